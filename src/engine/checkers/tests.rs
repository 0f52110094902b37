//! The engine as a whole.

use super::tablebase::{self, Tablebase};
use super::*;
use crate::engine::{Engine, Limits, Lines, Question, Score, Stop};
use crate::notation;
use crate::rules::random::Random;
use crate::rules::{self, Game, Piece, Position as _, Rank, Rules as AnyRules, Side, Square};

fn presets() -> Vec<Rules> {
    let rules = Game::Checkers.presets().iter().filter_map(|preset| match preset.rules {
        AnyRules::Checkers(rules) => Some(rules),
        _ => None,
    });
    rules.collect()
}

fn engine(rules: Rules) -> CheckersEngine {
    CheckersEngine::new(rules, Resources::for_tests(1 << 20, 1))
}

fn ask(engine: &mut CheckersEngine, position: &dyn rules::Position, limits: Limits) -> Analysis {
    let history = [position.hash()];
    let question = Question { position, history: &history, limits, lines: Lines::Best(1), seed: 1 };
    engine.analyse(&question, &Stop::default())
}

fn read(rules: Rules, text: &str) -> Box<dyn rules::Position> {
    notation::read_position(AnyRules::Checkers(rules), text).expect("the position should be valid")
}

/// Returns the position after this number of random turns, or the last open one if the game ends sooner.
fn random_position(rules: Rules, turns: u64, random: &mut Random) -> Position {
    let mut position = Position::start(rules);
    for _ in 0..turns {
        let legal = position.turns();
        let mut after = position;
        after.play(&legal[random.below(legal.len() as u64) as usize]).expect("the turn should be legal");
        if after.outcome().is_some() {
            break;
        }
        position = after;
    }
    position
}

#[test]
fn lines_are_legal_in_every_variant() {
    let mut random = Random::new(7);
    for rules in presets() {
        let mut engine = engine(rules);
        for turns in 0..30 {
            let position = random_position(rules, 4 * turns, &mut random);
            let analysis = ask(&mut engine, &position, Limits::nodes(400));
            let line = analysis.lines.first().expect("the engine should return a line");
            let mut at = position;
            for turn in &line.turns {
                at.play(turn).expect("the turn should be legal");
            }
            assert!(!line.turns.is_empty());
        }
    }
}

#[test]
fn the_requested_number_of_lines_is_returned() {
    let position = Position::start(Rules::RUSSIAN);
    let history = [position.hash()];
    let question = Question {
        position: &position,
        history: &history,
        limits: Limits::depth(4),
        lines: Lines::Best(5),
        seed: 1,
    };
    let analysis = engine(Rules::RUSSIAN).analyse(&question, &Stop::default());
    let mut firsts: Vec<_> = analysis.lines.iter().map(|line| line.turns[0].clone()).collect();
    firsts.dedup();
    assert_eq!(firsts.len(), 5);
    assert!(analysis.lines.is_sorted_by_key(|line| -line.score.value));
}

#[test]
fn node_limited_searches_are_deterministic() {
    let position = Position::start(Rules::FRISIAN);
    let ask = || ask(&mut engine(Rules::FRISIAN), &position, Limits::nodes(3000));
    assert_eq!(ask(), ask());
}

#[test]
fn an_engine_answers_for_other_rules_too() {
    let mut engine = engine(Rules::AMERICAN);
    let position = Position::start(Rules::CANADIAN);
    assert!(!ask(&mut engine, &position, Limits::nodes(500)).lines.is_empty());
}

/// The engine plays on if a draw can be claimed, but has not been.
#[test]
fn a_position_with_an_unclaimed_draw_has_a_turn() {
    let mut position = *read(Rules::RUSSIAN, "W:WK1:BK32,K31").as_any().downcast_ref::<Position>().unwrap();
    let mut history = vec![position.hash()];
    let mut random = Random::new(3);
    while position.claims(&history).is_empty() {
        let legal: Vec<_> = position
            .turns()
            .into_iter()
            .filter(|turn| {
                let mut after = position;
                after.play(turn).is_ok()
                    && after.turns().iter().all(|turn| after.changes(turn).unwrap().len() == 1)
            })
            .collect();
        let Some(turn) = legal.get(random.below(legal.len().max(1) as u64) as usize) else { return };
        position.play(turn).unwrap();
        history.push(position.hash());
    }
    assert!(!ask(&mut engine(Rules::RUSSIAN), &position, Limits::nodes(500)).lines.is_empty());
}

