//! Text as a text picture of a board.
#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour::notation;

fuzz_target!(|data: &[u8]| {
    let Some((rules, text)) = parlour_fuzz::rules_and_text(data) else { return };
    if let Ok(position) = notation::read_picture(rules, text) {
        parlour_fuzz::look_into(&*position);
    }
});
