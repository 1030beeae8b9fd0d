//! Which file writes which op.

use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::Transpose;
use peapod_ir::{Function, Op, OpKind, TensorType};

use super::text::{array, number};
use super::writer::{Ssa, Writer};

impl<'m> Writer<'m> {
    /// Writes an op; yields its results.
    pub(super) fn operation(
        &mut self,
        function: &'m Function,
        op: &'m Op,
        operands: &[Ssa],
    ) -> Vec<Ssa> {
        let types: Vec<TensorType> = op
            .outputs
            .iter()
            .map(|id| function.ty(*id).clone())
            .collect();
        // Its `send` and `recv` are between modules of one device each, or a device and a host.
        let between = |kind: &&TensorOp| matches!(kind, TensorOp::Send(_) | TensorOp::Receive(_));
        if let Some(kind) = op.kind.tensor().filter(|kind| !between(kind)) {
            return self.tensor_op(kind, operands, &types);
        }
        let Some(ty) = types.first() else {
            return self.refuse_op(function, op);
        };
        let one = if let OpKind::Binary(binary) = &op.kind {
            self.binary(binary.op, binary.activation, operands, ty)
        } else if let OpKind::Unary(unary) = &op.kind {
            self.unary(unary.op, &operands[0], ty)
        } else if let OpKind::Reshape(_) = &op.kind {
            self.one("stablehlo.reshape", operands, &[], ty)
        } else if let OpKind::Concatenation(op) = &op.kind {
            let properties = [("dimension", number(op.axis))];
            let whole = self.one("stablehlo.concatenate", operands, &properties, ty);
            self.activation(op.activation, whole)
        } else {
            return self.refuse_op(function, op);
        };
        vec![one]
    }

    /// # Panics
    ///
    /// For what stages of a pipeline send.
    fn tensor_op(&mut self, kind: &'m TensorOp, x: &[Ssa], types: &[TensorType]) -> Vec<Ssa> {
        let ty = &types[0];
        let mut same =
            |name: &str, properties: &[(&str, String)]| self.one(name, x, properties, ty);
        let one = match kind {
            TensorOp::AllGather(op) => return self.all_gather(op, x, types),
            TensorOp::AllReduce(op) => return self.all_reduce(op, x, types),
            TensorOp::AllToAll(op) => return self.all_to_all(op, x, types),
            TensorOp::CollectiveBroadcast(op) => return self.collective_broadcast(op, x, types),
            TensorOp::CollectivePermute(op) => return self.collective_permute(op, x, types),
            TensorOp::ReduceScatter(op) => return self.reduce_scatter(op, x, types),
            TensorOp::PartitionIndex(op) => self.partition_index(&op.axes),
            TensorOp::Call(op) => return self.call(&op.function, x, types),
            TensorOp::Case(op) => return self.case(op, x, types),
            TensorOp::While(op) => return self.while_loop(op, x, types),
            TensorOp::ManualComputation(op) => return self.manual_computation(op, x, types),
            TensorOp::OptimizationBarrier(_) => {
                return self.op("stablehlo.optimization_barrier", x, &[], types);
            }
            TensorOp::ArgReduce(op) => return self.arg_reduce(op, &x[0], types),
            TensorOp::Sort(op) => return self.sort(op, x, types),
            TensorOp::TopK(_) => return self.top_k(x, types),
            TensorOp::BitcastConvert(_) => same("stablehlo.bitcast_convert", &[]),
            TensorOp::BroadcastInDim(op) => same(
                "stablehlo.broadcast_in_dim",
                &[("broadcast_dimensions", array(&op.dims))],
            ),
            TensorOp::Clamp(_) => same("stablehlo.clamp", &[]),
            TensorOp::Compare(op) => {
                let [a, b] = [0, 1].map(|side| x[side].clone());
                self.compare(op.direction, op.total_order, a, b)
            }
            TensorOp::Convert(_) => same("stablehlo.convert", &[]),
            TensorOp::Convolution(op) => self.convolution(op, x, ty),
            TensorOp::DotGeneral(op) => self.dot_general(op, x, ty),
            TensorOp::DynamicSlice(_) => same(
                "stablehlo.dynamic_slice",
                &[("slice_sizes", array(&ty.shape))],
            ),
            TensorOp::DynamicUpdateSlice(_) => same("stablehlo.dynamic_update_slice", &[]),
            TensorOp::Gather(op) => self.gather(op, x, ty),
            TensorOp::InteriorPad(op) => self.interior_pad(op, x, ty),
            TensorOp::Iota(op) => same("stablehlo.iota", &[("iota_dimension", number(op.dim))]),
            TensorOp::Send(_) | TensorOp::Receive(_) => unreachable!("refused before"),
            TensorOp::RaggedDot(op) => self.ragged_dot(op, x, ty),
            TensorOp::Reduce(op) => self.reduce(op, x, ty),
            TensorOp::ReducePrecision(op) => self.reduce_precision(op, x, ty),
            TensorOp::ReduceWindow(op) => self.reduce_window(op, x, ty),
            TensorOp::Reverse(op) => same("stablehlo.reverse", &[("dimensions", array(&op.dims))]),
            TensorOp::Scatter(op) => self.scatter(op, x, ty),
            TensorOp::Select(_) => same("stablehlo.select", &[]),
            TensorOp::SelectAndScatter(op) => self.select_and_scatter(op, x, ty),
            TensorOp::ShardingConstraint(op) => self.barrier(op.spread, &x[0]),
            TensorOp::Slice(op) => self.slice(op, x, ty),
            TensorOp::Transpose(op) => self.transpose(op, x, ty),
        };
        vec![one]
    }

    fn transpose(&mut self, op: &Transpose, x: &[Ssa], ty: &TensorType) -> Ssa {
        let properties = [("permutation", array(&op.permutation))];
        self.one("stablehlo.transpose", x, &properties, ty)
    }

    fn top_k(&mut self, x: &[Ssa], types: &[TensorType]) -> Vec<Ssa> {
        let k = types[0].shape.last().copied().unwrap_or(1);
        self.op("chlo.top_k", x, &[("k", number(k))], types)
    }
}
