//! Which operators are imported, and by which function.

mod custom;
mod stablehlo;

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use peapod_ir::DType;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::scatter::Update;
use peapod_ir::ops::{
    AlongOp, BinaryOp, CompositeOp, Contraction, Conv2d, DepthwiseConv2d, FoldOp, FullyConnected,
    PairedOp, UnaryOp,
};

use super::control;
use super::op::{ForeignOp, Operand};
use super::ops;
use super::variables::VariableOp;
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
        Self::with(operands, 1..=1)
    }

    const fn with(operands: RangeInclusive<usize>, results: RangeInclusive<usize>) -> Self {
        Self { operands, results }
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
const SPLIT: Arity = Arity::with(2..=2, 1..=usize::MAX);
const SPLIT_V: Arity = Arity::with(3..=3, 1..=usize::MAX);
/// Indices and how many they are; with scores between them where those are lowered.
const SUPPRESSION: Arity = Arity::with(5..=5, 2..=2);
const SOFT_SUPPRESSION: Arity = Arity::with(6..=6, 3..=3);
const UNPACK: Arity = Arity::with(1..=1, 1..=usize::MAX);
const TOP_K: Arity = Arity::with(2..=2, 2..=2);
const BIDIRECTIONAL: Arity = Arity::with(39..=48, 1..=2);
const BIDIRECTIONAL_RNN: Arity = Arity::with(9..=12, 1..=2);

/// As one kernel has it, or as the other.
const LSTM: Arity = Arity::with(5..=24, 1..=4);

const ARITHMETIC: &[DType] = &DType::REALS;
const WIDE: &[DType] = &DType::WIDE_REALS;
const QUANTIZABLE: &[DType] = &[DType::F32, DType::I8, DType::I16, DType::I32, DType::U8];
const DEQUANTIZABLE: &[DType] = &[DType::I8, DType::I16, DType::U8, DType::F16];
const COPIED: &[DType] = &DType::ALL;
const FLOAT: &[DType] = &[DType::F32];
const COMPARED: &[DType] = &[
    DType::F32,
    DType::I8,
    DType::I16,
    DType::I32,
    DType::I64,
    DType::Bool,
];
const TRUTHS: &[DType] = &[DType::Bool];
const NUMBERS: &[DType] = &[DType::F32, DType::I8, DType::I16, DType::I32];
const DIVIDED_DOWN: &[DType] = &[DType::F32, DType::I8, DType::I16, DType::I32];
const ADDED: &[DType] = &[DType::F32, DType::I8, DType::I16, DType::I32, DType::I64];
const MULTIPLIED: &[DType] = &[
    DType::F32,
    DType::I8,
    DType::I16,
    DType::I32,
    DType::I64,
    DType::U32,
];
const EXTREMA: &[DType] = &[
    DType::F32,
    DType::I8,
    DType::I16,
    DType::I32,
    DType::I64,
    DType::U8,
];
const RANKED: &[DType] = &[
    DType::F32,
    DType::I8,
    DType::I16,
    DType::I32,
    DType::U8,
    DType::Bool,
];
const NEGATED: &[DType] = &[DType::F32, DType::I8, DType::I16, DType::I32, DType::I64];
const SHIFTED: &[DType] = &[DType::I8, DType::I16, DType::I32, DType::U8, DType::U32];
const REDUCED: &[DType] = &[DType::F32, DType::I8, DType::I16, DType::I32, DType::I64];
const FACTORS: &[DType] = &[
    DType::F32,
    DType::I8,
    DType::I16,
    DType::I32,
    DType::I64,
    DType::U8,
];
const BITS: &[DType] = &[
    DType::I8,
    DType::I16,
    DType::I32,
    DType::U8,
    DType::U32,
    DType::Bool,
];
const DIVIDED: &[DType] = &[DType::F32, DType::I8, DType::I16, DType::I32];
const COUNTED: &[DType] = &[DType::F32, DType::I32, DType::I64];
const COMBINED: &[DType] = &[DType::F32, DType::I32];
const SHAPES: &[DType] = &[DType::I32, DType::I64];

/// Every operator that is imported, by name.
#[rustfmt::skip]
const ROWS: &[Row] = &[
    row(BuiltinOperator::ABS, UNARY, ops::magnitude, NUMBERS),
    row(BuiltinOperator::ADD, BINARY, ops::add, ADDED),
    row(BuiltinOperator::ADD_N, Arity::of(2..=usize::MAX), ops::add_n, ARITHMETIC),
    row(BuiltinOperator::ARG_MAX, BINARY, |op| ops::arg(op, AlongOp::ArgMax), RANKED),
    row(BuiltinOperator::ARG_MIN, BINARY, |op| ops::arg(op, AlongOp::ArgMin), RANKED),
    row(BuiltinOperator::ATAN2, BINARY, |op| ops::binary(op, BinaryOp::Atan2), FLOAT),
    row(BuiltinOperator::AVERAGE_POOL_2D, UNARY, ops::average_pool_2d, WIDE),
    row(BuiltinOperator::BATCH_MATMUL, BINARY, ops::batch_matmul, WIDE),
    row(BuiltinOperator::BATCH_TO_SPACE_ND, Arity::of(3..=3), ops::batch_to_space, COPIED),
    row(BuiltinOperator::BIDIRECTIONAL_SEQUENCE_LSTM, BIDIRECTIONAL,
        ops::bidirectional_lstm, FLOAT),
    row(BuiltinOperator::BIDIRECTIONAL_SEQUENCE_RNN, BIDIRECTIONAL_RNN,
        ops::bidirectional_rnn, FLOAT),
    row(BuiltinOperator::BITCAST, UNARY, ops::bitcast, COPIED),
    row(BuiltinOperator::BITWISE_XOR, BINARY, ops::exclusive_or, BITS),
    row(BuiltinOperator::BROADCAST_ARGS, BINARY, ops::broadcast_args, COPIED),
    row(BuiltinOperator::BROADCAST_TO, BINARY, ops::broadcast_to, COPIED),
    row(BuiltinOperator::BUCKETIZE, UNARY, ops::bucketize, COUNTED),
    row(BuiltinOperator::CAST, UNARY, ops::cast, COPIED),
    row(BuiltinOperator::CEIL, UNARY, |op| ops::unary(op, UnaryOp::Ceil), UnaryOp::Ceil.reals()),
    row(BuiltinOperator::COMPLEX_ABS, UNARY, ops::complex_abs, FLOAT),
    row(BuiltinOperator::CONCATENATION, Arity::of(1..=usize::MAX), ops::concatenation, COPIED),
    row(BuiltinOperator::CONV_2D, BIASED, ops::conv_2d, Conv2d::REALS),
    row(BuiltinOperator::CONV_3D, BIASED, ops::conv_3d, FLOAT),
    row(BuiltinOperator::COS, UNARY, |op| ops::unary(op, UnaryOp::Cos), UnaryOp::Cos.reals()),
    row(BuiltinOperator::CUMSUM, BINARY, ops::cumsum, AlongOp::ALL[3].dtypes()),
    row(BuiltinOperator::DENSIFY, UNARY, ops::densify, COPIED),
    row(BuiltinOperator::DEPTHWISE_CONV_2D, BIASED, ops::depthwise_conv_2d, DepthwiseConv2d::REALS),
    row(BuiltinOperator::DEPTH_TO_SPACE, UNARY, ops::depth_to_space, COPIED),
    row(BuiltinOperator::DEQUANTIZE, UNARY, ops::dequantize, DEQUANTIZABLE),
    row(BuiltinOperator::DILATE, Arity::of(3..=3), ops::dilate, COPIED),
    row(BuiltinOperator::DIV, BINARY, ops::div, DIVIDED),
    row(BuiltinOperator::DYNAMIC_UPDATE_SLICE, Arity::of(3..=3), ops::dynamic_update_slice, COPIED),
    row(BuiltinOperator::ELU, UNARY, |op| ops::composite(op, CompositeOp::Elu), ARITHMETIC),
    row(BuiltinOperator::EMBEDDING_LOOKUP, BINARY, ops::embedding_lookup, &[DType::I32]),
    row(BuiltinOperator::EQUAL, BINARY, |op| ops::compare(op, Direction::Eq), COMPARED),
    row(BuiltinOperator::EXP, UNARY, |op| ops::unary(op, UnaryOp::Exp), UnaryOp::Exp.reals()),
    row(BuiltinOperator::EXPAND_DIMS, BINARY, ops::expand_dims, COPIED),
    row(BuiltinOperator::FAKE_QUANT, UNARY, ops::fake_quant, FLOAT),
    row(BuiltinOperator::FILL, BINARY, ops::fill, COPIED),
    row(BuiltinOperator::FLOOR, UNARY, |op| ops::unary(op, UnaryOp::Floor), UnaryOp::Floor.reals()),
    row(BuiltinOperator::FLOOR_DIV, BINARY,
        |op| ops::stored_pair(op, PairedOp::FloorDiv), DIVIDED_DOWN),
    row(BuiltinOperator::FLOOR_MOD, BINARY,
        |op| ops::stored_pair(op, PairedOp::FloorMod), ADDED),
    row(BuiltinOperator::FULLY_CONNECTED, BIASED, ops::fully_connected, FullyConnected::REALS),
    row(BuiltinOperator::GATHER, BINARY, ops::gather, COPIED),
    row(BuiltinOperator::GATHER_ND, BINARY, ops::gather_nd, COPIED),
    row(BuiltinOperator::GELU, UNARY, ops::gelu, WIDE),
    row(BuiltinOperator::GREATER, BINARY, |op| ops::compare(op, Direction::Gt), COMPARED),
    row(BuiltinOperator::GREATER_EQUAL, BINARY, |op| ops::compare(op, Direction::Ge), COMPARED),
    row(BuiltinOperator::HARD_SWISH, UNARY,
        |op| ops::composite(op, CompositeOp::HardSwish), ARITHMETIC),
    row(BuiltinOperator::IMAG, UNARY, |op| ops::part(op, 1), FLOAT),
    row(BuiltinOperator::L2_NORMALIZATION, UNARY, ops::l2_normalization, ARITHMETIC),
    row(BuiltinOperator::L2_POOL_2D, UNARY, ops::l2_pool_2d, FLOAT),
    row(BuiltinOperator::LEAKY_RELU, UNARY, ops::leaky_relu, WIDE),
    row(BuiltinOperator::LESS, BINARY, |op| ops::compare(op, Direction::Lt), COMPARED),
    row(BuiltinOperator::LESS_EQUAL, BINARY, |op| ops::compare(op, Direction::Le), COMPARED),
    row(BuiltinOperator::LOCAL_RESPONSE_NORMALIZATION, UNARY,
        ops::local_response_normalization, FLOAT),
    row(BuiltinOperator::LOG, UNARY, |op| ops::unary(op, UnaryOp::Log), UnaryOp::Log.reals()),
    row(BuiltinOperator::LOGICAL_AND, BINARY, |op| ops::binary(op, BinaryOp::And), TRUTHS),
    row(BuiltinOperator::LOGICAL_NOT, UNARY,
        |op| ops::unary(op, UnaryOp::Not), UnaryOp::Not.reals()),
    row(BuiltinOperator::LOGICAL_OR, BINARY, |op| ops::binary(op, BinaryOp::Or), TRUTHS),
    row(BuiltinOperator::LOGISTIC, UNARY, |op| ops::unary(op, UnaryOp::Logistic), WIDE),
    row(BuiltinOperator::LOG_SOFTMAX, UNARY, ops::log_softmax, ARITHMETIC),
    row(BuiltinOperator::LSTM, LSTM, ops::lstm_step, FLOAT),
    row(BuiltinOperator::MATRIX_DIAG, UNARY, ops::matrix_diag, COPIED),
    row(BuiltinOperator::MATRIX_SET_DIAG, BINARY, ops::matrix_set_diag, COPIED),
    row(BuiltinOperator::MAXIMUM, BINARY, |op| ops::binary(op, BinaryOp::Max), EXTREMA),
    row(BuiltinOperator::MAX_POOL_2D, UNARY, ops::max_pool_2d, WIDE),
    row(BuiltinOperator::MEAN, BINARY, ops::mean, REDUCED),
    row(BuiltinOperator::MINIMUM, BINARY, |op| ops::binary(op, BinaryOp::Min), EXTREMA),
    row(BuiltinOperator::MIRROR_PAD, BINARY, ops::mirror_pad, COPIED),
    row(BuiltinOperator::MUL, BINARY, ops::mul, MULTIPLIED),
    row(BuiltinOperator::NEG, UNARY, ops::negate, NEGATED),
    row(BuiltinOperator::NON_MAX_SUPPRESSION_V4, SUPPRESSION, ops::non_max_suppression, FLOAT),
    row(BuiltinOperator::NON_MAX_SUPPRESSION_V5, SOFT_SUPPRESSION,
        ops::non_max_suppression, FLOAT),
    row(BuiltinOperator::NOT_EQUAL, BINARY, |op| ops::compare(op, Direction::Ne), COMPARED),
    row(BuiltinOperator::ONE_HOT, Arity::of(4..=4), ops::one_hot, SHAPES),
    row(BuiltinOperator::PACK, Arity::of(1..=usize::MAX), ops::pack, COPIED),
    row(BuiltinOperator::PAD, BINARY, ops::pad, COPIED),
    row(BuiltinOperator::PADV2, Arity::of(3..=3), ops::padv2, COPIED),
    row(BuiltinOperator::POW, BINARY, |op| ops::binary(op, BinaryOp::Pow), COMBINED),
    row(BuiltinOperator::PRELU, BINARY,
        ops::prelu, PairedOp::Prelu.dtypes()),
    row(BuiltinOperator::QUANTIZE, UNARY, ops::quantize, QUANTIZABLE),
    row(BuiltinOperator::RANGE, Arity::of(3..=3), ops::range, COUNTED),
    row(BuiltinOperator::RANK, UNARY, ops::rank, COPIED),
    row(BuiltinOperator::REAL, UNARY, |op| ops::part(op, 0), FLOAT),
    row(BuiltinOperator::REDUCE_ALL, BINARY, |op| ops::fold(op, FoldOp::All), FoldOp::All.dtypes()),
    row(BuiltinOperator::REDUCE_ANY, BINARY, |op| ops::fold(op, FoldOp::Any), FoldOp::Any.dtypes()),
    row(BuiltinOperator::REDUCE_MAX, BINARY, |op| ops::fold(op, FoldOp::Max), FoldOp::Max.dtypes()),
    row(BuiltinOperator::REDUCE_MIN, BINARY, |op| ops::fold(op, FoldOp::Min), FoldOp::Min.dtypes()),
    row(BuiltinOperator::REDUCE_PROD, BINARY,
        |op| ops::fold(op, FoldOp::Product), FACTORS),
    row(BuiltinOperator::RELU, UNARY, |op| ops::unary(op, UnaryOp::Relu), WIDE),
    row(BuiltinOperator::RELU_0_TO_1, UNARY, ops::relu_0_to_1, ARITHMETIC),
    row(BuiltinOperator::RELU6, UNARY, |op| ops::unary(op, UnaryOp::Relu6), WIDE),
    row(BuiltinOperator::RELU_N1_TO_1, UNARY, |op| ops::unary(op, UnaryOp::ReluN1To1), WIDE),
    row(BuiltinOperator::RESHAPE, Arity::of(1..=2), ops::reshape, COPIED),
    row(BuiltinOperator::RESIZE_BILINEAR, BINARY, ops::resize_bilinear, ARITHMETIC),
    row(BuiltinOperator::RESIZE_NEAREST_NEIGHBOR, BINARY, ops::resize_nearest_neighbor, COPIED),
    row(BuiltinOperator::REVERSE_SEQUENCE, BINARY, ops::reverse_sequence, COPIED),
    row(BuiltinOperator::REVERSE_V2, BINARY, ops::reverse, COPIED),
    row(BuiltinOperator::RFFT2D, BINARY, ops::rfft2d, FLOAT),
    row(BuiltinOperator::RIGHT_SHIFT, BINARY, ops::shift_right, SHIFTED),
    row(BuiltinOperator::RNN, Arity::of(5..=5), ops::rnn, FLOAT),
    row(BuiltinOperator::ROUND, UNARY,
        |op| ops::unary(op, UnaryOp::RoundNearestEven), UnaryOp::RoundNearestEven.reals()),
    row(BuiltinOperator::RSQRT, UNARY, |op| ops::unary(op, UnaryOp::Rsqrt), UnaryOp::Rsqrt.reals()),
    row(BuiltinOperator::SCATTER_ND, Arity::of(3..=3), ops::scatter_nd, &[DType::I32]),
    row(BuiltinOperator::SEGMENT_SUM, BINARY, ops::segment_sum, COMBINED),
    row(BuiltinOperator::SELECT, Arity::of(3..=3), ops::select_rows, TRUTHS),
    row(BuiltinOperator::SELECT_V2, Arity::of(3..=3), ops::select, TRUTHS),
    row(BuiltinOperator::SHAPE, UNARY, ops::shape, COPIED),
    row(BuiltinOperator::SIGN, UNARY, ops::sign, COMBINED),
    row(BuiltinOperator::SIN, UNARY, |op| ops::unary(op, UnaryOp::Sin), UnaryOp::Sin.reals()),
    row(BuiltinOperator::SLICE, Arity::of(3..=3), ops::slice, COPIED),
    row(BuiltinOperator::SOFTMAX, UNARY, ops::softmax, WIDE),
    row(BuiltinOperator::SPACE_TO_BATCH_ND, Arity::of(3..=3), ops::space_to_batch, COPIED),
    row(BuiltinOperator::SPACE_TO_DEPTH, UNARY, ops::space_to_depth, COPIED),
    row(BuiltinOperator::SPARSE_TO_DENSE, Arity::of(4..=4), ops::sparse_to_dense, SHAPES),
    row(BuiltinOperator::SPLIT, SPLIT, ops::split, COPIED),
    row(BuiltinOperator::SPLIT_V, SPLIT_V, ops::split_v, COPIED),
    row(BuiltinOperator::SQRT, UNARY, ops::square_root, WIDE),
    row(BuiltinOperator::SQUARE, UNARY,
        |op| ops::unary(op, UnaryOp::Square), UnaryOp::Square.reals()),
    row(BuiltinOperator::SQUARED_DIFFERENCE, BINARY,
        |op| ops::paired(op, PairedOp::SquaredDifference), PairedOp::SquaredDifference.dtypes()),
    row(BuiltinOperator::SQUEEZE, UNARY, ops::squeeze, COPIED),
    row(BuiltinOperator::STRIDED_SLICE, Arity::of(4..=4), ops::strided_slice, COPIED),
    row(BuiltinOperator::SUB, BINARY, ops::sub, ADDED),
    row(BuiltinOperator::SUM, BINARY, |op| ops::fold(op, FoldOp::Sum), REDUCED),
    row(BuiltinOperator::SVDF, Arity::of(5..=5), ops::svdf, ARITHMETIC),
    row(BuiltinOperator::TANH, UNARY, |op| ops::unary(op, UnaryOp::Tanh), WIDE),
    row(BuiltinOperator::TILE, BINARY, ops::tile, COPIED),
    row(BuiltinOperator::TOPK_V2, TOP_K, ops::top_k, RANKED),
    row(BuiltinOperator::TRANSPOSE, BINARY, ops::transpose, COPIED),
    row(BuiltinOperator::TRANSPOSE_CONV, Arity::of(3..=4), ops::transpose_conv, SHAPES),
    row(BuiltinOperator::UNIDIRECTIONAL_SEQUENCE_LSTM, Arity::of(20..=24), ops::lstm, WIDE),
    row(BuiltinOperator::UNIDIRECTIONAL_SEQUENCE_RNN, Arity::of(5..=5), ops::sequence_rnn, FLOAT),
    row(BuiltinOperator::UNPACK, UNPACK, ops::unpack, COPIED),
    row(BuiltinOperator::UNSORTED_SEGMENT_MAX, Arity::of(3..=3),
        |op| ops::unsorted_segments(op, Update::Max), COMBINED),
    row(BuiltinOperator::UNSORTED_SEGMENT_MIN, Arity::of(3..=3),
        |op| ops::unsorted_segments(op, Update::Min), COMBINED),
    row(BuiltinOperator::UNSORTED_SEGMENT_PROD, Arity::of(3..=3),
        |op| ops::unsorted_segments(op, Update::Mul), COMBINED),
    row(BuiltinOperator::UNSORTED_SEGMENT_SUM, Arity::of(3..=3),
        |op| ops::unsorted_segments(op, Update::Add), COMBINED),
    row(BuiltinOperator::WHERE, UNARY, ops::places_of, COPIED),
    row(BuiltinOperator::ZEROS_LIKE, UNARY, ops::zeros_like, COPIED),
];

/// Every builtin operator that is imported.
fn rows() -> impl Iterator<Item = &'static Row> {
    ROWS.iter().chain(stablehlo::ROWS)
}

