//! Convolutions, products with constant weights, and what is added to them.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Tensor;
use peapod_ir::ops::tensor::{Convolution, DotGeneral, Reverse, Transpose};
use peapod_ir::ops::type_rule::MAX_WINDOW;
use peapod_ir::ops::{
    Activation, Binary, BinaryOp, Conv2d, DepthwiseConv2d, FullyConnected, Padding2d, Reshape,
};
use peapod_ir::{DType, Op, OpKind, TensorType, ValueId};

use super::{Raiser, operand};
use peapod_ir::eval::eval_op;

/// Batch, channels, rows, columns of NHWC.
const NHWC: [usize; 4] = [0, 3, 1, 2];

/// What is the same in the attributes of both convolutions of rows and columns.
struct Steps {
    stride: [usize; 2],
    dilation: [usize; 2],
    padding: Padding2d,
}

impl Raiser<'_, '_> {
    pub(super) fn convolution(&mut self, op: &Op, convolution: &Convolution) -> Option<()> {
        let [x, kernel] = [0, 1].map(|index| operand(&op.inputs, index));
        let result = op.outputs[0];
        self.all_real(&[x, kernel, result])?;
        let [x_layout, kernel_layout, result_layout] = &convolution.layouts;
        if *x_layout != NHWC || *result_layout != NHWC {
            return None;
        }
        let Some(steps) = steps(convolution) else {
            return self.transpose_conv(op, convolution);
        };
        let channels = self.ty(x).shape[3];
        let &[inputs, outputs, rows, columns] = &kernel_layout[..] else {
            return None;
        };
        let groups = convolution.feature_groups;
        let is_depthwise = groups == channels && groups > 1;
        let order = match is_depthwise {
            true => [inputs, rows, columns, outputs],
            false => [outputs, rows, columns, inputs],
        };
        let spatial = [rows, columns].into_iter().zip(&convolution.reversed);
        let reversed = spatial.filter(|(_, reversed)| **reversed);
        let reversed = reversed.map(|(dim, _)| dim).collect();
        let weights = self.laid_out(kernel, reversed, order.to_vec())?;
        let activation = Activation::None;
        let Steps {
            stride,
            dilation,
            padding,
        } = steps;
        let kind = match is_depthwise {
            true => OpKind::DepthwiseConv2d(DepthwiseConv2d {
                stride,
                dilation,
                padding,
                activation,
            }),
            false => OpKind::Conv2d(Conv2d {
                stride,
                dilation,
                padding,
                activation,
            }),
        };
        self.editor
            .put(kind, [Some(x), Some(weights), None], result);
        Some(())
    }

    /// A constant with some dimensions in the opposite order, then all in this order.
    pub(super) fn laid_out(
        &mut self,
        kernel: ValueId,
        reversed: Vec<usize>,
        order: Vec<usize>,
    ) -> Option<ValueId> {
        let known = self.known(kernel)?;
        let is_stored = self.editor.function.constant(kernel).is_some();
        if reversed.is_empty() && order.is_sorted() && is_stored {
            return Some(kernel);
        }
        let ty = known.ty().clone();
        let known = match reversed.is_empty() {
            true => known,
            false => eval_op(&Reverse { dims: reversed }.into(), &[Some(known)], &ty).ok()?,
        };
        Some(self.stored(transposed(known, order)?))
    }

    fn stored(&mut self, tensor: Tensor) -> ValueId {
        let ty = tensor.ty().clone();
        self.editor.literal(ty, tensor.into_bytes())
    }

    pub(super) fn dot_general(&mut self, op: &Op, product: &DotGeneral) -> Option<()> {
        let operands = [0, 1].map(|index| operand(&op.inputs, index));
        self.all_real(&[operands[0], operands[1], op.outputs[0]])?;
        if let Some(found) = self.looked_up(op, product) {
            return Some(found);
        }
        if product.batch[0].is_empty() {
            // Weights on the left yield rows as columns: fine if there is one row.
            let found = self.product_with(op, product, operands, 1);
            let found = found.or_else(|| self.product_with(op, product, operands, 0));
            if found.is_some() {
                return found;
            }
        }
        self.alone.then(|| self.matrices(op, product))?
    }

    /// The product with the weights on this side.
    fn product_with(
        &mut self,
        op: &Op,
        product: &DotGeneral,
        operands: [ValueId; 2],
        side: usize,
    ) -> Option<()> {
        let (x, weights) = (operands[1 - side], operands[side]);
        let (x_shape, weights_shape) = (self.ty(x).shape.clone(), self.ty(weights).shape.clone());
        let ranks = operands.map(|value| self.ty(value).shape.len());
        let free = [0, 1].map(|side| product.free(side, ranks[side]));
        let mut pairs: Vec<(usize, usize)> = product.contracting[1 - side]
            .iter()
            .copied()
            .zip(product.contracting[side].iter().copied())
            .collect();
        pairs.sort_unstable();
        let long = |dim: &usize| x_shape[*dim] > 1;
        let last_free = free[1 - side].iter().copied().filter(long).max();
        let first_summed = pairs.iter().map(|(dim, _)| *dim).find(long);
        // Rows come first, what is summed over follows.
        let in_rows = last_free.zip(first_summed).is_none_or(|(row, k)| row < k);
        let k: usize = pairs.iter().map(|(dim, _)| x_shape[*dim]).product();
        let n: usize = free[side].iter().map(|dim| weights_shape[*dim]).product();
        let rows = self.ty(x).elements().checked_div(k)?;
        if !in_rows || (side == 0 && rows != 1) {
            return None;
        }
        let summed = pairs.iter().map(|(_, dim)| *dim);
        let order: Vec<usize> = free[side].iter().copied().chain(summed).collect();
        let weights = self.weights(weights, order, [n, k])?;
        let activation = Activation::None;
        let kind = OpKind::FullyConnected(FullyConnected { activation });
        let inputs = [Some(x), Some(weights), None];
        let result = op.outputs[0];
        if self.ty(result).shape.last() == Some(&n) {
            self.editor.put(kind, inputs, result);
            return Some(());
        }
        let made = self.editor.result(TensorType::new(DType::F32, [rows, n]));
        self.editor.put(kind, inputs, made);
        self.editor.put(Reshape, [Some(made)], result);
        Some(())
    }

