//! The tournament at home: who plays whom, the results, and the standings.

use bevy::prelude::*;

use crate::app::screens::words::count;
use crate::app::screens::{ScreenArea, banner, screen};
use crate::app::state::home_tournament::HomeTournament;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{Action, TournamentAction, TournamentQuestion};
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::screen::Screen;
use crate::play::tournament::{Ended, Pairing, Place, Tournament};
use crate::play::{Participant, Player, Score};
use crate::rules::Side;

mod crosstable;
mod plan;

/// Largest width of the page in points.
const WIDTH: f32 = 720.;

screen! {
    /// Resources that the tournament shows.
    TournamentView on Screen::Tournament in ScreenArea::SafeArea => plugin {
        home: HomeTournament,
        message: StatusLine,
        session: Session,
        settings: Settings,
    }
    |root, ui| draw(root, ui)
}

impl Words<'_> {
    /// Returns the name of a player in a tournament: a name, or "Computer, level 4".
    fn entrant(&self, player: &Player) -> String {
        Participant::of(player).map_or_else(String::new, |who| self.who(&who))
    }

    /// Returns the games of a player: "2 won, 1 drawn, 0 lost".
    fn games_of(&self, score: Score) -> String {
        let values = [("won", score.won), ("drawn", score.drawn), ("lost", score.lost)];
        self.language.format("tournament-games", &values.map(|(name, number)| (name, number.into())))
    }
}

/// Returns how the games of a pairing ended so far: "1–0", "½–½, 0–1". `None` before the first.
fn result_of(pairing: &Pairing) -> Option<String> {
    let one = |(game, ended): (usize, &Ended)| {
        // From the view of the player who is named first.
        let sides = if game.is_multiple_of(2) { Side::BOTH } else { [Side::Second, Side::First] };
        let [first, second] = sides.map(|side| half_points(ended.halves(side).into()));
        format!("{first}–{second}")
    };
    let games: Vec<_> = pairing.games.iter().enumerate().map(one).collect();
    (!games.is_empty()).then(|| games.join(", "))
}

/// Returns points in halves as a number: "2½".
fn half_points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>) {
    let title = ui.say("tournament");
    ui.top_bar(root, title, |_, _| {});
    let view = ui.view;
    ui.page_under_banners(root, WIDTH, |ui, page| {
        if view.home.is_file_kept() {
            let line = ui.say("tournament-later");
            ui.notice(page, true, line);
        } else if let Some(tournament) = view.home.tournament() {
            running(page, ui, tournament);
        } else {
            plan::draw(page, ui);
        }
    });
    if view.home.tournament().is_none() && !view.home.is_file_kept() {
        plan::foot(root, ui, WIDTH);
    }
    banner(root, ui, &ui.view.message, ui.view.session.game());
}

/// Draws a tournament that has begun.
fn running(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>, tournament: &Tournament) {
    state(page, ui, tournament);
    rounds(page, ui, tournament);
    standings(page, ui, tournament);
    crosstable::draw(page, ui, tournament);
    ending(page, ui);
}

/// Draws the game, the kind, and the round or the winner.
fn state(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>, tournament: &Tournament) {
    let colours = ui.colours();
    let settings = tournament.settings();
    let (game, kind) = (ui.words.rules_name(settings.rules), ui.say(plan::kind_key(settings.kind)));
    let line = format!("{} · {game} · {kind}", ui.words.game_name(settings.rules.game()));
    let title = if tournament.is_over() {
        let standings = tournament.standings();
        let first = standings.iter().filter(|row| row.place == 1);
        let names: Vec<_> = first.map(|row| ui.words.entrant(&settings.players[row.player])).collect();
        ui.words.language.format("tournament-won", &[("player", ui.words.list(&names).into())])
    } else {
        let open = tournament.open().first().map_or(0, |place| place.round);
        round_of(ui, tournament, open)
    };
    page.spawn(row(16.)).with_children(|head| {
        ui.icon(head, "trophy", 44., colours.accent_ink);
        ui.two_lines(head, (Role::Title, title), (colours.ink_2, line));
    });
}

/// Returns the name of a round: "Round 2 of 5".
fn round_of(ui: &Ui<TournamentView>, tournament: &Tournament, round: usize) -> String {
    let values = [("round", count(round + 1)), ("rounds", count(tournament.planned_rounds()))];
    ui.words.language.format("tournament-round", &values)
}

