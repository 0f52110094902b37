//! Matches between engines, and the statistics of their results.
//!
//! Every opening is played twice with the sides exchanged, so that it favours neither player. The
//! standard error is estimated from pairs of games, because the games of a pair are correlated.
//!
//! A short match between two levels:
//!
//! ```
//! use parlour::engine::matches::{self, Course, Player, Tally};
//! use parlour::engine::{Decision, Level, Opponent, Resources, Stop};
//! use parlour::rules::Game;
//!
//! struct AtLevel(Opponent);
//!
//! impl Player for AtLevel {
//!     fn decide(&mut self, course: &Course) -> Result<Decision, String> {
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
//!     let opening = matches::opening(rules, 2, seed);
//!     for first in 0..2 {
//!         let (ending, _) = matches::play(opening.clone(), [&mut strong, &mut weak], first, 42);
//!         tally.add(ending.winner);
//!     }
//! }
//! assert_eq!(tally.games(), 6);
//! assert!(tally.share() > 0.5);
//! # Ok::<(), parlour::engine::NoLevel>(())
//! ```

use super::opponent::Decision;
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

/// A player of a match.
pub trait Player {
    /// Decides in the present position.
    ///
    /// # Errors
    /// The reason why the player has no answer, in words.
    fn decide(&mut self, course: &Course) -> Result<Decision, String>;
}

/// The end of a game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Number of the winning player; `None` for a draw.
    pub winner: Option<usize>,
    /// The reason, in words.
    pub why: String,
    /// `true` if the loser broke the rules or gave no answer.
    pub fault: bool,
}

/// Plays a game to its end. The player with number `first` begins. A game of more than `most` steps is
/// a draw; a player who breaks the rules or gives no answer loses.
pub fn play(
    mut course: Course,
    players: [&mut dyn Player; 2],
    first: usize,
    most: usize,
) -> (Ending, Course) {
    let number = |side: Side| if side == Side::First { first } else { 1 - first };
    let ended = |outcome: Outcome| Ending {
        winner: outcome.winner.map(number),
        why: outcome.reason.to_string(),
        fault: false,
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
            break Ending { winner: None, why: format!("{most} turns"), fault: false };
        }
        let actor = number(position.actor());
        let lost = |why: String| Ending { winner: Some(1 - actor), why, fault: true };
        let step = match players[actor].decide(&course) {
            Ok(Decision::Turn(turn)) => Step::Turn(turn),
            Ok(Decision::Choose(choice)) => Step::Choose(choice),
            Ok(Decision::Resign) => break Ending { fault: false, ..lost(Reason::Resigned.to_string()) },
            Ok(other) => break lost(format!("{other:?} is no answer here")),
            Err(why) => break lost(why),
        };
        if let Err(reason) = course.go(step) {
            break lost(format!("illegal: {reason}"));
        }
    };
    (ending, course)
}

/// Returns a random opening of this number of turns, none of which ends the game. On large boards the
/// turns are near the centre.
#[must_use]
pub fn opening(rules: Rules, turns: usize, seed: u64) -> Course {
    let mut random = Random::new(seed);
    'again: loop {
        let mut course = Course::new(rules);
        while course.steps.len() < turns {
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
        return course;
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
        Game::Checkers => 4,
        Game::Reversi => 8,
        Game::Go | Game::Gomoku | Game::Four => 2,
        Game::ConnectFour => 3,
    }
}

/// The results of one player against another, by pairs of games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Number of games that the player won.
    pub wins: u32,
    /// Number of draws.
    pub draws: u32,
    /// Number of games that the player lost.
    pub losses: u32,
    /// Number of pairs by their points, in halves from 0 to 4.
    pairs: [u32; 5],
    /// Points, in halves, of the first game of an incomplete pair.
    open: Option<usize>,
}

