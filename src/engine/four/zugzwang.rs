//! Zugzwang: a side without a safe square left must open one that completes four for the other.
//!
//! Nobody places a stone beside a closed square that completes four for the other side. So if the winner only answers,
//! the number of all other squares decides who has to. The loser must not complete four meanwhile: each row that it still
//! can complete has a pair of squares, and a stone on one is answered on the other, or a closed square, which the winner
//! takes once the loser opens it.

use super::demand::stones;
use super::rows::{beside, completions, rows_within};
use super::stops::{Ground, reached};
use crate::rules::bitboard::bits;
use crate::rules::four::Position;

/// The most stops that are tried for the rows of the loser.
const MOST_TRIED: u32 = 100;

/// The end of a position by zugzwang, with the most plies until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The side to move wins.
    Won(u32),
    /// The other side wins.
    Lost(u32),
}

/// Returns the end of a position by zugzwang if it is clear, which it never is where a side can complete four with its
/// next stone.
pub(super) fn end(position: &Position) -> Option<End> {
    let [own, other] = stones(position);
    let room = (own | other).count_zeros();
    if is_won(own, other, true) {
        // The winner has the last stone.
        Some(End::Won(room.saturating_sub(1) | 1))
    } else {
        is_won(other, own, false).then_some(End::Lost(room & !1))
    }
}

/// Returns `true` if the side with the stones of `winner` wins by answering, after a stone of its own if it is to move.
fn is_won(winner: u64, loser: u64, is_first: bool) -> bool {
    let goals = completions(winner, loser);
    if goals == 0 {
        return false;
    }
    let taken = winner | loser;
    let places = beside(taken) & !taken;
    let threats = completions(loser, winner) & !goals;
    if (goals | threats) & places != 0 {
        return false;
    }
    // A stone of the loser loses here, unless it completes four.
    let traps = beside(goals) & !taken;
    let free = !(taken | goals | threats | traps);
    // A stone of the loser opens a threat here, and the winner stops it.
    let gifts = beside(threats) & free;
    let safe = reached(places, free & !gifts);
    let loser_runs_out = safe.count_ones().is_multiple_of(2) != is_first;
    if !loser_runs_out
        || gifts != 0 && !gifts_change_nothing(threats, goals, free, reached(places, free | threats), safe)
    {
        return false;
    }
    // The first stone on a trap is the last one of the loser.
    let rows = rows_within(loser | safe | gifts | traps).filter(|row| (row & traps).count_ones() < 2);
    let open = safe & places;
    let first = if is_first { open } else { 0 };
    Ground { safe, open, traps, first, may_keep: true }.has_stops(rows.map(|row| row & safe), MOST_TRIED)
}

/// Returns `true` if the number of safe squares stays even or odd, whichever threats the loser opens. A threat takes one
/// stone of both sides, and the other squares beside it become safe.
fn gifts_change_nothing(threats: u64, goals: u64, free: u64, reached: u64, safe: u64) -> bool {
    let threats = threats & reached;
    let mut gifts = 0;
    for threat in bits(threats) {
        let around = beside(threat) & free;
        if around.count_ones().is_multiple_of(2) || around & gifts != 0 {
            return false;
        }
        gifts |= around;
    }
    // A threat that opens another one or a goal, or more squares, would change more.
    threats & beside(threats | goals) == 0 && reached & free & !gifts == safe
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::super::tests::{late, read, value};
    use super::*;
    use crate::rules::Position as _;
    use crate::rules::random::Random;

    #[test]
    fn zugzwang_agrees_with_exhaustive_search() {
        let (mut random, mut won, mut lost, mut against_threats) = (Random::new(7), 0, 0, 0);
        while won.min(lost) < 100 || against_threats < 60 {
            let room = 8 + random.index(11) as u32;
            let Some(position) = late(&mut random, room) else { continue };
            let Some(end) = end(&position) else { continue };
            let (own, other) =
                (position.stones(position.to_move()), position.stones(position.to_move().other()));
            let (expected, plies, threats) = match end {
                End::Won(plies) => (1, plies, completions(other, own)),
                End::Lost(plies) => (-1, plies, completions(own, other)),
            };
            assert_eq!(value(&position, &mut HashMap::new()), expected, "{position:?}");
            assert_eq!(plies % 2 == 1, expected == 1);
            *if expected == 1 { &mut won } else { &mut lost } += 1;
            against_threats += usize::from(threats != 0);
        }
    }

    #[test]
    fn squares_behind_a_threat_are_counted() {
        // Black is to move and wins, because the square of a threat leads to others.
        let text = "OOXXOOX./.XOXOXOX/XOXOOOXO/OOXOXOXX/XOXXOXO./OXO.X.../XO....../XOX..... X";
        let position = read(text);
        assert_eq!(value(&position, &mut HashMap::new()), 1);
        assert!(!matches!(end(&position), Some(End::Lost(_))));
    }
}
