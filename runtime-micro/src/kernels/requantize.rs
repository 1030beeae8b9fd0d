//! Integers to integers of another scale, zero point or width.

use bytemuck::Pod;
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Requantize};

use super::{InPlace, Kernel};
use crate::affine::zero_point;
use crate::call::Call;
use crate::check;
use crate::elementwise::{check_map, map};
use crate::fixed_point::{limit, scale};

/// Inputs: input s8, u8, s16 or s32. Output s8, u8, s16 or s32. In place over an input of equal
/// element size.
pub static REQUANTIZE: Kernel = Kernel {
    id: KernelId::Requantize,
    in_place: InPlace::First,
    written_inputs: 0,
    check: |call| {
        let integers = [ElementType::S8, ElementType::U8, ElementType::S16, ElementType::S32];
        check_map(call, &integers, &integers)?;
        let params: &Requantize = call.expect_params()?;
        check::shift(params.shift)?;
        zero_point(params.input_zero_point, call.element(0)?)?;
        zero_point(params.output_zero_point, call.element(1)?)
    },
    run,
};

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    match ElementType::from_number(call.input(0)?.element)? {
        ElementType::S8 => from(call, arena, |x: i8| x.into()),
        ElementType::U8 => from(call, arena, |x: u8| x.into()),
        ElementType::S16 => from(call, arena, |x: i16| x.into()),
        ElementType::S32 => from(call, arena, |x: i32| x),
        ElementType::F32 => None,
    }
}

fn from<S: Pod>(call: &Call<'_>, arena: &mut [u8], wide: impl Fn(S) -> i32) -> Option<()> {
    let params: &Requantize = call.params()?;
    let requantize = |x: S, min: i32, max: i32| {
        let difference = wide(x).wrapping_sub(params.input_zero_point);
        let scaled = scale(difference, params.multiplier, params.shift);
        limit(scaled.saturating_add(params.output_zero_point), min, max)
    };
    match ElementType::from_number(call.output(0)?.element)? {
        ElementType::S8 => map(call, arena, |x| requantize(x, -128, 127) as i8),
        ElementType::U8 => map(call, arena, |x| requantize(x, 0, 255) as u8),
        ElementType::S16 => map(call, arena, |x| requantize(x, -32768, 32767) as i16),
        ElementType::S32 => map(call, arena, |x| requantize(x, i32::MIN, i32::MAX)),
        ElementType::F32 => None,
    }
}
