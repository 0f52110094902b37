//! Files and links that leave the app and come to it, other than through the dialog that opens a file.

use std::cell::Cell;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::ptr::NonNull;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use bevy::log::warn;
use block2::RcBlock;
use objc2::rc::Retained;
use objc2_foundation::{
    NSFileCoordinator, NSFileCoordinatorReadingOptions, NSSet, NSTemporaryDirectory, NSURL,
};
use objc2_ui_kit::UIOpenURLContext;

use super::news::{lock, on_main, wake};
use super::picker;
use crate::platform::sharing::{Answer, Content, Opened};
use crate::play::link::MAX_BYTES;

/// Files and links that were handed over and that the app has not fetched yet.
static INBOX: Mutex<Vec<Opened>> = Mutex::new(Vec::new());

/// The temporary folder of the file that other programs read.
const SHARED: &str = "shared";
/// The temporary folder of the file that is saved.
const SAVED: &str = "saved";
/// The temporary folder of copies that the app reads.
const OPENED: &str = "opened";

/// Deletes what earlier runs have left.
pub(super) fn clean_up() {
    for name in [SHARED, SAVED, OPENED] {
        _ = fs::remove_dir_all(folder(name));
    }
}

fn folder(name: &str) -> PathBuf {
    PathBuf::from(NSTemporaryDirectory().to_string()).join(name)
}

/// Writes a temporary file for other programs to read, and deletes the one written before.
pub(super) fn temporary(name: &str, content: Content) -> io::Result<PathBuf> {
    written(SHARED, name, content)
}

/// Writes the only file of a temporary folder.
fn written(within: &str, name: &str, content: Content) -> io::Result<PathBuf> {
    let folder = folder(within);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let path = folder.join(Path::new(name).file_name().unwrap_or("record.txt".as_ref()));
    content.save(&path)?;
    Ok(path)
}

/// Writes a temporary file on the thread that awaits the answer, and then lets the player choose where its copy
/// goes. The answer is the name of the copy.
pub(super) fn save(name: &str, content: Content) -> Answer<String> {
    let name = name.to_owned();
    Box::pin(async move {
        let path = written(SAVED, &name, content)?;
        let (answer, answered) = async_channel::bounded(1);
        let exported = path.clone();
        on_main(move || picker::export(&exported, answer));
        // The channel closes if the dialog goes away without an answer.
        let chosen = answered.recv().await.unwrap_or(Ok(None));
        if !matches!(chosen, Ok(Some(_))) {
            // A copy may still be under way, but none was asked for.
            _ = fs::remove_file(&path);
        }
        let copy = chosen?;
        Ok(copy.map(|copy| copy.file_name().unwrap_or(copy.as_os_str()).to_string_lossy().into_owned()))
    })
}

/// Returns what was handed over since the last call.
pub(super) fn handed_over() -> Vec<Opened> {
    std::mem::take(&mut *lock(&INBOX))
}

/// Takes the files and links with which the system opens the app.
pub(super) fn receive(contexts: &NSSet<UIOpenURLContext>) {
    for context in contexts {
        let url = context.URL();
        if !url.isFileURL() {
            receive_link(&url);
        } else if context.options().openInPlace() {
            receive_in_place(url);
        } else if let Some(path) = url.to_file_path() {
            // The system has put a copy into the folder of the app.
            hand_over(Opened::copy(path));
        }
    }
}

/// Takes a file that goes away after the call.
pub(super) fn receive_passing(url: &NSURL) {
    let Some(path) = url.to_file_path() else { return };
    // A file that cannot be copied cannot be read either, and the app says why.
    hand_over(copied(&path).map_or_else(|_| Opened::of(path), Opened::copy));
}

fn receive_link(url: &NSURL) {
    let Some(link) = url.absoluteString().map(|link| link.to_string()) else { return };
    if link.len() <= MAX_BYTES {
        hand_over(Opened::in_memory(link.into_bytes()));
    } else {
        warn!("a link of {} bytes is no match", link.len());
    }
}

/// Takes a file that stays where it is. Its reading may have to wait for another program or for the network, so
/// it is done on a thread of its own.
fn receive_in_place(url: Retained<NSURL>) {
    let read = move || {
        // SAFETY: a successful start is followed by one stop.
        #[expect(unsafe_code, reason = "the system counts starts and stops")]
        let may_read = unsafe { url.startAccessingSecurityScopedResource() };
        let opened = coordinated(&url);
        if may_read {
            // SAFETY: see above.
            #[expect(unsafe_code, reason = "the system counts starts and stops")]
            unsafe {
                url.stopAccessingSecurityScopedResource();
            }
        }
        match opened {
            Ok(path) => hand_over(Opened::copy(path)),
            Err(reason) => {
                warn!("a file was handed over that cannot be read: {reason}");
                // The app says that it cannot be read.
                if let Some(path) = url.to_file_path() {
                    hand_over(Opened::of(path));
                }
            }
        }
    };
    if let Err(reason) = thread::Builder::new().name("handover".to_owned()).spawn(read) {
        warn!("a file cannot be taken over: {reason}");
    }
}

/// Copies a file as it was written last, after the system has fetched it if it is elsewhere.
fn coordinated(url: &NSURL) -> io::Result<PathBuf> {
    let copy = Cell::new(None);
    let mut error = None;
    {
        let reader = RcBlock::new(|url: NonNull<NSURL>| {
            // SAFETY: the address lives during the call.
            #[expect(unsafe_code, reason = "the address comes as a raw pointer")]
            let path = unsafe { url.as_ref() }.to_file_path();
            copy.set(path.map(|path| copied(&path)));
        });
        let coordinator = NSFileCoordinator::new();
        coordinator.coordinateReadingItemAtURL_options_error_byAccessor(
            url,
            NSFileCoordinatorReadingOptions::WithoutChanges,
            Some(&mut error),
            &reader,
        );
    }
    let unread =
        || error.map_or_else(|| io::ErrorKind::NotFound.into(), |error| io::Error::other(error.to_string()));
    copy.take().unwrap_or_else(|| Err(unread()))
}

/// Copies a file to a temporary one.
fn copied(path: &Path) -> io::Result<PathBuf> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = folder(OPENED);
    fs::create_dir_all(&folder)?;
    let copy = folder.join(number.to_string());
    let done = io::copy(&mut File::open(path)?, &mut File::create(&copy)?);
    if done.is_err() {
        _ = fs::remove_file(&copy);
    }
    done.map(|_| copy)
}

fn hand_over(opened: Opened) {
    lock(&INBOX).push(opened);
    wake();
}
