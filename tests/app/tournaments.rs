//! A tournament at home: set up by touch, played on the table, and kept.

use std::time::Duration;

use bevy::prelude::*;
use parlour::app::state::home_tournament::HomeTournament;
use parlour::app::state::session::Session;
use parlour::app::vocabulary::action::{Action, GoTo, PlayAction, TournamentAction, TournamentQuestion};
use parlour::app::vocabulary::messages::BoardUpdate;
use parlour::app::vocabulary::screen::Screen;
use parlour::engine::Level;
use parlour::play::Tournament;
use parlour::play::tournament::{Ended, Kind, Place};
use parlour::rules::{Game, Side};

use crate::harness::Player;

const PHONE: Vec2 = Vec2::new(390., 844.);

/// Presses a control when what stood in its place before no longer keeps it deaf.
fn press(player: &mut Player, action: impl Into<Action>) {
    player.wait(Duration::from_millis(350));
    player.press(action);
    player.rest();
}

fn tournament(player: &Player) -> &Tournament {
    player.app.world().resource::<HomeTournament>().tournament().expect("a tournament")
}

/// Sets up a tournament of three people in four, without a draw by lot.
pub fn set_up(player: &mut Player, kind: Kind) {
    player.act(GoTo::Tournament);
    player.rest();
    for name in ["Anna", "Ben", "Cleo"] {
        player.act(TournamentAction::Add(name.to_owned()));
    }
    for action in
        [TournamentAction::Game(Game::Four), TournamentAction::Kind(kind), TournamentAction::Draw(false)]
    {
        player.act(action);
    }
    player.rest();
    press(player, TournamentAction::Begin);
}

/// Ends the match on the table: this side gives up.
fn resigns(player: &mut Player, side: Side) {
    let mut session = player.app.world_mut().resource_mut::<Session>();
    session.table.as_mut().expect("a match").game_mut().resign(side);
    player.app.world_mut().write_message(BoardUpdate::Rebuild);
    player.wait(Duration::from_millis(700));
    player.rest();
}

#[test]
fn a_round_robin_is_played_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), PHONE);
    player.act(GoTo::Players);
    player.rest();
    press(&mut player, GoTo::Tournament);
    assert!(player.find_control(&TournamentAction::Begin.into()).is_none(), "nobody takes part so far");
    assert!(player.reads("It takes 3 to 16 players."), "{:?}", player.texts());
    // Who was added by mistake is removed again.
    player.act(TournamentAction::AddComputer(Level::new(2).expect("a level")));
    player.rest();
    player.act(TournamentAction::Remove(0));
    set_up(&mut player, Kind::RoundRobin);
    assert!(player.reads("Round 1 of 3"), "{:?}", player.texts());

    // A game on the table enters its result, and undo takes it back.
    let place = tournament(&player).open()[0];
    press(&mut player, TournamentAction::Play(place));
    assert_eq!(player.screen(), Screen::Play);
    resigns(&mut player, Side::Second);
    let games = |player: &Player| tournament(player).pairing(place).expect("a pairing").games.clone();
    assert_eq!(games(&player), [Ended::Won(Side::First)]);
    press(&mut player, PlayAction::Undo);
    assert_eq!(games(&player), []);
    resigns(&mut player, Side::Second);
    press(&mut player, GoTo::Tournament);
    assert!(player.reads("Round 2 of 3"), "{:?}", player.texts());

    // It survives a restart in the middle of a game, which goes on where it was.
    let place = tournament(&player).open()[0];
    press(&mut player, TournamentAction::Play(place));
    let id = player.game().id();
    drop(player);
    let mut player = Player::open(folder.path(), PHONE);
    player.act(GoTo::Tournament);
    player.rest();
    press(&mut player, TournamentAction::Play(place));
    assert_eq!((player.screen(), player.game().id()), (Screen::Play, id), "no second match was begun");
    player.act(PlayAction::Resign);
    player.wait(Duration::from_millis(700));
    player.rest();
    press(&mut player, GoTo::Tournament);

    // The last result is entered by hand, and corrected.
    let place = tournament(&player).open()[0];
    press(&mut player, TournamentAction::Choose(Some(place)));
    press(&mut player, TournamentAction::Enter(place, Some(Ended::Drawn)));
    assert!(tournament(&player).is_over() && player.reads("wins the tournament"), "{:?}", player.texts());
    press(&mut player, TournamentAction::Choose(Some(place)));
    press(&mut player, TournamentAction::Enter(place, Some(Ended::Won(Side::Second))));
    let pairing = tournament(&player).pairing(place).expect("a pairing");
    assert_eq!(pairing.games, [Ended::Won(Side::Second)]);

    // The end asks first, and keeps the players for the next one.
    player.act(TournamentAction::Ask(Some(TournamentQuestion::End)));
    player.rest();
    assert!(player.reads("The standings will be deleted."), "{:?}", player.texts());
    player.act(TournamentAction::End);
    player.rest();
    let home = player.app.world().resource::<HomeTournament>();
    assert!(home.tournament().is_none() && home.plan.players.len() == 3);
}

#[test]
fn a_draw_in_a_knock_out_is_played_again_and_players_can_leave() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    set_up(&mut player, Kind::KnockOut);
    let place: Place = tournament(&player).open()[0];
    press(&mut player, TournamentAction::Choose(Some(place)));
    press(&mut player, TournamentAction::Enter(place, Some(Ended::Drawn)));
    assert!(tournament(&player).open().contains(&place) && player.reads("½–½"), "{:?}", player.texts());
    let before = tournament(&player).pairing(place).expect("a pairing").sides(1);
    press(&mut player, TournamentAction::Play(place));
    let names = player.game().setup().players.clone().map(|player| player.name);
    assert_eq!(names, before.map(|player_at| tournament(&player).settings().players[player_at].name.clone()));
    player.act(GoTo::Tournament);
    player.rest();
    press(&mut player, TournamentAction::Ask(Some(TournamentQuestion::Leave(before[0]))));
    assert!(!tournament(&player).has_withdrawn(before[0]), "a tap alone takes nobody out");
    press(&mut player, TournamentAction::Withdraw(before[0]));
    assert!(tournament(&player).has_withdrawn(before[0]) && player.reads("Has left the tournament"));
}

#[test]
fn a_tournament_of_a_later_version_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), PHONE);
    set_up(&mut player, Kind::RoundRobin);
    drop(player);
    let file = folder.path().join("tournament.json");
    let later = std::fs::read_to_string(&file).expect("a file").replace("round-robin", "ladder");
    std::fs::write(&file, &later).expect("a file");
    let mut player = Player::open(folder.path(), PHONE);
    player.act(GoTo::Tournament);
    player.rest();
    assert!(player.reads("A newer version of the app has saved a tournament."), "{:?}", player.texts());
    assert!(player.find_control(&TournamentAction::Begin.into()).is_none());
    drop(player);
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), later);
}
