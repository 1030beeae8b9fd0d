//! 2-D convolution: for each output pixel, dot products of a window with each filter.

use peapod_schemas::micro::{Conv2d, Kernel as KernelId};

use super::{InPlace, Kernel};
use crate::arena::split;
use crate::check::at_least_one;
use crate::convolution::{Biased, Requantizer, check_f32, check_s8};
use crate::dot::{Filters, LANES, Number};
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};
use crate::window::Geometry;

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
                for x in 0..horizontal.output {
                    self.pixel(image, (y, x), pixels.next()?, &finish)?;
                }
            }
        }
        Some(())
    }

    /// All channels of one output pixel, a few filters of a group at a time.
    fn pixel(
        &self,
        image: &[T],
        at: (usize, usize),
        pixel: &mut [T],
        finish: &impl Fn(usize, T::Sum) -> Option<T>,
    ) -> Option<()> {
        let filter_len = self.geometry.vertical.kernel.wrapping_mul(self.filter_row);
        let mut channel = 0_usize;
        for (group, results) in rows_mut(pixel, self.filters).enumerate() {
            for results in results.chunks_mut(LANES) {
                let start = channel.wrapping_mul(filter_len);
                let filters = Filters::new(self.weights, start, filter_len)?;
                let mut sums = [T::Sum::default(); LANES];
                let sums = sums.get_mut(..results.len())?;
                self.window(image, at, group.wrapping_mul(self.depth), filters, sums)?;
                for (result, sum) in results.iter_mut().zip(sums) {
                    *result = finish(channel, *sum)?;
                    channel = channel.wrapping_add(1);
                }
            }
        }
        Some(())
    }

    /// The products of one window, from input channel `first` on, with a few filters.
    fn window(
        &self,
        image: &[T],
        (y, x): (usize, usize),
        first: usize,
        filters: Filters<'_, T>,
        sums: &mut [T::Sum],
    ) -> Option<()> {
        let Geometry { vertical, horizontal, in_c, .. } = self.geometry;
        let row_len = self.geometry.row_len();
        let (inside_rows, inside) = (vertical.taps(y), horizontal.taps(x));
        for i in 0..vertical.kernel {
            let at = i.wrapping_mul(self.filter_row);
            if !inside_rows.contains(&i) {
                filters.add_padding(sums, at, self.filter_row, self.pad)?;
                continue;
            }
            let row = image.get(vertical.source(y, i).wrapping_mul(row_len)..)?.get(..row_len)?;
            let start = inside.start.wrapping_mul(self.depth);
            let end = inside.end.wrapping_mul(self.depth);
            filters.add_padding(sums, at, start, self.pad)?;
            if self.dense {
                let from = horizontal.source(x, inside.start).wrapping_mul(in_c);
                let len = end.wrapping_sub(start);
                if len != 0 {
                    let taps = row.get(from..)?.get(..len)?;
                    filters.add_dot(sums, at.wrapping_add(start), taps)?;
                }
            } else {
                for j in inside.clone() {
                    let from = horizontal.source(x, j).wrapping_mul(in_c).wrapping_add(first);
                    let tap = row.get(from..)?.get(..self.depth)?;
                    filters.add_dot(sums, at.wrapping_add(j.wrapping_mul(self.depth)), tap)?;
                }
            }
            let rest = self.filter_row.wrapping_sub(end);
            filters.add_padding(sums, at.wrapping_add(end), rest, self.pad)?;
        }
        Some(())
    }
}
