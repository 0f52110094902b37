//! A handicap that makes a fair match of unequal players, measured by their results here.
//!
//! [`Estimate::of`] turns the score between two players into a difference on the scale of Elo, and
//! [`Handicap::of`] says what evens it out in a game. Both are estimates, and a few games say little: the
//! [`margin`](Estimate::margin) tells how little.
//!
//! # Examples
//!
//! ```
//! use parlour::play::Score;
//! use parlour::play::tournament::handicap::{Estimate, Given, Handicap};
//! use parlour::rules::{Game, Rules, go};
//!
//! let estimate = Estimate::of(Score { won: 5, drawn: 0, lost: 2 });
//! assert_eq!(estimate.elo, 120, "as with 6 won and 3 lost");
//!
//! let reversi = Handicap::of(Game::Reversi.presets()[0].rules, estimate.elo);
//! assert_eq!(reversi.given, Given::Points { win: [1, 2] });
//!
//! let go = Handicap::of(Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)), estimate.elo);
//! assert_eq!(go.given, Given::Go { stones: 0, komi: 5 });
//! ```

use crate::engine::matches;
use crate::play::Score;
use crate::rules::{Rules, go};

/// How much stronger a player is than another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The difference in Elo, negative for the weaker player.
    pub elo: i32,
    /// The true difference is probably (95 %) no farther away than this.
    pub margin: i32,
    /// Number of games on which the estimate rests.
    pub games: u32,
}

impl Estimate {
    /// Estimates the difference from the score of a player against another one.
    ///
    /// A draw counts as half a win. The expected share of points is that of the score with one more game won
    /// by each of them, the rule of succession of Laplace, so a few games do not give extremes and none give
    /// 0. A share `p` is a difference of 400 log10(p / (1 - p)), the logistic curve of Elo. The margin is
    /// 1.96 standard errors of that logarithm.
    #[must_use]
    pub fn of(score: Score) -> Estimate {
        let [won, drawn, lost] = [score.won, score.drawn, score.lost].map(f64::from);
        let (gained, given) = (won + drawn / 2.0 + 1.0, lost + drawn / 2.0 + 1.0);
        // The logarithm of gained / given has a variance of about 1 / gained + 1 / given.
        let error = (1.0 / gained + 1.0 / given).sqrt() * 400.0 / std::f64::consts::LN_10;
        Estimate {
            elo: matches::elo(gained / (gained + given)).round() as i32,
            margin: (1.96 * error).round() as i32,
            games: score.played(),
        }
    }
}

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
    /// Nothing: the players are too close, and the sides alternate.
    Nothing,
    /// The weaker player begins as Black in Go.
    Go {
        /// Stones of the handicap in place of that of the rules, 0 for the right to begin.
        stones: u8,
        /// The komi in halves in place of that of the rules, negative if Black gets it.
        komi: i16,
    },
    /// A win counts so many points for the stronger and for the weaker player, and a draw half of them. The
    /// sides alternate.
    Points {
        /// Points of the stronger and of the weaker player.
        win: [u8; 2],
    },
}

/// Differences in Elo below this one are not evened out.
const LEAST: i32 = 20;

/// Elo of a rank of Go. The curve of the European Go Federation since 2021, -7 ln(3300 - rating), gives 39
/// for 20 kyu, 57 for 10 kyu and 97 for 1 kyu.
const ELO_OF_RANK: f64 = 50.0;

/// Most points that a win of the weaker player counts.
const MOST_POINTS: u8 = 20;

impl Handicap {
    /// Returns what evens out a difference in Elo by these rules. The sign of the difference does not matter.
    ///
    /// In Go a rank is worth 2 points on 9x9 and 4 on 13x13 (T. Hunt, in *Handicap for smaller board sizes* of
    /// Sensei's Library), and a stone on 19x19. These are given by komi as far as possible, and a stone in
    /// place of twice the komi. In the other games the wins count by the reciprocal of the expected share of
    /// points, so that both expect the same. These values are exact only as far as the estimate and the
    /// curves are.
    #[must_use]
    pub fn of(rules: Rules, elo: i32) -> Handicap {
        let elo = elo.saturating_abs().min(10_000);
        match rules {
            _ if elo < LEAST => Handicap { given: Given::Nothing, covers: 0 },
            Rules::Go(rules) => in_go(rules, elo),
            _ => in_points(elo),
        }
    }
}

/// Returns the handicap in a game in which only wins can count differently.
fn in_points(elo: i32) -> Handicap {
    // A player who is stronger by so much has the reciprocal of these points.
    let ratio = |[strong, weak]: [u8; 2]| matches::elo(f64::from(weak) / f64::from(strong + weak));
    let pairs = (1..=4).flat_map(|strong| (strong..=MOST_POINTS).map(move |weak| [strong, weak]));
    // Numbers that are twice as large have to be closer by 10 Elo.
    let cost = |&[strong, weak]: &[u8; 2]| {
        (ratio([strong, weak]) - f64::from(elo)).abs() + 10.0 * f64::from(strong).log2()
    };
    let win = pairs.min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or([1, 1]);
    Handicap { given: Given::Points { win }, covers: ratio(win).round() as i32 }
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

    fn elo(won: u32, drawn: u32, lost: u32) -> i32 {
        Estimate::of(Score { won, drawn, lost }).elo
    }

    #[test]
    fn few_games_do_not_give_extremes() {
        assert_eq!(elo(0, 0, 0), 0);
        assert_eq!(elo(1, 0, 0), 120);
        assert_eq!(elo(0, 0, 1), -120);
        assert_eq!(elo(0, 7, 0), 0);
        assert_eq!(elo(10, 0, 0), 417);
        // Many games give the share of points: three of four.
        assert!((elo(750, 0, 250) - 191).abs() <= 1);
        let margin = |games| Estimate::of(Score { won: games, drawn: 0, lost: games }).margin;
        assert_eq!(margin(0), 482, "without a game nothing is known");
        assert_eq!(margin(49), 68);
        assert_eq!(Estimate::of(Score { won: 1, drawn: 2, lost: 3 }).games, 6);
    }

    #[test]
    fn both_expect_the_same_points() {
        let rules = Game::Checkers.presets()[0].rules;
        assert_eq!(Handicap::of(rules, 10).given, Given::Nothing);
        assert_eq!(Handicap::of(rules, 70), Handicap { given: Given::Points { win: [2, 3] }, covers: 70 });
        assert_eq!(Handicap::of(rules, -191).given, Given::Points { win: [1, 3] });
        assert_eq!(Handicap::of(rules, i32::MIN).given, Given::Points { win: [1, MOST_POINTS] });
        for elo in LEAST..=520 {
            let Handicap { given: Given::Points { win }, covers } = Handicap::of(rules, elo) else {
                panic!("a win counts");
            };
            let share = matches::expected(f64::from(elo));
            let [strong, weak] = win.map(f64::from);
            let (own, other) = (share * strong, (1.0 - share) * weak);
            assert!((own - other).abs() < 0.17 * own.max(other), "{elo}: {win:?}");
            assert!((covers - elo).abs() <= 30, "{elo}: {win:?}");
        }
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
