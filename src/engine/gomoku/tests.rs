//! Tests of the engine through its public interface.

use std::time::{Duration, Instant};

use super::board::ThreatBoard;
use super::threats::ThreatSearch;
use super::*;
use crate::notation;
use crate::rules::Side;
use crate::rules::gomoku::{Opening, Stage, Winning};
use crate::rules::random::Random;

fn engine(rules: Rules) -> GomokuEngine {
    GomokuEngine::new(rules, Resources::for_tests(1 << 20, 1))
}

fn ask(engine: &mut GomokuEngine, position: &Position, nodes: u64, lines: usize) -> Analysis {
    let question = Question {
        position,
        history: &[position.hash()],
        limits: Limits::nodes(nodes),
        lines: Lines::Best(lines),
        seed: 3,
    };
    engine.analyse(&question, &Stop::default())
}

fn best(engine: &mut GomokuEngine, position: &Position, nodes: u64) -> Square {
    ask(engine, position, nodes, 1).lines[0].turns[0].0[0]
}

fn square(rules: Rules, name: &str) -> Square {
    let column = name.as_bytes()[0] - b'a';
    let row: u8 = name[1..].parse().expect("a row");
    rules.grid().square(column, rules.size() - row).expect("a point")
}

/// Returns a position with random stones near the middle in which nobody has won.
fn crowd(rules: Rules, stones: usize, random: &mut Random) -> Position {
    let mut position = Position::start(rules);
    let (low, high) = (rules.size() / 2 - 4, rules.size() / 2 + 4);
    let count = |position: &Position| {
        position.grid().squares().filter(|&square| position.piece(square).is_some()).count()
    };
    while count(&position) < stones {
        let is_near = |square: &Square| {
            let (column, row) = position.grid().place(*square);
            (low..=high).contains(&column) && (low..=high).contains(&row)
        };
        let points: Vec<_> = position.points().filter(is_near).collect();
        let mut after = position.clone();
        after.play_at(points[random.below(points.len() as u64) as usize]).expect("a legal point");
        if after.outcome().is_some() {
            // The game ended early, so start again.
            after = Position::start(rules);
        }
        position = after;
    }
    position
}

const WINNINGS: [Winning; 4] = [Winning::FreeStyle, Winning::Standard, Winning::Renju, Winning::Caro];

fn with_winning(winning: Winning) -> Rules {
    Rules::new(15, winning, Opening::Free).expect("rules")
}

/// Returns the points on which the side to move wins at once, by the rules.
fn wins(position: &Position) -> Vec<Square> {
    let wins = |square: &Square| {
        let mut after = position.clone();
        after.play_at(*square).is_ok() && after.outcome().is_some_and(|outcome| outcome.winner.is_some())
    };
    position.points().filter(wins).collect()
}

#[test]
fn a_win_in_one_is_played_and_a_threat_of_one_stopped() {
    let mut random = Random::new(1);
    let (mut won, mut stopped) = (0, 0);
    for winning in WINNINGS {
        let rules = with_winning(winning);
        let mut engine = engine(rules);
        for _ in 0..40 {
            let position = crowd(rules, 24 + random.below(2) as usize, &mut random);
            let turn = best(&mut engine, &position, 60);
            let at_once = wins(&position);
            let mut after = position.clone();
            after.play_at(turn).expect("a legal turn");
            if !at_once.is_empty() {
                assert!(at_once.contains(&turn), "{}", notation::picture(&position));
                won += 1;
                continue;
            }
            // `true` if this turn leaves the other side without a win in one.
            let leaves = |square: Square| {
                let mut after = position.clone();
                after.play_at(square).is_ok() && wins(&after).is_empty()
            };
            if !wins(&after).is_empty() {
                assert!(!position.points().any(leaves), "{}", notation::picture(&position));
            } else if !position.points().all(leaves) {
                stopped += 1;
            }
        }
    }
    assert!(won > 10 && stopped > 10, "only {won} wins and {stopped} stops were tested");
}

/// Returns `true` if the side to move wins by this many continuous fours and a five, by the rules alone.
fn wins_by_fours(position: &Position, fours: u32) -> bool {
    if !wins(position).is_empty() {
        return true;
    }
    fours > 0
        && position.points().any(|square| {
            let mut after = position.clone();
            if after.play_at(square).is_err() {
                return false;
            }
            // The threats are the points that would win with another move.
            let threats = threats(position, &after);
            !threats.is_empty() && wins(&after).is_empty() && {
                after.points().all(|answer| {
                    let mut answered = after.clone();
                    answered.play_at(answer).is_ok()
                        && wins_by_fours_after(&answered, fours - 1, &threats, answer)
                })
            }
        })
}

