//! Product of two tensors, with broadcasting.

use peapod_schemas::micro::{Binary, Kernel as KernelId};

use super::Kernel;
use crate::arithmetic::Activation;
use crate::binary::{check_floats, check_quantised, finish, floats};
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

fn run<A: Activation>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Binary = call.params()?;
    let f = |a: A, b: A| {
        let a = a.into().wrapping_add(params.a_offset);
        let b = b.into().wrapping_add(params.b_offset);
        finish::<A>(params, a.wrapping_mul(b))
    };
    zip_with(call, arena, params, each(f))
}
