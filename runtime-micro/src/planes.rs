//! Planes: what depthwise convolutions read windows from with Arm's vector instructions.
//!
//! Eight channels of the input are transposed to planes in scratch, column by column, and an output
//! row is computed from the rows under it. Where a column keeps its rows is the kernel's choice, by
//! [`RowBuffer`].

use peapod_isa::ROWS;
use peapod_isa::mve::depthwise::{
    self, Filters, PLANE_MAX, PLANES, Pixels, Places, Rescaling, SLACK, Windows,
};
use peapod_isa::mve::{LANES, WORDS};
use peapod_schemas::micro::{Conv2d, ElementType, Window};

use crate::arena::constant;
use crate::call::Call;
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit_each;
use crate::packed::{self, Expected, RESCALING, WEIGHTS};
use crate::rows::rows_mut;
use crate::window;

/// Where a column keeps the rows of a window, and the filters that go with them.
pub(crate) trait RowBuffer {
    /// Whether the buffer slides: a new row is written behind the last one. Otherwise it is a ring
    /// of `kernel_h` rows: a new row overwrites the oldest, and each rotation has filters of its
    /// own. Padding beside rows is written with each.
    const SLIDES: bool;

    /// Vectors of four channels' filters.
    fn vectors(w: &Window) -> u32;

    /// Which of them are for windows that begin at this row: the first, and how many.
    fn filters(w: &Window, top: usize) -> (usize, usize);

    /// Computes a row of results.
    fn row(windows: &Windows<'_>, results: &mut [i8], step: usize, size: (usize, usize));
}

/// Columns of a plane: those of all windows of a row.
fn columns(w: &Window) -> Option<usize> {
    let [width, stride, taps] = [w.out_w, w.stride_w, w.kernel_w].map(usize::from);
    width
        .saturating_sub(1)
        .checked_mul(stride)?
        .checked_add(taps)
}

/// Length of a plane: a place for each row of each column, where those of a column but the first
/// follow those of the one before that a window has left, if they slide. `None` if it is out of
/// reach.
fn plane<K: RowBuffer>(w: &Window) -> Option<usize> {
    let down = match K::SLIDES {
        true => usize::from(w.out_h)
            .saturating_sub(1)
            .checked_mul(w.stride_h.into())?,
        false => 0,
    };
    let plane = columns(w)?
        .checked_mul(w.kernel_h.into())?
        .checked_add(down)?;
    Some(plane).filter(|plane| *plane <= PLANE_MAX)
}

pub(crate) fn check<K: RowBuffer>(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Conv2d = call.expect_params()?;
    let w = &params.window;
    let shape = |what, found: u16| {
        Err(Fault::Shape {
            what,
            found: found.into(),
        })
    };
    if w.in_c != w.out_c {
        return shape(Quantity::Channels, w.out_c);
    }
    for dilation in [w.dilation_h, w.dilation_w] {
        if dilation != 1 {
            return shape(Quantity::Dilation, dilation);
        }
    }
    let Some(plane) = plane::<K>(w) else {
        return shape(Quantity::Dim, w.out_w);
    };
    let channels = u32::from(w.out_c).next_multiple_of(ROWS as u32);
    let weights = channels.checked_mul(K::vectors(w));
    let expected = Expected {
        element: ElementType::S8,
        weights: weights.and_then(|rows| rows.checked_mul(LANES as u32)),
        channels,
        scratch: Some((plane * PLANES + SLACK) as u32),
    };
    packed::check(call, params, &expected)?;
    packed::check_lines_in_place(call, w)
}

#[inline(always)]
pub(crate) fn run<K: RowBuffer>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Conv2d = call.params()?;
    let (input, [scratch, output]) = packed::maybe_in_place(call, arena)?;
    let scratch: &mut [i8] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [i8] = bytemuck::try_cast_slice_mut(output).ok()?;
    let filters: &[i8] = constant(call, WEIGHTS)?;
    let rescaling: &[i32] = constant(call, RESCALING)?;
    let w = &params.window;
    let channels = usize::from(w.out_c);
    let depthwise = Depthwise {
        params,
        channels,
        columns: columns(w)?,
        plane: plane::<K>(w)?,
        vectors: K::vectors(w) as usize,
        filters: filters.as_chunks::<LANES>().0.as_chunks().0,
        rescaling: rescaling.as_chunks::<WORDS>().0,
    };
    let image_len = usize::from(w.in_h)
        .wrapping_mul(w.in_w.into())
        .wrapping_mul(channels);
    let result_len = usize::from(w.out_h)
        .wrapping_mul(w.out_w.into())
        .wrapping_mul(channels);
    for (number, result) in rows_mut(output, result_len).enumerate() {
        let image = packed::image(input, number.wrapping_mul(image_len))?;
        for first in window::channels(w, PLANES).step_by(PLANES) {
            let image = packed::image(image, first)?;
            depthwise.block::<K>(first, image, scratch, result.get_mut(first..)?)?;
        }
    }
    limit_each(output, params.act_min, params.act_max);
    Some(())
}

