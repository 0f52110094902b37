//! Hex against a second implementation, and small boards against a solver.

use parlour::notation;
use parlour::rules::hex::{BadRules, Edge, Position as Hex, Rules as HexRules, edges};
use parlour::rules::{Change, Illegal, Misplaced, Outcome, Position, Reason, Rules, Side, Square, Turn};
use proptest::prelude::*;

use super::hex_solver::Solver;

fn rules(size: u8, swap: bool) -> HexRules {
    HexRules::new(size, swap).unwrap()
}

fn at(position: &dyn Position, name: &str) -> Square {
    notation::read_square(position.rules(), name).unwrap()
}

fn after(rules: HexRules, names: &str) -> Hex {
    let mut position = Hex::start(rules);
    for name in names.split_whitespace() {
        let turn = notation::read_turn(&position, name).unwrap_or_else(|error| panic!("{name}: {error}"));
        position.play(&turn).unwrap();
    }
    position
}

/// Returns whether stones join the edges of a side: a flood over cells, one at a time.
fn joins(position: &dyn Position, side: Side) -> bool {
    let grid = position.grid();
    let is_own = |&square: &Square| position.piece(square).is_some_and(|piece| piece.side == side);
    let [from, to] = edges(side);
    let mut waiting: Vec<_> =
        grid.squares().filter(|&square| from.touches(grid, square)).filter(is_own).collect();
    let mut seen = waiting.clone();
    while let Some(square) = waiting.pop() {
        for next in grid.neighbours(square).filter(is_own) {
            if !seen.contains(&next) {
                seen.push(next);
                waiting.push(next);
            }
        }
    }
    seen.into_iter().any(|square| to.touches(grid, square))
}

#[test]
fn the_first_side_joins_top_and_bottom_and_the_second_left_and_right() {
    let won = after(rules(3, false), "b1 a3 b2 c3 a1 c2 b3");
    assert_eq!(won.outcome(), Some(Outcome { winner: Some(Side::First), reason: Reason::Connection }));
    assert_eq!(won.line(), ["b1", "b2", "b3"].map(|name| at(&won, name)));
    assert!(won.turns().is_empty());

    let won = after(rules(3, false), "a1 a2 c3 b2 b3 c2");
    assert_eq!(won.winner(), Some(Side::Second));
    assert_eq!(won.line(), ["a2", "b2", "c2"].map(|name| at(&won, name)));

    assert_eq!(edges(Side::Second), [Edge::Left, Edge::Right]);
    for edge in Edge::ALL {
        assert!(edges(edge.owner()).contains(&edge));
    }
}

#[test]
fn cells_touch_along_two_sides_of_a_corner_only() {
    // The cells above to the right and below to the left are neighbours, the other two diagonals are not.
    assert_eq!(after(rules(3, false), "c1 a1 b2 b1 a3").winner(), Some(Side::First));
    assert_eq!(after(rules(3, false), "a1 c1 b2 b1 c3").winner(), None);
}

#[test]
fn the_line_is_a_shortest_chain_in_order() {
    // The last stone joins the straight chain, and a detour along the left edge.
    let position =
        notation::read_position(Rules::Hex(rules(5, false)), "X.X../X.X../XX.../..X../..X.. X").unwrap();
    let mut position = position.boxed();
    position.play(&Turn(vec![Square(12)])).unwrap();
    let line: Vec<_> = position.line().iter().map(|square| square.0).collect();
    assert_eq!(line, [2, 7, 12, 17, 22]);
}

#[test]
fn the_second_side_may_take_the_first_stone_over() {
    let mut position = after(rules(5, true), "c1");
    assert_eq!(position.swap(), Some(Square(2)));
    assert_eq!(position.turns().len(), 25);
    let swap = Turn(vec![Square(2)]);
    assert_eq!(notation::turn_text(&position, &swap), "swap");
    let changes =
        [Change::Move { from: Square(2), to: Square(10) }, Change::Flip { square: Square(10), distance: 1 }];
    assert_eq!(position.changes(&swap).unwrap(), changes);
    position.play(&swap).unwrap();
    assert_eq!(notation::position_text(&position), "...../...../O..../...../..... X");
    assert_eq!((position.swap(), position.turns().len()), (None, 24));
    assert!(!position.swapped(), "the players keep their colours");

    let middle = after(rules(5, true), "c3");
    assert_eq!(
        middle.changes(&Turn(vec![Square(12)])).unwrap(),
        [Change::Flip { square: Square(12), distance: 1 }]
    );
    assert_eq!(after(rules(5, true), "c3 swap c2").stone(Square(12)), Some(Side::Second));
}

#[test]
fn nothing_else_can_be_taken_over() {
    for position in
        [after(rules(5, false), "c1"), after(rules(5, true), "c1 a1"), after(rules(5, true), "c1 a1 a2")]
    {
        assert_eq!(position.swap(), None);
        let turn = Turn(vec![Square(2)]);
        assert_eq!(position.clone().play(&turn), Err(Illegal::Occupied { square: Square(2) }));
        assert!(notation::read_turn(&position, "swap").is_err());
    }
    let position = after(rules(5, true), "c1");
    let refused = notation::read_turn(&position, "c1").unwrap_err().to_string();
    assert!(refused.contains("already a piece"), "a square names no swap: {refused}");
    assert_eq!(position.why_not(&[Square(0)], Square(1)), Illegal::TurnEnds);
    assert_eq!(position.why_not(&[], Square(25)), Illegal::OffBoard);
}

