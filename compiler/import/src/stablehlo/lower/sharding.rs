//! Shardings of the text as annotations.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an attribute of any other form is no sharding"
)]

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{ShardingConstraint, Spread};
use peapod_ir::{Annotation, Sharding, ValueId};

use super::collective;
use super::error::{Lowered, Stop, malformed, unsupported};
use super::program::{GroupMember, Program};
use super::scope::{Scope, Slot};
use crate::stablehlo::{
    self, Attribute, Attributes, MeshReference, MhloSharding, Operation, ShardGroup, Subgroup,
    parse_mhlo_sharding,
};

pub(super) use super::axes::Axes;

/// Finds the mesh of the module, and cuts its axes as all shardings need.
pub(super) fn collect(program: &mut Program<'_>) {
    let text = program.text;
    for mesh in &text.meshes {
        if let Err(stop) = program.axes.take_mesh(&mesh.mesh) {
            let what = format!("sdy.mesh @{}", mesh.name);
            program.report(stop, "", mesh.span, &what);
        }
    }
    // Meshes first: what a tile or a part of an axis cuts depends on them.
    visit_module(text, &mut |attribute| {
        for sharding in shardings(attribute) {
            if let MeshReference::Inline(mesh) = &sharding.mesh {
                // One that does not fit is refused at its own place.
                let _ = program.axes.take_mesh(mesh);
            }
        }
    });
    visit_module(text, &mut |attribute| {
        for sharding in shardings(attribute) {
            program.axes.cut_for(sharding);
        }
        if let Attribute::String(text) = attribute
            && let Ok(sharding) = parse_mhlo_sharding(text)
        {
            program.axes.cut_for_tiles(&sharding.ungrouped().0);
        }
    });
    let mut collectives = Vec::new();
    for function in &text.functions {
        let body = function.body.as_deref().unwrap_or_default();
        visit_collectives(body, &mut collectives);
    }
    if program.axes.is_empty() && !collectives.is_empty() {
        let [replicas, partitions] = devices(text, &collectives);
        program.axes.take_devices(replicas, partitions);
    }
    for op in collectives {
        collective::cut_for(&mut program.axes, op);
    }
}

/// Replicas and partitions, as the module says, or else as many as are named.
fn devices(text: &stablehlo::Module, collectives: &[&Operation]) -> [u64; 2] {
    let said = ["mhlo.num_replicas", "mhlo.num_partitions"].map(|name| {
        let Some(Attribute::Integer { value, .. }) = text.attributes.get(name) else {
            return None;
        };
        u64::try_from(*value).ok().filter(|count| *count > 0)
    });
    if let [Some(replicas), Some(partitions)] = said {
        return [replicas, partitions];
    }
    let named = |of_replicas| {
        let all = collectives.iter().filter_map(|op| collective::largest(op));
        let own = all.filter(|(_, replicas)| *replicas == of_replicas);
        own.map(|(largest, _)| largest.saturating_add(1)).max()
    };
    let replicas = said[0].or(named(true)).unwrap_or(1);
    let partitions = named(false).map(|count| count.div_ceil(replicas));
    [replicas, said[1].or(partitions).unwrap_or(1)]
}

fn visit_collectives<'m>(operations: &'m [Operation], found: &mut Vec<&'m Operation>) {
    for op in operations {
        if collective::is_collective(op) {
            found.push(op);
        }
        for region in &op.regions {
            visit_collectives(&region.operations, found);
        }
    }
}

fn shardings(attribute: &Attribute) -> &[stablehlo::Sharding] {
    match attribute {
        Attribute::Sharding(sharding) => std::slice::from_ref(sharding),
        Attribute::ShardingPerValue(shardings) => shardings,
        _ => &[],
    }
}

/// Calls `see` with every attribute that is a sharding.
fn visit_module<'m>(module: &'m stablehlo::Module, see: &mut dyn FnMut(&'m Attribute)) {
    for function in &module.functions {
        let arguments = function
            .arguments
            .iter()
            .map(|argument| &argument.attributes);
        let results = function.results.iter().map(|result| &result.attributes);
        for attributes in arguments.chain(results) {
            visit_attributes(attributes, see);
        }
        visit_ops(function.body.as_deref().unwrap_or_default(), see);
    }
}

