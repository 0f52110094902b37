//! What evens out the chances of unequal players in a tournament.

use serde::{Deserialize, Serialize};

use super::handicap::{Given, Handicap};
use super::{Round, Tournament};
use crate::play::{Setup, TimeControl};
use crate::rules::{Rules, go};

/// What evens out the chances of unequal players. It is measured before a tournament, and stays the same in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Even {
    /// Strength of each player in Elo, in the order of the players; `None` where it is not known, and then nobody is
    /// given anything. See [`strengths`](super::strengths()).
    pub strengths: Vec<Option<i32>>,
    /// Time of the weaker player in seconds, in games in which the stronger one has less.
    pub time: u32,
}

/// What one of two players is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evened {
    /// Index of the weaker player.
    pub weaker: usize,
    /// What evens out the difference.
    pub handicap: Handicap,
}

/// Shortest time of the stronger player in seconds, and the step to which it is rounded.
const LEAST_TIME: u32 = 10;
const TIME_STEP: u32 = 5;

impl Tournament {
    /// Returns what one of two players is given to even out their chances. `None` for nothing: if that was not
    /// agreed, if a strength is not known, or if they are close. Computers meet at their own levels.
    #[must_use]
    pub fn evened(&self, players: [usize; 2]) -> Option<Evened> {
        let even = self.settings.even.as_ref()?;
        let strength = |player: usize| even.strengths.get(player).copied().flatten();
        let [one, other] = [strength(players[0])?, strength(players[1])?];
        let rules = self.settings.rules;
        let handicap = match players.map(|player| self.settings.players.get(player)?.computer) {
            [None, None] => Handicap::of(rules, one.saturating_sub(other)),
            [Some(level), None] => Handicap::against(level, rules.game(), other),
            [None, Some(level)] => Handicap::against(level, rules.game(), one),
            [Some(_), Some(_)] => return None,
        };
        let weaker = players[usize::from(one > other)];
        (handicap.given != Given::Nothing).then_some(Evened { weaker, handicap })
    }

    /// Returns the times of the stronger and of the weaker player in this proportion, in seconds.
    #[must_use]
    pub fn times(&self, [strong, weak]: [u8; 2]) -> [u32; 2] {
        let time = self.settings.even.as_ref().map_or(0, |even| even.time).max(LEAST_TIME);
        let less = u64::from(time) * u64::from(strong) / u64::from(weak.max(1));
        let less = u32::try_from(less).unwrap_or(time);
        [(less / TIME_STEP * TIME_STEP).max(LEAST_TIME), time]
    }

    /// Returns the setup of a game between players on these sides, with what one of them is given.
    pub(super) fn with_handicap(&self, mut setup: Setup, sides: [usize; 2]) -> Setup {
        let Some(Evened { weaker, handicap }) = self.evened(sides) else { return setup };
        match (handicap.given, setup.rules) {
            (Given::Go { stones, komi }, Rules::Go(rules)) => {
                setup.rules = Rules::Go(go::Rules { handicap: stones, komi, ..rules });
            }
            (Given::Time { parts }, _) => {
                let times = self.times(parts);
                let of =
                    |player| Some(TimeControl::SuddenDeath { main: times[usize::from(player == weaker)] });
                setup.clocks = sides.map(of);
            }
            (Given::Level(level), _) => {
                if let Some(computer) = setup.players.iter_mut().find(|player| player.computer.is_some()) {
                    computer.computer = Some(level);
                }
            }
            (Given::Nothing | Given::Go { .. }, _) => {}
        }
        setup
    }