pub(super) use custom::keeps;

/// Operators that know complex numbers.
const COMPLEX: [BuiltinOperator; 7] = [
    BuiltinOperator::COMPLEX_ABS,
    BuiltinOperator::EXPAND_DIMS,
    BuiltinOperator::IMAG,
    BuiltinOperator::REAL,
    BuiltinOperator::RESHAPE,
    BuiltinOperator::RFFT2D,
    BuiltinOperator::SQUEEZE,
];

/// The names of all operators that are imported.
pub fn operators() -> impl Iterator<Item = &'static str> {
    let codes = rows().map(|row| row.code).chain(VariableOp::CODES);
    let codes = codes.chain(control::CODES);
    let names = codes.filter_map(|code| code.variant_name());
    names.chain(custom::ROWS.iter().map(|(name, _)| *name))
}

/// What to do about an operator that is not imported.
static HELP: LazyLock<String> = LazyLock::new(|| {
    let names: Vec<_> = operators().collect();
    format!(
        "build the model from operators that are imported: {}",
        names.join(", ")
    )
});

/// The row of an operator, or what to do if there is none. Custom operators have a name.
pub(super) fn find(
    code: BuiltinOperator,
    custom: Option<&str>,
) -> Result<&'static Row, &'static str> {
    let row = match custom {
        None => rows().find(|row| row.code == code),
        Some(name) => {
            let mut rows = custom::ROWS.iter();
            rows.find_map(|(own, row)| (*own == name).then_some(row))
        }
    };
    row.ok_or_else(|| HELP.as_str())
}

