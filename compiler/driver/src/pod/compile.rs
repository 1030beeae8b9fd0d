//! A model compiled to one program for all devices of a pod.

use peapod_diagnostic::{Diagnose, Diagnostic, Result, ResultExt, code, ensure};
pub use peapod_emit::pod::Report;
use peapod_emit::stablehlo;
use peapod_ir::verify::verify;
use peapod_ir::{Mesh, Module};
use peapod_passes::pod::annotate::DATA_AXIS;
use peapod_passes::pod::describe;
use peapod_passes::{Compilation, PodOptions, shard_program};
use peapod_schemas::pod::Checked;
use peapod_targets::Pod;

use super::compiled::Compiled;
use super::estimate::Estimator;
use super::feedback::{self, Feedback, Roles};
use super::partitioned::{self, Partitioner};
use crate::names::nearest;
use crate::table::grouped;
use crate::{Files, Observer, Source};

/// Which files are made beside the program and its report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// The module as it was imported.
    pub ir: bool,
    /// The module after every pass.
    pub dump: bool,
    /// The program as StableHLO, for each [`Partitioner`].
    pub stablehlo: bool,
}

/// The program of one device as StableHLO, with the arguments and results of the source.
const PARTITIONED: &str = "partitioned.mlir";

/// A program for all devices.
#[derive(Clone, Debug)]
pub struct Built {
    /// What the passes made.
    pub program: Compiled,
    /// What its arguments are.
    pub roles: Roles,
    /// What it costs.
    pub report: Report,
    /// Of a pipeline, per device along the axis of stages, its share of the work: as it is
    /// simulated, or as stages were cut where the time of the target is not known.
    pub shares: Vec<f64>,
    /// The program, its report, and extras.
    pub files: Files,
}

/// What is said of a source beside what it says itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Input {
    /// Rows of a `.tflite` that has one.
    pub batch: Option<usize>,
    /// What replaces what from step to step.
    pub feedback: Feedback,
}

/// The module of a source.
///
/// # Errors
///
/// As [`Source::module`], [`Source::batched`] and [`feedback::apply`].
pub fn module(source: &Source, input: &Input, observer: &dyn Observer) -> Result<Module> {
    let mut module = match input.batch {
        Some(rows) => source.batched(rows, observer),
        None => source.module(observer),
    }?;
    feedback::apply(&mut module, &input.feedback)?;
    Ok(module)
}

/// Where the shardings of the values of some names came from, in words.
///
/// # Errors
///
/// The module cannot be sharded as asked, or no value has such a name.
pub fn shardings(
    source: &Source,
    module: &Module,
    options: &PodOptions,
    pattern: &str,
) -> Result<String> {
    let sharded = shard_program(module.clone(), options);
    let sharded = sharded.in_file(&source.path)?;
    let explained = sharded.explain(pattern).in_file(&source.path);
    explained.map_err(|errors| errors.map(|error| with_meant(error, module, pattern)))
}

/// The error, with the name of a value that was probably meant where none has the name.
fn with_meant(error: Diagnostic, module: &Module, pattern: &str) -> Diagnostic {
    let functions = module.functions.iter();
    let names = functions.flat_map(|it| it.values.iter().map(|(_, value)| &*value.name));
    let near = nearest(pattern, names.filter(|name| !name.is_empty()));
    match near.filter(|_| error.code == code::NO_MATCH) {
        Some(near) => Diagnostic {
            help: format!("did you mean `{near}`? {}", error.help).into(),
            ..error
        },
        None => error,
    }
}

/// Compiles with what is known of the time of a program on a target.
fn with_estimate<T>(target: &Pod, compile: impl FnOnce(Option<&Estimator>) -> T) -> T {
    compile(Estimator::of(target).as_ref())
}

/// How ops with results of some names work along split dimensions, which matrix products with
/// values of such names are gathers and scatters of rows, and which are cut along with the
/// collectives beside them, and why; a line each.
///
/// # Errors
///
/// The module cannot be compiled as asked.
pub fn products(
    source: &Source,
    module: &Module,
    target: &Pod,
    options: &PodOptions,
    pattern: &str,
) -> Result<String> {
    if options.pipeline.is_some() {
        return Ok("stages of a pipeline compute all matrix products whole\n".to_owned());
    }
    let program = with_estimate(target, |it| {
        Compiled::compile_whole(module.clone(), options, it)
    });
    let program = program.in_file(&source.path)?;
    let mesh = &program.module.mesh;
    let split = program.strategies.iter();
    let split = split.filter_map(|strategy| strategy.explain(pattern));
    let one_hot = program.one_hot.iter();
    let one_hot = one_hot.filter_map(|product| product.explain(pattern));
    let exchanges = program.exchanges.iter();
    let exchanges = exchanges.filter_map(|exchange| exchange.explain(pattern));
    let pairs = program.windowed.iter();
    let lines = pairs.filter_map(|pair| pair.explain(mesh, pattern));
    Ok(split.chain(one_hot).chain(exchanges).chain(lines).collect())
}

