//! A program made ready to be simulated, and what comes out.

mod what_if;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use peapod_diagnostic::{Diagnostic, Result, bail, code, ensure};
use peapod_ir::{Mesh, Module};
use peapod_passes::PodOptions;
use peapod_passes::pod::annotate::is_data_axis;
use peapod_schemas::pod::{Collective, CollectiveOp, Program, Route, read};
use peapod_sim::chakra::Traces;
use peapod_sim::compute::Core;
use peapod_sim::html::{Batch, Page, ScalingPoint, page};
use peapod_sim::machine::Dim;
use peapod_sim::network::{Embedding, Network};
use peapod_sim::op_times;
use peapod_sim::report::Input;
use peapod_sim::schedule::Limits;
use peapod_sim::simulation::{self, Simulation, Work};
use peapod_sim::torus_links::TorusLinks;
use peapod_sim::trace::{Extent, trace};
use peapod_targets::{Accuracy, Pod};

use super::compile::Recompiled;
use crate::observer::Silent;
use crate::{Format, Observer, Source};

pub use peapod_sim::compute::Kernels;
pub use peapod_sim::machine::Machine;
pub use peapod_sim::network::Strategy;
pub use peapod_sim::op_times::OpTimes;
pub use peapod_sim::report::{Pipeline, Report};
pub use peapod_sim::schedule::Overlap;
pub use peapod_sim::torus_links::Choices;
pub use what_if::WhatIf;

/// Gathers of weights that are under way or unread at once, unless the caller says otherwise.
pub const GATHERS_AHEAD: usize = 2;

/// How the machine is used, and how it differs from its description.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// Whether collectives run beside kernels.
    pub overlap: Overlap,
    /// Which steps run as one kernel.
    pub kernels: Kernels,
    /// How collectives are done.
    pub collectives: Choices,
    /// Gathers of weights that are under way or unread at once.
    pub gathers_ahead: usize,
    /// Iterations of loops whose number depends on data.
    pub iterations: Option<u64>,
    /// How the axes of the mesh are placed on the torus, e.g. `data=Y,X:64 model=X:2,core`; else
    /// minor axes on neighbours.
    pub embedding: Option<String>,
    /// Bytes a second of a link in one direction.
    pub link_bandwidth: Option<f64>,
    /// Other values of settings of the machine, by name.
    pub settings: Vec<(String, f64)>,
    /// Times of kernels that replace those of the model.
    pub op_times: Arc<OpTimes>,
}

impl Default for Options {
    /// The machine as its target describes it.
    fn default() -> Self {
        Self {
            overlap: Overlap::Async,
            kernels: Kernels::Joined,
            collectives: Choices::default(),
            gathers_ahead: GATHERS_AHEAD,
            iterations: None,
            embedding: None,
            link_bandwidth: None,
            settings: vec![],
            op_times: Arc::default(),
        }
    }
}

impl Options {
    /// The machine of a target, with the changes that these options ask for.
    ///
    /// # Errors
    ///
    /// The target is no torus of chips, or has no such setting.
    pub fn machine(&self, target: &Pod) -> Result<Machine> {
        let mut machine = Machine::new(target)?;
        if let Some(bandwidth) = self.link_bandwidth {
            machine = machine.with_link_bandwidth(bandwidth)?;
        }
        for (name, value) in &self.settings {
            machine = machine.with(name, *value)?;
        }
        Ok(machine)
    }

    /// Where the axes of a mesh are placed on a machine.
    ///
    /// # Errors
    ///
    /// The mesh does not fit the torus, or not as asked.
    pub fn embedding(&self, machine: &Machine, mesh: &[(String, usize)]) -> Result<Embedding> {
        Ok(match &self.embedding {
            Some(text) => Embedding::parse(machine, mesh, text)?,
            None => Embedding::new(machine, mesh)?,
        })
    }
}

/// A program, read once, with the options that it was compiled with.
#[derive(Clone, Debug)]
pub struct Prepared {
    program: Rc<Program>,
    options: PodOptions,
    /// The model that it was compiled from.
    model: Option<Rc<RefCell<Recompiled>>>,
}

