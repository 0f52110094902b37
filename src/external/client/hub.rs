//! The client's side of the protocol of Hub, for checkers and draughts.
//!
//! F. Letouzey, *Hub protocol for draughts*, part of his program Scan.

use super::process::Process;
use crate::engine::Decision;
use crate::engine::matches::{Course, Failure, Step};
use crate::notation::hub;

impl Process {
    /// Sends the game and the limits of a turn, and asks for one. `told` has the steps of the game that the program
    /// knows.
    pub(super) fn by_hub(
        &mut self,
        course: &Course,
        is_new: bool,
        told: &mut Vec<Step>,
        level: &str,
    ) -> Result<Decision, Failure> {
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
            let mut called = None;
            self.wait_for(|line| {
                called = called.take().or_else(|| name(line));
                on("wait")(line)
            })??;
            self.called = called;
            let name = course.rules.preset().map_or("normal", |preset| preset.name);
            if name != "international" {
                self.say(&format!("set-param name=variant value={name}"))?;
            }
            self.say("init")?;
            self.wait_for(on("ready"))??;
        }
        if is_new || !course.steps.starts_with(told) {
            // The program forgets what it has found in another game.
            self.say("new-game")?;
        }
        told.clone_from(&course.steps);
        self.say(&position(course))?;
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
        let turn = hub::read_turn(&*course.position, &name);
        turn.map(Decision::Turn).ok_or_else(|| Failure::Illegal(format!("not legal: {name}")))
    }
}

/// Returns the name and the version in a line such as `id name=Scan version=3.1`.
fn name(line: &str) -> Option<String> {
    let rest = line.strip_prefix("id ")?;
    let value = |name: &str| {
        let (_, rest) = rest.split_once(&format!("{name}="))?;
        match rest.strip_prefix('"') {
            Some(quoted) => quoted.split('"').next(),
            None => rest.split_whitespace().next(),
        }
    };
    let name = value("name")?;
    Some(match value("version") {
        Some(version) => format!("{name} {version}"),
        None => name.to_owned(),
    })
}

/// Returns a game as a command: the first position and all turns, so the program knows of repetitions.
fn position(course: &Course) -> String {
    let turn = |step: &Step| match step {
        Step::Turn(turn) => Some(turn.clone()),
        Step::Choose(_) => None,
    };
    let turns: Vec<_> = course.steps.iter().filter_map(turn).collect();
    let names = hub::names(&*course.start, &turns).join(" ");
    format!("pos pos={} moves=\"{names}\"", hub::board(&*course.start))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    /// A program that answers the first turn of international draughts and writes down what it hears.
    #[cfg(unix)]
    #[test]
    fn a_program_is_told_when_a_game_is_new() {
        use crate::engine::{Limits, Stop};
        use crate::external::{External, Program, Programs, Protocol};

        let folder = tempfile::tempdir().expect("a folder");
        let script = format!(
            "cd '{}'; while read -r line; do echo \"$line\" >> heard; case \"$line\" in hub) echo wait ;; init) echo \
             ready ;; 'go think') echo 'done move=32-28' ;; esac; done",
            folder.path().display()
        );
        let command = ["sh", "-c", &script].map(str::to_owned).to_vec();
        let program = Program { protocol: Protocol::Hub, command };
        let mut external = External::new(program, Limits::default(), None, &Programs::default());
        let rules = Game::Checkers.preset("international").expect("a preset");
        let mut course = Course::from_position(rules.start());
        let mut ask = |course: &Course| external.ask(course, &Stop::default());
        assert!(ask(&course).is_ok());
        for name in ["31-26", "20-25"] {
            let turn = hub::read_turn(&*course.position, name).expect("a turn");
            course.go(Step::Turn(turn)).expect("legal");
        }
        assert!(ask(&course).is_ok());
        assert!(ask(&Course::from_position(rules.start())).is_ok());
        let heard = std::fs::read_to_string(folder.path().join("heard")).expect("what it heard");
        let words: Vec<_> = heard.lines().filter_map(|line| line.split(' ').next()).collect();
        let turn = ["pos", "level", "go"];
        let expected = [&["hub", "init", "new-game"][..], &turn, &turn, &["new-game"], &turn].concat();
        assert_eq!(words, expected);
    }

    #[test]
    fn positions_contain_all_turns() {
        let rules = Game::Checkers.presets()[0].rules;
        let course = crate::engine::matches::opening(rules, 30, 5).expect("an opening");
        let told = super::position(&course);
        let mut position = course.start.boxed();
        for name in told.split('"').nth(1).expect("turns").split_whitespace() {
            let turn = hub::read_turn(&*position, name).expect("a turn");
            position.play(&turn).expect("legal");
        }
        assert_eq!(position.hash(), course.position.hash());
    }

    #[test]
    fn names_may_be_quoted() {
        assert_eq!(name("id name=Scan version=3.1 author=\"N. N.\""), Some("Scan 3.1".to_owned()));
        assert_eq!(name("id name=\"Moby Dam\""), Some("Moby Dam".to_owned()));
        assert_eq!(name("param name=variant value=normal"), None);
    }
}
