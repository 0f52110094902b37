//! Speed of the engines, in one file per game. Run all with
//! `cargo bench --no-default-features --features tools --bench engine`, or one game with its name behind it.

use criterion::{Criterion, criterion_group, criterion_main};

mod checkers;
mod connect_four;
mod go;
mod gomoku;
mod hex;
mod hexdame;
mod reversi;
mod search;

fn measure(criterion: &mut Criterion) {
    search::measure(criterion);
    checkers::measure(criterion);
    connect_four::measure(criterion);
    go::all(criterion);
    gomoku::measure(criterion);
    hexdame::measure(criterion);
    hex::measure(criterion);
    reversi::measure(criterion);
}

criterion_group! {
    name = engine;
    config = Criterion::default().sample_size(10);
    targets = measure
}
criterion_main!(engine);
