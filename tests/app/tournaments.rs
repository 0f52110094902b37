//! A tournament at home: set up by touch, played on the table, and kept.

use std::time::Duration;

use bevy::prelude::*;
use parlour::app::state::backups::{Backups, Stage};
use parlour::app::state::exchange::Exchange;
use parlour::app::state::home_tournament::HomeTournament;
use parlour::app::state::session::Session;
use parlour::app::vocabulary::action::{
    Action, BackupAction, GoTo, LetterAction, LibraryAction, PlayAction, RecordAction, Setting, TableForm,
    TournamentAction, TournamentQuestion,
};
use parlour::app::vocabulary::messages::BoardUpdate;
use parlour::app::vocabulary::notice::{LibraryNotice, Notice, RecordNotice, StatusLine};
use parlour::app::vocabulary::screen::Screen;
use parlour::engine::Level;
use parlour::platform::fake::Fake;
use parlour::play::tournament::{Ended, Kind, Pairing, Place};
use parlour::play::{TimeControl, Tournament};
use parlour::rules::{Game, Side};

use crate::harness::Player;
use crate::letters::Device;
use crate::library::{keep, played};

const PHONE: Vec2 = Vec2::new(390., 844.);

/// Presses a control when what stood in its place before no longer keeps it deaf.
fn press(player: &mut Player, action: impl Into<Action>) {
    player.wait(Duration::from_millis(350));
    player.press(action);
    player.rest();
}

/// Carries out the action of a control that may be below the edge of the window.
fn act(player: &mut Player, action: impl Into<Action>) {
    player.act(action);
    player.rest();
}

fn tournament(player: &Player) -> &Tournament {
    player.app.world().resource::<HomeTournament>().tournament().expect("a tournament")
}

fn home(player: &Player) -> &HomeTournament {
    player.app.world().resource::<HomeTournament>()
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
    assert!(player.reads("It moves to the earlier tournaments"), "{:?}", player.texts());
    player.act(TournamentAction::End);
    player.rest();
    assert!(home(&player).tournament().is_none() && home(&player).plan.players.len() == 3);
    assert!(player.reads("Earlier tournaments"), "{:?}", player.texts());

    // It can be looked at again, also after a restart, and be deleted.
    drop(player);
    let mut player = Player::open(folder.path(), PHONE);
    player.act(GoTo::Tournament);
    player.rest();
    act(&mut player, TournamentAction::Open(Some(0)));
    assert!(player.reads("wins the tournament") && player.reads("Standings"), "{:?}", player.texts());
    assert!(player.find_control(&TournamentAction::Begin.into()).is_none());
    assert!(player.find_control(&TournamentAction::Continue(0).into()).is_none(), "it is over");
    act(&mut player, TournamentAction::Open(None));
    assert!(player.reads("Earlier tournaments"), "{:?}", player.texts());
    act(&mut player, TournamentAction::Open(Some(0)));
    act(&mut player, TournamentAction::Ask(Some(TournamentQuestion::Forget(0))));
    assert!(home(&player).others().len() == 1 && player.reads("The standings will be deleted."));
    act(&mut player, TournamentAction::Forget(0));
    assert!(home(&player).others().is_empty() && !player.reads("Earlier tournaments"));
}

#[test]
fn an_earlier_tournament_is_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), PHONE);
    set_up(&mut player, Kind::RoundRobin);
    let place = tournament(&player).open()[0];
    press(&mut player, TournamentAction::Play(place));
    let id = player.game().id();
    player.act(GoTo::Tournament);
    player.rest();
    let other = tournament(&player).open()[1];
    player.act(TournamentAction::Enter(other, Some(Ended::Drawn)));
    let first = tournament(&player).clone();
    player.act(TournamentAction::End);
    player.rest();
    press(&mut player, TournamentAction::Begin);
    let second = tournament(&player).open()[0];
    player.act(TournamentAction::Enter(second, Some(Ended::Drawn)));
    // A match of the first one still enters its result.
    player.act(GoTo::Resume);
    player.rest();
    resigns(&mut player, Side::First);
    player.act(GoTo::Tournament);
    player.rest();
    act(&mut player, TournamentAction::Open(Some(0)));
    act(&mut player, TournamentAction::Continue(0));
    let mut after = first;
    after.enter(place, Ended::Won(Side::Second)).expect("an open game");
    assert_eq!(tournament(&player), &after);
    assert!(home(&player).holds(id) && home(&player).others().len() == 1, "the second one waits");
}

