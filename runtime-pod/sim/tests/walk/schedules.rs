//! What every schedule keeps, and what overlap and memory do to it.

use peapod_sim::link_set::LinkSet;
use peapod_sim::memory::{Buffer, Category};
use peapod_sim::schedule::{Limits, Overlap, Resource, Task, schedule};
use peapod_sim::simulation::Timeline;

use crate::support::{exported, options, pod, walk};

/// Tasks of one resource do not overlap, and none starts before what it reads is there.
fn check(timeline: &Timeline) {
    let (tasks, runs) = (&timeline.tasks, &timeline.schedule.runs);
    let span = |index: usize| (runs[index].start_s, runs[index].end_s);
    let check = |uses: &dyn Fn(Resource) -> bool| {
        let own = (0..tasks.len()).filter(|&index| uses(tasks[index].place));
        let mut spans: Vec<(f64, f64)> = own.map(span).collect();
        spans.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
        for pair in spans.windows(2) {
            assert!(pair[0].1 <= pair[1].0 + 1e-12, "{pair:?}");
        }
    };
    check(&|place: Resource| place.is_on_core());
    let dims = (0..3).flat_map(|dim| [LinkSet::up(dim), LinkSet::down(dim)]);
    for link in dims.chain([LinkSet::CORES]) {
        check(&|place| !place.links().shared_with(link).is_empty());
    }
    for (task, run) in tasks.iter().zip(runs) {
        for value in &task.reads {
            let maker = tasks.iter().position(|it| it.writes.contains(value));
            let ready = maker.map_or(0.0, |maker| runs[maker].end_s);
            let own = maker.is_some_and(|maker| std::ptr::eq(&tasks[maker], task));
            assert!(own || ready <= run.start_s + 1e-12, "value {value}");
        }
        assert!((run.end_s - run.start_s - task.seconds).abs() < 1e-12);
        assert!(run.exposed_s <= task.seconds + 1e-12, "{run:?}");
    }
}

fn names() -> [&'static str; 3] {
    [
        "cnn_momentum.mlir",
        "mlp_adamw_clip.mlir",
        "transformer_remat_dropout_lamb.mlir",
    ]
}

#[test]
fn no_task_runs_before_its_operands_or_on_a_busy_unit() {
    for name in names() {
        let bytes = pod(exported(name), &[("data", 8)]);
        for overlap in [Overlap::None, Overlap::Async] {
            let (simulation, _) = walk(&bytes, 8, &options(overlap)).unwrap();
            simulation.timelines.iter().flatten().for_each(check);
        }
    }
}

#[test]
fn overlap_hides_time_and_nothing_else() {
    for name in names() {
        let bytes = pod(exported(name), &[("data", 8)]);
        let [blocking, hiding] = [Overlap::None, Overlap::Async]
            .map(|overlap| walk(&bytes, 8, &options(overlap)).unwrap().1);
        assert!(
            hiding.step_seconds <= blocking.step_seconds + 1e-12,
            "{name}"
        );
        assert!((hiding.communication_seconds - blocking.communication_seconds).abs() < 1e-9);
        assert!((blocking.exposed_seconds - blocking.communication_seconds).abs() < 1e-9);
        let busy = |it: &peapod_sim::report::Report| it.step_seconds - it.exposed_seconds;
        // What is not exposed is the core's own time, either way.
        assert!((busy(&hiding) - busy(&blocking)).abs() < 1e-9, "{name}");
    }
}

#[test]
fn the_same_input_gives_the_same_report() {
    let bytes = pod(exported("mlp_adamw_clip.mlir"), &[("data", 8)]);
    let reports = [(); 2].map(|()| {
        walk(&bytes, 8, &options(Overlap::Async))
            .unwrap()
            .1
            .to_json()
    });
    assert_eq!(reports[0], reports[1]);
}

#[test]
fn categories_add_up_and_sharding_divides_the_state() {
    let module = exported("mlp_adamw_clip.mlir");
    let mut state = vec![];
    for devices in [1, 8] {
        let machine = if devices == 1 { 8 } else { devices };
        let mesh: &[(&str, usize)] = match devices {
            1 => &[("all", 8)],
            _ => &[("data", 8)],
        };
        let (_, report) =
            walk(&pod(module.clone(), mesh), machine, &options(Overlap::None)).unwrap();
        let memory = &report.memory;
        assert_eq!(
            memory.categories.values().sum::<u64>(),
            memory.per_device_bytes
        );
        assert!(memory.fits && memory.categories[&Category::Activations] > 0);
        state.push(memory.categories[&Category::OptimizerState]);
    }
    assert!(state[1] * 7 < state[0], "{state:?}");
}

#[test]
fn a_value_of_two_tasks_is_there_after_the_last() {
    let task = |reads: &[usize], writes: &[usize]| Task {
        place: Resource::Core,
        seconds: 1.0,
        reads: reads.to_vec(),
        writes: writes.to_vec(),
        scratch_bytes: 0,
        in_place: false,
        message: None,
    };
    let buffer = |root| Buffer {
        bytes: 4,
        padding: 0,
        category: Category::Activations,
        given: false,
        kept: false,
        root,
    };
    let tasks = [task(&[], &[0]), task(&[], &[0]), task(&[0], &[1])];
    for overlap in [Overlap::None, Overlap::Async] {
        let limits = Limits {
            overlap,
            memory_bytes: 64,
            gathers_ahead: 1,
        };
        let schedule = schedule(&tasks, &[buffer(0), buffer(1)], limits);
        assert_eq!(schedule.runs[2].start_s, 2.0, "{overlap:?}");
    }
}
