//! Training steps of the shared cases through the whole pod pipeline, held against JAX's outputs.

use std::collections::BTreeMap;
use std::path::PathBuf;

use peapod_ir::eval::{States, eval, eval_spmd, shard, unshard};
use peapod_ir::text::parse;
use peapod_ir::{Mesh, Module, Tensor, TensorType, verify};
use peapod_passes::{PodOptions, PodProgram, pod};

fn shared() -> Option<PathBuf> {
    let folder = std::env::var_os("PEAPOD_SHARED").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("skipped: the training cases need PEAPOD_SHARED");
    }
    folder
}

fn case(name: &str, file: &str) -> Option<Module> {
    let path = shared()?.join("models/stablehlo").join(name).join(file);
    let bytes = std::fs::read(path).unwrap();
    Some(peapod_import::import(&bytes, name).unwrap().module)
}

fn collectives(module: &Module) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for op in module.functions.iter().flat_map(|function| &function.ops) {
        if op.kind.class().collective().is_some() {
            *counts.entry(op.kind.mnemonic()).or_default() += op.outputs.len();
        }
    }
    counts
}

const CASES: [&str; 4] = [
    "mlp_adam",
    "mlp_lamb",
    "resnet8_momentum",
    "transformer_adam",
];

fn data_parallel(devices: usize, weight_update_sharding: bool) -> PodOptions {
    let mut options = PodOptions::new(Mesh::new([("data", devices)]), vec![]);
    options.weight_update.sharded = weight_update_sharding;
    options
}

/// Bytes that one device holds of the inputs chosen, and of the whole ones.
fn input_bytes(program: &PodProgram, chosen: &[String]) -> [usize; 2] {
    let mesh = &program.module.mesh;
    let ports = program.interface.inputs.iter();
    let ports = ports.filter(|port| chosen.contains(&port.name));
    ports.fold([0, 0], |[local, whole], port| {
        let size = port.global.dtype.size_bytes();
        let shard = port.sharding.local_shape(mesh, &port.stored_shape);
        [
            local + shard.iter().product::<usize>() * size,
            whole + port.global.size_bytes(),
        ]
    })
}

#[test]
fn gradients_are_scattered_and_state_is_split_without_annotations() {
    for name in CASES {
        let Some(module) = case(name, "step.mlir") else {
            return;
        };
        let program = pod::compile(module, &data_parallel(8, true)).unwrap();
        assert_eq!(program.replications, [], "{name}");
        let update = &program.sharded.weight_update;
        let counts = collectives(&program.module);
        let parameters = update.parameters.len();
        assert_eq!(counts["reduce_scatter"], parameters, "{name}: {counts:?}");
        assert_eq!(counts["all_gather"], parameters, "{name}: {counts:?}");
        let largest = largest_all_reduce(&program.module);
        // Norms, the loss, and sums over channels of batch norm: no gradient.
        assert!(largest <= 64, "{name}: an all_reduce of {largest} elements");
        let [local, whole] = input_bytes(&program, &update.state);
        let limit = whole as f64 / 8.0 + whole as f64 / 100.0;
        assert!(
            local as f64 <= limit,
            "{name}: {local} of {whole} bytes of state"
        );
    }
}

#[test]
fn without_it_every_gradient_is_reduced_to_all() {
    for name in CASES {
        let Some(module) = case(name, "step.mlir") else {
            return;
        };
        let program = pod::compile(module, &data_parallel(8, false)).unwrap();
        let counts = collectives(&program.module);
        assert_eq!(counts.get("reduce_scatter"), None, "{name}");
        assert_eq!(counts.get("all_gather"), None, "{name}");
    }
}

#[test]
fn tensors_that_do_not_divide_are_updated_as_vectors() {
    let Some(module) = case("mlp_adam", "step.mlir") else {
        return;
    };
    let program = pod::compile(module, &data_parallel(7, true)).unwrap();
    let update = &program.sharded.weight_update;
    assert_eq!(program.replications, []);
    // Moments of the three matrices.
    assert_eq!(update.vectors.len(), 6);
    let [local, whole] = input_bytes(&program, &update.state);
    assert!(
        local * 7 <= whole + whole / 100,
        "{local} of {whole} bytes of state"
    );
    let port = |name: &str| {
        let mut ports = program.interface.inputs.iter();
        ports.find(|port| port.name == name).unwrap().clone()
    };
    let moment = port("[1][0].mu['w1']");
    assert_eq!(moment.global.shape, [64, 256]);
    assert_eq!(moment.stored_shape, [64 * 256]);
}

/// A step whose batch meets `w` in bf16 only, but `v` in f32, too.
const MIXED: &str = r#"
module "step"

