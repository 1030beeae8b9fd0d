//! Which elementwise ops run as one.
//!
//! Every op has a level. Where an op reads what another one makes, it has a higher level, except
//! that an elementwise op may share the level of one whose result it reads at the iteration index
//! itself. Ops of one level that are connected so are a group. Since every other edge goes up,
//! groups cannot depend on one another in a circle, whatever is merged.
//!
//! Levels start as low as possible. Then elementwise ops rise to the level of their first reader,
//! so that they run with it, unless that keeps more bytes alive than it saves: `b1 * m` of an
//! optimiser runs with the update, long after `m` is known.

use peapod_ir::{Function, OpId, ValueId};

use super::reads::{Kind, Read, Reads};

/// Most ops of a group: with tiles of some thousand elements, their registers stay in cache.
const GROUP_OPS_MAX: usize = 48;

/// Ops in groups.
pub(super) struct Groups {
    /// Per op, the group it is in; groups are numbered by their first op.
    pub(super) of: Vec<usize>,
    /// Per group, its ops in program order. Only elementwise ops share one.
    pub(super) members: Vec<Vec<OpId>>,
}

/// An op that reads the result of another.
#[derive(Clone, Copy)]
struct Reader {
    op: usize,
    same: bool,
}

pub(super) fn groups(function: &Function, reads: &Reads) -> Groups {
    let readers = readers(function, reads);
    let mut levels = lowest_levels(function, reads);
    raise(function, reads, &readers, &mut levels);
    merge(function, reads, &levels)
}

/// The values an op reads from memory or from its group, and whether it could be in one with their
/// makers.
pub(super) fn sources(reads: &Reads, op: usize) -> impl Iterator<Item = (ValueId, bool)> {
    reads.reads[op].iter().filter_map(|read| match read {
        Read::Whole(base) | Read::At(base, _) => Some((*base, false)),
        Read::Same(base) => Some((*base, true)),
        Read::Index(..) => None,
    })
}

/// Whether `op`, reading the result of `maker` at the iteration index, could be in one group.
fn joins(reads: &Reads, maker: usize, op: usize, same: bool) -> bool {
    same && reads.kinds[maker] == Kind::Elementwise && reads.kinds[op] == Kind::Elementwise
}

fn readers(function: &Function, reads: &Reads) -> Vec<Vec<Reader>> {
    let mut readers = vec![Vec::new(); function.ops.len()];
    for op in 0..function.ops.len() {
        for (base, same) in sources(reads, op) {
            if let Some(maker) = reads.makers[base.index()] {
                let same = joins(reads, maker.index(), op, same);
                readers[maker.index()].push(Reader { op, same });
            }
        }
    }
    readers
}

fn lowest_levels(function: &Function, reads: &Reads) -> Vec<usize> {
    let mut levels = vec![0; function.ops.len()];
    for op in 0..function.ops.len() {
        let makers = sources(reads, op).filter_map(|(base, same)| {
            let maker = reads.makers[base.index()]?.index();
            Some(levels[maker] + usize::from(!joins(reads, maker, op, same)))
        });
        levels[op] = makers.max().unwrap_or(0);
    }
    levels
}

fn raise(function: &Function, reads: &Reads, readers: &[Vec<Reader>], levels: &mut [usize]) {
    for op in (0..function.ops.len()).rev() {
        if reads.kinds[op] != Kind::Elementwise {
            continue;
        }
        let limit = |reader: &Reader| levels[reader.op] - usize::from(!reader.same);
        let Some(highest) = readers[op].iter().map(limit).min() else {
            continue;
        };
        let with = |reader: &Reader| reader.same && levels[reader.op] == highest;
        if highest <= levels[op] || !readers[op].iter().any(with) {
            continue;
        }
        let result = function.ops[op].outputs[0];
        let vanishes = !reads.is_output[result.index()] && readers[op].iter().all(with);
        let saved = if vanishes {
            function.ty(result).size_bytes()
        } else {
            0
        };
        let kept = sources(reads, op).map(|(base, _)| {
            // Arguments of the function live as long as they like.
            let Some(maker) = reads.makers[base.index()] else {
                return 0;
            };
            let others = readers[maker.index()]
                .iter()
                .filter(|reader| reader.op != op);
            let lives = others.map(|reader| levels[reader.op]).max() >= Some(highest);
            let lives = lives || reads.is_output[base.index()];
            if lives {
                0
            } else {
                function.ty(base).size_bytes()
            }
        });
        if kept.sum::<usize>() <= saved {
            levels[op] = highest;
        }
    }
}

/// Groups while they are merged: each op points to another one of its group, or to itself.
struct Forest {
    parents: Vec<usize>,
    sizes: Vec<usize>,
}

impl Forest {
    fn root(&mut self, mut op: usize) -> usize {
        while self.parents[op] != op {
            self.parents[op] = self.parents[self.parents[op]];
            op = self.parents[op];
        }
        op
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            let (first, last) = (a.min(b), a.max(b));
            self.parents[last] = first;
            self.sizes[first] += self.sizes[last];
        }
    }
}

/// Merges connected ops of a level. A group that would get too large stays as it is, and the op
/// that would have joined it begins a new storey of the level, so that edges still go up.
fn merge(function: &Function, reads: &Reads, levels: &[usize]) -> Groups {
    let count = function.ops.len();
    let mut storeys = vec![0; count];
    let mut forest = Forest {
        parents: (0..count).collect(),
        sizes: vec![1; count],
    };
    for op in 0..count {
        let mates = sources(reads, op).filter_map(|(base, same)| {
            let maker = reads.makers[base.index()]?.index();
            (joins(reads, maker, op, same) && levels[maker] == levels[op]).then_some(maker)
        });
        let mates: Vec<usize> = mates.collect();
        let Some(highest) = mates.iter().map(|&mate| storeys[mate]).max() else {
            continue;
        };
        let near = mates.into_iter().filter(|&mate| storeys[mate] == highest);
        let mut roots: Vec<usize> = near.map(|mate| forest.root(mate)).collect();
        roots.sort_unstable();
        roots.dedup();
        let size: usize = roots.iter().map(|&root| forest.sizes[root]).sum();
        if size < GROUP_OPS_MAX {
            storeys[op] = highest;
            roots.into_iter().for_each(|root| forest.join(root, op));
        } else {
            storeys[op] = highest + 1;
        }
    }
    collect(reads, &mut forest)
}

fn collect(reads: &Reads, forest: &mut Forest) -> Groups {
    let count = reads.kinds.len();
    let mut groups = Groups {
        of: vec![usize::MAX; count],
        members: Vec::new(),
    };
    for op in (0..count).filter(|&op| reads.kinds[op] != Kind::Idle) {
        let root = forest.root(op);
        if groups.of[root] == usize::MAX {
            groups.of[root] = groups.members.len();
            groups.members.push(Vec::new());
        }
        groups.of[op] = groups.of[root];
        groups.members[groups.of[op]].push(crate::graph::editor::op_id(op));
    }
    groups
}
