//! Depthwise 2-D convolution with windows of 3 x 3, in the order Arm's DSP instructions like.
//!
//! Four channels at a time: their input is transposed into lines of one channel each, three of
//! which are under the window at once, and each output row of a channel is computed from those.

use peapod_isa::dsp::depthwise::{self, Channels, Filters, Pair, Rescaling, Stride, TAPS};
use peapod_schemas::micro::{Conv2d, ElementType, Kernel as KernelId};

use super::{InPlace, Kernel};
use crate::arena::{constant, exclusive_each};
use crate::call::Call;
use crate::packed::{self, Expected, INPUT, OUTPUT, RESCALING, SCRATCH, WEIGHTS};
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit;
use crate::rows::{rows, rows_mut};

/// Inputs: input, packed weights s32, rescaling s32, scratch s32. Output. Scratch is written too.
/// Never in place.
pub static DEPTHWISE_CONV2D_S8_DSP: Kernel = Kernel {
    id: KernelId::DepthwiseConv2dS8Dsp,
    in_place: InPlace::Never,
    written_inputs: 1,
    check,
    run,
};

/// Channels whose input is transposed together.
const CHANNELS: usize = 4;

/// Words of the weights of a channel, which stand twice.
const FILTER_WORDS: usize = 2 * TAPS * 2;

fn stride(params: &Conv2d) -> Option<Stride> {
    match params.window.stride_w {
        1 => Some(Stride::One),
        2 => Some(Stride::Two),
        _ => None,
    }
}

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Conv2d = call.expect_params()?;
    let w = &params.window;
    let shape = |what, found: u16| Err(Fault::Shape { what, found: found.into() });
    if w.in_c != w.out_c {
        return shape(Quantity::Channels, w.out_c);
    }
    for (what, found, expected) in [
        (Quantity::Kernel, w.kernel_h, 3),
        (Quantity::Kernel, w.kernel_w, 3),
        (Quantity::Dilation, w.dilation_h, 1),
        (Quantity::Dilation, w.dilation_w, 1),
    ] {
        if found != expected {
            return shape(what, found);
        }
    }
    let Some(stride) = stride(params) else {
        return shape(Quantity::Stride, w.stride_w);
    };
    let channels = u32::from(w.out_c);
    let scratch = stride.pairs(w.out_w.into()) * CHANNELS * TAPS;
    let expected = Expected {
        element: ElementType::S32,
        weights: channels.checked_mul(FILTER_WORDS as u32),
        channels: channels,
        scratch: Some(scratch as u32),
    };
    packed::check(call, params, &expected)
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Conv2d = call.params()?;
    let [input, scratch, output] = exclusive_each(call, arena, [INPUT, SCRATCH, OUTPUT])?;
    let input: &[i8] = bytemuck::try_cast_slice(input).ok()?;
    let scratch: &mut [i32] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let lines: &mut [Pair] = scratch.as_chunks_mut().0;
    let output: &mut [i8] = bytemuck::try_cast_slice_mut(output).ok()?;
    let filters: &[i32] = constant(call, WEIGHTS)?;
    let filters: &[Filters] = filters.as_chunks().0.as_chunks().0;
    let rescaling: &[i32] = constant(call, RESCALING)?;
    let rescaling: &[Rescaling] = rescaling.as_chunks().0;
    let w = &params.window;
    let channels = usize::from(w.out_c);
    let depthwise = Depthwise {
        params,
        stride: stride(params)?,
        channels,
        pad: params.input_zero_point as i8,
    };
    let image_len = usize::from(w.in_h).wrapping_mul(w.in_w.into()).wrapping_mul(channels);
    let result_len = usize::from(w.out_h).wrapping_mul(w.out_w.into()).wrapping_mul(channels);
    for (image, result) in rows(input, image_len).zip(rows_mut(output, result_len)) {
        let blocks = filters.chunks(CHANNELS).zip(rescaling.chunks(CHANNELS));
        for (block, (filters, rescaling)) in blocks.enumerate() {
            let first = block.wrapping_mul(CHANNELS);
            let image = image.get(first..)?;
            let result = result.get_mut(first..)?;
            depthwise.block(image, (filters, rescaling), lines, result)?;
        }
    }
    if (params.act_min, params.act_max) != (i8::MIN.into(), i8::MAX.into()) {
        for result in output {
            *result = limit((*result).into(), params.act_min, params.act_max) as i8;
        }
    }
    Some(())
}

/// One convolution, apart from its data.
struct Depthwise<'a> {
    params: &'a Conv2d,
    stride: Stride,
    channels: usize,
    pad: i8,
}

