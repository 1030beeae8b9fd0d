//! Scales and zero points of ranges, as the quantisation specification of TensorFlow Lite asks.

use peapod_ir::{DType, Quantization, TensorType};

/// The scale of an integer type for values of a range, which is extended to zero where it has to
/// be: then zero is a stored integer, and padding exact.
///
/// i16 are symmetric around zero, all others use the whole range of their type.
///
/// # Panics
///
/// The type is not one of i4, i8 and i16.
pub fn of_range((min, max): (f32, f32), dtype: DType) -> Quantization {
    let (min, max) = (f64::from(min.min(0.0)), f64::from(max.max(0.0)));
    let (lowest, highest) = bounds(dtype);
    if dtype == DType::I16 {
        return Quantization::per_tensor(sound(max.max(-min) / highest), 0);
    }
    let scale = sound((max - min) / (highest - lowest));
    let zero_point = (lowest - min / f64::from(scale)).round();
    Quantization::per_tensor(scale, zero_point.clamp(lowest, highest) as i32)
}

/// The smallest and largest number that integers of a single scale stand for.
pub fn ends(quant: &Quantization, dtype: DType) -> (f32, f32) {
    let (lowest, highest) = dtype.integer_range().unwrap_or((0, 0));
    let (scale, zero_point) = quant.single().unwrap_or((1.0, 0));
    let end = |stored: i64| scale * (stored - i64::from(zero_point)) as f32;
    (end(lowest), end(highest))
}

/// The scale that a largest magnitude asks for, symmetric around zero: the smallest integer of the
/// type is not used.
///
/// # Panics
///
/// The type is not one of i4, i8 and i16.
pub fn symmetric(magnitude: f32, dtype: DType) -> f32 {
    sound(f64::from(magnitude) / bounds(dtype).1)
}

/// The integer that an element is stored as, halves away from zero, within these bounds.
pub fn stored(x: f32, scale: f32, zero_point: i32, [min, max]: [i32; 2]) -> i32 {
    let whole = (f64::from(x) / f64::from(scale)).round() as i64;
    (whole.saturating_add(i64::from(zero_point))).clamp(i64::from(min), i64::from(max)) as i32
}

/// An element as near as a single scale of a type has it.
pub fn rounded(x: f32, quant: &Quantization, dtype: DType) -> f32 {
    let (scale, zero_point) = (quant.scales[0], quant.zero_points[0]);
    let (lowest, highest) = bounds(dtype);
    let stored = stored(x, scale, zero_point, [lowest as i32, highest as i32]);
    scale * (stored - zero_point) as f32
}

/// The integer that an element is stored as in the only scale of a type; of floats the element
/// itself, rounded to a whole number.
pub(super) fn rounded_to(x: f32, ty: &TensorType) -> i32 {
    let single = ty.quant.as_ref().and_then(Quantization::single);
    let (scale, zero_point) = single.unwrap_or((1.0, 0));
    let (lowest, highest) = ty.dtype.integer_range().unwrap_or((0, 0));
    let saturated = |x: i64| x.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32;
    stored(
        x,
        scale,
        zero_point,
        [saturated(lowest), saturated(highest)],
    )
}

/// The smallest and largest integer.
fn bounds(dtype: DType) -> (f64, f64) {
    let (lowest, highest) = dtype.integer_range().expect("integers are quantised");
    (lowest as f64, highest as f64)
}

/// A scale that is finite and positive; 1 of zeros alone.
fn sound(scale: f64) -> f32 {
    match scale > 0.0 {
        true => (scale as f32).clamp(f32::MIN_POSITIVE, f32::MAX),
        false => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn dtype() -> impl Strategy<Value = DType> {
        prop::sample::select(vec![DType::I4, DType::I8, DType::I16])
    }

    proptest! {
        #[test]
        fn zero_is_exact_and_what_is_inside_is_half_a_step_away_at_most(
            (a, b) in (-1e4_f32..1e4, -1e4_f32..1e4),
            dtype in dtype(),
            part in 0.0_f32..=1.0,
        ) {
            let (min, max) = (a.min(b), a.max(b));
            let quant = of_range((min, max), dtype);
            let (scale, zero_point) = quant.single().unwrap();
            let (lowest, highest) = dtype.integer_range().unwrap();
            prop_assert!(scale.is_finite() && scale > 0.0);
            prop_assert!((lowest..=highest).contains(&i64::from(zero_point)));
            prop_assert_eq!(rounded(0.0, &quant, dtype), 0.0);
            let x = min + (max - min) * part;
            // The zero point is rounded, which moves both ends by as much as half a step.
            let off = f64::from((rounded(x, &quant, dtype) - x).abs());
            prop_assert!(off <= f64::from(scale) * 1.001, "{x} is {off} away of {scale}");
        }

        #[test]
        fn sixteen_bits_and_weights_are_symmetric(magnitude in 1e-6_f32..1e6) {
            let quant = of_range((-magnitude / 3.0, magnitude), DType::I16);
            prop_assert_eq!(quant.zero_points, vec![0]);
            let scale = symmetric(magnitude, DType::I8);
            prop_assert_eq!(stored(magnitude, scale, 0, [-127, 127]), 127);
            prop_assert_eq!(stored(-magnitude, scale, 0, [-127, 127]), -127);
        }
    }

    #[test]
    fn nothing_but_zeros_has_a_scale() {
        for dtype in [DType::I8, DType::I16] {
            assert_eq!(of_range((0.0, 0.0), dtype).scales, [1.0]);
        }
        assert_eq!(
            of_range((1e-45, 1e-45), DType::I16).scales,
            [f32::MIN_POSITIVE]
        );
    }
}
