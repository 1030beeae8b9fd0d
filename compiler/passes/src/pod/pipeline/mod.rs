//! Pipelines: one program of a training step, or of a network, in stages that devices along the
//! first axis of the mesh run.
//!
//! Nothing of the source is changed for it. Microbatches are shards of the batch along an axis that
//! no device is on (`microbatch.rs`): the partitioner says what each of them computes, and what is
//! summed over them. The program of one device is then cut into stages (`dependence.rs`,
//! `stages.rs`), and written once more for each stage (`program.rs`, `device.rs`), its ops in the
//! order of a schedule (`schedule.rs`). Stages send one another what they need, and nothing else
//! makes one wait for another.

pub mod asynchronous;
mod cost;
mod delays;
mod dependence;
mod device;
mod microbatch;
mod program;
pub mod schedule;
pub mod stages;
pub mod timing;

use std::sync::{Arc, OnceLock};

use peapod_diagnostic::code;
use peapod_ir::plan::pod::{PodInterface, PodPipeline, PodStage, PodTensor};
use peapod_ir::verify::verify;
use peapod_ir::{AxisId, Function, Mesh, Module, Sharding, TensorType};

use crate::error::PassError;
use crate::graph::inline;
use crate::pod::gradient_reduction::GradientReduction;
use crate::pod::partition::Replication;
use crate::pod::{self, Cut, Idle, PodOptions, ShardedProgram, bucket, plan};
use asynchronous::{BackwardWeights, Clock, DelayOptions, Roles};
use delays::Late;
use dependence::Dependence;
use program::{Asynchronous, DeviceProgram, Writer, micro_dim};
use schedule::{Schedule, Table};
use stages::Cuts;
use timing::{Machine, Timer};

/// The axis of the mesh that stages are along.
pub const PIPELINE_AXIS: &str = "pipe";

/// How a program is cut into stages and microbatches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PipelineOptions {
    /// What each device does in which order.
    pub schedule: Schedule,
    /// Parts of the batch of a device.
    pub microbatches: usize,
    /// Where stages begin.
    pub cuts: Cuts,
    /// Whether the backward pass computes the activations of a stage again, of what the stage
    /// received.
    pub rematerialise: bool,
    /// What an asynchronous schedule does about delays.
    pub delays: DelayOptions,
}

/// A pipeline, and how it came to be.
#[derive(Clone, Debug)]
pub struct PipelineProgram {
    /// What it was made from.
    pub sharded: Arc<ShardedProgram>,
    /// The programs of all stages.
    pub pipeline: PodPipeline,
    /// What each device along the axis of stages does.
    pub table: Table,
    /// Parts of the batch of a device.
    pub microbatches: usize,
    /// Per device along the axis of stages, the share of the work that its stages were cut for.
    pub shares: Vec<f64>,
    /// Tensors that are gathered although no annotation asks for it.
    pub replications: Vec<Replication>,
    /// Data of so few rows that some devices hold none.
    pub idle: Vec<Idle>,
    /// If it is asynchronous: when its stages do what, of which weights.
    pub clock: Option<Clock>,
}

/// Compiles a module for a pipeline, with a mesh whose first axis is [`PIPELINE_AXIS`]. `observer`
/// sees the name of every step and the module after it, then the program of every stage.
///
/// # Errors
///
/// As [`pod::compile`]; and the program has no such stages or microbatches.
pub fn compile(
    module: Module,
    options: &PodOptions,
    pipeline: &PipelineOptions,
    observer: impl FnMut(&str, &Module),
) -> Result<PipelineProgram, PassError> {
    compile_timed(module, options, (pipeline, None), observer)
}

