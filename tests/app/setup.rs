//! Setup of a game by touch: two taps begin any game, every choice can be reached, and choices are
//! remembered.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use parlour::app::state::draft::Draft;
use parlour::app::vocabulary::action::{Action, Fold, GoTo, SetupAction};
use parlour::app::vocabulary::screen::Screen;
use parlour::play::rule_change::{CheckersChange, GoChange, GomokuChange, RuleChange, Switch};
use parlour::play::{Avatar, Mode};
use parlour::rules::{Game, Rules, Side, checkers, go, gomoku};

use crate::harness::Player;

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
            assert_eq!(setup.rules, game.presets()[0].rules);
            assert_eq!(setup.mode, Mode::usual(game));
        }
    }
}

#[test]
fn every_choice_can_be_reached_by_a_finger() {
    for size in [PHONE, TABLET, TABLET_ON_ITS_SIDE, Vec2::new(915., 412.), Vec2::new(320., 640.)] {
        let (_folder, mut player) = open(size);
        for game in Game::ALL {
            go_to(&mut player, game);
            for fold in [Fold::Presets, Fold::HouseRules, Fold::Sizes, Fold::Komi] {
                if player.find_control(&SetupAction::Unfold(fold).into()).is_some() {
                    tap(&mut player, SetupAction::Unfold(fold));
                    pause(&mut player);
                }
            }
            let wanted: Vec<_> = player
                .controls()
                .into_iter()
                .filter(|(action, _)| {
                    matches!(action, Action::Setup(SetupAction::Rule(_) | SetupAction::Mode(_)))
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

/// Setups with a change in every game come back after a restart.
#[test]
fn the_last_choices_come_back_for_each_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    let toggle = |switch| RuleChange::Checkers(CheckersChange::Toggle(switch));
    let choices = [
        (Game::Checkers, toggle(Switch::FlyingKings)),
        (Game::Go, RuleChange::Go(GoChange::Size(go::Size::NINE))),
        (Game::Gomoku, RuleChange::Gomoku(GomokuChange::Opening(gomoku::Opening::Swap2))),
        (Game::Four, RuleChange::Preset(1)),
    ];
    for (game, change) in choices {
        go_to(&mut player, game);
        tap(&mut player, SetupAction::Rule(change));
        player.app.update();
    }
    tap(&mut player, SetupAction::Mode(Mode::HandOver));
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
        let expected = parlour::play::rule_change::changed(game.presets()[0].rules, change);
        assert_eq!(rules(&player, game), expected);
    }
    go_to(&mut player, Game::Go);
    tap(&mut player, SetupAction::Start);
    pause(&mut player);
    let begun = player.game().setup().clone();
    assert_eq!((begun.mode, begun.players[0].name.as_str()), (Mode::Quick, "Mia"));
    assert_eq!(begun.players[1].avatar, Avatar::Fish);
    assert_eq!(begun.rules.grid().columns, 9);
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
