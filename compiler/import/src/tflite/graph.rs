//! A subgraph to a function: one operator after the other.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use peapod_ir::builder::Emit;
use peapod_ir::{Function, Location, ValueId};

use super::branch::Nesting;
use super::constant::{Buffers, Copies, OverBudget};
use super::container::malformed_at;
use super::emitter::Emitter;
use super::op::{self, ForeignOp, Operand};
use super::tensor::{Role, Tensors};
use super::variables::{Scope, VariableOp};
use super::wire::{self, BuiltinOperator};
use super::wiring::{self, Wiring};
use super::{legacy, order, table};
use crate::Warning;
use crate::error::{ImportError, OpRef, Unsupported, UnsupportedList, excerpt};

/// Elements of what is computed from constants while reading: shapes, and what makes them.
const FOLDED_ELEMENTS: usize = 64;

/// A subgraph that was read.
pub(super) struct Graph<'a> {
    pub(super) model: wire::Model<'a>,
    pub(super) buffers: Buffers<'a>,
    pub(super) tensors: Tensors<'a>,
    pub(super) emitter: Emitter,
    /// Subgraphs that were read in line, and where it is read.
    pub(super) inlined: BTreeSet<usize>,
    pub(super) nesting: Nesting,
    /// Resource variables.
    variables: Scope<'a>,
    /// The inputs and the outputs: what value each tensor is there.
    boundaries: [BTreeMap<usize, ValueId>; 2],
    outputs: Vec<ValueId>,
}

/// A side of the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Boundary {
    /// Its arguments.
    Input,
    /// Its results.
    Output,
}

impl<'a> Graph<'a> {
    /// Reads a subgraph, or reports everything in it that is not supported.
    pub(super) fn read(
        file: &'a [u8],
        model: wire::Model<'a>,
        subgraph: wire::SubGraph<'a>,
    ) -> Result<Self, ImportError> {
        let buffers = Buffers::read(file, model);
        let buffers = buffers.map_err(|what| malformed_at(model._tab.loc(), what))?;
        let mut tensors = Tensors::read(buffers, subgraph)?;
        let (at, count) = (subgraph._tab.loc(), tensors.len());
        let inputs = wiring::read_indices(at, "input", subgraph.inputs(), count)?;
        let outputs = wiring::read_indices(at, "output", subgraph.outputs(), count)?;
        let wirings = wiring::read_all(model, subgraph, count)?;
        refuse_compiled(&wirings)?;
        if legacy::is_legacy(&tensors, &wirings) {
            tensors.read_as_int8();
        }
        for wiring in &wirings {
            tensors.written(&wiring.outputs)?;
        }
        order::check(&tensors, &inputs, &wirings, &outputs, at)?;
        let name = subgraph.name().filter(|name| !name.is_empty());
        let mut copies = Copies::new(file.len());
        let variables = Scope::read(model, buffers, &wirings, &mut tensors, &mut copies)?;
        let mut graph = Self {
            model,
            buffers,
            tensors,
            inlined: BTreeSet::new(),
            nesting: Nesting::default(),
            variables,
            emitter: Emitter::new(name.unwrap_or("main"), count, copies),
            boundaries: [BTreeMap::new(), BTreeMap::new()],
            outputs: Vec::new(),
        };
        graph.add_arguments(&inputs);
        graph.translate(&wirings, inputs.iter().chain(&outputs))?;
        for index in outputs {
            let value = graph.output(index)?;
            graph.outputs.push(value);
        }
        Ok(graph)
    }

    /// What was repaired.
    pub(super) fn warnings(&self) -> Vec<Warning> {
        self.tensors.warnings()
    }

    /// How many other subgraphs were read.
    pub(super) fn subgraphs(&self) -> usize {
        self.variables.subgraphs() + self.inlined.len()
    }

    /// The bytes of a buffer that is not a tensor's.
    pub(super) fn metadata(&mut self, buffer: u32) -> Result<Arc<[u8]>, String> {
        let data = self.buffers.data(buffer)?;
        let copy = self.emitter.copies.plain(buffer, data);
        copy.map_err(|OverBudget { bytes, limit }| {
            format!("expected at most {limit} bytes of buffers in all, found {bytes}")
        })
    }

    /// The value that a signature calls an input or output.
    pub(super) fn boundary(
        &self,
        side: Boundary,
        map: wire::TensorMap<'_>,
    ) -> Result<ValueId, ImportError> {
        let index = map.tensor_index() as usize;
        if let Some(value) = self.boundaries[side as usize].get(&index) {
            return Ok(*value);
        }
        let name = excerpt(map.name().unwrap_or_default());
        let side = match side {
            Boundary::Input => "input",
            Boundary::Output => "output",
        };
        let what = format!("signature: {name:?} is tensor {index}, which is not an {side}");
        Err(malformed_at(map._tab.loc(), what))
    }

    /// The function that was read.
    pub(super) fn into_function(self) -> Function {
        self.emitter.build.finish(self.outputs)
    }

    fn add_arguments(&mut self, inputs: &[usize]) {
        for &index in inputs {
            // What is wrong with a type is told where the tensor is used, or in the end.
            if self.tensors.resolve(index).is_ok() {
                let argument = self.emitter.argument(&self.tensors, index);
                self.boundaries[Boundary::Input as usize].insert(index, argument);
            }
        }
    }

    /// The value of a tensor that the function returns; one of each.
    fn output(&mut self, index: usize) -> Result<ValueId, ImportError> {
        let known = self.boundaries[Boundary::Output as usize].get(&index);
        if let Some(value) = known {
            return Ok(*value);
        }
        let value = self.emitter.output(&self.tensors, index)?;
        self.boundaries[Boundary::Output as usize].insert(index, value);
        Ok(value)
    }

