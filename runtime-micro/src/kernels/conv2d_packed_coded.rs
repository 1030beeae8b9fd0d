//! 2-D convolution on packed weights that are decoded and packed while it runs: a block of rows
//! meets the columns of all pixels, then the next block.

use bytemuck::Zeroable;
use peapod_isa::{Dsp, Isa, ROWS, Rescaling, Scalar};
use peapod_schemas::micro::{Coded, ElementType, Kernel as KernelId, Window};

use super::Kernel;
use super::conv2d_packed::{Column, Convolution, scratch_len};
use crate::arena::{Element, split_two};
use crate::call::Call;
use crate::check;
use crate::coded::{self, Codes, Expected, Rows};
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};
use crate::window::{self, Geometry};

/// Inputs: input, codes u8, rescaling s32, values s8, scratch s8. Output. Scratch is written too.
/// Never in place.
pub static CONV2D_S8_SCALAR_CODED: Kernel =
    Kernel::new(KernelId::Conv2dS8ScalarCoded, check::<Scalar>, run::<Scalar>);

/// Inputs: input, codes u8, rescaling s32, values s8, scratch s32. Output. Scratch is written too.
/// Never in place.
pub static CONV2D_S8_DSP_CODED: Kernel =
    Kernel::new(KernelId::Conv2dS8DspCoded, check::<Dsp>, run::<Dsp>);

pub(super) const INPUT: u8 = 0;
pub(super) const CODES: u8 = 1;
pub(super) const RESCALING: u8 = 2;
pub(super) const VALUES: u8 = 3;
pub(super) const SCRATCH: u8 = 4;
pub(super) const OUTPUT: u8 = 5;

/// An instruction set whose rows can be written one weight at a time.
trait Packed: Isa<Word: Element> {
    /// Rows that are decoded.
    type Rows<'a>: Rows<i8>;

    /// Rows of this depth in words of zeros.
    fn rows(words: &mut [Self::Word], depth: usize) -> Option<Self::Rows<'_>>;
}

/// The values of four rows one after the other.
pub(super) struct ByFour<'a> {
    weights: &'a mut [i8],
    depth: usize,
}

/// Two values in 16 bits, each of one of two rows: 256 times the second, plus the first.
pub(super) struct InPairs<'a> {
    weights: &'a mut [i16],
    depth: usize,
}

impl Packed for Scalar {
    type Rows<'a> = ByFour<'a>;

    fn rows(words: &mut [Self::Word], depth: usize) -> Option<ByFour<'_>> {
        Some(ByFour { weights: bytemuck::try_cast_slice_mut(words).ok()?, depth })
    }
}

impl Packed for Dsp {
    type Rows<'a> = InPairs<'a>;

    fn rows(words: &mut [Self::Word], depth: usize) -> Option<InPairs<'_>> {
        Some(InPairs { weights: bytemuck::try_cast_slice_mut(words).ok()?, depth })
    }
}

impl Rows<i8> for ByFour<'_> {
    #[inline(always)]
    fn put(&mut self, row: usize, at: usize, value: i8) -> Option<()> {
        let block = (row & !(ROWS - 1)).wrapping_mul(self.depth);
        let place = at.wrapping_mul(ROWS).wrapping_add(row & (ROWS - 1));
        *self.weights.get_mut(block.wrapping_add(place))? = value;
        Some(())
    }

    #[inline(always)]
    fn put_groups(
        &mut self,
        row: usize,
        at: usize,
        count: usize,
        groups: &mut impl Iterator<Item = [i8; 4]>,
    ) -> Option<()> {
        let block = (row & !(ROWS - 1)).wrapping_mul(self.depth);
        let first = block.wrapping_add(at.wrapping_mul(ROWS));
        let places = self.weights.get_mut(first..)?.as_chunks_mut::<{ 4 * ROWS }>().0;
        for (place, values) in places.iter_mut().take(count).zip(groups) {
            for (of_rows, value) in place.as_chunks_mut::<ROWS>().0.iter_mut().zip(values) {
                *of_rows.get_mut(row & (ROWS - 1))? = value;
            }
        }
        Some(())
    }
}

impl InPairs<'_> {
    /// Where the four values of four rows begin of which one is at `at`: those of the first and
    /// third of two rows and of the other two, then the second and fourth.
    #[inline(always)]
    fn place(&self, row: usize, at: usize) -> usize {
        let block = (row & !(ROWS - 1)).wrapping_mul(self.depth) / 2;
        block.wrapping_add((at & !3).wrapping_mul(2))
    }
}

