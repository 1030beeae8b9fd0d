//! Messages between the stages of a pipeline: within a process from memory to memory, else on
//! their way while both ends compute.

use std::collections::BTreeMap;

use peapod_schemas::pod::Message;

use crate::arena::Lines;
use crate::engine::RunError;
use crate::peers::Blocks;
use crate::program::Program;
use crate::subset::Shared;
use crate::transport::TransportError;

/// The highest tag of a message: any library of MPI takes it.
const MOST_TAG: u16 = 32_767;

/// What a message ends with: whether the stage that sends it has failed, so that nothing is in it.
const FAILED: [u8; 8] = [1; 8];

/// Messages that stages of this process send or receive in a step.
pub(crate) struct Messages {
    shared: Shared,
    /// By channel.
    endpoints: BTreeMap<u32, Endpoint>,
    /// Buffers that nothing is in, by their size: they go from step to step.
    free: BTreeMap<usize, Vec<Lines>>,
    /// Messages of this step that were begun to be sent.
    sending: Vec<u64>,
}

/// This process's end of a channel, on which one message travels in every step.
struct Endpoint {
    /// How many messages can be received before it.
    order: usize,
    route: Route,
    /// Of all devices that send it from here, or receive it here, and of what it ends with.
    bytes: usize,
    state: State,
}

/// Between which ranks a message travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Route {
    /// Both stages are in this process.
    Within,
    /// From here to another rank.
    To { rank: usize, tag: u16 },
    /// From another rank to here.
    From { rank: usize, tag: u16 },
}

enum State {
    /// Not sent in this step, or received.
    Empty,
    /// On its way; the transport knows it by this number.
    Open(u64),
    /// It is there.
    Full(Lines),
}

/// Writes what is sent, device by device.
pub(crate) type Fill<'a> = &'a dyn Fn(&mut [u8]);

/// A message that has arrived.
pub(crate) struct Arrived {
    lines: Lines,
}

impl Arrived {
    /// What was sent, device by device; none from a stage that has failed.
    pub(crate) fn content(&self) -> Option<&[u8]> {
        let (content, end) = self.lines.bytes().split_last_chunk()?;
        (*end != FAILED).then_some(content)
    }
}

impl Messages {
    /// For the stages that a rank holds.
    ///
    /// # Errors
    ///
    /// There are more messages between two ranks than tags.
    pub(crate) fn new(program: &Program, blocks: Blocks, shared: Shared) -> Result<Self, RunError> {
        let rank = shared.lock().rank();
        let mut tags: BTreeMap<(usize, usize), usize> = BTreeMap::new();
        let mut endpoints = BTreeMap::new();
        for (order, message) in program.messages.iter().enumerate() {
            let Some(route) = route(message, program, blocks, rank, &mut tags)? else {
                continue;
            };
            let within = blocks
                .of(rank)
                .len()
                .min(blocks.devices / program.stages.len());
            let endpoint = Endpoint {
                order,
                route,
                bytes: message.bytes * within + FAILED.len(),
                state: State::Empty,
            };
            endpoints.insert(message.channel, endpoint);
        }
        Ok(Self {
            shared,
            endpoints,
            free: BTreeMap::new(),
            sending: vec![],
        })
    }

    /// Begins to receive all messages of a step from other ranks.
    pub(crate) fn begin(&mut self) -> Result<(), TransportError> {
        for endpoint in self.endpoints.values_mut() {
            endpoint.state = State::Empty;
            if let Route::From { rank, tag } = endpoint.route {
                let buffer = buffer(&mut self.free, endpoint.bytes);
                let number = self.shared.lock().receive(rank, tag, buffer)?;
                endpoint.state = State::Open(number);
            }
        }
        Ok(())
    }

    /// Sends a message, which `fill` writes; a failed stage has none.
    pub(crate) fn send(
        &mut self,
        channel: u32,
        fill: Option<Fill<'_>>,
    ) -> Result<(), TransportError> {
        let Some(endpoint) = self.endpoints.get_mut(&channel) else {
            return Ok(());
        };
        let write = |bytes: &mut [u8]| match (bytes.split_last_chunk_mut(), fill) {
            (Some((content, end)), Some(fill)) => {
                *end = [0; FAILED.len()];
                fill(content);
            }
            (Some((_, end)), None) => *end = FAILED,
            (None, _) => {}
        };
        if let Route::To { rank, tag } = endpoint.route {
            // bounded: operands of devices
            let mut message = vec![0; endpoint.bytes];
            write(&mut message);
            let number = self.shared.lock().send(rank, tag, message)?;
            self.sending.push(number);
        } else {
            let mut lines = buffer(&mut self.free, endpoint.bytes);
            write(lines.bytes_mut());
            endpoint.state = State::Full(lines);
        }
        Ok(())
    }

