//! Entries of matrices: real numbers, or complex ones as a tensor of real and one of imaginary
//! parts. What is made of the parts one by one is written once, for [`Parts`].

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};

use super::Matrices;
use crate::stablehlo::lower::represented;
use crate::stablehlo::lower::special::Math;

/// One tensor, or several of one type.
pub(super) trait Parts: Copy {
    /// Each of them changed.
    fn each(self, change: &mut dyn FnMut(ValueId) -> ValueId) -> Self;

    /// Each of them with that of another, which has as many.
    fn each_two(self, other: Self, joined: &mut dyn FnMut(ValueId, ValueId) -> ValueId) -> Self;

    /// The first of them.
    fn first(self) -> ValueId;
}

impl Parts for ValueId {
    fn each(self, change: &mut dyn FnMut(ValueId) -> ValueId) -> Self {
        change(self)
    }

    fn each_two(self, other: Self, joined: &mut dyn FnMut(ValueId, ValueId) -> ValueId) -> Self {
        joined(self, other)
    }

    fn first(self) -> ValueId {
        self
    }
}

/// Real numbers, or complex ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entries {
    /// The numbers, or their real parts.
    pub(super) re: ValueId,
    /// The imaginary parts of complex ones.
    pub(super) im: Option<ValueId>,
}

impl Parts for Entries {
    fn each(self, change: &mut dyn FnMut(ValueId) -> ValueId) -> Self {
        Self {
            re: change(self.re),
            im: self.im.map(change),
        }
    }

    fn each_two(self, other: Self, joined: &mut dyn FnMut(ValueId, ValueId) -> ValueId) -> Self {
        let re = joined(self.re, other.re);
        let im = self.im.zip(other.im).map(|(a, b)| joined(a, b));
        Self { re, im }
    }

    fn first(self) -> ValueId {
        self.re
    }
}

impl Entries {
    /// One tensor, or both.
    pub(super) fn ids(self) -> impl Iterator<Item = ValueId> {
        [Some(self.re), self.im].into_iter().flatten()
    }
}

/// The tensors of several, one after another.
pub(super) fn flat<const N: usize>(all: [Entries; N]) -> Vec<ValueId> {
    all.into_iter().flat_map(Entries::ids).collect()
}

/// Tensors that are taken one after another as what they stand for.
pub(super) struct Taken<'v> {
    ids: std::slice::Iter<'v, ValueId>,
    is_complex: bool,
}

impl<'v> Taken<'v> {
    pub(super) fn of(ids: &'v [ValueId], is_complex: bool) -> Self {
        let ids = ids.iter();
        Self { ids, is_complex }
    }

    /// The next tensor; those that are taken are made by the same file.
    pub(super) fn value(&mut self) -> ValueId {
        *self.ids.next().expect("as many as were given")
    }

    /// The next matrices.
    pub(super) fn entries(&mut self) -> Entries {
        let re = self.value();
        let im = self.is_complex.then(|| self.value());
        Entries { re, im }
    }

    /// The next ones.
    pub(super) fn all<const N: usize>(&mut self) -> [Entries; N] {
        std::array::from_fn(|_| self.entries())
    }
}

