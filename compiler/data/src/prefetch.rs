//! Batches in their order, made by threads that read ahead.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use peapod_diagnostic::{Diagnostic, Result};

use crate::batch::{Batch, Plan};

/// The batches of an epoch. After an error there are no more.
#[derive(Debug)]
pub struct Batches {
    plan: Arc<Plan>,
    next: usize,
    end: usize,
    /// Thread `t` of `n` makes batches `t`, `t + n`, `t + 2n` …, counted from the first.
    threads: Vec<Receiver<Result<Batch>>>,
    /// Whose turn it is.
    turn: usize,
}

/// Batches that wait for their turn, of each thread.
const WAITING: usize = 1;

impl Batches {
    pub(crate) fn new(plan: Arc<Plan>, start: usize, end: usize) -> Self {
        let count = plan.threads().min(end.saturating_sub(start));
        let threads = (0..count).map(|thread| {
            let (sender, receiver) = sync_channel(WAITING);
            let plan = Arc::clone(&plan);
            thread::spawn(move || {
                let mut numbers = (start + thread..end).step_by(count);
                // Without a receiver nobody wants more.
                let sent = |number| sender.send(plan.batch(number)).is_ok();
                numbers.all(sent)
            });
            receiver
        });
        Self {
            threads: threads.collect(),
            plan,
            next: start,
            end,
            turn: 0,
        }
    }
}

impl Iterator for Batches {
    type Item = Result<Batch>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.next >= self.end {
            return None;
        }
        let batch = match self.threads.get(self.turn) {
            None => self.plan.batch(self.next),
            Some(thread) => thread.recv().unwrap_or_else(|_| {
                Err(Diagnostic::bug("a thread that makes batches panicked").into())
            }),
        };
        self.turn = (self.turn + 1) % self.threads.len().max(1);
        self.next = if batch.is_ok() {
            self.next + 1
        } else {
            self.end
        };
        Some(batch)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.end.saturating_sub(self.next);
        // An error may end them early.
        (left.min(1), Some(left))
    }
}
