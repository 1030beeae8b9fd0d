//! Surrounds a tensor with a constant.

use super::OpDef;
use super::attribute::attributes;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::type_rule::{MAX_WINDOW, Operand, TypeRule};
use crate::types::{DType, TensorType};

/// Surrounds a tensor with a constant.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: the result has the operand's element type, which is not f16 or bf16.
/// - C3: there is a pair of paddings, each at most 65535, for every dimension.
/// - C4: the result's extents are the operand's plus the padding.
/// - C5: the value is one of the element type.
/// - C6: neither is quantised per axis.
///
/// Stored elements are copied: like TensorFlow Lite Micro, nothing compares the scales.
#[derive(Clone, Debug)]
pub struct Pad {
    /// Elements added before and after, per dimension.
    pub padding: Vec<[usize; 2]>,
    /// The element added, in stored form: for quantised tensors the integer, for floats the value.
    /// Importers set it to the zero point (or 0.0) where the source gives none.
    pub value: f64,
}

impl Pad {
    /// The bytes of the element added, if the value is one of `ty`'s elements.
    pub fn element(&self, ty: &TensorType) -> Option<Vec<u8>> {
        let value = self.value;
        let integer = || {
            let (min, max) = ty.dtype.integer_range().unwrap_or((0, 1));
            // Casts between f64 and i64 saturate; the way back tells what was lost.
            let whole = value as i64;
            let exact = whole as f64 == value && (min..=max).contains(&whole);
            let size = ty.dtype.size_bytes();
            exact.then(|| whole.to_le_bytes()[..size].to_vec())
        };
        match ty.dtype {
            DType::F32 => {
                let single = value as f32;
                let exact = f64::from(single) == value || value.is_nan();
                exact.then(|| single.to_le_bytes().to_vec())
            }
            DType::F64 => Some(value.to_le_bytes().to_vec()),
            DType::F16 | DType::Bf16 => None,
            DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => integer(),
            DType::U8 | DType::U32 | DType::Bool => integer(),
        }
    }

    fn check_shapes(&self, rule: &mut TypeRule<'_>, input: Operand<'_>, output: Operand<'_>) {
        let (pairs, rank) = (self.padding.len(), input.ty.shape.len());
        let most = self.padding.iter().flatten().max().copied().unwrap_or(0);
        let paired = rule.require("C3", pairs == rank && most <= MAX_WINDOW, || {
            format!(
                "{pairs} pairs of padding up to {most} for {rank} dimensions of {input}, \
                 each at most {MAX_WINDOW}"
            )
        });
        if paired {
            let extents = input.ty.shape.iter().zip(&self.padding);
            let shape: Vec<_> = extents
                .map(|(&extent, [before, after])| before + extent + after)
                .collect();
            rule.shape("C4", output, &shape);
        }
    }
}

super::eq_by_bits!(Pad: value, padding);

impl OpDef for Pad {
    attributes! { padding, value }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(1..=1, 1);
        let (true, Some(input)) = (arity, rule.operand(0, "operand")) else {
            return;
        };
        let output = rule.result(0, "result");
        self.check_shapes(rule, input, output);
        rule.dtype("C2", output, &[input.ty.dtype]);
        rule.require("C5", self.element(output.ty).is_some(), || {
            let (value, dtype) = (self.value, output.ty.dtype.name());
            format!("value {value:?} is no {dtype} that can be padded with")
        });
        rule.not_per_axis("C6", input);
        rule.not_per_axis("C6", output);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::aligned(types, |dim| self.padding[dim] == [0, 0])
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (input, output) = (operands.ty(0), operands.result);
        let element = self.element(output).expect("C5 holds");
        let mut bytes = element.repeat(output.elements());
        let x = operands.tensor(0).bytes();
        let size = element.len();
        for (from, to) in targets(&input.shape, &self.padding).into_iter().enumerate() {
            bytes[to * size..][..size].copy_from_slice(&x[from * size..][..size]);
        }
        vec![Tensor::of_bytes(output, bytes)]
    }
}

/// For each element of the operand, row-major, its place in the result.
fn targets(input: &[usize], padding: &[[usize; 2]]) -> Vec<usize> {
    let mut targets = vec![0];
    for (&extent, &[before, after]) in input.iter().zip(padding) {
        let whole = before + extent + after;
        targets = targets
            .into_iter()
            .flat_map(|target| (0..extent).map(move |i| target * whole + before + i))
            .collect();
    }
    targets
}
