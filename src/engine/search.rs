//! Alpha-beta search for any game of two players who take turns.
//!
//! A game brings two types: a [`Game`], which is a board that can be played on and taken back, and
//! a [`Policy`], which is all that is known about playing it well. The search is compiled for each
//! pair of them, so nothing is asked through a pointer.
//!
//! Iterative deepening with aspiration windows; principal variation search (T. A. Marsland and
//! M. Campbell, *Parallel Search of Strongly Ordered Game Trees*, 1982); a transposition
//! [`Table`]; killer moves and the history heuristic; late moves reduced; multi-probcut
//! (M. Buro, 1997) by numbers that the policy gives; several best lines; and on several threads
//! lazy SMP, in which all search the same tree and help each other only through the table.

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
pub use table::Table;
pub use value::{Ended, MOST_EVALUATION, decided_in, is_decided, lost_in, won_in};

/// No line is searched deeper than this, in plies.
pub const MOST_PLY: u32 = 256;

/// A board that the search plays on.
pub trait Game: Clone + Send {
    type Move: Copy + Eq + fmt::Debug + Send;

    /// What it takes to take a move back. A small board returns its old self.
    type Undo;

    /// Whether a position can come back.
    const REPEATS: bool = false;

    /// Adds every legal move. A pass that the rules force is a move. None is left where the game
    /// is over.
    fn generate(&self, moves: &mut Moves<Self::Move>);

    /// Plays a legal move; after it the other side is to move.
    fn play(&mut self, step: Self::Move) -> Self::Undo;

    /// Takes the last move back.
    fn undo(&mut self, step: Self::Move, undo: Self::Undo);

    /// Differs for positions that differ, the side to move and whatever else matters included.
    fn key(&self) -> u64;

    fn side_to_move(&self) -> Side;

    /// A number that no other legal move of the same position has, below 65535.
    fn code(step: Self::Move) -> u16;

    /// How the game ended, for the side to move. Asked before moves are generated.
    fn ended(&self) -> Option<Ended> {
        None
    }

    /// How the game ends when there is no legal move.
    fn stuck(&self) -> Ended {
        Ended::Lost
    }

    /// How many moves were played since the last that cannot be undone by others: no position
    /// before it comes back. Only where the game [repeats](Game::REPEATS).
    fn reversible(&self) -> u32 {
        0
    }

    /// What a position is known by in the history of the game: its hash by the rules.
    fn identity(&self) -> u64 {
        self.key()
    }
}

/// What is known about playing a game well. Everything has a default but the evaluation.
///
/// A value is in a unit of the policy's own, for the side to move, of at most
/// [`MOST_EVALUATION`]; what is proven is told by [`won_in`] and [`lost_in`].
pub trait Policy: Clone + Send {
    type Game: Game;

    /// Whether every node is evaluated, for [`cut`](Policy::cut) and [`reduce`](Policy::reduce).
    const EVALUATES: bool = false;

    /// Half the width of the first window around the value of the iteration before.
    const ASPIRATION: i32 = 50;

    /// What the order of moves adds to a killer, in the unit of [`Moves::push_scored`].
    const KILLER: i32 = 1 << 20;

    /// The most that the history heuristic adds to a move or takes from it.
    const HISTORY: i32 = 1 << 16;

    /// What the position is worth without looking further.
    fn evaluate(&mut self, game: &Self::Game) -> i32;

    /// Adds the moves that are worth a look with what is known of their order. Leaving out a move
    /// that might be the best makes what is called proven wrong.
    fn generate(&mut self, game: &Self::Game, _node: &Node, moves: &mut Moves<MoveOf<Self>>) {
        game.generate(moves);
    }

    /// What happens where the depth is used up. `beyond` counts the moves since.
    fn leaf(&mut self, _game: &Self::Game, _beyond: u32, _moves: &mut Moves<MoveOf<Self>>) -> Leaf {
        Leaf::Evaluate
    }

