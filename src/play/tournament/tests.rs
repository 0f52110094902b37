//! Whole tournaments.

use proptest::prelude::*;

use super::*;
use crate::play::Avatar;
use crate::rules::Game;

const FIRST: Ended = Ended::Won(Side::First);
const SECOND: Ended = Ended::Won(Side::Second);

pub(super) fn settings(count: usize, kind: Kind) -> Settings {
    let players = (0..count).map(|at| Player::person(&format!("Player {at}"), Avatar::Leaf)).collect();
    Settings::new(players, Game::Checkers.presets()[0].rules, kind)
}

fn begun(count: usize, kind: Kind) -> Tournament {
    Tournament::new(settings(count, kind)).expect("a tournament")
}

/// Enters results until the tournament is over: `result` tells how a game of two players ends.
fn play(tournament: &mut Tournament, mut result: impl FnMut([usize; 2]) -> Ended) {
    while let Some(&place) = tournament.open().first() {
        let pairing = tournament.pairing(place).expect("an open pairing");
        let ended = result(pairing.sides(pairing.games.len()));
        tournament.enter(place, ended).expect("the pairing is open");
    }
}

/// The player with the smaller number wins.
fn better([a, b]: [usize; 2]) -> Ended {
    if a < b { FIRST } else { SECOND }
}

/// The players by place.
fn order(tournament: &Tournament) -> Vec<usize> {
    tournament.standings().iter().map(|row| row.player).collect()
}

#[test]
fn players_and_rounds_have_limits() {
    let new =
        |count, kind| Tournament::new(settings(count, kind)).map(|tournament| tournament.rounds().len());
    assert_eq!(new(2, Kind::RoundRobin), Err(Unfit::Players(2)));
    assert_eq!(new(17, Kind::KnockOut), Err(Unfit::Players(17)));
    assert_eq!(new(16, Kind::DoubleRoundRobin), Ok(30));
    assert_eq!(new(8, Kind::Swiss { rounds: 0 }), Err(Unfit::Rounds(0)));
    assert_eq!(new(8, Kind::Swiss { rounds: 65 }), Err(Unfit::Rounds(65)));
    assert_eq!(new(8, Kind::Swiss { rounds: 64 }), Ok(1));
    assert_eq!([3, 4, 5, 8, 9, 16].map(Kind::usual_rounds), [2, 2, 3, 3, 4, 4]);
    let long = Settings {
        players: vec![Player::person(&"n".repeat(2000), Avatar::Fish); 3],
        ..settings(3, Kind::KnockOut)
    };
    let tournament = Tournament::new(long).expect("a tournament");
    assert_eq!(tournament.settings().players[0].name.len(), 1000);
}

#[test]
fn a_later_state_goes_on_from_an_earlier_one() {
    for kind in [Kind::RoundRobin, Kind::Swiss { rounds: 3 }, Kind::KnockOut] {
        let start = begun(6, kind);
        let mut later = start.clone();
        let place = later.open()[0];
        later.enter(place, FIRST).expect("an open game");
        assert!(later.goes_on_from(&start) && !start.goes_on_from(&later) && later.goes_on_from(&later));
        let mut other = start.clone();
        other.enter(place, SECOND).expect("an open game");
        assert!(!other.goes_on_from(&later) && !later.goes_on_from(&other), "they differ in a result");
        let mut left = start.clone();
        left.withdraw(5).expect("a player");
        assert!(!start.goes_on_from(&left));
        play(&mut later, better);
        assert!(later.goes_on_from(&start));
        let seed = start.settings().seed + 1;
        let foreign = Tournament::new(Settings { seed, ..start.settings().clone() }).expect("a tournament");
        assert!(!foreign.goes_on_from(&start), "it is another tournament");
    }
}

