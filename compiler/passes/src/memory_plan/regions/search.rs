//! Looks for the assignment of clusters to regions that costs least.

use std::cmp::Reverse;

use super::Problem;
use crate::memory_plan::Planner;

/// Most clusters for which the exact search starts.
const EXACT_CLUSTERS_MAX: usize = 24;

/// Assignments that the exact search looks at, about, before it settles for the best one found.
const EXACT_NODES_MAX: usize = 20_000;

/// What a complete assignment counts of them: its regions are laid out.
const LEAF_NODES: usize = 20;

/// Pairs of buffers that are compared, about, while clusters are moved and swapped.
const IMPROVE_PAIRS_MAX: usize = 10_000_000;

/// Layouts that are tried meanwhile, at least and at most.
const LAYOUTS_MIN: usize = 50;
const LAYOUTS_MAX: usize = 2_000;

/// Most clusters that are placed one by one, each with a layout of all before it.
const FIRST_FIT_CLUSTERS_MAX: usize = 300;

/// Bits of a ratio after its point.
const RATIO_BITS: u32 = 20;

/// An assignment that fits.
pub(super) struct Found {
    /// Per cluster, its region.
    pub(super) regions: Vec<usize>,
    /// Whether there is known to be none that costs less.
    pub(super) complete: bool,
}

pub(super) fn search(problem: &Problem<'_>) -> Option<Found> {
    let starts = [greedy(problem), first_fit(problem)].into_iter().flatten();
    let improved = starts.map(|mut regions| {
        improve(problem, &mut regions);
        regions
    });
    let mut best = improved.min_by_key(|regions| problem.cost(regions));
    let mut complete = false;
    if problem.clusters() <= EXACT_CLUSTERS_MAX {
        let mut exact = Exact::new(problem, best);
        exact.choose(0);
        complete = exact.nodes > 0 && !exact.is_doubtful;
        best = exact.best.map(|(_, regions)| regions);
    }
    best.map(|regions| Found { regions, complete })
}

/// Everything where it costs least, then what costs least for the room that it makes one region
/// further, until all regions hold what is there.
fn greedy(problem: &Problem<'_>) -> Option<Vec<usize>> {
    let pinned = problem.request.pinned;
    let mut regions: Vec<usize> = pinned.iter().map(|it| it.unwrap_or(0)).collect();
    for region in 0..problem.request.regions.len() {
        while !problem.fits(&regions, region) {
            let next = region + 1;
            if next == problem.request.regions.len() {
                return None;
            }
            let crowded = problem.crowded(&regions, region);
            let candidates = (0..problem.clusters())
                .filter(|cluster| regions[*cluster] == region && pinned[*cluster].is_none());
            // What is not there at the worst moment makes no room, but what overlaps it may.
            let out = candidates.min_by_key(|cluster| {
                let [there, here] = [next, region].map(|it| problem.price(*cluster, it));
                let more = u128::from(there.saturating_sub(here));
                let room = problem.bytes_at(*cluster, crowded) as u128;
                let each = (more << RATIO_BITS).checked_div(room);
                (each.unwrap_or(u128::MAX), more, *cluster)
            });
            regions[out?] = next;
        }
    }
    Some(regions)
}

/// Clusters by traffic for each byte, each in the first region that holds it beside those before.
fn first_fit(problem: &Problem<'_>) -> Option<Vec<usize>> {
    if problem.clusters() > FIRST_FIT_CLUSTERS_MAX {
        return None;
    }
    let request = problem.request;
    let mut order: Vec<usize> = (0..problem.clusters()).collect();
    order.sort_by_key(|cluster| {
        let bytes = problem.members[*cluster].iter();
        let bytes: usize = bytes.map(|it| request.buffers[*it].len_bytes).sum();
        Reverse(u128::from(request.traffic[*cluster]) * 1000 / bytes.max(1) as u128)
    });
    let mut regions = vec![NOWHERE; problem.clusters()];
    for cluster in order {
        let found = (0..request.regions.len()).find(|region| {
            regions[cluster] = *region;
            let layout = problem.layout(&regions, *region, Planner::GreedyBySize).1;
            let is_held = layout.len_bytes <= request.regions[*region].bytes;
            problem.allows(cluster, *region) && is_held
        });
        regions[cluster] = found?;
    }
    Some(regions)
}

/// Moves clusters to faster regions, and swaps those that belong there more with those that are
/// there, as long as that costs less.
fn improve(problem: &Problem<'_>, regions: &mut [usize]) {
    let each = problem.request.buffers.len().pow(2).max(1);
    let mut left = (IMPROVE_PAIRS_MAX / each).clamp(LAYOUTS_MIN, LAYOUTS_MAX);
    while back(problem, regions, &mut left) | swap(problem, regions, &mut left) {}
}

