//! What reductions and scatters combine elements by.

use crate::eval::Scalar;
use crate::ops::BinaryOp;
use crate::ops::attribute::word_attributes;
use crate::types::DType;

/// A function of two elements that is associative, by which many become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Combiner {
    /// The sum; or of truth values.
    Add,
    /// The product; and of truth values.
    Mul,
    /// The largest; what is not a number prevails.
    Max,
    /// The smallest; what is not a number prevails.
    Min,
    /// Bitwise or logical and.
    And,
    /// Bitwise or logical or.
    Or,
}

word_attributes! {
    Combiner: "`add`, `mul`, `max`, `min`, `and` or `or`";
    Add = "add", Mul = "mul", Max = "max", Min = "min", And = "and", Or = "or",
}

impl Combiner {
    /// The elementwise op that it is.
    pub const fn op(self) -> BinaryOp {
        match self {
            Self::Add => BinaryOp::Add,
            Self::Mul => BinaryOp::Mul,
            Self::Max => BinaryOp::Max,
            Self::Min => BinaryOp::Min,
            Self::And => BinaryOp::And,
            Self::Or => BinaryOp::Or,
        }
    }

    /// Types of the elements that it combines.
    pub fn dtypes(self) -> Vec<DType> {
        let all = DType::ALL.into_iter();
        all.filter(|dtype| self.op().takes(*dtype)).collect()
    }

    /// One element after another combined with `first`.
    pub fn fold(
        self,
        dtype: DType,
        first: Scalar,
        elements: impl IntoIterator<Item = Scalar>,
    ) -> Scalar {
        let combine = |sum, element| self.op().apply(dtype, sum, element);
        elements.into_iter().fold(first, combine)
    }

    /// The element that changes nothing when it is combined with another.
    pub fn identity(self, dtype: DType) -> Scalar {
        match self {
            Self::Add | Self::Or => Scalar::zero(dtype),
            Self::Mul => Scalar::one(dtype),
            Self::Max => extreme(dtype, f32::NEG_INFINITY, |(min, _)| min),
            Self::Min => extreme(dtype, f32::INFINITY, |(_, max)| max),
            Self::And if dtype == DType::Bool => Scalar::Truth(true),
            Self::And => Scalar::Integer(-1),
        }
    }
}

fn extreme(dtype: DType, infinity: f32, side: fn((i64, i64)) -> i64) -> Scalar {
    match (dtype, dtype.integer_range()) {
        (DType::F64, _) => Scalar::Double(f64::from(infinity)),
        (DType::Bool, _) => Scalar::Truth(infinity > 0.0),
        (_, Some(range)) => Scalar::Integer(side(range)),
        (_, None) => Scalar::Single(infinity),
    }
}