#[test]
fn the_better_players_are_ahead_in_every_kind() {
    for count in 3..=16 {
        for kind in [Kind::RoundRobin, Kind::DoubleRoundRobin, Kind::KnockOut, Kind::Swiss { rounds: 4 }] {
            let mut tournament = begun(count, kind);
            play(&mut tournament, better);
            assert!(tournament.is_over() && tournament.rounds().len() == tournament.planned_rounds());
            let order = order(&tournament);
            assert_eq!(order[0], 0, "{kind:?} of {count}");
            if tournament.is_round_robin() {
                assert!(order.is_sorted());
            }
        }
    }
}

#[test]
fn the_draw_and_the_sides_follow_from_the_seed() {
    let drawn = |seed| {
        let settings = Settings { seed, drawn: true, ..settings(8, Kind::KnockOut) };
        Tournament::new(settings).expect("a tournament").rounds()[0].clone()
    };
    assert_eq!(drawn(7), drawn(7));
    assert!((0..20).any(|seed| drawn(seed) != drawn(7)));
    let begins = |seed| {
        let settings = Settings { seed, ..settings(8, Kind::Swiss { rounds: 3 }) };
        Tournament::new(settings).expect("a tournament").rounds()[0].pairings[0].players
    };
    let first: std::collections::BTreeSet<_> = (0..20).map(begins).collect();
    assert_eq!(first, [[0, 4], [4, 0]].into(), "only the sides are left to chance");
}

#[test]
fn a_draw_in_a_knock_out_is_played_again_with_sides_exchanged() {
    let mut tournament = begun(4, Kind::KnockOut);
    let place = tournament.open()[0];
    let [a, b] = tournament.pairing(place).expect("a pairing").players;
    tournament.enter(place, Ended::Drawn).expect("an open pairing");
    assert_eq!(tournament.setup(place).expect("an open pairing").players[0].name, format!("Player {b}"));
    tournament.enter(place, FIRST).expect("an open pairing");
    assert_eq!(tournament.pairing(place).and_then(Pairing::winner), Some(b));
    assert_eq!(tournament.enter(place, FIRST), Err(Refused::Decided));
    assert_eq!(tournament.setup(place), None);
    tournament.correct(place, &[Ended::Drawn; 64]).expect("as many draws as there can be");
    assert_eq!(tournament.enter(place, FIRST), Err(Refused::TooManyGames));
    tournament.correct(place, &[Ended::Drawn, Ended::Drawn, FIRST]).expect("the result is new");
    assert_eq!(tournament.pairing(place).and_then(Pairing::winner), Some(a));
    assert_eq!(tournament.correct(place, &[FIRST, FIRST]), Err(Refused::Decided));
}

#[test]
fn the_first_two_seeds_meet_only_in_the_final() {
    for count in 3..=16 {
        let mut tournament = begun(count, Kind::KnockOut);
        let byes = tournament.rounds()[0].byes.clone();
        let mut sorted = byes.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..count.next_power_of_two() - count).collect::<Vec<_>>(), "byes go to the best");
        play(&mut tournament, better);
        let (last, before) = tournament.rounds().split_last().expect("rounds");
        let of_both = |round: &&Round| round.pairings.iter().any(|pairing| pairing.has(0) && pairing.has(1));
        assert!(of_both(&last) && !before.iter().any(|round| of_both(&round)), "{count}");
        let games: usize = tournament.rounds().iter().map(|round| round.pairings.len()).sum();
        assert_eq!(games, count - 1, "each game puts one player out");
        let standings = tournament.standings();
        assert_eq!(standings[..2].iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2]);
        assert!(standings[2..].iter().all(|row| row.place >= 3));
        if count >= 4 {
            assert_eq!(standings[3].place, 3, "both lost in a semi-final");
        }
    }
}

#[test]
fn players_who_still_play_are_ahead_of_those_who_lost() {
    let mut tournament = begun(8, Kind::KnockOut);
    let place = Place { round: 0, table: 1 };
    let [a, b] = tournament.pairing(place).expect("a pairing").players;
    tournament.enter(place, FIRST).expect("an open pairing");
    let standings = tournament.standings();
    assert_eq!(standings.iter().filter(|row| row.place == 1).count(), 7);
    assert_eq!((standings[7].player, standings[7].place), (b, 8));
    assert!(standings.iter().any(|row| row.player == a && row.place == 1));
}

