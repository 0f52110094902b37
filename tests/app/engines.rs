//! Other programs as opponents: adding one, playing it, and one that gives no answer. The programs are scripts that
//! the tests write.

use std::fs;
use std::path::Path;
use std::process::Command;

use bevy::prelude::*;
use parlour::app::state::engines::{EnginePage, Engines};
use parlour::app::vocabulary::action::{ComputerAction, EngineAction, Fold, GoTo, PlayAction, SetupAction};
use parlour::app::vocabulary::field::{Field, Written};
use parlour::app::vocabulary::notice::{ComputerNotice, Notice};
use parlour::app::vocabulary::preferences::Opposition;
use parlour::app::vocabulary::screen::Screen;
use parlour::engine::Level;
use parlour::play::rule_change::{GoChange, RuleChange};
use parlour::rules::{Game, Side, Square};

use crate::harness::Player;

const SIZE: Vec2 = Vec2::new(800., 1280.);

/// A program of Go that plays the last column from below, and writes the number of its process. In place of a turn it
/// runs `instead` if that is not empty.
fn script(folder: &Path, instead: &str) -> String {
    let path = folder.join("engine.sh");
    let text = format!(
        "own=0\necho $$ > '{pid}'\nwhile read -r line; do\ncase \"$line\" in\n\
         name) echo '= Column'; echo ;;\nversion) echo '= 1'; echo ;;\n\
         clear_board) own=0; echo =; echo ;;\n\
         'play white'*) own=$((own + 1)); echo =; echo ;;\n\
         genmove*) {instead} own=$((own + 1)); echo \"= J$own\"; echo ;;\n\
         quit) exit ;;\n*) echo =; echo ;;\nesac\ndone\n",
        pid = folder.join("pid").display(),
    );
    fs::write(&path, text).expect("a script");
    format!("sh '{}'", path.display())
}

/// Opens the page of a new program of Go, and writes its command there.
fn new_engine(player: &mut Player, command: &str) {
    player.choose_rules(Game::Go.first_rules());
    player.act(GoTo::Setup(Game::Go));
    player.act(SetupAction::Opposition(Opposition::Computer));
    player.act(SetupAction::Unfold(Fold::Options));
    player.rest();
    player.act(EngineAction::New(Game::Go));
    assert_eq!(player.screen(), Screen::Engine);
    player.press(EngineAction::Write(Some(Field::EngineCommand)));
    for letter in command.chars() {
        player.type_letter(&letter.to_string());
    }
    player.app.update();
}

fn has_tried(player: &mut Player) -> bool {
    player.app.world().resource::<EnginePage>().tried.is_some()
}

/// Adds a program.
fn add(player: &mut Player, command: &str) {
    new_engine(player, command);
    player.press(EngineAction::Try);
    player.until("a trial", has_tried);
    player.press(EngineAction::Keep);
    assert_eq!(player.screen(), Screen::Setup(Game::Go));
}

/// Adds a program, and starts a match against it.
fn play(player: &mut Player, command: &str) {
    add(player, command);
    player.press(SetupAction::Start);
    player.rest();
}

fn acts(player: &Player) -> usize {
    player.game().acts().len()
}

fn pid(folder: &Path) -> String {
    fs::read_to_string(folder.join("pid")).expect("the program has started").trim().to_owned()
}

fn runs(pid: &str) -> bool {
    Command::new("kill").args(["-0", pid]).output().is_ok_and(|output| output.status.success())
}

#[test]
fn a_program_is_tried_added_and_played() {
    let [folder, programs] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let command = script(programs.path(), "");
    let mut player = Player::open(folder.path(), SIZE);
    play(&mut player, &command);
    let white = player.game().player(Side::Second).clone();
    assert_eq!((white.name.as_str(), white.program), ("Column 1", true), "it gives its name");
    player.touch_square(Square(0));
    player.until("an answer", |player| acts(player) == 2);
    let column = |player: &Player| {
        let grid = player.game().setup().rules.grid();
        (0..81)
            .map(Square)
            .filter(|&square| player.game().position().piece(square).is_some())
            .filter(|&square| grid.place(square).0 == 8)
            .count()
    };
    assert_eq!(column(&player), 1);

    // Undo takes both turns back, and the program begins again where the match is.
    player.rest();
    player.press(PlayAction::Undo);
    assert_eq!(acts(&player), 0);
    player.touch_square(Square(40));
    player.until("an answer", |player| acts(player) == 2);
    player.touch_square(Square(30));
    player.until("an answer", |player| acts(player) == 4);
    assert_eq!(column(&player), 2);

    // It ends when the match is left, and plays on after a restart of the app.
    let first = pid(programs.path());
    assert!(runs(&first));
    player.act(GoTo::Home);
    player.until("the end of the program", |_| !runs(&first));
    drop(player);
    let mut player = Player::open(folder.path(), SIZE);
    assert_eq!(player.screen(), Screen::Play);
    player.rest();
    player.touch_square(Square(50));
    player.until("an answer", |player| acts(player) == 6);
    let engines = player.app.world().resource::<Engines>();
    assert_eq!(engines.all().map(|added| added.name.as_str()).collect::<Vec<_>>(), ["Column 1"]);
}

