//! An engine that ignores its stop signal is left behind, and play goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use parlour::app::state::computer::Computer;
use parlour::app::vocabulary::action::{Ask, ComputerAction, PlayAction};
use parlour::engine::Stop;
use parlour::rules::Game;

use crate::harness::{Player, against};

const SIZE: Vec2 = Vec2::new(800., 1280.);

/// Jobs that do not stop until the test ends.
struct Deaf {
    /// Number of jobs that have begun to hang.
    begun: Arc<AtomicUsize>,
    is_over: Arc<AtomicBool>,
}

impl Deaf {
    /// Lets the first jobs of the computer hang, at most this many.
    fn first(player: &mut Player, most: usize) -> Deaf {
        let (begun, is_over) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
        let deaf = Deaf { begun: begun.clone(), is_over: is_over.clone() };
        let hang = move |_: &Stop| {
            if begun.fetch_add(1, Ordering::Relaxed) < most {
                while !is_over.load(Ordering::Relaxed) {
                    thread::sleep(Duration::from_millis(5));
                }
            }
        };
        player.app.world_mut().resource_mut::<Computer>().set_obstacle(Some(Arc::new(hang)));
        deaf
    }

    fn begun(&self) -> usize {
        self.begun.load(Ordering::Relaxed)
    }
}

impl Drop for Deaf {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
    }
}

fn acts(player: &Player) -> usize {
    player.game().acts().len()
}

fn play(player: &mut Player, at: usize) {
    let square = player.game().position().turns()[at].0[0];
    player.touch_square(square);
}

#[test]
fn an_engine_that_does_not_stop_is_left_behind_within_two_seconds() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin_setup(against(Game::Reversi.presets()[0].rules, 1, None));
    let deaf = Deaf::first(&mut player, 1);
    play(&mut player, 0);
    player.until("a job that hangs", |_| deaf.begun() == 1);
    player.press(PlayAction::Undo);
    assert_eq!(acts(&player), 0);
    play(&mut player, 1);
    let begun = Instant::now();
    player.until("an answer", |player| acts(player) == 2);
    // Half a second passes before every answer.
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    // The next one is as quick as ever.
    player.rest();
    play(&mut player, 0);
    let begun = Instant::now();
    player.until("an answer", |player| acts(player) == 4);
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}

#[test]
fn an_engine_without_an_answer_does_not_end_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin_setup(against(Game::Reversi.presets()[0].rules, 1, None));
    let deaf = Deaf::first(&mut player, usize::MAX);
    for turn in 1..=3 {
        play(&mut player, 0);
        player.until("a thought", |player| player.app.world().resource::<Computer>().is_busy());
        player.act(ComputerAction::MoveNow);
        player.until("any turn", |player| acts(player) == 2 * turn);
        player.rest();
    }
    assert!(deaf.begun() <= 2, "one thread is left behind and one waited for, not {}", deaf.begun());
    // A hint stays open, and the match can go on.
    player.act(ComputerAction::Ask(Ask::Hint));
    play(&mut player, 0);
    assert_eq!(acts(&player), 7);
}
