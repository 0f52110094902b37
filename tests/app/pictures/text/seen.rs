//! The texts and icons on the screen, and their pixels.

use bevy::color::{ColorToPacked, Luminance};
use bevy::image::Image;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy::text::{PositionedGlyph, TextLayoutInfo};
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use image::RgbImage;
use parlour::app::board::Label;
use parlour::app::device::viewport::Viewport;
use parlour::app::vocabulary::action::Disabled;

use crate::harness::Player;

/// The two kinds of elements, which differ in the contrast that they need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Text,
    Mark,
}

/// An element on the screen.
pub(super) struct Seen {
    pub kind: Kind,
    pub name: String,
    /// The area of its letters in pixels.
    pub area: Rect,
    /// Size of the letters in points, of labels on the board.
    pub size: f32,
    /// The colour that it should have where a letter covers a pixel.
    pub ink: Color,
    /// The number of pixels that its letters cover.
    pub covered: f32,
}

/// Returns the area of letters around their origin.
fn bounds(glyphs: &[PositionedGlyph]) -> Option<Rect> {
    glyphs
        .iter()
        .filter(|glyph| glyph.atlas_info.rect.size().min_element() > 0.)
        .map(|glyph| Rect::from_center_size(glyph.position, glyph.atlas_info.rect.size()))
        .reduce(|all, glyph| all.union(glyph))
}

/// Returns the number of pixels that letters cover.
fn covered(glyphs: &[PositionedGlyph], images: &Assets<Image>) -> f32 {
    let of_glyph = |glyph: &PositionedGlyph| {
        let image = images.get(glyph.atlas_info.texture).expect("an atlas");
        let (data, width) = (image.data.as_ref().expect("its pixels"), image.width());
        let area = glyph.atlas_info.rect.as_urect();
        let alphas = (area.min.y..area.max.y).flat_map(|y| (area.min.x..area.max.x).map(move |x| (x, y)));
        alphas.map(|(x, y)| f32::from(data[4 * (y * width + x) as usize + 3]) / 255.).sum::<f32>()
    };
    glyphs.iter().map(of_glyph).sum()
}

/// The ground around letters that is measured with them, in pixels. Letters alone can cover more than a half.
const AROUND: f32 = 2.;
/// The part of an element that has to be in view.
const IN_VIEW: f32 = 0.9;

/// Returns the texts and icons of the interface that are in view and can be used.
pub(super) fn all(player: &mut Player) -> Vec<Seen> {
    let world = player.app.world_mut();
    let mut disabled = world.query_filtered::<Entity, With<Disabled>>();
    let disabled: Vec<Entity> = disabled.iter(world).collect();
    let mut query = world.query::<(
        Entity,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        Option<&CalculatedClip>,
        Option<(&Text, &TextLayoutInfo, &TextColor)>,
        Option<&ImageNode>,
    )>();
    let images = world.resource::<Assets<Image>>();
    let window = world.resource::<Viewport>().size;
    let mut found = Vec::new();
    for (entity, node, place, visible, clip, text, picture) in query.iter(world) {
        let (kind, name, area, ink, glyphs) = match (text, picture) {
            (Some((text, layout, colour)), _) => {
                let Some(area) = bounds(&layout.glyphs) else { continue };
                let area =
                    Rect { min: area.min + node.content_box().min, max: area.max + node.content_box().min };
                (Kind::Text, text.0.clone(), area, colour.0, layout.glyphs.as_slice())
            }
            (None, Some(picture)) if is_icon(images.get(&picture.image)) => {
                let area = Rect::from_center_size(Vec2::ZERO, node.size());
                (Kind::Mark, "icon".to_owned(), area, picture.color, [].as_slice())
            }
            _ => continue,
        };
        let is_off = |entity| disabled.contains(&entity);
        let mut ancestors =
            std::iter::successors(Some(entity), |&at| Some(world.get::<ChildOf>(at)?.parent()));
        if !visible.get() || ink.alpha() < 1. || ancestors.any(is_off) {
            continue;
        }
        let corners = [area.min, area.max].map(|corner| place.affine().transform_point2(corner));
        let area = Rect::from_corners(corners[0], corners[1]);
        let mut seen = area.intersect(Rect::from_corners(Vec2::ZERO, window));
        if let Some(clip) = clip {
            seen = seen.intersect(clip.clip);
        }
        if area.is_empty() || (seen.size() / area.size()).min_element() < IN_VIEW {
            continue;
        }
        let covered = if seen == area { covered(glyphs, images) } else { 0. };
        found.push(Seen { kind, name, area: seen, size: 0., ink, covered });
    }
    found
}

