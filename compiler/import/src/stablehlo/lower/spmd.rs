//! Programs for one device between `@SPMDFullToShardShape` and `@SPMDShardToFullShape`.
//!
//! What is between the two becomes a function for one device, as if it were in a
//! `sdy.manual_computation`: all that the operands of `@SPMDShardToFullShape` are made of, up to
//! the results of `@SPMDFullToShardShape`. Ops without operands belong to their users.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a sharding of any other form names no device"
)]

use std::collections::{BTreeMap, BTreeSet};

use peapod_ir::builder::Emit;
use peapod_ir::{Annotation, AxisId, TensorType};

use super::error::{Lowered, Stop, malformed, unsupported};
use super::manual::{Manual, check_shards, forget, run_on_devices};
use super::scope::{Scope, Slot};
use super::sharding;
use crate::stablehlo::{
    Attribute, MhloSharding, Operation, Region, Subgroup, ValueId, parse_mhlo_sharding,
};

/// Programs for one device in a block.
#[derive(Default)]
pub(super) struct DevicePrograms {
    /// By the first op that needs one.
    at: BTreeMap<usize, DeviceProgram>,
    /// Ops that are lowered as a part of one.
    within: BTreeSet<usize>,
}

/// One of them, as indices of ops.
#[derive(Clone, Debug, Default)]
struct DeviceProgram {
    /// `@SPMDFullToShardShape`.
    shards: BTreeSet<usize>,
    /// What is between.
    body: BTreeSet<usize>,
    /// `@SPMDShardToFullShape`.
    wholes: BTreeSet<usize>,
}

fn target(op: &Operation) -> Option<&str> {
    match (op.name.as_str(), op.attribute("call_target_name")) {
        ("stablehlo.custom_call", Some(Attribute::String(target))) => Some(target),
        _ => None,
    }
}

fn is(op: &Operation, name: &str) -> bool {
    target(op) == Some(name)
}

/// Values that an op uses, those that its regions use too.
fn uses(op: &Operation) -> Vec<ValueId> {
    fn visit(region: &Region, used: &mut Vec<ValueId>) {
        for op in &region.operations {
            used.extend(&op.operands);
            op.regions.iter().for_each(|region| visit(region, used));
        }
    }
    let mut used = op.operands.clone();
    op.regions
        .iter()
        .for_each(|region| visit(region, &mut used));
    used
}

impl DevicePrograms {
    /// Finds them.
    pub(super) fn of(operations: &[Operation]) -> Self {
        let mut parts = Self::default();
        if !operations.iter().any(|op| is(op, "SPMDShardToFullShape")) {
            return parts;
        }
        let mut maker: BTreeMap<ValueId, usize> = BTreeMap::new();
        for (index, op) in operations.iter().enumerate() {
            maker.extend(op.results.iter().map(|result| (*result, index)));
        }
        let mut found: Vec<DeviceProgram> = Vec::new();
        for (index, op) in operations.iter().enumerate() {
            if is(op, "SPMDShardToFullShape") {
                let mut part = DeviceProgram::behind(operations, &maker, index);
                // Those that share shards are one.
                found.retain(|other| {
                    let apart = other.shards.is_disjoint(&part.shards);
                    if !apart {
                        part.shards.extend(&other.shards);
                        part.body.extend(&other.body);
                        part.wholes.extend(&other.wholes);
                    }
                    apart
                });
                found.push(part);
            }
        }
        let within: BTreeSet<usize> = found
            .iter()
            .flat_map(|part| part.shards.iter().chain(&part.body).chain(&part.wholes))
            .copied()
            .collect();
        let outside = operations.iter().enumerate();
        let outside = outside.filter(|(index, _)| !within.contains(index));
        // What is made of nothing may be wanted outside, too, with all that it is made of.
        let mut wanted: Vec<ValueId> = outside.flat_map(|(_, op)| uses(op)).collect();
        let inputs = found.iter().flat_map(|part| &part.shards);
        wanted.extend(inputs.flat_map(|index| uses(&operations[*index])));
        let mut both = BTreeSet::new();
        while let Some(value) = wanted.pop() {
            if let Some(&index) = maker.get(&value)
                && is_bare(&found, index)
                && both.insert(index)
            {
                wanted.extend(uses(&operations[index]));
            }
        }
        parts.within = within.difference(&both).copied().collect();
        for part in found {
            if let Some(&first) = part.wholes.first() {
                parts.at.insert(first, part);
            }
        }
        parts
    }

