//! Integers to integers of another scale, zero point or width.

use bytemuck::Pod;
use peapod_isa::scale::scale_each;
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Requantize};

use super::Kernel;
use crate::affine::zero_point;
use crate::arena::range;
use crate::call::Call;
use crate::check;
use crate::elementwise::check_map;
use crate::fixed_point::limit;

/// Inputs: input s8, u8, s16 or s32. Output s8, u8, s16 or s32. In place over an input of equal
/// element size.
pub static REQUANTIZE: Kernel = Kernel::new(
    KernelId::Requantize,
    |call| {
        let integers = [ElementType::S8, ElementType::U8, ElementType::S16, ElementType::S32];
        check_map(call, &integers, &integers)?;
        let params: &Requantize = call.expect_params()?;
        check::shift(params.shift)?;
        zero_point(params.input_zero_point, call.element(0)?)?;
        zero_point(params.output_zero_point, call.element(1)?)
    },
    run,
);

/// Elements that are read before any of them is written.
const BLOCK: usize = 16;

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Requantize = call.params()?;
    let (input, output) = (call.input(0)?, call.output(0)?);
    let from = ElementType::from_number(input.element)?;
    let to = ElementType::from_number(output.element)?;
    let (input_range, output_range) = (range(input)?, range(output)?);
    let mut sources = (0_usize..).step_by(BLOCK * from.len_bytes());
    let results_len = BLOCK * to.len_bytes();
    let mut start = 0_usize;
    while start < output_range.len() {
        let memory = call.shared_memory(input).unwrap_or(arena);
        let mut block = [0_i32; BLOCK];
        widen(from, memory.get(input_range.clone())?.get(sources.next()?..)?, &mut block)?;
        for x in &mut block {
            *x = x.wrapping_sub(params.input_zero_point);
        }
        scale_each(&mut block, params.multiplier, params.shift);
        for x in &mut block {
            *x = x.saturating_add(params.output_zero_point);
        }
        let results = arena.get_mut(output_range.clone())?.get_mut(start..)?;
        let len = results.len().min(results_len);
        narrow(to, &block, results.get_mut(..len)?)?;
        start = start.wrapping_add(results_len);
    }
    Some(())
}

/// Reads as many integers as there are and fit.
fn widen(element: ElementType, bytes: &[u8], block: &mut [i32]) -> Option<()> {
    fn each<T: Pod + Into<i32>>(bytes: &[u8], block: &mut [i32]) -> Option<()> {
        for (slot, x) in block.iter_mut().zip(bytemuck::try_cast_slice::<u8, T>(bytes).ok()?) {
            *slot = (*x).into();
        }
        Some(())
    }
    match element {
        ElementType::S8 => each::<i8>(bytes, block),
        ElementType::U8 => each::<u8>(bytes, block),
        ElementType::S16 => each::<i16>(bytes, block),
        ElementType::S32 => each::<i32>(bytes, block),
        ElementType::F32 | ElementType::S64 | ElementType::Bool | ElementType::U32 => None,
    }
}

/// Writes as many integers as fit, saturated.
fn narrow(element: ElementType, block: &[i32], bytes: &mut [u8]) -> Option<()> {
    fn each<T: Pod>(block: &[i32], bytes: &mut [u8], narrow: fn(i32) -> T) -> Option<()> {
        for (slot, x) in bytemuck::try_cast_slice_mut(bytes).ok()?.iter_mut().zip(block) {
            *slot = narrow(*x);
        }
        Some(())
    }
    match element {
        ElementType::S8 => each(block, bytes, |x| limit(x, -128, 127) as i8),
        ElementType::U8 => each(block, bytes, |x| limit(x, 0, 255) as u8),
        ElementType::S16 => each(block, bytes, |x| limit(x, -32768, 32767) as i16),
        ElementType::S32 => each(block, bytes, |x| x),
        ElementType::F32 | ElementType::S64 | ElementType::Bool | ElementType::U32 => None,
    }
}
