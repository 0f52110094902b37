//! Play screen: side to move, last event and the available actions.
//!
//! The board is not part of the UI tree. It is drawn in world space, in the area that the
//! layout reserves for it.

use bevy::prelude::*;

use crate::app::board::form::Form;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::blunder_check::BlunderCheck;
use crate::app::state::clock;
use crate::app::state::clock::Clocks;
use crate::app::state::computer::Evaluation;
use crate::app::state::computer::Paused;
use crate::app::state::computer::Thinking;
use crate::app::state::library::Library;
use crate::app::state::result_delay::ResultDelay;
use crate::app::state::review::Reviews;
use crate::app::state::seating::Turned;
use crate::app::state::seating::far_side;
use crate::app::state::session::Agreed;
use crate::app::state::session::More;
use crate::app::state::session::Peek;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::theme::layout::{self, Detail, PlayLayout, Zone};
use crate::app::ui::widgets::{Button, Ui, Weight, at, column, row};
use crate::app::vocabulary::action::{Ask, ComputerAction, Explains, GoTo, PlayAction};
use crate::app::vocabulary::notice::Notice;
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::preferences::Hand;
use crate::app::vocabulary::screen::Screen;
use crate::play::{Match, Mode};
use crate::rules::{Rules, Side};

mod card;
mod choices;
mod computer;
mod counting;
mod dock;
mod moves;
mod replay;
mod review;
mod steps;
mod strip;

