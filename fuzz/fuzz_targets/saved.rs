//! Text as a saved match.
#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour::play::saved;

fuzz_target!(|text: &str| {
    if let Ok(mut game) = saved::read(text) {
        let text = saved::write(&game);
        let again = saved::read(&text).expect("it was written");
        assert_eq!(saved::write(&again), text);
        _ = (game.outcome(), game.claims(), game.count());
        while game.redo().is_some() {}
        while game.undo().is_some() {}
    }
});
