//! What is in a pea: kernels, steps, memory.

use peapod_diagnostic::Result;
use peapod_ir::Quantization;
use peapod_schemas::micro::{self, ElementType, Kernel, Memory, View};
use serde::Serialize;

use super::Typed;
use crate::micro::{Host, tensor_type};
use crate::{Observer, Source, diagnose};

/// A pea that passed every check of the interpreter.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pea {
    /// Name of the model.
    pub model: String,
    /// `pea`.
    pub format: &'static str,
    /// Bytes of the file.
    pub file_bytes: usize,
    /// Bytes of weights and tables.
    pub constant_bytes: usize,
    /// Bytes of RAM.
    pub arena_bytes: u32,
    /// Names of the kernels.
    pub kernels: Vec<&'static str>,
    /// Inputs, in order.
    pub inputs: Vec<PeaPort>,
    /// Outputs, in order.
    pub outputs: Vec<PeaPort>,
    /// What is kept from run to run.
    pub states: Vec<State>,
    /// Calls of kernels, in order.
    pub steps: Vec<KernelCall>,
    /// Every signature, of a pea of several; inputs, outputs and steps above are those of the
    /// first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub signatures: Vec<PeaSignature>,
}

/// A signature of several in one pea.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PeaSignature {
    /// Its key.
    pub key: String,
    /// Element operations of one run, at most.
    pub work: u64,
    /// Bytes of RAM that it takes alone, with the states of all.
    pub arena_bytes: u32,
    /// Its inputs, in order.
    pub inputs: Vec<PeaPort>,
    /// Its outputs, in order.
    pub outputs: Vec<PeaPort>,
    /// Its calls of kernels, in order.
    pub steps: Vec<KernelCall>,
}

/// An input or output.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PeaPort {
    /// Element type and shape.
    #[serde(flatten)]
    pub ty: Typed,
    /// Where it begins in the arena.
    pub offset: u32,
    /// Its size.
    pub bytes: u32,
    /// Its scale, if it is quantised.
    pub scale: Option<f32>,
    /// Its zero point, if it is quantised.
    pub zero_point: Option<i32>,
}

/// A place in memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Operand {
    /// Which memory.
    pub memory: &'static str,
    /// Element type.
    pub element: &'static str,
    /// Where it begins.
    pub offset: u32,
    /// Its size.
    pub bytes: u32,
}

/// A place that is kept from run to run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// The place.
    #[serde(flatten)]
    pub operand: Operand,
    /// What a reset fills it with.
    #[serde(skip)]
    pub fill: i32,
}

/// A call of a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KernelCall {
    /// Its position.
    pub index: usize,
    /// Name of the kernel.
    pub kernel: &'static str,
    /// What it reads.
    pub inputs: Vec<Operand>,
    /// What it writes.
    pub outputs: Vec<Operand>,
}

impl Pea {
    pub(super) fn new(source: &Source, observer: &dyn Observer) -> Result<Self> {
        let host = Host::read(source, &source.bytes, observer)?;
        let view =
            View::read_without_checksum(host.pea()).map_err(|error| diagnose::pea(error.into()))?;
        let kernel = |number: &u16| Kernel::from_number(*number).map_or("unknown", Kernel::name);
        let kernels: Vec<&'static str> = view.kernels.iter().map(kernel).collect();
        let state = |state: &micro::State| State {
            operand: operand(&state.operand),
            fill: state.fill,
        };
        let model = host.model()?;
        let mut signatures = Vec::new();
        for index in 0..model.signature_count() {
            let entry = view.entry(index);
            let entry = entry.map_err(|error| diagnose::pea(error.into()))?;
            if let Some((key, entry)) = model.signature_key(index).zip(entry) {
                signatures.push(signature(key, &entry, &kernels)?);
            }
        }
        Ok(Self {
            model: source.name.clone(),
            format: source.format.name(),
            file_bytes: source.bytes.len(),
            constant_bytes: view.constants.len(),
            arena_bytes: u32::try_from(model.arena_len()).unwrap_or(u32::MAX),
            inputs: view.inputs.iter().map(port).collect::<Result<_>>()?,
            outputs: view.outputs.iter().map(port).collect::<Result<_>>()?,
            states: view.states.iter().map(state).collect(),
            steps: steps(&view, &kernels),
            signatures,
            kernels,
        })
    }
}

fn signature(key: &str, entry: &View<'_>, kernels: &[&'static str]) -> Result<PeaSignature> {
    Ok(PeaSignature {
        key: key.to_owned(),
        work: entry.work(),
        arena_bytes: entry.arena_len,
        inputs: entry.inputs.iter().map(port).collect::<Result<_>>()?,
        outputs: entry.outputs.iter().map(port).collect::<Result<_>>()?,
        steps: steps(entry, kernels),
    })
}

/// The steps of an entry, whose kernels have these names.
fn steps(view: &View<'_>, kernels: &[&'static str]) -> Vec<KernelCall> {
    let steps = view.steps.iter().enumerate().map(|(index, step)| {
        let (inputs, outputs) = operands(view, step);
        let kernel = kernels.get(usize::from(step.kernel));
        KernelCall {
            index,
            kernel: kernel.copied().unwrap_or("unknown"),
            inputs: inputs.iter().map(operand).collect(),
            outputs: outputs.iter().map(operand).collect(),
        }
    });
    steps.collect()
}

fn port(port: &micro::Port) -> Result<PeaPort> {
    let ty = tensor_type(port)?;
    let quant = ty.quant.as_ref().and_then(Quantization::single);
    Ok(PeaPort {
        ty: Typed::of(&ty),
        offset: port.operand.offset,
        bytes: port.operand.len_bytes,
        scale: quant.map(|(scale, _)| scale),
        zero_point: quant.map(|(_, zero_point)| zero_point),
    })
}

/// The operands of a step; none if the file was wrong about them, which `load` has excluded.
fn operands<'v>(
    view: &View<'v>,
    step: &micro::Step,
) -> (&'v [micro::Operand], &'v [micro::Operand]) {
    let from = view.operands.get(usize::from(step.first_operand)..);
    let from = from
        .unwrap_or_default()
        .split_at_checked(step.inputs.into());
    let (inputs, rest) = from.unwrap_or_default();
    (inputs, rest.get(..step.outputs.into()).unwrap_or_default())
}

fn operand(it: &micro::Operand) -> Operand {
    Operand {
        memory: Memory::from_number(it.memory).map_or("unknown", Memory::name),
        element: ElementType::from_number(it.element).map_or("unknown", ElementType::name),
        offset: it.offset,
        bytes: it.len_bytes,
    }
}
