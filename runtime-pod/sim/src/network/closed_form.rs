//! How long collectives take, by formulas.
//!
//! Notation: a link sends W bytes per second and direction and has the latency L; n members of a
//! ring have V bytes each; messages between neighbours of a group go over s links, as s - 1 other
//! groups are between them; c streams share a link, one for each core of a chip and colour.
//!
//! **One pass** (reduce-scatter; all-gather is the same backwards) takes n - 1 steps. In each,
//! every member sends one message of q seconds to the next: V / n bytes over W where one direction
//! is used, V / 2n where both are. Three things bound it, each derived from what a link must do:
//!
//! 1. *Links are busy.* In n - 1 steps a link carries (n - 1) s c messages, the last of which
//!    arrives L later: (n - 1) s c q + L.
//! 2. *A ring waits for itself.* A message of one step is that of the next with something added. It
//!    goes over s links, is sent anew on each a packet p at a time, and arrives after
//!    q + (s - 1)(p + L) + L. The last of c streams begins (c - 1) q later. So
//!    (n - 1)(q + (s - 1)(p + L) + L) + (c - 1) q, and what links between pods take more, once for
//!    each that n - 1 steps go over.
//! 3. *Rings that began together wait together.* The s groups that share a ring of links are alike:
//!    all finish a step when the links have carried what the s send, except for the streams of
//!    other cores, which fill the gap: (n - 1)((s c - c + 1) q + L) + (c - 1) q.
//!
//! The longest counts. On a **line** shard j gets partial sums from both ends: link i carries
//! n - 1 - i messages of V / n bytes up and i + 1 down. The first link bounds as in 1., the way of
//! the first message from one end to the other as in 2., and 3. holds as for rings. Both directions
//! are used, but q is twice that of a ring: a line takes twice as long.
//!
//! Through a **switch** every member sends each other one its shard at once: a chip's link carries
//! n - 1 messages of V / n bytes for each stream, (n - 1) c V / n W + L and a packet, whatever
//! other groups do.
//!
//! A **snake** is a ring whose members are not along one dimension; its hops and the loads of its
//! links are counted step by step.
//!
//! **Phases** along dimensions: after one, V is n times smaller. A phase begins when all colours
//! have ended the one before.

use super::embedding::{CORE, Segment};
use super::group::Group;
use super::snake::Snake;
use super::strategy::{Pass, Path, Stage};
use super::torus::{Coordinates, Link, Links};

/// Bytes that are sent on before the next ones have come.
pub(crate) const PACKET_BYTES: f64 = 16384.0;

/// What a pass takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Taken {
    pub(crate) seconds: f64,
    /// Chip to chip, one after another.
    pub(crate) hops: u64,
    /// Over the busiest link, in one direction.
    pub(crate) link_bytes: f64,
}

impl Taken {
    pub(crate) const NOTHING: Self = Self {
        seconds: 0.0,
        hops: 0,
        link_bytes: 0.0,
    };
}

/// A way of a message, or of several one after another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Trip {
    pub(crate) hops: u64,
    /// Links of all kinds.
    pub(crate) relays: u64,
    pub(crate) latency_s: f64,
}

/// What a ring through all chips of every group asks of the links.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SnakeLoad {
    members: usize,
    /// One of the dimensions that it goes along; their links are alike.
    place: usize,
    /// Messages of one step over the busiest link, for each stream.
    load: f64,
    /// Messages over the busiest link of each step, summed over all but one.
    waits: f64,
    /// All steps but the shortest.
    path: Trip,
}

/// The members of a pass: what the three bounds are made of.
struct Ring {
    steps: f64,
    /// s c: messages of one step over a link.
    load: f64,
    /// The same over the links of each step, summed over the steps.
    waits: f64,
    /// c
    streams: f64,
    /// Of all steps.
    path: Trip,
    /// By how much a link between pods is later.
    crossing_s: f64,
    link: Link,
}

