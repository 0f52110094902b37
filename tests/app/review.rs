//! Reviews of a match begin, stop, survive a restart, and lead to the key moments.

use std::path::Path;
use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::AppLifecycle;
use parlour::app::board::MarkKind;
use parlour::app::state::moving::STEP;
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
/// prevented it with the fourth act.
const FOUR_IN_A_ROW: &str = "4 4 3 4 5 1 2";

/// Begins a match in which these turns were played.
pub fn begin_played(player: &mut Player, setup: Setup, turns: &str) {
    let mut session = player.app.world_mut().resource_mut::<Session>();
    session.begin(setup);
    let game = session.table.as_mut().expect("a match history").game_mut();
    play(game, turns);
    player.app.world_mut().write_message(BoardUpdate::Rebuild);
    player.act(GoTo::Resume);
    player.rest();
}

/// Plays turns by their names; the side to move may also resign.
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

/// A match that was resigned after this many random turns and takes long to review.
fn long_match(player: &mut Player, turns: usize) {
    long_match_as(player, setup_of(Game::Go.presets()[0].rules, Mode::Quick, None), turns);
}

/// The same by this setup, in which a person is to move at the end.
fn long_match_as(player: &mut Player, setup: Setup, turns: usize) {
    crate::replay::begin_played_as(player, setup, turns);
    player.act(PlayAction::Resign);
    player.wait(Duration::from_millis(700));
}

/// Returns a saved review of a match: the chances of the first side in thousandths after each number of
/// acts, and after some acts a better turn than the one played, with its reasons.
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

/// Saves a review for the match with this number before the app asks for it.
pub fn keep(folder: &Path, id: u32, review: &str) {
    std::fs::create_dir_all(folder.join("reviews")).expect("a folder");
    std::fs::write(folder.join(format!("reviews/{id:06}.json")), review).expect("a file");
}

/// A review of the match of connect four in which Yellow's third turn loses.
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
    reviews(player).of(player.game()).expect("a review")
}

fn progress(player: &Player) -> Progress {
    review(player).progress()
}

fn at(player: &Player) -> usize {
    player.replay().at()
}

#[test]
fn a_review_finds_the_key_moment_and_a_better_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    connect_four(&mut player);
    player.press(ReviewAction::Begin);
    player.until("the end of the review", |player| {
        reviews(player).of(player.game()).is_some_and(Review::is_complete)
    });
    player.rest();
    // Only the middle column wins for Red here, and Yellow makes a mistake in reply: the game turns twice.
    let moments = review(&player).key_moments();
    assert_eq!(
        moments.iter().map(|moment| moment.at).collect::<Vec<_>>(),
        [2, 3],
        "acts of the key moments: {moments:?}"
    );
    assert!(player.reads("2 key moments"), "both moments should be reported: {:?}", player.texts());
    for moment in [3, 2] {
        player.press(ReviewAction::Before);
        player.rest();
        assert_eq!(at(&player), moment);
    }
    assert!(
        player.reads("lowered the chance of winning from"),
        "the cost of the turn should be explained: {:?}",
        player.texts()
    );
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
    assert_eq!(player.find_control(&ReviewAction::Before.into()), None, "there should be no earlier moment");

    // The next moment names what the mistake allows, and the board shows it turn by turn.
    player.press(ReviewAction::Next);
    player.rest();
    let line = reviews(&player).line(player.replay()).expect("a line");
    assert!(player.reads("Red’s best reply:") || player.reads("Red plays"), "{:?}", player.texts());
    player.press(ReviewAction::ShowLine(true));
    for turns in 1..=line.len() {
        player.rest();
        let shown = player.app.world().resource::<Session>().seen().expect("a board").turn_count();
        assert!(shown >= 3 + turns, "{shown} turns after {turns} of the line");
        assert_eq!(player.marked(MarkKind::Hint), [], "the better turn belongs to the match");
        player.wait(STEP);
    }
    assert_eq!(at(&player), 3, "the replay stays where it is");
    player.press(ReviewAction::ShowLine(false));
    player.rest();
    assert_eq!(player.app.world().resource::<Session>().seen().expect("a board").turn_count(), 3);
    // A step of the replay ends a line as well.
    player.press(ReviewAction::ShowLine(true));
    player.press(ReplayAction::Back);
    player.rest();
    assert_eq!((at(&player), player.replay().is_aside()), (2, false));

    // It is tried in a new match; the lost match stays as it is.
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
    let kept = std::fs::read_to_string(folder.path().join("matches/000001.json")).expect("a saved match");
    assert_eq!(parlour::play::saved::read(&kept).expect("readable").acts(), lost.acts());
    // Its review is kept, too.
    player.act(LibraryAction::Open(lost.id()));
    player.rest();
    assert!(review(&player).is_complete());
}

