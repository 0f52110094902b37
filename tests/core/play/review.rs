//! Reviews of matches.

use parlour::engine::{self, Limits, Lines, Question, Stop};
use parlour::notation;
use parlour::play::review::{MIN_MOMENT_COST, Review, Reviewer};
use parlour::play::{Avatar, Match, Mode, Player, Setup};
use parlour::rules::gomoku::{self, Opening, Winning};
use parlour::rules::{Game, Rules, Side, Turn, go};

use crate::support::play;

fn setup(rules: Rules, position: Option<&str>) -> Setup {
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    let position = position.map(str::to_owned);
    Setup { position, mode: Mode::Quick, ..Setup::new(rules, players) }
}

fn begin(rules: Rules) -> Match {
    Match::new(1, setup(rules, None), 0).expect("a first position")
}

/// Rules of a game on a board that makes games short.
fn rules(game: Game) -> Rules {
    match game {
        Game::Go => Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)),
        _ => game.presets()[0].rules,
    }
}

/// Analyses up to `most` of the remaining positions.
fn advance(review: &mut Review, game: &Match, most: usize) {
    let mut reviewer = Reviewer::default();
    for _ in 0..most {
        let Some(next) = review.next(game) else { return };
        review.take(reviewer.analyse(&next, &Stop::default()).expect("an uninterrupted analysis"));
    }
}

fn reviewed(game: &Match) -> Review {
    let mut review = Review::of(game);
    advance(&mut review, game, usize::MAX);
    assert!(review.is_complete());
    review
}

/// Plays a match of the engine against itself with one blunder, and returns the index of that act. It is
/// the first act from `from` on at which much can be lost, and the worst turn that the engine knows.
fn with_a_blunder(game: Game, from: usize) -> (Match, usize) {
    const AFTERWARDS: usize = 4;
    let mut played = begin(rules(game));
    let mut player = engine::engine(rules(game), parlour::system::resources(1 << 20, 1));
    let mut blunder = None;
    while blunder.is_none_or(|at| played.acts().len() <= at + AFTERWARDS) && played.outcome().is_none() {
        let at = played.acts().len();
        let may_be_bad = blunder.is_none() && at >= from;
        // Four is so small that a shallow search loses something in every turn.
        let limits = Limits::nodes(match game {
            Game::Go => 200,
            Game::Four => 100_000,
            _ => 4000,
        });
        let lines = Lines::Best(if may_be_bad { usize::MAX } else { 1 });
        let question =
            Question { position: played.position(), history: played.hashes(), limits, lines, seed: 7 };
        let lines = player.analyse(&question, &Stop::default()).lines;
        let [best, worst] = [&lines[0], &lines[lines.len() - 1]];
        let turn = match game {
            // In the opening nothing is worse than a pass.
            Game::Go if may_be_bad => Turn::default(),
            _ if may_be_bad && best.score.chance > worst.score.chance + 3 * MIN_MOMENT_COST => {
                worst.turns[0].clone()
            }
            _ => best.turns[0].clone(),
        };
        if may_be_bad && turn != best.turns[0] {
            blunder = Some(at);
        }
        played.play(&turn).expect("a legal turn");
    }
    (played, blunder.expect("a turn at which much can be lost"))
}

#[test]
fn a_blunder_is_found_in_every_game() {
    for (game, from) in [
        (Game::Checkers, 13),
        (Game::Reversi, 11),
        (Game::Go, 8),
        (Game::Gomoku, 8),
        (Game::ConnectFour, 9),
        (Game::Four, 3),
        (Game::Hexdame, 13),
        (Game::Hex, 21),
    ] {
        let (played, at) = with_a_blunder(game, from);
        let began = std::time::Instant::now();
        let review = reviewed(&played);
        println!("{game:?}, a blunder at {at}: {:?} in {:?}", review.key_moments(), began.elapsed());
        let worst = review.key_moments().into_iter().max_by_key(|moment| moment.cost);
        assert_eq!(
            worst.map(|moment| moment.at),
            Some(at),
            "the blunder should be the costliest key moment of {game:?}: {:?}",
            review.key_moments()
        );
        let point = review.at(at).expect("an analysed point");
        let better = point.best().expect("a better turn");
        assert!(!review.was_best(at));
        let (position, _) = played.played().nth(at).expect("a turn");
        assert!(position.changes(better).is_ok(), "{game:?}: the better turn should be legal");
        // The whole line is legal.
        let mut after = position.boxed();
        for turn in &point.line {
            after.play(turn).expect("a legal turn");
        }
    }
}

