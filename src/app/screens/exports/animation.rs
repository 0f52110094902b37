//! The animation of a match: its board after each turn, with the turn and the players below.

use std::io::{self, Write};

use bevy::prelude::*;

use crate::app::board::look::Look;
use crate::app::board::picture::{Picture, placed};
use crate::app::device::print::{Anchor, Face, Frame, Line, Printer, Sheet};
use crate::app::screens::words::turn_name;
use crate::app::theme::Colours;
use crate::app::ui::words::Words;
use crate::play::{Act, Match};
use crate::rules::{Position, Side, Turn};

/// Width of the picture in pixels, which messengers show without scaling it.
const WIDTH: f32 = 540.;
/// Greatest height of the board.
const HEIGHT: f32 = 620.;
/// Margin around the board.
const MARGIN: f32 = 14.;
/// Height of the two lines below the board.
const CAPTION: f32 = 86.;
/// Time for which a turn is shown, and the first and the last position, in hundredths of a second.
const TURN: u16 = 90;
const START: u16 = 120;
const END: u16 = 400;

/// An animation before it is drawn.
pub(super) struct Film {
    look: Look,
    ground: Color,
    ink: [Color; 2],
    /// The players, which every picture names.
    players: String,
    /// The board and the words for each picture.
    shots: Vec<(Picture, String)>,
}

impl Film {
    /// Describes the animation of a match, from after this number of turns on.
    pub(super) fn of(words: &Words, colours: &Colours, game: &Match, from: usize) -> Film {
        let mut shots = vec![(Picture::of(game.start()), words.game_by(game.setup().rules))];
        let mut turns = 0;
        let mut history = game.history().peekable();
        while let Some((before, act)) = history.next() {
            let Act::Turn(turn) = act else { continue };
            turns += 1;
            let after = history.peek().map(|(after, _)| after.clone());
            let after = after.as_deref().unwrap_or(game.position());
            shots.push((
                shot(&*before, turn, after),
                format!("{turns}. {}", turn_name(*words, &*before, turn)),
            ));
        }
        shots.drain(..from.min(shots.len() - 1));
        if let (Some(outcome), Some((_, caption))) = (game.outcome(), shots.last_mut()) {
            *caption = format!("{caption} · {}", words.result(game, outcome));
        }
        let [first, second] = Side::BOTH.map(|side| words.player(game, side));
        Film {
            look: *words.look,
            ground: colours.page,
            ink: [colours.ink, colours.ink_2],
            players: format!("{first} – {second}"),
            shots,
        }
    }

    /// Returns the size of the picture in pixels, and of a cell.
    fn size(&self) -> (UVec2, f32) {
        let cells = self.shots.first().map_or(Vec2::ONE, |(picture, _)| picture.cells());
        let cell = ((WIDTH - 2. * MARGIN) / cells.x).min(HEIGHT / cells.y).floor().max(1.);
        let height = (cells.y * cell + 2. * MARGIN + CAPTION).ceil();
        (Vec2::new(WIDTH, height).as_uvec2(), cell)
    }

    fn frame(&self, number: usize) -> Frame {
        let (size, cell) = self.size();
        let (picture, caption) = &self.shots[number];
        let board = picture.cells() * cell;
        let corner = Vec2::new(((WIDTH - board.x) / 2.).floor(), MARGIN);
        let layers = picture.layers(self.look, cell).into_iter().map(|mut layer| {
            layer.area = Rect { min: layer.area.min + corner, max: layer.area.max + corner };
            layer
        });
        let line = |text: &String, face, size: f32, colour, y: f32| {
            let (place, anchor) = (Vec2::new(WIDTH / 2., y), Anchor::Middle);
            Line { text: text.clone(), face, size, colour, place, anchor, room: WIDTH - 2. * MARGIN }
        };
        let bottom = size.y as f32;
        let [ink, soft] = self.ink;
        let lines = vec![
            line(caption, Face::Bold, 28., ink, bottom - 52.),
            line(&self.players, Face::Regular, 22., soft, bottom - 18.),
        ];
        let shown = match number {
            _ if number + 1 == self.shots.len() => END,
            0 => START,
            _ => TURN,
        };
        Frame { sheet: Sheet { layers: layers.collect(), lines }, shown }
    }

    /// Draws and writes the animation.
    pub(super) fn write(&self, printer: &Printer, out: &mut dyn Write) -> io::Result<()> {
        let frame = |number| self.frame(number);
        printer.gif(out, self.ground, self.size().0, self.shots.len(), &frame)
    }
}

/// Returns the board after a turn, with the way of a piece or a mark on a new stone.
fn shot(before: &dyn Position, turn: &Turn, after: &dyn Position) -> Picture {
    let mut picture = Picture::of(after);
    let changes = before.changes(turn).unwrap_or_default();
    picture.last = placed(&changes);
    if picture.last.is_none() && turn.0.len() > 1 {
        picture.path.clone_from(&turn.0);
    }
    picture
}
