//! The sounds of a match: pieces on their board, and a few signals.
//!
//! A piece sounds when it lands, so the sounds of a turn follow the timeline of its animation. Samples
//! and pitch vary, so that no sound is repeated exactly, as with real pieces.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::board::BoardSource;
use crate::app::board::animation::timeline::{Staging, fall_without_bounce, timeline};
use crate::app::device::{Device, InForce};
use crate::app::state::clock::Clocks;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, PlayAction, SetupAction};
use crate::app::vocabulary::messages::{BoardUpdate, ResultShown, TableTurned};
use crate::app::vocabulary::notice::{ComputerNotice, Notice, StatusLine};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::platform::Sample;
use crate::play::Match;
use crate::rules::{Change, Game, Grid, Reason};

/// A sound.
#[derive(Debug, PartialEq, Eq)]
struct Sound {
    name: &'static str,
    /// The recordings as WAV files, of which one is played each time.
    takes: &'static [&'static [u8]],
    /// `true` for signals, `false` for pieces.
    is_signal: bool,
}

macro_rules! take {
    ($name:literal) => {
        include_bytes!(concat!("../../../assets/sounds/", $name, ".wav"))
    };
}

macro_rules! sounds {
    ($($id:ident $is_signal:literal $name:literal [$($take:literal)*];)*) => {
        $(const $id: Sound = Sound { name: $name, takes: &[$(take!($take)),*], is_signal: $is_signal };)*
        #[cfg(test)]
        const SOUNDS: &[&Sound] = &[$(&$id),*];
    };
}

sounds! {
    WOOD_PLACE false "wood-place" ["wood-place-1" "wood-place-2" "wood-place-3"];
    WOOD_TAKE false "wood-take" ["wood-take-1" "wood-take-2"];
    CROWN false "crown" ["crown-1" "crown-2"];
    STONE_PLACE false "stone-place" ["stone-place-1" "stone-place-2" "stone-place-3"];
    STONE_TAKE false "stone-take" ["stone-take-1" "stone-take-2"];
    DISC_PLACE false "disc-place" ["disc-place-1" "disc-place-2" "disc-place-3"];
    DISC_FLIP false "disc-flip" ["disc-flip-1" "disc-flip-2" "disc-flip-3"];
    DISC_DROP false "disc-drop" ["disc-drop-1" "disc-drop-2"];
    FELT_TAKE false "felt-take" ["felt-take"];
    TABLE_TURN false "table-turn" ["table-turn"];
    START true "start" ["start"];
    WIN true "win" ["win"];
    DRAW true "draw" ["draw"];
    LOSS true "loss" ["loss"];
    REFUSED true "refused" ["refused"];
    HINT true "hint" ["hint"];
    PASS true "pass" ["pass"];
    CLOCK_LOW true "clock-low" ["clock-low"];
    FLAG true "flag" ["flag"];
}

/// Time from the sound of a flipped disc to the end of its animation.
const FLICK: Duration = Duration::from_millis(30);
/// Time by which a sound may come before its event, so that it does not come a whole frame after it.
const EARLY: Duration = Duration::from_millis(8);
/// The largest number of flips that sound in one turn. More cannot be told apart by ear.
const FLICKS: usize = 6;

