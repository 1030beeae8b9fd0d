//! Which kernel runs an op, and what it needs; what no kernel takes is listed all at once.
//!
//! There is a file for each family of kernels, with all that the compiler knows of them: when they
//! are chosen, and how the numbers that they read are baked. What a device would have to compute
//! before the first run is computed here: fixed-point multipliers, clamp ranges, lookup tables, and
//! sums of weights.
//!
//! A choice follows from types, quantisation and windows, and from which operands are constant.
//! What else it depends on is in `facts.rs`. Choosing is cheap and done for every plan that is
//! tried; baking is done once, for the last of them (`bake.rs`).

mod along;
mod batch_matmul;
mod binary;
mod coded;
mod copies;
mod custom;
mod detection;
mod facts;
mod filter;
mod fully_connected;
mod gather;
mod hybrid;
mod lstm;
mod mean;
mod packed;
mod pool2d;
mod ranks;
mod resize;
mod scale;
mod scatter;
mod sgd;
mod signal;
mod softmax;
mod strided;
mod svdf;
mod transpose_conv;
mod unary;
mod weighted_sum;
pub(crate) mod while_loop;
mod window;

use std::collections::HashMap;
use std::ops::Range;

use peapod_ir::numerics::{self, Multiplier};
use peapod_ir::ops::{Activation, TensorOp};
pub(crate) use peapod_ir::plan::micro::element;
use peapod_ir::plan::micro::{Element, InstructionSet, KernelId, Params, TooLarge};
use peapod_ir::{DType, Function, Numerics, Op, OpKind, TensorType, ValueId};

pub(crate) use facts::Facts;
pub(crate) use while_loop::{Gru, Loop, Program, Routine};

use crate::error::{PassError, Refusal, Unsupported, UnsupportedOp, UnsupportedPort};
use crate::memory_plan::Planner;
use crate::micro::Weights;
use crate::micro::bake::Constant;
use crate::micro::calls::{Calls, Needs, Site, Takeover};
use crate::micro::storage::Storage;

/// The kernel for a call, without the numbers that it reads.
pub(crate) struct Choice {
    /// The kernel.
    pub(crate) kernel: KernelId,
    /// Its parameters.
    pub(crate) params: Params,
    /// Inputs, in the order the schema documents.
    pub(crate) inputs: Vec<Input>,
    /// Which results may overwrite which operands of the op.
    pub(crate) takeovers: Vec<Takeover>,
    /// Multiply-accumulates of one run.
    pub(crate) macs: u64,
    /// What a loop runs.
    pub(crate) program: Option<Program>,
}

/// An input of a call.
pub(crate) enum Input {
    /// Some bytes of a tensor as the model has it, in the arena or constant.
    Tensor { root: ValueId, bytes: Range<usize> },
    /// Numbers that are worked out when the call is baked.
    Derived(Box<Derive>),
    /// Bytes of the arena during this call only.
    Scratch { element: Element, len_bytes: usize },
}

