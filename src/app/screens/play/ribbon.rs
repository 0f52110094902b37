//! Ribbon of the latest turns, where no list of moves has room.

use bevy::prelude::*;

use crate::app::screens::play::PlayView;
use crate::app::screens::words::turn_name;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Ui, at, row};
use crate::play::Match;
use crate::rules::{Rules, Side};

/// Maximum number of turns.
const TURNS: usize = 6;

/// Height of the ribbon.
const HEIGHT: f32 = 40.;

/// Width of a turn without its name: the disc, the gap and the padding.
const AROUND: f32 = 42.;
/// Width of a character at the usual text size.
const CHARACTER: f32 = 9.5;

/// A turn on the ribbon.
struct Link {
    number: usize,
    side: Side,
    name: String,
}

/// Returns the latest turns, the last one at the end, as many as fit into this width.
fn latest(ui: &Ui<PlayView>, game: &Match, width: f32) -> Vec<Link> {
    let all = game.turn_count();
    let character = CHARACTER * ui.theme.text;
    let mut room = width;
    let links = game.played().rev().take(TURNS).enumerate().map(|(back, (position, turn))| {
        let name = turn_name(ui.words, &*position, turn);
        Link { number: all.saturating_sub(back), side: position.to_move(), name }
    });
    let fits = |link: &Link| {
        room -= AROUND + character * link.words().chars().count() as f32;
        room >= 0.
    };
    let mut links: Vec<_> = links.take_while(fits).collect();
    links.reverse();
    links
}

impl Link {
    fn words(&self) -> String {
        format!("{} {}", self.number, self.name)
    }
}

/// Draws the latest turns in the middle of an area, or the beginning of the match.
pub(super) fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, place: Rect) {
    let links = latest(ui, game, place.width());
    let height = place.height().min(HEIGHT * ui.theme.text);
    let place = Rect::from_center_size(place.center(), Vec2::new(place.width(), height));
    let node = Node { justify_content: JustifyContent::Center, ..row(4.) };
    root.spawn(at(place, node)).with_children(|ribbon| {
        if links.is_empty() {
            let start = ui.say("replay-start");
            ui.centred(ribbon, Role::Small, ui.colours().ink_2, start);
        }
        let last = links.len().saturating_sub(1);
        for (at, link) in links.iter().enumerate() {
            draw_link(ribbon, ui, game.setup().rules, link, at == last);
        }
    });
}

fn draw_link(
    ribbon: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    rules: Rules,
    link: &Link,
    last: bool,
) {
    let colours = ui.colours();
    let node = Node {
        padding: UiRect::axes(px(9), px(5)),
        border_radius: BorderRadius::all(px(14)),
        flex_shrink: 0.,
        ..row(6.)
    };
    let (ground, ink) = if last { (colours.sunken, colours.ink) } else { (Color::NONE, colours.ink_2) };
    ribbon.spawn((node, BackgroundColor(ground))).with_children(|turn| {
        ui.disc(turn, rules, link.side, 16.);
        ui.text(turn, Role::Small, ink, link.words());
    });
}
