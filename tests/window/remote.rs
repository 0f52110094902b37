//! A remote control of the app: a thread asks, and the app does what it is asked between two frames.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// Time in which the app has to do what it is asked. Builds may keep the computer busy.
const PATIENCE: Duration = Duration::from_mins(2);

type Wish = Box<dyn FnOnce(&mut World) + Send>;

/// The remote control.
pub struct Remote {
    wishes: Sender<Wish>,
    wake: Box<dyn Fn() + Send>,
    frames: Arc<AtomicUsize>,
}

/// Runs the app, and the script on a thread of its own. Returns the result of the script.
pub fn direct(mut app: App, script: fn(&Remote) -> Result<(), String>) -> Result<(), String> {
    let (wishes, wished) = mpsc::channel::<Wish>();
    let frames = Arc::new(AtomicUsize::new(0));
    let result = Arc::new(Mutex::new(Err("the app was closed before the script had ended".to_owned())));
    let (drawn, told) = (frames.clone(), result.clone());
    let wished = Mutex::new(wished);
    let mut begin = Some(wishes);
    app.add_systems(Startup, move |proxy: Res<EventLoopProxyWrapper>| {
        let proxy = (**proxy).clone();
        let Some(wishes) = begin.take() else { return };
        let wake = Box::new(move || _ = proxy.send_event(WinitUserEvent::WakeUp));
        let remote = Remote { wishes, wake, frames: drawn.clone() };
        let told = told.clone();
        thread::spawn(move || {
            let outcome = script(&remote);
            *told.lock().expect("no thread has failed") = outcome;
            _ = remote.ask(|world| _ = world.write_message(AppExit::Success));
        });
    });
    let drawn = frames;
    app.add_systems(First, move |world: &mut World| {
        drawn.fetch_add(1, Ordering::Relaxed);
        grant(world, &wished);
    });
    app.run();
    result.lock().expect("no thread has failed").clone()
}

/// Does what was asked.
fn grant(world: &mut World, wished: &Mutex<Receiver<Wish>>) {
    while let Ok(wish) = wished.lock().expect("no thread has failed").try_recv() {
        wish(world);
    }
}

impl Remote {
    /// Asks the app for something, and returns the answer.
    pub fn ask<T: Send + 'static>(
        &self,
        wish: impl FnOnce(&mut World) -> T + Send + 'static,
    ) -> Result<T, String> {
        let (answer, answered) = mpsc::channel();
        let wish = Box::new(move |world: &mut World| _ = answer.send(wish(world)));
        self.wishes.send(wish).map_err(|_| "the app is closed")?;
        (self.wake)();
        answered.recv_timeout(PATIENCE).map_err(|_| "the app does not answer".to_owned())
    }

    /// Sends a message to the app.
    pub fn send<M: Message>(&self, message: M) -> Result<(), String> {
        self.ask(move |world| _ = world.write_message(message))
    }

    /// Waits until the app has drawn no frame for a second.
    pub fn rest(&self) -> Result<(), String> {
        let since = Instant::now();
        while since.elapsed() < PATIENCE {
            if self.frames_in(Duration::from_secs(1)) == 0 {
                return Ok(());
            }
        }
        Err(format!(
            "the app does not come to rest; {} frames in a second",
            self.frames_in(Duration::from_secs(1))
        ))
    }

    /// Returns the number of frames that the app draws in this time.
    pub fn frames_in(&self, time: Duration) -> usize {
        let before = self.frames.load(Ordering::Relaxed);
        thread::sleep(time);
        self.frames.load(Ordering::Relaxed) - before
    }

    /// Returns the picture of the window.
    pub fn picture(&self) -> Result<Image, String> {
        let (taken, picture) = mpsc::channel();
        self.ask(move |world| {
            world.spawn(Screenshot::primary_window()).observe(move |shot: On<ScreenshotCaptured>| {
                _ = taken.send(shot.image.clone());
            });
        })?;
        let since = Instant::now();
        while since.elapsed() < PATIENCE {
            (self.wake)();
            if let Ok(image) = picture.recv_timeout(Duration::from_millis(50)) {
                return Ok(image);
            }
        }
        Err("there is no picture of the window".to_owned())
    }
}
