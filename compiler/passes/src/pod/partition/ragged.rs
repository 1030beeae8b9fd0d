//! Products of rows with the matrix of their group, on shards.
//!
//! Where groups are split, every device has beginnings and ends of its own groups, and multiplies
//! their rows: what others multiply is zero in its result, and results are added up. No size is
//! known for that. Where rows are split, groups begin and end as many rows before as the shard
//! does.

use peapod_ir::builder::Emit;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::{RaggedDot, TensorOp};
use peapod_ir::{DType, Op, OpKind, ValueId};

use super::op::Cut;
use super::values::Walk;

/// Beginnings and ends of groups.
const BOUNDS: [usize; 2] = [2, 3];

fn ragged(op: &Op) -> Option<&RaggedDot> {
    if let OpKind::Tensor(TensorOp::RaggedDot(kind)) = &op.kind {
        return Some(kind);
    }
    None
}

/// Groups of which a row meets one; 1 where there are none.
pub(super) fn groups(op: &Op) -> usize {
    ragged(op).map_or(1, |kind| kind.groups)
}

impl Walk<'_, '_> {
    /// Beginnings and ends of groups that count from where the shard of rows begins.
    pub(super) fn localise_rows(&mut self, cut: &Cut<'_>, operands: &mut [Option<ValueId>]) {
        let (Some(_), Some(x)) = (ragged(cut.op), operands[0]) else {
            return;
        };
        let rows = self.build.shape(x).len() - 2;
        let axes: Vec<_> = cut.rule.operands[0][rows]
            .iter()
            .flat_map(|factor| cut.choice[*factor].clone())
            .collect();
        if axes.is_empty() {
            return;
        }
        let local = self.build.shape(x)[rows];
        let offset = self.build.offset(&axes, local);
        let offset = self.build.convert(offset, DType::I64);
        for bound in BOUNDS {
            if let Some(id) = operands[bound] {
                let shape = self.build.shape(id).to_vec();
                let offset = self.build.broadcast(offset, [], shape);
                operands[bound] = Some(self.build.binary(BinaryOp::Sub, id, offset));
            }
        }
    }
}