/// Works out a constant of an op.
type Derive = dyn FnOnce(&Context<'_>, &Op) -> Constant;

impl Choice {
    fn new(kernel: KernelId, params: impl Into<Params>, inputs: Vec<Input>) -> Self {
        Self {
            kernel,
            params: params.into(),
            inputs,
            takeovers: Vec::new(),
            macs: 0,
            program: None,
        }
    }

    /// Lets the only result overwrite these operands.
    fn in_place(mut self, operands: impl IntoIterator<Item = usize>) -> Self {
        let takeover = |operand| Takeover { operand, result: 0 };
        self.takeovers.extend(operands.into_iter().map(takeover));
        self
    }

    /// Adds scratch memory as the last input.
    fn scratch(mut self, element: Element, len_bytes: usize) -> Self {
        self.inputs.push(Input::Scratch { element, len_bytes });
        self
    }

    fn macs(mut self, factors: &[usize]) -> Self {
        self.macs = factors.iter().map(|factor| *factor as u64).product();
        self
    }

    /// What planning has to know of the call.
    pub(crate) fn needs(&self) -> Needs {
        let scratch = self.inputs.iter().map(|input| match input {
            Input::Scratch { len_bytes, .. } => *len_bytes,
            Input::Tensor { .. } | Input::Derived(_) => 0,
        });
        Needs {
            scratch_bytes: scratch.sum(),
            takeovers: self.takeovers.clone(),
        }
    }
}

impl Input {
    fn derived(derive: impl FnOnce(&Context<'_>, &Op) -> Constant + 'static) -> Self {
        Self::Derived(Box::new(derive))
    }

    pub(crate) fn s32(values: Vec<i32>) -> Self {
        Self::derived(move |_, _| Constant::s32(&values))
    }

    /// Multipliers and shifts as the two arrays that kernels read.
    fn multipliers(multipliers: &[Multiplier]) -> [Self; 2] {
        let factors = multipliers.iter().map(|of| of.multiplier).collect();
        let shift = |of: &Multiplier| i8::try_from(of.shift).expect("shifts are in [-31, 30]");
        let shifts: Vec<i8> = multipliers.iter().map(shift).collect();
        let shifts = Self::derived(move |_, _| Constant::s8(&shifts));
        [Self::s32(factors), shifts]
    }
}

impl From<TooLarge> for Refusal {
    fn from(error: TooLarge) -> Self {
        Self::new(error.to_string(), "split the tensor or shrink the model")
    }
}

/// The refusal of an op that a microcontroller has no kernel for, whatever its operands.
fn no_kernel() -> Refusal {
    let reason = "no microcontroller kernel computes this op";
    Refusal::new(reason, "compile it for a pod, or keep it out of the model")
}

/// The advice for element types that no kernel takes.
const CONVERT: &str = "convert the model with full-integer int8 quantisation, or keep it float32 \
                       throughout";

/// The advice for a tensor that should have been known at compile time.
const FREEZE: &str = "freeze the variables of the model before converting it";

/// The two kinds of arithmetic most kernels come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arithmetic {
    Integer,
    Float,
}

/// What choosing and baking look at.
pub(crate) struct Context<'a> {
    /// The contract that integers keep.
    pub(crate) numerics: Numerics,
    /// All functions of the module.
    pub(crate) functions: &'a [Function],
    /// Where each is, by its name.
    pub(crate) index: &'a HashMap<&'a str, usize>,
    pub(crate) function: &'a Function,
    /// How arenas of loops are laid out.
    pub(crate) planner: Planner,
    /// Most turns of a loop whose turns are not known.
    pub(crate) max_iterations: u32,
    /// Loops around the function.
    pub(crate) depth: usize,
    pub(crate) storage: &'a Storage,
    /// Which instructions weights are packed for; `None` leaves them as the model has them.
    pub(crate) packing: Option<InstructionSet>,
    /// Which weights are stored in fewer bits than they have.
    pub(crate) weights: Weights,
    pub(crate) facts: &'a Facts,
}

