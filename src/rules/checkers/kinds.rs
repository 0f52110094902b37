//! Rules that the compiler knows, for the sake of speed: a generator of moves that is made for one
//! set of rules asks no questions about it in the middle of a jump.

use super::{Rules, Seat, Size};

/// Rules to make moves by: any, or some that the compiler knows.
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

        /// Which of the kinds some rules are.
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

        /// The same for each kind that is played on boards of this size, with `kind` as its name.
        macro_rules! each_kind {
            ($shape:ident, $known:expr, $rules_of:expr, $kind:ident => $what:expr) => {
                match $known {
                    $(
                        // Known while compiling, so that nothing is made where it is not played.
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

/// The rules without what moves do not depend on: Brazilian and Canadian draughts are
/// international draughts on other boards.
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