#[test]
fn a_correction_pairs_a_round_anew_that_has_not_begun() {
    let mut tournament = begun(6, Kind::Swiss { rounds: 4 });
    for table in 0..3 {
        tournament.enter(Place { round: 0, table }, FIRST).expect("an open pairing");
    }
    let place = Place { round: 0, table: 0 };
    let before = tournament.rounds()[1].clone();
    tournament.correct(place, &[SECOND]).expect("the next round has not begun");
    assert_ne!(tournament.rounds()[1], before);
    tournament.correct(place, &[FIRST]).expect("the next round has not begun");
    assert_eq!(tournament.rounds()[1], before, "as if nothing had been corrected");
    tournament.correct(place, &[]).expect("the next round has not begun");
    assert_eq!(tournament.open(), [place]);
    tournament.enter(place, FIRST).expect("an open pairing");

    tournament.enter(Place { round: 1, table: 2 }, Ended::Drawn).expect("an open pairing");
    let begun = tournament.rounds()[1].clone();
    assert_eq!(tournament.correct(place, &[]), Err(Refused::LaterRound));
    tournament.correct(place, &[SECOND]).expect("another result is possible");
    assert_eq!(tournament.rounds()[1], begun, "a round that has begun stays");
    assert_eq!(tournament.correct(Place { round: 9, table: 0 }, &[]), Err(Refused::NoPairing));
}

#[test]
fn a_knock_out_that_went_on_keeps_its_players() {
    let mut tournament = begun(4, Kind::KnockOut);
    let place = Place { round: 0, table: 0 };
    tournament.enter(place, FIRST).expect("an open pairing");
    tournament.enter(Place { round: 0, table: 1 }, FIRST).expect("an open pairing");
    tournament.correct(place, &[SECOND]).expect("the final has not begun");
    let loser = tournament.rounds()[0].pairings[0].players[0];
    assert!(!tournament.rounds()[1].pairings[0].has(loser));
    tournament.enter(Place { round: 1, table: 0 }, Ended::Drawn).expect("an open pairing");
    assert_eq!(tournament.correct(place, &[FIRST]), Err(Refused::LaterRound));
    tournament.correct(place, &[Ended::Drawn, FIRST]).expect("the same player won");
    tournament.correct(place, &[Ended::Forfeit(Side::Second)]).expect("the same player won");
}

#[test]
fn who_leaves_a_swiss_tournament_is_not_paired() {
    let mut tournament = begun(5, Kind::Swiss { rounds: 3 });
    assert_eq!(tournament.rounds()[0].byes, [4], "the lowest has the bye");
    tournament.withdraw(4).expect("a player");
    assert!(tournament.rounds()[0].byes.is_empty());
    tournament.enter(Place { round: 0, table: 0 }, FIRST).expect("an open pairing");
    let [a, b] = tournament.rounds()[0].pairings[1].players;
    tournament.withdraw(a).expect("a player");
    assert_eq!(tournament.rounds()[0].pairings[1].games, [Ended::Forfeit(Side::Second)]);
    let next = &tournament.rounds()[1];
    assert!(!next.pairings.iter().any(|pairing| pairing.has(a)) && next.byes.len() == 1);
    assert_ne!(next.byes, [b], "who has won without a game has no bye as well");
    assert_eq!(tournament.withdraw(5), Err(Refused::NoPlayer));
    for player in 0..5 {
        tournament.withdraw(player).expect("a player");
    }
    assert!(tournament.is_over(), "nobody is left");
    assert_eq!(tournament.standings().len(), 5);
}

