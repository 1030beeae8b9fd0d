//! A function of the IR while it is made from a function or region of the text.

use std::collections::BTreeMap;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::{AxisId, OpKind, TensorType, ValueId};

use super::attributes::Reader;
use super::error::{Fault, Lowered, Stop, malformed, unsupported};
use super::program::Program;
use super::types::tensor_type;
use super::{ops, sharding, spmd};
use crate::stablehlo::{self, Operation};

/// What a value of the text has become.
#[derive(Clone, Copy, Debug)]
pub(super) enum Slot {
    /// A value of the IR.
    Value(ValueId),
    /// Nothing: what defines it could not be lowered, which has been said.
    Refused,
}

/// A function of the IR while it is made.
pub(super) struct Scope<'p, 'm> {
    /// What is common to all functions.
    pub(super) program: &'p mut Program<'m>,
    /// The function of the text that ops belong to.
    pub(super) text: &'m stablehlo::Function,
    /// What has been made of it.
    pub(super) build: Builder,
    slots: BTreeMap<stablehlo::ValueId, Slot>,
}

impl<'p, 'm> Scope<'p, 'm> {
    /// An empty function.
    pub(super) fn new(
        program: &'p mut Program<'m>,
        text: &'m stablehlo::Function,
        name: String,
    ) -> Self {
        Self {
            program,
            text,
            build: Builder::new(name),
            slots: BTreeMap::new(),
        }
    }

    /// Adds an argument for a value of the text.
    pub(super) fn argument(&mut self, id: stablehlo::ValueId) {
        let value = self.text.value(id);
        match tensor_type(&value.ty) {
            Ok(ty) => {
                let argument = self.build.argument(&value.name, ty);
                self.bind(id, Slot::Value(argument));
            }
            Err(stop) => {
                let what = format!("argument %{}", value.name);
                self.program
                    .report(stop, &self.text.name, value.span, &what);
                self.bind(id, Slot::Refused);
            }
        }
    }

    /// Says what a value of the text has become.
    pub(super) fn bind(&mut self, id: stablehlo::ValueId, slot: Slot) {
        self.slots.insert(id, slot);
    }

    /// What a value of the text has become.
    pub(super) fn slot(&self, id: stablehlo::ValueId) -> Option<Slot> {
        self.slots.get(&id).copied()
    }

    /// The value of the IR that a value of the text has become.
    pub(super) fn value(&self, id: stablehlo::ValueId) -> Lowered<ValueId> {
        match self.slot(id) {
            Some(Slot::Value(value)) => Ok(value),
            Some(Slot::Refused) => Err(Stop::Told),
            None => {
                let name = &self.text.value(id).name;
                unsupported(format!(
                    "%{name} is defined where this function cannot see it"
                ))
            }
        }
    }

    /// Type of a value of the IR.
    pub(super) fn ty(&self, id: ValueId) -> &TensorType {
        self.build.ty(id)
    }

    /// Lowers ops in order up to the one that ends the block; yields what that returns.
    pub(super) fn block(&mut self, operations: &'m [Operation]) -> Option<Vec<ValueId>> {
        let mut returned = None;
        let parts = spmd::DevicePrograms::of(operations);
        for (index, op) in operations.iter().enumerate() {
            self.build.set_source(self.program.location(op), "");
            if parts.lower(self, operations, index) {
                continue;
            }
            match op.name.as_str() {
                "func.return" | "stablehlo.return" | "sdy.return" | "return" => {
                    let values = op.operands.iter().map(|id| self.value(*id));
                    match values.collect::<Lowered<Vec<_>>>() {
                        Ok(values) => returned = Some(values),
                        Err(stop) => self.refuse(op, stop),
                    }
                }
                _ => self.lower_one(op),
            }
        }
        returned
    }

