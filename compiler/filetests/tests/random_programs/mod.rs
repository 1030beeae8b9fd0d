//! Random programs with random shardings on random meshes, each from a list of choices, so that
//! proptest can shrink it.

pub mod graph;

use peapod_ir::eval::{Scalar, States, eval_trace};
use peapod_ir::ops::tensor::TensorOp;
use peapod_ir::ops::{Binary, BinaryOp, Unary, UnaryOp};
use peapod_ir::verify;
use peapod_ir::{
    Annotation, AnnotationSource, AxisId, DType, Function, Mesh, Module, OpKind, Sharding, Tensor,
};
use proptest::prelude::*;

/// Largest number of devices.
const DEVICES_MAX: usize = 12;

/// What a case is made from.
#[derive(Clone, Debug)]
pub struct Choices {
    /// Sizes of the axes.
    pub mesh: Vec<u32>,
    /// Per op, which and on what.
    pub ops: Vec<Vec<u32>>,
    /// How values are sharded.
    pub splits: Vec<u32>,
    /// Whether every value gets a sharding, or a few get annotations that spread.
    pub exact: bool,
    /// Whether the executor of pods runs it, too.
    pub pod: bool,
    /// Whether it is of ops that look beyond the ends of their shards, all of which are split.
    pub along: bool,
}

/// A program with annotations, and arguments for it.
#[derive(Clone, Debug)]
pub struct Case {
    pub module: Module,
    pub inputs: Vec<Tensor>,
    /// Whether the annotations are the shardings of all values.
    pub exact: bool,
    /// Whether the executor of pods runs it, too.
    pub pod: bool,
}

/// Choices of `ops` ops.
pub fn choices(
    ops: impl Into<prop::collection::SizeRange>,
    along: bool,
) -> impl Strategy<Value = Choices> {
    let op = prop::collection::vec(any::<u32>(), 48);
    let parts = (
        prop::collection::vec(0..4_u32, 1..=3),
        prop::collection::vec(op, ops),
        prop::collection::vec(any::<u32>(), 160),
        any::<bool>(),
        prop::bool::weighted(0.2),
    );
    parts.prop_map(move |(mesh, ops, splits, exact, pod)| Choices {
        mesh,
        ops,
        splits,
        exact,
        pod,
        along,
    })
}

/// The case that choices describe; none if nothing comes out that is checked.
pub fn case(choices: &Choices) -> Option<Case> {
    let mesh = mesh(&choices.mesh);
    let program = graph::program(mesh, &choices.ops, choices.along);
    let graph::Program { mut module, inputs } = program;
    if module.functions[0].outputs.is_empty() {
        return None;
    }
    annotate(&mut module, choices);
    is_certain(&module, &inputs).then_some(Case {
        module,
        inputs,
        exact: choices.exact,
        pod: choices.pod,
    })
}

/// Axes of these sizes, less one, as far as there are devices.
fn mesh(sizes: &[u32]) -> Mesh {
    let mut devices = 1;
    let mut mesh = Mesh::default();
    for (name, size) in ["a", "b", "c"].into_iter().zip(sizes) {
        let size = *size as usize + 1;
        if devices * size <= DEVICES_MAX {
            devices *= size;
            mesh.axes.extend(Mesh::new([(name, size)]).axes);
        }
    }
    mesh
}

/// Gives values axes in any order.
fn annotate(module: &mut Module, choices: &Choices) {
    let (mut splits, exact) = (choices.splits.iter().copied(), choices.exact);
    let axes = module.mesh.axes.len();
    let functions = module.functions.iter_mut().enumerate();
    let values = functions.flat_map(|(index, function)| {
        let values = function.values.values_mut();
        values.map(move |value| (index == 0, value))
    });
    for (is_entry, value) in values {
        let mut choose = |below: usize| splits.next().unwrap_or(0) as usize % below;
        let rank = value.ty.shape.len();
        if !exact && choose(3) != 1 {
            // Some of the others of one rank are sharded alike.
            if is_entry && choose(4) == 1 {
                let source = AnnotationSource::Unstated;
                value.annotation = Some(Annotation::of_groups(rank, vec![rank as u32], source));
            }
            continue;
        }
        let mut sharding = Sharding::replicated(rank);
        let first = choose(axes);
        for axis in (0..axes).map(|axis| AxisId((axis + first) % axes)) {
            // The last dimension is for those that stay out.
            let dim = match choices.along && rank > 0 {
                true => choose(rank) + 1,
                false => choose(rank + 1),
            };
            if dim > 0 {
                sharding.dims[dim - 1].push(axis);
            }
        }
        let open = (0..rank).map(|_| !exact && choose(2) == 1).collect();
        let priority = |_| match exact {
            true => 0,
            false => choose(3).saturating_sub(1) as u32,
        };
        let priorities = (0..rank).map(priority).collect();
        value.annotation = Some(Annotation {
            sharding,
            open,
            priorities,
            source: AnnotationSource::Unstated,
            groups: vec![],
        });
    }
}

