//! Boards of up to 64 squares on which nothing ever moves: a word for each side, a bit a square.

use super::zobrist::word;
use super::{Grid, Misplaced, Side, Square};

/// The board of 8 by 8 squares, on which bit `n` is square `n`.
pub const GRID: Grid = Grid { columns: 8, rows: 8 };

const SECOND_TO_MOVE: u64 = word(0);

/// The bit of a square of the board of 8 by 8.
pub(super) fn bit(square: Square) -> Option<u64> {
    1_u64.checked_shl(square.0.into())
}

/// The square of the lowest bit of a word that is not 0, on the board of 8 by 8.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the number of a bit of a word is below 65")]
pub(crate) fn square(bits: u64) -> Square {
    Square(bits.trailing_zeros() as u16)
}

/// Each bit of a word by itself, from the lowest.
#[inline]
pub(crate) fn bits(word: u64) -> impl Iterator<Item = u64> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let bit = rest & rest.wrapping_neg();
        rest ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// Whose the piece on this square is.
pub(super) fn owner(pieces: [u64; 2], bit: u64) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| pieces[side.index()] & bit != 0)
}

/// The pieces of both sides, each put on the bit of its square.
pub(super) fn gather(
    pieces: impl IntoIterator<Item = (Square, Side)>,
    bit: impl Fn(Square) -> Option<u64>,
) -> Result<[u64; 2], Misplaced> {
    let mut boards = [0; 2];
    for (square, side) in pieces {
        let bit = bit(square).ok_or(Misplaced::OffBoard(square))?;
        if (boards[0] | boards[1]) & bit != 0 {
            return Err(Misplaced::Twice(square));
        }
        boards[side.index()] |= bit;
    }
    Ok(boards)
}

/// The hash of a position. Two words are mixed so fast that nothing has to be kept up to date, and
/// a piece that turns over costs no more than one that is put.
pub(super) fn hash([first, second]: [u64; 2], to_move: Side) -> u64 {
    let pieces = word(word(first) ^ second);
    match to_move {
        Side::First => pieces,
        Side::Second => pieces ^ SECOND_TO_MOVE,
    }
}

/// Where runs of at least `length` pieces begin, from one to the next of which it is `step` bits.
///
/// The runs are doubled until they are as long as that: where a run of two begins, and another two
/// steps further, a run of four begins.
#[inline]
pub(super) const fn runs(pieces: u64, step: u32, length: u32) -> u64 {
    let (mut starts, mut known) = (pieces, 1);
    while known < length {
        let more = if 2 * known < length { known } else { length - known };
        starts &= starts >> (more * step);
        known += more;
    }
    starts
}

/// How many pieces the fullest of the runs lacks that begin there; more than any where none does.
pub(super) fn missing(pieces: u64, starts: u64, step: u32, length: u32) -> u32 {
    let lacks = |start| (filled(start, step, length) & !pieces).count_ones();
    bits(starts).map(lacks).min().unwrap_or(u32::MAX)
}

/// How many turns a side has while so many squares are filled in turn.
pub(super) fn turns_left(room: u32, is_to_move: bool) -> u32 {
    if is_to_move { room.div_ceil(2) } else { room / 2 }
}

/// All squares of the runs of this length that begin there.
pub(super) fn filled(starts: u64, step: u32, length: u32) -> u64 {
    (0..length).fold(0, |squares, at| squares | starts << (at * step))
}
