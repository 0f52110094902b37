//! The agreements before a match.

use super::digits::{Misfit, Reader, Writer};
use super::{BadLink, rules_code};
use crate::engine::Level;
use crate::play::{Avatar, Mode, Player, Series, Setup, TimeControl};

const MODES: [Mode; 2] = [Mode::Quick, Mode::HandOver];
const AVATARS: [Avatar; 4] = [Avatar::Leaf, Avatar::Kite, Avatar::Fish, Avatar::Mountain];

/// Order of the numbers of seconds. See [`Writer::number`].
const SECONDS: u32 = 8;

/// Writes a setup, with the names and avatars of people only if `names` is set.
pub(super) fn write(writer: &mut Writer, setup: &Setup, names: bool) {
    let Setup { rules, position, players, mode, clocks, tournament_mode, series } = setup;
    rules_code::write(writer, *rules);
    writer.switch(position.is_some());
    if let Some(position) = position {
        writer.text(position);
    }
    for clock in clocks {
        write_clock(writer, *clock);
    }
    writer.choice(mode, &MODES);
    writer.switch(*tournament_mode);
    writer.switch(series.is_some());
    if let Some(Series { best_of, played, halves: [first, second] }) = *series {
        for number in [best_of, played, first, second] {
            writer.byte(number);
        }
    }
    for player in players {
        writer.digit(player.computer.map_or(0, |level| u32::from(level.number())), 16);
    }
    writer.switch(names);
    for player in players.iter().filter(|_| names) {
        writer.text(&player.name);
        writer.choice(&player.avatar, &AVATARS);
    }
}

/// Reads a setup, and whether it has the names and avatars of people.
pub(super) fn read(reader: &mut Reader) -> Result<(Setup, bool), BadLink> {
    let rules = rules_code::read(reader).map_err(|Misfit| BadLink::Rules)?;
    let position = if reader.switch()? { Some(reader.text()?) } else { None };
    let clocks = [read_clock(reader)?, read_clock(reader)?];
    let mode = reader.choice(&MODES)?;
    let tournament_mode = reader.switch()?;
    let series = if reader.switch()? {
        let [best_of, played] = [reader.byte()?, reader.byte()?];
        Some(Series { best_of, played, halves: [reader.byte()?, reader.byte()?] })
    } else {
        None
    };
    let mut players = [read_player(reader)?, read_player(reader)?];
    let names = reader.switch()?;
    for player in players.iter_mut().filter(|_| names) {
        player.name = reader.text()?;
        player.avatar = reader.choice(&AVATARS)?;
    }
    let mut setup = Setup { rules, position, players, mode, clocks, tournament_mode, series };
    setup.shorten();
    Ok((setup, names))
}

fn read_player(reader: &mut Reader) -> Result<Player, Misfit> {
    match reader.digit(16)? {
        0 => Ok(Player::person("", Avatar::Leaf)),
        level => Ok(Player::computer(Level::new(level as u8).map_err(|_| Misfit)?)),
    }
}

fn write_clock(writer: &mut Writer, clock: Option<TimeControl>) {
    let (kind, seconds, number) = match clock {
        None => (0, [None; 2], None),
        Some(TimeControl::SuddenDeath { main }) => (1, [Some(main), None], None),
        Some(TimeControl::Fischer { main, increment }) => (2, [Some(main), Some(increment)], None),
        Some(TimeControl::Delay { main, delay }) => (3, [Some(main), Some(delay)], None),
        Some(TimeControl::Bronstein { main, delay }) => (4, [Some(main), Some(delay)], None),
        Some(TimeControl::ByoYomi { main, periods, period }) => {
            (5, [Some(main), Some(period)], Some(periods))
        }
        Some(TimeControl::Canadian { main, stones, period }) => (6, [Some(main), Some(period)], Some(stones)),
        Some(TimeControl::Hourglass { main }) => (7, [Some(main), None], None),
        Some(TimeControl::PerTurn { time }) => (8, [Some(time), None], None),
    };
    writer.digit(kind, 16);
    for seconds in seconds.into_iter().flatten() {
        writer.number(u64::from(seconds), SECONDS);
    }
    if let Some(number) = number {
        writer.byte(number);
    }
}

fn read_clock(reader: &mut Reader) -> Result<Option<TimeControl>, Misfit> {
    fn seconds(reader: &mut Reader) -> Result<u32, Misfit> {
        u32::try_from(reader.number(SECONDS)?).map_err(|_| Misfit)
    }
    let kind = reader.digit(16)?;
    if kind == 0 {
        return Ok(None);
    }
    let main = seconds(reader)?;
    Ok(Some(match kind {
        1 => TimeControl::SuddenDeath { main },
        2 => TimeControl::Fischer { main, increment: seconds(reader)? },
        3 => TimeControl::Delay { main, delay: seconds(reader)? },
        4 => TimeControl::Bronstein { main, delay: seconds(reader)? },
        5 => {
            let period = seconds(reader)?;
            TimeControl::ByoYomi { main, periods: reader.byte()?, period }
        }
        6 => {
            let period = seconds(reader)?;
            TimeControl::Canadian { main, stones: reader.byte()?, period }
        }
        7 => TimeControl::Hourglass { main },
        8 => TimeControl::PerTurn { time: main },
        _ => return Err(Misfit),
    }))
}
