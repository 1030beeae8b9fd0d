//! Power of two tensors, with broadcasting.

use peapod_schemas::micro::Kernel as KernelId;

use super::Kernel;
use crate::binary::{check_floats, floats};

/// Inputs: a, b. Output: a to the power b. In place over either input whose strides are dense.
pub static POW_F32: Kernel = Kernel::new(KernelId::PowF32, check_floats, |call, arena| {
    floats(call, arena, libm::powf)
});
