//! Weights in few values: pruned or clustered while they are trained, as data, and what of the
//! forward pass makes them so.
//!
//! Weights that the optimizer changes stay dense; what layers compute with are these with some set
//! to zero, or put to the nearest of a few values. The gradient goes to all of them as if they were
//! used as they are (the straight-through estimator), so that what was zero can come back. A
//! network for inference has the few values as its weights, which `--weights compressed` stores in
//! few bits.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, Sort};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, TensorType, ValueId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wildmatch::WildMatch;

use crate::error::TrainError;
use crate::scope::{Mode, Scope};

/// How many values the kernels of layers have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sparsity {
    /// What they are made.
    pub weights: Few,
    /// Layers whose kernels stay as they are, by path with `*` and `?`.
    #[serde(default)]
    pub keep_dense: Vec<String>,
}

/// What kernels are made.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Few {
    /// The smallest of a kernel's weights are 0, wherever they are. Their share rises from 0 with
    /// the cube of the steps that are left (Zhu & Gupta 2017).
    Unstructured {
        /// Share of the weights that are 0 at last.
        share: f32,
        /// Steps that are done before the share begins to rise.
        #[serde(default)]
        start_step: u64,
        /// Steps after which it is reached.
        end_step: u64,
    },
    /// Of each `of` weights next to one another along a kernel's inputs, all but the `keep` largest
    /// are 0 (Mishra et al. 2021).
    Structured {
        /// Weights that are kept of each group.
        keep: usize,
        /// Weights of a group; it divides the channels of the input.
        of: usize,
        /// Steps that are done before the first one with zeros.
        #[serde(default)]
        start_step: u64,
    },
    /// Each weight is the nearest of a kernel's `clusters` values, which follow the mean of the
    /// weights that are nearest to them (Han et al. 2016).
    Clustered {
        /// Values of a kernel; 2 to 128.
        clusters: usize,
        /// Steps that are done before the first one with these values.
        #[serde(default)]
        start_step: u64,
    },
}

impl Sparsity {
    /// Refuses what is out of range.
    ///
    /// # Errors
    ///
    /// Something is.
    pub fn check(&self) -> Result<(), TrainError> {
        let refused = |option, expected: &str, found: String| {
            Err(TrainError::option(option, expected, found))
        };
        match self.weights {
            Few::Unstructured { share, .. } if !(0.0..1.0).contains(&share) => refused(
                "sparsity.weights.share",
                "a number from 0 to below 1",
                share.to_string(),
            ),
            Few::Structured { keep, of, .. } if keep == 0 || keep > of => refused(
                "sparsity.weights.keep",
                "1 or more weights of each group, at most all of them",
                format!("{keep} of {of}"),
            ),
            Few::Clustered { clusters, .. } if !(2..=128).contains(&clusters) => refused(
                "sparsity.weights.clusters",
                "2 to 128 values",
                clusters.to_string(),
            ),
            Few::Unstructured { .. } | Few::Structured { .. } | Few::Clustered { .. } => Ok(()),
        }
    }
}

