//! A handicap that makes a fair game of unequal players, measured by their results here.
//!
//! [`strengths`](super::strengths()) measures the players, and [`Handicap::of`] says what evens out a difference
//! between two of them. Both are estimates.
//!
//! # Examples
//!
//! ```
//! use parlour::play::tournament::handicap::{Given, Handicap};
//! use parlour::rules::{Game, Rules, go};
//!
//! // A player who wins two games of three is stronger by 120.
//! let reversi = Handicap::of(Game::Reversi.presets()[0].rules, 120);
//! assert_eq!(reversi.given, Given::Time { parts: [1, 2] });
//!
//! let go = Handicap::of(Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)), 120);
//! assert_eq!(go.given, Given::Go { stones: 0, komi: 5 });
//! ```

use crate::engine::Level;
use crate::rules::{Game, Rules, go};

/// What evens out a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// What is given.
    pub given: Given,
    /// The difference in Elo that this evens out, which is never negative. A larger one than a game can even
    /// out is left in part.
    pub covers: i32,
}

/// What the weaker player is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// Nothing: the players are too close.
    Nothing,
    /// The weaker player begins as Black in Go.
    Go {
        /// Stones of the handicap in place of that of the rules, 0 for the right to begin.
        stones: u8,
        /// The komi in halves in place of that of the rules, negative if Black gets it.
        komi: i16,
    },
    /// Both have a clock.
    Time {
        /// The times of the stronger and of the weaker player are in this proportion.
        parts: [u8; 2],
    },
    /// The computer plays at this level in place of its own.
    Level(Level),
}

/// Differences in Elo below this one are not evened out.
const LEAST: i32 = 20;

/// Elo of a rank of Go. The curve of the European Go Federation since 2021, -7 ln(3300 - rating), gives 39
/// for 20 kyu, 57 for 10 kyu and 97 for 1 kyu.
const ELO_OF_RANK: f64 = 50.0;

/// The proportions of times, from equal ones on.
const TIMES: [[u8; 2]; 9] = [[1, 1], [3, 4], [2, 3], [1, 2], [2, 5], [1, 3], [1, 4], [1, 6], [1, 8]];

impl Handicap {
    /// Returns what evens out a difference in Elo between two people by these rules. The sign of the difference
    /// does not matter.
    ///
    /// In Go a rank is worth 2 points on 9x9 and 4 on 13x13 (T. Hunt, in *Handicap for smaller board sizes* of
    /// Sensei's Library), and a stone on 19x19. These are given by komi as far as possible, and a stone in
    /// place of twice the komi. In the other games the times on the clocks are in the proportion of the points
    /// that both expect: half of the time is worth 120 Elo, as in time handicap matches of chess (quoted in *More
    /// Rating, Time, and Score* of the blog Empirical Rabbit, 2012). Nobody has measured that in the games here. All
    /// values are exact only as far as the estimate and the curves are.
    #[must_use]
    pub fn of(rules: Rules, elo: i32) -> Handicap {
        let elo = elo.saturating_abs().min(10_000);
        match rules {
            Rules::Go(_) if elo < LEAST => Handicap::NONE,
            Rules::Go(rules) => in_go(rules, elo),
            _ => in_time(elo),
        }
    }

    /// Returns what evens out the chances of a person with this strength against the computer at this level: the
    /// level whose rating is closest.
    #[must_use]
    pub fn against(level: Level, game: Game, strength: i32) -> Handicap {
        let apart =
            |level: &Level| strength.saturating_sub(level.rating(game).cast_signed()).saturating_abs();
        let closest = Level::all().min_by_key(apart).filter(|closest| apart(closest) < apart(&level));
        closest.map_or(Handicap::NONE, |closest| Handicap {
            given: Given::Level(closest),
            covers: apart(&level) - apart(&closest),
        })
    }

    const NONE: Handicap = Handicap { given: Given::Nothing, covers: 0 };
}

/// Returns the handicap in a game in which only time can be given.
fn in_time(elo: i32) -> Handicap {
    let covers = |[strong, weak]: [u8; 2]| 400.0 * (f64::from(weak) / f64::from(strong)).log10();
    let apart = |parts: &[u8; 2]| (covers(*parts) - f64::from(elo)).abs();
    match TIMES.into_iter().min_by(|one, other| apart(one).total_cmp(&apart(other))) {
        None | Some([1, 1]) => Handicap::NONE,
        Some(parts) => Handicap { given: Given::Time { parts }, covers: covers(parts).round() as i32 },
    }
}

