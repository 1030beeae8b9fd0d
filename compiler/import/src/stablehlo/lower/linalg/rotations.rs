//! Jacobi's method: pairs of columns are rotated until none needs it, as many pairs at once as
//! there are. Columns are two halves; the first of one is rotated with the first of the other and
//! so on, and then all but one move on a place, so that after a sweep each has met each and all are
//! where they were.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, Reduce};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::Matrices;
use super::entries::{Entries, Parts};
use super::repeat::{Loop, Step};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::scope::Scope;

/// Sweeps after which it is left as it is; some ten are enough for any matrix.
const MOST_SWEEPS: usize = 40;

/// A rotation for each pair: top' = c·top − s·bottom, bottom' = s·top + c·bottom.
#[derive(Clone, Copy)]
pub(super) struct Rotation {
    pub(super) cosine: ValueId,
    pub(super) sine: ValueId,
    /// Sine over cosine.
    pub(super) tangent: ValueId,
}

impl Matrices<'_> {
    /// The rotation that makes the product of the two 0, for symmetric matrices of two rows with
    /// the diagonal `first`, `second`, where `busy`; none elsewhere.
    pub(super) fn rotation(
        &mut self,
        [first, second]: [ValueId; 2],
        product: ValueId,
        busy: ValueId,
    ) -> Rotation {
        let [zero, one, two] = [0.0, 1.0, 2.0].map(|number| self.number(product, number));
        let double = self.0.binary(BinaryOp::Mul, product, two);
        let double = self.0.select(busy, double, one);
        let apart = self.0.binary(BinaryOp::Sub, second, first);
        let cotangent = self.0.binary(BinaryOp::Div, apart, double);
        let size = self.0.unary(UnaryOp::Abs, cotangent);
        let square = self.0.binary(BinaryOp::Mul, cotangent, cotangent);
        let square = self.0.binary(BinaryOp::Add, square, one);
        let root = self.0.unary(UnaryOp::Sqrt, square);
        let sum = self.0.binary(BinaryOp::Add, size, root);
        let tangent = self.0.binary(BinaryOp::Div, one, sum);
        let opposite = self.0.unary(UnaryOp::Neg, tangent);
        let is_negative = self.0.compare(Direction::Lt, cotangent, zero);
        let tangent = self.0.select(is_negative, opposite, tangent);
        let tangent = self.0.select(busy, tangent, zero);
        let square = self.0.binary(BinaryOp::Mul, tangent, tangent);
        let square = self.0.binary(BinaryOp::Add, square, one);
        let cosine = self.0.unary(UnaryOp::Rsqrt, square);
        let sine = self.0.binary(BinaryOp::Mul, tangent, cosine);
        Rotation {
            cosine,
            sine,
            tangent,
        }
    }

    /// Halves of matrices, the second of which is multiplied by numbers of which each may be of a
    /// row or column. What a rotation of complex numbers is made for becomes real by that.
    pub(super) fn turned(
        &mut self,
        [first, second]: [Entries; 2],
        by: Option<Entries>,
    ) -> [Entries; 2] {
        match by {
            Some(by) => [first, self.times(second, by)],
            None => [first, second],
        }
    }

    /// Halves of matrices, rotated; the rotations may have dimensions of one element.
    pub(super) fn rotated(
        &mut self,
        [top, bottom]: [Entries; 2],
        rotation: Rotation,
    ) -> [Entries; 2] {
        let cosine = self.spread(rotation.cosine, top.re);
        let sine = self.spread(rotation.sine, top.re);
        let mut product =
            |a: ValueId, b: Entries| b.each(&mut |b| self.0.binary(BinaryOp::Mul, a, b));
        let (kept, other) = (product(cosine, top), product(sine, bottom));
        let (moved, own) = (product(sine, top), product(cosine, bottom));
        [self.minus(kept, other), self.plus(moved, own)]
    }

    /// Two halves along a dimension, all but the first of the first moved on by a place.
    pub(super) fn moved_on(&mut self, [top, bottom]: [Entries; 2], dim: usize) -> [Entries; 2] {
        let half = self.0.shape(top.re)[dim];
        if half < 2 {
            return [top, bottom];
        }
        let re = self.places_moved([top.re, bottom.re], half, dim);
        let Some(im) = top.im.zip(bottom.im) else {
            return re.map(|re| Entries { re, im: None });
        };
        let im = self.places_moved([im.0, im.1], half, dim);
        [0, 1].map(|half| Entries {
            re: re[half],
            im: Some(im[half]),
        })
    }

    fn places_moved(
        &mut self,
        [top, bottom]: [ValueId; 2],
        half: usize,
        dim: usize,
    ) -> [ValueId; 2] {
        let mut cut = |x, from, to| self.0.cut(x, dim, from, to);
        let (first, middle, last) = (
            cut(top, 0, 1),
            cut(top, 1, half - 1),
            cut(top, half - 1, half),
        );
        let (next, rest) = (cut(bottom, 0, 1), cut(bottom, 1, half));
        let top = match half {
            2 => self.0.concatenate(&[first, next], dim),
            _ => self.0.concatenate(&[first, next, middle], dim),
        };
        [top, self.0.concatenate(&[rest, last], dim)]
    }

    /// Two halves along a dimension of an even extent.
    pub(super) fn halves(&mut self, x: Entries, dim: usize) -> [Entries; 2] {
        let extent = self.0.shape(x.re)[dim];
        let half = extent / 2;
        [self.cut(x, dim, 0, half), self.cut(x, dim, half, extent)]
    }

    /// The matrices with an extent made even by zeros at the end.
    pub(super) fn made_even(&mut self, x: Entries, dim: usize) -> Entries {
        let mut ty = self.0.ty(x.re).clone();
        if ty.shape[dim].is_multiple_of(2) {
            return x;
        }
        ty.shape[dim] = 1;
        let zeros = self.0.fill(ty, Scalar::Integer(0));
        x.each(&mut |x| self.0.concatenate(&[x, zeros], dim))
    }

    /// The matrices divided so that squares of elements are numbers, what they are divided by, and
    /// the largest magnitude of what is left: `[b, 1, 1]`.
    pub(super) fn within_range(&mut self, x: Entries) -> (Entries, ValueId, ValueId) {
        let sizes = self.bound(x, BinaryOp::Max);
        let largest = self.over(sizes, 1, Combiner::Max, 0);
        let largest = self.over(largest, 2, Combiner::Max, 0);
        let [zero, one] = [0.0, 1.0].map(|number| self.number(largest, number));
        let [small, large] = [1.0e-6, 1.0e6].map(|number| self.number(largest, number));
        let is_small = self.0.compare(Direction::Lt, largest, small);
        let is_large = self.0.compare(Direction::Gt, largest, large);
        let is_some = self.0.compare(Direction::Ne, largest, zero);
        let is_small = self.0.binary(BinaryOp::And, is_small, is_some);
        let is_far = self.0.binary(BinaryOp::Or, is_small, is_large);
        let scale = self.0.select(is_far, largest, one);
        let x = self.with_each(BinaryOp::Div, x, scale);
        let size = self.0.binary(BinaryOp::Div, largest, scale);
        (x, scale, size)
    }

    /// Half the distance from 1 to the next number, of this type.
    pub(super) fn precision(&mut self, like: ValueId) -> ValueId {
        let is_double = self.0.ty(like).dtype == DType::F64;
        let exponent = if is_double { -53 } else { -24 };
        self.number(like, f64::from(exponent).exp2())
    }
}

