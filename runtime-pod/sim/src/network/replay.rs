//! The messages of a collective, for [`Events`].
//!
//! A phase along a dimension is the same on all lines of chips along it, which share no links, so
//! one line is followed. Everything else is followed on the whole machine.

use super::closed_form::{PACKET_BYTES, Taken};
use super::embedding::{CORE, Segment};
use super::events::{Events, MessageId};
use super::group::Group;
use super::snake::Snake;
use super::strategy::{Pass, Path, Stage};
use super::torus::{Coordinates, Link, Links, Way};

/// Most messages that are followed.
pub(crate) const MESSAGES_MOST: u64 = 4_000_000;

/// A route over links, in order.
type Route = Vec<(usize, Link)>;

/// How long each pass of a phase takes, or how many messages are too many.
pub(crate) fn stage(
    links: &Links,
    group: &Group,
    firsts: &[Coordinates],
    stage: &Stage,
) -> Result<Vec<f64>, u64> {
    let mut events = Events::new(links.count());
    let mut sent: Vec<(&Path, std::ops::Range<MessageId>)> = vec![];
    for pass in stage {
        if sent.iter().any(|(path, _)| **path == pass.path) {
            continue;
        }
        // Passes over the same links alternate, message by message.
        let first = events.count();
        let alike = stage.iter().filter(|other| other.path == pass.path);
        let alike: Vec<&Pass> = alike.collect();
        match &pass.path {
            Path::Cores(cores) => on_chip(links, &mut events, *cores, pass.bytes),
            Path::Along(segment) if links.is_switch(segment.place) => {
                switched(links, &mut events, segment, &alike);
            }
            Path::Along(segment) => along(links, &mut events, segment, &alike),
            Path::Snake => through(links, &mut events, group, firsts, pass)?,
        }
        sent.push((&pass.path, first..events.count()));
    }
    let came = events.run();
    let ended = |pass: &Pass| {
        let messages = sent.iter().find(|(path, _)| **path == pass.path);
        let messages = messages.map_or(0..0, |(_, messages)| messages.clone());
        last(&came[messages.start as usize..messages.end as usize])
    };
    Ok(stage.iter().map(ended).collect())
}

fn origin(links: &Links) -> Coordinates {
    // bounded: a coordinate for each dimension
    vec![0; links.machine().dims.len() + 1]
}

/// The cores of one chip, each sending to the next.
fn on_chip(links: &Links, events: &mut Events, cores: usize, bytes: f64) {
    let routes = (0..cores).map(|core| {
        let mut at = origin(links);
        at[CORE] = core;
        vec![links.core_path(&at)]
    });
    let routes: Vec<Route> = routes.collect();
    ring(events, &routes, bytes / cores as f64, Way::Up);
}

/// In every step each member sends to the next what it got in the step before.
fn ring(events: &mut Events, routes: &[Route], bytes: f64, way: Way) {
    let members = routes.len();
    let before = |member: usize| match way {
        Way::Up => (member + members - 1) % members,
        Way::Down => (member + 1) % members,
    };
    // bounded: one for each route
    let mut last: Vec<Option<MessageId>> = vec![None; members];
    for _ in 1..members {
        let sent = (0..members).map(|member| {
            let id = events.send(&routes[member], bytes, last[before(member)]);
            Some(id)
        });
        last = sent.collect();
    }
}

/// All groups of one switch, and all streams: every member sends to each other one.
fn switched(links: &Links, events: &mut Events, segment: &Segment, passes: &[&Pass]) {
    let chips = links.machine().dims[segment.place - 1].chips;
    let (stride, extent) = (segment.stride, segment.extent);
    for on in 1..extent {
        for pass in passes {
            for start in (0..chips).filter(|x| segment.begins_at(*x)) {
                for member in 0..extent {
                    let mut at = origin(links);
                    at[segment.place] = start + member * stride;
                    let to = start + (member + on) % extent * stride;
                    let route = links.through_switch(&mut at, segment.place, to);
                    for _ in 0..links.machine().cores_per_chip {
                        events.send_paced(&route, pass.bytes / extent as f64);
                    }
                }
            }
        }
    }
}

/// All groups of one line of chips, and all streams.
fn along(links: &Links, events: &mut Events, segment: &Segment, passes: &[&Pass]) {
    let chips = links.machine().dims[segment.place - 1].chips;
    let (stride, extent) = (segment.stride, segment.extent);
    let closed = Group::is_ring(links, segment);
    let route = |from: usize, way: Way| {
        let mut at = origin(links);
        at[segment.place] = from;
        let hops = (0..stride).map(|_| links.hop(&mut at, segment.place, way));
        hops.collect::<Route>()
    };
    let mut lines: Vec<Line> = vec![];
    for pass in passes {
        let ways = pass.way.map_or_else(|| Way::BOTH.to_vec(), |way| vec![way]);
        let halves = if closed { ways.len() as f64 } else { 1.0 };
        let bytes = pass.bytes / extent as f64 / halves;
        for start in (0..chips).filter(|x| segment.begins_at(*x)) {
            for &way in &ways {
                let members = (0..extent).map(|member| start + member * stride);
                let mut routes: Vec<Route> = members.map(|from| route(from, way)).collect();
                if closed {
                    for _ in 0..links.machine().cores_per_chip {
                        ring(events, &routes, bytes, way);
                    }
                    continue;
                }
                if way == Way::Down {
                    routes.reverse();
                }
                routes.pop();
                let streams = links.machine().cores_per_chip;
                lines.extend((0..streams).map(|_| Line {
                    routes: routes.clone(),
                    bytes,
                }));
            }
        }
    }
    let gathers = passes.iter().any(|pass| pass.gathers);
    shards(events, &lines, extent, gathers);
}

