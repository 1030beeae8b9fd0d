//! The pea (`micro.fbs`): what a compiled model for a microcontroller looks like in its file.

mod coded_kernels;
pub mod custom;
mod declare;
pub mod fbs;
mod hybrid_kernels;
mod kernel;
mod kernel_table;
mod param_table;
mod params;
pub mod program;
mod reader;
mod sequence_kernels;
mod signal_kernels;
pub mod structs;
mod work;

use crate::versions::PEA;

pub use kernel::{Facts, InPlace, InstructionSet, Kernel, OperandPlace, Role};
pub use params::{Narrow, Params, TooLarge};
pub use reader::{Field, ParamList, ParamSlice, ParamStruct, ReadError, View};
pub use structs::*;

/// Version of `micro.fbs` that this code writes.
pub const VERSION: u32 = PEA.current;

/// File identifier, at byte 4 of every pea.
pub const IDENTIFIER: [u8; 4] = *b"PEA1";

/// Largest rank a port or a strided operation can have.
pub const MAX_RANK: usize = 6;

/// Alignment in bytes of a pea in memory, of its constants, and of the arena.
pub const ALIGNMENT: usize = 16;

/// An enum of bytes that files hold by number.
macro_rules! numbered {
    ($(#[doc = $doc:literal])+ $name:ident { $(
        $(#[doc = $value_doc:literal])+ $variant:ident $text:ident = $number:literal,
    )* }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name {
            $($(#[doc = $value_doc])+ $variant = $number,)*
        }

        impl $name {
            /// Every value, in order of its number.
            pub const ALL: [Self; [$($number),*].len()] = [$(Self::$variant),*];

            /// The value with this number, if there is one.
            pub fn from_number(number: u8) -> Option<Self> {
                Self::ALL.get(usize::from(number)).copied()
            }

            /// Name in `micro.fbs`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => stringify!($text),)*
                }
            }
        }
    };
}

numbered! {
    /// Element types of operands.
    ElementType {
        /// Signed 8-bit.
        S8 s8 = 0,
        /// Unsigned 8-bit.
        U8 u8 = 1,
        /// Signed 16-bit.
        S16 s16 = 2,
        /// Signed 32-bit.
        S32 s32 = 3,
        /// IEEE single precision.
        F32 f32 = 4,
        /// Signed 64-bit.
        S64 s64 = 5,
        /// Truth value, one byte: 0 is false, anything else true. Kernels write 0 and 1.
        Bool bool = 6,
        /// Unsigned 32-bit.
        U32 u32 = 7,
    }
}

impl ElementType {
    /// Length of one element in bytes.
    pub const fn len_bytes(self) -> usize {
        match self {
            Self::S8 | Self::U8 | Self::Bool => 1,
            Self::S16 => 2,
            Self::S32 | Self::F32 | Self::U32 => 4,
            Self::S64 => 8,
        }
    }
}

numbered! {
    /// Where an operand's bytes are.
    Memory {
        /// Planned activations, scratch and state, in RAM.
        Arena arena = 0,
        /// Model.constants, in flash.
        Constants constants = 1,
        /// Constants in a file of their own, in another flash.
        Weights weights = 2,
        /// As the arena, in a RAM of its own.
        Arena1 arena1 = 3,
        /// As the arena, in a RAM of its own.
        Arena2 arena2 = 4,
        /// As the arena, in a RAM of its own.
        Arena3 arena3 = 5,
    }
}

/// Most regions of RAM that a model is planned in: the arena, and those that follow it.
pub const MAX_REGIONS: usize = 4;

impl Memory {
    /// The region of RAM that it is, by its number: the arena is the first.
    pub const fn region(self) -> Option<usize> {
        match self {
            Self::Constants | Self::Weights => None,
            Self::Arena => Some(0),
            Self::Arena1 => Some(1),
            Self::Arena2 => Some(2),
            Self::Arena3 => Some(3),
        }
    }

    /// The memory that a region of RAM is; `None` from [`MAX_REGIONS`] on.
    pub const fn of_region(region: usize) -> Option<Self> {
        match region {
            0 => Some(Self::Arena),
            1 => Some(Self::Arena1),
            2 => Some(Self::Arena2),
            3 => Some(Self::Arena3),
            _ => None,
        }
    }
}
