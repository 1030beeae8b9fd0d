//! IF: both subgraphs in line, and the results of one of them.
//!
//! Nothing in them may outlive an inference, so that it does not matter that both are computed. Ops
//! that only one of them needs take their time in any case.

use peapod_ir::builder::Emit;
use peapod_ir::{DType, ValueId};

use super::container::malformed_at;
use super::graph::Graph;
use super::order;
use super::tensor::{Role, Tensors};
use super::variables::VariableOp;
use super::wiring::{self, Wiring};
use crate::error::{ImportError, Unsupported};

/// Subgraphs within subgraphs.
const MAX_DEPTH: usize = 8;

/// Operators of all subgraphs in line: each IF within one doubles what is below it.
const MAX_OPERATORS: usize = 100_000;

const NO_STATE: &str =
    "keep variables out of the subgraphs of IF, or compute both ways in the graph";

/// Where subgraphs are read into a function.
#[derive(Default)]
pub(super) struct Nesting {
    depth: usize,
    operators: usize,
}

/// A subgraph that is read in line.
struct Inlined<'a> {
    tensors: Tensors<'a>,
    wirings: Vec<Wiring<'a>>,
    inputs: Vec<usize>,
    outputs: Vec<usize>,
}

impl<'a> Graph<'a> {
    /// Emits both subgraphs of an IF, and selects results.
    pub(super) fn branch(&mut self, wiring: &Wiring<'a>) -> Result<(), ImportError> {
        let options = wiring.table.builtin_options_as_if_options();
        let [yes, no] = [
            options.map_or(0, |options| options.then_subgraph_index()),
            options.map_or(0, |options| options.else_subgraph_index()),
        ];
        let inputs = wiring.inputs.iter().copied().collect::<Option<Vec<_>>>();
        let malformed = |what: &str| malformed_at(wiring.table._tab.loc(), what.to_owned());
        let Some([condition, operands @ ..]) = inputs.as_deref() else {
            return Err(malformed("expected a condition and operands, found none"));
        };
        let condition = self.value_of(*condition)?;
        let ty = self.emitter.build.ty(condition);
        if ty.dtype != DType::Bool || ty.elements() != 1 {
            return Err(malformed("expected one BOOL as the condition"));
        }
        let operands = operands.iter().map(|tensor| self.value_of(*tensor));
        let operands = operands.collect::<Result<Vec<_>, _>>()?;
        let yes = self.inline(yes, &operands, wiring)?;
        let no = self.inline(no, &operands, wiring)?;
        let counts = [yes.len(), no.len(), wiring.outputs.len()];
        if counts != [counts[0]; 3] {
            return Err(malformed("its subgraphs have other numbers of outputs"));
        }
        let condition = self.emitter.build.reshape(condition, []);
        for (&tensor, (yes, no)) in wiring.outputs.iter().zip(yes.into_iter().zip(no)) {
            let ty = self.tensors.resolve(tensor)?;
            for side in [yes, no] {
                let found = self.emitter.build.ty(side);
                if found != ty {
                    let what = format!("expected {ty} from both subgraphs, found {found}");
                    return Err(self.tensors.malformed(tensor, what));
                }
            }
            let shape = ty.shape.clone();
            let condition = self.emitter.build.broadcast(condition, [], shape);
            let value = self.emitter.build.select(condition, yes, no);
            self.emitter.bind(&self.tensors, tensor, value);
        }
        Ok(())
    }

    fn value_of(&mut self, tensor: usize) -> Result<ValueId, ImportError> {
        self.tensors.resolve(tensor)?;
        self.emitter.read(&self.tensors, tensor)
    }

    /// Emits a subgraph whose inputs are these values; returns its outputs.
    fn inline(
        &mut self,
        index: i32,
        operands: &[ValueId],
        caller: &Wiring<'a>,
    ) -> Result<Vec<ValueId>, ImportError> {
        let inlined = self.read_subgraph(index, operands, caller)?;
        self.nesting.depth += 1;
        let outer_tensors = std::mem::replace(&mut self.tensors, inlined.tensors);
        let outer_values = self.emitter.enter(self.tensors.len());
        for (&tensor, &value) in inlined.inputs.iter().zip(operands) {
            self.emitter.name(tensor, value);
        }
        let boundary = inlined.inputs.iter().chain(&inlined.outputs);
        let translated = self.translate(&inlined.wirings, boundary);
        let results = translated.and_then(|()| {
            let results = inlined.outputs.iter().map(|tensor| self.value_of(*tensor));
            results.collect()
        });
        self.tensors = outer_tensors;
        self.emitter.leave(outer_values);
        self.nesting.depth -= 1;
        results
    }