/// The scheduled sounds.
#[derive(Resource, Default)]
struct Cues {
    /// The sounds with the times since the start of the app at which they are due. The lengths of frames
    /// are of no use here, since they include the time for which the app slept.
    due: Vec<(Duration, &'static Sound)>,
    /// Number of sounds so far; it varies samples and pitch.
    count: u32,
}

impl Cues {
    /// Schedules a sound for now.
    fn add(&mut self, sound: &'static Sound) {
        self.due.push((Duration::ZERO, sound));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cues>().add_systems(
        Update,
        (
            (
                hear_turns.run_if(on_message::<BoardUpdate>),
                hear_the_table.run_if(on_message::<TableTurned>),
                hear_words.run_if(resource_changed::<StatusLine>),
                hear_the_end.run_if(on_message::<ResultShown>),
                hear_the_start.run_if(on_message::<Action>),
                hear_the_clock.run_if(resource_changed::<Clocks>),
            ),
            sound.run_if(|cues: Res<Cues>| !cues.due.is_empty()),
        )
            .chain()
            .in_set(PlaySystems::Show),
    );
}

/// Schedules the sounds of a turn.
fn hear_turns(
    mut shown: MessageReader<BoardUpdate>,
    source: BoardSource,
    in_force: Res<InForce>,
    time: Res<Time<Real>>,
    mut cues: ResMut<Cues>,
) {
    for shown in shown.read() {
        let (BoardUpdate::Animate(changes), Some(seen)) = (shown, source.seen()) else { continue };
        let rules = seen.rules();
        // The sounds of the turn before are dropped.
        cues.due.clear();
        for (at, sound) in turn(rules.game(), changes, rules.grid()) {
            let after = if in_force.reduces_motion { Duration::ZERO } else { at };
            cues.due.push((time.elapsed() + after, sound));
        }
    }
}

/// Returns the sounds of a turn, with their delays.
fn turn(game: Game, changes: &[Change], grid: Grid) -> Vec<(Duration, &'static Sound)> {
    let (place, take) = match game {
        Game::Checkers | Game::Hexdame => (&WOOD_PLACE, &WOOD_TAKE),
        Game::Reversi => (&DISC_PLACE, &FELT_TAKE),
        Game::ConnectFour => (&DISC_DROP, &FELT_TAKE),
        Game::Go | Game::Gomoku | Game::Four | Game::Hex => (&STONE_PLACE, &STONE_TAKE),
    };
    let mut sounds: Vec<(Duration, &'static Sound)> = Vec::new();
    for Staging { change, start, length } in timeline(changes, grid) {
        let end = start + length;
        let heard = |sounds: &[(Duration, &Sound)], sound: &Sound| {
            sounds.iter().filter(|(_, other)| *other == sound).count()
        };
        match change {
            // A piece that returns by undo appears at once, without a sound.
            Change::Put { .. } if length.is_zero() => {}
            Change::Move { .. } | Change::Put { .. } => sounds.push((end, place)),
            Change::Drop { .. } => sounds.push((start + fall_without_bounce(length), place)),
            Change::Crown { .. } => sounds.push((end, &CROWN)),
            // Captured stones are lifted together, with one sound; men one by one.
            Change::Remove { .. } if !game.has_kings() && heard(&sounds, take) > 0 => {}
            Change::Remove { .. } => sounds.push((start + length / 2, take)),
            Change::Flip { .. } if heard(&sounds, &DISC_FLIP) < FLICKS => {
                sounds.push((end.saturating_sub(FLICK), &DISC_FLIP));
            }
            Change::Flip { .. } => {}
        }
    }
    sounds
}

/// Schedules the sound of a board that turns to the other player.
fn hear_the_table(mut cues: ResMut<Cues>) {
    cues.add(&TABLE_TURN);
}

/// Schedules the sound of a notice.
fn hear_words(message: Res<StatusLine>, mut cues: ResMut<Cues>) {
    match &message.0 {
        Some(said) if said.refuses() => cues.add(&REFUSED),
        Some(Notice::Passed(_) | Notice::CannotMove(_)) => cues.add(&PASS),
        Some(Notice::Computer(ComputerNotice::Hint { .. })) => cues.add(&HINT),
        _ => {}
    }
}

/// Schedules the sound of the result.
fn hear_the_end(session: Res<Session>, mut cues: ResMut<Cues>) {
    if let Some(sound) = session.game().and_then(end) {
        cues.add(sound);
    }
}

/// Schedules a sound for each of a clock's last seconds.
fn hear_the_clock(clocks: Res<Clocks>, mut heard: Local<Option<u64>>, mut cues: ResMut<Cues>) {
    if clocks.last.is_some() && clocks.last != *heard {
        cues.add(&CLOCK_LOW);
    }
    *heard = clocks.last;
}

/// Returns the sound of a result. Between two people a win is always a win.
fn end(game: &Match) -> Option<&'static Sound> {
    let outcome = game.outcome()?;
    Some(match (outcome.winner, game.setup().only_person()) {
        _ if outcome.reason == Reason::Time => &FLAG,
        (None, _) => &DRAW,
        (Some(winner), Some(_)) if !game.player(winner).is_here() => &LOSS,
        (Some(_), _) => &WIN,
    })
}

/// Schedules the sound of a new match.
fn hear_the_start(mut actions: MessageReader<Action>, mut cues: ResMut<Cues>) {
    let starts = |action: &Action| {
        matches!(action, Action::Setup(SetupAction::Start) | Action::Play(PlayAction::Rematch))
    };
    if actions.read().any(starts) {
        cues.add(&START);
    }
}

/// Plays the sounds that are due.
fn sound(mut cues: ResMut<Cues>, time: Res<Time<Real>>, settings: Res<Settings>, device: Res<Device>) {
    let Cues { due, count } = &mut *cues;
    let now = time.elapsed();
    for (_, sound) in due.extract_if(.., |(at, _)| *at <= now + EARLY) {
        *count = count.wrapping_add(1);
        let volume = if sound.is_signal { settings.sound.signals } else { settings.sound.pieces }.factor();
        if !settings.sound.muted && volume > 0. {
            device.0.play(sample(sound, *count, volume));
        }
    }
}

/// Returns a take of a sound. The speed of pieces varies by up to 3 %; `count` determines both.
fn sample(sound: &'static Sound, count: u32, volume: f32) -> Sample {
    let take = count as usize % sound.takes.len();
    // Steps by the golden ratio keep successive values far apart.
    let varied = (count as f32 * 0.618_034).fract() * 2. - 1.;
    let speed = if sound.is_signal { 1. } else { 1. + 0.03 * varied };
    Sample { name: sound.name, wav: sound.takes[take], volume, speed }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Piece, Rank, Side, Square};

