//! The possibility of a win: running out of time is a draw if the opponent cannot win.

use std::collections::HashMap;

use parlour::rules::connect_four::{Position as ConnectFour, Rules as ConnectFourRules};
use parlour::rules::four::{Position as Four, Rules as FourRules};
use parlour::rules::gomoku::{Opening, Position as Gomoku, Rules as GomokuRules, Stage, Winning};
use parlour::rules::{Game, Grid, Position, Rules, Side, Square};
use proptest::prelude::*;

/// The side on each square of a full board without four in a row.
fn drawn(grid: Grid, square: Square) -> Side {
    let (column, row) = grid.place(square);
    Side::BOTH[usize::from((column / 2 + row) % 2)]
}

/// Returns `true` if some continuation ends with a win of this side.
fn finds_a_win(position: &dyn Position, side: Side, known: &mut HashMap<u64, bool>) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(side);
    }
    if let Some(&found) = known.get(&position.hash()) {
        return found;
    }
    let found = position.turns().iter().any(|turn| {
        let mut after = position.boxed();
        after.play(turn).unwrap();
        finds_a_win(&*after, side, known)
    });
    known.insert(position.hash(), found);
    found
}

/// A board of this kind with these squares empty, or `None` if no game reaches it.
fn emptied(kind: usize, empty: &[u16], to_move: Side) -> Option<Box<dyn Position>> {
    let stones = |grid: Grid| {
        let squares = grid.squares().filter(|square| !empty.contains(&square.0));
        squares.map(|square| (square, drawn(grid, square))).collect::<Vec<_>>()
    };
    let gomoku = |winning| {
        let rules = GomokuRules::new(9, winning, Opening::Free).ok()?;
        let stage = Stage::Playing { swapped: false };
        Some(Box::new(Gomoku::with_stones(rules, stage, to_move, stones(rules.grid())).ok()?) as _)
    };
    match kind {
        0 => {
            let grid = Grid::rectangle(8, 8);
            Some(Box::new(Four::with_stones(FourRules::FREE, to_move, stones(grid)).ok()?))
        }
        1 => {
            let rules = ConnectFourRules::STANDARD;
            Some(Box::new(ConnectFour::with_discs(rules, to_move, stones(rules.grid())).ok()?))
        }
        2 => gomoku(Winning::FreeStyle),
        3 => gomoku(Winning::Standard),
        4 => gomoku(Winning::Caro),
        _ => gomoku(Winning::Renju),
    }
}

proptest! {
    #[test]
    fn can_win_is_true_if_a_continuation_wins(
        kind in 0..6_usize,
        corner in 0..60_u16,
        empty in prop::collection::vec(0..30_u16, 1..8),
        second in any::<bool>(),
    ) {
        // Squares near each other, on which a win is possible.
        let empty: Vec<_> = empty.iter().map(|square| square + if kind == 1 { 0 } else { corner }).collect();
        let Some(position) = emptied(kind, &empty, Side::BOTH[usize::from(second)]) else { return Ok(()) };
        prop_assume!(position.outcome().is_none());
        let found = Side::BOTH.map(|side| finds_a_win(&*position, side, &mut HashMap::new()));
        for side in Side::BOTH {
            let (found, others) = (found[side.index()], found[side.other().index()]);
            let can = position.can_win(side);
            prop_assert!(can || !found, "a win that exists should be possible in {position:?}");
            // `can_win` may be `true` without a win if the other side must win first, or if the rules
            // limit the turns that are left: a disc falls to its place, the last free point blocks a
            // caro row, renju forbids points.
            prop_assert!(found || !can || others || matches!(kind, 1 | 4 | 5), "no win should be possible in {position:?}");
        }
    }
}

#[test]
fn the_winner_could_always_win() {
    let small = GomokuRules::in_a_row(3, 3).map(Rules::Gomoku);
    let presets = Game::ALL.iter().flat_map(|game| game.presets()).map(|preset| preset.rules);
    let mut chance = 7_u64;
    for rules in presets.chain(small).flat_map(|rules| [rules; 12]) {
        let mut position = rules.start();
        let mut could = [true; 2];
        while position.outcome().is_none() {
            let turns = position.turns();
            if turns.is_empty() || position.hash() % 997 == 0 {
                break;
            }
            for side in Side::BOTH {
                // In checkers and Hexdame the last king wins by a mistake of the opponent, which does not count.
                could[side.index()] &= rules.game().has_kings() || position.can_win(side);
            }
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            position.play(&turns[(chance >> 33) as usize % turns.len()]).unwrap();
        }
        if let Some(winner) = position.outcome().and_then(|outcome| outcome.winner) {
            assert!(
                could[winner.index()],
                "the winner should have been able to win before, by {rules:?} in {position:?}"
            );
        }
    }
}

#[test]
fn a_win_at_tic_tac_toe_needs_an_open_row_and_enough_turns() {
    let rules = GomokuRules::in_a_row(3, 3).expect("a board");
    let mut position = Gomoku::start(rules);
    let mut can = Vec::new();
    for square in [4, 8, 0, 1, 2, 6, 7, 3] {
        position.play_at(Square(square)).expect("a free point");
        can.push(Side::BOTH.map(|side| position.can_win(side)));
    }
    // O keeps its last row until X takes 7; X has one until it lacks the turns for it.
    assert_eq!(can[5..], [[true, true], [false, false], [false, false]]);
}

#[test]
fn a_lone_king_cannot_win_if_the_rules_say_so() {
    let can = |preset: &str, text: &str| {
        let rules = Game::Checkers.preset(preset).expect("a preset");
        let position = parlour::notation::read_position(rules, text).expect("a position");
        Side::BOTH.map(|side| position.can_win(side))
    };
    let white_first = [[true, false], [false, true], [false, false], [true, true]];
    let texts = ["W:WK1,K2,K3:BK46", "W:WK46:BK1,K2,K3", "B:WK46:BK1", "W:WK46,K47:BK1,K2"];
    assert_eq!(texts.map(|text| can("international", text)), white_first);
    assert_eq!(can("american", "B:WK32:BK1"), [true; 2], "American rules should have no such limit");
    assert_eq!(
        can("international", "W:WK46:B1"),
        [true; 2],
        "a man should count, since it may become a king"
    );
}
