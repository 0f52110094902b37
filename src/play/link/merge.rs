//! Two versions of one match: what a letter brings, and what nobody but this player could have done.

use super::{Correspondence, Letter, Offer, Proposal, began};
use crate::notation;
use crate::play::{Act, Match, Player, Setup};
use crate::rules::{Position, Side};

/// The news of a letter. Acts are numbered from 0, as in [`Match::acts`].
#[derive(Clone, Debug)]
pub enum Merged {
    /// Nothing new.
    Same,
    /// Nothing new but the other player's word for the last act, which this player had done and offered: the end of
    /// the own time.
    Agreed,
    /// Nothing new but this offer of the other player.
    Offered(Offer),
    /// Acts of the other player, or any others where two others play. The match replaces the one on this device.
    Longer {
        /// The match with the new acts. Its number, title and mode are those on this device.
        game: Box<Match>,
        /// Number of new acts, forced passes included.
        acts: usize,
    },
    /// An earlier state of the match: the other player has not got the last acts.
    Older {
        /// Number of acts that the other player has.
        acts: usize,
    },
    /// Another continuation from an act on, which the other player had made differently before or this
    /// player had not sent. The players decide which one counts.
    Diverged {
        /// First act that differs.
        act: usize,
    },
    /// An act that this player has sent is another one in the letter.
    OwnChanged {
        /// The act that was changed.
        act: usize,
    },
    /// The letter holds something that was not the other player's to decide. Nothing of it counts.
    Refused(Refused),
}

/// Something that the other player could not decide.
///
/// `Display` gives an English sentence, in which acts are numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The letter belongs to another match.
    #[error("the letter belongs to another match")]
    OtherMatch,
    /// The agreements before the match are others.
    #[error("the letter has other rules, clocks or first pieces than were agreed on")]
    Setup,
    /// A turn of this player.
    #[error("act {} is a turn that was yours to make", .0 + 1)]
    Turn(usize),
    /// A choice of this player.
    #[error("act {} is a choice that was yours to make", .0 + 1)]
    Choice(usize),
    /// A claim of this player.
    #[error("act {} claims a draw in your name", .0 + 1)]
    Claim(usize),
    /// This player's resignation.
    #[error("act {} resigns in your name", .0 + 1)]
    Resignation(usize),
    /// A draw by agreement that this player has not offered.
    #[error("act {} is a draw that you have not offered", .0 + 1)]
    Draw(usize),
    /// A count with dead pieces that this player has not proposed.
    #[error("act {} is a count that you have not proposed", .0 + 1)]
    Count(usize),
    /// Playing on, which this player has not proposed.
    #[error("act {} plays on, which you have not proposed", .0 + 1)]
    PlayOn(usize),
    /// The end of the time of a player, on which this player has not agreed.
    #[error("act {} ends the match by time, on which you have not agreed", .0 + 1)]
    Flag(usize),
    /// An offer in this player's name.
    #[error("the letter makes an offer in your name")]
    Offer,
}

impl Correspondence {
    /// Compares the match on this device with a letter.
    ///
    /// The rules have checked each act when the letter was read. Here its maker is checked: new turns,
    /// choices, claims and resignations have to be the other player's, and a draw, a count, playing on or
    /// the end of the time must be what this player has offered in the last letter. Times of acts that this
    /// device knows stay as they are.
    ///
    /// Nothing changes. The caller replaces the match by the one that is returned and calls
    /// [`take`](Correspondence::take), also for a new offer and for what is agreed, or asks the player.
    #[must_use]
    pub fn merge(&self, mine: &Match, letter: &Letter) -> Merged {
        let theirs = &letter.game;
        if letter.key != self.key {
            return Merged::Refused(Refused::OtherMatch);
        }
        if !is_agreed(mine, theirs) {
            return Merged::Refused(Refused::Setup);
        }
        let (old, new) = (mine.acts(), theirs.acts());
        if self.watches {
            if old == new {
                return Merged::Same;
            }
            let acts = new.len().saturating_sub(old.len());
            return Merged::Longer { game: Box::new(self.taken(mine, letter)), acts };
        }
        let common = old.iter().zip(new).take_while(|(one, other)| is_same(one, other)).count();
        if common == new.len() {
            return match &letter.offer {
                _ if common < old.len() => Merged::Older { acts: common },
                None if self.is_agreed_to(new) => Merged::Agreed,
                None => Merged::Same,
                offer if *offer == self.offer && common == self.shared => Merged::Same,
                Some(offer) if offer.by == self.player => Merged::Refused(Refused::Offer),
                Some(offer) => Merged::Offered(offer.clone()),
            };
        }
        if let Some(merged) = self.resigned(mine, letter, common) {
            return merged;
        }
        let was_sent = common < self.shared;
        if common < old.len() && was_sent && mine.is_made_by(self.player, common) {
            return Merged::OwnChanged { act: common };
        }
        if let Some(refused) = (common..new.len()).find_map(|at| self.refused(theirs, at)) {
            return Merged::Refused(refused);
        }
        if letter.offer.as_ref().is_some_and(|offer| offer.by == self.player) {
            return Merged::Refused(Refused::Offer);
        }
        if common < old.len() {
            return Merged::Diverged { act: common };
        }
        Merged::Longer { game: Box::new(self.taken(mine, letter)), acts: new.len() - common }
    }