fn visit_attributes<'m>(attributes: &'m Attributes, see: &mut dyn FnMut(&'m Attribute)) {
    for (name, attribute) in attributes.iter() {
        let sharding = matches!(name, "sdy.sharding" | "sharding" | "mhlo.sharding");
        if sharding || matches!(name, "in_shardings" | "out_shardings") {
            see(attribute);
        }
    }
}

fn visit_ops<'m>(operations: &'m [Operation], see: &mut dyn FnMut(&'m Attribute)) {
    for op in operations {
        visit_attributes(&op.attributes, see);
        for region in &op.regions {
            visit_ops(&region.operations, see);
        }
    }
}

/// What the attributes of an argument or result say of its sharding.
pub(super) fn annotation(
    program: &mut Program<'_>,
    attributes: &Attributes,
    rank: usize,
    line: usize,
) -> Lowered<Option<Annotation>> {
    if let Some(attribute) = attributes.get("sdy.sharding") {
        let [sharding] = shardings(attribute) else {
            return malformed("expected `sdy.sharding` to be a sharding");
        };
        return shardy(program, sharding, rank, line).map(Some);
    }
    match attributes.get("mhlo.sharding") {
        Some(Attribute::String(text)) => tiled(program, text, rank, line),
        Some(_) => malformed("expected `mhlo.sharding` to be a string"),
        None => Ok(None),
    }
}

fn empty(rank: usize, line: usize) -> Annotation {
    Annotation {
        sharding: Sharding::replicated(rank),
        open: vec![false; rank],
        priorities: vec![],
        source: format!("line {line}").into(),
        groups: vec![],
    }
}

/// An op that yields its operands.
pub(super) fn pass_on<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    scope.define_as(op, &operands)
}

/// Shardy's form. Where an axis must not be used, which the IR cannot say, nothing may be added at
/// all. Axes along which devices would hold parts of a sum change nothing of what the sum is: it
/// is whole here.
pub(super) fn shardy(
    program: &Program<'_>,
    sharding: &stablehlo::Sharding,
    rank: usize,
    line: usize,
) -> Lowered<Annotation> {
    check_mesh(program, &sharding.mesh)?;
    if sharding.dimensions.len() != rank {
        let count = sharding.dimensions.len();
        return malformed(format!(
            "a sharding of {count} dimensions for a tensor of {rank}"
        ));
    }
    let mut annotation = empty(rank, line);
    for (dim, found) in sharding.dimensions.iter().enumerate() {
        for axis in &found.axes {
            annotation.sharding.dims[dim].extend(program.axes.resolve(axis)?);
        }
        annotation.open[dim] = found.open && sharding.replicated.is_empty();
    }
    for axis in sharding.replicated.iter().chain(&sharding.unreduced) {
        program.axes.resolve(axis)?;
    }
    if sharding.dimensions.iter().any(|dim| dim.priority.is_some()) {
        let priorities = sharding.dimensions.iter().map(|dim| {
            let priority = dim.priority.unwrap_or(0);
            u32::try_from(priority).unwrap_or(u32::MAX)
        });
        annotation.priorities = priorities.collect();
    }
    once(annotation)
}

/// An axis occurs once at most.
fn once(annotation: Annotation) -> Lowered<Annotation> {
    let mut axes: Vec<_> = annotation.sharding.axes().collect();
    axes.sort_unstable();
    match axes.windows(2).any(|pair| pair[0] == pair[1]) {
        true => malformed("expected each axis at most once in a sharding"),
        false => Ok(annotation),
    }
}

fn check_mesh(program: &Program<'_>, reference: &MeshReference) -> Lowered {
    match reference {
        MeshReference::Named(name) => {
            let known = program.text.meshes.iter().any(|mesh| mesh.name == *name);
            match known {
                true => Ok(()),
                false => malformed(format!("undefined mesh @{name}")),
            }
        }
        MeshReference::Inline(mesh) => {
            let own = |axis: &(String, u64)| {
                let (name, size) = axis;
                program.axes.has(name, *size)
            };
            match mesh.axes.iter().all(own) && mesh.device_ids.is_empty() {
                true => Ok(()),
                false => unsupported("several meshes with different axes or device orders"),
            }
        }
    }
}

