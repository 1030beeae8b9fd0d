//! Statuses: errors without their numbers, as `peapod.h` lists them.

use core::ffi::CStr;

use peapod_micro::{Fault, FooterError, LoadError, ReadError, SignatureLoadError};

/// What a function returns; the values are those of `peapod.h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
#[allow(missing_docs, reason = "documented in the header")]
pub enum Status {
    Ok = 0,
    NullPointer = 1,
    NotAPea = 2,
    OtherVersion = 3,
    UnalignedPea = 4,
    MissingKernel = 6,
    BadInput = 7,
    BadOutput = 8,
    BadState = 9,
    BadStep = 10,
    ArenaTooSmall = 11,
    UnalignedArena = 12,
    OtherError = 13,
    BadChecksum = 14,
    ArenaTooLarge = 15,
    NotReady = 16,
    BadCustomOp = 17,
    MissingCustomOp = 18,
    NoSignature = 19,
    BadWeights = 20,
    Regions = 21,
}

/// The status of an error, and its place.
pub(crate) fn of(error: LoadError) -> (Status, u32) {
    match error {
        // What a library without the feature says of a model that needs it.
        #[cfg(not(feature = "regions"))]
        LoadError::Step {
            step: place,
            fault: Fault::Memory { found: 2.., .. },
            ..
        }
        | LoadError::Input {
            index: place,
            fault: Fault::Memory { found: 2.., .. },
        }
        | LoadError::Output {
            index: place,
            fault: Fault::Memory { found: 2.., .. },
        }
        | LoadError::State {
            index: place,
            fault: Fault::Memory { found: 2.., .. },
        } => (Status::Regions, place),
        LoadError::File(error) => of_file(error),
        LoadError::RepeatedKernel { kernel } => (Status::NotAPea, kernel as u32),
        LoadError::MissingKernel { number } => (Status::MissingKernel, number.into()),
        LoadError::Input { index, .. } => (Status::BadInput, index),
        LoadError::Output { index, .. } => (Status::BadOutput, index),
        LoadError::State { index, .. } => (Status::BadState, index),
        LoadError::Step {
            step,
            fault: Fault::CustomOp,
            ..
        } => (Status::MissingCustomOp, step),
        LoadError::Step {
            step,
            fault: Fault::CustomTypes,
            ..
        } => (Status::BadCustomOp, step),
        LoadError::Step { step, .. } => (Status::BadStep, step),
        LoadError::ArenaTooLarge { needed, .. } => (Status::ArenaTooLarge, needed),
        LoadError::ArenaTooSmall { needed, .. } => (Status::ArenaTooSmall, needed as u32),
        LoadError::UnalignedArena => (Status::UnalignedArena, 0),
        #[cfg(feature = "regions")]
        LoadError::Weights { needed, .. } => (Status::BadWeights, needed),
        #[cfg(feature = "regions")]
        LoadError::WeightsChecksum => (Status::BadWeights, 0),
        #[cfg(feature = "regions")]
        LoadError::Regions { needed, .. } => (Status::Regions, needed as u32),
        _ => (Status::OtherError, 0),
    }
}

/// The status of an error of a signature, and its place.
pub(crate) fn of_signature(error: SignatureLoadError) -> (Status, u32) {
    match error {
        SignatureLoadError::Signature { error, .. } => of(error),
        SignatureLoadError::TooMany { .. } | _ => (Status::NotAPea, 0),
    }
}

fn of_file(error: ReadError) -> (Status, u32) {
    match error {
        ReadError::UnalignedFile => (Status::UnalignedPea, 0),
        ReadError::Identifier { .. } => (Status::NotAPea, 4),
        ReadError::Version { found } => (Status::OtherVersion, found),
        ReadError::Footer(FooterError::Checksum { found, .. }) => (Status::BadChecksum, found),
        ReadError::Footer(_) => (Status::NotAPea, 0),
        ReadError::OutOfBounds { offset, .. } | ReadError::Misaligned { offset, .. } => {
            (Status::NotAPea, offset)
        }
        _ => (Status::OtherError, 0),
    }
}

/// A sentence about a status.
pub(crate) fn text(status: u32) -> &'static CStr {
    match status {
        0 => c"ok",
        1 => c"a pointer is null",
        2 => c"the bytes are damaged or no model",
        3 => c"the model was compiled for another version: compile it again",
        4 => c"the model's bytes are not aligned to 16",
        5 => c"the model is newer than the library: update the library",
        6 => c"a kernel is missing: hand over the kernel table of model.o",
        7 => c"an input of the model is not sound",
        8 => c"an output of the model is not sound",
        9 => c"a state of the model is not sound",
        10 => c"an operation of the model is not sound",
        11 => c"the arena is too small: compare peapod_arena_len",
        12 => c"the arena is not aligned to 16",
        14 => c"the model is damaged: its checksum is another",
        15 => c"the model asks for more memory than it uses",
        16 => c"the model was not loaded, or the session not made",
        17 => c"a custom operator is not sound, or does not compute on these types",
        18 => c"a custom operator is missing: see peapod_custom_op_name, peapod_set_custom_ops",
        19 => c"the model has no such signature: load it with peapod_load_signatures",
        20 => c"the weights are not those of the model, or damaged: see peapod_load_weights",
        21 => c"the model is in several memories: build with regions, see peapod_session_in",
        _ => c"unknown error",
    }
}
