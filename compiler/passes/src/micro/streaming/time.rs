//! What a value is in time, and the walk over all ops.

use std::collections::BTreeMap;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::entity::SecondaryMap;
use peapod_ir::{Function, Op, OpKind, TensorType, ValueId};

use super::{OutputRows, Stop, StreamedOutput, TimePadding, is_streamed};

/// Rows of a value that are computed once each: some new ones at each step.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    /// The new rows.
    pub(super) value: ValueId,
    /// Its dimension, of which rows are the outermost part.
    pub(super) dim: usize,
    /// How many rows the model has.
    pub(super) window: usize,
    /// Rows of the input for each row.
    pub(super) stride: usize,
    /// How many of the model's rows come after the newest, on the window that ends with the newest
    /// row of the input; negative if the newest comes after the window.
    pub(super) lag: i64,
    /// How many of the model's rows depend on padding: the first and the last ones.
    pub(super) border: [usize; 2],
    /// How many rows of the input, back from the newest, the new rows depend on.
    pub(super) reach: i64,
    /// Whether they depend on all rows since a reset.
    pub(super) endless: bool,
}

/// What the model has on a window: computed anew at each step.
#[derive(Clone, Debug)]
pub(super) struct Whole {
    pub(super) value: ValueId,
    /// How many rows of the input are newer than the window.
    pub(super) lag: i64,
    pub(super) reach: i64,
    pub(super) endless: bool,
}

/// What a value is in time.
#[derive(Clone, Debug)]
pub(super) enum Flow {
    Rows(Rows),
    Whole(Whole),
}

/// A function being made of another.
pub(super) struct Streamer<'m> {
    pub(super) old: &'m Function,
    pub(super) build: Builder,
    /// Values that no frame reaches, in the new function.
    still: SecondaryMap<ValueId, Option<ValueId>>,
    /// All others.
    pub(super) flows: SecondaryMap<ValueId, Option<Flow>>,
    /// The most former rows of a value so far, and the value with these before its new ones.
    pub(super) histories: BTreeMap<ValueId, (usize, ValueId)>,
    /// All rows of a value of the old function, so many rows of the input ago.
    pub(super) windows: BTreeMap<(ValueId, i64), Whole>,
    pub(super) frame: usize,
    /// Rows of the input that the model takes at once.
    pub(super) window: usize,
    pub(super) padding: TimePadding,
    pub(super) state_bytes: usize,
    pub(super) recomputed: Vec<String>,
}

impl<'m> Streamer<'m> {
    pub(super) fn new(old: &'m Function, frame: usize, padding: TimePadding) -> Self {
        Self {
            old,
            build: Builder::new(old.name.clone()),
            still: SecondaryMap::new(),
            flows: SecondaryMap::new(),
            histories: BTreeMap::new(),
            windows: BTreeMap::new(),
            frame,
            window: 0,
            padding,
            state_bytes: 0,
            recomputed: Vec::new(),
        }
    }

    pub(super) fn finish(self, outputs: Vec<ValueId>) -> Function {
        self.build.finish(outputs)
    }

    /// Makes all ops; where it stops, says at which.
    pub(super) fn run(
        &mut self,
        input: ValueId,
        axis: usize,
        rows: usize,
    ) -> Result<(), (Option<&'m Op>, Stop)> {
        let old = self.old;
        self.window = rows;
        for value in &old.inputs {
            let mut ty = old.ty(*value).clone();
            if *value == input {
                ty.shape[axis] = ty.shape[axis] / rows * self.frame;
            }
            let argument = self.build.argument(old.value(*value).name.clone(), ty);
            match *value == input {
                false => self.still[*value] = Some(argument),
                true => {
                    let rows = Rows {
                        value: argument,
                        dim: axis,
                        window: rows,
                        stride: 1,
                        lag: 0,
                        border: [0, 0],
                        reach: self.frame as i64,
                        endless: false,
                    };
                    self.flows[*value] = Some(Flow::Rows(rows));
                }
            }
        }
        for op in &old.ops {
            self.build.set_source(op.location.clone(), "");
            self.visit(op).map_err(|stop| (Some(op), stop))?;
        }
        Ok(())
    }

