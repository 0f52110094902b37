//! The common form of saved matches and sketches: a version, and parts that a later program
//! may have added.
//!
//! A file that is whole and holds something unknown is not damaged. A later program wrote it, and what it
//! holds would be lost if this one wrote it again.

use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, Visitor};
use serde_json::Value;

use crate::notation;

/// Fields that this program leaves out where they have their usual value, and one of earlier versions that
/// has no meaning any more.
const LEFT_OUT: [&str; 7] = ["position", "clocks", "serious", "series", "computer", "taken_over", "mirrored"];

/// Largest size in bytes up to which a part is searched for unknown fields. The setup of a match takes some
/// hundred bytes.
pub(super) const MAX_PART: usize = 256 << 10;

/// The version of a saved file, and a field on its first level that this program does not know.
pub(super) struct Head {
    pub version: u32,
    pub unknown: Option<String>,
}

impl Head {
    /// Reads the head of a file with these fields.
    pub(super) fn read(text: &str, fields: &'static [&'static str]) -> Result<Head, serde_json::Error> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let head = Fields(fields).deserialize(&mut reader)?;
        reader.end()?;
        Ok(head)
    }
}

/// The known fields of a file.
struct Fields(&'static [&'static str]);

impl<'de> DeserializeSeed<'de> for Fields {
    type Value = Head;

    fn deserialize<D: serde::Deserializer<'de>>(self, deserializer: D) -> Result<Head, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Fields {
    type Value = Head;

    fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Head, A::Error> {
        let (mut version, mut unknown) = (None, None);
        while let Some(field) = map.next_key::<String>()? {
            if field == "version" {
                version = Some(map.next_value()?);
                continue;
            }
            map.next_value::<IgnoredAny>()?;
            if !self.0.contains(&field.as_str()) {
                unknown.get_or_insert_with(|| quoted(&field));
            }
        }
        Ok(Head { version: version.ok_or_else(|| Error::missing_field("version"))?, unknown })
    }
}

/// Returns the first field of the given value that is missing from what was understood of it.
pub(super) fn unknown_field(given: &Value, understood: &Value) -> Option<String> {
    match (given, understood) {
        (Value::Object(given), Value::Object(understood)) => {
            given.iter().find_map(|(field, value)| match understood.get(field) {
                Some(understood) => unknown_field(value, understood),
                None if LEFT_OUT.contains(&field.as_str()) => None,
                None => Some(quoted(field)),
            })
        }
        (Value::Array(given), Value::Array(understood)) => {
            given.iter().zip(understood).find_map(|(given, understood)| unknown_field(given, understood))
        }
        _ => None,
    }
}

fn quoted(field: &str) -> String {
    format!("the field \u{201c}{}\u{201d}", printable(&notation::excerpt(field)))
}

/// Returns the sentence of an error, which may quote the file, at a readable length.
pub(super) fn reason(error: &serde_json::Error) -> String {
    const LONGEST: usize = 200;
    let text = error.to_string();
    let short: String = text.chars().take(LONGEST).collect();
    let end = if short.len() < text.len() { "\u{2026}" } else { "" };
    format!("{}{end}", printable(&short))
}

/// Replaces control characters, which a terminal would obey.
fn printable(text: &str) -> String {
    text.replace(char::is_control, "\u{fffd}")
}
