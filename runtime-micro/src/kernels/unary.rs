//! Functions of one element.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Requantize};

use super::Kernel;
use crate::call::Call;
use crate::check;
use crate::elementwise::{check_map, map};
use crate::error::Fault;
use crate::fixed_point::{limit, limit_f32, scale};
use crate::inverse_root::inverse_root;

/// Declares kernels by their function of an element.
macro_rules! of_floats {
    ($($constant:ident $id:ident: |$x:ident| $value:expr;)*) => {$(
        /// Inputs: input. Output. In place over the input. No parameters.
        pub static $constant: Kernel = Kernel::new(
            KernelId::$id,
            |call| check_map(call, &[ElementType::F32], &[ElementType::F32]),
            |call, arena| map(call, arena, |$x: f32| $value),
        );
    )*};
}

of_floats! {
    ABS_F32 AbsF32: |x| x.abs();
    NEG_F32 NegF32: |x| -x;
    SIGN_F32 SignF32: |x| if x == 0.0 || x.is_nan() { x } else { x.signum() };
    SQUARE_F32 SquareF32: |x| x * x;
    EXP_F32 ExpF32: |x| libm::expf(x);
    LOG_F32 LogF32: |x| libm::logf(x);
    SQRT_F32 SqrtF32: |x| libm::sqrtf(x);
    RSQRT_F32 RsqrtF32: |x| 1.0 / libm::sqrtf(x);
    SIN_F32 SinF32: |x| libm::sinf(x);
    COS_F32 CosF32: |x| libm::cosf(x);
    FLOOR_F32 FloorF32: |x| libm::floorf(x);
    CEIL_F32 CeilF32: |x| libm::ceilf(x);
    ROUND_NEAREST_EVEN_F32 RoundNearestEvenF32: |x| libm::rintf(x);
    HARD_SWISH_F32 HardSwishF32: |x| x * limit_f32(x + 3.0, 0.0, 6.0) / 6.0;
}

/// Inputs: input of zero point 0. Output of zero point 0. In place over the input.
pub static ABS_S16: Kernel = Kernel::new(KernelId::AbsS16, check_magnitude, |call, arena| {
    let Requantize { multiplier, shift, .. } = *call.params()?;
    map(call, arena, |x: i16| {
        let y = scale(i32::from(x.unsigned_abs()), multiplier, shift);
        limit(y, i16::MIN.into(), i16::MAX.into()) as i16
    })
});

/// Inputs: input of zero point 0. Output of zero point 0. In place over the input.
pub static RSQRT_S16: Kernel = Kernel::new(KernelId::RsqrtS16, check_magnitude, |call, arena| {
    let Requantize { multiplier, shift, .. } = *call.params()?;
    map(call, arena, |x: i16| {
        if x <= 0 {
            return i16::MAX;
        }
        let (root, right) = inverse_root(x.into());
        let y = scale(1, root, right.wrapping_add(20));
        limit(scale(y, multiplier, shift), i16::MIN.into(), i16::MAX.into()) as i16
    })
});

fn check_magnitude(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Requantize = call.expect_params()?;
    check_map(call, &[ElementType::S16], &[ElementType::S16])?;
    check::zero_point::<i16>(params.input_zero_point)?;
    check::zero_point::<i16>(params.output_zero_point)?;
    check::shift(params.shift)
}