/// Draws the games of a round: the one that is looked at, or the one that is played.
fn rounds(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>, tournament: &Tournament) {
    let paired = tournament.rounds().len();
    let now = tournament.open().first().map_or(paired.saturating_sub(1), |place| place.round);
    let at = ui.view.home.round().filter(|&round| round < paired).unwrap_or(now);
    let Some(round) = tournament.rounds().get(at) else { return };
    ui.section(page, "tournament-pairings", |ui, section| {
        if paired > 1 {
            let look = |round: usize| TournamentAction::Look(round).into();
            let less = at.checked_sub(1).map(look);
            let more = (at + 1 < paired).then(|| look(at + 1));
            let label = round_of(ui, tournament, at);
            ui.stepper(section, label, less, more);
        }
        ui.card(section, |ui, card| {
            for table in 0..round.pairings.len() {
                pairing(card, ui, tournament, Place { round: at, table });
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
) {
    let Some(pairing) = tournament.pairing(place) else { return };
    let colours = ui.colours();
    let players = pairing.players.map(|player| &tournament.settings().players[player]);
    let names = players.map(|player| ui.words.entrant(player));
    let is_open = tournament.open().contains(&place);
    let line = result_of(pairing).unwrap_or_default();
    let is_chosen = ui.view.home.chosen() == Some(place);
    let node = Node { padding: UiRect::axes(px(13), px(6)), min_height: px(60), ..row(10.) };
    card.spawn(node).with_children(|one| {
        let title = format!("{} – {}", names[0], names[1]);
        ui.two_lines(one, (Role::Label, title), (colours.ink_2, line));
        let by_hand = TournamentAction::Choose((!is_chosen).then_some(place));
        ui.icon_button(one, "edit", by_hand);
        if is_open {
            let label = if ui.is_large() { String::new() } else { ui.say("tournament-play") };
            ui.button(one, Button::new(Weight::Primary, "play", label, TournamentAction::Play(place)));
        }
    });
    if !is_chosen {
        return;
    }
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

/// Draws the standings.
fn standings(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>, tournament: &Tournament) {
    let colours = ui.colours();
    ui.section(page, "tournament-standings", |ui, section| {
        ui.card(section, |ui, card| {
            for standing in tournament.standings() {
                let player = &tournament.settings().players[standing.player];
                let node = Node { padding: UiRect::axes(px(13), px(8)), ..row(12.) };
                card.spawn(node).with_children(|line| {
                    let place = Node { width: px(28), flex_shrink: 0., ..default() };
                    line.spawn(place).with_children(|room| {
                        ui.text(room, Role::Label, colours.ink_2, standing.place.to_string());
                    });
                    let name = ui.words.entrant(player);
                    let games = if tournament.has_withdrawn(standing.player) {
                        ui.say("tournament-withdrawn")
                    } else {
                        ui.words.games_of(standing.score)
                    };
                    ui.two_lines(line, (Role::Label, name), (colours.ink_2, games));
                    ui.text(line, Role::Head, colours.ink, half_points(standing.halves));
                    if !tournament.is_over() && !tournament.has_withdrawn(standing.player) {
                        let leave = TournamentQuestion::Leave(standing.player);
                        ui.icon_button(line, "resign", TournamentAction::Ask(Some(leave)));
                    }
                });
                if ui.view.home.asked() == Some(TournamentQuestion::Leave(standing.player)) {
                    let leaves = TournamentAction::Withdraw(standing.player).into();
                    let stays = TournamentAction::Ask(None).into();
                    let chips = vec![
                        (false, ui.say("tournament-withdraw"), leaves),
                        (true, ui.say("tournament-stay"), stays),
                    ];
                    card.spawn(Node { padding: UiRect::all(px(11)), ..column(0.) })
                        .with_children(|below| ui.chips(below, chips));
                }
            }
        });
    });
}

/// Draws the way to end the tournament, which asks first.
fn ending(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>) {
    let node = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(10), ..row(12.) };
    let is_asked = ui.view.home.asked() == Some(TournamentQuestion::End);
    if is_asked {
        let line = ui.say("tournament-end-line");
        ui.text(page, Role::Body, ui.colours().ink, line);
    }
    page.spawn(node).with_children(|acts| {
        let (weight, action) = if is_asked {
            (Weight::Secondary, TournamentAction::End)
        } else {
            (Weight::Quiet, TournamentAction::Ask(Some(TournamentQuestion::End)))
        };
        let label = ui.say("tournament-end");
        ui.button(acts, Button::new(weight, "trash", label, action));
    });
}
