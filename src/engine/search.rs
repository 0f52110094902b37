//! Alpha-beta search for any game of two players who move in turn.
//!
//! A game provides two types: a [`Game`], a board with moves that can be undone, and a [`Policy`], the
//! knowledge about playing it well. The search is compiled for each pair, without dynamic dispatch.
//!
//! Iterative deepening with aspiration windows; principal variation search (T. A. Marsland and
//! M. Campbell, *Parallel Search of Strongly Ordered Game Trees*, 1982); a transposition
//! table; killer moves and the history heuristic; late moves reduced; multi-probcut
//! (M. Buro, 1997) with parameters of the policy; several best lines; and on several threads
//! lazy SMP, in which all threads search the same tree and share only the table.
//!
//! A game in which each side takes one or two of the remaining tokens, and the last token wins:
//!
//! ```
//! use parlour::engine::search::{Game, Moves, Policy, SearchRequest, Searcher, decided_in};
//! use parlour::engine::{Limits, Resources, Stop};
//! use parlour::rules::Side;
//!
//! #[derive(Clone)]
//! struct Tokens {
//!     left: u8,
//!     to_move: Side,
//! }
//!
//! impl Game for Tokens {
//!     type Move = u8;
//!     type Undo = ();
//!
//!     fn generate(&self, moves: &mut Moves<u8>) {
//!         (1..=self.left.min(2)).for_each(|count| moves.push(count));
//!     }
//!
//!     fn play(&mut self, count: u8) {
//!         self.left -= count;
//!         self.to_move = self.to_move.other();
//!     }
//!
//!     fn undo(&mut self, count: u8, (): ()) {
//!         self.left += count;
//!         self.to_move = self.to_move.other();
//!     }
//!
//!     fn key(&self) -> u64 {
//!         u64::from(self.left) << 1 | self.to_move.index() as u64
//!     }
//!
//!     fn side_to_move(&self) -> Side {
//!         self.to_move
//!     }
//!
//!     fn code(count: u8) -> u16 {
//!         count.into()
//!     }
//! }
//!
//! #[derive(Clone)]
//! struct NoKnowledge;
//!
//! impl Policy for NoKnowledge {
//!     type Game = Tokens;
//!
//!     fn evaluate(&mut self, _: &Tokens) -> i32 {
//!         0
//!     }
//! }
//!
//! let mut searcher = Searcher::new(NoKnowledge, Resources::without_host(1 << 16));
//! let game = Tokens { left: 7, to_move: Side::First };
//! let request = SearchRequest { history: &[], limits: Limits::default(), lines: 1, seed: 1 };
//! let result = searcher.search(&game, &request, &Stop::default());
//! // A player who leaves a multiple of three wins, here with the fifth ply.
//! assert_eq!(result.lines[0].moves[0], 1);
//! assert_eq!(decided_in(result.lines[0].value), Some(5));
//! ```

mod deepen;
mod lines;
mod moves;
mod order;
mod table;
#[cfg(test)]
mod tests;
mod value;
mod worker;

use std::fmt;
use std::sync::Arc;

use super::{Analysis, Budget, Host, Limits, Line, Resources, Score, Stop};
use crate::rules::{Side, Turn};

pub use moves::Moves;
use order::History;
use table::Table;
pub use value::{Ended, MOST_EVALUATION, decided_in, is_decided, lost_in, won_in};

/// Maximum depth of a line, in plies.
pub const MOST_PLY: u32 = 256;

/// A board for the search.
pub trait Game: Clone + Send {
    /// A move, which [`play`](Game::play) makes and [`undo`](Game::undo) takes back.
    type Move: Copy + Eq + fmt::Debug + Send;

    /// Data that undoes a move. For a small board, it is the board before the move.
    type Undo;

    /// `true` if positions can repeat.
    const REPEATS: bool = false;

    /// Adds all legal moves, including forced passes. There are none when the game is over.
    fn generate(&self, moves: &mut Moves<Self::Move>);

    /// Plays a legal move, after which the other side is to move.
    fn play(&mut self, step: Self::Move) -> Self::Undo;

    /// Undoes the last move.
    fn undo(&mut self, step: Self::Move, undo: Self::Undo);

    /// Returns the hash of the position, which includes the side to move and all other state.
    fn key(&self) -> u64;

    /// Returns the side to move.
    fn side_to_move(&self) -> Side;

    /// Returns a number below 65535 that identifies the move among the legal moves of a position.
    fn code(step: Self::Move) -> u16;

    /// Returns the end of the game for the side to move. Called before moves are generated.
    fn ended(&self) -> Option<Ended> {
        None
    }