func @main(%w "w": f32[3, 5], %v "v": f32[3, 5], %x "x": bf16[8, 3]) replaces(0: 0, 1: 1) {
  const %zero: f32[] = [0.0]
  %c = convert(%w) : bf16[3, 5]
  %y = dot_general(%x, %c) {contracting = [[1], [0]]} : bf16[8, 5]
  %d = convert(%v) : bf16[3, 5]
  %z = dot_general(%x, %d) {contracting = [[1], [0]]} : bf16[8, 5]
  %u = convert(%y) : f32[8, 5]
  %t = dot_general(%u, %v) {contracting = [[1], [1]]} : f32[8, 3]
  %s = convert(%t) : bf16[8, 3]
  %g = dot_general(%x, %z) {contracting = [[0], [0]]} : f32[3, 5]
  %h = dot_general(%s, %y) {contracting = [[0], [0]]} : f32[3, 5]
  %square = mul(%w, %w) : f32[3, 5]
  %norm = reduce(%square, %zero) {combiner = add, dims = [0, 1]} : f32[]
  %wide = broadcast_in_dim(%norm) {dims = []} : f32[3, 5]
  %step = mul(%wide, %g) : f32[3, 5]
  %new = sub(%w, %step) : f32[3, 5]
  %newer = sub(%v, %h) : f32[3, 5]
  return %new, %newer
}
"#;

/// Small integers, of which bf16 holds all sums.
fn made_up(ty: &TensorType) -> Tensor {
    let elements = (0..ty.elements()).map(|index| ((index * 7) % 3) as f32 - 1.0);
    // The upper half of a float is the same number in bf16.
    let first = 4 - ty.dtype.size_bytes();
    let bytes = elements.flat_map(|element| element.to_le_bytes()[first..].to_vec());
    Tensor::new(ty.clone(), bytes.collect()).unwrap()
}

#[test]
fn what_the_batch_meets_in_fewer_bits_is_gathered_so() {
    let module = parse(MIXED).unwrap();
    let mut options = data_parallel(8, true);
    options.weight_update.split_parameters = true;
    let program = pod::compile(module.clone(), &options).unwrap();
    let entry = &program.module.functions[0];
    let gathers = entry
        .ops
        .iter()
        .filter(|op| op.kind.mnemonic() == "all_gather");
    let gathered = gathers.flat_map(|op| &op.outputs);
    let mut gathered: Vec<String> = gathered.map(|id| entry.ty(*id).to_string()).collect();
    gathered.sort();
    assert_eq!(gathered, ["bf16[15]", "f32[15]"]);
    let port = &program.interface.inputs[0];
    assert_eq!(
        (&port.stored_shape[..], &port.global.shape[..]),
        (&[15][..], &[3, 5][..])
    );
    assert_eq!(port.sharding.describe(&program.module.mesh), "[{data}]");
    assert!(program.interface.inputs[1].sharding.is_replicated());
    assert_eq!(run_on_devices(&program), run_on_one(&module));
}

fn run_on_one(module: &Module) -> Vec<Tensor> {
    let verified = verify(module).unwrap();
    let inputs = module.functions[0].inputs.iter();
    let inputs: Vec<Tensor> = inputs
        .map(|id| made_up(module.functions[0].ty(*id)))
        .collect();
    let mut states = States::new(&verified, "main").unwrap();
    eval(&verified, "main", &inputs, &mut states).unwrap()
}

fn run_on_devices(program: &PodProgram) -> Vec<Tensor> {
    let mesh = &program.module.mesh;
    let mut devices: Vec<Vec<Tensor>> = vec![vec![]; mesh.devices()];
    for port in &program.interface.inputs {
        let stored = TensorType::new(port.global.dtype, port.stored_shape.clone());
        let tensor = Tensor::new(stored, made_up(&port.global).into_bytes()).unwrap();
        let shards = shard(mesh, &port.sharding, &tensor);
        devices
            .iter_mut()
            .zip(shards)
            .for_each(|(own, shard)| own.push(shard));
    }
    let verified = verify(&program.module).unwrap();
    let results = eval_spmd(&verified, &verified.entry().name, &devices).unwrap();
    let outputs = program.interface.outputs.iter().enumerate();
    let outputs = outputs.map(|(index, port)| {
        let own: Vec<Tensor> = results.iter().map(|of| of[index].clone()).collect();
        let stored = TensorType::new(port.global.dtype, port.stored_shape.clone());
        let found = unshard(mesh, &port.sharding, &stored, &own).unwrap();
        Tensor::new(port.global.clone(), found.into_bytes()).unwrap()
    });
    outputs.collect()
}

#[test]
fn the_program_does_not_grow_with_the_devices() {
    let Some(module) = case("transformer_adam", "step.mlir") else {
        return;
    };
    let ops = |devices: usize, shards: &[&str]| {
        let rules = shards.iter().map(|rule| rule.parse().unwrap());
        let options = PodOptions::new(Mesh::new([("data", devices)]), rules.collect());
        let program = pod::compile(module.clone(), &options).unwrap();
        let functions = program.module.functions.iter();
        functions.map(|function| function.ops.len()).sum::<usize>()
    };
    // Shards that are equally long share scalars that are spread over them; what 100 devices do not
    // divide is lengthened before it is cut.
    let few = ops(2, &[]);
    for devices in [4, 100, 2048, 4096] {
        let many = ops(devices, &[]);
        let near = (few * 95..=few * 101).contains(&(many * 100));
        assert!(near, "{many} for {devices}, {few} for 2");
    }
}

fn largest_all_reduce(module: &Module) -> usize {
    let entry = &module.functions[0];
    let reduces = entry
        .ops
        .iter()
        .filter(|op| op.kind.mnemonic() == "all_reduce");
    let operands = reduces.flat_map(|op| op.inputs.iter().flatten());
    let elements = operands.map(|operand| entry.ty(*operand).elements());
    elements.max().unwrap_or(0)
}
