//! Functions of sampled signals: windows, Fourier transforms, filter banks. They are what the
//! signal operators of TensorFlow Lite Micro compute, in its own fixed-point arithmetic.
//!
//! Nothing here has a scale: what stored integers mean is up to the model.

mod check;

use super::OpDef;
use super::attribute::{AttributeError, AttributeReader, Attributes};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor, signal};
use crate::ops::facts::{ReductionFacts, product};
use crate::type_rule::TypeRule;

/// A function of sampled signals.
///
/// Constraints:
/// - C1: the operands are there; one result.
/// - C2: no operand is quantised; element types are those that the function says.
/// - C3: shapes are those that the function says.
/// - C4: numbers of bits are below those of the type that is shifted, other attributes below 2^32;
///   the first index is not above the limit, which is in the result; a length is even, at most
///   65536, and half of it more than 1 and a product of 2, 3 and 5.
///
/// Where nothing else is said, integers wrap.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Signal {
    /// Which function.
    pub op: SignalOp,
}

/// How an estimate of noise follows the channels of a filter bank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Smoothing {
    /// Factors of a new element, in 2^−bits, of even channels and of odd ones.
    pub new: [usize; 2],
    /// Factors of the estimate.
    pub kept: [usize; 2],
    /// Bits that an estimate has more than an element.
    pub more_bits: usize,
    /// Bits of the factors.
    pub bits: usize,
    /// Whether an estimate is at most the element that it is made of.
    pub clamps: bool,
}

/// Functions of signals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SignalOp {
    /// `x · weight`, shifted to the right and saturated. Operands: i16 of any shape, whose elements
    /// are a multiple of those of the weights; i16 `[w]`. Result: as the first.
    Window {
        /// Bits to the right.
        shift: usize,
    },
    /// By how many bits elements can be shifted to the left before the largest magnitude leaves 15
    /// bits; 0 where all are 0. Operand: i16 of any shape. Result: i32 `[]`.
    ///
    /// The magnitude of −32768 wraps, and every element after it counts as larger, as in TensorFlow
    /// Lite Micro.
    ScaleBits,
    /// Elements shifted to the left. Operands: i16 of any shape; i32 `[]`, taken as the nearest of
    /// 0 to 15. Result: as the first.
    ScaleUp,
    /// Squares of magnitudes. Operand: i16 `[2 · n]`, real and imaginary parts in turn. Result: u32
    /// `[n]`, which is 0 outside the range of indices.
    Energy {
        /// First index.
        start: usize,
        /// First index beyond.
        end: usize,
    },
    /// Weighted sums over bands, and of the band before by its other weights. Operands: u32 `[n]`;
    /// i16 `[w]` weights, other weights; i16 `[c + 1]` the first element of each band, the first of
    /// its weights, its width. Result: i64 `[c]`: the first band only begins the second. What is
    /// out of range counts as 0.
    FilterBank,
    /// Square roots of 64 bits without a sign, rounded to the nearest, then shifted to the right.
    /// Operands: i64 `[n]`; i32 `[]`, taken as the nearest of 0 to 31. Result: u32 `[n]`.
    SquareRoot,
    /// The estimate of noise after new elements. Operands: u32 `[n]`, the estimate u32 `[n]`.
    /// Result: u32 `[n]`.
    SmoothNoise(Smoothing),
    /// What is left of elements without an estimate of their noise. Operands: u32 `[n]`, the
    /// estimate u32 `[n]`. Result: u32 `[n]`.
    SubtractNoise {
        /// Least part that remains, in 2^−bits.
        remaining: usize,
        /// Bits that an estimate has more than an element.
        more_bits: usize,
        /// Bits of the least part.
        bits: usize,
    },
    /// Per-channel amplitude normalisation. Operands: u32 `[n]`, an estimate of noise u32 `[n]`, a
    /// table of gains i16 `[125 or more]`. Result: u32 `[n]`.
    Pcan {
        /// Bits to the right, of elements times gains.
        shift: usize,
    },
    /// Natural logarithms. Operand: u32 of any shape. Result: i16 of that shape.
    LogScale {
        /// Bits to the left, of elements.
        shift: usize,
        /// Factor of results.
        factor: usize,
    },
    /// Fourier transforms of reals of this length, which zeros fill up. Operand: i16, i32 or f32
    /// `[…, l]`. Result: `[…, length + 2]` of that type, real and imaginary parts in turn. Those of
    /// integers are divided by the length.
    Rfft {
        /// Length.
        length: usize,
    },
    /// Inverse Fourier transforms to reals. Operand: i16, i32 or f32 `[…, length + 2]`. Result:
    /// `[…, length]` of that type.
    Irfft {
        /// Length.
        length: usize,
    },
    /// Frames added where they overlap. Operands: i16, which saturates, or f32 `[…, f, l]`; what
    /// the frames before leave, `[…, l − step]`, which is not empty. Result:
    /// `[…, (f − 1) · step + l]`.
    OverlapAdd {
        /// Elements from frame to frame.
        step: usize,
    },
}

