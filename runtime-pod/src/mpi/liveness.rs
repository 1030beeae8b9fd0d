//! Whether the other ranks are alive: a TCP connection between every two of them, apart from MPI,
//! which tells nothing of a process that hangs. A thread sends heartbeats, which say what the rank
//! does, so that a long computation is no hang; a closed connection is a death.

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream, ToSocketAddrs};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::pulse::{self, Pulse, Sampler};
use crate::activity::{Activity, Doing};

/// Time between heartbeats.
const INTERVAL: Duration = Duration::from_millis(250);

/// A rank that sends no heartbeat for so long hangs, or none of whose threads runs for so long.
pub(super) const SILENCE: Duration = Duration::from_millis(3000);

/// Time in which ranks have to connect.
pub(super) const CONNECT: Duration = Duration::from_secs(20);

const HEARTBEAT: u8 = b'B';
const LEAVES: u8 = b'L';
/// It ends after a failed exchange, and does not finalize MPI.
const FAILS: u8 = b'X';
const FAULT: u8 = b'F';

/// What is known of a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum State {
    /// It sends heartbeats.
    Alive,
    /// It ended, and said so.
    Left,
    /// Its connection is closed, or broken.
    Died,
    /// It sends no heartbeats.
    Silent,
    /// It ended after a failed exchange, and said so: it does not finalize MPI.
    Failed,
    /// It sends heartbeats, but no thread of it that runs the program runs.
    Stuck,
    /// Others have waited for it for as long as they may.
    Late,
}

impl State {
    fn from_byte(byte: u8) -> Self {
        let all = [
            Self::Alive,
            Self::Left,
            Self::Died,
            Self::Silent,
            Self::Failed,
            Self::Stuck,
            Self::Late,
        ];
        all.into_iter()
            .find(|state| *state as u8 == byte)
            .unwrap_or(Self::Died)
    }
}

/// What is known of all ranks, by rank.
#[derive(Debug)]
struct Known {
    states: Vec<AtomicU8>,
    /// What each last told.
    pulses: Vec<Mutex<Pulse>>,
}

impl Known {
    /// Sets the state of a rank; what was known first stays.
    fn set(&self, rank: usize, state: State) {
        let alive = State::Alive as u8;
        if let Some(known) = self.states.get(rank) {
            let _ =
                known.compare_exchange(alive, state as u8, Ordering::Relaxed, Ordering::Relaxed);
        }
    }

    fn pulse(&self, rank: usize) -> MutexGuard<'_, Pulse> {
        let pulse = self.pulses[rank].lock();
        pulse.unwrap_or_else(PoisonError::into_inner)
    }
}

/// Connections to all other ranks.
pub(super) struct Liveness {
    known: Arc<Known>,
    /// By rank; none to this one.
    streams: Arc<Vec<Option<Mutex<TcpStream>>>>,
    ended: Arc<AtomicBool>,
}

impl Liveness {
    /// Connects every two ranks: each listens for those after it. `places` are hosts and ports.
    ///
    /// # Errors
    ///
    /// One cannot be reached, or does not connect within this time; it is named.
    pub(super) fn connect(
        rank: usize,
        listener: &TcpListener,
        places: &[(String, u16)],
        activity: Arc<Activity>,
        within: Duration,
    ) -> io::Result<Self> {
        let mut streams: Vec<Option<TcpStream>> = Vec::new();
        for (other, (host, port)) in places.iter().enumerate().take(rank) {
            let local = *host == places[rank].0;
            let host = if local { "127.0.0.1" } else { host };
            let mut stream = reach((host, *port), within).map_err(|error| {
                io::Error::new(error.kind(), format!("rank {other} on `{host}`: {error}"))
            })?;
            stream.write_all(&number(rank))?;
            streams.push(Some(stream));
        }
        streams.resize_with(places.len(), || None);
        accept(rank, listener, &mut streams, Instant::now() + within)?;
        let absent = streams.iter().enumerate().skip(rank + 1);
        let absent: Vec<String> = absent
            .filter(|(_, stream)| stream.is_none())
            .map(|(other, _)| format!("rank {other} on `{}`", places[other].0))
            .collect();
        if !absent.is_empty() {
            let (who, seconds) = (absent.join(", "), within.as_secs_f64());
            let why = format!("{who} did not connect in {seconds} s");
            return Err(io::Error::new(io::ErrorKind::TimedOut, why));
        }
        for stream in streams.iter().flatten() {
            stream.set_nodelay(true)?;
            stream.set_read_timeout(Some(SILENCE))?;
            stream.set_write_timeout(Some(SILENCE))?;
        }
        Self::watch(streams, activity)
    }

