//! Transposed 2-D convolution on packed weights: each phase is a convolution of its own, whose
//! results are some pixels of the output.

use peapod_isa::mve::columns::Mve;
use peapod_isa::{COLUMNS, Dsp, Isa, ROWS, Rescaling, Runs, Scalar};
use peapod_schemas::micro::{Conv2d, ElementType, Kernel as KernelId, TransposeConv, Window};

use super::Kernel;
use super::conv2d_packed::{Column, Convolution};
use super::transpose_conv::{Phases, Places, check_window, window_of};
use crate::arena::{Element, constant, exclusive_each, shared};
use crate::call::Call;
use crate::check;
use crate::error::Fault;
use crate::packed::{INPUT, OUTPUT, RESCALING, SCRATCH, WEIGHTS};
use crate::rows::{rows, rows_mut};
use crate::window::{Geometry, Span};

/// Inputs: input, packed weights s8, rescaling s32, scratch s8. Output. Scratch is written too.
/// Never in place.
pub static TRANSPOSE_CONV_S8_SCALAR: Kernel =
    Kernel::new(KernelId::TransposeConvS8Scalar, check::<Scalar>, run::<Scalar>);

/// Inputs: input, packed weights s32, rescaling s32, scratch s32. Output. Scratch is written too.
/// Never in place.
pub static TRANSPOSE_CONV_S8_DSP: Kernel =
    Kernel::new(KernelId::TransposeConvS8Dsp, check::<Dsp>, run::<Dsp>);

/// Inputs: input, packed weights s8, rescaling s32, scratch s8. Output. Scratch is written too.
/// Never in place.
pub static TRANSPOSE_CONV_S8_MVE: Kernel =
    Kernel::new(KernelId::TransposeConvS8Mve, check::<Mve>, run::<Mve>);

/// The convolution of a phase with so many rows and columns of taps: at least one, as zeros are
/// weights too.
fn conv2d_of(params: &TransposeConv, [taps_h, taps_w]: [usize; 2]) -> Conv2d {
    let TransposeConv { window, input_zero_point, output_zero_point, act_min, act_max, .. } =
        *params;
    let taps = if taps_h == 0 || taps_w == 0 { [1; 2] } else { [taps_h, taps_w] };
    // Positions are as many as there are.
    let (out_h, out_w) = (u16::MAX, u16::MAX);
    Conv2d {
        window: Window { out_h, out_w, ..window_of(&window, taps) },
        groups: 1,
        input_zero_point,
        output_zero_point,
        act_min,
        act_max,
        act_min_f32: 0.0,
        act_max_f32: 0.0,
    }
}

fn check<I: Isa<Word: Element>>(call: &Call<'_>) -> Result<(), Fault> {
    let params: &TransposeConv = call.expect_params()?;
    let window = &params.window;
    call.expect_operands(4, 1)?;
    let (input, output) = check_window(window)?;
    let channels = u32::from(window.out_c).next_multiple_of(ROWS as u32);
    let phases = u32::from(window.stride_h).wrapping_mul(window.stride_w.into());
    let weights = weights_len::<I>(params)
        .and_then(|values| values.checked_mul(channels))
        .map(|values| values / I::ROW_VALUES as u32);
    let largest = [(window.kernel_h, window.stride_h), (window.kernel_w, window.stride_w)]
        .map(|(kernel, stride)| usize::from(kernel.div_ceil(stride.max(1))));
    let depth = Column::new::<I>(&conv2d_of(params, largest)).map(|column| column.depth);
    let scratch = depth.and_then(|depth| (depth / I::VALUES as u32).checked_mul(COLUMNS as u32));
    call.expect(INPUT, ElementType::S8, input)?;
    call.expect(WEIGHTS, I::Word::TYPE, weights)?;
    let rescaling = phases.checked_mul(channels).and_then(|rows| rows.checked_mul(4));
    call.expect(RESCALING, ElementType::S32, rescaling)?;
    call.expect(SCRATCH, I::Word::TYPE, scratch)?;
    call.expect(OUTPUT, ElementType::S8, output)?;
    for constant in [WEIGHTS, RESCALING] {
        call.expect_constant(constant)?;
    }
    for planned in [INPUT, SCRATCH] {
        call.expect_arena(planned)?;
    }
    check::zero_point::<i8>(params.input_zero_point)?;
    check::zero_point::<i8>(params.output_zero_point)?;
    check::limits::<i8>(params.act_min, params.act_max)
}

/// Values of a channel in all phases, with their padding; `None` if the number leaves 32 bits.
fn weights_len<I: Isa>(params: &TransposeConv) -> Option<u32> {
    let window = &params.window;
    let down = Phases::new(window.stride_h, window.kernel_h, 0)?;
    let across = Phases::new(window.stride_w, window.kernel_w, 0)?;
    let mut len = 0_u32;
    for (rows, taps_h) in down.by_taps() {
        for (columns, taps_w) in across.by_taps() {
            let depth = Column::new::<I>(&conv2d_of(params, [taps_h, taps_w]))?.depth;
            let phases = (rows as u32).checked_mul(columns as u32)?;
            len = len.checked_add(phases.checked_mul(depth)?)?;
        }
    }
    Some(len)
}

