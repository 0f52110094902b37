//! The dialog in which a player chooses a file.

use std::cell::RefCell;
use std::path::PathBuf;

use async_channel::{Receiver, Sender};
use objc2::rc::Retained;
use objc2::runtime::{NSObject, ProtocolObject};
use objc2::{DefinedClass, MainThreadMarker, MainThreadOnly, define_class, msg_send};
use objc2_foundation::{NSArray, NSObjectProtocol, NSURL};
use objc2_ui_kit::{UIDocumentPickerDelegate, UIDocumentPickerViewController, UIViewController};
use objc2_uniform_type_identifiers::UTTypeData;

thread_local! {
    /// The delegate of the open dialog, kept here because the dialog holds only a weak reference.
    static WAITING: RefCell<Option<Retained<PickerDelegate>>> = const { RefCell::new(None) };
}

define_class!(
    // SAFETY: `NSObject` has no requirements for subclasses, and this class does not implement `Drop`.
    #[unsafe(super(NSObject))]
    #[thread_kind = MainThreadOnly]
    #[name = "ParlourPickerDelegate"]
    #[ivars = Sender<Option<PathBuf>>]
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
    fn new(answer: Sender<Option<PathBuf>>, main: MainThreadMarker) -> Retained<PickerDelegate> {
        let this = PickerDelegate::alloc(main).set_ivars(answer);
        // SAFETY: the signature of `NSObject`'s `init` is correct.
        #[expect(unsafe_code, reason = "a call to Objective-C")]
        unsafe {
            msg_send![super(this), init]
        }
    }

    fn answer(&self, path: Option<PathBuf>) {
        // The receiver may be gone; then the answer is not needed.
        _ = self.ivars().try_send(path);
    }
}

/// Shows the dialog. The answer is the path of a copy that the system makes of the chosen file, wherever
/// the file is. Reading the copy needs no access permission and no network.
pub fn show(under: &UIViewController, main: MainThreadMarker) -> Receiver<Option<PathBuf>> {
    let (answer, answered) = async_channel::bounded(1);
    // SAFETY: the system never changes this constant.
    #[expect(unsafe_code, reason = "a constant of Objective-C")]
    let all = unsafe { UTTypeData };
    let picker = UIDocumentPickerViewController::initForOpeningContentTypes_asCopy(
        UIDocumentPickerViewController::alloc(main),
        &NSArray::from_slice(&[all]),
        true,
    );
    let delegate = PickerDelegate::new(answer, main);
    picker.setDelegate(Some(ProtocolObject::from_ref(&*delegate)));
    picker.setShouldShowFileExtensions(true);
    WAITING.set(Some(delegate));
    under.presentViewController_animated_completion(&picker, true, None);
    answered
}
