//! Lines from other programs, none of which is read beyond a longest length.

use std::io::{self, BufRead, Read as _};

/// The longest line between an engine and another program, in bytes. The longest that a protocol needs is
/// a game of some thousand turns.
pub const LONGEST_LINE: usize = 1 << 16;

/// The longest line with a question about a position, in bytes: ten times the longest possible game.
pub const LONGEST_QUESTION: usize = 1 << 20;

/// The error for a line with more bytes than this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the line is longer than {0} bytes")]
pub struct TooLong(pub usize);

/// The lines of an input, without their ends.
pub struct Lines<R> {
    input: R,
    most: usize,
    /// `true` if the input is still within a line that is too long.
    is_within: bool,
}

impl<R: BufRead> Lines<R> {
    /// Returns the lines of an input. Those of more than `most` bytes are errors.
    pub fn new(input: R, most: usize) -> Lines<R> {
        Lines { input, most, is_within: false }
    }

    fn read(&mut self) -> io::Result<Option<Result<Vec<u8>, TooLong>>> {
        // The rest of a line that is too long is skipped here and not at once, because it may be endless.
        if std::mem::take(&mut self.is_within) {
            self.input.skip_until(b'\n')?;
        }
        let mut line = Vec::new();
        if self.input.by_ref().take(self.most as u64 + 1).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        } else if line.len() > self.most {
            self.is_within = true;
            return Ok(Some(Err(TooLong(self.most))));
        }
        Ok(Some(Ok(line)))
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Result<Vec<u8>, TooLong>>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: impl BufRead, most: usize) -> Vec<Result<Vec<u8>, TooLong>> {
        Lines::new(input, most).map(|line| line.expect("it can be read")).collect()
    }

    #[test]
    fn a_line_that_is_too_long_is_one_error() {
        let found = lines(&b"1234\n12345\n123456789\n\n12"[..], 4);
        let line = |text: &str| Ok(text.as_bytes().to_vec());
        let long = Err(TooLong(4));
        assert_eq!(found, [line("1234"), long.clone(), long, line(""), line("12")]);
        assert_eq!(TooLong(4).to_string(), "the line is longer than 4 bytes");
    }

    #[test]
    fn an_endless_line_is_reported_without_its_rest() {
        let mut endless = Lines::new(io::BufReader::new(io::repeat(b'x')), 1000);
        assert!(matches!(endless.next(), Some(Ok(Err(TooLong(1000))))));
    }
}
