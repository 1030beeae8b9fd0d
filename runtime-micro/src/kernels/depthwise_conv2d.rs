//! Depthwise 2-D convolution: each input channel has filters of its own. Channels are innermost.

use peapod_schemas::micro::{Conv2d, Kernel as KernelId};

use super::{InPlace, Kernel};
use crate::arena::split;
use crate::call::Call;
use crate::convolution::{Biased, Requantizer, check_f32, check_s8};
use crate::dot::Number;
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};
use crate::window::Geometry;

/// Inputs: input, weights, bias s32, multipliers s32, shifts s8. Output. Never in place.
pub static DEPTHWISE_CONV2D_S8: Kernel = Kernel {
    id: KernelId::DepthwiseConv2dS8,
    in_place: InPlace::Never,
    written_inputs: 0,
    check: |call| check_s8(call, check_channels(call)?, 1),
    run: |call, arena| {
        let params: &Conv2d = call.params()?;
        let (inputs, output) = split(call, arena)?;
        let results = Requantizer::of_conv2d(&inputs, params)?;
        let (input, weights) = (inputs.get(0)?, inputs.get(1)?);
        let finish = |channel, sum| results.finish(channel, sum);
        Depthwise::new(params, weights, params.input_zero_point as i8)?.run(input, output, finish)
    },
};

/// Inputs: input, weights, bias. Output. Never in place.
pub static DEPTHWISE_CONV2D_F32: Kernel = Kernel {
    id: KernelId::DepthwiseConv2dF32,
    in_place: InPlace::Never,
    written_inputs: 0,
    check: |call| check_f32(call, check_channels(call)?, 1),
    run: |call, arena| {
        let params: &Conv2d = call.params()?;
        let (inputs, output) = split(call, arena)?;
        let results = Biased::of_conv2d(&inputs, params)?;
        let (input, weights) = (inputs.get(0)?, inputs.get(1)?);
        let finish = |channel, sum| results.finish(channel, sum);
        Depthwise::new(params, weights, 0.0)?.run(input, output, finish)
    },
};

/// Checks that every input channel makes equally many output channels.
fn check_channels<'m>(call: &Call<'m>) -> Result<&'m Conv2d, Fault> {
    let params: &Conv2d = call.expect_params()?;
    if params.groups != 1 {
        return Err(Fault::Shape { what: Quantity::Groups, found: params.groups });
    }
    let (in_c, out_c) = (params.window.in_c, params.window.out_c);
    if out_c.checked_rem(in_c) != Some(0) {
        return Err(Fault::Shape { what: Quantity::Channels, found: out_c.into() });
    }
    Ok(params)
}

/// Channels that are summed at once.
const BLOCK: usize = 16;

/// One depthwise convolution, apart from its data.
struct Depthwise<'a, T> {
    geometry: Geometry,
    weights: &'a [T],
    pad: T,
    /// Output channels per input channel.
    multiplier: usize,
}

impl<'a, T: Number> Depthwise<'a, T> {
    fn new(params: &Conv2d, weights: &'a [T], pad: T) -> Option<Self> {
        let geometry = Geometry::new(&params.window);
        let multiplier = geometry.out_c.checked_div(geometry.in_c)?;
        Some(Self { geometry, weights, pad, multiplier })
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

    /// All channels of one output pixel, in blocks that read one input channel or one each.
    fn pixel(
        &self,
        image: &[T],
        at: (usize, usize),
        pixel: &mut [T],
        finish: &impl Fn(usize, T::Sum) -> Option<T>,
    ) -> Option<()> {
        let shared = self.multiplier > 1;
        let stretch = if shared { self.multiplier } else { pixel.len() };
        let mut channel = 0_usize;
        for (source, stretch) in rows_mut(pixel, stretch).enumerate() {
            for results in stretch.chunks_mut(BLOCK) {
                let mut sums = [T::Sum::default(); BLOCK];
                let sums = sums.get_mut(..results.len())?;
                let source = if shared { Source::One(source) } else { Source::Each(channel) };
                self.window(image, at, source, channel, sums)?;
                for (result, sum) in results.iter_mut().zip(sums) {
                    *result = finish(channel, *sum)?;
                    channel = channel.wrapping_add(1);
                }
            }
        }
        Some(())
    }

    /// The products of one window, for a block of output channels from `channel` on.
    fn window(
        &self,
        image: &[T],
        (y, x): (usize, usize),
        source: Source,
        channel: usize,
        sums: &mut [T::Sum],
    ) -> Option<()> {
        let Geometry { vertical, horizontal, in_c, out_c } = self.geometry;
        let (inside_rows, inside) = (vertical.taps(y), horizontal.taps(x));
        let row_len = self.geometry.row_len();
        let mut at = channel;
        for i in 0..vertical.kernel {
            let row = if inside_rows.contains(&i) {
                image.get(vertical.source(y, i).wrapping_mul(row_len)..)?.get(..row_len)
            } else {
                None
            };
            for j in 0..horizontal.kernel {
                let weights = self.weights.get(at..)?.get(..sums.len())?;
                at = at.wrapping_add(out_c);
                let tap = row.filter(|_| inside.contains(&j));
                let Some(row) = tap else {
                    add_padding(sums, self.pad, weights);
                    continue;
                };
                let pixel = row.get(horizontal.source(x, j).wrapping_mul(in_c)..)?;
                match source {
                    Source::One(channel) => add_scaled(sums, *pixel.get(channel)?, weights),
                    Source::Each(channel) => {
                        let xs = pixel.get(channel..)?.get(..sums.len())?;
                        for ((sum, &w), &x) in sums.iter_mut().zip(weights).zip(xs) {
                            *sum = T::mul_add(*sum, x, w);
                        }
                    }
                }
            }
        }
        Some(())
    }
}

/// Which input channels a block of output channels reads.
#[derive(Clone, Copy)]
enum Source {
    /// All the same one.
    One(usize),
    /// Each its own, from this one on.
    Each(usize),
}

fn add_scaled<T: Number>(sums: &mut [T::Sum], x: T, weights: &[T]) {
    for (sum, &w) in sums.iter_mut().zip(weights) {
        *sum = T::mul_add(*sum, x, w);
    }
}

fn add_padding<T: Number>(sums: &mut [T::Sum], pad: T, weights: &[T]) {
    for (sum, w) in sums.iter_mut().zip(weights) {
        *sum = T::add_padding(*sum, pad, core::slice::from_ref(w));
    }
}