impl Row {
    /// Whether there is arithmetic for a first operand of this type.
    pub(super) fn takes(&self, dtype: DType) -> bool {
        self.activations.contains(&dtype)
    }

    /// The operator has as many operands and results as it may, and arithmetic for the first.
    pub(super) fn check(&self, op: &ForeignOp<'_, '_>) -> Result<(), ImportError> {
        self.check_complex(op)?;
        if let Some(first) = op.optional(0)
            && !self.takes(first.ty.dtype)
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

impl Row {
    /// Complex numbers are only with operators that know them, and all tensors of those that just
    /// give them another shape are complex, or none.
    fn check_complex(&self, op: &ForeignOp<'_, '_>) -> Result<(), ImportError> {
        let inputs = (0..op.inputs.len()).filter_map(|index| op.optional(index));
        let is_complex = |operand: &Operand<'_>| op.tensors.is_complex(operand.tensor);
        let results = (0..op.outputs.len()).map(|index| op.result_at(index));
        let known = COMPLEX.contains(&self.code);
        if let Some(operand) = inputs.chain(results).find(is_complex).filter(|_| !known) {
            let help = "compute on magnitudes (COMPLEX_ABS), or on real and imaginary parts";
            let what = "complex numbers".to_owned();
            return Err(op.unsupported(&[operand], what, Some(help)));
        }
        let to_complex = op
            .outputs
            .first()
            .is_some_and(|it| op.tensors.is_complex(*it));
        let from_complex = op.optional(0).as_ref().is_some_and(is_complex);
        let (from, to) = match self.code {
            BuiltinOperator::RFFT2D => (false, true),
            BuiltinOperator::COMPLEX_ABS | BuiltinOperator::REAL | BuiltinOperator::IMAG => {
                (true, false)
            }
            _ => (from_complex, from_complex),
        };
        if (from, to) == (from_complex, to_complex) {
            return Ok(());
        }
        Err(op.malformed("one of operand and result should be complex, the other not".to_owned()))
    }
}

/// What to do about activations that there is no arithmetic for.
pub(super) fn help_for(dtype: DType) -> Option<&'static str> {
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
