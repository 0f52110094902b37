//! What lies over the board to be read: what was chosen, where it may go, what will be taken,
//! what was played last, why a touch was refused.
//!
//! First a list of marks is made from the match, which tests can read; then it is drawn.

use bevy::prelude::*;

use super::super::art::{Art, pixel_size};
use super::super::focus::{Focus, FocusOn};
use super::super::screens::Screen;
use super::super::session::{Message, Peek, PlaySystems, Said, Session};
use super::super::settings::Settings;
use super::animation::Moving;
use super::picking::Press;
use super::place::Place;
use super::{Look, layer, picture};
use crate::play::{CurrentTurn, Match};
use crate::rules::{Change, Illegal, Piece, Rank, Square};

/// A mark on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    pub kind: MarkKind,
    pub square: Square,
}

/// What a mark means. One shape a meaning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MarkKind {
    /// The piece that was chosen.
    Selected,
    /// A square that may be touched next.
    Dot,
    /// From this square the path leads to that one, which may be its end.
    Arrow { to: Square, last: bool },
    /// Where the piece will stand.
    Ghost(Piece),
    /// This piece will go, or has gone.
    Taken,
    /// A piece that can capture, and has to.
    MustCapture,
    /// The last turn began or ended here.
    Last,
    /// A refused touch.
    Refused,
    /// Where the finger is.
    Pressed,
    /// Where the keyboard is.
    Cursor,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(PlaySystems::Show).run_if(in_state(Screen::Play)).run_if(
            resource_exists_and_changed::<Session>
                .or_eager(resource_exists_and_changed::<Place>)
                .or_eager(resource_changed::<Look>)
                .or_eager(resource_changed::<Peek>)
                .or_eager(resource_changed::<Message>)
                .or_eager(resource_changed::<Settings>)
                .or_eager(resource_changed::<Press>)
                .or_eager(resource_changed::<Focus>)
                .or_eager(resource_changed::<Moving>)
                .or_eager(state_changed::<Screen>),
        ),
    )
    .add_systems(OnExit(Screen::Play), |marks: Query<Entity, With<Mark>>, mut commands: Commands| {
        for mark in &marks {
            commands.entity(mark).despawn();
        }
    });
}

/// What the match alone has to show.
fn of_match(game: &Match, peek: bool, hide_moves: bool) -> Vec<Mark> {
    let turns = game.turns();
    let mark = |kind, square| Mark { kind, square };
    let mut marks = Vec::new();
    if let Some(previous) = &turns.previous {
        let path = &previous.turn.0;
        if peek {
            marks.extend(path.first().map(|&from| mark(MarkKind::Selected, from)));
            marks.extend(arrows(path));
            marks.extend(previous.removed().map(|square| mark(MarkKind::Taken, square)));
        } else if turns.current.path.is_empty() {
            let ends = [path.first(), path.last()].into_iter().flatten();
            marks.extend(ends.map(|&square| mark(MarkKind::Last, square)));
        }
    }
    if peek || !turns.current.started || game.outcome().is_some() {
        return marks;
    }
    let CurrentTurn { path, next, .. } = &turns.current;
    if let (Some(&from), Some(&to)) = (path.first(), path.last()) {
        marks.push(mark(MarkKind::Selected, from));
        marks.extend(arrows(path));
        marks.extend(turns.current.removed().map(|square| mark(MarkKind::Taken, square)));
        if path.len() > 1
            && let Some(mut piece) = game.position().piece(from)
        {
            if turns.current.crowned() {
                piece.rank = Rank::King;
            }
            marks.push(mark(MarkKind::Ghost(piece), to));
        }
        if !hide_moves {
            marks.extend(next.squares.iter().map(|&square| mark(MarkKind::Dot, square)));
        }
    } else if !hide_moves && captures(game) {
        marks.extend(next.squares.iter().map(|&square| mark(MarkKind::MustCapture, square)));
    }
    marks
}

/// Whether whoever is to move has to capture.
fn captures(game: &Match) -> bool {
    let position = game.position();
    let turns = position.turns();
    let takes = |turn| {
        position
            .changes(turn)
            .is_ok_and(|changes| changes.iter().any(|change| matches!(change, Change::Remove { .. })))
    };
    !turns.is_empty() && turns.iter().all(takes)
}

fn arrows(path: &[Square]) -> impl Iterator<Item = Mark> {
    let legs = path.len().saturating_sub(1);
    path.windows(2).enumerate().map(move |(at, leg)| Mark {
        kind: MarkKind::Arrow { to: leg[1], last: at + 1 == legs },
        square: leg[0],
    })
}