    fn read_subgraph(
        &mut self,
        index: i32,
        operands: &[ValueId],
        caller: &Wiring<'a>,
    ) -> Result<Inlined<'a>, ImportError> {
        let at = caller.table._tab.loc();
        let subgraphs = self.model.subgraphs().unwrap_or_default();
        let found = usize::try_from(index).ok();
        let Some(index) = found.filter(|index| (1..subgraphs.len()).contains(index)) else {
            let most = subgraphs.len().saturating_sub(1);
            let what = format!("expected a subgraph of 1 to {most}, found {index}");
            return Err(malformed_at(at, what));
        };
        let subgraph = subgraphs.get(index);
        self.inlined.insert(index);
        let mut tensors = Tensors::read(self.buffers, subgraph)?;
        if self.tensors.is_read_as_int8() {
            tensors.read_as_int8();
        }
        let wirings = wiring::read_all(self.model, subgraph, tensors.len())?;
        self.check_nesting(&wirings, at)?;
        let (at, count) = (subgraph._tab.loc(), tensors.len());
        let inputs = wiring::read_indices(at, "input", subgraph.inputs(), count)?;
        let outputs = wiring::read_indices(at, "output", subgraph.outputs(), count)?;
        check_stateless(&tensors, &wirings, index)?;
        for wiring in &wirings {
            tensors.written(&wiring.outputs)?;
        }
        order::check(&tensors, &inputs, &wirings, &outputs, at)?;
        self.check_operands(&mut tensors, &inputs, operands, at)?;
        Ok(Inlined {
            tensors,
            wirings,
            inputs,
            outputs,
        })
    }

    fn check_nesting(&mut self, wirings: &[Wiring<'_>], at: usize) -> Result<(), ImportError> {
        self.nesting.operators += wirings.len();
        if self.nesting.depth < MAX_DEPTH && self.nesting.operators <= MAX_OPERATORS {
            return Ok(());
        }
        let what = format!(
            "expected at most {MAX_DEPTH} subgraphs within each other and {MAX_OPERATORS} operators in all"
        );
        Err(malformed_at(at, what))
    }

    fn check_operands(
        &self,
        tensors: &mut Tensors<'_>,
        inputs: &[usize],
        operands: &[ValueId],
        at: usize,
    ) -> Result<(), ImportError> {
        if inputs.len() != operands.len() {
            let (expected, found) = (inputs.len(), operands.len());
            let what = format!("expected {expected} operands for its inputs, found {found}");
            return Err(malformed_at(at, what));
        }
        for (&tensor, &operand) in inputs.iter().zip(operands) {
            let (expected, found) = (tensors.resolve(tensor)?, self.emitter.build.ty(operand));
            if expected != found {
                let what = format!("expected {expected}, found an operand of {found}");
                return Err(tensors.malformed(tensor, what));
            }
        }
        Ok(())
    }
}

/// A subgraph has nothing that lives from run to run.
fn check_stateless(
    tensors: &Tensors<'_>,
    wirings: &[Wiring<'_>],
    subgraph: usize,
) -> Result<(), ImportError> {
    let uses_state = |wiring: &&Wiring<'_>| {
        let mut inputs = wiring.inputs.iter().flatten();
        VariableOp::of(wiring).is_some() || inputs.any(|it| tensors.role(*it) == Role::State)
    };
    match wirings.iter().find(uses_state) {
        None => Ok(()),
        Some(wiring) => Err(ImportError::from(Unsupported {
            op: None,
            tensors: Vec::new(),
            what: format!("{} in subgraph {subgraph} of an IF", wiring.op.name),
            help: Some(NO_STATE),
        })),
    }
}
