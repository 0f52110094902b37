//! iOS and iPadOS, from version 15.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use bevy::app::{App, First, Update};
use bevy::ecs::query::Added;
use bevy::ecs::system::{NonSendMarker, Single};
use bevy::log::warn;
use bevy::window::RawHandleWrapper;
use objc2::rc::Retained;
use objc2::runtime::AnyObject;
use objc2::{MainThreadMarker, MainThreadOnly};
use objc2_avf_audio::{AVAudioSession, AVAudioSessionCategoryAmbient};
use objc2_foundation::{
    NSArray, NSLocale, NSSearchPathDirectory, NSSearchPathDomainMask, NSSearchPathForDirectoriesInDomains,
    NSString, NSURL,
};
use objc2_ui_kit::{
    UIAccessibilityIsReduceMotionEnabled, UIActivityViewController, UIApplication, UIFontMetrics,
    UIImpactFeedbackGenerator, UIImpactFeedbackStyle, UINotificationFeedbackGenerator,
    UINotificationFeedbackType, UIPasteboard, UIPopoverArrowDirection, UITraitEnvironment,
    UIUserInterfaceStyle, UIView, UIViewController,
};
use raw_window_handle::RawWindowHandle;

use super::assist::{Edit, EditedText, Tree, TreeRequest};
use super::gamepad::Heard;
use super::sharing::{Answer, Content, NotShared, Opened, Parcel, at_once};
use super::{Abilities, Feel, Insets, Platform, Strength, Wake};
use files::temporary;

mod backup;
mod drop;
mod files;
mod gamepads;
mod news;
mod picker;
mod reader;
mod scene;
mod text;

/// Returns the implementation for iOS.
#[must_use]
pub fn here() -> Arc<dyn Platform> {
    Arc::new(Ios)
}

/// Registers the scene delegate, sets the audio category, marks what belongs to this device and observes the
/// system before the event loop starts, and adds the system that shows the window once it exists.
pub fn plugin(app: &mut App) {
    scene::register();
    mix_with_others();
    backup::leave_out(&Ios.data_folder());
    files::clean_up();
    news::observe();
    app.add_systems(First, show_window).add_systems(Update, text::keep_keyboard_away);
}

struct Ios;

impl Platform for Ios {
    fn abilities(&self) -> Abilities {
        Abilities { haptics: true, share: true, send: true, drop: true, ..Abilities::default() }
    }

    fn data_folder(&self) -> PathBuf {
        let folders = NSSearchPathForDirectoriesInDomains(
            NSSearchPathDirectory::ApplicationSupportDirectory,
            NSSearchPathDomainMask::UserDomainMask,
            true,
        );
        let folder = folders.firstObject().map(|folder| PathBuf::from(folder.to_string()));
        folder.unwrap_or_default().join("Parlour")
    }

    fn languages(&self) -> Vec<String> {
        NSLocale::preferredLanguages().iter().map(|tag| tag.to_string()).collect()
    }

    fn is_dark(&self) -> Option<bool> {
        let traits = scene::window()?.traitCollection();
        // SAFETY: `scene::window` returns a window on the main thread only.
        #[expect(unsafe_code, reason = "this may be called on the main thread only")]
        let style = unsafe { traits.userInterfaceStyle() };
        match style {
            UIUserInterfaceStyle::Dark => Some(true),
            UIUserInterfaceStyle::Light => Some(false),
            _ => None,
        }
    }

    fn text_scale(&self) -> Option<f32> {
        // The scaled size of text of a hundred points.
        Some(UIFontMetrics::defaultMetrics().scaledValueForValue(100.) as f32 / 100.)
    }

    fn reduces_motion(&self) -> Option<bool> {
        Some(UIAccessibilityIsReduceMotionEnabled())
    }

    fn gamepads(&self, wake: Wake) -> Option<Receiver<Heard>> {
        gamepads::listen(wake)
    }

    fn wake_with(&self, wake: Wake) {
        news::wake_with(wake);
    }

    fn dropped(&self) -> Vec<Opened> {
        files::handed_over()
    }

