//! What the steps of a run take on pods, as the simulator has it.

use std::cell::RefCell;
use std::rc::Rc;

use peapod_diagnostic::Result;
use peapod_ir::Module;
use peapod_targets::Pod;

use crate::options::PodOptions;
use crate::pod::compile::Recompiled;
use crate::pod::simulate::{Options, Prepared};

/// Cores of the pods that a report shows.
pub const CORES: [usize; 5] = [32, 64, 128, 256, 512];

/// What a step takes on a pod.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulated {
    /// Name of the pod.
    pub target: String,
    /// Its cores.
    pub devices: usize,
    /// Seconds of a step.
    pub step_seconds: f64,
    /// Bytes of a core's memory that the program takes.
    pub device_bytes: u64,
}

/// What a training step takes on each pod, its batch divided by all cores.
///
/// # Errors
///
/// It cannot be compiled for one of them.
pub fn simulated(module: Module, options: &PodOptions) -> Result<Vec<Simulated>> {
    let model = Rc::new(RefCell::new(Recompiled::new(module)?));
    let on = |target: Pod| {
        let cores = target.devices().unwrap_or(1);
        let mut options = options.clone();
        options.annotate.mesh = None;
        let prepared = Prepared::recompiled(&model, &target, &options)?;
        let how = Options::default();
        let report = prepared.simulate(&how.machine(&target)?, &how)?.report;
        Ok(Simulated {
            target: target.name,
            devices: cores,
            step_seconds: report.step_seconds,
            device_bytes: report.memory.per_device_bytes,
        })
    };
    let mut pods = Pod::list()?;
    pods.retain(|it| it.chip.is_some() && it.devices().is_some_and(|it| CORES.contains(&it)));
    // Chips that there is a pod of every size of.
    let sizes = pods.iter().map(|it| (it.chip.clone(), it.devices()));
    let sizes: Vec<_> = sizes.collect();
    pods.retain(|pod| {
        let all = |size: &usize| sizes.contains(&(pod.chip.clone(), Some(*size)));
        CORES.iter().all(all)
    });
    pods.sort_by_key(Pod::devices);
    pods.into_iter().map(on).collect()
}
