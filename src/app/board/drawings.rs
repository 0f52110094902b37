//! Embedded SVG drawings of boards, pieces and marks, with their colours filled in.

use bevy::platform::collections::HashMap;

use crate::app::board::form::Form;
use crate::app::board::look::Look;
use crate::app::board::template::{self, Values};
use crate::rules::{Game, Rules};

/// Width of a piece's image in cells.
pub const PIECE: f32 = 1.;
/// Width of a shadow's image in cells. A shadow extends beyond its piece.
pub const SHADOW: f32 = 1.4;
/// Width of an arrow's image in cells.
pub const ARROW: f32 = 0.36;

/// A layer of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Shadow on the table and the foot of the board.
    Shadow,
    /// Empty board with its frame.
    Board,
    /// Parts in front of the pieces.
    Front,
}

macro_rules! drawing {
    ($path:literal) => {
        include_str!(concat!("../../../assets/", $path))
    };
}

macro_rules! named {
    ($folder:literal; $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../assets/", $folder, "/", $name, ".svg")))),*]
    };
}

/// Drawings of all pieces and shadows.
const PIECES: &[(&str, &str)] = named!["pieces";
    "checkers/man_black", "checkers/man_red", "checkers/man_white", "checkers/king_black",
    "checkers/king_red", "checkers/king_white",
    "checkers/man_wood_dark", "checkers/man_wood_light", "checkers/king_wood_dark",
    "checkers/king_wood_light", "checkers/man_ink_dark", "checkers/man_ink_light",
    "checkers/king_ink_dark", "checkers/king_ink_light",
    "checkers/shadow_man", "checkers/shadow_king",
    "reversi/classic_dark", "reversi/classic_light", "reversi/classic_turn_1", "reversi/classic_turn_2",
    "reversi/classic_turn_3", "reversi/classic_turn_4", "reversi/classic_turn_5",
    "reversi/classic_turn_6", "reversi/classic_turn_7",
    "reversi/navy_dark", "reversi/navy_light", "reversi/navy_turn_1", "reversi/navy_turn_2",
    "reversi/navy_turn_3", "reversi/navy_turn_4", "reversi/navy_turn_5", "reversi/navy_turn_6",
    "reversi/navy_turn_7",
    "reversi/jade_dark", "reversi/jade_light", "reversi/jade_turn_1", "reversi/jade_turn_2",
    "reversi/jade_turn_3", "reversi/jade_turn_4", "reversi/jade_turn_5", "reversi/jade_turn_6",
    "reversi/jade_turn_7",
    "reversi/wood_dark", "reversi/wood_light", "reversi/wood_turn_1", "reversi/wood_turn_2",
    "reversi/wood_turn_3", "reversi/wood_turn_4", "reversi/wood_turn_5", "reversi/wood_turn_6",
    "reversi/wood_turn_7",
    "reversi/ink_dark", "reversi/ink_light", "reversi/ink_turn_1", "reversi/ink_turn_2",
    "reversi/ink_turn_3", "reversi/ink_turn_4", "reversi/ink_turn_5", "reversi/ink_turn_6",
    "reversi/ink_turn_7",
    "reversi/shadow", "reversi/shadow_turn_1", "reversi/shadow_turn_2", "reversi/shadow_turn_3",
    "reversi/shadow_turn_4", "reversi/shadow_turn_5", "reversi/shadow_turn_6", "reversi/shadow_turn_7",
    "stones/slate_black", "stones/slate_white_1", "stones/slate_white_2", "stones/slate_white_3",
    "stones/slate_white_4", "stones/slate_white_5", "stones/flat_black", "stones/flat_white",
    "stones/glass_black", "stones/glass_white", "stones/agate_black", "stones/agate_white",
    "stones/shadow",
    "connect_four/red", "connect_four/yellow", "connect_four/plum", "connect_four/cream",
    "connect_four/coral", "connect_four/teal", "connect_four/black", "connect_four/white",
    "connect_four/sign_red", "connect_four/sign_yellow", "connect_four/sign_plum",
    "connect_four/sign_cream", "connect_four/sign_coral", "connect_four/sign_teal",
    "connect_four/sign_black", "connect_four/sign_white",
];

/// Drawings of all marks, including the two with a variable length.
const MARKS: &[(&str, &str)] = named!["marks";
    "arrow", "dead", "dot", "dot_dark", "dot_light", "dot_small", "drop", "finger", "focus", "focus_hexagon", "forbidden",
    "hint", "landing", "last", "last_hexagon", "last_chip", "last_on_black", "last_on_dark", "last_on_light", "last_on_white",
    "line", "must_capture", "note_cross", "note_square", "note_triangle", "refused", "ring", "selected", "selected_hexagon", "shine", "taken", "territory_black",
    "territory_white", "turns_on_dark", "turns_on_light", "value", "value_best", "value_loses",
];

