//! 2-D convolution: for each output pixel, dot products of a window with each filter.

use core::ops::Range;

use peapod_schemas::micro::{Conv2d, Kernel as KernelId};

use super::Kernel;
use crate::arena::split;
use crate::arithmetic::{Activation, Arithmetic, Float, Integers, S8, S16, S16Sum32};
use crate::call::Call;
use crate::check::at_least_one;
use crate::convolution::{Biased, Requantizer, check_float, check_offset, check_quantised};
use crate::dot::{Filters, LANES};
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};
use crate::window::{Geometry, Span};

/// Inputs: input, weights, bias s32, multipliers s32, shifts s8. Output. Never in place.
pub static CONV2D_S8: Kernel = Kernel::new(
    KernelId::Conv2dS8,
    check::<S8>,
    run_quantised::<S8>,
);

/// Inputs: input, weights s8, bias of two s32 each, multipliers s32, shifts s8. Output. Never in
/// place.
pub static CONV2D_S16: Kernel = Kernel::new(
    KernelId::Conv2dS16,
    check::<S16>,
    run_quantised::<S16>,
);

/// Inputs: input, weights s8, bias s32, multipliers s32, shifts s8. Output. Never in place.
pub static CONV2D_S16_SUM32: Kernel = Kernel::new(
    KernelId::Conv2dS16Sum32,
    check::<S16Sum32>,
    run_quantised::<S16Sum32>,
);

/// Inputs: input, weights, bias s32, multipliers s32, shifts s8, weights offset s32. Output. Never
/// in place.
pub static CONV2D_S8_OFFSET: Kernel = Kernel::new(
    KernelId::Conv2dS8Offset,
    |call| {
        let params: &Conv2d = call.expect_params()?;
        check_offset::<S8>(call, params, depth(params)?)
    },
    |call, arena| {
        let params: &Conv2d = call.params()?;
        let (inputs, output) = split::<i8>(call, arena)?;
        let results = Requantizer::<i32>::of_conv2d(&inputs, params)?;
        let pad = params.input_zero_point as i8;
        let convolution = Convolution::<S8>::new(params, inputs.get(1)?, pad)?;
        let offset = *inputs.get::<i32>(5)?.first()?;
        convolution.run(
            inputs.get(0)?,
            output,
            |place| Some(convolution.sum(place)?.wrapping_mul(offset)),
            |channel, sum| results.finish(channel, sum),
        )
    },
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
        let convolution = Convolution::<Float>::new(params, inputs.get(1)?, 0.0)?;
        convolution.run(inputs.get(0)?, output, |_| Some(0.0), finish)
    },
);

fn check<T: Integers>(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Conv2d = call.expect_params()?;
    check_quantised::<T>(call, params, depth(params)?)
}

fn run_quantised<T: Integers>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Conv2d = call.params()?;
    let (inputs, output) = split::<T::Activation>(call, arena)?;
    let results = Requantizer::<T::Sum>::of_conv2d(&inputs, params)?;
    let pad = T::Activation::narrow(params.input_zero_point);
    let convolution = Convolution::<T>::new(params, inputs.get(1)?, pad)?;
    let start = |_: Place<'_, T>| Some(T::Sum::default());
    convolution.run(inputs.get(0)?, output, start, |channel, sum| results.finish(channel, sum))
}

/// Input channels of a group, after checking that channels fall into whole groups.
pub(super) fn depth(params: &Conv2d) -> Result<u32, Fault> {
    let groups = params.groups;
    at_least_one(Quantity::Groups, groups)?;
    let (in_c, out_c) = (u32::from(params.window.in_c), u32::from(params.window.out_c));
    if in_c % groups != 0 || out_c % groups != 0 {
        return Err(Fault::Shape { what: Quantity::Groups, found: groups });
    }
    Ok(in_c / groups)
}

/// One convolution, apart from its data.
pub(super) struct Convolution<'a, T: Arithmetic> {
    pub(super) geometry: Geometry,
    pub(super) weights: &'a [T::Weight],
    pub(super) pad: T::Activation,
    /// Input channels of a group.
    pub(super) depth: usize,
    /// Output channels of a group.
    pub(super) filters: usize,
    /// Elements of one row of a filter.
    pub(super) filter_row: usize,
    /// The taps of a row read consecutive elements, so that they make one dot product.
    pub(super) dense: bool,
    /// The output channels that weights are of.
    pub(super) channels: Channels,
}

/// Output channels that follow each other.
#[derive(Clone, Copy)]
pub(super) struct Channels {
    start: usize,
    end: usize,
    /// The first input channel of the group of the first.
    source: usize,
    /// Where that group ends.
    group_end: usize,
}

impl Channels {
    /// All of them, where groups have so many.
    pub(super) fn all(count: usize, filters: usize) -> Self {
        Self { start: 0, end: count, source: 0, group_end: filters }
    }
}

/// Where a window reads: an image, its rows and columns, and the first channel of a group.
pub(super) struct Place<'i, T: Arithmetic> {
    image: &'i [T::Activation],
    down: &'i Span,
    across: &'i Span,
    first: usize,
}

