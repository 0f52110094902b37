//! The appearance of the games as a gallery: boards and pieces as pictures, for all games or for one.

use bevy::prelude::*;

use crate::app::board::Look;
use crate::app::board::picture::Picture;
use crate::app::screens::samples;
use crate::app::screens::settings::{SettingsView, WIDTH};
use crate::app::ui::widgets::Ui;
use crate::app::vocabulary::action::{Action, Setting};
use crate::app::vocabulary::looks::{ROOMS, board_in, boards, sets};
use crate::app::vocabulary::preferences::MarkColour;
use crate::rules::{Game, Piece, Rank, Side, Square};

/// Width of the picture in a tile in points.
const TILE: f32 = 96.;
/// Room around the picture in a tile, and between two tiles.
const GAP: f32 = 10.;

/// Width of the longest words of names in points, at the usual size of text, with the edges of a tile.
const WORD: f32 = 78.;

/// A tile of the gallery.
struct Choice {
    chosen: bool,
    label: String,
    picture: Picture,
    look: Look,
    action: Action,
}

/// Draws the appearance: the game, a preview, and the boards, pieces and marks to choose from.
pub(super) fn draw(page: &mut ChildSpawnerCommands, ui: &mut Ui<SettingsView>) {
    let styled = ui.view.styled.0;
    let shown = styled.unwrap_or(ui.view.styled.1);
    ui.section(page, "settings-look", |ui, section| {
        let all = (styled.is_none(), ui.say("library-all-games"), Setting::LookAt(None).into());
        let one = |game| (styled == Some(game), ui.words.game_name(game), Setting::LookAt(Some(game)).into());
        let games = std::iter::once(all).chain(Game::ALL.map(one)).collect();
        ui.chips(section, games);
        let width = ui.page_width(WIDTH);
        ui.mini_board(section, &preview(shown), width, 20., None);
    });
    ui.section(page, "settings-look-board", |ui, section| {
        let choices = match styled {
            Some(game) => choices(ui, (boards(game), BOARD_KEYS), &part(game), |at, look| {
                (look.with_board(game, at), Setting::Board(game, at))
            }),
            None => choices(ui, (&ROOMS, BOARD_KEYS), &part(shown), |room, look| {
                (in_room(look, room), Setting::Room(room))
            }),
        };
        tiles(section, ui, choices);
    });
    if let Some(game) = styled {
        ui.section(page, "settings-look-pieces", |ui, section| {
            let choices = choices(ui, (sets(game), SET_KEYS), &pieces(game), |at, look| {
                (look.with_set(game, at), Setting::Pieces(game, at))
            });
            tiles(section, ui, choices);
        });
    }
    ui.section(page, "settings-marks", |ui, section| {
        let look = *ui.words.look;
        let chips = MarkColour::ALL.map(|colour| {
            let key = match colour {
                MarkColour::Green => "colour-green",
                MarkColour::Blue => "colour-blue",
                MarkColour::Purple => "colour-purple",
            };
            (look.marks == colour, ui.say(key), Setting::Marks(colour).into())
        });
        ui.chips(section, chips.into());
    });
}

