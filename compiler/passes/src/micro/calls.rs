//! The calls that a function becomes, in execution order, whatever their kernels are.

use peapod_ir::{Function, Op, OpId, ValueId};

use crate::micro::storage::{Piece, Storage};

/// A call of a kernel that does what an op means, or a part of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    pub(crate) op: OpId,
    /// The operand of a concatenation that is copied to its place in the result; `None` if the call
    /// does all that the op means.
    pub(crate) piece: Option<Piece>,
}

impl Site {
    /// The values that the call reads, constants too.
    pub(crate) fn operands<'f>(
        &self,
        function: &'f Function,
    ) -> impl Iterator<Item = ValueId> + 'f {
        let op = self.op(function);
        let all = match self.piece {
            None => &op.inputs[..],
            Some(_) => &[],
        };
        let piece = self.piece.map(|piece| piece.operand);
        piece.into_iter().chain(all.iter().copied().flatten())
    }

    /// The op that the call is of.
    pub(crate) fn op<'f>(&self, function: &'f Function) -> &'f Op {
        function.op(self.op)
    }
}

/// What a call of an op needs beside its operands and results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Needs {
    /// Bytes of scratch memory.
    pub(crate) scratch_bytes: usize,
    /// Which results may overwrite which operands.
    pub(crate) takeovers: Vec<Takeover>,
}

/// A result that may overwrite an operand: each element is written after it is read for the last
/// time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Takeover {
    /// Index among the operands of the op.
    pub(crate) operand: usize,
    /// Index among its results.
    pub(crate) result: usize,
}

/// The calls of a function, and which of its values are the same bytes.
pub(crate) struct Calls {
    pub(crate) storage: Storage,
    /// In execution order.
    pub(crate) sites: Vec<Site>,
}

impl Calls {
    /// A call for every op that is not free, or one for each piece that has to be copied.
    pub(crate) fn of(function: &Function) -> Self {
        let storage = Storage::of(function);
        let mut sites = Vec::new();
        for (id, op) in function.op_ids().zip(&function.ops) {
            if storage.is_free(function, op) {
                continue;
            }
            let Some(pieces) = storage.copied(function, op) else {
                sites.push(Site {
                    op: id,
                    piece: None,
                });
                continue;
            };
            for piece in pieces {
                let at = earliest(function, &storage, &sites, piece.operand);
                let site = Site {
                    op: id,
                    piece: Some(piece),
                };
                sites.insert(at, site);
            }
        }
        Self { storage, sites }
    }
}

/// Where a copy of a value can run at the earliest: after the last call so far that makes or reads
/// it. It need not outlive that.
fn earliest(function: &Function, storage: &Storage, sites: &[Site], copied: ValueId) -> usize {
    let source = storage.outermost(copied).0;
    if function.constant(source).is_some() {
        return sites.len();
    }
    let touches = |site: &Site| {
        let written = site.op(function).outputs.iter().copied();
        let mut touched = written.chain(site.operands(function));
        touched.any(|value| storage.outermost(value).0 == source)
    };
    sites.iter().rposition(touches).map_or(0, |last| last + 1)
}
