//! A network of comparators that puts shards in order: which are merged with which, and when.

/// Pairs of positions that are merged at once, the lower one first; no position is in two.
pub(super) type Stage = Vec<[usize; 2]>;

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
            let low = (far % run..count.saturating_sub(far)).filter(|low| {
                let paired = (low - far % run) % (2 * far) < far;
                paired && low / (2 * run) == (low + far) / (2 * run)
            });
            let stage: Stage = low.map(|low| [low, low + far]).collect();
            stages.push(stage);
            far /= 2;
        }
        run *= 2;
    }
    stages.retain(|stage| !stage.is_empty());
    stages
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What sorts all zeros and ones sorts everything.
    #[test]
    fn zeros_and_ones_are_sorted() {
        for count in 1..=12 {
            for bits in 0..1_u32 << count {
                let mut shards: Vec<u32> = (0..count).map(|at| bits >> at & 1).collect();
                for [low, high] in odd_even_merges(count).concat() {
                    if shards[low] > shards[high] {
                        shards.swap(low, high);
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
                let mut positions = stage.concat();
                assert!(stage.iter().all(|[low, high]| low < high && *high < count));
                positions.sort_unstable();
                positions.dedup();
                assert_eq!(positions.len(), 2 * stage.len(), "{count}: {stage:?}");
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
