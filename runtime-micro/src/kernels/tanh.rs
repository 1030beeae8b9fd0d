//! The hyperbolic tangent of each element.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::{InPlace, Kernel};
use crate::elementwise::{check_map, map};

/// Inputs: input. Output. In place over the input. No parameters.
pub static TANH_F32: Kernel = Kernel {
    id: KernelId::TanhF32,
    in_place: InPlace::First,
    written_inputs: 0,
    check: |call| check_map(call, &[ElementType::F32], &[ElementType::F32]),
    run: |call, arena| map(call, arena, |x: f32| libm::tanhf(x)),
};
