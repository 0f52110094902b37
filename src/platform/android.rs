//! Android, from version 8 (API 26), through its own classes and a small class of ours, the activity
//! `org.parlour.app.ParlourActivity`.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::android::ANDROID_APP;
use bevy::android::android_activity::{AndroidApp, WindowManagerFlags};
use bevy::log::warn;
use jni::objects::{JCharSequence, JString};
use jni::refs::Global;
use jni::{Env, JavaVM, jni_sig, jni_str};

use super::assist::{Edit, EditedText, Tree, TreeRequest};
use super::sharing::{Answer, Content, NotShared, Opened, Parcel, at_once};
use super::{Abilities, Feel, Insets, Platform, Strength, Wake};
use java::{Activity, Own};

mod files;
mod java;
mod news;
mod reader;

/// Returns the implementation for Android.
#[must_use]
pub fn here() -> Arc<dyn Platform> {
    Arc::new(Android)
}

struct Android;

/// First API level with insets of all types in one call.
const INSETS_BY_TYPE: i32 = 30;
/// First API level that reports display cut-outs.
const CUTOUTS: i32 = 28;
/// First API level with haptic effects for refusal and confirmation.
const REFUSALS: i32 = 30;
/// First API level with the faint effect of a moving text handle.
const HANDLES: i32 = 27;

/// Largest text that goes to another program as a text, in bytes. A larger one goes as a file: all messages of the
/// system that are under way share a megabyte.
const LARGEST_TEXT: usize = 100_000;

impl Platform for Android {
    fn abilities(&self) -> Abilities {
        Abilities { leave: true, haptics: true, share: true, send: true, ..Abilities::default() }
    }

    fn data_folder(&self) -> PathBuf {
        app().and_then(AndroidApp::internal_data_path).unwrap_or_else(|| PathBuf::from("parlour-data"))
    }

    /// The list of the process, which the system keeps up to date, with the language that the player has chosen for
    /// this app. The configuration of the activity would put a language first for which the package has Android's own
    /// resources, and it has them in one language alone.
    fn languages(&self) -> Vec<String> {
        let tags = java("the languages", |env, _| {
            java::LocaleList::get_default(env)?.to_language_tags(env)?.try_to_string(env)
        });
        tags.iter().flat_map(|tags| tags.split(',')).map(str::to_owned).collect()
    }

    fn wake_with(&self, wake: Wake) {
        news::listen(wake);
    }

    fn dropped(&self) -> Vec<Opened> {
        news::given()
    }

    fn edit_text(&self, text: Option<EditedText>) {
        java("a text", |env, activity| news::edit(env, activity, text.as_ref()));
    }

    fn edits(&self) -> Vec<Edit> {
        news::edits()
    }