    fn visit(&mut self, op: &Op) -> Result<(), Stop> {
        if op.operands().all(|value| !is_streamed(&self.flows[value])) {
            return self.copy(op);
        }
        let whole = op.operands();
        let mut whole = whole.filter_map(|value| self.flows[value].as_ref());
        let whole = whole.any(|flow| matches!(flow, Flow::Whole(_)));
        if !whole && self.rows(op)? {
            return Ok(());
        }
        self.whole(op)
    }

    /// An op that no frame reaches.
    fn copy(&mut self, op: &Op) -> Result<(), Stop> {
        self.without_state(op)?;
        let inputs = op.inputs.iter().map(|it| it.map(|it| self.still(it)));
        let inputs = inputs.collect();
        let outputs: Vec<ValueId> = op.outputs.iter().map(|it| self.result(*it, None)).collect();
        for (old, new) in op.outputs.iter().zip(&outputs) {
            self.still[*old] = Some(*new);
        }
        self.build.put(op.kind.clone(), inputs, outputs);
        Ok(())
    }

    pub(super) fn without_state(&self, op: &Op) -> Result<(), Stop> {
        let Some(state) = op.kind.states().first().and_then(|it| op.inputs[*it]) else {
            return Ok(());
        };
        let why = format!(
            "it keeps `{}` from window to window, which frames would change at each step",
            self.old.value(state).name
        );
        let help = match matches!(op.kind, OpKind::Lstm(_)) {
            true => "stream the part of the model before it, or leave out --streaming",
            false => "a model that keeps its own state takes frames already: leave out --streaming",
        };
        Err(Stop::Reason(why, help))
    }

    /// A value that no frame reaches.
    pub(super) fn still(&mut self, value: ValueId) -> ValueId {
        if let Some(new) = self.still[value] {
            return new;
        }
        let old = self.old.value(value);
        let kept = self.build.kept(old, old.name.clone());
        let new = kept.expect("operands are defined before, by ops that were visited");
        self.still[value] = Some(new);
        new
    }

    /// A result named as that of the old function, of its type if none is given.
    pub(super) fn result(&mut self, value: ValueId, ty: Option<TensorType>) -> ValueId {
        let old = self.old.value(value);
        let ty = ty.unwrap_or_else(|| old.ty.clone());
        self.build.result(old.name.clone(), ty)
    }

    /// How many new rows a value has at each step.
    pub(super) fn count(&self, rows: &Rows) -> usize {
        self.frame / rows.stride
    }

    /// Elements of its dimension that are one row.
    pub(super) fn row_len(&self, rows: &Rows) -> usize {
        self.build.shape(rows.value)[rows.dim] / self.count(rows)
    }

    /// An output: its value, and what is told of it if frames reach it.
    pub(super) fn output(&mut self, output: ValueId) -> (ValueId, Option<StreamedOutput>) {
        let Some(flow) = self.flows[output].clone() else {
            return (self.still(output), None);
        };
        let warm_up = |reach: i64| (reach.max(1) as usize).div_ceil(self.frame) - 1;
        match flow {
            Flow::Whole(whole) => {
                let told = StreamedOutput {
                    name: String::new(),
                    rows: None,
                    delay: whole.lag.max(0) as usize,
                    warm_up: warm_up(whole.reach),
                    recurrent: whole.endless,
                };
                (whole.value, Some(told))
            }
            Flow::Rows(rows) => {
                // Rows after the window are of the next one.
                let rows = self.delayed(&rows, rows.lag.max(0));
                let after = rows.lag.max(0) as usize;
                let warm_up = (rows.reach.max(1) as usize).div_ceil(self.frame) - 1;
                let told = StreamedOutput {
                    name: String::new(),
                    rows: Some(OutputRows {
                        axis: rows.dim,
                        count: self.count(&rows),
                        window: rows.window,
                        after,
                        border: rows.border,
                    }),
                    delay: after * rows.stride,
                    warm_up,
                    recurrent: rows.endless,
                };
                (rows.value, Some(told))
            }
        }
    }
}