#[test]
fn a_pairing_is_played_by_link_and_its_result_counts() {
    let (folder, mut ben) = (tempfile::tempdir().expect("a folder"), Device::new());
    let mut player = Player::open(folder.path(), PHONE);
    set_up(&mut player, Kind::RoundRobin);
    let place = tournament(&player).open()[0];
    let [first, second] = tournament(&player).pairing(place).expect("a pairing").players;
    // The second player makes the first turn by these rules, so that one gets the link.
    press(&mut player, TournamentAction::Choose(Some(place)));
    assert!(player.reads("is here"), "{:?}", player.texts());
    press(&mut player, TournamentAction::PlayByLink(place, first));
    assert_eq!(player.screen(), Screen::Play);
    assert_eq!(player.game().setup().by_link(), Some(Side::First));
    let names = [first, second].map(|at| tournament(&player).settings().players[at].name.clone());
    assert_eq!(player.game().setup().players.clone().map(|player| player.name), names);
    let copy = |player: &mut Player| {
        player.press(LetterAction::Copy);
        player.rest();
        player.device.device().clipboard.clone().expect("a link")
    };
    let mut link = copy(&mut player);
    player.act(GoTo::Tournament);
    player.rest();
    assert!(player.reads("By link"), "{:?}", player.texts());
    press(&mut player, TournamentAction::Choose(Some(place)));
    let by_link = TournamentAction::PlayByLink(place, first);
    assert!(player.find_control(&by_link.into()).is_none(), "it has begun already");
    let paste = |player: &mut Player, link: String| {
        player.device.device().clipboard = Some(link);
        player.act(RecordAction::Paste);
        player.rest();
        player.wait(Duration::from_secs(1));
    };
    ben.paste(&link);
    ben.play(0);
    // The letter arrives while the tournament is on the screen.
    paste(&mut player, copy(&mut ben.player));
    assert_eq!((player.screen(), player.game().acts()), (Screen::Play, ben.player.game().acts()));
    let turns = player.game().position().turns();
    player.play_by_touch(&turns[0].0);
    player.rest();
    player.wait(Duration::from_secs(1));
    link = copy(&mut player);
    ben.paste(&link);
    ben.player.act(PlayAction::Resign);
    ben.player.rest();
    let games = |player: &Player| tournament(player).pairing(place).expect("a pairing").games.clone();
    assert_eq!(games(&player), []);
    let link = copy(&mut ben.player);
    paste(&mut player, link);
    assert_eq!(games(&player), [Ended::Won(Side::First)]);
}

