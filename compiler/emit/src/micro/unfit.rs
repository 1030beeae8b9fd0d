//! Why a plan does not become a file.

use peapod_ir::plan::micro::TooLarge;

use crate::EmitError;

/// What is wrong with a part of a plan; the caller knows which part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unfit {
    /// A number that its field cannot hold.
    TooLarge(TooLarge),
    /// Breaks a rule of plans.
    Bug(&'static str),
}

impl From<TooLarge> for Unfit {
    fn from(error: TooLarge) -> Self {
        Self::TooLarge(error)
    }
}

impl Unfit {
    /// The error for the user, at this place.
    pub(super) fn at(self, place: impl Into<String>) -> EmitError {
        let place = place.into();
        match self {
            Self::TooLarge(TooLarge {
                field,
                value,
                limit,
            }) => EmitError::TooLarge {
                place,
                what: field,
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
