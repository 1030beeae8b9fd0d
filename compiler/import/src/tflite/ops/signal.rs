//! The signal operators of TensorFlow Lite Micro, which are custom operators with options in
//! FlexBuffers. Those that keep samples from run to run are made of states, concatenations and
//! slices.

use peapod_ir::builder::Emit;
use peapod_ir::ops::{Signal, SignalOp, Smoothing};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::samples::state;
use crate::error::ImportError;

/// The value of an operand without its scale.
pub(super) fn plain(
    op: &mut ForeignOp<'_, '_>,
    operand: Operand<'_>,
) -> Result<ValueId, ImportError> {
    let value = op.value(operand)?;
    let ty = TensorType::new(operand.ty.dtype, operand.ty.shape.clone());
    Ok(op.emitter.build.view(value, ty))
}

/// The values of all operands.
fn operands<const N: usize>(
    op: &mut ForeignOp<'_, '_>,
    roles: [&str; N],
) -> Result<[ValueId; N], ImportError> {
    let mut values = Vec::new();
    for (index, role) in roles.iter().enumerate() {
        let operand = op.operand(index, role)?;
        values.push(plain(op, operand)?);
    }
    Ok(values.try_into().expect("there are as many as roles"))
}

/// Emits a function of a signal.
fn emit(
    op: &mut ForeignOp<'_, '_>,
    function: SignalOp,
    operands: &[ValueId],
    ty: TensorType,
) -> ValueId {
    op.emitter
        .build
        .emit_many(OpKind::Signal(Signal { op: function }), operands, [ty])[0]
}

/// Emits the one function that the operator is, whose result is as declared.
fn define(
    op: &mut ForeignOp<'_, '_>,
    function: SignalOp,
    operands: &[ValueId],
) -> Result<(), ImportError> {
    let result = op.result().ty;
    let ty = TensorType::new(result.dtype, result.shape.clone());
    let value = emit(op, function, operands, ty);
    op.define_stored(&[value])
}

/// Inputs: samples, weights of a window.
pub(in super::super) fn signal_window(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let shift = op.custom_options()?.bits("shift", 32)?;
    let operands = operands(op, ["operand", "weights"])?;
    define(op, SignalOp::Window { shift }, &operands)
}

/// Results: scaled samples, the bits that they were shifted by.
pub(in super::super) fn fft_auto_scale(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let [x] = operands(op, ["operand"])?;
    let ty = op.emitter.build.ty(x).clone();
    let scalar = TensorType::new(DType::I32, []);
    let bits = emit(op, SignalOp::ScaleBits, &[x], scalar);
    let y = emit(op, SignalOp::ScaleUp, &[x, bits], ty);
    op.define_stored(&[y, bits])
}

/// Input: samples. Result: real and imaginary parts in turn.
pub(in super::super) fn rfft(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let length = op.custom_options()?.count("fft_length")?;
    let operands = operands(op, ["operand"])?;
    define(op, SignalOp::Rfft { length }, &operands)
}

/// Input: real and imaginary parts in turn. Result: samples.
pub(in super::super) fn irfft(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let length = op.custom_options()?.count("fft_length")?;
    let operands = operands(op, ["operand"])?;
    define(op, SignalOp::Irfft { length }, &operands)
}

/// Input: real and imaginary parts in turn.
pub(in super::super) fn energy(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.custom_options()?;
    let [start, end] = [options.word("start_index")?, options.word("end_index")?];
    let operands = operands(op, ["operand"])?;
    define(op, SignalOp::Energy { start, end }, &operands)
}

/// Inputs: energies, weights, unweights, and of each band its start, that of its weights, and its
/// width.
pub(in super::super) fn filter_bank(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let channels = op.custom_options()?.count("num_channels")?;
    channels_are(op, op.result(), channels)?;
    let bands = ["frequency starts", "weight starts", "widths"];
    for (index, role) in (3..).zip(bands) {
        let band = op.operand(index, role)?;
        if !op.is_constant(band) {
            let what = "bands that are computed at run time".to_owned();
            return Err(op.unsupported(&[band], what, None));
        }
    }
    let [a, b, c] = bands;
    let operands = operands(op, ["operand", "weights", "unweights", a, b, c])?;
    define(op, SignalOp::FilterBank, &operands)
}

/// Inputs: sums of a filter bank, bits to shift their roots by.
pub(in super::super) fn filter_bank_square_root(
    op: &mut ForeignOp<'_, '_>,
) -> Result<(), ImportError> {
    let operands = operands(op, ["operand", "bits"])?;
    define(op, SignalOp::SquareRoot, &operands)
}

/// Results: what is left of the channels, and the estimate of their noise, which is also a state.
pub(in super::super) fn filter_bank_spectral_subtraction(
    op: &mut ForeignOp<'_, '_>,
) -> Result<(), ImportError> {
    let options = op.custom_options()?;
    let channels = options.count("num_channels")?;
    let odd = ["alternate_smoothing", "alternate_one_minus_smoothing"];
    let smoothing = Smoothing {
        new: [options.word("smoothing")?, options.word(odd[0])?],
        kept: [options.word("one_minus_smoothing")?, options.word(odd[1])?],
        more_bits: options.bits("smoothing_bits", 32)?,
        bits: options.bits("spectral_subtraction_bits", 64)?,
        clamps: options.flag("clamping")?,
    };
    let rest = SignalOp::SubtractNoise {
        remaining: options.word("min_signal_remaining")?,
        more_bits: smoothing.more_bits,
        bits: smoothing.bits,
    };
    channels_are(op, op.operand(0, "operand")?, channels)?;
    let [x] = operands(op, ["operand"])?;
    let ty = op.emitter.build.ty(x).clone();
    let (noise, before) = state(op, "noise", &ty);
    let after = emit(
        op,
        SignalOp::SmoothNoise(smoothing),
        &[x, before],
        ty.clone(),
    );
    op.emitter.write_state(noise, after);
    let y = emit(op, rest, &[x, after], ty);
    op.define_stored(&[y, after])
}

/// Inputs: channels, an estimate of their noise, gains.
pub(in super::super) fn pcan(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let shift = op.custom_options()?.bits("snr_shift", 64)?;
    let operands = operands(op, ["operand", "noise", "gains"])?;
    define(op, SignalOp::Pcan { shift }, &operands)
}

/// Input: channels.
pub(in super::super) fn filter_bank_log(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.custom_options()?;
    let function = SignalOp::LogScale {
        shift: options.bits("input_correction_bits", 32)?,
        factor: options.word("output_scale")?,
    };
    let operands = operands(op, ["operand"])?;
    define(op, function, &operands)
}

/// The option that counts channels says what the shape says.
fn channels_are(
    op: &ForeignOp<'_, '_>,
    operand: Operand<'_>,
    channels: usize,
) -> Result<(), ImportError> {
    match operand.ty.shape[..] == [channels] {
        true => Ok(()),
        false => {
            let what = format!(
                "num_channels is {channels}, but the shape {:?}",
                operand.ty.shape
            );
            Err(op.tensors.malformed(operand.tensor, what))
        }
    }
}
