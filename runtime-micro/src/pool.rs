//! The loops of pools: channels innermost, a block of them at a time.

use bytemuck::Pod;
use peapod_schemas::micro::{ElementType, Pool2d};

use crate::call::Call;
use crate::check;
use crate::error::Fault;
use crate::rows::{rows, rows_mut};
use crate::window::{self, Geometry};

/// Channels that are pooled at once.
const BLOCK: usize = 16;

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
            for x in 0..horizontal.output {
                let mut channel = 0_usize;
                for results in pixels.next()?.chunks_mut(BLOCK) {
                    block(&geometry, image, (y, x, channel), results, reduction)?;
                    channel = channel.wrapping_add(BLOCK);
                }
            }
        }
    }
    Some(())
}

/// Pools one window, for a block of channels from `channel` on.
fn block<R: Reduction>(
    geometry: &Geometry,
    image: &[R::Element],
    (y, x, channel): (usize, usize, usize),
    results: &mut [R::Element],
    reduction: &R,
) -> Option<()> {
    let Geometry {
        vertical,
        horizontal,
        in_c,
        ..
    } = *geometry;
    let (inside_rows, inside) = (vertical.taps(y), horizontal.taps(x));
    let count = inside_rows.len().wrapping_mul(inside.len());
    let mut sums = [R::START; BLOCK];
    let sums = sums.get_mut(..results.len())?;
    for i in inside_rows {
        let row = vertical
            .source(y, i)
            .wrapping_mul(geometry.row_len())
            .wrapping_add(channel);
        for j in inside.clone() {
            let start = row.wrapping_add(horizontal.source(x, j).wrapping_mul(in_c));
            let values = image.get(start..)?.get(..sums.len())?;
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum = R::add(*sum, *value);
            }
        }
    }
    for (result, sum) in results.iter_mut().zip(sums) {
        *result = reduction.finish(*sum, count);
    }
    Some(())
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