    /// Returns the end of the game when there is no legal move.
    fn stuck(&self) -> Ended {
        Ended::Lost
    }

    /// Returns the number of reversible moves before this position; no earlier position can repeat.
    /// Only used if the game [repeats](Game::REPEATS).
    fn reversible(&self) -> u32 {
        0
    }

    /// Returns the hash of the position by the rules, as in the history of the game.
    fn identity(&self) -> u64 {
        self.key()
    }
}

/// Knowledge about playing a game well. Only the evaluation has no default.
///
/// Values are for the side to move, in a unit of the policy, and at most [`MOST_EVALUATION`]. Proven
/// values are those of [`won_in`] and [`lost_in`].
pub trait Policy: Clone + Send {
    /// The game that the policy plays.
    type Game: Game;

    /// `true` if every node is evaluated, for [`cut`](Policy::cut) and [`reduce`](Policy::reduce).
    const EVALUATES: bool = false;

    /// `true` if [`cut`](Policy::cut) is asked before [`probe`](Policy::probe), which then only sees the nodes that are
    /// left, and at depth 0 too. Every node is evaluated before.
    const CUTS_FIRST: bool = false;

    /// `true` if late moves of the root are reduced like those of other nodes.
    const REDUCES_AT_ROOT: bool = false;

    /// Half the width of the first aspiration window.
    const ASPIRATION: i32 = 50;

    /// Bonus of a killer move, in the unit of [`Moves::push_scored`].
    const KILLER: i32 = 1 << 20;

    /// `true` if the killer moves of a ply hold for all nodes with the same grandparent, otherwise for those
    /// with the same parent.
    const SHARES_KILLERS: bool = false;

    /// Largest bonus or penalty of the history heuristic.
    const HISTORY: i32 = 1 << 16;

    /// Smallest depth at which a node without a move in the table is searched one ply less deep.
    const UNKNOWN_FROM: i32 = i32::MAX;

    /// Returns the static evaluation of the position.
    fn evaluate(&mut self, game: &Self::Game) -> i32;

    /// Adds the candidate moves with their scores for the move order. If a move that might be the best
    /// is missing, results that are reported as proven can be wrong.
    fn generate(&mut self, game: &Self::Game, _node: &Node, moves: &mut Moves<MoveOf<Self>>) {
        game.generate(moves);
    }

    /// `true` if [`generate`](Policy::generate) leaves moves out, which [`left_out`](Policy::left_out) adds. It keeps at
    /// least one if there is any.
    const LEAVES_OUT: bool = false;

    /// Adds the moves that [`generate`](Policy::generate) has left out. Called where all that it added lose, so that no
    /// loss is claimed before these are tried. A move that cannot matter may stay out. Not called at the root.
    fn left_out(&mut self, _game: &Self::Game, _node: &Node, _moves: &mut Moves<MoveOf<Self>>) {}

    /// Chooses how to continue at depth 0. `beyond` is the number of plies since.
    fn leaf(&mut self, _game: &Self::Game, _beyond: u32, _moves: &mut Moves<MoveOf<Self>>) -> Leaf {
        Leaf::Evaluate
    }

    /// Returns the proven value of the position, with distances counted from it. A policy can take it from
    /// a tablebase, or from a search of its own, which spends the same budget. Called at every node except
    /// the root, including those of depth 0.
    fn probe(&mut self, _game: &Self::Game, _node: &Node, _budget: &mut Budget) -> Option<i32> {
        None
    }

    /// Returns a value to prune the node with before any move is searched.
    fn cut(&mut self, _game: &Self::Game, _node: &Node) -> Option<i32> {
        None
    }

    /// Returns `true` if the value is probably at most alpha, so that a quiescence search which confirms that
    /// is enough.
    fn is_hopeless(&mut self, _game: &Self::Game, _node: &Node) -> bool {
        false
    }

    /// Returns whether shallow searches are worth the try to prune the node because its value is too high,
    /// and because it is too low.
    fn may_prune(&self, _node: &Node) -> [bool; 2] {
        [true; 2]
    }

    /// Returns the shallow searches that may prune a node of this depth, cheapest first.
    fn probcuts(&self, _game: &Self::Game, _depth: i32) -> &[ProbCut] {
        &[]
    }

    /// Returns the extension of a move that has just been played, in plies. `among` is the number of moves
    /// of the node.
    fn extend(&mut self, _after: &Self::Game, _node: &Node, _step: MoveOf<Self>, _among: usize) -> i32 {
        0
    }

