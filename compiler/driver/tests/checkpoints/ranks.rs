//! Checkpoints of several ranks: threads with memories of their own that send each other messages.

use std::collections::BTreeSet;
use std::fs;
use std::thread;

use peapod_driver::observer::Silent;
use peapod_driver::pod::ports::Outputs;
use peapod_driver::pod::run;
use peapod_driver::tensor_file::{Io, TensorFiles};
use peapod_pod::{Engine, EngineOptions, Executor, load};

use crate::channels::{Channels, connected};
use crate::{compiled, folder, options, resumed, state, trained};

/// Has every rank do the same; what each yields.
fn each<T: Send>(pod: &[u8], ranks: usize, work: impl Fn(&mut dyn Engine) -> T + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let run = |channels: Channels| {
            let work = &work;
            scope.spawn(move || {
                let options = EngineOptions::default();
                let program = load(pod).unwrap();
                let mut rank = Executor::of_rank(program, options, Box::new(channels)).unwrap();
                work(&mut rank)
            })
        };
        let threads: Vec<_> = connected(ranks).into_iter().map(run).collect();
        threads.into_iter().map(|it| it.join().unwrap()).collect()
    })
}

#[test]
fn ranks_write_their_shares_and_any_number_of_them_reads_all() {
    let pod = compiled("adam", &[("data", 4)]);
    let folder = folder("checkpoint-ranks");
    let options = options(&folder);
    let written = each(&pod, 3, |engine| {
        trained(engine, &options, 3);
        state(engine)
    });
    assert!(written.iter().all(|it| *it == written[0]));
    let names = |path| -> BTreeSet<String> {
        let entries = fs::read_dir(path).unwrap();
        entries
            .map(|it| it.unwrap().file_name().into_string().unwrap())
            .collect()
    };
    let steps = names(folder.clone());
    assert_eq!(
        steps,
        [".peapod.lock", "step-000000002", "step-000000003"]
            .map(str::to_owned)
            .into()
    );
    let files = names(folder.join("step-000000003"));
    for rank in ["000", "001", "002"] {
        let own = |it: &String| it.starts_with(&format!("state-{rank}-"));
        assert!(files.iter().any(own), "{files:?}");
    }
    assert!(!files.iter().any(|it| it.starts_with("part")), "{files:?}");
    for ranks in [1, 2, 4] {
        for found in each(&pod, ranks, |engine| resumed(engine, &options)) {
            assert_eq!(found, (3, written[0].clone()), "{ranks} ranks");
        }
    }
}

#[test]
fn what_one_rank_cannot_read_or_write_is_an_error_of_all() {
    let pod = compiled("adam", &[("data", 2)]);
    let folder = folder("checkpoint-ranks-errors");
    let options = options(&folder);
    fs::create_dir_all(&folder).unwrap();
    let failed = each(&pod, 2, |engine| {
        let lock = peapod_driver::pod::checkpoint::saver::lock(&options, engine).unwrap();
        let saver = peapod_driver::pod::checkpoint::Saver::new(&options, lock, engine, None, &[]);
        let mut saver = saver.unwrap().unwrap();
        engine.step().unwrap();
        // In the way of the folder that rank 0 is to make.
        fs::write(folder.join("step-000000001"), "").unwrap();
        saver.finish(1, engine, None).unwrap_err().to_string()
    });
    assert!(failed[0].contains("cannot write"), "{failed:?}");
    assert!(failed[1].contains("another process"), "{failed:?}");
    fs::remove_file(folder.join("step-000000001")).unwrap();
    each(&pod, 2, |engine| trained(engine, &options, 1));
    fs::write(folder.join("step-000000001/manifest.json"), "{}").unwrap();
    let failed = each(&pod, 2, |engine| {
        let found = peapod_driver::pod::checkpoint::resume(
            &options,
            engine,
            &peapod_driver::observer::Silent,
        );
        found.unwrap_err().to_string()
    });
    assert!(
        failed[0].contains("hash") && failed[1].contains("another process"),
        "{failed:?}"
    );
}

#[test]
fn only_the_first_rank_looks_for_outputs_of_a_complete_run() {
    let pod = compiled("adam", &[("data", 2)]);
    let folder = folder("checkpoint-ranks-complete");
    // Ranks with disks of their own: one of them has the outputs.
    let disks = [0, 1].map(|rank| folder.join(rank.to_string()));
    let completed = |done: usize| {
        each(&pod, 2, |engine| {
            let io = Io {
                inputs: TensorFiles::Files(vec![]),
                outputs: TensorFiles::Files(vec![disks[engine.rank()].join("out.npy")]),
                report: None,
            };
            let outputs = Outputs::new(&io, engine.program()).unwrap();
            let ran = run::complete((done, 3), engine, &outputs, &io, &Silent);
            ran.map(|it| (it.resumed, it.steps))
                .map_err(|it| it.to_string())
        })
    };
    for disk in &disks {
        fs::create_dir_all(disk).unwrap();
    }
    fs::write(disks[1].join("out.npy"), "").unwrap();
    let failed = completed(3).into_iter().map(Result::unwrap_err);
    let failed: Vec<String> = failed.collect();
    assert!(
        failed[0].contains("the checkpoint is of step 3"),
        "{failed:?}"
    );
    assert!(failed[1].contains("another process"), "{failed:?}");
    fs::write(disks[0].join("out.npy"), "").unwrap();
    fs::remove_file(disks[1].join("out.npy")).unwrap();
    assert_eq!(completed(3), [Ok((3, 0)), Ok((3, 0))]);
    assert!(completed(4).iter().all(Result::is_err));
}
