//! One match: the players, the turn being made, the history, the result.
//!
//! [`Match`] is everything that a player would expect back after an undo or after the app was
//! killed, and nothing else. It knows no screen and no file. [`MatchHistory`] puts matches in a row, so
//! that even a new game can be undone; [`saved`] is the form in which a match is kept. A [`Sketch`] is
//! a position from which a match may begin, while it is being set up.

#![forbid(unsafe_code)]

mod act;
pub mod clock;
mod counting;
mod equaliser;
mod match_history;
mod passes;
pub mod record;
mod results;
pub mod review;
pub mod rule_change;
pub mod saved;
mod series;
mod setup;
pub mod sketch;
mod summary;
mod turns;
mod undo;

pub use act::Act;
pub use clock::TimeControl;
pub use equaliser::{Equaliser, Proposal};
pub use match_history::{MatchHistory, Row, Step};
pub use results::{Participant, Results, Score};
pub use review::Review;
pub use series::{Series, Verdict};
pub use setup::{Avatar, Mode, Player, Setup};
pub use sketch::Sketch;
pub use summary::{Standing, Summary};
pub use turns::{CurrentTurn, PastTurn, Turns};

use std::sync::OnceLock;

use clock::Spent;

use crate::engine::Level;
use crate::notation;
use crate::rules::{Change, Choice, Claim, Illegal, Outcome, Position, Side, Square, Turn};

/// What a touch did to the turn that is being made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touched {
    /// The first square of a turn; perhaps instead of another that had been chosen.
    Selected,
    /// A further square. More may follow or must.
    Extended,
    /// A further square, after which nothing can follow: the turn can be finished.
    Complete,
    /// A square that had been touched before: what came after it was taken back.
    TakenBack,
    /// While the game is counted: what stands there is now marked dead.
    Marked,
    /// While the game is counted: what stands there is no longer marked dead.
    Unmarked,
    Refused(Illegal),
}

/// A turn that has just been played: what the screen has to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub side: Side,
    pub changes: Vec<Change>,
    /// The side that could only pass after it, and did: `side` is to move again.
    pub passed: Option<Side>,
}

/// What undo or redo did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undone {
    /// The last of the touched squares was taken back.
    Touch,
    /// A turn was taken back, or played again: what that changes on the board.
    Turn(Vec<Change>),
    /// A choice, an agreement, a resignation: something that left the board as it was.
    Decision,
}

/// One match.
#[derive(Clone, Debug)]
pub struct Match {
    id: u32,
    /// When it began, in seconds since 1970; 0 where nobody knows.
    began: u64,
    /// What the players call it; empty where it has no name of its own.
    title: String,
    setup: Setup,
    /// All acts, those that were undone at the end.
    acts: Vec<Act>,
    /// How many of the acts are in force.
    done: usize,
    /// The first position, and the one after each act in force that led to another. Never empty.
    positions: Vec<Box<dyn Position>>,
    /// The hash of each of the positions.
    hashes: Vec<u64>,
    turns: Turns,
    /// How long the acts took, where there are clocks.
    spent: Spent,
    /// What is marked dead while the game is counted, once somebody has asked for it: to find what
    /// is dead takes a while. See [`Match::dead`].
    dead: OnceLock<Vec<Square>>,
    /// Whether a player has changed something about that.
    marked: bool,
}

impl Match {
    /// A match in its first position.
    ///
    /// # Errors
    /// When the setup names a position that cannot be read.
    pub fn new(id: u32, setup: Setup, began: u64) -> Result<Match, notation::Unreadable> {
        let mut game = Match::before_any_act(id, setup, began)?;
        game.play_forced_pass();
        if !game.setup.hands_over() {
            game.pause();
        }
        Ok(game)
    }

    /// A match before anything was done, be it only a pass that is forced.
    fn before_any_act(id: u32, setup: Setup, began: u64) -> Result<Match, notation::Unreadable> {
        let start = match &setup.position {
            Some(text) => notation::read_position(setup.rules, text)?,
            None => setup.rules.start(),
        };
        let started = !setup.hands_over() || start.counting().is_some();
        let current = CurrentTurn::new(&*start, started, Vec::new());
        Ok(Match {
            id,
            began,
            title: String::new(),
            setup,
            acts: Vec::new(),
            done: 0,
            hashes: vec![start.hash()],
            positions: vec![start],
            turns: Turns { previous: None, current },
            spent: Spent::default(),
            dead: OnceLock::new(),
            marked: false,
        })
    }

    #[must_use]
    pub fn id(&self) -> u32 {
        self.id
    }

    /// The same match under another number.
    #[must_use]
    pub fn numbered(self, id: u32) -> Match {
        Match { id, ..self }
    }

    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// When it began, in seconds since 1970; 0 where nobody knows.
    #[must_use]
    pub fn began(&self) -> u64 {
        self.began
    }

    /// The position with nothing of the current turn played.
    #[must_use]
    pub fn position(&self) -> &dyn Position {
        &*self.positions[self.positions.len() - 1]
    }

