//! The same program on several engines, with the same inputs: how far outputs are apart, and how
//! long steps take.

use std::fmt;
use std::time::Instant;

use peapod_diagnostic::{Result, code, ensure};
use peapod_ir::{DType, Tensor, TensorType};
use peapod_pod::engine::{self, EngineKind, EngineSpec};
use peapod_pod::{Engine, EngineOptions, Program};

use super::compare_ranks;
use super::partitioned::{self, Partitioner};
use super::ports::{set_before_every_step, tensor_type};
use super::run::{median, needed, no_effect, outputs_bytes, refuse_open};
use crate::options::threads;
use crate::seeded::Seeded;
use crate::{Observer, Source, diagnose, memory};

/// What is compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The engines; all are compared with the first.
    pub engines: Vec<EngineSpec>,
    /// Who partitions the program, for engines that compile it: each in turn.
    pub partitioned_by: Vec<Partitioner>,
    /// Runs of the program.
    pub steps: usize,
    /// What the inputs follow from.
    pub seed: u64,
    /// Threads of engines that have some; 0 takes all cores.
    pub threads: usize,
}

/// One engine of those that are compared.
struct Run<'a> {
    spec: &'a EngineSpec,
    kind: EngineKind,
    by: Partitioner,
}

impl Options {
    /// Every engine, those that compile the program once per partitioner.
    fn runs(&self) -> Result<Vec<Run<'_>>> {
        let mut runs = vec![];
        for spec in &self.engines {
            let kind = engine::named(&spec.name).map_err(diagnose::engine)?;
            let by = match kind.compiles_stablehlo {
                true => &self.partitioned_by[..],
                false => &[Partitioner::Peapod],
            };
            runs.extend(by.iter().map(|&by| Run { spec, kind, by }));
        }
        Ok(runs)
    }
}

impl fmt::Display for Run<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.by {
            Partitioner::Peapod => self.spec.fmt(f),
            Partitioner::Xla => write!(f, "{}, by {}", self.spec, self.by),
        }
    }
}

/// An engine, and what it yields after the last step.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// The engine as it was asked for.
    pub engine: String,
    /// Median of the times of the steps.
    pub median_seconds: f64,
    /// Per output its name, and how far it is from that of the first engine.
    pub outputs: Vec<(String, Difference)>,
}

impl Compared {
    /// The output that is farthest from that of the first engine.
    pub fn farthest(&self) -> Option<&(String, Difference)> {
        self.outputs
            .iter()
            .max_by(|a, b| a.1.most.total_cmp(&b.1.most))
    }

    /// An output none of whose elements are compared, as all of them are NaN.
    pub fn all_nan(&self) -> Option<&(String, Difference)> {
        let all = |it: &&(String, Difference)| it.1.nan > 0 && it.1.nan == it.1.elements;
        self.outputs.iter().find(all)
    }
}

/// How far a tensor is from another one of its type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The largest difference between elements: relative to the larger of 1 and the first one's,
    /// infinite between integers. None between two that are NaN.
    pub most: f64,
    /// Elements that are NaN in both.
    pub nan: usize,
    /// Elements that there are.
    pub elements: usize,
    /// A step of the element type between neighbours, relative to them: no two engines that round
    /// differently can be nearer.
    pub step: f64,
}

impl Difference {
    /// Whether it is more than is allowed, and more than one step of the element type.
    pub fn exceeds(&self, tolerance: f64) -> bool {
        self.most > tolerance.max(self.step)
    }
}

/// The distance from 1 to the next number, of floats.
fn step(dtype: DType) -> f64 {
    match dtype {
        DType::Bf16 => 2.0_f64.powi(-7),
        DType::F16 => 2.0_f64.powi(-10),
        DType::F32 => f64::from(f32::EPSILON),
        DType::F64 => f64::EPSILON,
        DType::Bool
        | DType::I4
        | DType::I8
        | DType::I16
        | DType::I32
        | DType::I64
        | DType::U8
        | DType::U32 => 0.0,
    }
}

