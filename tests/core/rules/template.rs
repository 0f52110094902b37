//! The template for new games against gomoku by the same rules.

use parlour::rules::template::{BadRules, Position as Template, Rules as TemplateRules};
use parlour::rules::{Illegal, Misplaced, Position, Rules, Side, Square, Turn, gomoku};
use proptest::prelude::*;
use proptest::sample::Index;

fn start(size: u8, length: u8) -> Template {
    Template::start(TemplateRules::new(size, length).unwrap())
}

#[test]
fn perft_matches_the_known_numbers_of_tic_tac_toe() {
    let position = Template::start(TemplateRules::TIC_TAC_TOE);
    let counts: Vec<_> = (0..=9).map(|depth| position.perft(depth)).collect();
    assert_eq!(counts, [1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872]);
}

#[test]
fn only_boards_and_rows_that_fit_are_valid() {
    assert_eq!(TemplateRules::new(2, 2), Err(BadRules::Size(2)));
    assert_eq!(TemplateRules::new(9, 5), Err(BadRules::Size(9)));
    assert_eq!(TemplateRules::new(4, 5), Err(BadRules::Length(5)));
    assert_eq!(TemplateRules::new(4, 2), Err(BadRules::Length(2)));
    let read = serde_json::from_str::<TemplateRules>;
    assert_eq!(read("{}").unwrap(), TemplateRules::TIC_TAC_TOE);
    assert_eq!(read(r#"{"size":5}"#).unwrap(), TemplateRules::new(5, 3).unwrap());
    assert!(read(r#"{"size":200}"#).is_err());
}

#[test]
fn occupied_squares_and_squares_off_the_board_are_refused() {
    let mut position = start(3, 3);
    position.play(&Turn(vec![Square(4)])).unwrap();
    assert_eq!(position.play(&Turn(vec![Square(4)])), Err(Illegal::Occupied { square: Square(4) }));
    assert_eq!(position.play(&Turn(vec![Square(9)])), Err(Illegal::OffBoard));
    assert_eq!(position.play(&Turn(vec![Square(0), Square(1)])), Err(Illegal::TurnEnds));
}

#[test]
fn impossible_positions_are_refused() {
    let rules = TemplateRules::TIC_TAC_TOE;
    let with = |stones: &[(u16, Side)]| {
        let stones = stones.iter().map(|&(square, side)| (Square(square), side));
        Template::with_stones(rules, Side::First, stones).map(|_| ())
    };
    let row = |from: u16, side| (from..from + 3).map(move |square| (square, side));
    let both: Vec<_> = row(0, Side::First).chain(row(3, Side::Second)).collect();
    assert_eq!(with(&both), Err(Misplaced::BothWon));
    assert_eq!(with(&[(9, Side::First)]), Err(Misplaced::OffBoard(Square(9))));
    assert_eq!(with(&[(1, Side::First), (1, Side::Second)]), Err(Misplaced::Twice(Square(1))));
    assert_eq!(with(&both[..3]), Ok(()));
}

proptest! {
    #[test]
    fn random_games_agree_with_gomoku(
        size in 3_u8..=8,
        length in any::<Index>(),
        choices in prop::collection::vec(any::<Index>(), 0..64),
    ) {
        let length = 3 + length.index(usize::from(size) - 2) as u8;
        let mut position = start(size, length);
        let mut other = Rules::Gomoku(gomoku::Rules::in_a_row(size, length).unwrap()).start();
        prop_assert_eq!(position.rules(), other.rules());
        for choice in choices {
            prop_assert_eq!(position.turns(), other.turns());
            prop_assert_eq!(position.outcome(), other.outcome());
            prop_assert_eq!(position.line(), other.line());
            if position.outcome().is_some() {
                break;
            }
            for side in Side::BOTH {
                prop_assert_eq!(position.can_win(side), other.can_win(side));
            }
            let turns = position.turns();
            let turn = choice.get(&turns);
            position.play(turn).unwrap();
            other.play(turn).unwrap();
        }
    }
}
