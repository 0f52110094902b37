//! Files of records.

use std::path::Path;

use crate::storage::read_file;

/// Reads a file.
///
/// # Errors
/// The reason in words: the file cannot be read, is a folder, a device or a pipe, or is too large.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, String> {
    read_file(path).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use std::fs::File;

    use super::*;
    use crate::storage::MAX_BYTES;

    #[test]
    fn a_file_up_to_the_limit_is_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        // The file takes no room on the disk.
        let file = File::create(&path).expect("a file");
        file.set_len(MAX_BYTES + 1).expect("a size");
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
