//! The acts of a match, each as its place among those that are possible, and the offer beside them.

use super::digits::{Misfit, Reader, Writer};
use super::{BadLink, Offer, Proposal};
use crate::notation::limits::LANDINGS;
use crate::play::{Act, Match};
use crate::rules::{Choice, Claim, Position, Side, Square};

/// The choices of an opening, in the order of their places.
const CHOICES: [Choice; 3] = [Choice::First, Choice::Second, Choice::PlaceTwo];

/// Ways in which players end a match, by their digits from 1.
const ENDINGS: [Ending; 9] = [
    Ending::Resign(Side::First),
    Ending::Resign(Side::Second),
    Ending::Claim(Claim::Repetition),
    Ending::Claim(Claim::NoProgress),
    Ending::Claim(Claim::FewPieces),
    Ending::AgreeDraw,
    Ending::Flag(Side::First),
    Ending::Flag(Side::Second),
    Ending::Settle,
];

/// An act that ends a match, without the dead pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Resign(Side),
    Claim(Claim),
    AgreeDraw,
    Flag(Side),
    Settle,
}

impl Ending {
    fn of(act: &Act) -> Option<Ending> {
        match act {
            Act::Turn(_) | Act::Choose(_) | Act::PlayOn => None,
            Act::Resign(side) => Some(Ending::Resign(*side)),
            Act::Claim(claim) => Some(Ending::Claim(*claim)),
            Act::AgreeDraw => Some(Ending::AgreeDraw),
            Act::Flag(side) => Some(Ending::Flag(*side)),
            Act::Settle(_) => Some(Ending::Settle),
        }
    }
}

/// Returns the acts that lead to another position: the turns, then the choices, then playing on.
///
/// Turns are in the order of their squares, and a turn that is the beginning of another comes before it. So
/// the order does not depend on the order in which the rules find them, and neither on notation, which has
/// several names for a square. `saved` has kept the numbers of squares from its first version.
fn possible(position: &dyn Position) -> Vec<Act> {
    let mut turns = position.turns();
    // Most rules find them in this order, or nearly so. This sort is linear then.
    turns.sort_by(|one, other| one.0.cmp(&other.0));
    turns.dedup();
    let choices = position.choices();
    let choices = CHOICES.into_iter().filter(|choice| choices.contains(choice)).map(Act::Choose);
    let play_on = position.counting().map(|_| Act::PlayOn);
    turns.into_iter().map(Act::Turn).chain(choices).chain(play_on).collect()
}

/// Most turns that are listed for all positions of a match together: a full match on the largest board of
/// Go has fewer. Only composed positions of checkers and Hexdame reach it.
const MOST_LISTED: usize = 650 * Match::MAX_ACTS;

/// Returns `true` if the turns of a position are few enough to list them. See [`LANDINGS`].
pub(super) fn is_listed(position: &dyn Position) -> bool {
    position.lands_at_most(LANDINGS)
}

/// Writes the acts in force, up to a position with more turns than are listed. There the checksum of the
/// last position tells the reader that some are missing.
pub(super) fn write(writer: &mut Writer, game: &Match) {
    let mut last = None;
    for (position, act) in game.history() {
        if act.changes_position() {
            if !is_listed(&*position) {
                break;
            }
            let acts = possible(&*position);
            let Some(at) = acts.iter().position(|known| known == act) else { break };
            writer.digit(at as u32, acts.len() as u32 + 1);
        } else {
            last = Some(act);
        }
    }
    if !is_listed(game.position()) {
        return;
    }
    let acts = possible(game.position()).len() as u32;
    writer.digit(acts, acts + 1);
    let ending = last.and_then(Ending::of);
    let place = ending.and_then(|ending| ENDINGS.iter().position(|&known| known == ending));
    writer.digit(place.map_or(0, |place| place as u32 + 1), 16);
    if let Some(Act::Settle(dead)) = last {
        write_squares(writer, game.position(), dead);
    }
}

