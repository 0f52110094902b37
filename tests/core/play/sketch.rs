//! Positions being set up: all edits, all errors, and matches that begin from them, also against the
//! computer.

use std::collections::BTreeMap;

use parlour::engine::{Decision, Level, Limits, Opponent, Stop};
use parlour::notation;
use parlour::play::sketch::{self, Unfit};
use parlour::play::{Avatar, Match, Mode, Player, Setup, Sketch, saved};
use parlour::rules::{
    Change, Choice, Counting, Game, Illegal, Misplaced, Piece, Position, Rank, Reason, Rules, Side, Square,
    checkers, connect_four, go, gomoku,
};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::support;

/// All named rules, and boards and openings that no preset has.
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

/// A position reached by play, possibly the last of a game.
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

fn pieces(position: &dyn Position) -> BTreeMap<Square, Piece> {
    position.grid().squares().filter_map(|square| Some((square, position.piece(square)?))).collect()
}

fn sketched(sketch: &Sketch) -> BTreeMap<Square, Piece> {
    let squares = sketch.rules().grid().squares();
    squares.filter_map(|square| Some((square, sketch.piece(square)?))).collect()
}

const MAN: Piece = Piece { side: Side::First, rank: Rank::Man };
const OTHER: Piece = Piece { side: Side::Second, rank: Rank::Man };

fn at(rules: Rules, name: &str) -> Square {
    notation::read_square(rules, name).expect("the name of a square")
}

/// A sketch without pieces on which these are put one after the other.
fn set_up(rules: Rules, pieces: &[(&str, Piece)]) -> Sketch {
    let mut sketch = Sketch::new(rules);
    sketch.clear();
    for (name, piece) in pieces {
        sketch.touch(at(rules, name), Some(*piece)).expect("it can be put");
    }
    sketch
}

/// An edit of a sketch.
#[derive(Clone, Debug)]
enum Deed {
    Touch(Index, Option<Index>),
    ToMove(Side),
    Clear,
    Start,
    PlayBy(Rules),
    Undo,
    Redo,
}

fn any_deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        20 => (any::<Index>(), prop::option::of(any::<Index>())).prop_map(|(at, hand)| Deed::Touch(at, hand)),
        2 => prop::sample::select(Side::BOTH.to_vec()).prop_map(Deed::ToMove),
        1 => Just(Deed::Clear),
        1 => Just(Deed::Start),
        1 => any_rules().prop_map(Deed::PlayBy),
        4 => Just(Deed::Undo),
        2 => Just(Deed::Redo),
    ]
}

fn carry_out(sketch: &mut Sketch, deed: &Deed) {
    match deed {
        Deed::Touch(at, hand) => {
            let rules = sketch.rules();
            let squares: Vec<_> = rules.grid().squares().collect();
            let hand = hand.map(|hand| *hand.get(&sketch::pieces(rules.game())));
            let before = sketch.clone();
            match sketch.touch(*at.get(&squares), hand) {
                Ok(changes) => {
                    assert_eq!(sketch.changes_since(&before).map(|told| told.len()), Some(changes.len()));
                }
                Err(_) => assert_eq!(*sketch, before, "what is refused changes nothing"),
            }
        }
        Deed::ToMove(side) => sketch.set_to_move(*side),
        Deed::Clear => sketch.clear(),
        Deed::Start => sketch.start(),
        Deed::PlayBy(rules) => sketch.play_by(*rules),
        Deed::Undo => _ = sketch.undo(),
        Deed::Redo => _ = sketch.redo(),
    }
}

/// The visible state of a sketch.
fn look(sketch: &Sketch) -> (Rules, BTreeMap<Square, Piece>, Side, Result<String, Misplaced>) {
    (sketch.rules(), sketched(sketch), sketch.to_move(), sketch.text())
}

