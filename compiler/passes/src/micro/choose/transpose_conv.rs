//! transpose_conv: the taps of each phase by themselves, folded biases, multipliers per output
//! channel.
//!
//! Output rows with the same remainder by the stride, a phase, are reached by the same rows of
//! taps; so are columns. The taps of a phase make a convolution of stride 1, whose filter has them
//! from the last to the first. What the zero point of the input adds is another for each phase, as
//! its weights are; it goes into biases of its own, modulo 2^32 as in `filter.rs`.

use std::ops::Range;

use peapod_ir::Op;
use peapod_ir::numerics;
use peapod_ir::ops::{Padding2d, TransposeConv};
use peapod_ir::plan::micro::{self, Element, KernelId, checked};

use super::filter::{constant_bias, filter_kernel, is_computed, known_bias, sums_are_wide};
use super::window::{Convolution, Window};
use super::{Arithmetic, Choice, Context, FREEZE, Input, Limits, Refusal, packed};
use crate::micro::bake::Constant;

const INPUT: usize = 0;
const WEIGHTS: usize = 1;
const BIAS: usize = 2;

/// Most biases of all phases together: far more than fit a device.
const BIASES_MAX: usize = 1 << 20;

/// Chooses for a transposed convolution.
pub(super) fn transpose_conv(
    cx: &Context<'_>,
    op: &Op,
    conv: &TransposeConv,
) -> Result<Choice, Refusal> {
    let [input, weights] = [cx.input(op, INPUT), cx.input(op, WEIGHTS)];
    let output = cx.output(op);
    let family = [
        KernelId::TransposeConvS8,
        KernelId::TransposeConvS16,
        KernelId::TransposeConvF32,
    ];
    let (mut kernel, arithmetic) = filter_kernel(&family, input, weights, output)?;
    let taps = Taps::of(&weights.shape, conv.stride);
    check_operands(cx, op, &taps)?;
    let padding = Padding2d {
        top: conv.cropped[0],
        left: conv.cropped[1],
        ..Padding2d::default()
    };
    let window = Window::of(input, output, conv.stride, padding).with_kernel(taps.kernel);
    let limits = Limits::of(conv.activation, output, arithmetic);
    let params = checked!(micro::TransposeConv {
        window: window.narrow()?,
        input_zero_point: input.zero_point(),
        output_zero_point: output.zero_point(),
        act_min: limits.min,
        act_max: limits.max,
        act_min_f32: limits.min_f32,
        act_max_f32: limits.max_f32,
    })?;
    let macs = [&input.shape[..3], &weights.shape[..]].concat();
    if arithmetic == Arithmetic::Integer {
        let convolution = Convolution {
            window,
            groups: 1,
            input_zero_point: input.zero_point(),
            output_zero_point: output.zero_point(),
            limits,
        };
        if let Some(choice) = packed::transpose_conv(cx, op, (&convolution, params), &taps) {
            return Ok(choice.macs(&macs));
        }
    }
    if kernel == KernelId::TransposeConvS16 && !sums_are_wide(cx, op) {
        kernel = KernelId::TransposeConvS16Sum32;
    }
    let inputs = operands(cx, op, (kernel, arithmetic), taps);
    Ok(Choice::new(kernel, params, inputs).macs(&macs))
}

/// What the kernel reads, where weights are not packed.
fn operands(
    cx: &Context<'_>,
    op: &Op,
    (kernel, arithmetic): (KernelId, Arithmetic),
    taps: Taps,
) -> Vec<Input> {
    let channels = taps.channels;
    let mut inputs = vec![
        cx.tensor(op, INPUT),
        weights_by_phase(taps.clone(), arithmetic),
    ];
    match arithmetic {
        Arithmetic::Float => inputs.push(match is_computed(cx, op, BIAS) {
            true => cx.tensor(op, BIAS),
            false => constant_bias(BIAS, Element::F32, channels),
        }),
        Arithmetic::Integer => {
            inputs.push(biases(kernel, taps));
            let [input, weights] = [INPUT, WEIGHTS].map(|operand| cx.input(op, operand));
            let output = cx.output(op);
            let multipliers = numerics::conv_multipliers(input, weights, output, channels);
            inputs.extend(Input::multipliers(&multipliers));
        }
    }
    inputs
}

/// What is put in another order is constant, and there is not too much of it.
fn check_operands(cx: &Context<'_>, op: &Op, taps: &Taps) -> Result<(), Refusal> {
    let computed = |what: &str| {
        let reason = format!("its {what} must be constant, as they are put in another order");
        Err(Refusal::new(reason, FREEZE))
    };
    if !cx.is_known(op, WEIGHTS) {
        return computed("weights");
    }
    let quantised = cx.input(op, WEIGHTS).quant.is_some();
    if quantised && is_computed(cx, op, BIAS) {
        return computed("biases");
    }
    if cx.input(op, WEIGHTS).zero_point() != 0 {
        let reason = "its weights have a zero point other than 0";
        return Err(Refusal::new(
            reason,
            "convert the model with int8 quantisation",
        ));
    }
    let phases = taps.stride[0].saturating_mul(taps.stride[1]);
    if phases.saturating_mul(taps.channels) > BIASES_MAX {
        let [rows, columns] = taps.stride;
        let reason = format!("its strides of {rows} and {columns} make for too many biases");
        return Err(Refusal::new(
            reason,
            "use smaller strides, or pad the result",
        ));
    }
    Ok(())
}

