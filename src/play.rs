//! One match: players, current turn, history and result.
//!
//! [`Match`] holds everything that a player expects back after an undo or after the app was killed,
//! and nothing else. It depends on no screen and no file. [`MatchHistory`] links matches, so that even
//! a new game can be undone. [`saved`] defines the saved form of a match, and [`link`] the form in which
//! players send it to each other. A [`Sketch`] is a position in the editor, from which a match can begin.

#![forbid(unsafe_code)]

mod act;
mod annotations;
pub mod clock;
pub mod coach;
mod counting;
mod effects;
mod equaliser;
mod form;
pub mod link;
pub mod live;
mod match_history;
mod new_act;
mod noted;
pub mod notes;
mod passes;
mod positions;
pub mod record;
mod results;
pub mod review;
pub mod rule_change;
pub mod saved;
mod series;
mod setup;
pub mod sketch;
mod steps;
mod summary;
pub mod tournament;
mod turns;
mod undo;

pub use act::Act;
pub use clock::TimeControl;
pub use effects::{Played, Touched, Undone};
pub use equaliser::{Equaliser, Proposal};
pub use match_history::{MatchHistory, Row, Step};
pub use notes::Notes;
pub use results::{Participant, Results, Score};
pub use review::Review;
pub use series::{Series, Verdict};
pub use setup::{Avatar, Mode, Player, Setup};
pub use sketch::Sketch;
pub use summary::{Standing, Summary};
pub use tournament::Tournament;
pub use turns::{CurrentTurn, PastTurn, Turns};

use std::sync::{Arc, OnceLock};

use clock::Spent;
use link::Correspondence;
use positions::Positions;

use crate::notation;
use crate::rules::{Choice, Claim, Illegal, Outcome, Position, Side, Square, Turn};

/// A match: the acts of its players, and everything that follows from them.
///
/// Only the acts are history. The position, the previous turn, the result and the clocks are computed
/// from the acts in force; undo moves the end of that range, and redo moves it back.
///
/// # Examples
///
/// A turn is touched, finished and undone:
///
/// ```
/// use parlour::play::{Avatar, Match, Player, Setup, Touched, Undone};
/// use parlour::rules::{Game, Side, Square};
///
/// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
/// let rules = Game::ConnectFour.presets()[0].rules;
/// let mut game = Match::new(1, Setup::new(rules, players), 0)?;
///
/// // A touch anywhere in a column stands for its lowest free cell.
/// assert_eq!(game.touch(Square(3)), Touched::Complete);
/// assert_eq!(game.turns().current.path, [Square(38)]);
/// let played = game.finish()?;
/// assert_eq!(played.side, Side::First);
/// assert_eq!(game.actor().name, "Ben");
///
/// assert!(matches!(game.undo(), Some(Undone::Turn(_))));
/// assert_eq!(game.turn_count(), 0);
/// assert!(game.can_redo());
///
/// game.resign(Side::First);
/// assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(Side::Second));
/// assert!(!game.can_redo(), "a new act replaces the acts that were undone");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    id: u32,
    /// Beginning of the match in seconds since 1970, or 0 if unknown.
    began: u64,
    /// Name given by the players. Empty if there is none.
    title: String,
    setup: Setup,
    /// All acts, with the undone ones at the end.
    acts: Vec<Act>,
    /// Number of acts in force.
    done: usize,
    positions: Positions,
    turns: Turns,
    /// Time that each act took. Used only with clocks.
    spent: Spent,
    /// Pieces marked dead during the count. Computed on first use, since the proposal takes a while. See
    /// [`Match::dead`].
    dead: OnceLock<Vec<Square>>,
    /// True if a player has changed the marks.
    marked: bool,
    /// What this device knows of a match by link.
    correspondence: Option<Correspondence>,
    /// The devices of both players are connected.
    is_together: bool,
    /// Comments, marks and side lines.
    notes: Notes,
}

impl Match {
    /// Creates a match in its first position.
    ///
    /// `id` is the number under which the match is saved, and `began` the time in seconds since 1970, or
    /// 0 if unknown. If both players have to be ready first, the clocks are paused.
    ///
    /// # Errors
    /// Returns an error if the position of the setup cannot be read.
    pub fn new(id: u32, setup: Setup, began: u64) -> Result<Match, notation::Unreadable> {
        let mut game = Match::before_any_act(id, setup, began)?;
        game.play_forced_pass();
        if !game.setup.hands_over() {
            game.pause();
        }
        Ok(game)
    }

