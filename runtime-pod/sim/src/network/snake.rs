//! One ring through all chips of a group.
//!
//! On a grid with an even number of chips along some dimension there is a closed way that visits
//! every chip once: up and down the teeth of a comb, and back along its spine. On a line, and where
//! every dimension is odd, there is only an open one; the ring then visits every second chip on the
//! outward path and the others on the way back, so that each step goes over at most two edges, and
//! every edge is used once in each direction.

use super::embedding::Segment;
use super::group::Group;
use super::torus::{Coordinates, Link, Links, Way};

/// One step of the ring: edges of the grid as segment and direction.
type Edges = Vec<(usize, Way)>;

/// The ring of a group, from member to member.
#[derive(Clone, Debug)]
pub(crate) struct Snake {
    segments: Vec<Segment>,
    /// Of each member: positions along the segments, and how the next member is reached.
    steps: Vec<(Vec<usize>, Edges)>,
}

impl Snake {
    pub(crate) fn new(links: &Links, segments: &[Segment]) -> Self {
        let extents: Vec<usize> = segments.iter().map(|segment| segment.extent).collect();
        let around = |order: Vec<Vec<usize>>| {
            let next = order.iter().cycle().skip(1);
            let steps = order.iter().zip(next);
            let steps = steps.map(|(at, to)| (at.clone(), vec![edge(at, to)]));
            steps.collect()
        };
        let steps = match (segments, comb(&extents)) {
            ([ring], _) if Group::is_ring(links, ring) => {
                let positions = open(&extents).into_iter();
                positions.map(|at| (at, vec![(0, Way::Up)])).collect()
            }
            (_, Some(order)) => around(order),
            (_, None) => folded(&open(&extents)),
        };
        Self {
            segments: segments.to_vec(),
            steps,
        }
    }

    /// Whether the ring goes out over every second member and back over the others.
    pub(crate) fn folds(links: &Links, segments: &[Segment]) -> bool {
        match segments {
            [one] => one.extent != 2 && !Group::is_ring(links, one),
            _ => segments.iter().all(|segment| segment.extent % 2 == 1),
        }
    }

    /// Members of the ring.
    pub(crate) fn members(&self) -> usize {
        self.steps.len()
    }

    /// Where the member is, of the group that this place is the first of.
    fn place(&self, first: &Coordinates, member: usize) -> Coordinates {
        let mut at = first.clone();
        for (segment, position) in self.segments.iter().zip(&self.steps[member].0) {
            at[segment.place] += position * segment.stride;
        }
        at
    }

    /// The links from a member to the next, and those by which the next one answers.
    pub(crate) fn routes(
        &self,
        links: &Links,
        first: &Coordinates,
        member: usize,
    ) -> [Vec<(usize, Link)>; 2] {
        let step = &self.steps[member].1;
        let hops = |at: Coordinates, step: &mut dyn Iterator<Item = (usize, Way)>| {
            let mut at = at;
            let mut path = vec![];
            for (segment, way) in step {
                let segment = &self.segments[segment];
                path.extend((0..segment.stride).map(|_| links.hop(&mut at, segment.place, way)));
            }
            path
        };
        let next = (member + 1) % self.members();
        let mut back = step.iter().rev().map(|&(at, way)| (at, way.reversed()));
        [
            hops(self.place(first, member), &mut step.iter().copied()),
            hops(self.place(first, next), &mut back),
        ]
    }
}

/// A way through the whole grid, each position next to the one before; the last dimension slowest.
fn open(extents: &[usize]) -> Vec<Vec<usize>> {
    extents.iter().fold(vec![vec![]], |path, &extent| {
        let level = |level: usize| {
            let there = path
                .iter()
                .map(move |at| [at.as_slice(), &[level]].concat());
            let mut there: Vec<Vec<usize>> = there.collect();
            if level % 2 == 1 {
                there.reverse();
            }
            there
        };
        (0..extent).flat_map(level).collect()
    })
}

/// The same, closed: a level of a comb for each position of the longest even dimension, there
/// along its teeth, which go through the other dimensions, and back along its spine.
fn comb(extents: &[usize]) -> Option<Vec<Vec<usize>>> {
    if let [extent] = extents
        && *extent != 2
    {
        return None;
    }
    let even = (0..extents.len()).filter(|&dim| extents[dim].is_multiple_of(2));
    let spine = even.max_by_key(|&dim| (extents[dim], dim))?;
    let others: Vec<usize> = (0..extents.len()).filter(|&dim| dim != spine).collect();
    let teeth = open(&others.iter().map(|&dim| extents[dim]).collect::<Vec<_>>());
    let at = |level: usize, tooth: usize| {
        let mut position = vec![0; extents.len()];
        position[spine] = level;
        for (&dim, &along) in others.iter().zip(&teeth[tooth]) {
            position[dim] = along;
        }
        position
    };
    let count = teeth.len();
    let out = (0..extents[spine]).flat_map(|level| {
        let tooth = move |i: usize| if level % 2 == 0 { i } else { count - i };
        (1..count).map(move |i| (level, tooth(i)))
    });
    let back = (0..extents[spine]).rev().map(|level| (level, 0));
    let way = out.collect::<Vec<_>>().into_iter().chain(back);
    Some(way.map(|(level, tooth)| at(level, tooth)).collect())
}

/// Every second member of an open way, then the others backwards.
fn folded(path: &[Vec<usize>]) -> Vec<(Vec<usize>, Edges)> {
    let out = (0..path.len()).step_by(2);
    let back = (0..path.len()).filter(|index| index % 2 == 1).rev();
    let order: Vec<usize> = out.chain(back).collect();
    let next = order.iter().cycle().skip(1);
    let steps = order.iter().zip(next).map(|(&from, &to)| {
        let step = if from < to {
            let edges = (from..to).map(|i| edge(&path[i], &path[i + 1]));
            edges.collect()
        } else {
            let edges = (to..from).rev().map(|i| edge(&path[i + 1], &path[i]));
            edges.collect()
        };
        (path[from].clone(), step)
    });
    steps.collect()
}

/// From a position to the one beside it.
fn edge(from: &[usize], to: &[usize]) -> (usize, Way) {
    let differs = (0..from.len()).find(|&dim| from[dim] != to[dim]);
    let dim = differs.unwrap_or(0);
    let way = if from[dim] < to[dim] {
        Way::Up
    } else {
        Way::Down
    };
    (dim, way)
}
