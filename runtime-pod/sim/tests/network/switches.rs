//! Dimensions of switches, and dimensions with links of their own: formulas against events and
//! against calculations by hand.

use peapod_sim::machine::Machine;
use peapod_sim::network::{Embedding, Kind, Network, Strategy as Way, Transfer};
use peapod_targets::Pod;
use proptest::prelude::*;

use crate::agreement::{compare, kinds, shifts};
use crate::machines::{bare, flat, mesh, meshed};

const MIB: u64 = 1 << 20;

/// Kind, chips, GB/s and microseconds of a dimension.
type Dim = (&'static str, usize, f64, f64);

fn network(dims: &[Dim], cores: usize) -> Machine {
    let mut text = "kind = \"pod\"\nchip = \"tpu-v3\"\nrunner = { kind = \"local\" }\n".to_owned();
    for (kind, chips, gb, us) in dims {
        text += &format!(
            "[[dimensions]]\nkind = \"{kind}\"\nchips = {chips}\nlinks = 2\n\
             bandwidth_bytes_per_s = {:e}\nlatency_s = {:e}\nsource = \"test\"\n",
            gb * 1e9 / 2.0,
            us * 1e-6,
        );
    }
    let mut machine = Machine::new(&Pod::parse("network", &text).unwrap()).unwrap();
    machine.cores_per_chip = cores;
    bare(machine)
}

fn dims() -> impl Strategy<Value = Vec<Dim>> {
    let kind = prop::sample::select(vec!["ring", "mesh", "switch"]);
    let dims = prop::collection::vec((kind, 2usize..7, 40.0f64..400.0, 0.5f64..3.0), 1..5);
    dims.prop_filter("small", |dims| {
        dims.iter().map(|dim| dim.1).product::<usize>() <= 48
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]
    #[test]
    fn formulas_agree_with_events_on_any_dimensions(
        dims in dims(),
        cores in 1usize..3,
        cut in any::<prop::sample::Index>(),
        axis in 0usize..2,
        payload in MIB..16 * MIB,
    ) {
        let machine = network(&dims, cores);
        let devices = machine.devices();
        let cuts: Vec<usize> = (1..=devices).filter(|cut| devices.is_multiple_of(*cut)).collect();
        let cut = *cut.get(&cuts);
        let axes = mesh(&[("data", devices / cut), ("model", cut)]);
        if let Ok(embedding) = Embedding::new(&machine, &axes) {
            let network = Network::new(&machine, &embedding).unwrap();
            for kind in kinds(axes[axis].1, &shifts()) {
                compare(&network, &Transfer { kind, axes: &[axis], payload_bytes: payload });
            }
        }
    }
}

fn seconds(machine: &Machine, kind: Kind<'_>, bytes: u64) -> f64 {
    let transfer = Transfer {
        kind,
        axes: &[0],
        payload_bytes: bytes,
    };
    flat(machine).best(&transfer).unwrap().seconds
}

/// Each chip sends seven eighths of the payload out, whatever its position.
#[test]
fn a_switch_takes_what_one_chip_sends() {
    let machine = network(&[("switch", 8, 50.0, 2.0)], 1);
    let bytes = 1_u64 << 30;
    let sent_s = bytes as f64 * 7.0 / 8.0 / 50e9;
    // The way through the switch, and the packet that the switch has last.
    let late_s = 2e-6 + 16384.0 / 50e9;
    for (kind, passes) in [(Kind::ReduceScatter, 1.0), (Kind::AllReduce, 2.0)] {
        let expected = passes * (sent_s + late_s);
        let found = seconds(&machine, kind, bytes);
        assert!(
            (found / expected - 1.0).abs() < 1e-9,
            "{found:e} {expected:e}"
        );
    }
    let found = seconds(&machine, Kind::AllToAll, bytes);
    assert!((found / (sent_s + late_s) - 1.0).abs() < 1e-3, "{found:e}");
}

/// The ways of groups that share a switch do not meet: they take as long as one.
#[test]
fn groups_on_one_switch_do_not_wait_for_one_another() {
    let machine = network(&[("switch", 8, 50.0, 2.0)], 1);
    let small = network(&[("switch", 4, 50.0, 2.0)], 1);
    let alone = seconds(&small, Kind::AllReduce, MIB);
    for (axes, axis) in [([("a", 2), ("b", 4)], 1), ([("a", 4), ("b", 2)], 0)] {
        let transfer = Transfer {
            kind: Kind::AllReduce,
            axes: &[axis],
            payload_bytes: MIB,
        };
        assert_eq!(
            meshed(&machine, &axes).best(&transfer).unwrap().seconds,
            alone
        );
    }
}

/// The first target whose name begins so.
fn named(stem: &str) -> Pod {
    let mut pods = Pod::list().unwrap().into_iter();
    pods.find(|pod| pod.name.starts_with(stem)).unwrap()
}

/// 1 GiB over all GPUs: within nodes, then between them an eighth of it, and back.
#[test]
fn nodes_of_gpus_reduce_inside_first() {
    let pod = named("h100");
    let machine = bare(Machine::new(&pod).unwrap());
    assert_eq!((machine.devices(), machine.hosts()), (64, 8));
    let bytes = 1_u64 << 30;
    let transfer = Transfer {
        kind: Kind::AllReduce,
        axes: &[0],
        payload_bytes: bytes,
    };
    let network = flat(&machine);
    let timing = network.time(&transfer, Way::Hierarchical).unwrap();
    let inside_s = bytes as f64 * 7.0 / 8.0 / 450e9;
    let between_s = bytes as f64 / 8.0 * 7.0 / 8.0 / 50e9;
    let expected = 2.0 * (inside_s + between_s);
    assert!(
        (timing.seconds / expected - 1.0).abs() < 0.01,
        "{timing:?} {expected:e}"
    );
    assert!(network.best(&transfer).unwrap().seconds <= timing.seconds);
    assert_eq!(format!("{:.1}", machine.peak_flops_per_s() / 1e12), "989.4");
}

/// An all-reduce on three rings: every link is in use in both directions all the time at best.
#[test]
fn a_torus_of_three_dimensions_uses_all_links() {
    let pod = named("tpu-v4");
    let machine = bare(Machine::new(&pod).unwrap());
    let bytes = 1_u64 << 30;
    let found = seconds(&machine, Kind::AllReduce, bytes);
    // Each chip sends (n - 1) / n of the payload of both cores twice, over six links.
    let chips = machine.chips() as f64;
    let links_s = 2.0 * 2.0 * (bytes as f64 / 2.0) * (chips - 1.0) / chips / (6.0 * 50e9);
    // Before and after, the cores of a chip exchange a half each.
    let bound = links_s + 2.0 * (bytes as f64 / 2.0) / 300e9;
    assert!(found > bound && found < 1.1 * bound, "{found:e} {bound:e}");
    assert_eq!(
        format!("{:.1}", 2.0 * machine.peak_flops_per_s() / 1e12),
        "275.3"
    );
}
