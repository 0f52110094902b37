//! Leaving out what a shallower search says is surely beyond the window.
//!
//! Multi-ProbCut: M. Buro, *Experiments with Multi-ProbCut and a New High-Quality Evaluation
//! Function for Othello* (1997). A deep search's value is the shallow one's plus an error with a
//! known deviation; where even a large error does not bring it back into the window, the branch is
//! cut.

/// How far a guess has to be beyond the window before it is believed: level 0 believes soonest,
/// and the last never guesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Confidence(pub u8);

impl Confidence {
    /// What is found so is proven.
    pub(super) const CERTAIN: Confidence = Confidence(5);

    /// In tenths of a standard deviation.
    const DEVIATIONS: [i32; 5] = [11, 15, 20, 26, 33];

    /// In tenths of a standard deviation; none where nothing is guessed.
    pub(super) fn deviations(self) -> Option<i32> {
        Confidence::DEVIATIONS.get(usize::from(self.0)).copied()
    }
}

/// How far a shallow search is from a deep one, as fitted to searches of many boards: a constant
/// and factors of the empty squares, the greater and the lesser depth, in 256ths of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ErrorModel(pub [i32; ErrorModel::NUMBERS]);

impl ErrorModel {
    pub(super) const NUMBERS: usize = 4;

    /// Before anything was measured.
    #[cfg(any(test, feature = "tools"))]
    pub(super) const UNMEASURED: ErrorModel = ErrorModel([2048, 0, 0, 0]);

    /// The standard deviation in 256ths of a disc.
    pub(super) fn deviation(self, empty: u32, depth: u32, shallow: u32) -> i32 {
        let ErrorModel([constant, by_empty, by_depth, by_shallow]) = self;
        let sum = constant
            + by_empty * empty.cast_signed()
            + by_depth * depth.cast_signed()
            + by_shallow * shallow.cast_signed();
        sum.max(256)
    }

    /// How far apart the two searches surely are, in discs.
    pub(super) fn margin(self, deviations: i32, empty: u32, depth: u32, shallow: u32) -> i32 {
        (deviations * self.deviation(empty, depth, shallow) + 1280) / 2560
    }
}

/// How deep to look before a search of this depth: about half, and an even number less, since
/// whoever moved last looks better than he is.
pub(super) fn shallow(depth: u32) -> u32 {
    match 2 * (depth / 4) + depth % 2 {
        0 => depth - 2,
        shallow => shallow,
    }
}
