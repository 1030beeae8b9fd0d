//! A network of comparators that puts shards in order: which are merged with which, and when.

/// Pairs of positions that are merged at once; no position is in two. The two are `far` apart, and
/// in one block of twice `run`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    /// Positions in order before merges of this length: a power of two.
    pub run: usize,
    /// From one position of a pair to the other: a power of two, no larger than `run`.
    pub far: usize,
    /// Shards.
    pub count: usize,
}

impl Stage {
    /// The first position of a pair: positions before it are in none.
    pub const fn first(&self) -> usize {
        self.far % self.run
    }

    /// Whether a position may be paired with one that is in another block.
    pub const fn crosses(&self) -> bool {
        self.far < self.run
    }

    /// The other position of the pair, as arithmetic of single bits, or the same one.
    ///
    /// Counted from the first position, both differ in the bit of `far`.
    pub const fn partner(&self, position: usize) -> usize {
        let Some(from) = position.checked_sub(self.first()) else {
            return position;
        };
        let other = (from ^ self.far) + self.first();
        let is_there = position < self.count && other < self.count;
        match is_there && position ^ other < 2 * self.run {
            true => other,
            false => position,
        }
    }

    /// The pairs, the lower position of each first.
    pub fn pairs(&self) -> Vec<[usize; 2]> {
        let positions = (0..self.count).map(|low| [low, self.partner(low)]);
        positions.filter(|[low, high]| low < high).collect()
    }
}

/// Batcher's odd-even merges, of any number of shards: what would be beyond the last one is left
/// out. As many stages as half the square of the logarithm of the number, about.
///
/// Equal elements may pass each other.
pub(super) fn odd_even_merges(count: usize) -> Vec<Stage> {
    let mut stages = Vec::new();
    let mut run = 1;
    while run < count {
        let mut far = run;
        while far > 0 {
            stages.push(Stage { run, far, count });
            far /= 2;
        }
        run *= 2;
    }
    stages.retain(|stage| !stage.pairs().is_empty());
    stages
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(count: usize) -> Vec<[usize; 2]> {
        let stages = odd_even_merges(count).into_iter();
        stages.flat_map(|stage| stage.pairs()).collect()
    }

    /// What sorts all zeros and ones sorts everything.
    #[test]
    fn zeros_and_ones_are_sorted() {
        for count in 1..=12 {
            let pairs = pairs(count);
            for bits in 0..1_u32 << count {
                let mut shards: Vec<u32> = (0..count).map(|at| bits >> at & 1).collect();
                for [low, high] in &pairs {
                    if shards[*low] > shards[*high] {
                        shards.swap(*low, *high);
                    }
                }
                assert!(shards.is_sorted(), "{bits:b} of {count}: {shards:?}");
            }
        }
    }

    #[test]
    fn positions_are_in_one_pair_of_a_stage() {
        for count in 0..70 {
            for stage in odd_even_merges(count) {
                let pairs = stage.pairs();
                let mut positions = pairs.concat();
                assert!(pairs.iter().all(|[low, high]| low < high && *high < count));
                positions.sort_unstable();
                positions.dedup();
                assert_eq!(positions.len(), 2 * pairs.len(), "{count}: {stage:?}");
            }
        }
    }

    #[test]
    fn partners_are_partners_of_each_other() {
        for count in (0..70).chain([1000, 1024]) {
            for stage in odd_even_merges(count) {
                for position in 0..count + 8 {
                    let other = stage.partner(position);
                    assert_eq!(stage.partner(other), position, "{stage:?}");
                }
            }
        }
    }

    #[test]
    fn there_are_so_many_stages() {
        let counts = [1, 2, 3, 4, 8, 16, 32, 512];
        let stages = counts.map(|count| odd_even_merges(count).len());
        assert_eq!(stages, [0, 1, 3, 3, 6, 10, 15, 45]);
    }
}
