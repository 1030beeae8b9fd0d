//! Makes the program of one device from that of all.
//!
//! Every op is cut by its [dimension rule](peapod_ir::dimension_rule): `choose` gives axes of the
//! mesh to its factors, `values` converts operands to that form by `reshard`, `mask` hides the
//! padding of unevenly split dimensions, and `op` writes the op on shards. Where a shard of the
//! result looks at more than the same part of an operand, `halo` fetches the rest. Sums over split
//! dimensions stay partial as long as only linear ops follow (`linear`). The size of the program
//! does not depend on the number of devices.

mod adasum;
mod bounded;
mod build;
mod calls;
mod choose;
mod derived;
mod dynamic;
mod fourier;
mod halo;
mod indexed;
mod joined;
mod largest;
mod linear;
mod manual;
mod mask;
mod merge;
mod network;
mod op;
mod padded_pool;
mod pool;
mod ragged;
mod reshard;
mod reshard_step;
mod roll;
mod sort;
mod sorted_top_k;
mod staged;
mod strategy;
mod values;
mod window;
mod windowed;

use std::collections::{BTreeSet, HashMap};

use peapod_ir::entity::PrimaryMap;
use peapod_ir::plan::pod::{PodInterface, PodTensor};
use peapod_ir::verify::verify;
use peapod_ir::{
    AxisId, Function, Location, Mesh, Module, OpId, Sharding, Signature, TensorType, ValueId,
};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::inline;
use crate::pod::annotate::data_axes;
use crate::pod::gradient_reduction::Adasum;
use crate::pod::parted::PartedMesh;
use crate::pod::propagate::Shardings;
use reshard::Planner;
pub use strategy::Strategy;
use values::Walk;

/// A partitioned module, and what there is to say about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Partitioned {
    /// What every device runs. Collectives name axes of its mesh.
    pub module: Module,
    /// What goes in and out of the entry, as the user knows it.
    pub interface: PodInterface,
    /// Where devices get more than they were meant to hold.
    pub replications: Vec<Replication>,
    /// What was chosen for ops along split dimensions.
    pub strategies: Vec<Strategy>,
}

/// A tensor that is gathered although nothing asked for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Replication {
    /// The function.
    pub function: String,
    /// The op of the unpartitioned function that wants it.
    pub op: OpId,
    /// What that op is.
    pub mnemonic: &'static str,
    /// Where it came from.
    pub location: Location,
    /// Name of the value.
    pub value: String,
    /// Its id in the unpartitioned function.
    pub id: ValueId,
    /// The axes that are gathered.
    pub axes: Vec<AxisId>,
    /// Bytes that each device holds afterwards.
    pub bytes: usize,
    /// What the op could not do with shards.
    pub why: String,
}

/// Makes the program of one device.
///
/// `shardings` has one sharding per function and value, none of them partial. Annotations have
/// served their purpose and are dropped. Functions are cloned so that each is called at one place.
///
/// # Errors
///
/// The module does not verify, shardings are missing or do not fit, or devices exchange something
/// along axes that no manual computation around it is for.
pub fn partition(module: &Module, shardings: &[Shardings]) -> Result<Partitioned, PassError> {
    partition_over(module, &PartedMesh::new(&module.mesh), shardings)
}

/// As [`partition`], with shardings over the axes of a mesh with parts.
///
/// # Errors
///
/// As [`partition`].
pub fn partition_over(
    module: &Module,
    mesh: &PartedMesh,
    shardings: &[Shardings],
) -> Result<Partitioned, PassError> {
    verify(module)?;
    partition_verified(module, mesh, shardings, (&Adasum::default(), false))
}

/// As [`partition`], where nothing is gathered that sorts and their like can do without.
///
/// # Errors
///
/// As [`partition`].
pub fn partition_without_gathers(
    module: &Module,
    shardings: &[Shardings],
) -> Result<Partitioned, PassError> {
    verify(module)?;
    let mesh = PartedMesh::new(&module.mesh);
    partition_verified(module, &mesh, shardings, (&Adasum::default(), true))
}

