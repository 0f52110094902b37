//! The app on a page, as in a browser: the page edits texts, shows the tree to screen readers, and answers
//! later where other systems answer at once.

use std::collections::HashSet;

use bevy::prelude::*;
use parlour::app::vocabulary::action::{Action, EditorAction, GoTo, RecordAction, SetupAction};
use parlour::app::vocabulary::notice::{EditorNotice, Notice};
use parlour::app::vocabulary::screen::Screen;
use parlour::platform::assist::{Edit, Tree, TreeAct, TreeNode, TreeRequest};
use parlour::platform::fake::Fake;
use parlour::play::Mode;
use parlour::rules::{Game, Side};

use crate::harness::Player;

/// Opens the app on a page of this size.
fn open(folder: &std::path::Path, size: Vec2) -> (Fake, Player) {
    let device = Fake::tablet(folder);
    device.device().is_page = true;
    (device.clone(), Player::open_on(device, size))
}

fn tree(device: &Fake) -> Tree {
    device.device().tree.0.clone()
}

/// Returns the node whose name begins like this.
fn node(device: &Fake, name: &str) -> TreeNode {
    let tree = tree(device);
    let found = tree.nodes.iter().find(|node| node.label.starts_with(name));
    found.unwrap_or_else(|| panic!("{name} should be in {:?}", tree.nodes)).clone()
}

/// Acts on the node whose name begins like this.
fn act(device: &Fake, player: &mut Player, name: &str, act: TreeAct) {
    let id = node(device, name).id;
    device.device().requests.push(TreeRequest { id, act });
    player.app.update();
    player.rest();
}

#[test]
fn the_tree_names_everything_in_its_place_and_in_the_order_of_reading() {
    let folder = tempfile::tempdir().expect("a folder");
    let size = Vec2::new(800., 1280.);
    let (device, mut player) = open(folder.path(), size);
    player.rest();
    for game in ["Checkers", "Reversi", "Go"] {
        assert_eq!(node(&device, game).role, "button");
    }
    act(&device, &mut player, "Checkers", TreeAct::Click);
    assert_eq!(player.screen(), Screen::Setup(Game::Checkers));
    player.begin("american", Mode::Quick);
    player.rest();
    let tree = tree(&device);
    let squares =
        tree.nodes.iter().filter(|node| node.label.starts_with("B3, ") || node.label == "A4, empty");
    assert!(squares.count() == 2, "{:?}", tree.nodes);
    for node in tree.nodes.iter().filter(|node| node.role == "button") {
        let middle = Vec2::new(node.x + node.width / 2., node.y + node.height / 2.);
        assert!(!node.label.is_empty(), "{node:?}");
        assert!(node.width > 20. && node.height > 20., "{node:?}");
        assert!(Rect::from_corners(Vec2::ZERO, size).contains(middle), "{node:?}");
    }
    let lines: Vec<_> = tree.nodes.iter().map(|node| ((node.y + node.height / 2.) / 24.).round()).collect();
    assert!(lines.is_sorted(), "lines should follow each other: {lines:?}");
    assert!(tree.nodes.iter().any(|node| node.live == Some("polite")));
}

#[test]
fn a_node_keeps_its_id_when_its_screen_is_drawn_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let (device, mut player) = open(folder.path(), Vec2::new(800., 1280.));
    player.act(GoTo::Setup(Game::Checkers));
    player.rest();
    let ids = |device: &Fake| {
        let tree = tree(device);
        let ids: HashSet<_> = tree.nodes.iter().map(|node| node.id.clone()).collect();
        assert_eq!(ids.len(), tree.nodes.len(), "two nodes have one id in {:?}", tree.nodes);
        ids
    };
    let before = ids(&device);
    let two = node(&device, "Two players").id;
    act(&device, &mut player, "Watch", TreeAct::Focus);
    act(&device, &mut player, "Watch", TreeAct::Click);
    assert_eq!(node(&device, "Watch").checked, Some(true));
    assert_eq!(tree(&device).focus, Some(node(&device, "Watch").id));
    assert_eq!(node(&device, "Two players").id, two);
    let after = ids(&device);
    assert!(before.intersection(&after).count() > 5, "{before:?} and {after:?}");

    player.act(GoTo::Settings);
    player.rest();
    let mute = |device: &Fake| {
        let tree = tree(device);
        tree.nodes.iter().find(|node| node.id.contains("Mute")).expect("the switch of sounds").clone()
    };
    let before = mute(&device);
    act(&device, &mut player, &before.label, TreeAct::Click);
    let after = mute(&device);
    assert_ne!(after.checked, before.checked);
    assert_eq!(after.id, before.id);
}

