//! Programs of several ops, each an instance of `op_instances` that reads what is there already.

use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{
    BroadcastInDim, Call, Case, Compare, Convert, InteriorPad, Iota, Slice, While,
};
use peapod_ir::ops::{Activation, Binary, BinaryOp, Reshape};
use peapod_ir::{DType, Function, Location, Module, Op, OpKind, Origin, Tensor, TensorType};
use peapod_ir::{Mesh, ValueId};

use crate::op_instances::{Instance, Source, elementwise, indexed, network, shaping, windows};

/// Elements of a tensor, at most: more take time and show nothing.
const ELEMENTS_MAX: usize = 600;

/// Functions that call others, at most, inside each other.
const DEPTH_MAX: usize = 2;

type Make = fn(&mut Source) -> Instance;

/// Every op on whole tensors but those that call functions, and those that keep state.
pub const OPS: &[(&str, Make)] = &[
    ("binary", elementwise::binary),
    ("unary", elementwise::unary),
    ("composite", elementwise::composite),
    ("compare", elementwise::compare),
    ("select", elementwise::select),
    ("clamp", elementwise::clamp),
    ("convert", elementwise::convert),
    ("optimization_barrier", elementwise::optimization_barrier),
    ("sharding_constraint", elementwise::sharding_constraint),
    ("bitcast_convert", elementwise::bitcast_convert),
    ("reduce_precision", elementwise::reduce_precision),
    ("reshape", shaping::reshape),
    ("broadcast_in_dim", shaping::broadcast_in_dim),
    ("transpose", shaping::transpose),
    ("iota", shaping::iota),
    ("pad", shaping::pad),
    ("interior_pad", shaping::interior_pad),
    ("slice", shaping::slice),
    ("concatenation", shaping::concatenation),
    ("reverse", shaping::reverse),
    ("reduce", shaping::reduce),
    ("sort", shaping::sort),
    ("top_k", shaping::top_k),
    ("arg_reduce", shaping::arg_reduce),
    ("dot_general", windows::dot_general),
    ("convolution", windows::convolution),
    ("reduce_window", windows::reduce_window),
    ("select_and_scatter", windows::select_and_scatter),
    ("gather", indexed::gather),
    ("scatter", indexed::scatter),
    ("dynamic_slice", indexed::dynamic_slice),
    ("dynamic_update_slice", indexed::dynamic_update_slice),
    ("conv2d", network::conv2d),
    ("depthwise_conv2d", network::depthwise_conv2d),
    ("transpose_conv", network::transpose_conv),
    ("batch_matmul", network::batch_matmul),
    ("fully_connected", network::fully_connected),
    ("average_pool2d", network::average_pool2d),
    ("max_pool2d", network::max_pool2d),
    ("mean", network::mean),
    ("softmax", network::softmax),
    ("quantize", network::quantize),
    ("dequantize", network::dequantize),
];

/// Ops that look beyond the ends of their shards.
const BEYOND: [&str; 11] = [
    "slice",
    "interior_pad",
    "concatenation",
    "reverse",
    "reduce_window",
    "select_and_scatter",
    "convolution",
    "dynamic_slice",
    "dynamic_update_slice",
    "sort",
    "sharding_constraint",
];

/// The longest dimension of tensors that these ops are tried on.
const LONGEST: usize = 24;

/// Ops that call functions.
pub const CALLS: [&str; 3] = ["while", "case", "call"];

/// A program, and arguments for it.
#[derive(Clone, Debug)]
pub struct Program {
    pub module: Module,
    pub inputs: Vec<Tensor>,
}

