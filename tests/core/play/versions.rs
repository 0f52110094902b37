//! Files of later programs, files under a wrong name, and files that are too large.

use parlour::play::saved::{self, Damaged, MAX_BYTES};
use parlour::play::sketch::saved as sketches;
use parlour::play::{Avatar, Match, Player, Setup, Sketch, TimeControl};
use parlour::rules::{Game, Rules, Side};
use serde_json::{Value, json};

use crate::support::play;

fn begun(rules: Rules) -> Match {
    let players = [Player::person("Anna", Avatar::Fish), Player::person("Ben", Avatar::Kite)];
    let clocks = [Some(TimeControl::Fischer { main: 60, increment: 2 }), None];
    let setup = Setup { clocks, ..Setup::new(rules, players) };
    let mut game = Match::new(12, setup, 1_795_237_200).expect("the usual start");
    game.set_title("Sunday");
    game
}

/// A saved match of checkers with two turns.
fn written() -> Value {
    let mut game = begun(Game::Checkers.presets()[0].rules);
    play(&mut game, &["11-15", "22-18"]);
    serde_json::from_str(&saved::write(&game)).expect("JSON")
}

/// The saved match after a change of a part, given as a JSON pointer to an object and a field of it.
fn changed(place: &str, field: &str, value: Value) -> String {
    let mut file = written();
    file.pointer_mut(place).expect("a part of the file")[field] = value;
    file.to_string()
}

#[test]
fn files_of_later_programs_are_told_from_damaged_ones() {
    let later = [
        changed("", "version", json!(99)),
        changed("", "annotations", json!([])),
        changed("/setup", "weather", json!("rain")),
        changed("/setup", "mode", json!("blindfold")),
        changed("/setup", "rules", json!({ "game": "chess" })),
        changed("/setup/rules", "giveaway", json!(false)),
        changed("/setup/rules", "priority", json!("youngest")),
        changed("/setup/players/0", "avatar", json!("comet")),
        changed("/setup/players/1", "rating", json!(1500)),
        changed("/setup/clocks/0", "fischer", json!({ "main": 60, "increment": 2, "limit": 90 })),
        changed("", "setup", {
            let mut setup = written()["setup"].take();
            setup["clocks"] = json!([{ "progressive": { "main": 60 } }, null]);
            setup
        }),
        changed("", "acts", json!([{ "turn": [21, 28] }, { "bid": 3 }])),
        changed("", "acts", json!(["fold"])),
        changed("", "acts", json!([{ "resign": "third" }])),
    ];
    for text in later {
        for error in [saved::read(&text).err(), saved::read_as(12, &text).err()] {
            let error = error.unwrap_or_else(|| panic!("not all of this can be understood: {text}"));
            assert!(error.is_later(), "{error}: {text}");
        }
    }
    let damaged = [
        String::new(),
        "{}".to_owned(),
        written().to_string().split_off(40),
        changed("", "version", json!(-1)),
        changed("", "setup", json!({})),
        changed("", "setup", json!(null)),
        changed("", "acts", json!([7])),
        changed("", "acts", json!(7)),
        changed("", "acts", json!([{ "turn": [1, 2] }])),
        changed("", "done", json!(3)),
    ];
    for text in damaged {
        let error = saved::read(&text).expect_err("a damaged match");
        assert!(!error.is_later(), "{error}: {text}");
    }
    // What the state for lists holds follows from the rest.
    let text = changed("/standing", "outcome", json!({ "winner": null, "reason": "rain" }));
    assert_eq!(saved::read(&text).expect("a match").turn_count(), 2);
    assert_eq!(saved::summary(&text).expect("a match").standing.turns, 2);
}

#[test]
fn lists_do_not_show_files_that_cannot_be_opened() {
    for text in [
        changed("", "version", json!(4)),
        changed("", "annotations", json!([])),
        changed("/setup", "weather", json!("rain")),
    ] {
        assert!(saved::summary(&text).expect_err("a file of a later program").is_later(), "{text}");
    }
}

#[test]
fn outlines_show_what_is_known_of_later_files() {
    let whole = saved::outline(&written().to_string()).expect("a match");
    assert_eq!((whole.version, whole.id, whole.began), (2, Some(12), 1_795_237_200));
    assert_eq!((whole.title.as_str(), whole.game), ("Sunday", Some(Game::Checkers)));
    assert_eq!(whole.players.map(|player| player.name), ["Anna", "Ben"]);

    let mut later = written();
    later["version"] = json!(7);
    later["began"] = json!("yesterday");
    later["acts"] = json!({ "packed": "eJw" });
    later["setup"]["rules"] = json!({ "game": "chess", "castling": "both" });
    later["setup"]["players"][0] = json!({ "name": "Zoë", "avatar": "comet", "computer": { "elo": 2000 } });
    let outline = saved::outline(&later.to_string()).expect("an object with a version");
    assert_eq!((outline.version, outline.id, outline.began, outline.game), (7, Some(12), 0, None));
    assert_eq!(outline.players.map(|player| player.name), ["Zoë", "Ben"]);

    for known in Game::ALL {
        let text = saved::write(&begun(known.presets()[0].rules));
        assert_eq!(saved::outline(&text).expect("a match").game, Some(known));
    }
    assert!(saved::outline("{\"version\":2").is_err() && saved::outline("[]").is_err());
    assert!(saved::outline("{\"version\":2}").is_ok(), "no other part is needed");
}

