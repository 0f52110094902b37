//! Bytes as the frames of a partner: each begins with its length and the tenths of a second before it.
#![no_main]

use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use parlour::play::link::Key;
use parlour::play::live::{Conversation, Frame};

fuzz_target!(|content: &[u8]| {
    let mut meeting = Conversation::new(Key(0), Duration::ZERO);
    let mut now = Duration::ZERO;
    let mut rest = content;
    // Half of the inputs begin with a right hello.
    if content.len().is_multiple_of(2) {
        meeting.hear(&Frame::hello(Key(0), None).bytes(), now).expect("a hello");
    }
    while let [length, tenths, next @ ..] = rest {
        let (frame, next) = next.split_at(usize::from(*length).min(next.len()));
        rest = next;
        now += Duration::from_millis(100) * u32::from(*tenths);
        if meeting.hear(frame, now).is_err() {
            return;
        }
    }
});