/// The number of a group, unless it is one of the other kind: those count down from the largest.
fn group_number(number: u64) -> Option<u32> {
    u32::try_from(number).ok().filter(|it| it >> 31 == 0)
}

/// GSPMD's form. `None` if the text leaves the sharding open.
fn tiled(
    program: &mut Program<'_>,
    text: &str,
    rank: usize,
    line: usize,
) -> Lowered<Option<Annotation>> {
    let sharding = parse_mhlo_sharding(text).map_err(|error| Stop::Malformed(error.to_string()))?;
    let (sharding, group) = sharding.ungrouped();
    let alone = ungrouped(program, text, sharding, rank, line)?;
    let Some(group) = group else {
        return Ok(alone);
    };
    // What is asked for as far as it goes is asked for.
    let number = match group {
        ShardGroup::As(number) => group_number(number),
        ShardGroup::Like(number) => group_number(number).map(|number| !number),
    };
    let Some(number) = number else {
        return malformed(format!(
            "expected the number of a group from 0 to 2147483647, found {text:?}"
        ));
    };
    join(program, number, rank, line)?;
    let source = format!("line {line}").into();
    let mut annotation = alone.unwrap_or_else(|| Annotation::of_groups(rank, vec![], source));
    annotation.groups.push(number);
    Ok(Some(annotation))
}

/// What is said of a value alone.
fn ungrouped(
    program: &Program<'_>,
    text: &str,
    sharding: MhloSharding,
    rank: usize,
    line: usize,
) -> Lowered<Option<Annotation>> {
    let mut annotation = empty(rank, line);
    match sharding {
        MhloSharding::Replicated => {}
        // Within a program per device nothing is left to say.
        MhloSharding::Unknown | MhloSharding::Manual => return Ok(None),
        MhloSharding::Maximal { device } => {
            return unsupported(format!(
                "maximal shardings (a tensor on device {device} only)"
            ));
        }
        MhloSharding::Unreduced => {
            return unsupported(format!("the sharding {text:?}"));
        }
        MhloSharding::Tuple(_) | MhloSharding::Grouped(..) => {
            return unsupported(format!("the sharding {text:?} of a tuple"));
        }
        MhloSharding::Tiled {
            dims,
            devices,
            last_dims,
        } => {
            if dims.len() != rank + last_dims.len() {
                let count = dims.len() - last_dims.len().min(dims.len());
                return malformed(format!(
                    "expected a tile assignment of rank {rank}, found {count}"
                ));
            }
            let told = |kind: &Subgroup| matches!(kind, Subgroup::Replicated | Subgroup::Manual);
            if !last_dims.iter().all(told) {
                return unsupported(format!("the sharding {text:?}"));
            }
            let mut axes = program.axes.resolve_tiles(&dims, &devices)?;
            axes.truncate(rank);
            annotation.sharding.dims = axes;
        }
    }
    once(annotation).map(Some)
}

/// Puts a value behind a constraint with this annotation.
pub(super) fn constrained(
    scope: &mut Scope<'_, '_>,
    value: ValueId,
    annotation: Annotation,
) -> ValueId {
    let ty = scope.ty(value).clone();
    let result = scope
        .build
        .emit(ShardingConstraint::default(), &[value], ty);
    scope.build.annotate(result, Some(annotation));
    result
}

/// `sdy.propagation_barrier`.
pub(super) fn barrier<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [value] = scope.operands::<1>(op)?;
    let spread = match op.attribute("allowed_direction") {
        Some(Attribute::Enum { value, .. }) => match &**value {
            "FORWARD" => Spread::Forward,
            "BACKWARD" => Spread::Backward,
            "NONE" => Spread::Neither,
            "BOTH" => Spread::Both,
            other => {
                return malformed(format!(
                    "expected `allowed_direction` FORWARD, BACKWARD or NONE, found {other}"
                ));
            }
        },
        _ => return malformed("missing attribute `allowed_direction`"),
    };
    let ty = scope.ty(value).clone();
    let result = scope
        .build
        .emit(ShardingConstraint { spread }, &[value], ty);
    scope.define_as(op, &[result])
}