/// A simulated step.
pub struct Simulated {
    prepared: Prepared,
    simulation: Simulation,
    embedding: Embedding,
    dims: Vec<Dim>,
    core: Core,
    /// What it says.
    pub report: Report,
    /// How near simulated steps of the machine are to measured ones, if that is known.
    pub accuracy: Option<Accuracy>,
}

impl Prepared {
    /// Reads a pod; the observer hears of one of a version without a checksum.
    ///
    /// # Errors
    ///
    /// It does not pass the checks.
    pub fn pod(source: &Source, options: &PodOptions, observer: &dyn Observer) -> Result<Self> {
        ensure!(
            source.format == Format::Pod,
            code::NOT_A_POD
                .error(
                    format!("expected a pod, found a .{}", source.format.name()),
                    "compile the model with `peapod compile`",
                )
                .in_file(&source.path)
        );
        let program = super::read(source, observer)?;
        Ok(Self::of(program.into_inner(), options, None))
    }

    /// Compiles a model for the target.
    ///
    /// # Errors
    ///
    /// It cannot be compiled as asked.
    pub fn model(module: Module, target: &Pod, options: &PodOptions) -> Result<Self> {
        let mut model = Recompiled::new(module)?;
        let program = read(&model.bytes(target, options)?)?.into_inner();
        let model = Rc::new(RefCell::new(model));
        Ok(Self::of(program, options, Some(model)))
    }

    pub(super) fn of(
        program: Program,
        options: &PodOptions,
        model: Option<Rc<RefCell<Recompiled>>>,
    ) -> Self {
        Self {
            program: program.into(),
            options: options.clone(),
            model,
        }
    }

    /// The same for other options of the compiler; what these do not change is not done again.
    ///
    /// # Errors
    ///
    /// It was a pod from the beginning, or cannot be compiled as asked.
    pub fn again(&self, target: &Pod, options: &PodOptions) -> Result<Self> {
        match &self.model {
            _ if *options == self.options => Ok(self.clone()),
            Some(model) => Self::recompiled(model, target, options),
            None => bail!(code::ALREADY_COMPILED.error(
                "options of the compiler do not apply: a .pod is compiled already",
                "give the model that it was compiled from",
            )),
        }
    }

    /// For a slice of another size: a model is compiled again, of a pod the axis `data` takes the
    /// devices that there are.
    ///
    /// # Errors
    ///
    /// The axes other than `data` do not divide the devices, or the model cannot be compiled.
    pub fn resized(&self, source: &Source, target: &Pod) -> Result<Self> {
        let devices = target.devices().ok_or_else(|| {
            sweep_error(
                "the target has no devices",
                "name a target with a chip and a torus",
            )
        })?;
        if let Some(model) = &self.model {
            let mut options = self.options.clone();
            let mesh = options
                .annotate
                .mesh
                .as_ref()
                .map(|mesh| stretched(mesh, devices));
            options.annotate.mesh = mesh.transpose()?;
            return Self::recompiled(model, target, &options);
        }
        let mut program = super::read(source, &Silent)?.into_inner();
        let sizes = program.mesh.axes.iter();
        let sizes: Vec<_> = sizes.map(|(name, size)| (name.as_str(), *size)).collect();
        let (axis, along) = along_data(&sizes, devices)?;
        refuse_pairs(&program, axis)?;
        program.mesh.axes[axis].1 = along;
        Ok(Self::of(program, &self.options, None))
    }

    pub(crate) fn recompiled(
        model: &Rc<RefCell<Recompiled>>,
        target: &Pod,
        options: &PodOptions,
    ) -> Result<Self> {
        let program = model.borrow_mut().program(target, options)?.into_inner();
        Ok(Self::of(program, options, Some(model.clone())))
    }

