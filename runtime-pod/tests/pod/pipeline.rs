//! Programs in stages: the bits of the same program without, on one rank and on several.

use peapod_pod::{Engine, EngineOptions, Executor, Program, RunError, load};
use peapod_schemas::pod::file::root_as_pod;

use crate::hostile::packed;
use crate::layers::Layers;
use crate::ranks::{Ranks, trained};
use crate::support::options;

const LOCAL: &str = "add(%z, %z)";
const EXCHANGED: &str = "all_reduce(%z) {axes = [0], combiner = max}";

fn program(pod: &[u8]) -> Program {
    load(pod).unwrap_or_else(|error| panic!("{error}"))
}

fn local(pod: &[u8], threads: usize) -> Executor {
    Executor::new(program(pod), options(threads)).unwrap()
}

/// Small programs of 2 and 3 stages.
fn cases() -> Vec<Layers> {
    let mut cases = vec![];
    for (stages, microbatches) in [(2, 1), (3, 3), (4, 2)] {
        for (devices, looped) in [(1, LOCAL), (2, LOCAL), (2, EXCHANGED)] {
            cases.push(Layers {
                stages,
                devices,
                microbatches,
                looped,
            });
        }
    }
    cases
}

#[test]
fn stages_have_the_bits_of_the_whole() {
    for case in cases() {
        let inputs = case.inputs(2);
        let expected = trained(&mut local(&case.whole(), 1), &inputs);
        let pod = case.staged();
        for threads in [1, 2] {
            let mut engine = local(&pod, threads);
            assert!(trained(&mut engine, &inputs) == expected, "{}", case.stages);
            let stages: Vec<usize> = engine.times().iter().map(|it| it.stage).collect();
            assert_eq!(stages.iter().max(), Some(&(case.stages - 1)));
        }
    }
}

#[test]
fn stages_have_the_same_bits_on_any_number_of_ranks() {
    for case in cases() {
        let (pod, inputs) = (case.staged(), case.inputs(2));
        let mut whole = local(&pod, 1);
        let expected = trained(&mut whole, &inputs);
        let devices = case.stages * case.devices;
        for ranks in 1..=devices {
            let engine = Ranks::load(&pod, ranks, options(1));
            if !case.stages.is_multiple_of(ranks) && !ranks.is_multiple_of(case.stages) {
                let error = engine
                    .err()
                    .expect("ranks hold parts of stages")
                    .to_string();
                assert!(error.contains("divides the"), "{error}");
                continue;
            }
            let mut engine = engine.unwrap();
            assert!(trained(&mut engine, &inputs) == expected, "{ranks} ranks");
            assert_eq!(engine.traffic(), whole.traffic(), "{ranks} ranks");
        }
    }
}

/// An error of one stage is one of all, which go on together.
#[test]
fn errors_of_a_stage_are_errors_of_all() {
    for looped in [LOCAL, EXCHANGED] {
        let case = Layers {
            stages: 2,
            devices: 2,
            microbatches: 2,
            looped,
        };
        let pod = case.staged();
        let limited = EngineOptions {
            max_iterations: 20,
            ..options(1)
        };
        let run = |engine: &mut dyn Engine| {
            let mut step = |n: i32| -> Result<Vec<u8>, RunError> {
                for (index, input) in case.inputs(n).iter().enumerate() {
                    engine.set_input(index, input)?;
                }
                engine.step()?;
                engine.output(0)
            };
            let error = step(11).expect_err("two loops of eleven iterations");
            step(3).unwrap();
            error.to_string()
        };
        let expected = run(&mut Executor::new(program(&pod), limited).unwrap());
        let place = "of computation `main` of stage 0, exceeded 20 loop iterations";
        assert!(expected.contains(place), "{expected}");
        for ranks in [1, 2, 4] {
            let found = run(&mut Ranks::load(&pod, ranks, limited).unwrap());
            assert_eq!(found, expected, "{ranks} ranks");
        }
    }
}

/// What several stages hold is the same on all of them, or an error.
#[test]
fn replicas_are_compared_across_stages() {
    let case = cases()[1];
    let mut pipeline = root_as_pod(&case.staged()).unwrap().unpack();
    // One stage counts by another number.
    let stages = pipeline.stages.as_mut().unwrap();
    let constants = &mut stages[1].program.constants;
    let one = constants.chunks_mut(64).rev();
    let one = one.filter(|it| it[..4] == 1_i32.to_le_bytes());
    one.for_each(|it| it[..4].copy_from_slice(&2_i32.to_le_bytes()));
    let pod = packed(&pipeline);
    let check = |engine: &mut dyn Engine| {
        for (index, input) in case.inputs(2).iter().enumerate() {
            engine.set_input(index, input).unwrap();
        }
        engine.step().unwrap();
        engine.check_replicas().unwrap_err().to_string()
    };
    let expected = "output `n` on device 2 is not what device 0 holds";
    assert_eq!(check(&mut local(&pod, 1)), expected);
    for ranks in [2, 4] {
        assert_eq!(
            check(&mut Ranks::load(&pod, ranks, options(1)).unwrap()),
            expected
        );
    }
}
