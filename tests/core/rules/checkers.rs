//! Checkers against published and independently computed data.

use parlour::notation;
use parlour::rules::checkers::{Position as Checkers, Rules as CheckersRules};
use parlour::rules::{Claim, Outcome, Position, Reason, Rules, Side, Square};
use serde::Deserialize;

const AMERICAN: Rules = Rules::Checkers(CheckersRules::AMERICAN);

#[derive(Deserialize)]
struct Published {
    american: Counts,
}

#[derive(Deserialize)]
struct Counts {
    paths: Vec<u64>,
    #[cfg(feature = "tools")]
    distinct: Vec<u64>,
}

fn published() -> Counts {
    let published: Published = serde_json::from_str(include_str!("../../data/checkers/perft.json")).unwrap();
    published.american
}

#[test]
fn perft_is_as_published_to_depth_11() {
    let start = Checkers::start(CheckersRules::AMERICAN);
    for (depth, count) in (1..=11).zip(published().paths) {
        assert_eq!(start.perft(depth), count, "depth {depth}");
    }
}

#[cfg(feature = "tools")]
#[test]
fn perft_without_duplicates_is_as_published_to_depth_10() {
    let start = Checkers::start(CheckersRules::AMERICAN);
    for (depth, count) in (1..=10).zip(published().distinct) {
        assert_eq!(start.perft_distinct(depth), count, "depth {depth}");
    }
}

/// Depth 12 is the first at which the two countings differ.
#[cfg(feature = "tools")]
#[test]
#[ignore = "takes half a minute"]
fn the_two_countings_differ_at_depth_12() {
    let start = Checkers::start(CheckersRules::AMERICAN);
    assert_eq!(start.perft_distinct(11), published().distinct[10]);
    assert_eq!(start.perft(12), published().paths[11]);
    assert_eq!(start.perft_distinct(12), published().distinct[11]);
}

#[derive(Deserialize)]
struct Sample {
    fen: String,
    moves: Vec<String>,
    perft: Vec<u64>,
}

#[test]
fn positions_have_the_turns_and_perft_that_open_spiel_finds() {
    let mut samples = 0;
    for line in include_str!("../../data/checkers/positions.jsonl").lines().skip(1) {
        let Sample { fen, mut moves, perft } = serde_json::from_str(line).unwrap();
        let position = notation::read_position(AMERICAN, &fen).unwrap();
        let mut turns: Vec<_> =
            position.turns().iter().map(|turn| notation::turn_text(&*position, turn)).collect();
        turns.sort();
        moves.sort();
        assert_eq!(turns, moves, "turns in {fen}");
        for (depth, count) in (1..).zip(perft) {
            assert_eq!(position.perft(depth), count, "{fen} depth {depth}");
        }
        samples += 1;
    }
    assert_eq!(samples, 300);
}

#[derive(Deserialize)]
struct RandomGame {
    /// The actions in order, each a step or a single jump: `e3d4`.
    a: Vec<String>,
    /// Number of legal actions before each.
    n: Vec<usize>,
    /// The results for the first and the second player.
    r: [f64; 2],
}

/// Returns the square of an `OpenSpiel` name. Its board is ours rotated by 180 degrees.
fn square(name: &[u8]) -> Square {
    let (column, row) = (u16::from(name[0] - b'a'), u16::from(name[1] - b'1'));
    Square(row * 8 + 7 - column)
}

#[test]
fn random_games_of_open_spiel_are_legal_and_end_alike() {
    let (mut won, mut blocked) = (0, 0);
    for line in include_str!("../../data/checkers/random_games.jsonl").lines().skip(1) {
        let game: RandomGame = serde_json::from_str(line).unwrap();
        let mut position = AMERICAN.start();
        let mut path = Vec::new();
        for (action, count) in game.a.iter().zip(&game.n) {
            let (from, to) = (square(&action.as_bytes()[..2]), square(&action.as_bytes()[2..]));
            let legal: usize = if path.is_empty() {
                let movers = position.next(&[]).squares;
                movers.iter().map(|&mover| position.next(&[mover]).squares.len()).sum()
            } else {
                position.next(&path).squares.len()
            };
            assert_eq!(legal, *count, "before {action} in {:?}", game.a);

            if path.is_empty() {
                path.push(from);
            }
            path.push(to);
            let next = position.next(&path);
            if next.squares.is_empty() {
                assert!(next.complete, "the turn should be complete after {action} in {:?}", game.a);
                position.play(&parlour::rules::Turn(std::mem::take(&mut path))).unwrap();
            }
        }
        let winner = match game.r {
            [first, _] if first > 0.0 => Some(Side::First),
            [_, second] if second > 0.0 => Some(Side::Second),
            _ => None,
        };
        // OpenSpiel draws by its 40-turn rule; by our rules the game goes on.
        assert_eq!(position.outcome().and_then(|outcome| outcome.winner), winner, "winner of {:?}", game.a);
        won += usize::from(winner.is_some());
        blocked += usize::from(position.outcome().is_some_and(|end| end.reason == Reason::NoMoves));
    }
    assert!(won > 50 && blocked > 0, "the games should end in different ways: {won} won, {blocked} blocked");
}

