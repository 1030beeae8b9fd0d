//! A program made ready to be simulated, and what comes out.

use std::cell::RefCell;
use std::rc::Rc;

use anyhow::{Context, Result, bail, ensure};
use peapod_sim::compute::{Core, Kernels};
use peapod_sim::html::{Batch, Page, ScalingPoint, page};
use peapod_sim::machine::Machine;
use peapod_sim::network::{Embedding, Network};
use peapod_sim::program::Program;
use peapod_sim::report::{Input, Report};
use peapod_sim::schedule::{Limits, Overlap};
use peapod_sim::simulation::{Options, Simulation, simulate};
use peapod_sim::torus_links::{Choices, TorusLinks};
use peapod_sim::trace::{Extent, trace};
use peapod_targets::Pod;

use crate::args::{CompilePod, Switch};
use crate::compile_pod::{self, Recompiled};
use crate::simulate_args::{GradDtype, SimulateChoices};
use crate::source::{Format, Source};

/// A program, read once.
#[derive(Clone)]
pub struct Prepared {
    program: Rc<Program>,
    /// The model that it was compiled from.
    model: Option<Rc<RefCell<Recompiled>>>,
}

/// A simulated step.
pub struct Simulated {
    prepared: Prepared,
    simulation: Simulation,
    core: Core,
    /// What it says.
    pub report: Report,
}

impl From<Program> for Prepared {
    fn from(program: Program) -> Self {
        Self {
            program: program.into(),
            model: None,
        }
    }
}

impl Prepared {
    /// Reads a pod, or compiles a model for the target.
    pub fn new(source: &Source, target: &Pod, pod: &CompilePod) -> Result<Self> {
        let in_file = || source.path.clone();
        if source.format == Format::Pod {
            let program = read(&source.bytes).with_context(in_file)?;
            return Ok(Self::from(program));
        }
        let module = compile_pod::module(source, pod)?;
        let mut model = Recompiled::new(module).with_context(in_file)?;
        let bytes = model.bytes(target, pod).with_context(in_file)?;
        Ok(Self {
            model: Some(Rc::new(model.into())),
            ..Self::of(&bytes)?
        })
    }

    /// The same for other choices of the compiler; what these do not change is not done again.
    pub fn again(
        base: &Simulated,
        source: &Source,
        target: &Pod,
        (before, now): (&CompilePod, &CompilePod),
    ) -> Result<Self> {
        let same = before.weight_update_sharding == now.weight_update_sharding
            && before.split_parameters == now.split_parameters
            && before.bucket_bytes == now.bucket_bytes;
        match &base.prepared.model {
            _ if same => Ok(base.prepared.clone()),
            Some(model) => Self::recompiled(&source.path, model, target, now),
            None => bail!(
                "{}: a pod is compiled already; give the model that it came from to change how",
                source.path
            ),
        }
    }

    /// For a slice of another size: a model is compiled again, of a pod the axis `data` takes the
    /// devices that there are.
    pub fn resized(
        base: &Simulated,
        source: &Source,
        target: &Pod,
        pod: &CompilePod,
    ) -> Result<Self> {
        let devices = target.devices().context("the target has no devices")?;
        if let Some(model) = &base.prepared.model {
            let mesh = pod.mesh.as_deref().map(|mesh| stretched(mesh, devices));
            let pod = CompilePod {
                mesh: mesh.transpose()?,
                ..pod.clone()
            };
            return Self::recompiled(&source.path, model, target, &pod);
        }
        let mut program = read(&source.bytes).with_context(|| source.path.clone())?;
        let others: usize = others(
            program
                .mesh
                .iter()
                .map(|(name, size)| (name.as_str(), *size)),
        );
        ensure!(
            devices.is_multiple_of(others),
            "{devices} devices are no multiple of the {others} along the axes other than `data`"
        );
        let data = program.mesh.iter_mut().find(|(name, _)| name == "data");
        data.context("the mesh has no axis `data`, which a sweep stretches")?
            .1 = devices / others;
        Ok(Self::from(program))
    }

    fn recompiled(
        path: &str,
        model: &Rc<RefCell<Recompiled>>,
        target: &Pod,
        pod: &CompilePod,
    ) -> Result<Self> {
        let program = model.borrow_mut().program(target, pod);
        Ok(Self {
            model: Some(model.clone()),
            ..Self::from(program.with_context(|| path.to_owned())?)
        })
    }

    /// A pod that was compiled just now, which the runtime takes.
    pub fn of(bytes: &[u8]) -> Result<Self> {
        Ok(Self::from(Program::read(bytes)?))
    }

