//! The larger or the smaller of two elements, with broadcasting.

use bytemuck::Pod;
use peapod_schemas::micro::{Binary, ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arithmetic::Activation;
use crate::binary::{check_floats, check_types, floats, plain};
use crate::call::Call;
use crate::check::limits;
use crate::error::Fault;

/// Declares kernels on integers as they are stored.
macro_rules! of_integers {
    ($($constant:ident $id:ident $type:ident $of:ident $check:expr;)*) => {$(
        /// Inputs: a, b. Output. In place over either input whose strides are dense.
        pub static $constant: Kernel = Kernel::new(KernelId::$id, $check, $of::<$type>);
    )*};
}

of_integers! {
    MAX_S8 MaxS8 i8 larger_limited check_limited::<i8>;
    MIN_S8 MinS8 i8 smaller_limited check_limited::<i8>;
    MAX_S16 MaxS16 i16 larger_limited check_limited::<i16>;
    MIN_S16 MinS16 i16 smaller_limited check_limited::<i16>;
    MAX_S32 MaxS32 i32 larger |call| check_types(call, ElementType::S32).map(|_| ());
    MIN_S32 MinS32 i32 smaller |call| check_types(call, ElementType::S32).map(|_| ());
    MAX_S64 MaxS64 i64 larger |call| check_types(call, ElementType::S64).map(|_| ());
    MIN_S64 MinS64 i64 smaller |call| check_types(call, ElementType::S64).map(|_| ());
}

/// Inputs: a, b. Output. In place over either input whose strides are dense.
pub static MAX_F32: Kernel = Kernel::new(KernelId::MaxF32, check_floats, |call, arena| {
    floats(call, arena, |a, b| if a > b || a.is_nan() { a } else { b })
});

/// Inputs: a, b. Output. In place over either input whose strides are dense.
pub static MIN_F32: Kernel = Kernel::new(KernelId::MinF32, check_floats, |call, arena| {
    floats(call, arena, |a, b| if a < b || a.is_nan() { a } else { b })
});

fn check_limited<A: Activation>(call: &Call<'_>) -> Result<(), Fault> {
    let params = check_types(call, A::TYPE)?;
    limits::<A>(params.act_min, params.act_max)
}

fn larger<T: Pod + Default + Ord>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    plain(call, arena, |a: T, b| a.max(b))
}

fn smaller<T: Pod + Default + Ord>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    plain(call, arena, |a: T, b| a.min(b))
}

fn larger_limited<A: Activation>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let (min, max) = range::<A>(call)?;
    plain(call, arena, |a: A, b| a.max(b).max(min).min(max))
}

fn smaller_limited<A: Activation>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let (min, max) = range::<A>(call)?;
    plain(call, arena, |a: A, b| a.min(b).max(min).min(max))
}

/// What results are limited to.
fn range<A: Activation>(call: &Call<'_>) -> Option<(A, A)> {
    let params: &Binary = call.params()?;
    Some((A::narrow(params.act_min), A::narrow(params.act_max)))
}
