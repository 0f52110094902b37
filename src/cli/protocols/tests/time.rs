//! The clock of a game, and thinking on the opponent's time.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use super::*;

#[test]
fn a_clock_is_shared_out() {
    let seconds = Duration::from_secs;
    let clock = |left, turns, increment| Clock { left: seconds(left), turns, increment: seconds(increment) };
    let usual = |clock: Clock| clock.limits(25).soft.expect("a usual time");
    assert!(usual(clock(300, None, 0)) < seconds(15));
    assert!(usual(clock(300, None, 5)) > seconds(10));
    assert!(usual(clock(10, Some(1), 0)) > seconds(9));
    assert!(usual(clock(10, Some(5), 0)) < seconds(2));
    for left in [0, 1, 10, 300, u64::MAX] {
        for turns in [None, Some(0), Some(1), Some(40)] {
            for increment in [0, 5, u64::MAX] {
                let Limits { time, soft, .. } = clock(left, turns, increment).limits(25);
                let (soft, time) = (soft.expect("a usual time"), time.expect("a longest time"));
                assert!(Duration::ZERO < soft && soft <= time);
                assert!(left == 0 || time < seconds(left), "{left} {turns:?} {increment}: {time:?}");
            }
        }
    }
}

#[test]
fn fewer_turns_are_expected_towards_the_end_of_a_game() {
    for game in Game::ALL {
        let rules = game.presets()[0].rules;
        let mut position = rules.start();
        let mut expected = vec![clock::turns_left(&*position)];
        while let Some(turn) = position.turns().into_iter().next_back().filter(|_| expected.len() < 30) {
            position.play(&turn).expect("a legal turn");
            expected.push(clock::turns_left(&*position));
        }
        assert!(expected.iter().all(|&turns| turns > 0) && expected.first() >= expected.last(), "{game:?}");
    }
}

/// Plays a game of the engine against itself by the Go Text Protocol with these seconds for each side. The engine's clock
/// goes on by a tenth of a millisecond whenever it is read. Returns the time that each side has taken, and the number of
/// turns.
fn fast_game(game: Game, seconds: u64, size: u8) -> ([Duration; 2], usize) {
    let host = crate::engine::host::testing::stepping(Duration::from_micros(100));
    let mut usual = setting(game, game.presets()[0].name);
    (usual.limits, usual.resources.host) = (Limits::default(), host);
    let mut gtp = Gtp::new(usual);
    answers(&mut gtp, &[&format!("boardsize {size}"), &format!("time_settings {seconds} 0 0")]);
    let (clock, mut taken) = (Duration::from_secs(seconds), [Duration::ZERO; 2]);
    for turn in 0..200 {
        let side = turn % 2;
        let left = clock.saturating_sub(taken[side]).as_secs_f64();
        let name = ["b", "w"][side];
        answers(&mut gtp, &[&format!("time_left {name} {left} 0")]);
        let before = host.now();
        let answer = answers(&mut gtp, &[&format!("genmove {name}")]).remove(0);
        taken[side] += host.now().saturating_sub(before);
        if answer.starts_with('?') || gtp.is_over() {
            return (taken, turn);
        }
    }
    (taken, 200)
}

#[test]
fn a_fast_game_stays_within_its_clock() {
    for (game, seconds, size) in [(Game::Reversi, 2, 8), (Game::Go, 1, 7), (Game::Gomoku, 1, 15)] {
        let (taken, turns) = fast_game(game, seconds, size);
        let limit = Duration::from_secs(seconds);
        assert!(turns > 8 && taken.iter().all(|&time| time < limit), "{game:?}: {taken:?} in {turns} turns");
        // Much of the time is used, unless the game is short: gomoku ends after a third of the turns that its clock expects.
        assert!(taken.iter().all(|&time| time > limit / 9), "{game:?}: {taken:?} in {turns} turns");
    }
}

