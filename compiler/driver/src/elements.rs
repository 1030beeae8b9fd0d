//! Elements of tensors as numbers and as text.

use peapod_ir::{DType, Tensor, TensorType};

/// Every element of some bytes as text.
pub fn text(ty: &TensorType, bytes: &[u8]) -> Vec<String> {
    let elements = bytes.chunks_exact(ty.dtype.size_bytes());
    elements.map(|element| one(ty.dtype, element)).collect()
}

/// The numbers that elements of some bytes stand for; none if they are not those of the type.
pub fn reals(ty: &TensorType, bytes: &[u8]) -> Vec<f32> {
    let tensor = Tensor::new(ty.clone(), bytes.to_vec());
    tensor.map_or(vec![], |it| crate::quantize::reals(&it))
}

fn one(dtype: DType, element: &[u8]) -> String {
    match (dtype, number(dtype, element)) {
        // The shortest text that reads back as the same f32, not as the same f64.
        (DType::F32, Some(number)) => (number as f32).to_string(),
        (_, Some(number)) => number.to_string(),
        (_, None) => format!("{element:02x?}"),
    }
}

/// One little-endian element as a number; `None` for what no arena holds.
pub fn number(dtype: DType, element: &[u8]) -> Option<f64> {
    Some(match dtype {
        DType::I8 | DType::I4 => f64::from(i8::from_le_bytes(element.try_into().ok()?)),
        DType::U8 | DType::Bool => f64::from(u8::from_le_bytes(element.try_into().ok()?)),
        DType::I16 => f64::from(i16::from_le_bytes(element.try_into().ok()?)),
        DType::I32 => f64::from(i32::from_le_bytes(element.try_into().ok()?)),
        DType::F32 => f64::from(f32::from_le_bytes(element.try_into().ok()?)),
        DType::F16 | DType::Bf16 | DType::F64 | DType::I64 | DType::U32 => return None,
    })
}

/// By how much two elements differ, if they do. Floats may differ by the tolerance, relative to the
/// larger of 1 and the expected one.
pub fn apart(dtype: DType, expected: &[u8], got: &[u8], tolerance: f32) -> Option<f64> {
    if expected == got {
        return None;
    }
    let (Some(expected), Some(got)) = (number(dtype, expected), number(dtype, got)) else {
        return Some(f64::NAN);
    };
    let by = (expected - got).abs();
    let allowed = match dtype {
        DType::F32 => f64::from(tolerance) * expected.abs().max(1.0),
        DType::F16 | DType::Bf16 | DType::F64 => 0.0,
        DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => 0.0,
        DType::U8 | DType::U32 | DType::Bool => 0.0,
    };
    // Two NaNs are alike whatever their bits; an infinity is near nothing but itself.
    let alike = (by.is_finite() && by <= allowed) || (expected.is_nan() && got.is_nan());
    (!alike).then_some(by)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_read_as_what_they_are() {
        let ty = |dtype| TensorType::new(dtype, [2]);
        assert_eq!(text(&ty(DType::I8), &[0xff, 3]), ["-1", "3"]);
        assert_eq!(text(&ty(DType::I16), &[0, 0x80, 1, 0]), ["-32768", "1"]);
        assert_eq!(text(&ty(DType::F32), &0.1f32.to_le_bytes()), ["0.1"]);
    }

    #[test]
    fn integers_are_equal_and_floats_near() {
        let floats = |a: f32, b: f32| apart(DType::F32, &a.to_le_bytes(), &b.to_le_bytes(), 1e-3);
        assert_eq!(floats(1.0, 1.0005), None);
        assert_eq!(floats(0.0, 0.0005), None, "relative to 1 at least");
        assert_eq!(floats(1000.0, 1000.5), None);
        assert_eq!(floats(0.0, 0.5), Some(0.5));
        assert_eq!(floats(f32::NAN, -f32::NAN), None);
        assert!(floats(f32::NAN, 1.0).is_some() && floats(1.0, f32::NAN).is_some());
        assert!(floats(f32::INFINITY, 1.0).is_some() && floats(1.0, f32::INFINITY).is_some());
        assert_eq!(apart(DType::I8, &[1], &[255], 1e3), Some(2.0));
    }
}
