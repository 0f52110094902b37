//! The sentences of reviews about mistakes: the share that is explained, and each fact held against the board.

use std::collections::BTreeMap;

use parlour::engine::matches::{self, Step};
use parlour::engine::{Decision, Level, Opponent, Reason, Resources, Stop, Telling};
use parlour::engine::{checkers, connect_four, four, go, gomoku, hex, reversi};
use parlour::play::review::{MIN_MOMENT_COST, Mistake, Reviewer};
use parlour::play::{Avatar, Match, Player, Review, Setup};
use parlour::rules::{Game, Position, Side, Square, Turn};

/// Memory of a player in bytes.
const MEMORY: usize = 1 << 20;
/// The most turns of a match.
const LONGEST: usize = 120;

/// Plays a match between two of the levels 1 to 6.
fn played(game: Game, seed: u64) -> Match {
    let rules = game.first_rules();
    let mut players = [seed % 6, seed / 6 % 6].map(|number| {
        let level = Level::new(1 + number as u8).expect("a level");
        Opponent::new(rules, level, seed, Resources::without_host(MEMORY))
    });
    let names = ["Anna", "Ben"].map(|name| Player::person(name, Avatar::Leaf));
    let mut played = Match::new(1, Setup::new(rules, names), 0).expect("a start");
    let course = matches::opening(rules, matches::usual_opening(game), seed).expect("an opening");
    for step in &course.steps {
        if let Step::Turn(turn) = step {
            played.play(turn).expect("a legal turn");
        }
    }
    while played.outcome().is_none() && played.acts().len() < LONGEST {
        let player = &mut players[played.position().to_move().index()];
        let history = played.hashes().to_vec();
        let Some(Decision::Turn(turn)) = player.decide(played.position(), &history, &Stop::default()) else {
            break;
        };
        played.play(&turn).expect("a legal turn");
    }
    if played.outcome().is_none() {
        played.resign(Side::First);
    }
    played
}

fn reviewed(game: &Match) -> Review {
    let (mut review, mut reviewer) = (Review::of(game), Reviewer::default());
    while let Some(job) = review.next(game) {
        review.take(reviewer.analyse(&job, &Stop::default()).expect("nothing stops it"));
    }
    review
}

/// The explanations of mistakes.
#[derive(Debug, Default)]
struct Told {
    mistakes: usize,
    /// The other side's answer is told, at once or later in the line.
    answers: usize,
    /// The better turn is told, and the answer is not.
    missed: usize,
    /// The kinds of facts.
    kinds: BTreeMap<String, usize>,
    /// The mistakes without an explanation.
    untold: Vec<String>,
}

impl Told {
    fn explained(&self) -> usize {
        self.answers + self.missed
    }

    /// Adds the mistakes of a match, and checks each fact against the board.
    fn add(&mut self, game: &Match, review: &Review) {
        let mut at = game.clone();
        for act in 0..game.acts().len() {
            if review.cost(act).is_none_or(|cost| cost < MIN_MOMENT_COST) {
                continue;
            }
            self.mistakes += 1;
            let tellings = [act + 1, act].map(|act| {
                let point = review.at(act)?;
                at.go_to(act);
                let telling = point.telling.as_ref()?;
                let mut position = at.position().boxed();
                for turn in &point.line[..telling.at] {
                    position.play(turn).expect("a legal line");
                }
                check(&*position, &point.line[telling.at], telling);
                Some(telling)
            });
            at.go_to(act);
            let mistake = review.mistake(act, at.position());
            // A better turn is explained by a fact about itself.
            let better = tellings[1].filter(|telling| telling.at == 0);
            let kind = match (&mistake, better) {
                (Some(Mistake::Allows { telling, .. }), _) => {
                    assert_eq!(Some(*telling), tellings[0]);
                    format!("{:?}", telling.reason)
                }
                (Some(Mistake::Loses(stones)), _) => {
                    check_stones(at.position(), stones, at.position().to_move());
                    "Loses".to_owned()
                }
                (Some(Mistake::Frees(stones)), _) => {
                    check_stones(at.position(), stones, at.position().to_move().other());
                    "Frees".to_owned()
                }
                (None, Some(telling)) => format!("better {:?}", telling.reason),
                (None, None) => {
                    self.untold.push(format!("{:?} {:?}", at.position(), game.acts()[act]));
                    continue;
                }
            };
            match mistake {
                Some(_) => self.answers += 1,
                None => self.missed += 1,
            }
            let end =
                kind.find(|end: char| !end.is_alphabetic() && end != '(' && end != ' ').unwrap_or(kind.len());
            *self.kinds.entry(kind[..end].trim_end().to_owned()).or_default() += 1;
        }
    }
}

