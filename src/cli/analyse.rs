//! Analysis of positions: one per line on standard input, a JSON object per line on standard output.
//!
//! ```text
//! 2252576253462244111563365343671351441
//! {"score":-1,"best":["7"],"exact":true,"depth":4,"nodes":21,"microseconds":9}
//! ```

use std::io::{BufRead, Write};
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::Failure;
use super::engine::rules;
use super::fault::Fault;
use super::game_arguments::{GameArguments, Played};
use super::resources::ResourceArguments;
use super::terminal::json_line;
use super::time::duration;
use crate::engine::{self, Analysis, Engine, EngineKind, Limits, Lines, Question, Stop};
use crate::notation;
use crate::rules::{Game, Rules};
use crate::system::lines;

/// The arguments of `parlour analyse`.
#[derive(Args)]
pub struct AnalyseArguments {
    /// The game, for example connect-four
    game: String,
    /// The set of rules; by default the first preset of the game
    #[arg(long, visible_alias = "rules", value_name = "PRESET")]
    preset: Option<String>,
    /// Search depth in plies; not in Go
    #[arg(long)]
    depth: Option<u32>,
    /// Seconds per position
    #[arg(long)]
    seconds: Option<f64>,
    /// Nodes per position
    #[arg(long)]
    nodes: Option<u64>,
    /// Search until the score is proven, without a time limit; not in Go
    #[arg(long, conflicts_with_all = ["depth", "seconds", "nodes"])]
    exact: bool,
    /// Number of turns to score; by default all best turns with --exact and in connect four, and one
    /// otherwise
    #[arg(long)]
    lines: Option<usize>,
    /// Seed for the choice between equally good turns
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    resources: ResourceArguments,
}

/// The answer to a position. The order of the fields is that of the output.
#[derive(Serialize)]
struct Answer {
    /// The score of the side to move. The unit depends on the game: in connect four the number of discs
    /// that the winner has left, in reversi discs, in checkers and Hexdame hundredths of a man.
    score: Number,
    /// The turns with that score, among those that were compared.
    best: Vec<String>,
    exact: bool,
    depth: u32,
    nodes: u64,
    microseconds: u128,
    /// The chance of winning, in thousandths.
    chance: u16,
    /// The number of turns until the proven win or loss; absent if neither is proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    decided_in: Option<u32>,
    /// The principal variation.
    line: Vec<String>,
}

/// A number that is written without a fraction if it is an integer.
#[derive(Serialize)]
#[serde(untagged)]
enum Number {
    Whole(i32),
    Broken(f64),
}

#[derive(Serialize)]
struct Refusal {
    error: Fault,
}

/// The time limit in seconds if no limit is given.
const USUAL_SECONDS: f64 = 1.;

pub(super) fn run(
    arguments: &AnalyseArguments,
    positions: impl BufRead,
    mut answers: impl Write,
) -> Result<(), Failure> {
    let game = Game::from_name(&arguments.game).map_err(|error| Fault::new(&arguments.game, error))?;
    let usual = rules(game, arguments.preset.as_deref())?;
    check_limits(game, arguments)?;
    let has_limit = arguments.depth.is_some() || arguments.nodes.is_some() || arguments.exact;
    let seconds = arguments.seconds.or((!has_limit).then_some(USUAL_SECONDS));
    let limits = Limits {
        time: seconds.map(duration).transpose()?,
        nodes: arguments.nodes,
        depth: arguments.depth,
        soft: None,
    };
    let resources = arguments.resources.resources(1);
    let mut engine: Option<(Rules, Box<dyn Engine>)> = None;
    for line in lines::Lines::new(positions, lines::LONGEST_QUESTION) {
        // A line that is not UTF-8 is answered with an error like any other, and the run continues.
        let line = line?.map(|line| String::from_utf8_lossy(&line).trim().to_owned());
        if line.as_ref().is_ok_and(String::is_empty) {
            continue;
        }
        let played = match &line {
            Ok(line) => read(usual, line),
            Err(error) => Err(Fault::new("", error)),
        };
        let answer = played.and_then(|Played { position, history }| {
            if position.turns().is_empty() {
                let line = line.as_deref().unwrap_or_default();
                return Err(Fault::new(line, "there is no turn to think about"));
            }
            let rules = position.rules();
            let engine = match &mut engine {
                Some((known, engine)) if *known == rules => engine,
                other => {
                    // The memory of the old engine is free before the new one takes its own.
                    *other = None;
                    let mut new = engine::engine(rules, resources);
                    new.prepare();
                    &mut other.insert((rules, new)).1
                }
            };
            let usual =
                if arguments.exact || game == Game::ConnectFour { Lines::AllBest } else { Lines::Best(1) };
            let lines = arguments.lines.map_or(usual, Lines::Best);
            let question =
                Question { position: &*position, history: &history, limits, lines, seed: arguments.seed };
            let began = Instant::now();
            let analysis = engine.analyse(&question, &Stop::default());
            Ok(describe(&question, &analysis, began.elapsed().as_micros()))
        });
        let answer = match answer {
            Ok(answer) => json_line(&answer),
            Err(error) => json_line(&Refusal { error }),
        };
        writeln!(answers, "{}", answer?)?;
        answers.flush()?;
    }
    Ok(())
}

/// Checks that the limits end a search. Nothing else would, in games that are not searched to an end.
fn check_limits(game: Game, arguments: &AnalyseArguments) -> Result<(), Fault> {
    if EngineKind::Specialised.limits_depth(game) {
        return Ok(());
    }
    if let Some(depth) = arguments.depth {
        let why = format!("the engine of {} has no limit of depth; use --nodes or --seconds", game.name());
        return Err(Fault::new(&depth.to_string(), why));
    }
    if arguments.exact {
        let why = format!("the engine of {} proves no score; use --nodes or --seconds", game.name());
        return Err(Fault::new("--exact", why));
    }
    Ok(())
}

