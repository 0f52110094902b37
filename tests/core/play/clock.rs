//! The clocks of a match, to the millisecond.

use std::time::Duration;

use parlour::engine::Level;
use parlour::play::clock::{Clock, Reading};
use parlour::play::{Act, Avatar, Match, Mode, Player, Setup, TimeControl, Undone, saved};
use parlour::rules::{Choice, Game, Outcome, Reason, Rules, Side, go, gomoku};
use proptest::prelude::*;

use crate::support::play;

const ANNA: TimeControl = TimeControl::SuddenDeath { main: 100 };
const BEN: TimeControl = TimeControl::SuddenDeath { main: 50 };

fn setup(rules: Rules, mode: Mode, clocks: [Option<TimeControl>; 2]) -> Setup {
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    Setup { mode, clocks, ..Setup::new(rules, players) }
}

fn preset(game: Game) -> Rules {
    game.presets()[0].rules
}

/// A match in which both players have this time control, and the clock runs.
fn begun(rules: Rules, control: TimeControl) -> Match {
    let mut game = Match::new(1, setup(rules, Mode::Quick, [Some(control); 2]), 0).expect("a match");
    game.start_turn();
    game
}

/// A match of checkers in which the players have different time controls.
fn checkers() -> Match {
    let setup = setup(preset(Game::Checkers), Mode::Quick, [Some(ANNA), Some(BEN)]);
    let mut game = Match::new(1, setup, 0).expect("a match");
    game.start_turn();
    game
}

fn tick(game: &mut Match, milliseconds: u64) -> Option<Side> {
    game.tick(Duration::from_millis(milliseconds))
}

/// Milliseconds that each player has left before the flag falls.
fn left(game: &Match) -> [u64; 2] {
    Side::BOTH.map(|side| game.clock(side).expect("a clock").until_flag)
}

fn readings(game: &Match) -> [Option<Reading>; 2] {
    Side::BOTH.map(|side| game.clock(side))
}

fn kept(game: &Match) -> Match {
    saved::read(&saved::write(game)).expect("a saved match")
}

/// Plays any legal turn.
fn play_any(game: &mut Match) -> Option<Side> {
    let turn = game.position().turns()[0].clone();
    game.play(&turn).expect("a legal turn").passed
}

#[test]
fn the_side_to_move_spends_its_time() {
    let mut game = checkers();
    assert_eq!((left(&game), game.ticking()), ([100_000, 50_000], Some(Side::First)));
    assert_eq!(tick(&mut game, 1234), None);
    assert_eq!(left(&game), [98_766, 50_000]);
    play(&mut game, &["11-15"]);
    assert_eq!((left(&game), game.ticking()), ([98_766, 50_000], Some(Side::Second)));
    tick(&mut game, 1);
    play(&mut game, &["22-18"]);
    assert_eq!((left(&game), game.times()), ([98_766, 49_999], [1234, 1].as_slice()));
    let swapped = game.setup().clone().swapped();
    assert_eq!((swapped.clocks, swapped.players[0].name.as_str()), ([Some(BEN), Some(ANNA)], "Ben"));
}

#[test]
fn a_player_without_a_clock_never_runs_out_of_time() {
    let setup = setup(preset(Game::Gomoku), Mode::Quick, [None, Some(BEN)]);
    let mut game = Match::new(1, setup, 0).expect("a match");
    game.start_turn();
    assert_eq!((game.ticking(), tick(&mut game, u64::MAX)), (Some(Side::First), None));
    play_any(&mut game);
    assert_eq!((game.clock(Side::First), left_of(&game, Side::Second)), (None, 50_000));
    assert_eq!(tick(&mut game, 50_000), Some(Side::Second));
}

fn left_of(game: &Match, side: Side) -> u64 {
    game.clock(side).expect("a clock").until_flag
}

#[test]
fn matches_without_clocks_save_no_times() {
    let mut game = Match::new(1, setup(preset(Game::Go), Mode::Quick, [None; 2]), 0).expect("a match");
    assert_eq!((game.ticking(), tick(&mut game, u64::MAX)), (None, None));
    game.pause();
    assert!(!game.is_paused());
    let text = saved::write(&game);
    assert!(
        !text.contains("clocks") && !text.contains("spent"),
        "no clocks and no times should be saved: {text}"
    );
    let early = saved::read(include_str!("../../data/matches/version-1.json")).expect("a match");
    assert_eq!((early.ticking(), readings(&early)), (None, [None; 2]));
}

