//! 2-D convolution on packed weights with Arm's vector instructions: columns of the input times
//! rows. A column that is contiguous in the input is read there, others are gathered.

use peapod_isa::mve::{self, Matrix, Runs};
use peapod_isa::{COLUMNS, ROWS};
use peapod_schemas::micro::{Conv2d, ElementType, Kernel as KernelId, Window};

use super::conv2d_packed::{columns, reads_input};
use super::Kernel;
use crate::arena::{constant, exclusive_each, shared};
use crate::call::Call;
use crate::packed::{self, Expected, INPUT, OUTPUT, RESCALING, SCRATCH, WEIGHTS};
use crate::error::Fault;
use crate::fixed_point::limit;
use crate::rows::{rows, rows_mut};
use crate::window::{Geometry, Span};

/// Inputs: input, packed weights s8, rescaling s32, scratch s8. Output. Scratch is written too.
/// Never in place.
pub static CONV2D_S8_MVE: Kernel = Kernel::new(KernelId::Conv2dS8Mve, check, run);

/// Values of a column: all taps, in whole vectors. `None` if the number leaves 32 bits.
pub(super) fn depth(params: &Conv2d) -> Option<u32> {
    let window = &params.window;
    let taps = u32::from(window.kernel_h).checked_mul(window.kernel_w.into())?;
    let values = taps.checked_mul(window.in_c.into())?;
    values.checked_next_multiple_of(mve::LANES as u32)
}

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Conv2d = call.expect_params()?;
    let window = &params.window;
    let channels = u32::from(window.out_c).next_multiple_of(ROWS as u32);
    let depth = depth(params);
    let times = |count: u32| depth.and_then(|depth| depth.checked_mul(count));
    // There must be some.
    let scratch = if is_column(window, depth) { Some(1) } else { times(columns(window)) };
    let expected = Expected {
        element: ElementType::S8,
        weights: times(channels),
        channels,
        scratch,
    };
    packed::check(call, params, &expected)
}

/// Whether the only column is the input as it is.
pub(super) fn is_column(window: &Window, depth: Option<u32>) -> bool {
    window.batches == 1 && depth.is_some_and(|depth| reads_input(window, depth))
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Conv2d = call.params()?;
    let [input, scratch, output] = exclusive_each(call, arena, [INPUT, SCRATCH, OUTPUT])?;
    let input = shared(call, INPUT, input)?;
    let input: &[i8] = bytemuck::try_cast_slice(input).ok()?;
    let scratch: &mut [i8] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [i8] = bytemuck::try_cast_slice_mut(output).ok()?;
    let geometry = Geometry::new(&params.window);
    let (depth, channels) = (depth(params)? as usize, geometry.out_c);
    let (weights, rescaling) = (constant(call, WEIGHTS)?, constant(call, RESCALING)?);
    let convolution = Convolution {
        geometry,
        matrix: Matrix::new(depth, channels, weights, rescaling)?,
        pad: params.input_zero_point as i8,
    };
    if is_column(&params.window, Some(depth as u32)) {
        convolution.matrix.one(input, output);
    } else if side_by_side(params) {
        convolution.pixels(input, scratch, output)?;
    } else {
        let Geometry { vertical, horizontal, .. } = geometry;
        let image_len = vertical.output.wrapping_mul(horizontal.output).wrapping_mul(channels);
        let images = rows(input, geometry.image_len()).zip(rows_mut(output, image_len));
        for (image, result) in images {
            convolution.image(image, scratch, result)?;
        }
    }
    if (params.act_min, params.act_max) != (i8::MIN.into(), i8::MAX.into()) {
        for result in output {
            *result = limit((*result).into(), params.act_min, params.act_max) as i8;
        }
    }
    Some(())
}

