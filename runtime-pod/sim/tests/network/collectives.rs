//! What collectives take: published settings, growth, contention, and what is refused.

use peapod_sim::SimError;
use peapod_sim::link_set::LinkSet;
use peapod_sim::machine::Machine;
use peapod_sim::network::{Kind, Network, Route, Strategy, Transfer};
use peapod_targets::Pod;

use crate::machines::{bare, flat, meshed, slice, torus};

const MIB: u64 = 1 << 20;

fn transfer<'a>(kind: Kind<'a>, payload_bytes: u64) -> Transfer<'a> {
    Transfer {
        kind,
        axes: &[0],
        payload_bytes,
    }
}

/// The public validation settings of ASTRA-sim for TPU v3: 80 GB/s and 1 us on a ring of 8, and on
/// a torus of 4 x 8 devices.
fn validation() -> Vec<(&'static str, Machine, Vec<f64>)> {
    let with = |machine: Machine| machine.with_link_bandwidth(80e9).unwrap();
    let cases = [
        ("ring of 8", vec![(8, true)], vec![8.0]),
        ("torus of 4x8", vec![(4, true), (8, true)], vec![4.0, 8.0]),
    ];
    cases
        .map(|(name, dims, sizes)| (name, with(torus(&dims, 1)), sizes))
        .to_vec()
}

/// Seconds of rings by the book: n - 1 steps of V / n bytes over W, each with latency L. A
/// bidirectional ring has half of it in each direction; dimensions go one after another.
fn by_the_book(sizes: &[f64], payload: f64, both: bool) -> f64 {
    let halves = if both { 2.0 } else { 1.0 };
    let mut payload = payload;
    let mut seconds = 0.0;
    for n in sizes {
        seconds += (n - 1.0) * (payload / n / halves / 80e9 + 1e-6);
        payload /= n;
    }
    seconds
}

#[test]
fn both_models_agree_with_the_book_for_the_validation_settings() {
    println!("system        collective    MiB  strategy            formula us  events us  book us");
    for (name, machine, sizes) in validation() {
        let network = flat(&machine);
        for (kind, times) in [(Kind::AllReduce, 2.0), (Kind::AllGather, 1.0)] {
            for mib in [1, 4, 16, 64, 256] {
                let transfer = transfer(kind, mib * MIB);
                let payload = transfer.payload_bytes as f64;
                let phases = Strategy::Hierarchical;
                let (strategies, book): (Vec<_>, Vec<_>) = if sizes.len() == 1 {
                    let rings = [Strategy::OneRing, Strategy::BidirectionalRing];
                    let book = [false, true].map(|both| by_the_book(&sizes, payload, both));
                    (rings.to_vec(), book.to_vec())
                } else {
                    (vec![phases], vec![by_the_book(&sizes, payload, true)])
                };
                for (strategy, book) in strategies.into_iter().zip(book) {
                    let formula = network.time(&transfer, strategy).unwrap().seconds;
                    let events = network.simulate(&transfer, strategy).unwrap().seconds;
                    let book = times * book;
                    println!(
                        "{name:<13} {:<12} {mib:>4}  {:<20}{:>10.1} {:>10.1} {:>8.1}",
                        kind.name(),
                        strategy.to_string(),
                        formula * 1e6,
                        events * 1e6,
                        book * 1e6
                    );
                    assert!((formula / events - 1.0).abs() <= 0.1);
                    assert!((formula / book - 1.0).abs() <= 0.1);
                    assert!((events / book - 1.0).abs() <= 0.1);
                }
            }
        }
    }
}

/// Slices of 8 and 32 cores as they are: two cores to a chip, no rings.
#[test]
fn both_models_agree_on_slices() {
    println!("cores  collective    MiB  strategy            formula us  events us");
    for cores in [8, 32] {
        let network = flat(&bare(slice(cores)).with_link_bandwidth(80e9).unwrap());
        for kind in [Kind::AllReduce, Kind::AllGather] {
            for mib in [1, 16, 256] {
                let transfer = transfer(kind, mib * MIB);
                for formula in network.candidates(&transfer).unwrap() {
                    let events = network.simulate(&transfer, formula.strategy).unwrap();
                    println!(
                        "{cores:>5}  {:<12} {mib:>4}  {:<20}{:>10.1} {:>10.1}",
                        kind.name(),
                        formula.strategy.to_string(),
                        formula.seconds * 1e6,
                        events.seconds * 1e6
                    );
                    assert!((formula.seconds / events.seconds - 1.0).abs() <= 0.1);
                }
            }
        }
    }
}