impl Tally {
    /// Adds a game by the number of its winner; the results are those of player 0. The two games of a pair
    /// must be added one after the other.
    pub fn add(&mut self, winner: Option<usize>) {
        let halves = match winner {
            Some(0) => 2,
            None => 1,
            Some(_) => 0,
        };
        *[&mut self.losses, &mut self.draws, &mut self.wins][halves] += 1;
        match self.open.take() {
            Some(before) => self.pairs[before + halves] += 1,
            None => self.open = Some(halves),
        }
    }

    /// Returns the number of games.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the share of the points, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.) / f64::from(self.games().max(1))
    }

    /// Returns the standard error of the share, estimated from pairs. Without a complete pair it is
    /// 0.5, that of a single game.
    #[must_use]
    pub fn error(&self) -> f64 {
        let count: u32 = self.pairs.iter().sum();
        if count == 0 {
            return 0.5;
        }
        let count = f64::from(count);
        // A prior of one more pair, half won and half lost, so the error of a clean sweep is not 0.
        let share = |halves: usize| halves as f64 / 4.;
        let each = |value: &dyn Fn(f64) -> f64| -> f64 {
            let seen: f64 =
                self.pairs.iter().enumerate().map(|(halves, &of)| f64::from(of) * value(share(halves))).sum();
            (seen + f64::midpoint(value(0.), value(1.))) / (count + 1.)
        };
        let mean = each(&|share| share);
        let variance = each(&|share| (share - mean).powi(2));
        (variance / count).sqrt()
    }

    /// Returns the Elo difference with its 95 percent interval: lower limit, estimate, upper limit. They
    /// are infinite for shares of 0 and 1.
    #[must_use]
    pub fn elo(&self) -> [f64; 3] {
        [-1.96, 0., 1.96].map(|errors| elo(self.share() + errors * self.error()))
    }
}

/// Returns the Elo difference at which this share of the points is expected.
#[must_use]
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0., 1.);
    // Shares of 0 and 1 give infinities.
    400. * (share / (1. - share)).log10()
}

/// Returns the share of the points that is expected at an Elo difference.
#[must_use]
pub fn expected(elo: f64) -> f64 {
    1. / (1. + 10_f64.powf(-elo / 400.))
}

/// A sequential probability ratio test between two hypotheses: the player is stronger by `lower` or by
/// `higher` points of Elo.
///
/// A. Wald, *Sequential Tests of Statistical Hypotheses*, 1945. The results of pairs are taken as normally
/// distributed, as in M. Van den Bergh, *A Practical Introduction to the GSPRT*, 2019.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// Elo difference of the first hypothesis.
    pub lower: f64,
    /// Elo difference of the second hypothesis, greater than `lower`.
    pub higher: f64,
    /// Accepted probability of either wrong decision, such as 0.05.
    pub error: f64,
}

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// The lower difference is accepted.
    Lower,
    /// The higher difference is accepted.
    Higher,
}

impl Sprt {
    /// Returns the log-likelihood ratio of the results.
    #[must_use]
    pub fn likelihood(&self, tally: &Tally) -> f64 {
        let [lower, higher] = [self.lower, self.higher].map(expected);
        (higher - lower) * (2. * tally.share() - lower - higher) / (2. * tally.error().powi(2))
    }

    /// Returns the decision that the results allow.
    #[must_use]
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let limit = ((1. - self.error) / self.error).ln();
        match self.likelihood(tally) {
            likelihood if likelihood >= limit => Verdict::Higher,
            likelihood if likelihood <= -limit => Verdict::Lower,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: &[(u32, [Option<usize>; 2])]) -> Tally {
        let mut tally = Tally::default();
        for &(count, games) in pairs {
            (0..count).for_each(|_| games.into_iter().for_each(|winner| tally.add(winner)));
        }
        tally
    }

