//! The draft of the next match.

use bevy::prelude::*;

use crate::app::state::last_setups::LastSetups;
use crate::app::vocabulary::action::Fold;
use crate::rules::{Game, Rules, Side};

/// The setups of the next matches, as the setup screen edits them.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The setup of each game. Saved in the settings when a match starts or the setup screen is left.
    pub setups: LastSetups,
    /// The side whose name is being edited.
    pub editing: Option<Side>,
    /// The unfolded groups of rare options.
    pub unfolded: Vec<Fold>,
}

impl Draft {
    /// Returns the rules of the next match of this game.
    #[must_use]
    pub fn rules_of(&self, game: Game) -> Rules {
        self.setups.rules(game)
    }

    /// Returns `true` if this group of options is shown.
    #[must_use]
    pub fn is_unfolded(&self, fold: Fold) -> bool {
        self.unfolded.contains(&fold)
    }

    /// Trims the names and returns the setups, ready to be saved.
    pub(super) fn tidied(&mut self) -> &LastSetups {
        for player in &mut self.setups.players {
            player.name = player.name.trim().to_owned();
        }
        &self.setups
    }
}
