//! What a process that has ended left beside the files.

use super::{Files, Pending, lock};
use crate::storage::staged::{self, StagedName};

impl Files {
    /// Takes over what an ended process has staged, and removes staged files that are torn.
    pub(super) fn take_over(&self) {
        let storage = &self.shared.storage;
        let top = storage.list("").unwrap_or_default();
        let folders = top.iter().filter(|name| !name.contains('.')).map(String::as_str);
        for folder in std::iter::once("").chain(folders) {
            let in_folder =
                |name: &str| if folder.is_empty() { name.into() } else { format!("{folder}/{name}") };
            let mut names: Vec<_> = storage.list(folder).unwrap_or_default();
            names.retain(|name| staged::is_staged(name));
            // The newest first. The stamp, of equal length everywhere, decides between those of one file.
            names.sort_by_key(|name| std::cmp::Reverse(StagedName::read(name).map(|name| name.stamp)));
            for name in names {
                let path = in_folder(&name);
                let Some(known) = StagedName::read(&name) else {
                    // Version 0.2 renamed its staged files before it showed anything.
                    _ = storage.remove(&path);
                    continue;
                };
                // A disk that fails for a moment must not cost a turn.
                let content = storage.read(&path).or_else(|_| storage.read(&path));
                let mut state = lock(&self.shared.state);
                state.stamp = state.stamp.max(known.stamp);
                let file = in_folder(known.file);
                match content {
                    Ok(content) if !known.is_whole(&content) => _ = storage.remove(&path),
                    // Not to be shown any more, but not to be lost either.
                    Ok(_) if !state.pending.contains_key(&file) && self.is_superseded(&path, &file) => {
                        _ = storage.rename(&path, &self.unused(&file, "superseded"));
                    }
                    Ok(content) if !state.pending.contains_key(&file) => {
                        let (content, staged) = (content.into(), Some(path));
                        let pending = Pending { content, staged, survives: true, ..Pending::default() };
                        state.pending.insert(file.clone(), pending);
                        state.queue.push_back(file);
                    }
                    // Of no use any more, and to be removed before the file is written again.
                    _ => match state.pending.get_mut(&file) {
                        Some(newer) => newer.older.push(path),
                        None => state.leftover.entry(file).or_default().push(path),
                    },
                }
            }
        }
    }

    /// Returns `true` if a file was written after this staged content of it. Programs that stage a content
    /// never do that, since they take over what is staged before they write; version 0.2 does.
    fn is_superseded(&self, staged: &str, file: &str) -> bool {
        let storage = &self.shared.storage;
        storage.written(staged).is_ok_and(|staged| storage.written(file).is_ok_and(|file| file > staged))
    }
}
