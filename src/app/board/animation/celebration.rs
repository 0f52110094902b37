//! The moment of a win: the pieces of the winner rise in a wave, the others fade back, and a few pieces of the
//! game rain over the board.

use std::f32::consts::SQRT_2;
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::lens::{Lens, SpriteColorLens};
use bevy_tweening::{Delay, Tween};

use super::Stage;
use crate::app::board::{layer, picture};
use crate::app::device::InForce;
use crate::app::state::session::Session;
use crate::play::Match;
use crate::rules::{Game, Piece, Rank, Side, Square};

/// Duration of the rise of one piece.
const RISE: Duration = Duration::from_millis(340);
/// Delay between two squares.
const WAVE: Duration = Duration::from_millis(60);
/// Height of the rise in squares.
const HEIGHT: f32 = 0.16;
/// Brightness of the other pieces, and the time in which they fade back and return.
const FADED: f32 = 0.45;
const FADE: Duration = Duration::from_millis(200);
/// Number of pieces that rain.
const RAIN: u8 = 24;
/// Duration of the fall of one of them, and the longest time until it begins.
const FALL: Duration = Duration::from_millis(950);
const SPREAD: Duration = Duration::from_millis(450);

/// A piece of the rain.
#[derive(Component)]
pub(super) struct Rains;

/// Raises a piece and puts it down again.
struct RiseLens {
    home: Vec3,
    height: f32,
}

impl Lens<Transform> for RiseLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        let up = (ratio * std::f32::consts::PI).sin();
        target.translation = self.home + Vec3::Y * up * self.height;
        target.scale = Vec2::splat(1. + 0.08 * up).extend(1.);
    }
}

/// Lets a piece fall over the window while it turns.
struct RainLens {
    from: Vec3,
    to: Vec3,
    turns: f32,
}

impl Lens<Transform> for RainLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        target.translation = self.from.lerp(self.to, ratio);
        target.rotation = Quat::from_rotation_z(ratio * self.turns);
    }
}

/// Celebrates a win when its result appears. A person who has lost to the computer sees nothing of it.
pub(super) fn celebrate(session: Res<Session>, in_force: Res<InForce>, mut stage: Stage) {
    if in_force.reduces_motion {
        return;
    }
    let (Some(game), Some(board)) = (session.game(), stage.board()) else { return };
    let Some(winner) = celebrated(game) else { return };
    let cheering = cheering(game, winner);
    let grid = board.form.grid;
    let last = game.turns().previous.as_ref().and_then(|turn| turn.turn.0.last().copied());
    let mut longest = FADE;
    for (number, &square) in (0..).zip(&cheering) {
        let Some(entity) = stage.piece_at(square) else { continue };
        let ((column, row), (from, from_row)) = (grid.place(square), grid.place(last.unwrap_or(square)));
        // A chain rises in its order, and any other group in a wave from the last piece.
        let steps = match game.setup().rules.game() {
            Game::Hex => number,
            _ => u32::from(column.abs_diff(from).max(row.abs_diff(from_row))),
        };
        let wait = WAVE * steps;
        longest = longest.max(wait + RISE);
        let lens =
            RiseLens { home: stage.rest(board.rules, entity, square), height: HEIGHT * stage.place.cell };
        let rise = Tween::new(EaseFunction::SineInOut, RISE, lens);
        stage.run::<Transform>(entity, Delay::new(wait.max(Duration::from_millis(1))).then(rise), false);
    }
    if !cheering.is_empty() {
        for square in grid.squares().filter(|square| !cheering.contains(square)) {
            let Some(entity) = stage.piece_at(square) else { continue };
            let (full, faded) = (Color::WHITE, Color::WHITE.with_alpha(FADED));
            let fade =
                |start, end| Tween::new(EaseFunction::QuadraticOut, FADE, SpriteColorLens { start, end });
            let seen = fade(full, faded).then(Delay::new(longest)).then(fade(faded, full));
            stage.run::<Sprite>(entity, seen, false);
        }
    }
    rain(&mut stage, board, winner);
}

/// Returns the winner, if the result is one to celebrate.
fn celebrated(game: &Match) -> Option<Side> {
    let winner = game.outcome()?.winner?;
    let is_lost = game.setup().only_person().is_some() && !game.player(winner).is_here();
    (!is_lost && !game.setup().is_watched()).then_some(winner)
}

/// Returns the squares of the pieces that rise: the winning row, or else all pieces of the winner in games
/// with few of them. The discs of connect four stand behind their plate, where a mark shines instead.
fn cheering(game: &Match, winner: Side) -> Vec<Square> {
    let position = game.position();
    match game.setup().rules.game() {
        Game::ConnectFour | Game::Go => Vec::new(),
        Game::Gomoku | Game::Four | Game::Hex => position.line(),
        Game::Checkers | Game::Reversi | Game::Hexdame => {
            let is_own = |square: &Square| position.piece(*square).is_some_and(|piece| piece.side == winner);
            position.rules().grid().squares().filter(is_own).collect()
        }
    }
}

/// Lets pieces of the winner rain over the window. Their places are always the same, and look like chance.
fn rain(stage: &mut Stage, board: picture::Board, winner: Side) {
    let piece = Piece { side: winner, rank: Rank::Man };
    let Stage { art, images, place, .. } = &mut *stage;
    let image = board.piece(art, images, piece, Square(0));
    let (window, cell) = (place.window, place.cell);
    let size = Some(Vec2::splat(picture::PIECE * board.scale() * cell * 0.6));
    for number in 0..RAIN {
        // Steps by the golden ratio spread the columns, and by the root of two the times.
        let share = |step: f32| (f32::from(number) * step).fract();
        let (across, late) = (share(0.618_034), share(SQRT_2));
        let x = (across - 0.5) * window.x;
        let top = window.y / 2. + cell;
        let z = layer::LIFTED + 0.2;
        let (from, to) = (Vec3::new(x, top, z), Vec3::new(x + (late - 0.5) * cell, -top, z));
        let lens = RainLens { from, to, turns: (across - 0.5) * 9. };
        let drop = stage
            .commands
            .spawn((
                Rains,
                Sprite { image: image.clone(), custom_size: size, ..default() },
                Transform::from_translation(from),
            ))
            .id();
        let fall = Tween::new(EaseFunction::QuadraticIn, FALL, lens);
        let wait = SPREAD.mul_f32(late).max(Duration::from_millis(1));
        stage.run::<Transform>(drop, Delay::new(wait).then(fall), true);
    }
}

/// Ends the rain at once.
pub(super) fn stop(drops: Query<Entity, With<Rains>>, mut commands: Commands) {
    for drop in &drops {
        commands.entity(drop).despawn();
    }
}
