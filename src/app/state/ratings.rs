//! The ratings of the people who have played against the computer, over time.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::app::state::library::Library;
use crate::app::vocabulary::action::{Action, RatingAction};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::engine::Level;
use crate::play::Summary;
use crate::play::coach::Coached;
use crate::rules::{Game, Side};

/// The person whose ratings are shown; `None` for the one who has played most.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct RatingsOf(Option<String>);

/// A person who has played against the computer.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// The name, which may be empty.
    pub name: String,
    /// The matches against the computer, finished or not.
    pub matches: usize,
}

impl RatingsOf {
    /// Returns the people who have played against the computer, those who did it most first, and the index of the one
    /// whose ratings are shown.
    #[must_use]
    pub fn people(&self, library: &Library) -> (Vec<Rated>, usize) {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for summary in library.all() {
            if let Some((name, _)) = alone(summary) {
                *counts.entry(name).or_default() += 1;
            }
        }
        let mut people: Vec<_> =
            counts.into_iter().map(|(name, matches)| Rated { name: name.to_owned(), matches }).collect();
        people.sort_by_key(|person| std::cmp::Reverse(person.matches));
        let shown = self.0.as_ref().and_then(|name| people.iter().position(|person| person.name == *name));
        (people, shown.unwrap_or(0))
    }
}

/// Returns the only person in a match against the computer: the name and the side.
fn alone(summary: &Summary) -> Option<(&str, Side)> {
    let side = Side::BOTH.into_iter().find(|&side| summary.player(side.other()).computer.is_some())?;
    Some(summary.player(side)).filter(|person| person.is_here()).map(|person| (person.name.trim(), side))
}

/// Returns the side of a person in a match against the computer; `None` if it is no such match.
pub(super) fn side_alone(summary: &Summary, name: &str) -> Option<Side> {
    alone(summary).filter(|(known, _)| *known == name).map(|(_, side)| side)
}

/// The ratings of a person in one game.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    /// The game.
    pub game: Game,
    /// Number of games that count.
    pub games: usize,
    /// The ratings after the last of them; see [`Coached::history`].
    pub ratings: Vec<u32>,
}

/// Returns the ratings of a person in each game with a match that counts.
#[must_use]
pub fn histories(name: &str, library: &Library) -> Vec<History> {
    let mut matches: BTreeMap<Game, Vec<&Summary>> = BTreeMap::new();
    for summary in library.all().filter(|summary| side_alone(summary, name).is_some()) {
        matches.entry(summary.setup.rules.game()).or_default().push(summary);
    }
    let history = |game: Game| {
        let matches = || matches.get(&game).into_iter().flatten().copied();
        let games = Coached::of(name, game, matches(), Level::LOWEST).games();
        let ratings = Coached::history(name, game, matches(), Level::LOWEST);
        (games > 0).then_some(History { game, games, ratings })
    };
    Game::ALL.into_iter().filter_map(history).collect()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RatingsOf>()
        .add_systems(Update, act.run_if(on_message::<Action>).in_set(PlaySystems::Act));
}

fn act(mut actions: MessageReader<Action>, mut shown: ResMut<RatingsOf>) {
    for action in actions.read() {
        if let Action::Rating(RatingAction::Of(name)) = action {
            shown.0 = Some(name.clone());
        }
    }
}
