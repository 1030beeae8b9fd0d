//! The 600B mixture of experts of GShard on 2048 cores, beside what was published of it, and one of
//! its layers on more and more.

use std::path::Path;

use peapod_ir::Mesh;
use peapod_ir::verify::verify;
use peapod_passes::pod::one_hot_einsum::OneHotEinsum;
use peapod_passes::{PodOptions, pod};
use peapod_sim::machine::Machine;
use peapod_sim::report::Report;
use peapod_sim::schedule::Overlap;
use peapod_targets::Pod;

use crate::support::{ir, options, walk, walk_on};

/// Steps a second of 2048 experts in 36 layers, 4M tokens a step (GShard, table 3).
const STEPS_PER_S: f64 = 0.72;

/// The step, with products that have one-hot operands as they are, or as gathers and scatters.
fn step(one_hot_einsum: OneHotEinsum) -> Report {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../workloads/texts");
    let bytes = std::fs::read(folder.join("moe_2048.mlir")).unwrap();
    let module = peapod_import::import(&bytes, "moe").unwrap().module;
    let rules = vec!["[0]*experts*=data,-,-".parse().unwrap()];
    let mut options_of_pod = PodOptions::new(Mesh::new([("data", 2048)]), rules);
    options_of_pod.plan.bucket_bytes = 256 << 20;
    options_of_pod.plan.one_hot_einsum = one_hot_einsum;
    let program = pod::compile(module, &options_of_pod).unwrap();
    let verified = verify(&program.module).unwrap();
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    walk(&bytes, 2048, &options(Overlap::None)).unwrap().1
}

fn exchanges_s(report: &Report) -> f64 {
    let all = report.collectives.iter();
    let exchanges = all.filter(|it| it.kind == "all_to_all");
    exchanges.map(|it| it.seconds).sum()
}

/// As published: tokens are dispatched and combined by products.
#[test]
fn step_of_2048_experts() {
    let report = step(OneHotEinsum::Never);
    let error = report.step_seconds * STEPS_PER_S - 1.0;
    let share = exchanges_s(&report) / report.step_seconds;
    let step_ms = report.step_seconds * 1e3;
    println!(
        "{step_ms:.1} ms, {:+.1} %; exchanges {:.1} %",
        error * 100.0,
        share * 100.0
    );
    assert!(error.abs() < 0.1, "{error}");
    // Published with all that dispatches and combines: 36 %.
    assert!((0.15..0.36).contains(&share), "{share}");
    assert!(report.memory.per_device_bytes < 16 << 30);
}

/// A layer of an expert per core, and a group of 1024 tokens of 1024 features, each of which is
/// sent to two experts: what experts get of a group is 2048 tokens, however many there are.
fn layer(cores: usize) -> Report {
    let slots = 2048 / cores;
    let [g, e] = [cores; 2];
    let module = ir(&format!(
        "module \"experts\"
mesh data={cores}

func @main(%x: f32[{g}, 1024, 1024] sharding([{{data}}, {{}}, {{}}]),
           %weights: f32[{g}, 1024, {e}, {slots}] sharding([{{data}}, {{}}, {{}}, {{}}]),
           %inner: f32[{e}, 1024, 4096] sharding([{{data}}, {{}}, {{}}]),
           %outer: f32[{e}, 4096, 1024] sharding([{{data}}, {{}}, {{}}])) {{
  %0 = dot_general(%x, %weights) {{batch = [[0], [0]], contracting = [[1], [1]]}}
    : f32[{g}, 1024, {e}, {slots}]
  %1 = transpose(%0) {{permutation = [2, 0, 3, 1]}} : f32[{e}, {g}, {slots}, 1024]
  %sent = sharding_constraint(%1)
    : f32[{e}, {g}, {slots}, 1024] sharding([{{data}}, {{}}, {{}}, {{}}])
  %2 = dot_general(%sent, %inner) {{batch = [[0], [0]], contracting = [[3], [1]]}}
    : f32[{e}, {g}, {slots}, 4096]
  %3 = relu(%2) : f32[{e}, {g}, {slots}, 4096]
  %4 = dot_general(%3, %outer) {{batch = [[0], [0]], contracting = [[3], [1]]}}
    : f32[{e}, {g}, {slots}, 1024]
  %made = sharding_constraint(%4)
    : f32[{e}, {g}, {slots}, 1024] sharding([{{data}}, {{}}, {{}}, {{}}])
  %y = dot_general(%weights, %made) {{batch = [[0], [1]], contracting = [[3, 2], [2, 0]]}}
    : f32[{g}, 1024, 1024] sharding([{{data}}, {{}}, {{}}])
  return %y
}}
"
    ));
    let options_of_pod = PodOptions::new(Mesh::new([("data", cores)]), vec![]);
    let program = pod::compile(module, &options_of_pod).unwrap();
    let verified = verify(&program.module).unwrap();
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    let machine = rings(cores);
    walk_on(&bytes, &machine, &options(Overlap::None))
        .unwrap()
        .1
}

/// A torus of chips of two cores, with rings both ways; the second dimension is the longer one.
fn rings(cores: usize) -> Machine {
    let along = (cores / 2).isqrt().next_power_of_two();
    let text = format!(
        "kind = \"pod\"\nchip = \"tpu-v3\"\ntorus = [{along}, {}]\nwrap = [true, true]\n\
         runner = {{ kind = \"local\" }}",
        cores / 2 / along
    );
    Machine::new(&Pod::parse("rings", &text).unwrap()).unwrap()
}

/// Bytes that a core sends are the same for any number of them, and the time grows with the root.
#[test]
fn exchanges_grow_as_the_root_of_the_cores() {
    let exchanged = [16, 32, 128, 512, 2048].map(|cores| {
        let report = layer(cores);
        let mut all = report.collectives.iter();
        let exchange = all.find(|it| it.kind == "all_to_all").expect("an exchange");
        let others = report.collectives.len() - 1;
        assert_eq!((exchange.count, others), (2, 0), "{:?}", report.collectives);
        println!(
            "{cores:>4} cores: {} bytes, {:.3} ms",
            exchange.bytes,
            exchange.seconds * 1e3
        );
        (cores as f64, exchange.bytes, exchange.seconds)
    });
    assert!(
        exchanged
            .iter()
            .all(|(_, bytes, _)| *bytes == exchanged[0].1)
    );
    // Squares of chips: four times the cores, twice the time.
    for pair in exchanged[1..].windows(2) {
        let growth = pair[1].2 / pair[0].2;
        assert!((growth / 2.0 - 1.0).abs() < 0.2, "{growth}");
    }
    // GShard measured 9 from 16 to 2048; a root of 128 is 11.3.
    let growth = exchanged[4].2 / exchanged[0].2;
    println!("16 to 2048 cores: {growth:.1} times");
    assert!((7.5..=11.4).contains(&growth), "{growth}");
}
