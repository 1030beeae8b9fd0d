//! What a calibration saw of every value.

use peapod_ir::entity::SecondaryMap;
use peapod_ir::eval::{States, Trace};
use peapod_ir::ops::{Lstm, lstm};
use peapod_ir::{DType, Function, Op, OpKind, Tensor, ValueId};

use super::histogram::Histogram;
use super::ranges::Ranges;

/// What the runs of a function on samples saw of its values of type f32.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Observed {
    values: SecondaryMap<ValueId, Observation>,
    /// Scales that are known without any run.
    trained: Ranges,
}

/// What was seen of a value.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Observation {
    /// How its elements were distributed.
    pub histogram: Histogram,
    /// The sum of the elements at each index of the last dimension.
    pub sums: Vec<f64>,
    /// Elements that each sum is of.
    pub rows: u64,
}

/// A value with an element that no range holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stray {
    /// The value.
    pub value: ValueId,
    /// The element: infinite, or no number.
    pub element: f32,
}

impl Observation {
    /// The mean of the elements at each index of the last dimension.
    pub fn means(&self) -> Vec<f64> {
        let rows = self.rows.max(1) as f64;
        self.sums.iter().map(|sum| sum / rows).collect()
    }

    /// Counts elements, of which `channels` are a row.
    ///
    /// # Errors
    ///
    /// One is infinite or no number: that one.
    fn add(&mut self, elements: &[f32], channels: usize) -> Result<(), f32> {
        self.histogram.add(elements)?;
        self.sums.resize(channels, 0.0);
        for row in elements.chunks_exact(channels) {
            for (sum, x) in self.sums.iter_mut().zip(row) {
                *sum += f64::from(*x);
            }
            self.rows += 1;
        }
        Ok(())
    }
}

impl Observed {
    /// The same of a network that was trained with these scales: they are what counts.
    #[must_use]
    pub fn with_ranges(mut self, trained: Ranges) -> Self {
        self.trained = trained;
        self
    }

    /// Scales that the network was trained with.
    pub fn trained(&self) -> &Ranges {
        &self.trained
    }

    /// Sees the values of a run that began with these states; of states what they are after it, and
    /// of the cell state of an LSTM what it is after each step. Constants are known anyway.
    ///
    /// # Errors
    ///
    /// An element that no range holds.
    pub fn see(
        &mut self,
        function: &Function,
        trace: &Trace,
        before: &States,
    ) -> Result<(), Stray> {
        for (value, of) in &function.values {
            if of.ty.dtype != DType::F32 || of.ty.is_empty() || function.constant(value).is_some() {
                continue;
            }
            let Some(tensor) = trace.get(value) else {
                continue;
            };
            self.add(function, value, &tensor.floats())?;
        }
        for op in &function.ops {
            if let OpKind::Lstm(lstm) = &op.kind {
                self.see_cells(function, (op, lstm), trace, before)?;
            }
        }
        Ok(())
    }

    /// Sees the cell state between the steps of an LSTM.
    fn see_cells(
        &mut self,
        function: &Function,
        (op, lstm): (&Op, &Lstm),
        trace: &Trace,
        before: &States,
    ) -> Result<(), Stray> {
        let of = |value: ValueId| before.get(value).or_else(|| trace.get(value));
        let operands: Option<Vec<&Tensor>> = op.operands().map(of).collect();
        let operands = operands.filter(|it| it.iter().all(|it| it.ty().dtype == DType::F32));
        match (operands, op.inputs.get(lstm::CELL)) {
            (Some(operands), Some(Some(cell))) => self.add(function, *cell, &lstm.cells(&operands)),
            (Some(_) | None, _) => Ok(()),
        }
    }

    fn add(&mut self, function: &Function, value: ValueId, elements: &[f32]) -> Result<(), Stray> {
        let channels = function.ty(value).shape.last().copied().unwrap_or(1);
        let seen = self.values[value].add(elements, channels);
        seen.map_err(|element| Stray { value, element })
    }

    /// Sees what another one has seen.
    pub fn merge(&mut self, other: &Self) {
        for (value, seen) in other.values.iter() {
            let own = &mut self.values[value];
            own.histogram.merge(&seen.histogram);
            own.sums.resize(own.sums.len().max(seen.sums.len()), 0.0);
            for (sum, more) in own.sums.iter_mut().zip(&seen.sums) {
                *sum += more;
            }
            own.rows += seen.rows;
        }
    }

    /// What was seen of a value.
    pub fn of(&self, value: ValueId) -> &Observation {
        &self.values[value]
    }
}
