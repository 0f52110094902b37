//! Sketches: edits, undo, saved forms, and positions that matches begin from.

use std::collections::BTreeMap;

use parlour::engine::{Decision, Level, Limits, Opponent, Stop};
use parlour::notation;
use parlour::play::sketch::{self, Unfit};
use parlour::play::{Avatar, Match, Mode, Player, Setup, Sketch, saved};
use parlour::rules::{
    Change, Counting, Game, Illegal, Misplaced, Piece, Position, Rank, Rules, Side, Square, checkers,
    connect_four, go, gomoku,
};
use proptest::prelude::*;
use proptest::sample::Index;

/// All presets, and boards and openings that no preset has.
fn all_rules() -> Vec<Rules> {
    let presets = Game::ALL.iter().flat_map(|game| game.presets()).map(|preset| preset.rules);
    let go = [go::Size::SMALLEST, go::Size::NINE, go::Size::LARGEST];
    let go = go
        .into_iter()
        .flat_map(|size| [go::Rules::JAPANESE, go::Rules::AGA].map(|rules| Rules::Go(rules.on(size))));
    let seats = Rules::Go(go::Rules { opening: go::Opening::SeatStones, ..go::Rules::CHINESE });
    let others = [
        seats,
        Rules::Go(go::Rules { handicap: 4, ..go::Rules::JAPANESE.on(go::Size::NINE) }),
        Rules::Gomoku(gomoku::Rules::in_a_row(3, 3).unwrap()),
        Rules::Gomoku(gomoku::Rules::new(20, gomoku::Winning::Renju, gomoku::Opening::Swap2).unwrap()),
        Rules::Gomoku(gomoku::Rules::new(9, gomoku::Winning::FreeStyle, gomoku::Opening::Swap).unwrap()),
        Rules::ConnectFour(connect_four::Rules::new(4, 5, 3).unwrap()),
        Rules::ConnectFour(connect_four::Rules::new(9, 6, 4).unwrap()),
    ];
    presets.chain(go).chain(others).collect()
}

fn any_rules() -> impl Strategy<Value = Rules> {
    prop::sample::select(all_rules())
}

/// A position reached by random play, possibly the last of a game.
fn any_position(most: usize) -> impl Strategy<Value = Box<dyn Position>> {
    (any_rules(), prop::collection::vec(any::<Index>(), 0..most)).prop_map(|(rules, choices)| {
        let mut position = rules.start();
        for choice in choices {
            let (turns, decisions) = (position.turns(), position.choices());
            if !decisions.is_empty() {
                position.choose(*choice.get(&decisions)).unwrap();
            } else if turns.is_empty() {
                break;
            } else {
                position.play(choice.get(&turns)).unwrap();
            }
        }
        position
    })
}

pub(super) fn pieces(position: &dyn Position) -> BTreeMap<Square, Piece> {
    position.grid().squares().filter_map(|square| Some((square, position.piece(square)?))).collect()
}

fn sketched(sketch: &Sketch) -> BTreeMap<Square, Piece> {
    let squares = sketch.rules().grid().squares();
    squares.filter_map(|square| Some((square, sketch.piece(square)?))).collect()
}

pub(super) const MAN: Piece = Piece { side: Side::First, rank: Rank::Man };
pub(super) const OTHER: Piece = Piece { side: Side::Second, rank: Rank::Man };

pub(super) fn at(rules: Rules, name: &str) -> Square {
    notation::read_square(rules, name).expect("the name of a square")
}

/// A sketch with only these pieces, placed one after the other.
pub(super) fn set_up(rules: Rules, pieces: &[(&str, Piece)]) -> Sketch {
    let mut sketch = Sketch::new(rules);
    sketch.clear();
    for (name, piece) in pieces {
        sketch.touch(at(rules, name), Some(*piece)).expect("a free square");
    }
    sketch
}

/// An edit of a sketch.
#[derive(Clone, Debug)]
enum Edit {
    Touch(Index, Option<Index>),
    ToMove(Side),
    Clear,
    Start,
    PlayBy(Rules),
    Undo,
    Redo,
}

