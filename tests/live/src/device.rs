//! A device that plays at random, keeps its place and its match in files, and can be killed at any moment.

use std::collections::HashMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use parlour::online::{Event, Invitation, Line, Part, Place, Reach, Seat};
use parlour::play::live::Frame;
use parlour::play::{Match, link, saved};
use parlour::rules::{Game, Side};

use crate::live_device::{Chance, Device, KEY, begun};

/// What the device does, as options after its folder:
///
/// | | |
/// |---|---|
/// | `--invite` | it invites, unless its folder has a place |
/// | `--join URL` | it joins, to play or to watch |
/// | `--relay URL`, `--relay-only`, `--here` | its reach |
/// | `--seed NUMBER` | its secrets, and what it plays |
/// | `--game NUMBER` | the place of the game in the list |
/// | `--pace MILLISECONDS` | mean time between two acts; 20 |
/// | `--ping COUNT`, `--echo` | it plays nothing: it says frames and measures when they come back, or says them back |
pub struct Options {
    folder: PathBuf,
    values: HashMap<String, String>,
}

impl Options {
    /// Reads the options.
    pub fn read(arguments: &[String]) -> Options {
        let (folder, mut rest) = arguments.split_first().expect("a folder");
        let mut values = HashMap::new();
        while let Some((name, further)) = rest.split_first() {
            let value = further.first().filter(|value| !value.starts_with("--"));
            values.insert(name.clone(), value.cloned().unwrap_or_default());
            rest = &further[usize::from(value.is_some())..];
        }
        Options { folder: folder.into(), values }
    }

    fn has(&self, name: &str) -> bool {
        self.values.contains_key(name)
    }

    fn number(&self, name: &str, usual: usize) -> usize {
        self.values.get(name).map_or(usual, |value| value.parse().expect("a number"))
    }

    fn reach(&self) -> Reach {
        let relays = self.values.get("--relay").into_iter().cloned().collect();
        Reach { relays, relay_only: self.has("--relay-only"), local: self.has("--here") }
    }

    /// Returns the place in the folder, or a new one.
    fn place(&self) -> Place {
        if let Ok(text) = fs::read_to_string(self.folder.join("place")) {
            return serde_json::from_str(&text).expect("a place");
        }
        let seed = self.number("--seed", 1) as u8;
        let place = match self.values.get("--join") {
            Some(url) => {
                Place::Guest { invitation: Invitation::read(url).expect("an invitation"), device: [seed; 32] }
            }
            None => Place::Host(Seat::new(KEY, [seed; 32], [seed; 16], [!seed; 16])),
        };
        self.save("place", &serde_json::to_string(&place).expect("a text"));
        place
    }

    /// Writes a file whole.
    fn save(&self, name: &str, text: &str) {
        let new = self.folder.join("new");
        fs::write(&new, text).expect("the folder can be written");
        fs::rename(new, self.folder.join(name)).expect("the folder can be written");
    }
}

/// Runs the device until the process ends.
pub fn run(options: &Options) -> ! {
    let mut place = options.place();
    let this = thread::current();
    let mut line =
        Line::open(place.clone(), options.reach(), Box::new(move || this.unpark())).expect("a thread");
    let watches = matches!(&place, Place::Guest { invitation, .. } if invitation.part == Part::Watch);
    let mut chance = Chance(options.number("--seed", 1) as u64);
    let mut player = Player::new(options, &place);
    let mut probe = Probe { count: options.number("--ping", 0), said: None, trips: Vec::new() };
    let mut next_act = Instant::now();
    let mut is_met = false;
    loop {
        while let Some(event) = line.event() {
            if place.keep(&event) {
                options.save("place", &serde_json::to_string(&place).expect("a text"));
            }
            match event {
                Event::Invites { play, watch, .. } => println!("invites {} {}", play.url(), watch.url()),
                Event::Met { .. } => {
                    println!("met");
                    is_met = true;
                    player.device.meet();
                }
                Event::Apart => {
                    println!("apart");
                    is_met = false;
                    player.device.part();
                }
                Event::Heard(frame) if options.has("--echo") => line.say(frame),
                Event::Heard(_) if probe.count > 0 => probe.hear(),
                Event::Heard(frame) if watches => see(&frame),
                Event::Heard(frame) => player.device.hear(&frame, &mut chance),
                Event::Watched(count) => println!("watched {count}"),
                Event::Full => println!("full"),
                Event::NotInvited => println!("not-invited"),
                Event::Failed(reason) => println!("failed {reason}"),
            }
        }
        if probe.count > 0 {
            probe.say(&line, is_met);
        } else if !watches && !options.has("--echo") {
            if Instant::now() >= next_act {
                player.device.act(&mut chance);
                let pace = 2 * options.number("--pace", 20) + 1;
                next_act = Instant::now() + Duration::from_millis(chance.below(pace) as u64);
            }
            player.save(options, &line);
            for frame in player.device.says.drain(..).filter(|_| is_met) {
                line.say(frame);
            }
        }
        thread::park_timeout(Duration::from_millis(2));
    }
}

