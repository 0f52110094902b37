//! The reader of PDN.

use super::{Place, Problem, Record, Scanner, Unreadable, marks, read_score};
use crate::notation;
use crate::notation::limits::{self, Limit};
use crate::notation::lines::{self, Walk};
use crate::notation::record::SideLine;
use crate::notation::replay::Replay;
use crate::notation::scan::Mark;
use crate::rules::Rules;

/// A reader of the games of a file, one after the other.
pub(super) struct Reader<'a> {
    text: &'a str,
    /// End of the part of the text that is read now.
    end: usize,
    pub(super) scanner: Scanner<'a>,
    pub(super) rules: Rules,
    /// The variations of the game, in the order of the text. Each is a side line of the record.
    brackets: Vec<Bracket>,
    /// True once a comment was found that is never closed. No later comment is closed either, and a
    /// search for the end of each would take time with the square of their number.
    is_unclosed: bool,
}

/// State of a reader between two games.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    at: Mark,
    is_unclosed: bool,
}

impl State {
    /// State at the beginning of a file.
    pub(super) const START: State = State { at: Mark::START, is_unclosed: false };
}

/// A variation: the text between two brackets.
#[derive(Clone, Copy)]
struct Bracket {
    begin: Mark,
    end: Mark,
}

impl<'a> Reader<'a> {
    pub(super) fn new(rules: Rules, text: &'a str, State { at, is_unclosed }: State) -> Reader<'a> {
        let scanner = Scanner::resume(text, at);
        Reader { text, end: text.len(), scanner, rules, brackets: Vec::new(), is_unclosed }
    }

    pub(super) fn state(&self) -> State {
        State { at: self.scanner.mark(self.text), is_unclosed: self.is_unclosed }
    }

    /// Reads the next game. Returns `None` at the end of the file.
    pub(super) fn next_game(&mut self) -> Option<Result<Record, Unreadable>> {
        if !self.find_game() {
            return None;
        }
        let game = self.game();
        if game.is_err() {
            self.skip_to_header();
        }
        Some(game)
    }

    /// Skips text between games. Returns false at the end of the file.
    fn find_game(&mut self) -> bool {
        while let Some(next) = self.scanner.peek() {
            match next {
                '[' if self.is_at_tag() => return true,
                '{' if self.comment().is_ok() => {}
                ';' | '%' => _ = self.line(),
                _ if next.is_whitespace() => self.scanner.skip_space(),
                _ => {
                    let mut ahead = self.scanner.clone();
                    let word = word(&mut ahead);
                    let (numbered, rest) = split_number(word);
                    let is_number = numbered && word.contains('.');
                    if (is_number || is_turn(rest)) && read_score(word).is_none() {
                        return true;
                    }
                    if word.is_empty() {
                        ahead.next();
                    }
                    self.scanner = ahead;
                }
            }
        }
        false
    }

    /// Skips to the next line that begins with a tag, to go on after an error.
    fn skip_to_header(&mut self) {
        while self.scanner.peek().is_some() && !self.is_at_header() {
            self.line();
        }
    }

    /// Returns true at a tag at the beginning of a line.
    fn is_at_header(&self) -> bool {
        self.scanner.place().column == 1 && self.is_at_tag()
    }

    fn game(&mut self) -> Result<Record, Unreadable> {
        let tags = self.tags()?;
        let mut replay = self.begin(tags)?;
        let start = replay.position.boxed();
        self.turns(&mut replay)?;
        let behind = self.scanner.clone();
        let mut walk = Walk::new(start, &replay.record.lines, |line| line);
        while let Some((line, position)) = walk.next(&replay.record) {
            let Bracket { begin, end } = self.brackets[line];
            self.end = end.offset;
            self.scanner = Scanner::resume(&self.text[..self.end], begin);
            replay.begin(line, position);
            match self.turns(&mut replay) {
                Err(error) if matches!(error.problem, Problem::TooMuch(_)) => return Err(error),
                // The line ends where it cannot be read.
                result => replay.record.dropped.variations += usize::from(result.is_err()),
            }
        }
        self.scanner = behind;
        lines::tidy(&mut replay.record, true);
        Ok(replay.finish())
    }

    /// Reads the turns of the game or of a variation, and what stands between them.
    fn turns(&mut self, replay: &mut Replay) -> Result<(), Unreadable> {
        let is_game = replay.line().is_none();
        while let Some(next) = self.scanner.peek() {
            let at = self.scanner.place();
            match next {
                '[' if is_game && self.is_at_tag() => break,
                '{' => marks::remark(replay, self.comment()?, at)?,
                ';' => marks::remark(replay, &self.line()[1..], at)?,
                '%' if at.column == 1 => _ = self.line(),
                '(' => match marks::in_brackets(&self.scanner) {
                    Some((glyph, behind)) => {
                        marks::glyph(replay, glyph, at)?;
                        self.scanner = behind;
                    }
                    None => self.variation(replay)?,
                },
                '!' | '?' => {
                    let glyph = self.scanner.take_while(|c| matches!(c, '!' | '?'));
                    marks::glyph(replay, glyph, at)?;
                }
                '$' => {
                    self.scanner.next();
                    marks::number(replay, self.scanner.take_while(|c| c.is_ascii_digit()), at)?;
                }
                '*' => {
                    self.scanner.next();
                    if is_game {
                        break;
                    }
                }
                _ if next.is_whitespace() => self.scanner.skip_space(),
                _ => {
                    let at = self.scanner.clone();
                    let text = word(&mut self.scanner);
                    // A result after the turns overrides the header, in which it is often outdated.
                    match read_score(text) {
                        Some(score) if is_game => {
                            replay.record.score = Some(score);
                            break;
                        }
                        Some(_) => continue,
                        None if text.is_empty() => return Err(at.expected("a turn")),
                        None => play(replay, text, at.place())?,
                    }
                    // A star directly after a turn marks it as forced; it does not end the game.
                    let at = self.scanner.place();
                    if self.scanner.take('*') {
                        marks::glyph(replay, marks::FORCED, at)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Reads a comment in braces and returns its text.
    fn comment(&mut self) -> Result<&'a str, Unreadable> {
        let mut ahead = self.scanner.clone();
        if !self.is_unclosed {
            ahead.next();
            let text = ahead.take_while(|c| c != '}');
            if ahead.take('}') {
                self.scanner = ahead;
                return Ok(text);
            }
            self.is_unclosed = true;
        }
        Err(self.scanner.error(Problem::Unclosed('{')))
    }

    /// Reads to the end of the line. Takes the line feed but does not return it.
    fn line(&mut self) -> &'a str {
        let line = self.scanner.take_while(|c| c != '\n');
        self.scanner.next();
        line
    }

    /// Skips a variation, which replaces the turn before it, and gives it its place in the record.
    fn variation(&mut self, replay: &mut Replay) -> Result<(), Unreadable> {
        let begin = replay.line().map_or(0, |line| replay.record.lines[line].ply);
        let ply = replay.ply().saturating_sub(1).max(begin);
        let line = match replay.line() {
            None => {
                let line = self.brackets.len();
                self.find_brackets(replay)?;
                line
            }
            Some(_) => {
                // The brackets in it were found with those around it.
                self.scanner.next();
                let offset = self.end - self.scanner.rest().len();
                let known = self.brackets.binary_search_by_key(&offset, |bracket| bracket.begin.offset);
                let line = known.map_err(|_| self.scanner.expected("a variation"))?;
                self.scanner = Scanner::resume(&self.text[..self.end], self.brackets[line].end);
                self.scanner.next();
                line
            }
        };
        replay.record.lines[line].ply = ply;
        Ok(())
    }

    /// Finds the brackets of a variation and of all variations in it, and skips them. Brackets that are not
    /// closed before the next header are an error. The text is skipped then as well, so that nothing is
    /// searched twice.
    fn find_brackets(&mut self, replay: &mut Replay) -> Result<(), Unreadable> {
        let opened = self.scanner.clone();
        let mut open = Vec::new();
        loop {
            match self.scanner.peek() {
                None => return Err(opened.error(Problem::Unclosed('('))),
                Some('[') if self.is_at_header() => {
                    return Err(opened.error(Problem::Unclosed('(')));
                }
                Some('{') => _ = self.comment()?,
                Some('(') => match marks::in_brackets(&self.scanner) {
                    Some((_, behind)) => self.scanner = behind,
                    None if self.brackets.len() == limits::LINES => {
                        return Err(self.scanner.error(Problem::TooMuch(Limit::Lines)));
                    }
                    None => {
                        self.scanner.next();
                        let begin = self.scanner.mark(self.text);
                        replay.record.lines.push(SideLine::new(open.last().copied(), lines::NOWHERE));
                        open.push(self.brackets.len());
                        self.brackets.push(Bracket { begin, end: begin });
                    }
                },
                Some(')') => {
                    if let Some(bracket) = open.pop() {
                        self.brackets[bracket].end = self.scanner.mark(self.text);
                    }
                    self.scanner.next();
                    if open.is_empty() {
                        return Ok(());
                    }
                }
                Some(_) => _ = self.scanner.next(),
            }
        }
    }
}

/// Plays the turn of a word, which is a number, a turn, or both.
fn play(replay: &mut Replay, word: &str, at: Place) -> Result<(), Unreadable> {
    let text = match split_number(word) {
        (false, _) if let Some(text) = after_long_number(word, replay.ply()) => text,
        (_, text) => text,
    };
    if text.is_empty() {
        return Ok(());
    }
    replay.check_turns(at)?;
    let turn = notation::read_turn(&*replay.position, text).map_err(|reason| replay.refused(at, reason))?;
    replay.play(turn, text, at)
}

/// Takes the text up to the next space or reserved character. It is empty at such a character.
fn word<'a>(scanner: &mut Scanner<'a>) -> &'a str {
    scanner.take_while(|c| {
        !c.is_whitespace() && !matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '!' | '?' | '*')
    })
}

/// Splits the number of a turn and its dots off a word: `12.`, `12...`, `12.11-15`, `12`.
/// Returns true with the rest if there is a number.
fn split_number(word: &str) -> (bool, &str) {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = word.len() - rest.len();
    // A longer number is a year, or a turn such as 1115.
    let is_number = (1..4).contains(&digits) && (rest.is_empty() || rest.starts_with('.'));
    let text = if is_number { rest } else { word };
    (is_number, text.trim_matches(['.', ',']))
}

/// Splits the number of a turn off a word if it has four digits or more: `1000.`. Such digits may also be a
/// turn without a separator, so the number must be that of the next turn.
fn after_long_number(word: &str, ply: usize) -> Option<&str> {
    let (number, text) = word.split_once('.')?;
    let number: usize = number.parse().ok()?;
    // The second side may begin.
    let is_next = [ply, ply + 1].into_iter().any(|half_turns| half_turns / 2 + 1 == number);
    is_next.then(|| text.trim_matches(['.', ',']))
}

/// Returns true if the text has the form of a turn, legal or not.
fn is_turn(text: &str) -> bool {
    let is_square = |text: &str| {
        let digits = text.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        text.len() - digits.len() < 2
            && (1..=2).contains(&digits.len())
            && digits.bytes().all(|b| b.is_ascii_digit())
    };
    let mut squares = text.split(['-', 'x', ':']);
    squares.clone().count() > 1 && squares.all(is_square)
}