    /// Walks the program on a machine.
    ///
    /// # Errors
    ///
    /// The mesh does not fit the torus, or the program has a loop whose trip count is not known.
    pub fn simulate(&self, machine: &Machine, options: &Options) -> Result<Simulated> {
        let program = &*self.program;
        let embedding = options.embedding(machine, &program.mesh.axes)?;
        let network = Network::new(machine, &embedding)?;
        let core = Core::from(machine);
        let simulated = simulation::Options {
            kernels: options.kernels,
            limits: Limits {
                overlap: options.overlap,
                memory_bytes: core.hbm_bytes,
                gathers_ahead: options.gathers_ahead,
            },
            iterations: options.iterations,
            op_times: options.op_times.clone(),
        };
        let mut links = TorusLinks::new(&network, options.collectives);
        if !program.stages.is_empty() {
            links = links.of_stages();
        }
        let simulation = simulation::simulate(program, &core, &links, &simulated)?;
        let input = Input::of(program, machine);
        let report = Report::new(program, &simulation, &core, input, &machine.name);
        Ok(Simulated {
            prepared: self.clone(),
            simulation,
            embedding,
            dims: machine.dims.clone(),
            core,
            report,
            accuracy: machine.accuracy,
        })
    }
}

impl Simulated {
    /// What was simulated.
    pub fn prepared(&self) -> &Prepared {
        &self.prepared
    }

    /// Seconds of each step of the entry of a program without stages: of what runs as one, with the
    /// step that is its anchor.
    pub(super) fn seconds_of_steps(&self) -> Vec<f64> {
        let timeline = self.simulation.entry();
        let steps = self.prepared.program.computations[timeline.computation]
            .steps
            .len();
        // bounded: the steps that there are
        let mut seconds = vec![0.0; steps];
        for (work, task) in timeline.work.iter().zip(&timeline.tasks) {
            let step = match work {
                Work::Kernel(cluster, _) => cluster.anchor,
                Work::Collective(step, _) | Work::Inner(step, _) | Work::Message(step, _) => *step,
            };
            seconds[step] += task.seconds;
        }
        seconds
    }

    /// The step as a trace.
    pub fn trace(&self) -> String {
        trace(
            &self.prepared.program,
            &self.simulation,
            &self.report,
            Extent::default(),
        )
    }

    /// The step as Chakra execution traces, one for each device.
    ///
    /// # Errors
    ///
    /// With loops unrolled there are more nodes than a trace may have.
    pub fn chakra(&self) -> Result<Traces<'_>> {
        let program = &self.prepared.program;
        let traces = Traces::new(program, &self.simulation, &self.report, &self.embedding);
        Ok(traces?)
    }

    /// Every kernel with its time, as a file of op times.
    pub fn op_times_template(&self) -> String {
        op_times::template(&self.prepared.program, &self.simulation)
    }

    /// Of rows of op times that no kernel was found for.
    pub fn warnings(&self) -> Option<Diagnostic> {
        let given = self.report.op_times.as_ref()?;
        let lines = given.unmatched_lines.iter().map(ToString::to_string);
        let lines: Vec<String> = lines.collect();
        (!lines.is_empty()).then(|| {
            code::OP_TIMES.warning(
                format!(
                    "rows of op times match no kernel: lines {}",
                    lines.join(", ")
                ),
                "compare them with the kernels that --op-times-template lists",
            )
        })
    }

    /// The stage of a pipeline whose core does most.
    fn busiest_stage(&self) -> Option<usize> {
        let stages = self
            .report
            .pipeline
            .iter()
            .flat_map(|it| it.stages.iter().enumerate());
        let busiest = stages.max_by(|a, b| a.1.busy_seconds.total_cmp(&b.1.busy_seconds));
        busiest.map(|(stage, _)| stage)
    }

    /// The step as a page, with the same on other numbers of devices and with changes, and the
    /// command that makes it. Of a pipeline the page draws the stage whose core does most.
    pub fn page(&self, sweep: &[Report], what_ifs: &[WhatIf], command: Option<&str>) -> String {
        // A model is compiled anew for each size; every device of a pod does as before.
        let batch = match self.prepared.model {
            Some(_) => Batch::Same,
            None => Batch::PerDevice,
        };
        let scaling = sweep.iter().map(|report| ScalingPoint {
            devices: report.devices,
            mesh: report.mesh_text(),
            step_seconds: report.step_seconds,
            batch,
            fits: report.memory.fits,
        });
        let program = &*self.prepared.program;
        let (program, simulation) = match self.busiest_stage() {
            None => (program, &self.simulation),
            Some(stage) => (program.part(stage), &self.simulation.stages[stage]),
        };
        page(&Page {
            program,
            core: &self.core,
            dims: &self.dims,
            command,
            simulation,
            whole: &self.simulation,
            report: &self.report,
            accuracy: self.accuracy,
            scaling: &scaling.collect::<Vec<_>>(),
            changes: &what_ifs.iter().map(WhatIf::shown).collect::<Vec<_>>(),
        })
    }
}

