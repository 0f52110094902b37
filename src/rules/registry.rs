//! The registry of games: the only place that lists them all.

use serde::{Deserialize, Serialize};

use super::{
    Grid, Misplaced, Piece, Position, Side, Square, checkers, connect_four, four, go, gomoku, hex, reversi,
};

/// A game of the collection.
///
/// ```
/// use parlour::rules::{Game, Position};
///
/// for game in Game::ALL {
///     let preset = &game.presets()[0];
///     println!("{} is usually played by the rules \"{}\"", game.name(), preset.name);
///     assert_eq!(preset.rules.start().rules().game(), game);
/// }
/// assert_eq!(Game::from_name("connect-four"), Ok(Game::ConnectFour));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// [Checkers](checkers), with the draughts of many countries.
    Checkers,
    /// [Reversi](reversi), also called Othello.
    Reversi,
    /// [Go](go).
    Go,
    /// [Gomoku](gomoku), with renju and caro.
    Gomoku,
    /// [Connect four](connect_four).
    ConnectFour,
    /// [Four](four), in which each stone is placed next to another.
    Four,
    /// [Hex](hex), in which each side joins its two edges.
    Hex,
}

/// A named set of rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name in commands, files and language keys.
    pub name: &'static str,
    /// The rules with this name. Two presets of a game never have equal rules.
    pub rules: Rules,
}

/// The rules of a match: the game and its options.
///
/// ```
/// use parlour::rules::{Game, Position, Rules, Side, checkers};
///
/// // Russian draughts on the larger board.
/// let larger = checkers::Rules { size: checkers::Size::Ten, ..checkers::Rules::RUSSIAN };
/// let rules = Rules::Checkers(larger);
/// assert_eq!(rules.preset(), None);
/// assert_eq!(rules.grid().columns, 10);
/// assert_eq!(rules.start().to_move(), Side::First);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Rules {
    /// Checkers: the size of the board, forced captures, kings, draws.
    Checkers(checkers::Rules),
    /// Go: the size of the board, scoring, repetition, komi, handicap.
    Go(go::Rules),
    /// Gomoku: the size of the board, the winning row, the opening.
    Gomoku(gomoku::Rules),
    /// Connect four: the size of the board and the length of a winning row.
    ConnectFour(connect_four::Rules),
    /// Reversi, which has no options yet.
    Reversi(reversi::Rules),
    /// Four: the opening.
    Four(four::Rules),
    /// Hex: the size of the board and the swap rule.
    Hex(hex::Rules),
}

/// The error for an unknown name of a game or preset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no {what} is called \u{201c}{name}\u{201d}; there {}: {}", if known.len() == 1 { "is" } else { "are" }, known.join(", "))]
pub struct UnknownName {
    /// The kind of thing that was named, in English: a game or a set of rules.
    pub what: &'static str,
    /// The name that is unknown.
    pub name: String,
    /// The names that are known, in the order in which they are listed.
    pub known: Vec<&'static str>,
}

impl Game {
    /// All games.
    pub const ALL: [Game; 7] =
        [Game::Checkers, Game::Reversi, Game::Go, Game::Gomoku, Game::ConnectFour, Game::Four, Game::Hex];

    /// Returns the name in commands, files and language keys.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Game::Checkers => "checkers",
            Game::Go => "go",
            Game::Gomoku => "gomoku",
            Game::ConnectFour => "connect-four",
            Game::Reversi => "reversi",
            Game::Four => "four",
            Game::Hex => "hex",
        }
    }

    /// Returns the named rules of this game, the usual ones first.
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
            Game::Hex => &[Preset { name: "standard", rules: Rules::Hex(hex::Rules::STANDARD) }],
        }
    }

    /// Returns the rules with which players begin who have not chosen any: those of the first preset, and
    /// Go on the small board, on which a game takes half an hour.
    #[must_use]
    pub fn first_rules(self) -> Rules {
        match self.presets()[0].rules {
            Rules::Go(rules) => Rules::Go(rules.on(go::Size::NINE)),
            rules => rules,
        }
    }

    /// Returns the game with this name.
    ///
    /// # Errors
    /// Returns an error that lists the known names if no game has this one.
    pub fn from_name(name: &str) -> Result<Game, UnknownName> {
        Game::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| UnknownName {
            what: "game",
            name: name.to_owned(),
            known: Game::ALL.iter().map(|game| game.name()).collect(),
        })
    }

    /// Returns the rules of the preset with this name.
    ///
    /// # Errors
    /// Returns an error that lists the known names if this game has no such preset.
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
    /// Returns the game to which these rules belong.
    #[must_use]
    pub fn game(self) -> Game {
        match self {
            Rules::Checkers(_) => Game::Checkers,
            Rules::Go(_) => Game::Go,
            Rules::Gomoku(_) => Game::Gomoku,
            Rules::ConnectFour(_) => Game::ConnectFour,
            Rules::Reversi(_) => Game::Reversi,
            Rules::Four(_) => Game::Four,
            Rules::Hex(_) => Game::Hex,
        }
    }

    /// Returns the preset with exactly these rules, if there is one.
    #[must_use]
    pub fn preset(self) -> Option<&'static Preset> {
        self.game().presets().iter().find(|preset| preset.rules == self)
    }

    /// Returns the size of the board.
    #[must_use]
    pub fn grid(self) -> Grid {
        match self {
            Rules::Checkers(rules) => rules.grid(),
            Rules::Go(rules) => rules.grid(),
            Rules::Gomoku(rules) => rules.grid(),
            Rules::ConnectFour(rules) => rules.grid(),
            Rules::Reversi(_) => reversi::GRID,
            Rules::Four(_) => four::GRID,
            Rules::Hex(rules) => rules.grid(),
        }
    }

    /// Returns the first position of a game.
    #[must_use]
    pub fn start(self) -> Box<dyn Position> {
        match self {
            Rules::Checkers(rules) => Box::new(checkers::Position::start(rules)),
            Rules::Go(rules) => Box::new(go::Position::start(rules)),
            Rules::Gomoku(rules) => Box::new(gomoku::Position::start(rules)),
            Rules::ConnectFour(rules) => Box::new(connect_four::Position::start(rules)),
            Rules::Reversi(rules) => Box::new(reversi::Position::start(rules)),
            Rules::Four(rules) => Box::new(four::Position::start(rules)),
            Rules::Hex(rules) => Box::new(hex::Position::start(rules)),
        }
    }

    /// Returns `true` if pieces can stand on this square.
    #[must_use]
    pub fn is_played_on(self, square: Square) -> bool {
        match self {
            Rules::Checkers(rules) => rules.is_played_on(square),
            _ => self.grid().squares().any(|known| known == square),
        }
    }

    /// Returns a position with these pieces and without a history. The rank of a piece matters only
    /// in checkers. An opening with a choice of sides is over.
    ///
    /// # Errors
    /// Returns an error if a piece stands on an impossible square, or if the pieces together do not
    /// form a position.
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
            Rules::Hex(rules) => Box::new(hex::Position::with_stones(rules, to_move, stones(pieces))?),
        })
    }
}
