//! The work of long matches grows like the number of their acts.

use super::*;
use crate::play::{Avatar, Player, link, steps};
use crate::rules::{Rules, Side, go, random};

/// A match of Go with this number of stones, in which chains are captured again and again.
fn long_match(turns: usize) -> Match {
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    let rules = Rules::Go(go::Rules::CHINESE.on(go::Size::NINETEEN));
    let mut game = Match::new(1, Setup::new(rules, players), 0).expect("the usual start");
    for number in 0..turns {
        let mut legal = game.position().turns();
        // The last one is the pass, which is made only if no stone can be put.
        let stones = (legal.len() - 1).max(1);
        let turn = legal.swap_remove(random::scaled(random::nth(number as u64), stones));
        game.act_in_bulk(Act::Turn(turn)).expect("a legal turn");
    }
    game.reset_turns();
    game
}

/// Asserts that twice the acts take at most 2.3 times the steps.
fn assert_linear(of: &str, work: impl Fn(&Match)) {
    let whole = long_match(4000);
    let half = whole.up_to(2000, 1, 0);
    let [half, whole] = [half, whole].map(|game| steps::of(|| work(&game)));
    assert!(whole * 10 <= half * 23, "{of} 2000 acts takes {half} steps, and {whole} for 4000");
}

#[test]
fn steps_grow_like_acts() {
    assert_linear("reading", |game| {
        read(&write(game)).expect("a saved match");
    });
    assert_linear("reading a link", |game| {
        let link = link::write(game, &link::Options::new(link::Key(1)));
        link::read(link.payload()).expect("a link");
    });
    assert_linear("reading a match that was undone", |game| {
        let mut undone = game.clone();
        undone.go_to(game.acts().len() / 2);
        read(&write(&undone)).expect("a saved match");
    });
    assert_linear("importing", |game| {
        let record = game.record();
        Match::from_record(1, &record, game.setup()).expect("a possible record");
    });
    assert_linear("listing", |game| drop(summary(&write(game)).expect("a saved match")));
    assert_linear("going through", |game| {
        assert_eq!(game.history().count(), game.acts().len());
        assert_eq!(game.history().rev().count(), game.acts().len());
    });
}

#[test]
fn undo_plays_few_acts_again() {
    let mut game = long_match(4000);
    let once = steps::of(|| drop(game.undo()));
    assert!(once < 200, "an undo takes {once} steps");
    let jump = steps::of(|| game.go_to(1999));
    assert!(jump < 200, "a jump back takes {jump} steps");
    let all = steps::of(|| while game.step_back().is_some() {});
    assert!(all < 2000 * 100, "stepping back through 1999 acts takes {all} steps");
}

#[test]
fn a_full_match_takes_no_turn_and_can_be_ended_and_saved() {
    let mut game = long_match(Match::MAX_ACTS);
    assert!(game.is_full() && game.outcome().is_none());
    let turn = game.position().turns().swap_remove(0);
    let refused = game.play(&turn).expect_err("the match is full");
    assert_eq!(refused, Illegal::MatchFull { most: 20_000 });
    assert!(refused.to_string().contains("20000"), "the number should be told: {refused}");
    assert_eq!(game.acts().len(), 20_000, "nothing has changed");

    let mut read_again = read(&write(&game)).expect("a full match");
    assert_eq!(read_again.acts(), game.acts());
    read_again.resign(Side::First);
    assert!(read_again.outcome().is_some(), "a full match can be ended");
    let ended = read(&write(&read_again)).expect("a match that has ended");
    assert_eq!((ended.acts().len(), ended.outcome()), (20_001, read_again.outcome()));

    read_again.undo();
    read_again.undo();
    assert!(!read_again.is_full(), "an undone act leaves room for another");
    read_again.play(&turn).unwrap_or_else(|_| read_again.play(&Turn::default()).expect("a pass"));

    // Files and records with more are refused.
    let more = write(&game).replace("],\"done\"", ",{\"turn\":[]}],\"done\"");
    let refused = read(&more).expect_err("too many acts").to_string();
    assert!(refused.starts_with("turn 20001 ") && refused.contains("20000 acts"), "{refused}");
    let mut record = game.record();
    record.turns.push(Turn::default());
    let refused = Match::from_record(1, &record, game.setup()).expect_err("too many turns").to_string();
    assert!(refused.contains("turn 20001") && refused.contains("20000 acts"), "{refused}");
}
