//! Ops whose rows depend on neighbouring rows: moving windows, padding, slices.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::Slice;
use peapod_ir::ops::{Pad, Window};
use peapod_ir::{Op, OpKind, ValueId};

use super::Stop;
use super::time::{Flow, Rows, Streamer};

/// A window that moves along time: row i of the result depends on `covered` rows of the operand
/// from i · `stride` − `before` on.
#[derive(Clone, Copy, Debug)]
struct Slide {
    covered: i64,
    stride: i64,
    before: i64,
    /// Rows of the result in the model.
    count: usize,
}

impl Slide {
    /// The result's rows in time, all but their value, and how many former rows of the operand they
    /// need; new rows that are not needed count as negative.
    fn of(&self, rows: &Rows) -> (Rows, i64) {
        let (covered, stride, before) = (self.covered, self.stride, self.before);
        let count = self.count as i64;
        // Where the last whole window could begin, counted from the first row without padding.
        let room = |rows: i64| rows + before - covered;
        let end = room(rows.window as i64 - rows.lag);
        let (newest, rest) = (end.div_euclid(stride), end.rem_euclid(stride));
        let former = covered - stride + rest;
        let [top, bottom] = rows.border.map(|border| border as i64);
        let first_clean = (top + before).max(0) + stride - 1;
        let last_clean = room(rows.window as i64 - bottom).div_euclid(stride);
        let border = [first_clean / stride, count - 1 - last_clean];
        let moved = Rows {
            window: self.count,
            stride: rows.stride * self.stride as usize,
            lag: count - 1 - newest,
            border: border.map(|border| border.clamp(0, count) as usize),
            reach: rows.reach + former * rows.stride as i64,
            ..rows.clone()
        };
        (moved, former)
    }
}

impl Streamer<'_> {
    /// Whether rows are all of their dimension.
    fn is_dimension(&self, rows: &Rows) -> bool {
        self.row_len(rows) == 1
    }

    fn divides(&self, rows: &Rows, stride: usize) -> Result<(), Stop> {
        match self.count(rows).is_multiple_of(stride) {
            true => Ok(()),
            false => Err(Stop::Multiple(rows.stride * stride)),
        }
    }

    /// Adds an op with one result, of these rows but for their value, which it returns.
    pub(super) fn put_rows(
        &mut self,
        op: &Op,
        kind: OpKind,
        inputs: Vec<Option<ValueId>>,
        rows: &Rows,
    ) -> ValueId {
        let mut ty = self.old.ty(op.result()).clone();
        ty.shape[rows.dim] = ty.shape[rows.dim] / rows.window * self.count(rows);
        let result = self.result(op.result(), Some(ty));
        self.build.put(kind, inputs, vec![result]);
        result
    }

    /// A convolution or a pool over rows of operand 0.
    pub(super) fn window(&mut self, op: &Op, rows: &Rows, window: Window) -> Result<bool, Stop> {
        let axis = rows.dim - 1;
        let result = op.result();
        let count = self.old.ty(result).shape[rows.dim];
        // One window is not moved: all rows are computed on at once.
        if !self.is_dimension(rows) || count == 1 {
            return Ok(false);
        }
        let stride = window.stride[axis];
        self.divides(rows, stride)?;
        let padding = window.padding;
        let slide = Slide {
            covered: ((window.extent[axis] - 1) * window.dilation[axis] + 1) as i64,
            stride: stride as i64,
            before: [padding.top, padding.left][axis] as i64,
            count,
        };
        let (mut moved, former) = slide.of(rows);
        let input = match usize::try_from(former) {
            Ok(former) => self.with_history(rows, former),
            Err(_) => {
                let new = self.count(rows);
                self.build
                    .cut(rows.value, rows.dim, former.unsigned_abs() as usize, new)
            }
        };
        let mut kind = op.kind.clone();
        if let Some(windowed) = kind.windowed_mut() {
            let padding = windowed.padding_mut();
            match axis {
                0 => (padding.top, padding.bottom) = (0, 0),
                _ => (padding.left, padding.right) = (0, 0),
            }
        }
        let others = op.inputs.iter().skip(1);
        let mut inputs: Vec<_> = others.map(|it| it.map(|it| self.still(it))).collect();
        inputs.insert(0, Some(input));
        moved.value = self.put_rows(op, kind, inputs, &moved);
        self.flows[result] = Some(Flow::Rows(moved));
        Ok(true)
    }

    /// Rows of a constant around those of operand 0: others of the stream are in their place.
    pub(super) fn pad(&mut self, op: &Op, rows: &Rows, pad: &Pad) -> bool {
        if !self.is_dimension(rows) {
            return false;
        }
        let [before, after] = pad.padding[rows.dim];
        let [top, bottom] = rows.border;
        let mut padded = Rows {
            window: rows.window + before + after,
            lag: rows.lag + after as i64,
            border: [top + before, bottom + after],
            ..rows.clone()
        };
        let mut kind = pad.clone();
        kind.padding[rows.dim] = [0, 0];
        let same = self.old.ty(op.result()).quant == self.build.ty(rows.value).quant;
        let bare = kind.padding.iter().all(|pair| *pair == [0, 0]);
        if !(same && bare) {
            padded.value = self.put_rows(op, kind.into(), vec![Some(rows.value)], &padded);
        }
        self.flows[op.result()] = Some(Flow::Rows(padded));
        true
    }

    /// Some rows of operand 0.
    pub(super) fn slice(&mut self, op: &Op, rows: &Rows, slice: &Slice) -> Result<bool, Stop> {
        let (dim, row_len) = (rows.dim, self.row_len(rows));
        let (start, limit) = (slice.start[dim], slice.limit[dim]);
        // Larger steps than the extent say the same.
        let stride = slice.stride[dim].min(rows.window * row_len);
        // Parts of rows are a matter of the window.
        let of_rows = row_len == 1
            || (stride == 1 && start.is_multiple_of(row_len) && limit.is_multiple_of(row_len));
        if !of_rows {
            return Ok(false);
        }
        let (first, count) = (start / row_len, (limit - start).div_ceil(row_len * stride));
        let stride = if count == 1 { 1 } else { stride };
        self.divides(rows, stride)?;
        let slide = Slide {
            covered: 1,
            stride: stride as i64,
            before: -(first as i64),
            count,
        };
        let (mut moved, former) = slide.of(rows);
        let mut kind = slice.clone();
        kind.start[dim] = former.unsigned_abs() as usize * row_len;
        kind.limit[dim] = self.count(rows) * row_len;
        kind.stride[dim] = stride;
        let extents = self.build.shape(rows.value).iter().enumerate();
        let all = extents.clone().all(|(dim, extent)| {
            [kind.start[dim], kind.limit[dim], kind.stride[dim]] == [0, *extent, 1]
        });
        if !all {
            moved.value = self.put_rows(op, kind.into(), vec![Some(rows.value)], &moved);
        }
        if count == 1 && rows.window > 1 {
            // One row of the window, however many are new.
            let whole = self.window_of(
                op.result(),
                &moved,
                (moved.lag * moved.stride as i64).max(0),
            )?;
            self.flows[op.result()] = Some(Flow::Whole(whole));
        } else {
            self.flows[op.result()] = Some(Flow::Rows(moved));
        }
        Ok(true)
    }
}
