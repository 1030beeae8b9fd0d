//! The committed training steps of full size: each has the published number of parameters, and is
//! partitioned for the mesh of every entry that it represents, with the collectives that this needs
//! and no more.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::collective::Payload;
use peapod_ir::{AxisId, Mesh, Module, ValueId};
use peapod_passes::{PodOptions, PodProgram, pod};
use serde::Deserialize;

/// What `workloads/entries.toml` says.
#[derive(Deserialize)]
struct Entries {
    parameters: BTreeMap<String, usize>,
    entry: Vec<Entry>,
}

impl Entries {
    /// The number of parameters of the model of a text.
    fn published(&self, text: &str) -> Option<usize> {
        let mut models = self.parameters.iter();
        let model = models.find(|(model, _)| text.starts_with(model.as_str()));
        model.map(|(_, count)| *count)
    }
}

#[derive(Deserialize)]
struct Entry {
    version: String,
    system: String,
    benchmark: String,
    cores: usize,
    text: String,
    /// In which dtype gradients are reduced.
    gradients: String,
    mesh: String,
    #[serde(default)]
    shard: Vec<String>,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../workloads")
}

fn entries() -> Entries {
    let text = fs::read_to_string(folder().join("entries.toml")).unwrap();
    toml::from_str(&text).unwrap()
}

fn module(text: &str) -> Module {
    let bytes = fs::read(folder().join("texts").join(format!("{text}.mlir"))).unwrap();
    peapod_import::import(&bytes, text).unwrap().module
}

impl Entry {
    /// The mesh, with at most so many devices along an axis.
    fn mesh(&self, most: usize) -> Mesh {
        let axes = self.mesh.split(',').map(|axis| {
            let (name, size) = axis.split_once('=').unwrap();
            (name, size.parse::<usize>().unwrap().min(most))
        });
        Mesh::new(axes)
    }

    fn program(&self, most: usize) -> PodProgram {
        let rules = self.shard.iter().map(|rule| rule.parse().unwrap());
        let options = PodOptions::new(self.mesh(most), rules.collect());
        pod::compile(module(&self.text), &options)
            .unwrap_or_else(|error| panic!("{}: {error}", self.text))
    }

    fn is_data_parallel(&self) -> bool {
        self.mesh.split(',').all(|axis| axis.starts_with("data"))
    }
}

/// Bytes that one device gives to collectives of a kind, or gets from `all_gather`.
fn payloads(program: &PodProgram) -> BTreeMap<&'static str, usize> {
    let mut bytes = BTreeMap::new();
    for function in &program.module.functions {
        for op in &function.ops {
            let Some(collective) = op.kind.class().collective() else {
                continue;
            };
            let values: Vec<ValueId> = match collective.payload() {
                Payload::Operands => op.operands().collect(),
                Payload::Results => op.outputs.clone(),
            };
            let sizes = values.iter().map(|value| function.ty(*value).size_bytes());
            *bytes.entry(op.kind.mnemonic()).or_default() += sizes.sum::<usize>();
        }
    }
    bytes
}

/// Elements of optimizer state: of one device, and of all together.
fn state(program: &PodProgram) -> [usize; 2] {
    let mesh = &program.module.mesh;
    let ports = program.interface.inputs.iter();
    let ports = ports.filter(|port| port.name.starts_with("[1]['optimizer']"));
    let elements = ports.map(|port| {
        let local = port.sharding.local_shape(mesh, &port.stored_shape);
        [local, port.stored_shape.clone()].map(|shape| shape.iter().product::<usize>())
    });
    elements.fold([0, 0], |sum, own| [sum[0] + own[0], sum[1] + own[1]])
}

/// How many devices have data of their own.
fn data_devices(mesh: &Mesh) -> usize {
    let axes = (0..mesh.axes.len()).map(AxisId);
    let data = axes.filter(|axis| mesh.axes[axis.0].name.starts_with("data"));
    data.map(|axis| mesh.size(axis)).product()
}

#[test]
fn parameters_are_as_many_as_published() {
    let entries = entries();
    let mut texts = 0;
    for file in fs::read_dir(folder().join("texts")).unwrap() {
        let path = file.unwrap().path();
        let text = path.file_stem().unwrap().to_str().unwrap();
        let module = module(text);
        let entry = &module.functions[0];
        let parameters = entry.inputs.iter().map(|input| entry.value(*input));
        let parameters = parameters.filter(|value| value.name.starts_with("[0]"));
        let found: usize = parameters.map(|value| value.ty.elements()).sum();
        assert_eq!(Some(found), entries.published(text), "{text}");
        texts += 1;
    }
    assert!(
        entries
            .entry
            .iter()
            .all(|entry| texts > 0 && entry.cores > 0)
    );
}

