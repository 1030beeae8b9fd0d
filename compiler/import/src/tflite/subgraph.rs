//! Subgraphs that operators call: in line, or as functions of the module.
//!
//! Nothing in them may outlive an inference, so that it does not matter how often they are
//! computed.

use std::collections::BTreeSet;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::{Function, TensorType, ValueId};

use super::container::malformed_at;
use super::graph::Graph;
use super::tensor::{Role, Tensors};
use super::variables::VariableOp;
use super::wire::SubGraph;
use super::wiring::{self, Wiring};
use super::{order, table};
use crate::error::{ImportError, Unsupported};

/// Subgraphs within subgraphs.
const MAX_DEPTH: usize = 8;

/// Operators and tensors of all subgraphs, as often as these are called: each call within one that
/// is called twice doubles what is below it.
const MAX_THINGS: usize = 400_000;

const NO_STATE: &str =
    "keep variables out of subgraphs that operators call, and compute with them in the graph";

/// Where subgraphs are read into functions.
#[derive(Default)]
pub(super) struct Nesting {
    /// The subgraphs that are being read, each called by the one before.
    active: Vec<usize>,
    /// Operators and tensors that were read.
    things: usize,
    /// Loops so far.
    pub(super) loops: usize,
    /// Functions that subgraphs have become.
    pub(super) functions: Vec<Function>,
    /// Subgraphs that were read.
    pub(super) read: BTreeSet<usize>,
}

impl Nesting {
    /// Begins with the subgraph that is the program.
    pub(super) fn of(entry: usize) -> Self {
        Self {
            active: vec![entry],
            ..Self::default()
        }
    }
}

/// A subgraph that is called.
pub(super) struct Called<'a> {
    index: usize,
    tensors: Tensors<'a>,
    wirings: Vec<Wiring<'a>>,
    inputs: Vec<usize>,
    outputs: Vec<usize>,
}

impl<'a> Graph<'a> {
    /// The value of a tensor.
    pub(super) fn value_of(&mut self, tensor: usize) -> Result<ValueId, ImportError> {
        self.tensors.resolve(tensor)?;
        self.emitter.read(&self.tensors, tensor)
    }

    /// Emits a subgraph whose inputs are these values; returns its outputs.
    pub(super) fn inline(
        &mut self,
        index: i32,
        operands: &[ValueId],
        caller: &Wiring<'a>,
    ) -> Result<Vec<ValueId>, ImportError> {
        let types: Vec<TensorType> = self.types(operands);
        let called = self.read_subgraph(index, &types, caller)?;
        self.translate_called(called, |_, _| operands.to_vec())
    }

    /// Makes a function of this name of a subgraph with inputs of these types; the function is the
    /// last of all then.
    pub(super) fn function(
        &mut self,
        index: i32,
        name: &str,
        types: &[TensorType],
        caller: &Wiring<'a>,
    ) -> Result<&mut Function, ImportError> {
        let called = self.read_subgraph(index, types, caller)?;
        let outer = std::mem::replace(&mut self.emitter.build, Builder::new(name));
        let results = self.translate_called(called, |graph, called| {
            let inputs = called.inputs.iter().zip(types);
            let names = inputs.map(|(tensor, ty)| (graph.tensors.name(*tensor).to_owned(), ty));
            let names: Vec<_> = names.collect();
            let build = &mut graph.emitter.build;
            let arguments = names.into_iter();
            arguments
                .map(|(name, ty)| build.argument(name, ty.clone()))
                .collect()
        });
        let build = std::mem::replace(&mut self.emitter.build, outer);
        let functions = &mut self.nesting.functions;
        functions.push(build.finish(results?));
        Ok(functions.last_mut().expect("it was just added"))
    }

    /// The types of values.
    pub(super) fn types(&self, values: &[ValueId]) -> Vec<TensorType> {
        let types = values.iter().map(|value| self.emitter.build.ty(*value));
        types.cloned().collect()
    }

