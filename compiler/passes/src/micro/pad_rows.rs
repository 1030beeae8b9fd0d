//! Makes a PAD along the rows of a tensor a concatenation with constant rows.
//!
//! Exact: the same elements in the same order. A concatenation of rows is a view (`storage.rs`):
//! what is padded is made where it belongs in the result, and only the rows around it are written.
//!
//! Rows are contiguous: the outermost dimension with more than one index. Between the columns of a
//! row there is no room for padding, as kernels write results without gaps.

use std::collections::BTreeSet;
use std::sync::Arc;

use peapod_ir::ops::{Activation, Concatenation};
use peapod_ir::{Function, Module, Op, OpKind, Origin, ValueId};

use crate::error::PassError;
use crate::micro::storage::Storage;

/// Pieces of a tensor begin at multiples of so many bytes, or they are copied.
const ALIGN_BYTES: usize = 4;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for function in &mut module.functions {
        let storage = Storage::of(function);
        // A tensor is inside one other at most.
        let mut placed = BTreeSet::new();
        for index in 0..function.ops.len() {
            let Some(rows) = rows(function, &storage, index) else {
                continue;
            };
            if placed.insert(storage.root(rows.operand)) {
                rows.join(function, index);
            }
        }
    }
    Ok(())
}

/// A tensor, and the rows that are put around it.
struct Rows {
    operand: ValueId,
    axis: usize,
    /// How many before and after.
    counts: [usize; 2],
    /// One of their elements.
    element: Vec<u8>,
}

/// What a PAD adds, if it adds rows to what an op makes.
fn rows(function: &Function, storage: &Storage, index: usize) -> Option<Rows> {
    let op = &function.ops[index];
    let OpKind::Pad(pad) = &op.kind else {
        return None;
    };
    let (padding, operand) = (&pad.padding, op.inputs[0]?);
    let (from, to) = (function.ty(operand), function.ty(op.outputs[0]));
    let axis = padding.iter().position(|around| *around != [0, 0])?;
    let only = padding[axis + 1..].iter().all(|around| *around == [0, 0]);
    let outermost = to.shape[..axis].iter().all(|extent| *extent == 1);
    let element = pad.element(to)?;
    let before = padding[axis][0] * row_elements(&to.shape, axis) * element.len();
    let root = storage.root(operand);
    let is_made = function.value(root).origin == Origin::Result && storage.host(root).is_none();
    // Rows of constants take flash: no more than what is not copied any more.
    let added = to.size_bytes() - from.size_bytes();
    let fits = before.is_multiple_of(ALIGN_BYTES) && added <= from.size_bytes();
    let is_alike = from.quant == to.quant && from.dtype == to.dtype;
    (only && outermost && is_made && fits && is_alike).then(|| Rows {
        operand,
        axis,
        counts: padding[axis],
        element,
    })
}

/// Elements of a row.
fn row_elements(shape: &[usize], axis: usize) -> usize {
    shape[axis + 1..].iter().product()
}

impl Rows {
    /// Writes the op as a concatenation.
    fn join(&self, function: &mut Function, index: usize) {
        let [before, after] = self.counts.map(|count| self.constant(function, count));
        let inputs = [before, Some(self.operand), after];
        let op: &mut Op = &mut function.ops[index];
        op.inputs = inputs.into_iter().flatten().map(Some).collect();
        op.kind = OpKind::Concatenation(Concatenation {
            axis: self.axis,
            activation: Activation::None,
        });
    }

    fn constant(&self, function: &mut Function, count: usize) -> Option<ValueId> {
        if count == 0 {
            return None;
        }
        let mut ty = function.ty(self.operand).clone();
        ty.shape[self.axis] = count;
        let bytes: Arc<[u8]> = self.element.repeat(ty.elements()).into();
        Some(function.add_value("", ty, Origin::Constant(bytes)))
    }
}
