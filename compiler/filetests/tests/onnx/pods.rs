//! A module as a pod.

use anyhow::Result;
use peapod_ir::{Mesh, Module, Tensor, verify};
use peapod_passes::{PodOptions, PodProgram, pod};
use peapod_pod::{Engine, EngineOptions, Executor};

/// Compiles a module for a mesh.
pub fn compiled(module: &Module, mesh: Mesh, shards: &[&str]) -> Result<PodProgram> {
    let rules = shards.iter().map(|rule| rule.parse());
    let rules = rules.collect::<Result<Vec<_>, _>>()?;
    Ok(pod::compile(module.clone(), &PodOptions::new(mesh, rules))?)
}

/// Runs a pod once on virtual devices; its results have the types of the module's.
pub fn run(module: &Module, program: &PodProgram, inputs: &[Tensor]) -> Result<Vec<Tensor>> {
    let verified = verify(&program.module)?;
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan)?;
    let mut executor = Executor::new(peapod_pod::load(&bytes)?, EngineOptions::default())?;
    for (index, input) in inputs.iter().enumerate() {
        executor.set_input(index, input.bytes())?;
    }
    executor.step()?;
    executor.check_replicas()?;
    let entry = &module.functions[0];
    let results = entry.outputs.iter().enumerate().map(|(index, value)| {
        let bytes = executor.output(index)?;
        Ok(Tensor::new(entry.ty(*value).clone(), bytes)?)
    });
    results.collect()
}
