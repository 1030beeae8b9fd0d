//! Fourier transforms, as products with small DFT matrices.
//!
//! A transform of n = p · q numbers is q transforms of p, products with twiddle factors, and p
//! transforms of q (Cooley and Tukey). Lengths with a large prime factor are convolutions with a
//! chirp, of a length that is a power of two (Bluestein). All of it is ops on the last dimension,
//! so those before it may be sharded in any way, and no device needs what another has.

use std::collections::{BTreeMap, BTreeSet};

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::{DotGeneral, InteriorPad, Precision, Reverse, Transpose};
use peapod_ir::{DType, TensorType, ValueId};

use super::complex::{Complex, multiply};
use super::tables::{Table, constants};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::attributes::Reader;
use crate::stablehlo::lower::error::{Lowered, malformed, unsupported};
use crate::stablehlo::lower::scope::Scope;
use crate::stablehlo::lower::special::Math;

/// Largest matrix that splits a length.
const LARGEST_FACTOR: usize = 64;

/// Longest transform by one matrix, where the length has no factor that is small enough.
const LONGEST_MATRIX: usize = 256;

/// Longest transform.
const LONGEST: usize = 1 << 22;

/// Most numbers in tables of all transforms of a program.
const MOST_NUMBERS: usize = 1 << 25;

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Complex to complex; whether it is the inverse.
    Complex { inverse: bool },
    /// Real to half of the complex numbers.
    Real,
    /// Half of the complex numbers to real ones.
    Back,
}

/// `stablehlo.fft` of real, or of real and imaginary parts.
pub(in crate::stablehlo::lower) fn lower<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
) -> Lowered {
    let operands = scope.all_operands(op)?;
    let kind = match (Reader(op).word("fft_type")?, operands.len()) {
        ("FFT", 2) => Kind::Complex { inverse: false },
        ("IFFT", 2) => Kind::Complex { inverse: true },
        ("RFFT", 1) => Kind::Real,
        ("IRFFT", 2) => Kind::Back,
        (name, _) => {
            return malformed(format!(
                "expected complex numbers, or real ones of RFFT; found fft_type {name}"
            ));
        }
    };
    let lengths = Reader(op).usizes("fft_length")?;
    let shape = scope.ty(operands[0]).shape.to_vec();
    check(kind, &lengths, &shape)?;
    let numbers = tables(&lengths).into_iter().map(Table::len).sum();
    scope.program.table_numbers = scope.program.table_numbers.saturating_add(numbers);
    if scope.program.table_numbers > MOST_NUMBERS {
        return unsupported(format!(
            "transforms whose tables hold more than {MOST_NUMBERS} numbers; transform in a loop \
             or split the program"
        ));
    }
    if shape.contains(&0) {
        let none = scope.result_types(op)?.into_iter();
        let none: Vec<_> = none
            .map(|ty| scope.build.fill(ty, Scalar::Integer(0)))
            .collect();
        return scope.define_as(op, &none);
    }
    if lengths.contains(&0) {
        return unsupported("a transform to no numbers");
    }
    let negative = matches!(kind, Kind::Complex { inverse: false } | Kind::Real);
    let mut fft = Fft {
        build: &mut scope.build,
        negative,
        tables: BTreeMap::new(),
    };
    let values = fft.transform(kind, &operands, &lengths);
    scope.define_as(op, &values)
}

fn check(kind: Kind, lengths: &[usize], shape: &[usize]) -> Lowered {
    let mut expected = lengths.to_vec();
    if let (Kind::Back, Some(last)) = (kind, expected.last_mut()) {
        *last = *last / 2 + 1;
    }
    if !(1..=3).contains(&lengths.len()) || !shape.ends_with(&expected) {
        return malformed(format!(
            "expected fft_length to be the last 1 to 3 extents, found {lengths:?} of {shape:?}"
        ));
    }
    match lengths.iter().find(|n| **n > LONGEST) {
        Some(long) => unsupported(format!(
            "a transform of {long} numbers; expected at most {LONGEST}"
        )),
        None => Ok(()),
    }
}

