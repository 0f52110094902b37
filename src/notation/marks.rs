//! Marks on the board, as properties of records.
//!
//! SGF FF\[4\] names them `CR`, `TR`, `SQ`, `MA`, `AR` and `LB`. Records of other games use the same names, with the
//! names of squares in place of points.

use serde::{Deserialize, Serialize};

use super::sgf::{self, escape};
use super::{Extra, Format, Place, Style, read_square, square_name};
use crate::rules::{Rules, Square};

/// A mark on the board, which players draw to show something.
///
/// ```
/// use parlour::notation::{Extra, Mark};
/// use parlour::rules::{Game, Square};
///
/// let chinese = Game::Go.preset("chinese")?;
/// let extra = Extra { ply: 3, name: "LB".to_owned(), values: vec!["ba:A".to_owned()] };
/// let marks = Mark::read(chinese, &extra).expect("a label");
/// assert_eq!(marks, [Mark::Label(Square(1), "A".to_owned())]);
/// assert_eq!(Mark::write(chinese, 3, &marks), [extra]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// A circle around a square.
    Circle(Square),
    /// A triangle.
    Triangle(Square),
    /// A square.
    Square(Square),
    /// A cross.
    Cross(Square),
    /// An arrow from one square to another.
    Arrow(Square, Square),
    /// A letter or a short word.
    Label(Square, String),
}

impl Mark {
    /// Returns the marks that a property draws. `None` for another property, and if one of its values names no square
    /// of the board.
    #[must_use]
    pub fn read(rules: Rules, extra: &Extra) -> Option<Vec<Mark>> {
        let squares = |mark: fn(Square) -> Mark| -> Option<Vec<Mark>> {
            let all: Option<Vec<Vec<Square>>> =
                extra.values.iter().map(|value| named(rules, value)).collect();
            Some(all?.into_iter().flatten().map(mark).collect())
        };
        let pairs = |mark: &dyn Fn(Square, &str) -> Option<Mark>| -> Option<Vec<Mark>> {
            let pair = |value: &String| {
                let (from, to) = value.split_once(':')?;
                mark(one(rules, from)?, to)
            };
            extra.values.iter().map(pair).collect()
        };
        match &*extra.name {
            "CR" => squares(Mark::Circle),
            "TR" => squares(Mark::Triangle),
            "SQ" => squares(Mark::Square),
            "MA" => squares(Mark::Cross),
            "AR" => pairs(&|from, to| Some(Mark::Arrow(from, one(rules, to)?))),
            "LB" => pairs(&|square, text| Some(Mark::Label(square, plain(rules, text)))),
            _ => None,
        }
    }

    /// Returns the properties that draw these marks, after this number of turns.
    #[must_use]
    pub fn write(rules: Rules, ply: usize, marks: &[Mark]) -> Vec<Extra> {
        let mut extras: Vec<Extra> = Vec::new();
        for mark in marks {
            let name = |square| name(rules, square);
            let (kind, value) = match mark {
                Mark::Circle(square) => ("CR", name(*square)),
                Mark::Triangle(square) => ("TR", name(*square)),
                Mark::Square(square) => ("SQ", name(*square)),
                Mark::Cross(square) => ("MA", name(*square)),
                Mark::Arrow(from, to) => ("AR", format!("{}:{}", name(*from), name(*to))),
                Mark::Label(square, text) => ("LB", format!("{}:{}", name(*square), escaped(rules, text))),
            };
            match extras.iter_mut().find(|extra| extra.name == kind) {
                Some(extra) => extra.values.push(value),
                None => extras.push(Extra { ply, name: kind.to_owned(), values: vec![value] }),
            }
        }
        extras
    }
}

fn is_sgf(rules: Rules) -> bool {
    Format::of(rules.game()) == Format::Sgf
}

/// Returns the squares that a value names: one, or in SGF all of a rectangle.
fn named(rules: Rules, value: &str) -> Option<Vec<Square>> {
    if is_sgf(rules) {
        return sgf::read_points(rules, &sgf::Value { raw: value, place: Place::START });
    }
    Some(vec![read_square(rules, value)?])
}

fn one(rules: Rules, value: &str) -> Option<Square> {
    match named(rules, value)?[..] {
        [square] => Some(square),
        _ => None,
    }
}

fn name(rules: Rules, square: Square) -> String {
    if is_sgf(rules) { sgf::point(rules, square) } else { square_name(rules, square, Style::Numbers) }
}

/// Returns the text of a label without the escapes of its format.
fn plain(rules: Rules, text: &str) -> String {
    if is_sgf(rules) { sgf::Value { raw: text, place: Place::START }.line() } else { text.to_owned() }
}

/// Returns the text of a label with the escapes of its format. A colon would end the name of a point.
fn escaped(rules: Rules, text: &str) -> String {
    if is_sgf(rules) { escape(text).replace(':', "\\:") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    fn extra(name: &str, values: &[&str]) -> Extra {
        Extra {
            ply: 1,
            name: name.to_owned(),
            values: values.iter().map(|&value| value.to_owned()).collect(),
        }
    }

    #[test]
    fn marks_are_read_as_they_were_written() {
        for game in Game::ALL {
            let rules = game.presets()[0].rules;
            let square = |number: usize| rules.grid().squares().nth(number).expect("a square");
            let marks = [
                Mark::Circle(square(1)),
                Mark::Triangle(square(3)),
                Mark::Square(square(5)),
                Mark::Cross(square(8)),
                Mark::Arrow(square(1), square(12)),
                Mark::Label(square(14), "A".to_owned()),
                Mark::Label(square(16), "a:b]\\".to_owned()),
                Mark::Circle(square(10)),
            ];
            let extras = Mark::write(rules, 1, &marks);
            assert_eq!(extras.len(), 6, "{game:?}");
            let mut read: Vec<Mark> =
                extras.iter().flat_map(|extra| Mark::read(rules, extra).expect("marks")).collect();
            let mut marks = marks.to_vec();
            marks.sort();
            read.sort();
            assert_eq!(read, marks, "{game:?}");
        }
    }

    #[test]
    fn other_properties_and_values_that_name_no_square_are_no_marks() {
        let go = Game::Go.preset("chinese").expect("rules");
        assert_eq!(Mark::read(go, &extra("SQ", &["aa:bb"])).map(|marks| marks.len()), Some(4), "a rectangle");
        for (name, values) in [("BL", &["30"][..]), ("CR", &["zz"]), ("LB", &["aa"]), ("AR", &["aa:aa:bb"])] {
            assert_eq!(Mark::read(go, &extra(name, values)), None, "{name}");
        }
        let american = Game::Checkers.preset("american").expect("rules");
        assert!(Mark::read(american, &extra("CR", &["12", "17"])).is_some());
        assert_eq!(Mark::read(american, &extra("CR", &["33"])), None);
    }
}
