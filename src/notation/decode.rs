//! Decoding of bytes to text, for files of any program and system.

use std::borrow::Cow;

use encoding_rs::Encoding;

use super::steps;

/// Decodes a file that does not name its encoding. A byte order mark decides; otherwise valid UTF-8
/// is read as UTF-8, and anything else as Latin-1, in which every byte is a character.
pub(super) fn decode(file: &[u8]) -> Cow<'_, str> {
    steps::count(file.len());
    with_line_feeds(match Encoding::for_bom(file) {
        Some((encoding, length)) => encoding.decode_without_bom_handling(&file[length..]).0,
        None => match std::str::from_utf8(file) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => latin_1(file).into(),
        },
    })
}

fn latin_1(file: &[u8]) -> String {
    // Letters outside ASCII take two bytes. Without the exact capacity the text would take up to four
    // times its size while it grows.
    let length = file.len() + file.iter().filter(|byte| !byte.is_ascii()).count();
    let mut text = String::with_capacity(length);
    text.extend(file.iter().copied().map(char::from));
    text
}

/// Decodes a file that names its encoding with this label: `GB18030`, `Shift_JIS`.
///
/// The label is ignored if it is unknown, if the bytes are invalid in its encoding, or if the file
/// has a byte order mark.
pub(super) fn decode_as<'a>(label: &[u8], file: &'a [u8]) -> Cow<'a, str> {
    steps::count(file.len());
    let named = Encoding::for_label(label).filter(|_| Encoding::for_bom(file).is_none());
    match named.and_then(|encoding| encoding.decode_without_bom_handling_and_without_replacement(file)) {
        Some(text) => with_line_feeds(text),
        None => decode(file),
    }
}

/// Replaces `\r\n` and `\r` by `\n`.
fn with_line_feeds(text: Cow<str>) -> Cow<str> {
    if !text.contains('\r') {
        return text;
    }
    let mut lines = String::with_capacity(text.len());
    let mut rest = &*text;
    while let Some((line, after)) = rest.split_once('\r') {
        lines.push_str(line);
        lines.push('\n');
        rest = after.strip_prefix('\n').unwrap_or(after);
    }
    lines.push_str(rest);
    lines.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_decoded_by_mark_label_or_content() {
        assert_eq!(decode(b""), "");
        assert_eq!(decode("Andr\u{e9}".as_bytes()), "Andr\u{e9}");
        assert_eq!(decode(b"Andr\xe9"), "Andr\u{e9}");
        assert_eq!(decode(b"\xef\xbb\xbfa"), "a");
        assert_eq!(decode(b"\xff\xfea\0b\0"), "ab");
        assert_eq!(decode(b"\xfe\xff\0a\0b"), "ab");
        assert_eq!(decode_as(b"gb2312", b"\xce\xa2\xc6\xe5"), "\u{5fae}\u{68cb}");
        assert_eq!(decode_as(b"Big5", b"\xb3\xf2\xb4\xd1"), "\u{570d}\u{68cb}");
        assert_eq!(decode_as(b"Shift_JIS", b"\x88\xcd\x8c\xe9"), "\u{56f2}\u{7881}");
        assert_eq!(decode_as(b"EUC-JP", b"\xb0\xcf\xb8\xeb"), "\u{56f2}\u{7881}");
        assert_eq!(decode_as(b"EUC-KR", b"\xb9\xd9\xb5\xcf"), "\u{bc14}\u{b451}");
    }

    #[test]
    fn a_wrong_or_unknown_label_is_ignored() {
        assert_eq!(decode_as(b"UTF-8", b"Andr\xe9"), "Andr\u{e9}");
        assert_eq!(decode_as(b"nonsense", b"a"), "a");
        assert_eq!(decode_as(b"Big5", b"\xef\xbb\xbf\xc3\xa9"), "\u{e9}");
    }

    #[test]
    fn line_ends_become_line_feeds() {
        assert_eq!(decode(b"a\r\nb\rc\nd\n\re"), "a\nb\nc\nd\n\ne");
        assert_eq!(decode(b"\r\r\n"), "\n\n");
    }
}
