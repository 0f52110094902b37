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
    /// Who waits for the answer. The dialog itself does not keep it.
    static WAITING: RefCell<Option<Retained<PickerDelegate>>> = const { RefCell::new(None) };
}

define_class!(
    // SAFETY: an object asks nothing of its subclasses, and nothing is done when it is dropped.
    #[unsafe(super(NSObject))]
    #[thread_kind = MainThreadOnly]
    #[name = "ParlourPickerDelegate"]
    #[ivars = Sender<Option<PathBuf>>]
    struct PickerDelegate;

    // SAFETY: it asks for no more than it says.
    unsafe impl NSObjectProtocol for PickerDelegate {}

    // SAFETY: the methods have the types of the protocol.
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
        // SAFETY: this is how an object is made.
        #[expect(unsafe_code, reason = "a call of another language")]
        unsafe {
            msg_send![super(this), init]
        }
    }

    fn answer(&self, path: Option<PathBuf>) {
        // Whoever has stopped waiting does not miss it.
        _ = self.ivars().try_send(path);
    }
}

/// Shows the dialog. The answer is where a copy of the file is, which the system makes wherever the
/// file itself may be: so it need not be opened in the player's name, and nothing waits for a network.
pub fn show(under: &UIViewController, main: MainThreadMarker) -> Receiver<Option<PathBuf>> {
    let (answer, answered) = async_channel::bounded(1);
    // SAFETY: a constant of the system.
    #[expect(unsafe_code, reason = "a constant of another language")]
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