#[test]
fn the_name_of_a_file_decides_the_number() {
    let text = written().to_string();
    assert_eq!(saved::read_as(60, &text).expect("a match").id(), 60);
    assert_eq!(saved::summary_as(60, &text).expect("a match").id, 60);
    // Saved again, it stays in its file.
    let again = saved::write(&saved::read_as(60, &text).expect("a match"));
    assert_eq!(saved::read(&again).expect("a match").id(), 60);
}

#[test]
fn sizes_are_limited_and_told() {
    let large = format!("{}{}", written(), " ".repeat(MAX_BYTES));
    for error in [saved::read(&large).err(), saved::summary(&large).err(), saved::outline(&large).err()] {
        let error = error.expect("the text is too large");
        assert!(
            matches!(error, Damaged::TooLarge { .. }) && error.to_string().contains("4194304"),
            "{error}"
        );
    }
    let large = changed("/setup", "weather", json!("rain".repeat(100_000)));
    let error = saved::read(&large).expect_err("the setup is too large").to_string();
    assert!(error.contains("setup") && error.contains("262144"), "{error}");
}

#[test]
fn messages_are_short_and_hold_no_control_characters() {
    let name = format!("\u{1b}[2J{}", "x".repeat(10_000));
    for text in [
        changed("", &name, json!(1)),
        changed("/setup", &name, json!(1)),
        changed("/setup", "mode", json!(name)),
        changed("", "acts", json!([name])),
        changed("", "id", json!(name)),
    ] {
        let said = saved::read(&text).expect_err("a file that cannot be read").to_string();
        assert!(!said.contains(char::is_control), "{said:?}");
        assert!(said.len() < 400, "the message has {} bytes", said.len());
    }
}

/// A match that a file or record has filled with a long name still fits into a file.
#[test]
fn long_names_are_shortened() {
    let long = "\u{1}".repeat(200_000);
    let game = begun(Game::Go.presets()[0].rules);
    let mut record = game.record();
    for (_, name) in &mut record.tags {
        if name == "Anna" || name == "Ben" {
            name.clone_from(&"Ö".repeat(2_000_000));
        }
    }
    let read = Match::from_record(1, &record, game.setup()).expect("a possible match");
    assert_eq!(read.player(Side::First).name.chars().count(), 1000);
    assert!(saved::write(&read).len() < 10_000);

    let text = changed("", "title", json!(format!("x{long}x")));
    assert_eq!(saved::read(&text).expect("a match").title().chars().count(), 1000);
    assert_eq!(saved::summary(&text).expect("a match").title, saved::read(&text).expect("a match").title());
}

#[test]
fn sketches_of_later_programs_are_told_from_damaged_ones() {
    let sketch = Sketch::new(Game::Go.presets()[0].rules);
    let text = sketches::write(true, &sketch);
    assert_eq!(sketches::read(Game::Go, &text).expect("a sketch"), (true, sketch));
    assert!(matches!(sketches::read(Game::Four, &text), Err(sketches::Damaged::OtherGame)));

    let whole: Value = serde_json::from_str(&text).expect("JSON");
    let changed = |place: &str, value: Value| {
        let mut file = whole.clone();
        let (object, field) = place.rsplit_once('/').expect("a field");
        file.pointer_mut(object).expect("a part of the file")[field] = value;
        sketches::read(Game::Go, &file.to_string()).expect_err("a changed sketch")
    };
    for later in [
        changed("/version", json!(2)),
        changed("/arrows", json!([])),
        changed("/sketch/arrows", json!([])),
        changed("/sketch/boards/0/arrows", json!([])),
        changed("/sketch/boards/0/rules", json!({ "game": "chess" })),
        changed("/sketch/boards/0/rules/moon", json!(1)),
        changed("/sketch/boards/0/pieces", json!("?".repeat(361))),
    ] {
        assert!(later.is_later(), "{later}");
    }
    for damaged in [
        changed("/sketch/boards", json!([])),
        changed("/sketch/boards", json!(3)),
        changed("/sketch/boards/0/pieces", json!("xo")),
        changed("/sketch/boards/0/pieces", json!(8)),
        sketches::read(Game::Go, "").expect_err("no sketch"),
    ] {
        assert!(!damaged.is_later(), "{damaged}");
    }
    let large = sketches::read(Game::Go, &" ".repeat(2 << 20)).expect_err("too large").to_string();
    assert!(large.contains("1048576"), "{large}");
}
