//! Floats rounded as a format of fewer bits would hold them.

use crate::ops::facts::ElementwiseFacts;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::DType;
use crate::vjp::{Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// Floats rounded, ties to even, as a format with so many bits of exponent and of mantissa would
/// hold them. The format has no subnormal numbers: what is too small for it becomes a zero of the
/// same sign. What is too large becomes infinite. What is not a number stays none, also if there is
/// no mantissa that could say so: as XLA has it, while StableHLO's own interpreter makes that
/// infinite.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: both have one type of float elements.
/// - C3: the result has the operand's shape.
/// - C4: there is a bit of exponent at least.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReducePrecision {
    /// Bits of exponent; no more than the elements have change anything.
    pub exponent_bits: usize,
    /// Bits of mantissa after the one that is understood; likewise.
    pub mantissa_bits: usize,
}

/// Bits of exponent and of mantissa that an element type is stored with.
fn widths(dtype: DType) -> (usize, usize) {
    match dtype {
        DType::F16 => (5, 10),
        DType::Bf16 => (8, 7),
        DType::F32 => (8, 23),
        DType::F64 => (11, 52),
        DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => integer(),
        DType::U8 | DType::U32 | DType::Bool => integer(),
    }
}

fn integer() -> ! {
    unreachable!("the type rule asks for floats")
}

impl ReducePrecision {
    /// The bits of an element, rounded.
    fn round(&self, dtype: DType, bits: u64) -> u64 {
        let (exponent, mantissa) = widths(dtype);
        let sign = bits & 1 << (exponent + mantissa);
        let infinity = ((1 << exponent) - 1) << mantissa;
        let mut rest = bits ^ sign;
        if rest > infinity {
            return bits;
        }
        if self.mantissa_bits < mantissa {
            let cut = mantissa - self.mantissa_bits;
            let last = rest >> cut & 1;
            // Carries into the exponent where the mantissa is full, which is as it should be.
            rest = (rest + (1 << (cut - 1)) - 1 + last) >> cut << cut;
        }
        if self.exponent_bits < exponent {
            let bias = (1 << (exponent - 1)) - 1;
            let reach = (1 << (self.exponent_bits - 1)) - 1;
            let stored = rest >> mantissa;
            if stored > bias + reach {
                rest = infinity;
            } else if stored <= bias - reach {
                rest = 0;
            }
        }
        sign | rest
    }
}

impl OpDef for ReducePrecision {
    attributes! { exponent_bits, mantissa_bits }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x]) = rule.all(["operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.plain_dtype("C2", &[x, output], &DType::FLOATS);
        rule.shape("C3", output, &x.ty.shape);
        rule.require("C4", self.exponent_bits > 0, || {
            "a format without an exponent, expected a bit at least".to_owned()
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let dtype = operands.result.dtype;
        let size = dtype.size_bytes();
        let rounded = operands
            .tensor(0)
            .bytes()
            .chunks_exact(size)
            .flat_map(|bytes| {
                let mut whole = [0; 8];
                whole[..size].copy_from_slice(bytes);
                let rounded = self.round(dtype, u64::from_le_bytes(whole));
                rounded.to_le_bytes().into_iter().take(size)
            });
        vec![Tensor::of_bytes(operands.result, rounded.collect())]
    }
}

impl ElementwiseFacts for ReducePrecision {
    fn operations(&self) -> u64 {
        0
    }
}

impl Vjp for ReducePrecision {
    /// The cotangent is rounded like the elements, as if the op were linear.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let g = at.cotangent();
        let ty = at.build.ty(g).clone();
        Ok(vec![Some(at.build.emit(self.clone(), &[g], ty))])
    }
}
