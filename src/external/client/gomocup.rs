//! The client's side of the protocol of Gomocup, for gomoku, as its managers speak it.
//!
//! P. Lastovicka, *Gomoku AI protocol*, part of the rules of Gomocup.
//!
//! A program keeps the game that it plays. It is told of the opponent's stone by `TURN`. The whole board
//! follows only on an opening of several stones, and on a game that is not the one it knows.

use std::time::Duration;

use super::process::Process;
use crate::engine::Decision;
use crate::engine::matches::{Course, Failure, Step};
use crate::rules::gomoku::{Rules as Gomoku, Winning};
use crate::rules::{Grid, Rules, Square, Turn};

/// The words that tell a program of a game.
#[derive(Debug, PartialEq, Eq)]
struct News {
    /// `true` if the program has to forget its game first.
    restarts: bool,
    lines: Vec<String>,
}

impl Process {
    /// Tells a program of the game and returns its turn. `told` has the steps of the game that it knows.
    pub(super) fn by_gomocup(
        &mut self,
        course: &Course,
        is_new: bool,
        told: &mut Vec<Step>,
        time: Duration,
    ) -> Result<Decision, Failure> {
        let Rules::Gomoku(rules) = course.rules else {
            return Err("the protocol gomocup is for gomoku only".into());
        };
        if is_new {
            self.begin(rules, time)?;
        }
        let news = news(course, told)?;
        if news.restarts {
            self.expect_ok("RESTART")?;
        }
        let square = match self.ask(&news.lines, course.rules.grid())? {
            Answer::Square(square) => square,
            // Rapfi ignores a word that reaches it between its turn and the end of its search, and refuses
            // what follows. So a program that refuses a turn hears of the whole board once.
            Answer::Refusal(_) if !told.is_empty() => {
                self.expect_ok("RESTART")?;
                match self.ask(&board(course)?, course.rules.grid())? {
                    Answer::Square(square) => square,
                    Answer::Refusal(why) => return Err(Failure::NoAnswer(why)),
                }
            }
            Answer::Refusal(why) => return Err(Failure::NoAnswer(why)),
        };
        let turn = Turn(vec![square]);
        told.clone_from(&course.steps);
        told.push(Step::Turn(turn.clone()));
        Ok(Decision::Turn(turn))
    }

    /// Says the size of the board, the rules and the time.
    fn begin(&mut self, rules: Gomoku, time: Duration) -> Result<(), String> {
        self.expect_ok(&format!("START {}", rules.size()))?;
        let rule = match rules.winning() {
            Winning::FreeStyle => 0,
            Winning::Standard => 1,
            Winning::Renju => 4,
            Winning::Caro => 8,
        };
        self.say(&format!("INFO rule {rule}"))?;
        self.say(&format!("INFO timeout_turn {}", time.as_millis()))?;
        self.say("INFO timeout_match 0")?;
        self.say("INFO time_left 2147483647")
    }

    fn expect_ok(&mut self, line: &str) -> Result<(), String> {
        self.say(line)?;
        self.wait_for(|line| match line.split_whitespace().next()? {
            "OK" => Some(Ok(())),
            "ERROR" => Some(Err(line.to_owned())),
            _ => None,
        })?
    }

    /// Says these lines and waits for the square of a turn.
    fn ask(&mut self, lines: &[String], grid: Grid) -> Result<Answer, Failure> {
        for line in lines {
            self.say(line)?;
        }
        self.wait_for(|line| {
            if line.starts_with("ERROR") || line.starts_with("UNKNOWN") {
                return Some(Ok(Answer::Refusal(line.to_owned())));
            }
            let (column, row) = line.split_once(',')?;
            let (column, row): (u32, u32) = (column.trim().parse().ok()?, row.trim().parse().ok()?);
            let square = u8::try_from(column).ok().zip(u8::try_from(row).ok());
            let square = square.and_then(|(column, row)| grid.square(column, row)).map(Answer::Square);
            Some(square.ok_or_else(|| Failure::Illegal(format!("there is no square {line}"))))
        })?
    }

