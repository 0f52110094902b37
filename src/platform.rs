//! Where the app runs: the one room that knows the operating system.
//!
//! [`Platform`] is all that the app wants of a system. Each system has a file that gives it, and
//! [`here()`] is the one of this system. Nothing outside this room and the entry points asks which
//! system it is. [`fake`] is a tablet that exists only in memory, with which tests play.

use std::path::PathBuf;
use std::sync::mpsc::Receiver;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

#[cfg(target_os = "android")]
mod android;
mod audio;
#[cfg(not(any(target_os = "android", target_os = "ios")))]
mod desktop;
pub mod fake;
mod files;
pub mod gamepad;
#[cfg(target_os = "ios")]
pub mod ios;
pub mod sharing;

#[cfg(target_os = "android")]
pub use android::here;
#[cfg(not(any(target_os = "android", target_os = "ios")))]
pub use desktop::here;
pub use files::{Files, Loss};
#[cfg(target_os = "ios")]
pub use ios::here;
use sharing::{Answer, NotShared};

/// Whether a window is as large as the system makes it, and asks for no size of its own.
pub const FILLS_SCREEN: bool = cfg!(target_os = "ios");

/// The memory, in bytes, that one engine of the computer's may take. At most three are there at once.
pub const ENGINE_MEMORY: usize =
    if cfg!(any(target_os = "android", target_os = "ios")) { 16 << 20 } else { 64 << 20 };

/// The time, in seconds since 1970; 0 where the system's clock stands before that.
#[must_use]
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

/// What the app wants of the system it runs on.
///
/// Everything is called on the main thread, and nothing waits for a player.
pub trait Platform: Send + Sync + 'static {
    /// What there is here.
    fn abilities(&self) -> Abilities;

    /// Where this user's matches and settings are kept. The folder need not be there yet.
    fn data_folder(&self) -> PathBuf;

    /// The languages that the user prefers, the first one most, as tags like `de-AT`.
    fn languages(&self) -> Vec<String>;

    /// Whether the system is set to dark, where only it can tell: on a desktop the window knows.
    fn is_dark(&self) -> Option<bool> {
        None
    }

    /// How large the system shows text, in its usual size, where that is known.
    fn text_scale(&self) -> Option<f32> {
        None
    }

    /// Whether the system is set to move less, where that is known.
    fn reduces_motion(&self) -> Option<bool> {
        None
    }

    /// Begins to listen to gamepads, where there is a way to. `wake` is called, on any thread, after
    /// something was heard.
    fn gamepads(&self, _wake: Wake) -> Option<Receiver<gamepad::Heard>> {
        None
    }

    /// What cut-outs, bars and the home indicator take of the window. May change whenever the
    /// window does, and a little later.
    fn insets(&self) -> Insets {
        Insets::default()
    }

    /// Lets the player feel something.
    fn haptic(&self, _feel: Feel, _strength: Strength) {}

    /// Lets the players hear something.
    fn play(&self, sample: Sample) {
        audio::play(sample);
    }

    /// Whether the screen is to stay on though nobody touches it.
    fn keep_awake(&self, _awake: bool) {}

    /// Sends the app to the background, where the system does that. Says whether it did: if not,
    /// the app has to close itself.
    fn leave(&self) -> bool {
        false
    }

    /// Puts a text on the clipboard.
    ///
    /// # Errors
    /// When there is no clipboard, or it does not take the text.
    fn copy(&self, text: &str) -> Result<(), NotShared>;

    /// The text on the clipboard.
    ///
    /// # Errors
    /// When there is no clipboard, or no text on it.
    fn paste(&self) -> Result<String, NotShared>;

    /// Hands a text to another program that the player chooses. `name` is what a file with it
    /// would be called.
    ///
    /// # Errors
    /// When the system cannot show the choice.
    fn share(&self, _name: &str, _content: &str) -> Result<(), NotShared> {
        Err(NotShared::NotHere)
    }

    /// Lets the player choose where to save a file. The answer comes when the player has chosen,
    /// and may be awaited anywhere.
    fn save(&self, _name: &str, _content: String) -> Answer<String> {
        Box::pin(async { Err(NotShared::NotHere) })
    }

    /// Lets the player choose a file of one of these kinds, and reads it. See [`Platform::save`].
    fn open(&self, _extensions: &[&str]) -> Answer<Vec<u8>> {
        Box::pin(async { Err(NotShared::NotHere) })
    }
}

/// What there is on a system, so that no control is shown for what there is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is there or not, whatever the others are")]
pub struct Abilities {
    /// An app can be left from within. (Not where only the system does that.)
    pub leave: bool,
    /// [`Platform::haptic`] can be felt, as far as the device has what it takes.
    pub haptics: bool,
    pub share: bool,
    pub save: bool,
    pub open: bool,
    /// Files are dropped on the window.
    pub drop: bool,
}

/// Margins at the four edges of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Insets {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Insets {
    /// The same margins in another unit.
    #[must_use]
    pub fn scaled(self, by: f32) -> Insets {
        Insets { left: self.left * by, top: self.top * by, right: self.right * by, bottom: self.bottom * by }
    }
}

/// What is called when an app that sleeps has something to do.
pub type Wake = Box<dyn Fn() + Send>;

/// What is felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feel {
    /// A piece is chosen, or a square of its way.
    Choice,
    /// A piece comes down.
    Move,
    /// A piece is taken.
    Capture,
    /// That is not possible.
    Refusal,
    /// The game is over.
    End,
}

/// What is heard: a sound, and how it is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    pub name: &'static str,
    /// The content of a WAV file.
    pub wav: &'static [u8],
    /// As a factor of the amplitude.
    pub volume: f32,
    /// As a factor of the speed, and with it of the pitch.
    pub speed: f32,
}

/// How strongly it is felt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    Off,
    #[default]
    Light,
    Strong,
}