#[test]
fn an_interrupted_review_has_the_same_result() {
    let (played, _) = with_a_blunder(Game::Four, 3);
    let whole = reviewed(&played);
    for at in [0, 3, 10, 14, 17, 21] {
        let mut first = Review::of(&played);
        advance(&mut first, &played, at);
        let text = serde_json::to_string(&first).expect("plain values");
        let kept: Review = serde_json::from_str(&text).expect("a saved review");
        assert_eq!(kept, first);
        let mut second = kept.validated(&played).expect("a review of this match");
        assert_eq!(second, first);
        // An interrupted analysis adds nothing.
        if let Some(next) = second.next(&played) {
            let stop = Stop::default();
            stop.stop();
            assert!(Reviewer::default().analyse(&next, &stop).is_none());
        }
        advance(&mut second, &played, usize::MAX);
        assert_eq!(second, whole, "the review interrupted after {at} positions should be the same");
    }
}

#[test]
fn the_rough_pass_covers_all_positions_first() {
    let (played, _) = with_a_blunder(Game::Four, 3);
    let mut review = Review::of(&played);
    assert_eq!(review.points(), played.acts().len() + 1);
    for seen in 1..=review.points() {
        advance(&mut review, &played, 1);
        assert_eq!(review.progress().seen, seen);
        assert_eq!(
            review.key_moments().is_empty(),
            seen < review.points(),
            "key moments should appear once all positions are seen, not after {seen}"
        );
    }
    assert!(review.progress().done <= 1, "only the last position should be thorough without a search");
    advance(&mut review, &played, usize::MAX);
    assert_eq!(review.progress().done, review.progress().all);
}

#[test]
fn replaced_acts_invalidate_only_later_points() {
    let (mut played, _) = with_a_blunder(Game::Four, 3);
    let whole = reviewed(&played);
    let mut review = whole.clone();
    // Undone acts can be redone, so their points are kept.
    played.go_to(6);
    review.fit(&played);
    assert_eq!(review, whole);
    let best = review.at(6).and_then(|point| point.best()).expect("a best turn").clone();
    let other = played.position().turns().into_iter().find(|turn| *turn != best).expect("another turn");
    played.play(&other).expect("a legal turn");
    review.fit(&played);
    let is_known: Vec<bool> = (0..review.points()).map(|at| review.at(at).is_some()).collect();
    assert_eq!(is_known, [true, true, true, true, true, true, true, false]);
    assert_eq!(
        (0..=6).map(|at| review.at(at)).collect::<Vec<_>>(),
        (0..=6).map(|at| whole.at(at)).collect::<Vec<_>>()
    );
    // A match of another game.
    let strange = begin(rules(Game::ConnectFour));
    review.fit(&strange);
    assert_eq!(review, Review::of(&strange));
}