    /// The position in which the match began.
    #[must_use]
    pub fn start(&self) -> &dyn Position {
        &*self.positions[0]
    }

    #[must_use]
    pub fn turns(&self) -> &Turns {
        &self.turns
    }

    /// The acts in force, oldest first.
    #[must_use]
    pub fn acts(&self) -> &[Act] {
        &self.acts[..self.done]
    }

    /// Every act in force with the position in which it was done, oldest first.
    pub fn history(&self) -> impl DoubleEndedIterator<Item = (&dyn Position, &Act)> {
        // The acts that led to another position are at the beginning. At most one follows, which
        // ended the match in the last position.
        let positions = &self.positions;
        self.acts().iter().enumerate().map(|(at, act)| (&*positions[at.min(positions.len() - 1)], act))
    }

    /// All acts, oldest first: those in force, and behind them those that were undone.
    #[must_use]
    pub fn all_acts(&self) -> &[Act] {
        &self.acts
    }

    /// Every turn in force with the position in which it was made, oldest first.
    pub fn played(&self) -> impl DoubleEndedIterator<Item = (&dyn Position, &Turn)> {
        self.history().filter_map(|(position, act)| match act {
            Act::Turn(turn) => Some((position, turn)),
            _ => None,
        })
    }

    /// How many turns were played.
    #[must_use]
    pub fn turn_count(&self) -> usize {
        self.played().count()
    }

