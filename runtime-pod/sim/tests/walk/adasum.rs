//! What Adasum takes in the simulator: recursive halving, beside a sum.

use peapod_ir::{Mesh, verify};
use peapod_passes::{PodOptions, pod};
use peapod_sim::report::Report;
use peapod_sim::schedule::Overlap;

use crate::support::{ir, options, walk};

/// A step with a gradient of so many elements, of each row of the batch its own.
fn simulated(elements: usize, cores: usize, reduction: &str, sharded: bool) -> Report {
    let module = ir(&format!(
        "module \"step\"
mesh data={cores}
func @main(%w: f32[{elements}], %x: f32[{cores}, {elements}]) replaces(0: 0) {{
  const %zero: f32[] = [0.0]
  %b = broadcast_in_dim(%w) {{dims = [1]}} : f32[{cores}, {elements}]
  %z = mul(%b, %x) : f32[{cores}, {elements}]
  %loss = reduce(%z, %zero) {{combiner = add, dims = [0, 1]}} : f32[]
  %g = reduce(%x, %zero) {{combiner = add, dims = [0]}} : f32[{elements}]
  %new = sub(%w, %g) : f32[{elements}]
  return %new, %loss
}}"
    ));
    let mut options_of_pod = PodOptions::new(Mesh::new([("data", cores)]), vec![]);
    options_of_pod.gradient_reduction = reduction.parse().unwrap();
    options_of_pod.weight_update.sharded = sharded;
    let program = pod::compile(module, &options_of_pod).unwrap();
    let verified = verify(&program.module).unwrap();
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    walk(&bytes, cores, &options(Overlap::Async)).unwrap().1
}

/// Bytes of one device's operands of collectives of a kind.
fn sent(report: &Report, kind: &str) -> u64 {
    let of = report.collectives.iter().filter(|it| it.kind == kind);
    of.map(|it| it.bytes).sum()
}

#[test]
fn halves_are_sent_and_the_products_of_each_level() {
    let (cores, bytes) = (32, 4 << 20);
    let report = simulated(bytes / 4, cores, "adasum", true);
    let halves: usize = (1..=5).map(|level| bytes >> level).sum();
    let in_order = bytes / cores;
    // Three f64 for each exchange of 1 + 2 + 3 + 4 + 5.
    let products = 15 * 24;
    let expected = (halves + in_order + products) as u64;
    assert_eq!(sent(&report, "collective_permute"), expected);
    // What is gathered is the parameter.
    assert_eq!(sent(&report, "all_gather"), bytes as u64);
    assert_eq!(sent(&report, "reduce_scatter"), 0);
}

#[test]
fn the_time_is_that_of_bytes_and_of_messages() {
    let time = |elements, cores, reduction| {
        simulated(elements, cores, reduction, true).communication_seconds
    };
    // Messages take the same, bytes in proportion.
    let times = [1 << 21, 1 << 22, 1 << 23].map(|elements| time(elements, 32, "adasum"));
    let ratio = (times[2] - times[1]) / (times[1] - times[0]);
    assert!((1.95..2.05).contains(&ratio), "{ratio}: {times:?}");
    // Of small ones the messages count, of which more devices send more.
    let small = [8, 32, 128].map(|cores| time(1024, cores, "adasum"));
    assert!(small[0] < small[1] && small[1] < small[2], "{small:?}");
    assert!(small[2] < 10.0 * small[0], "{small:?}");
    // A sum sends as many bytes in fewer messages.
    let sum = time(1024, 32, "sum");
    assert!(sum < small[1], "{sum}, {small:?}");
}
