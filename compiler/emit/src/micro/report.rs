//! The report: what a model costs, every op, buffer and byte of it.

use std::cmp::Reverse;

use peapod_ir::TensorType;
use peapod_ir::held::{Held, most_held};
use peapod_ir::plan::micro as plan;
use peapod_ir::verify::Verified;
use serde::Serialize;

use super::contract::Contract;
pub use super::frames::{FrontEnd, Streaming, StreamingOutput};
use super::place;
use super::weights::{self, Weights};

/// Everything known of a compiled model before it runs. Written as `report.json`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Label of the machine it was compiled for.
    pub target: String,
    /// Label of the model.
    pub model: String,
    /// Multiply-accumulates of one run.
    pub macs: u64,
    /// Element operations, where they are limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub work: Option<Work>,
    /// What counted most, and who said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub optimize: Option<Optimize>,
    /// The contract of its arithmetic, and what it changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub numerics: Option<Contract>,
    /// What it takes at each step, if it is streamed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub streaming: Option<Streaming>,
    /// What makes its features of samples, if something does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub front_end: Option<FrontEnd>,
    /// RAM in bytes.
    pub ram: Ram,
    /// What was cut into row tiles, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<RowTiling>,
    /// Flash in bytes.
    pub flash: Flash,
    /// Weights that kernels decode, if any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub weights: Vec<Weights>,
    /// Every signature, of a model of several; inputs, outputs, ops and buffers below are then
    /// those of the first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signatures: Vec<Signature>,
    /// Every region of RAM, of a model in several: see [`Report::add_regions`].
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub regions: Vec<RegionReport>,
    /// Graph inputs in order.
    pub inputs: Vec<TensorReport>,
    /// Graph outputs in order.
    pub outputs: Vec<TensorReport>,
    /// Kernel calls in order.
    pub ops: Vec<Op>,
    /// Every buffer of the arena, in order of offset.
    pub buffers: Vec<Buffer>,
    /// The three longest of them, the longest first.
    pub largest_buffers: Vec<Buffer>,
}

/// A signature of several in one model.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Signature {
    /// Its key.
    pub key: String,
    /// Multiply-accumulates of one run.
    pub macs: u64,
    /// Element operations of one run, at most.
    pub work: u64,
    /// RAM in bytes that it takes alone, with the states of all.
    pub ram: Ram,
    /// Its inputs in order.
    pub inputs: Vec<TensorReport>,
    /// Its outputs in order.
    pub outputs: Vec<TensorReport>,
    /// Its kernel calls in order.
    pub ops: Vec<Op>,
}

/// A region of RAM.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RegionReport {
    /// Its name in the target's file.
    pub name: String,
    /// Bytes that the model takes of it.
    pub len_bytes: usize,
    /// Bytes that there are for models.
    pub available: usize,
    /// What reading or writing a byte costs there, beside others.
    pub cost: u32,
    /// Bytes that steps read and write there in an inference.
    pub traffic: usize,
}

/// Element operations, as `Model::work` of the runtime counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Work {
    /// Those of an inference, at most.
    pub inference: u64,
    /// What the target recommends as budget of `step_within`.
    pub step: u64,
}

/// What a program was made for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Optimize {
    /// As the command line names it.
    pub mode: String,
    /// Why the compiler chose it, if it was not requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
}

/// Parts of the network that were cut into row tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RowTiling {
    /// Bytes of the arena that would be needed without.
    pub activations_whole: usize,
    /// Multiply-accumulates beyond those of the network as it was: no row is computed twice.
    pub extra_macs: u64,
    /// Instructions beyond those of the network as it was, about.
    pub extra_instructions: u64,
    /// The parts.
    pub sections: Vec<Section>,
}

/// Consecutive ops that were cut into row tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Section {
    /// Name of what the first of them computes.
    pub first: String,
    /// Name of what the last of them computes.
    pub last: String,
    /// How many ops they are.
    pub ops: usize,
    /// How many tiles.
    pub tiles: usize,
}

/// RAM in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ram {
    /// The whole arena.
    pub activations: usize,
    /// Its part that lives from run to run.
    pub state: usize,
    /// Most scratch memory of any step.
    pub scratch: usize,
    /// Most bytes that any one step needs: no plan for this order of steps can be smaller.
    pub live: usize,
    /// The first step that needs them.
    pub live_step: usize,
}

/// Flash in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Flash {
    /// The whole pea.
    pub model: usize,
    /// Its weights, tables and other constants.
    pub constants: usize,
    /// Constants outside of it, in a flash of their own.
    #[serde(skip_serializing_if = "is_zero")]
    pub weights: usize,
    /// Everything else in it.
    pub overhead: usize,
}

