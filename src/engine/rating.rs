//! Estimated ratings of the levels.
//!
//! The levels of each game were measured against each other, and their ratings are the sums of these Elo
//! differences (A. E. Elo, *The Rating of Chessplayers, Past and Present*, 1978). The scale is the app's own and
//! begins with 400 for level 1. Ratings of different games, or of another scale, cannot be compared.

use super::Level;
use super::matches::elo;
use crate::rules::Game;

/// The rating of level 1.
const LOWEST: u32 = 400;

/// Ratings are shown as multiples of this.
const STEP: u32 = 50;

/// Returns the points of each level against the level below it, in per cent: level 2 against level 1 first. The table
/// in `docs/engines.md` has the same numbers with their errors.
fn shares(game: Game) -> [u8; 9] {
    match game {
        Game::Checkers => [76, 73, 72, 74, 74, 74, 76, 74, 75],
        Game::Reversi => [71, 76, 76, 75, 69, 76, 71, 75, 73],
        Game::Go => [70, 69, 66, 72, 70, 74, 70, 76, 69],
        Game::Gomoku => [75, 77, 76, 61, 73, 77, 64, 65, 62],
        Game::Four => [68, 73, 74, 72, 72, 71, 73, 67, 74],
        Game::ConnectFour => [76, 71, 76, 73, 76, 75, 74, 76, 76],
        Game::Hexdame => [71, 76, 74, 73, 72, 69, 71, 75, 72],
        Game::Hex => [76, 76, 77, 77, 74, 74, 67, 74, 73],
    }
}

/// Rounds a rating to a multiple of 50, as ratings are shown: their error is larger.
///
/// ```
/// assert_eq!(parlour::engine::rounded_rating(1030), 1050);
/// ```
#[must_use]
pub fn rounded_rating(rating: u32) -> u32 {
    rating.saturating_add(STEP / 2) / STEP * STEP
}

impl Level {
    /// Returns the estimated rating of this level in a game, on a scale of the app: a player with 200 points more than
    /// another is expected to win three of four games.
    ///
    /// ```
    /// use parlour::engine::Level;
    /// use parlour::rules::Game;
    ///
    /// let [one, two] = [1, 2].map(|number| Level::new(number).expect("a level").rating(Game::Checkers));
    /// assert_eq!(two - one, 200);
    /// ```
    #[must_use]
    pub fn rating(self, game: Game) -> u32 {
        let steps = usize::from(self.number() - 1);
        let above: f64 = shares(game)[..steps].iter().map(|&share| elo(f64::from(share) / 100.)).sum();
        // The sum is at least 0 and below 4000.
        let above = above.round() as u32;
        rounded_rating(LOWEST + above)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_grow_with_the_level() {
        for game in Game::ALL {
            let ratings: Vec<_> = Level::all().map(|level| level.rating(game)).collect();
            assert_eq!(ratings[0], LOWEST);
            assert!(ratings.is_sorted_by(|one, other| one + STEP <= *other), "{game:?}: {ratings:?}");
            assert!(ratings[9] < 2500, "{game:?}: {ratings:?}");
        }
    }

    #[test]
    fn the_shares_are_those_of_the_documentation() {
        let page = include_str!("../../docs/engines.md");
        let (_, table) = page.split_once("| game | 2 v 1 |").expect("the table of the levels");
        for game in Game::ALL {
            let name = game.name().replace('-', " ");
            let line = table.lines().find(|line| line.to_lowercase().starts_with(&format!("| {name} |")));
            let line = line.unwrap_or_else(|| panic!("a line for {name}"));
            let cells =
                line.split('|').skip(2).filter_map(|cell| cell.split('±').next()?.trim().parse().ok());
            assert_eq!(cells.collect::<Vec<u8>>(), shares(game), "{name}");
        }
    }
}
