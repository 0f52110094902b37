//! Imports of records on a thread of their own, game by game, one import after the other.
//!
//! A text of any size needs memory for its bytes and for one game. A player sees how many games were read
//! and can cancel; the matches that are in by then stay. A record that the library holds already adds
//! nothing (see `Known`).

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use web_time::Instant;

use crate::app::state::backup::{self, Source};
use crate::app::state::catalogue::{self, Alike};
use crate::app::state::numbers::Numbers;
use crate::app::state::progress::Progress;
use crate::app::state::save::{self, Bulk};
use crate::app::state::worker::Worker;
use crate::app::vocabulary::notice::Tally;
use crate::app::vocabulary::screen::Screen;
use crate::notation::{self, Record, Unreadable};
use crate::platform::sharing::{self, NotShared};
use crate::play::link::{self, BadLink, Letter};
use crate::play::{Match, Setup, Summary, live, saved};
use crate::storage::Files;

mod picture;

/// Longest text in bytes that is read at once, if it holds a single game. Longer ones are read on a thread.
pub const SHORT: usize = 4 << 10;
/// Time after which a cancelled import that still reads is left to itself.
const PATIENCE: Duration = Duration::from_millis(150);
/// Number of matches that the list gets at once.
const BATCH: usize = 64;
/// Longest time after which the list gets the matches that are in.
const BATCH_TIME: Duration = Duration::from_millis(200);

/// The needs of an import.
pub(super) struct Order {
    pub source: Source,
    /// The setup for values that a record does not hold.
    pub setup: Setup,
    pub files: Files,
    pub numbers: Numbers,
    /// The matches that the library holds.
    pub alike: Alike,
    pub progress: Progress,
    pub tally: Arc<Mutex<Tally>>,
}

/// A message of an import.
#[derive(Debug)]
pub(super) enum News {
    /// These matches are in.
    Added(Vec<Summary>),
    /// The text is a backup, which is read for its preview later.
    Backup(Source),
    /// The text holds a link: the letter in it, or the reason why it cannot be read.
    Link(Box<Result<Letter, BadLink>>),
    /// The text holds an invitation to live play.
    Invitation(String),
    /// The file cannot be read.
    Refused(NotShared),
    /// The import has ended.
    Ended(Box<Ended>),
}

/// The end of an import.
#[derive(Debug, Default)]
pub(super) struct Ended {
    pub tally: Tally,
    /// The first new match, and the number of variations and comments of its record that were left out.
    pub first: Option<(Match, usize)>,
    /// The first match that the library held already.
    pub same: Option<u32>,
    /// The first error.
    pub error: Option<Unreadable>,
    /// The part before the error of a text that begins with an unreadable record.
    pub part: Option<Record>,
    /// The reason why a match could not be saved, which ends the import.
    pub not_saved: Option<String>,
}

/// The imports that run and wait.
#[derive(Default)]
pub(super) struct Imports {
    pub waiting: VecDeque<Source>,
    pub running: Option<Running>,
    /// Cancelled imports that are still in the middle of a game. They write nothing more.
    left: Vec<Worker<News>>,
}

/// An import that runs.
pub(super) struct Running {
    worker: Worker<News>,
    progress: Progress,
    tally: Arc<Mutex<Tally>>,
    cancelled: Option<Instant>,
    /// The screen and the match on the table when it began.
    pub place: (Screen, Option<u32>),
    /// The screen has shown its progress.
    pub was_shown: bool,
}

impl Imports {
    /// Returns `true` while an import runs or waits.
    pub(super) fn is_busy(&self) -> bool {
        self.running.is_some() || !self.waiting.is_empty()
    }

    /// Returns `true` while a thread works, even for a cancelled import.
    pub(super) fn has_threads(&self) -> bool {
        self.is_busy() || !self.left.is_empty()
    }

    /// Returns the number of games that the running import has read.
    pub(super) fn so_far(&self) -> Option<usize> {
        self.running.as_ref().map(|running| running.progress.done().0)
    }

    /// Returns the source of the next import, if it can begin.
    pub(super) fn next(&mut self) -> Option<Source> {
        // A cancelled import may still hold the text of a large file, so the next one waits for its end.
        if self.running.is_some() || !self.left.is_empty() { None } else { self.waiting.pop_front() }
    }

