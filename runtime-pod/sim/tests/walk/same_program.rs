//! Executor and simulator walk the same bytes: as many steps of every kind, as many collectives,
//! and as many bytes in them.

use peapod_pod::{Engine, EngineOptions, Executor, load};
use peapod_sim::schedule::Overlap;

use crate::support::{exported, options, pod, walk};

/// Cores of the slice.
const CORES: usize = 8;

fn check(name: &str, mesh: &[(&str, usize)]) {
    let bytes = pod(exported(name), mesh);
    let (simulation, report) = walk(&bytes, CORES, &options(Overlap::Async)).unwrap();
    let mut executor = Executor::new(load(&bytes).unwrap(), EngineOptions::default()).unwrap();
    executor.step().unwrap();
    let iterations = simulation.iterations();
    let program = peapod_schemas::pod::read(&bytes).unwrap();
    let mut steps = 0;
    for time in executor.times() {
        let step = &program.computations[time.computation].steps[time.step];
        let (own, devices) = (iterations[time.computation], CORES as u64);
        // What devices do together is counted once.
        let runs = [own, own * devices];
        let place = program.place(time.computation, time.step);
        assert!(
            runs.contains(&time.runs),
            "{name}: {place}: {} runs, {own} iterations",
            time.runs
        );
        assert!(
            step.op.collective().is_none() || time.runs == own,
            "{name}: {place}"
        );
        steps += own;
    }
    assert_eq!(report.instructions, steps, "{name}");
    for traffic in executor.traffic() {
        let of_kind = report
            .collectives
            .iter()
            .filter(|it| it.kind == traffic.kind.name());
        let (count, bytes) = of_kind.fold((0, 0), |(count, bytes), it| {
            (count + it.count, bytes + it.bytes)
        });
        let kind = traffic.kind.name();
        assert_eq!(
            (traffic.count, traffic.payload_bytes),
            (count, bytes),
            "{name}: {kind}"
        );
    }
}

#[test]
fn a_convolutional_step_has_as_many_steps_and_collectives() {
    check("cnn_momentum.mlir", &[("data", 8)]);
}

#[test]
fn a_transformer_has_as_many_on_two_axes() {
    check(
        "transformer_remat_dropout_lamb.mlir",
        &[("data", 4), ("model", 2)],
    );
}

#[test]
fn loops_take_as_many_turns() {
    check("random_dropout.mlir", &[("data", 8)]);
}
