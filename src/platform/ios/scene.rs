//! The scene: the part of the screen that the system gives to a window.
//!
//! Since iOS 27 a window without one is not shown, and an app that names no delegate for it in its
//! `Info.plist` is not even started. The event loop knows nothing of scenes: it makes a window when
//! the app becomes active. So both are kept here, and whichever comes second brings them together.
//!
//! What becomes of the app, the event loop hears all the same: it listens to the notifications of the
//! application, which the system posts with scenes as without. Only calls on the application's delegate
//! are no longer made, and it has none.

use std::cell::RefCell;

use bevy::log::{error, info};
use objc2::rc::Retained;
use objc2::runtime::{NSObject, ProtocolObject};
use objc2::{ClassType, MainThreadOnly, Message, define_class};
use objc2_foundation::NSObjectProtocol;
use objc2_ui_kit::{
    UICoordinateSpace, UIInterfaceOrientation, UIResponder, UIScene, UISceneConnectionOptions,
    UISceneDelegate, UISceneSession, UITraitCollection, UIView, UIWindow, UIWindowScene,
    UIWindowSceneDelegate,
};

thread_local! {
    // Of the main thread alone, where all of this is called: on another there is none of them.
    static SCENE: RefCell<Option<Retained<UIWindowScene>>> = const { RefCell::new(None) };
    static WINDOW: RefCell<Option<Retained<UIWindow>>> = const { RefCell::new(None) };
}

define_class!(
    // SAFETY: a responder asks nothing of its subclasses, and nothing is done when it is dropped.
    #[unsafe(super(UIResponder, NSObject))]
    #[thread_kind = MainThreadOnly]
    // As in Info.plist.
    #[name = "ParlourSceneDelegate"]
    struct SceneDelegate;

    // SAFETY: none of these asks for more than it says.
    unsafe impl NSObjectProtocol for SceneDelegate {}

    // SAFETY: the methods have the types of the protocol.
    unsafe impl UISceneDelegate for SceneDelegate {
        #[unsafe(method(scene:willConnectToSession:options:))]
        fn connect(&self, scene: &UIScene, _session: &UISceneSession, _options: &UISceneConnectionOptions) {
            SCENE.set(scene.downcast_ref::<UIWindowScene>().map(Message::retain));
            join();
        }

        // The system may take the scene of an app in the background, and gives it another one later.
        #[unsafe(method(sceneDidDisconnect:))]
        fn disconnect(&self, _scene: &UIScene) {
            SCENE.set(None);
        }
    }

    // SAFETY: the method has the types of the protocol.
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
        }
    }
);

/// Makes the class known, so that the system finds it when it starts the app.
pub fn register() {
    info!("the scene belongs to {}", SceneDelegate::class());
}

/// The app's window, as soon as there is one and only on the main thread.
pub fn window() -> Option<Retained<UIWindow>> {
    WINDOW.with_borrow(Clone::clone)
}

/// Takes the window that this view fills to its scene.
pub fn show(view: &UIView) {
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

/// Brings the window to its scene, and so to the screen, once both are there.
fn join() {
    if let Some((window, scene)) = both() {
        window.setWindowScene(Some(&scene));
        fit();
        window.makeKeyAndVisible();
    }
}

/// The window was as large as the screen when it was made, which its scene need not be.
fn fit() {
    if let Some((window, scene)) = both() {
        #[expect(deprecated, reason = "iOS 15 has nothing newer")]
        let bounds = scene.coordinateSpace().bounds();
        if window.frame() != bounds {
            window.setFrame(bounds);
        }
    }
}
