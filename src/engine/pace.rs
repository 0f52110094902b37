//! Time management: an easy decision is made at once, and a hard one takes longer.
//!
//! A search that deepens knows how clear its answer is by how often it has changed. After R. Hyatt, *Using Time
//! Wisely*, ICCA Journal 7 (1984), it takes more time when the value of its best move falls.

use std::time::Duration;

use super::Budget;

/// The history of the answers of a search, one for each depth.
#[derive(Clone, Debug, Default)]
pub(super) struct Pace {
    best: Option<u64>,
    value: i32,
    /// Number of depths since the best move has changed.
    unchanged: usize,
}

/// What a finished depth has found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// A number that identifies the best move.
    pub best: u64,
    /// The value of the best move.
    pub value: i32,
    /// The difference between two values that matters.
    pub unit: i32,
    /// `true` if more depth can hardly change the answer: there is one move, or the game is decided.
    pub is_clear: bool,
}

/// Percent of the usual duration after which no new depth begins, by the number of depths since the best move has
/// changed. A new depth takes about twice as long as all before it.
const BEGIN: [u32; 5] = [75, 60, 48, 40, 34];
/// The same if the answer is clear.
const CLEAR: u32 = 5;
/// Factors, in percent, of these shares if the value has fallen by one and by three units.
const FALLEN: [u32; 2] = [140, 200];
/// Percent of the usual duration after which a depth is broken off, while nothing is wrong.
const BREAK_OFF: u32 = 200;

impl Pace {
    /// Notes what a depth has found, and returns `true` if the next one is worth its time. Without a usual duration
    /// it always is.
    pub(super) fn goes_on(&mut self, budget: &mut Budget, found: Found) -> bool {
        let Some(usual) = budget.soft() else { return true };
        let fallen = if self.best.is_some() { self.value.saturating_sub(found.value) } else { 0 };
        let is_same = self.best.replace(found.best) == Some(found.best);
        self.unchanged = if is_same { self.unchanged + 1 } else { 0 };
        self.value = found.value;
        let share = if found.is_clear { CLEAR } else { BEGIN[self.unchanged.min(BEGIN.len() - 1)] };
        let factor = match fallen {
            _ if found.is_clear => 100,
            fallen if fallen >= 3 * found.unit => FALLEN[1],
            fallen if fallen >= found.unit => FALLEN[0],
            _ => 100,
        };
        let is_calm = factor == 100 && self.unchanged > 0;
        budget.end_after(if is_calm { part(usual, BREAK_OFF) } else { Duration::MAX });
        budget.elapsed() < part(usual, share * factor / 100)
    }
}

/// The two most visited turns of a Monte Carlo tree search.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Race {
    /// Playouts of this search so far.
    pub playouts: u64,
    /// Visits of the most visited turn and of the next one.
    pub visits: [u32; 2],
    /// `true` if no other turn with a fair part of the visits has a higher value than the most visited one.
    pub is_agreed: bool,
}

/// Percent of the usual duration before which no search ends.
const LEAST: u32 = 5;
/// Percent of the playouts that are left which the second turn can hope for.
const HOPE: u32 = 60;
/// Percent of the usual duration after which a search ends even if the turns are not agreed upon.
const EXTENDED: u32 = 220;

impl Race {
    /// Returns `true` if the search can end: the most visited turn will keep its place until the usual duration is
    /// over, or that is over and the turn also has the highest value. After S.-C. Huang, R. Coulom and S.-S. Lin, *Time
    /// Management for Monte-Carlo Tree Search Applied to the Game of Go* (TAAI 2010). Without a usual duration there
    /// is nothing to decide.
    pub(super) fn is_over(&self, budget: &Budget) -> bool {
        let Some(usual) = budget.soft() else { return false };
        let elapsed = budget.elapsed();
        if elapsed < part(usual, LEAST) || self.playouts == 0 {
            return false;
        }
        let left = usual.saturating_sub(elapsed);
        if left.is_zero() {
            return self.is_agreed || elapsed >= part(usual, EXTENDED);
        }
        let expected = u128::from(self.playouts) * left.as_nanos() / elapsed.as_nanos().max(1);
        let [first, second] = self.visits;
        u128::from(first.saturating_sub(second)) * 100 > expected * u128::from(HOPE)
    }
}

