//! Prints the exact scores of positions of connect four on standard input, one per line.
//! Run it with `cargo run --release --no-default-features --example solve -- 32 < positions`.
//!
//! A line holds the columns played, counted from 1, and after a blank the expected score, if it is known.
//! Each answer holds the score, the nodes and the seconds. The engine has no book, and a transposition
//! table of 32 MB (the argument) that is cleared before each position. If any score differs from the
//! expected one, the program ends with an error.

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Instant;

use parlour::engine::Engine as _;
use parlour::engine::connect_four::ConnectFourEngine;
use parlour::rules::Position as _;
use parlour::rules::connect_four::{Position, Rules};

fn main() -> ExitCode {
    let megabytes: usize = std::env::args().nth(1).and_then(|argument| argument.parse().ok()).unwrap_or(32);
    let resources = parlour::system::resources(megabytes << 20, 1);
    let mut engine = ConnectFourEngine::without_book(Rules::STANDARD, resources);
    let mut wrong = 0;
    for line in std::io::stdin().lines().map_while(Result::ok) {
        let mut words = line.split_whitespace();
        engine.forget();
        let position = words.next().and_then(position);
        let began = Instant::now();
        let Some((score, nodes)) = position.and_then(|position| engine.solve(&position)) else {
            eprintln!("{line}: not the columns of a game that goes on");
            return ExitCode::FAILURE;
        };
        let took = began.elapsed().as_secs_f64();
        println!("{score} {nodes} {took:.9}");
        // The reader waits for every line.
        _ = std::io::stdout().flush();
        wrong += usize::from(words.next().is_some_and(|wanted| wanted != score.to_string()));
    }
    if wrong > 0 {
        eprintln!("{wrong} wrong scores");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Returns `None` if a column is full or a disc follows the end of the game.
fn position(columns: &str) -> Option<Position> {
    columns.bytes().try_fold(Position::start(Rules::STANDARD), |mut position, column| {
        let column = column.wrapping_sub(b'1');
        let goes_on = position.outcome().is_none() && position.is_open(column);
        goes_on.then(|| position.drop_disc(column))?;
        Some(position)
    })
}
