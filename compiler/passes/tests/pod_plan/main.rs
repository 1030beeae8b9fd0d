//! Plans of pods, run on one device's arena with the IR's own evaluation of every op.

mod loops;
mod machine;

use std::sync::Arc;

use peapod_ir::eval::Tensor;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{self, Combiner, Iota};
use peapod_ir::ops::{Activation, Binary, BinaryOp, OpKind, Reshape, Unary, UnaryOp};
use peapod_ir::plan::pod::{PodInterface, PodPlan, PodTensor};
use peapod_ir::verify::verify;
use peapod_ir::{
    DType, Function, Location, Module, Op, Origin, Sharding, TensorType, ValueId, text,
};
use peapod_passes::pod::plan;
use proptest::prelude::*;

use machine::{Machine, of_functions, reference};

/// Ports of a module that is not partitioned; results replace arguments of their type.
fn interface(function: &Function, donate: bool) -> PodInterface {
    let port = |value: &ValueId| PodTensor {
        name: "port".to_owned(),
        global: function.ty(*value).clone(),
        stored_shape: function.ty(*value).shape.clone(),
        sharding: Sharding::replicated(function.ty(*value).shape.len()),
        replaces: None,
        shown: None,
        in_flight: false,
    };
    let mut interface = PodInterface {
        inputs: function.inputs.iter().map(port).collect(),
        outputs: function.outputs.iter().map(port).collect(),
    };
    let mut taken = vec![false; function.inputs.len()];
    for output in interface.outputs.iter_mut().filter(|_| donate) {
        let inputs = interface.inputs.iter().enumerate();
        let mut fitting = inputs.filter(|(at, input)| !taken[*at] && input.global == output.global);
        if let Some((input, _)) = fitting.next() {
            taken[input] = true;
            output.replaces = Some(input);
        }
    }
    interface
}

fn numbers(ty: &TensorType, seed: usize) -> Tensor {
    let values = (0..ty.elements()).map(|i| ((i * 7 + seed * 5) % 23) as i32 - 11);
    match ty.dtype == DType::F32 {
        true => Tensor::from_floats(ty, values.map(|it| it as f32 / 4.0)),
        false => Tensor::from_integers(ty, values),
    }
}

/// Plans, runs, compares with the IR's evaluation, and writes the file. Returns the plan.
fn check(module: &Module, donate: bool) -> PodPlan {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}"));
    let main = &module.functions[0];
    let interface = interface(main, donate);
    let plan = plan::plan(&verified, &interface).unwrap();
    let inputs = main.inputs.iter().enumerate();
    let arguments: Vec<_> = inputs.map(|(at, it)| numbers(main.ty(*it), at)).collect();
    let mut machine = Machine {
        module,
        plan: &plan,
        arena: vec![0xaa; plan.arena_bytes],
    };
    let found = machine.call(0, &arguments);
    for (found, expected) in found.iter().zip(reference(module, &arguments)) {
        assert_eq!(found.bytes(), expected.bytes());
    }
    assert!(plan.arena_lower_bound <= plan.arena_bytes);
    let pod = peapod_emit::pod::build(&verified, &interface, &plan).unwrap();
    let bytes = peapod_emit::pod::write(&verified, &interface, &plan).unwrap();
    let read = peapod_schemas::pod::file::root_as_pod(&bytes).unwrap();
    assert_eq!(read.unpack(), pod);
    plan
}

/// A function that grows.
struct Graph {
    function: Function,
    values: Vec<ValueId>,
}

impl Graph {
    fn add(&mut self, kind: impl Into<OpKind>, inputs: &[ValueId], shape: &[usize]) -> ValueId {
        self.add_typed(kind, inputs, TensorType::new(DType::F32, shape))
    }

    fn add_typed(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: &[ValueId],
        ty: TensorType,
    ) -> ValueId {
        let output = self.function.add_value("", ty, Origin::Result);
        self.function.ops.push(Op::new(
            kind,
            inputs.iter().copied().map(Some).collect::<Vec<_>>(),
            [output],
            &Location::default(),
        ));
        output
    }