/// An answer that leaves a threat open loses at once.
fn wins_by_fours_after(position: &Position, fours: u32, threats: &[Square], answer: Square) -> bool {
    let still = threats.iter().any(|&threat| threat != answer && wins_at(position, threat));
    still || wins_by_fours(position, fours)
}

fn wins_at(position: &Position, square: Square) -> bool {
    let mut after = position.clone();
    after.play_at(square).is_ok() && after.outcome().is_some_and(|outcome| outcome.winner.is_some())
}

/// Returns the points on which the side that has just moved would win with another move.
fn threats(before: &Position, after: &Position) -> Vec<Square> {
    let side = before.to_move();
    let stones = after.grid().squares().filter_map(|square| Some((square, after.piece(square)?.side)));
    let crate::rules::Rules::Gomoku(rules) = after.rules() else { return Vec::new() };
    let stage = after.opening_stage();
    Position::with_stones(rules, stage, side, stones).map_or(Vec::new(), |again| wins(&again))
}

fn vcf(position: &Position, most: u32) -> bool {
    let crate::rules::Rules::Gomoku(rules) = position.rules() else { return false };
    let mut board = ThreatBoard::new(Arc::new(Tables::new(rules, Net::trained(rules.winning()))), position);
    let mut budget = Budget::unlimited(&Stop::default());
    ThreatSearch::default().vcf(&mut board, most, u64::MAX, &mut budget).is_some()
}

#[test]
fn wins_by_continuous_fours_equal_those_of_the_rules() {
    let mut random = Random::new(2);
    let mut found = [0; 2];
    for winning in WINNINGS {
        let rules = with_winning(winning);
        for _ in 0..25 {
            let position = crowd(rules, 22, &mut random);
            let is_won = vcf(&position, 1);
            assert_eq!(is_won, wins_by_fours(&position, 2), "{}", notation::picture(&position));
            found[usize::from(is_won)] += 1;
        }
    }
    assert!(found.into_iter().all(|count| count > 10), "too few cases: {found:?}");
}

#[test]
fn nine_plies_of_continuous_fours_are_found() {
    let mut random = Random::new(11);
    let mut found = [0; 2];
    for winning in WINNINGS {
        let rules = Rules::new(9, winning, Opening::Free).expect("rules");
        for _ in 0..12 {
            let position = crowd(rules, 20, &mut random);
            // Four fours and the five.
            let is_won = wins_by_fours(&position, 4);
            let picture = notation::picture(&position);
            assert!(!vcf(&position, 3) || is_won, "{picture}");
            assert!(!is_won || vcf(&position, 4), "{picture}");
            if is_won {
                let analysis = ask(&mut engine(rules), &position, 4000, 1);
                assert!(analysis.lines[0].score.decided_in.is_some_and(|plies| plies <= 9), "{picture}");
            }
            found[usize::from(is_won)] += 1;
        }
    }
    assert!(found.into_iter().all(|count| count > 5), "too few cases: {found:?}");
}

#[test]
fn a_narrow_search_for_fours_misses_few_wins_and_invents_none() {
    let mut random = Random::new(5);
    // Wins and nodes of the search for all fours, and of the narrow one.
    let (mut wins, mut nodes) = ([0_u32; 2], [0; 2]);
    for winning in WINNINGS {
        let tables = Arc::new(Tables::new(with_winning(winning), Net::trained(winning)));
        for _ in 0..150 {
            let position = crowd(with_winning(winning), 26, &mut random);
            let mut board = ThreatBoard::new(tables.clone(), &position);
            let won = [ThreatSearch::vcf, ThreatSearch::narrow_vcf].map(|search| {
                let mut budget = Budget::unlimited(&Stop::default());
                let win = search(&mut ThreatSearch::default(), &mut board, 6, u64::MAX, &mut budget);
                (win.is_some(), budget.nodes())
            });
            assert!(won[0].0 || !won[1].0, "{}", notation::picture(&position));
            for (at, (is_won, count)) in won.into_iter().enumerate() {
                wins[at] += u32::from(is_won);
                nodes[at] += count;
            }
        }
    }
    assert!(wins[1] > 100 && wins[1] * 10 > wins[0] * 9, "{wins:?}");
    assert!(nodes[1] < nodes[0], "{nodes:?}");
}

/// Returns the renju position with these stones.
fn renju(to_move: Side, black: &str, white: &str) -> Position {
    let rules = Rules::RENJU;
    let named = |names: &str, side| -> Vec<(Square, Side)> {
        names.split_whitespace().map(|name| (square(rules, name), side)).collect()
    };
    let stones = [named(black, Side::First), named(white, Side::Second)].concat();
    Position::with_stones(rules, Stage::Playing { swapped: false }, to_move, stones).expect("a position")
}

