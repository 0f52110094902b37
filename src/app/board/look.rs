//! Appearance of each game: the available boards and sets of pieces and the selected ones.
//!
//! Together with the [form](super::form) and the drawings in `assets`, this is all that a game
//! contributes to its presentation. Layout, picking and animation are shared by all games.

use bevy::prelude::*;

use crate::app::state::settings::Settings;
use crate::app::theme::Theme;
use crate::app::vocabulary::looks::{boards, sets};
use crate::app::vocabulary::preferences::{Labels, MarkColour};
use crate::rules::checkers::Seat;
use crate::rules::{Game, Grid, Piece, Rank, Rules, Side, Square};

/// Appearance of boards, pieces and marks according to the settings.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    /// Index of the selected board in [`boards`] for each game, in the order of [`Game::ALL`].
    boards: [u8; Game::ALL.len()],
    /// Index of the selected set of pieces in [`sets`] for each game.
    sets: [u8; Game::ALL.len()],
    /// Colour of marks.
    pub marks: MarkColour,
    /// `true` in the dark theme.
    pub dark: bool,
    /// Coordinate labels.
    pub labels: Labels,
    /// `true` if stones show their move numbers.
    pub numbers: bool,
}

/// Colour of a side's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Black men, stones and discs.
    Black,
    /// White men, stones and discs.
    White,
    /// Red men and discs.
    Red,
    /// Dark blue discs.
    Navy,
    /// Yellow discs.
    Yellow,
    /// Dark purple discs.
    Plum,
    /// Cream-coloured discs.
    Cream,
    /// Light red discs.
    Coral,
    /// Dark blue-green discs.
    Teal,
}

/// Display of the squares that can be touched next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hints {
    /// A dot on each square.
    Dots,
    /// A dot in the colour of the piece to be placed.
    Discs,
    /// A small dot, for boards with hollows.
    Small,
    /// No dots, because nearly every square can be touched.
    None,
}

/// Returns the display of legal squares for a game.
#[must_use]
pub fn hints(game: Game) -> Hints {
    match game {
        Game::Checkers | Game::Hexdame => Hints::Dots,
        Game::Reversi => Hints::Discs,
        Game::Four => Hints::Small,
        Game::Go | Game::Gomoku | Game::ConnectFour | Game::Hex => Hints::None,
    }
}

/// Returns the scale of the pieces relative to their drawings in `assets`.
#[must_use]
pub fn scale(game: Game) -> f32 {
    match game {
        Game::Gomoku | Game::Hexdame => 0.96,
        Game::Four => 0.82,
        Game::Hex => 0.86,
        _ => 1.,
    }
}

/// Returns the width of a piece's body in its image, used to show a piece beside a name.
#[must_use]
pub fn body(game: Game) -> f32 {
    match game {
        Game::Checkers | Game::Reversi | Game::ConnectFour | Game::Hexdame => 0.86,
        Game::Go | Game::Gomoku | Game::Four | Game::Hex => 1.,
    }
}

/// Returns the height of a piece's face above the centre of its square in cells, which is half
/// the height of the piece.
#[must_use]
pub fn face_height(game: Game, rank: Rank) -> f32 {
    match (game, rank) {
        (Game::Checkers | Game::Hexdame, Rank::King) => 0.075,
        (Game::Checkers | Game::Hexdame | Game::Reversi, _) => 0.0425,
        _ => 0.,
    }
}

impl Look {
    /// Returns this look with another board and set of pieces for a game, given as indices into
    /// [`boards`] and [`sets`].
    #[must_use]
    pub fn with(self, game: Game, board: usize, set: usize) -> Look {
        self.with_board(game, board).with_set(game, set)
    }

    /// Returns this look with another board for a game.
    #[must_use]
    pub fn with_board(mut self, game: Game, board: usize) -> Look {
        self.boards[place(game)] = u8::try_from(board).unwrap_or_default();
        self
    }

    /// Returns this look with another set of pieces for a game.
    #[must_use]
    pub fn with_set(mut self, game: Game, set: usize) -> Look {
        self.sets[place(game)] = u8::try_from(set).unwrap_or_default();
        self
    }

