//! Random numbers that a seed determines.

/// A generator (SplitMix64).
pub struct Random(u64);

impl Random {
    /// That of one input among those of a seed.
    pub fn new(seed: u64, index: u64) -> Self {
        let mut random = Self(seed);
        Self(random.next().wrapping_add(index))
    }

    /// The next number.
    #[allow(clippy::should_implement_trait, reason = "it never ends")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below a bound; 0 where the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    /// True once in `of` times.
    pub fn chance(&mut self, of: usize) -> bool {
        self.below(of) == 0
    }

    /// One of a list.
    ///
    /// # Panics
    ///
    /// The list is empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}
