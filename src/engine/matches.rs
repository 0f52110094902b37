//! Matches between engines, and the statistics of their results.
//!
//! Every opening is played twice with the sides exchanged, so that it favours neither player. The
//! standard error is estimated from pairs of games, because the games of a pair are correlated.
//!
//! A short match between two levels:
//!
//! ```
//! use parlour::engine::matches::{self, Course, Failure, Player, Tally};
//! use parlour::engine::{Decision, Level, Opponent, Resources, Stop};
//! use parlour::rules::Game;
//!
//! struct AtLevel(Opponent);
//!
//! impl Player for AtLevel {
//!     fn decide(&mut self, course: &Course) -> Result<Decision, Failure> {
//!         let decision = self.0.decide(&*course.position, &course.history, &Stop::default());
//!         decision.ok_or_else(|| "the game is over".into())
//!     }
//! }
//!
//! let rules = Game::ConnectFour.presets()[0].rules;
//! let player = |level| AtLevel(Opponent::new(rules, level, 1, Resources::without_host(1 << 18)));
//! let (mut strong, mut weak) = (player(Level::new(5)?), player(Level::LOWEST));
//! let mut tally = Tally::default();
//! for seed in 0..3 {
//!     let opening = matches::opening(rules, 2, seed)?;
//!     for first in 0..2 {
//!         let (ending, _) = matches::play(opening.clone(), [&mut strong, &mut weak], first, 42);
//!         tally.add(ending.result);
//!     }
//! }
//! assert_eq!(tally.games(), 6);
//! assert!(tally.share() > 0.5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod tally;

pub use tally::{Sprt, Tally, Verdict, elo, expected};

use super::decision::Decision;
use crate::rules::random::Random;
use crate::rules::{Choice, Game, Outcome, Position, Reason, Rules, Side, Square, Turn};

/// A turn or an opening decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A turn on the board.
    Turn(Turn),
    /// A choice that the opening demands.
    Choose(Choice),
}

/// The course of a game from its first position.
#[derive(Clone)]
pub struct Course {
    /// The rules of the game.
    pub rules: Rules,
    /// The first position.
    pub start: Box<dyn Position>,
    /// The present position.
    pub position: Box<dyn Position>,
    /// The hashes of all positions, the present one last.
    pub history: Vec<u64>,
    /// All steps from the first position to the present one.
    pub steps: Vec<Step>,
}

impl Course {
    /// Returns a game that begins with the first position of these rules.
    #[must_use]
    pub fn new(rules: Rules) -> Course {
        Course::from_position(rules.start())
    }

    /// Returns a game that begins with this position.
    #[must_use]
    pub fn from_position(start: Box<dyn Position>) -> Course {
        Course {
            rules: start.rules(),
            history: vec![start.hash()],
            position: start.clone(),
            start,
            steps: Vec::new(),
        }
    }

    /// Plays a step.
    ///
    /// # Errors
    /// If the step is not legal.
    pub fn go(&mut self, step: Step) -> Result<(), crate::rules::Illegal> {
        match &step {
            Step::Turn(turn) => self.position.play(turn)?,
            Step::Choose(choice) => self.position.choose(*choice)?,
        }
        self.history.push(self.position.hash());
        self.steps.push(step);
        Ok(())
    }

    /// Takes the last step back. Returns `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let mut steps = std::mem::take(&mut self.steps);
        let undone = steps.pop().is_some();
        *self = Course::from_position(self.start.clone());
        for step in steps {
            // The steps were legal before.
            _ = self.go(step);
        }
        undone
    }
}

/// The reason why a player does not decide.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The player gives no answer, for the reason in words: it has ended, takes too long or reports an
    /// error.
    #[error("{0}")]
    NoAnswer(String),
    /// The answer breaks the rules, for the reason in words.
    #[error("{0}")]
    Illegal(String),
}

/// A reason in words, without an answer.
impl From<String> for Failure {
    fn from(why: String) -> Failure {
        Failure::NoAnswer(why)
    }
}

/// A reason in words, without an answer.
impl From<&str> for Failure {
    fn from(why: &str) -> Failure {
        Failure::NoAnswer(why.to_owned())
    }
}

/// A player of a match.
pub trait Player {
    /// Decides in the present position.
    ///
    /// # Errors
    /// The reason why the player has no answer, or none that the rules allow.
    fn decide(&mut self, course: &Course) -> Result<Decision, Failure>;
}

