//! Contrast tests. They measure the rendered pixels of pieces and marks against the board below
//! them and require 3:1 (WCAG 2, section 1.4.11) for every board, set of pieces and theme.

use bevy::prelude::*;

use crate::app::board::drawings::{self, Part};
use crate::app::board::form::Form;
use crate::app::board::look::{self, Look};
use crate::app::device::art::{Layer, rasterise};
use crate::app::vocabulary::looks;
use crate::app::vocabulary::preferences::MarkColour;
use crate::rules::{Game, Piece, Rank, Rules, Side, Square, go, gomoku};

/// Width of a square in pixels.
const CELL: f32 = 40.;

/// An image with straight (not premultiplied) alpha in RGBA.
struct Pixels {
    width: usize,
    data: Vec<[u8; 4]>,
}

fn draw(svg: String, size: Vec2) -> Pixels {
    let layer = Layer { svg, area: Rect::from_corners(Vec2::ZERO, size), turn: 0. };
    let image = rasterise("test", &[layer], size.as_uvec2()).expect("a picture");
    let data = image.data.expect("its pixels");
    Pixels { width: size.x as usize, data: data.chunks_exact(4).map(|p| [p[0], p[1], p[2], p[3]]).collect() }
}

/// Returns the relative luminance of a colour as defined by WCAG 2.
fn luminance([red, green, blue]: [u8; 3]) -> f32 {
    let linear = |channel: u8| {
        let channel = f32::from(channel) / 255.;
        if channel <= 0.03928 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

fn contrast(a: f32, b: f32) -> f32 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Returns the boards to test: the smallest board of every family.
fn boards() -> Vec<Rules> {
    let gomoku = gomoku::Rules::new(9, gomoku::Winning::FreeStyle, gomoku::Opening::Free);
    Game::ALL
        .into_iter()
        .map(|game| match game {
            Game::Go => Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)),
            Game::Gomoku => Rules::Gomoku(gomoku.expect("nine lines")),
            _ => game.presets()[0].rules,
        })
        .collect()
}

/// Returns every combination of board, set of pieces and theme of a game.
fn looks(game: Game) -> impl Iterator<Item = Look> {
    let sets = looks::sets(game).len();
    grounds(game).flat_map(move |(board, look)| (0..sets).map(move |set| look.with(game, board, set)))
}

/// Returns every board of a game in both themes.
fn grounds(game: Game) -> impl Iterator<Item = (usize, Look)> {
    [false, true].into_iter().flat_map(move |dark| {
        (0..looks::boards(game).len()).map(move |board| {
            let mut look = Look::default().with(game, board, 0);
            look.dark = dark;
            (board, look)
        })
    })
}

/// Returns the luminance of the mean colour of every playable square.
fn squares(rules: Rules, look: Look) -> Vec<(Square, f32)> {
    let form = Form::of(rules);
    let board = draw(drawings::board(Part::Board, look, rules, form, CELL), form.size() * CELL);
    let is_played_on = |square: &Square| match rules {
        Rules::Checkers(_) => {
            let (column, row) = form.grid.place(*square);
            (column + row) % 2 == 1
        }
        _ => true,
    };
    form.grid
        .squares()
        .filter(is_played_on)
        .map(|square| {
            // Of a hexagon, the square inside the circle inside it.
            let size = if form.grid.is_hexagonal() { Vec2::splat(0.8) } else { form.extent };
            let side = size.x * CELL - 6.;
            let corner = (form.centre(square) + form.frame - size / 2.) * CELL + 3.;
            let (left, top) = (corner.x as usize, corner.y as usize);
            let side = side as usize;
            let mut sum = [0_u32; 3];
            for y in 0..side {
                for x in 0..side {
                    let pixel = board.data[(top + y) * board.width + left + x];
                    for (sum, channel) in sum.iter_mut().zip(pixel) {
                        *sum += u32::from(channel);
                    }
                }
            }
            let count = (side * side) as u32;
            (square, luminance(sum.map(|sum| (sum / count) as u8)))
        })
        .collect()
}

