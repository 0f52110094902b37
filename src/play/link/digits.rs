//! Digits of changing radix, packed without gaps.
//!
//! A range coder (G. N. N. Martin, *Range encoding: an algorithm for removing redundancy from a digitised
//! message*, 1979), in which all values of a digit are equally likely: a digit of radix `n` takes log₂ `n`
//! bits. A long integer would take the same space, and time that grows like the square of its length.

/// Largest radix. Up to it a digit takes at most 0.006 bits more than its logarithm.
pub(super) const MOST_RADIX: u32 = 1 << 16;

/// The range is kept above this, so that it can be split into the largest radix.
const LEAST_RANGE: u64 = 1 << 24;
const WHOLE: u64 = 1 << 32;

/// The digits do not have the values that they should, or there are more or fewer of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Misfit;

/// Digits as they are written.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    bytes: Vec<u8>,
    /// The four bytes that follow, before `range` is added to them.
    low: u64,
    range: u64,
}

impl Writer {
    pub(super) fn new() -> Writer {
        Writer { bytes: Vec::new(), low: 0, range: WHOLE }
    }

    /// Writes a digit below `radix`.
    pub(super) fn digit(&mut self, digit: u32, radix: u32) {
        debug_assert!(digit < radix && radix <= MOST_RADIX, "digit {digit} of radix {radix}");
        self.range /= u64::from(radix);
        self.low += u64::from(digit) * self.range;
        self.carry();
        while self.range < LEAST_RANGE {
            self.shift();
            self.range <<= 8;
        }
    }

    /// Writes a yes or a no.
    pub(super) fn switch(&mut self, is_on: bool) {
        self.digit(u32::from(is_on), 2);
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.digit(u32::from(byte), 1 << 8);
    }

    /// Writes the lowest `count` bits, in bytes from the highest one, of which the first may be shorter.
    pub(super) fn bits(&mut self, bits: u128, count: u32) {
        let mut left = count;
        while left > 0 {
            let group = if left.is_multiple_of(8) { 8 } else { left % 8 };
            left -= group;
            self.digit((bits >> left) as u32 & ((1 << group) - 1), 1 << group);
        }
    }

    /// Writes a number of any size. Numbers below 2^`order` are the shortest, with `order` + 1 bits.
    pub(super) fn number(&mut self, number: u64, order: u32) {
        let shifted = u128::from(number) + (1 << order);
        let more = shifted.ilog2() - order;
        for _ in 0..more {
            self.switch(true);
        }
        self.switch(false);
        self.bits(shifted, more + order);
    }

    /// Writes the place of a value in a list of at most 16.
    pub(super) fn choice<T: PartialEq>(&mut self, value: &T, known: &[T]) {
        let at = known.iter().position(|known| known == value);
        self.digit(at.map_or(15, |at| at as u32), 16);
    }

    /// Writes the length of a text, and its bytes.
    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len() as u64, 4);
        for &byte in text.as_bytes() {
            self.byte(byte);
        }
    }

    /// Returns the bytes, with as few at the end as tell the last digits.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let end = self.low + self.range;
        for count in 0..=4 {
            let step = WHOLE >> (8 * count);
            let value = self.low.next_multiple_of(step);
            if value < end {
                self.low = value;
                self.carry();
                for _ in 0..count {
                    self.shift();
                }
                break;
            }
        }
        self.bytes
    }

    /// Moves what is beyond four bytes to those before.
    fn carry(&mut self) {
        if self.low >= WHOLE {
            self.low -= WHOLE;
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
    }

    fn shift(&mut self) {
        self.bytes.push((self.low >> 24) as u8);
        self.low = (self.low << 8) & (WHOLE - 1);
    }
}

/// Digits as they are read.
#[derive(Clone, Debug)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    /// Number of bytes that were read, with zeros after the end.
    read: usize,
    code: u64,
    range: u64,
}

