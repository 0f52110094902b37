//! The one place that names all games.

use serde::{Deserialize, Serialize};

use super::{
    Grid, Misplaced, Piece, Position, Side, Square, checkers, connect_four, four, go, gomoku, reversi,
};

/// A game of the collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    Checkers,
    Reversi,
    Go,
    Gomoku,
    ConnectFour,
    Four,
}

/// A named set of rules of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name used in commands, files and language keys.
    pub name: &'static str,
    pub rules: Rules,
}

/// By which rules a game is played. Makes the game's first position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Rules {
    Checkers(checkers::Rules),
    Go(go::Rules),
    Gomoku(gomoku::Rules),
    ConnectFour(connect_four::Rules),
    Reversi(reversi::Rules),
    Four(four::Rules),
}

/// A name that no game or preset has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no {what} is called \u{201c}{name}\u{201d}; there {}: {}", if known.len() == 1 { "is" } else { "are" }, known.join(", "))]
pub struct UnknownName {
    pub what: &'static str,
    pub name: String,
    pub known: Vec<&'static str>,
}

impl Game {
    pub const ALL: [Game; 6] =
        [Game::Checkers, Game::Reversi, Game::Go, Game::Gomoku, Game::ConnectFour, Game::Four];

    /// The name used in commands, files and language keys.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Game::Checkers => "checkers",
            Game::Go => "go",
            Game::Gomoku => "gomoku",
            Game::ConnectFour => "connect-four",
            Game::Reversi => "reversi",
            Game::Four => "four",
        }
    }

    /// The named rules of this game, the usual ones first.
    #[must_use]
    pub fn presets(self) -> &'static [Preset] {
        match self {
            Game::Checkers => &[
                Preset { name: "american", rules: Rules::Checkers(checkers::Rules::AMERICAN) },
                Preset { name: "house", rules: Rules::Checkers(checkers::Rules::HOUSE) },
                Preset { name: "russian", rules: Rules::Checkers(checkers::Rules::RUSSIAN) },
                Preset { name: "brazilian", rules: Rules::Checkers(checkers::Rules::BRAZILIAN) },
                Preset { name: "pool", rules: Rules::Checkers(checkers::Rules::POOL) },
                Preset { name: "italian", rules: Rules::Checkers(checkers::Rules::ITALIAN) },
                Preset { name: "spanish", rules: Rules::Checkers(checkers::Rules::SPANISH) },
                Preset { name: "czech", rules: Rules::Checkers(checkers::Rules::CZECH) },
                Preset { name: "international", rules: Rules::Checkers(checkers::Rules::INTERNATIONAL) },
                Preset { name: "frisian", rules: Rules::Checkers(checkers::Rules::FRISIAN) },
                Preset { name: "canadian", rules: Rules::Checkers(checkers::Rules::CANADIAN) },
            ],
            Game::Go => &[
                Preset { name: "chinese", rules: Rules::Go(go::Rules::CHINESE) },
                Preset { name: "japanese", rules: Rules::Go(go::Rules::JAPANESE) },
                Preset { name: "aga", rules: Rules::Go(go::Rules::AGA) },
                Preset { name: "new-zealand", rules: Rules::Go(go::Rules::NEW_ZEALAND) },
                Preset { name: "tromp-taylor", rules: Rules::Go(go::Rules::TROMP_TAYLOR) },
            ],
            Game::Gomoku => &[
                Preset { name: "free-style", rules: Rules::Gomoku(gomoku::Rules::FREE_STYLE) },
                Preset { name: "standard", rules: Rules::Gomoku(gomoku::Rules::STANDARD) },
                Preset { name: "renju", rules: Rules::Gomoku(gomoku::Rules::RENJU) },
                Preset { name: "caro", rules: Rules::Gomoku(gomoku::Rules::CARO) },
            ],
            Game::ConnectFour => {
                &[Preset { name: "standard", rules: Rules::ConnectFour(connect_four::Rules::STANDARD) }]
            }
            Game::Reversi => &[Preset { name: "standard", rules: Rules::Reversi(reversi::Rules::STANDARD) }],
            Game::Four => &[
                Preset { name: "seat-stone", rules: Rules::Four(four::Rules::SEAT_STONE) },
                Preset { name: "free", rules: Rules::Four(four::Rules::FREE) },
            ],
        }
    }

    /// # Errors
    /// When no game has this name.
    pub fn from_name(name: &str) -> Result<Game, UnknownName> {
        Game::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| UnknownName {
            what: "game",
            name: name.to_owned(),
            known: Game::ALL.iter().map(|game| game.name()).collect(),
        })
    }

    /// The rules of the preset with this name.
    ///
    /// # Errors
    /// When this game has no preset of this name.
    pub fn preset(self, name: &str) -> Result<Rules, UnknownName> {
        self.presets().iter().find(|preset| preset.name == name).map(|preset| preset.rules).ok_or_else(|| {
            UnknownName {
                what: "set of rules",
                name: name.to_owned(),
                known: self.presets().iter().map(|preset| preset.name).collect(),
            }
        })
    }
}

