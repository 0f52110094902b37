//! A whole game as it is kept in a file.

use super::{Unreadable, read_position};
use crate::rules::{Position, Rules, Side, Turn};

/// A whole game as it is kept in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub rules: Rules,
    /// Name and value of what the file says about the game: `("Event", "Village hall")`. What
    /// follows from the rest of the record (result, first position, kind of game) is not here.
    pub tags: Vec<(String, String)>,
    /// The first position, where it is not the usual one.
    pub start: Option<String>,
    pub turns: Vec<Turn>,
    /// In the order of the game.
    pub comments: Vec<Comment>,
    /// What else the file says in the form of properties, in the order of the game.
    pub extras: Vec<Extra>,
    /// `None` where the game is unfinished or nobody wrote down how it ended.
    pub score: Option<Score>,
    /// What the file has and this record has not.
    pub dropped: Dropped,
}

/// What somebody remarked on a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// After how many turns it stands; 0 before the first.
    pub ply: usize,
    /// In one line, or in several where the file's format has them.
    pub text: String,
}

/// A property that means something to another program: the marks on a board, a player's time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extra {
    /// After how many turns it stands; 0 before the first.
    pub ply: usize,
    /// In capital letters.
    pub name: String,
    /// As they stand in the file, escapes and all.
    pub values: Vec<String>,
}

/// How a game was scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    Won(Side),
    Draw,
    /// Both were declared to have lost.
    BothLost,
}

/// How much of a file is not in the record that was read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dropped {
    /// Other ways the game might have gone, each with all its branches.
    pub variations: usize,
    /// Marks like `!?` and `$1`, and what a program thought of a turn.
    pub marks: usize,
}

impl Record {
    /// A game of which only these turns are known.
    #[must_use]
    pub fn new(rules: Rules, turns: Vec<Turn>) -> Record {
        Record {
            rules,
            tags: Vec::new(),
            start: None,
            turns,
            comments: Vec::new(),
            extras: Vec::new(),
            score: None,
            dropped: Dropped::default(),
        }
    }

    /// The position in which the game starts.
    ///
    /// # Errors
    /// When the record's first position is none, with the place in its text.
    pub fn first_position(&self) -> Result<Box<dyn Position>, Unreadable> {
        match &self.start {
            Some(text) => read_position(self.rules, text),
            None => Ok(self.rules.start()),
        }
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}
