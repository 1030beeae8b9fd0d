//! 2-D convolution on packed weights: columns of the input, gathered in scratch, times rows.

use core::ops::Range;

use peapod_isa::{COLUMNS, Dsp, Isa, ROWS, Rescaling, Runs, Scalar};
use peapod_schemas::micro::{Conv2d, Kernel as KernelId, Window};

use super::Kernel;
use crate::arena::{Element, constant};
use crate::call::Call;
use crate::packed::{self, Expected, INPUT, OUTPUT, RESCALING, WEIGHTS};
use crate::error::Fault;
use crate::fixed_point::limit;
use crate::rows::{rows, rows_mut};
use crate::window::{Geometry, Span};

/// Inputs: input, packed weights s8, rescaling s32, scratch s8. Output. Scratch is written too.
/// Never in place.
pub static CONV2D_S8_SCALAR: Kernel =
    Kernel::new(KernelId::Conv2dS8Scalar, check::<Scalar>, run::<Scalar>);

/// Inputs: input, packed weights s32, rescaling s32, scratch s32. Output. Scratch is written too.
/// The output may overwrite the input where each of its pixels depends only on the one in its
/// place.
pub static CONV2D_S8_DSP: Kernel =
    Kernel::new(KernelId::Conv2dS8Dsp, check::<Dsp>, run::<Dsp>);

/// Columns that scratch has room for: there are as many as pixels.
pub(super) fn columns(window: &Window) -> u32 {
    let one = [window.batches, window.out_h, window.out_w] == [1, 1, 1];
    if one { 1 } else { COLUMNS as u32 }
}

/// Whether the only column is the input as it is.
pub(super) fn reads_input(window: &Window, depth: u32) -> bool {
    let w = window;
    let values = u32::from(w.in_h)
        .checked_mul(w.in_w.into())
        .and_then(|pixels| pixels.checked_mul(w.in_c.into()));
    [w.out_h, w.out_w] == [1; 2]
        && [w.kernel_h, w.kernel_w] == [w.in_h, w.in_w]
        && [w.dilation_h, w.dilation_w] == [1; 2]
        && [w.pad_top, w.pad_left, w.reserved] == [0; 3]
        && values == Some(depth)
}

/// How the taps of a window become a column: in runs that are contiguous in the input, which are
/// kernel rows, or single taps where those are dilated.
#[derive(Clone, Copy)]
pub(super) struct Column {
    /// Values of a run.
    pub(super) run: u32,
    /// Values of a run with its padding.
    pub(super) padded_run: u32,
    /// Values of the column with all padding.
    pub(super) depth: u32,
}

impl Column {
    /// `None` if the numbers leave 32 bits.
    pub(super) fn new<I: Isa>(params: &Conv2d) -> Option<Self> {
        Self::padded(params, I::RUN as u32, I::DEPTH as u32)
    }

    /// Runs, and all of them together, are padded to multiples of these.
    #[inline(always)]
    pub(super) fn padded(params: &Conv2d, run_multiple: u32, multiple: u32) -> Option<Self> {
        let window = &params.window;
        let [taps, height] = [window.kernel_w, window.kernel_h].map(u32::from);
        let (runs, taps) = match window.dilation_w {
            1 => (height, taps),
            _ => (height.checked_mul(taps)?, 1),
        };
        let run = taps.checked_mul(window.in_c.into())?;
        let padded_run = run.checked_next_multiple_of(run_multiple)?;
        let depth = runs.checked_mul(padded_run)?;
        let depth = depth.checked_next_multiple_of(multiple)?;
        Some(Self { run, padded_run, depth })
    }
}

fn check<I: Isa<Word: Element>>(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Conv2d = call.expect_params()?;
    let window = &params.window;
    let channels = u32::from(window.out_c).next_multiple_of(ROWS as u32);
    let depth = Column::new::<I>(params).map(|column| column.depth);
    let rows = |depth: u32| (depth / I::ROW_VALUES as u32).checked_mul(channels);
    let expected = Expected {
        element: I::Word::TYPE,
        weights: depth.and_then(rows),
        channels,
        scratch: depth.and_then(|depth| scratch_len::<I>(window, depth)),
    };
    packed::check(call, params, &expected)?;
    // A pair of pixels may only be overwritten when nothing will read it again.
    let one = depth.is_some_and(|depth| reads_input(window, depth));
    let pixel_by_pixel = is_plain(window) && window.in_c == window.out_c && window.dilation_w == 1;
    if packed::is_in_place(call) && (one || !pixel_by_pixel) {
        return Err(Fault::Overlap { operand: OUTPUT, other: INPUT });
    }
    Ok(())
}

