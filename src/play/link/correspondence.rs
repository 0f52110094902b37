//! The knowledge of one device about a match by link.

use serde::{Deserialize, Serialize};

use super::{Key, Letter, Link, Offer, Options, Proposal, write};
use crate::play::Match;
use crate::rules::{Illegal, Side};

/// A match by link as one device knows it: its number, who plays here, and what the last letter held.
///
/// It is saved beside the match. Undone acts and turns that are not sent are nobody else's business.
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
/// let link = anna.send(&annas, true);
/// assert!(!anna.can_take_back(&annas), "Ben has the turn");
///
/// let letter = link::read(&link.url())?;
/// let mut ben = Correspondence::answering(&letter);
/// let mut bens = letter.game.numbered(12);
/// bens.touch(Square(3));
/// bens.finish()?;
/// let answer = link::read(&ben.send(&bens, true).url())?;
///
/// let Merged::Longer { game, acts } = anna.merge(&annas, &answer) else { panic!("Ben has played") };
/// assert_eq!((game.id(), acts), (1, 1));
/// annas = *game;
/// anna.take(&answer);
/// assert!(matches!(anna.merge(&annas, &answer), Merged::Same), "opening it twice changes nothing");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correspondence {
    /// Number of the match.
    pub key: Key,
    /// Player on this device, by the side on which that player began.
    pub player: Side,
    /// Number of acts in the last letter, whoever sent it.
    #[serde(default)]
    pub shared: usize,
    /// Offer in the last letter, whoever sent it. It is open until there are more acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<Offer>,
}

impl Correspondence {
    /// Creates a match with this number and this player, of which no letter was sent.
    #[must_use]
    pub fn new(key: Key, player: Side) -> Correspondence {
        Correspondence { key, player, shared: 0, offer: None }
    }

    /// Creates a match that begins here with a letter. Whoever opens it plays for its
    /// [recipient](Letter::recipient).
    #[must_use]
    pub fn answering(letter: &Letter) -> Correspondence {
        let mut new = Correspondence::new(letter.key, letter.recipient());
        new.take(letter);
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

    /// Proposes an act that needs the other player's word, and returns the link that carries it.
    ///
    /// # Errors
    /// Returns the proposal if its act is not possible now.
    pub fn propose(&mut self, game: &Match, proposal: Proposal, names: bool) -> Result<Link, Proposal> {
        if !proposal.is_possible(game) {
            return Err(proposal);
        }
        let offer = Some(Offer { by: self.player, proposal });
        Ok(self.send_with(game, offer, names))
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
    pub fn send(&mut self, game: &Match, names: bool) -> Link {
        if let Some(proposal) = self.unagreed(game) {
            let mut before = game.clone();
            before.go_to(game.acts().len() - 1);
            return self.send_with(&before, Some(Offer { by: self.player, proposal }), names);
        }
        let offer = self.open_offer(game).filter(|offer| offer.by == self.player).cloned();
        self.send_with(game, offer, names)
    }

    /// Returns the proposal of the last act if the other player has neither offered nor seen it.
    fn unagreed(&self, game: &Match) -> Option<Proposal> {
        let proposal = Proposal::of(game.acts().last()?)?;
        let at = game.acts().len() - 1;
        let theirs = self.offer.as_ref().filter(|offer| at == self.shared && offer.by != self.player);
        let is_agreed = at < self.shared || theirs.is_some_and(|offer| offer.proposal == proposal);
        (!is_agreed).then_some(proposal)
    }

    fn send_with(&mut self, game: &Match, offer: Option<Offer>, names: bool) -> Link {
        let link = write(game, &Options { key: self.key, names, offer: offer.clone() });
        self.shared = game.acts().len();
        self.offer = offer;
        link
    }

    /// Remembers the letter whose match was taken.
    pub fn take(&mut self, letter: &Letter) {
        self.shared = letter.game.acts().len();
        self.offer.clone_from(&letter.offer);
    }
}