#[test]
fn a_program_that_does_not_play_is_not_added() {
    let [folder, programs] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let mut player = Player::open(folder.path(), SIZE);
    new_engine(&mut player, "a-program-that-nobody-has --quick");
    player.press(EngineAction::Try);
    player.until("a trial", has_tried);
    player.rest();
    assert!(
        player.texts().iter().any(|text| text.contains("a-program-that-nobody-has:")),
        "{:?}",
        player.texts()
    );
    player.act(EngineAction::Keep);
    assert_eq!(player.screen(), Screen::Engine, "it cannot be added");
    for (instead, said) in [("echo '= A0'; echo; continue;", "A0"), ("echo broken >&2; exit 3;", "broken")] {
        let command = script(programs.path(), instead);
        player.app.world_mut().write_message(Written(Field::EngineCommand, command));
        player.app.update();
        player.act(EngineAction::Try);
        player.until("a trial", has_tried);
        player.rest();
        assert!(player.texts().iter().any(|text| text.contains(said)), "{said}: {:?}", player.texts());
        player.act(EngineAction::Keep);
        assert_eq!(player.screen(), Screen::Engine);
    }
    player.act(GoTo::Back);
    assert_eq!(player.app.world().resource::<Engines>().all().count(), 0);
}

#[test]
fn players_go_on_without_a_program_that_gives_no_answer() {
    let [folder, programs] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let broken = programs.path().join("broken");
    let command = script(programs.path(), &format!("[ -e '{}' ] && exit 3;", broken.display()));
    let mut player = Player::open(folder.path(), SIZE);
    play(&mut player, &command);
    let is_silent =
        |player: &mut Player| matches!(player.said(), Some(Notice::Computer(ComputerNotice::Silent { .. })));
    player.touch_square(Square(0));
    player.until("an answer", |player| acts(player) == 2);
    player.rest();
    fs::write(&broken, "").expect("a file");
    player.touch_square(Square(20));
    player.until("silence", is_silent);
    player.rest();
    player.press(ComputerAction::AskAgain);
    player.until("silence", is_silent);
    player.rest();
    fs::remove_file(&broken).expect("a file");
    player.press(ComputerAction::AskAgain);
    player.until("an answer", |player| acts(player) == 4);
    player.rest();

    // A program that was removed is silent too, and the computer can take its place.
    *player.app.world_mut().resource_mut::<Engines>() = Engines::default();
    player.touch_square(Square(40));
    player.until("silence", is_silent);
    player.rest();
    player.press(ComputerAction::StandIn);
    assert_eq!(player.game().player(Side::Second).computer, Some(Level::HIGHEST));
    player.until("an answer", |player| acts(player) == 6);
    assert_eq!(player.said(), None);
}

#[test]
fn the_computer_plays_by_rules_that_a_program_does_not_know() {
    let [folder, programs] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let command = script(programs.path(), "");
    let mut player = Player::open(folder.path(), SIZE);
    add(&mut player, &command);
    player.rest();
    assert!(player.find_control(&EngineAction::Edit(Game::Go, "Column 1".to_owned()).into()).is_some());
    player.act(SetupAction::Rule(RuleChange::Go(GoChange::Handicap(2))));
    player.rest();
    assert!(player.find_control(&SetupAction::Program(Side::Second, "Column 1".to_owned()).into()).is_none());
    player.press(SetupAction::Start);
    assert!(player.game().player(Side::Second).computer.is_some());
}

#[test]
fn a_program_is_changed_and_removed() {
    let [folder, programs] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let command = script(programs.path(), "");
    let mut player = Player::open(folder.path(), SIZE);
    add(&mut player, &command);
    let edit = EngineAction::Edit(Game::Go, "Column 1".to_owned());
    player.press(edit);
    player.press(EngineAction::Time(10));
    player.app.world_mut().write_message(Written(Field::EngineName, " Tower ".to_owned()));
    player.app.update();
    player.press(EngineAction::Keep);
    let engines = player.app.world().resource::<Engines>();
    let known: Vec<_> = engines.all().map(|added| (added.name.clone(), added.seconds)).collect();
    assert_eq!(known, [("Tower".to_owned(), 10)]);
    player.rest();
    // It is still chosen, by its new name.
    player.press(EngineAction::Edit(Game::Go, "Tower".to_owned()));
    player.press(EngineAction::Remove);
    player.rest();
    assert_eq!(player.app.world().resource::<Engines>().all().count(), 0);
    assert!(player.find_control(&SetupAction::Program(Side::Second, "Tower".to_owned()).into()).is_none());
}
