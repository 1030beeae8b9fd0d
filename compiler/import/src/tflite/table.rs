//! Which operators are imported, and by which function.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use peapod_ir::DType;
use peapod_ir::ops::{
    BinaryOp, CompositeOp, Contraction, Conv2d, DepthwiseConv2d, FullyConnected, UnaryOp,
};

use super::op::ForeignOp;
use super::ops;
use super::wire::BuiltinOperator;
use crate::error::ImportError;

/// Emits the ops that an operator is, and says which values its results are.
type Translate = fn(&mut ForeignOp<'_, '_>) -> Result<(), ImportError>;

/// How many operands and results an operator has; absent operands at the end need not be listed.
pub(super) struct Arity {
    pub(super) operands: RangeInclusive<usize>,
    pub(super) results: RangeInclusive<usize>,
}

impl Arity {
    /// One result of this many operands.
    const fn of(operands: RangeInclusive<usize>) -> Self {
        Self {
            operands,
            results: 1..=1,
        }
    }

    /// What is wrong with these numbers, if anything.
    pub(super) fn mismatch(&self, operands: usize, results: usize) -> Option<String> {
        if self.operands.contains(&operands) && self.results.contains(&results) {
            return None;
        }
        let expected = |range: &RangeInclusive<usize>| match (*range.start(), *range.end()) {
            (least, usize::MAX) => format!("{least} or more"),
            (least, most) if least == most => format!("{least}"),
            (least, most) => format!("{least} to {most}"),
        };
        let (inputs, outputs) = (expected(&self.operands), expected(&self.results));
        Some(format!(
            "{operands} inputs and {results} outputs, expected {inputs} and {outputs}"
        ))
    }
}

/// An operator that is imported.
pub(super) struct Row {
    pub(super) code: BuiltinOperator,
    pub(super) arity: Arity,
    pub(super) translate: Translate,
    /// Element types of the first operand that there is arithmetic for. The verifier knows the
    /// rest; these are here to name all unsupported operators of a model at once.
    pub(super) activations: &'static [DType],
}

const fn row(
    code: BuiltinOperator,
    arity: Arity,
    translate: Translate,
    activations: &'static [DType],
) -> Row {
    Row {
        code,
        arity,
        translate,
        activations,
    }
}

const UNARY: Arity = Arity::of(1..=1);
const BINARY: Arity = Arity::of(2..=2);
const BIASED: Arity = Arity::of(2..=3);
const SPLIT: Arity = Arity {
    operands: 2..=2,
    results: 1..=usize::MAX,
};

const ARITHMETIC: &[DType] = &DType::REALS;
const QUANTIZABLE: &[DType] = &[DType::F32, DType::I8, DType::I16, DType::I32, DType::U8];
const DEQUANTIZABLE: &[DType] = &[DType::I8, DType::I16, DType::U8, DType::F16];
const COPIED: &[DType] = &DType::ALL;

