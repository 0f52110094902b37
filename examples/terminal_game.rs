//! Plays any game of the collection in the terminal, against the computer or another person.
//! Run it with one of these commands:
//!
//! ```text
//! cargo run --no-default-features --example terminal_game              # checkers, level 3
//! cargo run --no-default-features --example terminal_game -- go 5     # Go, level 5
//! cargo run --no-default-features --example terminal_game -- four 0   # four, two people
//! ```
//!
//! A turn is typed as it is printed, for example `11-15`. `undo` takes the last turns back, and an
//! empty line lists the legal turns.

use std::error::Error;
use std::io::{self, BufRead as _, Write as _};

use parlour::engine::{Decision, Level, Opponent, Resources, Stop};
use parlour::notation;
use parlour::play::{Avatar, Match, Player, Setup};
use parlour::rules::{Game, Position};
use parlour::system;

/// The engine gets a transposition table of 32 MB and one thread.
const RESOURCES: Resources = system::resources(32 << 20, 1);

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game = Game::from_name(arguments.next().as_deref().unwrap_or("checkers"))?;
    let level: u8 = arguments.next().map_or(Ok(3), |level| level.parse())?;

    // The first preset holds the usual rules. `Game::preset` finds others by their names.
    let rules = game.presets()[0].rules;
    let person = Player::person("You", Avatar::Leaf);
    let opponent = match level {
        0 => Player::person("Your friend", Avatar::Kite),
        _ => Player::computer(Level::new(level)?),
    };
    // A match knows the players, the history and the result. The identifier and the start time matter only
    // if matches are saved.
    let mut game = Match::new(1, Setup::new(rules, [person, opponent]), 0)?;
    // The computer plays one match with one opponent, which keeps its transposition table.
    let mut computer =
        (level > 0).then(|| Level::new(level).map(|level| Opponent::new(rules, level, 1, RESOURCES)));

    while game.outcome().is_none() {
        println!("\n{}", notation::picture(game.position()));
        if game.counting().is_some() {
            // Both players passed in Go. The proposal marks the stones that look dead.
            game.settle()?;
        } else if let (Some(Ok(computer)), Some(_)) = (&mut computer, game.computer_to_act()) {
            let decision = computer.decide(game.position(), game.hashes(), &Stop::default());
            carry_out(&mut game, decision.ok_or("the computer has no answer")?)?;
        } else if !ask(&mut game)? {
            return Ok(());
        }
    }
    println!("\n{}", notation::picture(game.position()));
    if let Some(outcome) = game.outcome() {
        let winner = outcome.winner.map(|side| notation::side_name(rules, side));
        println!(
            "{} ({})",
            winner.map_or("A draw".to_owned(), |name| format!("{name} wins")),
            outcome.reason
        );
    }
    Ok(())
}

/// Performs the decision of the computer in the match.
fn carry_out(game: &mut Match, decision: Decision) -> Result<(), Box<dyn Error>> {
    match decision {
        Decision::Turn(turn) => {
            println!("The computer plays {}.", notation::turn_text(game.position(), &turn));
            game.play(&turn)?;
        }
        Decision::Choose(choice) => game.choose(choice)?,
        Decision::Claim(claim) => game.claim(claim).map_err(|_| "the draw cannot be claimed")?,
        Decision::Settle(dead) => {
            game.propose(dead);
            game.settle()?;
        }
        Decision::PlayOn => game.play_on()?,
        Decision::Resign => game.resign(game.acting_side()),
    }
    Ok(())
}

/// Asks the person for a turn and performs it. Returns `false` at the end of the input.
fn ask(game: &mut Match) -> Result<bool, Box<dyn Error>> {
    let position = game.position();
    print!("{}: ", notation::side_name(position.rules(), position.to_move()));
    io::stdout().flush()?;
    let mut line = String::new();
    if io::stdin().lock().read_line(&mut line)? == 0 {
        return Ok(false);
    }
    match line.trim() {
        "undo" => {
            // Against the computer, undo takes back its answer together with the person's turn.
            game.undo();
            while game.computer_to_act().is_some() && game.undo().is_some() {}
        }
        "" => println!("{}", legal(position)),
        text => match notation::read_turn(position, text) {
            // The turn is legal: `read_turn` accepts no other.
            Ok(turn) => _ = game.play(&turn)?,
            Err(reason) => println!("{reason}"),
        },
    }
    Ok(true)
}

/// Lists everything that the player to move may do.
fn legal(position: &dyn Position) -> String {
    let turns: Vec<_> = position.turns().iter().map(|turn| notation::turn_text(position, turn)).collect();
    turns.join(" ")
}
