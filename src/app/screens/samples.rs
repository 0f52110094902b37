//! A position of each game that shows at a glance what it is about.

use crate::notation;
use crate::rules::{Game, Position, Rules, Square, checkers, connect_four, four, go, gomoku, reversi};

/// A part of a board in the middle of a game.
pub struct Sample {
    pub position: Box<dyn Position>,
    /// The top left square of the part that is shown: at most 6 columns and 4 rows from there.
    pub corner: (u8, u8),
    /// Where a piece may be placed, where that is what the game is about.
    pub dots: Vec<Square>,
    /// The piece that was placed last, where that tells something.
    pub last: Option<Square>,
}

pub fn sample(game: Game) -> Sample {
    let (rules, corner, text) = text(game);
    let position = notation::read_position(rules, &text).unwrap_or_else(|reason| {
        debug_assert!(false, "the sample of {game:?} cannot be read: {reason}");
        rules.start()
    });
    let dots = if game == Game::Four { position.next(&[]).squares } else { Vec::new() };
    let last = match game {
        Game::Go => rules.grid().square(4, 3),
        Game::Gomoku => rules.grid().square(7, 7),
        _ => None,
    };
    Sample { position, corner, dots, last }
}

/// The rules, the corner, and the position in the game's notation.
fn text(game: Game) -> (Rules, (u8, u8), String) {
    match game {
        // Kings are up, and a capture is possible.
        Game::Checkers => {
            let text = "B:W18,19,21,K16,24,25,26,27:B5,6,7,9,K11,14,1,2";
            (Rules::Checkers(checkers::Rules::AMERICAN), (1, 2), text.to_owned())
        }
        Game::Reversi => {
            let rows = [
                "--------", "---X----", "--OXXO--", "-OXOXXO-", "--XXOXO-", "--OOXO--", "---O----",
                "--------",
            ];
            (Rules::Reversi(reversi::Rules::STANDARD), (1, 2), format!("{} X", rows.concat()))
        }
        // The white stone that cuts is in atari.
        Game::Go => {
            let rows = [
                ".........",
                "....O.X..",
                "..OOX.X..",
                "..XXOXO..",
                "..X..OO..",
                "...X.OX..",
                "..X..OX..",
                ".........",
                ".........",
            ];
            (Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)), (2, 2), format!("{} X", rows.join("/")))
        }
        // Three in a row are open at both ends.
        Game::Gomoku => {
            let rows = [
                "...............",
                "...............",
                "...............",
                "...............",
                "...............",
                ".....XO.X......",
                "....OOXO.......",
                ".....OXX.O.....",
                "....X..........",
                "...............",
                "...............",
                "...............",
                "...............",
                "...............",
                "...............",
            ];
            (Rules::Gomoku(gomoku::Rules::FREE_STYLE), (4, 5), format!("{} X", rows.join("/")))
        }
        // Yellow is about to win in two ways on one square.
        Game::ConnectFour => {
            let rows = [".......", ".......", "..XO...", ".OXOO..", "OXOXOXX", "XOXXOXO"];
            (Rules::ConnectFour(connect_four::Rules::STANDARD), (0, 2), format!("{} X", rows.join("/")))
        }
        // White has three in a row.
        Game::Four => {
            let rows = [
                "........", "........", "...O....", "..XOX...", "XOXOX...", "..OXO...", "...X....",
                "........",
            ];
            (Rules::Four(four::Rules::SEAT_STONE), (1, 2), format!("{} O", rows.join("/")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sample_is_in_the_middle_of_a_game_and_fills_its_part() {
        for game in Game::ALL {
            let (rules, (left, top), text) = text(game);
            let position = notation::read_position(rules, &text);
            let position = position.unwrap_or_else(|reason| panic!("{game:?}: {reason}"));
            assert_eq!(position.outcome(), None, "{game:?}");
            let grid = rules.grid();
            assert!(left + 6 <= grid.columns && top + 4 <= grid.rows, "{game:?}");
            let seen = grid.squares().filter(|&square| {
                let (column, row) = grid.place(square);
                let inside = (left..left + 6).contains(&column) && (top..top + 4).contains(&row);
                inside && position.piece(square).is_some()
            });
            assert!(seen.count() >= 6, "{game:?}");
        }
    }
}
