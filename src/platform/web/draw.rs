//! Drawings that the page rasterises.

use js_sys::Uint8Array;
use serde::Serialize;
use wasm_bindgen::JsCast;

use super::{answer, page};
use crate::platform::sharing::{Answer, NotShared};

/// A drawing as a part of a picture, in pixels from its top left.
#[derive(Debug, Serialize)]
#[expect(missing_docs, reason = "the names of the fields say it")]
pub struct Layer {
    /// The drawing as SVG text.
    pub svg: String,
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
    /// The clockwise rotation about the centre of the area, in degrees.
    pub turn: f32,
}

/// Rasterises layers, the lowest first, into pixels of red, green, blue and straight alpha.
#[must_use]
pub fn rasterise(layers: &[Layer], width: u32, height: u32) -> Answer<Vec<u8>> {
    // Plain values with text keys, for which writing JSON cannot fail.
    let layers = serde_json::to_string(layers).unwrap_or_default();
    answer(async move {
        let failed = |error: wasm_bindgen::JsValue| NotShared::Failed(format!("{error:?}"));
        let pixels = page::rasterise(&layers, width, height).await.map_err(failed)?;
        Ok(Some(pixels.dyn_into::<Uint8Array>().map_err(failed)?.to_vec()))
    })
}
