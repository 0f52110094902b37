//! The games of a file one after the other, in any format.

use super::list::{Game as Read, Limited};
use super::{Format, limits, pdn, sgf, transcript};
use crate::rules::Rules;

/// An iterator over the games of a file, as [`records`] returns it.
#[derive(Clone, Debug)]
pub struct Records<'a>(Syntax<'a>);

#[derive(Clone, Debug)]
enum Syntax<'a> {
    Pdn(Limited<pdn::Games<'a>>),
    Sgf(Limited<sgf::Games<'a>>),
    Transcript(Limited<transcript::Games<'a>>),
}

/// Reads the games of a file one after the other, so that a file of many games takes no more memory
/// than its text and its longest game. `rules` apply to games that do not state their own, and select
/// the format.
///
/// A game that cannot be read is an error, and the next one is read. A [limit](super::limits) that the
/// file exceeds is an error as well, and the last item.
///
/// ```
/// use parlour::notation::records;
/// use parlour::rules::Game;
///
/// let standard = Game::ConnectFour.preset("standard")?;
/// let mut games = records(standard, b"4455667\n4\n");
/// let first = games.next().expect("the file has two games")?;
/// assert_eq!(first.turns.len(), 7);
/// assert_eq!(games.count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn records(rules: Rules, file: &[u8]) -> Records<'_> {
    Records(match Format::of(rules.game()) {
        Format::Pdn => Syntax::Pdn(pdn::games(rules, file)),
        Format::Sgf if sgf::is_in(limits::readable(file)) => Syntax::Sgf(sgf::games(rules, file)),
        Format::Sgf | Format::Transcript => Syntax::Transcript(transcript::games(rules, file)),
    })
}

impl Iterator for Records<'_> {
    type Item = Read;

    fn next(&mut self) -> Option<Read> {
        match &mut self.0 {
            Syntax::Pdn(games) => games.next(),
            Syntax::Sgf(games) => games.next(),
            Syntax::Transcript(games) => games.next(),
        }
    }
}