    fn wants_tree(&self) -> bool {
        news::has_reader()
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

    fn is_dark(&self) -> Option<bool> {
        java("the colours", |env, activity| {
            let mode = activity.get_resources(env)?.get_configuration(env)?.ui_mode(env)?;
            Ok(is_night(mode))
        })
    }

    fn text_scale(&self) -> Option<f32> {
        java("the size of text", |env, activity| {
            activity.get_resources(env)?.get_configuration(env)?.font_scale(env)
        })
    }

    /// The system's setting for reduced motion sets the duration of animations to 0.
    fn reduces_motion(&self) -> Option<bool> {
        java("the length of animations", |env, activity| {
            let resolver = activity.get_content_resolver(env)?;
            let name = JString::new(env, "animator_duration_scale")?;
            Ok(java::GlobalSettings::get_float(env, resolver, &name, 1.)? <= 0.)
        })
    }

    fn insets(&self) -> Insets {
        java("the insets", insets).unwrap_or_default()
    }

    fn haptic(&self, feel: Feel, strength: Strength) {
        let Some((effect, app)) = effect(feel, strength).zip(app()) else { return };
        // Only the view's own thread may call its methods.
        app.run_on_java_main_thread(Box::new(move || {
            java("haptic feedback", |env, activity| {
                let view = activity.get_window(env)?.get_decor_view(env)?;
                view.perform_haptic_feedback(env, effect)
            });
        }));
    }

    fn keep_awake(&self, awake: bool) {
        let Some(app) = app() else { return };
        let (on, none) = (WindowManagerFlags::KEEP_SCREEN_ON, WindowManagerFlags::empty());
        let (add, remove) = if awake { (on, none) } else { (none, on) };
        app.set_window_flags(add, remove);
    }

    fn leave(&self) -> bool {
        java("the background", |env, activity| activity.move_task_to_back(env, true)).unwrap_or(false)
    }

    fn copy(&self, text: &str) -> Result<(), NotShared> {
        asked(|env, activity| {
            let (label, text) = (JString::new(env, "Parlour")?, JString::new(env, text)?);
            let clip =
                java::ClipData::new_plain_text(env, label.as_char_sequence(), text.as_char_sequence())?;
            clipboard(env, activity)?.set_primary_clip(env, clip)
        })
    }

    fn paste(&self) -> Answer<String> {
        at_once(pasted())
    }

    /// Shares a text. A large one goes as a file.
    fn share(&self, name: &str, content: &str) -> Result<(), NotShared> {
        if content.len() > LARGEST_TEXT {
            return files::send(&files::shared(name, content.to_owned().into())?);
        }
        asked(|env, activity| {
            let action = JString::new(env, "android.intent.action.SEND")?;
            let intent = java::Intent::new(env, &action)?;
            let kind = JString::new(env, "text/plain")?;
            intent.set_type(env, &kind)?;
            for (key, value) in
                [("android.intent.extra.TEXT", content), ("android.intent.extra.SUBJECT", name)]
            {
                let (key, value) = (JString::new(env, key)?, JString::new(env, value)?);
                intent.put_extra(env, &key, &value)?;
            }
            let chooser = java::Intent::create_chooser(env, intent, JCharSequence::null())?;
            activity.start_activity(env, chooser)
        })
    }

    /// Packs a file of the folder that [`ParlourProvider`](java::Own) shows to other programs.
    fn pack(&self, name: &str, content: Content) -> Answer<Parcel> {
        let name = name.to_owned();
        Box::pin(async move { Ok(Some(Parcel::File(files::shared(&name, content)?))) })
    }

    fn send(&self, name: &str, parcel: Parcel) -> Result<(), NotShared> {
        match parcel {
            Parcel::Text(text) => self.share(name, &text),
            Parcel::Picture(bytes) => {
                let content = Content::new(move |out| out.write_all(&bytes));
                files::send(&files::shared(name, content)?)
            }
            Parcel::File(path) => files::send(&path),
        }
    }

    /// The answer is the name of the document. Its provider decides whether a failed document can be deleted.
    fn save(&self, name: &str, content: Content) -> Answer<String> {
        let chosen = news::choose(Some(name));
        Box::pin(async move {
            let Some(document) = chosen?.answer().await? else { return Ok(None) };
            files::write(&document, content)?;
            files::name_of(&document).map(Some)
        })
    }

    /// Shows all files, since the system knows no type for most records.
    fn open(&self, _extensions: &[&str]) -> Answer<Opened> {
        let chosen = news::choose(None);
        Box::pin(async move {
            let Some(document) = chosen?.answer().await? else { return Ok(None) };
            files::copy(&document).map(Some)
        })
    }
}

fn app() -> Option<&'static AndroidApp> {
    ANDROID_APP.get()
}

/// Calls the system's classes with the activity of the app.
fn asked<T>(ask: impl FnOnce(&mut Env<'_>, &Activity<'_>) -> jni::errors::Result<T>) -> Result<T, NotShared> {
    let app = app().ok_or(NotShared::NotHere)?;
    let vm = JavaVM::singleton().map_err(|error| NotShared::Failed(error.to_string()))?;
    vm.attach_current_thread(|env| {
        let activity: jni::sys::jobject = app.activity_as_ptr().cast();
        // SAFETY: the activity is a global reference that lives as long as `app`, which is static.
        #[expect(unsafe_code, reason = "the activity comes as a raw pointer")]
        let activity = unsafe { env.as_cast_raw::<Global<Activity>>(&activity)? };
        ask(env, activity.as_ref())
    })
    .map_err(failed)
}

/// Calls the activity as the class of ours.
fn own<T>(ask: impl FnOnce(&mut Env<'_>, &Own<'_>) -> jni::errors::Result<T>) -> Result<T, NotShared> {
    asked(|env, activity| {
        let own = env.as_cast::<Own>(activity)?;
        ask(env, &own)
    })
}

/// Returns the sentence of an exception without the places in the code.
fn failed(error: jni::errors::Error) -> NotShared {
    match error {
        jni::errors::Error::CaughtJavaException { name, msg, .. } => {
            NotShared::Failed(if msg.is_empty() { name } else { msg })
        }
        other => NotShared::Failed(other.to_string()),
    }
}

/// Calls the system's classes for an optional answer. Only the first error is logged, since some calls
/// happen in every frame.
fn java<T>(what: &str, ask: impl FnOnce(&mut Env<'_>, &Activity<'_>) -> jni::errors::Result<T>) -> Option<T> {
    static SAID: AtomicBool = AtomicBool::new(false);
    asked(ask)
        .inspect_err(|error| {
            if !SAID.swap(true, Ordering::Relaxed) {
                warn!("Android was asked for {what}: {error}");
            }
        })
        .ok()
}

