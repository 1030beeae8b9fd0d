//! Numbers that only depend on where they began.

/// A generator: xorshift with 32 bits.
#[derive(Clone, Debug)]
pub(crate) struct Random(u32);

impl Random {
    /// Begins with some number; neighbours give numbers that have nothing in common.
    pub(crate) fn new(seed: u32) -> Self {
        let mut x = seed.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995;
        x = (x ^ x >> 16).wrapping_mul(0x85eb_ca6b);
        Self((x ^ x >> 13) | 1)
    }

    /// The next 32 bits.
    pub(crate) fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    /// A number below the limit; 0 if there is none.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        // Limits are small: the upper half of the bits is enough, and needs no wide product.
        ((self.next() >> 16) as usize).wrapping_mul(limit) >> 16
    }

    /// Fills a slice.
    pub(crate) fn fill(&mut self, bytes: &mut [u8]) {
        let (words, rest) = bytes.as_chunks_mut::<4>();
        for word in words {
            *word = self.next().to_le_bytes();
        }
        for byte in rest {
            *byte = self.next() as u8;
        }
    }
}
