//! The form of the settings on disk, with what a later version has written there.

use bevy::prelude::*;
use serde_json::{Map, Value};

use crate::app::state::settings::Settings;

/// The parts of the file of settings that this version does not know. They are written back as they are,
/// so that a later version finds them again.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SettingsFile {
    /// Unknown fields and values, each under the names that lead to it.
    rest: Map<String, Value>,
    /// The settings as they were read, by their saved names.
    read: Map<String, Value>,
    /// Number of unknown values.
    unknown: usize,
}

impl SettingsFile {
    /// Reads settings. A value that is not known gets its default, and costs no other value.
    ///
    /// # Errors
    /// If the text is no JSON object.
    pub fn read(text: &str) -> Result<(Settings, SettingsFile), serde_json::Error> {
        let raw: Map<String, Value> = serde_json::from_str(text)?;
        let mut known = Map::new();
        let mut file = SettingsFile::default();
        for (key, value) in raw {
            let is_known = |value: &Value| {
                let alone = Map::from_iter([(key.clone(), value.clone())]);
                serde_json::from_value::<Settings>(Value::Object(alone)).is_ok()
            };
            let (value, rest) = split(value, &is_known, &mut file.unknown);
            file.rest.extend(rest.map(|rest| (key.clone(), rest)));
            known.extend(value.map(|value| (key.clone(), value)));
        }
        let settings: Settings = serde_json::from_value(Value::Object(known.clone()))?;
        file.read = written(&settings);
        // Fields that no setting has read. The last setups have had several forms, and keep their own.
        let fields = written(&Settings { language: Some(String::new()), ..Settings::default() });
        for (key, value) in known {
            if !fields.contains_key(&key) && key != "last_setup" {
                file.rest.insert(key, value);
            }
        }
        Ok((settings, file))
    }

    /// Returns the number of values that were not known.
    #[must_use]
    pub fn unknown(&self) -> usize {
        self.unknown
    }

    /// Returns the text of the settings with all that was not known. What a player has changed since takes
    /// the place of an unknown value.
    #[must_use]
    pub fn write(&self, settings: &Settings) -> String {
        let mut now = written(settings);
        join(&mut now, &self.rest, &self.read);
        serde_json::to_string_pretty(&now).unwrap_or_default()
    }
}

/// Returns the settings by their saved names.
fn written(settings: &Settings) -> Map<String, Value> {
    match serde_json::to_value(settings) {
        Ok(Value::Object(fields)) => fields,
        // Unreachable: settings are a struct whose keys are texts.
        _ => Map::new(),
    }
}

/// Splits a value into its known and its unknown part.
fn split(
    value: Value,
    is_known: &dyn Fn(&Value) -> bool,
    unknown: &mut usize,
) -> (Option<Value>, Option<Value>) {
    if is_known(&value) {
        return (Some(value), None);
    }
    let Value::Object(entries) = value else {
        *unknown += 1;
        return (None, Some(value));
    };
    let (mut known, mut rest) = (Map::new(), Map::new());
    for (key, value) in entries {
        let alone = |value: &Value| is_known(&Value::Object(Map::from_iter([(key.clone(), value.clone())])));
        let (value, unread) = split(value, &alone, unknown);
        known.extend(value.map(|value| (key.clone(), value)));
        rest.extend(unread.map(|unread| (key.clone(), unread)));
    }
    let known = Value::Object(known);
    (is_known(&known).then_some(known), Some(Value::Object(rest)))
}

/// Adds the unknown parts to the settings, unless a player has changed their setting.
fn join(now: &mut Map<String, Value>, rest: &Map<String, Value>, read: &Map<String, Value>) {
    let none = Map::new();
    for (key, rest) in rest {
        let before = read.get(key);
        match (now.get_mut(key), rest) {
            (Some(Value::Object(now)), Value::Object(rest)) => {
                join(now, rest, before.and_then(Value::as_object).unwrap_or(&none));
            }
            (Some(value), rest) if before == Some(value) => *value = rest.clone(),
            (Some(_), _) => {}
            (None, rest) => _ = now.insert(key.clone(), rest.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::vocabulary::preferences::ThemeChoice;
    use crate::rules::Game;

    const LATER: &str = r#"{
        "theme": "sepia",
        "text": "large",
        "boards": { "go": "kaya", "halma": "honey" },
        "sound": { "muted": true, "pieces": "deafening" },
        "candles": 3
    }"#;

    fn value(text: &str) -> Value {
        serde_json::from_str(text).expect("JSON")
    }

    #[test]
    fn an_unknown_value_costs_that_value_alone() {
        let (settings, file) = SettingsFile::read(LATER).expect("settings");
        assert_eq!(settings.theme, ThemeChoice::default());
        assert_eq!(settings.boards.get(&Game::Go).map(String::as_str), Some("kaya"));
        assert!(settings.sound.muted);
        assert_eq!(file.unknown(), 3);
        assert!(SettingsFile::read("not settings").is_err());
    }

    #[test]
    fn unknown_values_and_fields_are_written_back() {
        let (mut settings, file) = SettingsFile::read(LATER).expect("settings");
        settings.hide_moves = true;
        let text = file.write(&settings);
        let (again, same) = SettingsFile::read(&text).expect("settings");
        assert_eq!((again, same.unknown()), (settings.clone(), 3));
        let (written, later) = (value(&text), value(LATER));
        assert_eq!(written["theme"], later["theme"]);
        assert_eq!(written["boards"], later["boards"]);
        assert_eq!(written["sound"]["pieces"], later["sound"]["pieces"]);
        assert_eq!(written["candles"], later["candles"]);
        assert_eq!(written["hide_moves"], Value::Bool(true));
        // The choice of a player counts.
        settings.theme = ThemeChoice::Dark;
        assert_eq!(value(&file.write(&settings))["theme"], Value::String("dark".to_owned()));
    }

    #[test]
    fn a_language_that_is_no_longer_chosen_does_not_return() {
        let (mut settings, file) = SettingsFile::read(r#"{"language": "de"}"#).expect("settings");
        assert_eq!(settings.language.as_deref(), Some("de"));
        settings.language = None;
        assert_eq!(value(&file.write(&settings)).get("language"), None);
    }
}
