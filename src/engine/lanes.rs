//! Sums of products with the widest vectors of the processor: eight sums at once with AVX2, four elsewhere.
//!
//! The program asks the processor when it runs. All vectors give the same numbers.

#![expect(clippy::inline_always, reason = "only what is inlined is compiled for the vectors")]

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::__m256i;

#[cfg(target_arch = "x86_64")]
use pulp::x86::V3;
use wide::{i16x8, i32x4};

/// Number of sums that belong together.
pub(in crate::engine) const GROUP: usize = 16;

/// The weights of a group: for each sum, those of both factors of a pair. They begin at an address from which a vector
/// is read at once.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(32))]
pub(in crate::engine) struct Weights(pub [i16; 2 * GROUP]);

/// The vectors of a processor.
pub(in crate::engine) trait Lanes: Copy {
    /// A group of sums.
    type Sums: Copy;
    /// A pair of factors, repeated to the length of a vector.
    type Pair: Copy;

    /// Number of groups of sums that fit into the registers, beside factors and weights.
    const GROUPS: usize;

    /// Returns sums that are 0.
    fn zero(self) -> Self::Sums;

    /// Returns a pair of factors.
    fn pair(self, factors: [i16; 2]) -> Self::Pair;

    /// Adds to each sum the products of a pair and the two weights of this sum.
    fn add(self, sums: &mut Self::Sums, pair: Self::Pair, weights: &Weights);

    /// Returns the sums as numbers.
    fn numbers(self, sums: Self::Sums) -> [i32; GROUP];
}

/// A computation that works with any vectors.
pub(in crate::engine) trait Task {
    type Output;

    fn run(self, lanes: impl Lanes) -> Self::Output;
}

/// Runs a task with the widest vectors that the processor has. Only functions that are inlined into the task are
/// compiled for them.
#[inline]
pub(in crate::engine) fn with_widest<T: Task>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(lanes) = V3::try_new() {
        return lanes.vectorize(
            #[inline(always)]
            || task.run(lanes),
        );
    }
    task.run(Narrow)
}

/// The vectors that every processor of a kind has: SSE2, NEON, the SIMD of browsers, or loops.
#[derive(Clone, Copy)]
pub(in crate::engine) struct Narrow;

impl Lanes for Narrow {
    type Sums = [i32x4; GROUP / 4];
    type Pair = i16x8;

    const GROUPS: usize = 3;

    #[inline(always)]
    fn zero(self) -> Self::Sums {
        [i32x4::ZERO; GROUP / 4]
    }

    #[inline(always)]
    fn pair(self, [one, other]: [i16; 2]) -> i16x8 {
        i16x8::new([one, other, one, other, one, other, one, other])
    }

    #[inline(always)]
    fn add(self, sums: &mut Self::Sums, pair: i16x8, &Weights(weights): &Weights) {
        for (sum, &weights) in sums.iter_mut().zip(weights.as_chunks().0) {
            *sum += pair.dot(i16x8::new(weights));
        }
    }

    #[inline(always)]
    fn numbers(self, sums: Self::Sums) -> [i32; GROUP] {
        std::array::from_fn(|at| sums[at / 4].as_array()[at % 4])
    }
}

#[cfg(target_arch = "x86_64")]
impl Lanes for V3 {
    type Sums = [__m256i; GROUP / 8];
    type Pair = __m256i;

    const GROUPS: usize = 6;

    #[inline(always)]
    fn zero(self) -> Self::Sums {
        [self.avx._mm256_setzero_si256(); GROUP / 8]
    }

    #[inline(always)]
    fn pair(self, factors: [i16; 2]) -> __m256i {
        self.avx._mm256_set1_epi32(pulp::cast(factors))
    }

    #[inline(always)]
    fn add(self, sums: &mut Self::Sums, pair: __m256i, &Weights(weights): &Weights) {
        for (sum, &weights) in sums.iter_mut().zip(weights.as_chunks::<16>().0) {
            let products = self.avx2._mm256_madd_epi16(pair, pulp::cast(weights));
            *sum = self.avx2._mm256_add_epi32(*sum, products);
        }
    }

    #[inline(always)]
    fn numbers(self, sums: Self::Sums) -> [i32; GROUP] {
        pulp::cast(sums)
    }
}
