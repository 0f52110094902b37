//! A demonstration that plays itself and takes screenshots. It shows that a build works, even on a
//! machine without a display.

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
use crate::play::{Avatar, Mode, Player, Setup};
use crate::rules::Game;

/// A step of the demonstration.
#[derive(Clone, Debug)]
enum Step {
    /// Sends an action.
    Do(Action),
    /// Touches the squares of a turn, given in the notation of records.
    Choose(&'static str),
    /// Takes a screenshot under this name.
    Picture(&'static str),
    /// Starts a match between two people.
    Begin,
}

/// The steps of the demonstration, and the progress in them.
#[derive(Resource)]
struct Script {
    folder: PathBuf,
    steps: Vec<Step>,
    /// The index of the next step.
    next: usize,
    rest: Timer,
    /// Number of screenshots that are not captured yet.
    open: usize,
}

/// Duration of each step.
const PACE: Duration = Duration::from_millis(700);

/// Plays the demonstration, writes screenshots to this folder, and closes the app.
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
    // A well-known trap of the opening "Single Corner": it sacrifices a man and captures more.
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
    // Without input the app would sleep between two steps.
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
            let setup = Setup::new(Game::Checkers.presets()[0].rules, players);
            session.begin(Setup { mode: Mode::HandOver, ..setup });
            shown.write(BoardUpdate::Rebuild);
        }
    }
}
