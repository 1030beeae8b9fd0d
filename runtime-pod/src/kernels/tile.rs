//! The innermost loops of sums of products: some scalars times some vectors, summed in registers.
//!
//! An operand is addressed by the sum of two offsets, one for its row or column and one for what is
//! summed over. So windows of a convolution are read in place.

use super::gemm::Factor;
use super::lanes::{Lanes, Portable};

/// Elements of the largest tile.
pub(super) const TILE_MAX: usize = 256;

/// Offsets of what is summed over, in the scalars and in the vectors: a run from each start.
pub(super) struct Walk {
    starts: Vec<[usize; 2]>,
    run: usize,
    steps: [usize; 2],
    /// The largest offsets.
    reach: [usize; 2],
}

impl Walk {
    /// Walks through dimensions, outermost first: extent and steps in scalars and vectors.
    pub(super) fn new(dims: &[(usize, [usize; 2])]) -> Self {
        let mut merged: Vec<(usize, [usize; 2])> = Vec::new();
        for &(extent, steps) in dims.iter().filter(|dim| dim.0 != 1) {
            match merged.last_mut() {
                Some(outer) if outer.1 == steps.map(|step| step * extent) => {
                    *outer = (outer.0 * extent, steps);
                }
                _ => merged.push((extent, steps)),
            }
        }
        let (run, steps) = merged.pop().unwrap_or((1, [0, 0]));
        let mut starts = vec![[0, 0]];
        for (extent, steps) in merged {
            let along = |at: [usize; 2]| {
                (0..extent).map(move |i| [at[0] + i * steps[0], at[1] + i * steps[1]])
            };
            starts = starts.into_iter().flat_map(along).collect();
        }
        let last = run.saturating_sub(1);
        let most = |side: usize| starts.iter().map(|start| start[side]).max().unwrap_or(0);
        let reach = [0, 1].map(|side| most(side) + last * steps[side]);
        Self {
            starts,
            run,
            steps,
            reach,
        }
    }
}

/// Both operands, and how sums walk through them.
#[derive(Clone, Copy)]
pub(super) struct Operands<'a, T> {
    pub(super) scalars: &'a [T],
    pub(super) vectors: &'a [T],
    pub(super) walk: &'a Walk,
}

/// Code for one size of tile.
#[derive(Clone, Copy)]
pub(crate) struct Tile<T> {
    /// Scalars side by side.
    pub(super) scalars: usize,
    /// Vectors side by side.
    pub(super) vectors: usize,
    /// Elements of a vector.
    pub(super) lanes: usize,
    code: Code<T>,
}

#[allow(unsafe_code, reason = "not every processor has all vectors")]
type Code<T> = unsafe fn(Operands<'_, T>, &[usize], &[usize], &mut [T]);

impl<T: Factor> Tile<T> {
    /// The size that wastes least on so many scalars and elements of vectors.
    pub(super) fn best(scalars: usize, elements: usize) -> Self {
        let work = |tile: &&Self| {
            let vectors = elements.div_ceil(tile.lanes);
            let scalars = scalars.next_multiple_of(tile.scalars);
            let size = tile.scalars * tile.vectors;
            // Of two that do the same, the larger tile loads less.
            let waste = scalars * vectors.next_multiple_of(tile.vectors) * tile.lanes;
            (waste, std::cmp::Reverse(size))
        };
        *T::tiles().iter().min_by_key(work).expect("there are some")
    }

    /// Sums for each scalar row and each vector at these offsets, one vector after another.
    pub(super) fn run(
        &self,
        operands: Operands<'_, T>,
        scalars: &[usize],
        vectors: &[usize],
        out: &mut [T],
    ) {
        // SAFETY: `tiles` lists only what the processor has.
        #[allow(unsafe_code, reason = "not every processor has all vectors")]
        unsafe {
            (self.code)(operands, scalars, vectors, out);
        }
    }
}

/// # Safety
/// The processor has such vectors.
#[inline(always)]
#[allow(unsafe_code, reason = "bounds are checked once, not in the loops")]
unsafe fn tile<T: Factor, L: Lanes<T>, const M: usize, const V: usize>(
    operands: Operands<'_, T>,
    scalars: &[usize],
    vectors: &[usize],
    out: &mut [T],
) {
    let Operands {
        scalars: x,
        vectors: y,
        walk,
    } = operands;
    let rows: [usize; M] = scalars.try_into().expect("as many as the tile has");
    let columns: [usize; V] = vectors.try_into().expect("as many as the tile has");
    for row in rows {
        assert!(row < x.len() && walk.reach[0] < x.len() - row);
    }
    for column in columns {
        let room = y.len().checked_sub(L::COUNT);
        assert!(room.is_some_and(|room| column <= room && walk.reach[1] <= room - column));
    }
    // SAFETY: every offset of the walk is at most its reach, which from each row is inside of
    // the scalars, and from each column leaves room for a vector, as was just checked.
    let sums = unsafe {
        let mut sums = [[L::all(T::zeroed()); V]; M];
        for &[from, beside] in &walk.starts {
            let (mut at, mut place) = (from, beside);
            for _ in 0..walk.run {
                let line = columns.map(|column| L::load(y.as_ptr().add(column + place)));
                for (row, sums) in rows.into_iter().zip(&mut sums) {
                    let factor = L::all(*x.as_ptr().add(row + at));
                    for (sum, other) in sums.iter_mut().zip(line) {
                        *sum = sum.add_product(factor, other);
                    }
                }
                at += walk.steps[0];
                place += walk.steps[1];
            }
        }
        sums
    };
    for (sum, to) in sums
        .as_flattened()
        .iter()
        .zip(out.chunks_exact_mut(L::COUNT))
    {
        sum.store(to);
    }
}

macro_rules! tiles {
    ($name:ident: $type:ty, $lanes:ty, $feature:meta, $(($m:literal, $v:literal)),*) => {
        /// Sizes of tiles, and code for each.
        pub(super) const $name: &[Tile<$type>] = &[$({
            #[$feature]
            #[allow(unsafe_code, reason = "not every processor has all vectors")]
            unsafe fn code(
                operands: Operands<'_, $type>,
                scalars: &[usize],
                vectors: &[usize],
                out: &mut [$type],
            ) {
                // SAFETY: the caller has checked that the processor has the vectors.
                unsafe { tile::<$type, $lanes, $m, $v>(operands, scalars, vectors, out) }
            }
            Tile {
                scalars: $m,
                vectors: $v,
                lanes: <$lanes as Lanes<$type>>::COUNT,
                code,
            }
        }),*];
    };
}

tiles!(SINGLE: f32, Portable<f32>, inline(never), (4, 2), (4, 1));
tiles!(DOUBLE: f64, Portable<f64>, inline(never), (4, 1));
tiles!(INTEGER: i64, Portable<i64>, inline(never), (4, 1));

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::super::lanes::{Double256, Double512, Lanes, Single256, Single512};
    use super::{Operands, Tile, tile};

    tiles!(SINGLE_512: f32, Single512, target_feature(enable = "avx512f"),
        (8, 2), (8, 1), (4, 4), (4, 2), (4, 1));
    tiles!(SINGLE_256: f32, Single256, target_feature(enable = "avx2,fma"),
        (6, 2), (4, 2), (4, 1));
    tiles!(DOUBLE_512: f64, Double512, target_feature(enable = "avx512f"), (8, 2), (4, 1));
    tiles!(DOUBLE_256: f64, Double256, target_feature(enable = "avx2,fma"), (6, 2), (4, 1));
}

