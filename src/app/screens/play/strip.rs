//! Player strips: name, count and side to move.

use bevy::prelude::*;

use crate::app::screens::play::{PlayView, choices};
use crate::app::screens::words::count;
use crate::app::state::clock;
use crate::app::theme::Role;
use crate::app::theme::layout::Detail;
use crate::app::ui::clock_face::ClockFace;
use crate::app::ui::widgets::{Ui, at, column, row};
use crate::play::Match;
use crate::rules::{Game, Points, Position, Side};

/// Minimum height of a strip with captured pieces below the name.
const HIGH: f32 = 82.;
/// Width of a captured piece.
const PIECE: f32 = 22.;
/// Part of a captured piece that the next one covers.
const OVERLAP: f32 = 0.4;
/// Room for the number of captured pieces and the gap before it.
const NUMBER: f32 = 30.;
/// Width of the padding, the avatar and the gaps of a strip.
const AROUND: f32 = 110.;
/// Width below which the score and the clock of a high strip stand below the name.
const NARROW: f32 = 340.;
/// Room for a name.
const NAME: f32 = 110.;
/// Room for a clock.
const CLOCK: f32 = 110.;

/// Draws a player's avatar, name and count. The strip has the colour of the accent on the player's turn,
/// and also while one player places the pieces of both sides.
pub(super) fn draw(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    game: &Match,
    side: Side,
    place: Rect,
    detail: Detail,
) {
    let colours = ui.colours();
    let acts = game.outcome().is_none() && game.counting().is_none() && game.acting_side() == side;
    let node = Node {
        padding: UiRect::axes(px(16), px(4)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(20)),
        ..row(16.)
    };
    let (ground, edge) =
        if acts { (colours.accent_soft, colours.accent) } else { (colours.surface, colours.line) };
    root.spawn((at(place, node), BackgroundColor(ground), BorderColor::all(edge))).with_children(|strip| {
        // Large text leaves room for the name and the clock only.
        let is_tight = ui.is_large() && game.setup().has_clocks();
        let size = if detail == Detail::Full && !is_tight { 50. } else { 38. };
        // On turn, the disc has the colour of the next piece, even if its owner is undecided.
        let colour = if acts { game.position().to_move() } else { side };
        ui.avatar(strip, game.player(side), game.setup().rules, colour, size);
        let ink = if acts { colours.accent_ink } else { colours.ink_2 };
        let line = if is_tight { String::new() } else { line(ui, game, side, acts, place.width()) };
        let name = ui.words.player(game, side);
        // A high strip shows the captured pieces below the name, a low one beside it.
        let is_high = place.height() >= HIGH && !ui.is_large();
        let is_stacked = is_high && game.setup().has_clocks() && place.width() < NARROW;
        let room = place.width() - AROUND - if game.setup().has_clocks() { CLOCK } else { 0. };
        let words = Node { min_width: px(0), flex_grow: 1., flex_basis: px(0), ..column(1.) };
        strip.spawn(words).with_children(|words| {
            ui.text(words, Role::Head, colours.ink, name);
            if is_stacked {
                let node = Node { justify_content: JustifyContent::SpaceBetween, ..row(8.) };
                words.spawn(node).with_children(|line| {
                    score(line, ui, game, side, Detail::Tight);
                    clock(line, ui, game, side, Detail::Tight);
                });
            } else if !line.is_empty() {
                ui.text(words, Role::Small, ink, line);
            }
            if is_high {
                captured(words, ui, game, side, if is_stacked { room + CLOCK } else { room });
            }
        });
        if !is_stacked {
            score(strip, ui, game, side, detail);
        }
        if !is_high {
            captured(strip, ui, game, side, room - NAME);
        }
        if !is_stacked {
            clock(strip, ui, game, side, detail);
        }
    });
}

