//! How long messages take that go each its own way, by formulas: permutations, all-to-all,
//! broadcasts. They go along X, then Y, then Z, and what a link has to send is counted.
//!
//! **All-to-all**: along a dimension every member has V / n bytes for each other one, whatever the
//! order of the dimensions, as what it passes on is as much. What crosses the busiest link is
//! counted pair by pair: on a ring n² / 8 of these (the shorter way, half of the farthest each
//! way), on a line in its middle n² / 4, so V n / 8W and V n / 4W for each stream. Devices are the
//! product of the dimensions: time grows as their root.
//!
//! **Permutations**: what the busiest link sends, V / W for each message, and the latency of what
//! comes before its first and after its last packet. Queues before other links are not counted.
//!
//! **Broadcasts** go packet by packet down a tree: V over the busiest link, and a packet and a
//! latency for each hop to the farthest.

use std::collections::BTreeMap;

use super::closed_form::{Taken, Trip, borders, most, packet_bytes, way};
use super::embedding::{CORE, Segment};
use super::group::Group;
use super::torus::{Coordinates, Link, Links, Way};
use crate::link_set::LinkSet;

/// What a permutation asks of the links.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct RouteLoad {
    /// By the class of links, those between cores being the first, and by their number of messages:
    /// the longest that it takes at least before the first packet comes to such a link and after
    /// the last has left it.
    busy: BTreeMap<(usize, u64), Trip>,
    farthest: Trip,
    /// What they go over.
    pub(crate) links: LinkSet,
}

/// What the messages over one link have in common.
#[derive(Clone, Copy)]
struct Shared {
    link: Link,
    messages: u64,
    before: Trip,
    after: Trip,
}

/// Follows the messages of a permutation.
pub(crate) fn route_load(links: &Links, pairs: &[(Coordinates, Coordinates)]) -> RouteLoad {
    // bounded: targets have at most 2^24 devices
    let mut shared: Vec<Option<Shared>> = vec![None; links.count()];
    let mut load = RouteLoad::default();
    for (from, to) in pairs {
        let route = links.route(from, to);
        load.farthest = longer(load.farthest, way(&route));
        for (hop, &(number, link)) in route.iter().enumerate() {
            let (before, after) = (way(&route[..hop]), way(&route[hop..]));
            load.links = load.links.with(links.kind(number));
            let shared = shared[number].get_or_insert(Shared {
                link,
                messages: 0,
                before,
                after,
            });
            shared.messages += 1;
            shared.before = shorter(shared.before, before);
            shared.after = shorter(shared.after, after);
        }
    }
    for shared in shared.into_iter().flatten() {
        let around = Trip {
            hops: shared.before.hops + shared.after.hops,
            relays: shared.before.relays + shared.after.relays,
            latency_s: shared.before.latency_s + shared.after.latency_s,
        };
        let key = (links.class(shared.link.place), shared.messages);
        let known = load.busy.entry(key).or_default();
        *known = longer(*known, around);
    }
    load
}

fn longer(a: Trip, b: Trip) -> Trip {
    if b.latency_s > a.latency_s { b } else { a }
}

fn shorter(a: Trip, b: Trip) -> Trip {
    if b.latency_s < a.latency_s { b } else { a }
}

/// The longest of what links take, and of what the farthest message does.
pub(crate) fn permute(links: &Links, load: &RouteLoad, bytes: f64) -> Taken {
    let busy = load.busy.iter().map(|(&(class, messages), around)| {
        let bandwidth = links.plain(class).bytes_per_s;
        let packet = packet_bytes(bytes) / links.plain(class.max(CORE + 1)).bytes_per_s;
        let relays = around.relays.saturating_sub(1) as f64;
        messages as f64 * bytes / bandwidth + around.latency_s + relays * packet
    });
    let between_chips = load.busy.keys().filter(|(class, _)| *class != CORE);
    Taken {
        seconds: most(busy),
        hops: load.farthest.hops,
        link_bytes: most(between_chips.map(|&(_, messages)| messages as f64)) * bytes,
    }
}