/// Returns the margins that bars and cut-outs cover, in physical pixels.
fn insets(env: &mut Env<'_>, activity: &Activity<'_>) -> jni::errors::Result<Insets> {
    let view = activity.get_window(env)?.get_decor_view(env)?;
    let all = view.get_root_window_insets(env)?;
    // There are no insets before the window is on the screen.
    if all.is_null() {
        return Ok(Insets::default());
    }
    let [left, top, right, bottom] = if AndroidApp::sdk_version() >= INSETS_BY_TYPE {
        let kinds = java::InsetsType::system_bars(env)? | java::InsetsType::display_cutout(env)?;
        let found = env.cast_local::<java::InsetsByType>(all)?.get_insets(env, kinds)?;
        [found.left(env)?, found.top(env)?, found.right(env)?, found.bottom(env)?]
    } else {
        let bars = [
            all.get_system_window_inset_left(env)?,
            all.get_system_window_inset_top(env)?,
            all.get_system_window_inset_right(env)?,
            all.get_system_window_inset_bottom(env)?,
        ];
        let cutout = cutout(env, all)?;
        std::array::from_fn(|edge| bars[edge].max(cutout[edge]))
    };
    Ok(Insets { left: left as f32, top: top as f32, right: right as f32, bottom: bottom as f32 })
}

/// Returns the margins of the cut-out alone, in physical pixels: left, top, right, bottom.
fn cutout<'local>(env: &mut Env<'local>, all: java::Bars<'local>) -> jni::errors::Result<[i32; 4]> {
    if AndroidApp::sdk_version() < CUTOUTS {
        return Ok([0; 4]);
    }
    let cutout = env.cast_local::<java::Cutouts>(all)?.get_display_cutout(env)?;
    if cutout.is_null() {
        return Ok([0; 4]);
    }
    Ok([
        cutout.get_safe_inset_left(env)?,
        cutout.get_safe_inset_top(env)?,
        cutout.get_safe_inset_right(env)?,
        cutout.get_safe_inset_bottom(env)?,
    ])
}

/// Returns `true` if the mode of a configuration is that of dark colours.
fn is_night(mode: i32) -> bool {
    const UI_MODE_NIGHT_MASK: i32 = 48;
    const UI_MODE_NIGHT_YES: i32 = 32;
    mode & UI_MODE_NIGHT_MASK == UI_MODE_NIGHT_YES
}

fn clipboard<'local>(
    env: &mut Env<'local>,
    activity: &Activity<'_>,
) -> jni::errors::Result<java::ClipboardManager<'local>> {
    let name = JString::new(env, "clipboard")?;
    let service = activity.get_system_service(env, &name)?;
    env.cast_local::<java::ClipboardManager>(service)
}

/// Returns the constant of `android.view.HapticFeedbackConstants` for a haptic feedback.
fn effect(feel: Feel, strength: Strength) -> Option<i32> {
    const LONG_PRESS: i32 = 0;
    const VIRTUAL_KEY: i32 = 1;
    const CLOCK_TICK: i32 = 4;
    const CONTEXT_CLICK: i32 = 6;
    const TEXT_HANDLE_MOVE: i32 = 9;
    const CONFIRM: i32 = 16;
    const REJECT: i32 = 17;
    Some(match (feel, strength) {
        (_, Strength::Off) => return None,
        (Feel::Refusal, _) if AndroidApp::sdk_version() >= REFUSALS => REJECT,
        (Feel::End, _) if AndroidApp::sdk_version() >= REFUSALS => CONFIRM,
        (Feel::Choice, Strength::Light) if AndroidApp::sdk_version() >= HANDLES => TEXT_HANDLE_MOVE,
        (Feel::Choice, _) | (Feel::Move, Strength::Light) => CLOCK_TICK,
        (Feel::Capture, Strength::Light) => CONTEXT_CLICK,
        (Feel::Move, Strength::Strong) => VIRTUAL_KEY,
        (Feel::Capture, Strength::Strong) | (Feel::Refusal | Feel::End, _) => LONG_PRESS,
    })
}

/// Returns the text on the clipboard.
fn pasted() -> Result<String, NotShared> {
    let text = asked(|env, activity| {
        let clip = clipboard(env, activity)?.get_primary_clip(env)?;
        if clip.is_null() || clip.get_item_count(env)? == 0 {
            return Ok(String::new());
        }
        let item = clip.get_item_at(env, 0)?;
        let text = item.coerce_to_text(env, activity.as_context())?;
        // Styled text is a `CharSequence` but not a `String`.
        let text = env.call_method(&text, jni_str!("toString"), jni_sig!(() -> JString), &[])?.l()?;
        env.cast_local::<JString>(text)?.try_to_string(env)
    })?;
    if text.is_empty() { Err(NotShared::NothingCopied) } else { Ok(text) }
}
