//! Touch aid for small squares.
//!
//! A fingertip covers about 48 points. A finger hides a smaller square, and cannot hit a much
//! smaller one reliably. The aid therefore depends on the size of a square, not on the game or
//! the device. A mouse hides nothing and gets no aid.

use crate::app::board::seen::{BoardContent, BoardSource};

/// Minimum width in points of a square that needs no aid.
pub const EASY: f32 = 48.;
/// Width in points below which a loupe is not sufficient.
pub const TINY: f32 = 32.;

/// Touch aid for a finger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aid {
    /// No aid: the finger selects the square under it.
    #[default]
    None,
    /// Shows the area under the finger enlarged above it while the finger is down.
    Loupe,
    /// Enlarges the board on the first tap. The second tap selects the square.
    Zoom,
}

impl Aid {
    /// Returns the aid for squares of this width in points.
    #[must_use]
    pub fn of(cell: f32) -> Aid {
        match cell {
            cell if cell < TINY => Aid::Zoom,
            cell if cell < EASY => Aid::Loupe,
            _ => Aid::None,
        }
    }

    /// Returns the aid for the content of the board and squares of this width in points.
    ///
    /// Zoom is used only for placing pieces, where hundreds of squares are possible and a
    /// mistake is permanent. In games that move pieces, few squares are valid, a wrong
    /// selection is corrected by a tap, and a turn already takes two taps. Zooming in before
    /// each tap would be tedious, so these games use the loupe and snap to the nearest valid
    /// square. The same holds for counting: a touch marks a whole group, and a second touch
    /// unmarks it.
    #[must_use]
    pub fn with(seen: BoardContent, cell: f32) -> Aid {
        let BoardContent::Match(game) = seen else { return Aid::of(cell) };
        match Aid::of(cell) {
            Aid::Zoom if seen.moves() || game.counting().is_some() => Aid::Loupe,
            // The game waits for a choice, so no square can be touched.
            _ if !game.choices().is_empty() => Aid::None,
            aid => aid,
        }
    }

    /// Returns the aid for a press now. There is none if no square can be touched.
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
            .expect("the setup should be valid")
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
    fn games_that_move_pieces_are_not_enlarged() {
        let game = game(Game::Checkers);
        for (cell, aid) in [(30., Aid::Loupe), (40., Aid::Loupe), (60., Aid::None)] {
            assert_eq!(Aid::with(BoardContent::Match(&game), cell), aid, "{cell}");
        }
        // In the editor, every game places pieces.
        let sketch = Sketch::new(game.setup().rules);
        assert_eq!(Aid::with(BoardContent::Sketch(&sketch, None), 30.), Aid::Zoom);
    }
}