impl Rows<i8> for InPairs<'_> {
    #[inline(always)]
    fn put(&mut self, row: usize, at: usize, value: i8) -> Option<()> {
        let within = (at & 1).wrapping_mul(4).wrapping_add(at >> 1 & 1).wrapping_add(row & 2);
        let both = self.weights.get_mut(self.place(row, at).wrapping_add(within))?;
        *both = both.wrapping_add(i16::from(value).wrapping_shl((row as u32 & 1).wrapping_mul(8)));
        Some(())
    }

    #[inline(always)]
    fn put_groups(
        &mut self,
        row: usize,
        at: usize,
        count: usize,
        groups: &mut impl Iterator<Item = [i8; 4]>,
    ) -> Option<()> {
        let shift = (row as u32 & 1).wrapping_mul(8);
        // Two values before those of the other rows.
        let first = self.place(row, at).wrapping_add(row & 2);
        let mut places = self.weights.get_mut(first..)?;
        for (_, values) in (0..count).zip(groups) {
            let [a, c, _, _, b, d] = places.first_chunk_mut::<6>()?;
            for (both, value) in [a, b, c, d].into_iter().zip(values) {
                *both = both.wrapping_add(i16::from(value).wrapping_shl(shift));
            }
            places = core::mem::take(&mut places).get_mut(8..).unwrap_or_default();
        }
        Some(())
    }
}

/// Words of the rows of a block, which come first in scratch. `None` beyond 32 bits.
fn block_words<I: Isa>(params: &Coded, depth: u32) -> Option<u32> {
    let values = depth.checked_mul(params.block.into())?;
    Some(values / I::ROW_VALUES as u32)
}

fn check<I: Isa<Word: Element>>(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Coded = call.expect_params()?;
    let column = Column::new::<I>(&params.conv);
    let scratch = column.and_then(|column| {
        let words = block_words::<I>(params, column.depth)?;
        scratch_len::<I>(&params.conv.window, column.depth)?.checked_add(words)
    });
    let expected = Expected {
        row_len: row_len(&params.conv.window),
        run: column.map(|column| column.run),
        depth: column.map(|column| column.depth),
        rows: ROWS as u32,
    };
    check_packed(call, params, &expected, (I::Word::TYPE, scratch))
}

/// Weights of an output channel; `None` beyond 32 bits.
pub(super) fn row_len(window: &Window) -> Option<u32> {
    let taps = u32::from(window.kernel_h).checked_mul(window.kernel_w.into())?;
    taps.checked_mul(window.in_c.into())
}

/// Checks operands and numbers of a convolution of packed coded weights, with so much scratch.
pub(super) fn check_packed(
    call: &Call<'_>,
    params: &Coded,
    expected: &Expected,
    (element, scratch): (ElementType, Option<u32>),
) -> Result<(), Fault> {
    use ElementType::{S8, S32};
    let conv = &params.conv;
    call.expect_operands(5, 1)?;
    if conv.groups != 1 {
        return Err(Fault::Shape { what: Quantity::Groups, found: conv.groups });
    }
    let (input, output) = window::check(&conv.window)?;
    call.expect(INPUT, S8, input)?;
    coded::check::<i8>(call, params, expected, [CODES, VALUES])?;
    let channels = u32::from(conv.window.out_c).next_multiple_of(ROWS as u32);
    call.expect(RESCALING, S32, channels.checked_mul(4))?;
    call.expect_constant(RESCALING)?;
    call.expect(SCRATCH, element, scratch)?;
    call.expect(OUTPUT, S8, output)?;
    for planned in [INPUT, SCRATCH] {
        call.expect_arena(planned)?;
    }
    check::zero_point::<i8>(conv.input_zero_point)?;
    check::zero_point::<i8>(conv.output_zero_point)?;
    check::limits::<i8>(conv.act_min, conv.act_max)
}

fn run<I: Packed>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Coded = call.params()?;
    let conv = &params.conv;
    let (inputs, [scratch, output]) = split_two(call, arena, [SCRATCH, OUTPUT])?;
    let scratch: &mut [I::Word] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [i8] = bytemuck::try_cast_slice_mut(output).ok()?;
    let input: &[i8] = inputs.get(INPUT)?;
    let rescaling: &[i32] = inputs.get(RESCALING)?;
    let rescaling: &[Rescaling] = rescaling.as_chunks().0;
    let mut codes = Codes::<i8>::new(params, inputs.get(CODES)?, inputs.get(VALUES)?)?;
    let column = Column::new::<I>(conv)?;
    let words = block_words::<I>(params, column.depth)? as usize;
    let (weights, columns) = scratch.split_at_mut_checked(words)?;
    let geometry = Geometry::new(&conv.window);
    let results = geometry.vertical.output.wrapping_mul(geometry.horizontal.output);
    let results = results.wrapping_mul(geometry.out_c);
    while let Some(channels) = codes.next_block() {
        weights.fill(I::Word::zeroed());
        let mut decoded = I::rows(&mut *weights, column.depth as usize)?;
        codes.decode(channels.len(), column.padded_run as usize, &mut decoded)?;
        drop(decoded);
        let rescaling = rescaling.get(channels.start / ROWS..)?;
        let rows_of = (&*weights, rescaling);
        let convolution = Convolution::<I>::of_channels(conv, column, rows_of, channels);
        let images = rows(input, geometry.image_len()).zip(rows_mut(output, results));
        for (image, result) in images {
            convolution.image(Some(image), columns, result)?;
        }
    }
    Some(())
}
