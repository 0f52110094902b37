//! External programs as players.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use super::protocols::hub_text;
use crate::engine::matches::{Course, Failure, Player, Step};
use crate::engine::{Decision, Limits};
use crate::notation::{self, Style};
use crate::rules::{Position, Rules, Side};

mod gomocup;
mod process;

use process::Process;
pub(super) use process::{Programs, words};

/// The protocol of an external program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Language {
    /// The Go Text Protocol.
    Gtp,
    /// The protocol of Gomocup, for gomoku.
    Gomocup,
    /// The protocol of `NBoard`, for reversi.
    NBoard,
    /// The protocol of Hub, for draughts.
    Hub,
}

impl Language {
    pub(super) fn from_name(name: &str) -> Option<Language> {
        Some(match name {
            "gtp" => Language::Gtp,
            "gomocup" => Language::Gomocup,
            "nboard" => Language::NBoard,
            "hub" => Language::Hub,
            _ => return None,
        })
    }
}

/// A player that is another program, started for one game.
pub(super) struct External<'a> {
    language: Language,
    command: Vec<String>,
    /// The time per turn, if the protocol can express it.
    time: Duration,
    /// The number of nodes per turn instead. Only Hub can express it.
    nodes: Option<u64>,
    /// The time in which the program has to answer.
    patience: Duration,
    programs: &'a Programs,
    process: Option<Process>,
    /// The steps of the game that the program knows, its own among them.
    told: Vec<Step>,
}

/// The usual time per turn.
const USUAL_TIME: Duration = Duration::from_secs(1);

impl External<'_> {
    /// Returns a player that is not started yet. The default time is one second per turn. The default
    /// patience is much longer, so that only a program that hangs exhausts it.
    pub(super) fn new(
        language: Language,
        command: Vec<String>,
        limits: Limits,
        patience: Option<Duration>,
        programs: &Programs,
    ) -> External<'_> {
        let time = limits.time.unwrap_or(USUAL_TIME);
        let nodes = limits.nodes.filter(|_| limits.time.is_none());
        let patience = patience.unwrap_or(time * 10 + Duration::from_secs(30));
        External { language, command, time, nodes, patience, programs, process: None, told: Vec::new() }
    }
}

impl Player for External<'_> {
    fn decide(&mut self, course: &Course) -> Result<Decision, Failure> {
        // One clock runs for the whole answer, from the start of the program to its turn.
        let until = Instant::now() + self.patience;
        let is_new = self.process.is_none();
        let process = match &mut self.process {
            Some(process) => process,
            none => none.insert(self.programs.start(&self.command)?),
        };
        process.allow(until, self.patience);
        match self.language {
            Language::Gtp => process.by_gtp(course, is_new, &mut self.told, self.time),
            Language::Gomocup => process.by_gomocup(course, is_new, &mut self.told, self.time),
            Language::NBoard => process.by_nboard(course, is_new),
            Language::Hub => {
                let level = match self.nodes {
                    Some(nodes) => format!("level nodes={nodes}"),
                    None => format!("level move-time={}", self.time.as_secs_f64()),
                };
                process.by_hub(course, is_new, &level)
            }
        }
    }
}

/// The conversations with a program, by protocol.
impl Process {
    /// Sends a command of the Go Text Protocol and returns its answer.
    fn command(&mut self, command: &str) -> Result<String, String> {
        self.say(command)?;
        let answer = self.wait_for(|line| {
            let (sign, text) = (line.get(..1)?, line.get(1..)?);
            match sign {
                "=" => Some(Ok(text.trim().to_owned())),
                "?" => Some(Err(format!("{command}: {}", text.trim()))),
                _ => None,
            }
        })?;
        // An answer ends with an empty line.
        self.wait_for(|line| line.is_empty().then_some(()))?;
        answer
    }

