//! 2-D convolution: for each output pixel, dot products of a window with each filter.

use peapod_schemas::micro::{Conv2d, Kernel as KernelId};

use super::{InPlace, Kernel};
use crate::arena::split;
use crate::check::at_least_one;
use crate::convolution::{Biased, Requantizer, check_f32, check_s8};
use crate::dot::{Filters, LANES, Number};
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};
use crate::window::{Geometry, Span};

/// Inputs: input, weights, bias s32, multipliers s32, shifts s8. Output. Never in place.
pub static CONV2D_S8: Kernel = Kernel {
    id: KernelId::Conv2dS8,
    in_place: InPlace::Never,
    written_inputs: 0,
    check: |call| {
        let params: &Conv2d = call.expect_params()?;
        check_s8(call, params, depth(params)?)
    },
    run: |call, arena| {
        let params: &Conv2d = call.params()?;
        let (inputs, output) = split(call, arena)?;
        let results = Requantizer::of_conv2d(&inputs, params)?;
        let (input, weights) = (inputs.get(0)?, inputs.get(1)?);
        let finish = |channel, sum| results.finish(channel, sum);
        Convolution::new(params, weights, params.input_zero_point as i8)?.run(input, output, finish)
    },
};

/// Inputs: input, weights, bias. Output. Never in place.
pub static CONV2D_F32: Kernel = Kernel {
    id: KernelId::Conv2dF32,
    in_place: InPlace::Never,
    written_inputs: 0,
    check: |call| {
        let params: &Conv2d = call.expect_params()?;
        check_f32(call, params, depth(params)?)
    },
    run: |call, arena| {
        let params: &Conv2d = call.params()?;
        let (inputs, output) = split(call, arena)?;
        let results = Biased::of_conv2d(&inputs, params)?;
        let (input, weights) = (inputs.get(0)?, inputs.get(1)?);
        let finish = |channel, sum| results.finish(channel, sum);
        Convolution::new(params, weights, 0.0)?.run(input, output, finish)
    },
};

/// Input channels of a group, after checking that channels fall into whole groups.
fn depth(params: &Conv2d) -> Result<u32, Fault> {
    let groups = params.groups;
    at_least_one(Quantity::Groups, groups)?;
    let (in_c, out_c) = (u32::from(params.window.in_c), u32::from(params.window.out_c));
    if in_c % groups != 0 || out_c % groups != 0 {
        return Err(Fault::Shape { what: Quantity::Groups, found: groups });
    }
    Ok(in_c / groups)
}

/// One convolution, apart from its data.
struct Convolution<'a, T> {
    geometry: Geometry,
    weights: &'a [T],
    pad: T,
    /// Input channels of a group.
    depth: usize,
    /// Output channels of a group.
    filters: usize,
    /// Elements of one row of a filter.
    filter_row: usize,
    /// The taps of a row read consecutive elements, so that they make one dot product.
    dense: bool,
}

impl<'a, T: Number> Convolution<'a, T> {
    fn new(params: &Conv2d, weights: &'a [T], pad: T) -> Option<Self> {
        let geometry = Geometry::new(&params.window);
        let groups = params.groups as usize;
        let depth = geometry.in_c.checked_div(groups)?;
        Some(Self {
            geometry,
            weights,
            pad,
            depth,
            filters: geometry.out_c.checked_div(groups)?,
            filter_row: geometry.horizontal.kernel.wrapping_mul(depth),
            dense: groups == 1 && geometry.horizontal.dilation == 1,
        })
    }

    fn run(
        &self,
        input: &[T],
        output: &mut [T],
        finish: impl Fn(usize, T::Sum) -> Option<T>,
    ) -> Option<()> {
        let Geometry { vertical, horizontal, out_c, .. } = self.geometry;
        let mut pixels = rows_mut(output, out_c);
        for image in rows(input, self.geometry.image_len()) {
            for y in 0..vertical.output {
                let down = vertical.span(y);
                for x in 0..horizontal.output {
                    let at = (&down, &horizontal.span(x));
                    self.pixel(image, at, pixels.next()?, &finish)?;
                }
            }
        }
        Some(())
    }

    /// All channels of one output pixel, a few filters of a group at a time.
    fn pixel(
        &self,
        image: &[T],
        at: (&Span, &Span),
        pixel: &mut [T],
        finish: &impl Fn(usize, T::Sum) -> Option<T>,
    ) -> Option<()> {
        let mut channel = 0_usize;
        for (group, channels) in rows_mut(pixel, self.filters).enumerate() {
            let first = group.wrapping_mul(self.depth);
            let (blocks, rest) = channels.as_chunks_mut::<LANES>();
            for block in blocks {
                let sums = self.window::<LANES>(image, at, first, channel)?;
                for (result, sum) in block.iter_mut().zip(sums) {
                    *result = finish(channel, sum)?;
                    channel = channel.wrapping_add(1);
                }
            }
            for result in rest {
                let [sum] = self.window::<1>(image, at, first, channel)?;
                *result = finish(channel, sum)?;
                channel = channel.wrapping_add(1);
            }
        }
        Some(())
    }

    /// The products of one window, from input channel `first` on, with the filters of output
    /// channels from `channel` on.
    fn window<const L: usize>(
        &self,
        image: &[T],
        (down, across): (&Span, &Span),
        first: usize,
        channel: usize,
    ) -> Option<[T::Sum; L]> {
        let Geometry { vertical, in_c, .. } = self.geometry;
        let filter_len = vertical.kernel.wrapping_mul(self.filter_row);
        let start = channel.wrapping_mul(filter_len);
        let filters: Filters<'_, T, L> = Filters::new(self.weights, start, filter_len)?;
        let mut sums = [T::Sum::default(); L];
        let start = across.taps.start.wrapping_mul(self.depth);
        let end = across.taps.end.wrapping_mul(self.depth);
        for i in 0..vertical.kernel {
            let at = i.wrapping_mul(self.filter_row);
            if !down.taps.contains(&i) {
                filters.add_padding(&mut sums, at, self.filter_row, self.pad)?;
                continue;
            }
            if start != 0 {
                filters.add_padding(&mut sums, at, start, self.pad)?;
            }
            let row = down.source_of(i).wrapping_mul(self.geometry.row_len());
            let row = image.get(row.wrapping_add(first)..)?;
            if self.dense {
                let taps = row.get(across.source.wrapping_mul(in_c)..)?;
                let taps = taps.get(..end.wrapping_sub(start))?;
                filters.add_dot(&mut sums, at.wrapping_add(start), taps)?;
            } else {
                for j in across.taps.clone() {
                    let tap = row.get(across.source_of(j).wrapping_mul(in_c)..)?;
                    let at = at.wrapping_add(j.wrapping_mul(self.depth));
                    filters.add_dot(&mut sums, at, tap.get(..self.depth)?)?;
                }
            }
            let rest = self.filter_row.wrapping_sub(end);
            if rest != 0 {
                filters.add_padding(&mut sums, at.wrapping_add(end), rest, self.pad)?;
            }
        }
        Some(sums)
    }
}
