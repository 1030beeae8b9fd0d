//! The same program on several engines, with the same inputs: how far outputs are apart, and how
//! long steps take.

use std::time::Instant;

use peapod_diagnostic::{Result, code, ensure};
use peapod_ir::{DType, Tensor, TensorType};
use peapod_pod::engine::{self, EngineSpec};
use peapod_pod::{Engine, EngineOptions, Program, pjrt};

use super::partitioned::{self, Partitioner};
use super::ports::{replaced, tensor_type};
use super::run;
use crate::options::threads;
use crate::seeded::Seeded;
use crate::{Observer, Source, diagnose};

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

impl Options {
    /// Every engine, those that compile the program once per partitioner.
    fn runs(&self) -> Vec<(&EngineSpec, Partitioner)> {
        let runs = self.engines.iter().flat_map(|spec| {
            let by = match spec.name == pjrt::NAME {
                true => &self.partitioned_by[..],
                false => &[Partitioner::Peapod],
            };
            by.iter().map(move |by| (spec, *by))
        });
        runs.collect()
    }
}

/// An engine as it was asked for.
fn label(spec: &EngineSpec, by: Partitioner) -> String {
    let argument = spec.argument.as_ref();
    let argument = argument.map_or_else(String::new, |it| format!(":{it}"));
    let by = match by {
        Partitioner::Peapod => String::new(),
        Partitioner::Xla => format!(", by {}", by.name()),
    };
    format!("{}{argument}{by}", spec.name)
}

/// An engine, and what it yields after the last step.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// The engine as it was asked for.
    pub engine: String,
    /// Median of the times of the steps.
    pub median_seconds: f64,
    /// Per output its name and the largest difference from that of the first engine: relative to
    /// the larger of 1 and the first one's, infinite between integers.
    pub outputs: Vec<(String, f64)>,
}

impl Compared {
    /// The output that is farthest from that of the first engine.
    pub fn farthest(&self) -> Option<&(String, f64)> {
        self.outputs.iter().max_by(|a, b| a.1.total_cmp(&b.1))
    }
}

/// Runs a program on every engine in turn.
///
/// # Errors
///
/// There are fewer than two engines, or one of several processes, or one does not run the program.
pub fn compare(
    source: &Source,
    options: &Options,
    observer: &dyn Observer,
) -> Result<Vec<Compared>> {
    ensure!(
        options.runs().len() >= 2 && options.steps > 0,
        code::OPTION_VALUE.error(
            "expected at least two engines and one step",
            "for example --engines local,pjrt:cpu --steps 3",
        )
    );
    let mut first: Option<Vec<Vec<u8>>> = None;
    let mut compared = vec![];
    for (spec, by) in options.runs() {
        let mut engine = load(source, (spec, by), options, observer)?;
        let seconds = steps(&mut *engine, options)?;
        let types: Vec<TensorType> = engine.program().outputs.iter().map(tensor_type).collect();
        let made = (0..types.len()).map(|index| engine.output(index).map_err(diagnose::pod_run));
        let made = made.collect::<std::result::Result<Vec<_>, _>>()?;
        let expected = first.get_or_insert_with(|| made.clone());
        let pairs = expected.iter().zip(&made).zip(&types);
        let differences = pairs.map(|((expected, made), ty)| difference(ty, expected, made));
        let names = engine.program().outputs.iter().map(|it| it.name.clone());
        compared.push(Compared {
            engine: label(spec, by),
            median_seconds: run::median(&seconds),
            outputs: names.zip(differences).collect(),
        });
    }
    Ok(compared)
}

fn load(
    source: &Source,
    (spec, by): (&EngineSpec, Partitioner),
    options: &Options,
    observer: &dyn Observer,
) -> Result<Box<dyn Engine>> {
    ensure!(
        spec.name != "mpi",
        code::OPTION_VALUE.error(
            "engine `mpi` consists of several processes, which are not started here",
            "compare files of `peapod run --engine mpi:4 --outputs out.npz`",
        )
    );
    let kind = engine::named(&spec.name).map_err(diagnose::engine)?;
    let program = Program::from(super::read(source, observer)?);
    run::refuse_open(&program, options.steps)?;
    let program = partitioned::with_stablehlo(program, source, kind.name, by)?;
    let engine_options = EngineOptions {
        threads: threads(options.threads)?,
        ..EngineOptions::default()
    };
    let engine = kind.load_with(program, spec.argument.as_deref(), engine_options);
    Ok(engine.map_err(diagnose::pod_run)?)
}

/// Seconds of every step, without those of putting inputs in.
fn steps(engine: &mut dyn Engine, options: &Options) -> Result<Vec<f64>> {
    let replaced = replaced(engine.program());
    let mut seeded = Seeded::new(options.seed);
    let types = engine.program().inputs.iter().map(tensor_type);
    let inputs: Vec<Vec<u8>> = types.map(|ty| seeded.bytes(&ty)).collect();
    let mut seconds = vec![];
    for step in 0..options.steps {
        if step > 0 {
            engine.feed_back().map_err(diagnose::pod_run)?;
        }
        for (index, bytes) in inputs.iter().enumerate() {
            if step == 0 || !replaced[index] && !engine.keeps_input(index) {
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

/// The largest difference between elements: none between two that are no numbers.
fn difference(ty: &TensorType, expected: &[u8], found: &[u8]) -> f64 {
    if expected == found {
        return 0.0;
    }
    let tensor = |bytes: &[u8]| Tensor::new(ty.clone(), bytes.to_vec());
    let (true, Ok(expected), Ok(found)) = (
        DType::FLOATS.contains(&ty.dtype),
        tensor(expected),
        tensor(found),
    ) else {
        return f64::INFINITY;
    };
    let (expected, found) = (expected.scalars(), found.scalars());
    let pairs = expected.iter().zip(&found);
    let differences = pairs.map(|(a, b)| {
        let (a, b) = (a.double(), b.double());
        match a == b || a.is_nan() && b.is_nan() {
            true => 0.0,
            false => (a - b).abs() / a.abs().max(1.0),
        }
    });
    let infinite = |it: f64| if it.is_nan() { f64::INFINITY } else { it };
    differences.map(infinite).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_relative_and_never_lost() {
        let floats = |values: [f32; 2]| values.map(f32::to_le_bytes).concat();
        let ty = TensorType::new(DType::F32, [2]);
        let of = |a, b| difference(&ty, &floats(a), &floats(b));
        assert!((of([100.0, 0.0], [101.0, 0.0]) - 0.01).abs() < 1e-9);
        assert!((of([0.0, 0.5], [0.0, 0.25]) - 0.25).abs() < 1e-9);
        assert!(of([f32::NAN, 0.0], [-f32::NAN, -0.0]) == 0.0);
        assert!(of([f32::NAN, 0.0], [1.0, 0.0]) == f64::INFINITY);
        assert!(of([f32::INFINITY, 0.0], [f32::NEG_INFINITY, 0.0]) == f64::INFINITY);
        let ty = TensorType::new(DType::I8, [2]);
        assert!(difference(&ty, &[1, 2], &[1, 3]) == f64::INFINITY);
    }
}
