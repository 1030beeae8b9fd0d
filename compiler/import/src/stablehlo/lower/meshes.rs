//! Several meshes over the same devices, as one: what names axes of another mesh than the first
//! names the axes, and the parts of them, that are the same devices. An order of devices
//! other than 0, 1, 2… says where devices are, which makes no difference to a program that names
//! none.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an attribute of any other form is no sharding"
)]

use std::collections::BTreeMap;

use super::collective;
use crate::stablehlo::{
    Attribute, Attributes, AxisReference, Mesh, MeshReference, Module, Operation, Sharding, SubAxis,
};

/// Devices of a mesh; more are refused elsewhere.
const MOST_DEVICES: u64 = 1 << 31;

/// The axes of a mesh, each as parts of those of the first one.
type Renamed = BTreeMap<String, Vec<AxisReference>>;

/// Makes one mesh of all that are alike, and forgets orders of devices that make no difference.
pub(super) fn unify(module: &mut Module) {
    forget_order(module);
    let Some(first) = module.meshes.iter().find(|mesh| !mesh.mesh.axes.is_empty()) else {
        return;
    };
    let (name, mesh) = (first.name.clone(), first.mesh.clone());
    let mut renamed: BTreeMap<String, Renamed> = BTreeMap::new();
    for other in &module.meshes {
        let differs = other.mesh.axes != mesh.axes && other.mesh.device_ids == mesh.device_ids;
        if differs && let Some(axes) = as_parts(&mesh, &other.mesh) {
            renamed.insert(other.name.clone(), axes);
        }
    }
    let mut manual = Vec::new();
    for function in &module.functions {
        meshes_of_manual(function.body.as_deref().unwrap_or(&[]), &mut manual);
    }
    renamed.retain(|name, _| !manual.contains(name));
    if renamed.is_empty() {
        return;
    }
    module
        .meshes
        .retain(|mesh| !renamed.contains_key(&mesh.name));
    let unified = Unified { name, renamed };
    for function in &mut module.functions {
        for argument in &mut function.arguments {
            unified.attributes(&mut argument.attributes);
        }
        for result in &mut function.results {
            unified.attributes(&mut result.attributes);
        }
        unified.operations(function.body.as_deref_mut().unwrap_or(&mut []));
    }
}

/// Where no op names devices, meshes of one order are meshes of the usual one.
fn forget_order(module: &mut Module) {
    let mut orders = module
        .meshes
        .iter()
        .filter(|mesh| !mesh.mesh.axes.is_empty());
    let Some(order) = orders.next().map(|mesh| mesh.mesh.device_ids.clone()) else {
        return;
    };
    let is_one = orders.all(|mesh| mesh.mesh.device_ids == order);
    let mut sorted = order.clone();
    sorted.sort_unstable();
    let is_permutation = sorted
        .iter()
        .enumerate()
        .all(|(place, id)| place as u64 == *id);
    let names_devices =
        |function: &crate::stablehlo::Function| exchanges(function.body.as_deref().unwrap_or(&[]));
    if is_one && is_permutation && !module.functions.iter().any(names_devices) {
        for mesh in &mut module.meshes {
            if !mesh.mesh.axes.is_empty() {
                mesh.mesh.device_ids.clear();
            }
        }
    }
}

fn exchanges(operations: &[Operation]) -> bool {
    let within = |op: &Operation| op.regions.iter().any(|it| exchanges(&it.operations));
    operations
        .iter()
        .any(|op| collective::is_collective(op) || within(op))
}

/// Names of meshes that programs per device are over, whose axes they name as a whole.
fn meshes_of_manual(operations: &[Operation], found: &mut Vec<String>) {
    for op in operations {
        if op.name == "sdy.manual_computation" {
            for name in ["in_shardings", "out_shardings"] {
                let Some(Attribute::ShardingPerValue(all)) = op.attribute(name) else {
                    continue;
                };
                found.extend(all.iter().filter_map(|it| named(it).map(str::to_owned)));
            }
        }
        for region in &op.regions {
            meshes_of_manual(&region.operations, found);
        }
    }
}

fn named(sharding: &Sharding) -> Option<&str> {
    match &sharding.mesh {
        MeshReference::Named(name) => Some(name),
        MeshReference::Inline(_) => None,
    }
}

