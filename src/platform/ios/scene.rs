//! The scene: the part of the screen that the system gives to a window.
//!
//! Since iOS 27 the system does not show a window without a scene, and does not start an app whose
//! `Info.plist` names no scene delegate. The event loop does not support scenes: it creates a window when
//! the app becomes active. This module keeps the scene and the window, and connects them as soon as both
//! exist, in either order.
//!
//! Changes in the life of the app still reach the event loop. It observes notifications, which the system
//! posts with and without scenes. The system no longer calls the application's delegate, but the event
//! loop has none.

use std::cell::RefCell;

use bevy::log::{error, info};
use objc2::rc::Retained;
use objc2::runtime::{NSObject, ProtocolObject};
use objc2::{ClassType, MainThreadOnly, Message, define_class};
use objc2_foundation::{NSObjectProtocol, NSSet};
use objc2_ui_kit::{
    UICoordinateSpace, UIInterfaceOrientation, UIOpenURLContext, UIResponder, UIScene,
    UISceneConnectionOptions, UISceneDelegate, UISceneSession, UITraitCollection, UIView, UIWindow,
    UIWindowScene, UIWindowSceneDelegate,
};

use super::files;
use super::news::wake;

thread_local! {
    // All of this runs on the main thread; on other threads both are empty.
    static SCENE: RefCell<Option<Retained<UIWindowScene>>> = const { RefCell::new(None) };
    static WINDOW: RefCell<Option<Retained<UIWindow>>> = const { RefCell::new(None) };
}

define_class!(
    // SAFETY: `UIResponder` has no requirements for subclasses, and this class does not implement `Drop`.
    #[unsafe(super(UIResponder, NSObject))]
    #[thread_kind = MainThreadOnly]
    // The name in Info.plist.
    #[name = "ParlourSceneDelegate"]
    struct SceneDelegate;

    // SAFETY: `NSObjectProtocol` has no further requirements.
    unsafe impl NSObjectProtocol for SceneDelegate {}

    // SAFETY: the signatures of the methods match the protocol.
    unsafe impl UISceneDelegate for SceneDelegate {
        #[unsafe(method(scene:willConnectToSession:options:))]
        fn connect(&self, scene: &UIScene, _session: &UISceneSession, options: &UISceneConnectionOptions) {
            SCENE.set(scene.downcast_ref::<UIWindowScene>().map(Message::retain));
            join();
            // What the app was started with, or came back with.
            files::receive(&options.URLContexts());
        }

        // The system may discard the scene of an app in the background and connect another one later, perhaps
        // before this one is gone.
        #[unsafe(method(sceneDidDisconnect:))]
        fn disconnect(&self, scene: &UIScene) {
            if SCENE.with_borrow(|shown| shown.as_ref().is_some_and(|shown| ***shown == *scene)) {
                part();
            }
        }

        #[unsafe(method(scene:openURLContexts:))]
        fn open(&self, _scene: &UIScene, contexts: &NSSet<UIOpenURLContext>) {
            files::receive(contexts);
        }
    }

    // SAFETY: the signature of the method matches the protocol.
    unsafe impl UIWindowSceneDelegate for SceneDelegate {
        #[unsafe(method(windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:))]
        fn update(
            &self,
            _scene: &UIWindowScene,
            _space: &ProtocolObject<dyn UICoordinateSpace>,
            _orientation: UIInterfaceOrientation,
            _traits: &UITraitCollection,
        ) {
            fit();
            // The theme may have changed, of which the window does not tell.
            wake();
        }
    }
);

/// Registers the class with the Objective-C runtime, where the system looks it up when it starts the app.
pub(super) fn register() {
    info!("the scene belongs to {}", SceneDelegate::class());
}

/// Returns the app's window, or `None` before it exists and on other threads than the main thread.
pub(super) fn window() -> Option<Retained<UIWindow>> {
    WINDOW.with_borrow(Clone::clone)
}

/// Stores the window of this view and shows it if its scene is connected.
pub(super) fn show(view: &UIView) {
    let window = view.window();
    if window.is_none() {
        error!("the view of the window is in no window");
    }
    WINDOW.set(window);
    join();
}

fn both() -> Option<(Retained<UIWindow>, Retained<UIWindowScene>)> {
    window().zip(SCENE.with_borrow(Clone::clone))
}

/// Shows the window in its scene if both exist.
fn join() {
    if let Some((window, scene)) = both() {
        window.setWindowScene(Some(&scene));
        fit();
        window.makeKeyAndVisible();
        // A window that comes back in another scene is drawn anew.
        wake();
    }
}

/// Takes the window out of its scene, which is gone. The window waits for the next one.
fn part() {
    SCENE.set(None);
    if let Some(window) = window() {
        window.setWindowScene(None);
    }
}

/// Gives the window the size of its scene. It was created with the size of the screen.
fn fit() {
    if let Some((window, scene)) = both() {
        #[expect(deprecated, reason = "iOS 15 has no newer method")]
        let bounds = scene.coordinateSpace().bounds();
        if window.frame() != bounds {
            window.setFrame(bounds);
        }
    }
}
