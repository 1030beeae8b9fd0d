//! Functions of one element: one row each.

use crate::eval::Scalar;
use crate::eval::scalar::narrow;
use crate::eval::{fixed_point, interpolation};
use crate::numerics::{CurveScaling, LOGISTIC_POWERS, TANH_POWERS};
use crate::ops::Activation;
use crate::types::DType;

/// Functions of one element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    /// max(x, 0).
    Relu,
    /// min(max(x, −1), 1).
    ReluN1To1,
    /// min(max(x, 0), 6).
    Relu6,
    /// 1 / (1 + e^−x).
    Logistic,
    /// Hyperbolic tangent.
    Tanh,
    /// −x.
    Neg,
    /// |x|; the smallest integer stays as it is.
    Abs,
    /// −1, 0 or 1; a float 0 keeps its sign, and what is not a number stays so.
    Sign,
    /// x².
    Square,
    /// Every bit, or the truth value, inverted.
    Not,
    /// Number of bits that are 1.
    Popcnt,
    /// Number of bits above the highest that is 1.
    CountLeadingZeros,
    /// Whether it is a number and not infinite; the result is a truth value.
    IsFinite,
    /// e^x.
    Exp,
    /// e^x − 1.
    Expm1,
    /// Natural logarithm.
    Log,
    /// Natural logarithm of 1 + x.
    Log1p,
    /// √x.
    Sqrt,
    /// 1 / √x.
    Rsqrt,
    /// Cube root.
    Cbrt,
    /// Sine.
    Sin,
    /// Cosine.
    Cos,
    /// Tangent.
    Tan,
    /// The largest whole number that is not above.
    Floor,
    /// The smallest whole number that is not below.
    Ceil,
    /// The nearest whole number, ties to the even one.
    RoundNearestEven,
    /// The nearest whole number, ties away from zero.
    RoundNearestAfz,
    /// The error function.
    Erf,
    /// 1 − erf(x).
    Erfc,
}

/// Elements that stand for themselves.
const PLAIN: &[DType] = &[DType::F32];

/// How a function of one quantised element is computed.
pub(super) enum QuantisedUnary {
    /// Rescaled, then clamped.
    Clamp(Activation),
    /// The distance to the zero point, rescaled.
    Magnitude,
    /// 1 / √ of the distance above the zero point; below it and at it the largest result.
    InverseRoot,
    /// The function of the real, rounded: a table on 8 bits, on 16 lines between the entries of
    /// one.
    Tabulated,
    /// The root of the real, cut off towards zero.
    Root,
    /// A function of Q4.27 to Q0.31, whose range fixes the result's scale, 2^−`scale_bits`.
    Sigmoid {
        function: fn(i32) -> i32,
        scale_bits: i32,
        zero_point: i32,
        /// On 16 bits.
        wide: Curve,
    },
}

/// A function of 16-bit elements, of zero point 0, to 2^15 times its value.
pub(super) struct Curve {
    /// The function of a stored integer and its scale, by the table of the logistic function.
    pub(super) function: fn(i32, CurveScaling) -> i32,
    /// How many powers of two, from 2^−12 on, the input is not rescaled from.
    pub(super) powers: u32,
}

/// A function of one element: what it is called, and what it is defined on.
enum Function {
    /// Reals only, in both precisions.
    Real(fn(f32) -> f32, fn(f64) -> f64),
    /// Reals and integers.
    Number(fn(f32) -> f32, fn(f64) -> f64, fn(i64) -> i64),
    /// Integers of a type.
    Integer(fn(DType, i64) -> i64),
    /// Integers and truth values.
    Bitwise(fn(i64) -> i64, fn(bool) -> bool),
    /// A property of reals.
    Property(fn(f64) -> bool),
}

macro_rules! real {
    (|$x:ident| $value:expr) => {
        Function::Real(|$x: f32| $value, |$x: f64| $value)
    };
    (|$x:ident| $value:expr, $integer:expr) => {
        Function::Number(|$x: f32| $value, |$x: f64| $value, $integer)
    };
}

macro_rules! clamp {
    ($min:literal, $max:literal) => {
        real!(|x| match x {
            below if below < $min => $min,
            above if above > $max => $max,
            within => within,
        })
    };
}

