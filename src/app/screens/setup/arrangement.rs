//! The ways in which two people sit and take turns, as pictures.

use bevy::prelude::*;

use crate::app::screens::setup::{SetupView, note};
use crate::app::ui::widgets::{Tile, Ui, row};
use crate::app::vocabulary::action::SetupAction;
use crate::app::vocabulary::preferences::Arrangement;
use crate::rules::Game;

/// Gap between two pictures in points.
const GAP: f32 = 10.;

/// The least width of a picture with its name beside it, in points.
const WIDE: f32 = 260.;

impl SetupView<'_> {
    /// Returns how the two people of the next match sit and take turns.
    pub(super) fn arrangement(&self, game: Game) -> Arrangement {
        let seating = self.settings.seating.get(&game).copied().unwrap_or_default();
        Arrangement::new(seating, self.draft.setups.mode(game))
    }
}

/// Draws a picture for each way, and the line that explains the chosen one.
pub(super) fn draw(parent: &mut ChildSpawnerCommands, ui: &mut Ui<SetupView>, game: Game, width: f32) {
    let chosen = ui.view.arrangement(game);
    let all = Arrangement::of(game);
    let columns: u8 = match width / ui.theme.text {
        room if room >= 600. && all.len() == 3 => 3,
        room if room >= 600. => 4,
        room if room >= 280. => 2,
        _ => 1,
    };
    let width = ((width - GAP * f32::from(columns - 1)) / f32::from(columns)).floor();
    let is_row = columns == 1 || width / ui.theme.text >= WIDE;
    ui.section(parent, "setup-seats", |ui, section| {
        let grid = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(GAP), ..row(GAP) };
        section.spawn(Node { align_items: AlignItems::Stretch, ..grid }).with_children(|grid| {
            for &way in all {
                let (name, _) = keys(way);
                // The picture has the name of its words.
                let tile = Tile { width, is_row, picture: name };
                ui.picture_option(grid, tile, way == chosen, ui.say(name), SetupAction::Arrange(way));
            }
        });
        let (_, line) = keys(chosen);
        let line = ui.say(line);
        note(section, ui, line);
    });
}

/// Returns the message keys of the name and the explanation of an arrangement.
fn keys(arrangement: Arrangement) -> (&'static str, &'static str) {
    match arrangement {
        Arrangement::Side => ("seats-side", "seats-side-line"),
        Arrangement::Across => ("seats-across", "seats-across-line"),
        Arrangement::Sides => ("seats-sides", "seats-sides-line"),
        Arrangement::Passed => ("seats-passed", "mode-hand-over-line"),
    }
}
