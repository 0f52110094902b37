//! Looking at a match again: it begins, stops, survives, and leads to the turns that mattered.

use std::path::Path;
use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::AppLifecycle;
use parlour::app::board::MarkKind;
use parlour::app::state::review::Reviews;
use parlour::app::state::session::Session;
use parlour::app::ui::controls::Slider;
use parlour::app::vocabulary::action::{Action, GoTo, LibraryAction, PlayAction, ReplayAction, ReviewAction};
use parlour::app::vocabulary::messages::BoardUpdate;
use parlour::app::vocabulary::notice::Notice;
use parlour::notation;
use parlour::play::review::Progress;
use parlour::play::{Match, Mode, Review, Setup};
use parlour::rules::{Game, Side};
use serde_json::{Value, json};

use crate::harness::{Player, against, setup_of};

const TABLET: Vec2 = Vec2::new(800., 1280.);
const TURNED: Vec2 = Vec2::new(1280., 800.);

/// A match of connect four in which Red's third turn, in column 2, wins at once. Yellow could have
/// stopped it with the fourth act.
const FOUR_IN_A_ROW: &str = "4 4 3 4 5 1 2";

/// Puts a match on the table in which these turns were played.
pub fn begin_played(player: &mut Player, setup: Setup, turns: &str) {
    let mut session = player.app.world_mut().resource_mut::<Session>();
    session.begin(setup);
    let game = session.table.as_mut().expect("there is a table now").game_mut();
    play(game, turns);
    player.app.world_mut().write_message(BoardUpdate::Rebuild);
    player.act(GoTo::Resume);
    player.rest();
}

/// Plays turns by their names; whoever is to move may also resign.
pub fn play(game: &mut Match, turns: &str) {
    for name in turns.split_whitespace() {
        if name == "resign" {
            game.resign(game.acting_side());
            continue;
        }
        let turn = notation::read_turn(game.position(), name).expect(name);
        game.play(&turn).expect(name);
    }
}

fn connect_four(player: &mut Player) {
    begin_played(player, setup_of(Game::ConnectFour.presets()[0].rules, Mode::Quick, None), FOUR_IN_A_ROW);
    assert!(player.game().outcome().is_some());
}

/// A match that was given up after so many turns by chance, and takes long to be looked at.
fn long_match(player: &mut Player, turns: usize) {
    long_match_as(player, setup_of(Game::Go.presets()[0].rules, Mode::Quick, None), turns);
}

/// The same by this setup, in which a person is to move then.
fn long_match_as(player: &mut Player, setup: Setup, turns: usize) {
    crate::replay::begin_played_as(player, setup, turns);
    player.act(PlayAction::Resign);
    player.wait(Duration::from_millis(700));
}

/// A review of a match as it is kept: with these chances of the first side, in thousandths, after so
/// many acts, and after some acts a better turn than the one that was made, with what speaks for it.
pub fn given(game: &Match, chances: &[u16], better: &[(usize, &str, Value)]) -> String {
    let mut whole = game.clone();
    let point = |(at, &chance): (usize, &u16)| {
        whole.go_to(at);
        let position = whole.position();
        let told = better.iter().find(|(after, ..)| *after == at);
        let made = position.turns().into_iter().find(|turn| {
            game.acts()
                .get(at)
                .is_some_and(|act| serde_json::to_value(act).expect("plain")["turn"] == json!(turn))
        });
        let line: Vec<_> = match told {
            Some((_, names, _)) => {
                let mut after = position.boxed();
                names
                    .split_whitespace()
                    .map(|name| {
                        let turn = notation::read_turn(&*after, name).expect(name);
                        after.play(&turn).expect(name);
                        turn
                    })
                    .collect()
            }
            None => made.into_iter().collect(),
        };
        json!({
            "care": "thorough", "to_move": position.to_move(), "chance": chance, "line": line,
            "is_proven": false, "decided_in": null, "reason": told.map(|(.., reason)| reason),
            "is_forced": false, "after_best": chance,
        })
    };
    let points: Vec<Value> = chances.iter().enumerate().map(point).collect();
    let acts = game.all_acts();
    let review = json!({ "version": 1, "start": game.start().hash(), "acts": acts, "points": points });
    json!({ "wanted": false, "review": review }).to_string()
}