    /// The proven value of the position, counted from itself: out of a database, or from a search
    /// of its own, which spends the same budget. Asked at every node but the root, also where the
    /// depth is used up.
    fn probe(&mut self, _game: &Self::Game, _node: &Node, _budget: &mut Budget) -> Option<i32> {
        None
    }

    /// A value with which the node is left without looking at any move.
    fn cut(&mut self, _game: &Self::Game, _node: &Node) -> Option<i32> {
        None
    }

    /// The shallow searches by which a node of this depth may be cut, the cheapest first.
    fn probcuts(&self, _game: &Self::Game, _depth: i32) -> &[ProbCut] {
        &[]
    }

    /// By how much deeper to search a move that has just been played, one of so many.
    fn extend(&mut self, _after: &Self::Game, _node: &Node, _step: MoveOf<Self>, _among: usize) -> i32 {
        0
    }

    /// By how much less deep to look at a move first, which is number `at` in the order and was
    /// given this score by it.
    fn reduce(&mut self, _game: &Self::Game, node: &Node, _step: MoveOf<Self>, at: usize, score: i32) -> i32 {
        match (node.depth, at) {
            (..3, _) | (_, ..4) => 0,
            _ if score >= Self::KILLER => 0,
            (6.., 12..) => 2,
            _ => 1,
        }
    }
}

/// The moves of a policy's game.
pub type MoveOf<P> = <<P as Policy>::Game as Game>::Move;

/// Where the search stands.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// How many plies are left, before any extension.
    pub depth: i32,
    /// How many plies lie behind.
    pub ply: u32,
    pub alpha: i32,
    pub beta: i32,
    /// Whether the window is open, so that the exact value is wanted.
    pub is_principal: bool,
    /// There if the policy [evaluates](Policy::EVALUATES) every node.
    pub evaluation: Option<i32>,
}

/// What happens where the depth is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// It is worth what the evaluation says.
    Evaluate,
    /// Either that, or what the best of the moves added comes to.
    Stand,
    /// One of the moves added has to be played.
    Forced,
}

/// One shallow search that foretells a deep one: the deep value is near
/// `slope / 1024 * shallow value + offset`, seldom further from it than `margin`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbCut {
    /// The shallow depth.
    pub depth: i32,
    pub slope: i32,
    pub offset: i32,
    pub margin: i32,
}

/// What is asked of a search.
#[derive(Clone, Copy, Debug)]
pub struct SearchRequest<'a> {
    /// The [identity](Game::identity) of every position of the game, the present one last.
    pub history: &'a [u64],
    pub limits: Limits,
    /// How many best lines.
    pub lines: usize,
    /// Decides between moves that are equally good.
    pub seed: u64,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult<M> {
    /// The best lines, the best first; none where there is no move.
    pub lines: Vec<SearchLine<M>>,
    /// How deep all of them were searched.
    pub depth: u32,
    pub nodes: u64,
    /// Whether the first value is proven.
    pub exact: bool,
}

/// A line of moves and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchLine<M> {
    /// At least one, all legal.
    pub moves: Vec<M>,
    pub value: i32,
}

/// Searches positions of one game, and remembers what it found.
pub struct Searcher<P: Policy> {
    policy: P,
    table: Arc<Table>,
    history: History,
    threads: usize,
    host: &'static dyn Host,
}

impl<P: Policy> Searcher<P> {
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

    /// The policy, to change what it knows between two searches.
    pub fn policy(&mut self) -> &mut P {
        &mut self.policy
    }

    /// Searches a position. With a limit of nodes, on one thread and after
    /// [`forget`](Searcher::forget), the answer is always the same.
    pub fn search(
        &mut self,
        game: &P::Game,
        request: &SearchRequest,
        stop: &Stop,
    ) -> SearchResult<MoveOf<P>> {
        self.table.turn_older();
        self.history.fade();
        deepen::search(self, game, request, stop)
    }

    /// Forgets everything it remembers.
    pub fn forget(&mut self) {
        self.table.clear();
        self.history = History::new();
    }
}

impl<M: Copy> SearchResult<M> {
    /// The answer of an engine, with the moves and values in its own words.
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
