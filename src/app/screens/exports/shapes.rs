//! Shapes on the pictures that players share.

use bevy::color::Srgba;
use bevy::prelude::*;

use crate::app::device::art::Layer;
use crate::app::device::assets;
use crate::app::ui::widgets::{ground_of, icon_of, level_picture};
use crate::play::Player;

/// Returns a drawing that fills a square about its middle.
pub(super) fn square(svg: String, middle: Vec2, size: f32) -> Layer {
    Layer { svg, area: Rect::from_center_size(middle, Vec2::splat(size)), turn: 0. }
}

/// Returns a filled circle.
pub(super) fn disc(colour: Color, middle: Vec2, size: f32) -> Layer {
    let colour = hex(colour);
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><circle cx="1" cy="1" r="1" fill="{colour}"/></svg>"#
    );
    square(svg, middle, size)
}

/// Returns a filled rectangle with round corners.
pub(super) fn block(colour: Color, area: Rect, corner: f32) -> Layer {
    let (colour, width, height) = (hex(colour), area.width(), area.height());
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><rect width="{width}" height="{height}" rx="{corner}" fill="{colour}"/></svg>"#
    );
    Layer { svg, area, turn: 0. }
}

/// Returns a player's avatar, or the face of the computer's level.
pub(super) fn portrait(player: &Player, middle: Vec2, size: f32) -> Vec<Layer> {
    match player.computer {
        Some(level) => vec![square(assets::picture(level_picture(level)).to_owned(), middle, size)],
        None => vec![
            disc(ground_of(player.avatar), middle, size),
            square(assets::icon(icon_of(player)).to_owned(), middle, size * 0.54),
        ],
    }
}

/// Returns a colour as SVG has it, without transparency.
fn hex(colour: Color) -> String {
    let Srgba { red, green, blue, .. } = colour.to_srgba();
    Srgba::rgb(red, green, blue).to_hex()
}
