//! Coordinate labels: letters and numbers along the rim, or a number in each square.

use bevy::prelude::*;
use bevy::sprite::{Anchor, update_text2d_layout};
use bevy::text::TextLayoutInfo;

use crate::app::board::form::Form;
use crate::app::board::place::Place;
use crate::app::board::seen::{self, BoardSource};
use crate::app::board::{Look, layer, picture};
use crate::app::theme::Theme;
use crate::app::vocabulary::preferences::Labels;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::notation::{self, Style};
use crate::rules::{Grid, Square};

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
    let numbered = |square| notation::square_number(rules, square);
    let any_number = place.form.grid.squares().find_map(numbered).is_some();
    match look.labels {
        Labels::None => {}
        Labels::Numbers if any_number => {
            for square in place.form.grid.squares() {
                if let Some(number) = numbered(square) {
                    // In the corner of the square, of which a piece covers least.
                    let corner = place.rect(square).min + Vec2::new(MARGIN, 0.);
                    write(number.to_string(), corner, Anchor::TOP_LEFT);
                }
            }
        }
        Labels::Letters | Labels::Numbers => {
            let name = |square| notation::square_name(rules, square, Style::Letters);
            let Grid { columns, rows, .. } = place.form.grid;
            let cells = |places: &mut dyn Iterator<Item = (u8, u8)>| -> Vec<Square> {
                places.filter_map(|(column, row)| place.form.grid.square(column, row)).collect()
            };
            let [letters, numbers] = outwards(&place.form);
            for column in 0..columns {
                let cells = cells(&mut (0..rows).map(|row| (column, row)));
                let Some((square, at)) = rim(&place, &cells, letters) else { continue };
                let name = if names.rows {
                    name(square).trim_end_matches(|c: char| c.is_ascii_digit()).to_owned()
                } else {
                    (column + 1).to_string()
                };
                write(name, at, Anchor::CENTER);
            }
            for row in (0..rows).filter(|_| names.rows) {
                let cells = cells(&mut (0..columns).map(|column| (column, row)));
                let Some((square, at)) = rim(&place, &cells, numbers) else { continue };
                let name = name(square).trim_start_matches(|c: char| c.is_ascii_alphabetic()).to_owned();
                write(name, at, Anchor::CENTER);
            }
        }
    }
}

/// Returns the ways along the columns and along the rows to their labels, which stand at the lower ends or
/// else at the left ones. Where both would stand at the lower side, the numbers stand at the upper one.
fn outwards(form: &Form) -> [Vec2; 2] {
    let lower = |way: Vec2| if way.y - 0.1 * way.x > 0. { way } else { -way };
    let [letters, numbers] = [lower(form.down), lower(form.across)];
    let are_steep = [letters, numbers].into_iter().all(|way| way.y > way.x.abs());
    [letters, if are_steep { -numbers } else { numbers }]
}

/// Returns the last cell of a column or row on the way out of the board, and the centre of its label in window
/// coordinates.
fn rim(place: &Place, cells: &[Square], out: Vec2) -> Option<(Square, Vec2)> {
    let (&first, &last) = (cells.first()?, cells.last()?);
    let ahead = |square| place.form.centre(square).dot(out);
    let square = if ahead(last) > ahead(first) { last } else { first };
    Some((square, place.corner + place.form.label(square, out) * place.cell))
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
