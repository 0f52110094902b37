//! Typical position of each game, used for its pictures.

use crate::app::board::picture::Picture;
use crate::notation;
use crate::rules::{Game, Rules, checkers, connect_four, four, go, gomoku, hex, hexdame, reversi};

/// Returns the whole board of the sample with marks.
pub(super) fn picture(game: Game) -> Picture {
    let (rules, text) = text(game);
    let position = notation::read_position(rules, &text).unwrap_or_else(|reason| {
        debug_assert!(false, "the sample of {game:?} cannot be read: {reason}");
        rules.start()
    });
    let mut picture = Picture::of(&*position);
    match game {
        Game::Four => picture.dots = position.next(&[]).squares,
        Game::Go => picture.last = rules.grid().square(4, 3),
        Game::Gomoku => picture.last = rules.grid().square(7, 4),
        Game::Hex => picture.last = rules.grid().square(6, 5),
        Game::Checkers | Game::Reversi | Game::ConnectFour | Game::Hexdame => {}
    }
    picture
}

/// Returns the top left square of the most typical part, which has at most 6 columns and 4
/// rows.
pub(super) fn corner(game: Game) -> (u8, u8) {
    match game {
        Game::Checkers | Game::Reversi | Game::Four => (1, 2),
        Game::Go | Game::Hexdame => (2, 2),
        Game::Hex => (2, 3),
        Game::Gomoku => (4, 2),
        Game::ConnectFour => (0, 2),
    }
}

/// Returns the rules and the position in the game's notation.
fn text(game: Game) -> (Rules, String) {
    match game {
        // There are kings, and a capture is possible.
        Game::Checkers => {
            let text = "B:W18,19,21,22,K16,24,25,26,27:B5,6,7,9,10,K11,14,1,2";
            (Rules::Checkers(checkers::Rules::AMERICAN), text.to_owned())
        }
        Game::Reversi => {
            let rows = [
                "--------", "---X----", "--OXXO--", "-OXOXXO-", "--XXOXO-", "--OOXO--", "---O----",
                "--------",
            ];
            (Rules::Reversi(reversi::Rules::STANDARD), format!("{} X", rows.concat()))
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
            (Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)), format!("{} X", rows.join("/")))
        }
        // A row of three is open at both ends.
        Game::Gomoku => {
            let rows = [
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
                "...............",
                "...............",
                "...............",
            ];
            (Rules::Gomoku(gomoku::Rules::FREE_STYLE), format!("{} X", rows.join("/")))
        }
        // Yellow has two threats on one square.
        Game::ConnectFour => {
            let rows = [".......", ".......", "..XO...", ".OXOO..", "OXOXOXX", "XOXXOXO"];
            (Rules::ConnectFour(connect_four::Rules::STANDARD), format!("{} X", rows.join("/")))
        }
        // White has three in a row.
        Game::Four => {
            let rows = [
                "........", "........", "...O....", "..XOX...", "XOXOX...", "..OXO...", "...X....",
                "........",
            ];
            (Rules::Four(four::Rules::SEAT_STONE), format!("{} O", rows.join("/")))
        }
        // White has a king, and the men in the middle have met.
        Game::Hexdame => {
            let text = "W:Wa1,b2,b3,c2,c3,c4,d2,d3,d4,e4,e5,Kg3:Bd6,e7,f6,f7,g6,g7,g8,h7,h8,h9,i9";
            (Rules::Hexdame(hexdame::Rules::STANDARD), text.to_owned())
        }
        // Bridges of both sides cross the middle.
        Game::Hex => {
            let rows = [
                "...........",
                "...........",
                ".......X...",
                "....X..OX..",
                "....OXO.O..",
                "...XO.X....",
                "..OX.OX....",
                "..X.OXO....",
                "...XO......",
                "...........",
                "...........",
            ];
            (Rules::Hex(hex::Rules::STANDARD), format!("{} O", rows.join("/")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sample_is_an_unfinished_game_and_fills_its_crop() {
        for game in Game::ALL {
            let (rules, text) = text(game);
            let (left, top) = corner(game);
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
