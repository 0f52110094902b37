//! Files of records.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

/// The largest file that is read, in MiB.
const LARGEST: u64 = 64;

/// Reads a file.
///
/// # Errors
/// The reason in words: the file cannot be read, is a folder, a device or a pipe, or is too large.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, String> {
    let in_words = |error: std::io::Error| error.to_string();
    // A pipe that nobody writes to must not be opened, because that would wait for a writer.
    if !path.metadata().map_err(in_words)?.is_file() {
        return Err("it is a folder, a device or a pipe and not a file".to_owned());
    }
    let mut bytes = Vec::new();
    // The size that a file has on record is not trusted: some files of the system have none.
    let most = LARGEST << 20;
    File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes)).map_err(in_words)?;
    if bytes.len() as u64 > most {
        return Err(format!("it is larger than {LARGEST} MiB"));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_up_to_the_limit_is_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        // The file takes no room on the disk.
        let file = File::create(&path).expect("a file");
        file.set_len((LARGEST << 20) + 1).expect("a size");
        assert_eq!(read(&path), Err("it is larger than 64 MiB".to_owned()));
        file.set_len(3).expect("a size");
        assert_eq!(read(&path), Ok(vec![0; 3]));
        assert!(read(folder.path()).is_err_and(|why| why.contains("a folder, a device or a pipe")));
        assert!(read(&folder.path().join("none")).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_an_endless_device_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("link");
        std::os::unix::fs::symlink("/dev/zero", &path).expect("a link");
        assert!(read(&path).is_err_and(|why| why.contains("a folder, a device or a pipe")));
    }
}
