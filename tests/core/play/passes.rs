//! Forced passes, which the match plays itself, and the hand-over of the device.

use parlour::notation;
use parlour::play::{Match, Mode, Setup, Undone, saved};
use parlour::rules::{Choice, Game, Illegal, Rules, Side, Turn, go, gomoku};

use super::matches::setup;
use crate::support::play;

/// A match of reversi in which the first legal turn was played until a side had to pass.
fn until_a_pass(mode: Mode) -> (Match, Side) {
    let rules = Game::Reversi.preset("standard").expect("a preset");
    let mut game = Match::new(1, Setup { rules, ..setup("american", mode, None) }, 0).expect("a match");
    loop {
        game.start_turn();
        let turn = game.position().turns()[0].clone();
        if let Some(passed) = game.play(&turn).expect("a legal turn").passed {
            return (game, passed);
        }
    }
}

#[test]
fn forced_passes_are_played_automatically() {
    let (mut game, passed) = until_a_pass(Mode::HandOver);
    let (text, turns) = (notation::position_text(game.position()), game.turn_count());
    assert_eq!(game.position().to_move(), passed.other());
    assert!(game.turns().current.started, "the same player should continue without a hand-over");
    let previous = game.turns().previous.clone().expect("a turn was played");
    assert_eq!(previous.side, passed.other(), "the previous turn should be the one before the pass");
    assert!(!previous.changes.is_empty());
    let kept = saved::read(&saved::write(&game)).expect("a saved match");
    assert_eq!((kept.turn_count(), kept.turns()), (turns, game.turns()));

    // A record that contains the pass can be played as it stands.
    let pass = Turn::default();
    assert_eq!(game.play(&pass).expect("the pass that was already played").passed, None);
    assert_eq!(game.turn_count(), turns);

    let Some(Undone::Turn(changes)) = game.undo() else { panic!("a turn should be undone") };
    assert!(!changes.is_empty(), "undo should take back the disc with the pass");
    assert_eq!((game.turn_count(), game.position().to_move()), (turns - 2, passed.other()));
    assert_eq!(game.play(&pass), Err(Illegal::CannotPass));
    assert!(matches!(game.redo(), Some(Undone::Turn(_))));
    assert_eq!((game.turn_count(), notation::position_text(game.position())), (turns, text));
    assert!(!game.can_redo());
}

#[test]
fn forced_passes_are_played_at_the_start_and_after_loading() {
    let (game, passed) = until_a_pass(Mode::Quick);
    let (before, _) = game.played().next_back().expect("the pass");
    let (rules, position) = (game.setup().rules, Some(notation::position_text(&*before)));
    let start = Setup { rules, position, ..setup("american", Mode::Quick, None) };
    let mut begun = Match::new(2, start, 0).expect("a match");
    assert_eq!(begun.position().to_move(), passed.other());
    assert!(!begun.can_undo() && begun.undo().is_none(), "a forced pass alone should not be undone");
    assert_eq!(saved::read(&saved::write(&begun)).expect("readable").turn_count(), 1);

    // Files as earlier versions left them: with the pass undone, or not yet played.
    let text = saved::write(&game);
    let (done, last) = (game.acts().len(), ",{\"turn\":[]}]");
    let undone = text.replace(&format!("\"done\":{done}"), &format!("\"done\":{}", done - 1));
    for text in [undone.clone(), undone.replace(last, "]")] {
        assert_eq!(
            saved::write(&saved::read(&text).expect("readable")),
            saved::write(&game),
            "the pass should be played after loading {text}"
        );
    }
}

#[test]
fn the_device_is_handed_over_only_if_the_other_player_acts() {
    let rules =
        gomoku::Rules::new(15, gomoku::Winning::FreeStyle, gomoku::Opening::Swap).expect("a usual board");
    let setup = Setup { rules: Rules::Gomoku(rules), ..setup("american", Mode::HandOver, None) };
    let mut game = Match::new(1, setup, 0).expect("a match");
    game.start_turn();
    for (text, started) in [("h8", true), ("i9", true), ("g7", false)] {
        assert_eq!(game.acting_side(), Side::First);
        play(&mut game, &[text]);
        assert_eq!(
            game.turns().current.started,
            started,
            "the next turn should begin without a hand-over after {text}: {started}"
        );
    }
    assert_eq!(game.acting_side(), Side::Second);
    game.start_turn();
    game.choose(Choice::Second).expect("an offered choice");
    assert!(game.turns().current.started, "the player who chose White should place the white stone");
    assert_eq!((game.acting_side(), game.position().to_move()), (Side::Second, Side::Second));
    game.undo();
    game.choose(Choice::First).expect("an offered choice");
    assert!(!game.turns().current.started);
    assert_eq!((game.actor().name.as_str(), game.acting_side()), ("Anna", Side::Second));

    let setup = Setup { rules: Rules::Go(go::Rules::CHINESE), ..game.setup().clone() };
    let mut game = Match::new(1, setup, 0).expect("a match");
    play(&mut game, &["D4", "pass", "pass"]);
    assert!(game.turns().current.started, "both players should have the device during the count");
}
