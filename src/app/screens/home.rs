//! Home screen: the match in progress and the tiles for a new game.

use bevy::prelude::*;

use crate::app::board::picture::Picture;
use crate::app::device::viewport::WidthClass;
use crate::app::screens::words::count;
use crate::app::screens::{ScreenArea, screen};
use crate::app::screens::{lessons, safe_start, samples};
use crate::app::state::library::Library;
use crate::app::state::safe_start::SafeStart;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Button, Ui, Weight, column, control, row};
use crate::app::vocabulary::action::{Action, GoTo};
use crate::app::vocabulary::notice::{Notice, StatusLine};
use crate::app::vocabulary::screen::Screen;
use crate::play::Match;
use crate::rules::{Game, Side};

/// Width in points of the card with the match in progress if it stands beside the tiles.
const RESUME: f32 = 344.;
/// Gap between that card and the tiles.
const ACROSS: f32 = 40.;
/// Least width in points, at the usual size of text, of the button that resumes a match.
const ACT: f32 = 140.;
/// Least width in points at which the buttons of the bar have labels.
const LABELLED: f32 = 960.;
/// Corner radius of a tile.
const RADIUS: f32 = 24.;

screen! {
    /// Resources that the home screen shows.
    HomeView on Screen::Home in ScreenArea::SafeArea => plugin {
        library: Library,
        message: StatusLine,
        safe_start: SafeStart,
        session: Session,
        settings: Settings,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<HomeView>) {
    let compact = ui.viewport.width_class() == WidthClass::Compact;
    let wide = ui.viewport.is_landscape() && !compact;
    let margin = if compact { 16. } else { 40. };
    let bar = Node {
        min_height: px(if compact { 64 } else { 88 }),
        flex_shrink: 0.,
        padding: UiRect::axes(px(margin), px(4)),
        justify_content: JustifyContent::SpaceBetween,
        ..row(12.)
    };
    root.spawn(bar).with_children(|bar| {
        let role = match compact {
            true if ui.is_large() => Role::Head,
            true => Role::Title,
            false => Role::Display,
        };
        ui.text(bar, role, ui.colours().ink, ui.say("app-name"));
        let spare = Node { flex_grow: 1., ..default() };
        bar.spawn(spare);
        let is_narrow = ui.is_large() || ui.viewport.safe_area().width() < LABELLED;
        for (icon, key, to) in [
            ("puzzle", "puzzles", GoTo::Puzzles),
            ("players", "players", GoTo::Players),
            ("library", "library", GoTo::Library),
            ("settings", "settings", GoTo::Settings),
        ] {
            if is_narrow {
                ui.icon_button(bar, icon, to);
            } else {
                let label = ui.say(key);
                ui.button(bar, Button::new(Weight::Quiet, icon, label, to));
            }
        }
    });
    let room = ui.viewport.safe_area().width();
    let widest = match ui.viewport.width_class() {
        _ if wide => 1200.,
        WidthClass::Expanded => 960.,
        _ => 720.,
    };
    ui.page(root, widest, |ui, page| {
        let across = Node { align_items: AlignItems::Start, ..row(ACROSS) };
        let down = column(28.);
        page.spawn(if wide { across } else { down }).with_children(|all| {
            // The page has the same margins.
            let mut left = (room - if compact { 32. } else { 64. }).min(widest);
            let mut above = 0.;
            if let Some(game) = ui.view.session.game() {
                if wide {
                    left -= RESUME + ACROSS;
                } else {
                    above = match compact {
                        true if unfinished(ui, game) > 0 => 256.,
                        true => 200.,
                        false => 276.,
                    };
                }
                let width = if wide { px(RESUME) } else { auto() };
                all.spawn(Node { width, flex_shrink: 0., ..default() })
                    .with_children(|room| resume(room, ui, game, wide || (compact && ui.is_large())));
            }
            let offers = is_lesson_offered(ui.view);
            if offers {
                above += if compact { 150. } else { 100. };
            }
            let layout = Tiles::of(ui, left, above, wide);
            all.spawn(Node { width: px(left), flex_shrink: 0., ..column(24.) }).with_children(|games| {
                if ui.view.safe_start.is_safe() {
                    let safe_start = &ui.view.safe_start;
                    safe_start::card(games, ui, safe_start);
                }
                if offers {
                    lessons::offer(games, ui);
                }
                ui.section(games, "home-new-game", |ui, section| tiles(section, ui, layout));
            });
        });
    });
    notice(root, ui);
}

/// Draws a notice that precedes play, for example about a damaged file.
fn notice(root: &mut ChildSpawnerCommands, ui: &mut Ui<HomeView>) {
    let Some(said) = &ui.view.message.0 else { return };
    let words = ui.words.said(said, ui.view.session.game());
    let (is_update, warns) = (*said == Notice::UpdateReady, said.warns());
    ui.banners(root, |ui, place| {
        ui.closable_banner(place, warns, words, |ui, row| {
            if is_update {
                let label = ui.say("update-now");
                ui.button(row, Button::new(Weight::Primary, "later", label, Action::Update));
            }
        });
    });
}

/// Returns the number of unfinished matches besides the current one.
fn unfinished(ui: &Ui<HomeView>, on_the_table: &Match) -> usize {
    ui.view.library.unfinished_beside(Some(on_the_table.id()))
}

/// Draws the card of the match in progress: its picture, its players and the button to continue
/// it.
fn resume(parent: &mut ChildSpawnerCommands, ui: &mut Ui<HomeView>, game: &Match, tall: bool) {
    let colours = ui.colours();
    let room = ui.viewport.safe_area().width();
    let compact = ui.viewport.width_class() == WidthClass::Compact;
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
    parent.spawn((card, BackgroundColor(colours.surface), shadow, colours.outline())).with_children(|card| {
        let picture = Picture::of(game.position());
        // A Go board is higher than it is wide. Its picture is as high as the picture of a
        // square board.
        let cells = picture.cells();
        let most = if tall { (room - 72.).min(RESUME - 40.) } else { (room * 0.36).clamp(96., 196.) };
        let width = (most * (cells.x / cells.y).min(1.)).round();
        card.spawn(Node {
            width: px(most),
            flex_shrink: 0.,
            justify_content: JustifyContent::Center,
            ..row(0.)
        })
        .with_children(|room| ui.mini_board(room, &picture, width, 8., None));
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
                            ui.avatar(faces, player, game.setup().rules, side, 44.);
                        }
                    });
                }
                let [first, second] = Side::BOTH.map(|side| ui.words.player(game, side));
                let both = ui
                    .words
                    .language
                    .format("home-both", &[("first", first.into()), ("second", second.into())]);
                ui.text(words, if compact { Role::Head } else { Role::Title }, colours.ink, both);
                let what = ui.words.game_by(game.setup().rules);
                ui.text(words, Role::Small, colours.ink_2, what);
                ui.text(words, Role::Small, colours.ink_2, ui.words.state(game));
            });
            let key = if game.outcome().is_some() { "home-look" } else { "home-resume" };
            let label = ui.say(key);
            let is_column = compact || tall;
            // Large letters need a line for each button.
            let line = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(8), ..row(8.) };
            side.spawn(if is_column { column(8.) } else { line }).with_children(|acts| {
                let resume = Button::new(Weight::Primary, "play", label, GoTo::Resume);
                if is_column {
                    ui.button(acts, resume);
                } else {
                    let basis = px(ACT * ui.theme.text);
                    let node = Node { flex_grow: 1., flex_basis: basis, min_width: px(0), ..row(0.) };
                    acts.spawn(node).with_children(|place| ui.button(place, resume.grow(1.)));
                }
                let others = unfinished(ui, game);
                if others > 0 {
                    let label = ui.words.language.format("home-unfinished", &[("count", count(others))]);
                    ui.button(acts, Button::new(Weight::Quiet, "library", label, GoTo::Library));
                }
            });
        });
    });
}

