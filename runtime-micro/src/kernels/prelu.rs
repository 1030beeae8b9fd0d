//! Elements that are not negative, and products of all others with their slopes.

use peapod_schemas::micro::{Binary, Kernel as KernelId};

use super::Kernel;
use crate::arithmetic::Activation;
use crate::binary::{check_floats, check_quantised, finish, floats, plain};
use crate::call::Call;
use crate::check;
use crate::error::Fault;
use crate::fixed_point::{limit, scale};

/// Inputs: a, slopes. Output. In place over either input whose strides are dense.
pub static PRELU_F32: Kernel = Kernel::new(KernelId::PreluF32, check_floats, |call, arena| {
    floats(call, arena, |a, slope| if a >= 0.0 { a } else { a * slope })
});

/// Inputs: a, slopes. Output. In place over either input whose strides are dense.
pub static PRELU_S8: Kernel = Kernel::new(KernelId::PreluS8, check::<i8>, run::<i8>);

/// Inputs: a, slopes. Output. In place over either input whose strides are dense.
pub static PRELU_S16: Kernel = Kernel::new(KernelId::PreluS16, check::<i16>, run::<i16>);

fn check<A: Activation>(call: &Call<'_>) -> Result<(), Fault> {
    let params = check_quantised::<A>(call)?;
    check::shift(params.a_shift)
}

fn run<A: Activation>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Binary = call.params()?;
    plain(call, arena, |a: A, slope: A| {
        let a = a.into().wrapping_add(params.a_offset);
        if a < 0 {
            let slope = slope.into().wrapping_add(params.b_offset);
            return finish::<A>(params, a.wrapping_mul(slope));
        }
        let result = scale(a, params.a_multiplier, params.a_shift);
        let result = result.wrapping_add(params.output_offset);
        A::narrow(limit(result, params.act_min, params.act_max))
    })
}
