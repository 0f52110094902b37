//! Sound output, the same on every system.
//!
//! A separate thread opens the output when there is something to play and closes it a few seconds after
//! the last sound. An open output keeps a part of the device awake, and on some systems it keeps other
//! programs from using theirs. The main thread never waits for the output.

use std::io::Cursor;
use std::sync::OnceLock;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use bevy::log::{debug, warn};
use rodio::{Decoder, DeviceSinkBuilder, MixerDeviceSink, Source};

use super::Sample;

/// Time until an idle output is closed.
const KEPT_OPEN: Duration = Duration::from_secs(4);

/// Plays a sample. Without an output this does nothing.
pub(super) fn play(sample: Sample) {
    static PLAYER: OnceLock<Option<Sender<Sample>>> = OnceLock::new();
    let player = PLAYER.get_or_init(|| {
        let (sender, orders) = mpsc::channel();
        let listen = move || listen(&orders);
        let begun = thread::Builder::new().name("audio".to_owned()).spawn(listen);
        begun.map_err(|reason| warn!("there is no sound: {reason}")).ok().map(|_| sender)
    });
    if let Some(player) = player {
        // The thread runs until the app ends, so sending cannot fail before that.
        _ = player.send(sample);
    }
}

fn listen(orders: &mpsc::Receiver<Sample>) {
    let mut output: Option<MixerDeviceSink> = None;
    loop {
        let next = match output {
            Some(_) => orders.recv_timeout(KEPT_OPEN),
            None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match next {
            Ok(sample) => {
                output = output.or_else(open);
                if let Some(output) = &output {
                    sound(output, sample);
                }
            }
            Err(RecvTimeoutError::Timeout) => output = None,
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

fn open() -> Option<MixerDeviceSink> {
    let opened = if cfg!(target_os = "android") {
        // The list of devices, which the other way falls back to, calls a method of Java that Android has since
        // version 9, and leaves the thread with an exception. Android chooses the device itself.
        DeviceSinkBuilder::from_default_device().and_then(|device| device.open_sink_or_fallback())
    } else {
        DeviceSinkBuilder::open_default_sink()
    };
    let mut output = opened.map_err(|reason| debug!("there is no sound: {reason}")).ok()?;
    output.log_on_drop(false);
    Some(output)
}

fn sound(output: &MixerDeviceSink, Sample { name, wav, volume, speed }: Sample) {
    match Decoder::new_wav(Cursor::new(wav)) {
        Ok(source) => output.mixer().add(source.speed(speed).amplify(volume)),
        Err(reason) => warn!("the sound {name} cannot be read: {reason}"),
    }
}
