//! What is in a graph that is not compiled yet: ops, tensors, costs, and whether a microcontroller
//! could run it.

use std::collections::BTreeMap;

use peapod_diagnostic::{Diagnostic, Result, ResultExt, code};
use peapod_ir::cost::macs;
use peapod_ir::{Function, Module, Origin, Quantization, Value, ValueId, verify};
use peapod_passes::MicroOptions;
use serde::Serialize;

use super::Typed;
use crate::micro::Compiled;
use crate::{Format, Observer, Source};

/// A module and its entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Model {
    /// Name of the model.
    pub model: String,
    /// Name of the file's format.
    pub format: &'static str,
    /// Bytes of the file.
    pub file_bytes: usize,
    /// Bytes of the entry's constants.
    pub constant_bytes: usize,
    /// Multiply-accumulates of a run of the entry.
    pub macs: u64,
    /// Ids of the entry's inputs.
    pub inputs: Vec<u32>,
    /// Ids of the entry's outputs.
    pub outputs: Vec<u32>,
    /// Ops of the entry, in order.
    pub ops: Vec<Op>,
    /// Values of the entry, by id.
    pub tensors: Vec<Tensor>,
    /// Names of inputs and outputs that callers use.
    pub signatures: Vec<Signature>,
    /// Names of signatures of other subgraphs, which `--signature` chooses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_signatures: Vec<String>,
    /// Further contents of the file.
    pub metadata: Vec<Metadata>,
    /// What the model takes on a microcontroller, if one can run it.
    pub compiled: Option<Footprint>,
    /// What a microcontroller cannot run, in words; empty if it can run the model.
    pub unsupported: Vec<String>,
    /// All functions together, of a StableHLO program: training steps have thousands of ops, so
    /// they are counted and not listed.
    #[serde(skip)]
    pub program: Option<Program>,
}

/// An op.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Op {
    /// Its position.
    pub index: usize,
    /// Its name and attributes.
    pub op: String,
    /// What the file calls it.
    pub source: String,
    /// Its position in the file.
    pub source_index: Option<u32>,
    /// Its multiply-accumulates.
    pub macs: u64,
    /// Ids of its operands; `None` for one that is left out.
    pub inputs: Vec<Option<u32>>,
    /// Ids of its results.
    pub outputs: Vec<u32>,
}

/// A value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tensor {
    /// Its id.
    pub id: u32,
    /// Its name in the file.
    pub name: String,
    /// `input`, `constant`, `state`, `result` or `output`.
    pub kind: &'static str,
    /// Element type and shape.
    #[serde(flatten)]
    pub ty: Typed,
    /// Its size.
    pub bytes: usize,
    /// How integers represent real numbers.
    pub quantization: Option<Affine>,
}

/// Scales and zero points, one of each or one per index along an axis.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Affine {
    /// The scales.
    pub scales: Vec<f32>,
    /// As many zero points.
    pub zero_points: Vec<i32>,
    /// The dimension that they belong to.
    pub axis: Option<usize>,
}

/// Names of inputs and outputs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Signature {
    /// Its name.
    pub key: String,
    /// Inputs.
    pub inputs: Vec<Named>,
    /// Outputs.
    pub outputs: Vec<Named>,
}

/// A name of a value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Named {
    /// The name.
    pub name: String,
    /// The value's id.
    pub tensor: u32,
}

/// An entry of the file's metadata.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Metadata {
    /// Its name.
    pub name: String,
    /// Its size.
    pub bytes: usize,
}

/// Bytes that a model takes beside the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Footprint {
    /// The arena.
    pub ram: usize,
    /// The pea.
    pub flash: usize,
}

/// All functions of a StableHLO program.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// Number of functions.
    pub functions: usize,
    /// The mesh as `--mesh` takes it, if the file has one.
    pub mesh: Option<String>,
    /// Arguments of the entry.
    pub arguments: Vec<Annotated>,
    /// Results of the entry.
    pub results: Vec<Annotated>,
    /// Number of results that replace arguments in the next step.
    pub replaced: usize,
    /// Ops by kind, each function counted once.
    pub kinds: BTreeMap<&'static str, u64>,
}

/// An argument or result with its sharding annotation.
#[derive(Clone, Debug, PartialEq)]
pub struct Annotated {
    /// Its name.
    pub name: String,
    /// Element type and shape.
    pub ty: Typed,
    /// Its sharding; empty if there is no annotation.
    pub annotation: String,
}

