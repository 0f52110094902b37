//! Draws the pictures of the app's icon that stores and desktops ask for, from `assets/icon`.
//! Run it with `cargo run --example icons` when the drawing has changed; the pictures are in the repository.

use std::error::Error;
use std::fs;
use std::path::Path;

use image::{RgbImage, RgbaImage};
use resvg::{tiny_skia, usvg};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let draw = |name: &str, size: u32| drawn(&root.join("assets/icon").join(name), size);
    let save = |picture: &RgbaImage, path: &str| -> Result<(), Box<dyn Error>> {
        let path = root.join(path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(picture.save(path)?)
    };

    // Android composes two layers and may cut them to any shape: 108 units of four pixels.
    for layer in ["background", "foreground"] {
        let path = format!("android/app/src/main/res/mipmap-xxxhdpi/ic_launcher_{layer}.png");
        save(&draw(&format!("icon_{layer}.svg"), 432)?, &path)?;
    }

    // Apple rounds the corners itself and allows no transparency.
    let whole = draw("icon.svg", 1024)?;
    let opaque = RgbImage::from_fn(1024, 1024, |x, y| {
        let [red, green, blue, _] = whole.get_pixel(x, y).0;
        image::Rgb([red, green, blue])
    });
    let path = root.join("ios/Assets.xcassets/AppIcon.appiconset/icon.png");
    fs::create_dir_all(path.parent().ok_or("no folder")?)?;
    opaque.save(path)?;

    // Desktops show the picture as it is, so its corners are rounded here.
    for size in [512, 256, 128, 64, 48, 32, 16] {
        save(&rounded(&draw("icon.svg", size)?), &format!("desktop/icons/{size}.png"))?;
    }
    let mut icon = ico::IconDir::new(ico::ResourceType::Icon);
    for size in [256, 64, 48, 32, 16] {
        let picture = rounded(&draw("icon.svg", size)?);
        let picture = ico::IconImage::from_rgba_data(size, size, picture.into_raw());
        icon.add_entry(ico::IconDirEntry::encode(&picture)?);
    }
    icon.write(fs::File::create(root.join("desktop/windows/parlour.ico"))?)?;

    // Browsers show the picture as it is too, except that iOS rounds the corners. A maskable picture may be
    // cut down to a circle of four fifths of its width, so it is the middle of Android's two layers.
    for size in [512, 192, 32] {
        save(&rounded(&draw("icon.svg", size)?), &format!("web/icons/{size}.png"))?;
    }
    let whole = draw("icon.svg", 180)?;
    let opaque = RgbImage::from_fn(180, 180, |x, y| {
        let [red, green, blue, _] = whole.get_pixel(x, y).0;
        image::Rgb([red, green, blue])
    });
    opaque.save(root.join("web/icons/apple.png"))?;
    let mut layers = draw("icon_background.svg", 664)?;
    image::imageops::overlay(&mut layers, &draw("icon_foreground.svg", 664)?, 0, 0);
    let middle = image::imageops::crop_imm(&layers, 76, 76, 512, 512).to_image();
    save(&middle, "web/icons/maskable.png")?;
    Ok(())
}

/// Returns a square drawing of this many pixels.
fn drawn(path: &Path, size: u32) -> Result<RgbaImage, Box<dyn Error>> {
    let tree = usvg::Tree::from_data(&fs::read(path)?, &usvg::Options::default())?;
    let mut pixmap = tiny_skia::Pixmap::new(size, size).ok_or("no size")?;
    let scale = size as f32 / tree.size().width();
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let pixels = pixmap.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    Ok(RgbaImage::from_raw(size, size, pixels.collect()).ok_or("no picture")?)
}

/// Rounds the corners by about a fifth of the side.
fn rounded(picture: &RgbaImage) -> RgbaImage {
    let size = picture.width() as f32;
    let radius = size * 0.22;
    RgbaImage::from_fn(picture.width(), picture.height(), |x, y| {
        let beyond = |at: u32| {
            let at = at as f32 + 0.5;
            (radius - at).max(at - (size - radius)).max(0.)
        };
        let cover = (radius - beyond(x).hypot(beyond(y)) + 0.5).clamp(0., 1.);
        let image::Rgba([red, green, blue, alpha]) = *picture.get_pixel(x, y);
        image::Rgba([red, green, blue, (f32::from(alpha) * cover) as u8])
    })
}
