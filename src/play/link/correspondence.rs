//! The knowledge of one device about a match by link.

use serde::{Deserialize, Serialize};

use super::{Key, Letter, Link, Offer, Options, Proposal, write};
use crate::play::Match;
use crate::rules::{Illegal, Side};

/// A match by link as one device knows it: its number, who plays here, and what the last letter held.
///
/// It is a part of the saved match. Undone acts and turns that are not sent are nobody else's business. Times
/// are seconds since 1970.
///
/// # Examples
///
/// Anna begins, and Ben opens her link:
///
/// ```
/// use parlour::play::link::{self, Correspondence, Key, Merged};
/// use parlour::play::{Avatar, Match, Player, Setup};
/// use parlour::rules::{Game, Side, Square};
///
/// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
/// let mut annas = Match::new(1, Setup::new(Game::ConnectFour.presets()[0].rules, players), 0)?;
/// let mut anna = Correspondence::new(Key(7), Side::First);
/// annas.touch(Square(3));
/// annas.finish()?;
/// assert!(anna.can_take_back(&annas));
/// let link = anna.send(&annas, true, 1_795_000_000);
/// assert!(!anna.can_take_back(&annas), "Ben has the turn");
///
/// let letter = link::read(&link.url())?;
/// let mut ben = Correspondence::answering(&letter, 1_795_000_060);
/// let mut bens = letter.game.numbered(12);
/// bens.touch(Square(3));
/// bens.finish()?;
/// let answer = link::read(&ben.send(&bens, true, 1_795_000_120).url())?;
///
/// let Merged::Longer { game, acts } = anna.merge(&annas, &answer) else { panic!("Ben has played") };
/// assert_eq!((game.id(), acts), (1, 1));
/// annas = *game;
/// anna.take(&answer, 1_795_000_180);
/// assert!(matches!(anna.merge(&annas, &answer), Merged::Same), "opening it twice changes nothing");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correspondence {
    /// Number of the match.
    pub key: Key,
    /// Player on this device, by the side on which that player began. Without meaning where nobody plays here.
    pub player: Side,
    /// Nobody plays on this device: it shows the match of two others.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub watches: bool,
    /// Number of acts in the last letter, whoever sent it.
    #[serde(default)]
    pub shared: usize,
    /// Offer in the last letter, whoever sent it. It is open until there are more acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
    /// Time of the last letter, whoever sent it. `None` before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
}

/// What a match by link waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// The player here acts, or answers an offer.
    Act,
    /// The player here sends what has happened.
    Sending,
    /// The other player answers.
    Answer,
    /// Nothing: the match is over, and both players know it.
    Nothing,
}

impl Correspondence {
    /// Creates a match with this number and this player, of which no letter was sent.
    #[must_use]
    pub fn new(key: Key, player: Side) -> Correspondence {
        Correspondence { key, player, watches: false, shared: 0, offer: None, since: None }
    }

    /// Creates a match of two others, which is watched here. Whatever their letters bring is taken.
    #[must_use]
    pub fn watching(letter: &Letter, now: u64) -> Correspondence {
        let mut new = Correspondence { watches: true, ..Correspondence::new(letter.key, Side::First) };
        new.take(letter, now);
        new
    }

    /// Creates a match that begins here with a letter. Whoever opens it plays for its
    /// [recipient](Letter::recipient).
    #[must_use]
    pub fn answering(letter: &Letter, now: u64) -> Correspondence {
        let mut new = Correspondence::new(letter.key, letter.recipient());
        new.take(letter, now);
        new
    }

    /// Returns the offer that is open in a match.
    #[must_use]
    pub fn open_offer(&self, game: &Match) -> Option<&Offer> {
        self.offer.as_ref().filter(|_| game.acts().len() == self.shared)
    }

    /// Returns `true` if the last act was not sent yet, so that it can be taken back.
    #[must_use]
    pub fn can_take_back(&self, game: &Match) -> bool {
        game.acts().len() > self.shared
    }

    /// Returns what a match with this number of acts waits for. `actor` is the player who acts next, by the
    /// side on which that player began.
    #[must_use]
    pub fn awaits(&self, acts: usize, actor: Side, is_over: bool) -> Awaits {
        let is_told = acts == self.shared && self.since.is_some();
        match &self.offer {
            _ if self.watches => {
                if is_over {
                    Awaits::Nothing
                } else {
                    Awaits::Answer
                }
            }
            // The flag of the player here has fallen, and the other player has yet to agree.
            Some(Offer { by, proposal: Proposal::Flag(_) })
                if is_over && *by == self.player && acts == self.shared + 1 =>
            {
                Awaits::Answer
            }
            _ if is_over => {
                if is_told {
                    Awaits::Nothing
                } else {
                    Awaits::Sending
                }
            }
            Some(offer) if is_told => {
                if offer.by == self.player {
                    Awaits::Answer
                } else {
                    Awaits::Act
                }
            }
            _ if actor == self.player => Awaits::Act,
            _ if is_told => Awaits::Answer,
            _ => Awaits::Sending,
        }
    }

    /// Declines the offer that is open here. The next letter tells the other player.
    pub fn decline(&mut self) {
        self.offer = None;
    }

    /// Proposes an act that needs the other player's word, and returns the link that carries it.
    ///
    /// # Errors
    /// Returns the proposal if its act is not possible now.
    pub fn propose(
        &mut self,
        game: &Match,
        proposal: Proposal,
        names: bool,
        now: u64,
    ) -> Result<Link, Proposal> {
        if !proposal.is_possible(game) {
            return Err(proposal);
        }
        let offer = Some(Offer { by: self.player, proposal });
        Ok(self.send_with(game, offer, names, now))
    }