impl UnaryOp {
    /// Every function.
    pub const ALL: [Self; 29] = [
        Self::Relu,
        Self::ReluN1To1,
        Self::Relu6,
        Self::Logistic,
        Self::Tanh,
        Self::Neg,
        Self::Abs,
        Self::Sign,
        Self::Square,
        Self::Not,
        Self::Popcnt,
        Self::CountLeadingZeros,
        Self::IsFinite,
        Self::Exp,
        Self::Expm1,
        Self::Log,
        Self::Log1p,
        Self::Sqrt,
        Self::Rsqrt,
        Self::Cbrt,
        Self::Sin,
        Self::Cos,
        Self::Tan,
        Self::Floor,
        Self::Ceil,
        Self::RoundNearestEven,
        Self::RoundNearestAfz,
        Self::Erf,
        Self::Erfc,
    ];

    const fn row(self) -> (&'static str, Function) {
        match self {
            Self::Relu => ("relu", real!(|x| if x < 0.0 { 0.0 } else { x })),
            Self::ReluN1To1 => ("relu_n1_to_1", clamp!(-1.0, 1.0)),
            Self::Relu6 => ("relu6", clamp!(0.0, 6.0)),
            Self::Logistic => ("logistic", real!(|x| 1.0 / (1.0 + (-x).exp()))),
            Self::Tanh => ("tanh", real!(|x| x.tanh())),
            Self::Neg => ("neg", real!(|x| -x, |x| x.wrapping_neg())),
            Self::Abs => ("abs", real!(|x| x.abs(), |x| x.wrapping_abs())),
            Self::Sign => (
                "sign",
                real!(
                    |x| if x == 0.0 || x.is_nan() {
                        x
                    } else {
                        x.signum()
                    },
                    |x| x.signum()
                ),
            ),
            Self::Square => ("square", real!(|x| x * x, |x| x.wrapping_mul(x))),
            Self::Not => ("not", Function::Bitwise(|x| !x, |x| !x)),
            Self::Popcnt => ("popcnt", Function::Integer(ones)),
            Self::CountLeadingZeros => ("count_leading_zeros", Function::Integer(leading_zeros)),
            Self::IsFinite => ("is_finite", Function::Property(f64::is_finite)),
            Self::Exp => ("exp", real!(|x| x.exp())),
            Self::Expm1 => ("expm1", real!(|x| x.exp_m1())),
            Self::Log => ("log", real!(|x| x.ln())),
            Self::Log1p => ("log1p", real!(|x| x.ln_1p())),
            Self::Sqrt => ("sqrt", real!(|x| x.sqrt())),
            Self::Rsqrt => ("rsqrt", real!(|x| 1.0 / x.sqrt())),
            Self::Cbrt => ("cbrt", real!(|x| x.cbrt())),
            Self::Sin => ("sin", real!(|x| x.sin())),
            Self::Cos => ("cos", real!(|x| x.cos())),
            Self::Tan => ("tan", real!(|x| x.tan())),
            Self::Floor => ("floor", real!(|x| x.floor())),
            Self::Ceil => ("ceil", real!(|x| x.ceil())),
            Self::RoundNearestEven => ("round_nearest_even", real!(|x| x.round_ties_even())),
            Self::RoundNearestAfz => ("round_nearest_afz", real!(|x| x.round())),
            Self::Erf => ("erf", Function::Real(libm::erff, libm::erf)),
            Self::Erfc => ("erfc", Function::Real(libm::erfcf, libm::erfc)),
        }
    }

