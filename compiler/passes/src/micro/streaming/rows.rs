//! Ops that compute the new rows of their results from the new rows of their operands.

use peapod_ir::builder::Emit;
use peapod_ir::ops::lstm::{Lstm, WEIGHTS};
use peapod_ir::ops::{Class, TensorOp};
use peapod_ir::{DimensionRule, Op, OpKind, OpTypes, Role, ValueId};

use super::time::{Flow, Rows, Streamer};
use super::{Stop, TimePadding, rule};

impl Streamer<'_> {
    /// Makes an op in rows, if it can be.
    pub(super) fn rows(&mut self, op: &Op) -> Result<bool, Stop> {
        let first = op.inputs.first().copied().flatten();
        let first = first.and_then(|it| self.rows_of(it));
        let others = op.operands().skip(1);
        let alone = others.into_iter().all(|it| self.flows[it].is_none());
        let Some(first) = first.filter(|_| alone) else {
            return Ok(self.parallel(op));
        };
        if let OpKind::Lstm(lstm) = &op.kind {
            return self.lstm(op, &first, lstm);
        }
        if let OpKind::Pad(pad) = &op.kind {
            return Ok(self.pad(op, &first, pad));
        }
        if let OpKind::Tensor(TensorOp::Slice(slice)) = &op.kind {
            return self.slice(op, &first, slice);
        }
        let of_images = (1..=2).contains(&first.dim);
        if let Some(windowed) = op.kind.windowed().filter(|_| of_images) {
            let window = windowed.window(&OpTypes::of(self.old, op));
            if !window.is_still(first.dim - 1) {
                return self.window(op, &first, window);
            }
        }
        Ok(self.parallel(op))
    }

    /// A value that is computed in rows.
    fn rows_of(&self, value: ValueId) -> Option<Rows> {
        match &self.flows[value] {
            Some(Flow::Rows(rows)) => Some(rows.clone()),
            Some(Flow::Whole(_)) | None => None,
        }
    }

    /// An op to which rows are independent; nothing is made of any other.
    fn parallel(&mut self, op: &Op) -> bool {
        if !op.kind.states().is_empty() {
            return false;
        }
        let rule = rule(self.old, op);
        let Some(factor) = self.time_factor(op, &rule) else {
            return false;
        };
        let dims = rule.results.iter().map(|dims| place(&rule, dims, factor));
        let Some(dims) = dims.collect::<Option<Vec<_>>>() else {
            return false;
        };
        if op.inputs.iter().enumerate().any(|(index, it)| {
            it.is_some_and(|it| self.flows[it].is_none() && self.varies(op, &rule, factor, index))
        }) {
            return false;
        }
        let rows: Vec<Rows> = op.operands().filter_map(|it| self.rows_of(it)).collect();
        let Some(lag) = rows.iter().map(|it| it.lag).max() else {
            return false;
        };
        if rows.iter().any(|it| it.stride != rows[0].stride) {
            return false;
        }
        self.put_parallel(op, &dims, lag);
        true
    }

    /// Adds an op to which rows are independent, whose results have them along these dimensions.
    fn put_parallel(&mut self, op: &Op, dims: &[usize], lag: i64) {
        let mut all: Option<Rows> = None;
        let mut inputs = Vec::new();
        for operand in &op.inputs {
            inputs.push(operand.map(|operand| {
                let Some(rows) = self.rows_of(operand) else {
                    return self.still(operand);
                };
                let rows = self.delayed(&rows, lag);
                let value = rows.value;
                all = Some(match all.take() {
                    None => rows,
                    Some(before) => joined(&before, &rows),
                });
                value
            }));
        }
        let Some(all) = all else {
            return;
        };
        let count = self.count(&all);
        let types = op.outputs.iter().zip(dims).map(|(result, dim)| {
            let mut ty = self.old.ty(*result).clone();
            ty.shape[*dim] = ty.shape[*dim] / all.window * count;
            ty
        });
        let types: Vec<_> = types.collect();
        let operands = inputs.iter().map(|it| it.map(|it| self.build.ty(it)));
        let kind = op.kind.localised(&OpTypes {
            operands: operands.collect(),
            results: types.iter().collect(),
        });
        let results = op.outputs.iter().zip(types);
        let results: Vec<_> = results
            .map(|(old, ty)| self.result(*old, Some(ty)))
            .collect();
        for ((old, value), dim) in op.outputs.iter().zip(&results).zip(dims) {
            self.flows[*old] = Some(Flow::Rows(Rows {
                value: *value,
                dim: *dim,
                ..all.clone()
            }));
        }
        self.build.put(kind, inputs, results);
    }

    /// The factor that is the time of all operands that have one, where it is independent.
    fn time_factor(&self, op: &Op, rule: &DimensionRule) -> Option<usize> {
        let mut time = None;
        for (operand, dims) in op.inputs.iter().zip(&rule.operands) {
            let Some(rows) = operand.and_then(|operand| self.rows_of(operand)) else {
                continue;
            };
            let mut factors = dims[rows.dim].iter().copied();
            let first = factors.find(|it| rule.factors[*it].extent > 1)?;
            let factor = &rule.factors[first];
            let whole = factor.role == Role::Parallel && factor.extent == rows.window;
            if !whole || time.is_some_and(|time| time != first) {
                return None;
            }
            time = Some(first);
        }
        time
    }

    /// Whether an operand that no frame reaches has other elements for other rows.
    fn varies(&self, op: &Op, rule: &DimensionRule, factor: usize, index: usize) -> bool {
        let Some(operand) = op.inputs[index] else {
            return false;
        };
        let shape = &self.old.ty(operand).shape;
        let mut dims = shape.iter().zip(&rule.operands[index]);
        if dims.any(|(extent, factors)| *extent > 1 && factors.contains(&factor)) {
            return true;
        }
        // Elementwise ops take operands of a smaller rank, whose dimensions are the last ones.
        let result = &self.old.ty(op.outputs[0]).shape;
        let Some(dim) = place(rule, &rule.results[0], factor) else {
            return true;
        };
        let own = (dim + shape.len()).checked_sub(result.len());
        let elementwise = matches!(op.kind.class(), Class::Elementwise(_));
        elementwise && own.is_some_and(|own| shape[own] > 1)
    }

    /// Rows as steps of a recurrence, whose states go on from frame to frame.
    fn lstm(&mut self, op: &Op, rows: &Rows, lstm: &Lstm) -> Result<bool, Stop> {
        let dim = usize::from(!lstm.time_major);
        if rows.dim != dim || self.row_len(rows) != 1 {
            let why = "time is not the dimension along which it recurs";
            return Err(Stop::Reason(why.to_owned(), "name that with --stream-axis"));
        }
        if self.padding == TimePadding::Exact {
            self.recurs_over_the_stream(rows)?;
        }
        let mut inputs = vec![Some(rows.value)];
        let others = &op.inputs[WEIGHTS..];
        inputs.extend(others.iter().map(|it| it.map(|it| self.still(it))));
        let mut after = Rows {
            endless: true,
            ..rows.clone()
        };
        after.value = self.put_rows(op, op.kind.clone(), inputs, &after);
        self.flows[op.result()] = Some(Flow::Rows(after));
        Ok(true)
    }

    /// Whether the rows of consecutive windows, one window after another, are those of the stream:
    /// what a recurrence is told in the model.
    fn recurs_over_the_stream(&self, rows: &Rows) -> Result<(), Stop> {
        let covered = rows.window * rows.stride;
        let why = if covered != self.window || rows.lag != 0 {
            format!(
                "it recurs over {} rows of each window of {}, but a stream has rows between them",
                rows.window, self.window
            )
        } else if rows.border != [0, 0] || rows.reach != self.frame as i64 {
            "its states would keep what it is told before the first windows are full".to_owned()
        } else {
            return Ok(());
        };
        let help = "put what looks at several rows behind it, or have it recur over all rows of \
                    the stream with --stream-padding history";
        Err(Stop::Reason(why, help))
    }
}

/// The dimension whose outermost part is a factor.
fn place(rule: &DimensionRule, dims: &[Vec<usize>], factor: usize) -> Option<usize> {
    dims.iter().position(|factors| {
        let mut factors = factors.iter().copied();
        factors.find(|it| rule.factors[*it].extent > 1) == Some(factor)
    })
}

/// What rows that follow from two others have in time.
fn joined(a: &Rows, b: &Rows) -> Rows {
    let [top, bottom] = [0, 1].map(|end| a.border[end].max(b.border[end]));
    Rows {
        border: [top, bottom],
        reach: a.reach.max(b.reach),
        endless: a.endless || b.endless,
        ..a.clone()
    }
}
