use proptest::prelude::*;

use super::*;
use crate::play::tournament::tests::{any_tournament, settings};
use crate::play::tournament::{Ended, Place};
use crate::rules::Side;

fn text(kind: Kind) -> String {
    let mut tournament = Tournament::new(settings(5, kind)).expect("a tournament");
    tournament.enter(Place { round: 0, table: 0 }, Ended::Won(Side::First)).expect("an open pairing");
    write(&tournament)
}

/// Reads a text in which one part is replaced.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{text}");
    match read(&text.replacen(from, to, 1)) {
        Ok(_) => "read".to_owned(),
        Err(reason) => format!("{}{reason}", if reason.is_later() { "later: " } else { "" }),
    }
}

#[test]
fn the_form_stays_readable() {
    let settings = r#"{"players":[{"name":"Anna","avatar":"leaf"},{"name":"Ben","avatar":"kite"},{"name":"","avatar":"leaf","computer":4}],"rules":{"game":"reversi"},"kind":"round-robin","seed":7,"drawn":false}"#;
    let rounds = r#"[{"pairings":[{"players":[2,1],"games":[{"won":"second"}]}],"byes":[0]},{"pairings":[{"players":[1,0],"games":[]}],"byes":[2]},{"pairings":[{"players":[0,2],"games":["drawn"]}],"byes":[1]}]"#;
    let text = format!(r#"{{"version":1,"settings":{settings},"rounds":{rounds},"withdrawn":[]}}"#);
    let tournament = read(&text).expect("a tournament");
    assert_eq!(write(&tournament), text);
    assert_eq!(tournament.open(), [Place { round: 1, table: 0 }]);
    // What has its usual value can be left out.
    let shorter = text.replace(r#","drawn":false"#, "").replace(r#","withdrawn":[]"#, "");
    assert_eq!(read(&shorter.replace(r#","games":[]"#, "")).expect("a tournament"), tournament);
}

#[test]
fn what_a_later_program_wrote_is_not_damaged() {
    let text = text(Kind::Swiss { rounds: 3 });
    let newer = "later: it was saved by a newer version of the app (form 2, this app knows up to 1)";
    assert_eq!(changed(&text, r#""version":1"#, r#""version":2"#), newer);
    let holds = "later: it holds something that this version of the app does not know: ";
    for (from, to) in [
        (r#"{"version""#, r#"{"prize":1,"version""#),
        (r#""seed""#, r#""prize":1,"seed""#),
        (r#""byes""#, r#""umpire":3,"byes""#),
        (r#""swiss""#, r#""danish""#),
        (r#"{"won":"first"}"#, r#""postponed""#),
        (r#""game":"checkers""#, r#""game":"chess""#),
    ] {
        assert!(changed(&text, from, to).starts_with(holds), "{to}: {}", changed(&text, from, to));
    }
}

#[test]
fn what_is_damaged_is_named() {
    let swiss = text(Kind::Swiss { rounds: 3 });
    let knock_out = text(Kind::KnockOut);
    for (text, from, to, reason) in [
        (
            &swiss,
            r#"{"rounds":3}"#,
            r#"{"rounds":65}"#,
            "it cannot be played: a tournament has 1 to 64 rounds, not 65",
        ),
        (
            &swiss,
            r#"{"rounds":3}"#,
            r#"{"rounds":0}"#,
            "it cannot be played: a tournament has 1 to 64 rounds, not 0",
        ),
        (&swiss, r#""withdrawn":[]"#, r#""withdrawn":[5]"#, "there is no player 5"),
        (&swiss, r#""byes":[4]"#, r#""byes":[3]"#, "round 1 has impossible pairings"),
        (&swiss, r#""byes":[4]"#, r#""byes":[5]"#, "round 1 has impossible pairings"),
        (&swiss, r#"{"won":"first"}"#, r#""drawn","drawn""#, "round 1: the game has a result already"),
        (&swiss, r#""rounds":[{"#, r#""rounds":[{"pairings":[],"byes":[]},{"#, "read"),
        (
            &swiss,
            r#""rounds":[{"#,
            r#""rounds":[{"pairings":[]},{"pairings":[]},{"pairings":[]},{"#,
            "it has 4 rounds instead of 3",
        ),
        (&knock_out, r#""rounds":[{"#, r#""rounds":[{"pairings":[]},{"#, "round 1 has impossible pairings"),
        (
            &swiss,
            r#""version":1,"#,
            "",
            "it is not a saved tournament: missing field `version` at line 1 column 563",
        ),
    ] {
        let found = changed(text, from, to);
        assert!(found.starts_with(&reason[..reason.len().min(60)]), "{to}: {found}");
    }
    assert!(matches!(read(&" ".repeat(MAX_BYTES + 1)), Err(Damaged::TooLarge(_))));
    assert!(matches!(read("[]"), Err(Damaged::Form(_))));
    let fewer = write(&Tournament::new(settings(5, Kind::RoundRobin)).expect("a tournament"));
    let found = changed(&fewer, r#""kind":"round-robin""#, r#""kind":"double-round-robin""#);
    assert_eq!(found, "it has 5 rounds instead of 10");
}

#[test]
fn the_largest_tournament_fits() {
    let mut settings = settings(16, Kind::Swiss { rounds: 64 });
    for player in &mut settings.players {
        player.name = "\u{1F98A}".repeat(1000);
    }
    let mut tournament = Tournament::new(settings).expect("a tournament");
    while let Some(&place) = tournament.open().first() {
        tournament.enter(place, Ended::Forfeit(Side::Second)).expect("an open pairing");
    }
    let text = write(&tournament);
    assert!(4 * text.len() < MAX_BYTES, "{}", text.len());
    assert_eq!(read(&text).expect("a tournament"), tournament);
}

proptest! {
    #[test]
    fn every_tournament_is_read_as_it_was_written(tournament in any_tournament()) {
        let text = write(&tournament);
        prop_assert_eq!(read(&text).unwrap(), tournament);
    }

    #[test]
    fn no_text_panics(tournament in any_tournament(), at: prop::sample::Index, sign in "[\\[\\]{}0-9,:\"a-z]") {
        let mut text = write(&tournament);
        let at = at.index(text.len());
        text.replace_range(at..=at, &sign);
        if let Ok(tournament) = read(&text) {
            let _ = (tournament.standings(), tournament.crosstable());
        }
    }
}