    const GRID: Grid = Grid::rectangle(8, 8);
    const MAN: Piece = Piece { side: Side::First, rank: Rank::Man };

    fn names(game: Game, changes: &[Change]) -> Vec<&'static str> {
        turn(game, changes, GRID).into_iter().map(|(_, sound)| sound.name).collect()
    }

    #[test]
    fn the_changes_of_a_turn_determine_its_sounds() {
        let jump = |from: u16, over: u16, to: u16| {
            [Change::Move { from: Square(from), to: Square(to) }, Change::Remove { square: Square(over) }]
        };
        let chain = [jump(0, 9, 18), jump(18, 27, 36)].concat();
        assert_eq!(names(Game::Checkers, &chain), ["wood-place", "wood-take", "wood-place", "wood-take"]);
        let taken = [10, 11, 12].map(|square| Change::Remove { square: Square(square) });
        let stone = [Change::Put { square: Square(9), piece: MAN }];
        assert_eq!(names(Game::Go, &[&stone[..], &taken].concat()), ["stone-place", "stone-take"]);
        let flips = (1..=9).map(|distance| Change::Flip { square: Square(distance.into()), distance });
        let all: Vec<_> = stone.into_iter().chain(flips).collect();
        assert_eq!(names(Game::Reversi, &all).len(), 1 + FLICKS);
        let disc = Change::Drop { square: Square(35), piece: MAN };
        assert_eq!(names(Game::ConnectFour, &[disc]), ["disc-drop"]);
        assert!(names(Game::Go, &[]).is_empty(), "a pass has no sound of pieces");
    }

    #[test]
    fn successive_sounds_differ_in_take_and_speed() {
        for count in 0..100 {
            let [a, b] = [count, count + 1].map(|count| sample(&STONE_PLACE, count, 1.));
            assert!(!std::ptr::eq(a.wav, b.wav) && (a.speed - b.speed).abs() > 0.005);
            assert!((0.97..=1.03).contains(&a.speed));
        }
    }

    #[test]
    fn every_sound_is_a_wav_file() {
        for sound in SOUNDS {
            for wav in sound.takes {
                assert!(wav.starts_with(b"RIFF") && wav.len() > 1000, "{}", sound.name);
            }
        }
    }
}
