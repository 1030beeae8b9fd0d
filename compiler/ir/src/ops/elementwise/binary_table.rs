//! Functions of two elements: what each is called, and what it is on every kind of number.

use crate::eval::Scalar;
use crate::eval::scalar::narrow;
use crate::types::DType;

/// Functions of two elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    /// a + b; or of truth values.
    Add,
    /// a − b.
    Sub,
    /// a · b; and of truth values.
    Mul,
    /// a / b. Of integers the quotient is cut off towards zero; x / 0 is −1.
    Div,
    /// What a division leaves, with the sign of a; x rem 0 is x for integers.
    Rem,
    /// The larger one; what is not a number prevails. Or of truth values.
    Max,
    /// The smaller one; what is not a number prevails. And of truth values.
    Min,
    /// a to the power b. Of integers wraps, and a negative b gives 0 unless a is 1 or −1.
    Pow,
    /// Bitwise or logical and.
    And,
    /// Bitwise or logical or.
    Or,
    /// Bitwise or logical exclusive or.
    Xor,
    /// a · 2^b; 0 where b is no shift within the width.
    ShiftLeft,
    /// The bits of a moved to lower places, zeros after them; 0 where b is no shift within the
    /// width.
    ShiftRightLogical,
    /// The bits of a moved to lower places, its sign after them, also beyond the width.
    ShiftRightArithmetic,
    /// The angle of the point (b, a).
    Atan2,
}

/// How a function of two quantised elements is computed.
pub(super) enum QuantisedBinary {
    /// Both brought to one scale, then this.
    CommonScale(fn(i32, i32) -> i32),
    /// Multiplied without their zero points, then rescaled.
    Product,
    /// Divided without their zero points, then rescaled.
    Quotient,
    /// As they are stored, where all have one scale.
    Stored(fn(i32, i32) -> i32),
}

/// A function of two reals in both precisions.
struct Real {
    single: fn(f32, f32) -> f32,
    double: fn(f64, f64) -> f64,
}

macro_rules! real {
    (|$a:ident, $b:ident| $value:expr) => {
        Some(Real {
            single: |$a: f32, $b: f32| $value,
            double: |$a: f64, $b: f64| $value,
        })
    };
}

/// A function of two integers of a type; its value is narrowed afterwards.
type Integer = fn(DType, i64, i64) -> i64;

impl BinaryOp {
    /// Every function.
    pub const ALL: [Self; 15] = [
        Self::Add,
        Self::Sub,
        Self::Mul,
        Self::Div,
        Self::Rem,
        Self::Max,
        Self::Min,
        Self::Pow,
        Self::And,
        Self::Or,
        Self::Xor,
        Self::ShiftLeft,
        Self::ShiftRightLogical,
        Self::ShiftRightArithmetic,
        Self::Atan2,
    ];

