//! A whole game as it is kept in a file.

use crate::rules::{Rules, Side, Turn};

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
    /// In one line.
    pub text: String,
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
    /// Marks like `!?` and `$1`.
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
            score: None,
            dropped: Dropped::default(),
        }
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}
