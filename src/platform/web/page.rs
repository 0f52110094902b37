//! The functions of the page. Each module of `web/` is one namespace of the global object `parlour`.

use js_sys::Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Calls a function once, after a time in milliseconds.
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(function: &JsValue, after: i32) -> JsValue;

    #[wasm_bindgen(thread_local_v2, js_name = devicePixelRatio)]
    static DEVICE_PIXEL_RATIO: JsValue;

    // `web/page.js`

    #[wasm_bindgen(js_namespace = ["parlour", "page"])]
    pub(super) fn insets() -> Array;
    #[wasm_bindgen(js_namespace = ["parlour", "page"])]
    pub(super) fn languages() -> Array;
    #[wasm_bindgen(js_namespace = ["parlour", "page"], js_name = isDark)]
    pub(super) fn is_dark() -> bool;
    #[wasm_bindgen(js_namespace = ["parlour", "page"], js_name = reducesMotion)]
    pub(super) fn reduces_motion() -> bool;
    #[wasm_bindgen(js_namespace = ["parlour", "page"], js_name = textScale)]
    pub(super) fn text_scale() -> f64;
    #[wasm_bindgen(js_namespace = ["parlour", "page"], js_name = keepAwake)]
    pub(super) fn keep_awake(awake: bool);
    #[wasm_bindgen(js_namespace = ["parlour", "page"])]
    pub(super) fn started();
    /// Shows that the app has failed, in place of it.
    #[wasm_bindgen(js_namespace = ["parlour", "page"])]
    pub(super) fn panicked(report: &str);

    #[wasm_bindgen(js_namespace = ["parlour", "page"], js_name = onUpdate)]
    pub(super) fn on_update(function: &Closure<dyn FnMut()>);
    #[wasm_bindgen(js_namespace = ["parlour", "page"])]
    pub(super) fn update();
    #[wasm_bindgen(js_namespace = ["parlour", "page"])]
    pub(super) fn query() -> JsValue;
    #[wasm_bindgen(js_namespace = ["parlour", "page"], js_name = onLeave)]
    pub(super) fn on_leave(function: &Closure<dyn FnMut()>);
    #[wasm_bindgen(catch, js_namespace = ["parlour", "page"])]
    pub(super) async fn load(name: &str) -> Result<JsValue, JsValue>;

    // `web/sound.js`

    #[wasm_bindgen(js_namespace = ["parlour", "sound"], js_name = has)]
    pub(super) fn has_sound(name: &str) -> bool;
    #[wasm_bindgen(js_namespace = ["parlour", "sound"])]
    pub(super) fn play(name: &str, wav: &[u8], volume: f32, speed: f32);

    // `web/share.js`

    #[wasm_bindgen(js_namespace = ["parlour", "share"])]
    pub(super) fn abilities() -> JsValue;
    #[wasm_bindgen(catch, js_namespace = ["parlour", "share"])]
    pub(super) async fn copy(text: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_namespace = ["parlour", "share"])]
    pub(super) async fn paste() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_namespace = ["parlour", "share"], js_name = shareText)]
    pub(super) async fn share_text(name: &str, text: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = ["parlour", "share"])]
    pub(super) fn download(name: &str, kind: &str, content: &[u8]);
    #[wasm_bindgen(js_namespace = ["parlour", "share"], js_name = onDrop)]
    pub(super) fn on_drop(function: &Closure<dyn FnMut(String, Vec<u8>)>);
    #[wasm_bindgen(catch, js_namespace = ["parlour", "share"])]
    pub(super) async fn open(extensions: Array) -> Result<JsValue, JsValue>;

    // `web/draw.js`

    #[wasm_bindgen(catch, js_namespace = ["parlour", "draw"])]
    pub(super) async fn rasterise(layers: &str, width: u32, height: u32) -> Result<JsValue, JsValue>;

    // `web/field.js`, `web/tree.js` and `web/pads.js`

    #[wasm_bindgen(js_namespace = ["parlour", "field"], js_name = open)]
    pub(super) fn open_field(field: &JsValue);
    #[wasm_bindgen(js_namespace = ["parlour", "field"], js_name = close)]
    pub(super) fn close_field();
    #[wasm_bindgen(js_namespace = ["parlour", "field"], js_name = onEdit)]
    pub(super) fn on_edit(function: &Closure<dyn FnMut(String)>);
    #[wasm_bindgen(js_namespace = ["parlour", "field"], js_name = onKey)]
    pub(super) fn on_key(function: &Closure<dyn FnMut(String)>);
    #[wasm_bindgen(js_namespace = ["parlour", "tree"], js_name = update)]
    pub(super) fn show_tree(tree: &str);
    #[wasm_bindgen(js_namespace = ["parlour", "tree"], js_name = onAct)]
    pub(super) fn on_act(function: &Closure<dyn FnMut(String, String, JsValue)>);
    #[wasm_bindgen(js_namespace = ["parlour", "pads"])]
    pub(super) fn listen(function: &Closure<dyn FnMut(String, u32, f64)>);
    #[wasm_bindgen(js_namespace = ["parlour", "page"], js_name = onChange)]
    pub(super) fn on_change(function: &Closure<dyn FnMut()>);

    // `web/storage.js`. Changes return `undefined`, or the reason why they were refused.

    #[wasm_bindgen(js_namespace = ["parlour", "storage"])]
    pub(super) fn writes() -> bool;
    #[wasm_bindgen(js_namespace = ["parlour", "storage"], js_name = read)]
    pub(super) fn read_file(name: &str) -> Option<Vec<u8>>;
    #[wasm_bindgen(js_namespace = ["parlour", "storage"], js_name = create)]
    pub(super) fn create_file(name: &str, content: &[u8]) -> Option<String>;
    #[wasm_bindgen(js_namespace = ["parlour", "storage"], js_name = sync)]
    pub(super) fn sync_file(name: &str) -> Option<String>;
    #[wasm_bindgen(js_namespace = ["parlour", "storage"], js_name = rename)]
    pub(super) fn rename_file(from: &str, to: &str) -> Option<String>;
    #[wasm_bindgen(js_namespace = ["parlour", "storage"], js_name = remove)]
    pub(super) fn remove_file(name: &str) -> Option<String>;
    #[wasm_bindgen(js_namespace = ["parlour", "storage"], js_name = list)]
    pub(super) fn list_files(folder: &str) -> Option<Array>;
    /// Milliseconds since 1970.
    #[wasm_bindgen(js_namespace = ["parlour", "storage"], js_name = written)]
    pub(super) fn file_time(name: &str) -> Option<f64>;
    #[wasm_bindgen(js_namespace = ["parlour", "storage"], js_name = setWritten)]
    pub(super) fn set_file_time(name: &str, time: f64) -> Option<String>;

    // `web/engines.js`

    /// Sets the function that gets the number of a job and its answer, or `undefined` at its end.
    #[wasm_bindgen(js_namespace = ["parlour", "engines"], js_name = onAnswer)]
    pub(super) fn on_answer(function: &Closure<dyn FnMut(u32, Option<String>)>);
    #[wasm_bindgen(js_namespace = ["parlour", "engines"], js_name = start)]
    pub(super) fn start_job(number: u32, request: &str, hurried: Option<String>);
    #[wasm_bindgen(js_namespace = ["parlour", "engines"], js_name = hurry)]
    pub(super) fn hurry_job(number: u32);
    #[wasm_bindgen(js_namespace = ["parlour", "engines"], js_name = release)]
    pub(super) fn release_engines();
    #[wasm_bindgen(js_namespace = ["parlour", "engines"], js_name = stop)]
    pub(super) fn stop_job(number: u32);
}

/// Returns the number of physical pixels per point.
pub(super) fn device_pixel_ratio() -> f64 {
    DEVICE_PIXEL_RATIO.with(JsValue::as_f64).unwrap_or(1.)
}

/// Runs a function once, after everything that the page has to do now.
pub fn later(run: impl FnOnce() + 'static) {
    set_timeout(&Closure::once_into_js(run), 0);
}
