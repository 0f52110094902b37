//! Go against published and computed data, and against a plain implementation of the rules.

use std::collections::BTreeMap;

use parlour::notation;
use parlour::rules::Misplaced;
use parlour::rules::go::{BadRules, Opening, Position as Go, Repetition, Rules as GoRules, Size};
use parlour::rules::{Claim, Game, Illegal, Position, Rules, Side, Square, Turn};
use proptest::prelude::*;
use proptest::sample::Index;
use serde::Deserialize;

fn on(lines: u8, rules: GoRules) -> GoRules {
    rules.on(Size::new(lines).unwrap())
}

/// Checks the counts computed with `OpenSpiel`, as far as they are not above this many million.
fn assert_perft(most: u64) {
    let published: BTreeMap<u8, Vec<u64>> =
        serde_json::from_str(include_str!("../../data/go/perft.json")).unwrap();
    assert_eq!(published.len(), 6);
    for (lines, counts) in published {
        let start = Go::start(on(lines, GoRules::CHINESE));
        for (depth, count) in (1..).zip(counts).take_while(|&(_, count)| count <= most) {
            assert_eq!(start.perft(depth), count, "{lines}x{lines} depth {depth}");
        }
    }
}

#[test]
fn perft_is_what_open_spiel_counts() {
    assert_perft(1_000_000);
}

#[test]
#[ignore = "8 million sequences: takes seconds in release"]
fn perft_is_what_open_spiel_counts_at_every_depth() {
    assert_perft(u64::MAX);
}

/// Number of legal positions, in which every chain has a liberty: J. Tromp and G. Farneback,
/// *Combinatorics of Go* (2006); number A094777 of the encyclopedia of integer sequences. A board
/// of one point has one, the empty one.
fn legal_positions(lines: u8) -> u64 {
    let rules = on(lines, GoRules::CHINESE);
    let squares: Vec<_> = rules.grid().squares().collect();
    let fillings = 3u64.pow(squares.len() as u32);
    let is_legal = |filling: &u64| {
        let digit = |at: usize| filling / 3u64.pow(at as u32) % 3;
        let stone = |(at, &square): (usize, &Square)| match digit(at) {
            0 => None,
            1 => Some((square, Side::First)),
            _ => Some((square, Side::Second)),
        };
        Go::with_stones(rules, Side::First, squares.iter().enumerate().filter_map(stone)).is_ok()
    };
    (0..fillings).filter(is_legal).count() as u64
}

#[test]
fn small_boards_have_as_many_legal_positions_as_published() {
    assert_eq!(legal_positions(2), 57);
    assert_eq!(legal_positions(3), 12_675);
}

#[test]
#[ignore = "checks 43 million boards: takes most of a minute in release"]
fn the_board_of_16_points_has_as_many_legal_positions_as_published() {
    assert_eq!(legal_positions(4), 24_318_165);
}

#[derive(Deserialize)]
struct RandomGame {
    /// The actions in order: `B c1`, `W PASS`.
    a: Vec<String>,
    /// Number of legal actions before each.
    n: Vec<usize>,
}

/// `OpenSpiel` forbids only the simple ko, and ends the game when a position repeats.
#[test]
fn random_games_have_as_many_turns_as_open_spiel_finds() {
    let (mut turns, mut repetitions) = (0, 0);
    for (lines, games) in [
        (3, include_str!("../../data/go/random_3x3.jsonl")),
        (5, include_str!("../../data/go/random_5x5.jsonl")),
        (9, include_str!("../../data/go/random_9x9.jsonl")),
    ] {
        for line in games.lines().skip(1) {
            let RandomGame { a: actions, n: counts } = serde_json::from_str(line).unwrap();
            let mut position = Go::start(on(lines, GoRules::CHINESE));
            for (ply, (action, count)) in actions.iter().zip(counts).enumerate() {
                let forbidden = position.forbidden();
                let superko = forbidden.iter().filter(|(_, why)| matches!(why, Illegal::Superko { .. }));
                assert_eq!(position.turns().len() + superko.count(), count, "ply {ply} of {line}");
                match notation::read_turn(&position, &action[2..]) {
                    Ok(turn) => position.play(&turn).unwrap(),
                    Err(error) => {
                        assert!(
                            error.to_string().ends_with(&Illegal::Superko { square: Square(0) }.to_string())
                        );
                        assert_eq!(
                            ply + 1,
                            actions.len(),
                            "only the last turn should repeat a position: {line}"
                        );
                        repetitions += 1;
                    }
                }
                turns += 1;
            }
        }
    }
    assert!(
        turns > 10_000 && repetitions > 0,
        "enough turns and repetitions should be seen: {turns} turns, {repetitions} repetitions"
    );
}

