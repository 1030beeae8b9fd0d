//! `test partition`: partitioned, a program yields on all devices what it yields on one.
//!
//! The mesh is that of the file, or those of `mesh=2x3` words, which give the sizes of its axes.
//! Annotations spread as they always do; with the word `exact` they are the shardings of their
//! values, and values without one are whole. Inputs and results are those of `; run:` lines
//! ([`crate::runs`]), or made up if there are none. Arguments have garbage in their padding.
//!
//! `; count: all_gather=0, replications=1` says how many ops of a kind the partitioned program
//! has, and how many replications were reported; `permuted_bytes` what each device sends in the
//! permutations of the entry, `gathered_bytes` what it holds after its all-gathers. `; tolerance:
//! 0.01` is how far floats may be apart, relative to the largest; it is 1e-5 otherwise.
//!
//! What has a form in a pod is also planned, written, loaded and run on threads.

use anyhow::{Context, Result, bail, ensure};
use peapod_emit::pod;
use peapod_ir::eval::{States, Tensor, eval, eval_spmd, shard, unshard};
use peapod_ir::ops::{Activation, Level};
use peapod_ir::plan::pod::{PodInterface, PodTensor};
use peapod_ir::text::parse;
use peapod_ir::{DType, Mesh, Module, OpKind, Sharding, TensorType, verify};
use peapod_passes::graph::drop_empty;
use peapod_passes::graph::inline;
use peapod_passes::graph::simplify;
use peapod_passes::pod::bucket::{self, BUCKET_BYTES};
use peapod_passes::pod::parted::PartedMesh;
use peapod_passes::pod::partition::{Partitioned, partition_over};
use peapod_passes::pod::plan;
use peapod_passes::pod::propagate::{Shardings, propagate};
use peapod_passes::pod::windowed_einsum;
use peapod_pod::{Engine, EngineOptions, Executor};

use crate::pass::made_up;
use crate::runs::{self, Event};

/// How far floats may be apart, relative to the largest.
pub const TOLERANCE: f64 = 1e-5;

/// How far they may be apart on a pod, whose elementary functions are faster and less exact.
const POD_TOLERANCE: f64 = 1e-4;

/// Numbers of threads that a pod runs on, one after the other.
const THREADS: [usize; 2] = [1, 3];

/// Who runs a partitioned program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runs {
    /// The evaluator.
    Evaluator,
    /// The evaluator, then the executor of pods.
    Pod,
}

/// Partitions the entry and runs it; returns how many checks were made.
pub fn run(text: &str, words: &[&str]) -> Result<usize> {
    let mut module = parse(text)?;
    verify(&module)?;
    let runs = inputs(&module, text)?;
    drop_empty::run(&mut module)?;
    let exact = words.contains(&"exact");
    let meshes = meshes(&module.mesh, words)?;
    let tolerance = match directive(text, "tolerance").next() {
        Some(value) => value.parse().context("; tolerance:")?,
        None => TOLERANCE,
    };
    let mut checks = 0;
    for mesh in meshes {
        let devices = mesh.to_string();
        let module = Module {
            mesh,
            ..module.clone()
        };
        let shardings = shardings(&module, exact);
        for inputs in &runs {
            let partitioned = check(&module, &shardings, inputs, tolerance, Runs::Pod)
                .with_context(|| devices.clone())?;
            check_counts(text, &partitioned)
                .with_context(|| format!("{devices}:\n{}", partitioned.module))?;
            checks += 1;
        }
    }
    Ok(checks)
}

/// The meshes that the words name, else that of the file.
fn meshes(own: &Mesh, words: &[&str]) -> Result<Vec<Mesh>> {
    let mut meshes = Vec::new();
    for word in words {
        let Some(sizes) = word.strip_prefix("mesh=") else {
            ensure!(*word == "exact", "there is no word `{word}`");
            continue;
        };
        let sizes = sizes.split('x').map(str::parse);
        let sizes: Vec<usize> = sizes
            .collect::<Result<_, _>>()
            .with_context(|| (*word).to_owned())?;
        let (found, expected) = (sizes.len(), own.axes.len());
        ensure!(
            found == expected,
            "{word}: {found} sizes for the {expected} axes of the file"
        );
        let mut mesh = own.clone();
        for (axis, size) in mesh.axes.iter_mut().zip(sizes) {
            axis.size = size;
        }
        meshes.push(mesh);
    }
    if meshes.is_empty() {
        meshes.push(own.clone());
    }
    Ok(meshes)
}

