//! The results of a match: points, their error, Elo differences and a sequential test.

use super::GameResult;

/// The results of one player against another, by pairs of games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Number of games that the player won.
    pub wins: u32,
    /// Number of draws.
    pub draws: u32,
    /// Number of games that the player lost.
    pub losses: u32,
    /// Number of games that became too long. They count half a point for each player.
    pub adjudicated: u32,
    /// Number of games that have no result, because a player gave no answer. They count for neither
    /// player, and a pair with such a game does not count in the error.
    pub unanswered: u32,
    /// Number of pairs by their points, in halves from 0 to 4.
    pairs: [u32; 5],
    /// The first game of an incomplete pair.
    open: Option<Points>,
}

/// The points of a game in halves, or `None` if it has no result.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Points(Option<usize>);

impl Tally {
    /// Adds a game; the points are those of player 0. The two games of a pair must be added one after the
    /// other.
    pub fn add(&mut self, result: GameResult) {
        let (count, halves) = match (result, result.winner()) {
            (GameResult::Unanswered(_), _) => (&mut self.unanswered, None),
            (GameResult::Adjudicated, _) => (&mut self.adjudicated, Some(1)),
            (_, None) => (&mut self.draws, Some(1)),
            (_, Some(0)) => (&mut self.wins, Some(2)),
            (_, Some(_)) => (&mut self.losses, Some(0)),
        };
        *count += 1;
        match self.open.take() {
            Some(Points(before)) => {
                if let (Some(before), Some(halves)) = (before, halves) {
                    self.pairs[before + halves] += 1;
                }
            }
            None => self.open = Some(Points(halves)),
        }
    }

    /// Returns the number of games that count: all but those that a player did not answer.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses + self.adjudicated
    }

    /// Returns the share of the points, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws + self.adjudicated) / 2.)
            / f64::from(self.games().max(1))
    }

    /// Returns the standard error of the share, estimated from pairs. Without a complete pair it is
    /// 0.5, that of a single game.
    #[must_use]
    pub fn error(&self) -> f64 {
        let count: u32 = self.pairs.iter().sum();
        if count == 0 {
            return 0.5;
        }
        let count = f64::from(count);
        // A prior of one more pair, half won and half lost, so the error of a clean sweep is not 0.
        let share = |halves: usize| halves as f64 / 4.;
        let each = |value: &dyn Fn(f64) -> f64| -> f64 {
            let seen: f64 =
                self.pairs.iter().enumerate().map(|(halves, &of)| f64::from(of) * value(share(halves))).sum();
            (seen + f64::midpoint(value(0.), value(1.))) / (count + 1.)
        };
        let mean = each(&|share| share);
        let variance = each(&|share| (share - mean).powi(2));
        (variance / count).sqrt()
    }

    /// Returns the Elo difference with its 95 percent interval: lower limit, estimate, upper limit. They
    /// are infinite for shares of 0 and 1.
    #[must_use]
    pub fn elo(&self) -> [f64; 3] {
        [-1.96, 0., 1.96].map(|errors| elo(self.share() + errors * self.error()))
    }
}

/// Returns the Elo difference at which this share of the points is expected.
#[must_use]
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0., 1.);
    // Shares of 0 and 1 give infinities.
    400. * (share / (1. - share)).log10()
}

/// Returns the share of the points that is expected at an Elo difference.
#[must_use]
pub fn expected(elo: f64) -> f64 {
    1. / (1. + 10_f64.powf(-elo / 400.))
}

/// A sequential probability ratio test between two hypotheses: the player is stronger by `lower` or by
/// `higher` points of Elo.
///
/// A. Wald, *Sequential Tests of Statistical Hypotheses*, 1945. The results of pairs are taken as normally
/// distributed, as in M. Van den Bergh, *A Practical Introduction to the GSPRT*, 2019.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// Elo difference of the first hypothesis.
    pub lower: f64,
    /// Elo difference of the second hypothesis, greater than `lower`.
    pub higher: f64,
    /// Accepted probability of either wrong decision, such as 0.05.
    pub error: f64,
}

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// The lower difference is accepted.
    Lower,
    /// The higher difference is accepted.
    Higher,
}