const GRAINS: &[(&str, &str)] = &[
    ("bamboo", drawing!("boards/grain/bamboo.txt")),
    ("birch", drawing!("boards/grain/birch.txt")),
    ("felt", drawing!("boards/grain/felt.txt")),
    ("kaya", drawing!("boards/grain/kaya.txt")),
    ("paint", drawing!("boards/grain/paint.txt")),
    ("plain", drawing!("boards/grain/plain.txt")),
    ("stone", drawing!("boards/grain/stone.txt")),
    ("walnut", drawing!("boards/grain/walnut.txt")),
    ("weave", drawing!("boards/grain/weave.txt")),
];

/// Colours of all boards by the folder of their game.
const PALETTES: &[(&str, &str)] = &[
    ("checkers", drawing!("boards/checkers/palettes.json")),
    ("reversi", drawing!("boards/reversi/palettes.json")),
    ("go", drawing!("boards/go/palettes.json")),
    ("gomoku", drawing!("boards/gomoku/palettes.json")),
    ("connect_four", drawing!("boards/connect_four/palettes.json")),
    ("four", drawing!("boards/four/palettes.json")),
    ("hexdame", drawing!("boards/hexdame/palettes.json")),
    ("hex", drawing!("boards/hex/palettes.json")),
];

/// Templates of all parts of the boards.
const BOARDS: &[(&str, &str)] = named!["boards";
    "checkers/board", "checkers/room", "checkers/shadow",
    "reversi/board", "reversi/room", "reversi/shadow",
    "go/board", "go/room", "go/shadow",
    "connect_four/board", "connect_four/front", "connect_four/room_front", "connect_four/shadow",
    "four/board", "four/room", "four/shadow",
    "hexdame/board", "hexdame/room", "hexdame/shadow",
    "hex/board", "hex/shadow",
];

/// Returns the SVG of a part of a board with squares of this width in pixels. The text is empty
/// if the board has no such part.
pub(super) fn board(part: Part, look: Look, rules: Rules, form: Form, pixels: f32) -> String {
    let game = rules.game();
    let name = match part {
        Part::Front if game != Game::ConnectFour => return NOTHING.to_owned(),
        Part::Shadow => "shadow",
        Part::Board => "board",
        Part::Front => "front",
    };
    let mut values = palette(look, game);
    // A palette may name another template than that of its game.
    let template = values.get(name).cloned().unwrap_or_else(|| format!("{}/{name}", folder(game)));
    values.extend(template::numbers(rules, form, pixels));
    if let Some(wood) = values.get("wood") {
        values.insert("grain".to_owned(), find(GRAINS, wood).to_owned());
    }
    fill(find(BOARDS, &template), &values)
}

/// Returns the folder of a game in `assets/boards`.
fn folder(game: Game) -> &'static str {
    match game {
        Game::Checkers => "checkers",
        Game::Reversi => "reversi",
        Game::Go => "go",
        Game::Gomoku => "gomoku",
        Game::ConnectFour => "connect_four",
        Game::Four => "four",
        Game::Hexdame => "hexdame",
        Game::Hex => "hex",
    }
}

/// Returns the colour of labels on the board as `#RRGGBB`.
pub(super) fn label_colour(look: Look, game: Game) -> String {
    palette(look, game).remove("label").unwrap_or_else(|| "#F0DDBB".to_owned())
}

/// Returns the drawing of a piece or shadow by its name in `assets/pieces`.
pub(super) fn piece(name: &str) -> &'static str {
    find(PIECES, name)
}

/// Returns the drawing of a mark by its name in `assets/marks`. `length` is the length in cells
/// of marks with a variable length.
pub(super) fn mark(name: &str, look: Look, length: f32) -> String {
    let mut values = palette_named(drawing!("marks/palettes.json"), theme(look));
    values.insert("length".to_owned(), format!("{:.1}", length * 100.));
    values.insert("go".to_owned(), look.marks.hex().to_owned());
    fill(find(MARKS, name), &values)
}

const NOTHING: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>"#;

/// Returns a drawing by its name, or an empty text if it is missing. Tests reject missing
/// drawings.
fn find(drawings: &'static [(&str, &str)], name: &str) -> &'static str {
    let found = drawings.iter().find(|(known, _)| *known == name);
    debug_assert!(found.is_some(), "there is no drawing {name}");
    found.map_or(NOTHING, |(_, svg)| svg)
}

fn theme(look: Look) -> &'static str {
    if look.dark { "dark" } else { "light" }
}

/// Returns the colours of the selected board.
fn palette(look: Look, game: Game) -> Values {
    let file = find(PALETTES, folder(game));
    palette_named(file, &format!("{}_{}", look.board(game), theme(look)))
}

/// Returns the colours of one look from a file with all looks.
fn palette_named(file: &str, name: &str) -> Values {
    let mut palettes: HashMap<String, Values> = serde_json::from_str(file).unwrap_or_default();
    let found = palettes.remove(name);
    debug_assert!(found.is_some(), "there are no colours {name}");
    found.unwrap_or_default()
}

/// Fills values into a template: `{name}` is replaced by the value of that name.
fn fill(template: &str, values: &Values) -> String {
    let mut filled = String::with_capacity(template.len());
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let end = after.find('}').unwrap_or(after.len());
        if let Some(value) = values.get(&after[..end]) {
            filled.push_str(value);
        }
        rest = after.get(end + 1..).unwrap_or_default();
    }
    filled + rest
}
