//! Move list beside the board, if there is room.

use bevy::prelude::*;
use bevy::text::LineHeight;

use crate::app::screens::play::PlayView;
use crate::app::screens::words::turn_name;
use crate::app::state::session::Replay;
use crate::app::theme::Role;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Ui, at, column, control, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{ReplayAction, Says};
use crate::play::{Act, Match};
use crate::rules::{Choice, Position, Side};

/// Height of a line.
const LINE: f32 = 36.;
/// Height of a line that can be selected with a finger.
const LINE_TOUCHED: f32 = 48.;

/// Minimum height of a useful move list.
pub(super) const LOWEST: f32 = 60.;

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
enum MoveLine {
    /// One turn of each side, indexed by [`Side::index`].
    Turns([Option<MoveCell>; 2]),
    /// A decision between two turns.
    Note(String),
}

/// A turn in its column of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MoveCell {
    name: String,
    /// Number of acts in the match including this turn.
    acts: usize,
}

impl MoveLine {
    /// Returns `true` if this line contains the turn with this number of acts.
    fn is_at(&self, acts: usize) -> bool {
        matches!(self, MoveLine::Turns(turns) if turns.iter().flatten().any(|turn| turn.acts == acts))
    }
}

/// Draws the latest turns and the staged one, as many as fit. In a replay, draws the turns
/// around the current one as buttons.
pub(super) fn draw(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    replay: Option<&Replay>,
    place: Rect,
) {
    let colours = ui.colours();
    let lines = numbered(lines(ui.words, replay.map_or(game, Replay::whole)));
    // Large text needs higher lines.
    let letters = match ui.theme.font(Role::Message).1 {
        LineHeight::Px(height) => height,
        LineHeight::RelativeToFont(_) => 0.,
    };
    let height = letters.max(if replay.is_some() { LINE_TOUCHED } else { LINE });
    let room = ((place.height() - 16.) / height).floor().max(1.) as usize;
    // The current turn is the last one before the position of the replay.
    let seen = replay.map(|replay| {
        (1..=replay.at()).rev().find(|&acts| lines.iter().any(|(_, line)| line.is_at(acts))).unwrap_or(0)
    });
    let current = match seen {
        Some(acts) => lines.iter().position(|(_, line)| line.is_at(acts)),
        None => lines.len().checked_sub(1),
    };
    // The latest turns are at the bottom. In a replay, the current turn is in the middle if
    // possible.
    let most = lines.len().saturating_sub(room);
    let first = if replay.is_some() { current.unwrap_or(0).saturating_sub(room / 2).min(most) } else { most };
    let node = Node {
        padding: UiRect::axes(px(8), px(7)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(20)),
        overflow: Overflow::clip(),
        ..column(0.)
    };
    let panel = (at(place, node), BackgroundColor(colours.surface), BorderColor::all(colours.line));
    root.spawn(panel).with_children(|list| {
        for (at, (number, line)) in lines.iter().enumerate().skip(first).take(room) {
            let node = Node {
                height: px(height),
                flex_shrink: 0.,
                padding: UiRect::horizontal(px(12)),
                border_radius: BorderRadius::all(px(12)),
                ..row(12.)
            };
            let is_current = current == Some(at) && replay.is_none();
            let ground = if is_current { colours.sunken } else { Color::NONE };
            list.spawn((node, BackgroundColor(ground))).with_children(|row| {
                row.spawn(Node { width: px(34), flex_shrink: 0., ..default() }).with_children(|room| {
                    ui.text(room, Role::Small, colours.ink_2, number.clone());
                });
                match line {
                    MoveLine::Note(note) => ui.text(row, Role::Small, colours.ink_2, note.clone()),
                    MoveLine::Turns(turns) => {
                        for turn in turns {
                            half(row, ui, turn.as_ref(), seen);
                        }
                    }
                }
            });
        }
    });
}