screen! {
    /// Resources that the play screen shows.
    PlayView on Screen::Play in ScreenArea::Window => plugin {
        agreed: Agreed,
        blunder_check: BlunderCheck,
        clocks: Clocks,
        ending: ResultDelay,
        evaluation: Evaluation,
        library: Library,
        message: StatusLine,
        more: More,
        paused: Paused,
        peek: Peek,
        reviews: Reviews,
        session: Session,
        settings: Settings,
        thinking: Thinking,
        turned: Turned,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>) {
    let session = ui.view.session.as_ref();
    let Some(game) = session.seen() else { return };
    let setup = game.setup();
    let shape = Form::of(setup.rules).shape();
    let settings = &ui.view.settings;
    let layout = layout::play(ui.viewport, shape, settings.seating_of(setup), settings.hand);
    let far = far(ui, setup.rules);
    let now = DockState::of(ui, game);
    if let Some(zones) = layout.zones {
        return apart(root, ui, game, now, far, &layout, zones);
    }
    bar(root, ui, game, &layout);
    if let (Some(place), Some(chance)) = (layout.evaluation, chance(ui, game)) {
        computer::evaluation(root, ui, game, far, place, chance);
    }
    let is_covered = now == DockState::More && dock::covers_the_column(ui, &layout);
    if let Some(place) = layout.far
        && now != DockState::Counting
        && !is_covered
    {
        strip::draw(root, ui, game, far, place, layout.detail);
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
        strip::draw(root, ui, game, far.other(), place, layout.detail);
    }
    controls(root, ui, game, now, &layout);
}

/// Returns the side at the top of the board. On a turned board, this is the near player.
fn far(ui: &Ui<PlayView>, rules: Rules) -> Side {
    let far = far_side(rules);
    if ui.view.turned.0 { far.other() } else { far }
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

/// Draws the same content in a zone for each of two players who sit apart, turned to face them.
fn apart(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    now: DockState,
    far: Side,
    layout: &PlayLayout,
    zones: [Zone; 2],
) {
    // The menu, a replay and the result are shared by both players.
    let is_asked = matches!(
        now,
        DockState::Paused
            | DockState::Starting
            | DockState::Choosing
            | DockState::Warned
            | DockState::Playing
    );
    let asked = if is_asked { game.acting_side() } else { far.other() };
    for (zone, side) in zones.into_iter().zip([far, far.other()]) {
        let turned = UiTransform { rotation: Rot2::degrees(zone.turn), ..default() };
        root.spawn((at(zone.place, Node::default()), turned)).with_children(|root| {
            if is_asked || now == DockState::Over || side == far {
                strip::draw(root, ui, game, side, zone.strip, layout.detail);
            }
            let Zone { message, acts, dock, .. } = zone;
            let own = PlayLayout { message: Some(message), acts, dock, ..*layout };
            if side == asked && now != DockState::More {
                controls(root, ui, game, now, &own);
            }
            if zone.bar.is_some() {
                bar(root, ui, game, &own);
            }
        });
    }
    if zones.iter().all(|zone| zone.bar.is_none()) {
        bar(root, ui, game, layout);
    }
    if now == DockState::More {
        controls(root, ui, game, now, layout);
    }
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
        DockState::More => dock::more(root, ui, game, layout),
        DockState::Replaying => {
            if let Some(replay) = &ui.view.session.replay {
                replay::dock(root, ui, replay, layout);
            }
        }
        DockState::Over => dock::result(root, ui, game, layout),
        DockState::Counting => counting::draw(root, ui, game, layout),
        DockState::Paused => dock::paused(root, ui, game, layout),
        DockState::Starting => dock::start_turn(root, ui, game, layout),
        DockState::Choosing => choices::draw(root, ui, game, layout),
        DockState::Warned => computer::warning(root, ui, game, layout),
        DockState::Playing => {
            if let Some(place) = layout.message {
                message(root, ui, game, place);
            }
            if game.setup().is_watched() || game.computer_to_act().is_some() {
                computer::acts(root, ui, game, layout.acts);
            } else {
                acts(root, ui, game, layout);
            }
            if let Some(place) = layout.tools {
                tools(root, ui, game, place);
            }
        }
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
    /// A turn is being made.
    Playing,
}

impl DockState {
    fn of(ui: &Ui<PlayView>, game: &Match) -> DockState {
        let is_over = game.outcome().is_some();
        if ui.view.more.0 {
            DockState::More
        } else if !ui.view.session.is_live() {
            DockState::Replaying
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
        } else {
            DockState::Playing
        }
    }
}

/// Draws the bar: home, game, resign and menu. Without player strips, it also shows the side to
/// move.
fn bar(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, layout: &PlayLayout) {
    let colours = ui.colours();
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
            if layout.detail == Detail::Least {
                let line = match &ui.view.message.0 {
                    Some(said) => ui.words.said(said, ui.view.session.game()),
                    None if game.ticking().is_some() => {
                        let both =
                            Side::BOTH.map(|side| game.clock(side).map(|reading| clock::face(&reading)));
                        both.into_iter().flatten().collect::<Vec<_>>().join(" – ")
                    }
                    None => match &ui.view.session.replay {
                        Some(replay) => ui.words.replay_line(replay),
                        None => ui.words.staged(game).unwrap_or_else(|| ui.words.state(game)),
                    },
                };
                ui.centred(middle, Role::Small, colours.ink, line);
            } else {
                let rules = game.setup().rules;
                let mut what = ui.words.game_by(rules);
                if ui.is_large() {
                    what = ui.words.game_name(rules.game());
                }
                if let Some(series) = game.setup().series {
                    what = format!("{what} · {}", ui.words.game_of("series-game", series));
                }
                if game.setup().tournament_mode {
                    what = format!("{what} · {}", ui.say("setup-tournament"));
                }
                // A long name takes two lines in a narrow bar.
                let is_long = what.chars().count() > 22 && layout.bar.width() < 480.;
                ui.centred(middle, if is_long { Role::Small } else { Role::Label }, colours.ink_2, what);
            }
        });
        if ui.view.clocks.running.is_some() {
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
            && !resigns_below(ui, game, layout);
        if resigns {
            ui.icon_button(bar, "resign", PlayAction::Resign);
        }
        ui.icon_button(bar, if ui.view.more.0 { "close" } else { "more" }, PlayAction::More);
    });
}

/// Draws one line about the last event or the current turn.
fn message(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, place: Rect) {
    let colours = ui.colours();
    let node = Node { justify_content: JustifyContent::Center, ..row(10.) };
    root.spawn(at(place, node)).with_children(|line| match &ui.view.message.0 {
        Some(said) => {
            let warns = said.warns();
            let icon = match said {
                Notice::KingMe => "king",
                Notice::Passed(_) | Notice::CannotMove(_) => "pass",
                Notice::Computer(_) => "hint",
                _ => "info",
            };
            ui.pill(line, icon, warns, ui.words.said(said, ui.view.session.game()));
        }
        None => {
            let claim = game.claims().into_iter().next();
            if let Some(staged) = ui.words.staged(game) {
                ui.centred(line, Role::Message, colours.ink_2, staged);
            } else if let Some(claim) = claim {
                // One claim is enough: each of them ends the game in a draw.
                let label = ui.words.claim(game.setup().rules, claim);
                ui.button(line, Button::new(Weight::Quiet, "draw", label, PlayAction::Claim(claim)));
            } else if let Some(instruction) = choices::instruction(ui, game) {
                ui.centred(line, Role::Message, colours.ink_2, instruction);
            }
        }
    });
}

