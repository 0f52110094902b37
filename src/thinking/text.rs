//! Orders and answers as lines of JSON.
//!
//! [`work`] is all that a program with engines needs: it reads a request and sends each answer as a line.

use serde::{Deserialize, Serialize};

use super::{Answer, Order, Room};
use crate::engine::Stop;
use crate::play::review;
use crate::play::{Match, Review};
use crate::puzzles::Puzzle;
use crate::rules::{Rules, Turn};

/// A request to a program with engines.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// An order, which has one [`Answer`].
    Order(Order),
    /// The review of a match. Each position that it lacks has a [`review::Answer`].
    Review {
        /// The match with all its acts in force.
        #[serde(with = "as_saved")]
        whole: Match,
        /// The findings so far.
        review: Review,
    },
    /// A search for puzzles. Each game that is played for it has the list of its puzzles as an answer, until the
    /// program is stopped.
    Mine {
        /// The rules.
        rules: Rules,
        /// The seed of the games.
        seed: u64,
        /// The puzzles that are not to be found again.
        known: Vec<Puzzle>,
    },
    /// The refutation of a wrong try, which has one [`Refutation`](super::Refutation).
    Refute {
        /// The puzzle.
        puzzle: Puzzle,
        /// The try.
        wrong: Turn,
    },
}

/// A line that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("this is no message of the engines: {0}")]
pub struct Unreadable(#[from] serde_json::Error);

impl Request {
    /// Returns the request as a line of JSON.
    #[must_use]
    pub fn to_line(&self) -> String {
        // All of it are plain values with text keys, for which writing JSON cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the rules of the positions that the engines are asked about.
    #[must_use]
    pub fn rules(&self) -> Rules {
        match self {
            Request::Order(order) => order.game.setup().rules,
            Request::Review { whole, .. } => whole.setup().rules,
            Request::Mine { rules, .. } => *rules,
            Request::Refute { puzzle, .. } => puzzle.rules,
        }
    }
}

/// Reads an answer, or a request.
///
/// # Errors
/// If the line holds anything else.
pub fn read<'a, A: Deserialize<'a>>(line: &'a str) -> Result<A, Unreadable> {
    Ok(serde_json::from_str(line)?)
}

/// Carries out a request, and sends the line of each answer: an [`Answer`] to an order, one [`review::Answer`] after the
/// other to a review, and so on as each [`Request`] says. An order that is not possible has no answer. The work ends
/// early if `send` returns `false`, and a search for puzzles not before.
///
/// # Errors
/// If the line holds no request.
///
/// ```
/// use parlour::play::{Avatar, Match, Player, Setup};
/// use parlour::rules::Game;
/// use parlour::thinking::text::{self, Request};
/// use parlour::thinking::{Answer, Order, Room, Task};
///
/// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
/// let game = Match::new(1, Setup::new(Game::Go.presets()[0].rules, players), 0)?;
/// let request = Request::Order(Order { game, after: None, task: Task::FindDead });
/// let mut lines = Vec::new();
/// text::work(&mut Room::default(), &request.to_line(), &mut |line| {
///     lines.push(line);
///     true
/// })?;
/// assert_eq!(text::read::<Answer>(&lines[0])?, Answer::Dead(Vec::new()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn work(room: &mut Room, request: &str, send: &mut dyn FnMut(String) -> bool) -> Result<(), Unreadable> {
    let stop = Stop::default();
    // As in `to_line`, writing cannot fail.
    match serde_json::from_str(request)? {
        Request::Order(order) => {
            if let Some(answer) = room.work(&order, &stop) {
                send(serde_json::to_string::<Answer>(&answer).unwrap_or_default());
            }
        }
        Request::Review { whole, review } => {
            super::review(&whole, review, &stop, &mut |answer: review::Answer| {
                send(serde_json::to_string(&answer).unwrap_or_default())
            });
        }
        Request::Mine { rules, seed, known } => super::mine(rules, seed, &known, &stop, &mut |found| {
            send(serde_json::to_string(&found).unwrap_or_default())
        }),
        Request::Refute { puzzle, wrong } => {
            send(serde_json::to_string(&super::refute(&puzzle, &wrong)).unwrap_or_default());
        }
    }
    Ok(())
}

/// A match in its saved form, for `serde(with)`.
pub(super) mod as_saved {
    use serde::de::Error as _;
    use serde::ser::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use serde_json::value::RawValue;

    use crate::play::{Match, saved};

    pub(in crate::thinking) fn serialize<S: Serializer>(game: &Match, to: S) -> Result<S::Ok, S::Error> {
        RawValue::from_string(saved::write(game)).map_err(S::Error::custom)?.serialize(to)
    }

    pub(in crate::thinking) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Match, D::Error> {
        saved::read(Box::<RawValue>::deserialize(from)?.get()).map_err(D::Error::custom)
    }
}
