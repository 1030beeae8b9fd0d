//! The contracts by name, and where they differ: the one table that evaluator, passes and reports
//! ask.

use std::fmt;
use std::str::FromStr;

use crate::graph::{Function, Module, Op};
use crate::ops::{BinaryOp, FoldOp, OpKind, PairedOp, UnaryOp, svdf};
use crate::types::{DType, TensorType};

/// A named numeric contract.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numerics {
    /// TensorFlow Lite Micro's double-rounding fixed point, bit for bit.
    #[default]
    Tflm,
    /// LiteRT's reference kernels, bit for bit.
    Litert,
}

/// In which precision reals are computed that become parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precision {
    /// `f32`, rounded at each step.
    Single,
    /// `f64`.
    Double,
}

/// How a contract computes what others compute in another way. Two of these side by side are all
/// that contracts differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Products and quotients of scales of elementwise functions, `batch_matmul` and `svdf`.
    pub scales: Precision,
    /// Whether sums of `fully_connected` become results by a factor in `f64`, and not by one in
    /// fixed point.
    pub double_sums: bool,
    /// Whether `logistic` and `tanh` of i8 are those of reals, rounded, and not a fixed-point
    /// computation.
    pub real_sigmoids: bool,
    /// The tables of `softmax` of i16.
    pub softmax_tables: Precision,
    /// Whether `rsqrt` of i16 is interpolated between entries of a table.
    pub tabulated_roots: bool,
}

impl Numerics {
    /// Every contract that can be asked for.
    pub const ALL: [Self; 2] = [Self::Tflm, Self::Litert];

    /// Name on the command line and in the text form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tflm => "tflm",
            Self::Litert => "litert",
        }
    }

    /// What it is, for the help of a command.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Tflm => "TensorFlow Lite Micro's double-rounding fixed point, bit for bit",
            Self::Litert => "LiteRT's reference kernels, bit for bit",
        }
    }

    /// The other contract.
    pub const fn other(self) -> Self {
        match self {
            Self::Tflm => Self::Litert,
            Self::Litert => Self::Tflm,
        }
    }

    /// What it computes in a way of its own.
    pub const fn rules(self) -> Rules {
        match self {
            Self::Tflm => Rules {
                scales: Precision::Double,
                double_sums: false,
                real_sigmoids: false,
                softmax_tables: Precision::Single,
                tabulated_roots: false,
            },
            Self::Litert => Rules {
                scales: Precision::Single,
                double_sums: true,
                real_sigmoids: true,
                softmax_tables: Precision::Double,
                tabulated_roots: true,
            },
        }
    }
}

impl fmt::Display for Numerics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An unknown numeric contract.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown numerics `{0}`, expected `tflm` (TensorFlow Lite Micro) or `litert` (LiteRT's \
     reference kernels)"
)]
pub struct UnknownNumerics(pub String);

impl FromStr for Numerics {
    type Err = UnknownNumerics;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|numerics| numerics.name() == name)
            .ok_or_else(|| UnknownNumerics(name.to_owned()))
    }
}

/// Why contracts differ on an op.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difference {
    /// [`Rules::scales`].
    Scales,
    /// [`Rules::double_sums`].
    Sums,
    /// [`Rules::real_sigmoids`].
    Sigmoids,
    /// [`Rules::softmax_tables`], and its factor by [`Rules::scales`].
    SoftmaxTables,
    /// [`Rules::tabulated_roots`].
    Roots,
    /// LiteRT sums up the bytes of quantised elements as if they were of `uint8`.
    BytesOfSums,
    /// LiteRT reads a state of `int8` as one of `int16`.
    BytesOfStates,
    /// LiteRT computes the gates of an integer LSTM by other functions, with five scales more.
    Cells,
    /// Whether LiteRT shifts or multiplies operands whose scales are powers of two depends on an
    /// option of the operator.
    PowersOfTwo,
}

impl Difference {
    /// Every one.
    pub const ALL: [Self; 9] = [
        Self::Scales,
        Self::Sums,
        Self::Sigmoids,
        Self::SoftmaxTables,
        Self::Roots,
        Self::BytesOfSums,
        Self::BytesOfStates,
        Self::Cells,
        Self::PowersOfTwo,
    ];

