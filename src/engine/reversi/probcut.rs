//! Multi-ProbCut: pruning by shallower searches.
//!
//! M. Buro, *Experiments with Multi-ProbCut and a New High-Quality Evaluation Function for Othello*
//! (1997). The value of a deep search is that of a shallow one plus an error with a known deviation. If
//! even a large error does not bring it back into the window, the branch is pruned.

/// The selectivity of a search: how boldly `ProbCut` prunes, boldest first. The last level does without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Confidence(pub u8);

impl Confidence {
    /// The level that prunes most, and the one for the middle of the game.
    pub(super) const BOLDEST: Confidence = Confidence(0);
    /// Results at this level are proven.
    pub(super) const CERTAIN: Confidence = Confidence(6);
    /// All levels.
    pub(super) const ALL: [Confidence; 7] = [
        Confidence::BOLDEST,
        Confidence(1),
        Confidence(2),
        Confidence(3),
        Confidence(4),
        Confidence(5),
        Confidence::CERTAIN,
    ];

    /// Required margins in tenths of a standard deviation.
    const DEVIATIONS: [i32; 6] = [7, 11, 15, 20, 26, 33];

    /// Returns the required margin in tenths of a standard deviation, or `None` without `ProbCut`.
    pub(super) fn deviations(self) -> Option<i32> {
        Confidence::DEVIATIONS.get(usize::from(self.0)).copied()
    }
}

/// A linear model of the error of shallow searches, fitted to many boards: a constant and factors for the
/// empty squares, the greater and the lesser depth, in 256ths of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ErrorModel(pub [i32; ErrorModel::NUMBERS]);

impl ErrorModel {
    pub(super) const NUMBERS: usize = 4;

    /// A cautious model for use before errors are measured.
    #[cfg(any(test, feature = "tools"))]
    pub(super) const UNMEASURED: ErrorModel = ErrorModel([2048, 0, 0, 0]);

    /// Returns the standard deviation in 256ths of a disc.
    pub(super) fn deviation(self, empty: u32, depth: u32, shallow: u32) -> i32 {
        let ErrorModel([constant, by_empty, by_depth, by_shallow]) = self;
        let sum = constant
            + by_empty * empty.cast_signed()
            + by_depth * depth.cast_signed()
            + by_shallow * shallow.cast_signed();
        sum.max(256)
    }

    /// Returns the margin between the two searches in discs.
    pub(super) fn margin(self, deviations: i32, empty: u32, depth: u32, shallow: u32) -> i32 {
        (deviations * self.deviation(empty, depth, shallow) + 1280) / 2560
    }
}

/// Returns the depth of the shallow search: about half, and of the same parity, because the side that
/// moved last is overrated.
pub(super) fn shallow(depth: u32) -> u32 {
    match 2 * (depth / 4) + depth % 2 {
        0 => depth - 2,
        shallow => shallow,
    }
}
