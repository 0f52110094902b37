use super::*;
use crate::rules::Square;

/// A turn, by a number that stands for its square.
fn turn(square: u16) -> Turn {
    Turn(vec![Square(square)])
}

fn turns(squares: impl IntoIterator<Item = u16>) -> Vec<Turn> {
    squares.into_iter().map(turn).collect()
}

fn spot(line: usize, ply: usize) -> Spot {
    Spot { line: Some(line), ply }
}

#[test]
fn turns_lead_along_the_game_along_lines_and_into_new_ones() {
    let game = turns(0..4);
    let mut notes = Notes::default();
    assert_eq!(notes.play(&game, Spot::game(3), turn(3)), Some(Spot::game(4)));
    assert!(notes.is_empty(), "the turns of the game are no notes");
    // At the end of the game as well, a turn is a side line: the match goes on only in the match.
    assert_eq!(notes.play(&game, Spot::game(4), turn(9)), Some(spot(0, 5)));
    assert_eq!(notes.play(&game, Spot::game(1), turn(8)), Some(spot(1, 2)));
    assert_eq!(notes.play(&game, spot(1, 2), turn(7)), Some(spot(1, 3)), "a line grows at its end");
    assert_eq!(notes.play(&game, spot(1, 2), turn(7)), Some(spot(1, 3)), "the same turn is the same place");
    assert_eq!(notes.play(&game, spot(1, 2), turn(6)), Some(spot(2, 3)), "another one leaves the line");
    assert_eq!(notes.play(&game, Spot::game(1), turn(8)), Some(spot(1, 2)));
    assert_eq!(notes.turns_to(&game, spot(2, 3)), Some(turns([0, 8, 6])));
    assert_eq!(notes.turns_to(&game, spot(2, 1)), Some(turns([0])), "before the line it is that of the game");
    assert_eq!(notes.turns_to(&game, spot(3, 1)), None);
    assert_eq!(notes.turns_to(&game, spot(1, 9)), None);
    assert_eq!(notes.back(spot(2, 3)), Some(spot(1, 2)));
    assert_eq!(notes.back(spot(1, 2)), Some(Spot::game(1)));
    assert_eq!(notes.back(Spot::game(0)), None);
    assert_eq!(notes.forward(&game, spot(1, 2)), Some(spot(1, 3)));
    assert_eq!(notes.forward(&game, spot(1, 3)), None);
    assert_eq!(notes.lines_at(Spot::game(1)), [1]);
    assert_eq!(notes.lines_at(spot(1, 2)), [2]);
}

#[test]
fn a_removed_line_takes_those_that_leave_it_along() {
    let game = turns(0..3);
    let mut notes = Notes::default();
    let first = notes.play(&game, Spot::game(0), turn(5)).expect("a place");
    let nested = notes.play(&game, first, turn(6)).expect("a place");
    assert_eq!(nested, spot(0, 2));
    let leaves = notes.play(&game, first, turn(7)).expect("a place");
    let other = notes.play(&game, Spot::game(1), turn(8)).expect("a place");
    let of_other = notes.play(&game, other, turn(9)).expect("a place");
    assert_eq!((leaves, other, of_other), (spot(1, 2), spot(2, 2), spot(2, 3)));
    notes.set_comment(of_other, "Stays.");
    assert_eq!(notes.remove_line(0), Some(Spot::game(0)));
    assert_eq!(notes.lines().len(), 1);
    assert_eq!(notes.at(spot(0, 3)).map(|note| note.comment.as_str()), Some("Stays."));
    assert_eq!(notes.remove_line(1), None);
}

#[test]
fn turns_with_notes_stay_as_a_side_line_when_the_game_takes_another_way() {
    let game = turns(0..5);
    let mut notes = Notes::default();
    notes.set_comment(Spot::game(1), "Before.");
    let early = notes.play(&game, Spot::game(1), turn(20)).expect("a place");
    notes.set_comment(Spot::game(4), "After.");
    let late = notes.play(&game, Spot::game(3), turn(21)).expect("a place");
    notes.set_comment(late, "Beside.");
    assert_eq!((early, late), (spot(0, 2), spot(1, 4)));

    notes.leave(2, game[2..].to_vec());
    let game = turns([0, 1, 9]);
    let texts = |spot| notes.at(spot).map(|note| note.comment.clone());
    assert_eq!(texts(Spot::game(1)).as_deref(), Some("Before."));
    assert_eq!(texts(Spot::game(4)), None);
    assert_eq!(notes.lines_at(Spot::game(2)), [1], "the turns that were left");
    assert_eq!(texts(spot(1, 4)).as_deref(), Some("After."));
    assert_eq!(texts(spot(2, 4)).as_deref(), Some("Beside."));
    assert_eq!(notes.turns_to(&game, spot(2, 4)), Some(turns([0, 1, 2, 21])));
    assert_eq!(notes.turns_to(&game, spot(0, 2)), Some(turns([0, 20])));

    let mut none = Notes::default();
    none.set_comment(Spot::game(1), "Before.");
    none.leave(2, turns(5..7));
    assert!(none.lines().is_empty(), "turns without notes are left");
}

#[test]
fn marks_come_and_go_and_labels_count_on() {
    let (mut notes, here) = (Notes::default(), Spot::game(0));
    for mark in
        [Mark::Circle(Square(1)), Mark::Label(Square(2), "A".into()), Mark::Arrow(Square(1), Square(2))]
    {
        assert!(notes.toggle(here, mark));
    }
    assert_eq!(notes.next_label(here), "B");
    notes.toggle(here, Mark::Label(Square(2), "B".into()));
    assert_eq!(notes.at(here).map(|note| note.marks.len()), Some(3), "a square has one label");
    notes.toggle(here, Mark::Circle(Square(1)));
    assert_eq!(notes.at(here).map(|note| note.marks.len()), Some(2));
    notes.clear_marks(here);
    assert!(notes.is_empty());
}

#[test]
fn text_and_turns_have_a_limit() {
    let mut notes = Notes::default();
    let long = "a".repeat(Notes::MAX_TEXT);
    assert!(notes.set_comment(Spot::game(0), &long));
    assert!(!notes.set_comment(Spot::game(1), "b"));
    assert!(notes.set_comment(Spot::game(0), "shorter") && notes.set_comment(Spot::game(1), "b"));
    assert_eq!(notes.add_line(Spot::game(0), turns(0..20_000)), Some(0));
    assert_eq!(notes.play(&[], Spot::game(0), turn(30_000)), None);
    assert_eq!(notes.play(&[], spot(0, 20_000), turn(30_000)), None);
}

#[test]
fn a_file_that_means_nothing_is_read_without_its_nonsense() {
    let text = r#"{"lines":[{"of":3,"ply":0,"turns":[[1]]},{"ply":1,"turns":[[2],[3]],"notes":{"2":{"comment":"kept"},"9":{"comment":"beyond"}}},{"of":1,"ply":9,"turns":[[4]]},{"of":1,"ply":2,"turns":[[5]]},{"ply":0,"turns":[]}]}"#;
    let notes: Notes = serde_json::from_str(text).expect("notes");
    let notes = notes.checked();
    assert_eq!(notes.lines().len(), 2);
    assert_eq!(notes.lines()[1].base(), spot(0, 2));
    assert_eq!(notes.along(Some(0)).map(|(ply, _)| ply).collect::<Vec<_>>(), [2]);
    assert_eq!(notes.clone().checked(), notes);
}