/// Devices grow by 128: a root of that is 11.3, and GShard measured 9 from 16 to 2048.
#[test]
fn all_to_all_grows_as_the_root_of_the_devices() {
    let time = |machine: &Machine| {
        let network = flat(&bare(machine.clone()));
        network
            .best(&transfer(Kind::AllToAll, 64 * MIB))
            .unwrap()
            .seconds
    };
    let square = |side| time(&torus(&[(side, true), (side, true)], 2));
    println!("all-to-all of 64 MiB on square tori:");
    for side in [4, 8, 16, 32] {
        println!(
            "{:>5} devices {:>8.2} ms",
            2 * side * side,
            square(side) * 1e3
        );
    }
    for side in [4, 8, 16] {
        let growth = square(2 * side) / square(side);
        assert!((growth / 2.0 - 1.0).abs() < 0.1, "{growth}");
    }
    // Between 4 x 2 and 32 x 32 chips there is a square of 2.83 x 2.83: the longer side counts.
    let (few, many) = (time(&torus(&[(4, true), (2, true)], 2)), square(32));
    println!("16 to 2048 cores, all rings: {:.1} times", many / few);
    assert!((7.9..=11.4).contains(&(many / few)), "{}", many / few);
    println!(
        "16 to 2048 cores, slices: {:.1} times",
        time(&slice(2048)) / time(&slice(16))
    );
}

#[test]
fn a_permutation_does_not_grow_with_the_devices() {
    let time = |side| {
        let network = meshed(
            &torus(&[(side, true), (side, true)], 2),
            &[("y", side), ("x", 2 * side)],
        );
        let route = Route::Shift {
            offset: 1,
            wrap: true,
        };
        let transfer = transfer(Kind::Permute(&route), 64 * MIB);
        network.best(&transfer).unwrap().seconds
    };
    assert!((time(32) / time(4) - 1.0).abs() < 1e-9);
}

#[test]
fn an_all_gather_grows_with_the_devices_that_hold_what_it_gathers() {
    let time = |side: usize| {
        let network = flat(&torus(&[(side, true), (side, true)], 2));
        let bytes = MIB * 2 * (side * side) as u64;
        network
            .best(&transfer(Kind::AllGather, bytes))
            .unwrap()
            .seconds
    };
    let growth = time(32) / time(8);
    assert!((14.0..18.0).contains(&growth), "{growth}");
}

#[test]
fn two_permutations_over_one_link_take_twice_as_long() {
    let network = flat(&torus(&[(4, false)], 1));
    let time = |pairs: &[[usize; 2]]| {
        let route = Route::Pairs(pairs.to_vec());
        let transfer = transfer(Kind::Permute(&route), 64 * MIB);
        let formula = network.best(&transfer).unwrap().seconds;
        let events = network
            .simulate(&transfer, Strategy::DimensionOrdered)
            .unwrap();
        [formula, events.seconds]
    };
    let alone = time(&[[1, 2]]);
    for (both, alone) in time(&[[1, 2], [0, 3]]).iter().zip(alone) {
        assert!((both / alone - 2.0).abs() < 0.01, "{both} {alone}");
    }
    for (apart, alone) in time(&[[1, 2], [3, 0]]).iter().zip(alone) {
        assert!((apart / alone - 1.0).abs() < 0.01, "{apart} {alone}");
    }
    let shift = |offset| Route::Shift {
        offset,
        wrap: false,
    };
    let (one, other) = (shift(1), Route::Pairs(vec![[1, 2]]));
    let transfers = [&one, &other].map(|route| transfer(Kind::Permute(route), 64 * MIB));
    let together = network.simulate_together(&transfers).unwrap().seconds;
    assert!((together / alone[1] - 2.0).abs() < 0.01, "{together}");
}

