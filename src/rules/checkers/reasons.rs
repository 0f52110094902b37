//! The answers of checkers to the reasons for refusing a touch.

use super::{Position, Priority, Rules, squares};
use crate::rules::draughts::Draughts;
use crate::rules::{Illegal, Position as _, Square, Turn};

impl Draughts for Position {
    fn unused(&self, square: Square) -> Option<Illegal> {
        squares::bit(self.options(), square).is_none().then_some(Illegal::LightSquare { square })
    }

    fn forces_captures(&self) -> bool {
        self.options().forced_capture
    }

    fn next_of_any(&self, touched: &[Square]) -> Vec<Square> {
        self.by(Rules { priority: Priority::Free, ..self.options() }).next(touched).squares
    }

    fn could_step(&self, from: Square, to: Square) -> bool {
        let free = self.by(Rules { forced_capture: false, ..self.options() });
        free.find(&Turn(vec![from, to])).is_some_and(|step| !step.is_capture())
    }

    fn comes_first(&self, with: Vec<Square>) -> Illegal {
        match self.options().priority {
            Priority::WithKing => Illegal::MustCaptureWithKing { with },
            _ => Illegal::MustCaptureMost { with },
        }
    }

    fn must_rest(&self, square: Square) -> bool {
        let mut rested = *self;
        for (king, _) in self.king_moves() {
            // The square holds a king, so this cannot fail.
            _ = rested.set_king_moves(king, 0);
        }
        !rested.next(&[square]).squares.is_empty()
    }
}
