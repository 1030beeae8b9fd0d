//! Functions of truth values.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::binary::{check_types, plain};
use crate::elementwise::{check_map, map};

/// Inputs: a, b. Output: both. In place over either input whose strides are dense.
pub static AND_BOOL: Kernel = Kernel::new(
    KernelId::AndBool,
    |call| check_types(call, ElementType::Bool).map(|_| ()),
    |call, arena| plain(call, arena, |a: u8, b: u8| u8::from(a != 0 && b != 0)),
);

/// Inputs: a, b. Output: either. In place over either input whose strides are dense.
pub static OR_BOOL: Kernel = Kernel::new(
    KernelId::OrBool,
    |call| check_types(call, ElementType::Bool).map(|_| ()),
    |call, arena| plain(call, arena, |a: u8, b: u8| u8::from(a | b != 0)),
);

/// Inputs: input. Output. In place over the input. No parameters.
pub static NOT_BOOL: Kernel = Kernel::new(
    KernelId::NotBool,
    |call| check_map(call, &[ElementType::Bool], &[ElementType::Bool]),
    |call, arena| map(call, arena, |x: u8| u8::from(x == 0)),
);
