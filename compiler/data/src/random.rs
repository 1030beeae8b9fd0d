//! Random numbers that follow from what they are for: a seed, an epoch, a sample.
//!
//! Nothing here has a state that outlives a sample, so that the same numbers come on any host, any
//! thread and in a run that is resumed.

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
#[derive(Clone, Debug)]
pub(crate) struct Random {
    state: u64,
}

/// The odd number nearest to 2^64 over the golden ratio.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The finaliser: a bijection after which each bit depends on every bit.
fn mix(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

impl Random {
    /// The numbers that belong to these words.
    pub(crate) fn of(words: &[u64]) -> Self {
        let hashed = |state: u64, word: &u64| mix(state.wrapping_add(GOLDEN) ^ mix(*word));
        let state = words.iter().fold(0, hashed);
        Self { state }
    }

    /// 64 bits.
    pub(crate) fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(GOLDEN);
        mix(self.state)
    }

    /// A number below `end`, which is not 0. No number is more likely than another by more than
    /// `end` in 2^64.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.bits()) * end as u128) >> 64) as usize
    }

    /// A number from 0 to 1, without 1.
    pub(crate) fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Two numbers with mean 0 and variance 1 (Box and Muller, 1958). Their logarithm and sines are
    /// those of `libm`: the same on every machine.
    pub(crate) fn normal_pair(&mut self) -> [f64; 2] {
        // Not 0, which has no logarithm.
        let radius = libm::sqrt(-2.0 * libm::log(1.0 - self.unit()));
        let angle = core::f64::consts::TAU * self.unit();
        [radius * libm::cos(angle), radius * libm::sin(angle)]
    }
}

/// Rounds of a permutation; four would do to hide the order.
const ROUNDS: usize = 6;

/// An order of the numbers below `len`, each at once: a Feistel network over the next power of
/// four, walked until it meets a number below `len` (Black and Rogaway, "Ciphers with arbitrary
/// finite domains", 2002).
#[derive(Clone, Debug)]
pub(crate) struct Permutation {
    len: u64,
    half_bits: u32,
    keys: [u64; ROUNDS],
}

impl Permutation {
    /// The order that belongs to these words.
    pub(crate) fn new(len: usize, words: &[u64]) -> Self {
        let mut random = Random::of(words);
        let bits = u64::BITS - (len as u64).saturating_sub(1).leading_zeros();
        Self {
            len: len as u64,
            half_bits: bits.div_ceil(2).max(1),
            keys: std::array::from_fn(|_| random.bits()),
        }
    }

    /// What stands at `index`, which is below `len`.
    pub(crate) fn at(&self, index: usize) -> usize {
        assert!((index as u64) < self.len, "an index of the permutation");
        let mut word = index as u64;
        // The walk ends: it is on a cycle that contains `index`. It takes four steps on average at
        // most, as the network has at most four times as many numbers.
        loop {
            word = self.network(word);
            if word < self.len {
                return word as usize;
            }
        }
    }

    fn network(&self, word: u64) -> u64 {
        let mask = (1 << self.half_bits) - 1;
        let halves = (word >> self.half_bits, word & mask);
        let (left, right) = self.keys.iter().fold(halves, |(left, right), key| {
            (right, left ^ (mix(right ^ key) & mask))
        });
        (left << self.half_bits) | right
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_number_has_one_place(len in 1..3000_usize, seed: u64, epoch in 0..9_u64) {
            let order = Permutation::new(len, &[seed, epoch]);
            let mut places: Vec<usize> = (0..len).map(|index| order.at(index)).collect();
            places.sort_unstable();
            prop_assert!(places.into_iter().eq(0..len));
        }
    }

    #[test]
    fn each_place_is_as_likely_as_another() {
        // 6 orders of 3 numbers, 1000 expected of each: chi-square with 5 degrees of freedom is
        // above 20.5 in one of 1000 draws.
        let mut counts = [0.0_f64; 27];
        for seed in 0..6000 {
            let order = Permutation::new(3, &[seed, 1]);
            counts[order.at(0) * 9 + order.at(1) * 3 + order.at(2)] += 1.0;
        }
        let seen = counts.iter().filter(|count| **count > 0.0);
        let apart = seen.clone().map(|count| (count - 1000.0).powi(2) / 1000.0);
        assert_eq!(seen.count(), 6);
        assert!(apart.sum::<f64>() < 20.5, "{counts:?}");
    }

    #[test]
    fn normal_numbers_have_their_moments() {
        let mut random = Random::of(&[1]);
        let numbers: Vec<f64> = (0..50_000).flat_map(|_| random.normal_pair()).collect();
        let mean = |power: i32| {
            let powers = numbers.iter().map(|number| number.powi(power));
            powers.sum::<f64>() / numbers.len() as f64
        };
        assert!(mean(1).abs() < 0.02 && (mean(2) - 1.0).abs() < 0.02);
        assert!(mean(3).abs() < 0.05 && (mean(4) - 3.0).abs() < 0.1);
        assert!((0..1000).all(|_| random.below(7) < 7));
    }
}
