//! Depthwise 2-D convolution with Arm's vector instructions, of windows that fit a vector: eight
//! channels of the input are transposed to planes in scratch, of as many rows as a window has, and
//! an output row is computed from those.

use peapod_isa::ROWS;
use peapod_isa::mve::depthwise::{self, Filters, PLANES, Pixels, Places, Rescaling, SLACK, Windows};
use peapod_isa::mve::{LANES, WORDS};
use peapod_schemas::micro::{Conv2d, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arena::constant;
use crate::call::Call;
use crate::packed::{self, Expected, RESCALING, WEIGHTS};
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit;
use crate::rows::rows_mut;
use crate::window;

/// Inputs: input, packed weights s8, rescaling s32, scratch s8. Output. Scratch is written too. The
/// output may overwrite the input row by row: rows under the window are in scratch.
pub static DEPTHWISE_CONV2D_S8_MVE: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dS8Mve,
    check,
    run,
);

/// Length of a plane: all windows of a row side by side. `None` if it is out of reach.
fn plane(params: &Conv2d) -> Option<usize> {
    let w = &params.window;
    let [width, stride, taps, height] =
        [w.out_w, w.stride_w, w.kernel_w, w.kernel_h].map(usize::from);
    let columns = width.saturating_sub(1).checked_mul(stride)?.checked_add(taps)?;
    let plane = columns.checked_mul(height)?;
    Some(plane).filter(|plane| *plane <= depthwise::PLANE_MAX)
}

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Conv2d = call.expect_params()?;
    let w = &params.window;
    let shape = |what, found: u16| Err(Fault::Shape { what, found: found.into() });
    if w.in_c != w.out_c {
        return shape(Quantity::Channels, w.out_c);
    }
    for dilation in [w.dilation_h, w.dilation_w] {
        if dilation != 1 {
            return shape(Quantity::Dilation, dilation);
        }
    }
    let taps = u32::from(w.kernel_h) * u32::from(w.kernel_w);
    if taps > LANES as u32 {
        return Err(Fault::Shape { what: Quantity::Kernel, found: taps });
    }
    let Some(plane) = plane(params) else {
        return shape(Quantity::Dim, w.out_w);
    };
    let channels = u32::from(w.out_c).next_multiple_of(ROWS as u32);
    let weights = channels.checked_mul(w.kernel_h.into());
    let weights = weights.and_then(|rows| rows.checked_mul(LANES as u32));
    let expected = Expected {
        element: ElementType::S8,
        weights,
        channels,
        scratch: Some((plane * PLANES + SLACK) as u32),
    };
    packed::check(call, params, &expected)?;
    packed::check_lines_in_place(call, w)
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Conv2d = call.params()?;
    let (input, [scratch, output]) = packed::maybe_in_place(call, arena)?;
    let scratch: &mut [i8] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [i8] = bytemuck::try_cast_slice_mut(output).ok()?;
    let filters: &[i8] = constant(call, WEIGHTS)?;
    let rescaling: &[i32] = constant(call, RESCALING)?;
    let w = &params.window;
    let channels = usize::from(w.out_c);
    let depthwise = Depthwise {
        params,
        channels,
        plane: plane(params)?,
        filters: filters.as_chunks::<LANES>().0.as_chunks().0,
        rescaling: rescaling.as_chunks::<WORDS>().0,
    };
    let image_len = usize::from(w.in_h).wrapping_mul(w.in_w.into()).wrapping_mul(channels);
    let result_len = usize::from(w.out_h).wrapping_mul(w.out_w.into()).wrapping_mul(channels);
    for (number, result) in rows_mut(output, result_len).enumerate() {
        let image = packed::image(input, number.wrapping_mul(image_len))?;
        for first in window::channels(w, PLANES).step_by(PLANES) {
            let image = packed::image(image, first)?;
            depthwise.block(first, image, scratch, result.get_mut(first..)?)?;
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
    channels: usize,
    plane: usize,
    /// For each four channels and each rotation.
    filters: &'a [Filters],
    /// For each four channels.
    rescaling: &'a [Rescaling],
}

impl Depthwise<'_> {
    /// At most eight channels of an image, from number `first` on; both slices begin with it.
    /// Without an image it is where the result goes.
    fn block(
        &self,
        first: usize,
        image: Option<&[i8]>,
        planes: &mut [i8],
        result: &mut [i8],
    ) -> Option<()> {
        let w = &self.params.window;
        let height = usize::from(w.kernel_h);
        let [width, stride] = [w.out_w, w.stride_w].map(usize::from);
        planes.fill(self.params.input_zero_point as i8);
        // Rows are counted from the top padding; `line` is where the next of them goes.
        let (mut next, mut line) = (0_usize, 0_usize);
        // Where the first row of the window is.
        let mut rotation = 0_usize;
        for y in 0..usize::from(w.out_h) {
            let top = y.wrapping_mul(w.stride_h.into());
            while next < top.wrapping_add(height) {
                if next >= top {
                    let image = image.unwrap_or(result);
                    self.load(first, image, next, (line, planes))?;
                }
                next = next.wrapping_add(1);
                line = after(line, height);
            }
            let start = y.wrapping_mul(width).wrapping_mul(self.channels);
            for group in 0..PLANES / ROWS {
                let channel = first.wrapping_add(group.wrapping_mul(ROWS));
                if channel >= self.channels {
                    break;
                }
                let block = channel / ROWS;
                let windows = Windows {
                    planes: planes.get(self.plane.wrapping_mul(group).wrapping_mul(ROWS)..)?,
                    plane: self.plane,
                    stride: stride.wrapping_mul(height),
                    filters: self.filters.get(block.wrapping_mul(height).wrapping_add(rotation))?,
                    rescaling: self.rescaling.get(block)?,
                };
                let result = result.get_mut(start.wrapping_add(group.wrapping_mul(ROWS))..)?;
                let left = self.channels.wrapping_sub(channel);
                depthwise::row(&windows, result, self.channels, (width, left));
            }
            for _ in 0..w.stride_h {
                rotation = after(rotation, height);
            }
        }
        Some(())
    }

    /// Puts an input row, counted from the top padding, where the oldest one was.
    fn load(
        &self,
        first: usize,
        image: &[i8],
        row: usize,
        (line, planes): (usize, &mut [i8]),
    ) -> Option<()> {
        let w = &self.params.window;
        let height = usize::from(w.kernel_h);
        let left = usize::from(w.pad_left);
        // What no window reads has no place.
        let columns = self.plane.checked_div(height)?;
        let mut places = Places { plane: self.plane, at: line, step: height };
        let pad = [self.params.input_zero_point as i8; PLANES];
        let inside = row.checked_sub(w.pad_top.into()).filter(|row| *row < w.in_h.into());
        let pixels = match inside {
            Some(row) => {
                places.at = line.wrapping_add(left.wrapping_mul(height));
                let row_len = usize::from(w.in_w).wrapping_mul(self.channels);
                Pixels {
                    values: image.get(row.wrapping_mul(row_len)..)?,
                    step: self.channels,
                    count: usize::from(w.in_w).min(columns.saturating_sub(left)),
                    channels: self.channels.wrapping_sub(first),
                }
            }
            None => Pixels { values: &pad, step: 0, count: columns, channels: PLANES },
        };
        depthwise::load(&pixels, planes, &places);
        Some(())
    }
}

/// The line after one.
#[inline]
fn after(line: usize, height: usize) -> usize {
    match line.wrapping_add(1) {
        next if next == height => 0,
        next => next,
    }
}
