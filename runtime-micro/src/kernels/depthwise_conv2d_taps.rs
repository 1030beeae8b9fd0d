//! Depthwise 2-D convolution with windows of any shape by Arm's DSP instructions: pixel by pixel,
//! four channels at a time. Taps of a window within the image are read where they are; of others a
//! column is gathered in scratch, padding and all.

use peapod_isa::dsp::pixel::{CHANNELS, Taps, WORDS, Weights};
use peapod_schemas::micro::{Conv2d, ElementType, Kernel as KernelId, Window};

use super::Kernel;
use crate::arena::constant;
use crate::call::Call;
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit_each;
use crate::packed::{self, Expected, RESCALING, WEIGHTS};
use crate::rows::{rows, rows_mut};
use crate::window::{Geometry, Span};

/// Inputs: input, packed weights s32, rescaling s32, scratch s32. Output. Scratch is written too.
/// Never in place.
pub static DEPTHWISE_CONV2D_S8_TAPS: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dS8Taps,
    check,
    run,
);

/// Taps of a window, and one of no weight where their number is odd.
fn taps(w: &Window) -> u32 {
    (u32::from(w.kernel_h) * u32::from(w.kernel_w)).wrapping_add(1) & !1
}

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Conv2d = call.expect_params()?;
    let w = &params.window;
    if w.in_c != w.out_c || usize::from(w.out_c) < CHANNELS {
        return Err(Fault::Shape { what: Quantity::Channels, found: w.out_c.into() });
    }
    let (taps, channels) = (taps(w), u32::from(w.out_c));
    let padded = channels.next_multiple_of(CHANNELS as u32);
    // The offsets of both kinds of taps, and a column.
    let scratch = taps.checked_mul(channels).map(|bytes| bytes.div_ceil(4));
    let scratch = scratch.and_then(|words| words.checked_add(taps.checked_mul(2)?));
    let expected = Expected {
        element: ElementType::S32,
        weights: (padded / 2).checked_mul(taps),
        channels: padded,
        scratch,
    };
    packed::check(call, params, &expected)?;
    match packed::is_in_place(call) {
        true => Err(Fault::Overlap { operand: packed::OUTPUT, other: packed::INPUT }),
        false => Ok(()),
    }
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Conv2d = call.params()?;
    let (input, [scratch, output]) = packed::maybe_in_place(call, arena)?;
    let scratch: &mut [u32] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [i8] = bytemuck::try_cast_slice_mut(output).ok()?;
    let weights: &[i32] = constant(call, WEIGHTS)?;
    let rescaling: &[i32] = constant(call, RESCALING)?;
    let geometry = Geometry::new(&params.window);
    let count = taps(&params.window) as usize;
    let (inside, rest) = scratch.split_at_mut_checked(count)?;
    let (gathered, column) = rest.split_at_mut_checked(count)?;
    offsets(&geometry, inside, gathered);
    let depthwise = Depthwise {
        geometry,
        inside: Taps::new(inside),
        gathered: Taps::new(gathered),
        weights: weights.as_chunks().0,
        rescaling: rescaling.as_chunks().0,
        pad: params.input_zero_point as i8,
    };
    let column: &mut [i8] = bytemuck::try_cast_slice_mut(column).ok()?;
    depthwise.run(input?, column, output)?;
    limit_each(output, params.act_min, params.act_max);
    Some(())
}

/// Writes how far taps are from the first one, in an image and in a column; where there is one more
/// it is again the first.
fn offsets(geometry: &Geometry, inside: &mut [u32], gathered: &mut [u32]) {
    let Geometry { vertical, horizontal, in_c, .. } = geometry;
    let row_step = vertical.dilation.wrapping_mul(geometry.row_len());
    let step = horizontal.dilation.wrapping_mul(*in_c);
    let (mut row, mut at, mut column) = (0_usize, 0_usize, 0_usize);
    let mut left = vertical.kernel.wrapping_mul(horizontal.kernel);
    let mut left_of_row = horizontal.kernel;
    for (inside, gathered) in inside.iter_mut().zip(gathered) {
        let is_tap = left != 0;
        [*inside, *gathered] = [at, column].map(|it| if is_tap { it as u32 } else { 0 });
        left = left.saturating_sub(1);
        column = column.wrapping_add(*in_c);
        at = at.wrapping_add(step);
        left_of_row = left_of_row.wrapping_sub(1);
        if left_of_row == 0 {
            left_of_row = horizontal.kernel;
            row = row.wrapping_add(row_step);
            at = row;
        }
    }
}

/// One convolution, apart from its data.
struct Depthwise<'a> {
    geometry: Geometry,
    /// Taps that are all in the image, and those of a gathered column.
    inside: Taps<'a>,
    gathered: Taps<'a>,
    weights: &'a [Weights],
    rescaling: &'a [[i32; WORDS]],
    pad: i8,
}

impl Depthwise<'_> {
    fn run(&self, input: &[i8], column: &mut [i8], output: &mut [i8]) -> Option<()> {
        let Geometry { vertical, horizontal, in_c, out_c, .. } = self.geometry;
        let mut pixels = rows_mut(output, out_c);
        let whole = horizontal.whole();
        let stride = horizontal.stride().wrapping_mul(in_c);
        for image in rows(input, self.geometry.image_len()) {
            for y in 0..vertical.output {
                let down = vertical.span(y);
                let is_whole = down.taps.len() == vertical.kernel;
                // Of whole windows, where the next one begins.
                let mut next = None;
                for x in 0..horizontal.output {
                    let pixel = pixels.next()?;
                    if !is_whole || !whole.contains(&x) {
                        self.gather(image, column, &down, &horizontal.span(x))?;
                        self.gathered.pixel(column, self.weights, self.rescaling, pixel);
                        continue;
                    }
                    let at = match next {
                        Some(at) => at,
                        None => {
                            let source = horizontal.span(x).source.wrapping_mul(in_c);
                            down.source.wrapping_mul(self.geometry.row_len()).wrapping_add(source)
                        }
                    };
                    next = Some(at.wrapping_add(stride));
                    let values = image.get(at..)?;
                    self.inside.pixel(values, self.weights, self.rescaling, pixel);
                }
            }
        }
        Some(())
    }

    /// Writes all taps of a window side by side, and padding for those beside the image.
    fn gather(&self, image: &[i8], column: &mut [i8], down: &Span, across: &Span) -> Option<()> {
        let Geometry { vertical, horizontal, in_c, .. } = self.geometry;
        let lines = rows_mut(column, horizontal.kernel.wrapping_mul(in_c));
        for (i, line) in lines.take(vertical.kernel).enumerate() {
            if !down.taps.contains(&i) || across.taps.is_empty() {
                line.fill(self.pad);
                continue;
            }
            let [start, end] = [across.taps.start, across.taps.end].map(|it| it.wrapping_mul(in_c));
            line.get_mut(..start)?.fill(self.pad);
            line.get_mut(end..)?.fill(self.pad);
            let row = down.source_of(i).wrapping_mul(self.geometry.row_len());
            let mut from = row.wrapping_add(across.source.wrapping_mul(in_c));
            let inside = line.get_mut(start..end)?;
            if horizontal.dilation == 1 {
                inside.copy_from_slice(image.get(from..)?.get(..inside.len())?);
                continue;
            }
            for tap in rows_mut(inside, in_c) {
                tap.copy_from_slice(image.get(from..)?.get(..tap.len())?);
                from = from.wrapping_add(horizontal.dilation.wrapping_mul(in_c));
            }
        }
        Some(())
    }
}
