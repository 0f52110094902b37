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
use crate::rules::{Grid, Rules, Square};

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
    // Labels lie in front of the front part of the board, if there is one.
    let layer = if place.form.above > 0. { layer::FRONT + 0.1 } else { layer::LABELS };
    if place.cell < ROOM {
        return;
    }
    // As large as the frame allows, and never too small to read.
    let size = (place.cell * place.form.names.size).max(LEAST);
    let ink = picture::label_colour(*look, rules.game());
    for Name { text, at, is_in_corner } in names(&place.form, rules, look.labels) {
        let at = place.corner + at * place.cell;
        let (at, anchor) =
            if is_in_corner { (at + Vec2::new(MARGIN, 0.), Anchor::TOP_LEFT) } else { (at, Anchor::CENTER) };
        let at = place.world(at);
        commands.spawn((
            Label(at),
            Text2d::new(text),
            theme.board_label(size, ink),
            TextColor(ink),
            anchor,
            Transform::from_translation(at.extend(layer)),
        ));
    }
}

/// The text of a label with its place, in widths of a cell from the top left corner of the cells.
pub(super) struct Name {
    pub(super) text: String,
    /// The centre of a label on the rim, or the top left corner of a square with its number.
    pub(super) at: Vec2,
    pub(super) is_in_corner: bool,
}

/// Returns the labels of a board.
pub(super) fn names(form: &Form, rules: Rules, labels: Labels) -> Vec<Name> {
    let numbered = |square| notation::square_number(rules, square);
    let any_number = form.grid.squares().find_map(numbered).is_some();
    match labels {
        Labels::None => Vec::new(),
        Labels::Numbers if any_number => {
            // In the corner of the square, of which a piece covers least.
            let label = |square| {
                let at = form.centre(square) - form.extent / 2.;
                Some(Name { text: numbered(square)?.to_string(), at, is_in_corner: true })
            };
            form.grid.squares().filter_map(label).collect()
        }
        Labels::Letters | Labels::Numbers => rim_names(form, rules),
    }
}

/// Returns the letters and numbers along the rim.
fn rim_names(form: &Form, rules: Rules) -> Vec<Name> {
    let Grid { columns, rows, .. } = form.grid;
    let name = |square| notation::square_name(rules, square, Style::Letters);
    let cells = |places: &mut dyn Iterator<Item = (u8, u8)>| -> Vec<Square> {
        places.filter_map(|(column, row)| form.grid.square(column, row)).collect()
    };
    let [letters, numbers] = outwards(form);
    let column = |column: u8| {
        let cells = cells(&mut (0..rows).map(|row| (column, row)));
        let (square, at) = rim(form, &cells, letters)?;
        let text = if form.names.rows {
            name(square).trim_end_matches(|c: char| c.is_ascii_digit()).to_owned()
        } else {
            (column + 1).to_string()
        };
        Some(Name { text, at, is_in_corner: false })
    };
    let row = |row: u8| {
        let cells = cells(&mut (0..columns).map(|column| (column, row)));
        let (square, at) = rim(form, &cells, numbers)?;
        let text = name(square).trim_start_matches(|c: char| c.is_ascii_alphabetic()).to_owned();
        Some(Name { text, at, is_in_corner: false })
    };
    let labelled_rows = if form.names.rows { rows } else { 0 };
    (0..columns).filter_map(column).chain((0..labelled_rows).filter_map(row)).collect()
}

/// Returns the ways along the columns and along the rows to their labels, which stand at the lower ends or
/// else at the left ones. Where both would stand at the lower side, the numbers stand at the upper one.
fn outwards(form: &Form) -> [Vec2; 2] {
    let lower = |way: Vec2| if way.y - 0.1 * way.x > 0. { way } else { -way };
    let [letters, numbers] = [lower(form.down), lower(form.across)];
    let are_steep = [letters, numbers].into_iter().all(|way| way.y > way.x.abs());
    [letters, if are_steep { -numbers } else { numbers }]
}

/// Returns the last cell of a column or row on the way out of the board, and the centre of its label.
fn rim(form: &Form, cells: &[Square], out: Vec2) -> Option<(Square, Vec2)> {
    let (&first, &last) = (cells.first()?, cells.last()?);
    let ahead = |square| form.centre(square).dot(out);
    let square = if ahead(last) > ahead(first) { last } else { first };
    Some((square, form.label(square, out)))
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