/// A graph input or output.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TensorReport {
    /// Name in the source file.
    pub name: String,
    /// Element type.
    pub dtype: String,
    /// Extents, outermost first.
    pub shape: Vec<usize>,
    /// Length in bytes.
    pub len_bytes: usize,
    /// Number of the region of RAM, of a model in several.
    #[serde(skip_serializing_if = "is_zero")]
    pub region: usize,
    /// Offset in the arena.
    pub offset: usize,
    /// Real value of one step, when quantised.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scale: Option<f32>,
    /// Stored value that means 0, when quantised.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zero_point: Option<i32>,
}

/// One kernel call.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Op {
    /// Position in the order of execution.
    pub index: usize,
    /// Operation of the IR.
    pub op: String,
    /// Kernel that computes it.
    pub kernel: String,
    /// Name of what it computes.
    pub name: String,
    /// Position of its operator in the source file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<u32>,
    /// Extents of its window, of kernels that have one: height, width.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<[usize; 2]>,
    /// Multiply-accumulates of one run.
    pub macs: u64,
    /// Bytes it reads in the arena.
    pub input_bytes: usize,
    /// Bytes it reads in flash.
    pub constant_bytes: usize,
    /// Bytes it writes.
    pub output_bytes: usize,
}

/// A buffer of the arena.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Buffer {
    /// Name of the value it holds.
    pub name: String,
    /// Number of the region of RAM, of a model in several.
    #[serde(skip_serializing_if = "is_zero")]
    pub region: usize,
    /// Bytes from the start of the arena.
    pub offset: usize,
    /// Length in bytes.
    pub len_bytes: usize,
    /// First step that needs it.
    pub first_step: usize,
    /// Last step that needs it.
    pub last_step: usize,
}

/// Whether a number says nothing.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// How many of the largest things messages and reports name.
const LARGEST: usize = 3;

impl Report {
    /// The report of a plan whose pea is `model_len` bytes long. `target` and `model` are labels.
    pub fn new(
        module: &Verified<'_>,
        plan: &plan::MicroPlan,
        model_len: usize,
        target: &str,
        model: &str,
    ) -> Self {
        let mut buffers: Vec<Buffer> = plan.buffers.iter().map(buffer).collect();
        buffers.sort_by_key(|it| (it.region, it.offset, it.first_step));
        Self {
            target: target.to_owned(),
            model: model.to_owned(),
            macs: plan.steps.iter().map(|step| step.macs).sum(),
            work: None,
            optimize: None,
            numerics: None,
            streaming: None,
            front_end: None,
            ram: Ram {
                activations: plan
                    .shared_len
                    .filter(|_| plan.key.is_some())
                    .unwrap_or(plan.arena_len),
                ..ram(plan)
            },
            signatures: Vec::new(),
            regions: Vec::new(),
            tiles: plan.tiles.as_ref().map(tiles),
            flash: Flash {
                model: model_len,
                constants: plan.constants.len(),
                weights: plan.weights.len(),
                overhead: model_len.saturating_sub(plan.constants.len()),
            },
            weights: weights::weights(module, plan),
            inputs: plan.inputs.iter().map(port).collect(),
            outputs: plan.outputs.iter().map(port).collect(),
            ops: ops(module, plan),
            largest_buffers: largest(&buffers),
            buffers,
        }
    }

