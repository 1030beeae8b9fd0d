//! Ranks in one process, for tests: threads that send each other bytes through channels, and
//! nothing else.

use std::sync::mpsc::{Receiver, Sender, channel};

use peapod_pod::{Transport, TransportError};

/// Channels from one rank to all others; those to itself are never used.
pub struct Channels {
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
        assert!(outgoing[self.rank].is_empty() && incoming[self.rank].is_empty());
        let gone = |rank| TransportError { rank, source: None };
        let messages = outgoing.iter().enumerate();
        for (rank, message) in messages.filter(|(_, message)| !message.is_empty()) {
            let sent = self.senders[rank].send(message.to_vec());
            sent.map_err(|_| gone(rank))?;
        }
        let buffers = incoming.iter_mut().enumerate();
        for (rank, buffer) in buffers.filter(|(_, buffer)| !buffer.is_empty()) {
            let message = self.receivers[rank].recv().map_err(|_| gone(rank))?;
            buffer.copy_from_slice(&message);
        }
        Ok(())
    }
}

/// One transport for each rank.
pub fn connected(ranks: usize) -> Vec<Channels> {
    let mut all: Vec<Channels> = (0..ranks)
        .map(|rank| Channels {
            rank,
            senders: vec![],
            receivers: vec![],
        })
        .collect();
    for from in 0..ranks {
        for to in 0..ranks {
            let (sender, receiver) = channel();
            all[from].senders.push(sender);
            // Rows are filled by ascending sender: each receiver ends up at its sender's number.
            all[to].receivers.push(receiver);
        }
    }
    all
}
