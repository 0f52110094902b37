//! Bytes as a file of games. Every game that can be read survives a round trip.
#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour::notation::{self, Record};

fuzz_target!(|data: &[u8]| {
    let Some((rules, bytes)) = parlour_fuzz::rules_and_bytes(data) else { return };
    for record in notation::read_games(rules, bytes).into_iter().flatten() {
        let text = notation::write_game(&record).expect("every turn was played");
        let again = notation::read_games(record.rules, text.as_bytes());
        let [Ok(again)] = again.as_slice() else { panic!("{again:?} from {text}") };
        assert_eq!((again.rules, &again.turns), (record.rules, &record.turns), "{text}");
        assert_eq!(again.score, record.score, "{text}");
        assert_eq!(lines(again), lines(&record), "{text}");
        assert_eq!(again.dropped.variations, 0, "{text}");
    }
});

/// Returns the plies and turns of all side lines. Their order may change.
fn lines(record: &Record) -> Vec<String> {
    let mut lines: Vec<_> = record.lines.iter().map(|line| format!("{} {:?}", line.ply, line.turns)).collect();
    lines.sort_unstable();
    lines
}
