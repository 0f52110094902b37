//! Whole games as files hold them.

use super::{Unreadable, read_position};
use crate::rules::{Position, Rules, Side, Turn};

/// A whole game as a file holds it, independent of the format.
///
/// ```
/// use parlour::notation::{Record, Score, pdn, read_turn};
/// use parlour::rules::{Game, Side};
///
/// let american = Game::Checkers.preset("american")?;
/// let turn = read_turn(&*american.start(), "11-15")?;
///
/// let mut record = Record::new(american, vec![turn]);
/// record.tags.push(("White".to_owned(), "Anna".to_owned()));
/// record.score = Some(Score::Won(Side::First));
///
/// let text = pdn::write(&record)?;
/// assert_eq!(text, "[White \"Anna\"]\n[Result \"1-0\"]\n[GameType \"21\"]\n\n1. 11-15 1-0\n\n");
/// assert_eq!(pdn::read(american, text.as_bytes()), [Ok(record)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Rules of the game, with the handicap and komi in Go.
    pub rules: Rules,
    /// Names and values of the facts about the game: `("Event", "Village hall")`. Names are those of
    /// the format. Facts that follow from other fields (result, first position, kind of game) are
    /// left out.
    pub tags: Vec<(String, String)>,
    /// Text of the first position, as [`position_text`](super::position_text) writes it, or `None`
    /// for the position in which the rules start.
    pub start: Option<String>,
    /// Turns of both sides, in order, including forced passes.
    pub turns: Vec<Turn>,
    /// Comments in the order of the game.
    pub comments: Vec<Comment>,
    /// Further properties, such as marks on the board, in the order of the game.
    pub extras: Vec<Extra>,
    /// Lines beside the game, in the order of the file.
    pub lines: Vec<SideLine>,
    /// Result, or `None` if the game is unfinished or its result is unknown.
    pub score: Option<Score>,
    /// Amount of content of the file that the record lacks.
    pub dropped: Dropped,
}

/// A line beside the game, which leaves it or another such line after some turns.
///
/// ```
/// use parlour::notation::{Record, SideLine, pdn, read_turn};
/// use parlour::rules::Game;
///
/// let american = Game::Checkers.preset("american")?;
/// let turn = |text| read_turn(&*american.start(), text);
///
/// let mut record = Record::new(american, vec![turn("11-15")?]);
/// let turns = vec![turn("11-16")?];
/// record.lines.push(SideLine { turns, ..SideLine::new(None, 0) });
/// assert!(pdn::write(&record)?.ends_with("\n1. 11-15 (1. 11-16) *\n\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideLine {
    /// The line that it leaves: its index in the list of side lines, always a smaller one than its own.
    /// `None` is the game itself.
    pub of: Option<usize>,
    /// Number of turns before its first turn, counted from the start of the game.
    pub ply: usize,
    /// Its turns, in order, including forced passes. At least one.
    pub turns: Vec<Turn>,
    /// Comments. Their plies count from the start of the game too, along the line.
    pub comments: Vec<Comment>,
    /// Further properties, such as marks on the board.
    pub extras: Vec<Extra>,
}

impl SideLine {
    /// Returns a line without turns yet.
    #[must_use]
    pub fn new(of: Option<usize>, ply: usize) -> SideLine {
        SideLine { of, ply, turns: Vec::new(), comments: Vec::new(), extras: Vec::new() }
    }

    /// Returns the number of turns from the start of the game to its end.
    #[must_use]
    pub fn end(&self) -> usize {
        self.ply.saturating_add(self.turns.len())
    }
}

/// A comment on a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// Number of turns before the comment.
    pub ply: usize,
    /// Text of one line, or of several lines in SGF.
    pub text: String,
}

/// A property for other programs, such as marks on the board or a player's remaining time. The name of an
/// annotation of a turn is `NAG`, and its value the number of a glyph; see [`pdn`](super::pdn).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extra {
    /// Number of turns before the property.
    pub ply: usize,
    /// Name in capital letters.
    pub name: String,
    /// Values as in the file, with their escapes.
    pub values: Vec<String>,
}

/// Result of a game as a record holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// This side won.
    Won(Side),
    /// Neither side won.
    Draw,
    /// Both sides lost: `0-0` in PDN, and possible under Japanese rules of Go.
    BothLost,
}

/// Amount of content that was skipped when a file was read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dropped {
    /// Number of variations with a part that cannot be read, such as a turn that the rules forbid. The
    /// line ends before that part. Each counts once, with all branches inside the part.
    pub variations: usize,
    /// Number of annotations of turns without a known meaning: `!!!`, or the evaluation of a program.
    pub marks: usize,
}

impl Record {
    /// Returns a record with these turns and nothing else.
    #[must_use]
    pub fn new(rules: Rules, turns: Vec<Turn>) -> Record {
        Record {
            rules,
            tags: Vec::new(),
            start: None,
            turns,
            comments: Vec::new(),
            extras: Vec::new(),
            lines: Vec::new(),
            score: None,
            dropped: Dropped::default(),
        }
    }

    /// Releases the memory that grew in advance while the record was read.
    pub(super) fn shrink(&mut self) {
        self.tags.shrink_to_fit();
        self.turns.shrink_to_fit();
        self.comments.shrink_to_fit();
        self.extras.shrink_to_fit();
        self.lines.shrink_to_fit();
        for line in &mut self.lines {
            line.turns.shrink_to_fit();
            line.comments.shrink_to_fit();
            line.extras.shrink_to_fit();
        }
    }

    /// Returns the position in which the game starts.
    ///
    /// # Errors
    /// Returns an error, with its place in `start`, if that text is not a position.
    pub fn first_position(&self) -> Result<Box<dyn Position>, Unreadable> {
        match &self.start {
            Some(text) => read_position(self.rules, text),
            None => Ok(self.rules.start()),
        }
    }

    /// Returns the value of the first tag with this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}
