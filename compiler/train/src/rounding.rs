//! What layers round with in quantisation-aware training.
//!
//! Layers say which of their operands the device has as integers, [`Scope::quantized`], and which
//! of these are weights, [`Scope::weights`]. An activation is rounded where it is used, so that
//! what is fused into the op before it (a batch norm, an activation function) is not rounded
//! between; several layers that use it share its range. A network for inference has a `quantize`
//! and a `dequantize` there instead, from which the quantiser takes its ranges.

use std::collections::HashMap;

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::Combiner;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, Dequantize, Quantize};
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, OpKind, Quantization as Scale, Tensor, TensorType, ValueId};
use peapod_passes::quantize::form::limited;
use peapod_passes::quantize::schedule::FakeQuantSchedule;
use peapod_passes::quantize::{fake_quant, scale};

use crate::error::TrainError;
use crate::quantization::{Limits, Quantization};
use crate::scope::{Mode, Scope};

/// What is rounded so far.
#[derive(Debug)]
pub(crate) struct Rounding {
    spec: Quantization,
    /// What values became, and by which numbers.
    rounded: HashMap<ValueId, (ValueId, Grid)>,
}

/// The numbers that a value is rounded to.
#[derive(Clone, Debug)]
enum Grid {
    /// As many as an activation has bits for, from a smallest to a largest.
    Range([ValueId; 2]),
    /// Within ± a cap that follows from the step.
    Capped(FakeQuantSchedule),
    /// Those that integers of a type stand for.
    Stored(Scale),
    /// Any: nothing was seen of it yet.
    All,
}

impl Rounding {
    pub(crate) fn new(spec: &Quantization) -> Self {
        Self {
            spec: spec.clone(),
            rounded: HashMap::new(),
        }
    }
}