fn run<I: Isa<Word: Element>>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &TransposeConv = call.params()?;
    let window = &params.window;
    let [input, scratch, output] = exclusive_each(call, arena, [INPUT, SCRATCH, OUTPUT])?;
    let input = shared(call, INPUT, input)?;
    let input: &[i8] = bytemuck::try_cast_slice(input).ok()?;
    let scratch: &mut [I::Word] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [i8] = bytemuck::try_cast_slice_mut(output).ok()?;
    let rescaling: &[i32] = constant(call, RESCALING)?;
    let rescaling: &[Rescaling] = rescaling.as_chunks().0;
    let mut numbers = (constant(call, WEIGHTS)?, rescaling);
    let down = Phases::new(window.stride_h, window.kernel_h, window.pad_top)?;
    let across = Phases::new(window.stride_w, window.kernel_w, window.pad_left)?;
    let blocks = usize::from(window.out_c).div_ceil(ROWS);
    for phase_y in 0..down.stride {
        for phase_x in 0..across.stride {
            let conv = conv2d_of(params, [down.taps(phase_y), across.taps(phase_x)]);
            let column = Column::new::<I>(&conv)?;
            let words = (column.depth as usize).wrapping_mul(blocks).wrapping_mul(ROWS);
            let (weights, others) = numbers.0.split_at_checked(words / I::ROW_VALUES)?;
            let (rescaling, rest) = numbers.1.split_at_checked(blocks)?;
            numbers = (others, rest);
            let phase = Phase {
                convolution: Convolution::<I>::new(&conv, column, weights, rescaling),
                out_w: window.out_w.into(),
                down: down.places(phase_y, window.out_h.into())?,
                across: across.places(phase_x, window.out_w.into())?,
            };
            // Their length is that of the sums.
            let two = (column.depth as usize / I::VALUES).wrapping_mul(COLUMNS);
            phase.run(input, scratch.get_mut(..two)?, output)?;
        }
    }
    Some(())
}

/// A phase, apart from its data.
struct Phase<'a, I: Isa> {
    convolution: Convolution<'a, I>,
    out_w: usize,
    down: Places,
    across: Places,
}

impl<I: Isa> Phase<'_, I> {
    /// All pixels of the phase, of each image.
    fn run(&self, input: &[i8], scratch: &mut [I::Word], output: &mut [i8]) -> Option<()> {
        let geometry = &self.convolution.geometry;
        let row_len = self.out_w.wrapping_mul(geometry.out_c);
        let images = rows(input, geometry.image_len());
        let count = images.count().max(1);
        let image_len = output.len().checked_div(count)?;
        let results = rows_mut(output, image_len);
        for (image, result) in rows(input, geometry.image_len()).zip(results) {
            let lines = rows_mut(result, row_len).skip(self.down.first);
            self.image(image, scratch, lines.step_by(self.down.step.max(1)))?;
        }
        Some(())
    }

    /// All pixels of an image, two at a time, of those lines of the output.
    fn image<'r>(
        &self,
        image: &[i8],
        scratch: &mut [I::Word],
        lines: impl Iterator<Item = &'r mut [i8]>,
    ) -> Option<()> {
        let Geometry { vertical, horizontal, in_c, out_c, .. } = self.convolution.geometry;
        let row_len = self.convolution.geometry.row_len();
        let (whole_rows, whole_columns) = (vertical.whole(), horizontal.whole());
        let run = horizontal.kernel.wrapping_mul(in_c);
        let runs = Runs::<I>::new(vertical.kernel, run, row_len);
        let mut left = self.down.count.wrapping_mul(self.across.count);
        let mut waiting: Option<&mut [i8]> = None;
        for (y, line) in (self.down.position..).zip(lines) {
            let down = vertical.span(y);
            let whole = if whole_rows.contains(&y) { whole_columns.clone() } else { 0..0 };
            let pixels = rows_mut(line, out_c).skip(self.across.first);
            let pixels = pixels.step_by(self.across.step.max(1));
            for (x, pixel) in (self.across.position..).zip(pixels) {
                let column = usize::from(waiting.is_some());
                let alone = column == 0 && left == 1;
                left = left.wrapping_sub(1);
                if alone || !whole.contains(&x) {
                    self.convolution.gather(image, (&down, x), scratch, (column, alone))?;
                } else {
                    let values = self.window(image, &down, x)?;
                    I::window::<COLUMNS>(scratch, column, values, &runs);
                }
                match waiting.take() {
                    _ if alone => self.convolution.alone(scratch, pixel)?,
                    Some(first) => self.convolution.pair(scratch, [first, pixel])?,
                    None => waiting = Some(pixel),
                }
            }
        }
        Some(())
    }

    /// The input from a window on, which is inside of it.
    fn window<'i>(&self, image: &'i [i8], down: &Span, x: usize) -> Option<&'i [i8]> {
        let Geometry { horizontal, in_c, .. } = self.convolution.geometry;
        let row = down.source.wrapping_mul(self.convolution.geometry.row_len());
        let across = horizontal.span(x).source.wrapping_mul(in_c);
        image.get(row.wrapping_add(across)..)
    }
}