/// Everything that is to be shown now.
fn all(
    game: &Match,
    peek: &Peek,
    settings: &Settings,
    message: &Message,
    press: &Press,
    focus: &Focus,
) -> Vec<Mark> {
    let mut marks = of_match(game, peek.0, settings.hide_moves);
    if let Some(Said::Refused { square, reason }) = &message.0 {
        marks.extend(square.map(|square| Mark { kind: MarkKind::Refused, square }));
        if let Illegal::MustCapture { with } = reason {
            let shown =
                |square: &Square| marks.contains(&Mark { kind: MarkKind::MustCapture, square: *square });
            let more: Vec<_> = with.iter().filter(|square| !shown(square)).copied().collect();
            marks.extend(more.into_iter().map(|square| Mark { kind: MarkKind::MustCapture, square }));
        }
    }
    if game.turns().current.started && game.outcome().is_none() {
        marks.extend(press.over.map(|square| Mark { kind: MarkKind::Pressed, square }));
    }
    if let Some(FocusOn::Board(square)) = focus.shown() {
        marks.push(Mark { kind: MarkKind::Cursor, square: *square });
    }
    marks
}

/// Draws the marks anew.
fn draw(
    session: Res<Session>,
    place: Option<Res<Place>>,
    look: Res<Look>,
    (peek, settings, message, press, focus, moving): (
        Res<Peek>,
        Res<Settings>,
        Res<Message>,
        Res<Press>,
        Res<Focus>,
        Res<Moving>,
    ),
    old: Query<Entity, With<Mark>>,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    for mark in &old {
        commands.entity(mark).despawn();
    }
    let (Some(game), Some(place)) = (session.seen(), place) else { return };
    // In a replay every turn is shown as it was made, and nothing can be touched.
    let replays = session.replay.is_some();
    let (peek, press) = (Peek(peek.0 || replays), if replays { Press::default() } else { *press });
    for mark in all(game, &peek, &settings, &message, &press, &focus) {
        // A piece that is still on its way to a square would be marked where it is not yet.
        if moving.0 && mark.kind == MarkKind::MustCapture {
            continue;
        }
        spawn(&mut commands, mark, game, &place, *look, &mut art, &mut images);
    }
}

fn spawn(
    commands: &mut Commands,
    mark: Mark,
    game: &Match,
    place: &Place,
    look: Look,
    art: &mut Art,
    images: &mut Assets<Image>,
) {
    let centre = place.centre(mark.square);
    let pixels = pixel_size(Vec2::splat(place.pixels()));
    let square = Vec2::splat(place.cell);
    // The face of a piece lies a little above the middle of its square.
    let face = game.position().piece(mark.square).map_or(0., |piece| picture::face_height(piece.rank));
    let face = Vec2::new(0., face * place.cell);
    let (image, size, at, layer, colour) = match mark.kind {
        MarkKind::Arrow { to, last } => {
            let stands = |square| game.position().piece(square).is_some();
            let leg = place.centre(to) - centre;
            let (start, end) = picture::arrow_gaps(stands(mark.square), stands(to), last);
            let cells = leg.length() / place.cell - start - end;
            let size = Vec2::new(cells, picture::ARROW) * place.cell;
            let image = picture::arrow(art, images, look, cells, pixel_size(size * place.scale));
            let middle = centre + leg.normalize_or_zero() * (start * place.cell + size.x / 2.);
            let mut transform = Transform::from_translation(middle.extend(layer::ARROWS));
            transform.rotation = Quat::from_rotation_z(leg.to_angle());
            commands.spawn((mark, Sprite { image, custom_size: Some(size), ..default() }, transform));
            return;
        }
        MarkKind::Ghost(piece) => {
            let size = Vec2::splat(picture::PIECE * place.cell);
            let image = picture::piece(art, images, look, piece, pixel_size(size * place.scale));
            (image, size, centre, layer::GHOSTS, Color::WHITE.with_alpha(0.5))
        }
        MarkKind::Taken | MarkKind::MustCapture | MarkKind::Refused => {
            let image = picture::mark(art, images, look, mark.kind, pixels);
            (image, square, centre + face, layer::PIECE_MARKS, Color::WHITE)
        }
        _ => {
            let image = picture::mark(art, images, look, mark.kind, pixels);
            (image, square, centre, layer::SQUARE_MARKS, Color::WHITE)
        }
    };
    commands.spawn((
        mark,
        Sprite { image, custom_size: Some(size), color: colour, ..default() },
        Transform::from_translation(at.extend(layer)),
    ));
}
