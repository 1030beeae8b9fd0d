//! Partitioned programs on all devices yield what the program yields on one.
//!
//! Arguments have garbage in their padding, so that whatever reaches a result is found out.

use peapod_ir::eval::{Scalar, States, Tensor, eval, eval_spmd, shard, unshard};
use peapod_ir::text;
use peapod_ir::verify::verify;
use peapod_ir::{AxisId, DType, Module, Sharding, TensorType};
use peapod_passes::pod::partition::{Partitioned, partition};
use peapod_passes::pod::propagate::Shardings;
use proptest::prelude::*;

/// Small numbers, other ones for every seed; exact in every type, sums too.
fn numbers(ty: &TensorType, seed: u64) -> Tensor {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let elements = (0..ty.elements()).map(|_| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695);
        let small = ((state >> 40) % 7) as i64 - 3;
        Scalar::Integer(small).convert(ty.dtype)
    });
    Tensor::from_scalars(ty, elements.collect::<Vec<_>>())
}

/// Equal, floats nearly: sums over devices are in another order.
fn near(a: &Tensor, b: &Tensor) -> bool {
    if a.ty() != b.ty() || !DType::FLOATS.contains(&a.ty().dtype) {
        return a == b;
    }
    let pairs = a.scalars().into_iter().zip(b.scalars());
    pairs.map(|(a, b)| (a.double(), b.double())).all(|(a, b)| {
        a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= 1e-4 * (1.0 + a.abs().max(b.abs()))
    })
}

/// Partitions and runs on all devices; the results are those of one.
fn check_partition(module: &Module, shardings: &[Shardings], inputs: &[Tensor]) -> Partitioned {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}"));
    let entry = verified.entry().name.clone();
    let mut states = States::new(&verified, &entry).expect("the entry");
    let expected = eval(&verified, &entry, inputs, &mut states).expect("inputs fit");
    let done = partition(module, shardings).unwrap_or_else(|error| panic!("{error}"));
    let local = verify(&done.module).unwrap_or_else(|errors| panic!("{errors}"));
    let mesh = &module.mesh;
    let ports = done.interface.inputs.iter().zip(inputs);
    let shards: Vec<Vec<Tensor>> = ports
        .map(|(port, input)| shard(mesh, &port.sharding, input))
        .collect();
    let devices = (0..mesh.devices()).map(|device| {
        let own = shards.iter().map(|of| of[device].clone());
        own.collect::<Vec<_>>()
    });
    let devices: Vec<_> = devices.collect();
    let results = eval_spmd(&local, &entry, &devices).expect("shards fit");
    for (index, port) in done.interface.outputs.iter().enumerate() {
        let own: Vec<Tensor> = results.iter().map(|of| of[index].clone()).collect();
        let found = unshard(mesh, &port.sharding, &port.global, &own);
        let found =
            found.unwrap_or_else(|error| panic!("result {index}: {error}\n{}", done.module));
        assert!(
            near(&found, &expected[index]),
            "result {index}: {:?}, expected {:?}\n{}",
            found.scalars(),
            expected[index].scalars(),
            done.module
        );
    }
    done
}

