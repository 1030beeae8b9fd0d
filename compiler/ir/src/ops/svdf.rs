//! Rank-decomposed filters over past inputs.

use super::attribute::attributes;
use super::contraction::Requantizer;
use super::window::clamp_f32;
use super::{Activation, OpDef};
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::fixed_point::multiply_by_quantized_multiplier;
use crate::eval::{Operands, Tensor};
use crate::numerics;
use crate::ops::facts::{ContractionFacts, product};
use crate::type_rule::{Arithmetic, Operand, TypeRule};
use crate::types::DType;

/// Rank-decomposed filters over a window of past inputs.
///
/// Operands: input `[n, k]`, feature weights `[f, k]`, time weights `[f, m]`, bias `[f / rank]`
/// (optional), state `[n, f · m]`, which is shifted by one and extended on every run.
/// Result: `[n, f / rank]`.
///
/// Constraints:
/// - C1: input, both weights and a state are there; one result.
/// - C2: input, weights, state and result have two dimensions.
/// - C3: the rank divides f.
/// - C4: the extents are those above.
/// - C5: all are f32; or input, feature weights and result i8, time weights and state both i8 or
///   both i16, bias i32, with one scale each.
/// - C6: weights have zero point 0.
/// - C7: input scale times feature scale over state scale, and state scale times time scale over
///   result scale, are below 2^30.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Svdf {
    /// Filters per output unit; ≥ 1.
    pub rank: usize,
    /// Applied to the result if it is f32. TensorFlow Lite Micro ignores it on integers, whose
    /// range is all that clamps them, and so does this op.
    pub activation: Activation,
}

/// All operands but the bias.
#[derive(Clone, Copy)]
struct Tensors<'a> {
    input: Operand<'a>,
    feature: Operand<'a>,
    time: Operand<'a>,
    state: Operand<'a>,
    output: Operand<'a>,
}

/// Position of the state among the operands.
pub(crate) const STATE: usize = 4;

impl Svdf {
    fn check_shapes(
        &self,
        rule: &mut TypeRule<'_>,
        tensors: Tensors<'_>,
        bias: Option<Operand<'_>>,
    ) {
        let (input, feature, time) = (tensors.input, tensors.feature, tensors.time);
        let (n, k) = (input.ty.shape[0], input.ty.shape[1]);
        let (filters, memory) = (feature.ty.shape[0], time.ty.shape[1]);
        let rank = self.rank;
        let divides = rank >= 1 && filters.is_multiple_of(rank);
        if !rule.require("C3", divides, || {
            format!("rank {rank} does not divide the {filters} filters of {feature}")
        }) {
            return;
        }
        let units = filters / rank;
        rule.shape("C4", feature, &[filters, k]);
        rule.shape("C4", time, &[filters, memory]);
        rule.shape("C4", tensors.state, &[n, filters.saturating_mul(memory)]);
        rule.shape("C4", tensors.output, &[n, units]);
        if let Some(bias) = bias {
            rule.shape("C4", bias, &[units]);
        }
    }

    fn check_integers(rule: &mut TypeRule<'_>, tensors: Tensors<'_>, bias: Option<Operand<'_>>) {
        let Tensors {
            input,
            feature,
            time,
            state,
            output,
        } = tensors;
        rule.dtype("C5", feature, &[DType::I8]);
        rule.dtype("C5", output, &[DType::I8]);
        rule.dtype("C5", time, &[DType::I8, DType::I16]);
        rule.dtype("C5", state, &[time.ty.dtype]);
        if let Some(bias) = bias {
            rule.dtype("C5", bias, &[DType::I32]);
        }
        let all = [input, feature, time, state, output];
        if all.map(|operand| rule.per_tensor("C5", operand).is_some()) != [true; 5] {
            return;
        }
        for weights in [feature, time] {
            let zero_point = weights.ty.zero_point();
            rule.require("C6", zero_point == 0, || {
                format!("{weights} has zero point {zero_point}, expected 0")
            });
        }
        let scaling = numerics::svdf_scaling(
            rule.numerics(),
            input.ty,
            feature.ty,
            time.ty,
            state.ty,
            output.ty,
        );
        rule.multiplier("C7", scaling.feature);
        rule.multiplier("C7", scaling.time);
    }
}

