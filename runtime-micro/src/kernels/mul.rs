//! Product of two tensors, with broadcasting.

use peapod_schemas::micro::{Binary, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arithmetic::Activation;
use crate::binary::{check_floats, check_quantised, check_types, finish, floats, plain};
use crate::call::Call;
use crate::elementwise::{each, zip_with};

/// Inputs: a, b. Output: `a * b`. In place over either input whose strides are dense.
pub static MUL_S8: Kernel = Kernel::new(
    KernelId::MulS8,
    |call| check_quantised::<i8>(call).map(|_| ()),
    run::<i8>,
);

/// Inputs: a, b. Output: `a * b`. In place over either input whose strides are dense.
pub static MUL_F32: Kernel = Kernel::new(KernelId::MulF32, check_floats, |call, arena| {
    floats(call, arena, |a, b| a * b)
});

/// Inputs: a, b. Output: `a * b`. In place over either input whose strides are dense.
pub static MUL_S16: Kernel = Kernel::new(
    KernelId::MulS16,
    |call| check_quantised::<i16>(call).map(|_| ()),
    run::<i16>,
);

/// Inputs: a, b. Output: `a * b`. In place over either input whose strides are dense.
pub static MUL_S32: Kernel = Kernel::new(
    KernelId::MulS32,
    |call| check_types(call, ElementType::S32).map(|_| ()),
    |call, arena| plain(call, arena, i32::wrapping_mul),
);

/// Inputs: a, b. Output: `a * b`. In place over either input whose strides are dense.
pub static MUL_S64: Kernel = Kernel::new(
    KernelId::MulS64,
    |call| check_types(call, ElementType::S64).map(|_| ()),
    |call, arena| plain(call, arena, i64::wrapping_mul),
);

fn run<A: Activation>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Binary = call.params()?;
    let f = |a: A, b: A| {
        let a = a.into().wrapping_add(params.a_offset);
        let b = b.into().wrapping_add(params.b_offset);
        finish::<A>(params, a.wrapping_mul(b))
    };
    zip_with(call, arena, params, each(f))
}
