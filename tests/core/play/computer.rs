//! Undo, proposals and saved files of a match in which the computer plays.

use parlour::engine::Level;
use parlour::play::{Avatar, Match, Mode, Player, Setup, Touched, Undone, saved};
use parlour::rules::{Change, Game, Piece, Rules, Side, Square, go};

use crate::support::play;

fn setup(rules: Rules, position: Option<String>) -> Setup {
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    Setup { position, mode: Mode::Quick, ..Setup::new(rules, players) }
}

/// A match of American checkers in which the computer plays these sides.
fn with_computer(sides: &[Side]) -> Match {
    let mut setup = setup(Game::Checkers.presets()[0].rules, None);
    setup.mode = Mode::HandOver;
    for side in sides {
        setup.players[side.index()] = Player::computer(Level::LOWEST);
    }
    Match::new(1, setup, 0).expect("a first position")
}

#[test]
fn undo_includes_the_replies_of_the_computer() {
    let mut game = with_computer(&[Side::Second]);
    assert!(game.turns().current.started, "the turn should begin without a hand-over");
    play(&mut game, &["9-13", "22-18", "11-15", "18x11", "8x15", "21-17"]);
    assert_eq!((game.computer_to_act(), game.acts().len()), (None, 6));
    assert!(matches!(game.undo(), Some(Undone::Turn(changes)) if changes.len() >= 3));
    assert_eq!(game.acts().len(), 4);
    assert!(game.undo().is_some());
    assert_eq!(game.acts().len(), 2);
    assert!(matches!(game.redo(), Some(Undone::Turn(_))));
    assert_eq!(game.acts().len(), 4);
    // A step is always one act, whichever player performed it.
    assert!(game.step_back().is_some() && game.acts().len() == 3);
    assert_eq!(game.computer_to_act().and_then(|player| player.computer), Some(Level::LOWEST));
    assert!(game.step_forward().is_some() && game.acts().len() == 4);
    while game.undo().is_some() {}
    assert_eq!(game.acts().len(), 0);

    // While the computer thinks, undo takes back only the person's own turn.
    play(&mut game, &["9-13"]);
    assert_eq!(game.computer_to_act().and_then(|player| player.computer), Some(Level::LOWEST));
    assert!(game.undo().is_some() && game.acts().is_empty());
}

#[test]
fn the_first_move_of_the_computer_is_not_undone() {
    let mut game = with_computer(&[Side::First]);
    play(&mut game, &["9-13"]);
    assert!(!game.can_undo(), "the computer would only play it again");
    play(&mut game, &["22-18", "11-15"]);
    assert!(game.undo().is_some());
    assert_eq!(game.acts().len(), 1);
}

#[test]
fn undo_takes_back_single_turns_if_the_computer_plays_both_sides() {
    let mut game = with_computer(&Side::BOTH);
    play(&mut game, &["9-13", "22-18"]);
    assert!(game.setup().is_watched() && game.undo().is_some());
    assert_eq!(game.acts().len(), 1);
}

#[test]
fn a_person_resigns_during_the_computers_turn_and_undoes_only_that() {
    let mut game = with_computer(&[Side::Second]);
    play(&mut game, &["9-13"]);
    assert_eq!(game.asking_side(), Side::First, "the person should decide, although the computer is to move");
    game.resign(game.asking_side());
    let kept = saved::read(&saved::write(&game)).expect("a match");
    assert_eq!(kept.setup(), game.setup());
    assert_eq!(kept.record().tag("White"), Some("Parlour, level 1"));
    assert!(game.undo().is_some());
    assert_eq!(game.acts().len(), 1, "undo should take back only the resignation");
}

#[test]
fn proposed_dead_stones_count_until_a_player_marks_stones() {
    let rules = Rules::Go(go::Rules::CHINESE.on(go::Size::NINE));
    let position = format!("{} X passes=2", [".X.XO.O.."; 9].join("/"));
    let mut game = Match::new(1, setup(rules, Some(position)), 0).expect("a position");
    let [stone, other] = [4, 6].map(Square);
    game.propose(vec![stone]);
    assert_eq!(game.dead(), [stone]);
    assert!(!game.has_marks());
    assert!(matches!(game.touch(other), Touched::Marked));
    let marked = game.dead().to_vec();
    game.propose(Vec::new());
    assert_eq!(game.dead(), marked);
    let kept = saved::read(&saved::write(&game)).expect("a match");
    assert!(kept.has_marks() && kept.dead() == marked);
}

#[test]
fn undoing_two_turns_flips_no_disc_twice() {
    let rules = Game::Reversi.presets()[0].rules;
    let mut setup = setup(rules, None);
    setup.players[1] = Player::computer(Level::LOWEST);
    let mut game = Match::new(1, setup, 0).expect("a first position");
    while game.outcome().is_none() && game.acts().len() < 30 {
        let turn =
            game.position().turns()[game.acts().len() % 2 * (game.position().turns().len() - 1)].clone();
        game.play(&turn).expect("a legal turn");
    }
    let board = |game: &Match| -> Vec<Option<Piece>> {
        game.position().grid().squares().map(|square| game.position().piece(square)).collect()
    };
    let apply = |mut pieces: Vec<Option<Piece>>, changes: &[Change]| {
        for (at, change) in changes.iter().enumerate() {
            match *change {
                Change::Put { square, piece } => pieces[usize::from(square.0)] = Some(piece),
                Change::Remove { square } => pieces[usize::from(square.0)] = None,
                Change::Flip { square, .. } => {
                    let piece = pieces[usize::from(square.0)].as_mut().expect("a disc");
                    piece.side = piece.side.other();
                    assert!(
                        !changes[..at].iter().any(|earlier| earlier.concerns(square)),
                        "{square:?} should be flipped only once: {changes:?}"
                    );
                }
                _ => panic!("undo in reversi should not need {change:?}"),
            }
        }
        pieces
    };
    for step in [Match::undo as fn(&mut Match) -> Option<Undone>, Match::redo] {
        let mut before = board(&game);
        while let Some(undone) = step(&mut game) {
            let Undone::Turn(changes) = undone else { panic!("a turn should be undone, not {undone:?}") };
            assert_eq!(apply(before, &changes), board(&game));
            before = board(&game);
        }
    }
}