    fn edit_text(&self, text: Option<EditedText>) {
        text::edit(text);
    }

    fn edits(&self) -> Vec<Edit> {
        text::edits()
    }

    fn wants_tree(&self) -> bool {
        reader::is_read()
    }

    fn show_tree(&self, tree: &Tree) {
        reader::show(tree);
    }

    fn tree_requests(&self) -> Vec<TreeRequest> {
        reader::requests()
    }

    fn is_short_of_memory(&self) -> bool {
        news::is_short_of_memory()
    }

    fn insets(&self) -> Insets {
        // A window without a scene is not on a screen.
        let shown = scene::window().and_then(|window| Some((window.windowScene()?, window.safeAreaInsets())));
        let Some((scene, points)) = shown else { return Insets::default() };
        let [left, top, right, bottom] =
            [points.left, points.top, points.right, points.bottom].map(|points| points as f32);
        Insets { left, top, right, bottom }.scaled(scene.screen().scale() as f32)
    }

    fn haptic(&self, feel: Feel, strength: Strength) {
        let Some(main) = MainThreadMarker::new() else { return };
        let impact = |style| {
            #[expect(deprecated, reason = "iOS 15 has no newer initializer")]
            let impact =
                UIImpactFeedbackGenerator::initWithStyle(UIImpactFeedbackGenerator::alloc(main), style);
            impact.impactOccurred();
        };
        match (feel, strength) {
            (_, Strength::Off) => {}
            (Feel::Choice, Strength::Light) => impact(UIImpactFeedbackStyle::Soft),
            (Feel::Choice, Strength::Strong) | (Feel::Move, Strength::Light) => {
                impact(UIImpactFeedbackStyle::Light);
            }
            (Feel::Move, Strength::Strong) | (Feel::Capture, Strength::Light) => {
                impact(UIImpactFeedbackStyle::Medium);
            }
            (Feel::Capture, Strength::Strong) => impact(UIImpactFeedbackStyle::Rigid),
            (Feel::Refusal, Strength::Light) => notify(main, UINotificationFeedbackType::Warning),
            (Feel::Refusal, Strength::Strong) => notify(main, UINotificationFeedbackType::Error),
            (Feel::End, _) => notify(main, UINotificationFeedbackType::Success),
        }
    }

    fn keep_awake(&self, awake: bool) {
        if let Some(main) = MainThreadMarker::new() {
            UIApplication::sharedApplication(main).setIdleTimerDisabled(awake);
        }
    }

    fn copy(&self, text: &str) -> Result<(), NotShared> {
        _ = MainThreadMarker::new().ok_or(NotShared::NoClipboard)?;
        // SAFETY: this is the main thread, and the pasteboard copies the text.
        #[expect(unsafe_code, reason = "this may be called on the main thread only")]
        unsafe {
            UIPasteboard::generalPasteboard().setString(Some(&NSString::from_str(text)));
        }
        Ok(())
    }

    /// The system may ask the player for permission first; the call blocks until the player answers.
    fn paste(&self) -> Answer<String> {
        at_once(pasted())
    }

    /// Shares a file, because its extension tells other programs the format of the record.
    fn share(&self, name: &str, content: &str) -> Result<(), NotShared> {
        self.send(name, Parcel::File(temporary(name, content.to_owned().into())?))
    }

    /// Packs a temporary file.
    fn pack(&self, name: &str, content: Content) -> Answer<Parcel> {
        let name = name.to_owned();
        Box::pin(async move { Ok(Some(Parcel::File(temporary(&name, content)?))) })
    }

