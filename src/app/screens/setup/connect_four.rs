//! Rules options of connect four: board size and length of a winning row.

use bevy::prelude::*;

use crate::app::screens::setup::SetupView;
use crate::app::screens::setup::{chip, chips};
use crate::app::screens::words::count;
use crate::app::ui::widgets::Ui;
use crate::play::rule_change::{ConnectFourChange, RuleChange};
use crate::rules::Grid;
use crate::rules::connect_four::Rules;

/// Columns and rows of the boards that are sold, starting with the usual one, and of two small
/// ones.
const BOARDS: [(u8, u8); 5] = [(7, 6), (8, 7), (9, 6), (6, 5), (5, 4)];

/// Lengths of a winning row.
const LENGTHS: [u8; 2] = [4, 5];

/// Draws the board size and the length of a winning row.
pub(super) fn draw(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, rules: Rules) {
    let boards = BOARDS.map(|(columns, rows)| {
        let grid = Grid::rectangle(columns, rows);
        let change = RuleChange::ConnectFour(ConnectFourChange::Board { columns, rows });
        chip(rules.grid() == grid, ui.words.board_size(grid), change)
    });
    chips(parent, ui, "setup-board", boards.into(), None);
    let grid = rules.grid();
    let lengths = LENGTHS
        .into_iter()
        .filter(|&length| Rules::new(grid.columns, grid.rows, length).is_ok())
        .map(|length| {
            let change = RuleChange::ConnectFour(ConnectFourChange::Length(length));
            chip(rules.length() == length, ui.words.in_a_row(length), change)
        })
        .collect();
    let line = ui.words.language.format("setup-goal-line", &[("count", count(rules.length().into()))]);
    chips(parent, ui, "setup-goal", lengths, Some(line));
}
