//! A player's training with puzzles: ratings, what comes back when, and the days.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Day, Puzzle, Returns, Theme, returns};
use crate::engine::Level;
use crate::engine::matches::expected;
use crate::rules::Game;

/// The rating of a player who has tried no puzzle yet: about that of the second level.
const FIRST_RATING: i32 = 600;
/// The least and the greatest rating.
const RATINGS: (i32, i32) = (100, 4000);
/// The rating of a puzzle that no level finds, above the highest level.
const ABOVE_ALL: i32 = 200;
/// The most that a try changes a rating: in the first tries, and later.
const STEPS: (i32, i32) = (48, 20);
/// Number of the first tries.
const FIRST_TRIES: u32 = 20;
/// Number of puzzles of about the right rating among which the next one is drawn.
const NEAREST: usize = 12;

/// The tries of a player.
///
/// ```
/// use parlour::engine::Stop;
/// use parlour::puzzles::{Miner, Training};
/// use parlour::rules::Game;
///
/// let mut miner = Miner::new(Game::Reversi.presets()[0].rules, 1);
/// let puzzle = std::iter::repeat_with(|| miner.play(&Stop::default())).flatten().next().expect("a puzzle");
/// let mut training = Training::default();
/// let before = training.rating(Game::Reversi);
/// training.record(&puzzle, false, 20_000);
/// assert!(training.rating(Game::Reversi) < before);
/// // It comes back tomorrow.
/// let puzzles = [puzzle];
/// assert_eq!(training.next(&puzzles, 20_000, 1), None);
/// assert_eq!(training.next(&puzzles, 20_001, 1), Some(0));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Training {
    games: BTreeMap<Game, Tries>,
    days: Days,
}

/// The tries of one game's puzzles.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Tries {
    rating: Option<i32>,
    /// Number of puzzles that counted for the rating.
    tried: u32,
    /// Number of those that were solved at the first try.
    solved: u32,
    /// The same numbers for each theme.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    themes: BTreeMap<Theme, Score>,
    /// The puzzles that were met, by [`Puzzle::id`].
    met: Returns,
}

/// The puzzles of a theme that counted for the rating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Score {
    /// Number of puzzles that were tried.
    pub tried: u32,
    /// Number of those that were solved at the first try.
    pub solved: u32,
}

/// The days on which puzzles were solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Days {
    last: Option<Day>,
    in_a_row: u32,
    most: u32,
}

/// The tries of a game in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The rating on the scale of [`Level::rating`].
    pub rating: i32,
    /// Number of puzzles that were tried.
    pub tried: u32,
    /// Number of puzzles that were solved at the first try.
    pub solved: u32,
    /// Number of puzzles that wait to be tried again today.
    pub due: usize,
}

impl Puzzle {
    /// Returns a number that stands for this puzzle in files. It depends on nothing but the rules and the position.
    #[must_use]
    pub fn id(&self) -> u64 {
        returns::id(self.rules, &self.position)
    }

    /// Returns the rating of a player who solves this puzzle half of the time: that of the lowest level that finds it.
    #[must_use]
    pub fn rating(&self) -> i32 {
        let game = self.rules.game();
        let rating = |level: Level| level.rating(game).cast_signed();
        self.grade.map_or_else(|| rating(Level::HIGHEST) + ABOVE_ALL, rating)
    }
}

impl Training {
    /// Returns the rating of the player in a game.
    #[must_use]
    pub fn rating(&self, game: Game) -> i32 {
        self.games.get(&game).and_then(|tries| tries.rating).unwrap_or(FIRST_RATING)
    }

    /// Returns the tries of a game in numbers.
    #[must_use]
    pub fn standing(&self, game: Game, today: Day) -> Standing {
        let tries = self.games.get(&game).cloned().unwrap_or_default();
        Standing {
            rating: self.rating(game),
            tried: tries.tried,
            solved: tries.solved,
            due: tries.met.due(today),
        }
    }

    /// Returns the scores of the themes of a game that were tried, the weakest first. Puzzles that were tried before
    /// version 0.2 of the program are not among them.
    #[must_use]
    pub fn themes(&self, game: Game) -> Vec<(Theme, Score)> {
        let Some(tries) = self.games.get(&game) else { return Vec::new() };
        let mut themes: Vec<_> = tries.themes.iter().map(|(&theme, &score)| (theme, score)).collect();
        let share = |score: Score| f64::from(score.solved) / f64::from(score.tried.max(1));
        themes.sort_by(|(_, one), (_, other)| share(*one).total_cmp(&share(*other)));
        themes
    }

    /// Returns the number of days in a row with a solved puzzle, up to today or yesterday, and the most there were.
    #[must_use]
    pub fn days_in_a_row(&self, today: Day) -> (u32, u32) {
        let goes_on = self.days.last.is_some_and(|last| last <= today && today - last <= 1);
        (if goes_on { self.days.in_a_row } else { 0 }, self.days.most)
    }

