//! The acts and notices of the computer.

use bevy::prelude::*;

use crate::app::state::blunder_check::Opinion;
use crate::app::state::computer::{Computer, Paused, SOONEST};
use crate::app::state::match_stamp::MatchStamp;
use crate::app::state::moving::Moving;
use crate::app::state::play::MatchCommands;
use crate::app::vocabulary::action::{Action, Ask, ComputerAction, PlayAction};
use crate::app::vocabulary::notice::{ComputerNotice, Notice};
use crate::app::vocabulary::screen::Screen;
use crate::engine::{Decision, Line, Opponent};
use crate::play::Match;
use crate::rules::{Side, Turn};

/// From so many percent on, a point is somebody's in an estimate.
const OWNED: i8 = 40;

/// Takes what players ask of it.
pub(super) fn asked(
    mut actions: MessageReader<Action>,
    mut computer: ResMut<Computer>,
    mut paused: ResMut<Paused>,
    mut scene: MatchCommands,
) {
    let computer = &mut *computer;
    for action in actions.read() {
        let action = match action {
            Action::Computer(action) => *action,
            // Whoever takes something back does not want it played again at once.
            Action::Play(PlayAction::Undo | PlayAction::Redo) => {
                if scene.session.game().is_some_and(|game| game.setup().is_watched()) {
                    paused.set_if_neq(Paused(true));
                }
                continue;
            }
            _ => continue,
        };
        let Some(game) = scene.session.game() else { continue };
        match action {
            ComputerAction::Ask(ask) => {
                let may_ask = ask == Ask::Draw || !game.setup().tournament_mode;
                if may_ask && scene.session.is_live() && game.computer_to_act().is_none() {
                    computer.asked = Some(ask);
                    scene.say(Notice::Computer(ComputerNotice::Looks));
                }
            }
            ComputerAction::MoveNow => {
                if let Some(worker) = computer.job.as_ref().and_then(|job| job.worker.as_ref()) {
                    worker.hurry();
                }
            }
            ComputerAction::Pause => paused.0 = !paused.0,
            ComputerAction::Step => {
                paused.set_if_neq(Paused(true));
                computer.steps = true;
            }
            ComputerAction::PlayAnyway => {
                scene.guard.rest();
                scene.finish_unguarded();
            }
            ComputerAction::TakeBack => {
                scene.guard.rest();
                scene.clear();
            }
        }
        scene.close_more();
    }
}

/// Does and says what there is to be done and said.
pub(super) fn answer(
    mut computer: ResMut<Computer>,
    mut scene: MatchCommands,
    screen: Res<State<Screen>>,
    moving: Res<Moving>,
    paused: Res<Paused>,
) {
    let computer = &mut *computer;
    let Some(game) = scene.session.game() else { return };
    if *screen.get() != Screen::Play
        || !scene.session.is_live()
        || computer.known.stand != Some(MatchStamp::of(game))
    {
        return;
    }
    let counts = game.counting().is_some();
    if let Some(dead) =
        computer.known.dead.as_ref().filter(|dead| counts && !game.has_marks() && game.dead() != **dead)
    {
        scene.propose(dead.clone());
        return;
    }
    let waited = scene.time.elapsed().saturating_sub(computer.known.since) >= SOONEST;
    let is_paused = paused.0 && game.setup().is_watched() && !computer.steps;
    let is_due = counts || waited && !moving.0 && !is_paused;
    if let Some(decision) = computer.known.decision.take_if(|_| is_due) {
        computer.steps = false;
        carry_out(&mut scene, decision);
        return;
    }
    let Some(opinion) = &computer.known.opinion else { return };
    judge(&mut scene, opinion, computer.known.judgement.as_ref());
    if let Some(asked) = computer.asked.take() {
        tell(&mut scene, opinion, asked);
    }
}

/// Plays a turn that the guard has looked at, or warns of it.
fn judge(scene: &mut MatchCommands, best: &Opinion, judgement: Option<&(Turn, Opinion)>) {
    let Some(game) = scene.session.game() else { return };
    let (Some(turn), Some((judged, then))) = (scene.guard.in_doubt(game), judgement) else { return };
    if turn == *judged && !scene.guard.warns(game, &turn, best, then) {
        scene.guard.rest();
        scene.finish_unguarded();
    }
}

/// Tells what was asked for.
fn tell(scene: &mut MatchCommands, opinion: &Opinion, asked: Ask) {
    let Some(game) = scene.session.game() else { return };
    let Some(best) = opinion.best() else { return scene.say(None) };
    let said = match asked {
        Ask::Hint => {
            let turn = best.turns.first().cloned().unwrap_or_default();
            ComputerNotice::Hint { turn, reason: opinion.reason.clone() }
        }
        Ask::Estimate => estimate(game, best, opinion),
        // The opinion is that of the person to move.
        Ask::Draw if Opponent::takes_draw(1000 - best.score.chance, game.turn_count()) => {
            return scene.end(Match::agree_draw);
        }
        Ask::Draw => ComputerNotice::NoDraw,
    };
    scene.say(Notice::Computer(said));
}

fn estimate(game: &Match, best: &Line, opinion: &Opinion) -> ComputerNotice {
    let to_move = game.position().to_move();
    let value = best.score.value;
    let leader = if value < 0 { to_move.other() } else { to_move };
    let owner = |&percent: &i8| match percent {
        percent if percent >= OWNED => Some(Side::First),
        percent if percent <= -OWNED => Some(Side::Second),
        _ => None,
    };
    let owners = opinion.analysis.ownership.iter().flatten().map(owner).collect();
    ComputerNotice::Estimate { leader, halves: (value.unsigned_abs() + 25) / 50, owners }
}

/// Does what the computer decided.
fn carry_out(scene: &mut MatchCommands, decision: Decision) {
    let Some(game) = scene.session.game() else { return };
    match decision {
        Decision::Turn(turn) => scene.play(&turn),
        Decision::Choose(choice) => scene.choose(choice),
        Decision::Claim(claim) => scene.end(|game| {
            // It looked whether it may.
            let _ = game.claim(claim);
        }),
        Decision::Resign => {
            let side = game.acting_side();
            scene.end(|game| game.resign(side));
        }
        Decision::Settle(dead) => scene.end(|game| {
            game.propose(dead);
            let _ = game.settle();
        }),
        Decision::PlayOn => scene.play_on(Notice::Computer(ComputerNotice::PlaysOn)),
    }
}
