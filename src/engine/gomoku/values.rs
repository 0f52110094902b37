//! What the shapes are worth that a side could make.

use super::shape::Shape;
use super::tables::{Facts, Kind, PAIRS, SUSPECT, pair};
use crate::rules::gomoku::Rules;

/// What every pair of shapes is worth that a side could make on a point: if it is to move, and if
/// not. In hundredths of an open two.
#[derive(Clone, Debug)]
pub struct Values([[i16; 2]; PAIRS]);

/// What one shape is worth where a stone could make it, by hand, for the order of turns.
const SINGLE: [i16; Shape::COUNT] = [0, 1, 4, 8, 24, 28, 90, 100, 1500, 1500, 0, 9000];

impl Values {
    /// The values for these rules.
    pub fn of(_rules: Rules) -> Values {
        let mut values = [[0; 2]; PAIRS];
        for one in Shape::ALL {
            for two in Shape::ALL {
                let value = by_hand(one, two).min(600);
                values[usize::from(pair(one, two))] = [value + value / 4, value];
            }
        }
        Values(values)
    }

    /// What is known of every pair. Where points can be forbidden, a suspect one is worth little;
    /// where one stone may answer two fours, they are no more than one.
    pub fn facts(&self, is_restricted: bool, are_two_fours_one: bool) -> Box<[Facts; 256]> {
        let mut facts = Box::new([Facts { values: [0; 2], order: 0, kind: Kind::Idle }; 256]);
        for one in Shape::ALL {
            for two in Shape::ALL {
                let (pair, order) = (pair(one, two), by_hand(one, two));
                let values = self.0[usize::from(pair)];
                let kind = match kind(one, two) {
                    Kind::Decisive if are_two_fours_one && one.max(two) != Shape::StraightFour => Kind::Four,
                    kind => kind,
                };
                facts[usize::from(pair)] = Facts { values, order, kind };
                if is_restricted {
                    let values = values.map(|value| value / 8);
                    let suspect = Facts { values, order: order / 4, kind: Kind::Suspect };
                    facts[usize::from(pair | SUSPECT)] = suspect;
                }
            }
        }
        facts
    }
}

fn kind(one: Shape, two: Shape) -> Kind {
    let (more, less) = (one.max(two), one.min(two));
    match (more, less) {
        (Shape::Five, _) => Kind::Five,
        (Shape::Overline, _) => Kind::Suspect,
        (Shape::StraightFour | Shape::TwoFours, _) | (Shape::Four, Shape::Four) => Kind::Decisive,
        (Shape::Four, _) => Kind::Four,
        (Shape::OpenThree, _) => Kind::Three,
        (Shape::Nothing | Shape::One | Shape::OpenOne, _) => Kind::Idle,
        _ => Kind::Building,
    }
}

/// A first guess at the value: two shapes at once are worth more than both by themselves.
fn by_hand(one: Shape, two: Shape) -> i16 {
    let (more, less) = (one.max(two), one.min(two));
    let together = match (more, less) {
        (Shape::Four, Shape::Four) => 1200,
        (Shape::Four, Shape::OpenThree) => 700,
        (Shape::OpenThree, Shape::OpenThree) => 300,
        (Shape::Four | Shape::OpenThree, Shape::Three | Shape::OpenTwo) => 40,
        (Shape::Three | Shape::OpenTwo, Shape::Three | Shape::OpenTwo) => 20,
        _ => 0,
    };
    SINGLE[more as usize] + SINGLE[less as usize] + together
}
