//! Plays a match between two levels of the computer, and prints the result with its margin of error.
//! Run it with `cargo run --release --no-default-features --example level_match -- reversi 4 3 40`.
//!
//! This plays 40 pairs of games of reversi between level 4 and level 3. Both games of a pair begin with
//! the same random opening, and the players change sides, so neither profits from the opening.

use std::error::Error;

use parlour::engine::matches::{self, Course, Failure, Tally};
use parlour::engine::{Decision, Level, Opponent, Resources, Stop};
use parlour::rules::Game;
use parlour::system;

/// Each engine gets a transposition table of 32 MB and one thread.
const RESOURCES: Resources = system::resources(32 << 20, 1);

/// Longer games are ended without a winner, which counts like a draw.
const MOST_TURNS: usize = 500;

/// An opponent that plays in a match. Anything that implements `matches::Player` can take part, for
/// example a program in another process.
struct Computer(Opponent);

impl matches::Player for Computer {
    fn decide(&mut self, course: &Course) -> Result<Decision, Failure> {
        let decision = self.0.decide(&*course.position, &course.history, &Stop::default());
        decision.ok_or_else(|| "no answer".into())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |at: usize, usual: &'static str| arguments.get(at).map_or(usual, String::as_str);
    let game = Game::from_name(argument(0, "reversi"))?;
    let levels = [Level::new(argument(1, "4").parse()?)?, Level::new(argument(2, "3").parse()?)?];
    let pairs: u64 = argument(3, "10").parse()?;
    let rules = game.presets()[0].rules;

    let mut tally = Tally::default();
    for pair in 0..pairs {
        // The seed determines the opening: the same pair plays the same opening in every run.
        let opening = matches::opening(rules, matches::usual_opening(game), pair)?;
        for first in [0, 1] {
            // Opponents begin each game anew, so no game depends on the one before.
            let [mut one, mut two] =
                levels.map(|level| Computer(Opponent::new(rules, level, 2 * pair + first as u64, RESOURCES)));
            let (ending, _) = matches::play(opening.clone(), [&mut one, &mut two], first, MOST_TURNS);
            tally.add(ending.result);
        }
        println!(
            "after {} games: {} won, {} drawn, {} lost, {} too long",
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses,
            tally.adjudicated
        );
    }

    // The error is estimated from the pairs, because the two games of a pair are not independent.
    let [low, elo, high] = tally.elo();
    println!(
        "level {} against level {} at {}: {:.1} % of the points, {elo:+.0} Elo, with 95 % confidence {low:+.0} to {high:+.0}",
        levels[0].number(),
        levels[1].number(),
        game.name(),
        100. * tally.share(),
    );
    Ok(())
}
