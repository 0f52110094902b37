//! What the system tells the app without an event of the window: low memory, and changes of its settings.
//!
//! The app asks for settings in each frame, and an idle app has no frames. So each change wakes it.

use std::ptr::NonNull;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use block2::RcBlock;
use objc2_foundation::{
    NSCurrentLocaleDidChangeNotification, NSNotification, NSNotificationCenter, NSOperationQueue, NSString,
};
use objc2_ui_kit::{
    UIAccessibilityReduceMotionStatusDidChangeNotification, UIApplicationDidReceiveMemoryWarningNotification,
    UIContentSizeCategoryDidChangeNotification,
};

use crate::platform::Wake;

/// Wakes the event loop. Empty before it runs.
static WAKE: Mutex<Option<Wake>> = Mutex::new(None);
/// True if the system has asked for memory since the app was asked for it last.
static IS_SHORT: AtomicBool = AtomicBool::new(false);

/// Sets the function that wakes the event loop.
pub(super) fn wake_with(wake: Wake) {
    *lock(&WAKE) = Some(wake);
}

/// Wakes the event loop.
pub(super) fn wake() {
    if let Some(wake) = &*lock(&WAKE) {
        wake();
    }
}

/// Returns true if the system has asked for memory since the last call.
pub(super) fn is_short_of_memory() -> bool {
    IS_SHORT.swap(false, Ordering::Relaxed)
}

/// Begins to observe the system. The scene tells of the dark theme.
pub(super) fn observe() {
    // SAFETY: the system never changes these constants.
    #[expect(unsafe_code, reason = "constants of Objective-C")]
    let (changes, memory) = unsafe {
        let changes = [
            UIContentSizeCategoryDidChangeNotification,
            UIAccessibilityReduceMotionStatusDidChangeNotification,
            NSCurrentLocaleDidChangeNotification,
        ];
        (changes, UIApplicationDidReceiveMemoryWarningNotification)
    };
    for change in changes {
        on(change, |_| wake());
    }
    on(memory, |_| {
        IS_SHORT.store(true, Ordering::Relaxed);
        wake();
    });
}

/// Does something on the main thread whenever the system posts the notification, as long as the app runs.
pub(super) fn on(name: &NSString, act: impl Fn(&NSNotification) + 'static) {
    let block = RcBlock::new(move |notification: NonNull<NSNotification>| {
        // SAFETY: the notification lives during the call.
        #[expect(unsafe_code, reason = "the notification comes as a raw pointer")]
        act(unsafe { notification.as_ref() });
    });
    let queue = NSOperationQueue::mainQueue();
    // SAFETY: the block runs on the main thread, where this is called. The notifications of all objects are
    // asked for.
    #[expect(unsafe_code, reason = "blocks of queues may be called on other threads")]
    let observer = unsafe {
        NSNotificationCenter::defaultCenter().addObserverForName_object_queue_usingBlock(
            Some(name),
            None,
            Some(&queue),
            &block,
        )
    };
    // The centre keeps the observer.
    drop(observer);
}

/// Does something on the main thread as soon as possible.
pub(super) fn on_main(act: impl FnOnce() + Send + 'static) {
    let act = std::cell::Cell::new(Some(act));
    let block = RcBlock::new(move || {
        if let Some(act) = act.take() {
            act();
        }
    });
    // SAFETY: what the block does may be done on any thread, and only the queue keeps the block.
    #[expect(unsafe_code, reason = "the type of the block does not say that another thread may call it")]
    unsafe {
        NSOperationQueue::mainQueue().addOperationWithBlock(&block);
    }
}

/// Locks what no thread leaves half done.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
