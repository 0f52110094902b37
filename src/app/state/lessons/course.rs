//! The course of one lesson: its steps, the one on the board, and the judgement of touches.
//!
//! A touch either leads towards the goal or is refused with a reason. A legal turn that does not
//! reach the goal is not played, so nothing has to be started again.

use crate::app::state::lessons::chapters::{self, Chapter, Goal};
use crate::play::{Avatar, Match, Mode, Played, Player, Setup, Touched};
use crate::rules::{Change, Game, Illegal, Rules, Square, Turn};

/// A lesson with the player's place in it.
#[derive(Clone, Debug)]
pub struct Course {
    rules: Rules,
    steps: Vec<Step>,
    /// The index of the step on the board; the number of steps at the end.
    at: usize,
    /// The match of this step, or of the last one at the end.
    game: Match,
    /// The goal of this step is reached.
    is_solved: bool,
    /// The square of the last touch that was played.
    last: Option<Square>,
}

/// A step: a chapter with a goal, and the goal.
#[derive(Clone, Debug)]
struct Step {
    chapter: Chapter,
    goal: Goal,
    start: Match,
}

/// The effect of a touch.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A piece was selected, deselected or marked.
    Touched,
    /// A turn was played, with these changes. The other side had to pass if `passes` is set.
    Played {
        /// What happens on the board.
        changes: Vec<Change>,
        /// `true` if the other side has to pass.
        passes: bool,
    },
    /// The touch was refused. If that is the goal, the step is solved.
    Refused(Illegal),
    /// The turn is legal, but does not reach the goal. It was not played.
    Missed,
    /// The step is solved already, or the lesson is over.
    Over,
}

impl Course {
    /// Creates the lesson on a game with these rules. `None` if no step has a valid position.
    #[must_use]
    pub fn new(rules: Rules) -> Option<Course> {
        let steps: Vec<Step> = chapters::of(rules).into_iter().filter_map(Step::new).collect();
        let game = steps.first()?.start.clone();
        let mut course = Course { rules, steps, at: 0, game, is_solved: false, last: None };
        course.begin(0);
        Some(course)
    }

    /// Returns the rules that the lesson teaches.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the game that the lesson teaches.
    #[must_use]
    pub fn of_game(&self) -> Game {
        self.rules.game()
    }

    /// Returns the index of the step, counted from 0; the number of steps at the end.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns the number of steps.
    #[must_use]
    pub fn count(&self) -> usize {
        self.steps.len()
    }

    /// Returns the chapter of the step; `None` at the end.
    #[must_use]
    pub fn chapter(&self) -> Option<&Chapter> {
        self.steps.get(self.at).map(|step| &step.chapter)
    }

    /// Returns the goal of the step; `None` at the end.
    #[must_use]
    pub fn goal(&self) -> Option<Goal> {
        self.steps.get(self.at).map(|step| step.goal)
    }

