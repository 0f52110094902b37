//! When each change of a turn is seen.

use std::time::Duration;

use crate::rules::{Change, Grid};

/// A step from square to square.
pub const SLIDE: Duration = Duration::from_millis(170);
/// One jump of a chain.
const HOP: Duration = Duration::from_millis(160);
/// The rest between two jumps.
const PAUSE: Duration = Duration::from_millis(40);
/// The longest that all jumps of a turn may take: longer chains are played faster.
const CHAIN: Duration = Duration::from_millis(700);
/// A captured piece goes, once the other has landed.
const FADE: Duration = Duration::from_millis(130);
/// Captured stones go together, a little slower, because they are many.
const GROUP_FADE: Duration = Duration::from_millis(170);
/// A man turns over and is a king.
const CROWN: Duration = Duration::from_millis(240);
/// A stone is put down.
const PUT: Duration = Duration::from_millis(110);
/// A disc turns over.
const FLIP: Duration = Duration::from_millis(230);
/// How much later the next disc of a row turns.
const RIPPLE: Duration = Duration::from_millis(35);
/// The longest that all discs of a turn may take, with the one that is put down.
const FLIPS: Duration = Duration::from_millis(500);
/// A disc falls through one row, and through six. In between, the time is that of a body that
/// falls: it grows with the root of the height.
const FALL: [Duration; 2] = [Duration::from_millis(180), Duration::from_millis(380)];
/// How long a disc bounces, of the time that it fell: twice the root of [`super::BOUNCE`].
const BOUNCING: f32 = 0.45;

/// A change and when it is seen, from the beginning of the animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    pub change: Change,
    pub start: Duration,
    pub length: Duration,
}

/// Puts the changes of a turn in time.
#[must_use]
pub fn timeline(changes: &[Change], grid: Grid) -> Vec<Scene> {
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
                    // The first disc turns while the new one is still being put down.
                    (PUT / 2 + ripple * u32::from(distance.max(1) - 1), FLIP)
                }
                // A piece that comes back when a move is taken back is simply there.
                Change::Put { .. } if moves => (now, Duration::ZERO),
                Change::Put { .. } => {
                    landed = PUT;
                    (Duration::ZERO, PUT)
                }
                Change::Drop { square, .. } => {
                    (Duration::ZERO, fall(grid.place(square).1).mul_f32(1. + BOUNCING))
                }
            };
            Scene { change, start, length }
        })
        .collect()
}

/// Of the time that a disc falls and bounces, how long it only falls.
#[must_use]
pub fn fall_without_bounce(length: Duration) -> Duration {
    length.div_f32(1. + BOUNCING)
}

/// How long a disc falls from above the board to this row, without its bounce.
fn fall(row: u8) -> Duration {
    let [one, six] = FALL;
    let share = (f32::from(row + 1).sqrt() - 1.) / (6_f32.sqrt() - 1.);
    one + six.saturating_sub(one).mul_f32(share)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Piece, Rank, Side, Square};

    const GRID: Grid = Grid { columns: 8, rows: 8 };
    const PIECE: Piece = Piece { side: Side::First, rank: Rank::Man };

    fn chain(jumps: u16) -> Vec<Change> {
        (0..jumps)
            .flat_map(|leg| {
                let (from, over, to) = (Square(leg * 18), Square(leg * 18 + 9), Square(leg * 18 + 18));
                [Change::Move { from, to }, Change::Remove { square: over }]
            })
            .collect()
    }

    fn end(scenes: &[Scene]) -> Duration {
        scenes.iter().map(|scene| scene.start + scene.length).max().unwrap_or_default()
    }

    #[test]
    fn the_captured_go_after_the_landing_and_long_chains_stay_short() {
        for jumps in 1..=9 {
            let scenes = timeline(&chain(jumps), GRID);
            for pair in scenes.chunks(2) {
                let (hop, fade) = (pair[0], pair[1]);
                assert_eq!(fade.start, hop.start + hop.length, "it goes when the other lands");
            }
            let moved: Vec<_> =
                scenes.iter().filter(|scene| matches!(scene.change, Change::Move { .. })).copied().collect();
            let landed = end(&moved);
            assert!(landed <= CHAIN + Duration::from_millis(1), "{jumps} jumps take {landed:?}");
        }
    }

    #[test]
    fn a_crown_comes_last() {
        let mut changes = chain(2);
        changes.push(Change::Crown { square: Square(36) });
        let scenes = timeline(&changes, GRID);
        let crown = scenes.last().expect("the crown");
        assert!(
            scenes[..4]
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
            let scenes = timeline(&changes, GRID);
            assert!(scenes[1..].is_sorted_by(|a, b| a.start < b.start), "a ripple");
            assert!(end(&scenes) <= FLIPS, "{farthest} discs take {:?}", end(&scenes));
        }
    }

    #[test]
    fn a_group_goes_together_when_the_stone_is_down() {
        let remove = |square| Change::Remove { square: Square(square) };
        let changes = [Change::Put { square: Square(0), piece: PIECE }, remove(1), remove(2), remove(9)];
        let scenes = timeline(&changes, GRID);
        assert!(scenes[1..].iter().all(|scene| (scene.start, scene.length) == (PUT, GROUP_FADE)));
    }

    #[test]
    fn a_disc_falls_longer_the_deeper_it_falls() {
        let times: Vec<_> = (0..6).map(fall).collect();
        assert_eq!([times[0], times[5]].map(|time| time.as_millis()), FALL.map(|time| time.as_millis()));
        assert!(times.windows(3).all(|t| t[1] > t[0] && t[1] * 2 > t[0] + t[2]), "{times:?}");
    }
}
