//! The Go Text Protocol, version 2, for Go, gomoku, reversi, four and Hex.
//!
//! A swap in Hex is the move `swap-pieces` with its meaning in SGF: the stone is mirrored and the players
//! keep their colours. The programs of Benzene (P. Henderson, B. Arneson and R. Hayward), whose Hex Text
//! Protocol is a dialect of this one, use the word for an exchange of colours instead.
//!
//! G. Farnebäck, *Specification of the Go Text Protocol*, 2002, with the extensions of `GoGui`
//! (M. Enzenberger) and of the Kiseido Go Server.

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use super::{Clock, Conversation, EngineSession, Flow, Setting};
use crate::cli::files;
use crate::cli::time::duration;
use crate::engine::matches::{Course, Step};
use crate::engine::{Decision, Limits, Stop};
use crate::notation;
use crate::rules::go::{Move, Position as Go, Rules as GoRules, Size};
use crate::rules::{Position, Rules, Side, Square, Turn};

mod questions;

/// A game by this protocol.
pub(in crate::cli) struct Gtp {
    session: EngineSession,
    /// The clock of each side, indexed by [`Side::index`]: the time left, and the number of turns that it
    /// is for, if it is limited to a period.
    clocks: [Option<(Duration, Option<u32>)>; 2],
    /// The clock with which each side starts a game; without one, the limits of the command line apply.
    settings: Option<TimeSettings>,
}

/// The arguments of the command `time_settings`: the main time, then periods in each of which a number
/// of stones must be played.
#[derive(Clone, Copy)]
struct TimeSettings {
    main: Duration,
    period: Duration,
    stones: u32,
}

/// The answer to a command, or the message of its failure.
type Answer = Result<String, String>;

/// The commands with the functions that execute them.
const COMMANDS: &[(&str, fn(&mut Gtp, &[&str], &Stop) -> Answer)] = &[
    ("protocol_version", |_, _, _| Ok("2".to_owned())),
    ("name", |_, _, _| Ok("Parlour".to_owned())),
    ("version", |_, _, _| Ok(env!("CARGO_PKG_VERSION").to_owned())),
    ("known_command", |_, words, _| Ok(words.first().is_some_and(|word| is_known(word)).to_string())),
    ("list_commands", |_, _, _| {
        let names: Vec<_> = COMMANDS.iter().map(|&(name, _)| name).chain(["quit"]).collect();
        Ok(names.join("\n"))
    }),
    ("boardsize", Gtp::board_size),
    ("clear_board", |gtp, _, _| {
        gtp.clear();
        Ok(String::new())
    }),
    ("komi", Gtp::komi),
    ("play", Gtp::play),
    ("genmove", |gtp, words, stop| gtp.generate(words, true, stop)),
    ("reg_genmove", |gtp, words, stop| gtp.generate(words, false, stop)),
    ("undo", |gtp, _, _| {
        gtp.attempt(|gtp| {
            let undone = gtp.session.course.undo();
            if undone { Ok(String::new()) } else { Err("cannot undo".to_owned()) }
        })
    }),
    ("showboard", |gtp, _, _| {
        Ok(format!("\n{}", notation::picture(&*gtp.session.course.position).trim_end()))
    }),
    ("fixed_handicap", Gtp::fixed_handicap),
    ("place_free_handicap", Gtp::fixed_handicap),
    ("set_free_handicap", Gtp::set_free_handicap),
    ("time_settings", |gtp, words, _| gtp.time_settings(words)),
    ("time_left", |gtp, words, _| gtp.time_left(words)),
    ("final_score", |gtp, _, _| gtp.final_score()),
    ("final_status_list", Gtp::final_status_list),
    ("loadsgf", Gtp::load),
    ("get_komi", |gtp, _, _| Ok(gtp.komi_text())),
    ("query_boardsize", |gtp, _, _| Ok(gtp.session.course.rules.grid().columns.to_string())),
    ("all_legal", |gtp, words, _| gtp.all_legal(words)),
    ("kgs-time_settings", |gtp, words, _| gtp.kgs_time_settings(words)),
    ("kgs-genmove_cleanup", |gtp, words, stop| gtp.generate(words, true, stop)),
    ("kgs-game_over", |_, _, _| Ok(String::new())),
    ("kgs-rules", Gtp::set_rules),
    ("gogui-analyze_commands", |gtp, _, _| Ok(gtp.analyze_commands())),
    ("gogui-interrupt", |_, _, _| Ok(String::new())),
    ("gogui-play_sequence", Gtp::play_sequence),
    ("gogui-title", |gtp, _, _| Ok(gtp.title())),
    ("gogui-rules_game_id", |gtp, _, _| Ok(gtp.title())),
    ("gogui-rules_board_size", |gtp, _, _| Ok(gtp.session.course.rules.grid().columns.to_string())),
    ("gogui-rules_legal_moves", |gtp, words, _| gtp.all_legal(words)),
    ("gogui-rules_side_to_move", |gtp, _, _| Ok(side_name(gtp.session.course.position.to_move()).to_owned())),
    ("gogui-rules_final_result", |gtp, _, _| gtp.final_score()),
    ("gogui-rules_board", |gtp, _, _| Ok(gtp.rules_board())),
    ("parlour-ownership", |gtp, _, stop| gtp.ownership(stop)),
    ("parlour-score", |gtp, _, stop| gtp.score(stop)),
    ("parlour-best", |gtp, _, stop| gtp.best(stop)),
];

