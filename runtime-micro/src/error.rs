//! Why a model is refused. After `load` there is nothing left that can fail.

use core::fmt;

use peapod_schemas::micro::{ElementType, Kernel as KernelId, ReadError};

use crate::ALIGNMENT;
#[cfg(feature = "regions")]
use crate::memories;

/// Why a pea cannot be loaded, or an arena not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// The bytes are not a pea that this build reads.
    File(ReadError),
    /// The file lists a kernel twice.
    RepeatedKernel {
        /// Which.
        kernel: KernelId,
    },
    /// The model needs a kernel that was not handed to `load`, or that this version of Peapod does
    /// not know. By number: images that print no names hold no table of kernels that they lack.
    MissingKernel {
        /// Its number in the file: [`KernelId::from_number`] knows it, or not.
        number: u16,
    },
    /// A graph input is not sound.
    Input {
        /// Its place in the list of inputs.
        index: u32,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A graph output is not sound.
    Output {
        /// Its place in the list of outputs.
        index: u32,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A state buffer is not sound.
    State {
        /// Its place in the list of states.
        index: u32,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A kernel call is not sound.
    Step {
        /// Its place in the list of steps.
        step: u32,
        /// What it calls, where that much could be read.
        kernel: Option<KernelId>,
        /// What is wrong with it.
        fault: Fault,
    },
    /// The file asks for a longer arena than its operands need.
    ArenaTooLarge {
        /// The length that it asks for, in bytes.
        len: u32,
        /// Where the last operand ends.
        needed: u32,
    },
    /// The arena is shorter than the model's plan.
    ArenaTooSmall {
        /// Its length in bytes.
        len: usize,
        /// The length that the plan needs.
        needed: usize,
    },
    /// The arena does not begin at a multiple of 16 bytes.
    UnalignedArena,
    /// The file lists a memory that there is not, or one twice.
    #[cfg(feature = "regions")]
    Memories {
        /// Its number.
        found: u32,
    },
    /// The model is planned in more regions of RAM than it was given.
    #[cfg(feature = "regions")]
    Regions {
        /// How many it was given.
        found: usize,
        /// How many it needs.
        needed: usize,
    },
    /// The weights are not those of the model: they have another length.
    #[cfg(feature = "regions")]
    Weights {
        /// Their length in bytes.
        len: usize,
        /// The length of those of the model.
        needed: u32,
    },
    /// The weights are not those of the model, or damaged: they have another checksum.
    #[cfg(feature = "regions")]
    WeightsChecksum,
}

/// What is wrong with one step, port or state. Operands are counted inputs first, then outputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The step names a kernel past the end of the file's list.
    KernelIndex {
        /// Index in the step.
        index: u16,
        /// Kernels in the list.
        count: u32,
    },
    /// The step's operands go past the end of the file's list.
    OperandIndex {
        /// Index of the first.
        first: u16,
        /// How many there are.
        operands: u16,
        /// Operands in the list.
        count: u32,
    },
    /// The kernel takes other numbers of inputs and outputs.
    OperandCount {
        /// Inputs of the step.
        inputs: u8,
        /// Outputs of the step.
        outputs: u8,
    },
    /// The step names parameters past the end of their list.
    ParamsIndex {
        /// Index in the step.
        index: u16,
    },
    /// The kernel does not take elements of this type.
    Element {
        /// Which operand.
        operand: u8,
        /// The number of its element type.
        found: u8,
    },
    /// The operand may not be in this memory.
    Memory {
        /// Which operand.
        operand: u8,
        /// The number of its memory.
        found: u8,
    },
    /// The operand is written, but in another region than the first output.
    Region {
        /// Which operand.
        operand: u8,
    },
    /// The operand goes past the end of its memory, or is empty.
    Bounds {
        /// Which operand.
        operand: u8,
        /// Where it begins.
        offset: u32,
        /// Its length in bytes.
        len_bytes: u32,
        /// Length of the memory in bytes.
        memory_len: u32,
    },
    /// The operand's offset or length is not a multiple of its element's size.
    Misaligned {
        /// Which operand.
        operand: u8,
        /// Where it begins.
        offset: u32,
    },
    /// The operand has not as many elements as the parameters say.
    Length {
        /// Which operand.
        operand: u8,
        /// Elements it has.
        found: u32,
        /// Elements it should have; `u32::MAX` also means anything larger.
        expected: u32,
    },
    /// A written operand shares bytes with another in a way that the kernel does not allow.
    Overlap {
        /// The written operand.
        operand: u8,
        /// The other one.
        other: u8,
    },
    /// A number is outside its range.
    Value {
        /// Which number.
        what: Quantity,
        /// What it is.
        found: i32,
        /// The least it may be.
        least: i32,
        /// The most it may be.
        most: i32,
    },
    /// A dimension, stride or count is 0, or does not fit with another.
    Shape {
        /// Which number.
        what: Quantity,
        /// What it is.
        found: u32,
    },
    /// Limits of float results are the wrong way round, or not numbers.
    Limits,
    /// A reserved field is not 0.
    Reserved,
    /// The records of tensors are not sound.
    Records,
    /// The table of custom operators lacks one: see [`custom::name_of`](crate::custom::name_of).
    CustomOp,
    /// A custom operator does not compute on these types, shapes and options.
    CustomTypes,
}

/// A number of the file, for [`Fault`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the names are the schema's")]
pub enum Quantity {
    Dim,
    Rank,
    Stride,
    Dilation,
    Kernel,
    Padding,
    Groups,
    Channels,
    Count,
    Reduced,
    Outer,
    SvdfRank,
    Shift,
    LeftShift,
    ZeroPoint,
    ActMin,
    ActMax,
    Scale,
    Loop,
    Run,
    Block,
    Coding,
    Bits,
}

impl From<ReadError> for LoadError {
    fn from(error: ReadError) -> Self {
        Self::File(error)
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::File(error) => error.fmt(f),
            Self::RepeatedKernel { kernel } => {
                write!(f, "kernel {} is listed twice", kernel.name())
            }
            Self::MissingKernel { number } => match KernelId::from_number(number) {
                Some(kernel) => write!(
                    f,
                    "kernel {} is not linked: use the kernel list made with the model",
                    kernel.name()
                ),
                None => write!(
                    f,
                    "kernel number {number} is unknown to this build: update the runtime, or \
                     compile the model with this version"
                ),
            },
            Self::Input { index, fault } => write!(f, "input {index}: {fault}"),
            Self::Output { index, fault } => write!(f, "output {index}: {fault}"),
            Self::State { index, fault } => write!(f, "state {index}: {fault}"),
            Self::Step {
                step,
                kernel,
                fault,
            } => {
                write!(f, "step {step}")?;
                match kernel {
                    Some(kernel) => write!(f, " ({}): {fault}", kernel.name()),
                    None => write!(f, ": {fault}"),
                }
            }
            Self::ArenaTooLarge { len, needed } => write!(
                f,
                "expected an arena of {needed} bytes, where the last operand ends, found {len}"
            ),
            Self::ArenaTooSmall { len, needed } => {
                write!(f, "the arena has {len} bytes, the model needs {needed}")
            }
            Self::UnalignedArena => {
                write!(f, "the arena must begin at a multiple of {ALIGNMENT} bytes")
            }
            #[cfg(feature = "regions")]
            Self::Memories { .. }
            | Self::Regions { .. }
            | Self::Weights { .. }
            | Self::WeightsChecksum => memories::describe(self, f),
        }
    }
}