#[test]
fn a_match_with_clocks_that_was_saved_can_be_read() {
    let text = include_str!("../../data/matches/version-2-clocks.json");
    let mut game = saved::read(text).expect("version 2 stays readable");
    let clocks = &text[text.find("\"spent\"").expect("the times of the turns")..];
    let clocks = clocks.trim_end().strip_suffix('}').expect("the end of the match");
    assert!(saved::write(&game).contains(clocks));
    assert!(game.is_paused());
    let [anna, ben] = Side::BOTH.map(|side| game.clock(side).expect("a clock"));
    assert_eq!((anna.main, ben.overtime.map(|over| (over.left, over.periods))), (180_800, Some((30_000, 3))));
    game.redo();
    assert_eq!(game.outcome(), Some(Outcome { winner: Some(Side::Second), reason: Reason::Time }));

    // Impossible times do no harm.
    let damaged = text.replace("[1500,20000,3000,12000,181500,0]", "[18446744073709551615]");
    let mut game = saved::read(&damaged).expect("a match");
    assert_eq!(
        (game.times(), game.clock(Side::First).map(|clock| clock.main)),
        ([u64::MAX, 0, 0, 0].as_slice(), Some(3300))
    );
    game.resume();
    assert_eq!(tick(&mut game, u64::MAX), Some(Side::First));
}

#[test]
fn a_flag_falls_exactly_at_zero_by_every_control() {
    for &control in TimeControl::presets() {
        let mut game = begun(preset(Game::Reversi), control);
        tick(&mut game, 1000);
        play_any(&mut game);
        let whole = left_of(&game, Side::Second);
        assert_eq!(tick(&mut game, whole - 1), None, "one millisecond should be left by {control:?}");
        assert_eq!(left_of(&game, Side::Second), 1);
        assert_eq!(
            game.tick(Duration::from_nanos(999_999)),
            None,
            "one nanosecond should be left by {control:?}"
        );
        assert_eq!(
            game.tick(Duration::from_nanos(1)),
            Some(Side::Second),
            "the flag should fall by {control:?}"
        );
        assert!(game.clock(Side::Second).is_some_and(|reading| reading.has_fallen()));
        let lost = Outcome { winner: Some(Side::First), reason: Reason::Time };
        assert_eq!((game.outcome(), game.ticking(), tick(&mut game, 5)), (Some(lost), None, None));
        assert_eq!(game.acts().last(), Some(&Act::Flag(Side::Second)));
        assert_eq!((kept(&game).outcome(), readings(&kept(&game))), (Some(lost), readings(&game)));

        // Time after the fall of the flag does not count.
        let mut other = begun(preset(Game::Reversi), control);
        tick(&mut other, 1000);
        play_any(&mut other);
        assert_eq!(tick(&mut other, u64::MAX), Some(Side::Second));
        assert_eq!((other.times(), readings(&other)), (game.times(), readings(&game)));

        // The lost turn can be made again, with its time.
        assert_eq!(game.undo(), Some(Undone::Decision));
        assert_eq!((left_of(&game, Side::Second), game.ticking()), (whole, Some(Side::Second)));
        game.redo();
        assert_eq!(game.outcome(), Some(lost));
    }
}

#[test]
fn undo_and_redo_set_the_clocks() {
    let mut game = checkers();
    tick(&mut game, 3000);
    play(&mut game, &["11-15"]);
    tick(&mut game, 2000);
    play(&mut game, &["22-18"]);
    tick(&mut game, 700);
    let now = readings(&game);
    game.undo();
    assert_eq!((left(&game), game.ticking()), ([97_000, 50_000], Some(Side::Second)));
    tick(&mut game, 40_000);
    let middle = kept(&game);
    assert_eq!(left(&middle), [97_000, 10_000]);
    game.undo();
    assert_eq!(left(&game), [100_000, 50_000]);
    for mut game in [game, middle] {
        while game.redo().is_some() {}
        assert_eq!(readings(&game), now, "redo should restore the time spent on the unfinished turn");
        tick(&mut game, 300);
        assert_eq!(left(&game), [96_000, 48_000]);
        // A new turn replaces the undone turns and their times.
        game.go_to(1);
        tick(&mut game, 1500);
        play(&mut game, &["24-19"]);
        assert_eq!((left(&game), game.can_redo()), ([97_000, 48_500], false));
        assert_eq!(readings(&kept(&game)), readings(&game));
    }
}

