//! Pods from texts, and machines to walk them on.

use std::path::Path;

use peapod_ir::{Mesh, Module, text, verify::verify};
use peapod_passes::PodOptions;
use peapod_sim::WalkError;
use peapod_sim::compute::{Core, Kernels};
use peapod_sim::machine::Machine;
use peapod_sim::network::{Embedding, Network};
use peapod_sim::report::{Input, Report};
use peapod_sim::schedule::{Limits, Overlap};
use peapod_sim::simulation::{Options, Simulation, simulate};
use peapod_sim::torus_links::{Choices, TorusLinks};
use peapod_targets::Pod;

/// A pod of a module on a mesh.
pub fn pod(module: Module, mesh: &[(&str, usize)]) -> Vec<u8> {
    let options = PodOptions::new(Mesh::new(mesh.iter().copied()), vec![]);
    let program = peapod_passes::pod::compile(module, &options).unwrap_or_else(|it| panic!("{it}"));
    let verified = verify(&program.module).unwrap();
    peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap()
}

/// A module in the IR's text form.
pub fn ir(source: &str) -> Module {
    text::parse(source).unwrap_or_else(|errors| panic!("{errors}"))
}

/// A module that JAX exported.
pub fn exported(name: &str) -> Module {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/stablehlo/import");
    let bytes = std::fs::read(folder.join(name)).unwrap_or_else(|it| panic!("{name}: {it}"));
    let imported = peapod_import::import(&bytes, name);
    imported
        .unwrap_or_else(|error| panic!("{name}: {error}"))
        .module
}

/// A slice with this many cores.
pub fn slice(cores: usize) -> Machine {
    let pods = Pod::list().unwrap().into_iter();
    let mut pods = pods.filter(|pod| pod.devices() == Some(cores));
    Machine::new(&pods.next().expect("a slice of that size")).unwrap()
}

/// As `peapod simulate` does it by default.
pub fn options(overlap: Overlap) -> Options {
    Options {
        kernels: Kernels::Joined,
        limits: Limits {
            overlap,
            memory_bytes: 16 << 30,
            gathers_ahead: 2,
        },
        iterations: None,
        op_times: std::sync::Arc::default(),
    }
}

/// Walks a pod on a slice.
pub fn walk(
    bytes: &[u8],
    cores: usize,
    options: &Options,
) -> Result<(Simulation, Report), WalkError> {
    walk_on(bytes, &slice(cores), options)
}

/// Walks a pod on a machine.
pub fn walk_on(
    bytes: &[u8],
    machine: &Machine,
    options: &Options,
) -> Result<(Simulation, Report), WalkError> {
    let program = peapod_schemas::pod::read(bytes)?;
    let embedding = Embedding::new(machine, &program.mesh.axes)?;
    let network = Network::new(machine, &embedding)?;
    let core = Core::from(machine);
    let links = TorusLinks::new(&network, Choices::default());
    let simulation = simulate(&program, &core, &links, options)?;
    let input = Input::of(&program, machine);
    let report = Report::new(&program, &simulation, &core, input, &machine.name);
    Ok((simulation, report))
}