#[test]
fn the_chances_are_evened_out_by_the_results_here() {
    let folder = tempfile::tempdir().expect("a folder");
    for id in 1..=8 {
        let mut game = played(id, Game::Four, ["Anna", "Ben"], 6);
        game.resign(Side::Second);
        keep(folder.path(), &game);
    }
    let mut player = Player::open(folder.path(), PHONE);
    player.act(GoTo::Tournament);
    player.rest();
    act(&mut player, TournamentAction::Even(true));
    assert!(player.reads("The stronger player gets less time on the clock."), "{:?}", player.texts());
    act(&mut player, TournamentAction::Time(15 * 60));
    set_up(&mut player, Kind::RoundRobin);
    let all = tournament(&player);
    assert!(all.settings().even.is_some());
    let meet = |pairing: &Pairing| pairing.players.contains(&0) && pairing.players.contains(&1);
    let find = |place: &&Place| meet(all.pairing(**place).expect("a pairing"));
    let place = *all.open().iter().find(find).expect("a pairing");
    player.act(TournamentAction::Look(place.round));
    player.rest();
    assert!(player.reads("Ben: 15 min") && player.reads("Anna: 2:30"), "{:?}", player.texts());
    press(&mut player, TournamentAction::Play(place));
    let setup = player.game().setup();
    for (person, clock) in setup.players.iter().zip(setup.clocks) {
        let main = if person.name == "Anna" { 150 } else { 15 * 60 };
        assert_eq!(clock, Some(TimeControl::SuddenDeath { main }), "{}", person.name);
    }
    // Cleo has not played, so she plays as usual.
    player.act(GoTo::Tournament);
    player.rest();
    let all = tournament(&player);
    let cleo = |place: &&Place| all.pairing(**place).expect("a pairing").players.contains(&2);
    let setup = all.setup(*all.open().iter().find(cleo).expect("a pairing")).expect("an open game");
    assert!(!setup.has_clocks());
}

#[test]
fn the_table_is_handed_to_other_programs() {
    for language in ["en", "ar"] {
        let folder = tempfile::tempdir().expect("a folder");
        let system =
            if language == "en" { Fake::desktop(folder.path()) } else { Fake::tablet(folder.path()) };
        let mut player = Player::open_on(system, Vec2::new(800., 1280.));
        player.act(Setting::Language(Some(language)));
        set_up(&mut player, Kind::RoundRobin);
        let place = tournament(&player).open()[0];
        player.act(TournamentAction::Enter(place, Some(Ended::Drawn)));
        player.rest();
        let device = player.device.clone();
        act(&mut player, TournamentAction::HandOut(TableForm::Copied));
        assert_eq!(player.said(), Some(Notice::Record(RecordNotice::TableCopied)));
        let text = device.device().clipboard.clone().expect("a text");
        for part in ["Anna\t", "Ben", "Cleo", "½\t×", "½–½"] {
            assert!(text.contains(part), "{part} should be in {text}");
        }
        let shares = player.find_control(&TournamentAction::HandOut(TableForm::Shared).into()).is_some();
        assert_eq!(shares, language == "ar", "a desktop has no share sheet");
        if shares {
            act(&mut player, TournamentAction::HandOut(TableForm::Shared));
            assert_eq!(device.device().shared.pop().expect("a text").1, text);
        }
        for (form, begins) in [(TableForm::Picture, &b"\x89PNG"[..]), (TableForm::Page, b"%PDF")] {
            // The share sheet of the device for tests takes pictures and texts alone.
            if shares && form == TableForm::Page {
                continue;
            }
            act(&mut player, TournamentAction::HandOut(form));
            let made = device.clone();
            player.until("a file", |player| {
                made.device().saved.is_some() && !player.app.world().resource::<Exchange>().is_busy()
            });
            let (name, bytes) = device.device().saved.take().expect("a file");
            assert!(name.starts_with("four-tournament-20") && bytes.starts_with(begins), "{form:?}: {name}");
        }
    }
}

