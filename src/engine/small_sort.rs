//! Sorting of short lists.

/// Sorts a list of a few dozen elements at most. Equal elements keep their order.
///
/// The sort of the standard library is made for long lists. It has ten kilobytes of code per element
/// type and took longer to compile than the search that uses it.
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
    use crate::rules::random::Random;

    #[test]
    fn the_order_is_that_of_the_standard_library() {
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
