//! Tests of the search against minimax.

use std::time::{Duration, Instant};

use super::*;
use crate::rules::connect_four::{Position, Rules};
use crate::rules::{self, Turn};

type Column = u8;

/// Connect four, played by the rules.
#[derive(Clone)]
struct DropGame(Position);

impl DropGame {
    fn start(columns: u8, rows: u8, length: u8) -> DropGame {
        DropGame(Position::start(Rules::new(columns, rows, length).expect("the size should be allowed")))
    }

    fn after(mut self, columns: &[u8]) -> DropGame {
        for &column in columns {
            self.0.drop_disc(column);
        }
        self
    }
}

impl Game for DropGame {
    type Move = Column;
    type Undo = Position;

    fn generate(&self, moves: &mut Moves<Column>) {
        (0..7).filter(|&column| self.0.is_open(column)).for_each(|column| moves.push(column));
    }

    fn play(&mut self, column: Column) -> Position {
        let before = self.0;
        self.0.drop_disc(column);
        before
    }

    fn undo(&mut self, _: Column, before: Position) {
        self.0 = before;
    }

    fn key(&self) -> u64 {
        rules::Position::hash(&self.0)
    }

    fn side_to_move(&self) -> Side {
        rules::Position::to_move(&self.0)
    }

    fn code(column: Column) -> u16 {
        column.into()
    }

    fn ended(&self) -> Option<Ended> {
        let outcome = rules::Position::outcome(&self.0)?;
        Some(if outcome.winner.is_some() { Ended::Lost } else { Ended::Drawn })
    }
}

/// A policy without knowledge. Its evaluations come from the hash, so equal values are no coincidence.
#[derive(Clone)]
struct HashPolicy;

fn hash_value(game: &DropGame) -> i32 {
    (game.key() % 2001) as i32 - 1000
}

impl Policy for HashPolicy {
    type Game = DropGame;

    fn evaluate(&mut self, game: &DropGame) -> i32 {
        hash_value(game)
    }

    fn reduce(&mut self, _: &DropGame, _: &Node, _: Column, _: usize, _: i32) -> i32 {
        0
    }
}

/// A policy with the same evaluations, late move reductions, multi-probcut and quiescence search.
#[derive(Clone)]
struct SelectivePolicy;

impl Policy for SelectivePolicy {
    type Game = DropGame;

    const EVALUATES: bool = true;

    fn evaluate(&mut self, game: &DropGame) -> i32 {
        hash_value(game) / 50
    }

    fn leaf(&mut self, game: &DropGame, beyond: u32, moves: &mut Moves<Column>) -> Leaf {
        if beyond > 2 {
            return Leaf::Evaluate;
        }
        game.generate(moves);
        if beyond == 0 { Leaf::Stand } else { Leaf::Forced }
    }

    fn probcuts(&self, _: &DropGame, depth: i32) -> &[ProbCut] {
        // Three plies less deep, so that a deep search sees where the game ends.
        const CUTS: [ProbCut; 300] = {
            let mut cuts = [ProbCut { depth: 1, slope: 900, offset: 1, margin: 20 }; 300];
            let mut at = 5;
            while at < cuts.len() {
                cuts[at].depth = cuts[at - 1].depth + 1;
                at += 1;
            }
            cuts
        };
        match usize::try_from(depth) {
            Ok(depth @ 4..) => &CUTS[depth..=depth],
            _ => &[],
        }
    }

    fn extend(&mut self, _: &DropGame, node: &Node, _: Column, among: usize) -> i32 {
        i32::from(among == 1 && node.ply < 20)
    }
}

/// A policy that leaves out all moves but the first, except at the root.
#[derive(Clone)]
struct NarrowPolicy;

impl Policy for NarrowPolicy {
    type Game = DropGame;

    const LEAVES_OUT: bool = true;

    fn evaluate(&mut self, game: &DropGame) -> i32 {
        hash_value(game)
    }