#[test]
fn damaged_points_are_analysed_again() {
    let (played, _) = with_a_blunder(Game::Four, 3);
    let whole = reviewed(&played);
    let text = serde_json::to_string(&whole).expect("plain values");
    let point = whole.at(2).expect("a point");
    let best = serde_json::to_string(&point.best()).expect("a turn");
    let chance = format!("\"chance\":{}", point.chance.expect("a chance"));
    let side = |side: Side| format!("\"to_move\":{}", serde_json::to_string(&side).expect("plain"));
    for (from, to) in [
        (best.as_str(), "[2,2]"),
        (chance.as_str(), "\"chance\":65000"),
        ("\"version\":1", "\"version\":2"),
        (&side(Side::First), &side(Side::Second)),
    ] {
        let damaged = text.replacen(from, to, 1);
        assert_ne!(damaged, text, "the review should contain {from}");
        let review: Review = serde_json::from_str(&damaged).expect("a review");
        let mut review = review.validated(&played).unwrap_or_else(|| Review::of(&played));
        assert!(!review.is_complete(), "the point with a damaged {from} should be dropped");
        advance(&mut review, &played, usize::MAX);
        assert_eq!(review, whole, "the point with a damaged {from} should be analysed again");
    }
}

#[test]
fn a_resigned_match_ends_without_a_best_turn() {
    let mut played = begin(rules(Game::Checkers));
    play(&mut played, &["11-15", "23-19", "8-11"]);
    for (end, chance) in [(0_u8, 1000), (1, 0), (2, 500)] {
        let mut played = played.clone();
        match end {
            0 => played.resign(Side::Second),
            1 => played.resign(Side::First),
            _ => played.agree_draw(),
        }
        let mut review = Review::of(&played);
        let points = review.points();
        advance(&mut review, &played, points);
        let last = played.acts().len();
        assert_eq!((review.cost(last - 1), review.cost(last)), (None, None));
        let point = review.at(last).expect("the last point");
        assert_eq!((point.chance, point.best(), point.is_proven), (Some(chance), None, true));
        let before = review.at(last - 1).and_then(|point| point.chance).expect("a chance");
        assert!(
            (300..700).contains(&before),
            "the position before the resignation should be about even: {before}"
        );
    }
    // A match without any act.
    let mut empty = begin(rules(Game::Reversi));
    empty.resign(Side::First);
    let mut review = Review::of(&empty);
    advance(&mut review, &empty, 2);
    assert_eq!((review.cost(0), review.key_moments()), (None, Vec::new()));
}

#[test]
fn reviews_of_go_handle_passes_and_the_count() {
    let text = format!("{} X", [".X.XO.O.."; 9].join("/"));
    let mut played = Match::new(1, setup(rules(Game::Go), Some(&text)), 0).expect("a position");
    play(&mut played, &["pass", "pass"]);
    let leader = {
        let count = played.count().expect("a count");
        count.points.leader().expect("a side that leads")
    };
    played.propose(played.dead().to_vec());
    played.settle().expect("an agreement");
    let review = reviewed(&played);
    let won = if leader == Side::First { 1000 } else { 0 };
    assert_eq!([2, 3].map(|at| review.at(at).and_then(|point| point.chance)), [Some(won); 2]);
    assert_eq!(review.cost(2), None, "an agreement should have no cost, since it is no turn");
    assert!(
        review.key_moments().is_empty(),
        "a decided game should have no key moments: {:?}",
        review.key_moments()
    );
}

#[test]
fn there_is_no_winning_chance_while_sides_are_chosen() {
    let swap = gomoku::Rules::new(15, Winning::FreeStyle, Opening::Swap2).expect("a usual board");
    let mut played = begin(Rules::Gomoku(swap));
    for name in ["h8", "h9", "i8"] {
        let turn = notation::read_turn(played.position(), name).expect("a turn");
        played.play(&turn).expect("a legal turn");
    }
    let choice = played.choices()[0];
    played.choose(choice).expect("one of the choices");
    played.resign(Side::First);
    let mut review = Review::of(&played);
    let points = review.points();
    advance(&mut review, &played, points);
    let chances: Vec<_> =
        (0..review.points()).map(|at| review.at(at).and_then(|point| point.chance)).collect();
    assert_eq!(chances[..4], [None; 4]);
    assert_eq!(chances.last(), Some(&Some(0)));
    assert!((0..review.points()).all(|at| review.cost(at).is_none()));
}