/// `sdy.sharding_group`: puts its operand into a group.
pub(super) fn group(scope: &mut Scope<'_, '_>, op: &Operation) -> Lowered {
    let [value] = scope.operands::<1>(op)?;
    let group = match op.attribute("group_id") {
        Some(Attribute::Integer { value, .. }) => u32::try_from(*value).ok(),
        _ => None,
    };
    let Some(group) = group else {
        return malformed("expected `group_id` to be a number from 0 to 4294967295");
    };
    let rank = scope.ty(value).shape.len();
    let line = op.span.line;
    join(scope.program, group, rank, line)?;
    let known = scope.build.function().value(value).annotation.clone();
    let mut annotation = known.unwrap_or_else(|| {
        let source = format!("line {line}").into();
        Annotation::of_groups(rank, vec![], source)
    });
    if !annotation.groups.contains(&group) {
        annotation.groups.push(group);
    }
    scope.build.annotate(value, Some(annotation));
    Ok(())
}

/// Members of a group are of one rank.
fn join(program: &mut Program<'_>, group: u32, rank: usize, line: usize) -> Lowered {
    program
        .join(group, GroupMember { rank, line })
        .or_else(|other| {
            malformed(format!(
                "expected tensors of one rank in group {group}, found rank {rank}, and {} in line \
                 {}",
                other.rank, other.line
            ))
        })
}

/// `sdy.sharding_constraint`.
pub(super) fn constraint<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [value] = scope.operands::<1>(op)?;
    let Some(Attribute::Sharding(sharding)) = op.attribute("sharding") else {
        return malformed("missing attribute `sharding`");
    };
    let rank = scope.ty(value).shape.len();
    let annotation = shardy(scope.program, sharding, rank, op.span.line)?;
    let result = constrained(scope, value, annotation);
    scope.define_as(op, &[result])
}

/// `@Sharding`.
pub(super) fn custom_call<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [value] = scope.operands::<1>(op)?;
    let rank = scope.ty(value).shape.len();
    let Some(annotation) = custom_annotation(scope, op, rank)? else {
        return scope.define_as(op, &[value]);
    };
    let result = constrained(scope, value, annotation);
    scope.define_as(op, &[result])
}

/// What a custom call says of its result. Dimensions that `unspecified_dims` lists are open.
pub(super) fn custom_annotation(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    rank: usize,
) -> Lowered<Option<Annotation>> {
    let found = annotation(scope.program, &op.attributes, rank, op.span.line)?;
    let Some(mut annotation) = found else {
        return Ok(None);
    };
    if let Some(Attribute::String(config)) = op.attribute("backend_config")
        && let Some((_, list)) = config.split_once("unspecified_dims=[")
        && let Some((list, _)) = list.split_once(']')
    {
        for dim in list
            .split(',')
            .filter_map(|dim| dim.trim().parse::<usize>().ok())
        {
            if let Some(open) = annotation.open.get_mut(dim) {
                *open = true;
            }
        }
    }
    Ok(Some(annotation))
}

/// Annotates the results of an op that has shardings for them.
pub(super) fn annotate_results<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let is_constraint = op.name == "stablehlo.custom_call" || op.name == "sdy.sharding_constraint";
    if is_constraint || op.results.is_empty() {
        return Ok(());
    }
    let line = op.span.line;
    let found: Vec<Option<Annotation>> = match op.attribute("sdy.sharding") {
        Some(attribute) => {
            let all = shardings(attribute);
            if all.len() != op.results.len() {
                return malformed(format!(
                    "found {} result shardings, expected one per result",
                    all.len()
                ));
            }
            let pairs = all.iter().zip(&op.results);
            pairs
                .map(|(sharding, result)| {
                    let rank = scope.ty(scope.value(*result)?).shape.len();
                    shardy(scope.program, sharding, rank, line).map(Some)
                })
                .collect::<Lowered<_>>()?
        }
        None if op.attribute("mhlo.sharding").is_some() && op.results.len() == 1 => {
            let rank = scope.ty(scope.value(op.results[0])?).shape.len();
            vec![annotation(scope.program, &op.attributes, rank, line)?]
        }
        None => return Ok(()),
    };
    for (&result, annotation) in op.results.iter().zip(found) {
        if let (Some(Slot::Value(value)), Some(annotation)) = (scope.slot(result), annotation) {
            scope.build.annotate(value, Some(annotation));
        }
    }
    Ok(())
}
