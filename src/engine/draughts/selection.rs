//! The numbers by which the search for draughts selects.

use crate::engine::search::ProbCut;

/// The numbers by which a search selects. Margins are in hundredths of a man, depths in plies.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine) struct Selection {
    /// Reverse futility pruning: a quiet position is cut off if its evaluation exceeds beta by this for each
    /// ply of depth.
    pub margin: i32,
    /// Largest depth at which it prunes.
    pub margin_depth: i32,
    /// Razoring: if the evaluation is this much below alpha for each ply of depth, and the quiescence search
    /// confirms it, the position is cut off.
    pub razor: i32,
    /// Largest depth at which it prunes; 0 for none.
    pub razor_depth: i32,
    /// The shallow searches of multi-probcut by depth.
    pub probcuts: [ProbCut; DEPTHS],
    /// Smallest depth at which multi-probcut is tried.
    pub probcut_from: i32,
    /// `true` if a shallow search is tried only on the side of the window on which the evaluation is.
    pub by_evaluation: bool,
    /// The moves, by their index in the move order, that are reduced by one ply, and by another one.
    pub late: [usize; 2],
    /// Smallest depths at which they are.
    pub late_depths: [i32; 2],
    /// Smallest depth at which a node without a move in the table is searched one ply less deep.
    pub unknown_from: i32,
    /// Number of plies of quiescence in which all moves are searched because the other side could capture.
    pub threats: u32,
    /// `true` to take the evaluation of such a position for its value if it is not above alpha.
    pub doubts_threatened: bool,
    /// `true` if killer moves hold for all nodes with the same grandparent.
    pub shares_killers: bool,
}

/// Number of depths for which multi-probcut has parameters; greater depths use the last ones.
const DEPTHS: usize = 24;

impl Selection {
    /// The first guesses, with which Hexdame is played.
    pub(super) const CAUTIOUS: Selection = Selection {
        margin: 60,
        margin_depth: 3,
        razor: 0,
        razor_depth: 0,
        probcuts: probcuts(70, 1),
        probcut_from: 6,
        by_evaluation: false,
        late: [3, 6],
        late_depths: [3, 6],
        unknown_from: i32::MAX,
        threats: 2,
        doubts_threatened: false,
        shares_killers: false,
    };

    /// The numbers that won matches of checkers against the cautious ones.
    pub(in crate::engine) const KEEN: Selection = Selection {
        margin: 50,
        margin_depth: 5,
        razor: 80,
        razor_depth: 3,
        probcuts: probcuts(35, 4),
        probcut_from: 4,
        by_evaluation: true,
        late: [2, 5],
        late_depths: [3, 5],
        unknown_from: 5,
        threats: 2,
        doubts_threatened: true,
        shares_killers: true,
    };
}

/// Returns shallow searches with this margin: of half the depth less one ply, or of the depth less `plies`.
const fn probcuts(margin: i32, plies: i32) -> [ProbCut; DEPTHS] {
    let mut cuts = [ProbCut { depth: 0, slope: 1024, offset: 0, margin }; DEPTHS];
    let mut depth = 0;
    let mut at = 0;
    while at < DEPTHS {
        let shallow = if plies == 1 { depth / 2 } else { depth } - plies;
        cuts[at].depth = if shallow > 0 { shallow } else { 0 };
        depth += 1;
        at += 1;
    }
    cuts
}
