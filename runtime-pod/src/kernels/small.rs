//! Products of matrices that are read in place: of few rows, of vectors, and of what is so small
//! that packing it for the general product takes longer than multiplying.

use super::gemm::{Factor, Matrix, Target};
use super::lanes::{Lanes, Portable};
use super::tile::{Operands, TILE_MAX, Tile, Walk};

/// Multiplications up to which a product is read in place.
const SMALL: usize = 1 << 19;
/// Rows up to which it is.
const ROWS: usize = 64;
/// Elements of the largest vector.
const LANES: usize = 16;

/// Sums of products of vectors, for one kind of processor.
#[derive(Clone, Copy)]
pub(crate) struct Lines<T> {
    /// Elements of a vector of the processor.
    lanes: usize,
    row: Code<T>,
    dots: Code<T>,
}

#[allow(unsafe_code, reason = "not every processor has all vectors")]
type Code<T> = unsafe fn(Strided<'_, T>, Strided<'_, T>, usize, &mut [T]);

/// Elements of an operand, and how many there are from one to the next that is meant.
#[derive(Clone, Copy)]
struct Strided<'a, T> {
    elements: &'a [T],
    step: usize,
}

/// Whether a product of this size is never read in place.
pub(crate) fn is_large([m, n, k]: [usize; 3]) -> bool {
    m > 1 && n > 1 && !is_few([m, n, k])
}

fn is_few([m, n, k]: [usize; 3]) -> bool {
    m <= ROWS && m.saturating_mul(n).saturating_mul(k) <= SMALL
}

/// Computes left · right if one of the ways here is good for it; `size` is rows, columns, and how
/// many products are summed, at least 1 each. Which way that is depends on sizes and strides alone.
pub(crate) fn multiply<T: Factor>(
    [m, n, k]: [usize; 3],
    left: Matrix<'_, T>,
    right: Matrix<'_, T>,
    target: &mut Target<'_, T>,
) -> bool {
    // One row times a matrix, or a matrix times one column, which is the same the other way round.
    let [down, along] = target.strides;
    if m == 1 && (along == 1 || n == 1) && vector([n, k], left, right, target)
        || n == 1
            && (down == 1 || m == 1)
            && vector([m, k], right.transposed(), left.transposed(), target)
    {
        return true;
    }
    let dense = right.strides[1] == 1 && along == 1;
    let good = is_few([m, n, k]) && dense && m > 1 && n >= T::lines().lanes;
    if good {
        tiles([m, n, k], left, right, target);
    }
    good
}

/// Computes a row x times a matrix y, whose results are contiguous, if one of both is read in
/// vectors. Of x only the first row counts.
fn vector<T: Factor>(
    [columns, k]: [usize; 2],
    x: Matrix<'_, T>,
    y: Matrix<'_, T>,
    target: &mut Target<'_, T>,
) -> bool {
    let lines = T::lines();
    let x = Strided {
        elements: x.elements,
        step: x.strides[1],
    };
    let (code, step) = if y.strides[1] == 1 && columns >= lines.lanes {
        (lines.row, y.strides[0])
    } else if x.step == 1 && y.strides[0] == 1 && k >= lines.lanes {
        (lines.dots, y.strides[1])
    } else {
        return false;
    };
    let y = Strided {
        elements: y.elements,
        step,
    };
    let out = target.elements.range(target.start, columns);
    // SAFETY: `lines` lists only what the processor has.
    #[allow(unsafe_code, reason = "not every processor has all vectors")]
    unsafe {
        code(x, y, k, out);
    }
    true
}