    /// Returns the reduction of the first search of a move, in plies. `at` is its index in the move
    /// order and `score` its score there.
    fn reduce(&mut self, _game: &Self::Game, node: &Node, _step: MoveOf<Self>, at: usize, score: i32) -> i32 {
        match (node.depth, at) {
            (..3, _) | (_, ..4) => 0,
            _ if score >= Self::KILLER => 0,
            (6.., 12..) => 2,
            _ => 1,
        }
    }
}

/// The move type of a policy's game.
pub type MoveOf<P> = <<P as Policy>::Game as Game>::Move;

/// A node of the search.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// Remaining depth in plies, before any extension.
    pub depth: i32,
    /// Distance from the root in plies.
    pub ply: u32,
    /// Lower bound of the window. Lower values need not be exact.
    pub alpha: i32,
    /// Upper bound of the window. Higher values need not be exact.
    pub beta: i32,
    /// `true` if the window is open, that is, if the exact value is needed.
    pub is_principal: bool,
    /// Static evaluation, if the policy [evaluates](Policy::EVALUATES) every node.
    pub evaluation: Option<i32>,
}

/// Continuation of the search at depth 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// Use the static evaluation.
    Evaluate,
    /// Stand pat: the better of the evaluation and the best of the added moves.
    Stand,
    /// One of the added moves must be played.
    Forced,
    /// The same, and the evaluation is too high, as it does not see a threat: if even that is not above alpha, it is the
    /// value.
    Threatened,
}

/// Parameters of one shallow search that predicts a deep one: the deep value is about
/// `slope / 1024 * shallow value + offset`, rarely off by more than `margin`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbCut {
    /// Depth of the shallow search, in plies.
    pub depth: i32,
    /// Factor of the shallow value, in 1024ths.
    pub slope: i32,
    /// Constant part of the deep value, in the unit of the policy.
    pub offset: i32,
    /// Largest error that still counts as likely, in the unit of the policy.
    pub margin: i32,
}

/// The input of a search.
#[derive(Clone, Copy, Debug)]
pub struct SearchRequest<'a> {
    /// The [identities](Game::identity) of all positions of the game, the present one last.
    pub history: &'a [u64],
    /// The limits of the search.
    pub limits: Limits,
    /// Number of lines to return.
    pub lines: usize,
    /// Seed for the choice between equal moves.
    pub seed: u64,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult<M> {
    /// The best lines, best first. Empty if there is no move.
    pub lines: Vec<SearchLine<M>>,
    /// Depth to which all lines were searched.
    pub depth: u32,
    /// Number of nodes searched.
    pub nodes: u64,
    /// `true` if the first value is proven.
    pub exact: bool,
}

/// A line of moves and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchLine<M> {
    /// Legal moves, at least one.
    pub moves: Vec<M>,
    /// The value for the side to move at the root, in the unit of the policy.
    pub value: i32,
}

/// A search for one game, with its transposition table.
pub struct Searcher<P: Policy> {
    policy: P,
    table: Arc<Table>,
    history: History,
    threads: usize,
    host: &'static dyn Host,
}

impl<P: Policy> Searcher<P> {
    /// Returns a search with an empty transposition table of at most `resources.memory` bytes.
    #[must_use]
    pub fn new(policy: P, resources: Resources) -> Searcher<P> {
        Searcher {
            policy,
            table: Arc::new(Table::new(resources.memory)),
            history: History::new(),
            threads: resources.threads.max(1),
            host: resources.host,
        }
    }

    /// Returns the policy, to change it between two searches.
    pub fn policy(&mut self) -> &mut P {
        &mut self.policy
    }

    /// Searches a position. With a node limit, on one thread and after [`forget`](Searcher::forget), the
    /// result is deterministic.
    pub fn search(
        &mut self,
        game: &P::Game,
        request: &SearchRequest,
        stop: &Stop,
    ) -> SearchResult<MoveOf<P>> {
        self.table.next_age();
        self.history.fade();
        deepen::search(self, game, request, stop)
    }

    /// Clears the transposition table and the history.
    pub fn forget(&mut self) {
        self.table.clear();
        self.history = History::new();
    }
}

impl<M: Copy> SearchResult<M> {
    /// Converts moves and values to the analysis of an engine.
    pub fn analysis(&self, turn: impl Fn(M) -> Turn, score: impl Fn(i32) -> Score) -> Analysis {
        let line = |line: &SearchLine<M>| Line {
            turns: line.moves.iter().map(|&step| turn(step)).collect(),
            score: score(line.value),
        };
        Analysis {
            lines: self.lines.iter().map(line).collect(),
            depth: self.depth,
            nodes: self.nodes,
            exact: self.exact,
            ownership: None,
        }
    }
}