/// Returns a random ending by the American rules that the side to move wins, and the plies to its end.
fn won_ending(random: &mut Random) -> (Position, u32) {
    loop {
        let pieces = 2 + random.below(3);
        let mut placed: Vec<(Square, Piece)> = Vec::new();
        for _ in 0..pieces {
            let squares: Vec<Square> = Rules::AMERICAN.grid().squares().collect();
            let square = squares[random.below(64) as usize];
            let side = Side::BOTH[random.below(2) as usize];
            let rank = [Rank::Man, Rank::King][random.below(2) as usize];
            placed.push((square, Piece { side, rank }));
        }
        let to_move = Side::BOTH[random.below(2) as usize];
        let Ok(position) = Position::with_pieces(Rules::AMERICAN, to_move, placed) else { continue };
        let Sized::Eight(state) = position.0 else { unreachable!() };
        if state.board.pieces.contains(&0) {
            continue;
        }
        let value = tablebase::probe(&state).expect("the tablebase should know the ending");
        if let (true, Some(turns)) = (value.is_won(), value.turns()) {
            return (position, turns);
        }
    }
}

/// Returns `true` if the game ends after this number of plies when the engine plays both sides: the
/// winner as fast as possible, the loser as slowly as possible.
fn is_won_in_time(engine: &mut CheckersEngine, mut position: Position, turns: u32) -> bool {
    let mut history = vec![position.hash()];
    for left in (0..turns).rev() {
        let question = Question {
            position: &position,
            history: &history,
            limits: Limits::nodes(300),
            lines: Lines::Best(1),
            seed: 1,
        };
        let analysis = engine.analyse(&question, &Stop::default());
        let line = &analysis.lines[0];
        assert_eq!(line.score.decided_in, Some(left + 1), "{position:?}");
        position.play(&line.turns[0]).expect("the turn should be legal");
        history.push(position.hash());
    }
    position.outcome().is_some()
}

#[test]
fn won_endings_are_won_in_the_shortest_way() {
    let (mut random, mut engine) = (Random::new(11), engine(Rules::AMERICAN));
    for _ in 0..60 {
        let (position, turns) = won_ending(&mut random);
        assert!(is_won_in_time(&mut engine, position, turns), "{position:?}");
    }
}

#[test]
fn the_longest_ending_takes_109_plies() {
    assert_eq!(Tablebase::built_in().expect("it is compiled in").longest(), 109);
}

/// A king in a double corner draws against one king and loses against two.
#[test]
fn known_king_endings_have_their_values() {
    let value = |text: &str| {
        let position = read(Rules::AMERICAN, text);
        let Sized::Eight(state) = position.as_any().downcast_ref::<Position>().unwrap().0 else {
            unreachable!()
        };
        tablebase::probe(&state).expect("the tablebase should know the ending")
    };
    assert_eq!(value("B:WK1:BK32").turns(), None);
    assert!(value("W:WK14,K18:BK32").is_won());
    assert!(value("W:WK14,K18:BK29").is_won());
    assert!(value("B:WK14,K18:BK5").is_lost());
}

/// Returns `true` if the side to move can win within this number of plies, by exhaustive search.
fn wins_within(position: &Position, turns: u32) -> bool {
    turns > 0 && afters(position).iter().any(|after| loses_within(after, turns - 1))
}

fn loses_within(position: &Position, turns: u32) -> bool {
    let afters = afters(position);
    afters.is_empty() || turns > 0 && afters.iter().all(|after| wins_within(after, turns - 1))
}

fn afters(position: &Position) -> Vec<Position> {
    let mut afters = Vec::new();
    position.each_move(|step| {
        let mut after = *position;
        after.play_move(step);
        afters.push(after);
    });
    afters
}

#[test]
fn wins_within_five_plies_are_found() {
    let mut random = Random::new(23);
    let mut found = 0;
    for rules in [Rules::AMERICAN, Rules::RUSSIAN, Rules::INTERNATIONAL, Rules::HOUSE, Rules::ITALIAN] {
        let mut engine = engine(rules);
        for _ in 0..60 {
            let position = random_position(rules, 40 + random.below(60), &mut random);
            if wins_within(&position, 5) {
                let score = ask(&mut engine, &position, Limits::nodes(8000)).lines[0].score;
                assert!(score.value > 0 && score.decided_in.is_some(), "{position:?} {score:?}");
                found += 1;
            }
        }
    }
    assert!(found > 20, "only {found} wins were tested");
}