/// Tells what is shown to a device that watches.
fn see(frame: &[u8]) {
    let payload = frame.strip_prefix(&[1]).expect("a letter");
    let letter = link::read(str::from_utf8(payload).expect("a text")).expect("a letter");
    println!("sees {} {}", letter.game.acts().len(), checksum(&letter.game));
    if letter.game.outcome().is_some() {
        println!("over {}", checksum(&letter.game));
    }
}

fn checksum(game: &Match) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{:?}", game.acts()).hash(&mut hasher);
    hasher.finish()
}

/// The player of a device, with what was saved of the match.
struct Player {
    device: Device,
    saved: String,
    shown: usize,
    is_over: bool,
}

impl Player {
    fn new(options: &Options, place: &Place) -> Player {
        let side = if matches!(place, Place::Host(_)) { Side::First } else { Side::Second };
        let rules = Game::ALL[options.number("--game", 1)].first_rules();
        let mut device = Device::new(begun(rules), side);
        let saved = read(&options.folder);
        if let Some(text) = &saved {
            device.game = saved::read(text).expect("a saved match");
        }
        Player { device, saved: saved.unwrap_or_default(), shown: usize::MAX, is_over: false }
    }

    /// Writes the match, if it has changed, before anything is said of it, and shows it to those who watch.
    fn save(&mut self, options: &Options, line: &Line) {
        let game = &self.device.game;
        let text = saved::write(game);
        if text != self.saved {
            options.save("match", &text);
            self.saved = text;
        }
        if self.shown != game.acts().len() {
            self.shown = game.acts().len();
            let mut known = game.correspondence().expect("a match by link").clone();
            let letter = known.send(game, true, 1_795_000_000);
            line.show(Frame::Letter(letter.payload().to_owned()).bytes());
        }
        let is_over = game.outcome().is_some() && self.device.is_greeted;
        if is_over && !self.is_over {
            println!("over {}", checksum(game));
        }
        self.is_over = is_over;
    }
}

fn read(folder: &Path) -> Option<String> {
    fs::read_to_string(folder.join("match")).ok()
}

/// Frames that are said one after the other, a tenth of a second apart.
struct Probe {
    count: usize,
    said: Option<Instant>,
    trips: Vec<Duration>,
}

impl Probe {
    fn say(&mut self, line: &Line, is_met: bool) {
        let is_lost = self.said.is_some_and(|said| said.elapsed() > Duration::from_secs(15));
        if is_met && (self.said.is_none() || is_lost) && self.trips.len() < self.count {
            thread::sleep(Duration::from_millis(100));
            self.said = Some(Instant::now());
            line.say(vec![1; 300]);
        }
    }

    fn hear(&mut self) {
        self.trips.extend(self.said.take().map(|said| said.elapsed()));
        if self.trips.len() == self.count {
            self.trips.sort();
            let at = |part: usize| self.trips[(self.count - 1) * part / 100].as_secs_f64() * 1_000.;
            println!("trips {:.1} {:.1} {:.1} {:.1}", at(0), at(50), at(90), at(100));
        }
    }
}
