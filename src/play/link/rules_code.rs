//! The rules of a match, option by option.
//!
//! Each value is its place in a list, which may grow at its end. The name of a preset would be shorter, but
//! a preset that is corrected would give an old link other rules.

use super::digits::{Misfit, Reader, Writer};
use crate::rules::checkers::{Crowning, Draws, Priority, Removal, Seat, Size};
use crate::rules::go::{Compensation, Repetition, Scoring};
use crate::rules::gomoku::Winning;
use crate::rules::{Game, Rules, checkers, connect_four, four, go, gomoku, hex, hexdame, reversi};

const GAMES: [Game; 8] = [
    Game::Checkers,
    Game::Reversi,
    Game::Go,
    Game::Gomoku,
    Game::ConnectFour,
    Game::Four,
    Game::Hexdame,
    Game::Hex,
];

const SIZES: [Size; 3] = [Size::Eight, Size::Ten, Size::Twelve];
const SEATS: [Seat; 2] = [Seat::Top, Seat::Bottom];
const PRIORITIES: [Priority; 6] = [
    Priority::Free,
    Priority::WithKing,
    Priority::Most,
    Priority::MostThenKings,
    Priority::Italian,
    Priority::Value,
];
const CROWNINGS: [Crowning; 2] = [Crowning::AtTheEnd, Crowning::AtOnce];
const REMOVALS: [Removal; 2] = [Removal::AsItGoes, Removal::AtTheEnd];

const SCORINGS: [Scoring; 2] = [Scoring::Area, Scoring::Territory];
const REPETITIONS: [Repetition; 3] =
    [Repetition::Ko, Repetition::PositionalSuperko, Repetition::SituationalSuperko];
const COMPENSATIONS: [Compensation; 3] =
    [Compensation::None, Compensation::EachStone, Compensation::AllButOne];
const FIRST_STONES: [go::Opening; 2] = [go::Opening::Empty, go::Opening::SeatStones];

const WINNINGS: [Winning; 4] = [Winning::FreeStyle, Winning::Standard, Winning::Renju, Winning::Caro];
const SWAPS: [gomoku::Opening; 3] = [gomoku::Opening::Free, gomoku::Opening::Swap, gomoku::Opening::Swap2];
/// The only length of a row for which gomoku has all its options.
const FIVE: u8 = 5;

const SEAT_STONES: [four::Opening; 2] = [four::Opening::SeatStone, four::Opening::Free];

const HEXDAME_DRAWS: [hexdame::Draws; 2] = [hexdame::Draws::Repetition, hexdame::Draws::International];

pub(super) fn write(writer: &mut Writer, rules: Rules) {
    writer.choice(&rules.game(), &GAMES);
    match rules {
        Rules::Checkers(rules) => write_checkers(writer, rules),
        Rules::Reversi(reversi::Rules {}) => {}
        Rules::Go(rules) => write_go(writer, rules),
        Rules::Gomoku(rules) => {
            writer.byte(rules.size());
            writer.byte(rules.length());
            writer.choice(&rules.winning(), &WINNINGS);
            writer.choice(&rules.opening(), &SWAPS);
        }
        Rules::ConnectFour(rules) => {
            writer.byte(rules.grid().columns);
            writer.byte(rules.grid().rows);
            writer.byte(rules.length());
        }
        Rules::Four(four::Rules { opening }) => writer.choice(&opening, &SEAT_STONES),
        Rules::Hexdame(hexdame::Rules { draws }) => writer.choice(&draws, &HEXDAME_DRAWS),
        Rules::Hex(rules) => {
            writer.byte(rules.size());
            writer.switch(rules.swap());
        }
    }
}

/// Reads rules. An error means rules that this program does not know.
pub(super) fn read(reader: &mut Reader) -> Result<Rules, Misfit> {
    Ok(match reader.choice(&GAMES)? {
        Game::Checkers => Rules::Checkers(read_checkers(reader)?),
        Game::Reversi => Rules::Reversi(reversi::Rules {}),
        Game::Go => Rules::Go(read_go(reader)?),
        Game::Gomoku => {
            let (size, length) = (reader.byte()?, reader.byte()?);
            let (winning, opening) = (reader.choice(&WINNINGS)?, reader.choice(&SWAPS)?);
            let is_plain = (winning, opening) == (Winning::FreeStyle, gomoku::Opening::Free);
            let rules = match length {
                FIVE => gomoku::Rules::new(size, winning, opening),
                _ if is_plain => gomoku::Rules::in_a_row(size, length),
                _ => return Err(Misfit),
            };
            Rules::Gomoku(rules.map_err(|_| Misfit)?)
        }
        Game::ConnectFour => {
            let (columns, rows, length) = (reader.byte()?, reader.byte()?, reader.byte()?);
            Rules::ConnectFour(connect_four::Rules::new(columns, rows, length).map_err(|_| Misfit)?)
        }
        Game::Four => Rules::Four(four::Rules { opening: reader.choice(&SEAT_STONES)? }),
        Game::Hexdame => Rules::Hexdame(hexdame::Rules { draws: reader.choice(&HEXDAME_DRAWS)? }),
        Game::Hex => {
            let (size, swap) = (reader.byte()?, reader.switch()?);
            Rules::Hex(hex::Rules::new(size, swap).map_err(|_| Misfit)?)
        }
    })
}

