//! The view of the simulated player: pieces, marks, controls and texts.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use parlour::app::board::place::Place;
use parlour::app::board::{At, Mark, MarkKind, PieceOn, StandsOn};
use parlour::app::vocabulary::action::{Action, Control, Disabled};
use parlour::rules::{Piece, Square};

use super::{Player, square};

impl Player {
    /// Returns all marks on the board, by square.
    pub fn marks(&mut self) -> Vec<Mark> {
        let mut marks: Vec<_> =
            self.app.world_mut().query::<&Mark>().iter(self.app.world()).copied().collect();
        marks.sort_by_key(|mark| mark.square);
        marks
    }

    /// Returns the squares that carry a mark of this kind.
    pub fn marked(&mut self, kind: MarkKind) -> Vec<Square> {
        self.marks().into_iter().filter(|mark| mark.kind == kind).map(|mark| mark.square).collect()
    }

    /// Returns the position in the window of the piece on this square.
    pub fn seen_at(&mut self, name: &str) -> Vec2 {
        let world = self.app.world_mut();
        let mut query = world.query::<(&PieceOn, &StandsOn, &Transform)>();
        let pieces: Vec<_> = query.iter(world).map(|(_, on, place)| (on.0, place.translation)).collect();
        let found =
            pieces.into_iter().find(|(on, _)| world.get::<At>(*on).is_some_and(|at| at.0 == square(name)));
        let (_, place) = found.expect("a piece on this square");
        in_window(world.resource::<Place>(), place)
    }

    /// Returns every piece on the board and the square that it is related to.
    pub fn pieces(&mut self) -> Vec<(Square, Piece)> {
        let world = self.app.world_mut();
        let mut query = world.query::<(&PieceOn, &StandsOn)>();
        let standing: Vec<_> = query.iter(world).map(|(piece, on)| (on.0, piece.0)).collect();
        let mut pieces: Vec<_> =
            standing.into_iter().filter_map(|(on, piece)| Some((world.get::<At>(on)?.0, piece))).collect();
        pieces.sort_by_key(|(square, _)| *square);
        pieces
    }

    /// Returns every piece of the match, by square.
    pub fn expected_pieces(&self) -> Vec<(Square, Piece)> {
        let position = self.game().position();
        position.grid().squares().filter_map(|square| Some((square, position.piece(square)?))).collect()
    }

    /// Returns every piece on the board and the square on which it is drawn.
    pub fn seen_pieces(&mut self) -> Vec<(Square, Piece)> {
        let place = *self.app.world().resource::<Place>();
        let world = self.app.world_mut();
        let mut query = world.query::<(&PieceOn, &Transform)>();
        let mut pieces: Vec<_> = query
            .iter(world)
            .filter_map(|(piece, transform)| {
                Some((place.square_at(in_window(&place, transform.translation))?, piece.0))
            })
            .collect();
        pieces.sort_by_key(|(square, _)| *square);
        pieces
    }

    /// Returns the rectangle of a control, in points. Panics if it is missing or disabled.
    pub fn control(&mut self, action: impl Into<Action>) -> Rect {
        let action = action.into();
        self.find_control(&action).unwrap_or_else(|| {
            let there: Vec<_> = self.controls().into_iter().map(|(action, _)| action).collect();
            panic!("there is no {action:?} on {:?}; there are {there:#?}", self.screen())
        })
    }

    /// Returns the rectangle of a control, in points, if it is there and enabled.
    pub fn find_control(&mut self, action: &Action) -> Option<Rect> {
        self.controls().into_iter().find(|(known, _)| known == action).map(|(_, rect)| rect)
    }

    /// Returns all texts on the screen, line by line.
    pub fn texts(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut query = world.query::<(&Text, &UiGlobalTransform, &InheritedVisibility)>();
        let mut texts: Vec<_> = query
            .iter(world)
            .filter(|(.., visible)| visible.get())
            .map(|(text, place, _)| (place.translation.round(), text.0.clone()))
            .collect();
        texts.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
        texts.into_iter().map(|(_, text)| text).collect()
    }

    /// Returns `true` if a text on the screen contains these words.
    pub fn reads(&mut self, words: &str) -> bool {
        self.texts().iter().any(|text| text.contains(words))
    }

    /// Returns every enabled control and its rectangle, in points.
    pub fn controls(&mut self) -> Vec<(Action, Rect)> {
        let world = self.app.world_mut();
        let mut query = world
            .query_filtered::<(&Control, &ComputedNode, &UiGlobalTransform, &InheritedVisibility), Without<Disabled>>();
        query
            .iter(world)
            .filter(|(.., visible)| visible.get())
            .map(|(control, node, transform, _)| {
                let scale = node.inverse_scale_factor();
                (
                    control.0.clone(),
                    Rect::from_center_size(transform.translation * scale, node.size() * scale),
                )
            })
            .collect()
    }
}

/// Converts a point of the world to a point of the window.
fn in_window(place: &Place, at: Vec3) -> Vec2 {
    at.truncate() * Vec2::new(1., -1.) + place.window / 2.
}
