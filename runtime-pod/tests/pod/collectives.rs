//! Collectives on meshes of several shapes: every device gets what the IR says.

use peapod_ir::eval::Scalar;
use peapod_ir::{DType, Mesh, Module, Tensor, text};
use peapod_pod::{CollectiveKind, Engine, Traffic};
use proptest::prelude::*;

use crate::op_instances::Source;
use crate::ranks;
use crate::support::{assert_near, expected_of_all, outputs, own_shards, run, started, write};

const DTYPES: [DType; 11] = [
    DType::F32,
    DType::F16,
    DType::Bf16,
    DType::F64,
    DType::I8,
    DType::I16,
    DType::I32,
    DType::I64,
    DType::U8,
    DType::U32,
    DType::Bool,
];

fn meshes() -> Vec<Mesh> {
    vec![
        Mesh::new([("a", 1)]),
        Mesh::new([("a", 2), ("b", 2)]),
        Mesh::new([("a", 3)]),
        Mesh::new([("a", 8)]),
        Mesh::new([("a", 2), ("b", 3), ("c", 2)]),
    ]
}

/// Axes in any order.
fn axes(source: &mut Source, mesh: &Mesh) -> Vec<usize> {
    let mut order = source.order(mesh.axes.len());
    order.truncate(source.between(1, mesh.axes.len()));
    order
}

fn combiner(source: &mut Source, dtype: DType) -> &'static str {
    if DType::FLOATS.contains(&dtype) {
        return source.pick(&["add", "mul", "max", "min"]);
    }
    source.pick(&["add", "mul", "max", "min", "and", "or"])
}

fn typed(dtype: DType, shape: &[usize]) -> String {
    let extents: Vec<String> = shape.iter().map(usize::to_string).collect();
    format!("{}[{}]", dtype.name(), extents.join(", "))
}

/// The extent of a whole whose shards have so many elements, some of them padding, or none.
fn cut(source: &mut Source, room: usize) -> usize {
    match source.once_in(2) {
        true => source.between(room.min(1), room),
        false => room,
    }
}

/// A collective's name, attributes, and the shape that it makes of each operand's.
fn collective(
    source: &mut Source,
    mesh: &Mesh,
    shapes: &mut [Vec<usize>],
    dtype: DType,
) -> (String, Vec<Vec<usize>>) {
    let axes = axes(source, mesh);
    let parts: usize = axes.iter().map(|&axis| mesh.axes[axis].size).product();
    let (dims, to): (Vec<usize>, Vec<usize>) = shapes
        .iter()
        .map(|shape| (source.below(shape.len()), source.below(shape.len())))
        .unzip();
    let combiner = combiner(source, dtype);
    let first = match source.once_in(3) {
        true => format!(", first = {}", source.between(1, parts)),
        false => String::new(),
    };
    let mut results = shapes.to_vec();
    let op = match source.below(8) {
        0 => format!("all_reduce {{axes = {axes:?}, combiner = {combiner}{first}}}"),
        1 => {
            let pairs = results.iter_mut().zip(&dims);
            pairs.for_each(|(shape, &dim)| shape[dim] = cut(source, shape[dim] * parts));
            format!("all_gather {{axes = {axes:?}, dims = {dims:?}}}")
        }
        2 => {
            let pairs = shapes.iter_mut().zip(&dims);
            pairs.for_each(|(shape, &dim)| shape[dim] = cut(source, shape[dim] * parts));
            format!(
                "reduce_scatter {{axes = {axes:?}, dims = {dims:?}, combiner = {combiner}{first}}}"
            )
        }
        3 => {
            for (index, shape) in shapes.iter_mut().enumerate() {
                shape[dims[index]] *= parts;
                results[index][to[index]] *= parts;
            }
            format!("all_to_all {{axes = {axes:?}, split_dims = {dims:?}, concat_dims = {to:?}}}")
        }
        4 => {
            let (offset, wrap) = (source.integer(-9, 9), source.once_in(2));
            let wrap = if wrap { ", wrap = true" } else { "" };
            format!("collective_permute {{axes = {axes:?}, offset = {offset}{wrap}}}")
        }
        5 => {
            let order = source.order(axes.len());
            let order: Vec<usize> = order.into_iter().map(|index| axes[index]).collect();
            format!("collective_permute {{axes = {axes:?}, order = {order:?}}}")
        }
        6 => {
            let targets = source.order(parts);
            let pairs: Vec<[usize; 2]> = (targets.into_iter().take(parts.div_ceil(2)))
                .map(|target| [source.below(parts), target])
                .collect();
            format!("collective_permute {{axes = {axes:?}, pairs = {pairs:?}}}")
        }
        _ => {
            let from = source.below(parts);
            format!("collective_broadcast {{axes = {axes:?}, source = {from}}}")
        }
    };
    (op, results)
}

