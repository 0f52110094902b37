//! The match being played: whose turn it is, what just happened, and what can be done.
//!
//! The board itself is not here: it lies in the world, in the place that the layout gives it.

use bevy::prelude::*;

use crate::app::action::{GoTo, PlayAction};
use crate::app::board::form::Form;
use crate::app::layout::{self, Detail, PlayLayout};
use crate::app::session::Said;
use crate::app::theme::Role;
use crate::app::theme::widgets::{Button, Ui, Weight, at, column, row};
use crate::notation;
use crate::play::{Match, Mode};
use crate::rules::{Claim, Position, Side};

mod dock;
mod replay;

pub fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui) {
    let session = ui.view.session.as_ref();
    let Some(game) = session.seen() else { return };
    let layout = layout::play(&ui.view.viewport, Form::of(game.setup().rules).shape());
    bar(root, ui, game, &layout);
    if let Some(place) = layout.far {
        strip(root, ui, game, Side::First, place, layout.detail);
    }
    match (layout.moves, &session.replay) {
        (Some(place), Some(replay)) => replay::moves(root, ui, replay, place),
        (Some(place), None) => moves(root, ui, game, place),
        (None, _) => {}
    }
    let started = game.turns().current.started;
    if ui.view.more.0 {
        dock::more(root, ui, game, &layout);
    } else if let Some(replay) = &session.replay {
        replay::dock(root, ui, replay, &layout);
    } else if game.outcome().is_some() && !ui.view.moving.0 {
        dock::result(root, ui, game, &layout);
    } else if !started && game.outcome().is_none() {
        dock::start_turn(root, ui, game, &layout);
    } else {
        if let Some(place) = layout.message {
            message(root, ui, game, place);
        }
        if let Some(place) = layout.near {
            strip(root, ui, game, Side::Second, place, layout.detail);
        }
        acts(root, ui, game, &layout);
        if let Some(place) = layout.tools {
            tools(root, ui, place);
        }
    }
}

/// Home, what is played, resign, more. Where there are no strips it says whose turn it is.
fn bar(root: &mut ChildSpawnerCommands, ui: &mut Ui, game: &Match, layout: &PlayLayout) {
    let colours = ui.colours();
    root.spawn(at(layout.bar, row(0.))).with_children(|bar| {
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
                    Some(said) => ui.view.said(said),
                    None => match &ui.view.session.replay {
                        Some(replay) => ui.view.replay_line(replay),
                        None => ui.view.staged(game).unwrap_or_else(|| ui.view.state(game)),
                    },
                };
                ui.centred(middle, Role::Small, colours.ink, line);
            } else {
                let rules = game.setup().rules;
                let what = format!("{}, {}", ui.view.game_name(rules.game()), ui.view.rules_name(rules));
                ui.centred(middle, Role::Label, colours.ink_2, what);
            }
        });
        let plays = game.outcome().is_none() && ui.view.session.replay.is_none();
        if plays && layout.detail > Detail::Least {
            ui.icon_button(bar, "resign", PlayAction::Resign);
        }
        ui.icon_button(bar, if ui.view.more.0 { "close" } else { "more" }, PlayAction::More);
    });
}

/// A player: picture, name, how many pieces, what was taken; filled when it is their turn.
fn strip(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui,
    game: &Match,
    side: Side,
    place: Rect,
    detail: Detail,
) {
    let colours = ui.colours();
    let to_move = game.outcome().is_none() && game.position().to_move() == side;
    let mut node = Node {
        padding: UiRect::axes(px(16), px(4)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(20)),
        ..row(16.)
    };
    node = at(place, node);
    let (ground, edge) =
        if to_move { (colours.accent_soft, colours.accent) } else { (Color::NONE, Color::NONE) };
    root.spawn((node, BackgroundColor(ground), BorderColor::all(edge))).with_children(|strip| {
        let player = game.player(side);
        let size = if detail == Detail::Full { 50. } else { 38. };
        ui.avatar(strip, player.avatar, game.setup().rules, side, size);
        let pieces = count_pieces(game.position(), side);
        let key = if to_move { "strip-turn" } else { "strip-pieces" };
        let line = ui.view.language.format(
            key,
            &[
                ("side", ui.view.side(game.setup().rules, side).into()),
                ("count", super::words::count(pieces)),
            ],
        );
        let ink = if to_move { colours.accent_ink } else { colours.ink_2 };
        let name = ui.view.player(game, side);
        ui.two_lines(strip, (Role::Head, name), (ink, line));
        let other = side.other();
        let taken = count_pieces(game.start(), other).saturating_sub(count_pieces(game.position(), other));
        if taken > 0 {
            strip.spawn(row(8.)).with_children(|count| {
                ui.disc(count, game.setup().rules, other, 22.);
                ui.text(count, Role::Head, colours.ink, taken.to_string());
            });
        }
    });
}