impl Scope<'_> {
    /// A kernel in few values, if the network has such: `w` f32 of any shape, output channels along
    /// dimension `axis`.
    ///
    /// # Errors
    ///
    /// Groups do not divide the channels of the input, or a value is missing.
    pub(crate) fn in_few_values(&mut self, w: ValueId, axis: usize) -> Result<ValueId, TrainError> {
        let Some(Sparsity {
            weights,
            keep_dense,
        }) = self.sparsity.clone()
        else {
            return Ok(w);
        };
        let layer = self.layer();
        let mut patterns = keep_dense.iter();
        if patterns.any(|it| WildMatch::new(it).matches(&layer)) {
            return Ok(w);
        }
        match weights {
            Few::Unstructured {
                share,
                start_step,
                end_step,
            } => {
                let rises = (start_step, end_step);
                self.folded(|at| Ok(at.pruned(w, share, rises)))
            }
            Few::Structured {
                keep,
                of,
                start_step,
            } => self.folded(|at| {
                let few = at.structured(w, axis, [keep, of])?;
                Ok(at.since_step(start_step, few, w))
            }),
            Few::Clustered {
                clusters,
                start_step,
            } => self.clustered(w, clusters, start_step),
        }
    }

    /// All weights but the smallest, by the share that is pruned at the step.
    fn pruned(&mut self, w: ValueId, share: f32, rises: (u64, u64)) -> ValueId {
        let count = self.shape(w).iter().product::<usize>();
        let pruned = match self.random() {
            // Numbers of weights are whole in f32 up to 2^24, and near enough above.
            Some(_) => {
                let share = self.risen(share, rises);
                let build = self.builder();
                build.times(share, count as f64)
            }
            None => self.number(share * count as f32),
        };
        let build = self.builder();
        let fixed = build.stop_gradient(w);
        let sizes = build.unary(UnaryOp::Abs, fixed);
        let flat = build.reshape(sizes, [count]);
        let ty = build.ty(flat).clone();
        let sort = Sort {
            dim: 0,
            keys: 1,
            direction: Direction::Lt,
            total_order: false,
        };
        let sorted = build.emit(sort, &[flat], ty.clone());
        // The size of the first one that stays: the largest of those at places up to that number.
        let places = build.iota(TensorType::new(DType::I32, [count]), 0);
        let places = build.convert(places, DType::F32);
        let pruned = build.broadcast(pruned, [], [count]);
        let below = build.compare(Direction::Le, places, pruned);
        let sorted = build.masked(below, sorted);
        let least = build.reduced(Combiner::Max, sorted, vec![0]);
        let least = build.spread(least, sizes);
        let stays = build.compare(Direction::Ge, sizes, least);
        self.straight(w, stays)
    }

    /// The share at the step: s · (1 − (1 − t)³), t the part of the steps that is done.
    fn risen(&mut self, share: f32, (start, end): (u64, u64)) -> ValueId {
        let counter = self.random().map(|it| it.counter);
        let build = self.builder();
        let Some(counter) = counter else {
            return build.single(share);
        };
        let step = build.convert(counter, DType::F32);
        let steps = end.saturating_sub(start).max(1) as f64;
        let done = build.plus(step, -(start as f64));
        let done = build.times(done, 1.0 / steps);
        let [none, all] = [0.0, 1.0].map(|end| build.single(end));
        let done = build.binary(BinaryOp::Max, done, none);
        let done = build.binary(BinaryOp::Min, done, all);
        let left = build.sub(all, done);
        let squared = build.mul(left, left);
        let cubed = build.mul(squared, left);
        let risen = build.sub(all, cubed);
        build.times(risen, f64::from(share))
    }

    /// The largest weights of each group along the channels of the input.
    fn structured(
        &mut self,
        w: ValueId,
        axis: usize,
        [keep, of]: [usize; 2],
    ) -> Result<ValueId, TrainError> {
        let shape = self.shape(w).to_vec();
        let inputs = shape[shape.len() - 1];
        if axis == shape.len() - 1 {
            // A depthwise kernel has one input for each output channel.
            return Ok(w);
        }
        if !inputs.is_multiple_of(of) {
            return Err(self.refuse(
                format!("expected groups of {of} to divide the {inputs} inputs of its kernel"),
                "change `of`, or name the layer under `sparsity.keep_dense`",
            ));
        }
        let count: usize = shape.iter().product();
        let build = self.builder();
        let fixed = build.stop_gradient(w);
        let sizes = build.unary(UnaryOp::Abs, fixed);
        let rows = build.reshape(sizes, [count / of, of]);
        let stays = largest(build, rows, keep);
        let stays = build.reshape(stays, shape);
        Ok(self.straight(w, stays))
    }

    /// The nearest of a few values, which follow the weights while training.
    fn clustered(
        &mut self,
        w: ValueId,
        clusters: usize,
        start: u64,
    ) -> Result<ValueId, TrainError> {
        let (index, kept) = self.statistic("clusters", [clusters], 0.0)?;
        let training = self.mode() == Mode::Train;
        let (few, moved) = self.folded(|at| {
            let count = at.shape(w).iter().product::<usize>();
            let build = at.builder();
            let fixed = build.stop_gradient(w);
            let flat = build.reshape(fixed, [count]);
            let centres = match training {
                true => initial(build, flat, kept, clusters),
                false => kept,
            };
            let nearest = nearest(build, flat, centres);
            let values = build.broadcast(centres, [1], [count, clusters]);
            let values = build.masked(nearest, values);
            let values = build.sum(values, vec![1]);
            let shape = build.shape(w).to_vec();
            let values = build.reshape(values, shape);
            let moved = training.then(|| means(build, flat, nearest, centres));
            let few = build.with_derivative_of(values, w);
            Ok((at.since_step(start, few, w), moved))
        })?;
        if let Some(moved) = moved {
            self.replace(index, moved);
        }
        Ok(few)
    }

    /// The weights that stay, and zeros; the derivative is that of all weights.
    fn straight(&mut self, w: ValueId, stays: ValueId) -> ValueId {
        let build = self.builder();
        let few = build.masked(stays, w);
        build.with_derivative_of(few, w)
    }
}

