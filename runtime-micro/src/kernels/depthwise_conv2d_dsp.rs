//! Depthwise 2-D convolution with windows of 3 x 3, in the order Arm's DSP instructions like.
//!
//! Four channels at a time: their input is transposed into lines of one channel each, three of
//! which are under the window at once, and each line of results of a channel is computed from
//! those. Lines run along the longer side of the image, rows where both are as long.

use core::ops::Range;

use peapod_isa::dsp::depthwise::{
    self, CHANNELS, Channel, Channels, Pair, Pixels, Rescaling, Results, Stride, TAPS, Weights,
};
use peapod_schemas::micro::{Conv2d, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arena::constant;
use crate::call::Call;
use crate::packed::{self, Expected, RESCALING, WEIGHTS};
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit;
use crate::rows::rows_mut;
use crate::window;

/// Inputs: input, packed weights s32, rescaling s32, scratch s32. Output. Scratch is written too.
/// The output may overwrite the input line by line: three lines are in scratch.
pub static DEPTHWISE_CONV2D_S8_DSP: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dS8Dsp,
    check,
    run,
);

/// One side of an image and of the window.
struct Side {
    input: usize,
    output: usize,
    stride: usize,
    pad: usize,
    /// From one value to the next, in the input and in the output.
    steps: [usize; 2],
}

/// The sides along and across lines.
fn sides(params: &Conv2d) -> [Side; 2] {
    let w = &params.window;
    let channels = usize::from(w.out_c);
    let row = |width: u16| usize::from(width).wrapping_mul(channels);
    let vertical = Side {
        input: w.in_h.into(),
        output: w.out_h.into(),
        stride: w.stride_h.into(),
        pad: w.pad_top.into(),
        steps: [row(w.in_w), row(w.out_w)],
    };
    let horizontal = Side {
        input: w.in_w.into(),
        output: w.out_w.into(),
        stride: w.stride_w.into(),
        pad: w.pad_left.into(),
        steps: [channels; 2],
    };
    match w.out_h > w.out_w {
        true => [vertical, horizontal],
        false => [horizontal, vertical],
    }
}

