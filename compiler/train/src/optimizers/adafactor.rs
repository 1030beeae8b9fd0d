//! Second moments of rows and columns.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::vjp::Calculus;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Range, Rule, Update};

/// The least root mean square that a parameter counts with.
const LEAST_SCALE: f64 = 1e-3;

/// Adafactor (Shazeer & Stern 2018): optax's `adafactor`.
///
/// State: `v_row` and `v_col`, averages of squares over the largest dimension and the next one, of
/// parameters that are large in both; `v` of others; `trace` with momentum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Adafactor {
    /// Averages keep 1 − count^−decay_rate.
    pub decay_rate: f32,
    /// Extent of the second largest dimension from which on moments are factored.
    pub factored_from: usize,
    /// Root mean square that an update has at most; 0 for no limit.
    pub clipping_threshold: f32,
    /// Whether steps are relative to the size of the parameter.
    pub relative_scale: bool,
    /// What is kept of former updates; 0 for no trace.
    pub momentum: f32,
    /// Share of the weights that is subtracted besides, whatever the rate.
    pub weight_decay: f32,
    /// Added to squares of gradients.
    pub epsilon: f32,
}

impl Default for Adafactor {
    fn default() -> Self {
        Self {
            decay_rate: 0.8,
            factored_from: 128,
            clipping_threshold: 1.0,
            relative_scale: true,
            momentum: 0.0,
            weight_decay: 0.0,
            epsilon: 1e-30,
        }
    }
}

/// The dimensions that moments are factored over: the second largest and the largest, of equal
/// ones the later as larger.
fn factored(shape: &[usize], least: usize) -> Option<[usize; 2]> {
    let mut dims: Vec<usize> = (0..shape.len()).collect();
    dims.sort_by_key(|dim| shape[*dim]);
    let [.., second, largest] = dims[..] else {
        return None;
    };
    (shape[second] >= least).then_some([second, largest])
}

/// x^−½.
fn inverse_root(at: &mut Update<'_>, x: ValueId) -> ValueId {
    at.build.unary(UnaryOp::Rsqrt, x)
}

/// The mean over a dimension.
fn mean(at: &mut Update<'_>, x: ValueId, dim: usize) -> ValueId {
    let count = at.build.shape(x)[dim] as f64;
    let sum = at.build.sum(x, vec![dim]);
    at.build.times(sum, 1.0 / count)
}

/// A tensor repeated along a dimension that it lacks.
fn repeated(at: &mut Update<'_>, x: ValueId, dim: usize, shape: &[usize]) -> ValueId {
    let dims: Vec<usize> = (0..shape.len()).filter(|own| *own != dim).collect();
    at.build.broadcast(x, dims, shape)
}

impl Adafactor {
    /// Emits decay · old + (1 − decay) · new, and keeps it.
    fn averaged(&self, at: &mut Update<'_>, state: &str, new: ValueId, decay: ValueId) -> ValueId {
        let shape = at.build.shape(new).to_vec();
        let old = at.state(state, shape);
        let kept = at.scaled(old, decay);
        let share = at.build.neg(decay);
        let share = at.build.plus(share, 1.0);
        let added = at.scaled(new, share);
        let average = at.build.add(kept, added);
        at.keep(old, average);
        average
    }

    /// Emits the gradient over the root of its average square.
    fn direction(&self, at: &mut Update<'_>) -> ValueId {
        let gradient = at.gradient;
        let shape = at.build.shape(gradient).to_vec();
        let power = at.build.number(at.count, -f64::from(self.decay_rate));
        let left = at.build.binary(BinaryOp::Pow, at.count, power);
        let decay = at.build.neg(left);
        let decay = at.build.plus(decay, 1.0);
        let squares = at.build.mul(gradient, gradient);
        let squares = at.build.plus(squares, f64::from(self.epsilon));
        let Some([second, largest]) = factored(&shape, self.factored_from) else {
            let average = self.averaged(at, "v", squares, decay);
            let inverse = inverse_root(at, average);
            return at.build.mul(gradient, inverse);
        };
        let rows = mean(at, squares, largest);
        let rows = self.averaged(at, "v_row", rows, decay);
        let columns = mean(at, squares, second);
        let columns = self.averaged(at, "v_col", columns, decay);
        let place = if second > largest { second - 1 } else { second };
        let row_means = mean(at, rows, place);
        let row_shape = at.build.shape(rows).to_vec();
        let row_means = repeated(at, row_means, place, &row_shape);
        let relative = at.build.div(rows, row_means);
        let rows = inverse_root(at, relative);
        let columns = inverse_root(at, columns);
        let rows = repeated(at, rows, largest, &shape);
        let columns = repeated(at, columns, second, &shape);
        let scaled = at.build.mul(gradient, rows);
        at.build.mul(scaled, columns)
    }

    /// Emits the root of the mean square of a tensor.
    fn root_mean_square(&self, at: &mut Update<'_>, x: ValueId) -> ValueId {
        let count = at.build.ty(x).elements() as f64;
        let squares = at.build.mul(x, x);
        let sum = at.build.total(squares);
        let mean = at.build.times(sum, 1.0 / count);
        at.build.unary(UnaryOp::Sqrt, mean)
    }
}

impl Rule for Adafactor {
    fn update(&self, at: &mut Update<'_>) -> ValueId {
        let mut step = self.direction(at);
        if self.clipping_threshold > 0.0 {
            let size = self.root_mean_square(at, step);
            let over = at
                .build
                .times(size, 1.0 / f64::from(self.clipping_threshold));
            let one = at.build.number(over, 1.0);
            let divisor = at.build.binary(BinaryOp::Max, over, one);
            let divisor = at.build.spread(divisor, step);
            step = at.build.div(step, divisor);
        }
        step = at.at_rate(step);
        if self.relative_scale {
            let size = self.root_mean_square(at, at.parameter);
            let least = at.build.number(size, LEAST_SCALE);
            let size = at.build.binary(BinaryOp::Max, size, least);
            step = at.scaled(step, size);
        }
        if self.momentum > 0.0 {
            let trace = at.state_like("trace");
            step = at.average(trace, step, self.momentum);
            at.keep(trace, step);
        }
        step = at.decayed(step, self.weight_decay);
        at.less(step)
    }

    fn ranges(&self) -> Vec<(&'static str, f32, Range)> {
        vec![
            ("decay_rate", self.decay_rate, Range::Positive),
            (
                "clipping_threshold",
                self.clipping_threshold,
                Range::NotNegative,
            ),
            ("momentum", self.momentum, Range::Decay),
            ("weight_decay", self.weight_decay, Range::NotNegative),
            ("epsilon", self.epsilon, Range::NotNegative),
        ]
    }
}