    /// Returns the match on the board.
    #[must_use]
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Returns `true` once the goal of the step is reached.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.is_solved
    }

    /// Returns `true` if the step waits for the player once it is solved, because there is
    /// something to read.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.goal().is_some_and(Goal::is_read)
    }

    /// Returns `true` if squares can be touched.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.is_solved && self.at < self.steps.len()
    }

    /// Returns `true` after the last step.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.at >= self.steps.len()
    }

    /// Returns the square at which the step was solved.
    #[must_use]
    pub fn solved_at(&self) -> Option<Square> {
        self.last.filter(|_| self.is_solved)
    }

    /// Goes to the step with this key, if there is one. A key of a step that the rules lack is
    /// ignored.
    pub fn resume(&mut self, key: &str) {
        if let Some(at) = self.steps.iter().position(|step| step.chapter.key == key) {
            self.begin(at);
        }
    }

    /// Goes to the next step, or to the end. Returns `true` if the board changes.
    pub fn go_on(&mut self) -> bool {
        if self.at + 1 < self.steps.len() {
            self.begin(self.at + 1);
            return true;
        }
        // The last board stays at the end.
        self.at = self.steps.len();
        self.is_solved = false;
        false
    }

    /// Goes to the previous step. Returns `false` at the first one.
    pub fn go_back(&mut self) -> bool {
        let Some(before) = self.at.checked_sub(1) else { return false };
        self.begin(before);
        true
    }

    /// Starts the step with this index.
    fn begin(&mut self, at: usize) {
        if let Some(step) = self.steps.get(at) {
            self.at = at;
            self.game = step.start.clone();
            // There is nothing to do but to look.
            self.is_solved = matches!(step.goal, Goal::Look);
            self.last = None;
        }
    }

    /// Handles a touch of a square.
    pub fn touch(&mut self, square: Square) -> Answer {
        let Some(goal) = self.goal().filter(|_| self.is_open()) else { return Answer::Over };
        match self.game.touch(square) {
            touched @ (Touched::Complete | Touched::Extended) => {
                let is_complete = touched == Touched::Complete;
                self.play(goal, square, is_complete)
            }
            Touched::Refused(reason) => {
                if matches!(goal, Goal::Refused(is_it) if is_it(&reason)) {
                    self.solve(square);
                }
                Answer::Refused(reason)
            }
            Touched::Marked | Touched::Unmarked => {
                if matches!(goal, Goal::Mark) {
                    self.solve(square);
                }
                Answer::Touched
            }
            Touched::Selected | Touched::TakenBack => Answer::Touched,
        }
    }

    /// Passes.
    pub fn pass(&mut self) -> Answer {
        let Some(goal) = self.goal().filter(|_| self.is_open()) else { return Answer::Over };
        let mut trial = self.game.clone();
        trial.clear();
        match trial.play(&Turn::default()) {
            Err(reason) => Answer::Refused(reason),
            Ok(played) if matches!(goal, Goal::Pass) => {
                if let Some(reply) = self.chapter().and_then(|chapter| chapter.reply.clone()) {
                    // A test detects a reply that is not possible.
                    let _ = trial.play(&reply);
                }
                self.game = trial;
                self.is_solved = true;
                Answer::Played { changes: played.changes, passes: false }
            }
            Ok(_) => Answer::Missed,
        }
    }

    /// Plays the turn in progress if it reaches the goal or leads to it. Otherwise the turn may go
    /// on, unless it is complete.
    fn play(&mut self, goal: Goal, last: Square, is_complete: bool) -> Answer {
        let mut trial = self.game.clone();
        let Ok(played) = trial.finish() else { return Answer::Touched };
        let passes = trial.outcome().is_none() && trial.position().to_move() == played.side;
        let reached = self.is_reached(goal, &trial, &played, last, passes);
        let leads = matches!(goal, Goal::Turns(_)) && trial.outcome().is_none();
        if reached || leads {
            self.game = trial;
            self.last = Some(last);
            self.is_solved = reached;
            return Answer::Played { changes: played.changes, passes };
        }
        if !is_complete {
            return Answer::Touched;
        }
        self.game.clear();
        Answer::Missed
    }

    /// Returns `true` if a turn reaches the goal.
    fn is_reached(&self, goal: Goal, after: &Match, played: &Played, last: Square, passes: bool) -> bool {
        let count =
            |is_it: fn(&Change) -> bool| played.changes.iter().filter(|&change| is_it(change)).count();
        let outcome = after.outcome();
        match goal {
            Goal::Refused(_) | Goal::Mark | Goal::Pass | Goal::Look => false,
            Goal::Any => true,
            Goal::Take(wanted) => count(|change| matches!(change, Change::Remove { .. })) >= wanted,
            Goal::Flip(wanted) => count(|change| matches!(change, Change::Flip { .. })) >= wanted,
            Goal::Crown => count(|change| matches!(change, Change::Crown { .. })) > 0,
            Goal::There => {
                let wanted = self.chapter().and_then(|chapter| chapter.solution.last().copied());
                wanted.is_some_and(|wanted| {
                    let position = self.game.position();
                    position.resolve_touch(last) == position.resolve_touch(wanted)
                })
            }
            Goal::Turns(wanted) => after.turn_count() >= wanted,
            Goal::ShutOut => passes,
            Goal::Win => outcome.is_some_and(|outcome| outcome.winner == Some(played.side)),
            Goal::Draw => outcome.is_some_and(|outcome| outcome.winner.is_none()),
        }
    }

    fn solve(&mut self, square: Square) {
        self.is_solved = true;
        self.last = Some(square);
    }

    /// Returns the squares to touch from here to the goal, none for a pass. The first one is touched
    /// already if a piece is selected there. `None` if the step is solved.
    #[must_use]
    pub fn way(&self) -> Option<Vec<Square>> {
        let (chapter, goal) = (self.chapter()?, self.goal().filter(|_| self.is_open())?);
        let position = self.game.position();
        let way: Vec<Square> = match goal {
            Goal::Pass => return Some(Vec::new()),
            Goal::Look => return None,
            // Each turn places one piece.
            Goal::Turns(_) => {
                let is_free = |square: &&Square| position.piece(**square).is_none();
                chapter.solution.iter().find(is_free).copied().into_iter().collect()
            }
            _ if chapter.solution.is_empty() => position.turns().into_iter().next()?.0,
            _ => chapter.solution.clone(),
        };
        let path = &self.game.turns().current.path;
        // With another piece selected, the whole way is needed.
        let is_begun = !path.is_empty() && way.starts_with(path) && path.len() < way.len();
        let way = if is_begun { way[path.len() - 1..].to_vec() } else { way };
        (!way.is_empty()).then_some(way)
    }
}

impl Step {
    /// Returns the step of a chapter; `None` for a chapter without a goal.
    fn new(chapter: Chapter) -> Option<Step> {
        let goal = chapter.goal?;
        let start = begin(&chapter)?;
        Some(Step { chapter, goal, start })
    }
}

/// Creates the match of a chapter. `None` if its position is invalid, which a test excludes.
#[must_use]
pub fn begin(chapter: &Chapter) -> Option<Match> {
    let player = || Player::person("", Avatar::Leaf);
    let setup = Setup {
        position: chapter.position.clone(),
        mode: Mode::Quick,
        ..Setup::new(chapter.rules, [player(), player()])
    };
    let mut game = Match::new(0, setup, 0).ok()?;
    for turn in &chapter.before {
        game.play(turn).ok()?;
    }
    Some(game)
}
