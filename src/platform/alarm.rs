//! A timer that wakes the sleeping event loop.
//!
//! Bevy's event loop has waits of its own. It takes every change of the wait for a reason to draw at once, so an app
//! that sleeps until a point in time, with less to wait in each frame, would draw without end.

use std::time::Duration;

use super::Wake;
#[cfg(not(target_family = "wasm"))]
pub use threaded::Alarm;
#[cfg(target_family = "wasm")]
pub use timed::Alarm;

#[cfg(not(target_family = "wasm"))]
mod threaded {
    use std::io;
    use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
    use std::thread;
    use std::time::Instant;

    use super::{Duration, Wake};

    /// An alarm, which sleeps on a thread of its own until it is dropped.
    #[derive(Debug)]
    pub struct Alarm(Arc<Shared>);

    #[derive(Debug, Default)]
    struct Shared {
        state: Mutex<State>,
        changed: Condvar,
    }

    #[derive(Debug, Default)]
    struct State {
        at: Option<Instant>,
        is_dropped: bool,
    }

    impl Alarm {
        /// Starts an alarm that calls `wake`.
        ///
        /// # Errors
        /// If the system refuses another thread.
        pub fn new(wake: Wake) -> io::Result<Alarm> {
            let shared = Arc::new(Shared::default());
            let slept = shared.clone();
            thread::Builder::new().name("alarm".to_owned()).spawn(move || slept.run(&wake))?;
            Ok(Alarm(shared))
        }

        /// Sets the time from now to the next call, in place of the one set before; `None` for no call.
        pub fn set(&self, wait: Option<Duration>) {
            // A time that is too far away never comes.
            self.0.lock().at = wait.and_then(|wait| Instant::now().checked_add(wait));
            self.0.changed.notify_all();
        }
    }

    impl Drop for Alarm {
        fn drop(&mut self) {
            self.0.lock().is_dropped = true;
            self.0.changed.notify_all();
        }
    }

    impl Shared {
        fn lock(&self) -> MutexGuard<'_, State> {
            self.state.lock().unwrap_or_else(PoisonError::into_inner)
        }

        fn run(&self, wake: &Wake) {
            let mut state = self.lock();
            while !state.is_dropped {
                let left = state.at.map(|at| at.saturating_duration_since(Instant::now()));
                state = match left {
                    None => self.changed.wait(state).unwrap_or_else(PoisonError::into_inner),
                    Some(Duration::ZERO) => {
                        state.at = None;
                        drop(state);
                        wake();
                        self.lock()
                    }
                    Some(left) => {
                        self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0
                    }
                };
            }
        }
    }
}

#[cfg(target_family = "wasm")]
mod timed {
    use std::cell::Cell;
    use std::io;

    use wasm_bindgen::prelude::{Closure, wasm_bindgen};

    use super::{Duration, Wake};

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_name = setTimeout)]
        fn set_timeout(act: &Closure<dyn FnMut()>, milliseconds: i32) -> i32;
        #[wasm_bindgen(js_name = clearTimeout)]
        fn clear_timeout(timer: i32);
    }

    thread_local! {
        static ACT: Cell<Option<&'static Closure<dyn FnMut()>>> = const { Cell::new(None) };
        static TIMER: Cell<Option<i32>> = const { Cell::new(None) };
    }

    /// An alarm, which is a timer of the page. A page has one.
    #[derive(Debug)]
    pub struct Alarm(());

    impl Alarm {
        /// Starts an alarm that calls `wake`.
        ///
        /// # Errors
        /// Never; systems with threads may refuse one.
        pub fn new(wake: Wake) -> io::Result<Alarm> {
            // As long as the page.
            ACT.set(Some(Box::leak(Box::new(Closure::new(wake)))));
            Ok(Alarm(()))
        }

        /// Sets the time from now to the next call, in place of the one set before; `None` for no call.
        #[expect(clippy::unused_self, reason = "systems with threads have the alarm here")]
        pub fn set(&self, wait: Option<Duration>) {
            if let Some(timer) = TIMER.take() {
                clear_timeout(timer);
            }
            if let (Some(wait), Some(act)) = (wait, ACT.get()) {
                // Rounded up: an early call would find nothing to do.
                let milliseconds = wait.as_micros().div_ceil(1000);
                TIMER.set(Some(set_timeout(act, i32::try_from(milliseconds).unwrap_or(i32::MAX))));
            }
        }
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use std::sync::mpsc::{self, RecvTimeoutError};
    use std::time::Instant;

    use super::*;

    const LONG: Duration = Duration::from_mins(1);

    #[test]
    fn an_alarm_goes_off_once_and_not_before_its_time() {
        let (told, calls) = mpsc::channel();
        let alarm = Alarm::new(Box::new(move || _ = told.send(Instant::now()))).expect("a thread");
        let (set, wait) = (Instant::now(), Duration::from_millis(30));
        alarm.set(Some(wait));
        assert!(calls.recv_timeout(LONG).expect("a call") >= set + wait);
        assert_eq!(calls.recv_timeout(wait * 2), Err(RecvTimeoutError::Timeout));
    }

    #[test]
    fn a_later_time_replaces_an_earlier_one() {
        let (told, calls) = mpsc::channel();
        let alarm = Alarm::new(Box::new(move || _ = told.send(()))).expect("a thread");
        alarm.set(Some(Duration::from_millis(20)));
        alarm.set(None);
        alarm.set(Some(Duration::MAX));
        assert_eq!(calls.recv_timeout(Duration::from_millis(60)), Err(RecvTimeoutError::Timeout));
        alarm.set(Some(Duration::ZERO));
        assert_eq!(calls.recv_timeout(LONG), Ok(()));
        drop(alarm);
        assert_eq!(calls.recv_timeout(LONG), Err(RecvTimeoutError::Disconnected), "the thread should end");
    }
}
