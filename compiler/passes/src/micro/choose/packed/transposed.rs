//! Transposed convolutions on packed weights: a convolution for each phase.

use peapod_ir::numerics;
use peapod_ir::plan::micro::{InstructionSet, KernelId, TransposeConv};
use peapod_ir::{DType, Op};

use super::super::facts::Channels;
use super::super::transpose_conv::Taps;
use super::super::window::{Convolution, Window};
use super::super::{Choice, Context, Input, filter};
use super::layout::Layout;
use super::{INPUT, WEIGHTS, channel_rescaling};
use crate::micro::bake::Constant;

/// The choice of a packed kernel; `None` if it does not apply.
pub(in super::super) fn transpose_conv(
    cx: &Context<'_>,
    op: &Op,
    (convolution, params): (&Convolution, TransposeConv),
    taps: &Taps,
) -> Option<Choice> {
    if cx.input(op, INPUT).dtype != DType::I8 || cx.is_known(op, INPUT) {
        return None;
    }
    let sets: &[InstructionSet] = match cx.packing? {
        // Very long sums, and the least weight of all, do not fit words of two rows.
        InstructionSet::Dsp => &[InstructionSet::Dsp, InstructionSet::Scalar],
        InstructionSet::Scalar => &[InstructionSet::Scalar],
        InstructionSet::Mve => &[InstructionSet::Mve],
    };
    sets.iter()
        .find_map(|set| with(*set, cx, op, (convolution, params), taps))
}

/// The same with the instructions of a set; `None` if they cannot.
fn with(
    set: InstructionSet,
    cx: &Context<'_>,
    op: &Op,
    (convolution, params): (&Convolution, TransposeConv),
    taps: &Taps,
) -> Option<Choice> {
    let (layout, order) = (Layout::of(set), Channels::Rows(taps.channels));
    if layout.words && !cx.weights(op, WEIGHTS, order)?.words_fit {
        return None;
    }
    let windows: Vec<Window> = taps
        .extents()
        .map(|extents| window_of(&convolution.window, extents))
        .collect();
    let rescaling = rescaling(cx, op, convolution, taps, &layout)?;
    let depths = windows.iter().map(|window| layout.depth(window));
    let scratch = layout.bytes(super::shape::COLUMNS * depths.max()?);
    let kernel = match set {
        InstructionSet::Dsp => KernelId::TransposeConvS8Dsp,
        InstructionSet::Scalar => KernelId::TransposeConvS8Scalar,
        InstructionSet::Mve => KernelId::TransposeConvS8Mve,
    };
    let taps = taps.clone();
    let packed = Input::derived(move |cx, op| {
        let weights = cx.known(op, WEIGHTS);
        let weights = weights.expect("they have been found constant");
        Constant {
            element: layout.element(),
            bytes: pack(&layout, &windows, &taps, weights),
        }
    });
    let inputs = vec![cx.tensor(op, INPUT), packed, Input::s32(rescaling)];
    Some(Choice::new(kernel, params, inputs).scratch(layout.element(), scratch))
}

/// The window of a phase with so many taps: at least one, as zeros are weights too.
fn window_of(window: &Window, extents: [usize; 2]) -> Window {
    match extents.contains(&0) {
        true => window.with_kernel([1, 1]),
        false => window.with_kernel(extents),
    }
}

/// What becomes of the sums of each phase; `None` if something could overflow or does not round
/// twice.
fn rescaling(
    cx: &Context<'_>,
    op: &Op,
    convolution: &Convolution,
    taps: &Taps,
    layout: &Layout,
) -> Option<Vec<i32>> {
    let channels = taps.channels;
    let key = (Channels::Rows(channels), taps.stride);
    let phases = cx.phases(op, WEIGHTS, key, |weights| taps.sums(weights))?;
    let bias = filter::known_bias(cx, op, channels)?;
    let [input, weights] = [INPUT, WEIGHTS].map(|operand| cx.input(op, operand));
    let multipliers = numerics::conv_multipliers(input, weights, cx.output(op), channels);
    let zero_point = i64::from(convolution.input_zero_point);
    let mut words = Vec::new();
    for phase in phases.chunks(channels) {
        let rows = phase.iter().zip(bias.iter().zip(&multipliers));
        let rows = rows.map(|([sum, reach], (bias, multiplier))| {
            let sums = [bias - zero_point * sum, *reach];
            channel_rescaling(convolution, sums, *multiplier, layout.sum_max())
        });
        words.extend(layout.rescaling(rows.collect::<Option<_>>()?));
    }
    Some(words)
}

/// The filters of each phase, packed by themselves.
fn pack(layout: &Layout, windows: &[Window], taps: &Taps, weights: &[u8]) -> Vec<u8> {
    let rows = taps.by_phase().map(|runs| {
        let values = runs.into_iter().flat_map(|run| &weights[run]);
        values.map(|byte| byte.cast_signed()).collect::<Vec<i8>>()
    });
    let rows: Vec<_> = rows.collect();
    let phases = rows.chunks(taps.channels).zip(windows);
    let packed = phases.flat_map(|(rows, window)| {
        let values = window.kernel_h * window.kernel_w * window.in_c;
        let rows = rows.iter().map(|row| {
            let mut row = row.clone();
            // Without taps there are zeros.
            row.resize(values, 0);
            row
        });
        layout.pack(&rows.collect::<Vec<_>>(), window)
    });
    packed.collect()
}
