//! Small pods that together hold every op.

use std::collections::BTreeMap;

use peapod_ir::plan::pod::{PodInterface, PodPipeline, PodStage, PodTensor};
use peapod_ir::verify::verify;
use peapod_ir::{Mesh, Module, text};
use peapod_passes::pod::plan;

use super::support::{own_shards, write};

#[rustfmt::skip]
const PROGRAMS: &[&str] = &[
    "mesh a=2
    func @main(%0: f32[6, 5], %1: f32[5], %2: i32[6, 5]) {
      const %3: f32[] = [2.0]
      %4 = broadcast_in_dim(%1) {dims = [1]} : f32[6, 5]
      %5 = add(%0, %4) : f32[6, 5]
      %6 = compare(%5, %0) {direction = gt} : bool[6, 5]
      %7 = select(%6, %5, %4) : f32[6, 5]
      %8 = exp(%7) : f32[6, 5]
      %9 = clamp(%3, %8, %5) : f32[6, 5]
      %10 = convert(%9) : bf16[6, 5]
      %11 = iota() {dim = 1} : i32[6, 5]
      %12 = div(%2, %11) : i32[6, 5]
      %13 = transpose(%8) {permutation = [1, 0]} : f32[5, 6]
      return %10, %12, %13, %6
    }",
    "mesh a=1
    func @main(%0: f32[3, 6, 5], %1: f32[3, 5, 7], %2: f32[2, 5, 5, 3], %3: f32[3, 3, 3, 4]) {
      const %4: f32[] = [0.0]
      %5 = dot_general(%0, %1) {batch = [[0], [0]], contracting = [[2], [1]]} : f32[3, 6, 7]
      %6 = convolution(%2, %3) {x = [0, 3, 1, 2], kernel = [2, 3, 0, 1], \
result = [0, 3, 1, 2], stride = [1, 1], padding = [[1, 1], [1, 1]]} : f32[2, 5, 5, 4]
      %7 = reduce(%5, %4) {combiner = add, dims = [1]} : f32[3, 7]
      %8 = sort(%7) {dim = 1, keys = 1, direction = lt, total_order = true} : f32[3, 7]
      return %6, %7, %8
    }",
    "mesh a=1
    func @main(%0: f32[7, 5], %1: i32[6, 1], %2: f32[6, 5], %3: i32[4, 2], %4: f32[4]) {
      %5 = gather(%0, %1) {dims = [0], index_vector_dim = 1, \
offset_dims = [1], collapsed = [0], slice_sizes = [1, 5]} : f32[6, 5]
      %6 = scatter(%0, %1, %2) {combiner = add, dims = [0], \
index_vector_dim = 1, window_dims = [1], inserted = [0]} : f32[7, 5]
      %7 = scatter(%0, %3, %4) {combiner = assign, dims = [0, 1], \
index_vector_dim = 1, window_dims = [], inserted = [0, 1]} : f32[7, 5]
      return %5, %6, %7
    }",
    "mesh a=1
    func @main(%0: f32[6, 5], %1: i32[]) {
      const %2: f32[] = [7.0]
      %3 = reverse(%0) {dims = [1]} : f32[6, 5]
      %4 = slice(%3) {start = [1, 0], limit = [6, 5], stride = [2, 1]} : f32[3, 5]
      %5 = interior_pad(%4, %2) {low = [1, 0], high = [2, 0]} : f32[6, 5]
      %6 = concatenation(%5, %0) {axis = 0, activation = none} : f32[12, 5]
      %7 = dynamic_slice(%6, %1, %1) : f32[4, 3]
      %8 = dynamic_update_slice(%0, %7, %1, %1) : f32[6, 5]
      return %6, %8
    }",
    "mesh a=2, b=2
    func @main(%0: f32[4], %1: f32[8], %2: i32[1]) {
      %3, %4 = all_reduce(%0, %1) {axes = [0], combiner = add} : f32[4], f32[8]
      %5 = all_gather(%3) {axes = [0, 1], dims = [0]} : f32[16]
      %6 = reduce_scatter(%5) {axes = [1], dims = [0], combiner = max} : f32[8]
      %7 = all_to_all(%6) {axes = [1], split_dims = [0], concat_dims = [0]} : f32[8]
      %8 = collective_permute(%7) {axes = [0, 1], order = [1, 0]} : f32[8]
      %9 = collective_permute(%8) {axes = [0], pairs = [[0, 1]]} : f32[8]
      %10 = collective_permute(%9) {axes = [0, 1], offset = 1, wrap = true} : f32[8]
      %11 = collective_broadcast(%10) {axes = [0, 1], source = 3} : f32[8]
      %12 = partition_index() {axes = [1, 0]} : i32[]
      %13 = case(%12, %11, %4) {functions = [one, two]} : f32[8]
      %14 = broadcast_in_dim(%12) {dims = []} : i32[1]
      return %13, %14
    }
    func @one(%0: f32[8], %1: f32[8]) {
      %2 = neg(%1) : f32[8]
      return %2
    }
    func @two(%0: f32[8], %1: f32[8]) {
      return %0
    }",
];

