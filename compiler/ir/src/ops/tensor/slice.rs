//! Part of a tensor, with steps.

use super::index;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use super::InteriorPad;
use crate::vjp::{Cotangents, NoVjp, Vjp, VjpScope};

/// Part of a tensor: in each dimension the indices from a start to before a limit, with steps.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: operand and result have the same element type and scale, and none per axis.
/// - C3: there is a start, a limit and a stride for every dimension of the operand.
/// - C4: starts are at most limits, limits within the operand, strides at least 1.
/// - C5: an extent of the result is (limit − start) / stride, rounded up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Slice {
    /// First index taken, per dimension.
    pub start: Vec<usize>,
    /// Index before which to stop, per dimension.
    pub limit: Vec<usize>,
    /// Steps, per dimension.
    pub stride: Vec<usize>,
}

impl Slice {
    /// The op on shards.
    pub(super) fn localised(&self, types: &OpTypes<'_>) -> Self {
        Self {
            limit: index::smaller(&self.limit, types.shape(0)),
            ..self.clone()
        }
    }

    /// Every element from `start` to before `limit`.
    pub fn contiguous(start: Vec<usize>, limit: Vec<usize>) -> Self {
        let stride = vec![1; start.len()];
        Self {
            start,
            limit,
            stride,
        }
    }

    /// The strides in a tensor of this shape, none beyond an extent: where one element is taken
    /// along a dimension, larger ones say the same.
    pub fn strides<'a>(&'a self, shape: &'a [usize]) -> impl Iterator<Item = usize> + 'a {
        let strides = self.stride.iter().zip(shape);
        strides.map(|(&stride, &extent)| stride.min(extent))
    }
}

impl OpDef for Slice {
    attributes! { start, limit, stride: or(vec![1; Vec::<usize>::len(&start)]) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([input]) = rule.all(["operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.same_elements("C2", input, output);
        let extents = &input.ty.shape;
        let counts = [&self.start, &self.limit, &self.stride].map(Vec::len);
        let counted = rule.require("C3", counts == [extents.len(); 3], || {
            let rank = extents.len();
            format!("{counts:?} starts, limits and strides for the {rank} dimensions of {input}")
        });
        if !counted {
            return;
        }
        let mut shape = Vec::new();
        for (dim, &extent) in extents.iter().enumerate() {
            let (start, limit, stride) = (self.start[dim], self.limit[dim], self.stride[dim]);
            let inside = start <= limit && limit <= extent && stride > 0;
            let within = rule.require("C4", inside, || {
                format!("{start} to {limit} by {stride} of dimension {dim}, {extent} of {input}")
            });
            if within {
                shape.push((limit - start).div_ceil(stride));
            }
        }
        if shape.len() == extents.len() {
            rule.shape("C5", output, &shape);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        // Taken whole: all of it comes out, so the start is 0 and the stride 1.
        let (from, to) = (types.shape(0), &types.results[0].shape);
        DimensionRule::windowed(types, |dim| from[dim] == to[dim], |_| true)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let from = &operands.ty(0).shape;
        let source = |target: Vec<usize>| {
            let steps = self.start.iter().zip(&self.stride).zip(target);
            index::position(from, steps.map(|((start, stride), i)| start + i * stride))
        };
        let sources = index::indices(&operands.result.shape).map(source);
        vec![Tensor::copied(operands.result, operands.tensor(0), sources)]
    }
}

impl Vjp for Slice {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (shape, g) = (at.shape(0), at.cotangent());
        let pad = self.inverse(&shape);
        Ok(vec![Some(pad.emit_zeros(at.build, g, shape))])
    }
}

impl Slice {
    /// Puts the elements of a slice where they are in a tensor of this shape.
    pub(super) fn inverse(&self, shape: &[usize]) -> InteriorPad {
        let dims = 0..shape.len();
        let stride: Vec<usize> = self.strides(shape).collect();
        let taken = |dim: usize| (self.limit[dim] - self.start[dim]).div_ceil(stride[dim]);
        let end = |dim: usize| match taken(dim) {
            0 => self.start[dim],
            taken => self.start[dim] + (taken - 1) * stride[dim] + 1,
        };
        InteriorPad {
            low: dims.clone().map(|dim| self.start[dim] as i64).collect(),
            high: dims.clone().map(|dim| (shape[dim] - end(dim)) as i64).collect(),
            interior: dims.map(|dim| stride[dim] as i64 - 1).collect(),
        }
    }
}
