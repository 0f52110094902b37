//! The seating of two people at one device: side by side, across the table, at its sides, or with a
//! board that turns to the side to move.

use bevy::prelude::*;

use crate::app::state::moving::Moving;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::preferences::{Hand, Seating, Seats};
use crate::app::vocabulary::schedule::Turning;
use crate::play::{Match, Player, Setup};
use crate::rules::checkers::Seat;
use crate::rules::{Game, Rules, Side};

impl Settings {
    /// Returns the hand that plays a match. Two people who sit apart use both hands.
    #[must_use]
    pub fn hand_of(&self, setup: &Setup) -> Hand {
        match self.seating_of(setup) {
            Seating::Across | Seating::Sides => Hand::Both,
            Seating::Side | Seating::Turning => self.hand,
        }
    }

    /// Returns the seating of a match. The setting applies to matches between two people at this device only.
    #[must_use]
    pub fn seating_of(&self, setup: &Setup) -> Seating {
        let people = setup.players.iter().all(Player::is_here);
        let chosen = self.seating.get(&setup.rules.game()).copied().unwrap_or_default();
        if people { chosen } else { Seating::Side }
    }

    /// Returns the people around the device. On a board that turns, and against the computer, whoever
    /// makes a turn faces the lower edge.
    #[must_use]
    pub fn seats_of(&self, setup: &Setup) -> Seats {
        let seating = self.seating_of(setup);
        let people = setup.players.iter().all(Player::is_here);
        Seats { seating, hand: self.hand, far_acts: people && seating == Seating::Side }
    }
}

/// Returns `true` if the pieces of each side start at its own edge of the board, so that a player wants to
/// sit there.
#[must_use]
pub fn has_camps(game: Game) -> bool {
    game.has_kings()
}

/// Returns the side at the top of the board, where the pieces of that side start. In games without pieces
/// at the start, the first side sits at the top.
#[must_use]
pub fn far_side(rules: Rules) -> Side {
    match rules {
        Rules::Checkers(rules) if rules.first_sits == Seat::Bottom => Side::Second,
        Rules::Hexdame(_) => Side::Second,
        _ => Side::First,
    }
}

/// Returns the side whose strip is at the lower edge of the screen: the side of the only person, else the
/// side from which the board is seen.
#[must_use]
pub fn near_side(game: &Match, turned: Turned) -> Side {
    let far = far_side(game.setup().rules);
    match game.setup().only_person() {
        Some(_) => game.asking_side(),
        None if turned.0 => far,
        None => far.other(),
    }
}

/// Set while the board is seen from the far player's side.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turned(pub bool);

pub(super) fn plugin(app: &mut App) {
    let may_turn = resource_changed::<Moving>
        .or_eager(resource_changed::<Settings>)
        .or_eager(resource_exists_and_changed::<Session>);
    app.init_resource::<Turned>().add_systems(PreUpdate, turn.run_if(may_turn).in_set(Turning));
}

/// Turns the board to the side to move, after the animation of the turn before. A person who plays
/// against the computer sees their own pieces at the lower edge, in games in which these start there.
fn turn(session: Res<Session>, settings: Res<Settings>, moving: Res<Moving>, mut turned: ResMut<Turned>) {
    let Some(game) = session.game() else { return };
    if moving.0 {
        return;
    }
    let setup = game.setup();
    let far = far_side(setup.rules);
    let turns =
        settings.seating_of(setup) == Seating::Turning && session.is_live() && game.outcome().is_none();
    let person_is_far =
        has_camps(setup.rules.game()) && setup.only_person().is_some() && game.asking_side() == far;
    turned.set_if_neq(Turned(person_is_far || turns && game.acting_side() == far));
}
