//! The reader of PDN.

use std::collections::HashSet;

use super::{
    BadTurn, Comment, Dropped, Place, Problem, Record, Scanner, Unreadable, excerpt, is_derived, named_rules,
    read_score, rules_of_type, start_of,
};
use crate::notation;
use crate::notation::limits::Limit;
use crate::notation::scan::Mark;
use crate::notation::{limits, steps};
use crate::rules::{Position, Rules};

/// A reader of the games of a file, one after the other.
pub(super) struct Reader<'a> {
    text: &'a str,
    scanner: Scanner<'a>,
    rules: Rules,
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

/// A tag with the place of its value.
struct Tag {
    name: String,
    value: String,
    at: Place,
}

/// A record under construction, and the position after its last turn.
struct Growing {
    record: Record,
    position: Box<dyn Position>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(rules: Rules, text: &'a str, State { at, is_unclosed }: State) -> Reader<'a> {
        Reader { text, scanner: Scanner::resume(text, at), rules, is_unclosed }
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
        let mut game = self.begin(tags)?;
        // A result after the turns overrides the header, in which it is often outdated.
        while let Some(next) = self.scanner.peek() {
            match next {
                '[' if self.is_at_tag() => break,
                '{' => {
                    let at = self.scanner.clone();
                    let text = self.comment()?;
                    game.remark(text, &at)?;
                }
                ';' => {
                    let at = self.scanner.clone();
                    let line = self.line();
                    game.remark(&line[1..], &at)?;
                }
                '%' if self.scanner.place().column == 1 => _ = self.line(),
                '(' => self.brackets(&mut game.record.dropped)?,
                '!' | '?' => game.mark(&mut self.scanner, |c| matches!(c, '!' | '?')),
                '$' => game.mark(&mut self.scanner, |c| c == '$' || c.is_ascii_digit()),
                '*' => {
                    self.scanner.next();
                    break;
                }
                _ if next.is_whitespace() => self.scanner.skip_space(),
                _ => {
                    let at = self.scanner.clone();
                    let text = word(&mut self.scanner);
                    if let Some(score) = read_score(text) {
                        game.record.score = Some(score);
                        break;
                    }
                    if text.is_empty() {
                        return Err(at.expected("a turn"));
                    }
                    game.play(text, &at)?;
                    // A star directly after a turn marks it as forced; it does not end the game.
                    if self.scanner.take('*') {
                        game.record.dropped.marks += 1;
                    }
                }
            }
        }
        game.record.shrink();
        Ok(game.record)
    }

    /// Reads a header. After an empty line, a tag with a known name begins the header of another
    /// game, since some games have no turns.
    fn tags(&mut self) -> Result<Vec<Tag>, Unreadable> {
        let mut tags: Vec<Tag> = Vec::new();
        let mut names = HashSet::new();
        loop {
            let before = self.scanner.clone();
            let space = self.scanner.take_while(char::is_whitespace);
            let is_paragraph = space.matches('\n').count() > 1;
            if !self.is_at_tag() {
                return Ok(tags);
            }
            let at = self.scanner.clone();
            let tag = self.tag();
            let is_new = names.insert(tag.name.clone());
            if is_paragraph && !is_new {
                self.scanner = before;
                return Ok(tags);
            }
            if tags.len() == limits::TAGS {
                self.skip_tags();
                return Err(at.error(Problem::TooMuch(Limit::Tags)));
            }
            tags.push(tag);
        }
    }

    fn skip_tags(&mut self) {
        loop {
            self.scanner.skip_space();
            if !self.is_at_tag() {
                return;
            }
            self.tag();
        }
    }

    fn is_at_tag(&self) -> bool {
        let mut ahead = self.scanner.clone();
        if !ahead.take('[') {
            return false;
        }
        ahead.take_while(|c| c == ' ');
        ahead.peek().is_some_and(char::is_alphabetic)
    }

    /// Reads a tag. An unclosed tag ends with its line.
    fn tag(&mut self) -> Tag {
        self.scanner.next();
        self.scanner.take_while(|c| c == ' ');
        let name = self.scanner.take_while(|c| c.is_alphanumeric() || c == '_').to_owned();
        self.scanner.take_while(|c| c == ' ' || c == '\t');
        let is_quoted = self.scanner.take('"');
        let at = self.scanner.place();
        let mut value = String::new();
        loop {
            match self.scanner.next() {
                None | Some('\n') => break,
                Some(']') if !is_quoted => break,
                Some('\\') if is_quoted && matches!(self.scanner.peek(), Some('"' | '\\')) => {
                    value.extend(self.scanner.next());
                }
                // A quotation mark ends the value only before the bracket, since files have
                // unescaped quotation marks in names, as in "Asa "Red" Long".
                Some('"') if is_quoted && self.takes_end_of_tag() => break,
                Some(other) => value.push(other),
            }
        }
        Tag { name, value: value.trim().to_owned(), at }
    }

    fn takes_end_of_tag(&mut self) -> bool {
        let mut ahead = self.scanner.clone();
        ahead.take_while(|c| c == ' ');
        let ends = ahead.take(']');
        if ends {
            self.scanner = ahead;
        }
        ends
    }

    /// Returns the record of a header, without turns.
    fn begin(&self, tags: Vec<Tag>) -> Result<Growing, Unreadable> {
        let mut record = Record::new(self.rules, Vec::new());
        let mut start_at = Place::START;
        for Tag { name, value, at } in tags {
            match name.as_str() {
                "GameType" => match rules_of_type(&value) {
                    Some(rules) => record.rules = rules,
                    None => {
                        let kind = format!("GameType {}", excerpt(&value));
                        return Err(Unreadable { place: at, problem: Problem::OtherGame(kind) });
                    }
                },
                "Result" => record.score = read_score(&value),
                "FEN" => {
                    start_at = at;
                    record.start = Some(value);
                }
                "Rules" if named_rules(&value).is_some() => {
                    record.rules = named_rules(&value).unwrap_or(self.rules);
                }
                _ if is_derived(&name) => {}
                _ => record.tags.push((name, value)),
            }
        }
        let position = start_of(record.rules, record.start.as_deref(), start_at)?;
        Ok(Growing { record, position })
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

    /// Skips text in parentheses, and counts it: a mark like `(?)`, or a variation. Parentheses that
    /// are not closed before the next header are an error. The text is skipped then as well, so that
    /// nothing is searched twice.
    fn brackets(&mut self, dropped: &mut Dropped) -> Result<(), Unreadable> {
        let opened = self.scanner.clone();
        let mut depth = 0;
        let mut is_mark = true;
        loop {
            match self.scanner.peek() {
                None => return Err(opened.error(Problem::Unclosed('('))),
                Some('[') if self.is_at_header() => {
                    return Err(opened.error(Problem::Unclosed('(')));
                }
                Some('{') => {
                    self.comment()?;
                    continue;
                }
                Some('(') => depth += 1,
                Some(')') => depth -= 1,
                Some(other) => is_mark &= matches!(other, '!' | '?' | '*'),
            }
            self.scanner.next();
            if depth == 0 {
                break;
            }
        }
        if is_mark {
            dropped.marks += 1;
        } else {
            dropped.variations += 1;
        }
        Ok(())
    }
}

impl Growing {
    fn remark(&mut self, text: &str, at: &Scanner) -> Result<(), Unreadable> {
        steps::count(text.len());
        let mut line = String::with_capacity(text.trim().len());
        for word in text.split_whitespace() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        if self.record.comments.len() == limits::NOTES {
            return Err(at.error(Problem::TooMuch(Limit::Notes)));
        }
        if !line.is_empty() {
            line.shrink_to_fit();
            self.record.comments.push(Comment { ply: self.record.turns.len(), text: line });
        }
        Ok(())
    }

    fn mark(&mut self, scanner: &mut Scanner, is_part: impl Fn(char) -> bool) {
        scanner.take_while(is_part);
        self.record.dropped.marks += 1;
    }

    /// Plays the turn of a word, which is a number, a turn, or both.
    fn play(&mut self, word: &str, at: &Scanner) -> Result<(), Unreadable> {
        let (_, text) = split_number(word);
        if text.is_empty() {
            return Ok(());
        }
        let ply = self.record.turns.len() + 1;
        if ply > limits::TURNS {
            return Err(at.error(Problem::TooMuch(Limit::Turns)));
        }
        steps::count(1);
        let refused = |reason: BadTurn| at.error(Problem::Turn { ply, reason });
        let turn = notation::read_turn(&*self.position, text).map_err(refused)?;
        // `read_turn` returns legal turns only, so this fails only if the rules contradict themselves.
        self.position.play(&turn).map_err(|_| refused(BadTurn::NotATurn(excerpt(text))))?;
        self.record.turns.push(turn);
        Ok(())
    }
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
