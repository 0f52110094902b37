//! Start times and durations for the changes of a turn.

use std::time::Duration;

use crate::rules::{Change, Grid};

/// Duration of a step between two squares.
pub const SLIDE: Duration = Duration::from_millis(170);
/// Duration of one jump of a chain.
const HOP: Duration = Duration::from_millis(160);
/// Pause between two jumps.
const PAUSE: Duration = Duration::from_millis(40);
/// Maximum duration of all jumps of a turn. Longer chains play faster.
const CHAIN: Duration = Duration::from_millis(700);
/// Duration of the fade of a captured piece, after the capturing piece has landed.
const FADE: Duration = Duration::from_millis(130);
/// Duration of the fade of captured stones. They fade together and a little slower, because
/// there are many of them.
const GROUP_FADE: Duration = Duration::from_millis(170);
/// Duration of a crowning.
const CROWN: Duration = Duration::from_millis(240);
/// Duration of placing a stone.
const PUT: Duration = Duration::from_millis(110);
/// Duration of turning over a disc.
const FLIP: Duration = Duration::from_millis(230);
/// Delay between two neighbouring discs of a row that turns over.
const RIPPLE: Duration = Duration::from_millis(35);
/// Maximum duration for all discs of a turn, including the placed one.
const FLIPS: Duration = Duration::from_millis(500);
/// Duration of a fall through one row and through six rows. Between them, the duration grows
/// with the square root of the height, as in free fall.
const FALL: [Duration; 2] = [Duration::from_millis(180), Duration::from_millis(380)];
/// Duration of the bounce as a fraction of the fall: 2·√[`BOUNCE`](super::BOUNCE).
const BOUNCING: f32 = 0.45;

/// A change with its place in the animation of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Staging {
    /// The change to animate.
    pub change: Change,
    /// Time from the start of the animation to the start of this change.
    pub start: Duration,
    /// Duration of this change; zero for an immediate one.
    pub length: Duration,
}

/// Schedules the changes of a turn.
#[must_use]
pub fn timeline(changes: &[Change], grid: Grid) -> Vec<Staging> {
    let jumps = changes.iter().any(|change| matches!(change, Change::Remove { .. }));
    let legs = changes.iter().filter(|change| matches!(change, Change::Move { .. })).count();
    let moves = legs > 0;
    let legs = u32::try_from(legs).unwrap_or(1).max(1);
    let (hop, pause) = if jumps { (HOP, PAUSE) } else { (SLIDE, Duration::ZERO) };
    let whole = hop * legs + pause * (legs - 1);
    let haste = (CHAIN.as_secs_f32() / whole.as_secs_f32()).min(1.);
    let (hop, pause) = (hop.mul_f32(haste), pause.mul_f32(haste));

    let farthest = changes.iter().filter_map(|change| match change {
        Change::Flip { distance, .. } => Some(*distance),
        _ => None,
    });
    let farthest = u32::from(farthest.max().unwrap_or(1).max(1));
    let ripple = RIPPLE.min(FLIPS.saturating_sub(PUT / 2 + FLIP) / farthest.saturating_sub(1).max(1));

    let mut now = Duration::ZERO;
    let mut landed = Duration::ZERO;
    changes
        .iter()
        .map(|&change| {
            let (start, length) = match change {
                Change::Move { .. } => {
                    let start = now;
                    landed = start + hop;
                    now = landed + pause;
                    (start, hop)
                }
                Change::Remove { .. } => (landed, if moves { FADE } else { GROUP_FADE }),
                Change::Crown { .. } => (landed, CROWN),
                Change::Flip { distance, .. } => {
                    // The first disc starts to turn while the new one is still being placed.
                    (PUT / 2 + ripple * u32::from(distance.max(1) - 1), FLIP)
                }
                // A piece that returns when a move is taken back appears at once.
                Change::Put { .. } if moves => (now, Duration::ZERO),
                Change::Put { .. } => {
                    landed = PUT;
                    (Duration::ZERO, PUT)
                }
                Change::Drop { square, .. } => {
                    (Duration::ZERO, fall(grid.place(square).1).mul_f32(1. + BOUNCING))
                }
            };
            Staging { change, start, length }
        })
        .collect()
}

