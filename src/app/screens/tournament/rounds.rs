//! The games of a round: who plays whom, with which result, and the ways to play and to enter them.

use bevy::prelude::*;

use crate::app::screens::tournament::TournamentView;
use crate::app::screens::tournament::words::result_of;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{Action, TournamentAction};
use crate::play::Player;
use crate::play::tournament::{Ended, Pairing, Place, Tournament};
use crate::rules::Side;

/// Draws the games of a round: the one that is looked at, or the one that is played. Results are entered and games are
/// begun only in a tournament that is `played`.
pub(super) fn draw(
    page: &mut ChildSpawnerCommands,
    ui: &mut Ui<TournamentView>,
    tournament: &Tournament,
    played: bool,
) {
    let paired = tournament.rounds().len();
    let now = tournament.open().first().map_or(paired.saturating_sub(1), |place| place.round);
    let at = ui.view.home.round().filter(|&round| round < paired).unwrap_or(now);
    let Some(round) = tournament.rounds().get(at) else { return };
    ui.section(page, "tournament-pairings", |ui, section| {
        if paired > 1 {
            let look = |round: usize| TournamentAction::Look(round).into();
            let less = at.checked_sub(1).map(look);
            let more = (at + 1 < paired).then(|| look(at + 1));
            let label = ui.words.round_of(tournament, at);
            ui.stepper(section, label, less, more);
        }
        ui.card(section, |ui, card| {
            for table in 0..round.pairings.len() {
                pairing(card, ui, tournament, Place { round: at, table }, played);
            }
            for &player in &round.byes {
                let name = ui.words.entrant(&tournament.settings().players[player]);
                let line = ui.words.language.format("tournament-bye", &[("player", name.into())]);
                card.spawn(Node { padding: UiRect::axes(px(13), px(10)), ..row(0.) })
                    .with_children(|room| ui.text(room, Role::Small, ui.colours().ink_2, line));
            }
        });
    });
}

/// Draws a pairing: its players, its result or the way to play it, and the choice of a result by hand.
fn pairing(
    card: &mut ChildSpawnerCommands,
    ui: &mut Ui<TournamentView>,
    tournament: &Tournament,
    place: Place,
    played: bool,
) {
    let Some(pairing) = tournament.pairing(place) else { return };
    let colours = ui.colours();
    let players = pairing.players.map(|player| &tournament.settings().players[player]);
    let names = players.map(|player| ui.words.entrant(player));
    let is_open = tournament.open().contains(&place);
    let by_link = (played && is_open).then(|| waiting(ui, place)).flatten();
    let parts = [result_of(pairing), by_link, ui.words.given(tournament, place)];
    let line = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let is_chosen = played && ui.view.home.chosen() == Some(place);
    let node = Node { padding: UiRect::axes(px(13), px(6)), min_height: px(60), ..row(10.) };
    card.spawn(node).with_children(|one| {
        let title = format!("{} – {}", names[0], names[1]);
        ui.two_lines(one, (Role::Label, title), (colours.ink_2, line));
        if !played {
            return;
        }
        let by_hand = TournamentAction::Choose((!is_chosen).then_some(place));
        ui.icon_button(one, if is_chosen { "close" } else { "edit" }, by_hand);
        if is_open {
            let label = if ui.is_large() { String::new() } else { ui.say("tournament-play") };
            ui.button(one, Button::new(Weight::Primary, "play", label, TournamentAction::Play(place)));
        }
    });
    if is_chosen {
        results(card, ui, tournament, place, pairing);
        if is_open
            && ui.view.home.match_at(place).is_none()
            && players.iter().all(|player| player.is_person())
        {
            apart(card, ui, pairing, players, place);
        }
    }
}

/// Returns what the match by link waits for that was begun for the next game of a pairing.
fn waiting(ui: &Ui<TournamentView>, place: Place) -> Option<String> {
    let id = ui.view.home.match_at(place)?;
    let game = ui.view.library.all().find(|game| game.id == id).filter(|game| game.awaits().is_some())?;
    Some(format!("{} · {}", ui.say("setup-by-link"), ui.words.awaited(game)?))
}

/// Draws the choice of a result by hand.
fn results(
    card: &mut ChildSpawnerCommands,
    ui: &mut Ui<TournamentView>,
    tournament: &Tournament,
    place: Place,
    pairing: &Pairing,
) {
    let is_open = tournament.open().contains(&place);
    // The sides of the game that is entered: the next one, or the last one anew.
    let game = if is_open { pairing.games.len() } else { pairing.games.len().saturating_sub(1) };
    let sides = pairing.sides(game);
    let known = if is_open { None } else { pairing.games.last().copied() };
    let won = |words: &Words, player: usize| {
        let name = words.entrant(&tournament.settings().players[player]);
        words.language.format("result-wins", &[("player", name.into())])
    };
    let [first, second] = sides.map(|player| won(&ui.words, player));
    let mut chips: Vec<(bool, String, Action)> = [
        (Some(Ended::Won(Side::First)), first),
        (Some(Ended::Drawn), ui.say("result-draw")),
        (Some(Ended::Won(Side::Second)), second),
    ]
    .map(|(ended, label)| (known == ended, label, TournamentAction::Enter(place, ended).into()))
    .into();
    if !is_open {
        chips.push((false, ui.say("tournament-open"), TournamentAction::Enter(place, None).into()));
    }
    card.spawn(Node { padding: UiRect::all(px(11)), ..column(0.) })
        .with_children(|below| ui.chips(below, chips));
}

/// Draws the ways to play a game by link: which of the two is here.
fn apart(
    card: &mut ChildSpawnerCommands,
    ui: &mut Ui<TournamentView>,
    pairing: &Pairing,
    players: [&Player; 2],
    place: Place,
) {
    let here = |(player, name): (usize, String)| {
        let label = ui.words.language.format("tournament-here", &[("player", name.into())]);
        (false, label, TournamentAction::PlayByLink(place, player).into())
    };
    let names = players.map(|player| ui.words.entrant(player));
    let chips = pairing.players.into_iter().zip(names).map(here).collect();
    let line = ui.say("tournament-apart");
    let node = Node { padding: UiRect { top: px(0), ..UiRect::all(px(11)) }, ..column(8.) };
    card.spawn(node).with_children(|below| {
        below
            .spawn(Node { padding: UiRect::horizontal(px(2)), ..row(0.) })
            .with_children(|room| ui.text(room, Role::Small, ui.colours().ink_2, line));
        ui.chips(below, chips);
    });
}
