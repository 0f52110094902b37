//! The dialog in which a player edits a text.
//!
//! The keyboard of the event loop has no composition, no selection and no key that ends the editing: Return
//! comes as a line break. So a field of the system takes the text, in a dialog with two buttons.

use std::cell::RefCell;
use std::ptr::NonNull;
use std::sync::Mutex;

use bevy::ecs::system::Query;
use bevy::log::warn;
use bevy::window::Window;
use block2::RcBlock;
use objc2::rc::Retained;
use objc2::runtime::{NSObject, ProtocolObject};
use objc2::{DefinedClass, MainThreadMarker, MainThreadOnly, define_class, msg_send};
use objc2_foundation::{NSObjectProtocol, NSString};
use objc2_ui_kit::{
    UIAlertAction, UIAlertActionStyle, UIAlertController, UIAlertControllerStyle,
    UIResponderStandardEditActions, UISemanticContentAttribute, UITextField, UITextFieldDelegate,
    UITextFieldViewMode, UITextInput,
};

use super::free_controller;
use super::news::{lock, wake};
use crate::platform::assist::{Edit, EditedText};
use crate::platform::sharing::NotShared;

thread_local! {
    /// The open dialog.
    static OPEN: RefCell<Option<Dialog>> = const { RefCell::new(None) };
}

/// The changes that the app has not fetched yet.
static EDITS: Mutex<Vec<Edit>> = Mutex::new(Vec::new());

struct Dialog {
    text: EditedText,
    alert: Retained<UIAlertController>,
    field: Retained<UITextField>,
    /// The field holds only a weak reference.
    delegate: Retained<FieldDelegate>,
}

define_class!(
    // SAFETY: `NSObject` has no requirements for subclasses, and this class does not implement `Drop`.
    #[unsafe(super(NSObject))]
    #[thread_kind = MainThreadOnly]
    #[name = "ParlourFieldDelegate"]
    // The largest number of characters.
    #[ivars = usize]
    struct FieldDelegate;

    // SAFETY: `NSObjectProtocol` has no further requirements.
    unsafe impl NSObjectProtocol for FieldDelegate {}

    // SAFETY: the signatures of the methods match the protocol.
    unsafe impl UITextFieldDelegate for FieldDelegate {
        // The selection changes with each letter. A text that is being composed may be longer for a while.
        #[unsafe(method(textFieldDidChangeSelection:))]
        fn changed(&self, field: &UITextField) {
            let text = words(field);
            if field.markedTextRange().is_none() && text.chars().count() > *self.ivars() {
                field.setText(Some(&NSString::from_str(&self.shortened(&text))));
            }
        }

        #[unsafe(method(textFieldShouldReturn:))]
        fn confirm(&self, _field: &UITextField) -> bool {
            close(Some(true));
            false
        }
    }
);

impl FieldDelegate {
    fn new(longest: usize, main: MainThreadMarker) -> Retained<FieldDelegate> {
        let this = FieldDelegate::alloc(main).set_ivars(longest);
        // SAFETY: the signature of `NSObject`'s `init` is correct.
        #[expect(unsafe_code, reason = "a call to Objective-C")]
        unsafe {
            msg_send![super(this), init]
        }
    }

    fn shortened(&self, text: &str) -> String {
        text.chars().take(*self.ivars()).collect()
    }
}

/// Begins to edit a text, or closes the dialog without an answer.
pub(super) fn edit(text: Option<EditedText>) {
    if text.as_ref().is_some_and(is_open) {
        return;
    }
    close(None);
    let Some(text) = text else { return };
    if let Err(reason) = show(text) {
        warn!("the text cannot be edited now: {reason}");
        answer(Edit::Done);
    }
}

/// Returns the changes since the last call.
pub(super) fn edits() -> Vec<Edit> {
    std::mem::take(&mut *lock(&EDITS))
}

/// Keeps the keyboard of the event loop away. Bevy asks for it while a text of the app has the focus.
pub(super) fn keep_keyboard_away(mut windows: Query<&mut Window>) {
    for mut window in &mut windows {
        if window.ime_enabled {
            window.ime_enabled = false;
        }
    }
}

/// Returns true if the dialog is open for this text, whose place may have changed.
fn is_open(text: &EditedText) -> bool {
    OPEN.with_borrow(|open| {
        open.as_ref().is_some_and(|Dialog { text: shown, .. }| {
            (&shown.title, &shown.text) == (&text.title, &text.text)
        })
    })
}

fn show(text: EditedText) -> Result<(), NotShared> {
    let main = MainThreadMarker::new().ok_or(NotShared::NoDialog)?;
    let under = free_controller()?;
    let alert = UIAlertController::alertControllerWithTitle_message_preferredStyle(
        Some(&NSString::from_str(&text.title)),
        None,
        UIAlertControllerStyle::Alert,
        main,
    );
    alert.addTextFieldWithConfigurationHandler(None);
    let field = alert.textFields().and_then(|fields| fields.firstObject()).ok_or(NotShared::NoDialog)?;
    let delegate = FieldDelegate::new(text.longest, main);
    field.setText(Some(&NSString::from_str(&delegate.shortened(&text.text))));
    field.setClearButtonMode(UITextFieldViewMode::WhileEditing);
    if text.is_right_to_left {
        field.setSemanticContentAttribute(UISemanticContentAttribute::ForceRightToLeft);
    }
    field.setDelegate(Some(ProtocolObject::from_ref(&*delegate)));
    let button = |words: &str, style, is_confirmed: bool| {
        // The system closes the dialog by itself.
        let pressed = RcBlock::new(move |_: NonNull<UIAlertAction>| close(Some(is_confirmed)));
        UIAlertAction::actionWithTitle_style_handler(
            Some(&NSString::from_str(words)),
            style,
            Some(&pressed),
            main,
        )
    };
    let confirm = button(&text.confirm, UIAlertActionStyle::Default, true);
    alert.addAction(&button(&text.cancel, UIAlertActionStyle::Cancel, false));
    alert.addAction(&confirm);
    alert.setPreferredAction(Some(&confirm));
    OPEN.set(Some(Dialog { text, alert: alert.clone(), field, delegate }));
    // Only a field that has the keyboard selects.
    let shown = RcBlock::new(select);
    under.presentViewController_animated_completion(&alert, true, Some(&shown));
    Ok(())
}

/// Selects the whole text.
fn select() {
    let field = OPEN.with_borrow(|open| open.as_ref().map(|dialog| dialog.field.clone()));
    if let Some(field) = field {
        // SAFETY: the method needs no sender.
        #[expect(unsafe_code, reason = "the type of the sender is free")]
        unsafe {
            field.selectAll(None);
        }
    }
}

/// Closes the dialog if it is open. Tells the app that it was confirmed or cancelled, or nothing.
fn close(is_confirmed: Option<bool>) {
    let Some(Dialog { alert, field, delegate, .. }) = OPEN.take() else { return };
    field.setDelegate(None);
    if let Some(is_confirmed) = is_confirmed {
        if is_confirmed {
            answer(Edit::Text(delegate.shortened(&words(&field))));
        }
        answer(Edit::Done);
    }
    if alert.presentingViewController().is_some() && !alert.isBeingDismissed() {
        alert.dismissViewControllerAnimated_completion(is_confirmed.is_some(), None);
    }
}

fn answer(edit: Edit) {
    lock(&EDITS).push(edit);
    wake();
}

fn words(field: &UITextField) -> String {
    field.text().map(|text| text.to_string()).unwrap_or_default()
}
