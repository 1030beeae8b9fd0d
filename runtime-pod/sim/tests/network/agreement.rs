//! Formulas against events: within 10 % for any torus, mesh, collective and strategy, from 1 MiB.
//! Only permutations whose messages meet again and again are later than what one link has to send.

use peapod_sim::SimError;
use peapod_sim::machine::Machine;
use peapod_sim::network::{Embedding, Kind, Network, Route, Transfer};
use proptest::prelude::*;

use crate::machines::{flat, mesh, meshed, torus};

const MIB: u64 = 1 << 20;
/// Share by which the models may differ.
const TOLERANCE: f64 = 0.1;

/// Both models, of every strategy; yields the largest difference, and of how many.
pub fn compare(network: &Network, transfer: &Transfer<'_>) -> (f64, usize) {
    let (mut worst, mut count) = (0.0_f64, 0);
    for formula in network.candidates(transfer).unwrap() {
        let events = match network.simulate(transfer, formula.strategy) {
            Ok(events) => events,
            Err(SimError::TooLarge { .. }) => continue,
            Err(error) => panic!("{error}"),
        };
        assert_eq!(formula.hops, events.hops);
        if formula.seconds == 0.0 {
            assert_eq!(events.seconds, 0.0);
            continue;
        }
        let difference = (formula.seconds / events.seconds - 1.0).abs();
        let meets_again = difference > TOLERANCE
            && !is_regular(transfer)
            && (1.0..=1.5).contains(&(events.seconds / formula.seconds));
        if meets_again {
            continue;
        }
        assert!(
            difference <= TOLERANCE,
            "{transfer:?} by {} on {} of {}: formula {:e}, events {:e}",
            formula.strategy,
            network.embedding(),
            network.machine().described(),
            formula.seconds,
            events.seconds
        );
        worst = worst.max(difference);
        count += 1;
    }
    (worst, count)
}

/// All but permutations other than to the next position along an axis.
fn is_regular(transfer: &Transfer<'_>) -> bool {
    match transfer.kind {
        Kind::Permute(Route::Shift { offset, .. }) => offset.abs() == 1 && transfer.axes.len() == 1,
        Kind::Permute(_) => false,
        Kind::AllReduce
        | Kind::AllGather
        | Kind::ReduceScatter
        | Kind::AllToAll
        | Kind::Broadcast { .. } => true,
    }
}

/// Collectives for groups of so many devices.
pub fn kinds<'a>(parts: usize, routes: &'a [Route]) -> Vec<Kind<'a>> {
    let mut kinds = vec![
        Kind::AllReduce,
        Kind::AllGather,
        Kind::ReduceScatter,
        Kind::AllToAll,
        Kind::Broadcast { source: 0 },
        Kind::Broadcast { source: parts / 2 },
    ];
    kinds.extend(routes.iter().map(Kind::Permute));
    kinds
}

pub fn shifts() -> Vec<Route> {
    let shift = |offset, wrap| Route::Shift { offset, wrap };
    vec![shift(1, true), shift(-1, false), shift(3, true)]
}