    /// Returns the name of the program, and its version if it gives one.
    pub(super) fn name_by_gomocup(&mut self) -> Option<String> {
        self.say("ABOUT").ok()?;
        self.wait_for(|line| {
            let value = |name: &str| {
                let (_, rest) = line.split_once(&format!("{name}=\""))?;
                Some(rest.split_once('"')?.0)
            };
            let name = value("name")?;
            Some(match value("version") {
                Some(version) => format!("{name} {version}"),
                None => name.to_owned(),
            })
        })
        .ok()
    }
}

/// The answer of a program that was asked for a turn.
enum Answer {
    Square(Square),
    /// An error, in the program's words.
    Refusal(String),
}

/// Returns what a program that knows these steps of a game has to hear to play the next.
fn news(course: &Course, told: &[Step]) -> Result<News, String> {
    let is_known = course.steps.starts_with(told);
    let lines = match &course.steps[..] {
        [] => vec!["BEGIN".to_owned()],
        [.., Step::Turn(last)] if is_known && told.len() + 1 == course.steps.len() && !last.0.is_empty() => {
            vec![format!("TURN {}", name(course, last.0[0]))]
        }
        _ => board(course)?,
    };
    let restarts = !told.is_empty() && !lines[0].starts_with("TURN");
    Ok(News { restarts, lines })
}

/// Returns the lines of the whole board.
fn board(course: &Course) -> Result<Vec<String>, String> {
    let own = course.position.to_move();
    let mut position = course.start.boxed();
    let mut lines = vec!["BOARD".to_owned()];
    for step in &course.steps {
        let Step::Turn(turn) = step else { return Err(super::NO_CHOICES.to_owned()) };
        let whose = if position.to_move() == own { 1 } else { 2 };
        lines.extend(turn.0.first().map(|&square| format!("{},{whose}", name(course, square))));
        position.play(turn).map_err(|reason| reason.to_string())?;
    }
    lines.push("DONE".to_owned());
    Ok(lines)
}

fn name(course: &Course, square: Square) -> String {
    let (column, row) = course.rules.grid().place(square);
    format!("{column},{row}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a game of free-style gomoku with stones on these columns of the first row.
    fn game(columns: &[u8]) -> Course {
        let mut course = Course::from_position(Rules::Gomoku(Gomoku::FREE_STYLE).start());
        for &column in columns {
            course.go(step(column)).expect("a legal turn");
        }
        course
    }

    fn step(column: u8) -> Step {
        Step::Turn(Turn(vec![Square(column.into())]))
    }

    #[track_caller]
    fn assert_news(columns: &[u8], told: &[u8], restarts: bool, lines: &[&str]) {
        let told: Vec<_> = told.iter().copied().map(step).collect();
        let news = news(&game(columns), &told).expect("a game without choices");
        let expected = lines.iter().map(|&line| line.to_owned()).collect();
        assert_eq!(news, News { restarts, lines: expected });
    }

    #[test]
    fn a_program_that_keeps_the_game_hears_of_one_stone() {
        assert_news(&[], &[], false, &["BEGIN"]);
        assert_news(&[3], &[], false, &["TURN 3,0"]);
        assert_news(&[3, 4, 5], &[3, 4], false, &["TURN 5,0"]);
    }

    #[test]
    fn a_program_that_does_not_know_the_game_hears_of_the_board() {
        assert_news(&[3, 4], &[], false, &["BOARD", "3,0,1", "4,0,2", "DONE"]);
        assert_news(&[3, 4, 5], &[], false, &["BOARD", "3,0,2", "4,0,1", "5,0,2", "DONE"]);
    }

    #[test]
    fn a_program_hears_of_turns_that_were_taken_back() {
        assert_news(&[3, 4], &[3, 4, 5, 6], true, &["BOARD", "3,0,1", "4,0,2", "DONE"]);
        assert_news(&[3, 7, 5], &[3, 4], true, &["BOARD", "3,0,2", "7,0,1", "5,0,2", "DONE"]);
        assert_news(&[], &[3, 4], true, &["BEGIN"]);
    }
}
