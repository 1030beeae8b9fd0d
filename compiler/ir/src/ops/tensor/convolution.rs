//! Convolution over any number of spatial dimensions, in any layout.

use crate::ops::facts::{ContractionFacts, product};
use super::combiner::Combiner;
use super::index;
use super::precision::Precision;
use super::product::{self, Accumulator};
use super::sliding::{Sliding, pulled};
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Scalar, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::{AttributeError, AttributeReader, Attributes};
use crate::type_rule::{Operand, TypeRule};
use super::Reverse;
use crate::types::TensorType;
use crate::graph::ValueId;
use crate::builder::Builder;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// Sums of products over windows and channels, spatial taps first, then channels.
///
/// Operands: x, kernel. A layout lists dimensions: those of x are batch, channels, then spatial
/// ones; those of the kernel input channels, output channels, then spatial ones; those of the
/// result batch, channels, then spatial ones.
///
/// With feature groups, output channels only see their share of the channels of x. With batch
/// groups, they only see their share of the batch.
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: the operands have one element type, the result the same or another of its kind; none is
///   quantised.
/// - C3: x, kernel and result have one rank of at least 2, and each layout names all dimensions.
/// - C4: there is a stride, a padding, a dilation of both kinds and whether the kernel is reversed
///   for every spatial dimension; steps are from 1 to 2^31.
/// - C5: there is one group or more, and only one of the two has several. Channels of x are those
///   of the kernel times the feature groups; output channels are a multiple of both groups, the
///   batch of the batch groups.
/// - C6: the result has the shape that follows, 0 where the window does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Convolution {
    /// Layouts of x, the kernel and the result.
    pub layouts: [Vec<usize>; 3],
    /// How the kernel slides; its base dilation is that of x.
    pub sliding: Sliding,
    /// Per spatial dimension, whether the kernel is read from its end.
    pub reversed: Vec<bool>,
    /// Groups of channels of x and of the result.
    pub feature_groups: usize,
    /// Groups of the batch of x and of channels of the result.
    pub batch_groups: usize,
    /// Of x and of the kernel.
    pub precision: [Precision; 2],
}

impl Convolution {
    /// The op on shards. Groups are what is left of them: the rest of a channel or batch dimension
    /// is never cut alone.
    pub(super) fn localised(&self, types: &OpTypes<'_>) -> Self {
        let [x, kernel, result] = &self.layouts;
        let channels = types.shape(0)[x[1]] / types.shape(1)[kernel[0]];
        let batches = types.shape(0)[x[0]] / types.results[0].shape[result[0]];
        Self {
            feature_groups: if self.feature_groups == 1 { 1 } else { channels },
            batch_groups: if self.batch_groups == 1 { 1 } else { batches },
            ..self.clone()
        }
    }

    fn check_layouts(&self, rule: &mut TypeRule<'_>, operands: [Operand<'_>; 3]) -> bool {
        let mut holds = true;
        for (layout, operand) in self.layouts.iter().zip(operands) {
            let rank = operand.ty.shape.len();
            let count = layout.len() == rank && rank >= 2 && rank == self.layouts[0].len();
            holds &= rule.require("C3", count, || {
                let dims = layout.len();
                format!("{dims} dimensions in the layout of {operand}, which has {rank}")
            });
            holds &= rule.dimensions("C3", "layout", layout, rank);
        }
        holds
    }

    fn check_groups(&self, rule: &mut TypeRule<'_>, x: &[usize], kernel: &[usize]) -> bool {
        let (features, batches) = (self.feature_groups, self.batch_groups);
        let one = features >= 1 && batches >= 1 && (features == 1 || batches == 1);
        let holds = one
            && kernel[0].checked_mul(features) == Some(x[1])
            && kernel[1].is_multiple_of(features)
            && kernel[1].is_multiple_of(batches)
            && x[0].is_multiple_of(batches);
        rule.require("C5", holds, || {
            let ([batch, channels], [inputs, outputs]) = ([x[0], x[1]], [kernel[0], kernel[1]]);
            format!(
                "batch {batch} and {channels} channels by a kernel of {inputs} to {outputs} \
                 channels do not form {features} feature groups and {batches} batch groups"
            )
        })
    }

    /// For a spatial position of the result: where its taps meet x and the kernel, as positions.
    fn taps(&self, at: &[usize], x: &[usize], kernel: &[usize]) -> Vec<(usize, usize)> {
        let step = |shape: &[usize], dim: usize| shape[dim + 1..].iter().product::<usize>();
        let mut met = vec![(0, 0)];
        for (dim, &position) in at.iter().enumerate() {
            let own = [0, 1].map(|side| self.layouts[side][dim + 2]);
            let window = kernel[own[1]];
            let taps = self.sliding.taps(dim, position, x[own[0]], window);
            let offsets: Vec<_> = taps
                .into_iter()
                .map(|(tap, i)| {
                    let tap = if self.reversed[dim] { window - 1 - tap } else { tap };
                    (i * step(x, own[0]), tap * step(kernel, own[1]))
                })
                .collect();
            met = met
                .into_iter()
                .flat_map(|(a, b)| offsets.clone().into_iter().map(move |(c, d)| (a + c, b + d)))
                .collect();
        }
        met
    }
}

