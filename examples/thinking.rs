//! Answers requests to the engines as the worker of a page does, so that both can be compared:
//! `scripts/web.sh --measure` gives the same lines to both.
//!
//! - `cargo run --release --no-default-features --example thinking requests` prints requests: the analysis of a
//!   position of each game.
//! - Without `requests`, it reads requests line by line, and prints the answers.

use std::error::Error;
use std::io;
use std::time::Duration;

use parlour::play::{Avatar, Match, Player, Setup};
use parlour::rules::Game;
use parlour::thinking::text::{self, Request};
use parlour::thinking::{Order, Room, Task};

/// Time for an analysis. The tables are cold at its beginning and warm at its end, as in a match.
const TIME: Duration = Duration::from_secs(2);

/// Number of turns before the position.
const TURNS: usize = 8;

fn main() -> Result<(), Box<dyn Error>> {
    if std::env::args().nth(1).as_deref() == Some("requests") {
        for game in Game::ALL {
            println!("{}", request(game)?);
        }
        return Ok(());
    }
    for line in io::stdin().lines() {
        text::work(&mut Room::default(), &line?, &mut |answer| println!("{answer}"))?;
    }
    Ok(())
}

/// Returns the request for the analysis of a position of this game, which most analyses take all the time for.
fn request(game: Game) -> Result<String, Box<dyn Error>> {
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    let mut game = Match::new(1, Setup::new(game.presets()[0].rules, players), 0)?;
    for _ in 0..TURNS {
        let turns = game.position().turns();
        game.play(&turns[turns.len() / 2])?;
    }
    let task = Task::Analyse { time: TIME };
    Ok(Request::Order(Order { game, after: None, task }).to_line())
}
