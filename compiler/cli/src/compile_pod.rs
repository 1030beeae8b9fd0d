//! `peapod compile` for a pod: a model to one program for all devices.

use anyhow::{Context, Result, ensure};
use peapod_emit::pod::{self, Report};
use peapod_emit::stablehlo;
use peapod_ir::verify::verify;
use peapod_ir::{Mesh, Module};
use peapod_passes::pod::annotate::DATA_AXIS;
use peapod_passes::pod::describe;
use peapod_passes::{Compilation, PodOptions, PodProgram, shard_program};
use peapod_sim::program::Program;
use peapod_targets::Pod;

use crate::args::{self, Switch};
use crate::compile::{Files, write};
use crate::print::print;
use crate::source::Source;

/// Compiles, checks the memory of the devices, and only then writes.
pub fn run(args: &args::Compile) -> Result<()> {
    let target = Pod::open(&args.target)?;
    ensure!(
        args.micro.explain_plan.is_none(),
        "--explain-plan is for boards"
    );
    ensure!(
        args.micro.emit == args::Emit::Pea,
        "--emit is for boards: a pod becomes one program for all devices"
    );
    let source = Source::open(&args.model)?;
    let module = module(&source, &args.pod)?;
    let options = options(&args.pod, &module.mesh, &target)?;
    if let Some(pattern) = &args.pod.explain {
        let sharded = shard_program(module.clone(), &options);
        let sharded = sharded.with_context(|| source.path.clone())?;
        print(
            &sharded
                .explain(pattern)
                .with_context(|| source.path.clone())?,
        )?;
    }
    let Some(folder) = &args.output else {
        return Ok(());
    };
    let mut files = Files::default();
    if args.emit_ir {
        files.push(("model.ir".into(), module.to_string().into()));
    }
    let dumped = files.len();
    let program = peapod_passes::pod::compile_observed(module, &options, |pass, module| {
        if args.dump {
            let file = format!("dump/{}-{pass}.ir", files.len() - dumped);
            files.push((file, module.to_string().into()));
        }
    });
    let program = program.with_context(|| source.path.clone())?;
    let bytes = emit(&program)?;
    let report = Report::new(&bytes, &target.name, &source.name)?;
    check_memory(&report, &target)?;
    files.push((format!("{}.pod", source.name), bytes));
    files.push(("report.json".into(), report.to_json().into()));
    if args.pod.emit_stablehlo {
        let verified = verify(&program.module).context("bug in the passes")?;
        let text = stablehlo::write_partitioned(&verified, &program.interface);
        let text = text.with_context(|| source.path.clone())?;
        files.push(("partitioned.mlir".into(), text.into()));
    }
    for replication in &program.replications {
        let text = describe(replication, &program.module.mesh);
        eprintln!("warning: {}: {text}", source.path);
    }
    for idle in &program.idle {
        eprintln!("warning: {}: {idle}", source.path);
    }
    write(folder, &files)?;
    print(&summary(&program, &report))?;
    print(&format!("written to {}\n", folder.display()))
}

/// The module of a source, with as many rows as was asked for.
pub fn module(source: &Source, args: &args::CompilePod) -> Result<Module> {
    match args.batch {
        Some(rows) => source.batched(rows),
        None => source.module(),
    }
}

/// A model, compiled for one target and with one set of choices after another.
pub struct Recompiled {
    compilation: Compilation,
    /// The mesh that the file names.
    mesh: Mesh,
}

impl Recompiled {
    /// Begins with a module.
    pub fn new(module: Module) -> Result<Self> {
        let mesh = module.mesh.clone();
        let compilation = Compilation::new(module)?;
        Ok(Self { compilation, mesh })
    }

    /// The bytes of the pod for a target; the runtime takes them.
    pub fn bytes(&mut self, target: &Pod, args: &args::CompilePod) -> Result<Vec<u8>> {
        let options = options(args, &self.mesh, target)?;
        emit(&self.compilation.program(&options)?)
    }

    /// What the simulator would read from the bytes.
    pub fn program(&mut self, target: &Pod, args: &args::CompilePod) -> Result<Program> {
        let options = options(args, &self.mesh, target)?;
        let program = self.compilation.program(&options)?;
        let verified = verify(&program.module).context("bug in the passes")?;
        let file = pod::build(&verified, &program.interface, &program.plan)?;
        Ok(Program::of(file)?)
    }