    fn constant(&mut self, shape: &[usize], splat: bool) -> ValueId {
        let ty = TensorType::new(DType::F32, shape);
        let value = |i: usize| if splat { 1.5 } else { i as f32 };
        let bytes = (0..ty.elements()).flat_map(|i| value(i).to_le_bytes());
        let bytes: Arc<[u8]> = bytes.collect::<Vec<_>>().into();
        self.function.add_value("", ty, Origin::Constant(bytes))
    }

    fn shape(&self, value: ValueId) -> Vec<usize> {
        self.function.ty(value).shape.clone()
    }

    /// Adds an op that fits the operands, whatever they are.
    fn grow(&mut self, what: u8, a: usize, b: usize) {
        let (a, b) = (
            self.values[a % self.values.len()],
            self.values[b % self.values.len()],
        );
        let shape = self.shape(a);
        let (rank, elements) = (shape.len(), shape.iter().product::<usize>());
        let binary = |op| Binary {
            op,
            activation: Activation::None,
        };
        let result = match what {
            0 => self.add(OpKind::Unary(Unary { op: UnaryOp::Neg }), &[a], &shape),
            1 => self.add(OpKind::Unary(Unary { op: UnaryOp::Tanh }), &[a], &shape),
            2 | 3 => {
                let of_b = self.shape(b);
                let Some(shape) = peapod_ir::ops::elementwise::broadcast_shape(&shape, &of_b)
                else {
                    return;
                };
                let op = if what == 2 {
                    BinaryOp::Add
                } else {
                    BinaryOp::Max
                };
                self.add(OpKind::Binary(binary(op)), &[a, b], &shape)
            }
            4 => {
                let permutation: Vec<usize> = (0..rank).rev().collect();
                let shape: Vec<usize> = shape.iter().rev().copied().collect();
                self.add(tensor::Transpose { permutation }, &[a], &shape)
            }
            5 => self.add(
                tensor::Reverse {
                    dims: (0..rank).collect(),
                },
                &[a],
                &shape,
            ),
            6 => {
                let start: Vec<usize> = shape.iter().map(|extent| extent.min(&2) - 1).collect();
                let pairs = shape.iter().zip(&start);
                let result: Vec<usize> = pairs.map(|(it, at)| (it - at).div_ceil(2)).collect();
                let slice = tensor::Slice {
                    start,
                    limit: shape,
                    stride: vec![2; rank],
                };
                self.add(slice, &[a], &result)
            }
            7 if rank < 4 && elements < 400 => {
                let shape = [&[3], &shape[..]].concat();
                self.add(
                    tensor::BroadcastInDim {
                        dims: (1..=rank).collect(),
                    },
                    &[a],
                    &shape,
                )
            }
            8 => self.add(OpKind::Reshape(Reshape), &[a], &[elements]),
            9 if rank < 4 => self.add(
                OpKind::Reshape(Reshape),
                &[a],
                &[&[1], &shape[..], &[1]].concat(),
            ),
            10 if rank > 0 => {
                let initial = self.constant(&[], true);
                let reduce = tensor::Reduce {
                    combiner: Combiner::Max,
                    dims: vec![0],
                };
                self.add(reduce, &[a, initial], &shape[1..])
            }
            11 if rank > 0 => self.add(
                Iota {
                    dim: elements % rank,
                },
                &[],
                &shape,
            ),
            12 => {
                let other = self.constant(&shape, elements % 2 == 0);
                let compare = tensor::Compare {
                    direction: Direction::Lt,
                    total_order: false,
                };
                let truth = TensorType::new(DType::Bool, shape.clone());
                let less = self.add_typed(compare, &[a, other], truth);
                self.add(tensor::Select, &[less, a, other], &shape)
            }
            13 => self.add(tensor::OptimizationBarrier, &[a], &shape),
            14 => {
                let low = self.constant(&[], true);
                self.add(tensor::Clamp, &[low, a, a], &shape)
            }
            _ => return,
        };
        self.values.push(result);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn plans_mean_what_their_modules_mean(
        ops in prop::collection::vec((0_u8..15, 0_usize..1000, 0_usize..1000), 1..60),
        outputs in prop::collection::vec(0_usize..1000, 1..5),
        donate: bool,
    ) {
        let mut graph = Graph { function: Function::default(), values: Vec::new() };
        graph.function.name = "main".to_owned();
        for shape in [&[4, 6][..], &[4, 6], &[6], &[4, 1], &[], &[2, 1, 3]] {
            let ty = TensorType::new(DType::F32, shape);
            let input = graph.function.add_value("", ty, Origin::Argument);
            graph.function.inputs.push(input);
            graph.values.push(input);
        }
        for (what, a, b) in ops {
            graph.grow(what, a, b);
        }
        let count = graph.values.len();
        let recent = |back: usize| graph.values[count - 1 - back % count];
        graph.function.outputs = outputs.into_iter().map(recent).collect();
        check(&of_functions(vec![graph.function]), donate);
    }
}

#[test]
fn loops_and_cases_share_an_arena() {
    let source = r#"module "m"
func @main(%n: i32[], %x: f32[64]) {
  const %zero: i32[] = [0]
  %a = neg(%x) : f32[64]
  %i, %y = while(%zero, %a, %x, %n) {condition = below, body = step} : i32[], f32[64]
  %z = case(%i, %y, %x) {functions = [one, two]} : f32[64]
  %r = add(%z, %a) : f32[64]
  return %r, %i
}
func @below(%i: i32[], %y: f32[64], %x: f32[64], %n: i32[]) {
  %predicate = compare(%i, %n) {direction = lt} : bool[]
  return %predicate
}
func @step(%i: i32[], %y: f32[64], %x: f32[64], %n: i32[]) {
  const %one: i32[] = [1]
  %next = add(%i, %one) : i32[]
  %s = tanh(%y) : f32[64]
  %t = reverse(%s) {dims = [0]} : f32[64]
  %u = add(%t, %x) : f32[64]
  return %next, %u
}
func @one(%y: f32[64], %x: f32[64]) {
  return %x
}
func @two(%y: f32[64], %x: f32[64]) {
  %p = mul(%y, %x) : f32[64]
  return %p
}
"#;
    let mut module = text::parse(source).unwrap();
    module.functions[0].values[ValueId(0)].ty = TensorType::new(DType::I32, []);
    check(&module, false);
}

#[test]
fn a_result_is_not_over_an_operand_of_which_a_part_is_read() {
    let source = r#"module "m"
func @main(%x: i8[8192]) {
  %sorted = sort(%x) {dim = 0, direction = lt} : i8[8192]
  %least = slice(%sorted) {start = [0], limit = [2048], stride = [1]} : i8[2048]
  %wide = convert(%least) : i32[2048]
  return %wide
}
"#;
    let module = text::parse(source).unwrap();
    let plan = check(&module, false);
    let places = &plan.computations[0].places;
    let main = &module.functions[0];
    assert_ne!(places[main.ops[0].outputs[0]], places[main.outputs[0]]);
}

#[test]
fn an_optimiser_is_one_fusion_in_place() {
    let source = r#"module "m"
func @main(%w: f32[64, 32], %m: f32[64, 32], %x: f32[16, 64], %d: f32[16, 32]) {
  const %decay: f32[] = [0.9]
  const %rate: f32[] = [0.01]
  %b = broadcast_in_dim(%decay) {dims = []} : f32[64, 32]
  %old = mul(%m, %b) : f32[64, 32]
  %g = dot_general(%x, %d) {batch = [[], []], contracting = [[0], [0]]} : f32[64, 32]
  %new = add(%old, %g) : f32[64, 32]
  %r = broadcast_in_dim(%rate) {dims = []} : f32[64, 32]
  %change = mul(%new, %r) : f32[64, 32]
  %next = sub(%w, %change) : f32[64, 32]
  return %next, %new
}
"#;
    let module = text::parse(source).unwrap();
    let plan = check(&module, true);
    assert_eq!(plan.computations[0].steps.len(), 2);
    let places = &plan.computations[0].places;
    let main = &module.functions[0];
    for at in [0, 1] {
        let (input, output) = (main.inputs[at], main.outputs[at]);
        assert_eq!(places[input], places[output]);
    }
    // Weights, momentum, gradient, and what the gradient is made of.
    assert_eq!(
        plan.arena_bytes,
        3 * 64 * 32 * 4 + 16 * 64 * 4 + 16 * 32 * 4
    );
}
