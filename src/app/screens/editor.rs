//! Editor for positions: the board, the available pieces, and the reason why the position is
//! not playable yet.

use bevy::prelude::*;

use crate::app::board::form::Form;
use crate::app::screens::words::count;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::editor::Editor;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::theme::layout::{self, EditorLayout};
use crate::app::ui::controls::Scrolls;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Button, Ui, Weight, at, circle, column, control, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{Action, Called, EditorAction, GoTo, Says};
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::screen::Screen;
use crate::play::Sketch;
use crate::play::sketch::{self, Unfit};
use crate::rules::{Game, Misplaced, Piece, Rank, Rules, Side};

/// Minimum height of a panel whose icons have labels.
const ROOMY: f32 = 288.;

impl Words<'_> {
    /// Returns the name of a piece.
    fn piece(&self, rules: Rules, piece: Piece) -> String {
        let side = self.side(rules, piece.side);
        let key = match (rules.game(), piece.rank) {
            (Game::Checkers | Game::Hexdame, Rank::Man) => "editor-man",
            (Game::Checkers | Game::Hexdame, Rank::King) => "editor-king",
            _ => return side,
        };
        self.language.format(key, &[("side", side.into())])
    }

    /// Returns the reason why no match can start from a position.
    fn unfit(&self, sketch: &Sketch, unfit: Unfit) -> String {
        let key = match unfit {
            Unfit::Misplaced(Misplaced::Uncrowned(_)) if sketch.rules().grid().is_hexagonal() => {
                "editor-uncrowned-cell"
            }
            Unfit::Misplaced(Misplaced::Uncrowned(_)) => "editor-uncrowned",
            Unfit::Misplaced(Misplaced::NoLiberty(_)) => "editor-no-liberty",
            Unfit::Misplaced(Misplaced::BothWon) => "editor-both-won",
            // No touch can lead to the remaining cases.
            Unfit::Misplaced(_) => "record-misplaced",
            Unfit::Over(outcome) => {
                let why = sketch.placed().map(|position| self.over_at_once(&*position, outcome));
                return self.language.format("editor-over", &[("why", why.unwrap_or_default().into())]);
            }
        };
        self.language.text(key)
    }

    /// Returns the help text for the effect of a touch.
    fn editor_help(&self, hand: Option<Piece>, rules: Rules) -> String {
        self.language.text(match (hand, rules.game()) {
            (None, Game::ConnectFour) => "editor-help-column",
            (None, _) => "editor-help-take",
            (Some(_), Game::ConnectFour) => "editor-help-drop",
            (Some(_), Game::Go | Game::Gomoku) => "editor-help-stone",
            (Some(_), Game::Hex) => "editor-help-cell",
            (Some(_), _) => "editor-help-put",
        })
    }
}

