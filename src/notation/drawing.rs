//! Names of columns and rows, and boards drawn in letters.

use super::error::{Problem, Unreadable};
use super::scan::Scanner;
use crate::rules::{Cells, Grid, Square};

/// A grid with the naming scheme of its columns and rows.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub grid: Grid,
    pub columns: Columns,
    pub rows: Rows,
}

/// Labels of the columns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Columns {
    Letters,
    /// Letters without I, which looks like 1 and J; the convention of Go.
    WithoutI,
    Numbers,
}

/// The end from which rows are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rows {
    FromTop,
    FromBottom,
}

impl Frame {
    /// Returns the letter of the column and the number of the row: `A1`.
    pub(super) fn name(self, square: Square) -> String {
        let (column, row) = self.grid.place(square);
        format!("{}{}", self.letter(column), self.number(row))
    }

    /// Takes the name of a square. Takes nothing and returns `None` if there is no such square.
    pub(super) fn take_name(self, scanner: &mut Scanner) -> Option<Square> {
        let mut ahead = scanner.clone();
        let letter = ahead.next()?.to_ascii_uppercase();
        let column = (0..self.grid.columns).find(|&column| self.letter(column) == letter)?;
        let number = ahead.take_number()?;
        let row = (0..self.grid.rows).find(|&row| self.number(row) == number)?;
        let square = self.grid.square(column, row)?;
        *scanner = ahead;
        Some(square)
    }

    /// Returns the letter of a column. No board has more than 26.
    fn letter(self, column: u8) -> char {
        let skipped = u8::from(self.columns == Columns::WithoutI && column >= b'I' - b'A');
        char::from(b'A' + (column + skipped) % 26)
    }

    /// Returns the number of a row.
    fn number(self, row: u8) -> u16 {
        match self.rows {
            Rows::FromTop => u16::from(row) + 1,
            // A row outside the board must not overflow.
            Rows::FromBottom => u16::from(self.grid.rows.saturating_sub(row)),
        }
    }

    /// Returns the label of a column: one character, so only the last digit of a number.
    fn label(self, column: u8) -> char {
        match self.columns {
            Columns::Numbers => char::from(b'0' + (column + 1) % 10),
            Columns::Letters | Columns::WithoutI => self.letter(column),
        }
    }

    /// Draws a board and a line below it. Each square takes a space and one character.
    pub(super) fn draw(self, character: impl Fn(Square) -> char, below: &str) -> String {
        if self.grid.cells == Cells::Hexagon {
            return self.draw_hexagon(character, below);
        }
        let width = if self.grid.rows < 10 { 1 } else { 2 };
        let mut text = " ".repeat(width);
        for column in 0..self.grid.columns {
            text.extend([' ', self.label(column)]);
        }
        for square in self.grid.squares() {
            let (column, row) = self.grid.place(square);
            if column == 0 {
                text.truncate(text.trim_end().len());
                // Each row of a rhombus is half a square further to the right.
                let shift = if self.grid.cells == Cells::Rhombus { row.into() } else { 0 };
                text.extend(["\n", &" ".repeat(shift), &format!("{:width$}", self.number(row))]);
            }
            text.extend([' ', character(square)]);
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
        text.push_str(below);
        text.push('\n');
        text
    }

    /// Draws a hexagon. Each row is half a cell off the one above it. A row has its number at its left, and
    /// a column its letter at its lower end.
    fn draw_hexagon(self, character: impl Fn(Square) -> char, below: &str) -> String {
        let Grid { columns, rows, .. } = self.grid;
        let is_cell = |column, row| self.grid.square(column, row).is_some();
        let mut lines = Vec::new();
        for row in 0..=rows {
            let first = (0..columns).find(|&column| is_cell(column, row)).unwrap_or(0);
            let indent = usize::from(2 * first + row);
            let number = if row < rows { self.number(row).to_string() } else { String::new() };
            let mut line = format!("{number:>width$}", width = indent + 1);
            for column in first..columns {
                match self.grid.square(column, row) {
                    Some(square) => line.extend([' ', character(square)]),
                    None if row > 0 && is_cell(column, row - 1) => line.extend([' ', self.label(column)]),
                    None => {}
                }
            }
            lines.push(line);
        }
        let margin = lines.iter().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
        let lines = lines.iter().map(|line| &line[margin..]).collect::<Vec<_>>();
        [&lines.join("\n"), "\n", below, "\n"].concat()
    }

    /// Reads a drawn board. Calls `see` with each square, its character, and a scanner at that
    /// place for errors. Returns a scanner at the text below the board, which may be empty.
    ///
    /// The board may be indented, since a square is found by its distance from its row number. Rows
    /// may end early; `see` is not called for the rest of the row.
    pub(super) fn read(
        self,
        text: &str,
        mut see: impl FnMut(Square, char, &Scanner) -> Result<(), Unreadable>,
    ) -> Result<Scanner<'_>, Unreadable> {
        let mut scanner = Scanner::new(text);
        let is_hexagon = self.grid.cells == Cells::Hexagon;
        scanner.skip_space();
        if self.is_above_columns(scanner.rest().lines().next().unwrap_or_default()) {
            scanner.take_while(|c| c != '\n');
        }
        for row in 0..self.grid.rows {
            scanner.skip_space();
            let mut label = scanner.clone();
            if label.take_number() != Some(self.number(row)) {
                return Err(scanner.expected("the number of the next row"));
            }
            scanner = label;
            let on_board = (0..self.grid.columns).filter(|&column| self.grid.square(column, row).is_some());
            for column in on_board {
                if scanner.peek() == Some(' ') {
                    scanner.next();
                }
                let (Some(character), Some(square)) = (scanner.peek(), self.grid.square(column, row)) else {
                    break;
                };
                if character == '\n' || character == '\r' {
                    break;
                }
                see(square, character, &scanner)?;
                scanner.next();
            }
            let rest = scanner.take_while(|c| c != '\n').trim();
            let is_end = rest.is_empty() || is_hexagon && self.are_labels(rest);
            if !is_end {
                return Err(scanner.error(Problem::Missing { wanted: "the end of the row" }));
            }
        }
        scanner.skip_space();
        if is_hexagon && self.are_labels(scanner.rest().lines().next().unwrap_or_default().trim()) {
            scanner.take_while(|c| c != '\n');
            scanner.skip_space();
        }
        Ok(scanner)
    }

    /// Returns true for labels of columns with spaces between them.
    fn are_labels(self, text: &str) -> bool {
        let is_label =
            |word: &str| (0..self.grid.columns).any(|column| word == self.label(column).to_string());
        !text.is_empty() && text.split(' ').all(is_label)
    }

    /// Returns true if this is the line with the labels of the columns, which is optional.
    fn is_above_columns(self, line: &str) -> bool {
        match self.columns {
            Columns::Numbers => line.chars().all(|c| c.is_ascii_digit() || c.is_whitespace()),
            Columns::Letters | Columns::WithoutI => line.starts_with(char::is_alphabetic),
        }
    }
}
