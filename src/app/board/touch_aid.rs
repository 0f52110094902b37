//! Which help a finger gets to hit one square and not its neighbour.
//!
//! A fingertip covers about 48 points. Where a square is smaller, the finger hides it; where it is
//! much smaller, not even a steady hand finds it. So the size of a square decides, and neither the
//! game nor the device. A mouse hides nothing and gets no help.

use crate::app::board::seen::{BoardContent, BoardSource};

/// A square of at least this many points is hit without help.
pub const EASY: f32 = 48.;
/// A square of fewer points than this is not hit well under a loupe either.
pub const TINY: f32 = 32.;

/// The help for a finger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aid {
    #[default]
    None,
    /// What the finger hides is shown above it, enlarged, while it is down.
    Loupe,
    /// A first tap enlarges the board, a second is meant for the square.
    Zoom,
}

impl Aid {
    /// The help for squares of this width in points.
    #[must_use]
    pub fn of(cell: f32) -> Aid {
        match cell {
            cell if cell < TINY => Aid::Zoom,
            cell if cell < EASY => Aid::Loupe,
            _ => Aid::None,
        }
    }

    /// The help with what the board shows, for squares of this width in points.
    ///
    /// Only a piece that is placed can be placed on hundreds of squares, and stays there. Where
    /// pieces move, few squares can be meant, a wrong one is chosen anew by a tap, and a turn is
    /// two taps already: zooming in before each of them would be tedious, so there is the loupe
    /// and the nearest square that can be meant. So it is when a game is counted: whole groups are
    /// marked, and a second touch unmarks them.
    #[must_use]
    pub fn with(seen: BoardContent, cell: f32) -> Aid {
        let BoardContent::Match(game) = seen else { return Aid::of(cell) };
        match Aid::of(cell) {
            Aid::Zoom if seen.moves() || game.counting().is_some() => Aid::Loupe,
            // The board waits for a decision: there is nothing to be hit.
            _ if !game.choices().is_empty() => Aid::None,
            aid => aid,
        }
    }

    /// The help for a press now. Where nothing can be touched, nothing has to be hit.
    #[must_use]
    pub fn now(source: &BoardSource, cell: f32, is_finger: bool) -> Aid {
        match source.live() {
            Some(seen) if is_finger && source.may_touch() => Aid::with(seen, cell),
            _ => Aid::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Avatar, Match, Mode, Player, Setup, Sketch};
    use crate::rules::Game;

    fn game(game: Game) -> Match {
        let player = Player::person("", Avatar::Leaf);
        let rules = game.presets()[0].rules;
        let players = [player.clone(), player];
        Match::new(1, Setup { mode: Mode::Quick, ..Setup::new(rules, players) }, 0)
            .expect("a game from its start")
    }

    #[test]
    fn the_size_of_a_square_decides() {
        for (cell, aid) in [
            (124., Aid::None),
            (48., Aid::None),
            (47.9, Aid::Loupe),
            (32., Aid::Loupe),
            (31.9, Aid::Zoom),
            (19., Aid::Zoom),
        ] {
            assert_eq!(Aid::of(cell), aid, "{cell}");
            assert_eq!(Aid::with(BoardContent::Match(&game(Game::Go)), cell), aid, "{cell}");
        }
    }

    #[test]
    fn two_taps_do_not_become_four() {
        let game = game(Game::Checkers);
        for (cell, aid) in [(30., Aid::Loupe), (40., Aid::Loupe), (60., Aid::None)] {
            assert_eq!(Aid::with(BoardContent::Match(&game), cell), aid, "{cell}");
        }
        // Pieces that are only put are placed in every game.
        let sketch = Sketch::new(game.setup().rules);
        assert_eq!(Aid::with(BoardContent::Sketch(&sketch, None), 30.), Aid::Zoom);
    }
}