/// Layout of the tiles.
#[derive(Clone, Copy, Debug)]
struct Tiles {
    /// Gap between two tiles in points.
    gap: f32,
    /// Width of a tile in points.
    width: f32,
    /// Ratio of height to width of the picture.
    ratio: f32,
}

impl Tiles {
    /// Returns the layout for this width, below a card of this height, in points.
    fn of(ui: &Ui<HomeView>, room: f32, resume: f32, wide: bool) -> Tiles {
        let compact = ui.viewport.width_class() == WidthClass::Compact;
        let gap = if compact { 12. } else { 20. };
        let columns = match room / ui.theme.text {
            room if wide && room >= 700. => 4_u8,
            room if room >= 760. => 3,
            room if room >= 320. => 2,
            _ => 1,
        };
        let gaps = gap * (f32::from(columns) - 1.);
        let width = ((room - gaps) / f32::from(columns)).floor();
        // At this height, all games fit without scrolling. It leaves room for the content above
        // the tiles and the name under each picture.
        let rows = Game::ALL.len().div_ceil(columns.into()) as f32;
        let above = if compact { 136. } else { 160. };
        let room = ui.viewport.safe_area().height() - above - resume - gap * (rows - 1.);
        let (least, most) = if wide { (0.4, 1.) } else { (if compact { 0.4 } else { 0.46 }, 0.8) };
        let ratio = ((room / rows - 72.) / width).clamp(least, most);
        Tiles { gap, width, ratio }
    }
}

