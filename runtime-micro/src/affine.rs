//! Checks of scales and zero points.

use peapod_schemas::micro::{Affine, ElementType};

use crate::call::Call;
use crate::check::within;
use crate::error::{Fault, Quantity};

/// Checks scale and zero point of a quantised tensor.
pub(crate) fn check_affine(call: &Call<'_>, element: ElementType) -> Result<(), Fault> {
    let params: &Affine = call.expect_params()?;
    if !(params.scale.is_finite() && params.scale > 0.0) {
        return Err(Fault::Shape {
            what: Quantity::Scale,
            found: params.scale.to_bits(),
        });
    }
    zero_point(params.zero_point, element)
}

/// Checks that a zero point is a value of its tensor.
pub(crate) fn zero_point(found: i32, element: ElementType) -> Result<(), Fault> {
    let (least, most) = match element {
        ElementType::S8 => (-128, 127),
        ElementType::U8 => (0, 255),
        ElementType::S16 => (-32768, 32767),
        ElementType::S32
        | ElementType::F32
        | ElementType::S64
        | ElementType::Bool
        | ElementType::U32 => (i32::MIN, i32::MAX),
    };
    within(Quantity::ZeroPoint, found, least, most)
}
