//! Setup page of a new game: opponent, seats or levels, and Start at one glance. Everything else is
//! folded under "Rules and options".

use bevy::prelude::*;

use crate::app::board::picture::Picture;
use crate::app::device::viewport::WidthClass;
use crate::app::screens::{ScreenArea, banner, lessons, screen};
use crate::app::state::draft::Draft;
use crate::app::state::editor::Editor;
use crate::app::state::engines::Engines;
use crate::app::state::lessons::LessonOffer;
use crate::app::state::library::Library;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::vocabulary::action::{Action, Fold, GoTo, SetupAction};
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::preferences::Opposition;
use crate::app::vocabulary::screen::Screen;
use crate::play::rule_change::RuleChange;
use crate::rules::{Game, Grid, Rules};

mod arrangement;
mod by_link;
mod checkers;
mod clock;
mod connect_four;
mod go;
mod gomoku;
mod hex;
mod levels;
mod position;
mod presets;
mod seats;
mod together;

/// Number of columns of the page and their width in points. In a wide window, the options or the board stand
/// beside the rest.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Columns {
    count: u8,
    width: f32,
}

/// Gap between two columns.
const GAP: f32 = 40.;

impl Columns {
    fn of(ui: &Ui<SetupView>) -> Columns {
        let room = ui.viewport.safe_area().width();
        let wide = ui.viewport.is_landscape() && ui.viewport.width_class() == WidthClass::Expanded;
        let (count, widest) = if wide { (2, 1200.) } else { (1, 640.) };
        // The margins of the page.
        let margin = if ui.viewport.size.x < 600. { 16. } else { 32. };
        let columns = f32::from(count);
        let width = ((room - 2. * margin).min(widest) - GAP * (columns - 1.)) / columns;
        Columns { count, width: width.floor() }
    }

    /// Returns the width of all columns with their gaps.
    fn page(self) -> f32 {
        let columns = f32::from(self.count);
        self.width * columns + GAP * (columns - 1.)
    }
}

screen! {
    /// Resources that the setup page shows.
    SetupView on Screen::Setup(game) in ScreenArea::SafeArea => plugin {
        draft: Draft,
        editor: Editor,
        engines: Engines,
        library: Library,
        message: StatusLine,
        session: Session,
        offer: LessonOffer,
        settings: Settings,
    }
    |root, ui| draw(root, ui, game)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, game: Game) {
    let columns = Columns::of(ui);
    let (title, about) = (ui.words.game_name(game), ui.say("rules"));
    let compact = ui.viewport.width_class() == WidthClass::Compact;
    ui.top_bar(root, title, |ui, bar| {
        if compact {
            ui.icon_button(bar, "rules", GoTo::Rules(game));
        } else {
            ui.button(bar, Button::new(Weight::Quiet, "rules", about, GoTo::Rules(game)));
        }
    });
    let rules = ui.view.draft.setups.rules(game);
    let gap = if compact { 20. } else { 28. };
    ui.page(root, columns.page(), |ui, page| {
        lessons::offer_of_game(page, ui, *ui.view.offer);
        let side_by_side = Node { align_items: AlignItems::Start, ..row(GAP) };
        let node = if columns.count == 2 { side_by_side } else { column(gap) };
        page.spawn(node).with_children(|page| {
            let part = Node { width: px(columns.width), flex_shrink: 0., ..column(gap) };
            page.spawn(part.clone()).with_children(|part| {
                glance(part, ui, rules, columns.width);
                if columns.count == 2 {
                    agreements(part, ui, rules);
                }
            });
            page.spawn(part).with_children(|part| rest(part, ui, rules, columns));
        });
    });
    foot(root, ui, columns);
    banner(root, ui, &ui.view.message, ui.view.session.game());
}

/// Draws what every player decides: the opponent, how they sit or how strong the computer is, and who plays
/// which side.
fn glance(part: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules, width: f32) {
    opposition(part, ui, width);
    together::proposal(part, ui, rules.game());
    match ui.view.draft.setups.opposition {
        Opposition::People => arrangement::draw(part, ui, rules.game(), width),
        Opposition::Computer | Opposition::Watched => levels::draw(part, ui, rules, width),
        Opposition::ByLink => by_link::draw(part, ui),
    }
    if position::is_set_up(ui, rules) {
        position::draw(part, ui, rules, true);
    }
    seats::draw(part, ui, rules);
}

