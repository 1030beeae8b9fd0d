//! Which elementwise ops run as one.
//!
//! Every op has a level. Where an op reads what another one makes, it has a higher level, except
//! that an elementwise op may share the level of one whose result it reads at the iteration index
//! itself. Ops of one level that are connected so are a group. Since every other edge goes up,
//! groups cannot depend on one another in a circle, whatever is merged. A message between stages
//! of a pipeline has a higher level than the one before it: other stages count on their order.
//!
//! Levels start as low as possible. Then elementwise ops rise to the level of their first reader,
//! so that they run with it, unless that keeps more bytes alive than it saves: `b1 * m` of an
//! optimiser runs with the update, long after `m` is known.

use peapod_ir::entity::{PrimaryMap, SecondaryMap};
use peapod_ir::ops::{OpKind, TensorOp};
use peapod_ir::{Function, OpId, ValueId};

use super::reads::{Kind, Read, Reads};

/// Most ops of a group: with tiles of some thousand elements, their registers stay in cache.
const GROUP_OPS_MAX: usize = 48;

/// Ops in groups.
pub(super) struct Groups {
    /// Per op, the group it is in; groups are numbered by their first op.
    pub(super) of: SecondaryMap<OpId, usize>,
    /// Per group, its ops in program order. Only elementwise ops share one.
    pub(super) members: Vec<Vec<OpId>>,
}

/// An op that reads the result of another.
#[derive(Clone, Copy)]
struct Reader {
    op: OpId,
    same: bool,
}

/// Per op, the level of its group: groups read what lower ones make.
type Levels = SecondaryMap<OpId, usize>;

pub(super) fn groups(function: &Function, reads: &Reads) -> Groups {
    let readers = readers(function, reads);
    let mut levels = lowest_levels(function, reads);
    raise(function, reads, &readers, &mut levels);
    merge(function, reads, &levels)
}

/// The values an op reads from memory or from its group, and whether it could be in one with their
/// makers.
pub(super) fn sources(reads: &Reads, op: OpId) -> impl Iterator<Item = (ValueId, bool)> {
    reads.reads[op].iter().filter_map(|read| match read {
        Read::Whole(base) | Read::At(base, _) => Some((*base, false)),
        Read::Same(base) => Some((*base, true)),
        Read::Index(..) => None,
    })
}

/// Whether `op`, reading the result of `maker` at the iteration index, could be in one group.
fn joins(reads: &Reads, maker: OpId, op: OpId, same: bool) -> bool {
    same && reads.kinds[maker] == Kind::Elementwise && reads.kinds[op] == Kind::Elementwise
}

fn readers(function: &Function, reads: &Reads) -> SecondaryMap<OpId, Vec<Reader>> {
    let mut readers: SecondaryMap<OpId, Vec<Reader>> = SecondaryMap::new();
    for op in function.op_ids() {
        for (base, same) in sources(reads, op) {
            if let Some(maker) = reads.makers[base] {
                let same = joins(reads, maker, op, same);
                readers[maker].push(Reader { op, same });
            }
        }
    }
    readers
}

/// Whether an op sends to another stage of a pipeline, or receives from one.
pub(super) fn is_message(function: &Function, op: OpId) -> bool {
    matches!(
        function.op(op).kind,
        OpKind::Tensor(TensorOp::Send(_) | TensorOp::Receive(_))
    )
}

fn lowest_levels(function: &Function, reads: &Reads) -> Levels {
    let mut levels = Levels::new();
    // Above all messages so far.
    let mut above = 0;
    for op in function.op_ids() {
        let makers = sources(reads, op).filter_map(|(base, same)| {
            let maker = reads.makers[base]?;
            Some(levels[maker] + usize::from(!joins(reads, maker, op, same)))
        });
        levels[op] = makers.max().unwrap_or(0);
        if is_message(function, op) {
            levels[op] = levels[op].max(above);
            above = levels[op] + 1;
        }
    }
    levels
}

fn raise(
    function: &Function,
    reads: &Reads,
    readers: &SecondaryMap<OpId, Vec<Reader>>,
    levels: &mut Levels,
) {
    for op in function.op_ids().rev() {
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
        let result = function.op(op).outputs[0];
        let vanishes = !reads.outputs.contains(result) && readers[op].iter().all(with);
        let saved = if vanishes {
            function.ty(result).size_bytes()
        } else {
            0
        };
        let kept = sources(reads, op).map(|(base, _)| {
            // Arguments of the function live as long as they like.
            let Some(maker) = reads.makers[base] else {
                return 0;
            };
            let others = readers[maker].iter().filter(|reader| reader.op != op);
            let lives = others.map(|reader| levels[reader.op]).max() >= Some(highest);
            let lives = lives || reads.outputs.contains(base);
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
    parents: PrimaryMap<OpId, OpId>,
    sizes: SecondaryMap<OpId, usize>,
}

impl Forest {
    fn root(&mut self, mut op: OpId) -> OpId {
        while self.parents[op] != op {
            self.parents[op] = self.parents[self.parents[op]];
            op = self.parents[op];
        }
        op
    }

    fn join(&mut self, a: OpId, b: OpId) {
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
fn merge(function: &Function, reads: &Reads, levels: &Levels) -> Groups {
    let mut storeys: SecondaryMap<OpId, usize> = SecondaryMap::new();
    let mut forest = Forest {
        parents: function.op_ids().collect(),
        sizes: SecondaryMap::with_default(1),
    };
    for op in function.op_ids() {
        let mates = sources(reads, op).filter_map(|(base, same)| {
            let maker = reads.makers[base]?;
            (joins(reads, maker, op, same) && levels[maker] == levels[op]).then_some(maker)
        });
        let mates: Vec<OpId> = mates.collect();
        let Some(highest) = mates.iter().map(|&mate| storeys[mate]).max() else {
            continue;
        };
        let near = mates.into_iter().filter(|&mate| storeys[mate] == highest);
        let mut roots: Vec<OpId> = near.map(|mate| forest.root(mate)).collect();
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
    let ops = forest.parents.keys();
    let mut groups = Groups {
        of: SecondaryMap::with_default(usize::MAX),
        members: Vec::new(),
    };
    for op in ops.filter(|&op| reads.kinds[op] != Kind::Idle) {
        let root = forest.root(op);
        if groups.of[root] == usize::MAX {
            groups.of[root] = groups.members.len();
            groups.members.push(Vec::new());
        }
        groups.of[op] = groups.of[root];
        groups.members[groups.of[op]].push(op);
    }
    groups
}
