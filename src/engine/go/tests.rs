//! Tests of the playout board against the rules, and of the engine.

use super::board::{Liberties, PASS, PlayoutBoard};
use super::nakade::vital_point;
use super::pattern::Patterns;
use super::playout::Policy;
use super::search::Search;
use super::tactics::{few_liberties_after, liberties_after};
use super::tree::Tree;
use super::{GoEngine, dead_stones};
use crate::engine::{Engine as _, Limits, Line, Lines, Question, Resources, Stop};
use crate::rules::go::{Move, Position, Rules, Size};
use crate::rules::random::Random;
use crate::rules::{Position as _, Side, Square, Turn};

/// Asserts that stones, liberties and legal points equal those of the rules.
fn assert_same<const N: usize>(board: &PlayoutBoard<N>, position: &Position) {
    assert_eq!(board.to_move(), position.to_move());
    assert_eq!(board.ko(), position.ko().map_or(0, |square| board.point(square)));
    let stones = |side: Side| {
        position
            .grid()
            .squares()
            .filter(|&at| position.piece(at).is_some_and(|piece| piece.side == side))
            .map(|_| 1)
            .sum::<i32>()
    };
    let [by_black, by_white] = position.prisoners().map(i32::from);
    let more = stones(Side::First) + by_white - stones(Side::Second) - by_black;
    assert_eq!(i32::from(board.more_placed()), more);
    let mut empty = 0;
    for square in position.grid().squares() {
        let at = board.point(square);
        assert_eq!(board.square(at), square);
        assert_eq!(board.side(at), position.piece(square).map(|piece| piece.side));
        empty += u16::from(board.is_empty(at));
        for side in Side::BOTH {
            assert_eq!(board.was_taken(at, side), position.was_taken(square, side));
        }
        for (place, beside) in board.beside(at).into_iter().chain(board.corners(at)).enumerate() {
            let bits = match board.side(beside) {
                Some(side) => side as u16 + 1,
                None if board.is_empty(beside) => 0,
                None => 3,
            };
            assert_eq!(board.around(at) >> (2 * place) & 3, bits);
        }
        if board.side(at).is_some() {
            let mut liberties = [0; 80];
            let count = board.liberties(at, &mut liberties);
            assert_eq!(board.is_in_atari(at), count == 1);
            if count == 1 {
                assert_eq!(board.liberty(at), liberties[0]);
            }
        }
    }
    assert_eq!(board.empty().len(), usize::from(empty));
}

/// The shortcuts through sums and tables agree with a look at every stone.
fn assert_shortcuts<const N: usize>(board: &PlayoutBoard<N>) {
    let patterns = Patterns::get();
    for &at in board.empty() {
        for side in Side::BOTH {
            let mut found = [PASS; 2];
            let expected = match liberties_after(board, at, side, &mut found) {
                0 => Liberties::None,
                1 => Liberties::One(found[0]),
                _ => Liberties::More,
            };
            let liberties = few_liberties_after(board, at, side);
            assert_eq!(liberties, expected, "a stone of {side:?} on {at}");
            assert_eq!(liberties != Liberties::None, board.would_live(at, side));
        }
        assert!(patterns.may_be_narrow(board, at) || vital_point(board, at).is_none(), "{at}");
    }
}

