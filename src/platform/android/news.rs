//! News of the activity, which come on the thread of Java at any time. They wake the app and are kept until it asks.

use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use accesskit::ActionRequest;
use async_channel::{Receiver, Sender};
use jni::Env;
use jni::objects::{JClass, JString};

use super::java::{Activity, Own, OwnAPI, OwnNativeInterface};
use super::{files, java, own};
use crate::platform::Wake;
use crate::platform::assist::{Edit, EditedText};
use crate::platform::sharing::{NotShared, Opened};

// What is told, as in ParlourActivity.java.
const EDITED: i32 = 1;
const CHOSEN: i32 = 2;
const NO_DIALOG: i32 = 3;
const GIVEN_TEXT: i32 = 4;
const GIVEN_FILE: i32 = 5;
const SHORT_OF_MEMORY: i32 = 6;
const READER: i32 = 8;

/// The address of a document, or `None` if the player has chosen none.
type Chosen = Result<Option<String>, NotShared>;

static NEWS: Mutex<News> = Mutex::new(News {
    wake: None,
    edits: Vec::new(),
    given: Vec::new(),
    is_short_of_memory: false,
    has_reader: false,
    host_changed: false,
    asked: Vec::new(),
    last_request: 0,
    waiting: Vec::new(),
});

struct News {
    wake: Option<Wake>,
    edits: Vec<Edit>,
    given: Vec<Opened>,
    is_short_of_memory: bool,
    /// A screen reader runs.
    has_reader: bool,
    /// The view of the screen reader may be another one than before.
    host_changed: bool,
    /// Requests of the screen reader.
    asked: Vec<ActionRequest>,
    /// Number of the last dialog for a document.
    last_request: i32,
    /// Those who wait for a dialog, by its number.
    waiting: Vec<(i32, Sender<Chosen>)>,
}

/// Locks the news. A poisoned lock is fine, since its holder has only added to a list.
fn lock() -> MutexGuard<'static, News> {
    NEWS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl News {
    fn wake(&self) {
        if let Some(wake) = &self.wake {
            wake();
        }
    }

    /// Answers a dialog. The answer to one of an earlier process, which the system has ended meanwhile, is for nobody.
    fn answer(&mut self, request: i32, chosen: Chosen) {
        if let Some(at) = self.waiting.iter().position(|(number, _)| *number == request) {
            // The one who waited may be gone.
            _ = self.waiting.swap_remove(at).1.try_send(chosen);
        }
    }
}

/// The answer of a dialog that is on the screen.
pub(super) struct Dialog(Receiver<Chosen>);

impl Dialog {
    pub(super) async fn answer(self) -> Chosen {
        self.0.recv().await.unwrap_or(Ok(None))
    }
}

/// Shows the dialog for a new document with this name, or for one to open.
pub(super) fn choose(name: Option<&str>) -> Result<Dialog, NotShared> {
    let (answer, answered) = async_channel::bounded(1);
    let request = {
        let mut news = lock();
        news.last_request += 1;
        let request = news.last_request;
        news.waiting.push((request, answer));
        request
    };
    own(|env, own| {
        let name = name.map_or_else(|| Ok(JString::null()), |name| JString::new(env, name))?;
        own.choose(env, request, &name)
    })?;
    Ok(Dialog(answered))
}

/// Begins to listen, and takes what was told before. `wake` is called after each piece of news.
pub(super) fn listen(wake: Wake) {
    lock().wake = Some(wake);
    files::forget_copies();
    java("the news", |env, activity| {
        // This finds the class by the activity, and registers `told`.
        env.as_cast::<Own>(activity)?;
        Own::listen(env)
    });
}

/// Shows the dialog for a text, or takes it away.
pub(super) fn edit(
    env: &mut Env<'_>,
    activity: &Activity<'_>,
    text: Option<&EditedText>,
) -> jni::errors::Result<()> {
    let own = env.as_cast::<Own>(activity)?;
    let Some(edited) = text else {
        // What was said about the text is for nobody.
        lock().edits.clear();
        return own.end_edit(env);
    };
    if !lock().edits.is_empty() {
        // The player has closed the dialog, and the app will hear of it.
        return Ok(());
    }
    let [title, text, confirm, cancel] = [&edited.title, &edited.text, &edited.confirm, &edited.cancel];
    let (title, text) = (JString::new(env, title)?, JString::new(env, text)?);
    let (confirm, cancel) = (JString::new(env, confirm)?, JString::new(env, cancel)?);
    let longest = i32::try_from(edited.longest).unwrap_or(i32::MAX);
    own.edit(env, &title, &text, &confirm, &cancel, longest, edited.is_right_to_left)
}

pub(super) fn edits() -> Vec<Edit> {
    mem::take(&mut lock().edits)
}

pub(super) fn given() -> Vec<Opened> {
    mem::take(&mut lock().given)
}

pub(super) fn is_short_of_memory() -> bool {
    mem::take(&mut lock().is_short_of_memory)
}

pub(super) fn has_reader() -> bool {
    lock().has_reader
}

/// Returns `true` once if the screen reader may have another view.
pub(super) fn host_changed() -> bool {
    mem::take(&mut lock().host_changed)
}

/// Keeps what a screen reader asks for.
pub(super) fn ask(request: ActionRequest) {
    let mut news = lock();
    news.asked.push(request);
    news.wake();
}

/// Returns what a screen reader has asked for.
pub(super) fn asked_for() -> Vec<ActionRequest> {
    mem::take(&mut lock().asked)
}

impl OwnNativeInterface for OwnAPI {
    type Error = jni::errors::Error;

    /// Called by the activity.
    fn told<'local>(
        env: &mut Env<'local>,
        _class: JClass<'local>,
        what: i32,
        request: i32,
        text: JString<'local>,
    ) -> jni::errors::Result<()> {
        let text = if text.is_null() { None } else { Some(text.try_to_string(env)?) };
        hear(what, request, text);
        Ok(())
    }
}

fn hear(what: i32, request: i32, text: Option<String>) {
    let mut news = lock();
    match (what, text) {
        (EDITED, Some(text)) => news.edits.extend([Edit::Text(text), Edit::Done]),
        (EDITED, None) => news.edits.push(Edit::Done),
        (CHOSEN, document) => news.answer(request, Ok(document)),
        (NO_DIALOG, _) => news.answer(request, Err(NotShared::NoDialog)),
        (GIVEN_TEXT, Some(text)) => news.given.push(Opened::in_memory(text.into_bytes())),
        (GIVEN_FILE, Some(address)) => take(address),
        (SHORT_OF_MEMORY, _) => news.is_short_of_memory = true,
        (READER, _) => {
            news.has_reader = request != 0;
            news.host_changed = true;
        }
        _ => {}
    }
    news.wake();
}

/// Copies a file of another app, on a thread of its own since it may come over a network.
fn take(address: String) {
    let copy = move || {
        // What cannot be copied is opened in vain, so that the player is told.
        let copied = files::copy(&address).unwrap_or_else(|_| Opened::of(address));
        let mut news = lock();
        news.given.push(copied);
        news.wake();
    };
    if let Err(error) = thread::Builder::new().name("given file".to_owned()).spawn(copy) {
        bevy::log::warn!("a file that another app hands over was not taken: {error}");
    }
}
