//! 2-D convolution: for each output pixel, dot products of a window with each filter.

use peapod_schemas::micro::{Conv2d, Kernel as KernelId};

use super::Kernel;
use crate::arena::split;
use crate::arithmetic::{Activation, Arithmetic, Float, Integers, S8};
use crate::call::Call;
use crate::check::at_least_one;
use crate::convolution::{Biased, Requantizer, check_float, check_quantised};
use crate::dot::{Filters, LANES};
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};
use crate::window::{Geometry, Span};

/// Inputs: input, weights, bias s32, multipliers s32, shifts s8. Output. Never in place.
pub static CONV2D_S8: Kernel = Kernel::new(
    KernelId::Conv2dS8,
    |call| {
        let params: &Conv2d = call.expect_params()?;
        check_quantised::<S8>(call, params, depth(params)?)
    },
    run_quantised::<S8>,
);

/// Inputs: input, weights, bias. Output. Never in place.
pub static CONV2D_F32: Kernel = Kernel::new(
    KernelId::Conv2dF32,
    |call| {
        let params: &Conv2d = call.expect_params()?;
        check_float(call, params, depth(params)?)
    },
    |call, arena| {
        let params: &Conv2d = call.params()?;
        let (inputs, output) = split(call, arena)?;
        let results = Biased::of_conv2d(&inputs, params)?;
        let finish = |channel, sum| results.finish(channel, sum);
        Convolution::<Float>::new(params, inputs.get(1)?, 0.0)?.run(inputs.get(0)?, output, finish)
    },
);

fn run_quantised<T: Integers>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Conv2d = call.params()?;
    let (inputs, output) = split::<T::Activation>(call, arena)?;
    let results = Requantizer::<T::Sum>::of_conv2d(&inputs, params)?;
    let pad = T::Activation::narrow(params.input_zero_point);
    let convolution = Convolution::<T>::new(params, inputs.get(1)?, pad)?;
    convolution.run(inputs.get(0)?, output, |channel, sum| results.finish(channel, sum))
}

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
struct Convolution<'a, T: Arithmetic> {
    geometry: Geometry,
    weights: &'a [T::Weight],
    pad: T::Activation,
    /// Input channels of a group.
    depth: usize,
    /// Output channels of a group.
    filters: usize,
    /// Elements of one row of a filter.
    filter_row: usize,
    /// The taps of a row read consecutive elements, so that they make one dot product.
    dense: bool,
}

impl<'a, T: Arithmetic> Convolution<'a, T> {
    fn new(params: &Conv2d, weights: &'a [T::Weight], pad: T::Activation) -> Option<Self> {
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
        input: &[T::Activation],
        output: &mut [T::Activation],
        finish: impl Fn(usize, T::Sum) -> Option<T::Activation>,
    ) -> Option<()> {
        let Geometry { vertical, horizontal, out_c, .. } = self.geometry;
        let mut pixels = rows_mut(output, out_c);
        for image in rows(input, self.geometry.image_len()) {
            for y in 0..vertical.output {
                let down = vertical.span(y);
                let mut spans = (0..horizontal.output).map(|x| horizontal.span(x)).peekable();
                while let Some(span) = spans.next() {
                    let first = pixels.next()?;
                    match spans.next_if(|next| next.taps == span.taps) {
                        Some(next) => {
                            let both = [first, pixels.next()?];
                            self.pixels(image, (&down, [span, next]), both, &finish)?;
                        }
                        None => self.pixels(image, (&down, [span]), [first], &finish)?,
                    }
                }
            }
        }
        Some(())
    }

    /// All channels of output pixels in a row with the same taps, a few filters of a group at a
    /// time.
    fn pixels<const C: usize>(
        &self,
        image: &[T::Activation],
        (down, across): (&Span, [Span; C]),
        mut pixels: [&mut [T::Activation]; C],
        finish: &impl Fn(usize, T::Sum) -> Option<T::Activation>,
    ) -> Option<()> {
        let mut channel = 0_usize;
        let mut first = 0_usize;
        while channel < self.geometry.out_c {
            let end = channel.wrapping_add(self.filters);
            while channel < end {
                let count = end.wrapping_sub(channel).min(LANES);
                let sums = self.window(image, (down, &across), first, (channel, count))?;
                for (pixel, sums) in pixels.iter_mut().zip(sums) {
                    let results = pixel.get_mut(channel..)?.get_mut(..count)?;
                    for (index, (result, sum)) in results.iter_mut().zip(sums).enumerate() {
                        *result = finish(channel.wrapping_add(index), sum)?;
                    }
                }
                channel = channel.wrapping_add(count);
            }
            first = first.wrapping_add(self.depth);
        }
        Some(())
    }

    /// The products of windows with the same taps, from input channel `first` on, with the filters
    /// of `count` output channels from `channel` on.
    fn window<const C: usize>(
        &self,
        image: &[T::Activation],
        (down, across): (&Span, &[Span; C]),
        first: usize,
        (channel, count): (usize, usize),
    ) -> Option<[[T::Sum; LANES]; C]> {
        let Geometry { vertical, in_c, .. } = self.geometry;
        let filter_len = vertical.kernel.wrapping_mul(self.filter_row);
        let weights = self.weights.get(channel.wrapping_mul(filter_len)..)?;
        let weights = weights.get(..count.wrapping_mul(filter_len))?;
        let filters = Filters::<T>::new(weights, filter_len)?;
        let mut sums = [[T::Sum::default(); LANES]; C];
        let columns = across.first()?.taps.clone();
        let start = columns.start.wrapping_mul(self.depth);
        let end = columns.end.wrapping_mul(self.depth);
        let pad = |sums: &mut [_; C], at: usize, len: usize| {
            for sums in sums {
                filters.add_padding(sums, at, len, self.pad)?;
            }
            Some(())
        };
        for i in 0..vertical.kernel {
            let at = i.wrapping_mul(self.filter_row);
            if !down.taps.contains(&i) {
                pad(&mut sums, at, self.filter_row)?;
                continue;
            }
            if start != 0 {
                pad(&mut sums, at, start)?;
            }
            let row = down.source_of(i).wrapping_mul(self.geometry.row_len());
            let row = image.get(row.wrapping_add(first)..)?;
            let read = |source: usize, len: usize| {
                let source = source.wrapping_mul(in_c);
                row.get(source..source.wrapping_add(len)).unwrap_or_default()
            };
            if self.dense {
                let len = end.wrapping_sub(start);
                let taps = across.each_ref().map(|across| read(across.source, len));
                filters.add_dots(&mut sums, at.wrapping_add(start), taps)?;
            } else {
                for j in columns.clone() {
                    let tap = |across: &Span| read(across.source_of(j), self.depth);
                    let at = at.wrapping_add(j.wrapping_mul(self.depth));
                    filters.add_dots(&mut sums, at, across.each_ref().map(tap))?;
                }
            }
            let rest = self.filter_row.wrapping_sub(end);
            if rest != 0 {
                pad(&mut sums, at.wrapping_add(end), rest)?;
            }
        }
        Some(sums)
    }
}