#[test]
fn peers_hop_over_their_neighbours_and_share_their_links() {
    let machine = torus(&[(16, true), (4, true)], 2);
    let whole = flat(&machine)
        .best(&transfer(Kind::AllReduce, 64 * MIB))
        .unwrap();
    let peers = meshed(&machine, &[("data", 32), ("model", 4)]);
    let timing = peers
        .time(&transfer(Kind::AllReduce, 64 * MIB), Strategy::Hierarchical)
        .unwrap();
    // Y: 3 hops of 1; X: 8 peers, 2 chips apart; there and back.
    assert_eq!(timing.hops, 2 * (3 + 7 * 2));
    assert!(timing.seconds > whole.seconds);
    let links: Vec<LinkSet> = timing.phases.iter().map(|phase| phase.links).collect();
    let [x, y] = [LinkSet::along(0), LinkSet::along(1)];
    assert_eq!(links, [y, x, x, y]);
    // Both cores of a chip sum something of their own: 2 x 64 MiB, 3/4 of it, in two halves.
    let y_bytes = 2.0 * 64.0 * MIB as f64 * 3.0 / 4.0 / 2.0;
    assert!((timing.phases[0].link_bytes / y_bytes - 1.0).abs() < 1e-9);
}

#[test]
fn software_takes_its_time_once_and_for_each_phase() {
    let machine = slice(8192).with_hop_latency(1e-6).unwrap();
    let [once, phase] = [
        machine.settings.collective_overhead_s.value,
        machine.settings.phase_overhead_s.value,
    ];
    let strategy = Strategy::Pincer { colours: 1 };
    let time = |machine: &Machine| {
        flat(machine)
            .time(&transfer(Kind::AllReduce, MIB), strategy)
            .unwrap()
    };
    let (slow, fast) = (time(&machine), time(&bare(machine.clone())));
    // Cores, Y, X, and back.
    assert_eq!(slow.phases.len(), 6);
    assert!((slow.seconds - fast.seconds - once - 6.0 * phase).abs() < 1e-12);
    assert!((slow.overhead_s - once - 6.0 * phase).abs() < 1e-12);
}

#[test]
fn links_between_pods_are_later() {
    let machine = torus(&[(64, false), (4, true)], 2);
    let time = |seconds| {
        let machine = machine.clone().with_cross_pod_latency(seconds).unwrap();
        let timing = flat(&machine).time(&transfer(Kind::AllReduce, MIB), Strategy::Hierarchical);
        timing.unwrap().seconds
    };
    // Once on the way along X, and once back.
    assert!((time(9e-6) - time(1e-6) - 2.0 * 8e-6).abs() < 1e-9);
}

#[test]
fn broadcasts_within_a_pod_do_not_wait_for_links_between_pods() {
    let mut machine = torus(&[(8, true)], 2);
    machine.dims[0].pod = 4;
    let time = |seconds| {
        let machine = machine.clone().with_cross_pod_latency(seconds).unwrap();
        // Pairs of chips: no border is between them.
        let transfer = Transfer {
            axes: &[1],
            ..transfer(Kind::Broadcast { source: 0 }, MIB)
        };
        let network = meshed(&machine, &[("data", 4), ("model", 4)]);
        network.best(&transfer).unwrap().seconds
    };
    assert_eq!(time(9e-6), time(1e-6));
}

#[test]
fn nothing_takes_no_time_but_has_to_make_sense() {
    let network = meshed(&slice(8), &[("data", 8), ("one", 1)]);
    let zero = network.best(&transfer(Kind::AllReduce, 0)).unwrap();
    assert_eq!((zero.seconds, zero.phases.len()), (0.0, 0));
    let alone = Transfer {
        kind: Kind::AllToAll,
        axes: &[1],
        payload_bytes: MIB,
    };
    assert_eq!(network.best(&alone).unwrap().seconds, 0.0);
    assert_eq!(
        network
            .simulate(&alone, Strategy::DimensionOrdered)
            .unwrap()
            .seconds,
        0.0
    );
    let nothing = Transfer {
        kind: Kind::Broadcast { source: 1 },
        ..alone
    };
    assert!(matches!(
        network.best(&nothing),
        Err(SimError::Position { .. })
    ));
}

