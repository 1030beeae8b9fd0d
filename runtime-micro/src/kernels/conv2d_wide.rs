//! 2-D convolution of 16 bits on packed weights of 8: columns of the input, gathered in scratch,
//! times rows.

use peapod_isa::wide::{self, Dsp, Mve, Rescaling, Wide};
use peapod_isa::{COLUMNS, ROWS};
use peapod_schemas::micro::{Conv2d, ElementType, Kernel as KernelId};

use super::Kernel;
use super::conv2d_packed::{Column, columns, reads_input};
use crate::arena::{constant, exclusive_each, shared};
use crate::call::Call;
use crate::check;
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit;
use crate::packed::{INPUT, OUTPUT, RESCALING, SCRATCH, WEIGHTS};
use crate::rows::{rows, rows_mut};
use crate::window::{self, Geometry, Span};

/// Inputs: input s16, packed weights s32, rescaling s32, scratch s32. Output s16. Scratch is
/// written too. Never in place.
pub static CONV2D_S16_DSP: Kernel = Kernel::new(KernelId::Conv2dS16Dsp, check::<Dsp>, run::<Dsp>);

/// Inputs: input s16, packed weights s32, rescaling s32, scratch s32. Output s16. Scratch is
/// written too. Never in place.
pub static CONV2D_S16_MVE: Kernel = Kernel::new(KernelId::Conv2dS16Mve, check::<Mve>, run::<Mve>);

fn column_of<W: Wide>(params: &Conv2d) -> Option<Column> {
    Column::padded(params, W::RUN as u32, wide::DEPTH as u32)
}

fn check<W: Wide>(call: &Call<'_>) -> Result<(), Fault> {
    use ElementType::{S16, S32};
    let params: &Conv2d = call.expect_params()?;
    call.expect_operands(4, 1)?;
    check::within(Quantity::Groups, params.groups as i32, 1, 1)?;
    let (input, output) = window::check(&params.window)?;
    let channels = u32::from(params.window.out_c).next_multiple_of(ROWS as u32);
    let depth = column_of::<W>(params).map(|column| column.depth);
    let reads = depth.is_some_and(|depth| reads_input(&params.window, depth));
    let scratch = match (columns(&params.window), reads) {
        // There must be some.
        (_, true) => Some(1),
        (1, false) => depth.map(|depth| depth / 2),
        (_, false) => depth,
    };
    call.expect(INPUT, S16, input)?;
    call.expect(WEIGHTS, S32, depth.and_then(|depth| (channels / 4).checked_mul(depth)))?;
    call.expect(RESCALING, S32, channels.checked_mul(2))?;
    call.expect(SCRATCH, S32, scratch)?;
    call.expect(OUTPUT, S16, output)?;
    for constant in [WEIGHTS, RESCALING] {
        call.expect_constant(constant)?;
    }
    for planned in [INPUT, SCRATCH] {
        call.expect_arena(planned)?;
    }
    check::zero_point::<i16>(params.input_zero_point)?;
    check::zero_point::<i16>(params.output_zero_point)?;
    check::limits::<i16>(params.act_min, params.act_max)
}

fn run<W: Wide>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Conv2d = call.params()?;
    let [input, scratch, output] = exclusive_each(call, arena, [INPUT, SCRATCH, OUTPUT])?;
    let input = shared(call, INPUT, input)?;
    let input: &[i16] = bytemuck::try_cast_slice(input).ok()?;
    let scratch: &mut [i32] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [i16] = bytemuck::try_cast_slice_mut(output).ok()?;
    let rescaling: &[i32] = constant(call, RESCALING)?;
    let geometry = Geometry::new(&params.window);
    let convolution = Convolution {
        params,
        geometry,
        column: column_of::<W>(params)?,
        rows: constant(call, WEIGHTS)?,
        rescaling: rescaling.as_chunks().0,
    };
    let Geometry { vertical, horizontal, out_c, .. } = geometry;
    let image_len = vertical.output.wrapping_mul(horizontal.output).wrapping_mul(out_c);
    // Images of parts begin as far apart as whole ones would.
    for (number, result) in rows_mut(output, image_len).enumerate() {
        let image = input.get(number.wrapping_mul(geometry.image_len())..)?;
        convolution.image::<W>(image, scratch, result)?;
    }
    let Conv2d { act_min, act_max, .. } = *params;
    if (act_min, act_max) != (i16::MIN.into(), i16::MAX.into()) {
        for result in output {
            *result = limit((*result).into(), act_min, act_max) as i16;
        }
    }
    Some(())
}

/// One convolution, apart from its data.
struct Convolution<'a> {
    params: &'a Conv2d,
    geometry: Geometry,
    column: Column,
    rows: &'a [i32],
    rescaling: &'a [Rescaling],
}