/// The result of a game of a match. Players have the numbers 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// The player with this number won by the rules, or the other one resigned.
    Won(usize),
    /// A draw by the rules.
    Drawn,
    /// The game became too long and was ended without a winner.
    Adjudicated,
    /// The player with this number broke the rules, so the other one wins.
    Forfeited(usize),
    /// The player with this number gave no answer. The game has no result.
    Unanswered(usize),
}

impl GameResult {
    /// Returns the number of the winner, or `None` if no player won.
    #[must_use]
    pub fn winner(self) -> Option<usize> {
        match self {
            GameResult::Won(player) => Some(player),
            GameResult::Forfeited(player) => Some(1 - player),
            GameResult::Drawn | GameResult::Adjudicated | GameResult::Unanswered(_) => None,
        }
    }
}

/// The end of a game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The result.
    pub result: GameResult,
    /// The reason, in words.
    pub why: String,
}

/// Plays a game to its end. The player with number `first` begins. A game of more than `most` steps is
/// ended without a winner.
pub fn play(
    mut course: Course,
    players: [&mut dyn Player; 2],
    first: usize,
    most: usize,
) -> (Ending, Course) {
    let number = |side: Side| if side == Side::First { first } else { 1 - first };
    let ended = |outcome: Outcome| Ending {
        result: outcome.winner.map_or(GameResult::Drawn, |side| GameResult::Won(number(side))),
        why: outcome.reason.to_string(),
    };
    let ending = loop {
        let position = &*course.position;
        // Outcomes name sides of the board, which the opening may have swapped between players.
        let seated = |outcome: Outcome| Outcome {
            winner: outcome.winner.map(|side| if position.swapped() { side.other() } else { side }),
            ..outcome
        };
        if let Some(outcome) = position.outcome() {
            break ended(seated(outcome));
        }
        // A draw that a player can claim ends the game.
        if let Some(claim) = position.claims(&course.history).first() {
            break ended(claim.outcome());
        }
        if course.steps.len() >= most {
            break Ending { result: GameResult::Adjudicated, why: format!("{most} turns") };
        }
        let actor = number(position.actor());
        let forfeited = |why: String| Ending { result: GameResult::Forfeited(actor), why };
        let step = match players[actor].decide(&course) {
            Ok(Decision::Turn(turn)) => Step::Turn(turn),
            Ok(Decision::Choose(choice)) => Step::Choose(choice),
            Ok(Decision::Resign) => {
                break Ending { result: GameResult::Won(1 - actor), why: Reason::Resigned.to_string() };
            }
            Ok(other) => break forfeited(format!("{other:?} is no answer here")),
            Err(Failure::Illegal(why)) => break forfeited(why),
            Err(Failure::NoAnswer(why)) => break Ending { result: GameResult::Unanswered(actor), why },
        };
        if let Err(reason) = course.go(step) {
            break forfeited(format!("not legal: {reason}"));
        }
    };
    (ending, course)
}

/// The error for an opening that is too long to be reached, at least by random turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no opening of {turns} turns was found by {TRIED} random turns; a shorter one is needed")]
pub struct UnreachableOpening {
    /// The number of turns of the opening.
    pub turns: usize,
}

/// The number of random turns that are tried to find an opening. Usual openings take a few, and one of 35
/// turns in connect four some hundreds.
const TRIED: usize = 20_000;

/// Returns a random opening of this number of turns, none of which ends the game. On large boards the
/// turns are near the centre.
///
/// # Errors
/// If no such opening was found, for example because the board is full after fewer turns.
pub fn opening(rules: Rules, turns: usize, seed: u64) -> Result<Course, UnreachableOpening> {
    let mut random = Random::new(seed);
    let mut tried = 0;
    'again: loop {
        let mut course = Course::new(rules);
        while course.steps.len() < turns {
            if tried == TRIED {
                return Err(UnreachableOpening { turns });
            }
            tried += 1;
            let mut legal = course.position.turns();
            if matches!(rules.game(), Game::Go | Game::Gomoku) {
                legal.retain(|turn| is_in_the_middle(rules, turn));
            }
            if legal.is_empty() {
                // The opening ends early if a choice is due.
                if course.position.choices().is_empty() {
                    continue 'again;
                }
                break;
            }
            let turn = legal.swap_remove(random.below(legal.len() as u64) as usize);
            if course.go(Step::Turn(turn)).is_err() || course.position.outcome().is_some() {
                continue 'again;
            }
        }
        return Ok(course);
    }
}