fn is_known(name: &str) -> bool {
    name == "quit" || COMMANDS.iter().any(|&(known, _)| known == name)
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "black",
        Side::Second => "white",
    }
}

fn read_side(word: Option<&&str>) -> Result<Side, String> {
    match word.map(|word| word.to_ascii_lowercase()).as_deref() {
        Some("b" | "black") => Ok(Side::First),
        Some("w" | "white") => Ok(Side::Second),
        _ => Err("syntax error: black or white".to_owned()),
    }
}

fn number<T: std::str::FromStr>(word: Option<&&str>) -> Result<T, String> {
    word.and_then(|word| word.parse().ok()).ok_or_else(|| "syntax error: a number".to_owned())
}

fn seconds(word: Option<&&str>) -> Result<Duration, String> {
    duration(number(word)?).map_err(|_| "syntax error: seconds".to_owned())
}

impl Gtp {
    pub(crate) fn new(setting: Setting) -> Gtp {
        Gtp { session: EngineSession::new(setting), clocks: [None; 2], settings: None }
    }

    fn go_rules(&self) -> Result<GoRules, String> {
        match self.session.setting.rules {
            Rules::Go(rules) => Ok(rules),
            _ => Err("only in Go".to_owned()),
        }
    }

    /// Starts a new game by these rules, with full clocks.
    fn begin(&mut self, rules: Rules) {
        self.session.restart(rules);
        self.clocks = [None; 2];
        if let Some(TimeSettings { main, .. }) = self.settings {
            self.clocks = [Some((main, None)); 2];
        }
    }

    /// Returns `true` if the game is over, or in Go if both sides have passed.
    #[cfg(test)]
    pub(super) fn is_over(&self) -> bool {
        let position = &*self.session.course.position;
        position.outcome().is_some() || position.counting().is_some()
    }

    /// Calls a function that changes the game, and restores the game if it fails.
    fn attempt(&mut self, act: impl FnOnce(&mut Gtp) -> Answer) -> Answer {
        let before = self.session.course.clone();
        let answer = act(self);
        if answer.is_err() {
            self.session.course = before;
        }
        answer
    }

