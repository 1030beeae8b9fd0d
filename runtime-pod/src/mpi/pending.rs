//! Messages that are on their way.

use std::mem;

use peapod_schemas::pod::AlignedBytes;

use super::library::{Mpi, MpiError, Request};

/// Messages that are on their way. MPI reads and writes their buffers until their requests are
/// complete, so they are here before a request is started, and freed only when none is open.
pub(super) struct Pending {
    /// By rank.
    outgoing: Vec<Vec<u8>>,
    /// By rank.
    incoming: Vec<AlignedBytes>,
    /// Each with the rank at its other end.
    requests: Vec<(usize, Request)>,
    /// What MPI has said of a request.
    error: Option<(usize, MpiError)>,
}

impl Drop for Pending {
    fn drop(&mut self) {
        if !self.requests.is_empty() {
            mem::forget(mem::take(&mut self.outgoing));
            mem::forget(mem::take(&mut self.incoming));
        }
    }
}

#[allow(
    unsafe_code,
    reason = "MPI keeps addresses while messages are on their way"
)]
impl Pending {
    /// Starts to receive and to send with one tag, in parts of at most so many bytes. Where MPI
    /// fails it says so when it is asked for the messages.
    pub(super) fn start(
        mpi: &Mpi,
        outgoing: Vec<Vec<u8>>,
        incoming: Vec<AlignedBytes>,
        tag: u16,
        part_bytes: usize,
    ) -> Self {
        let mut pending = Self {
            outgoing,
            incoming,
            requests: vec![],
            error: None,
        };
        pending.error = pending.start_all(mpi, tag, part_bytes).err();
        pending
    }

    fn start_all(
        &mut self,
        mpi: &Mpi,
        tag: u16,
        part_bytes: usize,
    ) -> Result<(), (usize, MpiError)> {
        for (rank, buffer) in self.incoming.iter_mut().enumerate() {
            for part in buffer.bytes_mut().chunks_mut(part_bytes) {
                // SAFETY: the part is in `incoming`, which is kept, and not touched, until no
                // request is open.
                let request = unsafe { mpi.receive(part, rank, tag) };
                let request = request.map_err(|error| (rank, error))?;
                self.requests.push((rank, request));
            }
        }
        for (rank, message) in self.outgoing.iter().enumerate() {
            for part in message.chunks(part_bytes) {
                // SAFETY: as above, in `outgoing`.
                let request = unsafe { mpi.send(part, rank, tag) };
                let request = request.map_err(|error| (rank, error))?;
                self.requests.push((rank, request));
            }
        }
        Ok(())
    }

    /// Tests all; whether any of them is done.
    pub(super) fn poll(&mut self, mpi: &Mpi) -> bool {
        let before = self.requests.len();
        let mut index = 0;
        while let (Some((rank, request)), None) = (self.requests.get_mut(index), &self.error) {
            match mpi.done(request) {
                Ok(true) => drop(self.requests.swap_remove(index)),
                Ok(false) => index += 1,
                Err(error) => self.error = Some((*rank, error)),
            }
        }
        self.requests.len() < before
    }

    /// What MPI has said of a request that failed.
    pub(super) fn error(&mut self) -> Option<(usize, MpiError)> {
        self.error.take()
    }

    /// A rank with which not all messages have been exchanged.
    pub(super) fn waits_for(&self) -> Option<usize> {
        self.requests.first().map(|(rank, _)| *rank)
    }

    /// Whether nothing is on its way any more.
    pub(super) fn is_complete(&self) -> bool {
        self.requests.is_empty() && self.error.is_none()
    }

    /// What has arrived; none if not all has.
    pub(super) fn take(mut self) -> Option<Vec<AlignedBytes>> {
        let done = self.requests.is_empty();
        done.then(|| mem::take(&mut self.incoming))
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::time::{Duration, Instant};

    use super::*;

    fn finished(mut pending: Pending, mpi: &Mpi) -> Vec<AlignedBytes> {
        let began = Instant::now();
        while pending.waits_for().is_some() {
            pending.poll(mpi);
            assert!(began.elapsed() < Duration::from_secs(30));
        }
        pending.take().unwrap()
    }

    /// One process of MPI, which is rank 0 of 1, sends messages to itself in parts: what arrives is
    /// what was sent, in order, and nothing of it is freed too early.
    #[test]
    fn messages_arrive_in_parts() {
        let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/mpi");
        let library = tools.join("lib/libmpi_abi.so.1");
        if !library.is_file() {
            println!("SKIPPED messages_arrive_in_parts: run `cargo xtask setup --engine mpi`");
            return;
        }
        let mpi = Mpi::open(&library).unwrap();
        assert_eq!(mpi.init().unwrap(), (0, 1));
        let message: Vec<u8> = (0..=255).cycle().take(1000).collect();
        let buffer = || AlignedBytes::zeros(message.len()).unwrap();
        for part_bytes in [1, 7, 999, 1000, 1001] {
            let outgoing = vec![message.clone()];
            let pending = Pending::start(&mpi, outgoing, vec![buffer()], 0, part_bytes);
            assert_eq!(
                pending.requests.len(),
                2 * message.len().div_ceil(part_bytes)
            );
            let found = finished(pending, &mpi);
            assert_eq!(found[0].bytes(), message, "{part_bytes}");
        }
        // Two that are open at once, the second of which is waited for first.
        let reversed: Vec<u8> = message.iter().rev().copied().collect();
        let [first, second] = [&message, &reversed]
            .map(|it| Pending::start(&mpi, vec![it.clone()], vec![buffer()], 0, 600));
        assert_eq!(finished(second, &mpi)[0].bytes(), reversed);
        assert_eq!(finished(first, &mpi)[0].bytes(), message);
        // Of two with tags of their own, what is received first is what was sent last.
        let incoming = [2, 1].map(|tag| Pending::start(&mpi, vec![], vec![buffer()], tag, 600));
        for (tag, sent) in [(1, &message), (2, &reversed)] {
            finished(
                Pending::start(&mpi, vec![sent.clone()], vec![], tag, 600),
                &mpi,
            );
        }
        for (pending, sent) in incoming.into_iter().zip([&reversed, &message]) {
            assert_eq!(finished(pending, &mpi)[0].bytes(), *sent);
        }
        // A rank that is not there: the error comes with requests open, whose buffers stay.
        let outgoing = vec![vec![], message.clone()];
        let mut pending = Pending::start(&mpi, outgoing, vec![buffer()], 0, 600);
        assert_eq!(pending.error().unwrap().0, 1);
        assert_eq!(pending.requests.len(), 2);
        let other = Pending::start(&mpi, vec![message.clone()], vec![], 0, 600);
        assert!(finished(other, &mpi).is_empty());
        assert_eq!(finished(pending, &mpi)[0].bytes(), message);
        mpi.finalize().unwrap();
    }
}
