//! Depthwise 2-D convolution with Arm's vector instructions, of windows that are several vectors:
//! eight channels of the input are transposed to planes in scratch, and an output row is computed
//! from the rows under it.

use peapod_isa::mve::depthwise::{self, PLANE_MAX, PLANES, Pixels, Places, Rescaling, SLACK};
use peapod_isa::mve::windows::{self, Filters, Windows};
use peapod_isa::mve::{LANES, WORDS};
use peapod_isa::ROWS;
use peapod_schemas::micro::{Conv2d, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arena::constant;
use crate::call::Call;
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit_each;
use crate::packed::{self, Expected, RESCALING, WEIGHTS};
use crate::rows::rows_mut;
use crate::window;

/// Inputs: input, packed weights s8, rescaling s32, scratch s8. Output. Scratch is written too. The
/// output may overwrite the input row by row: rows under the window are in scratch.
pub static DEPTHWISE_CONV2D_S8_VECTORS: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dS8Vectors,
    check,
    run,
);

/// Columns of a plane: those of all windows of a row.
fn columns(params: &Conv2d) -> Option<usize> {
    let w = &params.window;
    let [width, stride, taps] = [w.out_w, w.stride_w, w.kernel_w].map(usize::from);
    width.saturating_sub(1).checked_mul(stride)?.checked_add(taps)
}

/// Length of a plane: a place for each row of each column, where those of a column but the first
/// follow those of the one before that a window has left. `None` if it is out of reach.
fn plane(params: &Conv2d) -> Option<usize> {
    let w = &params.window;
    let down = usize::from(w.out_h).saturating_sub(1).checked_mul(w.stride_h.into())?;
    let plane = columns(params)?.checked_mul(w.kernel_h.into())?.checked_add(down)?;
    Some(plane).filter(|plane| *plane <= PLANE_MAX)
}

/// Vectors of a window.
fn vectors(params: &Conv2d) -> usize {
    let w = &params.window;
    (usize::from(w.kernel_h).wrapping_mul(w.kernel_w.into())).div_ceil(LANES)
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
    let Some(plane) = plane(params) else {
        return shape(Quantity::Dim, w.out_w);
    };
    let channels = u32::from(w.out_c).next_multiple_of(ROWS as u32);
    let window = vectors(params).wrapping_mul(LANES) as u32;
    let expected = Expected {
        element: ElementType::S8,
        weights: channels.checked_mul(window),
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
        columns: columns(params)?,
        plane: plane(params)?,
        vectors: vectors(params),
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
    limit_each(output, params.act_min, params.act_max);
    Some(())
}

/// One convolution, apart from its data.
struct Depthwise<'a> {
    params: &'a Conv2d,
    channels: usize,
    columns: usize,
    plane: usize,
    vectors: usize,
    /// For each four channels and each vector.
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
        // Rows are counted from the top padding.
        let mut next = 0_usize;
        for y in 0..usize::from(w.out_h) {
            let top = y.wrapping_mul(w.stride_h.into());
            for row in next.max(top)..top.wrapping_add(height) {
                self.load(first, image.unwrap_or(result), row, planes)?;
            }
            next = top.wrapping_add(height);
            let start = y.wrapping_mul(width).wrapping_mul(self.channels);
            for group in 0..PLANES / ROWS {
                let channel = first.wrapping_add(group.wrapping_mul(ROWS));
                if channel >= self.channels {
                    break;
                }
                let block = channel / ROWS;
                let before = self.plane.wrapping_mul(group).wrapping_mul(ROWS);
                let filters = self.filters.get(block.wrapping_mul(self.vectors)..)?;
                let windows = Windows {
                    planes: planes.get(before.wrapping_add(top)..)?,
                    plane: self.plane,
                    stride: stride.wrapping_mul(height),
                    filters: filters.get(..self.vectors)?,
                    rescaling: self.rescaling.get(block)?,
                };
                let result = result.get_mut(start.wrapping_add(group.wrapping_mul(ROWS))..)?;
                let left = self.channels.wrapping_sub(channel);
                windows::row(&windows, result, self.channels, (width, left));
            }
        }
        Some(())
    }

    /// Puts an input row, counted from the top padding, at its places, padding and all: what was
    /// there no window reads any more.
    fn load(&self, first: usize, image: &[i8], row: usize, planes: &mut [i8]) -> Option<()> {
        let w = &self.params.window;
        let height = usize::from(w.kernel_h);
        let pad = [self.params.input_zero_point as i8; PLANES];
        let padding = Pixels { values: &pad, step: 0, count: 0, channels: PLANES };
        let mut put = |pixels: Pixels<'_>, column: usize| {
            if pixels.count != 0 {
                let at = column.wrapping_mul(height).wrapping_add(row);
                depthwise::load(&pixels, planes, &Places { plane: self.plane, at, step: height });
            }
        };
        let inside = row.checked_sub(w.pad_top.into()).filter(|row| *row < w.in_h.into());
        let Some(row) = inside else {
            put(Pixels { count: self.columns, ..padding }, 0);
            return Some(());
        };
        let left = usize::from(w.pad_left).min(self.columns);
        // What no window reads has no place.
        let count = usize::from(w.in_w).min(self.columns.wrapping_sub(left));
        let end = left.wrapping_add(count);
        let row_len = usize::from(w.in_w).wrapping_mul(self.channels);
        let pixels = Pixels {
            values: image.get(row.wrapping_mul(row_len)..)?,
            step: self.channels,
            count,
            channels: self.channels.wrapping_sub(first),
        };
        put(Pixels { count: left, ..padding }, 0);
        put(pixels, left);
        put(Pixels { count: self.columns.wrapping_sub(end), ..padding }, end);
        Some(())
    }
}