#[test]
fn a_stopped_search_still_returns_a_line() {
    let stop = Stop::default();
    stop.stop();
    let position = Position::start(Rules::CANADIAN);
    let history = [position.hash()];
    let question = Question {
        position: &position,
        history: &history,
        limits: Limits::default(),
        lines: Lines::Best(3),
        seed: 1,
    };
    assert!(!engine(Rules::CANADIAN).analyse(&question, &stop).lines.is_empty());
}

#[test]
fn nine_turns_in_ten_have_a_reason() {
    let mut random = Random::new(5);
    let (mut asked, mut answered) = (0, 0);
    for rules in presets() {
        let mut engine = engine(rules);
        for turns in 0..20 {
            let position = random_position(rules, 3 * turns, &mut random);
            let analysis = ask(&mut engine, &position, Limits::nodes(300));
            asked += 1;
            answered += usize::from(!reasons(&position, &analysis.lines[0]).is_empty());
        }
    }
    assert!(10 * answered >= 9 * asked, "only {answered} of {asked} turns have a reason");
}

fn facts_of(rules: Rules, text: &str, turn: &str) -> Vec<Fact> {
    let position = read(rules, text);
    let turn = notation::read_turn(&*position, turn).expect("the turn should be valid");
    let mut after = position.boxed();
    after.play(&turn).expect("the turn should be legal");
    let mut turns = vec![turn];
    // The line goes on while only one turn is legal.
    while let [only] = &after.turns()[..] {
        let only = only.clone();
        after.play(&only).expect("the turn should be legal");
        turns.push(only);
    }
    let line = Line { turns, score: Score { value: 0, chance: 500, decided_in: None } };
    reasons(&*position, &line)
}

#[test]
fn facts_match_the_board() {
    // A man captures a piece and is not recaptured.
    let facts = facts_of(Rules::AMERICAN, "W:W22,32:B18,1", "22x15");
    assert_eq!(facts[0], Fact::OnlyTurn);
    assert!(matches!(&facts[1], Fact::Takes { taken, given } if taken.len() == 1 && given.is_empty()));
    // A man is crowned.
    let facts = facts_of(Rules::AMERICAN, "W:W6,32:B12,11", "6-1");
    assert!(facts.iter().any(|fact| matches!(fact, Fact::Crowns { .. })), "{facts:?}");
    // A man that was attacked steps away; every other turn would lose it.
    let attacked = "W:W22,32:B17,13,1";
    let facts = facts_of(Rules::AMERICAN, attacked, "22-18");
    assert!(facts.contains(&Fact::OnlySafe { men: 1 }), "{facts:?}");
    assert!(facts.iter().any(|fact| matches!(fact, Fact::Saves { .. })), "{facts:?}");
    let facts = facts_of(Rules::AMERICAN, attacked, "32-28");
    assert!(
        !facts.iter().any(|fact| matches!(fact, Fact::Saves { .. } | Fact::OnlySafe { .. })),
        "{facts:?}"
    );
    // No enemy piece stands in front of the man.
    let facts = facts_of(Rules::AMERICAN, "W:W15,32:B24,28", "15-11");
    assert!(facts.iter().any(|fact| matches!(fact, Fact::FreeWay { rows: 2, .. })), "{facts:?}");
    // A king in its corner is out of reach; a piece that can be captured at once is not.
    let is_safe = |facts: &[Fact]| facts.contains(&Fact::OutOfReach);
    assert!(is_safe(&facts_of(Rules::AMERICAN, "W:WK32:BK1,K2", "32-28")));
    assert!(!is_safe(&facts_of(Rules::AMERICAN, "W:W22,32:B15,1", "22-18")));
    // The fact holds only if the piece did not stand beside the other one before.
    let joins = |facts: &[Fact]| facts.iter().any(|fact| matches!(fact, Fact::Joins { .. }));
    assert!(joins(&facts_of(Rules::AMERICAN, "W:W26,19:B1", "26-23")));
    assert!(!joins(&facts_of(Rules::AMERICAN, "W:W26,19:B1", "19-15")));
}
