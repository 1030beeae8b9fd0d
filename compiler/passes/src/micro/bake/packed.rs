//! Weights in the order in which a kernel for certain instructions reads them.
//!
//! The layouts are those of `micro.fbs`, at `conv2d_s8_scalar`. What the kernels take for granted
//! is decided here: neither sums nor their rescaling overflow, and all of it rounds twice.

mod shape;

use peapod_ir::Op;
use peapod_ir::plan::micro::{
    Conv2d, Element, FullyConnected, InstructionSet, Kernel, Multiplier, Operand, Window,
};

use super::{Baker, Call, Source, filter};
use shape::{is_line_by_line, is_plain, is_whole, reads_input};

/// Output channels that are computed together.
const ROWS: usize = 4;
/// Output pixels that are computed together.
const COLUMNS: usize = 2;

/// Longest row, of the product of one with DSP instructions, that need not be whole words.
const ROW_MAX: usize = 64;

/// Values of a vector of MVE.
const LANES: usize = 16;
/// Greatest length of what the MVE kernel for depthwise convolutions reads of a channel for a row
/// of results: eight such are in reach of 16-bit offsets.
const PLANE_MAX: usize = u16::MAX as usize / 8;

/// Sums stay below this, so that twice as much fits a word.
const SUM_MAX: i64 = 1 << 30;
/// Biases stay below this, so that twice the sum of a window fits a word.
const LINES_BIAS_MAX: i64 = 1 << 29;
/// Sums of the DSP kernel stay below this, as 256 times as much must fit a word.
const SUM_MAX_DSP: i64 = 1 << 23;
/// Shifts to the right stay within these: at least a rounding, and room for the zero point.
const SHIFTS: std::ops::RangeInclusive<i32> = 1..=21;

/// How a kernel lays out rows and columns.
struct Layout {
    /// Runs of taps are padded to a multiple of this.
    run: usize,
    /// The depth is padded to a multiple of this.
    depth: usize,
    /// Values of a row that lie together.
    together: usize,
    /// Columns have words of two values, rows have words of the values of two rows at two depths.
    words: bool,
    /// Of the numbers of rescaling, each comes for all rows of a block, and shifts are negative;
    /// else three come for each row.
    by_number: bool,
}

impl Layout {
    fn of(set: InstructionSet) -> Self {
        let (run, depth, together) = match set {
            InstructionSet::Scalar => (1, 1, 1),
            InstructionSet::Dsp => (4, 4, 4),
            InstructionSet::Mve => (1, LANES, LANES),
        };
        Self {
            run,
            depth,
            together,
            words: set == InstructionSet::Dsp,
            by_number: set == InstructionSet::Mve,
        }
    }

    fn element(&self) -> Element {
        if self.words {
            Element::S32
        } else {
            Element::S8
        }
    }

    /// Bytes of so many values of columns.
    fn bytes(&self, values: usize) -> usize {
        if self.words { 2 * values } else { values }
    }

    /// Bytes of an element.
    fn one(&self) -> usize {
        if self.words { 4 } else { 1 }
    }

    /// Below this stay the sums.
    fn sum_max(&self) -> i64 {
        if self.words { SUM_MAX_DSP } else { SUM_MAX }
    }

    /// What the sums of a block begin with.
    fn biases(&self, block: &[[i32; 4]]) -> Vec<i32> {
        let mut biases: Vec<i32> = block.iter().map(|row| row[0]).collect();
        if self.words {
            for both in biases.chunks_mut(2) {
                both[1] = both[1].wrapping_mul(256).wrapping_add(both[0]);
            }
        }
        biases
    }
}

/// The call of a packed kernel; `None` if the op is none for it.
pub(super) fn conv2d(
    baker: &mut Baker,
    op: &Op,
    params: Conv2d,
    multipliers: &[Multiplier],
) -> Option<Call> {
    let weights = filter::constant_weights(baker, op).ok()?;
    let rows = weights.chunks_exact(weights.len() / params.window.out_c);
    let rows: Vec<Vec<i8>> = rows.map(<[i8]>::to_vec).collect();
    product(baker, op, params, &rows, multipliers)
}

