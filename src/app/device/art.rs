//! Vector art, rasterised at the exact size of the screen's pixels.
//!
//! A request for a drawing, by name and size, returns a handle at once. The pixels are rasterised on a
//! worker thread and appear when they are ready, so no frame waits for them. Drawings are cached.

use bevy::asset::RenderAssetUsages;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use resvg::{tiny_skia, usvg};

use crate::app::device::Shrink;

/// The cache of rasterised drawings.
#[derive(Resource, Default)]
pub struct Art {
    made: HashMap<Drawing, Handle<Image>>,
    pending: Vec<(Handle<Image>, Task<Option<Image>>)>,
}

/// A drawing as a part of a picture.
#[derive(Clone, Debug)]
pub struct Layer {
    /// The drawing as SVG text.
    pub svg: String,
    /// The area that the drawing fills, in pixels from the top left of the picture.
    pub area: Rect,
    /// The clockwise rotation about the centre of the area, in degrees.
    pub turn: f32,
}

/// A drawing at one size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Drawing {
    name: String,
    size: UVec2,
}

impl Drawing {
    fn pixels(&self) -> u32 {
        self.size.element_product()
    }
}

impl Art {
    /// Returns the drawing of this name at this size, in physical pixels.
    ///
    /// `svg` returns the SVG text and is called only for the first request of this name and size. The
    /// drawing is stretched to fill the picture.
    pub fn image(
        &mut self,
        images: &mut Assets<Image>,
        name: impl Into<String>,
        size: UVec2,
        svg: impl FnOnce() -> String,
    ) -> Handle<Image> {
        self.compose(images, name, size, || {
            vec![Layer { svg: svg(), area: Rect::from_corners(Vec2::ZERO, size.as_vec2()), turn: 0. }]
        })
    }

    /// Returns a picture of several drawings, from the lowest layer to the top one. `layers` is called
    /// only for the first request of this name and size.
    pub fn compose(
        &mut self,
        images: &mut Assets<Image>,
        name: impl Into<String>,
        size: UVec2,
        layers: impl FnOnce() -> Vec<Layer>,
    ) -> Handle<Image> {
        let drawing = Drawing { name: name.into(), size: size.max(UVec2::ONE) };
        if let Some(handle) = self.made.get(&drawing) {
            return handle.clone();
        }
        let handle = images.add(Image::transparent());
        let (layers, name, size) = (layers(), drawing.name.clone(), drawing.size);
        let task = AsyncComputeTaskPool::get().spawn(rasterised(name, layers, size));
        self.pending.push((handle.clone(), task));
        self.made.insert(drawing, handle.clone());
        handle
    }

    /// Returns an icon of `assets/icons` as a square of `pixels` physical pixels. Icons are white, for
    /// tinting.
    pub fn icon(&mut self, images: &mut Assets<Image>, name: &str, pixels: f32) -> Handle<Image> {
        let size = pixel_size(Vec2::splat(pixels));
        self.image(images, format!("icon/{name}"), size, || crate::app::device::assets::icon(name).to_owned())
    }

    /// Returns a picture of `assets/pictures` as a square of `pixels` physical pixels.
    pub fn picture(&mut self, images: &mut Assets<Image>, name: &str, pixels: f32) -> Handle<Image> {
        let size = pixel_size(Vec2::splat(pixels));
        self.image(images, format!("picture/{name}"), size, || {
            crate::app::device::assets::picture(name).to_owned()
        })
    }

    /// Evicts unused drawings until they have at most `kept` pixels in total. The largest go first: a board takes
    /// the room of a hundred icons, and it is the icons that every screen needs again.
    fn forget(&mut self, kept: u32) {
        let unseen =
            self.made.iter().filter(|(_, handle)| !self.is_shown(handle)).map(|(drawing, _)| drawing);
        let mut pixels: u32 = unseen.clone().map(Drawing::pixels).sum();
        if pixels > kept {
            let mut unseen: Vec<_> = unseen.cloned().collect();
            unseen.sort_by_key(Drawing::pixels);
            while pixels > kept
                && let Some(largest) = unseen.pop()
            {
                pixels -= largest.pixels();
                self.made.remove(&largest);
            }
        }
        // A dropped task does not start, or its picture is discarded.
        self.pending.retain(|(handle, _)| handle_count(handle) > 1);
    }

    /// Returns `true` if something else than the cache holds this drawing. A pending one has a handle more.
    fn is_shown(&self, handle: &Handle<Image>) -> bool {
        let waits = self.pending.iter().any(|(waiting, _)| waiting == handle);
        handle_count(handle) > 1 + usize::from(waits)
    }

    /// Returns `true` while drawings are being rasterised.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        !self.pending.is_empty()
    }
}

/// Returns a computed size in whole pixels, at least 1×1.
#[must_use]
pub fn pixel_size(size: Vec2) -> UVec2 {
    size.round().max(Vec2::ONE).as_uvec2()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Art>()
        .add_systems(PreUpdate, collect.run_if(|art: Res<Art>| art.is_busy()))
        .add_systems(Last, shrink.run_if(on_message::<Shrink>));
}

/// Stores finished pictures in their handles, and evicts unused drawings above the limit.
fn collect(mut art: ResMut<Art>, mut images: ResMut<Assets<Image>>) {
    // Bypassed, so that a finished drawing does not redraw the screens.
    let art = art.bypass_change_detection();
    art.pending.retain_mut(|(handle, task)| match check_ready(task) {
        Some(Some(image)) => {
            // An error means that the last handle was dropped.
            let _ = images.insert(handle.id(), image);
            false
        }
        Some(None) => false,
        None => true,
    });
    art.forget(KEPT);
}

