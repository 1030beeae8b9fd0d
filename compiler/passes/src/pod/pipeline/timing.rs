//! What ops take on a machine, as far as somebody says.

use peapod_ir::entity::SecondaryMap;
use peapod_ir::plan::pod::{PodInterface, PodPlan, PodStep, PodTensor};
use peapod_ir::verify::{Verified, verify};
use peapod_ir::{AxisId, Module, OpId, Sharding, TensorType, ValueId};

use crate::pod::plan;

/// What a program takes on a machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Timed {
    /// Seconds of each step of the entry.
    pub seconds: Vec<f64>,
    /// Bytes that a link brings in a second.
    pub link_bytes_per_s: f64,
    /// Bytes of memory of a device.
    pub memory_bytes: u64,
}

/// Says what a program takes; none if that is not known.
pub type Timer<'a> = &'a dyn Fn(&Verified<'_>, &PodInterface, &PodPlan) -> Option<Timed>;

/// What is known of a machine.
pub(super) struct Machine {
    /// Seconds of each op of the entry.
    pub(super) seconds: SecondaryMap<OpId, f64>,
    /// Seconds that a byte takes from one stage to another.
    pub(super) seconds_per_byte: f64,
    /// Bytes of memory of a device.
    pub(super) memory_bytes: f64,
}

impl Machine {
    /// Times the program of one device and one microbatch, on as many devices as there are along
    /// the axis of stages, too: they stand for the microbatches, so that the mesh is that of the
    /// machine. What microbatches make together is not looked at.
    pub(super) fn of(
        module: &Module,
        (axis, devices): (AxisId, usize),
        timer: Option<Timer<'_>>,
    ) -> Option<Self> {
        let timer = timer?;
        let mut module = module.clone();
        module.mesh.axes[axis.0].size = devices;
        let interface = interface(&module);
        let verified = verify(&module).ok()?;
        let plan = plan::plan(&verified, &interface).ok()?;
        let timed = timer(&verified, &interface, &plan)?;
        let steps = &plan.computations.first()?.steps;
        if timed.seconds.len() != steps.len() {
            return None;
        }
        let mut seconds: SecondaryMap<OpId, f64> = SecondaryMap::new();
        for (step, own) in steps.iter().zip(&timed.seconds) {
            let op = match step {
                PodStep::Op(op) => *op,
                PodStep::Fusion(fusion) => fusion.origin,
            };
            seconds[op] += own;
        }
        Some(Self {
            seconds,
            seconds_per_byte: 1.0 / timed.link_bytes_per_s,
            memory_bytes: timed.memory_bytes as f64,
        })
    }
}

/// Ports that are what each device has of them.
fn interface(module: &Module) -> PodInterface {
    let entry = &module.functions[0];
    let port = |value: &ValueId| local(&entry.value(*value).name, entry.ty(*value));
    let mut interface = PodInterface {
        inputs: entry.inputs.iter().map(port).collect(),
        outputs: entry.outputs.iter().map(port).collect(),
    };
    for &(output, input) in &entry.replaces {
        interface.outputs[output].replaces = Some(input);
    }
    interface
}

fn local(name: &str, ty: &TensorType) -> PodTensor {
    PodTensor {
        name: name.to_owned(),
        global: ty.clone(),
        stored_shape: ty.shape.clone(),
        sharding: Sharding::replicated(ty.shape.len()),
        replaces: None,
        shown: None,
        in_flight: false,
    }
}
