//! Integers to floats: `(x - zero_point) * scale`.

use peapod_schemas::micro::{Affine, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::affine::check_affine;
use crate::call::Call;
use crate::elementwise::{check_map, map};

/// Inputs: input s8, u8 or s16. Output f32. Never in place.
pub static DEQUANTIZE: Kernel = Kernel::new(
    KernelId::Dequantize,
    |call| {
        let integers = [ElementType::S8, ElementType::U8, ElementType::S16];
        check_affine(call, call.element(0)?)?;
        check_map(call, &integers, &[ElementType::F32])
    },
    run,
);

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Affine = call.params()?;
    // The difference has at most 17 bits, so the product is rounded only once.
    let dequantize = |x: i32| x.wrapping_sub(params.zero_point) as f32 * params.scale;
    match ElementType::from_number(call.input(0)?.element)? {
        ElementType::S8 => map(call, arena, |x: i8| dequantize(x.into())),
        ElementType::U8 => map(call, arena, |x: u8| dequantize(x.into())),
        ElementType::S16 => map(call, arena, |x: i16| dequantize(x.into())),
        ElementType::S32
        | ElementType::F32
        | ElementType::S64
        | ElementType::Bool
        | ElementType::U32 => None,
    }
}