    /// Lowers an op that does not end a block.
    pub(super) fn lower_one(&mut self, op: &'m Operation) {
        self.build.set_source(self.program.location(op), "");
        let lowered = ops::lower(self, op);
        let lowered = lowered.and_then(|()| sharding::annotate_results(self, op));
        if let Err(stop) = lowered {
            self.refuse(op, stop);
        }
    }

    /// Reports what stops an op and forgets its results.
    fn refuse(&mut self, op: &Operation, stop: Stop) {
        self.program
            .report(stop, &self.text.name, op.span, &op.name);
        for &result in &op.results {
            self.bind(result, Slot::Refused);
        }
    }

    /// Exactly `N` operands.
    pub(super) fn operands<const N: usize>(&self, op: &Operation) -> Lowered<[ValueId; N]> {
        let found = op.operands.len();
        match <[ValueId; N]>::try_from(self.all_operands(op)?) {
            Ok(operands) => Ok(operands),
            Err(_) => malformed(format!("expected {N} operands, found {found}")),
        }
    }

    /// All operands.
    pub(super) fn all_operands(&self, op: &Operation) -> Lowered<Vec<ValueId>> {
        op.operands.iter().map(|id| self.value(*id)).collect()
    }

    /// Types of the results.
    pub(super) fn result_types(&self, op: &Operation) -> Lowered<Vec<TensorType>> {
        self.text.result_types(op).map(tensor_type).collect()
    }

    /// Type of the only result.
    pub(super) fn result_type(&self, op: &Operation) -> Lowered<TensorType> {
        let types: Result<[TensorType; 1], _> = self.result_types(op)?.try_into();
        match types {
            Ok([ty]) => Ok(ty),
            Err(types) => malformed(format!("expected 1 result, found {}", types.len())),
        }
    }

    /// Adds the op that an op of the text is, with the results that the text says.
    pub(super) fn define(
        &mut self,
        op: &Operation,
        kind: impl Into<OpKind>,
        inputs: &[ValueId],
    ) -> Lowered {
        let types = self.result_types(op)?;
        let values = self.build.emit_many(kind, inputs, types);
        self.define_as(op, &values)
    }

    /// Says which values an op of the text yields.
    pub(super) fn define_as(&mut self, op: &Operation, values: &[ValueId]) -> Lowered {
        let types = self.result_types(op)?;
        if types.len() != values.len() {
            let (found, expected) = (types.len(), values.len());
            return malformed(format!("expected {expected} results, found {found}"));
        }
        for ((&result, &value), ty) in op.results.iter().zip(values).zip(&types) {
            if self.ty(value) != ty {
                let inferred = self.ty(value);
                return malformed(format!("declared {ty}, inferred {inferred}"));
            }
            if self.build.function().value(value).name.is_empty() {
                self.build.rename(value, &self.text.value(result).name);
            }
            self.bind(result, Slot::Value(value));
        }
        Ok(())
    }

    /// Devices along axes of the mesh.
    pub(super) fn devices(&self, axes: &[AxisId]) -> usize {
        self.program.axes.mesh().parts(axes)
    }

    /// Devices of the mesh.
    pub(super) fn all_devices(&self) -> usize {
        self.program.axes.mesh().devices()
    }

    /// Notes that an op is one of several devices.
    pub(super) fn note_exchange(&mut self, op: &Operation) {
        let function = self.build.function().name.clone();
        let place = (function, op.span, op.name.clone());
        self.program.exchanges.push(place);
    }

    /// The attributes of an op.
    pub(super) fn attributes(&self, op: &'m Operation) -> Reader<'m> {
        Reader(op)
    }

    /// Reports something of a part of this function that is not an op.
    pub(super) fn report(&mut self, fault: Fault, what: &str, message: String) {
        let stop = match fault {
            Fault::Malformed => Stop::Malformed(message),
            Fault::Unsupported => Stop::Unsupported(message),
        };
        self.program
            .report(stop, &self.text.name, self.text.span, what);
    }
}