impl Ring {
    fn taken(&self, message_bytes: f64) -> Taken {
        let (q, l) = (message_bytes / self.link.bytes_per_s, self.link.latency_s);
        let packet = packet_bytes(message_bytes) / self.link.bytes_per_s;
        let late = (self.streams - 1.0) * q;
        let busy = self.steps * self.load * q + l;
        let relays = self.path.hops as f64 - self.steps;
        let own = self.steps * q + relays * packet + self.path.latency_s + late;
        // Links between pods make a step later once.
        let crossings = self.path.latency_s - self.path.hops as f64 * l;
        let crossings = crossings.min(self.steps * self.crossing_s);
        let others = self.waits - self.steps * (self.streams - 1.0);
        let together = others * q + self.steps * l + crossings + late;
        Taken {
            seconds: busy.max(own).max(together),
            hops: self.path.hops,
            link_bytes: self.steps * self.load * message_bytes,
        }
    }
}

/// The packets of a message are of equal size.
pub(crate) fn packet_bytes(message_bytes: f64) -> f64 {
    message_bytes / (message_bytes / PACKET_BYTES).ceil().max(1.0)
}

/// What every pass of a phase takes.
pub(crate) fn stage(links: &Links, snake: impl Fn() -> SnakeLoad, stage: &Stage) -> Vec<Taken> {
    let passes = stage.iter().map(|pass| {
        let shared = stage.iter().filter(|other| share_links(pass, other));
        let streams = (shared.count() * links.machine().cores_per_chip) as f64;
        match &pass.path {
            Path::Cores(cores) => on_chip(links, *cores, pass.bytes),
            Path::Along(segment) if links.is_switch(segment.place) => {
                switched(links, segment, pass, streams)
            }
            Path::Along(segment) => along(links, segment, pass, streams),
            Path::Snake => through(links, &snake(), pass, streams),
        }
    });
    passes.collect()
}

/// Passes whose messages go over the same links, this one too.
fn share_links(pass: &Pass, other: &Pass) -> bool {
    pass.path == other.path && (pass.way.is_none() || other.way.is_none() || pass.way == other.way)
}

/// Every core has a path of its own to all others: nothing is shared.
fn on_chip(links: &Links, cores: usize, bytes: f64) -> Taken {
    let (link, steps) = (links.plain(CORE), cores as f64 - 1.0);
    Taken {
        seconds: steps * (bytes / cores as f64 / link.bytes_per_s + link.latency_s),
        ..Taken::NOTHING
    }
}

/// Every member sends to each other one.
fn switched(links: &Links, segment: &Segment, pass: &Pass, streams: f64) -> Taken {
    let (members, link) = (segment.extent as f64, links.plain(segment.place));
    let message_bytes = pass.bytes / members;
    let link_bytes = (members - 1.0) * streams * message_bytes;
    let packet = packet_bytes(message_bytes) / link.bytes_per_s;
    Taken {
        seconds: link_bytes / link.bytes_per_s + packet + 2.0 * link.latency_s,
        hops: 2,
        link_bytes,
    }
}

fn along(links: &Links, segment: &Segment, pass: &Pass, streams: f64) -> Taken {
    let (members, steps) = (segment.extent as f64, segment.extent as f64 - 1.0);
    let link = links.plain(segment.place);
    let closed = Group::is_ring(links, segment);
    let halves = if closed && pass.way.is_none() {
        2.0
    } else {
        1.0
    };
    let hops = steps * segment.stride as f64;
    let ring = Ring {
        steps,
        load: segment.stride as f64 * streams,
        waits: steps * segment.stride as f64 * streams,
        streams,
        path: Trip {
            hops: hops as u64,
            relays: hops as u64,
            latency_s: hops * link.latency_s
                + crossings(links, segment, closed) as f64 * links.crossing_s(),
        },
        crossing_s: links.crossing_s(),
        link,
    };
    let mut taken = ring.taken(pass.bytes / members / halves);
    taken.seconds = taken
        .seconds
        .max(border(links, segment, &ring, pass.bytes / members / halves));
    taken
}

