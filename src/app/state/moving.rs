//! Motion on the board.

use std::time::Duration;

use bevy::prelude::*;

/// Time between two turns that the board plays by itself, in a puzzle, an opening or a line of a review.
pub const STEP: Duration = Duration::from_millis(650);

/// The time since the last turn, while the board plays turns by itself.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rhythm(Duration);

impl Rhythm {
    /// Returns the time until the next turn.
    pub(super) fn changes_in(self) -> Duration {
        STEP.saturating_sub(self.0)
    }

    /// Lets the time of a frame pass, unless pieces still move. Returns `true` if the next turn is due.
    pub(super) fn is_due(&mut self, frame: Duration, moving: &Moving) -> bool {
        if moving.0 {
            return false;
        }
        self.0 += frame;
        let is_due = self.0 >= STEP;
        if is_due {
            *self = Rhythm::default();
        }
        is_due
    }
}

/// Set while pieces move.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Moving(pub bool);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_due_after_each_step_without_motion() {
        let (mut rhythm, half) = (Rhythm::default(), STEP / 2);
        assert!(!rhythm.is_due(half, &Moving(false)));
        assert!(!rhythm.is_due(STEP, &Moving(true)), "pieces move");
        assert_eq!(rhythm.changes_in(), half);
        assert!(rhythm.is_due(half, &Moving(false)));
        assert_eq!(rhythm.changes_in(), STEP);
    }
}
