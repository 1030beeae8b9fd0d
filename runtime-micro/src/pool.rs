//! The loops of pools: channels innermost, a block of them at a time.

use bytemuck::Pod;
use peapod_schemas::micro::{ElementType, Pool2d};

use crate::call::Call;
use crate::check;
use crate::error::Fault;
use crate::rows::{rows, rows_mut};
use crate::window::{self, Geometry, Span};

/// Channels that are pooled at once where there are enough.
const BLOCK: usize = 8;

/// How a pool makes one value of many.
pub(crate) trait Reduction {
    /// Element type of input and output.
    type Element: Pod;
    /// What values are gathered in.
    type Sum: Copy;
    /// What gathering begins with.
    const START: Self::Sum;

    fn add(sum: Self::Sum, x: Self::Element) -> Self::Sum;

    /// The result of gathering `count` values.
    fn finish(&self, sum: Self::Sum, count: usize) -> Self::Element;
}

/// Pools every window of the input.
pub(crate) fn run<R: Reduction>(
    params: &Pool2d,
    input: &[R::Element],
    output: &mut [R::Element],
    reduction: &R,
) -> Option<()> {
    let geometry = Geometry::new(&params.window);
    let Geometry {
        vertical,
        horizontal,
        out_c,
        ..
    } = geometry;
    let mut pixels = rows_mut(output, out_c);
    for image in rows(input, geometry.image_len()) {
        for y in 0..vertical.output {
            let down = vertical.span(y);
            for x in 0..horizontal.output {
                let window = (&down, &horizontal.span(x));
                pixel(&geometry, image, window, pixels.next()?, reduction)?;
            }
        }
    }
    Some(())
}

/// All channels of one output pixel.
fn pixel<R: Reduction>(
    geometry: &Geometry,
    image: &[R::Element],
    window: (&Span, &Span),
    pixel: &mut [R::Element],
    reduction: &R,
) -> Option<()> {
    let count = window.0.taps.len().wrapping_mul(window.1.taps.len());
    let (blocks, rest) = pixel.as_chunks_mut::<BLOCK>();
    let mut channel = 0_usize;
    for block in blocks {
        let sums = gather::<R, BLOCK>(geometry, image.get(channel..)?, window)?;
        for (result, sum) in block.iter_mut().zip(sums) {
            *result = reduction.finish(sum, count);
        }
        channel = channel.wrapping_add(BLOCK);
    }
    for result in rest {
        let [sum] = gather::<R, 1>(geometry, image.get(channel..)?, window)?;
        *result = reduction.finish(sum, count);
        channel = channel.wrapping_add(1);
    }
    Some(())
}

/// Gathers one window, for `N` channels from the image's first on.
fn gather<R: Reduction, const N: usize>(
    geometry: &Geometry,
    image: &[R::Element],
    (down, across): (&Span, &Span),
) -> Option<[R::Sum; N]> {
    let mut sums = [R::START; N];
    for i in down.taps.clone() {
        let row = down.source_of(i).wrapping_mul(geometry.row_len());
        for j in across.taps.clone() {
            let pixel = row.wrapping_add(across.source_of(j).wrapping_mul(geometry.in_c));
            let values = image.get(pixel..)?.first_chunk::<N>()?;
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum = R::add(*sum, *value);
            }
        }
    }
    Some(sums)
}

/// Checks a pool of 8-bit elements.
pub(crate) fn check_s8(call: &Call<'_>) -> Result<(), Fault> {
    let params = check_shapes(call, ElementType::S8)?;
    check::limits_s8(params.act_min, params.act_max)
}

/// Checks a pool of floats.
pub(crate) fn check_f32(call: &Call<'_>) -> Result<(), Fault> {
    let params = check_shapes(call, ElementType::F32)?;
    check::limits_f32(params.act_min_f32, params.act_max_f32)
}

fn check_shapes<'m>(call: &Call<'m>, element: ElementType) -> Result<&'m Pool2d, Fault> {
    let params: &Pool2d = call.expect_params()?;
    call.expect_operands(1, 1)?;
    let (input, output) = window::check_pool(&params.window)?;
    call.expect(0, element, input)?;
    call.expect(1, element, output)?;
    Ok(params)
}
