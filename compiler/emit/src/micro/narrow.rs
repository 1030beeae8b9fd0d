//! From the plan's wide integers to the schema's fixed widths: the only place that narrows.

use crate::EmitError;

/// A value that does not fit its field; the caller knows which step it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unfit {
    /// Larger than the field can hold.
    TooLarge {
        /// The quantity.
        what: &'static str,
        /// Its value.
        value: u64,
        /// Largest value of the field.
        limit: u64,
    },
    /// Breaks a rule of plans.
    Bug(&'static str),
}

impl Unfit {
    /// The error for the user, at this place.
    pub(super) fn at(self, place: impl Into<String>) -> EmitError {
        let place = place.into();
        match self {
            Self::TooLarge { what, value, limit } => EmitError::TooLarge {
                place,
                what,
                value,
                limit,
            },
            Self::Bug(message) => EmitError::Bug {
                place,
                message: message.to_owned(),
            },
        }
    }
}

/// Narrows to a `u8`.
pub(super) fn to_u8(what: &'static str, value: usize) -> Result<u8, Unfit> {
    u8::try_from(value).map_err(|_| too_large(what, value, u8::MAX.into()))
}

/// Narrows to a `u16`.
pub(super) fn to_u16(what: &'static str, value: usize) -> Result<u16, Unfit> {
    u16::try_from(value).map_err(|_| too_large(what, value, u16::MAX.into()))
}

/// Narrows to a `u32`.
pub(super) fn to_u32(what: &'static str, value: usize) -> Result<u32, Unfit> {
    u32::try_from(value).map_err(|_| too_large(what, value, u32::MAX.into()))
}

/// Narrows to a non-negative `i32`.
pub(super) fn to_i32(what: &'static str, value: usize) -> Result<i32, Unfit> {
    i32::try_from(value).map_err(|_| too_large(what, value, i32::MAX as u64))
}

/// Narrows the six lengths or strides of a strided operation.
pub(super) fn to_u32s(what: &'static str, values: [usize; 6]) -> Result<[u32; 6], Unfit> {
    let mut narrow = [0; 6];
    for (narrow, value) in narrow.iter_mut().zip(values) {
        *narrow = to_u32(what, value)?;
    }
    Ok(narrow)
}

fn too_large(what: &'static str, value: usize, limit: u64) -> Unfit {
    Unfit::TooLarge {
        what,
        value: value as u64,
        limit,
    }
}