impl Convolution {
    /// Whether shards of the kernel along a spatial dimension may each move over a part of `x`: so
    /// gradients of kernels are computed, whose window is the whole image.
    fn sweeps(&self, dim: usize) -> bool {
        self.sliding.base_dilation[dim] == 1 && !self.reversed[dim]
    }
}

impl OpDef for Convolution {
    fn attributes(&self) -> Attributes {
        let [x, kernel, result] = self.layouts.clone();
        let attributes = Attributes::new()
            .with("x", x)
            .with("kernel", kernel)
            .with("result", result);
        self.sliding
            .attributes(attributes)
            .with_unless(vec![false; self.reversed.len()], "reversed", self.reversed.clone())
            .with_unless(1, "feature_groups", self.feature_groups)
            .with_unless(1, "batch_groups", self.batch_groups)
            .with_unless([Precision::Default; 2], "precision", self.precision)
    }

    fn read(_: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        let sliding = Sliding::read(attributes)?;
        Ok(Self {
            layouts: [
                attributes.take("x")?,
                attributes.take("kernel")?,
                attributes.take("result")?,
            ],
            reversed: attributes.take_or(vec![false; sliding.stride.len()], "reversed")?,
            feature_groups: attributes.take_or(1, "feature_groups")?,
            batch_groups: attributes.take_or(1, "batch_groups")?,
            precision: attributes.take_or([Precision::Default; 2], "precision")?,
            sliding,
        })
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x, kernel]) = rule.all(["operand", "kernel"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        product::check_types(rule, "C2", [x, kernel, output]);
        if !self.check_layouts(rule, [x, kernel, output]) {
            return;
        }
        let spatial = self.layouts[0].len() - 2;
        let reversed = rule.require("C4", self.reversed.len() == spatial, || {
            format!("reversed {:?}, expected {spatial}", self.reversed)
        });
        let [x_shape, kernel_shape, found] = [(x, 0), (kernel, 1), (output, 2)]
            .map(|(operand, side)| index::pick(&operand.ty.shape, &self.layouts[side]));
        let sliding = self.sliding.check(rule, "C4", spatial) && reversed;
        if !self.check_groups(rule, &x_shape, &kernel_shape) || !sliding {
            return;
        }
        let (extents, windows) = (&x_shape[2..], &kernel_shape[2..]);
        let mut expected = vec![x_shape[0] / self.batch_groups, kernel_shape[1]];
        expected.extend(self.sliding.shape(extents, windows));
        rule.require("C6", found == expected, || {
            format!("{output} has batch, channels and rest {found:?}, expected {expected:?}")
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let [x, kernel, result] = &self.layouts;
        let (x_shape, kernel_shape) = (types.shape(0), types.shape(1));
        let x = |part: usize| TensorDim::Operand(0, x[part]);
        let filter = |part: usize| TensorDim::Operand(1, kernel[part]);
        let result = |part: usize| TensorDim::Result(0, result[part]);
        // Of one group and the other there is only one, or of both.
        if self.feature_groups > 1 {
            rule.share(self.feature_groups, Role::Parallel, &[x(1), filter(1), result(1)]);
        }
        if self.batch_groups > 1 {
            rule.share(self.batch_groups, Role::Parallel, &[x(0), filter(1), result(1)]);
        }
        let batch = x_shape[self.layouts[0][0]] / self.batch_groups;
        rule.share_rest(batch, Role::Parallel, &[x(0), result(0)]);
        let groups = self.feature_groups * self.batch_groups;
        let outputs = kernel_shape[self.layouts[1][1]] / groups;
        rule.share_rest(outputs, Role::Parallel, &[filter(1), result(1)]);
        let inputs = kernel_shape[self.layouts[1][0]];
        rule.share_rest(inputs, Role::Reduced(Combiner::Add), &[x(1), filter(0)]);
        for dim in 0..self.reversed.len() {
            let extent = x_shape[self.layouts[0][dim + 2]];
            let slides = [x(dim + 2), result(dim + 2)];
            let window = kernel_shape[self.layouts[1][dim + 2]];
            let positions = types.results[0].shape[self.layouts[2][dim + 2]];
            if self.sliding.is_still(dim, window) {
                rule.share(extent, Role::Parallel, &slides);
            } else if window > positions && self.sweeps(dim) {
                let sweeping = [x(dim + 2), filter(dim + 2)];
                rule.share(window.max(extent), Role::Swept, &sweeping);
            } else {
                rule.share(positions.max(extent), Role::Window, &slides);
            }
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let dtype = operands.result.dtype;
        let accumulator = Accumulator::new(operands.ty(0).dtype, dtype);
        let [x, kernel] = [0, 1].map(|side| accumulator.widen(operands.scalars(side)));
        let shapes = [
            &operands.ty(0).shape,
            &operands.ty(1).shape,
            &operands.result.shape,
        ];
        let along = |side: usize, part| index::offsets(shapes[side], &[self.layouts[side][part]]);
        let [batch, channels] = [0, 1].map(|part| along(0, part));
        let [inputs, outputs] = [0, 1].map(|part| along(1, part));
        let to = [0, 1].map(|part| along(2, part));
        let spatial = &self.layouts[2][2..];
        let positions = index::indices(&index::pick(shapes[2], spatial));
        let mut sums = vec![Scalar::zero(dtype); operands.result.elements()];
        for (at, place) in positions.zip(index::offsets(shapes[2], spatial)) {
            let taps = self.taps(&at, shapes[0], shapes[1]);
            for (output, end) in outputs.iter().enumerate() {
                let group = output * self.feature_groups / outputs.len();
                let seen = &channels[group * inputs.len()..][..inputs.len()];
                let group = output * self.batch_groups / outputs.len();
                for (n, start) in batch[group * to[0].len()..][..to[0].len()].iter().enumerate() {
                    let pairs = taps.iter().flat_map(|(i, tap)| {
                        let ends = seen.iter().zip(&inputs);
                        ends.map(move |(c, k)| (start + i + c, end + tap + k))
                    });
                    let sum = accumulator.sum(pairs.map(|(i, j)| (x[i], kernel[j])));
                    sums[place + to[0][n] + to[1][output]] = sum.convert(dtype);
                }
            }
        }
        vec![Tensor::from_scalars(operands.result, sums)]
    }
}

impl ContractionFacts for Convolution {
    fn macs(&self, types: &OpTypes<'_>) -> u64 {
        let kernel = types.shape(1);
        let outputs = kernel[self.layouts[1][1]].max(1) as u64;
        product(&types.results[0].shape).saturating_mul(product(kernel) / outputs)
    }
}

impl Vjp for Convolution {
    /// Convolutions with the cotangent: that of x reads the kernel from its other end, that of the
    /// kernel has the cotangent as its kernel.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        at.each(|at, operand| {
            let own = at.build.ty(at.operands[operand]).dtype;
            let found = match operand {
                0 => self.vjp_of_x(at),
                _ => self.vjp_of_kernel(at),
            };
            Ok(Some(at.build.convert(found, own)))
        })
    }
}