/// Whether what comes out does not hang on the order of sums: all floats are small whole numbers,
/// or no op makes a leap where a float differs by little.
fn is_certain(module: &Module, inputs: &[Tensor]) -> bool {
    let verified = verify(module).unwrap_or_else(|errors| panic!("{errors}\n{module}"));
    let name = &verified.entry().name;
    let mut states = States::new(&verified, name).expect("the entry");
    let trace = eval_trace(&verified, name, inputs, &mut states).expect("inputs fit");
    let ids = module.functions[0].values.keys();
    let tensors: Vec<&Tensor> = ids.filter_map(|id| trace.get(id)).collect();
    if tensors.iter().all(|tensor| is_exact(tensor)) {
        return true;
    }
    let leaps = |function: &Function| {
        let mut ops = function.ops.iter();
        ops.any(|op| {
            let mut operands = op.inputs.iter().flatten();
            let on_floats = operands.any(|id| DType::FLOATS.contains(&function.ty(*id).dtype));
            on_floats && leaps(&op.kind)
        })
    };
    let tame = |tensor: &&Tensor| {
        let floats = DType::FLOATS.contains(&tensor.ty().dtype);
        let narrow = [DType::F16, DType::Bf16].contains(&tensor.ty().dtype);
        !narrow && (!floats || tensor.scalars().iter().all(|x| x.double().abs() <= 1e4))
    };
    tensors.iter().all(tame) && !module.functions.iter().any(leaps)
}

/// Whether sums and products of a few such elements have no rounding, and no zero has a sign.
fn is_exact(tensor: &Tensor) -> bool {
    let most = match tensor.ty().dtype {
        DType::F32 | DType::F64 => 1024.0,
        DType::F16 | DType::Bf16 => 8.0,
        DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => return true,
        DType::U8 | DType::U32 | DType::Bool => return true,
    };
    let small = |x: Scalar| {
        let x = x.double();
        x.fract() == 0.0 && x.abs() <= most && !(x == 0.0 && x.is_sign_negative())
    };
    tensor.scalars().into_iter().all(small)
}

/// Whether a small difference of a float can become a large one, or that of a zero's sign.
fn leaps(kind: &OpKind) -> bool {
    match kind {
        OpKind::Unary(Unary { op }) => !matches!(
            op,
            UnaryOp::Neg | UnaryOp::Abs | UnaryOp::Tanh | UnaryOp::Logistic | UnaryOp::IsFinite
        ),
        OpKind::Binary(Binary { op, .. }) => !matches!(
            op,
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Max | BinaryOp::Min
        ),
        OpKind::Tensor(op) => tensor_op_leaps(op),
        OpKind::Quantize(_) | OpKind::Paired(_) => true,
        OpKind::HybridConv2d(_) | OpKind::DetectionPostprocess(_) => true,
        OpKind::PoseDecoder(_) | OpKind::NonMaxSuppression(_) | OpKind::Custom(_) => true,
        OpKind::Conv2d(_) | OpKind::DepthwiseConv2d(_) | OpKind::FullyConnected(_) => false,
        OpKind::TransposeConv(_) | OpKind::BatchMatmul(_) => false,
        OpKind::AveragePool2d(_) | OpKind::MaxPool2d(_) | OpKind::Mean(_) => false,
        OpKind::Pad(_) | OpKind::Reshape(_) | OpKind::Softmax(_) | OpKind::Composite(_) => false,
        OpKind::Dequantize(_) | OpKind::Concatenation(_) | OpKind::Svdf(_) => false,
        OpKind::Resize(_)
        | OpKind::Fold(_)
        | OpKind::Along(_)
        | OpKind::AddN(_)
        | OpKind::Signal(_)
        | OpKind::Lstm(_) => false,
        OpKind::ReadState(_) | OpKind::WriteState(_) => false,
        OpKind::InitialiseState(_) | OpKind::FullyConnectedSgd(_) => false,
    }
}

fn tensor_op_leaps(op: &TensorOp) -> bool {
    [
        "arg_reduce",
        "bitcast_convert",
        "compare",
        "convert",
        "reduce_precision",
        "sort",
        "top_k",
    ]
    .into_iter()
    .chain(["select_and_scatter", "reduce_window", "while"])
    .any(|name| op.mnemonic() == name)
}
