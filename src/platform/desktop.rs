//! Linux, macOS and Windows.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::{env, fs};

use directories::{ProjectDirs, UserDirs};
use rfd::AsyncFileDialog;
use web_time::Instant;

use handover::Errand;

use super::gamepad::Heard;
use super::sharing::{Answer, Content, NotShared, Opened, at_once};
use super::{Abilities, Platform, Wake};

mod gamepads;
pub mod handover;

/// Shortest time in which a player can close a dialog. A faster answer means that the system has no
/// dialog: `rfd` reports that in the same way as a cancelled dialog.
const FASTEST_CANCEL: Duration = Duration::from_millis(250);

/// Returns the implementation for desktops.
#[must_use]
pub fn here() -> Arc<dyn Platform> {
    with_errand(None)
}

/// Returns the implementation for desktops, with a link or a file that the player opens with this start.
#[must_use]
pub fn with_errand(errand: Option<Errand>) -> Arc<dyn Platform> {
    Arc::new(Desktop { errands: Mutex::new(errand.into_iter().collect()), ..Desktop::default() })
}

#[derive(Default)]
struct Desktop {
    /// Stays open after its first use, because on some systems the copied text is lost with it.
    clipboard: Mutex<Option<arboard::Clipboard>>,
    /// What this start and later ones were told to open.
    errands: Mutex<Vec<Errand>>,
    /// Errands of later starts.
    later: Mutex<Option<Receiver<Errand>>>,
}

impl Desktop {
    fn with_clipboard<T>(
        &self,
        act: impl FnOnce(&mut arboard::Clipboard) -> Result<T, arboard::Error>,
    ) -> Result<T, NotShared> {
        let mut kept = self.clipboard.lock().unwrap_or_else(PoisonError::into_inner);
        let mut clipboard = match kept.take() {
            Some(clipboard) => clipboard,
            None => arboard::Clipboard::new()?,
        };
        let done = act(&mut clipboard);
        *kept = Some(clipboard);
        Ok(done?)
    }
}

impl From<arboard::Error> for NotShared {
    fn from(error: arboard::Error) -> NotShared {
        match error {
            arboard::Error::ContentNotAvailable => NotShared::NothingCopied,
            arboard::Error::ClipboardNotSupported => NotShared::NoClipboard,
            // Without a display there is no clipboard, and `arboard` has no error for that.
            _ if !has_display() => NotShared::NoClipboard,
            other => NotShared::Failed(other.to_string()),
        }
    }
}

/// Returns true if the system has a display.
fn has_display() -> bool {
    let is_named = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_named("DISPLAY") || is_named("WAYLAND_DISPLAY")
}

impl Platform for Desktop {
    fn abilities(&self) -> Abilities {
        Abilities { leave: true, drop: true, ..Abilities::default() }
    }

    /// The environment variable `PARLOUR_DATA` overrides the folder, for portable copies and for tests.
    fn data_folder(&self) -> PathBuf {
        if let Some(folder) = env::var_os("PARLOUR_DATA").filter(|folder| !folder.is_empty()) {
            return folder.into();
        }
        match ProjectDirs::from("org", "parlour", "Parlour") {
            Some(folders) => folders.data_dir().to_owned(),
            // The user has no home folder; the files go into the working directory.
            None => PathBuf::from("parlour-data"),
        }
    }

    fn languages(&self) -> Vec<String> {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| env::var(name).ok())
            .filter_map(|value| {
                let tag = value.split(['.', '@']).next()?.replace('_', "-");
                (tag.len() >= 2 && tag != "POSIX").then_some(tag)
            })
            .collect()
    }

    /// Listens for later starts. A program that cannot do that still opens what it is told to.
    fn wake_with(&self, wake: Wake) {
        if let Ok(errands) = handover::listen(&self.data_folder(), wake) {
            *self.later.lock().unwrap_or_else(PoisonError::into_inner) = Some(errands);
        }
    }

    fn dropped(&self) -> Vec<Opened> {
        let mut errands = std::mem::take(&mut *self.errands.lock().unwrap_or_else(PoisonError::into_inner));
        if let Some(later) = &*self.later.lock().unwrap_or_else(PoisonError::into_inner) {
            errands.extend(later.try_iter());
        }
        errands.into_iter().map(Errand::opened).collect()
    }

    fn gamepads(&self, wake: Wake) -> Option<Receiver<Heard>> {
        gamepads::listen(wake)
    }

    fn copy(&self, text: &str) -> Result<(), NotShared> {
        self.with_clipboard(|clipboard| clipboard.set_text(text))
    }

    fn paste(&self) -> Answer<String> {
        at_once(self.with_clipboard(arboard::Clipboard::get_text))
    }

    fn save(&self, name: &str, content: Content) -> Answer<String> {
        let documents = documents();
        let name = name.to_owned();
        let begun = Instant::now();
        let dialog = has_display().then(|| dialog(documents.as_deref()).set_file_name(&name).save_file());
        Box::pin(async move {
            let chosen = match dialog {
                Some(dialog) => dialog.await.map(|file| file.path().to_owned()),
                None => None,
            };
            let path = match chosen {
                Some(path) => path,
                None if begun.elapsed() > FASTEST_CANCEL => return Ok(None),
                // Without a dialog the file goes to the documents, where a player looks for it.
                None => free(&documents.ok_or(NotShared::NoDialog)?, &name),
            };
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            content.save(&path)?;
            Ok(Some(path.display().to_string()))
        })
    }

    fn open(&self, extensions: &[&str]) -> Answer<Opened> {
        let begun = Instant::now();
        let dialog = has_display().then(|| {
            let dialog = dialog(documents().as_deref());
            dialog.add_filter(extensions.join(", "), extensions).add_filter("*", &["*"]).pick_file()
        });
        Box::pin(async move {
            let chosen = match dialog {
                Some(dialog) => dialog.await,
                None => None,
            };
            match chosen {
                Some(file) => Ok(Some(Opened::of(file.path()))),
                None if begun.elapsed() > FASTEST_CANCEL => Ok(None),
                None => Err(NotShared::NoDialog),
            }
        })
    }
}

fn dialog(folder: Option<&Path>) -> AsyncFileDialog {
    let dialog = AsyncFileDialog::new();
    match folder.filter(|folder| folder.is_dir()) {
        Some(folder) => dialog.set_directory(folder),
        None => dialog,
    }
}

/// Returns the user's folder of documents, or the home folder if there is none.
fn documents() -> Option<PathBuf> {
    let user = UserDirs::new()?;
    Some(user.document_dir().unwrap_or(user.home_dir()).to_owned())
}

/// Returns the first unused path in this folder: `game.pdn`, `game-2.pdn` and so on.
fn free(folder: &Path, name: &str) -> PathBuf {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, "txt"));
    let numbered = (2..=u32::MAX).map(|number| format!("{stem}-{number}.{extension}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered).map(|name| folder.join(name));
    names.find(|path| !path.exists()).unwrap_or_else(|| folder.join(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn existing_files_are_not_overwritten() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        assert_eq!(free(folder.path(), "a.pdn"), folder.path().join("a.pdn"));
        fs::write(folder.path().join("a.pdn"), "one")?;
        fs::write(folder.path().join("a-2.pdn"), "two")?;
        assert_eq!(free(folder.path(), "a.pdn"), folder.path().join("a-3.pdn"));
        Ok(())
    }
}
