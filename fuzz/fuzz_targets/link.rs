//! Bytes as the content of a link with a right checksum, and as a message with links.
#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour::play::link::{self, Correspondence, Options};

fuzz_target!(|content: &[u8]| {
    if let Ok(text) = std::str::from_utf8(content) {
        _ = link::read(text);
    }
    let Ok(letter) = link::read(&link::sealed(content)) else { return };
    let options = Options { key: letter.key, names: letter.has_names, offer: letter.offer.clone() };
    let again = link::read(&link::write(&letter.game, &options).url()).expect("it was written");
    assert_eq!(again.key, letter.key);
    assert_eq!(again.offer, letter.offer);
    assert_eq!(again.game.setup(), letter.game.setup());
    assert_eq!(again.game.acts(), letter.game.acts());
    _ = (letter.game.outcome(), letter.game.claims(), letter.game.count());
    let mut correspondence = Correspondence::answering(&letter, 0);
    _ = correspondence.merge(&again.game, &letter);
    let mut game = letter.game.clone();
    _ = correspondence.accept(&mut game);
    _ = link::read(&correspondence.send(&game, true, 0).url()).expect("it was written");
});