#[test]
fn tournaments_come_back_from_a_backup() {
    let [from, to, place] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let file = place.path().join("backup.json");
    let system = Fake::desktop(from.path());
    system.device().place = Some(file.clone());
    let mut player = Player::open_on(system, PHONE);
    set_up(&mut player, Kind::RoundRobin);
    let (open, done) = (tournament(&player).open()[0], tournament(&player).open()[1]);
    press(&mut player, TournamentAction::Play(open));
    let moved = player.game().position().turns()[0].clone();
    player.play_by_touch(&moved.0);
    player.rest();
    player.act(TournamentAction::Enter(done, Some(Ended::Drawn)));
    let kept = tournament(&player).clone();
    let id = player.game().id();
    player.act(GoTo::Library);
    player.act(LibraryAction::BackUp);
    player.until("a backup", |player| matches!(player.said(), Some(Notice::Library(_))));
    drop(player);

    // On a device with a match of the same number and a tournament of its own, both stay.
    keep(to.path(), &played(id, Game::Reversi, ["Dora", "Emil"], 9));
    let system = Fake::desktop(to.path());
    system.device().chosen = Some(file.clone());
    let mut player = Player::open_on(system, PHONE);
    set_up(&mut player, Kind::KnockOut);
    let own_place = tournament(&player).open()[0];
    player.act(TournamentAction::Enter(own_place, Some(Ended::Won(Side::First))));
    let own = tournament(&player).clone();
    let restore = |player: &mut Player| {
        player.act(GoTo::Library);
        player.act(RecordAction::Open);
        player.until("a preview", |player| {
            matches!(player.app.world().resource::<Backups>().stage(), Stage::Previewed(_))
        });
        player.rest();
    };
    restore(&mut player);
    assert!(player.reads("New tournaments"), "{:?}", player.texts());
    player.press(BackupAction::Restore);
    player.until("the end", |player| matches!(player.said(), Some(Notice::Library(_))));
    let Some(Notice::Library(LibraryNotice::Restored(restored))) = player.said() else {
        panic!("not {:?}", player.said())
    };
    assert_eq!((restored.new, restored.tournaments, restored.damaged.count), (1, 1, 0));
    player.rest();
    assert_eq!(tournament(&player), &own);
    assert_eq!(home(&player).others()[0].tournament(), &kept);
    // Once more, everything is known.
    restore(&mut player);
    assert!(player.reads("Tournaments already here"), "{:?}", player.texts());
    // The match goes on under its new number.
    player.act(GoTo::Tournament);
    player.rest();
    act(&mut player, TournamentAction::Open(Some(0)));
    act(&mut player, TournamentAction::Continue(0));
    press(&mut player, TournamentAction::Play(open));
    player.rest();
    player.until("the match", |player| player.screen() == Screen::Play && player.game().turn_count() == 1);
    assert_ne!(player.game().id(), id);
    assert_eq!(player.game().setup().rules.game(), Game::Four);
    assert_eq!(home(&player).others().len(), 1, "the own tournament waits in the list");
}

#[test]
fn a_damaged_file_is_put_aside_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), PHONE);
    set_up(&mut player, Kind::RoundRobin);
    drop(player);
    let file = folder.path().join("tournament.json");
    let text = std::fs::read_to_string(&file).expect("a file");
    let damaged = &text[..text.len() / 2];
    std::fs::write(&file, damaged).expect("a file");
    let mut player = Player::open(folder.path(), PHONE);
    let Some(Notice::Start(report)) = player.said() else { panic!("{:?}", player.said()) };
    let [(aside, reason)] = &report.put_aside[..] else { panic!("{report:?}") };
    assert!(
        aside.starts_with("tournament.json") && reason.contains("it holds no tournaments"),
        "{aside}: {reason}"
    );
    assert_eq!(std::fs::read_to_string(folder.path().join(aside)).expect("the damaged file"), damaged);
    // The notice lies over the button.
    player.app.world_mut().resource_mut::<StatusLine>().0 = None;
    set_up(&mut player, Kind::KnockOut);
    assert_eq!(tournament(&player).settings().kind, Kind::KnockOut, "another tournament can begin");
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
    let text = std::fs::read_to_string(&file).expect("a file");
    for later in [text.replace("round-robin", "ladder"), text.replace(r#"{"version":2"#, r#"{"version":3"#)] {
        assert_ne!(later, text);
        std::fs::write(&file, &later).expect("a file");
        let mut player = Player::open(folder.path(), PHONE);
        player.act(GoTo::Tournament);
        player.rest();
        assert!(player.reads("A newer version of the app has saved a tournament."), "{:?}", player.texts());
        assert!(player.find_control(&TournamentAction::Begin.into()).is_none());
        drop(player);
        assert_eq!(std::fs::read_to_string(&file).expect("a file"), later);
    }
}