impl SignalOp {
    /// Every function, with one choice of its attributes.
    pub const ALL: [Self; 13] = [
        Self::Window { shift: 0 },
        Self::ScaleBits,
        Self::ScaleUp,
        Self::Energy { start: 0, end: 0 },
        Self::FilterBank,
        Self::SquareRoot,
        Self::SmoothNoise(Smoothing {
            new: [0; 2],
            kept: [0; 2],
            more_bits: 0,
            bits: 0,
            clamps: false,
        }),
        Self::SubtractNoise {
            remaining: 0,
            more_bits: 0,
            bits: 0,
        },
        Self::Pcan { shift: 0 },
        Self::LogScale {
            shift: 0,
            factor: 0,
        },
        Self::Rfft { length: 4 },
        Self::Irfft { length: 4 },
        Self::OverlapAdd { step: 1 },
    ];

    /// Name in the text form.
    pub const fn mnemonic(self) -> &'static str {
        match self {
            Self::Window { .. } => "signal_window",
            Self::ScaleBits => "fft_scale_bits",
            Self::ScaleUp => "fft_scale",
            Self::Energy { .. } => "energy",
            Self::FilterBank => "filter_bank",
            Self::SquareRoot => "filter_bank_square_root",
            Self::SmoothNoise(_) => "smooth_noise",
            Self::SubtractNoise { .. } => "subtract_noise",
            Self::Pcan { .. } => "pcan",
            Self::LogScale { .. } => "filter_bank_log",
            Self::Rfft { .. } => "rfft",
            Self::Irfft { .. } => "irfft",
            Self::OverlapAdd { .. } => "overlap_add",
        }
    }

    /// The function with this name, and some attributes.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.mnemonic() == mnemonic)
    }

    /// The attributes, by name.
    fn parts(&mut self) -> Vec<(&'static str, &mut usize)> {
        match self {
            Self::ScaleBits | Self::ScaleUp | Self::FilterBank | Self::SquareRoot => vec![],
            Self::Window { shift } | Self::Pcan { shift } => vec![("shift", shift)],
            Self::Energy { start, end } => vec![("start", start), ("end", end)],
            Self::SmoothNoise(it) => {
                let ([new, odd_new], [kept, odd_kept]) = (&mut it.new, &mut it.kept);
                vec![
                    ("new", new),
                    ("odd_new", odd_new),
                    ("kept", kept),
                    ("odd_kept", odd_kept),
                    ("more_bits", &mut it.more_bits),
                    ("bits", &mut it.bits),
                ]
            }
            Self::SubtractNoise {
                remaining,
                more_bits,
                bits,
            } => vec![
                ("remaining", remaining),
                ("more_bits", more_bits),
                ("bits", bits),
            ],
            Self::LogScale { shift, factor } => vec![("shift", shift), ("factor", factor)],
            Self::Rfft { length } | Self::Irfft { length } => vec![("length", length)],
            Self::OverlapAdd { step } => vec![("step", step)],
        }
    }
}

impl OpDef for Signal {
    fn attributes(&self) -> Attributes {
        let mut op = self.op;
        let parts = op.parts().into_iter();
        let attributes = parts.fold(Attributes::new(), |all, (name, part)| all.with(name, *part));
        if let SignalOp::SmoothNoise(it) = self.op {
            return attributes.with_unless(false, "clamps", it.clamps);
        }
        attributes
    }

    fn read(mnemonic: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        let op = SignalOp::from_mnemonic(mnemonic);
        let mut op = op.expect("the table has a row of this name");
        for (name, part) in op.parts() {
            *part = attributes.take(name)?;
        }
        if let SignalOp::SmoothNoise(it) = &mut op {
            it.clamps = attributes.take_or(false, "clamps")?;
        }
        Ok(Self { op })
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        check::check(self.op, rule);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::bare(types).finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        vec![signal::eval(self.op, operands)]
    }
}

impl ReductionFacts for Signal {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        product(types.shape(0))
    }

    fn initial(&self) -> Option<usize> {
        None
    }
}
