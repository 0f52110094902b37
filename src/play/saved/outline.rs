//! Outlines of matches, also of those that a later program wrote.

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

use super::{Damaged, MAX_BYTES, MAX_PART, check_size};
use crate::engine::Level;
use crate::play::setup::shortened;
use crate::play::{Avatar, Player};
use crate::rules::Game;

/// The parts of a saved match that every version has had so far, as far as they are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// Version of the form.
    pub version: u32,
    /// Number under which the match is saved. `None` if unknown.
    pub id: Option<u32>,
    /// Beginning of the match in seconds since 1970, or 0 if unknown.
    pub began: u64,
    /// Name given by the players. Empty if there is none.
    pub title: String,
    /// Game that is played. `None` if this program does not know it.
    pub game: Option<Game>,
    /// Players, in the order of the sides on which they began. A player that cannot be read has no name.
    pub players: [Player; 2],
}

/// The fields of a saved match, whatever they hold.
#[derive(Deserialize)]
struct Loose<'a> {
    version: u32,
    #[serde(default, borrow)]
    id: Option<&'a RawValue>,
    #[serde(default, borrow)]
    began: Option<&'a RawValue>,
    #[serde(default, borrow)]
    title: Option<&'a RawValue>,
    #[serde(default, borrow)]
    setup: Option<&'a RawValue>,
}

/// Reads the outline of a saved match of any version. Nothing is replayed, and what is not understood is
/// left out.
///
/// # Examples
///
/// ```
/// use parlour::play::saved;
///
/// let text = r#"{"version":9,"id":12,"setup":{"rules":{"game":"go","moon":true},
///     "players":[{"name":"Anna","avatar":"comet"},{"name":"Ben"}]},"acts":{"packed":"x"}}"#;
/// assert!(saved::read(text).is_err_and(|reason| reason.is_later()));
///
/// let outline = saved::outline(text)?;
/// assert_eq!((outline.version, outline.id), (9, Some(12)));
/// assert_eq!(outline.game.map(|game| game.name()), Some("go"));
/// assert_eq!(outline.players.map(|player| player.name), ["Anna", "Ben"]);
/// # Ok::<(), saved::Damaged>(())
/// ```
///
/// # Errors
/// Returns an error if the text is not a JSON object with a version, or if it is larger than [`MAX_BYTES`].
pub fn outline(text: &str) -> Result<Outline, Damaged> {
    check_size("it", text, MAX_BYTES)?;
    let Loose { version, id, began, title, setup } = serde_json::from_str(text)?;
    let title: String = known(title).unwrap_or_default();
    let setup = setup.filter(|setup| setup.get().len() <= MAX_PART);
    let setup: Value = known(setup).unwrap_or_default();
    Ok(Outline {
        version,
        id: known(id),
        began: known(began).unwrap_or(0),
        title: shortened(&title).to_owned(),
        // The rules name their game as `Game` does.
        game: Game::deserialize(&setup["rules"]["game"]).ok(),
        players: [0, 1].map(|at| player(&setup["players"][at])),
    })
}

fn known<'a, T: Deserialize<'a>>(value: Option<&'a RawValue>) -> Option<T> {
    serde_json::from_str(value?.get()).ok()
}

fn player(value: &Value) -> Player {
    let avatar = Avatar::deserialize(&value["avatar"]).unwrap_or(Avatar::Leaf);
    let name = value["name"].as_str().unwrap_or_default();
    let computer = Level::deserialize(&value["computer"]).ok();
    Player { computer, ..Player::person(shortened(name), avatar) }
}