    /// Name in the text form.
    pub const fn mnemonic(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Sub => "sub",
            Self::Mul => "mul",
            Self::Div => "div",
            Self::Rem => "rem",
            Self::Max => "max",
            Self::Min => "min",
            Self::Pow => "pow",
            Self::And => "and",
            Self::Or => "or",
            Self::Xor => "xor",
            Self::ShiftLeft => "shift_left",
            Self::ShiftRightLogical => "shift_right_logical",
            Self::ShiftRightArithmetic => "shift_right_arithmetic",
            Self::Atan2 => "atan2",
        }
    }

    /// The function of reals, where it is defined on them.
    fn real(self) -> Option<Real> {
        match self {
            Self::Add => real!(|a, b| a + b),
            Self::Sub => real!(|a, b| a - b),
            Self::Mul => real!(|a, b| a * b),
            Self::Div => real!(|a, b| a / b),
            Self::Rem => real!(|a, b| a % b),
            Self::Max => real!(
                |a, b| match a > b || a.is_nan() || (a == b && a.is_sign_positive()) {
                    true => a,
                    false => b,
                }
            ),
            Self::Min => real!(
                |a, b| match a < b || a.is_nan() || (a == b && a.is_sign_negative()) {
                    true => a,
                    false => b,
                }
            ),
            Self::Pow => real!(|a, b| a.powf(b)),
            Self::Atan2 => real!(|a, b| a.atan2(b)),
            Self::And | Self::Or | Self::Xor | Self::ShiftLeft => None,
            Self::ShiftRightLogical | Self::ShiftRightArithmetic => None,
        }
    }

    /// The function of integers, where it is defined on them.
    fn integer(self) -> Option<Integer> {
        Some(match self {
            Self::Add => |_, a, b| a.wrapping_add(b),
            Self::Sub => |_, a, b| a.wrapping_sub(b),
            Self::Mul => |_, a, b| a.wrapping_mul(b),
            Self::Div => |_, a, b| if b == 0 { -1 } else { a.wrapping_div(b) },
            Self::Rem => |_, a, b| if b == 0 { a } else { a.wrapping_rem(b) },
            Self::Max => |_, a, b| a.max(b),
            Self::Min => |_, a, b| a.min(b),
            Self::Pow => |_, a, b| integer_power(a, b),
            Self::And => |_, a, b| a & b,
            Self::Or => |_, a, b| a | b,
            Self::Xor => |_, a, b| a ^ b,
            Self::ShiftLeft => |dtype, a, b| shift(dtype, b).map_or(0, |by| a << by),
            Self::ShiftRightLogical => |dtype, a, b| {
                let bits = a as u64 & (u64::MAX >> (64 - width(dtype)));
                shift(dtype, b).map_or(0, |by| (bits >> by) as i64)
            },
            Self::ShiftRightArithmetic => |dtype, a, b| {
                let bits = width(dtype);
                // The uppermost bit of an unsigned number is its sign here, too.
                let signed = a << (64 - bits) >> (64 - bits);
                signed >> shift(dtype, b).unwrap_or(bits - 1)
            },
            Self::Atan2 => return None,
        })
    }

    /// The function of truth values, where it is defined on them.
    fn truth(self) -> Option<fn(bool, bool) -> bool> {
        match self {
            Self::Add | Self::Max | Self::Or => Some(|a, b| a | b),
            Self::Mul | Self::Min | Self::And => Some(|a, b| a & b),
            Self::Xor => Some(|a, b| a ^ b),
            Self::Sub | Self::Div | Self::Rem | Self::Pow | Self::Atan2 => None,
            Self::ShiftLeft | Self::ShiftRightLogical | Self::ShiftRightArithmetic => None,
        }
    }

    /// The function with this name.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.mnemonic() == mnemonic)
    }

    /// How the function is computed on quantised elements, where it is defined on them.
    pub(super) fn quantised(self) -> Option<QuantisedBinary> {
        match self {
            Self::Add => Some(QuantisedBinary::CommonScale(i32::wrapping_add)),
            Self::Sub => Some(QuantisedBinary::CommonScale(i32::wrapping_sub)),
            Self::Mul => Some(QuantisedBinary::Product),
            Self::Div => Some(QuantisedBinary::Quotient),
            Self::Max => Some(QuantisedBinary::Stored(i32::max)),
            Self::Min => Some(QuantisedBinary::Stored(i32::min)),
            Self::Rem | Self::Pow | Self::And | Self::Or | Self::Xor | Self::ShiftLeft => None,
            Self::ShiftRightLogical | Self::ShiftRightArithmetic | Self::Atan2 => None,
        }
    }

    /// Float or quantised element types on which networks compute the function.
    pub const fn reals(self) -> &'static [DType] {
        match self {
            Self::Add | Self::Sub | Self::Mul | Self::Div | Self::Max | Self::Min => {
                &DType::WIDE_REALS
            }
            Self::Rem | Self::Pow | Self::And => &[],
            Self::Or | Self::Xor | Self::ShiftLeft | Self::ShiftRightLogical => &[],
            Self::ShiftRightArithmetic | Self::Atan2 => &[],
        }
    }

    /// Whether the function is defined on unquantised elements of this type.
    pub fn takes(self, dtype: DType) -> bool {
        match dtype {
            DType::F32 | DType::F16 | DType::Bf16 | DType::F64 => self.real().is_some(),
            DType::Bool => self.truth().is_some(),
            DType::I8 | DType::I16 | DType::I32 | DType::I64 => self.integer().is_some(),
            DType::U8 | DType::U32 => self.integer().is_some(),
            DType::I4 => false,
        }
    }

    /// The function of two elements of a type that it takes.
    pub fn apply(self, dtype: DType, a: Scalar, b: Scalar) -> Scalar {
        let value = match (a, b) {
            (Scalar::Single(a), Scalar::Single(b)) => {
                self.real().map(|real| Scalar::Single((real.single)(a, b)))
            }
            (Scalar::Double(a), Scalar::Double(b)) => {
                self.real().map(|real| Scalar::Double((real.double)(a, b)))
            }
            (Scalar::Integer(a), Scalar::Integer(b)) => self
                .integer()
                .map(|of| Scalar::Integer(narrow(dtype, of(dtype, a, b)))),
            (Scalar::Truth(a), Scalar::Truth(b)) => self.truth().map(|of| Scalar::Truth(of(a, b))),
            (Scalar::Single(_) | Scalar::Double(_), _)
            | (Scalar::Integer(_) | Scalar::Truth(_), _) => None,
        };
        value.expect("the type rule asks for elements that the function takes")
    }
}

/// Bits of an element.
fn width(dtype: DType) -> u32 {
    8 * dtype.size_bytes() as u32
}

/// An amount to shift by that is within the width.
fn shift(dtype: DType, by: i64) -> Option<u32> {
    let by = u32::try_from(by).ok()?;
    (by < width(dtype)).then_some(by)
}

fn integer_power(base: i64, exponent: i64) -> i64 {
    if exponent < 0 {
        return match base {
            1 => 1,
            -1 if exponent % 2 == 0 => 1,
            -1 => -1,
            _ => 0,
        };
    }
    let (mut result, mut square, mut rest) = (1_i64, base, exponent);
    while rest > 0 {
        if rest & 1 == 1 {
            result = result.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        rest >>= 1;
    }
    result
}