    /// Creates a match before any act, including a forced pass.
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
            positions: Positions::new(start),
            turns: Turns { previous: None, current },
            spent: Spent::default(),
            dead: OnceLock::new(),
            marked: false,
            correspondence: None,
            is_together: false,
            notes: Notes::default(),
        })
    }

    /// Returns the number under which the match is saved.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Returns the same match under another number.
    #[must_use]
    pub fn numbered(self, id: u32) -> Match {
        Match { id, ..self }
    }

    /// Returns the setup, with the players on the sides on which they began.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the beginning of the match in seconds since 1970, or 0 if unknown.
    #[must_use]
    pub fn began(&self) -> u64 {
        self.began
    }

    /// Returns the position before the current turn, without its touched squares.
    #[must_use]
    pub fn position(&self) -> &dyn Position {
        self.positions.current()
    }

    /// Returns the position in which the match began.
    #[must_use]
    pub fn start(&self) -> &dyn Position {
        self.positions.first()
    }

    /// Returns the current turn and the previous one.
    #[must_use]
    pub fn turns(&self) -> &Turns {
        &self.turns
    }

    /// Returns the acts in force, oldest first.
    #[must_use]
    pub fn acts(&self) -> &[Act] {
        &self.acts[..self.done]
    }

    /// Returns each act in force with the position before it, oldest first.
    ///
    /// Positions that are not in memory are played again, so `next_back` is faster than `last`.
    pub fn history(&self) -> impl DoubleEndedIterator<Item = (Arc<dyn Position>, &Act)> {
        self.positions.history(self.acts(), 0..self.done)
    }

    /// Returns all acts, oldest first: those in force, then those that were undone.
    #[must_use]
    pub fn all_acts(&self) -> &[Act] {
        &self.acts
    }

    /// Returns each turn in force with the position before it, oldest first. See [`Match::history`].
    pub fn played(&self) -> impl DoubleEndedIterator<Item = (Arc<dyn Position>, &Turn)> {
        self.history().filter_map(|(position, act)| match act {
            Act::Turn(turn) => Some((position, turn)),
            _ => None,
        })
    }

    /// Returns the number of turns played, forced passes included.
    #[must_use]
    pub fn turn_count(&self) -> usize {
        steps::count(self.done);
        self.acts().iter().filter(|act| matches!(act, Act::Turn(_))).count()
    }

    /// Returns the result by the rules or by a decision of a player. `None` while the match goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.acts().last() {
            Some(act) => act.outcome(self.position()),
            None => act::outcome_by_rules(self.position()),
        }
    }

    /// Returns the player of a side. Players may have swapped sides in the opening.
    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        self.setup.player(if self.position().swapped() { side.other() } else { side })
    }

    /// Returns the hash of each position, the current one last. Repetitions are found with these.
    #[must_use]
    pub fn hashes(&self) -> &[u64] {
        self.positions.hashes()
    }

    /// Returns the draws that the side to move can claim now.
    #[must_use]
    pub fn claims(&self) -> Vec<Claim> {
        if self.outcome().is_some() { Vec::new() } else { self.position().claims(self.hashes()) }
    }

    /// Returns the player who acts now: makes the turn or a choice.
    #[must_use]
    pub fn actor(&self) -> &Player {
        self.setup.player(self.position().actor())
    }

    /// Returns the side whose [player](Match::player) acts now. It is not always the side to move:
    /// in some openings one player places the pieces of both sides.
    #[must_use]
    pub fn acting_side(&self) -> Side {
        let actor = self.position().actor();
        if self.position().swapped() { actor.other() } else { actor }
    }

    /// Returns the computer or the program that acts now. `None` if a person acts, during a count, after
    /// the end of the match, and if the match is [full](Match::is_full).
    #[must_use]
    pub fn computer_to_act(&self) -> Option<&Player> {
        let acts = self.outcome().is_none() && self.position().counting().is_none() && !self.is_full();
        Some(self.actor()).filter(|player| acts && !player.is_person())
    }

    /// Returns the side that resigns or offers a draw if somebody asks for it now: the only person's
    /// side, or else the acting side.
    #[must_use]
    pub fn asking_side(&self) -> Side {
        match self.setup.only_person() {
            Some(person) if self.position().swapped() => person.other(),
            Some(person) => person,
            None => self.acting_side(),
        }
    }

    /// Returns the choices of the [actor](Match::actor). Empty unless a choice is due before the next turn.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        if self.outcome().is_some() { Vec::new() } else { self.position().choices() }
    }

    /// Returns `true` if the match waits for a choice or for agreement on the count, not for a turn.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.counting().is_some() || !self.choices().is_empty()
    }

    /// Changes the way turns are made. The board does not change.
    pub fn set_mode(&mut self, mode: Mode) {
        self.setup.mode = mode;
        self.turns.current.started |= !self.setup.hands_over();
    }

    /// Returns the name given by the players, which is empty if there is none.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Sets the name of the match, without surrounding spaces and cut after 1000 characters. An empty name
    /// removes it.
    pub fn set_title(&mut self, title: &str) {
        setup::shortened(title).clone_into(&mut self.title);
    }

    /// Replaces the player who began on this side.
    pub fn set_player(&mut self, side: Side, player: Player) {
        self.setup.players[side.index()] = player;
    }

    /// Starts the turn: the player to move has the device. Paused clocks run again.
    pub fn start_turn(&mut self) {
        if self.outcome().is_none() {
            self.turns.current.started = true;
            self.resume();
        }
    }

    /// Adds a square to the current turn, or marks a group during the count.
    ///
    /// A square that can come next is added. Another selectable square replaces a path of one square.
    /// Touching a square of the path again removes the squares after it, and touching the last square of
    /// the path removes that square. Everything else is refused.
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

    /// Removes all touched squares from the current turn.
    pub fn clear(&mut self) {
        self.stage(Vec::new());
    }

    /// Plays the current turn.
    ///
    /// # Errors
    /// Returns an error if the touched squares are not a complete turn, or if the match is over.
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

    /// Plays a complete turn, from a record or for the computer. If the other side is then
    /// [forced to pass](Position::must_pass), the pass is played as well.
    ///
    /// Records may list such a pass. Playing it again has no effect.
    ///
    /// # Errors
    /// Returns an error if the turn is illegal or the match is over.
    pub fn play(&mut self, turn: &Turn) -> Result<Played, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        if self.repeats_forced_pass(turn) {
            let side = self.position().to_move().other();
            return Ok(Played { side, changes: Vec::new(), passed: None });
        }
        let side = self.position().to_move();
        let changes = self.position().changes(turn)?;
        self.act(Act::Turn(turn.clone()))?;
        let passed = self.play_forced_pass().then(|| side.other());
        Ok(Played { side, changes, passed })
    }

    /// Makes a choice for the [actor](Match::actor).
    ///
    /// # Errors
    /// Returns an error if the position does not offer this choice, or if the match is over.
    pub fn choose(&mut self, choice: Choice) -> Result<(), Illegal> {
        self.act(Act::Choose(choice))
    }

    /// Resigns for a side. Has no effect after the end of the match.
    pub fn resign(&mut self, side: Side) {
        _ = self.act(Act::Resign(side));
    }

    /// Ends the match with a draw by agreement. Has no effect after the end of the match.
    pub fn agree_draw(&mut self) {
        _ = self.act(Act::AgreeDraw);
    }

    /// Claims a draw for the side to move.
    ///
    /// # Errors
    /// Returns the claim if the rules do not allow it now.
    pub fn claim(&mut self, claim: Claim) -> Result<(), Claim> {
        self.act(Act::Claim(claim)).map_err(|_| claim)
    }

    fn stage(&mut self, path: Vec<Square>) {
        self.turns.current = CurrentTurn::new(self.position(), self.turns.current.started, path);
    }

    /// Sets the previous turn and an empty current turn after a change of the position, and removes the
    /// marks of dead pieces.
    fn reset_turns(&mut self) {
        let is_shown = |&at: &usize| {
            steps::count(1);
            matches!(self.acts[at], Act::Turn(_)) && !self.is_forced_pass(at)
        };
        let last = (0..self.done).rfind(is_shown).and_then(|at| match &self.acts[at] {
            Act::Turn(turn) => Some((self.positions.after(at, self.acts()), turn)),
            _ => None,
        });
        self.turns.previous = last.map(|(position, turn)| PastTurn::of(&*position, turn.clone()));
        self.reset_current();
    }

    /// Sets an empty current turn, and removes the marks of dead pieces.
    fn reset_current(&mut self) {
        let started = !self.setup.hands_over() || self.actor_has_device();
        self.turns.current = CurrentTurn::new(self.position(), started, Vec::new());
        self.dead = OnceLock::new();
        self.marked = false;
    }
}
