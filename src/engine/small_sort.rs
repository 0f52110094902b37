//! Putting short lists in order.

/// Sorts a list of some dozens at most, and leaves what is equal as it was.
///
/// The standard library's sort is made for long lists: ten kilobytes for each kind of list, which
/// took the compiler longer than the search in which it was used.
pub(crate) fn small_sort<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for sorted in 1..list.len() {
        let mut at = sorted;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::random::Random;

    #[test]
    fn it_sorts_like_the_standard_library() {
        let mut random = Random::new(1);
        for length in 0..40 {
            let mut list: Vec<_> = (0..length).map(|at| (random.below(10), at)).collect();
            let mut expected = list.clone();
            small_sort(&mut list, |&(value, _)| value);
            expected.sort_by_key(|&(value, _)| value);
            assert_eq!(list, expected);
        }
    }
}
