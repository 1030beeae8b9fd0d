//! Calls, and functions that become regions of loops and branches.

use peapod_ir::ops::tensor::{Case, While};
use peapod_ir::{Function, TensorType};

use super::text;
use super::writer::{Ssa, Writer};

impl<'m> Writer<'m> {
    /// A function of the module; the type rules hold that there is one.
    pub(super) fn function(&self, name: &str) -> Option<&'m Function> {
        let mut functions = self.module.functions.iter();
        functions.find(|function| function.name == name)
    }

    pub(super) fn call(&mut self, name: &str, x: &[Ssa], types: &[TensorType]) -> Vec<Ssa> {
        let callee = text::symbol(&self.symbol(name));
        self.op("func.call", x, &[("callee", callee)], types)
    }

    /// A function as a region, for these arguments and what it captures.
    fn inlined(&mut self, name: &str, arguments: &[TensorType], captured: &[Ssa]) -> String {
        let function = self.function(name);
        self.region(arguments, |writer, mut arguments| {
            arguments.extend_from_slice(captured);
            match function {
                Some(function) => writer.body(function, arguments),
                None => vec![],
            }
        })
    }

    pub(super) fn while_loop(&mut self, op: &While, x: &[Ssa], types: &[TensorType]) -> Vec<Ssa> {
        let (changing, captured) = x.split_at(types.len());
        let regions = [&op.condition, &op.body].map(|name| self.inlined(name, types, captured));
        self.op_with("stablehlo.while", changing, &[], &regions, types)
    }

    pub(super) fn case(&mut self, op: &Case, x: &[Ssa], types: &[TensorType]) -> Vec<Ssa> {
        let (index, captured) = x.split_at(1);
        let names = op.functions.iter();
        let regions: Vec<String> = names
            .map(|name| self.inlined(name, &[], captured))
            .collect();
        self.op_with("stablehlo.case", index, &[], &regions, types)
    }
}