fn random_games<const N: usize>(rules: Rules, games: u64) {
    let mut random = Random::new(games);
    for _ in 0..games {
        let mut position = Position::start(rules);
        let mut board = PlayoutBoard::<N>::of(&position);
        for _ in 0..400 {
            if position.is_at_rest() {
                break;
            }
            let legal: Vec<Square> =
                position.turns().into_iter().filter_map(|Turn(squares)| squares.first().copied()).collect();
            for square in position.grid().squares().filter(|&square| board.is_empty(board.point(square))) {
                let at = board.point(square);
                let is_repeated = position.forbidden().iter().any(|(found, why)| {
                    *found == square && matches!(why, crate::rules::Illegal::Superko { .. })
                });
                let is_legal = board.is_legal(at) || (rules.suicide && at != board.ko());
                assert_eq!(is_legal, legal.contains(&square) || is_repeated, "{square:?}");
            }
            let step = if rules.suicide && !legal.is_empty() {
                // All legal turns are candidates here, so suicides occur.
                let square = legal[random.index(legal.len())];
                let mut found = Move::PASS;
                position.each_move(|step| {
                    if position.turn(step) == Turn(vec![square]) {
                        found = step;
                    }
                });
                found
            } else {
                position.random_move(|end| random.index(end))
            };
            match position.turn(step) {
                Turn(squares) if squares.is_empty() => board.pass(),
                Turn(squares) => _ = board.play(board.point(squares[0])),
            }
            position.play_move(step);
            assert_same(&board, &position);
            assert_shortcuts(&board);
            assert_same(&PlayoutBoard::<N>::of(&position), &position);
        }
        assert_eq!(board.hash(), PlayoutBoard::<N>::of(&position).hash());
    }
}

#[test]
fn the_playout_board_equals_the_rules() {
    let lines = |lines| Size::new(lines).unwrap();
    random_games::<128>(Rules::CHINESE.on(lines(5)), 8);
    random_games::<128>(Rules::NEW_ZEALAND.on(lines(4)), 8);
    random_games::<128>(Rules::JAPANESE.on(lines(9)), 2);
    random_games::<128>(Rules::TROMP_TAYLOR.on(lines(2)), 8);
    random_games::<512>(Rules::TROMP_TAYLOR.on(lines(12)), 1);
}

#[test]
fn playouts_end_with_two_passes() {
    let start = PlayoutBoard::<128>::of(&Position::start(Rules::CHINESE.on(Size::NINE)));
    let mut random = Random::new(1);
    for policy in [Policy::LIGHT, Policy::HEAVY] {
        for _ in 0..50 {
            let mut board = start.clone();
            policy.play_out(&mut board, Patterns::get(), &mut random, |_, _| {});
            assert_eq!(board.passes(), 2);
            assert!(board.area_lead().abs() <= 81);
        }
    }
}

pub(super) fn ask(
    engine: &mut GoEngine,
    position: &Position,
    nodes: u64,
    seed: u64,
) -> crate::engine::Analysis {
    let question =
        Question { position, history: &[], limits: Limits::nodes(nodes), lines: Lines::Best(3), seed };
    engine.analyse(&question, &Stop::default())
}

#[test]
fn whole_games_by_all_rules_end_at_rest() {
    let lines = |lines| Size::new(lines).unwrap();
    let rules = [
        Rules::CHINESE.on(lines(7)),
        Rules::JAPANESE.on(lines(5)),
        Rules::NEW_ZEALAND.on(lines(5)),
        Rules::TROMP_TAYLOR.on(lines(6)),
        Rules::AGA.on(lines(3)),
        Rules::TROMP_TAYLOR.on(lines(2)),
        Rules { handicap: 2, ..Rules::CHINESE.on(lines(7)) },
    ];
    for rules in rules {
        let mut engine = GoEngine::new(rules, Resources::for_tests(1 << 20, 1));
        let mut position = Position::start(rules);
        for turn in 0.. {
            if position.is_at_rest() {
                break;
            }
            assert!(turn < 200, "a game by {rules:?} should end");
            let analysis = ask(&mut engine, &position, 30, turn);
            position.play(&analysis.lines[0].turns[0]).unwrap();
        }
    }
}

/// Returns a position from drawn rows, the top one first; `X` is Black.
pub(super) fn position(rules: Rules, rows: &[&str], to_move: Side) -> Position {
    let stones = rows.iter().flat_map(|row| row.bytes()).enumerate();
    let stones = stones.filter_map(|(at, stone)| match stone {
        b'X' => Some((Square(at as u16), Side::First)),
        b'O' => Some((Square(at as u16), Side::Second)),
        _ => None,
    });
    Position::with_stones(rules.on(Size::new(rows.len() as u8).unwrap()), to_move, stones).unwrap()
}

