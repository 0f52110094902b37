//! Apple's tablets and phones.
