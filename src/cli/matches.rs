//! Matches between two players.

use std::cell::RefCell;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::Value;

use super::engine::rules;
use super::fault::Fault;
use super::game_arguments::json;
use super::resources::ResourceArguments;
use super::terminal::escaped;
use super::time::duration;
use super::{Failure, setup};
use crate::engine::Limits;
use crate::engine::matches::{self, Course, Ending, GameResult, Sprt, Tally, Verdict};
use crate::external::Programs;
use crate::notation;
use crate::rules::Game;
use contestant::{Contestant, Terms};
use openings::Openings;
use times::{Timed, Times};

mod contestant;
mod openings;
mod times;

/// The arguments of `parlour match`.
#[derive(Args)]
pub struct MatchArguments {
    /// A player: level:5, optionally with other values for the row of that level
    /// (level:5,mind=own,nodes=1000,depth=0,half=40,most=120); engine or plain, optionally with
    /// limits (engine:nodes=1000,depth=4,seconds=0.5); or the protocol and the command of a program
    /// (gtp:gnugo --mode gtp; likewise gomocup:, nboard:, hub:), with quotes as in a shell
    first: String,
    /// The other player
    second: String,
    /// The game
    #[arg(long)]
    game: String,
    /// The set of rules; by default the first preset of the game
    #[arg(long, visible_alias = "rules", value_name = "PRESET")]
    preset: Option<String>,
    /// Options of the rules in JSON: {"size":9,"komi":5.5}
    #[arg(long, value_name = "JSON", value_parser = json)]
    setup: Option<Value>,
    /// Number of games, two for each opening
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Number of random turns of each opening
    #[arg(long)]
    opening: Option<usize>,
    /// A file of openings instead: on each line a name, a tab, and the turns with spaces between them
    #[arg(long, value_name = "FILE", conflicts_with = "opening")]
    openings: Option<PathBuf>,
    /// The openings on which federations have agreed instead, in the order of their list
    #[arg(long, conflicts_with_all = ["opening", "openings"])]
    deck: bool,
    /// Take only random openings in which a search of this number of nodes sees about equal chances
    #[arg(long, value_name = "NODES", conflicts_with_all = ["openings", "deck"])]
    balance: Option<u64>,
    /// Seconds per turn of an engine or a program
    #[arg(long)]
    seconds: Option<f64>,
    /// Nodes per turn of an engine, and of a program with the protocol hub
    #[arg(long)]
    nodes: Option<u64>,
    /// Seconds in which a program has to answer; by default 30 and ten times the seconds per turn
    #[arg(long)]
    patience: Option<f64>,
    /// Number of turns after which a game is ended without a winner
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u32).range(..=MOST_TURNS))]
    longest: u32,
    /// Seed for the openings and for the choice between equally good turns
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Sequential probability ratio test: end as soon as one of two Elo differences in favour of the
    /// first player is rejected
    #[arg(
        long,
        value_name = "LOWER,HIGHER",
        value_parser = bounds,
        allow_hyphen_values = true
    )]
    sprt: Option<(f64, f64)>,
    /// Print the turns of every game
    #[arg(long)]
    verbose: bool,
    /// Print how long the turns of each player took, apart from forced ones
    #[arg(long)]
    times: bool,
    #[command(flatten)]
    resources: ResourceArguments,
}

/// Reads two Elo differences with a comma between them.
fn bounds(text: &str) -> Result<(f64, f64), String> {
    let read = |number: &str| number.trim().parse().ok();
    text.split_once(',')
        .and_then(|(lower, higher)| Some((read(lower)?, read(higher)?)))
        .ok_or_else(|| "expected two numbers with a comma between them".to_owned())
}

/// The largest number of turns of a game.
const MOST_TURNS: i64 = 100_000;

/// The number of games in a row in which a player gives no answer, after which a match ends.
const MOST_UNANSWERED: u32 = 3;

/// The games in which a player failed.
#[derive(Default)]
struct Failures {
    forfeited: u32,
    unanswered: u32,
    /// The number of unanswered games in a row, up to the last one.
    in_a_row: u32,
    /// The number of the first of all these games, and the reason in words.
    first: Option<(u32, String)>,
}

