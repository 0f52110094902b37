//! The points that renju forbids to Black.

use std::collections::BTreeSet;

use parlour::notation::{self, Style};
use parlour::rules::gomoku::{Opening, Position as Gomoku, Rules as GomokuRules, Stage, Winning};
use parlour::rules::{Forbidden, Illegal, Outcome, Position, Reason, Rules, Side, Square, Turn};
use proptest::prelude::*;
use serde::Deserialize;

const RENJU: Rules = Rules::Gomoku(GomokuRules::RENJU);

/// The position with these stones.
fn with_stones(to_move: Side, stones: &[(Square, Side)]) -> Gomoku {
    let stage = Stage::Playing { swapped: false };
    Gomoku::with_stones(GomokuRules::RENJU, stage, to_move, stones.iter().copied()).unwrap()
}

fn forbidden(position: &Gomoku) -> Vec<(Square, Forbidden)> {
    let why = |(square, reason)| match reason {
        Illegal::Forbidden { square: same, why } if same == square => (square, why),
        other => panic!("{other:?}"),
    };
    position.forbidden().into_iter().map(why).collect()
}

fn names(forbidden: &[(Square, Forbidden)]) -> Vec<String> {
    let name = |&(square, why): &_| format!("{} {why}", notation::square_name(RENJU, square, Style::Letters));
    forbidden.iter().map(name).collect()
}

/// Returns the stones and the other letters on the board when these rows are drawn at an offset.
fn draw((left, above): (usize, usize), rows: &[&[u8]]) -> (Vec<(Square, Side)>, Vec<(Square, u8)>) {
    let (mut stones, mut letters) = (Vec::new(), Vec::new());
    for (row, text) in (above..).zip(rows) {
        for (column, &character) in (left..).zip(*text) {
            let square = Square((row * 15 + column) as u16);
            match character {
                b'.' => {}
                b'X' => stones.push((square, Side::First)),
                b'O' => stones.push((square, Side::Second)),
                letter => letters.push((square, letter)),
            }
        }
    }
    (stones, letters)
}

/// Draws rows somewhere on the board, and checks that Black is forbidden `l` as an overline, `f` as
/// a double four, `t` as a double three, and no other point of the whole board.
fn assert_forbidden_at(corner: (usize, usize), rows: &[&[u8]]) {
    let (stones, letters) = draw(corner, rows);
    let meaning = |(square, letter)| match letter {
        b'l' => (square, Forbidden::Overline),
        b'f' => (square, Forbidden::DoubleFour),
        b't' => (square, Forbidden::DoubleThree),
        _ => panic!("the letter {} has no meaning", char::from(letter)),
    };
    let expected: Vec<_> = letters.into_iter().map(meaning).collect();
    let black = with_stones(Side::First, &stones);
    let found = forbidden(&black);
    assert_eq!(names(&found), names(&expected), "\n{}", notation::picture(&black));
    for &(square, why) in &found {
        let turn = Turn(vec![square]);
        assert_eq!(black.boxed().play(&turn), Err(Illegal::Forbidden { square, why }));
        assert!(!black.turns().contains(&turn));
    }
    assert_eq!(black.turns().len() + found.len() + stones.len(), 225);
    let white = with_stones(Side::Second, &stones);
    assert_eq!(white.forbidden(), []);
    assert_eq!(white.turns().len() + stones.len(), 225);
}

/// The same in the middle of the board, rotated and mirrored in all ways.
fn assert_forbidden(rows: &[&str]) {
    let width = rows.iter().map(|row| row.len()).max().unwrap();
    let drawn: Vec<Vec<u8>> = rows.iter().map(|row| format!("{row:.<width$}").into_bytes()).collect();
    let column = |column: usize| drawn.iter().map(|row| row[column]).collect();
    let transposed = (0..width).map(column).collect();
    for mut rows in [drawn.clone(), transposed] {
        for mirrored in [false, true, false, true] {
            if mirrored {
                for row in &mut rows {
                    row.reverse();
                }
            } else {
                rows.reverse();
            }
            let corner = ((15 - rows[0].len()) / 2, (15 - rows.len()) / 2);
            assert_forbidden_at(corner, &rows.iter().map(Vec::as_slice).collect::<Vec<_>>());
        }
    }
}

