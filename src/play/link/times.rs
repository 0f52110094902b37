//! The time that each act took.

use super::digits::{Misfit, Reader, Writer};

/// Units of times, in milliseconds. Times are exact unless the link would be too long for a QR code.
pub(super) const UNITS: [u64; 4] = [1, 10, 100, 1000];

/// Highest order of the numbers. See [`Writer::number`].
const MOST_ORDER: u32 = 40;

/// Writes times in milliseconds, rounded down to a unit, so that a link never takes time from a player.
pub(super) fn write(writer: &mut Writer, times: &[u64], unit: u64) {
    let order = best_order(times, unit);
    writer.choice(&unit, &UNITS);
    writer.digit(order, MOST_ORDER + 1);
    for time in times {
        writer.number(time / unit, order);
    }
}

/// Reads the times of this number of acts.
pub(super) fn read(reader: &mut Reader, acts: usize) -> Result<Vec<u64>, Misfit> {
    let unit = reader.choice(&UNITS)?;
    let order = reader.digit(MOST_ORDER + 1)?;
    let mut times = Vec::new();
    for _ in 0..acts {
        times.push(reader.number(order)?.checked_mul(unit).ok_or(Misfit)?);
    }
    Ok(times)
}

/// Returns the order of the numbers with which these times are the shortest.
fn best_order(times: &[u64], unit: u64) -> u32 {
    let bits = |order: u32| -> u64 {
        let one = |time: &u64| u64::from(2 * (u128::from(time / unit) + (1 << order)).ilog2() - order + 1);
        times.iter().map(one).sum()
    };
    (0..=MOST_ORDER).min_by_key(|&order| bits(order)).unwrap_or_default()
}
