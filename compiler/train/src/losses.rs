//! Losses: how far outputs are from labels, a number per sample, weighted.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{ArgReduce, Combiner};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, TensorType, ValueId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::TrainError;

/// A loss. Of a sample with several elements, or several places, it is the mean over these; of a
/// batch the mean of its samples by their weights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Loss {
    /// −log of the softmax of logits `[batch, …, classes]` at labels `i32[batch, …]`.
    SoftmaxCrossEntropy {
        /// What labels give away to all classes alike (Szegedy et al. 2016); 0 to below 1.
        #[serde(default)]
        label_smoothing: f32,
    },
    /// −log of the sigmoid of logits `[batch, …]`, or of the rest, as labels `f32[batch, …]` from
    /// 0 to 1 say.
    SigmoidCrossEntropy {},
    /// Square of the difference from labels of the outputs' shape.
    MeanSquaredError {},
    /// Magnitude of the difference.
    MeanAbsoluteError {},
    /// Half of the square up to a difference of `delta`, a line beyond it (Huber 1964).
    Huber {
        /// Where the square ends; above 0.
        #[serde(default = "one")]
        delta: f32,
    },
}

const fn one() -> f32 {
    1.0
}

impl Loss {
    /// Of the softmax, without smoothing.
    pub const fn softmax_cross_entropy() -> Self {
        Self::SoftmaxCrossEntropy {
            label_smoothing: 0.0,
        }
    }

    /// What it is called in descriptions.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::SoftmaxCrossEntropy { .. } => "softmax_cross_entropy",
            Self::SigmoidCrossEntropy {} => "sigmoid_cross_entropy",
            Self::MeanSquaredError {} => "mean_squared_error",
            Self::MeanAbsoluteError {} => "mean_absolute_error",
            Self::Huber { .. } => "huber",
        }
    }

    /// Whether it tells classes apart: there are correct predictions then.
    pub const fn classifies(&self) -> bool {
        match self {
            Self::SoftmaxCrossEntropy { .. } => true,
            Self::SigmoidCrossEntropy {} => true,
            Self::MeanSquaredError {} | Self::MeanAbsoluteError {} | Self::Huber { .. } => false,
        }
    }

    /// The type of labels for outputs of this shape.
    ///
    /// # Errors
    ///
    /// It takes no such outputs, or a number of it is out of range.
    pub fn labels(&self, outputs: &[usize]) -> Result<TensorType, TrainError> {
        let refuse = |problem: String, help: &str| TrainError::Loss {
            loss: self.name(),
            problem,
            help: help.to_owned(),
        };
        match self {
            Self::SoftmaxCrossEntropy { label_smoothing } => {
                if !(0.0..1.0).contains(label_smoothing) {
                    return Err(refuse(
                        format!(
                            "expected `label_smoothing` from 0 to below 1, found {label_smoothing}"
                        ),
                        "0.1 is a common value",
                    ));
                }
                match outputs.split_last() {
                    Some((classes, rows)) if *classes > 1 && !rows.is_empty() => {
                        Ok(TensorType::new(DType::I32, rows))
                    }
                    _ => Err(refuse(
                        format!(
                            "expected logits of two classes or more, found samples of shape {:?}",
                            outputs.get(1..).unwrap_or_default()
                        ),
                        "end the network with a dense layer of a unit per class, without an activation",
                    )),
                }
            }
            Self::Huber { delta } if *delta <= 0.0 || !delta.is_finite() => Err(refuse(
                format!("expected `delta` above 0, found {delta}"),
                "1 is a common value",
            )),
            Self::SigmoidCrossEntropy {}
            | Self::MeanSquaredError {}
            | Self::MeanAbsoluteError {}
            | Self::Huber { .. } => Ok(TensorType::new(DType::F32, outputs)),
        }
    }

    /// Emits the loss of each sample, `f32[batch]`.
    pub(crate) fn per_sample(
        &self,
        build: &mut Builder,
        outputs: ValueId,
        labels: ValueId,
    ) -> ValueId {
        let each = match self {
            Self::SoftmaxCrossEntropy { label_smoothing } => {
                softmax_cross_entropy(build, outputs, labels, f64::from(*label_smoothing))
            }
            Self::SigmoidCrossEntropy {} => sigmoid_cross_entropy(build, outputs, labels),
            Self::MeanSquaredError {} => {
                let apart = build.sub(outputs, labels);
                build.mul(apart, apart)
            }
            Self::MeanAbsoluteError {} => {
                let apart = build.sub(outputs, labels);
                build.unary(UnaryOp::Abs, apart)
            }
            Self::Huber { delta } => huber(build, outputs, labels, f64::from(*delta)),
        };
        sample_means(build, each)
    }

    /// Emits predictions, and per sample the share of its places where these are right
    /// (`f32[batch]`); `None` of losses that tell no classes apart, whose predictions are outputs.
    pub(crate) fn predictions(
        &self,
        build: &mut Builder,
        outputs: ValueId,
        labels: ValueId,
    ) -> (ValueId, Option<ValueId>) {
        let right = match self {
            Self::SoftmaxCrossEntropy { .. } => {
                let classes = argmax(build, outputs);
                (classes, build.compare(Direction::Eq, classes, labels))
            }
            Self::SigmoidCrossEntropy {} => {
                let [on, wanted] = [(outputs, 0.0), (labels, 0.5)]
                    .map(|(value, least)| build.is(value, Direction::Ge, least));
                let same = build.compare(Direction::Eq, on, wanted);
                (build.convert(on, DType::I32), same)
            }
            Self::MeanSquaredError {} | Self::MeanAbsoluteError {} | Self::Huber { .. } => {
                return (outputs, None);
            }
        };
        let right_each = build.convert(right.1, DType::F32);
        (right.0, Some(sample_means(build, right_each)))
    }
}

