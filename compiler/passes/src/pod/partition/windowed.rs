//! Which ops look at a window of their operand, and at which: the affine form of each.

use peapod_ir::ops::tensor::{Sliding, TensorOp};
use peapod_ir::{DimensionRule, Op, OpKind, OpTypes, Role};

use super::pool::Pool;
use super::window::{Affine, Shards, Way, Window};

/// A dimension of an operand along which windows move with a dimension of the result, or, where it
/// is swept, with one of operand 1.
///
/// Element i of the operand is at i · `apart`; index j of the result reads from `start` + j ·
/// `stride` on, at `covered` places.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct WindowedDim {
    /// The operand.
    pub operand: usize,
    /// Its dimension.
    pub dim: usize,
    /// The factor that it has in common with the result's.
    pub factor: usize,
    /// The extent of the operand's dimension.
    pub extent: usize,
    /// The extent of the result's.
    pub result: usize,
    /// Places between windows.
    pub stride: i64,
    /// Where the first window begins.
    pub start: i64,
    /// Places between elements.
    pub apart: i64,
    /// Places that a window covers.
    pub covered: i64,
    /// How they move, where that is otherwise.
    pub motion: Motion,
}

/// How windows move along a dimension with the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Motion {
    /// From the first index on, step by step.
    Along,
    /// From the operand's end; windows are single elements.
    Mirrored,
    /// With the windows of a pool that reach into the result, which is as long as the operand; the
    /// source, operand 1, has an element for each of them.
    Pool(Pool),
}

impl WindowedDim {
    /// Places that the windows of one shard of the result cover together.
    pub fn span(&self, parts: usize) -> i64 {
        self.stride * (self.result.div_ceil(parts) as i64 - 1) + self.covered
    }

    /// Where the windows of the shard at each position begin.
    pub fn begin(&self, parts: usize) -> Affine {
        Affine {
            multiplier: self.stride * self.result.div_ceil(parts) as i64,
            offset: self.start,
            divisor: 1,
        }
    }

    /// The elements that each of so many shards of the result needs; none if there are none, or
    /// their numbers do not fit 32 bits.
    pub fn window(&self, parts: usize) -> Option<Window> {
        let (local, extent) = (self.result.div_ceil(parts) as i64, self.extent as i64);
        if let Motion::Pool(pool) = self.motion {
            return match self.operand {
                0 => pool.elements(parts),
                _ => pool.sources(parts),
            };
        }
        if self.motion == Motion::Mirrored {
            let first = Affine {
                multiplier: -local,
                offset: extent - local,
                divisor: 1,
            };
            return (local > 0).then_some(Window {
                first,
                length: local as usize,
                limits: [0, extent],
            });
        }
        let span = self.span(parts);
        let begin = self.begin(parts);
        let all = begin.multiplier * parts as i64 + span + extent * self.apart;
        if local == 0 || span < 1 || all + self.start.abs() > i64::from(i32::MAX) / 2 {
            return None;
        }
        let first = Affine {
            offset: self.start + self.apart - 1,
            divisor: self.apart,
            ..begin
        };
        let last = self.start + self.stride * (self.result as i64 - 1) + self.covered - 1;
        let limits = [
            first.at(0).max(0),
            (last.div_euclid(self.apart) + 1).min(extent),
        ];
        Some(Window {
            first,
            length: ((span - 1) / self.apart + 1) as usize,
            limits,
        })
    }

    /// The windows of a pool that it moves with.
    pub fn pool(&self) -> Option<Pool> {
        match self.motion {
            Motion::Pool(pool) => Some(pool),
            Motion::Along | Motion::Mirrored => None,
        }
    }

    /// How each of so many shards of the result gets what it needs of as many of the operand.
    pub fn way(&self, parts: usize) -> Option<Way> {
        let local = self.extent.div_ceil(parts);
        self.window(parts)?
            .way(Shards { parts, local }, self.extent)
    }
}