    /// Makes the act that the other player has proposed. The link of the match then carries it.
    ///
    /// # Errors
    /// Returns an error if no such offer is open, or if its act is not possible. Nothing has changed then.
    pub fn accept(&self, game: &mut Match) -> Result<(), Illegal> {
        match self.open_offer(game) {
            Some(offer) if offer.by != self.player => game.act(offer.proposal.act()),
            _ => Err(Illegal::NoChoice),
        }
    }

    /// Returns the link of the match, and remembers what was sent.
    ///
    /// If the last act needs the other player's word and has not got it, such as a flag that fell here, the
    /// link carries it as an offer. An offer of this player that is still open is sent again.
    pub fn send(&mut self, game: &Match, names: bool, now: u64) -> Link {
        if let Some(proposal) = self.unagreed(game) {
            let mut before = game.clone();
            before.go_to(game.acts().len() - 1);
            return self.send_with(&before, Some(Offer { by: self.player, proposal }), names, now);
        }
        let offer = self.open_offer(game).filter(|offer| offer.by == self.player).cloned();
        self.send_with(game, offer, names, now)
    }

    /// Returns the proposal of the last act if the other player has neither offered nor seen it.
    fn unagreed(&self, game: &Match) -> Option<Proposal> {
        let proposal = Proposal::of(game.acts().last()?)?;
        let at = game.acts().len() - 1;
        let theirs = self.offer.as_ref().filter(|offer| at == self.shared && offer.by != self.player);
        let is_agreed = at < self.shared || theirs.is_some_and(|offer| offer.proposal == proposal);
        (!is_agreed).then_some(proposal)
    }

    fn send_with(&mut self, game: &Match, offer: Option<Offer>, names: bool, now: u64) -> Link {
        let link = write(game, &Options { key: self.key, names, offer: offer.clone() });
        self.shared = game.acts().len();
        self.offer = offer;
        self.since = Some(now);
        link
    }

    /// Remembers the letter whose match was taken.
    pub fn take(&mut self, letter: &Letter, now: u64) {
        self.shared = letter.game.acts().len();
        self.offer.clone_from(&letter.offer);
        self.since = Some(now);
    }
}

impl Match {
    /// Returns what this device knows of a match by link. `None` for a match at one device.
    #[must_use]
    pub fn correspondence(&self) -> Option<&Correspondence> {
        self.correspondence.as_ref()
    }

    /// Makes this a match by link, or replaces what this device knows of one. The other player is
    /// [away](crate::play::Player::away).
    pub fn correspond(&mut self, correspondence: Correspondence) {
        for side in Side::BOTH {
            self.setup.players[side.index()].away = correspondence.watches || side != correspondence.player;
        }
        self.correspondence = Some(correspondence);
        // Nobody hands this device over, and nobody stops the clocks of both.
        self.turns.current.started = true;
        self.resume();
    }

    /// Goes back to the state after this number of acts, as both players have agreed, and forgets the acts after
    /// it. Has no effect in a match at one device.
    pub fn go_back_together(&mut self, acts: usize, now: u64) {
        if let Some(known) = &mut self.correspondence {
            (known.shared, known.offer, known.since) = (acts.min(self.done), None, Some(now));
            self.go_to(acts.min(self.done));
            self.acts.truncate(self.done);
            self.spent = self.spent.clone().resized(self.done, self.done);
        }
    }

    /// Sets whether the devices of both players are connected, so that the clocks run. A match that is read or taken
    /// from a letter begins without.
    pub fn set_together(&mut self, together: bool) {
        self.is_together = together && self.correspondence.as_ref().is_some_and(|known| !known.watches);
    }

    /// Returns `true` if the devices of both players are connected.
    #[must_use]
    pub fn is_together(&self) -> bool {
        self.is_together
    }

    /// Returns what the other player of a match by link offers.
    #[must_use]
    pub fn offered(&self) -> Option<&Proposal> {
        let known = self.correspondence()?;
        let Offer { by, proposal } = known.open_offer(self)?;
        (*by != known.player && !known.watches).then_some(proposal)
    }

    /// Returns `true` if the player here can offer a draw in the next letter: after a move of their own, as
    /// players do at one board.
    #[must_use]
    pub fn may_offer_draw(&self) -> bool {
        let is_theirs = matches!(self.awaits(), Some(Awaits::Sending | Awaits::Answer));
        let is_open = self.correspondence().is_some_and(|known| known.open_offer(self).is_some());
        let goes_on = self.outcome().is_none() && self.counting().is_none() && self.turn_count() > 0;
        is_theirs && goes_on && !is_open && !self.is_of_others()
    }

    /// Returns `true` if two others play this match, on devices of their own.
    #[must_use]
    pub fn is_of_others(&self) -> bool {
        self.correspondence().is_some_and(|known| known.watches)
    }

    /// Returns what a match by link waits for. `None` for a match at one device.
    #[must_use]
    pub fn awaits(&self) -> Option<Awaits> {
        let is_over = self.outcome().is_some();
        Some(self.correspondence()?.awaits(self.acts().len(), self.position().actor(), is_over))
    }

    /// Returns `true` if the next act is that of the player on another device, or if that player has to hear
    /// of the last one first.
    #[must_use]
    pub fn is_elsewhere(&self) -> bool {
        self.awaits().is_some_and(|awaits| awaits != Awaits::Act)
    }
}
