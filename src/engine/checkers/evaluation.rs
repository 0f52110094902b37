//! Static evaluation.

use std::any::Any;

use super::general::General;
use super::patterns::{Family, Patterns};
use crate::rules::checkers::{Eight, Rules, Shape, Size, State};

/// The general evaluation, plus the patterns on the board of 8 by 8 if the family has any.
#[derive(Clone, Debug)]
pub(super) struct Evaluation<S: Shape> {
    pub general: General<S>,
    pub patterns: Option<Patterns>,
}

impl<S: Shape> Evaluation<S> {
    pub(super) fn new(rules: Rules) -> Evaluation<S> {
        let patterns = match rules.size {
            Size::Eight => Patterns::built_in(Family::of(rules)),
            Size::Ten | Size::Twelve => None,
        };
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
        match (&self.patterns, (state as &dyn Any).downcast_ref::<State<Eight>>()) {
            (Some(patterns), Some(state)) => general + patterns.value(state),
            _ => general,
        }
    }
}