/// The index of the largest along the last dimension.
fn argmax(build: &mut Builder, x: ValueId) -> ValueId {
    let shape = build.shape(x).to_vec();
    let dim = shape.len() - 1;
    let types = [DType::F32, DType::I32].map(|dtype| TensorType::new(dtype, &shape[..dim]));
    build.emit_many(ArgReduce { dim, max: true }, &[x], types)[1]
}

/// The mean over all dimensions but the batch.
fn sample_means(build: &mut Builder, x: ValueId) -> ValueId {
    let dims: Vec<usize> = (1..build.shape(x).len()).collect();
    let count: usize = build.shape(x)[1..].iter().product();
    let sum = build.sum(x, dims);
    match count {
        1 => sum,
        _ => build.times(sum, 1.0 / count as f64),
    }
}

/// −Σ target · log softmax, where the target of smoothing ε is 1 − ε at the label, plus ε / classes
/// everywhere: as optax's with `smooth_labels`.
fn softmax_cross_entropy(
    build: &mut Builder,
    logits: ValueId,
    labels: ValueId,
    smoothing: f64,
) -> ValueId {
    let shape = build.shape(logits).to_vec();
    let last = shape.len() - 1;
    let leading: Vec<usize> = (0..last).collect();
    // Logits less their largest do not overflow; the loss does not depend on which is subtracted.
    let largest = build.reduced(Combiner::Max, logits, vec![last]);
    let largest = build.stop_gradient(largest);
    let largest = build.broadcast(largest, &leading, &shape);
    let shifted = build.sub(logits, largest);
    let exps = build.unary(UnaryOp::Exp, shifted);
    let sums = build.sum(exps, vec![last]);
    let norm = build.unary(UnaryOp::Log, sums);
    let classes = build.iota(TensorType::new(DType::I32, shape.clone()), last);
    let wanted = build.broadcast(labels, &leading, &shape);
    let is_label = build.compare(Direction::Eq, classes, wanted);
    let at_label = build.masked(is_label, shifted);
    let mut target = build.sum(at_label, vec![last]);
    if smoothing > 0.0 {
        let all = build.sum(shifted, vec![last]);
        let all = build.times(all, smoothing / shape[last] as f64);
        target = build.times(target, 1.0 - smoothing);
        target = build.add(target, all);
    }
    build.sub(norm, target)
}

