//! Checks `docs/adding-a-game.md` against the code: its links, paths, names and quotations.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const PAGE: &str = "docs/adding-a-game.md";
/// The files from which the page quotes.
const QUOTED: [&str; 2] = ["src/rules/template.rs", "tests/core/rules/template.rs"];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Splits a page into the text outside its code blocks, and the code blocks with their language.
fn text_and_blocks(page: &str) -> (String, Vec<(&str, &str)>) {
    let mut text = String::new();
    let mut blocks = Vec::new();
    for (number, part) in page.split("```").enumerate() {
        if number % 2 == 0 {
            text.push_str(part);
        } else {
            let (language, code) = part.split_once('\n').expect("a line break after the language");
            blocks.push((language, code));
        }
    }
    (text, blocks)
}

/// The parts of a text in single backticks.
fn in_backticks(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The targets of the links of a text.
fn link_targets(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target)
}

/// Returns all problems of a page, each as a sentence.
fn problems(page: &str) -> Vec<String> {
    let (text, blocks) = text_and_blocks(page);
    let mut problems = Vec::new();
    for target in link_targets(&text) {
        let target = target.split('#').next().unwrap_or_default();
        if !target.contains("://") && !root().join("docs").join(target).exists() {
            problems.push(format!("the link to {target} is broken"));
        }
    }
    let sources = all_sources(&root().join("src"));
    for name in in_backticks(&text) {
        // `<game>` in a path stands for any game, for example checkers.
        let path = name.replace("<game>", "checkers");
        let is_path = path.contains('/') && !path.contains(' ');
        if is_path && !root().join(&path).exists() {
            problems.push(format!("there is no {path}"));
        }
        let is_name = name.chars().all(|char| char.is_ascii_alphanumeric() || "_:".contains(char));
        for part in name.split("::").filter(|_| is_name && !is_path) {
            if !sources.contains(part) {
                problems.push(format!("nothing is called {name}"));
            }
        }
    }
    let quoted = QUOTED.map(read);
    for (language, code) in blocks {
        match language {
            "rust" if !quoted.iter().any(|source| source.contains(code)) => {
                problems.push(format!("no quoted file contains this code:\n{code}"));
            }
            "rust" | "sh" => {}
            other => problems.push(format!("a code block has the language {other:?}")),
        }
    }
    problems
}

/// Returns all words in the Rust files below a folder.
fn all_sources(folder: &Path) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            words.append(&mut all_sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let is_word = |char: char| char.is_ascii_alphanumeric() || char == '_';
            words.extend(read(&path).split(|char| !is_word(char)).map(str::to_owned));
        }
    }
    words
}

#[test]
fn the_page_on_adding_a_game_matches_the_code() {
    let problems = problems(&read(PAGE));
    assert!(problems.is_empty(), "{PAGE} should agree with the code:\n{}", problems.join("\n"));
}

#[test]
fn the_page_on_adding_a_game_lists_each_method_of_the_trait() {
    let rules = read("src/rules.rs");
    let (_, rest) = rules.split_once("pub trait Position").expect("the trait");
    let (body, _) = rest.split_once("\n}\n").expect("the end of the trait");
    let methods = body.lines().filter_map(|line| line.strip_prefix("    fn ")?.split('(').next());
    let page = read(PAGE);
    let (text, _) = text_and_blocks(&page);
    let named: BTreeSet<_> = in_backticks(&text).collect();
    let missing: Vec<_> = methods.filter(|method| !named.contains(method)).collect();
    assert_eq!(missing, [""; 0], "{PAGE} should list every method of the trait");
}

#[test]
fn errors_in_the_page_are_found() {
    let page = read(PAGE);
    let cases = [
        ("(../src/rules/template.rs)", "(../src/rules/templates.rs)", "broken"),
        ("`src/rules/<game>.rs`", "`src/rule/<game>.rs`", "there is no src/rule/checkers.rs"),
        ("`Misplaced`", "`Displaced`", "nothing is called Displaced"),
        ("reason: Reason::FullBoard", "reason: Reason::Line", "no quoted file contains"),
    ];
    for (old, new, problem) in cases {
        let changed = page.replacen(old, new, 1);
        assert_ne!(changed, page, "{old} should be on the page");
        let found = problems(&changed);
        assert!(
            found.iter().any(|found| found.contains(problem)),
            "{new} should be reported with {problem:?}: {found:?}"
        );
    }
}
