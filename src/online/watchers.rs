//! The devices that watch a match. Each of them sees the last frame that was shown.

use std::sync::Arc;
use std::time::Duration;

use iroh::endpoint::Connection;
use tokio::sync::watch;

use super::event::Bell;
use super::runtime::{Instant, JoinSet, sleep, timeout};
use super::wire::{FULL, PATIENCE, Streams, welcome, write};

/// Number of devices that may watch at the same time.
pub const MOST_WATCHERS: usize = 20;
/// Shortest time between two pieces of news of how many watch.
const PAUSE: Duration = Duration::from_millis(250);

/// What is shown, once something is. A newer frame takes the place of the one before, so a device that takes long to
/// read costs no memory.
pub(super) type Shown = Option<Arc<[u8]>>;

/// The devices that watch.
pub(super) struct Watchers {
    shown: watch::Receiver<Shown>,
    connections: Vec<Connection>,
    showing: JoinSet<()>,
    /// How many watch, as the app knows it.
    told: watch::Sender<usize>,
    /// Time from which on the app is told again.
    tells_at: Instant,
    bell: Bell,
}

impl Watchers {
    pub(super) fn new(shown: watch::Receiver<Shown>, told: watch::Sender<usize>, bell: Bell) -> Watchers {
        let (connections, showing) = (Vec::new(), JoinSet::new());
        Watchers { shown, connections, showing, told, tells_at: Instant::now(), bell }
    }

    /// Lets a device watch, if there is room for it.
    pub(super) fn come(&mut self, connection: Connection, streams: Streams) {
        self.connections.retain(|other| {
            // A device that comes again has lost the connection before.
            if other.remote_id() == connection.remote_id() {
                other.close(0_u32.into(), b"");
            }
            other.close_reason().is_none()
        });
        if self.connections.len() >= MOST_WATCHERS {
            return connection.close(FULL.into(), b"full");
        }
        self.connections.push(connection.clone());
        let shown = self.shown.clone();
        self.showing.spawn(async move {
            show(streams, shown).await;
            connection.close(0_u32.into(), b"");
        });
    }

    /// Takes note of those who have left, and tells the app how many watch. Does not end: whoever waits for something
    /// else meanwhile can drop it at any time.
    pub(super) async fn watch(&mut self) {
        loop {
            let has_changed = self.connections.len() != *self.told.borrow();
            let pause = self.tells_at.saturating_duration_since(Instant::now());
            tokio::select! {
                Some(_) = self.showing.join_next() => {
                    self.connections.retain(|connection| connection.close_reason().is_none());
                }
                () = sleep(pause), if has_changed => {
                    self.told.send_replace(self.connections.len());
                    self.tells_at = Instant::now() + PAUSE;
                    self.bell.ring();
                }
                else => std::future::pending().await,
            }
        }
    }
}

/// Shows a device the last frame, and each newer one, until it leaves, says something or takes nothing any more.
async fn show((mut send, mut receive): Streams, mut shown: watch::Receiver<Shown>) {
    let showing = async {
        if welcome(&mut send).await.is_err() {
            return;
        }
        shown.mark_changed();
        while shown.changed().await.is_ok() {
            let frame = shown.borrow_and_update().clone();
            let Some(frame) = frame else { continue };
            if !matches!(timeout(PATIENCE, write(&mut send, &frame)).await, Ok(Ok(()))) {
                return;
            }
        }
    };
    let mut said = [0];
    tokio::select! {
        () = showing => {}
        // Who watches says nothing.
        _ = receive.read(&mut said) => {}
    }
}
