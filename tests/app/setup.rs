//! Setup of a game by touch: two taps begin any game, every choice can be reached, and choices are
//! remembered.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use parlour::app::state::draft::Draft;
use parlour::app::state::settings::Settings;
use parlour::app::ui::controls::Scrolls;
use parlour::app::ui::shade::Shade;
use parlour::app::vocabulary::action::{Action, Control, Fold, GoTo, RecordAction, Setting, SetupAction};
use parlour::app::vocabulary::preferences::{Arrangement, Opposition, Seating};
use parlour::app::vocabulary::screen::Screen;
use parlour::engine::Level;
use parlour::play::rule_change::{
    CheckersChange, GoChange, GomokuChange, HexChange, RuleChange, Step, Switch,
};
use parlour::play::{Avatar, Mode};
use parlour::rules::{Game, Rules, Side, checkers, go, gomoku};

use crate::harness::{Player, square};

const PHONE: Vec2 = Vec2::new(412., 915.);
const TABLET: Vec2 = Vec2::new(800., 1280.);
const TABLET_ON_ITS_SIDE: Vec2 = Vec2::new(1280., 800.);

fn open(size: Vec2) -> (tempfile::TempDir, Player) {
    let folder = tempfile::tempdir().expect("a folder");
    let player = Player::open(folder.path(), size);
    (folder, player)
}

/// Waits until no place on a new screen is deaf any more.
fn pause(player: &mut Player) {
    player.wait(Duration::from_millis(500));
}

pub fn go_to(player: &mut Player, game: Game) {
    if player.screen() != Screen::Home {
        player.act(GoTo::Home);
        pause(player);
    }
    tap(player, GoTo::Setup(game));
    pause(player);
    assert_eq!(player.screen(), Screen::Setup(game));
}

/// Shows all that the page does not show at one glance.
pub fn unfold(player: &mut Player) {
    tap(player, SetupAction::Unfold(Fold::Options));
    pause(player);
}

/// The visible part of the page: below the bar, above Start.
fn page(player: &mut Player, size: Vec2) -> Rect {
    let bottom = match player.find_control(&SetupAction::Start.into()) {
        Some(start) => start.min.y,
        None => size.y,
    };
    Rect::new(0., 64., size.x, bottom)
}

/// Scrolls with a finger until the control is fully visible, and taps it.
pub fn tap(player: &mut Player, action: impl Into<Action>) {
    let rect = reach(player, action);
    player.tap_as_seen(rect.center());
    player.app.update();
}

fn reach(player: &mut Player, action: impl Into<Action>) -> Rect {
    let action = action.into();
    let window = player.app.world().resource::<parlour::app::device::viewport::Viewport>().size;
    let fixed = matches!(action, Action::Setup(SetupAction::Start) | Action::Go(GoTo::Back | GoTo::Rules(_)));
    for _ in 0..60 {
        let rect = player.control(action.clone());
        let page = page(player, window);
        let off = if fixed {
            0.
        } else if rect.max.y > page.max.y {
            rect.max.y - page.max.y
        } else if rect.min.y < page.min.y {
            rect.min.y - page.min.y
        } else {
            0.
        };
        if off == 0. {
            assert!(rect.min.x >= 0. && rect.max.x <= window.x, "{action:?} should not be cut off: {rect:?}");
            return rect;
        }
        // The finger begins on the margin, and not so near to an edge that it leaves the window.
        let by = off.clamp(-200., 200.) + 12. * off.signum();
        let from = Vec2::new(6., page.center().y + by / 2.);
        player.slide(&[from, from - Vec2::new(0., by)]);
        player.app.update();
    }
    panic!("{action:?} should scroll into view");
}

fn rules(player: &Player, game: Game) -> Rules {
    player.app.world().resource::<Draft>().rules_of(game)
}

#[test]
fn two_taps_begin_any_game() {
    for size in [PHONE, TABLET, TABLET_ON_ITS_SIDE] {
        for game in Game::ALL {
            let (_folder, mut player) = open(size);
            tap(&mut player, GoTo::Setup(game));
            pause(&mut player);
            tap(&mut player, SetupAction::Start);
            pause(&mut player);
            assert_eq!(player.screen(), Screen::Play);
            let setup = player.game().setup();
            assert_eq!(setup.rules, game.first_rules());
            assert_eq!(setup.mode, Mode::Quick);
        }
    }
}

