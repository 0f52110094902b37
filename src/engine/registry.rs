//! The one place that names all engines.

use super::{Engine, PlainEngine, Resources};
use crate::rules::Rules;

/// An engine for the game that is played by these rules.
#[must_use]
pub fn engine(rules: Rules, resources: Resources) -> Box<dyn Engine> {
    match rules {
        _ => Box::new(PlainEngine::new(rules, resources)),
    }
}
