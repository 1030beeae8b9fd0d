//! Functions of 16-bit elements: tables between whose entries kernels interpolate, and how inputs
//! become places in them.
//!
//! The tables are those of TensorFlow Lite Micro, from the formulas that they follow; black-box
//! tests of every entry found no other number.

use super::{Multiplier, Numerics, Precision, quantize_multiplier, scale};
use crate::types::TensorType;

/// How inputs of a logistic or a hyperbolic tangent become steps of 1/12288:
/// `(x · multiplier + 2^(shift − 1)) >> shift`, without the sum for a shift of 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurveScaling {
    /// Below 2^16, so that products fit 32 bits.
    pub multiplier: i32,
    /// Right shift, at most 31.
    pub shift: u32,
}

/// How many powers of two, from 2^−12 on, a logistic takes inputs as they are from.
pub const LOGISTIC_POWERS: u32 = 1;

/// The same of a hyperbolic tangent.
pub const TANH_POWERS: u32 = 2;

/// Scaling of a function of 16-bit elements. Scales near 2^−12 and, for `powers` of 2, those above
/// it are taken for the powers of two that they are near to; `None` if a scale is too large.
pub fn curve_scaling(input: &TensorType, powers: u32) -> Option<CurveScaling> {
    let input = scale(input) as f32;
    let logarithm = input.ln() * (1.0 / 2.0_f32.ln());
    let power = logarithm.round() as i32 + 12;
    if (logarithm - logarithm.round()).abs() < 1e-3 && (0..powers as i32).contains(&power) {
        let multiplier = 3 << power;
        return Some(CurveScaling {
            multiplier,
            shift: 0,
        });
    }
    let (mut factor, mut shift) = (f64::from(input) * 4096.0 * 3.0, 0);
    while factor <= 32767.0 / 2.0 && shift <= 30 {
        factor *= 2.0;
        shift += 1;
    }
    let multiplier = factor as i32;
    (multiplier < 1 << 16).then_some(CurveScaling { multiplier, shift })
}

/// 2^16 times the logistic function of i / 24, less half of the error that a line makes in the
/// middle between an entry and the next; the last entry is as near to 1 as 16 bits come.
pub fn logistic_table() -> [u16; 256] {
    let curve = |x: f64| 65536.0 / (1.0 + libm::exp(-x / 24.0));
    let mut table = [u16::MAX; 256];
    for (i, entry) in table[..255].iter_mut().enumerate() {
        let x = i as f64;
        let line = (curve(x) + curve(x + 1.0)) / 2.0;
        *entry = (curve(x) - (line - curve(x + 0.5)) / 2.0).round() as u16;
    }
    table
}

/// Entries of [`logistic_lines`].
pub const LINES: usize = 513;

/// [`logistic_table`] less 2^15 and mirrored: an odd function of `i / 24` for `i` from -256 to 256,
/// whose ends are those of 16 bits.
pub fn logistic_lines() -> [i16; LINES] {
    let table = logistic_table();
    std::array::from_fn(|at| {
        let i = at as i32 - (LINES / 2) as i32;
        let entry = table.get(i.unsigned_abs() as usize).unwrap_or(&u16::MAX);
        let value = i32::from(*entry) - (1 << 15);
        (value * i.signum()) as i16
    })
}

/// Entries of a table between whose entries elements of 16 bits are interpolated.
pub const CURVE_ENTRIES: usize = 513;

/// A table of a function of elements of 16 bits.
pub type Curve = [i16; CURVE_ENTRIES];

/// 2^15 times the exponential of −10 to 0.
pub fn exponential_table(numerics: Numerics) -> Curve {
    const ENDS: [i32; 2] = [-65535, 0];
    match numerics.rules().softmax_tables {
        Precision::Single => {
            let exp = |x: f32| libm::exp(f64::from(x)) as f32;
            single::tabulated(10.0 / 65535.0, ENDS, 2.0 / 65535.0, exp)
        }
        Precision::Double => double::tabulated(10.0 / 65535.0, ENDS, 2.0 / 65535.0, libm::exp),
    }
}

/// 2^15 times 1 / (1 + x) for x of 0 to 1.
pub fn reciprocal_table(numerics: Numerics) -> Curve {
    const ENDS: [i32; 2] = [0, 65535];
    match numerics.rules().softmax_tables {
        Precision::Single => {
            single::tabulated(1.0 / 65535.0, ENDS, 2.0 / 65535.0, |x| 1.0 / (1.0 + x))
        }
        Precision::Double => {
            double::tabulated(1.0 / 65535.0, ENDS, 2.0 / 65535.0, |x| 1.0 / (1.0 + x))
        }
    }
}

