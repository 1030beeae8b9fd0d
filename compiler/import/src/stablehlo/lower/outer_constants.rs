//! Constants that regions of elements take from outside them: each region gets its own, so that it
//! is known by what it does. Passes of MLIR move constants out of regions.

use std::collections::BTreeMap;

use crate::stablehlo::{Function, Module, Operation, Region, Value, ValueId};
use peapod_ir::entity::PrimaryMap;

use super::combiner;

/// Gives every region that combines elements its own constants.
pub(super) fn copy_inside(text: &mut Module) {
    for function in &mut text.functions {
        let Function { body, values, .. } = function;
        let mut constants = BTreeMap::new();
        for op in body.iter_mut().flatten() {
            visit(op, &mut constants, values);
        }
    }
}

/// Constants so far by what they define, which all inner regions see.
type Constants = BTreeMap<ValueId, Operation>;

fn visit(op: &mut Operation, constants: &mut Constants, values: &mut PrimaryMap<ValueId, Value>) {
    // Regions of elements take scalars only; weights are not copied.
    let is_scalar = |it: &ValueId| {
        let ty = values[*it].ty.as_tensor();
        ty.is_some_and(|ty| ty.shape.is_empty())
    };
    if let ("stablehlo.constant", [result]) = (op.name.as_str(), &op.results[..])
        && is_scalar(result)
    {
        constants.insert(*result, op.clone());
    }
    let combines = combiner::combines_elements(op);
    for region in &mut op.regions {
        if combines {
            fill(region, constants, values);
        }
        for op in &mut region.operations {
            visit(op, constants, values);
        }
    }
}

/// Copies the constants of outside that the ops of a region use.
fn fill(region: &mut Region, constants: &Constants, values: &mut PrimaryMap<ValueId, Value>) {
    let mut copies: BTreeMap<ValueId, Operation> = BTreeMap::new();
    for operand in region.operations.iter_mut().flat_map(|op| &mut op.operands) {
        let Some(constant) = constants.get(operand) else {
            continue;
        };
        let copy = copies.entry(*operand).or_insert_with(|| {
            let value = values[*operand].clone();
            let results = vec![values.push(value)];
            Operation {
                results,
                ..constant.clone()
            }
        });
        *operand = copy.results[0];
    }
    region.operations.splice(0..0, copies.into_values());
}
