//! Terms: each language has one word for one thing, as the glossaries in `assets/languages/glossary` say.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const TAGS: [&str; 11] = ["de", "fr", "es", "pt", "it", "ru", "ar", "ja", "ko", "zh-Hans", "zh-Hant"];

/// A term in one language.
#[derive(Debug, Default)]
struct Term {
    /// Words for the term. In translations each is a stem, since inflected forms differ.
    words: Vec<String>,
    /// Words that would name the thing a second time.
    avoided: Vec<String>,
    /// Patterns of the keys in which the English word counts as the term. Empty: in all keys.
    keys: Vec<String>,
    /// Keys of sentences that go without the term.
    exceptions: Vec<String>,
}

type Glossary = BTreeMap<String, Term>;
type Sentences = BTreeMap<String, String>;

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Reads a glossary: `term = word, word | not word | in key key-* | except key`.
fn glossary(text: &str) -> Glossary {
    let mut glossary = Glossary::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (name, fields) = line.split_once(" = ").unwrap_or_else(|| panic!("no term: {line}"));
        let words = |list: &str| list.split(',').map(|word| word.trim().to_lowercase()).collect();
        let keys = |list: &str| list.split_whitespace().map(str::to_owned).collect();
        let mut fields = fields.split(" | ");
        let mut term = Term { words: words(fields.next().unwrap_or_default()), ..Term::default() };
        for field in fields {
            match field.split_once(' ') {
                Some(("not", list)) => term.avoided = words(list),
                Some(("in", list)) => term.keys = keys(list),
                Some(("except", list)) => term.exceptions = keys(list),
                _ => panic!("no field of a glossary: {field}"),
            }
        }
        assert!(glossary.insert(name.to_owned(), term).is_none(), "the term {name} is there twice");
    }
    glossary
}

/// Reads a Fluent file: the words of each sentence in lower case, those of all its variants together,
/// without its values.
fn sentences(text: &str) -> Sentences {
    let mut sentences = Sentences::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line;
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            let (name, value) = line.split_once(" =").unwrap_or_else(|| panic!("no sentence: {line}"));
            name.clone_into(&mut key);
            words = value;
        } else if line.is_empty() {
            continue;
        }
        let sentence = sentences.entry(key.clone()).or_default();
        sentence.push(' ');
        // Values, selectors and the names of variants are between brackets of any kind.
        let mut is_inside = false;
        for char in words.chars() {
            match char {
                '{' | '[' => is_inside = true,
                '}' | ']' => is_inside = false,
                '*' => {}
                char if !is_inside => sentence.extend(char.to_lowercase()),
                _ => {}
            }
        }
    }
    sentences
}

/// Returns `true` if a sentence has this word, and not only as a part of another.
fn has_word(sentence: &str, word: &str) -> bool {
    let joins = |char: Option<char>| char.is_some_and(char::is_alphanumeric);
    sentence.match_indices(word).any(|(at, _)| {
        !joins(sentence[..at].chars().next_back()) && !joins(sentence[at + word.len()..].chars().next())
    })
}

/// Returns `true` if the key fits one of the patterns, or if there are none.
fn fits(key: &str, patterns: &[String]) -> bool {
    patterns.is_empty()
        || patterns.iter().any(|pattern| match pattern.split_once('*') {
            Some((start, end)) => {
                key.len() >= start.len() + end.len() && key.starts_with(start) && key.ends_with(end)
            }
            None => key == pattern,
        })
}

/// Returns the keys whose English sentence has the term.
fn keys_with<'a>(english: &'a Sentences, term: &Term) -> impl Iterator<Item = &'a String> {
    english
        .iter()
        .filter(|(key, sentence)| {
            fits(key, &term.keys) && term.words.iter().any(|word| has_word(sentence, word))
        })
        .map(|(key, _)| key)
}

