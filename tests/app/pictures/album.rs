//! The album of approved pictures: the scenes, the devices that show them, and the part that is kept.

use std::collections::BTreeSet;
use std::error::Error;
use std::path::{Path, PathBuf};

use bevy::math::{Rect, Vec2};
use image::RgbImage;
use parlour::app::board::place::Place;
use parlour::app::board::zoom::Zoom;
use parlour::app::state::focus::FocusOn;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;

use super::comparison::{shrunk, shrunk_difference};
use super::{DEVICES, Device, output, rgb, take_now};
use crate::harness::Player;

/// A scene of which pictures are kept.
pub(super) struct Scene {
    name: &'static str,
    /// The devices with a picture, by their [letters](Device::letter).
    on: &'static str,
    part: Part,
}

/// The part of a picture that is the point of it.
#[derive(Clone, Copy)]
enum Part {
    Whole,
    /// The board with its frame.
    Board,
    /// The target of the focus, and what is around it.
    Focus,
}

/// A scene of which the whole screen is kept.
pub(super) const fn whole(name: &'static str, on: &'static str) -> Scene {
    Scene { name, on, part: Part::Whole }
}

/// A scene of which the board is kept.
pub(super) const fn board(name: &'static str, on: &'static str) -> Scene {
    Scene { name, on, part: Part::Board }
}

/// A scene of which the focus is kept.
pub(super) const fn focus(name: &'static str, on: &'static str) -> Scene {
    Scene { name, on, part: Part::Focus }
}

/// One test's part of the album.
pub(super) struct Album {
    scenes: &'static [Scene],
    compared: BTreeSet<String>,
    failures: Vec<String>,
}

impl Album {
    pub(super) fn of(scenes: &'static [Scene]) -> Album {
        Album { scenes, compared: BTreeSet::new(), failures: Vec::new() }
    }

    /// Returns the devices that any scene is kept of.
    pub(super) fn devices(&self) -> Vec<&'static Device> {
        DEVICES.iter().filter(|device| self.scenes.iter().any(|scene| scene.is_on(device))).collect()
    }

    /// Compares the screen with the approved picture of this scene, once everything has come to rest.
    /// A scene that is not in the album is only a step on the way.
    pub(super) fn shot(&mut self, player: &mut Player, device: &Device, scene: &str) {
        player.rest();
        self.shot_now(player, device, scene);
    }

    /// Compares the screen as it is at this moment.
    pub(super) fn shot_now(&mut self, player: &mut Player, device: &Device, scene: &str) {
        let kept = self.scenes.iter().find(|known| known.name == scene && known.is_on(device));
        let Some(scene) = kept else { return };
        let name = scene.picture(device);
        let taken = rgb(take_now(player));
        let taken = match scene.part.area(player) {
            Some(area) => crop(&taken, area),
            None => taken,
        };
        let path = PathBuf::from(format!("tests/pictures/{name}.jpg"));
        let kept = shrunk(&taken, device.shrinks);
        let difference = match read(&path) {
            Ok(approved) => shrunk_difference(&approved, &kept, device.shrinks),
            Err(reason) => Some(format!("there is no approved picture: {reason}")),
        };
        if let Some(difference) = difference {
            if std::env::var_os("PARLOUR_APPROVE").is_some() {
                write(&path, &kept);
            } else {
                let other = output(&name);
                taken.save(&other).expect("the picture can be written");
                self.failures.push(format!("{name}: {difference}; see {}", other.display()));
            }
        }
        self.compared.insert(name);
    }

    /// Fails if a picture differs, or if one was never compared.
    pub(super) fn close(mut self) {
        let missing = pictures(self.scenes).filter(|name| !self.compared.contains(name));
        self.failures.extend(missing.map(|name| format!("{name} is in the album, and was not taken")));
        assert!(self.failures.is_empty(), "{}", self.failures.join("\n"));
    }
}

/// Returns the names of all pictures of these scenes.
pub(super) fn pictures(scenes: &[Scene]) -> impl Iterator<Item = String> {
    scenes.iter().flat_map(|scene| {
        DEVICES.iter().filter(|device| scene.is_on(device)).map(|device| scene.picture(device))
    })
}

impl Scene {
    fn is_on(&self, device: &Device) -> bool {
        self.on.contains(device.letter)
    }

    fn picture(&self, device: &Device) -> String {
        format!("{}-{}", self.name, device.name)
    }
}

impl Part {
    /// Returns the area of this part in the window, or `None` for the whole of it.
    fn area(self, player: &mut Player) -> Option<Rect> {
        match self {
            Part::Whole => None,
            Part::Board => Some(player.app.world().resource::<Place>().board()),
            Part::Focus => {
                let around = match player.focused().expect("a focus that is seen") {
                    FocusOn::Control(action) => player.control(action),
                    FocusOn::Board(square) => {
                        let world = player.app.world();
                        let (place, zoom) = (world.resource::<Place>(), world.resource::<Zoom>());
                        Rect::from_center_size(
                            zoom.window_point(place.point(square)),
                            Vec2::splat(place.cell),
                        )
                    }
                };
                Some(around.inflate(40.))
            }
        }
    }
}

fn read(path: &Path) -> Result<RgbImage, Box<dyn Error>> {
    let mut decoder = JpegDecoder::new(ZCursor::new(std::fs::read(path)?));
    let pixels = decoder.decode()?;
    let (width, height) = decoder.dimensions().ok_or("no size")?;
    RgbImage::from_raw(u32::try_from(width)?, u32::try_from(height)?, pixels).ok_or("no colours".into())
}

fn write(path: &Path, picture: &RgbImage) {
    let mut encoder = jpeg_encoder::Encoder::new_file(path, 82).expect("the picture can be written");
    encoder.set_progressive(true);
    encoder.set_optimized_huffman_tables(true);
    // Colours as sharp as the light, since they are compared as well.
    encoder.set_sampling_factor(jpeg_encoder::SamplingFactor::F_1_1);
    let [width, height] =
        [picture.width(), picture.height()].map(|side| u16::try_from(side).expect("a screen"));
    encoder.encode(picture, width, height, jpeg_encoder::ColorType::Rgb).expect("the picture can be written");
}

/// Cuts an area out of a picture of a window with one pixel a point.
fn crop(picture: &RgbImage, area: Rect) -> RgbImage {
    let size = Vec2::new(picture.width() as f32, picture.height() as f32);
    let area = area.intersect(Rect::from_corners(Vec2::ZERO, size));
    let (corner, size) = (area.min.as_uvec2(), area.size().as_uvec2());
    image::imageops::crop_imm(picture, corner.x, corner.y, size.x, size.y).to_image()
}
