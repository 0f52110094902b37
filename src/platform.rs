//! The operating system behind one trait.
//!
//! [`Platform`] is everything that the app asks of its system. Each system implements it in a file of
//! its own, and [`here()`] returns the implementation for the system that this build targets. Only this
//! module and the entry points of the crate know which system that is. [`fake`] is a device in memory
//! for tests.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use rand::TryRng;
use rand::rngs::SysRng;
use serde::{Deserialize, Serialize};
use web_time::{SystemTime, UNIX_EPOCH};

pub mod alarm;
#[cfg(target_os = "android")]
mod android;
pub mod assist;
#[cfg(not(target_family = "wasm"))]
mod audio;
#[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
mod desktop;
#[cfg(not(target_family = "wasm"))]
pub mod fake;
pub mod gamepad;
#[cfg(target_os = "ios")]
pub mod ios;
pub mod reports;
pub mod sharing;
#[cfg(target_family = "wasm")]
pub mod web;

#[cfg(not(target_family = "wasm"))]
use crate::puzzles::shipped_text;
use crate::rules::Game;
use crate::storage::Storage;
#[cfg(target_os = "android")]
pub use android::here;
use assist::{Edit, EditedText, Tree, TreeRequest};
#[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
pub use desktop::{handover, here, with_errand};
#[cfg(target_os = "ios")]
pub use ios::here;
use sharing::{Answer, Content, NotShared, Opened, Parcel};
#[cfg(target_family = "wasm")]
pub use web::here;

/// True if the system decides the size of the window, so the app requests none.
pub const FILLS_SCREEN: bool = cfg!(target_os = "ios");

/// True if this edition has the network for live play.
pub const PLAYS_LIVE: bool = cfg!(feature = "online");

/// True if players choose the relays of live play. The policy of a page allows those with which it was built alone, and
/// a page connects over relays alone.
pub const CHOOSES_RELAYS: bool = !cfg!(target_family = "wasm");

/// Returns the time in seconds since 1970, or 0 if the system's clock is set to an earlier time.
#[must_use]
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

/// Returns a random number of the system. If it has none, which no known system does, the number follows from
/// the time.
#[must_use]
pub fn random() -> u64 {
    SysRng.try_next_u64().unwrap_or_else(|_| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        now.as_nanos() as u64
    })
}