    fn generate(&mut self, game: &DropGame, node: &Node, moves: &mut Moves<Column>) {
        let width = if node.ply == 0 { 7 } else { 1 };
        children(game).iter().take(width).for_each(|&(column, _)| moves.push(column));
    }

    fn left_out(&mut self, game: &DropGame, _: &Node, moves: &mut Moves<Column>) {
        children(game).iter().skip(moves.len()).for_each(|&(column, _)| moves.push(column));
    }
}

/// A policy that searches all moves at depth 0, where it sees a little more than the best of them.
#[derive(Clone)]
struct HopefulPolicy {
    leaf: Leaf,
    beyond: u32,
}

impl Policy for HopefulPolicy {
    type Game = DropGame;

    fn evaluate(&mut self, game: &DropGame) -> i32 {
        if self.beyond == 0 { minimax(game, 1, 0) + 20 } else { hash_value(game) }
    }

    fn leaf(&mut self, game: &DropGame, beyond: u32, moves: &mut Moves<Column>) -> Leaf {
        self.beyond = beyond;
        if beyond > 0 {
            return Leaf::Evaluate;
        }
        game.generate(moves);
        self.leaf
    }

    fn reduce(&mut self, _: &DropGame, _: &Node, _: Column, _: usize, _: i32) -> i32 {
        0
    }
}

fn minimax(game: &DropGame, depth: u32, ply: u32) -> i32 {
    if let Some(ended) = game.ended() {
        return ended.value(ply);
    }
    if depth == 0 {
        return hash_value(game);
    }
    children(game)
        .into_iter()
        .map(|(_, child)| -minimax(&child, depth - 1, ply + 1))
        .max()
        .expect("an open game should have a move")
}

fn children(game: &DropGame) -> Vec<(Column, DropGame)> {
    let mut moves = Moves::default();
    game.generate(&mut moves);
    moves.iter().map(|column| (column, game.clone().after(&[column]))).collect()
}

fn searcher<P: Policy>(policy: P) -> Searcher<P> {
    Searcher::new(policy, Resources::for_tests(1 << 20, 1))
}

fn ask(limits: Limits, lines: usize) -> SearchRequest<'static> {
    SearchRequest { history: &[], limits, lines, seed: 1 }
}

fn find<P: Policy>(
    searcher: &mut Searcher<P>,
    game: &P::Game,
    request: &SearchRequest,
) -> SearchResult<MoveOf<P>> {
    searcher.search(game, request, &Stop::default())
}

#[test]
fn lines_have_their_minimax_values() {
    let starts: [&[u8]; 5] = [&[], &[3, 3, 3], &[0, 1, 2, 3, 4, 5], &[3, 2, 3, 2], &[4, 3, 4, 3, 3, 3]];
    for start in starts {
        let game = DropGame::start(7, 6, 4).after(start);
        let mut searcher = searcher(HashPolicy);
        for depth in 1..=4 {
            let mut values: Vec<_> = children(&game)
                .iter()
                .map(|(column, child)| (-minimax(child, depth - 1, 1), *column))
                .collect();
            values.sort_unstable();
            values.reverse();
            for lines in [1, 3, 7] {
                searcher.forget();
                let found = find(&mut searcher, &game, &ask(Limits::depth(depth), lines));
                let expected: Vec<_> = values.iter().take(lines).map(|&(value, _)| value).collect();
                let got: Vec<_> = found.lines.iter().map(|line| line.value).collect();
                assert_eq!(got, expected, "{start:?} to depth {depth}");
                for line in &found.lines {
                    assert!(values.contains(&(line.value, line.moves[0])), "{start:?} to depth {depth}");
                }
            }
        }
    }
}

