//! Touches of squares, which make up a turn.

use parlour::play::{Touched, Undone};
use parlour::rules::{Illegal, Side};

use super::matches::{at, game};

#[test]
fn a_turn_is_staged_square_by_square() {
    let mut game = game("american", Some("B:W18,27,12:B14,1"));
    assert_eq!(game.touch(at("C4")), Touched::Selected);
    assert_eq!(game.turns().current.next.squares, [at("E6")]);
    assert_eq!(game.touch(at("E6")), Touched::Extended);
    assert_eq!(game.finish(), Err(Illegal::MustContinue { to: vec![at("G8")] }));
    assert_eq!(game.touch(at("G8")), Touched::Complete);
    assert!(game.turns().current.crowned());
    assert_eq!(game.turns().current.removed().collect::<Vec<_>>(), [at("D5"), at("F7")]);
    let played = game.finish().expect("a complete turn");
    assert_eq!(played.side, Side::First);
    let previous = game.turns().previous.as_ref().expect("the played turn");
    assert_eq!(previous.removed().collect::<Vec<_>>(), [at("D5"), at("F7")]);
    assert_eq!(game.position().to_move(), Side::Second);
    assert!(!game.turns().current.started, "the next turn should wait for the hand-over");
}

#[test]
fn touches_can_be_taken_back_one_by_one_or_all() {
    let mut game = game("american", Some("B:W18,27,12:B14,1"));
    for name in ["C4", "E6", "G8"] {
        game.touch(at(name));
    }
    assert_eq!(
        game.touch(at("E6")),
        Touched::TakenBack,
        "a touch of the previous square should take back one hop"
    );
    assert_eq!(game.turns().current.path, [at("C4"), at("E6")]);
    assert_eq!(game.undo(), Some(Undone::Touch));
    assert_eq!(game.turns().current.path, [at("C4")]);
    assert_eq!(game.touch(at("C4")), Touched::TakenBack, "a second touch should deselect the piece");
    assert!(game.turns().current.path.is_empty());
    game.touch(at("C4"));
    game.clear();
    assert!(game.turns().current.path.is_empty());
    assert_eq!(game.undo(), None);
}

#[test]
fn touching_another_piece_selects_it_instead() {
    let mut game = game("american", None);
    assert_eq!(game.touch(at("B3")), Touched::Selected);
    assert_eq!(game.touch(at("D3")), Touched::Selected);
    assert_eq!(game.turns().current.path, [at("D3")]);
}

#[test]
fn house_rules_allow_declined_and_unfinished_jumps() {
    let mut game = game("house", Some("B:W18,27,12:B14,1"));
    assert_eq!(game.touch(at("B1")), Touched::Selected, "no capture should be forced");
    game.clear();
    game.touch(at("C4"));
    assert_eq!(game.touch(at("E6")), Touched::Extended);
    assert!(game.turns().current.next.complete, "the jump may stop here");
    game.finish().expect("a complete turn");
    assert_eq!(game.position().piece(at("F7")).map(|piece| piece.side), Some(Side::Second));
}
