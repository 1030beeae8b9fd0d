//! What features are to the network: the same numbers, or others.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::{Dequantize, Quantize};
use peapod_ir::{DType, Quantization, TensorType, ValueId};

use super::{FeatureNumbers, refused};
use crate::error::PassError;

/// From one of these scales to another, below this number, integers can be requantised.
const RATIO_MAX: f32 = (1_u32 << 30) as f32;

/// How a row of features becomes one of the network.
#[derive(Clone, Debug)]
pub(super) struct Conversion {
    /// Type of the network's input.
    pub(super) taken_as: TensorType,
    /// What the stored features are taken for: the same bytes.
    seen_as: TensorType,
    /// What is computed then.
    how: How,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    Nothing,
    Quantize,
    Dequantize,
}

impl Conversion {
    /// Of features of this type, for an input of that one.
    pub(super) fn new(
        found: &TensorType,
        taken_as: &TensorType,
        numbers: Option<FeatureNumbers>,
    ) -> Result<Self, PassError> {
        let row = [1, found.elements()];
        let (found, expected) = (found.with_shape(row), taken_as.with_shape(row));
        let stored = numbers.unwrap_or_default() == FeatureNumbers::Stored;
        let (seen_as, how) = match as_stored(&found, &expected).filter(|_| stored) {
            Some(seen_as) if seen_as.dtype == expected.dtype => (seen_as, How::Nothing),
            Some(seen_as) => (seen_as, How::Quantize),
            None if numbers == Some(FeatureNumbers::Stored) => {
                return Err(unlike(&found, &expected));
            }
            None if found == expected => (found, How::Nothing),
            None => {
                let how = computed(&found, &expected).ok_or_else(|| unlike(&found, &expected))?;
                (found, how)
            }
        };
        Ok(Self {
            taken_as: taken_as.clone(),
            seen_as,
            how,
        })
    }

    /// Whether numbers of features of this type are taken for other reals.
    pub(super) fn reinterprets(&self, found: &TensorType) -> bool {
        found.quant != self.seen_as.quant
    }

    /// Emits a row as the network takes it.
    pub(super) fn emit(&self, build: &mut Builder, features: ValueId) -> ValueId {
        let seen = build.view(features, self.seen_as.clone());
        let row = self.taken_as.with_shape(self.seen_as.shape.clone());
        match self.how {
            How::Nothing => seen,
            How::Quantize => build.emit(Quantize, &[seen], row),
            How::Dequantize => build.emit(Dequantize, &[seen], row),
        }
    }
}

/// What stored features are taken for, where their numbers are those of the network: of its type,
/// or of the other type of 8 bits, whose numbers are 128 less or more.
fn as_stored(found: &TensorType, expected: &TensorType) -> Option<TensorType> {
    use DType::{I8, U8};
    if found.dtype == expected.dtype {
        return Some(expected.clone());
    }
    let more = match (found.dtype, expected.dtype) {
        (I8, U8) => -128,
        (U8, I8) => 128,
        _ => return None,
    };
    let (scale, zero_point) = expected.quant.as_ref()?.single()?;
    let quant = Quantization::per_tensor(scale, zero_point + more);
    Some(TensorType::new(found.dtype, found.shape.clone()).with_quant(quant))
}

/// How the reals that features stand for become numbers of the network, if there is an op for it.
fn computed(found: &TensorType, expected: &TensorType) -> Option<How> {
    let single = |ty: &TensorType| ty.quant.as_ref().and_then(Quantization::single);
    match (single(found), single(expected)) {
        (None, Some(_)) if found.dtype == DType::F32 => Some(How::Quantize),
        (Some(_), None) if expected.dtype == DType::F32 => {
            let takes = [DType::I8, DType::I16, DType::U8].contains(&found.dtype);
            takes.then_some(How::Dequantize)
        }
        (Some((from, _)), Some((to, _))) if from / to < RATIO_MAX => Some(How::Quantize),
        _ => None,
    }
    .filter(|how| *how == How::Dequantize || Quantize::leads(found.dtype, expected.dtype))
}

fn unlike(found: &TensorType, expected: &TensorType) -> PassError {
    let what = format!("the features are {found}, the network takes {expected}");
    refused(what, "convert them at the end of the front end")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_taken_as_they_are_stored_where_they_can_be() {
        use DType::{F32, I8, I16, I32, U8};
        use FeatureNumbers::{Rescaled, Stored};
        let ty = |dtype, quant: Option<(f32, i32)>| {
            let ty = TensorType::new(dtype, [3]);
            let quant =
                quant.map(|(scale, zero_point)| Quantization::per_tensor(scale, zero_point));
            TensorType { quant, ..ty }
        };
        let of = |found, expected, numbers| {
            let made = Conversion::new(&found, &expected, numbers).ok()?;
            Some((made.how, made.reinterprets(&found)))
        };
        let (byte, other) = (ty(U8, Some((0.5, 128))), ty(I8, Some((0.25, 7))));
        let (same, wide) = (ty(I8, Some((0.5, 0))), ty(I16, Some((0.5, 0))));
        for (found, expected, numbers, wanted) in [
            (&other, &other, None, Some((How::Nothing, false))),
            (&same, &other, None, Some((How::Nothing, true))),
            (&same, &other, Some(Rescaled), Some((How::Quantize, false))),
            (&byte, &same, None, Some((How::Quantize, false))),
            (&same, &byte, None, Some((How::Quantize, false))),
            (&byte, &other, None, Some((How::Quantize, true))),
            (&byte, &other, Some(Rescaled), Some((How::Quantize, false))),
            (&byte, &ty(U8, Some((0.1, 0))), Some(Rescaled), None),
            (&wide, &other, None, Some((How::Quantize, false))),
            (&wide, &other, Some(Stored), None),
            (&ty(F32, None), &other, None, Some((How::Quantize, false))),
            (&other, &ty(F32, None), None, Some((How::Dequantize, false))),
            (&other, &ty(U8, None), None, None),
            (&ty(I32, None), &ty(F32, None), None, None),
            (
                &ty(I16, Some((2e9, 0))),
                &ty(I8, Some((1.0, 0))),
                None,
                None,
            ),
        ] {
            let found = of(found.clone(), expected.clone(), numbers);
            assert_eq!(found, wanted, "{expected} {numbers:?}");
        }
    }
}
