//! What is known of schedules holds of their tables.

use proptest::prelude::*;

use super::{Schedule, Slot, Table, Timing, Work};

fn table(schedule: &str, devices: usize, microbatches: usize) -> Table {
    let schedule: Schedule = schedule.parse().expect("a schedule");
    schedule
        .table(devices, microbatches, true)
        .expect("a table")
}

/// A backward pass takes twice as long as a forward pass, half of it for gradients of parameters,
/// and stages of a device share its time.
fn timing(table: &Table) -> Timing {
    let (splits, share) = (
        table.splits_backward(),
        table.devices.len() as f64 / table.stages() as f64,
    );
    let seconds = |slot: Slot| match slot.work {
        Work::Backward if !splits => 2.0 * share,
        Work::Forward | Work::Backward | Work::Weights => share,
    };
    table.timing(seconds).expect("it can be done")
}

fn bubble(schedule: &str, devices: usize, microbatches: usize) -> f64 {
    timing(&table(schedule, devices, microbatches)).bubble()
}

#[test]
fn bubbles_are_those_of_the_papers() {
    for (devices, microbatches) in [(2, 2), (4, 8), (4, 32), (8, 16), (3, 7)] {
        let (k, m) = (devices as f64, microbatches as f64);
        let expected = (k - 1.0) / (m + k - 1.0);
        for schedule in ["gpipe", "1f1b"] {
            let found = bubble(schedule, devices, microbatches);
            assert!(
                (found - expected).abs() < 1e-12,
                "{schedule}: {found}, {expected}"
            );
        }
        let h1 = bubble("zb-h1", devices, microbatches);
        let h2 = bubble("zb-h2", devices, microbatches);
        let v = bubble("zb-v", devices, microbatches);
        let thirds = (k - 1.0) / (3.0 * m + k - 1.0);
        assert!((h1 - thirds).abs() < 1e-12, "zb-h1: {h1}, {thirds}");
        assert!(v < expected, "{v}, {expected}");
        assert!(h2 <= h1, "{h2}, {h1}");
    }
    // Two stages on each device halve what is lost.
    let (k, m) = (4.0, 16.0);
    let found = bubble("interleaved:2", 4, 16);
    let expected = (k - 1.0) / (2.0 * m + k - 1.0);
    assert!((found - expected).abs() < 1e-12, "{found}, {expected}");
}

#[test]
fn activations_that_are_kept_are_those_of_the_papers() {
    for (devices, microbatches) in [(2, 8), (4, 16), (8, 32)] {
        let falling: Vec<usize> = (1..=devices).rev().collect();
        assert_eq!(
            table("gpipe", devices, microbatches).most_kept(),
            vec![microbatches; devices]
        );
        assert_eq!(table("1f1b", devices, microbatches).most_kept(), falling);
        let h1 = table("zb-h1", devices, microbatches).most_kept();
        assert_eq!(h1, vec![devices; devices]);
        let h2 = table("zb-h2", devices, microbatches).most_kept();
        assert!(h2.iter().all(|kept| *kept < 2 * devices), "{h2:?}");
        // Of stages half as long.
        let v = table("zb-v", devices, microbatches).most_kept();
        assert!(v.iter().all(|kept| *kept <= 2 * devices), "{v:?}");
    }
}

#[test]
fn a_table_of_the_users_is_checked() {
    let parse = |text: &str| text.parse::<Table>().expect("a table");
    let good = "F0.0 F0.1 B0.0 B0.1  # first\nF1.0 B1.0 F1.1 B1.1\n";
    let table = Schedule::Table(parse(good))
        .table(2, 2, true)
        .expect("it can be done");
    assert_eq!(table.to_string().parse::<Table>().expect("printed"), table);
    for (text, problem) in [
        (
            "F0.0 B0.0 F0.1 B0.1\nF1.1 B1.1 F1.0 B1.0",
            "waits for what comes after it",
        ),
        ("F0.0 F0.1 B0.0\nF1.0 B1.0 F1.1 B1.1", "B0.1 is missing"),
        (
            "F0.0 F0.1 B0.0 B0.1\nF1.0 B1.0 F1.1 B1.1 B1.1",
            "B1.1 is done twice",
        ),
        (
            "F0.0 F0.1 B1.0 B0.1\nF1.0 B0.0 F1.1 B1.1",
            "on another device",
        ),
        (
            "F0.0 F0.1 F0.2 B0.0 B0.1\nF1.0 B1.0 F1.1 B1.1",
            "no slot of 2 microbatches",
        ),
        ("F0.0 F0.1 B0.0 B0.1", "is for 1 devices"),
    ] {
        let error = Schedule::Table(parse(text))
            .table(2, 2, true)
            .expect_err("it cannot");
        assert!(error.to_string().contains(problem), "{error}");
    }
    for text in ["", "F0", "X0.0", "F0.a", "F-1.0"] {
        assert!(text.parse::<Table>().is_err(), "{text:?}");
    }
}

proptest! {
    #[test]
    fn every_schedule_can_be_done(
        devices in 1..7_usize,
        groups in 1..5_usize,
        schedule in 0..7_usize,
    ) {
        let names = ["gpipe", "1f1b", "interleaved:3", "zb-h1", "zb-h2", "zb-v", "bidirectional"];
        let schedule: Schedule = names[schedule].parse().expect("a schedule");
        for backward in [true, false] {
            let table = schedule.table(devices, groups * devices, backward).expect("a table");
            prop_assert!(table.timing(|_| 1.0).is_ok());
        }
    }
}
