//! Conversion of matches to records and back, through the text that other programs read.

use parlour::notation::{self, BadTurn, Place, Problem};
use parlour::play::{Act, Avatar, Match, Mode, Player, Setup, TimeControl};
use parlour::rules::{Game, Illegal, Outcome, Reason, Rules, Side, Turn, checkers, go, gomoku};

fn setup(rules: Rules) -> Setup {
    let player = |name: &str, avatar| Player::person(name, avatar);
    let players = [player("Anna \"Red\" [B]", Avatar::Leaf), player("Zo\u{eb}", Avatar::Kite)];
    Setup { mode: Mode::Quick, ..Setup::new(rules, players) }
}

/// Start of all matches: 2 October 2026, in seconds since the Unix epoch.
const BEGAN: u64 = 1_790_899_200;

/// A match by these rules after this many random turns. `chance` is the seed.
fn played(rules: Rules, turns: usize, mut chance: u64) -> Match {
    let mut game = Match::new(1, setup(rules), BEGAN).expect("a first position");
    for _ in 0..turns {
        if let Some(&choice) = game.choices().last() {
            game.choose(choice).expect("an offered choice");
        }
        let turns = game.position().turns();
        if turns.is_empty() {
            break;
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(&turns[(chance >> 33) as usize % turns.len()]).expect("a legal turn");
    }
    game
}

/// Writes a match as a record that other programs read, and reads it again.
fn returned(game: &Match) -> Match {
    let text = notation::write_game(&game.record()).expect("a record");
    // The reader has a match of another game, with other players.
    let usual = Game::Checkers.presets()[1].rules;
    let usual = if game.setup().rules.game() == Game::Checkers {
        usual
    } else {
        game.setup().rules.game().presets().last().expect("a preset").rules
    };
    let games = notation::read_any(usual, text.as_bytes()).games;
    let record = games.into_iter().next().expect("a game").expect("a readable game");
    let other = Player::person("Somebody", Avatar::Fish);
    let setup = Setup { players: [other.clone(), other], ..setup(usual) };
    Match::from_record(7, &record, &setup).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn turns(game: &Match) -> Vec<&Act> {
    game.acts().iter().filter(|act| matches!(act, Act::Turn(_))).collect()
}

fn all_rules() -> Vec<Rules> {
    let mut all: Vec<_> =
        Game::ALL.iter().flat_map(|game| game.presets()).map(|preset| preset.rules).collect();
    for opening in [gomoku::Opening::Swap, gomoku::Opening::Swap2] {
        let rules = gomoku::Rules::new(15, gomoku::Winning::Renju, opening).expect("a usual board");
        all.push(Rules::Gomoku(rules));
    }
    let small = go::Size::new(5).expect("a board of that size");
    all.push(Rules::Go(go::Rules { komi: 3, ..go::Rules::JAPANESE.on(small) }));
    let own = checkers::Rules { finish_jumps: false, ..checkers::Rules::AMERICAN };
    all.push(Rules::Checkers(own));
    all
}

/// The pieces and the side to move. Records do not contain the stage of an opening.
fn board(game: &Match) -> String {
    let text = notation::position_text(game.position());
    match game.setup().rules {
        Rules::Gomoku(_) => text.split(' ').take(2).collect::<Vec<_>>().join(" "),
        _ => text,
    }
}

#[test]
fn matches_round_trip_through_records() {
    for rules in all_rules() {
        for (length, chance) in [(0, 1), (7, 2), (40, 3), (1000, 4)] {
            let game = played(rules, length, chance);
            let back = returned(&game);
            assert_eq!(turns(&back), turns(&game), "turns by {rules:?}");
            assert_eq!(back.id(), 7);
            assert_eq!(board(&back), board(&game), "board by {rules:?}");
            assert_eq!(back.outcome(), game.outcome(), "outcome by {rules:?}");
            if !matches!(rules, Rules::Gomoku(played) if played.opening() != gomoku::Opening::Free) {
                assert_eq!(back.setup().rules, rules);
            }
            if !matches!(rules.game(), Game::ConnectFour | Game::Four) {
                for side in Side::BOTH {
                    assert_eq!(
                        back.player(side).name,
                        game.player(side).name,
                        "name of {side:?} by {rules:?}"
                    );
                }
                assert_eq!(back.began(), BEGAN);
            }
        }
    }
}

#[test]
fn the_record_of_a_counted_game_has_the_points() {
    let result = |komi: i16, text: &str| {
        let Rules::Go(rules) = Game::Go.presets()[0].rules else { panic!("rules of Go") };
        let mut game =
            Match::new(1, setup(Rules::Go(go::Rules { size: go::Size::NINE, komi, ..rules })), BEGAN)
                .expect("a match");
        for name in text.split(' ').chain(["", ""]) {
            let turn = match name {
                "" => Turn::default(),
                name => notation::read_turn(game.position(), name).expect("a legal turn"),
            };
            game.play(&turn).expect("a legal turn");
        }
        game.settle().expect("a count");
        assert_eq!(returned(&game).outcome(), game.outcome());
        let text = notation::write_game(&game.record()).expect("a record");
        text.split_once("RE[").map(|(_, rest)| rest.split_once(']').expect("a value").0.to_owned())
    };
    // Only White has stones, so all 81 points are White's.
    assert_eq!(result(11, " E5").as_deref(), Some("W+86.5"));
    assert_eq!(result(0, "E5").as_deref(), Some("B+81"));
    let resigned = |side| {
        let mut game = played(Game::Go.presets()[0].rules, 6, 5);
        game.resign(side);
        notation::write_game(&game.record()).expect("a record")
    };
    assert!(resigned(Side::First).contains("RE[W+R]"));
}

#[test]
fn opening_choices_are_in_the_record() {
    for game in [Game::Checkers, Game::Reversi, Game::Go, Game::Gomoku] {
        let rules = game.presets()[0].rules;
        let mut resigned = played(rules, 6, 5);
        resigned.resign(Side::Second);
        let wins = Outcome { winner: Some(Side::First), reason: Reason::Resigned };
        assert_eq!(returned(&resigned).outcome(), Some(wins));
        let mut agreed = played(rules, 6, 5);
        agreed.agree_draw();
        assert_eq!(returned(&agreed).outcome(), Some(Outcome { winner: None, reason: Reason::Agreed }));
    }
}

#[test]
fn time_controls_and_time_losses_are_in_the_record() {
    let lost = Some(Outcome { winner: Some(Side::First), reason: Reason::Time });
    let main = 600;
    for (rules, control, tags) in [
        (
            Game::Go,
            TimeControl::ByoYomi { main, periods: 5, period: 30 },
            [("TM", "600"), ("OT", "5x30 byo-yomi")],
        ),
        (
            Game::Go,
            TimeControl::Canadian { main, stones: 25, period: 300 },
            [("TM", "600"), ("OT", "25/300 canadian")],
        ),
        (Game::Gomoku, TimeControl::PerTurn { time: 30 }, [("TM", "0"), ("OT", "1x30 byo-yomi")]),
        (Game::Reversi, TimeControl::Fischer { main, increment: 10 }, [("RE", "B+T"), ("OT", "10 fischer")]),
        (
            Game::Checkers,
            TimeControl::Fischer { main, increment: 10 },
            [("TimeControl", "600+10"), ("Termination", "time forfeit")],
        ),
    ] {
        let setup = Setup { clocks: [Some(control); 2], ..setup(rules.presets()[0].rules) };
        let mut game = Match::new(1, setup, BEGAN).expect("a first position");
        while game.ticking() != Some(Side::Second) {
            game.resume();
            let turn = game.position().turns()[0].clone();
            game.play(&turn).expect("a legal turn");
        }
        assert_eq!(game.tick(std::time::Duration::from_secs(10_000)), Some(Side::Second));
        let record = game.record();
        for (tag, value) in tags {
            assert_eq!(record.tag(tag), Some(value), "{tag} by {rules:?}");
        }
        assert_eq!(
            (game.outcome(), returned(&game).outcome()),
            (lost, lost),
            "the loss on time should be in the record by {rules:?}"
        );
        assert!(!returned(&game).setup().has_clocks(), "a match from a record should have no clocks");
    }
}

fn play(game: &mut Match, turns: &[&str]) {
    for text in turns {
        let turn = notation::read_turn(game.position(), text).expect("a legal turn");
        game.play(&turn).expect("a legal turn");
    }
}

#[test]
fn a_counted_game_comes_back_with_its_dead_stones() {
    let small = go::Size::new(5).expect("a board of that size");
    let mut game = Match::new(1, setup(Rules::Go(go::Rules::JAPANESE.on(small))), BEGAN).expect("a match");
    play(&mut game, &["C3", "A1", "B2", "E5", "pass", "pass"]);
    // Unlike any proposal: all white stones are alive.
    for square in game.dead().to_vec() {
        if game.dead().contains(&square) {
            game.touch(square);
        }
    }
    game.settle().expect("an agreement");
    let back = returned(&game);
    assert_eq!((back.outcome(), back.dead()), (game.outcome(), game.dead()));

    // Without an agreement the record continues without the passes.
    assert_eq!(game.undo(), Some(parlour::play::Undone::Decision));
    game.play_on().expect("play can resume");
    play(&mut game, &["D4"]);
    let back = returned(&game);
    assert_eq!(back.turn_count(), 5);
    let stones = |game: &Match| notation::picture(game.position());
    assert_eq!(stones(&back), stones(&game));
}

#[test]
fn undone_turns_are_not_in_the_record() {
    let mut game = played(Game::Reversi.presets()[0].rules, 10, 9);
    game.go_to(4);
    assert_eq!(game.record().turns.len(), 4);
}

#[test]
fn a_text_without_a_game_is_read_by_the_usual_rules() {
    let usual = |game: Game| game.presets()[0].rules;
    for (table, text, game, turns) in [
        (Game::Go, "[Event \"A\"]\n[GameType \"21\"]\n\n1. 11-15 23-19 *\n", Game::Checkers, 2),
        (Game::Go, "1. 11-15 23-19\n", Game::Checkers, 2),
        (Game::Checkers, "(;GM[2]FF[4]SZ[8];B[fe])", Game::Reversi, 1),
        (Game::Checkers, "(;FF[4]SZ[9];B[fe])", Game::Go, 1),
        (Game::Gomoku, "(;FF[4]SZ[15];B[fe];W[ab])", Game::Gomoku, 2),
        (Game::Checkers, "4453\n", Game::ConnectFour, 4),
        (Game::ConnectFour, "4453\n", Game::ConnectFour, 4),
        (Game::Checkers, "f5d6c3", Game::Reversi, 3),
        (Game::Go, "D4 Q16", Game::Go, 2),
    ] {
        let games = notation::read_any(usual(table), text.as_bytes());
        let record = games.games.first().expect("a game").as_ref().expect("a readable game");
        assert_eq!(
            (record.rules.game(), record.turns.len()),
            (game, turns),
            "game and number of turns of {text}"
        );
        assert_eq!(games.rules.game(), game);
    }
    for nothing in ["", "   \n", "\u{0}"] {
        assert!(
            notation::read_any(usual(Game::Checkers), nothing.as_bytes()).games.iter().all(Result::is_err)
        );
    }
    let chess = notation::read_any(usual(Game::Four), b"(;GM[3];B[ab])").games;
    assert!(
        matches!(&chess[0], Err(error) if matches!(error.problem, Problem::OtherGame(_))),
        "chess should be refused as another game: {chess:?}"
    );
}

#[test]
fn a_record_can_be_read_up_to_its_first_error() {
    let usual = |game: Game| game.presets()[0].rules;
    for (table, text, line, good) in [
        (
            Game::Checkers,
            "[White \"Zo\u{eb}\"]\n[Result \"1-0\"]\n\n1. 11-15 22-18\n2. 15x22 9-13 1-0\n",
            5,
            3,
        ),
        (Game::Go, "(;GM[1]SZ[9]\n;B[aa];W[bb]\n;B[aa];W[cc])", 3, 2),
        (Game::Reversi, "f5d6 c3\nf5d6 a1 c3", 2, 0),
        (Game::ConnectFour, "# a game\n44 4 4 4 4 4", 2, 6),
    ] {
        let games = notation::read_any(usual(table), text.as_bytes());
        let Some(Err(error)) = games.games.iter().find(|game| game.is_err()) else {
            panic!("{text} should have an error")
        };
        assert_eq!(error.place.line, line, "line of the error in {text}");
        if good == 0 {
            continue;
        }
        assert_eq!(error.turns_read(), good);
        let part = notation::read_until(games.rules, text.as_bytes(), error.place).expect("the part before");
        assert_eq!((part.turns.len(), part.score), (good, None));
    }
    let first = notation::read_any(usual(Game::Checkers), b"1. 11-16 22-18 16-20 18-15 20-24 15-11");
    let Some(Err(error)) = first.games.first() else { panic!("20-24 should be refused") };
    let Problem::Turn { ply: 5, reason: BadTurn::Illegal { reason, .. } } = &error.problem else {
        panic!("the turn should be refused, not {error:?}")
    };
    assert!(!matches!(reason, Illegal::GameOver));
    assert!(notation::read_until(first.rules, b"", Place { line: 9, column: 9 }).is_none());
}