    fn board_size(&mut self, words: &[&str], _: &Stop) -> Answer {
        let size: u8 = number(words.first())?;
        let unacceptable = || "unacceptable size".to_owned();
        let rules = match self.session.setting.rules {
            Rules::Go(rules) => {
                Rules::Go(GoRules { handicap: 0, ..rules }.on(Size::new(size).map_err(|_| unacceptable())?))
            }
            Rules::Gomoku(rules) => {
                let rules = crate::rules::gomoku::Rules::new(size, rules.winning(), rules.opening());
                Rules::Gomoku(rules.map_err(|_| unacceptable())?)
            }
            // The Hex Text Protocol gives the columns and the rows.
            Rules::Hex(rules) => {
                if words.get(1).is_some_and(|rows| rows.parse() != Ok(size)) {
                    return Err(unacceptable());
                }
                let rules = crate::rules::hex::Rules::new(size, rules.swap());
                Rules::Hex(rules.map_err(|_| unacceptable())?)
            }
            rules if rules.grid().columns == size => rules,
            _ => return Err(unacceptable()),
        };
        self.begin(rules);
        Ok(String::new())
    }

    fn clear(&mut self) {
        let rules = match self.session.setting.rules {
            Rules::Go(rules) => Rules::Go(GoRules { handicap: 0, ..rules }),
            rules => rules,
        };
        self.begin(rules);
    }

    /// Changes the rules in the middle of a game. All turns are replayed by the new ones.
    fn change(&mut self, rules: GoRules) -> Answer {
        let before = &self.session.course;
        let start = if before.start.hash() == Rules::Go(self.go_rules()?).start().hash() {
            Rules::Go(rules).start()
        } else {
            let text = notation::position_text(&*before.start);
            notation::read_position(Rules::Go(rules), &text).map_err(|error| error.to_string())?
        };
        let mut course = Course::from_position(start);
        for step in &before.steps {
            course.go(step.clone()).map_err(|reason| reason.to_string())?;
        }
        self.session.restart(Rules::Go(rules));
        self.session.course = course;
        Ok(String::new())
    }

    fn komi(&mut self, words: &[&str], _: &Stop) -> Answer {
        let komi: f64 = number(words.first())?;
        let rules = self.go_rules()?;
        let halves = komi * 2.;
        if !(-1000. ..=1000.).contains(&komi) {
            return Err("unacceptable komi".to_owned());
        }
        self.change(GoRules { komi: halves.round() as i16, ..rules })
    }

    fn komi_text(&self) -> String {
        self.go_rules().map_or_else(|_| "0".to_owned(), |rules| (f64::from(rules.komi) / 2.).to_string())
    }

    fn set_rules(&mut self, words: &[&str], _: &Stop) -> Answer {
        let rules = self.go_rules()?;
        let name = match *words.first().unwrap_or(&"") {
            "new_zealand" => "new-zealand",
            name => name,
        };
        let Rules::Go(other) = crate::rules::Game::Go.preset(name).map_err(|error| error.to_string())? else {
            return Err("unknown rules".to_owned());
        };
        self.change(GoRules { komi: rules.komi, handicap: rules.handicap, size: rules.size, ..other })
    }

    /// Gives the turn to a side. In Go the other side passes, without an effect on the end of the game.
    fn give_turn(&mut self, side: Side) -> Result<(), String> {
        if let Some(counting) = self.session.course.position.counting() {
            let position = counting.play_on();
            self.replace(position);
        }
        if self.session.course.position.to_move() == side {
            return Ok(());
        }
        if self.session.course.position.must_pass() {
            return self.session.play(Turn::default()).map_err(|_| "illegal move".to_owned());
        }
        let Some(go) = self.go() else { return Err("illegal move: not that side's turn".to_owned()) };
        let mut after = go.clone();
        after.play_move(Move::PASS);
        let after = after.with_passes(0);
        self.replace(Box::new(after));
        Ok(())
    }

    /// Replaces the position. Earlier turns can no longer be undone.
    fn replace(&mut self, position: Box<dyn Position>) {
        let mut history = std::mem::take(&mut self.session.course.history);
        history.push(position.hash());
        self.session.course = Course { history, ..Course::from_position(position) };
    }

    fn go(&self) -> Option<&Go> {
        self.session.course.position.as_any().downcast_ref()
    }