#[rustfmt::skip] // One fault, one line or two.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::KernelIndex { index, count } =>
                write!(f, "calls kernel {index} of {count} in the list"),
            Self::OperandIndex { first, operands, count } =>
                write!(f, "{operands} operands from {first} on, but the list has {count}"),
            Self::OperandCount { inputs, outputs } =>
                write!(f, "the kernel does not take {inputs} inputs and {outputs} outputs"),
            Self::ParamsIndex { index } => write!(f, "has no parameters at index {index}"),
            Self::Element { operand, found } => {
                let name = ElementType::from_number(found).map_or("unknown", ElementType::name);
                write!(f, "operand {operand} may not have elements of type {found} ({name})")
            }
            Self::Memory { operand, found } => {
                write!(f, "operand {operand} may not be in memory {found}")?;
                match found > 1 && cfg!(not(feature = "regions")) {
                    true => f.write_str(": enable the feature `regions` of peapod-micro"),
                    false => Ok(()),
                }
            }
            Self::Region { operand } =>
                write!(f, "operand {operand} is written, but not in the region of the output"),
            Self::Bounds { operand, offset, len_bytes, memory_len } => write!(
                f, "operand {operand}: {len_bytes} bytes at {offset} exceed {memory_len} bytes"
            ),
            Self::Misaligned { operand, offset } => write!(
                f, "operand {operand} at offset {offset} is not made of whole, aligned elements"
            ),
            Self::Length { operand, found, expected } =>
                write!(f, "operand {operand} has {found} elements, its shape says {expected}"),
            Self::Overlap { operand, other } =>
                write!(f, "operand {operand} is written over operand {other}"),
            Self::Value { what, found, least, most } =>
                write!(f, "{what:?} is {found}, outside {least} to {most}"),
            Self::Shape { what, found } => write!(f, "{what:?} cannot be {found} here"),
            Self::Limits => write!(f, "the limits of the result are not two numbers in order"),
            Self::Reserved => write!(f, "a reserved field is not 0"),
            Self::Records => write!(f, "its records of tensors are not sound"),
            Self::CustomOp =>
                write!(f, "the table of custom operators has none of this name"),
            Self::CustomTypes =>
                write!(f, "the custom operator does not compute on these types and options"),
        }
    }
}

impl core::error::Error for LoadError {}
impl core::error::Error for Fault {}
