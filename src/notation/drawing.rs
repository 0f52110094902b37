//! A board drawn in letters. Every game draws its own letters; the frame is the same.

use super::error::{Problem, Unreadable};
use super::scan::Scanner;
use crate::rules::{Grid, Square};

/// The letter of the column and the number of the row, counted from the top: `A1` is the square
/// at the top left.
pub(super) fn letters(grid: Grid, square: Square) -> String {
    let (column, row) = grid.place(square);
    format!("{}{}", column_letter(column), u16::from(row) + 1)
}

/// Reads what [`letters`] writes, in capitals or not.
pub(super) fn read_letters(grid: Grid, scanner: &mut Scanner) -> Option<Square> {
    let letter = scanner.next()?.to_ascii_uppercase();
    let column = u8::try_from(letter).ok()?.checked_sub(b'A')?;
    let row = u8::try_from(scanner.take_number()?.checked_sub(1)?).ok()?;
    grid.square(column, row)
}

/// The letter of a column. There is no board with more than 26.
fn column_letter(column: u8) -> char {
    char::from(b'A' + column % 26)
}

/// Draws a board, with a line below it. Each square is one character and a space.
pub(super) fn draw(grid: Grid, character: impl Fn(Square) -> char, below: &str) -> String {
    let width = label_width(grid);
    let mut text = " ".repeat(width);
    for column in 0..grid.columns {
        text.extend([' ', column_letter(column)]);
    }
    for square in grid.squares() {
        let (column, row) = grid.place(square);
        if column == 0 {
            text.truncate(text.trim_end().len());
            text.extend(["\n", &format!("{:width$}", row + 1)]);
        }
        text.extend([' ', character(square)]);
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text.push_str(below);
    text.push('\n');
    text
}

/// Shows every character of a drawn board to `see`, together with the place to blame, and gives
/// back the line below the board, or an empty one.
///
/// The board may be indented, since a square is found by its distance from the number of its row.
/// What a line does not reach is blank.
pub(super) fn read(
    grid: Grid,
    text: &str,
    mut see: impl FnMut(Square, char, &Scanner) -> Result<(), Unreadable>,
) -> Result<Scanner<'_>, Unreadable> {
    let mut scanner = Scanner::new(text);
    scanner.skip_space();
    if scanner.peek().is_some_and(char::is_alphabetic) {
        scanner.take_while(|c| c != '\n');
    }
    for row in 0..grid.rows {
        scanner.skip_space();
        let mut label = scanner.clone();
        if label.take_number() != Some(u16::from(row) + 1) {
            return Err(scanner.expected("the number of the next row"));
        }
        scanner = label;
        for column in 0..grid.columns {
            if scanner.peek() == Some(' ') {
                scanner.next();
            }
            let (Some(character), Some(square)) = (scanner.peek(), grid.square(column, row)) else { break };
            if character == '\n' || character == '\r' {
                break;
            }
            see(square, character, &scanner)?;
            scanner.next();
        }
        if !scanner.take_while(|c| c != '\n').trim().is_empty() {
            return Err(scanner.error(Problem::Missing { wanted: "the end of the row" }));
        }
    }
    scanner.skip_space();
    Ok(scanner)
}

fn label_width(grid: Grid) -> usize {
    if grid.rows < 10 { 1 } else { 2 }
}