    fn play(&mut self, words: &[&str], _: &Stop) -> Answer {
        let side = read_side(words.first())?;
        let name = words.get(1).ok_or("syntax error: a vertex")?;
        if name.eq_ignore_ascii_case("resign") {
            return Ok(String::new());
        }
        self.attempt(|gtp| {
            gtp.give_turn(side)?;
            let turn = gtp.read_turn(name)?;
            gtp.session.play(turn).map_err(|_| "illegal move".to_owned())?;
            Ok(String::new())
        })
    }

    fn play_sequence(&mut self, words: &[&str], stop: &Stop) -> Answer {
        self.attempt(|gtp| {
            for pair in words.chunks(2) {
                gtp.play(pair, stop)?;
            }
            Ok(String::new())
        })
    }

    fn read_turn(&self, name: &str) -> Result<Turn, String> {
        notation::read_turn(&*self.session.course.position, name).map_err(|_| "illegal move".to_owned())
    }

    fn square_name(&self, square: Square) -> String {
        notation::square_name(self.session.course.rules, square, notation::Style::Letters)
            .to_ascii_uppercase()
    }

    fn turn_name(&self, turn: &Turn) -> String {
        if notation::is_swap(&*self.session.course.position, turn) {
            return notation::SWAP_PIECES.to_owned();
        }
        turn.0.last().map_or_else(|| "pass".to_owned(), |&square| self.square_name(square))
    }

    fn limits(&self, side: Side) -> Limits {
        let Some(settings) = self.settings else { return self.session.setting.limits };
        let clock = match self.clocks[side.index()] {
            Some((left, Some(stones))) => Clock { left, turns: Some(stones), increment: Duration::ZERO },
            Some((left, None)) if !left.is_zero() => {
                let increment = settings.period.checked_div(settings.stones).unwrap_or_default();
                Clock { left: left.saturating_add(increment), turns: None, increment }
            }
            _ => Clock { left: settings.period, turns: Some(settings.stones), increment: Duration::ZERO },
        };
        self.session.limits_by(clock)
    }

    fn generate(&mut self, words: &[&str], plays: bool, stop: &Stop) -> Answer {
        let side = read_side(words.first())?;
        let before = (!plays).then(|| self.session.course.clone());
        let limits = self.limits(side);
        let answer = self.attempt(|gtp| {
            gtp.give_turn(side)?;
            match gtp.session.decide(limits, stop) {
                Some(Decision::Turn(turn)) => {
                    let name = gtp.turn_name(&turn);
                    gtp.session.play(turn).map_err(|_| "illegal move".to_owned())?;
                    Ok(name)
                }
                Some(Decision::Resign) => Ok("resign".to_owned()),
                Some(_) | None => Ok("pass".to_owned()),
            }
        });
        if let Some(before) = before {
            self.session.course = before;
        }
        answer
    }

    fn fixed_handicap(&mut self, words: &[&str], _: &Stop) -> Answer {
        let rules = GoRules { handicap: number(words.first())?, ..self.go_rules()? };
        if !self.session.course.steps.is_empty() {
            return Err("board not empty".to_owned());
        }
        let rules = rules.checked().map_err(|_| "invalid number of stones".to_owned())?;
        self.begin(Rules::Go(rules));
        let names: Vec<_> =
            rules.first_stones().iter().map(|&(square, _)| self.square_name(square)).collect();
        Ok(names.join(" "))
    }

    fn set_free_handicap(&mut self, words: &[&str], _: &Stop) -> Answer {
        let rules = self.go_rules()?;
        if !self.session.course.steps.is_empty() {
            return Err("board not empty".to_owned());
        }
        let square = |name: &&str| notation::read_square(Rules::Go(rules), name);
        let squares: Option<Vec<_>> = words.iter().map(square).collect();
        let squares = squares.filter(|squares| squares.len() >= 2).ok_or("bad vertex list")?;
        // The compensation for White is defined up to the largest handicap of the rules only.
        let most = rules.most_handicap();
        let handicap = u8::try_from(squares.len()).map_or(most, |stones| stones.min(most));
        let rules = GoRules { handicap, ..rules };
        let stones = squares.into_iter().map(|square| (square, Side::First));
        let position =
            Go::with_stones(rules, Side::Second, stones).map_err(|_| "bad vertex list".to_owned())?;
        self.begin(Rules::Go(rules));
        self.session.course = Course::from_position(Box::new(position));
        Ok(String::new())
    }

