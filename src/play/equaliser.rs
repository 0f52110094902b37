//! Proposals that would make the next game between two players more even, based on their last games.
//!
//! A proposal is only offered; the players decide.

use super::{Participant, Setup, Summary, TimeControl};
use crate::engine::Level;
use crate::rules::{Game, Rules, Side, go};

/// A measure that helps the losing player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Equaliser {
    /// The computer plays at this level instead.
    Level(Level),
    /// In Go, the loser plays Black with this many handicap stones.
    Stones(u8),
    /// The loser makes the first turn.
    Begin,
    /// The winner plays with this time control.
    Time(TimeControl),
}

/// A proposal and its grounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Side of the player in the coming game who lost all of the last games.
    pub loser: Side,
    /// Number of games lost in a row.
    pub lost: usize,
    /// Number of the last lost match. After a refusal, the proposal returns only when as many games
    /// after this one were lost.
    pub last: u32,
    /// The proposed measure.
    pub equaliser: Equaliser,
}

/// Number of games lost in a row from which on a proposal is made.
const MIN_LOSSES: usize = 3;

/// Time control of the stronger player where the game had none.
const TIME_LIMIT: TimeControl = TimeControl::SuddenDeath { main: 5 * 60 };

impl Proposal {
    /// Finds a proposal for a game with this setup. The matches can be in any order; those with numbers
    /// up to `refused` do not count.
    ///
    /// # Examples
    ///
    /// ```
    /// use parlour::play::{Avatar, Equaliser, Match, Player, Proposal, Setup, Summary};
    /// use parlour::rules::{Game, Side};
    ///
    /// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    /// let setup = Setup::new(Game::Four.presets()[0].rules, players);
    /// let mut matches = Vec::new();
    /// for id in 1..=3 {
    ///     let mut game = Match::new(id, setup.clone(), 0)?;
    ///     game.resign(Side::Second);
    ///     matches.push(Summary::of(&game));
    /// }
    /// let proposal = Proposal::find(&setup, &matches, 0).expect("Ben has lost three games");
    /// assert_eq!((proposal.loser, proposal.equaliser), (Side::Second, Equaliser::Begin));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
        // The number of a match between the two by the same rules, and the winner's side in the coming
        // game.
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
    /// Returns the measure that helps the player on this side. If the computer plays, its level changes. There is
    /// none against another program, whose strength is its own.
    fn between(setup: &Setup, loser: Side) -> Option<Equaliser> {
        if setup.players.iter().any(|player| player.program) {
            return None;
        }
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
            // In these games the first turn is an advantage.
            rules if first_move_helps(rules.game()) && loser != Side::First => Some(Equaliser::Begin),
            _ => match setup.control(loser.other()) {
                Some(control) => control.halved().map(Equaliser::Time),
                None => Some(Equaliser::Time(TIME_LIMIT)),
            },
        }
    }
}

/// Returns `true` if the first turn is an advantage.
fn first_move_helps(game: Game) -> bool {
    match game {
        Game::Gomoku | Game::ConnectFour | Game::Four | Game::Hex => true,
        Game::Checkers | Game::Reversi | Game::Go | Game::Hexdame => false,
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

    /// Matches with numbers from 1, with these setups and winning sides.
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
    fn three_losses_in_a_row_on_any_side_make_a_proposal() {
        let own = setup(Game::Four);
        let other = own.clone().swapped();
        let two = [(own.clone(), FIRST), (other.clone(), SECOND)];
        assert_eq!(found(&own, &played(&two)), None);
        let three = [&two[..], &[(own.clone(), FIRST)]].concat();
        assert_eq!(found(&own, &played(&three)), Some((Side::Second, 3, Equaliser::Begin)));
        let time = Equaliser::Time(TIME_LIMIT);
        assert_eq!(
            found(&other, &played(&three)),
            Some((Side::First, 3, time)),
            "Ben begins anyway, so he needs another measure"
        );
        let timed = Setup { clocks: [Some(TIME_LIMIT); 2], ..other.clone() };
        let half = Equaliser::Time(TimeControl::SuddenDeath { main: 150 });
        assert_eq!(found(&timed, &played(&three)), Some((Side::First, 3, half)));
        // A draw or a win of Ben ends the row of losses.
        for end in [None, SECOND] {
            assert_eq!(found(&own, &played(&[&three[..], &[(own.clone(), end)]].concat())), None);
        }
        // Other players, unnamed players and other rules do not count.
        let with = |players| Setup { players, ..setup(Game::Four) };
        assert_eq!(found(&with([player("Anna"), player("Tom")]), &played(&three)), None);
        assert_eq!(found(&with([player(""), player("Ben")]), &played(&three)), None);
        assert_eq!(found(&setup(Game::Gomoku), &played(&three)), None);
    }

    #[test]
    fn a_refused_proposal_returns_after_as_many_more_losses() {
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
    fn go_adds_handicap_stones_and_the_computer_changes_level() {
        let own = setup(Game::Go);
        assert_eq!(
            found(&own, &played(&vec![(own.clone(), SECOND); 3])),
            Some((Side::First, 3, Equaliser::Stones(2)))
        );
        let Rules::Go(rules) = own.rules else { panic!("Go") };
        let most = Rules::Go(go::Rules { handicap: rules.most_handicap(), ..rules });
        let most = Setup { rules: most, ..own };
        assert_eq!(
            found(&most, &played(&vec![(most.clone(), SECOND); 3])),
            None,
            "the handicap is at its maximum"
        );
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