/// The program that choices for each op describe.
///
/// With `along` they are ops that look beyond the ends of their shards, on long dimensions.
pub fn program(mesh: Mesh, ops: &[Vec<u32>], along: bool) -> Program {
    let mut graph = Graph::default();
    let mut main = Body::new("main", 0);
    for choices in ops {
        let mut source = Source::of(choices);
        if along {
            source = source.longest(LONGEST);
            let name = source.pick(&BEYOND);
            let mut makes = OPS.iter().filter(|(own, _)| *own == name);
            if let Some((_, make)) = makes.next() {
                main.one_op(&mut graph, &mut source, *make);
            }
        } else {
            main.op(&mut graph, &mut source);
        }
    }
    let results = main.results.iter().rev().take(4).copied();
    main.function.outputs = results.collect();
    let mut functions = vec![main.function];
    functions.append(&mut graph.functions);
    Program {
        module: Module {
            name: "random".to_owned(),
            mesh,
            functions,
            ..Module::default()
        },
        inputs: graph.inputs,
    }
}

/// What all functions share.
#[derive(Default)]
struct Graph {
    functions: Vec<Function>,
    inputs: Vec<Tensor>,
    names: usize,
}

/// A function under construction.
struct Body {
    function: Function,
    /// What ops may read.
    values: Vec<ValueId>,
    /// Results of ops that were asked for.
    results: Vec<ValueId>,
    /// How many functions call each other down to this one.
    depth: usize,
}

impl Body {
    fn new(name: &str, depth: usize) -> Self {
        Self {
            function: Function {
                name: name.to_owned(),
                ..Function::default()
            },
            values: vec![],
            results: vec![],
            depth,
        }
    }

    /// Adds an op with as many operands as it takes.
    fn op(&mut self, graph: &mut Graph, source: &mut Source) {
        let calls = if self.depth < DEPTH_MAX {
            CALLS.len()
        } else {
            0
        };
        let which = source.below(OPS.len() + calls);
        let Some((_, make)) = OPS.get(which) else {
            return match CALLS[which - OPS.len()] {
                "while" => self.while_loop(graph, source),
                "case" => self.case(graph, source),
                _ => self.call(graph, source),
            };
        };
        self.one_op(graph, source, *make);
    }

    /// Adds an op that calls nothing.
    fn one_op(&mut self, graph: &mut Graph, source: &mut Source, make: Make) {
        let instance = make(source);
        let largest = instance.results.iter().map(TensorType::elements).max();
        if largest > Some(ELEMENTS_MAX) {
            return;
        }
        let operands = instance.operands.iter().map(|operand| {
            let tensor = operand.as_ref()?;
            Some(self.operand(graph, source, tensor))
        });
        let operands: Vec<Option<ValueId>> = operands.collect();
        let results = self.add(instance.kind, operands, instance.results);
        self.results.extend(results);
    }

    fn add(
        &mut self,
        kind: OpKind,
        inputs: Vec<Option<ValueId>>,
        types: Vec<TensorType>,
    ) -> Vec<ValueId> {
        let types = types.into_iter();
        let outputs: Vec<ValueId> = types
            .map(|ty| self.function.add_value("", ty, Origin::Result))
            .collect();
        self.function
            .ops
            .push(Op::new(kind, inputs, outputs.clone(), &Location::default()));
        self.values.extend(&outputs);
        outputs
    }

    fn one(&mut self, kind: impl Into<OpKind>, inputs: &[ValueId], ty: TensorType) -> ValueId {
        let inputs = inputs.iter().copied().map(Some).collect();
        self.add(kind.into(), inputs, vec![ty])[0]
    }

    /// A value of a tensor's type: mostly something that is there, also with its elements.
    fn operand(&mut self, graph: &mut Graph, source: &mut Source, tensor: &Tensor) -> ValueId {
        let ty = tensor.ty();
        let same = self.values.iter().copied();
        let same: Vec<ValueId> = same.filter(|id| self.function.ty(*id) == ty).collect();
        match source.below(8) {
            0 | 1 => self.argument(graph, tensor),
            2..=5 if !same.is_empty() => source.pick(&same),
            2..=5 if ty.quant.is_none() => self
                .fitted(source, ty)
                .unwrap_or_else(|| self.argument(graph, tensor)),
            6 => self.constant(tensor),
            7 if ty.quant.is_none() => self.plain(source, ty),
            _ => self.argument(graph, tensor),
        }
    }