impl Reader<'_> {
    pub(super) fn new(bytes: &[u8]) -> Reader<'_> {
        let mut reader = Reader { bytes, read: 0, code: 0, range: WHOLE };
        for _ in 0..4 {
            reader.shift();
        }
        reader
    }

    /// Reads a digit below `radix`.
    pub(super) fn digit(&mut self, radix: u32) -> Result<u32, Misfit> {
        self.range /= u64::from(radix.clamp(1, MOST_RADIX));
        let digit = self.code / self.range;
        if digit >= u64::from(radix) {
            return Err(Misfit);
        }
        self.code -= digit * self.range;
        while self.range < LEAST_RANGE {
            self.shift();
            self.range <<= 8;
        }
        // The writer leaves out at most four bytes. So the digits cannot go on for ever.
        if self.read > self.bytes.len() + 4 { Err(Misfit) } else { Ok(digit as u32) }
    }

    pub(super) fn switch(&mut self) -> Result<bool, Misfit> {
        Ok(self.digit(2)? == 1)
    }

    pub(super) fn byte(&mut self) -> Result<u8, Misfit> {
        Ok(self.digit(1 << 8)? as u8)
    }

    pub(super) fn bits(&mut self, count: u32) -> Result<u128, Misfit> {
        let (mut bits, mut left) = (0, count);
        while left > 0 {
            let group = if left.is_multiple_of(8) { 8 } else { left % 8 };
            left -= group;
            bits = bits << group | u128::from(self.digit(1 << group)?);
        }
        Ok(bits)
    }

    pub(super) fn number(&mut self, order: u32) -> Result<u64, Misfit> {
        let mut more = 0;
        while self.switch()? {
            more += 1;
            if more + order > u64::BITS {
                return Err(Misfit);
            }
        }
        let shifted = 1 << (more + order) | self.bits(more + order)?;
        u64::try_from(shifted - (1 << order)).map_err(|_| Misfit)
    }

    pub(super) fn choice<T: Copy>(&mut self, known: &[T]) -> Result<T, Misfit> {
        known.get(self.digit(16)? as usize).copied().ok_or(Misfit)
    }

    pub(super) fn text(&mut self) -> Result<String, Misfit> {
        let length = self.number(4)?;
        let mut bytes = Vec::new();
        for _ in 0..length {
            bytes.push(self.byte()?);
        }
        String::from_utf8(bytes).map_err(|_| Misfit)
    }

    /// Checks that no byte is left.
    pub(super) fn end(&self) -> Result<(), Misfit> {
        if self.read < self.bytes.len() { Err(Misfit) } else { Ok(()) }
    }

    fn shift(&mut self) {
        let byte = self.bytes.get(self.read).copied().unwrap_or(0);
        self.code = (self.code << 8) | u64::from(byte);
        self.read += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::random::Random;

    #[test]
    fn digits_of_any_radix_are_read_as_they_were_written() {
        let mut random = Random::new(1);
        for count in [0, 1, 2, 3, 10, 100, 3000] {
            for bias in 0..4 {
                let digits: Vec<(u32, u32)> = (0..count)
                    .map(|_| {
                        let most = if random.happens(8) { 1 << 16 } else { 400 };
                        let radix = 1 + random.index(most) as u32;
                        // Zeros and highest digits in a row lead to carries.
                        let digit =
                            [0, radix - 1, random.index(radix as usize) as u32][random.index(3).min(bias)];
                        (digit, radix)
                    })
                    .collect();
                let mut writer = Writer::new();
                for &(digit, radix) in &digits {
                    writer.digit(digit, radix);
                }
                let bytes = writer.finish();
                let bits: f64 = digits.iter().map(|&(_, radix)| f64::from(radix).log2()).sum();
                assert!(
                    bytes.len() as f64 <= bits * 1.001 / 8.0 + 1.0,
                    "{count} digits take {}",
                    bytes.len()
                );
                let mut reader = Reader::new(&bytes);
                for &(digit, radix) in &digits {
                    assert_eq!(reader.digit(radix), Ok(digit));
                }
                assert_eq!(reader.end(), Ok(()));
            }
        }
    }

    #[test]
    fn numbers_are_read_as_they_were_written() {
        let numbers = [0, 1, 2, 7, 8, 9, 255, 256, 65_535, 1 << 40, u64::MAX - 1, u64::MAX];
        for order in [0, 1, 4, 16, 31, 40] {
            let mut writer = Writer::new();
            for number in numbers {
                writer.number(number, order);
            }
            writer.text("ä");
            let bytes = writer.finish();
            let mut reader = Reader::new(&bytes);
            for number in numbers {
                assert_eq!(reader.number(order), Ok(number), "order {order}");
            }
            assert_eq!(reader.text().as_deref(), Ok("ä"));
            assert_eq!(reader.end(), Ok(()));
        }
    }

    #[test]
    fn a_reader_does_not_go_on_behind_the_end() {
        let mut reader = Reader::new(&[]);
        assert!((0..40).any(|_| reader.switch().is_err()), "four bytes have 32 bits");
        assert_eq!(Reader::new(&[0; 5]).end(), Err(Misfit), "a byte is left");
    }
}
