//! The shared search, measured with the cheapest evaluation.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput};
use parlour::engine::search::{Ended, Game, Moves, Policy, SearchRequest, Searcher};
use parlour::engine::{BaselineEngine, Engine, Limits, Lines, Question, Stop};
use parlour::rules::connect_four::{Position, Rules};
use parlour::rules::{self, Position as _, Side};

const NODES: u64 = 200_000;

/// Connect four with a constant evaluation, so that only the search is measured.
#[derive(Clone)]
struct Drops(Position);

impl Game for Drops {
    type Move = u8;
    type Undo = Position;

    fn generate(&self, moves: &mut Moves<u8>) {
        (0..7).filter(|&column| self.0.is_open(column)).for_each(|column| moves.push(column));
    }

    fn play(&mut self, column: u8) -> Position {
        let before = self.0;
        self.0.drop_disc(column);
        before
    }

    fn undo(&mut self, _: u8, before: Position) {
        self.0 = before;
    }

    fn key(&self) -> u64 {
        self.0.hash()
    }

    fn side_to_move(&self) -> Side {
        self.0.to_move()
    }

    fn code(column: u8) -> u16 {
        column.into()
    }

    fn ended(&self) -> Option<Ended> {
        let outcome = self.0.outcome()?;
        Some(if outcome.winner.is_some() { Ended::Lost } else { Ended::Drawn })
    }
}

#[derive(Clone)]
struct Nothing;

impl Policy for Nothing {
    type Game = Drops;

    fn evaluate(&mut self, _: &Drops) -> i32 {
        0
    }
}

pub fn measure(criterion: &mut Criterion) {
    let resources = parlour::system::resources(16 << 20, 1);
    let mut group = criterion.benchmark_group("search");
    group.throughput(Throughput::Elements(NODES));
    group.bench_function("connect four without any knowledge", |bencher| {
        let game = Drops(Position::start(Rules::STANDARD));
        let request = SearchRequest { history: &[], limits: Limits::nodes(NODES), lines: 1, seed: 1 };
        bencher.iter_batched(
            || Searcher::new(Nothing, resources),
            |mut searcher| black_box(searcher.search(&game, &request, &Stop::default())),
            BatchSize::LargeInput,
        );
    });
    group.finish();
    let mut group = criterion.benchmark_group("plain");
    group.throughput(Throughput::Elements(2000));
    for game in rules::Game::ALL {
        let rules = game.presets()[0].rules;
        let position = rules.start();
        group.bench_function(game.name(), |bencher| {
            bencher.iter_batched(
                || BaselineEngine::new(rules, parlour::system::resources(1 << 20, 1)),
                |mut engine| {
                    let question = Question {
                        position: &*position,
                        history: &[position.hash()],
                        limits: Limits::nodes(2000),
                        lines: Lines::Best(1),
                        seed: 1,
                    };
                    black_box(engine.analyse(&question, &Stop::default()))
                },
                BatchSize::LargeInput,
            );
        });
    }
    group.finish();
}