#[test]
fn the_first_move_in_checkers_takes_four_taps_from_a_cold_start() {
    for size in [PHONE, TABLET, TABLET_ON_ITS_SIDE] {
        let (_folder, mut player) = open(size);
        let window = Rect::from_corners(Vec2::ZERO, size);
        let mut taps = 0;
        let mut tap = |player: &mut Player, at: Vec2| {
            player.tap(at);
            taps += 1;
            pause(player);
        };
        for action in [Action::from(GoTo::Setup(Game::Checkers)), SetupAction::Start.into()] {
            let rect = player.control(action.clone());
            assert!(window.contains(rect.min) && window.contains(rect.max), "{action:?} at {size}");
            tap(&mut player, rect.center());
        }
        for square in ["B3", "C4"] {
            let at = player.at(square);
            tap(&mut player, at);
        }
        assert_eq!((taps, player.game().turn_count()), (4, 1), "number of taps for a move at {size}");
        player.rest();
        let moved = player.expected_pieces();
        assert!(moved.iter().any(|(at, _)| *at == square("C4")));
        assert_eq!(player.seen_pieces(), moved);
    }
}

/// Returns the controls of the setup that are to be seen at one glance.
fn glance(game: Game, opposition: Opposition) -> Vec<Action> {
    let mut wanted = vec![Action::from(SetupAction::Start), SetupAction::Unfold(Fold::Options).into()];
    match opposition {
        Opposition::People => {
            wanted.extend(Arrangement::of(game).iter().map(|&way| SetupAction::Arrange(way).into()));
        }
        Opposition::Computer => {
            let levels = (1..=10).map(|number| Level::new(number).expect("a level"));
            wanted.extend(levels.map(|level| SetupAction::Level(Side::Second, level).into()));
        }
        Opposition::ByLink => wanted.push(RecordAction::Paste.into()),
        Opposition::Watched => {}
    }
    wanted
}

#[test]
fn a_new_game_is_set_up_at_one_glance() {
    for size in [PHONE, TABLET, TABLET_ON_ITS_SIDE] {
        let (_folder, mut player) = open(size);
        // An offer of a lesson takes room above all this, once for each game.
        player.act(Setting::NoLessons);
        for game in Game::ALL {
            for opposition in [Opposition::People, Opposition::Computer, Opposition::ByLink] {
                go_to(&mut player, game);
                player.act(SetupAction::Opposition(opposition));
                player.wait(Duration::from_millis(200));
                let page = page(&mut player, size);
                for action in glance(game, opposition) {
                    let rect = player.control(action.clone());
                    let is_start = action == SetupAction::Start.into();
                    let is_in_view = is_start || (rect.min.y >= page.min.y && rect.max.y <= page.max.y);
                    assert!(is_in_view, "{action:?} of {game:?} should be in view at {size}: {rect:?}");
                    assert!(rect.size().min_element() >= 48., "{action:?} at {size}: {rect:?}");
                }
                // Nothing of the folded page is cut off, the picture of the board included.
                let hidden = hidden(&mut player);
                assert!(hidden <= 0., "{game:?} with {opposition:?} hides {hidden} points at {size}");
            }
        }
    }
}

/// Returns the height of the page that is out of view, in points.
fn hidden(player: &mut Player) -> f32 {
    let world = player.app.world_mut();
    let node = world.query_filtered::<&ComputedNode, With<Scrolls>>().single(world).expect("one page");
    (node.content_size() - node.size()).y * node.inverse_scale_factor()
}

/// Returns the visible shades, the upper one first.
fn shades(player: &mut Player) -> Vec<Shade> {
    let world = player.app.world_mut();
    let mut shades = world.query::<(&Shade, &InheritedVisibility)>();
    let seen: Vec<_> =
        shades.iter(world).filter(|(_, visible)| visible.get()).map(|(shade, _)| *shade).collect();
    [Shade::Above, Shade::Below].into_iter().filter(|shade| seen.contains(shade)).collect()
}