    /// Walks the program on a machine.
    pub fn simulate(&self, machine: &Machine, choices: &SimulateChoices) -> Result<Simulated> {
        let program = &*self.program;
        let embedding = embedding(machine, &program.mesh, choices)?;
        let network = Network::new(machine, &embedding)?;
        let core = Core::from(machine);
        let options = Options {
            kernels: match choices.join_kernels {
                Switch::On => Kernels::Joined,
                Switch::Off => Kernels::Single,
            },
            limits: Limits {
                overlap: match choices.overlap {
                    Switch::On => Overlap::Async,
                    Switch::Off => Overlap::None,
                },
                memory_bytes: core.hbm_bytes,
                gathers_ahead: choices.gathers_ahead,
            },
            turns: choices.turns,
        };
        let how = Choices {
            strategy: choices.strategy(),
            sums_in_bf16: choices.grad_dtype == GradDtype::Bf16,
        };
        let links = TorusLinks::new(&network, how);
        let simulation = simulate(program, &core, &links, &options)?;
        let input = Input::of(program, machine);
        let report = Report::new(program, &simulation, &core, input, &machine.name);
        Ok(Simulated {
            prepared: self.clone(),
            simulation,
            core,
            report,
        })
    }
}

impl Simulated {
    /// The step as a trace.
    pub fn trace(&self) -> String {
        trace(
            &self.prepared.program,
            &self.simulation,
            &self.report,
            Extent::default(),
        )
    }

    /// The step as a page, with the same on other numbers of devices.
    pub fn page(&self, sweep: &[Report]) -> String {
        // A model is compiled anew for each size; every device of a pod does as before.
        let batch = match self.prepared.model {
            Some(_) => Batch::Same,
            None => Batch::PerDevice,
        };
        let scaling = sweep.iter().map(|report| ScalingPoint {
            devices: report.devices,
            mesh: mesh(report),
            step_seconds: report.step_seconds,
            batch,
            fits: report.memory.fits,
        });
        page(&Page {
            program: &self.prepared.program,
            core: &self.core,
            simulation: &self.simulation,
            report: &self.report,
            scaling: &scaling.collect::<Vec<_>>(),
        })
    }
}

/// `data=4, model=2`.
fn mesh(report: &Report) -> String {
    let axes = report.mesh.iter();
    let axes: Vec<String> = axes.map(|it| format!("{}={}", it.name, it.size)).collect();
    axes.join(", ")
}

/// Where the axes of a mesh lie.
pub fn embedding(
    machine: &Machine,
    mesh: &[(String, usize)],
    choices: &SimulateChoices,
) -> Result<Embedding> {
    Ok(match &choices.embedding {
        Some(text) => Embedding::parse(machine, mesh, text)?,
        None => Embedding::new(machine, mesh)?,
    })
}

/// A pod that passed every check of the runtime that executes it.
fn read(bytes: &[u8]) -> Result<Program> {
    peapod_pod::load(bytes)?;
    Ok(Program::read(bytes)?)
}

/// The machine of a target, with the changes that were asked for.
pub fn machine(target: &Pod, choices: &SimulateChoices) -> Result<Machine> {
    let mut machine = Machine::new(target)?;
    if let Some(bandwidth) = choices.link_bandwidth {
        machine = machine.with_link_bandwidth(bandwidth)?;
    }
    for setting in &choices.set {
        let parts = setting.split_once('=');
        let parts = parts.and_then(|(name, value)| Some((name, value.parse().ok()?)));
        let Some((name, value)) = parts else {
            bail!("cannot read the setting {setting:?}; write for example hop_latency_s=2e-6");
        };
        machine = machine.with(name, value)?;
    }
    Ok(machine)
}

/// Devices along the axes other than `data`.
fn others<'a>(mesh: impl Iterator<Item = (&'a str, usize)>) -> usize {
    mesh.filter(|(name, _)| *name != "data")
        .map(|(_, size)| size)
        .product()
}

/// A mesh with as many devices along `data` as the others leave.
fn stretched(mesh: &str, devices: usize) -> Result<String> {
    let axes = compile_pod::parse_mesh(mesh)?.axes;
    let others = others(axes.iter().map(|axis| (axis.name.as_str(), axis.size)));
    ensure!(
        devices.is_multiple_of(others),
        "{devices} devices are no multiple of the {others} along the axes other than `data`"
    );
    let axes = axes.iter().map(|axis| match axis.name.as_str() {
        "data" => format!("data={}", devices / others),
        name => format!("{name}={}", axis.size),
    });
    Ok(axes.collect::<Vec<_>>().join(","))
}
