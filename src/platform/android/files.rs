//! Documents that the player chooses, and files that the player shares.

use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::os::fd::FromRawFd;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jni::objects::JString;

use super::own;
use crate::platform::sharing::{Content, NotShared, Opened, unique};

/// Largest document to copy, in bytes, so that one without an end does not fill the device. It is far above that of any
/// backup.
const LARGEST_COPY: u64 = 1 << 30;

/// Time for which another program may read a shared file.
const SHARED_FOR: Duration = Duration::from_secs(3600);

/// Opens a document.
fn open(document: &str, writes: bool) -> Result<File, NotShared> {
    let number = own(|env, own| {
        let document = JString::new(env, document)?;
        own.open_document(env, &document, writes)
    })?;
    // SAFETY: the activity has detached the descriptor, so nothing else closes it.
    #[expect(unsafe_code, reason = "Android gives the file as a number")]
    let file = unsafe { File::from_raw_fd(number) };
    Ok(file)
}

/// Writes a document piece by piece. If that fails, the document is deleted where its provider allows that.
pub(super) fn write(document: &str, content: Content) -> Result<(), NotShared> {
    let file = open(document, true)?;
    fill(file, content).map_err(|error| {
        // The error of the content says more than one of the removal.
        _ = own(|env, own| {
            let document = JString::new(env, document)?;
            own.delete_document(env, &document)
        });
        error.into()
    })
}

/// Writes a content to a file, and flushes it to the disk. A document may be a pipe, which cannot be flushed.
fn fill(file: File, content: Content) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 16, file);
    content.write(&mut out)?;
    let flushed = out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all();
    match flushed {
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => {
            Ok(())
        }
        other => other,
    }
}

/// Copies a document piece by piece. The copy is deleted when it is dropped.
pub(super) fn copy(document: &str) -> Result<Opened, NotShared> {
    let folder = cache_folder()?.join("opened");
    fs::create_dir_all(&folder)?;
    let path = folder.join(unique("document"));
    let mut file = open(document, false)?;
    let mut out = File::create_new(&path)?;
    let copy = Opened::copy(path);
    let (mut piece, mut size) = (vec![0; 1 << 16], 0);
    loop {
        let count = match file.read(&mut piece) {
            Ok(0) => return Ok(copy),
            Ok(count) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error.into()),
        };
        size += count as u64;
        if size > LARGEST_COPY {
            return Err(NotShared::TooLarge { most: LARGEST_COPY });
        }
        out.write_all(&piece[..count])?;
    }
}

/// Deletes the copies of an earlier process.
pub(super) fn forget_copies() {
    let copies = cache_folder().ok().and_then(|folder| fs::read_dir(folder.join("opened")).ok());
    for copy in copies.into_iter().flatten().flatten() {
        // The system deletes it later if this fails.
        _ = fs::remove_file(copy.path());
    }
}

/// Returns the name of a document as the player knows it.
pub(super) fn name_of(document: &str) -> Result<String, NotShared> {
    own(|env, own| {
        let document = JString::new(env, document)?;
        own.name_of(env, &document)?.try_to_string(env)
    })
}

fn cache_folder() -> Result<PathBuf, NotShared> {
    own(|env, own| own.cache_folder(env)?.try_to_string(env)).map(PathBuf::from)
}

/// Writes a file that other programs may read, one at a time and with the player's permission. Files that were shared
/// before are deleted, unless another program may still read them.
pub(super) fn shared(name: &str, content: Content) -> Result<PathBuf, NotShared> {
    let folder = cache_folder()?.join("shared");
    fs::create_dir_all(&folder)?;
    for old in fs::read_dir(&folder)?.flatten() {
        let age =
            old.metadata().and_then(|about| about.modified()).map(|at| at.elapsed().unwrap_or_default());
        if age.is_ok_and(|age| age > SHARED_FOR) {
            // The system deletes it later if this fails.
            _ = fs::remove_file(old.path());
        }
    }
    let path = folder.join(Path::new(name).file_name().unwrap_or("record.txt".as_ref()));
    content.save(&path)?;
    Ok(path)
}

/// Opens the share sheet for a file of [`shared`].
pub(super) fn send(path: &Path) -> Result<(), NotShared> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    own(|env, own| {
        let name = JString::new(env, &name)?;
        own.share_file(env, &name)
    })
}
