//! Names of staged files, which hold a newer content of the file that they are named after.

/// Ending of the names of staged files.
const ENDING: &str = ".new";

/// The name of a staged file in its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StagedName<'a> {
    /// Name of the file whose newer content this is.
    pub(super) file: &'a str,
    /// Number that grows with each staged file, also from one process to the next.
    pub(super) stamp: u64,
    /// Checksum of the content.
    sum: u32,
}

/// Returns the name of a staged file. The name is never used twice, since the stamp is not.
pub(super) fn name(file: &str, stamp: u64, content: &[u8]) -> String {
    format!("{file}.{stamp:016x}-{:08x}{ENDING}", crc32fast::hash(content))
}

/// Returns `true` for the names of staged files, also those of version 0.2, which had neither stamp nor sum.
pub(super) fn is_staged(name: &str) -> bool {
    name.ends_with(ENDING)
}

impl StagedName<'_> {
    /// Reads the name of a staged file. Returns `None` for other names.
    pub(super) fn read(name: &str) -> Option<StagedName<'_>> {
        let (file, stamped) = name.strip_suffix(ENDING)?.rsplit_once('.')?;
        let (stamp, sum) = stamped.split_once('-')?;
        let stamp = u64::from_str_radix(stamp, 16).ok()?;
        Some(StagedName { file, stamp, sum: u32::from_str_radix(sum, 16).ok()? })
    }

    /// Returns `true` if this is the whole content of the staged file.
    pub(super) fn is_whole(&self, content: &[u8]) -> bool {
        crc32fast::hash(content) == self.sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        let staged = name("000012.json", 77, b"content");
        let read = StagedName::read(&staged).expect("the name of a staged file");
        assert_eq!((read.file, read.stamp), ("000012.json", 77));
        assert!(is_staged(&staged) && read.is_whole(b"content") && !read.is_whole(b"conten"));
        for other in ["000012.json", "000012.json.new", ".new", "a.x-y.new", "1.json.1-.new"] {
            assert_eq!(StagedName::read(other), None, "{other}");
        }
    }
}