/// The results of a match.
#[derive(Default)]
struct Results {
    tally: Tally,
    failures: [Failures; 2],
}

impl Results {
    /// Adds the game with this number.
    fn add(&mut self, number: u32, ending: &Ending) {
        self.tally.add(ending.result);
        for (player, failures) in self.failures.iter_mut().enumerate() {
            let is_unanswered = ending.result == GameResult::Unanswered(player);
            let is_forfeited = ending.result == GameResult::Forfeited(player);
            failures.unanswered += u32::from(is_unanswered);
            failures.forfeited += u32::from(is_forfeited);
            failures.in_a_row = if is_unanswered { failures.in_a_row + 1 } else { 0 };
            if is_unanswered || is_forfeited {
                failures.first.get_or_insert_with(|| (number, ending.why.clone()));
            }
        }
    }
}

pub(super) fn run(arguments: &MatchArguments) -> Result<(), Failure> {
    let game = Game::from_name(&arguments.game).map_err(|error| Fault::new(&arguments.game, error))?;
    let setup = arguments.setup.as_ref();
    let rules = setup::rules(rules(game, arguments.preset.as_deref())?, setup, None)?;
    if setup::has_stones(rules, setup)? {
        let text = setup.map(Value::to_string).unwrap_or_default();
        return Err(Fault::new(&text, "the games of a match begin on an empty board").into());
    }
    let contestant = |text: &String| text.parse::<Contestant>().map_err(|why| Fault::new(text, why));
    let players = [contestant(&arguments.first)?, contestant(&arguments.second)?];
    let seconds = arguments.seconds.or((arguments.nodes.is_none()).then_some(1.));
    let programs = Programs::default();
    let terms = Terms {
        rules,
        limits: Limits {
            time: seconds.map(duration).transpose()?,
            nodes: arguments.nodes,
            ..Limits::default()
        },
        patience: arguments.patience.map(duration).transpose()?,
        resources: arguments.resources.resources(players.len()),
        seed: arguments.seed,
        programs: &programs,
    };
    let test = arguments.sprt.map(|(lower, higher)| Sprt { lower, higher, error: 0.05 });
    let openings = Openings::new(arguments, rules)?;
    openings.of_pair(0)?;
    programs.end_on_signal()?;
    for (text, player) in [&arguments.first, &arguments.second].into_iter().zip(&players) {
        player.check(game, &programs).map_err(|why| Fault::new(text, why))?;
    }
    let mut out = std::io::stdout().lock();
    let mut results = Results::default();
    let times: [RefCell<Times>; 2] = Default::default();
    let mut without_opening: Option<Fault> = None;
    for number in 0..arguments.games {
        let first = (number % 2) as usize;
        let begun = match openings.of_pair(number / 2) {
            Ok(begun) => begun,
            Err(fault) => {
                without_opening = Some(fault);
                break;
            }
        };
        let [mut one, mut other] = [0, 1]
            .map(|player| Timed { player: players[player].player(&terms, number), times: &times[player] });
        let most = arguments.longest as usize;
        let (ending, course) = matches::play(begun, [&mut one, &mut other], first, most);
        results.add(number + 1, &ending);
        if arguments.verbose {
            writeln!(out, "{}", described(number, first, &ending, &course))?;
        }
        if results.failures.iter().any(|failures| failures.in_a_row >= MOST_UNANSWERED) {
            break;
        }
        // The test counts pairs of games, one with each side first.
        if number % 2 == 1 && test.is_some_and(|test| test.verdict(&results.tally) != Verdict::Open) {
            break;
        }
    }
    report(&mut out, arguments, &results.tally, test)?;
    if arguments.times {
        for (name, times) in ["A", "B"].into_iter().zip(&times) {
            writeln!(out, "{name} took {}", times.borrow())?;
        }
    }
    report_failures(&mut out, &results.failures)?;
    if let Some(fault) = without_opening {
        return Err(fault.into());
    }
    if results.failures.iter().any(|failures| failures.first.is_some()) {
        return Err(Failure::Player);
    }
    Ok(())
}