#[test]
fn what_cannot_be_says_so() {
    let network = meshed(&slice(8), &[("data", 4), ("core", 2)]);
    let refused = |transfer: &Transfer<'_>, strategy| {
        let [time, events] = [
            network.time(transfer, strategy),
            network.simulate(transfer, strategy),
        ];
        let error = time.unwrap_err();
        assert_eq!(events.unwrap_err(), error);
        error.to_string()
    };
    let all_reduce = transfer(Kind::AllReduce, MIB);
    let colours = refused(&all_reduce, Strategy::Pincer { colours: 3 });
    assert!(
        colours.contains("[data] of data=Y,X core=core by phases of 3 colours")
            && colours.contains("there are: one ring, bidirectional ring, phases of 1 colour"),
        "{colours}"
    );
    refused(&all_reduce, Strategy::DimensionOrdered);
    refused(&transfer(Kind::AllToAll, MIB), Strategy::OneRing);
    let axis = |axes| Transfer { axes, ..all_reduce };
    let strategy = Strategy::BidirectionalRing;
    assert!(refused(&axis(&[2]), strategy).contains("index out of range"));
    assert!(refused(&axis(&[0, 0]), strategy).contains("it is named twice"));
    let pairs = |pairs: &[[usize; 2]]| {
        let route = Route::Pairs(pairs.to_vec());
        refused(
            &transfer(Kind::Permute(&route), MIB),
            Strategy::DimensionOrdered,
        )
    };
    assert!(pairs(&[[0, 4]]).contains("expected different targets below 4, found 4"));
    assert!(pairs(&[[0, 1], [2, 1]]).contains("expected different targets below 4, found 1"));
    let order = Route::Reorder(vec![1]);
    let order = refused(
        &transfer(Kind::Permute(&order), MIB),
        Strategy::DimensionOrdered,
    );
    assert!(
        order.contains("expected a permutation of the group's axes [0], found [1]"),
        "{order}"
    );
    let large = flat(&slice(8192)).simulate(&transfer(Kind::AllReduce, MIB), Strategy::OneRing);
    assert!(matches!(large, Err(SimError::TooLarge { .. })), "{large:?}");
    let together = network
        .simulate_together(&[all_reduce])
        .unwrap_err()
        .to_string();
    assert!(together.contains("only permutations"), "{together}");
}

#[test]
fn settings_are_held_to_their_ranges() {
    let error = slice(8).with_link_bandwidth(1e12).unwrap_err().to_string();
    assert!(error.contains("outside 7e10..1e11"), "{error}");
    assert!(slice(8).with_link_bandwidth(f64::NAN).is_err());
    assert!(slice(8).with_hop_latency(-1.0).is_err());
    let error = slice(8).with("speed", 1.0).unwrap_err().to_string();
    assert!(
        error.contains("no setting `speed`; known settings: link_bandwidth"),
        "{error}"
    );
    let any = Pod::list()
        .unwrap()
        .into_iter()
        .find(|pod| pod.chip.is_none())
        .unwrap();
    assert!(matches!(Machine::new(&any), Err(SimError::NoChip { .. })));
    assert_eq!(slice(8192).hosts(), 512);
    assert_eq!(slice(8).hosts(), 1);
    assert_eq!(format!("{:.1e}", slice(8).peak_flops_per_s()), "6.2e13");
}

#[test]
fn thousands_of_chips_are_fast() {
    let machine = slice(8192);
    let start = std::time::Instant::now();
    let network: Network = meshed(&machine, &[("data", 2048), ("model", 4)]);
    let halo = Route::Shift {
        offset: 1,
        wrap: false,
    };
    for kind in [
        Kind::AllReduce,
        Kind::AllGather,
        Kind::AllToAll,
        Kind::Permute(&halo),
    ] {
        for axes in [&[0][..], &[1], &[0, 1]] {
            for payload_bytes in 1..100 {
                let transfer = Transfer {
                    kind,
                    axes,
                    payload_bytes: payload_bytes * MIB,
                };
                network.best(&transfer).unwrap();
            }
        }
    }
    let formulas = start.elapsed();
    let transfer = transfer(Kind::AllReduce, 48 * MIB);
    let strategy = network.best(&transfer).unwrap().strategy;
    network.simulate(&transfer, strategy).unwrap();
    println!(
        "1188 formulas {formulas:?}, an all-reduce by events {:?}",
        start.elapsed() - formulas
    );
    assert!(start.elapsed().as_secs() < 30);
}
