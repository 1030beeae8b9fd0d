//! Maxima under windows, and elements put around a tensor.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Combiner, InteriorPad, Reduce, ReduceWindow};
use peapod_ir::ops::type_rule::MAX_WINDOW;
use peapod_ir::ops::{Activation, MaxPool2d, Pad, Padding2d, Reshape};
use peapod_ir::{DType, Op, OpKind, TensorType};

use super::contraction::paddings;
use super::{Raiser, operand};

/// A window of rows and columns on NHWC.
pub(super) struct Pool {
    pub(super) window: [usize; 2],
    pub(super) stride: [usize; 2],
    pub(super) padding: Padding2d,
    /// Elements that each window meets, position by position.
    pub(super) counts: Vec<usize>,
}

impl Pool {
    /// The window of a reduction, if it is one of rows and columns alone.
    pub(super) fn of(reduction: &ReduceWindow, from: &[usize], to: &[usize]) -> Option<Self> {
        let sliding = &reduction.sliding;
        let plain = sliding.base_dilation == [1; 4] && sliding.window_dilation == [1; 4];
        let around = |steps: &[usize]| -> Option<[usize; 2]> {
            let &[1, rows, columns, 1] = steps else {
                return None;
            };
            (rows.max(columns) <= MAX_WINDOW).then_some([rows, columns])
        };
        let &[[0, 0], rows, columns, [0, 0]] = &sliding.padding[..] else {
            return None;
        };
        let [[top, bottom], [left, right]] = paddings(&[rows, columns])?;
        let window = around(&reduction.window)?;
        let met = |dim: usize| -> Vec<usize> {
            let taps = |at| {
                sliding
                    .taps(dim, at, from[dim], reduction.window[dim])
                    .len()
            };
            (0..to[dim]).map(taps).collect()
        };
        let (rows, columns) = (met(1), met(2));
        let counts = rows
            .iter()
            .flat_map(|row| columns.iter().map(move |column| row * column));
        let counts: Vec<usize> = counts.collect();
        // No window may be entirely in the padding.
        (plain && counts.iter().all(|count| *count > 0)).then_some(Self {
            window,
            stride: around(&sliding.stride)?,
            padding: Padding2d {
                top,
                bottom,
                left,
                right,
            },
            counts,
        })
    }
}

impl Raiser<'_, '_> {
    pub(super) fn max_pool(&mut self, op: &Op, reduction: &ReduceWindow) -> Option<()> {
        let [x, first] = [0, 1].map(|index| operand(&op.inputs, index));
        let result = op.outputs[0];
        let is_maximum = reduction.combiner == Combiner::Max;
        if !is_maximum || !self.is_splat(first, f32::NEG_INFINITY) {
            return None;
        }
        let pool = Pool::of(reduction, &self.ty(x).shape, &self.ty(result).shape)?;
        let kind = OpKind::MaxPool2d(MaxPool2d {
            window: pool.window,
            stride: pool.stride,
            padding: pool.padding,
            activation: Activation::None,
        });
        self.editor.put(kind, [Some(x)], result);
        Some(())
    }

    /// The maximum over all rows and columns of NHWC is a pool with one window.
    pub(super) fn largest_of_pixels(&mut self, op: &Op, reduction: &Reduce) -> Option<()> {
        let [x, first] = [0, 1].map(|index| operand(&op.inputs, index));
        let mut dims = reduction.dims.clone();
        dims.sort_unstable();
        let over_pixels = reduction.combiner == Combiner::Max && dims == [1, 2];
        let &[batch, rows, columns, channels] = &self.ty(x).shape[..] else {
            return None;
        };
        let lowest = self.is_splat(first, f32::NEG_INFINITY);
        if !over_pixels || !lowest || rows.max(columns) > MAX_WINDOW {
            return None;
        }
        let kind = OpKind::MaxPool2d(MaxPool2d {
            window: [rows, columns],
            stride: [1, 1],
            padding: Padding2d::default(),
            activation: Activation::None,
        });
        let ty = TensorType::new(DType::F32, [batch, 1, 1, channels]);
        let largest = self.editor.emit(kind, &[x], ty);
        let reshape = Reshape;
        self.editor.put(reshape, [Some(largest)], op.outputs[0]);
        Some(())
    }

    pub(super) fn pad(&mut self, op: &Op, pad: &InteriorPad) -> Option<()> {
        let [x, value] = [0, 1].map(|index| operand(&op.inputs, index));
        let value = self.splat(value)?;
        let within = |padding: &i64| (0..=MAX_WINDOW as i64).contains(padding);
        let around = pad.low.iter().chain(&pad.high).all(within);
        if !around || pad.interior.iter().any(|between| *between != 0) {
            return None;
        }
        let pairs = pad.low.iter().zip(&pad.high);
        let kind = OpKind::Pad(Pad {
            padding: pairs
                .map(|(low, high)| [*low as usize, *high as usize])
                .collect(),
            value: value.into(),
        });
        self.editor.put(kind, [Some(x)], op.outputs[0]);
        Some(())
    }
}