/// Every operator that is imported, by name.
#[rustfmt::skip]
const ROWS: &[Row] = &[
    row(BuiltinOperator::ADD, BINARY, ops::add, BinaryOp::Add.reals()),
    row(BuiltinOperator::AVERAGE_POOL_2D, UNARY, ops::average_pool_2d, ARITHMETIC),
    row(BuiltinOperator::CONCATENATION, Arity::of(1..=usize::MAX), ops::concatenation, COPIED),
    row(BuiltinOperator::CONV_2D, BIASED, ops::conv_2d, Conv2d::REALS),
    row(BuiltinOperator::DEPTHWISE_CONV_2D, BIASED, ops::depthwise_conv_2d, DepthwiseConv2d::REALS),
    row(BuiltinOperator::DEQUANTIZE, UNARY, ops::dequantize, DEQUANTIZABLE),
    row(BuiltinOperator::ELU, UNARY, |op| ops::composite(op, CompositeOp::Elu), ARITHMETIC),
    row(BuiltinOperator::EXPAND_DIMS, BINARY, ops::expand_dims, COPIED),
    row(BuiltinOperator::FULLY_CONNECTED, BIASED, ops::fully_connected, FullyConnected::REALS),
    row(BuiltinOperator::GELU, UNARY, ops::gelu, ARITHMETIC),
    row(BuiltinOperator::LEAKY_RELU, UNARY, ops::leaky_relu, ARITHMETIC),
    row(BuiltinOperator::LOGISTIC, UNARY, |op| ops::unary(op, UnaryOp::Logistic), ARITHMETIC),
    row(BuiltinOperator::MAX_POOL_2D, UNARY, ops::max_pool_2d, ARITHMETIC),
    row(BuiltinOperator::MEAN, BINARY, ops::mean, ARITHMETIC),
    row(BuiltinOperator::MUL, BINARY, ops::mul, BinaryOp::Mul.reals()),
    row(BuiltinOperator::PAD, BINARY, ops::pad, COPIED),
    row(BuiltinOperator::PADV2, Arity::of(3..=3), ops::padv2, COPIED),
    row(BuiltinOperator::QUANTIZE, UNARY, ops::quantize, QUANTIZABLE),
    row(BuiltinOperator::RELU, UNARY, |op| ops::unary(op, UnaryOp::Relu), ARITHMETIC),
    row(BuiltinOperator::RELU6, UNARY, |op| ops::unary(op, UnaryOp::Relu6), ARITHMETIC),
    row(BuiltinOperator::RELU_N1_TO_1, UNARY, |op| ops::unary(op, UnaryOp::ReluN1To1), ARITHMETIC),
    row(BuiltinOperator::RESHAPE, Arity::of(1..=2), ops::reshape, COPIED),
    row(BuiltinOperator::SOFTMAX, UNARY, ops::softmax, ARITHMETIC),
    row(BuiltinOperator::SPLIT, SPLIT, ops::split, COPIED),
    row(BuiltinOperator::SQUEEZE, UNARY, ops::squeeze, COPIED),
    row(BuiltinOperator::SUB, BINARY, ops::sub, BinaryOp::Sub.reals()),
    row(BuiltinOperator::SVDF, Arity::of(5..=5), ops::svdf, ARITHMETIC),
    row(BuiltinOperator::TANH, UNARY, |op| ops::unary(op, UnaryOp::Tanh), ARITHMETIC),
];

/// What to do about an operator that is not imported.
static HELP: LazyLock<String> = LazyLock::new(|| {
    let names: Vec<_> = ROWS
        .iter()
        .filter_map(|row| row.code.variant_name())
        .collect();
    format!(
        "build the model from operators that are imported: {}",
        names.join(", ")
    )
});

/// The row of an operator, or what to do if there is none.
pub(super) fn find(code: BuiltinOperator) -> Result<&'static Row, &'static str> {
    let row = ROWS.iter().find(|row| row.code == code);
    row.ok_or_else(|| HELP.as_str())
}

impl Row {
    /// The operator has as many operands and results as it may, and arithmetic for the first.
    pub(super) fn check(&self, op: &ForeignOp<'_, '_>) -> Result<(), ImportError> {
        if let Some(first) = op.optional(0)
            && !self.activations.contains(&first.ty.dtype)
        {
            let dtype = op.tensors.describe(first.tensor).dtype;
            let what = format!("{dtype} inputs");
            return Err(op.unsupported(&[first], what, help_for(first.ty.dtype)));
        }
        match self.arity.mismatch(op.inputs.len(), op.outputs.len()) {
            Some(what) => Err(op.malformed(what)),
            None => Ok(()),
        }
    }
}

/// What to do about activations that there is no arithmetic for.
fn help_for(dtype: DType) -> Option<&'static str> {
    match dtype {
        DType::U8 | DType::I16 | DType::I4 => Some(
            "convert the model again with int8 activations (full-integer quantisation with a \
             representative dataset)",
        ),
        DType::F16 | DType::Bf16 | DType::F64 => {
            Some("convert the model again in float32, or with int8 quantisation")
        }
        DType::F32 | DType::I8 | DType::I32 | DType::I64 | DType::U32 | DType::Bool => None,
    }
}
