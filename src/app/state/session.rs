//! The match on the table, with its history and its replay.

use bevy::prelude::*;

use crate::app::state::numbers::Numbers;
use crate::app::vocabulary::notice::{Notice, RecordNotice, StatusLine, forget};
use crate::app::vocabulary::screen::Screen;
use crate::platform::{now, random};
use crate::play::link::{Correspondence, Key};
use crate::play::{Match, MatchHistory, Setup};

mod replay;

pub use replay::Replay;

/// The resource that holds the match: turns, history, players and result. The board is drawn from it.
#[derive(Resource, Debug, Default)]
pub struct Session {
    /// The match on the table and those played before it; `None` before the first match.
    pub table: Option<MatchHistory>,
    /// The replay of the match on the table, while there is one.
    pub replay: Option<Replay>,
    /// The numbers of matches. None is assigned twice, since the second match would overwrite the file of
    /// the first.
    numbers: Numbers,
}

/// Set while the board shows the previous turn.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Peek(pub bool);

/// The players who agree on the marked dead stones during a count, indexed by
/// [`Side::index`](crate::rules::Side::index). Every other action withdraws the agreement.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreed(pub [bool; 2]);

/// The menu of further actions.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum More {
    /// The menu is closed.
    #[default]
    Closed,
    /// The menu is open and faces the lower edge of the screen.
    Near,
    /// The menu is open and faces the far player.
    Far,
}

impl More {
    /// Returns `true` if the menu is open.
    #[must_use]
    pub fn is_open(self) -> bool {
        self != More::Closed
    }

    /// Opens the menu for this player, or closes it if that player has opened it.
    pub(super) fn toggle(&mut self, for_whom: More) {
        *self = if *self == for_whom { More::Closed } else { for_whom };
    }
}

impl Session {
    /// Returns the match on the table.
    #[must_use]
    pub fn game(&self) -> Option<&Match> {
        self.table.as_ref().map(MatchHistory::game)
    }

    /// Returns the match that the board shows: the one on the table, its state in the replay, or a line beside it.
    #[must_use]
    pub fn seen(&self) -> Option<&Match> {
        self.replay.as_ref().map(Replay::board).or(self.game())
    }

    /// Returns `true` unless a replay is on the board.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.replay.is_none()
    }

    /// Marks all numbers up to `newest` as assigned.
    pub fn know(&mut self, newest: u32) {
        self.numbers.know(newest);
    }

    /// Assigns a number to a new match.
    pub fn new_id(&mut self) -> u32 {
        self.reserve(1)
    }

    /// Assigns numbers to `count` new matches, and returns the first number.
    pub fn reserve(&mut self, count: usize) -> u32 {
        self.numbers.reserve(count)
    }

    /// Returns the numbers of matches, for another thread.
    #[must_use]
    pub fn numbers(&self) -> Numbers {
        self.numbers.clone()
    }

    /// Starts a match and puts it on the table, after the one that is there. A match by link has a history of its
    /// own, since undo ends at what was sent.
    pub fn begin(&mut self, setup: Setup) {
        self.replay = None;
        let by_link = setup.by_link();
        match Match::new(self.new_id(), setup, now()) {
            Ok(mut game) => match by_link {
                Some(player) => {
                    game.correspond(Correspondence::new(Key(random()), player));
                    self.table = Some(MatchHistory::of(game));
                }
                None => self.put(game),
            },
            // Unreachable through the app: the setup has validated its position.
            Err(reason) => error!("the match could not begin: {reason}"),
        }
    }

    /// Puts a match with a [number of its own](Session::new_id) on the table, after the one that is there.
    pub fn put(&mut self, game: Match) {
        match &mut self.table {
            Some(table) => table.put(game),
            None => self.table = Some(MatchHistory::of(game)),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Session>()
        .init_resource::<Peek>()
        .init_resource::<More>()
        .init_resource::<Agreed>()
        .add_systems(OnExit(Screen::Play), put_away);
}

/// Resets the transient state when the play screen is left. Errors of an import stay, since they are the
/// reason why the screen is left.
fn put_away(
    mut message: ResMut<StatusLine>,
    mut peek: ResMut<Peek>,
    mut more: ResMut<More>,
    mut agreed: ResMut<Agreed>,
) {
    forget(&mut message, RecordNotice::is_of_reading);
    if matches!(message.0, Some(Notice::Letter(_))) {
        message.0 = None;
    }
    *peek = Peek(false);
    *more = More::Closed;
    *agreed = Agreed::default();
}