/// Splits one dimension into groups and puts those before the indices of another one.
fn regroup(b: &mut Builder, x: ValueId, from: usize, into: usize, groups: usize) -> ValueId {
    if groups == 1 {
        return x;
    }
    let mut shape = b.shape(x).to_vec();
    shape[from] /= groups;
    let mut split = shape.clone();
    split.insert(from, groups);
    let x = b.reshape(x, split);
    // Dimensions after `from` moved up by one.
    let mut order: Vec<usize> = (0..=shape.len()).filter(|dim| *dim != from).collect();
    order.insert(into, from);
    let x = b.transposed(x, order);
    shape[into] *= groups;
    b.reshape(x, shape)
}

impl Convolution {
    /// Extents along the spatial dimensions, of x, the kernel and the result.
    fn extents(&self, at: &VjpScope<'_>) -> [Vec<usize>; 3] {
        let shapes = [at.operands[0], at.operands[1], at.results[0]].map(|it| at.build.shape(it));
        [0, 1, 2].map(|it| index::pick(shapes[it], &self.layouts[it][2..]))
    }

    fn vjp_of_x(&self, at: &mut VjpScope<'_>) -> ValueId {
        let [x, kernel, result] = &self.layouts;
        let [from, window, to] = self.extents(at);
        let groups = self.feature_groups.max(self.batch_groups);
        let (shape, g) = (at.shape(0), at.cotangent());
        let b = &mut *at.build;
        let dtype = b.ty(g).dtype;
        let weights = b.convert(at.operands[1], dtype);
        let weights = regroup(b, weights, kernel[1], kernel[0], groups);
        let mut swapped = kernel.clone();
        swapped.swap(0, 1);
        let convolution = Self {
            layouts: [result.clone(), swapped, x.clone()],
            sliding: self.sliding.transposed(&window, &from, &to),
            reversed: self.reversed.iter().map(|it| !it).collect(),
            feature_groups: groups,
            batch_groups: 1,
            precision: self.precision,
        };
        let mut grouped = shape;
        grouped[x[0]] /= self.batch_groups;
        grouped[x[1]] *= self.batch_groups;
        let found = b.emit(convolution, &[g, weights], TensorType::new(dtype, grouped));
        regroup(b, found, x[1], x[0], self.batch_groups)
    }