    /// Lowers what begins at an op; whether that op is done.
    pub(super) fn lower<'m>(
        &self,
        scope: &mut Scope<'_, 'm>,
        operations: &'m [Operation],
        index: usize,
    ) -> bool {
        if let Some(part) = self.at.get(&index)
            && let Err(stop) = part.lower(scope, operations)
        {
            let op = &operations[index];
            scope
                .program
                .report(stop, &scope.text.name, op.span, &op.name);
            for index in &part.wholes {
                forget(scope, &operations[*index]);
            }
        }
        self.within.contains(&index)
    }
}

/// Whether an op of some part can be moved out of it.
fn is_bare(parts: &[DeviceProgram], index: usize) -> bool {
    parts.iter().any(|part| part.body.contains(&index))
}

impl DeviceProgram {
    /// What the operand of the op at an index is made of.
    fn behind(operations: &[Operation], maker: &BTreeMap<ValueId, usize>, index: usize) -> Self {
        let mut part = Self {
            wholes: [index].into(),
            ..Self::default()
        };
        let mut wanted = uses(&operations[index]);
        while let Some(value) = wanted.pop() {
            let Some(&index) = maker.get(&value) else {
                continue;
            };
            let op = &operations[index];
            if is(op, "SPMDFullToShardShape") {
                part.shards.insert(index);
            } else if !is(op, "SPMDShardToFullShape") && part.body.insert(index) {
                wanted.extend(uses(op));
            }
        }
        part
    }

    fn lower<'m>(&self, scope: &mut Scope<'_, 'm>, operations: &'m [Operation]) -> Lowered {
        let ops = |indices: &BTreeSet<usize>| -> Vec<&'m Operation> {
            indices.iter().map(|index| &operations[*index]).collect()
        };
        let (shards, wholes) = (ops(&self.shards), ops(&self.wholes));
        let axes = self.axes(scope, operations, &shards, &wholes)?;
        let mut operands = Vec::new();
        let mut inputs = Vec::new();
        for op in &shards {
            let [value] = scope.operands::<1>(op)?;
            let said = constraint_of(operations, op.operands[0]);
            operands.push((value, None));
            inputs.push(cut(scope, said, scope.ty(value).shape.len(), &axes)?);
        }
        let mut results: Vec<(TensorType, Option<Annotation>)> = Vec::new();
        let mut outputs = Vec::new();
        for op in &wholes {
            let ty = scope.result_type(op)?;
            let rank = ty.shape.len();
            let said = sharding::custom_annotation(scope, op, rank)?;
            outputs.push(cut(scope, Some(op), rank, &axes)?);
            results.push((ty, said));
        }
        let types = operands.iter().map(|(value, _)| scope.ty(*value).clone());
        let types: Vec<TensorType> = types.collect();
        let of = |op: &&'m Operation, result: bool| {
            let ids = if result { &op.results } else { &op.operands };
            &scope.text.value(ids[0]).ty
        };
        check_shards(
            scope,
            "operand",
            &types,
            &inputs,
            shards.iter().map(|op| of(op, true)),
        )?;
        let types: Vec<TensorType> = results.iter().map(|(ty, _)| ty.clone()).collect();
        check_shards(
            scope,
            "result",
            &types,
            &outputs,
            wholes.iter().map(|op| of(op, false)),
        )?;
        let function = self.function(scope, operations, &shards, &wholes)?;
        let manual = Manual {
            function,
            axes,
            inputs,
            outputs,
        };
        let made = run_on_devices(scope, manual, &operands, results);
        for (op, value) in wholes.into_iter().zip(made) {
            scope.bind(op.results[0], Slot::Value(value));
        }
        Ok(())
    }

    /// The axes along which the inner part is for one device, and the outer part is not.
    fn axes(
        &self,
        scope: &Scope<'_, '_>,
        operations: &[Operation],
        shards: &[&Operation],
        wholes: &[&Operation],
    ) -> Lowered<Vec<AxisId>> {
        let known = |op: Option<&Operation>, rank: usize| match op {
            Some(op) => manual_axes(scope, op, rank),
            None => Ok(vec![]),
        };
        let rank = |id: ValueId| match scope.text.value(id).ty.as_tensor() {
            Some(ty) => ty.shape.len(),
            None => 0,
        };
        let mut found: Vec<Vec<AxisId>> = Vec::new();
        let mut add = |within: Vec<AxisId>, around: Vec<AxisId>| {
            let own = within.into_iter().filter(|axis| !around.contains(axis));
            let own: Vec<AxisId> = own.collect();
            if !found.contains(&own) {
                found.push(own);
            }
        };
        for op in shards {
            let [operand, result] = [op.operands.first(), op.results.first()];
            let (Some(&operand), Some(&result)) = (operand, result) else {
                return malformed("expected one operand and one result");
            };
            let around = known(constraint_of(operations, operand), rank(operand))?;
            add(known(Some(op), rank(result))?, around);
        }
        for op in wholes {
            let [operand, result] = [op.operands.first(), op.results.first()];
            let (Some(&operand), Some(&result)) = (operand, result) else {
                return malformed("expected one operand and one result");
            };
            if let Some(within) = constraint_of(operations, operand) {
                add(
                    known(Some(within), rank(operand))?,
                    known(Some(op), rank(result))?,
                );
            }
        }
        match &found[..] {
            [axes] => Ok(axes.clone()),
            [] => malformed("expected a sharding that names the manual axes"),
            _ => unsupported("per-device regions with different manual axes that share operands"),
        }
    }

    /// Makes a function of what is between.
    fn function<'m>(
        &self,
        scope: &mut Scope<'_, 'm>,
        operations: &'m [Operation],
        shards: &[&'m Operation],
        wholes: &[&'m Operation],
    ) -> Lowered<String> {
        let line = wholes.first().map_or(0, |op| op.span.line);
        let wanted = format!("{}.manual.{line}", scope.build.function().name);
        let name = scope.program.unique_name(wanted);
        let mut inner = Scope::new(&mut *scope.program, scope.text, name.clone());
        for op in shards {
            inner.argument(op.results[0]);
        }
        for index in &self.body {
            inner.lower_one(&operations[*index]);
        }
        let outputs = wholes.iter().map(|op| inner.value(op.operands[0]));
        let outputs = outputs.collect::<Lowered<Vec<_>>>();
        let outputs = outputs.map_err(|stop| match stop {
            Stop::Told => Stop::Told,
            _ => Stop::Unsupported(
                "a value that all devices have is used by one device; pass it by \
                 @SPMDFullToShardShape"
                    .to_owned(),
            ),
        })?;
        let function = inner.build.finish(outputs);
        scope.program.functions.push(function);
        Ok(name)
    }
}