/// Draws a tile for each game.
fn tiles(parent: &mut ChildSpawnerCommands, ui: &mut Ui<HomeView>, tiles: Tiles) {
    let gap = tiles.gap;
    // Tiles in a row have the same height, even if the words of one of them take two lines.
    let node = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(gap), ..row(gap) };
    parent.spawn(Node { align_items: AlignItems::Stretch, ..node }).with_children(|parent| {
        for game in Game::ALL {
            tile(parent, ui, game, tiles);
        }
    });
}

/// Draws the tile of a game: its picture, its name and what it is.
fn tile(parent: &mut ChildSpawnerCommands, ui: &mut Ui<HomeView>, game: Game, tiles: Tiles) {
    let colours = ui.colours();
    let width = tiles.width;
    let narrow = width < 220.;
    let node = Node { width: px(width), border_radius: BorderRadius::all(px(RADIUS)), ..column(0.) };
    let shadow = BoxShadow::new(colours.shadow, px(0), px(6), px(0), px(20));
    let paint = Paint { rest: colours.surface, pressed: colours.sunken };
    parent.spawn((node, control(GoTo::Setup(game), paint), shadow, colours.outline())).with_children(
        |tile| {
            // In a safe start no board is drawn.
            if !ui.view.safe_start.holds() {
                art(tile, ui, game, tiles);
            }
            let line = Node {
                min_height: px(if narrow { 60 } else { 72 }),
                padding: UiRect::axes(px(if narrow { 14 } else { 20 }), px(8)),
                justify_content: JustifyContent::SpaceBetween,
                ..row(8.)
            };
            tile.spawn(line).with_children(|line| {
                // A fixed width is needed: the first layout pass would otherwise measure the
                // text with one word per line.
                let room = width - if narrow { 28. } else { 70. };
                line.spawn(Node { width: px(room), ..column(1.) }).with_children(|words| {
                    ui.text(words, Role::Head, colours.ink, ui.words.game_name(game));
                    ui.text(words, Role::Small, colours.ink_2, ui.words.game_line(game));
                });
                if !narrow {
                    ui.icon(line, "chevron", 22., colours.ink_2);
                }
            });
        },
    );
}

/// Draws the picture at the top of a tile: a crop of a board in the middle of a game.
fn art(tile: &mut ChildSpawnerCommands, ui: &mut Ui<HomeView>, game: Game, tiles: Tiles) {
    let mut picture = samples::picture(game);
    let (left, top) = samples::corner(game);
    // Few columns make the pieces large.
    let (left, columns) = match tiles.ratio {
        ..=0.66 => (left, 6),
        ..=0.8 => (left, 5),
        _ => (left + 1, 4),
    };
    // So many rows that the crop is at least as high as the picture of the tile.
    for rows in 4..=picture.form().grid.rows - top {
        picture.crop = Some((left, top, columns, rows));
        if picture.cells().y >= f32::from(columns) * tiles.ratio {
            break;
        }
    }
    // The image is cropped to its centre and has the rounded corners of the tile, because a
    // node cannot clip to rounded corners. A block of hexagons is wider than its columns.
    let seen = (Vec2::new(1., tiles.ratio) * tiles.width * ui.viewport.scale).round().max(Vec2::ONE);
    let whole = (picture.cells() * seen.x / f32::from(columns)).round();
    let seen = seen.min(whole);
    let image = picture.image(ui.art, ui.images, *ui.words.look, whole.x as u32);
    let corner = ((whole - seen) / 2.).floor();
    let rect = Rect::from_corners(corner, corner + seen);
    tile.spawn((
        ImageNode { image, rect: Some(rect), ..default() },
        Node {
            width: px(tiles.width),
            height: px(tiles.width * seen.y / seen.x),
            flex_shrink: 0.,
            border_radius: BorderRadius::top(px(RADIUS)),
            ..default()
        },
    ));
}

/// Returns `true` at the first start: nothing was played or learned, and no offer of a
/// lesson was declined.
fn is_lesson_offered(view: &HomeView) -> bool {
    let settings = &view.settings;
    let is_new = view.session.game().is_none() && view.library.all().next().is_none();
    // In a safe start neither was read.
    is_new
        && !view.safe_start.is_safe()
        && !view.library.is_busy()
        && settings.learned.is_empty()
        && !settings.no_lessons
}
