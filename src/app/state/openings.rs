//! A walk through the named openings of a game, a match that begins with one of them, and their practice.

use bevy::prelude::*;

use crate::app::state::coach;
use crate::app::state::library::Library;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, GoTo, OpeningAction};
use crate::app::vocabulary::messages::BoardUpdate;
use crate::app::vocabulary::preferences::Opposition;
use crate::app::vocabulary::schedule::{Opened, PlaySystems};
use crate::app::vocabulary::screen::Screen;
use crate::openings::{Continuation, Openings, Place};
use crate::rules::{Game, Position, Turn};

mod exercise;
mod outlook;
mod played;
mod practice;

pub use exercise::{Exercise, Stage};
pub use outlook::Outlook;
pub use played::PlayedHere;
pub use practice::{Practice, due};

/// The place in the tree of a game's named openings.
#[derive(Resource, Default)]
pub struct OpeningWalk {
    /// The openings; `None` before the first walk.
    openings: Option<&'static Openings>,
    turns: Vec<Turn>,
}

impl OpeningWalk {
    /// Returns the openings of the game.
    #[must_use]
    pub fn openings(&self) -> Option<&'static Openings> {
        self.openings
    }

    /// Returns the turns from the first position to this one.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Returns this place; `None` before the first walk.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        self.openings?.place(&self.turns)
    }

    /// Returns the names of the openings that are complete here or lie beyond.
    #[must_use]
    pub fn names(&self) -> Vec<&'static str> {
        let Some(openings) = self.openings else { return Vec::new() };
        openings.place(&self.turns).map_or_else(Vec::new, |place| openings.names(place))
    }

    /// Returns the turns that lead on to openings.
    #[must_use]
    pub fn continuations(&self) -> Vec<Continuation<'static>> {
        self.openings.map(|openings| openings.continuations(&self.turns)).unwrap_or_default()
    }

    /// Returns the positions from the first one to this one, each after one turn more.
    #[must_use]
    pub fn positions(&self) -> Vec<Box<dyn Position>> {
        let Some(openings) = self.openings else { return Vec::new() };
        let mut positions = vec![openings.rules().start()];
        for turn in &self.turns {
            let mut next = positions[positions.len() - 1].clone();
            if next.play(turn).is_err() {
                break;
            }
            positions.push(next);
        }
        positions
    }

    /// Begins at the first position of these openings.
    fn begin(&mut self, openings: Option<&'static Openings>) {
        *self = OpeningWalk { openings, turns: Vec::new() };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpeningWalk>()
        .add_systems(Update, act.run_if(on_message::<Action>).in_set(PlaySystems::Act))
        .add_plugins((played::plugin, outlook::plugin, practice::plugin));
    for game in Game::ALL {
        for screen in [Screen::Openings(game), Screen::Practice(game)] {
            app.add_systems(OnEnter(screen), open.in_set(Walked));
        }
        app.configure_sets(OnEnter(Screen::Practice(game)), Walked.before(Opened))
            .configure_sets(OnEnter(Screen::Openings(game)), Walked.in_set(Opened));
    }
}

/// The systems that find the place of a game that is opened.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Walked;

/// Begins at the first position, unless the walk was in this game already. Of a game with openings by several rules,
/// those of the last match come first.
fn open(screen: Res<State<Screen>>, settings: Res<Settings>, mut walk: ResMut<OpeningWalk>) {
    let (Screen::Openings(game) | Screen::Practice(game)) = *screen.get() else { return };
    if walk.openings.is_some_and(|openings| openings.rules().game() == game) {
        return;
    }
    let last = Openings::of(settings.last_setups.rules(game));
    let known = Openings::of_game(game).find(|openings| std::ptr::eq(*openings, last));
    walk.begin(known.or_else(|| Openings::of_game(game).next()));
}

fn act(
    mut actions: MessageReader<Action>,
    mut walk: ResMut<OpeningWalk>,
    mut session: ResMut<Session>,
    (settings, library): (Res<Settings>, Res<Library>),
    mut shown: MessageWriter<BoardUpdate>,
    mut commands: Commands,
) {
    for action in actions.read() {
        let Action::Opening(action) = *action else { continue };
        match action {
            OpeningAction::On(at) => {
                let next = walk.continuations().into_iter().nth(at);
                walk.turns.extend(next.map(|next| next.turn));
            }
            OpeningAction::Back => _ = walk.turns.pop(),
            OpeningAction::Start => walk.turns.clear(),
            OpeningAction::By(at) => {
                let Some(game) = walk.openings.map(|openings| openings.rules().game()) else { continue };
                let chosen = Openings::of_game(game).nth(at);
                if chosen.is_some() {
                    walk.begin(chosen);
                }
            }
            OpeningAction::Play => {
                let Some(openings) = walk.openings else { continue };
                begin(&mut session, openings, &walk.turns, &settings, &library);
                shown.write(BoardUpdate::Rebuild);
                commands.write_message(Action::from(GoTo::Resume));
            }
            // They have systems of their own.
            OpeningAction::Outlook(_) => {}
        }
    }
}

/// Begins a match with these turns between the players of the last one, at this device.
fn begin(session: &mut Session, openings: &Openings, turns: &[Turn], settings: &Settings, library: &Library) {
    let rules = openings.rules();
    let mut setups = settings.last_setups.clone();
    setups.set_rules(rules);
    if matches!(setups.opposition, Opposition::ByLink | Opposition::Watched) {
        setups.opposition = Opposition::Computer;
    }
    let mut setup = setups.setup(rules.game());
    coach::suit(&mut setup, setups.coach(rules.game()), library);
    session.begin(setup);
    let Some(table) = &mut session.table else { return };
    for turn in turns {
        if table.game_mut().play(turn).is_err() {
            break;
        }
    }
}
