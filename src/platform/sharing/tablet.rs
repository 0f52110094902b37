//! Android and iOS, where nothing can be shared yet: their clipboards and files are asked for
//! through the system's own language.

use super::{Answer, NotShared, Sharing};

/// The ways of this system.
#[must_use]
pub fn sharing() -> Box<dyn Sharing> {
    Box::new(Tablet)
}

struct Tablet;

impl Sharing for Tablet {
    fn copy(&mut self, _text: &str) -> Result<(), NotShared> {
        Err(NotShared::NotYet)
    }

    fn paste(&mut self) -> Result<String, NotShared> {
        Err(NotShared::NotYet)
    }

    fn save(&mut self, _name: &str, _content: String) -> Answer<String> {
        Box::pin(async { Err(NotShared::NotYet) })
    }

    fn open(&mut self, _extensions: &[&str]) -> Answer<Vec<u8>> {
        Box::pin(async { Err(NotShared::NotYet) })
    }
}
