//! For which learning rates an asynchronous pipeline is stable: on a quadratic for those of Lemma 1
//! of PipeMare (Yang et al., 2019).

use std::f64::consts::PI;
use std::fmt::Write;

use peapod_ir::eval::{Scalar, Tensor};
use peapod_ir::{DType, Module, text};
use peapod_passes::pod::pipeline::stages::Cuts;
use peapod_passes::pod::pipeline::{PipelineOptions, PipelineProgram};

use crate::{options, pipelined, run};

/// Rows of a microbatch.
const ROWS: usize = 2;

/// A step of SGD on half the sum of (x w)², whose second derivative is the number of rows where x
/// is one, through so many stages that multiply by one.
fn quadratic(stages: usize, rows: usize) -> Module {
    let ty = format!("f32[{rows}, 1]");
    let mut text = String::from("module \"quadratic\"\nfunc @main(%w \"w\": f32[1, 1], ");
    for stage in 1..stages {
        let _ = write!(text, "%c{stage} \"c{stage}\": f32[], ");
    }
    let _ = write!(
        text,
        "%rate \"rate\": f32[], %x \"x\": {ty}) replaces(0: 0) {{\n  const %zero: f32[] = [0]\n  \
         %h0 \"h0\" = dot_general(%x, %w) {{contracting = [[1], [0]]}} : {ty}\n"
    );
    for stage in 1..stages {
        let _ = write!(
            text,
            "  %b{stage} = broadcast_in_dim(%c{stage}) {{dims = []}} : {ty}\n  \
             %h{stage} \"h{stage}\" = mul(%h{0}, %b{stage}) : {ty}\n",
            stage - 1
        );
    }
    let last = stages - 1;
    let _ = write!(
        text,
        "  %q = mul(%h{last}, %h{last}) : {ty}\n  \
         %l = reduce(%q, %zero) {{combiner = add, dims = [0, 1]}} : f32[]\n"
    );
    let mut cotangent = format!("%h{last}");
    for stage in (1..stages).rev() {
        let _ = writeln!(text, "  %g{stage} = mul({cotangent}, %b{stage}) : {ty}");
        cotangent = format!("%g{stage}");
    }
    let _ = write!(
        text,
        "  %g = dot_general(%x, {cotangent}) {{contracting = [[0], [0]]}} : f32[1, 1]\n  \
         %r = broadcast_in_dim(%rate) {{dims = []}} : f32[1, 1]\n  \
         %s = mul(%g, %r) : f32[1, 1]\n  %n = sub(%w, %s) : f32[1, 1]\n  return %n, %l\n}}\n"
    );
    text::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

type Square = Vec<Vec<f64>>;

fn product(a: &Square, b: &Square) -> Square {
    let row = |row: &Vec<f64>| {
        let mut sums = vec![0.0; row.len()];
        for (x, other) in row.iter().zip(b).filter(|(x, _)| **x != 0.0) {
            sums.iter_mut()
                .zip(other)
                .for_each(|(sum, y)| *sum += x * y);
        }
        sums
    };
    a.iter().map(row).collect()
}

/// The logarithm of the largest magnitude of an eigenvalue: of the growth in 2^24 steps.
fn growth(mut of: Square) -> f64 {
    let (mut logarithm, mut steps) = (0.0, 1.0);
    for _ in 0..24 {
        let largest = of
            .iter()
            .flatten()
            .fold(0.0_f64, |most, it| most.max(it.abs()));
        of.iter_mut().flatten().for_each(|it| *it /= largest);
        logarithm += largest.ln() / steps;
        of = product(&of, &of);
        steps *= 2.0;
    }
    logarithm
}

/// A compiled step, as a linear map of the weight and of what is in flight.
struct Step {
    program: PipelineProgram,
    /// Arguments that are linear, and how many elements they have.
    linear: Vec<(usize, usize)>,
    /// The others.
    constant: Vec<Tensor>,
}

fn filled(like: &Tensor, value: f64) -> Tensor {
    let elements = vec![Scalar::Double(value).convert(DType::F32); like.ty().elements()];
    Tensor::from_scalars(like.ty(), elements)
}

impl Step {
    /// After so many steps that what is not linear stays as it is.
    fn settled(program: PipelineProgram, rate: f64) -> Self {
        let inputs = &program.pipeline.interface.inputs;
        let first = inputs.iter().map(|port| {
            let zeros = vec![0; port.global.size_bytes()];
            let zeros = Tensor::new(port.global.clone(), zeros).unwrap();
            match port.name.as_str() {
                "w" => zeros,
                "rate" => filled(&zeros, rate),
                _ if port.in_flight => zeros,
                _ => filled(&zeros, 1.0),
            }
        });
        let is_constant = |name: &str| {
            ["minibatch", "in_flight.x", "steps"]
                .iter()
                .any(|it| name.contains(it))
        };
        let linear = inputs
            .iter()
            .enumerate()
            .filter(|(_, port)| port.name == "w" || port.in_flight && !is_constant(&port.name));
        let linear = linear.map(|(index, port)| (index, port.global.elements()));
        let mut it = Self {
            linear: linear.collect(),
            constant: first.collect(),
            program,
        };
        for _ in 0..2 * it.program.pipeline.stages.len() + 2 {
            it.constant = it.next(&it.constant);
        }
        it
    }

    /// Arguments of the step after.
    fn next(&self, arguments: &[Tensor]) -> Vec<Tensor> {
        let found = run(&self.program, arguments);
        let mut next = arguments.to_vec();
        for (port, value) in self.program.pipeline.interface.outputs.iter().zip(found) {
            if let Some(input) = port.replaces {
                next[input] = value;
            }
        }
        next
    }

    /// The map, transposed.
    fn map(&self) -> Square {
        let mut rows = vec![];
        for &(index, count) in &self.linear {
            for element in 0..count {
                let mut arguments = self.constant.clone();
                let one = (0..count).map(|it| Scalar::Single(f32::from(it == element)));
                let ty = arguments[index].ty().clone();
                arguments[index] = Tensor::from_scalars(&ty, one.collect::<Vec<_>>());
                let next = self.next(&arguments);
                let found = self
                    .linear
                    .iter()
                    .flat_map(|(index, _)| next[*index].scalars());
                rows.push(found.map(|it| it.double()).collect());
            }
        }
        rows
    }
}

/// The largest stable learning rate times the second derivative.
fn bound(stages: usize, microbatches: usize) -> f64 {
    let rows = ROWS * microbatches;
    let pipeline = PipelineOptions {
        cuts: Cuts::At((1..stages).map(|it| format!("h{it}")).collect()),
        ..options("pipemare", microbatches)
    };
    let program = pipelined(
        &quadratic(stages, rows),
        &format!("pipe={stages}"),
        &pipeline,
    );
    // The rate is a factor of what the update reads.
    let [still, moving] = [0.0, 1.0].map(|rate| Step::settled(program.clone(), rate).map());
    let at = |rate: f64| -> Square {
        let rows = still.iter().zip(&moving);
        rows.map(|(a, b)| a.iter().zip(b).map(|(x, y)| x + rate * (y - x)).collect())
            .collect()
    };
    let (mut stable, mut unstable) = (0.0, 4.0 / rows as f64);
    for _ in 0..18 {
        let middle = f64::midpoint(stable, unstable);
        match growth(at(middle)) < 0.0 {
            true => stable = middle,
            false => unstable = middle,
        }
    }
    stable * rows as f64
}

#[test]
fn a_quadratic_is_stable_up_to_the_bound_of_lemma_1() {
    // With two microbatches the delay of the first stage is that of both.
    for delay in [0, 1, 2, 5, 10] {
        let expected = 2.0 * (PI / (4 * delay + 2) as f64).sin();
        let found = bound(delay + 1, 2);
        assert!(
            (found / expected - 1.0).abs() < 5e-4,
            "delay {delay}: {found}, {expected}"
        );
    }
}