impl Convolution<'_> {
    /// All pixels of an image, two at a time.
    fn image<W: Wide>(
        &self,
        image: &[i16],
        scratch: &mut [i32],
        result: &mut [i16],
    ) -> Option<()> {
        let Geometry { vertical, horizontal, out_c, .. } = self.geometry;
        let depth = self.column.depth as usize;
        if reads_input(&self.params.window, self.column.depth) {
            return self.one::<W>(image.get(..depth)?, result);
        }
        let mut left = vertical.output.wrapping_mul(horizontal.output);
        let mut waiting: Option<&mut [i16]> = None;
        let mut pixels = rows_mut(result, out_c);
        for y in 0..vertical.output {
            let down = vertical.span(y);
            for x in 0..horizontal.output {
                let pixel = pixels.next()?;
                if waiting.is_none() && left == 1 {
                    let column: &mut [i16] = bytemuck::try_cast_slice_mut(scratch).ok()?;
                    let column = column.get_mut(..depth)?;
                    self.gather(image, (&down, x), Alone(column))?;
                    return self.one::<W>(column, pixel);
                }
                left = left.wrapping_sub(1);
                let columns = scratch.get_mut(..depth)?;
                let number = usize::from(waiting.is_some());
                self.gather(image, (&down, x), OfTwo::<W>::new(columns, number))?;
                match waiting.take() {
                    Some(first) => self.pair::<W>(columns, [first, pixel])?,
                    None => waiting = Some(pixel),
                }
            }
        }
        Some(())
    }

    /// Writes the input of one output pixel. What stands between runs is multiplied with zeros.
    #[inline(always)]
    fn gather(
        &self,
        image: &[i16],
        (down, x): (&Span, usize),
        mut to: impl Put,
    ) -> Option<()> {
        let Geometry { vertical, horizontal, in_c, .. } = self.geometry;
        let across = &horizontal.span(x);
        if down.taps.len() < vertical.kernel || across.taps.len() < horizontal.kernel {
            to.clear();
        }
        let padded = self.column.padded_run as usize;
        let taps = across.taps.clone();
        for i in down.taps.clone() {
            let row = down.source_of(i).wrapping_mul(self.geometry.row_len());
            let row = image.get(row..)?;
            if horizontal.dilation == 1 {
                let source = across.source.wrapping_mul(in_c);
                let len = taps.len().wrapping_mul(in_c);
                let at = i.wrapping_mul(padded).wrapping_add(taps.start.wrapping_mul(in_c));
                to.put(at, row.get(source..)?.get(..len)?);
                continue;
            }
            for j in taps.clone() {
                let source = across.source_of(j).wrapping_mul(in_c);
                let run = i.wrapping_mul(horizontal.kernel).wrapping_add(j);
                to.put(run.wrapping_mul(padded), row.get(source..)?.get(..in_c)?);
            }
        }
        Some(())
    }

    /// All channels of two pixels.
    fn pair<W: Wide>(&self, columns: &[i32], pixels: [&mut [i16]; COLUMNS]) -> Option<()> {
        let [first, second] = pixels;
        let (first, first_rest) = first.as_chunks_mut::<ROWS>();
        let (second, second_rest) = second.as_chunks_mut::<ROWS>();
        let whole = first.len();
        W::pairs(columns, self.rows, self.rescaling, [first, second]);
        if !first_rest.is_empty() {
            let (rows, rescaling) = self.block(whole)?;
            let [mut a, mut b] = [[[0; ROWS]]; COLUMNS];
            W::pairs(columns, rows, rescaling, [&mut a, &mut b]);
            write_first(first_rest, a.as_flattened());
            write_first(second_rest, b.as_flattened());
        }
        Some(())
    }

    /// All channels of one pixel.
    fn one<W: Wide>(&self, column: &[i16], pixel: &mut [i16]) -> Option<()> {
        let (blocks, rest) = pixel.as_chunks_mut::<ROWS>();
        let whole = blocks.len();
        W::ones(column, self.rows, self.rescaling, blocks);
        if !rest.is_empty() {
            let (rows, rescaling) = self.block(whole)?;
            let mut last = [[0; ROWS]];
            W::ones(column, rows, rescaling, &mut last);
            write_first(rest, last.as_flattened());
        }
        Some(())
    }

    /// The rows of a few channels, and what becomes of their sums.
    fn block(&self, index: usize) -> Option<(&[i32], &[Rescaling])> {
        // A word has four weights, as many as there are rows.
        let rows = rows(self.rows, self.column.depth as usize).nth(index)?;
        Some((rows, self.rescaling.get(index..)?.get(..1)?))
    }
}

/// Where the values of a column go.
trait Put {
    /// Makes all of them zeros.
    fn clear(&mut self);

    /// Writes values from one on.
    fn put(&mut self, at: usize, run: &[i16]);
}

/// A column by itself.
struct Alone<'a>(&'a mut [i16]);

impl Put for Alone<'_> {
    fn clear(&mut self) {
        self.0.fill(0);
    }

    fn put(&mut self, at: usize, run: &[i16]) {
        let place = self.0.get_mut(at..).unwrap_or_default();
        for (slot, x) in place.iter_mut().zip(run) {
            *slot = *x;
        }
    }
}

/// One of two columns in the order of an instruction set.
struct OfTwo<'a, W> {
    columns: &'a mut [i32],
    number: usize,
    set: core::marker::PhantomData<W>,
}

impl<'a, W> OfTwo<'a, W> {
    fn new(columns: &'a mut [i32], number: usize) -> Self {
        Self { columns, number, set: core::marker::PhantomData }
    }
}

impl<W: Wide> Put for OfTwo<'_, W> {
    fn clear(&mut self) {
        W::clear(self.columns, self.number);
    }

    #[inline(always)]
    fn put(&mut self, at: usize, run: &[i16]) {
        W::put(self.columns, self.number, at, run);
    }
}

/// Writes as many results as there is room for.
#[inline(always)]
fn write_first(room: &mut [i16], results: &[i16]) {
    for (slot, result) in room.iter_mut().zip(results) {
        *slot = *result;
    }
}
