//! Convolutions and matrix products with constant weights.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Convolution, DotGeneral, Transpose};
use peapod_ir::ops::{
    Activation, BinaryOp, Conv2d, DepthwiseConv2d, FullyConnected, OpKind, Padding2d, TensorOp,
};
use peapod_ir::{DType, Quantization, TensorType, ValueId};

use super::Fuser;
use super::chains::Weights;

/// Rows and columns before channels, and back.
const LAST: [usize; 4] = [0, 2, 3, 1];
const FIRST: [usize; 4] = [0, 3, 1, 2];

/// The largest extent of a window and its largest step.
const MOST: usize = 1 << 15;

/// Where the windows of a convolution are.
struct Window {
    stride: [usize; 2],
    dilation: [usize; 2],
    padding: Padding2d,
}

impl Window {
    /// The windows of a convolution of channels before rows and columns, unless they are such as
    /// the network-level ops do not have.
    fn of(convolution: &Convolution) -> Option<Self> {
        let plain = [0, 1, 2, 3];
        let layouts = &convolution.layouts;
        let known = layouts[0] == plain && layouts[2] == plain && layouts[1] == [1, 0, 2, 3];
        let sliding = &convolution.sliding;
        let still = sliding.base_dilation == [1, 1] && convolution.batch_groups == 1;
        if !known || !still || convolution.reversed.contains(&true) {
            return None;
        }
        let pairs = sliding.padding.iter().map(|pair| {
            let [before, after] = pair.map(|it| usize::try_from(it).ok());
            Some([before?, after?])
        });
        let pairs: Vec<[usize; 2]> = pairs.collect::<Option<_>>()?;
        let [[top, bottom], [left, right]] = pairs[..] else {
            return None;
        };
        let padding = Padding2d {
            top,
            bottom,
            left,
            right,
        };
        Some(Self {
            stride: [sliding.stride[0], sliding.stride[1]],
            dilation: [sliding.window_dilation[0], sliding.window_dilation[1]],
            padding,
        })
    }

    /// The op with these windows.
    fn kind(self, is_depthwise: bool, activation: Activation) -> OpKind {
        let Self {
            stride,
            dilation,
            padding,
        } = self;
        match is_depthwise {
            true => DepthwiseConv2d {
                stride,
                dilation,
                padding,
                activation,
            }
            .into(),
            false => Conv2d {
                stride,
                dilation,
                padding,
                activation,
            }
            .into(),
        }
    }
}