/// A slow and literal implementation of the rules. It floods every group anew and keeps every board of
/// the game.
struct Plain {
    rules: GoRules,
    to_move: Side,
    /// Every board of the game with the side to move on it; the present one is last.
    boards: Vec<(Vec<Option<Side>>, Side)>,
}

impl Plain {
    fn start(rules: GoRules) -> Plain {
        let empty = vec![None; rules.grid().squares().count()];
        Plain { rules, to_move: Side::First, boards: vec![(empty, Side::First)] }
    }

    fn board(&self) -> &[Option<Side>] {
        &self.boards.last().unwrap().0
    }

    fn beside(&self, at: usize) -> Vec<usize> {
        let lines = usize::from(self.rules.size.lines());
        let (column, row) = (at % lines, at / lines);
        let mut beside = Vec::new();
        for (is_there, to) in [
            (column > 0, at.wrapping_sub(1)),
            (column + 1 < lines, at + 1),
            (row > 0, at.wrapping_sub(lines)),
            (row + 1 < lines, at + lines),
        ] {
            beside.extend(is_there.then_some(to));
        }
        beside
    }

    /// Returns the chain of a stone if it has no liberty, or an empty list.
    fn chain_without_liberty(&self, board: &[Option<Side>], at: usize) -> Vec<usize> {
        let mut chain = vec![at];
        let mut looked_at = 0;
        while let Some(&stone) = chain.get(looked_at) {
            looked_at += 1;
            for beside in self.beside(stone) {
                if board[beside].is_none() {
                    return Vec::new();
                }
                if board[beside] == board[at] && !chain.contains(&beside) {
                    chain.push(beside);
                }
            }
        }
        chain
    }

    /// Returns the board after a stone on an empty point, or the reason why it is illegal.
    fn after(&self, square: Square) -> Result<Vec<Option<Side>>, Illegal> {
        let at = usize::from(square.0);
        let mut board = self.board().to_vec();
        board[at] = Some(self.to_move);
        for beside in self.beside(at) {
            if board[beside] == Some(self.to_move.other()) {
                for stone in self.chain_without_liberty(&board, beside) {
                    board[stone] = None;
                }
            }
        }
        for stone in self.chain_without_liberty(&board, at) {
            if !self.rules.suicide {
                return Err(Illegal::Suicide { square });
            }
            board[stone] = None;
        }
        let two_ago = self.boards.len().checked_sub(2).map(|at| self.boards[at].0.as_slice());
        if two_ago == Some(&board) && board != self.board() {
            return Err(Illegal::Ko { square });
        }
        let comes_back = self.boards.iter().any(|(before, to_move)| {
            *before == board
                && match self.rules.repetition {
                    Repetition::Ko => false,
                    Repetition::PositionalSuperko => true,
                    Repetition::SituationalSuperko => *to_move == self.to_move.other(),
                }
        });
        if comes_back { Err(Illegal::Superko { square }) } else { Ok(board) }
    }