screen! {
    /// Resources that the position editor shows.
    EditorView on Screen::Editor in ScreenArea::Window => plugin {
        editor: Editor,
        message: StatusLine,
        settings: Settings,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<EditorView>) {
    let view = ui.view;
    let Some(sketch) = view.editor.sketch() else { return };
    let mut layout = layout::editor(ui.viewport, Form::of(sketch.rules()).shape(), view.settings.hand);
    if ui.is_large() {
        // Large text needs more lines than fit above the board.
        layout.line = None;
    }
    bar(root, ui, sketch.rules(), layout.bar);
    if let Some(place) = layout.line {
        let node = Node { justify_content: JustifyContent::Center, ..row(0.) };
        root.spawn(at(place, node)).with_children(|line| status(line, ui, sketch));
    }
    panel(root, ui, sketch, &layout);
}

/// Draws the bar with the back button and the title.
fn bar(root: &mut ChildSpawnerCommands, ui: &mut Ui<EditorView>, rules: Rules, place: Rect) {
    let colours = ui.colours();
    root.spawn(at(place, row(8.))).with_children(|bar| {
        ui.icon_button(bar, "back", GoTo::Back);
        // Large text has room for one line only.
        let (title, what) = if ui.is_large() {
            (ui.words.game_name(rules.game()), String::new())
        } else {
            (ui.say("editor-title"), ui.words.game_by(rules))
        };
        ui.two_lines(bar, (Role::Head, title), (colours.ink_2, what));
        if place.width() >= 480. {
            ui.mute_button(bar, ui.view.settings.sound.muted);
        }
    });
}

/// Draws the latest message, else the reason why the position is not playable, else the effect
/// of a touch.
fn status(parent: &mut ChildSpawnerCommands, ui: &mut Ui<EditorView>, sketch: &Sketch) {
    let colours = ui.colours();
    let (view, words) = (ui.view, ui.words);
    let (warns, words) = match (&view.message.0, sketch.position()) {
        (Some(said), _) => (said.warns(), words.said(said, None)),
        (None, Err(unfit)) => (true, words.unfit(sketch, unfit)),
        (None, Ok(_)) => match sketch.uneven() {
            Some([first, second]) => {
                let values = [("first", count(first)), ("second", count(second))];
                (false, words.language.format("editor-uneven", &values))
            }
            None => {
                let help = words.editor_help(view.editor.hand, sketch.rules());
                return ui.centred(parent, Role::Message, colours.ink_2, help);
            }
        },
    };
    ui.pill(parent, "info", warns, words);
}

/// Draws the controls beside the board.
fn panel(root: &mut ChildSpawnerCommands, ui: &mut Ui<EditorView>, sketch: &Sketch, layout: &EditorLayout) {
    let place = layout.panel;
    let roomy = place.height() >= ROOMY * ui.theme.text;
    let gap = if roomy { 12. } else { 6. };
    let node =
        Node { overflow: Overflow::scroll_y(), justify_content: JustifyContent::SpaceBetween, ..column(gap) };
    let scrolled = ui.scrolled.clone();
    let scrolls = (Scrolls, scrolled, Pickable::default());
    root.spawn((at(place, node), scrolls)).with_children(|panel| {
        panel.spawn(Node { flex_shrink: 0., ..column(gap) }).with_children(|above| {
            tray(above, ui, sketch.rules(), roomy && !ui.is_large());
            turn(above, ui, sketch, place.width());
            prisoners(above, ui, sketch);
            // With little room, the help text is omitted, because players can try out a touch.
            let speaks = ui.view.message.0.is_some() || sketch.position().is_err();
            if layout.line.is_none() && (roomy || speaks) {
                above
                    .spawn(Node { justify_content: JustifyContent::Center, ..row(0.) })
                    .with_children(|line| status(line, ui, sketch));
            }
        });
        panel.spawn(Node { flex_shrink: 0., ..column(gap) }).with_children(|below| {
            let node = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(4), ..row(4.) };
            below.spawn(node).with_children(|tools| self::tools(tools, ui, sketch, roomy));
            let play =
                Button::new(Weight::Primary, "play", ui.say("replay-play-from-here"), EditorAction::Play);
            let can = sketch.position().is_ok();
            below
                .spawn(row(0.))
                .with_children(|line| ui.button(line, play.enabled(can).height(56.).grow(1.)));
        });
    });
}

/// Draws the pieces of the game and the eraser.
fn tray(parent: &mut ChildSpawnerCommands, ui: &mut Ui<EditorView>, rules: Rules, named: bool) {
    let colours = ui.colours();
    let trough = Node {
        padding: UiRect::all(px(4)),
        border_radius: BorderRadius::all(px(20)),
        align_items: AlignItems::Stretch,
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(4),
        ..row(4.)
    };
    parent.spawn((trough, BackgroundColor(colours.sunken))).with_children(|trough| {
        let pieces = sketch::pieces(rules.game()).into_iter().map(Some);
        for hand in pieces.chain([None]) {
            let name = match hand {
                Some(piece) => ui.words.piece(rules, piece),
                None => ui.say("editor-take"),
            };
            hold(trough, ui, rules, hand, name, named);
        }
    });
}