impl<T: Integers> Convolution<'_, T> {
    /// The sum of all that a window reads, its padding too.
    fn sum(&self, place: Place<'_, T>) -> Option<i32> {
        let Geometry { vertical, horizontal, in_c, .. } = self.geometry;
        let taps = vertical.kernel.wrapping_mul(horizontal.kernel);
        let inside = place.down.taps.len().wrapping_mul(place.across.taps.len());
        let outside = taps.wrapping_sub(inside).wrapping_mul(self.depth);
        let pad: i32 = self.pad.into();
        let mut sum = pad.wrapping_mul(outside as i32);
        for i in place.down.taps.clone() {
            let row = place.down.source_of(i).wrapping_mul(self.geometry.row_len());
            let row = place.image.get(row.wrapping_add(place.first)..)?;
            for j in place.across.taps.clone() {
                let pixel = row.get(place.across.source_of(j).wrapping_mul(in_c)..)?;
                let values = pixel.get(..self.depth)?.iter();
                sum = values.fold(sum, |sum, &x| sum.wrapping_add(x.into()));
            }
        }
        Some(sum)
    }
}

impl<'a, T: Arithmetic> Convolution<'a, T> {
    pub(super) fn new(
        params: &Conv2d,
        weights: &'a [T::Weight],
        pad: T::Activation,
    ) -> Option<Self> {
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
            channels: Channels::all(geometry.out_c, geometry.out_c.checked_div(groups)?),
        })
    }

    /// The same of some output channels, whose weights these are.
    pub(super) fn of_channels(
        mut self,
        channels: Range<usize>,
        weights: &'a [T::Weight],
    ) -> Option<Self> {
        let Range { start, end } = channels;
        let group = start.checked_div(self.filters)?;
        let source = group.wrapping_mul(self.depth);
        let group_end = group.wrapping_add(1).wrapping_mul(self.filters);
        self.channels = Channels { start, end, source, group_end };
        self.weights = weights;
        Some(self)
    }

    /// `start` says what the sums of a window begin with.
    pub(super) fn run<O>(
        &self,
        input: &[T::Activation],
        output: &mut [O],
        start: impl Fn(Place<'_, T>) -> Option<T::Sum>,
        finish: impl Fn(usize, T::Sum) -> Option<O>,
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
                            self.pixels(image, (&down, [span, next]), both, (&start, &finish))?;
                        }
                        None => self.pixels(image, (&down, [span]), [first], (&start, &finish))?,
                    }
                }
            }
        }
        Some(())
    }

    /// All channels of output pixels in a row with the same taps, a few filters of a group at a
    /// time.
    pub(super) fn pixels<const C: usize, O>(
        &self,
        image: &[T::Activation],
        (down, across): (&Span, [Span; C]),
        mut pixels: [&mut [O]; C],
        (start, finish): (
            &impl Fn(Place<'_, T>) -> Option<T::Sum>,
            &impl Fn(usize, T::Sum) -> Option<O>,
        ),
    ) -> Option<()> {
        let Channels { start: mut channel, end: last, source: mut first, mut group_end } =
            self.channels;
        while channel < last {
            let mut starts = [[T::Sum::default(); LANES]; C];
            for (sums, across) in starts.iter_mut().zip(&across) {
                *sums = [start(Place { image, down, across, first })?; LANES];
            }
            let end = group_end.min(last);
            while channel < end {
                let count = end.wrapping_sub(channel).min(LANES);
                let mut sums = starts;
                self.window(image, (down, &across), first, (channel, count), &mut sums)?;
                for (pixel, sums) in pixels.iter_mut().zip(sums) {
                    let results = pixel.get_mut(channel..)?.get_mut(..count)?;
                    for (index, (result, sum)) in results.iter_mut().zip(sums).enumerate() {
                        *result = finish(channel.wrapping_add(index), sum)?;
                    }
                }
                channel = channel.wrapping_add(count);
            }
            first = first.wrapping_add(self.depth);
            group_end = group_end.wrapping_add(self.filters);
        }
        Some(())
    }

    /// Adds the products of windows with the same taps, from input channel `first` on, with the
    /// filters of `count` output channels from `channel` on.
    // Where it is called each pixel counts; transposed convolutions call it, too.
    #[inline(always)]
    fn window<const C: usize>(
        &self,
        image: &[T::Activation],
        (down, across): (&Span, &[Span; C]),
        first: usize,
        (channel, count): (usize, usize),
        sums: &mut [[T::Sum; LANES]; C],
    ) -> Option<()> {
        let Geometry { vertical, in_c, .. } = self.geometry;
        let filter_len = vertical.kernel.wrapping_mul(self.filter_row);
        let row = channel.wrapping_sub(self.channels.start);
        let weights = self.weights.get(row.wrapping_mul(filter_len)..)?;
        let weights = weights.get(..count.wrapping_mul(filter_len))?;
        let filters = Filters::<T>::new(weights, filter_len)?;
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
                pad(sums, at, self.filter_row)?;
                continue;
            }
            if start != 0 {
                pad(sums, at, start)?;
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
                filters.add_dots(sums, at.wrapping_add(start), taps)?;
            } else {
                for j in columns.clone() {
                    let tap = |across: &Span| read(across.source_of(j), self.depth);
                    let at = at.wrapping_add(j.wrapping_mul(self.depth));
                    filters.add_dots(sums, at, across.each_ref().map(tap))?;
                }
            }
            let rest = self.filter_row.wrapping_sub(end);
            if rest != 0 {
                pad(sums, at.wrapping_add(end), rest)?;
            }
        }
        Some(())
    }
}
