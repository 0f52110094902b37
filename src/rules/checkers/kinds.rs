//! Rules as types, for speed: a move generator compiled for one variant has no branches on its
//! options.

use super::{Rules, Seat, Size};

/// The rules of a move generator: a run-time value or a compile-time constant.
pub(crate) trait Kind: Copy {
    fn rules(self) -> Rules;
}

impl Kind for Rules {
    #[inline]
    fn rules(self) -> Rules {
        self
    }
}

macro_rules! kinds {
    ($($name:ident = $rules:ident up to $edge:literal),*) => {
        $(
            #[derive(Clone, Copy)]
            pub(crate) struct $name;

            impl Kind for $name {
                #[inline(always)]
                fn rules(self) -> Rules {
                    Rules::$rules
                }
            }
        )*

        /// The compile-time variant of a set of rules, if there is one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Known {
            $($name,)*
            Other,
        }

        impl Known {
            pub(crate) fn of(rules: Rules) -> Known {
                match moves_of(rules) {
                    $(known if known == moves_of(Rules::$rules) => Known::$name,)*
                    _ => Known::Other,
                }
            }
        }

        /// Evaluates the same expression for each variant played on boards of this size, with
        /// `kind` bound to it.
        macro_rules! each_kind {
            ($shape:ident, $known:expr, $rules_of:expr, $kind:ident => $what:expr) => {
                match $known {
                    $(
                        // A constant condition, so unused combinations are not compiled.
                        $crate::rules::checkers::kinds::Known::$name if const { $shape::EDGE <= $edge } => {
                            let $kind = $crate::rules::checkers::kinds::$name;
                            $what
                        }
                    )*
                    _ => {
                        let $kind = $rules_of;
                        $what
                    }
                }
            };
        }
    };
}
kinds!(
    American = AMERICAN up to 8,
    Russian = RUSSIAN up to 8,
    International = INTERNATIONAL up to 12,
    Frisian = FRISIAN up to 10
);
pub(crate) use each_kind;

/// Returns the rules with all options reset that do not affect moves. Brazilian and Canadian
/// draughts are international draughts on other boards.
fn moves_of(rules: Rules) -> Rules {
    Rules {
        size: Size::Eight,
        first_sits: Seat::Top,
        mirrored: false,
        kings_rest: false,
        draws: Rules::AMERICAN.draws,
        ..rules
    }
}