impl Sprt {
    /// Returns the log-likelihood ratio of the results.
    #[must_use]
    pub fn likelihood(&self, tally: &Tally) -> f64 {
        let [lower, higher] = [self.lower, self.higher].map(expected);
        (higher - lower) * (2. * tally.share() - lower - higher) / (2. * tally.error().powi(2))
    }

    /// Returns the decision that the results allow.
    #[must_use]
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let limit = ((1. - self.error) / self.error).ln();
        match self.likelihood(tally) {
            likelihood if likelihood >= limit => Verdict::Higher,
            likelihood if likelihood <= -limit => Verdict::Lower,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: &[(u32, [Option<usize>; 2])]) -> Tally {
        let mut tally = Tally::default();
        for &(count, games) in pairs {
            let result = |winner: Option<usize>| winner.map_or(GameResult::Drawn, GameResult::Won);
            (0..count).for_each(|_| games.into_iter().for_each(|winner| tally.add(result(winner))));
        }
        tally
    }

    #[test]
    fn elo_and_expected_share_are_inverse() {
        for difference in [-400., -100., 0., 35., 191.] {
            assert!((elo(expected(difference)) - difference).abs() < 1e-6);
        }
        assert!((expected(400.) - 10. / 11.).abs() < 1e-9);
        assert!(elo(1.).is_infinite() && elo(0.) < 0.);
    }

    #[test]
    fn the_error_shrinks_with_the_square_root_of_the_pairs() {
        let pairs = [(10, [Some(0), Some(0)]), (10, [Some(1), None]), (5, [Some(1), Some(0)])];
        let few = tally(&pairs);
        let many = tally(&pairs.map(|(count, games)| (count * 100, games)));
        assert_eq!((few.wins, few.draws, few.losses, few.games()), (25, 10, 15, 50));
        assert!((few.share() - 0.6).abs() < 1e-9);
        assert!((few.error() / many.error() - 10.).abs() < 0.5);
        let [low, middle, high] = many.elo();
        assert!(low < middle && middle < high && (middle - elo(0.6)).abs() < 1e-9);
    }

    #[test]
    fn pairs_that_cancel_out_have_a_smaller_error() {
        let by_the_opening = tally(&[(50, [Some(0), Some(1)])]);
        let by_the_player = tally(&[(25, [Some(0), Some(0)]), (25, [Some(1), Some(1)])]);
        assert!((by_the_opening.share() - by_the_player.share()).abs() < 1e-9);
        assert!(by_the_opening.error() < by_the_player.error() / 3.);
    }

    #[test]
    fn the_test_decides_clear_results() {
        let test = Sprt { lower: 0., higher: 50., error: 0.05 };
        assert_eq!(test.verdict(&Tally::default()), Verdict::Open);
        assert_eq!(
            test.verdict(&tally(&[(100, [Some(0), Some(0)]), (40, [Some(1), None])])),
            Verdict::Higher
        );
        assert_eq!(test.verdict(&tally(&[(100, [Some(0), Some(1)]), (60, [Some(1), None])])), Verdict::Lower);
        assert_eq!(test.verdict(&tally(&[(3, [Some(0), None])])), Verdict::Open);
    }

    #[test]
    fn games_without_a_winner_are_counted_apart() {
        let mut tally = Tally::default();
        let pairs = [
            [GameResult::Won(0), GameResult::Won(0)],
            [GameResult::Adjudicated, GameResult::Drawn],
            [GameResult::Won(1), GameResult::Unanswered(0)],
            [GameResult::Unanswered(1), GameResult::Unanswered(0)],
            [GameResult::Forfeited(1), GameResult::Forfeited(0)],
        ];
        pairs.into_iter().flatten().for_each(|result| tally.add(result));
        assert_eq!((tally.wins, tally.draws, tally.losses), (3, 1, 2));
        assert_eq!((tally.adjudicated, tally.unanswered, tally.games()), (1, 3, 7));
        assert!((tally.share() - 4. / 7.).abs() < 1e-9);
        assert_eq!(tally.pairs, [0, 0, 2, 0, 1], "only pairs of games that count");
        assert_eq!(tally.open, None);
    }
}
