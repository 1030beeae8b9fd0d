//! Checkpoints of several ranks: threads with memories of their own that send each other messages.

use std::collections::BTreeSet;
use std::fs;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use peapod_pod::{Engine, EngineOptions, Executor, Transport, TransportError, load};

use crate::{compiled, folder, options, resumed, state, trained};

/// Channels from one rank to all.
struct Channels {
    rank: usize,
    senders: Vec<Sender<Vec<u8>>>,
    receivers: Vec<Receiver<Vec<u8>>>,
}

impl Transport for Channels {
    fn rank(&self) -> usize {
        self.rank
    }

    fn ranks(&self) -> usize {
        self.senders.len()
    }

    fn exchange(
        &mut self,
        outgoing: &[&[u8]],
        incoming: &mut [&mut [u8]],
    ) -> Result<(), TransportError> {
        let gone = |rank| TransportError { rank, source: None };
        for (rank, message) in outgoing.iter().enumerate().filter(|it| !it.1.is_empty()) {
            let sent = self.senders[rank].send(message.to_vec());
            sent.map_err(|_| gone(rank))?;
        }
        for (rank, buffer) in incoming
            .iter_mut()
            .enumerate()
            .filter(|it| !it.1.is_empty())
        {
            let message = self.receivers[rank].recv().map_err(|_| gone(rank))?;
            buffer.copy_from_slice(&message);
        }
        Ok(())
    }
}

fn connected(ranks: usize) -> Vec<Channels> {
    let empty = |rank| Channels {
        rank,
        senders: vec![],
        receivers: vec![],
    };
    let mut all: Vec<Channels> = (0..ranks).map(empty).collect();
    for from in 0..ranks {
        for to in 0..ranks {
            let (sender, receiver) = channel();
            all[from].senders.push(sender);
            all[to].receivers.push(receiver);
        }
    }
    all
}

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
    // A folder where a file of rank 1 goes: its part cannot be written.
    let failed = each(&pod, 2, |engine| {
        let lock = peapod_driver::pod::checkpoint::saver::lock(&options, engine).unwrap();
        let saver = peapod_driver::pod::checkpoint::Saver::new(&options, lock, engine, None, &[]);
        let mut saver = saver.unwrap().unwrap();
        engine.step().unwrap();
        // In the way of the folder that rank 0 is to make.
        fs::write(folder.join("step-000000001"), "").unwrap();
        saver.finish(1, engine, None).unwrap_err().to_string()
    });
    assert!(
        failed.iter().any(|it| it.contains("cannot write")),
        "{failed:?}"
    );
    assert!(
        failed.iter().any(|it| it.contains("another process")),
        "{failed:?}"
    );
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
