//! Hit test that resolves a pointer position to a square.

use bevy::math::Vec2;

use crate::app::board::place::Place;
use crate::app::board::seen::BoardContent;
use crate::app::board::touch_aid::EASY;
use crate::rules::Square;

/// Width of the ambiguous zone at the border between two squares for a finger, as a fraction of
/// a square.
const DEAD: f32 = 0.1;
/// Distance within which a finger that moves small pieces snaps to a valid square if the square
/// under it is not valid, as a fraction of a square.
const NEAR: f32 = 0.3;

/// Precision of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// The player sees the point under the pointer: a mouse, a loupe or an enlarged board.
    Sure,
    /// A finger covers the point.
    Hidden,
}

/// Returns the square that a pointer at this point of the board selects. Returns `None` off the
/// board and in ambiguous positions.
#[must_use]
pub fn square(seen: BoardContent, place: &Place, point: Vec2, care: Care) -> Option<Square> {
    let point = reach(place, point);
    let under = place.square_at(point)?;
    if care == Care::Hidden {
        match only(seen, place.around(point, DEAD)) {
            Aimed::Nothing => {}
            Aimed::One(square) => return Some(square),
            Aimed::More => return None,
        }
    }
    if seen.moves()
        && place.cell < EASY
        && !seen.can_be_meant(under)
        && let Aimed::One(square) = only(seen, place.around(point, NEAR))
    {
        return Some(square);
    }
    Some(under)
}

/// Extends the hit area of a column to the room above it, where the disc hangs before it falls.
pub(super) fn reach(place: &Place, point: Vec2) -> Vec2 {
    let squares = place.squares();
    let above = place.form.above > 0. && (place.board().min.y..squares.min.y).contains(&point.y);
    if above { Vec2::new(point.x, place.point(Square(0)).y) } else { point }
}

/// The valid squares within reach of a pointer.
enum Aimed {
    Nothing,
    One(Square),
    /// Two or more, so the position is ambiguous.
    More,
}

