//! Play screen: side to move, last event and the available actions.
//!
//! The board is not part of the UI tree. It is drawn in world space, in the area that the
//! layout reserves for it.

use bevy::prelude::*;

use crate::app::board::place::Place;
use crate::app::device::Device;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::blunder_check::BlunderCheck;
use crate::app::state::clock;
use crate::app::state::clock::Clocks;
use crate::app::state::computer::{Evaluation, Paused, Silent, Thinking, Values};
use crate::app::state::home_tournament::HomeTournament;
use crate::app::state::letters::Letters;
use crate::app::state::library::Library;
use crate::app::state::live::Live;
use crate::app::state::result_delay::ResultDelay;
use crate::app::state::review::Reviews;
use crate::app::state::seating::Turned;
use crate::app::state::seating::near_side;
use crate::app::state::session::Agreed;
use crate::app::state::session::More;
use crate::app::state::session::Peek;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::theme::layout::{Detail, PlayLayout};
use crate::app::ui::widgets::{Button, Ui, Weight, at, column, row};
use crate::app::vocabulary::action::{GoTo, PlayAction};
use crate::app::vocabulary::notice::Notice;
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::preferences::Hand;
use crate::app::vocabulary::screen::Screen;
use crate::play::Match;
use crate::rules::Side;

mod acts;
mod apart;
mod card;
mod choices;
mod computer;
mod counting;
mod dock;
mod letters;
mod live;
mod menu;
mod moves;
mod replay;
mod review;
mod ribbon;
mod steps;
mod strip;

screen! {
    /// Resources that the play screen shows.
    PlayView on Screen::Play in ScreenArea::Window => plugin {
        agreed: Agreed,
        blunder_check: BlunderCheck,
        clocks: Clocks,
        device: Device,
        ending: ResultDelay,
        evaluation: Evaluation,
        letters: Letters,
        library: Library,
        live: Live,
        message: StatusLine,
        more: More,
        paused: Paused,
        peek: Peek,
        reviews: Reviews,
        session: Session,
        settings: Settings,
        silent: Silent,
        thinking: Thinking,
        tournament: HomeTournament,
        turned: Turned,
        values: Values,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>) {
    let session = ui.view.session.as_ref();
    let Some(game) = session.seen() else { return };
    let setup = game.setup();
    let settings = &ui.view.settings;
    let seats = settings.seats_of(setup);
    let (layout, _) = Place::of_match(ui.viewport, setup.rules, seats, ui.view.turned.0);
    let near = near_side(game, *ui.view.turned);
    let now = DockState::of(ui, game);
    if let Some(zones) = layout.zones {
        apart::draw(root, ui, game, now, near.other(), &layout, zones);
        return news(root, ui, now, &layout);
    }
    bar(root, ui, game, &layout);
    if let (Some(place), Some(chance)) = (layout.evaluation, chance(ui, game)) {
        computer::evaluation(root, ui, game, near.other(), place, chance);
    }
    let is_covered = now == DockState::More && menu::covers_the_column(ui, &layout);
    if let Some(place) = layout.far
        && now != DockState::Counting
        && !is_covered
    {
        strip::draw(root, ui, game, near.other(), place, layout.detail);
    }
    // Beside the board, the dock can take room from the list of moves.
    let layout = PlayLayout { dock: dock::place(ui, now, game, &layout), ..layout };
    if let Some(mut place) = layout.moves.filter(|_| !is_covered) {
        place.max.y = place.max.y.min(layout.dock.min.y - 10.);
        if place.height() >= moves::LOWEST {
            moves::draw(root, ui, game, session.replay.as_ref(), place);
        }
    }
    if let (DockState::Playing, Some(place)) = (now, layout.near) {
        strip::draw(root, ui, game, near, place, layout.detail);
    }
    controls(root, ui, game, now, &layout);
    news(root, ui, now, &layout);
}

/// Draws news of files over the lower edge of the board while something else has taken the place of the line for
/// messages, such as the result.
fn news(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, now: DockState, layout: &PlayLayout) {
    let has_line = match now {
        DockState::Playing => true,
        DockState::Sending | DockState::Waiting | DockState::Offered | DockState::Asked => {
            letters::has_line(ui, layout)
        }
        _ => layout.zones.is_none() && layout.message.is_none(),
    };
    let Some(said) = ui.view.message.0.as_ref().filter(|said| said.is_of_files() && !has_line) else {
        return;
    };
    let words = ui.words.said(said, ui.view.session.game());
    let (window, board) = (ui.viewport.size, layout.board);
    let distances = UiRect {
        left: px(board.min.x),
        right: px(window.x - board.max.x),
        bottom: px(window.y - board.max.y),
        ..default()
    };
    ui.banners_over(root, distances, |ui, place| ui.closable_banner(place, said.warns(), words, |_, _| {}));
}

/// Returns the first side's chance to win in thousandths if the evaluation bar is visible.
fn chance(ui: &Ui<PlayView>, game: &Match) -> Option<u16> {
    let view = ui.view;
    if let Some(replay) = &view.session.replay {
        return review::chance(view, replay);
    }
    let is_wanted = view.settings.evaluation && !game.setup().tournament_mode;
    is_wanted.then(|| view.evaluation.of(game).unwrap_or(500))
}

/// Draws the controls for the current state.
fn controls(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    now: DockState,
    layout: &PlayLayout,
) {
    match now {
        DockState::More => menu::more(root, ui, game, layout),
        DockState::Replaying => {
            if let Some(replay) = &ui.view.session.replay {
                replay::dock(root, ui, replay, layout);
            }
        }
        DockState::Sending => letters::sending(root, ui, game, layout),
        DockState::Waiting if live::is_live(ui, game) => live::waiting(root, ui, game, layout),
        DockState::Waiting => letters::waiting(root, ui, game, layout),
        DockState::Offered => letters::offer(root, ui, game, layout),
        DockState::Asked => live::asked(root, ui, game, layout),
        DockState::Over => dock::result(root, ui, game, layout),
        DockState::Counting => counting::draw(root, ui, game, layout),
        DockState::Paused => dock::paused(root, ui, game, layout),
        DockState::Starting => dock::start_turn(root, ui, game, layout),
        DockState::Choosing => choices::draw(root, ui, game, layout),
        DockState::Warned => computer::warning(root, ui, game, layout),
        DockState::Silent => computer::silent(root, ui, game, layout),
        DockState::Playing => turn(root, ui, game, layout),
    }
}

/// Draws the controls for the turn that is being made: the acts at the strip of the player who makes
/// it, one line, and the tools.
fn turn(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, layout: &PlayLayout) {
    let is_computers = game.setup().is_watched() || game.computer_to_act().is_some();
    let is_near = game.acting_side() == near_side(game, *ui.view.turned);
    let place = layout.far_acts.filter(|_| !is_near && !is_computers).unwrap_or(layout.acts);
    let has_acts = if is_computers { computer::has_acts(ui, game) } else { acts::has_acts(ui, game, layout) };
    if has_acts && is_computers {
        computer::acts(root, ui, game, place);
    } else if has_acts {
        acts::acts(root, ui, game, layout, place);
    }
    if let Some(mut line) = layout.message {
        // Without acts, the line lies in the middle of the room for both.
        let is_free = !has_acts || place != layout.acts;
        if is_free && !layout.is_beside() {
            line = line.union(layout.acts);
        }
        if !message(root, ui, game, line) && layout.moves.is_none() {
            ribbon::draw(root, ui, game, line);
        }
    }
    if let Some(place) = layout.tools {
        acts::tools(root, ui, game, place);
    }
}

/// Position of the most frequently used control of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MainControl {
    First,
    Last,
}