/// Returns the duration of the fall alone, from the duration of fall and bounce.
#[must_use]
pub fn fall_without_bounce(length: Duration) -> Duration {
    length.div_f32(1. + BOUNCING)
}

/// Returns the duration of a fall from above the board to this row, without the bounce.
fn fall(row: u8) -> Duration {
    let [one, six] = FALL;
    let share = (f32::from(row + 1).sqrt() - 1.) / (6_f32.sqrt() - 1.);
    one + six.saturating_sub(one).mul_f32(share)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Piece, Rank, Side, Square};

    const GRID: Grid = Grid::rectangle(8, 8);
    const PIECE: Piece = Piece { side: Side::First, rank: Rank::Man };

    fn chain(jumps: u16) -> Vec<Change> {
        (0..jumps)
            .flat_map(|leg| {
                let (from, over, to) = (Square(leg * 18), Square(leg * 18 + 9), Square(leg * 18 + 18));
                [Change::Move { from, to }, Change::Remove { square: over }]
            })
            .collect()
    }

    fn end(stagings: &[Staging]) -> Duration {
        stagings.iter().map(|staging| staging.start + staging.length).max().unwrap_or_default()
    }

    #[test]
    fn captured_pieces_fade_after_the_landing_and_long_chains_stay_short() {
        for jumps in 1..=9 {
            let stagings = timeline(&chain(jumps), GRID);
            for pair in stagings.chunks(2) {
                let (hop, fade) = (pair[0], pair[1]);
                assert_eq!(fade.start, hop.start + hop.length, "a captured piece fades from the landing on");
            }
            let moved: Vec<_> = stagings
                .iter()
                .filter(|staging| matches!(staging.change, Change::Move { .. }))
                .copied()
                .collect();
            let landed = end(&moved);
            assert!(landed <= CHAIN + Duration::from_millis(1), "{jumps} jumps take {landed:?}");
        }
    }

    #[test]
    fn a_crown_comes_last() {
        let mut changes = chain(2);
        changes.push(Change::Crown { square: Square(36) });
        let stagings = timeline(&changes, GRID);
        let crown = stagings.last().expect("the crown");
        assert!(
            stagings[..4]
                .iter()
                .filter(|s| matches!(s.change, Change::Move { .. }))
                .all(|s| s.start + s.length <= crown.start)
        );
    }

    #[test]
    fn discs_turn_one_after_the_other_within_half_a_second() {
        for farthest in 1..=6 {
            let mut changes = vec![Change::Put { square: Square(0), piece: PIECE }];
            let flips =
                (1..=farthest).map(|distance| Change::Flip { square: Square(distance.into()), distance });
            changes.extend(flips);
            let stagings = timeline(&changes, GRID);
            assert!(
                stagings[1..].is_sorted_by(|a, b| a.start < b.start),
                "the discs start to turn one after the other"
            );
            assert!(end(&stagings) <= FLIPS, "{farthest} discs take {:?}", end(&stagings));
        }
    }

    #[test]
    fn a_captured_group_fades_together_after_the_stone_is_placed() {
        let remove = |square| Change::Remove { square: Square(square) };
        let changes = [Change::Put { square: Square(0), piece: PIECE }, remove(1), remove(2), remove(9)];
        let stagings = timeline(&changes, GRID);
        assert!(stagings[1..].iter().all(|staging| (staging.start, staging.length) == (PUT, GROUP_FADE)));
    }

    #[test]
    fn a_deeper_fall_takes_longer() {
        let times: Vec<_> = (0..6).map(fall).collect();
        assert_eq!([times[0], times[5]].map(|time| time.as_millis()), FALL.map(|time| time.as_millis()));
        assert!(times.windows(3).all(|t| t[1] > t[0] && t[1] * 2 > t[0] + t[2]), "{times:?}");
    }
}