/// The call that multiplies columns of the input with these rows.
fn product(
    baker: &mut Baker,
    op: &Op,
    params: Conv2d,
    rows: &[Vec<i8>],
    multipliers: &[Multiplier],
) -> Option<Call> {
    let set = baker.packing?;
    let numbers = (params, rows, multipliers);
    let call = product_for(set, baker, op, numbers);
    match set {
        // Very long sums, and the least weight of all, do not fit words of two rows.
        InstructionSet::Dsp => {
            call.or_else(|| product_for(InstructionSet::Scalar, baker, op, numbers))
        }
        InstructionSet::Scalar | InstructionSet::Mve => call,
    }
}

/// The same with the instructions of a set; `None` where they cannot.
fn product_for(
    set: InstructionSet,
    baker: &mut Baker,
    op: &Op,
    (params, rows, multipliers): (Conv2d, &[Vec<i8>], &[Multiplier]),
) -> Option<Call> {
    let window = params.window;
    let input = baker.source(op, 0);
    if params.groups != 1 || matches!(input, Source::Constant(_)) {
        return None;
    }
    let bias = filter::known_bias(baker, op, window.out_c)?;
    let layout = Layout::of(set);
    if layout.words && !words_fit(rows) {
        return None;
    }
    let rescaling = rescaling(&params, rows, &bias, multipliers, &layout)?;
    let rows: Vec<Vec<i8>> = rows
        .iter()
        .map(|row| padded(row, &window, &layout))
        .collect();
    let depth = rows.first()?.len();
    let packed = Source::Constant(pack(baker, &rows, &layout));
    let rescaling = baker.constant_s32(&rescaling);
    if let Some(row) = as_row(&params, depth, &layout) {
        let kernel = match set {
            InstructionSet::Scalar => Some(Kernel::FullyConnectedS8Scalar(row)),
            InstructionSet::Dsp => Some(Kernel::FullyConnectedS8Dsp(row)),
            InstructionSet::Mve => None,
        };
        if let Some(kernel) = kernel {
            return Some(Call::new(kernel, vec![input, packed, rescaling]));
        }
    }
    let len_bytes = match columns(&window) {
        // There must be some.
        _ if reads_input(&window, depth) && (set != InstructionSet::Mve || window.batches == 1) => {
            layout.one()
        }
        1 => depth,
        columns => layout.bytes(columns * depth),
    };
    let scratch = Source::Scratch {
        element: layout.element(),
        len_bytes,
    };
    let inputs = vec![input, packed, rescaling, scratch];
    let kernel = match set {
        InstructionSet::Scalar => Kernel::Conv2dS8Scalar(params),
        InstructionSet::Dsp => Kernel::Conv2dS8Dsp(params),
        InstructionSet::Mve => Kernel::Conv2dS8Mve(params),
    };
    let gathers = set == InstructionSet::Dsp && !reads_input(&window, depth);
    let over_input = gathers && is_plain(&window) && window.in_c == window.out_c;
    Some(Call::new(kernel, inputs).in_place(over_input.then_some(0)))
}

/// A convolution as the product of a row, where its only column is all of the input as it lies,
/// packed weights of this depth have padding at its end only, and the kernel takes so many values.
fn as_row(params: &Conv2d, depth: usize, layout: &Layout) -> Option<FullyConnected> {
    let w = &params.window;
    let in_len = w.in_h * w.in_w * w.in_c;
    let padded = in_len.next_multiple_of(layout.depth);
    let fits = w.batches == 1 && depth == padded && (in_len == padded || in_len <= ROW_MAX);
    (fits && is_whole(w)).then_some(FullyConnected {
        rows: 1,
        in_len,
        out_len: w.out_c,
        weights_offset: 0,
        output_zero_point: params.output_zero_point,
        clamp: params.clamp,
    })
}

