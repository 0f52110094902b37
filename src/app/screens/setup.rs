//! Setup page of a new game: players, rules and turn mode.

use bevy::prelude::*;

use crate::app::board::picture::Picture;
use crate::app::device::viewport::WidthClass;
use crate::app::screens::{ScreenArea, lessons, screen};
use crate::app::state::draft::Draft;
use crate::app::state::editor::Editor;
use crate::app::state::lessons::LessonOffer;
use crate::app::state::library::Library;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::vocabulary::action::{Action, GoTo, SetupAction};
use crate::app::vocabulary::preferences::Opposition;
use crate::app::vocabulary::screen::Screen;
use crate::play::rule_change::RuleChange;
use crate::rules::{Game, Rules};

mod checkers;
mod clock;
mod connect_four;
mod go;
mod gomoku;
mod position;
mod presets;
mod seats;
mod together;

/// Number of columns of the page and their width in points.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Columns {
    count: u8,
    width: f32,
}

/// Gap between two columns.
const GAP: f32 = 28.;

impl Columns {
    fn of(ui: &Ui<SetupView>) -> Columns {
        let room = ui.viewport.safe_area().width();
        let (count, widest) = match room {
            room if ui.viewport.width_class() == WidthClass::Compact => (1, room),
            room if room < 960. => (2, 960.),
            _ => (3, 1200.),
        };
        let margin = if count == 1 { 16. } else { 32. };
        let columns = f32::from(count);
        let width = ((room - 2. * margin).min(widest) - GAP * (columns - 1.)) / columns;
        Columns { count, width }
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
        library: Library,
        session: Session,
        offer: LessonOffer,
        settings: Settings,
    }
    |root, ui| draw(root, ui, game)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, game: Game) {
    let columns = Columns::of(ui);
    let (title, about) = (ui.words.game_name(game), ui.say("rules"));
    ui.top_bar(root, title, |ui, bar| {
        if columns.count == 1 {
            ui.icon_button(bar, "rules", GoTo::Rules(game));
        } else {
            ui.button(bar, Button::new(Weight::Quiet, "rules", about, GoTo::Rules(game)));
        }
    });
    let rules = ui.view.draft.setups.rules(game);
    let is_set_up = position::is_set_up(ui, rules);
    let has_details = matches!(game, Game::Checkers | Game::Go | Game::Gomoku);
    ui.page(root, columns.page(), |ui, page| {
        lessons::offer_of_game(page, ui, *ui.view.offer);
        match columns.count {
            1 => {
                opposition(page, ui, columns.page());
                together::proposal(page, ui, game);
                if is_set_up {
                    position::draw(page, ui, rules, true);
                }
                seats::draw(page, ui, rules, true);
                kinds(page, ui, rules);
                details(page, ui, rules);
                together::modes(page, ui, game);
                together::table(page, ui, game);
                if !is_set_up {
                    position::draw(page, ui, rules, true);
                }
            }
            2 => {
                opposition(page, ui, columns.page());
                together::proposal(page, ui, game);
                seats::draw(page, ui, rules, false);
                page.spawn(side_by_side()).with_children(|sections| {
                    sections.spawn(section_column(columns)).with_children(|left| {
                        kinds(left, ui, rules);
                        together::modes(left, ui, game);
                        together::table(left, ui, game);
                    });
                    sections.spawn(section_column(columns)).with_children(|right| {
                        preview(right, ui, rules, columns.width, columns.width);
                        position::draw(right, ui, rules, false);
                        details(right, ui, rules);
                    });
                });
            }
            _ => {
                // The rest of the height is needed above and below the picture if it shares a
                // column with the seats.
                let height = ui.viewport.safe_area().height() - 490.;
                page.spawn(side_by_side()).with_children(|sections| {
                    sections.spawn(section_column(columns)).with_children(|left| {
                        opposition(left, ui, columns.width);
                        together::proposal(left, ui, game);
                        seats::draw(left, ui, rules, true);
                        if has_details {
                            preview(left, ui, rules, columns.width, height.max(160.));
                        }
                    });
                    sections.spawn(section_column(columns)).with_children(|middle| {
                        kinds(middle, ui, rules);
                        together::modes(middle, ui, game);
                        together::table(middle, ui, game);
                    });
                    sections.spawn(section_column(columns)).with_children(|right| {
                        if is_set_up {
                            position::draw(right, ui, rules, false);
                        }
                        details(right, ui, rules);
                        if !has_details {
                            preview(right, ui, rules, columns.width, height + 260.);
                        }
                        if !is_set_up {
                            position::draw(right, ui, rules, false);
                        }
                    });
                });
            }
        }
    });
    foot(root, ui, columns);
}

fn side_by_side() -> Node {
    Node { align_items: AlignItems::Start, ..row(GAP) }
}

fn section_column(columns: Columns) -> Node {
    Node { width: px(columns.width), flex_shrink: 0., ..column(GAP) }
}

/// Draws the start button, which stays visible on a page of any length. In a wide window, it
/// stands in the last column.
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
            let width = if columns.count == 3 { columns.width } else { columns.page() };
            room.spawn(Node { width: px(width), ..row(0.) }).with_children(|room| {
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
        Rules::Go(_) | Rules::Gomoku(_) => {
            ui.section(parent, "setup-rules", |ui, section| presets::list(section, ui, rules));
        }
        Rules::Four(_) => {
            ui.section(parent, "setup-opening", |ui, section| presets::list(section, ui, rules));
        }
        Rules::ConnectFour(rules) => connect_four::draw(parent, ui, rules),
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
        Rules::ConnectFour(_) | Rules::Reversi(_) | Rules::Four(_) => {}
    }
}

/// Draws the board at the start of the game.
fn preview(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules, width: f32, height: f32) {
    let (position, _) = ui.view.editor.start(rules).position(rules);
    let picture = Picture::of(&*position);
    let cells = picture.cells();
    let width = width.min(height * cells.x / cells.y);
    parent
        .spawn(Node { justify_content: JustifyContent::Center, ..row(0.) })
        .with_children(|room| ui.mini_board(room, &picture, width.round(), 8., None));
}

/// Draws the choice of opponents.
fn opposition(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, width: f32) {
    let chosen = ui.view.draft.setups.opposition;
    let segments = [
        (Opposition::People, "players", "setup-people"),
        (Opposition::Computer, "computer", "setup-computer"),
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
