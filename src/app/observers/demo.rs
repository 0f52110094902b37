//! A demonstration that plays itself and takes pictures: for a machine without a display, and to
//! see that a build works.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::window::RequestRedraw;

use crate::app::device::art::Art;
use crate::app::state::moving::Moving;
use crate::app::state::session::Session;
use crate::app::vocabulary::action::{Action, GoTo, PlayAction};
use crate::app::vocabulary::messages::{BoardUpdate, SquareTouched};
use crate::notation;
use crate::play::{Avatar, Player, Setup};
use crate::rules::Game;

/// A step of the demonstration.
#[derive(Clone, Debug)]
enum Step {
    Do(Action),
    /// Chooses the squares of a turn, as in a record.
    Choose(&'static str),
    Picture(&'static str),
    Begin,
}

/// The steps that are still to come.
#[derive(Resource)]
struct Script {
    folder: PathBuf,
    steps: Vec<Step>,
    next: usize,
    rest: Timer,
    /// Pictures that were asked for and are not written yet.
    open: usize,
}

/// Duration of each step.
const PACE: Duration = Duration::from_millis(700);

/// Plays the demonstration, leaves pictures in this folder, and ends the app.
pub(crate) fn plugin(folder: PathBuf) -> impl Plugin {
    move |app: &mut App| {
        let script = Script {
            folder: folder.clone(),
            steps: steps(),
            next: 0,
            rest: Timer::new(PACE, TimerMode::Repeating),
            open: 0,
        };
        app.insert_resource(script).add_systems(PreUpdate, play);
    }
}

fn steps() -> Vec<Step> {
    let act = |action: PlayAction| Step::Do(action.into());
    let mut steps = vec![
        Step::Picture("1-home"),
        Step::Do(GoTo::Setup(Game::Checkers).into()),
        Step::Picture("2-setup"),
        Step::Begin,
        Step::Do(GoTo::Resume.into()),
        Step::Picture("3-start-turn"),
    ];
    // A well-known trap of the opening "Single Corner": a man is given and more are taken.
    for (at, turn) in
        ["11-15", "22-18", "15x22", "25x18", "12-16", "29-25", "9-13", "18-14", "10x17", "21x14"]
            .into_iter()
            .enumerate()
    {
        steps.extend([act(PlayAction::StartTurn), Step::Choose(turn)]);
        if at == 2 {
            steps.push(Step::Picture("4-capture"));
        }
        steps.push(act(PlayAction::FinishTurn));
    }
    steps.extend([
        act(PlayAction::ShowPrevious),
        Step::Picture("5-previous"),
        act(PlayAction::Resign),
        Step::Picture("6-result"),
        Step::Do(GoTo::Rules(Game::Checkers).into()),
        Step::Picture("7-rules"),
        Step::Do(GoTo::Settings.into()),
        Step::Picture("8-settings"),
    ]);
    steps
}

fn play(
    mut script: ResMut<Script>,
    mut session: ResMut<Session>,
    mut actions: MessageWriter<Action>,
    mut squares: MessageWriter<SquareTouched>,
    mut shown: MessageWriter<BoardUpdate>,
    mut commands: Commands,
    (art, moving, time): (Res<Art>, Res<Moving>, Res<Time<Real>>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    // Nobody touches anything, so the app would fall asleep between two steps.
    redraw.write(RequestRedraw);
    script.rest.tick(time.delta());
    if !script.rest.just_finished() || art.is_busy() || moving.0 || script.open > 0 {
        return;
    }
    let Some(step) = script.steps.get(script.next).cloned() else {
        exit.write(AppExit::Success);
        return;
    };
    script.next += 1;
    match step {
        Step::Do(action) => {
            actions.write(action);
        }
        Step::Choose(text) => {
            let turn = session.game().map(|game| notation::read_turn(game.position(), text));
            match turn {
                Some(Ok(turn)) => {
                    squares.write_batch(turn.0.into_iter().map(SquareTouched));
                }
                other => error!("the demonstration cannot play {text}: {other:?}"),
            }
        }
        Step::Picture(name) => {
            let path = script.folder.join(format!("{name}.png"));
            script.open += 1;
            commands
                .spawn(Screenshot::primary_window())
                .observe(save_to_disk(path))
                .observe(|_: On<ScreenshotCaptured>, mut script: ResMut<Script>| script.open -= 1);
        }
        Step::Begin => {
            let player = |name: &str, avatar| Player::person(name, avatar);
            let players = [player("Anna", Avatar::Leaf), player("Ben", Avatar::Kite)];
            session.begin(Setup::new(Game::Checkers.presets()[0].rules, players));
            shown.write(BoardUpdate::Rebuild);
        }
    }
}
