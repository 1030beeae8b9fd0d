//! The function that operators are emitted into, and the value of each tensor.

use std::collections::BTreeMap;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::{Quantize, ReadState, WriteState};
use peapod_ir::{Location, Numerics, ValueId};

use super::constant::Copies;
use super::legacy;
use super::tensor::{Role, Tensors};
use crate::error::ImportError;

/// A function under construction.
pub(super) struct Emitter {
    /// The function.
    pub(super) build: Builder,
    /// The contract of the program.
    pub(super) numerics: Numerics,
    /// What was copied out of the file.
    pub(super) copies: Copies,
    /// Whether a run comes as far as this: some operators let only some runs through.
    pub(super) gate: Option<ValueId>,
    /// The value of each tensor that has one.
    values: Vec<Option<ValueId>>,
    /// Of tensors that only some runs come to, whether it is such a run.
    gates: BTreeMap<usize, ValueId>,
}

/// What is known of the tensors of a subgraph.
pub(super) struct Known {
    values: Vec<Option<ValueId>>,
    gates: BTreeMap<usize, ValueId>,
}

impl Emitter {
    /// An empty function of this name.
    pub(super) fn new(name: &str, tensors: usize, copies: Copies, numerics: Numerics) -> Self {
        Self {
            numerics,
            build: Builder::new(name),
            copies,
            gate: None,
            // bounded: tensors of the file
            values: vec![None; tensors],
            gates: BTreeMap::new(),
        }
    }

    /// The value of a tensor, if it has one.
    pub(super) fn value(&self, tensor: usize) -> Option<ValueId> {
        self.values.get(tensor).copied().flatten()
    }

    /// Begins with the tensors of another subgraph, of which none has a value yet; returns what is
    /// known of those before.
    pub(super) fn enter(&mut self, tensors: usize) -> Known {
        Known {
            // bounded: tensors of the file
            values: std::mem::replace(&mut self.values, vec![None; tensors]),
            gates: std::mem::take(&mut self.gates),
        }
    }

    /// Goes on with the tensors of before.
    pub(super) fn leave(&mut self, known: Known) {
        (self.values, self.gates) = (known.values, known.gates);
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
        let name = tensors.name(tensor);
        let value = match self.gates.get(&tensor) {
            None => value,
            Some(&gate) => self.held(value, gate, name),
        };
        if !tensors.is_legacy(tensor) {
            return Ok(value);
        }
        self.build.set_source(Location::default(), name);
        self.build.rename(value, format!("{name}.int8"));
        let ty = legacy::as_uint8(tensors.ty(tensor).clone());
        let output = self.build.emit(Quantize, &[value], ty);
        self.build.rename(output, name);
        Ok(output)
    }

    /// A value that the function returns; in runs that do not come to it, that of the last one that
    /// did.
    fn held(&mut self, value: ValueId, gate: ValueId, name: &str) -> ValueId {
        self.build.set_source(Location::default(), name);
        self.build.rename(value, format!("{name}.computed"));
        let ty = self.build.ty(value).clone();
        let state = self.build.state(format!("{name}.last"), ty.clone());
        let last = self.build.emit(ReadState, &[state], ty.clone());
        let held = self.build.select(gate, value, last);
        self.build.emit(WriteState, &[state, held], ty);
        self.build.rename(held, name);
        held
    }

    /// Gives a state new elements, if the run comes as far as this.
    pub(super) fn write_state(&mut self, state: ValueId, value: ValueId) {
        let ty = self.build.ty(state).clone();
        let value = match self.gate {
            None => value,
            Some(gate) => {
                let own = self.build.ty(value).clone();
                let before = self.build.emit(ReadState, &[state], own);
                self.build.select(gate, value, before)
            }
        };
        self.build.emit(WriteState, &[state, value], ty);
    }

    /// Says which value a tensor is.
    pub(super) fn bind(&mut self, tensors: &Tensors<'_>, tensor: usize, value: ValueId) {
        if let Some(gate) = self.gate {
            self.gates.insert(tensor, gate);
        }
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
                let constant = self.build.constant(name, ty, bytes);
                if tensors.is_sparse(tensor) {
                    self.build.mark_compressed(constant);
                }
                constant
            }
        };
        self.values[tensor] = Some(value);
        Ok(value)
    }
}
