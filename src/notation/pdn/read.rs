//! Reading games, tidy or not.

use super::{
    BadTurn, Comment, Dropped, Place, Problem, Record, Scanner, Unreadable, excerpt, is_derived, named_rules,
    read_score, rules_of_type, start_of,
};
use crate::notation;
use crate::rules::{Position, Rules};

/// Reads one game after the other.
pub(super) struct Reader<'a> {
    scanner: Scanner<'a>,
    rules: Rules,
}

/// A tag with the place where its value begins.
struct Tag {
    name: String,
    value: String,
    at: Place,
}

/// A record that is growing, and the position it has come to.
struct Growing {
    record: Record,
    position: Box<dyn Position>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(rules: Rules, text: &'a str) -> Reader<'a> {
        Reader { scanner: Scanner::new(text), rules }
    }

    /// The next game; none when there is no more.
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

    /// Skips what people write between games. False at the end of the file.
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

    /// After an error: on to the next line that begins with a tag.
    fn skip_to_header(&mut self) {
        loop {
            self.line();
            if self.scanner.peek().is_none() || self.is_at_tag() {
                return;
            }
        }
    }

    fn game(&mut self) -> Result<Record, Unreadable> {
        let tags = self.tags();
        let mut game = self.begin(tags)?;
        // A result in the text overrides the one in the header, which is often forgotten.
        while let Some(next) = self.scanner.peek() {
            match next {
                '[' if self.is_at_tag() => break,
                '{' => {
                    let text = self.comment()?;
                    game.remark(&text);
                }
                ';' => {
                    let line = self.line();
                    game.remark(&line[1..]);
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
                    // Right behind a turn a star says that it was forced, not that the game ended.
                    if self.scanner.take('*') {
                        game.record.dropped.marks += 1;
                    }
                }
            }
        }
        Ok(game.record)
    }

    /// The header. Two headers without a turn between them are told apart by the empty line.
    fn tags(&mut self) -> Vec<Tag> {
        let mut tags: Vec<Tag> = Vec::new();
        loop {
            let before = self.scanner.clone();
            let space = self.scanner.take_while(char::is_whitespace);
            let is_paragraph = space.matches('\n').count() > 1;
            if !self.is_at_tag() {
                return tags;
            }
            let tag = self.tag();
            if is_paragraph && tags.iter().any(|known| known.name == tag.name) {
                self.scanner = before;
                return tags;
            }
            tags.push(tag);
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

    /// A tag. One that is not closed ends with its line.
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
                // A quotation mark ends the value only before the bracket: names like
                // "Asa "Red" Long" are written without care.
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

    /// The empty record that a header makes.
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

    /// What stands in `{}`, without them.
    fn comment(&mut self) -> Result<String, Unreadable> {
        let mut ahead = self.scanner.clone();
        ahead.next();
        let text = ahead.take_while(|c| c != '}');
        if !ahead.take('}') {
            return Err(self.scanner.error(Problem::Unclosed('{')));
        }
        self.scanner = ahead;
        Ok(text.to_owned())
    }

    /// The rest of the line, and the end of the line.
    fn line(&mut self) -> &'a str {
        let line = self.scanner.take_while(|c| c != '\n');
        self.scanner.next();
        line
    }

    /// What stands in `()`: a mark like `(?)`, or another way the game might have gone.
    fn brackets(&mut self, dropped: &mut Dropped) -> Result<(), Unreadable> {
        let opened = self.scanner.clone();
        let mut depth = 0;
        let mut is_mark = true;
        loop {
            match self.scanner.peek() {
                None => {
                    self.scanner = opened;
                    return Err(self.scanner.error(Problem::Unclosed('(')));
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
    fn remark(&mut self, text: &str) {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if !text.is_empty() {
            self.record.comments.push(Comment { ply: self.record.turns.len(), text });
        }
    }

    fn mark(&mut self, scanner: &mut Scanner, is_part: impl Fn(char) -> bool) {
        scanner.take_while(is_part);
        self.record.dropped.marks += 1;
    }

    /// Plays what a word says: a number, a turn, or both.
    fn play(&mut self, word: &str, at: &Scanner) -> Result<(), Unreadable> {
        let (_, text) = split_number(word);
        if text.is_empty() {
            return Ok(());
        }
        let ply = self.record.turns.len() + 1;
        let refused = |reason: BadTurn| at.error(Problem::Turn { ply, reason });
        let turn = notation::read_turn(&*self.position, text).map_err(refused)?;
        // What was read is legal, so this cannot fail; and if it did, it would be said.
        self.position.play(&turn).map_err(|_| refused(BadTurn::NotATurn(excerpt(text))))?;
        self.record.turns.push(turn);
        Ok(())
    }
}

/// What stands up to the next space or sign. Empty at a sign that nothing begins with.
fn word<'a>(scanner: &mut Scanner<'a>) -> &'a str {
    scanner.take_while(|c| {
        !c.is_whitespace() && !matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '!' | '?' | '*')
    })
}

/// Takes the number of a turn and its dots off a word: `12.`, `12...`, `12.11-15`, `12`.
fn split_number(word: &str) -> (bool, &str) {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = word.len() - rest.len();
    // A longer number is a year, or a turn: 1115.
    let is_number = (1..4).contains(&digits) && (rest.is_empty() || rest.starts_with('.'));
    let text = if is_number { rest } else { word };
    (is_number, text.trim_matches(['.', ',']))
}

/// Whether this looks like a turn, legal or not.
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
