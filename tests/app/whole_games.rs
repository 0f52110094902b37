//! Whole games by touch alone, in every window, to every kind of end.

use bevy::prelude::*;
use parlour::app::vocabulary::action::{Action, PlayAction};
use parlour::app::vocabulary::notice::Notice;
use parlour::notation;
use parlour::play::{Match, Mode};
use parlour::rules::{Game, Position, Reason, Rules, Side, Turn, go, hex};

use crate::harness::{Player, setup_of};

const PHONE: Vec2 = Vec2::new(412., 915.);
const SMALL_PHONE: Vec2 = Vec2::new(360., 640.);
const TABLET: Vec2 = Vec2::new(800., 1280.);
const TURNED: Vec2 = Vec2::new(1280., 800.);
const DESKTOP: Vec2 = Vec2::new(1000., 700.);
const LEAST: Vec2 = Vec2::new(320., 320.);

/// The course of a game.
enum Way {
    /// These turns, in the notation of records.
    Turns(&'static str),
    /// The first legal turn each time.
    FirstLegal,
    /// Random turns that lead to the end of the game.
    ByChance,
}

/// A game, and the text at its end.
struct Case {
    rules: Rules,
    mode: Mode,
    way: Way,
    ends: Reason,
    /// The winner, or `None` in a draw. Not checked if the turns are random.
    winner: Option<Side>,
    reads: &'static str,
}

fn preset(game: Game, name: &str) -> Rules {
    game.preset(name).expect("a preset")
}

fn cases() -> Vec<Case> {
    let quick = |game, name, way, winner, reads| Case {
        rules: preset(game, name),
        mode: Mode::Quick,
        way,
        ends: Reason::Line,
        winner: Some(winner),
        reads,
    };
    vec![
        quick(Game::ConnectFour, "standard", Way::Turns("1 2 1 2 1 2 1"), Side::First, "Four in a row."),
        quick(
            Game::Gomoku,
            "free-style",
            Way::Turns("h8 a1 h9 a2 h10 a3 h11 a4 h12"),
            Side::First,
            "Five in a row.",
        ),
        quick(Game::Four, "free", Way::Turns("d4 d5 e4 e5 f4 f5 g4"), Side::First, "Four in a row."),
        quick(Game::Four, "seat-stone", Way::Turns("a5 b4 b5 c4 c5 d4"), Side::First, "Four in a row."),
        Case {
            rules: hex(3),
            // The second player takes the stone in the middle over.
            ..connected("b2 swap a1 a2 c3 c2", Side::Second)
        },
        Case {
            mode: Mode::HandOver,
            ..quick(Game::ConnectFour, "standard", Way::Turns("1 2 1 2 1 2 7 2"), Side::Second, "Ben wins")
        },
    ]
}

/// Returns the rules of Hex on a board with this number of cells a side.
fn hex(size: u8) -> Rules {
    Rules::Hex(hex::Rules::new(size, true).expect("a usual board"))
}

/// Returns a game of Hex that ends with joined edges.
fn connected(turns: &'static str, winner: Side) -> Case {
    Case {
        rules: hex(7),
        mode: Mode::Quick,
        way: Way::Turns(turns),
        ends: Reason::Connection,
        winner: Some(winner),
        reads: "Both edges are connected.",
    }
}

/// Longer games, which are not played in every window.
fn long_cases() -> Vec<Case> {
    vec![
        Case {
            rules: preset(Game::Reversi, "standard"),
            mode: Mode::Quick,
            way: Way::FirstLegal,
            ends: Reason::Count,
            winner: Some(Side::Second),
            reads: "–",
        },
        Case {
            rules: preset(Game::Checkers, "american"),
            mode: Mode::HandOver,
            way: Way::ByChance,
            ends: Reason::NoPieces,
            winner: None,
            reads: "has no pieces left.",
        },
        Case {
            rules: preset(Game::Hexdame, "standard"),
            mode: Mode::Quick,
            way: Way::Turns(
                "d4-d5 f6-e6 c3-d4 h6-g5 d5-e5 e6xe4 d4xf4xh6xf6 g7xe5 b3-c3 g8-g7 d2-e3 h8-g8 c4-d4 g7-f6 b4-c4 \
                 g8-g7 c1-d2 i6-h5 d2-e2 i9-h8 d4-e4 f6-e6 e2-f2 f9-e8 c4-d4 g7-f6 e4-f4 e8-e7 a4-b5 e6-d5 d4xd6 \
                 e7xc5xa5 a3-a4 a5xa3 a2xa4 g9-g8 c3-c4 f7-e7 f2-g3 f8-e8 g3-h4 f6-e6 h4xh6 h7xh5 b1-c1 e8-d8 \
                 a4-b5 d8-c7 b5-c6 c7xc5xc3 b2xd4xf6xd6xf8 g8xe8 e3-f3 i7-h7 f3-g3 h8-g8 g3-h4 h5-g4 h4-i5 g4xe4 \
                 i5xi9xf9xa4xh4xh8xf8",
            ),
            ends: Reason::NoPieces,
            winner: Some(Side::First),
            reads: "has no pieces left.",
        },
        connected("a5 a7 e6 c5 e5 e4 f4 f3 d5 d4 b6 g3 b7 b4 a4 a3 b3 c2 b2 c1 b1 b5 a6", Side::First),
        Case {
            rules: preset(Game::Checkers, "international"),
            mode: Mode::Quick,
            way: Way::ByChance,
            ends: Reason::NoPieces,
            winner: None,
            reads: "has no pieces left.",
        },
    ]
}

/// Returns the turns of a game.
fn turns(case: &Case) -> Vec<Turn> {
    match case.way {
        Way::Turns(text) => {
            let mut position = case.rules.start();
            let play = |text| {
                let turn = notation::read_turn(&*position, text).expect("a legal turn");
                position.play(&turn).expect("a legal turn");
                turn
            };
            text.split(' ').map(play).collect()
        }
        Way::FirstLegal => follow(case.rules, |turns| turns[0].clone(), 200),
        Way::ByChance => by_chance(case.rules, case.ends),
    }
}

/// Returns the turns of a random game that ends for this reason.
pub fn by_chance(rules: Rules, ends: Reason) -> Vec<Turn> {
    let mut games = (0..20_000_u64).map(|seed| {
        let mut state = seed;
        let chance = |turns: &[Turn]| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            turns[usize::try_from(state >> 33).expect("31 bits") % turns.len()].clone()
        };
        follow(rules, chance, 90)
    });
    games
        .find(|turns| {
            let mut position = rules.start();
            for turn in turns {
                position.play(turn).expect("a legal turn");
            }
            position.outcome().is_some_and(|outcome| outcome.reason == ends)
        })
        .expect("a game with this end")
}