    /// Name in the text form.
    pub const fn mnemonic(self) -> &'static str {
        self.row().0
    }

    /// The function with this name.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.mnemonic() == mnemonic)
    }

    /// How the function is computed on quantised elements, where it is defined on them.
    pub(super) fn quantised(self) -> Option<QuantisedUnary> {
        match self {
            Self::Relu => Some(QuantisedUnary::Clamp(Activation::Relu)),
            Self::ReluN1To1 => Some(QuantisedUnary::Clamp(Activation::ReluN1To1)),
            Self::Relu6 => Some(QuantisedUnary::Clamp(Activation::Relu6)),
            Self::Logistic => Some(QuantisedUnary::Sigmoid {
                function: fixed_point::logistic,
                scale_bits: 8,
                zero_point: -128,
                wide: Curve {
                    function: interpolation::logistic,
                    powers: LOGISTIC_POWERS,
                },
            }),
            Self::Tanh => Some(QuantisedUnary::Sigmoid {
                function: fixed_point::tanh,
                scale_bits: 7,
                zero_point: 0,
                wide: Curve {
                    function: interpolation::tanh,
                    powers: TANH_POWERS,
                },
            }),
            Self::Abs => Some(QuantisedUnary::Magnitude),
            Self::Rsqrt => Some(QuantisedUnary::InverseRoot),
            Self::Neg | Self::Sign | Self::Square | Self::Not | Self::Popcnt => None,
            Self::Exp | Self::Log => Some(QuantisedUnary::Tabulated),
            Self::Sqrt => Some(QuantisedUnary::Root),
            Self::IsFinite | Self::Expm1 | Self::Log1p => None,
            Self::Cbrt | Self::Sin | Self::Cos | Self::Tan => None,
            Self::Floor | Self::Ceil | Self::RoundNearestEven | Self::RoundNearestAfz => None,
            Self::Erf | Self::Erfc | Self::CountLeadingZeros => None,
        }
    }

    /// Float or quantised element types on which networks compute the function.
    pub const fn reals(self) -> &'static [DType] {
        match self {
            Self::Abs | Self::Rsqrt | Self::Logistic | Self::Tanh => &DType::WIDE_REALS,
            Self::Relu | Self::ReluN1To1 | Self::Relu6 => &DType::WIDE_REALS,
            Self::Exp | Self::Log => &DType::WIDE_REALS,
            Self::Sqrt => &DType::REALS,
            Self::Not => &[DType::Bool],
            Self::Neg | Self::Sign | Self::Square | Self::Popcnt | Self::CountLeadingZeros => PLAIN,
            Self::IsFinite | Self::Expm1 | Self::Log1p => PLAIN,
            Self::Cbrt | Self::Sin | Self::Cos | Self::Tan | Self::Floor => PLAIN,
            Self::Ceil | Self::RoundNearestEven | Self::RoundNearestAfz => PLAIN,
            Self::Erf | Self::Erfc => PLAIN,
        }
    }

    /// Element type of the function's value, where it is defined on elements of this type that
    /// stand for themselves.
    pub fn result(self, dtype: DType) -> Option<DType> {
        let function = self.row().1;
        let integers = matches!(
            function,
            Function::Number(..) | Function::Integer(_) | Function::Bitwise(..)
        );
        match dtype {
            DType::F32 | DType::F16 | DType::Bf16 | DType::F64 => match function {
                Function::Real(..) | Function::Number(..) => Some(dtype),
                Function::Property(_) => Some(DType::Bool),
                Function::Integer(_) | Function::Bitwise(..) => None,
            },
            DType::Bool => matches!(function, Function::Bitwise(..)).then_some(dtype),
            DType::I8 | DType::I16 | DType::I32 | DType::I64 => integers.then_some(dtype),
            DType::U8 | DType::U32 => integers.then_some(dtype),
            DType::I4 => None,
        }
    }

    /// The function of an element of a type on which it is defined.
    pub fn apply(self, dtype: DType, x: Scalar) -> Scalar {
        let integer = |x| Scalar::Integer(narrow(dtype, x));
        match (self.row().1, x) {
            (Function::Real(of, _) | Function::Number(of, ..), Scalar::Single(x)) => {
                Scalar::Single(of(x))
            }
            (Function::Real(_, of) | Function::Number(_, of, _), Scalar::Double(x)) => {
                Scalar::Double(of(x))
            }
            (Function::Number(.., of) | Function::Bitwise(of, _), Scalar::Integer(x)) => {
                integer(of(x))
            }
            (Function::Integer(of), Scalar::Integer(x)) => integer(of(dtype, x)),
            (Function::Bitwise(_, of), Scalar::Truth(x)) => Scalar::Truth(of(x)),
            (Function::Property(of), Scalar::Single(_) | Scalar::Double(_)) => {
                Scalar::Truth(of(x.double()))
            }
            (
                Function::Real(..)
                | Function::Number(..)
                | Function::Integer(_)
                | Function::Bitwise(..)
                | Function::Property(_),
                _,
            ) => unreachable!("the type rule asks for elements that the function takes"),
        }
    }
}

/// Bits of an integer that are 1, within its width.
fn ones(dtype: DType, x: i64) -> i64 {
    let unused = 64 - 8 * dtype.size_bytes() as u32;
    i64::from((x << unused).count_ones())
}

/// Bits of an integer above the highest that is 1, within its width.
fn leading_zeros(dtype: DType, x: i64) -> i64 {
    let width = 8 * dtype.size_bytes() as u32;
    i64::from((x << (64 - width)).leading_zeros().min(width))
}