#[test]
fn a_page_that_scrolls_has_a_shade_where_more_follows() {
    let (_folder, mut player) = open(TABLET);
    player.act(Setting::NoLessons);
    go_to(&mut player, Game::Go);
    assert_eq!(shades(&mut player), []);
    unfold(&mut player);
    assert_eq!(shades(&mut player), [Shade::Below]);
    let far = hidden(&mut player);
    for (at, expected) in [(far / 2., vec![Shade::Above, Shade::Below]), (far, vec![Shade::Above])] {
        let world = player.app.world_mut();
        world.query_filtered::<&mut ScrollPosition, With<Scrolls>>().single_mut(world).expect("one page").y =
            at;
        player.app.update();
        assert_eq!(shades(&mut player), expected, "shades after {at} of {far} points");
    }
}

#[test]
fn every_game_of_the_home_screen_is_in_view() {
    for size in [PHONE, TABLET, TABLET_ON_ITS_SIDE] {
        let (_folder, mut player) = open(size);
        for offered in [true, false] {
            let hidden = hidden(&mut player);
            assert!(hidden <= 0., "{hidden} points are hidden at {size}, with a lesson offered: {offered}");
            player.act(Setting::NoLessons);
            player.wait(Duration::from_millis(200));
        }
    }
}

#[test]
fn the_pictures_of_all_games_have_the_same_size() {
    let windows = [PHONE, TABLET, TABLET_ON_ITS_SIDE, Vec2::new(1600., 900.), Vec2::new(1100., 1400.)];
    for window in windows {
        let (_folder, mut player) = open(window);
        let world = player.app.world_mut();
        let mut pictures = world.query_filtered::<(&ComputedNode, &ChildOf), With<ImageNode>>();
        let mut sizes = Vec::new();
        for (node, tile) in pictures.iter(world) {
            if let Some(Control(Action::Go(GoTo::Setup(game)))) = world.get::<Control>(tile.parent()) {
                sizes.push((*game, node.size()));
            }
        }
        assert_eq!(sizes.len(), Game::ALL.len());
        let [(_, first), ..] = sizes[..] else { unreachable!("there are games") };
        assert!(sizes.iter().all(|(_, size)| *size == first), "at {window}: {sizes:?}");
    }
}

#[test]
fn a_picture_sets_how_two_people_sit_and_take_turns() {
    let (_folder, mut player) = open(PHONE);
    for (way, seating, mode) in [
        (Arrangement::Passed, Seating::Side, Mode::HandOver),
        (Arrangement::Across, Seating::Across, Mode::Quick),
        (Arrangement::Sides, Seating::Sides, Mode::Quick),
        (Arrangement::Side, Seating::Side, Mode::Quick),
    ] {
        go_to(&mut player, Game::Checkers);
        tap(&mut player, SetupAction::Arrange(way));
        pause(&mut player);
        tap(&mut player, SetupAction::Start);
        pause(&mut player);
        let setup = player.game().setup().clone();
        let settings = player.app.world().resource::<Settings>();
        assert_eq!((settings.seating_of(&setup), setup.mode), (seating, mode), "{way:?}");
        // The four words of hand-over.
        assert_eq!(player.reads("Start Turn"), way == Arrangement::Passed);
    }
    // The board can turn to whoever has the device.
    go_to(&mut player, Game::Checkers);
    unfold(&mut player);
    tap(&mut player, Setting::Seat(Game::Checkers, Seating::Turning));
    player.act(SetupAction::Arrange(Arrangement::Passed));
    let turning = Setting::Seat(Game::Checkers, Seating::Side);
    assert!(player.find_control(&turning.into()).is_some(), "the choice should stay");
}

