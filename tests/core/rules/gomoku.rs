//! Gomoku against published and computed data, by all its ways to win, and with openings in which the
//! players choose their sides.

use parlour::notation;
use parlour::rules::Misplaced;
use parlour::rules::gomoku::{BadRules, Opening, Position as Gomoku, Rules as GomokuRules, Stage, Winning};
use parlour::rules::{Choice, Illegal, Outcome, Position, Reason, Rules, Side, Square, Turn};
use proptest::prelude::*;
use proptest::sample::Index;
use serde::Deserialize;

const WINNINGS: [Winning; 4] = [Winning::FreeStyle, Winning::Standard, Winning::Renju, Winning::Caro];

#[derive(Deserialize)]
struct Published {
    size: u8,
    length: u8,
    counts: Vec<u64>,
}

#[test]
fn perft_is_as_computed() {
    let published: Vec<Published> =
        serde_json::from_str(include_str!("../../data/gomoku/perft.json")).unwrap();
    for Published { size, length, counts } in published {
        let start = Gomoku::start(GomokuRules::in_a_row(size, length).unwrap());
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(start.perft(depth), count, "{length} in a row on {size} points, depth {depth}");
        }
    }
}

#[derive(Deserialize)]
struct Game {
    #[serde(rename = "a")]
    actions: Vec<String>,
    #[serde(rename = "n")]
    legal: Vec<usize>,
    #[serde(rename = "r")]
    returns: [f64; 2],
}

fn assert_games(size: u8, file: &str) {
    let rules = GomokuRules::new(size, Winning::FreeStyle, Opening::Free).unwrap();
    for line in file.lines().skip(1) {
        let game: Game = serde_json::from_str(line).unwrap();
        let mut position = Gomoku::start(rules);
        assert_eq!(game.actions.len(), game.legal.len());
        for (action, legal) in game.actions.iter().zip(game.legal) {
            let (row, column) = action.split_once(',').unwrap();
            let square = rules.grid().square(column.parse().unwrap(), row.parse().unwrap()).unwrap();
            assert_eq!(position.points().count(), legal);
            position.play_at(square).unwrap();
        }
        let outcome = position.outcome().expect("an end");
        assert_eq!(outcome.winner == Some(Side::First), game.returns[0] > 0.0);
        assert_eq!(outcome.winner == Some(Side::Second), game.returns[1] > 0.0);
        assert_eq!(position.line().len() >= 5, outcome.reason == Reason::Line);
    }
}

#[test]
fn games_of_open_spiel_have_the_same_result() {
    assert_games(9, include_str!("../../data/gomoku/random_9x9.jsonl"));
    assert_games(15, include_str!("../../data/gomoku/random_15x15.jsonl"));
}

fn rules(size: u8, winning: Winning, opening: Opening) -> Rules {
    Rules::Gomoku(GomokuRules::new(size, winning, opening).unwrap())
}

/// Returns the winner on a board of size nine with these rows, and the length of the line.
fn winner(winning: Winning, rows: &str) -> Option<(Side, usize)> {
    let mut rows: Vec<_> = rows.split('/').map(|row| format!("{row:.<9}")).collect();
    rows.resize(9, ".".repeat(9));
    let text = rows.join("/") + " X";
    let position = notation::read_position(rules(9, winning, Opening::Free), &text).unwrap();
    let outcome = position.outcome()?;
    assert_eq!(outcome.reason, Reason::Line);
    Some((outcome.winner.unwrap(), position.line().len()))
}

#[test]
fn five_in_a_row_win_in_every_direction() {
    for five in
        ["...XXXXX", "/X/X/X/X/X", "/.X/..X/...X/....X/.....X", "........X/.......X/......X/.....X/....X"]
    {
        for winning in WINNINGS {
            assert_eq!(winner(winning, five), Some((Side::First, 5)), "{five} should win by {winning:?}");
            assert_eq!(
                winner(winning, &five.replace('X', "O")),
                Some((Side::Second, 5)),
                "{five} should win for White by {winning:?}"
            );
            assert_eq!(
                winner(winning, &five.replacen('X', "O", 1)),
                None,
                "{five} with another first stone should not win by {winning:?}"
            );
        }
    }
}

#[test]
fn six_in_a_row_win_in_free_style_and_for_white_in_renju() {
    for (winning, first, second) in [
        (Winning::FreeStyle, Some((Side::First, 6)), Some((Side::Second, 6))),
        (Winning::Standard, None, None),
        (Winning::Renju, None, Some((Side::Second, 6))),
        (Winning::Caro, None, None),
    ] {
        assert_eq!(winner(winning, ".XXXXXX"), first, "six black stones by {winning:?}");
        assert_eq!(winner(winning, ".OOOOOO"), second, "six white stones by {winning:?}");
    }
}

