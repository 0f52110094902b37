//! Summaries of saved matches.

use crate::support::random_game;
use parlour::notation;
use parlour::play::{Avatar, Match, Mode, Player, Setup, Summary, saved};
use parlour::rules::{Game, Rules};
use proptest::prelude::*;

fn setup(rules: Rules) -> Setup {
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    Setup { mode: Mode::Quick, ..Setup::new(rules, players) }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn summaries_agree_with_their_matches(
        game in prop::sample::select(&Game::ALL[..]),
        preset in any::<prop::sample::Index>(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..60),
        undone in 0..4_usize,
    ) {
        let rules = preset.get(game.presets()).rules;
        let (record, _) = random_game(rules, choices, None);
        let mut game = Match::from_record(7, &record, &setup(rules)).unwrap();
        for _ in 0..undone {
            game.undo();
        }
        let text = saved::write(&game);
        let summary = saved::summary(&text).unwrap();
        prop_assert_eq!(&summary, &Summary::of(&game));
        prop_assert_eq!(&summary, &Summary::of(&saved::read(&text).unwrap()));
        let shown = summary.position().unwrap();
        prop_assert_eq!(notation::picture(&*shown), notation::picture(game.position()));
        prop_assert_eq!(summary.is_finished(), game.outcome().is_some());
    }
}

/// Matches saved without a summary are replayed once.
#[test]
fn matches_of_earlier_versions_have_a_summary() {
    for file in std::fs::read_dir("tests/data/matches").unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let Ok(game) = saved::read(&text) else { continue };
        assert_eq!(saved::summary(&text).unwrap(), Summary::of(&game), "summary of {}", path.display());
    }
}

#[test]
fn damaged_matches_have_no_summary() {
    for text in ["", "{}", "[1]", r#"{"version":99,"id":1}"#, r#"{"version":2,"id":1,"acts":[]}"#] {
        assert!(saved::summary(text).is_err(), "a damaged match should have no summary: {text}");
    }
}