/// As [`partition_over`], for a module that verifies, of whose entry some values are combined by
/// Adasum in place of a sum. If `deny_replication`, sorts and their like gather nothing where they
/// can do without.
pub(crate) fn partition_verified(
    module: &Module,
    mesh: &PartedMesh,
    shardings: &[Shardings],
    (adasum, deny_replication): (&Adasum, bool),
) -> Result<Partitioned, PassError> {
    check(module, mesh, shardings)?;
    let sorted = deny_replication.then(|| sorted_top_k::as_sorts(module, mesh, shardings));
    let sorted = sorted.flatten();
    let (module, shardings) = match &sorted {
        Some((module, shardings)) => (module, &shardings[..]),
        None => (module, shardings),
    };
    let mut partitioner = Partitioner::new(module, mesh, shardings, adasum);
    partitioner.keep_partial();
    partitioner.deny_replication = deny_replication;
    let interface = partitioner.entry(shardings)?;
    let Partitioner {
        functions,
        signatures,
        replications,
        strategies,
        ..
    } = partitioner;
    let mut local = Module {
        name: module.name.clone(),
        numerics: module.numerics,
        mesh: module.mesh.clone(),
        functions: functions.into_iter().flatten().collect(),
        signatures,
        metadata: module.metadata.clone(),
    };
    // Per-device code replaces the ops that call it from here on.
    if manual::calls(&local) {
        inline::run(&mut local)?;
    }
    dead_code::remove(&mut local);
    verify(&local).map_err(|errors| PassError::Bug {
        after: "partition",
        message: errors.to_string(),
    })?;
    Ok(Partitioned {
        module: local,
        interface,
        replications,
        strategies,
    })
}

/// There is a sharding for every value, of its rank, which names axes once and is not partial.
fn check(module: &Module, mesh: &PartedMesh, shardings: &[Shardings]) -> Result<(), PassError> {
    let bug = |message: String| PassError::Bug {
        after: "propagate",
        message,
    };
    let counts = module
        .functions
        .iter()
        .map(|function| function.values.len());
    if !shardings.iter().map(PrimaryMap::len).eq(counts) {
        return Err(bug(
            "shardings are not those of the module's values".to_owned()
        ));
    }
    for (function, own) in module.functions.iter().zip(shardings) {
        for (value, sharding) in function.values.values().zip(own.values()) {
            let axes: Vec<AxisId> = sharding.axes().collect();
            let known = axes.iter().all(|axis| axis.0 < mesh.axes.len());
            let once = known && mesh.are_apart(&axes);
            let fits = sharding.dims.len() == value.ty.shape.len() && sharding.partial.is_empty();
            if !(once && fits) {
                let (name, function) = (&value.name, &function.name);
                return Err(bug(format!(
                    "{sharding:?} is no sharding of `{name}`: {} of @{function}",
                    value.ty
                )));
            }
        }
    }
    Ok(())
}

/// What all functions share.
struct Partitioner<'a> {
    module: &'a Module,
    /// Positions of its functions.
    named: HashMap<&'a str, usize>,
    mesh: &'a PartedMesh,
    /// As assigned, without axes of one device; whole where there is a list of scales.
    shardings: Vec<Shardings>,
    /// Done, in the order of their beginning; `None` while under construction.
    functions: Vec<Option<Function>>,
    names: BTreeSet<String>,
    signatures: Vec<Signature>,
    planner: Planner<'a>,
    replications: Vec<Replication>,
    strategies: Vec<Strategy>,
    /// Sums over devices that are none.
    adasum: &'a Adasum,
    /// Whether what can be done without a gather is, whatever that costs.
    deny_replication: bool,
}

impl<'a> Partitioner<'a> {
    fn new(
        module: &'a Module,
        mesh: &'a PartedMesh,
        shardings: &[Shardings],
        adasum: &'a Adasum,
    ) -> Self {
        let functions = module.functions.iter().zip(shardings);
        let shardings = functions.map(|(function, own)| {
            let values = function.values.values().zip(own.values());
            let own = values.map(|(value, own)| effective(mesh, &value.ty, own, false));
            let mut own: Shardings = own.collect();
            fourier::assign(mesh, function, &mut own);
            own
        });
        Self {
            module,
            named: module.function_index(),
            mesh,
            shardings: shardings.collect(),
            functions: vec![],
            names: BTreeSet::new(),
            signatures: vec![],
            planner: Planner::new(mesh),
            replications: vec![],
            strategies: vec![],
            adasum,
            deny_replication: false,
        }
    }

    /// What is partial over the axes of data, as each device adds up its part of a gradient in a
    /// loop, is split over none of them.
    fn keep_partial(&mut self) {
        let axes = data_axes(self.mesh);
        for of in &self.adasum.accumulated {
            for part in &of.parts {
                for dim in &mut self.shardings[of.body][*part].dims {
                    dim.retain(|own| !axes.iter().any(|axis| self.mesh.overlap(*own, *axis)));
                }
            }
        }
    }

