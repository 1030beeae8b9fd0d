//! Indices of the largest elements of rows.

use bytemuck::Pod;
use peapod_schemas::micro::{Along, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arena::split;
use crate::call::Call;
use crate::check::{at_least_one, product};
use crate::error::{Fault, Quantity};
use crate::rows::{rows, rows_mut};

/// Inputs: input. Output: indices. Never in place.
pub static TOP_K_F32: Kernel = Kernel::new(
    KernelId::TopKF32,
    |call| check(call, ElementType::F32),
    |call, arena| run::<f32>(call, arena, |x| if x.is_nan() { f32::NEG_INFINITY } else { x }),
);

/// Inputs: input. Output: indices. Never in place.
pub static TOP_K_S8: Kernel = Kernel::new(
    KernelId::TopKS8,
    |call| check(call, ElementType::S8),
    |call, arena| run::<i8>(call, arena, |x| x),
);

/// Inputs: input. Output: indices. Never in place.
pub static TOP_K_S32: Kernel = Kernel::new(
    KernelId::TopKS32,
    |call| check(call, ElementType::S32),
    |call, arena| run::<i32>(call, arena, |x| x),
);

fn check(call: &Call<'_>, element: ElementType) -> Result<(), Fault> {
    let Along { outer, len, inner, flags: count, .. } = *call.expect_params()?;
    call.expect_operands(1, 1)?;
    at_least_one(Quantity::Count, count)?;
    if count > len {
        return Err(Fault::Shape { what: Quantity::Count, found: count });
    }
    if inner != 1 {
        return Err(Fault::Shape { what: Quantity::Dim, found: inner });
    }
    call.expect(0, element, product(Quantity::Dim, &[outer, len])?)?;
    call.expect(1, ElementType::S32, product(Quantity::Dim, &[outer, count])?)
}

/// The best of what comes after the last one that was found, as often as there are results.
fn run<T: Pod + PartialOrd>(
    call: &Call<'_>,
    arena: &mut [u8],
    number: impl Fn(T) -> T,
) -> Option<()> {
    let params: &Along = call.params()?;
    let (inputs, output) = split::<i32>(call, arena)?;
    let lines = rows(inputs.get::<T>(0)?, params.len as usize);
    for (line, results) in lines.zip(rows_mut(output, params.flags as usize)) {
        let mut last: Option<(usize, T)> = None;
        for result in results {
            let mut best: Option<(usize, T)> = None;
            for (index, &x) in line.iter().enumerate() {
                let x = number(x);
                let after = last.is_none_or(|(at, least)| x < least || x == least && index > at);
                if after && best.is_none_or(|(_, best)| x > best) {
                    best = Some((index, x));
                }
            }
            *result = best?.0 as i32;
            last = best;
        }
    }
    Some(())
}
