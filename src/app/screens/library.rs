//! Library of all matches: unfinished and finished ones, and the import and export of all of
//! them as one file.

use bevy::prelude::*;

use crate::app::board::picture::Picture;
use crate::app::device::Device;
use crate::app::device::viewport::WidthClass;
use crate::app::screens::record::progress;
use crate::app::screens::words::{count, text};
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::backups::Backups;
use crate::app::state::catalogue::Shelf;
use crate::app::state::exchange::Exchange;
use crate::app::state::library::{Library, PAGE};
use crate::app::theme::Role;
use crate::app::ui::field;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Button, Ui, Weight, column, control, row};
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{GoTo, LibraryAction, RecordAction};
use crate::app::vocabulary::field::Field;
use crate::app::vocabulary::notice::LibraryNotice;
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::screen::Screen;
use crate::play::Summary;
use crate::play::link::Awaits;
use crate::rules::{Game, Side};

/// Maximum width of the list in points.
const WIDEST: f32 = 1120.;
/// Width of the narrowest window in which the bar has a button with words, in points at the usual size of text.
const WITH_WORDS: f32 = 640.;
/// Minimum width of a match card if more than two fit side by side.
const NARROWEST: f32 = 230.;
/// Maximum length of a match title in characters.
const LONGEST_TITLE: usize = 40;
/// Ratio of height to width for the picture of a match.
const PICTURE: f32 = 0.9;

impl Words<'_> {
    /// Returns the text of a library notice.
    pub fn library_said(&self, said: &LibraryNotice) -> String {
        match said {
            LibraryNotice::Deleted => self.language.text("library-deleted"),
            LibraryNotice::Restored(restored) => self.restored(restored),
            LibraryNotice::BackedUp(backup) => self.backed_up(backup),
            LibraryNotice::NotOpened(reason) => {
                self.language.format("library-not-opened", &[("reason", text(reason))])
            }
        }
    }

    /// Returns the status of a match and its start date, or what one by link waits for.
    fn standing(&self, game: &Summary) -> String {
        if let Some(awaited) = self.awaited(game) {
            return awaited;
        }
        let rules = game.setup.rules;
        let called = |side| self.called(rules, game.player(side), side);
        let state = match game.standing.outcome.map(|outcome| outcome.winner) {
            Some(Some(winner)) => self.language.format("result-wins", &[("player", called(winner).into())]),
            Some(None) => self.language.text("result-draw"),
            None => {
                let player = called(game.standing.acting).into();
                self.language.format("library-to-move", &[("player", player)])
            }
        };
        match self.date(game.began) {
            Some(date) => {
                self.language.format("library-on", &[("state", state.into()), ("date", date.into())])
            }
            None => state,
        }
    }
}

