//! Games of the engine against itself on 9x9, as text, from which the network learns.
//!
//! A line `G` with White's bonus in half points and the result in thousandths begins a game: 1000 if Black won. A line
//! `R` with a point is a random first turn. A line `T` is a turn of the engine: its point, the chance of the side to
//! move in thousandths, the playouts of each turn that got more than 1 in 200, as `point:playouts` with commas, or `-`
//! for a chosen opening, and Black's share of each point in percent. Points count row by row from 0; 81 is a pass.

use std::io::{self, Write};

use crate::engine::go::analyser::PositionSearch as _;
use crate::engine::go::board::{PASS, PlayoutBoard, Point};
use crate::engine::go::net::{Input, inputs};
use crate::engine::go::search::Search;
use crate::engine::go::settings::SearchSettings;
use crate::engine::go::tree::Node;
use crate::engine::{Limits, Lines, Question, Resources, Stop};
use crate::rules::go::{Position, Rules, Size};
use crate::rules::random::Random;
use crate::rules::{Position as _, Side, Square, Turn};

/// Number of points.
pub(super) const POINTS: usize = 81;

/// The parameters of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameSettings {
    /// Number of games.
    pub games: u32,
    /// Number of playouts for each turn.
    pub nodes: u64,
    /// Seed of the games.
    pub seed: u64,
    /// Search with the network.
    pub net: bool,
}

/// The parameters of the first games for the built-in network.
impl Default for GameSettings {
    fn default() -> GameSettings {
        GameSettings { games: 1100, nodes: 600, seed: 1, net: false }
    }
}

/// The error for text that is no list of games.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} is no line of games of Go: {text}")]
pub struct NotAGame {
    /// The number of the line, from 1.
    pub line: usize,
    /// Its first characters.
    pub text: String,
}

/// The greatest bonus of a game, in half points: that of all points.
const MOST_BONUS: i16 = 162;

/// Memory of the search, in bytes.
const MEMORY: usize = 16 << 20;

/// Plays games and writes them.
///
/// # Errors
/// Returns an error if a game cannot be written.
pub fn play_games(
    settings: &GameSettings,
    out: &mut dyn Write,
    mut report: impl FnMut(String),
) -> io::Result<()> {
    let mut random = Random::new(settings.seed.wrapping_mul(7919).wrapping_add(13));
    for game in 1..=settings.games {
        out.write_all(play(settings, &mut random).as_bytes())?;
        out.flush()?;
        if game % 50 == 0 {
            report(format!("{game} games"));
        }
    }
    Ok(())
}

/// Plays a game after some random turns, with some variety and some plausible mistakes.
fn play(settings: &GameSettings, random: &mut Random) -> String {
    /// Number of turns in a row after which most decided games end.
    const DECIDED_TURNS: u32 = 8;
    let komi = if random.below(2) == 0 { 15 } else { 2 * random.below(15) as i16 + 1 };
    let mut position = Position::start(Rules { komi, ..Rules::CHINESE.on(Size::NINE) });
    let mut search = Search::<128>::new(&position, PlayoutBoard::of(&position), MEMORY);
    if !settings.net {
        search.settings = SearchSettings::DEFAULT;
    }
    let mut lines = Vec::new();
    for _ in 0..random.below(7) {
        let (column, row) = (random.below(9), random.below(9));
        let is_inside = random.below(5) > 0;
        let (column, row) = if is_inside { (2 + column % 5, 2 + row % 5) } else { (column, row) };
        let at = (row * 9 + column) as u16;
        // A second stone on the same point is illegal and left out.
        if position.play(&Turn(vec![Square(at)])).is_ok() {
            lines.push(format!("R {at}"));
        }
    }
    let ends_early = random.below(10) > 0;
    let (mut decided, mut of_black) = (0, 500);
    while !position.is_at_rest() && (decided < DECIDED_TURNS || !ends_early) {
        let question = Question {
            position: &position,
            history: &[],
            limits: Limits::nodes(settings.nodes),
            lines: Lines::Best(1),
            seed: random.next(),
        };
        let analysis =
            search.analyse(&position, &question, &Stop::default(), Resources::without_host(MEMORY));
        let Some(line) = analysis.lines.first() else { break };
        let chance = line.score.chance;
        of_black = if position.to_move() == Side::First { chance } else { 1000 - chance };
        decided = if (40..=960).contains(&chance) { 0 } else { decided + 1 };
        let turn = other_turn(&search, random).map_or_else(|| line.turns[0].clone(), |at| Turn(vec![at]));
        let played = turn.0.first().map_or(POINTS as u16, |at| at.0);
        let owners: Vec<String> = analysis.ownership.iter().flatten().map(ToString::to_string).collect();
        lines.push(format!("T {played} {chance} {} {}", playouts(&search), owners.join(",")));
        if position.play(&turn).is_err() {
            break;
        }
    }
    let winner = position.outcome().map(|outcome| outcome.winner);
    let winner = winner.unwrap_or(Some(if of_black > 500 { Side::First } else { Side::Second }));
    let result = match winner {
        Some(Side::First) => 1000,
        Some(Side::Second) => 0,
        None => 500,
    };
    format!("G {komi} {result}\n{}\n", lines.join("\n"))
}

