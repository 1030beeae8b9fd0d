//! Functions of signals: their tables, and bands whose weights are in a row.

use peapod_ir::numerics::{self, GAINS};
use peapod_ir::ops::{SignalOp, Smoothing};
use peapod_ir::plan::micro::{self, Element, KernelId, TooLarge, checked};
use peapod_ir::{DType, Op};

use super::{Choice, Context, FREEZE, Input, Refusal, kernel_of};
use crate::micro::bake::Constant;

/// One line.
const LINE: Line = Line {
    lines: 1,
    frames: 1,
    len: 1,
    out_len: 1,
};

/// The lengths that a kernel reads.
#[derive(Clone, Copy)]
struct Line {
    lines: usize,
    frames: usize,
    len: usize,
    out_len: usize,
}

impl Line {
    /// Parameters that are these lengths alone.
    fn params(self) -> Result<micro::Signal, TooLarge> {
        checked!(micro::Signal {
            lines: self.lines,
            frames: self.frames,
            len: self.len,
            out_len: self.out_len,
            ..micro::Signal::default()
        })
    }
}

/// Chooses for a function of a signal.
pub(super) fn signal(cx: &Context<'_>, op: &Op, signal: SignalOp) -> Result<Choice, Refusal> {
    let len = cx.input(op, 0).elements();
    let line = Line { len, ..LINE };
    let mut params = line.params()?;
    let inputs = |count: usize| (0..count).map(|index| cx.tensor(op, index)).collect();
    match signal {
        SignalOp::Window { shift } => {
            let len = cx.input(op, 1).elements();
            let lines = line.len / len;
            let mut params = Line { lines, len, ..line }.params()?;
            params.shift = shift as u32;
            Ok(Choice::new(KernelId::SignalWindowS16, params, inputs(2)).in_place([0]))
        }
        SignalOp::ScaleBits => Ok(Choice::new(KernelId::FftScaleBitsS16, params, inputs(1))),
        SignalOp::ScaleUp => {
            Ok(Choice::new(KernelId::FftScaleS16, params, inputs(2)).in_place([0]))
        }
        SignalOp::Energy { start, end } => {
            let len = len / 2;
            let mut params = Line { len, ..line }.params()?;
            (params.first, params.limit) = (start as u32, end as u32);
            Ok(Choice::new(KernelId::EnergyS16, params, inputs(1)))
        }
        SignalOp::FilterBank => filter_bank(cx, op),
        SignalOp::SquareRoot => Ok(Choice::new(KernelId::SquareRootS64, params, inputs(2))),
        SignalOp::SmoothNoise(smoothing) => Ok(smooth_noise(cx, op, params, &smoothing)),
        SignalOp::SubtractNoise {
            remaining,
            more_bits,
            bits,
        } => {
            params.factor = remaining as u32;
            (params.shift, params.limit) = (more_bits as u32, bits as u32);
            Ok(Choice::new(KernelId::SubtractNoiseU32, params, inputs(2)).in_place([0, 1]))
        }
        SignalOp::Pcan { shift } => {
            params.shift = shift as u32;
            pcan(cx, op, params)
        }
        SignalOp::LogScale { shift, factor } => {
            (params.shift, params.factor) = (shift as u32, factor as u32);
            let table = Input::derived(|_, _| Constant::s16(&numerics::log_table()));
            let inputs = vec![cx.tensor(op, 0), table];
            Ok(Choice::new(KernelId::FilterBankLogU32, params, inputs))
        }
        SignalOp::Rfft { length } => transform(cx, op, length, false),
        SignalOp::Irfft { length } => transform(cx, op, length, true),
        SignalOp::OverlapAdd { step } => overlap_add(cx, op, step),
    }
}

fn smooth_noise(cx: &Context<'_>, op: &Op, params: micro::Signal, smoothing: &Smoothing) -> Choice {
    let params = micro::Signal {
        first: smoothing.clamps.into(),
        limit: smoothing.bits as u32,
        shift: smoothing.more_bits as u32,
        ..params
    };
    let factors = [smoothing.new, smoothing.kept].concat();
    let factors = Input::derived(move |_, _| Constant {
        element: Element::U32,
        bytes: factors
            .iter()
            .flat_map(|factor| (*factor as u32).to_le_bytes())
            .collect(),
    });
    let inputs = vec![cx.tensor(op, 0), cx.tensor(op, 1), factors];
    Choice::new(KernelId::SmoothNoiseU32, params, inputs).in_place([0, 1])
}

fn pcan(cx: &Context<'_>, op: &Op, params: micro::Signal) -> Result<Choice, Refusal> {
    if !cx.is_known(op, 2) {
        return Err(Refusal::new("its table of gains is not constant", FREEZE));
    }
    // More of them than there are numbers of bits are never read.
    let gains = Input::derived(|cx, op| Constant {
        element: Element::S16,
        bytes: cx.known(op, 2).expect("it is constant")[..GAINS * 2].to_vec(),
    });
    let inputs = vec![cx.tensor(op, 0), cx.tensor(op, 1), gains];
    Ok(Choice::new(KernelId::PcanU32, params, inputs).in_place([0]))
}

