//! Static evaluation.

use super::family::Family;
use super::general::{self, General};
use super::net::Net;
use crate::rules::checkers::{Rules, Shape, State};

/// The general evaluation, plus the network of the family if it has one.
#[derive(Clone, Debug)]
pub(super) struct Evaluation<S: Shape> {
    pub general: General<S>,
    pub net: Option<Net>,
}

impl<S: Shape> Evaluation<S> {
    pub(super) fn new(rules: Rules) -> Evaluation<S> {
        let net = Family::of(rules).and_then(Net::built_in::<S>);
        Evaluation { general: General::new(rules), net }
    }

    /// Returns the evaluation without a network, as it is before training.
    #[cfg(feature = "tools")]
    pub(super) fn untrained(rules: Rules) -> Evaluation<S> {
        Evaluation { general: General::new(rules), net: None }
    }

    /// Returns the scale of [`chance`](crate::engine::chance): the value that wins 731 of 1000 games.
    pub(super) fn scale(&self, rules: Rules) -> i32 {
        self.net.as_ref().map_or_else(|| general::scale(rules), Net::scale)
    }

    /// Returns the value for the side to move, in hundredths of a man.
    #[inline]
    pub(super) fn value(&self, state: &State<S>) -> i32 {
        let general = self.general.value(state);
        match &self.net {
            Some(net) => general + net.value(state),
            None => general,
        }
    }
}
