//! Whether elements relate.

use bytemuck::Pod;
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Relation};

use super::Kernel;
use crate::arena::split;
use crate::call::Call;
use crate::check::within;
use crate::error::{Fault, Quantity};

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
    COMPARE_S64 CompareS64 i64 S64;
    COMPARE_BOOL CompareBool u8 Bool;
}

fn check(call: &Call<'_>, element: ElementType) -> Result<(), Fault> {
    let params: &Relation = call.expect_params()?;
    within(Quantity::Kernel, params.direction as i32, 0, 5)?;
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
        *y = u8::from(match direction {
            0 => a == b,
            1 => a != b,
            2 => a >= b,
            3 => a > b,
            4 => a <= b,
            _ => a < b,
        });
    }
    Some(())
}
