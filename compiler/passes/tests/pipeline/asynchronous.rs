//! Asynchronous pipelines yield what asynchronous SGD yields that is done slot by slot: plain loops
//! over a network of their own (`reference.rs`).

use peapod_emit::pod::write_pipeline;
use peapod_ir::eval::Tensor;
use peapod_ir::plan::pod::PodStage;
use peapod_ir::{Module, TensorType};
use peapod_passes::PodOptions;
use peapod_passes::pod::pipeline::asynchronous::{Decay, DelayOptions};
use peapod_passes::pod::pipeline::stages::Cuts;
use peapod_passes::pod::pipeline::{PipelineOptions, PipelineProgram, compile};
use peapod_schemas::pod::read;
use proptest::prelude::*;

use crate::programs::Network;
use crate::reference::{Data, Matrix, Reference, matrix, zip};
use crate::{expected, inputs, mesh, numbers, options, pipelined, run};

/// What is trained, and how.
pub(super) struct Case {
    pub(super) network: Network,
    /// The stage of each layer.
    pub(super) stages: Vec<usize>,
    pub(super) microbatches: usize,
    pub(super) stashed: bool,
    pub(super) annealing_steps: Option<usize>,
    pub(super) decay: Option<f64>,
    /// Whether backward passes compute activations again, of the weights that they read.
    pub(super) rematerialise: bool,
    pub(super) steps: usize,
}

impl Case {
    fn new(stages: usize, microbatches: usize) -> Self {
        let layers = stages + 1;
        let widths: Vec<usize> = (0..=layers).map(|it| 3 + it % 2).collect();
        Self {
            network: Network {
                scheduled: true,
                ..Network::new(2 * microbatches, &widths)
            },
            stages: (0..layers).map(|it| it.min(stages - 1)).collect(),
            microbatches,
            stashed: false,
            annealing_steps: None,
            decay: None,
            rematerialise: false,
            steps: 7,
        }
    }

    pub(super) fn count(&self) -> usize {
        self.stages.iter().max().map_or(1, |it| it + 1)
    }

    fn options(&self) -> PipelineOptions {
        let layers = 0..self.stages.len();
        let starts = layers
            .skip(1)
            .filter(|it| self.stages[*it] != self.stages[it - 1]);
        let name = if self.stashed {
            "pipedream"
        } else {
            "pipemare"
        };
        PipelineOptions {
            cuts: Cuts::At(starts.map(|it| format!("layer{it}")).collect()),
            delays: DelayOptions {
                annealing_steps: self.annealing_steps,
                discrepancy_correction: self.decay.map(|it| it.to_string().parse().unwrap()),
            },
            rematerialise: self.rematerialise,
            ..options(name, self.microbatches)
        }
    }

    fn data(&self, module: &Module) -> Vec<Data> {
        let all = inputs(module);
        let last: Vec<&TensorType> = all[all.len() - 4..].iter().map(Tensor::ty).collect();
        let step = |step: u64| [0, 1, 2].map(|it| numbers(last[it], 100 + 3 * step + it as u64));
        (0..self.steps as u64).map(step).collect()
    }

    /// Per step: the loss, and the weights of all layers.
    fn reference(&self, start: &[Tensor], data: &[Data]) -> Vec<(f64, Vec<Matrix>)> {
        let mut run = Reference::new(self, start, data);
        let last = self.steps * self.microbatches + self.count() - 1;
        for time in 0..last {
            for stage in 0..self.count().min(time + 1) {
                let slot = time - stage;
                if slot < self.steps * self.microbatches {
                    run.slot(stage, slot);
                }
            }
        }
        run.found
    }
}

/// Results of every step of a pipeline, which gets back what replaces its arguments.
fn trained(program: &PipelineProgram, start: &[Tensor], data: &[Data]) -> Vec<Vec<Tensor>> {
    let interface = &program.pipeline.interface;
    let zeros = |ty: &TensorType| Tensor::new(ty.clone(), vec![0; ty.size_bytes()]).unwrap();
    let mut arguments = start.to_vec();
    let in_flight = interface.inputs[start.len()..].iter();
    arguments.extend(in_flight.map(|port| {
        assert!(port.in_flight, "`{}`", port.name);
        zeros(&port.global)
    }));
    let steps = data.iter().map(|data| {
        for (at, value) in (start.len() - 4..).zip(data) {
            arguments[at] = value.clone();
        }
        let found = run(program, &arguments);
        for (port, value) in interface.outputs.iter().zip(&found) {
            if let Some(input) = port.replaces {
                arguments[input] = value.clone();
            }
        }
        found
    });
    steps.collect()
}

