//! From whom each position of a group gets what it gets: as in `pod.fbs`.

use peapod_schemas::pod::{CollectivePermuteT, RouteKind};

use super::embedding::Embedding;
use super::group::Group;
use super::torus::Place;

/// Which position of a group sends to which.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Route {
    /// To the position so far on; past the ends nothing is sent, or it comes in at the other end.
    /// A halo goes to the next (1) or to the one before (-1).
    Shift {
        /// Positions further on.
        offset: i64,
        /// Whether the group is a ring.
        wrap: bool,
    },
    /// The device at a position along these axes, those of the group in another order, gets what
    /// the one at the position along the axes as they are holds.
    Reorder(Vec<usize>),
    /// To every position t of which t mod `period` is `phase`, from
    /// ⌊(`multiplier` t + `offset`) / `divisor`⌋.
    Stride {
        /// Positions between sources of neighbours, times the divisor.
        multiplier: i64,
        /// Source of the first position, times the divisor.
        offset: i64,
        /// At least 1.
        divisor: i64,
        /// At least 1.
        period: usize,
        /// Below the period.
        phase: usize,
    },
    /// From the first position to the second.
    Pairs(Vec<[usize; 2]>),
}

impl From<&CollectivePermuteT> for Route {
    fn from(op: &CollectivePermuteT) -> Self {
        let indices = |list: &Option<Vec<u32>>| {
            let list = list.iter().flatten();
            list.map(|&index| index as usize).collect::<Vec<_>>()
        };
        match op.route {
            RouteKind::Reorder => Self::Reorder(indices(&op.order)),
            RouteKind::Pairs => Self::Pairs(indices(&op.pairs).as_chunks().0.to_vec()),
            RouteKind::Stride => Self::Stride {
                multiplier: op.multiplier,
                offset: op.offset,
                divisor: op.divisor,
                period: op.period as usize,
                phase: op.phase as usize,
            },
            _ => Self::Shift {
                offset: op.offset,
                wrap: op.wrap,
            },
        }
    }
}

impl Route {
    /// Position of the source for each position of the group; an error where the route names what
    /// is not there.
    fn sources(&self, embedding: &Embedding, group: &Group) -> Result<Vec<Option<usize>>, String> {
        let parts = group.parts;
        let there = |source: i128| {
            (0..parts as i128)
                .contains(&source)
                .then_some(source as usize)
        };
        Ok(match self {
            Self::Shift { offset, wrap } => {
                let source = |target: usize| target as i128 - i128::from(*offset);
                let sources = (0..parts).map(|target| match wrap {
                    true => there(source(target).rem_euclid(parts as i128)),
                    false => there(source(target)),
                });
                sources.collect()
            }
            Self::Stride {
                multiplier,
                offset,
                divisor,
                period,
                phase,
            } => {
                if *divisor < 1 || phase >= period {
                    return Err(
                        "a stride's divisor is at least 1, its phase below the period".into(),
                    );
                }
                let sources = (0..parts).map(|target| {
                    let [a, b, c] = [*multiplier, *offset, *divisor].map(i128::from);
                    let source = (a * target as i128 + b).div_euclid(c);
                    there(source).filter(|_| target % period == *phase)
                });
                sources.collect()
            }
            Self::Reorder(order) => reordered(embedding, group, order)?,
            Self::Pairs(pairs) => {
                let mut sources = vec![None; parts];
                for &[source, target] in pairs {
                    if source >= parts || target >= parts {
                        return Err(format!("{source} to {target} of {parts} positions"));
                    }
                    if sources[target].replace(source).is_some() {
                        return Err(format!("position {target} is sent to twice"));
                    }
                }
                sources
            }
        })
    }

    /// Cores that send and those that get, of all groups; without those that send to themselves.
    pub(crate) fn pairs(
        &self,
        embedding: &Embedding,
        group: &Group,
    ) -> Result<Vec<(Place, Place)>, String> {
        let sources = self.sources(embedding, group)?;
        let sources = sources.iter().enumerate();
        let pairs: Vec<(usize, usize)> = sources
            .filter_map(|(target, source)| Some(((*source)?, target)))
            .filter(|(source, target)| source != target)
            .collect();
        let at =
            |first: &usize, position: usize| embedding.coordinates(first + group.offsets[position]);
        let all = group.firsts.iter().flat_map(|first| {
            let pairs = pairs.iter();
            pairs.map(move |&(source, target)| (at(first, source), at(first, target)))
        });
        Ok(all.collect())
    }
}

fn reordered(
    embedding: &Embedding,
    group: &Group,
    order: &[usize],
) -> Result<Vec<Option<usize>>, String> {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    let mut own = group.axes.clone();
    own.sort_unstable();
    if sorted != own {
        return Err(format!("axes {order:?} are no order of those of the group"));
    }
    let position = |device: usize| {
        order.iter().fold(0, |position, &axis| {
            let later = embedding.axes[axis + 1..].iter().map(|axis| axis.size);
            let size = embedding.axes[axis].size;
            position * size + device / later.product::<usize>() % size
        })
    };
    let sources = group.offsets.iter().map(|&device| Some(position(device)));
    Ok(sources.collect())
}
