//! The tree of a knock-out.

/// Returns the seeds from the top of the tree to its bottom, counted from 0, for a power of two of places.
///
/// Each half has every other one of the best: the first two seeds can meet only in the final, the first four
/// only in the semi-finals, and so on. Seeds beyond the number of players are byes, which so go to the best.
pub(super) fn seeds(places: usize) -> Vec<usize> {
    let mut seeds = vec![0];
    while seeds.len() < places {
        let last = 2 * seeds.len() - 1;
        seeds = seeds.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    seeds
}

/// Returns who is left in each part of the tree before a round, from the top. `players` are the players by
/// seed, and `winner` tells who won between two players in a round; nobody may have.
pub(super) fn left(
    players: &[usize],
    round: usize,
    winner: &dyn Fn(usize, [usize; 2]) -> Option<usize>,
) -> Vec<Option<usize>> {
    let tree = seeds(players.len().next_power_of_two());
    let mut left: Vec<_> = tree.into_iter().map(|seed| players.get(seed).copied()).collect();
    for round in 0..round {
        left = left
            .chunks(2)
            .map(|part| match *part {
                [Some(a), Some(b)] => winner(round, [a, b]),
                [a, b] => a.or(b),
                _ => None,
            })
            .collect();
    }
    left
}

/// Returns the number of rounds for this many players.
pub(super) fn rounds(players: usize) -> usize {
    players.next_power_of_two().trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_spread() {
        assert_eq!(seeds(4), [0, 3, 1, 2]);
        assert_eq!(seeds(8), [0, 7, 3, 4, 1, 6, 2, 5]);
        for count in 3..=16 {
            let players: Vec<_> = (0..count).collect();
            let better = |_, [a, b]: [usize; 2]| Some(a.min(b));
            for round in 0..=rounds(count) {
                // If the better one always wins, the best are left, and never two of the best half meet.
                let left = left(&players, round, &better);
                let mut known: Vec<_> = left.iter().flatten().copied().collect();
                known.sort_unstable();
                assert_eq!(known, (0..count.min(left.len())).collect::<Vec<_>>(), "round {round} of {count}");
                let halves = left.chunks(2).filter(|part| part.len() == 2);
                for part in halves {
                    let best = part.iter().flatten().filter(|&&seed| seed < left.len() / 2);
                    assert_eq!(best.count(), 1, "{left:?}");
                }
            }
        }
    }

    #[test]
    fn an_empty_place_is_a_bye() {
        let nobody = |_, _| None;
        assert_eq!(left(&[0, 1, 2], 1, &nobody), [Some(0), None]);
        assert_eq!(left(&[0, 1, 2], 2, &nobody), [Some(0)]);
    }
}