#[test]
fn six_and_more_in_a_row_are_an_overline() {
    assert_forbidden(&["XXXlXX"]);
    assert_forbidden(&["XXXXlXXXX"]);
    assert_forbidden(&["X", ".X", "..l", "...X", "....X", ".....X"]);
    assert_forbidden(&["XX.XX"]);
}

#[test]
fn two_fours_are_a_double_four_but_a_straight_four_is_one_four() {
    assert_forbidden(&["OXXXf", "....X", "....X", "....X", "....O"]);
    assert_forbidden(&["X...X", ".X.X.", "..f..", ".X.X."]);
    assert_forbidden(&["XXX."]);
    assert_forbidden(&["X.XX"]);
}

#[test]
fn two_fours_in_one_line_are_a_double_four() {
    assert_forbidden(&["X.XfX.X"]);
    assert_forbidden(&["XX.fX.XX"]);
    assert_forbidden(&["XXX.f.XXX"]);
    assert_forbidden(&["OX.XfX.XO"]);
    // Blocked by White, it is one four.
    assert_forbidden(&["X.X.XOX"]);
    // At the edge there is no room for the first four.
    assert_forbidden_at((0, 0), &[b"X.XfX.X"]);
    assert_forbidden_at((0, 0), &[b".X.XOX.X"]);
}

#[test]
fn two_threes_are_a_double_three() {
    assert_forbidden(&["XXt", "..X", "..X"]);
    assert_forbidden(&["X.Xt", "...X", "....", "...X"]);
    // A four with a three is allowed: it is Black's way to win.
    assert_forbidden(&["OXXX.", "....X", "....X"]);
}

#[test]
fn a_three_needs_room_for_a_straight_four() {
    assert_forbidden(&["OXX.", "...X", "...X"]);
    assert_forbidden(&["O.XX.O", "....X.", "....X."]);
    assert_forbidden_at((0, 5), &[b"XX.", b"..X", b"..X"]);
    // The fourth stone on the right would make six in a row; on the left White is too near.
    assert_forbidden(&["O.XX...X", "....X", "....X"]);
}

/// Returns the reason for which Black may not play at the exclamation mark.
fn why_forbidden(rows: &[&str]) -> Option<Forbidden> {
    let (stones, letters) = draw((4, 4), &rows.iter().map(|row| row.as_bytes()).collect::<Vec<_>>());
    let [(marked, b'!')] = letters[..] else { panic!("one point should be marked") };
    let forbidden = forbidden(&with_stones(Side::First, &stones));
    forbidden.into_iter().find(|&(square, _)| square == marked).map(|(_, why)| why)
}