/// Whether a region holds what is there, unless it was asked too often.
fn holds(problem: &Problem<'_>, regions: &[usize], region: usize, left: &mut usize) -> bool {
    *left = left.saturating_sub(1);
    *left > 0 && problem.fits(regions, region)
}

/// Clusters in the order in which they gain most by a faster region.
fn by_traffic(problem: &Problem<'_>) -> Vec<usize> {
    let mut clusters: Vec<usize> = (0..problem.clusters()).collect();
    clusters.sort_by_key(|it| (Reverse(problem.request.traffic[*it]), *it));
    clusters
}

/// Moves clusters to faster regions that hold them as well.
fn back(problem: &Problem<'_>, regions: &mut [usize], left: &mut usize) -> bool {
    let mut is_better = false;
    for cluster in by_traffic(problem) {
        let before = regions[cluster];
        for region in 0..before {
            let is_cheaper = problem.price(cluster, region) < problem.price(cluster, before);
            if !is_cheaper || !problem.allows(cluster, region) {
                continue;
            }
            regions[cluster] = region;
            if holds(problem, regions, region, left) {
                is_better = true;
                break;
            }
            regions[cluster] = before;
        }
    }
    is_better
}

/// Swaps pairs of clusters of two regions.
fn swap(problem: &Problem<'_>, regions: &mut [usize], left: &mut usize) -> bool {
    let clusters = by_traffic(problem);
    let mut is_better = false;
    for &slow in &clusters {
        for &fast in clusters.iter().rev() {
            let (to, from) = (regions[fast], regions[slow]);
            if to >= from || problem.request.traffic[fast] >= problem.request.traffic[slow] {
                continue;
            }
            let are_allowed = problem.allows(slow, to) && problem.allows(fast, from);
            let price = |a, b| problem.price(slow, a) + problem.price(fast, b);
            if !are_allowed || price(to, from) >= price(from, to) {
                continue;
            }
            if *left == 0 {
                return is_better;
            }
            (regions[slow], regions[fast]) = (to, from);
            let both = [to, from];
            if both.into_iter().all(|it| holds(problem, regions, it, left)) {
                is_better = true;
                break;
            }
            (regions[slow], regions[fast]) = (from, to);
        }
    }
    is_better
}

/// Branch and bound: clusters by traffic, each in every region.
struct Exact<'a> {
    problem: &'a Problem<'a>,
    order: Vec<usize>,
    /// Per place in the order, what the clusters from there on cost at least.
    least: Vec<u64>,
    regions: Vec<usize>,
    cost: u64,
    best: Option<(u64, Vec<usize>)>,
    nodes: usize,
    /// Whether an assignment was given up that some layout may hold.
    is_doubtful: bool,
}

/// The region of a cluster that has none yet.
const NOWHERE: usize = usize::MAX;

impl<'a> Exact<'a> {
    fn new(problem: &'a Problem<'a>, best: Option<Vec<usize>>) -> Self {
        let order = by_traffic(problem);
        let mut least = vec![0; order.len() + 1];
        for (place, cluster) in order.iter().enumerate().rev() {
            least[place] = problem.least(*cluster).saturating_add(least[place + 1]);
        }
        Self {
            regions: vec![NOWHERE; order.len()],
            cost: 0,
            best: best.map(|regions| (problem.cost(&regions), regions)),
            nodes: EXACT_NODES_MAX,
            is_doubtful: false,
            problem,
            order,
            least,
        }
    }

    /// Tries every region for the clusters from a place of the order on.
    fn choose(&mut self, place: usize) {
        let Some(&cluster) = self.order.get(place) else {
            return self.keep();
        };
        for region in 0..self.problem.request.regions.len() {
            if !self.problem.allows(cluster, region) {
                continue;
            }
            let price = self.problem.price(cluster, region);
            let least = (self.cost.saturating_add(price)).saturating_add(self.least[place + 1]);
            let is_hopeless = self.best.as_ref().is_some_and(|(cost, _)| least >= *cost);
            if is_hopeless || self.nodes == 0 {
                continue;
            }
            self.nodes -= 1;
            self.regions[cluster] = region;
            if self.problem.may_fit(&self.regions, region) {
                self.cost += price;
                self.choose(place + 1);
                self.cost -= price;
            }
            self.regions[cluster] = NOWHERE;
        }
    }

    /// Keeps an assignment that costs less than any before, if all of it fits.
    fn keep(&mut self) {
        self.nodes = self.nodes.saturating_sub(LEAF_NODES);
        let mut regions = 0..self.problem.request.regions.len();
        if regions.all(|region| self.problem.fits(&self.regions, region)) {
            self.best = Some((self.cost, self.regions.clone()));
        } else {
            self.is_doubtful = true;
        }
    }
}
