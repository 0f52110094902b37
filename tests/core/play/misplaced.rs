//! Sketches in which no match can begin: misplaced pieces and finished games.

use parlour::notation;
use parlour::play::Sketch;
use parlour::play::sketch::Unfit;
use parlour::rules::{
    Game, Misplaced, Piece, Rank, Reason, Rules, Side, Square, checkers, connect_four, go, gomoku,
};

use super::sketch::{MAN, OTHER, at, set_up};

/// Returns the reason for which the position in a text is refused.
fn wrong(rules: Rules, text: &str) -> Misplaced {
    let mut sketch = Sketch::new(rules);
    let before = sketch.clone();
    let error = sketch.read(text).expect_err("an illegal position");
    assert_eq!(sketch, before, "a refused text should change nothing");
    match error.problem {
        notation::Problem::Misplaced(misplaced) => misplaced,
        other => panic!("{text} should be misplaced, not {other:?}"),
    }
}

#[test]
fn each_misplacement_is_reported() {
    let american = Rules::Checkers(checkers::Rules::AMERICAN);
    // A man on the far row, for each side.
    for (name, side) in [("B1", Side::Second), ("A8", Side::First)] {
        let man = Piece { side, rank: Rank::Man };
        let mut sketch = set_up(american, &[("D5", MAN), ("B5", OTHER)]);
        let far = at(american, name);
        sketch.touch(far, Some(man)).expect("a free square");
        assert_eq!(sketch.position().map(|_| ()), Err(Unfit::Misplaced(Misplaced::Uncrowned(far))));
        assert_eq!(sketch.text(), Err(Misplaced::Uncrowned(far)));
        sketch.touch(far, Some(Piece { side, rank: Rank::King })).expect("a square for a king");
        assert!(sketch.position().is_ok());
    }
    // Stones without a liberty.
    let go = Rules::Go(go::Rules::CHINESE.on(go::Size::NINE));
    let caught = set_up(go, &[("A1", MAN), ("A2", OTHER), ("B1", OTHER)]);
    assert_eq!(caught.position().map(|_| ()), Err(Unfit::Misplaced(Misplaced::NoLiberty(at(go, "A1")))));
    // Both have won.
    for (rules, first, second) in [
        (
            Rules::ConnectFour(connect_four::Rules::STANDARD),
            ["a1", "b1", "c1", "d1"],
            ["a2", "b2", "c2", "d2"],
        ),
        (Game::Four.presets()[0].rules, ["a1", "b1", "c1", "d1"], ["a8", "b8", "c8", "d8"]),
    ] {
        let both = [first.map(|name| (name, MAN)), second.map(|name| (name, OTHER))].concat();
        let sketch = set_up(rules, &both);
        assert_eq!(sketch.position().map(|_| ()), Err(Unfit::Misplaced(Misplaced::BothWon)));
    }
    let hexdame = Game::Hexdame.presets()[0].rules;
    assert!(matches!(wrong(hexdame, "W:We9:Ba2"), Misplaced::Uncrowned(_)));
    assert!(matches!(wrong(hexdame, "W:We5,e5:Ba2"), Misplaced::Twice(_)));
    // A text can describe positions that no touch produces.
    assert!(matches!(wrong(american, "B:W1:B8"), Misplaced::Uncrowned(_)));
    assert!(matches!(wrong(american, "B:W9,9:B8"), Misplaced::Twice(_)));
    let frisian = Rules::Checkers(checkers::Rules::FRISIAN);
    assert!(matches!(wrong(frisian, "W:W30:BK3:R30"), Misplaced::NotAKing(_)));
    let row = ".......";
    let rows = |first: &str| format!("{first}/{row}/{row}/{row}/{row}/{row} X");
    let connect_four = Rules::ConnectFour(connect_four::Rules::STANDARD);
    assert!(matches!(wrong(connect_four, &rows("X......")), Misplaced::Floating(Square(0))));
    let tiny = Rules::Go(go::Rules::CHINESE.on(go::Size::new(3).unwrap()));
    assert_eq!(wrong(tiny, ".../.../... X ko=B2"), Misplaced::NotKo(Square(4)));
    assert_eq!(wrong(tiny, "XO./O../... X"), Misplaced::NoLiberty(Square(0)));
    let swap = gomoku::Rules::new(5, gomoku::Winning::FreeStyle, gomoku::Opening::Swap).unwrap();
    assert_eq!(wrong(Rules::Gomoku(swap), "...../...../...../...../..... X choosing"), Misplaced::Stage);
}

#[test]
fn finished_positions_start_no_match() {
    let over = |sketch: &Sketch| match sketch.position() {
        Err(Unfit::Over(outcome)) => (outcome.winner, outcome.reason),
        other => panic!("the game should be over, not {other:?}"),
    };
    let mut checkers = set_up(Rules::Checkers(checkers::Rules::AMERICAN), &[]);
    assert_eq!(over(&checkers), (Some(Side::Second), Reason::NoPieces));
    checkers.set_to_move(Side::Second);
    assert_eq!(over(&checkers), (Some(Side::First), Reason::NoPieces));
    // A man in the corner, blocked by two others.
    let american = Rules::Checkers(checkers::Rules::AMERICAN);
    let mut blocked = Sketch::new(american);
    blocked.read("B:W8,11,15:B4").expect("a position");
    assert_eq!(over(&blocked), (Some(Side::Second), Reason::NoMoves));
    assert_eq!(over(&set_up(Game::Reversi.presets()[0].rules, &[])), (None, Reason::Count));
    let reversi = set_up(Game::Reversi.presets()[0].rules, &[("d4", MAN)]);
    assert_eq!(over(&reversi), (Some(Side::First), Reason::Count));
    let five = ["a1", "b1", "c1", "d1", "e1"].map(|name| (name, OTHER));
    assert_eq!(over(&set_up(Game::Gomoku.presets()[0].rules, &five)), (Some(Side::Second), Reason::Line));
    let four = ["a1", "b2", "c3", "d4"].map(|name| (name, MAN));
    assert_eq!(over(&set_up(Game::Four.presets()[0].rules, &four)), (Some(Side::First), Reason::Line));
    let full = "X".repeat(64) + " X";
    let mut reversi = Sketch::new(Game::Reversi.presets()[0].rules);
    reversi.read(&full).expect("a position");
    assert_eq!(over(&reversi), (Some(Side::First), Reason::Count));
}