    fn time_settings(&mut self, words: &[&str]) -> Answer {
        let (main, period) = (seconds(words.first())?, seconds(words.get(1))?);
        let stones = number(words.get(2))?;
        // By the protocol, a period above zero for no stones means that there is no time limit.
        self.settings = (stones > 0 || period.is_zero()).then_some(TimeSettings { main, period, stones });
        self.clocks = [Some((main, None)); 2];
        Ok(String::new())
    }

    fn kgs_time_settings(&mut self, words: &[&str]) -> Answer {
        match words {
            ["none"] => self.settings = None,
            ["absolute", main] => return self.time_settings(&[main, "0", "0"]),
            ["byoyomi", main, period, _] => return self.time_settings(&[main, period, "1"]),
            ["canadian", main, period, stones] => return self.time_settings(&[main, period, stones]),
            _ => return Err("syntax error".to_owned()),
        }
        Ok(String::new())
    }

    fn time_left(&mut self, words: &[&str]) -> Answer {
        let (side, left, stones) = (read_side(words.first())?, seconds(words.get(1))?, number(words.get(2))?);
        self.clocks[side.index()] = Some((left, Some(stones).filter(|&stones: &u32| stones > 0)));
        Ok(String::new())
    }

    fn load(&mut self, words: &[&str], _: &Stop) -> Answer {
        let cannot = || "cannot load file".to_owned();
        let path = Path::new(words.first().ok_or_else(cannot)?);
        let file = files::read(path).map_err(|_| cannot())?;
        let most = match words.get(1) {
            // The file is loaded up to the turn before this number.
            Some(_) => number::<usize>(words.get(1))?.saturating_sub(1),
            None => usize::MAX,
        };
        let games = notation::read_games(self.session.setting.rules, &file);
        let record = games.into_iter().next().and_then(Result::ok).ok_or_else(cannot)?;
        let start = record.first_position().map_err(|_| cannot())?;
        let mut course = Course::from_position(start);
        for turn in record.turns.into_iter().take(most) {
            course.go(Step::Turn(turn)).map_err(|_| cannot())?;
        }
        self.begin(record.rules);
        self.session.course = course;
        Ok(side_name(self.session.course.position.to_move()).to_owned())
    }
}

impl Conversation for Gtp {
    fn hear(&mut self, line: &str, stop: &Stop, out: &mut dyn Write) -> io::Result<Flow> {
        let line: String = line.split('#').next().unwrap_or_default().replace('\t', " ");
        let line: String = line.chars().filter(|letter| !letter.is_control()).collect();
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let id = match words.first() {
            Some(first) if first.bytes().all(|byte| byte.is_ascii_digit()) => words.remove(0),
            _ => "",
        };
        let Some((&command, words)) = words.split_first() else { return Ok(Flow::On) };
        let answer = match COMMANDS.iter().find(|&&(name, _)| name == command) {
            Some((_, answer)) => answer(self, words, stop),
            None if command == "quit" => Ok(String::new()),
            None => Err("unknown command".to_owned()),
        };
        let (sign, text) = match &answer {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        let space = if text.is_empty() { "" } else { " " };
        write!(out, "{sign}{id}{space}{text}\n\n")?;
        Ok(if command == "quit" { Flow::End } else { Flow::On })
    }

    fn refuse(&mut self, why: &str, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "? {why}\n\n")
    }

    fn ponder(&mut self, stop: &Stop) {
        self.session.ponder(stop);
    }

    /// Returns `true` for the comment with which `GoGui` interrupts a search.
    fn interrupts(line: &str) -> bool {
        line.starts_with("# interrupt")
    }
}
