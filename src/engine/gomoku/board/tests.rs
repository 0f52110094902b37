//! Tests of the incremental board against a new one and against the rules.

use super::*;
use crate::engine::gomoku::net::Net;
use crate::rules::gomoku::Opening;
use crate::rules::random::Random;

const KEPT: [ThreatKind; 5] =
    [ThreatKind::Three, ThreatKind::Four, ThreatKind::Decisive, ThreatKind::Five, ThreatKind::Suspect];

fn all_rules() -> Vec<Rules> {
    let five = |size, winning| Rules::new(size, winning, Opening::Free).expect("rules");
    let mut rules: Vec<Rules> = [Winning::FreeStyle, Winning::Standard, Winning::Renju, Winning::Caro]
        .into_iter()
        .flat_map(|winning| [five(5, winning), five(15, winning), five(20, winning)])
        .collect();
    rules
        .extend([(3, 3), (4, 3), (8, 4)].map(|(size, length)| Rules::in_a_row(size, length).expect("rules")));
    rules
}

/// Asserts that everything derived from the stones is equal.
fn assert_same(board: &mut ThreatBoard, anew: &ThreatBoard) {
    assert_eq!(board.key(), anew.key());
    assert_eq!(board.to_move, anew.to_move);
    assert_eq!(board.room, anew.room);
    // Some stones are left without sums, so that those of later ones are computed from all points.
    if board.placed.len() % 5 > 1 {
        assert_eq!(board.sums(), anew.all_sums());
    }
    assert_eq!(board.counts, anew.counts);
    assert_eq!(board.lines, anew.lines);
    for side in Side::BOTH {
        for kind in KEPT {
            assert_eq!(board.set(side, kind), anew.set(side, kind), "{kind:?}");
            assert_eq!(board.set(side, kind).count(), u32::from(board.count(side, kind)), "{kind:?}");
        }
    }
    for square in board.grid.squares() {
        let point = board.point(square);
        assert_eq!(board.stone(point), anew.stone(point));
        if board.stone(point).is_none() {
            let at = usize::from(point.0) + MARGIN;
            assert_eq!(board.cells[at], anew.cells[at], "{point:?}");
            for side in Side::BOTH {
                let kind = board.facts(side, point).kind;
                assert!(!kind.is_kept() || board.set(side, kind).contains(point), "{point:?}");
            }
        }
    }
}

/// Asserts that wins and forbidden points equal those of the rules.
fn assert_legal(board: &ThreatBoard, position: &Position) {
    let side = position.to_move();
    let forbidden = position.forbidden();
    for square in position.points() {
        let mut after = position.clone();
        after.play_at(square).expect("a legal point");
        let wins = after.outcome().is_some_and(|outcome| outcome.winner.is_some());
        assert_eq!(
            board.set(side, ThreatKind::Five).contains(board.point(square)),
            wins,
            "{position:?} {square:?}"
        );
    }
    for square in board.grid.squares().filter(|&square| position.piece(square).is_none()) {
        let is_forbidden = forbidden.iter().any(|&(forbidden, _)| forbidden == square);
        assert_eq!(board.is_forbidden(side, board.point(square)), is_forbidden, "{position:?} {square:?}");
    }
}

#[test]
fn incremental_updates_equal_a_new_board() {
    let mut random = Random::new(7);
    for rules in all_rules() {
        let tables = Arc::new(Tables::new(rules, Net::trained(rules.winning())));
        for game in 0..4 {
            let mut position = Position::start(rules);
            let mut board = ThreatBoard::new(tables.clone(), &position);
            let mut all = Vec::new();
            while position.outcome().is_none() && all.len() < 120 {
                let anew = ThreatBoard::new(tables.clone(), &position);
                assert_same(&mut board, &anew);
                if all.len() % 3 == game % 3 {
                    assert_legal(&board, &position);
                }
                all.push(anew);
                let near = |square: &Square| {
                    let (column, row) = board.grid.place(*square);
                    // A crowded corner produces many shapes.
                    column < 8 && row < 8 || random_is_free(&position)
                };
                let points: Vec<Square> = position.points().filter(near).collect();
                let square = points[random.below(points.len() as u64) as usize];
                position.play_at(square).expect("a legal point");
                board.put(board.point(square));
            }
            for anew in all.iter().rev() {
                board.take_back();
                assert_same(&mut board, anew);
            }
        }
    }
}

/// Returns `true` if the crowded corner is full.
fn random_is_free(position: &Position) -> bool {
    position.points().all(|square| {
        let (column, row) = position.grid().place(square);
        column >= 8 || row >= 8
    })
}