proptest! {
    /// A position that is taken over stays the same, including state that the pieces do not show.
    #[test]
    fn positions_taken_over_are_unchanged(position in any_position(120)) {
        let mut sketch = Sketch::new(position.rules());
        sketch.take_over(&*position);
        prop_assert_eq!(sketched(&sketch), pieces(&*position));
        prop_assert_eq!(sketch.to_move(), position.to_move());
        // Play that rests goes on.
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

    /// A position that is set up piece by piece is the position with these pieces.
    #[test]
    fn positions_set_up_by_touches_match(position in any_position(120)) {
        let mut sketch = Sketch::new(position.rules());
        sketch.clear();
        // Discs stand on each other: from below.
        for (square, piece) in pieces(&*position).into_iter().rev() {
            sketch.touch(square, Some(piece)).unwrap();
        }
        sketch.set_to_move(position.to_move());
        prop_assert_eq!(sketched(&sketch), pieces(&*position));
        let expected = position.rules().with_pieces(position.to_move(), pieces(&*position)).unwrap();
        let placed = sketch.placed().unwrap();
        // An opening in which sides are chosen is only there at its start.
        if position.stage().is_none() && placed.stage().is_none() {
            prop_assert_eq!(placed.hash(), expected.hash());
        }
        prop_assert_eq!(pieces(&*placed), pieces(&*position));
    }

    #[test]
    fn edits_can_be_undone_and_redone(rules in any_rules(), deeds in prop::collection::vec(any_deed(), 1..40)) {
        let mut sketch = Sketch::new(rules);
        let mut looks = vec![look(&sketch)];
        let mut now = 0_usize;
        for deed in deeds {
            carry_out(&mut sketch, &deed);
            match deed {
                Deed::Undo => now = now.saturating_sub(1),
                Deed::Redo => now = (now + 1).min(looks.len() - 1),
                _ if look(&sketch) != looks[now] => {
                    looks.truncate(now + 1);
                    looks.push(look(&sketch));
                    now += 1;
                }
                _ => {}
            }
            prop_assert_eq!(&look(&sketch), &looks[now]);
            prop_assert_eq!((sketch.can_undo(), sketch.can_redo()), (now > 0, now + 1 < looks.len()));
        }
        while sketch.undo() {}
        for (at, seen) in looks.iter().enumerate() {
            prop_assert_eq!(&look(&sketch), seen);
            prop_assert_eq!(sketch.redo(), at + 1 < looks.len());
        }
    }

    #[test]
    fn sketches_round_trip(rules in any_rules(), deeds in prop::collection::vec(any_deed(), 0..30)) {
        let mut sketch = Sketch::new(rules);
        for deed in deeds {
            carry_out(&mut sketch, &deed);
        }
        let text = serde_json::to_string(&sketch).unwrap();
        prop_assert_eq!(serde_json::from_str::<Sketch>(&text).unwrap(), sketch);
    }

    /// The text of a board that can be is read as the same board.
    #[test]
    fn copied_positions_can_be_pasted(position in any_position(120), deeds in prop::collection::vec(any_deed(), 0..12)) {
        let mut sketch = Sketch::new(position.rules());
        sketch.take_over(&*position);
        for deed in deeds {
            carry_out(&mut sketch, &deed);
        }
        if let Ok(text) = sketch.text() {
            let mut other = Sketch::new(sketch.rules());
            other.read(&text).unwrap();
            prop_assert_eq!(look(&other), look(&sketch));
            let picture = notation::picture(&*sketch.placed().unwrap());
            let mut drawn = Sketch::new(sketch.rules());
            drawn.read(&picture).unwrap();
            prop_assert_eq!(look(&drawn), look(&sketch));
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
                    prop_assert!(game.play(&turn).is_ok(), "{:?} in {}", turn, sketch.text().unwrap());
                }
                Some(Decision::Choose(choice)) => prop_assert!(game.choose(choice).is_ok()),
                Some(Decision::Resign) => break,
                other => prop_assert!(false, "{:?} in {}", other, sketch.text().unwrap()),
            }
        }
        let kept = saved::read(&saved::write(&game)).unwrap();
        prop_assert_eq!(kept.start().hash(), game.start().hash());
        prop_assert_eq!(kept.acts(), game.acts());
    }
}

/// The setup of a match between two from a sketch.
fn setup_from(sketch: &Sketch) -> Setup {
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    let position = sketch.text().ok();
    Setup { position, mode: Mode::Quick, ..Setup::new(sketch.rules(), players) }
}

#[test]
fn a_touch_puts_a_piece_takes_it_away_and_puts_another_in_its_place() {
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
    go.touch(Square(7), Some(king)).expect("it can be put");
    assert_eq!(go.piece(Square(7)), Some(OTHER));
}

