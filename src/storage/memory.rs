//! A disk in memory, which can be taken back to any moment and lose its power there.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, ErrorKind};
use std::sync::{Arc, Mutex};

use web_time::SystemTime;

use super::files::lock;
use super::{Lock, Storage, folder_of};

/// A disk in memory. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<State>>);

#[derive(Clone, Debug, Default)]
struct State {
    folders: BTreeSet<String>,
    files: BTreeMap<String, (Arc<[u8]>, Option<SystemTime>)>,
    log: Vec<Operation>,
}

/// A change of a disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    /// A file was created or replaced.
    Create(String, Arc<[u8]>),
    /// A folder was created.
    CreateFolder(String),
    /// A file was flushed.
    Sync(String),
    /// A folder was flushed.
    SyncFolder(String),
    /// A file was renamed.
    Rename(String, String),
    /// A file was removed.
    Remove(String),
}

impl Memory {
    /// Returns all changes so far, in their order.
    #[must_use]
    pub fn log(&self) -> Vec<Operation> {
        lock(&self.0).log.clone()
    }

    /// Returns the files by their names.
    #[must_use]
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        lock(&self.0).files.iter().map(|(name, (content, _))| (name.clone(), content.to_vec())).collect()
    }

    /// Returns an empty disk after these changes. With `torn`, the last file that was created has only the
    /// first `torn` bytes: the process ended in the middle of the call.
    #[must_use]
    pub fn after(log: &[Operation], torn: Option<usize>) -> Memory {
        let memory = Memory::default();
        for (at, operation) in log.iter().enumerate() {
            let is_last = at + 1 == log.len();
            match (operation, torn) {
                (Operation::Create(name, content), Some(torn)) if is_last => {
                    memory.apply(Operation::Create(name.clone(), content[..torn.min(content.len())].into()));
                }
                _ => memory.apply(operation.clone()),
            }
        }
        memory
    }

    /// Returns an empty disk that has lost its power after these changes. What was not flushed is there, or
    /// not, or torn, in any order, as `choose` says: it returns a number below its argument.
    #[must_use]
    pub fn without_power_after(log: &[Operation], mut choose: impl FnMut(usize) -> usize) -> Memory {
        let mut crash = Crash::default();
        for operation in log {
            crash.apply(operation);
        }
        for (_, change) in std::mem::take(&mut crash.unflushed) {
            if choose(2) == 0 {
                crash.names.apply(&change);
            }
        }
        let mut state = State::default();
        let folders = crash.unflushed_folders.into_iter().filter(|_| choose(2) == 0);
        state.folders.extend(crash.folders.into_iter().chain(folders));
        for (name, at) in crash.names.0 {
            let (content, is_flushed) = &crash.contents[at];
            let length = content.len();
            let content = match if *is_flushed { 0 } else { choose(4) } {
                0 => content.clone(),
                1 => content[..choose(length + 1)].into(),
                2 => vec![0; length].into(),
                _ => [].into(),
            };
            let folder = folder_of(&name);
            if folder.is_empty() || state.folders.contains(folder) {
                state.files.insert(name, (content, None));
            }
        }
        Memory(Arc::new(Mutex::new(state)))
    }

    fn apply(&self, operation: Operation) {
        lock(&self.0).apply(operation);
    }
}

impl State {
    fn apply(&mut self, operation: Operation) {
        match &operation {
            Operation::Create(name, content) => {
                self.files.insert(name.clone(), (content.clone(), Some(SystemTime::now())));
            }
            Operation::CreateFolder(folder) => _ = self.folders.insert(folder.clone()),
            Operation::Rename(from, to) => {
                if let Some(file) = self.files.remove(from) {
                    self.files.insert(to.clone(), file);
                }
            }
            Operation::Remove(name) => _ = self.files.remove(name),
            Operation::Sync(_) | Operation::SyncFolder(_) => {}
        }
        self.log.push(operation);
    }
}

/// A change of the names in a folder.
#[derive(Clone, Debug)]
enum NameChange {
    Link(String, usize),
    Move(String, String),
    Unlink(String),
}

/// The contents by the names of their files.
#[derive(Debug, Default)]
struct Names(BTreeMap<String, usize>);

impl Names {
    fn apply(&mut self, change: &NameChange) {
        match change {
            NameChange::Link(name, at) => _ = self.0.insert(name.clone(), *at),
            NameChange::Move(from, to) => {
                if let Some(at) = self.0.remove(from) {
                    self.0.insert(to.clone(), at);
                }
            }
            NameChange::Unlink(name) => _ = self.0.remove(name),
        }
    }
}