/// A program of one collective over operands of one type.
fn program(source: &mut Source) -> (Module, Vec<Tensor>) {
    let mesh = source.pick(&meshes());
    let dtype = source.pick(&DTYPES);
    let count = source.between(1, 3);
    let mut shapes: Vec<Vec<usize>> = (0..count)
        .map(|_| {
            let rank = source.between(1, 3);
            source.shape(rank)
        })
        .collect();
    let (op, results) = collective(source, &mesh, &mut shapes, dtype);
    let (name, attributes) = op.split_once(' ').unwrap();
    let list = |items: Vec<String>| items.join(", ");
    let names = |prefix: &str| list((0..count).map(|i| format!("%{prefix}{i}")).collect());
    let inputs = shapes.iter().enumerate();
    let inputs = list(
        inputs
            .map(|(i, shape)| format!("%x{i}: {}", typed(dtype, shape)))
            .collect(),
    );
    let types = list(results.iter().map(|shape| typed(dtype, shape)).collect());
    let text = format!(
        "module \"test\"\nmesh {}\n\nfunc @main({inputs}) {{\n  {} = {name}({}) {attributes} : {types}\n  return {}\n}}\n",
        list(
            mesh.axes
                .iter()
                .map(|axis| format!("{}={}", axis.name, axis.size))
                .collect()
        ),
        names("y"),
        names("x"),
        names("y"),
    );
    let module = text::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let given = given(source, &module);
    (module, given)
}

/// Small numbers for all devices' arguments.
fn given(source: &mut Source, module: &Module) -> Vec<Tensor> {
    let interface = own_shards(module);
    let inputs = interface.inputs.iter();
    inputs
        .map(|port| source.numbers(&port.global, -3, 5))
        .collect()
}

fn check(module: &Module, given: &[Tensor], threads: usize) {
    let interface = own_shards(module);
    let bytes = write(module, &interface);
    let found = run(&bytes, given, threads);
    let expected = expected_of_all(module, &interface, given);
    for (found, expected) in found.iter().zip(expected) {
        assert_near(found, &expected, 0, || format!("{module}\n{given:?}"));
    }
    let given: Vec<Vec<u8>> = given.iter().map(|it| it.bytes().to_vec()).collect();
    for count in ranks::counts(module.mesh.devices()) {
        let same = ranks::run(&bytes, &given, count) == found;
        assert!(same, "{count} ranks:\n{module}\n{given:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(800)
    })]

    #[test]
    fn collectives_mean_what_the_ir_says(seed: u64, threads in 1_usize..3) {
        let (module, given) = program(&mut Source::new(seed));
        check(&module, &given, threads);
    }

    /// Sums of what is no whole number: one after another, in order of position.
    #[test]
    fn sums_are_in_order(seed: u64) {
        let mut source = Source::new(seed);
        let (module, given) = program(&mut source);
        if !DType::FLOATS.contains(&given[0].ty().dtype) {
            return Ok(());
        }
        let fractions = given.iter().map(|given| {
            let scalars = given.scalars().into_iter();
            let ty = given.ty().clone();
            let scalars = scalars.map(|x| {
                let number = x.double() * 0.3 + source.below(1000) as f64 * 1e-3;
                Scalar::Double(number).convert(ty.dtype)
            });
            Tensor::from_scalars(&ty, scalars.collect::<Vec<_>>())
        });
        check(&module, &fractions.collect::<Vec<_>>(), 2);
    }
}

#[test]
fn every_device_knows_its_place() {
    for (mesh, all) in [
        ("a=2, b=3, c=2", 3),
        ("a=8", 1),
        ("a=1", 1),
        ("a=3", 1),
        ("a=2, b=2", 2),
    ] {
        let subsets =
            (1..1_usize << all).map(|bits| (0..all).filter(move |axis| bits >> axis & 1 == 1));
        for subset in subsets {
            let forward: Vec<usize> = subset.collect();
            let backward: Vec<usize> = forward.iter().rev().copied().collect();
            for axes in [forward, backward] {
                let text = format!(
                    "module \"test\"\nmesh {mesh}\n\nfunc @main(%x: i32[1]) {{\n  %i = partition_index() {{axes = {axes:?}}} : i32[]\n  %b = broadcast_in_dim(%i) {{dims = []}} : i32[1]\n  %y = add(%x, %b) : i32[1]\n  return %y\n}}\n"
                );
                let module = text::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                let given = given(&mut Source::new(1), &module);
                check(&module, &given, 2);
            }
        }
    }
}

