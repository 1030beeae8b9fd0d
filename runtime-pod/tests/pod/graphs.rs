//! Random graphs of elementwise ops and movements, fused as the plan likes, on one device.

use std::sync::Arc;

use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{self, Clamp, Compare, Convert, Iota, Select};
use peapod_ir::ops::{Activation, Binary, BinaryOp, OpKind, Reshape, Unary, UnaryOp};
use peapod_ir::{DType, Function, Location, Module, Op, Origin, Tensor, TensorType, ValueId};
use proptest::prelude::*;

use crate::op_instances::Source;
use crate::support::{assert_near, expected, replicated, run, write};

/// Types of the arguments.
const DTYPES: [DType; 7] = [
    DType::F32,
    DType::Bf16,
    DType::F64,
    DType::I8,
    DType::I32,
    DType::U32,
    DType::Bool,
];

struct Graph {
    function: Function,
    values: Vec<ValueId>,
}

impl Graph {
    fn ty(&self, value: ValueId) -> TensorType {
        self.function.ty(value).clone()
    }

    fn add(&mut self, kind: impl Into<OpKind>, inputs: &[ValueId], ty: TensorType) {
        let output = self.function.add_value("", ty, Origin::Result);
        self.function.ops.push(Op {
            kind: kind.into(),
            inputs: inputs.iter().copied().map(Some).collect(),
            outputs: vec![output],
            location: Location::default(),
        });
        self.values.push(output);
    }

    /// A value of this type, if there is one.
    fn like(&self, source: &mut Source, ty: &TensorType) -> Option<ValueId> {
        let fitting = self
            .values
            .iter()
            .filter(|value| self.function.ty(**value) == ty);
        let fitting: Vec<ValueId> = fitting.copied().collect();
        (!fitting.is_empty()).then(|| source.pick(&fitting))
    }

    /// A value, often a late one.
    fn any(&self, source: &mut Source) -> ValueId {
        let last = self.values.len() - 1;
        let back = source.below(self.values.len().min(6));
        match source.once_in(3) {
            true => source.pick(&self.values),
            false => self.values[last - back],
        }
    }

    fn grow(&mut self, source: &mut Source) {
        let a = self.any(source);
        let ty = self.ty(a);
        let float = DType::FLOATS.contains(&ty.dtype);
        match source.below(6) {
            0 => {
                let ops: Vec<UnaryOp> = exact_unary()
                    .filter(|op| op.result(ty.dtype).is_some())
                    .collect();
                let op = source.pick(&ops);
                let dtype = op.result(ty.dtype).unwrap();
                self.add(
                    OpKind::Unary(Unary { op }),
                    &[a],
                    TensorType::new(dtype, ty.shape),
                );
            }
            1 => {
                let exact = |op: &BinaryOp| !matches!(op, BinaryOp::Pow | BinaryOp::Atan2);
                let ops = BinaryOp::ALL.into_iter().filter(exact);
                let ops: Vec<BinaryOp> = ops.filter(|op| op.takes(ty.dtype)).collect();
                let Some(b) = self.like(source, &ty) else {
                    return;
                };
                let activation = Activation::None;
                let op = source.pick(&ops);
                self.add(OpKind::Binary(Binary { op, activation }), &[a, b], ty);
            }
            2 => self.choose(source, a, ty),
            3 => {
                let dtype = source.pick(&DTYPES);
                // Out-of-range and NaN conversions are tried one by one elsewhere.
                self.add(Convert, &[a], TensorType::new(dtype, ty.shape));
            }
            4 if !ty.shape.is_empty() && (float || ty.dtype != DType::Bool) => {
                let dim = source.below(ty.shape.len());
                self.add(Iota { dim }, &[], ty);
            }
            _ => self.movement(source, a, ty),
        }
    }

    fn choose(&mut self, source: &mut Source, a: ValueId, ty: TensorType) {
        let truth = TensorType::new(DType::Bool, ty.shape.clone());
        let [b, c] = [0, 1].map(|_| self.like(source, &ty).unwrap_or(a));
        if ty.dtype != DType::Bool && source.once_in(3) {
            self.add(Clamp, &[b, a, c], ty);
        } else if let (Some(which), true) = (self.like(source, &truth), source.once_in(2)) {
            self.add(Select, &[which, a, b], ty);
        } else {
            let kind = Compare {
                direction: source.pick(&[Direction::Lt, Direction::Eq, Direction::Ge]),
                total_order: false,
            };
            self.add(kind, &[a, b], truth);
        }
    }

