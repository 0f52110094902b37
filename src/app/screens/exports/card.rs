//! The picture of a match that players share: result, board, players and date.

use bevy::prelude::*;

use super::shapes::{disc, portrait, square};
use crate::app::board::look::{self, Look};
use crate::app::board::picture::{Picture, man, placed};
use crate::app::device::print::{Anchor, Face, Line, Sheet};
use crate::app::screens::outcome::{Tally, points_text};
use crate::app::theme::Colours;
use crate::app::ui::words::Words;
use crate::play::Match;
use crate::rules::{Points, Side};

/// Size of the picture in pixels, the tallest that social networks show without cutting it.
pub const SIZE: UVec2 = UVec2::new(1080, 1350);
/// Margin on all sides.
const MARGIN: f32 = 60.;
/// The area of the board.
const BOARD: Rect = Rect { min: Vec2::new(MARGIN, 228.), max: Vec2::new(1080. - MARGIN, 1188.) };
/// The middle of the players' faces, from the top.
const PLAYERS: f32 = 1264.;
/// Diameter of a player's face.
const AVATAR: f32 = 92.;

/// Returns what is on the picture of a match.
pub(super) fn sheet(words: &Words, colours: &Colours, game: &Match) -> Sheet {
    Card::of(words, colours, game).sheet
}

/// The content of a picture.
struct Card {
    sheet: Sheet,
    /// Rows are mirrored, for languages that are written from right to left.
    is_mirrored: bool,
}

impl Card {
    /// Describes the picture of a match.
    fn of(words: &Words, colours: &Colours, game: &Match) -> Card {
        let is_mirrored = words.language.is_right_to_left();
        let mut card = Card { sheet: Sheet::default(), is_mirrored };
        card.head(words, colours, game);
        card.board(*words.look, game);
        for side in Side::BOTH {
            card.player(words, colours, game, side);
        }
        if let Some(Tally { points: Points(points), .. }) = Tally::of(game) {
            let [mut first, mut second] = points.map(points_text);
            if is_mirrored {
                std::mem::swap(&mut first, &mut second);
            }
            let middle = Vec2::new(SIZE.x as f32 / 2., PLAYERS + 22.);
            card.line(
                (Face::Serif, 64., colours.ink),
                format!("{first} – {second}"),
                middle,
                Anchor::Middle,
                260.,
            );
        }
        card
    }

    /// Adds the game, the name of the app, the result with its reason, and the date.
    fn head(&mut self, words: &Words, colours: &Colours, game: &Match) {
        let (title, line) = match game.outcome() {
            Some(outcome) => (words.result(game, outcome), words.reason(game, outcome)),
            None => (words.state(game), String::new()),
        };
        let title = if game.title().is_empty() { title } else { format!("{} · {title}", game.title()) };
        let (start, end) = (MARGIN, SIZE.x as f32 - MARGIN);
        let (soft, strong) = ((Face::Bold, 34., colours.ink_2), (Face::Serif, 38., colours.accent_ink));
        let name = words.game_by(game.setup().rules);
        self.line(soft, name, Vec2::new(start, 80.), Anchor::Left, 700.);
        self.line(strong, words.language.text("app-name"), Vec2::new(end, 80.), Anchor::Right, 240.);
        let large = (Face::Serif, 68., colours.ink);
        self.line(large, title, Vec2::new(start, 154.), Anchor::Left, end - start);
        let small = (Face::Regular, 33., colours.ink_2);
        self.line(small, line, Vec2::new(start, 204.), Anchor::Left, 690.);
        if let Some(date) = words.date(game.began()) {
            self.line(small, date, Vec2::new(end, 204.), Anchor::Right, 250.);
        }
    }

    /// Adds the board with its pieces.
    fn board(&mut self, look: Look, game: &Match) {
        let mut picture = Picture::of(game.position());
        picture.last = game.turns().previous.as_ref().and_then(|turn| placed(&turn.changes));
        let cell = (BOARD.size() / picture.cells()).min_element();
        let corner = BOARD.center() - picture.cells() * cell / 2.;
        let layers = std::iter::once(picture.shadow(look, cell)).chain(picture.layers(look, cell));
        self.sheet.layers.extend(layers.map(|mut layer| {
            layer.area = Rect { min: layer.area.min + corner, max: layer.area.max + corner };
            layer
        }));
    }

    /// Adds the face, the name and the piece of a player, on the left for the side that began.
    fn player(&mut self, words: &Words, colours: &Colours, game: &Match, side: Side) {
        let (player, rules) = (game.player(side), game.setup().rules);
        let won = game.outcome().is_some_and(|outcome| outcome.winner == Some(side));
        let is_left = (side == Side::First) != self.is_mirrored;
        let from_edge = MARGIN + AVATAR / 2.;
        let x = if is_left { from_edge } else { SIZE.x as f32 - from_edge };
        let middle = Vec2::new(x, PLAYERS);
        if won {
            self.sheet.layers.push(disc(colours.accent, middle, AVATAR + 20.));
            self.sheet.layers.push(disc(colours.page, middle, AVATAR + 8.));
        }
        self.sheet.layers.extend(portrait(player, middle, AVATAR));
        let corner = middle + Vec2::new(if is_left { 1. } else { -1. }, 1.) * AVATAR * 0.36;
        self.sheet.layers.push(disc(colours.page, corner, AVATAR * 0.46));
        let size = AVATAR * 0.42 / look::body(rules.game());
        self.sheet.layers.push(square(man(*words.look, rules, side).to_owned(), corner, size));
        let room = if Tally::of(game).is_some() { 230. } else { SIZE.x as f32 / 2. - MARGIN - AVATAR - 40. };
        let (place, anchor) = if is_left {
            (Vec2::new(x + AVATAR * 0.5 + 28., PLAYERS + 15.), Anchor::Left)
        } else {
            (Vec2::new(x - AVATAR * 0.5 - 28., PLAYERS + 15.), Anchor::Right)
        };
        let (face, ink) = if won { (Face::Bold, colours.ink) } else { (Face::Regular, colours.ink_2) };
        let line = Line { text: words.player(game, side), face, size: 42., colour: ink, place, anchor, room };
        self.sheet.lines.push(line);
    }

    /// Adds a line of text, mirrored if rows are.
    fn line(
        &mut self,
        (face, size, colour): (Face, f32, Color),
        text: String,
        place: Vec2,
        anchor: Anchor,
        room: f32,
    ) {
        let line = Line { text, face, size, colour, place, anchor, room };
        self.sheet.lines.push(if self.is_mirrored { line.mirrored(SIZE.x as f32) } else { line });
    }
}
