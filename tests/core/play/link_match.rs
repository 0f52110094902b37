//! A match by link on one device: whose turn it is, what can be taken back, and what is saved.

use std::time::Duration;

use parlour::play::link::{self, Awaits, Correspondence, Key, Letter, Merged, Offer, Proposal};
use parlour::play::{Avatar, Match, MatchHistory, Mode, Player, Setup, Summary, TimeControl, saved};
use parlour::rules::{Game, Rules, Side, go};

use crate::support::play;

const KEY: Key = Key(7);
const NOW: u64 = 1_795_000_000;

fn begun(rules: Rules, player: Side) -> Match {
    let players = [Player::person("Anna", Avatar::Fish), Player::person("Ben", Avatar::Kite)];
    let setup = Setup { mode: Mode::HandOver, ..Setup::new(rules, players) };
    let mut game = Match::new(12, setup, 0).expect("the usual start");
    game.correspond(Correspondence::new(KEY, player));
    game
}

fn connect_four(player: Side) -> Match {
    begun(Game::ConnectFour.presets()[0].rules, player)
}

/// Sends the match, and returns what arrives.
fn send(game: &mut Match) -> Letter {
    let mut known = game.correspondence().expect("a match by link").clone();
    let link = known.send(game, true, NOW);
    game.correspond(known);
    link::read(&link.url()).expect("a link")
}

/// Opens a letter of which nothing is known yet.
fn open(letter: &Letter) -> Match {
    let mut game = letter.game.clone().numbered(30);
    game.correspond(Correspondence::answering(letter, NOW));
    game
}

/// Takes a letter that goes on.
fn take(game: &mut Match, letter: &Letter) {
    let mut known = game.correspondence().expect("a match by link").clone();
    let Merged::Longer { game: longer, .. } = known.merge(game, letter) else { panic!("it is longer") };
    *game = *longer;
    known.take(letter, NOW);
    game.correspond(known);
}

#[test]
fn each_player_waits_for_the_other() {
    let mut annas = connect_four(Side::First);
    assert_eq!(annas.awaits(), Some(Awaits::Act));
    assert!(annas.turns().current.started, "nobody hands the device over");
    assert_eq!(annas.setup().only_person(), Some(Side::First));
    play(&mut annas, &["4"]);
    assert_eq!(annas.awaits(), Some(Awaits::Sending));
    let letter = send(&mut annas);
    assert_eq!(annas.awaits(), Some(Awaits::Answer));
    assert!(annas.is_elsewhere());

    let mut bens = open(&letter);
    assert_eq!((bens.awaits(), bens.asking_side()), (Some(Awaits::Act), Side::Second));
    play(&mut bens, &["4"]);
    assert_eq!(bens.awaits(), Some(Awaits::Sending));
    take(&mut annas, &send(&mut bens));
    assert_eq!((annas.awaits(), annas.id()), (Some(Awaits::Act), 12));

    annas.resign(annas.asking_side());
    assert_eq!(annas.awaits(), Some(Awaits::Sending), "the other player has to hear of it");
    take(&mut bens, &send(&mut annas));
    assert_eq!(annas.awaits(), Some(Awaits::Nothing));
    assert_eq!(bens.awaits(), Some(Awaits::Nothing));
    assert_eq!(bens.outcome().and_then(|outcome| outcome.winner), Some(Side::Second));
}

/// Moves time on by seconds.
fn wait(game: &mut Match, seconds: u64) {
    game.tick(Duration::from_secs(seconds));
}

fn left(game: &Match, side: Side) -> u64 {
    game.clock(side).expect("a clock").until_flag / 1000
}

/// Begins a match of two minutes each on two connected devices, on which Anna has moved after ten seconds.
fn timed() -> [Match; 2] {
    let players = [Player::person("Anna", Avatar::Fish), Player::person("Ben", Avatar::Kite)];
    let clocks = [Some(TimeControl::SuddenDeath { main: 120 }); 2];
    let setup = Setup { clocks, ..Setup::new(Game::ConnectFour.presets()[0].rules, players) };
    let mut annas = Match::new(12, setup, 0).expect("the usual start");
    annas.correspond(Correspondence::new(KEY, Side::First));
    wait(&mut annas, 50);
    assert_eq!((annas.ticking(), left(&annas, Side::First)), (None, 120), "the devices are apart");
    annas.set_together(true);
    wait(&mut annas, 10);
    play(&mut annas, &["4"]);
    let mut bens = open(&send(&mut annas));
    bens.set_together(true);
    assert_eq!(left(&bens, Side::First), 110, "the time is in the letter");
    [annas, bens]
}