fn any_edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        20 => (any::<Index>(), prop::option::of(any::<Index>())).prop_map(|(at, hand)| Edit::Touch(at, hand)),
        2 => prop::sample::select(Side::BOTH.to_vec()).prop_map(Edit::ToMove),
        1 => Just(Edit::Clear),
        1 => Just(Edit::Start),
        1 => any_rules().prop_map(Edit::PlayBy),
        4 => Just(Edit::Undo),
        2 => Just(Edit::Redo),
    ]
}

fn carry_out(sketch: &mut Sketch, edit: &Edit) {
    match edit {
        Edit::Touch(at, hand) => {
            let rules = sketch.rules();
            let squares: Vec<_> = rules.grid().squares().collect();
            let hand = hand.map(|hand| *hand.get(&sketch::pieces(rules.game())));
            let before = sketch.clone();
            match sketch.touch(*at.get(&squares), hand) {
                Ok(changes) => {
                    assert_eq!(sketch.changes_since(&before).map(|since| since.len()), Some(changes.len()));
                }
                Err(_) => assert_eq!(*sketch, before, "a refused edit should change nothing"),
            }
        }
        Edit::ToMove(side) => sketch.set_to_move(*side),
        Edit::Clear => sketch.clear(),
        Edit::Start => sketch.start(),
        Edit::PlayBy(rules) => sketch.play_by(*rules),
        Edit::Undo => _ = sketch.undo(),
        Edit::Redo => _ = sketch.redo(),
    }
}

/// The visible state of a sketch.
fn state(sketch: &Sketch) -> (Rules, BTreeMap<Square, Piece>, Side, Result<String, Misplaced>) {
    (sketch.rules(), sketched(sketch), sketch.to_move(), sketch.text())
}

