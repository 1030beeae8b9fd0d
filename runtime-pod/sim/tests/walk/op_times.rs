//! Times of kernels from a file: what is given replaces the model, and nothing else.

use std::sync::Arc;

use peapod_sim::op_times::{OpTimes, template};
use peapod_sim::report::Report;
use peapod_sim::schedule::Overlap;
use peapod_sim::simulation::{Options, Work};

use crate::pipelines::{in_stages, simulated as staged};
use crate::support::{exported, options, pod, walk};

fn step() -> Vec<u8> {
    pod(
        exported("transformer_remat_dropout_lamb.mlir"),
        &[("data", 8)],
    )
}

fn given(text: &str) -> Options {
    let op_times = Arc::new(OpTimes::parse(text).unwrap_or_else(|error| panic!("{error:?}")));
    Options {
        op_times,
        ..options(Overlap::None)
    }
}

fn simulated(bytes: &[u8], options: &Options) -> (String, Report) {
    let (simulation, report) = walk(bytes, 8, options).unwrap();
    let program = peapod_schemas::pod::read(bytes).unwrap();
    (template(&program, &simulation), report)
}

#[test]
fn a_template_gives_the_times_of_the_model() {
    let bytes = step();
    let (text, model) = simulated(&bytes, &options(Overlap::None));
    assert!(model.op_times.is_none());
    let (again, report) = simulated(&bytes, &given(&text));
    assert_eq!(text, again);
    assert_eq!(model.step_seconds, report.step_seconds);
    let times = report.op_times.unwrap();
    assert_eq!((times.share, times.unmatched_lines), (1.0, vec![]));
    assert!(text.lines().count() > 100, "{}", text.lines().count());
}

#[test]
fn rows_replace_what_they_match() {
    let bytes = step();
    let (_, model) = simulated(&bytes, &options(Overlap::None));
    let text = "op,shape,seconds\nno such op,,1\n*dot_general*,,2e-3\n,bf16[*,0\n";
    let (simulation, _) = walk(&bytes, 8, &given(text)).unwrap();
    let (_, report) = simulated(&bytes, &given(text));
    let program = peapod_schemas::pod::read(&bytes).unwrap();
    let (mut products, mut before_s) = (0.0, 0.0);
    let plain = walk(&bytes, 8, &options(Overlap::None)).unwrap().0;
    let runs = simulation.iterations();
    for (timeline, plain) in simulation.timelines.iter().zip(&plain.timelines) {
        let (Some(timeline), Some(plain)) = (timeline, plain) else {
            continue;
        };
        let steps = &program.computations[timeline.computation].steps;
        let runs = runs[timeline.computation] as f64;
        for (work, plain) in timeline.work.iter().zip(&plain.work) {
            let (Work::Kernel(kernel, time), Work::Kernel(_, plain)) = (work, plain) else {
                continue;
            };
            let mut ops = kernel.steps.iter().map(|&it| steps[it].op.name());
            if ops.any(|op| op == "dot_general") {
                assert_eq!(time.seconds(), 2e-3);
                products += runs;
                before_s += plain.seconds() * runs;
            } else {
                assert_eq!(time.seconds(), plain.seconds());
            }
        }
    }
    let times = report.op_times.unwrap();
    assert_eq!(times.unmatched_lines, [2, 4]);
    assert!((times.seconds - 2e-3 * products).abs() < 1e-12);
    let expected = model.step_seconds - before_s + 2e-3 * products;
    assert!((report.step_seconds / expected - 1.0).abs() < 1e-9);
}

/// Kernels of different stages have the same names: a template tells them apart.
#[test]
fn stages_have_times_of_their_own() {
    let program = peapod_schemas::pod::read(&in_stages("gpipe", 4)).unwrap();
    let times = |options: &Options| {
        let (simulation, report) = staged(&program, options);
        (template(&program, &simulation), report)
    };
    let (text, model) = times(&options(Overlap::None));
    let (again, report) = times(&given(&text));
    assert_eq!(text, again);
    assert_eq!(model.step_seconds, report.step_seconds);
    assert_eq!(report.op_times.unwrap().unmatched_lines, [0; 0]);
    // What a stage's core does by a file, beside what it does by the model.
    let busy = |report: &Report| -> Vec<f64> {
        let stages = &report.pipeline.as_ref().expect("a pipeline").stages;
        stages.iter().map(|it| it.busy_seconds).collect()
    };
    let longer = |text: &str| -> Vec<bool> {
        let (before, after) = (busy(&model), busy(&times(&given(text)).1));
        let pairs = before.iter().zip(&after);
        pairs.map(|(before, after)| after > before).collect()
    };
    let slow = "stage,op,seconds\n2,*dot_general*,5e-2\n";
    assert_eq!(longer(slow), [false, false, true, false]);
    assert_eq!(longer("op,seconds\n*dot_general*,5e-2\n"), [true; 4]);
    // A program without stages has none of these kernels.
    let (_, report) = simulated(&step(), &given(slow));
    assert_eq!(report.op_times.unwrap().unmatched_lines, [2]);
}
