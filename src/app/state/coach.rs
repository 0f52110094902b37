//! The coach at the table: before a match it chooses the level of the computer, and after it the review begins by
//! itself.

use bevy::prelude::*;

use crate::app::state::library::Library;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, ReviewAction};
use crate::app::vocabulary::messages::ResultShown;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::play::coach::{Coached, Wish};
use crate::play::{Player, Setup};

/// Returns the results of the only person of a match against the computer. `None` if others play.
#[must_use]
pub fn coached(setup: &Setup, library: &Library) -> Option<Coached> {
    let (side, level) = setup.against_computer()?;
    Some(Coached::of(&setup.player(side).name, setup.rules.game(), library.all(), level))
}

/// Gives the computer the level that suits its opponent, if the coach is wanted.
pub(super) fn suit(setup: &mut Setup, wish: Option<Wish>, library: &Library) {
    if let (Some(wish), Some(coached), Some((side, _))) =
        (wish, coached(setup, library), setup.against_computer())
    {
        setup.players[side.other().index()] = Player::computer(coached.level(wish));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        look_back.run_if(on_message::<ResultShown>).after(PlaySystems::Save).before(PlaySystems::Show),
    );
}

/// Asks for a review of the match that has just ended.
fn look_back(session: Res<Session>, settings: Res<Settings>, mut actions: MessageWriter<Action>) {
    let is_coached = session.game().is_some_and(|game| game.setup().against_computer().is_some());
    if settings.last_setups.coach.is_some() && is_coached {
        actions.write(ReviewAction::Look.into());
    }
}
