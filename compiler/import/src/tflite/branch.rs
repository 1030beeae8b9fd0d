//! IF: both subgraphs in line, and the results of one of them.
//!
//! Ops that only one of them needs take their time in any case.

use peapod_ir::DType;
use peapod_ir::builder::Emit;

use super::container::malformed_at;
use super::graph::Graph;
use super::wiring::Wiring;
use crate::error::ImportError;

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
}