    /// An argument; a constant in functions that are called.
    fn argument(&mut self, graph: &mut Graph, tensor: &Tensor) -> ValueId {
        if self.depth > 0 {
            return self.constant(tensor);
        }
        graph.inputs.push(tensor.clone());
        self.parameter(tensor.ty().clone())
    }

    fn parameter(&mut self, ty: TensorType) -> ValueId {
        let id = self.function.add_value("", ty, Origin::Argument);
        self.function.inputs.push(id);
        self.values.push(id);
        id
    }

    fn constant(&mut self, tensor: &Tensor) -> ValueId {
        let origin = Origin::Constant(tensor.bytes().to_vec().into());
        let id = self.function.add_value("", tensor.ty().clone(), origin);
        self.values.push(id);
        id
    }

    fn scalar(&mut self, dtype: DType, value: i64) -> ValueId {
        let scalar = peapod_ir::eval::Scalar::Integer(value).convert(dtype);
        self.constant(&Tensor::from_scalars(&TensorType::new(dtype, []), [scalar]))
    }

    /// A value made from nothing: all the same, or counting.
    fn plain(&mut self, source: &mut Source, ty: &TensorType) -> ValueId {
        let rank = ty.shape.len();
        if rank > 0 && ty.dtype != DType::Bool && ty.dtype != DType::I4 && source.once_in(2) {
            let dim = source.below(rank);
            return self.one(Iota { dim }, &[], ty.clone());
        }
        let scalar = self.scalar(ty.dtype, source.integer(0, 2));
        self.one(BroadcastInDim { dims: vec![] }, &[scalar], ty.clone())
    }

    /// A value that is there, brought to a type; none if there is none yet.
    fn fitted(&mut self, source: &mut Source, ty: &TensorType) -> Option<ValueId> {
        let plain = self.values.iter().copied();
        let plain: Vec<ValueId> = plain
            .filter(|id| self.function.ty(*id).quant.is_none())
            .collect();
        let newest = plain.len().saturating_sub(6);
        let value = match &plain[newest..] {
            [] => return None,
            some => source.pick(some),
        };
        Some(self.fit(source, value, ty))
    }

    /// A value brought to a type: its elements under another shape, fewer or with others behind.
    fn fit(&mut self, source: &mut Source, value: ValueId, ty: &TensorType) -> ValueId {
        let mut value = value;
        let mut own = self.function.ty(value).clone();
        if own.dtype != ty.dtype {
            own.dtype = ty.dtype;
            value = self.one(Convert, &[value], own.clone());
        }
        if own.shape == ty.shape {
            return value;
        }
        let by_dims = own.shape.len() == ty.shape.len() && source.once_in(2);
        if !by_dims {
            own.shape = vec![own.elements()];
            value = self.one(OpKind::Reshape(Reshape), &[value], own.clone());
        }
        let wanted = if by_dims {
            ty.shape.clone()
        } else {
            vec![ty.elements()]
        };
        let to = TensorType::new(ty.dtype, wanted.clone());
        let shorter = own
            .shape
            .iter()
            .zip(&wanted)
            .all(|(own, wanted)| own >= wanted);
        if shorter && own.shape != wanted && source.once_in(2) {
            let kind = Slice {
                start: own
                    .shape
                    .iter()
                    .zip(&wanted)
                    .map(|(own, wanted)| own - wanted)
                    .collect(),
                limit: own.shape.clone(),
                stride: vec![1; wanted.len()],
            };
            value = self.one(kind, &[value], to);
        } else if own.shape != wanted {
            let pairs = own.shape.iter().zip(&wanted);
            let high = pairs.map(|(&own, &wanted)| wanted as i64 - own as i64);
            let kind = InteriorPad {
                low: vec![0; wanted.len()],
                high: high.collect(),
                interior: vec![0; wanted.len()],
            };
            let fill = self.scalar(ty.dtype, 1);
            value = self.one(kind, &[value, fill], to);
        }
        match by_dims || ty.shape == wanted {
            true => value,
            false => self.one(OpKind::Reshape(Reshape), &[value], ty.clone()),
        }
    }