#[test]
fn the_engine_ponders_after_its_own_turn_only() {
    let stop_soon = |session: &mut EngineSession| {
        let (stop, began) = (Stop::default(), Instant::now());
        thread::scope(|scope| {
            scope.spawn(|| {
                thread::sleep(Duration::from_millis(30));
                stop.stop();
            });
            session.ponder(&stop);
        });
        stop.is_stopped() && began.elapsed() >= Duration::from_millis(30)
    };
    let returns_at_once = |session: &mut EngineSession| {
        let stop = Stop::default();
        session.ponder(&stop);
        !stop.is_stopped()
    };
    let pondering = Setting { ponders: true, ..setting(Game::Reversi, "standard") };
    let limits = pondering.limits;
    let mut session = EngineSession::new(pondering);
    assert!(returns_at_once(&mut session));
    let decided = |session: &mut EngineSession| match session.decide(limits, &Stop::default()) {
        Some(Decision::Turn(turn)) => turn,
        other => panic!("{other:?}"),
    };
    let turn = decided(&mut session);
    assert!(returns_at_once(&mut session));
    session.play(turn).expect("legal");
    assert!(stop_soon(&mut session));
    let reply = session.course.position.turns().remove(0);
    session.play(reply).expect("legal");
    assert!(returns_at_once(&mut session));
    for quiet in
        [Setting { ponders: false, ..pondering }, Setting { level: Some(Level::HIGHEST), ..pondering }]
    {
        let mut session = EngineSession::new(quiet);
        let turn = decided(&mut session);
        session.play(turn).expect("legal");
        assert!(returns_at_once(&mut session));
    }
}

#[test]
fn hub_ponders() {
    let start = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
    let mut hub = Hub::new(setting(Game::Checkers, "international"));
    talk(
        &mut hub,
        &[
            (&format!("pos pos={start}"), ""),
            ("level depth=2", ""),
            ("ponder-hit", ""),
            ("stop", ""),
            ("go ponder", ""),
            ("ping", "pong"),
            ("ponder-hit", "info depth=2*done move=*"),
            ("ponder-hit", ""),
            ("go ponder", ""),
            ("stop", "info *done move=*"),
            ("stop", ""),
        ],
    );
}

/// A conversation that counts how often it ponders, and answers every line.
struct Thinker {
    begun: Arc<AtomicU32>,
}

impl Conversation for Thinker {
    fn hear(&mut self, line: &str, _: &Stop, out: &mut dyn Write) -> io::Result<Flow> {
        writeln!(out, "{line}")?;
        Ok(if line == "quit" { Flow::End } else { Flow::On })
    }

    fn refuse(&mut self, _: &str, _: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }

    fn interrupts(_: &str) -> bool {
        false
    }

    fn ponder(&mut self, stop: &Stop) {
        self.begun.fetch_add(1, Ordering::SeqCst);
        while !stop.is_stopped() {
            thread::sleep(Duration::from_millis(1));
        }
    }
}

#[test]
fn every_line_and_the_end_of_the_input_stop_pondering() {
    let begun = Arc::new(AtomicU32::new(0));
    let thinker = Thinker { begun: begun.clone() };
    let (sender, receiver) = mpsc::channel();
    let say = |text: &str| sender.send(text.as_bytes().to_vec()).expect("a listener");
    let talk = thread::spawn(move || {
        let mut out = Vec::new();
        converse(thinker, io::BufReader::new(Pipe(receiver, Vec::new())), &mut out).expect("talk");
        String::from_utf8(out).expect("text")
    });
    for (number, line) in (1..).zip(["one\n", "two\n", "three\n"]) {
        while begun.load(Ordering::SeqCst) < number {
            thread::sleep(Duration::from_millis(1));
        }
        say(line);
    }
    while begun.load(Ordering::SeqCst) < 4 {
        thread::sleep(Duration::from_millis(1));
    }
    drop(sender);
    assert_eq!(talk.join().expect("an end"), "one\ntwo\nthree\n");
}