    /// Records the first try of a puzzle. A puzzle that comes back changes no rating, for it is known.
    pub fn record(&mut self, puzzle: &Puzzle, is_right: bool, today: Day) {
        let game = puzzle.rules.game();
        let rating = self.rating(game);
        let tries = self.games.entry(game).or_default();
        if !tries.met.holds(puzzle.id()) {
            let most = if tries.tried < FIRST_TRIES { STEPS.0 } else { STEPS.1 };
            let (least, greatest) = RATINGS;
            tries.rating =
                Some((rating + change(rating, puzzle.rating(), is_right, most)).clamp(least, greatest));
            tries.tried = tries.tried.saturating_add(1);
            tries.solved = tries.solved.saturating_add(u32::from(is_right));
            let score = tries.themes.entry(Theme::of(puzzle.task)).or_default();
            score.tried = score.tried.saturating_add(1);
            score.solved = score.solved.saturating_add(u32::from(is_right));
        }
        tries.met.record(puzzle.id(), is_right, today);
        if is_right {
            self.days.solved_on(today);
        }
    }

    /// Returns the index of the puzzle to try next: one that waits to come back, or else one that was not met yet and
    /// is about as hard as the player is good. `None` if there is none. The seed draws among several.
    #[must_use]
    pub fn next(&self, puzzles: &[Puzzle], today: Day, seed: u64) -> Option<usize> {
        let met = |puzzle: &Puzzle| self.games.get(&puzzle.rules.game()).map(|tries| &tries.met);
        let due = |(at, puzzle): (usize, &Puzzle)| {
            let on = met(puzzle)?.returns_on(puzzle.id())?;
            (on <= today).then_some((on, at))
        };
        if let Some((_, at)) = puzzles.iter().enumerate().filter_map(due).min() {
            return Some(at);
        }
        let mut new: Vec<(i32, usize)> = puzzles
            .iter()
            .enumerate()
            .filter(|(_, puzzle)| !met(puzzle).is_some_and(|met| met.holds(puzzle.id())))
            .map(|(at, puzzle)| ((puzzle.rating() - self.rating(puzzle.rules.game())).abs(), at))
            .collect();
        new.sort_unstable();
        new.truncate(NEAREST);
        let drawn = usize::try_from(seed % new.len().max(1) as u64).unwrap_or(0);
        new.get(drawn).map(|&(_, at)| at)
    }
}

impl Training {
    /// Returns this number of puzzles to try away from the app, the easiest first: those that [`next`](Training::next)
    /// would choose one after the other, and then others.
    #[must_use]
    pub fn some(&self, puzzles: &[Puzzle], today: Day, number: usize) -> Vec<Puzzle> {
        let mut rest = puzzles.to_vec();
        let mut some = Vec::new();
        while some.len() < number && !rest.is_empty() {
            let at = self.next(&rest, today, some.len() as u64).unwrap_or(0);
            some.push(rest.remove(at));
        }
        some.sort_by_key(Puzzle::rating);
        some
    }
}

/// Returns the index of a day's puzzle among this number of puzzles, the same for everyone. Days that follow each
/// other have puzzles that are far apart.
#[must_use]
pub fn of_day(day: Day, puzzles: usize) -> Option<usize> {
    let number = crate::rules::random::Random::new(u64::from(day)).below(puzzles.max(1) as u64);
    (puzzles > 0).then(|| usize::try_from(number).unwrap_or(0))
}

/// Returns the change of a rating by a result: at most `most`, and nothing if the result was certain (A. E. Elo, *The
/// Rating of Chessplayers, Past and Present*, 1978).
fn change(rating: i32, other: i32, is_right: bool, most: i32) -> i32 {
    let result = if is_right { 1. } else { 0. };
    (f64::from(most) * (result - expected(f64::from(rating - other)))).round() as i32
}