impl Ui<'_, PlayView<'_>> {
    /// Returns a row whose most frequently used control is in reach of the playing hand's
    /// thumb.
    fn hand_row(&self, game: &Match, gap: f32, main: MainControl) -> Node {
        let at_left = (main == MainControl::First) != self.words.language.is_right_to_left();
        let turns = match self.view.settings.hand_of(game.setup()) {
            Hand::Both => false,
            Hand::Left => !at_left,
            Hand::Right => at_left,
        };
        let flex_direction = if turns { FlexDirection::RowReverse } else { FlexDirection::Row };
        Node { flex_direction, ..row(gap) }
    }
}

/// State that the dock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DockState {
    /// The menu is open.
    More,
    /// A replay is in progress.
    Replaying,
    /// Something is to be sent to a player on another device.
    Sending,
    /// A player on another device answers.
    Waiting,
    /// A player on another device offers something.
    Offered,
    /// A player on another device asks for something in live play.
    Asked,
    /// The game is over, and its result is shown.
    Over,
    /// Both players agree on dead stones.
    Counting,
    /// The clocks are stopped.
    Paused,
    /// The next player has not taken over the device yet.
    Starting,
    /// A choice must be made before play continues.
    Choosing,
    /// The staged turn is a blunder.
    Warned,
    /// A program has given no answer.
    Silent,
    /// A turn is being made.
    Playing,
}

impl DockState {
    fn of(ui: &Ui<PlayView>, game: &Match) -> DockState {
        let is_over = game.outcome().is_some();
        if ui.view.more.is_open() {
            DockState::More
        } else if !ui.view.session.is_live() {
            DockState::Replaying
        } else if let Some(now) = DockState::of_letters(ui, game) {
            now
        } else if is_over && ui.view.ending.is_told() {
            DockState::Over
        } else if game.counting().is_some() {
            DockState::Counting
        } else if !is_over && game.turns().current.started && game.is_paused() {
            DockState::Paused
        } else if !is_over && !game.turns().current.started {
            DockState::Starting
        } else if !game.choices().is_empty() && game.computer_to_act().is_none() {
            DockState::Choosing
        } else if ui.view.blunder_check.warning(game).is_some() {
            DockState::Warned
        } else if ui.view.silent.0.is_some() {
            DockState::Silent
        } else {
            DockState::Playing
        }
    }
}