fn check_stones(position: &dyn Position, stones: &[Square], side: Side) {
    let is_of = |&square: &Square| position.piece(square).is_some_and(|piece| piece.side == side);
    assert!(!stones.is_empty() && stones.iter().all(is_of), "{stones:?} in {position:?}");
}

/// Checks that a fact about a turn holds on the board.
fn check(position: &dyn Position, turn: &Turn, telling: &Telling) {
    let side = position.to_move();
    let mut after = position.boxed();
    after.play(turn).expect("a legal turn");
    let owner = |position: &dyn Position, square: Square| position.piece(square).map(|piece| piece.side);
    let all = |position: &dyn Position, squares: &[Square], whose: Option<Side>| {
        let is_right = squares.iter().all(|&square| owner(position, square) == whose);
        assert!(is_right, "{telling:?} of {turn:?} in {position:?}");
    };
    let wins = || {
        let winner = after.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(winner, Some(side), "{telling:?} of {turn:?} in {position:?}");
    };
    let other = Some(side.other());
    match &telling.reason {
        Reason::Checkers(checkers::Fact::Takes { taken, given })
        | Reason::Hexdame(checkers::Fact::Takes { taken, given }) => {
            // A piece can be taken where it stands after its own capture, so only their numbers are compared.
            let squares = || position.grid().squares();
            let [own, others] = [side, side.other()]
                .map(|side| squares().filter(|&square| owner(position, square) == Some(side)).count());
            assert!(taken.len() <= others && given.len() <= own, "{telling:?} of {turn:?} in {position:?}");
        }
        Reason::Reversi(reversi::Fact::TakesCorner { corner }) => all(&*after, &[*corner], Some(side)),
        Reason::Go(go::Fact::Captures { stones }) => {
            all(position, stones, other);
            all(&*after, stones, None);
        }
        Reason::Go(
            go::Fact::Catches { stones } | go::Fact::Kills { stones } | go::Fact::Threatens { stones },
        ) => {
            all(&*after, stones, other);
        }
        Reason::Gomoku(gomoku::Fact::Wins)
        | Reason::ConnectFour(connect_four::Fact::Wins { .. })
        | Reason::Four(four::Fact::Wins)
        | Reason::Hex(hex::Fact::Wins) => wins(),
        _ => {}
    }
}

fn told(game: Game, seed: u64, least: usize) -> Told {
    let mut told = Told::default();
    for seed in seed.. {
        let game = played(game, seed);
        told.add(&game, &reviewed(&game));
        if told.mistakes >= least {
            break;
        }
    }
    told
}

#[test]
fn mistakes_of_short_games_are_explained() {
    for game in [Game::ConnectFour, Game::Four] {
        let told = told(game, 1, 3);
        assert!(told.explained() * 4 >= told.mistakes * 3, "{game:?}: {told:?}");
    }
}

#[test]
#[ignore = "takes minutes in release; prints the share of explained mistakes"]
fn nearly_all_of_two_hundred_mistakes_are_explained() {
    let mut all = [0; 3];
    for game in Game::ALL {
        let told = told(game, 100, 25);
        println!(
            "{game:?}: {} mistakes, {} told by the answer, {} by what was missed",
            told.mistakes, told.answers, told.missed
        );
        println!("  {:?}", told.kinds);
        told.untold.iter().for_each(|untold| println!("  untold: {untold}"));
        all = [all[0] + told.mistakes, all[1] + told.answers, all[2] + told.missed];
    }
    println!("all: {all:?}");
    assert!((all[1] + all[2]) * 100 >= all[0] * 95, "{all:?}");
}