#[test]
fn a_turn_is_played_by_the_tree_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let (device, mut player) = open(folder.path(), Vec2::new(800., 1280.));
    player.begin("american", Mode::Quick);
    player.rest();
    let can = |device: &Fake| {
        let named = |node: &TreeNode| node.label.contains("can be selected").then(|| node.label.clone());
        tree(device).nodes.iter().filter_map(named).collect::<Vec<_>>()
    };
    let first = can(&device);
    assert!(
        !first.is_empty(),
        "{:?}",
        tree(&device).nodes.iter().map(|node| &node.label).collect::<Vec<_>>()
    );
    let before = device.device().tree.1;
    act(&device, &mut player, &first[0], TreeAct::Click);
    let second = can(&device);
    assert_ne!(first, second, "the piece should be chosen");
    act(&device, &mut player, &second[0], TreeAct::Click);
    assert_eq!(player.game().turn_count(), 1);
    assert!(device.device().tree.1 > before);
    let shown = device.device().tree.1;
    for _ in 0..20 {
        player.app.update();
    }
    assert_eq!(device.device().tree.1, shown, "a tree that has not changed is not shown again");
}

#[test]
fn the_page_edits_a_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let (device, mut player) = open(folder.path(), Vec2::new(800., 1280.));
    player.act(GoTo::Setup(Game::Four));
    player.rest();
    assert_eq!(device.device().edited, None);
    player.act(SetupAction::EditName(Some(Side::First)));
    player.rest();
    let edited = device.device().edited.clone().expect("a field for the name");
    let [x, y, width, height] = edited.place;
    assert!(x >= 0. && y > 0. && width > 100. && height > 30., "{edited:?}");
    assert_eq!([edited.title, edited.confirm, edited.cancel], ["Name", "Done", "Cancel"]);
    device.device().edits = vec![Edit::Text("Zoë".to_owned())];
    player.app.update();
    player.rest();
    // What is typed right before Enter counts.
    device.device().edits = vec![Edit::Text("Zoë 李".to_owned()), Edit::Done];
    player.app.update();
    player.rest();
    assert_eq!(device.device().edited, None, "the page no longer edits");
    assert!(tree(&device).nodes.iter().any(|node| node.label.contains("Zoë 李")));
}

#[test]
fn a_cancelled_dialog_leaves_the_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let (device, mut player) = open(folder.path(), Vec2::new(800., 1280.));
    player.act(GoTo::Setup(Game::Four));
    player.act(SetupAction::EditName(Some(Side::First)));
    player.rest();
    let before = device.device().edited.clone().expect("a field for the name").text;
    device.device().edits = vec![Edit::Done];
    player.app.update();
    player.rest();
    assert_eq!(device.device().edited, None);
    player.act(SetupAction::EditName(Some(Side::First)));
    player.rest();
    assert_eq!(device.device().edited.clone().map(|edited| edited.text), Some(before));
}

#[test]
fn a_screen_reader_that_begins_later_gets_the_whole_tree() {
    let folder = tempfile::tempdir().expect("a folder");
    let (device, mut player) = open(folder.path(), Vec2::new(800., 1280.));
    device.device().is_page = false;
    player.act(GoTo::Settings);
    player.rest();
    for begins in 1..=2 {
        device.device().tree = (Tree::default(), 0);
        player.app.update();
        assert_eq!(device.device().tree.1, 0, "nobody reads");
        device.device().is_page = true;
        player.app.update();
        assert_eq!(device.device().tree.1, 1, "start {begins}");
        assert!(tree(&device).nodes.len() > 10);
        device.device().is_page = false;
        player.app.update();
    }
}

#[test]
fn a_clipboard_that_answers_later_is_awaited() {
    let folder = tempfile::tempdir().expect("a folder");
    let (device, mut player) = open(folder.path(), Vec2::new(800., 1280.));
    device.device().clipboard = Some("[Event \"?\"] 1. 11-15 23-19 *".to_owned());
    player.begin("american", Mode::Quick);
    player.act(GoTo::Record);
    player.act(RecordAction::Paste);
    player.until("the record", |player| player.game().turn_count() == 2);

    device.device().clipboard = Some("W:W32:B1".to_owned());
    player.act(EditorAction::Open(Game::Checkers));
    player.rest();
    player.act(EditorAction::Paste);
    let pasted = Notice::Editor(EditorNotice::Pasted);
    player.until("the position", |player| player.said() == Some(pasted.clone()));
}

#[test]
fn a_shortcut_opens_the_setup_of_its_game() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, screen) in [("go", Screen::Setup(Game::Go)), ("chess", Screen::Home)] {
        let device = Fake::tablet(folder.path());
        device.device().wanted_game = Some(name.to_owned());
        let mut player = Player::open_on(device, Vec2::new(800., 1280.));
        player.rest();
        assert_eq!(player.screen(), screen, "{name}");
    }
}

#[test]
fn an_update_is_offered_at_home_once_and_never_in_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let (device, mut player) = open(folder.path(), Vec2::new(800., 1280.));
    player.begin("american", Mode::Quick);
    device.device().has_update = true;
    player.rest();
    assert_ne!(player.said(), Some(Notice::UpdateReady));
    player.act(GoTo::Home);
    player.rest();
    assert_eq!(player.said(), Some(Notice::UpdateReady));
    player.act(Action::Dismiss);
    player.rest();
    assert_eq!(player.said(), None, "an offer that was declined is not made again");
    assert!(!device.device().was_updated);
    player.act(Action::Update);
    assert!(device.device().was_updated);
}