fn count_pieces(position: &dyn Position, side: Side) -> usize {
    let pieces = position.grid().squares().filter_map(|square| position.piece(square));
    pieces.filter(|piece| piece.side == side).count()
}

/// One line on what just happened, or on what is being done.
fn message(root: &mut ChildSpawnerCommands, ui: &mut Ui, game: &Match, place: Rect) {
    let colours = ui.colours();
    let node = Node { justify_content: JustifyContent::Center, ..row(10.) };
    root.spawn(at(place, node)).with_children(|line| match &ui.view.message.0 {
        Some(said) => {
            let warns = said.warns();
            let words = ui.view.said(said);
            let (ground, ink) = if warns {
                (colours.warn_soft, colours.warn_ink)
            } else {
                (colours.accent_soft, colours.accent_ink)
            };
            let pill = Node {
                padding: UiRect::axes(px(16), px(6)),
                min_width: px(0),
                border_radius: BorderRadius::all(px(20)),
                ..row(10.)
            };
            line.spawn((pill, BackgroundColor(ground))).with_children(|pill| {
                let icon = if matches!(said, Said::KingMe) { "king" } else { "info" };
                ui.icon(pill, icon, 22., ink);
                ui.centred(pill, Role::Message, ink, words);
            });
        }
        None => {
            let claims = game.claims();
            if game.turns().current.path.is_empty() && !claims.is_empty() {
                for claim in claims {
                    let label = ui.say(claim_key(claim));
                    ui.button(line, Button::new(Weight::Quiet, "draw", label, PlayAction::Claim(claim)));
                }
            } else if let Some(staged) = ui.view.staged(game) {
                ui.centred(line, Role::Message, colours.ink_2, staged);
            }
        }
    });
}

fn claim_key(claim: Claim) -> &'static str {
    match claim {
        Claim::Repetition => "claim-repetition",
        Claim::NoProgress => "claim-no-progress",
        Claim::FewPieces => "claim-few-pieces",
    }
}

/// Clear Moves and Finish Turn, in quick mode only while there is something to clear.
fn acts(root: &mut ChildSpawnerCommands, ui: &mut Ui, game: &Match, layout: &PlayLayout) {
    let current = &game.turns().current;
    let staged = !current.path.is_empty();
    let height = layout.acts.height();
    root.spawn(at(layout.acts, row(14.))).with_children(|acts| {
        if game.setup().mode == Mode::HandOver || staged {
            let (clear, finish) = (ui.say("clear-moves"), ui.say("finish-turn"));
            let clear = Button::new(Weight::Secondary, "clear", clear, PlayAction::ClearMoves);
            ui.button(acts, clear.enabled(staged).height(height).grow(1.));
            let finish = Button::new(Weight::Primary, "finish", finish, PlayAction::FinishTurn);
            ui.button(acts, finish.enabled(current.next.complete).height(height).grow(1.3));
        } else if layout.tools.is_none() {
            let (undo, redo) = (ui.say("undo"), ui.say("redo"));
            let table = ui.view.session.table.as_ref();
            let (can_undo, can_redo) =
                table.map_or((false, false), |table| (table.can_undo(), table.can_redo()));
            let undo = Button::new(Weight::Secondary, "undo", undo, PlayAction::Undo);
            ui.button(acts, undo.enabled(can_undo).height(height).grow(1.));
            let redo = Button::new(Weight::Secondary, "redo", redo, PlayAction::Redo);
            ui.button(acts, redo.enabled(can_redo).height(height).grow(1.));
        }
    });
}

