//! Products of matrices with any strides, cut into blocks that threads compute.
//!
//! Blocks depend on the sizes alone, and no sum is split over threads: results do not depend on
//! the number of threads.

use super::disjoint::{Disjoint, Share};
use super::parallel;
use super::small::{self, Lines};
use super::tile::{self, Tile};

/// Multiplications of one job at least, so that threads are worth their while.
const JOB: usize = 1 << 19;

/// Multiplications of one block of a product at most, unless it is small in all directions.
const BLOCK: usize = 1 << 25;

/// Products that are summed in one go, whatever the numbers of rows and columns.
const DEPTH: usize = 512;

/// A matrix inside of a tensor; strides count elements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Matrix<'a, T> {
    /// Elements, from the first one of the matrix on.
    pub(crate) elements: &'a [T],
    /// From a row to the next, and from a column to the next.
    pub(crate) strides: [usize; 2],
}

impl<T> Matrix<'_, T> {
    /// Rows as columns.
    pub(super) fn transposed(self) -> Self {
        let [row, column] = self.strides;
        Self {
            strides: [column, row],
            ..self
        }
    }
}

/// A matrix that is written.
pub(crate) struct Target<'a, T> {
    /// The tensor.
    pub(crate) elements: Share<'a, T>,
    /// Its first element.
    pub(crate) start: usize,
    /// From a row to the next, and from a column to the next.
    pub(crate) strides: [usize; 2],
}

/// Numbers that sums of products are computed in.
pub(crate) trait Factor: bytemuck::Pod + Send + Sync {
    /// The sum of two.
    fn sum(self, other: Self) -> Self;

    /// 1.
    const ONE: Self;

    /// The product of two.
    fn product(self, other: Self) -> Self;

    /// What this processor has for products of vectors.
    fn lines() -> Lines<Self>;

    /// Sizes of tiles that this processor has code for.
    fn tiles() -> &'static [Tile<Self>];

    /// Writes left · right; `size` is rows, columns, and how many products are summed.
    fn multiply(
        size: [usize; 3],
        left: Matrix<'_, Self>,
        right: Matrix<'_, Self>,
        target: Target<'_, Self>,
    );
}

/// The last element of a matrix, counted from its first.
fn last([rows, columns]: [usize; 2], [row, column]: [usize; 2]) -> usize {
    (rows - 1) * row + (columns - 1) * column
}

/// Every element of a target becomes 0.
fn clear<T: Factor>([rows, columns]: [usize; 2], mut target: Target<'_, T>) {
    for row in 0..rows {
        for column in 0..columns {
            let at = target.start + row * target.strides[0] + column * target.strides[1];
            target.elements.range(at, 1)[0] = T::zeroed();
        }
    }
}

macro_rules! floats {
    ($($type:ty: $tiles:ident, $gemm:path);*) => {$(
        #[allow(unsafe_code, reason = "the product of another crate works on raw pointers")]
        impl Factor for $type {
            fn sum(self, other: Self) -> Self {
                self + other
            }

            const ONE: Self = 1.0;

            fn product(self, other: Self) -> Self {
                self * other
            }

            fn lines() -> Lines<Self> {
                small::$tiles()
            }

            fn tiles() -> &'static [Tile<Self>] {
                tile::$tiles()
            }

            fn multiply(
                size: [usize; 3],
                left: Matrix<'_, Self>,
                right: Matrix<'_, Self>,
                mut target: Target<'_, Self>,
            ) {
                let [m, n, k] = size;
                if m == 0 || n == 0 {
                    return;
                }
                if k == 0 {
                    return clear([m, n], target);
                }
                assert!(last([m, k], left.strides) < left.elements.len());
                assert!(last([k, n], right.strides) < right.elements.len());
                let to = target.elements.matrix(target.start, [m, n], target.strides);
                let step = |stride: usize| stride as isize;
                let strides = target.strides;
                // The kernels want the rows of the target nearer to each other than its columns.
                let is_transposed = strides[1] < strides[0];
                let ([m, n], strides) = match is_transposed {
                    true => ([n, m], [strides[1], strides[0]]),
                    false => ([m, n], strides),
                };
                let [left, right] = match is_transposed {
                    true => [right.transposed(), left.transposed()],
                    false => [left, right],
                };
                // SAFETY: all elements that are touched are inside of their slices: those of the
                // operands as was just checked, those of the target as `matrix` has, which lends
                // them while the share is here. Nothing is read from the target.
                unsafe {
                    $gemm()(
                        m,
                        n,
                        k,
                        to,
                        step(strides[1]),
                        step(strides[0]),
                        false,
                        left.elements.as_ptr(),
                        step(left.strides[1]),
                        step(left.strides[0]),
                        right.elements.as_ptr(),
                        step(right.strides[1]),
                        step(right.strides[0]),
                        1.0,
                        1.0,
                        false,
                        false,
                        false,
                        gemm_common::Parallelism::None,
                    );
                }
            }
        }
    )*};
}