#[test]
fn entries_compile_for_their_cores() {
    let entries = entries();
    for entry in &entries.entry {
        let what = format!("{} {} {}", entry.version, entry.system, entry.benchmark);
        assert_eq!(entry.mesh(usize::MAX).devices(), entry.cores, "{what}");
        let program = entry.program(usize::MAX);
        let parameters = entries.published(&entry.text);
        check_state(&what, &program);
        if entry.is_data_parallel() {
            let size = match entry.gradients.as_str() {
                "bfloat16" => 2,
                "float32" => 4,
                other => panic!("{what}: gradients of {other}"),
            };
            check_data_parallel(&what, &program, parameters.unwrap(), size);
        }
    }
}

/// State of the optimizer is split over all devices with data of their own; small vectors may be
/// whole.
fn check_state(what: &str, program: &PodProgram) {
    let [local, all] = state(program);
    let shards = data_devices(&program.module.mesh);
    assert!(
        local <= all / shards + all / 100,
        "{what}: {local} elements of state of {all}"
    );
    assert!(!program.sharded.weight_update.state.is_empty(), "{what}");
}

/// Gradients of so many bytes an element are scattered and parameters gathered in f32, each once.
/// Nothing else is large: sums of batch normalisation, norms and the loss.
fn check_data_parallel(what: &str, program: &PodProgram, parameters: usize, size: usize) {
    assert!(
        program.replications.is_empty(),
        "{what}: {:?}",
        program.replications
    );
    let mut bytes = payloads(program);
    for (kind, expected) in [
        ("reduce_scatter", size * parameters),
        ("all_gather", 4 * parameters),
    ] {
        let found = bytes.remove(kind).unwrap_or_default();
        let off = found.abs_diff(expected);
        assert!(
            off < expected / 100,
            "{what}: {kind} of {found} bytes, expected {expected}"
        );
    }
    // Of batch normalisation over several cores 1.1 MB, in f32.
    let rest: usize = bytes.values().sum();
    assert!(rest < 2 << 20, "{what}: {bytes:?}");
}

/// Parameters that are sharded between steps are gathered in bf16, as products use them.
#[test]
fn split_parameters_are_gathered_in_bf16() {
    let mut options = PodOptions::new(Mesh::new([("data", 8192)]), vec![]);
    options.weight_update.split_parameters = true;
    let program = pod::compile(module("bert_8192"), &options).unwrap();
    let (gathered, parameters) = (
        payloads(&program)["all_gather"],
        entries().parameters["bert"],
    );
    // Biases, and scales and offsets of norms, are gathered in f32.
    assert!(gathered < 2 * parameters + parameters / 100, "{gathered}");
    assert_eq!(program.replications, []);
}

#[test]
fn programs_are_as_long_on_few_devices() {
    let mut seen = BTreeSet::new();
    let entries = entries();
    // The last entry of a text has most devices.
    for entry in entries.entry.iter().rev() {
        if !seen.insert(entry.text.clone()) {
            continue;
        }
        let [few, all] = [2, usize::MAX].map(|most| entry.program(most));
        let steps = |program: &PodProgram| program.module.functions[0].ops.len();
        let (few, all) = (steps(&few), steps(&all));
        let name = format!("{} on {}", entry.benchmark, entry.system);
        assert!(
            all < few + few / 5,
            "{name}: {few} ops on few devices, {all} on all"
        );
    }
}

/// GShard's mixture of experts at its published size: an expert and a group of tokens on each core.
///
/// Of a layer of experts, tokens go to experts and back in the forward pass, the same again where
/// that is computed again, and so do gradients: six exchanges of all tokens that experts may get.
/// Whole on every device are only the parameters that are not experts', which are gathered once
/// after their update.
#[test]
fn experts_exchange_tokens() {
    let [devices, layers, width, slots] = [2048, 36, 1024, 4];
    let rules = vec!["[0]*experts*=data,-,-".parse().unwrap()];
    let options = PodOptions::new(Mesh::new([("data", devices)]), rules);
    let program = pod::compile(module("moe_2048"), &options).unwrap();
    let entry = &program.module.functions[0];
    let exchanged = devices * slots * width * 4;
    let exchanges = entry.ops.iter().filter(|op| {
        let is_exchange = matches!(op.kind.tensor(), Some(TensorOp::AllToAll(_)));
        is_exchange && entry.ty(op.outputs[0]).size_bytes() == exchanged
    });
    assert_eq!(exchanges.count(), layers / 2 * (2 + 2 + 2));
    let bytes = payloads(&program);
    let others = entries().parameters["moe"] - layers / 2 * devices * 2 * width * 8 * width;
    assert!(bytes["all_gather"] < 4 * others + (1 << 20), "{bytes:?}");
    assert!(
        bytes["reduce_scatter"] < 4 * others + (1 << 20),
        "{bytes:?}"
    );
    let rest = bytes["all_to_all"] - layers / 2 * 6 * exchanged;
    assert!(rest + bytes["all_reduce"] < 16 << 20, "{bytes:?}");
    // Sums of rows and columns, which Adafactor keeps.
    let gathered = program.replications.iter().map(|it| it.bytes);
    assert!(gathered.max().unwrap_or(0) < 64 << 10);
    assert!(program.plan.arena_bytes < 16 << 30);
}
