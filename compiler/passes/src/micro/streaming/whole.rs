//! Ops that are computed on all rows of the window, as in the model.

use peapod_ir::builder::Emit;
use peapod_ir::{Op, ValueId};

use super::time::{Flow, Rows, Streamer, Whole};
use super::{Stop, TimePadding};

impl Streamer<'_> {
    /// Makes an op as it is, of all rows.
    pub(super) fn whole(&mut self, op: &Op) -> Result<(), Stop> {
        self.without_state(op)?;
        let flows = op.operands().filter_map(|it| self.flows[it].as_ref());
        let lags = flows.map(|flow| match flow {
            Flow::Whole(whole) => whole.lag,
            Flow::Rows(rows) => (rows.lag * rows.stride as i64).max(0),
        });
        let lag = lags.max().unwrap_or(0);
        let (mut inputs, mut reach, mut endless, mut first) = (Vec::new(), 0, false, false);
        for operand in &op.inputs {
            let Some(operand) = *operand else {
                inputs.push(None);
                continue;
            };
            let whole = match self.flows[operand].clone() {
                None => {
                    inputs.push(Some(self.still(operand)));
                    continue;
                }
                Some(Flow::Whole(whole)) => whole,
                Some(Flow::Rows(rows)) => {
                    first = true;
                    self.window_of(operand, &rows, lag)?
                }
            };
            if whole.lag != lag {
                return Err(unequal());
            }
            inputs.push(Some(whole.value));
            reach = reach.max(whole.reach);
            endless |= whole.endless;
        }
        let results: Vec<ValueId> = op.outputs.iter().map(|it| self.result(*it, None)).collect();
        for (old, value) in op.outputs.iter().zip(&results) {
            self.flows[*old] = Some(Flow::Whole(Whole {
                value: *value,
                lag,
                reach,
                endless,
            }));
        }
        if first && let Some(name) = op.outputs.first().map(|it| &self.old.value(*it).name) {
            self.recomputed
                .push(format!("{} `{name}`", op.kind.mnemonic()));
        }
        self.build.put(op.kind.clone(), inputs, results);
        Ok(())
    }

    /// All rows of a value on the window that ended so many rows of the input ago.
    pub(super) fn window_of(
        &mut self,
        value: ValueId,
        rows: &Rows,
        lag: i64,
    ) -> Result<Whole, Stop> {
        if let Some(known) = self.windows.get(&(value, lag)) {
            return Ok(known.clone());
        }
        if self.padding == TimePadding::Exact && rows.border != [0, 0] {
            let name = &self.old.value(value).name;
            let [top, bottom] = rows.border;
            let why = format!(
                "it takes all {} rows of `{name}`, of which the first {top} and the last {bottom} \
                 depend on padding, which moves along with the window",
                rows.window
            );
            let help = "train the model without padding along time (`valid`), or take the last \
                        row behind causal padding; or have rows of the stream in the place of \
                        padding with --stream-padding history";
            return Err(Stop::Reason(why, help));
        }
        let (stride, count) = (rows.stride as i64, self.count(rows) as i64);
        let later = lag - rows.lag * stride;
        if later % stride != 0 {
            return Err(unequal());
        }
        let later = later / stride;
        let former = rows.window as i64 - count + later;
        let all = self.with_history(rows, former.max(0) as usize);
        let row_len = self.row_len(rows);
        let start = (-former).max(0) as usize;
        let limit = (start + rows.window) * row_len;
        let whole = Whole {
            value: self.build.cut(all, rows.dim, start * row_len, limit),
            lag,
            reach: rows.reach + former * stride,
            endless: rows.endless,
        };
        self.windows.insert((value, lag), whole.clone());
        Ok(whole)
    }
}

fn unequal() -> Stop {
    let why = "its operands are of windows that end at different rows".to_owned();
    let help = "give the branches of the model the same padding along time";
    Stop::Reason(why, help)
}