proptest! {
    /// A position that is taken over keeps its state, including parts that the pieces do not show.
    #[test]
    fn positions_taken_over_are_unchanged(position in any_position(120)) {
        let mut sketch = Sketch::new(position.rules());
        sketch.take_over(&*position);
        prop_assert_eq!(sketched(&sketch), pieces(&*position));
        prop_assert_eq!(sketch.to_move(), position.to_move());
        // A sketch of a game in the count resumes play.
        let resumed = position.counting().map(Counting::play_on);
        let position = resumed.as_deref().unwrap_or(&*position);
        let placed = sketch.placed().unwrap();
        prop_assert_eq!(placed.hash(), position.hash());
        prop_assert_eq!(notation::position_text(&*placed), notation::position_text(position));
        match position.outcome() {
            Some(outcome) => prop_assert_eq!(sketch.position().map(|_| ()), Err(Unfit::Over(outcome))),
            None => prop_assert_eq!(sketch.position().map(|position| position.hash()).ok(), Some(position.hash())),
        }
    }

    /// Placing the pieces one by one gives the position with these pieces.
    #[test]
    fn positions_set_up_by_touches_match(position in any_position(120)) {
        let mut sketch = Sketch::new(position.rules());
        sketch.clear();
        // Discs rest on each other, so they are placed from the bottom up.
        for (square, piece) in pieces(&*position).into_iter().rev() {
            sketch.touch(square, Some(piece)).unwrap();
        }
        sketch.set_to_move(position.to_move());
        prop_assert_eq!(sketched(&sketch), pieces(&*position));
        let expected = position.rules().with_pieces(position.to_move(), pieces(&*position)).unwrap();
        let placed = sketch.placed().unwrap();
        // An opening with a choice of sides exists only at its start.
        if position.stage().is_none() && placed.stage().is_none() {
            prop_assert_eq!(placed.hash(), expected.hash());
        }
        prop_assert_eq!(pieces(&*placed), pieces(&*position));
    }

    #[test]
    fn edits_can_be_undone_and_redone(rules in any_rules(), edits in prop::collection::vec(any_edit(), 1..40)) {
        let mut sketch = Sketch::new(rules);
        let mut states = vec![state(&sketch)];
        let mut now = 0_usize;
        for edit in edits {
            carry_out(&mut sketch, &edit);
            match edit {
                Edit::Undo => now = now.saturating_sub(1),
                Edit::Redo => now = (now + 1).min(states.len() - 1),
                _ if state(&sketch) != states[now] => {
                    states.truncate(now + 1);
                    states.push(state(&sketch));
                    now += 1;
                }
                _ => {}
            }
            prop_assert_eq!(&state(&sketch), &states[now]);
            prop_assert_eq!((sketch.can_undo(), sketch.can_redo()), (now > 0, now + 1 < states.len()));
        }
        while sketch.undo() {}
        for (at, seen) in states.iter().enumerate() {
            prop_assert_eq!(&state(&sketch), seen);
            prop_assert_eq!(sketch.redo(), at + 1 < states.len());
        }
    }

    #[test]
    fn sketches_round_trip(rules in any_rules(), edits in prop::collection::vec(any_edit(), 0..30)) {
        let mut sketch = Sketch::new(rules);
        for edit in edits {
            carry_out(&mut sketch, &edit);
        }
        let text = serde_json::to_string(&sketch).unwrap();
        prop_assert_eq!(serde_json::from_str::<Sketch>(&text).unwrap(), sketch);
    }

    /// The text of a legal board is read as the same board.
    #[test]
    fn copied_positions_can_be_pasted(position in any_position(120), edits in prop::collection::vec(any_edit(), 0..12)) {
        let mut sketch = Sketch::new(position.rules());
        sketch.take_over(&*position);
        for edit in edits {
            carry_out(&mut sketch, &edit);
        }
        if let Ok(text) = sketch.text() {
            let mut other = Sketch::new(sketch.rules());
            other.read(&text).unwrap();
            prop_assert_eq!(state(&other), state(&sketch));
            let picture = notation::picture(&*sketch.placed().unwrap());
            let mut drawn = Sketch::new(sketch.rules());
            drawn.read(&picture).unwrap();
            prop_assert_eq!(state(&drawn), state(&sketch));
        }
    }

    /// Every playable board starts a match that can be saved and that the computer can play.
    #[test]
    fn playable_positions_start_matches(
        rules in any_rules(),
        touches in prop::collection::vec((any::<Index>(), any::<Index>()), 0..90),
        to_move in prop::sample::select(Side::BOTH.to_vec()),
        level in 1_u8..=10,
    ) {
        let mut sketch = Sketch::new(rules);
        sketch.clear();
        let (squares, hands) = (rules.grid().squares().collect::<Vec<_>>(), sketch::pieces(rules.game()));
        for (square, hand) in touches {
            _ = sketch.touch(*square.get(&squares), Some(*hand.get(&hands)));
        }
        sketch.set_to_move(to_move);
        let Ok(position) = sketch.position() else { return Ok(()) };
        prop_assert!(position.outcome().is_none());
        let setup = setup_from(&sketch);
        let mut game = Match::new(1, setup, 0).unwrap();
        prop_assert!(game.outcome().is_none());
        for _ in 0..2 {
            if game.outcome().is_some() || game.counting().is_some() {
                break;
            }
            let level = Level::new(level).unwrap();
            let resources = parlour::system::resources(1 << 20, 1);
            let mut opponent = Opponent::new(rules, level, 7, resources);
            opponent.limits = Limits::nodes(if rules.game() == Game::Go { 12 } else { 300 });
            match opponent.decide(game.position(), game.hashes(), &Stop::default()) {
                Some(Decision::Turn(turn)) => {
                    prop_assert!(game.play(&turn).is_ok(), "{:?} should be legal in {}", turn, sketch.text().unwrap());
                }
                Some(Decision::Choose(choice)) => prop_assert!(game.choose(choice).is_ok()),
                Some(Decision::Resign) => break,
                other => prop_assert!(false, "the computer should play a turn, not {:?}, in {}", other, sketch.text().unwrap()),
            }
        }
        let kept = saved::read(&saved::write(&game)).unwrap();
        prop_assert_eq!(kept.start().hash(), game.start().hash());
        prop_assert_eq!(kept.acts(), game.acts());
    }
}

/// The setup of a match between two people that begins from a sketch.
pub(super) fn setup_from(sketch: &Sketch) -> Setup {
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    let position = sketch.text().ok();
    Setup { position, mode: Mode::Quick, ..Setup::new(sketch.rules(), players) }
}

