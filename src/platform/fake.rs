//! A device in memory, with margins, a clipboard and other programs. It records what the app asks of it.
//! Tests use it, and a desktop can use it to show what the app does on a tablet.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::{future, mem};

use super::assist::{Edit, EditedText, Tree, TreeRequest};
use super::gamepad::{Button, Heard};
use super::sharing::{Answer, Content, NotShared, Opened, Parcel, at_once};
use super::{Abilities, Feel, Insets, Platform, Sample, Strength, Wake};
use crate::puzzles::shipped_text;
use crate::rules::Game;
use crate::storage::{Disk, Storage};

/// A handle to a device in memory. Clones share one device.
#[derive(Clone)]
pub struct Fake(Arc<Mutex<Device>>);

/// The state of the device, which tests set, and a record of the app's requests, which tests check.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "the states are independent of each other")]
pub struct Device {
    /// The answer of [`Platform::data_folder`].
    pub folder: PathBuf,
    /// The answer of [`Platform::storage`]; `None` for the data folder.
    pub storage: Option<Arc<dyn Storage>>,
    /// The answer of [`Platform::abilities`].
    pub abilities: Abilities,
    /// The answer of [`Platform::languages`].
    pub languages: Vec<String>,
    /// The answer of [`Platform::is_dark`].
    pub is_dark: Option<bool>,
    /// The answer of [`Platform::text_scale`].
    pub text_scale: Option<f32>,
    /// The answer of [`Platform::reduces_motion`].
    pub reduces_motion: Option<bool>,
    /// The channel to the app once it listens to gamepads, which it does on a desktop only.
    gamepads: Option<Sender<Heard>>,
    /// The answer of [`Platform::insets`], in physical pixels.
    pub insets: Insets,
    /// The text on the clipboard, set by tests and by [`Platform::copy`].
    pub clipboard: Option<String>,
    /// Content of the file that the player opens; `None` if the player cancels the dialog.
    pub file: Option<Vec<u8>>,
    /// True if the system cannot show a dialog to open a file.
    pub has_no_dialog: bool,
    /// All haptic feedback so far, in order.
    pub felt: Vec<(Feel, Strength)>,
    /// All sounds so far, in order.
    pub heard: Vec<Sample>,
    /// The last value passed to [`Platform::keep_awake`].
    pub is_kept_awake: bool,
    /// True if the app has sent itself to the background.
    pub was_left: bool,
    /// File names and contents passed to [`Platform::share`], in order.
    pub shared: Vec<(String, String)>,
    /// File name and content of the last file passed to [`Platform::save`], or as a file to the share sheet.
    pub saved: Option<(String, Vec<u8>)>,
    /// The device is a page, as in a browser: it edits texts and shows the tree, and answers later for the clipboard
    /// and for the puzzles, which it loads.
    pub is_page: bool,
    /// The page has no network, so it cannot load anything.
    pub has_no_network: bool,
    /// The text that the app lets the page edit.
    pub edited: Option<EditedText>,
    /// The answer of [`Platform::edits`].
    pub edits: Vec<Edit>,
    /// The tree that was shown last, and the number of times that one was shown.
    pub tree: (Tree, usize),
    /// The answer of [`Platform::tree_requests`].
    pub requests: Vec<TreeRequest>,
    /// The next answer of [`Platform::is_short_of_memory`].
    pub is_short_of_memory: bool,
    /// The answer of [`Platform::wanted_game`].
    pub wanted_game: Option<String>,
    /// The answer of [`Platform::has_update`].
    pub has_update: bool,
    /// True after [`Platform::update`].
    pub was_updated: bool,
    /// True if the player cancels the dialog that saves a file.
    pub cancels: bool,
    /// Path at which the player saves files; `None` keeps them in memory.
    pub place: Option<PathBuf>,
    /// Path of the file that the player opens, in place of `file`.
    pub chosen: Option<PathBuf>,
}

impl Device {
    /// Returns the name and the text of the last file passed to [`Platform::save`]; `None` if it is no text.
    #[must_use]
    pub fn saved_text(&self) -> Option<(String, String)> {
        let (name, bytes) = self.saved.clone()?;
        Some((name, String::from_utf8(bytes).ok()?))
    }
}

impl Fake {
    /// Returns a desktop with its files in this folder.
    #[must_use]
    pub fn desktop(folder: impl Into<PathBuf>) -> Fake {
        let abilities = Abilities { leave: true, drop: true, ..Abilities::default() };
        Fake::new(folder, abilities)
    }

    /// Returns an Android tablet with its files in this folder.
    #[must_use]
    pub fn tablet(folder: impl Into<PathBuf>) -> Fake {
        let abilities =
            Abilities { leave: true, haptics: true, share: true, send: true, ..Abilities::default() };
        Fake::new(folder, abilities)
    }

    fn new(folder: impl Into<PathBuf>, abilities: Abilities) -> Fake {
        let device = Device { folder: folder.into(), abilities, ..Device::default() };
        Fake(Arc::new(Mutex::new(device)))
    }

    /// Connects a gamepad, if none is connected yet, and presses one of its buttons.
    pub fn press(&self, button: Button) {
        if let Some(gamepads) = &self.device().gamepads {
            // Sending fails if the app has been closed.
            _ = gamepads.send(Heard::Connected);
            _ = gamepads.send(Heard::Pressed(button));
        }
    }

    /// Locks the device for reading and writing.
    ///
    /// Drop the guard before the app runs, or the app waits for the lock for ever.
    pub fn device(&self) -> MutexGuard<'_, Device> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns an answer that is not there at the first look, like those of a page.
fn later<T: Clone + Send + 'static>(answer: Result<T, NotShared>) -> Answer<T> {
    let mut was_asked = false;
    Box::pin(future::poll_fn(move |context| {
        if mem::replace(&mut was_asked, true) {
            return Poll::Ready(answer.clone().map(Some));
        }
        context.waker().wake_by_ref();
        Poll::Pending
    }))
}