    fn movement(&mut self, source: &mut Source, a: ValueId, ty: TensorType) {
        let TensorType { dtype, shape, .. } = ty;
        let rank = shape.len();
        match source.below(6) {
            0 => {
                let permutation = source.order(rank);
                let shape: Vec<usize> = permutation.iter().map(|&dim| shape[dim]).collect();
                self.add(
                    tensor::Transpose { permutation },
                    &[a],
                    TensorType::new(dtype, shape),
                );
            }
            1 => {
                let dims = source.some(rank);
                self.add(
                    tensor::Reverse { dims },
                    &[a],
                    TensorType::new(dtype, shape),
                );
            }
            2 => {
                let start: Vec<usize> = shape.iter().map(|&extent| source.below(extent)).collect();
                let stride: Vec<usize> = (0..rank).map(|_| source.between(1, 2)).collect();
                let extents = (0..rank).map(|dim| (shape[dim] - start[dim]).div_ceil(stride[dim]));
                let extents: Vec<usize> = extents.collect();
                let limit = shape;
                let slice = tensor::Slice {
                    start,
                    limit,
                    stride,
                };
                self.add(slice, &[a], TensorType::new(dtype, extents));
            }
            3 if rank < 4 && shape.iter().product::<usize>() < 3000 => {
                let shape = [&[source.between(1, 3)], &shape[..]].concat();
                let dims = (1..=rank).collect();
                self.add(
                    tensor::BroadcastInDim { dims },
                    &[a],
                    TensorType::new(dtype, shape),
                );
            }
            4 => {
                let ones = (0..rank).map(|dim| if source.once_in(2) { 1 } else { shape[dim] });
                let limit: Vec<usize> = ones.collect();
                let first = tensor::Slice {
                    start: vec![0; rank],
                    limit: limit.clone(),
                    stride: vec![1; rank],
                };
                self.add(first, &[a], TensorType::new(dtype, limit));
                let one = self.values[self.values.len() - 1];
                let dims = (0..rank).collect();
                self.add(
                    tensor::BroadcastInDim { dims },
                    &[one],
                    TensorType::new(dtype, shape),
                );
            }
            _ => {
                let flat = [shape.iter().product::<usize>()];
                self.add(OpKind::Reshape(Reshape), &[a], TensorType::new(dtype, flat));
            }
        }
    }
}

/// Functions that both sides round in the same way.
fn exact_unary() -> impl Iterator<Item = UnaryOp> {
    use UnaryOp::{
        Abs, Ceil, CountLeadingZeros, Floor, IsFinite, Neg, Not, Popcnt, Relu, Relu6, Sign, Sqrt,
        Square,
    };
    [
        Abs,
        Ceil,
        CountLeadingZeros,
        Floor,
        IsFinite,
        Neg,
        Not,
        Popcnt,
        Relu,
        Relu6,
        Sign,
        Sqrt,
        Square,
    ]
    .into_iter()
}

fn program(source: &mut Source) -> (Module, Vec<Tensor>) {
    let mut graph = Graph {
        function: Function::default(),
        values: Vec::new(),
    };
    graph.function.name = "main".to_owned();
    // Some longer than a tile, of no round number.
    let shapes: [&[usize]; 4] = [&[4, 6], &[3, 1, 5], &[37, 29], &[]];
    let mut inputs = Vec::new();
    for _ in 0..source.between(2, 5) {
        let ty = TensorType::new(source.pick(&DTYPES), source.pick(&shapes).to_vec());
        let id = graph.function.add_value("", ty.clone(), Origin::Argument);
        graph.function.inputs.push(id);
        graph.values.push(id);
        inputs.push(source.numbers(&ty, -9, 9));
    }
    let ty = TensorType::new(DType::F32, [4, 6]);
    let bytes: Arc<[u8]> = source.numbers(&ty, -9, 9).bytes().into();
    let constant = graph.function.add_value("", ty, Origin::Constant(bytes));
    graph.values.push(constant);
    for _ in 0..source.between(3, 40) {
        graph.grow(source);
    }
    for _ in 0..source.between(1, 4) {
        let output = graph.any(source);
        graph.function.outputs.push(output);
    }
    let module = Module {
        functions: vec![graph.function],
        ..Module::default()
    };
    (module, inputs)
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(1000)
    })]

    #[test]
    fn graphs_mean_what_the_ir_says(seed: u64) {
        let (module, inputs) = program(&mut Source::new(seed));
        let bytes = write(&module, &replicated(&module.functions[0]));
        let found = run(&bytes, &inputs, 2);
        for (found, expected) in found.iter().zip(expected(&module, &inputs)) {
            assert_near(found, &expected, 0, || format!("{module}"));
        }
    }
}
