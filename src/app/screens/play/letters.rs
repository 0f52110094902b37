//! The dock of a match by link: what is to be sent, what the match waits for, and what was offered.

use bevy::prelude::*;

use crate::app::screens::letter::unsent_key;
use crate::app::screens::play::card::{ROOMY, ROWS, card};
use crate::app::screens::play::{DockState, MainControl, PlayView};
use crate::app::theme::Role;
use crate::app::theme::layout::PlayLayout;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::vocabulary::action::{Action, GoTo, LetterAction, RecordAction};
use crate::play::Match;
use crate::play::link::{Awaits, Proposal};

/// Minimum height of a dock with a second line in large letters.
const ROOMIEST: f32 = 420.;

impl DockState {
    /// Returns what a match by link shows instead of the turn being made. Its players count on devices of their
    /// own, so a count is no exception.
    pub(super) fn of_letters(ui: &Ui<PlayView>, game: &Match) -> Option<DockState> {
        let awaits = game.awaits()?;
        if ui.view.live.asks(game).is_some() {
            return Some(DockState::Asked);
        }
        if ui.view.live.asked(game).is_some() {
            return Some(DockState::Waiting);
        }
        let proposes = ui.view.letters.proposal(game).is_some();
        if game.counting().is_some() && awaits != Awaits::Answer && !proposes {
            // The dead stones are marked before anything is sent, and offers are answered there.
            return None;
        }
        if ui.view.letters.has_unsent(game) {
            // The end of a game is seen before its result is sent.
            let is_seen = game.outcome().is_none() || ui.view.ending.is_told();
            return is_seen.then_some(DockState::Sending);
        }
        match (awaits, game.offered()) {
            (Awaits::Answer, _) => Some(DockState::Waiting),
            (Awaits::Act, Some(Proposal::Draw | Proposal::Flag(_))) => Some(DockState::Offered),
            _ => None,
        }
    }
}

/// Draws what is to be sent, with the way to take it back.
pub(super) fn sending(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    let letters = &*ui.view.letters;
    let is_empty = game.acts().is_empty();
    let key = unsent_key(game, letters.proposal(game));
    let line = match game.outcome() {
        Some(outcome) => ui.words.result(game, outcome),
        None if is_empty => {
            let player = ui.words.player(game, game.acting_side()).into();
            ui.words.language.format("link-moves-first", &[("player", player)])
        }
        None => ui.say("link-not-sent"),
    };
    let share = ui.view.device.0.abilities().share;
    let (icon, label, action) = if share {
        ("share", "link-send", LetterAction::Share)
    } else {
        ("copy", "link-copy", LetterAction::Copy)
    };
    let code = ("code", "link-code", Action::from(GoTo::Letter));
    let mut acts = vec![(Weight::Secondary, code), (Weight::Primary, (icon, label, action.into()))];
    if !is_empty {
        acts.insert(0, (Weight::Secondary, ("undo", "blunder-back", LetterAction::TakeBack.into())));
    }
    dock(root, ui, game, layout, (key, line), acts);
}

/// Draws whose answer the match waits for.
pub(super) fn waiting(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    let present = ui.words.present(game, ui.view.live.presence(game));
    let line = present.or_else(|| ui.words.sent_on(game)).unwrap_or_default();
    let again = (Weight::Secondary, ("share", "link-again", GoTo::Letter.into()));
    let paste = (Weight::Primary, ("paste", "link-paste", RecordAction::Paste.into()));
    dock(root, ui, game, layout, ("link-waiting", line), vec![again, paste]);
}

/// Draws an offer of the other player.
pub(super) fn offer(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
) {
    let key = if game.offered() == Some(&Proposal::Draw) { "link-offers-draw" } else { "link-offers-end" };
    let line = ui.say("link-offer-line");
    let decline = (Weight::Secondary, ("close", "link-decline", LetterAction::Decline.into()));
    let agree = (Weight::Primary, ("check", "link-agree", LetterAction::Agree.into()));
    dock(root, ui, game, layout, (key, line), vec![decline, agree]);
}

/// Returns `true` if the card has a second line, which also shows notices.
pub(super) fn has_line(ui: &Ui<PlayView>, layout: &PlayLayout) -> bool {
    let height = layout.dock.height();
    height >= if ui.is_large() { ROOMIEST } else { ROWS }
}

/// A control of the dock: its icon, its message key and its action.
pub(super) type Act = (&'static str, &'static str, Action);

/// Draws a card with the other player, two lines and a row of controls.
pub(super) fn dock(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    layout: &PlayLayout,
    (key, line): (&'static str, String),
    acts: Vec<(Weight, Act)>,
) {
    let colours = ui.colours();
    let place = layout.dock;
    let said = ui.view.message.0.as_ref().filter(|_| has_line(ui, layout));
    let line = said.map_or(line, |said| ui.words.said(said, ui.view.session.game()));
    let other = game.asking_side().other();
    card(root, ui, layout, (colours.accent_soft, colours.accent), |ui, card| {
        if place.height() >= ROWS {
            let roomy = place.height() >= ROOMY;
            card.spawn(Node { min_height: px(0), ..row(16.) }).with_children(|head| {
                // Large letters need the whole width.
                if !ui.is_large() {
                    let size = if roomy { 64. } else { 44. };
                    ui.avatar(head, game.player(other), game.setup().rules, other, size);
                }
                let words = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(2.) };
                head.spawn(words).with_children(|words| {
                    let player = [("player", ui.words.player(game, other).into())];
                    let title = ui.words.language.format(key, &player);
                    let role = if roomy && !ui.is_large() { Role::Title } else { Role::Head };
                    ui.text(words, role, colours.ink, title);
                    if has_line(ui, layout) {
                        ui.text(words, Role::Message, colours.accent_ink, line);
                    }
                });
            });
        }
        let height = if place.height() >= ROOMY { 64. } else { 56_f32.min(place.height()) };
        let is_narrow = place.width() / ui.theme.text < 180. * acts.len() as f32;
        card.spawn(ui.hand_row(game, 10., MainControl::Last)).with_children(|node| {
            for (weight, (icon, key, action)) in acts {
                let button = Button::new(weight, icon, ui.say(key), action).height(height);
                // The main action keeps its words.
                let is_main = weight == Weight::Primary;
                let button = if is_narrow && !is_main { button.only_icon() } else { button.grow(1.) };
                ui.button(node, button);
            }
        });
    });
}
