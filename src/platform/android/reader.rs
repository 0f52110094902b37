//! The tree of what is on the screen, for `TalkBack` and other services of Android.
//!
//! `AccessKit` injects its nodes into a view of the activity. Its class of Java comes as dex code in its crate.

use std::cell::RefCell;
use std::sync::{Mutex, PoisonError};

use accesskit::{ActionHandler, ActionRequest, ActivationHandler, TreeUpdate};
use accesskit_android::InjectingAdapter;
use accesskit_android::jni as jni_of_adapter;
use bevy::log::warn;

use super::{app, news, own};
use crate::platform::assist::nodes::Nodes;
use crate::platform::assist::{Tree, TreeRequest};

thread_local! {
    static READER: RefCell<Reader> = RefCell::new(Reader::default());
}

/// The latest nodes, for a reader that begins later.
static SHOWN: Mutex<Option<TreeUpdate>> = Mutex::new(None);

#[derive(Default)]
struct Reader {
    nodes: Nodes,
    adapter: Option<InjectingAdapter>,
}

impl Reader {
    /// Takes the nodes to the view of the activity for them, which may be another one than before.
    fn follow(&mut self) {
        if news::host_changed() || self.adapter.is_none() {
            // The old one leaves its view before the new one comes, perhaps to the same view.
            self.adapter = None;
            self.adapter = adapter();
        }
    }
}

/// Answers a reader on the thread of Java.
struct Handler;

impl ActivationHandler for Handler {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        SHOWN.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl ActionHandler for Handler {
    fn do_action(&mut self, request: ActionRequest) {
        news::ask(request);
    }
}

/// Shows the tree.
pub(super) fn show(tree: &Tree) {
    READER.with_borrow_mut(|reader| {
        let update = reader.nodes.update(tree, scale());
        *SHOWN.lock().unwrap_or_else(PoisonError::into_inner) = Some(update.clone());
        reader.follow();
        if let Some(adapter) = &mut reader.adapter {
            adapter.update_if_active(|| update);
        }
    });
}

/// Returns what the reader has asked for since the last call.
pub(super) fn requests() -> Vec<TreeRequest> {
    let asked = news::asked_for();
    READER.with_borrow_mut(|reader| {
        if reader.adapter.is_some() {
            reader.follow();
        }
        asked.iter().filter_map(|request| reader.nodes.request(request)).collect()
    })
}

/// Returns the number of physical pixels in a point, as the window does.
fn scale() -> f32 {
    let density = app().and_then(|app| app.config().density());
    density.map_or(1., |density| density as f32 / 160.)
}

/// Injects the nodes into the view of the activity. The crate of the adapter has its own version of the interface to
/// Java, so both meet in raw pointers.
fn adapter() -> Option<InjectingAdapter> {
    let app = app()?;
    let made = own(|env, own| {
        let host = own.host(env)?;
        // SAFETY: the machine is that of this process, to which this thread is attached, and the reference to the view
        // lives until the end of this function.
        #[expect(
            unsafe_code,
            reason = "the machine and the view pass from one version of a crate to another"
        )]
        let (machine, view) = unsafe {
            (
                jni_of_adapter::JavaVM::from_raw(app.vm_as_ptr().cast()),
                jni_of_adapter::objects::JObject::from_raw(host.as_raw().cast()),
            )
        };
        let env = machine.and_then(|machine| {
            // SAFETY: this thread is attached while `asked` runs.
            #[expect(unsafe_code, reason = "the environment passes as well")]
            unsafe {
                jni_of_adapter::JNIEnv::from_raw(machine.get_env()?.get_raw())
            }
        });
        Ok(env.map(|mut env| InjectingAdapter::new(&mut env, &view, Handler, Handler)))
    });
    let said = match made {
        Ok(Ok(adapter)) => return Some(adapter),
        Ok(Err(error)) => error.to_string(),
        Err(error) => error.to_string(),
    };
    warn!("the screen reader gets no nodes: {said}");
    None
}
