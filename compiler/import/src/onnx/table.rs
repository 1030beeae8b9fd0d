//! Which operators there are, and what translates each.

use peapod_ir::ValueId;
use peapod_ir::ops::tensor::Combiner;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};

use super::call::Call;
use super::control;
use super::error::Imported;
use super::ops::norm::Line;
use super::ops::pool::Global;
use super::ops::recurrent::Cell;
use super::ops::reduce::Reduction;
use super::ops::{
    activation, attention, convolution, elementwise, gather, generate, matrix, norm, pool,
    quantised, recurrent, reduce, resize, shapes, slices,
};

/// The oldest set of operators that is read.
pub const OLDEST: i64 = 6;

/// The newest one.
pub const NEWEST: i64 = 28;

/// How an operator is translated.
type Translate = fn(&mut Call<'_, '_>) -> Imported<Vec<ValueId>>;

/// An operator.
pub struct Row {
    /// Its name.
    pub name: &'static str,
    /// The set of operators that has it first.
    pub since: i64,
    /// What translates it.
    pub(super) translate: Translate,
    /// Whether results of known operands are computed on the way: where that is little work.
    pub(super) folds: bool,
}

/// The row of an operator.
pub(super) fn find(domain: &str, name: &str) -> Option<&'static Row> {
    let known = domain.is_empty();
    ROWS.iter().find(|row| known && row.name == name)
}

/// All operators that are read, in alphabetical order: names, and the oldest set of operators in
/// which each is read.
pub fn operators() -> Vec<(&'static str, i64)> {
    let rows = ROWS.iter().map(|row| (row.name, row.since.max(OLDEST)));
    let mut rows: Vec<(&str, i64)> = rows.collect();
    rows.sort_unstable();
    rows
}

macro_rules! rows {
    ($($folds:ident $since:literal $name:literal: $translate:expr;)*) => {
        const ROWS: &[Row] = &[$(Row {
            name: $name,
            since: $since,
            translate: |c| $translate(c),
            folds: rows!($folds),
        },)*];
    };
    (known) => { true };
    (whole) => { false };
}

macro_rules! of {
    ($function:path, $argument:expr) => {
        |c: &mut Call<'_, '_>| $function(c, $argument)
    };
}

