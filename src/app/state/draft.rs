//! The match that is being prepared.

use bevy::prelude::*;

use crate::app::state::last_setups::LastSetups;
use crate::app::vocabulary::action::Fold;
use crate::rules::{Game, Rules, Side};

/// The setups with which the next matches begin.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Draft {
    pub setups: LastSetups,
    /// The side whose name is being edited.
    pub editing: Option<Side>,
    /// The unfolded groups of rare options.
    pub unfolded: Vec<Fold>,
}

impl Draft {
    /// The rules that a new match of this game would have.
    #[must_use]
    pub fn rules_of(&self, game: Game) -> Rules {
        self.setups.rules(game)
    }

    #[must_use]
    pub fn is_unfolded(&self, fold: Fold) -> bool {
        self.unfolded.contains(&fold)
    }

    /// The setups as they are remembered, with trimmed names.
    pub(super) fn tidied(&mut self) -> &LastSetups {
        for player in &mut self.setups.players {
            player.name = player.name.trim().to_owned();
        }
        &self.setups
    }
}