impl Model {
    pub(super) fn new(source: &Source, observer: &dyn Observer) -> Result<Self> {
        let module = source.module(observer)?;
        let verified = verify(&module).in_file(&source.path)?;
        let main = verified.entry();
        let ids = |list: &[ValueId]| list.iter().map(|id| id.0).collect();
        let (compiled, unsupported) = on_microcontroller(&module, source.format)?;
        let ops = ops(main);
        let tensors: Vec<Tensor> = main.values.iter().map(|it| tensor(main, it)).collect();
        let constants = tensors.iter().filter(|it| it.kind == "constant");
        Ok(Self {
            model: source.name.clone(),
            format: source.format.name(),
            file_bytes: source.bytes.len(),
            constant_bytes: constants.map(|it| it.bytes).sum(),
            macs: ops.iter().map(|op| op.macs).sum(),
            inputs: ids(&main.inputs),
            outputs: ids(&main.outputs),
            ops,
            tensors,
            signatures: signatures(&module),
            other_signatures: other_signatures(source, &module),
            metadata: metadata(&module),
            compiled,
            unsupported,
            program: [Format::Mlir, Format::Onnx]
                .contains(&source.format)
                .then(|| Program::of(&module, main)),
        })
    }
}

fn ops(main: &Function) -> Vec<Op> {
    let ops = main.ops.iter().enumerate().map(|(index, op)| Op {
        index,
        op: op.kind.to_string(),
        source: op.location.name.clone(),
        source_index: op.location.index,
        macs: macs(main, op),
        inputs: op.inputs.iter().map(|id| id.map(|id| id.0)).collect(),
        outputs: op.outputs.iter().map(|id| id.0).collect(),
    });
    ops.collect()
}

fn tensor(main: &Function, (id, value): (ValueId, &Value)) -> Tensor {
    let is_output = main.outputs.contains(&id);
    let affine = |quant: &Quantization| Affine {
        scales: quant.scales.clone(),
        zero_points: quant.zero_points.clone(),
        axis: quant.axis,
    };
    Tensor {
        id: id.0,
        name: value.name.clone(),
        kind: match value.origin {
            Origin::Argument => "input",
            Origin::Constant(_) => "constant",
            Origin::State => "state",
            Origin::Result if is_output => "output",
            Origin::Result => "result",
        },
        ty: Typed::of(&value.ty),
        bytes: value.ty.size_bytes(),
        quantization: value.ty.quant.as_ref().map(affine),
    }
}

fn signatures(module: &Module) -> Vec<Signature> {
    let named = |list: &[(String, ValueId)]| {
        let named = list.iter().map(|(name, id)| Named {
            name: name.clone(),
            tensor: id.0,
        });
        named.collect()
    };
    let signatures = module.signatures.iter().map(|it| Signature {
        key: it.key.clone(),
        inputs: named(&it.inputs),
        outputs: named(&it.outputs),
    });
    signatures.collect()
}

fn other_signatures(source: &Source, module: &Module) -> Vec<String> {
    let mut others = source.signatures();
    others.retain(|key| module.signatures.iter().all(|it| it.key != *key));
    others
}

fn metadata(module: &Module) -> Vec<Metadata> {
    let metadata = module.metadata.iter().map(|(name, bytes)| Metadata {
        name: name.clone(),
        bytes: bytes.len(),
    });
    metadata.collect()
}

/// What the model takes on a microcontroller, or what of it cannot run there.
fn on_microcontroller(module: &Module, format: Format) -> Result<(Option<Footprint>, Vec<String>)> {
    let error = match Compiled::new(module.clone(), &MicroOptions::default()) {
        Ok(Compiled { plan, pea, .. }) => {
            let (ram, flash) = (plan.arena_len, pea.len());
            return Ok((Some(Footprint { ram, flash }), vec![]));
        }
        Err(error) => error,
    };
    // StableHLO is rather for pods: that it has no form for microcontrollers is not a failure.
    let unsupported = |it: &Diagnostic| {
        let refused = matches!(it.code.number(), 500..=699);
        [code::NO_KERNEL, code::PORT_TYPE].contains(&it.code)
            || ([Format::Mlir, Format::Onnx].contains(&format) && refused)
    };
    if !error.iter().all(unsupported) {
        return Err(error);
    }
    let parts = error.iter().map(|it| format!("{it}; {}", it.help));
    Ok((None, parts.collect()))
}

impl Program {
    fn of(module: &Module, main: &Function) -> Self {
        let annotated = |ids: &[ValueId]| -> Vec<Annotated> {
            let values = ids.iter().map(|id| main.value(*id));
            let annotated = values.map(|value| Annotated {
                name: value.name.clone(),
                ty: Typed::of(&value.ty),
                annotation: value
                    .annotation
                    .as_ref()
                    .filter(|it| !it.is_of_groups_only())
                    .map_or(String::new(), |it| it.sharding.describe(&module.mesh)),
            });
            annotated.collect()
        };
        let mut kinds: BTreeMap<&str, u64> = BTreeMap::new();
        for op in module.functions.iter().flat_map(|it| &it.ops) {
            *kinds.entry(op.kind.mnemonic()).or_default() += 1;
        }
        Self {
            functions: module.functions.len(),
            mesh: (!module.mesh.axes.is_empty()).then(|| module.mesh.to_string()),
            arguments: annotated(&main.inputs),
            results: annotated(&main.outputs),
            replaced: main.replaces.len(),
            kinds,
        }
    }
}
