//! The seam below an engine: how the ranks that hold the devices of one program talk.

use std::error::Error;
use std::sync::Arc;

use peapod_schemas::pod::AlignedBytes;

use crate::activity::Activity;
use crate::program::Program;

/// Takes what a rank has to say while it waits for another one.
pub type Notice = Box<dyn Fn(&str) + Send + Sync>;

/// Why the ranks cannot talk, for example because one of them is gone.
#[derive(Debug, thiserror::Error)]
#[error("rank {rank} is lost")]
pub struct TransportError {
    /// The rank at the other end.
    pub rank: usize,
    /// What the connection says.
    pub source: Option<Box<dyn Error + Send + Sync>>,
}

/// Messages between ranks that have been begun.
pub enum Exchanging {
    /// They have arrived, by rank.
    Arrived(Vec<AlignedBytes>),
    /// They are on their way; the transport knows them by this number.
    Open(u64),
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

    /// Begins what [`exchange`](Self::exchange) does, if the transport can do so while the rank
    /// computes, or does it. `incoming` are buffers of the messages' sizes. Other exchanges may
    /// be begun or done before this one is finished; all ranks do so in the same order.
    fn start(
        &mut self,
        outgoing: Vec<Vec<u8>>,
        mut incoming: Vec<AlignedBytes>,
    ) -> Result<Exchanging, TransportError> {
        let sent: Vec<&[u8]> = outgoing.iter().map(Vec::as_slice).collect();
        let buffers = incoming.iter_mut().map(AlignedBytes::bytes_mut);
        self.exchange(&sent, &mut buffers.collect::<Vec<_>>())?;
        Ok(Exchanging::Arrived(incoming))
    }

    /// Waits for messages that [`start`](Self::start) has called open.
    fn finish(&mut self, _number: u64) -> Result<Vec<AlignedBytes>, TransportError> {
        let rank = self.rank();
        Err(TransportError { rank, source: None })
    }

    /// Begins to send a message to another rank, which [`receive`](Self::receive)s it under the
    /// same tag: that of no other message from here to there in a step. Nothing else that is begun
    /// or done between the two has to be in one order with it.
    fn send(&mut self, rank: usize, _tag: u16, _message: Vec<u8>) -> Result<u64, TransportError> {
        Err(TransportError { rank, source: None })
    }

    /// Begins to receive a message of the buffer's size, whether or not it has been sent.
    fn receive(
        &mut self,
        rank: usize,
        _tag: u16,
        _buffer: AlignedBytes,
    ) -> Result<u64, TransportError> {
        Err(TransportError { rank, source: None })
    }

    /// Whether a message has been sent or received, so that [`complete`](Self::complete) does not
    /// wait.
    fn is_complete(&mut self, _number: u64) -> bool {
        true
    }

    /// Waits for a message that was begun; yields the buffer of one that is received.
    fn complete(&mut self, _number: u64) -> Result<AlignedBytes, TransportError> {
        Ok(AlignedBytes::default())
    }

    /// Has open messages go on, without waiting; called now and then while the rank computes.
    fn progress(&mut self) {}

    /// Hears which program is run. What it yields is kept up to date with what this rank does, for
    /// transports that tell it to the others.
    fn runs(&mut self, _program: &Arc<Program>) -> Option<Arc<Activity>> {
        None
    }

    /// Has `notice` called, now and then, while this rank waits long for another one.
    fn on_wait(&mut self, _notice: Notice) {}

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
