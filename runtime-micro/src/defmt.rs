//! What `defmt` prints of errors and events. No other file knows it.

use ::defmt::{Format, Formatter, write};
use peapod_schemas::footer::FooterError;
use peapod_schemas::micro::ReadError;

use crate::{Fault, LoadError, Quantity, StepEvent};

impl Format for LoadError {
    fn format(&self, f: Formatter<'_>) {
        match *self {
            Self::File(error) => file(error, f),
            Self::RepeatedKernel { kernel } => {
                write!(f, "kernel {} is listed twice", kernel.name());
            }
            Self::MissingKernel { number } => write!(f, "kernel number {} is not linked", number),
            Self::Input { index, fault } => write!(f, "input {}: {}", index, fault),
            Self::Output { index, fault } => write!(f, "output {}: {}", index, fault),
            Self::State { index, fault } => write!(f, "state {}: {}", index, fault),
            Self::Step {
                step,
                kernel,
                fault,
            } => {
                let kernel = kernel.map_or("?", |kernel| kernel.name());
                write!(f, "step {} ({}): {}", step, kernel, fault);
            }
            Self::ArenaTooLarge { len, needed } => {
                write!(f, "arena of {} bytes, operands of {}", len, needed);
            }
            Self::ArenaTooSmall { len, needed } => {
                write!(f, "the arena has {} bytes, the model needs {}", len, needed);
            }
            Self::UnalignedArena => write!(f, "the arena must begin at a multiple of 16 bytes"),
            #[cfg(feature = "regions")]
            Self::Memories { found } => write!(f, "memory {} is unknown, or there twice", found),
            #[cfg(feature = "regions")]
            Self::Regions { found, needed } => {
                write!(f, "{} regions of RAM, the model needs {}", found, needed);
            }
            #[cfg(feature = "regions")]
            Self::Weights { len, needed } => {
                write!(f, "{} bytes of weights, the model has {}", len, needed);
            }
            #[cfg(feature = "regions")]
            Self::WeightsChecksum => write!(f, "the weights are damaged, or of another model"),
        }
    }
}

fn file(error: ReadError, f: Formatter<'_>) {
    match error {
        ReadError::UnalignedFile => write!(f, "the pea must begin at a multiple of 16 bytes"),
        ReadError::Identifier { found } => write!(f, "not a pea: identifier {=[u8; 4]:x}", found),
        ReadError::Version { found } => write!(f, "schema version {}", found),
        ReadError::Footer(FooterError::Missing) => write!(f, "no footer: cut short, or version 1"),
        ReadError::Footer(FooterError::Checksum { found, expected }) => {
            write!(f, "checksum {=u32:x}, expected {=u32:x}", found, expected);
        }
        ReadError::Footer(FooterError::Length { found, expected }) => {
            write!(f, "expected {} bytes, found {}", expected, found);
        }
        ReadError::OutOfBounds {
            field,
            offset,
            file_len,
        } => {
            let field = field as u8;
            write!(
                f,
                "offset {}: field {} goes past {} bytes",
                offset, field, file_len
            );
        }
        ReadError::Misaligned { field, offset } => {
            write!(f, "offset {}: field {} is misaligned", offset, field as u8);
        }
        ReadError::Footer(_) | _ => write!(f, "not a pea"),
    }
}

impl Format for Fault {
    fn format(&self, f: Formatter<'_>) {
        match *self {
            Self::KernelIndex { index, count } => write!(f, "kernel {} of {}", index, count),
            Self::OperandIndex {
                first,
                operands,
                count,
            } => {
                write!(f, "{} operands from {} on, of {}", operands, first, count);
            }
            Self::OperandCount { inputs, outputs } => {
                write!(f, "does not take {} inputs and {} outputs", inputs, outputs);
            }
            Self::ParamsIndex { index } => write!(f, "no parameters at {}", index),
            Self::Element { operand, found } => write!(f, "operand {}: type {}", operand, found),
            Self::Memory { operand, found } => write!(f, "operand {}: memory {}", operand, found),
            Self::Bounds {
                operand,
                offset,
                len_bytes,
                memory_len,
            } => write!(
                f,
                "operand {}: {} bytes at {}, of {}",
                operand, len_bytes, offset, memory_len
            ),
            Self::Misaligned { operand, offset } => {
                write!(f, "operand {} is misaligned at {}", operand, offset);
            }
            Self::Length {
                operand,
                found,
                expected,
            } => {
                write!(
                    f,
                    "operand {}: {} elements, expected {}",
                    operand, found, expected
                );
            }
            Self::Overlap { operand, other } => {
                write!(f, "operand {} is written over operand {}", operand, other);
            }
            Self::Value {
                what,
                found,
                least,
                most,
            } => outside(what, found, [least, most], f),
            Self::Shape { what, found } => write!(f, "number {} cannot be {}", what as u8, found),
            Self::Limits => write!(f, "limits of floats"),
            Self::Region { .. }
            | Self::Reserved
            | Self::Records
            | Self::CustomOp
            | Self::CustomTypes => plain(*self, f),
        }
    }
}

/// A number outside its range.
fn outside(what: Quantity, found: i32, [least, most]: [i32; 2], f: Formatter<'_>) {
    let what = what as u8;
    write!(
        f,
        "number {}: {} outside {} to {}",
        what, found, least, most
    );
}

/// Faults with few numbers.
fn plain(fault: Fault, f: Formatter<'_>) {
    if fault == Fault::Records {
        write!(f, "records of tensors are not sound");
    } else if fault == Fault::CustomOp {
        write!(f, "no custom operator of this name");
    } else if fault == Fault::CustomTypes {
        write!(f, "the custom operator refuses its types");
    } else if let Fault::Region { operand } = fault {
        write!(f, "operand {} is written in another region", operand);
    } else {
        write!(f, "a reserved field is not 0");
    }
}

impl Format for StepEvent {
    fn format(&self, f: Formatter<'_>) {
        match *self {
            Self::Begin { step, kernel } => write!(f, "step {} begins: {}", step, kernel.name()),
            Self::End { step, kernel } => write!(f, "step {} ends: {}", step, kernel.name()),
        }
    }
}
