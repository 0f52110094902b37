//! Properties of every game by all rules, in positions reached by random play.
//!
//! Nothing here depends on a game: a new game is covered once it is registered. The template for new
//! games is covered without registration.

use std::collections::BTreeMap;

use parlour::notation;
use parlour::rules::go::{Rules as GoRules, Size};
use parlour::rules::{Change, Game, Illegal, Piece, Position, Rank, Rules, Square, Turn};
use proptest::prelude::*;
use proptest::sample::Index;

/// Number of squares to try, which is more than most boards have.
const BEYOND: u16 = 150;

fn any_rules() -> impl Strategy<Value = Rules> {
    let presets = Game::ALL.iter().flat_map(|game| game.presets()).map(|preset| preset.rules);
    // Random play hardly captures on a full board of Go. On a small one it fills the board, clears it
    // and repeats itself.
    let small = [GoRules::CHINESE, GoRules::JAPANESE, GoRules::AGA, GoRules::NEW_ZEALAND]
        .into_iter()
        .filter_map(|rules| Some(Rules::Go(rules.on(Size::new(4).ok()?))));
    prop::sample::select(presets.chain(small).collect::<Vec<_>>())
}

fn any_start() -> impl Strategy<Value = Box<dyn Position>> {
    let registered = any_rules().prop_map(Rules::start);
    #[cfg(feature = "tools")]
    let registered = {
        use parlour::rules::template::{Position as Template, Rules as TemplateRules};
        let template = || Box::new(Template::start(TemplateRules::TIC_TAC_TOE)) as Box<dyn Position>;
        prop_oneof![20 => registered, 1 => Just(()).prop_map(move |()| template())]
    };
    registered
}

/// A position after up to `most` random turns, not at the end of a game.
fn any_position(most: usize) -> impl Strategy<Value = Box<dyn Position>> {
    after_random_turns(any_start(), most)
}

fn after_random_turns(
    start: impl Strategy<Value = Box<dyn Position>>,
    most: usize,
) -> impl Strategy<Value = Box<dyn Position>> {
    (start, prop::collection::vec(any::<Index>(), 0..most)).prop_map(|(start, choices)| {
        let mut position = start;
        for choice in choices {
            let mut after = position.boxed();
            after.play(choice.get(&position.turns())).unwrap();
            if after.outcome().is_some() {
                break;
            }
            position = after;
        }
        position
    })
}

/// A position and one of its turns.
fn any_turn(most: usize) -> impl Strategy<Value = (Box<dyn Position>, Turn)> {
    (any_position(most), any::<Index>()).prop_map(|(position, choice)| {
        let turn = choice.get(&position.turns()).clone();
        (position, turn)
    })
}

/// A way to damage a turn.
#[derive(Clone, Debug)]
enum Damage {
    Drop,
    Add(u16),
    Replace(Index, u16),
    Reverse,
    Anything(Vec<u16>),
}

fn any_damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        Just(Damage::Drop),
        Just(Damage::Reverse),
        (0..BEYOND).prop_map(Damage::Add),
        (any::<Index>(), 0..BEYOND).prop_map(|(at, square)| Damage::Replace(at, square)),
        prop::collection::vec(any::<u16>(), 0..12).prop_map(Damage::Anything),
    ]
}

fn damaged(Turn(mut squares): Turn, damage: Damage) -> Turn {
    match damage {
        Damage::Drop => _ = squares.pop(),
        Damage::Reverse => squares.reverse(),
        Damage::Add(square) => squares.push(Square(square)),
        // A pass has no square to replace.
        Damage::Replace(_, square) if squares.is_empty() => squares.push(Square(square)),
        Damage::Replace(at, square) => *at.get_mut(&mut squares) = Square(square),
        Damage::Anything(other) => squares = other.into_iter().map(Square).collect(),
    }
    Turn(squares)
}

fn pieces(position: &dyn Position) -> BTreeMap<Square, Piece> {
    position.grid().squares().filter_map(|square| Some((square, position.piece(square)?))).collect()
}

/// Performs changes as a hand would, which needs a piece where it reaches for one.
fn carry_out(board: &mut BTreeMap<Square, Piece>, changes: &[Change]) {
    for change in changes {
        match *change {
            Change::Put { square, piece } | Change::Drop { square, piece } => {
                assert_eq!(board.insert(square, piece), None);
            }
            Change::Move { from, to } => {
                let piece = board.remove(&from).expect("a piece to move");
                assert_eq!(board.insert(to, piece), None, "{to:?} should be free");
            }
            Change::Remove { square } => _ = board.remove(&square).expect("a piece to remove"),
            Change::Flip { square, .. } => {
                let piece = board.get_mut(&square).expect("a piece to flip");
                piece.side = piece.side.other();
            }
            Change::Crown { square } => {
                let piece = board.get_mut(&square).expect("a piece to crown");
                assert_eq!(piece.rank, Rank::Man);
                piece.rank = Rank::King;
            }
        }
    }
}

/// Perft by its definition, one turn at a time.
fn count(position: &dyn Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |turn: &Turn| {
        let mut after = position.boxed();
        after.play(turn).unwrap();
        count(&*after, depth - 1)
    };
    position.turns().iter().map(after).sum()
}

