//! Depthwise 2-D convolution: each input channel has filters of its own. Channels are innermost.

use peapod_isa::taps::Taps;
use peapod_schemas::micro::{Conv2d, Kernel as KernelId};

use super::Kernel;
use crate::arena::split;
use crate::arithmetic::{Activation, Arithmetic, Float, Integers, S8, S8Wide, S16};
use crate::call::Call;
use crate::convolution::{Biased, Requantizer, check_float, check_quantised};
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};
use crate::window::{Geometry, Span};

/// Inputs: input, weights, bias s32, multipliers s32, shifts s8. Output. Never in place.
pub static DEPTHWISE_CONV2D_S8: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dS8,
    check::<S8>,
    run_quantised::<S8>,
);

/// Inputs: input, weights s8, bias of two s32 each, multipliers s32, shifts s8. Output. Never in
/// place.
pub static DEPTHWISE_CONV2D_S16: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dS16,
    check::<S16>,
    run_quantised::<S16>,
);

/// Inputs: input, weights s16, bias s32, multipliers s32, shifts s8. Output. Never in place.
pub static DEPTHWISE_CONV2D_S8_WIDE: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dS8Wide,
    check::<S8Wide>,
    run_quantised::<S8Wide>,
);

/// Inputs: input, weights, bias. Output. Never in place.
pub static DEPTHWISE_CONV2D_F32: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dF32,
    |call| check_float(call, check_channels(call)?, 1),
    |call, arena| {
        let params: &Conv2d = call.params()?;
        let (inputs, output) = split(call, arena)?;
        let results = Biased::of_conv2d(&inputs, params)?;
        let finish = |channel, sum| results.finish(channel, sum);
        Depthwise::<Float>::new(params, inputs.get(1)?, 0.0)?.run(inputs.get(0)?, output, finish)
    },
);

fn check<T: Integers>(call: &Call<'_>) -> Result<(), Fault> {
    check_quantised::<T>(call, check_channels(call)?, 1)
}

fn run_quantised<T: Integers>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Conv2d = call.params()?;
    let (inputs, output) = split::<T::Activation>(call, arena)?;
    let results = Requantizer::<T::Sum>::of_conv2d(&inputs, params)?;
    let pad = T::Activation::narrow(params.input_zero_point);
    let convolution = Depthwise::<T>::new(params, inputs.get(1)?, pad)?;
    convolution.run(inputs.get(0)?, output, |channel, sum| results.finish(channel, sum))
}

/// Checks that every input channel makes equally many output channels.
pub(super) fn check_channels<'m>(call: &Call<'m>) -> Result<&'m Conv2d, Fault> {
    let params: &Conv2d = call.expect_params()?;
    check_channels_of(params)?;
    Ok(params)
}

/// The same of a convolution.
pub(super) fn check_channels_of(params: &Conv2d) -> Result<(), Fault> {
    if params.groups != 1 {
        return Err(Fault::Shape { what: Quantity::Groups, found: params.groups });
    }
    let (in_c, out_c) = (params.window.in_c, params.window.out_c);
    if out_c.checked_rem(in_c) != Some(0) {
        return Err(Fault::Shape { what: Quantity::Channels, found: out_c.into() });
    }
    Ok(())
}

/// Channels that are summed at once if there are enough.
const BLOCK: usize = 8;

/// One depthwise convolution, apart from its data.
pub(super) struct Depthwise<'a, T: Arithmetic> {
    geometry: Geometry,
    weights: &'a [T::Weight],
    pad: T::Activation,
    /// Output channels per input channel.
    multiplier: usize,
}

impl<'a, T: Arithmetic> Depthwise<'a, T> {
    pub(super) fn new(
        params: &Conv2d,
        weights: &'a [T::Weight],
        pad: T::Activation,
    ) -> Option<Self> {
        let geometry = Geometry::new(&params.window);
        let multiplier = geometry.out_c.checked_div(geometry.in_c)?;
        Some(Self { geometry, weights, pad, multiplier })
    }

