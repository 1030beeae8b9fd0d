//! Indices of extrema along a dimension.

use bytemuck::Pod;
use peapod_schemas::micro::{Along, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arena::split;
use crate::call::Call;
use crate::lines::check;
use crate::rows::{rows, rows_mut};

/// Inputs: input. Output: indices. Never in place.
pub static ARG_MAX_F32: Kernel = Kernel::new(
    KernelId::ArgMaxF32,
    |call| check(call, [ElementType::F32, ElementType::S32], LEAST, true).map(|_| ()),
    run::<f32>,
);

/// Inputs: input. Output: indices. Never in place.
pub static ARG_MAX_S8: Kernel = Kernel::new(
    KernelId::ArgMaxS8,
    |call| check(call, [ElementType::S8, ElementType::S32], LEAST, true).map(|_| ()),
    run::<i8>,
);

/// Inputs: input. Output: indices. Never in place.
pub static ARG_MAX_S32: Kernel = Kernel::new(
    KernelId::ArgMaxS32,
    |call| check(call, [ElementType::S32; 2], LEAST, true).map(|_| ()),
    run::<i32>,
);

/// Finds the least.
const LEAST: u32 = 1;

fn run<T: Pod + PartialOrd>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Along = call.params()?;
    let (inputs, output) = split::<i32>(call, arena)?;
    let inner = params.inner as usize;
    let block = inner.wrapping_mul(params.len as usize);
    let blocks = rows(inputs.get::<T>(0)?, block);
    for (block, results) in blocks.zip(rows_mut(output, inner)) {
        results.fill(0);
        for (index, row) in rows(block, inner).enumerate().skip(1) {
            for (at, (best, x)) in results.iter_mut().zip(row).enumerate() {
                let held = block.get((*best as usize).wrapping_mul(inner).wrapping_add(at))?;
                let beats = if params.flags == LEAST { x < held } else { x > held };
                if beats {
                    *best = index as i32;
                }
            }
        }
    }
    Some(())
}