/// Returns the different luminances of the squares, among them the least and the greatest. A mark with
/// enough contrast to two tones also has it to every similar one between them.
fn tones(squares: &[(Square, f32)]) -> Vec<f32> {
    let mut all: Vec<f32> = squares.iter().map(|(_, tone)| *tone).collect();
    all.sort_by(f32::total_cmp);
    let greatest = all.last().copied();
    let mut tones: Vec<f32> = Vec::new();
    for tone in all {
        if tones.last().is_none_or(|&last| contrast(last, tone) > 1.3) {
            tones.push(tone);
        }
    }
    tones.into_iter().chain(greatest).collect()
}

/// Returns the fraction of the opaque pixels with a contrast of at least 3:1 to a ground.
fn part_that_stands_out(drawn: &Pixels, ground: f32) -> f32 {
    let solid = drawn.data.iter().filter(|pixel| pixel[3] > 230);
    let (mut all, mut out) = (0., 0.);
    for &[red, green, blue, _] in solid {
        all += 1.;
        out += f32::from(contrast(luminance([red, green, blue]), ground) >= 3.);
    }
    if all > 0. { out / all } else { 0. }
}

fn pieces(game: Game) -> impl Iterator<Item = Piece> {
    let ranks: &[Rank] = if game.has_kings() { &[Rank::Man, Rank::King] } else { &[Rank::Man] };
    Side::BOTH.into_iter().flat_map(|side| ranks.iter().map(move |&rank| Piece { side, rank }))
}

fn draw_piece(rules: Rules, look: Look, piece: Piece) -> Pixels {
    let name = look.piece(rules, piece, Square(0));
    draw(drawings::piece(&name).to_owned(), Vec2::splat(2. * CELL))
}