/// Draws the bar: home, game, resign and menu. Without player strips, it also shows the side to
/// move.
fn bar(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, layout: &PlayLayout) {
    root.spawn(at(layout.bar, ui.hand_row(game, 0., MainControl::Last))).with_children(|bar| {
        ui.icon_button(bar, "home", GoTo::Home);
        let middle = Node {
            flex_grow: 1.,
            flex_basis: px(0),
            min_width: px(0),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..column(0.)
        };
        bar.spawn(middle).with_children(|middle| {
            title(middle, ui, game, layout);
        });
        if ui.view.clocks.running.is_some() && !game.is_together() {
            ui.icon_button(bar, "pause", PlayAction::Pause);
        }
        if layout.bar.width() >= 480. {
            ui.mute_button(bar, ui.view.settings.sound.muted);
        }
        let resigns = layout.detail > Detail::Least
            && game.outcome().is_none()
            && game.counting().is_none()
            && ui.view.session.is_live()
            && !game.setup().is_watched()
            && !game.is_of_others()
            && !acts::resigns_below(ui, game, layout);
        if resigns {
            ui.icon_button(bar, "resign", PlayAction::Resign);
        }
        ui.icon_button(bar, if ui.view.more.is_open() { "close" } else { "more" }, PlayAction::More);
    });
}

/// Draws the name of the game. Without a line for messages, draws the message in its place, and without
/// strips also the side to move.
fn title(middle: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, layout: &PlayLayout) {
    let colours = ui.colours();
    let said = match &ui.view.message.0 {
        _ if layout.message.is_some() => None,
        Some(said) => Some(ui.words.said(said, ui.view.session.game())),
        None if layout.detail == Detail::Least => Some(state(ui, game)),
        None => ui.words.staged(game),
    };
    if let Some(line) = said {
        return ui.centred(middle, Role::Small, colours.ink, line);
    }
    let rules = game.setup().rules;
    let mut what = ui.words.game_by(rules);
    if ui.is_large() || layout.bar.width() < 300. {
        what = ui.words.game_name(rules.game());
    }
    if let Some(series) = game.setup().series {
        what = format!("{what} · {}", ui.words.game_of("series-game", series));
    }
    if game.correspondence().is_some() && !ui.is_large() {
        what = format!("{what} · {}", ui.say("setup-by-link"));
    } else if game.setup().tournament_mode && game.correspondence().is_none() {
        what = format!("{what} · {}", ui.say("setup-tournament"));
    }
    // A long name takes two lines in a narrow bar.
    let most = if ui.is_large() { 12 } else { 22 };
    let is_long = what.chars().count() > most && layout.bar.width() < 480.;
    ui.centred(middle, if is_long { Role::Small } else { Role::Label }, colours.ink_2, what);
}

/// Returns the clocks, the position of the replay, the staged turn or the side to move.
fn state(ui: &Ui<PlayView>, game: &Match) -> String {
    if game.ticking().is_some() {
        let both = Side::BOTH.map(|side| game.clock(side).map(|reading| clock::face(&reading)));
        return both.into_iter().flatten().collect::<Vec<_>>().join(" – ");
    }
    match &ui.view.session.replay {
        Some(replay) => ui.words.replay_line(replay),
        None => ui.words.staged(game).unwrap_or_else(|| ui.words.state(game)),
    }
}

/// Returns the staged turn, or else the instruction in an opening if no draw can be claimed.
fn current_line(ui: &Ui<PlayView>, game: &Match) -> Option<String> {
    let instruction = || choices::instruction(ui, game).or_else(|| choices::swap(ui, game));
    ui.words.staged(game).or_else(|| instruction().filter(|_| game.claims().is_empty()))
}

/// Returns `true` if [`message`] draws something now.
fn speaks(ui: &Ui<PlayView>, game: &Match) -> bool {
    ui.view.message.0.is_some() || current_line(ui, game).is_some() || !game.claims().is_empty()
}

/// Draws one line about the last event or the current turn. Returns `false` if there is nothing to say.
fn message(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, place: Rect) -> bool {
    if !speaks(ui, game) {
        return false;
    }
    let colours = ui.colours();
    let (line, claim) = (current_line(ui, game), game.claims().into_iter().next());
    let node = Node { justify_content: JustifyContent::Center, ..row(10.) };
    root.spawn(at(place, node)).with_children(|line_node| match &ui.view.message.0 {
        Some(said) => {
            let warns = said.warns();
            let icon = match said {
                Notice::KingMe => "king",
                Notice::Passed(_) | Notice::CannotMove(_) => "pass",
                Notice::Computer(_) => "hint",
                _ => "info",
            };
            ui.pill(line_node, icon, warns, ui.words.said(said, ui.view.session.game()));
        }
        None => match (line, claim) {
            (Some(words), _) => ui.centred(line_node, Role::Message, colours.ink_2, words),
            // One claim is enough: each of them ends the game in a draw.
            (None, Some(claim)) => {
                let label = ui.words.claim(game.setup().rules, claim);
                ui.button(line_node, Button::new(Weight::Quiet, "draw", label, PlayAction::Claim(claim)));
            }
            (None, None) => {}
        },
    });
    true
}
