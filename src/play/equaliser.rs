//! What would make the next game between two a more even one, found in how the last ones ended.
//!
//! It is only ever proposed: nobody has to play with it.

use super::{Participant, Setup, Summary, TimeControl};
use crate::engine::Level;
use crate::rules::{Game, Rules, Side, go};

/// What can be done for whoever loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Equaliser {
    /// The computer plays at this level instead.
    Level(Level),
    /// In Go: Black, and so many stones on the board before the first turn.
    Stones(u8),
    /// The loser begins.
    Begin,
    /// The other has so much time.
    Time(TimeControl),
}

/// A proposal, and what it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Where the player sits in the coming game who lost all of them.
    pub loser: Side,
    /// How many games in a row were lost.
    pub lost: usize,
    /// The number of the last of them: a proposal that was refused comes back only when as many games
    /// after it were lost.
    pub last: u32,
    pub equaliser: Equaliser,
}

/// So many games in a row are no accident any more.
const MIN_LOSSES: usize = 3;

/// What a game is played in at most where only the stronger player's time is limited.
const TIME_LIMIT: TimeControl = TimeControl::SuddenDeath { main: 5 * 60 };

impl Proposal {
    /// What to propose for a game that is set up so, by the matches that have been played, in no order.
    /// Those up to the number `refused` do not count.
    #[must_use]
    pub fn find<'a>(
        setup: &Setup,
        matches: impl IntoIterator<Item = &'a Summary>,
        refused: u32,
    ) -> Option<Proposal> {
        let [first, second] = Side::BOTH.map(|side| Participant::of(setup.player(side)));
        let (first, second) = (first?, second?);
        if first == second || setup.position.is_some() {
            return None;
        }
        // Where the player sits now who won a match between the two by the same rules.
        let winner = |game: &Summary| -> Option<(u32, Option<Side>)> {
            let outcome = game.standing.outcome?;
            if game.setup.rules != setup.rules || game.setup.position.is_some() || game.id <= refused {
                return None;
            }
            let played = Side::BOTH.map(|side| Participant::of(game.player(side)));
            let seat = |side: Side| {
                let who = played[side.index()].as_ref()?;
                if *who == first { Some(Side::First) } else { (*who == second).then_some(Side::Second) }
            };
            let (one, other) = (seat(Side::First)?, seat(Side::Second)?);
            (one != other).then(|| (game.id, outcome.winner.and_then(seat)))
        };
        let mut ended: Vec<_> = matches.into_iter().filter_map(winner).collect();
        ended.sort_unstable_by_key(|&(id, _)| std::cmp::Reverse(id));
        let &(last, winner) = ended.first()?;
        let loser = winner?.other();
        let lost = ended.iter().take_while(|(_, other)| *other == winner).count();
        let equaliser = (lost >= MIN_LOSSES).then(|| Equaliser::between(setup, loser))??;
        Some(Proposal { loser, lost, last, equaliser })
    }
}

impl Equaliser {
    /// What helps the player on this side, or takes the computer there up a level.
    fn between(setup: &Setup, loser: Side) -> Option<Equaliser> {
        let level = |side: Side| setup.player(side).computer;
        match (level(loser), level(loser.other())) {
            (Some(_), Some(_)) => return None,
            (Some(level), None) => return Level::new(level.number() + 1).ok().map(Equaliser::Level),
            (None, Some(level)) => return Level::new(level.number() - 1).ok().map(Equaliser::Level),
            (None, None) => {}
        }
        match setup.rules {
            Rules::Go(rules) if rules.opening == go::Opening::Empty => {
                let stones = (rules.handicap + 1).max(2);
                (stones <= rules.most_handicap()).then_some(Equaliser::Stones(stones))
            }
            // Where the first turn is worth something.
            rules if first_move_helps(rules.game()) && loser != Side::First => Some(Equaliser::Begin),
            _ => match setup.control(loser.other()) {
                Some(control) => control.halved().map(Equaliser::Time),
                None => Some(Equaliser::Time(TIME_LIMIT)),
            },
        }
    }
}