/// The inverse roots of elements of 16 bits, whose zero points are 0; of those that are not
/// positive the largest number.
pub fn inverse_root_table(input: &TensorType, output: &TensorType) -> Curve {
    let [from, to] = [input, output].map(|ty| super::single(ty).0);
    single::tabulated(from, [-32768, 32767], to, |x| match x > 0.0 {
        true => 1.0 / x.sqrt(),
        false => 32767.0 * to,
    })
}

/// A function of the reals that elements of 16 bits represent, whose zero points are 0.
pub fn curve_table(
    input: &TensorType,
    output: &TensorType,
    function: impl Fn(f32) -> f32,
) -> Curve {
    let [from, to] = [input, output].map(|ty| super::single(ty).0);
    single::tabulated(from, [-32768, 32767], to, function)
}

/// Defines how tables are filled, in one precision.
macro_rules! tabulated {
    ($precision:ident, $float:ident) => {
        mod $precision {
            use super::{CURVE_ENTRIES, Curve};

            /// A function between two numbers of steps at every 128th of them, in steps of the
            /// result, less half of the error that a line makes in the middle; rounded at each
            /// step.
            pub(super) fn tabulated(
                step: $float,
                ends: [i32; 2],
                result_step: $float,
                function: impl Fn($float) -> $float,
            ) -> Curve {
                let [first, last] = ends.map(|end| step * end as $float);
                let factor = 65536.0 / (result_step * 32767.0 - result_step * -32768.0);
                let apart = (last - first) / 512.0;
                let stored = |x: $float| x.clamp(-32768.0, 32767.0) as i16;
                let mut table = [0; CURVE_ENTRIES];
                for (i, entry) in table[..CURVE_ENTRIES - 1].iter_mut().enumerate() {
                    let at = first + i as $float * apart;
                    let here = (function(at) * factor).round();
                    let next = function(first + (i + 1) as $float * apart) * factor;
                    let line = ((next + here) / 2.0).round();
                    let middle = (function(at + apart / 2.0) * factor).round();
                    *entry = stored(here - ((line - middle) / 2.0).round());
                }
                table[CURVE_ENTRIES - 1] = stored((function(last) * factor).round());
                table
            }
        }
    };
}

tabulated!(single, f32);
tabulated!(double, f64);

/// Largest shift of [`wide_softmax_multiplier`]: differences of 16-bit elements have 17 bits.
pub const MAX_WIDE_SOFTMAX_SHIFT: i32 = 14;

/// Multiplier of differences to a row's maximum, to 65535 steps of −10 to 0.
pub fn wide_softmax_multiplier(numerics: Numerics, beta: f32, input: &TensorType) -> Multiplier {
    let factor = match numerics.rules().scales {
        Precision::Single => f64::from(super::single(input).0 * beta),
        Precision::Double => scale(input) * f64::from(beta),
    };
    quantize_multiplier(factor / (10.0 / 65535.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{DType, Quantization};

    #[test]
    fn tables_have_the_ends_of_their_functions() {
        let logistic = logistic_table();
        assert_eq!(
            (logistic[0], logistic[1], logistic[254]),
            (32768, 33451, 65534)
        );
        let (exp, reciprocal) = (
            exponential_table(Numerics::Tflm),
            reciprocal_table(Numerics::Tflm),
        );
        assert_eq!((exp[0], exp[512]), (2, 32767));
        assert_eq!((reciprocal[0], reciprocal[512]), (32767, 16384));
    }

    #[test]
    fn scales_near_powers_of_two_are_taken_for_them() {
        let of = |scale: f32, powers| {
            let ty = TensorType::new(DType::I16, [1]);
            let ty = ty.with_quant(Quantization::per_tensor(scale, 0));
            curve_scaling(&ty, powers).map(|it| (it.multiplier, it.shift))
        };
        assert_eq!(of(1.0 / 4096.0, 1), Some((3, 0)));
        assert_eq!(of(1.0 / 2048.0, 2), Some((6, 0)));
        assert_eq!(of(1.0 / 2048.0, 1), Some((24576, 12)));
        assert_eq!(of(5.3, 2), Some((65126, 0)));
        assert_eq!(of(5.4, 2), None);
    }
}
