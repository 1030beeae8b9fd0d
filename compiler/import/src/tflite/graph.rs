//! A subgraph to a function: one operator after the other.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use peapod_ir::builder::Emit;
use peapod_ir::{Function, Location, Numerics, Origin, ValueId, custom};

use super::constant::{Buffers, Copies, OverBudget};
use super::container::{self, malformed_at};
use super::emitter::Emitter;
use super::op::{self, ForeignOp, Operand};
use super::subgraph::Nesting;
use super::tensor::{Role, Tensors};
use super::variables::{Scope, StateNames, VariableOp};
use super::wire::{self, BuiltinOperator};
use super::wiring::{self, Wiring};
use super::{Choices, control, legacy, open, ops, order, table};
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
    /// Its name.
    pub(super) name: String,
    /// Subgraphs that it calls.
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

/// A subgraph whose tensors and operators are known, but not translated yet.
pub(super) struct Parts<'a> {
    model: wire::Model<'a>,
    buffers: Buffers<'a>,
    entry: usize,
    tensors: Tensors<'a>,
    wirings: Vec<Wiring<'a>>,
    inputs: Vec<usize>,
    outputs: Vec<usize>,
    /// Its resource variables.
    pub(super) variables: Scope<'a>,
    numerics: Numerics,
    /// Its name.
    pub(super) name: String,
}

impl<'a> Parts<'a> {
    /// Reads the subgraph with this number. Its first inputs have these shapes.
    pub(super) fn read(
        file: &'a [u8],
        model: wire::Model<'a>,
        entry: usize,
        choices: Choices<'_>,
        copies: &mut Copies,
    ) -> Result<Self, ImportError> {
        let subgraph = container::subgraph(model, entry)?;
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
            if wiring.op.custom_code.as_deref() == Some("CIRCULAR_BUFFER") {
                // Its result is a variable in files, as it is what it keeps.
                tensors.kept(&wiring.outputs);
            }
            tensors.written(&wiring.outputs)?;
        }
        tensors.written(&inputs)?;
        order::check(&tensors, &inputs, &wirings, &outputs, at)?;
        tensors.choose_inputs(&inputs, choices.input_shapes)?;
        let name = subgraph.name().filter(|name| !name.is_empty());
        let variables = Scope::read(model, buffers, &wirings, &mut tensors, copies)?;
        Ok(Self {
            model,
            buffers,
            entry,
            tensors,
            wirings,
            inputs,
            outputs,
            variables,
            numerics: choices.numerics,
            name: name.unwrap_or("main").to_owned(),
        })
    }
}

impl<'a> Graph<'a> {
    /// Translates a subgraph, or reports everything in it that is not supported.
    pub(super) fn of(parts: Parts<'a>, copies: Copies) -> Result<Self, ImportError> {
        let Parts { inputs, .. } = parts;
        let count = parts.tensors.len();
        let mut graph = Self {
            model: parts.model,
            buffers: parts.buffers,
            nesting: Nesting::of(parts.entry),
            variables: parts.variables,
            emitter: Emitter::new(&parts.name, count, copies, parts.numerics),
            name: parts.name,
            tensors: parts.tensors,
            boundaries: [BTreeMap::new(), BTreeMap::new()],
            outputs: Vec::new(),
        };
        graph.add_arguments(&inputs);
        graph.translate(&parts.wirings, inputs.iter().chain(&parts.outputs))?;
        for index in parts.outputs {
            let value = graph.output(index)?;
            graph.outputs.push(value);
        }
        Ok(graph)
    }

    /// Calls the states what they are called in all entries of a module: resource variables, and
    /// those that are the subgraph's own.
    pub(super) fn name_states(&mut self, names: &mut StateNames<'a>) {
        let variables = self.variables.states();
        let values = &self.emitter.build.function().values;
        let states = values.iter().filter(|it| it.1.origin == Origin::State);
        let states: Vec<_> = states.map(|(id, it)| (id, it.name.clone())).collect();
        for (id, name) in states {
            let name = match variables.get(&id) {
                Some(variable) => names.of_variable(*variable),
                None => names.fresh(format!("{}.{name}", self.name)),
            };
            self.emitter.build.rename(id, name);
        }
    }

    /// What was repaired.
    pub(super) fn warnings(&self) -> Vec<Warning> {
        self.tensors.warnings()
    }

