//! The names of the squares: along the rim, or a number in each square.

use bevy::prelude::*;

use super::super::screens::Screen;
use super::super::session::{PlaySystems, Session};
use super::super::settings::Labels;
use super::super::theme::Theme;
use super::place::Place;
use super::{Look, layer, picture};
use crate::notation::{self, Style};

/// A name on the board.
#[derive(Component)]
struct Label;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(PlaySystems::Show).run_if(in_state(Screen::Play)).run_if(
            resource_exists_and_changed::<Place>
                .or_eager(resource_changed::<Look>)
                .or_eager(resource_changed::<Theme>)
                .or_eager(state_changed::<Screen>),
        ),
    )
    .add_systems(OnExit(Screen::Play), |labels: Query<Entity, With<Label>>, mut commands: Commands| {
        for label in &labels {
            commands.entity(label).despawn();
        }
    });
}

fn draw(
    place: Option<Res<Place>>,
    session: Res<Session>,
    look: Res<Look>,
    theme: Res<Theme>,
    old: Query<Entity, With<Label>>,
    mut commands: Commands,
) {
    for label in &old {
        commands.entity(label).despawn();
    }
    let (Some(place), Some(game)) = (place, session.game()) else { return };
    let mut write = |text: String, at: Vec2, size: f32| {
        commands.spawn((
            Label,
            Text2d::new(text),
            theme.board_label(size),
            TextColor(picture::label_colour(*look)),
            Transform::from_translation(place.world(at).extend(layer::LABELS)),
        ));
    };
    let squares = place.squares();
    // As large as the frame allows, which on a phone is smaller than other text.
    let size = place.cell * 0.19;
    let rules = game.setup().rules;
    let letters = |square| notation::square_name(rules, square, Style::Letters);
    match look.labels {
        Labels::None => {}
        Labels::Letters => {
            let rim = place.cell * place.form.frame * 0.53;
            let grid = place.form.grid;
            let bottom = (0..grid.columns).filter_map(|at| grid.square(at, grid.rows - 1));
            for square in bottom {
                let name = letters(square).trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
                write(name, Vec2::new(place.point(square).x, squares.max.y + rim), size);
            }
            let left = (0..grid.rows).filter_map(|at| grid.square(0, at));
            for square in left {
                let name = letters(square).trim_start_matches(|c: char| c.is_ascii_alphabetic()).to_owned();
                write(name, Vec2::new(squares.min.x - rim, place.point(square).y), size);
            }
        }
        Labels::Numbers => {
            for square in place.form.grid.squares() {
                if let Some(number) = notation::square_number(rules, square) {
                    // In the corner, where a piece leaves it free.
                    let corner = place.point(square) - Vec2::splat(place.cell * 0.38);
                    write(number.to_string(), corner, size * 0.9);
                }
            }
        }
    }
}