#[test]
fn clocks_run_while_the_devices_are_together() {
    let [mut annas, mut bens] = timed();
    // The letter takes five seconds back, for which Ben does not pay.
    wait(&mut annas, 25);
    wait(&mut bens, 20);
    assert_eq!((left(&annas, Side::Second), left(&bens, Side::Second)), (95, 100));
    play(&mut bens, &["4"]);
    take(&mut annas, &send(&mut bens));
    assert_eq!((left(&annas, Side::Second), annas.ticking()), (100, Some(Side::First)));
    annas.set_together(false);
    wait(&mut annas, 60);
    assert_eq!(left(&annas, Side::First), 110, "nobody loses time to the network");
    let again = saved::read(&saved::write(&annas)).expect("a saved match");
    assert!(!again.is_together() && again.ticking().is_none());
}

#[test]
fn a_flag_falls_on_the_device_of_its_player_and_needs_the_other_ones_word() {
    let [mut annas, mut bens] = timed();
    wait(&mut annas, 300);
    assert_eq!((left(&annas, Side::Second), annas.outcome()), (0, None), "Ben's device says so");
    wait(&mut bens, 300);
    assert!(bens.outcome().is_some());
    let letter = send(&mut bens);
    assert_eq!(bens.awaits(), Some(Awaits::Answer), "the flag is told once");
    let mut known = annas.correspondence().expect("a match by link").clone();
    assert!(matches!(known.merge(&annas, &letter), Merged::Offered(_)));
    known.take(&letter, NOW);
    annas.correspond(known.clone());
    assert_eq!(annas.offered(), Some(&Proposal::Flag(Side::Second)));
    known.accept(&mut annas).expect("it is offered");
    assert_eq!(annas.outcome(), bens.outcome());
    let own = send(&mut bens);
    assert!(!matches!(known_of(&bens).merge(&bens, &own), Merged::Agreed), "the own letter is nobody's word");
    take_agreed(&mut bens, &send(&mut annas));
    assert_eq!([annas.awaits(), bens.awaits()], [Some(Awaits::Nothing); 2]);
}

fn known_of(game: &Match) -> Correspondence {
    game.correspondence().expect("a match by link").clone()
}

/// Takes a letter that brings no act, but the other player's word for the last one.
fn take_agreed(game: &mut Match, letter: &Letter) {
    let mut known = known_of(game);
    assert!(matches!(known.merge(game, letter), Merged::Agreed));
    known.take(letter, NOW);
    game.correspond(known);
}

#[test]
fn who_watches_takes_whatever_the_players_agree_on() {
    let mut annas = connect_four(Side::First);
    play(&mut annas, &["4"]);
    let letter = send(&mut annas);
    let mut seen = letter.game.clone().numbered(40);
    seen.correspond(Correspondence::watching(&letter, NOW));
    assert_eq!((seen.awaits(), seen.is_of_others()), (Some(Awaits::Answer), true));
    assert!(!seen.may_offer_draw() && seen.offered().is_none());
    let mut bens = open(&letter);
    play(&mut bens, &["4"]);
    take(&mut annas, &send(&mut bens));
    play(&mut annas, &["3"]);
    take(&mut seen, &send(&mut annas));
    assert_eq!((seen.acts().len(), seen.id()), (3, 40));
    // The players have gone back together.
    annas.go_back_together(1, NOW);
    take(&mut seen, &send(&mut annas));
    assert_eq!((seen.acts().len(), seen.is_elsewhere()), (1, true));
    annas.resign(Side::First);
    take(&mut seen, &send(&mut annas));
    assert_eq!(seen.awaits(), Some(Awaits::Nothing));
    let again = saved::read(&saved::write(&seen)).expect("a saved match");
    assert!(again.is_of_others());
    let other = open(&send(&mut connect_four(Side::First)));
    let mut different = other.correspondence().expect("a match by link").clone();
    different.key = Key(8);
    let letter = link::read(&different.send(&other, true, NOW).url()).expect("a link");
    let known = seen.correspondence().expect("a match by link");
    assert!(matches!(known.merge(&seen, &letter), Merged::Refused(_)));
}

#[test]
fn whoever_plays_second_sends_an_empty_board_first() {
    let mut bens = connect_four(Side::Second);
    assert_eq!(bens.awaits(), Some(Awaits::Sending));
    let annas = open(&send(&mut bens));
    assert_eq!(bens.awaits(), Some(Awaits::Answer));
    assert_eq!((annas.awaits(), annas.asking_side()), (Some(Awaits::Act), Side::First));
}