impl OpDef for Svdf {
    attributes! { rank, activation: or(Activation::None) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(5..=5, 1);
        let input = rule.operand(0, "input");
        let (feature, time) = (
            rule.operand(1, "feature weights"),
            rule.operand(2, "time weights"),
        );
        let (bias, state) = (rule.optional(3, "bias"), rule.state(STATE, "state"));
        let (true, Some(input), Some(feature), Some(time), Some(state)) =
            (arity, input, feature, time, state)
        else {
            return;
        };
        let output = rule.result(0, "result");
        let tensors = Tensors {
            input,
            feature,
            time,
            state,
            output,
        };
        let all = [input, feature, time, state, output];
        if all.map(|operand| rule.rank("C2", operand, 2)) == [true; 5] {
            self.check_shapes(rule, tensors, bias);
        }
        if rule.dtype("C5", input, &[DType::F32, DType::I8]) {
            if input.ty.dtype == DType::I8 {
                Self::check_integers(rule, tensors, bias);
            } else {
                for operand in [feature, time, state, output].into_iter().chain(bias) {
                    rule.dtype("C5", operand, &[DType::F32]);
                }
            }
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let (batch, filters) = (types.shape(0)[0], types.shape(1)[0]);
        let [x, features, time, state] =
            [0, 1, 2, STATE].map(|i| move |dim| TensorDim::Operand(i, dim));
        rule.share(
            batch,
            Role::Parallel,
            &[x(0), state(0), TensorDim::Result(0, 0)],
        );
        // The filters of a unit are adjacent, and so are their histories in the state.
        let mut units = vec![features(0), time(0), state(1), TensorDim::Result(0, 1)];
        units.extend(types.operands[3].map(|_| TensorDim::Operand(3, 0)));
        rule.share(filters / self.rank, Role::Parallel, &units);
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        match operands.arithmetic() {
            Arithmetic::Integer => self.eval_integers(operands),
            Arithmetic::Float => self.eval_floats(operands),
        }
    }
}

impl Svdf {
    fn eval_integers(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let [input, feature, time, state] = [0, 1, 2, STATE].map(|index| operands.ty(index));
        let output = operands.result;
        let contract = operands.numerics();
        let scaling = numerics::svdf_scaling(contract, input, feature, time, state, output);
        let (x, weights) = (operands.integers(0), operands.integers(1));
        let (x_zero, state_zero) = (input.zero_point(), state.zero_point());
        let (min, max) = numerics::integer_range(state);
        let remember = |sum| {
            let clamped = multiply_by_quantized_multiplier(sum, scaling.feature).clamp(min, max);
            wrap(clamped + state_zero, state.dtype)
        };
        let old = operands.integers(STATE);
        let new = self.shifted(operands, &old, |batch, filter, k| {
            let terms = (0..k).map(|i| (x[batch * k + i] - x_zero) * weights[filter * k + i]);
            remember(terms.fold(0, i32::wrapping_add))
        });
        let time = operands.integers(2);
        let terms = |at: usize, weight: usize| (new[at] - state_zero).wrapping_mul(time[weight]);
        let bias = operands.optional(3).map(Tensor::integers);
        let requantizer = Requantizer::new(vec![scaling.time], Activation::None, output);
        let sums = self.fold_time(operands, |unit, pairs| {
            let start = bias.as_ref().map_or(0, |bias| bias[unit]);
            let sum = pairs.fold(start, |sum, (at, weight)| {
                sum.wrapping_add(terms(at, weight))
            });
            requantizer.apply(0, sum)
        });
        vec![
            Tensor::from_integers(output, sums),
            Tensor::from_integers(state, new),
        ]
    }

    fn eval_floats(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (x, weights) = (operands.floats(0), operands.floats(1));
        let old = operands.floats(STATE);
        let new = self.shifted(operands, &old, |batch, filter, k| {
            (0..k).fold(0.0, |sum, i| {
                sum + x[batch * k + i] * weights[filter * k + i]
            })
        });
        let time = operands.floats(2);
        let bias = operands.optional(3).map(Tensor::floats);
        let sums = self.fold_time(operands, |unit, pairs| {
            let start = bias.as_ref().map_or(0.0, |bias| bias[unit]);
            let sum = pairs.fold(start, |sum, (at, weight)| sum + new[at] * time[weight]);
            clamp_f32(sum, self.activation)
        });
        vec![
            Tensor::from_floats(operands.result, sums),
            Tensor::from_floats(operands.ty(STATE), new),
        ]
    }

    /// The state with every filter's oldest entry gone and `newest(batch, filter, k)` at its end.
    fn shifted<A: Copy>(
        &self,
        operands: &Operands<'_>,
        old: &[A],
        newest: impl Fn(usize, usize, usize) -> A,
    ) -> Vec<A> {
        let k = operands.ty(0).shape[1];
        let (filters, memory) = (operands.ty(2).shape[0], operands.ty(2).shape[1]);
        let rows = old.chunks(memory).enumerate();
        rows.flat_map(|(row, old)| {
            let newest = newest(row / filters, row % filters, k);
            old[1..].iter().copied().chain([newest]).collect::<Vec<_>>()
        })
        .collect()
    }

    /// For every result, `finish(unit, pairs of indices into the state and the time weights)`.
    fn fold_time<A>(
        &self,
        operands: &Operands<'_>,
        finish: impl Fn(usize, &mut dyn Iterator<Item = (usize, usize)>) -> A,
    ) -> Vec<A> {
        let (filters, memory) = (operands.ty(2).shape[0], operands.ty(2).shape[1]);
        let (batches, units) = (operands.result.shape[0], operands.result.shape[1]);
        let per_unit = self.rank * memory;
        let results = (0..batches).flat_map(|batch| (0..units).map(move |unit| (batch, unit)));
        results
            .map(|(batch, unit)| {
                let start = batch * filters * memory;
                let weights = unit * per_unit..(unit + 1) * per_unit;
                finish(unit, &mut weights.map(|weight| (start + weight, weight)))
            })
            .collect()
    }
}

/// The low bits of an integer, sign-extended. TensorFlow Lite Micro clamps the state before it adds
/// the zero point, and lets the sum wrap.
fn wrap(value: i32, dtype: DType) -> i32 {
    if dtype == DType::I8 {
        i32::from(value as i8)
    } else {
        i32::from(value as i16)
    }
}

impl ContractionFacts for Svdf {
    fn macs(&self, types: &OpTypes<'_>) -> u64 {
        let filters = product(types.shape(1)).saturating_add(product(types.shape(2)));
        product(&types.shape(0)[..1]).saturating_mul(filters)
    }
}
