//! The list of moves, beside the board where there is room.

use bevy::prelude::*;

use crate::app::screens::View;
use crate::app::theme::Role;
use crate::app::theme::widgets::{Ui, at, column, row};
use crate::notation;
use crate::play::{Act, Match};
use crate::rules::{Choice, Game, Position, Side, Turn};

/// The height of a line in the list of moves.
const LINE: f32 = 36.;

/// The lowest place in which the list is of use.
pub const LOWEST: f32 = 60.;

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Line {
    /// A turn of each side, indexed by [`Side::index`].
    Turns([Option<String>; 2]),
    /// What was decided between two turns.
    Note(String),
}

/// The latest turns, as many as there is room for, with the one that is being made.
pub fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui, game: &Match, place: Rect) {
    let colours = ui.colours();
    let lines = numbered(lines(ui.view, game));
    let room = ((place.height() - 16.) / LINE).floor().max(1.) as usize;
    let node = Node {
        padding: UiRect::axes(px(8), px(7)),
        border: UiRect::axes(px(0), px(1)),
        overflow: Overflow::clip(),
        ..column(0.)
    };
    root.spawn((at(place, node), BorderColor::all(colours.line))).with_children(|list| {
        for (at, (number, line)) in lines.iter().enumerate().skip(lines.len().saturating_sub(room)) {
            let last = at + 1 == lines.len();
            let node = Node {
                height: px(LINE),
                flex_shrink: 0.,
                padding: UiRect::horizontal(px(12)),
                border_radius: BorderRadius::all(px(12)),
                ..row(12.)
            };
            let ground = if last { colours.sunken } else { Color::NONE };
            list.spawn((node, BackgroundColor(ground))).with_children(|row| {
                row.spawn(Node { width: px(34), flex_shrink: 0., ..default() }).with_children(|room| {
                    ui.text(room, Role::Small, colours.ink_2, number.clone());
                });
                match line {
                    Line::Note(note) => ui.text(row, Role::Small, colours.ink_2, note.clone()),
                    Line::Turns(turns) => {
                        for turn in turns {
                            let half =
                                Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..default() };
                            row.spawn(half).with_children(|half| {
                                ui.text(half, Role::Message, colours.ink, turn.clone().unwrap_or_default());
                            });
                        }
                    }
                }
            });
        }
    });
}

/// The lines with their numbers: notes have none.
fn numbered(lines: Vec<Line>) -> Vec<(String, Line)> {
    let mut number = 0;
    let number_of = |line: Line| match line {
        Line::Note(_) => (String::new(), line),
        Line::Turns(_) => {
            number += 1;
            (number.to_string(), line)
        }
    };
    lines.into_iter().map(number_of).collect()
}

fn lines(view: &View, game: &Match) -> Vec<Line> {
    let mut lines = Vec::new();
    for (position, act) in game.history() {
        match act {
            Act::Turn(turn) => add(&mut lines, position.to_move(), turn_name(view, position, turn)),
            Act::Choose(choice) => lines.push(Line::Note(chosen(view, game, position, *choice))),
            Act::PlayOn => lines.push(Line::Note(view.language.text("moves-play-on"))),
            // What ends the match is told by the result.
            Act::Settle(_) | Act::Resign(_) | Act::Claim(_) | Act::AgreeDraw => {}
        }
    }
    let current = &game.turns().current;
    if !current.path.is_empty() {
        let squares = current.path.iter().map(|&square| view.square(game.setup().rules, square));
        let sign = if current.removed().count() > 0 { "×" } else { "–" };
        add(&mut lines, current.side, squares.collect::<Vec<_>>().join(sign));
    }
    lines
}

/// Adds a turn: beside the one of the other side, if that is the last and has a place free.
fn add(lines: &mut Vec<Line>, side: Side, name: String) {
    if let (Side::Second, Some(Line::Turns([_, free @ None]))) = (side, lines.last_mut()) {
        *free = Some(name);
        return;
    }
    let mut turns = [None, None];
    turns[side.index()] = Some(name);
    lines.push(Line::Turns(turns));
}

fn turn_name(view: &View, position: &dyn Position, turn: &Turn) -> String {
    if turn.0.is_empty() {
        return view.language.text("moves-pass");
    }
    let name = notation::turn_name(position, turn, view.style());
    match position.rules().game() {
        Game::Checkers => name.replace('x', "×").replace('-', "–"),
        _ => name,
    }
}

/// What a player chose in this position.
fn chosen(view: &View, game: &Match, before: &dyn Position, choice: Choice) -> String {
    let actor = before.actor();
    let player = view.called(game.setup().rules, game.setup().player(actor), actor);
    let side = match choice {
        Choice::First => Side::First,
        Choice::Second => Side::Second,
        Choice::PlaceTwo => return view.language.format("moves-place-two", &[("player", player.into())]),
    };
    view.language.format(
        "moves-chose",
        &[("player", player.into()), ("side", view.side(game.setup().rules, side).into())],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_keeps_its_column() {
        let mut lines = Vec::new();
        for (side, name) in [(Side::Second, "a"), (Side::First, "b"), (Side::Second, "c")] {
            add(&mut lines, side, name.to_owned());
        }
        lines.push(Line::Note("n".to_owned()));
        add(&mut lines, Side::Second, "d".to_owned());
        add(&mut lines, Side::Second, "e".to_owned());
        let some = |name: &str| Some(name.to_owned());
        let turns = [[None, some("a")], [some("b"), some("c")], [None, some("d")], [None, some("e")]];
        let [first, second, third, fourth] = turns.map(Line::Turns);
        let number = |number: &str| number.to_owned();
        assert_eq!(
            numbered(lines),
            [
                (number("1"), first),
                (number("2"), second),
                (number(""), Line::Note("n".to_owned())),
                (number("3"), third),
                (number("4"), fourth),
            ]
        );
    }
}