impl<'a> Context<'a> {
    /// That of a function that a loop of this one calls.
    pub(crate) fn within<'b>(&'b self, function: &'b Function, storage: &'b Storage) -> Context<'b>
    where
        'a: 'b,
    {
        Context {
            function,
            storage,
            depth: self.depth + 1,
            ..*self
        }
    }

    /// The type of operand `index`, which the verifier found present.
    fn input(&self, op: &Op, index: usize) -> &'a TensorType {
        self.function.ty(required(op, index))
    }

    fn output(&self, op: &Op) -> &'a TensorType {
        self.function.ty(op.result())
    }

    /// Operand `index` unchanged.
    fn tensor(&self, op: &Op, index: usize) -> Input {
        self.value(required(op, index))
    }

    /// A value unchanged.
    pub(crate) fn value(&self, value: ValueId) -> Input {
        Input::Tensor {
            root: self.storage.root(value),
            bytes: 0..self.function.ty(value).size_bytes(),
        }
    }

    /// The bytes of operand `index`, if they are known.
    fn known(&self, op: &Op, index: usize) -> Option<&'a [u8]> {
        self.bytes(required(op, index))
    }

    fn is_known(&self, op: &Op, index: usize) -> bool {
        self.known(op, index).is_some()
    }

    /// The bytes of a value, if it is a constant or a slice of one.
    pub(crate) fn bytes(&self, value: ValueId) -> Option<&'a [u8]> {
        let (outermost, start) = self.storage.outermost(value);
        let bytes = self.function.constant(outermost)?;
        Some(&bytes[start..][..self.function.ty(value).size_bytes()])
    }
}

/// The operand at `index`, which the verifier found present.
fn required(op: &Op, index: usize) -> ValueId {
    op.inputs[index].expect("the verifier asks for this operand")
}

/// Chooses a kernel for every call.
///
/// # Errors
///
/// [`PassError::Unsupported`] lists all ops that no kernel takes, and the inputs and outputs of the
/// model whose elements the arena cannot hold.
pub(crate) fn choose(cx: &Context<'_>, calls: &Calls) -> Result<Vec<Choice>, PassError> {
    let mut unsupported = Unsupported {
        ports: unsupported_ports(cx.function),
        ops: Vec::new(),
    };
    let (mut choices, mut within) = (Vec::new(), Vec::new());
    for site in &calls.sites {
        let choice = of_site(cx, site);
        let refused = |refusal| UnsupportedOp::new(cx.function, site.op, refusal);
        match choice {
            Ok(choice) => choices.push(choice),
            Err(Refused::Here(refusal)) => unsupported.ops.push(refused(refusal)),
            Err(Refused::Within(ops)) => within.extend(ops),
        }
    }
    if unsupported.is_empty() && within.is_empty() {
        return Ok(choices);
    }
    unsupported.ops.sort_by_key(|op| op.op);
    unsupported.ops.dedup_by_key(|op| op.op);
    unsupported.ops.extend(within);
    Err(PassError::Unsupported(unsupported))
}

/// What no kernel takes.
enum Refused {
    /// The op itself.
    Here(Refusal),
    /// Ops of functions that it names.
    Within(Vec<UnsupportedOp>),
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Here(refusal)
    }
}

fn of_site(cx: &Context<'_>, site: &Site) -> Result<Choice, Refused> {
    let op = site.op(cx.function);
    check_elements(cx, op)?;
    if let Some(piece) = site.piece {
        return Ok(copies::piece(cx, piece.operand));
    }
    if let OpKind::Tensor(TensorOp::While(it)) = &op.kind {
        return while_loop::while_loop(cx, op, it);
    }
    Ok(of_op(cx, op)?)
}