fn tools(root: &mut ChildSpawnerCommands, ui: &mut Ui, place: Rect) {
    root.spawn(at(place, row(4.))).with_children(|tools| {
        let table = ui.view.session.table.as_ref();
        let (can_undo, can_redo) = table.map_or((false, false), |table| (table.can_undo(), table.can_redo()));
        let [undo, redo, previous] = ["undo", "redo", "previous"].map(|key| ui.say(key));
        ui.tool(tools, "undo", undo, PlayAction::Undo, can_undo);
        ui.tool(tools, "redo", redo, PlayAction::Redo, can_redo);
        ui.tool(tools, "previous", previous, PlayAction::ShowPrevious, true);
    });
}

/// The height of a line in the list of moves.
const MOVE_LINE: f32 = 36.;
/// The same where a finger chooses one.
const MOVE_LINE_TOUCHED: f32 = 48.;

/// A turn as it is printed: with real signs in place of those of a typewriter.
fn printed(turn: &str) -> String {
    turn.replace('x', "×").replace('-', "–")
}

/// The frame of the list of moves.
fn move_rows(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui,
    place: Rect,
    rows: impl FnOnce(&mut Ui, &mut ChildSpawnerCommands),
) {
    let node = Node {
        padding: UiRect::axes(px(8), px(7)),
        border: UiRect::axes(px(0), px(1)),
        overflow: Overflow::clip(),
        ..column(0.)
    };
    root.spawn((at(place, node), BorderColor::all(ui.colours().line))).with_children(|list| rows(ui, list));
}

/// The latest turns, as many as there is room for, with the one that is being made.
fn moves(root: &mut ChildSpawnerCommands, ui: &mut Ui, game: &Match, place: Rect) {
    let colours = ui.colours();
    let style = ui.view.style();
    let mut turns: Vec<String> =
        game.played().map(|(position, turn)| notation::turn_name(position, turn, style)).collect();
    if !game.turns().current.path.is_empty() {
        let squares =
            game.turns().current.path.iter().map(|&square| ui.view.square(game.setup().rules, square));
        turns.push(squares.collect::<Vec<_>>().join(if game.turns().current.removed().count() > 0 {
            "x"
        } else {
            "-"
        }));
    }
    // A game may begin with either side's turn.
    let second_first = game.start().to_move() == Side::Second;
    let cells: Vec<Option<String>> = second_first
        .then_some(None)
        .into_iter()
        .chain(turns.into_iter().map(|turn| Some(printed(&turn))))
        .collect();
    let lines: Vec<_> = cells.chunks(2).enumerate().collect();
    let room = ((place.height() - 16.) / MOVE_LINE).floor().max(1.) as usize;
    move_rows(root, ui, place, |ui, list| {
        for (at, pair) in &lines[lines.len().saturating_sub(room)..] {
            let last = at + 1 == lines.len();
            let node = Node {
                height: px(MOVE_LINE),
                flex_shrink: 0.,
                padding: UiRect::horizontal(px(12)),
                border_radius: BorderRadius::all(px(12)),
                ..row(12.)
            };
            let ground = if last { colours.sunken } else { Color::NONE };
            list.spawn((node, BackgroundColor(ground))).with_children(|line| {
                line.spawn(Node { width: px(34), flex_shrink: 0., ..default() }).with_children(|number| {
                    ui.text(number, Role::Small, colours.ink_2, (at + 1).to_string());
                });
                for cell in *pair {
                    let half = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..default() };
                    line.spawn(half).with_children(|half| {
                        ui.text(half, Role::Message, colours.ink, cell.clone().unwrap_or_default());
                    });
                }
                if pair.len() == 1 {
                    line.spawn(Node { flex_grow: 1., flex_basis: px(0), ..default() });
                }
            });
        }
    });
}