fn follow(rules: Rules, mut choose: impl FnMut(&[Turn]) -> Turn, most: usize) -> Vec<Turn> {
    let mut position: Box<dyn Position> = rules.start();
    let mut played = Vec::new();
    while position.outcome().is_none() && played.len() < most {
        let turn = choose(&position.turns());
        position.play(&turn).expect("a legal turn");
        played.push(turn);
    }
    played
}

fn play(case: &Case, size: Vec2) {
    let name = format!("{:?} at {size}", case.rules);
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), size);
    player.begin_setup(setup_of(case.rules, case.mode, None));
    let turns = turns(case);
    let mut passes = 0;
    for (at, turn) in turns.iter().enumerate() {
        if turn.0.is_empty() {
            // The pass was played together with the turn before it.
            passes += 1;
            assert!(
                matches!(player.said(), Some(Notice::CannotMove(_))),
                "{name}: a notice should report the pass in turn {at}"
            );
        } else {
            player.play_by_touch(&turn.0);
        }
        let forced = turns.get(at + 1).is_some_and(|turn| turn.0.is_empty());
        assert_eq!(
            player.game().turn_count(),
            at + 1 + usize::from(forced),
            "{name}: {turn:?} should be played"
        );
    }
    assert!(passes > 0 || !matches!(case.way, Way::FirstLegal), "{name}: the game should have a pass");
    check_end(&mut player, case, &name);
}

