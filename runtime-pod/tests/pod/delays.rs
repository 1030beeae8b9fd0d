//! Delays of asynchronous pipelines: what files say of them follows from stages and microbatches,
//! and is counted while they run.

use peapod_ir::Mesh;
use peapod_passes::PodOptions;
use peapod_passes::pod::pipeline::asynchronous::{Clock, Decay, DelayOptions};
use peapod_passes::pod::pipeline::stages::Cuts;
use peapod_passes::pod::pipeline::{PipelineOptions, compile};
use peapod_pod::{Engine, EngineOptions, Executor, RunError, load};
use peapod_schemas::pod::delays::BackwardWeights as Read;
use peapod_schemas::pod::file::{BackwardWeights, DelaysT, PodT, StepT, WeightsReadT, root_as_pod};
use proptest::prelude::*;

use crate::hostile::packed;
use crate::networks::Network;
use crate::ranks::Ranks;
use crate::support::options;

/// What backward passes read, with the schedule that has them do so.
const READ: [(Read, &str); 3] = [
    (Read::Newest, "pipemare"),
    (Read::Stashed, "pipedream"),
    (Read::Corrected, "pipemare"),
];

/// A network of a layer for each stage, trained without waiting.
fn asynchronous(stages: usize, microbatches: usize, (read, schedule): (Read, &str)) -> Vec<u8> {
    let mut widths = vec![4; stages + 1];
    widths[0] = 3;
    let network = Network::new(2 * microbatches, &widths);
    let corrects = read == Read::Corrected;
    let pipeline = PipelineOptions {
        schedule: schedule.parse().unwrap(),
        microbatches,
        cuts: Cuts::At((1..stages).map(|it| format!("layer{it}")).collect()),
        rematerialise: false,
        delays: DelayOptions {
            annealing_steps: corrects.then_some(4),
            discrepancy_correction: corrects.then_some(Decay::DEFAULT),
        },
    };
    let pod = PodOptions::new(Mesh::new([("pipe", stages)]), vec![]);
    let program = compile(network.step(), &pod, &pipeline, |_, _| {});
    let program = program.unwrap_or_else(|error| panic!("{error}"));
    let written = peapod_emit::pod::write_pipeline(&program.pipeline);
    written.unwrap_or_else(|error| panic!("{error}"))
}

/// Steps of a run that begins with zeros.
fn trained(engine: &mut dyn Engine, steps: usize) -> Result<(), RunError> {
    let inputs = engine.program().inputs.iter();
    let inputs: Vec<usize> = inputs.map(|port| port.global_bytes()).collect();
    for (index, bytes) in inputs.into_iter().enumerate() {
        engine.set_input(index, &vec![0; bytes])?;
    }
    for _ in 0..steps {
        engine.step()?;
        engine.feed_back()?;
    }
    Ok(())
}

fn run(pod: &PodT, steps: usize) -> Result<(), RunError> {
    let program = load(&packed(pod)).unwrap_or_else(|error| panic!("{error}"));
    trained(&mut Executor::new(program, options(1)).unwrap(), steps)
}

fn unpacked(pod: &[u8]) -> PodT {
    root_as_pod(pod).unwrap().unpack()
}