impl Depthwise<'_> {
    /// A few channels of an image; all slices begin with the first of them.
    fn block(
        &self,
        image: &[i8],
        (filters, rescaling): (&[Filters], &[Rescaling]),
        lines: &mut [Pair],
        result: &mut [i8],
    ) -> Option<()> {
        let w = &self.params.window;
        let pairs = lines.len().checked_div(CHANNELS)?;
        let width = usize::from(w.out_w);
        lines.as_flattened_mut().fill(depthwise::both(self.pad));
        // Rows are counted from the top padding.
        let mut next = 0_usize;
        let row_len = width.wrapping_mul(self.channels);
        let mut result = result;
        for y in 0..usize::from(w.out_h) {
            let top = y.wrapping_mul(w.stride_h.into());
            for row in next.max(top)..top.wrapping_add(TAPS) {
                self.load(image, row, filters.len(), lines)?;
            }
            next = top.wrapping_add(TAPS);
            let rotation = (TAPS - top % TAPS) % TAPS;
            // Of an odd number of results the last takes one of the next row with it, which is
            // written later; the last row has nobody after it.
            let twos = match result.len() > row_len {
                true => width.div_ceil(2),
                false => width / 2,
            };
            let channels = Channels { lines, pairs, filters, rotation, rescaling };
            depthwise::row(self.stride, channels, twos, result, self.channels);
            if twos.wrapping_mul(2) < width {
                self.last(channels, result)?;
            }
            result = result.get_mut(row_len..).unwrap_or_default();
        }
        Some(())
    }

    /// The last result of a row of each channel.
    #[inline(never)]
    fn last(&self, channels: Channels<'_>, result: &mut [i8]) -> Option<()> {
        let Channels { lines, pairs, filters, rotation, rescaling } = channels;
        let x = usize::from(self.params.window.out_w).wrapping_sub(1);
        let at = x.wrapping_mul(self.params.window.stride_w.into());
        let results = result.get_mut(x.wrapping_mul(self.channels)..)?;
        let channels = rows(lines, pairs).zip(filters.iter().zip(rescaling));
        for (result, (lines, (filters, rescaling))) in results.iter_mut().zip(channels) {
            let filter = filters.get(rotation..)?.first_chunk()?;
            *result = depthwise::single(lines, at, filter, rescaling);
        }
        Some(())
    }

    /// Puts an input row, counted from the top padding, where the oldest one was.
    fn load(&self, image: &[i8], row: usize, channels: usize, lines: &mut [Pair]) -> Option<()> {
        let w = &self.params.window;
        let line = row % TAPS;
        let inside = row.checked_sub(w.pad_top.into()).filter(|row| *row < w.in_h.into());
        let Some(row) = inside else {
            let padding = depthwise::both(self.pad);
            lines.iter_mut().for_each(|pair| pair[line] = padding);
            return Some(());
        };
        let row_len = usize::from(w.in_w).wrapping_mul(self.channels);
        let pixels = image.get(row.wrapping_mul(row_len)..)?;
        let left = usize::from(w.pad_left);
        if channels == CHANNELS {
            return self.load_twos(pixels, (left, line), lines);
        }
        for x in 0..w.in_w.into() {
            let pixel = pixels.get(x * self.channels..)?;
            self.load_one(pixel, (left.wrapping_add(x), line), channels, lines);
        }
        Some(())
    }

    /// A row of four channels, from value `left` of the lines on; what is beyond is not needed.
    #[inline(always)]
    fn load_twos(
        &self,
        mut pixels: &[i8],
        (left, line): (usize, usize),
        lines: &mut [Pair],
    ) -> Option<()> {
        let step = self.channels;
        let pairs = lines.len() / CHANNELS;
        let mut width = usize::from(self.params.window.in_w);
        let mut first = left / 2;
        if !left.is_multiple_of(2) {
            // Padding, and the first pixel.
            self.load_edge([None, pixels.first_chunk()], (first, line), lines);
            pixels = pixels.get(step..).unwrap_or_default();
            (first, width) = (first.wrapping_add(1), width.wrapping_sub(1));
        }
        let twos = (width / 2).min(pairs.saturating_sub(first));
        depthwise::load(lines, (first, line), pixels, step, twos);
        if !width.is_multiple_of(2) {
            let last = width.wrapping_sub(1).wrapping_mul(step);
            let last = pixels.get(last..)?.first_chunk();
            self.load_edge([last, None], (first.wrapping_add(width / 2), line), lines);
        }
        Some(())
    }

    /// Two neighbours, of which one is padding.
    fn load_edge(
        &self,
        pixels: [Option<&[i8; CHANNELS]>; 2],
        (pair, line): (usize, usize),
        lines: &mut [Pair],
    ) {
        let pairs = lines.len() / CHANNELS;
        let padding = [self.pad; CHANNELS];
        let [one, two] = pixels.map(|pixel| pixel.unwrap_or(&padding));
        let words = depthwise::transposed(one, two);
        for (lines, word) in rows_mut(lines, pairs).zip(words) {
            if let Some(slot) = lines.get_mut(pair).and_then(|pair| pair.get_mut(line)) {
                *slot = word;
            }
        }
    }

    /// One pixel of a few channels; beyond the lines it is not needed.
    fn load_one(
        &self,
        pixel: &[i8],
        (at, line): (usize, usize),
        channels: usize,
        lines: &mut [Pair],
    ) {
        let pairs = lines.len() / CHANNELS;
        for (lines, &value) in rows_mut(lines, pairs).zip(pixel).take(channels) {
            if let Some(word) = lines.get_mut(at / 2).and_then(|pair| pair.get_mut(line)) {
                depthwise::set(word, !at.is_multiple_of(2), value);
            }
        }
    }
}