fn machines() -> impl Strategy<Value = Machine> {
    let dims = prop::collection::vec((1usize..9, any::<bool>()), 1..4);
    let small = |dims: &Vec<(usize, bool)>| dims.iter().map(|dim| dim.0).product::<usize>() <= 48;
    let latencies = (0.2f64..2.0, 0.2f64..4.0);
    let settings = (70.0f64..100.0, latencies);
    (dims.prop_filter("small", small), 1usize..3, settings).prop_map(
        |(dims, cores, (gb, (hop, cross)))| {
            let machine = torus(&dims, cores).with_link_bandwidth(gb * 1e9).unwrap();
            let machine = machine.with_hop_latency(hop * 1e-6).unwrap();
            let mut machine = machine.with_cross_pod_latency(cross * 1e-6).unwrap();
            // Whole pods of four chips.
            if machine.dims[0].chips.is_multiple_of(4) {
                machine.dims[0].pod = 4;
            }
            machine
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]
    #[test]
    fn formulas_agree_with_events(
        machine in machines(),
        cut in any::<prop::sample::Index>(),
        axis in 0usize..2,
        payload in MIB..16 * MIB,
    ) {
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

    /// What a link has to send bounds from below, and so does the way of each message; messages
    /// that meet again and again are later than that.
    #[test]
    fn random_permutations_are_bounded_by_the_formula(
        targets in Just((0..32).collect::<Vec<usize>>()).prop_shuffle(),
        wrap in any::<bool>(),
        payload in MIB..16 * MIB,
    ) {
        let network = flat(&torus(&[(4, wrap), (4, wrap)], 2));
        let pairs = targets.iter().enumerate().map(|(from, &to)| [from, to]);
        let route = Route::Pairs(pairs.collect());
        let kind = Kind::Permute(&route);
        let transfer = Transfer { kind, axes: &[0], payload_bytes: payload };
        let formula = network.best(&transfer).unwrap();
        let events = network.simulate(&transfer, formula.strategy).unwrap();
        prop_assert!(formula.seconds <= events.seconds * 1.1, "{formula:?} {events:?}");
        prop_assert!(events.seconds <= formula.seconds * 1.5, "{formula:?} {events:?}");
    }
}

/// Every strategy and collective on a few tori, meshes and payloads; prints how far they are apart.
#[test]
fn the_models_differ_by_so_much() {
    let (mut worst, mut count) = (0.0_f64, 0);
    for dims in [
        vec![(2, false), (2, false)],
        vec![(4, true), (4, true)],
        vec![(8, false), (4, true)],
        vec![(3, false), (5, false)],
        vec![(16, false)],
        vec![(8, true)],
        vec![(4, false), (3, true), (2, false)],
    ] {
        for (cores, cut) in [(1, 1), (2, 1), (2, 2), (2, 4), (1, 2)] {
            let machine = torus(&dims, cores);
            let axes = [("data", machine.devices() / cut), ("model", cut)];
            if machine.devices() != axes[0].1 * cut {
                continue;
            }
            if Embedding::new(&machine, &mesh(&axes)).is_err() {
                continue;
            }
            let network = meshed(&machine, &axes);
            for kind in kinds(axes[0].1, &shifts()) {
                for payload_bytes in [MIB, 16 * MIB] {
                    let transfer = Transfer {
                        kind,
                        axes: &[0],
                        payload_bytes,
                    };
                    let (difference, compared) = compare(&network, &transfer);
                    worst = worst.max(difference);
                    count += compared;
                }
            }
        }
    }
    println!(
        "{count} cases, formulas and events differ by at most {:.1} %",
        worst * 100.0
    );
    assert!(count > 1000);
}

#[test]
fn axes_of_several_parts_agree_too() {
    let machine = torus(&[(8, true), (4, false)], 2);
    let mesh = mesh(&[("a", 4), ("b", 4), ("c", 4)]);
    for text in [
        "a=X:2,Y:2 b=Y,X:2 c=X,core",
        "a=X:2,core b=Y c=X",
        "a=Y:2,X:2 b=X:2,Y c=X,core",
    ] {
        let embedding = Embedding::parse(&machine, &mesh, text).unwrap();
        let network = Network::new(&machine, &embedding).unwrap();
        let reorder = [Route::Reorder(vec![2, 0])];
        for axes in [&[0][..], &[1], &[2], &[0, 2], &[2, 0], &[0, 1, 2]] {
            for kind in kinds(4usize.pow(axes.len() as u32), &shifts()) {
                compare(
                    &network,
                    &Transfer {
                        kind,
                        axes,
                        payload_bytes: 4 * MIB,
                    },
                );
            }
        }
        let kind = Kind::Permute(&reorder[0]);
        compare(
            &network,
            &Transfer {
                kind,
                axes: &[0, 2],
                payload_bytes: 4 * MIB,
            },
        );
    }
}

#[test]
fn events_are_the_same_every_time() {
    let network = flat(&torus(&[(4, true), (3, false)], 2));
    let route = Route::Shift {
        offset: 5,
        wrap: true,
    };
    for kind in kinds(24, std::slice::from_ref(&route)) {
        let transfer = Transfer {
            kind,
            axes: &[0],
            payload_bytes: 3 * MIB + 1,
        };
        let strategy = network.best(&transfer).unwrap().strategy;
        let first = network.simulate(&transfer, strategy).unwrap();
        assert_eq!(first, network.simulate(&transfer, strategy).unwrap());
    }
}
