//! Which operators are imported, and by which function.

use std::sync::LazyLock;

use peapod_ir::DType;

use super::op::{ForeignOp, Translation};
use super::ops;
use super::wire::BuiltinOperator;
use crate::error::ImportError;

/// Translates one operator.
type Translate = fn(&ForeignOp<'_, '_>) -> Result<Translation, ImportError>;

/// An operator that is imported.
pub(super) struct Row {
    pub(super) code: BuiltinOperator,
    pub(super) translate: Translate,
    /// Element types of the first operand that there is arithmetic for. The verifier knows the
    /// rest; these are here to name all unsupported operators of a model at once.
    pub(super) activations: &'static [DType],
}

const fn row(code: BuiltinOperator, translate: Translate, activations: &'static [DType]) -> Row {
    Row {
        code,
        translate,
        activations,
    }
}

const ARITHMETIC: &[DType] = &[DType::F32, DType::I8];
const QUANTIZABLE: &[DType] = &[DType::F32, DType::I8, DType::I16, DType::I32, DType::U8];
const QUANTIZED: &[DType] = &[DType::I8, DType::I16, DType::U8];
const COPIED: &[DType] = &DType::ALL;

/// Every operator that is imported, by name.
#[rustfmt::skip]
const ROWS: &[Row] = &[
    row(BuiltinOperator::ADD, ops::add, ARITHMETIC),
    row(BuiltinOperator::AVERAGE_POOL_2D, ops::average_pool_2d, ARITHMETIC),
    row(BuiltinOperator::CONCATENATION, ops::concatenation, COPIED),
    row(BuiltinOperator::CONV_2D, ops::conv_2d, ARITHMETIC),
    row(BuiltinOperator::DEPTHWISE_CONV_2D, ops::depthwise_conv_2d, ARITHMETIC),
    row(BuiltinOperator::DEQUANTIZE, ops::dequantize, QUANTIZED),
    row(BuiltinOperator::EXPAND_DIMS, ops::expand_dims, COPIED),
    row(BuiltinOperator::FULLY_CONNECTED, ops::fully_connected, ARITHMETIC),
    row(BuiltinOperator::LOGISTIC, ops::logistic, ARITHMETIC),
    row(BuiltinOperator::MAX_POOL_2D, ops::max_pool_2d, ARITHMETIC),
    row(BuiltinOperator::MEAN, ops::mean, ARITHMETIC),
    row(BuiltinOperator::MUL, ops::mul, ARITHMETIC),
    row(BuiltinOperator::PAD, ops::pad, COPIED),
    row(BuiltinOperator::PADV2, ops::padv2, COPIED),
    row(BuiltinOperator::QUANTIZE, ops::quantize, QUANTIZABLE),
    row(BuiltinOperator::RELU, ops::relu, ARITHMETIC),
    row(BuiltinOperator::RELU6, ops::relu6, ARITHMETIC),
    row(BuiltinOperator::RELU_N1_TO_1, ops::relu_n1_to_1, ARITHMETIC),
    row(BuiltinOperator::RESHAPE, ops::reshape, COPIED),
    row(BuiltinOperator::SOFTMAX, ops::softmax, ARITHMETIC),
    row(BuiltinOperator::SQUEEZE, ops::squeeze, COPIED),
    row(BuiltinOperator::SUB, ops::sub, ARITHMETIC),
    row(BuiltinOperator::SVDF, ops::svdf, ARITHMETIC),
    row(BuiltinOperator::TANH, ops::tanh, ARITHMETIC),
];

/// What is imported instead of an operator that is not.
static WAY_OUT: LazyLock<String> = LazyLock::new(|| {
    let names: Vec<_> = ROWS
        .iter()
        .filter_map(|row| row.code.variant_name())
        .collect();
    format!(
        "build the model from operators that are imported: {}",
        names.join(", ")
    )
});

/// The row of an operator, or what to do where there is none.
pub(super) fn find(code: BuiltinOperator) -> Result<&'static Row, &'static str> {
    let row = ROWS.iter().find(|row| row.code == code);
    row.ok_or_else(|| WAY_OUT.as_str())
}

/// What to do about activations that there is no arithmetic for.
pub(super) fn way_out_of(dtype: DType) -> Option<&'static str> {
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
