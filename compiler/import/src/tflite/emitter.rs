//! The function that operators are emitted into, and the value of each tensor.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::Quantize;
use peapod_ir::{Location, ValueId};

use super::constant::Copies;
use super::legacy;
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

    /// Begins with the tensors of another subgraph, of which none has a value yet; returns the
    /// values of those before.
    pub(super) fn enter(&mut self, tensors: usize) -> Vec<Option<ValueId>> {
        // bounded: tensors of the file
        std::mem::replace(&mut self.values, vec![None; tensors])
    }

    /// Goes on with the tensors of before.
    pub(super) fn leave(&mut self, values: Vec<Option<ValueId>>) {
        self.values = values;
    }

    /// Says which value a tensor is that has a name already.
    pub(super) fn name(&mut self, tensor: usize, value: ValueId) {
        self.values[tensor] = Some(value);
    }

    /// Adds an argument for a resolved tensor, which is as the file has it.
    pub(super) fn argument(&mut self, tensors: &Tensors<'_>, tensor: usize) -> ValueId {
        let (name, ty) = (tensors.name(tensor), tensors.ty(tensor).clone());
        if !tensors.is_legacy(tensor) {
            let argument = self.build.argument(name, ty);
            self.values[tensor] = Some(argument);
            return argument;
        }
        let argument = self.build.argument(name, legacy::as_uint8(ty.clone()));
        self.build.set_source(Location::default(), name);
        self.values[tensor] = Some(self.build.emit(Quantize, &[argument], ty));
        argument
    }

    /// The value of a resolved tensor that the function returns, as the file has it.
    pub(super) fn output(
        &mut self,
        tensors: &Tensors<'_>,
        tensor: usize,
    ) -> Result<ValueId, ImportError> {
        let value = self.read(tensors, tensor)?;
        if !tensors.is_legacy(tensor) {
            return Ok(value);
        }
        let name = tensors.name(tensor);
        self.build.set_source(Location::default(), name);
        self.build.rename(value, format!("{name}.int8"));
        let ty = legacy::as_uint8(tensors.ty(tensor).clone());
        let output = self.build.emit(Quantize, &[value], ty);
        self.build.rename(output, name);
        Ok(output)
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