    #[test]
    fn elo_and_expected_share_are_inverse() {
        for difference in [-400., -100., 0., 35., 191.] {
            assert!((elo(expected(difference)) - difference).abs() < 1e-6);
        }
        assert!((expected(400.) - 10. / 11.).abs() < 1e-9);
        assert!(elo(1.).is_infinite() && elo(0.) < 0.);
    }

    #[test]
    fn the_error_shrinks_with_the_square_root_of_the_pairs() {
        let pairs = [(10, [Some(0), Some(0)]), (10, [Some(1), None]), (5, [Some(1), Some(0)])];
        let few = tally(&pairs);
        let many = tally(&pairs.map(|(count, games)| (count * 100, games)));
        assert_eq!((few.wins, few.draws, few.losses, few.games()), (25, 10, 15, 50));
        assert!((few.share() - 0.6).abs() < 1e-9);
        assert!((few.error() / many.error() - 10.).abs() < 0.5);
        let [low, middle, high] = many.elo();
        assert!(low < middle && middle < high && (middle - elo(0.6)).abs() < 1e-9);
    }

    #[test]
    fn pairs_that_cancel_out_have_a_smaller_error() {
        let by_the_opening = tally(&[(50, [Some(0), Some(1)])]);
        let by_the_player = tally(&[(25, [Some(0), Some(0)]), (25, [Some(1), Some(1)])]);
        assert!((by_the_opening.share() - by_the_player.share()).abs() < 1e-9);
        assert!(by_the_opening.error() < by_the_player.error() / 3.);
    }

    #[test]
    fn the_test_decides_clear_results() {
        let test = Sprt { lower: 0., higher: 50., error: 0.05 };
        assert_eq!(test.verdict(&Tally::default()), Verdict::Open);
        assert_eq!(
            test.verdict(&tally(&[(100, [Some(0), Some(0)]), (40, [Some(1), None])])),
            Verdict::Higher
        );
        assert_eq!(test.verdict(&tally(&[(100, [Some(0), Some(1)]), (60, [Some(1), None])])), Verdict::Lower);
        assert_eq!(test.verdict(&tally(&[(3, [Some(0), None])])), Verdict::Open);
    }

    #[test]
    fn openings_are_reproducible_by_seed() {
        for preset in Game::ALL.into_iter().flat_map(Game::presets) {
            let turns = usual_opening(preset.rules.game());
            let course = opening(preset.rules, turns, 7);
            assert_eq!(course.steps, opening(preset.rules, turns, 7).steps);
            assert_eq!(course.steps.len(), turns);
            assert!(course.position.outcome().is_none());
        }
    }

    /// A player that plays the first legal turn, or resigns.
    struct Simple {
        resigns: bool,
    }

    impl Player for Simple {
        fn decide(&mut self, course: &Course) -> Result<Decision, String> {
            if self.resigns && course.steps.len() > 4 {
                return Ok(Decision::Resign);
            }
            course.position.turns().into_iter().next().map(Decision::Turn).ok_or_else(|| "stuck".to_owned())
        }
    }

    #[test]
    fn the_winner_is_reported_by_number() {
        let rules = Game::ConnectFour.presets()[0].rules;
        for first in 0..2 {
            let players: [&mut dyn Player; 2] =
                [&mut Simple { resigns: false }, &mut Simple { resigns: true }];
            let (ending, _) = play(Course::new(rules), players, first, 100);
            assert_eq!(ending.winner, Some(0));
            let players: [&mut dyn Player; 2] =
                [&mut Simple { resigns: false }, &mut Simple { resigns: false }];
            let (ending, course) = play(Course::new(rules), players, first, 100);
            assert_eq!(ending.why, "enough in a row");
            let winner = course.position.outcome().and_then(|outcome| outcome.winner);
            assert_eq!(ending.winner == Some(first), winner == Some(Side::First));
        }
        let players: [&mut dyn Player; 2] = [&mut Simple { resigns: false }, &mut Simple { resigns: false }];
        assert_eq!(play(Course::new(rules), players, 0, 3).0.winner, None);
    }
}