/// Returns random bytes for secrets.
///
/// # Errors
/// If the system has none.
pub fn random_bytes<const COUNT: usize>() -> io::Result<[u8; COUNT]> {
    let mut bytes = [0; COUNT];
    SysRng.try_fill_bytes(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

/// The services of the operating system that the app uses.
///
/// The app calls all methods on the main thread, and none waits for a player, except that
/// [`Platform::paste`] may (see there).
pub trait Platform: Send + Sync + 'static {
    /// Returns the features that this system offers.
    fn abilities(&self) -> Abilities;

    /// Returns the folder for this user's matches and settings. It need not exist yet.
    fn data_folder(&self) -> PathBuf;

    /// Returns the place for the files of the app: by default the [data folder](Platform::data_folder).
    #[cfg(not(target_family = "wasm"))]
    fn storage(&self) -> Arc<dyn Storage> {
        Arc::new(crate::storage::Disk::new(self.data_folder()))
    }

    /// Returns the place for the files of the app.
    #[cfg(target_family = "wasm")]
    fn storage(&self) -> Arc<dyn Storage>;

    /// Returns the user's preferred languages as tags such as `de-AT`, the most preferred first.
    fn languages(&self) -> Vec<String>;

    /// Returns true if the system uses a dark theme, and `None` if the window knows it instead, as on
    /// desktops.
    fn is_dark(&self) -> Option<bool> {
        None
    }

    /// Returns the system's text size as a factor of its default size, or `None` if it is unknown.
    fn text_scale(&self) -> Option<f32> {
        None
    }

    /// Returns true if the user asked the system to reduce motion, or `None` if it is unknown.
    fn reduces_motion(&self) -> Option<bool> {
        None
    }

    /// Starts to listen to gamepads and returns their events, or `None` if this system has no gamepads.
    /// `wake` is called after each event, on any thread.
    fn gamepads(&self, _wake: Wake) -> Option<Receiver<gamepad::Heard>> {
        None
    }

    /// Sets the function that wakes the sleeping event loop. Systems call it for news that reach the app
    /// without an event of the window, such as [edits](Platform::edits).
    fn wake_with(&self, _wake: Wake) {}

    /// Sets what is done when the system ends the app, or may do so, without an event of the window. The
    /// function is called between two frames, unless the app has failed.
    fn on_leave(&self, _act: Box<dyn Fn()>) {}

    /// Returns the files that were dropped on the app since the last call, and the links and files that the
    /// system or another start has handed over. By default the window tells of dropped files.
    fn dropped(&self) -> Vec<Opened> {
        Vec::new()
    }

    /// Returns the name of the game that the player has chosen before the app began, for example by a shortcut
    /// of the system. It counts once.
    fn wanted_game(&self) -> Option<String> {
        None
    }

    /// Returns `true` if the system has a newer version of the app ready.
    fn has_update(&self) -> bool {
        false
    }

    /// Begins that version in place of this one.
    fn update(&self) {}

    /// Lets the system edit this text in place of the app; `None` ends it. By default the app edits texts
    /// itself, with the keys that its window gets. A text that is edited already comes again when the screen is
    /// drawn anew: its field moves, and its dialog stays as it is.
    fn edit_text(&self, _text: Option<EditedText>) {}

    /// Returns the changes of the edited text since the last call, in their order.
    fn edits(&self) -> Vec<Edit> {
        Vec::new()
    }

    /// Returns `true` while the system wants the [tree](Platform::show_tree) of what is on the screen, for a
    /// screen reader. By default it gets that from the window. Asked in every frame.
    fn wants_tree(&self) -> bool {
        false
    }

    /// Shows the tree to screen readers.
    fn show_tree(&self, _tree: &Tree) {}

    /// Returns the requests about nodes of the tree since the last call, in their order.
    fn tree_requests(&self) -> Vec<TreeRequest> {
        Vec::new()
    }

    /// Returns `true` if the system has asked for memory since the last call.
    fn is_short_of_memory(&self) -> bool {
        false
    }

    /// Returns the margins of the window that cut-outs, bars and the home indicator cover, in physical
    /// pixels. They can change with the window or shortly after it.
    fn insets(&self) -> Insets {
        Insets::default()
    }

    /// Gives haptic feedback.
    fn haptic(&self, _feel: Feel, _strength: Strength) {}

    /// Plays a sound.
    #[cfg(not(target_family = "wasm"))]
    fn play(&self, sample: Sample) {
        audio::play(sample);
    }

    /// Plays a sound.
    #[cfg(target_family = "wasm")]
    fn play(&self, sample: Sample);

    /// Called once the first screen can be seen.
    fn shown(&self) {}

    /// Returns a function that tells the player, with a report, that the app has failed and ends. By default
    /// it does nothing, since the system tells that itself.
    fn on_failure(&self) -> Box<dyn Fn(&str) + Send + Sync> {
        Box::new(|_| ())
    }

    /// Keeps the screen on without touches while `awake` is true.
    fn keep_awake(&self, _awake: bool) {}

    /// Sends the app to the background and returns true. Returns false on systems without a background;
    /// the app then closes itself.
    fn leave(&self) -> bool {
        false
    }

    /// Returns the puzzles of a game that come with the app, as text. By default they are compiled in; a page loads
    /// them, and a failure is worth another try.
    #[cfg(not(target_family = "wasm"))]
    fn puzzles(&self, game: Game) -> Answer<String> {
        sharing::at_once(Ok(shipped_text(game).to_owned()))
    }

    /// Returns the puzzles of a game that come with the app, as text.
    #[cfg(target_family = "wasm")]
    fn puzzles(&self, game: Game) -> Answer<String>;

    /// Copies a text to the clipboard.
    ///
    /// # Errors
    /// If the system has no clipboard or refuses the text.
    fn copy(&self, text: &str) -> Result<(), NotShared>;

    /// Returns the text on the clipboard. The system may ask the player for permission first: iOS blocks
    /// the call until the player answers, and a browser answers later. All others answer at once.
    fn paste(&self) -> Answer<String>;

    /// Opens the system's share sheet, where the player chooses a program that receives the text.
    /// `name` is the file name for the text.
    ///
    /// # Errors
    /// If the system cannot show the share sheet, or the text is too large for it.
    fn share(&self, _name: &str, _content: &str) -> Result<(), NotShared> {
        Err(NotShared::NotHere)
    }

    /// Makes a parcel for [`Platform::send`] of a content that may be large. The content is written on the
    /// thread that awaits the answer.
    fn pack(&self, _name: &str, _content: Content) -> Answer<Parcel> {
        Box::pin(async { Err(NotShared::NotHere) })
    }

    /// Opens the system's share sheet for a parcel of [`Platform::pack`].
    ///
    /// # Errors
    /// If the system cannot show the share sheet.
    fn send(&self, name: &str, parcel: Parcel) -> Result<(), NotShared> {
        match parcel {
            Parcel::Text(text) => self.share(name, &text),
            Parcel::Picture(_) | Parcel::File(_) => Err(NotShared::NotHere),
        }
    }

    /// Opens a dialog in which the player chooses where to save a file with this proposed name. The
    /// answer is the path of the saved file. The content is written on the thread that awaits the answer,
    /// and the file is whole or has its old content.
    fn save(&self, name: &str, content: Content) -> Answer<String>;

    /// Opens a dialog in which the player chooses a file with one of these extensions. The answer can be
    /// awaited on any thread.
    fn open(&self, extensions: &[&str]) -> Answer<Opened>;
}

/// The features of a system. The app shows no control for a feature that is missing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "the features are independent of each other")]
pub struct Abilities {
    /// The app may offer to quit. False on systems where only the system closes apps.
    pub leave: bool,
    /// [`Platform::haptic`] works if the device has the hardware for it.
    pub haptics: bool,
    /// [`Platform::share`] works.
    pub share: bool,
    /// [`Platform::pack`] and [`Platform::send`] work: the share sheet takes files.
    pub send: bool,
    /// Files can be dropped on the window.
    pub drop: bool,
}

/// Margins at the four edges of the window. The unit depends on the use: [`Platform::insets`] returns
/// physical pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Insets {
    /// Width of the margin at the left edge.
    pub left: f32,
    /// Height of the margin at the top edge.
    pub top: f32,
    /// Width of the margin at the right edge.
    pub right: f32,
    /// Height of the margin at the bottom edge.
    pub bottom: f32,
}

impl Insets {
    /// Returns the margins multiplied by a factor, to convert them to another unit.
    #[must_use]
    pub fn scaled(self, by: f32) -> Insets {
        Insets { left: self.left * by, top: self.top * by, right: self.right * by, bottom: self.bottom * by }
    }
}

/// A callback that wakes the sleeping event loop.
pub type Wake = Box<dyn Fn() + Send>;

/// A kind of haptic feedback, by its occasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feel {
    /// The player selects a piece or a square of its path.
    Choice,
    /// A piece lands.
    Move,
    /// A piece is captured.
    Capture,
    /// A touch is illegal.
    Refusal,
    /// The game ends.
    End,
}

/// A sound with its volume and speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Name of the sound, for the log and for tests.
    pub name: &'static str,
    /// Content of a WAV file.
    pub wav: &'static [u8],
    /// Factor of the amplitude; 1 leaves it unchanged.
    pub volume: f32,
    /// Factor of the speed, which also changes the pitch; 1 leaves both unchanged.
    pub speed: f32,
}

/// The player's setting for the strength of haptic feedback.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// No haptic feedback.
    Off,
    /// Faint effects.
    #[default]
    Light,
    /// Stronger effects, where the system has them.
    Strong,
}