impl Matrices<'_> {
    /// x + y.
    pub(super) fn plus(&mut self, x: Entries, y: Entries) -> Entries {
        x.each_two(y, &mut |x, y| self.0.binary(BinaryOp::Add, x, y))
    }

    /// x − y.
    pub(super) fn minus(&mut self, x: Entries, y: Entries) -> Entries {
        x.each_two(y, &mut |x, y| self.0.binary(BinaryOp::Sub, x, y))
    }

    /// −x.
    pub(super) fn opposite(&mut self, x: Entries) -> Entries {
        x.each(&mut |x| self.0.unary(UnaryOp::Neg, x))
    }

    /// Real numbers as they are, others with the opposite imaginary part.
    pub(super) fn conjugate(&mut self, x: Entries) -> Entries {
        let im = x.im.map(|im| self.0.unary(UnaryOp::Neg, im));
        Entries { im, ..x }
    }

    /// Rows and columns exchanged, and conjugated.
    pub(super) fn adjoint(&mut self, x: Entries) -> Entries {
        let x = self.transposed(x);
        self.conjugate(x)
    }

    /// Products of entries; the second may have dimensions of one element.
    pub(super) fn times(&mut self, x: Entries, y: Entries) -> Entries {
        let y = self.spread(y, x.re);
        let mut product = |a, b| self.0.binary(BinaryOp::Mul, a, b);
        let re = product(x.re, y.re);
        let (Some(im), Some(other)) = (x.im, y.im) else {
            let im = x.im.map(|im| product(im, y.re));
            return Entries { re, im };
        };
        let (both, left, right) = (product(im, other), product(x.re, other), product(im, y.re));
        Entries {
            re: self.0.binary(BinaryOp::Sub, re, both),
            im: Some(self.0.binary(BinaryOp::Add, left, right)),
        }
    }

    /// Quotients of entries; the second may have dimensions of one element.
    pub(super) fn over_each(&mut self, x: Entries, y: Entries) -> Entries {
        let (Some(im), Some(other)) = (x.im, y.im) else {
            return self.with_each(BinaryOp::Div, x, y.re);
        };
        let y = self.spread([y.re, other], x.re);
        let [re, im] = represented::divide(&mut Math(self.0), [x.re, im], y);
        let im = Some(im);
        Entries { re, im }
    }

    /// The products of a column and a row, as matrices of this shape.
    pub(super) fn outer(&mut self, column: Entries, row: Entries, like: ValueId) -> Entries {
        let column = self.spread(column, like);
        self.times(column, row)
    }

    /// The matrices less the product of a column and a row where it is true. Elsewhere they stay,
    /// even where the product is not a number.
    pub(super) fn less(
        &mut self,
        truth: ValueId,
        x: Entries,
        column: Entries,
        row: Entries,
    ) -> Entries {
        let product = self.outer(column, row, x.re);
        let rest = self.minus(x, product);
        self.select(truth, rest, x)
    }

    /// Squares of absolute values.
    pub(super) fn squares(&mut self, x: Entries) -> ValueId {
        let square = self.0.binary(BinaryOp::Mul, x.re, x.re);
        match x.im {
            None => square,
            Some(im) => {
                let other = self.0.binary(BinaryOp::Mul, im, im);
                self.0.binary(BinaryOp::Add, square, other)
            }
        }
    }

    /// Absolute values.
    pub(super) fn sizes(&mut self, x: Entries) -> ValueId {
        match x.im {
            None => self.0.unary(UnaryOp::Abs, x.re),
            Some(im) => represented::abs(&mut Math(self.0), [x.re, im]),
        }
    }

    /// |x|, or something of the absolute values of both parts, which LAPACK takes for the size of a
    /// complex number where it need not be exact: their sum or maximum.
    pub(super) fn bound(&mut self, x: Entries, op: BinaryOp) -> ValueId {
        let size = self.0.unary(UnaryOp::Abs, x.re);
        match x.im {
            None => size,
            Some(im) => {
                let other = self.0.unary(UnaryOp::Abs, im);
                self.0.binary(op, size, other)
            }
        }
    }

    /// Whether entries are 0.
    pub(super) fn is_zero(&mut self, x: Entries) -> ValueId {
        let zero = self.number(x.re, 0.0);
        let is_zero = self.0.compare(Direction::Eq, x.re, zero);
        match x.im {
            None => is_zero,
            Some(im) => {
                let other = self.0.compare(Direction::Eq, im, zero);
                self.0.binary(BinaryOp::And, is_zero, other)
            }
        }
    }

    /// Real numbers as entries like others.
    pub(super) fn real(&mut self, re: ValueId, like: Entries) -> Entries {
        let im = like.im.map(|_| self.number(re, 0.0));
        Entries { re, im }
    }

    /// A real number in all entries.
    pub(super) fn constant(&mut self, like: Entries, number: f64) -> Entries {
        let re = self.number(like.re, number);
        self.real(re, like)
    }

    /// The unit matrix, for each of the batch and in the shape of others.
    pub(super) fn identities(&mut self, like: Entries) -> Entries {
        let re = self.identity(self.0.ty(like.re).clone());
        self.real(re, like)
    }

    /// The matrices with real numbers on the diagonal, where LAPACK takes them for real.
    pub(super) fn with_real_diagonal(&mut self, x: Entries) -> Entries {
        let im = x.im.map(|im| {
            let (rows, columns) = (self.index(im, 1), self.index(im, 2));
            let is_beside = self.0.compare(Direction::Ne, rows, columns);
            self.masked(is_beside, im)
        });
        Entries { im, ..x }
    }

    /// The numbers on the unit circle in the same directions; 1 of 0. Of real entries there are
    /// none: they have a sign.
    pub(super) fn phase(&mut self, x: Entries) -> Option<Entries> {
        x.im?;
        let is_zero = self.is_zero(x);
        // By the larger part first: of numbers next to nothing absolute values have few digits.
        let largest = self.bound(x, BinaryOp::Max);
        let one = self.number(largest, 1.0);
        let divisor = self.0.select(is_zero, one, largest);
        let unit = self.with_each(BinaryOp::Div, x, divisor);
        let ones = self.constant(x, 1.0);
        let unit = self.select(is_zero, ones, unit);
        let square = self.squares(unit);
        let size = self.0.unary(UnaryOp::Sqrt, square);
        Some(self.with_each(BinaryOp::Div, unit, size))
    }
}

impl Parts for [ValueId; 2] {
    fn each(self, change: &mut dyn FnMut(ValueId) -> ValueId) -> Self {
        self.map(change)
    }

    fn each_two(self, other: Self, joined: &mut dyn FnMut(ValueId, ValueId) -> ValueId) -> Self {
        std::array::from_fn(|part| joined(self[part], other[part]))
    }

    fn first(self) -> ValueId {
        self[0]
    }
}
