//! Lines of text as turns, played as far as they are legal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour::notation;

fuzz_target!(|data: &[u8]| {
    let Some((rules, text)) = parlour_fuzz::rules_and_text(data) else { return };
    let mut position = rules.start();
    for line in text.lines().take(400) {
        if let Ok(turn) = notation::read_turn(&*position, line) {
            assert!(position.turns().contains(&turn), "{line}");
            assert_eq!(position.play(&turn), Ok(()), "{line}");
        }
    }
    parlour_fuzz::look_into(&*position);
});
