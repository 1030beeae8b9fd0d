//! The same numbers in another element type.

use bytemuck::Pod;
use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arena::split;
use crate::call::Call;
use crate::elementwise::check_map;

/// Inputs: input. Output. Never in place. No parameters.
pub static CONVERT: Kernel = Kernel::new(
    KernelId::Convert,
    |call| check_map(call, &ElementType::ALL, &ElementType::ALL),
    run,
);

/// Integers that are read before any of them is written.
const BLOCK: usize = 16;

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let from = ElementType::from_number(call.input(0)?.element)?;
    let to = ElementType::from_number(call.output(0)?.element)?;
    let (inputs, output) = split::<u8>(call, arena)?;
    let sources = inputs.get::<u8>(0)?.chunks((BLOCK * from.len_bytes()).max(1));
    let results = output.chunks_mut((BLOCK * to.len_bytes()).max(1));
    for (source, result) in sources.zip(results) {
        if from == ElementType::F32 {
            of_floats(bytemuck::try_cast_slice(source).ok()?, to, result)?;
        } else {
            let mut block = [0_i64; BLOCK];
            widen(from, source, &mut block)?;
            of_integers(&block, to, result)?;
        }
    }
    Some(())
}

/// Reads as many integers as there are.
fn widen(element: ElementType, bytes: &[u8], block: &mut [i64]) -> Option<()> {
    fn each<T: Pod + Into<i64>>(bytes: &[u8], block: &mut [i64]) -> Option<()> {
        for (slot, x) in block.iter_mut().zip(bytemuck::try_cast_slice::<u8, T>(bytes).ok()?) {
            *slot = (*x).into();
        }
        Some(())
    }
    match element {
        ElementType::S8 => each::<i8>(bytes, block),
        ElementType::U8 => each::<u8>(bytes, block),
        ElementType::Bool => {
            each::<u8>(bytes, block)?;
            block.iter_mut().for_each(|x| *x = i64::from(*x != 0));
            Some(())
        }
        ElementType::S16 => each::<i16>(bytes, block),
        ElementType::S32 => each::<i32>(bytes, block),
        ElementType::U32 => each::<u32>(bytes, block),
        ElementType::S64 => each::<i64>(bytes, block),
        ElementType::F32 => None,
    }
}

fn of_integers(block: &[i64], to: ElementType, bytes: &mut [u8]) -> Option<()> {
    match to {
        ElementType::S8 | ElementType::U8 => each(block, bytes, |x| x as u8),
        ElementType::Bool => each(block, bytes, |x| u8::from(x != 0)),
        ElementType::S16 => each(block, bytes, |x| x as i16),
        ElementType::S32 | ElementType::U32 => each(block, bytes, |x| x as i32),
        ElementType::S64 => each(block, bytes, |x| x),
        ElementType::F32 => each(block, bytes, |x| x as f32),
    }
}

fn of_floats(block: &[f32], to: ElementType, bytes: &mut [u8]) -> Option<()> {
    match to {
        ElementType::S8 => each(block, bytes, |x| x as i8),
        ElementType::U8 => each(block, bytes, |x| x as u8),
        ElementType::Bool => each(block, bytes, |x| u8::from(x != 0.0)),
        ElementType::S16 => each(block, bytes, |x| x as i16),
        ElementType::S32 => each(block, bytes, |x| x as i32),
        ElementType::U32 => each(block, bytes, |x| x as u32),
        ElementType::S64 => each(block, bytes, |x| x as i64),
        ElementType::F32 => each(block, bytes, |x| x),
    }
}

/// Writes as many elements as fit.
fn each<S: Copy, T: Pod>(block: &[S], bytes: &mut [u8], convert: fn(S) -> T) -> Option<()> {
    for (slot, x) in bytemuck::try_cast_slice_mut(bytes).ok()?.iter_mut().zip(block) {
        *slot = convert(*x);
    }
    Some(())
}