/// Inputs of the entry: those of `; run:` lines, or made up.
fn inputs(module: &Module, text: &str) -> Result<Vec<Vec<Tensor>>> {
    let entry = module.functions.first().context("there is no function")?;
    if directive(text, "run").next().is_none() {
        let types = entry.inputs.iter().map(|id| entry.ty(*id)).zip(1..);
        return Ok(vec![
            types
                .map(|(ty, seed)| made_up(ty, seed))
                .collect::<Result<_>>()?,
        ]);
    }
    let mut all = runs::read(module, text)?;
    let own = all.remove(&entry.name);
    ensure!(all.is_empty(), "only @{} can run", entry.name);
    let module = verify(module)?;
    let mut runs = Vec::new();
    for directive in own.unwrap_or_default() {
        let Event::Run { inputs, expected } = directive.event else {
            bail!("{}: there are no states", directive.place);
        };
        let mut states = States::new(&module, &entry.name)?;
        let found = eval(&module, &entry.name, &inputs, &mut states)?;
        runs::compare_all(&found, &expected).with_context(|| directive.place.clone())?;
        runs.push(inputs);
    }
    Ok(runs)
}

/// What comments that begin with a word and a colon say.
fn directive<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    let lines = text.lines().filter_map(|line| line.strip_prefix(';'));
    lines.filter_map(move |line| {
        let rest = line.trim().strip_prefix(word)?.strip_prefix(':')?;
        Some(rest.trim())
    })
}

fn check_counts(text: &str, partitioned: &Partitioned) -> Result<()> {
    let expected = directive(text, "count").flat_map(|list| list.split(','));
    for pair in expected {
        let (name, count) = pair.split_once('=').context("; count: has no `=`")?;
        let (name, count) = (name.trim(), count.trim().parse::<usize>()?);
        let functions = partitioned.module.functions.iter();
        let ops = functions.flat_map(|function| &function.ops);
        let found = match name {
            "replications" => partitioned.replications.len(),
            "permuted_bytes" => bytes_of(partitioned, "collective_permute"),
            "gathered_bytes" => bytes_of(partitioned, "all_gather"),
            _ => ops.filter(|op| op.kind.mnemonic() == name).count(),
        };
        ensure!(found == count, "{found} {name}, expected {count}");
    }
    Ok(())
}

/// Bytes of the results of the entry's ops of a kind.
fn bytes_of(partitioned: &Partitioned, mnemonic: &str) -> usize {
    let entry = &partitioned.module.functions[0];
    let ops = entry.ops.iter().filter(|op| op.kind.mnemonic() == mnemonic);
    ops.map(|op| entry.ty(op.outputs[0]).size_bytes()).sum()
}

/// The shardings of the values of a module.
#[derive(Clone, Debug)]
pub struct MeshShardings {
    /// The axes that shardings name.
    pub mesh: PartedMesh,
    /// Per function and value.
    pub shardings: Vec<Shardings>,
}

/// A sharding for every value: what follows from the annotations, or, `exact`, they themselves.
pub fn shardings(module: &Module, exact: bool) -> MeshShardings {
    if !exact {
        let propagation = propagate(module);
        return MeshShardings {
            mesh: propagation.mesh,
            shardings: propagation.shardings,
        };
    }
    let functions = module.functions.iter().map(|function| {
        let values = function
            .values
            .values()
            .map(|value| match &value.annotation {
                Some(annotation) => annotation.sharding.clone(),
                None => Sharding::replicated(value.ty.shape.len()),
            });
        values.collect()
    });
    MeshShardings {
        mesh: PartedMesh::new(&module.mesh),
        shardings: functions.collect(),
    }
}

/// Partitions a module and runs it on all devices, as it is and simplified: the results are those
/// of one device.
pub fn check(
    module: &Module,
    asked: &MeshShardings,
    inputs: &[Tensor],
    tolerance: f64,
    runs: Runs,
) -> Result<Partitioned> {
    let global = verify(module)?;
    let name = &global.entry().name;
    let mut states = States::new(&global, name)?;
    let expected = eval(&global, name, inputs, &mut states)?;
    let partitioned = partition_over(module, &asked.mesh, &asked.shardings)?;
    let interface = &partitioned.interface;
    let compare = |module: &Module| -> Result<()> {
        let found = run_devices(module, interface, inputs).with_context(|| module.to_string())?;
        for (index, (found, expected)) in found.iter().zip(&expected).enumerate() {
            compare(found, expected, tolerance)
                .with_context(|| format!("result {index} of\n{module}"))?;
        }
        Ok(())
    };
    compare(&partitioned.module).context("partitioned")?;
    let mut simplified = partitioned.module.clone();
    inline::run(&mut simplified)?;
    simplify::run(&mut simplified)?;
    bucket::combine(&mut simplified, BUCKET_BYTES);
    compare(&simplified).context("partitioned and simplified")?;
    let mut cut = partitioned.module.clone();
    inline::run(&mut cut)?;
    simplify::run(&mut cut)?;
    if windowed_einsum::cut_all(&mut cut, Some(interface))? > 0 {
        compare(&cut).context("with products cut along with collectives")?;
        if runs == Runs::Pod && has_pod_form(module) {
            let tolerance = tolerance.max(POD_TOLERANCE);
            run_pod(&cut, interface, (inputs, &expected), tolerance)
                .with_context(|| format!("with products cut, on a pod:\n{cut}"))?;
        }
    }
    if runs == Runs::Pod && has_pod_form(module) {
        let tolerance = tolerance.max(POD_TOLERANCE);
        run_pod(&simplified, interface, (inputs, &expected), tolerance)
            .with_context(|| format!("on a pod:\n{simplified}"))?;
    }
    Ok(partitioned)
}

