//! Depthwise convolutions: kernels that keep lines under the window in scratch.

use peapod_ir::Op;
use peapod_ir::numerics::Multiplier;
use peapod_ir::plan::micro::{Element, InstructionSet, KernelId};

use super::layout::Layout;
use super::shape::is_line_by_line;
use super::{
    Channels, Choice, Context, Convolution, Filter, INPUT, LANES, ROWS, SHIFTS, SUM_MAX, product,
};

/// Greatest length of what the MVE kernel reads of a channel for a row of results: eight such are
/// in reach of 16-bit offsets.
const PLANE_MAX: usize = u16::MAX as usize / 8;

/// Biases stay below this, so that twice the sum of a window fits a word.
const LINES_BIAS_MAX: i64 = 1 << 29;

/// The choice of a packed kernel for a depthwise convolution; `None` if it does not apply.
pub(in crate::micro::choose) fn depthwise_conv2d(
    cx: &Context<'_>,
    op: &Op,
    convolution: &Convolution,
    multipliers: &[Multiplier],
) -> Option<Choice> {
    let set = cx.packing?;
    let window = convolution.window;
    let order = Channels::Columns(window.out_c);
    let filter = Filter::of(cx, op, convolution, order, multipliers)?;
    if window.in_c == 1 {
        // All channels read the same input: a convolution like others.
        return product(cx, op, &filter);
    }
    let fits = [window.dilation_h, window.dilation_w] == [1, 1]
        && window.in_c == window.out_c
        && !cx.is_known(op, INPUT);
    match set {
        InstructionSet::Dsp if fits => depthwise_dsp(cx, op, &filter),
        InstructionSet::Mve if fits => depthwise_mve(cx, op, &filter),
        InstructionSet::Scalar | InstructionSet::Dsp | InstructionSet::Mve => None,
    }
}

/// Whether the kernel that reads windows of 3 x 3 from lines takes a depthwise convolution: it does
/// not pack weights, but is as large as those that do.
pub(in crate::micro::choose) fn depthwise_fits_lines(
    cx: &Context<'_>,
    op: &Op,
    convolution: &Convolution,
    multipliers: &[Multiplier],
) -> bool {
    let w = &convolution.window;
    let order = Channels::Columns(w.out_c);
    let Some(filter) = Filter::of(cx, op, convolution, order, multipliers) else {
        return false;
    };
    let taps = [w.kernel_h, w.kernel_w, w.dilation_h, w.dilation_w] == [3, 3, 1, 1];
    let mut biases = filter.bias.iter().zip(&filter.weights.sums);
    let zero_point = i64::from(convolution.input_zero_point);
    let sums = biases.all(|(bias, sum)| (bias - zero_point * sum).abs() < LINES_BIAS_MAX);
    let shifts = multipliers
        .iter()
        .all(|multiplier| SHIFTS.contains(&-multiplier.shift));
    cx.packing.is_some() && taps && w.stride_w <= 2 && sums && shifts
}

/// The choice of the kernel for windows of 3 x 3 on DSP instructions.
fn depthwise_dsp(cx: &Context<'_>, op: &Op, filter: &Filter<'_>) -> Option<Choice> {
    let window = filter.convolution.window;
    // Lines run along the longer side.
    let upright = window.out_h > window.out_w;
    let (stride, len) = match upright {
        true => (window.stride_h, window.out_h),
        false => (window.stride_w, window.out_w),
    };
    if [window.kernel_h, window.kernel_w] != [3, 3] || stride > 2 {
        return None;
    }
    let mut rescaling = Vec::new();
    for [bias, multiplier, offset, shift] in filter.rescaling(SUM_MAX)? {
        rescaling.extend([multiplier, offset, shift, 2 * bias]);
    }
    let params = filter.convolution.params().ok()?;
    let call = (KernelId::DepthwiseConv2dS8Dsp, params.into());
    let pack = move |rows: &[Vec<i8>]| lines_in_words(rows, upright);
    let len_bytes = (stride * len.div_ceil(2) + 1) * 4 * 3 * size_of::<i32>();
    let choice = filter.choice(cx, op, call, Element::S32, pack, rescaling);
    let choice = choice.scratch(Element::S32, len_bytes);
    Some(choice.in_place(is_line_by_line(&window).then_some(INPUT)))
}

/// The three lines of each window of 3 x 3, a word each; columns where lines are upright.
fn lines_in_words(rows: &[Vec<i8>], upright: bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    for row in rows {
        for line in 0..3 {
            let taps = [0, 1, 2].map(|tap| match upright {
                true => 3 * tap + line,
                false => 3 * line + tap,
            });
            bytes.extend(taps.map(|tap| row[tap].cast_unsigned()));
            bytes.push(0);
        }
    }
    bytes
}

/// The choice of the kernel for windows that fit a vector.
fn depthwise_mve(cx: &Context<'_>, op: &Op, filter: &Filter<'_>) -> Option<Choice> {
    let window = filter.convolution.window;
    let (height, width) = (window.kernel_h, window.kernel_w);
    let plane = ((window.out_w - 1) * window.stride_w + width) * height;
    if height * width > LANES || plane > PLANE_MAX {
        return None;
    }
    let layout = Layout::of(InstructionSet::Mve);
    let rescaling = layout.rescaling(filter.rescaling(layout.sum_max())?);
    let params = filter.convolution.params().ok()?;
    let call = (KernelId::DepthwiseConv2dS8Mve, params.into());
    let pack = move |rows: &[Vec<i8>]| rotated(rows, height, width);
    let choice = filter.choice(cx, op, call, Element::S8, pack, rescaling);
    let choice = choice.scratch(Element::S8, 2 * ROWS * plane + LANES);
    Some(choice.in_place(is_line_by_line(&window).then_some(INPUT)))
}

/// Blocks of windows, each for every line that can come first, in a vector each.
fn rotated(rows: &[Vec<i8>], height: usize, width: usize) -> Vec<u8> {
    let nothing = vec![0; height * width];
    let mut bytes = Vec::new();
    for block in rows.chunks(ROWS) {
        for rotation in 0..height {
            for row in (0..ROWS).map(|index| block.get(index).unwrap_or(&nothing)) {
                // Line by line of a column; the first row of the window is at the rotation.
                let tap = |x: usize, line: usize| (line + height - rotation) % height * width + x;
                let taps = (0..width).flat_map(|x| (0..height).map(move |line| tap(x, line)));
                bytes.extend(taps.map(|tap| row[tap].cast_unsigned()));
                bytes.resize(bytes.len().next_multiple_of(LANES), 0);
            }
        }
    }
    bytes
}