impl Rules {
    #[must_use]
    pub fn game(self) -> Game {
        match self {
            Rules::Checkers(_) => Game::Checkers,
            Rules::Go(_) => Game::Go,
            Rules::Gomoku(_) => Game::Gomoku,
            Rules::ConnectFour(_) => Game::ConnectFour,
            Rules::Reversi(_) => Game::Reversi,
            Rules::Four(_) => Game::Four,
        }
    }

    /// The preset that these rules are, unless they were changed by hand.
    #[must_use]
    pub fn preset(self) -> Option<&'static Preset> {
        self.game().presets().iter().find(|preset| preset.rules == self)
    }

    /// The board on which a game by these rules is played.
    #[must_use]
    pub fn grid(self) -> Grid {
        match self {
            Rules::Checkers(rules) => rules.grid(),
            Rules::Go(rules) => rules.grid(),
            Rules::Gomoku(rules) => rules.grid(),
            Rules::ConnectFour(rules) => rules.grid(),
            Rules::Reversi(_) => reversi::GRID,
            Rules::Four(_) => four::GRID,
        }
    }

    /// The position in which a game by these rules starts.
    #[must_use]
    pub fn start(self) -> Box<dyn Position> {
        match self {
            Rules::Checkers(rules) => Box::new(checkers::Position::start(rules)),
            Rules::Go(rules) => Box::new(go::Position::start(rules)),
            Rules::Gomoku(rules) => Box::new(gomoku::Position::start(rules)),
            Rules::ConnectFour(rules) => Box::new(connect_four::Position::start(rules)),
            Rules::Reversi(rules) => Box::new(reversi::Position::start(rules)),
            Rules::Four(rules) => Box::new(four::Position::start(rules)),
        }
    }

    /// Whether pieces can stand on this square.
    #[must_use]
    pub fn is_played_on(self, square: Square) -> bool {
        match self {
            Rules::Checkers(rules) => rules.is_played_on(square),
            _ => self.grid().squares().any(|known| known == square),
        }
    }

    /// A position with these pieces on the board, in which nothing has happened before. Only in
    /// checkers the rank of a piece matters. An opening in which sides are chosen is over.
    ///
    /// # Errors
    /// When a piece stands where it cannot, or all of them as no game has them.
    pub fn with_pieces(
        self,
        to_move: Side,
        pieces: impl IntoIterator<Item = (Square, Piece)>,
    ) -> Result<Box<dyn Position>, Misplaced> {
        let stones = |pieces: Vec<(Square, Piece)>| {
            pieces.into_iter().map(|(square, piece)| (square, piece.side)).collect::<Vec<_>>()
        };
        let pieces = pieces.into_iter().collect();
        Ok(match self {
            Rules::Checkers(rules) => Box::new(checkers::Position::with_pieces(rules, to_move, pieces)?),
            Rules::Go(rules) => Box::new(go::Position::with_stones(rules, to_move, stones(pieces))?),
            Rules::Gomoku(rules) => {
                let stage = gomoku::Stage::Playing { swapped: false };
                Box::new(gomoku::Position::with_stones(rules, stage, to_move, stones(pieces))?)
            }
            Rules::ConnectFour(rules) => {
                Box::new(connect_four::Position::with_discs(rules, to_move, stones(pieces))?)
            }
            Rules::Reversi(rules) => Box::new(reversi::Position::with_discs(rules, to_move, stones(pieces))?),
            Rules::Four(rules) => Box::new(four::Position::with_stones(rules, to_move, stones(pieces))?),
        })
    }
}