    fn vjp_of_kernel(&self, at: &mut VjpScope<'_>) -> ValueId {
        let [from, window, to] = self.extents(at);
        let padding = (0..window.len()).map(|dim| {
            let from = pulled(from[dim], self.sliding.base_dilation[dim] as i64);
            let window = pulled(window[dim], self.sliding.window_dilation[dim] as i64);
            let to = pulled(to[dim], self.sliding.stride[dim] as i64);
            let low = self.sliding.padding[dim][0];
            [low, to - from + window - low - 1]
        });
        let padding = padding.collect();
        let (shape, g) = (at.shape(1), at.cotangent());
        let b = &mut *at.build;
        let dtype = b.ty(g).dtype;
        let x = b.convert(at.operands[0], dtype);
        let mut layouts = [&self.layouts[0], &self.layouts[2], &self.layouts[1]].map(Clone::clone);
        layouts[0].swap(0, 1);
        let convolution = Self {
            layouts,
            sliding: Sliding {
                stride: self.sliding.window_dilation.clone(),
                padding,
                base_dilation: self.sliding.base_dilation.clone(),
                window_dilation: self.sliding.stride.clone(),
            },
            reversed: vec![false; self.reversed.len()],
            feature_groups: self.batch_groups,
            batch_groups: self.feature_groups,
            precision: self.precision,
        };
        let found = b.emit(convolution, &[x, g], TensorType::new(dtype, shape));
        let reversed = self.reversed.iter().zip(&self.layouts[1][2..]);
        let dims: Vec<usize> = reversed.filter(|(it, _)| **it).map(|(_, dim)| *dim).collect();
        if dims.is_empty() {
            return found;
        }
        let ty = b.ty(found).clone();
        b.emit(Reverse { dims }, &[found], ty)
    }
}
