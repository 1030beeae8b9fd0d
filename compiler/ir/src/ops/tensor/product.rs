//! Sums of products: what matrix products and convolutions share.

use crate::eval::Scalar;
use crate::ops::BinaryOp;
use crate::type_rule::{Operand, TypeRule};
use crate::types::DType;

/// The type that sums of products are computed in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Accumulator(DType);

/// The kind of number that elements are.
fn kind(dtype: DType) -> Option<DType> {
    match dtype {
        DType::F32 | DType::F16 | DType::Bf16 | DType::F64 => Some(DType::F64),
        DType::I8 | DType::I16 | DType::I32 | DType::I64 => Some(DType::I64),
        DType::U8 | DType::U32 => Some(DType::I64),
        DType::Bool => Some(DType::Bool),
        DType::I4 => None,
    }
}

/// The operands have one element type, the result the same or another of its kind, and none is
/// quantised.
pub(super) fn check_types(
    rule: &mut TypeRule<'_>,
    constraint: &'static str,
    [left, right, output]: [Operand<'_>; 3],
) {
    let mut allowed = DType::ALL.to_vec();
    allowed.retain(|&dtype| kind(dtype).is_some());
    if rule.plain_dtype(constraint, &[left, right], &allowed) {
        allowed.retain(|&dtype| kind(dtype) == kind(left.ty.dtype));
        rule.plain_dtype(constraint, &[output], &allowed);
    }
}

impl Accumulator {
    /// Double precision where an operand or the result has it, else single; 64 bits for integers.
    pub(super) fn new(operand: DType, result: DType) -> Self {
        let doubles = [operand, result].contains(&DType::F64);
        Self(match kind(result) {
            Some(DType::F64) if !doubles => DType::F32,
            kind => kind.expect("the type rule asks for numbers"),
        })
    }

    /// Elements as they are computed with.
    pub(super) fn widen(self, elements: Vec<Scalar>) -> Vec<Scalar> {
        let elements = elements.into_iter();
        elements.map(|element| element.convert(self.0)).collect()
    }

    /// The sum of products of pairs, in their order.
    pub(super) fn sum(self, pairs: impl IntoIterator<Item = (Scalar, Scalar)>) -> Scalar {
        let zero = Scalar::zero(self.0);
        pairs.into_iter().fold(zero, |sum, (a, b)| {
            let product = BinaryOp::Mul.apply(self.0, a, b);
            BinaryOp::Add.apply(self.0, sum, product)
        })
    }
}