    /// Returns what becomes of two versions if a player has resigned while the other one went on. The resignation
    /// stands, since nothing that the other player does could have prevented it; if both resign, that of the
    /// player who began on the first side.
    fn resigned(&self, mine: &Match, letter: &Letter, at: usize) -> Option<Merged> {
        let theirs = &letter.game;
        let other = self.player.other();
        let resigns = |game: &Match, player| {
            matches!(game.acts().get(at), Some(Act::Resign(_))) && game.is_made_by(player, at)
        };
        if at >= mine.acts().len() || letter.offer.is_some() {
            return None;
        }
        match (resigns(mine, self.player), resigns(theirs, other)) {
            (true, true) if other == Side::Second => Some(Merged::Older { acts: at }),
            (_, true) => {
                let acts = theirs.acts().len() - at;
                Some(Merged::Longer { game: Box::new(self.taken(mine, letter)), acts })
            }
            (true, false) if (at..theirs.acts().len()).all(|at| self.refused(theirs, at).is_none()) => {
                Some(Merged::Older { acts: at })
            }
            (_, false) => None,
        }
    }

    /// Returns `true` if the act after the last letter is what this player has offered in it. The own letter holds it as
    /// an offer, so these acts come from the other player.
    fn is_agreed_to(&self, acts: &[Act]) -> bool {
        let offered =
            self.offer.as_ref().filter(|offer| offer.by == self.player).map(|offer| &offer.proposal);
        offered.is_some() && acts.get(self.shared).and_then(Proposal::of).as_ref() == offered
    }

    /// Returns what is wrong with a new act.
    fn refused(&self, theirs: &Match, at: usize) -> Option<Refused> {
        let act = &theirs.acts()[at];
        let is_right = match Proposal::of(act) {
            Some(proposal) => {
                let agreed = self.offer.as_ref().filter(|_| at == self.shared);
                agreed.is_some_and(|offer| offer.by == self.player && offer.proposal == proposal)
            }
            None => theirs.is_made_by(self.player.other(), at) || theirs.is_forced_pass(at),
        };
        let refused = match act {
            Act::Turn(_) => Refused::Turn(at),
            Act::Choose(_) => Refused::Choice(at),
            Act::Claim(_) => Refused::Claim(at),
            Act::Resign(_) => Refused::Resignation(at),
            Act::AgreeDraw => Refused::Draw(at),
            Act::Settle(_) => Refused::Count(at),
            Act::PlayOn => Refused::PlayOn(at),
            Act::Flag(_) => Refused::Flag(at),
        };
        Some(refused).filter(|_| !is_right)
    }

    /// Returns the match of a letter with everything that is this device's to say: number, title, the way turns
    /// are made, the own name, and the times of known acts. For a letter that has
    /// [diverged](Merged::Diverged), if the players decide for it.
    #[must_use]
    pub fn taken(&self, mine: &Match, letter: &Letter) -> Match {
        let mut game = letter.game.clone().numbered(mine.id);
        game.title.clone_from(&mine.title);
        game.began = mine.began;
        let theirs = std::mem::replace(&mut game.setup, mine.setup.clone());
        let own = (!self.watches).then_some(self.player);
        for side in Side::BOTH.into_iter().filter(|side| letter.has_names && Some(*side) != own) {
            game.set_player(side, Player { away: true, ..theirs.player(side).clone() });
        }
        for (time, known) in game.spent.acts.iter_mut().zip(mine.times()) {
            *time = *known;
        }
        game.is_together = mine.is_together;
        game.come_in(letter.offer.as_ref());
        game
    }
}

impl Match {
    /// Returns the number of acts before the last one that the player here has made: where a wish to take it back
    /// leads. `None` before that, after the end of the match and at one device.
    #[must_use]
    pub fn before_own_act(&self) -> Option<usize> {
        let known = self.correspondence().filter(|known| !known.watches && self.outcome().is_none())?;
        (0..self.done).rfind(|&at| self.is_made_by(known.player, at) && !self.is_forced_pass(at))
    }

    /// Returns `true` if the act in force at index `at` was this player's alone to make.
    fn is_made_by(&self, player: Side, at: usize) -> bool {
        match self.acts[at] {
            Act::Turn(_) | Act::Choose(_) | Act::Claim(_) => self.positions.facts(at).actor == player,
            // It is the last act, so its position is the current one.
            Act::Resign(side) => began(self.position(), side) == player,
            Act::PlayOn | Act::Settle(_) | Act::AgreeDraw | Act::Flag(_) => false,
        }
    }
}

/// Returns `true` if two acts mean the same. Dead pieces can be in any order.
fn is_same(one: &Act, other: &Act) -> bool {
    one == other || Proposal::of(one).is_some_and(|proposal| Some(proposal) == Proposal::of(other))
}

/// Returns `true` if two matches have the same agreements. Names, pictures and the way turns are made are
/// each player's own.
fn is_agreed(mine: &Match, theirs: &Match) -> bool {
    let computers = |setup: &Setup| setup.players.each_ref().map(|player| (player.computer, player.program));
    let start = |position: &dyn Position| notation::position_text(position);
    let (one, other) = (mine.setup(), theirs.setup());
    one.rules == other.rules
        && one.clocks == other.clocks
        && one.tournament_mode == other.tournament_mode
        && one.series == other.series
        && computers(one) == computers(other)
        && start(mine.start()) == start(theirs.start())
}