/// Returns `true` if a picture is white, for tinting.
fn is_icon(image: Option<&Image>) -> bool {
    let Some(data) = image.and_then(|image| image.data.as_ref()) else { return false };
    let mut pixels = data.chunks_exact(4).filter(|pixel| pixel[3] > 0).peekable();
    pixels.peek().is_some() && pixels.all(|pixel| pixel[..3] == [255; 3])
}

/// Returns the coordinates on the board.
pub(super) fn labels(player: &mut Player) -> Vec<Seen> {
    let world = player.app.world_mut();
    let mut query = world.query_filtered::<(
        &Text2d,
        &TextLayoutInfo,
        &TextFont,
        &TextColor,
        &Anchor,
        &GlobalTransform,
    ), With<Label>>();
    let Viewport { size: window, scale, .. } = *world.resource::<Viewport>();
    let of = |(text, layout, font, colour, anchor, at): (
        &Text2d,
        &TextLayoutInfo,
        &TextFont,
        &TextColor,
        &Anchor,
        &GlobalTransform,
    )| {
        let corner =
            at.translation().truncate() + (Anchor::TOP_LEFT.as_vec() - anchor.as_vec()) * layout.size;
        let corner = (window / 2. + corner * Vec2::new(1., -1.)) * scale;
        let area = bounds(&layout.glyphs).expect("letters");
        let FontSize::Px(size) = font.font_size else { panic!("labels have a size in points") };
        Seen {
            kind: Kind::Text,
            name: text.0.clone(),
            area: Rect { min: area.min + corner, max: area.max + corner },
            size,
            ink: colour.0,
            covered: 0.,
        }
    };
    query.iter(world).map(of).collect()
}

/// Returns the pixels of an area.
fn pixels(picture: &RgbImage, area: Rect) -> Vec<[u8; 3]> {
    let (min, max) = (area.min.floor().max(Vec2::ZERO).as_uvec2(), area.max.ceil().as_uvec2());
    let (right, bottom) = (max.x.min(picture.width()), max.y.min(picture.height()));
    let places = (min.y..bottom).flat_map(|y| (min.x..right).map(move |x| (x, y)));
    places.map(|(x, y)| picture.get_pixel(x, y).0).collect()
}

/// Returns the contrast in an area between the ground, which is its median, and the ink, which is the darkest
/// or the palest twentieth of it.
pub(super) fn contrast(picture: &RgbImage, kind: Kind, area: Rect) -> Option<f32> {
    let lights = |area: Rect| {
        let mut lights: Vec<f32> = pixels(picture, area).into_iter().map(light).collect();
        lights.sort_by(f32::total_cmp);
        lights
    };
    let (inside, whole) =
        (lights(area), lights(if kind == Kind::Text { area.inflate(AROUND) } else { area }));
    if inside.is_empty() {
        return None;
    }
    let ground = whole[whole.len() / 2];
    let part = inside.len().div_ceil(20);
    let mean = |lights: &[f32]| lights.iter().sum::<f32>() / lights.len() as f32;
    let inks = [mean(&inside[..part]), mean(&inside[inside.len() - part..])];
    let contrast = |ink: f32| (ground.max(ink) + 0.05) / (ground.min(ink) + 0.05);
    Some(inks.map(contrast).into_iter().fold(1., f32::max))
}

fn light([red, green, blue]: [u8; 3]) -> f32 {
    Srgba::rgb_u8(red, green, blue).luminance()
}

/// Returns the ink of a text on the screen as a fraction of what its letters cover. `None` if it is not wholly
/// in view, or on a ground of several colours.
pub(super) fn weight(picture: &RgbImage, text: &Seen) -> Option<f32> {
    if text.covered < 20. {
        return None;
    }
    let tone = |[red, green, blue]: [u8; 3]| f32::from(red) + f32::from(green) + f32::from(blue);
    let tones: Vec<f32> = pixels(picture, text.area.inflate(1.)).into_iter().map(tone).collect();
    let ground = super::median(tones.clone());
    let ink = tone(text.ink.to_srgba().to_u8_array_no_alpha());
    let is_plain = tones.iter().all(|tone| (ground.min(ink) - 6. ..=ground.max(ink) + 6.).contains(tone));
    is_plain.then(|| tones.iter().map(|tone| (tone - ground) / (ink - ground)).sum::<f32>() / text.covered)
}
