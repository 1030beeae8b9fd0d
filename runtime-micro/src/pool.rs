//! The loops of pools: channels innermost, a block of them at a time.

use bytemuck::Pod;
use peapod_isa::pool::CHANNELS;
use peapod_schemas::micro::{ElementType, Pool2d};

use crate::arena::split;
use crate::arithmetic::Activation;
use crate::call::Call;
use crate::check;
use crate::error::Fault;
use crate::rows::{rows, rows_mut};
use crate::window::{self, Geometry, Span};

/// Channels that are pooled at once if there are enough.
pub(crate) const BLOCK: usize = CHANNELS;

/// How a pool makes one value of many.
pub(crate) trait Reduction {
    /// Element type of input and output.
    type Element: Pod;
    /// What values are gathered in.
    type Sum: Copy;
    /// What gathering begins with.
    const START: Self::Sum;

    fn add(sum: Self::Sum, x: Self::Element) -> Self::Sum;

    /// Adds taps that are `step` values apart, of the first channels.
    fn add_taps(sums: &mut [Self::Sum; BLOCK], values: &[Self::Element], step: usize, count: usize);

    /// The result of gathering `count` values.
    fn finish(params: &Pool2d, sum: Self::Sum, count: usize) -> Self::Element;
}

/// Pools every window of the input.
pub(crate) fn run<R: Reduction>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Pool2d = call.params()?;
    let (inputs, output) = split(call, arena)?;
    let geometry = Geometry::new(&params.window);
    let Geometry {
        vertical,
        horizontal,
        out_c,
        ..
    } = geometry;
    let mut pixels = rows_mut(output, out_c);
    for image in rows(inputs.get(0)?, geometry.image_len()) {
        for y in 0..vertical.output {
            let down = vertical.span(y);
            for x in 0..horizontal.output {
                let window = (&down, &horizontal.span(x));
                pixel::<R>((params, &geometry), image, window, pixels.next()?)?;
            }
        }
    }
    Some(())
}

/// All channels of one output pixel.
fn pixel<R: Reduction>(
    (params, geometry): (&Pool2d, &Geometry),
    image: &[R::Element],
    window: (&Span, &Span),
    pixel: &mut [R::Element],
) -> Option<()> {
    let count = window.0.taps.len().wrapping_mul(window.1.taps.len());
    let (blocks, rest) = pixel.as_chunks_mut::<BLOCK>();
    let mut channel = 0_usize;
    for block in blocks {
        let mut sums = [R::START; BLOCK];
        let values = image.get(channel..)?;
        each_row(geometry, values, window, |row, step, count| {
            R::add_taps(&mut sums, row, step, count);
        })?;
        for (result, sum) in block.iter_mut().zip(sums) {
            *result = R::finish(params, sum, count);
        }
        channel = channel.wrapping_add(BLOCK);
    }
    for result in rest {
        let mut sum = R::START;
        let values = image.get(channel..)?;
        each_row(geometry, values, window, |row, step, count| {
            let taps = row.iter().step_by(step.max(1)).take(count);
            sum = taps.fold(sum, |sum, x| R::add(sum, *x));
        })?;
        *result = R::finish(params, sum, count);
        channel = channel.wrapping_add(1);
    }
    Some(())
}

/// Calls a function for each row of taps: its values, the distance of taps, and how many there are.
#[inline(always)]
fn each_row<T>(
    geometry: &Geometry,
    image: &[T],
    (down, across): (&Span, &Span),
    mut f: impl FnMut(&[T], usize, usize),
) -> Option<()> {
    let step = geometry.horizontal.dilation.wrapping_mul(geometry.in_c);
    let column = across.source.wrapping_mul(geometry.in_c);
    let count = across.taps.len();
    let dense = [geometry.vertical.dilation, geometry.horizontal.dilation] == [1, 1];
    // Rows may continue where the one before ends.
    let (rows, count) = match dense && count.wrapping_mul(step) == geometry.row_len() {
        true => (1, count.wrapping_mul(down.taps.len())),
        false => (down.taps.len(), count),
    };
    for i in down.taps.clone().take(rows) {
        let row = down.source_of(i).wrapping_mul(geometry.row_len());
        f(image.get(row.wrapping_add(column)..)?, step, count);
    }
    Some(())
}

/// [`Reduction::add_taps`] by way of [`Reduction::add`].
#[inline(always)]
pub(crate) fn add_each<R: Reduction>(
    sums: &mut [R::Sum; BLOCK],
    mut values: &[R::Element],
    step: usize,
    count: usize,
) {
    for _ in 0..count {
        if let Some(tap) = values.first_chunk::<BLOCK>() {
            for (sum, x) in sums.iter_mut().zip(tap) {
                *sum = R::add(*sum, *x);
            }
        }
        values = values.get(step..).unwrap_or_default();
    }
}

/// Checks a pool of quantised elements.
pub(crate) fn check_quantised<A: Activation>(call: &Call<'_>) -> Result<(), Fault> {
    let params = check_shapes(call, A::TYPE)?;
    check::limits::<A>(params.act_min, params.act_max)
}

/// Checks a pool of floats.
pub(crate) fn check_float(call: &Call<'_>) -> Result<(), Fault> {
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