    fn by_gtp(
        &mut self,
        course: &Course,
        is_new: bool,
        told: &mut Vec<Step>,
        time: Duration,
    ) -> Result<Decision, Failure> {
        if is_new {
            self.command(&format!("boardsize {}", course.rules.grid().columns))?;
            self.command("clear_board")?;
            if let Rules::Go(rules) = course.rules {
                self.command(&format!("komi {}", f64::from(rules.komi) / 2.))?;
            }
            // A period of this many seconds for each stone. A program that does not support the command
            // uses a time of its own.
            _ = self.command(&format!("time_settings 0 {} 1", time.as_secs().max(1)));
        }
        let mut position = course.start.boxed();
        for (at, step) in course.steps.iter().enumerate() {
            let Step::Turn(turn) = step else { return Err(NO_CHOICES.into()) };
            let is_new = at >= told.len();
            let is_swap = is_new && notation::is_swap(&*position, turn);
            if is_new && !is_swap {
                let name = match turn.0.last() {
                    Some(&square) => notation::square_name(course.rules, square, Style::Letters),
                    None => "pass".to_owned(),
                };
                self.command(&format!("play {} {name}", colour(position.to_move())))?;
            }
            position.play(turn).map_err(|reason| reason.to_string())?;
            if is_swap {
                self.tell_swap(course, &*position)?;
            }
        }
        let answer = self.command(&format!("genmove {}", colour(position.to_move())))?;
        if answer.eq_ignore_ascii_case("resign") {
            return Ok(Decision::Resign);
        }
        let decision = read_turn(&*position, &answer)?;
        told.clone_from(&course.steps);
        if let Decision::Turn(turn) = &decision {
            told.push(Step::Turn(turn.clone()));
            if notation::is_swap(&*position, turn) {
                // It has played its word, whatever that means to it.
                position.play(turn).map_err(|reason| reason.to_string())?;
                self.tell_swap(course, &*position)?;
            }
        }
        Ok(decision)
    }

    /// Tells a program that speaks the Go Text Protocol of a swap, by the stone that is there afterwards.
    ///
    /// The programs do not agree on the word: after `swap-pieces` the programs of Benzene leave the stone
    /// where it is and have the players change their colours. A program that does not let White begin is
    /// told with the word.
    fn tell_swap(&mut self, course: &Course, position: &dyn Position) -> Result<(), String> {
        let name = |square| notation::square_name(course.rules, square, Style::Letters);
        let stone = course.rules.grid().squares().find(|&square| position.piece(square).is_some());
        let first = match course.steps.first() {
            Some(Step::Turn(turn)) => turn.0.first().copied(),
            _ => None,
        };
        let Some((stone, first)) = stone.zip(first) else { return Ok(()) };
        self.command("clear_board")?;
        if self.command(&format!("play white {}", name(stone))).is_ok() {
            return Ok(());
        }
        self.command(&format!("play black {}", name(first)))?;
        self.command(&format!("play white {}", notation::SWAP_PIECES)).map(drop)
    }

    fn by_nboard(&mut self, course: &Course, is_new: bool) -> Result<Decision, Failure> {
        if is_new {
            self.say("nboard 2")?;
        }
        self.say(&format!("set game {}", ggf(course)))?;
        self.say("ping 1")?;
        self.wait_for(|line| (line == "pong 1").then_some(()))?;
        self.say("go")?;
        let name = self.wait_for(|line| {
            let words = line.strip_prefix("===")?.trim();
            Some(words.split(['/', ' ']).next().unwrap_or_default().to_owned())
        })?;
        let name = if name.to_ascii_uppercase().starts_with("PA") { "pass".to_owned() } else { name };
        read_turn(&*course.position, &name)
    }