    /// Some values that are there.
    fn captured(&mut self, graph: &mut Graph, source: &mut Source) -> Vec<ValueId> {
        let count = source.below(3);
        let shape = source.shape(2);
        let fresh = source.data(DType::I32, &shape);
        let first = self.operand(graph, source, &fresh);
        let others = (0..count).map(|_| source.pick(&self.values));
        let mut captured: Vec<ValueId> = vec![first];
        captured.extend(others);
        captured
    }

    /// A function of some values that yields one of a type, with an op or two on the way.
    fn callee(
        &self,
        graph: &mut Graph,
        source: &mut Source,
        (word, inputs): (&str, &[ValueId]),
        result: &TensorType,
    ) -> Body {
        graph.names += 1;
        let mut body = Body::new(&format!("{word}{}", graph.names), self.depth + 1);
        for id in inputs {
            body.parameter(self.function.ty(*id).clone());
        }
        for _ in 0..=source.below(2) {
            body.op(graph, source);
        }
        let newest = body.results.last().copied();
        let plain = newest.filter(|id| body.function.ty(*id).quant.is_none());
        let parameters = body.function.inputs.iter().copied();
        let plain = plain.or(parameters
            .rev()
            .find(|id| body.function.ty(*id).quant.is_none()));
        let result = match plain {
            Some(id) => body.fit(source, id, result),
            None => body.plain(source, result),
        };
        body.function.outputs.push(result);
        body
    }

    fn call(&mut self, graph: &mut Graph, source: &mut Source) {
        let captured = self.captured(graph, source);
        let ty = self.result_type(&captured);
        let callee = self.callee(graph, source, ("called", &captured), &ty);
        let kind = Call {
            function: callee.function.name.clone(),
        };
        graph.functions.push(callee.function);
        let result = self.one(kind, &captured, ty);
        self.results.push(result);
    }

    /// The type of the first value.
    fn result_type(&self, captured: &[ValueId]) -> TensorType {
        self.function.ty(captured[0]).clone()
    }

    fn case(&mut self, graph: &mut Graph, source: &mut Source) {
        let captured = self.captured(graph, source);
        let index = source.data(DType::I32, &[]);
        let index = self.operand(graph, source, &index);
        let ty = self.result_type(&captured);
        let mut functions = vec![];
        for _ in 0..=source.below(2) {
            let callee = self.callee(graph, source, ("branch", &captured), &ty);
            functions.push(callee.function.name.clone());
            graph.functions.push(callee.function);
        }
        let operands = [&[index], &captured[..]].concat();
        let result = self.one(Case { functions }, &operands, ty);
        self.results.push(result);
    }

    fn while_loop(&mut self, graph: &mut Graph, source: &mut Source) {
        let captured = self.captured(graph, source);
        let ty = self.result_type(&captured);
        let counter = TensorType::new(DType::I32, []);
        let start = self.scalar(DType::I32, source.integer(0, 2));
        let operands = [&[start], &captured[..]].concat();
        let mut body = self.callee(graph, source, ("body", &operands), &ty);
        let one = body.scalar(DType::I32, 1);
        let add = Binary {
            op: BinaryOp::Add,
            activation: Activation::None,
        };
        let first = body.function.inputs[0];
        let next = body.one(OpKind::Binary(add), &[first, one], counter.clone());
        body.function.outputs.insert(0, next);
        graph.names += 1;
        let mut condition = Body::new(&format!("condition{}", graph.names), self.depth + 1);
        for id in &operands {
            condition.parameter(self.function.ty(*id).clone());
        }
        let limit = condition.scalar(DType::I32, 2);
        let less = Compare {
            direction: Direction::Lt,
            total_order: false,
        };
        let inputs = [condition.function.inputs[0], limit];
        let predicate = condition.one(less, &inputs, TensorType::new(DType::Bool, []));
        condition.function.outputs.push(predicate);
        let kind = While {
            condition: condition.function.name.clone(),
            body: body.function.name.clone(),
        };
        graph.functions.extend([condition.function, body.function]);
        let inputs = operands.into_iter().map(Some).collect();
        let results = self.add(kind.into(), inputs, vec![counter, ty]);
        self.results.push(results[1]);
    }
}