#[test]
fn boards_have_3_to_19_cells_a_side() {
    for size in 0..=u8::MAX {
        assert_eq!(HexRules::new(size, true).is_ok(), (3..=19).contains(&size), "size {size}");
    }
    assert_eq!(HexRules::new(2, true), Err(BadRules(2)));
    let read = serde_json::from_str::<Rules>;
    assert_eq!(read(r#"{"game":"hex"}"#).unwrap(), Rules::Hex(HexRules::STANDARD));
    assert_eq!(read(r#"{"game":"hex","size":13}"#).unwrap(), Rules::Hex(rules(13, true)));
    assert!(read(r#"{"game":"hex","size":20}"#).is_err());
    let place = |square| Hex::with_stones(rules(3, true), Side::First, [(Square(square), Side::First)]);
    assert_eq!(place(9), Err(Misplaced::OffBoard(Square(9))));
    let twice = [(Square(1), Side::First), (Square(1), Side::Second)];
    assert_eq!(Hex::with_stones(rules(3, true), Side::First, twice), Err(Misplaced::Twice(Square(1))));
}

#[test]
fn perft_counts_the_swap() {
    let start = Hex::start(rules(4, true));
    assert_eq!((1..=3).map(|depth| start.perft(depth)).collect::<Vec<_>>(), [16, 256, 3600]);
    let start = Hex::start(rules(4, false));
    assert_eq!((1..=3).map(|depth| start.perft(depth)).collect::<Vec<_>>(), [16, 240, 3360]);
}

#[test]
fn the_fewest_missing_stones_are_counted() {
    let start = Hex::start(rules(11, true));
    assert_eq!(Side::BOTH.map(|side| start.missing(side)), [Some(11); 2]);
    let position = after(rules(5, false), "c3 b3 c2 b4");
    assert_eq!(Side::BOTH.map(|side| position.missing(side)), [Some(3), Some(4)]);
    let won = after(rules(3, false), "b1 a3 b2 c3 a1 c2 b3");
    assert_eq!(Side::BOTH.map(|side| won.missing(side)), [Some(0), None]);
}

proptest! {
    #[test]
    fn chains_match_a_flood_of_single_cells(
        size in 3..=19_u8,
        seed in prop::collection::vec(0..3_u8, 361),
    ) {
        let side = |&(_, &number): &(Square, &u8)| number < 2;
        let stones: Vec<_> = rules(size, false).grid().squares().zip(&seed).filter(side)
            .map(|(square, &number)| (square, Side::BOTH[usize::from(number)])).collect();
        let position = Hex::with_stones(rules(size, false), Side::First, stones).unwrap();
        let expected = Side::BOTH.into_iter().find(|&side| joins(&position, side));
        prop_assert_eq!(position.winner(), expected);
        for side in Side::BOTH {
            prop_assert_eq!(position.missing(side) == Some(0), joins(&position, side));
            prop_assert_eq!(position.missing(side).is_none(), joins(&position, side.other()));
        }
    }

    #[test]
    fn exactly_one_side_wins_a_full_board(
        size in 3..=19_u8,
        seed in prop::collection::vec(any::<bool>(), 361),
    ) {
        let squares = rules(size, false).grid().squares();
        let stones: Vec<_> =
            squares.zip(&seed).map(|(square, &second)| (square, Side::BOTH[usize::from(second)])).collect();
        let position = Hex::with_stones(rules(size, false), Side::First, stones).unwrap();
        let joined = Side::BOTH.map(|side| joins(&position, side));
        prop_assert_ne!(joined[0], joined[1]);
        prop_assert_eq!(position.winner(), Some(Side::BOTH[usize::from(joined[1])]));
    }

    #[test]
    fn a_game_ends_with_the_stone_that_joins_the_edges(
        size in 3..=11_u8,
        swap in any::<bool>(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 122),
    ) {
        let mut position = Hex::start(rules(size, swap));
        for choice in choices {
            let turns = position.turns();
            if turns.is_empty() {
                break;
            }
            let (mover, could) = (position.to_move(), position.can_win(position.to_move()));
            position.play(choice.get(&turns)).unwrap();
            prop_assert!(!joins(&position, mover.other()));
            prop_assert_eq!(position.winner() == Some(mover), joins(&position, mover));
            prop_assert!(could || position.winner().is_none());
        }
        let winner = position.winner().unwrap();
        let (line, grid) = (position.line(), position.grid());
        let [from, to] = edges(winner);
        prop_assert!(from.touches(grid, line[0]) && to.touches(grid, line[line.len() - 1]));
        prop_assert!(line.iter().all(|&square| position.stone(square) == Some(winner)));
        prop_assert!(line.windows(2).all(|pair| grid.neighbours(pair[0]).any(|next| next == pair[1])));
    }
}

/// Draws a board with a star on each winning opening.
fn map(size: usize) -> String {
    let winning = Solver::new(size).winning_openings();
    let cell = |at| if winning.contains(&at) { '*' } else { '.' };
    let rows = (0..size).map(|row| (0..size).map(|column| cell(row * size + column)).collect::<String>());
    rows.collect::<Vec<_>>().join(" ")
}

#[test]
fn winning_openings_of_small_boards_are_those_of_the_engine() {
    // `src/engine/hex/solver.rs` finds the same with virtual connections.
    assert_eq!(map(3), "..* *** *..");
    assert_eq!(map(4), "...* ..*. .*.. *...");
}
