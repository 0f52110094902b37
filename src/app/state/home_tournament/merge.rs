//! The tournaments of a backup beside those here.

use super::{Begun, Held, HomeTournament};

/// Numbers of tournaments that a backup has brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// They came in.
    pub new: usize,
    /// They were here already, with all of their results.
    pub known: usize,
}

impl HomeTournament {
    /// Takes in the tournaments of a backup. Nothing here is lost, and nothing of the backup is:
    ///
    /// * One that is here with all of its results stays as it is here.
    /// * One that goes on from a state here takes its place.
    /// * Another one that was played when the backup was written is played on here if none is played. If one is, that one
    ///   goes on, and the other one waits in the list, from where it can be continued.
    /// * All others come into the list.
    ///
    /// `here` tells the number here of a match of the backup; `None` if it is not here, and then the next game begins a
    /// match of its own.
    pub fn merge(&mut self, backup: HomeTournament, here: &dyn Fn(u32) -> Option<u32>) -> Merged {
        let mut merged = Merged::default();
        self.close();
        for held in backup.others.into_iter().chain(backup.current) {
            let begun = held.begun.iter().filter_map(|begun| Some(Begun { id: here(begun.id)?, ..*begun }));
            let held = Held { begun: begun.collect(), ..held };
            let mut all = self.current.iter_mut().chain(&mut self.others);
            if let Some(known) = all.find(|known| known.tournament.goes_on_from(&held.tournament)) {
                known.link(&held.begun);
                merged.known += 1;
                continue;
            }
            merged.new += 1;
            let mut all = self.current.iter_mut().chain(&mut self.others);
            if let Some(known) = all.find(|known| held.tournament.goes_on_from(&known.tournament)) {
                known.tournament = held.tournament;
                known.link(&held.begun);
            } else if held.ended == 0 && self.current.is_none() {
                self.current = Some(held);
            } else {
                self.others.push(held);
            }
        }
        self.others.sort_by_key(|held| held.ended);
        self.trim();
        merged
    }
}

impl Held {
    /// Notes matches of a backup that were begun for it, beside those that are known.
    fn link(&mut self, others: &[Begun]) {
        for begun in others {
            let is_known = |known: &Begun| {
                known.id == begun.id || (known.place == begun.place && known.games == begun.games)
            };
            if !self.begun.iter().any(is_known) {
                self.begun.push(*begun);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::tournament::{Ended, Kind, Place, Settings, Tournament};
    use crate::play::{Avatar, Player};
    use crate::rules::{Game, Side};

    const PLACE: Place = Place { round: 0, table: 0 };

    fn held(seed: u64, ended: u64) -> Held {
        let players = ["Anna", "Ben", "Cleo"].map(|name| Player::person(name, Avatar::Kite));
        let settings = Settings {
            seed,
            ..Settings::new(players.into(), Game::Hex.presets()[0].rules, Kind::RoundRobin)
        };
        let tournament = Tournament::new(settings).expect("a tournament");
        Held { tournament, begun: vec![Begun { id: 7, place: PLACE, games: 0 }], ended }
    }

    fn played(mut held: Held) -> Held {
        held.tournament.enter(PLACE, Ended::Won(Side::First)).expect("an open game");
        held
    }

    fn home(current: Option<Held>, others: Vec<Held>) -> HomeTournament {
        HomeTournament { current, others, ..HomeTournament::default() }
    }

    #[test]
    fn nothing_is_lost_on_either_side() {
        let keep = |id| Some(id + 100);
        let backup = home(Some(played(held(1, 0))), vec![held(2, 10), held(3, 20)]);
        // On an empty device, everything comes in, and the numbers of matches are those here.
        let mut here = HomeTournament::default();
        assert_eq!(here.merge(backup.clone(), &keep), Merged { new: 3, known: 0 });
        let current = here.current.as_ref().expect("a tournament");
        assert_eq!((current.tournament(), current.begun[0].id), (played(held(1, 0)).tournament(), 107));
        assert_eq!(here.others().iter().map(Held::ended).collect::<Vec<_>>(), [10, 20]);
        // Once more, nothing is new.
        let before = here.clone();
        assert_eq!(here.merge(backup.clone(), &keep), Merged { new: 0, known: 3 });
        assert_eq!(here, before);
        // The tournament here goes on, and that of the backup waits in the list.
        let mut here = home(Some(held(9, 0)), vec![held(2, 10)]);
        assert_eq!(here.merge(backup.clone(), &keep), Merged { new: 2, known: 1 });
        assert_eq!(here.tournament(), Some(held(9, 0).tournament()));
        assert_eq!(here.others().len(), 3);
        here.go_on(0, 50);
        assert_eq!(here.tournament(), Some(played(held(1, 0)).tournament()), "it can be continued");
    }

    #[test]
    fn of_two_states_the_later_one_stays() {
        let none = |_| None;
        let (early, late) = (held(1, 0), played(held(1, 0)));
        let mut here = home(Some(late.clone()), Vec::new());
        assert_eq!(here.merge(home(Some(early.clone()), Vec::new()), &none), Merged { new: 0, known: 1 });
        assert_eq!(here.current, Some(late.clone()));
        let mut here = home(Some(early.clone()), Vec::new());
        assert_eq!(here.merge(home(Some(late.clone()), Vec::new()), &none), Merged { new: 1, known: 0 });
        assert_eq!(here.current, Some(late.clone()));
        // Two states that differ in a result are both kept.
        let mut other = early;
        other.tournament.enter(PLACE, Ended::Drawn).expect("an open game");
        let mut here = home(Some(late.clone()), Vec::new());
        assert_eq!(here.merge(home(Some(other.clone()), Vec::new()), &none).new, 1);
        assert_eq!((here.current, here.others[0].tournament()), (Some(late), other.tournament()));
        assert!(here.others[0].begun.is_empty(), "its matches are not here");
    }
}
