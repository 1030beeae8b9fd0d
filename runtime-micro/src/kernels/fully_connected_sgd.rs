//! A step of stochastic gradient descent on the weights of a last layer.

use peapod_schemas::micro::{ElementType, FullyConnectedSgd, Kernel as KernelId};

use super::Kernel;
use crate::arena::{constant, exclusive_each, shared};
use crate::call::Call;
use crate::check::{self, at_least_one, product};
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit;
use crate::rows::{rows, rows_mut};

/// Inputs: input, logits, labels s32, learning rate f32, constant factors f32, weights, bias s32,
/// residuals f32. Output, the loss, f32. The last three inputs, which are states, are written too.
/// Never in place.
pub static FULLY_CONNECTED_SGD_S8: Kernel =
    Kernel::new(KernelId::FullyConnectedSgdS8, check, run);

const INPUT: u8 = 0;
const LOGITS: u8 = 1;
const LABELS: u8 = 2;
const RATE: u8 = 3;
const FACTORS: u8 = 4;
const WEIGHTS: u8 = 5;
const BIAS: u8 = 6;
const RESIDUALS: u8 = 7;
const LOSS: u8 = 8;

/// Largest magnitude of a weight.
const MOST: i32 = 127;

fn check(call: &Call<'_>) -> Result<(), Fault> {
    use ElementType::{F32, S8, S32};
    let params: &FullyConnectedSgd = call.expect_params()?;
    call.expect_operands(8, 1)?;
    let FullyConnectedSgd { rows, in_len, out_len, .. } = *params;
    for extent in [rows, in_len, out_len] {
        at_least_one(Quantity::Dim, extent)?;
    }
    let residuals = in_len.checked_add(1).map(|columns| [out_len, columns]);
    let residuals = residuals.map(|shape| product(Quantity::Dim, &shape));
    call.expect(INPUT, S8, product(Quantity::Dim, &[rows, in_len])?)?;
    call.expect(LOGITS, S8, product(Quantity::Dim, &[rows, out_len])?)?;
    call.expect(LABELS, S32, Some(rows))?;
    call.expect(RATE, F32, Some(1))?;
    call.expect(FACTORS, F32, out_len.checked_mul(2))?;
    call.expect(WEIGHTS, S8, product(Quantity::Dim, &[out_len, in_len])?)?;
    call.expect(BIAS, S32, Some(out_len))?;
    call.expect(RESIDUALS, F32, residuals.transpose()?.flatten())?;
    call.expect(LOSS, F32, Some(1))?;
    call.expect_constant(FACTORS)?;
    for index in [INPUT, LOGITS, LABELS, RATE, WEIGHTS, BIAS, RESIDUALS] {
        call.expect_arena(index)?;
    }
    // What is written is held apart from all else by `load`; what is read is taken apart, too.
    for (operand, index) in call.operands().iter().zip(0..FACTORS) {
        for (later, other) in call.operands().iter().zip(0..FACTORS) {
            if index < other && check::overlap(operand, later) {
                return Err(Fault::Overlap { operand: index, other });
            }
        }
    }
    check::zero_point::<i8>(params.input_zero_point)?;
    check::limits_f32(0.0, params.logit_scale)
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &FullyConnectedSgd = call.params()?;
    let [in_len, out_len] = [params.in_len, params.out_len].map(|len| len as usize);
    let (factors, bias_factors) =
        constant::<f32>(call, FACTORS)?.split_at_checked(out_len)?;
    let places = [INPUT, LOGITS, LABELS, RATE, WEIGHTS, BIAS, RESIDUALS, LOSS];
    let [input, logits, labels, rate, weights, bias, residuals, loss] =
        exclusive_each(call, arena, places)?;
    let input: &[i8] = bytemuck::try_cast_slice(shared(call, INPUT, input)?).ok()?;
    let logits: &[i8] = bytemuck::try_cast_slice(shared(call, LOGITS, logits)?).ok()?;
    let labels: &[i32] = bytemuck::try_cast_slice(shared(call, LABELS, labels)?).ok()?;
    let rate: &[f32] = bytemuck::try_cast_slice(shared(call, RATE, rate)?).ok()?;
    let weights: &mut [i8] = bytemuck::try_cast_slice_mut(weights).ok()?;
    let bias: &mut [i32] = bytemuck::try_cast_slice_mut(bias).ok()?;
    let residuals: &mut [f32] = bytemuck::try_cast_slice_mut(residuals).ok()?;
    let loss: &mut [f32] = bytemuck::try_cast_slice_mut(loss).ok()?;

    let count = params.rows as f32;
    let pace = *rate.first()? / count;
    let mut losses = 0.0;
    let samples = rows(input, in_len).zip(rows(logits, out_len)).zip(labels);
    for ((row, logits), label) in samples {
        let label = usize::try_from(*label).ok().filter(|label| *label < out_len);
        let Some(label) = label else {
            losses = f32::NAN;
            continue;
        };
        let odds = Odds::of(logits, params.logit_scale);
        losses += libm::logf(odds.sum) - odds.below(*logits.get(label)?);
        let each = rows_mut(residuals, in_len.wrapping_add(1)).zip(logits);
        let each = each.zip(factors.iter().zip(bias_factors)).enumerate();
        for (class, ((residuals, logit), (factor, bias_factor))) in each {
            let target = if class == label { 1.0 } else { 0.0 };
            let gradient = (libm::expf(odds.below(*logit)) / odds.sum - target) * pace;
            let (of_bias, of_weights) = residuals.split_last_mut()?;
            let by_x = gradient * factor;
            for (residual, x) in of_weights.iter_mut().zip(row) {
                let x = i32::from(*x).wrapping_sub(params.input_zero_point);
                *residual -= by_x * x as f32;
            }
            *of_bias -= gradient * bias_factor;
        }
    }
    let each = rows_mut(weights, in_len).zip(bias);
    for ((weights, bias), residuals) in each.zip(rows_mut(residuals, in_len.wrapping_add(1))) {
        let (of_bias, of_weights) = residuals.split_last_mut()?;
        for (weight, residual) in weights.iter_mut().zip(of_weights) {
            let steps = whole_steps(residual);
            if steps != 0 {
                let moved = i32::from(*weight).saturating_add(steps);
                *weight = limit(moved, -MOST, MOST) as i8;
            }
        }
        *bias = bias.saturating_add(whole_steps(of_bias));
    }
    *loss.first_mut()? = losses / count;
    Some(())
}

/// What the exponentials of logits are relative to.
struct Odds {
    most: i8,
    scale: f32,
    sum: f32,
}

impl Odds {
    fn of(logits: &[i8], scale: f32) -> Self {
        let most = logits.iter().copied().max().unwrap_or_default();
        let mut odds = Self { most, scale, sum: 0.0 };
        for logit in logits {
            odds.sum += libm::expf(odds.below(*logit));
        }
        odds
    }

    /// How much a logit is below the largest: 0 or negative.
    fn below(&self, logit: i8) -> f32 {
        i32::from(logit).wrapping_sub(self.most.into()) as f32 * self.scale
    }
}

/// The whole number nearest to a residual, which loses it.
fn whole_steps(residual: &mut f32) -> i32 {
    // Half a step stays a residual: the weight would move back in the next call.
    if (-0.5..=0.5).contains(residual) {
        return 0;
    }
    let half = if *residual < 0.0 { -0.5 } else { 0.5 };
    let steps = (*residual + half) as i32;
    let rest = *residual - steps as f32;
    let is_small = (-0.5..=0.5).contains(&rest);
    *residual = if is_small { rest } else { 0.0 };
    steps
}
