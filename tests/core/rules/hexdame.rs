//! Hexdame against a second move generator, which is slow, simple and shares no code with the first.

use std::collections::BTreeSet;
#[cfg(feature = "tools")]
use std::collections::HashMap;

use parlour::notation::{self, BadTurn};
use parlour::rules::hexdame::{Position as Hexdame, Rules as HexdameRules};
use parlour::rules::{Change, Claim, Illegal, Misplaced, Outcome, Piece, Position, Rank, Reason, Rules};
use parlour::rules::{Side, Square};
use proptest::prelude::*;

const STANDARD: Rules = Rules::Hexdame(HexdameRules::STANDARD);
const INTERNATIONAL: Rules = Rules::Hexdame(HexdameRules::INTERNATIONAL);

/// Columns and rows, counted from the centre of the board. Rows go down.
type Place = (i8, i8);

/// Origin, destination, captured pieces, and `true` if the piece is a king afterwards.
type Effect = (Place, Place, BTreeSet<Place>, bool);

const DIRECTIONS: [Place; 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

#[derive(Clone)]
struct Slow {
    /// The pieces by column and row from the top left.
    cells: [[Option<Piece>; 9]; 9],
    side: Side,
}

impl Slow {
    fn new(position: &dyn Position) -> Slow {
        let mut slow = Slow { cells: [[None; 9]; 9], side: position.to_move() };
        for square in position.grid().squares() {
            slow.put(place(position, square), position.piece(square));
        }
        slow
    }

    /// Returns `true` in the hexagon: no cell is more than four steps from the centre.
    fn is_on_board((column, row): Place) -> bool {
        [column, row, column + row].into_iter().all(|steps| steps.abs() <= 4)
    }

    fn at(&self, (column, row): Place) -> Option<Piece> {
        self.cells[usize::try_from(column + 4).unwrap()][usize::try_from(row + 4).unwrap()]
    }

    fn put(&mut self, (column, row): Place, piece: Option<Piece>) {
        self.cells[usize::try_from(column + 4).unwrap()][usize::try_from(row + 4).unwrap()] = piece;
    }

    fn is_free(&self, place: Place) -> bool {
        Slow::is_on_board(place) && self.at(place).is_none()
    }

    /// Returns `true` if a man of the side to move is crowned here. Column i is the last for White, and so
    /// is row 9, the uppermost.
    fn is_far(&self, (column, row): Place) -> bool {
        match self.side {
            Side::First => column == 4 || row == -4,
            Side::Second => column == -4 || row == 4,
        }
    }

    fn effects(&mut self) -> BTreeSet<Effect> {
        let mut own = Vec::new();
        for column in -4..=4 {
            for row in -4..=4 {
                let piece = self.at((column, row)).filter(|piece| piece.side == self.side);
                own.extend(piece.map(|piece| ((column, row), piece)));
            }
        }
        let mut captures = BTreeSet::new();
        for &(from, piece) in &own {
            self.put(from, None);
            self.captures(from, from, piece.rank, &BTreeSet::new(), &mut captures);
            self.put(from, Some(piece));
        }
        if let Some(most) = captures.iter().map(|(_, _, taken, _)| taken.len()).max() {
            return captures.into_iter().filter(|(_, _, taken, _)| taken.len() == most).collect();
        }
        own.iter().flat_map(|&(from, piece)| self.steps(from, piece.rank)).collect()
    }

    fn steps(&self, from: Place, rank: Rank) -> Vec<Effect> {
        let mut steps = Vec::new();
        let forward = if self.side == Side::First { 0..3 } else { 3..6 };
        for (at, (columns, rows)) in DIRECTIONS.into_iter().enumerate() {
            if rank == Rank::Man && !forward.contains(&at) {
                continue;
            }
            let mut to = (from.0 + columns, from.1 + rows);
            while self.is_free(to) {
                steps.push((from, to, BTreeSet::new(), rank == Rank::King || self.is_far(to)));
                if rank == Rank::Man {
                    break;
                }
                to = (to.0 + columns, to.1 + rows);
            }
        }
        steps
    }

    /// Collects every capture that continues from here, those that could go on included.
    fn captures(
        &self,
        from: Place,
        at: Place,
        rank: Rank,
        taken: &BTreeSet<Place>,
        captures: &mut BTreeSet<Effect>,
    ) {
        for (columns, rows) in DIRECTIONS {
            let mut over = (at.0 + columns, at.1 + rows);
            while rank == Rank::King && self.is_free(over) {
                over = (over.0 + columns, over.1 + rows);
            }
            let is_prey = Slow::is_on_board(over)
                && self.at(over).is_some_and(|piece| piece.side != self.side)
                && !taken.contains(&over);
            let mut to = (over.0 + columns, over.1 + rows);
            while is_prey && self.is_free(to) {
                let mut more = taken.clone();
                more.insert(over);
                captures.insert((from, to, more.clone(), rank == Rank::King || self.is_far(to)));
                self.captures(from, to, rank, &more, captures);
                if rank == Rank::Man {
                    break;
                }
                to = (to.0 + columns, to.1 + rows);
            }
        }
    }

    /// Counts the effects of a position once, however often it is reached.
    #[cfg(feature = "tools")]
    fn perft(&self, depth: u32, known: &mut HashMap<(u32, [u64; 4]), u64>) -> u64 {
        if depth == 0 {
            return 1;
        }
        let key = (depth, self.packed());
        if let Some(&count) = known.get(&key) {
            return count;
        }
        let effects = self.clone().effects();
        let mut count = effects.len() as u64;
        if depth > 1 {
            count = effects.into_iter().map(|effect| self.after(effect).perft(depth - 1, known)).sum();
        }
        known.insert(key, count);
        count
    }

    #[cfg(feature = "tools")]
    fn after(&self, (from, to, taken, is_king): Effect) -> Slow {
        let mut after = self.clone();
        after.put(from, None);
        for place in taken {
            after.put(place, None);
        }
        let rank = if is_king { Rank::King } else { Rank::Man };
        after.put(to, Some(Piece { side: self.side, rank }));
        after.side = self.side.other();
        after
    }

    /// Returns the cells and the side to move in as few bits as are simple.
    #[cfg(feature = "tools")]
    fn packed(&self) -> [u64; 4] {
        let mut packed = [0; 4];
        for (at, cell) in self.cells.iter().flatten().enumerate() {
            let code = match cell {
                None => 0,
                Some(Piece { side: Side::First, rank: Rank::Man }) => 1,
                Some(Piece { side: Side::First, rank: Rank::King }) => 2,
                Some(Piece { side: Side::Second, rank: Rank::Man }) => 3,
                Some(Piece { side: Side::Second, rank: Rank::King }) => 4,
            };
            packed[at / 21] |= code << (3 * (at % 21));
        }
        packed[3] |= u64::from(self.side == Side::First) << 63;
        packed
    }
}

fn place(position: &dyn Position, square: Square) -> Place {
    let (column, row) = position.grid().place(square);
    (i8::try_from(column).unwrap() - 4, i8::try_from(row).unwrap() - 4)
}

/// Returns the effects of the position's own turns.
fn effects(position: &dyn Position) -> BTreeSet<Effect> {
    let place = |square| place(position, square);
    let effect = |turn| {
        let taken = position.changes(turn).unwrap().into_iter().filter_map(|change| match change {
            Change::Remove { square } => Some(place(square)),
            _ => None,
        });
        let (from, to) = (turn.0[0], *turn.0.last().unwrap());
        let mut after = position.boxed();
        after.play(turn).unwrap();
        (place(from), place(to), taken.collect(), after.piece(to).unwrap().rank == Rank::King)
    };
    position.turns().iter().map(effect).collect()
}

/// Random pieces on the board, with as many kings as men.
fn any_position() -> impl Strategy<Value = Hexdame> {
    let thrown = (1..=8u8).prop_flat_map(|density| {
        prop::collection::vec((0..8u8, any::<bool>(), any::<bool>()), 61).prop_map(move |thrown| {
            let is_there = move |chance| chance < density / 2 + 1;
            thrown.into_iter().map(|(chance, side, king)| (is_there(chance), side, king)).collect::<Vec<_>>()
        })
    });
    (thrown, any::<bool>()).prop_map(|(thrown, first)| {
        let mut pieces = Vec::new();
        for (square, (is_there, is_first, is_king)) in STANDARD.grid().squares().zip(thrown) {
            let side = if is_first { Side::First } else { Side::Second };
            let rank = if is_king { Rank::King } else { Rank::Man };
            pieces.push((square, Piece { side, rank }));
            let fits =
                Hexdame::with_pieces(HexdameRules::STANDARD, Side::First, pieces.iter().copied()).is_ok();
            if !is_there || !fits {
                pieces.pop();
            }
        }
        let to_move = if first { Side::First } else { Side::Second };
        Hexdame::with_pieces(HexdameRules::STANDARD, to_move, pieces).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn both_generators_find_the_same_turns(position in any_position()) {
        let expected = Slow::new(&position).effects();
        prop_assert_eq!(effects(&position), expected.clone());
        #[cfg(feature = "tools")]
        prop_assert_eq!(position.perft_distinct(1), expected.len() as u64);
        prop_assert_eq!(position.perft(1), position.turns().len() as u64);
        prop_assert_eq!(position.outcome().is_some(), expected.is_empty());
    }
}

#[derive(serde::Deserialize)]
struct Counts {
    paths: Vec<u64>,
    #[cfg(feature = "tools")]
    distinct: Vec<u64>,
}

fn counts() -> Counts {
    serde_json::from_str(include_str!("../../data/hexdame/perft.json")).unwrap()
}

#[test]
fn perft_is_as_recorded_to_depth_6() {
    let start = Hexdame::start(HexdameRules::STANDARD);
    for (depth, count) in (1..=6).zip(counts().paths) {
        assert_eq!(start.perft(depth), count, "depth {depth}");
    }
    #[cfg(feature = "tools")]
    for (depth, count) in (1..=6).zip(counts().distinct) {
        assert_eq!(start.perft_distinct(depth), count, "depth {depth}");
    }
}

#[cfg(feature = "tools")]
#[test]
fn the_slow_generator_counts_the_same_to_depth_4() {
    let slow = Slow::new(&*STANDARD.start());
    for (depth, count) in (1..=4).zip(counts().distinct) {
        assert_eq!(slow.perft(depth, &mut HashMap::new()), count, "depth {depth}");
    }
}

#[cfg(feature = "tools")]
#[test]
#[ignore = "takes minutes"]
fn the_slow_generator_counts_the_same_to_depth_7() {
    let slow = Slow::new(&*STANDARD.start());
    for (depth, count) in (5..=7).zip(counts().distinct.into_iter().skip(4)) {
        assert_eq!(slow.perft(depth, &mut HashMap::new()), count, "depth {depth}");
    }
}

#[cfg(feature = "tools")]
#[test]
#[ignore = "takes minutes"]
fn perft_is_as_recorded_to_depth_8() {
    let start = Hexdame::start(HexdameRules::STANDARD);
    for (depth, count) in (7..=8).zip(counts().distinct.into_iter().skip(6)) {
        assert_eq!(start.perft_distinct(depth), count, "depth {depth}");
    }
    for (depth, count) in (7..=8).zip(counts().paths.into_iter().skip(6)) {
        assert_eq!(start.perft(depth), count, "paths to depth {depth}");
    }
}

fn position(text: &str) -> Box<dyn Position> {
    notation::read_position(STANDARD, text).unwrap()
}

fn square(name: &str) -> Square {
    notation::read_square(STANDARD, name).unwrap()
}

fn turns(position: &dyn Position) -> Vec<String> {
    let mut turns: Vec<_> = position.turns().iter().map(|turn| notation::turn_text(position, turn)).collect();
    turns.sort_unstable();
    turns
}

#[test]
fn the_sides_begin_in_opposite_corners() {
    let start = STANDARD.start();
    assert_eq!(start.to_move(), Side::First);
    let rhombus = |columns: &str, rows: &str| -> Vec<String> {
        columns.chars().flat_map(|column| rows.chars().map(move |row| format!("{column}{row}"))).collect()
    };
    let text = format!("W:W{}:B{}", rhombus("abcd", "1234").join(","), rhombus("fghi", "6789").join(","));
    assert_eq!(notation::position_text(&*start), text);
    // Each man at the front steps straight ahead or to the two neighbours beside that.
    let first = turns(&*start);
    assert_eq!(first.len(), 15);
    for turn in ["d4-e5", "d4-e4", "d4-d5", "a4-a5", "d1-e1"] {
        assert!(first.contains(&turn.to_owned()), "{turn} should be possible: {first:?}");
    }
}

#[test]
fn men_step_ahead_and_capture_in_all_directions() {
    assert_eq!(turns(&*position("W:We5:Bb6")), ["e5-e6", "e5-f5", "e5-f6"]);
    assert_eq!(turns(&*position("B:We1:Be5")), ["e5-d4", "e5-d5", "e5-e4"]);
    for (prey, to) in [("e6", "e7"), ("f6", "g7"), ("f5", "g5"), ("e4", "e3"), ("d4", "c3"), ("d5", "c5")] {
        assert_eq!(turns(&*position(&format!("W:We5:BK{prey}"))), [format!("e5x{to}")]);
    }
    // The cells beside the direction straight ahead are no neighbours.
    assert_eq!(turns(&*position("W:We5:Bd6,f4")), ["e5-e6", "e5-f5", "e5-f6"]);
}

#[test]
fn a_turn_captures_as_many_pieces_as_it_can() {
    // Two ways to capture one, one way to capture two, of which one is a king.
    let most = position("W:Wb2,e5:Bb3,e6,Kf8");
    assert_eq!(turns(&*most), ["e5xe7xg9"]);
    let refused = most.why_not(&[], square("b2"));
    assert_eq!(refused, Illegal::MustCaptureMost { with: vec![square("e5")] });
    assert_eq!(
        most.why_not(&[square("e5")], square("f5")),
        Illegal::MustCapture { with: vec![square("e5")] }
    );
    assert_eq!(
        most.why_not(&[square("e5"), square("e7")], square("e8")),
        Illegal::MustContinue { to: vec![square("g9")] }
    );
    assert_eq!(most.why_not(&[], square("a1")), Illegal::Empty { square: square("a1") });
    assert_eq!(most.why_not(&[], Square(61)), Illegal::OffBoard);
    assert_eq!(most.why_not(&[], square("e6")), Illegal::NotYours { square: square("e6") });
}

#[test]
fn captured_pieces_leave_the_board_after_the_turn() {
    // The king must not jump d5 twice, and stops before it.
    let circle = position("W:WKe5:Bf6,f8,d7,d5");
    for turn in circle.turns() {
        let changes = circle.changes(&turn).unwrap();
        let first_removal = changes.iter().position(|change| matches!(change, Change::Remove { .. }));
        let last_move = changes.iter().rposition(|change| matches!(change, Change::Move { .. }));
        assert!(first_removal > last_move, "{changes:?}");
        let removed: BTreeSet<_> = changes
            .iter()
            .filter_map(|change| match change {
                Change::Remove { square } => Some(square.0),
                _ => None,
            })
            .collect();
        let removals = changes.iter().filter(|change| matches!(change, Change::Remove { .. })).count();
        assert_eq!(removed.len(), removals, "no piece leaves twice");
    }
}

#[test]
fn a_man_is_crowned_only_where_its_turn_ends() {
    let ends = position("W:We7:Be8,b2");
    assert_eq!(turns(&*ends), ["e7xe9"]);
    let crown = Change::Crown { square: square("e9") };
    assert_eq!(ends.changes(&ends.turns()[0]).unwrap().last(), Some(&crown));
    // The man passes e9 and goes on.
    let passes = position("W:We7:Be8,f8,b2");
    let mut after = passes.boxed();
    let turn = notation::read_turn(&*passes, "e7xe9xg9").or_else(|_| notation::read_turn(&*passes, "e7xg9"));
    if let Ok(turn) = turn {
        after.play(&turn).unwrap();
        assert_eq!(after.piece(square("g9")).map(|piece| piece.rank), Some(Rank::King));
    }
    let back = position("W:We7:Be8,d8,b2");
    let turn = notation::read_turn(&*back, "e7xe9xc7").unwrap();
    let changes = back.changes(&turn).unwrap();
    assert!(changes.iter().all(|change| !matches!(change, Change::Crown { .. })), "{changes:?}");
    // The nine cells at which White is crowned, and those of Black.
    for (side, names) in [
        (Side::First, ["e9", "f9", "g9", "h9", "i9", "i8", "i7", "i6", "i5"]),
        (Side::Second, ["a5", "a4", "a3", "a2", "a1", "b1", "c1", "d1", "e1"]),
    ] {
        let man = Piece { side, rank: Rank::Man };
        let refused = |square| STANDARD.with_pieces(Side::First, [(square, man)]).err();
        for name in names {
            assert_eq!(refused(square(name)), Some(Misplaced::Uncrowned(square(name))));
        }
        assert_eq!(STANDARD.grid().squares().filter_map(refused).count(), 9);
    }
}

#[test]
fn kings_fly_and_land_anywhere_behind_their_prey() {
    assert_eq!(turns(&*position("W:WKe5:Bi8")).len(), 24);
    assert_eq!(turns(&*position("W:WKa1:Bd4")), ["a1xe5", "a1xf6", "a1xg7", "a1xh8", "a1xi9"]);
    assert_eq!(turns(&*position("W:WKa1:Bd4,e5")).len(), 4 + 4 + 2, "two pieces in a row are safe");
}

#[test]
fn a_side_without_a_turn_loses() {
    let ended = |text: &str| position(text).outcome();
    let lost = |reason| Some(Outcome { winner: Some(Side::Second), reason });
    assert_eq!(ended("W:W:Be5"), lost(Reason::NoPieces));
    assert_eq!(ended("W:Wa2:BKa3,Kb3,Kb2,Ka4,Kc4,Kc2"), lost(Reason::NoMoves));
    assert_eq!(ended("W:We5:Be6"), None);
}

#[test]
fn draws_depend_on_the_rules() {
    let ending = "W:WKa1,Kb1:BKi9";
    for (rules, wanted) in
        [(STANDARD, vec![Claim::Repetition]), (INTERNATIONAL, vec![Claim::Repetition, Claim::FewPieces])]
    {
        let mut position = notation::read_position(rules, ending).unwrap();
        let mut history = vec![position.hash()];
        for turn in ["b1-c1", "i9-i8", "c1-b1", "i8-i9"].into_iter().cycle().take(10) {
            let turn = notation::read_turn(&*position, turn).unwrap();
            position.play(&turn).unwrap();
            history.push(position.hash());
        }
        assert_eq!(position.claims(&history), wanted);
        assert!(position.can_win(Side::First));
        assert_eq!(position.can_win(Side::Second), rules == STANDARD);
    }
}

#[test]
fn too_many_jumps_are_noticed_in_time() {
    // A king among many pieces that stand apart.
    let crowded = position("W:WKh7:BKf4,Ke7,Kh5,Kd4,Ke5,Ke3,Kg5,Kc6,Kg6,Kg8,Kd2,Kb2,Kf8,Ke8,Kb4,Kh8,Kg7,Kc4");
    assert!(!crowded.lands_at_most(notation::limits::LANDINGS));
    let refused = notation::read_turn(&*crowded, "h7xh9");
    assert!(matches!(refused, Err(BadTurn::TooManyJumps)), "{refused:?}");
    assert!(Hexdame::start(HexdameRules::STANDARD).lands_at_most(0));
}
