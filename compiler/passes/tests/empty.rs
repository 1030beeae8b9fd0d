//! Random modules on shapes of which some extents are 0: the same results without any tensor that
//! holds nothing, and on the kernels.

mod host;
mod walk;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::{States, Tensor, eval};
use peapod_ir::ops::tensor::{Slice, Transpose};
use peapod_ir::ops::{
    Activation, BinaryOp, Fold, FoldOp, FullyConnected, Mean, Pad, Softmax, UnaryOp,
};
use peapod_ir::verify::verify;
use peapod_ir::{DType, Module, OpKind, TensorType, ValueId};
use peapod_passes::MicroOptions;
use peapod_passes::graph::drop_empty;
use peapod_passes::micro;
use proptest::prelude::*;
use walk::walk;

/// A module under construction, of float tensors of rank 2 or 3.
struct Maker {
    choices: std::vec::IntoIter<u8>,
    build: Builder,
    tensors: Vec<ValueId>,
}

impl Maker {
    fn choose(&mut self, count: usize) -> usize {
        usize::from(self.choices.next().unwrap_or(0)) % count
    }

    /// Small, and 0 as often as any other.
    fn extent(&mut self) -> usize {
        self.choose(4)
    }

    fn argument(&mut self) {
        let shape = [self.extent(), self.extent()];
        let name = format!("in{}", self.tensors.len());
        let ty = TensorType::new(DType::F32, shape);
        let value = self.build.argument(name, ty);
        self.tensors.push(value);
    }

    fn shape(&self, value: ValueId) -> Vec<usize> {
        self.build.ty(value).shape.clone()
    }

    fn op(&mut self) {
        let pick = self.choose(self.tensors.len());
        let x = self.tensors[pick];
        let shape = self.shape(x);
        let ty = |shape: &[usize]| TensorType::new(DType::F32, shape);
        let made = match self.choose(10) {
            0 => self.build.emit(UnaryOp::Relu, &[x], ty(&shape)),
            1 => self.build.emit(BinaryOp::Add, &[x, x], ty(&shape)),
            2 => {
                let last = shape.len() - 1;
                let row: Vec<usize> = [&vec![1; last][..], &shape[last..]].concat();
                let bytes = vec![1.5_f32; shape[last]].into_iter();
                let bytes: Vec<u8> = bytes.flat_map(f32::to_le_bytes).collect();
                let row = self.build.literal(ty(&row), bytes);
                self.build.emit(BinaryOp::Mul, &[x, row], ty(&shape))
            }
            3 => {
                let axis = self.choose(shape.len());
                let mut part = shape.clone();
                part[axis] = self.extent();
                let padded = self.padded(x, &part);
                self.build.concatenate(&[padded, x, x], axis)
            }
            4 => {
                let limit: Vec<usize> = shape.iter().map(|n| self.choose(n + 1)).collect();
                let start: Vec<usize> = limit.iter().map(|n| self.choose(n + 1)).collect();
                let part: Vec<usize> = limit.iter().zip(&start).map(|(a, b)| a - b).collect();
                self.build
                    .emit(Slice::contiguous(start, limit), &[x], ty(&part))
            }
            5 => {
                let to: Vec<usize> = shape.iter().map(|n| n + self.choose(2)).collect();
                self.padded(x, &to)
            }
            6 => {
                let permutation: Vec<usize> = (0..shape.len()).rev().collect();
                let to: Vec<usize> = shape.iter().rev().copied().collect();
                self.build.emit(Transpose { permutation }, &[x], ty(&to))
            }
            7 => self.reduced(x, &shape),
            8 => {
                let units = self.extent();
                let depth = shape[shape.len() - 1];
                let bytes = vec![0.5_f32; units * depth].into_iter();
                let bytes: Vec<u8> = bytes.flat_map(f32::to_le_bytes).collect();
                let weights = self.build.literal(ty(&[units, depth]), bytes);
                let to = [&shape[..shape.len() - 1], &[units]].concat();
                let activation = Activation::None;
                let kind = FullyConnected { activation };
                self.build.emit(kind, &[x, weights], ty(&to))
            }
            _ => self.build.emit(Softmax { beta: 1.0 }, &[x], ty(&shape)),
        };
        self.tensors.push(made);
    }

    /// The tensor with zeros after it, in this shape, or cut to it.
    fn padded(&mut self, x: ValueId, to: &[usize]) -> ValueId {
        let shape = self.shape(x);
        let least = shape.iter().zip(to).map(|(a, b)| *a.min(b));
        let least: Vec<usize> = least.collect();
        let cut = self.build.slice(x, vec![0; shape.len()], least.clone());
        let padding = to.iter().zip(&least).map(|(to, from)| [0, to - from]);
        let kind = Pad {
            padding: padding.collect(),
            value: 0.25,
        };
        let ty = TensorType::new(DType::F32, to);
        self.build.emit(kind, &[cut], ty)
    }