/// Words of scratch for columns of a depth; `None` beyond 32 bits.
pub(super) fn scratch_len<I: Isa>(window: &Window, depth: u32) -> Option<u32> {
    match (columns(window), reads_input(window, depth)) {
        // There must be some.
        (_, true) => Some(1),
        (1, false) => Some(depth / I::ALONE as u32),
        (columns, false) => (depth / I::VALUES as u32).checked_mul(columns),
    }
}

/// Whether each pixel is made of the one in its place.
fn is_plain(w: &Window) -> bool {
    [w.kernel_h, w.kernel_w, w.stride_h, w.stride_w] == [1; 4]
        && [w.out_h, w.out_w] == [w.in_h, w.in_w]
        && [w.pad_top, w.pad_left, w.reserved] == [0; 3]
}

fn run<I: Isa<Word: Element>>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Conv2d = call.params()?;
    let geometry = Geometry::new(&params.window);
    let rescaling: &[i32] = constant(call, RESCALING)?;
    let column = Column::new::<I>(params)?;
    let weights = constant(call, WEIGHTS)?;
    let convolution = Convolution::<I>::new(params, column, weights, rescaling.as_chunks().0);
    let (input, [scratch, output]) = packed::maybe_in_place(call, arena)?;
    let scratch: &mut [I::Word] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [i8] = bytemuck::try_cast_slice_mut(output).ok()?;
    let Geometry { vertical, horizontal, out_c, .. } = geometry;
    let image_len = vertical.output.wrapping_mul(horizontal.output).wrapping_mul(out_c);
    for (number, result) in rows_mut(output, image_len).enumerate() {
        let image = packed::image(input, number.wrapping_mul(geometry.image_len()))?;
        convolution.image(image, scratch, result)?;
    }
    Some(())
}

/// One convolution, apart from its data.
pub(super) struct Convolution<'a, I: Isa> {
    params: &'a Conv2d,
    pub(super) geometry: Geometry,
    column: Column,
    rows: &'a [I::Word],
    rescaling: &'a [Rescaling],
    /// Results have limits of their own, beside those of the type.
    limits: bool,
    /// The output channels that rows are of, where these are not all.
    channels: Option<[usize; 2]>,
}

impl<'a, I: Isa> Convolution<'a, I> {
    /// The one of a window that is made such a column.
    #[inline(always)]
    pub(super) fn new(
        params: &'a Conv2d,
        column: Column,
        rows: &'a [I::Word],
        rescaling: &'a [Rescaling],
    ) -> Self {
        let limits = (params.act_min, params.act_max) != (i8::MIN.into(), i8::MAX.into());
        let geometry = Geometry::new(&params.window);
        Self { params, geometry, column, rows, rescaling, limits, channels: None }
    }

    /// The same of some output channels, whose rows and numbers these are.
    pub(super) fn of_channels(
        params: &'a Conv2d,
        column: Column,
        (rows, rescaling): (&'a [I::Word], &'a [Rescaling]),
        channels: Range<usize>,
    ) -> Self {
        let channels = Some([channels.start, channels.end]);
        Self { channels, ..Self::new(params, column, rows, rescaling) }
    }