/// Taps of weights `[channels, rows, columns, depth]`, by phase.
#[derive(Clone)]
pub(super) struct Taps {
    /// Of rows and columns.
    pub(super) stride: [usize; 2],
    /// Rows and columns of taps.
    kernel: [usize; 2],
    /// Of the output.
    pub(super) channels: usize,
    /// Channels of the input.
    depth: usize,
}

impl Taps {
    fn of(weights: &[usize], stride: [usize; 2]) -> Self {
        let &[channels, rows, columns, depth] = weights else {
            unreachable!("the verifier asks for four dimensions");
        };
        Self {
            stride,
            kernel: [rows, columns],
            channels,
            depth,
        }
    }

    /// For each phase of rows and of columns, how many rows and columns of taps it has.
    pub(super) fn extents(&self) -> impl Iterator<Item = [usize; 2]> + '_ {
        let [rows, columns] = self.stride;
        let phases = (0..rows).flat_map(move |row| (0..columns).map(move |column| [row, column]));
        phases.map(|phase| {
            [0, 1].map(|axis| {
                self.kernel[axis]
                    .saturating_sub(phase[axis])
                    .div_ceil(self.stride[axis])
            })
        })
    }

    /// For each phase and channel, the sum of the weights, and the most that 8-bit inputs make of
    /// them.
    pub(super) fn sums(&self, weights: &[u8]) -> Vec<[i64; 2]> {
        let phases = self.by_phase().map(|runs| {
            let values = runs.into_iter().flat_map(|run| &weights[run]);
            values.fold([0, 0], |[sum, reach], byte| {
                let value = i64::from(byte.cast_signed());
                [sum + value, reach + 128 * value.abs()]
            })
        });
        phases.collect()
    }

    /// For each phase of rows and of columns, and each channel: where the weights of its taps are,
    /// the last tap first.
    pub(super) fn by_phase(&self) -> impl Iterator<Item = Vec<Range<usize>>> + '_ {
        let [rows, columns] = self.stride;
        let phases = (0..rows).flat_map(move |row| (0..columns).map(move |column| [row, column]));
        let channels = move |phase| (0..self.channels).map(move |channel| (phase, channel));
        phases.flat_map(channels).map(|([row, column], channel)| {
            let taps = |phase: usize, axis: usize| {
                let taps: Vec<_> = (phase..self.kernel[axis])
                    .step_by(self.stride[axis])
                    .collect();
                taps.into_iter().rev()
            };
            let across = taps(column, 1);
            let places = taps(row, 0).flat_map(|i| across.clone().map(move |j| (i, j)));
            let places = places.map(|(i, j)| {
                let tap = (channel * self.kernel[0] + i) * self.kernel[1] + j;
                tap * self.depth..(tap + 1) * self.depth
            });
            places.collect()
        })
    }
}

/// The weights in the order of the kernels.
fn weights_by_phase(taps: Taps, arithmetic: Arithmetic) -> Input {
    let (element, size) = match arithmetic {
        Arithmetic::Integer => (Element::S8, 1),
        Arithmetic::Float => (Element::F32, 4),
    };
    Input::derived(move |cx, op| {
        let weights = known_weights(cx, op);
        let runs = taps.by_phase().flatten();
        let bytes = runs.flat_map(|run| &weights[run.start * size..run.end * size]);
        Constant {
            element,
            bytes: bytes.copied().collect(),
        }
    })
}

fn known_weights<'a>(cx: &Context<'a>, op: &Op) -> &'a [u8] {
    let weights = cx.known(op, WEIGHTS);
    weights.expect("they have been found constant")
}

/// The biases of a kernel of integers: for all phases, or of each with what the zero point adds.
fn biases(kernel: KernelId, taps: Taps) -> Input {
    Input::derived(move |cx, op| {
        let known = known_bias(cx, op, taps.channels).expect("it has been found constant");
        if kernel == KernelId::TransposeConvS16 {
            return Constant::s64(&known);
        }
        if kernel == KernelId::TransposeConvS16Sum32 {
            return Constant::s32(&known.iter().map(|bias| *bias as i32).collect::<Vec<_>>());
        }
        Constant::s32(&folded(cx, op, &taps, &known))
    })
}

/// The bias of each phase and channel, less what its weights make of the zero point.
fn folded(cx: &Context<'_>, op: &Op, taps: &Taps, bias: &[i64]) -> Vec<i32> {
    let zero_point = i64::from(cx.input(op, INPUT).zero_point());
    let sums = taps.sums(known_weights(cx, op)).into_iter();
    // Modulo 2^32, as the kernel's own additions.
    let folded = sums.zip(bias.iter().cycle());
    folded
        .map(|([sum, _], bias)| (bias - zero_point * sum) as i32)
        .collect()
}
