//! The search against plain minimax.

use std::time::{Duration, Instant};

use super::*;
use crate::rules::connect_four::{Position, Rules};
use crate::rules::{self, Turn};

type Column = u8;

/// Connect four as the rules have it.
#[derive(Clone)]
struct Drops(Position);

impl Drops {
    fn start(columns: u8, rows: u8, length: u8) -> Drops {
        Drops(Position::start(Rules::new(columns, rows, length).expect("a board")))
    }

    fn after(mut self, columns: &[u8]) -> Drops {
        for &column in columns {
            self.0.drop_disc(column);
        }
        self
    }
}

impl Game for Drops {
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

/// Thinks whatever the hash says, so that no two searches agree by chance.
#[derive(Clone)]
struct Whim;

fn whim(game: &Drops) -> i32 {
    (game.key() % 2001) as i32 - 1000
}

impl Policy for Whim {
    type Game = Drops;

    fn evaluate(&mut self, game: &Drops) -> i32 {
        whim(game)
    }

    fn reduce(&mut self, _: &Drops, _: &Node, _: Column, _: usize, _: i32) -> i32 {
        0
    }
}

/// The same, with late moves reduced, cuts foretold and quiet ends looked for.
#[derive(Clone)]
struct Hasty;

impl Policy for Hasty {
    type Game = Drops;

    const EVALUATES: bool = true;

    fn evaluate(&mut self, game: &Drops) -> i32 {
        whim(game) / 50
    }

    fn leaf(&mut self, game: &Drops, beyond: u32, moves: &mut Moves<Column>) -> Leaf {
        if beyond > 2 {
            return Leaf::Evaluate;
        }
        game.generate(moves);
        if beyond == 0 { Leaf::Stand } else { Leaf::Forced }
    }

    fn probcuts(&self, _: &Drops, depth: i32) -> &[ProbCut] {
        const CUTS: [ProbCut; 1] = [ProbCut { depth: 1, slope: 900, offset: 1, margin: 20 }];
        if depth >= 4 { &CUTS } else { &[] }
    }

