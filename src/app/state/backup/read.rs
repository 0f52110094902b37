//! Reading a backup part by part.

use std::cell::Cell;
use std::fmt;
use std::io::{self, BufReader, Read};

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::{LARGEST_TEXT, Source, Unread, VERSION};
use crate::app::state::progress::Progress;

/// A part of a backup. A text is `None` if something else is in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The settings.
    Settings(Option<String>),
    /// The tournaments.
    Tournament(Option<String>),
    /// A match, by its number in decimals.
    Match(String, Option<String>),
    /// A sketch, by the name of its game.
    Sketch(String, Option<String>),
}

/// Returns `true` if this is a backup, of any version. Records are told from it by their first characters.
pub fn is_backup(source: &Source) -> bool {
    let progress = Progress::default();
    let Ok(reader) = source.open(&progress) else { return false };
    let found = Cell::new(None);
    _ = read_parts(reader, &progress, &found, true, &mut |_| Ok(()));
    found.get().is_some()
}

/// Reads a backup, and passes each part to `each` as it comes. The progress counts bytes. An error of `each`
/// ends the reading.
///
/// # Errors
/// If it is no backup of this or an earlier version, if it is damaged, or if the work is cancelled.
pub fn read(
    source: &Source,
    progress: &Progress,
    each: &mut dyn FnMut(Part) -> Result<(), String>,
) -> Result<(), Unread> {
    let reader = source.open(progress).map_err(|error| Unread::Broken(error.to_string()))?;
    let version = Cell::new(None);
    let read = read_parts(reader, progress, &version, false, each);
    match (read, version.get()) {
        (Ok(()), Some(_)) => Ok(()),
        _ if progress.is_cancelled() => Err(Unread::Cancelled),
        (_, Some(later)) if later > VERSION => Err(Unread::Later(later)),
        (Err(error), Some(_)) => Err(Unread::Broken(error.to_string())),
        (_, None) => Err(Unread::Other),
    }
}

/// Reads the parts of a backup, and its version. `only_version` ends the reading once it is known.
fn read_parts(
    reader: impl Read,
    progress: &Progress,
    version: &Cell<Option<u32>>,
    only_version: bool,
    each: &mut dyn FnMut(Part) -> Result<(), String>,
) -> serde_json::Result<()> {
    let since = Cell::new(0);
    let metered = Metered { reader, since: &since, progress };
    let mut json = serde_json::Deserializer::from_reader(BufReader::with_capacity(1 << 16, metered));
    let mut part = |part: Part| {
        since.set(0);
        each(part)
    };
    json.deserialize_map(Whole { version, only_version, each: &mut part })?;
    json.end()
}

/// A reader that counts bytes. It ends when the work is cancelled, and when a part is too large.
struct Metered<'a, R> {
    reader: R,
    /// Number of bytes since the last part.
    since: &'a Cell<usize>,
    progress: &'a Progress,
}

impl<R: Read> Read for Metered<'_, R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.progress.is_cancelled() {
            // Not `Interrupted`, which would be tried again.
            return Err(io::Error::other("it was cancelled"));
        }
        if self.since.get() > LARGEST_TEXT {
            return Err(io::Error::other(format!("a part of it has more than {LARGEST_TEXT} bytes")));
        }
        let count = self.reader.read(into)?;
        self.since.set(self.since.get() + count);
        self.progress.add(count);
        Ok(count)
    }
}

type Each<'a> = &'a mut dyn FnMut(Part) -> Result<(), String>;

/// Visitor of the whole object.
struct Whole<'a> {
    version: &'a Cell<Option<u32>>,
    only_version: bool,
    each: Each<'a>,
}

impl<'de> Visitor<'de> for Whole<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a backup")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let each = self.each;
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "parlour-backup" => {
                    let version = map.next_value()?;
                    self.version.set(Some(version));
                    if self.only_version || version > VERSION {
                        return Err(A::Error::custom("its version is known"));
                    }
                }
                _ if self.only_version => _ = map.next_value::<IgnoredAny>()?,
                "settings" => {
                    let text = map.next_value_seed(Text)?;
                    each(Part::Settings(text)).map_err(A::Error::custom)?;
                }
                "tournament" => {
                    let text = map.next_value_seed(Text)?;
                    each(Part::Tournament(text)).map_err(A::Error::custom)?;
                }
                "matches" => map.next_value_seed(Texts { part: Part::Match, each: &mut *each })?,
                "sketches" => map.next_value_seed(Texts { part: Part::Sketch, each: &mut *each })?,
                _ => _ = map.next_value::<IgnoredAny>()?,
            }
        }
        Ok(())
    }
}

/// Seed and visitor of a map of texts.
struct Texts<'a> {
    part: fn(String, Option<String>) -> Part,
    each: Each<'a>,
}

impl<'de> DeserializeSeed<'de> for Texts<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Texts<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list of texts")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key()? {
            let text = map.next_value_seed(Text)?;
            (self.each)((self.part)(key, text)).map_err(A::Error::custom)?;
        }
        Ok(())
    }
}

/// Seed and visitor of a text; `None` for anything else.
struct Text;

impl<'de> DeserializeSeed<'de> for Text {
    type Value = Option<String>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Option<String>, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Text {
    type Value = Option<String>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Option<String>, E> {
        Ok(Some(text.to_owned()))
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<Option<String>, E> {
        Ok(None)
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Option<String>, E> {
        Ok(None)
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<Option<String>, E> {
        Ok(None)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Option<String>, E> {
        Ok(None)
    }

    fn visit_unit<E: Error>(self) -> Result<Option<String>, E> {
        Ok(None)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Option<String>, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(None)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Option<String>, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(None)
    }
}
