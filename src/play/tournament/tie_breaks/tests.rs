//! The worked examples of *Exercises in Tie-Breaking* by M. Held (FIDE Arbiters' Commission, 2024), in halves
//! and quarters. They were solved by the edition of 2023. The edition of 2026 changed the points of a dummy
//! (16.4) and nothing else here, so its few other values are named beside them.

use super::*;

/// Reads a crosstable: the sign of the result, then the side and the opponent, a forfeit, or a bye.
fn read(rows: &[&str], forfeits_are_games: bool) -> Records {
    let entry = |text: &str| {
        let halves = match text.as_bytes()[0] {
            b'+' => 2,
            b'=' => 1,
            _ => 0,
        };
        match &text[1..] {
            "BYE" if halves == 2 => Entry::Bye,
            "BYE" | "-" => Entry::Absent { halves },
            game => {
                let opponent = game[1..].parse::<usize>().expect("a number") - 1;
                if game.starts_with('F') && !forfeits_are_games {
                    Entry::Forfeit { opponent, halves }
                } else {
                    Entry::Played { opponent, halves }
                }
            }
        }
    };
    let entries: Vec<Vec<_>> = rows.iter().map(|row| row.split(' ').map(entry).collect()).collect();
    let rounds = entries[0].len();
    Records { entries, rounds }
}

/// The Swiss tournament of section 2.1.
fn swiss() -> Records {
    let rows = [
        "+W9 =B13 =W2 +B15 =W4",
        "+B10 +W7 =B1 +W16 =B3",
        "=W11 +B6 +W8 =B4 =W2",
        "+B12 =BYE +W13 =W3 =B1",
        "-W13 -B15 +W11 =B7 +W10",
        "-B14 -W3 +BYE +W10 +B8",
        "+W15 -B2 -B16 =W5 -B11",
        "=B16 +W14 -B3 +W13 -W6",
        "-B1 -W10 =BYE -F11 +BYE",
        "-W2 +B9 -W15 -B6 -B5",
        "=B3 -W16 -B5 +F9 +W7",
        "-W4 +BYE +F14 -- --",
        "+B5 =W1 -B4 -B8 -W14",
        "+W6 -B8 -F12 -- +B13",
        "-B7 +W5 +B10 -W1 -B16",
        "=W8 +B11 +W7 -B2 +W15",
    ];
    read(&rows, false)
}

/// The round robin of section 2.2, in which a forfeit is a game like others.
fn round_robin() -> Records {
    let rows = [
        "=W6 +W2 +B3 -W4 +B5",
        "+W5 -B1 +W6 =W3 +B4",
        "+W4 +B5 -W1 =B2 +W6",
        "-B3 -B6 =W5 +B1 -W2",
        "-B2 -W3 =B4 +F6 -W1",
        "=B1 +W4 -B2 -F5 -B3",
    ];
    read(&rows, true)
}

fn all(records: &Records, value: impl Fn(&Records, usize) -> u32) -> Vec<u32> {
    (0..records.entries.len()).map(|player| value(records, player)).collect()
}

/// Replaces the values that are others in the edition of 2026, given by number.
fn since_2026<const N: usize>(mut values: [u32; N], others: &[(usize, u32)]) -> Vec<u32> {
    for &(number, value) in others {
        values[number - 1] = value;
    }
    values.to_vec()
}

#[test]
fn points_and_wins_are_those_of_the_crosstable() {
    let points = [7, 8, 7, 7, 5, 6, 3, 5, 3, 2, 5, 4, 3, 4, 4, 7];
    assert_eq!(all(&swiss(), Records::points), points);
    // Exercise 27.
    assert_eq!(all(&swiss(), Records::wins), [2, 3, 2, 2, 2, 3, 1, 2, 1, 1, 2, 2, 1, 2, 2, 3]);
}

#[test]
fn buchholz_is_that_of_exercises_1_to_4() {
    let published = [25, 26, 31, 30, 17, 24, 29, 27, 18, 26, 27, 23, 28, 22, 24, 25];
    // David's bye counts as a draw in each round at most, Franck's as well, and Maria's opponent by
    // forfeit as that opponent.
    let changed = [(4, 28), (6, 23), (11, 25)];
    assert_eq!(all(&swiss(), Records::buchholz), since_2026(published, &changed));
}

#[test]
fn buchholz_cut_1_is_that_of_exercises_5_to_8() {
    let published = [22, 24, 26, 23, 15, 22, 25, 24, 15, 23, 24, 19, 24, 18, 22, 22];
    // What David's bye counts is cut, so it is the same in both editions.
    let changed = [(6, 21), (11, 22)];
    assert_eq!(all(&swiss(), Records::buchholz_cut), since_2026(published, &changed));
}

#[test]
fn sonneborn_berger_is_that_of_exercises_11_12_and_14() {
    let published = [32, 38, 42, 39, 17, 26, 13, 21, 9, 6, 23, 16, 17, 18, 14, 29];
    let changed = [(4, 37), (6, 24), (11, 19)];
    assert_eq!(all(&swiss(), Records::sonneborn_berger), since_2026(published, &changed));
    assert_eq!(all(&round_robin(), Records::points), [7, 7, 7, 3, 3, 3]);
    assert_eq!(all(&round_robin(), Records::sonneborn_berger), [37, 25, 25, 17, 9, 13]);
}

#[test]
fn direct_encounters_are_those_of_exercises_23_24_and_26() {
    let direct = |records: Records, group: &[usize]| {
        let parts = records.direct(group.iter().map(|number| number - 1).collect());
        parts.iter().map(|part| part.iter().map(|player| player + 1).collect()).collect::<Vec<Vec<_>>>()
    };
    assert_eq!(direct(swiss(), &[1, 3, 4, 16]), [[1, 3, 4, 16]], "nobody is certain to be ahead");
    assert_eq!(direct(swiss(), &[5, 8, 11]), [[5, 8, 11]]);
    assert_eq!(direct(round_robin(), &[1, 2, 3]), [vec![1], vec![2, 3]]);
    assert_eq!(direct(round_robin(), &[4, 5, 6]), [[5], [6], [4]]);
}

#[test]
fn who_is_certain_to_be_ahead_is_first() {
    // The first has beaten the two others, who have not met.
    let records = read(&["+W2 +B3", "-B1 --", "-- -W1"], false);
    assert_eq!(records.direct(vec![2, 1, 0]), [vec![0], vec![2, 1]]);
    // Points from two games count as their average.
    let records = read(&["+W2 +B2 -W3", "-B1 -W1 =B3", "-- +B1 =W2"], false);
    assert_eq!(records.direct(vec![0, 1, 2]), [[2], [0], [1]]);
}