/// Returns the valid square among these if there is exactly one. Squares that resolve to the
/// same square count as one.
fn only(seen: BoardContent, squares: impl IntoIterator<Item = Square>) -> Aimed {
    let mut aimed = Aimed::Nothing;
    for square in squares.into_iter().filter(|&square| seen.can_be_meant(square)) {
        aimed = match aimed {
            Aimed::Nothing => Aimed::One(square),
            Aimed::One(one) if seen.resolve_touch(one) == seen.resolve_touch(square) => aimed,
            _ => return Aimed::More,
        };
    }
    aimed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::form::{Facing, Form};
    use crate::app::device::viewport::Viewport;
    use crate::notation::{Style, square_name};
    use crate::play::{Avatar, Match, Mode, Player, Setup};
    use crate::rules::Game;
    use bevy::math::Rect;

    fn game(game: Game, position: Option<&str>) -> Match {
        let player = Player::person("", Avatar::Leaf);
        let setup = Setup {
            position: position.map(str::to_owned),
            mode: Mode::Quick,
            ..Setup::new(game.presets()[0].rules, [player.clone(), player])
        };
        Match::new(1, setup, 0).expect("a game from its start")
    }

    fn place(game: &Match, side: f32) -> Place {
        let viewport = Viewport { size: Vec2::splat(side + 40.), scale: 2., ..Viewport::default() };
        Place::new(
            Form::of(game.setup().rules),
            Facing::Near,
            Rect::new(20., 20., side + 20., side + 20.),
            &viewport,
        )
    }

    fn named(game: &Match, name: &str) -> Square {
        let rules = game.setup().rules;
        let mut squares = rules.grid().squares();
        squares.find(|&square| square_name(rules, square, Style::Letters) == name).expect("a square")
    }

    #[test]
    fn a_lift_between_two_free_points_is_ignored() {
        let game = game(Game::Go, None);
        let place = place(&game, 752.);
        let (here, right) = (Square(60), Square(61));
        let border = place.point(here).midpoint(place.point(right));
        let off = |part: f32| border + Vec2::X * part * place.extent.x;
        for (part, hidden, sure) in
            [(-0.2, Some(here), here), (-0.08, None, here), (0.08, None, right), (0.2, Some(right), right)]
        {
            assert_eq!(square(BoardContent::Match(&game), &place, off(part), Care::Hidden), hidden, "{part}");
            assert_eq!(
                square(BoardContent::Match(&game), &place, off(part), Care::Sure),
                Some(sure),
                "{part}"
            );
        }
    }

    #[test]
    fn a_lift_beside_a_stone_selects_the_free_point() {
        let mut game = game(Game::Go, None);
        game.touch(Square(60));
        assert!(game.finish().is_ok());
        let place = place(&game, 752.);
        let border = place.point(Square(60)).midpoint(place.point(Square(61)));
        for part in [-0.08, 0.08] {
            let at = border + Vec2::X * part * place.extent.x;
            assert_eq!(square(BoardContent::Match(&game), &place, at, Care::Hidden), Some(Square(61)));
        }
        // The middle of an occupied point selects the stone, so the refusal can be explained.
        assert_eq!(
            square(BoardContent::Match(&game), &place, place.point(Square(60)), Care::Hidden),
            Some(Square(60))
        );
    }

    #[test]
    fn only_small_squares_snap_to_a_piece() {
        let game = game(Game::Checkers, None);
        let (man, light) = (named(&game, "B3"), named(&game, "C3"));
        for (side, beside) in [(300., man), (800., light)] {
            let place = place(&game, side);
            let at = place.point(light) - Vec2::X * 0.3 * place.extent.x;
            assert_eq!(square(BoardContent::Match(&game), &place, at, Care::Sure), Some(beside), "{side}");
            let middle = place.point(light);
            assert_eq!(
                square(BoardContent::Match(&game), &place, middle, Care::Hidden),
                Some(light),
                "the middle of an invalid square selects it, so that the refusal can be explained"
            );
        }
    }

    #[test]
    fn a_column_includes_the_room_above_it() {
        let game = game(Game::ConnectFour, None);
        let place = place(&game, 600.);
        let bottom = game.position().resolve_touch(Square(2));
        let top = place.point(Square(2));
        let column = |at: Vec2| {
            square(BoardContent::Match(&game), &place, at, Care::Hidden)
                .map(|on| game.position().resolve_touch(on))
        };
        assert_eq!(column(top), Some(bottom));
        assert_eq!(
            column(Vec2::new(top.x, place.board().min.y + 1.)),
            Some(bottom),
            "the room above belongs to the column"
        );
        assert_eq!(column(Vec2::new(top.x, place.board().min.y - 1.)), None);
        // Only the border between two columns is ambiguous, not the one between two squares of
        // a column.
        assert_eq!(column(top + Vec2::Y * place.extent.y / 2.), Some(bottom));
        assert_eq!(column(top + Vec2::X * place.extent.x / 2.), None);
    }

    #[test]
    fn a_finger_near_a_border_of_hexagons_selects_the_right_cell_or_none() {
        let game = game(Game::Hex, None);
        for side in [280., 400., 900.] {
            let place = place(&game, side);
            let squares: Vec<Square> = place.form.grid.squares().collect();
            let corners: Vec<Vec2> = place.form.corners().collect();
            let mut ignored = 0;
            for number in 0..10_000_u32 {
                // Steps by the golden ratio and the root of two spread the points.
                let share = |step: f32| (number as f32 * step).fract();
                let square = squares[number as usize % squares.len()];
                let at = number as usize / squares.len() % 6;
                let (from, to) = (corners[at], corners[(at + 1) % 6]);
                let border = from.lerp(to, share(0.618_034)) * (0.8 + 0.3 * share(0.414_214));
                let point = place.point(square) + border * place.cell;
                let under = place.square_at(point);
                match square_of(&game, &place, point) {
                    Some(hit) => assert_eq!(Some(hit), under, "at {point}"),
                    None => ignored += u32::from(under.is_some()),
                }
            }
            assert!(ignored > 1000, "between two free cells a finger means neither");
        }
    }

    /// Returns the cell that a finger selects.
    fn square_of(game: &Match, place: &Place, point: Vec2) -> Option<Square> {
        square(BoardContent::Match(game), place, point, Care::Hidden)
    }

    #[test]
    fn a_point_off_the_board_selects_no_square() {
        for one in Game::ALL {
            let game = game(one, None);
            let place = place(&game, 500.);
            for outside in [place.squares().min - 2., place.squares().max + 2.] {
                assert_eq!(
                    square(BoardContent::Match(&game), &place, outside, Care::Hidden),
                    None,
                    "{one:?}"
                );
                assert_eq!(square(BoardContent::Match(&game), &place, outside, Care::Sure), None, "{one:?}");
            }
        }
    }
}
