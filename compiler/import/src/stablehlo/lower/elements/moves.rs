//! Ops that move elements without looking at them.

use super::{Kind, Narrow, Rewriter};
use crate::stablehlo::{Attribute, ElementType, Operation, ValueId};

const MOVES: [&str; 31] = [
    "sdy.data_flow_edge",
    "sdy.propagation_barrier",
    "sdy.reshard",
    "sdy.sharding_constraint",
    "sdy.sharding_group",
    "stablehlo.all_gather",
    "stablehlo.all_to_all",
    "stablehlo.broadcast",
    "stablehlo.broadcast_in_dim",
    "stablehlo.collective_broadcast",
    "stablehlo.collective_permute",
    "stablehlo.concatenate",
    "stablehlo.dynamic_broadcast_in_dim",
    "stablehlo.dynamic_gather",
    "stablehlo.dynamic_pad",
    "stablehlo.dynamic_reshape",
    "stablehlo.dynamic_slice",
    "stablehlo.dynamic_update_slice",
    "stablehlo.gather",
    "stablehlo.get_dimension_size",
    "stablehlo.pad",
    "stablehlo.real_dynamic_slice",
    "stablehlo.reshape",
    "stablehlo.reverse",
    "stablehlo.select",
    "stablehlo.slice",
    "stablehlo.torch_index_select",
    "stablehlo.transpose",
    "sdy.all_gather",
    "sdy.all_slice",
    "sdy.collective_permute",
];

/// Custom calls that say where elements are.
const PLACES: [&str; 3] = ["Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape"];

/// Whether an op moves elements only.
pub(in crate::stablehlo::lower) fn is_move(op: &Operation) -> bool {
    let target = op.attribute("call_target_name");
    let places = |it: &Attribute| matches!(it, Attribute::String(it) if PLACES.contains(&&**it));
    let is_place = op.name == "stablehlo.custom_call" && target.is_some_and(places);
    MOVES.contains(&op.name.as_str()) || is_place
}

/// A call of Python.
pub(super) fn is_callback(op: &Operation) -> bool {
    let target = op.attribute("call_target_name");
    let python = |it: &Attribute| matches!(it, Attribute::String(it) if it.contains("_python_"));
    op.name == "stablehlo.custom_call" && target.is_some_and(python)
}

/// Whether an op is that of the largest elements, which is known by its name.
pub(super) fn is_top_k(op: &Operation) -> bool {
    let name = op.attribute("name");
    let known = matches!(name, Some(Attribute::String(name)) if name == "chlo.top_k");
    op.name == "chlo.top_k" || op.name == "stablehlo.composite" && known
}

/// The first operand that is an index, of ops that have such operands.
fn first_index(name: &str) -> Option<usize> {
    Some(match name {
        "stablehlo.dynamic_slice" | "stablehlo.gather" | "stablehlo.torch_index_select" => 1,
        "stablehlo.dynamic_update_slice" => 2,
        _ => return None,
    })
}

impl Rewriter<'_> {
    /// The same op on real and on imaginary parts.
    pub(super) fn by_parts(&mut self, op: &Operation) {
        let is_real = |id: &ValueId| {
            let tensor = self.values[*id].ty.as_tensor();
            let float = tensor.is_some_and(|it| matches!(it.element, ElementType::Float(_)));
            float && !self.parts.contains_key(id)
        };
        if op.operands.iter().any(is_real) {
            let why = "expected complex operands, found a real one".to_owned();
            return self.refuse(op.clone(), why);
        }
        let complex = |id: &&ValueId| matches!(self.kind(**id), Some(Kind::Complex(_)));
        if op.results.iter().filter(complex).count() != op.results.len() {
            // A result that is no element, such as a size, is that of the real part.
            self.by_part(op, 0);
            return;
        }
        self.define_all(&op.results);
        for part in [0, 1] {
            self.by_part(op, part);
        }
    }

    fn by_part(&mut self, op: &Operation, part: usize) {
        let operands = self.with_indices(op);
        let of = |id: &ValueId| {
            let used = self.used(*id);
            used.get(part).or(used.first()).copied()
        };
        let part_of_result = |id: &ValueId| self.parts.get(id).map_or(*id, |parts| parts[part]);
        let copy = Operation {
            operands: operands.iter().filter_map(of).collect(),
            results: op.results.iter().map(part_of_result).collect(),
            ..op.clone()
        };
        self.out.push(copy);
    }

    /// The same op on what stands for elements.
    pub(super) fn on_storage(&mut self, mut op: Operation) {
        let operands = self.with_indices(&op);
        op.operands = self.used_all(&operands);
        op.results = self.define_all(&op.results);
        self.out.push(op);
    }

    /// The operands, of which indices are numbers.
    fn with_indices(&mut self, op: &Operation) -> Vec<ValueId> {
        let mut operands = op.operands.clone();
        let first = first_index(&op.name).unwrap_or(operands.len());
        for operand in operands.iter_mut().skip(first) {
            if self.kinds.get(operand) == Some(&Narrow::U16) {
                *operand = self.widened(*operand, Narrow::U16);
            }
        }
        operands
    }
}