impl Days {
    fn solved_on(&mut self, today: Day) {
        match self.last {
            Some(last) if last >= today => return,
            Some(last) if today - last == 1 => self.in_a_row = self.in_a_row.saturating_add(1),
            _ => self.in_a_row = 1,
        }
        self.last = Some(today);
        self.most = self.most.max(self.in_a_row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Task;

    fn puzzle(number: usize, grade: u8) -> Puzzle {
        let rules = Game::Reversi.presets()[0].rules;
        let grade = Level::new(grade).ok();
        Puzzle { rules, position: number.to_string(), task: Task::Win, line: Vec::new(), grade }
    }

    #[test]
    fn a_missed_puzzle_returns_after_1_3_7_and_20_days() {
        let (puzzles, mut training) = ([puzzle(1, 3)], Training::default());
        training.record(&puzzles[0], false, 100);
        for (day, next) in [(100, 101), (101, 104), (104, 111), (111, 131)] {
            if day > 100 {
                training.record(&puzzles[0], true, day);
            }
            assert_eq!(training.next(&puzzles, next - 1, 1), None);
            assert_eq!(training.next(&puzzles, next, 1), Some(0));
        }
        training.record(&puzzles[0], true, 131);
        assert_eq!(training.next(&puzzles, 10_000, 1), None, "it is known now");
        assert_eq!(training.standing(Game::Reversi, 10_000).tried, 1, "coming back counts for no rating");
    }

    #[test]
    fn the_themes_are_counted_and_the_weakest_comes_first() {
        let mut training = Training::default();
        let quick = |number| Puzzle { task: Task::WinIn(2), ..puzzle(number, 3) };
        for (puzzle, is_right) in
            [(puzzle(1, 3), true), (puzzle(2, 3), true), (quick(3), true), (quick(4), false)]
        {
            training.record(&puzzle, is_right, 100);
        }
        // Once more counts for nothing.
        training.record(&quick(4), true, 101);
        let expected = [
            (Theme::QuickWin, Score { tried: 2, solved: 1 }),
            (Theme::OnlyWin, Score { tried: 2, solved: 2 }),
        ];
        assert_eq!(training.themes(Game::Reversi), expected);
        assert_eq!(training.themes(Game::Go), []);
    }

    #[test]
    fn a_booklet_has_what_returns_first_then_what_suits_and_then_the_rest() {
        let puzzles: Vec<Puzzle> = (1..=10).map(|grade| puzzle(grade.into(), grade)).collect();
        let mut training = Training::default();
        training.record(&puzzles[9], false, 100);
        training.record(&puzzles[4], true, 100);
        let grades = |number| -> Vec<u8> {
            let some = training.some(&puzzles, 101, number);
            some.iter().filter_map(|puzzle| Some(puzzle.grade?.number())).collect()
        };
        assert_eq!(grades(1), [10], "it returns today");
        let some = grades(4);
        assert!(some.len() == 4 && some.is_sorted() && some.contains(&10) && !some.contains(&5), "{some:?}");
        assert_eq!(grades(99), (1..=10).collect::<Vec<_>>(), "the known one comes last");
        assert!(training.some(&[], 101, 5).is_empty());
    }

    #[test]
    fn a_puzzle_that_is_missed_again_begins_again() {
        let (puzzles, mut training) = ([puzzle(1, 3)], Training::default());
        training.record(&puzzles[0], false, 100);
        training.record(&puzzles[0], true, 101);
        training.record(&puzzles[0], false, 104);
        assert_eq!(training.next(&puzzles, 105, 1), Some(0));
        // Solving it once more on the same day does not bring it forward.
        training.record(&puzzles[0], true, 104);
        assert_eq!(training.next(&puzzles, 105, 1), Some(0));
    }

    #[test]
    fn the_rating_finds_the_level_that_a_player_solves_half_of() {
        let mut training = Training::default();
        let wanted = Level::new(5).expect("a level").rating(Game::Reversi).cast_signed();
        let puzzles: Vec<Puzzle> = (0..400).map(|number| puzzle(number, 1 + (number % 10) as u8)).collect();
        for seed in 0..200 {
            let at = training.next(&puzzles, 1, seed).expect("a new puzzle");
            // This player solves all puzzles up to the fifth level, and no harder one.
            training.record(&puzzles[at], puzzles[at].rating() <= wanted, 0);
            let tries = training.games.get_mut(&Game::Reversi).expect("tries");
            tries.met.forget_returns();
        }
        let rating = training.rating(Game::Reversi);
        assert!((rating - wanted).abs() < 200, "{rating} should be near {wanted}");
    }

    #[test]
    fn days_in_a_row_are_counted_and_a_gap_takes_nothing_away() {
        let mut training = Training::default();
        assert_eq!(training.days_in_a_row(10), (0, 0));
        for (day, expected) in [(10, 1), (10, 1), (11, 2), (12, 3), (20, 1)] {
            training.record(&puzzle(day as usize, 1), true, day);
            assert_eq!(training.days_in_a_row(day).0, expected);
        }
        assert_eq!(training.days_in_a_row(21), (1, 3), "today is not over");
        assert_eq!(training.days_in_a_row(22), (0, 3));
        // A clock that was set back counts for nothing.
        training.record(&puzzle(99, 1), true, 5);
        assert_eq!(training.days_in_a_row(21), (1, 3));
    }

    #[test]
    fn training_is_read_as_it_was_written() {
        let mut training = Training::default();
        training.record(&puzzle(1, 3), false, 100);
        training.record(&puzzle(2, 3), true, 101);
        let text = serde_json::to_string(&training).expect("a text");
        assert_eq!(serde_json::from_str::<Training>(&text).ok(), Some(training));
        assert_eq!(serde_json::from_str::<Training>("{}").ok(), Some(Training::default()));
    }

    #[test]
    fn every_day_has_a_puzzle_and_a_year_shows_most_of_them() {
        assert_eq!(of_day(1, 0), None);
        let shown: std::collections::BTreeSet<_> =
            (20_000..20_365).filter_map(|day| of_day(day, 500)).collect();
        assert!(shown.len() > 230 && shown.iter().all(|&at| at < 500), "{}", shown.len());
    }
}