    fn send(&self, name: &str, parcel: Parcel) -> Result<(), NotShared> {
        let path = match parcel {
            Parcel::File(path) => path,
            Parcel::Text(text) => temporary(name, text.into())?,
            Parcel::Picture(bytes) => {
                temporary(name, Content::new(move |out| io::Write::write_all(out, &bytes)))?
            }
        };
        let main = MainThreadMarker::new().ok_or(NotShared::NotHere)?;
        let under = free_controller()?;
        let url = NSURL::from_file_path(&path).ok_or_else(|| not_named(&path))?;
        let items: [&AnyObject; 1] = [url.as_ref()];
        // SAFETY: file URLs are valid activity items.
        #[expect(unsafe_code, reason = "the type of the array does not restrict its items")]
        let sheet = unsafe {
            UIActivityViewController::initWithActivityItems_applicationActivities(
                UIActivityViewController::alloc(main),
                &NSArray::from_slice(&items),
                None,
            )
        };
        // A tablet shows the sheet as a popover, which needs an anchor: the middle, without an arrow.
        if let Some((bubble, view)) = sheet.popoverPresentationController().zip(under.view()) {
            let mut middle = view.bounds();
            middle.origin.x += middle.size.width / 2.;
            middle.origin.y += middle.size.height / 2.;
            (middle.size.width, middle.size.height) = (0., 0.);
            bubble.setSourceView(Some(&view));
            bubble.setSourceRect(middle);
            bubble.setPermittedArrowDirections(UIPopoverArrowDirection::empty());
        }
        under.presentViewController_animated_completion(&sheet, true, None);
        Ok(())
    }

    /// Lets the player choose a place, in which the system puts a copy of a temporary file.
    fn save(&self, name: &str, content: Content) -> Answer<String> {
        files::save(name, content)
    }

    /// Shows all files. Other programs give records types of their own, or none, and players cannot select
    /// files of other types in a filtered dialog.
    fn open(&self, _extensions: &[&str]) -> Answer<Opened> {
        let (answer, answered) = async_channel::bounded(1);
        picker::open(answer);
        Box::pin(async move {
            // The channel closes if the dialog goes away without an answer.
            Ok(answered.recv().await.unwrap_or(Ok(None))?.map(Opened::copy))
        })
    }
}

fn notify(main: MainThreadMarker, kind: UINotificationFeedbackType) {
    UINotificationFeedbackGenerator::new(main).notificationOccurred(kind);
}

/// Returns the view controller that can present a dialog. It presents one at a time.
fn free_controller() -> Result<Retained<UIViewController>, NotShared> {
    let controller = scene::window().and_then(|window| window.rootViewController());
    controller.filter(|controller| controller.presentedViewController().is_none()).ok_or(NotShared::NoDialog)
}

fn not_named(path: &Path) -> NotShared {
    NotShared::Failed(format!("{} is no name of a file", path.display()))
}

/// Sets the audio category: the player's own music goes on, and the silent switch mutes the game.
fn mix_with_others() {
    // SAFETY: the shared session lives as long as the app, and the category is one of AVFAudio's own.
    #[expect(unsafe_code, reason = "a constant and methods of Objective-C")]
    let set = unsafe {
        let session = AVAudioSession::sharedInstance();
        AVAudioSessionCategoryAmbient.map(|ambient| session.setCategory_error(ambient))
    };
    if let Some(Err(error)) = set {
        warn!("the sound does not mix with that of other apps: {error}");
    }
}

/// Shows the window when Bevy has created it.
fn show_window(window: Single<&RawHandleWrapper, Added<RawHandleWrapper>>, _main: NonSendMarker) {
    let RawWindowHandle::UiKit(handle) = window.get_window_handle() else { return };
    // SAFETY: the handle keeps the window alive and with it the view, and this is the main thread.
    #[expect(unsafe_code, reason = "the view comes as a raw pointer")]
    let view = unsafe { handle.ui_view.cast::<UIView>().as_ref() };
    // Bevy may name the same window again.
    if view.window() != scene::window() {
        reader::attach(view);
        drop::accept(view);
    }
    scene::show(view);
}

/// Returns the text on the clipboard.
fn pasted() -> Result<String, NotShared> {
    _ = MainThreadMarker::new().ok_or(NotShared::NoClipboard)?;
    // SAFETY: this is the main thread.
    #[expect(unsafe_code, reason = "this may be called on the main thread only")]
    let text = unsafe { UIPasteboard::generalPasteboard().string() };
    let text = text.map(|text| text.to_string()).filter(|text| !text.is_empty());
    text.ok_or(NotShared::NothingCopied)
}
