//! A step of stochastic gradient descent on the weights of a last layer.

use super::OpDef;
use super::attribute::attributes;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::numerics::{scale, weight_scales};
use crate::ops::facts::{ContractionFacts, product};
use crate::type_rule::{Operand, TypeRule};
use crate::types::{DType, TensorType};

/// A step of stochastic gradient descent on the weights of a fully connected layer whose results
/// are the logits of classes, by their softmax cross-entropy, on a device that keeps them as
/// integers.
///
/// Operands: input of the layer, n rows of k elements; logits `[n, c]`; labels `[n]`; learning rate
/// `[1]`; states: weights `[c, k]`, bias `[c]`, residuals `[c, k + 1]`. Result: loss `[1]`, the
/// mean over the rows, of the logits.
///
/// A residual is what a weight lacks of where descent has brought it, in steps of the weight: its
/// last column is the bias's. Weights and biases move by whole steps, which their residuals lose.
/// All of it is in f32, in this order, for each row r and class c:
///
/// - `e_c = exp((q_c - max q) · s)` of the integers q of the logits, whose scale is s; their sum E
///   from class 0 on;
/// - `d_c = (e_c / E - [c is the label]) · (rate / n)`;
/// - each residual of c loses `d_c · (input scale / weight scale of c) · (x - zero point)`, the
///   products from the left, that of the bias `d_c · (1 / (input scale · weight scale of c))`;
/// - the loss gains `ln(E) - (q_label - max q) · s`.
///
/// Then each residual beyond a half loses the whole number nearest to it, of two the one away from
/// 0, which the weight gains, within -127 and 127, or the bias, within i32. A residual that is not
/// within a half then, as of a rate that is no number, becomes 0. A row whose label is no class
/// teaches nothing, and makes the loss no number.
///
/// Constraints:
/// - C1: all operands are there, the last three are states; one result.
/// - C2: weights have two dimensions, logits at least one.
/// - C3: the extents are those above.
/// - C4: input and logits are i8 with one scale.
/// - C5: weights are i8 with zero point 0, with one scale or one per dimension 0.
/// - C6: labels and bias are i32; learning rate, residuals and result are f32.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FullyConnectedSgd;

/// Position of the weights among the operands.
pub(crate) const WEIGHTS: usize = 4;
/// Position of the bias.
pub(crate) const BIAS: usize = 5;
/// Position of what weights and biases lack.
pub(crate) const RESIDUALS: usize = 6;

const LOGITS: usize = 1;
const LABELS: usize = 2;
const RATE: usize = 3;

impl FullyConnectedSgd {
    /// For each class what a gradient has to be multiplied by to be in steps of its weights, then
    /// for each class the same of its bias.
    pub fn factors(input: &TensorType, weights: &TensorType) -> Vec<f32> {
        let scales = weight_scales(weights);
        let last = scales.len() - 1;
        let classes = 0..weights.shape[0];
        let scales = classes.map(|class| f64::from(scales[class.min(last)]));
        let input = scale(input);
        // Weights of scale 0 are 0 whatever they are.
        let over = |x: f64, scale: f64| if scale == 0.0 { 0.0 } else { (x / scale) as f32 };
        let weights = scales.clone().map(|scale| over(input, scale));
        let biases = scales.map(|scale| over(1.0, input * scale));
        weights.chain(biases).collect()
    }

    fn check_shapes(rule: &mut TypeRule<'_>, all: &[Operand<'_>; 8]) {
        let [input, logits, labels, rate, weights, bias, residuals, loss] = *all;
        let (Some(&classes), true) = (logits.ty.shape.last(), rule.rank("C2", weights, 2)) else {
            rule.require("C2", false, || format!("{logits} or {weights} has no classes"));
            return;
        };
        let depth = weights.ty.shape[1];
        let rows = logits.ty.elements() / classes.max(1);
        rule.shape("C3", weights, &[classes, depth]);
        rule.shape("C3", bias, &[classes]);
        rule.shape("C3", residuals, &[classes, depth.saturating_add(1)]);
        rule.shape("C3", labels, &[rows]);
        rule.shape("C3", rate, &[1]);
        rule.shape("C3", loss, &[1]);
        let (found, expected) = (input.ty.elements(), rows.checked_mul(depth));
        rule.require("C3", Some(found) == expected, || {
            format!("{input} has {found} elements, expected {rows} rows of {depth}")
        });
    }
}