fn delays(pod: &mut PodT, stage: usize) -> &mut DelaysT {
    pod.stages.as_mut().unwrap()[stage].delays.as_mut().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    /// Files say what the formulas do, and what is counted in a few steps agrees with it.
    #[test]
    fn what_is_counted_is_what_the_formulas_say(
        stages in 2..5_usize,
        microbatches in 1..6_usize,
        read in 0..3_usize,
    ) {
        let read = READ[read];
        let pod = asynchronous(stages, microbatches, read);
        let program = load(&pod).unwrap();
        let clock = Clock { stages, microbatches, parts: 1 };
        for (stage, it) in program.stages.iter().enumerate() {
            let delays = it.delays.as_ref().unwrap();
            let all = 0..microbatches;
            let expected: Vec<usize> = all.clone().map(|it| clock.delay(stage, it)).collect();
            prop_assert_eq!(&delays.updates, &expected);
            let newer = all.clone().map(|it| clock.newer_backward(stage, it));
            let newer = newer.map(|it| if read.0 == Read::Stashed { 0 } else { it });
            prop_assert_eq!(&delays.backward, &newer.collect::<Vec<_>>());
            prop_assert_eq!(delays.backward_weights, read.0);
            prop_assert_eq!(delays.weights.len(), 1);
            for microbatch in all {
                let mut reads = delays.reads.iter().filter(|it| !it.backward);
                prop_assert!(reads.any(|it| it.microbatch == microbatch as i64));
            }
        }
        let mut engine = Executor::new(program, options(1)).unwrap();
        let ran = trained(&mut engine, 2 * stages + 3);
        prop_assert!(ran.is_ok(), "{:?}", ran);
    }
}