/// A loop; a mutant of it may never end.
const LOOP: &str = "mesh a=2
    func @main(%x: f32[3], %y: f32[3]) {
      const %zero: i32[] = [0]
      %i, %a, %b = while(%zero, %x, %y) {condition = below, body = swap} : i32[], f32[3], f32[3]
      return %a, %b
    }
    func @below(%i: i32[], %a: f32[3], %b: f32[3]) {
      const %n: i32[] = [3]
      %predicate = compare(%i, %n) {direction = lt} : bool[]
      return %predicate
    }
    func @swap(%i: i32[], %a: f32[3], %b: f32[3]) {
      const %one: i32[] = [1]
      %next = add(%i, %one) : i32[]
      %s = all_reduce(%a) {axes = [0], combiner = add} : f32[3]
      return %next, %b, %s
    }";

/// Two stages, the ports of the whole that each has, and what they replace of their own.
#[rustfmt::skip]
const STAGES: [(&str, &[usize], &[usize]); 2] = [
    ("mesh a=2
    func @main(%w: f32[3], %n: i32[1]) {
      const %one: i32[1] = [1]
      send(%w, %n) {channel = 4}
      %more = add(%n, %one) : i32[1]
      %g = receive() {channel = 9} : f32[3]
      %new = sub(%w, %g) : f32[3]
      return %new, %more
    }", &[0, 1], &[0, 1]),
    ("mesh a=2
    func @main(%n: i32[1], %x: f32[3]) {
      const %one: i32[1] = [1]
      %h, %m = receive() {channel = 4} : f32[3], i32[1]
      %s = all_reduce(%h) {axes = [0], combiner = max} : f32[3]
      %y = mul(%s, %x) : f32[3]
      send(%y) {channel = 9}
      %more = add(%m, %one) : i32[1]
      return %more, %y
    }", &[1, 2], &[1, 2]),
];

fn parsed(program: &str) -> Module {
    text::parse(&format!("module \"sample\"\n{program}\n"))
        .unwrap_or_else(|error| panic!("{error}\n{program}"))
}

/// A port of a stage as one of the whole: its axes are one more.
fn of_whole(port: &PodTensor, replaces: usize, replaced: usize) -> PodTensor {
    let mut port = port.clone();
    let axes = port.sharding.dims.iter_mut().flatten();
    axes.for_each(|axis| axis.0 += 1);
    port.replaces = (replaces < replaced).then_some(replaces);
    port
}

/// A pod in stages. The first two results replace arguments.
pub fn staged() -> Vec<u8> {
    let (mut inputs, mut outputs) = (BTreeMap::new(), BTreeMap::new());
    let stages = STAGES.iter().map(|&(program, ins, outs)| {
        let module = parsed(program);
        let mut interface = own_shards(&module);
        for (port, &whole) in interface.inputs.iter().zip(ins) {
            inputs.insert(whole, of_whole(port, whole, 0));
        }
        for (port, &whole) in interface.outputs.iter_mut().zip(outs) {
            outputs.insert(whole, of_whole(port, whole, 2));
            let own = ins.iter().position(|input| *input == whole);
            port.replaces = own.filter(|_| whole < 2);
        }
        PodStage {
            plan: plan::plan(&verify(&module).unwrap(), &interface).unwrap(),
            module,
            interface,
            inputs: ins.to_vec(),
            outputs: outs.to_vec(),
            delays: None,
        }
    });
    let stages = stages.collect();
    let interface = PodInterface {
        inputs: inputs.into_values().collect(),
        outputs: outputs.into_values().collect(),
    };
    let mesh = Mesh::new([("pipe", 2), ("a", 2)]);
    let pipeline = PodPipeline {
        mesh,
        interface,
        stages,
    };
    peapod_emit::pod::write_pipeline(&pipeline).unwrap_or_else(|error| panic!("{error}"))
}

/// Sound pods, one for each program.
pub fn all() -> Vec<Vec<u8>> {
    let programs = PROGRAMS.iter().copied().chain([LOOP]);
    let pods = programs.map(|program| {
        let module = parsed(program);
        write(&module, &own_shards(&module))
    });
    pods.chain([staged()]).collect()
}