#[test]
fn touches_place_replace_and_remove_pieces() {
    let rules = Rules::Checkers(checkers::Rules::AMERICAN);
    let mut sketch = Sketch::new(rules);
    sketch.clear();
    assert!(sketch.is_empty());
    let (square, light) = (at(rules, "B3"), Square(0));
    assert_eq!(sketch.touch(square, Some(MAN)), Ok(vec![Change::Put { square, piece: MAN }]));
    let king = Piece { rank: Rank::King, ..OTHER };
    let instead = vec![Change::Remove { square }, Change::Put { square, piece: king }];
    assert_eq!(sketch.touch(square, Some(king)), Ok(instead));
    assert_eq!(sketch.piece(square), Some(king));
    assert_eq!(sketch.touch(square, Some(king)), Ok(vec![Change::Remove { square }]));
    assert_eq!(sketch.touch(square, None), Err(Illegal::Empty { square }));
    assert_eq!(sketch.touch(light, Some(MAN)), Err(Illegal::LightSquare { square: light }));
    assert_eq!(sketch.touch(Square(999), Some(MAN)), Err(Illegal::OffBoard));
    // Stones have no rank.
    let mut go = Sketch::new(Rules::Go(go::Rules::CHINESE));
    go.touch(Square(7), Some(king)).expect("a free point");
    assert_eq!(go.piece(Square(7)), Some(OTHER));
}

#[test]
fn discs_fall_and_the_uppermost_is_removed() {
    let rules = Rules::ConnectFour(connect_four::Rules::STANDARD);
    let mut sketch = Sketch::new(rules);
    let (top, bottom, second) = (Square(3), Square(38), Square(31));
    assert_eq!(sketch.touch(top, Some(MAN)), Ok(vec![Change::Drop { square: bottom, piece: MAN }]));
    assert_eq!(sketch.touch(bottom, Some(MAN)), Ok(vec![Change::Drop { square: second, piece: MAN }]));
    assert_eq!(sketch.touch(bottom, None), Ok(vec![Change::Remove { square: second }]));
    assert_eq!(sketch.touch(top, None), Ok(vec![Change::Remove { square: bottom }]));
    assert_eq!(sketch.touch(top, None), Err(Illegal::Empty { square: top }));
    for row in 0..6 {
        let hand = if row % 2 == 0 { MAN } else { OTHER };
        sketch.touch(top, Some(hand)).expect("room in the column");
    }
    assert_eq!(sketch.touch(top, Some(MAN)), Err(Illegal::ColumnFull { column: 3 }));
    assert_eq!(sketch.uneven(), None);
    sketch.touch(Square(0), Some(OTHER)).expect("room in the column");
    assert_eq!(sketch.uneven(), Some([3, 4]));
    assert!(sketch.position().is_ok(), "the sides may have different numbers of discs");
}

#[test]
fn a_sketch_of_a_finished_go_game_resumes_play_and_keeps_prisoners() {
    let rules = Rules::Go(go::Rules::JAPANESE.on(go::Size::new(5).unwrap()));
    let mut sketch = Sketch::new(rules);
    sketch.read(".X.../X.XO./.XO../...../..... O passes=2 prisoners=3:2").expect("a position");
    assert!(sketch.position().is_ok_and(|position| position.counting().is_none()));
    assert_eq!(sketch.prisoners(), [3, 2]);
    // Prisoners are kept when the board is edited.
    sketch.touch(at(rules, "E5"), Some(OTHER)).expect("a free point");
    assert!(sketch.text().expect("a position").ends_with("prisoners=3:2"));
    sketch.clear();
    assert_eq!(sketch.prisoners(), [0, 0]);
    assert!(sketch.undo() && sketch.prisoners() == [3, 2]);
}

#[test]
fn a_ko_lasts_until_the_first_edit() {
    let rules = Rules::Go(go::Rules::JAPANESE.on(go::Size::new(5).unwrap()));
    let mut sketch = Sketch::new(rules);
    let text = ".XO../X.XO./.XO../...../..... O ko=B4";
    sketch.read(text).expect("a position");
    assert!(sketch.text().expect("a position").contains("ko="));
    sketch.touch(at(rules, "E1"), Some(OTHER)).expect("a free point");
    assert!(!sketch.text().expect("a position").contains("ko="));
    assert!(sketch.undo() && sketch.text().expect("a position").contains("ko="));
}

