//! Draughts against a second move generator, which is slow, simple and shares no code with the first.

use std::collections::{BTreeMap, BTreeSet};

use parlour::rules::checkers::{
    Crowning, Position as Checkers, Priority, Removal, Rules as CheckersRules, Seat,
};
use parlour::rules::{Change, Game, Piece, Position, Rank, Rules, Side, Square};
use proptest::prelude::*;

type Place = (i32, i32);

/// Effect of a turn: origin, destination, captured pieces, and `true` if the piece is a king
/// afterwards.
type Effect = (Place, Place, BTreeSet<Place>, bool);

struct Slow {
    rules: CheckersRules,
    pieces: BTreeMap<Place, Piece>,
    side: Side,
}

struct Capture {
    effect: Effect,
    /// Captures with a higher value come first.
    priority: Vec<i32>,
}

impl Slow {
    fn new(rules: CheckersRules, position: &dyn Position) -> Slow {
        let place = |square| {
            let (column, row) = position.grid().place(square);
            (i32::from(column), i32::from(row))
        };
        let pieces =
            position.grid().squares().filter_map(|square| Some((place(square), position.piece(square)?)));
        Slow { rules, pieces: pieces.collect(), side: position.to_move() }
    }

    fn is_on_board(&self, (column, row): Place) -> bool {
        let edge = i32::from(self.rules.size.edge());
        (0..edge).contains(&column) && (0..edge).contains(&row)
    }

    fn is_free(&self, place: Place) -> bool {
        self.is_on_board(place) && !self.pieces.contains_key(&place)
    }

    /// +1 if the men of the side to move go down the board, -1 if up.
    fn forward(&self) -> i32 {
        if (self.rules.first_sits == Seat::Top) == (self.side == Side::First) { 1 } else { -1 }
    }

    fn rank_at(&self, rank: Rank, (_, row): Place) -> Rank {
        let far = if self.forward() > 0 { i32::from(self.rules.size.edge()) - 1 } else { 0 };
        if row == far { Rank::King } else { rank }
    }

    fn effects(&mut self) -> BTreeSet<Effect> {
        let own: Vec<_> = self
            .pieces
            .iter()
            .filter(|(_, piece)| piece.side == self.side)
            .map(|(&at, &piece)| (at, piece))
            .collect();
        let mut captures = Vec::new();
        for &(from, piece) in &own {
            self.pieces.remove(&from);
            self.captures(from, from, piece.rank, piece.rank, &mut Vec::new(), &mut captures);
            self.pieces.insert(from, piece);
        }
        let mut effects = BTreeSet::new();
        if captures.is_empty() || !self.rules.forced_capture {
            for &(from, piece) in &own {
                self.steps(from, piece.rank, &mut effects);
            }
        }
        let best = captures.iter().map(|capture| capture.priority.clone()).max();
        let first = captures.into_iter().filter(|capture| Some(&capture.priority) == best.as_ref());
        effects.extend(first.map(|capture| capture.effect));
        effects
    }

