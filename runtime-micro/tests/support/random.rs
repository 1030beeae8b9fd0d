//! Random numbers from a seed, the same everywhere.

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From `least` to `most`.
    pub fn within(&mut self, least: i32, most: i32) -> i32 {
        let count = (i64::from(most) - i64::from(least) + 1) as u64;
        (i64::from(least) + (self.next() % count) as i64) as i32
    }

    /// From `least` to `most`.
    pub fn size(&mut self, least: usize, most: usize) -> usize {
        self.within(least as i32, most as i32) as usize
    }

    pub fn chance(&mut self, of: u64) -> bool {
        self.next().is_multiple_of(of)
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.size(0, list.len() - 1)]
    }

    pub fn list<T>(&mut self, len: usize, mut element: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..len).map(|_| element(self)).collect()
    }

    pub fn s8(&mut self) -> i8 {
        // The ends are where rounding and saturation go wrong.
        match self.size(0, 15) {
            0 => i8::MIN,
            1 => i8::MAX,
            _ => self.next() as i8,
        }
    }

    pub fn s8s(&mut self, len: usize) -> Vec<i8> {
        self.list(len, Self::s8)
    }

    pub fn float(&mut self) -> f32 {
        self.within(-4000, 4000) as f32 / 1000.0
    }

    pub fn floats(&mut self, len: usize) -> Vec<f32> {
        self.list(len, Self::float)
    }

    /// A normalised factor, or 0, with a shift that reduces `from` bits to about 8.
    pub fn factor(&mut self, from: i32) -> (i32, i32) {
        match self.size(0, 31) {
            0 => (0, 0),
            1 => (i32::MAX, self.within(-from, 0)),
            _ => (
                self.within(1 << 30, i32::MAX),
                self.within(7 - from, 9 - from),
            ),
        }
    }

    /// Limits of an 8-bit result, mostly the full range.
    pub fn limits(&mut self) -> (i32, i32) {
        if self.chance(3) {
            let min = self.within(-128, 127);
            (min, self.within(min, 127))
        } else {
            (-128, 127)
        }
    }

    /// Limits of a float result.
    pub fn float_limits(&mut self) -> (f32, f32) {
        if self.chance(3) {
            (0.0, 6.0)
        } else {
            (f32::NEG_INFINITY, f32::INFINITY)
        }
    }
}