/// The way from one end of a line to the other.
struct Line {
    routes: Vec<Route>,
    bytes: f64,
}

/// Shards go from one end of a line towards the other: partial sums from the end on to their
/// member, the farthest first; or from their member on to the end.
fn shards(events: &mut Events, lines: &[Line], extent: usize, gathers: bool) {
    let mut begun: Vec<Option<MessageId>> = vec![None; lines.len()];
    for shard in (0..extent).rev() {
        for (line, begun) in lines.iter().zip(&mut begun) {
            let mut before = None;
            let on = if gathers {
                shard..line.routes.len()
            } else {
                0..shard
            };
            for (index, route) in line.routes[on].iter().enumerate() {
                let id = events.send(route, line.bytes, before);
                // The end waits until its neighbour has the one before, as all others do: links of
                // other groups are not filled.
                if index == 0
                    && !gathers
                    && route.len() > 1
                    && let Some(last) = begun.replace(id)
                {
                    events.wait(id, last);
                }
                before = Some(id);
            }
        }
    }
}

/// One ring through each group, on the whole machine.
fn through(
    links: &Links,
    events: &mut Events,
    group: &Group,
    firsts: &[Coordinates],
    pass: &Pass,
) -> Result<(), u64> {
    let snake = Snake::new(links, &group.segments);
    let ways = pass.way.map_or_else(|| Way::BOTH.to_vec(), |way| vec![way]);
    let (members, streams) = (snake.members(), links.machine().cores_per_chip);
    let rings = (firsts.len() * streams * ways.len()) as u64;
    check(rings * (members as u64) * (members as u64 - 1))?;
    let bytes = pass.bytes / members as f64 / ways.len() as f64;
    for _ in 0..streams {
        for at in firsts {
            let both = (0..members).map(|member| snake.routes(links, at, member));
            let (up, mut down): (Vec<Route>, Vec<Route>) = both.map(<[Route; 2]>::into).unzip();
            // A member answers over the link of the one before it.
            down.rotate_right(1);
            for &way in &ways {
                let routes = if way == Way::Up { &up } else { &down };
                ring(events, routes, bytes, way);
            }
        }
    }
    Ok(())
}

/// Every pair of every group, each device beginning with the one after it.
pub(crate) fn all_to_all(
    links: &Links,
    bytes: f64,
    groups: &[Vec<Coordinates>],
) -> Result<f64, u64> {
    let parts = groups.first().map_or(0, Vec::len);
    check((groups.len() * parts * parts) as u64)?;
    let mut events = Events::new(links.count());
    for on in 1..parts {
        for group in groups {
            for (position, from) in group.iter().enumerate() {
                let route = links.route(from, &group[(position + on) % parts]);
                events.send_paced(&route, bytes / parts as f64);
            }
        }
    }
    Ok(last(&events.run()))
}

/// Messages that all begin at once: from where, to where, and their bytes.
pub(crate) fn permute(
    links: &Links,
    messages: &[(Coordinates, Coordinates, f64)],
) -> Result<f64, u64> {
    let packets = messages
        .iter()
        .map(|message| (message.2 / PACKET_BYTES).ceil());
    check(packets.sum::<f64>() as u64)?;
    let mut events = Events::new(links.count());
    for (from, to, bytes) in messages {
        events.send_paced(&links.route(from, to), *bytes);
    }
    Ok(last(&events.run()))
}

/// Packets go down a tree: along the first dimension, from there along the next, at last from core
/// to core.
pub(crate) fn broadcast(
    links: &Links,
    group: &Group,
    bytes: f64,
    roots: &[Coordinates],
    sources: &[usize],
) -> Result<f64, u64> {
    let packets = (bytes / PACKET_BYTES).ceil().max(1.0);
    check((packets as usize * links.machine().devices()) as u64)?;
    let mut events = Events::new(links.count());
    for root in roots {
        for _ in 0..packets as u64 {
            spread(links, &mut events, group, bytes / packets, root, sources);
        }
    }
    Ok(last(&events.run()))
}

fn spread(
    links: &Links,
    events: &mut Events,
    group: &Group,
    bytes: f64,
    root: &Coordinates,
    sources: &[usize],
) {
    let mut have: Vec<(Coordinates, Option<MessageId>)> = vec![(root.clone(), None)];
    for (segment, &source) in group.segments.iter().zip(sources) {
        let counts = if links.is_switch(segment.place) {
            [segment.extent - 1, 0]
        } else if Group::is_ring(links, segment) {
            [segment.extent / 2, (segment.extent - 1) / 2]
        } else {
            [segment.extent - 1 - source, source]
        };
        for index in 0..have.len() {
            for (way, count) in Way::BOTH.into_iter().zip(counts) {
                let (mut at, mut before) = have[index].clone();
                for _ in 0..count {
                    let route = links.step(&mut at, segment, way);
                    before = Some(events.send(&route, bytes, before));
                    have.push((at.clone(), before));
                }
            }
        }
    }
    for (at, before) in have {
        for _ in 1..group.cores {
            events.send(&[links.core_path(&at)], bytes, before);
        }
    }
}

fn last(came: &[f64]) -> f64 {
    came.iter().copied().fold(0.0, f64::max)
}

fn check(messages: u64) -> Result<(), u64> {
    if messages > MESSAGES_MOST {
        return Err(messages);
    }
    Ok(())
}

/// Seconds of events, with hops and bytes as the formulas count them.
pub(crate) const fn taken(seconds: f64, by_formula: Taken) -> Taken {
    Taken {
        seconds,
        ..by_formula
    }
}