fn write_checkers(writer: &mut Writer, rules: checkers::Rules) {
    // Without `..`, so that a new option cannot be forgotten here.
    let checkers::Rules {
        forced_capture,
        finish_jumps,
        size,
        first_sits,
        mirrored,
        flying_kings,
        men_capture_backward,
        orthogonal_captures,
        men_capture_kings,
        priority,
        crowning,
        removal,
        kings_rest,
        draws: Draws { repetitions, quiet, three_to_one, two_to_one },
    } = rules;
    writer.switch(forced_capture);
    writer.switch(finish_jumps);
    writer.choice(&size, &SIZES);
    writer.choice(&first_sits, &SEATS);
    writer.switch(mirrored);
    writer.switch(flying_kings);
    writer.switch(men_capture_backward);
    writer.switch(orthogonal_captures);
    writer.switch(men_capture_kings);
    writer.choice(&priority, &PRIORITIES);
    writer.choice(&crowning, &CROWNINGS);
    writer.choice(&removal, &REMOVALS);
    writer.switch(kings_rest);
    for limit in [repetitions, quiet, three_to_one, two_to_one] {
        writer.byte(limit);
    }
}

fn read_checkers(reader: &mut Reader) -> Result<checkers::Rules, Misfit> {
    // The options are read in the order in which they stand here.
    Ok(checkers::Rules {
        forced_capture: reader.switch()?,
        finish_jumps: reader.switch()?,
        size: reader.choice(&SIZES)?,
        first_sits: reader.choice(&SEATS)?,
        mirrored: reader.switch()?,
        flying_kings: reader.switch()?,
        men_capture_backward: reader.switch()?,
        orthogonal_captures: reader.switch()?,
        men_capture_kings: reader.switch()?,
        priority: reader.choice(&PRIORITIES)?,
        crowning: reader.choice(&CROWNINGS)?,
        removal: reader.choice(&REMOVALS)?,
        kings_rest: reader.switch()?,
        draws: Draws {
            repetitions: reader.byte()?,
            quiet: reader.byte()?,
            three_to_one: reader.byte()?,
            two_to_one: reader.byte()?,
        },
    })
}

fn write_go(writer: &mut Writer, rules: go::Rules) {
    let go::Rules {
        size,
        scoring,
        suicide,
        repetition,
        komi,
        handicap,
        compensation,
        opening,
        dead_stones,
        seki_eyes,
        pass_stones,
    } = rules;
    writer.byte(size.lines());
    writer.choice(&scoring, &SCORINGS);
    writer.switch(suicide);
    writer.choice(&repetition, &REPETITIONS);
    writer.digit(u32::from(komi.cast_unsigned()), 1 << 16);
    writer.byte(handicap);
    writer.choice(&compensation, &COMPENSATIONS);
    writer.choice(&opening, &FIRST_STONES);
    writer.switch(dead_stones);
    writer.switch(seki_eyes);
    writer.switch(pass_stones);
}

fn read_go(reader: &mut Reader) -> Result<go::Rules, Misfit> {
    Ok(go::Rules {
        size: go::Size::new(reader.byte()?).map_err(|_| Misfit)?,
        scoring: reader.choice(&SCORINGS)?,
        suicide: reader.switch()?,
        repetition: reader.choice(&REPETITIONS)?,
        komi: (reader.digit(1 << 16)? as u16).cast_signed(),
        handicap: reader.byte()?,
        compensation: reader.choice(&COMPENSATIONS)?,
        opening: reader.choice(&FIRST_STONES)?,
        dead_stones: reader.switch()?,
        seki_eyes: reader.switch()?,
        pass_stones: reader.switch()?,
    })
}
