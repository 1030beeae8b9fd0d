//! The function that operators are emitted into, and the value of each tensor.

use peapod_ir::ValueId;
use peapod_ir::builder::Builder;

use super::constant::Copies;
use super::tensor::{Role, Tensors};
use crate::error::ImportError;

/// A function under construction.
pub(super) struct Emitter {
    /// The function.
    pub(super) build: Builder,
    /// What was copied out of the file.
    pub(super) copies: Copies,
    /// The value of each tensor that has one.
    values: Vec<Option<ValueId>>,
}

impl Emitter {
    /// An empty function of this name.
    pub(super) fn new(name: &str, tensors: usize, copies: Copies) -> Self {
        Self {
            build: Builder::new(name),
            copies,
            // bounded: tensors of the file
            values: vec![None; tensors],
        }
    }

    /// The value of a tensor, if it has one.
    pub(super) fn value(&self, tensor: usize) -> Option<ValueId> {
        self.values.get(tensor).copied().flatten()
    }

    /// Adds an argument for a resolved tensor.
    pub(super) fn argument(&mut self, tensors: &Tensors<'_>, tensor: usize) {
        let (name, ty) = (tensors.name(tensor), tensors.ty(tensor).clone());
        self.values[tensor] = Some(self.build.argument(name, ty));
    }

    /// Says which value a tensor is.
    pub(super) fn bind(&mut self, tensors: &Tensors<'_>, tensor: usize, value: ValueId) {
        self.build.rename(value, tensors.name(tensor));
        self.values[tensor] = Some(value);
    }

    /// The value of a resolved tensor; constants and states come into being when first read.
    pub(super) fn read(
        &mut self,
        tensors: &Tensors<'_>,
        tensor: usize,
    ) -> Result<ValueId, ImportError> {
        if let Some(value) = self.value(tensor) {
            return Ok(value);
        }
        let (name, ty) = (tensors.name(tensor), tensors.ty(tensor).clone());
        let value = match tensors.role(tensor) {
            // The results of a refused operator are placeholders until the file is refused.
            Role::State | Role::Plain => self.build.state(name, ty),
            Role::Constant => {
                let bytes = tensors.constant(tensor, &mut self.copies)?;
                self.build.constant(name, ty, bytes)
            }
        };
        self.values[tensor] = Some(value);
        Ok(value)
    }
}
