//! The seam below an engine: how the ranks that hold the devices of one program talk.

use std::error::Error;

/// Why the ranks cannot talk, for example because one of them is gone.
#[derive(Debug, thiserror::Error)]
#[error("lost the connection to rank {rank}")]
pub struct TransportError {
    /// The rank at the other end.
    pub rank: usize,
    /// What the connection says.
    pub source: Option<Box<dyn Error + Send + Sync>>,
}

/// Messages between ranks. Each rank holds a block of a program's devices in a memory of its own;
/// nothing but this crosses from one to another. Every rank runs the same program, so all of them
/// make the same calls in the same order, and each knows the length of what the others send it.
pub trait Transport: Send {
    /// Number of this rank, less than [`ranks`](Self::ranks).
    fn rank(&self) -> usize;

    /// Number of ranks, at least 1.
    fn ranks(&self) -> usize;

    /// Sends `outgoing[r]` to every other rank `r` and fills `incoming[r]` with what that rank
    /// sends to this one. Both have one entry for each rank, that of this rank empty; empty
    /// messages need not be sent. Returns once all messages have arrived.
    fn exchange(
        &mut self,
        outgoing: &[&[u8]],
        incoming: &mut [&mut [u8]],
    ) -> Result<(), TransportError>;

    /// Tells every rank the same few bytes; yields what each of them told, by rank. All ranks tell
    /// equally many. Loop predicates, case selectors and errors are agreed on with it.
    fn agree(&mut self, own: &[u8]) -> Result<Vec<Vec<u8>>, TransportError> {
        let (rank, ranks) = (self.rank(), self.ranks());
        // bounded: ranks that are there
        let mut told = vec![vec![0; own.len()]; ranks];
        told[rank].clear();
        // bounded: ranks that are there
        let mut outgoing = vec![own; ranks];
        outgoing[rank] = &[];
        let mut incoming: Vec<&mut [u8]> = told.iter_mut().map(Vec::as_mut_slice).collect();
        self.exchange(&outgoing, &mut incoming)?;
        told[rank].extend_from_slice(own);
        Ok(told)
    }
}

/// The transport of the only rank: it holds all devices, whose memories are its own.
#[derive(Clone, Copy, Debug)]
pub struct SingleRank;

impl Transport for SingleRank {
    fn rank(&self) -> usize {
        0
    }

    fn ranks(&self) -> usize {
        1
    }

    fn exchange(&mut self, _: &[&[u8]], _: &mut [&mut [u8]]) -> Result<(), TransportError> {
        Ok(())
    }
}