#[test]
fn a_five_is_always_allowed() {
    let two_fours = [".....XX", ".....X.X", ".....X..X", ".....O...O"];
    let two_threes = ["......X", ".....X.X", ".....X"];
    let five_down = [".....X", ".....X", ".....X", ".....X"];
    let with = |across, below: &[&'static str]| why_forbidden(&[&[across], below].concat());
    assert_eq!(with("OXXXX!", &[]), None);
    assert_eq!(with(".....!", &two_fours), Some(Forbidden::DoubleFour));
    assert_eq!(with("OXXXX!", &two_fours), None);
    assert_eq!(with(".....!", &two_threes), Some(Forbidden::DoubleThree));
    assert_eq!(with("OXXXX!", &two_threes), None);
    assert_eq!(with("..XXX!XX", &[]), Some(Forbidden::Overline));
    assert_eq!(with("..XXX!XX", &five_down), None);
}

#[test]
fn a_three_counts_only_if_its_fourth_stone_is_allowed() {
    // A horizontal three and a falling diagonal one.
    assert_forbidden(&["O.XXt", ".....X", "......X"]);
    // The fourth stone of the horizontal three would be an overline.
    assert_forbidden(&[".....X", ".....X", "O.XX.l", ".....X", ".....XXO", ".....X"]);
    // It would be a five, so the three cannot become a straight four.
    assert_forbidden(&[".....X", ".....X", "O.XX..", ".....X", ".....XXO"]);
    // It would be a double four once the three is made.
    assert_forbidden(&[".....X", "O.XX..", ".....X", ".....XXO"]);
}

#[derive(Deserialize)]
struct Published {
    cases: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Case {
    name: String,
    moves: Vec<(String, String)>,
    next_player: String,
    must_be_forbidden: Vec<String>,
    must_be_legal: Vec<String>,
}

/// Returns the square of a name whose letters skip I.
fn square(name: &str) -> Square {
    let column = "ABCDEFGHJKLMNOP".find(&name[..1]).unwrap();
    let row = 15 - name[1..].parse::<usize>().unwrap();
    Square((row * 15 + column) as u16)
}

#[test]
fn published_cases_are_decided_as_published() {
    let published: Published =
        serde_json::from_str(include_str!("../../data/gomoku/renju_forbidden.json")).unwrap();
    for case in published.cases {
        let side = |color: &str| if color == "B" { Side::First } else { Side::Second };
        let stones: Vec<_> = case.moves.iter().map(|(color, name)| (square(name), side(color))).collect();
        let position = with_stones(side(&case.next_player), &stones);
        for name in &case.must_be_forbidden {
            assert!(
                position.boxed().play(&Turn(vec![square(name)])).is_err(),
                "{}: {name} should be forbidden",
                case.name
            );
        }
        for name in &case.must_be_legal {
            assert_eq!(
                position.boxed().play(&Turn(vec![square(name)])),
                Ok(()),
                "{}: {name} should be allowed",
                case.name
            );
        }
        assert_eq!(
            forbidden(&position).len(),
            case.must_be_forbidden.len(),
            "number of forbidden points in {}",
            case.name
        );
    }
}

#[test]
fn the_game_is_drawn_if_every_free_point_is_forbidden() {
    let six = Rules::Gomoku(GomokuRules::new(6, Winning::Renju, Opening::Free).unwrap());
    let rows = "XX.XXX/OOXXOO/XXOOXX/OOXXOO/XXOOXX/OOXXOO";
    let black = notation::read_position(six, &format!("{rows} X")).unwrap();
    assert_eq!(black.outcome(), Some(Outcome { winner: None, reason: Reason::FullBoard }));
    assert_eq!((black.turns(), black.forbidden()), (Vec::new(), Vec::new()));
    let mut white = notation::read_position(six, &format!("{rows} O")).unwrap();
    assert_eq!(white.outcome(), None);
    white.play(&Turn(vec![Square(2)])).unwrap();
    assert_eq!(white.outcome(), Some(Outcome { winner: None, reason: Reason::FullBoard }));
}

/// A literal implementation of the written rules: slow, on a board of characters, with fours
/// distinguished by their stones.
mod as_written {
    use super::{BTreeSet, Forbidden};

    pub type Board = [[char; 15]; 15];
    type Point = (i32, i32);
    const DIRECTIONS: [Point; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

    fn at(board: &Board, (column, row): Point) -> char {
        let on_board = (0..15).contains(&column) && (0..15).contains(&row);
        if on_board { board[row as usize][column as usize] } else { '#' }
    }

    fn with(board: &Board, (column, row): Point) -> Board {
        let mut after = *board;
        after[row as usize][column as usize] = 'X';
        after
    }

    fn step((column, row): Point, (right, down): Point, steps: i32) -> Point {
        (column + right * steps, row + down * steps)
    }

    /// Number of black stones in a row through a black stone.
    fn row(board: &Board, point: Point, direction: Point) -> i32 {
        let reach = |sign: i32| {
            let is_end = |&n: &i32| at(board, step(point, direction, sign * n)) != 'X';
            (1..=15).find(is_end).unwrap_or(15) - 1
        };
        1 + reach(1) + reach(-1)
    }

    fn is_five(board: &Board, point: Point) -> bool {
        DIRECTIONS.iter().any(|&direction| row(board, point, direction) == 5)
    }

    /// Returns the fours through a stone, each as the set of its stones.
    fn fours(board: &Board, point: Point, direction: Point) -> BTreeSet<Vec<Point>> {
        let fives =
            (-4..=0).map(|first| (first..first + 5).map(|n| step(point, direction, n)).collect::<Vec<_>>());
        let four = |five: Vec<Point>| {
            let (stones, rest): (Vec<_>, Vec<_>) =
                five.into_iter().partition(|&point| at(board, point) == 'X');
            let [last] = rest[..] else { return None };
            let is_four = at(board, last) == '.' && row(&with(board, last), last, direction) == 5;
            is_four.then_some(stones)
        };
        fives.filter_map(four).collect()
    }

    fn is_three(board: &Board, point: Point, direction: Point) -> bool {
        (-3..=3).any(|n| {
            let fourth = step(point, direction, n);
            if at(board, fourth) != '.' {
                return false;
            }
            let after = with(board, fourth);
            let is_straight = fours(&after, fourth, direction).iter().any(|stones| {
                let ends = [step(stones[0], direction, -1), step(stones[3], direction, 1)];
                stones.contains(&point)
                    && stones[3] == step(stones[0], direction, 3)
                    && ends
                        .iter()
                        .all(|&end| at(&after, end) == '.' && row(&with(&after, end), end, direction) == 5)
            });
            is_straight && !is_five(&after, fourth) && forbidden(board, fourth).is_none()
        })
    }

    pub fn forbidden(board: &Board, point: Point) -> Option<Forbidden> {
        let after = with(board, point);
        if is_five(&after, point) {
            None
        } else if DIRECTIONS.iter().any(|&direction| row(&after, point, direction) > 5) {
            Some(Forbidden::Overline)
        } else if DIRECTIONS.iter().map(|&direction| fours(&after, point, direction).len()).sum::<usize>() > 1
        {
            Some(Forbidden::DoubleFour)
        } else if DIRECTIONS.iter().filter(|&&direction| is_three(&after, point, direction)).count() > 1 {
            Some(Forbidden::DoubleThree)
        } else {
            None
        }
    }
}

proptest! {
    #[test]
    fn forbidden_points_match_the_written_rules(
        cells in prop::collection::vec(0..100u8, 225),
        black in 5..40u8,
        white in 0..25u8,
    ) {
        let mut board = [['.'; 15]; 15];
        let mut stones = Vec::new();
        for (square, cell) in (0..).zip(cells) {
            let side = match cell {
                _ if cell < black => Side::First,
                _ if cell < black + white => Side::Second,
                _ => continue,
            };
            stones.push((Square(square), side));
            board[usize::from(square) / 15][usize::from(square) % 15] = if side == Side::First { 'X' } else { 'O' };
        }
        let position = with_stones(Side::First, &stones);
        prop_assume!(position.outcome().is_none());
        let mut expected = Vec::new();
        for square in position.grid().squares().filter(|&square| position.piece(square).is_none()) {
            let (column, row) = position.grid().place(square);
            let why = as_written::forbidden(&board, (i32::from(column), i32::from(row)));
            expected.extend(why.map(|why| (square, why)));
        }
        prop_assert_eq!(names(&forbidden(&position)), names(&expected), "\n{}", notation::picture(&position));
    }
}
