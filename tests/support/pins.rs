//! Saved values, compared with a fixture that is never rewritten.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, iter};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Values of one type.
pub struct Pin {
    name: &'static str,
    /// The values as the program writes them now.
    written: Vec<Value>,
    /// Reads one value and writes it again.
    again: fn(&Value) -> Result<Value, serde_json::Error>,
}

impl Pin {
    pub fn of<T: Serialize + DeserializeOwned>(
        name: &'static str,
        values: impl IntoIterator<Item = T>,
    ) -> Pin {
        let written = |value| serde_json::to_value(value).expect("the value can be written");
        Pin {
            name,
            written: values.into_iter().map(written).collect(),
            again: |value| serde_json::to_value(T::deserialize(value)?),
        }
    }
}

/// Pins one value or more of each variant of an enum. A missing variant does not compile.
macro_rules! pin {
    ($pins:ident, $name:literal, $enum:ident:
        $($variant:ident $({ $($fields:tt)* })? $(( $($values:tt)* ))?),+ $(,)?) => {{
        let _: fn(&$enum) = |value| match value { $($enum::$variant { .. } => {})+ };
        let values = [$($enum::$variant $({ $($fields)* })? $(( $($values)* ))?),+];
        $pins.push($crate::pins::Pin::of($name, values));
    }};
}
pub(crate) use pin;

/// Returns `true` if everything in `old` is in `new`. Only objects may have additional keys: a later
/// version of the program may save more.
pub fn keeps(old: &Value, new: &Value) -> bool {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            old.iter().all(|(key, old)| new.get(key).is_some_and(|new| keeps(old, new)))
        }
        (Value::Array(old), Value::Array(new)) => {
            old.len() == new.len() && iter::zip(old, new).all(|(old, new)| keeps(old, new))
        }
        _ => old == new,
    }
}

type Fixture = BTreeMap<String, Vec<Value>>;

fn read(file: &Path) -> Fixture {
    let text = fs::read_to_string(file).expect("the fixture is there");
    serde_json::from_str(&text).expect("the fixture is JSON")
}

/// Checks that the program reads every value of the fixture and writes it unchanged.
pub fn check(pins: &[Pin], file: &Path) {
    let fixture = read(file);
    for name in fixture.keys() {
        assert!(pins.iter().any(|pin| pin.name == name), "no type is pinned as {name}");
    }
    for Pin { name, written, again } in pins {
        let values = fixture.get(*name).unwrap_or_else(|| panic!("{name} is not in the fixture"));
        assert_eq!(values.len(), written.len(), "number of values of {name}");
        for (value, written) in iter::zip(values, written) {
            assert!(
                keeps(value, written),
                "a saved {name} should not change: {value} is now written as {written}"
            );
            let again = again(value).unwrap_or_else(|error| panic!("{name}: {value}: {error}"));
            assert!(keeps(value, &again), "a saved {name} should not change: {value} is read as {again}");
        }
    }
}

/// Adds missing values to the fixture. Existing values stay unchanged.
pub fn add_missing(pins: &[Pin], file: &Path) {
    let mut fixture = if file.exists() { read(file) } else { Fixture::new() };
    for Pin { name, written, .. } in pins {
        let values = fixture.entry((*name).to_owned()).or_default();
        for written in written {
            if !values.iter().any(|value| keeps(value, written)) {
                values.push(written.clone());
            }
        }
    }
    // One value per line, so a diff shows which value changed.
    let types = fixture.iter().map(|(name, values)| {
        let values: Vec<_> = values.iter().map(|value| format!("    {value}")).collect();
        format!("  {name:?}: [\n{}\n  ]", values.join(",\n"))
    });
    let text = format!("{{\n{}\n}}\n", types.collect::<Vec<_>>().join(",\n"));
    write(file, &text);
}

fn write(file: &Path, content: &str) {
    fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be made");
    fs::write(file, content).expect("the fixture can be written");
}