/// Runs a program on every engine in turn.
///
/// # Errors
///
/// There are fewer than two engines, or one does not run the program.
pub fn compare(
    source: &Source,
    options: &Options,
    observer: &dyn Observer,
) -> Result<Vec<Compared>> {
    let runs = options.runs()?;
    ensure!(
        runs.len() >= 2 && options.steps > 0,
        code::OPTION_VALUE.error(
            "expected at least two engines and one step",
            "for example --engines local,pjrt:cpu --steps 3",
        )
    );
    let threads = |run: &Run<'_>| !run.kind.no_effect.contains(&"--threads");
    if options.threads != 0 && !runs.iter().any(threads) {
        observer.warning(&no_effect("--threads", &runs[0].kind));
    }
    // What can be said of the last one is said before the first one has run.
    for run in &runs {
        check(source, run)?;
    }
    let mut first: Option<Vec<Vec<u8>>> = None;
    let mut compared = vec![];
    for run in &runs {
        let ran = run_on(source, run, options, observer)?;
        let made = ran.outputs.iter().map(|(_, _, bytes)| bytes);
        let expected = first.get_or_insert_with(|| made.cloned().collect());
        let outputs = ran.outputs.iter().zip(expected);
        let outputs = outputs
            .map(|((name, ty, made), expected)| (name.clone(), difference(ty, expected, made)));
        compared.push(Compared {
            engine: run.to_string(),
            median_seconds: median(&ran.seconds),
            outputs: outputs.collect(),
        });
    }
    Ok(compared)
}

/// What a run yields.
pub(super) struct Ran {
    /// Of every step, without those of putting inputs in.
    pub(super) seconds: Vec<f64>,
    /// After the last step: name, type and bytes of every output.
    pub(super) outputs: Vec<(String, TensorType, Vec<u8>)>,
}

/// Whether an engine is there, with what it compiles.
fn check(source: &Source, run: &Run<'_>) -> Result<()> {
    if run.kind.processes {
        compare_ranks::check(source, run.spec)?;
    }
    let found = run.kind.find(run.spec.argument.as_deref());
    found.map_err(diagnose::pod_run)?;
    partitioned::check(source, &run.kind, run.by)
}

fn run_on(
    source: &Source,
    run: &Run<'_>,
    options: &Options,
    observer: &dyn Observer,
) -> Result<Ran> {
    if run.kind.processes {
        let program = Program::from(super::read(source, observer)?);
        refuse_open(&program, options.steps)?;
        return compare_ranks::run(source, run.spec, &program, options);
    }
    let mut engine = load(source, run, options, observer)?;
    let seconds = steps(&mut *engine, options)?;
    let ports = engine.program().outputs.iter();
    let ports: Vec<_> = ports.map(|it| (it.name.clone(), tensor_type(it))).collect();
    let ports = ports.into_iter().enumerate();
    let outputs = ports.map(|(index, (name, ty))| {
        let bytes = engine.output(index).map_err(diagnose::pod_run)?;
        Ok((name, ty, bytes))
    });
    let outputs = outputs.collect::<Result<_>>()?;
    Ok(Ran { seconds, outputs })
}

/// Bytes of every input.
pub(super) fn inputs(program: &Program, seed: u64) -> Vec<Vec<u8>> {
    let mut seeded = Seeded::new(seed);
    let ports = program.inputs.iter();
    ports
        .map(|port| {
            let bytes = seeded.bytes(&tensor_type(port));
            // What is in flight begins as zeros.
            match port.in_flight {
                true => vec![0; bytes.len()],
                false => bytes,
            }
        })
        .collect()
}

fn load(
    source: &Source,
    run: &Run<'_>,
    options: &Options,
    observer: &dyn Observer,
) -> Result<Box<dyn Engine>> {
    let program = Program::from(super::read(source, observer)?);
    refuse_open(&program, options.steps)?;
    // Outputs of the first engine are kept beside those of the one that runs.
    let kept = outputs_bytes(&program);
    let needed = needed(&program).saturating_add(kept);
    memory::check("the program on all its devices", needed)?;
    let program = partitioned::with_stablehlo(program, source, &run.kind, run.by)?;
    let engine_options = EngineOptions {
        threads: threads(options.threads)?,
        ..EngineOptions::default()
    };
    let argument = run.spec.argument.as_deref();
    let engine = run.kind.load(program, argument, engine_options);
    Ok(engine.map_err(diagnose::pod_run)?)
}

/// Seconds of every step, without those of putting inputs in.
fn steps(engine: &mut dyn Engine, options: &Options) -> Result<Vec<f64>> {
    let every_step = set_before_every_step(engine);
    let inputs = inputs(engine.program(), options.seed);
    let mut seconds = vec![];
    for step in 0..options.steps {
        if step > 0 {
            engine.feed_back().map_err(diagnose::pod_run)?;
        }
        for (index, bytes) in inputs.iter().enumerate() {
            if step == 0 || every_step[index] {
                engine.set_input(index, bytes).map_err(diagnose::pod_run)?;
            }
        }
        let began = Instant::now();
        engine.step().map_err(diagnose::pod_run)?;
        seconds.push(began.elapsed().as_secs_f64());
    }
    engine.check_replicas().map_err(diagnose::pod_run)?;
    Ok(seconds)
}