/// Draws one piece of the tray, or the eraser.
fn hold(
    trough: &mut ChildSpawnerCommands,
    ui: &mut Ui<EditorView>,
    rules: Rules,
    hand: Option<Piece>,
    name: String,
    named: bool,
) {
    let colours = ui.colours();
    let chosen = ui.view.editor.hand == hand;
    let node = Node {
        min_height: px(52),
        min_width: px(48),
        flex_grow: 1.,
        flex_basis: px(0),
        padding: UiRect::axes(px(2), px(6)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(16)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..column(2.)
    };
    let (ground, edge, ink) = if chosen {
        (colours.surface, colours.accent, colours.ink)
    } else {
        (Color::NONE, Color::NONE, colours.ink_2)
    };
    let paint = Paint { rest: ground, pressed: colours.sunken_pressed };
    let said = (Called(name.clone()), Says::Chosen(chosen));
    let held = (node, control(EditorAction::Hold(hand), paint), BorderColor::all(edge), said);
    trough.spawn(held).with_children(|inside| {
        match hand {
            Some(piece) => ui.piece(inside, rules, piece, 36.),
            None => {
                inside.spawn(circle(36.)).with_children(|room| ui.icon(room, "clear", 28., ink));
            }
        }
        if named {
            ui.centred(inside, Role::Caption, ink, name);
        }
        if chosen {
            let place =
                Node { position_type: PositionType::Absolute, right: px(3), top: px(3), ..circle(20.) };
            inside
                .spawn((place, BackgroundColor(colours.accent)))
                .with_children(|badge| ui.icon(badge, "check", 14., colours.on_accent));
        }
    });
}

/// Draws the choice of the side to move.
fn turn(parent: &mut ChildSpawnerCommands, ui: &mut Ui<EditorView>, sketch: &Sketch, width: f32) {
    let rules = sketch.rules();
    let sides = Side::BOTH
        .map(|side| (sketch.to_move() == side, Action::from(EditorAction::ToMove(side)), side))
        .into();
    ui.segments_of(parent, width, sides, |ui, inside, ink, side| {
        ui.disc(inside, rules, side, 22.);
        let side = ui.words.side(rules, side);
        let words = ui.words.language.format("editor-to-move", &[("side", side.into())]);
        ui.centred(inside, Role::Label, ink, words);
    });
}

/// Draws the prisoners of each side, which count in some rules of Go.
fn prisoners(parent: &mut ChildSpawnerCommands, ui: &Ui<EditorView>, sketch: &Sketch) {
    let [first, second] = sketch.prisoners();
    if [first, second] != [0, 0] {
        let [black, white] = Side::BOTH.map(|side| ui.words.side(sketch.rules(), side).into());
        let [first, second] = [first, second].map(|taken| count(taken.into()));
        let values = [("first", first), ("second", second), ("black", black), ("white", white)];
        let words = ui.words.language.format("editor-prisoners", &values);
        ui.centred(parent, Role::Small, ui.colours().ink_2, words);
    }
}

/// Draws the tools: undo, redo, clear, initial position, copy and paste.
fn tools(tools: &mut ChildSpawnerCommands, ui: &mut Ui<EditorView>, sketch: &Sketch, named: bool) {
    let mut tool = |icon, key: &str, action: EditorAction, enabled| {
        let caption = if named { ui.say(key) } else { String::new() };
        ui.tool(tools, icon, caption, action, enabled);
    };
    tool("undo", "undo", EditorAction::Undo, sketch.can_undo());
    tool("redo", "redo", EditorAction::Redo, sketch.can_redo());
    tool("trash", "editor-clear", EditorAction::Clear, !sketch.is_empty());
    tool("board", "editor-start", EditorAction::Start, !sketch.is_start());
    tool("copy", "editor-copy", EditorAction::Copy, sketch.text().is_ok());
    tool("paste", "record-paste", EditorAction::Paste, true);
    if ui.view.editor.is_enlarged {
        let caption = if named { ui.say("editor-whole") } else { String::new() };
        ui.tool(tools, "shrink", caption, EditorAction::WholeBoard, true);
    }
}
