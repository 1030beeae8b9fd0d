//! Custom operators that are imported.

use peapod_ir::DType;

use super::super::ops;
use super::super::wire::BuiltinOperator;
use super::{ARITHMETIC, Arity, BINARY, FLOAT, Row, Translate, UNARY, row};

/// With long offsets for masks, too, or without.
const POSES: Arity = Arity::with(3..=4, 4..=5);
const DETECTION: Arity = Arity::with(3..=3, 4..=4);
/// Two operands for each result.
const PAIRS: Arity = Arity::with(2..=usize::MAX, 1..=usize::MAX);

/// Results and states of signals are what they say.
const TWO: Arity = Arity::with(1..=1, 2..=2);
const SAMPLES: &[DType] = &[DType::I16];
const CHANNELS: &[DType] = &[DType::U32];
const TRANSFORMED: &[DType] = &[DType::I16, DType::I32, DType::F32];

const fn custom(
    name: &'static str,
    arity: Arity,
    translate: Translate,
    activations: &'static [DType],
) -> (&'static str, Row) {
    let row = row(BuiltinOperator::CUSTOM, arity, translate, activations);
    (name, row)
}

/// Every custom operator that is imported, by name.
#[rustfmt::skip]
pub(super) const ROWS: &[(&str, Row)] = &[
    custom("Convolution2DTransposeBias", Arity::of(3..=3), ops::transpose_conv_bias, FLOAT),
    custom("PosenetDecoderOp", POSES, ops::posenet_decoder, ARITHMETIC),
    custom("TFLite_Detection_PostProcess", DETECTION, ops::detection_postprocess, ARITHMETIC),
    custom("Landmarks2TransformMatrix", UNARY, ops::landmarks_to_matrix, FLOAT),
    custom("TransformLandmarks", BINARY, ops::transform_landmarks, FLOAT),
    custom("TransformTensorBilinear", BINARY, ops::transform_tensor, FLOAT),
    custom("MaxPoolingWithArgmax2D", TWO, ops::max_pool_argmax, FLOAT),
    custom("MaxUnpooling2D", BINARY, ops::max_unpool, FLOAT),
    custom("CIRCULAR_BUFFER", UNARY, ops::circular_buffer, &[DType::I8]),
    custom("TFLM_DECODE", PAIRS, ops::decode, &DType::ALL),
    custom("SignalDelay", UNARY, ops::delay, SAMPLES),
    custom("SignalEnergy", UNARY, ops::energy, SAMPLES),
    custom("SignalFftAutoScale", TWO, ops::fft_auto_scale, SAMPLES),
    custom("SignalFilterBank", Arity::of(6..=6), ops::filter_bank, CHANNELS),
    custom("SignalFilterBankLog", UNARY, ops::filter_bank_log, CHANNELS),
    custom("SignalFilterBankSpectralSubtraction", TWO,
        ops::filter_bank_spectral_subtraction, CHANNELS),
    custom("SignalFilterBankSquareRoot", BINARY, ops::filter_bank_square_root, &[DType::I64]),
    custom("SignalFramer", TWO, ops::framer, SAMPLES),
    custom("SignalIrfft", UNARY, ops::irfft, TRANSFORMED),
    custom("SignalOverlapAdd", UNARY, ops::overlap_add, &[DType::I16, DType::F32]),
    custom("SignalPCAN", Arity::of(3..=3), ops::pcan, CHANNELS),
    custom("SignalRfft", UNARY, ops::rfft, TRANSFORMED),
    custom("SignalStacker", TWO, ops::stacker, SAMPLES),
    custom("SignalWindow", BINARY, ops::signal_window, SAMPLES),
];

/// Custom operators that keep something from run to run.
const KEEPERS: [&str; 6] = [
    "CIRCULAR_BUFFER",
    "SignalDelay",
    "SignalFilterBankSpectralSubtraction",
    "SignalFramer",
    "SignalOverlapAdd",
    "SignalStacker",
];

/// Whether a custom operator keeps something from run to run.
pub(in super::super) fn keeps(custom: Option<&str>) -> bool {
    custom.is_some_and(|name| KEEPERS.contains(&name))
}