    fn reduced(&mut self, x: ValueId, shape: &[usize]) -> ValueId {
        let axis = self.choose(shape.len());
        let mut to = shape.to_vec();
        to[axis] = 1;
        let (axes, keep_dims) = (vec![axis], true);
        let ty = TensorType::new(DType::F32, to);
        let op = match self.choose(3) {
            0 => FoldOp::Sum,
            1 => FoldOp::Max,
            _ => return self.build.emit(Mean { axes, keep_dims }, &[x], ty),
        };
        let kind = Fold {
            op,
            axes,
            keep_dims,
        };
        self.build.emit(OpKind::Fold(kind), &[x], ty)
    }
}

fn module(choices: Vec<u8>) -> Module {
    let ops = choices.len() / 4;
    let mut maker = Maker {
        choices: choices.into_iter(),
        build: Builder::new("main"),
        tensors: Vec::new(),
    };
    for _ in 0..=maker.choose(3) {
        maker.argument();
    }
    for _ in 0..ops {
        maker.op();
    }
    // Arguments may be results, too.
    let results = maker.tensors.clone();
    Module {
        functions: vec![maker.build.finish(results)],
        ..Module::default()
    }
}

fn inputs(module: &Module) -> Vec<Tensor> {
    let entry = &module.functions[0];
    let types = entry.inputs.iter().map(|id| entry.ty(*id));
    types
        .map(|ty| Tensor::from_floats(ty, (0..ty.elements()).map(|i| i as f32 - 2.5)))
        .collect()
}

fn results(module: &Module, inputs: &[Tensor]) -> Vec<Tensor> {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
    let mut states = States::new(&verified, "main").expect("there is a main");
    eval(&verified, "main", inputs, &mut states).expect("inputs fit")
}

/// Near elements of one type; what is not a number is near such.
fn near(a: &Tensor, b: &Tensor) -> bool {
    let pair = |(a, b): (f32, f32)| {
        a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= 1e-5 * a.abs().max(1.0)
    };
    a.ty().shape == b.ty().shape && a.floats().into_iter().zip(b.floats()).all(pair)
}

fn all_near(a: &[Tensor], b: &[Tensor]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| near(a, b))
}

proptest! {
    #[test]
    fn nothing_is_dropped_but_nothing(choices in prop::collection::vec(any::<u8>(), 4..80)) {
        let before = module(choices);
        let inputs = inputs(&before);
        let expected = results(&before, &inputs);
        let mut after = before.clone();
        drop_empty::run(&mut after).expect("it has no bias that is computed");
        prop_assert!(all_near(&results(&after, &inputs), &expected), "{before}\n{after}");
        let entry = &after.functions[0];
        for op in &entry.ops {
            let mut values = op.operands().chain(op.outputs.iter().copied());
            prop_assert!(values.all(|value| !entry.ty(value).is_empty()), "{after}");
        }
        // And on the kernels, in a plan that holds every port.
        let program = micro::compile(before.clone(), &MicroOptions::default());
        let program = program.unwrap_or_else(|error| panic!("{error}\n{before}"));
        walk(&program).map_err(TestCaseError::fail)?;
        let outputs = expected.len();
        let found = host::run(&program, std::slice::from_ref(&inputs), outputs).remove(0);
        let found = found.into_iter().zip(&expected);
        let found = found.map(|(bytes, expected)| Tensor::new(expected.ty().clone(), bytes));
        let found: Vec<Tensor> = found.collect::<Result<_, _>>().expect("bytes of each result");
        prop_assert!(all_near(&found, &expected), "{before}");
    }
}

#[test]
fn what_cannot_be_known_is_refused() {
    let refused = |text: &str| {
        let mut module = peapod_ir::text::parse(text).expect("it reads");
        verify(&module).expect("it is sound");
        drop_empty::run(&mut module)
            .expect_err("it is refused")
            .to_string()
    };
    let large = "
        func @main(%x: f32[4194305, 0]) {
          %y = mean(%x) {axes = [1]} : f32[4194305]
          return %y
        }";
    let message = refused(large);
    assert!(message.contains("a tensor of 16777220 bytes"), "{message}");
    let bias = "
        func @main(%x: i8[2, 0] quant(0.5:0), %b: i32[3]) {
          const %w: i8[3, 0] quant(0.5:0) = []
          %y = fully_connected(%x, %w, %b) : i8[2, 3] quant(0.5:0)
          return %y
        }";
    let message = refused(bias);
    assert!(message.contains("a bias that is computed"), "{message}");
}
