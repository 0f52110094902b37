//! Runs the code for Android on the Java machine of this computer, against stubs of Android's classes.
//!
//!     parlour-jni <folder of the stubs' classes> <libjvm.so>

#![allow(unfulfilled_lint_expectations)]

// `bevy::android` is this crate's own.
extern crate self as bevy;

use jni::{InitArgsBuilder, JNIVersion, JavaVM, bind_java_type};

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
            pub fn vm_as_ptr(&self) -> *mut std::ffi::c_void {
                jni::JavaVM::singleton().expect("a machine").get_raw().cast()
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
            pub fn density(&self) -> Option<u32> {
                Some(320)
            }
        }

        pub struct WindowManagerFlags;

        impl WindowManagerFlags {
            pub const KEEP_SCREEN_ON: WindowManagerFlags = WindowManagerFlags;
            pub fn empty() -> WindowManagerFlags {
                WindowManagerFlags
            }
        }
    }
}

pub mod log {
    #[macro_export]
    macro_rules! warned {
        ($($word:tt)*) => { if true { panic!($($word)*) } };
    }
    pub use crate::warned as warn;
}

// `src/platform/android.rs` and what it needs.
include!(concat!(env!("OUT_DIR"), "/platform.rs"));

bind_java_type! {
    Calls => stubs.Calls,
    methods { static fn taken() -> JString, static fn give(number: i32) },
}

bind_java_type! {
    Device => stubs.Device,
    fields { static bare: bool, static plain: bool },
    methods {
        static fn begin(folder: JString, link: JString) -> JObject,
        static fn press(what: JString, text: JString) -> bool,
        static fn filtered(whole: JString, added: JString) -> JString,
        static fn choose(activity: JObject, document: JString),
        static fn give(activity: JObject, action: JString, data: JString, text: JString, stream: JString),
        static fn trim(activity: JObject, level: i32),
        static fn reader(runs: bool, explores: bool),
        static fn read_aloud(activity: JObject) -> JString,
        static fn destroy(activity: JObject),
        static fn again(),
        static fn read(address: JString, mode: JString) -> JString,
    },
}

mod device;
mod scenes;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let options = InitArgsBuilder::new()
        .version(JNIVersion::V1_8)
        .option("-Xcheck:jni")
        .option(format!("-Djava.class.path={}", arguments[1]))
        .build()
        .expect("options");
    let vm = JavaVM::with_libjvm(options, || Ok(&arguments[2])).expect("a Java machine");
    let folder = std::env::temp_dir().join(format!("parlour-jni-{}", std::process::id()));
    let device = device::Device::begin(vm, &folder);
    scenes::questions(&device);
    scenes::news(&device);
    scenes::texts(&device);
    scenes::documents(&device);
    scenes::sharing(&device);
    scenes::readers(&device);
    scenes::the_end(&device);
    std::fs::remove_dir_all(folder).expect("removed");
    println!("all calls came through");
}
