//! Notes on a match: they are saved with it, stay when it takes another way, and never change its turns.

use parlour::notation::read_turn;
use parlour::play::notes::{Mark, Spot};
use parlour::play::saved::{self, Damaged};
use parlour::play::{Avatar, Match, Player, Setup};
use parlour::rules::{Game, Square};

fn game() -> Match {
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    let rules = Game::Checkers.preset("american").expect("rules");
    Match::new(3, Setup::new(rules, players), 1_795_219_200).expect("a match")
}

fn play(game: &mut Match, turns: &str) {
    for turn in turns.split(' ') {
        let turn = read_turn(game.position(), turn).expect("a turn");
        game.play(&turn).expect("a legal turn");
    }
}

/// Plays turns beside the match, from a place of its notes.
fn beside(game: &mut Match, spot: Spot, turns: &str) -> Spot {
    let mut board = game.board_at(spot).expect("a place");
    let all = game.all_turns();
    turns.split(' ').fold(spot, |spot, turn| {
        let turn = read_turn(board.position(), turn).expect("a turn");
        board.play(&turn).expect("a legal turn");
        game.notes_mut().play(&all, spot, turn).expect("room")
    })
}

#[test]
fn notes_are_saved_and_earlier_programs_read_a_match_without_them() {
    let mut game = game();
    play(&mut game, "11-15 23-19 8-11");
    assert!(saved::write(&game).starts_with("{\"version\":2,"), "nothing is new in it");
    let line = beside(&mut game, Spot::game(1), "22-18 15x22 25x18");
    game.notes_mut().set_comment(line, "White has the better men.");
    game.notes_mut().toggle(Spot::game(3), Mark::Arrow(Square(10), Square(14)));
    let text = saved::write(&game);
    assert!(text.starts_with("{\"version\":3,"), "an earlier program knows that it does not know all");
    let read = saved::read(&text).expect("a saved match");
    assert_eq!(read.notes(), game.notes());
    assert_eq!(read.acts(), game.acts());
    assert_eq!(saved::summary(&text).expect("a summary").standing.turns, 3);

    let later = text.replace("{\"arrow\":", "{\"cloud\":");
    assert!(
        matches!(saved::read(&later), Err(Damaged::Unknown(_))),
        "another mark comes from a later program"
    );
}

#[test]
fn version_3_stays_readable() {
    let game = saved::read(include_str!("../../data/matches/version-3.json")).expect("version 3");
    let notes = game.notes();
    assert_eq!(notes.lines().len(), 2);
    let end = Spot { line: Some(0), ply: 4 };
    assert_eq!(notes.at(end).map(|note| note.comment.as_str()), Some("White has the better men."));
    let marks = notes.at(Spot::game(3)).map(|note| note.marks.len());
    assert_eq!(marks, Some(4));
    let board = game.board_at(end).expect("a place");
    assert_eq!((board.turn_count(), board.id()), (4, game.id()));
}

#[test]
fn a_board_at_a_place_is_a_match_of_its_own() {
    let mut game = game();
    play(&mut game, "11-15 23-19 8-11 22-17");
    let line = beside(&mut game, Spot::game(2), "9-14 22-17");
    let mut board = game.board_at(line).expect("a place");
    assert_eq!(board.turn_count(), 4);
    assert!(board.notes().is_empty());
    board.resign(parlour::rules::Side::First);
    assert!(game.outcome().is_none() && game.turn_count() == 4);
    assert_eq!(game.board_at(Spot::game(9)).map(|board| board.turn_count()), None);
    // Turns that were undone are still places.
    game.undo();
    game.undo();
    assert_eq!(game.board_at(Spot::game(4)).map(|board| board.turn_count()), Some(4));
}

#[test]
fn turns_with_notes_stay_when_the_match_takes_another_way() {
    let mut game = game();
    play(&mut game, "11-15 23-19 8-11 22-17");
    game.notes_mut().set_comment(Spot::game(4), "Too early.");
    game.undo();
    game.undo();
    play(&mut game, "9-14");
    let [line] = game.notes().lines_at(Spot::game(2))[..] else { panic!("one side line") };
    let there = Spot { line: Some(line), ply: 4 };
    assert_eq!(game.notes().at(there).map(|note| note.comment.as_str()), Some("Too early."));
    assert_eq!(game.board_at(there).map(|board| board.turn_count()), Some(4));

    // The same turn once more leaves what followed it.
    let mut game = self::game();
    play(&mut game, "11-15 23-19 8-11");
    game.notes_mut().set_comment(Spot::game(3), "Later.");
    game.undo();
    game.undo();
    play(&mut game, "23-19 9-14");
    let [line] = game.notes().lines_at(Spot::game(2))[..] else { panic!("one side line") };
    assert!(game.notes().at(Spot { line: Some(line), ply: 3 }).is_some());

    let again = game.up_to(1, 9, 0);
    assert!(again.notes().is_empty(), "another match has notes of its own");
}

#[test]
fn notes_go_through_records_of_both_formats() {
    for (file, rules) in [
        (
            "[Black \"Anna\"]\n[GameType \"21\"]\n\n1. 11-15 {A start.} 23-19 (1... 22-18 15x22 2. 25x18 $1 {Better.}) \
             2. 8-11 {[%CR 15] [%LB 18:A] Solid.} *\n",
            "american",
        ),
        (
            "(;GM[1]FF[4]SZ[9];B[ee]C[A start.](;W[gc]LB[gc:A][cc:B]CR[ee]BL[30];B[cg](;W[gg])(;W[cc]C[Also.]))(;W[cg]TR[cg]))",
            "chinese",
        ),
    ] {
        let game = if rules == "american" { Game::Checkers } else { Game::Go };
        let rules = game.preset(rules).expect("rules");
        let records = parlour::notation::read_games(rules, file.as_bytes());
        let record = records.into_iter().next().expect("a game").expect("a record");
        let players = [Player::person("", Avatar::Leaf), Player::person("", Avatar::Kite)];
        let setup = Setup::new(rules, players);
        let mut game = Match::from_record(1, &record, &setup).expect("a match");
        assert_eq!(game.annotate(&record), 0);
        let kept = saved::read(&saved::write(&game)).expect("a saved match");
        assert_eq!(kept.notes(), game.notes());
        let written = parlour::notation::write_game(&kept.record()).expect("a text");
        let again = parlour::notation::read_games(rules, written.as_bytes());
        let again = again.into_iter().next().expect("a game").expect("a record");
        assert_eq!(
            (&again.turns, &again.comments, &again.lines),
            (&record.turns, &record.comments, &record.lines)
        );
        let sorted = |record: &parlour::notation::Record| {
            let mut extras: Vec<_> = record
                .extras
                .iter()
                .map(|extra| (extra.ply, extra.name.clone(), extra.values.clone()))
                .collect();
            extras.sort();
            extras
        };
        assert_eq!(sorted(&again), sorted(&record), "{written}");
    }
}

#[test]
fn undone_turns_with_notes_are_a_side_line_of_the_record() {
    let mut game = game();
    play(&mut game, "11-15 23-19 8-11");
    game.notes_mut().set_comment(Spot::game(3), "Later.");
    game.undo();
    let record = game.record();
    assert_eq!((record.turns.len(), record.lines.len()), (2, 1));
    assert_eq!((record.lines[0].ply, record.lines[0].comments.len()), (2, 1));
    assert_eq!(game.notes().lines().len(), 0, "the match itself is as before");
}