/// Checks that the end is shown on the board, then announced, and can be undone.
fn check_end(player: &mut Player, case: &Case, name: &str) {
    let outcome = player.game().outcome().unwrap_or_else(|| panic!("{name} should be over"));
    assert_eq!(outcome.reason, case.ends, "reason for the end of {name}");
    if !matches!(case.way, Way::ByChance) {
        assert_eq!(outcome.winner, case.winner, "winner of {name}");
    }
    assert!(
        player.find_control(&PlayAction::Rematch.into()).is_none(),
        "{name}: the result should be delayed"
    );
    player.rest();
    player.control(PlayAction::Rematch);
    // In the smallest window only the bar has text, and it names the winner.
    if player.app.world().resource::<parlour::app::device::viewport::Viewport>().size != LEAST {
        assert!(player.reads(case.reads), "{name}: the result should be shown: {:?}", player.texts());
    }
    assert_eq!(player.pieces(), player.expected_pieces(), "pieces at the end of {name}");
    assert_eq!(player.seen_pieces(), player.expected_pieces(), "visible pieces at the end of {name}");
    let turns = player.game().turn_count();
    player.act(PlayAction::Undo);
    player.rest();
    assert!(
        player.game().outcome().is_none() && player.game().turn_count() < turns,
        "{name}: the end should be undone"
    );
    assert!(player.find_control(&PlayAction::Rematch.into()).is_none(), "{name}: play should continue");
    assert_eq!(player.seen_pieces(), player.expected_pieces(), "visible pieces of {name} after undo");
}

#[test]
fn short_games_end_correctly_in_every_window() {
    for size in [PHONE, SMALL_PHONE, TABLET, TURNED, DESKTOP, LEAST] {
        for case in cases() {
            play(&case, size);
        }
    }
}

#[test]
fn long_games_end_correctly_on_phone_and_tablet() {
    for (case, size) in long_cases().into_iter().zip([PHONE, TURNED, TABLET]) {
        play(&case, size);
    }
}

#[test]
fn a_game_of_go_with_captures_is_played_and_counted_by_touches() {
    for size in [PHONE, TABLET, TURNED, DESKTOP, SMALL_PHONE, LEAST] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), size);
        let rules = Rules::Go(go::Rules { komi: 13, ..go::Rules::CHINESE.on(go::Size::NINE) });
        player.begin_setup(setup_of(rules, Mode::Quick, None));
        let touch = |player: &mut Player, text: &str| {
            let turn = notation::read_turn(player.game().position(), text).expect("a legal turn");
            player.play_by_touch(&turn.0);
        };
        // White's stone on D5 is captured; the walls stand on lines E and F; White's A1 stays behind Black's.
        for text in "D4 D5 C5 F1 E5 F2 D6 F3 E1 F4 E2 F5 E3 F6 E4 F7 E6 F8 E7 F9 E8 A1 E9 J9".split(' ') {
            touch(&mut player, text);
        }
        assert_eq!(player.game().position().piece(crate::whole_games::at(player.game(), "D5")), None);
        if size != LEAST {
            assert!(player.texts().contains(&"1".to_owned()), "the captured stone should be shown");
        }
        // One pass does not end the game, and a second tap of the same finger does not pass for the opponent.
        let pass = player.control(PlayAction::Pass).center();
        player.tap(pass);
        player.tap(pass);
        assert_eq!(player.said(), Some(Notice::Passed(Side::First)));
        assert!(player.game().counting().is_none());
        player.wait(std::time::Duration::from_millis(500));
        player.press(PlayAction::Pass);
        assert!(player.game().counting().is_some());
        player.wait(std::time::Duration::from_millis(500));
        // Black has 45 points, less one while White's stone on A1 is alive.
        let dead = player.game().dead().to_vec();
        assert_eq!(dead, [at(player.game(), "A1")], "the proposal should mark A1 as dead");
        player.press(PlayAction::Agree(Side::First));
        let stone = player.game().dead()[0];
        let point = player.app.world().resource::<parlour::app::board::place::Place>().point(stone);
        player.tap(point);
        assert!(player.game().dead().is_empty(), "the stone should be alive");
        player.press(PlayAction::Agree(Side::Second));
        assert!(player.game().outcome().is_none(), "a mark should take back agreements");
        player.tap(point);
        assert_eq!(player.game().dead(), [stone]);
        if size != LEAST {
            assert!(
                player.reads("Black is ahead by 2.5 points"),
                "the lead should be shown: {:?}",
                player.texts()
            );
        }
        player.press(PlayAction::Agree(Side::First));
        player.press(PlayAction::Agree(Side::Second));
        assert_eq!(
            player.game().outcome().map(|outcome| (outcome.winner, outcome.reason)),
            Some((Some(Side::First), Reason::Count))
        );
        player.rest();
        player.control(PlayAction::Rematch);
        if size != LEAST {
            assert!(player.reads("By 2.5 points."), "the margin should be shown: {:?}", player.texts());
        }
        player.act(PlayAction::Undo);
        assert!(player.game().counting().is_some(), "undo should return to the count without agreements");
        player.wait(std::time::Duration::from_millis(500));
        player.press(PlayAction::Agree(Side::Second));
        assert!(player.game().outcome().is_none());
    }
}