#[test]
fn a_disc_falls_and_the_uppermost_is_taken() {
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
        sketch.touch(top, Some(hand)).expect("there is room");
    }
    assert_eq!(sketch.touch(top, Some(MAN)), Err(Illegal::ColumnFull { column: 3 }));
    assert_eq!(sketch.uneven(), None);
    sketch.touch(Square(0), Some(OTHER)).expect("there is room");
    assert_eq!(sketch.uneven(), Some([3, 4]));
    assert!(sketch.position().is_ok(), "one may begin with more than the other");
}

/// The error in the position of a text.
fn wrong(rules: Rules, text: &str) -> Misplaced {
    let mut sketch = Sketch::new(rules);
    let before = sketch.clone();
    let error = sketch.read(text).expect_err("it cannot be read");
    assert_eq!(sketch, before, "nothing is lost");
    match error.problem {
        notation::Problem::Misplaced(misplaced) => misplaced,
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_misplacement_is_reported() {
    let american = Rules::Checkers(checkers::Rules::AMERICAN);
    // A man on the far row, for each side.
    for (name, side) in [("B1", Side::Second), ("A8", Side::First)] {
        let man = Piece { side, rank: Rank::Man };
        let mut sketch = set_up(american, &[("D5", MAN), ("B5", OTHER)]);
        let far = at(american, name);
        sketch.touch(far, Some(man)).expect("it can be put");
        assert_eq!(sketch.position().map(|_| ()), Err(Unfit::Misplaced(Misplaced::Uncrowned(far))));
        assert_eq!(sketch.text(), Err(Misplaced::Uncrowned(far)));
        sketch.touch(far, Some(Piece { side, rank: Rank::King })).expect("a king can");
        assert!(sketch.position().is_ok());
    }
    // Stones without a liberty.
    let go = Rules::Go(go::Rules::CHINESE.on(go::Size::NINE));
    let caught = set_up(go, &[("A1", MAN), ("A2", OTHER), ("B1", OTHER)]);
    assert_eq!(caught.position().map(|_| ()), Err(Unfit::Misplaced(Misplaced::NoLiberty(at(go, "A1")))));
    // Both have won.
    for (rules, first, second) in [
        (
            Rules::ConnectFour(connect_four::Rules::STANDARD),
            ["a1", "b1", "c1", "d1"],
            ["a2", "b2", "c2", "d2"],
        ),
        (Game::Four.presets()[0].rules, ["a1", "b1", "c1", "d1"], ["a8", "b8", "c8", "d8"]),
    ] {
        let both = [first.map(|name| (name, MAN)), second.map(|name| (name, OTHER))].concat();
        let sketch = set_up(rules, &both);
        assert_eq!(sketch.position().map(|_| ()), Err(Unfit::Misplaced(Misplaced::BothWon)));
    }
    // A text can describe positions that no touch produces.
    assert!(matches!(wrong(american, "B:W1:B8"), Misplaced::Uncrowned(_)));
    assert!(matches!(wrong(american, "B:W9,9:B8"), Misplaced::Twice(_)));
    let frisian = Rules::Checkers(checkers::Rules::FRISIAN);
    assert!(matches!(wrong(frisian, "W:W30:BK3:R30"), Misplaced::NotAKing(_)));
    let row = ".......";
    let rows = |first: &str| format!("{first}/{row}/{row}/{row}/{row}/{row} X");
    let connect_four = Rules::ConnectFour(connect_four::Rules::STANDARD);
    assert!(matches!(wrong(connect_four, &rows("X......")), Misplaced::Floating(Square(0))));
    let tiny = Rules::Go(go::Rules::CHINESE.on(go::Size::new(3).unwrap()));
    assert_eq!(wrong(tiny, ".../.../... X ko=B2"), Misplaced::NotKo(Square(4)));
    assert_eq!(wrong(tiny, "XO./O../... X"), Misplaced::NoLiberty(Square(0)));
    let swap = gomoku::Rules::new(5, gomoku::Winning::FreeStyle, gomoku::Opening::Swap).unwrap();
    assert_eq!(wrong(Rules::Gomoku(swap), "...../...../...../...../..... X choosing"), Misplaced::Stage);
}

#[test]
fn finished_positions_start_no_match() {
    let over = |sketch: &Sketch| match sketch.position() {
        Err(Unfit::Over(outcome)) => (outcome.winner, outcome.reason),
        other => panic!("{other:?}"),
    };
    let mut checkers = set_up(Rules::Checkers(checkers::Rules::AMERICAN), &[]);
    assert_eq!(over(&checkers), (Some(Side::Second), Reason::NoPieces));
    checkers.set_to_move(Side::Second);
    assert_eq!(over(&checkers), (Some(Side::First), Reason::NoPieces));
    // A man in the corner behind two others.
    let american = Rules::Checkers(checkers::Rules::AMERICAN);
    let mut blocked = Sketch::new(american);
    blocked.read("B:W8,11,15:B4").expect("a position");
    assert_eq!(over(&blocked), (Some(Side::Second), Reason::NoMoves));
    assert_eq!(over(&set_up(Game::Reversi.presets()[0].rules, &[])), (None, Reason::Count));
    let reversi = set_up(Game::Reversi.presets()[0].rules, &[("d4", MAN)]);
    assert_eq!(over(&reversi), (Some(Side::First), Reason::Count));
    let five = ["a1", "b1", "c1", "d1", "e1"].map(|name| (name, OTHER));
    assert_eq!(over(&set_up(Game::Gomoku.presets()[0].rules, &five)), (Some(Side::Second), Reason::Line));
    let four = ["a1", "b2", "c3", "d4"].map(|name| (name, MAN));
    assert_eq!(over(&set_up(Game::Four.presets()[0].rules, &four)), (Some(Side::First), Reason::Line));
    let full = "X".repeat(64) + " X";
    let mut reversi = Sketch::new(Game::Reversi.presets()[0].rules);
    reversi.read(&full).expect("a position");
    assert_eq!(over(&reversi), (Some(Side::First), Reason::Count));
}

#[test]
fn a_game_of_go_goes_on_where_it_rested() {
    let rules = Rules::Go(go::Rules::JAPANESE.on(go::Size::new(5).unwrap()));
    let mut sketch = Sketch::new(rules);
    sketch.read(".X.../X.XO./.XO../...../..... O passes=2 prisoners=3:2").expect("a position");
    assert!(sketch.position().is_ok_and(|position| position.counting().is_none()));
    assert_eq!(sketch.prisoners(), [3, 2]);
    // Prisoners are kept when the board is edited.
    sketch.touch(at(rules, "E5"), Some(OTHER)).expect("it can be put");
    assert!(sketch.text().expect("a position").ends_with("prisoners=3:2"));
    sketch.clear();
    assert_eq!(sketch.prisoners(), [0, 0]);
    assert!(sketch.undo() && sketch.prisoners() == [3, 2]);
}

#[test]
fn a_ko_is_there_until_something_is_changed() {
    let rules = Rules::Go(go::Rules::JAPANESE.on(go::Size::new(5).unwrap()));
    let mut sketch = Sketch::new(rules);
    let text = ".XO../X.XO./.XO../...../..... O ko=B4";
    sketch.read(text).expect("a position");
    assert!(sketch.text().expect("a position").contains("ko="));
    sketch.touch(at(rules, "E1"), Some(OTHER)).expect("it can be put");
    assert!(!sketch.text().expect("a position").contains("ko="));
    assert!(sketch.undo() && sketch.text().expect("a position").contains("ko="));
}

#[test]
fn other_rules_take_over_what_goes_with_them() {
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
    // The same colours on the same squares, though another side begins.
    assert_eq!(sketch.text().as_deref(), Ok("B:WK3,18,27:BK6,14"));
    assert_eq!(sketched(&sketch).into_keys().collect::<Vec<_>>(), seen.keys().copied().collect::<Vec<_>>());
    assert_eq!(sketch.to_move(), Side::Second, "Black is still to move");
    sketch.play_by(italian);
    assert_eq!(sketch.text().as_deref(), Ok("B:WK3,18,27:BK6,14"), "mirrored, as the board is");
    sketch.play_by(Rules::Go(go::Rules::CHINESE));
    assert!(sketch.is_empty(), "nothing of it goes with this");
    sketch.play_by(international);
    for expected in [Rules::Go(go::Rules::CHINESE), italian, russian, american] {
        assert!(sketch.undo());
        assert_eq!(sketch.rules(), expected);
    }
    assert_eq!(sketched(&sketch), seen);
    // Stones that cannot stand so stay, where only the count is another.
    let go = |komi| Rules::Go(go::Rules { komi, ..go::Rules::CHINESE.on(go::Size::NINE) });
    let mut caught = set_up(go(15), &[("A1", MAN), ("A2", OTHER), ("B1", OTHER)]);
    caught.play_by(go(0));
    assert_eq!(sketched(&caught).len(), 3);
}

#[test]
fn an_opening_begins_at_its_start_and_nowhere_else() {
    let rules =
        Rules::Gomoku(gomoku::Rules::new(15, gomoku::Winning::FreeStyle, gomoku::Opening::Swap2).unwrap());
    let mut sketch = Sketch::new(rules);
    assert_eq!(sketch.placed().expect("a position").stage(), Some("placing"));
    sketch.touch(at(rules, "h8"), Some(MAN)).expect("it can be put");
    sketch.set_to_move(Side::Second);
    assert_eq!(sketch.placed().expect("a position").stage(), None);
    sketch.touch(at(rules, "h8"), None).expect("it can be taken");
    sketch.set_to_move(Side::First);
    assert_eq!(sketch.placed().expect("a position").stage(), Some("placing"), "the start again");

    // In the middle of an opening it goes on with it, and its record can be written.
    let mut position = rules.start();
    for name in ["h8", "h9", "i8"] {
        position.play(&notation::read_turn(&*position, name).unwrap()).unwrap();
    }
    sketch.take_over(&*position);
    let mut game = Match::new(1, setup_from(&sketch), 0).expect("a match");
    assert!(!game.choices().is_empty());
    game.choose(Choice::Second).expect("it is offered");
    support::play(&mut game, &["g8"]);
    let text = notation::write_game(&game.record()).expect("it can be written");
    let read = support::only(notation::read_games(game.record().rules, text.as_bytes()));
    assert_eq!(read.first_position().map(|start| pieces(&*start)), Ok(pieces(&*position)));
    assert_eq!(read.turns.len(), 1);
}

#[test]
fn records_tell_where_a_match_began_in_every_format() {
    for (rules, position, told) in [
        (Game::Checkers.presets()[0].rules, "W:W30,K17:B3,K9", "[FEN \"W:WK17,30:B3,K9\"]"),
        (Game::Checkers.preset("russian").unwrap(), "B:W21,K32:B1,2", "[FEN "),
        (
            Rules::Go(go::Rules::CHINESE.on(go::Size::new(5).unwrap())),
            "..X../.O.../...../...../..... O",
            "AB[",
        ),
        (
            Game::Reversi.presets()[0].rules,
            &format!("{} O", "-".repeat(27) + "XO------OX" + &"-".repeat(27)),
            "AW[",
        ),
        (
            Game::ConnectFour.presets()[0].rules,
            "......./......./......./......./...O.../..XXO.. O",
            "[......./",
        ),
        (
            Game::Four.presets()[0].rules,
            "......../......../......../...X..../...O..../......../......../........ X",
            "[......../",
        ),
    ] {
        let mut sketch = Sketch::new(rules);
        sketch.read(position).unwrap_or_else(|error| panic!("{position}: {error}"));
        let mut game = Match::new(1, setup_from(&sketch), 0).expect("a match");
        let turn = game.position().turns()[0].clone();
        game.play(&turn).expect("it is legal");
        let text = notation::write_game(&game.record()).expect("it can be written");
        assert!(text.contains(told), "{text}");
        let read = support::only(notation::read_games(rules, text.as_bytes()));
        let first = read.first_position().expect("a position");
        assert_eq!(
            (pieces(&*first), first.to_move()),
            (pieces(game.start()), game.start().to_move()),
            "{text}"
        );
        assert_eq!(read.turns.len(), 1);
        // A rematch begins there as well.
        let again = Match::new(2, game.setup().clone().swapped(), 0).expect("a match");
        assert_eq!(again.start().hash(), game.start().hash());
    }
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
        "on light squares"
    );
    // An inconsistent text and an index out of range are dropped without losing the rest.
    let read = damaged(&|value| {
        value["boards"][0]["taken_over"] = "W:W9:B1".into();
        value["at"] = 12.into();
    });
    let read = read.expect("a sketch");
    assert_eq!(read.text(), Sketch::new(read.rules()).text());
}
