//! The algorithm of a collective: its phases, each of passes that run at the same time.

use std::fmt;

use crate::SimError;

use super::embedding::{Segment, orders};
use super::group::Group;
use super::snake::Snake;
use super::torus::{Links, Way};
use super::{Kind, Transfer};

/// A way to do a collective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// One ring through all chips of a group, in one direction.
    OneRing,
    /// The same with half of the payload in each direction; where chips are on a line, partial
    /// results from both ends.
    BidirectionalRing,
    /// A phase along each dimension. Every colour has its part of the payload and takes the
    /// dimensions in an order of its own; with twice as many colours as dimensions also a
    /// direction of its own.
    Pincer {
        /// 1, 2 or 4; for three dimensions also 3 and 6.
        colours: u8,
    },
    /// Neighbours first, then across groups of neighbours, that hop over each other's.
    Hierarchical,
    /// Every message by itself, along X, then Y, then Z.
    DimensionOrdered,
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneRing => f.write_str("one ring"),
            Self::BidirectionalRing => f.write_str("bidirectional ring"),
            Self::Pincer { colours: 1 } => f.write_str("phases of 1 colour"),
            Self::Pincer { colours } => write!(f, "phases of {colours} colours"),
            Self::Hierarchical => f.write_str("hierarchy"),
            Self::DimensionOrdered => f.write_str("dimension order"),
        }
    }
}

/// Through which members a pass goes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Path {
    /// The cores of a chip.
    Cores(usize),
    /// Chips along one dimension.
    Along(Segment),
    /// All chips of a group, one after another.
    Snake,
}

/// Chips or cores of a group scatter a reduction, or gather one another's shards.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pass {
    pub(crate) colour: usize,
    pub(crate) path: Path,
    /// `None` for both.
    pub(crate) way: Option<Way>,
    /// What every core has before it is scattered, or after it is gathered.
    pub(crate) bytes: f64,
    pub(crate) gathers: bool,
}

/// Passes that begin together; the next phase begins when all have ended.
pub(crate) type Stage = Vec<Pass>;

/// Strategies that there may be for a collective over this group.
pub(crate) fn strategies(links: &Links, kind: &Kind<'_>, group: &Group) -> Vec<Strategy> {
    match kind {
        Kind::AllToAll | Kind::Permute(_) | Kind::Broadcast { .. } => {
            vec![Strategy::DimensionOrdered]
        }
        Kind::AllReduce | Kind::AllGather | Kind::ReduceScatter => {
            let rank = group.segments.len();
            if !group.is_grid() {
                return vec![Strategy::Hierarchical];
            }
            let segments = group.segments.as_slice();
            // A ring goes through links that are alike, and through no switch.
            let class = |segment: &Segment| links.class(segment.place);
            let switched = segments.iter().any(|it| links.is_switch(it.place));
            if switched || segments.iter().any(|it| class(it) != class(&segments[0])) {
                return phased(rank);
            }
            // Rings that turn corners or fold are in one another's way where groups are between.
            let strided = segments.iter().any(|segment| segment.stride > 1);
            let tangled = strided && !matches!(segments, [one] if Group::is_ring(links, one));
            let mut all = vec![];
            if rank > 0 && !tangled {
                all.push(Strategy::OneRing);
            }
            // A folded ring uses both directions already.
            if rank < 2 || !tangled && !Snake::folds(links, segments) {
                all.push(Strategy::BidirectionalRing);
            }
            if rank > 1 {
                all.extend(phased(rank));
            }
            all
        }
    }
}

/// A phase for each of so many dimensions; of one only, it is the same for all colours.
fn phased(rank: usize) -> Vec<Strategy> {
    if rank == 1 {
        return vec![Strategy::Pincer { colours: 1 }];
    }
    let pincers = colours(rank).iter();
    let pincers = pincers.map(|&colours| Strategy::Pincer { colours });
    pincers.chain([Strategy::Hierarchical]).collect()
}

/// Numbers of colours for so many dimensions.
const fn colours(rank: usize) -> &'static [u8] {
    match rank {
        3 => &[1, 2, 3, 4, 6],
        _ => &[1, 2, 4],
    }
}