    /// Returns every legal point, and every illegal one with its reason.
    fn plays(&self) -> (Vec<Square>, Vec<(Square, Illegal)>) {
        let (mut legal, mut forbidden) = (Vec::new(), Vec::new());
        for square in self.rules.grid().squares().filter(|at| self.board()[usize::from(at.0)].is_none()) {
            match self.after(square) {
                Ok(_) => legal.push(square),
                Err(why) => forbidden.push((square, why)),
            }
        }
        (legal, forbidden)
    }

    fn play(&mut self, turn: &Turn) {
        let board = match turn.0.first() {
            Some(&square) => self.after(square).unwrap(),
            None => self.board().to_vec(),
        };
        self.to_move = self.to_move.other();
        self.boards.push((board, self.to_move));
    }
}

fn any_rules(lines: std::ops::Range<u8>) -> impl Strategy<Value = GoRules> {
    let repetition = prop::sample::select(vec![
        Repetition::Ko,
        Repetition::PositionalSuperko,
        Repetition::SituationalSuperko,
    ]);
    (lines, any::<bool>(), repetition).prop_map(|(lines, suicide, repetition)| GoRules {
        suicide,
        repetition,
        ..on(lines, GoRules::CHINESE)
    })
}

proptest! {
    #[test]
    fn turns_match_a_plain_implementation(
        rules in any_rules(2..6),
        choices in prop::collection::vec(any::<Index>(), 0..160),
    ) {
        let (mut position, mut plain) = (Go::start(rules), Plain::start(rules));
        for choice in choices {
            let (legal, forbidden) = plain.plays();
            prop_assert_eq!(position.next(&[]).squares, legal);
            prop_assert_eq!(position.forbidden(), forbidden);
            let stones: Vec<_> =
                rules.grid().squares().map(|square| position.piece(square).map(|piece| piece.side)).collect();
            prop_assert_eq!(&stones, plain.board());
            let turn = choice.get(&position.turns()).clone();
            let mut after = position.clone();
            after.play(&turn).unwrap();
            if !after.is_at_rest() {
                position = after;
                plain.play(&turn);
            }
        }
    }

    #[test]
    fn random_moves_are_legal(
        rules in any_rules(2..8),
        draws in prop::collection::vec(any::<Index>(), 400),
    ) {
        let mut position = Go::start(rules);
        for draw in draws {
            let step = position.random_move(|end| draw.index(end));
            prop_assert!(position.is_at_rest() || position.turns().contains(&position.turn(step)));
            if position.is_at_rest() {
                break;
            }
            position.play_move(step);
        }
    }

    #[test]
    fn invalid_rules_do_not_panic(
        size in any::<u8>(),
        handicap in any::<u8>(),
        komi in any::<i16>(),
        seat_stones in any::<bool>(),
    ) {
        let opening = if seat_stones { "seat-stones" } else { "empty" };
        let text = format!(
            r#"{{"game": "go", "size": {size}, "handicap": {handicap}, "komi": {komi}, "opening": "{opening}"}}"#
        );
        let Ok(rules) = serde_json::from_str::<Rules>(&text) else {
            prop_assert!(Size::new(size).is_err());
            return Ok(());
        };
        let mut position = rules.start();
        for _ in 0..2 {
            position.play(&Turn::default()).unwrap();
        }
        prop_assert!(position.counting().is_some());
        prop_assert_eq!(serde_json::from_value::<Rules>(serde_json::to_value(rules).unwrap()).unwrap(), rules);
    }
}

fn position(rules: GoRules, text: &str) -> Box<dyn Position> {
    let lines = text.split('/').count() as u8;
    notation::read_position(Rules::Go(on(lines, rules)), text).unwrap()
}

fn play(position: &mut dyn Position, turns: &str) {
    for text in turns.split(' ') {
        let turn = notation::read_turn(position, text).unwrap_or_else(|error| panic!("{error}"));
        position.play(&turn).unwrap();
    }
}

fn refusal(position: &dyn Position, text: &str) -> Option<Illegal> {
    match notation::read_turn(position, text) {
        Err(notation::BadTurn::Illegal { reason, .. }) => Some(reason),
        _ => None,
    }
}

