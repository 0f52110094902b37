//! Every key that the screens use has a sentence, and every sentence is used.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Returns the keys of the English file.
fn sentences() -> BTreeSet<String> {
    let file = include_str!("../../assets/languages/en.ftl");
    file.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
        .collect()
}

/// Collects the string literals in the sources of the screens that look like language keys.
fn keys(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources").map(|entry| entry.expect("a file").path()) {
        if entry.is_dir() {
            self::keys(&entry, keys);
            continue;
        }
        keys_of(&entry, keys);
    }
}

/// Collects those of one source.
fn keys_of(source: &Path, keys: &mut BTreeSet<String>) {
    let source = fs::read_to_string(source).expect("a source");
    let literals = source.split('"').skip(1).step_by(2);
    keys.extend(literals.filter(|literal| is_key(literal)).map(str::to_owned));
}

fn is_key(text: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase());
    text.split('-').all(is_word)
}

/// Suffixes that sources append to a key.
const ENDS: [&str; 4] = ["-title", "-text", "-goal", "-line"];

#[test]
fn every_key_has_a_sentence_and_every_sentence_a_key() {
    let mut used = BTreeSet::new();
    for folder in ["src/app/screens", "src/app/state/lessons"] {
        keys(Path::new(folder), &mut used);
    }
    for source in
        ["observers/access.rs", "ui/backup_line.rs", "ui/field.rs", "ui/widgets.rs", "ui/widgets/choices.rs"]
    {
        keys_of(&Path::new("src/app").join(source), &mut used);
    }
    let sentences = sentences();
    // A chapter of the rules has a title and a text under one key.
    let is_known = |key: &&String| sentences.contains(*key) || sentences.contains(&format!("{key}-title"));
    // A key of one word may also be the name of an icon.
    let missing: Vec<_> = used.iter().filter(|key| key.contains('-') && !is_known(key)).collect();
    assert!(missing.is_empty(), "every key should have a sentence: {missing:?}");

    let is_used = |sentence: &&String| {
        used.contains(*sentence)
            || ENDS.iter().any(|end| sentence.strip_suffix(end).is_some_and(|key| used.contains(key)))
    };
    let left_over: Vec<_> = sentences.iter().filter(|sentence| !is_used(sentence)).collect();
    assert!(left_over.is_empty(), "every sentence should be used: {left_over:?}");
    assert!(used.len() > 80, "the sources should have more than 80 keys, not {}", used.len());
}