    fn by_hub(&mut self, course: &Course, is_new: bool, level: &str) -> Result<Decision, Failure> {
        let word = |line: &str| line.split_whitespace().next().unwrap_or_default().to_owned();
        let on = |wanted: &'static str| {
            move |line: &str| match word(line) {
                word if word == wanted => Some(Ok(())),
                word if word == "error" => Some(Err(line.to_owned())),
                _ => None,
            }
        };
        if is_new {
            self.say("hub")?;
            self.wait_for(on("wait"))??;
            let name = course.rules.preset().map_or("normal", |preset| preset.name);
            if name != "international" {
                self.say(&format!("set-param name=variant value={name}"))?;
            }
            self.say("init")?;
            self.wait_for(on("ready"))??;
        }
        self.say(&hub_position(course))?;
        self.say(level)?;
        self.say("go think")?;
        let name = self.wait_for(|line| {
            if word(line) == "error" {
                return Some(Err(line.to_owned()));
            }
            let rest = line.strip_prefix("done")?;
            let name = rest.split_whitespace().find_map(|word| word.strip_prefix("move="));
            Some(Ok(name.unwrap_or_default().trim_matches('"').to_owned()))
        })??;
        let turn = hub_text::read_turn(&*course.position, &name);
        turn.map(Decision::Turn).ok_or_else(|| Failure::Illegal(format!("not legal: {name}")))
    }
}

/// Returns the name of a side in the Go Text Protocol.
fn colour(side: Side) -> &'static str {
    if side == Side::First { "black" } else { "white" }
}

/// The answer to a program whose protocol has no word for the choices of an opening.
const NO_CHOICES: &str = "its protocol has no choices of an opening";

fn read_turn(position: &dyn Position, name: &str) -> Result<Decision, Failure> {
    let turn = notation::read_turn(position, name).map(Decision::Turn);
    turn.map_err(|error| Failure::Illegal(format!("{name}: {error}")))
}

/// Returns a game of draughts as a command of Hub: the first position and all turns, so the program knows
/// of repetitions.
fn hub_position(course: &Course) -> String {
    let turn = |step: &Step| match step {
        Step::Turn(turn) => Some(turn.clone()),
        Step::Choose(_) => None,
    };
    let turns: Vec<_> = course.steps.iter().filter_map(turn).collect();
    let names = hub_text::names(&*course.start, &turns).join(" ");
    format!("pos pos={} moves=\"{names}\"", hub_text::board(&*course.start))
}

/// Returns a game of reversi in GGF, the format of `NBoard`.
fn ggf(course: &Course) -> String {
    let board = notation::position_text(&*course.start).replace('X', "*");
    let mut text = format!("(;GM[Othello]PC[Parlour]PB[A]PW[B]RE[?]TY[8]BO[8 {board}]");
    let mut position = course.start.boxed();
    for step in &course.steps {
        let Step::Turn(turn) = step else { continue };
        let letter = if position.to_move() == Side::First { 'B' } else { 'W' };
        let name = match turn.0.first() {
            Some(&square) => notation::square_name(course.rules, square, Style::Letters).to_ascii_uppercase(),
            None => "PA".to_owned(),
        };
        text.push(letter);
        _ = write!(text, "[{name}]");
        // The turn was legal in the game, so this cannot fail.
        _ = position.play(turn);
    }
    text + ";)"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn ggf_round_trips() {
        let rules = Game::Reversi.presets()[0].rules;
        let course = crate::engine::matches::opening(rules, 12, 5).expect("an opening");
        let games = notation::read_games(rules, ggf(&course).as_bytes());
        let record = games.into_iter().next().expect("a game").expect("it is readable");
        let steps: Vec<_> = record.turns.into_iter().map(Step::Turn).collect();
        assert_eq!(steps, course.steps);
    }

    #[test]
    fn hub_positions_contain_all_turns() {
        let rules = Game::Checkers.presets()[0].rules;
        let course = crate::engine::matches::opening(rules, 30, 5).expect("an opening");
        let told = hub_position(&course);
        let mut position = course.start.boxed();
        for name in told.split('"').nth(1).expect("turns").split_whitespace() {
            let turn = hub_text::read_turn(&*position, name).expect("a turn");
            position.play(&turn).expect("legal");
        }
        assert_eq!(position.hash(), course.position.hash());
    }
}