/// Returns every place where a translation does not keep to its glossary.
fn violations(english: (&Sentences, &Glossary), own: (&Sentences, &Glossary)) -> Vec<String> {
    let (english, terms) = english;
    let (sentences, glossary) = own;
    let mut found = Vec::new();
    for (name, term) in terms {
        let Some(own) = glossary.get(name) else {
            found.push(format!("the glossary lacks {name}"));
            continue;
        };
        let exceptions: Vec<_> = own.exceptions.iter().map(String::as_str).collect();
        let mut needed = Vec::new();
        for key in keys_with(english, term) {
            let sentence = sentences.get(key).map_or("", |sentence| sentence.trim());
            // A task beside a board may point at things without naming them.
            let is_named = key.ends_with("-goal") || own.words.iter().any(|word| sentence.contains(word));
            if !is_named {
                needed.push(key.as_str());
                if !exceptions.contains(&key.as_str()) {
                    found.push(format!("{key} has no word for {name}: {sentence}"));
                }
            }
            // Words are not set apart by spaces in every script.
            let has = |word: &str| match word.chars().next() {
                Some('\u{3000}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}') => sentence.contains(word),
                _ => has_word(sentence, word),
            };
            if let Some(word) = own.avoided.iter().find(|word| has(word)) {
                found.push(format!("{key} says “{word}” for {name}: {sentence}"));
            }
        }
        found.extend(
            exceptions
                .iter()
                .filter(|key| !needed.contains(key))
                .map(|key| format!("{name} needs no exception for {key}")),
        );
    }
    let unknown = glossary.keys().filter(|name| !terms.contains_key(*name));
    found.extend(unknown.map(|name| format!("nothing is called {name} in English")));
    found
}

#[test]
fn english_uses_each_term_and_no_other_word_for_it() {
    let sentences = sentences(&read("en.ftl"));
    for (name, term) in glossary(&read("glossary/en.txt")) {
        assert!(keys_with(&sentences, &term).next().is_some(), "no sentence has the term {name}");
        for (key, sentence) in sentences.iter().filter(|(key, _)| fits(key, &term.keys)) {
            let word = term.avoided.iter().find(|word| has_word(sentence, word));
            assert!(word.is_none(), "{key} should not say {word:?} for {name}: {sentence}");
        }
    }
}

#[test]
fn translations_use_the_words_of_their_glossaries() {
    let english = (sentences(&read("en.ftl")), glossary(&read("glossary/en.txt")));
    let mut found = Vec::new();
    for tag in TAGS {
        let own = (sentences(&read(&format!("{tag}.ftl"))), glossary(&read(&format!("glossary/{tag}.txt"))));
        let violations = violations((&english.0, &english.1), (&own.0, &own.1));
        found.extend(violations.into_iter().map(|violation| format!("{tag}: {violation}")));
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

#[test]
fn violations_of_a_glossary_are_found() {
    let english = (
        sentences(
            "undo = Undo\nsay = { $count ->\n    [one] One stone.\n   *[other] { $count } stones.\n}\n",
        ),
        glossary("undo = undo\nstone = stone, stones | in say-* say\n"),
    );
    let check =
        |text: &str, terms: &str| violations((&english.0, &english.1), (&sentences(text), &glossary(terms)));
    let terms = "undo = rückgängig | not zurück\nstone = stein";
    let good =
        "undo = Rückgängig\nsay = { $count ->\n    [one] Ein Stein.\n   *[other] { $count } Steine.\n}\n";
    assert_eq!(check(good, terms), [""; 0]);
    assert_eq!(
        check("undo = Zurück\nsay = { $stein } Steine", terms),
        ["undo has no word for undo: zurück", "undo says “zurück” for undo: zurück"]
    );
    assert_eq!(
        check("undo = Rückgängig\nsay = { $stein } Kiesel", terms),
        ["say has no word for stone: kiesel"]
    );
    assert_eq!(
        check(good, "undo = rückgängig | except undo\nboard = brett"),
        [
            "the glossary lacks stone",
            "undo needs no exception for undo",
            "nothing is called board in English"
        ]
    );
}