floats!(
    f32: singles, gemm_f32::gemm::f32::get_gemm_fn;
    f64: doubles, gemm_f64::gemm::f64::get_gemm_fn
);

/// Integers of all widths: what wraps at 64 bits also wraps at fewer.
impl Factor for i64 {
    fn sum(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    const ONE: Self = 1;

    fn product(self, other: Self) -> Self {
        self.wrapping_mul(other)
    }

    fn lines() -> Lines<Self> {
        small::integers()
    }

    fn tiles() -> &'static [Tile<Self>] {
        tile::integers()
    }

    fn multiply(
        [m, n, k]: [usize; 3],
        left: Matrix<'_, Self>,
        right: Matrix<'_, Self>,
        mut target: Target<'_, Self>,
    ) {
        // bounded: a row of the result
        let mut sums = vec![0_i64; n];
        for row in 0..m {
            sums.fill(0);
            for i in 0..k {
                let factor = left.elements[row * left.strides[0] + i * left.strides[1]];
                let from = i * right.strides[0];
                for (column, sum) in sums.iter_mut().enumerate() {
                    let other = right.elements[from + column * right.strides[1]];
                    *sum = sum.wrapping_add(factor.wrapping_mul(other));
                }
            }
            for (column, &sum) in sums.iter().enumerate() {
                let at = target.start + row * target.strides[0] + column * target.strides[1];
                target.elements.range(at, 1)[0] = sum;
            }
        }
    }
}

/// Many products of the same size, with the same strides.
#[derive(Clone, Debug)]
pub(crate) struct Products {
    /// Rows, columns, and how many products are summed.
    size: [usize; 3],
    /// First elements of left, right and result of each.
    starts: Vec<[usize; 3]>,
    /// Strides of left, right and result.
    strides: [[usize; 2]; 3],
}

impl Products {
    /// Products of so many rows, columns and products that are summed, with these first elements
    /// and strides of left, right and result.
    pub(crate) const fn new(
        size: [usize; 3],
        starts: Vec<[usize; 3]>,
        strides: [[usize; 2]; 3],
    ) -> Self {
        Self {
            size,
            starts,
            strides,
        }
    }

    /// Rows and columns of a block.
    fn block(&self) -> [usize; 2] {
        let [m, n, k] = self.size;
        let [mut rows, mut columns] = [m, n];
        // A block is halved along its longer side, so that its operands are reused most.
        let limit = |work: usize| work.saturating_mul(self.starts.len()).div_ceil(8).max(JOB);
        let limit = limit(m.saturating_mul(n).saturating_mul(k)).min(BLOCK);
        while rows.saturating_mul(columns).saturating_mul(k) > limit && rows.max(columns) > 64 {
            match rows >= columns {
                true => rows = rows.div_ceil(2).next_multiple_of(16),
                false => columns = columns.div_ceil(2).next_multiple_of(32),
            }
        }
        [rows.max(1), columns.max(1)]
    }