/// Returns so many percent of a duration.
fn part(whole: Duration, percent: u32) -> Duration {
    whole.checked_mul(percent).map_or(whole, |product| product / 100)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::host::testing;
    use crate::engine::{Limits, Lines, Question, Resources, Stop, registry};
    use crate::notation;
    use crate::rules::random::Random;
    use crate::rules::{Game, Position, Rules, go};

    const MILLISECOND: Duration = Duration::from_millis(1);

    /// Returns a budget of these milliseconds, by a clock of which every reading takes one.
    fn budget(usual: u32, longest: u32) -> Budget {
        let limits = Limits::around(MILLISECOND * usual, MILLISECOND * longest);
        Budget::new(limits, &Stop::default(), testing::stepping(MILLISECOND))
    }

    /// Returns the milliseconds after which a search begins no further depth.
    fn ends_after(longest: u32, mut found: impl FnMut(i32) -> (u64, i32)) -> u128 {
        let (mut budget, mut pace) = (budget(1000, longest), Pace::default());
        let mut depth = 0;
        loop {
            depth += 1;
            let (best, value) = found(depth);
            let goes_on = pace.goes_on(&mut budget, Found { best, value, unit: 10, is_clear: false });
            if !goes_on || budget.check() {
                return budget.elapsed().as_millis();
            }
        }
    }

    #[test]
    fn a_search_takes_longer_the_less_clear_its_answer_is() {
        let calm = ends_after(9000, |_| (1, 0));
        let changing = ends_after(9000, |depth| (depth.unsigned_abs().into(), 0));
        let falling = ends_after(9000, |depth| (depth.unsigned_abs().into(), -10 * depth));
        assert!(calm < changing && changing < falling, "{calm} {changing} {falling}");
        assert!((250..450).contains(&calm) && (900..1300).contains(&falling), "{calm} {falling}");
        let cut = ends_after(500, |depth| (depth.unsigned_abs().into(), -10 * depth));
        assert!((490..510).contains(&cut), "{cut}");
    }

    #[test]
    fn a_clear_answer_ends_the_search_at_once() {
        let (mut budget, mut pace) = (budget(1000, 4000), Pace::default());
        let found = Found { best: 1, value: 0, unit: 10, is_clear: true };
        let depths = (0..1000).take_while(|_| pace.goes_on(&mut budget, found)).count();
        assert!(depths < 50, "{depths}");
    }

    #[test]
    fn without_a_usual_duration_a_search_goes_on() {
        let mut budget =
            Budget::new(Limits::time(MILLISECOND), &Stop::default(), testing::stepping(MILLISECOND));
        let found = Found { best: 1, value: 0, unit: 10, is_clear: true };
        assert!((0..100).all(|_| Pace::default().goes_on(&mut budget, found)));
        assert!(!Race { playouts: 100, visits: [100, 0], is_agreed: true }.is_over(&budget));
    }

    #[test]
    fn a_race_is_over_when_the_second_turn_cannot_win_it() {
        // Each look takes a millisecond, so about 200 of 1000 have passed.
        let over = |visits, is_agreed, elapsed: u32| {
            let budget = budget(1000, 4000);
            (0..elapsed).for_each(|_| _ = budget.elapsed());
            Race { playouts: 200, visits, is_agreed }.is_over(&budget)
        };
        assert!(over([900, 100], true, 200) && over([900, 100], false, 200));
        assert!(!over([150, 50], true, 200));
        assert!(!over([900, 100], true, 20));
        assert!(over([110, 90], true, 1001) && !over([110, 90], false, 1001));
        assert!(over([110, 90], false, 2201));
    }

    /// Returns the time that the engine of a game takes for a position, by readings of the clock.
    fn time(position: &dyn Position, limits: Limits) -> Duration {
        let host = testing::stepping(MILLISECOND);
        let mut engine = registry::engine(position.rules(), Resources { memory: 1 << 20, threads: 1, host });
        let question =
            Question { position, history: &[position.hash()], limits, lines: Lines::Best(1), seed: 1 };
        let before = host.now();
        assert_eq!(engine.analyse(&question, &Stop::default()).lines.len(), 1);
        host.now().saturating_sub(before)
    }

    #[test]
    fn easy_decisions_are_made_early() {
        let usual = MILLISECOND * 400;
        let limits = Limits::around(usual, usual * 4);
        // A forced capture after some random turns, of which the search does not see the end.
        let mut random = Random::new(3);
        let mut forced = Game::Checkers.presets()[0].rules.start();
        while forced.turns().len() != 1 {
            let turns = forced.turns();
            forced.play(&turns[random.below(turns.len() as u64) as usize]).expect("a legal turn");
        }
        assert!(time(&*forced, limits) < usual / 10);
        // White captures everything.
        let go = Rules::Go(go::Rules::CHINESE.on(go::Size::new(7).expect("a size")));
        let atari = ".OOOO../OXXXXO./OXXXXO./OXXXX../OXXXXO./.OOOO../....... O";
        let atari = notation::read_position(go, atari).expect("a position");
        assert!(time(&*atari, limits) < usual * 3 / 4);
        assert!(time(&*atari, Limits::time(usual)) >= usual);
    }

    #[test]
    fn no_search_takes_longer_than_its_longest_duration() {
        let limits = Limits::around(MILLISECOND * 20, MILLISECOND * 40);
        for game in Game::ALL {
            let taken = time(&*game.presets()[0].rules.start(), limits);
            // Go looks at a pass for a quarter of the usual time after its search.
            assert!(taken <= MILLISECOND * 55, "{}: {taken:?}", game.name());
        }
    }
}