#[test]
fn threatened_positions_have_their_values_with_fewer_nodes() {
    let game = DropGame::start(7, 6, 4);
    for depth in 2..=4 {
        let found = [Leaf::Forced, Leaf::Threatened].map(|leaf| {
            let mut searcher = searcher(HopefulPolicy { leaf, beyond: 0 });
            find(&mut searcher, &game, &ask(Limits::depth(depth), 1))
        });
        for found in &found {
            assert_eq!(found.lines[0].value, minimax(&game, depth + 1, 0));
        }
        let nodes = found.map(|found| found.nodes);
        assert!(nodes[1] < nodes[0], "{nodes:?} to depth {depth}");
    }
}

#[test]
fn a_small_game_is_solved_with_its_distance() {
    fn solved(searcher: &mut Searcher<impl Policy<Game = DropGame>>, game: &DropGame) -> i32 {
        let found = find(searcher, game, &ask(Limits::default(), 1));
        assert!(found.exact);
        found.lines[0].value
    }
    for (columns, rows, length, moves) in [
        (4, 4, 3, &[1, 2, 0][..]),
        (4, 4, 4, &[0, 1, 1, 2, 3, 0]),
        (5, 4, 3, &[1, 1, 3, 0]),
        (4, 5, 4, &[0, 0, 0, 0, 0, 1, 1, 1]),
    ] {
        let game = DropGame::start(columns, rows, length).after(moves);
        let expected = minimax(&game, 99, 0);
        assert_eq!(solved(&mut searcher(HashPolicy), &game), expected);
        let selective = solved(&mut searcher(SelectivePolicy), &game);
        assert_eq!((selective.signum(), is_decided(selective)), (expected.signum(), is_decided(expected)));
        let mut shared = Searcher::new(HashPolicy, Resources::for_tests(1 << 18, 3));
        let value = solved(&mut shared, &game);
        assert_eq!(value.signum(), expected.signum());
    }
}

#[test]
fn a_loss_is_only_claimed_after_all_moves() {
    let (mut claims, mut searcher) = (0, searcher(NarrowPolicy));
    for (_, one) in children(&DropGame::start(4, 4, 3)) {
        for (_, two) in children(&one) {
            for (_, game) in children(&two).into_iter().filter(|(_, game)| game.ended().is_none()) {
                let value = find(&mut searcher, &game, &ask(Limits::depth(14), 1)).lines[0].value;
                if is_decided(value) {
                    assert_eq!(value.signum(), minimax(&game, 99, 0).signum());
                    claims += 1;
                }
            }
        }
    }
    assert!(claims > 10, "{claims}");
}

#[test]
fn lines_are_legal_and_end_with_the_game() {
    for moves in [&[3, 3, 2][..], &[3, 2, 3, 2, 0], &[]] {
        let game = DropGame::start(7, 6, 4).after(moves);
        let found = find(&mut searcher(SelectivePolicy), &game, &ask(Limits::nodes(20_000), 4));
        assert_eq!(found.lines.len(), 4);
        for line in &found.lines {
            let mut game = game.clone();
            for &column in &line.moves {
                assert!(game.ended().is_none() && game.0.is_open(column));
                game.0.drop_disc(column);
            }
            if let Some(distance) = decided_in(line.value) {
                assert!(line.moves.len() <= distance as usize);
            }
        }
        assert!(found.lines.is_sorted_by(|one, other| one.value >= other.value));
    }
}

#[test]
fn equal_seeds_give_equal_results() {
    let game = DropGame::start(7, 6, 4);
    let mut searcher = searcher(SelectivePolicy);
    let mut answers = Vec::new();
    for seed in [1, 2, 3, 1, 2, 3] {
        searcher.forget();
        let request = SearchRequest { seed, ..ask(Limits::nodes(5000), 2) };
        answers.push(find(&mut searcher, &game, &request));
    }
    assert_eq!(answers[..3], answers[3..]);
    assert_eq!(answers[0].nodes, 5000);
}

