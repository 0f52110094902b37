//! The board for analysis: steps through the match and its side lines, the ways on from here, tools for marks, and the
//! comment.

use bevy::prelude::*;

use crate::app::board::form::Form;
use crate::app::screens::words::{count, turn_name};
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::settings::Settings;
use crate::app::state::study::{Study, Way};
use crate::app::theme::Role;
use crate::app::theme::layout::{self, EditorLayout};
use crate::app::ui::controls::Scrolls;
use crate::app::ui::field;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Button, Ui, Weight, at, column, control, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{Action, Called, GoTo, StudyAction, StudyTool};
use crate::app::vocabulary::field::Field;
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::screen::Screen;
use crate::play::Match;

/// Most characters of a comment.
const LONGEST: usize = 2000;
/// Minimum height of a panel with room for labels.
const ROOMY: f32 = 300.;

screen! {
    /// Resources that the board for analysis shows.
    StudyView on Screen::Study in ScreenArea::Window => plugin {
        study: Study,
        message: StatusLine,
        settings: Settings,
    }
    |root, ui| draw(root, ui)
}

impl Words<'_> {
    /// Returns the place in the tree of turns: "After move 12: c3–d4", and whether it is beside the game.
    fn study_place(&self, study: &Study, board: &Match) -> String {
        let turns = study.spot().ply;
        let Some((before, turn)) = board.played().next_back() else {
            return self.language.text("replay-start");
        };
        let turn = turn_name(*self, &*before, turn);
        let key = if study.spot().line.is_some() { "study-beside" } else { "study-in-game" };
        self.language.format(key, &[("number", count(turns)), ("turn", turn.into())])
    }

    /// Returns the news of the board for analysis for screen readers.
    pub fn study_news(&self, study: &Study) -> String {
        study.board().map_or_else(String::new, |board| self.study_place(study, board))
    }

    /// Returns the name of a way on from the board.
    fn way(&self, board: &Match, way: &Way) -> String {
        turn_name(*self, board.position(), &way.turn)
    }
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<StudyView>) {
    let Some(board) = ui.view.study.board() else { return };
    let rules = board.setup().rules;
    let mut layout = layout::editor(ui.viewport, Form::of(rules).shape(), ui.view.settings.hand);
    if ui.is_large() {
        layout.line = None;
    }
    bar(root, ui, layout.bar);
    if let Some(place) = layout.line {
        let node = Node { justify_content: JustifyContent::Center, ..row(0.) };
        root.spawn(at(place, node)).with_children(|line| status(line, ui, board));
    }
    panel(root, ui, board, &layout);
}

fn bar(root: &mut ChildSpawnerCommands, ui: &mut Ui<StudyView>, place: Rect) {
    let colours = ui.colours();
    root.spawn(at(place, row(8.))).with_children(|bar| {
        ui.icon_button(bar, "back", GoTo::Back);
        let line = if ui.is_large() { String::new() } else { ui.say("study-line") };
        let title = ui.say("study");
        ui.two_lines(bar, (Role::Head, title), (colours.ink_2, line));
        ui.icon_button(bar, "share", GoTo::Record);
    });
}

/// Draws the latest message, or else the place in the tree of turns.
fn status(parent: &mut ChildSpawnerCommands, ui: &mut Ui<StudyView>, board: &Match) {
    match &ui.view.message.0 {
        Some(said) => {
            let words = ui.words.said(said, Some(board));
            ui.pill(parent, "info", said.warns(), words);
        }
        None => {
            let words = ui.words.study_place(&ui.view.study, board);
            ui.centred(parent, Role::Head, ui.colours().ink, words);
        }
    }
}

fn panel(root: &mut ChildSpawnerCommands, ui: &mut Ui<StudyView>, board: &Match, layout: &EditorLayout) {
    let place = layout.panel;
    let roomy = place.height() >= ROOMY * ui.theme.text;
    let gap = if roomy { 12. } else { 6. };
    let node = Node { overflow: Overflow::scroll_y(), ..column(gap) };
    let scrolls = (Scrolls, ui.scrolled.clone(), Pickable::default());
    root.spawn((at(place, node), scrolls)).with_children(|panel| {
        if layout.line.is_none() {
            panel
                .spawn(Node { justify_content: JustifyContent::Center, flex_shrink: 0., ..row(0.) })
                .with_children(|line| status(line, ui, board));
        }
        steps(panel, ui);
        ways(panel, ui, board);
        restore(panel, ui);
        comment(panel, ui);
        tools(panel, ui, place.width());
        turn_acts(panel, ui, board);
    });
}

/// Draws the steps: first, back, forward, last.
fn steps(panel: &mut ChildSpawnerCommands, ui: &mut Ui<StudyView>) {
    let (back, on) = (ui.view.study.spot().ply > 0, ui.view.study.along().is_some());
    panel.spawn(Node { flex_shrink: 0., ..row(6.) }).with_children(|line| {
        for (icon, action, enabled) in [
            ("first", StudyAction::First, back),
            ("back", StudyAction::Back, back),
            ("forward", StudyAction::Forward, on),
            ("last", StudyAction::Last, on),
        ] {
            let button = Button::new(Weight::Secondary, icon, String::new(), action);
            ui.button(line, button.only_icon().enabled(enabled).height(52.).grow(1.));
        }
    });
}

