//! Files that are dragged from another app onto the window.

use std::cell::RefCell;

use block2::RcBlock;
use objc2::rc::Retained;
use objc2::runtime::{NSObject, ProtocolObject};
use objc2::{MainThreadOnly, define_class, msg_send};
use objc2_foundation::{NSArray, NSError, NSObjectProtocol, NSString, NSURL};
use objc2_ui_kit::{
    UIDragDropSession, UIDropInteraction, UIDropInteractionDelegate, UIDropOperation, UIDropProposal,
    UIDropSession, UIView,
};

use super::files;

/// The type of everything that is a file.
const DATA: &str = "public.data";

thread_local! {
    /// The delegate, kept here because the interaction holds only a weak reference.
    static DELEGATE: RefCell<Option<Retained<DropDelegate>>> = const { RefCell::new(None) };
}

define_class!(
    // SAFETY: `NSObject` has no requirements for subclasses, and this class does not implement `Drop`.
    #[unsafe(super(NSObject))]
    #[thread_kind = MainThreadOnly]
    #[name = "ParlourDropDelegate"]
    struct DropDelegate;

    // SAFETY: `NSObjectProtocol` has no further requirements.
    unsafe impl NSObjectProtocol for DropDelegate {}

    // SAFETY: the signatures of the methods match the protocol.
    unsafe impl UIDropInteractionDelegate for DropDelegate {
        #[unsafe(method(dropInteraction:canHandleSession:))]
        fn fits(
            &self,
            _interaction: &UIDropInteraction,
            session: &ProtocolObject<dyn UIDropSession>,
        ) -> bool {
            session.hasItemsConformingToTypeIdentifiers(&NSArray::from_retained_slice(&[NSString::from_str(
                DATA,
            )]))
        }

        #[unsafe(method_id(dropInteraction:sessionDidUpdate:))]
        fn proposed(
            &self,
            _interaction: &UIDropInteraction,
            _session: &ProtocolObject<dyn UIDropSession>,
        ) -> Retained<UIDropProposal> {
            UIDropProposal::initWithDropOperation(UIDropProposal::alloc(self.mtm()), UIDropOperation::Copy)
        }

        #[unsafe(method(dropInteraction:performDrop:))]
        fn take(&self, _interaction: &UIDropInteraction, session: &ProtocolObject<dyn UIDropSession>) {
            let loaded = RcBlock::new(|url: *mut NSURL, _: *mut NSError| {
                // SAFETY: the address is null or lives during the call.
                #[expect(unsafe_code, reason = "the address comes as a raw pointer")]
                if let Some(url) = unsafe { url.as_ref() } {
                    files::receive_passing(url);
                }
            });
            for item in &session.items() {
                // SAFETY: the block holds nothing, so any thread may call it.
                #[expect(unsafe_code, reason = "the block is called on another thread")]
                let progress = unsafe {
                    item.itemProvider().loadFileRepresentationForTypeIdentifier_completionHandler(
                        &NSString::from_str(DATA),
                        &loaded,
                    )
                };
                // The system shows it by itself.
                drop(progress);
            }
        }
    }
);

/// Lets files be dropped on this view.
pub(super) fn accept(view: &UIView) {
    let main = view.mtm();
    // SAFETY: the signature of `NSObject`'s `init` is correct.
    #[expect(unsafe_code, reason = "a call to Objective-C")]
    let delegate: Retained<DropDelegate> = unsafe {
        let this = DropDelegate::alloc(main).set_ivars(());
        msg_send![super(this), init]
    };
    let interaction = UIDropInteraction::initWithDelegate(
        UIDropInteraction::alloc(main),
        ProtocolObject::from_ref(&*delegate),
    );
    view.addInteraction(ProtocolObject::from_ref(&*interaction));
    DELEGATE.set(Some(delegate));
}