/// Sweeps over columns, `extent` of them, until no pair is rotated. A step says first which
/// matrices had a pair to rotate, `[b, 1, 1]`, which is `busy` where one before it in the sweep
/// had.
pub(super) fn sweeps(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    extent: usize,
    carried: &[ValueId],
    kept: &[ValueId],
    step: Step<'_>,
) -> Vec<ValueId> {
    let ty = |id: &ValueId| scope.ty(*id).clone();
    let batch = scope.ty(carried[0]).shape[0];
    let busy = TensorType::new(DType::Bool, [batch, 1, 1]);
    let states: Vec<_> = carried.iter().map(ty).collect();
    let kept_types: Vec<_> = kept.iter().map(ty).collect();
    let flags = std::slice::from_ref(&busy);
    let inner = [[flags, &states[..]].concat(), kept_types.clone()];
    let sweep = Loop::new(scope, op, (extent - 1, false), &inner, step);
    let done = TensorType::new(DType::Bool, []);
    let outer = [[&[done], &states[..]].concat(), kept_types];
    let all = Loop::new(
        scope,
        op,
        (MOST_SWEEPS, true),
        &outer,
        &|build, _, carried, kept| {
            let none = build.fill(busy.clone(), Scalar::Truth(false));
            let results = sweep.run(build, &[&[none], &carried[1..]].concat(), kept);
            let mut outputs = vec![is_none(build, results[0])];
            outputs.extend(&results[1..]);
            outputs
        },
    );
    let done = scope.build.scalar(DType::Bool, Scalar::Truth(false));
    let carried = [&[done], carried].concat();
    all.run(&mut scope.build, &carried, kept)[1..].to_vec()
}

/// Whether none of all is true.
fn is_none(build: &mut Builder, truths: ValueId) -> ValueId {
    let kind = Reduce {
        combiner: Combiner::Or,
        dims: vec![0, 1, 2],
    };
    let initial = build.scalar(DType::Bool, Scalar::Truth(false));
    let ty = TensorType::new(DType::Bool, []);
    let any = build.emit(kind, &[truths, initial], ty);
    build.unary(UnaryOp::Not, any)
}

impl Matrices<'_> {
    /// Whether one of `[b, 1, h]` or `[b, h, 1]` is true: `[b, 1, 1]`, or was before.
    pub(super) fn any(&mut self, before: ValueId, truths: ValueId, dim: usize) -> ValueId {
        let any = self.over(truths, dim, Combiner::Or, 0);
        self.0.binary(BinaryOp::Or, before, any)
    }
}
