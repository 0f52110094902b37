//! The protocol of Gomocup and the Piskvork manager, for gomoku.
//!
//! P. Laštovička, *Gomoku AI protocol*, <https://plastovicka.github.io/protocl2en.htm>. A square is
//! its column and row, both counted from 0 at the top left.

use std::io::{self, Write};
use std::time::Duration;

use super::{Clock, Conversation, EngineSession, Flow, Setting};
use crate::engine::matches::{Course, Step};
use crate::engine::{Decision, Limits, Stop};
use crate::rules::gomoku::{Opening, Position, Rules as Gomoku, Stage, Winning};
use crate::rules::{Choice, Position as _, Rules, Side, Square, Turn};

/// A conversation by this protocol.
pub(in crate::cli) struct Gomocup {
    session: EngineSession,
    turn_time: Option<Duration>,
    time_left: Option<Duration>,
    /// The rule of the next game as the bits of the manager: 1 standard, 4 renju, 8 caro.
    rule: u32,
    /// The board whose lines the manager is sending.
    board: Option<Board>,
}

#[derive(Default)]
struct Board {
    /// Each stone with the field of the manager: 1 is the engine's, 2 the opponent's, 3 see
    /// [`set_up`](Gomocup::set_up).
    stones: Vec<(Square, u8)>,
    is_opening: bool,
}

impl Gomocup {
    pub(crate) fn new(setting: Setting) -> Gomocup {
        let rule = match setting.rules {
            Rules::Gomoku(rules) => match rules.winning() {
                Winning::FreeStyle => 0,
                Winning::Standard => 1,
                Winning::Renju => 4,
                Winning::Caro => 8,
            },
            _ => 0,
        };
        Gomocup { session: EngineSession::new(setting), turn_time: None, time_left: None, rule, board: None }
    }

    fn winning(&self) -> Winning {
        match self.rule {
            rule if rule & 4 != 0 => Winning::Renju,
            rule if rule & 8 != 0 => Winning::Caro,
            rule if rule & 1 != 0 => Winning::Standard,
            _ => Winning::FreeStyle,
        }
    }

    fn size(&self) -> u8 {
        self.session.course.rules.grid().columns
    }

    fn limits(&self) -> Limits {
        /// The time of a turn if the manager asks for an answer as soon as possible.
        const AT_ONCE: Duration = Duration::from_millis(20);
        let of_match = self
            .time_left
            .map(|left| self.session.limits_by(Clock { left, turns: None, increment: Duration::ZERO }));
        let of_turn = self.turn_time.map(|time| match time.as_millis() {
            0 => Limits { nodes: self.session.setting.limits.nodes, ..Limits::time(AT_ONCE) },
            _ => self.session.limits_by(Clock::of_turn(time)),
        });
        match (of_match, of_turn) {
            (Some(of_match), Some(of_turn)) => {
                Limits { time: of_match.time.min(of_turn.time), soft: of_match.soft, ..of_match }
            }
            (None, None) => self.session.setting.limits,
            (limits, other) => limits.or(other).unwrap_or_default(),
        }
    }

    fn start(&mut self, size: u8, opening: Opening, out: &mut dyn Write) -> io::Result<()> {
        match Gomoku::new(size, self.winning(), opening) {
            Ok(rules) => {
                self.session.restart(Rules::Gomoku(rules));
                writeln!(out, "OK")
            }
            Err(error) => writeln!(out, "ERROR {error}"),
        }
    }

    fn square(&self, text: &str) -> Option<Square> {
        let (column, row) = text.split_once(',')?;
        self.session.course.rules.grid().square(column.trim().parse().ok()?, row.trim().parse().ok()?)
    }

    fn name(&self, square: Square) -> String {
        let (column, row) = self.session.course.rules.grid().place(square);
        format!("{column},{row}")
    }