#[test]
fn white_exploits_points_forbidden_to_black() {
    // On e8 Black would make an overline, so White's four on e4 has no answer, and the one on e8 has.
    let position = renju(Side::Second, "e9 c8 d8 f8 g8 h8 e3", "e7 e6 e5");
    let analysis = ask(&mut engine(Rules::RENJU), &position, 500, 1);
    assert_eq!(analysis.lines[0].turns[0].0, [square(Rules::RENJU, "e4")]);
    assert_eq!(analysis.lines[0].score.decided_in, Some(3));
}

#[test]
fn black_never_relies_on_forbidden_points() {
    // In free-style Black wins with two open threes on h8; in renju the point is forbidden.
    let (black, white) = ("h9 h10 i8 j8", "b2 b14 n2 n14");
    let position = renju(Side::First, black, white);
    let turn = best(&mut engine(Rules::RENJU), &position, 2000);
    assert_ne!(turn, square(Rules::RENJU, "h8"));
    assert!(position.points().any(|point| point == turn));
    let facts = reasons(&position, &Line { turns: vec![Turn(vec![turn])], score: EVEN });
    assert!(!facts.contains(&Fact::TwoThrees), "{facts:?}");
}

/// Returns the engine's reasons for a turn.
fn facts(position: &Position, name: &str) -> Vec<Fact> {
    let turn = Turn(vec![square(Rules::RENJU, name)]);
    reasons(position, &Line { turns: vec![turn], score: EVEN })
}

#[test]
fn reasons_match_the_board() {
    let points = |names: &str| names.split_whitespace().map(|name| square(Rules::RENJU, name)).collect();
    let position = renju(Side::Second, "h8 h9 m3", "e5 f6 g7");
    assert_eq!(facts(&position, "d4")[0], Fact::Four(points("c3")));
    let position = renju(Side::Second, "h8 h9 h10 c3", "e5 e6 e7");
    assert_eq!(facts(&position, "e8")[0], Fact::WinsByFours(2));
    assert_eq!(facts(&position, "e8")[1], Fact::StraightFour(points("e9 e4")));
    let position = renju(Side::Second, "h8 h9 h10", "e5 k3");
    assert_eq!(facts(&position, "h11"), [Fact::StopsFour(points("h11 h7"))]);
    assert_eq!(facts(&position, "f6"), [Fact::Builds(2)]);
    let position = renju(Side::Second, "h8 h9 h10 h11", "h12 k3");
    assert_eq!(facts(&position, "h7")[0], Fact::StopsFive(points("h7")));
    let position = renju(Side::Second, "c3 c13", "h8 h9 i10 j10");
    assert_eq!(facts(&position, "h10")[0], Fact::TwoThrees);
    assert_eq!(facts(&renju(Side::First, "", ""), "h8"), [Fact::Middle]);
    let position = renju(Side::Second, "e9 c8 d8 f8 g8 h8 e3", "e7 e6 e5");
    assert_eq!(facts(&position, "e4")[1], Fact::AnswerIsForbidden(square(Rules::RENJU, "e8")));
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut random = Random::new(5);
    for winning in WINNINGS {
        let rules = with_winning(winning);
        let position = crowd(rules, 9, &mut random);
        let mut engine = engine(rules);
        let first = ask(&mut engine, &position, 3000, 3);
        engine.forget();
        assert_eq!(ask(&mut engine, &position, 3000, 3), first);
        assert!(first.nodes <= 3100, "{}", first.nodes);
        assert_eq!(first.lines.len(), 3);
    }
}

#[test]
fn a_stop_ends_the_search_at_once() {
    let mut engine = engine(Rules::FREE_STYLE);
    let position = crowd(Rules::FREE_STYLE, 9, &mut Random::new(6));
    let stop = Stop::default();
    let stopper = stop.clone();
    let thread = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(50));
        stopper.stop();
        Instant::now()
    });
    let question = Question {
        position: &position,
        history: &[],
        limits: Limits::default(),
        lines: Lines::Best(1),
        seed: 1,
    };
    let analysis = engine.analyse(&question, &stop);
    let stopped = thread.join().expect("the thread that stops");
    assert!(stopped.elapsed() < Duration::from_millis(500), "the search went on for too long");
    assert_eq!(analysis.lines.len(), 1);
}

