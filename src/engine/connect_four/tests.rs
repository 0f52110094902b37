//! Tests of the engine through its public interface.

use std::time::{Duration, Instant};

use super::*;
use crate::engine::{Line as EngineLine, Lines};
use crate::rules::random::Random;
use crate::rules::{Position as _, Side, Square};

fn after(rules: Rules, columns: &[u8]) -> Position {
    let mut position = Position::start(rules);
    for &column in columns {
        assert!(position.is_open(column - 1) && position.winner().is_none());
        position.drop_disc(column - 1);
    }
    position
}

/// Returns the standard position after drops into these columns, counted from 1.
fn standard(columns: &str) -> Position {
    after(Rules::STANDARD, &columns.bytes().map(|column| column - b'0').collect::<Vec<_>>())
}

fn engine(rules: Rules) -> ConnectFourEngine {
    ConnectFourEngine::new(rules, Resources::for_tests(4 << 20, 1))
}

fn ask(engine: &mut ConnectFourEngine, position: &Position, limits: Limits, lines: usize) -> Analysis {
    let question =
        Question { position, history: &[position.hash()], limits, lines: Lines::Best(lines), seed: 7 };
    engine.analyse(&question, &Stop::default())
}

/// Returns the column of a line's first turn, counted from 1.
fn column(position: &Position, line: &EngineLine) -> u8 {
    position.grid().place(line.turns[0].0[0]).0 + 1
}

/// Returns a position with this number of random discs, or fewer if the game would end.
fn random_position(random: &mut Random, rules: Rules, discs: usize) -> Position {
    let mut position = Position::start(rules);
    for _ in 0..discs {
        let turns = position.turns();
        let mut next = position;
        next.play(&turns[random.index(turns.len())]).unwrap();
        if next.outcome().is_some() {
            break;
        }
        position = next;
    }
    position
}

/// Small and large boards with rows of different lengths.
fn boards() -> impl Iterator<Item = Rules> {
    let sizes =
        [(7, 6, 4), (4, 4, 3), (4, 4, 4), (8, 7, 4), (12, 4, 4), (4, 15, 4), (7, 7, 5), (5, 6, 3), (7, 8, 7)];
    sizes.into_iter().map(|(columns, rows, length)| Rules::new(columns, rows, length).unwrap())
}

#[test]
fn every_column_has_its_score() {
    // The solver must score each position by itself; the engine compares the results.
    let position = standard("2252576253462244111563365343");
    let mut engine = engine(Rules::STANDARD);
    let analysis = ask(&mut engine, &position, Limits::default(), 9);
    assert!(analysis.exact);
    assert_eq!(analysis.lines.len(), position.turns().len());
    assert!(analysis.lines.is_sorted_by_key(|line| -line.score.value));
    for line in &analysis.lines {
        let mut next = position;
        next.play(&line.turns[0]).unwrap();
        if next.outcome().is_none() {
            let reply = ask(&mut engine, &next, Limits::default(), 1);
            assert_eq!(reply.lines[0].score.value, -line.score.value);
        }
    }
}

/// A proven line reaches the end of the game, with the predicted result and length.
#[test]
fn proven_lines_end_as_scored() {
    let mut random = Random::new(1);
    let mut engine = engine(Rules::STANDARD);
    for _ in 0..40 {
        let position = random_position(&mut random, Rules::STANDARD, 24);
        let analysis = ask(&mut engine, &position, Limits::default(), 1);
        let line = &analysis.lines[0];
        let mut end = position;
        for turn in &line.turns {
            end.play(turn).unwrap();
        }
        let winner = end.outcome().expect("the line goes to the end").winner;
        let predicted = match line.score.value {
            0 => None,
            1.. => Some(position.to_move()),
            _ => Some(position.to_move().other()),
        };
        assert_eq!(winner, predicted, "{position:?}");
        if let Some(turns) = line.score.decided_in {
            assert_eq!(turns as usize, line.turns.len());
        }
        // A score is the number of discs that the winner has left, including the winning one.
        let used = end.discs()[winner.unwrap_or(Side::First).index()].count_ones().cast_signed();
        let value = winner.map_or(0, |side| if side == position.to_move() { 22 - used } else { used - 22 });
        assert_eq!(line.score.value, value);
    }
}