    pub(super) fn run<O>(
        &self,
        input: &[T::Activation],
        output: &mut [O],
        finish: impl Fn(usize, T::Sum) -> Option<O>,
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

    /// All channels of one output pixel, in blocks that read one input channel or one each.
    fn pixel<O>(
        &self,
        image: &[T::Activation],
        at: (&Span, &Span),
        pixel: &mut [O],
        finish: &impl Fn(usize, T::Sum) -> Option<O>,
    ) -> Option<()> {
        let shared = self.multiplier > 1;
        let stretch = if shared { self.multiplier } else { pixel.len() };
        let mut channel = 0_usize;
        for (source, stretch) in rows_mut(pixel, stretch).enumerate() {
            let (blocks, rest) = stretch.as_chunks_mut::<BLOCK>();
            for block in blocks {
                let sums = if shared {
                    self.window::<BLOCK, 1>(image, at, source, channel)?
                } else {
                    self.window::<BLOCK, BLOCK>(image, at, channel, channel)?
                };
                for (result, sum) in block.iter_mut().zip(sums) {
                    *result = finish(channel, sum)?;
                    channel = channel.wrapping_add(1);
                }
            }
            for result in rest {
                let source = if shared { source } else { channel };
                let [sum] = self.window::<1, 1>(image, at, source, channel)?;
                *result = finish(channel, sum)?;
                channel = channel.wrapping_add(1);
            }
        }
        Some(())
    }

    /// The products of one window, for `N` output channels from `channel` on, which read `M` input
    /// channels from `source` on: as many, or all the same one.
    fn window<const N: usize, const M: usize>(
        &self,
        image: &[T::Activation],
        at: (&Span, &Span),
        source: usize,
        channel: usize,
    ) -> Option<[T::Sum; N]> {
        let Geometry { vertical, horizontal, out_c, .. } = self.geometry;
        let (down, across) = at;
        let mut sums = [T::Sum::default(); N];
        let weights = self.weights.get(channel..)?;
        let at_once = M == N && self.add_inside(&mut sums, image, weights, at, source)?;
        let all = down.taps.len() == vertical.kernel && across.taps.len() == horizontal.kernel;
        if at_once && all {
            return Some(sums);
        }
        let mut taps = Steps { rest: weights, step: out_c };
        for i in 0..vertical.kernel {
            let inside = if down.taps.contains(&i) { across.taps.clone() } else { 0..0 };
            self.add_padding(&mut sums, &mut taps, inside.start)?;
            if at_once {
                taps.skip(inside.len());
            } else if !inside.is_empty() {
                let mut pixels = Steps {
                    rest: image.get(self.pixel_of(down.source_of(i), across.source, source)..)?,
                    step: horizontal.dilation.wrapping_mul(self.geometry.in_c),
                };
                for _ in inside.clone() {
                    let xs: &[T::Activation; M] = pixels.next()?;
                    let ws: &[T::Weight; N] = taps.next()?;
                    for ((sum, &w), &x) in sums.iter_mut().zip(ws).zip(xs.iter().cycle()) {
                        *sum = T::mul_add(*sum, x, w);
                    }
                }
            }
            let rest = horizontal.kernel.wrapping_sub(inside.end);
            self.add_padding(&mut sums, &mut taps, rest)?;
        }
        Some(sums)
    }

    /// Where a channel of a pixel of an image is.
    #[inline(always)]
    fn pixel_of(&self, y: usize, x: usize, channel: usize) -> usize {
        let column = x.wrapping_mul(self.geometry.in_c).wrapping_add(channel);
        y.wrapping_mul(self.geometry.row_len()).wrapping_add(column)
    }

    /// Adds the products of all taps inside the image where that is quicker at once; whether it
    /// did. Each of the channels reads the input channel of its number.
    #[inline(always)]
    fn add_inside(
        &self,
        sums: &mut [T::Sum],
        image: &[T::Activation],
        weights: &[T::Weight],
        (down, across): (&Span, &Span),
        source: usize,
    ) -> Option<bool> {
        let Geometry { vertical, horizontal, in_c, out_c, .. } = self.geometry;
        let (rows, columns) = (down.taps.len(), across.taps.len());
        if horizontal.dilation != 1 || in_c != out_c || rows == 0 || columns == 0 {
            return Some(false);
        }
        let taps = Taps {
            columns,
            step: out_c,
            rows,
            row_step: vertical.dilation.wrapping_mul(self.geometry.row_len()),
            weights_step: horizontal.kernel.wrapping_mul(out_c),
        };
        let first = down.taps.start.wrapping_mul(horizontal.kernel);
        let first = first.wrapping_add(across.taps.start).wrapping_mul(out_c);
        let pixels = image.get(self.pixel_of(down.source, across.source, source)..)?;
        Some(T::add_taps(sums, pixels, weights.get(first..)?, &taps))
    }

    /// Adds what the next `count` taps make of padding.
    #[inline]
    fn add_padding<const N: usize>(
        &self,
        sums: &mut [T::Sum; N],
        taps: &mut Steps<'_, T::Weight>,
        count: usize,
    ) -> Option<()> {
        for _ in 0..count {
            let ws: &[T::Weight; N] = taps.next()?;
            for (sum, w) in sums.iter_mut().zip(ws) {
                *sum = T::add_padding(*sum, self.pad, core::slice::from_ref(w));
            }
        }
        Some(())
    }
}

/// Elements at equal distances, each the first of a few.
struct Steps<'a, T> {
    rest: &'a [T],
    step: usize,
}

impl<'a, T> Steps<'a, T> {
    #[inline(always)]
    fn next<const N: usize>(&mut self) -> Option<&'a [T; N]> {
        let chunk = self.rest.first_chunk()?;
        self.skip(1);
        Some(chunk)
    }

    #[inline(always)]
    fn skip(&mut self, count: usize) {
        // The last one has nothing a step further.
        let steps = self.step.wrapping_mul(count);
        self.rest = self.rest.get(steps..).unwrap_or(&[]);
    }
}