    /// Emits the operators of a subgraph where the builder is, with inputs that are given when its
    /// tensors are at hand.
    fn translate_called(
        &mut self,
        mut called: Called<'a>,
        inputs: impl FnOnce(&mut Self, &Called<'a>) -> Vec<ValueId>,
    ) -> Result<Vec<ValueId>, ImportError> {
        self.nesting.active.push(called.index);
        std::mem::swap(&mut self.tensors, &mut called.tensors);
        let outer_values = self.emitter.enter(self.tensors.len());
        let values = inputs(self, &called);
        for (&tensor, &value) in called.inputs.iter().zip(&values) {
            self.emitter.name(tensor, value);
        }
        let boundary = called.inputs.iter().chain(&called.outputs);
        let translated = self.translate(&called.wirings, boundary);
        let results = translated.and_then(|()| {
            let results = called.outputs.iter().map(|tensor| self.value_of(*tensor));
            results.collect()
        });
        std::mem::swap(&mut self.tensors, &mut called.tensors);
        self.emitter.leave(outer_values);
        self.nesting.active.pop();
        results
    }

    fn read_subgraph(
        &mut self,
        index: i32,
        types: &[TensorType],
        caller: &Wiring<'a>,
    ) -> Result<Called<'a>, ImportError> {
        let at = caller.table._tab.loc();
        let subgraphs = self.model.subgraphs().unwrap_or_default();
        let found = usize::try_from(index).ok();
        let Some(index) = found.filter(|index| (0..subgraphs.len()).contains(index)) else {
            let most = subgraphs.len().saturating_sub(1);
            let what = format!("expected a subgraph of 0 to {most}, found {index}");
            return Err(malformed_at(at, what));
        };
        if self.nesting.active.contains(&index) {
            let what = format!("subgraph {index} is called within itself");
            return Err(malformed_at(at, what));
        }
        let subgraph = subgraphs.get(index);
        self.check_nesting(subgraph, at)?;
        self.nesting.read.insert(index);
        let mut tensors = Tensors::read(self.buffers, subgraph)?;
        if self.tensors.is_read_as_int8() {
            tensors.read_as_int8();
        }
        let wirings = wiring::read_all(self.model, subgraph, tensors.len())?;
        let (at, count) = (subgraph._tab.loc(), tensors.len());
        let inputs = wiring::read_indices(at, "input", subgraph.inputs(), count)?;
        let outputs = wiring::read_indices(at, "output", subgraph.outputs(), count)?;
        check_stateless(&tensors, &wirings, index)?;
        for wiring in &wirings {
            tensors.written(&wiring.outputs)?;
        }
        tensors.written(&inputs)?;
        order::check(&tensors, &inputs, &wirings, &outputs, at)?;
        check_operands(&mut tensors, &inputs, types, at)?;
        Ok(Called {
            index,
            tensors,
            wirings,
            inputs,
            outputs,
        })
    }

    /// Each call reads a subgraph again, so that few bytes can ask for much.
    fn check_nesting(&mut self, subgraph: SubGraph<'_>, at: usize) -> Result<(), ImportError> {
        let tensors = subgraph.tensors().unwrap_or_default().len();
        let operators = subgraph.operators().unwrap_or_default().len();
        self.nesting.things += tensors + operators;
        let depth = self.nesting.active.len();
        if depth <= MAX_DEPTH && self.nesting.things <= MAX_THINGS {
            return Ok(());
        }
        let what = format!(
            "expected at most {MAX_DEPTH} subgraphs within each other, and {MAX_THINGS} operators \
             and tensors in all that are called"
        );
        Err(malformed_at(at, what))
    }
}

fn check_operands(
    tensors: &mut Tensors<'_>,
    inputs: &[usize],
    operands: &[TensorType],
    at: usize,
) -> Result<(), ImportError> {
    if inputs.len() != operands.len() {
        let (expected, found) = (inputs.len(), operands.len());
        let what = format!("expected {expected} operands for its inputs, found {found}");
        return Err(malformed_at(at, what));
    }
    for (&tensor, found) in inputs.iter().zip(operands) {
        let expected = tensors.resolve(tensor)?;
        if expected != found {
            let what = format!("expected {expected}, found an operand of {found}");
            return Err(tensors.malformed(tensor, what));
        }
    }
    Ok(())
}

/// A subgraph has nothing that lives from run to run.
fn check_stateless(
    tensors: &Tensors<'_>,
    wirings: &[Wiring<'_>],
    subgraph: usize,
) -> Result<(), ImportError> {
    let uses_state = |wiring: &&Wiring<'_>| {
        let mut inputs = wiring.inputs.iter().flatten();
        VariableOp::of(wiring).is_some()
            || table::keeps(wiring.op.custom_code.as_deref())
            || inputs.any(|it| tensors.role(*it) == Role::State)
    };
    match wirings.iter().find(uses_state) {
        None => Ok(()),
        Some(wiring) => Err(ImportError::from(Unsupported {
            op: None,
            tensors: Vec::new(),
            what: format!(
                "{} in subgraph {subgraph}, which an operator calls",
                wiring.op.name
            ),
            help: Some(NO_STATE),
        })),
    }
}
