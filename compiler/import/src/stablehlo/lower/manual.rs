//! Programs written for one device, as parts of one for all.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an attribute of any other form is no list of axes"
)]

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Call, ManualComputation};
use peapod_ir::{Annotation, AxisId, TensorType, ValueId};

use super::control::{Captured, region_function};
use super::error::{Lowered, Stop, malformed, unsupported};
use super::scope::{Scope, Slot};
use super::{sharding, types};
use crate::stablehlo::{Attribute, AxisReference, Operation, Sharding, Type};

/// `sdy.manual_computation`.
pub(super) fn lower<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    let [region] = &op.regions[..] else {
        return malformed(format!("expected 1 region, found {}", op.regions.len()));
    };
    let axes = manual_axes(scope, op)?;
    let results = scope.result_types(op)?;
    let operand_types = operands.iter().map(|id| scope.ty(*id).clone());
    let operand_types: Vec<TensorType> = operand_types.collect();
    let inputs = annotations(scope, op, "in_shardings", &operand_types)?;
    let outputs = annotations(scope, op, "out_shardings", &results)?;
    let (in_dims, out_dims) = (manual(&inputs, &axes)?, manual(&outputs, &axes)?);
    let arguments = region.arguments.iter();
    let taken = arguments.map(|id| &scope.text.value(*id).ty);
    check_shards(scope, "operand", &operand_types, &in_dims, taken)?;
    if let Some(last) = region.operations.last() {
        let returned = scope.text.operand_types(last);
        check_shards(scope, "result", &results, &out_dims, returned)?;
    }
    let captured = Captured::of(scope, &op.regions)?;
    if captured.operands().next().is_some() {
        return malformed("the region captures values; pass them as operands");
    }
    let function = region_function(scope, op, region, &captured, "manual")?;
    let made = run_on_devices(
        scope,
        Manual {
            function,
            axes,
            inputs: in_dims,
            outputs: out_dims,
        },
        &operands
            .into_iter()
            .zip(inputs.into_iter().map(Some))
            .collect::<Vec<_>>(),
        results
            .into_iter()
            .zip(outputs.into_iter().map(Some))
            .collect(),
    );
    scope.define_as(op, &made)
}

/// A function for one device along some axes; how operands and results are sharded over these.
pub(super) struct Manual {
    /// Its name.
    pub(super) function: String,
    /// The axes; there may be none.
    pub(super) axes: Vec<AxisId>,
    /// For each operand and dimension.
    pub(super) inputs: Vec<Vec<Vec<AxisId>>>,
    /// For each result and dimension.
    pub(super) outputs: Vec<Vec<Vec<AxisId>>>,
}

/// Adds the op, with operands behind constraints of these annotations, and annotates its results.
pub(super) fn run_on_devices(
    scope: &mut Scope<'_, '_>,
    manual: Manual,
    operands: &[(ValueId, Option<Annotation>)],
    results: Vec<(TensorType, Option<Annotation>)>,
) -> Vec<ValueId> {
    let operands = operands.iter().map(|(value, annotation)| match annotation {
        Some(annotation) => sharding::constrained(scope, *value, annotation.clone()),
        None => *value,
    });
    let operands: Vec<ValueId> = operands.collect();
    let (types, said): (Vec<_>, Vec<_>) = results.into_iter().unzip();
    let Manual {
        function,
        axes,
        inputs,
        outputs,
    } = manual;
    let made = match axes.is_empty() {
        true => scope.build.emit_many(Call { function }, &operands, types),
        false => {
            let kind = ManualComputation {
                function,
                axes,
                inputs,
                outputs,
            };
            scope.build.emit_many(kind, &operands, types)
        }
    };
    for (value, said) in made.iter().zip(said) {
        scope.build.annotate(*value, said);
    }
    made
}

fn manual_axes(scope: &Scope<'_, '_>, op: &Operation) -> Lowered<Vec<AxisId>> {
    let Some(Attribute::ManualAxes(names)) = op.attribute("manual_axes") else {
        return malformed("missing attribute `manual_axes`");
    };
    let mut axes = Vec::new();
    for name in names {
        let reference = AxisReference {
            name: name.clone(),
            sub_axis: None,
        };
        axes.extend(scope.program.axes.resolve(&reference)?);
    }
    axes.sort_unstable();
    axes.dedup();
    Ok(axes)
}

fn annotations(
    scope: &Scope<'_, '_>,
    op: &Operation,
    name: &str,
    types: &[TensorType],
) -> Lowered<Vec<Annotation>> {
    let found: &[Sharding] = match op.attribute(name) {
        Some(Attribute::ShardingPerValue(found)) => found,
        _ => return malformed(format!("missing attribute `{name}`")),
    };
    if found.len() != types.len() {
        let (found, expected) = (found.len(), types.len());
        return malformed(format!(
            "expected {expected} shardings in `{name}`, found {found}"
        ));
    }
    let pairs = found.iter().zip(types);
    let annotation = |(found, ty): (&Sharding, &TensorType)| {
        if !found.unreduced.is_empty() {
            return unsupported(
                "parts of sums (`unreduced` axes) that enter or leave a program \
                 written per device; sum them within it",
            );
        }
        sharding::shardy(scope.program, found, ty.shape.len(), op.span.line)
    };
    pairs.map(annotation).collect()
}

/// Of each dimension the manual axes, which come first.
fn manual(said: &[Annotation], axes: &[AxisId]) -> Lowered<Vec<Vec<Vec<AxisId>>>> {
    let of_dim = |all: &Vec<AxisId>| {
        let is_manual = |axis: &AxisId| axes.contains(axis);
        let own: Vec<AxisId> = all.iter().copied().filter(is_manual).collect();
        match all.starts_with(&own) {
            true => Ok(own),
            false => malformed("expected the manual axes of a dimension before its other axes"),
        }
    };
    let of_value = |said: &Annotation| said.sharding.dims.iter().map(of_dim).collect();
    said.iter().map(of_value).collect()
}

/// The region has values of the types of shards.
pub(super) fn check_shards<'t>(
    scope: &Scope<'_, '_>,
    what: &str,
    whole: &[TensorType],
    cuts: &[Vec<Vec<AxisId>>],
    shards: impl Iterator<Item = &'t Type>,
) -> Lowered {
    let shards: Vec<&Type> = shards.collect();
    if shards.len() != whole.len() {
        let (found, expected) = (shards.len(), whole.len());
        return malformed(format!(
            "expected a region of {expected} {what}s, found {found}"
        ));
    }
    for (index, ((whole, cut), shard)) in whole.iter().zip(cuts).zip(shards).enumerate() {
        let shard = types::tensor_type(shard)?;
        let parts = cut.iter().map(|axes| scope.devices(axes));
        let pairs = shard.shape.iter().zip(parts);
        let joined: Vec<usize> = pairs.map(|(extent, parts)| extent * parts).collect();
        if (shard.dtype, &joined) != (whole.dtype, &whole.shape) {
            return Err(Stop::Malformed(format!(
                "{what} {index} is {whole}, whose shard is not the region's {shard}"
            )));
        }
    }
    Ok(())
}

/// Says that nothing of an op could be lowered.
pub(super) fn forget(scope: &mut Scope<'_, '_>, op: &Operation) {
    for &result in &op.results {
        scope.bind(result, Slot::Refused);
    }
}
