//! A game is played by accessible names and actions alone, as with a screen reader.

use accesskit::{Action as Request, ActionData, ActionRequest, Live, NodeId, Role, Toggled, TreeId};
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use parlour::app::board::At;
use parlour::app::state::focus::FocusOn;
use parlour::app::state::session::{Replay, Session};
use parlour::app::vocabulary::action::{
    Action, Control, EditorAction, EngineAction, GoTo, LibraryAction, PlayAction, ReplayAction, Setting,
};
use parlour::app::vocabulary::notice::{Notice, StatusLine};
use parlour::app::vocabulary::preferences::ThemeChoice;
use parlour::app::vocabulary::screen::Screen;
use parlour::play::Mode;
use parlour::rules::Game;

use crate::harness::Player;
use crate::library::{keep, played};

/// Returns everything that has a name: the name, `true` if it can be chosen, and its node.
pub fn named(player: &mut Player) -> Vec<(String, bool, Entity)> {
    let world = player.app.world_mut();
    let mut query = world.query::<(Entity, &AccessibilityNode)>();
    let roles = [Role::Button, Role::RadioButton, Role::Switch];
    let nodes = query.iter(world).filter(|(_, node)| roles.contains(&node.role()));
    nodes
        .map(|(entity, node)| {
            (node.label().unwrap_or_default().to_owned(), node.supports_action(Request::Click), entity)
        })
        .collect()
}

/// Chooses the node whose name begins like this.
fn choose(player: &mut Player, name: &str) {
    let all = named(player);
    let found = all.iter().find(|(label, can, _)| *can && label.starts_with(name));
    let (.., entity) = found.unwrap_or_else(|| panic!("{name} should be among {all:?}"));
    let request = ActionRequest {
        action: Request::Click,
        target_tree: TreeId::ROOT,
        target_node: NodeId(entity.to_bits()),
        data: None,
    };
    player.app.world_mut().write_message(bevy::a11y::ActionRequest(request));
    player.app.update();
    player.rest();
}

#[test]
fn a_game_is_played_by_names_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    choose(&mut player, "Checkers");
    assert_eq!(player.screen(), Screen::Setup(Game::Checkers));
    choose(&mut player, "Start game");
    assert_eq!(player.screen(), Screen::Play);
    assert_eq!(player.game().setup().mode, Mode::Quick);
    let mut turns = 0;
    while player.game().outcome().is_none() && turns < 40 {
        // A piece that can be selected says so, and says that it is selected afterwards.
        let all = named(&mut player);
        let from =
            all.iter().find(|(label, ..)| label.ends_with("can be selected")).expect("a piece").0.clone();
        let square = from.split(',').next().expect("a name").to_owned();
        choose(&mut player, &from);
        if player.game().turn_count() == turns {
            assert!(
                named(&mut player)
                    .iter()
                    .any(|(label, ..)| label.starts_with(&square) && label.ends_with(", selected"))
            );
            while player.game().turn_count() == turns {
                let all = named(&mut player);
                let to = all
                    .iter()
                    .find(|(label, ..)| label.contains("empty, can be selected"))
                    .expect("a square")
                    .0
                    .clone();
                choose(&mut player, &to);
            }
        }
        turns += 1;
        assert_eq!(player.game().turn_count(), turns);
    }
    choose(&mut player, "Undo");
    assert_eq!(player.game().turn_count(), turns - 1);
    choose(&mut player, "Resign");
    assert!(player.game().outcome().is_some());
}

#[test]
fn every_control_of_every_screen_has_a_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(412., 915.));
    player.begin("american", Mode::HandOver);
    player.act(EditorAction::TakeOver);
    let mut pages: Vec<Action> = [
        GoTo::Editor,
        GoTo::Resume,
        GoTo::Home,
        GoTo::Settings,
        GoTo::Library,
        GoTo::Restore,
        GoTo::Players,
        GoTo::About,
        GoTo::Record,
        GoTo::Setup(Game::Go),
    ]
    .map(Action::from)
    .into();
    pages.push(EngineAction::New(Game::Go).into());
    for go in pages {
        player.act(go.clone());
        player.rest();
        let world = player.app.world_mut();
        let mut query = world.query::<(&Control, Option<&AccessibilityNode>)>();
        let mut count = 0;
        for (control, node) in query.iter(world) {
            let label = node.and_then(|node| node.label()).unwrap_or_default();
            assert!(!label.trim().is_empty(), "{control:?} should have a name");
            count += 1;
        }
        assert!(count > 0, "the screen of {go:?} should have controls");
    }
}

/// The latest announcement to assistive technology.
pub fn announced(player: &mut Player) -> String {
    let world = player.app.world_mut();
    let mut query = world.query::<&AccessibilityNode>();
    let told: Vec<_> = query.iter(world).filter(|node| node.live() == Some(Live::Polite)).collect();
    let [told] = told.as_slice() else { panic!("one node should announce, not {}", told.len()) };
    told.label().unwrap_or_default().to_owned()
}