#[test]
fn every_piece_stands_out_on_every_board() {
    for rules in boards() {
        let game = rules.game();
        for (board, ground) in grounds(game) {
            let tones = tones(&squares(rules, ground));
            for set in 0..looks::sets(game).len() {
                let look = ground.with(game, board, set);
                for piece in pieces(game) {
                    let drawn = draw_piece(rules, look, piece);
                    for &tone in &tones {
                        let part = part_that_stands_out(&drawn, tone);
                        // On a red man only the ivory ring has this contrast, a ninth of its
                        // area. On a white stone only the rim has it, and one pixel in forty is
                        // fully dark.
                        let name = look.piece(rules, piece, Square(0));
                        let least = if name.contains("white") { 0.015 } else { 0.09 };
                        assert!(
                            part > least,
                            "{name} on {} of {game:?}: only {part:.3} of it has the contrast to {tone:.2}",
                            look.board(game)
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn the_two_sides_differ_in_grey() {
    for rules in boards() {
        let game = rules.game();
        for look in looks(game) {
            let [one, other] =
                Side::BOTH.map(|side| mean(&draw_piece(rules, look, Piece { side, rank: Rank::Man })));
            let names = Side::BOTH.map(|side| look.colour(rules, side).name());
            // The ivory ring distinguishes red from black, star and ring distinguish red from
            // yellow.
            let least = if look.set(game) == "black+red" { 1.4 } else { 1.8 };
            let contrast = contrast(one, other);
            assert!(contrast >= least, "{names:?}: the contrast is only {contrast:.2}");
        }
    }
}

/// Returns the mean luminance of the drawn pixels.
fn mean(drawn: &Pixels) -> f32 {
    let solid = drawn.data.iter().filter(|pixel| pixel[3] > 230);
    let (sum, count) = solid.fold((0., 0.), |(sum, count), &[red, green, blue, _]| {
        (sum + luminance([red, green, blue]), count + 1.)
    });
    sum / f32::max(count, 1.)
}

#[test]
fn every_mark_stands_out_on_every_board() {
    for rules in boards() {
        let game = rules.game();
        let marks: &[&str] = match game {
            Game::Checkers => {
                &["selected", "dot", "must_capture", "last", "refused", "ring", "focus", "arrow"]
            }
            Game::Reversi => &["dot_dark", "dot_light", "refused", "focus"],
            Game::Go => &["refused", "focus", "territory_black", "territory_white"],
            Game::Gomoku => &["refused", "focus", "forbidden", "line"],
            Game::ConnectFour => &[],
            Game::Four => &["dot_small", "refused", "focus", "line"],
            Game::Hexdame => &[
                "selected_hexagon",
                "dot",
                "last_hexagon",
                "refused",
                "focus_hexagon",
                "hint",
                "must_capture",
                "ring",
            ],
            Game::Hex => &["refused", "focus_hexagon", "line"],
        };
        for (_, ground) in grounds(game) {
            let tones = tones(&squares(rules, ground));
            for colour in MarkColour::ALL {
                let mut look = ground;
                look.marks = colour;
                for name in marks {
                    let long = matches!(*name, "arrow" | "line");
                    let size = Vec2::new(2., if long { 2. * drawings::ARROW } else { 2. }) * CELL;
                    let drawn = draw(drawings::mark(name, look, 1.), size);
                    for &tone in &tones {
                        let part = part_that_stands_out(&drawn, tone);
                        // The halo of a dot and the edge of an arrow have the contrast.
                        assert!(
                            part > 0.12,
                            "{name} in {colour:?} on {}: only {part:.2} of it has the contrast",
                            look.board(game)
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn the_focus_stands_out_on_every_colour() {
    for (_, look) in grounds(Game::Checkers) {
        let drawn = draw(drawings::mark("focus", look, 1.), Vec2::splat(2. * CELL));
        let solid: Vec<f32> = drawn
            .data
            .iter()
            .filter(|pixel| pixel[3] > 230)
            .map(|&[red, green, blue, _]| luminance([red, green, blue]))
            .collect();
        let [dim, bright] =
            [solid.iter().copied().fold(1., f32::min), solid.iter().copied().fold(0., f32::max)];
        // If two tones differ by 9:1, one of them differs by 3:1 from any third tone, including
        // pieces.
        assert!(contrast(dim, bright) >= 9., "the contrast is only {:.1}", contrast(dim, bright));
        for tone in [dim, bright] {
            let part = solid.iter().filter(|seen| contrast(**seen, tone) >= 3.).count() as f32;
            assert!(part / solid.len() as f32 > 0.12, "both colours should be large enough");
        }
    }
}

#[test]
fn every_mark_on_a_piece_stands_out() {
    for rules in boards() {
        let game = rules.game();
        for look in looks(game) {
            for piece in pieces(game) {
                let mut marks = match (game, piece.side) {
                    (Game::Checkers | Game::Hexdame, _) => vec!["taken"],
                    (Game::Reversi, Side::First) => vec!["turns_on_dark"],
                    (Game::Reversi, Side::Second) => vec!["turns_on_light"],
                    (Game::ConnectFour, _) => vec!["shine"],
                    _ => vec!["dead"],
                };
                marks.extend(crate::app::board::picture::last_on(rules, piece));
                let under = draw_piece(rules, look, piece);
                for name in marks {
                    let mark = draw(drawings::mark(name, look, 1.), Vec2::splat(2. * CELL));
                    // The face of the piece lies above the middle of the square, and the mark
                    // lies on the face.
                    let up = (look::face_height(game, piece.rank) * 2. * CELL).round() as usize * under.width;
                    let pairs = mark.data[up..].iter().zip(&under.data);
                    let (mut all, mut out) = (0., 0.);
                    for (over, under) in pairs.filter(|(over, under)| over[3] > 230 && under[3] > 230) {
                        let [over, under] = [over, under].map(|p| luminance([p[0], p[1], p[2]]));
                        all += 1.;
                        out += f32::from(contrast(over, under) >= 3.);
                    }
                    let piece = look.piece(rules, piece, Square(0));
                    assert!(
                        out / all > 0.25,
                        "{name} on {piece}: only {:.2} of it has the contrast",
                        out / all
                    );
                }
            }
        }
    }
}

#[test]
fn the_test_detects_a_mark_in_the_colour_of_the_square() {
    let rules = Game::Checkers.presets()[0].rules;
    let (_, ground) = squares(rules, Look::default())[0];
    let tint = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="40" fill="#9BC700"/></svg>"##;
    assert!(part_that_stands_out(&draw(tint.to_owned(), Vec2::splat(CELL)), ground) < 0.12);
}