#[test]
fn a_five_through_the_same_stone_as_a_six_wins() {
    let crossed = "XXXXXX/X/X/X/X";
    assert_eq!(winner(Winning::FreeStyle, crossed), Some((Side::First, 10)));
    assert_eq!(winner(Winning::Standard, crossed), Some((Side::First, 5)));
}

#[test]
fn rows_do_not_wrap_around_the_edge() {
    assert_eq!(winner(Winning::FreeStyle, "......XXX/XX"), None);
    assert_eq!(winner(Winning::FreeStyle, ".......XX/........X/X/.X/..X"), None);
}

#[test]
fn a_five_blocked_at_both_ends_does_not_win_in_caro() {
    for (row, wins) in [
        (".OXXXXX.", true),
        ("..XXXXXO", true),
        (".OXXXXXO", false),
        // The edge does not block a row.
        ("XXXXXO", true),
        ("...OXXXXX", true),
    ] {
        assert_eq!(winner(Winning::Caro, row).is_some(), wins, "caro should decide {row}");
        assert!(winner(Winning::Standard, row).is_some(), "standard rules should accept {row}");
    }
    assert_eq!(winner(Winning::Caro, "/......O/.....X/....X/...X/..X/.X/O"), None);
    assert!(winner(Winning::Caro, "/......O/.....X/....X/...X/..X/.X").is_some());
}

#[test]
fn the_stone_that_fills_the_board_can_win() {
    let tic_tac_toe = Rules::Gomoku(GomokuRules::in_a_row(3, 3).unwrap());
    let end = |text: &str, last| {
        let mut position = notation::read_position(tic_tac_toe, text).unwrap();
        assert_eq!(position.outcome(), None);
        position.play(&Turn(vec![Square(last)])).unwrap();
        (position.outcome().unwrap(), position.line().len(), position.turns().len())
    };
    let won = Outcome { winner: Some(Side::First), reason: Reason::Line };
    assert_eq!(end("XOX/OXO/OX. X", 8), (won, 3, 0));
    let drawn = Outcome { winner: None, reason: Reason::FullBoard };
    assert_eq!(end("XOX/XOO/OX. X", 8), (drawn, 0, 0));
}

#[test]
fn a_refused_stone_has_a_reason() {
    let mut position = rules(15, Winning::FreeStyle, Opening::Swap).start();
    let at = |square| Turn(vec![Square(square)]);
    assert_eq!(position.play(&at(225)), Err(Illegal::OffBoard));
    assert_eq!(position.play(&Turn(Vec::new())), Err(Illegal::Nothing));
    position.play(&at(7)).unwrap();
    assert_eq!(position.play(&at(7)), Err(Illegal::Occupied { square: Square(7) }));
    assert_eq!(position.play(&Turn(vec![Square(8), Square(9)])), Err(Illegal::TurnEnds));
    assert_eq!(position.choose(Choice::First), Err(Illegal::NoChoice));
    position.play(&at(8)).unwrap();
    position.play(&at(9)).unwrap();
    assert_eq!(position.play(&at(10)), Err(Illegal::ChooseFirst));
    assert_eq!(position.why_not(&[], Square(10)), Illegal::ChooseFirst);
    assert_eq!(position.changes(&Turn(Vec::new())), Err(Illegal::ChooseFirst));
    assert_eq!(position.choose(Choice::PlaceTwo), Err(Illegal::NoChoice));
    position.choose(Choice::First).unwrap();
    assert_eq!(position.choose(Choice::First), Err(Illegal::NoChoice));
    position.play(&at(10)).unwrap();
}

/// Returns the acting player, the side to move, and `true` if the players have swapped sides.
fn seen(position: &dyn Position) -> (Side, Side, bool) {
    (position.actor(), position.to_move(), position.swapped())
}

#[test]
fn in_swap_the_second_player_chooses_after_three_stones() {
    use Side::{First, Second};
    let mut position = rules(15, Winning::Standard, Opening::Swap).start();
    for (square, side) in [(0, First), (50, Second), (100, First)] {
        assert_eq!(seen(&*position), (First, side, false));
        assert_eq!(position.choices(), []);
        position.play(&Turn(vec![Square(square)])).unwrap();
    }
    assert_eq!(seen(&*position), (Second, Second, false));
    assert_eq!(position.choices(), [Choice::First, Choice::Second]);
    assert_eq!(position.turns(), []);

    let mut stays = position.boxed();
    stays.choose(Choice::Second).unwrap();
    assert_eq!(seen(&*stays), (Second, Second, false));
    // The player who takes the side with two stones lets the other place the fourth.
    position.choose(Choice::First).unwrap();
    assert_eq!(seen(&*position), (First, Second, true));
    assert_ne!(position.hash(), stays.hash());
    position.play(&Turn(vec![Square(60)])).unwrap();
    assert_eq!(seen(&*position), (Second, First, true));
}

