//! Browsers: the page around the app, which `web/` holds.
//!
//! The page puts one object, `parlour`, into the global scope before it starts the app. [`page`] declares
//! its functions.

use std::future::Future;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

use super::assist::{Edit, EditedText, Tree, TreeRequest};
use super::gamepad::Heard;
use super::sharing::{Answer, Content, LARGEST, NotShared, Opened};
use super::{Abilities, Insets, Platform, Sample, Wake};
use crate::rules::Game;
use crate::storage::Storage;

mod draw;
pub mod engines;
mod news;
mod page;
mod store;

pub use draw::{Layer, rasterise};
pub use page::later;
pub use store::Store;

/// Returns the page that the app runs in.
#[must_use]
pub fn here() -> Arc<dyn Platform> {
    Arc::new(Web)
}

struct Web;

impl Platform for Web {
    fn abilities(&self) -> Abilities {
        let can =
            |what: &str| Reflect::get(&page::abilities(), &what.into()).is_ok_and(|can| can.is_truthy());
        Abilities { leave: false, haptics: false, share: can("share"), send: false, drop: true }
    }

    fn data_folder(&self) -> PathBuf {
        PathBuf::new()
    }

    fn storage(&self) -> Arc<dyn Storage> {
        Arc::new(Store)
    }

    fn languages(&self) -> Vec<String> {
        page::languages().iter().filter_map(|tag| tag.as_string()).collect()
    }

    fn is_dark(&self) -> Option<bool> {
        Some(page::is_dark())
    }

    fn text_scale(&self) -> Option<f32> {
        Some(page::text_scale() as f32)
    }

    fn reduces_motion(&self) -> Option<bool> {
        Some(page::reduces_motion())
    }

    fn insets(&self) -> Insets {
        let insets = page::insets();
        let [left, top, right, bottom] =
            [0, 1, 2, 3].map(|edge| insets.get(edge).as_f64().unwrap_or(0.) as f32);
        let scale = page::device_pixel_ratio() as f32;
        Insets { left, top, right, bottom }.scaled(scale)
    }

    fn wake_with(&self, wake: Wake) {
        news::wake_with(wake);
    }

    fn edit_text(&self, text: Option<EditedText>) {
        let Some(text) = text else { return page::close_field() };
        let EditedText { title, text, place: [x, y, width, height], longest, is_right_to_left, .. } = text;
        let field = js_sys::Object::new();
        let values: [(&str, JsValue); 9] = [
            ("label", title.into()),
            ("text", text.into()),
            ("kind", "text".into()),
            ("x", x.into()),
            ("y", y.into()),
            ("width", width.into()),
            ("height", height.into()),
            ("longest", longest.into()),
            ("rtl", is_right_to_left.into()),
        ];
        for (key, value) in values {
            // A plain object takes any value.
            _ = Reflect::set(&field, &key.into(), &value);
        }
        page::open_field(&field);
    }

    fn wanted_game(&self) -> Option<String> {
        Reflect::get(&page::query(), &"game".into()).ok()?.as_string()
    }

    fn has_update(&self) -> bool {
        news::has_update()
    }

    fn update(&self) {
        page::update();
    }

    fn dropped(&self) -> Vec<Opened> {
        news::take(&news::DROPPED)
    }

    fn edits(&self) -> Vec<Edit> {
        news::take(&news::EDITS)
    }

    fn wants_tree(&self) -> bool {
        true
    }

    fn show_tree(&self, tree: &Tree) {
        // Plain values with text keys, for which writing JSON cannot fail.
        page::show_tree(&serde_json::to_string(tree).unwrap_or_default());
    }

    fn tree_requests(&self) -> Vec<TreeRequest> {
        news::take(&news::REQUESTS)
    }

    fn gamepads(&self, wake: Wake) -> Option<Receiver<Heard>> {
        Some(news::gamepads(wake))
    }

