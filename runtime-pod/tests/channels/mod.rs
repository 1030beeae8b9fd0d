//! Ranks in one process, for tests: threads that send each other bytes through channels, and
//! nothing else.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;

use peapod_pod::{AlignedBytes, Exchanging, Transport, TransportError};

/// A message and what tells it apart: which of the exchanges between the two ranks it is part of,
/// or its tag, and how many with this tag were before it.
type Message = (Key, Vec<u8>);

/// See [`Message`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Exchange(u64),
    Tagged(u16, u64),
}

/// What a rank begins and finishes, and the steps that it runs meanwhile.
pub type Log = Arc<Mutex<Vec<String>>>;

/// Channels from one rank to all others; those to itself are never used.
pub struct Channels {
    rank: usize,
    senders: Vec<Sender<Message>>,
    receivers: Vec<Receiver<Message>>,
    /// Exchanges and messages that were begun.
    begun: u64,
    /// By rank, messages of exchanges that were sent and asked for. Two ranks begin the same.
    exchanged: Vec<[u64; 2]>,
    /// By rank and tag, messages that were sent and asked for.
    tagged: BTreeMap<(usize, u16), [u64; 2]>,
    /// Messages that came before they were asked for.
    early: BTreeMap<(usize, Key), Vec<u8>>,
    /// What was begun and not finished: buffers by rank, and what is to be in them.
    open: BTreeMap<u64, (Vec<AlignedBytes>, Vec<Key>)>,
    /// What is begun and finished, for tests that ask.
    pub log: Option<Log>,
}

impl Channels {
    fn post(&self, rank: usize, message: Message) -> Result<(), TransportError> {
        let sent = self.senders[rank].send(message);
        sent.map_err(|_| TransportError { rank, source: None })
    }

    /// Sends what is not empty, and says what is to be received.
    fn begin(&mut self, outgoing: &[&[u8]], sizes: &[usize]) -> Result<Vec<Key>, TransportError> {
        assert!(outgoing[self.rank].is_empty() && sizes[self.rank] == 0);
        for (rank, message) in outgoing.iter().enumerate() {
            if !message.is_empty() {
                self.exchanged[rank][0] += 1;
                let key = Key::Exchange(self.exchanged[rank][0]);
                self.post(rank, (key, message.to_vec()))?;
            }
        }
        let counts = self.exchanged.iter_mut().zip(sizes);
        let keys = counts.map(|([_, asked], size)| {
            *asked += u64::from(*size > 0);
            Key::Exchange(*asked)
        });
        Ok(keys.collect())
    }

    fn take(&mut self, keys: &[Key], incoming: &mut [&mut [u8]]) -> Result<(), TransportError> {
        let buffers = incoming.iter_mut().enumerate().zip(keys);
        for ((rank, buffer), key) in buffers.filter(|((_, buffer), _)| !buffer.is_empty()) {
            let message = loop {
                if let Some(message) = self.early.remove(&(rank, *key)) {
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

    fn opened(&mut self, incoming: Vec<AlignedBytes>, keys: Vec<Key>) -> u64 {
        self.begun += 1;
        self.open.insert(self.begun, (incoming, keys));
        self.begun
    }

    fn closed(&mut self, number: u64) -> Result<Vec<AlignedBytes>, TransportError> {
        let (mut incoming, keys) = self.open.remove(&number).expect("it was begun");
        let buffers = incoming.iter_mut().map(AlignedBytes::bytes_mut);
        self.take(&keys, &mut buffers.collect::<Vec<_>>())?;
        Ok(incoming)
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
        let sizes: Vec<usize> = incoming.iter().map(|it| it.len()).collect();
        let keys = self.begin(outgoing, &sizes)?;
        self.take(&keys, incoming)
    }

    /// Nothing is received before it is asked for: as late as may be.
    fn start(
        &mut self,
        outgoing: Vec<Vec<u8>>,
        incoming: Vec<AlignedBytes>,
    ) -> Result<Exchanging, TransportError> {
        let outgoing: Vec<&[u8]> = outgoing.iter().map(Vec::as_slice).collect();
        let sizes: Vec<usize> = incoming.iter().map(|it| it.bytes().len()).collect();
        let keys = self.begin(&outgoing, &sizes)?;
        self.note("start");
        Ok(Exchanging::Open(self.opened(incoming, keys)))
    }

    fn finish(&mut self, number: u64) -> Result<Vec<AlignedBytes>, TransportError> {
        self.note("finish");
        self.closed(number)
    }

    fn send(&mut self, rank: usize, tag: u16, message: Vec<u8>) -> Result<u64, TransportError> {
        let [sent, _] = self.tagged.entry((rank, tag)).or_default();
        *sent += 1;
        let key = Key::Tagged(tag, *sent);
        self.post(rank, (key, message))?;
        Ok(self.opened(vec![AlignedBytes::default()], vec![key]))
    }

    fn receive(
        &mut self,
        rank: usize,
        tag: u16,
        buffer: AlignedBytes,
    ) -> Result<u64, TransportError> {
        let [_, asked] = self.tagged.entry((rank, tag)).or_default();
        *asked += 1;
        let key = Key::Tagged(tag, *asked);
        let mut incoming: Vec<AlignedBytes> = (0..rank).map(|_| AlignedBytes::default()).collect();
        incoming.push(buffer);
        Ok(self.opened(incoming, vec![key; rank + 1]))
    }

    /// It has never arrived before it is waited for.
    fn is_complete(&mut self, number: u64) -> bool {
        self.open[&number].0.iter().all(|it| it.bytes().is_empty())
    }

    fn complete(&mut self, number: u64) -> Result<AlignedBytes, TransportError> {
        Ok(self.closed(number)?.pop().expect("one that is received"))
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
            exchanged: vec![[0; 2]; ranks],
            tagged: BTreeMap::new(),
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
