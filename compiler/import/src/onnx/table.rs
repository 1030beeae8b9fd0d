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

/// Names of all operators, in alphabetical order.
pub fn names() -> Vec<&'static str> {
    let mut names: Vec<&str> = ROWS.iter().map(|row| row.name).collect();
    names.sort_unstable();
    names
}

macro_rules! rows {
    ($($folds:ident $name:literal: $translate:expr;)*) => {
        const ROWS: &[Row] = &[$(Row {
            name: $name,
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
    known "Abs": of!(elementwise::unary, UnaryOp::Abs);
    known "Acos": activation::acos;
    known "Acosh": activation::acosh;
    known "Add": of!(elementwise::binary, BinaryOp::Add);
    known "And": of!(elementwise::binary, BinaryOp::And);
    known "ArgMax": of!(gather::arg_extreme, true);
    known "ArgMin": of!(gather::arg_extreme, false);
    known "Asin": activation::asin;
    known "Asinh": activation::asinh;
    known "Atan": activation::atan;
    known "Atanh": activation::atanh;
    whole "Attention": attention::attention;
    whole "AveragePool": pool::average_pool;
    known "BatchNormalization": norm::batch_norm;
    known "BitCast": elementwise::bit_cast;
    known "BitShift": elementwise::bit_shift;
    known "BitwiseAnd": of!(elementwise::binary, BinaryOp::And);
    known "BitwiseNot": of!(elementwise::unary, UnaryOp::Not);
    known "BitwiseOr": of!(elementwise::binary, BinaryOp::Or);
    known "BitwiseXor": of!(elementwise::binary, BinaryOp::Xor);
    known "BlackmanWindow": of!(generate::window, [0.42, 0.5, 0.08]);
    known "Cast": elementwise::cast;
    known "CastLike": elementwise::cast_like;
    known "Ceil": of!(elementwise::unary, UnaryOp::Ceil);
    known "Celu": activation::celu;
    known "CenterCropPad": slices::center_crop_pad;
    known "Clip": elementwise::clip;
    known "Compress": gather::compress;
    known "Concat": slices::concat;
    known "Constant": generate::constant;
    known "ConstantOfShape": generate::constant_of_shape;
    whole "Conv": convolution::conv;
    whole "ConvInteger": quantised::conv_integer;
    whole "ConvTranspose": convolution::conv_transpose;
    known "Cos": of!(elementwise::unary, UnaryOp::Cos);
    known "Cosh": of!(activation::hyperbolic, BinaryOp::Add);
    whole "CumProd": of!(reduce::cumulative, Combiner::Mul);
    whole "CumSum": of!(reduce::cumulative, Combiner::Add);
    known "DepthToSpace": shapes::depth_to_space;
    whole "DequantizeLinear": quantised::dequantize;
    known "Div": of!(elementwise::binary, BinaryOp::Div);
    known "Dropout": elementwise::dropout;
    known "DynamicQuantizeLinear": quantised::dynamic_quantize;
    whole "Einsum": matrix::einsum;
    known "Elu": activation::elu;
    known "Equal": of!(elementwise::relation, Direction::Eq);
    known "Erf": of!(elementwise::unary, UnaryOp::Erf);
    known "Exp": of!(elementwise::unary, UnaryOp::Exp);
    known "Expand": shapes::expand;
    known "EyeLike": generate::eye_like;
    known "Flatten": shapes::flatten;
    known "Floor": of!(elementwise::unary, UnaryOp::Floor);
    whole "GRU": of!(recurrent::recurrent, Cell::Gru);
    known "Gather": gather::gather;
    known "GatherElements": gather::gather_elements;
    known "GatherND": gather::gather_nd;
    known "Gelu": activation::gelu;
    whole "Gemm": matrix::gemm;
    whole "GlobalAveragePool": of!(pool::global, Global::Average);
    whole "GlobalLpPool": of!(pool::global, Global::Norm);
    whole "GlobalMaxPool": of!(pool::global, Global::Max);
    known "Greater": of!(elementwise::relation, Direction::Gt);
    known "GreaterOrEqual": of!(elementwise::relation, Direction::Ge);
    whole "GroupNormalization": norm::group_norm;
    known "HammingWindow": of!(generate::window, [25.0 / 46.0, 21.0 / 46.0, 0.0]);
    known "HannWindow": of!(generate::window, [0.5, 0.5, 0.0]);
    known "HardSigmoid": activation::hard_sigmoid;
    known "HardSwish": activation::hard_swish;
    known "Hardmax": of!(norm::line, Line::Hardmax);
    known "Identity": elementwise::identity;
    whole "If": control::branch;
    whole "InstanceNormalization": norm::instance_norm;
    known "IsInf": elementwise::is_inf;
    known "IsNaN": elementwise::is_nan;
    whole "LRN": norm::local_response;
    whole "LSTM": of!(recurrent::recurrent, Cell::Lstm);
    whole "LayerNormalization": norm::layer_norm;
    known "LeakyRelu": activation::leaky_relu;
    known "Less": of!(elementwise::relation, Direction::Lt);
    known "LessOrEqual": of!(elementwise::relation, Direction::Le);
    known "Log": of!(elementwise::unary, UnaryOp::Log);
    known "LogSoftmax": of!(norm::line, Line::LogSoftmax);
    whole "Loop": control::repeat;
    known "LpNormalization": norm::lp_norm;
    whole "LpPool": pool::lp_pool;
    whole "MatMul": matrix::matmul;
    whole "MatMulInteger": quantised::matmul_integer;
    known "Max": of!(elementwise::variadic, BinaryOp::Max);
    whole "MaxPool": pool::max_pool;
    known "Mean": elementwise::mean;
    whole "MeanVarianceNormalization": norm::mean_variance;
    known "Min": of!(elementwise::variadic, BinaryOp::Min);
    known "Mish": activation::mish;
    known "Mod": elementwise::modulo;
    known "Mul": of!(elementwise::binary, BinaryOp::Mul);
    known "Neg": of!(elementwise::unary, UnaryOp::Neg);
    known "NonZero": gather::non_zero;
    known "Not": of!(elementwise::unary, UnaryOp::Not);
    known "OneHot": generate::one_hot;
    known "Or": of!(elementwise::binary, BinaryOp::Or);
    known "PRelu": activation::prelu;
    known "Pad": slices::pad;
    known "Pow": elementwise::power;
    whole "QLinearConv": quantised::qlinear_conv;
    whole "QLinearMatMul": quantised::qlinear_matmul;
    known "QuantizeLinear": quantised::quantize;
    whole "RMSNormalization": norm::rms_norm;
    whole "RNN": of!(recurrent::recurrent, Cell::Rnn);
    known "Range": generate::range;
    known "Reciprocal": activation::reciprocal;
    known "ReduceL1": of!(reduce::reduce, Reduction::L1);
    known "ReduceL2": of!(reduce::reduce, Reduction::L2);
    known "ReduceLogSum": of!(reduce::reduce, Reduction::LogSum);
    known "ReduceLogSumExp": of!(reduce::reduce, Reduction::LogSumExp);
    known "ReduceMax": of!(reduce::reduce, Reduction::Max);
    known "ReduceMean": of!(reduce::reduce, Reduction::Mean);
    known "ReduceMin": of!(reduce::reduce, Reduction::Min);
    known "ReduceProd": of!(reduce::reduce, Reduction::Product);
    known "ReduceSum": of!(reduce::reduce, Reduction::Sum);
    known "ReduceSumSquare": of!(reduce::reduce, Reduction::SumSquare);
    known "Relu": activation::relu;
    known "Reshape": shapes::reshape;
    whole "Resize": resize::resize;
    known "ReverseSequence": gather::reverse_sequence;
    whole "RotaryEmbedding": attention::rotary;
    known "Round": of!(elementwise::unary, UnaryOp::RoundNearestEven);
    whole "Scan": control::scan;
    known "Scatter": gather::scatter_elements;
    known "ScatterElements": gather::scatter_elements;
    known "ScatterND": gather::scatter_nd;
    known "Selu": activation::selu;
    known "Shape": shapes::shape;
    known "Shrink": activation::shrink;
    known "Sigmoid": activation::sigmoid;
    known "Sign": of!(elementwise::unary, UnaryOp::Sign);
    known "Sin": of!(elementwise::unary, UnaryOp::Sin);
    known "Sinh": of!(activation::hyperbolic, BinaryOp::Sub);
    known "Size": shapes::size;
    known "Slice": slices::slice;
    known "Softmax": of!(norm::line, Line::Softmax);
    known "Softplus": activation::softplus;
    known "Softsign": activation::softsign;
    known "SpaceToDepth": shapes::space_to_depth;
    known "Split": slices::split;
    known "Sqrt": of!(elementwise::unary, UnaryOp::Sqrt);
    known "Squeeze": shapes::squeeze;
    known "Sub": of!(elementwise::binary, BinaryOp::Sub);
    known "Sum": of!(elementwise::variadic, BinaryOp::Add);
    known "Swish": activation::swish;
    known "Tan": of!(elementwise::unary, UnaryOp::Tan);
    known "Tanh": of!(elementwise::unary, UnaryOp::Tanh);
    known "ThresholdedRelu": activation::thresholded_relu;
    known "Tile": shapes::tile;
    known "TopK": gather::top_k;
    known "Transpose": shapes::transpose;
    known "Trilu": generate::trilu;
    known "Unsqueeze": shapes::unsqueeze;
    whole "Upsample": resize::upsample;
    known "Where": elementwise::choose;
    known "Xor": of!(elementwise::binary, BinaryOp::Xor);
}
