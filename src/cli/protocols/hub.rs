//! The protocol of Hub, version 2, for draughts.
//!
//! F. Letouzey, *Hub protocol for draughts*, part of his program Scan.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use super::{Clock, Conversation, EngineSession, Flow, Setting};
use crate::cli::time::duration;
use crate::engine::matches::{Course, Step};
use crate::engine::{Decision, Limits, Stop};
use crate::notation;
use crate::notation::hub::{fen, names, read_turn};
use crate::rules::{Game, Rules};

/// A conversation by this protocol.
pub(in crate::cli) struct Hub {
    session: EngineSession,
    limits: Limits,
    /// The clock of the game, which replaces the time of the limits.
    clock: Option<Clock>,
    /// `true` while the engine thinks on the opponent's time. The position has the turn that is expected.
    ponders: bool,
}

impl Hub {
    pub(crate) fn new(setting: Setting) -> Hub {
        Hub { session: EngineSession::new(setting), limits: setting.limits, clock: None, ponders: false }
    }

    fn set_position(&mut self, arguments: &Arguments) -> Result<(), String> {
        let rules = self.session.setting.rules;
        let start = match arguments.get("pos") {
            Some(text) => notation::read_position(rules, &fen(text)?).map_err(|error| error.to_string())?,
            None => rules.start(),
        };
        let mut course = Course::from_position(start);
        for name in arguments.get("moves").into_iter().flat_map(|moves| moves.split_whitespace()) {
            let turn = read_turn(&*course.position, name).ok_or_else(|| format!("not legal: {name}"))?;
            course.go(Step::Turn(turn)).map_err(|reason| reason.to_string())?;
        }
        self.session.course = course;
        Ok(())
    }

    fn set_level(&mut self, arguments: &Arguments) {
        let seconds = |name| arguments.get(name)?.parse().ok().and_then(|time| duration(time).ok());
        let number = |name| arguments.get(name).and_then(|text| text.parse().ok());
        (self.limits, self.clock) = if arguments.contains_key("infinite") {
            (Limits::default(), None)
        } else {
            let limits = Limits {
                depth: number("depth"),
                nodes: arguments.get("nodes").and_then(|text| text.parse().ok()),
                ..seconds("move-time").map_or_else(Limits::default, Limits::time)
            };
            let clock = seconds("time").filter(|_| limits.time.is_none()).map(|left| {
                let increment = seconds("inc").unwrap_or_default();
                Clock { left: left.saturating_add(increment), turns: number("moves"), increment }
            });
            (limits, clock)
        };
    }

    /// Returns the limits of a turn that begins now.
    fn limits(&self) -> Limits {
        match self.clock {
            Some(clock) => {
                let Limits { time, soft, .. } = self.session.limits_by(clock);
                Limits { time, soft, ..self.limits }
            }
            None => self.limits,
        }
    }

    /// Decides and tells the decision.
    fn go(&mut self, stop: &Stop, out: &mut dyn Write) -> io::Result<()> {
        let decision = self.session.decide(self.limits(), stop);
        self.tell(decision, out)
    }

    /// Tells a decision, which the protocol demands, although the expected turn was not played.
    fn stop_pondering(&mut self, stop: &Stop, out: &mut dyn Write) -> io::Result<()> {
        const BRIEF: Duration = Duration::from_millis(5);
        let decision = self.session.decide(Limits::time(BRIEF), stop);
        self.tell(decision, out)
    }

    fn tell(&self, decision: Option<Decision>, out: &mut dyn Write) -> io::Result<()> {
        let Some(Decision::Turn(turn)) = decision else {
            return writeln!(out, "error message=\"there is nothing to play\"");
        };
        let mut line = vec![turn];
        if let Some(thought) = &self.session.opponent.thought
            && let Some(best) = thought.lines.iter().find(|known| known.turns.first() == line.first())
        {
            line.clone_from(&best.turns);
            let pv = names(&*self.session.course.position, &line).join(" ");
            let (depth, nodes) = (thought.depth, thought.nodes);
            let score = f64::from(best.score.value) / 100.;
            writeln!(out, "info depth={depth} score={score:.2} nodes={nodes} pv=\"{pv}\"")?;
        }
        let names = names(&*self.session.course.position, &line);
        write!(out, "done move={}", names[0])?;
        if let Some(ponder) = names.get(1) {
            write!(out, " ponder={ponder}")?;
        }
        writeln!(out)
    }
}

