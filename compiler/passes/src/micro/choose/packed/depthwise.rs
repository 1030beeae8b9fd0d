//! Depthwise convolutions: kernels that keep lines under the window in scratch.

use std::ops::Range;

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

/// Results up to which cores with vector instructions compute one after the other.
const PIXELS_BY_TAPS: usize = 2;

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
    if window.in_c != window.out_c || cx.is_known(op, INPUT) {
        return None;
    }
    let dense = [window.dilation_h, window.dilation_w] == [1, 1];
    match set {
        InstructionSet::Scalar => None,
        InstructionSet::Dsp => {
            let lines = dense.then(|| depthwise_dsp(cx, op, &filter)).flatten();
            lines.or_else(|| depthwise_taps(cx, op, &filter))
        }
        InstructionSet::Mve => {
            let planes = || dense.then(|| depthwise_mve(cx, op, &filter)).flatten();
            let taps = || depthwise_taps(cx, op, &filter);
            // To write planes takes longer than what reads them does, if that is little.
            match window.out_h * window.out_w <= PIXELS_BY_TAPS {
                true => taps().or_else(planes),
                false => planes().or_else(taps),
            }
        }
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

/// The choice of the kernel for windows of any shape on DSP instructions.
fn depthwise_taps(cx: &Context<'_>, op: &Op, filter: &Filter<'_>) -> Option<Choice> {
    let window = filter.convolution.window;
    let channels = window.out_c;
    if channels < ROWS {
        return None;
    }
    let numbers = filter.rescaling(SUM_MAX)?;
    let mut rescaling = Vec::new();
    for block in blocks(channels) {
        rescaling.extend(block.clone().map(|channel| 2 * numbers[channel][0]));
        rescaling.extend(block.flat_map(|channel| numbers[channel][1..].to_vec()));
    }
    let params = filter.convolution.params().ok()?;
    let call = (KernelId::DepthwiseConv2dS8Taps, params.into());
    let pack = move |rows: &[Vec<i8>]| taps_in_words(rows);
    let choice = filter.choice(cx, op, call, Element::S32, pack, rescaling);
    let taps = (window.kernel_h * window.kernel_w).next_multiple_of(2);
    let column = (taps * channels).next_multiple_of(size_of::<i32>());
    Some(choice.scratch(Element::S32, 2 * taps * size_of::<i32>() + column))
}

/// Channels four at a time: the last block is the last four.
fn blocks(channels: usize) -> impl Iterator<Item = Range<usize>> {
    let last = channels - ROWS;
    let firsts = (0..channels).step_by(ROWS);
    firsts.map(move |first| first.min(last)..first.min(last) + ROWS)
}

/// Two words of each tap of a block: channels 0 and 2, then 1 and 3, twice their weights.
fn taps_in_words(rows: &[Vec<i8>]) -> Vec<u8> {
    let taps = rows.first().map_or(0, Vec::len);
    let mut bytes = Vec::new();
    for block in blocks(rows.len()) {
        for tap in 0..taps.next_multiple_of(2) {
            for channel in [0, 2, 1, 3].map(|channel| block.start + channel) {
                let weight = rows[channel]
                    .get(tap)
                    .map_or(0, |weight| 2 * i16::from(*weight));
                bytes.extend(weight.to_le_bytes());
            }
        }
    }
    bytes
}

/// The choice of a kernel that reads windows from planes.
fn depthwise_mve(cx: &Context<'_>, op: &Op, filter: &Filter<'_>) -> Option<Choice> {
    let window = filter.convolution.window;
    let (height, width) = (window.kernel_h, window.kernel_w);
    let mut plane = ((window.out_w - 1) * window.stride_w + width) * height;
    let is_vector = height * width <= LANES;
    if !is_vector {
        plane += (window.out_h - 1) * window.stride_h;
    }
    if plane > PLANE_MAX {
        return None;
    }
    let layout = Layout::of(InstructionSet::Mve);
    let rescaling = layout.rescaling(filter.rescaling(layout.sum_max())?);
    let params = filter.convolution.params().ok()?;
    let kernel = match is_vector {
        true => KernelId::DepthwiseConv2dS8Mve,
        false => KernelId::DepthwiseConv2dS8Vectors,
    };
    let call = (kernel, params.into());
    let pack = move |rows: &[Vec<i8>]| match is_vector {
        true => rotated(rows, height, width),
        false => in_vectors(rows, height, width),
    };
    let choice = filter.choice(cx, op, call, Element::S8, pack, rescaling);
    let choice = choice.scratch(Element::S8, 2 * ROWS * plane + LANES);
    Some(choice.in_place(is_line_by_line(&window).then_some(INPUT)))
}

/// Blocks of windows, column by column, vector by vector.
fn in_vectors(rows: &[Vec<i8>], height: usize, width: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for block in rows.chunks(ROWS) {
        for vector in 0..(height * width).div_ceil(LANES) {
            for row in 0..ROWS {
                for at in vector * LANES..(vector + 1) * LANES {
                    let (x, line) = (at / height, at % height);
                    let weight = block.get(row).filter(|_| x < width);
                    let weight = weight.map_or(0, |row| row[line * width + x]);
                    bytes.push(weight.cast_unsigned());
                }
            }
        }
    }
    bytes
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