/// Puts a review beside the match of this number before the app asks for it.
pub fn keep(folder: &Path, id: u32, review: &str) {
    std::fs::create_dir_all(folder.join("reviews")).expect("a folder");
    std::fs::write(folder.join(format!("reviews/{id:06}.json")), review).expect("a file");
}

/// A review of the match of connect four in which Yellow's third turn gives it away.
fn connect_four_given(folder: &Path) -> Player {
    let mut player = Player::open(folder, TABLET);
    let setup = setup_of(Game::ConnectFour.presets()[0].rules, Mode::Quick, None);
    let mut game = Match::new(1, setup, 0).expect("a match");
    play(&mut game, FOUR_IN_A_ROW);
    let review = given(&game, &[500, 500, 520, 500, 950, 970, 1000, 1000], &[(3, "2 5", Value::Null)]);
    keep(folder, 1, &review);
    connect_four(&mut player);
    player
}

fn reviews(player: &Player) -> &Reviews {
    player.app.world().resource::<Reviews>()
}

fn review(player: &Player) -> &Review {
    reviews(player).of(player.game()).expect("a review was begun")
}

fn progress(player: &Player) -> Progress {
    review(player).progress()
}

fn at(player: &Player) -> usize {
    player.app.world().resource::<Session>().replay.as_ref().expect("a walk").at()
}

#[test]
fn a_match_is_looked_at_and_its_key_moment_leads_to_a_better_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    connect_four(&mut player);
    player.press(ReviewAction::Begin);
    player.until("the end of the review", |player| {
        reviews(player).of(player.game()).is_some_and(Review::is_complete)
    });
    player.rest();
    // Only the middle column wins for Red once more; what Yellow gave back at once is the same story.
    let moments = review(&player).key_moments();
    assert_eq!(moments.iter().map(|moment| moment.at).collect::<Vec<_>>(), [2], "{moments:?}");
    assert!(player.reads("There is one key moment"), "{:?}", player.texts());
    player.press(ReviewAction::Before);
    player.rest();
    assert_eq!(at(&player), 2);
    assert!(player.reads("lowered the chance of winning from"), "{:?}", player.texts());
    let best = review(&player).at(2).and_then(|point| point.best()).expect("a better turn").clone();
    let mut there = player.game().clone();
    there.go_to(2);
    assert_eq!(notation::read_turn(there.position(), "4").as_ref(), Ok(&best));
    assert_eq!(player.marked(MarkKind::Hint), best.0);
    player.press(ReviewAction::ShowBetter(false));
    player.wait(Duration::from_millis(100));
    assert_eq!(player.marked(MarkKind::Hint), []);
    player.press(ReviewAction::ShowBetter(true));
    player.wait(Duration::from_millis(100));
    assert_eq!(player.marked(MarkKind::Hint), best.0);
    assert_eq!(player.find_control(&ReviewAction::Before.into()), None, "it was the first");

    // It is tried in a match of its own: the one that was lost stays as it is.
    let lost = player.game().clone();
    player.press(ReviewAction::TryAgain);
    player.rest();
    assert_eq!(player.said(), Some(Notice::TriesAgain { turns: 2 }));
    assert_ne!(player.game().id(), lost.id());
    assert_eq!((player.game().turn_count(), player.game().all_acts().len()), (2, 2));
    assert_eq!(player.game().setup(), lost.setup());
    player.play_by_touch(&best.0);
    assert_eq!(player.game().turn_count(), 3);
    assert!(!reviews(&player).is_thinking() && reviews(&player).of(player.game()).is_none());
    let kept = std::fs::read_to_string(folder.path().join("matches/000001.json")).expect("it was saved");
    assert_eq!(parlour::play::saved::read(&kept).expect("readable").acts(), lost.acts());
    // And its review with it.
    player.act(LibraryAction::Open(lost.id()));
    player.rest();
    assert!(review(&player).is_complete());
}