#[test]
fn nobody_may_come_to_a_knock_out() {
    let mut tournament = begun(8, Kind::KnockOut);
    let pairs: Vec<_> = tournament.rounds()[0].pairings.iter().map(|pairing| pairing.players).collect();
    for (table, ended) in [Ended::Neither, FIRST, Ended::Neither, FIRST].into_iter().enumerate() {
        tournament.enter(Place { round: 0, table }, ended).expect("an open pairing");
    }
    // Two players are left, and meet after a round without a game.
    assert_eq!(tournament.rounds()[1].byes, [pairs[1][0], pairs[3][0]]);
    assert!(tournament.rounds()[2].pairings[0].has(pairs[1][0]));
    play(&mut tournament, better);
    assert_eq!(tournament.standings()[0].place, 1);

    // Who withdraws later has won until then.
    let mut tournament = begun(8, Kind::KnockOut);
    let [a, b] = tournament.rounds()[0].pairings[0].players;
    tournament.withdraw(a).expect("a player");
    tournament.withdraw(b).expect("a player");
    assert_eq!(tournament.rounds()[0].pairings[0].games, [Ended::Forfeit(Side::Second)]);
    play(&mut tournament, better);
    assert_eq!(
        tournament.rounds()[1].pairings[0].winner(),
        Some(tournament.rounds()[0].pairings[1].winner().unwrap())
    );

    let mut tournament = begun(8, Kind::KnockOut);
    (0..8).for_each(|player| tournament.withdraw(player).expect("a player"));
    assert!(tournament.is_over());
}

#[test]
fn games_of_who_leaves_a_round_robin_early_do_not_count() {
    for (rounds, counts) in [(2, false), (3, true)] {
        let mut tournament = begun(6, Kind::RoundRobin);
        let mut left = 3 * rounds;
        while left > 0 {
            let place = tournament.open()[0];
            let pairing = tournament.pairing(place).expect("an open pairing");
            let ended = if pairing.has(5) { better(pairing.players) } else { Ended::Drawn };
            tournament.enter(place, ended).expect("the pairing is open");
            left -= 1;
        }
        tournament.withdraw(5).expect("a player");
        play(&mut tournament, |_| Ended::Drawn);
        let standings = tournament.standings();
        let last = standings.last().expect("a row");
        assert_eq!((last.player, last.counts), (5, counts));
        let points = standings[..5].iter().map(|row| row.halves).collect::<Vec<_>>();
        assert_eq!(points, if counts { [6; 5] } else { [4; 5] }, "all are equal");
        assert!(standings[..5].iter().all(|row| row.place == 1 && row.behind_by.is_none()));
    }
}

#[test]
fn a_tie_break_is_named_where_it_decides() {
    let mut tournament = begun(4, Kind::RoundRobin);
    // 0 and 1 lose once each, 1 against 0.
    play(&mut tournament, |[a, b]| match (a.min(b), a.max(b)) {
        (0, 2) => better([b, a]),
        _ => better([a, b]),
    });
    let standings = tournament.standings();
    let rows: Vec<_> = standings.iter().map(|row| (row.player, row.halves, row.behind_by)).collect();
    let direct = Some(TieBreak::DirectEncounter);
    assert_eq!(rows[..3].iter().map(|row| row.1).collect::<Vec<_>>(), [4, 4, 4]);
    assert_eq!(rows[3], (3, 0, None));
    // Each of the three has beaten one of the others, and nothing separates them.
    assert!(rows.iter().all(|row| row.2.is_none()) && standings[2].place == 1);

    let mut tournament = begun(4, Kind::RoundRobin);
    play(&mut tournament, |[a, b]| match (a.min(b), a.max(b)) {
        (0, 3) => better([b, a]),
        _ => better([a, b]),
    });
    let rows: Vec<_> =
        tournament.standings().iter().map(|row| (row.player, row.place, row.behind_by)).collect();
    assert_eq!(rows, [(0, 1, None), (1, 2, direct), (2, 3, None), (3, 4, direct)]);
}

fn any_kind() -> impl Strategy<Value = Kind> {
    prop_oneof![
        Just(Kind::RoundRobin),
        Just(Kind::DoubleRoundRobin),
        Just(Kind::KnockOut),
        (1..9_u8).prop_map(|rounds| Kind::Swiss { rounds }),
    ]
}

