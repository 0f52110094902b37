//! Changes to the setup of the next match, and its start.

use bevy::prelude::*;

use crate::app::state::coach;
use crate::app::state::draft::Draft;
use crate::app::state::editor::Editor;
use crate::app::state::engines::Engines;
use crate::app::state::library::Library;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, EditorAction, GoTo, SetupAction};
use crate::app::vocabulary::field::{Field, Left, Written};
use crate::app::vocabulary::messages::BoardUpdate;
use crate::app::vocabulary::preferences::{Arrangement, Seating};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::play::rule_change::changed;
use crate::rules::Side;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, remember).add_systems(
        Update,
        // After the input: the key that ends the editing of a name must have no other effect.
        (
            write_name.run_if(on_message::<Written>),
            leave_name.run_if(on_message::<Left>),
            change.run_if(on_message::<Action>),
            let_the_computer_play,
        )
            .chain()
            .in_set(PlaySystems::Act),
    );
}

/// Fills the draft with the last setups.
fn remember(settings: Res<Settings>, mut draft: ResMut<Draft>) {
    draft.setups = settings.last_setups.clone();
}

/// Changes the draft, or starts the match.
fn change(
    mut actions: MessageReader<Action>,
    screen: Res<State<Screen>>,
    mut draft: ResMut<Draft>,
    mut settings: ResMut<Settings>,
    mut session: ResMut<Session>,
    mut editor: ResMut<Editor>,
    mut shown: MessageWriter<BoardUpdate>,
    library: Res<Library>,
    mut onward: Commands,
) {
    // At the end of a lesson, the match that was set up last begins.
    let (Screen::Setup(game) | Screen::Lesson(game)) = *screen.get() else {
        actions.clear();
        return;
    };
    for action in actions.read() {
        if let Action::Go(_) | Action::Editor(EditorAction::Open(_)) = action {
            // The setup is saved even if no match was started.
            leave(&mut draft, &mut settings);
        }
        let Action::Setup(action) = action else { continue };
        match action {
            SetupAction::Rule(change) => {
                let rules = changed(draft.setups.rules(game), *change);
                draft.setups.set_rules(rules);
            }
            SetupAction::Unfold(fold) => {
                if draft.is_unfolded(*fold) {
                    draft.unfolded.retain(|known| known != fold);
                } else {
                    draft.unfolded.push(*fold);
                }
            }
            SetupAction::Arrange(arrangement) => {
                let turns = settings.seating.get(&game) == Some(&Seating::Turning);
                if !(turns && *arrangement == Arrangement::Passed) {
                    settings.seating.insert(game, arrangement.seating());
                }
                draft.setups.set_mode(game, arrangement.mode());
            }
            SetupAction::Mode(mode) => draft.setups.set_mode(game, *mode),
            SetupAction::TournamentMode(tournament_mode) => {
                draft.setups.set_tournament_mode(game, *tournament_mode);
            }
            SetupAction::BestOf(best_of) => draft.setups.set_best_of(game, *best_of),
            SetupAction::Equalise(proposal) => {
                draft.setups.equalise(game, *proposal);
                // No further proposal until another match was played.
                settings.refused.insert(game, proposal.last);
            }
            SetupAction::LeaveUneven(last) => {
                settings.refused.insert(game, *last);
            }
            SetupAction::Clocks(clocks) => draft.setups.set_clocks(game, *clocks),
            SetupAction::Swap => {
                draft.editing = None;
                draft.setups.swap();
            }
            SetupAction::Opposition(opposition) => {
                draft.editing = None;
                draft.setups.opposition = *opposition;
            }
            SetupAction::Level(side, level) => {
                draft.setups.levels[side.index()] = *level;
                draft.setups.set_program(game, *side, None);
                draft.setups.coach = None;
            }
            SetupAction::Coach(wish) => draft.setups.coach = *wish,
            SetupAction::Program(side, name) => {
                draft.setups.set_program(game, *side, Some(name.clone()));
            }
            SetupAction::NextAvatar(side) => {
                // The avatar of the other player is skipped.
                let taken = draft.setups.players[side.other().index()].avatar;
                let player = &mut draft.setups.players[side.index()];
                player.avatar = player.avatar.next();
                if player.avatar == taken {
                    player.avatar = player.avatar.next();
                }
            }
            SetupAction::EditName(side) => draft.editing = *side,
            SetupAction::PickName(side, name) => {
                draft.setups.players[side.index()].name.clone_from(name);
                draft.editing = None;
            }
            SetupAction::Start => {
                leave(&mut draft, &mut settings);
                settings.lesson_offers.entry(game).or_insert(false);
                for player in &draft.setups.players {
                    settings.remember_name(&player.name);
                }
                let mut setup = draft.setups.setup(game);
                setup.position = editor.start(setup.rules).text();
                coach::suit(&mut setup, draft.setups.coach(game), &library);
                session.begin(setup);
                // A rematch starts from the sketch as well; a new match starts as usual.
                editor.forget(game);
                shown.write(BoardUpdate::Rebuild);
                onward.write_message(Action::from(GoTo::Resume));
            }
        }
    }
}

/// Lets the computer play in place of a program that was removed, or cannot play by the rules that were chosen.
fn let_the_computer_play(
    screen: Res<State<Screen>>,
    engines: Res<Engines>,
    editor: Res<Editor>,
    mut draft: ResMut<Draft>,
) {
    let Screen::Setup(game) = *screen.get() else { return };
    for side in Side::BOTH {
        let Some(name) = draft.setups.program(game, side) else { continue };
        let rules = draft.setups.rules(game);
        let (start, _) = editor.start(rules).position(rules);
        if !engines.named(game, &name).is_some_and(|added| added.plays(&*start)) {
            draft.setups.set_program(game, side, None);
        }
    }
}

/// Saves the draft, and closes what is open on its page.
fn leave(draft: &mut Draft, settings: &mut ResMut<Settings>) {
    draft.editing = None;
    draft.unfolded.clear();
    if settings.last_setups != *draft.tidied() {
        settings.last_setups = draft.setups.clone();
    }
}

/// Takes over the text of the name field.
fn write_name(mut written: MessageReader<Written>, mut draft: ResMut<Draft>) {
    // A field that is about to close must not overwrite a name that has just been picked.
    let editing = draft.editing;
    for Written(field, name) in written.read() {
        let Field::Name(side) = *field else { continue };
        let player = &mut draft.bypass_change_detection().setups.players[side.index()];
        // The field shows the name already, so the screen need not be redrawn.
        if editing == Some(side) && player.name != *name {
            player.name.clone_from(name);
        }
    }
}

/// Closes the name field.
fn leave_name(mut left: MessageReader<Left>, mut draft: ResMut<Draft>) {
    if left.read().any(|Left(field)| matches!(field, Field::Name(_))) {
        draft.editing = None;
    }
}