fn in_go(rules: go::Rules, elo: i32) -> Handicap {
    // A komi that is not of an even game says nothing about the value of a stone.
    let even = if (1..=60).contains(&rules.komi) { rules.komi } else { go::Rules::CHINESE.komi };
    let stone = 2 * even;
    let rank = match rules.size.lines() {
        ..=9 => 4,
        10..=13 => 8,
        14..=16 => 16,
        _ => stone,
    };
    // All points are in halves. Whole points keep the komi what it is, whole or with a half.
    let points = |ranks: f64| 2 * (ranks * f64::from(rank) / 2.0).round() as i16;
    let most = if rules.opening == go::Opening::Empty { i16::from(rules.most_handicap()).max(1) } else { 1 };
    let wanted = points(f64::from(elo) / ELO_OF_RANK).min((most - 1) * stone + 2 * even);
    // The first stone is the right to begin. Each further one is worth twice the komi.
    let stones = (0..most).find(|stones| wanted - stones * stone < 2 * even).unwrap_or(most - 1);
    let komi = even - (wanted - stones * stone);
    let covers = (f64::from(wanted) / f64::from(rank) * ELO_OF_RANK).round() as i32;
    let stones = if stones == 0 { 0 } else { stones as u8 + 1 };
    Handicap { given: Given::Go { stones, komi }, covers }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn times_are_in_the_proportion_of_the_points() {
        let rules = Game::Checkers.presets()[0].rules;
        assert_eq!(Handicap::of(rules, 20).given, Given::Nothing);
        assert_eq!(Handicap::of(rules, 70), Handicap { given: Given::Time { parts: [2, 3] }, covers: 70 });
        assert_eq!(Handicap::of(rules, -191).given, Given::Time { parts: [1, 3] });
        assert_eq!(Handicap::of(rules, i32::MIN).given, Given::Time { parts: [1, 8] });
        let mut before = 0;
        for elo in 0..=360 {
            let covers = Handicap::of(rules, elo).covers;
            assert!(covers >= before && (covers - elo).abs() <= 36, "{elo}: {covers}");
            before = covers;
        }
    }

    #[test]
    fn the_computer_takes_the_closest_level() {
        let level = |number| Level::new(number).expect("a level");
        let at =
            |number, strength: u32| Handicap::against(level(number), Game::Reversi, strength.cast_signed());
        let rating = |number| level(number).rating(Game::Reversi);
        assert_eq!(
            at(6, rating(3)),
            Handicap { given: Given::Level(level(3)), covers: (rating(6) - rating(3)).cast_signed() }
        );
        assert_eq!(at(2, rating(3) + 5).given, Given::Level(level(3)), "a weak computer plays better");
        assert_eq!(at(3, rating(3) + 5), Handicap::NONE, "its own level is the closest one");
        assert_eq!(at(1, 0), Handicap::NONE);
    }

    #[test]
    fn in_go_a_difference_is_komi_and_stones() {
        let given = |lines, elo| {
            let size = go::Size::new(lines).expect("a size");
            Handicap::of(Rules::Go(go::Rules::CHINESE.on(size)), elo).given
        };
        let go = |stones, komi| Given::Go { stones, komi };
        // The komi of the rules is 7.5 points.
        assert_eq!(given(9, 50), go(0, 11), "a rank is 2 points");
        assert_eq!(given(9, 200), go(0, -1));
        assert_eq!(given(9, 375), go(2, 15), "a stone is twice the komi");
        assert_eq!(given(13, 50), go(0, 7));
        assert_eq!(given(19, 25), go(0, -1), "half a rank is nearly the komi");
        assert_eq!(given(19, 50), go(2, 15), "a rank is a stone");
        assert_eq!(given(19, 450), go(9, -15), "the last stone is komi");
    }

    #[test]
    fn a_handicap_can_be_played_and_grows() {
        for lines in 2..=25 {
            let size = go::Size::new(lines).expect("a size");
            let seats = go::Rules { opening: go::Opening::SeatStones, ..go::Rules::JAPANESE };
            let all = [go::Rules::JAPANESE, go::Rules::NEW_ZEALAND, go::Rules::AGA];
            for rules in all.into_iter().chain((lines >= 7).then_some(seats)) {
                let (rules, mut before) = (rules.on(size), 0);
                for elo in (0..2000).step_by(10) {
                    let Handicap { given, covers } = Handicap::of(Rules::Go(rules), elo);
                    assert!(covers >= before, "{lines}: {elo}");
                    before = covers;
                    if let Given::Go { stones, komi } = given {
                        let with = go::Rules { handicap: stones, komi, ..rules };
                        assert_eq!(with.checked(), Ok(with));
                        assert!(komi.abs() <= rules.komi, "{lines}: {elo}: {komi}");
                        assert_eq!(komi.rem_euclid(2), rules.komi % 2, "a draw stays as possible as it was");
                    }
                }
            }
        }
    }
}
