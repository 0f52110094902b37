//! Comparison of two pictures. It passes what drivers and compression do, and nothing that a player
//! would see.

use image::RgbImage;

/// The side of the tiles that are compared, in pixels of the window: a block of JPEG, whose mean colour
/// the compression keeps.
const TILE: u32 = 8;

/// The difference of the mean colour of a tile that passes, of 255. Compression was measured to differ
/// by 4, and drivers by 11, where one rounds a letter to the next pixel.
const TOLERANCE: f32 = 14.;

/// The difference of each tile of a group. Where low contrast moves by two pixels, no tile differs by
/// much, but many tiles along its edge do.
const FAINT: f32 = 5.;

/// The number of adjacent tiles that may differ by more than [`FAINT`]. A letter was measured to cover
/// 4, and a white piece on light wood that moves by two pixels at least 7.
const GROUP: usize = 5;

/// Describes the difference of two pictures, if there is one that a player could see.
pub(super) fn difference(approved: &RgbImage, taken: &RgbImage) -> Option<String> {
    shrunk_difference(approved, taken, 1)
}

/// The same of pictures that [`shrunk`] made smaller by this factor.
pub(super) fn shrunk_difference(approved: &RgbImage, taken: &RgbImage, by: u32) -> Option<String> {
    if approved.dimensions() != taken.dimensions() {
        return Some(format!("the size is {:?} instead of {:?}", taken.dimensions(), approved.dimensions()));
    }
    let tiles = Tiles::of(approved, taken, TILE / by);
    let at = |at: usize| format!("{},{}", at as u32 % tiles.columns * TILE, at as u32 / tiles.columns * TILE);
    let (worst, off) = tiles.off.iter().copied().enumerate().max_by(|a, b| a.1.total_cmp(&b.1))?;
    if off > TOLERANCE {
        let count = tiles.off.iter().filter(|off| **off > TOLERANCE).count();
        return Some(format!("{count} tiles differ, the worst at {} by {off:.0} of 255", at(worst)));
    }
    let (start, size) = tiles.largest_group()?;
    (size > GROUP)
        .then(|| format!("{size} adjacent tiles differ by more than {FAINT} of 255, from {} on", at(start)))
}

/// The differences of the mean colours of all tiles, row by row.
struct Tiles {
    columns: u32,
    off: Vec<f32>,
}

impl Tiles {
    fn of(a: &RgbImage, b: &RgbImage, side: u32) -> Tiles {
        let (columns, rows) = (a.width().div_ceil(side), a.height().div_ceil(side));
        let off = (0..columns * rows).map(|tile| {
            let (left, top) = (tile % columns * side, tile / columns * side);
            let (a, b) = (mean(a, left, top, side), mean(b, left, top, side));
            a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0., f32::max)
        });
        Tiles { columns, off: off.collect() }
    }

    /// Returns the first tile of the largest group of adjacent tiles above [`FAINT`], and its size.
    fn largest_group(&self) -> Option<(usize, usize)> {
        let mut open: Vec<bool> = self.off.iter().map(|off| *off > FAINT).collect();
        let columns = self.columns as usize;
        let rows = self.off.len() / columns;
        let mut largest = None;
        for start in 0..open.len() {
            let (mut size, mut next) = (0, vec![start]);
            while let Some(tile) = next.pop() {
                if !std::mem::take(&mut open[tile]) {
                    continue;
                }
                size += 1;
                let (x, y) = (tile % columns, tile / columns);
                for y in y.saturating_sub(1)..=(y + 1).min(rows - 1) {
                    next.extend((x.saturating_sub(1)..=(x + 1).min(columns - 1)).map(|x| y * columns + x));
                }
            }
            if size > largest.map_or(0, |(_, size)| size) {
                largest = Some((start, size));
            }
        }
        largest
    }
}

/// Makes a picture smaller: each pixel is the mean of a square of this side.
pub(super) fn shrunk(picture: &RgbImage, by: u32) -> RgbImage {
    RgbImage::from_fn(picture.width().div_ceil(by), picture.height().div_ceil(by), |x, y| {
        image::Rgb(mean(picture, x * by, y * by, by).map(|channel| channel.round() as u8))
    })
}

/// Returns the mean colour of the part of a square that is in the picture.
fn mean(picture: &RgbImage, left: u32, top: u32, side: u32) -> [f32; 3] {
    let mut sum = [0_u32; 3];
    let mut pixels = 0_u32;
    for y in top..(top + side).min(picture.height()) {
        for x in left..(left + side).min(picture.width()) {
            for (sum, channel) in sum.iter_mut().zip(picture.get_pixel(x, y).0) {
                *sum += u32::from(channel);
            }
            pixels += 1;
        }
    }
    sum.map(|sum| sum as f32 / pixels as f32)
}

#[test]
fn a_missing_mark_is_seen() {
    let plain = RgbImage::from_pixel(96, 96, image::Rgb([174, 114, 66]));
    let mut noisy = plain.clone();
    let mut dotted = plain.clone();
    for (x, y, pixel) in noisy.enumerate_pixels_mut() {
        pixel.0[0] = pixel.0[0].wrapping_add(u8::from((x + y) % 2 == 0) * 3);
    }
    // The smallest mark: a dot of 14 % on a square of 40 points.
    for (x, y, pixel) in dotted.enumerate_pixels_mut() {
        let (x, y) = (f64::from(x) - 50., f64::from(y) - 41.);
        if x.hypot(y) < 5.6 {
            *pixel = image::Rgb([14, 101, 55]);
        }
    }
    assert_eq!(difference(&plain, &noisy), None, "noise of the driver should pass");
    assert!(difference(&plain, &dotted).is_some(), "a dot should be seen");
    let [plain, noisy, dotted] = [plain, noisy, dotted].map(|picture| shrunk(&picture, 2));
    assert_eq!(shrunk_difference(&plain, &noisy, 2), None, "noise should pass at half the size");
    assert!(shrunk_difference(&plain, &dotted, 2).is_some(), "a dot should be seen at half the size");
}

#[test]
fn a_faint_edge_is_seen_and_a_faint_spot_is_not() {
    let plain = RgbImage::from_pixel(96, 96, image::Rgb([200, 190, 180]));
    let edged = |height: u32| {
        let mut picture = plain.clone();
        for (x, y, pixel) in picture.enumerate_pixels_mut() {
            if (32..40).contains(&x) && y < height {
                *pixel = image::Rgb([208, 198, 188]);
            }
        }
        picture
    };
    assert_eq!(difference(&plain, &edged(5 * TILE)), None, "five faint tiles should pass");
    assert!(difference(&plain, &edged(6 * TILE)).is_some(), "six faint tiles should be seen");
}
