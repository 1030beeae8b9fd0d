//! Lines of elements over their length.

use peapod_schemas::micro::{Along, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::check::zero_point;
use crate::fixed_point::{limit, scale};
use crate::inverse_root::inverse_root;
use crate::lines::{check_last, in_place};

/// Inputs: input. Output. In place over the input.
pub static L2_NORMALIZATION_F32: Kernel = Kernel::new(
    KernelId::L2NormalizationF32,
    |call| check_last(call, ElementType::F32).map(|_| ()),
    |call, arena| {
        let params: &Along = call.params()?;
        for row in in_place::<f32>(call, arena, params.len as usize)? {
            let squares = row.iter().fold(0.0, |sum: f32, x| sum + x * x);
            let norm = libm::sqrtf(squares).max(1e-6);
            for x in row {
                *x /= norm;
            }
        }
        Some(())
    },
);

/// Inputs: input. Output of zero point 0. In place over the input.
pub static L2_NORMALIZATION_S8: Kernel = Kernel::new(
    KernelId::L2NormalizationS8,
    |call| {
        let params = check_last(call, ElementType::S8)?;
        zero_point::<i8>(params.input_zero_point)
    },
    |call, arena| {
        let params: &Along = call.params()?;
        let apart = |x: i8| i32::from(x).wrapping_sub(params.input_zero_point);
        for row in in_place::<i8>(call, arena, params.len as usize)? {
            let squares = row.iter().fold(0_i32, |sum, x| {
                let x = apart(*x);
                sum.wrapping_add(x.wrapping_mul(x))
            });
            let (multiplier, shift) = inverse_root(squares);
            let shift = shift.wrapping_add(7);
            for x in row {
                *x = limit(scale(apart(*x), multiplier, shift), -128, 127) as i8;
            }
        }
        Some(())
    },
);