/// Returns a tile for each name: the part of a position in the look that its action chooses.
fn choices(
    ui: &Ui<SettingsView>,
    (names, keys): (&[&'static str], Keys),
    picture: &Picture,
    choose: impl Fn(usize, Look) -> (Look, Setting),
) -> Vec<Choice> {
    let now = *ui.words.look;
    let choice = |(at, name): (usize, &&'static str)| {
        let (look, setting) = choose(at, now);
        let label = ui.say(key(keys, name));
        Choice { chosen: look == now, label, picture: picture.clone(), look, action: setting.into() }
    };
    names.iter().enumerate().map(choice).collect()
}

/// Returns the look in a room, which is a board that every game has.
fn in_room(look: Look, room: usize) -> Look {
    Game::ALL.into_iter().fold(look, |look, game| look.with_board(game, board_in(game, ROOMS[room])))
}

/// Draws tiles in as many columns as there is room for.
fn tiles(section: &mut ChildSpawnerCommands, ui: &mut Ui<SettingsView>, choices: Vec<Choice>) {
    let width = ui.page_width(WIDTH);
    // The longest word of a name has room as well.
    let least = (TILE + 2. * GAP).max(WORD * ui.theme.text);
    let columns = ((width + GAP) / (least + GAP)).floor().max(1.);
    let tile = ((width - GAP * (columns - 1.)) / columns).floor();
    let grid = Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(GAP),
        row_gap: px(GAP),
        align_items: AlignItems::Stretch,
        ..default()
    };
    section.spawn(grid).with_children(|grid| {
        for Choice { chosen, label, picture, look, action } in choices {
            ui.board_option(grid, tile, (chosen, label), (&picture, look, TILE), action);
        }
    });
}

/// Message keys by names.
type Keys = &'static [(&'static str, &'static str)];

/// The message keys of boards by their names.
const BOARD_KEYS: Keys = &[
    ("classic", "board-classic"),
    ("walnut", "board-walnut"),
    ("green", "colour-green"),
    ("ash", "board-ash"),
    ("blue", "colour-blue"),
    ("kaya", "board-kaya"),
    ("bamboo", "board-bamboo"),
    ("lacquer", "board-lacquer"),
    ("teal", "board-teal"),
    ("graphite", "board-graphite"),
    ("birch", "board-birch"),
    ("linen", "board-linen"),
    ("night", "board-night"),
    ("slate", "board-slate"),
    ("felt", "board-felt"),
    ("paper", "board-paper"),
    ("contrast", "board-contrast"),
];

/// The message keys of sets of pieces by their names.
const SET_KEYS: Keys = &[
    ("black+red", "set-black-red"),
    ("black+white", "set-black-white"),
    ("red+white", "set-red-white"),
    ("classic", "set-classic"),
    ("navy", "set-navy"),
    ("jade", "set-jade"),
    ("wood", "set-wood"),
    ("ink", "set-ink"),
    ("slate", "set-slate"),
    ("flat", "set-flat"),
    ("glass", "set-glass"),
    ("agate", "set-agate"),
    ("red+yellow", "set-red-yellow"),
    ("plum+cream", "set-plum-cream"),
    ("coral+teal", "set-coral-teal"),
];

/// Returns the message key of a name. Tests find a name without a key.
fn key(keys: Keys, name: &str) -> &'static str {
    let found = keys.iter().find(|(known, _)| *known == name);
    debug_assert!(found.is_some(), "{name} has no key");
    found.map_or("board-classic", |(_, key)| key)
}

/// Returns the preview, a few squares of a game with all choices applied.
fn preview(game: Game) -> Picture {
    let mut picture = samples::picture(game);
    let grid = picture.rules.grid();
    let columns = grid.columns.min(8);
    picture.crop = Some(((grid.columns - columns) / 2, 2, columns, 3));
    if game == Game::Checkers {
        picture.selected = Some(Square(21));
        picture.dots = vec![Square(28), Square(30)];
    }
    picture
}

/// Returns the part of a position that a tile shows.
fn part(game: Game) -> Picture {
    let mut picture = samples::picture(game);
    let (column, row) = samples::corner(game);
    picture.dots.clear();
    picture.crop = Some((column, row, 4, 4));
    picture
}

/// Returns two pieces of each side, for the tile of a set.
fn pieces(game: Game) -> Picture {
    let mut picture = samples::picture(game);
    let grid = picture.rules.grid();
    let (column, row) = samples::corner(game);
    // On the diagonal with the dark squares.
    let (column, row) = (column, row + (column + row + 1) % 2);
    let of = |side, rank| Piece { side, rank };
    let king = if game.has_kings() { Rank::King } else { Rank::Man };
    let places = [(1, 0, of(Side::First, Rank::Man)), (0, 1, of(Side::Second, king))];
    let put = |(x, y, piece)| Some((grid.square(column + x, row + y)?, piece));
    picture.pieces = places.into_iter().filter_map(put).collect();
    (picture.dots, picture.last, picture.line) = (Vec::new(), None, Vec::new());
    picture.crop = Some((column, row, 2, 2));
    picture
}
