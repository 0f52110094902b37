//! Two versions of a match by link side by side, between which the players decide.

use bevy::prelude::*;

use crate::app::board::picture::Picture;
use crate::app::screens::words::count;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::letters::Letters;
use crate::app::state::session::Session;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::vocabulary::action::{GoTo, LetterAction};
use crate::app::vocabulary::screen::Screen;
use crate::play::Match;

/// Largest width of the page in points.
const WIDEST: f32 = 900.;
/// Gap between the versions.
const GAP: f32 = 16.;

screen! {
    /// Resources that the page shows.
    VersionsView on Screen::Versions in ScreenArea::SafeArea => plugin {
        letters: Letters,
        session: Session,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<VersionsView>) {
    let title = ui.say("versions");
    ui.top_bar(root, title, |_, _| {});
    let colours = ui.colours();
    let width = ui.page_width(WIDEST);
    ui.page(root, WIDEST, |ui, page| {
        let game = ui.view.session.game();
        let versions = game.and_then(|game| Some((game, ui.view.letters.version(game)?)));
        let Some((mine, theirs)) = versions else {
            ui.text(page, Role::Body, colours.ink_2, ui.say("versions-none"));
            let home = ui.say("home");
            return ui.button(page, Button::new(Weight::Primary, "home", home, GoTo::Home));
        };
        let line = ui.words.language.format("versions-line", &[("turn", count(theirs.act + 1))]);
        ui.text(page, Role::Body, colours.ink, line);
        // Large letters on a phone need the whole width.
        let is_column = ui.is_large() && width < 600.;
        let width = if is_column { width } else { ((width - GAP) / 2.).floor() };
        let across = Node { align_items: AlignItems::Stretch, ..row(GAP) };
        let node = if is_column { column(GAP) } else { across };
        page.spawn(node).with_children(|both| {
            version(both, ui, mine, width, ("versions-mine", "versions-keep", LetterAction::KeepVersion));
            let take = ("versions-theirs", "versions-take", LetterAction::TakeVersion);
            version(both, ui, &theirs.game, width, take);
        });
    });
}

/// Draws a version: its board, how far it is, and the control that decides for it.
fn version(
    both: &mut ChildSpawnerCommands,
    ui: &mut Ui<VersionsView>,
    game: &Match,
    width: f32,
    (title, label, action): (&'static str, &'static str, LetterAction),
) {
    let colours = ui.colours();
    let pad = if width < 220. { 10. } else { 18. };
    let node = Node {
        width: px(width),
        padding: UiRect::all(px(pad)),
        border_radius: BorderRadius::all(px(22)),
        justify_content: JustifyContent::SpaceBetween,
        ..column(12.)
    };
    both.spawn((node, BackgroundColor(colours.surface), colours.outline())).with_children(|card| {
        card.spawn(column(10.)).with_children(|top| {
            ui.text(top, Role::Head, colours.ink, ui.say(title));
            ui.mini_board(top, &Picture::of(game.position()), width - 2. * pad, 8., None);
            let last = ui.words.last_turn(game).unwrap_or_default();
            ui.text(top, Role::Body, colours.ink, last);
            ui.text(top, Role::Small, colours.ink_2, ui.words.state(game));
        });
        let label = ui.say(label);
        ui.button(card, Button { icon: None, ..Button::new(Weight::Secondary, "", label, action) });
    });
}
