//! Conversion of matches to records that other programs read, and back.
//!
//! A record holds turns, names and a result. Of the rest of a match it keeps only facts that decide the
//! result, such as the stones agreed to be dead.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::Offset;

use super::{Act, Match, Player, Setup, TimeControl};
use crate::notation::{self, BadTurn, Extra, Format, Place, Problem, Record, Score, Style, Unreadable};
use crate::rules::{Points, Reason, Rules, Side, Square, Turn, gomoku};

/// SGF property with the squares of the stones that both agreed to be dead. It is our own; other
/// programs skip it.
pub(super) const DEAD: &str = "DEAD";

impl Match {
    /// Returns the acts in force as a record, with the [notes](Match::notes).
    ///
    /// Two facts are lost, since records cannot express them: passes after which a game of Go went on, and
    /// the choice of sides in an opening of gomoku.
    ///
    /// # Examples
    ///
    /// ```
    /// use parlour::notation;
    /// use parlour::play::{Avatar, Match, Player, Setup};
    /// use parlour::rules::{Game, Side};
    ///
    /// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    /// let setup = Setup::new(Game::Checkers.preset("american")?, players);
    /// let mut game = Match::new(1, setup.clone(), 1_790_899_200)?;
    /// game.play(&notation::read_turn(game.position(), "11-15")?)?;
    /// game.resign(Side::Second);
    ///
    /// let record = game.record();
    /// let text = notation::write_game(&record)?;
    /// assert!(text.contains("[Date \"2026.10.02\"]"));
    ///
    /// let read = Match::from_record(2, &record, &setup)?;
    /// assert_eq!(read.acts(), game.acts());
    /// assert_eq!(read.player(Side::First).name, "Anna");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn record(&self) -> Record {
        let rules = without_opening(self.setup.rules);
        let mut turns: Vec<Turn> = Vec::new();
        for act in self.acts() {
            match act {
                Act::Turn(turn) => turns.push(turn.clone()),
                Act::PlayOn => {
                    // Two passes end a record, so they cannot stay in the middle of one.
                    turns.truncate(turns.len().saturating_sub(2));
                }
                _ => {}
            }
        }
        let outcome = self.outcome();
        let score = outcome.map(|outcome| outcome.winner.map_or(Score::Draw, Score::Won));
        let mut record = Record { score, start: self.record_start(rules), ..Record::new(rules, turns) };
        let tags = Tags::of(rules);
        for side in Side::BOTH {
            let player = self.player(side);
            let name = match player.computer {
                Some(level) => format!("Parlour, level {}", level.number()),
                None => player.name.trim().to_owned(),
            };
            if let (Some(tag), false) = (tags.player(side), name.is_empty()) {
                record.tags.push((tag.to_owned(), name));
            }
        }
        if let (Some(tag), true) = (tags.date(), self.began > 0) {
            record.tags.push((tag.to_owned(), date(self.began, tags.separator())));
        }
        // Records have one time control for both players.
        if let [Some(control), other] = self.setup.clocks
            && other == Some(control)
        {
            record.tags.extend(tags.time(control));
        }
        match self.acts().last() {
            Some(Act::Resign(side)) if tags == Tags::Sgf => {
                let winner = if *side == Side::First { "W+R" } else { "B+R" };
                record.tags.push(("RE".to_owned(), winner.to_owned()));
            }
            Some(Act::Flag(side)) if matches!(score, Some(Score::Won(_))) => {
                record
                    .tags
                    .extend(tags.lost_on_time(*side).map(|(tag, value)| (tag.to_owned(), value.to_owned())));
            }
            Some(Act::Settle(dead)) if tags == Tags::Sgf && !dead.is_empty() => {
                let name = |&square| notation::square_name(rules, square, Style::Letters);
                let values = dead.iter().map(name).collect();
                record.extras.push(Extra { ply: record.turns.len(), name: DEAD.to_owned(), values });
            }
            _ => {}
        }
        if let Some(result) = self.counted_result().filter(|_| tags == Tags::Sgf) {
            record.tags.push(("RE".to_owned(), result));
        }
        self.annotated(record)
    }

    /// Returns the value of the SGF property `RE` for a win by points: `W+6.5`. `None` for other outcomes.
    fn counted_result(&self) -> Option<String> {
        let outcome = self.outcome().filter(|outcome| outcome.reason == Reason::Count)?;
        let winner = if outcome.winner? == Side::First { 'B' } else { 'W' };
        let points = self.count().map(|count| count.points).or_else(|| self.position().score())?;
        let Points([first, second]) = points;
        Some(format!("{winner}+{}", f64::from((first - second).abs()) / 2.))
    }

    /// Returns the first position in the notation of these rules. `None` for the usual start.
    fn record_start(&self, rules: Rules) -> Option<String> {
        let text = self.setup.position.clone()?;
        if rules == self.setup.rules {
            return Some(text);
        }
        // Records do not express the stage of an opening.
        let start = self.start();
        let pieces = start.grid().squares().filter_map(|square| Some((square, start.piece(square)?)));
        let without_opening = rules.with_pieces(start.to_move(), pieces);
        Some(without_opening.map_or(text, |position| notation::position_text(&*position)))
    }

    /// Creates a match from a record, with the names of its players if it has them.
    ///
    /// A result that does not follow from the rules becomes a resignation, a loss on time or a draw by
    /// agreement. `setup` supplies what records do not hold: the way turns are made, and the players'
    /// pictures. [`annotate`](Match::annotate) takes over the comments, marks and side lines.
    ///
    /// # Errors
    /// Returns an error if the first position cannot be read or a turn is not possible.
    pub fn from_record(id: u32, record: &Record, setup: &Setup) -> Result<Match, Unreadable> {
        let tags = Tags::of(record.rules);
        let players = Side::BOTH.map(|side| {
            let name = tags.player(side).and_then(|tag| record.tag(tag)).unwrap_or_default();
            // Several programs write these for an unknown player.
            let name = if matches!(name.trim(), "?" | "-") { "" } else { name.trim() };
            Player::person(name, setup.player(side).avatar)
        });
        let began = tags.date().and_then(|tag| record.tag(tag)).and_then(read_date).unwrap_or(0);
        let position = record.start.clone();
        let mut setup = Setup { position, mode: setup.mode, ..Setup::new(record.rules, players) };
        setup.shorten();
        let mut game = Match::new(id, setup, began)?;
        for (ply, turn) in (1..).zip(&record.turns) {
            game.play_in_bulk(turn).map_err(|reason| {
                let text = notation::turn_text(game.position(), turn);
                let squares = Vec::new();
                let reason = BadTurn::Illegal { text, reason, squares };
                Unreadable { place: Place::START, problem: Problem::Turn { ply, reason } }
            })?;
        }
        game.reset_turns();
        game.end_as(record);
        // Nobody hands the device over for an imported match, so it needs no Start Turn.
        game.start_turn();
        Ok(game)
    }

    /// Ends the match with the result of the record.
    fn end_as(&mut self, record: &Record) {
        let Some(score) = record.score.filter(|_| self.outcome().is_none()) else { return };
        if self.counting().is_some() {
            let named = record.extras.iter().filter(|extra| extra.name == DEAD);
            let squares: Vec<Square> = named
                .flat_map(|extra| &extra.values)
                .filter_map(|name| notation::read_square(record.rules, name))
                .filter(|&square| self.position().piece(square).is_some())
                .collect();
            let proposed = self.dead().to_vec();
            let fits = |dead: &[Square]| {
                let count = self.counting().map(|counting| counting.count(dead));
                count.is_some_and(|count| count.outcome.winner.map_or(Score::Draw, Score::Won) == score)
            };
            // The stones that the record names, or else the proposal, if they lead to the result. If
            // neither does, the players have to agree.
            if let Some(dead) = [squares, proposed].into_iter().find(|dead| fits(dead)) {
                _ = self.act(Act::Settle(dead));
            }
            return;
        }
        match score {
            Score::Won(winner) => {
                let loser = winner.other();
                let is_recorded =
                    |(tag, value): (&str, &str)| record.tag(tag).is_some_and(|said| said == value);
                let on_time = Tags::of(record.rules).lost_on_time(loser).is_some_and(is_recorded);
                if on_time && self.position().can_win(winner) {
                    _ = self.act(Act::Flag(loser));
                } else {
                    self.resign(loser);
                }
            }
            Score::Draw => self.agree_draw(),
            Score::BothLost => {}
        }
    }
}

