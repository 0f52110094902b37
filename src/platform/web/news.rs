//! News of the page, which wait until the app asks for them.

use std::cell::{Cell, RefCell};
use std::mem;
use std::sync::mpsc::{self, Receiver};
use std::thread::LocalKey;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use web_time::Instant;

use super::page;
use crate::platform::Wake;
use crate::platform::assist::{Edit, TreeAct, TreeRequest};
use crate::platform::gamepad::{Button, Heard, Held};
use crate::platform::sharing::Opened;

thread_local! {
    static HAS_UPDATE: Cell<bool> = const { Cell::new(false) };
    static WAKE: RefCell<Option<Wake>> = const { RefCell::new(None) };
    pub(super) static EDITS: RefCell<Vec<Edit>> = const { RefCell::new(Vec::new()) };
    pub(super) static DROPPED: RefCell<Vec<Opened>> = const { RefCell::new(Vec::new()) };
    pub(super) static REQUESTS: RefCell<Vec<TreeRequest>> = const { RefCell::new(Vec::new()) };
}

/// Returns `true` if a newer version of the app is ready.
pub(super) fn has_update() -> bool {
    HAS_UPDATE.get()
}

/// Returns all news of a kind.
pub(super) fn take<T>(news: &'static LocalKey<RefCell<Vec<T>>>) -> Vec<T> {
    news.with_borrow_mut(mem::take)
}

/// Notes a piece of news, and wakes the app.
fn note<T>(news: &'static LocalKey<RefCell<Vec<T>>>, piece: T) {
    news.with_borrow_mut(|news| news.push(piece));
    wake();
}

pub(super) fn wake() {
    WAKE.with_borrow(|wake| wake.iter().for_each(|wake| wake()));
}

/// Begins to listen to the page.
pub(super) fn wake_with(wake_app: Wake) {
    WAKE.set(Some(wake_app));
    // The page calls these until it is closed.
    let edited = Closure::new(|text| note(&EDITS, Edit::Text(text)));
    page::on_edit(&edited);
    edited.forget();
    let pressed = Closure::new(|_key| note(&EDITS, Edit::Done));
    page::on_key(&pressed);
    pressed.forget();
    let asked = Closure::new(|id: String, act: String, value: JsValue| {
        if let Some(act) = act_of(&act, &value) {
            note(&REQUESTS, TreeRequest { id, act });
        }
    });
    page::on_act(&asked);
    asked.forget();
    let dropped = Closure::new(|_name: String, content| note(&DROPPED, Opened::in_memory(content)));
    page::on_drop(&dropped);
    dropped.forget();
    let ready = Closure::new(|| {
        HAS_UPDATE.set(true);
        wake();
    });
    page::on_update(&ready);
    ready.forget();
    let changed = Closure::new(wake);
    page::on_change(&changed);
    changed.forget();
}

/// Sets what is done when the page is closed or left.
pub(super) fn on_leave(act: Box<dyn Fn()>) {
    let left = Closure::new(act);
    page::on_leave(&left);
    left.forget();
}

/// Returns the request with this name.
fn act_of(name: &str, value: &JsValue) -> Option<TreeAct> {
    Some(match name {
        "click" => TreeAct::Click,
        "focus" => TreeAct::Focus,
        "increment" => TreeAct::Increment,
        "decrement" => TreeAct::Decrement,
        "set" => match value.as_f64() {
            Some(number) => TreeAct::SetNumber(number),
            None => TreeAct::SetText(value.as_string()?),
        },
        _ => return None,
    })
}

/// Begins to listen to gamepads. The page tells of changes, and of each frame in which something is held.
pub(super) fn gamepads(wake: Wake) -> Receiver<Heard> {
    let (sender, receiver) = mpsc::channel();
    let (mut held, mut stick) = (Held::default(), [0.; 2]);
    let heard = Closure::new(move |kind: String, index: u32, value: f64| {
        let now = Instant::now();
        let heard = match (kind.as_str(), named(index)) {
            ("connected", _) => Some(Heard::Connected),
            ("button", Some(button)) if value > 0.5 => {
                held.press(button, now);
                Some(Heard::Pressed(button))
            }
            ("button", Some(button)) => {
                held.release(button);
                None
            }
            ("axis", _) if index < 2 => {
                stick[index as usize] = value as f32;
                // The page counts downwards.
                held.lean(stick[0], -stick[1], now).map(Heard::Pressed)
            }
            _ => None,
        };
        for heard in heard.into_iter().chain(held.again(now).map(Heard::Again)) {
            // Without a receiver the app is about to end.
            _ = sender.send(heard);
            wake();
        }
    });
    page::listen(&heard);
    heard.forget();
    receiver
}

/// Returns the app's name of a button of the standard mapping, or `None` for buttons that the app ignores.
fn named(index: u32) -> Option<Button> {
    Some(match index {
        0 => Button::South,
        1 => Button::East,
        2 => Button::West,
        3 => Button::North,
        4 | 6 => Button::LeftShoulder,
        5 | 7 => Button::RightShoulder,
        8 => Button::Select,
        9 => Button::Start,
        12 => Button::Up,
        13 => Button::Down,
        14 => Button::Left,
        15 => Button::Right,
        _ => return None,
    })
}