#[test]
fn it_stops_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TURNED);
    long_match(&mut player, 24);
    player.press(ReviewAction::Begin);
    player.until("a first look", |player| progress(player).seen > 2);
    player.press(ReviewAction::Stop);
    let stopped = progress(&player);
    assert!(stopped.done < stopped.all && !reviews(&player).is_thinking());
    player.wait(Duration::from_millis(500));
    std::thread::sleep(Duration::from_millis(300));
    player.wait(Duration::from_millis(100));
    assert_eq!(progress(&player), stopped, "nobody looks any more");
    assert!(player.reads("The review was stopped"), "{:?}", player.texts());
    player.press(ReviewAction::Begin);
    player.until("more", |player| progress(player).seen > stopped.seen + 1);
    // It goes on while other screens are seen.
    let seen = progress(&player);
    player.act(GoTo::Settings);
    player.until("still more", |player| progress(player) != seen);
}

#[test]
fn it_survives_that_the_app_is_left_or_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    long_match(&mut player, 24);
    player.press(ReviewAction::Begin);
    player.until("a first look", |player| progress(player).seen > 2);
    player.lifecycle(AppLifecycle::WillSuspend);
    player.app.update();
    assert!(!reviews(&player).is_thinking(), "nothing thinks while the app sleeps");
    let slept = progress(&player);
    let file = folder.path().join("reviews/000001.json");
    assert!(file.exists(), "what was found is on the disk");
    player.lifecycle(AppLifecycle::Running);
    player.until("more", |player| progress(player).seen > slept.seen);
    drop(player);

    let player = &mut Player::open(folder.path(), TABLET);
    assert!(progress(player).seen >= slept.seen, "it begins with what was found");
    assert!(reviews(player).is_running());
    let seen = progress(player);
    player.until("it goes on by itself", |player| progress(player) != seen);
    player.act(GoTo::Resume);
    player.rest();
    player.press(ReviewAction::Begin);
    player.rest();
    player.press(ReviewAction::Stop);
    player.wait(Duration::from_millis(100));

    // What was stopped does not go on by itself.
    let stopped = progress(player);
    let player = &mut Player::open(folder.path(), TABLET);
    player.wait(Duration::from_millis(500));
    assert_eq!(progress(player), stopped);
    assert!(!reviews(player).is_running());
}

#[test]
fn what_was_damaged_is_looked_at_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    for damaged in ["", "{", "{\"wanted\":true}", "[1,2,3]", "{\"wanted\":true,\"review\":{\"version\":9}}"] {
        keep(folder.path(), 1, damaged);
        let mut player = Player::open(folder.path(), TABLET);
        if player.app.world().resource::<Session>().game().is_none() {
            connect_four(&mut player);
        } else {
            player.act(GoTo::Resume);
            player.rest();
        }
        assert!(reviews(&player).of(player.game()).is_none(), "{damaged}");
        assert!(player.find_control(&ReviewAction::Begin.into()).is_some());
        assert_eq!(player.said(), None, "nothing is lost that cannot be found out again");
    }
}

#[test]
fn what_nobody_played_is_not_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.begin("american", Mode::Quick);
    player.act(PlayAction::Resign);
    player.wait(Duration::from_millis(700));
    assert!(player.find_control(&ReplayAction::Open.into()).is_some());
    assert_eq!(player.find_control(&ReviewAction::Begin.into()), None);
    player.act(ReviewAction::Begin);
    assert!(reviews(&player).of(player.game()).is_none());
    // Nor is what still goes on.
    player.begin("american", Mode::Quick);
    player.act(ReviewAction::Begin);
    assert!(reviews(&player).of(player.game()).is_none());
}