    /// Adds the signatures of a model of several: to each entry of its plan its module, and its
    /// work, both in order.
    pub fn add_signatures(&mut self, plan: &plan::MicroPlan, entries: &[(Verified<'_>, u64)]) {
        let entries = plan.each_entry().zip(entries);
        let signatures = entries.map(|(plan, (module, work))| Signature {
            key: plan.key.clone().unwrap_or_default(),
            macs: plan.steps.iter().map(|step| step.macs).sum(),
            work: *work,
            ram: ram(plan),
            inputs: plan.inputs.iter().map(port).collect(),
            outputs: plan.outputs.iter().map(port).collect(),
            ops: ops(module, plan),
        });
        self.signatures = signatures.collect();
    }

    /// Adds the regions of RAM of a plan in several: of each its name, the bytes that there are for
    /// models, and what a byte costs.
    pub fn add_regions(&mut self, plan: &plan::MicroPlan, regions: &[(String, usize, u32)]) {
        if plan.others.is_empty() {
            return;
        }
        let lens = std::iter::once(&plan.arena_len).chain(&plan.others);
        let lens = lens.copied().chain(std::iter::repeat(0));
        let regions = regions.iter().zip(lens).enumerate();
        let regions = regions.map(
            |(number, ((name, available, cost), len_bytes))| RegionReport {
                name: name.clone(),
                len_bytes,
                available: *available,
                cost: *cost,
                traffic: traffic(plan, number),
            },
        );
        self.regions = regions.collect();
    }

    /// As JSON, with a final newline.
    pub fn to_json(&self) -> String {
        let json = serde_json::to_string_pretty(self);
        json.expect("plain structs with string keys have a JSON form") + "\n"
    }
}

fn tiles(it: &plan::RowTiling) -> RowTiling {
    let section = |it: &plan::TiledSection| Section {
        first: it.first.clone(),
        last: it.last.clone(),
        ops: it.ops,
        tiles: it.tiles,
    };
    RowTiling {
        activations_whole: it.arena_len_whole,
        extra_macs: 0,
        extra_instructions: it.instructions,
        sections: it.sections.iter().map(section).collect(),
    }
}

/// Bytes that steps read and write in a region.
fn traffic(plan: &plan::MicroPlan, region: usize) -> usize {
    let operands = plan
        .steps
        .iter()
        .flat_map(|it| it.inputs.iter().chain(&it.outputs));
    let there = operands.filter(|it| it.memory.region() == Some(region));
    there.map(|it| it.len_bytes).sum()
}

fn largest(buffers: &[Buffer]) -> Vec<Buffer> {
    let mut largest = buffers.to_vec();
    largest.sort_by_key(|it| Reverse(it.len_bytes));
    largest.truncate(LARGEST);
    largest
}

fn buffer(it: &plan::Buffer) -> Buffer {
    Buffer {
        name: it.name.clone(),
        region: it.memory.region().unwrap_or_default(),
        offset: it.offset,
        len_bytes: it.len_bytes,
        first_step: it.first_step,
        last_step: it.last_step,
    }
}

fn ram(plan: &plan::MicroPlan) -> Ram {
    let plan = &plan.flat();
    let buffers = plan.buffers.iter();
    let buffers = buffers.filter(|it| it.first_step < plan.steps.len());
    let held = |it: &plan::Buffer| Held {
        bytes: it.offset..it.offset + it.len_bytes,
        first: it.first_step,
        last: it.last_step,
    };
    let (live, live_step) = most_held(buffers.clone().map(held)).unwrap_or_default();
    // Scratch memory is of one step.
    let mut scratch = vec![0; plan.steps.len()];
    for it in buffers.filter(|it| it.value.is_none()) {
        let last = it.last_step.min(scratch.len() - 1);
        let needing = &mut scratch[it.first_step..=last];
        needing.iter_mut().for_each(|sum| *sum += it.len_bytes);
    }
    Ram {
        activations: plan.arena_len,
        state: plan.state_len,
        scratch: scratch.into_iter().max().unwrap_or(0),
        live,
        live_step,
    }
}

fn port(it: &plan::ModelTensor) -> TensorReport {
    let TensorType {
        dtype,
        shape,
        quant,
    } = &it.ty;
    let quant = quant.as_ref().and_then(|quant| quant.single());
    TensorReport {
        name: it.name.clone(),
        dtype: dtype.name().to_owned(),
        shape: shape.clone(),
        len_bytes: it.operand.len_bytes,
        region: it.operand.memory.region().unwrap_or_default(),
        offset: it.operand.offset,
        scale: quant.map(|(scale, _)| scale),
        zero_point: quant.map(|(_, zero_point)| zero_point),
    }
}

fn ops(module: &Verified<'_>, plan: &plan::MicroPlan) -> Vec<Op> {
    let steps = 0..plan.steps.len();
    steps.map(|index| op(module, plan, index)).collect()
}

fn op(module: &Verified<'_>, plan: &plan::MicroPlan, index: usize) -> Op {
    let step = &plan.steps[index];
    let source = place::op(module, step);
    let bytes = |operands: &[plan::Operand], is_ram: bool| {
        let there = operands
            .iter()
            .filter(|it| it.memory.region().is_some() == is_ram);
        there.map(|it| it.len_bytes).sum()
    };
    Op {
        index,
        op: source.map_or_else(String::new, |op| op.kind.to_string()),
        kernel: step.kernel.name().to_owned(),
        name: place::name(module, step),
        source: source.and_then(|op| op.location.index),
        window: (step.params.window()).map(|it| [it.kernel_h, it.kernel_w].map(usize::from)),
        macs: step.macs,
        input_bytes: bytes(&step.inputs, true),
        constant_bytes: bytes(&step.inputs, false),
        output_bytes: bytes(&step.outputs, true),
    }
}