fn any_ended() -> impl Strategy<Value = Ended> {
    prop_oneof![
        4 => Just(FIRST),
        4 => Just(SECOND),
        3 => Just(Ended::Drawn),
        1 => Just(Ended::Forfeit(Side::First)),
        1 => Just(Ended::Neither),
    ]
}

/// A tournament after random results, corrections and withdrawals.
pub(super) fn any_tournament() -> impl Strategy<Value = Tournament> {
    let step = (0..20_u8, any::<prop::sample::Index>(), any_ended());
    (3..17_usize, any_kind(), any::<u64>(), any::<bool>(), prop::collection::vec(step, 0..80)).prop_map(
        |(count, kind, seed, drawn, steps)| {
            let settings = Settings { seed, drawn, ..settings(count, kind) };
            let mut tournament = Tournament::new(settings).expect("a tournament");
            for (what, which, ended) in steps {
                if what == 0 {
                    tournament.withdraw(which.index(count)).expect("a player");
                } else if what == 1 && !tournament.rounds().is_empty() {
                    let round = which.index(tournament.rounds().len());
                    // Some are refused, and change nothing.
                    let before = tournament.clone();
                    if tournament.correct(Place { round, table: 0 }, &[ended]).is_err() {
                        assert_eq!(tournament, before);
                    }
                } else if let Some(&place) = tournament.open().first() {
                    tournament.enter(place, ended).expect("an open pairing");
                }
            }
            tournament
        },
    )
}

proptest! {
    #[test]
    fn standings_and_crosstable_agree(tournament in any_tournament()) {
        let standings = tournament.standings();
        let table = tournament.crosstable();
        let mut players: Vec<_> = standings.iter().map(|row| row.player).collect();
        prop_assert!(standings.is_sorted_by_key(|row| row.place));
        for pair in standings.windows(2) {
            let is_behind = pair[0].place < pair[1].place;
            prop_assert!(is_behind || pair[1].behind_by.is_none());
            if tournament.settings().kind != Kind::KnockOut && pair[0].counts == pair[1].counts {
                let (points, by) = (pair[0].halves == pair[1].halves, pair[1].behind_by.is_some());
                prop_assert!(pair[0].halves >= pair[1].halves);
                prop_assert_eq!(is_behind && points, by);
            }
        }
        for (row, ranked) in table.iter().zip(&standings) {
            let games: u32 = row.against.iter().flatten().map(|&halves| u32::from(halves)).sum();
            let byes = row.rounds.iter().filter(|cell| **cell == Cell::Bye).count() as u32;
            let is_swiss = matches!(tournament.settings().kind, Kind::Swiss { .. });
            if standings.iter().all(|row| row.counts) {
                prop_assert_eq!(ranked.halves, games + if is_swiss { 2 * byes } else { 0 });
            }
            prop_assert_eq!(row.rounds.len(), tournament.rounds().len());
            for (other, points) in row.against.iter().enumerate() {
                prop_assert_eq!(points.len(), table[other].against[players.iter().position(|&player| player == row.player).unwrap()].len());
            }
        }
        players.sort_unstable();
        prop_assert_eq!(players, (0..standings.len()).collect::<Vec<_>>());
    }

    /// A wrong result that is corrected before the next round begins leaves nothing behind.
    #[test]
    fn a_correction_is_as_good_as_the_right_result(
        count in 3..12_usize,
        kind in any_kind(),
        results in prop::collection::vec((any_ended(), any_ended()), 60),
    ) {
        let (mut wrong, mut right) = (begun(count, kind), begun(count, kind));
        for (mistake, ended) in results {
            let Some(&place) = right.open().first() else { break };
            prop_assert_eq!(&wrong, &right);
            let games = right.pairing(place).unwrap().games.clone();
            right.enter(place, ended).unwrap();
            wrong.enter(place, mistake).unwrap();
            wrong.correct(place, &[games, vec![ended]].concat()).unwrap();
        }
        prop_assert_eq!(wrong, right);
    }
}