/// Returns the rules without an opening that decides the sides. The stones are the same.
fn without_opening(rules: Rules) -> Rules {
    match rules {
        Rules::Gomoku(played) if played.opening() != gomoku::Opening::Free => {
            gomoku::Rules::new(played.size(), played.winning(), gomoku::Opening::Free)
                .map_or(rules, Rules::Gomoku)
        }
        _ => rules,
    }
}

/// Tags of the format of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tags {
    /// Portable Draughts Notation, with the side that the game calls White.
    Pdn(Side),
    /// Smart Game Format.
    Sgf,
    /// A format without tags.
    None,
}

impl Tags {
    fn of(rules: Rules) -> Tags {
        match Format::of(rules.game()) {
            Format::Pdn if notation::side_name(rules, Side::First) == "White" => Tags::Pdn(Side::First),
            Format::Pdn => Tags::Pdn(Side::Second),
            Format::Sgf => Tags::Sgf,
            Format::Transcript => Tags::None,
        }
    }

    fn player(self, side: Side) -> Option<&'static str> {
        match (self, side) {
            (Tags::Pdn(white), side) => Some(if side == white { "White" } else { "Black" }),
            (Tags::Sgf, Side::First) => Some("PB"),
            (Tags::Sgf, Side::Second) => Some("PW"),
            (Tags::None, _) => None,
        }
    }

    fn date(self) -> Option<&'static str> {
        match self {
            Tags::Pdn(_) => Some("Date"),
            Tags::Sgf => Some("DT"),
            Tags::None => None,
        }
    }

    /// Returns the tags for the time control of both players.
    fn time(self, control: TimeControl) -> Vec<(String, String)> {
        let (main, more) = control.in_sgf();
        let tags = match self {
            Tags::Sgf => vec![("TM", Some(main.to_string())), ("OT", more)],
            Tags::Pdn(_) => vec![("TimeControl", control.in_pdn())],
            Tags::None => Vec::new(),
        };
        tags.into_iter().filter_map(|(tag, value)| Some((tag.to_owned(), value?))).collect()
    }

    /// Returns the tag and its value for a loss of this side on time.
    fn lost_on_time(self, side: Side) -> Option<(&'static str, &'static str)> {
        match (self, side) {
            (Tags::Sgf, Side::First) => Some(("RE", "W+T")),
            (Tags::Sgf, Side::Second) => Some(("RE", "B+T")),
            (Tags::Pdn(_), _) => Some(("Termination", "time forfeit")),
            (Tags::None, _) => None,
        }
    }

    /// Returns the separator of year, month and day.
    fn separator(self) -> char {
        if matches!(self, Tags::Pdn(_)) { '.' } else { '-' }
    }
}