/// The kernel that does what an op means.
fn of_op(cx: &Context<'_>, op: &Op) -> Result<Choice, Refusal> {
    match &op.kind {
        OpKind::Conv2d(conv) => filter::conv2d(cx, op, conv),
        OpKind::DepthwiseConv2d(conv) => filter::depthwise_conv2d(cx, op, conv),
        OpKind::TransposeConv(conv) => transpose_conv::transpose_conv(cx, op, conv),
        OpKind::DetectionPostprocess(it) => detection::detection_postprocess(cx, op, it),
        OpKind::PoseDecoder(it) => detection::pose_decoder(cx, op, it),
        OpKind::NonMaxSuppression(it) => detection::non_max_suppression(cx, op, it),
        OpKind::Custom(it) => custom::custom(cx, op, it),
        OpKind::HybridConv2d(conv) => hybrid::hybrid_conv2d(cx, op, conv),
        OpKind::BatchMatmul(product) => batch_matmul::batch_matmul(cx, op, product),
        OpKind::FullyConnected(product) => fully_connected::fully_connected(cx, op, product),
        OpKind::AveragePool2d(pool) => pool2d::average(cx, op, pool),
        OpKind::MaxPool2d(pool) => pool2d::max(cx, op, pool),
        OpKind::Binary(binary) => binary::binary(cx, op, binary),
        OpKind::Paired(paired) => binary::paired(cx, op, paired),
        OpKind::Unary(unary) => unary::unary(cx, op, unary),
        OpKind::Composite(composite) => unary::composite(cx, op, composite),
        OpKind::Mean(mean) => mean::mean(cx, op, mean),
        OpKind::Fold(fold) => mean::fold(cx, op, fold),
        OpKind::Along(along) => along::along(cx, op, along),
        OpKind::Signal(of) => signal::signal(cx, op, of.op),
        OpKind::AddN(_) => along::add_n(cx, op),
        OpKind::Resize(resize) => resize::resize(cx, op, resize),
        OpKind::Pad(pad) => copies::pad(cx, op, pad),
        OpKind::Reshape(_) | OpKind::ReadState(_) => Ok(copies::copy(cx, op)),
        OpKind::WriteState(_) => Ok(copies::to_state(cx, op)),
        OpKind::Softmax(softmax) => softmax::softmax(cx, op, softmax),
        OpKind::Quantize(_) => scale::quantize(cx, op),
        OpKind::Dequantize(_) => scale::dequantize(cx, op),
        OpKind::Concatenation(concatenation) => copies::concatenation(cx, op, concatenation),
        OpKind::InitialiseState(_) => Ok(copies::initialise_state(cx, op)),
        OpKind::Svdf(svdf) => svdf::svdf(cx, op, svdf),
        OpKind::FullyConnectedSgd(_) => sgd::fully_connected_sgd(cx, op),
        OpKind::Lstm(lstm) => lstm::lstm(cx, op, lstm),
        OpKind::Tensor(tensor) => of_tensor_op(cx, op, tensor),
    }
}

/// The kernel that does what a tensor-level op means.
fn of_tensor_op(cx: &Context<'_>, op: &Op, tensor: &TensorOp) -> Result<Choice, Refusal> {
    let walk = if let TensorOp::Slice(slice) = tensor {
        match strided::of_slice(cx, op, slice) {
            Some(walk) => walk,
            None => return copies::slice(cx, op, slice),
        }
    } else if let TensorOp::Transpose(transpose) = tensor {
        strided::of_transpose(cx, op, transpose)
    } else if let TensorOp::Reverse(reverse) = tensor {
        strided::of_reverse(cx, op, reverse)
    } else if let TensorOp::BroadcastInDim(broadcast) = tensor {
        strided::of_broadcast(cx, op, broadcast)
    } else if let TensorOp::Gather(gather) = tensor {
        return gather::gather(cx, op, gather);
    } else if let TensorOp::Scatter(it) = tensor {
        return scatter::scatter(cx, op, it);
    } else if let TensorOp::Compare(compare) = tensor {
        return binary::compare(cx, op, compare);
    } else if let TensorOp::Select(_) = tensor {
        return binary::select(cx, op);
    } else if let TensorOp::DynamicUpdateSlice(_) = tensor {
        return copies::dynamic_update_slice(cx, op);
    } else if let TensorOp::BitcastConvert(_) = tensor {
        return Ok(copies::bitcast_convert(cx, op));
    } else if let TensorOp::Convert(_) = tensor {
        return Ok(copies::convert(cx, op));
    } else {
        return Err(no_kernel());
    };
    walk.choice(cx, op)
}