/// A loop around a collective, a loop without, a case of each kind, and captured values.
const CONTROL: &str = "
func @main(%n: i32[1], %x: f32[3], %y: f32[3]) {
  const %zero: i32[] = [0]
  const %four: i32[] = [4]
  %i, %a, %b = while(%zero, %x, %y, %four) {condition = below, body = swap} : i32[], f32[3], f32[3]
  %place = partition_index() {axes = [0, 1]} : i32[]
  %c = case(%place, %a, %b) {functions = [one, two]} : f32[3]
  %same = all_reduce(%n) {axes = [0, 1], combiner = max} : i32[1]
  %chosen = reshape(%same) : i32[]
  %d = case(%chosen, %c) {functions = [sum, keep]} : f32[3]
  %j, %e = while(%zero, %d, %place) {condition = until, body = double} : i32[], f32[3]
  return %a, %b, %c, %d, %e
}
func @below(%i: i32[], %a: f32[3], %b: f32[3], %n: i32[]) {
  %predicate = compare(%i, %n) {direction = lt} : bool[]
  return %predicate
}
func @swap(%i: i32[], %a: f32[3], %b: f32[3], %n: i32[]) {
  const %one: i32[] = [1]
  %next = add(%i, %one) : i32[]
  %s = all_reduce(%a) {axes = [1], combiner = add} : f32[3]
  %t = reverse(%s) {dims = [0]} : f32[3]
  return %next, %b, %t
}
func @one(%a: f32[3], %b: f32[3]) {
  return %b
}
func @two(%a: f32[3], %b: f32[3]) {
  %y = sub(%a, %b) : f32[3]
  return %y
}
func @sum(%a: f32[3]) {
  %y = all_reduce(%a) {axes = [0], combiner = add} : f32[3]
  return %y
}
func @keep(%a: f32[3]) {
  %y = neg(%a) : f32[3]
  return %y
}
func @until(%i: i32[], %a: f32[3], %place: i32[]) {
  %predicate = compare(%i, %place) {direction = lt} : bool[]
  return %predicate
}
func @double(%i: i32[], %a: f32[3], %place: i32[]) {
  const %one: i32[] = [1]
  %next = add(%i, %one) : i32[]
  %y = add(%a, %a) : f32[3]
  return %next, %y
}
";

#[test]
fn loops_and_cases_around_collectives() {
    for mesh in ["a=2, b=2", "a=1, b=1", "a=2, b=4", "a=3, b=1"] {
        let text = format!("module \"test\"\nmesh {mesh}\n{CONTROL}");
        let module = text::parse(&text).unwrap_or_else(|error| panic!("{error}"));
        for seed in 0..8 {
            let mut given = given(&mut Source::new(seed), &module);
            // All devices choose the same.
            given[0] = Tensor::from_integers(
                given[0].ty(),
                vec![(seed % 3) as i32 - 1; given[0].ty().elements()],
            );
            for threads in [1, 2, 5] {
                check(&module, &given, threads);
            }
        }
    }
}

/// Body results that are each other's arguments, and nothing else.
#[test]
fn loops_that_only_swap() {
    let text = "module \"test\"
func @main(%x: i32[3], %y: i32[3], %z: i32[3]) {
  const %zero: i32[] = [0]
  %i, %a, %b, %c = while(%zero, %x, %y, %z) {condition = below, body = turn} : \
   i32[], i32[3], i32[3], i32[3]
  return %a, %b, %c
}
func @below(%i: i32[], %a: i32[3], %b: i32[3], %c: i32[3]) {
  const %n: i32[] = [5]
  %predicate = compare(%i, %n) {direction = lt} : bool[]
  return %predicate
}
func @turn(%i: i32[], %a: i32[3], %b: i32[3], %c: i32[3]) {
  const %one: i32[] = [1]
  %next = add(%i, %one) : i32[]
  return %next, %c, %a, %b
}
";
    let module = text::parse(text).unwrap_or_else(|error| panic!("{error}"));
    let given = given(&mut Source::new(3), &module);
    check(&module, &given, 1);
}

const STEP: &str = "
func @main(%w: f32[4], %v: f32[4], %x: f32[4]) {
  %s = all_reduce(%x) {axes = [0], combiner = add} : f32[4]
  %u = add(%w, %s) : f32[4]
  %t = mul(%v, %u) : f32[4]
  return %u, %t
}
";