/// The tables of transforms of these lengths, each once.
fn tables(lengths: &[usize]) -> BTreeSet<Table> {
    let mut found = BTreeSet::new();
    for &length in lengths {
        let mut n = length;
        while n > 1 {
            n = match split(n) {
                Split::Matrix => {
                    found.insert(matrix(n));
                    1
                }
                Split::Factor(p) => {
                    found.extend([matrix(p), twiddles(n, p)]);
                    n / p
                }
                Split::Chirp => {
                    found.extend([chirp(n), kernel(n)]);
                    padded(n)
                }
            };
        }
    }
    found
}

/// The matrix of a transform.
fn matrix(n: usize) -> Table {
    Table::Products {
        rows: n,
        columns: n,
        of: n,
    }
}

/// What is between transforms of p numbers each and those of the rest of n.
fn twiddles(n: usize, p: usize) -> Table {
    Table::Products {
        rows: n / p,
        columns: p,
        of: n,
    }
}

fn chirp(n: usize) -> Table {
    Table::Chirp { n }
}

fn kernel(n: usize) -> Table {
    let padded = padded(n);
    Table::Kernel { n, padded }
}

/// How a transform is made of smaller ones.
enum Split {
    /// By one matrix.
    Matrix,
    /// Of so many numbers each, and of the rest.
    Factor(usize),
    /// By convolution.
    Chirp,
}

fn split(n: usize) -> Split {
    if n <= LARGEST_FACTOR {
        return Split::Matrix;
    }
    // As many levels as needed, of about one size.
    let mut levels = 2;
    while LARGEST_FACTOR.saturating_pow(levels) < n {
        levels += 1;
    }
    let aim = (n as f64).powf(1.0 / f64::from(levels)).round() as usize;
    let divisors = (2..=LARGEST_FACTOR).filter(|p| n.is_multiple_of(*p));
    match divisors.min_by_key(|p| p.abs_diff(aim)) {
        Some(p) => Split::Factor(p),
        None if n <= LONGEST_MATRIX => Split::Matrix,
        None => Split::Chirp,
    }
}

/// The length of the convolution of a transform of n numbers.
fn padded(n: usize) -> usize {
    (2 * n - 1).next_power_of_two()
}

/// Transforms along the last dimension; real numbers have no imaginary parts.
struct Fft<'b> {
    build: &'b mut Builder,
    /// Whether angles are negative.
    negative: bool,
    /// The parts of tables so far.
    tables: BTreeMap<Table, Complex>,
}

/// Real parts, and imaginary ones where there are any.
type Given = (ValueId, Option<ValueId>);

