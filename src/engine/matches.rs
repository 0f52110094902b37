//! Playing engines against each other, and what the results say.
//!
//! Every opening is played twice, with the sides changed, so that neither player is lucky with it.
//! The two games of a pair belong together: the error of a result is found from how much pairs
//! differ, not games.

use super::opponent::Decision;
use super::random::Random;
use crate::rules::{Choice, Game, Outcome, Position, Reason, Rules, Side, Square, Turn};

/// One thing that was done in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    Turn(Turn),
    Choose(Choice),
}

/// A game from its first position up to now.
#[derive(Clone)]
pub struct Course {
    pub rules: Rules,
    pub start: Box<dyn Position>,
    pub position: Box<dyn Position>,
    /// The hash of every position.
    pub history: Vec<u64>,
    pub steps: Vec<Step>,
}

impl Course {
    #[must_use]
    pub fn new(rules: Rules) -> Course {
        Course::from_position(rules.start())
    }

    /// A game that begins with this position.
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

    /// Goes one step further.
    ///
    /// # Errors
    /// When it is not legal, with the reason.
    pub fn go(&mut self, step: Step) -> Result<(), crate::rules::Illegal> {
        match &step {
            Step::Turn(turn) => self.position.play(turn)?,
            Step::Choose(choice) => self.position.choose(*choice)?,
        }
        self.history.push(self.position.hash());
        self.steps.push(step);
        Ok(())
    }

    /// Takes the last step back. False when there is none.
    pub fn undo(&mut self) -> bool {
        let mut steps = std::mem::take(&mut self.steps);
        let undone = steps.pop().is_some();
        *self = Course::from_position(self.start.clone());
        for step in steps {
            // It was legal before.
            _ = self.go(step);
        }
        undone
    }
}

/// Somebody who can be asked what to do in a game.
pub trait Player {
    /// What to do now.
    ///
    /// # Errors
    /// When there is no answer, with what went wrong.
    fn decide(&mut self, course: &Course) -> Result<Decision, String>;
}

/// How a game of a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The winning player's number; none for a draw.
    pub winner: Option<usize>,
    /// Why, in words.
    pub why: String,
    /// Whether somebody lost because they broke the rules or had no answer.
    pub fault: bool,
}

/// Plays a game to its end. `players` are named by number; number `first` begins. A game that
/// lasts longer than so many steps is a draw; who breaks the rules or has no answer loses.
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
        // Outcomes name sides of the board; players may have changed theirs in the opening.
        let seated = |outcome: Outcome| Outcome {
            winner: outcome.winner.map(|side| if position.swapped() { side.other() } else { side }),
            ..outcome
        };
        if let Some(outcome) = position.outcome() {
            break ended(seated(outcome));
        }
        // An arbiter would grant it to either, and both would ask for it in the end.
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

/// A beginning of a game for a pair of games: so many turns at random, none of which ends the
/// game. On large boards they lie in the middle, where openings do.
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
                // A choice ends the part that can be played at random.
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

/// How many turns of an opening are played at random, unless somebody wants another number.
#[must_use]
pub fn usual_opening(game: Game) -> usize {
    match game {
        Game::Checkers => 4,
        Game::Reversi => 8,
        Game::Go | Game::Gomoku | Game::Four => 2,
        Game::ConnectFour => 3,
    }
}

/// The results of one player against another, pair by pair.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// The points of each pair, from 0 to 2, in halves: how many pairs there were of each.
    pairs: [u32; 5],
    /// The halves of the pair that is not complete yet.
    open: Option<usize>,
}

impl Tally {
    /// Adds a game, by the winner's number, seen by number 0. The two games of a pair come one after the other.
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

    #[must_use]
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.) / f64::from(self.games().max(1))
    }

    /// The standard error of the share, found from the pairs. With none complete it is that of one
    /// game of which nothing is known.
    #[must_use]
    pub fn error(&self) -> f64 {
        let count: u32 = self.pairs.iter().sum();
        if count == 0 {
            return 0.5;
        }
        let count = f64::from(count);
        // As if there had been one more pair, half a win and half a loss: so that a clean sweep is
        // not taken for certainty.
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

    /// By how many points of Elo the player is stronger, between which limits with 95 percent, the
    /// result in the middle. Infinite where every game was won.
    #[must_use]
    pub fn elo(&self) -> [f64; 3] {
        [-1.96, 0., 1.96].map(|errors| elo(self.share() + errors * self.error()))
    }
}

/// The difference in Elo at which so large a share of the points is expected.
#[must_use]
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0., 1.);
    // 0 and 1 come out as less and more than any number.
    400. * (share / (1. - share)).log10()
}

/// The share of the points that is expected at a difference in Elo.
#[must_use]
pub fn expected(elo: f64) -> f64 {
    1. / (1. + 10_f64.powf(-elo / 400.))
}

/// A test that ends as soon as the results say enough: is the player stronger by `higher` points
/// of Elo, rather than by `lower`?
///
/// A. Wald, *Sequential Tests of Statistical Hypotheses*, 1945; the likelihood of the pairs taken
/// as normal, as in M. Van den Bergh, *A Practical Introduction to the GSPRT*, 2019.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    pub lower: f64,
    pub higher: f64,
    /// How often either answer may be wrong.
    pub error: f64,
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Not enough has been played.
    Open,
    /// Rather the lower number.
    Lower,
    /// Rather the higher number.
    Higher,
}

impl Sprt {
    /// The logarithm of how much likelier the results are at the higher number.
    #[must_use]
    pub fn likelihood(&self, tally: &Tally) -> f64 {
        let [lower, higher] = [self.lower, self.higher].map(expected);
        (higher - lower) * (2. * tally.share() - lower - higher) / (2. * tally.error().powi(2))
    }

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
    fn elo_and_its_share_are_each_others_way_back() {
        for difference in [-400., -100., 0., 35., 191.] {
            assert!((elo(expected(difference)) - difference).abs() < 1e-6);
        }
        assert!((expected(400.) - 10. / 11.).abs() < 1e-9);
        assert!(elo(1.).is_infinite() && elo(0.) < 0.);
    }

    #[test]
    fn an_error_shrinks_with_the_root_of_the_pairs() {
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
    fn pairs_that_cancel_out_are_more_certain_than_games_that_differ() {
        let by_the_opening = tally(&[(50, [Some(0), Some(1)])]);
        let by_the_player = tally(&[(25, [Some(0), Some(0)]), (25, [Some(1), Some(1)])]);
        assert!((by_the_opening.share() - by_the_player.share()).abs() < 1e-9);
        assert!(by_the_opening.error() < by_the_player.error() / 3.);
    }

    #[test]
    fn a_test_says_what_is_clear() {
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
    fn openings_repeat_with_their_seed() {
        for preset in Game::ALL.into_iter().flat_map(Game::presets) {
            let turns = usual_opening(preset.rules.game());
            let course = opening(preset.rules, turns, 7);
            assert_eq!(course.steps, opening(preset.rules, turns, 7).steps);
            assert_eq!(course.steps.len(), turns);
            assert!(course.position.outcome().is_none());
        }
    }

    /// Plays the first turn of the list, or gives up.
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
    fn a_game_goes_to_the_number_that_won_it() {
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
