//! Histories: the rows of a value that are needed again, in a state.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::ops::{ReadState, WriteState};

use super::time::{Rows, Streamer};

impl Streamer<'_> {
    /// A value with so many former rows before its new ones.
    ///
    /// Rows are kept once: fewer than there are already are cut from these, and more are kept in a
    /// further state of those that are older.
    ///
    /// States are moved on at each step: what is read is always in order, so that kernels take it
    /// as they take any tensor. They begin with zero points, which is what padding means.
    pub(super) fn with_history(&mut self, rows: &Rows, former: usize) -> ValueId {
        let (dim, row_len) = (rows.dim, self.row_len(rows));
        let known = self.histories.get(&rows.value).copied();
        let (kept, base) = known.unwrap_or((0, rows.value));
        if former <= kept {
            let all = self.build.shape(base)[dim];
            return self.build.cut(base, dim, (kept - former) * row_len, all);
        }
        let older = (former - kept) * row_len;
        let mut ty = self.build.ty(rows.value).clone();
        let new = ty.shape[dim];
        ty.shape[dim] = older;
        self.state_bytes += ty.size_bytes();
        let name = format!("{}.history", self.name_of(rows.value));
        let state = self.build.state(name, ty.clone());
        let before = self.build.emit(ReadState, &[state], ty.clone());
        let all = self.build.concatenate(&[before, base], dim);
        // Without the state, where rows behind it are enough.
        let oldest = match new >= older {
            true => self.build.cut(base, dim, new - older, new),
            false => self.build.cut(all, dim, new, new + older),
        };
        self.build.emit(WriteState, &[state, oldest], ty);
        self.histories.insert(rows.value, (former, all));
        all
    }

    fn name_of(&self, value: ValueId) -> String {
        let name = &self.build.function().value(value).name;
        match name.is_empty() {
            true => "rows".to_owned(),
            false => name.clone(),
        }
    }

    /// The rows of a value, so many rows later that they have this lag.
    pub(super) fn delayed(&mut self, rows: &Rows, lag: i64) -> Rows {
        let later = (lag - rows.lag).max(0);
        if later == 0 {
            return rows.clone();
        }
        let all = self.with_history(rows, later as usize);
        let new = self.build.shape(rows.value)[rows.dim];
        Rows {
            value: self.build.cut(all, rows.dim, 0, new),
            lag,
            reach: rows.reach + later * rows.stride as i64,
            ..rows.clone()
        }
    }
}