fn position(text: &str) -> Box<dyn Position> {
    notation::read_position(AMERICAN, text).unwrap()
}

fn turns(position: &dyn Position) -> Vec<String> {
    position.turns().iter().map(|turn| notation::turn_text(position, turn)).collect()
}

#[test]
fn a_man_is_crowned_by_a_jump_and_its_turn_ends_there() {
    // From 31 a king could continue and capture the man on 26.
    let mut position = position("B:W26,27:B24");
    assert_eq!(turns(&*position), ["24x31"]);
    let turn = notation::read_turn(&*position, "24x31").unwrap();
    position.play(&turn).unwrap();
    assert_eq!(notation::position_text(&*position), "W:W26:BK31");
}

#[test]
fn a_king_that_jumps_in_a_circle_may_cross_the_square_it_came_from() {
    let position = position("B:W14,15,22,23:BK10");
    let mut turns = turns(&*position);
    turns.sort();
    assert_eq!(turns, ["10x17x26x19x10", "10x19x26x17x10"]);
    // Both capture the same men and end where they began.
    assert_eq!(position.perft(1), 2);
    #[cfg(feature = "tools")]
    assert_eq!(distinct(&*position), 1);
}

/// Number of legal turns; turns with the same effect count once.
#[cfg(feature = "tools")]
fn distinct(position: &dyn Position) -> u64 {
    let native = Checkers::with_pieces(
        CheckersRules::AMERICAN,
        Side::First,
        position.grid().squares().filter_map(|square| Some((square, position.piece(square)?))),
    );
    native.unwrap().perft_distinct(1)
}

#[test]
fn a_side_without_pieces_or_moves_loses() {
    let lost = |winner, reason| Some(Outcome { winner: Some(winner), reason });
    assert_eq!(position("B:W20:B").outcome(), lost(Side::Second, Reason::NoPieces));
    assert_eq!(position("W:W:B1").outcome(), lost(Side::First, Reason::NoPieces));
    assert_eq!(position("B:W16,19,23,24:B12").outcome(), lost(Side::Second, Reason::NoMoves));
    assert_eq!(position("W:W16,19,23,24:B12").outcome(), None);
}

/// A game with the claims after every turn.
struct Claims {
    position: Box<dyn Position>,
    history: Vec<u64>,
}

impl Claims {
    fn new(rules: Rules, text: &str) -> Claims {
        let position = notation::read_position(rules, text).unwrap();
        Claims { history: vec![position.hash()], position }
    }

    fn after(&mut self, turn: &str) -> Vec<Claim> {
        let turn = notation::read_turn(&*self.position, turn).unwrap();
        self.position.play(&turn).unwrap();
        self.history.push(self.position.hash());
        self.position.claims(&self.history)
    }
}

#[test]
fn a_draw_may_be_claimed_at_the_third_occurrence_and_after_forty_quiet_turns_each() {
    let mut game = Claims::new(AMERICAN, "B:WK32,20:BK1,9");
    let circle = ["1-6", "32-27", "6-1", "27-32"];
    for ply in 1..=80 {
        let claims = game.after(circle[(ply - 1) % 4]);
        assert_eq!(claims.contains(&Claim::Repetition), ply >= 8, "after {ply} turns");
        assert_eq!(claims.contains(&Claim::NoProgress), ply >= 80, "after {ply} turns");
    }
    // A man moves, so all counts begin anew, although nothing was captured.
    assert_eq!(game.after("9-13"), []);
}

#[test]
fn a_capture_by_a_king_is_progress() {
    // House rules allow the capture to wait.
    let house = Rules::Checkers(CheckersRules::HOUSE);
    let mut game = Claims::new(house, "B:WK32,K15:BK1,K10");
    for turn in ["1-6", "32-27", "6-1", "27-32"].repeat(20) {
        game.after(turn);
    }
    assert_eq!(game.position.claims(&game.history), [Claim::Repetition, Claim::NoProgress]);
    assert_eq!(game.after("10x19"), []);
}

#[test]
fn no_draw_can_be_claimed_after_the_end() {
    let mut game = Claims::new(AMERICAN, "W:W22:B18");
    assert_eq!(game.after("22x15"), []);
    let hash = game.position.hash();
    assert_eq!(game.position.claims(&[hash; 3]), []);
}
