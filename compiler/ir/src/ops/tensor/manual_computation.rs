//! A function run on every device along some axes of the mesh, on shards of the operands.

use crate::ops::facts::ControlFacts;
use super::call::{arguments, check_function};
use super::collective::{check_axes, group_size};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::mesh::{AxisId, Mesh, Sharding};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::{Operand, TypeRule};
use crate::types::TensorType;
use crate::vjp::no_vjp;

/// A function run on every device along some axes of the mesh, on shards of the operands; the
/// results are the tensors of which the devices hold shards then.
///
/// Collectives of the function exchange what the devices along these axes hold. Where devices hold
/// copies of an element of a result, the one of the first device counts. Along all other axes the
/// program is still one for all devices together.
///
/// Constraints:
/// - C1: all operands are there; as many results as the function has, and for each operand and
///   result the axes that split its dimensions.
/// - C2: the axes are different ones of the mesh, one at least.
/// - C3: the module has a function of this name, and it keeps no state.
/// - C4: dimensions of operands and results are split over axes of the op, each once, whose devices
///   divide their extents.
/// - C5: the function has inputs and outputs of the types of shards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ManualComputation {
    /// Name of the function.
    pub function: String,
    /// Axes that the function is written for one device of.
    pub axes: Vec<AxisId>,
    /// For each operand and dimension the axes that split it, major first.
    pub inputs: Vec<Vec<Vec<AxisId>>>,
    /// For each result and dimension the axes that split it, major first.
    pub outputs: Vec<Vec<Vec<AxisId>>>,
}

impl ManualComputation {
    /// How operands are sharded over the op's axes.
    pub fn input_shardings(&self) -> impl Iterator<Item = Sharding> {
        self.inputs.iter().map(|dims| sharding(dims))
    }

    /// How results are sharded over the op's axes.
    pub fn output_shardings(&self) -> impl Iterator<Item = Sharding> {
        self.outputs.iter().map(|dims| sharding(dims))
    }

    /// C4 of an operand or result; the type of a shard where it holds.
    fn check_shard(
        &self,
        rule: &mut TypeRule<'_>,
        value: Operand<'_>,
        dims: &[Vec<AxisId>],
    ) -> Option<TensorType> {
        let rank = value.ty.shape.len();
        let found = dims.len();
        if !rule.require("C4", found == rank, || {
            format!("axes for {found} dimensions of {value}, which has {rank}")
        }) {
            return None;
        }
        let axes: Vec<AxisId> = dims.iter().flatten().copied().collect();
        let own = axes.iter().enumerate().all(|(at, axis)| {
            let once = !axes[..at].contains(axis);
            once && self.axes.contains(axis)
        });
        if !rule.require("C4", own, || {
            format!("{value} is sharded over axes not in the op's list, or over one twice")
        }) {
            return None;
        }
        let mesh = rule.mesh();
        for (dim, (axes, extent)) in dims.iter().zip(&value.ty.shape).enumerate() {
            let parts = group_size(mesh, axes);
            if !rule.require("C4", extent.is_multiple_of(parts), || {
                format!("extent {extent} of dimension {dim} of {value} for {parts} devices")
            }) {
                return None;
            }
        }
        Some(shard_type(mesh, dims, value.ty))
    }

    fn check_shards(
        &self,
        rule: &mut TypeRule<'_>,
        what: &str,
        values: &[Operand<'_>],
        dims: &[Vec<Vec<AxisId>>],
    ) -> Option<Vec<TensorType>> {
        let (found, expected) = (dims.len(), values.len());
        if !rule.require("C1", found == expected, || {
            format!("axes for {found} {what}s, there are {expected}")
        }) {
            return None;
        }
        let pairs = values.iter().zip(dims);
        let shards: Vec<_> = pairs
            .map(|(value, dims)| self.check_shard(rule, *value, dims))
            .collect();
        shards.into_iter().collect()
    }
}

fn sharding(dims: &[Vec<AxisId>]) -> Sharding {
    Sharding {
        dims: dims.to_vec(),
        partial: vec![],
    }
}

fn shard_type(mesh: &Mesh, dims: &[Vec<AxisId>], ty: &TensorType) -> TensorType {
    let extents = ty.shape.iter().zip(dims);
    let extents = extents.map(|(extent, axes)| extent / group_size(mesh, axes));
    ty.with_shape(extents.collect::<Vec<_>>())
}

impl OpDef for ManualComputation {
    attributes! { function, axes, inputs, outputs }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let count = rule.result_count();
        let Some(operands) = rule.any_number(0, "operand", count) else {
            return;
        };
        if check_axes(rule, "C2", &self.axes).is_none() {
            return;
        }
        let results = rule.results("result");
        let inputs = self.check_shards(rule, "operand", &operands, &self.inputs);
        let outputs = self.check_shards(rule, "result", &results, &self.outputs);
        if let (Some(inputs), Some(outputs)) = (inputs, outputs) {
            let [inputs, outputs] =
                [&inputs, &outputs].map(|types| types.iter().collect::<Vec<_>>());
            check_function(rule, ["C3", "C5"], &self.function, &inputs, &outputs);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        // Only the function could say more.
        DimensionRule::whole(types)
    }

    /// Where no device goes another way than the others: `eval` itself runs the function so that
    /// it can tell.
    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        operands.manual(self, &arguments(operands, 0))
    }
}

impl ControlFacts for ManualComputation {
    fn callees(&self) -> Vec<&str> {
        vec![&self.function]
    }

    fn axes_mut(&mut self) -> Vec<&mut AxisId> {
        let tensors = self.inputs.iter_mut().chain(&mut self.outputs);
        let sharded = tensors.flatten().flatten();
        self.axes.iter_mut().chain(sharded).collect()
    }
}

no_vjp!(ManualComputation:
    "a manual computation says itself what devices exchange",
    "differentiate in the source, or write the program for all devices");