fn is_in_the_middle(rules: Rules, Turn(squares): &Turn) -> bool {
    let grid = rules.grid();
    let is_inside = |place: u8, most: u8| (most / 4..most - most / 4).contains(&place);
    !squares.is_empty()
        && squares.iter().all(|&square: &Square| {
            let (column, row) = grid.place(square);
            is_inside(column, grid.columns) && is_inside(row, grid.rows)
        })
}

/// Returns the usual number of random turns of an opening.
#[must_use]
pub fn usual_opening(game: Game) -> usize {
    match game {
        Game::Checkers | Game::Hexdame => 4,
        Game::Reversi => 8,
        Game::Go | Game::Gomoku | Game::Four => 2,
        Game::ConnectFour => 3,
        // A second stone would end the swap, and most openings would be decided.
        Game::Hex => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_reproducible_by_seed() {
        for preset in Game::ALL.into_iter().flat_map(Game::presets) {
            let turns = usual_opening(preset.rules.game());
            let [course, again] = [(); 2].map(|()| opening(preset.rules, turns, 7).expect("an opening"));
            assert_eq!(course.steps, again.steps);
            assert_eq!(course.steps.len(), turns);
            assert!(course.position.outcome().is_none());
        }
    }

    #[test]
    fn an_opening_that_cannot_be_reached_is_an_error() {
        let four = Game::ConnectFour.presets()[0].rules;
        // The 42nd disc fills the board, which ends the game.
        assert_eq!(opening(four, 42, 1).err(), Some(UnreachableOpening { turns: 42 }));
        assert_eq!(opening(four, 35, 1).map(|course| course.steps.len()), Ok(35));
        let Rules::Go(go) = Game::Go.presets()[0].rules else { panic!("the rules of Go") };
        let small = Rules::Go(go.on(crate::rules::go::Size::new(5).expect("a size")));
        let why = opening(small, 600, 1).err().expect("an error").to_string();
        assert!(why.contains("600 turns") && why.contains("20000 random turns"), "{why}");
        for preset in Game::ALL.into_iter().flat_map(Game::presets) {
            assert!(opening(preset.rules, usize::MAX, 1).is_err(), "{}", preset.name);
        }
    }

    /// A player that plays the first legal turn, or decides something else after four turns.
    struct Simple {
        late: Option<Result<Decision, Failure>>,
    }

    impl Player for Simple {
        fn decide(&mut self, course: &Course) -> Result<Decision, Failure> {
            if let Some(late) = self.late.clone().filter(|_| course.steps.len() > 4) {
                return late;
            }
            course.position.turns().into_iter().next().map(Decision::Turn).ok_or_else(|| "stuck".into())
        }
    }

    /// Plays connect four against a player that decides this after four turns, and has number 1.
    fn ended(late: Option<Result<Decision, Failure>>, first: usize, most: usize) -> (Ending, Course) {
        let players: [&mut dyn Player; 2] = [&mut Simple { late: None }, &mut Simple { late }];
        play(Course::new(Game::ConnectFour.presets()[0].rules), players, first, most)
    }

    #[test]
    fn the_winner_is_reported_by_number() {
        for first in 0..2 {
            assert_eq!(ended(Some(Ok(Decision::Resign)), first, 100).0.result, GameResult::Won(0));
            let (ending, course) = ended(None, first, 100);
            assert_eq!(ending.why, "enough in a row");
            let winner = course.position.outcome().and_then(|outcome| outcome.winner);
            assert_eq!(ending.result.winner() == Some(first), winner == Some(Side::First));
        }
    }

    #[test]
    fn only_a_foul_makes_the_other_player_win() {
        let result = |late| ended(Some(late), 0, 100).0.result;
        let foul = result(Err(Failure::Illegal("no turn".to_owned())));
        assert_eq!((foul, foul.winner()), (GameResult::Forfeited(1), Some(0)));
        assert_eq!(result(Ok(Decision::PlayOn)), GameResult::Forfeited(1));
        assert_eq!(result(Ok(Decision::Turn(Turn(vec![Square(500)])))), GameResult::Forfeited(1));
        let silence = result(Err("it has ended".into()));
        assert_eq!((silence, silence.winner()), (GameResult::Unanswered(1), None));
        let long = ended(None, 0, 3).0.result;
        assert_eq!((long, long.winner()), (GameResult::Adjudicated, None));
    }
}
