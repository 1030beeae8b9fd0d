//! Peas of several entries, each a signature of the source file: `encode` and `decode`, say.
//!
//! Entries share constants, states and the arena. [`crate::load`] loads the first one alone, as
//! firmwares that know of no others do; [`Model::with_signatures`] checks them all, and then a
//! session can go from one to another.

use core::fmt;

use peapod_schemas::micro::ReadError;

use crate::error::LoadError;
use crate::session::{Model, Session, check};

/// Most entries that a pea is loaded with: files of a few bytes must not take long to check.
pub const MAX_SIGNATURES: usize = 64;

/// Why the entries of a pea cannot be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SignatureLoadError {
    /// There are more than [`MAX_SIGNATURES`].
    TooMany {
        /// How many.
        count: usize,
    },
    /// One of them is not sound.
    Signature {
        /// Its number.
        index: usize,
        /// What is wrong with it.
        error: LoadError,
    },
}

impl fmt::Display for SignatureLoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany { count } => write!(
                f,
                "expected at most {MAX_SIGNATURES} signatures, found {count}"
            ),
            Self::Signature { index, error } => write!(f, "signature {index}: {error}"),
        }
    }
}

impl core::error::Error for SignatureLoadError {}

impl From<LoadError> for SignatureLoadError {
    /// Of the first signature, as which a model loads.
    fn from(error: LoadError) -> Self {
        Self::Signature { index: 0, error }
    }
}

/// What names a signature of a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignatureId<'k> {
    /// Its place in the list of all.
    Index(usize),
    /// Its key in the source file.
    Key(&'k str),
}

impl From<usize> for SignatureId<'_> {
    fn from(index: usize) -> Self {
        Self::Index(index)
    }
}

impl<'k> From<&'k str> for SignatureId<'k> {
    fn from(key: &'k str) -> Self {
        Self::Key(key)
    }
}

impl<'m> Model<'m> {
    /// The model with all its entries, which are checked as [`crate::load`] checks the first one.
    /// It needs the largest arena of any of them.
    pub fn with_signatures(self) -> Result<Self, SignatureLoadError> {
        let count = self.view.entry_count().map_err(|error| at(0, error))?;
        if count > MAX_SIGNATURES {
            return Err(SignatureLoadError::TooMany { count });
        }
        let mut arena_len = self.view.arena_len;
        for index in 1..count {
            let view = self.view.entry(index).map_err(|error| at(index, error))?;
            let checked = check(view.unwrap_or(self.view), self.extra, self.kernels);
            let entry = checked.map_err(|error| SignatureLoadError::Signature { index, error })?;
            arena_len = arena_len.max(entry.view.arena_len);
        }
        Ok(Self {
            view: self.view.with_entries(arena_len),
            ..self
        })
    }

    /// How many signatures there are to choose of: 1 of a model whose entries were not checked by
    /// [`Model::with_signatures`].
    pub fn signature_count(&self) -> usize {
        match self.view.checked_entry(0) {
            Some(view) => view.entry_count().unwrap_or(1),
            None => 1,
        }
    }

    /// The key of a signature, by its number; `None` if it has none, or there is no such signature.
    pub fn signature_key(&self, index: usize) -> Option<&'m str> {
        let key = self.view.entry_key(index).ok()?;
        let key = core::str::from_utf8(key).ok();
        key.filter(|key| !key.is_empty() && index < self.signature_count())
    }

    /// What a signature is as a model: its inputs, outputs and work.
    pub fn signature<'k>(&self, signature: impl Into<SignatureId<'k>>) -> Option<Self> {
        let index = match signature.into() {
            SignatureId::Index(index) => index,
            SignatureId::Key(key) => {
                let mut all = 0..self.signature_count();
                all.find(|index| self.signature_key(*index) == Some(key))?
            }
        };
        let view = self.view.checked_entry(index)?;
        Some(Self { view, ..*self })
    }
}

impl Session<'_, '_> {
    /// Goes to a signature: inputs, outputs and steps are its own from here on, and an inference
    /// that was begun is forgotten. States stay as they are. `None`, and nothing done, if there is
    /// no such signature, [`Model::with_signatures`] did not check it, or the arena is too short
    /// for it, as that of a session of another signature alone may be.
    ///
    /// Outputs of the signature before must be read first, and inputs be written afterwards: they
    /// may be at the same place.
    pub fn select<'k>(&mut self, signature: impl Into<SignatureId<'k>>) -> Option<()> {
        let model = self.model.signature(signature)?;
        // That of a session of one signature alone may be too short for another.
        if model.arena_len() > self.ram.first().len() {
            return None;
        }
        self.model = model;
        (self.next, self.progress) = (0, None);
        Some(())
    }

    /// Makes an inference of a signature with these bytes as inputs, one after the other. `None`
    /// as [`Session::select`], and also if it takes other inputs; then it is selected, but not run.
    pub fn run_signature<'k>(
        &mut self,
        signature: impl Into<SignatureId<'k>>,
        inputs: &[&[u8]],
    ) -> Option<()> {
        self.select(signature)?;
        if inputs.len() != self.model.inputs().len() {
            return None;
        }
        for (index, bytes) in inputs.iter().enumerate() {
            let input = self.input_mut(index)?;
            if input.len() != bytes.len() {
                return None;
            }
            input.copy_from_slice(bytes);
        }
        self.run();
        Some(())
    }
}

fn at(index: usize, error: ReadError) -> SignatureLoadError {
    let error = error.into();
    SignatureLoadError::Signature { index, error }
}