    /// Lets the weaker player of new pairings begin where something is given to that side.
    pub(super) fn seat(&self, round: &mut Round) {
        for pairing in &mut round.pairings {
            if let Some(Evened { weaker, handicap }) = self.evened(pairing.players)
                && matches!(handicap.given, Given::Go { .. })
            {
                pairing.fixed = true;
                if pairing.players[1] == weaker {
                    pairing.players.swap(0, 1);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;
    use crate::play::tournament::{Ended, Kind, Place, Settings, saved};
    use crate::play::{Avatar, Player};
    use crate::rules::{Game, Side};

    fn level(number: u8) -> Level {
        Level::new(number).expect("a level")
    }

    /// A tournament of Anna, Ben, Cleo and the computer with these strengths.
    fn tournament(rules: Rules, kind: Kind, strengths: [Option<i32>; 4]) -> Tournament {
        let people = ["Anna", "Ben", "Cleo"].map(|name| Player::person(name, Avatar::Leaf));
        let players = people.into_iter().chain([Player::computer(level(5))]).collect();
        let even = Some(Even { strengths: strengths.into(), time: 600 });
        let settings = Settings { even, ..Settings::new(players, rules, kind) };
        Tournament::new(settings).expect("a tournament")
    }

    fn setup_of(tournament: &Tournament, players: [usize; 2]) -> Setup {
        let find = |place: &&Place| {
            let pairing = tournament.pairing(**place).expect("a pairing");
            players.iter().all(|player| pairing.players.contains(player))
        };
        let open = tournament.open();
        tournament.setup(*open.iter().find(find).expect("a pairing")).expect("an open game")
    }

    #[test]
    fn the_stronger_player_has_less_time_and_the_computer_another_level() {
        let rules = Game::Reversi.presets()[0].rules;
        let rating = |number| Some(level(number).rating(Game::Reversi).cast_signed());
        let even =
            tournament(rules, Kind::RoundRobin, [rating(2).map(|elo| elo + 121), rating(2), None, rating(5)]);
        let setup = setup_of(&even, [0, 1]);
        let time = |name: &str| {
            let side =
                Side::BOTH.into_iter().find(|&side| setup.player(side).name == name).expect("a player");
            setup.control(side)
        };
        assert_eq!(time("Anna"), Some(TimeControl::SuddenDeath { main: 300 }));
        assert_eq!(time("Ben"), Some(TimeControl::SuddenDeath { main: 600 }));
        assert_eq!(even.evened([0, 1]).map(|evened| evened.weaker), Some(1));
        // Nobody knows how strong Cleo is.
        assert_eq!(even.evened([0, 2]), None);
        assert!(!setup_of(&even, [2, 0]).has_clocks());
        let computer = setup_of(&even, [1, 3]);
        assert!(computer.players.contains(&Player::computer(level(2))), "{computer:?}");
        assert!(!computer.has_clocks());
        // Everybody plays alike without the agreement.
        let settings = Settings { even: None, ..even.settings().clone() };
        let plain = Tournament::new(settings).expect("a tournament");
        assert!(!setup_of(&plain, [0, 1]).has_clocks() && plain.evened([0, 1]).is_none());
    }

    #[test]
    fn in_go_the_weaker_player_is_black_in_every_game() {
        let rules = Rules::Go(go::Rules::CHINESE.on(go::Size::new(19).expect("a size")));
        for weaker in 0..2 {
            let strengths = if weaker == 0 { [Some(0), Some(150)] } else { [Some(150), Some(0)] };
            let strengths = [strengths[0], strengths[1], None, None];
            let mut knock_out = tournament(rules, Kind::KnockOut, strengths);
            // The second and the third seed meet, and the first one meets the computer: let the first two meet.
            let open = knock_out.open();
            for place in open {
                let winner = knock_out.pairing(place).expect("a pairing").players;
                let side = if winner[0] < 2 { Side::First } else { Side::Second };
                knock_out.enter(place, Ended::Won(side)).expect("an open game");
            }
            let place = knock_out.open()[0];
            let both = knock_out.pairing(place).expect("the final").players;
            assert_eq!(both, [weaker, 1 - weaker]);
            for _ in 0..2 {
                let setup = knock_out.setup(place).expect("an open game");
                assert_eq!(setup.players[0], knock_out.settings().players[weaker]);
                let Rules::Go(given) = setup.rules else { panic!("Go") };
                assert!(given.handicap >= 2 && given.checked().is_ok(), "{given:?}");
                knock_out.enter(place, Ended::Drawn).expect("an open game");
            }
            let again = saved::read(&saved::write(&knock_out)).expect("it can be read");
            assert_eq!(again, knock_out);
        }
    }
}