/// Draws the control of the other options, and these options or the board.
fn rest(part: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules, columns: Columns) {
    let unfolded = ui.view.draft.is_unfolded(Fold::Options);
    ui.card(part, |ui, card| {
        let (title, line) = (ui.say("setup-options"), in_force(ui, rules));
        ui.fold(card, unfolded, title, line, SetupAction::Unfold(Fold::Options));
    });
    if unfolded {
        kinds(part, ui, rules);
        details(part, ui, rules);
        levels::addition(part, ui, rules.game());
        if columns.count == 1 {
            agreements(part, ui, rules);
        }
        if !position::is_set_up(ui, rules) {
            position::draw(part, ui, rules, false);
        }
    }
    together::unfinished(part, ui);
    if !unfolded {
        preview(part, ui, rules, columns);
    }
}

/// Draws the options besides the rules. Two columns share the options, so that neither scrolls beside nothing.
fn agreements(part: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    if ui.view.draft.is_unfolded(Fold::Options) {
        together::turns(part, ui, rules.game());
        together::table(part, ui, rules.game());
    }
}

/// Returns the options in force, so that nothing folded is hidden: "American, 5 min, Best of 3".
fn in_force(ui: &Ui<SetupView>, rules: Rules) -> String {
    let setups = &ui.view.draft.setups;
    let game = rules.game();
    let mut words = vec![ui.words.rules_name(rules)];
    let [first, second] = setups.clocks(game);
    words.extend(first.or(second).map(|control| ui.words.control(control)));
    words.extend(setups.best_of(game).map(|games| ui.words.best_of(games)));
    if setups.in_tournament_mode(game) && setups.opposition != Opposition::ByLink {
        words.push(ui.say("setup-tournament"));
    }
    ui.words.list(&words)
}

/// Draws the start button, which stays visible on a page of any length. In a wide window, it stands in the
/// last column.
fn foot(root: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, columns: Columns) {
    let foot = Node {
        flex_shrink: 0.,
        justify_content: JustifyContent::Center,
        padding: UiRect::new(px(0), px(0), px(8), px(16)),
        ..row(0.)
    };
    root.spawn(foot).with_children(|foot| {
        let room = Node { width: px(columns.page()), justify_content: JustifyContent::End, ..row(0.) };
        foot.spawn(room).with_children(|room| {
            room.spawn(Node { width: px(columns.width), ..row(0.) }).with_children(|room| {
                let label = ui.say("setup-start");
                let start = Button::new(Weight::Primary, "play", label, SetupAction::Start);
                ui.button(room, start.height(64.).grow(1.));
            });
        });
    });
}

/// Draws the choice of the kind of rules.
fn kinds(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    match rules {
        Rules::Checkers(_) => checkers::kinds(parent, ui, rules),
        Rules::Go(_) | Rules::Gomoku(_) | Rules::Hexdame(_) => {
            ui.section(parent, "setup-rules", |ui, section| presets::list(section, ui, rules));
        }
        Rules::Four(_) => {
            ui.section(parent, "setup-opening", |ui, section| presets::list(section, ui, rules));
        }
        Rules::ConnectFour(rules) => connect_four::draw(parent, ui, rules),
        Rules::Hex(rules) => hex::draw(parent, ui, rules),
        Rules::Reversi(_) => {
            ui.section(parent, "setup-rules", |ui, section| {
                ui.card(section, |ui, card| {
                    let line = ui.say("rules-reversi-line");
                    card.spawn(Node { padding: UiRect::all(px(15)), ..row(0.) })
                        .with_children(|room| ui.text(room, Role::Body, ui.colours().ink, line));
                });
            });
        }
    }
}

/// Draws the remaining rules.
fn details(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    match rules {
        Rules::Checkers(rules) => checkers::details(parent, ui, rules),
        Rules::Go(rules) => go::details(parent, ui, rules),
        Rules::Gomoku(rules) => gomoku::details(parent, ui, rules),
        Rules::ConnectFour(_) | Rules::Reversi(_) | Rules::Four(_) | Rules::Hexdame(_) | Rules::Hex(_) => {}
    }
}