/// Of each row the so many largest elements; of equal ones the first.
fn largest(build: &mut Builder, rows: ValueId, keep: usize) -> ValueId {
    let [count, of] = [0, 1].map(|dim| build.shape(rows)[dim]);
    let pairs = [count, of, of];
    let own = build.broadcast(rows, [0, 1], pairs);
    let other = build.broadcast(rows, [0, 2], pairs);
    let larger = build.compare(Direction::Gt, other, own);
    let equal = build.compare(Direction::Eq, other, own);
    let places = TensorType::new(DType::I32, pairs);
    let [own, other] = [1, 2].map(|dim| build.iota(places.clone(), dim));
    let before = build.compare(Direction::Lt, other, own);
    let first = build.binary(BinaryOp::And, equal, before);
    let ahead = build.binary(BinaryOp::Or, larger, first);
    let ahead = build.convert(ahead, DType::I32);
    let rank = build.sum(ahead, vec![2]);
    build.is(rank, Direction::Lt, keep as f64)
}

/// The centres so far, or, before the first step, numbers at equal distances that span the weights.
fn initial(build: &mut Builder, flat: ValueId, kept: ValueId, clusters: usize) -> ValueId {
    let sizes = build.unary(UnaryOp::Abs, kept);
    let most = build.reduced(Combiner::Max, sizes, vec![0]);
    let is_first = build.is(most, Direction::Eq, 0.0);
    let is_first = build.spread(is_first, kept);
    let low = build.reduced(Combiner::Min, flat, vec![0]);
    let high = build.reduced(Combiner::Max, flat, vec![0]);
    let width = build.sub(high, low);
    let places = build.iota(TensorType::new(DType::I32, [clusters]), 0);
    let places = build.convert(places, DType::F32);
    let parts = build.times(places, 1.0 / (clusters - 1) as f64);
    let [low, width] = [low, width].map(|it| build.spread(it, kept));
    let along = build.mul(parts, width);
    let spanned = build.add(low, along);
    build.select(is_first, spanned, kept)
}

/// Which centre is nearest to each weight, `[weights, centres]`; of several the first.
fn nearest(build: &mut Builder, flat: ValueId, centres: ValueId) -> ValueId {
    let [count, clusters] = [flat, centres].map(|it| build.shape(it)[0]);
    let pairs = [count, clusters];
    let own = build.broadcast(flat, [0], pairs);
    let centres = build.broadcast(centres, [1], pairs);
    let apart = build.sub(own, centres);
    let apart = build.unary(UnaryOp::Abs, apart);
    let least = build.reduced(Combiner::Min, apart, vec![1]);
    let least = build.broadcast(least, [0], pairs);
    let is_least = build.compare(Direction::Le, apart, least);
    let places = build.iota(TensorType::new(DType::I32, pairs), 1);
    let others = build.number(places, clusters as f64);
    let candidates = build.select(is_least, places, others);
    let first = build.reduced(Combiner::Min, candidates, vec![1]);
    let first = build.broadcast(first, [0], pairs);
    build.compare(Direction::Eq, places, first)
}

/// The mean of the weights that are nearest to each centre; of none the centre itself.
fn means(build: &mut Builder, flat: ValueId, nearest: ValueId, centres: ValueId) -> ValueId {
    let pairs = build.shape(nearest).to_vec();
    let weights = build.broadcast(flat, [0], pairs);
    let weights = build.masked(nearest, weights);
    let sums = build.sum(weights, vec![0]);
    let counts = build.convert(nearest, DType::F32);
    let counts = build.sum(counts, vec![0]);
    let one = build.number(counts, 1.0);
    let most = build.binary(BinaryOp::Max, counts, one);
    let means = build.div(sums, most);
    let any = build.is(counts, Direction::Gt, 0.0);
    build.select(any, means, centres)
}

#[cfg(test)]
mod tests;