/// The call of a packed kernel for a depthwise convolution; `None` if the op is none for it.
pub(super) fn depthwise_conv2d(
    baker: &mut Baker,
    op: &Op,
    params: Conv2d,
    multipliers: &[Multiplier],
) -> Option<Call> {
    let set = baker.packing?;
    let window = params.window;
    let weights = filter::constant_weights(baker, op).ok()?;
    let channel = |c: usize| {
        weights
            .iter()
            .skip(c)
            .step_by(window.out_c)
            .copied()
            .collect()
    };
    let rows: Vec<Vec<i8>> = (0..window.out_c).map(channel).collect();
    if window.in_c == 1 {
        // All channels read the same input: a convolution like others.
        return product(baker, op, params, &rows, multipliers);
    }
    let fits = [window.dilation_h, window.dilation_w] == [1, 1]
        && window.in_c == window.out_c
        && matches!(baker.source(op, 0), Source::Value(_));
    match set {
        InstructionSet::Dsp if fits => depthwise_dsp(baker, op, params, &rows, multipliers),
        InstructionSet::Mve if fits => depthwise_mve(baker, op, params, &rows, multipliers),
        InstructionSet::Scalar | InstructionSet::Dsp | InstructionSet::Mve => None,
    }
}

/// Whether the kernel that reads windows of 3 x 3 from lines takes a depthwise convolution: it does
/// not pack weights, but is as large as those that do.
pub(super) fn depthwise_fits_lines(
    baker: &Baker,
    op: &Op,
    params: &Conv2d,
    multipliers: &[Multiplier],
) -> bool {
    let w = &params.window;
    let taps = [w.kernel_h, w.kernel_w, w.dilation_h, w.dilation_w] == [3, 3, 1, 1];
    let Ok(weights) = filter::constant_weights(baker, op) else {
        return false;
    };
    let Some(mut bias) = filter::known_bias(baker, op, w.out_c) else {
        return false;
    };
    for (index, weight) in weights.iter().enumerate() {
        bias[index % w.out_c] -= i64::from(params.input_zero_point) * i64::from(*weight);
    }
    let sums = bias.iter().all(|bias| bias.abs() < LINES_BIAS_MAX);
    let shifts = multipliers
        .iter()
        .all(|multiplier| SHIFTS.contains(&-multiplier.shift));
    baker.packing.is_some() && taps && w.stride_w <= 2 && sums && shifts
}

/// The call of the kernel for windows of 3 x 3 on DSP instructions, of channels' rows of weights.
fn depthwise_dsp(
    baker: &mut Baker,
    op: &Op,
    params: Conv2d,
    rows: &[Vec<i8>],
    multipliers: &[Multiplier],
) -> Option<Call> {
    let window = params.window;
    // Lines run along the longer side.
    let upright = window.out_h > window.out_w;
    let (stride, len) = match upright {
        true => (window.stride_h, window.out_h),
        false => (window.stride_w, window.out_w),
    };
    if [window.kernel_h, window.kernel_w] != [3, 3] || stride > 2 {
        return None;
    }
    let bias = filter::known_bias(baker, op, window.out_c)?;
    let mut rescaling = Vec::new();
    for ((row, bias), multiplier) in rows.iter().zip(bias).zip(multipliers) {
        let numbers = channel_rescaling(&params, row, bias, *multiplier, SUM_MAX)?;
        let [bias, multiplier, offset, shift] = numbers;
        rescaling.extend([multiplier, offset, shift, 2 * bias]);
    }
    let mut bytes = Vec::new();
    for row in rows {
        for line in 0..3 {
            let taps = [0, 1, 2].map(|tap| {
                if upright {
                    3 * tap + line
                } else {
                    3 * line + tap
                }
            });
            bytes.extend(taps.map(|tap| row[tap].cast_unsigned()));
            bytes.push(0);
        }
    }
    let scratch = Source::Scratch {
        element: Element::S32,
        len_bytes: (stride * len.div_ceil(2) + 1) * 4 * 3 * size_of::<i32>(),
    };
    let packed = Source::Constant(baker.constants.add(&bytes, Element::S32));
    let rescaling = baker.constant_s32(&rescaling);
    let inputs = vec![baker.source(op, 0), packed, rescaling, scratch];
    let call = Call::new(Kernel::DepthwiseConv2dS8Dsp(params), inputs);
    Some(call.in_place(is_line_by_line(&window).then_some(0)))
}

