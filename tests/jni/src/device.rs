//! The device of the test, and a player at it.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::os::fd::IntoRawFd;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll, Waker};

use jni::objects::{JObject, JString};
use jni::refs::Global;
use jni::{Env, JavaVM};

use crate::platform::Platform;
use crate::platform::sharing::{Answer, NotShared, Opened};
use crate::{Calls, android};

pub struct Device {
    vm: JavaVM,
    pub app: Arc<dyn Platform>,
    pub folder: PathBuf,
    activity: &'static Global<JObject<'static>>,
}

/// How often the app was woken.
pub static WOKEN: AtomicUsize = AtomicUsize::new(0);

fn text<'local>(env: &mut Env<'local>, said: Option<&str>) -> jni::errors::Result<JString<'local>> {
    said.map_or_else(|| Ok(JString::null()), |said| JString::new(env, said))
}

impl Device {
    /// Begins the app, as a link does.
    pub fn begin(vm: JavaVM, folder: &Path) -> Device {
        static ACTIVITY: OnceLock<Global<JObject<'static>>> = OnceLock::new();
        fs::create_dir_all(folder).expect("a folder");
        vm.attach_current_thread(|env| {
            let folder = JString::new(env, folder.to_str().expect("plain letters"))?;
            let link = JString::new(env, "parlour:1.AS")?;
            let activity = crate::Device::begin(env, &folder, &link)?;
            let activity = ACTIVITY.get_or_init(|| env.new_global_ref(&activity).expect("a reference"));
            android::android_activity::ACTIVITY.store(activity.as_raw().cast(), Ordering::SeqCst);
            jni::errors::Result::Ok(())
        })
        .expect("an activity");
        android::ANDROID_APP.set(android::android_activity::AndroidApp).ok().expect("set once");
        let activity = ACTIVITY.get().expect("it has begun");
        Device { vm, app: crate::platform::android::here(), folder: folder.to_owned(), activity }
    }

    /// Runs on the thread of Java, which is not that of the app.
    pub fn java<T: Send>(
        &self,
        act: impl FnOnce(&mut Env<'_>, &JObject<'static>) -> jni::errors::Result<T> + Send,
    ) -> T {
        std::thread::scope(|scope| {
            let run = scope.spawn(|| {
                self.vm.attach_current_thread(|env| act(env, self.activity.as_ref())).expect("no exception")
            });
            run.join().expect("no failure")
        })
    }

    /// Returns what was called since the last time.
    pub fn heard(&self, what: &str) -> String {
        let calls = self.java(|env, _| Calls::taken(env)?.try_to_string(env));
        println!("{what}: {calls}");
        calls
    }

    pub fn level(&self, level: i32) {
        android::android_activity::LEVEL.store(level, Ordering::SeqCst);
    }

    pub fn press(&self, what: &str, typed: Option<&str>) -> bool {
        self.java(|env, _| {
            let (what, typed) = (JString::new(env, what)?, text(env, typed)?);
            crate::Device::press(env, &what, &typed)
        })
    }

    pub fn choose(&self, document: Option<&str>) {
        self.java(|env, activity| {
            let document = text(env, document)?;
            crate::Device::choose(env, activity, &document)
        });
    }

    pub fn give(&self, action: &str, [data, said, stream]: [Option<&str>; 3]) {
        self.java(|env, activity| {
            let action = JString::new(env, format!("android.intent.action.{action}"))?;
            let (data, said, stream) = (text(env, data)?, text(env, said)?, text(env, stream)?);
            crate::Device::give(env, activity, &action, &data, &said, &stream)
        });
    }

    /// The next document that is opened is this file.
    pub fn lend(&self, file: File) {
        self.java(move |env, _| Calls::give(env, file.into_raw_fd()));
    }

    /// Returns a new file with this content, from its beginning.
    pub fn file(&self, name: &str, content: &[u8]) -> PathBuf {
        let path = self.folder.join(name);
        File::create(&path).and_then(|mut file| file.write_all(content)).expect("a file");
        path
    }

    pub fn woken(&self) -> bool {
        WOKEN.swap(0, Ordering::SeqCst) > 0
    }
}

/// Returns the content of what was opened.
pub fn content(opened: &Opened) -> Vec<u8> {
    let mut bytes = Vec::new();
    opened.open().expect("it is there").0.read_to_end(&mut bytes).expect("it is read");
    bytes
}

/// Returns an answer that is there, or `None` if it is not.
pub fn poll<T>(answer: &mut Answer<T>) -> Option<Result<Option<T>, NotShared>> {
    match answer.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(answer) => Some(answer),
        Poll::Pending => None,
    }
}

/// Returns an answer that is there.
pub fn now<T>(mut answer: Answer<T>) -> Result<T, NotShared> {
    poll(&mut answer).expect("it waits").map(|answer| answer.expect("an answer"))
}