/// Elements that are taken as numbers at once, which takes more memory than their bytes.
const AT_ONCE: usize = 1 << 16;

/// How far the elements of a tensor of this type are from those expected.
pub fn difference(ty: &TensorType, expected: &[u8], found: &[u8]) -> Difference {
    let mut difference = Difference {
        most: match expected == found {
            true => 0.0,
            false => f64::INFINITY,
        },
        nan: 0,
        elements: ty.elements(),
        step: step(ty.dtype),
    };
    let sizes = [expected.len(), found.len()];
    if !DType::FLOATS.contains(&ty.dtype) || sizes != [ty.size_bytes(); 2] {
        return difference;
    }
    difference.most = 0.0;
    let numbers = |bytes: &[u8]| -> Vec<f64> {
        let ty = ty.with_shape([bytes.len() / ty.dtype.size_bytes()]);
        let tensor = Tensor::new(ty, bytes.to_vec());
        tensor.map_or(vec![], |it| {
            it.scalars().iter().map(|it| it.double()).collect()
        })
    };
    let part = AT_ONCE * ty.dtype.size_bytes();
    for (expected, found) in expected.chunks(part).zip(found.chunks(part)) {
        for (a, b) in numbers(expected).into_iter().zip(numbers(found)) {
            if a.is_nan() && b.is_nan() {
                difference.nan += 1;
            } else if a != b {
                let by = (a - b).abs() / a.abs().max(1.0);
                let by = if by.is_nan() { f64::INFINITY } else { by };
                difference.most = difference.most.max(by);
            }
        }
    }
    difference
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_relative_and_never_lost() {
        let floats = |values: [f32; 2]| values.map(f32::to_le_bytes).concat();
        let ty = TensorType::new(DType::F32, [2]);
        let of = |a, b| difference(&ty, &floats(a), &floats(b));
        assert!((of([100.0, 0.0], [101.0, 0.0]).most - 0.01).abs() < 1e-9);
        assert!((of([0.0, 0.5], [0.0, 0.25]).most - 0.25).abs() < 1e-9);
        assert!(of([f32::NAN, 0.0], [1.0, 0.0]).most == f64::INFINITY);
        assert!(of([f32::INFINITY, 0.0], [f32::NEG_INFINITY, 0.0]).most == f64::INFINITY);
        let ty = TensorType::new(DType::I8, [2]);
        assert!(difference(&ty, &[1, 2], &[1, 3]).most == f64::INFINITY);
        assert!(difference(&ty, &[1, 2], &[1, 2]).most == 0.0);
    }

    #[test]
    fn one_step_of_short_floats_is_no_difference() {
        // 1, the next number, and the one after it.
        for (dtype, numbers) in [
            (DType::Bf16, [0x3f80_u16, 0x3f81, 0x3f82]),
            (DType::F16, [0x3c00, 0x3c01, 0x3c02]),
        ] {
            let ty = TensorType::new(dtype, [1]);
            let [one, next, second] = numbers.map(u16::to_le_bytes);
            assert!(!difference(&ty, &one, &next).exceeds(1e-5), "{dtype:?}");
            assert!(difference(&ty, &one, &second).exceeds(1e-5), "{dtype:?}");
            assert!(!difference(&ty, &one, &second).exceeds(0.1), "{dtype:?}");
        }
        let ty = TensorType::new(DType::I8, [1]);
        assert!(difference(&ty, &[1], &[2]).exceeds(1e9));
    }

    #[test]
    fn elements_that_are_nan_in_both_are_counted_also_if_bits_are_alike() {
        for (dtype, nan, other) in [
            (DType::F16, &[0, 0x7e][..], &[1, 0xfe][..]),
            (DType::Bf16, &[0xc0, 0x7f], &[0xc1, 0xff]),
            (DType::F32, &[0, 0, 0xc0, 0x7f], &[1, 0, 0xc0, 0xff]),
            (
                DType::F64,
                &[0, 0, 0, 0, 0, 0, 0xf8, 0x7f],
                &[1, 0, 0, 0, 0, 0, 0xf8, 0xff],
            ),
        ] {
            let count = AT_ONCE + 3;
            let ty = TensorType::new(dtype, [count]);
            let mut bytes = vec![0; ty.size_bytes()];
            let last = bytes.len() - nan.len();
            bytes[last..].copy_from_slice(nan);
            let mut found = bytes.clone();
            found[last..].copy_from_slice(other);
            for found in [&bytes, &found] {
                let found = difference(&ty, &bytes, found);
                assert!(found.most == 0.0, "{dtype:?}");
                assert_eq!((found.nan, found.elements), (1, count), "{dtype:?}");
            }
        }
    }
}
