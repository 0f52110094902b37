//! The first turns of matches, read without replaying them.

use super::{Damaged, SavedSummary, check, read, read_acts, read_setup};
use crate::play::{Act, Setup, Standing};
use crate::rules::{Outcome, Turn};

/// The first turns of a saved match, and how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// Agreements before the match.
    pub setup: Setup,
    /// The first turns in force, up to a choice that takes the place of one.
    pub turns: Vec<Turn>,
    /// Result. `None` while the match goes on.
    pub outcome: Option<Outcome>,
}

/// Reads the setup, at most this number of first turns, and the result of a saved match. A saved [`Standing`] is
/// trusted and no turn is replayed, so the turns need not be legal in a file that was changed elsewhere.
///
/// # Errors
/// Returns an error if the text is not a saved match, or if a later program wrote it.
///
/// # Examples
///
/// ```
/// use parlour::play::{Avatar, Match, Player, Setup, saved};
/// use parlour::rules::{Game, Square};
///
/// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
/// let mut game = Match::new(1, Setup::new(Game::Go.presets()[0].rules, players), 0)?;
/// for square in [60, 72, 80] {
///     game.touch(Square(square));
///     game.finish()?;
/// }
/// let beginning = saved::beginning(&saved::write(&game), 2)?;
/// assert_eq!((beginning.turns.len(), beginning.outcome), (2, None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn beginning(text: &str, most: usize) -> Result<Beginning, Damaged> {
    check(text)?;
    let saved: SavedSummary = serde_json::from_str(text)?;
    let standing = saved.standing.and_then(|text| serde_json::from_str::<Standing>(text.get()).ok());
    let (Some(standing), Some(acts)) = (standing, saved.acts) else {
        // The file of an earlier version, or a damaged standing, which follows from the rest.
        let game = read(text)?;
        let turns = first_turns(game.acts().iter().cloned(), most);
        return Ok(Beginning { setup: game.setup().clone(), turns, outcome: game.outcome() });
    };
    let acts = read_acts(acts)?.into_iter().take(saved.done);
    let setup = read_setup(saved.setup)?;
    Ok(Beginning { setup, turns: first_turns(acts, most), outcome: standing.outcome })
}

fn first_turns(acts: impl Iterator<Item = Act>, most: usize) -> Vec<Turn> {
    let turn = |act| match act {
        Act::Turn(turn) => Some(turn),
        _ => None,
    };
    acts.map_while(turn).take(most).collect()
}
