//! Numbers on the unit circle, for Fourier transforms.

use std::f64::consts::TAU;

use peapod_ir::builder::Builder;
use peapod_ir::eval::Scalar;
use peapod_ir::{DType, Tensor, TensorType, ValueId};

/// Real and imaginary parts.
type Numbers = Vec<[f64; 2]>;

/// e^(2πi · count / of). An angle is within an eighth of a turn from where its parts are known, so
/// that multiples of a quarter are exact.
fn on_circle(count: u64, of: u64) -> [f64; 2] {
    let count = count % of;
    // Quarters of a turn, counted in parts of 4 · of; the nearest one.
    let quarters = (8 * u128::from(count) + u128::from(of)) / (2 * u128::from(of));
    let rest = 4.0 * count as f64 - quarters as f64 * of as f64;
    let (sin, cos) = (TAU * rest / (4.0 * of as f64)).sin_cos();
    match quarters % 4 {
        0 => [cos, sin],
        1 => [-sin, cos],
        2 => [-cos, -sin],
        _ => [sin, -cos],
    }
}

/// e^(± 2πi · row · column / of), row-major.
fn products(rows: u64, columns: u64, of: u64, negative: bool) -> Numbers {
    let each = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    each.map(|(row, column)| {
        // Both are below 2^22.
        let [re, im] = on_circle(row * column, of);
        [re, if negative { -im } else { im }]
    })
    .collect()
}

/// Twiddle factors, matrices and chirps that a transform multiplies by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Table {
    /// e^(± 2πi · row · column / of): twiddle factors, or a DFT matrix.
    Products {
        rows: usize,
        columns: usize,
        of: usize,
    },
    /// e^(± πi · j² / n) for j below n.
    Chirp { n: usize },
    /// The transform of the conjugate chirp of n numbers, around 0, padded to `padded` numbers;
    /// divided by as many.
    Kernel { n: usize, padded: usize },
}

impl Table {
    /// How many complex numbers it has.
    pub(super) fn len(self) -> usize {
        match self {
            Self::Products { rows, columns, .. } => rows * columns,
            Self::Chirp { n } => n,
            Self::Kernel { padded, .. } => padded,
        }
    }

    /// Its extents.
    pub(super) fn shape(self) -> Vec<usize> {
        match self {
            Self::Products { rows, columns, .. } => vec![rows, columns],
            Self::Chirp { .. } | Self::Kernel { .. } => vec![self.len()],
        }
    }

    /// Its numbers, row-major, of angles that are negative or not.
    pub(super) fn numbers(self, negative: bool) -> Numbers {
        match self {
            Self::Products { rows, columns, of } => {
                products(rows as u64, columns as u64, of as u64, negative)
            }
            Self::Chirp { n } => (0..n).map(|j| half_square(j, n, negative)).collect(),
            Self::Kernel { n, padded } => {
                // bounded: by the longest transform
                let mut kernel: Numbers = vec![[0.0, 0.0]; padded];
                for j in 0..n {
                    kernel[j] = half_square(j, n, !negative);
                    kernel[(padded - j) % padded] = kernel[j];
                }
                let count = padded as f64;
                let numbers = transform(&kernel, negative).into_iter();
                numbers.map(|[re, im]| [re / count, im / count]).collect()
            }
        }
    }
}

/// e^(± πi · j² / n).
fn half_square(j: usize, n: usize, negative: bool) -> [f64; 2] {
    // Squares of numbers below 2^22.
    let [re, im] = on_circle((j * j) as u64, 2 * n as u64);
    [re, if negative { -im } else { im }]
}

/// The parts as constants.
pub(super) fn constants(
    build: &mut Builder,
    table: Table,
    negative: bool,
    dtype: DType,
) -> [ValueId; 2] {
    let numbers = table.numbers(negative);
    let ty = TensorType::new(dtype, table.shape());
    [0, 1].map(|part| {
        let numbers = numbers.iter().map(|number| Scalar::Double(number[part]));
        let tensor = Tensor::from_scalars(&ty, numbers.map(|number| number.convert(dtype)));
        build.constant("", ty.clone(), tensor.into_bytes())
    })
}

/// The transform of numbers of which there are a power of two, in place of a library's: tables are
/// made once, when a program is imported.
fn transform(numbers: &[[f64; 2]], negative: bool) -> Numbers {
    let count = numbers.len();
    if count <= 1 {
        return numbers.to_vec();
    }
    let half = |first: usize| -> Numbers {
        let numbers: Numbers = numbers.iter().skip(first).step_by(2).copied().collect();
        transform(&numbers, negative)
    };
    let (even, odd) = (half(0), half(1));
    let turned = odd.iter().enumerate().map(|(index, [re, im])| {
        let [cos, sin] = on_circle(index as u64, count as u64);
        let sin = if negative { -sin } else { sin };
        [re * cos - im * sin, re * sin + im * cos]
    });
    let turned: Numbers = turned.collect();
    let with = |sign: f64| {
        let pairs = even.iter().zip(&turned);
        pairs.map(move |(a, b)| [a[0] + sign * b[0], a[1] + sign * b[1]])
    };
    with(1.0).chain(with(-1.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(a: [f64; 2], b: [f64; 2]) -> bool {
        (a[0] - b[0]).abs() + (a[1] - b[1]).abs() < 1e-14
    }

    #[test]
    fn numbers_are_on_the_circle() {
        for of in 1..50 {
            for count in 0..2 * of {
                let (sin, cos) = (TAU * (count % of) as f64 / of as f64).sin_cos();
                assert!(is_near(on_circle(count, of), [cos, sin]), "{count} of {of}");
            }
        }
        assert_eq!(on_circle(1, 4), [0.0, 1.0]);
        assert_eq!(on_circle(6, 8), [0.0, -1.0]);
    }

    #[test]
    fn transforms_are_sums() {
        let numbers: Numbers = (0..16)
            .map(|i| [f64::from(i * i % 7), f64::from(i % 5)])
            .collect();
        for negative in [false, true] {
            let found = transform(&numbers, negative);
            let table = products(16, 16, 16, negative);
            for (k, found) in found.into_iter().enumerate() {
                let terms = numbers.iter().enumerate().map(|(j, [re, im])| {
                    let [cos, sin] = table[j * 16 + k];
                    [re * cos - im * sin, re * sin + im * cos]
                });
                let sum = terms.fold([0.0, 0.0], |sum, it| [sum[0] + it[0], sum[1] + it[1]]);
                assert!((sum[0] - found[0]).abs() + (sum[1] - found[1]).abs() < 1e-11);
            }
        }
    }
}
