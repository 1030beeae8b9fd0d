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
pub static PRELU_S8: Kernel = Kernel::new(KernelId::PreluS8, check::<i8>, |call, arena| {
    let params: &Binary = call.params()?;
    let (above, below) = (Rescaling::above(params), Rescaling::below(params));
    let all = (params.act_min, params.act_max) == (i8::MIN.into(), i8::MAX.into());
    let (Some(above), Some(below), true) = (above, below, all) else {
        return run::<i8>(call, arena);
    };
    plain(call, arena, |a: i8, slope: i8| {
        let a = i32::from(a).wrapping_add(params.a_offset);
        if a < 0 {
            let slope = i32::from(slope).wrapping_add(params.b_offset);
            return below.of(a.wrapping_mul(slope));
        }
        above.of(a)
    })
});

/// How products of bytes become results, where that takes a shift to the right.
#[derive(Clone, Copy)]
struct Rescaling {
    multiplier: i32,
    /// Half a unit of the result, and the zero point.
    offset: i32,
    right: i32,
}

impl Rescaling {
    fn above(params: &Binary) -> Option<Self> {
        Self::new(params, params.a_multiplier, params.a_shift)
    }

    fn below(params: &Binary) -> Option<Self> {
        Self::new(params, params.output_multiplier, params.output_shift)
    }

    fn new(params: &Binary, multiplier: i32, shift: i32) -> Option<Self> {
        let right = shift.wrapping_neg();
        let half = 1_i32.wrapping_shl(right.wrapping_sub(1) as u32);
        let zero = params.output_offset.wrapping_shl(right as u32);
        let offset = half.wrapping_add(zero);
        // The zero point fits a word then.
        (1..=21).contains(&right).then_some(Self { multiplier, offset, right })
    }

    #[inline(always)]
    fn of(self, x: i32) -> i8 {
        peapod_isa::rescale(x, self.multiplier, self.offset, self.right)
    }
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