/// Parses a line: a question of the referee, or a position in the customary notation of the game.
fn read(rules: Rules, line: &str) -> Result<Played, Fault> {
    if line.starts_with('{') {
        let asked: GameArguments = serde_json::from_str(line)
            .map_err(|error| Fault::new(line, format!("the line is not a question: {error}")))?;
        return asked.played();
    }
    if let Rules::ConnectFour(_) = rules {
        return columns(rules, line);
    }
    let text = match rules {
        // Files in OBF have the scores of the turns after the position.
        Rules::Reversi(_) => line.split([';', '%']).next().unwrap_or(line).trim(),
        _ => line,
    };
    let position = notation::read_position(rules, text)
        .map_err(|error| Fault::new(line, format!("the position cannot be read: {error}")))?;
    Ok(Played { history: vec![position.hash()], position })
}

/// Parses the played columns of connect four, up to the first blank.
fn columns(rules: Rules, line: &str) -> Result<Played, Fault> {
    let mut position = rules.start();
    let mut history = vec![position.hash()];
    let text = line.split_whitespace().next().unwrap_or_default();
    for (at, letter) in text.chars().enumerate() {
        let letter = letter.to_string();
        let turn = notation::read_turn(&*position, &letter).map_err(|error| error.to_string());
        turn.and_then(|turn| position.play(&turn).map_err(|error| error.to_string()))
            .map_err(|reason| Fault { turn: Some(at + 1), ..Fault::new(&letter, reason) })?;
        history.push(position.hash());
    }
    Ok(Played { position, history })
}

fn describe(question: &Question, analysis: &Analysis, microseconds: u128) -> Answer {
    let position = question.position;
    let name = |turn| notation::turn_text(position, turn);
    let best = analysis.lines.first();
    let score = best.map(|line| line.score);
    let is_best = |score: engine::Score| {
        best.is_some_and(|best| score.value == best.score.value && score.decided_in == best.score.decided_in)
    };
    let value = score.map_or(0, |score| score.value);
    let mut after = position.boxed();
    let line = best.into_iter().flat_map(|line| &line.turns).map_while(|turn| {
        let name = notation::turn_text(&*after, turn);
        after.play(turn).ok().map(|()| name)
    });
    Answer {
        line: line.collect(),
        score: match position.rules() {
            Rules::Reversi(_) if value % 100 == 0 => Number::Whole(value / 100),
            Rules::Reversi(_) => Number::Broken(f64::from(value) / 100.),
            _ => Number::Whole(value),
        },
        best: analysis
            .lines
            .iter()
            .filter(|line| is_best(line.score))
            .filter_map(|line| line.turns.first())
            .map(name)
            .collect(),
        exact: analysis.exact,
        depth: analysis.depth,
        nodes: analysis.nodes,
        microseconds,
        chance: score.map_or(500, |score| score.chance),
        decided_in: score.and_then(|score| score.decided_in),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: AnalyseArguments,
    }

    fn answers(arguments: &[&str], lines: impl AsRef<[u8]>) -> Vec<serde_json::Value> {
        let line = Line::try_parse_from([&["analyse"], arguments].concat()).expect("arguments");
        let mut out = Vec::new();
        run(&line.arguments, lines.as_ref(), &mut out).expect("answers");
        let out = String::from_utf8(out).expect("text");
        out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }

    #[test]
    fn each_game_is_read_in_its_notation() {
        let obf = "---------------------------OX------XO--------------------------- X; D3:0; C4:0;";
        for (game, line) in [
            ("connect-four", "4444 -1 what is behind the blank"),
            ("reversi", obf),
            ("checkers", "B:W21-32:B1-12"),
            ("gomoku", r#"{"game":"gomoku","turns":["h8","h9"]}"#),
            ("four", r#"{"game":"four"}"#),
            ("go", r#"{"game":"go","setup":{"size":9}}"#),
        ] {
            let answers = answers(&[game, "--nodes", "300", "--memory", "1"], line);
            assert_eq!(answers.len(), 1, "{game}");
            assert!(answers[0]["best"].as_array().is_some_and(|best| !best.is_empty()), "{}", answers[0]);
            assert!(answers[0]["score"].is_number() && answers[0]["exact"].is_boolean());
        }
    }

    #[test]
    fn all_winning_turns_are_listed() {
        // Red has three in the middle of the bottom row with both ends open.
        let answers = answers(&["connect-four", "--depth", "4", "--memory", "1"], "334455\n");
        let best = answers[0]["best"].as_array().expect("a list");
        let best: Vec<_> = best.iter().filter_map(|name| name.as_str()).collect();
        assert!(best.contains(&"2") && best.contains(&"6") && best.len() == 2, "{}", answers[0]);
        assert_eq!(answers[0]["exact"], true);
    }

    #[test]
    fn an_illegal_line_is_an_error_and_the_next_is_answered() {
        let answers = answers(&["connect-four", "--nodes", "50", "--memory", "1"], "489\n\n11111111\n4\n");
        assert_eq!(answers.len(), 3);
        assert_eq!(answers[0]["error"]["turn"], 2);
        assert_eq!(answers[1]["error"]["turn"], 7);
        assert!(answers[2]["error"].is_null());
    }

    #[test]
    fn a_line_that_is_not_utf8_does_not_end_the_run() {
        let answers = answers(&["connect-four", "--nodes", "50", "--memory", "1"], b"4\xff\n\r\n4\r\n");
        assert_eq!(answers.len(), 2);
        assert_eq!(answers[0]["error"]["turn"], 2);
        assert!(answers[1]["error"].is_null());
    }
}
