//! The acts and notices of the computer.

use bevy::prelude::*;

use crate::app::state::computer::{Computer, Paused, SOONEST, Values};
use crate::app::state::match_stamp::MatchStamp;
use crate::app::state::moving::Moving;
use crate::app::state::play::{MatchCommands, waits_on};
use crate::app::vocabulary::action::{Action, Ask, ComputerAction, PlayAction};
use crate::app::vocabulary::notice::{ComputerNotice, Notice};
use crate::app::vocabulary::screen::Screen;
use crate::engine::{self, Decision, Level, Line, Opponent};
use crate::play::{Match, Player};
use crate::rules::{Illegal, Turn};
use crate::thinking::Opinion;

/// Carries out the requests of players to the computer.
pub(super) fn asked(
    mut actions: MessageReader<Action>,
    mut computer: ResMut<Computer>,
    mut paused: ResMut<Paused>,
    mut values: ResMut<Values>,
    mut commands: MatchCommands,
) {
    let computer = &mut *computer;
    for action in actions.read() {
        let action = match action {
            Action::Computer(action) => *action,
            // Undo pauses a match between computers, which would otherwise play the turn again at once.
            Action::Play(PlayAction::Undo | PlayAction::Redo) => {
                if commands.session.game().is_some_and(|game| game.setup().is_watched()) {
                    paused.set_if_neq(Paused(true));
                }
                continue;
            }
            _ => continue,
        };
        let Some(game) = commands.session.game() else { continue };
        match action {
            ComputerAction::Ask(ask) => {
                let waits = waits_on(&commands.session);
                if game.setup().tournament_mode && ask != Ask::Draw {
                    commands.say(Notice::TournamentMode);
                } else if game.outcome().is_some() {
                    commands.say(Notice::Refused { square: None, reason: Illegal::GameOver });
                } else if let Some(on) = waits {
                    commands.say(Notice::Waits { square: None, on });
                } else if ask == Ask::Values && values.are_shown(game) {
                    *values = Values::default();
                    commands.say(None);
                } else {
                    computer.asked = Some(ask);
                    commands.say(Notice::Computer(ComputerNotice::Looks));
                }
            }
            ComputerAction::MoveNow => {
                if let Some(job) = &mut computer.job {
                    job.hurry();
                }
            }
            ComputerAction::Pause => paused.0 = !paused.0,
            ComputerAction::Step => {
                paused.set_if_neq(Paused(true));
                computer.steps = true;
            }
            ComputerAction::PlayAnyway => {
                commands.blunder_check.rest();
                commands.finish_unchecked();
            }
            ComputerAction::TakeBack => {
                commands.blunder_check.rest();
                commands.clear();
            }
            ComputerAction::AskAgain => {
                computer.known.silence = None;
                commands.say(None);
            }
            ComputerAction::StandIn => {
                let seat = game.position().actor();
                commands.replace(seat, Player::computer(Level::HIGHEST));
                computer.known.silence = None;
                commands.say(None);
            }
        }
        commands.close_more();
    }
}

/// Carries out the decision of the computer once it is due, and gives the answers of the engines to the
/// players.
pub(super) fn answer(
    mut computer: ResMut<Computer>,
    mut commands: MatchCommands,
    screen: Res<State<Screen>>,
    moving: Res<Moving>,
    paused: Res<Paused>,
    mut values: ResMut<Values>,
) {
    let computer = &mut *computer;
    let Some(game) = commands.session.game() else { return };
    if *screen.get() != Screen::Play
        || !commands.session.is_live()
        || computer.known.stamp != Some(MatchStamp::of(game))
    {
        return;
    }
    let counts = game.counting().is_some();
    if let Some(dead) =
        computer.known.dead.as_ref().filter(|dead| counts && !game.has_marks() && game.dead() != **dead)
    {
        commands.propose(dead.clone());
        return;
    }
    let waited = commands.time.elapsed().saturating_sub(computer.known.since) >= SOONEST;
    let is_paused = paused.0 && game.setup().is_watched() && !computer.steps;
    let is_due = counts || waited && !moving.0 && !is_paused;
    if let Some(decision) = computer.known.decision.take_if(|_| is_due) {
        computer.steps = false;
        carry_out(&mut commands, decision);
        return;
    }
    if let Some(found) = computer.known.values.as_ref().filter(|_| computer.asked == Some(Ask::Values)) {
        computer.asked = None;
        *values = Values::new(game, found);
        commands.say(Notice::Computer(values.notice()));
        return;
    }
    let Some(opinion) = &computer.known.opinion else { return };
    judge(&mut commands, opinion, computer.known.judgement.as_ref());
    if let Some(asked) = computer.asked.take() {
        tell(&mut commands, opinion, asked);
    }
}

/// Plays the turn that the blunder check holds back, or keeps it with a warning.
fn judge(commands: &mut MatchCommands, best: &Opinion, judgement: Option<&(Turn, Opinion)>) {
    let Some(game) = commands.session.game() else { return };
    let (Some(turn), Some((judged, then))) = (commands.blunder_check.in_doubt(game), judgement) else {
        return;
    };
    if turn == *judged && !commands.blunder_check.warns(game, &turn, best, then) {
        commands.blunder_check.rest();
        commands.finish_unchecked();
    }
}

/// Answers the question of a player.
fn tell(commands: &mut MatchCommands, opinion: &Opinion, asked: Ask) {
    let Some(game) = commands.session.game() else { return };
    let Some(best) = opinion.best() else { return commands.say(None) };
    let said = match asked {
        Ask::Hint => {
            let turn = best.turns.first().cloned().unwrap_or_default();
            ComputerNotice::Hint { turn, reason: opinion.reason.clone() }
        }
        Ask::Estimate => estimate(game, best, opinion),
        // They have an answer of their own.
        Ask::Values => return,
        // The opinion gives the chance of the person to move; the computer's is the rest.
        Ask::Draw if Opponent::takes_draw(1000 - best.score.chance, game.turn_count()) => {
            return commands.end(Match::agree_draw);
        }
        Ask::Draw => ComputerNotice::NoDraw,
    };
    commands.say(Notice::Computer(said));
}

/// Returns the estimated result.
fn estimate(game: &Match, best: &Line, opinion: &Opinion) -> ComputerNotice {
    let to_move = game.position().to_move();
    let value = best.score.value;
    let leader = if value < 0 { to_move.other() } else { to_move };
    let owners = opinion.analysis.ownership.iter().flatten().map(|&percent| engine::owner(percent)).collect();
    ComputerNotice::Estimate { leader, halves: (value.unsigned_abs() + 25) / 50, owners }
}

/// Carries out a decision of the computer.
fn carry_out(commands: &mut MatchCommands, decision: Decision) {
    let Some(game) = commands.session.game() else { return };
    match decision {
        Decision::Turn(turn) => commands.play(&turn),
        Decision::Choose(choice) => commands.choose(choice),
        Decision::Claim(claim) => commands.end(|game| {
            // The opponent makes only valid claims.
            let _ = game.claim(claim);
        }),
        Decision::Resign => {
            let side = game.acting_side();
            commands.end(|game| game.resign(side));
        }
        Decision::Settle(dead) => commands.end(|game| {
            game.propose(dead);
            let _ = game.settle();
        }),
        Decision::PlayOn => commands.play_on(Notice::Computer(ComputerNotice::PlaysOn)),
    }
}
