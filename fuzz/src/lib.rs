//! Functions that the fuzz targets share. See `scripts/fuzz.sh`.

use parlour::notation;
use parlour::rules::{Game, Position, Rules};

/// Returns the rules that the first byte selects and the other bytes as text. Returns `None` if they are
/// not UTF-8.
pub fn rules_and_text(data: &[u8]) -> Option<(Rules, &str)> {
    let (rules, bytes) = rules_and_bytes(data)?;
    Some((rules, std::str::from_utf8(bytes).ok()?))
}

/// Returns the rules that the first byte selects, and the other bytes.
pub fn rules_and_bytes(data: &[u8]) -> Option<(Rules, &[u8])> {
    let (&first, rest) = data.split_first()?;
    let mut presets = Game::ALL.iter().flat_map(|game| game.presets());
    let count = presets.clone().count();
    Some((presets.nth(usize::from(first) % count)?.rules, rest))
}

/// Checks the properties of a position that was read from a text.
pub fn look_into(position: &dyn Position) {
    let turns = position.turns();
    assert_eq!(turns.is_empty(), position.outcome().is_some() || !position.choices().is_empty());
    assert_eq!(position.perft(1), turns.len() as u64);
    let text = notation::position_text(position);
    let again = notation::read_position(position.rules(), &text).expect("it was written");
    assert_eq!(again.hash(), position.hash(), "{text}");
    let picture = notation::picture(position);
    let again = notation::read_picture(position.rules(), &picture).expect("it was drawn");
    assert_eq!(again.hash(), position.hash(), "{picture}");
    for square in position.grid().squares() {
        _ = position.why_not(&[], square);
    }
    _ = (position.forbidden(), position.line(), position.points(), position.claims(&[]));
    if let Some(counting) = position.counting() {
        _ = counting.count(&counting.proposal());
        _ = counting.play_on().turns();
    }
    for turn in turns.iter().take(8) {
        let text = notation::turn_text(position, turn);
        assert_eq!(notation::read_turn(position, &text).as_ref(), Ok(turn), "{text}");
        assert!(position.changes(turn).is_ok());
        assert_eq!(position.boxed().play(turn), Ok(()));
    }
}
