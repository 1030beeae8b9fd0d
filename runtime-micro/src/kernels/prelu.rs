//! Elements that are not negative, and products of all others with their slopes.

use peapod_isa::slopes::{Scaling, Slopes};
use peapod_schemas::micro::{Binary, Kernel as KernelId};

use super::Kernel;
use crate::arithmetic::Activation;
use crate::binary::{check_floats, check_quantised, finish, floats, plain};
use crate::call::Call;
use crate::check;
use crate::elementwise::{Held, zip_with};
use crate::error::Fault;
use crate::fixed_point::{limit, scale};

/// Inputs: a, slopes. Output. In place over either input whose strides are dense.
pub static PRELU_F32: Kernel = Kernel::new(KernelId::PreluF32, check_floats, |call, arena| {
    floats(call, arena, |a, slope| if a >= 0.0 { a } else { a * slope })
});

/// Inputs: a, slopes. Output. In place over either input whose strides are dense.
pub static PRELU_S8: Kernel = Kernel::new(KernelId::PreluS8, check::<i8>, |call, arena| {
    let params: &Binary = call.params()?;
    let above = scaling(params, params.a_multiplier, params.a_shift);
    let below = scaling(params, params.output_multiplier, params.output_shift);
    let below = below.filter(|below| below.right > 0);
    let all = (params.act_min, params.act_max) == (i8::MIN.into(), i8::MAX.into());
    let (Some(above), Some(below), true) = (above, below, all) else {
        return run::<i8>(call, arena);
    };
    let numbers = Slopes {
        value_offset: params.a_offset,
        slope_offset: params.b_offset,
        above,
        below,
    };
    zip_with(call, arena, params, |held, results: &mut [i8], others| match held {
        Held::A => numbers.replace(results, others),
        Held::B => {
            for (slope, value) in results.iter_mut().zip(others) {
                let mut result = [*value];
                numbers.replace(&mut result, core::slice::from_ref(slope));
                [*slope] = result;
            }
        }
    })
});

/// How numbers of bytes become results, where a zero point of that scale fits a word.
fn scaling(params: &Binary, multiplier: i32, shift: i32) -> Option<Scaling> {
    let right = shift.wrapping_neg();
    let zero = params.output_offset;
    let half = 1_i32.wrapping_shl(right.wrapping_sub(1) as u32);
    let offset = match right > 0 {
        true => half.wrapping_add(zero.wrapping_shl(right as u32)),
        false => zero,
    };
    (-20..=21).contains(&right).then_some(Scaling { multiplier, offset, right })
}

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
