//! The habits of a player: in which part of a match chances of winning are lost, and by which kind of turn.

use super::{MIN_MOMENT_COST, Review};
use crate::rules::Side;

/// A third of the turns of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The first third.
    Beginning,
    /// The second third.
    Middle,
    /// The last third.
    End,
}

impl Part {
    /// The parts in order.
    pub const ALL: [Part; 3] = [Part::Beginning, Part::Middle, Part::End];
}

/// The kind of a turn that cost at least [`MIN_MOMENT_COST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The player had a proven win, and has it no longer.
    MissedWin,
    /// The other side has a proven win, and had none before.
    GaveWin,
    /// The best answers of the other side do something that the board shows.
    Answer,
    /// The turn was worse than another one, and nothing in particular followed.
    Ground,
}

impl Slip {
    /// The kinds of turns, the gravest first.
    pub const ALL: [Slip; 4] = [Slip::MissedWin, Slip::GaveWin, Slip::Answer, Slip::Ground];
}

/// The costs of a player's turns in several matches.
///
/// ```
/// use parlour::engine::Stop;
/// use parlour::play::review::{Habits, Part, Reviewer, Slip};
/// use parlour::play::{Avatar, Match, Player, Review, Setup};
/// use parlour::rules::{Rules, Side, Square, Turn, gomoku};
///
/// // Tic-tac-toe: Ben's first turn loses.
/// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
/// let rules = Rules::Gomoku(gomoku::Rules::in_a_row(3, 3)?);
/// let mut game = Match::new(1, Setup::new(rules, players), 0)?;
/// for square in [0, 1, 4, 8] {
///     game.play(&Turn(vec![Square(square)]))?;
/// }
/// let (mut review, mut reviewer) = (Review::of(&game), Reviewer::default());
/// while let Some(job) = review.next(&game) {
///     review.take(reviewer.analyse(&job, &Stop::default()).expect("nothing stops it"));
/// }
/// let mut habits = Habits::default();
/// habits.add(&review, Side::Second);
/// assert_eq!(habits.count(Slip::GaveWin), 1);
/// assert_eq!(habits.share(Part::Beginning), Some(100), "a quarter of the turns came before");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    matches: usize,
    /// The costs of each part, in thousandths of a chance of winning.
    costs: [u64; 3],
    /// The number of turns of each kind.
    slips: [usize; 4],
}

impl Habits {
    /// Adds the turns of a side, if every point of the match is analysed.
    pub fn add(&mut self, review: &Review, side: Side) {
        if review.progress().seen < review.points() {
            return;
        }
        self.matches += 1;
        let acts = review.points() - 1;
        let is_of_side = |&at: &usize| review.at(at).is_some_and(|point| point.to_move == side);
        for at in (0..acts).filter(is_of_side) {
            let Some(cost) = review.cost(at) else { continue };
            self.costs[at * self.costs.len() / acts] += u64::from(cost);
            if cost >= MIN_MOMENT_COST {
                self.slips[review.slip(at) as usize] += 1;
            }
        }
    }

    /// Returns the number of matches.
    #[must_use]
    pub fn matches(&self) -> usize {
        self.matches
    }

    /// Returns the share of the lost chances that a part has, in percent. `None` if none was lost.
    #[must_use]
    pub fn share(&self, part: Part) -> Option<u8> {
        let all: u64 = self.costs.iter().sum();
        let percent = (self.costs[part as usize] * 100 + all / 2).checked_div(all)?;
        u8::try_from(percent).ok()
    }

    /// Returns the number of turns of a kind.
    #[must_use]
    pub fn count(&self, slip: Slip) -> usize {
        self.slips[slip as usize]
    }
}

impl Review {
    /// Returns the kind of the turn after `at` acts, which cost much.
    fn slip(&self, at: usize) -> Slip {
        let (here, after) = (self.at(at), self.at(at + 1));
        let certain = |[best, made]: [u16; 2]| (best == 1000, made == 0);
        let (had_win, lost) = self.chances(at).map_or((false, false), certain);
        if had_win && here.is_some_and(|point| point.is_proven) {
            Slip::MissedWin
        } else if lost && after.is_some_and(|point| point.is_proven) {
            Slip::GaveWin
        } else if after.is_some_and(|point| point.telling.is_some()) {
            Slip::Answer
        } else {
            Slip::Ground
        }
    }
}