impl Fft<'_> {
    /// Transforms along the last dimensions.
    fn transform(&mut self, kind: Kind, x: &[ValueId], lengths: &[usize]) -> Vec<ValueId> {
        let last = self.build.shape(x[0]).len() - 1;
        let own = |index: usize| (last + 1 + index - lengths.len(), lengths[index]);
        let others: Vec<_> = (0..lengths.len() - 1).map(own).collect();
        let n = lengths[lengths.len() - 1];
        let given = (x[0], x.get(1).copied());
        let total: usize = lengths.iter().product();
        match kind {
            Kind::Complex { inverse } => {
                let mut found = self.last(given, n);
                for (dim, n) in others {
                    found = self.along(found, dim, n);
                }
                match inverse {
                    true => found.map(|part| self.scaled(part, total)).to_vec(),
                    false => found.to_vec(),
                }
            }
            Kind::Real => {
                let found = self.last(given, n);
                let mut found = found.map(|part| self.build.cut(part, last, 0, n / 2 + 1));
                for (dim, n) in others {
                    found = self.along(found, dim, n);
                }
                found.to_vec()
            }
            Kind::Back => {
                let mut found = [x[0], x[1]];
                for (dim, n) in others {
                    found = self.along(found, dim, n);
                }
                let [re, im] = self.mirrored(found, last, n);
                let [re, _] = self.last((re, Some(im)), n);
                vec![self.scaled(re, total)]
            }
        }
    }

    fn scaled(&mut self, x: ValueId, total: usize) -> ValueId {
        Math(self.build).times(x, 1.0 / total as f64)
    }

    /// All numbers of a transform of real ones, of its first half: the others are conjugates, in
    /// reverse.
    fn mirrored(&mut self, parts: Complex, last: usize, n: usize) -> Complex {
        let rest = n - (n / 2 + 1);
        if rest == 0 {
            return parts;
        }
        let mut mirror = |part: ValueId, opposite: bool| {
            let others = self.build.cut(part, last, 1, rest + 1);
            let ty = self.build.ty(others).clone();
            let dims = vec![last];
            let others = self.build.emit(Reverse { dims }, &[others], ty);
            let others = match opposite {
                true => Math(self.build).neg(others),
                false => others,
            };
            self.build.concatenate(&[part, others], last)
        };
        [mirror(parts[0], false), mirror(parts[1], true)]
    }

    /// A transform along another dimension.
    fn along(&mut self, x: Complex, dim: usize, n: usize) -> Complex {
        let last = self.build.shape(x[0]).len() - 1;
        let [re, im] = x.map(|part| self.swapped(part, dim, last));
        let found = self.last((re, Some(im)), n);
        found.map(|part| self.swapped(part, dim, last))
    }

    fn swapped(&mut self, x: ValueId, a: usize, b: usize) -> ValueId {
        let mut shape = self.build.shape(x).to_vec();
        let mut permutation: Vec<usize> = (0..shape.len()).collect();
        permutation.swap(a, b);
        shape.swap(a, b);
        let ty = self.build.ty(x).with_shape(shape);
        self.build.emit(Transpose { permutation }, &[x], ty)
    }

    /// A transform along the last dimension, of extent n.
    fn last(&mut self, x: Given, n: usize) -> Complex {
        if n == 1 {
            let ty = self.build.ty(x.0).clone();
            let im = x.1;
            return [
                x.0,
                im.unwrap_or_else(|| self.build.fill(ty, Scalar::Integer(0))),
            ];
        }
        match split(n) {
            Split::Matrix => {
                let dim = self.build.shape(x.0).len() - 1;
                self.product(x, dim, n)
            }
            Split::Factor(p) => self.factored(x, n, p),
            Split::Chirp => self.chirped(x, n),
        }
    }

    /// The parts of a table, whose constants are made once.
    fn table(&mut self, table: Table, dtype: DType) -> Complex {
        let made = self.tables.entry(table);
        *made.or_insert_with(|| constants(self.build, table, self.negative, dtype))
    }

    /// Products with the matrix of a transform along a dimension, which becomes the last.
    fn product(&mut self, (re, im): Given, dim: usize, n: usize) -> Complex {
        let dtype = self.build.ty(re).dtype;
        let [cos, sin] = self.table(matrix(n), dtype);
        let mut shape = self.build.shape(re).to_vec();
        let extent = shape.remove(dim);
        shape.push(extent);
        let ty = TensorType::new(dtype, shape);
        let mut dot = |x: ValueId, by: ValueId| {
            let kind = DotGeneral {
                batch: [vec![], vec![]],
                contracting: [vec![dim], vec![0]],
                // Shorter products would cost most digits of a transform.
                precision: [Precision::Highest; 2],
            };
            self.build.emit(kind, &[x, by], ty.clone())
        };
        let (ac, ad) = (dot(re, cos), dot(re, sin));
        let Some(im) = im else {
            return [ac, ad];
        };
        let (bd, bc) = (dot(im, sin), dot(im, cos));
        let mut math = Math(self.build);
        [math.sub(ac, bd), math.add(ad, bc)]
    }

    /// Place j = j₁ · q + j₂ of the numbers, place k = k₁ + p · k₂ of what is made of them.
    fn factored(&mut self, (re, im): Given, n: usize, p: usize) -> Complex {
        let q = n / p;
        let whole = self.build.shape(re).to_vec();
        let dim = whole.len() - 1;
        let mut parted = whole[..dim].to_vec();
        parted.extend([p, q]);
        let re = self.build.reshape(re, &parted);
        let im = im.map(|im| self.build.reshape(im, &parted));
        // [… j₂, k₁]
        let found = self.product((re, im), dim, p);
        let found = self.times(found, twiddles(n, p));
        let [re, im] = found.map(|part| self.swapped(part, dim, dim + 1));
        // [… k₁, k₂]
        let found = self.last((re, Some(im)), q);
        found.map(|part| {
            let turned = self.swapped(part, dim, dim + 1);
            self.build.reshape(turned, &whole)
        })
    }

    /// Numbers times those of a table, whose dimensions are the last ones.
    fn times(&mut self, x: Complex, table: Table) -> Complex {
        let dtype = self.build.ty(x[0]).dtype;
        let shape = self.build.shape(x[0]).to_vec();
        let first = shape.len() - table.shape().len();
        let dims: Vec<usize> = (first..shape.len()).collect();
        let factors = self.table(table, dtype);
        let factors = factors.map(|part| self.build.broadcast(part, &dims, &shape));
        multiply(&mut Math(self.build), x, factors)
    }

    /// As jk is (j² + k² − (k − j)²) / 2, a convolution with the conjugate chirp between products
    /// with the chirp. The inverse transform in it is the transform itself with real and imaginary
    /// parts swapped before and after, so that both have the same tables.
    fn chirped(&mut self, (re, im): Given, n: usize) -> Complex {
        let m = padded(n);
        let ty = self.build.ty(re).clone();
        let im = im.unwrap_or_else(|| self.build.fill(ty, Scalar::Integer(0)));
        let chirped = self.times([re, im], chirp(n));
        let [re, im] = chirped.map(|part| self.extended(part, m));
        let spectrum = self.last((re, Some(im)), m);
        let [re, im] = self.times(spectrum, kernel(n));
        let [im, re] = self.last((im, Some(re)), m);
        let last = self.build.shape(re).len() - 1;
        let found = [re, im].map(|part| self.build.cut(part, last, 0, n));
        self.times(found, chirp(n))
    }

    /// With zeros behind.
    fn extended(&mut self, x: ValueId, extent: usize) -> ValueId {
        let mut shape = self.build.shape(x).to_vec();
        let last = shape.len() - 1;
        let mut high = vec![0; shape.len()];
        high[last] = (extent - shape[last]) as i64;
        shape[last] = extent;
        let ty = self.build.ty(x).with_shape(shape.clone());
        let zero = self.build.scalar(ty.dtype, Scalar::Integer(0));
        let kind = InteriorPad {
            low: vec![0; high.len()],
            interior: vec![0; high.len()],
            high,
        };
        self.build.emit(kind, &[x, zero], ty)
    }
}

