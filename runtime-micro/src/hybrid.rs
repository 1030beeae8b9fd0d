//! Reals that are rounded to 8 bits while the model runs, to be multiplied with weights of as many.
//!
//! The steps are those of LiteRT's kernels, of which the results depend on each rounding.

use peapod_schemas::micro::{Conv2d, ElementType};

use crate::arena::{constant, exclusive_each, shared};
use crate::call::Call;
use crate::check;
use crate::convolution::weight_count;
use crate::error::Fault;
use crate::fixed_point::{limit, limit_f32};
use crate::rows::{Rows, RowsMut, rows, rows_mut};
use crate::window::{self, Geometry};

/// Operands in order.
const INPUT: u8 = 0;
const WEIGHTS: u8 = 1;
const BIAS: u8 = 2;
const SCALES: u8 = 3;
/// Those of an asymmetric one alone.
const SUMS: u8 = 4;

/// How reals are rounded.
pub(crate) trait Rounding {
    /// Whether there are zero points, and sums of weights as an operand.
    const ASYMMETRIC: bool;

    /// Rounds an image; returns its scale and its zero point.
    fn round(image: &[f32], to: &mut [i8]) -> (f32, i8);
}

/// By the largest magnitude, with the zero point 0.
pub(crate) struct Symmetric;

/// By the range of the elements and 0.
pub(crate) struct Asymmetric;

impl Rounding for Symmetric {
    const ASYMMETRIC: bool = false;

    fn round(image: &[f32], to: &mut [i8]) -> (f32, i8) {
        let (least, greatest) = range(image);
        let largest = if greatest > -least { greatest } else { -least };
        if largest == 0.0 {
            to.fill(0);
            return (1.0, 0);
        }
        let factor = 127.0 / largest;
        round_each(image, to, factor, 0, -127);
        (largest / 127.0, 0)
    }
}

impl Rounding for Asymmetric {
    const ASYMMETRIC: bool = true;

    fn round(image: &[f32], to: &mut [i8]) -> (f32, i8) {
        let (least, greatest) = range(image);
        if least == greatest {
            to.fill(0);
            return (1.0, 0);
        }
        let (least, greatest) = (f64::from(least), f64::from(greatest));
        let scale = (greatest - least) / 255.0;
        let (below, above) = (-(least / scale), greatest / scale);
        let zero_point = if 128.0 + below < 127.0 + above {
            below - 128.0
        } else {
            127.0 - above
        };
        let zero_point = nearest(zero_point) as i8;
        let scale = scale as f32;
        round_each(image, to, 1.0 / scale, zero_point, -128);
        (scale, zero_point)
    }
}

/// The least and the greatest of the elements and 0.
fn range(image: &[f32]) -> (f32, f32) {
    image.iter().fold((0.0, 0.0), |(least, greatest), &x| {
        (
            if x < least { x } else { least },
            if x > greatest { x } else { greatest },
        )
    })
}

/// The nearest integer, halves away from zero; saturates, and NaN becomes 0.
pub(crate) fn nearest(x: f64) -> i32 {
    let whole = x as i32;
    let rest = x - f64::from(whole);
    whole
        .saturating_add(i32::from(rest >= 0.5))
        .saturating_sub(i32::from(rest <= -0.5))
}

#[inline(always)]
fn round_each(image: &[f32], to: &mut [i8], factor: f32, zero_point: i8, least: i32) {
    for (to, &x) in to.iter_mut().zip(image) {
        let rounded = libm::roundf(x * factor) as i32;
        *to = limit(rounded.saturating_add(zero_point.into()), least, 127) as i8;
    }
}

/// What the kernels compute with, the weights aside.
pub(crate) struct Hybrid<'m> {
    params: &'m Conv2d,
    bias: &'m [f32],
    scales: &'m [f32],
    sums: &'m [i32],
}

/// One image: where it is, and how it was rounded.
pub(crate) struct Image {
    scale: f32,
    pub(crate) zero_point: i8,
}