impl OpDef for FullyConnectedSgd {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(7..=7, 1);
        let names = ["input", "logits", "labels", "learning rate"];
        let [input, logits, labels, rate] = [0, LOGITS, LABELS, RATE]
            .map(|index| rule.operand(index, names[index]));
        let weights = rule.state(WEIGHTS, "weights");
        let (bias, residuals) = (rule.state(BIAS, "bias"), rule.state(RESIDUALS, "residuals"));
        let (true, Some(input), Some(logits), Some(labels), Some(rate)) =
            (arity, input, logits, labels, rate)
        else {
            return;
        };
        let (Some(weights), Some(bias), Some(residuals)) = (weights, bias, residuals) else {
            return;
        };
        let loss = rule.result(0, "loss");
        let all = [input, logits, labels, rate, weights, bias, residuals, loss];
        Self::check_shapes(rule, &all);
        for operand in [input, logits] {
            rule.dtype("C4", operand, &[DType::I8]);
            rule.per_tensor("C4", operand);
        }
        rule.dtype("C5", weights, &[DType::I8]);
        let symmetric = weights.ty.quant.as_ref().is_some_and(|quant| {
            let along = quant.scales.len() == 1 || quant.axis == Some(0);
            along && quant.zero_points.iter().all(|zero_point| *zero_point == 0)
        });
        rule.require("C5", symmetric, || {
            let expected = "expected zero point 0, and one scale or one per dimension 0";
            format!("{weights} is {}, {expected}", weights.ty)
        });
        for operand in [labels, bias] {
            rule.dtype("C6", operand, &[DType::I32]);
        }
        for operand in [rate, residuals, loss] {
            rule.dtype("C6", operand, &[DType::F32]);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::bare(types).finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (input, weights) = (operands.ty(0), operands.ty(WEIGHTS));
        let [classes, depth] = [weights.shape[0], weights.shape[1]];
        let factors = Self::factors(input, weights);
        let labels = operands.integers(LABELS);
        let pace = operands.floats(RATE)[0] / labels.len() as f32;
        let logit_scale = scale(operands.ty(LOGITS)) as f32;
        let mut residuals = operands.floats(RESIDUALS);
        let (x, logits) = (operands.integers(0), operands.integers(LOGITS));
        let mut loss = 0.0;
        for (row, label) in labels.iter().enumerate() {
            let Some(label) = usize::try_from(*label).ok().filter(|it| *it < classes) else {
                loss = f32::NAN;
                continue;
            };
            let x = &x[row * depth..][..depth];
            let logits = &logits[row * classes..][..classes];
            let most = logits.iter().copied().fold(i32::MIN, i32::max);
            let below: Vec<f32> = logits.iter().map(|q| (q - most) as f32 * logit_scale).collect();
            let exponentials: Vec<f32> = below.iter().map(|it| libm::expf(*it)).collect();
            let sum = exponentials.iter().fold(0.0, |sum, it| sum + it);
            loss += libm::logf(sum) - below[label];
            for class in 0..classes {
                let target = if class == label { 1.0 } else { 0.0 };
                let gradient = (exponentials[class] / sum - target) * pace;
                let residuals = &mut residuals[class * (depth + 1)..][..=depth];
                for (residual, x) in residuals.iter_mut().zip(x) {
                    *residual -= gradient * factors[class] * (x - input.zero_point()) as f32;
                }
                residuals[depth] -= gradient * factors[classes + class];
            }
        }
        let mut steps = residuals.iter_mut().map(whole_steps);
        let (mut moved, mut bias) = (operands.integers(WEIGHTS), operands.integers(BIAS));
        for class in 0..classes {
            for weight in &mut moved[class * depth..][..depth] {
                match steps.next().unwrap_or(0) {
                    0 => {}
                    step => *weight = weight.saturating_add(step).clamp(-127, 127),
                }
            }
            bias[class] = bias[class].saturating_add(steps.next().unwrap_or(0));
        }
        drop(steps);
        vec![
            Tensor::from_floats(operands.result, [loss / labels.len() as f32]),
            Tensor::from_integers(weights, moved),
            Tensor::from_integers(operands.ty(BIAS), bias),
            Tensor::from_floats(operands.ty(RESIDUALS), residuals),
        ]
    }
}

/// The whole number nearest to a residual, which loses it.
fn whole_steps(residual: &mut f32) -> i32 {
    // Half a step stays a residual: the weight would move back in the next call.
    if residual.abs() <= 0.5 {
        return 0;
    }
    let half = 0.5_f32.copysign(*residual);
    let steps = (*residual + half) as i32;
    let rest = *residual - steps as f32;
    *residual = if rest.abs() <= 0.5 { rest } else { 0.0 };
    steps
}

impl ContractionFacts for FullyConnectedSgd {
    fn macs(&self, types: &OpTypes<'_>) -> u64 {
        product(types.shape(LABELS)).saturating_mul(product(types.shape(RESIDUALS)))
    }
}
