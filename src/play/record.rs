//! A match as a record that other programs read, and a record as a match.
//!
//! A record has turns, names and a result. Of what a match has besides it keeps what decides the
//! result: which stones were agreed to be dead.

use super::{Act, Match, Player, Setup, TimeControl};
use crate::notation::{self, BadTurn, Extra, Format, Place, Problem, Record, Score, Style, Unreadable};
use crate::rules::{Rules, Side, Square, Turn, gomoku};

/// The pieces that both agreed to be dead, by the names of their squares. This property is ours;
/// other programs will skip it.
const DEAD: &str = "DEAD";

/// Seconds in a day.
const DAY: u64 = 24 * 60 * 60;

impl Match {
    /// The acts in force as a record. One of Go may lack passes, and one of gomoku how the sides
    /// were chosen: where the game went on after these, a record has no word for them.
    #[must_use]
    pub fn record(&self) -> Record {
        let rules = without_opening(self.setup.rules);
        let mut turns: Vec<Turn> = Vec::new();
        for act in self.acts() {
            match act {
                Act::Turn(turn) => turns.push(turn.clone()),
                Act::PlayOn => {
                    // Two passes are the end of a record, so they cannot stand in its middle.
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
        // There is one place for it in a record, so what only one of the players has is not text.
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
        record
    }

    /// The first position as a record by these rules tells it, where it is not the usual one.
    fn record_start(&self, rules: Rules) -> Option<String> {
        let text = self.setup.position.clone()?;
        if rules == self.setup.rules {
            return Some(text);
        }
        // How far the opening had come is not text either.
        let start = self.start();
        let pieces = start.grid().squares().filter_map(|square| Some((square, start.piece(square)?)));
        let without_opening = rules.with_pieces(start.to_move(), pieces);
        Some(without_opening.map_or(text, |position| notation::position_text(&*position)))
    }

    /// The match that a record tells of, with the names of its players where it has them. What the
    /// record says of the result and the rules do not is put down to a resignation or an agreement.
    ///
    /// `setup` says what no record does: how turns are made, the pictures of the players.
    ///
    /// # Errors
    /// When a turn of the record is not possible.
    pub fn from_record(id: u32, record: &Record, setup: &Setup) -> Result<Match, Unreadable> {
        let tags = Tags::of(record.rules);
        let players = Side::BOTH.map(|side| {
            let name = tags.player(side).and_then(|tag| record.tag(tag)).unwrap_or_default();
            // Several files say so that nobody is known.
            let name = if matches!(name.trim(), "?" | "-") { "" } else { name.trim() };
            Player::person(name, setup.player(side).avatar)
        });
        let began = tags.date().and_then(|tag| record.tag(tag)).and_then(read_date).unwrap_or(0);
        let position = record.start.clone();
        let setup = Setup { position, mode: setup.mode, ..Setup::new(record.rules, players) };
        let mut game = Match::new(id, setup, began)?;
        for (ply, turn) in (1..).zip(&record.turns) {
            game.play(turn).map_err(|reason| {
                let text = notation::turn_text(game.position(), turn);
                let squares = Vec::new();
                let reason = BadTurn::Illegal { text, reason, squares };
                Unreadable { place: Place::START, problem: Problem::Turn { ply, reason } }
            })?;
        }
        game.end_as(record);
        // A match that is finished is looked at, and one that is not goes on: with no Start Turn.
        game.start_turn();
        Ok(game)
    }

    /// Ends the match as the record says it ended.
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
            // What the record names, or else the proposal where it leads to the result. A result
            // that neither explains is for the players to find.
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

/// The rules without an opening in which sides are chosen. The stones are the same.
fn without_opening(rules: Rules) -> Rules {
    match rules {
        Rules::Gomoku(played) if played.opening() != gomoku::Opening::Free => {
            gomoku::Rules::new(played.size(), played.winning(), gomoku::Opening::Free)
                .map_or(rules, Rules::Gomoku)
        }
        _ => rules,
    }
}

/// How the format of a game calls what it says about it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tags {
    /// With the side that the format calls white.
    Pdn(Side),
    Sgf,
    /// There is no place for tags.
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

    /// How much time both have.
    fn time(self, control: TimeControl) -> Vec<(String, String)> {
        let (main, more) = control.in_sgf();
        let tags = match self {
            Tags::Sgf => vec![("TM", Some(main.to_string())), ("OT", more)],
            Tags::Pdn(_) => vec![("TimeControl", control.in_pdn())],
            Tags::None => Vec::new(),
        };
        tags.into_iter().filter_map(|(tag, value)| Some((tag.to_owned(), value?))).collect()
    }

    /// What says that this side lost on time.
    fn lost_on_time(self, side: Side) -> Option<(&'static str, &'static str)> {
        match (self, side) {
            (Tags::Sgf, Side::First) => Some(("RE", "W+T")),
            (Tags::Sgf, Side::Second) => Some(("RE", "B+T")),
            (Tags::Pdn(_), _) => Some(("Termination", "time forfeit")),
            (Tags::None, _) => None,
        }
    }

    /// What stands between year, month and day.
    fn separator(self) -> char {
        if matches!(self, Tags::Pdn(_)) { '.' } else { '-' }
    }
}

/// The day of a moment, given in seconds since 1970, by the calendar of Greenwich: `2026-10-02`.
#[must_use]
pub fn date(seconds: u64, separator: char) -> String {
    // Days are counted from the first of March of the year 0, so that the day that some years have
    // more is the last of the year, and 400 years are one round.
    const ROUND: u64 = 146_097;
    let days = seconds / DAY + 719_468;
    let (round, day) = (days / ROUND, days % ROUND);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + 400 * round + u64::from(month <= 2);
    format!("{year:04}{separator}{month:02}{separator}{day:02}")
}

/// The first second of a day that is written like `2026-10-02` or `2026.10.02`; none where a part
/// is unknown, wrong, or before 1970.
fn read_date(text: &str) -> Option<u64> {
    let text = text.trim().get(..10)?;
    let mut parts = text.split(['-', '.', '/']).map(str::parse::<u64>);
    let (year, month, day) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
    if year < 1970 || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1;
    Some((days - 719_468) * DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_and_read() {
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
        for unknown in ["", "2026", "????.??.??", "2026-13-01", "1847.01.29"] {
            assert_eq!(read_date(unknown), None, "{unknown}");
        }
    }
}