/// The largest difference between a pipeline and the reference.
fn difference(case: &Case, over: &str) -> f64 {
    let module = case.network.step();
    let (start, data) = (inputs(&module), case.data(&module));
    let program = pipelined(&module, over, &case.options());
    let expected = case.reference(&start, &data);
    let mut worst: f64 = 0.0;
    for (found, (loss, weights)) in trained(&program, &start, &data).iter().zip(&expected) {
        let layers = weights.len();
        let parameters = layers * (1 + usize::from(case.network.biased));
        let own = found[2 * parameters + 1].scalars()[0].double();
        worst = worst.max((own - loss).abs() / loss.abs().max(1e-3));
        for (found, weights) in found.iter().zip(weights) {
            let apart = zip(&matrix(found), weights, |a, b| (a - b).abs());
            worst = apart.into_iter().flatten().fold(worst, f64::max);
        }
    }
    assert!(worst.is_finite());
    worst
}

#[test]
fn stages_train_as_if_they_were_done_slot_by_slot() {
    let cases = [
        (1, 1),
        (1, 2),
        (2, 1),
        (3, 1),
        (4, 1),
        (2, 2),
        (2, 4),
        (3, 2),
        (3, 3),
        (3, 4),
        (4, 3),
    ];
    for (stages, microbatches) in cases {
        for stashed in [false, true] {
            let case = Case {
                stashed,
                ..Case::new(stages, microbatches)
            };
            let worst = difference(&case, &format!("pipe={stages}"));
            assert!(worst < 1e-5, "{stages}, {microbatches}, {stashed}: {worst}");
        }
    }
}

#[test]
fn one_stage_is_synchronous() {
    let case = Case::new(1, 3);
    let module = case.network.step();
    let program = pipelined(&module, "pipe=1", &case.options());
    let interface = &program.pipeline.interface;
    assert!(interface.inputs.iter().all(|port| !port.in_flight));
    let (mut start, data) = (inputs(&module), case.data(&module));
    for found in trained(&program, &start, &data[..1]) {
        let at = start.len() - 4;
        start.splice(at..at + 3, data[0].clone());
        let worst = crate::difference(&found, &expected(&module, &start));
        assert!(worst < 1e-6, "{worst}");
    }
}

#[test]
fn delays_are_corrected_as_the_paper_says() {
    let cases = [
        (Some(4), None),
        (None, Some(0.3)),
        (Some(20), Some(0.135_335_283_236_612_7)),
    ];
    for (stages, microbatches) in [(2, 2), (3, 1), (3, 2), (3, 4)] {
        for (annealing_steps, decay) in cases {
            let case = Case {
                annealing_steps,
                decay,
                ..Case::new(stages, microbatches)
            };
            let worst = difference(&case, &format!("pipe={stages}"));
            assert!(worst < 1e-5, "{stages}, {microbatches}: {worst}");
        }
    }
}

/// The gradient of a bias that a stage adds last is a sum of what the next stage makes.
#[test]
fn biases_are_updated_where_they_are() {
    for (stages, microbatches) in [(2, 2), (3, 2), (4, 3)] {
        for residual in [false, true] {
            let mut case = Case::new(stages, microbatches);
            case.network.biased = true;
            case.network.residual = residual;
            let worst = difference(&case, &format!("pipe={stages}"));
            assert!(
                worst < 1e-5,
                "{stages}, {microbatches}, {residual}: {worst}"
            );
        }
    }
}

#[test]
fn stages_are_replicated_over_data() {
    for stashed in [false, true] {
        let mut case = Case {
            stashed,
            annealing_steps: Some(5),
            decay: (!stashed).then_some(0.2),
            ..Case::new(3, 2)
        };
        case.network.batch = 8;
        let worst = difference(&case, "pipe=3,data=2");
        assert!(worst < 1e-5, "{worst}");
    }
}

/// A program that anneals over more steps goes on from as many as there were.
#[test]
fn all_steps_are_counted() {
    let case = Case {
        annealing_steps: Some(1),
        ..Case::new(2, 2)
    };
    let module = case.network.step();
    let program = pipelined(&module, "pipe=2", &case.options());
    let found = trained(&program, &inputs(&module), &case.data(&module));
    let mut ports = program.pipeline.interface.outputs.iter();
    let at = ports.position(|port| port.name == "stage0.steps");
    let counted = &found[case.steps - 1][at.expect("the first stage counts")];
    assert_eq!(counted.scalars()[0].double(), case.steps as f64);
}

/// Bytes of weights on each stage between steps, in those of one version.
fn held(program: &PipelineProgram) -> Vec<f64> {
    let bytes = |stage: &PodStage, of: &dyn Fn(&str) -> bool| {
        let ports = stage.interface.inputs.iter().filter(|port| of(&port.name));
        ports.map(|port| port.global.size_bytes()).sum::<usize>() as f64
    };
    let own = |name: &str| name.starts_with('w') && name != "weights";
    let kept = |name: &str| name.contains(".stash.") || name.contains(".average_change.");
    let stages = program.pipeline.stages.iter();
    stages
        .map(|it| (bytes(it, &own) + bytes(it, &kept)) / bytes(it, &own))
        .collect()
}