#[test]
fn immediate_wins_are_never_overlooked() {
    let mut random = Random::new(2);
    for rules in boards() {
        let mut engine = engine(rules);
        for _ in 0..30 {
            let discs = random.index(30);
            let position = random_position(&mut random, rules, discs);
            for limits in [Limits::depth(1), Limits::nodes(1), Limits::nodes(300), Limits::depth(3)] {
                let analysis = ask(&mut engine, &position, limits, 1);
                let best = &analysis.lines[0].turns[0];
                let wins = |position: &Position, turn: &Turn| {
                    let mut next = *position;
                    next.play(turn).unwrap();
                    next.outcome().is_some_and(|outcome| outcome.winner.is_some())
                };
                let turns = position.turns();
                if turns.iter().any(|turn| wins(&position, turn)) {
                    assert!(wins(&position, best), "{position:?} {limits:?}");
                    assert!(analysis.exact && analysis.lines[0].score.decided_in == Some(1));
                    continue;
                }
                // An immediate win of the other side is prevented wherever possible.
                let is_safe = |turn: &Turn| {
                    let mut next = position;
                    next.play(turn).unwrap();
                    !next.turns().iter().any(|reply| wins(&next, reply))
                };
                assert!(is_safe(best) || !turns.iter().any(is_safe), "{position:?} {limits:?}");
            }
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut random = Random::new(3);
    for rules in boards() {
        for _ in 0..3 {
            let discs = random.index(12);
            let position = random_position(&mut random, rules, discs);
            let [first, second] =
                [(); 2].map(|()| ask(&mut engine(rules), &position, Limits::nodes(20_000), 3));
            assert_eq!(first, second);
            assert!(first.nodes <= 20_000 && first.lines.len() <= 3);
        }
    }
}

/// Only the middle column wins, with the last disc but one (J. D. Allen; L. V. Allis, 1988). All scores
/// equal those of the book of `BitBully` 0.0.79.
#[test]
fn every_first_disc_has_its_published_score() {
    let position = Position::start(Rules::STANDARD);
    let analysis = ask(&mut engine(Rules::STANDARD), &position, Limits::nodes(FEW), 7);
    let mut scores = [0; 7];
    for line in &analysis.lines {
        scores[usize::from(column(&position, line)) - 1] = line.score.value;
    }
    assert!(analysis.exact);
    assert_eq!(scores, [-2, -1, 0, 1, 0, -1, -2]);
}

/// Nodes that a desktop core searches in 50 ms. Without the book, they prove little in the opening.
const FEW: u64 = 1_000_000;

#[test]
fn every_position_of_the_opening_has_its_exact_answer() {
    let mut random = Random::new(11);
    let mut engine = engine(Rules::STANDARD);
    for number in 0..260 {
        let position = random_position(&mut random, Rules::STANDARD, number % 13);
        engine.forget();
        let answer = ask(&mut engine, &position, Limits::nodes(FEW), 1);
        assert!(answer.exact, "{position:?}");
    }
}

/// With this few nodes, only the book can prove anything in the opening.
#[test]
fn best_play_has_exact_answers_in_the_opening() {
    let mut random = Random::new(11);
    let mut engine = engine(Rules::STANDARD);
    let mut asked = 0;
    for game in 0..40 {
        let mut position = Position::start(Rules::STANDARD);
        for discs in 0..12 {
            let turns = position.turns();
            let turn = if discs % 2 == game % 2 {
                engine.forget();
                let answer = ask(&mut engine, &position, Limits::nodes(100_000), 1);
                assert!(answer.exact, "{position:?}");
                asked += 1;
                answer.lines[0].turns[0].clone()
            } else {
                turns[random.index(turns.len())].clone()
            };
            position.play(&turn).unwrap();
            if position.outcome().is_some() {
                break;
            }
        }
    }
    assert!(asked > 200);
}

#[test]
fn the_depth_limit_is_respected() {
    let position = Position::start(Rules::STANDARD);
    let analysis = ask(&mut engine(Rules::STANDARD), &position, Limits::depth(8), 7);
    assert_eq!((analysis.depth, analysis.exact, analysis.lines.len()), (8, false, 7));
}

/// With one line, the drop is as good as the best of all, although the others only have upper bounds.
#[test]
fn one_line_is_as_good_as_the_best_of_all() {
    let mut random = Random::new(11);
    for rules in [Rules::STANDARD, Rules::new(8, 7, 4).unwrap()] {
        let (mut one, mut all) = (engine(rules), engine(rules));
        for (number, depth) in (0..150).zip([2, 3, 5, 6].into_iter().cycle()) {
            let position = random_position(&mut random, rules, number % 20);
            one.forget();
            all.forget();
            let lines = ask(&mut all, &position, Limits::depth(depth), usize::MAX).lines;
            let best = ask(&mut one, &position, Limits::depth(depth), 1).lines.remove(0);
            assert_eq!(best.score, lines[0].score, "{position:?}");
            let same = lines.iter().find(|line| line.turns[0] == best.turns[0]).unwrap();
            assert_eq!(same.score, lines[0].score, "{position:?} {depth}");
        }
    }
}

/// `AllBest` returns the same best drops as a full comparison.
#[test]
fn all_best_drops_are_found() {
    let mut random = Random::new(8);
    let [mut all, mut best] = [Rules::STANDARD; 2].map(engine);
    let mut several = 0;
    for discs in (17..30).cycle().take(60) {
        let position = random_position(&mut random, Rules::STANDARD, discs);
        let question =
            |lines| Question { position: &position, history: &[], limits: Limits::default(), lines, seed: 7 };
        let compared = all.analyse(&question(Lines::Best(7)), &Stop::default()).lines;
        let analysis = best.analyse(&question(Lines::AllBest), &Stop::default());
        let columns = |lines: &[EngineLine]| -> Vec<u8> {
            let is_best = |line: &&EngineLine| line.score == compared[0].score;
            let mut columns: Vec<_> =
                lines.iter().filter(is_best).map(|line| column(&position, line)).collect();
            columns.sort_unstable();
            columns
        };
        assert!(analysis.exact);
        assert_eq!(columns(&analysis.lines), columns(&compared), "{position:?}");
        assert_eq!(analysis.lines.len(), columns(&compared).len(), "only the best lines are reported");
        several += usize::from(analysis.lines.len() > 1);
    }
    assert!(several > 5, "only {several} positions have several best drops");
}

#[test]
fn a_stop_ends_the_search() {
    let position = after(Rules::new(8, 7, 4).unwrap(), &[]);
    let mut engine = engine(Rules::new(8, 7, 4).unwrap());
    let stop = Stop::default();
    let question = Question {
        position: &position,
        history: &[],
        limits: Limits::default(),
        lines: Lines::Best(8),
        seed: 0,
    };
    let (analysis, late) = std::thread::scope(|scope| {
        let thinking = scope.spawn(|| (engine.analyse(&question, &stop), Instant::now()));
        std::thread::sleep(Duration::from_millis(100));
        let stopped = Instant::now();
        stop.stop();
        let (analysis, answered) = thinking.join().unwrap();
        (analysis, answered - stopped)
    });
    // The limit is generous because the machine may be busy.
    assert!(late < Duration::from_secs(2), "the search went on for {late:?}");
    assert!(!analysis.lines.is_empty() && !analysis.exact);
}

/// An engine that was stopped before it opened the book opens it in the next analysis.
#[test]
fn a_stop_leaves_the_book_to_be_opened() {
    let (mut engine, stop) = (engine(Rules::STANDARD), Stop::default());
    let position = standard("");
    let question = Question {
        position: &position,
        history: &[],
        limits: Limits::nodes(100_000),
        lines: Lines::Best(1),
        seed: 0,
    };
    stop.stop();
    assert!(!engine.analyse(&question, &stop).lines.is_empty());
    let analysis = engine.analyse(&question, &Stop::default());
    assert!(analysis.exact && analysis.nodes < 100_000, "{analysis:?}");
}

#[test]
fn a_finished_game_has_no_analysis() {
    let position = standard("1212121");
    assert_eq!(ask(&mut engine(Rules::STANDARD), &position, Limits::default(), 1), Analysis::default());
}

/// Positions that no game can reach are analysed too.
#[test]
fn unreachable_positions_are_analysed() {
    let first = (35..38).map(|square| (Square(square), Side::First));
    let position = Position::with_discs(Rules::STANDARD, Side::Second, first.clone()).unwrap();
    let analysis = ask(&mut engine(Rules::STANDARD), &position, Limits::nodes(5000), 1);
    assert_eq!(column(&position, &analysis.lines[0]), 4);
    let position = Position::with_discs(Rules::STANDARD, Side::First, first).unwrap();
    let analysis = ask(&mut engine(Rules::STANDARD), &position, Limits::nodes(5000), 1);
    assert_eq!(analysis.lines[0].score.decided_in, Some(1));
    assert_eq!(analysis.lines[0].score.value, 20);
}

#[test]
fn nine_hints_in_ten_have_a_reason() {
    let mut random = Random::new(4);
    let mut engine = engine(Rules::STANDARD);
    let (mut asked, mut with_more) = (0, 0);
    for _ in 0..300 {
        let discs = random.index(34);
        let position = random_position(&mut random, Rules::STANDARD, discs);
        let line = ask(&mut engine, &position, Limits::nodes(3000), 1).lines.remove(0);
        let facts = reasons(&position, &line);
        asked += 1;
        with_more += usize::from(!facts.is_empty());
        for fact in facts {
            check(&position, &line, &fact);
        }
    }
    assert!(with_more * 10 >= asked * 9, "only {with_more} of {asked} drops have a reason");
}

/// Checks a fact by the rules alone.
fn check(position: &Position, line: &EngineLine, fact: &Fact) {
    let column = |square: Square| position.grid().place(square).0;
    let mut next = *position;
    next.play(&line.turns[0]).unwrap();
    // `true` if a disc of this side on this square completes a row, regardless of gravity.
    let wins = |position: &Position, side: Side, square: Square| {
        let of = |side: Side| {
            position
                .grid()
                .squares()
                .filter(move |&at| position.piece(at).is_some_and(|piece| piece.side == side))
        };
        let mine: Vec<Square> = of(side).chain([square]).collect();
        let place = |square| position.grid().place(square);
        let has = |column: i16, row: i16| {
            mine.iter().any(|&at| {
                let (x, y) = place(at);
                (i16::from(x), i16::from(y)) == (column, row)
            })
        };
        let (x, y) = place(square);
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(dx, dy)| {
            (-3..=0)
                .any(|from| (from..from + 4).all(|at| has(i16::from(x) + at * dx, i16::from(y) + at * dy)))
        })
    };
    let (me, you) = (position.to_move(), position.to_move().other());
    match fact {
        Fact::Wins { row } => assert!(next.winner() == Some(me) && row.len() >= 4),
        Fact::Blocks { square } => {
            assert!(line.turns[0].0 == [*square] && wins(position, you, *square));
        }
        Fact::TwoThreats { squares } => {
            assert!(squares.len() >= 2 && squares.iter().all(|&square| wins(&next, me, square)));
            let free = squares.iter().filter(|&&square| next.turns().contains(&Turn(vec![square]))).count();
            assert!(free >= 1 && (free >= 2 || column(squares[0]) == column(squares[1])));
        }
        Fact::StopsTwoThreats { square } => assert_eq!(line.turns[0].0, [*square]),
        Fact::Forces { square } => {
            assert!(wins(&next, me, *square) && next.turns().contains(&Turn(vec![*square])));
        }
        Fact::LastingThreat { square } => {
            assert!(wins(&next, me, *square) && !wins(position, me, *square));
        }
        Fact::StopsLastingThreat { square } => {
            assert!(wins(position, you, *square) && !wins(&next, you, *square));
        }
        Fact::KeepsAway { squares } => {
            for &square in squares {
                let mut other = *position;
                other.play(&Turn(vec![square])).unwrap();
                assert_ne!(column(square), column(line.turns[0].0[0]));
                assert!(
                    other
                        .turns()
                        .iter()
                        .any(|turn| column(turn.0[0]) == column(square) && wins(&other, you, turn.0[0]))
                );
            }
        }
        Fact::OnlyTurn => {
            for turn in position.turns().into_iter().filter(|turn| *turn != line.turns[0]) {
                let mut other = *position;
                other.play(&turn).unwrap();
                assert!(other.turns().iter().any(|reply| wins(&other, you, reply.0[0])));
            }
        }
        Fact::WinsIn { turns } => assert!(turns % 2 == 1 && line.score.chance == 1000),
        Fact::LosesIn { turns } => assert!(turns % 2 == 0 && line.score.chance == 0),
        Fact::HoldsTheDraw => assert!(line.score.value == 0 && line.score.chance == 500),
        Fact::MostRows { square, rows } | Fact::HindersMostRows { square, rows } => {
            assert!(line.turns[0].0 == [*square] && (1..=13).contains(rows));
        }
        Fact::Middle => assert_eq!(column(line.turns[0].0[0]), 3),
    }
}
