//! Floats to integers: `round(x / scale) + zero_point`, saturated.

use peapod_schemas::micro::{Affine, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::affine::check_affine;
use crate::call::Call;
use crate::elementwise::{check_map, map};
use crate::fixed_point::limit;

/// Inputs: input f32. Output s8, u8 or s16. Never in place.
pub static QUANTIZE_F32: Kernel = Kernel::new(
    KernelId::QuantizeF32,
    |call| {
        let integers = [ElementType::S8, ElementType::U8, ElementType::S16];
        check_affine(call, call.element(1)?)?;
        check_map(call, &[ElementType::F32], &integers)
    },
    run,
);

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Affine = call.params()?;
    // Ties go away from zero; NaN becomes 0.
    let quantize = |x: f32, min: i32, max: i32| {
        let rounded = libm::roundf(x / params.scale) as i32;
        limit(rounded.saturating_add(params.zero_point), min, max)
    };
    match ElementType::from_number(call.output(0)?.element)? {
        ElementType::S8 => map(call, arena, |x| quantize(x, -128, 127) as i8),
        ElementType::U8 => map(call, arena, |x| quantize(x, 0, 255) as u8),
        ElementType::S16 => map(call, arena, |x| quantize(x, -32768, 32767) as i16),
        ElementType::S32
        | ElementType::F32
        | ElementType::S64
        | ElementType::Bool
        | ElementType::U32 => None,
    }
}