/// Gap between Pass and Resign, large enough to prevent mistakes.
const APART: f32 = 64.;

/// Returns `true` if a pass is possible now.
fn may_pass(game: &Match) -> bool {
    let current = &game.turns().current;
    let is_ones_own = game.outcome().is_none() && game.computer_to_act().is_none();
    is_ones_own && current.path.is_empty() && current.next.complete
}

/// Returns `true` if Resign stands below the board beside Pass instead of in the bar.
fn resigns_below(ui: &Ui<PlayView>, game: &Match, layout: &PlayLayout) -> bool {
    let is_quick = game.setup().mode == Mode::Quick;
    DockState::of(ui, game) == DockState::Playing
        && is_quick
        && layout.detail > Detail::Least
        && may_pass(game)
}

/// Draws Clear Moves and Finish Turn, in quick mode only while a turn is staged, and Pass in
/// games that allow it.
fn acts(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, layout: &PlayLayout) {
    let current = &game.turns().current;
    // No action is available while the blunder check examines a turn.
    let is_looking = ui.view.blunder_check.is_looking(game);
    let staged = !current.path.is_empty() && !is_looking;
    let explained = |button: Button| if is_looking { button } else { button.explains() };
    let hand_over = game.setup().mode == Mode::HandOver;
    let height = layout.acts.height();
    let resigns = resigns_below(ui, game, layout);
    let node = ui.hand_row(
        game,
        if resigns { APART } else { 14. },
        if resigns { MainControl::First } else { MainControl::Last },
    );
    root.spawn(at(layout.acts, node)).with_children(|acts| {
        if may_pass(game) {
            let pass = Button::new(Weight::Secondary, "pass", ui.say("pass"), PlayAction::Pass);
            ui.button(acts, pass.height(height).grow(1.));
        } else if hand_over || staged {
            let large = ui.is_large();
            let clear = if large { String::new() } else { ui.say("clear-moves") };
            let clear = Button::new(Weight::Secondary, "clear", clear, PlayAction::ClearMoves);
            let clear = explained(clear.enabled(staged));
            ui.button(acts, clear.height(height).grow(if large { 0. } else { 1. }));
        }
        if hand_over || staged {
            let finish = ui.say("finish-turn");
            let finish = Button::new(Weight::Primary, "finish", finish, PlayAction::FinishTurn);
            let finish = explained(finish.enabled(staged && current.next.complete));
            ui.button(acts, finish.height(height).grow(1.3));
        } else if resigns {
            let resign = Button::new(Weight::Secondary, "resign", ui.say("resign"), PlayAction::Resign);
            ui.button(acts, resign.height(height).grow(1.));
        } else if layout.tools.is_none() {
            let (can_undo, can_redo) = undo_and_redo(ui, game);
            let undo = Button::new(Weight::Secondary, "undo", ui.say("undo"), PlayAction::Undo);
            ui.button(acts, undo.enabled(can_undo).explains().height(height).grow(1.));
            if !may_pass(game) {
                let redo = Button::new(Weight::Secondary, "redo", ui.say("redo"), PlayAction::Redo);
                ui.button(acts, redo.enabled(can_redo).explains().height(height).grow(1.));
            }
        }
    });
}

/// Draws undo, redo, hint and previous turn.
fn tools(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, place: Rect) {
    root.spawn(at(place, ui.hand_row(game, 4., MainControl::First)))
        .with_children(|tools| tool_row(tools, ui, game));
}

/// Returns two flags: undo is possible, and redo is possible.
fn undo_and_redo(ui: &Ui<PlayView>, game: &Match) -> (bool, bool) {
    match &ui.view.session.table {
        _ if game.setup().tournament_mode => (!game.turns().current.path.is_empty(), false),
        Some(table) => (table.can_undo(), table.can_redo()),
        None => (false, false),
    }
}

/// Draws the tools into a row.
fn tool_row(tools: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match) {
    let (can_undo, can_redo) = undo_and_redo(ui, game);
    let [undo, redo, hint, previous] = ["undo", "redo", "hint", "previous"].map(|key| ui.say(key));
    ui.tool(tools, "undo", undo, PlayAction::Undo, can_undo).insert(Explains);
    ui.tool(tools, "redo", redo, PlayAction::Redo, can_redo).insert(Explains);
    let can_hint = computer::can_hint(game);
    ui.tool(tools, "hint", hint, ComputerAction::Ask(Ask::Hint), can_hint).insert(Explains);
    ui.toggle_tool(tools, "previous", previous, PlayAction::ShowPrevious, ui.view.peek.0);
}
