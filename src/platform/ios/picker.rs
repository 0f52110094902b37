//! The dialogs in which a player chooses a file, or a place for one.

use std::cell::RefCell;
use std::path::{Path, PathBuf};

use async_channel::Sender;
use objc2::rc::Retained;
use objc2::runtime::{NSObject, ProtocolObject};
use objc2::{DefinedClass, MainThreadMarker, MainThreadOnly, define_class, msg_send};
use objc2_foundation::{NSArray, NSObjectProtocol, NSURL};
use objc2_ui_kit::{UIDocumentPickerDelegate, UIDocumentPickerViewController};
use objc2_uniform_type_identifiers::UTTypeData;

use super::{free_controller, not_named};
use crate::platform::sharing::NotShared;

/// What comes of a dialog: the path of the file, or `None` if the player has cancelled it.
pub(super) type Chosen = Result<Option<PathBuf>, NotShared>;

thread_local! {
    /// The delegate of the open dialog, kept here because the dialog holds only a weak reference.
    static WAITING: RefCell<Option<Retained<PickerDelegate>>> = const { RefCell::new(None) };
}

define_class!(
    // SAFETY: `NSObject` has no requirements for subclasses, and this class does not implement `Drop`.
    #[unsafe(super(NSObject))]
    #[thread_kind = MainThreadOnly]
    #[name = "ParlourPickerDelegate"]
    #[ivars = Sender<Chosen>]
    struct PickerDelegate;

    // SAFETY: `NSObjectProtocol` has no further requirements.
    unsafe impl NSObjectProtocol for PickerDelegate {}

    // SAFETY: the signatures of the methods match the protocol.
    unsafe impl UIDocumentPickerDelegate for PickerDelegate {
        #[unsafe(method(documentPicker:didPickDocumentsAtURLs:))]
        fn picked(&self, _picker: &UIDocumentPickerViewController, urls: &NSArray<NSURL>) {
            self.answer(urls.firstObject().and_then(|url| url.to_file_path()));
        }

        #[unsafe(method(documentPickerWasCancelled:))]
        fn cancelled(&self, _picker: &UIDocumentPickerViewController) {
            self.answer(None);
        }
    }
);

impl PickerDelegate {
    fn new(answer: Sender<Chosen>, main: MainThreadMarker) -> Retained<PickerDelegate> {
        let this = PickerDelegate::alloc(main).set_ivars(answer);
        // SAFETY: the signature of `NSObject`'s `init` is correct.
        #[expect(unsafe_code, reason = "a call to Objective-C")]
        unsafe {
            msg_send![super(this), init]
        }
    }

    fn answer(&self, path: Option<PathBuf>) {
        // The receiver may be gone; then the answer is not needed.
        _ = self.ivars().try_send(Ok(path));
    }
}

/// Shows the dialog for opening a file. The answer is the path of a copy that the system makes of it, wherever
/// it is. Reading the copy needs no access permission and no network.
pub(super) fn open(answer: Sender<Chosen>) {
    show(answer, |main| {
        // SAFETY: the system never changes this constant.
        #[expect(unsafe_code, reason = "a constant of Objective-C")]
        let all = unsafe { UTTypeData };
        let picker = UIDocumentPickerViewController::alloc(main);
        let types = NSArray::from_slice(&[all]);
        Ok(UIDocumentPickerViewController::initForOpeningContentTypes_asCopy(picker, &types, true))
    });
}

/// Shows the dialog for saving a copy of a file of the app. The answer is the path of the copy.
pub(super) fn export(path: &Path, answer: Sender<Chosen>) {
    show(answer, |main| {
        let url = NSURL::from_file_path(path).ok_or_else(|| not_named(path))?;
        let picker = UIDocumentPickerViewController::alloc(main);
        let urls = NSArray::from_retained_slice(&[url]);
        Ok(UIDocumentPickerViewController::initForExportingURLs_asCopy(picker, &urls, true))
    });
}

/// Shows a dialog, or answers why it cannot be shown.
fn show(
    answer: Sender<Chosen>,
    made: impl FnOnce(MainThreadMarker) -> Result<Retained<UIDocumentPickerViewController>, NotShared>,
) {
    let shown = || {
        let main = MainThreadMarker::new().ok_or(NotShared::NoDialog)?;
        let under = free_controller()?;
        let picker = made(main)?;
        let delegate = PickerDelegate::new(answer.clone(), main);
        picker.setDelegate(Some(ProtocolObject::from_ref(&*delegate)));
        picker.setShouldShowFileExtensions(true);
        WAITING.set(Some(delegate));
        under.presentViewController_animated_completion(&picker, true, None);
        Ok(())
    };
    if let Err(reason) = shown() {
        _ = answer.try_send(Err(reason));
    }
}