    /// Decides on a turn, plays it and writes it.
    fn answer(&mut self, stop: &Stop, out: &mut dyn Write) -> io::Result<()> {
        let limits = self.limits();
        match self.session.decide(limits, stop) {
            Some(Decision::Turn(turn)) => {
                let name = turn.0.first().map(|&square| self.name(square)).unwrap_or_default();
                match self.session.play(turn) {
                    Ok(()) => writeln!(out, "{name}"),
                    Err(reason) => writeln!(out, "ERROR {reason}"),
                }
            }
            _ => writeln!(out, "ERROR there is nothing to play"),
        }
    }

    fn hear_turn(&mut self, text: &str, stop: &Stop, out: &mut dyn Write) -> io::Result<()> {
        let Some(square) = self.square(text) else {
            return writeln!(out, "ERROR that is no square: {text}");
        };
        match self.session.play(Turn(vec![square])) {
            Ok(()) => self.answer(stop, out),
            Err(reason) => writeln!(out, "ERROR {reason}"),
        }
    }

    /// Handles a line of a board, or its end.
    fn hear_board(&mut self, line: &str, stop: &Stop, out: &mut dyn Write) -> io::Result<()> {
        if line.eq_ignore_ascii_case("DONE") {
            let board = self.board.take().unwrap_or_default();
            return if board.is_opening {
                self.open(&board.stones, stop, out)
            } else {
                self.set_up(&board.stones, stop, out)
            };
        }
        let mut fields = line.rsplitn(2, ',');
        let (last, rest) = (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
        let is_opening = self.board.as_ref().is_some_and(|board| board.is_opening);
        let stone = if is_opening {
            self.square(line).map(|square| (square, 1))
        } else {
            self.square(rest).zip(last.trim().parse().ok())
        };
        match (stone, &mut self.board) {
            (Some(stone), Some(board)) => {
                board.stones.push(stone);
                Ok(())
            }
            _ => writeln!(out, "ERROR that is no stone: {line}"),
        }
    }

    /// Sets up a board in the middle of a game and answers with the engine's turn.
    fn set_up(&mut self, stones: &[(Square, u8)], stop: &Stop, out: &mut dyn Write) -> io::Result<()> {
        let count = |of: u8| stones.iter().filter(|&&(_, whose)| whose == of).count();
        let own = if count(1) < count(2) { Side::Second } else { Side::First };
        // 3 marks a stone of a continuous game's winning row, which no longer counts.
        let sides = stones.iter().filter(|&&(_, whose)| whose < 3).map(|&(square, whose)| {
            let side = if whose == 1 { own } else { own.other() };
            (square, side)
        });
        let Ok(rules) = Gomoku::new(self.size(), self.winning(), Opening::Free) else {
            return writeln!(out, "ERROR no board of this size");
        };
        match Position::with_stones(rules, Stage::Playing { swapped: false }, own, sides) {
            Ok(position) => {
                self.session.restart(Rules::Gomoku(rules));
                self.session.course = Course::from_position(position.boxed());
                self.answer(stop, out)
            }
            Err(reason) => writeln!(out, "ERROR {reason}"),
        }
    }

    /// Answers the opening swap2 after the stones on the board: with stones, or with `SWAP`.
    fn open(&mut self, stones: &[(Square, u8)], stop: &Stop, out: &mut dyn Write) -> io::Result<()> {
        let Ok(rules) = Gomoku::new(self.size(), self.winning(), Opening::Swap2) else {
            return writeln!(out, "ERROR no board of this size");
        };
        self.session.restart(Rules::Gomoku(rules));
        for (at, &(square, _)) in stones.iter().enumerate() {
            let step = Step::Turn(Turn(vec![square]));
            let placed = (|| {
                if at == 3 {
                    self.session.course.go(Step::Choose(Choice::PlaceTwo))?;
                }
                self.session.course.go(step)
            })();
            if let Err(reason) = placed {
                return writeln!(out, "ERROR {reason}");
            }
        }
        let limits = self.limits();
        let mut squares = Vec::new();
        // The first player places three stones. After three stones, and after five, a choice is due.
        let mut wanted = if stones.is_empty() { 3 } else { 1 };
        while squares.len() < wanted {
            let step = match self.session.decide(limits, stop) {
                // White is to move, so the player who prefers Black swaps.
                Some(Decision::Choose(Choice::First)) => return writeln!(out, "SWAP"),
                Some(Decision::Choose(choice)) => {
                    wanted = if choice == Choice::PlaceTwo { 2 } else { 1 };
                    Step::Choose(choice)
                }
                Some(Decision::Turn(turn)) => {
                    squares.extend(turn.0.first().map(|&square| self.name(square)));
                    Step::Turn(turn)
                }
                _ => return writeln!(out, "ERROR there is nothing to play"),
            };
            if let Err(reason) = self.session.course.go(step) {
                return writeln!(out, "ERROR {reason}");
            }
        }
        writeln!(out, "{}", squares.join(" "))
    }

    fn hear_info(&mut self, words: &str) {
        let (key, value) = words.split_once(' ').unwrap_or((words, ""));
        let milliseconds = || value.trim().parse().ok().map(Duration::from_millis);
        match key {
            "timeout_turn" => self.turn_time = milliseconds(),
            // 0 means no limit.
            "timeout_match" => {
                self.time_left = self.time_left.or(milliseconds()).filter(|time| !time.is_zero());
            }
            "time_left" => self.time_left = milliseconds().filter(|time| time.as_millis() < 2_147_483_647),
            "rule" => {
                self.rule = value.trim().parse().unwrap_or(self.rule);
                if self.session.course.steps.is_empty()
                    && let Ok(rules) = Gomoku::new(self.size(), self.winning(), Opening::Free)
                {
                    self.session.restart(Rules::Gomoku(rules));
                }
            }
            // The engine needs no other information.
            _ => {}
        }
    }
}

impl Conversation for Gomocup {
    fn hear(&mut self, line: &str, stop: &Stop, out: &mut dyn Write) -> io::Result<Flow> {
        if self.board.is_some() {
            self.hear_board(line, stop, out)?;
            return Ok(Flow::On);
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word.to_ascii_uppercase().as_str() {
            "" => {}
            "START" => match rest.trim().parse() {
                Ok(size) => self.start(size, Opening::Free, out)?,
                Err(_) => writeln!(out, "ERROR no board of this size")?,
            },
            "RECTSTART" => match rest.split_once(',') {
                Some((columns, rows))
                    if columns.trim() == rows.trim() && columns.trim().parse::<u8>().is_ok() =>
                {
                    self.start(columns.trim().parse().unwrap_or_default(), Opening::Free, out)?;
                }
                _ => writeln!(out, "ERROR only square boards")?,
            },
            "RESTART" => self.start(self.size(), Opening::Free, out)?,
            "BEGIN" => self.answer(stop, out)?,
            "TURN" => self.hear_turn(rest, stop, out)?,
            "BOARD" => self.board = Some(Board::default()),
            "SWAP2BOARD" => self.board = Some(Board { is_opening: true, ..Board::default() }),
            "TAKEBACK" => {
                if self.session.course.undo() {
                    writeln!(out, "OK")?;
                } else {
                    writeln!(out, "ERROR there is nothing to take back")?;
                }
            }
            "PLAY" => match self.square(rest).map(|square| self.session.play(Turn(vec![square]))) {
                Some(Ok(())) => writeln!(out, "{rest}")?,
                _ => writeln!(out, "ERROR not legal: {rest}")?,
            },
            "INFO" => self.hear_info(rest),
            "ABOUT" => writeln!(
                out,
                "name=\"Parlour\", version=\"{}\", author=\"the authors of Parlour\", country=\"\"",
                env!("CARGO_PKG_VERSION")
            )?,
            "END" => return Ok(Flow::End),
            _ => writeln!(out, "UNKNOWN {word}")?,
        }
        Ok(Flow::On)
    }

    fn refuse(&mut self, why: &str, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "ERROR {why}")
    }

    fn ponder(&mut self, stop: &Stop) {
        self.session.ponder(stop);
    }

    fn interrupts(line: &str) -> bool {
        ["END", "RESTART", "START"].iter().any(|word| line.to_ascii_uppercase().starts_with(word))
    }
}