rows! {
    known 1 "Abs": of!(elementwise::unary, UnaryOp::Abs);
    known 7 "Acos": activation::acos;
    known 9 "Acosh": activation::acosh;
    known 1 "Add": of!(elementwise::binary, BinaryOp::Add);
    known 1 "And": of!(elementwise::binary, BinaryOp::And);
    known 1 "ArgMax": of!(gather::arg_extreme, true);
    known 1 "ArgMin": of!(gather::arg_extreme, false);
    known 7 "Asin": activation::asin;
    known 9 "Asinh": activation::asinh;
    known 7 "Atan": activation::atan;
    known 9 "Atanh": activation::atanh;
    whole 23 "Attention": attention::attention;
    whole 1 "AveragePool": pool::average_pool;
    known 1 "BatchNormalization": norm::batch_norm;
    known 26 "BitCast": elementwise::bit_cast;
    known 11 "BitShift": elementwise::bit_shift;
    known 18 "BitwiseAnd": of!(elementwise::binary, BinaryOp::And);
    known 18 "BitwiseNot": of!(elementwise::unary, UnaryOp::Not);
    known 18 "BitwiseOr": of!(elementwise::binary, BinaryOp::Or);
    known 18 "BitwiseXor": of!(elementwise::binary, BinaryOp::Xor);
    known 17 "BlackmanWindow": of!(generate::window, [0.42, 0.5, 0.08]);
    known 1 "Cast": elementwise::cast;
    known 15 "CastLike": elementwise::cast_like;
    known 1 "Ceil": of!(elementwise::unary, UnaryOp::Ceil);
    known 12 "Celu": activation::celu;
    known 18 "CenterCropPad": slices::center_crop_pad;
    known 1 "Clip": elementwise::clip;
    known 9 "Compress": gather::compress;
    known 1 "Concat": slices::concat;
    known 1 "Constant": generate::constant;
    known 9 "ConstantOfShape": generate::constant_of_shape;
    whole 1 "Conv": convolution::conv;
    whole 10 "ConvInteger": quantised::conv_integer;
    whole 1 "ConvTranspose": convolution::conv_transpose;
    known 7 "Cos": of!(elementwise::unary, UnaryOp::Cos);
    known 9 "Cosh": of!(activation::hyperbolic, BinaryOp::Add);
    whole 26 "CumProd": of!(reduce::cumulative, Combiner::Mul);
    whole 11 "CumSum": of!(reduce::cumulative, Combiner::Add);
    known 1 "DepthToSpace": shapes::depth_to_space;
    whole 10 "DequantizeLinear": quantised::dequantize;
    known 1 "Div": of!(elementwise::binary, BinaryOp::Div);
    known 1 "Dropout": elementwise::dropout;
    known 11 "DynamicQuantizeLinear": quantised::dynamic_quantize;
    whole 12 "Einsum": matrix::einsum;
    known 1 "Elu": activation::elu;
    known 1 "Equal": of!(elementwise::relation, Direction::Eq);
    known 9 "Erf": of!(elementwise::unary, UnaryOp::Erf);
    known 1 "Exp": of!(elementwise::unary, UnaryOp::Exp);
    known 8 "Expand": shapes::expand;
    known 9 "EyeLike": generate::eye_like;
    known 1 "Flatten": shapes::flatten;
    known 1 "Floor": of!(elementwise::unary, UnaryOp::Floor);
    whole 1 "GRU": of!(recurrent::recurrent, Cell::Gru);
    known 1 "Gather": gather::gather;
    known 11 "GatherElements": gather::gather_elements;
    known 11 "GatherND": gather::gather_nd;
    known 20 "Gelu": activation::gelu;
    whole 1 "Gemm": matrix::gemm;
    whole 1 "GlobalAveragePool": of!(pool::global, Global::Average);
    whole 1 "GlobalLpPool": of!(pool::global, Global::Norm);
    whole 1 "GlobalMaxPool": of!(pool::global, Global::Max);
    known 1 "Greater": of!(elementwise::relation, Direction::Gt);
    known 12 "GreaterOrEqual": of!(elementwise::relation, Direction::Ge);
    whole 18 "GroupNormalization": norm::group_norm;
    known 17 "HammingWindow": of!(generate::window, [25.0 / 46.0, 21.0 / 46.0, 0.0]);
    known 17 "HannWindow": of!(generate::window, [0.5, 0.5, 0.0]);
    known 1 "HardSigmoid": activation::hard_sigmoid;
    known 14 "HardSwish": activation::hard_swish;
    known 1 "Hardmax": of!(norm::line, Line::Hardmax);
    known 1 "Identity": elementwise::identity;
    whole 1 "If": control::branch;
    whole 1 "InstanceNormalization": norm::instance_norm;
    known 10 "IsInf": elementwise::is_inf;
    known 9 "IsNaN": elementwise::is_nan;
    whole 1 "LRN": norm::local_response;
    whole 1 "LSTM": of!(recurrent::recurrent, Cell::Lstm);
    // Before it was an operator of ONNX, optimisers of ONNX Runtime wrote it in the same domain.
    whole 1 "LayerNormalization": norm::layer_norm;
    known 1 "LeakyRelu": activation::leaky_relu;
    known 1 "Less": of!(elementwise::relation, Direction::Lt);
    known 12 "LessOrEqual": of!(elementwise::relation, Direction::Le);
    known 1 "Log": of!(elementwise::unary, UnaryOp::Log);
    known 1 "LogSoftmax": of!(norm::line, Line::LogSoftmax);
    whole 1 "Loop": control::repeat;
    known 1 "LpNormalization": norm::lp_norm;
    whole 1 "LpPool": pool::lp_pool;
    whole 1 "MatMul": matrix::matmul;
    whole 10 "MatMulInteger": quantised::matmul_integer;
    known 1 "Max": of!(elementwise::variadic, BinaryOp::Max);
    whole 1 "MaxPool": pool::max_pool;
    known 1 "Mean": elementwise::mean;
    whole 9 "MeanVarianceNormalization": norm::mean_variance;
    known 1 "Min": of!(elementwise::variadic, BinaryOp::Min);
    known 18 "Mish": activation::mish;
    known 10 "Mod": elementwise::modulo;
    known 1 "Mul": of!(elementwise::binary, BinaryOp::Mul);
    known 1 "Neg": of!(elementwise::unary, UnaryOp::Neg);
    known 9 "NonZero": gather::non_zero;
    known 1 "Not": of!(elementwise::unary, UnaryOp::Not);
    known 9 "OneHot": generate::one_hot;
    known 1 "Or": of!(elementwise::binary, BinaryOp::Or);
    known 1 "PRelu": activation::prelu;
    known 1 "Pad": slices::pad;
    known 1 "Pow": elementwise::power;
    whole 10 "QLinearConv": quantised::qlinear_conv;
    whole 10 "QLinearMatMul": quantised::qlinear_matmul;
    known 10 "QuantizeLinear": quantised::quantize;
    whole 23 "RMSNormalization": norm::rms_norm;
    whole 1 "RNN": of!(recurrent::recurrent, Cell::Rnn);
    known 11 "Range": generate::range;
    known 1 "Reciprocal": activation::reciprocal;
    known 1 "ReduceL1": of!(reduce::reduce, Reduction::L1);
    known 1 "ReduceL2": of!(reduce::reduce, Reduction::L2);
    known 1 "ReduceLogSum": of!(reduce::reduce, Reduction::LogSum);
    known 1 "ReduceLogSumExp": of!(reduce::reduce, Reduction::LogSumExp);
    known 1 "ReduceMax": of!(reduce::reduce, Reduction::Max);
    known 1 "ReduceMean": of!(reduce::reduce, Reduction::Mean);
    known 1 "ReduceMin": of!(reduce::reduce, Reduction::Min);
    known 1 "ReduceProd": of!(reduce::reduce, Reduction::Product);
    known 1 "ReduceSum": of!(reduce::reduce, Reduction::Sum);
    known 1 "ReduceSumSquare": of!(reduce::reduce, Reduction::SumSquare);
    known 1 "Relu": activation::relu;
    known 1 "Reshape": shapes::reshape;
    whole 10 "Resize": resize::resize;
    known 10 "ReverseSequence": gather::reverse_sequence;
    whole 23 "RotaryEmbedding": attention::rotary;
    known 11 "Round": of!(elementwise::unary, UnaryOp::RoundNearestEven);
    whole 8 "Scan": control::scan;
    known 9 "Scatter": gather::scatter_elements;
    known 11 "ScatterElements": gather::scatter_elements;
    known 11 "ScatterND": gather::scatter_nd;
    known 1 "Selu": activation::selu;
    known 1 "Shape": shapes::shape;
    known 9 "Shrink": activation::shrink;
    known 1 "Sigmoid": activation::sigmoid;
    known 9 "Sign": of!(elementwise::unary, UnaryOp::Sign);
    known 7 "Sin": of!(elementwise::unary, UnaryOp::Sin);
    known 9 "Sinh": of!(activation::hyperbolic, BinaryOp::Sub);
    known 1 "Size": shapes::size;
    known 1 "Slice": slices::slice;
    known 1 "Softmax": of!(norm::line, Line::Softmax);
    known 1 "Softplus": activation::softplus;
    known 1 "Softsign": activation::softsign;
    known 1 "SpaceToDepth": shapes::space_to_depth;
    known 1 "Split": slices::split;
    known 1 "Sqrt": of!(elementwise::unary, UnaryOp::Sqrt);
    known 1 "Squeeze": shapes::squeeze;
    known 1 "Sub": of!(elementwise::binary, BinaryOp::Sub);
    known 1 "Sum": of!(elementwise::variadic, BinaryOp::Add);
    known 24 "Swish": activation::swish;
    known 7 "Tan": of!(elementwise::unary, UnaryOp::Tan);
    known 1 "Tanh": of!(elementwise::unary, UnaryOp::Tanh);
    known 10 "ThresholdedRelu": activation::thresholded_relu;
    known 1 "Tile": shapes::tile;
    known 1 "TopK": gather::top_k;
    known 1 "Transpose": shapes::transpose;
    known 14 "Trilu": generate::trilu;
    known 1 "Unsqueeze": shapes::unsqueeze;
    whole 1 "Upsample": resize::upsample;
    known 9 "Where": elementwise::choose;
    known 1 "Xor": of!(elementwise::binary, BinaryOp::Xor);
}