/// Programs, each with ops of some kind, to be tried under random shardings.
#[rustfmt::skip]
const PROGRAMS: &[(&str, &str)] = &[
    (
        "elementwise and broadcast",
        "func @main(%0: f32[6, 5], %1: f32[5]) {
          const %2: f32[] = [2.0]
          %3 = broadcast_in_dim(%1) {dims = [1]} : f32[6, 5]
          %4 = add(%0, %3) : f32[6, 5]
          %5 = broadcast_in_dim(%2) {dims = []} : f32[6, 5]
          %6 = mul(%4, %5) : f32[6, 5]
          %7 = compare(%6, %0) {direction = gt} : bool[6, 5]
          %8 = select(%7, %6, %3) : f32[6, 5]
          %9 = neg(%8) : f32[6, 5]
          return %9, %7
        }",
    ),
    (
        "transpose and reshape",
        "func @main(%0: f32[6, 4, 5]) {
          %1 = transpose(%0) {permutation = [2, 0, 1]} : f32[5, 6, 4]
          %2 = reshape(%1) : f32[5, 24]
          %3 = reshape(%0) : f32[24, 5]
          %4 = reshape(%3) : f32[2, 12, 5]
          %5 = reshape(%4) : f32[120]
          return %2, %4, %5
        }",
    ),
    (
        "reduce",
        "func @main(%0: f32[6, 5, 4], %1: f32[]) {
          const %2: f32[] = [0.0]
          %3 = reduce(%0, %1) {combiner = add, dims = [1]} : f32[6, 4]
          %4 = reduce(%0, %1) {combiner = max, dims = [0, 2]} : f32[5]
          %5 = reduce(%0, %1) {combiner = mul, dims = [2]} : f32[6, 5]
          %6 = reduce(%0, %2) {combiner = add, dims = [0, 1, 2]} : f32[]
          %7 = reduce(%0, %1) {combiner = min, dims = [1, 0]} : f32[4]
          %8 = add(%6, %1) : f32[]
          return %3, %4, %5, %8, %7
        }",
    ),
    (
        "dot",
        "func @main(%0: f32[3, 6, 5], %1: f32[3, 5, 7], %2: f32[7, 4]) {
          %3 = dot_general(%0, %1) {batch = [[0], [0]], contracting = [[2], [1]]} : f32[3, 6, 7]
          %4 = dot_general(%3, %2) {batch = [[], []], contracting = [[2], [0]]} : f32[3, 6, 4]
          %5 = dot_general(%4, %4) {batch = [[], []], contracting = [[0, 1], [0, 1]]} : f32[4, 4]
          return %4, %5
        }",
    ),
    (
        "partial sums",
        "func @main(%0: f32[8, 6], %1: f32[8, 5], %2: f32[5, 6], %3: f32[]) {
          const %4: f32[] = [0.0]
          %5 = dot_general(%1, %0) {batch = [[], []], contracting = [[0], [0]]} : f32[5, 6]
          %6 = dot_general(%1, %0) {batch = [[], []], contracting = [[0], [0]]} : f32[5, 6]
          %7 = add(%5, %6) : f32[5, 6]
          %8 = neg(%7) : f32[5, 6]
          %9 = transpose(%8) {permutation = [1, 0]} : f32[6, 5]
          %10 = reshape(%9) : f32[30]
          %11 = reshape(%10) : f32[6, 5]
          %12 = transpose(%11) {permutation = [1, 0]} : f32[5, 6]
          %13 = mul(%12, %2) : f32[5, 6]
          %14 = reduce(%13, %3) {combiner = add, dims = [0]} : f32[6]
          %15 = dot_general(%1, %0) {batch = [[], []], contracting = [[0], [0]]} : f32[5, 6]
          const %19: f32[] = [8.0]
          %20 = broadcast_in_dim(%19) {dims = []} : f32[5, 6]
          %16 = div(%15, %20) : f32[5, 6]
          %17 = reduce(%16, %4) {combiner = add, dims = [0]} : f32[6]
          %18 = sub(%14, %17) : f32[6]
          return %14, %18
        }",
    ),
    (
        "whole dimensions",
        "func @main(%0: f32[6, 5], %1: i32[]) {
          const %2: f32[] = [7.0]
          %3 = reverse(%0) {dims = [1]} : f32[6, 5]
          %4 = slice(%3) {start = [1, 0], limit = [6, 5], stride = [2, 1]} : f32[3, 5]
          %5 = interior_pad(%4, %2) {low = [1, 0], high = [2, 0]} : f32[6, 5]
          %6 = concatenation(%5, %0) {axis = 0, activation = none} : f32[12, 5]
          %7 = sort(%6) {dim = 0, keys = 1, direction = lt, total_order = true} : f32[12, 5]
          %8 = dynamic_slice(%7, %1, %1) : f32[4, 3]
          %9 = dynamic_update_slice(%0, %8, %1, %1) : f32[6, 5]
          return %6, %7, %9
        }",
    ),
    (
        "iota and constants",
        "func @main(%0: i32[6, 5]) {
          const %1: i32[5] = [1, 2, 3, 4, 5]
          const %2: i32[6, 5] = [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
              7, 7, 7, 7, 7, 7, 7, 7, 7]
          %3 = iota() {dim = 0} : i32[6, 5]
          %4 = iota() {dim = 1} : i32[6, 5]
          %5 = broadcast_in_dim(%1) {dims = [1]} : i32[6, 5]
          %6 = add(%3, %4) : i32[6, 5]
          %7 = mul(%6, %5) : i32[6, 5]
          %8 = add(%7, %2) : i32[6, 5]
          %9 = sub(%8, %0) : i32[6, 5]
          return %9, %3, %1, %2
        }",
    ),
    (
        "gather",
        "func @main(%0: f32[7, 5], %1: i32[6, 1], %2: i32[4, 2]) {
          %3 = gather(%0, %1) {dims = [0], index_vector_dim = 1, offset_dims = [1],
              collapsed = [0], slice_sizes = [1, 5]} : f32[6, 5]
          %4 = gather(%0, %2) {dims = [0, 1], index_vector_dim = 1, offset_dims = [],
              collapsed = [0, 1], slice_sizes = [1, 1]} : f32[4]
          %5 = gather(%0, %2) {dims = [1, 0], index_vector_dim = 1, offset_dims = [1],
              collapsed = [0], slice_sizes = [1, 3]} : f32[4, 3]
          return %3, %4, %5
        }",
    ),
    (
        "scatter",
        "func @main(%0: f32[7, 5], %1: i32[6, 1], %2: f32[6, 5], %3: i32[4, 2], %4: f32[4]) {
          const %5: f32[] = [0.0]
          %6 = broadcast_in_dim(%5) {dims = []} : f32[7, 5]
          %7 = scatter(%6, %1, %2) {combiner = add, dims = [0], index_vector_dim = 1,
              window_dims = [1], inserted = [0]} : f32[7, 5]
          %8 = scatter(%0, %3, %4) {combiner = add, dims = [0, 1], index_vector_dim = 1,
              window_dims = [], inserted = [0, 1]} : f32[7, 5]
          %9 = scatter(%0, %1, %2) {combiner = max, dims = [0], index_vector_dim = 1,
              window_dims = [1], inserted = [0]} : f32[7, 5]
          %10 = scatter(%0, %3, %4) {combiner = assign, dims = [0, 1], index_vector_dim = 1,
              window_dims = [], inserted = [0, 1]} : f32[7, 5]
          return %7, %8, %9, %10
        }",
    ),
    (
        "convolution",
        "func @main(%0: f32[4, 5, 5, 3], %1: f32[3, 3, 3, 4]) {
          %2 = convolution(%0, %1) {x = [0, 3, 1, 2], kernel = [2, 3, 0, 1], result = [0, 3, 1,
              2], stride = [1, 1], padding = [[1, 1], [1, 1]]} : f32[4, 5, 5, 4]
          return %2
        }",
    ),
    (
        "loop",
        "func @main(%0: i32[], %1: f32[6, 5], %2: f32[6, 5]) {
          const %3: i32[] = [0]
          const %4: i32[] = [3]
          %5, %6 = while(%3, %1, %2, %4) {condition = \"condition\", body = \"body\"} : i32[],
              f32[6, 5]
          %7 = case(%0, %6) {functions = [\"negative\", \"double\"]} : f32[6, 5]
          return %6, %7
        }
        func @condition(%0: i32[], %1: f32[6, 5], %2: f32[6, 5], %3: i32[]) {
          %4 = compare(%0, %3) {direction = lt} : bool[]
          return %4
        }
        func @body(%0: i32[], %1: f32[6, 5], %2: f32[6, 5], %3: i32[]) {
          const %4: i32[] = [1]
          const %5: f32[] = [0.0]
          %6 = add(%0, %4) : i32[]
          %7 = reduce(%2, %5) {combiner = add, dims = [0]} : f32[5]
          %8 = broadcast_in_dim(%7) {dims = [1]} : f32[6, 5]
          %9 = add(%1, %8) : f32[6, 5]
          return %6, %9
        }
        func @negative(%0: f32[6, 5]) {
          %1 = neg(%0) : f32[6, 5]
          return %1
        }
        func @double(%0: f32[6, 5]) {
          %1 = add(%0, %0) : f32[6, 5]
          return %1
        }",
    ),
];

/// A module of one of the programs for a mesh.
fn program(mesh: &str, text: &str) -> Module {
    let text = format!("module \"test\"\nmesh {mesh}\n\n{text}");
    text::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A sharding for every value, as the bits of a seed say.
fn shardings(module: &Module, seed: u64) -> Vec<Shardings> {
    let mut state = seed | 1;
    let mut draw = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695);
        (state >> 33) as usize % below
    };
    let mut sharding = |rank: usize| {
        let mut sharding = Sharding::replicated(rank);
        let axes = module.mesh.axes.len();
        let first = draw(axes);
        for axis in (0..axes).map(|axis| AxisId((axis + first) % axes)) {
            let dim = draw(rank + 1);
            if dim < rank {
                sharding.dims[dim].push(axis);
            }
        }
        sharding
    };
    let functions = module.functions.iter().map(|function| {
        let values = function.values.values();
        values.map(|value| sharding(value.ty.shape.len())).collect()
    });
    functions.collect()
}