#[test]
fn every_choice_can_be_reached_by_a_finger() {
    for size in [PHONE, TABLET, TABLET_ON_ITS_SIDE, Vec2::new(915., 412.), Vec2::new(320., 640.)] {
        let (_folder, mut player) = open(size);
        for game in Game::ALL {
            go_to(&mut player, game);
            for fold in [Fold::Options, Fold::Presets, Fold::HouseRules, Fold::Sizes, Fold::Komi] {
                if player.find_control(&SetupAction::Unfold(fold).into()).is_some() {
                    tap(&mut player, SetupAction::Unfold(fold));
                    pause(&mut player);
                }
            }
            let wanted: Vec<_> = player
                .controls()
                .into_iter()
                .filter(|(action, _)| {
                    matches!(action, Action::Setup(SetupAction::Rule(_) | SetupAction::Arrange(_)))
                })
                .collect();
            let presets = wanted.iter().filter(|(action, _)| {
                matches!(action, Action::Setup(SetupAction::Rule(RuleChange::Preset(_))))
            });
            let expected = if game.presets().len() > 1 { game.presets().len() } else { 0 };
            assert_eq!(presets.count(), expected, "number of presets of {game:?} at {size}");
            for (number, (action, _)) in wanted.iter().enumerate() {
                assert_eq!(
                    wanted.iter().filter(|(other, _)| other == action).count(),
                    1,
                    "{action:?} should be there only once"
                );
                let Some(_) = player.find_control(action) else {
                    // Earlier choices leave no room for this one, such as stones on a tiny board.
                    continue;
                };
                let rect = reach(&mut player, action.clone());
                assert!(
                    rect.width() >= 48. && rect.height() >= 48.,
                    "{action:?} should be large enough for a finger: {rect:?} at {size}"
                );
                let before = rules(&player, game);
                player.tap_as_seen(rect.center());
                player.app.update();
                let after = rules(&player, game);
                if let Action::Setup(SetupAction::Rule(change)) = action {
                    assert_eq!(
                        after,
                        parlour::play::rule_change::changed(before, *change),
                        "rules after tap {number}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_size_of_hex_can_be_set() {
    let (_folder, mut player) = open(PHONE);
    go_to(&mut player, Game::Hex);
    unfold(&mut player);
    tap(&mut player, SetupAction::Rule(RuleChange::Hex(HexChange::Size(7))));
    pause(&mut player);
    tap(&mut player, SetupAction::Unfold(Fold::Sizes));
    let size = |player: &Player| rules(player, Game::Hex).grid().columns;
    for step in [Step::Down, Step::Up] {
        let change = SetupAction::Rule(RuleChange::Hex(HexChange::Cells(step)));
        for _ in 0..16 {
            pause(&mut player);
            if player.find_control(&change.clone().into()).is_some() {
                tap(&mut player, change.clone());
            }
        }
        pause(&mut player);
        assert_eq!(size(&player), if step == Step::Down { 3 } else { 19 });
    }
}

/// Setups with a change in every game come back after a restart.
#[test]
fn the_last_choices_come_back_for_each_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    let toggle = |switch| RuleChange::Checkers(CheckersChange::Toggle(switch));
    let choices = [
        (Game::Checkers, toggle(Switch::FlyingKings)),
        (Game::Go, RuleChange::Go(GoChange::Size(go::Size::THIRTEEN))),
        (Game::Gomoku, RuleChange::Gomoku(GomokuChange::Opening(gomoku::Opening::Swap2))),
        (Game::Four, RuleChange::Preset(1)),
    ];
    for (game, change) in choices {
        go_to(&mut player, game);
        unfold(&mut player);
        tap(&mut player, SetupAction::Rule(change));
        player.app.update();
    }
    tap(&mut player, SetupAction::Arrange(Arrangement::Passed));
    player.app.update();
    tap(&mut player, SetupAction::EditName(Some(Side::First)));
    player.app.update();
    tap(&mut player, SetupAction::PickName(Side::First, "Mia".to_owned()));
    player.app.update();
    tap(&mut player, SetupAction::NextAvatar(Side::Second));
    tap(&mut player, SetupAction::Start);
    pause(&mut player);
    let begun = player.game().setup().clone();
    assert_eq!((begun.mode, begun.players[0].name.as_str()), (Mode::HandOver, "Mia"));
    drop(player);

    let mut player = Player::open(folder.path(), PHONE);
    for (game, change) in choices {
        let expected = parlour::play::rule_change::changed(game.first_rules(), change);
        assert_eq!(rules(&player, game), expected);
    }
    go_to(&mut player, Game::Go);
    tap(&mut player, SetupAction::Start);
    pause(&mut player);
    let begun = player.game().setup().clone();
    assert_eq!((begun.mode, begun.players[0].name.as_str()), (Mode::Quick, "Mia"));
    assert_eq!(begun.players[1].avatar, Avatar::Fish);
    assert_eq!(begun.rules.grid().columns, 13);
}

/// Settings of a version that had only checkers.
const OLD_SETTINGS: &str = r#"{
    "theme": "dark",
    "labels": "numbers",
    "motion": "full",
    "sides": "black-white",
    "hide_moves": false,
    "last_setup": {
        "rules": {"game": "checkers", "forced_capture": false, "finish_jumps": false},
        "players": [{"name": "Anna", "avatar": "fish"}, {"name": "Ben", "avatar": "kite"}],
        "mode": "quick"
    },
    "names": ["Anna", "Ben"]
}"#;

#[test]
fn settings_of_the_checkers_only_version_are_read() {
    for (text, is_house) in
        [(OLD_SETTINGS, true), (r#"{"theme": "dark", "last_setup": null}"#, false), ("{}", false)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("settings.json"), text).expect("a written file");
        let mut player = Player::open(folder.path(), TABLET);
        assert_eq!(player.said(), None, "the file should be readable");
        let house = Rules::Checkers(checkers::Rules::HOUSE);
        assert_eq!(rules(&player, Game::Checkers) == house, is_house);
        go_to(&mut player, Game::Reversi);
        tap(&mut player, SetupAction::Start);
        pause(&mut player);
        let setup = player.game().setup();
        assert_eq!(setup.mode, Mode::Quick);
        assert_eq!(setup.players[0].name, if is_house { "Anna" } else { "" });
        assert!(!put_aside(folder.path()), "no file should be put aside");
    }
}

/// Players of a version whose turns of checkers were finished by hand keep that, and the full board of Go.
#[test]
fn older_settings_keep_hand_over_and_the_full_board() {
    let chosen = r#"{"players": [{"name": "Anna", "avatar": "fish"}, {"name": "Ben", "avatar": "kite"}],
        "opposition": "people", "computer": "second", "levels": [3, 3], "games": []}"#;
    for (settings, mode, columns) in
        [(Some(format!(r#"{{"last_setups": {chosen}}}"#)), Mode::HandOver, 19), (None, Mode::Quick, 9)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        if let Some(settings) = settings {
            fs::write(folder.path().join("settings.json"), settings).expect("a written file");
        }
        for _ in 0..2 {
            let mut player = Player::open(folder.path(), TABLET);
            assert_eq!(player.said(), None, "the file should be readable");
            assert_eq!(rules(&player, Game::Go).grid().columns, columns);
            go_to(&mut player, Game::Checkers);
            tap(&mut player, SetupAction::Start);
            pause(&mut player);
            assert_eq!(player.game().setup().mode, mode);
        }
    }
}

fn put_aside(folder: &Path) -> bool {
    fs::read_dir(folder).expect("the folder").filter_map(Result::ok).any(|file| {
        let name = file.file_name().to_string_lossy().into_owned();
        name.starts_with("settings") && name != "settings.json"
    })
}

#[test]
fn rare_options_are_hidden_unless_requested_or_chosen() {
    let (_folder, mut player) = open(PHONE);
    go_to(&mut player, Game::Checkers);
    unfold(&mut player);
    let canadian = SetupAction::Rule(RuleChange::Preset(10));
    assert_eq!(player.find_control(&canadian.clone().into()), None);
    tap(&mut player, SetupAction::Unfold(Fold::Presets));
    player.app.update();
    tap(&mut player, canadian.clone());
    player.app.update();
    tap(&mut player, SetupAction::Unfold(Fold::Presets));
    player.app.update();
    player.control(canadian);
    let other = SetupAction::Rule(RuleChange::Preset(9));
    assert_eq!(player.find_control(&other.into()), None);
}
