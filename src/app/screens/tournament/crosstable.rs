//! The table of who has met whom.

use bevy::prelude::*;

use crate::app::screens::tournament::words::half_points;
use crate::app::screens::tournament::{TournamentView, WIDTH};
use crate::app::theme::Role;
use crate::app::ui::widgets::{Ui, column, row};
use crate::play::Tournament;
use crate::play::tournament::CrossRow;

/// Greatest and least width of a cell with one game in points, and the width of the column with the names.
const CELL: f32 = 44.;
const LEAST_CELL: f32 = 27.;
const NAMES: f32 = 116.;

/// Draws the table, if the window is wide enough for it.
pub(super) fn draw(page: &mut ChildSpawnerCommands, ui: &mut Ui<TournamentView>, tournament: &Tournament) {
    let rows = tournament.crosstable();
    // The border and the padding of the card and of a line.
    let room = ui.page_width(WIDTH) - 38.;
    let games = rows.iter().flat_map(|row| &row.against).map(Vec::len).max().unwrap_or(1).max(1);
    let width = (room - NAMES * ui.theme.text) / (rows.len() + 1) as f32;
    if width < LEAST_CELL * games as f32 * ui.theme.text {
        return;
    }
    let width = width.min(CELL * ui.theme.text * (games as f32).max(1.));
    ui.section(page, "tournament-table", |ui, section| {
        ui.card(section, |ui, card| {
            // The sum has no heading.
            let numbers = (1..=rows.len()).map(|number| number.to_string()).chain([String::new()]);
            line(card, ui, String::new(), numbers.collect(), width, true);
            for (number, cross) in rows.iter().enumerate() {
                let name = ui.words.entrant(&tournament.settings().players[cross.player]);
                line(card, ui, format!("{}  {name}", number + 1), cells(cross, number), width, false);
            }
        });
    });
}

/// Returns the points against each player, and all points.
fn cells(cross: &CrossRow, own: usize) -> Vec<String> {
    let against = |(at, games): (usize, &Vec<u8>)| {
        if at == own {
            return "×".to_owned();
        }
        games.iter().map(|&halves| half_points(halves.into())).collect::<Vec<_>>().join(" ")
    };
    let mut cells: Vec<_> = cross.against.iter().enumerate().map(against).collect();
    cells.push(half_points(cross.halves));
    cells
}

/// Draws a line of the table.
fn line(
    card: &mut ChildSpawnerCommands,
    ui: &Ui<TournamentView>,
    name: String,
    cells: Vec<String>,
    width: f32,
    is_head: bool,
) {
    let colours = ui.colours();
    let ink = if is_head { colours.ink_2 } else { colours.ink };
    let node = Node { padding: UiRect::axes(px(13), px(6)), ..row(0.) };
    card.spawn(node).with_children(|line| {
        let first = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..column(0.) };
        line.spawn(first).with_children(|room| ui.text(room, Role::Small, ink, name));
        for (at, cell) in cells.iter().enumerate() {
            // The sum is set apart.
            let role = if at + 1 == cells.len() && !is_head { Role::Label } else { Role::Small };
            let place = Node {
                width: px(width),
                flex_shrink: 0.,
                justify_content: JustifyContent::Center,
                ..row(0.)
            };
            line.spawn(place).with_children(|room| ui.text(room, role, ink, cell.clone()));
        }
    });
}