impl Platform for Fake {
    fn abilities(&self) -> Abilities {
        self.device().abilities
    }

    fn data_folder(&self) -> PathBuf {
        self.device().folder.clone()
    }

    fn storage(&self) -> Arc<dyn Storage> {
        let storage = self.device().storage.clone();
        storage.unwrap_or_else(|| Arc::new(Disk::new(self.data_folder())))
    }

    fn languages(&self) -> Vec<String> {
        self.device().languages.clone()
    }

    fn is_dark(&self) -> Option<bool> {
        self.device().is_dark
    }

    fn text_scale(&self) -> Option<f32> {
        self.device().text_scale
    }

    fn reduces_motion(&self) -> Option<bool> {
        self.device().reduces_motion
    }

    fn gamepads(&self, _wake: Wake) -> Option<Receiver<Heard>> {
        let mut device = self.device();
        if !device.abilities.drop {
            return None;
        }
        let (sender, heard) = mpsc::channel();
        device.gamepads = Some(sender);
        Some(heard)
    }

    fn insets(&self) -> Insets {
        self.device().insets
    }

    fn haptic(&self, feel: Feel, strength: Strength) {
        self.device().felt.push((feel, strength));
    }

    fn play(&self, sample: Sample) {
        self.device().heard.push(sample);
    }

    fn keep_awake(&self, awake: bool) {
        self.device().is_kept_awake = awake;
    }

    fn leave(&self) -> bool {
        let mut device = self.device();
        // On a desktop an app cannot send itself to the background.
        device.was_left = !device.abilities.drop;
        device.was_left
    }

    fn edit_text(&self, text: Option<EditedText>) {
        self.device().edited = text;
    }

    fn edits(&self) -> Vec<Edit> {
        mem::take(&mut self.device().edits)
    }

    fn wants_tree(&self) -> bool {
        self.device().is_page
    }

    fn show_tree(&self, tree: &Tree) {
        let shown = &mut self.device().tree;
        *shown = (tree.clone(), shown.1 + 1);
    }

    fn tree_requests(&self) -> Vec<TreeRequest> {
        mem::take(&mut self.device().requests)
    }

    fn is_short_of_memory(&self) -> bool {
        mem::take(&mut self.device().is_short_of_memory)
    }

    fn wanted_game(&self) -> Option<String> {
        self.device().wanted_game.take()
    }

    fn has_update(&self) -> bool {
        self.device().has_update
    }

    fn update(&self) {
        self.device().was_updated = true;
    }

    fn copy(&self, text: &str) -> Result<(), NotShared> {
        self.device().clipboard = Some(text.to_owned());
        Ok(())
    }

    fn paste(&self) -> Answer<String> {
        let device = self.device();
        let pasted = device.clipboard.clone().ok_or(NotShared::NothingCopied);
        if device.is_page { later(pasted) } else { at_once(pasted) }
    }

    fn puzzles(&self, game: Game) -> Answer<String> {
        let device = self.device();
        let text = shipped_text(game).to_owned();
        match (device.is_page, device.has_no_network) {
            (false, _) => at_once(Ok(text)),
            (true, false) => later(Ok(text)),
            (true, true) => later(Err(NotShared::Failed("there is no network".to_owned()))),
        }
    }

    fn share(&self, name: &str, content: &str) -> Result<(), NotShared> {
        self.device().shared.push((name.to_owned(), content.to_owned()));
        Ok(())
    }

    /// Packs a picture by the extension of its name, as on Android, and anything else as a text.
    fn pack(&self, name: &str, content: Content) -> Answer<Parcel> {
        let is_picture = Path::new(name).extension().is_some_and(|kind| kind == "png");
        let pack = if is_picture { Parcel::picture } else { Parcel::text };
        Box::pin(async move { pack(content, usize::MAX).map(Some) })
    }

    fn send(&self, name: &str, parcel: Parcel) -> Result<(), NotShared> {
        match parcel {
            Parcel::Text(text) => self.share(name, &text),
            Parcel::Picture(bytes) => {
                self.device().saved = Some((name.to_owned(), bytes));
                Ok(())
            }
            Parcel::File(_) => Err(NotShared::NotHere),
        }
    }

    fn save(&self, name: &str, content: Content) -> Answer<String> {
        let (device, name) = (self.clone(), name.to_owned());
        let (place, cancels) = {
            let device = self.device();
            (device.place.clone(), device.cancels)
        };
        let folder = self.data_folder();
        Box::pin(async move {
            if cancels {
                return Ok(None);
            }
            if let Some(place) = place {
                content.save(&place)?;
                return Ok(Some(place.display().to_string()));
            }
            let mut bytes = Vec::new();
            content.write(&mut bytes)?;
            let place = folder.join(&name).display().to_string();
            device.device().saved = Some((name, bytes));
            Ok(Some(place))
        })
    }

    fn open(&self, _extensions: &[&str]) -> Answer<Opened> {
        let device = self.device();
        let (file, chosen, has_no_dialog) =
            (device.file.clone(), device.chosen.clone(), device.has_no_dialog);
        Box::pin(async move {
            match (chosen, file) {
                _ if has_no_dialog => Err(NotShared::NoDialog),
                (Some(path), _) => Ok(Some(Opened::of(path))),
                (None, Some(content)) => Ok(Some(Opened::temporary(&content)?)),
                (None, None) => Ok(None),
            }
        })
    }
}