/// A product in tiles that are read in place. The last ones overlap those before them, and compute
/// the same once more.
fn tiles<T: Factor>(
    [m, n, k]: [usize; 3],
    left: Matrix<'_, T>,
    right: Matrix<'_, T>,
    target: &mut Target<'_, T>,
) {
    let tile = Tile::<T>::best(m, n);
    let walk = Walk::new(&[(k, [left.strides[1], right.strides[0]])]);
    let operands = Operands {
        scalars: left.elements,
        vectors: right.elements,
        walk: &walk,
    };
    let mut sums = [T::zeroed(); TILE_MAX];
    let mut rows = [0; TILE_MAX];
    let mut columns = [0; TILE_MAX];
    let width = tile.vectors * tile.lanes;
    for column in (0..n).step_by(width) {
        for (v, at) in columns[..tile.vectors].iter_mut().enumerate() {
            *at = (column + v * tile.lanes).min(n - tile.lanes);
        }
        for row in (0..m).step_by(tile.scalars) {
            for (i, at) in rows[..tile.scalars].iter_mut().enumerate() {
                *at = (row + i).min(m - 1) * left.strides[0];
            }
            tile.run(
                operands,
                &rows[..tile.scalars],
                &columns[..tile.vectors],
                &mut sums,
            );
            let lines = sums.chunks_exact(width).take(tile.scalars.min(m - row));
            for (i, line) in lines.enumerate() {
                let to = target.start + (row + i) * target.strides[0];
                for (part, &at) in line.chunks_exact(tile.lanes).zip(&columns[..tile.vectors]) {
                    put(part, target.elements.range(to + at, tile.lanes));
                }
            }
        }
    }
}

/// Copies the elements of a vector, by a move if it has a usual size.
#[inline(always)]
fn put<T: Copy>(from: &[T], to: &mut [T]) {
    if let (Some(from), Some(to)) = (from.as_array::<16>(), to.as_mut_array::<16>()) {
        *to = *from;
    } else if let (Some(from), Some(to)) = (from.as_array::<8>(), to.as_mut_array::<8>()) {
        *to = *from;
    } else {
        to.copy_from_slice(from);
    }
}

/// The element after the last one of so many.
const fn end(count: usize, step: usize, width: usize) -> usize {
    (count - 1) * step + width
}

/// A row x times a matrix y whose rows are contiguous.
///
/// # Safety
/// The processor has such vectors.
#[inline(always)]
#[allow(unsafe_code, reason = "bounds are checked once, not in the loops")]
unsafe fn row<T: Factor, L: Lanes<T>>(
    x: Strided<'_, T>,
    y: Strided<'_, T>,
    count: usize,
    out: &mut [T],
) {
    let width = out.len();
    assert!(width >= L::COUNT && end(count, x.step, 1) <= x.elements.len());
    assert!(end(count, y.step, width) <= y.elements.len());
    let mut column = 0;
    while column < width {
        // SAFETY: the processor has the vectors; what is read was just checked: for every product
        // an element of x and, from the column on, no more of y than the width has left.
        unsafe {
            match (width - column) / L::COUNT {
                8.. => column += columns::<T, L, 8, 1>(x, y, count, column, out),
                4.. => column += columns::<T, L, 4, 2>(x, y, count, column, out),
                2.. => column += columns::<T, L, 2, 4>(x, y, count, column, out),
                1 => column += columns::<T, L, 1, 8>(x, y, count, column, out),
                _ => {
                    columns::<T, L, 1, 8>(x, y, count, width - L::COUNT, out);
                    return;
                }
            }
        }
    }
}