#[test]
fn changed_rules_keep_the_pieces_that_fit() {
    let [american, russian, italian, international] = [
        checkers::Rules::AMERICAN,
        checkers::Rules::RUSSIAN,
        checkers::Rules::ITALIAN,
        checkers::Rules::INTERNATIONAL,
    ]
    .map(Rules::Checkers);
    let mut sketch = Sketch::new(american);
    sketch.read("B:W18,27,K3:B14,K6").expect("a position");
    let seen = sketched(&sketch);
    sketch.play_by(russian);
    // The same colours on the same squares, although another side begins.
    assert_eq!(sketch.text().as_deref(), Ok("B:WK3,18,27:BK6,14"));
    assert_eq!(sketched(&sketch).into_keys().collect::<Vec<_>>(), seen.keys().copied().collect::<Vec<_>>());
    assert_eq!(sketch.to_move(), Side::Second, "Black should still be to move");
    sketch.play_by(italian);
    assert_eq!(
        sketch.text().as_deref(),
        Ok("B:WK3,18,27:BK6,14"),
        "the pieces should be mirrored with the board"
    );
    sketch.play_by(Rules::Go(go::Rules::CHINESE));
    assert!(sketch.is_empty(), "pieces of another game should be dropped");
    sketch.play_by(international);
    for expected in [Rules::Go(go::Rules::CHINESE), italian, russian, american] {
        assert!(sketch.undo());
        assert_eq!(sketch.rules(), expected);
    }
    assert_eq!(sketched(&sketch), seen);
    // Rules that differ only in scoring keep even a stone without a liberty.
    let go = |komi| Rules::Go(go::Rules { komi, ..go::Rules::CHINESE.on(go::Size::NINE) });
    let mut caught = set_up(go(15), &[("A1", MAN), ("A2", OTHER), ("B1", OTHER)]);
    caught.play_by(go(0));
    assert_eq!(sketched(&caught).len(), 3);
}

#[test]
fn damaged_sketches_are_refused() {
    let whole = serde_json::to_value(Sketch::new(Game::Checkers.presets()[0].rules)).unwrap();
    let damaged = |damage: &dyn Fn(&mut serde_json::Value)| {
        let mut value = whole.clone();
        damage(&mut value);
        serde_json::from_value::<Sketch>(value)
    };
    assert!(damaged(&|_| {}).is_ok());
    assert!(damaged(&|value| value["boards"] = serde_json::json!([])).is_err());
    assert!(damaged(&|value| value["boards"][0]["pieces"] = "xo".into()).is_err());
    assert!(damaged(&|value| value["boards"][0]["pieces"] = "?".repeat(64).into()).is_err());
    assert!(
        damaged(&|value| value["boards"][0]["pieces"] = "x".repeat(64).into()).is_err(),
        "pieces on light squares should be refused"
    );
    // An inconsistent text and an index out of range are dropped; the rest is kept.
    let read = damaged(&|value| {
        value["boards"][0]["taken_over"] = "W:W9:B1".into();
        value["at"] = 12.into();
    });
    let read = read.expect("a sketch");
    assert_eq!(read.text(), Sketch::new(read.rules()).text());
}

#[test]
fn a_board_that_was_cleared_is_the_start_of_a_game_that_begins_with_an_empty_board() {
    for game in Game::ALL {
        let rules = game.presets()[0].rules;
        let mut sketch = Sketch::new(rules);
        assert!(sketch.is_start());
        let man = Piece { side: Side::First, rank: Rank::Man };
        let free = rules.grid().squares().find(|&square| sketch.touch(square, Some(man)).is_ok());
        assert!(free.is_some());
        sketch.clear();
        let is_empty_at_first = sketch.is_start();
        // Setting up the start must change what is seen, since a control offers it.
        let before = sketch.clone();
        sketch.start();
        assert_eq!(is_empty_at_first, sketch == before, "{game:?}");
        assert!(sketch.is_start());
    }
}
