//! Tensors one after another along a dimension.

use super::attribute::attributes;
use super::window::clamp_f32;
use super::{Activation, OpDef};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::numerics;
use crate::type_rule::{Operand, TypeRule};
use crate::types::DType;
use crate::vjp::{Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// Tensors one after another along a dimension.
///
/// Constraints:
/// - C1: one operand or more, all there; one result.
/// - C2: all have the element type of the result.
/// - C3: the axis is a dimension of the result.
/// - C4: extents are the result's except along the axis, where they add up to it.
/// - C5: all have the same scale and zero point, since stored elements are copied.
/// - C6: an activation clamps f32, or i8 with a scale.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Concatenation {
    /// The dimension.
    pub axis: usize,
    /// Applied to the result.
    pub activation: Activation,
}

impl Concatenation {
    /// One without an activation.
    pub const fn along(axis: usize) -> Self {
        let activation = Activation::None;
        Self { axis, activation }
    }

    fn check_shapes(&self, rule: &mut TypeRule<'_>, inputs: &[Operand<'_>], output: Operand<'_>) {
        let whole = &output.ty.shape;
        let mut along = 0;
        for &input in inputs {
            let part = &input.ty.shape;
            let fits = part.len() == whole.len()
                && (0..whole.len()).all(|dim| dim == self.axis || part[dim] == whole[dim]);
            rule.require("C4", fits, || {
                let axis = self.axis;
                format!("{input} has shape {part:?}, no part of {whole:?} along dimension {axis}")
            });
            along += part.get(self.axis).copied().unwrap_or(0);
        }
        let found = whole[self.axis];
        rule.require("C4", along == found, || {
            let axis = self.axis;
            format!("{output} has extent {found} along dimension {axis}, the operands {along}")
        });
    }

    fn check_activation(&self, rule: &mut TypeRule<'_>, output: Operand<'_>) {
        if self.activation != Activation::None {
            let known = rule.dtype("C6", output, &[DType::F32, DType::I8]);
            if known && output.ty.dtype == DType::I8 {
                rule.per_tensor("C6", output);
            }
        }
    }

    /// The operands' bytes in the order of the result.
    fn join(&self, operands: &Operands<'_>) -> Vec<u8> {
        let outer: usize = operands.result.shape[..self.axis].iter().product();
        let mut bytes = Vec::with_capacity(operands.result.size_bytes());
        for row in 0..outer {
            for index in 0..operands.count() {
                let part = operands.tensor(index).bytes();
                let len = part.len() / outer;
                bytes.extend_from_slice(&part[row * len..][..len]);
            }
        }
        bytes
    }
}

impl OpDef for Concatenation {
    attributes! { axis, activation: or(Activation::None) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(1..=usize::MAX, 1);
        let count = rule.operand_count();
        let inputs: Vec<_> = (0..count)
            .filter_map(|index| rule.operand(index, "operand"))
            .collect();
        if !arity || inputs.len() != count {
            return;
        }
        let output = rule.result(0, "result");
        let (axis, rank) = (self.axis, output.ty.shape.len());
        let message = || format!("axis {axis}, expected less than {rank}, the rank of {output}");
        if rule.require("C3", axis < rank, message) {
            self.check_shapes(rule, &inputs, output);
        }
        rule.not_per_axis("C5", output);
        for input in inputs {
            rule.dtype("C2", input, &[output.ty.dtype]);
            let same = input.ty.quant == output.ty.quant;
            rule.require("C5", same, || {
                let scales = [input, output].map(|operand| match &operand.ty.quant {
                    Some(quant) => format!("{:?}:{:?}", quant.scales, quant.zero_points),
                    None => "no scale".to_owned(),
                });
                let [found, expected] = scales;
                format!("{input} has {found}, {output} {expected}: quantise it first")
            });
        }
        self.check_activation(rule, output);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        // What is clamped or rescaled on the way is not only put elsewhere.
        let mut operands = types.operands.iter().flatten();
        let moves = self.activation == Activation::None
            && operands.all(|ty| ty.quant == types.results[0].quant);
        DimensionRule::windowed(types, |dim| dim != self.axis, |_| moves)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let joined = Tensor::of_bytes(operands.result, self.join(operands));
        if self.activation == Activation::None {
            return vec![joined];
        }
        let output = operands.result;
        let clamped = if output.dtype == DType::F32 {
            let of = |x| clamp_f32(x, self.activation);
            Tensor::from_floats(output, joined.floats().into_iter().map(of))
        } else {
            let (min, max) = numerics::activation_range(self.activation, output);
            let of = |x: i32| x.clamp(min, max);
            Tensor::from_integers(output, joined.integers().into_iter().map(of))
        };
        vec![clamped]
    }
}

impl Vjp for Concatenation {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        if self.activation != Activation::None {
            return Err(NoVjp {
                reason: "its result is clamped",
                help: "run the pass `lower` first, which makes an op of that",
            });
        }
        let (g, mut start) = (at.cotangent(), 0);
        let operands = 0..at.operands.len();
        let parts = operands.map(|operand| {
            let limit = start + at.shape(operand)[self.axis];
            let part = at.wants(operand).then(|| at.build.cut(g, self.axis, start, limit));
            start = limit;
            part
        });
        Ok(parts.collect())
    }
}