/// Plays a whole game and checks that every line is legal to its end.
fn game(rules: Rules, nodes: u64, most: usize) -> Position {
    let mut engine = engine(rules);
    let mut position = Position::start(rules);
    for _ in 0..most {
        if position.outcome().is_some() {
            break;
        }
        let question = Question {
            position: &position,
            history: &[],
            limits: Limits::nodes(nodes),
            lines: Lines::Best(2),
            seed: 1,
        };
        if !position.choices().is_empty() {
            let choice = engine.choose(&question, &Stop::default()).expect("a choice");
            position.choose(choice).expect("an available choice");
            continue;
        }
        let analysis = engine.analyse(&question, &Stop::default());
        for line in &analysis.lines {
            let mut after = position.clone();
            for turn in &line.turns {
                assert_eq!(after.play(turn), Ok(()), "{}", notation::picture(&after));
            }
        }
        position.play(&analysis.lines[0].turns[0]).expect("a legal turn");
    }
    position
}

#[test]
fn games_by_all_rules_are_legal() {
    for winning in WINNINGS {
        for (size, opening) in
            [(5, Opening::Free), (9, Opening::Swap2), (15, Opening::Swap), (20, Opening::Free)]
        {
            game(Rules::new(size, winning, opening).expect("rules"), 60, 70);
        }
    }
    for (size, length) in [(3, 3), (4, 3), (6, 4), (5, 5), (7, 6), (20, 20)] {
        game(Rules::in_a_row(size, length).expect("rules"), 60, 30);
    }
}

#[test]
fn tic_tac_toe_is_a_draw() {
    let tic_tac_toe = Rules::in_a_row(3, 3).expect("rules");
    let end = game(tic_tac_toe, 5000, 9);
    assert_eq!(end.outcome().map(|outcome| outcome.winner), Some(None), "{}", notation::picture(&end));
}

#[test]
fn nearly_every_turn_has_a_reason() {
    let (mut engine, mut random, mut counts) = (engine(Rules::FREE_STYLE), Random::new(9), [0; 2]);
    for stones in 0..24 {
        let position = crowd(Rules::FREE_STYLE, stones, &mut random);
        let analysis = ask(&mut engine, &position, 200, 1);
        let has_reason = !reasons(&position, &analysis.lines[0]).is_empty();
        counts[usize::from(has_reason)] += 1;
    }
    assert!(counts[1] >= 9 * counts[0], "turns without and with a reason: {counts:?}");
}

#[test]
fn the_better_side_is_chosen() {
    let rules = Rules::new(15, Winning::FreeStyle, Opening::Swap2).expect("rules");
    let stones = [("h8", Side::First), ("i9", Side::First), ("a1", Side::Second)];
    let stones = stones.map(|(name, side)| (square(rules, name), side));
    let position = Position::with_stones(rules, Stage::Choosing, Side::Second, stones).expect("a position");
    let question = Question {
        position: &position,
        history: &[],
        limits: Limits::nodes(3000),
        lines: Lines::Best(1),
        seed: 1,
    };
    assert_eq!(engine(rules).choose(&question, &Stop::default()), Some(Choice::First));
    for chance in [0, 499, 501, 1000] {
        let choice = opening::choice(&[Choice::First, Choice::Second], chance);
        assert_eq!(choice, Some(if chance < 500 { Choice::Second } else { Choice::First }));
    }
    assert_eq!(opening::choice(&position.choices(), 500), Some(Choice::PlaceTwo));
}

/// A position after random turns close to the middle, where fours are common.
fn random_position(rules: Rules, random: &mut Random) -> Position {
    let mut position = Position::start(rules);
    for _ in 0..20 + random.below(60) {
        let grid = position.grid();
        let is_near = |square| {
            let (column, row) = grid.place(square);
            column.abs_diff(7) < 5 && row.abs_diff(7) < 5
        };
        let points: Vec<_> = position.points().filter(|&square| is_near(square)).collect();
        let Some(&square) = points.get(random.below(points.len().max(1) as u64) as usize) else { break };
        let mut after = position.clone();
        if after.play_at(square).is_err() || after.outcome().is_some() {
            continue;
        }
        position = after;
    }
    position
}

/// Calls `look` with boards by all rules whose answer to a four is one point.
pub(super) fn on_boards(count: usize, mut look: impl FnMut(&mut ThreatBoard)) {
    let mut random = Random::new(7);
    for rules in [Rules::FREE_STYLE, Rules::STANDARD, Rules::RENJU] {
        let tables = Arc::new(Tables::new(rules, Net::trained(rules.winning())));
        for _ in 0..count {
            look(&mut ThreatBoard::new(tables.clone(), &random_position(rules, &mut random)));
        }
    }
}