/// max(x, 0) − x · label + log(1 + e^−|x|).
fn sigmoid_cross_entropy(build: &mut Builder, logits: ValueId, labels: ValueId) -> ValueId {
    let positive = build.unary(UnaryOp::Relu, logits);
    let product = build.mul(logits, labels);
    let linear = build.sub(positive, product);
    let size = build.unary(UnaryOp::Abs, logits);
    let size = build.neg(size);
    let exp = build.unary(UnaryOp::Exp, size);
    let rest = build.unary(UnaryOp::Log1p, exp);
    build.add(linear, rest)
}

/// ½ min(|d|, δ)² + δ (|d| − min(|d|, δ)), as optax has it.
fn huber(build: &mut Builder, outputs: ValueId, labels: ValueId, delta: f64) -> ValueId {
    let apart = build.sub(outputs, labels);
    let size = build.unary(UnaryOp::Abs, apart);
    let limit = build.number(size, delta);
    let near = build.binary(BinaryOp::Min, size, limit);
    let square = build.mul(near, near);
    let square = build.times(square, 0.5);
    let beyond = build.sub(size, near);
    let line = build.times(beyond, delta);
    build.add(square, line)
}

/// A sum over samples by their weights, `f32[]`.
pub(crate) fn weighted_sum(build: &mut Builder, each: ValueId, weights: ValueId) -> ValueId {
    let weighted = build.mul(each, weights);
    build.total(weighted)
}

/// A sum over a total weight; 0 where nothing has weight.
pub(crate) fn over_weight(build: &mut Builder, sum: ValueId, weight: ValueId) -> ValueId {
    let none = build.is(weight, Direction::Eq, 0.0);
    let one = build.scalar(DType::F32, Scalar::Single(1.0));
    let divisor = build.select(none, one, weight);
    build.div(sum, divisor)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vectors::{Vectors, assert_close, run};
    use peapod_ir::Module;
    use peapod_passes::train::gradient::{GradientOptions, gradient};

    #[test]
    fn losses_and_gradients_are_those_of_optax() {
        let mut vectors = Vectors::open("losses");
        let shape = [6, 4, 5];
        let logits = vectors.read("logits", &TensorType::new(DType::F32, shape));
        let weights = vectors.read("weights", &TensorType::new(DType::F32, [6]));
        let smoothed = Loss::SoftmaxCrossEntropy {
            label_smoothing: 0.1,
        };
        for (name, loss) in [
            ("softmax", Loss::softmax_cross_entropy()),
            ("smoothed", smoothed),
            ("sigmoid", Loss::SigmoidCrossEntropy {}),
            ("mse", Loss::MeanSquaredError {}),
            ("mae", Loss::MeanAbsoluteError {}),
            ("huber", Loss::Huber { delta: 0.7 }),
        ] {
            let ty = loss.labels(&shape).expect("logits of five classes");
            let labels = if ty.dtype == DType::I32 {
                "labels"
            } else {
                "soft"
            };
            let mut build = Builder::new("main");
            let x = build.argument("x", logits.ty().clone());
            let wanted = build.argument("labels", ty.clone());
            let by = build.argument("weights", weights.ty().clone());
            let each = loss.per_sample(&mut build, x, wanted);
            let sum = weighted_sum(&mut build, each, by);
            let weight = build.total(by);
            let mean = over_weight(&mut build, sum, weight);
            let mut module = Module {
                functions: vec![build.finish(vec![mean])],
                ..Module::default()
            };
            let options = GradientOptions {
                loss: 0,
                arguments: Some(vec![0]),
                ..GradientOptions::default()
            };
            gradient(&mut module, &options).expect("a loss with a gradient");
            let labels = vectors.read(labels, &ty);
            let found = run(&module, &[logits.clone(), labels, weights.clone()]);
            let expected = vectors.floats(&format!("{name}/loss"), &[]);
            assert_close(name, &found[0].floats(), &expected, 1e-6);
            let expected = vectors.floats(&format!("{name}/gradient"), &shape);
            assert_close(name, &found[1].floats(), &expected, 1e-6);
        }
    }

    #[test]
    fn logits_of_one_class_are_refused() {
        let error = Loss::softmax_cross_entropy().labels(&[8, 1]);
        let expected = "loss `softmax_cross_entropy`: expected logits of two classes or more, \
                        found samples of shape [1]";
        assert_eq!(error.expect_err("one class").to_string(), expected);
    }
}