/// When the last message has come over a border between pods: in a line, step i begins after i
/// others and carries the rest; in a ring, all carry all.
fn border(links: &Links, segment: &Segment, ring: &Ring, message_bytes: f64) -> f64 {
    let (q, l) = (message_bytes / ring.link.bytes_per_s, ring.link.latency_s);
    let packet = packet_bytes(message_bytes) / ring.link.bytes_per_s;
    let step = q + l + (segment.stride as f64 - 1.0) * (packet + l);
    let dim = &links.machine().dims[segment.place - 1];
    let line = segment.stride * (segment.extent - 1);
    let closed = Group::is_ring(links, segment);
    let is_first = |x: &usize| segment.begins_at(*x);
    let ends = (0..dim.chips).filter(is_first).flat_map(|start| {
        let borders = (0..line).filter(move |x| links.crosses(segment.place, start + x));
        borders.flat_map(move |x| [x, line - 1 - x])
    });
    let at = ends.map(|hop| {
        let before = if closed {
            0.0
        } else {
            (hop / segment.stride) as f64
        };
        before * step + (ring.steps - before) * ring.load * q + l + links.crossing_s()
    });
    most(at)
}

/// Most links between pods on the way from one member, over all but one of the steps.
fn crossings(links: &Links, segment: &Segment, closed: bool) -> usize {
    let chips = links.machine().dims[segment.place - 1].chips;
    let (stride, extent) = (segment.stride, segment.extent);
    let members = (0..chips).filter(|x| closed || segment.begins_at(*x));
    let on = |x| borders(links, segment.place, x, stride * (extent - 1));
    members.map(on).max().unwrap_or(0)
}

/// Links between pods on the way up from a chip.
pub(crate) fn borders(links: &Links, place: usize, from: usize, hops: usize) -> usize {
    let chips = links.machine().dims[place - 1].chips;
    let hops = (0..hops).filter(|hop| links.crosses(place, (from + hop) % chips));
    hops.count()
}

fn through(links: &Links, snake: &SnakeLoad, pass: &Pass, streams: f64) -> Taken {
    // A ring of the other direction goes over other links.
    let halves = if pass.way.is_some() { 1.0 } else { 2.0 };
    let ring = Ring {
        steps: snake.members as f64 - 1.0,
        load: snake.load * streams,
        waits: snake.waits * streams,
        streams,
        path: snake.path,
        crossing_s: links.crossing_s(),
        link: links.plain(snake.place),
    };
    ring.taken(pass.bytes / snake.members as f64 / halves)
}

/// Follows one step of the rings of all groups.
pub(crate) fn snake_load(links: &Links, group: &Group, firsts: &[Coordinates]) -> SnakeLoad {
    let snake = Snake::new(links, &group.segments);
    // bounded: targets have at most 2^24 devices
    let mut loads = vec![0.0_f64; links.count()];
    let mut path = Trip::default();
    for first in firsts {
        let (mut all, mut least) = (Trip::default(), None);
        for member in 0..snake.members() {
            let [up, _] = snake.routes(links, first, member);
            for &(link, _) in &up {
                loads[link] += 1.0;
            }
            let step = way(&up);
            all.hops += step.hops;
            all.latency_s += step.latency_s;
            least = least
                .filter(|least: &Trip| least.latency_s <= step.latency_s)
                .or(Some(step));
        }
        let least = least.unwrap_or_default();
        all.hops -= least.hops;
        all.latency_s -= least.latency_s;
        if all.latency_s > path.latency_s {
            path = all;
        }
    }
    let waits = |first: &Coordinates| {
        let steps = (0..snake.members()).map(|member| {
            let [up, _] = snake.routes(links, first, member);
            most(up.iter().map(|&(link, _)| loads[link]))
        });
        let (sum, least) = steps.fold((0.0, f64::INFINITY), |(sum, least), step| {
            (sum + step, step.min(least))
        });
        sum - least
    };
    SnakeLoad {
        members: snake.members(),
        place: group.segments.first().map_or(CORE, |segment| segment.place),
        load: most(loads.iter().copied()),
        waits: most(firsts.iter().map(waits)),
        path,
    }
}

pub(crate) fn most(loads: impl Iterator<Item = f64>) -> f64 {
    loads.fold(0.0, f64::max)
}

pub(crate) fn way(route: &[(usize, Link)]) -> Trip {
    Trip {
        hops: route.iter().filter(|(_, link)| link.place != CORE).count() as u64,
        relays: route.len() as u64,
        latency_s: route.iter().map(|(_, link)| link.latency_s).sum(),
    }
}
