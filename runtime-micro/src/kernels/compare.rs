//! Whether elements relate.

use bytemuck::Pod;
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Relation, ScaledRelation};

use super::Kernel;
use crate::arena::split;
use crate::call::Call;
use crate::check::within;
use crate::error::{Fault, Quantity};
use crate::fixed_point::scale;

/// Declares kernels of an element type.
macro_rules! relations {
    ($($constant:ident $id:ident $type:ident $element:ident;)*) => {$(
        /// Inputs: a, b. Output: truth values. Never in place.
        pub static $constant: Kernel = Kernel::new(
            KernelId::$id,
            |call| check(call, ElementType::$element),
            run::<$type>,
        );
    )*};
}

relations! {
    COMPARE_F32 CompareF32 f32 F32;
    COMPARE_S32 CompareS32 i32 S32;
    COMPARE_S16 CompareS16 i16 S16;
    COMPARE_S64 CompareS64 i64 S64;
    COMPARE_BOOL CompareBool u8 Bool;
}

/// Inputs: a, b. Output: truth values. Never in place.
pub static COMPARE_S8: Kernel = Kernel::new(
    KernelId::CompareS8,
    |call| {
        let params: &ScaledRelation = call.expect_params()?;
        let operands = [(params.a_offset, params.a_shift), (params.b_offset, params.b_shift)];
        for (offset, shift) in operands {
            within(Quantity::ZeroPoint, offset, -127, 128)?;
            within(Quantity::Shift, shift, -31, 0)?;
        }
        check_operands(call, params.direction, ElementType::S8)
    },
    |call, arena| {
        let params: &ScaledRelation = call.params()?;
        let fine = |x: i8, offset| i32::from(x).wrapping_add(offset).wrapping_shl(8);
        let (inputs, output) = split::<u8>(call, arena)?;
        let pairs = inputs.get::<i8>(0)?.iter().zip(inputs.get::<i8>(1)?);
        for (y, (&a, &b)) in output.iter_mut().zip(pairs) {
            let a = scale(fine(a, params.a_offset), params.a_multiplier, params.a_shift);
            let b = scale(fine(b, params.b_offset), params.b_multiplier, params.b_shift);
            *y = holds(params.direction, &a, &b);
        }
        Some(())
    },
);

fn check(call: &Call<'_>, element: ElementType) -> Result<(), Fault> {
    let params: &Relation = call.expect_params()?;
    check_operands(call, params.direction, element)
}

fn check_operands(call: &Call<'_>, direction: u32, element: ElementType) -> Result<(), Fault> {
    within(Quantity::Kernel, direction as i32, 0, 5)?;
    call.expect_operands(2, 1)?;
    let count = call.count(2)?;
    call.expect_type(2, &[ElementType::Bool])?;
    call.expect(0, element, Some(count))?;
    call.expect(1, element, Some(count))
}

fn run<T: Pod + PartialOrd>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let Relation { direction } = *call.params()?;
    let (inputs, output) = split::<u8>(call, arena)?;
    let pairs = inputs.get::<T>(0)?.iter().zip(inputs.get::<T>(1)?);
    for (y, (a, b)) in output.iter_mut().zip(pairs) {
        *y = holds(direction, a, b);
    }
    Some(())
}

/// Whether two elements relate so.
#[inline(always)]
fn holds<T: PartialOrd>(direction: u32, a: &T, b: &T) -> u8 {
    u8::from(match direction {
        0 => a == b,
        1 => a != b,
        2 => a >= b,
        3 => a > b,
        4 => a <= b,
        _ => a < b,
    })
}
