//! Assigns buffers to regions of RAM: what is read and written most goes where that costs least.
//!
//! Buffers come in *clusters* that are in one region: what one step writes. The cost of a plan is
//! the sum over clusters of the bytes that steps read and write there, times what a byte costs in
//! their region. Every region holds its clusters in a layout of its own, no longer than the region.
//!
//! Few clusters are assigned by branch and bound, which knows when there is no better assignment;
//! many by moving out what costs least for the room that it makes, then by moves and swaps that
//! make it cheaper. Either way the result says how low the cost could be at best.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::{Buffer, MemoryPlan, Planner, bound, plan};

mod search;

/// A region of RAM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// How long it is.
    pub bytes: usize,
    /// What reading or writing a byte costs, in any unit: the fastest comes first.
    pub cost: u32,
}

/// What is assigned.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// Everything that needs bytes.
    pub buffers: &'a [Buffer],
    /// Per buffer, the number of its cluster; clusters are numbered from 0.
    pub cluster_of: &'a [usize],
    /// Per cluster, bytes that steps read and write.
    pub traffic: &'a [u64],
    /// Per cluster, the region that it must be in, if there is one.
    pub pinned: &'a [Option<usize>],
    /// The regions, by cost.
    pub regions: &'a [Region],
    /// How regions are laid out.
    pub planner: Planner,
}

/// Where buffers are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment {
    /// Per buffer, its region.
    pub region_of: Vec<usize>,
    /// Per buffer, bytes from the start of its region.
    pub offsets: Vec<usize>,
    /// Per region, the bytes that it takes.
    pub len_bytes: Vec<usize>,
    /// Traffic times cost.
    pub cost: u64,
    /// No assignment costs less.
    pub lower_bound: u64,
    /// Whether there is known to be none that costs less.
    pub optimal: bool,
}

/// Assigns buffers to regions; `None` if no assignment was found in which all fit.
///
/// # Panics
///
/// If the lists of a request do not fit together, or a buffer breaks the rules of its fields.
pub fn assign(request: &Request<'_>) -> Option<Assignment> {
    let problem = Problem::new(request);
    let found = search::search(&problem)?;
    let mut assignment = Assignment {
        region_of: request
            .cluster_of
            .iter()
            .map(|cluster| found.regions[*cluster])
            .collect(),
        offsets: vec![0; request.buffers.len()],
        len_bytes: Vec::new(),
        cost: problem.cost(&found.regions),
        lower_bound: problem.lower_bound(),
        optimal: found.complete,
    };
    for region in 0..request.regions.len() {
        let (indices, layout) = problem.layout(&found.regions, region, request.planner);
        // The search may have used a layout that the planner does not look for.
        let (_, quick) = problem.layout(&found.regions, region, Planner::Quick);
        let layout = [layout, quick].into_iter().min_by_key(|it| it.len_bytes)?;
        assignment.len_bytes.push(layout.len_bytes);
        for (index, offset) in indices.into_iter().zip(layout.offsets) {
            assignment.offsets[index] = offset;
        }
    }
    if assignment.optimal {
        assignment.lower_bound = assignment.cost;
    }
    assignment.optimal |= assignment.cost == assignment.lower_bound;
    Some(assignment)
}

/// A request, and what is known of it.
struct Problem<'a> {
    request: &'a Request<'a>,
    /// Per cluster, its buffers.
    members: Vec<Vec<usize>>,
}

impl<'a> Problem<'a> {
    fn new(request: &'a Request<'a>) -> Self {
        let clusters = request.traffic.len();
        assert_eq!(
            request.buffers.len(),
            request.cluster_of.len(),
            "clusters of buffers"
        );
        assert_eq!(clusters, request.pinned.len(), "pins of clusters");
        let mut members = vec![Vec::new(); clusters];
        for (index, cluster) in request.cluster_of.iter().enumerate() {
            members[*cluster].push(index);
        }
        Self { request, members }
    }

    fn clusters(&self) -> usize {
        self.members.len()
    }

    /// Whether a cluster may be in a region.
    fn allows(&self, cluster: usize, region: usize) -> bool {
        self.request.pinned[cluster].is_none_or(|pinned| pinned == region)
    }

    /// What a cluster costs in a region.
    fn price(&self, cluster: usize, region: usize) -> u64 {
        let cost = u64::from(self.request.regions[region].cost);
        self.request.traffic[cluster].saturating_mul(cost)
    }

    /// The least that a cluster costs.
    fn least(&self, cluster: usize) -> u64 {
        self.request.pinned[cluster].map_or_else(
            || self.price(cluster, 0),
            |region| self.price(cluster, region),
        )
    }

    fn cost(&self, regions: &[usize]) -> u64 {
        let each = regions.iter().enumerate();
        each.map(|(cluster, region)| self.price(cluster, *region))
            .fold(0, u64::saturating_add)
    }

    /// The buffers of a region, of the clusters that are assigned.
    fn there(&self, regions: &[usize], region: usize) -> Vec<usize> {
        let clusters = regions.iter().enumerate().filter(|(_, it)| **it == region);
        let mut there: Vec<usize> = clusters
            .flat_map(|(cluster, _)| self.members[cluster].iter().copied())
            .collect();
        there.sort_unstable();
        there
    }

