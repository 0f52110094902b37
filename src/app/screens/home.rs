//! Where the app opens: the match on the table, and a new game.

use bevy::prelude::*;

use super::offered;
use crate::app::action::GoTo;
use crate::app::board::picture::Picture;
use crate::app::theme::widgets::{Button, Ui, Weight, column, control, row};
use crate::app::theme::{Paint, Role};
use crate::app::viewport::WidthClass;
use crate::notation;
use crate::play::Match;
use crate::rules::{Game, Side};

pub fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui) {
    let compact = ui.view.viewport.width_class() == WidthClass::Compact;
    let wide = ui.view.viewport.is_landscape() && !compact;
    let margin = if compact { 16. } else { 40. };
    let bar = Node {
        min_height: px(if compact { 64 } else { 88 }),
        flex_shrink: 0.,
        padding: UiRect::axes(px(margin), px(4)),
        justify_content: JustifyContent::SpaceBetween,
        ..row(12.)
    };
    root.spawn(bar).with_children(|bar| {
        ui.text(bar, if compact { Role::Title } else { Role::Display }, ui.colours().ink, ui.say("app-name"));
        let spare = Node { flex_grow: 1., ..default() };
        bar.spawn(spare);
        ui.icon_button(bar, "folder", GoTo::Record);
        let settings = ui.say("settings");
        ui.button(bar, Button::new(Weight::Quiet, "settings", settings, GoTo::Settings));
    });
    notice(root, ui, margin);
    ui.page(root, if wide { 1200. } else { 720. }, |ui, page| {
        let across = Node { align_items: AlignItems::Start, ..row(40.) };
        let down = column(28.);
        page.spawn(if wide { across } else { down }).with_children(|all| {
            if let Some(game) = ui.view.session.game() {
                all.spawn(Node { width: if wide { px(344) } else { auto() }, ..default() })
                    .with_children(|room| resume(room, ui, game, wide));
            }
            let games = Node { flex_grow: 1., min_width: px(0), ..column(0.) };
            all.spawn(games).with_children(|games| {
                ui.section(games, "home-new-game", |ui, section| tiles(section, ui, wide));
            });
        });
    });
}

/// What the app has to tell before anything is played, such as a file that was damaged.
fn notice(root: &mut ChildSpawnerCommands, ui: &mut Ui, margin: f32) {
    let Some(said) = &ui.view.message.0 else { return };
    let colours = ui.colours();
    let words = ui.view.said(said);
    let node = Node {
        margin: UiRect::new(px(margin), px(margin), px(0), px(8)),
        padding: UiRect::axes(px(16), px(10)),
        border_radius: BorderRadius::all(px(16)),
        flex_shrink: 0.,
        ..row(10.)
    };
    root.spawn((node, BackgroundColor(colours.warn_soft))).with_children(|line| {
        ui.icon(line, "info", 22., colours.warn_ink);
        ui.text(line, Role::Message, colours.warn_ink, words);
    });
}

