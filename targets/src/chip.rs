//! A processor core: what a compiler and an object writer must know of it.

use serde::Deserialize;
use std::num::NonZeroU32;

/// A file of `chips/`.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Chip {
    /// Instruction set.
    pub isa: Isa,
    /// Instructions for several products at once.
    pub products: Products,
    /// Target triple of rustc.
    pub rustc_target: String,
    /// Further rustc flags: the core's name or its features.
    pub rustc_flags: Vec<String>,
    /// Floating-point arithmetic in hardware.
    pub fpu: Fpu,
    /// Calling convention of object files.
    pub object: ObjectAbi,
    /// Core clock; a board may set its own.
    pub clock_hz: NonZeroU32,
}

/// Instruction set architecture.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the architectures'")]
pub enum Isa {
    #[serde(rename = "armv6-m")]
    Armv6M,
    #[serde(rename = "armv7-m")]
    Armv7M,
    #[serde(rename = "armv7e-m")]
    Armv7EM,
    #[serde(rename = "armv8-m.main")]
    Armv8MMain,
    #[serde(rename = "armv8.1-m.main")]
    Armv81MMain,
    #[serde(rename = "rv32imac")]
    Rv32Imac,
}

/// What a core multiplies several small integers with.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Products {
    /// Nothing: one product at a time.
    Scalar,
    /// Arm's DSP extension.
    Dsp,
    /// Arm's M-profile vector extension, for integers at least.
    Mve,
}

/// Floating-point unit.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Fpu {
    /// Floats are computed by library calls.
    None,
    /// `f32` only.
    Single,
    /// `f32` and `f64`.
    Double,
}

/// Machine and calling convention of object files.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum ObjectAbi {
    /// Arm Thumb, floats in core registers.
    ThumbSoft,
    /// Arm Thumb, floats in FPU registers.
    ThumbHard,
    /// RISC-V, 32 bits with compressed instructions, floats in integer registers.
    Riscv32Soft,
}