/// The call of the kernel for windows that fit a vector, of channels' rows of weights.
fn depthwise_mve(
    baker: &mut Baker,
    op: &Op,
    params: Conv2d,
    rows: &[Vec<i8>],
    multipliers: &[Multiplier],
) -> Option<Call> {
    let window = params.window;
    let (height, width) = (window.kernel_h, window.kernel_w);
    let plane = ((window.out_w - 1) * window.stride_w + width) * height;
    if height * width > LANES || plane > PLANE_MAX {
        return None;
    }
    let layout = Layout::of(InstructionSet::Mve);
    let bias = filter::known_bias(baker, op, window.out_c)?;
    let rescaling = rescaling(&params, rows, &bias, multipliers, &layout)?;
    let nothing = vec![0; height * width];
    let mut bytes = Vec::new();
    for block in rows.chunks(ROWS) {
        for rotation in 0..height {
            for row in (0..ROWS).map(|index| block.get(index).unwrap_or(&nothing)) {
                // Line by line of a column; the first row of the window lies at the rotation.
                let tap = |x: usize, line: usize| (line + height - rotation) % height * width + x;
                let taps = (0..width).flat_map(|x| (0..height).map(move |line| tap(x, line)));
                bytes.extend(taps.map(|tap| row[tap].cast_unsigned()));
                bytes.resize(bytes.len().next_multiple_of(LANES), 0);
            }
        }
    }
    let scratch = Source::Scratch {
        element: Element::S8,
        len_bytes: 2 * ROWS * plane + LANES,
    };
    let packed = Source::Constant(baker.constants.add(&bytes, Element::S8));
    let rescaling = baker.constant_s32(&rescaling);
    let inputs = vec![baker.source(op, 0), packed, rescaling, scratch];
    let call = Call::new(Kernel::DepthwiseConv2dS8Mve(params), inputs);
    Some(call.in_place(is_line_by_line(&window).then_some(0)))
}

/// Columns that scratch has room for: there are as many as pixels.
fn columns(window: &Window) -> usize {
    COLUMNS.min(window.batches * window.out_h * window.out_w)
}

/// What becomes of the sums of each block of output channels, and zeros up to whole blocks; `None`
/// where something could overflow or does not round twice.
fn rescaling(
    params: &Conv2d,
    rows: &[Vec<i8>],
    bias: &[i64],
    multipliers: &[Multiplier],
    layout: &Layout,
) -> Option<Vec<i32>> {
    let mut channels: Vec<[i32; 4]> = Vec::new();
    for ((row, bias), multiplier) in rows.iter().zip(bias).zip(multipliers) {
        let most = layout.sum_max();
        channels.push(channel_rescaling(params, row, *bias, *multiplier, most)?);
    }
    channels.resize(rows.len().next_multiple_of(ROWS), [0; 4]);
    let mut words = Vec::new();
    for block in channels.chunks(ROWS) {
        match layout.by_number {
            true => {
                (0..3).for_each(|number| words.extend(block.iter().map(|row| row[number])));
                // To the right is negative.
                words.extend(block.iter().map(|row| -row[3]));
            }
            false => {
                words.extend(layout.biases(block));
                block.iter().for_each(|row| words.extend(&row[1..]));
            }
        }
    }
    Some(words)
}