/// The least width or height of the picture of the board, in points.
const LEAST_PREVIEW: f32 = 180.;

/// Draws the board at the start of the game, where the whole of it has room without scrolling.
fn preview(part: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules, columns: Columns) {
    let opposition = ui.view.draft.setups.opposition;
    // Bar, start button, margins of the page, the control of the options and the gaps around it.
    let fixed = 64. + 88. + 32. + 84. + 56.;
    let taken = match (columns.count, opposition) {
        (2, _) => fixed,
        (_, Opposition::People) => fixed + 510.,
        (_, Opposition::Computer) if ui.view.draft.setups.coach(rules.game()).is_some() => fixed + 640.,
        (_, Opposition::Computer) => fixed + 580.,
        (_, Opposition::Watched) => fixed + 720.,
        (_, Opposition::ByLink) => fixed + 560.,
    };
    let is_cramped =
        ui.theme.text > 1.25 || position::is_set_up(ui, rules) || ui.view.proposal(rules.game()).is_some();
    let height = ui.viewport.safe_area().height() - taken * ui.theme.text;
    if height < LEAST_PREVIEW || (is_cramped && columns.count == 1) {
        return;
    }
    let (position, _) = ui.view.editor.start(rules).position(rules);
    let picture = Picture::of(&*position);
    let cells = picture.cells();
    let width = columns.width.min(height * cells.x / cells.y);
    part.spawn(Node { justify_content: JustifyContent::Center, ..row(0.) })
        .with_children(|room| ui.mini_board(room, &picture, width.floor(), 8., None));
}

/// Draws the choice of opponents.
fn opposition(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, width: f32) {
    let chosen = ui.view.draft.setups.opposition;
    let segments = [
        (Opposition::People, "players", "setup-people"),
        (Opposition::Computer, "computer", "setup-computer"),
        (Opposition::ByLink, "letter", "setup-by-link"),
        (Opposition::Watched, "eye", "setup-watch"),
    ]
    .map(|(choice, icon, key)| (choice == chosen, icon, ui.say(key), SetupAction::Opposition(choice).into()));
    ui.segments(parent, width, segments.into());
}

/// Draws a section of chips with an explanation of the selected one.
fn chips(
    parent: &mut ChildSpawnerCommands,
    ui: &mut Ui<SetupView>,
    heading: &str,
    chips: Vec<(bool, String, Action)>,
    line: Option<String>,
) {
    ui.section(parent, heading, |ui, section| {
        ui.chips(section, chips);
        if let Some(line) = line {
            note(section, ui, line);
        }
    });
}

/// Draws a note under a setting.
fn note(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, line: String) {
    parent
        .spawn(Node { padding: UiRect::horizontal(px(4)), ..default() })
        .with_children(|room| ui.text(room, Role::Small, ui.colours().ink_2, line));
}

/// Returns a chip that changes a rule.
fn chip(chosen: bool, label: String, change: RuleChange) -> (bool, String, Action) {
    (chosen, label, SetupAction::Rule(change).into())
}

/// The sizes of boards of a game.
struct Sizes {
    /// The chips of the usual sizes.
    usual: Vec<(bool, String, Action)>,
    /// The size that is set.
    current: Grid,
    /// The changes to the next smaller and the next larger size, if there is one.
    steps: [Option<RuleChange>; 2],
}

/// Draws the usual sizes of boards, and a stepper for all others once it is asked for or needed.
fn sizes(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, sizes: Sizes) {
    let Sizes { mut usual, current, steps } = sizes;
    let is_unusual = usual.iter().all(|(chosen, ..)| !chosen);
    let unfolded = is_unusual || ui.view.draft.is_unfolded(Fold::Sizes);
    if !unfolded {
        usual.push((false, ui.say("setup-other"), SetupAction::Unfold(Fold::Sizes).into()));
    }
    ui.chips(parent, usual);
    if unfolded {
        let label = ui.words.board_size(current);
        let [less, more] = steps.map(|step| step.map(|change| SetupAction::Rule(change).into()));
        ui.stepper(parent, label, less, more);
    }
}