    fn play(&self, sample: Sample) {
        // The page keeps what it has once decoded.
        let wav = if page::has_sound(sample.name) { &[] } else { sample.wav };
        page::play(sample.name, wav, sample.volume, sample.speed);
    }

    fn keep_awake(&self, awake: bool) {
        page::keep_awake(awake);
    }

    fn shown(&self) {
        page::started();
    }

    fn on_failure(&self) -> Box<dyn Fn(&str) + Send + Sync> {
        Box::new(page::panicked)
    }

    fn on_leave(&self, act: Box<dyn Fn()>) {
        news::on_leave(act);
    }

    fn puzzles(&self, game: Game) -> Answer<String> {
        let loaded = load(&format!("puzzles/{}.txt.gz", game.name()));
        Box::pin(async {
            let text = loaded.await?.map(String::from_utf8).transpose();
            text.map_err(|error| NotShared::Failed(error.to_string()))
        })
    }

    fn copy(&self, text: &str) -> Result<(), NotShared> {
        let text = text.to_owned();
        spawn_local(async move { _ = page::copy(&text).await });
        Ok(())
    }

    fn paste(&self) -> Answer<String> {
        answer(async {
            let text = page::paste().await.map_err(|_| NotShared::NoClipboard)?;
            text.as_string().filter(|text| !text.is_empty()).map(Some).ok_or(NotShared::NothingCopied)
        })
    }

    fn share(&self, name: &str, content: &str) -> Result<(), NotShared> {
        let (name, content) = (name.to_owned(), content.to_owned());
        spawn_local(async move { _ = page::share_text(&name, &content).await });
        Ok(())
    }

    fn save(&self, name: &str, content: Content) -> Answer<String> {
        // A download needs no dialog, so the answer is known at once.
        let most = usize::try_from(LARGEST).unwrap_or(usize::MAX);
        let saved = content.bytes(most).map(|bytes| {
            page::download(name, kind(name), &bytes);
            Some(name.to_owned())
        });
        Box::pin(async { saved })
    }

    fn open(&self, extensions: &[&str]) -> Answer<Opened> {
        let extensions: Array = extensions.iter().map(|&extension| JsValue::from(extension)).collect();
        answer(async move {
            let opened = page::open(extensions).await.map_err(|_| NotShared::NoDialog)?;
            if opened.is_null() || opened.is_undefined() {
                return Ok(None);
            }
            let bytes = Reflect::get(&opened, &"bytes".into()).ok().and_then(|bytes| bytes.dyn_into().ok());
            let bytes: Uint8Array = bytes.ok_or(NotShared::NoDialog)?;
            if u64::from(bytes.length()) > LARGEST {
                return Err(NotShared::TooLarge { most: LARGEST });
            }
            Ok(Some(Opened::in_memory(bytes.to_vec())))
        })
    }
}

/// Loads a file of this version of the app, which the page unpacks if its name ends with `.gz`.
#[must_use]
pub fn load(name: &str) -> Answer<Vec<u8>> {
    let name = name.to_owned();
    answer(async move {
        let failed = |error: JsValue| NotShared::Failed(format!("{name}: {error:?}"));
        let content = page::load(&name).await.map_err(failed)?;
        Ok(Some(content.dyn_into::<Uint8Array>().map_err(failed)?.to_vec()))
    })
}

/// Returns the media type of a file by its extension.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "png")) => "image/png",
        Some((_, "json")) => "application/json",
        _ => "text/plain",
    }
}

/// Lets the page work on an answer, which can be awaited anywhere. The work begins at once, because browsers
/// open dialogs only right after a touch.
fn answer<T: Send + 'static>(
    work: impl Future<Output = Result<Option<T>, NotShared>> + 'static,
) -> Answer<T> {
    let (sender, receiver) = async_channel::bounded(1);
    spawn_local(async move {
        // Nobody may wait for it any more.
        _ = sender.send(work.await).await;
        news::wake();
    });
    Box::pin(async move { receiver.recv().await.unwrap_or(Err(NotShared::NoDialog)) })
}
