//! What is sorted along a dimension that is split is, to the bit, what one device sorts.
//!
//! Elements are few and many of them equal, floats that are no number, infinite or zeros among
//! them; shards have garbage in their padding.

use peapod_ir::eval::{Scalar, States, Tensor, eval, eval_spmd, shard, unshard};
use peapod_ir::text;
use peapod_ir::verify::verify;
use peapod_ir::{DType, Module, Sharding, TensorType};
use peapod_passes::PassError;
use peapod_passes::pod::partition::{Partitioned, partition, partition_without_gathers};
use peapod_passes::pod::propagate::Shardings;
use proptest::prelude::*;

/// Elements of floats.
const FLOATS: [f32; 9] = [
    f32::NEG_INFINITY,
    -1.0,
    -0.0,
    0.0,
    1.0,
    2.0,
    f32::INFINITY,
    f32::NAN,
    -f32::NAN,
];

/// Names of the types of elements.
const DTYPES: [&str; 9] = [
    "f32", "i32", "i8", "u8", "bf16", "f16", "f64", "i64", "bool",
];

/// A few elements again and again; in `seed`, in which order.
fn tensor(ty: &TensorType, seed: u64) -> Tensor {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let elements = (0..ty.elements()).map(|_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let drawn = (state >> 32) as usize;
        match DType::FLOATS.contains(&ty.dtype) {
            true => Scalar::Single(FLOATS[drawn % FLOATS.len()]).convert(ty.dtype),
            false => Scalar::Integer((drawn % 5) as i64).convert(ty.dtype),
        }
    });
    Tensor::from_scalars(ty, elements.collect::<Vec<_>>())
}

/// Shardings as the annotations say; what has none is whole.
fn annotated(module: &Module) -> Vec<Shardings> {
    let functions = module.functions.iter().map(|function| {
        let values = function.values.values();
        let own = values.map(|value| match &value.annotation {
            Some(annotation) => annotation.sharding.clone(),
            None => Sharding::replicated(value.ty.shape.len()),
        });
        own.collect()
    });
    functions.collect()
}

/// A way to partition.
type Cut = fn(&Module, &[Shardings]) -> Result<Partitioned, PassError>;

/// Partitions the program and runs it on all devices: the results have the bytes that one device
/// yields.
fn check(text: &str, seed: u64) -> Partitioned {
    check_cut(text, seed, partition)
}

/// The same, partitioned in some way.
fn check_cut(text: &str, seed: u64, cut: Cut) -> Partitioned {
    let module = text::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let verified = verify(&module).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let entry = &module.functions[0];
    let inputs = entry.inputs.iter().zip(seed..);
    let inputs: Vec<Tensor> = inputs
        .map(|(id, seed)| tensor(entry.ty(*id), seed))
        .collect();
    let mut states = States::new(&verified, &entry.name).expect("the entry");
    let expected = eval(&verified, &entry.name, &inputs, &mut states).expect("inputs fit");
    let done = cut(&module, &annotated(&module)).unwrap_or_else(|error| panic!("{error}"));
    let local = verify(&done.module).unwrap_or_else(|errors| panic!("{errors}"));
    let mesh = &module.mesh;
    let ports = done.interface.inputs.iter().zip(&inputs);
    let shards = ports.map(|(port, input)| shard(mesh, &port.sharding, input));
    let shards: Vec<Vec<Tensor>> = shards.collect();
    let of = |device: usize| shards.iter().map(|of| of[device].clone()).collect();
    let devices: Vec<Vec<Tensor>> = (0..mesh.devices()).map(of).collect();
    let results = eval_spmd(&local, &entry.name, &devices).expect("shards fit");
    for (index, port) in done.interface.outputs.iter().enumerate() {
        let own: Vec<Tensor> = results.iter().map(|of| of[index].clone()).collect();
        let found = unshard(mesh, &port.sharding, &port.global, &own).expect("shards are alike");
        let (found, expected) = (found.scalars(), expected[index].scalars());
        let bits = |of: &[Scalar]| -> Vec<u64> { of.iter().map(|x| bits(*x)).collect() };
        assert_eq!(
            bits(&found),
            bits(&expected),
            "result {index}: {found:?}\n{}",
            done.module
        );
    }
    done
}