/// Eye spaces of White, a komi by which life decides the game, and the vital point.
const SPACES: [(&str, [&str; 6], i16, u16); 5] = [
    ("three in a row", ["...OX.", "OOOOXX", "XXXXX.", "X.X.XX", ".X.X.X", "X.X.X."], 28, 1),
    ("three around the corner", ["..OX..", ".OOXX.", "OOXX.X", "XXX.X.", ".X.X.X", "X.X.X."], 28, 0),
    ("pyramid", ["...OX.", "O.OOXX", "OOOXX.", "XXXX.X", ".X.XX.", "X.X.X."], 25, 1),
    ("bulky five", ["...OX.", "..OOX.", "OOOXXX", "XXXX.X", ".X.XX.", "X.X..X"], 25, 1),
    ("rabbity six", ["..OOX.", "...OXX", "O.OOX.", "OOOXXX", "XXXX.X", ".X..X."], 21, 7),
];

#[test]
fn the_vital_point_decides_life_and_death() {
    for (name, rows, komi, vital) in SPACES {
        for side in Side::BOTH {
            let rules = Rules { komi: 2 * komi, ..Rules::CHINESE };
            let position = position(rules, &rows, side);
            let analysis =
                ask(&mut GoEngine::new(rules, Resources::for_tests(32 << 20, 1)), &position, 600, 1);
            let Line { turns, score } = &analysis.lines[0];
            assert_eq!(turns[0], Turn(vec![Square(vital)]), "{name} {side:?}: {analysis:?}");
            assert!(score.chance > 600, "{name} {side:?}: {score:?}");
        }
    }
}

