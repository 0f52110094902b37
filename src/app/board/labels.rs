//! Coordinate labels: letters and numbers along the rim, or a number in each square.

use bevy::prelude::*;
use bevy::sprite::{Anchor, update_text2d_layout};
use bevy::text::TextLayoutInfo;

use crate::app::board::place::{Facing, Place};
use crate::app::board::seen::{self, BoardSource};
use crate::app::board::{Look, layer, picture};
use crate::app::theme::Theme;
use crate::app::vocabulary::preferences::Labels;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::notation::{self, Style};

/// Size of the smallest labels in points.
const LEAST: f32 = 11.;
/// Size in points of the smallest squares with labels. Where squares are smaller, labels touch one another.
const ROOM: f32 = 24.;
/// Distance in points of a number from the corner of its square.
const MARGIN: f32 = 2.;

/// A label, with the place of its anchor in world coordinates.
#[derive(Component)]
pub struct Label(Vec2);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(PlaySystems::Show).run_if(seen::is_on_screen).run_if(
            resource_exists_and_changed::<Place>
                .or_eager(resource_changed::<Look>)
                .or_eager(resource_changed::<Theme>)
                .or_eager(state_changed::<Screen>),
        ),
    )
    .add_systems(PostUpdate, align.after(update_text2d_layout).before(TransformSystems::Propagate));
    for screen in seen::screens() {
        app.add_systems(OnExit(screen), clear);
    }
}

fn clear(labels: Query<Entity, With<Label>>, mut commands: Commands) {
    for label in &labels {
        commands.entity(label).despawn();
    }
}

fn draw(
    place: Option<Res<Place>>,
    source: BoardSource,
    look: Res<Look>,
    theme: Res<Theme>,
    old: Query<Entity, With<Label>>,
    mut commands: Commands,
) {
    for label in &old {
        commands.entity(label).despawn();
    }
    let (Some(place), Some(seen)) = (place, source.seen()) else { return };
    let rules = seen.rules();
    let names = place.form.names;
    // Labels lie in front of the front part of the board, if there is one.
    let layer = if place.form.above > 0. { layer::FRONT + 0.1 } else { layer::LABELS };
    if place.cell < ROOM {
        return;
    }
    // As large as the frame allows, and never too small to read.
    let size = (place.cell * names.size).max(LEAST);
    let ink = picture::label_colour(*look, rules.game());
    let mut write = |text: String, at: Vec2, anchor: Anchor| {
        let at = place.world(at);
        commands.spawn((
            Label(at),
            Text2d::new(text),
            theme.board_label(size, ink),
            TextColor(ink),
            anchor,
            Transform::from_translation(at.extend(layer)),
        ));
    };
    let squares = place.squares();
    let numbered = |square| notation::square_number(rules, square);
    let any_number = place.form.grid.squares().find_map(numbered).is_some();
    match look.labels {
        Labels::None => {}
        Labels::Numbers if any_number => {
            for square in place.form.grid.squares() {
                if let Some(number) = numbered(square) {
                    // In the corner of the square, of which a piece covers least.
                    let corner = place.point(square) - place.pitch / 2. + Vec2::new(MARGIN, 0.);
                    write(number.to_string(), corner, Anchor::TOP_LEFT);
                }
            }
        }
        Labels::Letters | Labels::Numbers => {
            let name = |square| notation::square_name(rules, square, Style::Letters);
            let away = place.cell * names.away;
            let grid = place.form.grid;
            // Each label stands at the rim along which it changes.
            let lies = place.facing == Facing::Side;
            let below = |square| Vec2::new(place.point(square).x, squares.max.y + away);
            let beside = |square| Vec2::new(squares.min.x - away, place.point(square).y);
            for column in 0..grid.columns {
                let Some(square) = grid.square(column, 0) else { continue };
                let name = if names.rows {
                    name(square).trim_end_matches(|c: char| c.is_ascii_digit()).to_owned()
                } else {
                    (column + 1).to_string()
                };
                write(name, if lies { beside(square) } else { below(square) }, Anchor::CENTER);
            }
            let left = (0..grid.rows).filter_map(|at| grid.square(0, at)).filter(|_| names.rows);
            for square in left {
                let name = name(square).trim_start_matches(|c: char| c.is_ascii_alphabetic()).to_owned();
                write(name, if lies { below(square) } else { beside(square) }, Anchor::CENTER);
            }
        }
    }
}

/// Moves each label to whole pixels, since letters between pixels are blurred.
fn align(
    place: Option<Res<Place>>,
    mut labels: Query<(&Label, &Anchor, &TextLayoutInfo, &mut Transform), Changed<TextLayoutInfo>>,
) {
    let Some(place) = place else { return };
    for (label, anchor, text, mut at) in &mut labels {
        // Both have their origin in the middle of the window.
        let corner = label.0 + (Anchor::TOP_LEFT.as_vec() - anchor.as_vec()) * text.size;
        let origin = place.window / 2. * place.scale;
        let pixel = (origin + corner * place.scale).round();
        let moved = (pixel - origin) / place.scale - corner;
        at.translation = (label.0 + moved).extend(at.translation.z);
    }
}