/// Returns the date of a time in seconds since 1970, in UTC: `2026-10-02` with `-` as separator. Later
/// times than the calendar holds give its last day, `9999-12-30`.
#[must_use]
pub fn date(seconds: u64, separator: char) -> String {
    let time = i64::try_from(seconds).ok().and_then(|seconds| Timestamp::from_second(seconds).ok());
    let day = Offset::UTC.to_datetime(time.unwrap_or(Timestamp::MAX)).date();
    format!("{:04}{separator}{:02}{separator}{:02}", day.year(), day.month(), day.day())
}

/// Reads the first second of a date like `2026-10-02` or `2026.10.02`, in UTC. `None` if a part is unknown or
/// out of range, or if the date is before 1970.
fn read_date(text: &str) -> Option<u64> {
    let mut parts = text.trim().get(..10)?.split(['-', '.', '/']);
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let day = Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()?;
    let midnight = Offset::UTC.to_timestamp(day.at(0, 0, 0, 0)).ok()?;
    u64::try_from(midnight.as_second()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 24 * 60 * 60;

    #[test]
    fn dates_round_trip() {
        for (seconds, text) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_790_899_200, "2026-10-02"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(date(seconds, '-'), text);
            assert_eq!(date(seconds + DAY - 1, '-'), text, "the last second of the day");
            assert_eq!(read_date(text), Some(seconds));
        }
        assert_eq!(read_date("2026.10.02, evening"), Some(1_790_899_200));
        for unknown in ["", "2026", "????.??.??", "2026-13-01", "2026-02-29", "1847.01.29"] {
            assert_eq!(read_date(unknown), None, "{unknown}");
        }
        assert_eq!(date(u64::MAX, '-'), "9999-12-30");
    }
}