/// A module, and the file that it came from.
#[derive(Clone, Debug)]
pub struct Model<'a> {
    /// The file.
    pub source: &'a Source,
    /// The module in it.
    pub module: Module,
}

/// Compiles a model for a pod, with options that [`resolved`] has completed, and checks that
/// devices have memory for it.
///
/// # Errors
///
/// The module cannot be compiled as asked, or a device has too little memory.
pub fn compile(
    Model { source, module }: Model<'_>,
    target: &Pod,
    options: &PodOptions,
    extras: Extras,
    observer: &dyn Observer,
) -> Result<Built> {
    let mut files = Files::default();
    if extras.ir {
        files.push(("model.ir".into(), module.to_string().into()));
    }
    let dumped = files.len();
    let program = with_estimate(target, |estimator| {
        Compiled::observed(module, options, estimator, |pass, module| {
            if extras.dump {
                let pass = pass.replace(' ', "_");
                let file = format!("dump/{}-{pass}.ir", files.len() - dumped);
                files.push((file, module.to_string().into()));
            }
        })
    });
    let program = program.in_file(&source.path)?;
    let (bytes, checked) = program.emit().in_file(&source.path)?;
    let report = Report::new(&checked, &target.name, &source.name);
    check_memory(&report, target)?;
    let shares = program.stages().map_or(vec![], |pipeline| {
        let simulated = with_estimate(target, |it| it?.shares(checked.into_inner()));
        simulated.unwrap_or_else(|| pipeline.shares.clone())
    });
    if extras.stablehlo {
        files.extend(texts(&program, &bytes).in_file(&source.path)?);
    }
    files.push((format!("{}.pod", source.name), bytes));
    files.push(("report.json".into(), report.to_json().into()));
    if let Some(warning) = feedback::doubtful_data(&program.sharded().module) {
        observer.warning(&warning.in_file(&source.path));
    }
    for warning in replicated(&program, target) {
        observer.warning(&warning.in_file(&source.path));
    }
    for idle in program.idle() {
        for warning in idle.diagnostics() {
            observer.warning(&warning.in_file(&source.path));
        }
    }
    Ok(Built {
        roles: Roles::of(&program.sharded().module),
        program,
        report,
        shares,
        files,
    })
}

/// A model, compiled for one target and with one set of options after another. Options without a
/// mesh take that of the file.
#[derive(Debug)]
pub struct Recompiled {
    compilation: Compilation,
    /// The mesh that the file names.
    mesh: Mesh,
}

impl Recompiled {
    /// Begins with a module.
    ///
    /// # Errors
    ///
    /// It breaks a rule of the IR, or has an op that a pod does not know.
    pub fn new(module: Module) -> Result<Self> {
        let mesh = module.mesh.clone();
        let compilation = Compilation::new(module)?;
        Ok(Self { compilation, mesh })
    }

    /// The bytes of the pod for a target, which pass every check.
    ///
    /// # Errors
    ///
    /// It cannot be compiled as asked.
    pub fn bytes(&mut self, target: &Pod, options: &PodOptions) -> Result<Vec<u8>> {
        let options = resolved(options, &self.mesh, target)?;
        let compilation = &mut self.compilation;
        let program = with_estimate(target, |it| Compiled::again(compilation, &options, it))?;
        program.emit().map(|(bytes, _)| bytes)
    }

    /// What would be read from the bytes.
    ///
    /// # Errors
    ///
    /// It cannot be compiled as asked.
    pub fn program(&mut self, target: &Pod, options: &PodOptions) -> Result<Checked> {
        let options = resolved(options, &self.mesh, target)?;
        let compilation = &mut self.compilation;
        let program = with_estimate(target, |it| Compiled::again(compilation, &options, it))?;
        Ok(Checked::new(program.tables()?)?)
    }

    /// As [`Recompiled::bytes`], for options that nothing like them comes after; with what is read
    /// from the bytes.
    ///
    /// # Errors
    ///
    /// It cannot be compiled as asked.
    pub fn once(&self, target: &Pod, options: &PodOptions) -> Result<(Vec<u8>, Checked)> {
        let options = resolved(options, &self.mesh, target)?;
        let compilation = &self.compilation;
        let program = with_estimate(target, |it| Compiled::once(compilation, &options, it))?;
        program.emit()
    }
}