#[test]
fn in_swap2_the_choice_can_go_back_to_the_first_player() {
    use Side::{First, Second};
    let mut position = rules(15, Winning::Standard, Opening::Swap2).start();
    for square in [0, 50, 100] {
        position.play(&Turn(vec![Square(square)])).unwrap();
    }
    assert_eq!(position.choices(), [Choice::First, Choice::Second, Choice::PlaceTwo]);
    position.choose(Choice::PlaceTwo).unwrap();
    for (square, side) in [(10, Second), (20, First)] {
        assert_eq!(seen(&*position), (Second, side, false));
        position.play(&Turn(vec![Square(square)])).unwrap();
    }
    assert_eq!(seen(&*position), (First, Second, false));
    assert_eq!(position.choices(), [Choice::First, Choice::Second]);
    let mut stays = position.boxed();
    stays.choose(Choice::First).unwrap();
    assert_eq!(seen(&*stays), (Second, Second, false));
    position.choose(Choice::Second).unwrap();
    assert_eq!(seen(&*position), (First, Second, true));
}

#[test]
fn unplayable_rules_are_refused() {
    assert_eq!(GomokuRules::new(21, Winning::Renju, Opening::Free), Err(BadRules::Size(21)));
    assert_eq!(
        GomokuRules::new(4, Winning::Renju, Opening::Free),
        Err(BadRules::Length { size: 4, length: 5 })
    );
    assert_eq!(GomokuRules::in_a_row(3, 2), Err(BadRules::Length { size: 3, length: 2 }));
    assert_eq!(GomokuRules::in_a_row(0, 0), Err(BadRules::Length { size: 0, length: 0 }));

    let read = |text: &str| serde_json::from_str::<Rules>(text);
    let swap2 = rules(19, Winning::Caro, Opening::Swap2);
    let text = serde_json::to_string(&swap2).unwrap();
    assert_eq!(text, r#"{"game":"gomoku","size":19,"length":5,"winning":"caro","opening":"swap2"}"#);
    assert_eq!(read(&text).unwrap(), swap2);
    assert_eq!(read(r#"{"game":"gomoku"}"#).unwrap(), Rules::Gomoku(GomokuRules::FREE_STYLE));
    for wrong in [
        r#"{"game":"gomoku","size":0}"#,
        r#"{"game":"gomoku","size":255}"#,
        r#"{"game":"gomoku","length":0}"#,
        r#"{"game":"gomoku","length":4,"winning":"renju"}"#,
        r#"{"game":"gomoku","length":4,"opening":"swap"}"#,
    ] {
        assert!(read(wrong).is_err(), "{wrong} should be refused");
    }
}

#[test]
fn impossible_stones_are_refused() {
    use Side::{First, Second};
    let swap = GomokuRules::new(9, Winning::FreeStyle, Opening::Swap).unwrap();
    let with = |stage, to_move, stones: &[(u16, Side)]| {
        let stones = stones.iter().map(|&(square, side)| (Square(square), side));
        Gomoku::with_stones(swap, stage, to_move, stones).map(|_| ())
    };
    let playing = Stage::Playing { swapped: false };
    assert_eq!(with(playing, First, &[(81, First)]), Err(Misplaced::OffBoard(Square(81))));
    assert_eq!(with(playing, First, &[(8, First), (8, Second)]), Err(Misplaced::Twice(Square(8))));
    assert_eq!(with(playing, First, &[(8, First), (9, First)]), Ok(()));
    assert_eq!(with(Stage::Placing, First, &[(8, First), (9, Second)]), Ok(()));
    assert_eq!(with(Stage::Placing, First, &[(8, First), (9, First)]), Err(Misplaced::Stage));
    assert_eq!(with(Stage::Placing, Second, &[(8, First), (9, Second)]), Err(Misplaced::Stage));
    assert_eq!(with(Stage::Choosing, First, &[(8, First), (9, Second)]), Err(Misplaced::Stage));
    assert_eq!(with(Stage::Choosing, Second, &[(7, First), (8, Second), (9, First)]), Ok(()));
    assert_eq!(
        with(Stage::PlacingTwo, Second, &[(7, First), (8, Second), (9, First)]),
        Err(Misplaced::Stage),
        "swap should have no such stage"
    );
}

/// Returns `true` if a side has won, by a scan of every line from every point.
fn has_won(position: &dyn Position, winning: Winning, side: Side) -> bool {
    let grid = position.grid();
    let at = |column: i32, row: i32| {
        let square = grid.square(u8::try_from(column).ok()?, u8::try_from(row).ok()?)?;
        position.piece(square).map(|piece| piece.side)
    };
    let places = grid.squares().map(|square| grid.place(square));
    let mut lines = places.flat_map(|place| [(1, 0), (0, 1), (1, 1), (1, -1)].map(|step| (place, step)));
    lines.any(|((column, row), (right, down))| {
        let along = |n: i32| at(i32::from(column) + n * right, i32::from(row) + n * down);
        if along(-1) == Some(side) {
            return false;
        }
        let length = (0..20).take_while(|&n| along(n) == Some(side)).count();
        let is_blocked = [along(-1), along(5)] == [Some(side.other()); 2];
        match winning {
            Winning::FreeStyle => length >= 5,
            Winning::Standard => length == 5,
            Winning::Renju => length == 5 || side == Side::Second && length > 5,
            Winning::Caro => length == 5 && !is_blocked,
        }
    })
}

fn any_rules() -> impl Strategy<Value = Rules> {
    let openings = [Opening::Free, Opening::Swap, Opening::Swap2];
    (5..=20u8, prop::sample::select(&WINNINGS[..]), prop::sample::select(openings.to_vec()))
        .prop_map(|(size, winning, opening)| rules(size, winning, opening))
}

/// Every position of a game with random turns and choices.
fn any_game(most: usize) -> impl Strategy<Value = Vec<Box<dyn Position>>> {
    (any_rules(), prop::collection::vec(any::<Index>(), 0..most)).prop_map(|(rules, picks)| {
        let mut positions = vec![rules.start()];
        for pick in picks {
            let mut position = positions.last().unwrap().boxed();
            let (turns, choices) = (position.turns(), position.choices());
            if !choices.is_empty() {
                position.choose(*pick.get(&choices)).unwrap();
            } else if !turns.is_empty() {
                position.play(pick.get(&turns)).unwrap();
            } else {
                break;
            }
            positions.push(position);
        }
        positions
    })
}

proptest! {
    #[test]
    fn wins_match_a_scan_of_all_lines(game in any_game(400)) {
        for (at, position) in game.iter().enumerate() {
            let Rules::Gomoku(rules) = position.rules() else { unreachable!() };
            let winner = Side::BOTH.into_iter().find(|&side| has_won(&**position, rules.winning(), side));
            prop_assert_eq!(position.outcome().and_then(|outcome| outcome.winner), winner);
            prop_assert_eq!(position.outcome().is_some(), at + 1 == game.len() && position.turns().is_empty()
                && position.choices().is_empty());
        }
    }

    #[test]
    fn openings_continue_by_turns_or_choices_and_round_trip(game in any_game(12)) {
        for position in &game {
            let ways = [!position.turns().is_empty(), !position.choices().is_empty(), position.outcome().is_some()];
            prop_assert_eq!(ways.iter().filter(|&&way| way).count(), 1);
            for text in [notation::position_text(&**position), notation::picture(&**position)] {
                let read = notation::read_position(position.rules(), &text)
                    .or_else(|_| notation::read_picture(position.rules(), &text))
                    .unwrap();
                prop_assert_eq!(read.hash(), position.hash(), "position read from {}", text);
                prop_assert_eq!(read.turns(), position.turns());
                prop_assert_eq!(read.choices(), position.choices());
                prop_assert_eq!(seen(&*read), seen(&**position));
                prop_assert_eq!(read.stage(), position.stage());
            }
        }
    }

    #[test]
    fn choices_that_are_not_offered_are_refused(game in any_game(12)) {
        for position in &game {
            for choice in [Choice::First, Choice::Second, Choice::PlaceTwo] {
                let mut after = position.boxed();
                let is_offered = position.choices().contains(&choice);
                prop_assert_eq!(after.choose(choice).is_ok(), is_offered);
                prop_assert_eq!(after.hash() != position.hash(), is_offered);
                if is_offered && choice != Choice::PlaceTwo {
                    // A player who has chosen a side acts exactly when that side is to move.
                    let chosen = if choice == Choice::First { Side::First } else { Side::Second };
                    prop_assert_eq!(after.actor() == position.actor(), after.to_move() == chosen);
                }
            }
        }
    }
}