/// Reads acts into a match that has none.
pub(super) fn read(reader: &mut Reader, game: &mut Match) -> Result<(), BadLink> {
    let mut listed = 0;
    loop {
        let act = game.acts().len() + 1;
        let misfit = |Misfit| BadLink::Acts { act };
        if listed > MOST_LISTED || !is_listed(game.position()) {
            return Err(BadLink::TooManyJumps { act });
        }
        let mut acts = possible(game.position());
        listed += acts.len();
        let place = reader.digit(acts.len() as u32 + 1).map_err(misfit)? as usize;
        if place < acts.len() {
            let next = acts.swap_remove(place);
            game.act_in_bulk(next).map_err(|reason| BadLink::Act { act, reason })?;
            continue;
        }
        let ending = match reader.digit(16).map_err(misfit)? as usize {
            0 => return Ok(()),
            place => *ENDINGS.get(place - 1).ok_or(BadLink::Acts { act })?,
        };
        let last = match ending {
            Ending::Resign(side) => Act::Resign(side),
            Ending::Claim(claim) => Act::Claim(claim),
            Ending::AgreeDraw => Act::AgreeDraw,
            Ending::Flag(side) => Act::Flag(side),
            Ending::Settle => Act::Settle(read_squares(reader, game.position()).map_err(misfit)?),
        };
        return game.act_in_bulk(last).map_err(|reason| BadLink::Act { act, reason });
    }
}

/// Writes the offer that is open.
pub(super) fn write_offer(writer: &mut Writer, position: &dyn Position, offer: Option<&Offer>) {
    let Some(Offer { by, proposal }) = offer else { return writer.digit(0, 16) };
    match proposal {
        Proposal::Draw => writer.digit(1, 16),
        Proposal::Count(_) => writer.digit(2, 16),
        Proposal::PlayOn => writer.digit(3, 16),
        Proposal::Flag(side) => writer.digit(4 + side.index() as u32, 16),
    }
    writer.digit(by.index() as u32, 2);
    if let Proposal::Count(dead) = proposal {
        write_squares(writer, position, dead);
    }
}

pub(super) fn read_offer(reader: &mut Reader, game: &Match) -> Result<Option<Offer>, BadLink> {
    let kind = reader.digit(16)?;
    if kind == 0 {
        return Ok(None);
    }
    let by = Side::BOTH[reader.digit(2)? as usize];
    let proposal = match kind {
        1 => Proposal::Draw,
        2 => Proposal::Count(read_squares(reader, game.position())?),
        3 => Proposal::PlayOn,
        4 => Proposal::Flag(Side::First),
        5 => Proposal::Flag(Side::Second),
        _ => return Err(BadLink::Form),
    };
    if proposal.is_possible(game) { Ok(Some(Offer { by, proposal })) } else { Err(BadLink::Offer) }
}

/// Returns the squares with pieces, in the order of the board.
fn occupied(position: &dyn Position) -> Vec<Square> {
    position.grid().squares().filter(|&square| position.piece(square).is_some()).collect()
}

/// Writes a set of squares with pieces: their number, and how many such squares are left out before each.
fn write_squares(writer: &mut Writer, position: &dyn Position, squares: &[Square]) {
    let occupied = occupied(position);
    let places: Vec<usize> = (0..occupied.len()).filter(|&at| squares.contains(&occupied[at])).collect();
    writer.number(places.len() as u64, 2);
    let mut next = 0;
    for (at, place) in places.iter().enumerate() {
        // As many places stay free as squares follow.
        let end = occupied.len() - (places.len() - at - 1);
        writer.digit((place - next) as u32, (end - next) as u32);
        next = place + 1;
    }
}

fn read_squares(reader: &mut Reader, position: &dyn Position) -> Result<Vec<Square>, Misfit> {
    let occupied = occupied(position);
    let count = usize::try_from(reader.number(2)?).map_err(|_| Misfit)?;
    let mut squares = Vec::new();
    let mut next = 0;
    for at in 0..count {
        let end = occupied.len().checked_sub(count - at - 1).filter(|&end| end > next).ok_or(Misfit)?;
        let place = next + reader.digit((end - next) as u32)? as usize;
        squares.push(*occupied.get(place).ok_or(Misfit)?);
        next = place + 1;
    }
    Ok(squares)
}