#[test]
fn the_graph_is_tapped_and_slid() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = connect_four_given(folder.path());
    player.press(ReplayAction::Open);
    player.rest();
    let world = player.app.world_mut();
    let (node, transform) = world
        .query_filtered::<(&ComputedNode, &UiGlobalTransform), With<Slider>>()
        .single(world)
        .expect("there is one graph and no other slider");
    let scale = node.inverse_scale_factor();
    let graph = Rect::from_center_size(transform.translation * scale, node.size() * scale);
    assert!(graph.height() >= 48.);
    let x = |act: f32| graph.min.x + 14. + (graph.width() - 28.) * act / 7.;
    player.tap(Vec2::new(x(3.), graph.center().y));
    player.app.update();
    assert_eq!(at(&player), 3);
    player.slide(&[Vec2::new(x(3.), graph.center().y), Vec2::new(x(6.), graph.center().y - 90.)]);
    assert_eq!(at(&player), 6);
}

#[test]
fn keys_lead_from_one_key_moment_to_the_next() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = connect_four_given(folder.path());
    player.press(ReplayAction::Open);
    player.rest();
    for (key, acts) in [
        (Key::PageDown, 7),
        (Key::PageUp, 3),
        (Key::PageUp, 3),
        (Key::ArrowLeft, 2),
        (Key::PageDown, 3),
        (Key::PageDown, 3),
    ] {
        player.key(key.clone());
        player.wait(Duration::from_millis(60));
        assert_eq!(at(&player), acts, "{key:?}");
    }
    player.key(Key::Escape);
    assert!(player.app.world().resource::<Session>().replay.is_none());
}

#[test]
fn who_tries_again_may_have_the_computer_against_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = connect_four_given(folder.path());
    player.press(ReplayAction::Open);
    player.act(ReplayAction::To(3));
    player.rest();
    player.press(PlayAction::More);
    player.press(ReviewAction::TryComputer);
    player.rest();
    // Yellow was to move, and is the person's.
    let game = player.game();
    assert_eq!(game.turn_count(), 3);
    assert!(game.player(Side::First).computer.is_some() && game.player(Side::Second).computer.is_none());
    assert_eq!(game.player(Side::Second).name, "Ben");
    player.play_by_touch(&[parlour::rules::Square(35)]);
    player.until("the computer answers", |player| player.game().turn_count() == 5);
}

#[test]
fn the_computer_that_plays_has_the_cores() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    // The computer has the second side. Connect four would be reviewed before anybody could look.
    long_match_as(&mut player, against(Game::Go.presets()[0].rules, 1, None), 24);
    player.press(ReviewAction::Begin);
    player.wait(Duration::from_millis(60));
    assert!(reviews(&player).is_running());
    player.act(ReplayAction::To(3));
    player.act(ReviewAction::TryAgain);
    for _ in 0..40 {
        player.app.update();
        assert!(!reviews(&player).is_thinking(), "it is the computer's turn");
    }
    player.until("its turn", |player| player.game().turn_count() == 4);
}

#[test]
fn every_window_has_the_ways_of_a_review() {
    for size in [(320., 320.), (360., 640.), (412., 915.), (915., 412.), (600., 600.), (1280., 800.)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = connect_four_given(folder.path());
        player.resize(Vec2::from(size));
        player.act(ReplayAction::Open);
        player.press(ReplayAction::Back);
        player.rest();
        let window = Rect::from_corners(Vec2::ZERO, Vec2::from(size)).inflate(0.5);
        for action in [
            Action::from(ReplayAction::First),
            ReplayAction::Back.into(),
            ReplayAction::Forward.into(),
            ReplayAction::Last.into(),
            ReplayAction::Done.into(),
            ReviewAction::TryAgain.into(),
        ] {
            let rect = player.control(action.clone());
            assert!(rect.width() >= 47.9 && rect.height() >= 47.9, "{action:?} {rect:?} in {size:?}");
            assert!(
                window.contains(rect.min) && window.contains(rect.max),
                "{action:?} {rect:?} in {size:?}"
            );
        }
    }
}

#[test]
fn a_match_that_is_deleted_and_brought_back_keeps_its_review() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = connect_four_given(folder.path());
    player.act(GoTo::Library);
    player.act(LibraryAction::Delete(1));
    player.app.update();
    player.act(LibraryAction::BringBack);
    player.act(LibraryAction::Open(1));
    player.rest();
    assert_eq!(review(&player).key_moments().len(), 1);
}