    fn watch(streams: Vec<Option<TcpStream>>, activity: Arc<Activity>) -> io::Result<Self> {
        let known = Arc::new(Known {
            states: streams.iter().map(|_| AtomicU8::new(0)).collect(),
            pulses: streams.iter().map(|_| Mutex::default()).collect(),
        });
        for (rank, stream) in streams.iter().enumerate() {
            if let Some(stream) = stream {
                let (stream, known) = (stream.try_clone()?, Arc::clone(&known));
                thread::spawn(move || listen(rank, stream, &known));
            }
        }
        let streams = Arc::new(streams.into_iter().map(|it| it.map(Mutex::new)).collect());
        let live = Self {
            known,
            streams,
            ended: Arc::default(),
        };
        let (streams, ended) = (Arc::clone(&live.streams), Arc::clone(&live.ended));
        thread::spawn(move || {
            let mut sampler = Sampler::new();
            let mut message = [HEARTBEAT; 1 + pulse::BYTES];
            while !ended.load(Ordering::Relaxed) {
                message[1..].copy_from_slice(&sampler.pulse(&activity).bytes());
                tell(&streams, &message);
                thread::sleep(INTERVAL);
            }
        });
        Ok(live)
    }

    /// What is known of a rank.
    pub(super) fn state(&self, rank: usize) -> State {
        State::from_byte(self.known.states[rank].load(Ordering::Relaxed))
    }

    /// The first rank that died, hangs, is stuck or late.
    pub(super) fn lost(&self) -> Option<(usize, State)> {
        let ranks = 0..self.known.states.len();
        for rank in ranks.clone() {
            if self.pulse(rank).stuck_for() >= SILENCE {
                self.known.set(rank, State::Stuck);
            }
        }
        let mut all = ranks.map(|rank| (rank, self.state(rank)));
        all.find(|(_, state)| match state {
            State::Died | State::Silent | State::Stuck | State::Late => true,
            State::Alive | State::Left | State::Failed => false,
        })
    }

    /// What a rank last told of itself; nothing of this one.
    pub(super) fn pulse(&self, rank: usize) -> Pulse {
        *self.known.pulse(rank)
    }

    /// A rank that `own` and others wait for while it waits for none of them: the one that has
    /// begun the fewest exchanges. None if all wait for each other.
    pub(super) fn behind(&self, own: usize) -> Option<usize> {
        let others = (0..self.known.states.len()).filter(|rank| *rank != own);
        let busy = others.filter(|rank| {
            let doing = self.pulse(*rank).doing;
            self.state(*rank) == State::Alive && doing != Doing::Waits
        });
        busy.min_by_key(|rank| self.pulse(*rank).exchanges)
    }

    /// Whether `own` is the first of the ranks that wait, which speaks for all of them.
    pub(super) fn speaks(&self, own: usize) -> bool {
        (0..own)
            .all(|rank| self.state(rank) != State::Alive || self.pulse(rank).doing != Doing::Waits)
    }

    /// This rank has waited for another one for as long as it may.
    pub(super) fn give_up(&self, rank: usize) {
        self.known.set(rank, State::Late);
    }

    /// Says that this rank ends: because another is lost, because an exchange `failed`, or because
    /// it is done.
    pub(super) fn leave(&self, failed: bool) {
        self.ended.store(true, Ordering::Relaxed);
        if let Some((rank, state)) = self.lost() {
            let [low, high] = number(rank);
            tell(&self.streams, &[FAULT, low, high, state as u8]);
        } else {
            tell(&self.streams, &[if failed { FAILS } else { LEAVES }]);
        }
    }