#[test]
fn undoing_a_resignation_resumes_the_turn_and_its_time() {
    let mut game = checkers();
    tick(&mut game, 7000);
    game.resign(Side::First);
    assert_eq!((left(&game), game.ticking()), ([93_000, 50_000], None));
    assert_eq!(readings(&kept(&game)), readings(&game));
    game.undo();
    assert_eq!((left(&game), game.ticking()), ([93_000, 50_000], Some(Side::First)));
    tick(&mut game, 1000);
    game.agree_draw();
    assert_eq!(game.times(), [8000]);
}

#[test]
fn a_pause_ends_with_resume_a_turn_or_undo() {
    let mut game = checkers();
    tick(&mut game, 1000);
    game.pause();
    assert!(game.is_paused() && kept(&game).is_paused());
    assert_eq!((game.ticking(), tick(&mut game, u64::MAX), left(&game)), (None, None, [99_000, 50_000]));
    game.resume();
    tick(&mut game, 1000);
    assert_eq!(left(&game), [98_000, 50_000]);
    game.pause();
    play(&mut game, &["11-15"]);
    assert_eq!(game.ticking(), Some(Side::Second), "a turn should end the pause");
    game.pause();
    game.undo();
    assert_eq!(game.ticking(), Some(Side::First));
    game.resign(Side::First);
    game.pause();
    assert!(!game.is_paused(), "a finished match should not pause");
}

#[test]
fn the_time_of_a_turn_begins_with_start_turn() {
    let clocks = [Some(ANNA), Some(BEN)];
    let setup = |mode| setup(preset(Game::Checkers), mode, clocks);
    let mut game = Match::new(1, setup(Mode::HandOver), 0).expect("a match");
    assert!(!game.is_paused());
    assert_eq!((game.ticking(), tick(&mut game, 9000), left(&game)), (None, None, [100_000, 50_000]));
    game.start_turn();
    tick(&mut game, 1000);
    play(&mut game, &["11-15"]);
    assert_eq!((game.ticking(), tick(&mut game, 9000), left(&game)), (None, None, [99_000, 50_000]));
    game.start_turn();
    tick(&mut game, 1000);
    assert_eq!(left(&game), [99_000, 49_000]);
    game.undo();
    assert_eq!(game.ticking(), Some(Side::First), "the clock should run at once after undo");

    // Without a hand-over, the players confirm once that both are ready.
    let mut game = Match::new(1, setup(Mode::Quick), 0).expect("a match");
    assert!(game.is_paused() && game.ticking().is_none() && kept(&game).is_paused());
    let mut started = game.clone();
    started.start_turn();
    assert_eq!(started.ticking(), Some(Side::First));
    play(&mut game, &["11-15"]);
    assert_eq!((left(&game), game.ticking()), ([100_000, 50_000], Some(Side::Second)));
}

#[test]
fn a_clock_goes_with_its_player_to_the_other_side() {
    let rules = gomoku::Rules::new(15, gomoku::Winning::FreeStyle, gomoku::Opening::Swap).expect("a board");
    let setup = setup(Rules::Gomoku(rules), Mode::Quick, [Some(ANNA), Some(BEN)]);
    let mut game = Match::new(1, setup, 0).expect("a match");
    game.start_turn();
    for text in ["h8", "i9", "g7"] {
        assert_eq!(game.ticking(), Some(Side::First), "the first player should place all three stones");
        tick(&mut game, 1000);
        play(&mut game, &[text]);
    }
    assert_eq!(game.ticking(), Some(Side::Second));
    tick(&mut game, 2000);
    game.choose(Choice::First).expect("an offered choice");
    assert_eq!(left(&game), [48_000, 97_000], "Ben should play Black now");
    assert_eq!(game.ticking(), Some(Side::Second));
    assert_eq!(readings(&kept(&game)), readings(&game));
    let mut back = game.clone();
    back.undo();
    assert_eq!(left(&back), [97_000, 50_000]);
    assert_eq!(tick(&mut game, 97_000), Some(Side::Second));
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(Side::First));
    assert_eq!(game.player(Side::First).name, "Ben");
}