/// Whether every column is a pixel of the input, one after the other.
fn side_by_side(params: &Conv2d) -> bool {
    let w = &params.window;
    [w.kernel_h, w.kernel_w, w.stride_h, w.stride_w] == [1; 4]
        && [w.pad_top, w.pad_left, w.reserved] == [0; 3]
        && [w.in_h, w.in_w] == [w.out_h, w.out_w]
}

/// One convolution, apart from its data.
struct Convolution<'a> {
    geometry: Geometry,
    matrix: Matrix<'a>,
    pad: i8,
}

impl Convolution<'_> {
    /// All pixels, read in the input but for the last, whose vectors would end behind it.
    fn pixels(&self, input: &[i8], scratch: &mut [i8], results: &mut [i8]) -> Option<()> {
        let Geometry { in_c, out_c, .. } = self.geometry;
        let done = self.matrix.pairs(input, in_c, results);
        let rest = rows(input, in_c).zip(rows_mut(results, out_c)).skip(done);
        for (pixel, result) in rest {
            let runs = Runs { len: in_c, count: 1, from_step: 0, to_step: 0 };
            mve::copy(&runs, pixel, scratch);
            self.matrix.one(scratch, result);
        }
        Some(())
    }

    /// All pixels of an image, two at a time.
    fn image(&self, image: &[i8], scratch: &mut [i8], mut result: &mut [i8]) -> Option<()> {
        let Geometry { vertical, horizontal, out_c, .. } = self.geometry;
        let depth = scratch.len() / COLUMNS;
        let mut waiting = false;
        for y in 0..vertical.output {
            let down = vertical.span(y);
            for x in 0..horizontal.output {
                let at = (&down, &horizontal.span(x));
                let start = if waiting { depth } else { 0 };
                gather(&self.geometry, self.pad, image, at, scratch.get_mut(start..)?)?;
                if waiting {
                    self.matrix.pairs(scratch, depth, result);
                    result = core::mem::take(&mut result).get_mut(out_c.wrapping_mul(COLUMNS)..)?;
                }
                waiting = !waiting;
            }
        }
        if waiting {
            self.matrix.one(scratch, result);
        }
        Some(())
    }
}

/// Writes the input of one output pixel.
#[inline(always)]
pub(super) fn gather(
    geometry: &Geometry,
    pad: i8,
    image: &[i8],
    (down, across): (&Span, &Span),
    column: &mut [i8],
) -> Option<()> {
    let Geometry { vertical, horizontal, in_c, .. } = *geometry;
    let row_len = geometry.row_len();
    let window_row = horizontal.kernel.wrapping_mul(in_c);
    if down.taps.len() < vertical.kernel || across.taps.len() < horizontal.kernel {
        column.get_mut(..vertical.kernel.wrapping_mul(window_row))?.fill(pad);
    }
    if down.taps.is_empty() || across.taps.is_empty() {
        return Some(());
    }
    let first = across.taps.start.wrapping_mul(in_c);
    let source = across.source.wrapping_mul(in_c);
    let place = down.taps.start.wrapping_mul(window_row).wrapping_add(first);
    let start = down.source.wrapping_mul(row_len).wrapping_add(source);
    if horizontal.dilation == 1 {
        let runs = Runs {
            len: across.taps.len().wrapping_mul(in_c),
            count: down.taps.len(),
            from_step: vertical.dilation.wrapping_mul(row_len),
            to_step: window_row,
        };
        mve::copy(&runs, image.get(start..)?, column.get_mut(place..)?);
        return Some(());
    }
    let runs = Runs {
        len: in_c,
        count: across.taps.len(),
        from_step: horizontal.dilation.wrapping_mul(in_c),
        to_step: in_c,
    };
    for i in down.taps.clone() {
        let start = down.source_of(i).wrapping_mul(row_len).wrapping_add(source);
        let place = i.wrapping_mul(window_row).wrapping_add(first);
        mve::copy(&runs, image.get(start..)?, column.get_mut(place..)?);
    }
    Some(())
}
