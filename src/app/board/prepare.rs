//! Renders boards in advance. Rasterising one takes a second or two, too long to show an empty
//! table.

use bevy::prelude::*;

use crate::app::board::form::Form;
use crate::app::board::look::Look;
use crate::app::board::picture;
use crate::app::board::pieces::{board_of, parts, seen_from};
use crate::app::board::place::{Facing, Place};
use crate::app::device::art::Art;
use crate::app::device::viewport::Viewport;
use crate::app::state::draft::Draft;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::layout;
use crate::app::vocabulary::preferences::Seating;
use crate::app::vocabulary::screen::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        prepare.run_if(
            state_changed::<Screen>
                .or_eager(resource_changed::<Draft>)
                .or_eager(resource_changed::<Viewport>)
                .or_eager(resource_changed::<Settings>)
                .or_eager(resource_changed::<Look>),
        ),
    );
}

/// Renders the board of the game that is being set up or waits to be continued.
fn prepare(
    screen: Res<State<Screen>>,
    draft: Res<Draft>,
    session: Res<Session>,
    viewport: Res<Viewport>,
    settings: Res<Settings>,
    look: Res<Look>,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    mut prepared: Local<Vec<Handle<Image>>>,
) {
    let setup = match screen.get() {
        Screen::Setup(game) => draft.setups.setup(*game),
        Screen::Home => match session.game() {
            Some(game) => game.setup().clone(),
            None => return,
        },
        _ => return,
    };
    let rules = setup.rules;
    let form = Form::of(rules);
    let seats = settings.seats_of(&setup);
    let layout = layout::play(&viewport, form.shape(), seats);
    let place = Place::new(form, layout.board, &viewport);
    let board = board_of(rules, &place, *look);
    let mut drawings = board.warm(&mut art, &mut images);
    let facing =
        if seats.seating == Seating::Sides && layout.zones.is_some() { Facing::Side } else { Facing::Near };
    let ground = picture::Board { rules: seen_from(rules, facing), ..board };
    drawings.extend(parts(rules).map(|(part, _)| ground.part(&mut art, &mut images, part).0));
    *prepared = drawings;
}