impl Fuser<'_> {
    /// Sums of products, with a bias or without.
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other op is a product")]
    pub(super) fn products(
        &mut self,
        real: ValueId,
        target: &TensorType,
        activation: Activation,
    ) -> Option<ValueId> {
        let (sums, bias) = match self.binary(real, BinaryOp::Add) {
            Some([a, b]) if self.is_product(a) => (a, Some(b)),
            Some([a, b]) if self.is_product(b) => (b, Some(a)),
            _ => (real, None),
        };
        let maker = self.maker(sums)?;
        let (kind, operands) = (maker.kind.clone(), maker.inputs.clone());
        let &[Some(x), Some(weights)] = &operands[..] else {
            return None;
        };
        match kind.tensor()? {
            TensorOp::Convolution(it) => {
                self.convolution(it, [x, weights], bias, target, activation)
            }
            TensorOp::DotGeneral(it) => {
                self.fully_connected(it, [x, weights], bias, target, activation)
            }
            _ => None,
        }
    }

    fn is_product(&self, value: ValueId) -> bool {
        let kind = self.maker(value).and_then(|op| op.kind.tensor());
        matches!(
            kind,
            Some(TensorOp::Convolution(_) | TensorOp::DotGeneral(_))
        )
    }

    fn convolution(
        &mut self,
        convolution: &Convolution,
        [x, kernel]: [ValueId; 2],
        bias: Option<ValueId>,
        target: &TensorType,
        activation: Activation,
    ) -> Option<ValueId> {
        let window = Window::of(convolution)?;
        let weights = self
            .weights(kernel)
            .filter(|it| matches!(it.dim, None | Some(0)))?;
        let [outputs, inputs, rows, columns] = weights.shape[..] else {
            return None;
        };
        let extents = [rows, columns].into_iter().chain(window.stride);
        if extents.max() > Some(MOST) {
            return None;
        }
        let is_depthwise = inputs == 1 && convolution.feature_groups > 1;
        let (order, channels) = match is_depthwise {
            true => ([1, 2, 3, 0], 3),
            false => ([0, 2, 3, 1], 0),
        };
        let stored = permuted(&signed(&weights)?, &weights.shape, &order);
        let shape: Vec<usize> = order.iter().map(|dim| weights.shape[*dim]).collect();
        let source = self.operand(x)?;
        let bias = self.bias(bias, source, &weights, outputs)?;
        let quant = weights_quant(&weights, channels);
        let ty = TensorType::new(DType::I8, shape).with_quant(quant);
        let stored = self.build.literal(ty, stored);
        let source = self.transposed(source, LAST);
        let shape: Vec<usize> = LAST.iter().map(|dim| target.shape[*dim]).collect();
        let kind = window.kind(is_depthwise, activation);
        let operands = vec![Some(source), Some(stored), bias];
        let result = [target.with_shape(shape)];
        let found = self.build.emit_op(kind, operands, result)[0];
        Some(self.transposed(found, FIRST))
    }

    /// A value with its dimensions in another order.
    pub(super) fn transposed(&mut self, x: ValueId, order: [usize; 4]) -> ValueId {
        let shape: Vec<usize> = order.iter().map(|dim| self.build.shape(x)[*dim]).collect();
        let ty = self.build.ty(x).with_shape(shape);
        let permutation = order.to_vec();
        self.emit(Transpose { permutation }, &[x], ty)
    }

    fn fully_connected(
        &mut self,
        product: &DotGeneral,
        [x, matrix]: [ValueId; 2],
        bias: Option<ValueId>,
        target: &TensorType,
        activation: Activation,
    ) -> Option<ValueId> {
        let rank = self.source.ty(x).shape.len();
        let [left, right] = [&product.contracting[0][..], &product.contracting[1][..]];
        let &[inner] = right else {
            return None;
        };
        if !product.batch[0].is_empty() || left != [rank.checked_sub(1)?] {
            return None;
        }
        let weights = self.weights(matrix)?;
        let outer = 1_usize.checked_sub(inner)?;
        if weights.shape.len() != 2 || weights.dim == Some(inner) {
            return None;
        }
        let order = [outer, inner];
        let stored = permuted(&signed(&weights)?, &weights.shape, &order);
        let outputs = weights.shape[outer];
        let source = self.operand(x)?;
        let bias = self.bias(bias, source, &weights, outputs)?;
        let ty = TensorType::new(DType::I8, [outputs, weights.shape[inner]])
            .with_quant(weights_quant(&weights, 0));
        let stored = self.build.literal(ty, stored);
        let kind = FullyConnected { activation };
        let operands = vec![Some(source), Some(stored), bias];
        Some(self.build.emit_op(kind, operands, [target.clone()])[0])
    }

    /// A bias in steps of the products: `Some(None)` where there is none.
    fn bias(
        &mut self,
        bias: Option<ValueId>,
        source: ValueId,
        weights: &Weights,
        outputs: usize,
    ) -> Option<Option<ValueId>> {
        let Some(bias) = bias else {
            return Some(None);
        };
        let known = self.known(bias)?;
        let reals = known.floats();
        if known.ty().dtype != DType::F32 || ![1, outputs].contains(&reals.len()) {
            return None;
        }
        let (step, _) = self.scale(source)?;
        let scale = |at: usize| weights.scales[at % weights.scales.len()];
        let integers = (0..outputs).map(|at| {
            let real = f64::from(reals[at % reals.len()]);
            let whole = (real / (f64::from(step) * f64::from(scale(at)))).round_ties_even();
            (whole.abs() < 2_f64.powi(31)).then_some(whole as i32)
        });
        let integers: Vec<i32> = integers.collect::<Option<_>>()?;
        let bytes: Vec<u8> = integers.iter().flat_map(|it| it.to_le_bytes()).collect();
        let ty = TensorType::new(DType::I32, [outputs]);
        Some(Some(self.build.literal(ty, bytes)))
    }
}

/// Weights as bytes, if they are within a byte less their zero point.
fn signed(weights: &Weights) -> Option<Vec<u8>> {
    let bytes = weights.integers.iter().map(|it| i8::try_from(*it).ok());
    let bytes: Option<Vec<i8>> = bytes.collect();
    Some(bytes?.into_iter().map(|it| it as u8).collect())
}

/// The scales of weights whose output channels are along a dimension.
fn weights_quant(weights: &Weights, dim: usize) -> Quantization {
    match weights.scales[..] {
        [scale] => Quantization::per_tensor(scale, 0),
        _ => Quantization {
            zero_points: vec![0; weights.scales.len()],
            scales: weights.scales.clone(),
            axis: Some(dim),
        },
    }
}

/// Bytes of a tensor with its dimensions in another order.
fn permuted(bytes: &[u8], shape: &[usize], order: &[usize]) -> Vec<u8> {
    let strides: Vec<usize> = (0..shape.len())
        .map(|dim| shape[dim + 1..].iter().product())
        .collect();
    let mut places = vec![0];
    for dim in order {
        let step = strides[*dim];
        places = places
            .iter()
            .flat_map(|place| (0..shape[*dim]).map(move |at| place + at * step))
            .collect();
    }
    places.into_iter().map(|place| bytes[place]).collect()
}