    /// Starts an import. Returns `false` if the system refuses a thread.
    pub(super) fn start(&mut self, order: Order, place: (Screen, Option<u32>)) -> bool {
        let (progress, tally) = (order.progress.clone(), order.tally.clone());
        let worker = Worker::start("import", move |_, send| {
            run(order, &mut |news| _ = send(news));
        });
        self.running = worker.map(|worker| Running {
            worker,
            progress,
            tally,
            cancelled: None,
            place,
            was_shown: false,
        });
        self.running.is_some()
    }

    /// Cancels the running import and those that wait.
    pub(super) fn cancel(&mut self) {
        self.waiting.clear();
        if let Some(running) = &mut self.running {
            running.progress.cancel();
            running.cancelled.get_or_insert_with(Instant::now);
        }
    }

    /// Returns the news. An import that was cancelled and does not end at once ends here.
    pub(super) fn news(&mut self) -> Vec<News> {
        let mut news = Vec::new();
        self.left.retain_mut(|worker| {
            let added = std::iter::from_fn(|| worker.answer());
            news.extend(added.filter(|news| matches!(news, News::Added(_))));
            !worker.has_ended()
        });
        let Some(running) = &mut self.running else { return news };
        news.extend(std::iter::from_fn(|| running.worker.answer()));
        let is_late = running.cancelled.is_some_and(|since| since.elapsed() >= PATIENCE);
        let ends = |news: &News| !matches!(news, News::Added(_));
        if !news.iter().any(ends) && (is_late || running.worker.has_ended()) {
            // The thread is in the middle of a game, or a panic has ended it.
            let ended = Ended { tally: read(&running.tally), ..Ended::default() };
            news.push(News::Ended(Box::new(ended)));
        }
        news
    }

    /// Takes the running import away, once it has ended. Returns `None` if none runs.
    pub(super) fn end(&mut self) -> Option<Running> {
        self.running.take()
    }

    /// Keeps the thread of an import until it has ended.
    pub(super) fn leave(&mut self, running: Running) {
        self.left.push(running.worker);
    }
}

impl Running {
    /// Returns `true` if a player has cancelled it.
    pub(super) fn is_cancelled(&self) -> bool {
        self.cancelled.is_some()
    }
}

fn read(tally: &Mutex<Tally>) -> Tally {
    *tally.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Carries out an import. The last of the news is never [`News::Added`].
pub(super) fn run(mut order: Order, send: &mut dyn FnMut(News)) {
    let source = mem::replace(&mut order.source, Source::Text(Vec::new()));
    if backup::is_backup(&source) {
        return send(News::Backup(source));
    }
    let text = match source {
        Source::Text(text) => text,
        Source::File(opened) => match sharing::read(&opened) {
            Ok(text) => text,
            Err(reason) => return send(News::Refused(reason)),
        },
    };
    if let Some(news) = link_in(&text) {
        return send(news);
    }
    let files = order.files.clone();
    let import = Import {
        bulk: Bulk::of(&files),
        known: Known {
            files: files.clone(),
            alike: order.alike.clone(),
            read: HashSet::new(),
            left: HashMap::new(),
        },
        ended: Ended::default(),
        added: Vec::new(),
        told: Instant::now(),
        order,
        send,
    };
    import.read(&text);
}

/// Returns the letter or the invitation in a text, or in the code of a picture. `None` for a text without a link.
/// A record may mention one.
fn link_in(text: &[u8]) -> Option<News> {
    let letter = |letter| News::Link(Box::new(letter));
    if let Some(codes) = picture::codes(text) {
        let is_invitation = live::is_invitation(&codes);
        return Some(if is_invitation { News::Invitation(codes) } else { letter(link::read(&codes)) });
    }
    let text = str::from_utf8(text).ok().filter(|text| text.len() <= link::MAX_BYTES)?;
    let may_be_record = text.trim_start().starts_with(['[', '(']);
    if live::is_invitation(text) && !may_be_record {
        return Some(News::Invitation(text.to_owned()));
    }
    match link::read(text) {
        Err(BadLink::NotALink) => None,
        Err(_) if may_be_record || !link::is_in(text) => None,
        read => Some(letter(read)),
    }
}

/// An import at work.
struct Import<'a> {
    order: Order,
    bulk: Bulk<'a>,
    known: Known,
    ended: Ended,
    /// Matches that are in and not told yet.
    added: Vec<Summary>,
    told: Instant,
    send: &'a mut dyn FnMut(News),
}