#[test]
fn a_forced_pass_takes_no_time_and_earns_no_increment() {
    let mut game = begun(preset(Game::Reversi), TimeControl::Fischer { main: 100, increment: 2 });
    let passed = loop {
        let (mover, before) = (game.acting_side(), left(&game));
        tick(&mut game, 500);
        if let Some(passed) = play_any(&mut game) {
            let mut after = before;
            after[mover.index()] += 1500;
            assert_eq!((left(&game), game.times().last()), (after, Some(&0)));
            break passed;
        }
    };
    assert_eq!(game.ticking(), Some(passed.other()));
    assert_eq!(readings(&kept(&game)), readings(&game));
    let now = readings(&game);
    game.undo();
    game.redo();
    assert_eq!(readings(&game), now);
}

#[test]
fn no_clock_runs_while_the_game_is_counted() {
    let mut game = begun(Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)), ANNA);
    tick(&mut game, 1000);
    play(&mut game, &["D4", "pass", "pass"]);
    assert!(game.counting().is_some());
    assert_eq!((game.ticking(), tick(&mut game, u64::MAX)), (None, None));
    game.play_on().expect("play can resume");
    let side = game.ticking().expect("a running clock");
    tick(&mut game, 500);
    let mut expected = [99_000, 100_000];
    expected[side.index()] -= 500;
    assert_eq!(left(&game), expected);
    game.undo();
    game.settle().expect("an agreement");
    assert_eq!(left(&game), [99_000, 100_000]);
}

#[test]
fn the_computer_plays_on_a_clock() {
    let mut setup = setup(preset(Game::Checkers), Mode::HandOver, [Some(ANNA), Some(BEN)]);
    setup.players[1] = Player::computer(Level::LOWEST);
    let mut game = Match::new(1, setup, 0).expect("a match");
    assert!(game.is_paused(), "the clock should wait, since there is no Start Turn");
    game.resume();
    tick(&mut game, 1000);
    play(&mut game, &["11-15"]);
    assert!(game.computer_to_act().is_some());
    tick(&mut game, 2000);
    play(&mut game, &["22-18"]);
    assert_eq!(left(&game), [99_000, 48_000]);
    tick(&mut game, 1000);
    play(&mut game, &["15x22"]);
    assert_eq!(tick(&mut game, 48_000), Some(Side::Second));
    // The computer's flag is no decision of the person, so undo takes back the person's turn.
    assert!(matches!(game.undo(), Some(Undone::Turn(_))));
    assert_eq!((left(&game), game.ticking()), ([99_000, 48_000], Some(Side::First)));
    assert_eq!(tick(&mut game, 99_000), Some(Side::First));
    assert_eq!(game.undo(), Some(Undone::Decision), "undo should take back the fall of a person's flag");
}

#[test]
fn a_fallen_flag_is_a_draw_if_the_opponent_cannot_win() {
    let rules = Rules::Gomoku(gomoku::Rules::in_a_row(3, 3).expect("a board"));
    let mut game = begun(rules, ANNA);
    for square in [4, 8, 0, 1, 2, 6] {
        let turn = parlour::rules::Turn(vec![parlour::rules::Square(square)]);
        game.play(&turn).expect("a free point");
    }
    let mut earlier = game.clone();
    tick(&mut earlier, 100_000);
    assert_eq!(earlier.outcome(), Some(Outcome { winner: Some(Side::Second), reason: Reason::Time }));
    game.play(&parlour::rules::Turn(vec![parlour::rules::Square(7)])).expect("a free point");
    assert_eq!(tick(&mut game, 100_000), Some(Side::Second));
    assert_eq!(game.outcome(), Some(Outcome { winner: None, reason: Reason::Time }));
}

#[test]
fn overtime_in_a_match_equals_overtime_alone() {
    for &control in TimeControl::presets() {
        let mut game = begun(preset(Game::Gomoku), control);
        let mut alone = [Clock::new(control); 2];
        for number in 0..60 {
            let (side, spent) = (Side::BOTH[number % 2], number as u64 * 7919 % 23_000);
            if tick(&mut game, spent).is_some() {
                break;
            }
            let own = alone[side.index()];
            assert_eq!(
                game.clock(side),
                Some(own.reading(spent)),
                "the match and the single clock should agree by {control:?}"
            );
            alone[side.index()] = own.after(spent);
            let other = &mut alone[side.other().index()];
            *other = other.while_other(spent);
            play_any(&mut game);
        }
    }
}

