//! Parameters of convolutions whose weights are decoded while they run.

use super::Conv2d;
use crate::micro::declare::structs;

structs! {
    /// Convolutions of coded weights; a fully connected layer is one of one tap.
    ///
    /// Weights of an output channel are a row, in runs of `run`. A run is coded in groups of four,
    /// the last of which may have more than the run. Every row of codes begins at a byte; of each
    /// byte the lowest bits come first. By `coding`:
    ///
    /// - 0, table: each code, of `bits` bits, is the index of a value in the table of its channel,
    ///   `[tables][1 << bits]`; there is one table, or one for each channel
    /// - 1, mask: a bit for each weight, of which those that are set have the next value each, from
    ///   the first channel to the last; all others are 0. Of no values there is one
    /// - 2, half: weights are f16, and rows have no groups; there is one value, which means nothing
    ///
    /// Weights of `block` output channels are decoded at once, into scratch: laid out as those of
    /// the kernel whose name is this one without `coded`, in front of its own scratch. Depthwise
    /// kernels decode all.
    pub struct Coded {
        /// The convolution.
        pub conv: Conv2d,
        /// Weights of one output channel.
        pub row_len: u32,
        /// Weights that are coded together: a divisor of `row_len`.
        pub run: u32,
        /// The same with the padding that the kernel wants.
        pub depth: u32,
        /// Tables there are: one, or one for each output channel.
        pub tables: u32,
        /// Output channels whose weights are decoded at once.
        pub block: u16,
        /// What codes mean.
        pub coding: u8,
        /// Bits of a code.
        pub bits: u8,
    }
}

/// What the codes of weights mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum WeightCoding {
    /// Indices into tables of values.
    Table = 0,
    /// Whether a weight is not 0.
    Mask = 1,
    /// Floats of 16 bits.
    Half = 2,
}

impl WeightCoding {
    /// The value with this number, if there is one.
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            0 => Some(Self::Table),
            1 => Some(Self::Mask),
            2 => Some(Self::Half),
            _ => None,
        }
    }

    /// Name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Mask => "mask",
            Self::Half => "half",
        }
    }
}

/// Weights that are coded as one group.
pub const GROUP: u32 = 4;

impl Coded {
    /// Bytes of the codes of one row; `None` if the number leaves 32 bits, or a run is empty.
    pub fn row_bytes(&self) -> Option<u32> {
        let bits = match WeightCoding::from_number(self.coding)? {
            WeightCoding::Table => self.bits.into(),
            WeightCoding::Mask => 1,
            WeightCoding::Half => return self.row_len.checked_mul(2),
        };
        let runs = self.row_len.checked_div(self.run)?;
        let codes = runs.checked_mul(self.run.checked_next_multiple_of(GROUP)?)?;
        Some(codes.checked_mul(bits)?.div_ceil(8))
    }
}