/// Evicts all unused drawings.
fn shrink(mut art: ResMut<Art>) {
    art.bypass_change_detection().forget(0);
}

/// The limit, in pixels of four bytes each, above which unused drawings are evicted: room for a board with its
/// pieces, and the icons of all screens. Each pixel is kept twice, for the renderer and for its recovery.
const KEPT: u32 = 2_000_000;

fn handle_count(handle: &Handle<Image>) -> usize {
    match handle {
        Handle::Strong(strong) => std::sync::Arc::strong_count(strong),
        Handle::Uuid(..) => 1,
    }
}

/// The lowest alpha, of 255, that is kept. Lower values become transparent.
const FAINTEST: u8 = 4;

/// Rasterises layers on the thread that awaits the picture.
#[cfg(not(target_family = "wasm"))]
#[expect(clippy::unused_async, reason = "a page rasterises while the app goes on")]
async fn rasterised(name: String, layers: Vec<Layer>, size: UVec2) -> Option<Image> {
    rasterise(&name, &layers, size)
}

/// Lets the page rasterise layers.
#[cfg(target_family = "wasm")]
async fn rasterised(name: String, layers: Vec<Layer>, size: UVec2) -> Option<Image> {
    let layers = layers.into_iter().map(|Layer { svg, area, turn }| crate::platform::web::Layer {
        svg,
        x: area.min.x,
        y: area.min.y,
        width: area.width(),
        height: area.height(),
        turn,
    });
    let pixels = crate::platform::web::rasterise(&layers.collect::<Vec<_>>(), size.x, size.y).await;
    match pixels {
        Ok(pixels) => {
            let mut pixels = pixels?;
            for pixel in pixels.chunks_exact_mut(4).filter(|pixel| pixel[3] < FAINTEST) {
                pixel[3] = 0;
            }
            Some(image(pixels, size))
        }
        Err(reason) => {
            error!("the drawing {name} cannot be rasterised: {reason}");
            None
        }
    }
}

/// Rasterises layers into a picture of this size, in pixels. Returns `None` if the size is 0. A layer
/// that is not valid SVG is logged and left out; tests find such mistakes in `assets`.
#[cfg(not(target_family = "wasm"))]
pub(in crate::app) fn rasterise(name: &str, layers: &[Layer], size: UVec2) -> Option<Image> {
    let mut pixels = tiny_skia::Pixmap::new(size.x, size.y)?;
    for layer in layers {
        if let Err(reason) = draw(layer, &usvg::Options::default(), &mut pixels) {
            error!("the drawing {name} cannot be read: {reason}");
        }
    }
    // Bevy blends straight alpha; tiny-skia returns premultiplied alpha. A nearly transparent pixel has
    // lost the precision of its colour, and would appear as a bright seam around shadows.
    let data = pixels.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        let alpha = if colour.alpha() < FAINTEST { 0 } else { colour.alpha() };
        [colour.red(), colour.green(), colour.blue(), alpha]
    });
    Some(image(data.collect(), size))
}

/// Returns the image of these pixels, in straight alpha.
fn image(pixels: Vec<u8>, size: UVec2) -> Image {
    Image::new(
        Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 },
        TextureDimension::D2,
        pixels,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD | RenderAssetUsages::MAIN_WORLD,
    )
}

/// Draws a layer over what is there.
pub(super) fn draw(
    layer: &Layer,
    options: &usvg::Options,
    pixels: &mut tiny_skia::Pixmap,
) -> Result<(), usvg::Error> {
    let tree = usvg::Tree::from_str(&layer.svg, options)?;
    resvg::render(&tree, placed(layer, tree.size()), &mut pixels.as_mut());
    Ok(())
}

/// Returns the way from a drawing of this size to the place of its layer.
pub(super) fn placed(layer: &Layer, size: usvg::Size) -> tiny_skia::Transform {
    let scale = layer.area.size() / Vec2::new(size.width(), size.height());
    let (corner, middle) = (layer.area.min, layer.area.center());
    tiny_skia::Transform::from_scale(scale.x, scale.y)
        .post_translate(corner.x, corner.y)
        .post_rotate_at(layer.turn, middle.x, middle.y)
}

#[cfg(test)]
mod tests {
    use bevy::tasks::TaskPool;

    use super::*;

    #[test]
    fn the_largest_unused_drawings_are_evicted_first() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let (mut art, mut images) = (Art::default(), Assets::<Image>::default());
        let svg = || "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>".to_owned();
        let mut draw = |art: &mut Art, size: u32| art.image(&mut images, "a", UVec2::splat(size), svg);
        let shown = draw(&mut art, 100);
        for size in [10, 20, 30, 40] {
            draw(&mut art, size);
        }
        art.pending.clear();
        let sizes = |art: &Art| {
            let mut sizes: Vec<_> = art.made.keys().map(|drawing| drawing.size.x).collect();
            sizes.sort_unstable();
            sizes
        };
        art.forget(3000);
        assert_eq!(sizes(&art), [10, 20, 30, 40, 100], "all of them have room");
        art.forget(2000);
        assert_eq!(sizes(&art), [10, 20, 30, 100]);
        art.forget(0);
        assert_eq!(sizes(&art), [100], "what is shown stays");
        drop(shown);
        art.forget(0);
        assert!(sizes(&art).is_empty());
    }
}
