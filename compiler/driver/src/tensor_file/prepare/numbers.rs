//! Numbers of a file as elements of an input: scaled, then stored as the model has them.

use half::f16;
use peapod_diagnostic::{Diagnostic, code};
use peapod_ir::{DType, Quantization, TensorType};

use super::Preparation;
use crate::tensor_file::typed;

/// Numbers as they are in a file.
pub struct Numbers {
    /// Row-major, channels innermost.
    pub values: Vec<f32>,
    /// Channels, or numbers in a row: what means and scales may be given for one by one.
    pub channels: usize,
    /// What they are called, one of them.
    pub name: &'static str,
    /// What they are multiplied by unless something else is asked for.
    pub usual_scale: f64,
}

/// Subtracts means and multiplies by scales; and says so.
pub fn scaled(
    numbers: &Numbers,
    preparation: &Preparation,
) -> Result<(Vec<f64>, String), Diagnostic> {
    let channels = numbers.channels.max(1);
    let each = |given: &[f64], usual: f64, option: &str| match *given {
        // bounded: at most the elements of the input, which was held against the limit
        [] => Ok(vec![usual; channels]),
        // bounded: likewise
        [one] => Ok(vec![one; channels]),
        _ if given.len() == channels => Ok(given.to_vec()),
        _ => {
            let found = given.len();
            let expected = match channels {
                1 => "1 number".to_owned(),
                _ => format!("1 or {channels} numbers"),
            };
            let message = format!("expected {expected} in {option}, found {found}");
            let help = "give one number for all channels, or one for each";
            Err(code::USAGE.error(message, help))
        }
    };
    let means = each(&preparation.mean, 0.0, "--mean")?;
    let scales = each(&preparation.scale, numbers.usual_scale, "--input-scale")?;
    let values = numbers.values.iter().enumerate();
    let values = values.map(|(at, value)| {
        let channel = at % channels;
        (f64::from(*value) - means[channel]) * scales[channel]
    });
    let is_plain = means.iter().all(|it| *it == 0.0) && scales.iter().all(|it| *it == 1.0);
    let said = match is_plain {
        true => String::new(),
        false => format!(
            ", ({} - {}) * {}",
            numbers.name,
            listed(&means),
            listed(&scales)
        ),
    };
    Ok((values.collect(), said))
}

/// A number for all channels, or those of each.
fn listed(numbers: &[f64]) -> String {
    let alike = numbers.windows(2).all(|pair| pair[0] == pair[1]);
    let shown = if alike { &numbers[..1] } else { numbers };
    let shown: Vec<String> = shown.iter().map(|it| short(*it)).collect();
    match &shown[..] {
        [one] => one.clone(),
        several => format!("[{}]", several.join(", ")),
    }
}

/// A number of six digits at most.
fn short(number: f64) -> String {
    match number == number.round() && number.abs() < 1e6 {
        true => format!("{number}"),
        false => format!("{}", number as f32),
    }
}

/// Numbers as elements of an input: quantised by its own scale, if it has one; and says so.
pub fn stored(values: &[f64], ty: &TensorType) -> Result<(Vec<u8>, String), Diagnostic> {
    let (least, most) = values
        .iter()
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), it| {
            (least.min(*it), most.max(*it))
        });
    let mut said = format!(", {} to {}", short(least), short(most));
    let (scale, zero_point) = match &ty.quant {
        None => (1.0, 0),
        Some(quant) => quant.single().ok_or_else(|| without_scale(ty))?,
    };
    if ty.quant.is_some() {
        let scale = short(f64::from(scale));
        said += &format!(", quantised by scale {scale} and zero point {zero_point}");
    }
    if let Some([least, most]) = range(ty) {
        said += &format!(" ({} to {})", short(least), short(most));
    }
    let scale = f64::from(scale);
    let mut clipped = 0_usize;
    // bounded: the input was held against the limit before the file was read
    let mut bytes = Vec::with_capacity(ty.size_bytes());
    for value in values {
        let real = value / scale + f64::from(zero_point);
        clipped += usize::from(element(real, ty, &mut bytes)?);
    }
    if clipped > 0 {
        said += &format!("; clipped to the type: {clipped} of {}", values.len());
    }
    Ok((bytes, said))
}