/// One convolution, apart from its data.
struct Depthwise<'a> {
    params: &'a Conv2d,
    channels: usize,
    columns: usize,
    plane: usize,
    /// Those of each four channels.
    vectors: usize,
    filters: &'a [Filters],
    /// For each four channels.
    rescaling: &'a [Rescaling],
}

impl Depthwise<'_> {
    /// At most eight channels of an image, from number `first` on; both slices begin with it.
    /// Without an image it is where the result goes.
    #[inline(always)]
    fn block<K: RowBuffer>(
        &self,
        first: usize,
        image: Option<&[i8]>,
        planes: &mut [i8],
        result: &mut [i8],
    ) -> Option<()> {
        let w = &self.params.window;
        let height = usize::from(w.kernel_h);
        let [width, stride] = [w.out_w, w.stride_w].map(usize::from);
        if !K::SLIDES {
            planes.fill(self.params.input_zero_point as i8);
        }
        // Rows are counted from the top padding.
        let mut next = 0_usize;
        for y in 0..usize::from(w.out_h) {
            let top = y.wrapping_mul(w.stride_h.into());
            for row in next.max(top)..top.wrapping_add(height) {
                self.load::<K>(first, image.unwrap_or(result), row, planes)?;
            }
            next = top.wrapping_add(height);
            let start = y.wrapping_mul(width).wrapping_mul(self.channels);
            let (vector, count) = K::filters(w, top);
            for group in 0..PLANES / ROWS {
                let channel = first.wrapping_add(group.wrapping_mul(ROWS));
                if channel >= self.channels {
                    break;
                }
                let block = channel / ROWS;
                let before = self.plane.wrapping_mul(group).wrapping_mul(ROWS);
                let before = before.wrapping_add(if K::SLIDES { top } else { 0 });
                let filters = self.filters.get(block.wrapping_mul(self.vectors)..)?;
                let windows = Windows {
                    planes: planes.get(before..)?,
                    plane: self.plane,
                    stride: stride.wrapping_mul(height),
                    filters: filters.get(vector..)?.get(..count)?,
                    rescaling: self.rescaling.get(block)?,
                };
                let result = result.get_mut(start.wrapping_add(group.wrapping_mul(ROWS))..)?;
                let left = self.channels.wrapping_sub(channel);
                K::row(&windows, result, self.channels, (width, left));
            }
        }
        Some(())
    }

    /// Puts an input row, counted from the top padding, at its places. What was there no window
    /// reads any more.
    fn load<K: RowBuffer>(
        &self,
        first: usize,
        image: &[i8],
        row: usize,
        planes: &mut [i8],
    ) -> Option<()> {
        let w = &self.params.window;
        let height = usize::from(w.kernel_h);
        let line = match K::SLIDES {
            true => row,
            false => row.checked_rem(height)?,
        };
        let pad = [self.params.input_zero_point as i8; PLANES];
        let padding = |count| Pixels {
            values: &pad,
            step: 0,
            count,
            channels: PLANES,
        };
        let inside = row
            .checked_sub(w.pad_top.into())
            .filter(|row| *row < w.in_h.into());
        let Some(row) = inside else {
            self.put(&padding(self.columns), (line, 0), planes);
            return Some(());
        };
        let left = usize::from(w.pad_left).min(self.columns);
        // What no window reads has no place.
        let count = usize::from(w.in_w).min(self.columns.wrapping_sub(left));
        let row_len = usize::from(w.in_w).wrapping_mul(self.channels);
        let pixels = Pixels {
            values: image.get(row.wrapping_mul(row_len)..)?,
            step: self.channels,
            count,
            channels: self.channels.wrapping_sub(first),
        };
        self.put(&pixels, (line, left), planes);
        if K::SLIDES {
            let end = left.wrapping_add(count);
            let right = self.columns.wrapping_sub(end);
            self.put(&padding(left), (line, 0), planes);
            self.put(&padding(right), (line, end), planes);
        }
        Some(())
    }

    /// Puts pixels at the places of a line, from a column on.
    #[inline(always)]
    fn put(&self, pixels: &Pixels<'_>, (line, column): (usize, usize), planes: &mut [i8]) {
        if pixels.count != 0 {
            let (plane, step) = (self.plane, usize::from(self.params.window.kernel_h));
            let at = column.wrapping_mul(step).wrapping_add(line);
            depthwise::load(pixels, planes, &Places { plane, at, step });
        }
    }
}
