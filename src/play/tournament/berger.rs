//! The rounds of a round robin: the circle method, in the order and with the sides of the Berger tables.
//!
//! One number stays in its place and the others move around a circle; those that face each other play. The
//! rounds are taken in steps of half a turn, which alternates the sides, as in the tables of the FIDE
//! handbook (C.05, annex *Berger tables*).

/// Returns the pairs of each round for this many numbers, counted from 0. The first of a pair begins. If the
/// count is odd, one number has no game in a round.
pub(super) fn single(count: usize) -> Vec<Vec<[usize; 2]>> {
    let even = count + count % 2;
    let Some(circle) = even.checked_sub(1) else { return Vec::new() };
    let fixed = circle;
    (0..circle)
        .map(|round| {
            let turn = round * even / 2 % circle;
            let with_fixed = if round.is_multiple_of(2) { [turn, fixed] } else { [fixed, turn] };
            let others = (1..even / 2).map(|step| [(turn + step) % circle, (turn + circle - step) % circle]);
            // The number that an odd count lacks is the fixed one.
            std::iter::once(with_fixed).chain(others).filter(|pair| !pair.contains(&count)).collect()
        })
        .collect()
}

/// Returns the pairs of each round if all meet twice, the second time with sides exchanged. The last two
/// rounds of the first half change places, so that nobody has the same side three times in a row.
pub(super) fn double(count: usize) -> Vec<Vec<[usize; 2]>> {
    let mut rounds = single(count);
    let second = rounds.iter().map(|round| round.iter().map(|&[a, b]| [b, a]).collect()).collect::<Vec<_>>();
    if let [.., last_but_one, last] = rounds.as_mut_slice() {
        std::mem::swap(last_but_one, last);
    }
    rounds.extend(second);
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads rounds as the handbook prints them, with numbers from 1.
    fn table(rounds: &[&str]) -> Vec<Vec<[usize; 2]>> {
        let number = |text: &str| text.parse::<usize>().expect("a number") - 1;
        let pair = |text: &str| {
            let (first, second) = text.split_once('-').expect("a pair");
            [number(first), number(second)]
        };
        rounds.iter().map(|round| round.split(' ').map(pair).collect()).collect()
    }

    #[test]
    fn the_rounds_are_those_of_the_berger_tables() {
        assert_eq!(single(4), table(&["1-4 2-3", "4-3 1-2", "2-4 3-1"]));
        let six = ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"];
        assert_eq!(single(6), table(&six));
        // Without the largest number, whose opponents have a bye.
        assert_eq!(single(5), table(&["2-5 3-4", "5-3 1-2", "3-1 4-5", "1-4 2-3", "4-2 5-1"]));
    }

    #[test]
    fn all_meet_with_balanced_sides() {
        for count in 3..=16 {
            for (rounds, times) in [(single(count), 1), (double(count), 2)] {
                assert_eq!(rounds.len(), times * (count - 1 + count % 2), "{count}");
                let mut met = vec![vec![0; count]; count];
                let mut sides = vec![Vec::new(); count];
                for round in &rounds {
                    assert_eq!(round.len(), count / 2);
                    let mut seen: Vec<_> = round.iter().flatten().collect();
                    seen.sort_unstable();
                    seen.dedup();
                    assert_eq!(seen.len(), 2 * round.len(), "one game a round");
                    for &[a, b] in round {
                        met[a][b] += 1;
                        sides[a].push(true);
                        sides[b].push(false);
                    }
                }
                for a in 0..count {
                    for (b, games) in met.iter().enumerate().filter(|&(b, _)| b != a) {
                        assert_eq!(met[a][b] + games[a], times, "{a} and {b} of {count}");
                        assert!(times == 1 || games[a] == 1, "each begins once");
                    }
                    let firsts = sides[a].iter().filter(|&&first| first).count();
                    let most = usize::from(times == 1 && count.is_multiple_of(2));
                    assert_eq!(firsts.abs_diff(sides[a].len() - firsts), most, "{a} of {count}: {sides:?}");
                    let thrice =
                        sides[a].windows(3).any(|three| three[0] == three[1] && three[1] == three[2]);
                    assert!(!thrice, "{a} of {count}, {times}: {:?}", sides[a]);
                }
            }
        }
    }
}