/// A time control of each kind, short enough for flags to fall.
fn any_control() -> impl Strategy<Value = Option<TimeControl>> {
    prop::sample::select(vec![
        None,
        Some(TimeControl::SuddenDeath { main: 20 }),
        Some(TimeControl::Fischer { main: 4, increment: 1 }),
        Some(TimeControl::Delay { main: 4, delay: 1 }),
        Some(TimeControl::Bronstein { main: 4, delay: 1 }),
        Some(TimeControl::ByoYomi { main: 3, periods: 3, period: 2 }),
        Some(TimeControl::Canadian { main: 3, stones: 4, period: 5 }),
        Some(TimeControl::Hourglass { main: 5 }),
        Some(TimeControl::PerTurn { time: 3 }),
        Some(TimeControl::ByoYomi { main: 0, periods: 0, period: 0 }),
    ])
}

fn any_rules() -> impl Strategy<Value = Rules> {
    let swap =
        gomoku::Rules::new(9, gomoku::Winning::FreeStyle, gomoku::Opening::Swap2).expect("a usual board");
    let small = go::Rules::CHINESE.on(go::Size::new(3).expect("a board"));
    let all = Game::ALL.map(preset).into_iter().chain([Rules::Gomoku(swap), Rules::Go(small)]);
    prop::sample::select(all.collect::<Vec<_>>())
}

/// Performs an action of a player or of the app, chosen by a number.
fn act(game: &mut Match, choice: usize) {
    match choice % 17 {
        0 | 1 => drop(game.undo()),
        2 | 3 => drop(game.redo()),
        4 => game.pause(),
        5 => game.resume(),
        6 => drop(game.play_on()),
        7 if choice.is_multiple_of(5) => drop(game.settle()),
        8 if choice.is_multiple_of(5) => game.resign(Side::First),
        9 => {
            game.go_to(choice / 17 % (game.all_acts().len() + 1));
            // A forced pass belongs to the turn before it.
            if game.position().must_pass() {
                game.step_forward();
            }
        }
        10 => drop(game.step_back()),
        11 | 12 => game.start_turn(),
        _ => {
            let (choices, turns) = (game.choices(), game.position().turns());
            if let Some(&chosen) = choices.get(choice / 17 % choices.len().max(1)) {
                game.choose(chosen).expect("an offered choice");
            } else if let Some(turn) = turns.get(choice / 17 % turns.len().max(1)) {
                // Refused if the match is over.
                _ = game.play(turn);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn clocks_survive_undo_saving_and_any_tick_length(
        rules in any_rules(),
        clocks in [any_control(), any_control()],
        hand_over in any::<bool>(),
        done in prop::collection::vec((any::<usize>(), prop::collection::vec(0..900_000_000_u64, 0..4)), 1..80),
    ) {
        let mode = if hand_over { Mode::HandOver } else { Mode::Quick };
        let mut game = Match::new(1, setup(rules, mode, clocks), 0).expect("a match");
        let mut coarse = game.clone();
        for (choice, steps) in done {
            let fell: Vec<_> = steps.iter().filter_map(|&step| game.tick(Duration::from_nanos(step))).collect();
            if !steps.is_empty() {
                let whole = coarse.tick(Duration::from_nanos(steps.iter().sum()));
                prop_assert_eq!(whole, fell.first().copied());
            }
            prop_assert!(fell.len() < 2);
            act(&mut game, choice);
            act(&mut coarse, choice);
            let now = readings(&game);
            prop_assert_eq!(readings(&coarse), now);
            prop_assert_eq!(coarse.times(), game.times());

            let back = kept(&game);
            prop_assert_eq!((readings(&back), back.times()), (now, game.times()));
            prop_assert_eq!((back.ticking(), back.is_paused()), (game.ticking(), game.is_paused()));
            prop_assert_eq!(saved::write(&back), saved::write(&game));
            for mut game in [game.clone(), back] {
                let at = game.acts().len();
                if !game.can_redo() && game.step_back().is_some() {
                    while game.acts().len() < at { game.step_forward(); }
                    prop_assert_eq!(readings(&game), now);
                }
            }
            if let [Some(TimeControl::Hourglass { main }), Some(TimeControl::Hourglass { .. })] = clocks {
                let sum: u64 = now.iter().flatten().map(|reading| reading.main).sum();
                prop_assert_eq!(sum, 2000 * u64::from(main));
            }
        }
    }
}