/// A change of a pod of three stages and three microbatches, and what is said of it when it runs.
type Caught = (fn(&mut PodT), &'static str);

/// The step of a stage that makes a value.
fn maker(pod: &mut PodT, stage: usize, value: u32) -> &mut StepT {
    let stages = pod.stages.as_mut().unwrap();
    let steps = &mut stages[stage].program.computations[0].steps;
    let mut steps = steps.iter_mut();
    let made = steps.find(|it| it.results.contains(&value));
    made.expect("a step makes it")
}

/// What the forward pass of a microbatch makes of the weights of a stage.
fn forward(pod: &mut PodT, stage: usize, microbatch: i32) -> &mut WeightsReadT {
    let reads = &mut delays(pod, stage).reads;
    let mut reads = reads.iter_mut();
    let own = reads.find(|it| !it.backward && it.microbatch == microbatch);
    own.expect("it reads weights")
}

/// Has the last forward pass of the second stage read the weights that were updated already in
/// their version before.
fn old_weights(pod: &mut PodT) {
    let weights = delays(pod, 1).weights[0].clone();
    let value = forward(pod, 1, 2).value;
    let stages = pod.stages.as_mut().unwrap();
    let old = stages[1].program.inputs[weights.input as usize].value;
    let read = &mut maker(pod, 1, value).operands;
    let place = read.iter_mut().find(|it| **it == weights.updated);
    *place.expect("it reads what was updated") = old;
}

const CAUGHT: [Caught; 3] = [
    (
        old_weights,
        "stage 1: expected 0 updates of `w1` between the forward pass of microbatch 2 and the \
         version that its backward pass reads, found 1",
    ),
    (
        |pod| {
            old_weights(pod);
            delays(pod, 1).reads.retain(|it| !it.backward);
        },
        "stage 1: expected 0 updates of `w1` between the forward pass of microbatch 2 and the update \
         by its minibatch, found 1",
    ),
    (
        // What is of the last microbatch is said to be of the first, too.
        |pod| {
            let mut last = forward(pod, 1, 2).clone();
            last.microbatch = 0;
            delays(pod, 1).reads.push(last);
        },
        "stage 1: expected 1 updates of `w1` between the forward pass of microbatch 0 and the update \
         by its minibatch, found others",
    ),
];

#[test]
fn programs_that_do_otherwise_are_caught_while_they_run() {
    let sound = unpacked(&asynchronous(3, 3, READ[0]));
    run(&sound, 8).unwrap();
    for (number, (change, expected)) in CAUGHT.into_iter().enumerate() {
        let mut pod = sound.clone();
        change(&mut pod);
        let found = run(&pod, 8).expect_err(&format!("case {number}"));
        assert!(matches!(found, RunError::Delay(_)), "{found:?}");
        assert_eq!(found.to_string(), expected, "case {number}");
        // An error of one rank is one of all.
        let engine = Ranks::load(&packed(&pod), 3, EngineOptions::default());
        let ranks = trained(&mut engine.unwrap(), 8).expect_err("on ranks");
        assert_eq!(ranks.to_string(), expected, "case {number}");
    }
}

/// A change of what a file says, and what is said of it when it is read.
type Refused = (fn(&mut PodT), &'static str);

const REFUSED: [Refused; 12] = [
    (
        |pod| delays(pod, 0).updates[1] += 1,
        "stage 0, delays: expected 1 updates between the forward pass of microbatch 1",
    ),
    (
        |pod| delays(pod, 0).backward[0] = 7,
        "stage 0, delays: expected weights that are 2 updates newer in the backward pass of \
         microbatch 0, found 7",
    ),
    (
        |pod| delays(pod, 1).backward_weights = BackwardWeights::Stashed,
        "stage 1, delays: expected weights that are 0 updates newer",
    ),
    (
        |pod| delays(pod, 2).backward_weights = BackwardWeights::Stashed,
        "stages: expected microbatches and weights of delays Some((3, Newest)), found Some((3, \
         Stashed))",
    ),
    (
        |pod| delays(pod, 0).backward_weights = BackwardWeights(9),
        "expected weights that backward passes read, found 9",
    ),
    (
        |pod| pod.stages.as_mut().unwrap()[1].delays = None,
        "expected microbatches and weights of delays Some((3, Newest)), found None",
    ),
    (
        |pod| delays(pod, 0).updates.clear(),
        "stage 0, delays: expected microbatches, found none",
    ),
    (
        |pod| delays(pod, 0).backward.truncate(2),
        "stage 0, delays: expected microbatches 3, found 2",
    ),
    (|pod| delays(pod, 0).weights[0].input = 99, "found input 99"),
    (
        |pod| delays(pod, 0).weights[0].updated = u32::MAX,
        "found value 4294967295",
    ),
    (
        |pod| delays(pod, 0).reads[0].microbatch = i32::MIN,
        "found microbatch -2147483648",
    ),
    (
        |pod| {
            pod.version = 4;
            let stages = pod.stages.iter_mut().flatten();
            stages.for_each(|it| it.program.version = 4);
        },
        "stage 0, delays: expected version 5 of what has delays, found 4",
    ),
];

#[test]
fn delays_that_do_not_follow_are_refused() {
    let sound = unpacked(&asynchronous(3, 3, READ[0]));
    assert_eq!(sound.version, 5);
    for (number, (change, expected)) in REFUSED.into_iter().enumerate() {
        let mut pod = sound.clone();
        change(&mut pod);
        let found = load(&packed(&pod)).map_or_else(|error| error.to_string(), |_| String::new());
        assert!(found.contains(expected), "case {number}: {found}");
    }
}

/// A number that is likely to be near one that is right.
fn numbers() -> impl Strategy<Value = u32> {
    prop_oneof![0..40_u32, any::<u32>()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    /// Whatever a file says of its delays, it is refused, or runs, or is caught.
    #[test]
    fn hostile_delays_are_no_panic(
        (stage, at, number) in (0..2_usize, any::<prop::sample::Index>(), numbers()),
        (field, backward) in (0..9_u8, any::<bool>()),
    ) {
        let mut pod = HOSTILE.with(PodT::clone);
        let it = delays(&mut pod, stage);
        let read = at.index(it.reads.len());
        match field {
            0 => it.updates[at.index(2)] = number,
            1 => it.backward.push(number),
            2 => it.weights[0].input = number as i32,
            3 => it.weights[0].older = number as i32,
            4 => it.weights[0].average = number as i32,
            5 => it.weights[0].updated = number,
            6 => it.reads[read].value = number,
            7 => it.reads[read].microbatch = number as i32 % 8,
            _ => it.reads[read].backward = backward,
        }
        if let Ok(program) = load(&packed(&pod)) {
            let ran = trained(&mut Executor::new(program, options(1)).unwrap(), 5);
            prop_assert!(ran.is_ok() || matches!(ran, Err(RunError::Delay(_))), "{:?}", ran);
        }
    }
}

thread_local! {
    static HOSTILE: PodT = unpacked(&asynchronous(2, 2, READ[1]));
}