fn try_program(mesh: &str, text: &str, seed: u64) -> Partitioned {
    let module = program(mesh, text);
    let inputs = module.functions[0].inputs.iter().zip(seed..);
    let inputs: Vec<Tensor> = inputs
        .map(|(id, seed)| numbers(module.functions[0].ty(*id), seed))
        .collect();
    check_partition(&module, &shardings(&module, seed), &inputs)
}

const MESHES: [&str; 4] = ["a=2", "a=2,b=2", "a=3,b=2", "a=2,b=1,c=4"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn every_program_under_any_sharding(which in 0..PROGRAMS.len(), mesh in 0..MESHES.len(),
        seed: u64) {
        try_program(MESHES[mesh], PROGRAMS[which].1, seed);
    }
}

#[test]
fn every_program_once() {
    for (name, text) in PROGRAMS {
        println!("{name}");
        for mesh in MESHES {
            for seed in 1..4 {
                try_program(mesh, text, seed * 0x1234_5678_9abc);
            }
        }
    }
}

/// How often an op occurs.
fn count(module: &Module, mnemonic: &str) -> usize {
    let ops = module.functions.iter().flat_map(|function| &function.ops);
    ops.filter(|op| op.kind.mnemonic() == mnemonic).count()
}

/// Shardings as the annotations of a text say; what has none is replicated.
fn annotated(module: &Module) -> Vec<Shardings> {
    let functions = module.functions.iter().map(|function| {
        let values = function
            .values
            .values()
            .map(|value| match &value.annotation {
                Some(annotation) => annotation.sharding.clone(),
                None => Sharding::replicated(value.ty.shape.len()),
            });
        values.collect()
    });
    functions.collect()
}