/// The numbers that the elements of a quantised type stand for, from the least to the most.
fn range(ty: &TensorType) -> Option<[f64; 2]> {
    let (scale, zero_point) = ty.quant.as_ref()?.single()?;
    let elements = match ty.dtype {
        DType::I8 => [i8::MIN.into(), i8::MAX.into()],
        DType::U8 => [u8::MIN.into(), u8::MAX.into()],
        DType::I16 => [i16::MIN.into(), i16::MAX.into()],
        DType::I32 | DType::I64 | DType::U32 | DType::I4 | DType::Bool => return None,
        DType::F16 | DType::Bf16 | DType::F32 | DType::F64 => return None,
    };
    Some(elements.map(|it: f64| (it - f64::from(zero_point)) * f64::from(scale)))
}

/// Appends one element, and tells whether it is clipped.
fn element(real: f64, ty: &TensorType, bytes: &mut Vec<u8>) -> Result<bool, Diagnostic> {
    let nearest = real.round();
    // Conversions of floats to integers saturate.
    let is_clipped = |back: f64| back != nearest;
    macro_rules! integer {
        ($type:ty) => {{
            let element = nearest as $type;
            bytes.extend_from_slice(&element.to_le_bytes());
            Ok(is_clipped(element as f64))
        }};
    }
    match ty.dtype {
        DType::F32 => bytes.extend_from_slice(&(real as f32).to_le_bytes()),
        DType::F64 => bytes.extend_from_slice(&real.to_le_bytes()),
        DType::F16 => bytes.extend_from_slice(&f16::from_f64(real).to_le_bytes()),
        DType::I8 => return integer!(i8),
        DType::U8 => return integer!(u8),
        DType::I16 => return integer!(i16),
        DType::I32 => return integer!(i32),
        DType::U32 => return integer!(u32),
        DType::I64 => return integer!(i64),
        DType::Bf16 | DType::Bool | DType::I4 => {
            let message = format!("expected an input of numbers, found {}", typed(ty));
            let help = "give the elements as .npy or .bin";
            return Err(code::TENSOR_MISMATCH.error(message, help));
        }
    }
    Ok(false)
}

fn without_scale(ty: &TensorType) -> Diagnostic {
    let message = format!(
        "expected an input with one scale, found several of {}",
        typed(ty)
    );
    code::TENSOR_MISMATCH.error(message, "give the elements as .npy or .bin")
}

/// Whether elements are integers that stand for themselves.
pub fn are_plain_integers(ty: &TensorType) -> bool {
    let is_float = matches!(ty.dtype, DType::F16 | DType::Bf16 | DType::F32 | DType::F64);
    ty.quant.as_ref().and_then(Quantization::single).is_none() && !is_float
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(values: &[f32], channels: usize) -> Numbers {
        Numbers {
            values: values.to_vec(),
            channels,
            name: "pixel",
            usual_scale: 0.5,
        }
    }

    #[test]
    fn means_and_scales_are_of_channels() {
        let given = Preparation {
            mean: vec![1.0, 2.0],
            ..Preparation::default()
        };
        let (values, said) = scaled(&numbers(&[1.0, 2.0, 3.0, 6.0], 2), &given).unwrap();
        assert_eq!(values, [0.0, 0.0, 1.0, 2.0]);
        assert_eq!(said, ", (pixel - [1, 2]) * 0.5");
        let error = scaled(&numbers(&[1.0; 3], 3), &given).unwrap_err();
        assert_eq!(error.message, "expected 1 or 3 numbers in --mean, found 2");
    }

    #[test]
    fn elements_are_the_models_own() {
        let quant = Quantization::per_tensor(0.5, -2);
        let ty = TensorType::new(DType::I8, [3]).with_quant(quant);
        let (bytes, said) = stored(&[0.0, 1.0, 100.0], &ty).unwrap();
        assert_eq!(bytes, [0xfe, 0, 127]);
        assert!(said.contains("zero point -2 (-63 to 64.5)"), "{said}");
        assert!(said.ends_with("; clipped to the type: 1 of 3"), "{said}");
        let (bytes, _) = stored(&[0.25], &TensorType::new(DType::F32, [1])).unwrap();
        assert_eq!(bytes, 0.25_f32.to_le_bytes());
        assert!(stored(&[0.0], &TensorType::new(DType::Bool, [1])).is_err());
    }
}