impl Import<'_> {
    fn read(mut self, text: &[u8]) {
        let rules = notation::detect(self.order.setup.rules, text);
        for (number, game) in notation::records(rules, text).enumerate() {
            if self.order.progress.is_cancelled() {
                break;
            }
            let kept = game.and_then(|record| self.keep(&record));
            if let Err(error) = kept {
                self.ended.tally.unreadable += 1;
                if number == 0 {
                    self.ended.part = notation::read_until(rules, text, error.place);
                }
                self.ended.error.get_or_insert(error);
            }
            if self.ended.not_saved.is_some() {
                break;
            }
            self.order.progress.add(1);
            *self.order.tally.lock().unwrap_or_else(PoisonError::into_inner) = self.ended.tally;
            if self.added.len() >= BATCH || self.told.elapsed() >= BATCH_TIME {
                self.tell();
            }
        }
        self.tell();
        if self.ended.first.is_some() || self.ended.same.is_some() {
            self.ended.part = None;
        }
        (self.send)(News::Ended(Box::new(self.ended)));
    }

    /// Keeps a record as a match, unless the library holds it already.
    fn keep(&mut self, record: &Record) -> Result<(), Unreadable> {
        let mut game = Match::from_record(0, record, &self.order.setup)?;
        let left_out = record.dropped.variations + game.annotate(record);
        if let Some(id) = self.known.take(&game) {
            self.ended.tally.same += 1;
            self.ended.same.get_or_insert(id);
            return Ok(());
        }
        // The text of one game can take longer than a player waits, so this is asked again.
        let number = if self.order.progress.is_cancelled() { None } else { self.order.numbers.next() };
        let Some(id) = number else { return Ok(()) };
        let game = game.numbered(id);
        match self.bulk.write(id, &saved::write(&game)) {
            Ok(()) => {
                self.ended.tally.new += 1;
                self.added.push(Summary::of(&game));
            }
            Err(loss) => self.ended.not_saved = Some(loss.reason.to_string()),
        }
        if self.ended.first.is_none() {
            self.ended.first = Some((game, left_out));
        }
        Ok(())
    }

    /// Tells which matches are in.
    fn tell(&mut self) {
        self.told = Instant::now();
        if !self.added.is_empty() {
            (self.send)(News::Added(mem::take(&mut self.added)));
        }
    }
}

/// The matches that the library held before an import, recognised by what they hold: rules, first position,
/// turns, players, result and date.
///
/// Each match stands for one record. A text in which two games hold the same, such as two short games of
/// people without names, therefore brings in two matches, and nothing the second time.
struct Known {
    files: Files,
    alike: Alike,
    /// The keys whose matches were read.
    read: HashSet<u64>,
    /// The matches that no record of this import has stood for yet, by all that they hold.
    left: HashMap<u128, Vec<u32>>,
}

impl Known {
    /// Returns the number of a match that holds the same, which then stands for this one.
    fn take(&mut self, game: &Match) -> Option<u32> {
        let key = catalogue::key(&Summary::of(game));
        if self.read.insert(key) {
            let mut ids = self.alike.with(key);
            // The first is taken from the end.
            ids.sort_unstable_by_key(|&id| Reverse(id));
            for id in ids {
                if let Ok((known, _)) = save::read_match(&self.files, id) {
                    self.left.entry(content(&known)).or_default().push(id);
                }
            }
        }
        self.left.get_mut(&content(game))?.pop()
    }
}

/// Returns a hash over all that a record of this match would hold.
fn content(game: &Match) -> u128 {
    let acts = serde_json::to_string(game.acts()).unwrap_or_default();
    let half = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        (salt, catalogue::key(&Summary::of(game)), &acts).hash(&mut hasher);
        u128::from(hasher.finish())
    };
    half(0) << 64 | half(1)
}
