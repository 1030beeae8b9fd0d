//! Data that is split over more devices than it has rows.

use std::collections::BTreeSet;

use peapod_ir::Module;
use peapod_ir::plan::pod::{PodInterface, PodTensor};

/// Data over more devices than they have rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Idle {
    /// Name of the argument.
    pub name: String,
    /// Extent of the dimension that is split.
    pub extent: usize,
    /// Devices that it is split over.
    pub devices: usize,
    /// Those that hold a part of it.
    pub holding: usize,
}

/// Data of which some devices hold nothing; state does not count, of which little is computed.
pub(crate) fn idle(module: &Module, interface: &PodInterface) -> Vec<Idle> {
    let replaced: BTreeSet<usize> = module.functions[0]
        .replaces
        .iter()
        .map(|(_, input)| *input)
        .collect();
    let mut idle: Vec<Idle> = Vec::new();
    let data = interface.inputs.iter().enumerate();
    let holds_some = |port: &PodTensor| !port.global.is_empty();
    for (_, port) in data.filter(|(index, port)| !replaced.contains(index) && holds_some(port)) {
        for (axes, &extent) in port.sharding.dims.iter().zip(&port.stored_shape) {
            let devices = module.mesh.parts(axes);
            let holding = extent.div_ceil(extent.div_ceil(devices).max(1));
            let known = idle
                .iter()
                .any(|of| (of.extent, of.devices) == (extent, devices));
            if holding < devices && !known {
                idle.push(Idle {
                    name: port.name.clone(),
                    extent,
                    devices,
                    holding,
                });
            }
        }
    }
    idle
}
