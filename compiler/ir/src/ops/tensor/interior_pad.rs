//! Edge and interior padding of a tensor.

use super::index;
use super::sliding::pulled;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use super::Slice;
use crate::graph::ValueId;
use crate::builder::Builder;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// Largest padding, of either sign: no tensor has larger extents.
const MAX_PADDING: i64 = 1 << 31;

/// Puts a value around and between the elements of a tensor. Negative padding takes elements away.
///
/// It is the pad of StableHLO; [`Pad`](crate::ops::Pad) is that of TensorFlow Lite.
///
/// Operands: x, value.
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: all have the same element type and scale, and none per axis.
/// - C3: there is a number below, above and between for every dimension, 2^31 at most, and no
///   fewer than nothing is put between.
/// - C4: the value is a scalar.
/// - C5: an extent of the result is that of x with what is put around and between.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InteriorPad {
    /// Elements added before, per dimension.
    pub low: Vec<i64>,
    /// Elements added after, per dimension.
    pub high: Vec<i64>,
    /// Elements added between each two, per dimension.
    pub interior: Vec<i64>,
}

impl OpDef for InteriorPad {
    attributes! { low, high, interior: or(vec![0; Vec::<i64>::len(&low)]) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x, value]) = rule.all(["operand", "value"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.same_elements("C2", x, output);
        rule.same_elements("C2", value, output);
        rule.shape("C4", value, &[]);
        let extents = &x.ty.shape;
        let counts = [&self.low, &self.high, &self.interior].map(Vec::len);
        let paddings = || self.low.iter().chain(&self.high).chain(&self.interior);
        let small = paddings().all(|padding| (-MAX_PADDING..=MAX_PADDING).contains(padding))
            && self.interior.iter().all(|&between| between >= 0);
        let sound = rule.require("C3", counts == [extents.len(); 3] && small, || {
            let (low, high, interior) = (&self.low, &self.high, &self.interior);
            let rank = extents.len();
            format!("{low:?} below, {high:?} above, {interior:?} between, for {rank} dimensions")
        });
        if !sound {
            return;
        }
        for (dim, &extent) in extents.iter().enumerate() {
            // Extents are below 2^31: nothing here overflows.
            let pulled = pulled(extent, self.interior[dim] + 1);
            let expected = pulled + self.low[dim] + self.high[dim];
            let found = output.ty.shape.get(dim).map(|&extent| extent as i64);
            rule.require("C5", found == Some(expected), || {
                format!("{output} is {}, expected extent {expected} in dimension {dim}", output.ty)
            });
        }
        rule.rank("C5", output, extents.len());
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let padding = |dim| [self.low[dim], self.high[dim], self.interior[dim]];
        DimensionRule::windowed(types, |dim| padding(dim) == [0; 3], |_| true)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (from, to) = (&operands.ty(0).shape, &operands.result.shape);
        let mut bytes = operands.tensor(1).bytes().repeat(operands.result.elements());
        let size = operands.result.dtype.size_bytes();
        let elements = operands.tensor(0).bytes().chunks_exact(size);
        for (source, element) in index::indices(from).zip(elements) {
            let place = |(dim, i): (usize, &usize)| {
                self.low[dim] + *i as i64 * (self.interior[dim] + 1)
            };
            let target: Vec<i64> = source.iter().enumerate().map(place).collect();
            if let Some(target) = index::position_inside(to, &target) {
                bytes[target * size..][..size].copy_from_slice(element);
            }
        }
        vec![Tensor::of_bytes(operands.result, bytes)]
    }
}

impl InteriorPad {
    /// Emits the op with zeros.
    pub(super) fn emit_zeros(&self, b: &mut Builder, x: ValueId, shape: Vec<usize>) -> ValueId {
        let dtype = b.ty(x).dtype;
        let zero = b.number_of(dtype, 0.0);
        self.emit(b, x, zero, shape)
    }

    /// Emits the op; the value itself where it puts nothing around it.
    pub(super) fn emit(
        &self,
        b: &mut Builder,
        x: ValueId,
        value: ValueId,
        shape: Vec<usize>,
    ) -> ValueId {
        let mut counts = [&self.low, &self.high, &self.interior].into_iter().flatten();
        if counts.all(|count| *count == 0) {
            return x;
        }
        let ty = b.ty(x).with_shape(shape);
        b.emit(self.clone(), &[x, value], ty)
    }

    /// Emits what takes elements from where this op puts them: its transpose. `shape` is that of
    /// its operand.
    pub(super) fn emit_inverse(&self, b: &mut Builder, g: ValueId, shape: &[usize]) -> ValueId {
        let negated = |counts: &[i64]| counts.iter().map(|count| -count).collect();
        let inverse = Self {
            low: negated(&self.low),
            high: negated(&self.high),
            interior: vec![0; shape.len()],
        };
        let stride: Vec<usize> = self.interior.iter().map(|it| *it as usize + 1).collect();
        let pulled = shape.iter().zip(&stride);
        let pulled: Vec<usize> = pulled
            .map(|(extent, stride)| extent.saturating_sub(1) * stride + (*extent).min(1))
            .collect();
        let g = inverse.emit_zeros(b, g, pulled.clone());
        if stride.iter().all(|stride| *stride == 1) {
            return g;
        }
        let slice = Slice {
            start: vec![0; shape.len()],
            limit: pulled,
            stride,
        };
        let ty = b.ty(g).with_shape(shape);
        b.emit(slice, &[g], ty)
    }
}

impl Vjp for InteriorPad {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (shape, g) = (at.shape(0), at.cotangent());
        let own = self.emit_inverse(at.build, g, &shape);
        at.each(|at, operand| {
            if operand == 0 {
                return Ok(Some(own));
            }
            let [all, own] = [g, own].map(|it| at.build.total(it));
            Ok(Some(at.build.sub(all, own)))
        })
    }
}