#[test]
fn a_review_stops_and_continues() {
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
    assert_eq!(progress(&player), stopped, "a stopped review should make no progress");
    assert!(player.reads("The review was stopped"), "the stop should be reported: {:?}", player.texts());
    player.press(ReviewAction::Begin);
    player.until("more", |player| progress(player).seen > stopped.seen + 1);
    // It continues while other screens are shown.
    let seen = progress(&player);
    player.act(GoTo::Settings);
    player.until("still more", |player| progress(player) != seen);
}

#[test]
fn a_review_survives_suspension_and_a_killed_app() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    long_match(&mut player, 24);
    player.press(ReviewAction::Begin);
    player.until("a first look", |player| progress(player).seen > 2);
    player.lifecycle(AppLifecycle::WillSuspend);
    player.app.update();
    assert!(!reviews(&player).is_thinking(), "no engine should run while the app is suspended");
    let slept = progress(&player);
    let file = folder.path().join("reviews/000001.json");
    assert!(file.exists(), "the findings should be on disk");
    player.lifecycle(AppLifecycle::Running);
    player.until("more", |player| progress(player).seen > slept.seen);
    drop(player);

    let player = &mut Player::open(folder.path(), TABLET);
    assert!(progress(player).seen >= slept.seen, "the review should continue from its findings");
    assert!(reviews(player).is_running());
    let seen = progress(player);
    player.until("it goes on by itself", |player| progress(player) != seen);
    player.act(GoTo::Resume);
    player.rest();
    player.press(ReviewAction::Begin);
    player.rest();
    player.press(ReviewAction::Stop);
    player.wait(Duration::from_millis(100));

    // A stopped review does not continue by itself.
    let stopped = progress(player);
    let player = &mut Player::open(folder.path(), TABLET);
    player.wait(Duration::from_millis(500));
    assert_eq!(progress(player), stopped);
    assert!(!reviews(player).is_running());
}

#[test]
fn damaged_reviews_are_computed_again() {
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
        assert!(
            reviews(&player).of(player.game()).is_none(),
            "a damaged review should be dropped: {damaged}"
        );
        assert!(player.find_control(&ReviewAction::Begin.into()).is_some());
        assert_eq!(player.said(), None, "no notice should appear, since a review can be computed again");
    }
}

#[test]
fn matches_without_turns_or_still_in_play_are_not_reviewed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.begin("american", Mode::Quick);
    player.act(PlayAction::Resign);
    player.wait(Duration::from_millis(700));
    assert!(player.find_control(&ReplayAction::Open.into()).is_some());
    assert_eq!(player.find_control(&ReviewAction::Begin.into()), None);
    player.act(ReviewAction::Begin);
    assert!(reviews(&player).of(player.game()).is_none());
    // A match in play is not reviewed either.
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
        .expect("one graph and no other slider");
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
        assert_eq!(at(&player), acts, "point of the replay after {key:?}");
    }
    player.key(Key::Escape);
    assert!(player.app.world().resource::<Session>().replay.is_none());
}

#[test]
fn another_try_can_be_played_against_the_computer() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = connect_four_given(folder.path());
    player.press(ReplayAction::Open);
    player.act(ReplayAction::To(3));
    player.rest();
    player.press(PlayAction::More);
    player.press(ReviewAction::TryComputer);
    player.rest();
    // Yellow was to move, so the person plays Yellow.
    let game = player.game();
    assert_eq!(game.turn_count(), 3);
    assert!(game.player(Side::First).computer.is_some() && game.player(Side::Second).computer.is_none());
    assert_eq!(game.player(Side::Second).name, "Ben");
    player.play_by_touch(&[parlour::rules::Square(35)]);
    player.until("the computer answers", |player| player.game().turn_count() == 5);
}

#[test]
fn a_review_waits_while_the_computer_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    // The computer has the second side. A review of connect four would end before anyone could look.
    long_match_as(&mut player, against(Game::Go.presets()[0].rules, 1, None), 24);
    player.press(ReviewAction::Begin);
    player.wait(Duration::from_millis(60));
    assert!(reviews(&player).is_running());
    player.act(ReplayAction::To(3));
    player.act(ReviewAction::TryAgain);
    for _ in 0..40 {
        player.app.update();
        assert!(!reviews(&player).is_thinking(), "the review should wait during the computer's turn");
    }
    player.until("its turn", |player| player.game().turn_count() == 4);
}

#[test]
fn the_controls_of_a_review_fit_in_every_window() {
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
            assert!(
                rect.width() >= 47.9 && rect.height() >= 47.9,
                "{action:?} at {rect:?} should be large enough for a finger in {size:?}"
            );
            assert!(
                window.contains(rect.min) && window.contains(rect.max),
                "{action:?} at {rect:?} should lie in the window of {size:?}"
            );
        }
    }
}

#[test]
fn a_deleted_and_restored_match_keeps_its_review() {
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