    fn steps(&self, from: Place, rank: Rank, effects: &mut BTreeSet<Effect>) {
        for (columns, rows) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
            if rank == Rank::Man && rows != self.forward() {
                continue;
            }
            let reach = if rank == Rank::King && self.rules.flying_kings { 20 } else { 1 };
            for distance in 1..=reach {
                let to = (from.0 + columns * distance, from.1 + rows * distance);
                if !self.is_free(to) {
                    break;
                }
                effects.insert((from, to, BTreeSet::new(), self.rank_at(rank, to) == Rank::King));
            }
        }
    }

    /// Collects every capture that continues from here, and returns `true` if there is one.
    fn captures(
        &mut self,
        from: Place,
        at: Place,
        began: Rank,
        rank: Rank,
        taken: &mut Vec<(Place, Piece)>,
        captures: &mut Vec<Capture>,
    ) -> bool {
        let mut any = false;
        let diagonal = [(-1_i32, -1), (-1, 1), (1, -1), (1, 1)];
        let orthogonal = [(-2, 0), (2, 0), (0, -2), (0, 2)];
        let all =
            if self.rules.orthogonal_captures { [diagonal, orthogonal].concat() } else { diagonal.to_vec() };
        for (columns, rows) in all {
            let is_backward = columns.abs() == 1 && rows != self.forward();
            if rank == Rank::Man && is_backward && !self.rules.men_capture_backward {
                continue;
            }
            let flies = rank == Rank::King && self.rules.flying_kings;
            let ahead = |distance: i32, from: Place| (from.0 + columns * distance, from.1 + rows * distance);
            let mut distance = 1;
            while flies && self.is_free(ahead(distance, at)) {
                distance += 1;
            }
            let over = ahead(distance, at);
            let Some(&prey) = self.pieces.get(&over) else { continue };
            let is_protected = rank == Rank::Man && prey.rank == Rank::King && !self.rules.men_capture_kings;
            if prey.side == self.side || is_protected || taken.iter().any(|&(place, _)| place == over) {
                continue;
            }
            let most = if flies { 20 } else { 1 };
            let landings: Vec<_> =
                (1..=most).map(|behind| ahead(behind, over)).take_while(|&to| self.is_free(to)).collect();
            if landings.is_empty() {
                continue;
            }
            any = true;
            taken.push((over, prey));
            if self.rules.removal == Removal::AsItGoes {
                self.pieces.remove(&over);
            }
            let mut goes_on = false;
            for &to in &landings {
                let rank =
                    if self.rules.crowning == Crowning::AtOnce { self.rank_at(rank, to) } else { rank };
                goes_on |= self.captures(from, to, began, rank, taken, captures);
            }
            if !goes_on || !self.rules.finish_jumps {
                for &to in &landings {
                    let effect = (
                        from,
                        to,
                        taken.iter().map(|&(place, _)| place).collect(),
                        self.rank_at(rank, to) == Rank::King,
                    );
                    captures.push(Capture { effect, priority: self.priority(began, taken) });
                }
            }
            self.pieces.insert(over, prey);
            taken.pop();
        }
        any
    }

    fn priority(&self, began: Rank, taken: &[(Place, Piece)]) -> Vec<i32> {
        let is_king: Vec<_> = taken.iter().map(|(_, piece)| i32::from(piece.rank == Rank::King)).collect();
        let (count, kings) = (i32::try_from(taken.len()).unwrap(), is_king.iter().sum::<i32>());
        let with_king = i32::from(began == Rank::King);
        match self.rules.priority {
            Priority::Free => Vec::new(),
            Priority::WithKing => vec![with_king],
            Priority::Most => vec![count],
            Priority::MostThenKings => vec![count, kings],
            Priority::Italian => [vec![count, with_king, kings], is_king].concat(),
            // A king counts as 1.99 men.
            Priority::Value => vec![100 * (count - kings) + 199 * kings, with_king],
        }
    }
}

/// Returns the effects of the position's own turns.
fn effects(position: &dyn Position) -> BTreeSet<Effect> {
    let place = |square: Square| {
        let (column, row) = position.grid().place(square);
        (i32::from(column), i32::from(row))
    };
    let effect = |turn| {
        let changes = position.changes(turn).unwrap();
        let taken = changes.iter().filter_map(|change| match *change {
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

/// The presets, and other rules that combine the options differently.
fn any_rules() -> impl Strategy<Value = CheckersRules> {
    let mut all: Vec<_> = Game::Checkers
        .presets()
        .iter()
        .filter_map(|preset| match preset.rules {
            Rules::Checkers(rules) => Some(rules),
            _ => None,
        })
        .collect();
    all.extend([
        CheckersRules { removal: Removal::AsItGoes, ..CheckersRules::INTERNATIONAL },
        CheckersRules { finish_jumps: false, ..CheckersRules::RUSSIAN },
        CheckersRules { crowning: Crowning::AtOnce, mirrored: true, ..CheckersRules::FRISIAN },
        CheckersRules { men_capture_kings: false, forced_capture: false, ..CheckersRules::POOL },
    ]);
    prop::sample::select(all)
}

/// Random pieces on the board, with as many kings as men.
fn any_position() -> impl Strategy<Value = (CheckersRules, Checkers)> {
    let thrown = (1..=8u8).prop_flat_map(|density| {
        prop::collection::vec((0..8u8, any::<bool>(), any::<bool>()), 144).prop_map(move |thrown| {
            thrown
                .into_iter()
                .map(|(chance, side, king)| (chance < density / 2 + 1, side, king))
                .collect::<Vec<_>>()
        })
    });
    (any_rules(), thrown, any::<bool>()).prop_map(|(rules, thrown, first)| {
        let mut pieces = Vec::new();
        for (square, (is_there, is_first, is_king)) in rules.grid().squares().zip(thrown) {
            let side = if is_first { Side::First } else { Side::Second };
            let rank = if is_king { Rank::King } else { Rank::Man };
            pieces.push((square, Piece { side, rank }));
            let fits = Checkers::with_pieces(rules, Side::First, pieces.iter().copied()).is_ok();
            if !is_there || !fits {
                pieces.pop();
            }
        }
        let to_move = if first { Side::First } else { Side::Second };
        (rules, Checkers::with_pieces(rules, to_move, pieces).unwrap())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5000))]

    #[test]
    fn both_generators_find_the_same_turns((rules, position) in any_position()) {
        let expected = Slow::new(rules, &position).effects();
        prop_assert_eq!(effects(&position), expected.clone());
        #[cfg(feature = "tools")]
        prop_assert_eq!(position.perft_distinct(1), expected.len() as u64);
        prop_assert_eq!(position.perft(1), position.turns().len() as u64);
        prop_assert_eq!(position.outcome().is_some(), expected.is_empty());
    }
}
