//! Plays connect four live with another device, from the terminal. Run it with one of these commands:
//!
//! ```text
//! cargo run --no-default-features --features online --example live_partner                  # invites
//! cargo run --no-default-features --features online --example live_partner -- <invitation>  # joins
//! ```
//!
//! With `--relay <address>` the devices reach each other over a relay, as they do where one of them is a browser.
//! A move is typed as its number among the legal turns, from 0. What happens is printed line by line, with the
//! time in milliseconds since 1970, so a test can take the place of the player.

use std::error::Error;
use std::io;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use parlour::online::{Event, Invitation, Line, Place, Reach, Seat};
use parlour::play::link::{Correspondence, Key, Letter, Merged};
use parlour::play::live::{Conversation, Frame, Heard};
use parlour::play::{Avatar, Match, Player, Setup};
use parlour::rules::{Game, Side};

/// The secrets follow from the time, which is good enough for a trial and not for play.
fn secret() -> [u8; 16] {
    now().as_nanos().to_le_bytes()
}

fn now() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// Prints something that has happened.
fn tell(what: &str) {
    println!("{} {what}", now().as_millis());
}

/// News that wakes the player.
enum News {
    Line,
    Typed(String),
    /// The terminal is closed.
    End,
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut relays, mut invitation) = (Vec::new(), None);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--relay" => relays.push(words.next().ok_or("the address of the relay is missing")?),
            _ => invitation = Some(Invitation::read(&word)?),
        }
    }
    // With a relay nothing else is tried, so that it is clear what carries the match.
    let reach = Reach { relay_only: !relays.is_empty(), relays, ..Reach::default() };
    let device = [secret(), secret()].concat().try_into().unwrap_or_default();

    let (tells, news) = mpsc::channel();
    let wake = tells.clone();
    let wake = Box::new(move || _ = wake.send(News::Line));
    let (place, game) = match invitation {
        None => {
            let game = begun()?;
            let key = game.correspondence().map_or(Key(0), |known| known.key);
            (Place::Host(Seat::new(key, device, secret(), secret())), Some(game))
        }
        Some(invitation) => (Place::Guest { invitation, device }, None),
    };
    let key = place.key();
    let line = Line::open(place, reach, wake)?;
    thread::spawn(move || {
        for line in io::stdin().lines() {
            _ = tells.send(line.map_or(News::End, News::Typed));
        }
        _ = tells.send(News::End);
    });
    Partner { line, key, game, conversation: None, begun: Instant::now() }.play(&news)
}

/// Begins a match with its first move: whoever gets the first letter is the one to answer it.
fn begun() -> Result<Match, Box<dyn Error>> {
    let rules = Game::ConnectFour.first_rules();
    let players = [Player::person("Nora", Avatar::Fish), Player::person("Guest", Avatar::Kite)];
    let mut game = Match::new(1, Setup::new(rules, players), now().as_secs())?;
    let turn = game.position().turns().swap_remove(3);
    game.play(&turn)?;
    game.correspond(Correspondence::new(Key(now().as_nanos() as u64), Side::First));
    Ok(game)
}

/// One side of a match that is played live.
struct Partner {
    line: Line,
    key: Key,
    /// The match. A device that joins gets it from the other one.
    game: Option<Match>,
    /// The conversation, while the devices are together.
    conversation: Option<Conversation>,
    begun: Instant,
}

impl Partner {
    /// Plays until the terminal is closed or the line ends.
    fn play(mut self, news: &Receiver<News>) -> Result<(), Box<dyn Error>> {
        loop {
            match news.recv()? {
                News::Line => {}
                News::Typed(text) => match text.trim().parse() {
                    Ok(number) => self.act(number),
                    Err(_) => tell("a move is a number"),
                },
                News::End => {
                    self.line.say(Frame::Bye.bytes());
                    // The last word is still on its way.
                    thread::sleep(Duration::from_millis(300));
                    return Ok(());
                }
            }
            while let Some(event) = self.line.event() {
                match event {
                    Event::Invites { play, .. } => tell(&format!("invites {}", play.url())),
                    Event::Met { .. } => {
                        tell("met");
                        self.conversation = Some(Conversation::new(self.key, self.begun.elapsed()));
                        let player =
                            self.game.as_ref().and_then(Match::correspondence).map(|known| known.player);
                        self.line.say(Frame::hello(self.key, player).bytes());
                    }
                    Event::Heard(frame) => self.hear(&frame)?,
                    Event::Apart => {
                        tell("apart");
                        self.conversation = None;
                    }
                    Event::Watched(devices) => tell(&format!("watched by {devices}")),
                    Event::Full => tell("too many watch"),
                    Event::NotInvited => return Err("somebody else has come with the invitation".into()),
                    Event::Failed(reason) => return Err(reason.into()),
                }
            }
        }
    }

    /// Makes a legal turn, by its number.
    fn act(&mut self, number: usize) {
        let Some(game) = self.game.as_mut().filter(|game| !game.is_elsewhere()) else {
            return tell("it is the other player's turn");
        };
        let Some(turn) = game.position().turns().get(number).cloned() else {
            return tell("there is no such move");
        };
        if game.play(&turn).is_ok() {
            self.say_match("played");
        }
    }

    /// Says the whole match, which is what every device does with every act.
    fn say_match(&mut self, what: &str) {
        let Some(game) = &mut self.game else { return };
        let Some(mut known) = game.correspondence().cloned() else { return };
        let link = known.send(game, true, now().as_secs());
        game.correspond(known);
        self.line.say(Frame::Letter(link.payload().to_owned()).bytes());
        tell(&format!("{what} {}", acts(game)));
    }

    fn hear(&mut self, frame: &[u8]) -> Result<(), Box<dyn Error>> {
        let Some(conversation) = &mut self.conversation else { return Ok(()) };
        match conversation.hear(frame, self.begun.elapsed())? {
            Heard::Hello(_) => self.say_match("says"),
            Heard::Letter(letter) => self.read(&letter),
            Heard::AskBack(_) | Heard::AskRematch => self.line.say(Frame::Answer(false).bytes()),
            Heard::Bye => tell("left"),
            Heard::Answer(_) | Heard::Phrase(_) | Heard::Next(_) => {}
        }
        Ok(())
    }

    /// Takes what a letter brings, if the rules and the other player's part in the match allow it.
    fn read(&mut self, letter: &Letter) {
        let Some(game) = &mut self.game else {
            let mut game = letter.game.clone();
            game.correspond(Correspondence::answering(letter, now().as_secs()));
            tell(&format!("heard {}", acts(&game)));
            self.game = Some(game);
            return;
        };
        let Some(mut known) = game.correspondence().cloned() else { return };
        match known.merge(game, letter) {
            Merged::Longer { game: longer, .. } => {
                *game = *longer;
                known.take(letter, now().as_secs());
                game.correspond(known);
                tell(&format!("heard {}", acts(game)));
            }
            Merged::Older { .. } => self.say_match("says"),
            Merged::Same => {}
            other => tell(&format!("refused {other:?}")),
        }
    }
}

/// Returns the acts of a match: their number, and the squares of the turns.
fn acts(game: &Match) -> String {
    let turns = game.acts().iter().map(|act| match act {
        parlour::play::Act::Turn(turn) => {
            turn.0.last().map_or_else(|| "-".to_owned(), |square| square.0.to_string())
        }
        _ => "*".to_owned(),
    });
    format!("{}: {}", game.acts().len(), turns.collect::<Vec<_>>().join(" "))
}