/// The match on the table: a picture of it, who plays, and the way back to it.
fn resume(parent: &mut ChildSpawnerCommands, ui: &mut Ui, game: &Match, tall: bool) {
    let colours = ui.colours();
    let room = ui.view.viewport.safe_area().width();
    let compact = ui.view.viewport.width_class() == WidthClass::Compact;
    let card = Node {
        flex_direction: if tall { FlexDirection::Column } else { FlexDirection::Row },
        align_items: if tall { AlignItems::Stretch } else { AlignItems::Center },
        padding: UiRect::all(px(if compact { 14 } else { 20 })),
        border_radius: BorderRadius::all(px(24)),
        flex_grow: 1.,
        column_gap: px(if compact { 14 } else { 24 }),
        row_gap: px(14),
        ..default()
    };
    let shadow = BoxShadow::new(colours.shadow, px(0), px(6), px(0), px(20));
    parent.spawn((card, BackgroundColor(colours.surface), shadow)).with_children(|card| {
        let picture = Picture::of(game.position());
        let width = if tall { 304. } else { (room * 0.36).clamp(96., 196.) };
        ui.picture(card, &picture, width, 8.);
        let words = Node {
            flex_grow: 1.,
            flex_basis: if tall { auto() } else { px(0) },
            min_width: px(0),
            ..column(14.)
        };
        card.spawn(words).with_children(|side| {
            side.spawn(Node { ..column(4.) }).with_children(|words| {
                if !compact {
                    words.spawn(Node { margin: UiRect::bottom(px(8)), ..row(22.) }).with_children(|faces| {
                        for side in Side::BOTH {
                            let player = game.player(side);
                            ui.avatar(faces, player.avatar, game.setup().rules, side, 44.);
                        }
                    });
                }
                let [first, second] = Side::BOTH.map(|side| ui.view.player(game, side));
                let both = ui
                    .view
                    .language
                    .format("home-both", &[("first", first.into()), ("second", second.into())]);
                ui.text(words, if compact { Role::Head } else { Role::Title }, colours.ink, both);
                let name = ui.view.game_name(game.setup().rules.game());
                let what = format!("{name}, {}", ui.view.rules_name(game.setup().rules));
                ui.text(words, Role::Small, colours.ink_2, what);
                ui.text(words, Role::Small, colours.ink_2, ui.view.state(game));
            });
            let key = if game.outcome().is_some() { "home-look" } else { "home-resume" };
            let label = ui.say(key);
            ui.button(side, Button::new(Weight::Primary, "play", label, GoTo::Resume));
        });
    });
}

/// A tile for each game.
fn tiles(parent: &mut ChildSpawnerCommands, ui: &mut Ui, wide: bool) {
    let compact = ui.view.viewport.width_class() == WidthClass::Compact;
    let gap = if compact { 12. } else { 20. };
    let node =
        Node { flex_wrap: FlexWrap::Wrap, row_gap: px(gap), align_items: AlignItems::Start, ..row(gap) };
    parent.spawn(node).with_children(|tiles| {
        for &game in offered::GAMES {
            tile(tiles, ui, game, wide);
        }
    });
}

fn tile(parent: &mut ChildSpawnerCommands, ui: &mut Ui, game: Game, wide: bool) {
    let colours = ui.colours();
    let room = ui.view.viewport.safe_area().width();
    let alone = offered::GAMES.len() == 1;
    let width = match (alone, wide) {
        (true, true) => 520.,
        (true, false) => room.min(800.) - if room < 600. { 32. } else { 80. },
        (false, true) => 300.,
        (false, false) => ((room.min(720.) - 100.) / 2.).clamp(170., 350.),
    };
    let node = Node {
        width: px(width),
        border_radius: BorderRadius::all(px(24)),
        overflow: Overflow::clip(),
        ..column(0.)
    };
    let shadow = BoxShadow::new(colours.shadow, px(0), px(6), px(0), px(20));
    let paint = Paint { rest: colours.surface, pressed: colours.sunken };
    parent.spawn((node, control(GoTo::Setup(game), paint), shadow)).with_children(|tile| {
        let mut picture = sample(game);
        picture.crop = Some(if alone { (1, 2, 6, 3) } else { (1, 2, 4, 3) });
        ui.picture(tile, &picture, width, 0.);
        let line = Node {
            min_height: px(64),
            padding: UiRect::axes(px(if width < 220. { 14 } else { 20 }), px(10)),
            justify_content: JustifyContent::SpaceBetween,
            ..row(8.)
        };
        tile.spawn(line).with_children(|line| {
            let rules = ui.view.draft.rules_of(game);
            ui.two_lines(
                line,
                (Role::Head, ui.view.game_name(game)),
                (colours.ink_2, ui.view.rules_name(rules)),
            );
            ui.icon(line, "chevron", 22., colours.ink_2);
        });
    });
}

/// A position that shows what a game looks like.
pub(super) fn sample(game: Game) -> Picture {
    let rules = game.presets()[0].rules;
    let position = match game {
        Game::Checkers => {
            notation::read_position(rules, "B:W18,19,21,K16,24,25,26,27:B5,6,7,9,K11,14,1,2").ok()
        }
        _ => None,
    };
    Picture::of(&*position.unwrap_or_else(|| rules.start()))
}