fn stride(along: &Side) -> Option<Stride> {
    match along.stride {
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
    let [along, _] = sides(params);
    let Some(stride) = stride(&along) else {
        return shape(Quantity::Stride, along.stride as u16);
    };
    let channels = u32::from(w.out_c);
    let scratch = stride.pairs(along.output) * CHANNELS * TAPS;
    let expected = Expected {
        element: ElementType::S32,
        weights: channels.checked_mul(TAPS as u32),
        channels,
        scratch: Some(scratch as u32),
    };
    packed::check(call, params, &expected)?;
    packed::check_lines_in_place(call, w)
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Conv2d = call.params()?;
    let (input, [scratch, output]) = packed::maybe_in_place(call, arena)?;
    let scratch: &mut [i32] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let lines: &mut [Pair] = scratch.as_chunks_mut().0;
    let output: &mut [i8] = bytemuck::try_cast_slice_mut(output).ok()?;
    let weights: &[i32] = constant(call, WEIGHTS)?;
    let weights: &[Weights] = weights.as_chunks().0;
    let rescaling: &[i32] = constant(call, RESCALING)?;
    let rescaling: &[Rescaling] = rescaling.as_chunks().0;
    let [along, across] = sides(params);
    let w = &params.window;
    let pixels = |height: u16, width: u16| usize::from(height).wrapping_mul(width.into());
    let channels = usize::from(w.out_c);
    let [image_len, result_len] = [pixels(w.in_h, w.in_w), pixels(w.out_h, w.out_w)]
        .map(|pixels| pixels.wrapping_mul(channels));
    let pairs = lines.len() / CHANNELS;
    let each = Depthwise {
        results: Results::new(stride(&along)?, along.output, along.steps[1], pairs)?,
        pixels: Pixels::new(along.pad, (along.input, along.steps[0]), pairs),
        pad: params.input_zero_point as i8,
        along,
        across,
    };
    // What is beside the pixels of a line stays as it is.
    lines.as_flattened_mut().fill(depthwise::both(each.pad));
    for (number, result) in rows_mut(output, result_len).enumerate() {
        let image = packed::image(input, number.wrapping_mul(image_len))?;
        let Range { start: mut first, end } = window::channels(w, CHANNELS);
        while first < end {
            let numbers = weights.get(first..)?.iter().zip(rescaling.get(first..)?);
            let mut block = [Channel::default(); CHANNELS];
            for (slot, (weights, rescaling)) in block.iter_mut().zip(numbers) {
                *slot = Channel::new(weights, rescaling);
            }
            let block = block.get(..channels.wrapping_sub(first)).unwrap_or(&block);
            each.block(packed::image(image, first)?, block, lines, result.get_mut(first..)?)?;
            first = first.wrapping_add(CHANNELS);
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
struct Depthwise {
    along: Side,
    across: Side,
    results: Results,
    /// Where lines have any.
    pixels: Option<Pixels>,
    pad: i8,
}

impl Depthwise {
    /// A few channels of an image; all slices begin with the first of them. Without an image it is
    /// where the result goes.
    fn block(
        &self,
        image: Option<&[i8]>,
        channels: &[Channel],
        lines: &mut [Pair],
        result: &mut [i8],
    ) -> Option<()> {
        let across = &self.across;
        // Lines are counted from the padding before the first; each has its place.
        let (mut next, mut place) = (0_usize, 0_usize);
        for position in 0..across.output {
            let first = position.wrapping_mul(across.stride);
            while next < first.wrapping_add(TAPS) {
                // What is between windows is not needed.
                if next >= first {
                    let image = image.unwrap_or(result);
                    self.load(image, (next, place), channels.len(), lines)?;
                }
                next = next.wrapping_add(1);
                place = if place == TAPS - 1 { 0 } else { place.wrapping_add(1) };
            }
            // The window's first line is at the place of the next one.
            let rotation = if place == 0 { 0 } else { TAPS.wrapping_sub(place) };
            let line = result.get_mut(position.wrapping_mul(across.steps[1])..)?;
            self.results.compute(Channels { lines, channels, rotation }, line);
        }
        Some(())
    }

    /// Puts an input line, counted from the padding before the first, at its place.
    fn load(
        &self,
        image: &[i8],
        (line, place): (usize, usize),
        channels: usize,
        lines: &mut [Pair],
    ) -> Option<()> {
        let Self { along, across, pixels, pad, .. } = self;
        let inside = line.checked_sub(across.pad).filter(|line| *line < across.input);
        let Some(line) = inside else {
            let padding = depthwise::both(*pad);
            lines.iter_mut().for_each(|pair| pair[place] = padding);
            return Some(());
        };
        let image = image.get(line.wrapping_mul(across.steps[0])..)?;
        if channels == CHANNELS {
            if let Some(pixels) = pixels {
                pixels.load(lines, place, image, *pad);
            }
            return Some(());
        }
        for x in 0..along.input {
            let pixel = image.get(x.wrapping_mul(along.steps[0])..)?;
            load_one(pixel, (along.pad.wrapping_add(x), place), channels, lines);
        }
        Some(())
    }
}

/// One pixel of a few channels; beyond the lines it is not needed.
fn load_one(pixel: &[i8], (at, place): (usize, usize), channels: usize, lines: &mut [Pair]) {
    let pairs = lines.len() / CHANNELS;
    for (lines, &value) in rows_mut(lines, pairs).zip(pixel).take(channels) {
        if let Some(word) = lines.get_mut(at / 2).and_then(|pair| pair.get_mut(place)) {
            depthwise::set(word, !at.is_multiple_of(2), value);
        }
    }
}