impl<'m> Hybrid<'m> {
    /// Rounds image after image into scratch, and gives each to `convolve` with its results: what
    /// it is rounded to, how, and where results go.
    pub(crate) fn each_image<R: Rounding>(
        call: &Call<'m>,
        arena: &mut [u8],
        convolve: impl Fn(&Self, &[i8], Image, &mut [f32]) -> Option<()>,
    ) -> Option<()> {
        let params: &Conv2d = call.params()?;
        let hybrid = Self {
            params,
            bias: constant(call, BIAS)?,
            scales: constant(call, SCALES)?,
            sums: if R::ASYMMETRIC {
                constant(call, SUMS)?
            } else {
                &[]
            },
        };
        let scratch = if R::ASYMMETRIC { SUMS + 1 } else { SUMS };
        let operands = exclusive_each(call, arena, [INPUT, scratch, scratch + 1])?;
        let [input, scratch, output] = operands;
        let input = shared(call, INPUT, input)?;
        let scratch: &mut [i8] = bytemuck::try_cast_slice_mut(scratch).ok()?;
        let (images, results) = hybrid.images(input, output)?;
        for (image, results) in images.zip(results) {
            let (scale, zero_point) = R::round(image, scratch);
            convolve(&hybrid, scratch, Image { scale, zero_point }, results)?;
        }
        Some(())
    }

    /// Images and their results.
    fn images<'a>(
        &self,
        input: &'a [u8],
        output: &'a mut [u8],
    ) -> Option<(Rows<'a, f32>, RowsMut<'a, f32>)> {
        let geometry = Geometry::new(&self.params.window);
        let Geometry {
            vertical,
            horizontal,
            out_c,
            ..
        } = geometry;
        let results = vertical
            .output
            .wrapping_mul(horizontal.output)
            .wrapping_mul(out_c);
        let input = bytemuck::try_cast_slice(input).ok()?;
        let output = bytemuck::try_cast_slice_mut(output).ok()?;
        Some((rows(input, geometry.image_len()), rows_mut(output, results)))
    }

    pub(crate) fn params(&self) -> &'m Conv2d {
        self.params
    }

    /// The result of a channel. Its sum is over the zero point where there is padding.
    #[inline]
    pub(crate) fn finish(&self, image: &Image, channel: usize, sum: i32) -> Option<f32> {
        let offset = match self.sums.get(channel) {
            Some(weights) => weights.wrapping_mul(image.zero_point.into()),
            None => 0,
        };
        let single = self.scales.len() == 1;
        let scale = image.scale * *self.scales.get(if single { 0 } else { channel })?;
        let result = *self.bias.get(channel)? + sum.wrapping_sub(offset) as f32 * scale;
        Some(limit_f32(
            result,
            self.params.act_min_f32,
            self.params.act_max_f32,
        ))
    }
}

/// The weights of a call.
pub(crate) fn weights<'m>(call: &Call<'m>) -> Option<&'m [i8]> {
    constant(call, WEIGHTS)
}

/// Checks a convolution with this many weights per output channel and tap.
pub(crate) fn check<R: Rounding>(
    call: &Call<'_>,
    params: &Conv2d,
    depth: u32,
) -> Result<(), Fault> {
    use ElementType::{F32, S8, S32};
    let scratch = if R::ASYMMETRIC { SUMS + 1 } else { SUMS };
    call.expect_operands(scratch + 1, 1)?;
    let window = &params.window;
    let (input, output) = window::check(window)?;
    let channels = u32::from(window.out_c);
    let image = u32::from(window.in_h) * u32::from(window.in_w);
    call.expect(INPUT, F32, input)?;
    call.expect(WEIGHTS, S8, weight_count(window, depth))?;
    call.expect(BIAS, F32, Some(channels))?;
    let scales = call.count(SCALES)?;
    call.expect(SCALES, F32, Some(if scales == 1 { 1 } else { channels }))?;
    if R::ASYMMETRIC {
        call.expect(SUMS, S32, Some(channels))?;
    }
    call.expect(scratch, S8, image.checked_mul(window.in_c.into()))?;
    call.expect(scratch + 1, F32, output)?;
    for index in [INPUT, scratch] {
        call.expect_arena(index)?;
    }
    for index in WEIGHTS..scratch {
        call.expect_constant(index)?;
    }
    check::limits_f32(params.act_min_f32, params.act_max_f32)
}
