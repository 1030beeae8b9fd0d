//! The logistic function of each element.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::elementwise::{check_map, map};

/// Inputs: input. Output. In place over the input. No parameters.
pub static LOGISTIC_F32: Kernel = Kernel::new(
    KernelId::LogisticF32,
    |call| check_map(call, &[ElementType::F32], &[ElementType::F32]),
    |call, arena| map(call, arena, |x: f32| 1.0 / (1.0 + libm::expf(-x))),
);
