//! Annotations of turns, and properties in comments.

use super::{Place, Unreadable};
use crate::notation::record::Extra;
use crate::notation::replay::Replay;
use crate::notation::scan::Scanner;
use crate::notation::steps;

/// Name of the property that holds the number of a glyph.
const NAG: &str = "NAG";

/// The star behind a forced turn.
pub(super) const FORCED: &str = "*";

/// Signs for glyphs, each with its number.
const GLYPHS: [(&str, &str); 7] =
    [("!", "1"), ("?", "2"), ("!!", "3"), ("??", "4"), ("!?", "5"), ("?!", "6"), (FORCED, "7")];

/// Keeps the annotation of a turn that a sign gives. An unknown sign is dropped.
pub(super) fn glyph(replay: &mut Replay, sign: &str, at: Place) -> Result<(), Unreadable> {
    match GLYPHS.iter().find(|(known, _)| *known == sign) {
        Some((_, digits)) => number(replay, digits, at),
        None => {
            replay.record.dropped.marks += usize::from(!sign.is_empty());
            Ok(())
        }
    }
}

/// Keeps the annotation of a turn with this number. It is dropped if the number is missing.
pub(super) fn number(replay: &mut Replay, digits: &str, at: Place) -> Result<(), Unreadable> {
    if digits.is_empty() {
        replay.record.dropped.marks += 1;
        return Ok(());
    }
    replay.note(NAG, 1, [digits].into_iter(), at)
}

/// Returns the sign between two brackets, and the scanner behind them. `None` if there is more between them.
pub(super) fn in_brackets<'a>(at: &Scanner<'a>) -> Option<(&'a str, Scanner<'a>)> {
    let mut ahead = at.clone();
    ahead.take('(');
    let sign = ahead.take_while(|c| matches!(c, '!' | '?' | '*'));
    ahead.take(')').then_some((sign, ahead))
}

/// Keeps a comment as one line, after the properties at its beginning.
pub(super) fn remark(replay: &mut Replay, text: &str, at: Place) -> Result<(), Unreadable> {
    steps::count(text.len());
    let mut line = String::with_capacity(text.trim().len());
    for word in text.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    let mut rest = line.as_str();
    while let Some((Extra { name, values, .. }, after)) = command(rest) {
        replay.note(&name, values.len(), values.into_iter(), at)?;
        rest = after.trim_start();
    }
    replay.remark(rest, at)
}

/// Reads the property at the beginning of a comment, and returns it with the text behind it.
fn command(text: &str) -> Option<(Extra, &str)> {
    let (inside, after) = text.strip_prefix("[%")?.split_once(']')?;
    let mut words = inside.split(' ');
    let name = words.next().filter(|name| is_name(name))?.to_owned();
    let values: Option<Vec<_>> = words.map(decoded).collect();
    let values = values.filter(|values| !values.is_empty())?;
    Some((Extra { ply: 0, name, values }, after))
}

/// Returns the text of a property: `$1`, or a comment without its braces. `None` if its name is not valid.
pub(super) fn text(extra: &Extra) -> Option<Text> {
    match (&*extra.name, &*extra.values) {
        (NAG, [digits]) if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            Some(Text::Word(format!("${digits}")))
        }
        (name, values) if is_name(name) && !values.is_empty() => {
            let values = values.iter().map(|value| encoded(value));
            let words: Vec<_> = [format!("[%{name}")].into_iter().chain(values).collect();
            Some(Text::Comment(words.join(" ") + "]"))
        }
        _ => None,
    }
}

/// The text of a property.
pub(super) enum Text {
    Word(String),
    Comment(String),
}

/// Returns true if the text is a valid name of a property. Commands of other programs have small letters.
fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
}

/// Returns a value as a word that can stand in a comment.
fn encoded(value: &str) -> String {
    if value.is_empty() {
        return "%".to_owned();
    }
    let mut word = String::with_capacity(value.len());
    for letter in value.chars() {
        if letter.is_whitespace() || letter.is_control() || matches!(letter, '%' | ']' | '}') {
            let mut bytes = [0; 4];
            word.extend(letter.encode_utf8(&mut bytes).bytes().map(|byte| format!("%{byte:02X}")));
        } else {
            word.push(letter);
        }
    }
    word
}

/// Returns the value of a word. `None` if the word is not encoded as above.
fn decoded(word: &str) -> Option<String> {
    if word == "%" {
        return Some(String::new());
    }
    let mut parts = word.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        let (digits, rest) = part.split_at_checked(2)?;
        bytes.push(u8::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+'))?);
        bytes.extend(rest.bytes());
    }
    String::from_utf8(bytes).ok().filter(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_words_in_comments() {
        for (value, word) in [
            ("dd:A", "dd:A"),
            ("a b", "a%20b"),
            ("", "%"),
            ("100 %\n}", "100%20%25%0A%7D"),
            ("[\\]", "[\\%5D"),
            ("\u{a0}\u{5fae}", "%C2%A0\u{5fae}"),
        ] {
            assert_eq!(encoded(value), word);
            assert_eq!(decoded(word).as_deref(), Some(value), "value of {word}");
        }
        for word in ["%2", "%zz", "%+1", "a%", "%FF", "%\u{e9}"] {
            assert_eq!(decoded(word), None, "{word} should be no value");
        }
    }

    #[test]
    fn commands_of_other_programs_stay_comments() {
        for text in
            ["[%clk 0:01:20]", "[%eval 0.1] good", "[%CR]", "[%CR 12", "[% 12]", "[CR 12]", "[%CR 1%]"]
        {
            assert_eq!(command(text), None, "{text} should be a comment");
        }
        let (extra, after) = command("[%CR 12 17] [%TR 3] good").expect("it is a property");
        assert_eq!((&*extra.name, extra.values), ("CR", vec!["12".to_owned(), "17".to_owned()]));
        assert_eq!(after, " [%TR 3] good");
    }
}
