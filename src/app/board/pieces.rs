//! The squares and the pieces as entities, set up from the match.

use bevy::prelude::*;

use super::super::art::{Art, pixel_size};
use super::super::screens::Screen;
use super::super::session::{PlaySystems, Session, Shown};
use super::super::touch::OnBoard;
use super::picture;
use super::place::Place;
use super::{Look, layer, row_of};
use crate::rules::{Piece, Square};

/// A square of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(OnBoard, Transform, Visibility)]
pub struct At(pub Square);

/// A piece of the board, and what it is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, Visibility)]
pub struct PieceOn(pub Piece);

/// The square that a piece stands on.
#[derive(Component, Clone, Copy, Debug)]
#[relationship(relationship_target = Holds)]
pub struct StandsOn(pub Entity);

/// The piece that stands on a square.
#[derive(Component, Debug)]
#[relationship_target(relationship = StandsOn)]
pub struct Holds(Entity);

/// The shadow under a piece, a child of it.
#[derive(Component)]
pub(super) struct Shadow;

/// The picture of the empty board, and that of its shadow.
#[derive(Component)]
struct Board;

impl Holds {
    /// The piece.
    #[must_use]
    pub fn piece(&self) -> Entity {
        self.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (set_up_board, set_up_pieces)
            .chain()
            .in_set(PlaySystems::Show)
            .run_if(in_state(Screen::Play))
            .run_if(is_stale),
    )
    .add_systems(OnExit(Screen::Play), clear);
}

/// Whether the board has to be set up anew, rather than moved on by an animation.
pub(super) fn is_stale(
    mut shown: MessageReader<Shown>,
    screen: Res<State<Screen>>,
    place: Option<Res<Place>>,
    look: Res<Look>,
) -> bool {
    let reset = shown.read().any(|shown| *shown == Shown::Reset);
    place.is_some_and(|place| reset || screen.is_changed() || place.is_changed() || look.is_changed())
}

fn clear(things: Query<Entity, Or<(With<Board>, With<At>, With<PieceOn>)>>, mut commands: Commands) {
    for entity in &things {
        commands.entity(entity).despawn();
    }
}

/// Lays the empty board.
fn set_up_board(
    place: Res<Place>,
    look: Res<Look>,
    old: Query<Entity, Or<(With<Board>, With<At>)>>,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let (board, board_size) = picture::board(&mut art, &mut images, *look, place.form, place.pixels());
    let shadow_size = (place.form.size() + 2. * picture::BOARD_SHADOW) * place.cell;
    let shadow = picture::board_shadow(&mut art, &mut images, *look, pixel_size(shadow_size));
    let middle = place.world(place.squares().center());
    for (image, size, layer) in
        [(shadow, shadow_size, layer::TABLE), (board, board_size / place.scale, layer::BOARD)]
    {
        commands.spawn((
            Board,
            Sprite { image, custom_size: Some(size), ..default() },
            Transform::from_translation(middle.extend(layer)),
        ));
    }
    for square in place.form.grid.squares() {
        commands.spawn((
            At(square),
            Transform::from_translation(place.centre(square).extend(layer::SQUARE_MARKS)),
        ));
    }
}

/// Puts every piece on its square.
pub(super) fn set_up_pieces(
    place: Res<Place>,
    look: Res<Look>,
    session: Res<Session>,
    old: Query<Entity, With<PieceOn>>,
    squares: Query<(Entity, &At)>,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(game) = session.seen() else { return };
    for (on, &At(square)) in &squares {
        if let Some(piece) = game.position().piece(square) {
            spawn_piece(&mut commands, piece, square, on, &place, *look, &mut art, &mut images);
        }
    }
}

/// Puts one piece on a square.
#[expect(clippy::too_many_arguments, reason = "it joins the board, the art and the world")]
pub(super) fn spawn_piece(
    commands: &mut Commands,
    piece: Piece,
    square: Square,
    on: Entity,
    place: &Place,
    look: Look,
    art: &mut Art,
    images: &mut Assets<Image>,
) -> Entity {
    let size = Vec2::splat(picture::PIECE * place.cell);
    let image = picture::piece(art, images, look, piece, pixel_size(size * place.scale));
    let shadow_size = Vec2::splat(picture::SHADOW * place.cell);
    let shadow = picture::shadow(art, images, piece.rank, pixel_size(shadow_size * place.scale));
    let piece = (
        PieceOn(piece),
        StandsOn(on),
        Sprite { image, custom_size: Some(size), ..default() },
        Transform::from_translation(rest(square, place)),
        children![(
            Shadow,
            Sprite { image: shadow, custom_size: Some(shadow_size), ..default() },
            Transform::from_xyz(0., 0., layer::SHADOWS - layer::PIECES - 0.5),
        )],
    );
    commands.spawn(piece).id()
}

/// Where a piece on a square rests in the world.
pub(super) fn rest(square: Square, place: &Place) -> Vec3 {
    let row = row_of(square, place.form.grid.columns);
    place.centre(square).extend(layer::PIECES + row * 0.01)
}
