//! Renders boards in advance. Rasterising one takes a second or two, too long to show an empty
//! table.

use bevy::prelude::*;

use crate::app::board::form::Form;
use crate::app::board::look::Look;
use crate::app::board::picture;
use crate::app::board::pieces::{board_of, parts, seen_from};
use crate::app::board::place::Place;
use crate::app::device::art::Art;
use crate::app::device::viewport::Viewport;
use crate::app::state::draft::Draft;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
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
    let (layout, facing) = Place::of_match(&viewport, rules, settings.seats_of(&setup), false);
    let place = Place::new(Form::of(rules), facing, layout.board, &viewport);
    let board = board_of(rules, &place, *look);
    let mut drawings = board.warm(&mut art, &mut images);
    let ground = picture::Board { rules: seen_from(rules, facing), ..board };
    drawings.extend(parts(rules).map(|(part, _)| ground.part(&mut art, &mut images, part).0));
    *prepared = drawings;
}
