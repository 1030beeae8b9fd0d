//! 2-D convolution on packed weights, decoded while it runs, with Arm's vector instructions: a
//! block of rows meets the columns of all pixels, then the next block.

use core::ops::Range;

use peapod_isa::mve::{self, LANES, Matrix};
use peapod_isa::{COLUMNS, ROWS};
use peapod_schemas::micro::{Coded, ElementType, Kernel as KernelId};

use super::Kernel;
use super::conv2d_mve::{depth, gather, is_column};
use super::conv2d_packed::columns;
use super::conv2d_packed_coded::{
    CODES, INPUT, OUTPUT, RESCALING, SCRATCH, VALUES, check_packed, row_len,
};
use crate::arena::{copy, split_two};
use crate::call::Call;
use crate::coded::{Codes, Expected, Rows};
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit;
use crate::rows::{rows, rows_mut};
use crate::window::Geometry;

/// Inputs: input, codes u8, rescaling s32, values s8, scratch s8. Output. Scratch is written too.
/// Never in place.
pub static CONV2D_S8_MVE_CODED: Kernel = Kernel::new(KernelId::Conv2dS8MveCoded, check, run);

/// Most channels of a block: their results are on the stack until they are put in their places.
const BLOCK_MAX: usize = 16;

/// Sixteen values of each of four rows one after the other.
struct Vectors<'a> {
    weights: &'a mut [i8],
    depth: usize,
}

impl Rows<i8> for Vectors<'_> {
    #[inline(always)]
    fn put(&mut self, row: usize, at: usize, value: i8) -> Option<()> {
        *self.weights.get_mut(self.place(row, at))? = value;
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
        let mut at = at;
        for (_, values) in (0..count).zip(groups) {
            let place = self.place(row, at);
            *self.weights.get_mut(place..)?.first_chunk_mut()? = values;
            at = at.wrapping_add(4);
        }
        Some(())
    }
}

impl Vectors<'_> {
    #[inline(always)]
    fn place(&self, row: usize, at: usize) -> usize {
        let block = (row & !(ROWS - 1)).wrapping_mul(self.depth);
        let vectors = (at & !(LANES - 1)).wrapping_mul(ROWS);
        let vector = (row & (ROWS - 1)).wrapping_mul(LANES);
        let place = block.wrapping_add(vectors).wrapping_add(vector);
        place.wrapping_add(at & (LANES - 1))
    }
}

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Coded = call.expect_params()?;
    let window = &params.conv.window;
    let block = u32::from(params.block);
    if block > BLOCK_MAX as u32 {
        return Err(Fault::Shape { what: Quantity::Block, found: block });
    }
    let depth = depth(&params.conv);
    let scratch = depth.and_then(|depth| {
        let columns = if is_column(window, Some(depth)) { 0 } else { columns(window) };
        depth.checked_mul(block.checked_add(columns)?)
    });
    let taps = row_len(window);
    let expected = Expected { row_len: taps, run: taps, depth, rows: ROWS as u32 };
    check_packed(call, params, &expected, (ElementType::S8, scratch))
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Coded = call.params()?;
    let conv = &params.conv;
    let (inputs, [scratch, output]) = split_two(call, arena, [SCRATCH, OUTPUT])?;
    let scratch: &mut [i8] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let output: &mut [i8] = bytemuck::try_cast_slice_mut(output).ok()?;
    let input: &[i8] = inputs.get(INPUT)?;
    let rescaling: &[i32] = inputs.get(RESCALING)?;
    let mut codes = Codes::<i8>::new(params, inputs.get(CODES)?, inputs.get(VALUES)?)?;
    let depth = depth(conv)? as usize;
    let (weights, columns) =
        scratch.split_at_mut_checked(depth.wrapping_mul(params.block.into()))?;
    let is_column = is_column(&conv.window, Some(depth as u32));
    while let Some(channels) = codes.next_block() {
        weights.fill(0);
        let mut decoded = Vectors { weights: &mut *weights, depth };
        codes.decode(channels.len(), params.run as usize, &mut decoded)?;
        let rescaling = rescaling.get((channels.start / ROWS).wrapping_mul(mve::WORDS)..)?;
        let block = Block {
            params,
            geometry: Geometry::new(&conv.window),
            matrix: Matrix::new(depth, channels.len(), weights, rescaling)?,
            depth,
            channels,
        };
        if is_column {
            block.one(input, output)?;
        } else {
            block.images(input, columns, output)?;
        }
    }
    if (conv.act_min, conv.act_max) != (i8::MIN.into(), i8::MAX.into()) {
        for result in output {
            *result = limit((*result).into(), conv.act_min, conv.act_max) as i8;
        }
    }
    Some(())
}

/// The convolution of a block of output channels.
struct Block<'a> {
    params: &'a Coded,
    geometry: Geometry,
    matrix: Matrix<'a>,
    depth: usize,
    channels: Range<usize>,
}

impl Block<'_> {
    /// All pixels, two at a time.
    fn images(&self, input: &[i8], columns: &mut [i8], output: &mut [i8]) -> Option<()> {
        let Geometry { vertical, horizontal, out_c, .. } = self.geometry;
        let len = vertical.output.wrapping_mul(horizontal.output).wrapping_mul(out_c);
        let pad = self.params.conv.input_zero_point as i8;
        let pair_len = out_c.wrapping_mul(COLUMNS);
        let images = rows(input, self.geometry.image_len()).zip(rows_mut(output, len));
        for (image, mut result) in images {
            let mut waiting = false;
            for y in 0..vertical.output {
                let down = vertical.span(y);
                for x in 0..horizontal.output {
                    let at = (&down, &horizontal.span(x));
                    let start = if waiting { self.depth } else { 0 };
                    gather(&self.geometry, pad, image, at, columns.get_mut(start..)?)?;
                    if waiting {
                        let (pair, rest) =
                            core::mem::take(&mut result).split_at_mut_checked(pair_len)?;
                        self.pair(columns, pair)?;
                        result = rest;
                    }
                    waiting = !waiting;
                }
            }
            if waiting {
                self.one(columns, result)?;
            }
        }
        Some(())
    }

    /// The results of two columns.
    #[inline(never)]
    fn pair(&self, columns: &[i8], pixels: &mut [i8]) -> Option<()> {
        let mut results = [0; COLUMNS * BLOCK_MAX];
        let count = self.channels.len();
        let both = results.get_mut(..count.wrapping_mul(COLUMNS))?;
        self.matrix.pairs(columns, self.depth, both);
        let pixels = rows_mut(pixels, self.geometry.out_c);
        for (pixel, results) in pixels.zip(rows(both, count)) {
            copy(results, pixel.get_mut(self.channels.clone())?)?;
        }
        Some(())
    }

    /// The results of one column.
    fn one(&self, column: &[i8], pixel: &mut [i8]) -> Option<()> {
        self.matrix.one(column, pixel.get_mut(self.channels.clone())?);
        Some(())
    }
}
