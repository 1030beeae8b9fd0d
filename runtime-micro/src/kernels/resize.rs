//! Images with other numbers of rows and columns.

use bytemuck::Pod;
use peapod_isa::{Isa, Scalar};
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Operand, Resize};

use super::Kernel;
use crate::arena::{Element, Inputs, copy, split};
use crate::call::Call;
use crate::check::{elements, product, within};
use crate::error::{Fault, Quantity};
use crate::rows::rows_mut;

/// Inputs: input, constants: rows, columns. Output. Never in place.
pub static RESIZE_NEAREST_X8: Kernel = Kernel::new(
    KernelId::ResizeNearestX8,
    |call| check::<1>(call, call.element(0)?),
    nearest,
);

/// Inputs: input, constants: rows, columns. Output. Never in place.
pub static RESIZE_BILINEAR_S8: Kernel = Kernel::new(
    KernelId::ResizeBilinearS8,
    |call| check::<3>(call, ElementType::S8),
    |call, arena| bilinear(call, arena, fixed),
);

/// Inputs: input, constants: rows, columns. Output. Never in place.
pub static RESIZE_BILINEAR_F32: Kernel = Kernel::new(
    KernelId::ResizeBilinearF32,
    |call| check::<3>(call, ElementType::F32),
    |call, arena| bilinear(call, arena, single),
);

/// Checks the shapes, and that places are among those of the input. A place has `N` numbers, of
/// which the first two are indices.
fn check<const N: usize>(call: &Call<'_>, element: ElementType) -> Result<(), Fault> {
    let it: &Resize = call.expect_params()?;
    call.expect_operands(3, 1)?;
    let count = |h, w| product(Quantity::Dim, &[it.batches, h, w, it.depth]);
    call.expect(0, element, count(it.in_h, it.in_w)?)?;
    call.expect(3, element, count(it.out_h, it.out_w)?)?;
    for (index, from, to) in [(1, it.in_h, it.out_h), (2, it.in_w, it.out_w)] {
        call.expect_constant(index)?;
        call.expect(index, ElementType::S32, to.checked_mul(N as u32))?;
        let operand = call.expect_operand(index)?;
        let most = from.wrapping_sub(1).min(i32::MAX as u32) as i32;
        for at in 0..elements(operand) {
            let number = word(call, operand, at).unwrap_or(-1);
            if at % (N as u32) < 2 {
                within(Quantity::Dim, number, 0, most)?;
            }
        }
    }
    Ok(())
}

/// A word of the constants.
fn word(call: &Call<'_>, operand: &Operand, index: u32) -> Option<i32> {
    let start = operand.offset.checked_add(index.checked_mul(4)?)? as usize;
    let bytes = call.constant_memory(operand).get(start..)?.first_chunk()?;
    Some(i32::from_le_bytes(*bytes))
}

/// Where rows and columns of the output lie.
fn places<'a>(inputs: &Inputs<'a>) -> Option<(&'a [i32], &'a [i32])> {
    Some((inputs.get(1)?, inputs.get(2)?))
}

fn nearest(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let it: &Resize = call.params()?;
    let (inputs, output) = split::<u8>(call, arena)?;
    let (rows, columns) = places(&inputs)?;
    let input = inputs.get::<u8>(0)?;
    let places = (it.batches as usize).checked_mul(it.out_h as usize)?;
    let places = places.checked_mul(it.out_w as usize)?;
    let pixel = output.len().checked_div(places)?;
    let input: &[i8] = bytemuck::cast_slice(input);
    let output: &mut [i8] = bytemuck::cast_slice_mut(output);
    let mut lines = rows_mut(output, pixel.wrapping_mul(it.out_w as usize));
    for batch in 0..it.batches as usize {
        let mut before: Option<(i32, &[i8])> = None;
        for &row in rows {
            let result = lines.next()?;
            match before {
                // The same line again.
                Some((last, done)) if last == row => copy(done, result)?,
                _ => {
                    let first = line(it, batch, row);
                    for (pixel, column) in rows_mut(result, pixel).zip(columns) {
                        let start = first.wrapping_add(*column as usize);
                        let start = start.wrapping_mul(pixel.len());
                        let from = input.get(start..)?.get(..pixel.len())?;
                        copy_pixel(from, pixel)?;
                    }
                }
            }
            before = Some((row, result));
        }
    }
    Some(())
}

/// Copies as many values: in place of a call where there are few.
#[inline(always)]
fn copy_pixel(from: &[i8], to: &mut [i8]) -> Option<()> {
    const FEW: usize = 64;
    if from.len() > FEW {
        return copy(from, to);
    }
    Scalar::put::<1>(to, 0, 0, from);
    Some(())
}

/// Pixels before a row of the input.
fn line(it: &Resize, batch: usize, row: i32) -> usize {
    let rows = batch.wrapping_mul(it.in_h as usize);
    rows.wrapping_add(row as usize).wrapping_mul(it.in_w as usize)
}

/// Two indices, and a number that says how far a place is from the first.
type Place = [i32; 3];

/// The element between four: above left, above right, below left, below right.
fn bilinear<T: Element + Pod>(
    call: &Call<'_>,
    arena: &mut [u8],
    between: fn([T; 4], i32, i32) -> T,
) -> Option<()> {
    let it: &Resize = call.params()?;
    let (inputs, output) = split::<T>(call, arena)?;
    let (rows, columns) = places(&inputs)?;
    let input = inputs.get::<T>(0)?;
    let depth = it.depth as usize;
    let mut pixels = output.chunks_exact_mut(depth.max(1));
    let (rows, columns): (&[Place], &[Place]) = (rows.as_chunks().0, columns.as_chunks().0);
    for batch in 0..it.batches as usize {
        for &[above, below, v] in rows {
            let lines = [line(it, batch, above), line(it, batch, below)];
            for &[left, right, h] in columns {
                let pixel = |line: usize, column: i32| {
                    let start = line.wrapping_add(column as usize).wrapping_mul(depth);
                    input.get(start..)?.get(..depth)
                };
                let [above, below] = lines;
                let (a, b) = (pixel(above, left)?, pixel(above, right)?);
                let (c, d) = (pixel(below, left)?, pixel(below, right)?);
                let corners = a.iter().zip(b).zip(c.iter().zip(d));
                for (y, ((a, b), (c, d))) in pixels.next()?.iter_mut().zip(corners) {
                    *y = between([*a, *b, *c, *d], v, h);
                }
            }
        }
    }
    Some(())
}

/// Weights of 10 bits; rounded, ties away from zero.
fn fixed(corners: [i8; 4], v: i32, h: i32) -> i8 {
    let [a, b, c, d] = corners.map(i32::from);
    let (v_rest, h_rest) = (1024_i32.wrapping_sub(v), 1024_i32.wrapping_sub(h));
    let part = |x: i32, v: i32, h: i32| x.wrapping_mul(v).wrapping_mul(h);
    let above = part(a, v_rest, h_rest).wrapping_add(part(b, v_rest, h));
    let below = part(c, v, h_rest).wrapping_add(part(d, v, h));
    let sum = above.wrapping_add(below);
    let half = if sum > 0 { 1 << 19 } else { -(1 << 19) };
    (sum.wrapping_add(half) / (1 << 20)) as i8
}

fn single([a, b, c, d]: [f32; 4], v: i32, h: i32) -> f32 {
    let (v, h) = (f32::from_bits(v as u32), f32::from_bits(h as u32));
    let sum = a * (1.0 - v) * (1.0 - h) + c * v * (1.0 - h);
    sum + b * (1.0 - v) * h + d * v * h
}
