//! The controls of live play: to invite, who is there, what to say, and who watches.

use bevy::prelude::*;

use crate::app::screens::letter::LetterView;
use crate::app::state::live::{Hindrance, Live, Presence};
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column};
use crate::app::vocabulary::action::{Action, LiveAction};
use crate::play::Match;
use crate::play::live::Phrase;

/// Draws the controls of live play.
pub(super) fn draw(column_node: &mut ChildSpawnerCommands, ui: &mut Ui<LetterView>, game: &Match) {
    let colours = ui.colours();
    let presence = ui.view.live.presence(game);
    let hindrance = Live::hindrance();
    let line = match hindrance {
        Some(Hindrance::NoRelay) => ui.say("live-no-relay"),
        Some(Hindrance::Edition) => ui.say("live-not-here"),
        None => ui.words.present(game, presence).unwrap_or_else(|| ui.say("live-line")),
    };
    ui.card(column_node, |ui, card| {
        card.spawn(Node { padding: UiRect::all(px(13)), ..column(12.) }).with_children(|card| {
            card.spawn(column(2.)).with_children(|words| {
                ui.text(words, Role::Head, colours.ink, ui.say("live-title"));
                ui.text(words, Role::Small, colours.ink_2, line);
            });
            if presence == Presence::Here {
                phrases(card, ui);
            }
            for (icon, key, action) in ways(ui, presence, hindrance) {
                let label = ui.say(key);
                ui.button(card, Button::new(Weight::Secondary, icon, label, action));
            }
        });
        if ui.view.live.may_be_watched(game) && presence != Presence::Inviting {
            watchers(card, ui, game);
        }
    });
}

/// A control: its icon, its message key and its action.
type Way = (&'static str, &'static str, Action);

/// Returns what can be done about the meeting.
fn ways(ui: &Ui<LetterView>, presence: Presence, hindrance: Option<Hindrance>) -> Vec<Way> {
    let copy = ("copy", "live-copy", LiveAction::Copy.into());
    let share = ("share", "live-share", LiveAction::Share.into());
    let end = ("close", "live-end", LiveAction::End.into());
    let shares = ui.view.device.0.abilities().share;
    let hand_over = if shares { vec![share, copy] } else { vec![copy] };
    match presence {
        Presence::Off if hindrance.is_some() => Vec::new(),
        Presence::Off => vec![("players", "live-invite", LiveAction::Invite.into())],
        Presence::Inviting => [hand_over, vec![end]].concat(),
        Presence::Apart | Presence::Here if ui.view.live.shows_watch => [hand_over, vec![end]].concat(),
        Presence::Apart | Presence::Here => vec![end],
    }
}

/// Draws the phrases that can be said to the partner.
fn phrases(card: &mut ChildSpawnerCommands, ui: &mut Ui<LetterView>) {
    let chips =
        Phrase::ALL.map(|phrase| (false, ui.words.live_phrase(phrase), LiveAction::Say(phrase).into()));
    ui.chips(card, chips.into());
}

/// Draws how many watch, and the switch that shows the invitation for them.
fn watchers(card: &mut ChildSpawnerCommands, ui: &mut Ui<LetterView>, game: &Match) {
    let shows = ui.view.live.shows_watch;
    let count = ui.view.live.watchers(game);
    let line = ui.words.language.format("live-watchers", &[("count", count.into())]);
    let title = ui.say("live-let-watch");
    ui.switch(card, shows, title, line, LiveAction::ShowWatch(!shows));
}
