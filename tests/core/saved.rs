//! Saved values, matches and reviews stay readable for every later version.

use std::fs;
use std::path::{Path, PathBuf};

use parlour::play::review::Reviewer;
use parlour::play::{Match, Review, Summary, saved};
use serde_json::Value;

use crate::pins;

mod matches;
mod values;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saved")
}

/// The matches whose reviews are pinned, one of each game.
fn reviewed() -> impl Iterator<Item = (String, Match)> {
    matches::all()
        .into_iter()
        .filter_map(|(name, game)| Some((name.strip_prefix("short-")?.to_owned(), game)))
}

/// A review that is rough everywhere and thorough in some places.
fn review(game: &Match) -> Review {
    let mut whole = game.clone();
    whole.go_to(usize::MAX);
    let (mut review, mut reviewer) = (Review::of(&whole), Reviewer::default());
    for _ in 0..review.points() + 2 {
        let Some(look) = review.next(&whole) else { break };
        review.take(
            reviewer.analyse(&look, &parlour::engine::Stop::default()).expect("an uninterrupted analysis"),
        );
    }
    review
}

/// Checks that each file in a folder keeps its content when it is read and written again, and that the
/// folder holds exactly the files with these names.
fn check_files<'a>(
    folder: &Path,
    names: impl IntoIterator<Item = &'a str>,
    again: impl Fn(&str, &str) -> String,
) {
    let mut names: Vec<_> = names.into_iter().map(str::to_owned).collect();
    let mut found: Vec<_> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("a file").file_name().into_string().expect("a plain name"))
        .collect();
    names.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, names, "names of the files in {}", folder.display());
    for name in names {
        let old = fs::read_to_string(folder.join(&name)).expect("the fixture is there");
        let new = again(&name, &old);
        let [old, new] = [old, new].map(|text| serde_json::from_str::<Value>(&text).expect("JSON"));
        assert!(pins::keeps(&old, &new), "{name} should keep its content: {old}\nis now written as\n{new}");
    }
}

/// Writes a file of the fixture unless it exists.
fn add_missing_file(file: &Path, content: &str) {
    if !file.exists() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be made");
        fs::write(file, content).expect("the fixture can be written");
    }
}

#[test]
fn saved_values_are_read_and_written_alike() {
    pins::check(&values::all(), &folder().join("values.json"));
}

#[test]
fn saved_matches_are_read_and_written_alike() {
    let names: Vec<_> = matches::all().iter().map(|(name, _)| format!("{name}.json")).collect();
    check_files(&folder().join("matches"), names.iter().map(String::as_str), |name, text| {
        let game = saved::read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let summary = saved::summary(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(summary, Summary::of(&game), "summary of {name}");
        saved::write(&game)
    });
}

#[test]
fn saved_reviews_are_read_and_written_alike() {
    let games: Vec<_> = reviewed().collect();
    let names: Vec<_> = games.iter().map(|(name, _)| format!("{name}.json")).collect();
    check_files(&folder().join("reviews"), names.iter().map(String::as_str), |name, text| {
        // The app saves a review beside a setting of its own.
        let mut file: Value = serde_json::from_str(text).expect("JSON");
        let review: Review =
            serde_json::from_value(file["review"].take()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let (_, game) =
            games.iter().find(|(game, _)| name == format!("{game}.json")).expect("a match of the fixture");
        let kept = review.clone().validated(game).unwrap_or_else(|| panic!("{name} should fit its match"));
        assert_eq!(kept, review, "every point of {name} should be kept");
        file["review"] = serde_json::to_value(review).expect("plain values");
        file.to_string()
    });
}

/// Adds missing files to the fixture. Run it once for a new variant or a new form of match:
/// `cargo test --no-default-features --test core add_missing_saved -- --ignored`.
#[test]
#[ignore = "writes the fixture"]
fn add_missing_saved() {
    pins::add_missing(&values::all(), &folder().join("values.json"));
    for (name, game) in matches::all() {
        add_missing_file(&folder().join(format!("matches/{name}.json")), &saved::write(&game));
    }
    for (name, game) in reviewed() {
        let review = serde_json::to_string(&review(&game)).expect("plain values");
        let file = format!(r#"{{"wanted":true,"review":{review}}}"#);
        add_missing_file(&folder().join(format!("reviews/{name}.json")), &file);
    }
}