#[test]
fn an_act_is_taken_back_until_it_was_sent() {
    let mut annas = connect_four(Side::First);
    play(&mut annas, &["4"]);
    let mut history = MatchHistory::of(annas);
    assert!(history.undo().is_some());
    assert!(history.redo().is_some());
    let letter = send(history.game_mut());
    assert!(!history.can_undo());
    assert_eq!(history.undo(), None);
    let mut bens = open(&letter);
    assert!(!bens.can_undo(), "the other player's move is not mine to take back");
    play(&mut bens, &["1"]);
    assert!(bens.can_undo());
    bens.undo();
    assert_eq!((bens.acts().len(), bens.awaits()), (1, Some(Awaits::Act)));
    play(&mut bens, &["2"]);
    take(history.game_mut(), &send(&mut bens));
    assert_eq!(history.undo(), None);
}

#[test]
fn an_offer_waits_for_its_answer() {
    let mut annas = connect_four(Side::First);
    play(&mut annas, &["4"]);
    let mut anna = annas.correspondence().expect("a match by link").clone();
    let link = anna.propose(&annas, Proposal::Draw, false, NOW).expect("the match goes on");
    annas.correspond(anna);
    assert_eq!(annas.awaits(), Some(Awaits::Answer));
    let mut bens = open(&link::read(&link.url()).expect("a link"));
    let mut ben = bens.correspondence().expect("a match by link").clone();
    assert_eq!(ben.open_offer(&bens), Some(&Offer { by: Side::First, proposal: Proposal::Draw }));
    assert_eq!(bens.awaits(), Some(Awaits::Act));

    let mut accepting = bens.clone();
    ben.accept(&mut accepting).expect("the offer is open");
    assert_eq!(accepting.awaits(), Some(Awaits::Sending));

    ben.decline();
    bens.correspond(ben.clone());
    assert_eq!(ben.open_offer(&bens), None);
    assert_eq!(bens.awaits(), Some(Awaits::Act), "he makes his move instead");
    play(&mut bens, &["4"]);
    take(&mut annas, &send(&mut bens));
    assert_eq!(annas.awaits(), Some(Awaits::Act));
}

#[test]
fn an_offer_without_a_move_is_answered_as_well() {
    let mut annas = begun(Rules::Go(go::Rules::JAPANESE.on(go::Size::NINE)), Side::First);
    play(&mut annas, &["e5"]);
    let mut bens = open(&send(&mut annas));
    play(&mut bens, &["pass"]);
    take(&mut annas, &send(&mut bens));
    play(&mut annas, &["pass"]);
    assert!(annas.counting().is_some());
    let mut anna = annas.correspondence().expect("a match by link").clone();
    let count = Proposal::count(annas.dead());
    let link = anna.propose(&annas, count.clone(), true, NOW).expect("it is a count");
    annas.correspond(anna);
    assert_eq!(annas.awaits(), Some(Awaits::Answer));
    take(&mut bens, &link::read(&link.url()).expect("a link"));
    assert_eq!(bens.awaits(), Some(Awaits::Act));
    let ben = bens.correspondence().expect("a match by link").clone();
    ben.accept(&mut bens).expect("it is offered");
    take(&mut annas, &send(&mut bens));
    assert_eq!((annas.awaits(), bens.awaits()), (Some(Awaits::Nothing), Some(Awaits::Nothing)));
}

#[test]
fn what_is_known_of_the_letters_is_saved_with_the_match() {
    let mut game = connect_four(Side::Second);
    send(&mut game);
    let text = saved::write(&game);
    let read = saved::read(&text).expect("a saved match");
    assert_eq!(read.correspondence(), game.correspondence());
    assert_eq!(read.setup(), game.setup());
    assert!(read.setup().player(Side::First).away);
    assert_eq!(read.awaits(), Some(Awaits::Answer));

    let summary = saved::summary(&text).expect("a saved match");
    assert_eq!(summary, Summary::of(&game));
    assert_eq!(summary.awaits(), Some(Awaits::Answer));
    let mut usual = game.clone();
    usual = usual.up_to(0, 13, 0);
    assert_eq!((usual.awaits(), usual.setup().only_person()), (None, None), "another try is played here");
    assert!(!saved::write(&usual).contains("correspondence"));
    assert!(game.rematch().player(Side::Second).away, "a rematch is played by link too");
}

#[test]
fn no_clock_runs_by_link() {
    let players = [Player::person("Anna", Avatar::Fish), Player::person("Ben", Avatar::Kite)];
    let clocks = [Some(TimeControl::SuddenDeath { main: 600 }); 2];
    let setup = Setup { clocks, ..Setup::new(Game::Reversi.presets()[0].rules, players) };
    let mut game = Match::new(1, setup, 0).expect("the usual start");
    assert!(game.is_paused(), "the players have to be ready");
    game.correspond(Correspondence::new(KEY, Side::First));
    assert_eq!((game.is_paused(), game.ticking()), (false, None));
    game.pause();
    assert!(!game.is_paused());
}