/// The phases of a collective by a strategy, in all orders of dimensions that it leaves open.
pub(crate) fn plans(
    links: &Links,
    group: &Group,
    transfer: &Transfer<'_>,
    strategy: Strategy,
) -> Result<Vec<Vec<Stage>>, SimError> {
    if !strategies(links, &transfer.kind, group).contains(&strategy) {
        return Err(refused(links, group, transfer, strategy));
    }
    // Cores of a chip combine first: then each has its part, and all of them use the links.
    let whole = transfer.payload_bytes as f64;
    let part = whole / group.cores as f64;
    let scatters = match strategy {
        Strategy::OneRing => vec![ring(links, group, part, Some(Way::Up))],
        Strategy::BidirectionalRing => vec![ring(links, group, part, None)],
        Strategy::Hierarchical => {
            let mut near = group.segments.clone();
            near.sort_by_key(|segment| (segment.stride, segment.extent, segment.place));
            vec![coloured(links, &near, 1, part)]
        }
        Strategy::Pincer { colours } => {
            let rank = group.segments.len();
            let mut short = group.segments.clone();
            short.sort_by_key(|segment| (segment.extent, segment.place));
            let all = orders(rank).into_iter();
            let all = all.map(|order| order.iter().map(|&index| short[index]).collect());
            let mut all: Vec<Vec<Segment>> = all.collect();
            if usize::from(colours) % rank == 0 && rank == 2 {
                all.truncate(1);
            }
            let all = all.iter();
            all.map(|order| coloured(links, order, usize::from(colours), part))
                .collect()
        }
        Strategy::DimensionOrdered => vec![],
    };
    let plans = scatters.into_iter().map(|mut scatter| {
        if group.segments.is_empty() {
            scatter.clear();
        }
        if group.cores > 1 {
            scatter.insert(0, vec![pass(Path::Cores(group.cores), None, whole)]);
        }
        ordered(&transfer.kind, scatter)
    });
    Ok(plans.collect())
}

/// From the phases of a reduce-scatter to those of the collective: gathering is the way back.
fn ordered(kind: &Kind<'_>, scatter: Vec<Stage>) -> Vec<Stage> {
    let gather = scatter.iter().rev().map(|stage| {
        let passes = stage.iter().cloned();
        let gather = passes.map(|pass| Pass {
            gathers: true,
            ..pass
        });
        gather.collect::<Stage>()
    });
    match kind {
        Kind::AllGather => gather.collect(),
        Kind::AllReduce => scatter.iter().cloned().chain(gather).collect(),
        Kind::ReduceScatter | Kind::AllToAll | Kind::Permute(_) | Kind::Broadcast { .. } => scatter,
    }
}

const fn pass(path: Path, way: Option<Way>, bytes: f64) -> Pass {
    Pass {
        colour: 0,
        path,
        way,
        bytes,
        gathers: false,
    }
}

/// One ring through all chips; on a line in both directions, partial results from both ends.
fn ring(links: &Links, group: &Group, bytes: f64, way: Option<Way>) -> Vec<Stage> {
    let path = match group.segments.as_slice() {
        [one] if way.is_none() || Group::is_ring(links, one) => Path::Along(*one),
        _ => Path::Snake,
    };
    vec![vec![pass(path, way, bytes)]]
}

/// A phase for each segment; colour i takes them from the i-th on, around. Colours beyond the
/// number of segments go the other way, and then each takes one way only, where there is a ring.
fn coloured(links: &Links, order: &[Segment], colours: usize, bytes: f64) -> Vec<Stage> {
    let rank = order.len();
    let stage = |phase: usize| {
        let passes = (0..colours).map(|colour| {
            let at = |phase: usize| &order[(colour + phase) % rank];
            let before = (0..phase).map(|earlier| at(earlier).extent);
            let scattered: usize = before.product();
            let segment = *at(phase);
            let twice = colours == 2 * rank && Group::is_ring(links, &segment);
            let way = Way::BOTH[colour / rank % 2];
            Pass {
                colour,
                path: Path::Along(segment),
                way: twice.then_some(way),
                bytes: bytes / colours as f64 / scattered as f64,
                gathers: false,
            }
        });
        passes.collect()
    };
    (0..rank).map(stage).collect()
}

fn refused(links: &Links, group: &Group, transfer: &Transfer<'_>, strategy: Strategy) -> SimError {
    let there = strategies(links, &transfer.kind, group);
    let there: Vec<String> = there.iter().map(ToString::to_string).collect();
    SimError::Strategy {
        kind: transfer.kind.name(),
        group: group.described.clone(),
        strategy: strategy.to_string(),
        message: format!("that cannot be; there are: {}", there.join(", ")),
    }
}