/// As [`compile`]; stages take equally long as somebody says who knows a machine.
///
/// # Errors
///
/// As [`compile`].
pub fn compile_timed(
    mut module: Module,
    options: &PodOptions,
    (pipeline, timer): (&PipelineOptions, Option<Timer<'_>>),
    mut observer: impl FnMut(&str, &Module),
) -> Result<PipelineProgram, PassError> {
    pod::lowered(&mut module, &mut observer)?;
    from_lowered(module, options, (pipeline, timer), &mut observer)
}

/// Continues with a module that [`pod::lowered`] returned.
pub(crate) fn from_lowered(
    mut module: Module,
    options: &PodOptions,
    (pipeline, timer): (&PipelineOptions, Option<Timer<'_>>),
    observer: &mut impl FnMut(&str, &Module),
) -> Result<PipelineProgram, PassError> {
    let asked = options.annotate.mesh.as_ref().unwrap_or(&module.mesh);
    let asked = asked.clone();
    let (devices, mut annotate) = (stage_devices(&asked)?, options.annotate.clone());
    let parts = parts(devices, pipeline);
    let shards = parts.saturating_mul(pipeline.microbatches);
    annotate.mesh = Some(microbatch::mesh(&asked, (pipeline.microbatches, parts))?);
    pod::annotated(&mut module, &annotate, observer)?;
    let axis = microbatch::annotate(&mut module, (pipeline.microbatches, parts))?;
    observer("microbatch", &module);
    let (sharded, cut) = partitioned(module, options, axis, observer)?;
    let idle = pod::idle(&sharded.module, &cut.interface);
    let dependence = Dependence::of(&cut.module, &cut.interface, axis)?;
    check_size(dependence.function, shards)?;
    let (table, stages) = staged(&dependence, devices, (pipeline, timer))?;
    let asynchronous = asynchronous(&dependence, &stages, (options, pipeline), parts)?;
    let clock = asynchronous.as_ref().map(|it| it.clock);
    let mesh = cut.module.mesh.clone();
    let sizes = |axis: AxisId| mesh.size(axis);
    let writer = Writer::new(
        &dependence,
        &cut.interface,
        (&stages, &table),
        (shards, pipeline.rematerialise),
        &sizes,
        asynchronous,
    );
    let programs = writer.write()?;
    let split = Split {
        module: &cut.module,
        interface: &cut.interface,
        axis,
        microbatches: shards,
        bucket_bytes: options.plan.bucket_bytes,
        late: clock.and_then(|it| Late::of(it, pipeline)),
    };
    let mut whole = split.whole_interface();
    let own = split.stages(programs.devices, &mut whole, observer)?;
    Ok(PipelineProgram {
        pipeline: PodPipeline {
            mesh: split.whole_mesh(devices),
            interface: whole,
            stages: own,
        },
        clock,
        shares: table.shares(&stages.costs),
        table,
        microbatches: pipeline.microbatches,
        sharded: Arc::new(sharded),
        replications: cut.replications,
        idle,
    })
}

/// What each device does in which order, and which stage computes what.
fn staged(
    dependence: &Dependence<'_>,
    devices: usize,
    (pipeline, timer): (&PipelineOptions, Option<Timer<'_>>),
) -> Result<(Table, stages::Stages), PassError> {
    let count = pipeline.schedule.stages(devices);
    let forward = stages::forward(dependence, count)?;
    let table = pipeline
        .schedule
        .table(devices, pipeline.microbatches, dependence.has_backward)?;
    let machine = Machine::of(dependence.module, (dependence.axis, devices), timer);
    let known = stages::Known {
        room: machine.as_ref().map(|it| room(&table, count, it)),
        machine,
    };
    let stages = stages::assign(dependence, (&forward, count), (pipeline, &known))?;
    Ok((table, stages))
}

/// The program of one device and one microbatch.
fn partitioned(
    module: Module,
    options: &PodOptions,
    axis: AxisId,
    observer: &mut impl FnMut(&str, &Module),
) -> Result<(ShardedProgram, Cut), PassError> {
    let update = (options.weight_update, &options.gradient_reduction);
    let sharded = pod::shard(module, &OnceLock::new(), update, observer)?;
    let mut cut = pod::cut(&sharded, options.plan.deny_replication, observer)?;
    microbatch::accumulate_first(&mut cut.module, axis);
    microbatch::check_ports(&cut.interface, &cut.module.mesh, axis)?;
    observer("accumulate_first", &cut.module);
    if options.plan.deny_replication && !cut.replications.is_empty() {
        return Err(pod::denied(&cut.module.mesh, &cut.replications));
    }
    Ok((sharded, cut))
}

/// What each stage may hold, of the memory that the stages of a device share.
fn room(table: &Table, count: usize, machine: &Machine) -> stages::Room {
    let mut most = vec![0.0_f64; count];
    for slots in &table.devices {
        let mut now = vec![0.0; count];
        for slot in slots {
            match slot.work {
                schedule::Work::Forward => now[slot.stage] += 1.0,
                schedule::Work::Backward => now[slot.stage] -= 1.0,
                schedule::Work::Weights => {}
            }
            most[slot.stage] = most[slot.stage].max(now[slot.stage]);
        }
    }
    let shared = count.div_ceil(table.devices.len().max(1));
    stages::Room {
        bytes: machine.memory_bytes / shared as f64,
        microbatches: most,
    }
}

/// Parts of a microbatch that are computed one after another. Updates are what follows from sums
/// over parts of the batch, so that an asynchronous pipeline of one microbatch has two.
fn parts(devices: usize, pipeline: &PipelineOptions) -> usize {
    let asynchronous = pipeline.schedule.backward_weights().is_some();
    match asynchronous && devices > 1 && pipeline.microbatches == 1 {
        true => 2,
        false => 1,
    }
}

/// Adasum combines what devices know of one gradient: of an asynchronous pipeline, what each
/// microbatch adds is of other weights.
fn refuse_asynchronous(options: &PodOptions, pipeline: &PipelineOptions) -> Result<(), PassError> {
    let adds = options.gradient_reduction == GradientReduction::Sum;
    if adds || pipeline.schedule.backward_weights().is_none() {
        return Ok(());
    }
    Err(PassError::Refused {
        code: code::GRADIENT_REDUCTION,
        what: "gradients of an asynchronous pipeline are added up: its microbatches are of \
               different weights"
            .to_owned(),
        help: "leave out --gradient-reduction, or use a synchronous schedule".to_owned(),
    })
}

/// How stages go on without one another, if they do.
fn asynchronous(
    dependence: &Dependence<'_>,
    stages: &stages::Stages,
    (options, pipeline): (&PodOptions, &PipelineOptions),
    parts: usize,
) -> Result<Option<Asynchronous>, PassError> {
    refuse_asynchronous(options, pipeline)?;
    let backward = pipeline.schedule.backward_weights();
    let wrong = match backward {
        None if pipeline.delays != DelayOptions::default() => Some("it has no delays"),
        Some(BackwardWeights::Stashed) if pipeline.delays.discrepancy_correction.is_some() => {
            Some("backward passes are of the weights of their forward passes")
        }
        None | Some(BackwardWeights::Newest | BackwardWeights::Stashed) => None,
    };
    if let Some(why) = wrong {
        return Err(PassError::Refused {
            code: code::PIPELINE_SCHEDULE,
            what: format!(
                "nothing is to be corrected with {}: {why}",
                pipeline.schedule
            ),
            help: "take --pipeline pipemare".to_owned(),
        });
    }
    let Some(backward) = backward else {
        return Ok(None);
    };
    let clock = Clock {
        stages: stages.costs.len(),
        microbatches: pipeline.microbatches,
        parts,
    };
    Ok(Some(Asynchronous {
        clock,
        backward,
        delays: pipeline.delays,
        roles: Roles::of(dependence, stages, clock)?,
    }))
}

/// Ops of all stages together, at most: each is written once for every microbatch.
const MOST_OPS: usize = 1 << 22;

fn check_size(entry: &Function, microbatches: usize) -> Result<(), PassError> {
    let ops = entry.ops.len();
    if ops.saturating_mul(microbatches) <= MOST_OPS {
        return Ok(());
    }
    Err(PassError::Refused {
        code: code::PIPELINE_BATCH,
        what: format!("{microbatches} microbatches of {ops} ops are more than {MOST_OPS} ops"),
        help: "choose fewer microbatches".to_owned(),
    })
}

/// Devices along the axis of stages, which is to be the first.
fn stage_devices(mesh: &Mesh) -> Result<usize, PassError> {
    match mesh.axes.first() {
        Some(axis) if axis.name == PIPELINE_AXIS => Ok(axis.size),
        _ => Err(PassError::Refused {
            code: code::PIPELINE_MESH,
            what: format!("the first axis of the mesh {mesh} is not `{PIPELINE_AXIS}`"),
            help: format!("put it first: --mesh {PIPELINE_AXIS}=4,data=2"),
        }),
    }
}

/// A port of a stage as one of the whole, whose mesh has one axis more.
fn outer(mut port: PodTensor) -> PodTensor {
    for axis in port.sharding.dims.iter_mut().flatten() {
        axis.0 += 1;
    }
    port
}

/// A partitioned program that is written once more for every stage.
struct Split<'a> {
    module: &'a Module,
    interface: &'a PodInterface,
    /// The axis of microbatches.
    axis: AxisId,
    microbatches: usize,
    bucket_bytes: usize,
    /// If it is asynchronous.
    late: Option<Late>,
}

impl Split<'_> {
    /// The devices of one stage.
    fn mesh(&self) -> Mesh {
        let mut mesh = self.module.mesh.clone();
        // It is the last one, so that the others keep their ids.
        mesh.axes.truncate(self.axis.0);
        mesh
    }

    fn whole_mesh(&self, devices: usize) -> Mesh {
        let mut mesh = self.mesh();
        let axis = peapod_ir::Axis {
            name: PIPELINE_AXIS.to_owned(),
            size: devices,
        };
        mesh.axes.insert(0, axis);
        mesh
    }

    /// Ports of the whole, whose mesh has one axis more.
    fn whole_interface(&self) -> PodInterface {
        let whole = |port: &PodTensor| outer(self.port(port));
        PodInterface {
            inputs: self.interface.inputs.iter().map(whole).collect(),
            outputs: self.interface.outputs.iter().map(whole).collect(),
        }
    }

    /// A port without the axis of microbatches, which are a dimension of their own.
    fn port(&self, port: &PodTensor) -> PodTensor {
        let mut port = port.clone();
        if let Some(dim) = micro_dim(&port.sharding, self.axis) {
            port.sharding.dims[dim].retain(|axis| *axis != self.axis);
            port.sharding.dims.insert(dim, vec![]);
            port.stored_shape[dim] /= self.microbatches;
            port.stored_shape.insert(dim, self.microbatches);
        }
        port
    }

    /// The programs of all stages, planned; `whole` gets what of them is in flight.
    fn stages(
        &self,
        programs: Vec<DeviceProgram>,
        whole: &mut PodInterface,
        observer: &mut impl FnMut(&str, &Module),
    ) -> Result<Vec<PodStage>, PassError> {
        let programs = programs.into_iter().enumerate();
        let stages = programs.map(|(number, it)| self.stage(number, it, whole, observer));
        stages.collect()
    }

    /// Ports of what is in flight in the whole and in a stage; their positions in the whole.
    fn keep(
        &self,
        in_flight: Vec<(String, TensorType)>,
        whole: &mut PodInterface,
        own: &mut PodInterface,
    ) -> Vec<[usize; 2]> {
        let places = in_flight.into_iter().map(|(name, local)| {
            let port = self.in_flight(name, &local);
            let place = [whole.inputs.len(), whole.outputs.len()];
            whole.inputs.push(outer(port.clone()));
            whole.outputs.push(PodTensor {
                replaces: Some(place[0]),
                ..outer(port.clone())
            });
            own.inputs.push(port.clone());
            own.outputs.push(port);
            place
        });
        places.collect()
    }

    /// What is in flight, of which every device has its own.
    fn in_flight(&self, name: String, local: &TensorType) -> PodTensor {
        let mesh = self.mesh();
        let mut shape = local.shape.clone();
        shape[0] = mesh.devices();
        let mut sharding = Sharding::replicated(shape.len());
        sharding.dims[0] = (0..mesh.axes.len()).map(AxisId).collect();
        PodTensor {
            name,
            global: local.with_shape(shape.clone()),
            stored_shape: shape,
            sharding,
            replaces: None,
            shown: None,
            in_flight: true,
        }
    }

    /// The program of a stage, planned; `whole` gets what of it is in flight.
    fn stage(
        &self,
        number: usize,
        program: DeviceProgram,
        whole: &mut PodInterface,
        observer: &mut impl FnMut(&str, &Module),
    ) -> Result<PodStage, PassError> {
        let DeviceProgram {
            written,
            mut inputs,
            mut outputs,
            in_flight,
            weights,
            reads,
        } = program;
        let mut entry = written.function;
        bucket::combine_within(&mut entry, |op| written.parts[op], self.bucket_bytes);
        let late = self.late.as_ref();
        let delays = late.map(|it| it.stage(number, &mut entry, (weights, reads)));
        let replaces = entry.replaces.clone();
        let others = self.module.functions[1..].iter().cloned();
        let mut module = Module {
            name: self.module.name.clone(),
            numerics: self.module.numerics,
            mesh: self.mesh(),
            functions: std::iter::once(entry).chain(others).collect(),
            ..Module::default()
        };
        inline::run(&mut module)?;
        observer(&format!("stage {number}"), &module);
        let ports = |own: &[usize], all: &[PodTensor]| -> Vec<PodTensor> {
            own.iter().map(|index| self.port(&all[*index])).collect()
        };
        let mut interface = PodInterface {
            inputs: ports(&inputs, &self.interface.inputs),
            outputs: ports(&outputs, &self.interface.outputs),
        };
        for [input, output] in self.keep(in_flight, whole, &mut interface) {
            inputs.push(input);
            outputs.push(output);
        }
        for (index, port) in interface.outputs.iter_mut().enumerate() {
            let pair = replaces.iter().find(|(output, _)| *output == index);
            port.replaces = pair.map(|(_, input)| *input);
        }
        let verified = verify(&module).map_err(|errors| PassError::Bug {
            after: "cutting a pipeline into stages",
            message: errors.to_string(),
        })?;
        let plan = plan::plan(&verified, &interface)?;
        Ok(PodStage {
            module,
            interface,
            plan,
            inputs,
            outputs,
            delays,
        })
    }
}
