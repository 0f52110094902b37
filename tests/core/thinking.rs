//! Orders to the engines and their answers: the form as text says the same as the values.

use std::time::Duration;

use parlour::engine::{Level, Stop};
use parlour::play::review::{self, Reviewer};
use parlour::play::{Avatar, Match, Player, Review, Setup};
use parlour::puzzles::Puzzle;
use parlour::rules::{Game, Side, Turn};
use parlour::thinking::text::{self, Request};
use parlour::thinking::{self, Answer, Order, Refutation, Room, Task};

/// A match of this game after a few turns, of which one is taken back.
fn some_match(game: Game) -> Match {
    let players = [Player::computer(Level::LOWEST), Player::person("Zoë 李", Avatar::Leaf)];
    let mut game =
        Match::new(7, Setup::new(game.presets()[0].rules, players), 1_790_000_000).expect("a match");
    for _ in 0..3 {
        let turns = game.position().turns();
        game.play(&turns[turns.len() / 2]).expect("a legal turn");
    }
    game.undo();
    game
}

/// Carries out a request as a program without shared memory does, until `send` returns `false`.
fn answers(request: &Request, send: &mut dyn FnMut(String) -> bool) {
    text::work(&mut Room::default(), &request.to_line(), send).expect("a request");
}

/// Returns all answers to a request.
fn lines(request: &Request) -> Vec<String> {
    let mut lines = Vec::new();
    answers(request, &mut |line| {
        lines.push(line);
        true
    });
    lines
}

#[test]
fn an_order_as_text_has_the_same_answer() {
    for game in Game::ALL {
        let game = some_match(game);
        let seat = game.position().actor();
        let after = game.position().turns().into_iter().next();
        // A low level, which nodes limit, so that the answer is the same each time.
        let task = Task::Decide { seat, level: Level::LOWEST, patience: Duration::from_mins(1) };
        for after in [None, after] {
            let order = Order { game: game.clone(), after, task: task.clone() };
            let direct = Room::default().work(&order, &Stop::default());
            let lines = lines(&Request::Order(order));
            let read: Vec<Answer> = lines.iter().map(|line| text::read(line).expect("an answer")).collect();
            assert_eq!(read, direct.into_iter().collect::<Vec<_>>(), "{:?}", game.setup().rules.game());
        }
    }
}

#[test]
fn an_analysis_survives_as_text() {
    for game in Game::ALL {
        let order = Order {
            game: some_match(game),
            after: None,
            task: Task::Analyse { time: Duration::from_millis(30) },
        };
        let answer = Room::default().work(&order, &Stop::default()).expect("an answer");
        let Answer::Opinion(opinion) = &answer else { panic!("{answer:?}") };
        assert!(opinion.best().is_some());
        let line = serde_json::to_string(&answer).expect("plain values");
        assert!(!line.contains('\n'));
        assert_eq!(text::read::<Answer>(&line).expect("an answer"), answer);
    }
}

#[test]
fn a_review_as_text_is_the_same_review() {
    let rules = Game::ConnectFour.presets()[0].rules;
    let players = [Player::person("A", Avatar::Leaf), Player::person("B", Avatar::Kite)];
    let mut game = Match::new(3, Setup::new(rules, players), 0).expect("a match");
    for at in [3, 3, 2, 2, 4] {
        let turn = game.position().turns()[at].clone();
        game.play(&turn).expect("a legal turn");
    }
    game.resign(Side::Second);
    let (mut direct, mut reviewer) = (Review::of(&game), Reviewer::default());
    while let Some(job) = direct.next(&game) {
        direct.take(reviewer.analyse(&job, &Stop::default()).expect("nothing stops it"));
    }
    let mut told = Review::of(&game);
    for line in lines(&Request::Review { whole: game.clone(), review: told.clone() }) {
        told.take(text::read::<review::Answer>(&line).expect("an answer"));
    }
    assert!(told.is_complete());
    assert_eq!(told, direct);
}

#[test]
fn puzzles_are_found_and_tries_refuted_by_text_as_well() {
    let (rules, seed, games) = (Game::ConnectFour.presets()[0].rules, 5, 4);
    let mut direct: Vec<Vec<Puzzle>> = Vec::new();
    thinking::mine(rules, seed, &[], &Stop::default(), &mut |found| {
        direct.push(found);
        direct.len() < games
    });
    let mine = |known: Vec<Puzzle>| {
        let mut told: Vec<Vec<Puzzle>> = Vec::new();
        answers(&Request::Mine { rules, seed, known }, &mut |line| {
            told.push(text::read(&line).expect("puzzles"));
            told.len() < games
        });
        told
    };
    assert_eq!(mine(Vec::new()), direct);
    let known = direct.concat();
    assert!(mine(known.clone()).concat().iter().all(|puzzle| !known.contains(puzzle)));

    let puzzle = known.first().expect("four games have a puzzle");
    let turns = puzzle.start().expect("a position").turns();
    let mut refuted = 0;
    for wrong in turns.into_iter().chain([Turn::default()]) {
        let direct = thinking::refute(puzzle, &wrong);
        assert_eq!(direct.turns.is_empty(), Some(&wrong) == puzzle.turn() || wrong.0.is_empty());
        refuted += usize::from(direct.reason.is_some());
        let lines = lines(&Request::Refute { puzzle: puzzle.clone(), wrong });
        assert_eq!(text::read::<Refutation>(&lines[0]).expect("a refutation"), direct);
    }
    assert!(refuted > 0, "a refutation has a reason");
}

#[test]
fn anything_else_is_refused_with_a_sentence() {
    for line in ["", "{}", r#"{"order":{"game":{},"after":null,"task":"find-dead"}}"#, "\u{0}", "[[[["] {
        let refused = text::work(&mut Room::default(), line, &mut |_| panic!("an answer to {line:?}"));
        assert!(refused.expect_err(line).to_string().starts_with("this is no message of the engines"));
    }
}

#[test]
fn an_order_that_is_not_possible_has_no_answer() {
    let game = some_match(Game::Reversi);
    let taken = game.position().grid().squares().find(|&at| game.position().piece(at).is_some());
    let after = taken.map(|square| Turn(vec![square]));
    let order = Order { game, after, task: Task::Analyse { time: Duration::from_millis(5) } };
    assert_eq!(lines(&Request::Order(order)), [""; 0]);
}
