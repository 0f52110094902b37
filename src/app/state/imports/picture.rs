//! Codes in pictures: screenshots and photographs, as PNG or JPEG.

use std::io::Cursor;

use image::{ImageFormat, ImageReader, Limits};
use rqrr::PreparedImage;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// Largest width and height of a picture in pixels. Cameras of phones stay below.
const MOST: usize = 12_000;
/// Largest number of pixels, for which reading takes 50 to 200 MB of memory.
const MOST_PIXELS: usize = 50_000_000;

/// The brightness of each pixel, row by row.
struct Grey {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

/// Returns the texts of all codes in a picture, each in a line of its own. `None` if the content is no picture.
pub(super) fn codes(content: &[u8]) -> Option<String> {
    let is_png = content.starts_with(b"\x89PNG\r\n\x1a\n");
    let is_jpeg = content.starts_with(&[0xFF, 0xD8, 0xFF]);
    if !is_png && !is_jpeg {
        return None;
    }
    let grey = if is_png { png(content) } else { jpeg(content) };
    // A damaged picture has no codes.
    let Some(Grey { width, height, pixels }) = grey else { return Some(String::new()) };
    let mut picture = PreparedImage::prepare_from_greyscale(width, height, |x, y| pixels[y * width + x]);
    let texts = picture.detect_grids().into_iter().filter_map(|grid| Some(grid.decode().ok()?.1));
    Some(texts.collect::<Vec<_>>().join("\n"))
}

fn png(content: &[u8]) -> Option<Grey> {
    let mut reader = ImageReader::with_format(Cursor::new(content), ImageFormat::Png);
    let mut limits = Limits::default();
    limits.max_image_width = u32::try_from(MOST).ok();
    limits.max_image_height = limits.max_image_width;
    limits.max_alloc = u64::try_from(4 * MOST_PIXELS).ok();
    reader.limits(limits);
    let picture = reader.decode().ok()?.into_luma8();
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    Some(Grey { width, height, pixels: picture.into_raw() })
}

fn jpeg(content: &[u8]) -> Option<Grey> {
    let options = DecoderOptions::default()
        .set_max_width(MOST)
        .set_max_height(MOST)
        .jpeg_set_out_colorspace(ColorSpace::Luma);
    let mut decoder = JpegDecoder::new_with_options(Cursor::new(content), options);
    decoder.decode_headers().ok()?;
    let (width, height) = decoder.dimensions()?;
    if width * height > MOST_PIXELS {
        return None;
    }
    let pixels = decoder.decode().ok()?;
    (pixels.len() == width * height).then_some(Grey { width, height, pixels })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_contents_are_no_pictures_and_broken_pictures_have_no_codes() {
        assert_eq!(codes(b"1. 11-15 *"), None);
        assert_eq!(codes(b""), None);
        assert_eq!(codes(b"\x89PNG\r\n\x1a\nnothing").as_deref(), Some(""));
        assert_eq!(codes(&[0xFF, 0xD8, 0xFF, 0xE0, 0, 16]).as_deref(), Some(""));
        // The head of a picture that would be larger than any other.
        let mut huge =
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\x7f\xff\xff\xff\x7f\xff\xff\xff\x08\x06\0\0\0".to_vec();
        let sum = crc32fast::hash(&huge[12..]);
        huge.extend(sum.to_be_bytes());
        assert_eq!(codes(&huge).as_deref(), Some(""));
    }
}