    fn extend(&mut self, _: &Drops, node: &Node, _: Column, among: usize) -> i32 {
        i32::from(among == 1 && node.ply < 20)
    }
}

fn minimax(game: &Drops, depth: u32, ply: u32) -> i32 {
    if let Some(ended) = game.ended() {
        return ended.value(ply);
    }
    if depth == 0 {
        return whim(game);
    }
    children(game).into_iter().map(|(_, child)| -minimax(&child, depth - 1, ply + 1)).max().expect("a move")
}

fn children(game: &Drops) -> Vec<(Column, Drops)> {
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
fn every_line_is_worth_what_minimax_says() {
    let starts: [&[u8]; 5] = [&[], &[3, 3, 3], &[0, 1, 2, 3, 4, 5], &[3, 2, 3, 2], &[4, 3, 4, 3, 3, 3]];
    for start in starts {
        let game = Drops::start(7, 6, 4).after(start);
        let mut searcher = searcher(Whim);
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
fn a_small_game_is_solved_with_its_distance() {
    fn solved(searcher: &mut Searcher<impl Policy<Game = Drops>>, game: &Drops) -> i32 {
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
        let game = Drops::start(columns, rows, length).after(moves);
        let expected = minimax(&game, 99, 0);
        assert_eq!(solved(&mut searcher(Whim), &game), expected);
        let hasty = solved(&mut searcher(Hasty), &game);
        assert_eq!((hasty.signum(), is_decided(hasty)), (expected.signum(), is_decided(expected)));
        let mut shared = Searcher::new(Whim, Resources::for_tests(1 << 18, 3));
        let value = solved(&mut shared, &game);
        assert_eq!(value.signum(), expected.signum());
    }
}

#[test]
fn lines_are_legal_and_end_where_the_game_does() {
    for moves in [&[3, 3, 2][..], &[3, 2, 3, 2, 0], &[]] {
        let game = Drops::start(7, 6, 4).after(moves);
        let found = find(&mut searcher(Hasty), &game, &ask(Limits::nodes(20_000), 4));
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
fn the_same_question_has_the_same_answer_and_a_seed_another() {
    let game = Drops::start(7, 6, 4);
    let mut searcher = searcher(Hasty);
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
    let game = Drops::start(7, 6, 4);
    for threads in [1, 2] {
        let mut searcher = Searcher::new(Whim, Resources::for_tests(1 << 20, threads));
        let stop = Stop::default();
        let found = std::thread::scope(|scope| {
            let search = scope.spawn(|| searcher.search(&game, &ask(Limits::default(), 1), &stop));
            std::thread::sleep(Duration::from_millis(30));
            let stopped = Instant::now();
            stop.stop();
            let found = search.join().expect("an answer");
            // Far more than it takes, for a machine that has much else to do.
            assert!(stopped.elapsed() < Duration::from_secs(2));
            found
        });
        assert!(found.depth > 0 && found.lines.len() == 1);
        let found = searcher.search(&game, &ask(Limits::default(), 1), &stop);
        assert_eq!(found.lines.len(), 1);
    }
}

/// A token that both push round a ring of ten places, forth or back; all that counts is who
/// pushed last. A push that could be taken back is no progress.
#[derive(Clone)]
struct Ring {
    place: u8,
    pushes: u32,
    to_move: Side,
}

impl Game for Ring {
    type Move = bool;
    type Undo = Ring;

    const REPEATS: bool = true;

    fn generate(&self, moves: &mut Moves<bool>) {
        // The first side only goes on, the second only back.
        moves.push(self.to_move == Side::First);
    }

    fn play(&mut self, forth: bool) -> Ring {
        let before = self.clone();
        self.place = (self.place + if forth { 1 } else { 9 }) % 10;
        self.pushes += 1;
        self.to_move = self.to_move.other();
        before
    }

    fn undo(&mut self, _: bool, before: Ring) {
        *self = before;
    }

    fn key(&self) -> u64 {
        u64::from(self.place) << 60 | 7 << 32 | self.to_move.index() as u64
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn code(forth: bool) -> u16 {
        forth.into()
    }

    fn reversible(&self) -> u32 {
        self.pushes
    }
}

#[derive(Clone)]
struct Pushing;

impl Policy for Pushing {
    type Game = Ring;

    fn evaluate(&mut self, game: &Ring) -> i32 {
        if game.to_move == Side::First { 77 } else { -77 }
    }
}

#[test]
fn what_comes_back_is_a_draw() {
    let start = Ring { place: 3, pushes: 0, to_move: Side::First };
    let value = |game: &Ring, history: &[u64], depth| {
        let request = SearchRequest { history, ..ask(Limits::depth(depth), 1) };
        let mut searcher = searcher(Pushing);
        find(&mut searcher, game, &request).lines[0].value
    };
    assert_eq!(value(&start, &[start.key()], 3), 77);
    assert_eq!(value(&start, &[start.key()], 4), 0);
    // What stood before the search counts as well, but only as far back as it can come back.
    let mut later = start.clone();
    let mut history = vec![start.key()];
    for forth in [true, false, true] {
        later.play(forth);
        history.push(later.key());
    }
    assert_eq!(value(&later, &history, 1), 0);
    assert_eq!(value(&Ring { pushes: 0, ..later.clone() }, &history, 1), -77);
}

#[test]
fn an_answer_is_told_in_turns() {
    let game = Drops::start(7, 6, 4).after(&[3, 0, 3, 0, 3, 1]);
    let found = find(&mut searcher(Whim), &game, &ask(Limits::depth(2), 1));
    assert_eq!(decided_in(found.lines[0].value), Some(1));
    let analysis = found.analysis(
        |column| Turn(vec![rules::Square(column.into())]),
        |value| Score { value, chance: 999, decided_in: decided_in(value) },
    );
    assert_eq!(analysis.lines[0].turns, [Turn(vec![rules::Square(3)])]);
    assert_eq!(analysis.lines[0].score.decided_in, Some(1));
    assert!(analysis.exact);
}