    /// Returns the name of the selected board for a game.
    #[must_use]
    pub fn board(self, game: Game) -> &'static str {
        chosen(boards(game), self.boards[place(game)])
    }

    /// Returns the name of the selected set of pieces for a game.
    #[must_use]
    pub fn set(self, game: Game) -> &'static str {
        chosen(sets(game), self.sets[place(game)])
    }

    /// Returns the colour of a side's pieces.
    #[must_use]
    pub fn colour(self, rules: Rules, side: Side) -> Colour {
        let game = rules.game();
        // In draughts, the side with the dark pieces sits at the top and does not always begin.
        let dark = match rules {
            Rules::Checkers(rules) => (side == Side::First) == (rules.first_sits == Seat::Top),
            Rules::Hexdame(_) => side == Side::Second,
            _ => side == Side::First,
        };
        match (game, self.set(game), dark) {
            (Game::Checkers | Game::Hexdame, "red+white", true)
            | (Game::Checkers | Game::Hexdame, "black+red", false) => Colour::Red,
            (Game::Reversi, "navy", true) => Colour::Navy,
            (Game::ConnectFour, set, first) => {
                let [one, other] = match set {
                    "plum+cream" => [Colour::Plum, Colour::Cream],
                    "coral+teal" => [Colour::Coral, Colour::Teal],
                    "black+white" => [Colour::Black, Colour::White],
                    _ => [Colour::Red, Colour::Yellow],
                };
                if first { one } else { other }
            }
            (_, _, true) => Colour::Black,
            (_, _, false) => Colour::White,
        }
    }

    /// Returns the name of a piece's drawing in `assets/pieces`. White stones have one of five
    /// shell patterns, depending on their square.
    #[must_use]
    pub fn piece(self, rules: Rules, piece: Piece, square: Square) -> String {
        let game = rules.game();
        let colour = self.colour(rules, piece.side);
        match game {
            Game::Checkers | Game::Hexdame => {
                let rank = match piece.rank {
                    Rank::Man => "man",
                    Rank::King => "king",
                };
                match self.set(game) {
                    // The names of the other sets are the colours of their drawings.
                    set @ ("wood" | "ink") => format!("checkers/{rank}_{set}_{}", shade(colour)),
                    _ => format!("checkers/{rank}_{}", colour.name()),
                }
            }
            Game::Reversi => format!("reversi/{}_{}", self.set(game), shade(colour)),
            Game::ConnectFour => format!("connect_four/{}", colour.name()),
            Game::Go | Game::Gomoku | Game::Four | Game::Hex => match (self.set(game), piece.side) {
                ("slate", Side::Second) => format!("stones/slate_white_{}", shell(rules.grid(), square)),
                (set, _) => format!("stones/{set}_{}", colour.name()),
            },
        }
    }

    /// Returns the name of a shadow's drawing. Discs in a plate with holes have no shadow.
    #[must_use]
    pub fn shadow(self, rules: Rules, rank: Rank) -> Option<&'static str> {
        match (rules.game(), rank) {
            (Game::Checkers | Game::Hexdame, Rank::Man) => Some("checkers/shadow_man"),
            (Game::Checkers | Game::Hexdame, Rank::King) => Some("checkers/shadow_king"),
            (Game::Reversi, _) => Some("reversi/shadow"),
            (Game::Go | Game::Gomoku | Game::Four | Game::Hex, _) => Some("stones/shadow"),
            (Game::ConnectFour, _) => None,
        }
    }

    /// Returns the names of the drawings for a piece that turns over from this side, in equal
    /// steps and each with its shadow. Empty if the game has none.
    pub fn turning(self, rules: Rules, from: Side) -> Vec<(String, String)> {
        if rules.game() != Game::Reversi {
            return Vec::new();
        }
        let step = |step: u8| {
            (
                format!("reversi/{}_turn_{step}", self.set(Game::Reversi)),
                format!("reversi/shadow_turn_{step}"),
            )
        };
        match from {
            Side::First => (1..=7).map(step).collect(),
            Side::Second => (1..=7).rev().map(step).collect(),
        }
    }
}

/// Returns `dark` or `light`, as in the names of drawings that share a set.
fn shade(colour: Colour) -> &'static str {
    if colour == Colour::White { "light" } else { "dark" }
}

impl Colour {
    /// Returns the name used in the drawings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Colour::Black => "black",
            Colour::White => "white",
            Colour::Red => "red",
            Colour::Navy => "navy",
            Colour::Yellow => "yellow",
            Colour::Plum => "plum",
            Colour::Cream => "cream",
            Colour::Coral => "coral",
            Colour::Teal => "teal",
        }
    }

    /// Returns the approximate colour of a piece's body, for symbols of a side other than
    /// pieces.
    #[must_use]
    pub fn body(self) -> Color {
        match self {
            Colour::Black => Color::srgb_u8(0x1F, 0x1D, 0x1B),
            Colour::White => Color::srgb_u8(0xFB, 0xF8, 0xF0),
            Colour::Red => Color::srgb_u8(0xB3, 0x26, 0x1E),
            Colour::Navy => Color::srgb_u8(0x1D, 0x2F, 0x55),
            Colour::Yellow => Color::srgb_u8(0xF2, 0xC2, 0x30),
            Colour::Plum => Color::srgb_u8(0x5B, 0x2A, 0x58),
            Colour::Cream => Color::srgb_u8(0xF3, 0xE6, 0xC4),
            Colour::Coral => Color::srgb_u8(0xFF, 0x95, 0x7C),
            Colour::Teal => Color::srgb_u8(0x16, 0x7F, 0x7A),
        }
    }
}

/// Returns the shell pattern of a white stone on a square, one of five, so that stones look
/// different.
#[must_use]
pub fn shell(grid: Grid, square: Square) -> u16 {
    let (column, row) = grid.place(square);
    (u16::from(column) * 3 + u16::from(row) * 2) % 5 + 1
}

/// Returns the index of a game in [`Game::ALL`].
fn place(game: Game) -> usize {
    Game::ALL.iter().position(|&known| known == game).unwrap_or_default()
}

fn chosen(names: &'static [&'static str], at: u8) -> &'static str {
    names.get(usize::from(at)).copied().unwrap_or(names[0])
}

/// Updates the look from the settings and the theme.
pub(super) fn choose(settings: Res<Settings>, theme: Res<Theme>, mut look: ResMut<Look>) {
    let mut now = Look {
        marks: settings.marks,
        dark: theme.is_dark(),
        labels: settings.labels,
        numbers: settings.numbers,
        ..default()
    };
    for game in Game::ALL {
        // Unknown names fall back to the default.
        let at = |names: &[&str], name: Option<&String>| {
            name.and_then(|name| names.iter().position(|known| known == name)).unwrap_or_default()
        };
        now = now.with(
            game,
            at(boards(game), settings.boards.get(&game)),
            at(sets(game), settings.pieces.get(&game)),
        );
    }
    look.set_if_neq(now);
}