screen! {
    /// Resources that the library shows.
    LibraryView on Screen::Library in ScreenArea::SafeArea => plugin {
        device: Device,
        exchange: Exchange,
        library: Library,
        backups: Backups,
        message: StatusLine,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<LibraryView>) {
    let title = ui.say("library");
    ui.top_bar(root, title, |ui, bar| {
        ui.icon_button(bar, "players", GoTo::Players);
        if ui.viewport.size.x >= WITH_WORDS * ui.theme.text {
            let label = ui.say("record");
            ui.button(bar, Button::new(Weight::Secondary, "import", label, GoTo::Record));
        } else {
            ui.icon_button(bar, "import", GoTo::Record);
        }
    });
    ui.page_under_banners(root, WIDEST, |ui, page| {
        let library = &ui.view.library;
        let filter = library.filter();
        let is_empty = Shelf::ALL.iter().all(|&shelf| library.count(shelf) == 0);
        if is_empty && filter.is_none() {
            empty(page, ui);
        } else {
            let mut chips =
                vec![(filter.is_none(), ui.say("library-all-games"), LibraryAction::Filter(None).into())];
            chips.extend(Game::ALL.map(|game| {
                let filter_it = LibraryAction::Filter(Some(game)).into();
                (filter == Some(game), ui.words.game_name(game), filter_it)
            }));
            ui.chips(page, chips);
            if is_empty {
                ui.text(page, Role::Body, ui.colours().ink_2, ui.say("library-none-of-these"));
            }
        }
        for (shelf, key) in [
            (Shelf::ByLink, "library-by-link"),
            (Shelf::Unfinished, "library-unfinished"),
            (Shelf::Finished, "library-finished"),
        ] {
            if library.count(shelf) > 0 {
                ui.section(page, key, |ui, section| part_of_matches(section, ui, shelf));
            }
        }
        if library.later().len() > 0 {
            ui.section(page, "library-later", later_matches);
        }
        ui.section(page, "library-files", |ui, section| files(section, ui, filter));
    });
    ui.banners(root, |ui, place| {
        notice(place, ui);
        progress(place, ui, ui.view.exchange.so_far());
    });
}

/// Draws the matches that a later version has saved. There is nothing to do with them here.
fn later_matches(ui: &mut Ui<LibraryView>, section: &mut ChildSpawnerCommands) {
    let (ink, ink_2) = (ui.colours().ink, ui.colours().ink_2);
    ui.card(section, |ui, card| {
        for outline in ui.view.library.later().take(PAGE) {
            let players = outline.players.iter().map(|player| player.name.as_str());
            let names: Vec<_> = players.filter(|name| !name.is_empty()).collect();
            let names = if outline.title.is_empty() { names.join(" – ") } else { outline.title.clone() };
            let game = outline.game.map(|game| ui.words.game_name(game));
            let mut lines = Some(names).filter(|names| !names.is_empty()).into_iter().chain(game);
            let title = lines.next().unwrap_or_else(|| "…".to_owned());
            let line: Vec<_> = lines.chain(ui.words.date(outline.began)).collect();
            let node = Node { padding: UiRect::axes(px(16), px(10)), ..column(2.) };
            card.spawn(node).with_children(|row| {
                ui.text(row, Role::Body, ink, title);
                ui.text(row, Role::Small, ink_2, line.join(" · "));
            });
        }
    });
}

/// Draws a notice about the last action, with an undo button.
fn notice(place: &mut ChildSpawnerCommands, ui: &mut Ui<LibraryView>) {
    let Some(said) = &ui.view.message.0 else { return };
    let words = ui.words.said(said, None);
    let warns = said.warns();
    ui.closable_banner(place, warns, words, |ui, acts| {
        if ui.view.library.can_bring_back() {
            let undo = ui.say("library-bring-back");
            ui.button(acts, Button::new(Weight::Quiet, "undo", undo, LibraryAction::BringBack));
        }
    });
}

/// Draws the empty library.
fn empty(page: &mut ChildSpawnerCommands, ui: &mut Ui<LibraryView>) {
    let colours = ui.colours();
    let node = Node { align_items: AlignItems::Center, padding: UiRect::vertical(px(40)), ..column(16.) };
    page.spawn(node).with_children(|middle| {
        ui.icon(middle, "library", 56., colours.ink_2);
        let key = if ui.view.library.is_busy() { "library-reading" } else { "library-empty" };
        ui.centred(middle, Role::Body, colours.ink_2, ui.say(key));
        let home = ui.say("home-new-game");
        ui.button(middle, Button::new(Weight::Primary, "play", home, GoTo::Home));
    });
}

/// Draws a part of the matches on a shelf, and buttons for what comes before and after it.
fn part_of_matches(section: &mut ChildSpawnerCommands, ui: &mut Ui<LibraryView>, shelf: Shelf) {
    let library = &ui.view.library;
    let all = library.count(shelf);
    let window = library.window(all);
    let shown: Vec<&Summary> = library.listed(shelf).skip(window.start).take(window.len()).collect();
    further(section, ui, "earlier", window.start, LibraryAction::Less);
    grid(section, ui, &shown);
    further(section, ui, "down", all - window.end, LibraryAction::More);
}

/// Draws a button that shows more of a list, if there is more.
pub(super) fn further<V>(
    section: &mut ChildSpawnerCommands,
    ui: &mut Ui<V>,
    icon: &'static str,
    left: usize,
    action: LibraryAction,
) {
    if left > 0 {
        let label = ui.words.language.format("library-more", &[("count", count(left))]);
        ui.button(section, Button::new(Weight::Secondary, icon, label, action));
    }
}

/// Draws as many matches side by side as fit.
fn grid(section: &mut ChildSpawnerCommands, ui: &mut Ui<LibraryView>, matches: &[&Summary]) {
    let compact = ui.viewport.width_class() == WidthClass::Compact;
    let gap = if compact { 12. } else { 18. };
    let margin = if ui.viewport.size.x < 600. { 32. } else { 64. };
    let room = (ui.viewport.safe_area().width() - margin).min(WIDEST);
    let narrowest = NARROWEST * ui.theme.text;
    let least = if ui.is_large() { 1. } else { 2. };
    let columns = ((room + gap) / (narrowest + gap)).floor().clamp(least, 4.);
    let width = ((room - gap * (columns - 1.)) / columns).floor();
    let node =
        Node { flex_wrap: FlexWrap::Wrap, row_gap: px(gap), align_items: AlignItems::Stretch, ..row(gap) };
    section.spawn(node).with_children(|grid| {
        for game in matches {
            card(grid, ui, game, width);
        }
    });
}

/// Draws the card of a match.
fn card(grid: &mut ChildSpawnerCommands, ui: &mut Ui<LibraryView>, game: &Summary, width: f32) {
    let colours = ui.colours();
    let narrow = width < 220.;
    let pad = if narrow { 8. } else { 12. };
    let is_chosen = ui.view.library.chosen() == Some(game.id);
    let node = Node {
        width: px(width),
        padding: UiRect::all(px(pad)),
        border_radius: BorderRadius::all(px(22)),
        justify_content: JustifyContent::SpaceBetween,
        ..column(10.)
    };
    let shadow = BoxShadow::new(colours.shadow, px(0), px(6), px(0), px(20));
    let paint = Paint { rest: colours.surface, pressed: colours.sunken };
    grid.spawn((node, control(LibraryAction::Open(game.id), paint), shadow, colours.outline()))
        .with_children(|card| {
            picture(card, ui, game, width - 2. * pad);
            let room = width - 2. * pad;
            let words = Node { width: px(room), padding: UiRect::horizontal(px(4)), ..column(2.) };
            if let Some((_, title)) = ui.view.library.naming().filter(|(id, _)| *id == game.id) {
                card.spawn(words).with_children(|words| {
                    field::draw(words, ui, Field::Title(game.id), title, LONGEST_TITLE);
                });
                let done = ui.say("setup-done");
                ui.button(card, Button::new(Weight::Secondary, "check", done, LibraryAction::Rename(None)));
                return;
            }
            card.spawn(words).with_children(|words| names(words, ui, game));
            if is_chosen {
                let node = Node {
                    justify_content: JustifyContent::SpaceBetween,
                    flex_wrap: FlexWrap::Wrap,
                    row_gap: px(4),
                    ..row(4.)
                };
                card.spawn(node).with_children(|acts| {
                    ui.icon_button(acts, "share", LibraryAction::Share(game.id));
                    ui.icon_button(acts, "picture", LibraryAction::Picture(game.id));
                    ui.icon_button(acts, "edit", LibraryAction::Rename(Some(game.id)));
                    ui.icon_button(acts, "trash", LibraryAction::Delete(game.id));
                    ui.icon_button(acts, "close", LibraryAction::Choose(None));
                });
                return;
            }
            card.spawn(Node { padding: UiRect::left(px(4)), ..row(6.) }).with_children(|line| {
                // What the player here can do stands out.
                let rests = match game.awaits() {
                    Some(awaits) => matches!(awaits, Awaits::Answer | Awaits::Nothing),
                    None => game.is_finished(),
                };
                let (role, ink) =
                    if rests { (Role::Small, colours.ink_2) } else { (Role::Caption, colours.accent_ink) };
                if !rests && !narrow {
                    ui.icon(line, "play", 16., ink);
                }
                let words = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..default() };
                line.spawn(words).with_children(|words| ui.text(words, role, ink, ui.words.standing(game)));
                ui.icon_button(line, "more", LibraryAction::Choose(Some(game.id)));
            });
        });
}