impl Scope<'_> {
    /// How the layer at hand is rounded, if it is.
    fn spec(&self) -> Option<&Quantization> {
        let spec = &self.rounding.as_ref()?.spec;
        (!spec.keeps_float(&self.layer())).then_some(spec)
    }

    /// The element type of activations on the device.
    fn integers(spec: &Quantization) -> DType {
        spec.scheme.precision().activations()
    }

    /// A value as the op that takes it has it on the device: `x` f32 of any shape, `what` a name
    /// for it within the layer.
    ///
    /// # Errors
    ///
    /// As [`Scope::parameter`]: its range is one of the network's.
    pub fn quantized(&mut self, x: ValueId, what: &str) -> Result<ValueId, TrainError> {
        let Some(spec) = self.spec().cloned() else {
            return Ok(x);
        };
        if self.builder().ty(x).dtype != DType::F32 {
            return Ok(x);
        }
        if let Some((known, _)) = self.rounded(x) {
            return Ok(known);
        }
        let grid = match (spec.limits(), self.mode()) {
            (Limits::Scheduled(schedule), Mode::Infer) => {
                let cap = schedule.clip.end_cap;
                let step = cap * 2.0_f32.powi(1 - schedule.bits as i32);
                Grid::Stored(Scale::per_tensor(step, 0))
            }
            (Limits::Scheduled(schedule), Mode::Train | Mode::Evaluate) => Grid::Capped(schedule),
            (Limits::Followed { momentum }, _) => {
                self.followed(x, what, momentum, Self::integers(&spec))?
            }
        };
        Ok(self.round(x, grid))
    }

    /// The result of an op that averages elements of an operand, and has its scale.
    pub fn quantized_like(&mut self, x: ValueId, operand: ValueId) -> ValueId {
        match self.rounded(operand) {
            Some((_, grid)) => self.round(x, grid),
            None => x,
        }
    }

    /// The result of an op that moves or leaves out elements of an operand: it is rounded if that
    /// is.
    pub fn moved(&mut self, x: ValueId, operand: ValueId) -> ValueId {
        let is_rounded = |rounding: &Rounding| {
            let mut all = rounding.rounded.values();
            let found = all.find(|(rounded, _)| *rounded == operand);
            found.map(|(_, grid)| grid.clone())
        };
        if let Some(rounding) = &mut self.rounding
            && let Some(grid) = is_rounded(rounding)
        {
            rounding.rounded.insert(x, (x, grid));
        }
        x
    }

    /// The result of an op that limits its range, which decides its scale.
    pub fn limited(&mut self, x: ValueId, op: &OpKind) -> ValueId {
        let Some(spec) = self.spec() else {
            return x;
        };
        let dtype = Self::integers(spec);
        let Some(stored) = limited(op, dtype) else {
            return x;
        };
        let grid = match self.mode() {
            Mode::Infer => Grid::Stored(stored),
            Mode::Train | Mode::Evaluate => {
                let (low, high) = scale::ends(&stored, dtype);
                Grid::Range([low, high].map(|end| self.number(end)))
            }
        };
        self.round(x, grid)
    }

    /// Weights as they are stored on the device: in few values, if the network has such, and in
    /// integers with one scale for each output channel, which are along dimension `axis`.
    ///
    /// # Errors
    ///
    /// As [`Scope::parameter`], or weights have no such groups as are pruned.
    pub fn weights(&mut self, w: ValueId, axis: usize) -> Result<ValueId, TrainError> {
        let w = self.in_few_values(w, axis)?;
        let Some(spec) = self.spec() else {
            return Ok(w);
        };
        let (bits, start) = (spec.scheme.weight_bits(), spec.start_step);
        self.folded(|at| {
            let rounded = fake_quant::weights(at.builder(), w, axis, bits);
            Ok(at.since_step(start, rounded, w))
        })
    }

    /// Whether batch norms use their moving averages in this step: `bool[]`; `None` where that is
    /// not up to the step.
    pub(crate) fn freezes_batch_norms(&mut self) -> Option<ValueId> {
        let spec = &self.rounding.as_ref()?.spec;
        let with_rounding = (spec.start_step > 0).then_some(spec.start_step);
        self.has_begun(spec.freeze_batch_norm.or(with_rounding)?)
    }

    fn rounded(&self, x: ValueId) -> Option<(ValueId, Grid)> {
        let rounded = &self.rounding.as_ref()?.rounded;
        if let Some(known) = rounded.get(&x) {
            return Some(known.clone());
        }
        // What was rounded stays as it is.
        let mut all = rounded.values();
        all.find(|(known, _)| *known == x).cloned()
    }

    /// The range of a value's batches, followed while training.
    fn followed(
        &mut self,
        x: ValueId,
        what: &str,
        momentum: f32,
        integers: DType,
    ) -> Result<Grid, TrainError> {
        let [low, high] = ["min", "max"].map(|end| {
            let name = format!("{what}_{end}");
            self.statistic(&name, [], 0.0)
        });
        let statistics = [low?, high?];
        let old = statistics.map(|(_, value)| value);
        match self.mode() {
            Mode::Evaluate => Ok(Grid::Range(old)),
            Mode::Infer => {
                let ends = old.map(|end| self.constant(end));
                let [Some(low), Some(high)] = ends else {
                    return Ok(Grid::All);
                };
                Ok(match high > low {
                    true => Grid::Stored(scale::of_range((low, high), integers)),
                    false => Grid::All,
                })
            }
            Mode::Train => {
                let new = self.averaged(x, old, momentum);
                for ((index, _), new) in statistics.into_iter().zip(new) {
                    self.replace(index, new);
                }
                Ok(Grid::Range(new))
            }
        }
    }

    /// The moving average of the smallest and largest elements, together with those of a batch; of
    /// the first batch, these.
    fn averaged(&mut self, x: ValueId, old: [ValueId; 2], momentum: f32) -> [ValueId; 2] {
        let build = self.builder();
        let x = build.stop_gradient(x);
        let dims: Vec<usize> = (0..build.shape(x).len()).collect();
        let width = build.sub(old[1], old[0]);
        let is_first = build.is(width, Direction::Le, 0.0);
        let mut of = |old: ValueId, combiner: Combiner, extreme: BinaryOp| {
            let build = self.builder();
            let end = build.reduced(combiner, x, dims.clone());
            // Zero is always one of the numbers.
            let zero = build.single(0.0);
            let end = build.binary(extreme, end, zero);
            let kept = build.times(old, f64::from(momentum));
            let share = build.times(end, 1.0 - f64::from(momentum));
            let moved = build.add(kept, share);
            build.select(is_first, end, moved)
        };
        let low = of(old[0], Combiner::Min, BinaryOp::Min);
        [low, of(old[1], Combiner::Max, BinaryOp::Max)]
    }

    /// Rounds a value, for all that use it.
    fn round(&mut self, x: ValueId, grid: Grid) -> ValueId {
        let Some(rounding) = &self.rounding else {
            return x;
        };
        let (start, dtype) = (rounding.spec.start_step, Self::integers(&rounding.spec));
        let bits = rounding.spec.scheme.activation_bits();
        let rounded = match &grid {
            Grid::All => x,
            Grid::Range(ends) => {
                let ends = match dtype == DType::I16 {
                    true => self.symmetric(*ends),
                    false => *ends,
                };
                let rounded = fake_quant::activations(self.builder(), x, ends, bits);
                self.since_step(start, rounded, x)
            }
            Grid::Capped(schedule) => self.capped(x, schedule),
            Grid::Stored(stored) => {
                let build = self.builder();
                let ty = build.ty(x).clone();
                let integers = TensorType::new(dtype, &ty.shape[..]).with_quant(stored.clone());
                let integers = build.emit(Quantize, &[x], integers);
                build.emit(Dequantize, &[integers], ty)
            }
        };
        if let Some(rounding) = &mut self.rounding {
            rounding.rounded.insert(x, (rounded, grid));
        }
        rounded
    }

    fn capped(&mut self, x: ValueId, schedule: &FakeQuantSchedule) -> ValueId {
        match self.random() {
            Some(random) => {
                let build = self.builder();
                let step = build.convert(random.counter, DType::F32);
                schedule.emit(build, x, step)
            }
            None => {
                let cap = self.number(schedule.clip.end_cap);
                fake_quant::capped(self.builder(), x, cap, schedule.bits)
            }
        }
    }

    /// A range of 16 bits: they have no zero point.
    fn symmetric(&mut self, [low, high]: [ValueId; 2]) -> [ValueId; 2] {
        let build = self.builder();
        let below = build.neg(low);
        let most = build.binary(BinaryOp::Max, below, high);
        [build.neg(most), most]
    }

    /// `after` in steps with so many before them, else `before`; outside of training `after`.
    pub(crate) fn since_step(&mut self, start: u64, after: ValueId, before: ValueId) -> ValueId {
        if start == 0 {
            return after;
        }
        match self.has_begun(start) {
            Some(begun) => self.chosen(begun, after, before),
            None => after,
        }
    }

    /// One tensor or the other, of one shape, by a `bool[]`.
    pub(crate) fn chosen(&mut self, first: ValueId, one: ValueId, other: ValueId) -> ValueId {
        let shape = self.shape(one).to_vec();
        let first = self.builder().broadcast(first, [], shape);
        self.builder().select(first, one, other)
    }

    /// Whether so many steps were done; `None` outside of training.
    pub(crate) fn has_begun(&mut self, start: u64) -> Option<ValueId> {
        let counter = self.random()?.counter;
        let build = self.builder();
        let start = i64::try_from(start)
            .unwrap_or(i64::MAX)
            .min(i32::MAX.into());
        let start = build.scalar(DType::I32, Scalar::Integer(start));
        Some(build.compare(Direction::Ge, counter, start))
    }

    /// The number that a constant is.
    fn constant(&mut self, value: ValueId) -> Option<f32> {
        let function = self.builder().function();
        let bytes = function.constant(value)?.to_vec();
        let tensor = Tensor::new(function.ty(value).clone(), bytes).ok()?;
        tensor.floats().first().copied()
    }
}

#[cfg(test)]
mod tests;