/// What this processor has for singles.
pub(super) fn singles() -> &'static [Tile<f32>] {
    #[cfg(target_arch = "x86_64")]
    {
        if is_x86_feature_detected!("avx512f") {
            return x86::SINGLE_512;
        }
        if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
            return x86::SINGLE_256;
        }
    }
    SINGLE
}

/// What this processor has for doubles.
pub(super) fn doubles() -> &'static [Tile<f64>] {
    #[cfg(target_arch = "x86_64")]
    {
        if is_x86_feature_detected!("avx512f") {
            return x86::DOUBLE_512;
        }
        if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
            return x86::DOUBLE_256;
        }
    }
    DOUBLE
}

/// For 64-bit integers.
pub(super) fn integers() -> &'static [Tile<i64>] {
    INTEGER
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    /// Every size of tile, on numbers that all kinds of vectors are exact on.
    fn sums_are_exact<T: Factor + PartialEq + std::fmt::Debug>(
        tiles: &[Tile<T>],
        number: impl Fn(f32) -> T,
        product: impl Fn(T, T) -> T,
    ) {
        let numbers = |count, seed| -> Vec<T> {
            check::whole(count, seed).into_iter().map(&number).collect()
        };
        // Two starts, seven rows of scalars that overlap, vectors that overlap.
        let walk = Walk::new(&[(2, [40, 600]), (5, [3, 70])]);
        for tile in tiles {
            let scalars: Vec<usize> = (0..tile.scalars).map(|i| 2 * i).collect();
            let vectors: Vec<usize> = (0..tile.vectors).map(|i| 5 * i + 1).collect();
            let x = numbers(40 + 4 * 3 + 2 * (tile.scalars - 1) + 1, 3);
            let last = vectors[tile.vectors - 1];
            let y = numbers(600 + 4 * 70 + last + tile.lanes, 4);
            let operands = Operands {
                scalars: &x,
                vectors: &y,
                walk: &walk,
            };
            let mut out = [T::zeroed(); TILE_MAX];
            tile.run(operands, &scalars, &vectors, &mut out);
            for (i, row) in scalars.iter().enumerate() {
                for (j, column) in vectors.iter().enumerate() {
                    for lane in 0..tile.lanes {
                        let mut sum = T::zeroed();
                        for (start, from) in [(0, 0), (40, 600)] {
                            for k in 0..5 {
                                let x = x[row + start + 3 * k];
                                sum = sum.sum(product(x, y[column + from + 70 * k + lane]));
                            }
                        }
                        let found = out[(i * tile.vectors + j) * tile.lanes + lane];
                        assert_eq!(found, sum, "{} by {}", tile.scalars, tile.vectors);
                    }
                }
            }
            // One element less on either side, and it would be read.
            for (x, y) in [(&x[1..], &y[..]), (&x[..], &y[1..])] {
                let operands = Operands {
                    scalars: x,
                    vectors: y,
                    walk: &walk,
                };
                let run = || tile.run(operands, &scalars, &vectors, &mut [T::zeroed(); TILE_MAX]);
                assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)).is_err());
            }
        }
    }

    #[test]
    fn all_kinds_of_vectors_yield_the_sums() {
        for tiles in [SINGLE, singles()] {
            sums_are_exact(tiles, |x| x, |x, y| x * y);
        }
        for tiles in [DOUBLE, doubles()] {
            sums_are_exact(tiles, f64::from, |x, y| x * y);
        }
        sums_are_exact(integers(), |x| x as i64, |x, y| x * y);
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
            sums_are_exact(x86::SINGLE_256, |x| x, |x, y| x * y);
            sums_are_exact(x86::DOUBLE_256, f64::from, |x, y| x * y);
        }
    }
}