/// The `@Sharding` that a value comes from.
fn constraint_of(operations: &[Operation], value: ValueId) -> Option<&Operation> {
    let mut ops = operations.iter();
    ops.find(|op| op.results.contains(&value) && is(op, "Sharding"))
}

/// What a custom call says of its result.
fn said(op: &Operation) -> Lowered<MhloSharding> {
    match op.attribute("mhlo.sharding") {
        Some(Attribute::String(text)) => {
            let sharding = parse_mhlo_sharding(text);
            let sharding = sharding.map_err(|error| Stop::Malformed(error.to_string()))?;
            Ok(sharding.ungrouped().0)
        }
        _ => malformed("missing attribute `mhlo.sharding`"),
    }
}

/// The axes along which a value is one device's own business.
fn manual_axes(scope: &Scope<'_, '_>, op: &Operation, rank: usize) -> Lowered<Vec<AxisId>> {
    let mesh = scope.program.axes.mesh();
    let mut axes = match said(op)? {
        MhloSharding::Manual => (0..mesh.axes.len()).map(AxisId).collect(),
        MhloSharding::Tiled {
            dims,
            devices,
            last_dims,
        } => {
            let axes = scope.program.axes.resolve_tiles(&dims, &devices)?;
            let last = axes.into_iter().skip(rank).zip(last_dims);
            let own = last.filter(|(_, kind)| *kind == Subgroup::Manual);
            own.flat_map(|(axes, _)| axes).collect()
        }
        _ => vec![],
    };
    axes.sort_unstable();
    Ok(axes)
}

/// Of each dimension the axes among these that split it.
fn cut(
    scope: &Scope<'_, '_>,
    op: Option<&Operation>,
    rank: usize,
    axes: &[AxisId],
) -> Lowered<Vec<Vec<AxisId>>> {
    let Some(MhloSharding::Tiled { dims, devices, .. }) = op.map(said).transpose()? else {
        return Ok(vec![vec![]; rank]);
    };
    let mut cuts = scope.program.axes.resolve_tiles(&dims, &devices)?;
    cuts.resize(rank, vec![]);
    for cut in &mut cuts {
        let own = cut.iter().copied().filter(|axis| axes.contains(axis));
        let own: Vec<AxisId> = own.collect();
        if !cut.starts_with(&own) {
            return malformed("expected the manual axes of a dimension before its other axes");
        }
        *cut = own;
    }
    Ok(cuts)
}
