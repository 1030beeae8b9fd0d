//! Operators that call subgraphs once, and as long as another subgraph says so.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::While;
use peapod_ir::{DType, Origin, TensorType, ValueId};

use super::container::malformed_at;
use super::graph::Graph;
use super::wire::BuiltinOperator;
use super::wiring::Wiring;
use crate::error::ImportError;

/// Operators that call subgraphs.
pub(super) const CODES: [BuiltinOperator; 4] = [
    BuiltinOperator::IF,
    BuiltinOperator::CALL,
    BuiltinOperator::WHILE,
    BuiltinOperator::STABLEHLO_COMPOSITE,
];

impl<'a> Graph<'a> {
    /// Emits what an operator does that calls subgraphs.
    pub(super) fn control(&mut self, wiring: &Wiring<'a>) -> Result<(), ImportError> {
        let table = wiring.table;
        match wiring.code {
            BuiltinOperator::IF => self.branch(wiring),
            BuiltinOperator::WHILE => self.while_loop(wiring),
            BuiltinOperator::STABLEHLO_COMPOSITE => {
                let options = table.builtin_options_2_as_stable_hlocomposite_options();
                // What the parts of an operator are that another compiler may know as a whole.
                self.call(
                    options.map_or(-1, |it| it.decomposition_subgraph_index()),
                    wiring,
                )
            }
            _ => {
                let options = table.builtin_options_as_call_options();
                let subgraph = options.map_or(0, |options| options.subgraph());
                self.call(i32::try_from(subgraph).unwrap_or(-1), wiring)
            }
        }
    }

    /// Emits the operators of a subgraph in the place of a call.
    fn call(&mut self, subgraph: i32, wiring: &Wiring<'a>) -> Result<(), ImportError> {
        let operands = self.operands(wiring)?;
        let results = self.inline(subgraph, &operands, wiring)?;
        let types = self.types(&results);
        self.check_results(wiring, &types)?;
        for (&tensor, value) in wiring.outputs.iter().zip(results) {
            let origin = &self.emitter.build.function().value(value).origin;
            // What was there before the call keeps its name.
            match *origin == Origin::Result && !operands.contains(&value) {
                true => self.emitter.bind(&self.tensors, tensor, value),
                false => self.emitter.name(tensor, value),
            }
        }
        Ok(())
    }

    /// Emits a loop with a function each for what decides on it and for what is repeated.
    fn while_loop(&mut self, wiring: &Wiring<'a>) -> Result<(), ImportError> {
        let options = wiring.table.builtin_options_as_while_options();
        let malformed = |what: &str| malformed_at(wiring.table._tab.loc(), what.to_owned());
        let [condition, body] = [
            options.map_or(-1, |options| options.cond_subgraph_index()),
            options.map_or(-1, |options| options.body_subgraph_index()),
        ];
        let operands = self.operands(wiring)?;
        let types = self.types(&operands);
        self.check_results(wiring, &types)?;
        let name = self.loop_name();
        let names = ["condition", "body"].map(|role| format!("{name}.{role}"));
        let function = self.function(condition, &names[0], &types, wiring)?;
        let decides = match function.outputs[..] {
            [value] => function.ty(value).clone(),
            _ => {
                return Err(malformed(
                    "expected one output of the subgraph that decides",
                ));
            }
        };
        if decides.dtype != DType::Bool || decides.elements() != 1 {
            return Err(malformed(
                "expected one BOOL from the subgraph that decides",
            ));
        }
        scalar(function);
        let function = self.function(body, &names[1], &types, wiring)?;
        let made = function.outputs.iter().map(|value| function.ty(*value));
        let made: Vec<TensorType> = made.cloned().collect();
        self.check_results(wiring, &made)?;
        let [condition, body] = names;
        let operands = operands.into_iter().map(Some).collect();
        let results = self
            .emitter
            .build
            .emit_op(While { condition, body }, operands, types);
        for (&tensor, value) in wiring.outputs.iter().zip(results) {
            self.emitter.bind(&self.tensors, tensor, value);
        }
        Ok(())
    }

    /// A name for the functions of a loop that no other function has.
    fn loop_name(&mut self) -> String {
        self.nesting.loops += 1;
        format!("{}.loop_{}", self.name, self.nesting.loops)
    }

    /// The operands of an operator, all of which are there.
    fn operands(&mut self, wiring: &Wiring<'a>) -> Result<Vec<ValueId>, ImportError> {
        let at = wiring.table._tab.loc();
        let inputs = wiring.inputs.iter().copied().collect::<Option<Vec<_>>>();
        let inputs = inputs.ok_or_else(|| malformed_at(at, "expected all of its operands"))?;
        let values = inputs.into_iter().map(|tensor| self.value_of(tensor));
        values.collect()
    }

    /// The results of an operator have the types that its subgraph makes.
    fn check_results(
        &mut self,
        wiring: &Wiring<'a>,
        found: &[TensorType],
    ) -> Result<(), ImportError> {
        if wiring.outputs.len() != found.len() {
            let (expected, found) = (wiring.outputs.len(), found.len());
            let what = format!("expected {expected} results from a subgraph, found {found}");
            return Err(malformed_at(wiring.table._tab.loc(), what));
        }
        for (&tensor, found) in wiring.outputs.iter().zip(found) {
            let expected = self.tensors.resolve(tensor)?;
            if expected != found {
                let what = format!("expected {expected} from a subgraph, found {found}");
                return Err(self.tensors.malformed(tensor, what));
            }
        }
        Ok(())
    }
}

/// Makes the only result of a function one without dimensions.
fn scalar(function: &mut peapod_ir::Function) {
    let mut build = peapod_ir::builder::Builder::from(std::mem::take(function));
    let decides = build.function().outputs[0];
    let decides = build.reshape(decides, []);
    *function = build.finish(vec![decides]);
}
