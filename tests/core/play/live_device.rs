//! A device that plays live at random, whatever carries its frames.

use std::collections::VecDeque;
use std::time::Duration;

use parlour::play::link::{Awaits, Correspondence, Key, Merged, Proposal};
use parlour::play::live::{Conversation, Frame, Heard};
use parlour::play::{Act, Avatar, Match, Player, Setup, saved};
use parlour::rules::{Rules, Side};

/// The number of the match.
pub const KEY: Key = Key(42);
const NOW: u64 = 1_795_000_000;

/// Begins a match between two people.
pub fn begun(rules: Rules) -> Match {
    let players = [Player::person("Anna", Avatar::Fish), Player::person("Ben", Avatar::Kite)];
    Match::new(12, Setup::new(rules, players), 0).expect("the usual start")
}

/// A number that a seed decides.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}

/// A device: its match, which is saved after each change, and what it has said.
pub struct Device {
    pub game: Match,
    /// Number of acts to which it has asked to go back.
    asked: Option<usize>,
    meeting: Conversation,
    pub is_greeted: bool,
    /// Frames that it says, in their order.
    pub says: VecDeque<Vec<u8>>,
}

impl Device {
    pub fn new(mut game: Match, player: Side) -> Device {
        game.correspond(Correspondence::new(KEY, player));
        let meeting = Conversation::new(KEY, Duration::ZERO);
        Device { game, asked: None, meeting, is_greeted: false, says: VecDeque::new() }
    }

    fn known(&self) -> Correspondence {
        self.game.correspondence().expect("a match by link").clone()
    }

    fn say(&mut self, frame: &Frame) {
        self.says.push_back(frame.bytes());
    }

    /// Says the whole match, unless an answer is to come first.
    fn tell(&mut self) {
        if self.is_greeted && self.asked.is_none() {
            let mut known = self.known();
            let link = known.send(&self.game, true, NOW);
            self.game.correspond(known);
            self.say(&Frame::Letter(link.payload().to_owned()));
        }
    }

    /// A connection begins.
    pub fn meet(&mut self) {
        self.says.clear();
        self.is_greeted = false;
        self.asked = None;
        self.meeting = Conversation::new(KEY, Duration::ZERO);
        self.say(&Frame::hello(KEY, None));
    }

    /// The connection ends.
    pub fn part(&mut self) {
        self.says.clear();
        self.is_greeted = false;
    }

    /// The process ends, and begins again with what was saved.
    pub fn die(&mut self) {
        let text = saved::write(&self.game);
        self.game = saved::read(&text).expect("a saved match");
        (self.is_greeted, self.asked) = (false, None);
        self.says.clear();
    }

    /// Does something that the player here may do.
    pub fn act(&mut self, chance: &mut Chance) {
        if self.game.outcome().is_some() {
            return;
        }
        if chance.below(300) == 0 {
            self.game.resign(self.game.asking_side());
            return self.tell();
        }
        let mut known = self.known();
        let is_here = self.game.awaits() == Some(Awaits::Act);
        // A stone or a move, which is the last act, is asked back now and then.
        let was_turn = matches!(self.game.acts().last(), Some(Act::Turn(turn)) if !turn.0.is_empty());
        let is_awaited = self.game.awaits() == Some(Awaits::Answer) && self.is_greeted;
        if was_turn && is_awaited && self.asked.is_none() && chance.below(10) == 0 {
            let acts = self.game.acts().len() - 1;
            self.asked = Some(acts);
            return self.say(&Frame::AskBack(acts as u32));
        }
        if self.game.counting().is_some() {
            if known.open_offer(&self.game).is_some_and(|offer| offer.by != known.player) {
                known.accept(&mut self.game).expect("an open offer");
                self.tell();
            } else if self.is_greeted && self.game.awaits() != Some(Awaits::Answer) {
                let count = Proposal::count(self.game.dead());
                let link = known.propose(&self.game, count, true, NOW).expect("it is a count");
                self.game.correspond(known);
                self.say(&Frame::Letter(link.payload().to_owned()));
            }
            return;
        }
        if !is_here {
            return;
        }
        if let Some(choice) = self.game.choices().first().copied() {
            self.game.choose(choice).expect("a choice of the opening");
        } else {
            let turns = self.game.position().turns();
            // Few passes, so that games of Go last for a while.
            let stones: Vec<_> = turns.iter().filter(|turn| !turn.0.is_empty()).collect();
            let turn = match stones.len() {
                count if count > 0 && chance.below(20) > 0 => stones[chance.below(count)].clone(),
                _ => turns[chance.below(turns.len())].clone(),
            };
            self.game.play(&turn).expect("a legal turn");
        }
        self.tell();
    }

    /// Hears a frame.
    pub fn hear(&mut self, frame: &[u8], chance: &mut Chance) {
        // The partner is honest and slow, so nothing ends the meeting.
        let now = Duration::from_secs(1_000_000) * u32::try_from(chance.below(2) + 1).unwrap_or(1);
        match self.meeting.hear(frame, now).expect("a frame of an honest partner") {
            Heard::Hello(_) => {
                self.is_greeted = true;
                self.tell();
            }
            Heard::Letter(letter) => {
                let mut known = self.known();
                match known.merge(&self.game, &letter) {
                    Merged::Longer { game, .. } => {
                        self.game = *game;
                        known.take(&letter, NOW);
                        self.game.correspond(known);
                    }
                    Merged::Offered(_) => {
                        known.take(&letter, NOW);
                        self.game.correspond(known);
                    }
                    Merged::Same => {}
                    // The partner lacks something, and hears it.
                    Merged::Older { .. } => self.tell(),
                    other => panic!("an honest partner says nothing else: {other:?}"),
                }
            }
            Heard::AskBack(acts) => {
                let yes = acts + 1 == self.game.acts().len()
                    && self.game.outcome().is_none()
                    && self.game.awaits() == Some(Awaits::Act);
                if yes {
                    self.game.go_back_together(acts, NOW);
                }
                self.say(&Frame::Answer(yes));
            }
            Heard::Answer(yes) => {
                if let Some(acts) =
                    self.asked.take().filter(|&acts| yes && acts + 1 == self.game.acts().len())
                {
                    self.game.go_back_together(acts, NOW);
                }
                self.tell();
            }
            Heard::Phrase(_) | Heard::Bye | Heard::AskRematch | Heard::Next(_) => {}
        }
    }
}
