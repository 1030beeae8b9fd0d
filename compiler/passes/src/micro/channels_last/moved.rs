//! Ops that read a transposed value as it is, and pass it on.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{InteriorPad, Reduce, Reverse, Slice};
use peapod_ir::ops::{Class, Concatenation, OpKind, TensorOp};
use peapod_ir::{Op, ValueId};

use super::{Mover, inverse, permuted};

impl Mover {
    /// Writes an op on what is known of its operands; `None` if it needs them as they are.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "any other op reads values as they are"
    )]
    pub(super) fn follow(&mut self, op: &Op) -> Option<()> {
        let [result] = op.outputs[..] else {
            return None;
        };
        let mut orders = op.operands().filter_map(|operand| self.order(operand));
        let order = orders.next()?;
        let rank = self.build.shape(result).len();
        match &op.kind {
            OpKind::Concatenation(it) if order.len() == rank => {
                let axis = inverse(&order)[it.axis];
                let activation = it.activation;
                let kind = Concatenation { axis, activation };
                self.alike(op, kind.into(), order)
            }
            // The same integers by another scale.
            OpKind::Reshape(_) if *self.build.shape(op.inputs[0]?) == *self.build.shape(result) => {
                self.alike(op, op.kind.clone(), order)
            }
            kind => match kind.tensor() {
                Some(TensorOp::Transpose(it)) if it.permutation == order => {
                    // It is known already.
                    let source = self.transposed(op.inputs[0]?, &order);
                    let kind = peapod_ir::ops::Reshape;
                    self.build.put(kind, vec![Some(source)], vec![result]);
                    Some(())
                }
                Some(TensorOp::Reduce(it)) => self.reduce(op, it, &order),
                Some(TensorOp::InteriorPad(it)) => {
                    let of = |own: &[i64]| order.iter().map(|dim| own[*dim]).collect();
                    let kind = InteriorPad {
                        low: of(&it.low),
                        high: of(&it.high),
                        interior: of(&it.interior),
                    };
                    self.first(op, kind.into(), order)
                }
                Some(TensorOp::Slice(it)) => {
                    let of = |own: &[usize]| order.iter().map(|dim| own[*dim]).collect();
                    let kind = Slice {
                        start: of(&it.start),
                        limit: of(&it.limit),
                        stride: of(&it.stride),
                    };
                    self.first(op, kind.into(), order)
                }
                Some(TensorOp::Reverse(it)) => {
                    let places = inverse(&order);
                    let dims = it.dims.iter().map(|dim| places[*dim]).collect();
                    self.first(op, Reverse { dims }.into(), order)
                }
                _ => match kind.class() {
                    Class::Elementwise(_) if order.len() == rank => {
                        self.alike(op, kind.clone(), order)
                    }
                    _ => None,
                },
            },
        }
    }

    /// An op whose operands all have the dimensions of its result, or fewer.
    fn alike(&mut self, op: &Op, kind: OpKind, order: Vec<usize>) -> Option<()> {
        let result = op.outputs[0];
        let mut operands = Vec::new();
        for operand in &op.inputs {
            operands.push(operand.map(|value| self.aligned(value, &order)));
        }
        let ty = permuted(self.build.ty(result), &order);
        let found = self.build.emit_op(kind, operands, [ty])[0];
        self.define(result, found, order);
        Some(())
    }

    /// An operand in an order of dimensions that it may have fewer of; a scalar as it is.
    fn aligned(&mut self, value: ValueId, order: &[usize]) -> ValueId {
        let shape = self.build.shape(value).to_vec();
        if shape.is_empty() {
            return value;
        }
        if shape.len() == order.len() {
            return self.transposed(value, order);
        }
        self.plain(value);
        let missing = vec![1; order.len() - shape.len()];
        let whole = [missing, shape].concat();
        let long = whole.iter().filter(|extent| **extent != 1).count();
        if long <= 1 {
            // One long dimension: another place of it is another shape.
            let shape: Vec<usize> = order.iter().map(|dim| whole[*dim]).collect();
            return self.build.shaped(value, shape);
        }
        let whole = self.build.shaped(value, whole);
        self.transposed(whole, order)
    }

    /// An op whose first operand is transposed, with attributes that are so, too.
    fn first(&mut self, op: &Op, kind: OpKind, order: Vec<usize>) -> Option<()> {
        let result = op.outputs[0];
        let mut operands = op.inputs.clone();
        let x = operands[0]?;
        operands[0] = Some(self.transposed(x, &order));
        for other in op.operands().skip(1) {
            self.plain(other);
        }
        let ty = permuted(self.build.ty(result), &order);
        let found = self.build.emit_op(kind, operands, [ty])[0];
        self.define(result, found, order);
        Some(())
    }

    /// A reduction of transposed dimensions: what is left may still be transposed.
    fn reduce(&mut self, op: &Op, reduction: &Reduce, order: &[usize]) -> Option<()> {
        let (x, initial) = (op.inputs[0]?, op.inputs[1]?);
        let places = inverse(order);
        let mut dims: Vec<usize> = reduction.dims.iter().map(|dim| places[*dim]).collect();
        dims.sort_unstable();
        let source = self.transposed(x, order);
        self.plain(initial);
        let left: Vec<usize> = (order.iter().copied())
            .filter(|dim| !reduction.dims.contains(dim))
            .collect();
        // Places of what is left among what is left in its own order.
        let mut sorted = left.clone();
        sorted.sort_unstable();
        let left: Vec<usize> = left
            .iter()
            .filter_map(|dim| sorted.binary_search(dim).ok())
            .collect();
        let kind = Reduce {
            combiner: reduction.combiner,
            dims,
        };
        let result = op.outputs[0];
        if left.is_sorted() {
            self.build
                .put(kind, vec![Some(source), Some(initial)], vec![result]);
            return Some(());
        }
        let ty = permuted(self.build.ty(result), &left);
        let found = self.build.emit(kind, &[source, initial], ty);
        self.define(result, found, left);
        Some(())
    }
}
