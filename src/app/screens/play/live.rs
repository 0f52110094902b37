//! The dock of a match that is played live: who is there, what can be asked for, and what the partner asks for.

use bevy::prelude::*;

use crate::app::screens::play::PlayView;
use crate::app::screens::play::letters::{Act, dock};
use crate::app::state::live::{Presence, Wish};
use crate::app::theme::layout::PlayLayout;
use crate::app::ui::widgets::{Ui, Weight};
use crate::app::vocabulary::action::{Action, GoTo, LetterAction, LiveAction, PlayAction};
use crate::play::Match;

/// Returns `true` if the partner is there, or two others play the match.
pub(super) fn is_live(ui: &Ui<PlayView>, game: &Match) -> bool {
    game.is_of_others() || ui.view.live.presence(game) == Presence::Here
}

/// Draws that the partner thinks, or how two others play.
pub(super) fn waiting(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    let presence = ui.view.live.presence(game);
    if game.is_of_others() {
        let (key, acts) = match presence {
            Presence::Off => ("live-watched", vec![]),
            _ => ("live-watching", vec![secondary("close", "live-end-watching", LiveAction::End)]),
        };
        return dock(root, ui, game, layout, (key, ui.words.state(game)), acts);
    }
    let line = match ui.view.live.asked(game) {
        Some(Wish::Back(_)) => ui.say("live-asked-back"),
        Some(Wish::Rematch) => ui.say("live-asked-rematch"),
        None => ui.words.present(game, presence).unwrap_or_default(),
    };
    let is_free = ui.view.live.asked(game).is_none();
    let mut acts = Vec::new();
    if is_free && game.before_own_act().is_some() {
        acts.push(secondary("undo", "live-ask-back", LiveAction::AskBack));
    }
    if is_free && game.may_offer_draw() {
        acts.push(secondary("draw", "offer-draw", LetterAction::OfferDraw(true)));
    }
    acts.push((Weight::Primary, ("players", "live-more", GoTo::Letter.into())));
    dock(root, ui, game, layout, ("link-waiting", line), acts);
}

/// Draws what the partner asks for.
pub(super) fn asked(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    let key = match ui.view.live.asks(game) {
        Some(Wish::Back(_)) => "live-asks-back",
        Some(Wish::Rematch) | None => "live-asks-rematch",
    };
    let agree = (Weight::Primary, ("check", "link-agree", LiveAction::Agree.into()));
    let acts = vec![secondary("close", "link-decline", LiveAction::Decline), agree];
    let line = ui.say("link-offer-line");
    dock(root, ui, game, layout, (key, line), acts);
}

/// Returns the action that leads to a rematch: a partner in live play is asked. `None` for who has only watched.
pub(super) fn rematch(ui: &Ui<PlayView>, game: &Match) -> Option<Action> {
    match ui.view.live.presence(game) {
        _ if game.is_of_others() => None,
        Presence::Here => Some(LiveAction::AskRematch.into()),
        Presence::Off | Presence::Inviting | Presence::Apart => Some(PlayAction::Rematch.into()),
    }
}

/// Returns the action that takes something back: a partner in live play is asked for what was sent. `None` if nothing
/// can be taken back.
pub(super) fn ask_back(ui: &Ui<PlayView>, game: &Match) -> Option<Action> {
    let is_here = ui.view.live.presence(game) == Presence::Here;
    (is_here && !game.can_undo() && game.before_own_act().is_some()).then_some(LiveAction::AskBack.into())
}

fn secondary(icon: &'static str, key: &'static str, action: impl Into<Action>) -> (Weight, Act) {
    (Weight::Secondary, (icon, key, action.into()))
}
