//! The file format of tables of 16-bit entries.

/// Returns the entries as bytes: all low bytes, then all high bytes, which compresses better.
#[cfg(any(test, feature = "tools"))]
pub(crate) fn to_bytes(entries: &[i16]) -> Vec<u8> {
    let byte = |at: usize| entries.iter().map(move |entry| entry.to_le_bytes()[at]);
    byte(0).chain(byte(1)).collect()
}

/// Reads the entries that [`to_bytes`] wrote. An odd byte at the end is ignored.
pub(crate) fn from_bytes(bytes: &[u8]) -> Vec<i16> {
    let (low, high) = bytes.split_at(bytes.len() / 2);
    low.iter().zip(high).map(|(&low, &high)| i16::from_le_bytes([low, high])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_a_round_trip() {
        let entries = [0, 126, -126, i16::MAX, i16::MIN, 0];
        assert_eq!(from_bytes(&to_bytes(&entries)), entries);
        assert!(from_bytes(&[]).is_empty());
    }
}