/// The owner of the last white stone of the first row shows whether the group lives.
#[test]
fn life_and_death_do_not_depend_on_the_side_to_move() {
    let spaces = [
        ("straight four", ["....OX", "OOOOOX", "XXXXXX", ".X.X..", "X.X.X.", ".X.X.X"], 25, true),
        ("two eyes", [".O.OX.", "OOOOX.", "XXXXX.", ".X.X..", "X.X.X.", ".X.X.X"], 25, true),
        ("square four", ["..OX..", "..OXX.", "OOOX.X", "XXXXX.", ".X..X.", "X.XX.X"], 28, false),
        ("two points", ["..OX..", "OOOXX.", "XXXX.X", ".X.XX.", "X.X.X.", ".X.X.X"], 28, false),
        ("a false eye", [".O.OX.", "OOOXX.", "XXXX.X", ".X.XX.", "X.X.X.", ".X.X.X"], 28, false),
    ];
    for (name, rows, komi, is_alive) in spaces {
        for side in Side::BOTH {
            let rules = Rules { komi: 2 * komi, ..Rules::CHINESE };
            let position = position(rules, &rows, side);
            let analysis =
                ask(&mut GoEngine::new(rules, Resources::for_tests(32 << 20, 1)), &position, 600, 1);
            let stone = rows[0].find('O').unwrap();
            let owner = analysis.ownership.unwrap()[stone];
            assert_eq!(owner < 0, is_alive, "{name} {side:?}: {owner}");
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let rules = Rules::CHINESE.on(Size::NINE);
    let start = Position::start(rules);
    let answer = |seed| ask(&mut GoEngine::new(rules, Resources::for_tests(32 << 20, 1)), &start, 100, seed);
    assert_eq!(answer(3), answer(3));
    let firsts: std::collections::HashSet<_> =
        (0..20).map(|seed| answer(seed).lines[0].turns[0].clone()).collect();
    assert!(firsts.len() >= 4, "only {firsts:?} were played");
}

/// Returns the value of each turn that had its share of the playouts, in hundredths of a point.
fn values(engine: &mut GoEngine, position: &Position, nodes: u64) -> Vec<(Square, i32)> {
    let question = Question {
        position,
        history: &[],
        limits: Limits::nodes(nodes),
        lines: Lines::Best(usize::MAX),
        seed: 1,
    };
    let lines = engine.analyse(&question, &Stop::default()).lines;
    lines.iter().filter_map(|line| Some((*line.turns[0].0.first()?, line.score.value))).collect()
}

#[test]
fn the_values_of_turns_rest_on_equal_numbers_of_playouts() {
    for (size, nodes) in [(Size::NINE, 3000), (Size::NINETEEN, 8000)] {
        let rules = Rules::CHINESE.on(size);
        let mut engine = GoEngine::new(rules, Resources::for_tests(32 << 20, 1));
        let start = Position::start(rules);
        assert_eq!(values(&mut engine, &start, nodes / 10).len(), 1, "few playouts tell the best turn alone");
        let found = values(&mut engine, &start, nodes);
        assert!(found.len() >= 4, "{found:?}");
        // A turn with a single playout could lead or trail by half of the board.
        assert!(found.iter().all(|(_, value)| value.abs() < 2500), "{found:?}");
        assert!(found.is_sorted_by(|(_, before), (_, after)| before >= after));
        assert_eq!(found, values(&mut engine, &start, nodes), "no earlier question matters");
    }
}

#[test]
fn a_turn_that_saves_a_group_is_worth_more_than_others() {
    // Black's five stones have one liberty left, which leads out.
    let rules = Rules::CHINESE.on(Size::NINE);
    let rows = [
        ".........",
        "..OOOOO..",
        ".OXXXXXO.",
        "..OOO.O..",
        "..XXXXX..",
        "......X..",
        "...X.....",
        ".........",
        ".........",
    ];
    let position = position(rules, &rows, Side::First);
    let mut engine = GoEngine::new(rules, Resources::for_tests(32 << 20, 1));
    let found = values(&mut engine, &position, 6000);
    assert_eq!(Some(found[0].0), position.grid().square(5, 3), "{found:?}");
    assert!(found[0].1 > found[2].1 + 300, "{found:?}");
}

#[test]
fn a_search_continues_when_its_memory_is_full() {
    // There is room for the children of 22 nodes, which are expanded after about 150 playouts.
    let rules = Rules::CHINESE.on(Size::NINETEEN);
    let start = Position::start(rules);
    let answer =
        |threads, nodes| ask(&mut GoEngine::new(rules, Resources::for_tests(0, threads)), &start, nodes, 5);
    let many = answer(1, 2000);
    assert_eq!(many, answer(1, 2000));
    assert!(many.nodes == 2000 && many.depth > answer(1, 150).depth);
    assert_eq!(answer(3, 1500).nodes, 1500);
}

#[test]
fn the_network_judges_on_nine_lines_only() {
    fn opinion<const N: usize>(size: Size) -> Option<u16> {
        let position = Position::start(Rules::CHINESE.on(size));
        let mut search = Search::<N>::new(&position, PlayoutBoard::of(&position), 1 << 20);
        search.run(Limits::nodes(100), &Stop::default(), Resources::for_tests(1 << 20, 1), 1);
        search.tree.node(Tree::ROOT).opinion()
    }
    // White's komi of 7.5 is about what Black's first stone is worth.
    assert!(opinion::<128>(Size::NINE).is_some_and(|chance| (300..700).contains(&chance)));
    assert_eq!(opinion::<512>(Size::THIRTEEN), None);
}

#[test]
fn a_stopped_search_still_answers() {
    let rules = Rules::JAPANESE.on(Size::NINETEEN);
    let position = Position::start(rules);
    let stop = Stop::default();
    stop.stop();
    let mut engine = GoEngine::new(rules, Resources::for_tests(0, 2));
    let question = Question {
        position: &position,
        history: &[],
        limits: Limits::default(),
        lines: Lines::Best(1),
        seed: 0,
    };
    let analysis = engine.analyse(&question, &stop);
    assert!(analysis.nodes <= 2);
    position.clone().play(&analysis.lines[0].turns[0]).unwrap();
}

/// Both sides have two eyes and every border is closed; C2 and C1 are neutral.
const FINISHED: [&str; 5] = [".XXO.", "XXXOO", ".XXO.", "XX.OO", ".X.O."];

#[test]
fn the_engine_passes_only_when_nothing_is_left() {
    let best = |rules: Rules, rows: &[&str], passes: u8| {
        let position = position(rules, rows, Side::First).with_passes(passes);
        ask(&mut GoEngine::new(rules, Resources::for_tests(32 << 20, 1)), &position, 300, 1).lines[0].turns[0]
            .clone()
    };
    // A neutral point is worth one point by area and nothing by territory.
    let neutral = best(Rules { komi: 3, ..Rules::CHINESE }, &FINISHED, 0);
    assert!(!neutral.0.is_empty(), "the neutral point should be filled, not {neutral:?}");
    assert_eq!(best(Rules { komi: 3, ..Rules::JAPANESE }, &FINISHED, 0), Turn::default());
    // The other side has passed, and Black is ahead.
    assert_eq!(best(Rules { komi: 3, ..Rules::CHINESE }, &FINISHED, 1), Turn::default());
    // An open border is closed first.
    let open = [".XXO.", "XXXOO", ".XXO.", "..XO.", "....."];
    assert!(!best(Rules { komi: 3, ..Rules::CHINESE }, &open, 0).0.is_empty());
    assert!(!best(Rules { komi: 3, ..Rules::JAPANESE }, &open, 0).0.is_empty());
    // Without agreement on dead stones they must be captured.
    let dead = [".XOX.", "XX.XX", "XXXXX", "OOOOO", "O.O.O"];
    assert_eq!(best(Rules { komi: 7, ..Rules::TROMP_TAYLOR }, &dead, 0), Turn(vec![Square(7)]));
    assert_eq!(best(Rules { komi: 7, ..Rules::CHINESE }, &dead, 0), Turn::default());
}

/// Returns the final positions of the games in `tests/data`.
fn scored_games() -> Vec<(String, Position, Vec<Square>)> {
    let text = std::fs::read_to_string("tests/data/go/scored_games.jsonl").unwrap();
    let games = text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    games
        .filter(|game| game.get("size").is_some())
        .map(|game| {
            let size = Size::new(game["size"].as_u64().unwrap() as u8).unwrap();
            let rules = Rules::CHINESE.on(size);
            let start = Position::start(rules);
            let square = |name: &serde_json::Value| {
                crate::notation::read_turn(&start, name.as_str().unwrap()).unwrap().0[0]
            };
            let list = |key: &str| game[key].as_array().unwrap().iter().map(square).collect::<Vec<_>>();
            let mut dead = list("dead");
            dead.sort_unstable();
            let rows = game["final_top_row_first"].as_array().unwrap();
            let stones = rows.iter().flat_map(|row| row.as_str().unwrap().bytes()).enumerate();
            let stones = stones.filter_map(|(at, stone)| match stone {
                b'X' => Some((Square(at as u16), Side::First)),
                b'O' => Some((Square(at as u16), Side::Second)),
                _ => None,
            });
            let position = Position::with_stones(rules, Side::First, stones).unwrap().with_passes(2);
            (game["src"].as_str().unwrap().to_owned(), position, dead)
        })
        .collect()
}

#[test]
fn dead_stones_of_finished_games_are_found() {
    let games = scored_games();
    let mut right = 0;
    for (name, position, dead) in &games {
        let found = dead_stones(position);
        if &found == dead {
            right += 1;
        } else {
            println!("{name}: {} of {}", found.len(), dead.len());
        }
    }
    assert!(right * 100 >= games.len() * 95, "{right} of {}", games.len());
}