/// The targets with the same chip of `from`, twice as many … up to `to` cores; the first of each
/// size.
///
/// # Errors
///
/// There is none of some size.
pub fn slices(target: &Pod, from: usize, to: usize) -> Result<Vec<Pod>> {
    let pods = Pod::list()?;
    let cores = |pod: &Pod| pod.chip.as_ref().map(|chip| (chip.cores, chip.clock_hz));
    let same = |pod: &&Pod| cores(pod) == cores(target);
    let mut found: Vec<Pod> = Vec::new();
    let sizes = std::iter::successors(Some(from), |size| size.checked_mul(2));
    for size in sizes.take_while(|size| *size <= to) {
        let alike = |pod: &&Pod| pod.devices() == Some(size) && same(pod);
        let pod = pods.iter().find(alike).ok_or_else(|| {
            let message = format!("no target has {size} cores like those of {}", target.name);
            let mut known: Vec<usize> = pods.iter().filter(same).filter_map(Pod::devices).collect();
            known.dedup();
            sweep_error(
                &message,
                &format!("targets have {known:?} cores; start with one of them"),
            )
        })?;
        found.push(pod.clone());
    }
    Ok(found)
}

fn sweep_error(message: &str, help: &str) -> Diagnostic {
    code::SWEEP.error(message, help)
}

/// The axis that data is over, and the devices along it where the others stay as they are. Of one
/// that the compiler has split, `data.0` and `data.1`, it is the first: the others are parts of
/// tensors that change places.
fn along_data(mesh: &[(&str, usize)], devices: usize) -> Result<(usize, usize)> {
    let data = mesh.iter().position(|(name, _)| is_data_axis(name));
    let data = data.ok_or_else(|| {
        let help = "compile the program with an axis `data`, or give the model";
        sweep_error("the mesh has no axis `data`, which a sweep scales", help)
    })?;
    let others = mesh.iter().enumerate().filter(|(axis, _)| *axis != data);
    let others: usize = others.map(|(_, (_, size))| size).product();
    ensure!(
        devices.is_multiple_of(others),
        sweep_error(
            &format!("{devices} devices are not a multiple of the {others} along the other axes"),
            &format!(
                "choose sizes that the axes other than `{}` divide",
                mesh[data].0
            ),
        )
    );
    Ok((data, devices / others))
}

/// A program that names devices along an axis one by one is none for another number of them.
fn refuse_pairs(program: &Program, axis: usize) -> Result<()> {
    let mut steps = program.computations.iter().flat_map(|of| &of.steps);
    let names_devices = |collective: &Collective| {
        let pairs = matches!(
            collective.op,
            CollectiveOp::CollectivePermute(Route::Pairs(_))
        );
        pairs && collective.axes.contains(&axis)
    };
    ensure!(
        !steps.any(|step| step.op.collective().is_some_and(names_devices)),
        sweep_error(
            &format!(
                "the program names the devices along `{}` one by one, as Adasum does",
                program.mesh.axes[axis].0
            ),
            "give the model in place of the .pod: it is compiled for each size",
        )
    );
    Ok(())
}

/// A mesh with as many devices along the axis of data as the others leave.
fn stretched(mesh: &Mesh, devices: usize) -> Result<Mesh> {
    let sizes = mesh.axes.iter();
    let sizes: Vec<_> = sizes.map(|axis| (axis.name.as_str(), axis.size)).collect();
    let (axis, along) = along_data(&sizes, devices)?;
    let mut mesh = mesh.clone();
    mesh.axes[axis].size = along;
    Ok(mesh)
}