/// Draws the turns that follow here, if there are several, and the way back from a side line.
fn ways(panel: &mut ChildSpawnerCommands, ui: &mut Ui<StudyView>, board: &Match) {
    let (ways, line) = (ui.view.study.ways(), ui.view.study.spot().line);
    let mut chips: Vec<(bool, String, Action)> = Vec::new();
    // The one way along the line is that of the arrow above.
    if ways.iter().any(|way| way.to.line != line) {
        let chip =
            |way: &Way| (way.to.line == line, ui.words.way(board, way), StudyAction::To(way.to).into());
        chips.extend(ways.iter().map(chip));
    }
    if !chips.is_empty() {
        panel.spawn(Node { flex_shrink: 0., ..column(8.) }).with_children(|part| {
            ui.text(part, Role::Small, ui.colours().ink_2, ui.say("study-ways"));
            ui.chips(part, chips);
        });
    }
    if line.is_some() {
        panel.spawn(Node { flex_shrink: 0., ..row(8.) }).with_children(|line| {
            let back = Button::new(Weight::Secondary, "undo", ui.say("study-game"), StudyAction::Game);
            ui.button(line, back.height(48.).grow(1.));
            ui.icon_button(line, "trash", StudyAction::Remove);
        });
    }
}

/// Draws the way back to a side line that was just deleted.
fn restore(panel: &mut ChildSpawnerCommands, ui: &mut Ui<StudyView>) {
    if ui.view.study.can_restore() {
        panel.spawn(Node { flex_shrink: 0., ..row(0.) }).with_children(|line| {
            let undo = Button::new(Weight::Quiet, "undo", ui.say("undo"), StudyAction::Restore);
            ui.button(line, undo.height(48.).grow(1.));
        });
    }
}

/// Draws the comment: a press opens it for writing.
fn comment(panel: &mut ChildSpawnerCommands, ui: &mut Ui<StudyView>) {
    let colours = ui.colours();
    let comment = ui.view.study.note().comment.clone();
    if ui.view.study.is_writing {
        panel.spawn(Node { flex_shrink: 0., ..column(0.) }).with_children(|room| {
            field::draw(room, ui, Field::Comment, &comment, LONGEST);
        });
        return;
    }
    let node = Node {
        min_height: px(52),
        flex_shrink: 0.,
        padding: UiRect::axes(px(14), px(8)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(16)),
        ..row(12.)
    };
    let paint = Paint { rest: colours.surface, pressed: colours.sunken };
    let called = ui.say("study-write");
    let (ink, words) =
        if comment.is_empty() { (colours.ink_2, called.clone()) } else { (colours.ink, comment) };
    let named = Called(if words == called { called } else { format!("{called}: {words}") });
    panel
        .spawn((node, control(StudyAction::Write(true), paint), BorderColor::all(colours.line), named))
        .with_children(|inside| {
            ui.icon(inside, "note", 22., colours.ink_2);
            let room = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..default() };
            inside.spawn(room).with_children(|room| ui.text(room, Role::Body, ink, words));
        });
}

/// Draws the choice of what a touch of the board does.
fn tools(panel: &mut ChildSpawnerCommands, ui: &mut Ui<StudyView>, width: f32) {
    let chosen = ui.view.study.tool;
    let tools = [
        (StudyTool::Play, "play", "study-play"),
        (StudyTool::Circle, "circle", "study-circle"),
        (StudyTool::Arrow, "forward", "study-arrow"),
        (StudyTool::Letter, "label", "study-letter"),
    ];
    let segments = tools
        .map(|(tool, icon, key)| (tool == chosen, icon, ui.say(key), Action::from(StudyAction::Tool(tool))));
    panel
        .spawn(Node { flex_shrink: 0., ..column(0.) })
        .with_children(|room| ui.segments(room, width, segments.into()));
    let has_marks = !ui.view.study.note().marks.is_empty();
    if chosen != StudyTool::Play && has_marks {
        panel.spawn(Node { flex_shrink: 0., ..row(0.) }).with_children(|line| {
            let clear = Button::new(Weight::Quiet, "clear", ui.say("study-clear"), StudyAction::ClearMarks);
            ui.button(line, clear.height(48.).grow(1.));
        });
    }
}

/// Draws the button that ends a turn which could go on, and that for a pass.
fn turn_acts(panel: &mut ChildSpawnerCommands, ui: &mut Ui<StudyView>, board: &Match) {
    if ui.view.study.tool != StudyTool::Play || board.outcome().is_some() || board.counting().is_some() {
        return;
    }
    let current = &board.turns().current;
    if !current.next.complete {
        return;
    }
    panel.spawn(Node { flex_shrink: 0., ..row(0.) }).with_children(|line| {
        let button = if current.path.is_empty() {
            Button::new(Weight::Quiet, "pass", ui.say("pass"), StudyAction::Pass)
        } else {
            Button::new(Weight::Primary, "check", ui.say("finish-turn"), StudyAction::Finish)
        };
        ui.button(line, button.height(52.).grow(1.));
    });
}
