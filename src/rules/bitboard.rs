//! Bitboards of up to 64 squares for games without moving pieces: one word per side, one bit per
//! square.

use super::zobrist::word;
use super::{Grid, Misplaced, Side, Square};

/// The 8 by 8 board, on which bit `n` is square `n`.
pub(crate) const GRID: Grid = Grid::rectangle(8, 8);

const SECOND_TO_MOVE: u64 = word(0);

/// Returns the bit of a square of the 8 by 8 board.
pub(super) fn bit(square: Square) -> Option<u64> {
    1_u64.checked_shl(square.0.into())
}

/// Returns the square of the lowest set bit on the 8 by 8 board. `bits` must not be 0.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the number of a bit of a word is below 65")]
pub(crate) fn square(bits: u64) -> Square {
    Square(bits.trailing_zeros() as u16)
}

/// Iterates over the set bits of a word, from the lowest.
#[inline]
pub(crate) fn bits(word: u64) -> impl Iterator<Item = u64> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let bit = rest & rest.wrapping_neg();
        rest ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// Returns the squares of the 8 by 8 board after one of its eight symmetries; 0 is the identity. The first bit of the
/// number exchanges the columns from left to right, the second the rows, and the third then rows and columns.
pub(crate) const fn turned(mut word: u64, symmetry: u8) -> u64 {
    if symmetry & 1 != 0 {
        word = word.swap_bytes().reverse_bits();
    }
    if symmetry & 2 != 0 {
        word = word.swap_bytes();
    }
    if symmetry & 4 != 0 {
        word = exchanged(word, 7, 0x00AA_00AA_00AA_00AA);
        word = exchanged(word, 14, 0x0000_CCCC_0000_CCCC);
        word = exchanged(word, 28, 0x0000_0000_F0F0_F0F0);
    }
    word
}

/// Exchanges the bits of a word in `lower` with those that are higher by `distance`.
const fn exchanged(word: u64, distance: u32, lower: u64) -> u64 {
    let differing = (word >> distance ^ word) & lower;
    word ^ differing ^ differing << distance
}

/// Returns the side of the piece on this bit.
pub(super) fn owner(pieces: [u64; 2], bit: u64) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| pieces[side.index()] & bit != 0)
}

/// Collects pieces into one word per side. `bit` maps squares to bits.
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

/// Returns the hash of a position. Mixing two words is so fast that no incremental hash is needed,
/// and flipped pieces cost no more than placed ones.
pub(super) fn hash([first, second]: [u64; 2], to_move: Side) -> u64 {
    let pieces = word(word(first) ^ second);
    match to_move {
        Side::First => pieces,
        Side::Second => pieces ^ SECOND_TO_MOVE,
    }
}

/// Returns the first bits of all runs of at least `length` pieces that are `step` bits apart.
///
/// The known length doubles until it reaches `length`: where a run of two begins and another two
/// steps further, a run of four begins. The method is that of J. Tromp's *Fhourstones*,
/// <https://tromp.github.io/c4/fhour.html>, for any length.
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

/// Returns the smallest number of pieces missing from any run that begins at `starts`; `u32::MAX`
/// if there is no run.
pub(super) fn missing(pieces: u64, starts: u64, step: u32, length: u32) -> u32 {
    let lacks = |start| (filled(start, step, length) & !pieces).count_ones();
    bits(starts).map(lacks).min().unwrap_or(u32::MAX)
}

/// Returns the number of turns of a side while `room` squares are filled alternately.
pub(super) fn turns_left(room: u32, is_to_move: bool) -> u32 {
    if is_to_move { room.div_ceil(2) } else { room / 2 }
}

/// Returns the squares of the runs of this length that begin at `starts`.
pub(super) fn filled(starts: u64, step: u32, length: u32) -> u64 {
    (0..length).fold(0, |squares, at| squares | starts << (at * step))
}