/// Bias, multiplier, offset and shift of a channel; `None` where something could overflow or does
/// not round twice.
fn channel_rescaling(
    params: &Conv2d,
    row: &[i8],
    bias: i64,
    multiplier: Multiplier,
    sum_max: i64,
) -> Option<[i32; 4]> {
    let sum: i64 = row.iter().map(|w| i64::from(*w)).sum();
    let reach: i64 = row.iter().map(|w| 128 * i64::from(w.unsigned_abs())).sum();
    let bias = bias - i64::from(params.input_zero_point) * sum;
    let shift = -multiplier.shift;
    let ends = [bias - reach, bias + reach];
    // Some trained channels hardly depend on their input, with biases beyond all bounds.
    if shift >= 0 && ends.iter().all(|end| i32::try_from(*end).is_ok()) {
        let [least, most] = ends.map(|sum| result(params, sum, multiplier));
        if least == most {
            return Some([0, 0, 1 + 2 * least, 1]);
        }
    }
    if reach + bias.abs() >= sum_max || !SHIFTS.contains(&shift) {
        return None;
    }
    let bias = i32::try_from(bias).ok()?;
    let offset = (1 << (shift - 1)) + (params.output_zero_point << shift);
    Some([bias, multiplier.multiplier, offset, shift])
}

/// What a sum becomes, within 8 bits, by a multiplier that shifts to the right: it never falls
/// where sums rise.
fn result(params: &Conv2d, sum: i64, multiplier: Multiplier) -> i32 {
    let right = multiplier.shift.unsigned_abs();
    let high = (sum * i64::from(multiplier.multiplier) + (1 << 30)) >> 31;
    let half = if right == 0 { 0 } else { 1 << (right - 1) };
    // Ties go away from zero.
    let rounded = match high < 0 {
        true => -((half - high) >> right),
        false => (high + half) >> right,
    };
    (rounded + i64::from(params.output_zero_point)).clamp(-128, 127) as i32
}

/// A row with zeros after each run of taps and at its end.
fn padded(row: &[i8], window: &Window, layout: &Layout) -> Vec<i8> {
    let taps = if window.dilation_w == 1 {
        window.kernel_w
    } else {
        1
    };
    let mut padded = Vec::new();
    for run in row.chunks(taps * window.in_c) {
        padded.extend_from_slice(run);
        padded.resize(padded.len().next_multiple_of(layout.run), 0);
    }
    padded.resize(padded.len().next_multiple_of(layout.depth), 0);
    padded
}

/// Whether words can hold the weights of two rows each: 256 times that of the second, plus that of
/// the first, must fit 16 bits. Only the least weight of all does not, which TFLite avoids.
fn words_fit(rows: &[Vec<i8>]) -> bool {
    let fits = |(first, second): (&i8, &i8)| *second != i8::MIN || *first >= 0;
    rows.chunks(2).all(|both| match both {
        [first, second] => first.iter().zip(second).all(fits),
        _ => true,
    })
}

/// Blocks of rows, the values that lie together one row after the other.
fn pack(baker: &mut Baker, rows: &[Vec<i8>], layout: &Layout) -> Operand {
    let depth = rows[0].len();
    let nothing = vec![0; depth];
    let mut bytes = Vec::new();
    for block in rows.chunks(ROWS) {
        let row = |index: usize| block.get(index).unwrap_or(&nothing);
        for at in (0..depth).step_by(layout.together) {
            if layout.words {
                for at in [at, at + 1] {
                    let both =
                        |first: usize| [at, at + 2].map(|at| (row(first)[at], row(first + 1)[at]));
                    let values = [both(0), both(2)].into_iter().flatten();
                    bytes.extend(values.flat_map(|(first, second)| {
                        let both = 256 * i32::from(second) + i32::from(first);
                        (both as i16).to_le_bytes()
                    }));
                }
                continue;
            }
            for index in 0..ROWS {
                let values = &row(index)[at..at + layout.together];
                bytes.extend(values.iter().map(|value| value.cast_unsigned()));
            }
        }
    }
    baker.constants.add(&bytes, layout.element())
}