/// Returns the line under the name.
fn line(ui: &Ui<PlayView>, game: &Match, side: Side, acts: bool, width: f32) -> String {
    let (view, words) = (ui.view, ui.words);
    let rules = game.setup().rules;
    let position = game.position();
    // Before the choice, no player owns a colour.
    let is_opening = choices::instruction(ui, game).is_some() || !game.choices().is_empty();
    let named =
        |key, side| words.language.format(key, &[("side", words.side(game.setup().rules, side).into())]);
    if acts && game.computer_to_act().is_some() && view.thinking.0 {
        return words.language.text("strip-thinks");
    }
    if acts && game.computer_to_act().is_some() {
        return words.language.format("strip-computers-turn", &[("side", words.side(rules, side).into())]);
    }
    if acts && !game.player(side).is_here() {
        return words.side(rules, side);
    }
    if acts {
        return match (is_opening, game.choices().is_empty()) {
            (_, false) => words.language.text("strip-choice"),
            (true, true) => named("strip-stone", position.to_move()),
            (false, true) => named("strip-turn", side),
        };
    }
    match rules.game() {
        _ if is_opening => String::new(),
        // With large text, the side fills the line.
        Game::Checkers | Game::Hexdame if !ui.is_large() || width >= 520. => {
            let pieces = count(count_pieces(position, side));
            words.language.format(
                "strip-pieces",
                &[("side", words.side(game.setup().rules, side).into()), ("count", pieces)],
            )
        }
        _ => words.komi(rules, side).unwrap_or_else(|| words.side(game.setup().rules, side)),
    }
}

/// Draws a player's remaining time. A bell marks low time, because colour alone is not
/// sufficient.
fn clock(strip: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, side: Side, detail: Detail) {
    let Some(reading) = game.clock(side) else { return };
    let colours = ui.colours();
    let low = ui.view.clocks.is_low[side.index()] && game.outcome().is_none();
    let runs = ui.view.clocks.running == Some(side);
    let ink = match (low, runs) {
        (true, _) => colours.danger,
        (false, true) => colours.ink,
        (false, false) => colours.ink_2,
    };
    let player = if game.position().swapped() { side.other() } else { side };
    let over = game.setup().control(player).and_then(|control| ui.words.overtime(control, &reading));
    let node = Node { flex_shrink: 0., align_items: AlignItems::End, ..column(0.) };
    strip.spawn(node).with_children(|clock| {
        clock.spawn(row(6.)).with_children(|line| {
            if low {
                ui.icon(line, "bell", 20., ink);
            }
            let role = if detail == Detail::Full && !ui.is_large() { Role::Count } else { Role::Title };
            ui.clock(line, role, ink, ClockFace(side), clock::face(&reading));
        });
        if let Some(over) = over {
            ui.text(clock, Role::Caption, colours.ink_2, over);
        }
    });
}

/// Draws the number of discs in reversi.
fn score(strip: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, side: Side, detail: Detail) {
    let rules = game.setup().rules;
    if rules.game() != Game::Reversi {
        return;
    }
    let (disc, role) = if detail == Detail::Full { (30., Role::Count) } else { (24., Role::Title) };
    strip.spawn(Node { flex_shrink: 0., ..row(12.) }).with_children(|score| {
        ui.disc(score, rules, side, disc);
        // Room for two digits keeps the disc in place.
        let room = Node { min_width: px(40), justify_content: JustifyContent::End, ..default() };
        score.spawn(room).with_children(|room| {
            ui.text(room, role, ui.colours().ink, count_pieces(game.position(), side).to_string());
        });
    });
}

/// Returns the number of pieces that a side has captured.
fn captures(game: &Match, side: Side) -> usize {
    let (other, position) = (side.other(), game.position());
    match game.setup().rules.game() {
        Game::Checkers | Game::Hexdame => {
            count_pieces(game.start(), other).saturating_sub(count_pieces(position, other))
        }
        Game::Go => {
            let Points(prisoners) = position.points().unwrap_or_default();
            usize::try_from(prisoners[side.index()] / 2).unwrap_or(0)
        }
        Game::Reversi | Game::Gomoku | Game::ConnectFour | Game::Four | Game::Hex => 0,
    }
}

/// Draws the captured pieces in an overlapping row of at most this width, and their number.
fn captured(parent: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, game: &Match, side: Side, width: f32) {
    let number = captures(game, side);
    if number == 0 {
        return;
    }
    let step = PIECE * (1. - OVERLAP);
    let room = ((width - NUMBER * ui.theme.text - PIECE) / step).max(0.) as usize + 1;
    parent.spawn(Node { flex_shrink: 0., ..row(8.) }).with_children(|line| {
        line.spawn(row(-PIECE * OVERLAP)).with_children(|pieces| {
            for _ in 0..number.min(room) {
                ui.disc(pieces, game.setup().rules, side.other(), PIECE);
            }
        });
        ui.text(line, Role::Label, ui.colours().ink, number.to_string());
    });
}

/// Returns the number of pieces of a side.
fn count_pieces(position: &dyn Position, side: Side) -> usize {
    let pieces = position.grid().squares().filter_map(|square| position.piece(square));
    pieces.filter(|piece| piece.side == side).count()
}