    /// As [`Recompiled::bytes`], for choices that nothing like them comes after.
    pub fn bytes_once(&self, target: &Pod, args: &args::CompilePod) -> Result<Vec<u8>> {
        let options = options(args, &self.mesh, target)?;
        emit(&self.compilation.program_once(&options)?)
    }
}

/// The program's bytes, which the runtime takes: what it would refuse is never written.
fn emit(program: &PodProgram) -> Result<Vec<u8>> {
    let verified = verify(&program.module).context("bug in the passes")?;
    let bytes = pod::write(&verified, &program.interface, &program.plan)?;
    peapod_pod::load(&bytes)
        .context("bug in the compiler: its own pod does not load; please report it")?;
    Ok(bytes)
}

fn options(args: &args::CompilePod, filed: &Mesh, target: &Pod) -> Result<PodOptions> {
    Ok(PodOptions {
        mesh: Some(mesh(args.mesh.as_deref(), filed, target)?),
        shards: args.shard.clone(),
        layout: args.layout.clone(),
        weight_update_sharding: args.weight_update_sharding == Switch::On,
        split_parameters: args.split_parameters == Switch::On,
        deny_replication: args.deny_replication,
        bucket_bytes: args.bucket_bytes,
    })
}

/// The mesh that was asked for, else the file's, else all devices along the data axis.
fn mesh(asked: Option<&str>, filed: &Mesh, target: &Pod) -> Result<Mesh> {
    let devices = target.devices();
    let mesh = match asked {
        Some(text) => parse_mesh(text)?,
        None if !filed.axes.is_empty() => filed.clone(),
        None => Mesh::new([(DATA_AXIS, devices.unwrap_or(1))]),
    };
    let along = mesh
        .axes
        .iter()
        .try_fold(1_usize, |product, axis| product.checked_mul(axis.size));
    let along = along.with_context(|| format!("the mesh {mesh} has too many devices"))?;
    if let Some(devices) = devices {
        ensure!(
            along == devices,
            "the mesh {mesh} has {along} devices, {} has {devices}: choose axes whose product is \
             {devices}, or another target",
            target.name,
        );
    }
    Ok(mesh)
}

/// `data=2,model=4`.
pub fn parse_mesh(text: &str) -> Result<Mesh> {
    let mut axes: Vec<(&str, usize)> = Vec::new();
    for axis in text.split(',') {
        let parts = axis
            .split_once('=')
            .map(|(name, size)| (name.trim(), size.trim().parse()));
        let Some((name, Ok(size))) = parts else {
            anyhow::bail!("cannot read the mesh axis {axis:?}; write for example data=2,model=4");
        };
        ensure!(
            !name.is_empty() && size > 0,
            "the mesh axis {axis:?} has no name or no devices"
        );
        ensure!(
            axes.iter().all(|(known, _)| *known != name),
            "the mesh {text} has the axis `{name}` twice"
        );
        axes.push((name, size));
    }
    Ok(Mesh::new(axes))
}

fn check_memory(report: &Report, target: &Pod) -> Result<()> {
    let Some(chip) = &target.chip else {
        return Ok(());
    };
    let (needed, there) = (report.memory.per_device_bytes, chip.memory_per_core_bytes);
    ensure!(
        needed <= there,
        "each device needs {needed} bytes (arguments {}, constants {}), a core of {} has {there}: \
         shard more with --mesh and --shard",
        report.memory.arguments,
        report.memory.constants,
        target.name,
    );
    Ok(())
}

fn summary(program: &PodProgram, report: &Report) -> String {
    let mesh = &program.module.mesh;
    let mut text = format!(
        "{} devices, mesh {mesh}; {} steps, {} bytes on each device ({} of arguments)\n",
        report.devices, report.steps, report.memory.per_device_bytes, report.memory.arguments,
    );
    for collective in &report.collectives {
        text += &format!(
            "{} × {} over {}: {} bytes\n",
            collective.count,
            collective.kind,
            collective.axes.join(", "),
            collective.bytes,
        );
    }
    let update = &program.sharded.weight_update;
    if !update.parameters.is_empty() {
        text += &format!(
            "weight update sharded: {} parameters, {} tensors of state\n",
            update.parameters.len(),
            update.state.len(),
        );
    }
    if !update.stored.is_empty() {
        text += &format!(
            "parameters split between steps, gathered before use: {}\n",
            update.stored.len()
        );
    }
    text
}
