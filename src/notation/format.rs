//! Which text is a game of which kind.

use super::decode::decode;
use super::{Place, Record, Unreadable, pdn, read_games, sgf};
use crate::rules::{Game, Rules};

/// The format in which games of a kind are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// See [`pdn`].
    Pdn,
    /// See [`sgf`].
    Sgf,
    /// See [`transcript`](super::transcript).
    Transcript,
}

impl Format {
    #[must_use]
    pub fn of(game: Game) -> Format {
        match game {
            Game::Checkers => Format::Pdn,
            Game::Go | Game::Gomoku | Game::Reversi => Format::Sgf,
            Game::ConnectFour | Game::Four => Format::Transcript,
        }
    }

    /// What the name of a file ends in, without the full stop.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Format::Pdn => "pdn",
            Format::Sgf => "sgf",
            Format::Transcript => "txt",
        }
    }
}

/// The games of a file, and by which rules those are read that do not say otherwise.
#[derive(Clone, Debug)]
pub struct Games {
    pub rules: Rules,
    pub games: Vec<Result<Record, Unreadable>>,
}

/// Reads every game of a file of which nobody says what game it is. `usual` are the rules of games
/// that do not say otherwise, and where a text may be of several kinds it is of that one.
#[must_use]
pub fn read_any(usual: Rules, file: &[u8]) -> Games {
    let rules = |game: Game| if game == usual.game() { usual } else { game.presets()[0].rules };
    if let Some(game) = named_game(usual, file) {
        return Games { rules: rules(game), games: read_games(rules(game), file) };
    }
    let mut candidates: Vec<_> = Game::ALL.into_iter().map(rules).collect();
    candidates.sort_by_key(|&rules| rules != usual);
    if Format::of(usual.game()) == Format::Transcript {
        // A transcript says when it is not by the first rules of its game.
        candidates.insert(0, usual.game().presets()[0].rules);
    }
    let mut best: Option<(usize, Games)> = None;
    for rules in candidates {
        let games = Games { rules, games: read_games(rules, file) };
        let come = match games.games.first() {
            Some(Ok(_)) => return games,
            Some(Err(error)) => error.come() + 1,
            None => 0,
        };
        // Of the ways in which it cannot be read, the one that came furthest is the likeliest.
        if best.as_ref().is_none_or(|(furthest, _)| come > *furthest) {
            best = Some((come, games));
        }
    }
    best.map_or(Games { rules: usual, games: Vec::new() }, |(_, games)| games)
}

/// The first game of a file up to this place, where it could not be read on. None where there is no
/// turn before it. How it ended is not in it.
#[must_use]
pub fn read_until(rules: Rules, file: &[u8], place: Place) -> Option<Record> {
    let text = if sgf::is_in(file) { sgf::text(file) } else { decode(file) };
    let line: usize = text.split_inclusive('\n').take(place.line.saturating_sub(1)).map(str::len).sum();
    let mut letters = text[line..].char_indices();
    let column = letters.nth(place.column.saturating_sub(1)).map_or(text.len() - line, |(at, _)| at);
    let mut before = &text[..line + column];
    if sgf::is_in(file) {
        // The node in which the turn stands is not closed.
        before = &before[..before.rfind(';')?];
    }
    let record = read_games(rules, before.as_bytes()).into_iter().next()?.ok()?;
    (!record.turns.is_empty()).then_some(Record { score: None, ..record })
}

/// The game that a file says it is of. A property tree that does not say so is taken for one of the
/// usual game where that is kept in such trees, and for Go otherwise, as the standard has it.
fn named_game(usual: Rules, file: &[u8]) -> Option<Game> {
    if pdn::has_tags(&decode(file)) {
        return Some(Game::Checkers);
    }
    let unnamed = if Format::of(usual.game()) == Format::Sgf { usual.game() } else { Game::Go };
    sgf::is_in(file).then(|| sgf::named_game(file).unwrap_or(unnamed))
}
