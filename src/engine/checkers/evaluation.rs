//! Static evaluation.

use super::general::General;
use super::patterns::{Family, Patterns};
use super::regions::Covered;
use crate::rules::checkers::{Rules, State};

/// The general evaluation, plus the patterns if the family has any.
#[derive(Clone, Debug)]
pub(super) struct Evaluation<S: Covered> {
    pub general: General<S>,
    pub patterns: Option<Patterns>,
}

impl<S: Covered> Evaluation<S> {
    pub(super) fn new(rules: Rules) -> Evaluation<S> {
        let patterns = Family::of(rules).and_then(Patterns::built_in);
        Evaluation { general: General::new(rules), patterns }
    }

    /// Returns the evaluation without patterns, as it is before training.
    #[cfg(feature = "tools")]
    pub(super) fn untrained(rules: Rules) -> Evaluation<S> {
        Evaluation { general: General::new(rules), patterns: None }
    }

    /// Returns the value for the side to move, in hundredths of a man.
    #[inline]
    pub(super) fn value(&self, state: &State<S>) -> i32 {
        let general = self.general.value(state);
        match &self.patterns {
            Some(patterns) => general + patterns.value(state),
            None => general,
        }
    }
}