/// Runs the entry on all devices of the mesh, on shards of these inputs.
pub fn run_devices(
    module: &Module,
    interface: &PodInterface,
    inputs: &[Tensor],
) -> Result<Vec<Tensor>> {
    let (mesh, local) = (&module.mesh, verify(module)?);
    let ports = interface.inputs.iter().zip(inputs);
    let shards = ports.map(|(port, input)| {
        let stored = Tensor::new(stored(port), input.bytes().to_vec())?;
        Ok(shard(mesh, &port.sharding, &stored))
    });
    let shards: Vec<Vec<Tensor>> = shards.collect::<Result<_>>()?;
    let of = |device: usize| shards.iter().map(|of| of[device].clone()).collect();
    let devices: Vec<Vec<Tensor>> = (0..mesh.devices()).map(of).collect();
    let results = eval_spmd(&local, &local.entry().name, &devices)?;
    let outputs = interface.outputs.iter().enumerate().map(|(index, port)| {
        let own: Vec<Tensor> = results.iter().map(|of| of[index].clone()).collect();
        let found = unshard(mesh, &port.sharding, &stored(port), &own)
            .with_context(|| format!("result {index}"))?;
        Ok(Tensor::new(port.global.clone(), found.into_bytes())?)
    });
    outputs.collect()
}

/// Whether a pod can run a module: ops of networks and scales are lowered before.
fn has_pod_form(module: &Module) -> bool {
    let mut functions = module.functions.iter();
    functions.all(|function| {
        let mut values = function.values.values();
        let plain = values.all(|value| value.ty.quant.is_none() && value.ty.dtype != DType::I4);
        plain && function.ops.iter().all(|op| is_of_pods(&op.kind))
    })
}

fn is_of_pods(kind: &OpKind) -> bool {
    let clamps = matches!(kind, OpKind::Concatenation(it) if it.activation != Activation::None);
    kind.level() != Level::Network && !clamps
}

/// Plans, writes, loads and runs a partitioned module.
fn run_pod(
    module: &Module,
    interface: &PodInterface,
    (inputs, expected): (&[Tensor], &[Tensor]),
    tolerance: f64,
) -> Result<()> {
    let verified = verify(module)?;
    let plan = plan::plan(&verified, interface)?;
    let bytes = pod::write(&verified, interface, &plan)?;
    for threads in THREADS {
        let program = peapod_pod::load(&bytes)?;
        let options = EngineOptions {
            threads,
            ..EngineOptions::default()
        };
        let mut executor = Executor::new(program, options)?;
        for (index, input) in inputs.iter().enumerate() {
            executor.set_input(index, input.bytes())?;
        }
        executor.step()?;
        executor.check_replicas()?;
        for (index, expected) in expected.iter().enumerate() {
            let found = Tensor::new(expected.ty().clone(), executor.output(index)?)?;
            compare(&found, expected, tolerance)
                .with_context(|| format!("result {index} on {threads} threads"))?;
        }
    }
    Ok(())
}

/// The type that is sharded.
fn stored(port: &PodTensor) -> TensorType {
    port.global.with_shape(port.stored_shape.clone())
}

/// Whether two tensors are equal, floats nearly so.
fn compare(found: &Tensor, expected: &Tensor, tolerance: f64) -> Result<()> {
    ensure!(
        found.ty() == expected.ty(),
        "{} in place of {}",
        found.ty(),
        expected.ty()
    );
    let is_float = DType::FLOATS.contains(&expected.ty().dtype);
    let wanted = expected.scalars();
    let finite = wanted.iter().map(|x| x.double().abs());
    let largest = finite.filter(|x| x.is_finite()).fold(0.0, f64::max);
    for (index, (a, b)) in found.scalars().into_iter().zip(&wanted).enumerate() {
        let (x, y) = (a.double(), b.double());
        let near = is_float
            && (x == y || (x.is_nan() && y.is_nan()) || (x - y).abs() <= tolerance * largest);
        ensure!(
            near || a == *b,
            "element {index} is {a:?}, expected {b:?}\n{:?}, expected\n{wanted:?}",
            found.scalars()
        );
    }
    Ok(())
}
