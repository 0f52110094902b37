//! Text from files and other programs, made safe for a terminal.

use std::borrow::Cow;
use std::fmt::Write as _;

use serde::Serialize;

/// Returns `true` for characters that command a terminal or reverse the direction of text.
pub(super) fn is_command(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns the text with every control character, line break and change of direction as an escape of
/// Rust, for example `\u{1b}`. All foreign text goes through this function before it is printed.
pub(super) fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(is_command) {
        return Cow::Borrowed(text);
    }
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        if is_command(letter) {
            safe.extend(letter.escape_default());
        } else {
            safe.push(letter);
        }
    }
    Cow::Owned(safe)
}

/// Returns a value as a line of JSON, in which the same characters as in [`escaped`] are escapes of JSON.
pub(super) fn json_line(value: &impl Serialize) -> std::io::Result<String> {
    let json = serde_json::to_string(value)?;
    if !json.contains(is_command) {
        return Ok(json);
    }
    let mut safe = String::with_capacity(json.len());
    for letter in json.chars() {
        if is_command(letter) {
            // All these characters stand in strings and have four hexadecimal digits.
            _ = write!(safe, "\\u{:04x}", u32::from(letter));
        } else {
            safe.push(letter);
        }
    }
    Ok(safe)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOREIGN: &str = "a\u{1b}[2J\u{9b}2J\u{7f}\r\n\u{202e}\u{2066}é👍";

    #[test]
    fn escapes_have_no_effect_on_a_terminal() {
        let safe = escaped(FOREIGN);
        assert_eq!(safe, "a\\u{1b}[2J\\u{9b}2J\\u{7f}\\r\\n\\u{202e}\\u{2066}é👍");
        assert!(!safe.contains(is_command));
        assert!(matches!(escaped("plain é"), Cow::Borrowed(_)));
    }

    #[test]
    fn json_keeps_its_value() {
        let line = json_line(&FOREIGN).expect("JSON");
        assert!(!line.contains(is_command), "{line}");
        assert_eq!(serde_json::from_str::<String>(&line).expect("JSON"), FOREIGN);
    }
}