/// An element as a number that no other has.
fn bits(scalar: Scalar) -> u64 {
    match scalar {
        Scalar::Integer(x) => x as u64,
        Scalar::Truth(x) => u64::from(x),
        Scalar::Single(_) | Scalar::Double(_) => scalar.double().to_bits(),
    }
}

fn count(done: &Partitioned, mnemonic: &str) -> usize {
    let ops = done.module.functions[0].ops.iter();
    ops.filter(|op| op.kind.mnemonic() == mnemonic).count()
}

/// Devices, and which of their axes split the dimension.
const MESHES: [(&str, &str, &str); 9] = [
    ("a=2", "", "a"),
    ("a=3", "", "a"),
    ("a=4", "", "a"),
    ("a=5", "", "a"),
    ("a=8", "", "a"),
    ("a=16", "", "a"),
    ("a=2,b=3", "", "a, b"),
    ("a=2,b=4", "", "b, a"),
    ("a=2,b=4", "a", "b"),
];

/// A sort of tensors of these types, whose first ones are keys, and of their positions.
fn sort(
    (mesh, outer, axes): (&str, &str, &str),
    [rows, extent]: [usize; 2],
    dtypes: &[&str],
    keys: usize,
    how: &str,
    positions: bool,
) -> String {
    let held = format!("sharding([{{{outer}}}, {{{axes}}}])");
    let ty = |dtype: &str| format!("{dtype}[{rows}, {extent}] {held}");
    let names: Vec<String> = (0..dtypes.len()).map(|at| format!("%{at}")).collect();
    let arguments = names.iter().zip(dtypes);
    let arguments: Vec<String> = arguments
        .map(|(at, of)| format!("{at}: {}", ty(of)))
        .collect();
    let mut operands = names.clone();
    let mut types: Vec<String> = dtypes.iter().map(|of| ty(of)).collect();
    let mut counted = String::new();
    if positions {
        let name = format!("%{}", names.len());
        counted = format!("{name} = iota() {{dim = 1}} : {}", ty("i32"));
        operands.push(name);
        types.push(ty("i32"));
    }
    let count = operands.len();
    let results: Vec<String> = (count..2 * count).map(|at| format!("%{at}")).collect();
    let (arguments, results) = (arguments.join(", "), results.join(", "));
    let (operands, types) = (operands.join(", "), types.join(", "));
    format!(
        "module \"sort\"\nmesh {mesh}\n\nfunc @main({arguments}) {{\n  {counted}\n  \
         {results} = sort({operands}) {{dim = 1, keys = {keys}, {how}}} : {types}\n  \
         return {results}\n}}"
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn shards_are_sorted_like_the_whole(
        mesh in 0..MESHES.len(),
        rows in 1..3_usize,
        extent in prop_oneof![1..40_usize, 40..200_usize, 780..900_usize],
        dtypes in prop::collection::vec(prop::sample::select(&DTYPES[..]), 1..=3),
        keys in 1..=3_usize,
        descending: bool,
        total: bool,
        positions: bool,
        seed in 1..1000_u64,
    ) {
        let direction = if descending { "gt" } else { "lt" };
        let how = format!("direction = {direction}, total_order = {total}");
        let keys = keys.min(dtypes.len());
        check(&sort(MESHES[mesh], [rows, extent], &dtypes, keys, &how, positions), seed);
    }

    #[test]
    fn the_largest_are_those_of_the_whole(
        mesh in 0..MESHES.len(),
        rows in 1..4_usize,
        extent in 1..60_usize,
        dtype in prop::sample::select(&DTYPES[..8]),
        k in 1..60_usize,
        is_split: bool,
        seed in 1..1000_u64,
    ) {
        let (mesh, outer, axes) = MESHES[mesh];
        let held = format!("sharding([{{{outer}}}, {{{axes}}}])");
        let made = if is_split { held.as_str() } else { "" };
        let k = k.min(extent);
        let text = format!(
            "module \"top\"\nmesh {mesh}\n\nfunc @main(%0: {dtype}[{rows}, {extent}] {held}) {{\n  \
             %1, %2 = top_k(%0) : {dtype}[{rows}, {k}] {made}, i32[{rows}, {k}] {made}\n  \
             return %1, %2\n}}"
        );
        check(&text, seed);
    }
}

const TOTAL: &str = "direction = lt, total_order = true";

/// What a sort of one row sends, in ops.
fn sent(mesh: &str, extent: usize, dtypes: &[&str], positions: bool) -> [usize; 3] {
    let text = sort((mesh, "", "a"), [1, extent], dtypes, 1, TOTAL, positions);
    let done = check(&text, 7);
    ["all_gather", "all_to_all", "collective_permute"].map(|name| count(&done, name))
}

#[test]
fn long_shards_are_dealt_out_and_short_ones_merged() {
    // One tensor all of which is the key: equal elements need no places.
    assert_eq!(sent("a=8", 1024, &["f32"], false), [0, 2, 2]);
    assert_eq!(sent("a=8", 1001, &["i8", "i64"], false)[0], 0);
    assert_eq!(sent("a=8", 64, &["f32"], false), [0, 0, 6]);
    assert_eq!(sent("a=16", 128, &["f32"], false), [0, 0, 10]);
    // Places are sent along with keys and what goes with them, unless they are there; not back at
    // the end.
    assert_eq!(sent("a=8", 1024, &["f32", "i64"], false), [0, 6, 5]);
    assert_eq!(sent("a=8", 1024, &["f32"], true), [0, 4, 4]);
}

#[test]
fn the_size_of_a_columnsort_does_not_depend_on_the_number_of_devices() {
    let sizes = [(4, 4096), (8, 4096), (16, 8192)].map(|(devices, extent)| {
        let mesh = format!("a={devices}");
        let text = sort((&mesh, "", "a"), [1, extent], &["f32"], 1, TOTAL, false);
        let module = text::parse(&text).expect("it is a program");
        let done = partition(&module, &annotated(&module)).expect("it can be partitioned");
        assert!(count(&done, "all_to_all") > 0, "{}", done.module);
        done.module.functions[0].ops.len()
    });
    assert_eq!(sizes[0], sizes[1]);
    assert_eq!(sizes[1], sizes[2]);
}

/// No device has a table of all, or more of the tensor than its own shard and one other.
#[test]
fn stages_take_no_memory_that_grows_with_devices() {
    for devices in [256, 1000, 1024] {
        let mesh = format!("a={devices}");
        let text = sort((&mesh, "", "a"), [1, devices], &["f32"], 1, TOTAL, false);
        let module = text::parse(&text).expect("it is a program");
        let done = partition(&module, &annotated(&module)).expect("it can be partitioned");
        assert!(count(&done, "collective_permute") >= 36, "{}", done.module);
        let function = &done.module.functions[0];
        let elements = function.values.values().map(|value| value.ty.elements());
        assert_eq!(elements.max(), Some(2), "{devices} devices");
    }
}

/// What `op` makes of the sum of two tensors of these extents over `a`: no argument, of which it is
/// no matter that it is gathered.
fn of_a_sum(devices: usize, extent: usize, op: &str) -> String {
    let held = format!("f32[1, {extent}] sharding([{{}}, {{a}}])");
    format!(
        "module \"denied\"\nmesh a={devices}\n\nfunc @main(%0: {held}, %1: {held}) {{\n  \
         %2 = add(%0, %1) : {held}\n  {op}\n}}"
    )
}

#[test]
fn nothing_is_gathered_that_is_sorted_if_replication_is_denied() {
    for (devices, extent) in [(2, 8), (2, 7), (3, 3), (4, 4), (4, 10), (5, 9), (8, 8)] {
        let held = format!("f32[1, {extent}] sharding([{{}}, {{a}}])");
        let op = format!("%3 = sort(%2) {{dim = 1, keys = 1, {TOTAL}}} : {held}\n  return %3");
        let text = of_a_sum(devices, extent, &op);
        let done = check_cut(&text, 3, partition_without_gathers);
        assert_eq!(count(&done, "all_gather"), 0, "{}", done.module);
        assert_eq!(done.replications, vec![]);
        let [strategy] = &done.strategies[..] else {
            panic!("{:?}", done.strategies);
        };
        let as_cheap = strategy.split_bytes <= strategy.together_bytes;
        assert!(
            strategy.is_split && strategy.is_denied != as_cheap,
            "{strategy:?}"
        );
    }
    let held = "f32[1, 8] sharding([{}, {a}])";
    let op = format!("%3 = sort(%2) {{dim = 1, keys = 1, {TOTAL}}} : {held}\n  return %3");
    let gathered = check(&of_a_sum(2, 8, &op), 3);
    assert_eq!(gathered.replications.len(), 1);
    let said = check_cut(&of_a_sum(2, 8, &op), 3, partition_without_gathers);
    let said = said.strategies[0].explain("*").expect("it has a name");
    assert!(said.contains("shards merged in pairs"), "{said}");
}

#[test]
fn the_largest_of_shards_are_looked_for_if_replication_is_denied() {
    let largest = "%3, %4 = top_k(%2) : f32[1, 2], i32[1, 2]\n  return %3, %4";
    let extreme = "%3, %4 = arg_reduce(%2) {dim = 1, max = true} : f32[1], i32[1]\n  \
                   return %3, %4";
    for (op, extent) in [(largest, 12), (extreme, 4)] {
        let text = of_a_sum(4, extent, op);
        let gathered = check(&text, 5);
        assert_eq!(gathered.replications.len(), 1, "{}", gathered.module);
        assert!(!gathered.strategies[0].is_split);
        let done = check_cut(&text, 5, partition_without_gathers);
        assert_eq!(done.replications, vec![], "{}", done.module);
        assert!(done.strategies[0].is_denied);
    }
}

/// As many as a shard has are all of it: candidates would be the whole dimension.
#[test]
fn the_largest_of_all_are_sorted_if_replication_is_denied() {
    for (devices, extent, k) in [(4, 12, 3), (4, 12, 12), (4, 10, 7), (3, 9, 9), (2, 7, 5)] {
        for (made, gathers) in [("", None), ("sharding([{}, {a}])", Some(0))] {
            let op = format!(
                "%3, %4 = top_k(%2) : f32[1, {k}] {made}, i32[1, {k}] {made}\n  return %3, %4"
            );
            let text = of_a_sum(devices, extent, &op);
            let gathered = check(&text, 5);
            assert_eq!(gathered.replications.len(), 1, "{}", gathered.module);
            let done = check_cut(&text, 5, partition_without_gathers);
            assert_eq!(done.replications, vec![], "{}", done.module);
            let found = count(&done, "all_gather");
            assert!(gathers.is_none_or(|it| it == found), "{}", done.module);
        }
    }
}

/// That an argument is gathered is what parameters are split for, but no device need hold all of
/// what is sorted.
#[test]
fn arguments_are_not_gathered_for_a_sort_if_replication_is_denied() {
    let held = "sharding([{}, {a}])";
    let sorted = sort(("a=2", "", "a"), [1, 8], &["f32"], 1, TOTAL, false);
    let of = |op: &str| {
        format!(
            "module \"denied\"\nmesh a=4\n\nfunc @main(%0: f32[1, 12] {held}) {{\n  {op}\n  \
             return %1, %2\n}}"
        )
    };
    let largest = of(&format!(
        "%1, %2 = top_k(%0) : f32[1, 12] {held}, i32[1, 12] {held}"
    ));
    let few = of("%1, %2 = top_k(%0) : f32[1, 2], i32[1, 2]");
    let extreme = of("%1, %2 = arg_reduce(%0) {dim = 1, max = true} : f32[1], i32[1]");
    for text in [sorted, largest, few, extreme] {
        let done = check_cut(&text, 9, partition_without_gathers);
        assert!(done.strategies[0].is_split, "{}", done.module);
    }
}
