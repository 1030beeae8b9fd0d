//! Which rows of a tensor an op makes of which rows of another.

use peapod_ir::ops::{Level, Padding2d, Window};
use peapod_ir::{Function, Op, OpKind, OpTypes, TensorType, ValueId};

/// The dimension of rows: tensors are [1, rows, columns, channels].
pub(super) const AXIS: usize = 1;

/// Rows of a tensor of one batch.
pub(super) fn rows(ty: &TensorType) -> Option<usize> {
    match ty.shape[..] {
        [1, rows, _, _] => Some(rows),
        _ => None,
    }
}

/// Bytes of a row.
pub(super) fn row_bytes(ty: &TensorType) -> usize {
    ty.size_bytes() / ty.shape[AXIS].max(1)
}

/// How the rows of a result follow from those of the operands: by a window, or one from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RowWindow {
    extent: usize,
    stride: usize,
    top: usize,
    bottom: usize,
}

impl RowWindow {
    /// Each row from the same row.
    const STILL: Self = Self {
        extent: 1,
        stride: 1,
        top: 0,
        bottom: 0,
    };

    /// The rows of a window.
    fn of(window: &Window) -> Self {
        Self {
            extent: (window.extent[0] - 1) * window.dilation[0] + 1,
            stride: window.stride[0],
            top: window.padding.top,
            bottom: window.padding.bottom,
        }
    }

    /// The first row needed for row `row` of the result.
    pub(super) fn first(&self, row: usize) -> usize {
        (row * self.stride).saturating_sub(self.top)
    }

    /// The end of the rows needed for the rows of the result before `end`, of `rows` there are.
    pub(super) fn end(&self, end: usize, rows: usize) -> usize {
        match end.checked_sub(1) {
            Some(last) => (last * self.stride + self.extent)
                .saturating_sub(self.top)
                .min(rows),
            None => 0,
        }
    }

    /// The end of the rows of the result that those before `end` suffice for; none is padding.
    pub(super) fn possible(&self, end: usize) -> usize {
        match (end + self.top).checked_sub(self.extent) {
            Some(room) => room / self.stride + 1,
            None => 0,
        }
    }

    /// Padding above and below for the rows of the result from `start` to before `end`.
    pub(super) fn padding(&self, start: usize, end: usize, rows: usize) -> [usize; 2] {
        let above = self.top.saturating_sub(start * self.stride);
        let reached = (end - 1) * self.stride + self.extent;
        [above, reached.saturating_sub(self.top + rows)]
    }

    /// Rows that neighbouring windows share.
    pub(super) fn overlap(&self) -> usize {
        self.extent.saturating_sub(self.stride)
    }
}

/// What a tile of an op is made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rule {
    pub(super) reach: RowWindow,
    /// Per operand, whether it is cut into rows; the others are read whole.
    pub(super) cut: Vec<bool>,
}

/// How an op can be computed in row tiles; `None` if it cannot.
pub(super) fn rule(function: &Function, op: &Op) -> Option<Rule> {
    let &[result] = &op.outputs[..] else {
        return None;
    };
    let out_rows = rows(function.ty(result))?;
    let windowed = |window: RowWindow| {
        // A window of nothing but padding would need no row.
        let meets = window.top < window.extent && window.bottom < window.extent;
        let mut cut = vec![false; op.inputs.len()];
        cut[0] = true;
        let whole = op.inputs.iter().skip(1).flatten();
        let constant = whole
            .clone()
            .all(|value| function.constant(*value).is_some());
        let batch = rows(function.ty(op.inputs[0]?)).is_some();
        (meets && constant && batch && varies(function, op.inputs[0]?))
            .then_some(Rule { reach: window, cut })
    };
    if let Some(it) = op.kind.windowed() {
        return windowed(RowWindow::of(&it.window(&OpTypes::of(function, op))));
    }
    let keeps_rows = if let OpKind::Pad(pad) = &op.kind {
        pad.padding[..=AXIS] == [[0, 0]; 2]
    } else if let OpKind::Concatenation(joined) = &op.kind {
        joined.axis > AXIS
    } else {
        // No kernel computes tensor-level ops.
        op.kind.class().is_elementwise() && op.kind.level() != Level::Tensor
    };
    keeps_rows.then(|| still(function, op, out_rows))?
}

/// The op that computes rows `start` to before `end` of what `op` computes.
pub(super) fn tile(
    kind: &OpKind,
    window: &RowWindow,
    [start, end]: [usize; 2],
    rows: usize,
) -> OpKind {
    let [top, bottom] = window.padding(start, end, rows);
    let mut tile = kind.clone();
    if let Some(windowed) = tile.windowed_mut() {
        let padding = windowed.padding_mut();
        *padding = Padding2d {
            top,
            bottom,
            ..*padding
        };
    }
    tile
}

/// The rule of an op whose result has row i from row i of its operands, or from all of them alike.
fn still(function: &Function, op: &Op, out_rows: usize) -> Option<Rule> {
    let cut = |operand: &Option<ValueId>| {
        let Some(value) = *operand else {
            return Some(false);
        };
        let shape = &function.ty(value).shape;
        let own_rows = shape.len().checked_sub(3).map_or(1, |axis| shape[axis]);
        match varies(function, value) {
            true if rows(function.ty(value)) == Some(out_rows) => Some(true),
            // Repeated for every row.
            _ if own_rows == 1 => Some(false),
            _ => None,
        }
    };
    let cut: Vec<bool> = op.inputs.iter().map(cut).collect::<Option<_>>()?;
    cut.contains(&true).then_some(Rule {
        reach: RowWindow::STILL,
        cut,
    })
}

fn varies(function: &Function, value: ValueId) -> bool {
    function.constant(value).is_none()
}