/// A disk on which only what was flushed is certain.
#[derive(Debug, Default)]
struct Crash {
    /// Contents of all files that ever were; `true` if flushed.
    contents: Vec<(Arc<[u8]>, bool)>,
    /// The names as the programs see them.
    seen: Names,
    /// The names that are certain.
    names: Names,
    /// Changes of names that are not certain, each with its folder.
    unflushed: Vec<(String, NameChange)>,
    folders: BTreeSet<String>,
    unflushed_folders: BTreeSet<String>,
}

impl Crash {
    fn change(&mut self, folder: &str, change: NameChange) {
        self.seen.apply(&change);
        self.unflushed.push((folder.to_owned(), change));
    }

    fn apply(&mut self, operation: &Operation) {
        match operation {
            Operation::Create(name, content) => {
                self.contents.push((content.clone(), false));
                self.change(folder_of(name), NameChange::Link(name.clone(), self.contents.len() - 1));
            }
            Operation::CreateFolder(folder) if folder.is_empty() => {}
            Operation::CreateFolder(folder) => {
                if !self.folders.contains(folder) {
                    self.unflushed_folders.insert(folder.clone());
                }
            }
            Operation::Sync(name) => {
                if let Some(at) = self.seen.0.get(name) {
                    self.contents[*at].1 = true;
                }
            }
            Operation::SyncFolder(folder) => {
                let (flushed, rest): (Vec<_>, _) =
                    std::mem::take(&mut self.unflushed).into_iter().partition(|(known, _)| known == folder);
                self.unflushed = rest;
                for (_, change) in flushed {
                    self.names.apply(&change);
                }
                if folder.is_empty() {
                    self.folders.append(&mut self.unflushed_folders);
                }
            }
            Operation::Rename(from, to) => {
                self.change(folder_of(to), NameChange::Move(from.clone(), to.clone()));
            }
            Operation::Remove(name) => self.change(folder_of(name), NameChange::Unlink(name.clone())),
        }
    }
}

fn missing() -> io::Error {
    ErrorKind::NotFound.into()
}

impl Storage for Memory {
    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        lock(&self.0).files.get(name).map(|(content, _)| content.to_vec()).ok_or_else(missing)
    }

    fn create(&self, name: &str, content: &[u8]) -> io::Result<()> {
        let folder = folder_of(name);
        if !folder.is_empty() && !lock(&self.0).folders.contains(folder) {
            return Err(missing());
        }
        self.apply(Operation::Create(name.to_owned(), content.into()));
        Ok(())
    }

    fn create_folder(&self, folder: &str) -> io::Result<()> {
        self.apply(Operation::CreateFolder(folder.to_owned()));
        Ok(())
    }

    fn sync(&self, name: &str) -> io::Result<()> {
        self.read(name)?;
        self.apply(Operation::Sync(name.to_owned()));
        Ok(())
    }

    fn sync_folder(&self, folder: &str) -> io::Result<()> {
        self.apply(Operation::SyncFolder(folder.to_owned()));
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        self.read(from)?;
        let folder = folder_of(to);
        if !folder.is_empty() && !lock(&self.0).folders.contains(folder) {
            return Err(missing());
        }
        self.apply(Operation::Rename(from.to_owned(), to.to_owned()));
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.read(name)?;
        self.apply(Operation::Remove(name.to_owned()));
        Ok(())
    }

    fn list(&self, folder: &str) -> io::Result<Vec<String>> {
        let state = lock(&self.0);
        if folder.is_empty() {
            let files = state.files.keys().filter(|name| !name.contains('/'));
            return Ok(files.chain(&state.folders).cloned().collect());
        }
        if !state.folders.contains(folder) {
            return Err(missing());
        }
        let names = state.files.keys().filter_map(|name| name.strip_prefix(folder)?.strip_prefix('/'));
        Ok(names.map(str::to_owned).collect())
    }

    fn written(&self, name: &str) -> io::Result<SystemTime> {
        lock(&self.0).files.get(name).and_then(|(_, time)| *time).ok_or_else(missing)
    }

    fn set_written(&self, name: &str, time: SystemTime) -> io::Result<()> {
        // A loss of power forgets the times anyway, so they are no part of the log.
        let mut state = lock(&self.0);
        state.files.get_mut(name).ok_or_else(missing)?.1 = Some(time);
        Ok(())
    }

    fn lock(&self) -> io::Result<Option<Lock>> {
        Ok(Some(Lock::private()))
    }
}