#[test]
fn a_stop_ends_the_search_with_an_answer() {
    let game = DropGame::start(7, 6, 4);
    for threads in [1, 2] {
        let mut searcher = Searcher::new(HashPolicy, Resources::for_tests(1 << 20, threads));
        let stop = Stop::default();
        let found = std::thread::scope(|scope| {
            let search = scope.spawn(|| searcher.search(&game, &ask(Limits::default(), 1), &stop));
            std::thread::sleep(Duration::from_millis(30));
            let stopped = Instant::now();
            stop.stop();
            let found = search.join().expect("the search should not panic");
            // The limit is generous because the machine may be busy.
            assert!(stopped.elapsed() < Duration::from_secs(2));
            found
        });
        assert!(found.depth > 0 && found.lines.len() == 1);
        let found = searcher.search(&game, &ask(Limits::default(), 1), &stop);
        assert_eq!(found.lines.len(), 1);
    }
}

/// A token on a ring of ten places, which the first side moves forward and the second side back. The
/// evaluation depends only on the side to move, and positions repeat.
#[derive(Clone)]
struct TokenRing {
    place: u8,
    moves_made: u32,
    to_move: Side,
}

impl Game for TokenRing {
    type Move = bool;
    type Undo = TokenRing;

    const REPEATS: bool = true;

    fn generate(&self, moves: &mut Moves<bool>) {
        moves.push(self.to_move == Side::First);
    }

    fn play(&mut self, forward: bool) -> TokenRing {
        let before = self.clone();
        self.place = (self.place + if forward { 1 } else { 9 }) % 10;
        self.moves_made += 1;
        self.to_move = self.to_move.other();
        before
    }

    fn undo(&mut self, _: bool, before: TokenRing) {
        *self = before;
    }

    fn key(&self) -> u64 {
        u64::from(self.place) << 60 | 7 << 32 | self.to_move.index() as u64
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn code(forward: bool) -> u16 {
        forward.into()
    }

    fn reversible(&self) -> u32 {
        self.moves_made
    }
}

#[derive(Clone)]
struct TokenPolicy;

impl Policy for TokenPolicy {
    type Game = TokenRing;

    fn evaluate(&mut self, game: &TokenRing) -> i32 {
        if game.to_move == Side::First { 77 } else { -77 }
    }
}

#[test]
fn repetitions_are_draws() {
    let start = TokenRing { place: 3, moves_made: 0, to_move: Side::First };
    let value = |game: &TokenRing, history: &[u64], depth| {
        let request = SearchRequest { history, ..ask(Limits::depth(depth), 1) };
        let mut searcher = searcher(TokenPolicy);
        find(&mut searcher, game, &request).lines[0].value
    };
    assert_eq!(value(&start, &[start.key()], 3), 77);
    assert_eq!(value(&start, &[start.key()], 4), 0);
    // Positions before the search count too, as far back as moves are reversible.
    let mut later = start.clone();
    let mut history = vec![start.key()];
    for forward in [true, false, true] {
        later.play(forward);
        history.push(later.key());
    }
    assert_eq!(value(&later, &history, 1), 0);
    assert_eq!(value(&TokenRing { moves_made: 0, ..later.clone() }, &history, 1), -77);
}

#[test]
fn results_convert_to_analyses() {
    let game = DropGame::start(7, 6, 4).after(&[3, 0, 3, 0, 3, 1]);
    let found = find(&mut searcher(HashPolicy), &game, &ask(Limits::depth(2), 1));
    assert_eq!(decided_in(found.lines[0].value), Some(1));
    let analysis = found.analysis(
        |column| Turn(vec![rules::Square(column.into())]),
        |value| Score { value, chance: 999, decided_in: decided_in(value) },
    );
    assert_eq!(analysis.lines[0].turns, [Turn(vec![rules::Square(3)])]);
    assert_eq!(analysis.lines[0].score.decided_in, Some(1));
    assert!(analysis.exact);
}
