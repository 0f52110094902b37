//! Entities of squares and pieces, spawned from the current content of the board.

use bevy::prelude::*;

use crate::app::board::drawings::Part;
use crate::app::board::form::Facing;
use crate::app::board::look::{self, Look};
use crate::app::board::place::Place;
use crate::app::board::seen::{self, BoardSource};
use crate::app::board::{layer, picture};
use crate::app::device::art::Art;
use crate::app::vocabulary::messages::BoardUpdate;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::rules::{Game, Piece, Rank, Rules, Side, Square};

/// A square of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, Visibility)]
pub struct At(pub Square);

/// A piece on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Transform, Visibility)]
pub struct PieceOn(pub Piece);

/// Relation from a piece to its square.
#[derive(Component, Clone, Copy, Debug)]
#[relationship(relationship_target = Holds)]
pub struct StandsOn(pub Entity);

/// Relation from a square to its piece.
#[derive(Component, Debug)]
#[relationship_target(relationship = StandsOn)]
pub struct Holds(Entity);

/// Marker for the shadow of a piece, a child of the piece.
#[derive(Component)]
pub(super) struct Shadow;

/// Marker for an image of the empty board.
#[derive(Component)]
struct BoardPart;

/// System set in which the board is rebuilt if necessary.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct SetUp;

impl Holds {
    /// Returns the piece.
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
            .in_set(SetUp)
            .in_set(PlaySystems::Show)
            .run_if(seen::is_on_screen)
            .run_if(is_stale),
    );
    for screen in seen::screens() {
        app.add_systems(OnExit(screen), clear);
    }
}

/// Returns `true` if the board must be rebuilt instead of animated.
pub(super) fn is_stale(
    mut shown: MessageReader<BoardUpdate>,
    screen: Res<State<Screen>>,
    place: Option<Res<Place>>,
    look: Res<Look>,
) -> bool {
    let reset = shown.read().any(|shown| *shown == BoardUpdate::Rebuild);
    place.is_some_and(|place| reset || screen.is_changed() || place.is_changed() || look.is_changed())
}

fn clear(things: Query<Entity, Or<(With<BoardPart>, With<At>, With<PieceOn>)>>, mut commands: Commands) {
    for entity in &things {
        commands.entity(entity).despawn();
    }
}

/// Returns the board as drawn on the screen.
pub(super) fn board_of(rules: Rules, place: &Place, look: Look) -> picture::Board {
    picture::Board { look, rules, form: place.form, pixels: place.pixels() }
}

/// Returns rules whose empty board looks like the board of these rules from this direction. Seen from the
/// side, the dark squares of most boards are where the light ones were. The picture itself is not rotated,
/// so that the light keeps its direction.
pub(super) fn seen_from(rules: Rules, facing: Facing) -> Rules {
    match rules {
        Rules::Checkers(mut rules) if facing == Facing::Side => {
            rules.mirrored ^= Rules::Checkers(rules).grid().columns.is_multiple_of(2);
            Rules::Checkers(rules)
        }
        _ => rules,
    }
}

/// Returns the parts of an empty board with their layers.
pub(super) fn parts(rules: Rules) -> impl Iterator<Item = (Part, f32)> {
    let front = (rules.game() == Game::ConnectFour).then_some((Part::Front, layer::FRONT));
    [(Part::Shadow, layer::TABLE), (Part::Board, layer::BOARD)].into_iter().chain(front)
}

/// Spawns the empty board.
fn set_up_board(
    place: Res<Place>,
    look: Res<Look>,
    source: BoardSource,
    old: Query<Entity, Or<(With<BoardPart>, With<At>)>>,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    mut warm: Local<Vec<Handle<Image>>>,
    mut commands: Commands,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(seen) = source.seen() else { return };
    let board = board_of(seen.rules(), &place, *look);
    let ground = picture::Board { rules: seen_from(board.rules, place.facing), ..board };
    let middle = place.world(place.squares().center());
    for (part, layer) in parts(board.rules) {
        let (image, size) = ground.part(&mut art, &mut images, part);
        commands.spawn((
            BoardPart,
            Sprite { image, custom_size: Some(size / place.scale), ..default() },
            Transform::from_translation(middle.extend(layer)),
        ));
    }
    *warm = board.warm(&mut art, &mut images);
    for square in place.form.grid.squares() {
        commands.spawn((
            At(square),
            Transform::from_translation(place.centre(square).extend(layer::SQUARE_MARKS)),
        ));
    }
}

/// Spawns every piece on its square.
pub(super) fn set_up_pieces(
    place: Res<Place>,
    look: Res<Look>,
    source: BoardSource,
    old: Query<Entity, With<PieceOn>>,
    squares: Query<(Entity, &At)>,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(seen) = source.seen() else { return };
    let board = board_of(seen.rules(), &place, *look);
    for (on, &At(square)) in &squares {
        if let Some(piece) = seen.piece(square) {
            spawn_piece(&mut commands, &board, piece, square, on, &place, &mut art, &mut images);
        }
    }
}

/// Spawns a piece on a square.
pub(super) fn spawn_piece(
    commands: &mut Commands,
    board: &picture::Board,
    piece: Piece,
    square: Square,
    on: Entity,
    place: &Place,
    art: &mut Art,
    images: &mut Assets<Image>,
) -> Entity {
    let size = |width: f32| Some(Vec2::splat(width * board.scale() * place.cell));
    let image = board.piece(art, images, piece, square);
    let mut spawned = commands.spawn((
        PieceOn(piece),
        StandsOn(on),
        Sprite { image, custom_size: size(picture::PIECE), ..default() },
        Transform::from_translation(rest(board.rules, piece.side, square, place)),
    ));
    if let Some(shadow) = board.shadow(art, images, piece.rank) {
        spawned.with_child((
            Shadow,
            Sprite { image: shadow, custom_size: size(picture::SHADOW), ..default() },
            Transform::from_xyz(0., 0., layer::SHADOWS - layer::PIECES - 0.5),
        ));
    }
    spawned.id()
}

/// Returns the resting place of a piece in world coordinates.
///
/// Pieces with height overlap the ones behind them, so their layers follow the rows. Other
/// pieces are sorted by image, because sprites with the same image are drawn in one batch.
pub(super) fn rest(rules: Rules, side: Side, square: Square, place: &Place) -> Vec3 {
    let grid = place.form.grid;
    let order = if look::face_height(rules.game(), Rank::Man) > 0. {
        place.form.line(square)
    } else {
        match side {
            Side::First => 0,
            Side::Second => look::shell(grid, square),
        }
    };
    place.centre(square).extend(layer::PIECES + f32::from(order) * 0.01)
}
