//! The modules of a page: the app, and the engines of its workers.

#![allow(unsafe_code, reason = "exported functions expand to calls across the border of the module")]

#[cfg(not(feature = "app"))]
use parlour::engine::tables;

/// Starts the app.
#[cfg(feature = "app")]
pub(super) fn main() {
    // The page outlives the app, so nobody reads its status.
    _ = parlour::app::run();
}

/// Does nothing: the worker calls [`think`].
#[cfg(not(feature = "app"))]
pub(super) fn main() {}

#[cfg(not(feature = "app"))]
thread_local! {
    /// The engines, which keep their caches from one request to the next.
    static ROOM: std::cell::RefCell<parlour::thinking::Room> = std::cell::RefCell::default();
}

/// Returns the file of the table that a request of [`parlour::thinking::text`] needs and that was not [given](give)
/// yet; `None` if there is none.
///
/// # Errors
/// If the line holds no request.
#[cfg(not(feature = "app"))]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn missing(request: &str) -> Result<Option<String>, wasm_bindgen::JsError> {
    let request: parlour::thinking::text::Request = parlour::thinking::text::read(request)?;
    Ok(tables::missing(request.rules().game()).map(|table| table.file().to_owned()))
}

/// Gives the engines the content of such a file.
///
/// # Errors
/// If it is no whole table.
#[cfg(not(feature = "app"))]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn give(file: &str, content: Box<[u8]>) -> Result<(), wasm_bindgen::JsError> {
    let table = tables::Table::ALL.into_iter().find(|table| table.file() == file);
    if table.is_some_and(|table| tables::give(table, content)) {
        return Ok(());
    }
    Err(wasm_bindgen::JsError::new(&format!("{file} is not the table of this version")))
}

/// Carries out a request whose tables were [given](give). `send` gets each answer as a line.
///
/// # Errors
/// If the line holds no request.
#[cfg(not(feature = "app"))]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn think(request: &str, send: &js_sys::Function) -> Result<(), wasm_bindgen::JsError> {
    let mut send = |line: String| {
        // A function that throws is a defect of the worker, which then sees the error itself.
        _ = send.call1(&wasm_bindgen::JsValue::NULL, &line.into());
        // The page ends the worker when it wants no more answers.
        true
    };
    ROOM.with_borrow_mut(|room| parlour::thinking::text::work(room, request, &mut send))?;
    Ok(())
}
