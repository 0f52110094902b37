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
use parlour::rules::{Game, Rules, connect_four};
use parlour::thinking::text::{self, Request};
use parlour::thinking::{Order, Room, Task};

/// Time for an analysis. The tables are empty at its beginning and full at its end, as in a match.
const TIME: Duration = Duration::from_secs(2);

fn main() -> Result<(), Box<dyn Error>> {
    if std::env::args().nth(1).as_deref() == Some("requests") {
        for game in Game::ALL {
            println!("{}", request(game)?);
        }
        return Ok(());
    }
    let mut room = Room::default();
    for line in io::stdin().lines() {
        text::work(&mut room, &line?, &mut |answer| {
            println!("{answer}");
            true
        })?;
    }
    Ok(())
}

/// Returns the request for the analysis of a position of this game that takes most of the time to search.
fn request(game: Game) -> Result<String, Box<dyn Error>> {
    let (rules, turns) = match game {
        // The usual board is solved at once, from the book.
        Game::ConnectFour => (Rules::ConnectFour(connect_four::Rules::new(8, 7, 4)?), 2),
        Game::Four => (game.presets()[0].rules, 0),
        _ => (game.presets()[0].rules, 5),
    };
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    let mut game = Match::new(1, Setup::new(rules, players), 0)?;
    for turn in 0..turns {
        let turns = game.position().turns();
        // Scattered over the board.
        game.play(&turns[turn * 37 % turns.len()])?;
    }
    let task = Task::Analyse { time: TIME };
    Ok(Request::Order(Order { game, after: None, task }).to_line())
}
