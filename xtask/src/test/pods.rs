//! The training step of `examples/train` on every pod: the program's size, and what ten steps give.

use super::tally::Tally;
use crate::build::Builder;
use crate::repository::Repository;
use crate::{process, report};
use anyhow::{Result, ensure};
use peapod_targets::Pod;
use std::fs;
use std::path::{Path, PathBuf};

/// Most devices that a program is run on; it is compiled for more.
const RUN_DEVICES: usize = 64;
/// Elements of the example's largest tensor: with more devices everything that is split is padded,
/// and programs are alike. With fewer, what divides needs no padding.
const LARGEST_ELEMENTS: usize = 512;
/// By how much a loss may differ from JAX's.
const TOLERANCE: f64 = 1e-4;

/// Compiles the example for every one of these pods, and runs it where that takes seconds.
pub fn run(
    builder: &Builder<'_>,
    repository: &Repository,
    pods: &[Pod],
    tally: &Tally,
) -> Result<()> {
    let example = repository.root.join("examples/train");
    let losses: Vec<f64> = report::read(&example.join("losses.json"))?;
    let mut programs = Vec::new();
    for pod in pods {
        let name = format!("{} examples/train", pod.name);
        let tested = compile(repository, builder, pod, &example).and_then(|program| {
            let size = fs::metadata(&program)?.len();
            if pod
                .devices()
                .is_some_and(|devices| devices > LARGEST_ELEMENTS)
            {
                programs.push((pod.name.clone(), size));
            }
            match pod.devices() {
                Some(devices) if devices > RUN_DEVICES => Ok(format!("{size} bytes, not run")),
                Some(_) | None => train(builder, &program, &example, &losses),
            }
        });
        tally.note(&name, tested);
    }
    if programs.len() > 1 {
        tally.note("one program for all large pods", one_program(&programs));
    }
    Ok(())
}

fn compile(
    repository: &Repository,
    builder: &Builder,
    pod: &Pod,
    example: &Path,
) -> Result<PathBuf> {
    let folder = repository.image_dir(&pod.name, "train");
    let mut command = builder.peapod();
    command.arg("compile").arg(example.join("step.mlir"));
    command.args(["--target", &pod.name]).arg("-o").arg(&folder);
    process::output(&mut command)?;
    Ok(folder.join("step.pod"))
}

/// Ten steps; the loss of each is near JAX's.
fn train(builder: &Builder, program: &Path, example: &Path, expected: &[f64]) -> Result<String> {
    let mut command = builder.peapod();
    command.arg("run").arg(program);
    command.arg("--inputs").arg(example.join("inputs"));
    command.arg("--steps").arg(expected.len().to_string());
    let said = process::output(&mut command)?;
    let losses: Vec<f64> = said.lines().filter_map(loss).collect();
    ensure!(
        losses.len() == expected.len(),
        "{} losses for {} steps:\n{said}",
        losses.len(),
        expected.len(),
    );
    let apart = |(got, expected): (&f64, &f64)| (got - expected).abs();
    let apart = losses.iter().zip(expected).map(apart);
    let worst = apart.fold(0.0, f64::max);
    ensure!(
        worst <= TOLERANCE,
        "a loss is {worst:e} from JAX's: {losses:?}"
    );
    Ok(format!("losses within {worst:.1e} of JAX's"))
}

/// The number of a line such as `step 3: [2] 1.25`.
fn loss(line: &str) -> Option<f64> {
    line.strip_prefix("step ")?.rsplit_once(' ')?.1.parse().ok()
}

/// A program's size does not depend on how many devices there are.
fn one_program(programs: &[(String, u64)]) -> Result<String> {
    let smallest = programs.iter().min_by_key(|(_, size)| *size);
    let largest = programs.iter().max_by_key(|(_, size)| *size);
    let (Some((few, small)), Some((many, large))) = (smallest, largest) else {
        return Ok(String::new());
    };
    ensure!(
        large * 100 <= small * 101,
        "{large} bytes for {many}, {small} for {few}"
    );
    Ok(format!("{small} to {large} bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_loss_of_a_step() {
        assert_eq!(loss("step 3: [2] 1.25"), Some(1.25));
        assert_eq!(loss("10 steps, median 0.1 s; 0 outputs written"), None);
    }

    #[test]
    fn sizes_may_differ_by_a_hundredth() {
        let sizes = |sizes: [u64; 2]| sizes.map(|size| (size.to_string(), size)).to_vec();
        assert!(one_program(&sizes([1000, 1010])).is_ok());
        assert!(one_program(&sizes([1000, 1011])).is_err());
    }
}