/// What a permutation keeps from others while it lasts. The paths between the cores of a chip are
/// left out where they are idle for half of the time at least: permutations both ways around a
/// ring share them.
pub(crate) fn held(links: &Links, load: &RouteLoad) -> LinkSet {
    let busy = |between_chips: bool| {
        let keys = load
            .busy
            .keys()
            .filter(|(class, _)| (*class != CORE) == between_chips);
        most(keys.map(|&(class, messages)| messages as f64 / links.plain(class).bytes_per_s))
    };
    match 2.0 * busy(false) <= busy(true) {
        true => load.links.shared_with(LinkSet::TORUS),
        false => load.links,
    }
}

/// Messages between all members of the groups along a dimension.
struct Pairs {
    /// Over the busiest link.
    load: usize,
    /// Links of the longest way.
    farthest: usize,
    /// Most borders between pods on a way.
    borders: usize,
}

/// Every member of the groups along a dimension sends one message to each other one.
fn pairs(links: &Links, place: usize, segments: &[Segment]) -> Pairs {
    if links.is_switch(place) {
        let extents = segments.iter().map(|segment| segment.extent);
        return Pairs {
            load: extents.product::<usize>() - 1,
            farthest: 2,
            borders: 0,
        };
    }
    let chips = links.machine().dims[place - 1].chips;
    let offsets = segments.iter().fold(vec![0], |offsets, segment| {
        let along = |x: usize| (0..segment.extent).map(move |i| x + i * segment.stride);
        offsets.into_iter().flat_map(along).collect::<Vec<usize>>()
    });
    let is_first = |x: &usize| {
        let mut segments = segments.iter();
        segments.all(|segment| segment.begins_at(*x))
    };
    // By direction: how many more messages go over the link from a chip than over the one before.
    // bounded: targets have at most 2^24 devices
    let mut more = [vec![0_i64; chips + 1], vec![0; chips + 1]];
    let crosses = (0..2 * chips).map(|x| usize::from(links.crosses(place, x % chips)));
    let borders_below: Vec<usize> = [0]
        .into_iter()
        .chain(crosses.scan(0, |sum, is| {
            *sum += is;
            Some(*sum)
        }))
        .collect();
    let (mut farthest, mut borders) = (0, 0);
    for start in (0..chips).filter(is_first) {
        for (from, to) in offsets
            .iter()
            .flat_map(|a| offsets.iter().map(move |b| (a, b)))
        {
            let (from, to) = (start + from, start + to);
            let (way, hops) = links.shorter_way(place, from, to);
            farthest = farthest.max(hops);
            let (more, low) = match way {
                Way::Up => (&mut more[0], from),
                Way::Down => (&mut more[1], to),
            };
            let end = low + hops;
            borders = borders.max(borders_below[end] - borders_below[low]);
            more[low] += 1;
            more[end.min(chips)] -= 1;
            if end > chips {
                more[0] += 1;
                more[end - chips] -= 1;
            }
        }
    }
    let most = more.iter().map(|more| {
        let loads = more.iter().scan(0, |load, more| {
            *load += more;
            Some(*load)
        });
        loads.max().unwrap_or(0)
    });
    Pairs {
        load: most.max().unwrap_or(0) as usize,
        farthest,
        borders,
    }
}

/// Per place what its links take. All are in use until the busiest is done. What goes over it last
/// has come farthest: on a ring it is all but there, with one more hop to go, on a line it has the
/// other half before it; then it continues along later dimensions. Or else the farthest message is
/// the last.
pub(crate) fn all_to_all(links: &Links, group: &Group, bytes: f64) -> Vec<(usize, Taken)> {
    let streams = links.machine().cores_per_chip as f64;
    let mut places: Vec<(usize, Taken)> = vec![];
    let message = bytes / group.parts as f64;
    // From the last dimension back: seconds that a packet takes after this one, and in all.
    let (mut after, mut busiest) = (0.0, 0.0_f64);
    for segments in group.segments.chunk_by(|a, b| a.place == b.place).rev() {
        let place = segments[0].place;
        let link = links.plain(place);
        let hop = link.latency_s + packet_bytes(message) / link.bytes_per_s;
        let extents = segments.iter().map(|segment| segment.extent);
        let extent = extents.product::<usize>();
        let pairs = pairs(links, place, segments);
        let link_bytes = bytes / extent as f64 * pairs.load as f64 * streams;
        let beyond = match segments {
            _ if links.is_switch(place) => 2,
            [one] if Group::is_ring(links, one) => 2.min(pairs.farthest),
            [one] => (extent - extent / 2 - 1) * one.stride + 1,
            _ => pairs.farthest / 2 + 1,
        };
        let late =
            |hops: usize| hops as f64 * hop + pairs.borders.min(hops) as f64 * links.crossing_s();
        busiest = busiest.max(link_bytes / link.bytes_per_s + late(beyond) + after);
        after += late(pairs.farthest);
        busiest = busiest.max(message / link.bytes_per_s + after);
        let taken = Taken {
            seconds: 0.0,
            hops: pairs.farthest as u64,
            link_bytes,
        };
        places.insert(0, (place, taken));
    }
    if group.cores > 1 {
        let (link, cores) = (links.plain(CORE), group.cores as f64);
        let sent = bytes * (cores - 1.0) / cores / link.bytes_per_s;
        busiest = busiest.max(sent + link.latency_s + after);
        places.insert(0, (CORE, Taken::NOTHING));
    }
    for (_, taken) in &mut places {
        taken.seconds = busiest;
    }
    places
}