    /// Waits until all others have said that they end; false if some rank is lost or has failed:
    /// `MPI_Finalize` waits for all.
    pub(super) fn all_left(&self, own: usize) -> bool {
        loop {
            let mut others = (0..self.known.states.len()).filter(|rank| *rank != own);
            if self.lost().is_some() || others.clone().any(|rank| self.state(rank) == State::Failed)
            {
                return false;
            }
            if others.all(|rank| self.state(rank) == State::Left) {
                return true;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }
}

/// Takes the connections of the ranks after this one.
fn accept(
    rank: usize,
    listener: &TcpListener,
    streams: &mut [Option<TcpStream>],
    until: Instant,
) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    while streams.iter().skip(rank + 1).any(Option::is_none) {
        match listener.accept() {
            Ok((mut stream, _)) => {
                stream.set_nonblocking(false)?;
                stream.set_read_timeout(Some(SILENCE))?;
                let mut bytes = [0; 2];
                // A stranger who connects is no rank.
                if stream.read_exact(&mut bytes).is_ok() {
                    let other = usize::from(u16::from_le_bytes(bytes));
                    if other > rank && streams.get(other).is_some_and(Option::is_none) {
                        streams[other] = Some(stream);
                    }
                }
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                if Instant::now() >= until {
                    return Ok(());
                }
                thread::sleep(Duration::from_millis(1));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// A connection, by whichever address of the host answers first.
fn reach(place: (&str, u16), within: Duration) -> io::Result<TcpStream> {
    let mut refused = io::Error::new(io::ErrorKind::NotFound, "the host has no address");
    for address in place.to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, within) {
            Ok(stream) => return Ok(stream),
            Err(error) => refused = error,
        }
    }
    Err(refused)
}

/// A rank, as it is sent. MPI has fewer than 2^16 of ours: each holds a device.
fn number(rank: usize) -> [u8; 2] {
    u16::try_from(rank).unwrap_or(u16::MAX).to_le_bytes()
}

/// Those who do not take it are found by their listener.
fn tell(streams: &[Option<Mutex<TcpStream>>], message: &[u8]) {
    for stream in streams.iter().flatten() {
        let mut stream = stream.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = stream.write_all(message);
    }
}

/// Reads what a rank says until it ends.
fn listen(rank: usize, mut stream: TcpStream, known: &Known) {
    let set = |rank: usize, state: State| known.set(rank, state);
    loop {
        let mut kind = [0];
        match stream.read(&mut kind) {
            Ok(1) if kind[0] == HEARTBEAT => {
                let mut told = [0; pulse::BYTES];
                if stream.read_exact(&mut told).is_err() {
                    // The rest of it does not come.
                    return set(rank, State::Silent);
                }
                *known.pulse(rank) = Pulse::read(&told);
            }
            Ok(1) if kind[0] == LEAVES => return set(rank, State::Left),
            Ok(1) if kind[0] == FAILS => return set(rank, State::Failed),
            Ok(1) if kind[0] == FAULT => {
                let mut fault = [0; 3];
                if stream.read_exact(&mut fault).is_ok() {
                    let lost = usize::from(u16::from_le_bytes([fault[0], fault[1]]));
                    set(lost, State::from_byte(fault[2]));
                }
                return set(rank, State::Failed);
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
                ) =>
            {
                return set(rank, State::Silent);
            }
            Ok(_) | Err(_) => return set(rank, State::Died),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Listeners of so many ranks, and where they are.
    fn listeners(count: usize) -> (Vec<TcpListener>, Vec<(String, u16)>) {
        let listeners = (0..count).map(|_| TcpListener::bind(("127.0.0.1", 0)).unwrap());
        let listeners: Vec<TcpListener> = listeners.collect();
        let port = |it: &TcpListener| it.local_addr().unwrap().port();
        let places = listeners.iter().map(|it| ("here".to_owned(), port(it)));
        let places = places.collect();
        (listeners, places)
    }

    fn error(rank: usize, listener: &TcpListener, places: &[(String, u16)]) -> String {
        let within = Duration::from_millis(200);
        let connected = Liveness::connect(rank, listener, places, Arc::default(), within);
        connected.err().expect("somebody is missing").to_string()
    }

    #[test]
    fn ranks_that_do_not_connect_are_named() {
        let (listeners, places) = listeners(3);
        let expected = "rank 1 on `here`, rank 2 on `here` did not connect in 0.2 s";
        assert_eq!(error(0, &listeners[0], &places), expected);
    }

    #[test]
    fn ranks_that_cannot_be_reached_are_named() {
        let (mut listeners, places) = listeners(2);
        let last = listeners.pop().unwrap();
        drop(listeners);
        let said = error(1, &last, &places);
        assert!(said.starts_with("rank 0 on `127.0.0.1`: "), "{said}");
    }
}
