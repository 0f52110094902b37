//! The coach chooses the level of the computer, and looks at each match that has ended.

use std::time::Duration;

use bevy::prelude::*;
use parlour::app::state::habits::HabitsShown;
use parlour::app::state::review::Reviews;
use parlour::app::state::session::Session;
use parlour::app::vocabulary::action::{GoTo, PlayAction, ReplayAction, ReviewAction, SetupAction};
use parlour::app::vocabulary::messages::BoardUpdate;
use parlour::app::vocabulary::preferences::Opposition;
use parlour::engine::Level;
use parlour::play::Review;
use parlour::play::coach::Wish;
use parlour::rules::{Game, Side};

use crate::harness::Player;

/// Opens the setup of a game against the computer.
pub fn set_up(player: &mut Player, game: Game) {
    player.act(GoTo::Setup(game));
    player.rest();
    player.press(SetupAction::Opposition(Opposition::Computer));
    player.rest();
}

/// Returns the level of the computer in the match on the table.
fn level(player: &Player) -> u8 {
    let setup = player.game().setup();
    let person = setup.only_person().expect("one person");
    setup.player(person.other()).computer.expect("the computer").number()
}

/// Ends the match: this side of the player gives up.
pub fn resigns(player: &mut Player, side: Side) {
    let mut session = player.app.world_mut().resource_mut::<Session>();
    session.table.as_mut().expect("a match").game_mut().resign(side);
    player.app.world_mut().write_message(BoardUpdate::Rebuild);
    player.wait(Duration::from_millis(700));
    player.rest();
}

#[test]
fn the_coach_follows_the_results_until_a_level_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    set_up(&mut player, Game::ConnectFour);
    assert!(player.reads("Suits the level to your results"), "{:?}", player.texts());
    player.press(SetupAction::Coach(Some(Wish::Even)));
    player.rest();
    assert!(player.reads("Begins with this level"), "{:?}", player.texts());
    player.press(SetupAction::Start);
    player.rest();
    assert_eq!(level(&player), 3);
    let mut levels = vec![3];
    for _ in 0..3 {
        let computer = player.game().setup().only_person().expect("one person").other();
        resigns(&mut player, computer);
        player.press(PlayAction::Rematch);
        player.rest();
        levels.push(level(&player));
    }
    assert!(levels.is_sorted() && levels[3] > 4, "the levels after each win: {levels:?}");

    // The ratings show it.
    player.act(GoTo::Ratings);
    player.rest();
    assert!(player.reads("Games against the computer: 3"), "{:?}", player.texts());

    // What was learned is there after a restart, and the person can choose a level again.
    drop(player);
    let mut player = Player::open(folder.path(), Vec2::new(390., 844.));
    set_up(&mut player, Game::ConnectFour);
    assert!(player.reads("Your rating is about"), "{:?}", player.texts());
    player.press(SetupAction::Coach(Some(Wish::MoreWins)));
    player.rest();
    player.press(SetupAction::Level(Side::Second, Level::new(2).expect("a level")));
    player.rest();
    assert!(player.reads("Suits the level to your results"), "{:?}", player.texts());
    player.press(SetupAction::Start);
    player.rest();
    assert_eq!(level(&player), 2);
}

#[test]
fn the_coach_looks_at_a_match_beside_its_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    set_up(&mut player, Game::ConnectFour);
    player.press(SetupAction::Coach(Some(Wish::Even)));
    player.press(SetupAction::Start);
    player.rest();
    crate::review::play(
        player.app.world_mut().resource_mut::<Session>().table.as_mut().expect("a match").game_mut(),
        "4 4 3 4 5 1",
    );
    let computer = player.game().setup().only_person().expect("one person").other();
    resigns(&mut player, computer);
    player.until("the end of the review", |player| {
        let reviews = player.app.world().resource::<Reviews>();
        reviews.of(player.game()).is_some_and(Review::is_complete)
    });
    player.rest();
    assert!(player.reads("key moment"), "{:?}", player.texts());
    assert!(player.app.world().resource::<Session>().is_live(), "the result stays on the screen");
    player.press(ReviewAction::Begin);
    player.rest();
    assert!(player.find_control(&ReplayAction::Done.into()).is_some());

    // The progress shows what the review has found.
    player.act(GoTo::Ratings);
    player.until("the habits", |player| {
        player.app.world().resource::<HabitsShown>().of(Game::ConnectFour).is_some()
    });
    player.rest();
    assert!(player.reads("the last reviewed games (1)"), "{:?}", player.texts());
}