/// Returns the playouts of the turns of the root as text.
fn playouts(search: &Search<128>) -> String {
    if search.only.is_some() {
        return "-".to_owned();
    }
    let all: u32 = search.children().iter().map(|child| child.visits.get()).sum();
    let of_turn = |child: &Node| {
        let at = if child.turn() == PASS { POINTS as u16 } else { search.root.square(child.turn()).0 };
        format!("{at}:{}", child.visits.get())
    };
    let many = search.children().iter().filter(|child| child.visits.get() * 200 > all);
    many.map(of_turn).collect::<Vec<_>>().join(",")
}

/// Returns another turn than the best, now and then: early one by its playouts, and at any time one that may be a mistake.
fn other_turn(search: &Search<128>, random: &mut Random) -> Option<Square> {
    let varies = search.root.stones_on_board() < 16 && random.below(3) == 0;
    let errs = random.below(14) == 0;
    if !varies && !errs {
        return None;
    }
    let weight = |child: &Node| {
        let (visits, wins) = child.prior();
        let playouts = u64::from(child.visits.get());
        match child.turn() {
            PASS => 0,
            _ if errs => u64::from(wins).pow(2) * 50 / u64::from(visits.max(1)) + playouts.isqrt() + 1,
            _ => playouts,
        }
    };
    let all: u64 = search.children().iter().map(weight).sum();
    let mut left = if all > 0 { random.below(all) } else { return None };
    for child in search.children() {
        match left.checked_sub(weight(child)) {
            Some(less) => left = less,
            None => return Some(search.root.square(child.turn())),
        }
    }
    None
}

/// A position of a game, seen by the side to move.
pub(super) struct Example {
    pub inputs: Vec<Input>,
    /// The shares of the playouts, by point; empty if they say nothing.
    pub shares: Vec<(Point, f32)>,
    /// The owner of each point, from -1 to 1, row by row.
    pub owners: Vec<f32>,
    /// The chance of winning by the search, and the result, from 0 to 1.
    pub chance: f32,
    pub result: f32,
    /// The points that the side gives the other one.
    pub bonus: f32,
}

/// Games to learn from.
#[derive(Default)]
pub struct Games(pub(super) Vec<Vec<Example>>);

impl Games {
    /// Adds the games of a text that [`play_games`] wrote.
    ///
    /// # Errors
    /// The first line that is none of a game. No game is added then.
    pub fn read(&mut self, text: &str) -> Result<(), NotAGame> {
        let mut reader = Reader::default();
        for (number, line) in text.lines().enumerate() {
            let wrong = || NotAGame { line: number + 1, text: line.chars().take(40).collect() };
            reader.read(line).ok_or_else(wrong)?;
        }
        self.0.extend(reader.games.into_iter().filter(|game| !game.is_empty()));
        Ok(())
    }

    /// Plays games and reads them.
    #[cfg(test)]
    pub(super) fn played(settings: &GameSettings) -> Games {
        let mut text = Vec::new();
        play_games(settings, &mut text, drop).expect("memory has room");
        let mut games = Games::default();
        games.read(std::str::from_utf8(&text).expect("text")).expect("games");
        games
    }
}

/// The game that is being read.
#[derive(Default)]
struct Reader {
    position: Option<Position>,
    last: [Point; 2],
    /// White's bonus in half points, and Black's result.
    bonus: f32,
    result: f32,
    games: Vec<Vec<Example>>,
}

