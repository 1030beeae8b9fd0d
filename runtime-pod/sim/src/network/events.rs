//! Messages on links, one event after another. A packet has to have come before it is sent on. A
//! link sends one at a time; those that wait for it queue by where they come from, and the queues
//! alternate. Nothing is random, and what happens at the same time happens in the order in which it
//! was said.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use super::closed_form::packet_bytes;
use super::torus::Link;

/// A number for a message.
pub(crate) type MessageId = u32;

/// What is sent from place to place.
struct Message {
    /// Its links, as a part of all routes.
    route: std::ops::Range<u32>,
    packet_bytes: f64,
    /// Packets that have not come.
    packets: u32,
    /// Packets that have not been given to the first link.
    kept: u32,
    /// Whether the first link gets a packet when it has sent the one before, not all at once.
    paced: bool,
    /// Messages that have to have come before.
    waits: u32,
    /// Messages that wait for this one to come.
    then: Vec<MessageId>,
}

/// A packet on its way: its message, and how many links it has behind it.
type Packet = (MessageId, u32);

/// Where packets wait for a link, and what it is.
#[derive(Default)]
struct Server {
    link: Option<Link>,
    is_busy: bool,
    /// By the link that packets come over; those that begin here come over none.
    queues: Vec<(Option<u32>, VecDeque<Packet>)>,
    /// The queue whose turn it is.
    turn: usize,
}

impl Server {
    fn wait(&mut self, from: Option<u32>, packet: Packet) {
        match self.queues.iter_mut().find(|(other, _)| *other == from) {
            Some((_, queue)) => queue.push_back(packet),
            None => self.queues.push((from, VecDeque::from([packet]))),
        }
    }

    fn next(&mut self) -> Option<Packet> {
        for _ in 0..self.queues.len() {
            let turn = self.turn % self.queues.len();
            self.turn = turn + 1;
            if let Some(packet) = self.queues[turn].1.pop_front() {
                return Some(packet);
            }
        }
        None
    }
}

/// What happens: a link has sent a packet, or a packet has come to the end of a link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    Sent { link: u32, packet: Packet },
    Come { packet: Packet },
}

/// When something happens: bits of the seconds, which for numbers from 0 on are in order as these
/// are; then in the order in which it was said.
type Event = (u64, u64, What);

/// Links, and messages over them.
#[derive(Default)]
pub(crate) struct Events {
    servers: Vec<Server>,
    routes: Vec<u32>,
    messages: Vec<Message>,
    queue: BinaryHeap<Reverse<Event>>,
    said: u64,
}

impl Events {
    /// Links have numbers below `links`.
    pub(crate) fn new(links: usize) -> Self {
        let mut events = Self::default();
        // bounded: targets have at most 2^24 devices
        events.servers.resize_with(links, Server::default);
        events
    }

    /// A message over these links, one after another, once the other one has come.
    pub(crate) fn send(
        &mut self,
        route: &[(usize, Link)],
        bytes: f64,
        after: Option<MessageId>,
    ) -> MessageId {
        // Packets of what goes over one link only come as the whole does.
        let packet = if route.len() > 1 {
            packet_bytes(bytes)
        } else {
            bytes
        };
        let id = self.message(route, bytes, packet);
        if let Some(after) = after {
            self.wait(id, after);
        }
        id
    }

    /// A message whose packets alternate with those of others that begin at the same place.
    pub(crate) fn send_paced(&mut self, route: &[(usize, Link)], bytes: f64) {
        let id = self.message(route, bytes, packet_bytes(bytes));
        self.messages[id as usize].paced = true;
    }

    /// The message is not begun before the other one has come.
    pub(crate) fn wait(&mut self, message: MessageId, after: MessageId) {
        self.messages[message as usize].waits += 1;
        self.messages[after as usize].then.push(message);
    }

    fn message(&mut self, route: &[(usize, Link)], bytes: f64, packet_bytes: f64) -> MessageId {
        let start = self.routes.len() as u32;
        for &(number, link) in route {
            self.servers[number].link = Some(link);
            self.routes.push(number as u32);
        }
        let packets = (bytes / packet_bytes).round().max(1.0) as u32;
        self.messages.push(Message {
            route: start..self.routes.len() as u32,
            packet_bytes,
            packets,
            kept: packets,
            paced: false,
            waits: 0,
            then: vec![],
        });
        self.count() - 1
    }

    /// Messages so far.
    pub(crate) fn count(&self) -> MessageId {
        self.messages.len() as MessageId
    }

    /// Sends all; yields when each message has come.
    pub(crate) fn run(mut self) -> Vec<f64> {
        let mut came = vec![0.0; self.messages.len()];
        for id in 0..self.count() {
            if self.messages[id as usize].waits == 0 {
                self.begin(id, 0.0);
            }
        }
        while let Some(Reverse((time, _, what))) = self.queue.pop() {
            let now = f64::from_bits(time);
            match what {
                What::Sent { link, packet } => self.sent(link, packet, now),
                What::Come { packet: (id, hop) } => {
                    let message = &mut self.messages[id as usize];
                    if message.route.start + hop < message.route.end {
                        self.queue_up((id, hop), now);
                        continue;
                    }
                    message.packets -= 1;
                    if message.packets == 0 {
                        came[id as usize] = now;
                        self.come(id, now);
                    }
                }
            }
        }
        came
    }

    /// All packets have come.
    fn come(&mut self, id: MessageId, now: f64) {
        for next in std::mem::take(&mut self.messages[id as usize].then) {
            self.ready(next, now);
        }
    }

    /// One thing less to wait for.
    fn ready(&mut self, id: MessageId, now: f64) {
        self.messages[id as usize].waits -= 1;
        if self.messages[id as usize].waits == 0 {
            self.begin(id, now);
        }
    }

    /// Gives the first link what it may have.
    fn begin(&mut self, id: MessageId, now: f64) {
        let message = &mut self.messages[id as usize];
        let packets = if message.paced { 1 } else { message.kept };
        message.kept -= packets;
        for _ in 0..packets {
            self.queue_up((id, 0), now);
        }
    }

    fn queue_up(&mut self, packet: Packet, now: f64) {
        let place = self.messages[packet.0 as usize].route.start + packet.1;
        let link = self.routes[place as usize];
        let from = (packet.1 > 0).then(|| self.routes[place as usize - 1]);
        let server = &mut self.servers[link as usize];
        server.wait(from, packet);
        if !server.is_busy {
            self.serve(link, now);
        }
    }

    /// The link begins with the next packet, if any waits.
    fn serve(&mut self, number: u32, now: f64) {
        let server = &mut self.servers[number as usize];
        let (Some(link), Some(packet)) = (server.link, server.next()) else {
            server.is_busy = false;
            return;
        };
        server.is_busy = true;
        let sent = now + self.messages[packet.0 as usize].packet_bytes / link.bytes_per_s;
        self.say(
            sent,
            What::Sent {
                link: number,
                packet,
            },
        );
        let packet = (packet.0, packet.1 + 1);
        self.say(sent + link.latency_s, What::Come { packet });
    }

    fn sent(&mut self, link: u32, (id, hop): Packet, now: f64) {
        let message = &self.messages[id as usize];
        if hop == 0 && message.paced && message.kept > 0 {
            // The link counts as busy still, so that the packet queues behind those that wait.
            self.begin(id, now);
        }
        self.serve(link, now);
    }

    fn say(&mut self, time: f64, what: What) {
        self.said += 1;
        self.queue.push(Reverse((time.to_bits(), self.said, what)));
    }
}