    /// Whether a message can be received without waiting.
    pub(crate) fn is_there(&mut self, channel: u32) -> bool {
        match self.endpoints.get(&channel).map(|it| &it.state) {
            Some(State::Full(_)) => true,
            Some(State::Open(number)) => self.shared.lock().is_complete(*number),
            Some(State::Empty) | None => false,
        }
    }

    /// Takes a message from its endpoint, if it is there.
    pub(crate) fn receive(&mut self, channel: u32) -> Result<Option<Arrived>, TransportError> {
        if !self.is_there(channel) {
            return Ok(None);
        }
        self.fetch(channel)?;
        let endpoint = self.endpoints.get_mut(&channel);
        let state = endpoint.map(|it| std::mem::replace(&mut it.state, State::Empty));
        match state {
            Some(State::Full(lines)) => Ok(Some(Arrived { lines })),
            Some(State::Open(_) | State::Empty) | None => Ok(None),
        }
    }

    /// The error of a receiver whose sender has failed. The rank of the sender reports the cause.
    pub(crate) fn sender_failed(&self, channel: u32) -> RunError {
        let rank = match self.endpoints.get(&channel).map(|it| it.route) {
            Some(Route::From { rank, .. }) => rank,
            Some(Route::Within | Route::To { .. }) | None => self.shared.lock().rank(),
        };
        RunError::Peer { rank }
    }

    /// Takes back the buffer of a message.
    pub(crate) fn reuse(&mut self, arrived: Arrived) {
        let bytes = arrived.lines.bytes().len();
        self.free.entry(bytes).or_default().push(arrived.lines);
    }

    /// Waits for that of some messages that can be received first: no other is needed for it.
    pub(crate) fn wait(&mut self, channels: &[u32]) -> Result<(), TransportError> {
        let endpoints = channels
            .iter()
            .filter_map(|it| Some((self.endpoints.get(it)?.order, *it)));
        match endpoints.min() {
            Some((_, channel)) => self.fetch(channel),
            None => Ok(()),
        }
    }

    /// Waits for a message that is on its way.
    fn fetch(&mut self, channel: u32) -> Result<(), TransportError> {
        if let Some(endpoint) = self.endpoints.get_mut(&channel)
            && let State::Open(number) = endpoint.state
        {
            endpoint.state = State::Full(self.shared.lock().complete(number)?);
        }
        Ok(())
    }

    /// Whether messages are on their way.
    pub(crate) fn travels(&self) -> bool {
        let open = |it: &Endpoint| matches!(it.state, State::Open(_));
        !self.sending.is_empty() || self.endpoints.values().any(open)
    }

    /// Waits until all messages of a step are sent; their receivers have begun to receive them.
    pub(crate) fn end(&mut self) -> Result<(), TransportError> {
        for number in self.sending.drain(..) {
            self.shared.lock().complete(number)?;
        }
        Ok(())
    }
}

/// The route of a message, if it begins or ends at this rank.
fn route(
    message: &Message,
    program: &Program,
    blocks: Blocks,
    own: usize,
    tags: &mut BTreeMap<(usize, usize), usize>,
) -> Result<Option<Route>, RunError> {
    let devices = blocks.devices / program.stages.len();
    // The ranks of a stage hold the same positions of every other one.
    let spread = (blocks.ranks / program.stages.len()).max(1);
    let rank_of = |stage: usize| blocks.rank_of(stage * devices) + own % spread;
    let (from, to) = (rank_of(message.from), rank_of(message.to));
    if from == to {
        return Ok((from == own).then_some(Route::Within));
    }
    let tag = tags.entry((from, to)).or_default();
    *tag += 1;
    let tag = u16::try_from(*tag).ok().filter(|it| *it <= MOST_TAG);
    let tag = tag.ok_or_else(|| RunError::Messages {
        found: program.messages.len(),
        most: MOST_TAG.into(),
    })?;
    Ok(match (from == own, to == own) {
        (true, _) => Some(Route::To { rank: to, tag }),
        (_, true) => Some(Route::From { rank: from, tag }),
        (false, false) => None,
    })
}

/// A buffer of so many bytes, whatever is in it.
fn buffer(free: &mut BTreeMap<usize, Vec<Lines>>, bytes: usize) -> Lines {
    let free = free.get_mut(&bytes).and_then(Vec::pop);
    // bounded: operands of devices
    free.unwrap_or_else(|| Lines::zeros(bytes).expect("memory for messages"))
}
