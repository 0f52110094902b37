//! What is heard, on every system the same way.
//!
//! A thread of its own opens the output when there is something to play, and closes it again a few
//! seconds after: an output that is open keeps a part of the device awake, and other programs on
//! some systems from theirs. So nothing on the main thread ever waits for it.

use std::io::Cursor;
use std::sync::OnceLock;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use bevy::log::{debug, warn};
use rodio::{Decoder, DeviceSinkBuilder, MixerDeviceSink, Source};

use super::Sample;

/// How long the output stays open when nothing is played any more.
const KEPT_OPEN: Duration = Duration::from_secs(4);

/// Plays a sample. Where there is no output, nothing is heard, and nothing else is wrong.
pub(super) fn play(sample: Sample) {
    static PLAYER: OnceLock<Option<Sender<Sample>>> = OnceLock::new();
    let player = PLAYER.get_or_init(|| {
        let (sender, orders) = mpsc::channel();
        let listen = move || listen(&orders);
        let begun = thread::Builder::new().name("audio".to_owned()).spawn(listen);
        begun.map_err(|reason| warn!("there is no sound: {reason}")).ok().map(|_| sender)
    });
    if let Some(player) = player {
        // It listens as long as the app is there.
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
    let opened = DeviceSinkBuilder::open_default_sink();
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
