//! Machines to try, and what is asked of them.

use peapod_sim::machine::Machine;
use peapod_sim::network::{Embedding, Network};
use peapod_targets::Pod;

/// The target of so many cores.
pub fn slice(devices: usize) -> Machine {
    let mut pods = Pod::list().unwrap().into_iter();
    let pod = pods.find(|pod| pod.devices() == Some(devices)).unwrap();
    Machine::new(&pod).unwrap()
}

/// A torus of chips with so many cores, and with software that takes no time.
pub fn torus(dims: &[(usize, bool)], cores: usize) -> Machine {
    let chips: Vec<String> = dims.iter().map(|(chips, _)| chips.to_string()).collect();
    let wrap: Vec<String> = dims.iter().map(|(_, wrap)| wrap.to_string()).collect();
    let text = format!(
        "kind = \"pod\"\nchip = \"tpu-v3\"\ntorus = [{}]\nwrap = [{}]\n\
         runner = {{ kind = \"local\" }}",
        chips.join(", "),
        wrap.join(", "),
    );
    let mut machine = Machine::new(&Pod::parse("torus", &text).unwrap()).unwrap();
    machine.cores_per_chip = cores;
    bare(machine)
}

/// The same machine with software that takes no time, and a microsecond from chip to chip: latency
/// that shows.
pub fn bare(machine: Machine) -> Machine {
    let machine = machine.with_hop_latency(1e-6).unwrap();
    let machine = machine.with("collective_overhead_s", 0.0).unwrap();
    machine.with("phase_overhead_s", 0.0).unwrap()
}

/// The same machine with links that take no time but to send.
pub fn without_latency(mut machine: Machine) -> Machine {
    let settings = &mut machine.settings;
    for setting in [
        &mut settings.hop_latency_s,
        &mut settings.cross_pod_latency_s,
        &mut settings.core_latency_s,
    ] {
        setting.value = 0.0;
    }
    machine
}

pub fn mesh(axes: &[(&str, usize)]) -> Vec<(String, usize)> {
    let axes = axes.iter().map(|&(name, size)| (name.to_owned(), size));
    axes.collect()
}

/// The machine with one axis over all devices.
pub fn flat(machine: &Machine) -> Network {
    meshed(machine, &[("data", machine.devices())])
}

pub fn meshed(machine: &Machine, axes: &[(&str, usize)]) -> Network {
    let embedding = Embedding::new(machine, &mesh(axes)).unwrap();
    Network::new(machine, &embedding).unwrap()
}
