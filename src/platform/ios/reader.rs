//! VoiceOver and the other assistive techniques of the system: the tree of what is on the screen, as elements of
//! the view.
//!
//! The view belongs to the event loop. So an adapter of AccessKit puts a class of its own under it, which gives
//! the elements when the system asks for them. Until then the app makes no tree.

use std::cell::RefCell;
use std::ptr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use accesskit::{ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, TreeUpdate};
use accesskit_ios::SubclassingAdapter;
use objc2_ui_kit::UIView;

use super::news::{lock, wake};
use super::scene;
use crate::platform::assist::nodes::Nodes;
use crate::platform::assist::{Tree, TreeRequest};

thread_local! {
    static ADAPTER: RefCell<Option<SubclassingAdapter>> = const { RefCell::new(None) };
    static NODES: RefCell<Nodes> = RefCell::default();
}

/// True once the system has asked for elements, until nothing reads them any more.
static IS_READ: AtomicBool = AtomicBool::new(false);
/// The requests that the app has not fetched yet.
static REQUESTS: Mutex<Vec<TreeRequest>> = Mutex::new(Vec::new());

/// Answers the adapter, which asks on the main thread.
struct Reader;

impl ActivationHandler for Reader {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        IS_READ.store(true, Ordering::Relaxed);
        wake();
        // The app shows the tree in its next frame.
        None
    }
}

impl ActionHandler for Reader {
    fn do_action(&mut self, request: ActionRequest) {
        if let Some(request) = NODES.with_borrow(|nodes| nodes.request(&request)) {
            lock(&REQUESTS).push(request);
            wake();
        }
    }
}

impl DeactivationHandler for Reader {
    fn deactivate_accessibility(&mut self) {
        IS_READ.store(false, Ordering::Relaxed);
    }
}

/// Gives this view the elements.
pub(super) fn attach(view: &UIView) {
    // A new view follows an old one, whose class is restored first.
    ADAPTER.set(None);
    let view = ptr::from_ref(view).cast_mut().cast();
    // SAFETY: the view is alive, and the adapter keeps it alive.
    #[expect(unsafe_code, reason = "the adapter takes a raw pointer")]
    let adapter = unsafe { SubclassingAdapter::new(view, Reader, Reader, Reader) };
    ADAPTER.set(Some(adapter));
}

/// Returns true while something reads the tree.
pub(super) fn is_read() -> bool {
    IS_READ.load(Ordering::Relaxed)
}

/// Shows a tree.
pub(super) fn show(tree: &Tree) {
    let scale = scene::window().map_or(1., |window| window.contentScaleFactor() as f32);
    let events = ADAPTER.with_borrow(|adapter| {
        let update = || NODES.with_borrow_mut(|nodes| nodes.update(tree, scale));
        adapter.as_ref().and_then(|adapter| adapter.update_if_active(update))
    });
    // The system may ask for elements meanwhile.
    if let Some(events) = events {
        events.raise();
    }
}

/// Returns the requests since the last call.
pub(super) fn requests() -> Vec<TreeRequest> {
    std::mem::take(&mut *lock(&REQUESTS))
}