const GRADIENTS: &str =
    "func @main(%0: f32[8, 6] sharding([{a}, {}]), %1: f32[8, 4] sharding([{a}, {}])) {
  %2 = dot_general(%1, %0) {contracting = [[0], [0]]} : f32[4, 6] sharding([{}, {}])
  %3 = dot_general(%0, %0) {contracting = [[0], [0]]} : f32[6, 6]
  %4 = dot_general(%1, %0) {contracting = [[0], [0]]} : f32[4, 6]
  %5 = add(%2, %4) : f32[4, 6] sharding([{a}, {}])
  return %5, %3
}";

#[test]
fn two_partial_gradients_are_reduced_once_and_scattered() {
    let module = program("a=2", GRADIENTS);
    let inputs = [
        numbers(&TensorType::new(DType::F32, [8, 6]), 1),
        numbers(&TensorType::new(DType::F32, [8, 4]), 2),
    ];
    let done = check_partition(&module, &annotated(&module), &inputs);
    assert_eq!(count(&done.module, "reduce_scatter"), 1, "{}", done.module);
    assert_eq!(count(&done.module, "all_reduce"), 1, "{}", done.module);
    assert_eq!(count(&done.module, "all_gather"), 0, "{}", done.module);
    assert_eq!(done.replications, vec![]);
}

#[test]
fn the_size_of_the_program_does_not_depend_on_the_number_of_devices() {
    let sizes = ["a=2", "a=4", "a=8"].map(|mesh| {
        let text = GRADIENTS.replace("[4, ", "[16, ").replace(", 4]", ", 16]");
        let module = program(mesh, &text);
        let done = partition(&module, &annotated(&module)).expect("partitions");
        done.module.functions[0].ops.len()
    });
    assert_eq!(sizes[0], sizes[1]);
    assert_eq!(sizes[1], sizes[2]);
}

/// The first is an op without operands.
#[test]
fn messages_of_a_program_are_refused() {
    let received = "%1 = receive() {channel = 0} : f32[8]\n  return %1";
    let sent = "send(%0) {channel = 0}\n  return %0";
    for ops in [received, sent] {
        let module = program("a=2", &format!("func @main(%0: f32[8]) {{\n  {ops}\n}}"));
        let error = partition(&module, &annotated(&module)).unwrap_err();
        let error = error.to_string();
        let expected = "cannot be partitioned: only stages of a pipeline send messages";
        assert!(error.contains(expected), "{error}");
    }
}