    /// Constant weights in this order of dimensions, as a matrix.
    fn weights(
        &mut self,
        weights: ValueId,
        order: Vec<usize>,
        shape: [usize; 2],
    ) -> Option<ValueId> {
        let known = self.known(weights)?;
        let is_stored = self.editor.function.constant(weights).is_some();
        if order.is_sorted() && known.ty().shape == shape && is_stored {
            return Some(weights);
        }
        let bytes = transposed(known, order)?.into_bytes();
        let ty = TensorType::new(DType::F32, shape);
        Some(self.editor.literal(ty, bytes))
    }

    /// Constants added to every row of sums of products are their bias.
    pub(super) fn bias(&mut self, op: &Op, binary: &Binary) -> Option<()> {
        let [a, b] = [0, 1].map(|index| operand(&op.inputs, index));
        if binary.op == BinaryOp::Sub {
            return self.with_bias(op, a, b, -1.0);
        }
        (binary.op == BinaryOp::Add).then_some(())?;
        self.with_bias(op, a, b, 1.0)
            .or_else(|| self.with_bias(op, b, a, 1.0))
    }

    fn with_bias(&mut self, op: &Op, sums: ValueId, bias: ValueId, sign: f32) -> Option<()> {
        let result = op.outputs[0];
        let channels = *self.ty(result).shape.last()?;
        let (last, leading) = match self.ty(bias).shape.split_last() {
            Some((last, leading)) => (*last, leading),
            None => (1, &[][..]),
        };
        let flat = leading.iter().all(|extent| *extent == 1) && [1, channels].contains(&last);
        if !flat || self.ty(sums) != self.ty(result) || !self.is_private(sums) {
            return None;
        }
        let maker = self.maker(sums)?;
        let takes = takes_bias(&maker.kind) && maker.inputs.get(2).copied().flatten().is_none();
        let mut maker = takes.then(|| maker.clone())?;
        let added = self.known_floats(bias, &[channels]).or_else(|| {
            let known = self.known(bias)?;
            (known.ty().elements() == channels).then(|| known.floats())
        })?;
        let is_stored = self.editor.function.constant(bias).is_some();
        let stays = is_stored && sign == 1.0 && self.ty(bias).shape == [channels];
        let bias = match stays {
            true => bias,
            false => {
                let added: Vec<f32> = added.iter().map(|bias| sign * bias).collect();
                self.floats(&[channels], &added)
            }
        };
        maker.inputs = vec![maker.inputs[0], maker.inputs[1], Some(bias)];
        maker.outputs = vec![result];
        self.editor.insert(maker);
        Some(())
    }

    /// All are plain f32.
    pub(super) fn all_real(&self, values: &[ValueId]) -> Option<()> {
        let real = |value: &ValueId| self.ty(*value).dtype == DType::F32;
        values.iter().all(real).then_some(())
    }
}

/// Whether an op has a place for a bias, and does nothing after adding it.
fn takes_bias(kind: &OpKind) -> bool {
    let activation = if let OpKind::Conv2d(op) = kind {
        op.activation
    } else if let OpKind::DepthwiseConv2d(op) = kind {
        op.activation
    } else if let OpKind::FullyConnected(op) = kind {
        op.activation
    } else if let OpKind::TransposeConv(op) = kind {
        op.activation
    } else {
        return false;
    };
    activation == Activation::None
}

/// How the window slides, if a convolution of rows and columns can say so.
fn steps(convolution: &Convolution) -> Option<Steps> {
    let sliding = &convolution.sliding;
    let one = convolution.batch_groups == 1 && sliding.base_dilation == [1, 1];
    let [[top, bottom], [left, right]] = paddings(&sliding.padding)?;
    let stride: [usize; 2] = sliding.stride.clone().try_into().ok()?;
    let dilation: [usize; 2] = sliding.window_dilation.clone().try_into().ok()?;
    let small = stride
        .iter()
        .chain(&dilation)
        .all(|step| *step <= MAX_WINDOW);
    (one && small).then_some(Steps {
        stride,
        dilation,
        padding: Padding2d {
            top,
            bottom,
            left,
            right,
        },
    })
}

/// Paddings before and after rows and columns, where they add elements.
pub(super) fn paddings(padding: &[[i64; 2]]) -> Option<[[usize; 2]; 2]> {
    let &[rows, columns] = padding else {
        return None;
    };
    let added = |[before, after]: [i64; 2]| -> Option<[usize; 2]> {
        let pair = [usize::try_from(before).ok()?, usize::try_from(after).ok()?];
        pair.iter()
            .all(|padding| *padding <= MAX_WINDOW)
            .then_some(pair)
    };
    Some([added(rows)?, added(columns)?])
}

/// A known tensor with its dimensions in another order.
fn transposed(tensor: Tensor, permutation: Vec<usize>) -> Option<Tensor> {
    let shape: Vec<usize> = permutation
        .iter()
        .map(|dim| tensor.ty().shape[*dim])
        .collect();
    let ty = TensorType::new(tensor.ty().dtype, shape);
    eval_op(&Transpose { permutation }.into(), &[Some(tensor)], &ty).ok()
}