#[test]
fn a_ko_may_be_retaken_after_a_threat_but_not_at_once() {
    let mut ko = position(GoRules::JAPANESE, ".XO../X.XO./.XO../...../..... O");
    play(&mut *ko, "B4");
    assert_eq!(refusal(&*ko, "C4"), Some(Illegal::Ko { square: Square(7) }));
    assert_eq!(ko.points().map(|points| points.0), Some([0, 2]));
    let mut passed = ko.boxed();
    play(&mut *passed, "pass pass");
    assert!(passed.outcome().is_some());
    play(&mut *ko, "A1 E1 C4");
    assert_eq!(refusal(&*ko, "B4"), Some(Illegal::Ko { square: Square(6) }));
}

#[test]
fn capturing_two_stones_is_not_a_ko() {
    let mut position = position(GoRules::JAPANESE, ".XXO/XOOO/..../.... O");
    play(&mut *position, "A4");
    assert_eq!(position.points().map(|points| points.0), Some([0, 4]));
    assert_eq!(position.forbidden(), []);
    play(&mut *position, "B4");
    assert_eq!(position.points().map(|points| points.0), Some([2, 4]));
}

#[test]
fn suicide_is_legal_if_the_rules_allow_it() {
    let text = ".XO./XXO./OO../.... X";
    assert_eq!(
        refusal(&*position(GoRules::CHINESE, text), "A4"),
        Some(Illegal::Suicide { square: Square(0) })
    );
    let mut suicide = position(GoRules::NEW_ZEALAND, text);
    play(&mut *suicide, "A4");
    assert_eq!(notation::position_text(&*suicide), "..O./..O./OO../.... O");
    assert_eq!(suicide.points().map(|points| points.0), Some([0, 8]));
    // A single stone leaves the board as it is: illegal if the board alone may not repeat, a kind of pass
    // if the side to move counts as well.
    let alone = ".O/O. X";
    assert_eq!(
        refusal(&*position(GoRules::TROMP_TAYLOR, alone), "A2"),
        Some(Illegal::Superko { square: Square(0) })
    );
    assert_eq!(refusal(&*position(GoRules::NEW_ZEALAND, alone), "A2"), None);
}

/// Two kos, one held by each side.
const DOUBLE_KO: &str = ".XO..../X.XO.../.XO..../.XO..../XO.O.../.XO..../....... X";
/// Both kos are taken and retaken.
const ROUND: &str = "C3 B6 pass B3 C6 pass";

#[test]
fn a_long_cycle_can_be_claimed_as_a_draw_without_superko() {
    let mut game = position(GoRules::JAPANESE, DOUBLE_KO);
    let mut history = Vec::new();
    for round in 1..=3 {
        for turn in ROUND.split(' ') {
            play(&mut *game, turn);
            history.push(game.hash());
            let expected: &[Claim] = if round == 3 { &[Claim::Repetition] } else { &[] };
            assert_eq!(game.claims(&history), expected, "{turn} of round {round}");
        }
    }
}

#[test]
fn superko_forbids_a_long_cycle() {
    // The fifth turn would repeat the first board, but with White to move.
    let before = |rules| {
        let mut game = position(rules, DOUBLE_KO);
        play(&mut *game, "C3 B6 pass B3");
        game
    };
    let superko = Some(Illegal::Superko { square: Square(9) });
    assert_eq!(refusal(&*before(GoRules::CHINESE), "C6"), superko);
    assert_eq!(refusal(&*before(GoRules::JAPANESE), "C6"), None);
    let mut game = before(GoRules::AGA);
    play(&mut *game, "C6 pass");
    // The seventh turn would repeat the first, with the same side to move after it.
    assert_eq!(refusal(&*game, "C3"), Some(Illegal::Superko { square: Square(30) }));
}