    /// What of a pixel is computed.
    #[inline(always)]
    fn own<'p>(&self, pixel: &'p mut [i8]) -> Option<&'p mut [i8]> {
        match self.channels {
            None => Some(pixel),
            Some([start, end]) => pixel.get_mut(start..end),
        }
    }

    /// All pixels of an image, two at a time. Without an image it is where the result goes, each
    /// pixel in the place of what is made of it: two have been gathered when both are written.
    pub(super) fn image(
        &self,
        image: Option<&[i8]>,
        scratch: &mut [I::Word],
        mut result: &mut [i8],
    ) -> Option<()> {
        let Geometry { vertical, horizontal, in_c, out_c, .. } = self.geometry;
        let pair_len = out_c.wrapping_mul(COLUMNS);
        if let Some(image) = image
            && reads_input(&self.params.window, self.column.depth)
        {
            return self.one(image.get(..self.column.depth as usize)?, result);
        }
        if let Some(columns) = self.columns(image.unwrap_or_default()) {
            return self.pixels(columns, result);
        }
        // Windows inside the input are runs of it unless they are dilated.
        let (rows, pixels) = (vertical.whole(), horizontal.whole());
        let row_len = self.geometry.row_len();
        let step = row_len.wrapping_mul(vertical.dilation);
        let runs = Runs::<I>::new(vertical.kernel, self.column.run as usize, step);
        let dense = horizontal.dilation == 1;
        let left = horizontal.span(pixels.start).source.wrapping_mul(in_c);
        let advance = horizontal.stride().wrapping_mul(in_c);
        let mut column = 0_usize;
        for y in 0..vertical.output {
            let down = vertical.span(y);
            let start = down.source.wrapping_mul(row_len).wrapping_add(left);
            let mut windows = image.and_then(|image| image.get(start..)).unwrap_or_default();
            let whole = if dense && rows.contains(&y) { pixels.clone() } else { 0..0 };
            for x in 0..horizontal.output {
                let alone = column == 0 && result.len() < pair_len;
                if alone || !whole.contains(&x) {
                    match image {
                        Some(image) => self.gather(image, (&down, x), scratch, (column, alone))?,
                        None => self.put::<1>(scratch, 0, (0, 0), result.get(..in_c)?, 0),
                    }
                } else {
                    let pixels = match image {
                        Some(_) => windows,
                        None => result.get(column.wrapping_mul(in_c)..)?,
                    };
                    I::window::<COLUMNS>(scratch, column, pixels, &runs);
                    windows = windows.get(advance..).unwrap_or_default();
                }
                if alone {
                    return self.alone(scratch, result);
                }
                column = column.wrapping_add(1);
                if column == COLUMNS {
                    let (pair, rest) = core::mem::take(&mut result).split_at_mut_checked(pair_len)?;
                    self.pair(scratch, pair.split_at_mut_checked(out_c)?.into())?;
                    (result, column) = (rest, 0);
                }
            }
        }
        Some(())
    }

    /// The columns of all pixels, where these are the input.
    fn columns<'b>(&self, image: &'b [i8]) -> Option<&'b [I::Word]> {
        if is_plain(&self.params.window) { I::direct(image) } else { None }
    }

    /// All pixels, whose columns are consecutive.
    fn pixels(&self, mut columns: &[I::Word], mut result: &mut [i8]) -> Option<()> {
        let words = self.column.depth as usize / I::VALUES;
        let pair_len = self.geometry.out_c.wrapping_mul(COLUMNS);
        while result.len() >= pair_len {
            let (pair, rest) = core::mem::take(&mut result).split_at_mut_checked(pair_len)?;
            let (two, others) = columns.split_at_checked(words.wrapping_mul(COLUMNS))?;
            self.pair(two, pair.split_at_mut_checked(self.geometry.out_c)?.into())?;
            (columns, result) = (others, rest);
        }
        if result.is_empty() {
            return Some(());
        }
        self.one(bytemuck::try_cast_slice(columns.get(..words)?).ok()?, result)
    }

    /// Writes the input of one output pixel whose window is partly in the padding, or is dilated.
    #[inline(never)]
    pub(super) fn gather(
        &self,
        image: &[i8],
        (down, x): (&Span, usize),
        columns: &mut [I::Word],
        (column, alone): (usize, bool),
    ) -> Option<()> {
        let across = &self.geometry.horizontal.span(x);
        let put = match alone {
            true => Self::put::<1>,
            false => Self::put::<COLUMNS>,
        };
        let Geometry { vertical, horizontal, in_c, .. } = self.geometry;
        let padded_run = self.column.padded_run as usize;
        let pad = self.params.input_zero_point as i8;
        let dense = horizontal.dilation == 1;
        let mut at = 0_usize;
        for i in 0..vertical.kernel {
            let row = match down.taps.contains(&i) {
                true => image.get(down.source_of(i).wrapping_mul(self.geometry.row_len())..)?,
                false => &[],
            };
            if dense {
                let taps = if row.is_empty() { 0..0 } else { across.taps.clone() };
                let before = taps.start.wrapping_mul(in_c);
                let source = across.source.wrapping_mul(in_c);
                let len = taps.len().wrapping_mul(in_c);
                let taps = row.get(source..source.wrapping_add(len)).unwrap_or_default();
                put(self, columns, column, (at, before), taps, pad);
                at = at.wrapping_add(padded_run);
                continue;
            }
            for j in 0..horizontal.kernel {
                let inside = !row.is_empty() && across.taps.contains(&j);
                let source = across.source_of(j).wrapping_mul(in_c);
                let len = if inside { in_c } else { 0 };
                let taps = row.get(source..source.wrapping_add(len)).unwrap_or_default();
                put(self, columns, column, (at, 0), taps, pad);
                at = at.wrapping_add(padded_run);
            }
        }
        Some(())
    }

    /// Writes one run, which reads padding but for `taps`, from its value `before` on.
    #[inline(never)]
    fn put<const C: usize>(
        &self,
        columns: &mut [I::Word],
        column: usize,
        (at, before): (usize, usize),
        taps: &[i8],
        pad: i8,
    ) {
        let run = self.column.run as usize;
        if taps.len() == run {
            I::put::<C>(columns, column, at, taps);
            return;
        }
        let start = at.wrapping_add(before);
        if before.is_multiple_of(I::RUN) && taps.len().is_multiple_of(I::RUN) {
            let after = before.wrapping_add(taps.len());
            I::fill::<C>(columns, column, at, before, pad);
            I::put::<C>(columns, column, start, taps);
            let rest = run.wrapping_sub(after);
            I::fill::<C>(columns, column, at.wrapping_add(after), rest, pad);
            return;
        }
        I::fill::<C>(columns, column, at, run, pad);
        for (k, &x) in taps.iter().enumerate() {
            I::set::<C>(columns, column, start.wrapping_add(k), x);
        }
    }

    /// All channels of two pixels.
    #[inline(always)]
    pub(super) fn pair(&self, columns: &[I::Word], pixels: [&mut [i8]; COLUMNS]) -> Option<()> {
        let [first, second] = pixels;
        let (first, first_rest) = self.own(first)?.as_chunks_mut::<ROWS>();
        let (second, second_rest) = self.own(second)?.as_chunks_mut::<ROWS>();
        I::pairs(columns, self.rows, self.rescaling, [&mut *first, &mut *second]);
        if self.limits {
            for result in first.iter_mut().chain(&mut *second) {
                *result = self.limited(*result);
            }
        }
        if !first_rest.is_empty() {
            let (rows, rescaling) = self.blocks().nth(first.len())?;
            let [a, b] = I::pair(columns, rows, rescaling);
            write_first(first_rest, self.limited(a));
            write_first(second_rest, self.limited(b));
        }
        Some(())
    }

    /// All channels of one pixel, whose column is alone in scratch.
    pub(super) fn alone(&self, scratch: &[I::Word], pixel: &mut [i8]) -> Option<()> {
        let words = self.column.depth as usize / I::ALONE;
        self.one(bytemuck::try_cast_slice(scratch.get(..words)?).ok()?, pixel)
    }

    /// All channels of one pixel.
    #[inline(never)]
    fn one(&self, column: &[i8], pixel: &mut [i8]) -> Option<()> {
        let (blocks, rest) = self.own(pixel)?.as_chunks_mut::<ROWS>();
        let whole = blocks.len();
        I::ones(column, self.rows, self.rescaling, blocks);
        if self.limits {
            for result in blocks {
                *result = self.limited(*result);
            }
        }
        if !rest.is_empty() {
            let (rows, rescaling) = self.blocks().nth(whole)?;
            let mut last = [[0; ROWS]];
            I::ones(column, rows, core::slice::from_ref(rescaling), &mut last);
            let [last] = last;
            write_first(rest, self.limited(last));
        }
        Some(())
    }

    /// The rows of a few channels, and what becomes of their sums.
    #[inline(always)]
    fn blocks(&self) -> impl Iterator<Item = (&[I::Word], &Rescaling)> {
        let words = (self.column.depth as usize).wrapping_mul(ROWS) / I::ROW_VALUES;
        rows(self.rows, words).zip(self.rescaling)
    }

    /// Results within the limits.
    #[inline(always)]
    fn limited(&self, results: [i8; ROWS]) -> [i8; ROWS] {
        let Conv2d { act_min, act_max, .. } = *self.params;
        match self.limits {
            true => results.map(|x| limit(x.into(), act_min, act_max) as i8),
            false => results,
        }
    }
}

/// Writes as many results as there is room for.
#[inline(always)]
fn write_first(room: &mut [i8], results: [i8; ROWS]) {
    for (slot, result) in room.iter_mut().zip(results) {
        *slot = result;
    }
}