#[test]
fn weights_are_held_once_or_once_a_version() {
    let of = |case: &Case| {
        let module = case.network.step();
        let program = pipelined(&module, "pipe=4", &case.options());
        (held(&program), program.clock.expect("it is asynchronous"))
    };
    assert_eq!(of(&Case::new(4, 2)).0, [1.0; 4]);
    // The weights of the first layer are read by no backward pass.
    let corrected = Case {
        decay: Some(0.2),
        ..Case::new(4, 2)
    };
    assert_eq!(of(&corrected).0, [1.0, 2.0, 2.0, 1.0]);
    let stashed = Case {
        stashed: true,
        ..Case::new(4, 2)
    };
    let (held, clock) = of(&stashed);
    assert_eq!(held, [1.0, 3.0, 2.0, 1.0]);
    let versions = (1..4).map(|stage| clock.versions(stage) as f64);
    assert_eq!(held[1..], versions.collect::<Vec<_>>());
}

#[test]
fn files_say_what_is_in_flight() {
    let case = Case::new(3, 2);
    let program = pipelined(&case.network.step(), "pipe=3,data=2", &case.options());
    let bytes = write_pipeline(&program.pipeline).unwrap_or_else(|error| panic!("{error}"));
    let found = read(&bytes).unwrap_or_else(|error| panic!("{error}"));
    let own = program
        .pipeline
        .interface
        .inputs
        .iter()
        .map(|port| port.in_flight);
    let own: Vec<bool> = own.collect();
    let found: Vec<bool> = found.inputs.iter().map(|port| port.in_flight).collect();
    assert_eq!(found, own);
    // They are the last ones.
    assert!(own.is_sorted() && own.contains(&true));
}

#[test]
fn what_waits_for_all_is_refused() {
    let refused = |network: Network, options: &PipelineOptions| {
        let pod = PodOptions::new(mesh("pipe=2"), vec![]);
        let error = compile(network.step(), &pod, options, |_, _| {}).map(drop);
        let what = format!("{network:?} with {} is refused", options.schedule);
        error.expect_err(&what).to_string()
    };
    let network = || Network::new(8, &[4, 4, 4, 4]);
    let mare = PipelineOptions {
        cuts: Cuts::At(vec!["layer1".to_owned()]),
        ..options("pipemare", 2)
    };
    let clipped = Network {
        clipped: true,
        ..network()
    };
    let found = refused(clipped, &mare);
    assert!(
        found.contains("gradients of several stages, 0 and 1"),
        "{found}"
    );
    // Three matrices, and what the optimiser keeps of each.
    assert!(
        found.contains("for `w0`, `w1`, `w2`, `m0` and 2 more"),
        "{found}"
    );
    let tied = Network {
        tied: true,
        ..network()
    };
    let found = refused(tied, &mare);
    assert!(found.contains("stage"), "{found}");
    let weighted = Network {
        weighted: true,
        ..network()
    };
    let found = refused(weighted, &mare);
    assert!(found.contains("over all microbatches"), "{found}");
    let delays = DelayOptions {
        discrepancy_correction: Some(Decay::DEFAULT),
        ..DelayOptions::default()
    };
    for schedule in ["1f1b", "pipedream"] {
        let wrong = PipelineOptions {
            delays,
            ..options(schedule, 2)
        };
        let found = refused(network(), &wrong);
        assert!(found.contains("nothing is to be corrected"), "{found}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]
    #[test]
    fn random_pipelines_train_as_if_slot_by_slot(
        (stages, more, microbatches) in (1..5_usize, 0..3_usize, 1..5_usize),
        [stashed, residual, biased, rematerialise] in any::<[bool; 4]>(),
        annealing_steps in proptest::option::of(1..12_usize),
        decay in proptest::option::of(0.05..0.9_f64),
        data in 1..3_usize,
    ) {
        let layers = stages + more;
        let narrow = |it: usize| usize::from(!residual) * (it % 2);
        let widths: Vec<usize> = (0..=layers).map(|it| 4 - narrow(it)).collect();
        let case = Case {
            network: Network {
                scheduled: true,
                residual,
                biased,
                ..Network::new(2 * data * microbatches, &widths)
            },
            stages: (0..layers).map(|it| it.saturating_sub(more)).collect(),
            stashed,
            annealing_steps,
            decay: decay.filter(|_| !stashed),
            rematerialise,
            ..Case::new(stages, microbatches)
        };
        let worst = difference(&case, &format!("pipe={stages},data={data}"));
        prop_assert!(worst < 1e-5, "{worst}");
    }
}