#[test]
fn handicaps_stand_on_their_usual_points() {
    let stones = |rules: GoRules| {
        let mut names: Vec<_> = rules
            .first_stones()
            .into_iter()
            .map(|(square, _)| notation::square_name(Rules::Go(rules), square, notation::Style::Letters))
            .collect();
        names.sort();
        names.join(" ")
    };
    let with = |lines, handicap| GoRules { handicap, ..on(lines, GoRules::CHINESE) };
    assert_eq!(stones(with(19, 0)), "");
    assert_eq!(stones(with(19, 2)), "D4 Q16");
    assert_eq!(stones(with(19, 3)), "D16 D4 Q16");
    assert_eq!(stones(with(13, 5)), "D10 D4 G7 K10 K4");
    assert_eq!(stones(with(9, 6)), "C3 C5 C7 G3 G5 G7");
    assert_eq!(stones(with(9, 7)), "C3 C5 C7 E5 G3 G5 G7");
    assert_eq!(stones(with(19, 8)), "D10 D16 D4 K16 K4 Q10 Q16 Q4");
    assert_eq!(stones(with(19, 9)), "D10 D16 D4 K10 K16 K4 Q10 Q16 Q4");
    assert_eq!(stones(with(8, 9)), "C3 C6 F3 F6");
    assert_eq!(Go::start(with(9, 2)).to_move(), Side::Second);
    assert_eq!(Go::start(with(9, 0)).to_move(), Side::First);
}

#[test]
fn seat_stones_stand_on_opposite_corners_and_white_moves_first() {
    let rules = GoRules { opening: Opening::SeatStones, ..GoRules::CHINESE };
    let start = Go::start(rules);
    let grid = start.grid();
    let side = |column, row| start.piece(grid.square(column, row).unwrap()).map(|piece| piece.side);
    assert_eq!([side(3, 3), side(15, 15)], [Some(Side::First); 2]);
    assert_eq!([side(15, 3), side(3, 15)], [Some(Side::Second); 2]);
    assert_eq!(grid.squares().filter(|&square| start.piece(square).is_some()).count(), 4);
    assert_eq!(start.to_move(), Side::Second);
}

#[test]
fn contradictory_rules_are_reported() {
    let with =
        |lines, handicap, opening| GoRules { handicap, opening, ..on(lines, GoRules::CHINESE) }.checked();
    assert_eq!(with(19, 1, Opening::Empty), Err(BadRules::OneStone));
    assert_eq!(with(19, 10, Opening::Empty), Err(BadRules::TooManyStones { most: 9 }));
    assert_eq!(with(10, 5, Opening::Empty), Err(BadRules::TooManyStones { most: 4 }));
    assert_eq!(with(5, 2, Opening::Empty), Err(BadRules::TooManyStones { most: 0 }));
    assert_eq!(with(19, 2, Opening::SeatStones), Err(BadRules::HandicapAndSeatStones));
    assert_eq!(with(6, 0, Opening::SeatStones), Err(BadRules::NoRoomForSeatStones));
    assert!(with(7, 0, Opening::SeatStones).is_ok() && with(9, 9, Opening::Empty).is_ok());
    for preset in Game::Go.presets() {
        let Rules::Go(rules) = preset.rules else { panic!("a preset of Go should have rules of Go") };
        assert_eq!(rules.checked(), Ok(rules));
    }
}

#[test]
fn impossible_stones_are_refused() {
    let rules = on(3, GoRules::CHINESE);
    let put = |stones: &[(u16, Side)]| {
        let stones = stones.iter().map(|&(at, side)| (Square(at), side));
        Go::with_stones(rules, Side::First, stones).map(|_| ()).unwrap_err()
    };
    let (black, white) = (Side::First, Side::Second);
    assert_eq!(put(&[(9, black)]), Misplaced::OffBoard(Square(9)));
    assert_eq!(put(&[(4, black), (4, white)]), Misplaced::Twice(Square(4)));
    assert_eq!(put(&[(0, black), (1, white), (3, white)]), Misplaced::NoLiberty(Square(0)));
}