/// Draws the current position, on a background of equal height for all boards.
fn picture(card: &mut ChildSpawnerCommands, ui: &mut Ui<LibraryView>, game: &Summary, width: f32) {
    let height = (width * PICTURE).round();
    let colours = ui.colours();
    let node = Node {
        width: px(width),
        height: px(height),
        border_radius: BorderRadius::all(px(14)),
        justify_content: JustifyContent::Center,
        flex_shrink: 0.,
        ..row(0.)
    };
    card.spawn((node, BackgroundColor(colours.page))).with_children(|ground| {
        // A damaged record shows an empty background. Opening the match explains the error.
        let Ok(position) = game.position() else { return };
        let picture = Picture::of(&*position);
        let cells = picture.cells();
        let most = Vec2::new(width, height) - 16.;
        let cell = (most / cells).min_element();
        let pixels = (cells.x * cell * ui.viewport.scale).floor().max(1.);
        let image = picture.image(ui.art, ui.images, *ui.words.look, pixels as u32);
        let size = cells * pixels / cells.x / ui.viewport.scale;
        let node = Node {
            width: px(size.x),
            height: px(size.y),
            border_radius: BorderRadius::all(px(4)),
            ..default()
        };
        ground.spawn((ImageNode { image, ..default() }, node));
    });
}