impl Reader {
    /// Reads a line; `None` if it is none of a game.
    fn read(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split(' ').collect();
        match *words.as_slice() {
            ["G", komi, result] => {
                let komi: i16 = komi.parse().ok().filter(|komi| (-MOST_BONUS..=MOST_BONUS).contains(komi))?;
                (self.bonus, self.result) = (f32::from(komi), share(result, 1000)?);
                self.position = Some(Position::start(Rules { komi, ..Rules::CHINESE.on(Size::NINE) }));
                self.last = [PASS; 2];
                self.games.push(Vec::new());
                Some(())
            }
            ["R", at] => self.play(&read_turn(at)?),
            ["T", at, chance, shares, owners] => {
                let example = self.example(share(chance, 1000)?, shares, owners)?;
                self.games.last_mut()?.push(example);
                self.play(&read_turn(at)?)
            }
            _ => None,
        }
    }

    fn play(&mut self, turn: &Turn) -> Option<()> {
        let position = self.position.as_mut()?;
        let point = turn.0.first().map_or(PASS, |&at| PlayoutBoard::<128>::of(position).point(at));
        position.play(turn).ok()?;
        self.last = [point, self.last[0]];
        Some(())
    }

    fn example(&self, chance: f32, shares: &str, owners: &str) -> Option<Example> {
        let position = self.position.as_ref()?;
        let mut board = PlayoutBoard::<128>::of(position);
        board.set_last(self.last);
        let is_black = position.to_move() == Side::First;
        let sign = if is_black { 1. } else { -1. };
        let owners: Vec<f32> =
            owners.split(',').map(|owner| Some(sign * share(owner, 100)?)).collect::<Option<_>>()?;
        Some(Example {
            inputs: inputs(&board, false),
            shares: if shares == "-" { Vec::new() } else { read_shares(&board, shares)? },
            owners: Some(owners).filter(|owners| owners.len() == POINTS)?,
            chance,
            result: if is_black { self.result } else { 1. - self.result },
            bonus: sign * self.bonus / 2.,
        })
    }
}

/// Reads a number from `-whole` to `whole` as a part of that.
fn share(text: &str, whole: i16) -> Option<f32> {
    let number: i16 = text.parse().ok().filter(|number| (-whole..=whole).contains(number))?;
    Some(f32::from(number) / f32::from(whole))
}

/// Reads a turn.
fn read_turn(text: &str) -> Option<Turn> {
    let at = text.parse().ok().filter(|&at| usize::from(at) <= POINTS)?;
    Some(if usize::from(at) == POINTS { Turn::default() } else { Turn(vec![Square(at)]) })
}

/// Reads the shares of the turns, unless a pass got many playouts.
fn read_shares(board: &PlayoutBoard<128>, text: &str) -> Option<Vec<(Point, f32)>> {
    let (mut turns, mut passed, mut all) = (Vec::new(), 0., 0.);
    for turn in text.split(',') {
        let (at, playouts) = turn.split_once(':')?;
        let playouts = playouts.parse::<u32>().ok()? as f32;
        match read_turn(at)?.0.first() {
            Some(&at) => turns.push((board.point(at), playouts)),
            None => passed += playouts,
        }
        all += playouts;
    }
    let of_turns = all - passed;
    if passed * 3. > of_turns || of_turns == 0. {
        return Some(Vec::new());
    }
    Some(turns.into_iter().map(|(at, playouts)| (at, playouts / of_turns)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_as_they_were_played() {
        let Games(games) = Games::played(&GameSettings { games: 2, nodes: 8, seed: 4, net: true });
        assert_eq!(games.len(), 2);
        let examples: Vec<&Example> = games.iter().flatten().collect();
        assert!(examples.len() > 40);
        let shares = |example: &Example| example.shares.iter().map(|(_, share)| share).sum::<f32>();
        assert!(examples.iter().any(|example| (shares(example) - 1.).abs() < 1e-3));
        assert!(examples.iter().all(|example| (0. ..=1.).contains(&example.chance)));
    }

    #[test]
    fn another_line_is_refused_with_its_number() {
        let read = |text: &str| Games::default().read(text);
        let error = read("G 15 1000\nR 40\nT 40 500 - 1\n");
        let text = "T 40 500 - 1".to_owned();
        assert_eq!(error, Err(NotAGame { line: 3, text }));
        let owners = vec!["0"; POINTS].join(",");
        let turn = |words: &str| read(&format!("G 15 1000\n{words} {owners}"));
        assert_eq!(turn("T 40 500 40:9,81:1"), Ok(()));
        // Points and numbers that no game has.
        for wrong in
            ["T 82 500 40:9", "T 65535 500 40:9", "T 40 NaN 40:9", "T 40 500 99:9", "T 40 500 40:inf"]
        {
            assert!(turn(wrong).is_err_and(|error| error.line == 2), "{wrong}");
        }
        assert!(read("G 32767 1000").is_err() && read("R 40").is_err());
    }
}