/// Sums of `V` vectors of columns, each in `P` parts; how many columns that are.
///
/// # Safety
/// The processor has such vectors; x has `count` elements, y as many rows, each with `V` vectors
/// from the column on.
#[inline(always)]
#[allow(unsafe_code, reason = "bounds are checked once, not in the loops")]
unsafe fn columns<T: Factor, L: Lanes<T>, const V: usize, const P: usize>(
    x: Strided<'_, T>,
    y: Strided<'_, T>,
    count: usize,
    column: usize,
    out: &mut [T],
) -> usize {
    // SAFETY: the caller's promises.
    unsafe {
        let mut sums = [[L::all(T::zeroed()); V]; P];
        let (from, beside) = (x.elements.as_ptr(), y.elements.as_ptr().add(column));
        let product = |sums: &mut [L; V], i: usize| {
            let factor = L::all(*from.add(i * x.step));
            let line = beside.add(i * y.step);
            for (v, sum) in sums.iter_mut().enumerate() {
                *sum = sum.add_product(factor, L::load(line.add(v * L::COUNT)));
            }
        };
        let whole = count - count % P;
        for i in (0..whole).step_by(P) {
            for (part, sums) in sums.iter_mut().enumerate() {
                product(sums, i + part);
            }
        }
        for i in whole..count {
            product(&mut sums[0], i);
        }
        for v in 0..V {
            let to = &mut out[column + v * L::COUNT..][..L::COUNT];
            sums[0][v].store(to);
            for sums in &sums[1..] {
                let mut more = [T::zeroed(); LANES];
                sums[v].store(&mut more[..L::COUNT]);
                let pairs = to.iter_mut().zip(more);
                pairs.for_each(|(sum, more)| *sum = sum.sum(more));
            }
        }
    }
    V * L::COUNT
}

/// Products of a contiguous x with contiguous parts of y.
///
/// # Safety
/// The processor has such vectors.
#[inline(always)]
#[allow(unsafe_code, reason = "bounds are checked once, not in the loops")]
unsafe fn dots<T: Factor, L: Lanes<T>>(
    x: Strided<'_, T>,
    y: Strided<'_, T>,
    count: usize,
    out: &mut [T],
) {
    let x = &x.elements[..count];
    assert!(end(out.len(), y.step, count) <= y.elements.len());
    let whole = count - count % L::COUNT;
    for (j, out) in out.iter_mut().enumerate() {
        let y = &y.elements[j * y.step..][..count];
        // SAFETY: the processor has the vectors; both slices have `count` elements.
        let total = unsafe {
            let mut sums = [L::all(T::zeroed()); 2];
            for (part, i) in (0..whole).step_by(L::COUNT).enumerate() {
                let [a, b] = [x, y].map(|it| L::load(it.as_ptr().add(i)));
                sums[part % 2] = sums[part % 2].add_product(a, b);
            }
            match whole > L::COUNT {
                true => sums[0].add_product(L::all(T::ONE), sums[1]).total(),
                false => sums[0].total(),
            }
        };
        let rest = x[whole..].iter().zip(&y[whole..]);
        *out = rest.fold(total, |sum, (&a, &b)| sum.sum(a.product(b)));
    }
}

macro_rules! lines {
    ($name:ident: $type:ty, $lanes:ty, $feature:meta) => {
        /// Code for vectors of one kind.
        pub(super) const $name: Lines<$type> = {
            #[$feature]
            #[allow(unsafe_code, reason = "not every processor has all vectors")]
            unsafe fn one_row(
                x: Strided<'_, $type>,
                y: Strided<'_, $type>,
                count: usize,
                out: &mut [$type],
            ) {
                // SAFETY: the caller has checked that the processor has the vectors.
                unsafe { row::<$type, $lanes>(x, y, count, out) }
            }
            #[$feature]
            #[allow(unsafe_code, reason = "not every processor has all vectors")]
            unsafe fn all_dots(
                x: Strided<'_, $type>,
                y: Strided<'_, $type>,
                count: usize,
                out: &mut [$type],
            ) {
                // SAFETY: the caller has checked that the processor has the vectors.
                unsafe { dots::<$type, $lanes>(x, y, count, out) }
            }
            Lines {
                lanes: <$lanes as Lanes<$type>>::COUNT,
                row: one_row,
                dots: all_dots,
            }
        };
    };
}

lines!(SINGLE: f32, Portable<f32>, inline(never));
lines!(DOUBLE: f64, Portable<f64>, inline(never));
lines!(INTEGER: i64, Portable<i64>, inline(never));

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::super::lanes::{Double256, Double512, Lanes, Single256, Single512};
    use super::{Lines, Strided, dots, row};

    lines!(SINGLE_512: f32, Single512, target_feature(enable = "avx512f"));
    lines!(SINGLE_256: f32, Single256, target_feature(enable = "avx2,fma"));
    lines!(DOUBLE_512: f64, Double512, target_feature(enable = "avx512f"));
    lines!(DOUBLE_256: f64, Double256, target_feature(enable = "avx2,fma"));
}