/// The program as StableHLO, for each [`Partitioner`]. Nobody else cuts one into stages.
fn texts(program: &Compiled, bytes: &[u8]) -> Result<Files> {
    let program = match program {
        Compiled::Whole(program) => program,
        Compiled::Stages(program) => {
            let text = stablehlo::write_pipeline(&program.pipeline)?;
            let text = partitioned::stamped(&text, bytes);
            return Ok(vec![(Partitioner::Peapod.file().into(), text.into())]);
        }
    };
    let verified = verify(&program.module).or_bug("after the passes")?;
    let partitioned = stablehlo::write_partitioned(&verified, &program.interface)?;
    let stored = stablehlo::write_stored(&verified, &program.interface)?;
    let stored = partitioned::stamped(&stored, bytes);
    let mut files = vec![
        (PARTITIONED.into(), partitioned.into()),
        (Partitioner::Peapod.file().into(), stored.into()),
    ];
    // XLA adds up what it partitions.
    if program.sharded.adasum.gradients.is_empty() {
        let verified = verify(&program.sharded.module).or_bug("before partitioning")?;
        let annotated = stablehlo::write_annotated(&verified, &program.interface)?;
        let annotated = partitioned::stamped(&annotated, bytes);
        files.push((Partitioner::Xla.file().into(), annotated.into()));
    }
    Ok(files)
}

/// Options with a mesh for this target: the one that they ask for, else the file's, else all
/// devices along the data axis.
///
/// # Errors
///
/// The target has another number of devices.
pub fn resolved(options: &PodOptions, filed: &Mesh, target: &Pod) -> Result<PodOptions> {
    let mut options = options.clone();
    options.annotate.mesh = Some(mesh(options.annotate.mesh.as_ref(), filed, target)?);
    Ok(options)
}

/// The mesh that a program without one of its own is compiled for.
///
/// # Errors
///
/// It does not have as many devices as the target.
pub fn mesh_of(options: &PodOptions, target: &Pod) -> Result<Mesh> {
    mesh(options.annotate.mesh.as_ref(), &Mesh::new([]), target)
}

fn mesh(asked: Option<&Mesh>, filed: &Mesh, target: &Pod) -> Result<Mesh> {
    let devices = target.devices();
    let mesh = match asked {
        Some(mesh) => mesh.clone(),
        None if !filed.axes.is_empty() => filed.clone(),
        None => Mesh::new([(DATA_AXIS, devices.unwrap_or(1))]),
    };
    let along = mesh
        .axes
        .iter()
        .try_fold(1_usize, |product, axis| product.checked_mul(axis.size));
    let along = along.ok_or_else(|| {
        let message = format!("the mesh {mesh} has too many devices");
        code::MESH_DEVICES.error(message, "give smaller axes")
    })?;
    if let Some(devices) = devices {
        ensure!(
            along == devices,
            code::MESH_DEVICES.error(
                format!(
                    "the mesh {mesh} has {along} devices, {} has {devices}",
                    target.name
                ),
                format!("choose axes whose product is {devices}, or another target"),
            ),
        );
    }
    Ok(mesh)
}

/// Warnings of values that are gathered: the largest ones, and how many more there are.
fn replicated(program: &Compiled, target: &Pod) -> Vec<Diagnostic> {
    let replications = program.replications().iter();
    let costly = replications.filter(|it| it.bytes as f64 > target.latency_bytes());
    let mut costly: Vec<_> = costly.collect();
    costly.sort_by_key(|it| std::cmp::Reverse(it.bytes));
    let rest = costly.split_off(costly.len().min(MOST_REPLICATIONS));
    let warning = |message: String| {
        let help = "annotate the values, or deny this with --deny-replication";
        code::REPLICATED.warning(message, help)
    };
    let shown = costly.iter();
    let shown = shown.map(|it| warning(describe(it, program.partitioned_mesh())));
    let mut warnings: Vec<_> = shown.collect();
    if !rest.is_empty() {
        let bytes: usize = rest.iter().map(|it| it.bytes).sum();
        warnings.push(warning(format!(
            "{} more values are gathered, {} bytes on each device in all",
            rest.len(),
            grouped(bytes as u64),
        )));
    }
    warnings
}

/// Gathered values that are named.
const MOST_REPLICATIONS: usize = 5;

fn check_memory(report: &Report, target: &Pod) -> Result<()> {
    let Some(chip) = &target.chip else {
        return Ok(());
    };
    let (needed, there) = (report.memory.per_device_bytes, chip.memory_per_core_bytes);
    ensure!(
        needed <= there,
        code::DEVICE_MEMORY.error(format!(
                "each device needs {needed} bytes (arguments {}, constants {}), a core of {} has {there}",
                report.memory.arguments, report.memory.constants, target.name,
            ),
            "shard over more axes with --mesh and --shard",
        ),
    );
    Ok(())
}
