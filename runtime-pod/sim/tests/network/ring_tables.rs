//! Closed forms against figures computed elsewhere: two phases and one ring on 128 x 32 chips.

use peapod_sim::link_set::LinkSet;
use peapod_sim::network::{Kind, Strategy, Timing, Transfer};

use crate::machines::{bare, flat, slice, torus, without_latency};

fn all_reduce(payload_bytes: u64) -> Transfer<'static> {
    Transfer {
        kind: Kind::AllReduce,
        axes: &[0],
        payload_bytes,
    }
}

fn seconds(timing: &Timing, links: LinkSet) -> f64 {
    let phases = timing.phases.iter().filter(|phase| phase.links == links);
    phases.map(|phase| phase.end_s - phase.start_s).sum()
}

#[test]
fn two_phases_are_316_hops_and_one_ring_8190() {
    let network = flat(&slice(8192));
    let hops = |strategy| {
        network
            .time(&all_reduce(51_114_000), strategy)
            .unwrap()
            .hops
    };
    assert_eq!(hops(Strategy::Pincer { colours: 1 }), 316);
    assert_eq!(hops(Strategy::OneRing), 8190);
    assert_eq!(hops(Strategy::BidirectionalRing), 8190);
}

/// Milliseconds along Y and X, where X is a ring too.
#[test]
fn phases_take_what_the_table_says() {
    let resnet = 2 * 25_557_032;
    let bert = 668_000_000;
    println!("payload        W     Y ms    X ms");
    for (payload, gb, y, x) in [
        (resnet, 70.0, "0.707", "0.023"),
        (resnet, 82.0, "0.604", "0.019"),
        (resnet, 100.0, "0.495", "0.016"),
        (bert, 70.0, "9.245", "0.296"),
        (bert, 82.0, "7.892", "0.253"),
        (bert, 100.0, "6.471", "0.207"),
    ] {
        let machine = without_latency(torus(&[(128, true), (32, true)], 2));
        let machine = machine.with_link_bandwidth(gb * 1e9).unwrap();
        let timing = flat(&machine)
            .time(&all_reduce(payload), Strategy::Pincer { colours: 1 })
            .unwrap();
        let ms = |dim| format!("{:.3}", seconds(&timing, LinkSet::along(dim)) * 1e3);
        println!("{payload:>9} B {gb:>5} {:>8} {:>7}", ms(1), ms(0));
        assert_eq!([ms(1), ms(0)], [y, x].map(str::to_owned));
    }
}

#[test]
fn a_line_takes_twice_as_long_as_a_ring() {
    let time = |wrap| {
        let network = flat(&without_latency(torus(&[(16, wrap)], 2)));
        let timing = network.time(&all_reduce(1 << 26), Strategy::BidirectionalRing);
        seconds(&timing.unwrap(), LinkSet::along(0))
    };
    assert!((time(false) / time(true) - 2.0).abs() < 1e-9);
}

#[test]
fn an_all_reduce_does_not_grow_with_the_devices() {
    let time = |chips| {
        let network = flat(&torus(&[(chips, true), (chips, true)], 2));
        network.best(&all_reduce(1 << 28)).unwrap().seconds
    };
    let (few, many) = (time(4), time(32));
    assert!(many < few * 1.15, "{few} {many}");
}

#[test]
fn the_fastest_strategy_is_chosen_and_all_are_shown() {
    let network = flat(&bare(slice(8192)));
    let all = network.candidates(&all_reduce(51_114_000)).unwrap();
    for timing in &all {
        let ms = timing.seconds * 1e3;
        println!(
            "{:<24} {ms:>8.3} ms {:>6} hops",
            timing.strategy.to_string(),
            timing.hops
        );
    }
    assert!(all.is_sorted_by(|a, b| a.seconds <= b.seconds));
    assert_eq!(all.len(), 6);
    assert_eq!(network.best(&all_reduce(51_114_000)).unwrap(), all[0]);
    // Where X is a line, a colour that begins along it is late.
    assert!(matches!(
        all[0].strategy,
        Strategy::Pincer { colours: 1 } | Strategy::Hierarchical
    ));
}