#[cfg(test)]
mod tests {
    use peapod_ir::Origin;

    use super::*;

    /// Every length ends at matrices, and tables are no larger than what is counted.
    #[test]
    fn every_length_is_made_of_shorter_ones() {
        for n in (1..5000).chain([1 << 20, LONGEST, LONGEST - 3]) {
            let mut rest = n;
            while let Split::Factor(p) = split(rest) {
                assert!(rest.is_multiple_of(p) && p > 1, "{n}");
                rest /= p;
            }
            assert!(matches!(split(rest), Split::Matrix | Split::Chirp), "{n}");
        }
    }

    /// Elements of the constants of a transform.
    fn emitted(negative: bool, lengths: &[usize]) -> usize {
        let mut build = Builder::new("f");
        let ty = TensorType::new(DType::F64, lengths);
        let parts = ["re", "im"].map(|part| build.argument(part, ty.clone()));
        let mut fft = Fft {
            build: &mut build,
            negative,
            tables: BTreeMap::new(),
        };
        // Without a factor for all numbers, which is a constant, too.
        let kind = Kind::Complex { inverse: false };
        let outputs = fft.transform(kind, &parts, lengths);
        let function = build.finish(outputs);
        let values = function.values.iter().map(|(_, value)| value);
        // Scalars are what is padded with.
        let constants = values.filter(|it| matches!(it.origin, Origin::Constant(_)));
        let tensors = constants.filter(|it| !it.ty.shape.is_empty());
        tensors.map(|it| it.ty.elements()).sum()
    }

    #[test]
    fn every_table_is_made_once_and_counted() {
        for negative in [false, true] {
            let lines = (1..300).chain([1009, 1024, 1499, 4096, 4099, 6 * 257]);
            let lines = lines.map(|n| vec![n]);
            let others = [vec![64, 64], vec![8, 263, 263], vec![2, 3, 263]];
            for lengths in lines.chain(others) {
                let counted: usize = tables(&lengths).into_iter().map(Table::len).sum();
                // Real and imaginary parts.
                assert_eq!(emitted(negative, &lengths), 2 * counted, "{lengths:?}");
            }
        }
    }
}
