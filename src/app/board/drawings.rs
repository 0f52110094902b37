//! The drawings of boards, pieces and marks, compiled in, with their colours filled in.

use bevy::platform::collections::HashMap;

use super::Look;
use super::marks::MarkKind;
use crate::rules::Rank;

/// The picture of a piece is as wide as a cell.
pub const PIECE: f32 = 1.;
/// The picture of a shadow, in cells: it reaches out from under the piece.
pub const SHADOW: f32 = 1.4;
/// How far the shadow that a board throws on the table reaches beyond its frame, in cells.
pub const BOARD_SHADOW: f32 = 0.6;
/// The breadth of an arrow's picture, in cells.
pub const ARROW: f32 = 0.36;

/// The colours of a look, by the names that the drawings use.
type Palette = HashMap<String, String>;

macro_rules! drawing {
    ($path:literal) => {
        include_str!(concat!("../../../assets/", $path))
    };
}

/// The empty board with its frame.
pub fn board(look: Look) -> String {
    fill(drawing!("boards/checkers/board.svg"), &palette(drawing!("boards/checkers/palettes.json"), look))
}

/// The shadow that the board throws on the table.
pub fn board_shadow(look: Look) -> String {
    fill(drawing!("boards/checkers/shadow.svg"), &palette(drawing!("boards/checkers/palettes.json"), look))
}

/// The colour of what is written on the frame, as `#RRGGBB`.
pub fn label_colour(look: Look) -> String {
    let palette = palette(drawing!("boards/checkers/palettes.json"), look);
    palette.get("label").cloned().unwrap_or_else(|| "#F0DDBB".to_owned())
}

/// A piece without its shadow.
pub fn piece(name: &str) -> &'static str {
    match name {
        "man_red" => drawing!("pieces/checkers/man_red.svg"),
        "man_white" => drawing!("pieces/checkers/man_white.svg"),
        "king_black" => drawing!("pieces/checkers/king_black.svg"),
        "king_red" => drawing!("pieces/checkers/king_red.svg"),
        "king_white" => drawing!("pieces/checkers/king_white.svg"),
        _ => drawing!("pieces/checkers/man_black.svg"),
    }
}

pub fn shadow(rank: Rank) -> &'static str {
    match rank {
        Rank::Man => drawing!("pieces/checkers/shadow_man.svg"),
        Rank::King => drawing!("pieces/checkers/shadow_king.svg"),
    }
}

/// A mark in a cell. Arrows and ghosts are no such marks: they have no drawing here.
pub fn mark(kind: MarkKind, look: Look) -> String {
    let template = match kind {
        MarkKind::Selected | MarkKind::Ghost(_) | MarkKind::Arrow { .. } => drawing!("marks/selected.svg"),
        MarkKind::Dot => drawing!("marks/dot.svg"),
        MarkKind::Taken => drawing!("marks/taken.svg"),
        MarkKind::MustCapture => drawing!("marks/must_capture.svg"),
        MarkKind::Last => drawing!("marks/last.svg"),
        MarkKind::Refused => drawing!("marks/refused.svg"),
        MarkKind::Pressed => drawing!("marks/ring.svg"),
        MarkKind::Cursor => drawing!("marks/focus.svg"),
    };
    fill(template, &palette(drawing!("marks/palettes.json"), look))
}

/// An arrow that points to the right and ends at the right edge, this many cells long.
pub fn arrow(cells: f32, look: Look) -> String {
    let mut palette = palette(drawing!("marks/palettes.json"), look);
    palette.insert("length".to_owned(), format!("{:.1}", cells * 100.));
    fill(drawing!("marks/arrow.svg"), &palette)
}

/// The colours of one look out of a file that has all of them.
fn palette(file: &str, look: Look) -> Palette {
    let name = if look.dark { "dark" } else { "light" };
    let mut palettes: HashMap<String, Palette> = serde_json::from_str(file).unwrap_or_default();
    palettes.remove(name).unwrap_or_default()
}

/// Fills colours into a drawing: `{name}` becomes the colour of that name.
fn fill(template: &str, palette: &Palette) -> String {
    palette
        .iter()
        .fold(template.to_owned(), |text, (name, colour)| text.replace(&format!("{{{name}}}"), colour))
}