/// A constant operand of i16.
fn known_s16(cx: &Context<'_>, op: &Op, index: usize) -> Result<Vec<i16>, Refusal> {
    let bytes = cx.known(op, index);
    let bytes = bytes.ok_or_else(|| Refusal::new("its bands are not constant", FREEZE))?;
    let (elements, _) = bytes.as_chunks();
    Ok(elements
        .iter()
        .map(|bytes| i16::from_le_bytes(*bytes))
        .collect())
}

/// The weights of all bands in a row, so that a band is where it begins and how wide it is.
fn filter_bank(cx: &Context<'_>, op: &Op) -> Result<Choice, Refusal> {
    let (spectrum, channels) = (cx.input(op, 0).elements(), cx.output(op).elements());
    let params = Line {
        len: spectrum,
        out_len: channels,
        ..LINE
    };
    let (weights, unweights) = (known_s16(cx, op, 1)?, known_s16(cx, op, 2)?);
    let [starts, places, widths] = [3, 4, 5].map(|index| known_s16(cx, op, index));
    let (mut bands, mut rows) = (Vec::new(), [Vec::new(), Vec::new()]);
    for ((start, place), width) in starts?.into_iter().zip(places?).zip(widths?) {
        let inside = |first: i16, len: usize| {
            let first = usize::try_from(first).ok()?;
            let limit = first.checked_add(usize::try_from(width).ok()?)?;
            (limit <= len).then_some(first..limit)
        };
        let taps = inside(place, weights.len()).filter(|_| inside(start, spectrum).is_some());
        let taps = taps.ok_or_else(|| {
            let reason = format!(
                "a band of {width} elements from {start} on, with weights from {place} on, is not \
                 within {spectrum} elements and {} weights",
                weights.len()
            );
            Refusal::new(reason, "make the bands of the filter bank anew")
        })?;
        bands.extend([start, width]);
        rows[0].extend_from_slice(&weights[taps.clone()]);
        rows[1].extend_from_slice(&unweights[taps]);
    }
    // A constant has at least one element.
    for row in &mut rows {
        row.resize(row.len().max(1), 0);
    }
    let [weights, unweights] = rows.map(|row| Input::derived(move |_, _| Constant::s16(&row)));
    let bands = Input::derived(move |_, _| Constant::s16(&bands));
    let inputs = vec![cx.tensor(op, 0), weights, unweights, bands];
    Ok(Choice::new(
        KernelId::FilterBankU32,
        params.params()?,
        inputs,
    ))
}

fn transform(cx: &Context<'_>, op: &Op, length: usize, inverse: bool) -> Result<Choice, Refusal> {
    use KernelId::{IrfftF32, IrfftS16, IrfftS32, RfftF32, RfftS16, RfftS32};
    let input = cx.input(op, 0);
    let family = match inverse {
        true => [IrfftS16, IrfftS32, IrfftF32],
        false => [RfftS16, RfftS32, RfftF32],
    };
    let (kernel, _) = kernel_of(&family, &[input, cx.output(op)])?;
    let line = input.shape.last().copied().unwrap_or(1).max(1);
    let params = Line {
        lines: input.elements() / line,
        len: if inverse { length } else { line },
        out_len: if inverse { 1 } else { length },
        ..LINE
    };
    let dtype = input.dtype;
    let twiddles = Input::derived(move |_, _| twiddles(length, inverse, dtype));
    let inputs = vec![cx.tensor(op, 0), twiddles];
    let stages = numerics::fourier_factors(length / 2).map_or(1, |factors| factors.len());
    let choice = Choice::new(kernel, params.params()?, inputs);
    Ok(choice.macs(&[params.lines, length, stages + 1]))
}

/// Twiddles as a kernel of this type reads them.
fn twiddles(length: usize, inverse: bool, dtype: DType) -> Constant {
    let parts = numerics::twiddles(length, inverse).into_iter().flatten();
    if dtype == DType::F32 {
        let bytes = parts.flat_map(|part| (part as f32).to_le_bytes());
        return Constant {
            element: Element::F32,
            bytes: bytes.collect(),
        };
    }
    let fixed: Vec<i32> = parts
        .map(|part| numerics::fixed_twiddle(part, dtype))
        .collect();
    if dtype == DType::I32 {
        return Constant::s32(&fixed);
    }
    let narrow: Vec<i16> = fixed.into_iter().map(|part| part as i16).collect();
    Constant::s16(&narrow)
}

fn overlap_add(cx: &Context<'_>, op: &Op, step: usize) -> Result<Choice, Refusal> {
    let family = [KernelId::OverlapAddS16, KernelId::OverlapAddF32];
    let input = cx.input(op, 0);
    let (kernel, _) = kernel_of(&family, &[input, cx.input(op, 1), cx.output(op)])?;
    let [outer @ .., frames, len] = &input.shape[..] else {
        return Err(Refusal::new("its frames have one dimension", FREEZE));
    };
    let params = Line {
        lines: outer.iter().product(),
        frames: *frames,
        len: *len,
        out_len: step,
    };
    let inputs = vec![cx.tensor(op, 0), cx.tensor(op, 1)];
    Ok(Choice::new(kernel, params.params()?, inputs))
}
