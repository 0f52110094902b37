//! The board of playouts against the rules.

use super::board::Board;
use super::pattern::Patterns;
use super::playout::Policy;
use super::random::Random;
use crate::rules::go::{Move, Position, Rules, Size};
use crate::rules::{Position as _, Side, Square, Turn};

/// Every stone, liberty and legal point of the board is that of the rules.
fn assert_same<const N: usize>(board: &Board<N>, position: &Position) {
    assert_eq!(board.to_move(), position.to_move());
    assert_eq!(board.ko(), position.ko().map_or(0, |square| board.point(square)));
    let stones = |side: Side| position.grid().squares().filter(|&at| position.piece(at).is_some_and(|piece| piece.side == side)).count() as i32;
    let [by_black, by_white] = position.prisoners().map(i32::from);
    let more = stones(Side::First) + by_white - stones(Side::Second) - by_black;
    assert_eq!(i32::from(board.more_placed()), more);
    let mut empty = 0;
    for square in position.grid().squares() {
        let at = board.point(square);
        assert_eq!(board.square(at), square);
        assert_eq!(board.side(at), position.piece(square).map(|piece| piece.side));
        empty += u16::from(board.is_empty(at));
        for side in Side::BOTH {
            assert_eq!(board.was_taken(at, side), position.was_taken(square, side));
        }
        for (place, beside) in board.beside(at).into_iter().chain(board.corners(at)).enumerate() {
            let bits = match board.side(beside) {
                Some(side) => side as u16 + 1,
                None if board.is_empty(beside) => 0,
                None => 3,
            };
            assert_eq!(board.around(at) >> (2 * place) & 3, bits);
        }
        if board.side(at).is_some() {
            let mut liberties = [0; 80];
            let count = board.liberties(at, &mut liberties);
            assert_eq!(board.is_in_atari(at), count == 1);
            if count == 1 {
                assert_eq!(board.liberty(at), liberties[0]);
            }
        }
    }
    assert_eq!(board.empty().len(), usize::from(empty));
}

fn random_games<const N: usize>(rules: Rules, games: u64) {
    let mut random = Random::new(games);
    for _ in 0..games {
        let mut position = Position::start(rules);
        let mut board = Board::<N>::of(&position);
        for _ in 0..400 {
            if position.is_at_rest() {
                break;
            }
            let legal: Vec<Square> = position.turns().into_iter().filter_map(|Turn(squares)| squares.first().copied()).collect();
            for square in position.grid().squares().filter(|&square| board.is_empty(board.point(square))) {
                let at = board.point(square);
                let is_repeated = position.forbidden().iter().any(|(found, why)| *found == square && matches!(why, crate::rules::Illegal::Superko { .. }));
                let is_legal = board.is_legal(at) || (rules.suicide && at != board.ko());
                assert_eq!(is_legal, legal.contains(&square) || is_repeated, "{square:?}");
            }
            let step = if rules.suicide && !legal.is_empty() {
                // Nothing is left out, so that there are suicides.
                let square = legal[random.below(legal.len())];
                let mut found = Move::PASS;
                position.each_move(|step| if position.turn(step) == Turn(vec![square]) { found = step });
                found
            } else {
                position.random_move(|end| random.below(end))
            };
            match position.turn(step) {
                Turn(squares) if squares.is_empty() => board.pass(),
                Turn(squares) => _ = board.play(board.point(squares[0])),
            }
            position.play_move(step);
            assert_same(&board, &position);
            assert_same(&Board::<N>::of(&position), &position);
        }
        assert_eq!(board.hash(), Board::<N>::of(&position).hash());
    }
}

#[test]
fn the_board_is_that_of_the_rules() {
    let lines = |lines| Size::new(lines).unwrap();
    random_games::<128>(Rules::CHINESE.on(lines(5)), 8);
    random_games::<128>(Rules::NEW_ZEALAND.on(lines(4)), 8);
    random_games::<128>(Rules::JAPANESE.on(lines(9)), 2);
    random_games::<128>(Rules::TROMP_TAYLOR.on(lines(2)), 8);
    random_games::<512>(Rules::TROMP_TAYLOR.on(lines(12)), 1);
}

#[test]
fn a_playout_comes_to_an_end_in_which_everybody_lives() {
    let start = Board::<128>::of(&Position::start(Rules::CHINESE.on(Size::NINE)));
    let mut random = Random::new(1);
    for policy in [Policy::LIGHT, Policy::USUAL] {
        for _ in 0..50 {
            let mut board = start.clone();
            policy.play_out(&mut board, Patterns::get(), &mut random, |_, _| {});
            assert_eq!(board.passes(), 2);
            assert!(board.area_lead().abs() <= 81);
        }
    }
}

#[test]
#[ignore = "prints speed"]
fn speed() {
    for lines in [9, 13, 19] {
        let start = Board::<512>::of(&Position::start(Rules::CHINESE.on(Size::new(lines).unwrap())));
        speed_on(lines, &start);
    }
    speed_on(9, &Board::<128>::of(&Position::start(Rules::CHINESE.on(Size::NINE))));
}

fn speed_on<const N: usize>(lines: u8, start: &Board<N>) {
    let mut random = Random::new(1);
    let mut board = start.clone();
    for (name, policy) in [("light", Policy::LIGHT), ("usual", Policy::USUAL)] {
        let clock = std::time::Instant::now();
        let (mut games, mut turns) = (0, 0);
        while clock.elapsed().as_millis() < 1000 {
            for _ in 0..50 {
                board.clone_from(start);
                policy.play_out(&mut board, Patterns::get(), &mut random, |_, _| turns += 1);
                games += 1;
            }
        }
        println!("{lines} {N} {name}: {:.0}/s, {} turns", f64::from(games) / clock.elapsed().as_secs_f64(), turns / games);
    }
}