/// The arguments of a line: names with their values, which may be empty.
type Arguments = BTreeMap<String, String>;

/// Parses the arguments of a line: words, each optionally with `=` and a value, which may be quoted.
fn arguments(mut text: &str) -> Arguments {
    let mut all = Arguments::new();
    loop {
        text = text.trim_start();
        if text.is_empty() {
            return all;
        }
        let end = text.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(text.len());
        let name = text[..end].to_owned();
        text = &text[end..];
        let mut value = "";
        if let Some(rest) = text.strip_prefix('=') {
            if let Some(quoted) = rest.strip_prefix('"') {
                (value, text) = quoted.split_once('"').unwrap_or((quoted, ""));
            } else {
                let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
                (value, text) = rest.split_at(end);
            }
        }
        all.insert(name, value.to_owned());
    }
}

/// Returns the rules of a variant by its name in the protocol.
fn variant(name: &str) -> Option<Rules> {
    let preset = match name {
        "normal" => "international",
        "frisian" => "frisian",
        _ => name,
    };
    Game::Checkers.preset(preset).ok()
}

impl Conversation for Hub {
    fn hear(&mut self, line: &str, stop: &Stop, out: &mut dyn Write) -> io::Result<Flow> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let arguments = arguments(rest);
        // Only a ping leaves it alone.
        let pondered = word != "ping" && std::mem::take(&mut self.ponders);
        match word {
            "hub" => {
                writeln!(
                    out,
                    "id name=Parlour version={} author=\"the authors of Parlour\"",
                    env!("CARGO_PKG_VERSION")
                )?;
                let usual = match self.session.setting.rules.preset() {
                    Some(preset) if preset.name != "international" => preset.name,
                    _ => "normal",
                };
                let names: Vec<_> = Game::Checkers.presets().iter().map(|preset| preset.name).collect();
                writeln!(
                    out,
                    "param name=variant value={usual} type=enum values=\"normal {}\"",
                    names.join(" ")
                )?;
                writeln!(out, "wait")?;
            }
            "set-param" => {
                let is_variant = arguments.get("name").is_some_and(|name| name == "variant");
                if is_variant && let Some(rules) = arguments.get("value").and_then(|name| variant(name)) {
                    self.session.restart(rules);
                }
            }
            "init" => writeln!(out, "ready")?,
            "new-game" => {
                let rules = self.session.setting.rules;
                self.session.restart(rules);
            }
            "pos" => {
                if let Err(why) = self.set_position(&arguments) {
                    writeln!(out, "error message=\"{}\"", why.replace('"', "'"))?;
                }
            }
            "level" => self.set_level(&arguments),
            "go" if arguments.contains_key("ponder") => self.ponders = true,
            "go" => self.go(stop, out)?,
            // What has been found is in the table, so the turn begins with it.
            "ponder-hit" if pondered => self.go(stop, out)?,
            "stop" if pondered => self.stop_pondering(stop, out)?,
            "ping" => writeln!(out, "pong")?,
            "quit" => return Ok(Flow::End),
            // The protocol asks engines to ignore unknown commands. A search for an earlier line has been stopped and
            // has answered.
            _ => {}
        }
        Ok(Flow::On)
    }

    fn refuse(&mut self, why: &str, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "error message=\"{why}\"")
    }

    /// Thinks about the position after the expected turn, if the other program has asked for it.
    fn ponder(&mut self, stop: &Stop) {
        if self.ponders && self.session.setting.level.is_none() {
            self.session.think(None, stop);
        }
    }

    fn interrupts(line: &str) -> bool {
        matches!(line.split_whitespace().next(), Some("stop" | "quit" | "pos" | "new-game"))
    }
}
