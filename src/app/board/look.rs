//! What each game looks like: which boards and sets of pieces there are, and which are chosen.
//!
//! With the [form](super::form) and the drawings in `assets` this is all that a game brings to the
//! screen: it has no layout, no picking and no animation of its own.

use bevy::prelude::*;

use crate::app::state::settings::Settings;
use crate::app::theme::Theme;
use crate::app::vocabulary::looks::{boards, sets};
use crate::app::vocabulary::preferences::{Labels, MarkColour};
use crate::rules::checkers::Seat;
use crate::rules::{Game, Grid, Piece, Rank, Rules, Side, Square};

/// What boards, pieces and marks look like, as the players have chosen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    /// For each game, in the order of [`Game::ALL`], which of its [`boards`].
    boards: [u8; Game::ALL.len()],
    /// For each game which of its [`sets`].
    sets: [u8; Game::ALL.len()],
    pub marks: MarkColour,
    pub dark: bool,
    pub labels: Labels,
    /// Whether stones show the number of their turn.
    pub numbers: bool,
}

/// The colour of a side's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    Black,
    White,
    Red,
    Navy,
    Yellow,
    Plum,
    Cream,
}

/// How the squares that may be touched next are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hints {
    /// A dot on each.
    Dots,
    /// A dot in the colour of the piece that would stand there.
    Discs,
    /// A small dot, for the hollows of a board.
    Small,
    /// Not at all, because nearly every square may be touched.
    None,
}

/// Dots for the next squares, in the way of this game.
#[must_use]
pub fn hints(game: Game) -> Hints {
    match game {
        Game::Checkers => Hints::Dots,
        Game::Reversi => Hints::Discs,
        Game::Four => Hints::Small,
        Game::Go | Game::Gomoku | Game::ConnectFour => Hints::None,
    }
}

/// How large the pieces are drawn: 1 as they are in `assets`.
#[must_use]
pub fn scale(game: Game) -> f32 {
    match game {
        Game::Gomoku => 0.96,
        Game::Four => 0.82,
        _ => 1.,
    }
}

/// The width of a piece's body in its picture, to show a piece beside a name.
#[must_use]
pub fn body(game: Game) -> f32 {
    match game {
        Game::Checkers | Game::Reversi | Game::ConnectFour => 0.86,
        Game::Go | Game::Gomoku | Game::Four => 1.,
    }
}

/// How far the face of a piece lies above the middle of its square, in cells: half its height.
#[must_use]
pub fn face_height(game: Game, rank: Rank) -> f32 {
    match (game, rank) {
        (Game::Checkers, Rank::King) => 0.075,
        (Game::Checkers | Game::Reversi, _) => 0.0425,
        _ => 0.,
    }
}

impl Look {
    /// The look with this board and this set for a game, by their places in [`boards`] and [`sets`].
    #[must_use]
    pub fn with(mut self, game: Game, board: usize, set: usize) -> Look {
        self.boards[place(game)] = u8::try_from(board).unwrap_or_default();
        self.sets[place(game)] = u8::try_from(set).unwrap_or_default();
        self
    }

    /// The board on which a game is played.
    #[must_use]
    pub fn board(self, game: Game) -> &'static str {
        chosen(boards(game), self.boards[place(game)])
    }

    /// The set of pieces with which a game is played.
    #[must_use]
    pub fn set(self, game: Game) -> &'static str {
        chosen(sets(game), self.sets[place(game)])
    }

    /// The colour of a side's pieces.
    #[must_use]
    pub fn colour(self, rules: Rules, side: Side) -> Colour {
        let game = rules.game();
        // In draughts the side with the dark pieces sits at the top, and does not always begin.
        let dark = match rules {
            Rules::Checkers(rules) => (side == Side::First) == (rules.first_sits == Seat::Top),
            _ => side == Side::First,
        };
        match (game, self.set(game), dark) {
            (Game::Checkers, "red+white", true) | (Game::Checkers, "black+red", false) => Colour::Red,
            (Game::Reversi, "navy", true) => Colour::Navy,
            (Game::ConnectFour, "plum+cream", first) => [Colour::Cream, Colour::Plum][usize::from(first)],
            (Game::ConnectFour, _, first) => [Colour::Yellow, Colour::Red][usize::from(first)],
            (_, _, true) => Colour::Black,
            (_, _, false) => Colour::White,
        }
    }

    /// The name of the drawing of a piece in `assets/pieces`. White stones are of five kinds of
    /// shell, by where they lie.
    #[must_use]
    pub fn piece(self, rules: Rules, piece: Piece, square: Square) -> String {
        let game = rules.game();
        let colour = self.colour(rules, piece.side);
        match game {
            Game::Checkers => {
                let rank = match piece.rank {
                    Rank::Man => "man",
                    Rank::King => "king",
                };
                format!("checkers/{rank}_{}", colour.name())
            }
            Game::Reversi => format!("reversi/{}_{}", self.set(game), shade(piece.side)),
            Game::ConnectFour => format!("connect_four/{}", colour.name()),
            Game::Go | Game::Gomoku | Game::Four => match (self.set(game), piece.side) {
                ("slate", Side::Second) => format!("stones/slate_white_{}", shell(rules.grid(), square)),
                (set, _) => format!("stones/{set}_{}", colour.name()),
            },
        }
    }

    /// The name of the drawing of a piece's shadow. Discs in a plate with holes throw none.
    #[must_use]
    pub fn shadow(self, rules: Rules, rank: Rank) -> Option<&'static str> {
        match (rules.game(), rank) {
            (Game::Checkers, Rank::Man) => Some("checkers/shadow_man"),
            (Game::Checkers, Rank::King) => Some("checkers/shadow_king"),
            (Game::Reversi, _) => Some("reversi/shadow"),
            (Game::Go | Game::Gomoku | Game::Four, _) => Some("stones/shadow"),
            (Game::ConnectFour, _) => None,
        }
    }

    /// The pictures of a piece that turns over from this side, in equal steps, each with its
    /// shadow. Empty where a game has none.
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

/// Dark or light, for the drawings of reversi.
fn shade(side: Side) -> &'static str {
    match side {
        Side::First => "dark",
        Side::Second => "light",
    }
}

impl Colour {
    /// The name used in the drawings.
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
        }
    }

    /// About the colour of a piece's body, for what stands for the side without being a piece.
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
        }
    }
}

/// From which of five shells the white stone on a square is cut, so that they are not all alike.
#[must_use]
pub fn shell(grid: Grid, square: Square) -> u16 {
    let (column, row) = grid.place(square);
    (u16::from(column) * 3 + u16::from(row) * 2) % 5 + 1
}

/// The place of a game in [`Game::ALL`].
fn place(game: Game) -> usize {
    Game::ALL.iter().position(|&known| known == game).unwrap_or_default()
}

fn chosen(names: &'static [&'static str], at: u8) -> &'static str {
    names.get(usize::from(at)).copied().unwrap_or(names[0])
}

/// Follows the settings.
pub(super) fn choose(settings: Res<Settings>, theme: Res<Theme>, mut look: ResMut<Look>) {
    let mut now = Look {
        marks: settings.marks,
        dark: theme.is_dark(),
        labels: settings.labels,
        numbers: settings.numbers,
        ..default()
    };
    for game in Game::ALL {
        // A name that this version does not know is as good as none.
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
