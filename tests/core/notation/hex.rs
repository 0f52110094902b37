//! Texts and records of Hex.

use parlour::notation::{self, Record, Score, sgf};
use parlour::rules::hex::Rules as HexRules;
use parlour::rules::{Game, Rules, Side};

use crate::support;

const STANDARD: Rules = Rules::Hex(HexRules::STANDARD);

fn small(size: u8, swap: bool) -> Rules {
    Rules::Hex(HexRules::new(size, swap).unwrap())
}

fn read(file: &str) -> Record {
    support::only(sgf::read(STANDARD, file.as_bytes()))
}

fn turns(record: &Record) -> String {
    support::turns(record).join(" ")
}

#[test]
fn pictures_are_shifted_row_by_row() {
    let position = notation::read_position(
        small(10, true),
        &format!("X{}/{}.........O O", ".........", "........../".repeat(8)),
    );
    let drawn = notation::picture(&*position.unwrap());
    let lines: Vec<_> = drawn.lines().collect();
    assert_eq!(lines[0], "   A B C D E F G H I J");
    assert_eq!(lines[1], " 1 X . . . . . . . . .");
    assert_eq!(lines[2], "  2 . . . . . . . . . .");
    assert_eq!(lines[10], "         10 . . . . . . . . . O");
    assert_eq!(lines[11], "White to move");
    let again = notation::read_picture(small(10, true), &drawn).unwrap();
    assert_eq!(notation::picture(&*again), drawn);
    // The rows need not be shifted.
    let straight = "  A B C\n1 X . .\n2 . O .\n3 . . .\n";
    let read = notation::read_picture(small(3, true), straight).unwrap();
    assert_eq!(notation::position_text(&*read), "X../.O./... X");
}

#[test]
fn a_swap_is_written_with_the_word_of_sgf() {
    let file = "(;GM[11]FF[4]CA[UTF-8]SZ[11]PB[Anna]PW[Ben];B[a3];W[swap-pieces];B[f6])\n";
    let record = read(file);
    assert_eq!(turns(&record), "a3 swap f6");
    assert_eq!(notation::write_game(&record).unwrap(), file);
    assert_eq!(turns(&read("(;GM[11];B[a3];W[swap];B[f6])")), "a3 swap f6");
    assert_eq!(notation::read_any(Game::Go.presets()[0].rules, file.as_bytes()).rules.game(), Game::Hex);
}

#[test]
fn swapped_sides_become_swapped_pieces() {
    let sides = read("(;GM[11]SZ[5]RE[B+R];B[a3];W[swap-sides];W[b4];B[d2])");
    let pieces = read("(;GM[11]SZ[5]RE[W+R];B[a3];W[swap-pieces];B[d2];W[b4])");
    assert_eq!(sides, pieces);
    assert_eq!(turns(&sides), "a3 swap d2 b4");
    assert_eq!((sides.score, sides.tag("RE")), (Some(Score::Won(Side::Second)), Some("W+R")));
    // The two games are mirror images of each other, with exchanged colours.
    let mut position = small(5, false).start();
    for name in ["a3", "b4", "d2"] {
        position.play(&notation::read_turn(&*position, name).unwrap()).unwrap();
    }
    let mut swapped = sides.first_position().unwrap();
    for turn in &sides.turns {
        swapped.play(turn).unwrap();
    }
    let grid = position.grid();
    for square in grid.squares() {
        let (column, row) = grid.place(square);
        let mirrored = swapped.piece(grid.square(row, column).unwrap()).map(|piece| piece.side.other());
        assert_eq!(position.piece(square).map(|piece| piece.side), mirrored);
    }
}

#[test]
fn a_resignation_is_a_result() {
    let record = read("(;GM[11]SZ[5];B[a3];W[c3];B[resign])");
    assert_eq!((turns(&record).as_str(), record.score), ("a3 c3", Some(Score::Won(Side::Second))));
    let stated = read("(;GM[11]SZ[5]RE[B+T];B[a3];W[c3];W[forfeit])");
    assert_eq!(stated.score, Some(Score::Won(Side::First)));
}

#[test]
fn rules_and_points_are_read_as_the_format_defines_them() {
    assert_eq!(read("(;GM[11];B[k11])").rules, STANDARD, "11 cells a side if the file does not say");
    let record = read("(;GM[11]SZ[13:13]AB[g7]AW[c3:c5];W[m13];B[AA])");
    assert_eq!(record.rules, small(13, true));
    assert_eq!(turns(&record), "m13 a1");
    assert_eq!(record.first_position().unwrap().grid().columns, 13);
    for bad in
        ["(;GM[11]SZ[20];B[a1])", "(;GM[11];B[l1])", "(;GM[11];B[a1];W[a1])", "(;GM[11];B[swap-pieces])"]
    {
        assert!(sgf::read(STANDARD, bad.as_bytes())[0].is_err(), "{bad}");
    }
    // Rules without the swap have no property of the format.
    let record = Record::new(small(7, false), Vec::new());
    let text = notation::write_game(&record).unwrap();
    assert_eq!(read(&text).rules, small(7, false));
}