/// Inputs and outputs of the model whose elements the arena does not hold.
fn unsupported_ports(function: &Function) -> Vec<UnsupportedPort> {
    let inputs = function.inputs.iter().map(|value| ("input", *value));
    let outputs = function.outputs.iter().map(|value| ("output", *value));
    let odd = inputs.chain(outputs).filter(|(_, value)| {
        let dtype = function.ty(*value).dtype;
        dtype == DType::I4 || element(dtype).is_none()
    });
    odd.map(|(what, value)| UnsupportedPort {
        what,
        name: function.value(value).name.clone(),
        dtype: function.ty(value).dtype,
    })
    .collect()
}

/// Refuses an op that touches a tensor the arena cannot hold; constants are baked as kernels want
/// them.
fn check_elements(cx: &Context<'_>, op: &Op) -> Result<(), Refusal> {
    let tensors = op.inputs.iter().flatten().chain(&op.outputs);
    let in_arena = tensors.filter(|value| cx.bytes(**value).is_none());
    let mut dtypes = in_arena.map(|value| cx.function.ty(*value).dtype);
    match dtypes.find(|dtype| element(*dtype).is_none()) {
        Some(dtype) => {
            let reason = format!("no kernel holds elements of type {}", dtype.name());
            Err(Refusal::new(reason, CONVERT))
        }
        None => Ok(()),
    }
}

/// Of a family of kernels, the one on elements of the type that all of these tensors have, and its
/// arithmetic. What it takes first says which elements a kernel is for.
fn kernel_of(
    family: &[KernelId],
    tensors: &[&TensorType],
) -> Result<(KernelId, Arithmetic), Refusal> {
    let dtype = tensors[0].dtype;
    let uniform = dtype != DType::I4 && tensors.iter().all(|ty| ty.dtype == dtype);
    let is_it = |kernel: &&KernelId| element(dtype) == Some(element_of(**kernel));
    match family.iter().find(is_it).filter(|_| uniform) {
        Some(kernel) if dtype == DType::F32 => Ok((*kernel, Arithmetic::Float)),
        Some(kernel) => Ok((*kernel, Arithmetic::Integer)),
        None => Err(other_elements(family)),
    }
}

/// What a kernel of a family computes on.
fn element_of(kernel: KernelId) -> Element {
    kernel.facts().inputs()[0].elements[0]
}

/// The refusal of elements that none of the kernels takes.
fn other_elements(family: &[KernelId]) -> Refusal {
    let names = family.iter().map(|kernel| match element_of(*kernel) {
        Element::S8 => "int8",
        Element::U8 => "uint8",
        Element::S16 => "int16",
        Element::S32 => "int32",
        Element::F32 => "float32",
        Element::S64 => "int64",
        Element::Bool => "bool",
        Element::U32 => "uint32",
    });
    let names = names.collect::<Vec<_>>().join(" or ");
    Refusal::new(format!("its kernels are {names} throughout"), CONVERT)
}

/// What a result is clamped to; limits of the other arithmetic are 0.
#[derive(Clone, Copy, Debug, Default)]
struct Limits {
    min: i32,
    max: i32,
    min_f32: f32,
    max_f32: f32,
}

impl Limits {
    /// Those of an activation.
    fn of(activation: Activation, output: &TensorType, arithmetic: Arithmetic) -> Self {
        match arithmetic {
            Arithmetic::Integer => {
                let (min, max) = numerics::activation_range(activation, output);
                Self {
                    min,
                    max,
                    ..Self::default()
                }
            }
            Arithmetic::Float => {
                let (min_f32, max_f32) = numerics::activation_range_f32(activation);
                Self {
                    min_f32,
                    max_f32,
                    ..Self::default()
                }
            }
        }
    }
}

/// A list of per-dimension numbers as kernels hold it: the last dimension last, `fill` before.
fn right_aligned(numbers: impl DoubleEndedIterator<Item = usize>, fill: usize) -> [usize; 6] {
    let mut aligned = [fill; 6];
    for (slot, number) in aligned.iter_mut().rev().zip(numbers.rev()) {
        *slot = number;
    }
    aligned
}
