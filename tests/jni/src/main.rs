//! Runs the code for Android on the Java machine of this computer, against stubs of Android's classes.
//!
//!     parlour-jni <folder of the stubs' classes> <libjvm.so>

// `bevy::android` is this crate's own.
extern crate self as bevy;

use std::ffi::c_void;
use std::sync::OnceLock;
use std::task::{Context, Poll, Waker};

use jni::objects::JObject;
use jni::refs::Global;
use jni::{InitArgsBuilder, JNIVersion, JavaVM, bind_java_type, jni_sig, jni_str};

use platform::{Feel, Insets, Strength};

/// What the app takes from Bevy on Android.
pub mod android {
    use std::sync::OnceLock;

    pub static ANDROID_APP: OnceLock<android_activity::AndroidApp> = OnceLock::new();

    pub mod android_activity {
        use std::path::PathBuf;
        use std::sync::atomic::{AtomicI32, AtomicPtr, Ordering};

        pub static LEVEL: AtomicI32 = AtomicI32::new(26);
        pub static ACTIVITY: AtomicPtr<std::ffi::c_void> = AtomicPtr::new(std::ptr::null_mut());

        pub struct AndroidApp;

        impl AndroidApp {
            pub fn sdk_version() -> i32 {
                LEVEL.load(Ordering::SeqCst)
            }
            pub fn activity_as_ptr(&self) -> *mut std::ffi::c_void {
                ACTIVITY.load(Ordering::SeqCst)
            }
            pub fn internal_data_path(&self) -> Option<PathBuf> {
                None
            }
            pub fn run_on_java_main_thread(&self, task: Box<dyn FnOnce() + Send>) {
                task();
            }
            pub fn set_window_flags(&self, _add: WindowManagerFlags, _remove: WindowManagerFlags) {}
            pub fn config(&self) -> Config {
                Config
            }
        }

        pub struct Config;

        impl Config {
            pub fn ui_mode_night(&self) -> ndk::configuration::UiModeNight {
                ndk::configuration::UiModeNight::No
            }
        }

        pub struct WindowManagerFlags;

        impl WindowManagerFlags {
            pub const KEEP_SCREEN_ON: WindowManagerFlags = WindowManagerFlags;
            pub fn empty() -> WindowManagerFlags {
                WindowManagerFlags
            }
        }

        pub mod ndk {
            pub mod configuration {
                #[derive(PartialEq)]
                pub enum UiModeNight {
                    Yes,
                    No,
                }
            }
        }
    }
}

pub mod log {
    #[macro_export]
    macro_rules! warned {
        ($($word:tt)*) => { panic!($($word)*) };
    }
    pub use crate::warned as warn;
}

// `src/platform/android.rs` and what it needs.
include!(concat!(env!("OUT_DIR"), "/platform.rs"));

bind_java_type! {
    Calls => stubs.Calls,
    methods { static fn taken() -> JString, static fn give(number: i32) },
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let options = InitArgsBuilder::new()
        .version(JNIVersion::V1_8)
        .option("-Xcheck:jni")
        .option(format!("-Djava.class.path={}", arguments[1]))
        .build()
        .expect("options");
    let vm = JavaVM::with_libjvm(options, || Ok(&arguments[2])).expect("a Java machine");
    static ACTIVITY: OnceLock<Global<JObject<'static>>> = OnceLock::new();
    vm.attach_current_thread(|env| {
        let activity = env.new_object(jni_str!("android/app/Activity"), jni_sig!(() -> void), &[])?;
        let activity = ACTIVITY.get_or_init(|| env.new_global_ref(&activity).expect("a reference"));
        let raw: *mut c_void = activity.as_raw().cast();
        android::android_activity::ACTIVITY.store(raw, std::sync::atomic::Ordering::SeqCst);
        jni::errors::Result::Ok(())
    })
    .expect("an activity");
    android::ANDROID_APP.set(android::android_activity::AndroidApp).ok().expect("set once");

    let app = platform::android::here();
    let heard = |what: &str| {
        let calls = vm.attach_current_thread(|env| Calls::taken(env)?.try_to_string(env)).expect("the calls");
        println!("{what}: {calls}");
        calls
    };
    for level in [26, 28, 36] {
        android::android_activity::LEVEL.store(level, std::sync::atomic::Ordering::SeqCst);
        println!("-- API {level}");
        let margin = app.insets();
        let calls = heard("margins");
        assert_eq!(margin, Insets { left: 7., top: 7., right: 7., bottom: 7. });
        assert_eq!(calls.contains("getDisplayCutout()"), level == 28);
        assert_eq!(
            calls.contains("WindowInsets.getInsets(7 | 7)") || calls.contains("getInsets(7)"),
            level == 36
        );
        let path = std::env::temp_dir().join(format!("parlour-jni-{}", std::process::id()));
        let file = std::fs::File::create(&path).expect("a file");
        let number = std::os::fd::IntoRawFd::into_raw_fd(file);
        vm.attach_current_thread(|env| Calls::give(env, number)).expect("the file given");
        app.send("hex.png", picture()).map_or_else(|_| assert!(level < 29), |()| assert!(level >= 29));
        let calls = heard("a picture");
        assert_eq!(calls.contains("getContentUri(external_primary)"), level >= 29);
        let written = std::fs::read(&path).expect("the file");
        assert_eq!(written.is_empty(), level < 29);
        std::fs::remove_file(path).expect("removed");
    }
    assert_eq!(app.languages(), ["text"]);
    assert_eq!(app.text_scale(), Some(1.5));
    assert_eq!(app.reduces_motion(), Some(false));
    assert!(app.leave());
    assert!(heard("questions").contains("moveTaskToBack(true)"));
    app.haptic(Feel::End, Strength::Strong);
    assert!(heard("haptics").contains("performHapticFeedback(16)"));
    app.copy("d4 ♞ \u{1f3b2}").expect("copied");
    assert!(heard("copying").contains("newPlainText(Parlour, d4 ♞ \u{1f3b2})"));
    assert_eq!(now(app.paste()).expect("pasted"), "styled");
    heard("pasting");
    app.share("a match", "1. e4").expect("shared");
    let calls = heard("sharing");
    for call in [
        "Intent(android.intent.action.SEND)",
        "setType(text/plain)",
        "putExtra(android.intent.extra.TEXT, 1. e4)",
        "putExtra(android.intent.extra.SUBJECT, a match)",
        "startActivity(",
    ] {
        assert!(calls.contains(call), "{call}");
    }
    println!("all calls came through");
}

fn picture() -> platform::sharing::Parcel {
    platform::sharing::Parcel::Picture(vec![0x89, b'P', b'N', b'G'])
}

fn now<T>(mut answer: platform::sharing::Answer<T>) -> Result<T, platform::sharing::NotShared> {
    match answer.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(Ok(answer)) => Ok(answer.expect("an answer")),
        Poll::Ready(Err(reason)) => Err(reason),
        Poll::Pending => panic!("it waits"),
    }
}