/// What this processor has for singles.
pub(super) fn singles() -> Lines<f32> {
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
pub(super) fn doubles() -> Lines<f64> {
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
pub(super) fn integers() -> Lines<i64> {
    INTEGER
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::*;

    /// Every kind of vectors on sizes around theirs, on numbers that all are exact on.
    fn sums_are_exact<T: Factor + PartialEq + std::fmt::Debug>(
        lines: Lines<T>,
        number: impl Fn(f32) -> T,
    ) {
        let numbers = |count, seed| -> Vec<T> {
            check::whole(count, seed).into_iter().map(&number).collect()
        };
        for (count, width, step) in [
            (1, 16, 1),
            (7, 17, 3),
            (33, 31, 1),
            (40, 150, 2),
            (16, 64, 1),
        ] {
            let wide = width.max(count) + 3;
            let (x, y) = (numbers((count - 1) * step + 1, 3), numbers(wide * wide, 4));
            let x = Strided { elements: &x, step };
            let y = Strided {
                elements: &y,
                step: wide,
            };
            let sum = |of: &dyn Fn(usize) -> [T; 2]| {
                let products = (0..count).map(of).map(|[a, b]| a.product(b));
                products.fold(T::zeroed(), T::sum)
            };
            let mut out = vec![T::zeroed(); width];
            // SAFETY: the processor has the vectors: the caller has asked.
            #[allow(unsafe_code, reason = "it is what is tested")]
            unsafe {
                (lines.row)(x, y, count, &mut out);
            }
            for (j, &found) in out.iter().enumerate() {
                let at = |i| [x.elements[i * step], y.elements[i * wide + j]];
                assert_eq!(found, sum(&at), "row of {width}, {count} products");
            }
            if step != 1 {
                continue;
            }
            // SAFETY: as above.
            #[allow(unsafe_code, reason = "it is what is tested")]
            unsafe {
                (lines.dots)(x, y, count, &mut out);
            }
            for (j, &found) in out.iter().enumerate() {
                let at = |i| [x.elements[i], y.elements[j * wide + i]];
                assert_eq!(found, sum(&at), "{width} dots of {count} products");
            }
        }
    }

    #[test]
    fn all_kinds_of_vectors_yield_the_sums() {
        sums_are_exact(SINGLE, |x| x);
        sums_are_exact(singles(), |x| x);
        sums_are_exact(DOUBLE, f64::from);
        sums_are_exact(doubles(), f64::from);
        sums_are_exact(integers(), |x| x as i64);
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
            sums_are_exact(x86::SINGLE_256, |x| x);
            sums_are_exact(x86::DOUBLE_256, f64::from);
        }
    }

    #[test]
    fn what_is_not_there_is_not_read() {
        let (x, y) = (vec![1.0_f32; 20], vec![1.0_f32; 20 * 40]);
        for (x, y) in [(&x[1..], &y[..]), (&x[..], &y[1..])] {
            let run = |code: Code<f32>, step: usize, width: usize| {
                let mut out = vec![0.0; width];
                let x = Strided {
                    elements: x,
                    step: 1,
                };
                let y = Strided { elements: y, step };
                // SAFETY: the processor has the vectors.
                #[allow(unsafe_code, reason = "it is what is tested")]
                unsafe {
                    code(x, y, 20, &mut out);
                }
            };
            let lines = singles();
            for (code, step, width) in [(lines.row, 40, 40), (lines.dots, 20, 40)] {
                let run = std::panic::AssertUnwindSafe(|| run(code, step, width));
                assert!(std::panic::catch_unwind(run).is_err());
            }
        }
    }
}
