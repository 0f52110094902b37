//! Speed of the rules. Run all with `cargo bench --no-default-features`, or one game with its name behind
//! it.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use parlour::notation;
use parlour::rules::{Position, Square};

mod checkers;
mod connect_four;
mod four;
mod go;
mod gomoku;
mod hex;
mod hexdame;
mod reversi;

/// Xorshift (G. Marsaglia, *Xorshift RNGs*, Journal of Statistical Software 8, 2003). Any spread over the
/// moves will do, and the generator must cost next to nothing.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new() -> Random {
        Random(0x9E37_79B9_7F4A_7C15)
    }

    /// Returns a number below `end`.
    #[inline]
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * end as u64) >> 32) as usize
    }

    /// Returns one of the squares whose bits are set. At least one bit must be set.
    #[inline]
    pub fn square(&mut self, mut squares: u64) -> Square {
        for _ in 0..self.below(squares.count_ones() as usize) {
            squares &= squares - 1;
        }
        Square(squares.trailing_zeros() as u16)
    }
}

/// Sequences per second in perft, the number that other move generators publish.
pub(crate) fn perft(c: &mut Criterion, game: &str, start: &dyn Position, depths: &[u32]) {
    let mut group = c.benchmark_group(format!("{game} perft"));
    group.sample_size(10);
    for &depth in depths {
        group.throughput(Throughput::Elements(start.perft(depth)));
        group.bench_function(format!("depth {depth}"), |b| b.iter(|| black_box(start).perft(depth)));
    }
    group.finish();
}

/// Measures the time of a random game.
pub(crate) fn random_games<T>(c: &mut Criterion, game: &str, mut play: impl FnMut(&mut Random) -> T) {
    let mut random = Random::new();
    let mut group = c.benchmark_group(game);
    group.throughput(Throughput::Elements(1));
    group.bench_function("random game", |b| b.iter(|| play(&mut random)));
    group.finish();
}

/// Measures a game through the trait, as the match and the referee use it: move generation, one turn,
/// undo, which drops a copy made before, and the hash, which is stored and therefore computed only when a
/// position is read.
pub(crate) fn through_the_trait(c: &mut Criterion, game: &str, position: &dyn Position) {
    let turn = position.turns().swap_remove(0);
    let text = notation::position_text(position);
    let mut group = c.benchmark_group(format!("{game} as a position"));
    group.bench_function("turns", |b| b.iter(|| black_box(position).turns()));
    group.bench_function("play", |b| {
        let copy = || position.boxed();
        b.iter_batched_ref(copy, |position| position.play(black_box(&turn)), BatchSize::SmallInput);
    });
    group.bench_function("undo", |b| b.iter(|| black_box(position).boxed()));
    group.bench_function("hash", |b| b.iter(|| black_box(position).hash()));
    group.bench_function("read with its hash", |b| {
        b.iter(|| {
            notation::read_position(position.rules(), black_box(&text)).map(|position| position.hash())
        });
    });
    group.finish();
}

criterion_group!(
    benches,
    checkers::all,
    reversi::all,
    go::all,
    gomoku::all,
    connect_four::all,
    four::all,
    hexdame::all,
    hex::all
);
criterion_main!(benches);