/// Whether it helps to begin.
fn first_move_helps(game: Game) -> bool {
    match game {
        Game::Gomoku | Game::ConnectFour | Game::Four => true,
        Game::Checkers | Game::Reversi | Game::Go => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Avatar, Match, Player};

    fn player(name: &str) -> Player {
        Player::person(name, Avatar::Leaf)
    }

    fn level(number: u8) -> Level {
        Level::new(number).expect("a level")
    }

    /// Matches with the numbers from 1, of these players, which these sides won.
    fn played(games: &[(Setup, Option<Side>)]) -> Vec<Summary> {
        let ended = |(id, (setup, winner)): (u32, &(Setup, Option<Side>))| {
            let mut game = Match::new(id, setup.clone(), 0).expect("a start");
            match winner {
                Some(winner) => game.resign(winner.other()),
                None => game.agree_draw(),
            }
            Summary::of(&game)
        };
        (1..).zip(games).map(ended).collect()
    }

    fn setup(game: Game) -> Setup {
        Setup::new(game.presets()[0].rules, [player("Anna"), player("Ben")])
    }

    fn found(setup: &Setup, matches: &[Summary]) -> Option<(Side, usize, Equaliser)> {
        Proposal::find(setup, matches, 0).map(|found| (found.loser, found.lost, found.equaliser))
    }

    const FIRST: Option<Side> = Some(Side::First);
    const SECOND: Option<Side> = Some(Side::Second);

    #[test]
    fn three_games_lost_in_a_row_are_enough_on_whichever_side() {
        let own = setup(Game::Four);
        let other = own.clone().swapped();
        let two = [(own.clone(), FIRST), (other.clone(), SECOND)];
        assert_eq!(found(&own, &played(&two)), None);
        let three = [&two[..], &[(own.clone(), FIRST)]].concat();
        assert_eq!(found(&own, &played(&three)), Some((Side::Second, 3, Equaliser::Begin)));
        let time = Equaliser::Time(TIME_LIMIT);
        assert_eq!(found(&other, &played(&three)), Some((Side::First, 3, time)), "Ben begins already");
        let timed = Setup { clocks: [Some(TIME_LIMIT); 2], ..other.clone() };
        let half = Equaliser::Time(TimeControl::SuddenDeath { main: 150 });
        assert_eq!(found(&timed, &played(&three)), Some((Side::First, 3, half)));
        // A draw ends it, and so does a game that Ben has won.
        for end in [None, SECOND] {
            assert_eq!(found(&own, &played(&[&three[..], &[(own.clone(), end)]].concat())), None);
        }
        // Other rules, another opponent, a game that is not over: none of them counts.
        let with = |players| Setup { players, ..setup(Game::Four) };
        assert_eq!(found(&with([player("Anna"), player("Tom")]), &played(&three)), None);
        assert_eq!(found(&with([player(""), player("Ben")]), &played(&three)), None);
        assert_eq!(found(&setup(Game::Gomoku), &played(&three)), None);
    }

    #[test]
    fn what_was_refused_comes_back_only_after_as_many_games_more() {
        let own = setup(Game::Reversi);
        let matches = played(&vec![(own.clone(), FIRST); 6]);
        let found = |refused, known: usize| {
            Proposal::find(&own, &matches[..known], refused).map(|found| (found.lost, found.last))
        };
        assert_eq!(found(0, 3), Some((3, 3)));
        assert_eq!(found(3, 5), None);
        assert_eq!(found(3, 6), Some((3, 6)));
    }

    #[test]
    fn a_loser_gets_stones_and_the_computer_another_level() {
        let own = setup(Game::Go);
        assert_eq!(
            found(&own, &played(&vec![(own.clone(), SECOND); 3])),
            Some((Side::First, 3, Equaliser::Stones(2)))
        );
        let Rules::Go(rules) = own.rules else { panic!("Go") };
        let most = Rules::Go(go::Rules { handicap: rules.most_handicap(), ..rules });
        let most = Setup { rules: most, ..own };
        assert_eq!(found(&most, &played(&vec![(most.clone(), SECOND); 3])), None, "there are no more");
        for (number, winner, equaliser) in [
            (4, FIRST, Some((Side::Second, 3, Equaliser::Level(level(5))))),
            (4, SECOND, Some((Side::First, 3, Equaliser::Level(level(3))))),
            (10, FIRST, None),
            (1, SECOND, None),
        ] {
            let players = [player("Anna"), Player::computer(level(number))];
            let alone = Setup { players, ..setup(Game::Checkers) };
            assert_eq!(found(&alone, &played(&vec![(alone.clone(), winner); 3])), equaliser, "{number}");
        }
    }
}