/// Chips from a position of a segment to the farthest other one.
fn farthest(segment: &Segment, ring: bool, from: usize) -> usize {
    let positions = if ring {
        segment.extent / 2
    } else {
        from.max(segment.extent - 1 - from)
    };
    positions * segment.stride
}

/// Most borders between pods on a way from a position of the groups along a segment to others.
fn borders_from(links: &Links, segment: &Segment, ring: bool, from: usize) -> usize {
    let chips = links.machine().dims[segment.place - 1].chips;
    let positions = match ring {
        true => [segment.extent / 2; 2],
        false => [segment.extent - 1 - from, from],
    };
    let [up, down] = positions.map(|positions| positions * segment.stride);
    let starts = (0..chips).filter(|x| segment.begins_at(*x));
    let ways = starts.flat_map(|start| {
        let source = start + from * segment.stride;
        [(source, up), ((source + chips - down) % chips, down)]
    });
    let borders = ways.map(|(low, hops)| borders(links, segment.place, low, hops));
    borders.max().unwrap_or(0)
}

/// From one member of each group to all, `sources` being its positions along the segments: V over
/// the busiest link, which has more before it the farther it is; or what comes to the farthest.
pub(crate) fn broadcast(
    links: &Links,
    group: &Group,
    bytes: f64,
    sources: &[usize],
) -> Vec<(usize, Taken)> {
    let streams = (links.machine().cores_per_chip / group.cores) as f64;
    let mut places = vec![];
    let (mut busy, mut own) = (0.0_f64, 0.0_f64);
    let (mut late, mut way) = (0.0, 0.0);
    for (segment, &source) in group.segments.iter().zip(sources) {
        let (link, ring) = (links.plain(segment.place), Group::is_ring(links, segment));
        let switch = links.is_switch(segment.place);
        let (stride, farthest, borders) = match switch {
            // From one member to the next, around.
            true => (1, 2 * (segment.extent - 1), 0),
            false => (
                segment.stride,
                farthest(segment, ring, source),
                borders_from(links, segment, ring, source),
            ),
        };
        let hop = link.latency_s + packet_bytes(bytes) / link.bytes_per_s;
        let after = |hops: usize| hops as f64 * hop + borders.min(hops) as f64 * links.crossing_s();
        // The last links of the way are those of fewer and fewer groups.
        late += after(farthest + 1 - stride);
        way += after(farthest);
        let sent = bytes * streams * stride as f64;
        busy = busy.max(sent / link.bytes_per_s);
        own = own.max(bytes * streams / link.bytes_per_s);
        let taken = Taken {
            seconds: 0.0,
            hops: farthest as u64,
            link_bytes: sent,
        };
        places.push((segment.place, taken));
    }
    if group.cores > 1 {
        let link = links.plain(CORE);
        let sent = bytes * (group.cores as f64 - 1.0) / link.bytes_per_s;
        (busy, own) = (busy.max(sent), own.max(sent));
        (late, way) = (late + link.latency_s, way + link.latency_s);
        places.push((CORE, Taken::NOTHING));
    }
    for (_, taken) in &mut places {
        taken.seconds = (busy + late).max(own + way);
    }
    places
}
