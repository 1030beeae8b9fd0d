//! Some of the ranks, seen as all: those that hold one stage of a pipeline talk among themselves.

use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use peapod_schemas::pod::AlignedBytes;

use crate::activity::Activity;
use crate::program::Program;
use crate::transport::{Exchanging, Notice, Transport, TransportError};

/// A transport that several parts of a process use, one at a time.
#[derive(Clone)]
pub(crate) struct Shared(Arc<Mutex<Box<dyn Transport>>>);

impl Shared {
    pub(crate) fn new(transport: Box<dyn Transport>) -> Self {
        Self(Arc::new(Mutex::new(transport)))
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Box<dyn Transport>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The ranks of this range, of which this one is one.
    pub(crate) fn subset(&self, ranks: Range<usize>) -> Subset {
        let (rank, all) = {
            let transport = self.lock();
            (transport.rank(), transport.ranks())
        };
        assert!(ranks.contains(&rank) && ranks.end <= all);
        Subset {
            shared: self.clone(),
            rank: rank - ranks.start,
            ranks,
            all,
        }
    }
}

/// Ranks with consecutive numbers. What they begin and do is in one order among them only.
pub(crate) struct Subset {
    shared: Shared,
    ranks: Range<usize>,
    /// Number of this rank among them.
    rank: usize,
    /// Number of all ranks.
    all: usize,
}

impl Subset {
    /// Whether they are all that there are.
    fn is_whole(&self) -> bool {
        self.ranks.len() == self.all
    }

    /// A list by rank of these as one of all, in which the others have nothing.
    fn widened<T: Default>(&self, own: Vec<T>) -> Vec<T> {
        if self.is_whole() {
            return own;
        }
        let mut all: Vec<T> = (0..self.ranks.start).map(|_| T::default()).collect();
        all.extend(own);
        // bounded: ranks that are there
        all.resize_with(self.all, T::default);
        all
    }

    fn narrowed<T>(&self, all: Vec<T>) -> Vec<T> {
        let own = all.into_iter().skip(self.ranks.start);
        own.take(self.ranks.len()).collect()
    }
}

impl Transport for Subset {
    fn rank(&self) -> usize {
        self.rank
    }

    fn ranks(&self) -> usize {
        self.ranks.len()
    }

    fn exchange(
        &mut self,
        outgoing: &[&[u8]],
        incoming: &mut [&mut [u8]],
    ) -> Result<(), TransportError> {
        if self.is_whole() {
            return self.shared.lock().exchange(outgoing, incoming);
        }
        let outgoing = self.widened(outgoing.to_vec());
        let own = incoming.iter_mut().map(|buffer| &mut **buffer).collect();
        let mut incoming = self.widened::<&mut [u8]>(own);
        self.shared.lock().exchange(&outgoing, &mut incoming)
    }

    fn start(
        &mut self,
        outgoing: Vec<Vec<u8>>,
        incoming: Vec<AlignedBytes>,
    ) -> Result<Exchanging, TransportError> {
        let (outgoing, incoming) = (self.widened(outgoing), self.widened(incoming));
        Ok(match self.shared.lock().start(outgoing, incoming)? {
            Exchanging::Arrived(all) => Exchanging::Arrived(self.narrowed(all)),
            Exchanging::Open(number) => Exchanging::Open(number),
        })
    }

    fn finish(&mut self, number: u64) -> Result<Vec<AlignedBytes>, TransportError> {
        let all = self.shared.lock().finish(number)?;
        Ok(self.narrowed(all))
    }

    fn progress(&mut self) {
        self.shared.lock().progress();
    }

    fn runs(&mut self, program: &Arc<Program>) -> Option<Arc<Activity>> {
        self.shared.lock().runs(program)
    }

    fn on_wait(&mut self, notice: Notice) {
        self.shared.lock().on_wait(notice);
    }
}
