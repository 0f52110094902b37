//! A puzzle on the board: the judgement of touches, and the turns that are shown after them.

use std::collections::VecDeque;

use crate::app::state::attempt::{self, Answer};
use crate::engine::Reason;
use crate::play::Match;
use crate::puzzles::Puzzle;
use crate::rules::{Change, Rules, Side, Square, Turn};

/// A puzzle with the attempts of the player.
#[derive(Clone, Debug)]
pub struct Solving {
    puzzle: Puzzle,
    /// The match that begins with the position of the puzzle.
    start: Match,
    /// The match on the board.
    game: Match,
    stage: Stage,
    /// The turns that follow on the board by themselves.
    follow: VecDeque<Turn>,
    /// Only the first answer counts.
    has_counted: bool,
    /// It is the puzzle of the day.
    is_of_day: bool,
}

/// The stage of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The player looks for the turn.
    Open,
    /// The player has found the turn.
    Right,
    /// The player has played another turn.
    Wrong {
        /// That turn.
        turn: Turn,
        /// The turn that refutes it, once it is known, and the main reason for it. `None` if there is none.
        answer: Option<(Turn, Option<Reason>)>,
    },
    /// The app has shown the turn.
    Shown,
}

impl Solving {
    /// Puts a puzzle on the board. Returns `None` if its position is invalid, which a test excludes.
    #[must_use]
    pub fn new(puzzle: Puzzle, is_of_day: bool) -> Option<Solving> {
        let start = attempt::start(puzzle.rules, Some(puzzle.position.clone()))?;
        let game = start.clone();
        let follow = VecDeque::new();
        Some(Solving { puzzle, start, game, stage: Stage::Open, follow, has_counted: false, is_of_day })
    }

    /// Returns the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns the rules.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.puzzle.rules
    }

    /// Returns the side of the player.
    #[must_use]
    pub fn side(&self) -> Side {
        self.start.position().to_move()
    }

    /// Returns a stone of the chain that the task is about, if it is about one.
    #[must_use]
    pub fn target(&self) -> Option<Square> {
        self.puzzle.task.target()
    }

    /// Returns the match on the board.
    #[must_use]
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Returns the match that begins with the position of the puzzle.
    #[must_use]
    pub fn start(&self) -> &Match {
        &self.start
    }

    /// Returns the stage.
    #[must_use]
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Returns `true` for the puzzle of the day.
    #[must_use]
    pub fn is_of_day(&self) -> bool {
        self.is_of_day
    }

    /// Returns `true` if squares can be touched.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.stage == Stage::Open
    }

    /// Returns `true` while turns follow by themselves.
    #[must_use]
    pub fn follows(&self) -> bool {
        !self.follow.is_empty()
    }

    /// Handles a touch of a square. A complete turn is played, whether it is right or not.
    pub fn touch(&mut self, square: Square) -> Answer {
        if !self.is_open() {
            return Answer::Over;
        }
        let (puzzle, start) = (&self.puzzle, &self.start);
        match attempt::touch(&mut self.game, square, |turn| is_right(puzzle, start, turn)) {
            Ok(turn) => self.judge(turn),
            Err(answer) => answer,
        }
    }

    /// Plays a turn of the player.
    fn judge(&mut self, turn: Turn) -> Answer {
        let is_right = is_right(&self.puzzle, &self.start, &turn);
        let Ok(played) = self.game.play(&turn) else { return Answer::Touched };
        if is_right {
            self.follow = self.puzzle.line.iter().skip(1).cloned().collect();
            self.stage = Stage::Right;
        } else {
            self.stage = Stage::Wrong { turn, answer: None };
        }
        Answer::Played(played.changes)
    }

    /// Returns `true` for the first answer, and only once.
    pub(super) fn counts(&mut self) -> bool {
        !std::mem::replace(&mut self.has_counted, true)
    }

    /// Takes the refutation of the wrong turn on the board: the turns that follow it.
    pub(super) fn refute(&mut self, line: Vec<Turn>, reason: Option<Reason>) {
        if let (Stage::Wrong { answer, .. }, Some(first)) = (&mut self.stage, line.first()) {
            *answer = Some((first.clone(), reason));
            self.follow = line.into();
        }
    }

    /// Plays the next turn that follows by itself, and returns its changes. `None` if there is none.
    pub(super) fn next_turn(&mut self) -> Option<Vec<Change>> {
        let turn = self.follow.pop_front()?;
        match self.game.play(&turn) {
            Ok(played) => Some(played.changes),
            Err(_) => {
                // A test excludes it for the puzzles of the app.
                self.follow.clear();
                None
            }
        }
    }

    /// Puts the position of the puzzle back on the board.
    pub(super) fn again(&mut self) {
        self.game = self.start.clone();
        self.stage = Stage::Open;
        self.follow.clear();
    }

    /// Shows the right turn and all that follows.
    pub(super) fn show(&mut self) {
        self.again();
        self.stage = Stage::Shown;
        self.follow = self.puzzle.line.iter().cloned().collect();
    }
}

/// Returns `true` for a turn that leads to the same position as the right one. Several ways of a capture may do so.
fn is_right(puzzle: &Puzzle, start: &Match, turn: &Turn) -> bool {
    let after = |turn: &Turn| {
        let mut position = start.position().boxed();
        position.play(turn).ok().map(|()| position.hash())
    };
    let right = puzzle.turn().and_then(after);
    right.is_some() && after(turn) == right
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Task;
    use crate::rules::Game;

    /// The king may go to two squares. From one of them it catches the other.
    fn kings() -> Solving {
        let rules = Game::Checkers.presets()[0].rules;
        let lines = format!(
            "{}\nW:WK18,K32:BK31\twin 2\t3\t18-22 31-26 22x31",
            serde_json::to_string(&rules).expect("rules")
        );
        let puzzle = crate::puzzles::read(&lines).expect("a puzzle").remove(0);
        assert_eq!(puzzle.task, Task::WinIn(2));
        Solving::new(puzzle, false).expect("a position")
    }

    fn play(solving: &mut Solving, turn: &str) -> Answer {
        let turn = crate::notation::read_turn(solving.game().position(), turn).expect("a turn");
        turn.0.iter().fold(Answer::Over, |_, &square| solving.touch(square))
    }

    #[test]
    fn the_right_turn_is_followed_by_the_line() {
        let mut solving = kings();
        assert!(matches!(play(&mut solving, "18-22"), Answer::Played(_)));
        assert_eq!(*solving.stage(), Stage::Right);
        assert!(solving.counts() && !solving.counts());
        while solving.next_turn().is_some() {}
        assert!(solving.game().outcome().is_some(), "the line wins");
        assert_eq!(solving.touch(Square(0)), Answer::Over);
    }

    #[test]
    fn a_wrong_turn_is_played_refuted_and_taken_back() {
        let mut solving = kings();
        assert!(matches!(play(&mut solving, "18-15"), Answer::Played(_)));
        let reply = crate::notation::read_turn(solving.game().position(), "31-26").expect("a turn");
        solving.refute(vec![reply.clone()], None);
        assert!(matches!(solving.stage(), Stage::Wrong { answer: Some((turn, None)), .. } if *turn == reply));
        assert!(solving.next_turn().is_some() && !solving.follows());
        solving.again();
        assert!(solving.is_open() && solving.game().turn_count() == 0);
        solving.show();
        assert!(solving.follows() && !solving.is_open());
    }

    #[test]
    fn a_refused_touch_changes_nothing() {
        let mut solving = kings();
        assert!(matches!(solving.touch(Square(0)), Answer::Refused(_)));
        assert!(solving.is_open());
    }
}