    /// How the match ended, if it has: by its rules, or by what a player decided.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.acts().last() {
            Some(act) => act.outcome(self.position()),
            None => act::outcome_by_rules(self.position()),
        }
    }

    /// Participant plays a side now: the players may have changed sides in the opening.
    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        self.setup.player(if self.position().swapped() { side.other() } else { side })
    }

    /// The hash of every position so far, the present one last: by these it is known what was
    /// repeated.
    #[must_use]
    pub fn hashes(&self) -> &[u64] {
        &self.hashes
    }

    /// The draws that the side to move may claim now.
    #[must_use]
    pub fn claims(&self) -> Vec<Claim> {
        if self.outcome().is_some() { Vec::new() } else { self.position().claims(&self.hashes) }
    }

    /// Participant acts now: makes the turn, or has something to choose.
    #[must_use]
    pub fn actor(&self) -> &Player {
        self.setup.player(self.position().actor())
    }

    /// The side whose [player](Match::player) acts now. In an opening in which one player places
    /// the pieces of both sides it need not be the side to move.
    #[must_use]
    pub fn acting_side(&self) -> Side {
        let actor = self.position().actor();
        if self.position().swapped() { actor.other() } else { actor }
    }

    /// How strong the computer is that acts now: none where a person does, where both have to agree
    /// on a count, and when the match is over.
    #[must_use]
    pub fn computer_to_act(&self) -> Option<Level> {
        let acts = self.outcome().is_none() && self.position().counting().is_none();
        self.actor().computer.filter(|_| acts)
    }

    /// Which side gives up, or offers a draw, where somebody asks for it now: the one that acts, or
    /// the only person.
    #[must_use]
    pub fn asking_side(&self) -> Side {
        match self.setup.only_person() {
            Some(person) if self.position().swapped() => person.other(),
            Some(person) => person,
            None => self.acting_side(),
        }
    }

    /// What the [actor](Match::actor) has to decide before anybody plays on.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        if self.outcome().is_some() { Vec::new() } else { self.position().choices() }
    }

    /// Whether it waits for something else than a turn: a choice, or agreement on the count.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.counting().is_some() || !self.choices().is_empty()
    }

    /// Changes how turns are made, in the middle of the match. Nothing on the board changes.
    pub fn set_mode(&mut self, mode: Mode) {
        self.setup.mode = mode;
        self.turns.current.started |= !self.setup.hands_over();
    }

    /// What the players call it; empty where it has no name of its own.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Gives it a name of its own, or takes that away.
    pub fn set_title(&mut self, title: &str) {
        title.trim().clone_into(&mut self.title);
    }

    /// Changes a player's name or picture.
    pub fn set_player(&mut self, side: Side, player: Player) {
        self.setup.players[side.index()] = player;
    }

    /// Start Turn: the player to move has taken the device.
    pub fn start_turn(&mut self) {
        if self.outcome().is_none() {
            self.turns.current.started = true;
            self.resume();
        }
    }

    /// Adds a square to the turn that is being made.
    ///
    /// A square that may come next is added. Another of the player's own pieces is chosen in
    /// place of the first. A square of the path takes back what came after it, and the only
    /// square of the path takes back itself. All else is refused.
    pub fn touch(&mut self, square: Square) -> Touched {
        if self.outcome().is_some() {
            return Touched::Refused(Illegal::GameOver);
        }
        if self.position().counting().is_some() {
            return self.mark(square);
        }
        let square = self.position().resolve_touch(square);
        let path = &self.turns.current.path;
        if self.turns.current.next.squares.contains(&square) {
            let mut path = path.clone();
            path.push(square);
            let first = path.len() == 1;
            self.stage(path);
            return if self.turns.current.is_final() {
                Touched::Complete
            } else if first {
                Touched::Selected
            } else {
                Touched::Extended
            };
        }
        if let Some(at) = path.iter().rposition(|&touched| touched == square) {
            let last = at + 1 == path.len();
            let path = path[..if last { at } else { at + 1 }].to_vec();
            self.stage(path);
            return Touched::TakenBack;
        }
        if path.len() == 1 && self.position().next(&[]).squares.contains(&square) {
            self.stage(vec![square]);
            return if self.turns.current.is_final() { Touched::Complete } else { Touched::Selected };
        }
        Touched::Refused(self.position().why_not(path, square))
    }

    /// Clear Moves: forgets the squares touched in this turn.
    pub fn clear(&mut self) {
        self.stage(Vec::new());
    }

    /// Finish Turn: plays the turn that was made.
    ///
    /// # Errors
    /// When the squares touched so far are not a whole turn.
    pub fn finish(&mut self) -> Result<Played, Illegal> {
        let current = &self.turns.current;
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        if !current.next.complete {
            return Err(if current.changes.is_empty() {
                Illegal::Nothing
            } else {
                Illegal::MustContinue { to: current.next.squares.clone() }
            });
        }
        let turn = Turn(current.path.clone());
        self.play(&turn)
    }

    /// Plays a whole turn at once: from a record, or for the computer. A pass to which the other
    /// side is then [forced](Position::must_pass) is played with it.
    ///
    /// A record may write such a pass, which has been played already: that changes nothing.
    ///
    /// # Errors
    /// When the turn is not legal, or the match is over.
    pub fn play(&mut self, turn: &Turn) -> Result<Played, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        if turn.0.is_empty() && self.done.checked_sub(1).is_some_and(|last| self.is_forced_pass(last)) {
            let side = self.position().to_move().other();
            return Ok(Played { side, changes: Vec::new(), passed: None });
        }
        let side = self.position().to_move();
        let changes = self.position().changes(turn)?;
        self.act(Act::Turn(turn.clone()))?;
        let passed = self.play_forced_pass().then(|| side.other());
        Ok(Played { side, changes, passed })
    }

    /// Decides what the player to move has to decide in the opening.
    ///
    /// # Errors
    /// When it is not one of the position's choices, or the match is over.
    pub fn choose(&mut self, choice: Choice) -> Result<(), Illegal> {
        self.act(Act::Choose(choice))
    }

    /// A player gives up. Does nothing when the match is over.
    pub fn resign(&mut self, side: Side) {
        _ = self.act(Act::Resign(side));
    }

    /// Both agree on a draw. Does nothing when the match is over.
    pub fn agree_draw(&mut self) {
        _ = self.act(Act::AgreeDraw);
    }

    /// The side to move claims a draw.
    ///
    /// # Errors
    /// Gives the claim back when the rules do not allow it now.
    pub fn claim(&mut self, claim: Claim) -> Result<(), Claim> {
        self.act(Act::Claim(claim)).map_err(|_| claim)
    }

    /// Does something new. What had been undone is forgotten.
    ///
    /// # Errors
    /// When it is not possible, or the match is over. Nothing has changed then.
    fn act(&mut self, act: Act) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        if matches!(&act, Act::Claim(claim) if !self.claims().contains(claim)) {
            return Err(Illegal::NoClaim);
        }
        let after = act.position_after(self.position())?;
        self.acts.truncate(self.done);
        self.acts.push(act);
        self.spent.act(self.done);
        self.apply_next(after);
        Ok(())
    }

    /// Lets the next of the acts take effect, which leads to this position.
    fn apply_next(&mut self, after: Option<Box<dyn Position>>) {
        if let Act::Settle(dead) = &self.acts[self.done] {
            self.marked = true;
            self.dead = dead.clone().into();
        }
        self.set_done(self.done + 1);
        match after {
            Some(position) => {
                self.hashes.push(position.hash());
                self.positions.push(position);
                self.reset_turns();
            }
            None => self.stage(Vec::new()),
        }
    }

    fn stage(&mut self, path: Vec<Square>) {
        self.turns.current = CurrentTurn::new(self.position(), self.turns.current.started, path);
    }

    /// After the position has changed: sets the previous turn and an empty current one, and forgets
    /// what was marked.
    fn reset_turns(&mut self) {
        // A pass that nobody chose is nothing to look back on.
        let last = self.played().rfind(|(position, _)| !position.must_pass());
        let last = last.map(|(position, turn)| PastTurn::of(position, turn.clone()));
        let started = !self.setup.hands_over() || self.actor_has_device();
        let current = CurrentTurn::new(self.position(), started, Vec::new());
        self.turns = Turns { previous: last, current };
        self.dead = OnceLock::new();
        self.marked = false;
    }
}
