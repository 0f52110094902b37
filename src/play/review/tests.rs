use super::*;
use crate::rules::Square;

/// A review of artificial turns, which alternate between the sides, with these chances of the first side.
fn curve(chances: &[u16]) -> Review {
    let turn = |square: usize| Turn(vec![Square(square as u16)]);
    let acts: Vec<Act> = (1..chances.len()).map(|at| Act::Turn(turn(at))).collect();
    let point = |(at, &chance): (usize, &u16)| {
        let to_move = if at % 2 == 0 { Side::First } else { Side::Second };
        Some(Insight { line: vec![turn(500)], is_proven: false, ..Insight::plain(to_move, Some(chance)) })
    };
    Review { version: VERSION, start: 0, acts, points: chances.iter().enumerate().map(point).collect() }
}

fn moments(review: &Review) -> Vec<(usize, u16)> {
    review.key_moments().into_iter().map(|moment| (moment.at, moment.cost)).collect()
}

#[test]
fn most_costly_turns_of_both_sides_are_key_moments() {
    // The first side loses 300 in its second turn, the second 450 in its fourth.
    let review = curve(&[500, 520, 520, 220, 210, 210, 190, 180, 630, 630]);
    assert_eq!(moments(&review), [(2, 300), (7, 450)]);
    // A gain of the other side costs the mover nothing.
    assert_eq!((review.cost(1), review.cost(2), review.cost(3)), (Some(0), Some(300), Some(0)));
}

#[test]
fn small_costs_are_no_key_moments() {
    assert_eq!(moments(&curve(&[500, 401, 500, 401, 500])), []);
    assert_eq!(moments(&curve(&[500, 400])), [(0, 100)]);
    assert_eq!(moments(&curve(&[500])), []);
}

#[test]
fn at_most_three_key_moments_keep_their_distance() {
    // Each turn of the first side costs more than the one before, and the second side gives it all back.
    let review = curve(&[500, 300, 500, 290, 500, 280, 500, 270, 500, 260, 500]);
    let found = moments(&review);
    assert_eq!(found, [(4, 220), (8, 240), (9, 240)], "of equal costs, the earlier turns are chosen");
    for side in [0, 1] {
        let of_side: Vec<usize> = found.iter().map(|moment| moment.0).filter(|at| at % 2 == side).collect();
        assert!(of_side.windows(2).all(|pair| pair[1] - pair[0] >= MIN_DISTANCE), "{of_side:?}");
    }
}

#[test]
fn a_mistake_and_its_unused_chance_are_two_key_moments() {
    // The first side loses 300, and the second side at once 400.
    assert_eq!(moments(&curve(&[500, 500, 500, 200, 600, 600])), [(2, 300), (3, 400)]);
    // The next turn of the first side is too close to its last one.
    assert_eq!(moments(&curve(&[500, 500, 500, 200, 600, 350, 350])), [(2, 300), (3, 400)]);
}

#[test]
fn best_and_forced_turns_cost_nothing() {
    let mut review = curve(&[500, 100, 100, 100]);
    assert_eq!(review.cost(0), Some(400));
    let Act::Turn(made) = review.acts[0].clone() else { panic!("a turn") };
    let point = review.points[0].as_mut().expect("a point");
    point.line = vec![made];
    assert_eq!((review.cost(0), review.was_best(0)), (Some(0), true));
    let point = review.points[0].as_mut().expect("a point");
    point.line = vec![Turn(vec![Square(500)])];
    point.is_forced = true;
    assert_eq!((review.cost(0), review.was_best(0)), (Some(0), false));
}

#[test]
fn costs_use_the_analysis_after_the_better_turn() {
    let mut review = curve(&[600, 100, 100]);
    assert_eq!(review.next_task(), Some((0, Task::AfterBest)));
    // Analysed as deeply as the turn that was made, the better turn loses as well.
    review.take(Answer { at: 0, finding: Finding::AfterBest(Some(150)) });
    assert_eq!((review.cost(0), review.next_task()), (Some(50), None));
    assert!(review.is_complete() && review.key_moments().is_empty());
}

#[test]
fn curves_are_smoothed_over_the_side_to_move() {
    // Each side is slightly overrated while it is to move. The fourth turn is a blunder.
    let mut review = curve(&[540, 460, 540, 460, 900, 820]);
    let curve = |review: &Review| (0..6).map(|at| review.curve(at)).collect::<Vec<_>>();
    assert_eq!(curve(&review), [500, 500, 500, 460, 860, 820].map(Some));
    // Proven chances are not smoothed.
    review.points[4].as_mut().expect("a point").is_proven = true;
    review.points[5] = None;
    assert_eq!(curve(&review), [Some(500), Some(500), Some(500), Some(460), Some(900), None]);
}

#[test]
fn acts_other_than_turns_have_no_cost() {
    let mut review = curve(&[500, 500, 500, 500]);
    review.acts[2] = Act::Resign(Side::First);
    review.points[3].as_mut().expect("a point").chance = Some(0);
    assert_eq!((review.cost(2), review.key_moments()), (None, Vec::new()));
    // Before sides are chosen, no side has a chance to lose.
    review.points[1].as_mut().expect("a point").chance = None;
    assert_eq!((review.cost(0), review.cost(1)), (None, None));
}