/// Results that replace arguments, over several steps: as if the arguments were set anew.
#[test]
fn results_are_fed_back() {
    // The second time around the states swap: neither can be updated in place.
    for replaces in [[0, 1], [1, 0]] {
        let module = text::parse(&format!("module \"test\"\nmesh a=3\n{STEP}")).unwrap();
        let mut interface = own_shards(&module);
        for (output, input) in replaces.into_iter().enumerate() {
            interface.outputs[output].replaces = Some(input);
        }
        let bytes = write(&module, &interface);
        let mut given = given(&mut Source::new(9), &module);
        let mut executor = started(&bytes, &given, 2);
        for step in 0..4 {
            executor.step().unwrap();
            let expected = expected_of_all(&module, &interface, &given);
            for (found, expected) in outputs(&mut executor).iter().zip(&expected) {
                assert_near(found, expected, 0, || format!("step {step}"));
            }
            executor.feed_back().unwrap();
            for (expected, input) in expected.into_iter().zip(replaces) {
                assert_eq!(executor.input(input).unwrap(), expected.bytes());
                given[input] = expected;
            }
            if !executor.program().keeps_input(2) {
                executor.set_input(2, given[2].bytes()).unwrap();
            }
        }
    }
}

#[test]
fn threads_change_no_bit() {
    let text = "module \"test\"\nmesh a=4, b=2
func @main(%x: f32[40, 300], %w: f32[300, 70]) {
  %y = dot_general(%x, %w) {batch = [[], []], contracting = [[1], [0]]} : f32[40, 70]
  %s = all_reduce(%y) {axes = [1, 0], combiner = add} : f32[40, 70]
  const %zero: f32[] = [0.0]
  %r = reduce(%s, %zero) {combiner = add, dims = [0, 1]} : f32[]
  %b = broadcast_in_dim(%r) {dims = []} : f32[40, 70]
  %z = div(%y, %b) : f32[40, 70]
  %e = exp(%z) : f32[40, 70]
  return %e, %s
}
";
    let module = text::parse(text).unwrap_or_else(|error| panic!("{error}"));
    let interface = own_shards(&module);
    let bytes = write(&module, &interface);
    let mut source = Source::new(5);
    let inputs = interface.inputs.iter().map(|port| {
        let elements = (0..port.global.elements()).map(|_| source.below(10_000) as f32 * 1e-4);
        let elements: Vec<f32> = elements.collect();
        Tensor::from_floats(&port.global, elements)
    });
    let inputs: Vec<Tensor> = inputs.collect();
    let first = run(&bytes, &inputs, 1);
    for threads in [1, 2, 3, 5] {
        assert!(run(&bytes, &inputs, threads) == first, "{threads} threads");
    }
}

#[test]
fn four_thousand_devices() {
    let text = "module \"test\"\nmesh a=64, b=64
func @main(%x: i32[2]) {
  %s = all_reduce(%x) {axes = [0], combiner = add} : i32[2]
  %g = broadcast_in_dim(%s) {dims = [1]} : i32[32, 2]
  %f = reshape(%g) : i32[64]
  %t = reduce_scatter(%f) {axes = [1], dims = [0], combiner = max} : i32[1]
  return %t
}
";
    let module = text::parse(text).unwrap_or_else(|error| panic!("{error}"));
    let given = given(&mut Source::new(4), &module);
    check(&module, &given, 2);
}

#[test]
fn what_goes_through_the_wires_is_counted() {
    let text = "module \"test\"\nmesh a=4
func @main(%x: f32[8], %y: f32[8]) {
  %r, %s = all_reduce(%x, %y) {axes = [0], combiner = add} : f32[8], f32[8]
  %g = all_gather(%r) {axes = [0], dims = [0]} : f32[32]
  %t = reduce_scatter(%g) {axes = [0], dims = [0], combiner = add} : f32[8]
  %u = all_to_all(%t) {axes = [0], split_dims = [0], concat_dims = [0]} : f32[8]
  %v = collective_permute(%u) {axes = [0], offset = 1, wrap = true} : f32[8]
  %w = collective_broadcast(%v) {axes = [0], source = 2} : f32[8]
  return %s, %w
}
";
    let module = text::parse(text).unwrap_or_else(|error| panic!("{error}"));
    let given = given(&mut Source::new(2), &module);
    let bytes = write(&module, &own_shards(&module));
    let mut executor = started(&bytes, &given, 1);
    executor.step().unwrap();
    executor.step().unwrap();
    let expected = [
        (CollectiveKind::AllReduce, 4, 128, 192),
        (CollectiveKind::AllGather, 2, 256, 192),
        (CollectiveKind::ReduceScatter, 2, 256, 192),
        (CollectiveKind::AllToAll, 2, 64, 48),
        (CollectiveKind::CollectivePermute, 2, 64, 64),
        (CollectiveKind::CollectiveBroadcast, 2, 64, 64),
    ];
    let expected = expected.map(
        |(kind, count, payload_bytes, wire_bytes_per_device)| Traffic {
            kind,
            count,
            payload_bytes,
            wire_bytes_per_device,
        },
    );
    assert_eq!(executor.traffic(), expected);
}
