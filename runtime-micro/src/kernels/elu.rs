//! Elements that are positive, and exponentials less one of all others.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::elementwise::{check_map, map};

/// Inputs: input. Output. In place over the input. No parameters.
pub static ELU_F32: Kernel = Kernel::new(
    KernelId::EluF32,
    |call| check_map(call, &[ElementType::F32], &[ElementType::F32]),
    |call, arena| map(call, arena, |x: f32| if x < 0.0 { libm::expm1f(x) } else { x }),
);
