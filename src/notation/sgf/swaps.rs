//! The special turns of Hex: swaps and resignations.
//!
//! The words are those of *Implementation of SGF FF\[4\] for Hex*, <https://www.red-bean.com/sgf/hex.html>.

use crate::notation::error::{BadTurn, Place, Unreadable, excerpt};
use crate::notation::hex;
use crate::notation::record::{Record, Score};
use crate::notation::replay::Replay;
use crate::rules::{Rules, Side, Turn};

/// Number of turns after which no swap is possible.
const OPENING: usize = 2;

/// The swaps of a line so far.
#[derive(Clone, Copy, Default)]
pub(super) struct Swaps {
    /// `true` if the players have each other's colour, so that later turns are mirrored.
    sides: bool,
}

impl Swaps {
    /// Plays a turn that is a word and not a point. Returns false if the text is no such word.
    pub(super) fn takes(
        &mut self,
        replay: &mut Replay,
        side: Side,
        text: &str,
        at: Place,
    ) -> Result<bool, Unreadable> {
        let word = text.trim().to_ascii_lowercase();
        match word.as_str() {
            "swap" | hex::SWAP_PIECES | "swap-sides" => {
                let Some(square) = hex::swap(&*replay.position) else {
                    return Err(replay.refused(at, BadTurn::NotATurn(excerpt(text))));
                };
                replay.play_as(self.side(side), Turn(vec![square]), text, at)?;
                self.sides ^= word == "swap-sides";
            }
            "resign" | "forfeit" => {
                // In a side line it is not the end of the game.
                if replay.line().is_none() {
                    let score = Score::Won(side.other());
                    replay.record.score = replay.record.score.or(Some(score));
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Returns the swaps before this ply of the line.
    pub(super) fn before(self, ply: usize) -> Swaps {
        if ply < OPENING { Swaps::default() } else { self }
    }

    /// Returns the side of the record for a side of the file.
    pub(super) fn side(self, side: Side) -> Side {
        if self.sides { side.other() } else { side }
    }

    /// Returns the turn of the record for a turn of the file.
    pub(super) fn turn(self, rules: Rules, turn: Turn) -> Turn {
        let grid = rules.grid();
        let mirrored = |square| {
            let (column, row) = grid.place(square);
            grid.square(row, column).unwrap_or(square)
        };
        if self.sides { Turn(turn.0.into_iter().map(mirrored).collect()) } else { turn }
    }

    /// Mirrors the result of the file.
    pub(super) fn finish(self, record: &mut Record) {
        if !self.sides {
            return;
        }
        if let Some(Score::Won(side)) = &mut record.score {
            *side = side.other();
        }
        for (_, value) in record.tags.iter_mut().filter(|(name, _)| name == "RE") {
            let winner = value.get(..1).map(str::to_ascii_uppercase);
            let other = match winner.as_deref() {
                Some("B") => "W",
                Some("W") => "B",
                _ => continue,
            };
            value.replace_range(..1, other);
        }
    }
}
