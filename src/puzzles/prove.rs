//! The proofs: an exhaustive search by the rules alone, or a solver.

mod connection;
mod exhaustive;
mod fours;
mod go;
mod solved;

use super::Task;
use crate::engine::gomoku::FourSearch;
use crate::engine::{self, Engine, Resources};
use crate::rules::{Game, Position, Rules, Turn};

/// The right turn of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The task that this turn alone fulfils.
    pub task: Task,
    /// The right turn, and how the game goes on from it with the best answers.
    pub line: Vec<Turn>,
}

/// Finds the right turn of positions by the same rules, and refutes the others.
///
/// ```
/// use parlour::notation;
/// use parlour::puzzles::{Prover, Task};
/// use parlour::rules::Game;
///
/// // The king may go to two squares. From one of them it catches the other.
/// let rules = Game::Checkers.preset("american")?;
/// let position = notation::read_position(rules, "W:WK18,K32:BK31")?;
/// let proof = Prover::new(rules).prove(&*position).expect("one right turn");
/// assert_eq!(proof.task, Task::WinIn(2));
/// assert_eq!(notation::turn_text(&*position, &proof.line[0]), "18-22");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Prover(Means);

/// The means of a proof.
enum Means {
    Solver(Box<dyn Engine>),
    Fours(Option<FourSearch>),
    /// The most turns of a win of pieces.
    Shots(u8),
    Connection,
    Search,
}

/// Memory of a solver in bytes.
const MEMORY: usize = 4 << 20;

impl Prover {
    /// Returns a prover for these rules.
    #[must_use]
    pub fn new(rules: Rules) -> Prover {
        Prover(match rules {
            Rules::ConnectFour(_) | Rules::Four(_) | Rules::Reversi(_) => {
                Means::Solver(engine::engine(rules, Resources::without_host(MEMORY)))
            }
            Rules::Gomoku(rules) => Means::Fours(FourSearch::new(rules)),
            Rules::Checkers(_) | Rules::Hexdame(_) => Means::Shots(exhaustive::SHOT_TURNS),
            Rules::Hex(_) => Means::Connection,
            Rules::Go(_) => Means::Search,
        })
    }

    /// Returns a prover that leaves out what takes the most time: the wins of pieces within four turns, the most that
    /// [`new`](Prover::new) looks for. What it finds, the other one finds as well.
    #[must_use]
    pub(super) fn quick(rules: Rules) -> Prover {
        let mut prover = Prover::new(rules);
        if let Means::Shots(turns) = &mut prover.0 {
            *turns -= 1;
        }
        prover
    }

    /// Returns the right turn of a position, if exactly one turn is right. `None` as well if there are fewer than three
    /// turns, if the turn is right at first sight (it wins at once, or wins a piece in a single turn), or if the proof
    /// would take too many nodes. Earlier questions do not matter.
    ///
    /// | game | right is a turn that | by |
    /// |---|---|---|
    /// | connect four, four | alone wins, or alone does not lose | the solver, for each turn |
    /// | reversi, the last 12 squares | alone wins, or alone does not lose | the solver, for each turn |
    /// | Hex | alone wins, and saves no bridge | the solver, for each turn that meets a threat |
    /// | checkers, Hexdame | alone wins pieces, or the game, within four turns | exhaustive search |
    /// | Go | alone decides over the life of an enclosed group, or in a capture race | proof-number search in the region |
    /// | Go | alone captures a chain in a ladder of at least four turns | exhaustive search of the ataris |
    /// | Go | alone captures a chain as soon, within four turns (three on more than 15 lines) | exhaustive search |
    /// | gomoku | alone wins with at most nine fours | exhaustive search of the fours |
    pub fn prove(&mut self, position: &dyn Position) -> Option<Proof> {
        if position.outcome().is_some() || !position.choices().is_empty() || position.turns().len() < 3 {
            return None;
        }
        match &mut self.0 {
            Means::Solver(solver) => {
                solver.forget();
                solved::prove(&mut **solver, position)
            }
            Means::Fours(search) => fours::prove(search.as_mut()?, position),
            Means::Shots(turns) => exhaustive::prove_shot(position, *turns),
            Means::Connection => connection::prove(position),
            Means::Search if go::fits(position) => go::prove(position),
            Means::Search => exhaustive::prove_capture(position),
        }
    }

    /// Returns the right turn for this task, if the position has exactly one. A position may have one for several tasks,
    /// of which [`prove`](Prover::prove) chooses the first.
    ///
    /// ```
    /// use parlour::notation;
    /// use parlour::puzzles::{Prover, Task};
    /// use parlour::rules::{Game, Rules, go};
    ///
    /// // Three points in a row are two eyes or one: the side that takes the middle decides.
    /// let Rules::Go(rules) = Game::Go.preset("chinese")? else { unreachable!("the rules of Go") };
    /// let rules = Rules::Go(rules.on(go::Size::NINE));
    /// let rows = format!("...OX..../OOOOX..../XXXXX....{}", "/.........".repeat(6));
    /// let position = notation::read_position(rules, &format!("{rows} X"))?;
    /// let square = notation::read_square(rules, "D9").expect("a square");
    /// let proof = Prover::new(rules).prove_task(&*position, Task::Kill(square)).expect("one right turn");
    /// assert_eq!(notation::turn_text(&*position, &proof.line[0]), "B9");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn prove_task(&mut self, position: &dyn Position, task: Task) -> Option<Proof> {
        let is_open = position.outcome().is_none() && position.turns().len() >= 3;
        match position.rules().game() {
            Game::Go if go::fits(position) => go::prove_task(position, task).filter(|_| is_open),
            _ => self.prove(position).filter(|proof| proof.task == task),
        }
    }

    /// Returns the answers that refute a wrong turn, as the line that follows it. Empty if the turn is right or
    /// illegal, or if it fails without any answer, as a stone that makes no four where only fours count.
    pub fn refute(&mut self, position: &dyn Position, task: Task, wrong: &Turn) -> Vec<Turn> {
        let mut after = position.boxed();
        if after.play(wrong).is_err() || after.outcome().is_some() {
            return Vec::new();
        }
        match &mut self.0 {
            Means::Solver(solver) => {
                solver.forget();
                solved::refute(&mut **solver, &*after, task)
            }
            Means::Fours(search) => {
                search.as_mut().and_then(|search| fours::refute(search, &*after)).into_iter().collect()
            }
            Means::Connection => connection::refute(position, &*after),
            Means::Search if go::fits(position) => go::refute(position, task, wrong),
            Means::Shots(_) | Means::Search => {
                exhaustive::refute(position, &*after, task).into_iter().collect()
            }
        }
    }
}

/// Returns the position without the stones that do not matter for a task, if that is known.
pub(super) fn core(position: &dyn Position, task: Task) -> Option<Box<dyn Position>> {
    go::core(position, task)
}

fn empty_squares(position: &dyn Position) -> usize {
    position.grid().squares().filter(|&square| position.piece(square).is_none()).count()
}
