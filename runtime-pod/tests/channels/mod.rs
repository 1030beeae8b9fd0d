//! Ranks in one process, for tests: threads that send each other bytes through channels, and
//! nothing else.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;

use peapod_pod::{AlignedBytes, Exchanging, Transport, TransportError};

/// A message and the number of the exchange that it is part of.
type Message = (u64, Vec<u8>);

/// What a rank begins and finishes, and the steps that it runs meanwhile.
pub type Log = Arc<Mutex<Vec<String>>>;

/// Channels from one rank to all others; those to itself are never used.
pub struct Channels {
    rank: usize,
    senders: Vec<Sender<Message>>,
    receivers: Vec<Receiver<Message>>,
    /// Exchanges that were begun. All ranks begin the same.
    begun: u64,
    /// Messages that came before they were asked for, by rank and exchange.
    early: BTreeMap<(usize, u64), Vec<u8>>,
    /// Buffers of exchanges that were begun and not finished.
    open: BTreeMap<u64, Vec<AlignedBytes>>,
    /// What is begun and finished, for tests that ask.
    pub log: Option<Log>,
}

impl Channels {
    fn send(&mut self, outgoing: &[&[u8]]) -> Result<u64, TransportError> {
        assert!(outgoing[self.rank].is_empty());
        self.begun += 1;
        let messages = outgoing.iter().enumerate();
        for (rank, message) in messages.filter(|(_, message)| !message.is_empty()) {
            let sent = self.senders[rank].send((self.begun, message.to_vec()));
            sent.map_err(|_| TransportError { rank, source: None })?;
        }
        Ok(self.begun)
    }

    fn receive(&mut self, number: u64, incoming: &mut [&mut [u8]]) -> Result<(), TransportError> {
        assert!(incoming[self.rank].is_empty());
        let buffers = incoming.iter_mut().enumerate();
        for (rank, buffer) in buffers.filter(|(_, buffer)| !buffer.is_empty()) {
            let message = loop {
                if let Some(message) = self.early.remove(&(rank, number)) {
                    break message;
                }
                let received = self.receivers[rank].recv();
                let (other, message) =
                    received.map_err(|_| TransportError { rank, source: None })?;
                self.early.insert((rank, other), message);
            };
            buffer.copy_from_slice(&message);
        }
        Ok(())
    }

    fn note(&self, what: &str) {
        if let Some(log) = &self.log {
            log.lock().unwrap().push(what.to_owned());
        }
    }
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
        let number = self.send(outgoing)?;
        self.receive(number, incoming)
    }

    /// Nothing is received before it is asked for: as late as may be.
    fn start(
        &mut self,
        outgoing: Vec<Vec<u8>>,
        incoming: Vec<AlignedBytes>,
    ) -> Result<Exchanging, TransportError> {
        let outgoing: Vec<&[u8]> = outgoing.iter().map(Vec::as_slice).collect();
        let number = self.send(&outgoing)?;
        self.open.insert(number, incoming);
        self.note("start");
        Ok(Exchanging::Open(number))
    }

    fn finish(&mut self, number: u64) -> Result<Vec<AlignedBytes>, TransportError> {
        self.note("finish");
        let mut incoming = self.open.remove(&number).expect("it was begun");
        let buffers = incoming.iter_mut().map(AlignedBytes::bytes_mut);
        self.receive(number, &mut buffers.collect::<Vec<_>>())?;
        Ok(incoming)
    }

    fn progress(&mut self) {
        assert!(!self.open.is_empty(), "nothing is on its way");
    }
}

impl Drop for Channels {
    fn drop(&mut self) {
        assert!(self.open.is_empty() || thread::panicking());
    }
}

/// One transport for each rank.
pub fn connected(ranks: usize) -> Vec<Channels> {
    let mut all: Vec<Channels> = (0..ranks)
        .map(|rank| Channels {
            rank,
            senders: vec![],
            receivers: vec![],
            begun: 0,
            early: BTreeMap::new(),
            open: BTreeMap::new(),
            log: None,
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