    /// What `tflm` does, and what `litert`.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Scales => "the factor of scales: tflm takes it in f64, litert in f32",
            Self::Sums => "sums: tflm scales them in fixed point, litert by a factor in f64",
            Self::Sigmoids => "the curve: tflm computes it in fixed point, litert in f32",
            Self::SoftmaxTables => "tables of curves: tflm fills them in f32, litert in f64",
            Self::Roots => "the root: tflm iterates in fixed point, litert reads a table",
            Self::BytesOfSums => "LiteRT's reference kernel reads quantised elements as uint8",
            Self::BytesOfStates => "LiteRT reads a state of int8 as one of int16",
            Self::Cells => "LiteRT has gates of its own, whose five scales the op does not have",
            Self::PowersOfTwo => {
                "LiteRT may shift operands whose scales are powers of two, or multiply them"
            }
        }
    }

    /// Whether `litert` refuses the op: what LiteRT computes is no use, or not known.
    pub const fn is_refused(self) -> bool {
        match self {
            Self::BytesOfSums | Self::BytesOfStates | Self::Cells | Self::PowersOfTwo => true,
            Self::Scales | Self::Sums | Self::Sigmoids | Self::SoftmaxTables | Self::Roots => false,
        }
    }

    /// Why contracts differ on this op, if they do. Contracts are for quantised integers only.
    pub fn of(function: &Function, op: &Op) -> Option<Self> {
        let operand = |index: usize| op.inputs.get(index).copied().flatten();
        let ty = |index| operand(index).map(|id| function.ty(id));
        let first = ty(0).filter(|ty| ty.quant.is_some() && ty.dtype != DType::F32)?;
        let is_s16 = first.dtype == DType::I16;
        if let OpKind::Binary(binary) = &op.kind {
            if matches!(binary.op, BinaryOp::Mul | BinaryOp::Div) {
                return Some(Self::Scales);
            }
            if !is_s16 || !matches!(binary.op, BinaryOp::Add | BinaryOp::Sub) {
                return None;
            }
            let types = [first, ty(1)?, function.ty(op.outputs[0])];
            return are_unequal_powers(types).then_some(Self::PowersOfTwo);
        }
        if let OpKind::Svdf(_) = &op.kind {
            let is_narrow = ty(svdf::STATE)?.dtype == DType::I8;
            return Some(if is_narrow {
                Self::BytesOfStates
            } else {
                Self::Scales
            });
        }
        if let OpKind::Unary(unary) = &op.kind {
            return Self::of_unary(unary.op, first.dtype);
        }
        let table = [
            (matches!(&op.kind, OpKind::FullyConnected(_)), Self::Sums),
            (matches!(&op.kind, OpKind::BatchMatmul(_)), Self::Scales),
            (
                matches!(&op.kind, OpKind::Paired(it) if it.op == PairedOp::Prelu),
                Self::Scales,
            ),
            (
                matches!(&op.kind, OpKind::Composite(it) if it.op.alpha().is_some()),
                Self::Scales,
            ),
            (
                is_s16 && matches!(&op.kind, OpKind::Softmax(_)),
                Self::SoftmaxTables,
            ),
            (
                matches!(&op.kind, OpKind::Fold(it) if it.op == FoldOp::Sum),
                Self::BytesOfSums,
            ),
            (matches!(&op.kind, OpKind::Lstm(_)), Self::Cells),
        ];
        let mut table = table.into_iter();
        table.find(|(is_it, _)| *is_it).map(|(_, why)| why)
    }

    fn of_unary(op: UnaryOp, dtype: DType) -> Option<Self> {
        let [is_s8, is_s16] = [DType::I8, DType::I16].map(|it| dtype == it);
        if matches!(
            op,
            UnaryOp::Relu | UnaryOp::ReluN1To1 | UnaryOp::Relu6 | UnaryOp::Abs
        ) {
            return Some(Self::Scales);
        }
        if is_s8 && matches!(op, UnaryOp::Logistic | UnaryOp::Tanh) {
            return Some(Self::Sigmoids);
        }
        (is_s16 && op == UnaryOp::Rsqrt).then_some(Self::Roots)
    }
}

/// Whether all scales are powers of two, and not all the same.
fn are_unequal_powers(types: [&TensorType; 3]) -> bool {
    let scales = types.map(|ty| super::single(ty).0);
    let is_power = |scale: &f32| scale.to_bits() & ((1 << 23) - 1) == 0;
    scales.iter().all(is_power) && scales.iter().any(|scale| *scale != scales[0])
}

/// An op that a contract says nothing of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undefined {
    /// Its name.
    pub mnemonic: &'static str,
    /// Name of its first result.
    pub name: String,
    /// Position of its operator in the source file.
    pub source: Option<u32>,
    /// Why.
    pub why: Difference,
}

impl fmt::Display for Undefined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} `{}`", self.mnemonic, self.name)?;
        if let Some(source) = self.source {
            write!(f, " (operator {source})")?;
        }
        write!(f, ": {}", self.why.about())
    }
}

/// Every op of a module that its contract refuses.
pub fn undefined(module: &Module) -> Vec<Undefined> {
    if module.numerics == Numerics::Tflm {
        return Vec::new();
    }
    let of = |function: &Function, op: &Op| {
        let why = Difference::of(function, op).filter(|why| why.is_refused())?;
        Some(Undefined {
            mnemonic: op.kind.mnemonic(),
            name: function.value(*op.outputs.first()?).name.clone(),
            source: op.location.index,
            why,
        })
    };
    let functions = module.functions.iter();
    functions
        .flat_map(|function| function.ops.iter().filter_map(move |op| of(function, op)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_contracts_parse() {
        for numerics in Numerics::ALL {
            assert_eq!(numerics.name().parse(), Ok(numerics));
            assert_ne!(numerics.other(), numerics);
        }
        let error = "single".parse::<Numerics>().unwrap_err().to_string();
        for part in ["`single`", "`tflm`", "`litert`"] {
            assert!(error.contains(part), "{error}");
        }
    }

    #[test]
    fn contracts_differ() {
        assert_ne!(Numerics::Tflm.rules(), Numerics::Litert.rules());
        let mut reasons = Difference::ALL.map(Difference::about).to_vec();
        reasons.sort_unstable();
        reasons.dedup();
        assert_eq!(reasons.len(), Difference::ALL.len());
    }
}