/// Dimensions of an op that windows move along.
pub(super) fn windowed_dims(
    op: &Op,
    rule: &DimensionRule,
    types: &OpTypes<'_>,
) -> Vec<WindowedDim> {
    let mut windowed_dims = Vec::new();
    let mut start = 0;
    for (operand, dims) in rule.operands.iter().enumerate() {
        for (dim, factors) in dims.iter().enumerate() {
            let &[factor] = &factors[..] else {
                continue;
            };
            let has = |of: &Vec<usize>| of.contains(&factor);
            // What windows move with.
            let (dims, shape) = match rule.factors[factor].role {
                Role::Window => (&rule.results[0], &types.results[0].shape[..]),
                Role::Swept if operand == 0 => (&rule.operands[1], types.shape(1)),
                Role::Parallel | Role::Reduced(_) | Role::Whole | Role::Indexed | Role::Swept => {
                    continue;
                }
            };
            let Some(own) = dims.iter().position(has) else {
                continue;
            };
            let windowed = WindowedDim {
                operand,
                dim,
                factor,
                extent: types.shape(operand)[dim],
                result: shape[own],
                stride: 1,
                start: -start,
                apart: 1,
                covered: 1,
                motion: Motion::Along,
            };
            // Operands of a concatenation follow one another.
            start += windowed.extent as i64;
            let swept = rule.factors[factor].role == Role::Swept;
            windowed_dims.extend(match swept {
                true => windowed.swept(&op.kind, types),
                false => windowed.of(&op.kind, types),
            });
        }
    }
    windowed_dims
}

impl WindowedDim {
    /// What an op looks at; as it is, one operand after the other.
    fn of(self, kind: &OpKind, types: &OpTypes<'_>) -> Option<Self> {
        let OpKind::Tensor(kind) = kind else {
            return matches!(kind, OpKind::Concatenation(_)).then_some(self);
        };
        let dim = self.dim;
        if let TensorOp::Slice(op) = kind {
            return Some(Self {
                stride: op.stride[dim] as i64,
                start: op.start[dim] as i64,
                ..self
            });
        }
        if let TensorOp::InteriorPad(op) = kind {
            return Some(Self {
                start: -op.low[dim],
                apart: op.interior[dim] + 1,
                ..self
            });
        }
        if let TensorOp::Reverse(_) = kind {
            return Some(Self {
                motion: Motion::Mirrored,
                ..self
            });
        }
        if let TensorOp::ReduceWindow(op) = kind {
            return Some(self.sliding(&op.sliding, dim, op.window[dim]));
        }
        if let TensorOp::SelectAndScatter(op) = kind {
            let extents = [0, 1].map(|operand| types.shape(operand)[dim]);
            return Some(Self {
                motion: Motion::Pool(Pool::new(op, dim, extents)),
                ..self
            });
        }
        if let TensorOp::Convolution(op) = kind {
            let spatial = op.layouts[0].iter().position(|own| *own == dim)?;
            let spatial = spatial.checked_sub(2)?;
            let window = types.shape(1)[op.layouts[1][spatial + 2]];
            return Some(self.sliding(&op.sliding, spatial, window));
        }
        None
    }

    /// What each index of a kernel passes over: as many places as there are positions.
    fn swept(self, kind: &OpKind, types: &OpTypes<'_>) -> Option<Self> {
        let OpKind::Tensor(TensorOp::Convolution(op)) = kind else {
            return None;
        };
        let spatial = op.layouts[0].iter().position(|own| *own == self.dim)?;
        let spatial = spatial.checked_sub(2)?;
        let positions = types.results[0].shape[op.layouts[2][spatial + 2]];
        Some(Self {
            stride: op.sliding.window_dilation[spatial] as i64,
            start: -op.sliding.padding[spatial][0],
            covered: (positions as i64 - 1) * op.sliding.stride[spatial] as i64 + 1,
            ..self
        })
    }

    fn sliding(self, sliding: &Sliding, dim: usize, window: usize) -> Self {
        Self {
            stride: sliding.stride[dim] as i64,
            start: -sliding.padding[dim][0],
            apart: sliding.base_dilation[dim] as i64,
            covered: (window as i64 - 1) * sliding.window_dilation[dim] as i64 + 1,
            ..self
        }
    }
}