    /// Partitions the entry and all that it calls.
    fn entry(&mut self, assigned: &[Shardings]) -> Result<PodInterface, PassError> {
        let Some(entry) = self.module.functions.first() else {
            return Ok(PodInterface::default());
        };
        // What is sharded over parts of axes has another sharding outside, or another place.
        let at_rim = |id: &ValueId| {
            let ty = entry.ty(*id);
            let [inner, outer] = self.mesh.at_rim(&ty.shape, &assigned[0][*id]);
            let inner = effective(self.mesh, ty, &inner, false);
            [inner, effective(self.mesh, ty, &outer, true)]
        };
        let own = |ids: &[ValueId]| -> Vec<Sharding> {
            let shardings = ids.iter().map(at_rim);
            shardings.map(|[inner, _]| inner).collect()
        };
        let (inputs, outputs) = (own(&entry.inputs), own(&entry.outputs));
        self.function(0, &inputs, &outputs, vec![])?;
        self.signatures = self.local_signatures(entry);
        let port = |id: &ValueId| {
            let value = entry.value(*id);
            let [_, sharding] = at_rim(id);
            PodTensor {
                name: value.name.clone(),
                global: value.ty.clone(),
                stored_shape: value.ty.shape.clone(),
                sharding,
                replaces: None,
                shown: None,
                in_flight: false,
            }
        };
        let mut interface = PodInterface {
            inputs: entry.inputs.iter().map(port).collect(),
            outputs: entry.outputs.iter().map(port).collect(),
        };
        for (index, shown) in &entry.shown.inputs {
            interface.inputs[*index].shown = Some(*shown);
        }
        for (index, shown) in &entry.shown.outputs {
            interface.outputs[*index].shown = Some(*shown);
        }
        for (result, argument) in &entry.replaces {
            interface.outputs[*result].replaces = Some(*argument);
        }
        Ok(interface)
    }

    /// Partitions a function whose arguments come and whose results go like this, and which is
    /// written for one device along the `manual` axes; its name in the new module.
    fn function(
        &mut self,
        index: usize,
        inputs: &[Sharding],
        outputs: &[Sharding],
        manual: Vec<AxisId>,
    ) -> Result<String, PassError> {
        let function = &self.module.functions[index];
        let name = self.fresh_name(&function.name);
        let slot = self.functions.len();
        self.functions.push(None);
        let mut walk = Walk::new(self, index, &name, manual);
        walk.arguments(inputs);
        for op in 0..function.ops.len() {
            walk.op(op)?;
        }
        let done = walk.finish(outputs)?;
        self.functions[slot] = Some(done);
        Ok(name)
    }

    fn fresh_name(&mut self, name: &str) -> String {
        let copies = (1..).map(|copy| format!("{name}.{copy}"));
        let mut names = std::iter::once(name.to_owned()).chain(copies);
        let fresh = names.find(|name| !self.names.contains(name));
        let fresh = fresh.unwrap_or_default();
        self.names.insert(fresh.clone());
        fresh
    }

    /// Signatures of the entry, which name its arguments and results.
    fn local_signatures(&self, entry: &Function) -> Vec<Signature> {
        let Some(local) = self.functions.first().and_then(Option::as_ref) else {
            return vec![];
        };
        let renamed = |pairs: &[(String, ValueId)], from: &[ValueId], to: &[ValueId]| {
            let pairs = pairs.iter().filter_map(|(name, id)| {
                let position = from.iter().position(|own| own == id)?;
                Some((name.clone(), to[position]))
            });
            pairs.collect()
        };
        let signatures = self.module.signatures.iter().map(|signature| Signature {
            key: signature.key.clone(),
            function: signature.function.clone(),
            inputs: renamed(&signature.inputs, &entry.inputs, &local.inputs),
            outputs: renamed(&signature.outputs, &entry.outputs, &local.outputs),
        });
        signatures.collect()
    }
}

/// A sharding without those axes that have one device, unless they are kept. What has a list of
/// scales stays whole: no two shards would have the same, and collectives take one scale only.
fn effective(mesh: &Mesh, ty: &TensorType, sharding: &Sharding, keep_single: bool) -> Sharding {
    let scales = ty.quant.as_ref().and_then(|quant| quant.axis);
    let kept = |axis: &AxisId| scales.is_none() && (keep_single || mesh.size(*axis) > 1);
    let dims = sharding.dims.iter().map(|axes| {
        let axes = axes.iter().copied();
        axes.filter(kept).collect()
    });
    Sharding {
        dims: dims.collect(),
        partial: vec![],
    }
}
