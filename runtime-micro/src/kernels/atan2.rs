//! The angle of a point, with broadcasting.

use peapod_schemas::micro::Kernel as KernelId;

use super::Kernel;
use crate::binary::{check_floats, floats};

/// Inputs: a, b. Output: the angle of the point (b, a), in radians. In place over either input
/// whose strides are dense.
pub static ATAN2_F32: Kernel = Kernel::new(KernelId::Atan2F32, check_floats, |call, arena| {
    floats(call, arena, libm::atan2f)
});