/// The axes of a mesh with, for each, how many devices a step along it jumps over.
fn strides(mesh: &Mesh) -> Option<Vec<(&str, u64, u64)>> {
    let mut stride = 1_u64;
    let mut axes = Vec::new();
    for (name, size) in mesh.axes.iter().rev() {
        axes.push((name.as_str(), *size, stride));
        stride = stride
            .checked_mul(*size)
            .filter(|it| (1..=MOST_DEVICES).contains(it))?;
    }
    axes.reverse();
    Some(axes)
}

/// Each axis of a mesh as parts of the axes of another one, major first; none if the meshes differ
/// in their devices, or are cut so that neither divides the other.
fn as_parts(mesh: &Mesh, other: &Mesh) -> Option<Renamed> {
    let (axes, others) = (strides(mesh)?, strides(other)?);
    let devices = |axes: &[(&str, u64, u64)]| axes.first().map(|(_, size, stride)| size * stride);
    if devices(&axes) != devices(&others) {
        return None;
    }
    let mut renamed = Renamed::new();
    for (name, size, stride) in others {
        let (low, high) = (stride, stride * size);
        let mut parts = Vec::new();
        for (own, own_size, own_stride) in &axes {
            let end = own_stride * own_size;
            let (from, to) = (low.max(*own_stride), high.min(end));
            if from >= to {
                continue;
            }
            let divides = to.is_multiple_of(from)
                && from.is_multiple_of(*own_stride)
                && end.is_multiple_of(to);
            if !divides {
                return None;
            }
            let part = SubAxis {
                pre_size: end / to,
                size: to / from,
            };
            let is_whole = part.size == *own_size;
            parts.push(AxisReference {
                name: (*own).to_owned(),
                sub_axis: (!is_whole).then_some(part),
            });
        }
        let covered: u64 = parts
            .iter()
            .map(|part| {
                part.sub_axis
                    .map_or_else(|| whole(&axes, &part.name), |it| it.size)
            })
            .product();
        if covered != size {
            return None;
        }
        renamed.insert(name.to_owned(), parts);
    }
    Some(renamed)
}

fn whole(axes: &[(&str, u64, u64)], name: &str) -> u64 {
    let found = axes.iter().find(|(own, _, _)| *own == name);
    found.map_or(1, |(_, size, _)| *size)
}

struct Unified {
    /// The mesh that stays.
    name: String,
    /// The axes of all others.
    renamed: BTreeMap<String, Renamed>,
}

impl Unified {
    fn operations(&self, operations: &mut [Operation]) {
        for op in operations {
            self.attributes(&mut op.attributes);
            for region in &mut op.regions {
                self.operations(&mut region.operations);
            }
        }
    }

    fn attributes(&self, attributes: &mut Attributes) {
        for name in ["sdy.sharding", "sharding", "in_shardings", "out_shardings"] {
            let Some(mut attribute) = attributes.remove(name) else {
                continue;
            };
            match &mut attribute {
                Attribute::Sharding(sharding) => self.sharding(sharding),
                Attribute::ShardingPerValue(all) => {
                    all.iter_mut().for_each(|sharding| self.sharding(sharding));
                }
                _ => {}
            }
            attributes.push(name, attribute);
        }
        attributes.own_first();
    }

    /// A sharding over another mesh, over the one that stays. Parts of axes that are parts already
    /// are left alone, and refused where they are lowered.
    fn sharding(&self, sharding: &mut Sharding) {
        let Some(renamed) = named(sharding).and_then(|name| self.renamed.get(name)) else {
            return;
        };
        let lists = sharding.dimensions.iter_mut().map(|dim| &mut dim.axes);
        let others = [&mut sharding.replicated, &mut sharding.unreduced];
        for axes in lists.chain(others) {
            let all = axes
                .iter()
                .map(|axis| match (renamed.get(&axis.name), axis.sub_axis) {
                    (Some(parts), None) => parts.clone(),
                    _ => vec![axis.clone()],
                });
            *axes = all.collect::<Vec<_>>().concat();
        }
        sharding.mesh = MeshReference::Named(self.name.clone());
    }
}