/// Draws one side's half of a line.
fn half(
    line: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    turn: Option<&MoveCell>,
    seen: Option<usize>,
) {
    let colours = ui.colours();
    let node = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..default() };
    let (Some(turn), Some(seen)) = (turn, seen) else {
        let name = turn.map(|turn| turn.name.clone()).unwrap_or_default();
        line.spawn(node).with_children(|half| ui.text(half, Role::Message, colours.ink, name));
        return;
    };
    let (rest, ink) = if turn.acts == seen {
        (colours.accent_soft, colours.accent_ink)
    } else {
        (Color::NONE, colours.ink)
    };
    let node = Node {
        height: px(LINE_TOUCHED),
        padding: UiRect::horizontal(px(8)),
        border_radius: BorderRadius::all(px(12)),
        align_items: AlignItems::Center,
        ..node
    };
    let paint = Paint { rest, pressed: colours.sunken };
    let says = Says::Chosen(turn.acts == seen);
    line.spawn((node, control(ReplayAction::To(turn.acts), paint), says))
        .with_children(|half| ui.text(half, Role::Message, ink, turn.name.clone()));
}

/// Numbers the lines. Notes have no number.
fn numbered(lines: Vec<MoveLine>) -> Vec<(String, MoveLine)> {
    let mut number = 0;
    let number_of = |line: MoveLine| match line {
        MoveLine::Note(_) => (String::new(), line),
        MoveLine::Turns(_) => {
            number += 1;
            (number.to_string(), line)
        }
    };
    lines.into_iter().map(number_of).collect()
}

/// Returns the lines of a match: its turns, its decisions and the staged turn.
fn lines(words: Words, game: &Match) -> Vec<MoveLine> {
    let mut lines = Vec::new();
    for (at, (position, act)) in game.history().enumerate() {
        match act {
            Act::Turn(turn) => {
                let name = turn_name(words, &*position, turn);
                add(&mut lines, position.to_move(), MoveCell { name, acts: at + 1 });
            }
            Act::Choose(choice) => lines.push(MoveLine::Note(words.choice_made(game, &*position, *choice))),
            Act::PlayOn => lines.push(MoveLine::Note(words.language.text("moves-play-on"))),
            // The result already shows the end of the match.
            Act::Settle(_) | Act::Resign(_) | Act::Claim(_) | Act::AgreeDraw | Act::Flag(_) => {}
        }
    }
    let current = &game.turns().current;
    if !current.path.is_empty() {
        let squares = current.path.iter().map(|&square| words.square(game.setup().rules, square));
        let sign = if current.removed().count() > 0 { "×" } else { "–" };
        let name = squares.collect::<Vec<_>>().join(sign);
        add(&mut lines, current.side, MoveCell { name, acts: game.acts().len() + 1 });
    }
    lines
}

/// Adds a turn to the other side's line if that is the last one and has a free place, else to a
/// new line.
fn add(lines: &mut Vec<MoveLine>, side: Side, turn: MoveCell) {
    if let (Side::Second, Some(MoveLine::Turns([_, free @ None]))) = (side, lines.last_mut()) {
        *free = Some(turn);
        return;
    }
    let mut turns = [None, None];
    turns[side.index()] = Some(turn);
    lines.push(MoveLine::Turns(turns));
}

impl Words<'_> {
    /// Returns the text for a player's choice in this position.
    pub fn choice_made(&self, game: &Match, before: &dyn Position, choice: Choice) -> String {
        let rules = game.setup().rules;
        let actor = before.actor();
        let player = self.called(rules, game.setup().player(actor), actor);
        let side = match choice {
            Choice::First => Side::First,
            Choice::Second => Side::Second,
            Choice::PlaceTwo => return self.language.format("moves-place-two", &[("player", player.into())]),
        };
        let values = [("player", player.into()), ("side", self.side(rules, side).into())];
        self.language.format("moves-chose", &values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_keeps_its_column() {
        let turn = |name: &str| MoveCell { name: name.to_owned(), acts: 1 };
        let mut lines = Vec::new();
        for (side, name) in [(Side::Second, "a"), (Side::First, "b"), (Side::Second, "c")] {
            add(&mut lines, side, turn(name));
        }
        lines.push(MoveLine::Note("n".to_owned()));
        add(&mut lines, Side::Second, turn("d"));
        add(&mut lines, Side::Second, turn("e"));
        let some = |name: &str| Some(turn(name));
        let turns = [[None, some("a")], [some("b"), some("c")], [None, some("d")], [None, some("e")]];
        let [first, second, third, fourth] = turns.map(MoveLine::Turns);
        let number = |number: &str| number.to_owned();
        assert_eq!(
            numbered(lines),
            [
                (number("1"), first),
                (number("2"), second),
                (number(""), MoveLine::Note("n".to_owned())),
                (number("3"), third),
                (number("4"), fourth),
            ]
        );
    }
}
