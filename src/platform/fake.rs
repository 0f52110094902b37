//! A tablet that exists only in memory: with a notch, a clipboard, other programs, and a system
//! that notes what the app asks of it. Tests play with it, and so does whoever wants to see on a
//! desktop what a tablet does.

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::gamepad::{Button, Heard};
use super::sharing::{Answer, NotShared};
use super::{Abilities, Feel, Insets, Platform, Sample, Strength, Wake};

/// A device of which every copy is the same device.
#[derive(Clone)]
pub struct Fake(Arc<Mutex<Device>>);

/// What the device has, and what was asked of it. Tests set the first and look at the second.
#[derive(Debug, Default)]
pub struct Device {
    pub folder: PathBuf,
    pub abilities: Abilities,
    pub languages: Vec<String>,
    pub is_dark: Option<bool>,
    pub text_scale: Option<f32>,
    pub reduces_motion: Option<bool>,
    /// Who listens to the gamepads of a desktop.
    gamepads: Option<Sender<Heard>>,
    /// In physical pixels.
    pub insets: Insets,
    pub clipboard: Option<String>,
    /// What a player chooses in a file dialog; nothing where the dialog is closed.
    pub file: Option<Vec<u8>>,
    /// No file dialog can be shown.
    pub has_no_dialog: bool,
    /// What was felt, in order.
    pub felt: Vec<(Feel, Strength)>,
    /// What was heard, in order.
    pub heard: Vec<Sample>,
    pub is_kept_awake: bool,
    /// The app is in the background because it asked for that.
    pub was_left: bool,
    /// Names and contents that were handed to other programs.
    pub shared: Vec<(String, String)>,
    pub saved: Option<(String, String)>,
}

impl Fake {
    /// A desktop with its files in this folder.
    #[must_use]
    pub fn desktop(folder: impl Into<PathBuf>) -> Fake {
        let abilities = Abilities { leave: true, save: true, open: true, drop: true, ..Abilities::default() };
        Fake::new(folder, abilities)
    }

    /// An Android tablet with its files in this folder.
    #[must_use]
    pub fn tablet(folder: impl Into<PathBuf>) -> Fake {
        let abilities = Abilities { leave: true, haptics: true, share: true, ..Abilities::default() };
        Fake::new(folder, abilities)
    }

    fn new(folder: impl Into<PathBuf>, abilities: Abilities) -> Fake {
        let device = Device { folder: folder.into(), abilities, ..Device::default() };
        Fake(Arc::new(Mutex::new(device)))
    }

    /// Presses a button of a gamepad, which is there from then on.
    pub fn press(&self, button: Button) {
        if let Some(gamepads) = &self.device().gamepads {
            // An app that was closed hears nothing.
            _ = gamepads.send(Heard::Connected);
            _ = gamepads.send(Heard::Pressed(button));
        }
    }

    /// The device itself, to be looked at and changed.
    ///
    /// Not to be held while the app runs: the app would wait for it.
    pub fn device(&self) -> MutexGuard<'_, Device> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Platform for Fake {
    fn abilities(&self) -> Abilities {
        self.device().abilities
    }

    fn data_folder(&self) -> PathBuf {
        self.device().folder.clone()
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
        // A desktop has no background to which an app could send itself.
        device.was_left = !device.abilities.drop;
        device.was_left
    }

    fn copy(&self, text: &str) -> Result<(), NotShared> {
        self.device().clipboard = Some(text.to_owned());
        Ok(())
    }

    fn paste(&self) -> Result<String, NotShared> {
        self.device().clipboard.clone().ok_or(NotShared::NothingCopied)
    }

    fn share(&self, name: &str, content: &str) -> Result<(), NotShared> {
        self.device().shared.push((name.to_owned(), content.to_owned()));
        Ok(())
    }

    fn save(&self, name: &str, content: String) -> Answer<String> {
        self.device().saved = Some((name.to_owned(), content));
        let place = self.data_folder().join(name).display().to_string();
        Box::pin(async move { Ok(Some(place)) })
    }

    fn open(&self, _extensions: &[&str]) -> Answer<Vec<u8>> {
        let device = self.device();
        let answer = if device.has_no_dialog { Err(NotShared::NoDialog) } else { Ok(device.file.clone()) };
        Box::pin(async move { answer })
    }
}