proptest! {
    #[test]
    fn there_are_turns_exactly_while_the_game_goes_on(
        start in any_start(),
        choices in prop::collection::vec(any::<Index>(), 0..200),
    ) {
        let mut position = start;
        for choice in choices {
            let turns = position.turns();
            prop_assert_eq!(turns.is_empty(), position.outcome().is_some());
            if turns.is_empty() {
                break;
            }
            position.play(choice.get(&turns)).unwrap();
        }
    }

    #[test]
    fn every_legal_turn_is_played_and_no_two_are_the_same(position in any_position(120)) {
        let mut turns = position.turns();
        for turn in &turns {
            let mut after = position.boxed();
            prop_assert_eq!(after.play(turn), Ok(()));
            prop_assert_eq!(after.to_move(), position.to_move().other());
        }
        let count = turns.len();
        turns.sort_by(|a, b| a.0.cmp(&b.0));
        turns.dedup();
        prop_assert_eq!(turns.len(), count);
    }

    #[test]
    fn illegal_turns_are_refused((position, turn) in any_turn(120), damage in any_damage()) {
        let turn = damaged(turn, damage);
        let mut after = position.boxed();
        let is_legal = position.turns().contains(&turn);
        prop_assert_eq!(after.play(&turn).is_ok(), is_legal);
        if !is_legal {
            prop_assert_eq!(after.hash(), position.hash());
            prop_assert_eq!(after.turns(), position.turns());
            prop_assert_eq!(pieces(&*after), pieces(&*position));
        }
    }

    #[test]
    fn next_agrees_with_the_legal_turns((position, Turn(squares)) in any_turn(120)) {
        for touched in (0..=squares.len()).map(|end| &squares[..end]) {
            let begun: Vec<_> =
                position.turns().into_iter().filter(|Turn(path)| path.starts_with(touched)).collect();
            let mut expected: Vec<_> =
                begun.iter().filter_map(|Turn(path)| path.get(touched.len()).copied()).collect();
            expected.sort_unstable();
            expected.dedup();
            let next = position.next(touched);
            prop_assert_eq!(next.complete, begun.iter().any(|Turn(path)| path == touched));
            prop_assert_eq!(&next.squares, &expected);

            let beyond = position.grid().squares().count() as u16;
            let near = position.grid().squares().chain((beyond..beyond + 6).map(Square));
            for square in near.filter(|square| !expected.contains(square)) {
                let reason = position.why_not(touched, square);
                prop_assert_ne!(&reason, &Illegal::GameOver);
                // The squares in a reason are squares that the player can touch.
                let first = position.next(&[]).squares;
                let possible = reason.squares().iter().all(|hint| first.contains(hint) || expected.contains(hint));
                prop_assert!(possible, "the squares of {:?} should be possible after {:?}", reason, touched);
            }
        }
    }

    #[test]
    fn changes_lead_to_the_position_after((position, turn) in any_turn(120)) {
        let mut after = position.boxed();
        after.play(&turn).unwrap();
        let whole = position.changes(&turn).unwrap();
        let mut board = pieces(&*position);
        carry_out(&mut board, &whole);
        prop_assert_eq!(board, pieces(&*after));

        let Turn(squares) = turn;
        for end in 0..squares.len() {
            let part = position.changes(&Turn(squares[..end].to_vec())).unwrap();
            prop_assert!(whole.starts_with(&part), "{:?} should be the beginning of {:?}", part, whole);
        }
    }

    #[test]
    fn changes_refuse_paths_that_begin_no_turn(
        (position, turn) in any_turn(120),
        damage in any_damage(),
    ) {
        let turn = damaged(turn, damage);
        let is_begun = position.turns().iter().any(|Turn(path)| path.starts_with(&turn.0));
        prop_assert_eq!(position.changes(&turn).is_ok(), is_begun);
    }

    #[test]
    fn copies_are_independent((position, turn) in any_turn(120)) {
        let mut copy = position.boxed();
        let (hash, turns) = (position.hash(), position.turns());
        copy.play(&turn).unwrap();
        prop_assert_eq!((position.hash(), position.turns()), (hash, turns));
        let mut again = position.boxed();
        again.play(&turn).unwrap();
        prop_assert_eq!((again.hash(), again.turns()), (copy.hash(), copy.turns()));
    }

    #[test]
    fn the_incremental_hash_matches_the_position(
        position in after_random_turns(any_rules().prop_map(Rules::start), 200),
    ) {
        let fresh = notation::read_position(position.rules(), &notation::position_text(&*position)).unwrap();
        prop_assert_eq!(fresh.hash(), position.hash());
        // A text has no history, and therefore no superko.
        let forbidden = position.forbidden();
        let superko = |turn: &Turn| {
            forbidden.iter().any(|(at, why)| matches!(why, Illegal::Superko { .. }) && turn.0 == [*at])
        };
        let mut turns = fresh.turns();
        turns.retain(|turn| !superko(turn));
        prop_assert_eq!(turns, position.turns());
    }

    #[test]
    fn perft_matches_its_definition(position in any_position(120)) {
        // Two turns of a board with hundreds of points are too many to count one by one.
        let deepest = if position.turns().len() > 100 { 1 } else { 2 };
        for depth in 0..=deepest {
            prop_assert_eq!(position.perft(depth), count(&*position, depth), "depth {}", depth);
        }
    }
}
