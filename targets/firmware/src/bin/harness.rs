//! The firmware without a model: start-up, clock, files and profile, and nothing that loads or runs
//! models. What an image holds beyond this is the model and the code for it.
//!
//! It is linked to be measured. Its stand-in for a model has inputs, outputs and steps that the
//! optimizer cannot see through, so that all the rest stays as it is with a model.

#![no_std]
#![no_main]
#![allow(
    unsafe_code,
    reason = "stack limits, timer registers and the one static arena"
)]

#[path = "../clock/mod.rs"]
mod clock;
#[path = "../files.rs"]
mod files;
#[path = "../host_file/mod.rs"]
mod host_file;
#[path = "../profile.rs"]
mod profile;
#[path = "../program.rs"]
mod program;
#[path = "../stack.rs"]
mod stack;
#[path = "../start.rs"]
mod start;

use files::Failure;

/// The stand-in.
mod model {
    use core::hint::black_box;
    use peapod_micro::{KernelId, LoadError, StepEvent};

    /// Room for something.
    pub type Arena = peapod_micro::Arena<16>;

    /// Looks like a session, and computes nothing.
    pub struct Session<'a>(&'a mut [u8]);

    /// Looks like a model.
    pub struct Model;

    /// Fails or not.
    pub fn session(arena: &mut Arena) -> Result<Session<'_>, LoadError> {
        black_box(Ok(Session(arena.as_mut())))
    }

    impl Session<'_> {
        /// The stand-in for a model.
        pub fn model(&self) -> Model {
            Model
        }

        /// Bytes of an input.
        pub fn input_mut(&mut self, index: usize) -> Option<&mut [u8]> {
            self.0.get_mut(black_box(index)..)
        }

        /// Bytes of an output.
        pub fn output(&self, index: usize) -> Option<&[u8]> {
            self.0.get(black_box(index)..)
        }

        /// Does nothing.
        pub fn run(&mut self) {
            black_box(&mut self.0);
        }

        /// Does nothing, in steps.
        pub fn run_with(&mut self, mut observer: impl FnMut(StepEvent)) {
            let kernel = KernelId::CopyX8;
            for step in 0..black_box(1) {
                observer(StepEvent::Begin { step, kernel });
                observer(StepEvent::End { step, kernel });
            }
        }

        /// Does nothing.
        pub fn reset(&mut self) {
            black_box(&mut self.0);
        }
    }

    impl Model {
        /// Some inputs.
        pub fn inputs(&self) -> &'static [u8] {
            black_box(&[0])
        }

        /// Some outputs.
        pub fn outputs(&self) -> &'static [u8] {
            black_box(&[0])
        }
    }
}

/// The start-up code calls it once.
fn main() -> Result<(), Failure> {
    program::run()
}
