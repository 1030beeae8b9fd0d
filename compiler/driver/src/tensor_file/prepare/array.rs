//! Arrays of NumPy as numbers.

use peapod_diagnostic::{Diagnostic, Result, bail, code};
use peapod_ir::{DType, TensorType};
use peapod_npy::{Array, Element};

/// The type of an array that a file holds, and its elements as numbers.
pub(super) fn array(file: &[u8]) -> Result<(TensorType, Vec<f32>)> {
    let array = Array::read(file)?;
    let found = || other_elements("another type");
    let elements = array.header.element().ok_or_else(found)?;
    let tensor = TensorType::new(dtype(elements)?, array.shape().to_vec());
    let bytes = array.elements(elements)?;
    let values = reals(elements, &bytes);
    if let Some(at) = values.iter().position(|it| !it.is_finite()) {
        let message = format!("expected finite numbers, found {} at {at}", values[at]);
        bail!(code::NPY.error(message, "replace it, for example by `numpy.nan_to_num`"));
    }
    Ok((tensor, values))
}

fn other_elements(found: &str) -> Diagnostic {
    let message = format!("expected an array of floats or integers, found elements of {found}");
    code::NPY.error(
        message,
        "convert it, for example by `array.astype(\"float32\")`",
    )
}

/// Little-endian elements as numbers, of the types that [`dtype`] names.
fn reals(element: Element, bytes: &[u8]) -> Vec<f32> {
    macro_rules! each {
        ($type:ty) => {{
            let (elements, _) = bytes.as_chunks::<{ size_of::<$type>() }>();
            let numbers = elements.iter().map(|it| <$type>::from_le_bytes(*it) as f32);
            numbers.collect()
        }};
    }
    match element {
        Element::I8 => each!(i8),
        Element::U8 => each!(u8),
        Element::I16 => each!(i16),
        Element::I32 => each!(i32),
        Element::U32 => each!(u32),
        Element::I64 => each!(i64),
        Element::F32 => each!(f32),
        Element::F64 => each!(f64),
        Element::F16 => {
            let (elements, _) = bytes.as_chunks::<2>();
            let numbers = elements.iter().map(|it| half::f16::from_le_bytes(*it));
            numbers.map(half::f16::to_f32).collect()
        }
        Element::Bool | Element::U16 | Element::U64 | Element::Bf16 => vec![],
        Element::C64 | Element::C128 | Element::Byte => vec![],
    }
}

/// Our name of the elements of an array.
fn dtype(element: Element) -> Result<DType> {
    let strange = || other_elements(&format!("{element:?}"));
    Ok(match element {
        Element::I8 => DType::I8,
        Element::U8 => DType::U8,
        Element::I16 => DType::I16,
        Element::I32 => DType::I32,
        Element::F32 => DType::F32,
        Element::F64 => DType::F64,
        Element::I64 => DType::I64,
        Element::U32 => DType::U32,
        Element::F16 => DType::F16,
        Element::Bool | Element::U16 | Element::U64 | Element::Bf16 => bail!(strange()),
        Element::C64 | Element::C128 | Element::Byte => bail!(strange()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_have_numbers_of_any_type() {
        let read = |element, bytes: &[u8]| reals(element, bytes);
        assert_eq!(read(Element::F64, &1.5f64.to_le_bytes()), [1.5]);
        assert_eq!(read(Element::F16, &0x3e00u16.to_le_bytes()), [1.5]);
        assert_eq!(read(Element::I64, &(-3i64).to_le_bytes()), [-3.0]);
        assert_eq!(
            read(Element::U32, &u32::MAX.to_le_bytes()),
            [u32::MAX as f32]
        );
    }
}