    /// How many other subgraphs were read.
    pub(super) fn subgraphs(&self) -> usize {
        self.variables.subgraphs() + self.nesting.read.len()
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

    /// The function that was read, then those that it names; and what was copied for them.
    pub(super) fn into_functions(self) -> (Vec<Function>, Copies) {
        let mut functions = vec![self.emitter.build.finish(self.outputs)];
        functions.extend(self.nesting.functions);
        (functions, self.emitter.copies)
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
            if matches!(translated, Err(ImportError::Malformed(_)))
                && !unsupported.is_empty()
                && self.has_open(wiring)
            {
                // A refused operator would have decided the shape.
                continue;
            }
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
        if control::CODES.contains(&wiring.code) {
            self.emitter.build.set_source(location(wiring), "");
            return self.control(wiring);
        }
        let code = wiring.op.custom_code.as_deref();
        let own = code.and_then(|code| Some((code, custom::find(code)?)));
        let row = self.row(wiring, own.is_some())?;
        for &index in inputs.iter().flatten() {
            self.tensors.resolve(index)?;
        }
        self.decide_shapes(wiring)?;
        for &index in inputs.iter().flatten().chain(outputs) {
            self.tensors.resolve(index)?;
            if wiring.code != BuiltinOperator::CUSTOM || row.is_none() {
                self.tensors.refuse_uint64(index)?;
            }
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
        if let Some(row) = row {
            row.check(&op)?;
            refuse_empty(&op, wiring.code)?;
        }
        refuse_variables(&op, wiring.code)?;
        let first = op.emitter.build.function().ops.len();
        match (row, own) {
            (Some(row), _) => (row.translate)(&mut op)?,
            (None, Some((name, own))) => ops::custom(&mut op, name, &*own)?,
            (None, None) => {}
        }
        self.emitter.build.fold(first, FOLDED_ELEMENTS);
        Ok(())
    }
}

impl<'a> Graph<'a> {
    /// The row of an operator in the table; `None` for one that is not there but the user's own.
    fn row(
        &self,
        wiring: &Wiring<'a>,
        is_own: bool,
    ) -> Result<Option<&'static table::Row>, ImportError> {
        match table::find(wiring.code, wiring.op.custom_code.as_deref()) {
            Ok(row) => Ok(Some(row)),
            Err(_) if is_own => Ok(None),
            Err(help) => {
                let (what, help) = unknown(&wiring.op, help);
                let unsupported = Unsupported {
                    op: None,
                    tensors: op::describe(&self.tensors, &wiring.inputs, &wiring.outputs),
                    what,
                    help: Some(help),
                };
                Err(unsupported.into())
            }
        }
    }

    /// Whether the file leaves the shape of an operand or result of an operator open.
    fn has_open(&self, wiring: &Wiring<'a>) -> bool {
        let mut tensors = wiring.inputs.iter().flatten().chain(&wiring.outputs);
        tensors.any(|&index| self.tensors.is_open(index))
    }

    /// Decides the shapes of results that the file leaves open.
    fn decide_shapes(&mut self, wiring: &Wiring<'a>) -> Result<(), ImportError> {
        let outputs = &wiring.outputs;
        if !outputs.iter().any(|&index| self.tensors.is_open(index)) {
            return Ok(());
        }
        let op = ForeignOp {
            table: wiring.table,
            tensors: &self.tensors,
            inputs: &wiring.inputs,
            outputs,
            emitter: &mut self.emitter,
        };
        let shapes = open::shapes(&op, wiring.code).unwrap_or_default();
        for (&index, shape) in outputs.iter().zip(shapes) {
            if self.tensors.is_open(index) {
                self.tensors.decide(index, shape)?;
            }
        }
        Ok(())
    }
}

/// Operators that keep variable tensors from run to run.
const KEEPERS: [BuiltinOperator; 7] = [
    BuiltinOperator::SVDF,
    BuiltinOperator::UNIDIRECTIONAL_SEQUENCE_LSTM,
    BuiltinOperator::BIDIRECTIONAL_SEQUENCE_LSTM,
    BuiltinOperator::LSTM,
    BuiltinOperator::RNN,
    BuiltinOperator::UNIDIRECTIONAL_SEQUENCE_RNN,
    BuiltinOperator::BIDIRECTIONAL_SEQUENCE_RNN,
];

/// Refuses operands without elements of operators that make at least one step.
fn refuse_empty(op: &ForeignOp<'_, '_>, code: BuiltinOperator) -> Result<(), ImportError> {
    if code != BuiltinOperator::CUSTOM && !KEEPERS.contains(&code) {
        return Ok(());
    }
    let is_empty = |operand: &Operand<'_>| operand.ty.elements() == 0;
    let operands = (0..op.inputs.len()).filter_map(|index| op.optional(index));
    match operands.into_iter().find(is_empty) {
        Some(operand) => {
            let what = "an operand without elements, where there is at least one step".to_owned();
            Err(op.unsupported(&[operand], what, Some("feed at least one element")))
        }
        None => Ok(()),
    }
}

/// Refuses variable tensors of operators that keep none: converters write them for SVDF, LSTM and
/// RNN only, and no other operator says when it would write one.
fn refuse_variables(op: &ForeignOp<'_, '_>, code: BuiltinOperator) -> Result<(), ImportError> {
    if KEEPERS.contains(&code) && op.emitter.gate.is_some() {
        let what = "state after a CIRCULAR_BUFFER that lets only some runs through".to_owned();
        let help = "put it before the CIRCULAR_BUFFER, or in a model of its own";
        return Err(op.unsupported(&[op.result()], what, Some(help)));
    }
    if KEEPERS.contains(&code) {
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
const COMPILED: [(&str, &str, &str); 4] = [
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
    (
        "DISPATCH_OP",
        "the model is already compiled by LiteRT for an NPU",
        "give the original model, as it was before it was compiled ahead of time",
    ),
    (
        "NeutronGraph",
        "the model is already compiled for a Neutron NPU",
        "give the original model, as it was before `neutron-converter`",
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
            "implement it, and declare it with --custom-ops (docs/custom-operators.md), or build \
             the model from builtin operators",
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