    /// Whether blocks of this size have the bits that they have in the whole product: they are
    /// even, none is multiplied in another way than the whole, and no sum is cut.
    fn is_seamless(&self, [rows, columns]: [usize; 2]) -> bool {
        let [m, n, k] = self.size;
        let even = m.is_multiple_of(rows) && n.is_multiple_of(columns);
        even && k <= DEPTH && small::is_large([rows, columns, k])
    }

    /// Computes them all.
    ///
    /// # Safety
    /// The elements of all results are different ones.
    #[allow(unsafe_code, reason = "blocks of a matrix interleave in memory")]
    pub(crate) unsafe fn run<T: Factor>(&self, left: &[T], right: &[T], out: &mut [T]) {
        let [m, n, k] = self.size;
        if m == 0 || n == 0 {
            return;
        }
        let block = self.block();
        // A thread that works by itself packs each operand once.
        let [rows, columns] = match parallel::is_alone() && self.is_seamless(block) {
            true => [m, n],
            false => block,
        };
        let grid = [m.div_ceil(rows), n.div_ceil(columns)];
        let out = &Disjoint::new(out);
        let jobs = self.starts.len() * grid[0] * grid[1];
        let work = rows.saturating_mul(columns).saturating_mul(k).max(1);
        let job = |job: usize| {
            let [from, beside, to] = self.starts[job / (grid[0] * grid[1])];
            let (row, column) = (job / grid[1] % grid[0] * rows, job % grid[1] * columns);
            let [left_strides, right_strides, strides] = self.strides;
            let left = Matrix {
                elements: left.get(from + row * left_strides[0]..).unwrap_or(&[]),
                strides: left_strides,
            };
            let right = Matrix {
                elements: right
                    .get(beside + column * right_strides[1]..)
                    .unwrap_or(&[]),
                strides: right_strides,
            };
            // SAFETY: blocks of the results, which do not overlap, are taken once.
            let share = unsafe { out.share(job) };
            let mut target = Target {
                elements: share,
                start: to + row * strides[0] + column * strides[1],
                strides,
            };
            let size = [rows.min(m - row), columns.min(n - column), k];
            let small = size[2] > 0 && small::multiply(size, left, right, &mut target);
            if !small {
                T::multiply(size, left, right, target);
            }
        };
        parallel::each(jobs, JOB.div_ceil(work), &job);
    }
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    /// A product of which the left operand is contiguous along rows.
    fn product([m, n, k]: [usize; 3], right_strides: [usize; 2]) -> Vec<f32> {
        let left = check::fractions(m * k, 1);
        let right = check::fractions(k * n, 2);
        let strides = [[k, 1], right_strides, [n, 1]];
        let mut out = vec![0.0; m * n];
        let products = Products::new([m, n, k], vec![[0; 3]], strides);
        // SAFETY: the elements of a dense result are different ones.
        #[allow(unsafe_code, reason = "it is what is tested")]
        unsafe {
            products.run(&left, &right, &mut out);
        }
        out
    }

    #[test]
    fn threads_by_themselves_yield_the_same_bits() {
        let sizes = [
            [512, 256, 64],
            [64, 256, 512],
            [256, 64, 512],
            [64, 256, 700],
            [129, 200, 64],
            [1, 300, 5000],
            [1000, 1000, 3],
        ];
        for size in sizes {
            let [_, n, k] = size;
            for strides in [[n, 1], [1, k]] {
                let shared = product(size, strides);
                let alone = parallel::alone(|| product(size, strides));
                let bits = |x: Vec<f32>| x.into_iter().map(f32::to_bits).collect::<Vec<_>>();
                assert!(bits(shared) == bits(alone), "{size:?}, {strides:?}");
            }
        }
    }
}