/// Returns a game as one line of text.
fn described(number: u32, first: usize, ending: &Ending, course: &Course) -> String {
    let mut position = course.start.boxed();
    let turns = course.steps.iter().map(|step| match step {
        matches::Step::Turn(turn) => {
            let name = notation::turn_text(&*position, turn);
            // The turn was legal in the game, so this cannot fail.
            _ = position.play(turn);
            name
        }
        matches::Step::Choose(choice) => {
            _ = position.choose(*choice);
            format!("{choice:?}")
        }
    });
    let turns: Vec<_> = turns.collect();
    let names = ["A", "B"];
    let result = match ending.result {
        GameResult::Won(winner) => format!("{} won", names[winner]),
        GameResult::Drawn => "draw".to_owned(),
        GameResult::Adjudicated => "adjudicated".to_owned(),
        GameResult::Forfeited(player) => format!("{} broke the rules", names[player]),
        GameResult::Unanswered(player) => format!("{} gave no answer", names[player]),
    };
    let (number, first, why) = (number + 1, names[first], escaped(&ending.why));
    format!("game {number}: {first} begins, {result} ({why}): {}", turns.join(" "))
}

fn report(
    out: &mut impl Write,
    arguments: &MatchArguments,
    tally: &Tally,
    test: Option<Sprt>,
) -> std::io::Result<()> {
    let Tally { wins, draws, losses, adjudicated, unanswered, .. } = tally;
    writeln!(out, "A {}", escaped(&arguments.first))?;
    writeln!(out, "B {}", escaped(&arguments.second))?;
    let games = tally.games();
    write!(out, "A against B: {wins} won, {draws} drawn, {losses} lost of {games}")?;
    if games > 0 {
        write!(out, ": {:.1} % ± {:.1}", 100. * tally.share(), 196. * tally.error())?;
    }
    writeln!(out)?;
    if *adjudicated > 0 {
        let longest = arguments.longest;
        writeln!(
            out,
            "{adjudicated} more ended after {longest} turns without a winner, for half a point each"
        )?;
    }
    if *unanswered > 0 {
        writeln!(out, "{unanswered} without an answer count for neither player")?;
    }
    if games > 0 {
        let [low, middle, high] = tally.elo();
        writeln!(out, "Elo {middle:+.0} ({low:+.0} to {high:+.0}, 95 %)")?;
    }
    if let Some(test) = test {
        let verdict = match test.verdict(tally) {
            Verdict::Open => "open",
            Verdict::Lower => "rather the lower",
            Verdict::Higher => "rather the higher",
        };
        let (lower, higher) = (test.lower, test.higher);
        writeln!(out, "SPRT {lower:+} or {higher:+}: {verdict} (LLR {:.2})", test.likelihood(tally))?;
    }
    Ok(())
}

/// Reports the games that a player did not answer or in which it broke the rules, with the first reason.
fn report_failures(out: &mut impl Write, failures: &[Failures; 2]) -> std::io::Result<()> {
    for (name, failures) in ["A", "B"].into_iter().zip(failures) {
        let &Failures { forfeited, unanswered, in_a_row, ref first } = failures;
        let Some((number, why)) = first else { continue };
        let parts = [(unanswered, "gave no answer in"), (forfeited, "broke the rules and lost in")];
        let parts = parts.into_iter().filter(|(count, _)| *count > 0);
        let parts: Vec<_> = parts.map(|(count, what)| format!("{what} {count}")).collect();
        writeln!(out, "{name} {}; game {number}: {}", parts.join(" and "), escaped(why))?;
        if in_a_row >= MOST_UNANSWERED {
            writeln!(out, "The match ended after {in_a_row} games in a row without an answer of {name}")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sequential_test_has_two_bounds() {
        assert_eq!(bounds("-5, 30.5"), Ok((-5., 30.5)));
        for text in ["", "30", "0,", "0,1,2", "a,b"] {
            assert!(bounds(text).is_err(), "{text}");
        }
    }
}