/// Draws the title, the players, and the game with its rules.
fn names(words: &mut ChildSpawnerCommands, ui: &mut Ui<LibraryView>, game: &Summary) {
    let colours = ui.colours();
    let rules = game.setup.rules;
    let [first, second] = Side::BOTH.map(|side| ui.words.called(rules, game.player(side), side).into());
    let both = ui.words.language.format("home-both", &[("first", first), ("second", second)]);
    if game.title.is_empty() {
        ui.text(words, Role::Label, colours.ink, both);
    } else {
        ui.text(words, Role::Label, colours.ink, game.title.clone());
        ui.text(words, Role::Small, colours.ink_2, both);
    }
    let what = ui.words.game_by(rules);
    ui.text(words, Role::Small, colours.ink_2, what);
}

/// Draws the controls for export and import.
fn files(section: &mut ChildSpawnerCommands, ui: &mut Ui<LibraryView>, filter: Option<Game>) {
    let colours = ui.colours();
    let backups = &*ui.view.backups;
    let busy = ui.view.exchange.is_busy() || backups.is_busy();
    ui.card(section, |ui, card| {
        card.spawn(Node { padding: UiRect::all(px(13)), ..column(12.) }).with_children(|card| {
            ui.text(card, Role::Body, colours.ink_2, ui.say("library-files-line"));
            if backups.is_busy() {
                return ui.backup_progress(card, backups);
            }
            let node = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(12), ..row(12.) };
            card.spawn(node).with_children(|acts| {
                let save = ui.say("library-back-up");
                let save = Button::new(Weight::Secondary, "save", save, LibraryAction::BackUp);
                ui.button(acts, save.enabled(!busy));
                let open = ui.say("library-restore");
                let open = Button::new(Weight::Secondary, "folder", open, RecordAction::Open);
                ui.button(acts, open.enabled(!busy));
                if let Some(game) = filter {
                    let name = [("game", ui.words.game_name(game).into())];
                    let label = ui.words.language.format("library-collection", &name);
                    let all = Button::new(Weight::Secondary, "share", label, LibraryAction::Collection(game));
                    ui.button(acts, all.enabled(!busy));
                }
            });
        });
    });
}