#[test]
fn turns_and_notices_are_announced_as_they_happen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    player.begin("american", Mode::Quick);
    player.tap_square("A8");
    assert_eq!(announced(&mut player), "That piece is not yours.");
    player.tap_square("B3");
    assert_eq!(announced(&mut player), "B3 selected.");
    player.tap_square("C4");
    player.rest();
    assert_eq!(announced(&mut player), "Anna: B3–C4");
    // A notice that stays must not hide the turns.
    player.app.world_mut().resource_mut::<StatusLine>().0 = Some(Notice::OnlyLooking);
    player.app.update();
    let told = announced(&mut player);
    assert!(told.starts_with("Anna: B3–C4. ") && told.len() > 20, "{told}");
    player.act(PlayAction::Undo);
    player.app.world_mut().resource_mut::<StatusLine>().0 = None;
    player.rest();
    assert_eq!(announced(&mut player), "");
    player.act(PlayAction::Resign);
    player.rest();
    let told = announced(&mut player);
    assert!(told.starts_with("Ben wins. Anna resigned."), "the result should be announced: {told}");
}

#[test]
fn radio_buttons_and_switches_report_their_states() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    player.act(GoTo::Settings);
    player.rest();
    let toggled = |player: &mut Player, setting: Setting| {
        let world = player.app.world_mut();
        let mut query = world.query::<(&Control, &AccessibilityNode)>();
        let found = query.iter(world).find(|(control, _)| control.0 == Action::Set(setting));
        found.map(|(_, node)| (node.role(), node.toggled()))
    };
    let theme = Setting::Theme(ThemeChoice::Dark);
    assert_eq!(toggled(&mut player, theme), Some((Role::RadioButton, Some(Toggled::False))));
    player.act(theme);
    player.rest();
    assert_eq!(toggled(&mut player, theme), Some((Role::RadioButton, Some(Toggled::True))));
    assert_eq!(toggled(&mut player, Setting::Mute(true)), Some((Role::Switch, Some(Toggled::False))));
    player.act(Setting::Mute(true));
    player.rest();
    assert_eq!(toggled(&mut player, Setting::Mute(false)), Some((Role::Switch, Some(Toggled::True))));
}

#[test]
fn a_screen_reader_moves_and_reads_the_focus() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    let all = named(&mut player);
    let (.., entity) = all.iter().find(|(label, ..)| label.starts_with("Reversi")).expect("a tile");
    let request = ActionRequest {
        action: Request::Focus,
        target_tree: TreeId::ROOT,
        target_node: NodeId(entity.to_bits()),
        data: None,
    };
    player.app.world_mut().write_message(bevy::a11y::ActionRequest(request));
    player.app.update();
    player.app.update();
    assert_eq!(player.focused(), Some(FocusOn::Control(GoTo::Setup(Game::Reversi).into())));
    let told = player.app.world().resource::<InputFocus>().get();
    assert!(told.is_some_and(|told| player.app.world().get::<Control>(told).is_some()));
    assert_eq!(told, Some(*entity));
    // On the board the square has the focus.
    player.begin("american", Mode::Quick);
    let told = player.app.world().resource::<InputFocus>().get().expect("a square");
    assert!(player.app.world().get::<At>(told).is_some());
}

/// Requests an action of the only node with this role.
fn ask(player: &mut Player, role: Role, action: Request, data: Option<ActionData>) {
    let world = player.app.world_mut();
    let mut nodes = world.query::<(Entity, &AccessibilityNode)>();
    let with_role: Vec<_> = nodes.iter(world).filter(|(_, node)| node.role() == role).collect();
    let [(entity, node)] = with_role[..] else { panic!("one node should have the role {role:?}") };
    assert!(node.supports_action(action) && !node.label().unwrap_or_default().is_empty());
    let target_node = NodeId(entity.to_bits());
    let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node, data };
    world.write_message(bevy::a11y::ActionRequest(request));
    player.app.update();
    player.rest();
}

#[test]
fn a_screen_reader_steers_a_replay() {
    let folder = tempfile::tempdir().expect("a folder");
    keep(folder.path(), &played(1, Game::Reversi, ["Anna", "Ben"], 6));
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    player.act(GoTo::Resume);
    player.act(ReplayAction::Open);
    player.rest();
    let at = |player: &Player| {
        let session = player.app.world().resource::<Session>();
        session.replay.as_ref().map(Replay::at)
    };
    assert_eq!(at(&player), Some(6));
    ask(&mut player, Role::Slider, Request::Increment, None);
    assert_eq!(at(&player), Some(6), "the replay should be at its end");
    ask(&mut player, Role::Slider, Request::Decrement, None);
    assert_eq!(at(&player), Some(5));
    ask(&mut player, Role::Slider, Request::SetValue, Some(ActionData::NumericValue(2.)));
    assert_eq!(at(&player), Some(2));
    choose(&mut player, "Back one move");
    choose(&mut player, "Go to the end");
    assert_eq!(at(&player), Some(6));
}

#[test]
fn a_screen_reader_writes_a_name() {
    let folder = tempfile::tempdir().expect("a folder");
    keep(folder.path(), &played(1, Game::Reversi, ["Anna", "Ben"], 6));
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    player.act(GoTo::Library);
    player.rest();
    player.act(LibraryAction::Choose(Some(1)));
    player.act(LibraryAction::Rename(Some(1)));
    player.rest();
    ask(&mut player, Role::TextInput, Request::SetValue, Some(ActionData::Value("On the train".into())));
    player.act(LibraryAction::Choose(None));
    player.rest();
    assert_eq!(player.game().title(), "On the train");
}