/// Returns a square by its name.
fn at(game: &Match, name: &str) -> parlour::rules::Square {
    notation::read_square(game.setup().rules, name).expect("the name of a square")
}

#[test]
fn a_resignation_ends_the_game_at_once_and_can_be_undone() {
    for (game, name) in [(Game::Checkers, "american"), (Game::Go, "japanese"), (Game::Gomoku, "renju")] {
        for size in [PHONE, TURNED] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut player = Player::open(folder.path(), size);
            player.begin_setup(setup_of(preset(game, name), Mode::Quick, None));
            player.press(PlayAction::Resign);
            assert!(player.reads("Ben wins"), "the winner should be shown: {:?}", player.texts());
            player.wait(std::time::Duration::from_millis(500));
            player.press(PlayAction::Undo);
            assert!(player.game().outcome().is_none());
            assert_eq!(player.said(), Some(Notice::GameGoesOn));
        }
    }
}

#[test]
fn pass_and_resign_are_far_from_each_other_and_from_the_board() {
    for size in [PHONE, SMALL_PHONE, TABLET, TURNED, DESKTOP, Vec2::new(320., 1024.)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), size);
        player.begin_setup(setup_of(preset(Game::Go, "chinese"), Mode::Quick, None));
        let (pass, resign) = (player.control(PlayAction::Pass), player.control(PlayAction::Resign));
        assert!(resign.min.x - pass.max.x >= 48., "{pass:?} and {resign:?} should be far apart at {size}");
        assert!(
            pass.height() >= 48. && resign.height() >= 48.,
            "both controls should be large enough at {size}"
        );
    }
}

#[test]
fn the_first_stone_of_hex_is_taken_over_with_a_button_too() {
    for size in [PHONE, TABLET, TURNED, DESKTOP, SMALL_PHONE, LEAST] {
        for mode in [Mode::Quick, Mode::HandOver] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut player = Player::open(folder.path(), size);
            player.begin_setup(setup_of(hex(7), mode, None));
            let swap = Action::from(PlayAction::Swap);
            assert!(player.find_control(&swap).is_none(), "there is no stone to take over");
            let [first, mirrored] = ["c2", "b3"].map(|name| at(player.game(), name));
            player.play_by_touch(&[first]);
            if mode == Mode::HandOver {
                player.press(PlayAction::StartTurn);
            }
            player.press(PlayAction::Swap);
            let position = player.game().position();
            assert_eq!(position.to_move(), Side::First, "the swap is a turn");
            assert_eq!(position.piece(first), None);
            assert_eq!(position.piece(mirrored).map(|piece| piece.side), Some(Side::Second));
            assert!(player.find_control(&swap).is_none(), "a swap cannot be answered by one");
        }
    }
}
