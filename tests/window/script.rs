//! What happens in the window.

use std::process::ExitCode;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RawHandleWrapper};
use parlour::app::state::session::Session;
use parlour::app::vocabulary::action::{Action, GoTo, PlayAction};
use parlour::play::{Avatar, Mode, Player, Setup, TimeControl};
use parlour::rules::Game;

use crate::remote::{Remote, direct};

/// Time for which the app is watched while it should sleep.
const WATCHED: Duration = Duration::from_secs(3);

pub fn play() -> ExitCode {
    match direct(parlour::app::windowed(), script) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn script(remote: &Remote) -> Result<(), String> {
    remote.rest()?;
    sleeps(remote, "at home")?;
    sleeps_after_a_clock(remote)?;
    draws_on_a_new_surface(remote)
}

/// Checks that the app draws nothing by itself. The system may ask for a frame or two.
fn sleeps(remote: &Remote, when: &str) -> Result<(), String> {
    match remote.frames_in(WATCHED) {
        0..=2 => Ok(()),
        frames => Err(format!("{when} the app should sleep, and draws {frames} frames in {WATCHED:?}")),
    }
}

/// A clock wakes the app each second. It sleeps once the clock has stopped, even if no frame was drawn continuously
/// in between (bevyengine/bevy#24989).
fn sleeps_after_a_clock(remote: &Remote) -> Result<(), String> {
    remote.ask(|world| {
        let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
        let clocks = [Some(TimeControl::SuddenDeath { main: 300 }); 2];
        let rules = Game::Four.presets()[0].rules;
        world.resource_mut::<Session>().begin(Setup {
            mode: Mode::Quick,
            clocks,
            ..Setup::new(rules, players)
        });
    })?;
    remote.send(Action::from(GoTo::Resume))?;
    remote.rest()?;
    remote.send(Action::from(PlayAction::Resume))?;
    remote.frames_in(WATCHED);
    let ticks = remote.frames_in(Duration::from_secs(4));
    if !(3..=12).contains(&ticks) {
        return Err(format!("a clock should wake the app each second, not {ticks} times in 4 s"));
    }
    // No action and no change that anyone is told of: the next frame has nothing left to wait for.
    let ran = remote.ask(|world| {
        let session = world.resource_mut::<Session>().into_inner();
        let Some(table) = &mut session.table else { return false };
        let ran = table.game().ticking().is_some();
        table.game_mut().pause();
        ran
    })?;
    if !ran {
        return Err("the clock should have run".to_owned());
    }
    remote.frames_in(Duration::from_secs(2));
    sleeps(remote, "after a clock has stopped")
}

/// Android takes the surface away when the app goes to the background, and gives another one when it returns: the
/// event loop then removes the handle of the window and inserts it again.
fn draws_on_a_new_surface(remote: &Remote) -> Result<(), String> {
    remote.send(Action::from(GoTo::Settings))?;
    remote.rest()?;
    let before = remote.picture()?;
    let handle = remote.ask(|world| {
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(world).ok()?;
        world.entity_mut(window).take::<RawHandleWrapper>()
    })?;
    let handle = handle.ok_or("the window should have a handle")?;
    for _ in 0..3 {
        remote.ask(|_| ())?;
    }
    remote.send(Action::from(GoTo::Home))?;
    remote.rest()?;
    remote.ask(move |world| {
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        if let Ok(window) = windows.single(world) {
            world.entity_mut(window).insert(handle);
        }
    })?;
    for _ in 0..3 {
        remote.ask(|_| ())?;
    }
    let home = remote.picture()?;
    if home.data == before.data {
        return Err("what changed without a surface should be drawn on the next one".to_owned());
    }
    remote.send(Action::from(GoTo::Settings))?;
    remote.rest()?;
    let after = remote.picture()?;
    if after.size() != before.size() || after.data != before.data {
        return Err("the same screen should look the same on another surface".to_owned());
    }
    Ok(())
}
