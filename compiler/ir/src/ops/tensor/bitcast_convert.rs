//! The same bits as another element type.

use crate::ops::facts::ElementwiseFacts;
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::DType;
use crate::vjp::no_slope;

/// The same bits as another element type. Elements of another size are joined from, or split
/// into, a last dimension, the lowest bits first.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: neither is quantised, and neither has i4 or bool, which do not use all of their bits.
/// - C3: the shapes are equal, or the one with smaller elements has a dimension more at the end,
///   of as many as make a larger element.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BitcastConvert;

impl BitcastConvert {
    /// The shape as elements of another type; `None` if the last dimension is not of as many as
    /// make one.
    pub fn result_shape(shape: &[usize], [from, to]: [DType; 2]) -> Option<Vec<usize>> {
        let (from, to) = (from.size_bytes(), to.size_bytes());
        let mut shape = shape.to_vec();
        if from > to {
            shape.push(from / to);
        }
        if from < to && shape.pop() != Some(to / from) {
            return None;
        }
        Some(shape)
    }
}

impl OpDef for BitcastConvert {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([input]) = rule.all(["operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        for tensor in [input, output] {
            rule.plain_dtype("C2", &[tensor], &DType::NUMBERS);
        }
        let dtypes = [input.ty.dtype, output.ty.dtype];
        match Self::result_shape(&input.ty.shape, dtypes) {
            Some(shape) => {
                rule.shape("C3", output, &shape);
            }
            None => {
                rule.require("C3", false, || {
                    let [from, to] = dtypes.map(|dtype| dtype.size_bytes());
                    let parts = to / from;
                    format!("{input} is {}, expected a last extent of {parts}", input.ty)
                });
            }
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let (from, to) = (types.shape(0), &types.results[0].shape);
        // A last dimension that only one of them has holds the parts of an element.
        for (dim, (&extent, _)) in from.iter().zip(to).enumerate() {
            let places = [TensorDim::Operand(0, dim), TensorDim::Result(0, dim)];
            rule.share(extent, Role::Parallel, &places);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let bytes = operands.tensor(0).bytes().to_vec();
        vec![Tensor::of_bytes(operands.result, bytes)]
    }
}

impl ElementwiseFacts for BitcastConvert {
    fn operations(&self) -> u64 {
        0
    }
}

no_slope!(BitcastConvert);