    /// Translates every operator, and collects what is not supported.
    pub(super) fn translate<'i>(
        &mut self,
        wirings: &[Wiring<'a>],
        boundary: impl Iterator<Item = &'i usize>,
    ) -> Result<(), ImportError> {
        let mut unsupported = UnsupportedList::default();
        for wiring in wirings {
            let translated = self.translate_op(wiring);
            unsupported.collect(translated.map_err(|error| error.in_op(&wiring.op)))?;
        }
        let tensors = unsupported.items.iter().flat_map(|item| &item.tensors);
        let named: BTreeSet<usize> = tensors.map(|tensor| tensor.index).collect();
        for &index in boundary.filter(|index| !named.contains(*index)) {
            unsupported.collect(self.tensors.resolve(index).map(|_| ()))?;
        }
        match unsupported.is_empty() {
            true => Ok(()),
            false => Err(ImportError::Unsupported(unsupported)),
        }
    }

    fn translate_op(&mut self, wiring: &Wiring<'a>) -> Result<(), ImportError> {
        let (inputs, outputs) = (&wiring.inputs, &wiring.outputs);
        if let Some(op) = VariableOp::of(wiring) {
            self.emitter.build.set_source(location(wiring), "");
            let (tensors, emitter) = (&mut self.tensors, &mut self.emitter);
            return self.variables.translate(op, wiring, tensors, emitter);
        }
        if wiring.code == BuiltinOperator::IF {
            self.emitter.build.set_source(location(wiring), "");
            return self.branch(wiring);
        }
        let row = table::find(wiring.code).map_err(|help| {
            let (what, help) = unknown(&wiring.op, help);
            Unsupported {
                op: None,
                tensors: op::describe(&self.tensors, inputs, outputs),
                what,
                help: Some(help),
            }
        })?;
        for &index in inputs.iter().flatten().chain(outputs) {
            self.tensors.resolve(index)?;
        }
        let stem = outputs
            .first()
            .map_or("", |index| self.tensors.name(*index));
        self.emitter.build.set_source(location(wiring), stem);
        let mut op = ForeignOp {
            table: wiring.table,
            tensors: &self.tensors,
            inputs,
            outputs,
            emitter: &mut self.emitter,
        };
        row.check(&op)?;
        refuse_variables(&op, wiring.code)?;
        let first = op.emitter.build.function().ops.len();
        (row.translate)(&mut op)?;
        self.emitter.build.fold(first, FOLDED_ELEMENTS);
        Ok(())
    }
}

/// Refuses variable tensors of operators that keep none: converters write them for SVDF and LSTM
/// only, and no other operator says when it would write one.
fn refuse_variables(op: &ForeignOp<'_, '_>, code: BuiltinOperator) -> Result<(), ImportError> {
    let keepers = [
        BuiltinOperator::SVDF,
        BuiltinOperator::UNIDIRECTIONAL_SEQUENCE_LSTM,
    ];
    if keepers.contains(&code) {
        return Ok(());
    }
    let is_state = |operand: &Operand<'_>| op.tensors.role(operand.tensor) == Role::State;
    let operands = (0..op.inputs.len()).filter_map(|index| op.optional(index));
    match operands.into_iter().find(is_state) {
        Some(variable) => {
            let what = "a variable tensor that only SVDF or LSTM could keep".to_owned();
            let help = "use a resource variable (tf.Variable) for what lives from run to run";
            Err(op.unsupported(&[variable], what, Some(help)))
        }
        None => Ok(()),
    }
}

/// Compilers whose output only their own hardware reads: the code of the operator that they leave,
/// what it says of the model, and what to do.
const COMPILED: [(&str, &str, &str); 2] = [
    (
        "ethos-u",
        "the model is already compiled by Vela for an Ethos-U",
        "give the original model, as it was before Vela compiled it",
    ),
    (
        "edgetpu-custom-op",
        "the model is already compiled for an Edge TPU",
        "give the original model, as it was before `edgetpu_compiler`",
    ),
];

/// Refuses models that another compiler has compiled, whose weights only its hardware reads.
fn refuse_compiled(wirings: &[Wiring<'_>]) -> Result<(), ImportError> {
    for wiring in wirings {
        let code = wiring.op.custom_code.as_deref();
        let compiler = COMPILED.iter().find(|(name, ..)| Some(*name) == code);
        if let Some((_, what, help)) = compiler {
            return Err(ImportError::from(Unsupported {
                op: None,
                tensors: Vec::new(),
                what: (*what).to_owned(),
                help: Some(help),
            })
            .in_op(&wiring.op));
        }
    }
    Ok(())
}

/// What an operator that is not imported is called, and what to do about it.
fn unknown(op: &OpRef, help: &'static str) -> (String, &'static str) {
    match op.custom_code.as_deref() {
        None => (format!("operator {}", op.name), help),
        Some(code) if code.starts_with("Flex") => (
            format!("operator {code} of TensorFlow"),
            "convert the model again without TensorFlow's own operators (`SELECT_TF_OPS`)",
        ),
        Some(code) => (
            format!("custom operator {code}"),
            "build the model from builtin operators, or cut this one off and compute it outside",
        ),
    }
}

fn location(wiring: &Wiring<'_>) -> Location {
    Location {
        index: u32::try_from(wiring.op.index).ok(),
        name: wiring.op.name.clone(),
        line: None,
    }
}
