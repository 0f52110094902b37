//! Conversion of a score to a chance of winning, identical on every machine.

/// 1000 / (1 + e^-x) for x = 0, 1/4, 2/4 … 8.
const LOGISTIC: [u16; 33] = [
    500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971, 977, 982, 986, 989, 991, 993,
    995, 996, 997, 998, 998, 998, 999, 999, 999, 999, 1000, 1000,
];

/// Returns the chance of winning in thousandths by the logistic curve: 500 for a value of 0, 731 for
/// `scale`. The result is never 0 and never 1000, because an evaluation proves nothing.
///
/// # Panics
/// If `scale` is not positive.
#[must_use]
pub fn chance(value: i32, scale: i32) -> u16 {
    assert!(scale > 0, "the scale should be positive");
    // The distance from 0 in 256ths of a step of the table.
    let steps =
        (u64::from(value.unsigned_abs()) * 4 * 256 / u64::from(scale.unsigned_abs())).min(32 * 256 - 1);
    let (at, rest) = ((steps / 256) as usize, (steps % 256) as u16);
    let (low, high) = (LOGISTIC[at], LOGISTIC[at + 1]);
    let chance = (low + (u32::from(high - low) * u32::from(rest) / 256) as u16).min(999);
    if value < 0 { 1000 - chance } else { chance }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_grows_with_the_score() {
        let chances: Vec<_> = (-5000..=5000).map(|value| chance(value, 400)).collect();
        assert!(chances.is_sorted());
        assert_eq!((chances[5000], chances[5400], chances[4600]), (500, 731, 269));
        assert_eq!((chances[0], chances[10_000]), (1, 999));
    }

    #[test]
    fn the_table_matches_the_logistic_curve() {
        for value in -800..=800 {
            let exact = 1000. / (1. + (-f64::from(value) / 100.).exp());
            assert!((exact - f64::from(chance(value, 100))).abs() < 2.5, "the chance of {value} is inexact");
        }
    }
}