    /// The buffers of a region as those of a plan of its own: what is in place of others is so only
    /// where those are there.
    fn alone(&self, indices: &[usize]) -> Vec<Buffer> {
        let place = |index: &usize| indices.binary_search(index).ok();
        let buffers = indices.iter().map(|index| {
            let buffer = &self.request.buffers[*index];
            Buffer {
                in_place_of: buffer.in_place_of.iter().filter_map(place).collect(),
                within: buffer.within.map(|(host, start)| {
                    (
                        place(&host).expect("a host is in its part's cluster"),
                        start,
                    )
                }),
                ..buffer.clone()
            }
        });
        buffers.collect()
    }

    fn layout(
        &self,
        regions: &[usize],
        region: usize,
        planner: Planner,
    ) -> (Vec<usize>, MemoryPlan) {
        let indices = self.there(regions, region);
        let layout = plan(&self.alone(&indices), planner);
        (indices, layout)
    }

    /// Whether a region holds what is assigned to it, as far as a quick plan finds out.
    fn fits(&self, regions: &[usize], region: usize) -> bool {
        let bytes = self.request.regions[region].bytes;
        self.may_fit(regions, region)
            && self.layout(regions, region, Planner::Quick).1.len_bytes <= bytes
    }

    /// Whether there could be a layout of a region that is short enough.
    fn may_fit(&self, regions: &[usize], region: usize) -> bool {
        let buffers = self.alone(&self.there(regions, region));
        least_len(&buffers) <= self.request.regions[region].bytes
    }

    /// The moment at which most bytes of a region are alive.
    fn crowded(&self, regions: &[usize], region: usize) -> usize {
        let there = self.there(regions, region);
        let alive = |moment: usize| {
            let buffers = there.iter().map(|it| &self.request.buffers[*it]);
            let alive = buffers.filter(|it| it.within.is_none());
            let alive = alive.filter(|it| it.first <= moment && moment <= it.last);
            alive.map(|it| it.len_bytes).sum::<usize>()
        };
        let moments = there.iter().map(|it| self.request.buffers[*it].first);
        let most = moments.max_by_key(|moment| (alive(*moment), Reverse(*moment)));
        most.unwrap_or(0)
    }

    /// Bytes of a cluster that are alive at a moment.
    fn bytes_at(&self, cluster: usize, moment: usize) -> usize {
        let buffers = self.members[cluster]
            .iter()
            .map(|it| &self.request.buffers[*it]);
        let alive = buffers.filter(|it| it.first <= moment && moment <= it.last);
        alive.map(|it| it.len_bytes).sum()
    }

    /// Per buffer, whether others are parts of it.
    fn hosts(&self) -> Vec<bool> {
        let mut is_host = vec![false; self.request.buffers.len()];
        for (host, _) in self.request.buffers.iter().filter_map(|it| it.within) {
            is_host[host] = true;
        }
        is_host
    }

    /// What all regions cost at least: at each moment, what does not fit in the first is in
    /// another, which costs at least as much more as the second does. Taken in parts, what costs
    /// least for its bytes is there.
    fn lower_bound(&self) -> u64 {
        let request = self.request;
        let base = (0..self.clusters())
            .map(|cluster| self.least(cluster))
            .fold(0, u64::saturating_add);
        let [first, second, ..] = request.regions else {
            return base;
        };
        let more = u64::from(second.cost.saturating_sub(first.cost));
        // What may take over the bytes of another, and what holds parts, counts from the moment
        // after its first; parts count as much as what they are parts of.
        let is_host = self.hosts();
        let begin = |index: usize| {
            let buffer = &request.buffers[index];
            buffer.first + usize::from(is_host[index] || !buffer.in_place_of.is_empty())
        };
        let moments: BTreeSet<usize> = (0..request.buffers.len()).map(begin).collect();
        let excess = moments.into_iter().map(|moment| {
            let held = |cluster: usize| {
                let alive = self.members[cluster].iter().copied().filter(|index| {
                    let buffer = &request.buffers[*index];
                    buffer.within.is_none() && begin(*index) <= moment && moment <= buffer.last
                });
                alive
                    .map(|index| request.buffers[index].len_bytes)
                    .sum::<usize>()
            };
            let movable = (0..self.clusters()).filter(|it| request.pinned[*it].is_none());
            let mut held: Vec<(u64, u64)> = movable
                .map(|cluster| (request.traffic[cluster], held(cluster) as u64))
                .filter(|(_, bytes)| *bytes > 0)
                .collect();
            // By traffic per byte.
            held.sort_by(|a, b| {
                let [left, right] = [(a, b), (b, a)];
                let product =
                    |(x, y): (&(u64, u64), &(u64, u64))| u128::from(x.0) * u128::from(y.1);
                product(left).cmp(&product(right))
            });
            let all: u64 = held.iter().map(|(_, bytes)| bytes).sum();
            let mut out = all.saturating_sub(first.bytes as u64);
            let mut cost = 0_u64;
            for (traffic, bytes) in held {
                let part = out.min(bytes);
                let product = u128::from(traffic) * u128::from(part) / u128::from(bytes);
                cost += u64::try_from(product)
                    .unwrap_or(u64::MAX)
                    .saturating_mul(more);
                out -= part;
            }
            cost
        });
        base.saturating_add(excess.max().unwrap_or(0))
    }
}

/// No layout of buffers is shorter.
fn least_len(buffers: &[Buffer]) -> usize {
    match buffers.iter().any(|it| it.within.is_some()) {
        true => super::rigid::most_alive_bytes(buffers),
        false => bound::most_alive_bytes(buffers),
    }
}
