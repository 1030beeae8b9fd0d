//! Which kernel runs an op. Everything no kernel takes is listed at once.

use peapod_ir::plan::micro::{Element, InstructionSet};
use peapod_ir::{DType, Function, Op, OpId, OpKind, TensorType, ValueId};

use crate::bake::{
    self, Baker, Call, Refusal, binary, copies, filter, fully_connected, mean, pool2d, scale,
    softmax, svdf, unary,
};
use crate::constants::Constants;
use crate::edit::op_id;
use crate::error::{PassError, Unsupported, UnsupportedOp, UnsupportedPort};
use crate::storage::Storage;

/// A function as kernel calls.
pub(crate) struct Selection {
    /// Calls in execution order, with the op each came from.
    pub(crate) calls: Vec<(OpId, Call)>,
    /// Which values are the same bytes.
    pub(crate) storage: Storage,
    /// The constants section.
    pub(crate) constants: Vec<u8>,
}

/// Selects a kernel for every op that is not free.
pub(crate) fn select(
    function: &Function,
    packing: Option<InstructionSet>,
) -> Result<Selection, PassError> {
    let storage = Storage::of(function);
    let mut baker = Baker {
        function,
        storage: &storage,
        constants: Constants::default(),
        packing,
    };
    let mut calls = Vec::new();
    let mut unsupported = Unsupported {
        ports: unsupported_ports(function),
        ops: Vec::new(),
    };
    for (index, op) in function.ops.iter().enumerate() {
        if storage.is_free(op) {
            continue;
        }
        match call(&mut baker, op) {
            Ok(call) => calls.push((op_id(index), call)),
            Err(refusal) => unsupported
                .ops
                .push(describe(function, op_id(index), refusal)),
        }
    }
    if !unsupported.is_empty() {
        return Err(PassError::Unsupported(unsupported));
    }
    Ok(Selection {
        calls,
        constants: baker.constants.into_bytes(),
        storage,
    })
}

/// The kernel call that does what an op means.
fn call(baker: &mut Baker, op: &Op) -> Result<Call, Refusal> {
    bake::check_elements(baker.function, op)?;
    match &op.kind {
        OpKind::Conv2d(conv) => filter::conv2d(baker, op, conv),
        OpKind::DepthwiseConv2d(conv) => filter::depthwise_conv2d(baker, op, conv),
        OpKind::FullyConnected(product) => fully_connected::fully_connected(baker, op, product),
        OpKind::AveragePool2d(pool) => pool2d::average(baker, op, pool),
        OpKind::MaxPool2d(pool) => pool2d::max(baker, op, pool),
        OpKind::Binary(binary) => binary::binary(baker, op, binary),
        OpKind::Unary(unary) => unary::unary(baker, op, unary),
        OpKind::Mean(mean) => mean::mean(baker, op, mean),
        OpKind::Pad(pad) => copies::pad(baker, op, pad),
        OpKind::Reshape(_) => copies::copy(baker, op),
        OpKind::Softmax(softmax) => softmax::softmax(baker, op, softmax),
        OpKind::Quantize(_) => scale::quantize(baker, op),
        OpKind::Dequantize(_) => scale::dequantize(baker, op),
        OpKind::Concatenation(concatenation) => copies::concatenation(baker, op, concatenation),
        OpKind::Svdf(svdf) => svdf::svdf(baker, op, svdf),
        OpKind::Tensor(_) => Err(Refusal::no_kernel()),
    }
}

pub(crate) fn describe(function: &Function, id: OpId, refusal: Refusal) -> UnsupportedOp {
    let op = &function.ops[id.index()];
    let tensors = op.inputs.iter().flatten().chain(&op.outputs);
    UnsupportedOp {
        op: id,
        mnemonic: op.kind.mnemonic(),
        location: op.location.clone(),
        tensors: tensors.map(|value| named_type(function, *value)).collect(),
        reason: refusal.reason,
        way_out: refusal.way_out.to_owned(),
    }
}

/// `name: dtype[shape]`.
fn named_type(function: &Function, value: ValueId) -> String {
    let name = &function.value(value).name;
    let TensorType { dtype, shape, .. } = function.ty(value);
    format!("`{name}`: {}{shape:?}", dtype.name())
}

/// Inputs and outputs of the model whose elements the arena does not hold.
fn unsupported_ports(function: &Function) -> Vec<UnsupportedPort> {
    let inputs = function.inputs.iter().map(|value| ("input", *value));
    let outputs = function.outputs.iter().map(|value| ("output", *value));
    let odd = inputs
        .chain(outputs)
        .filter(|(_, value)| port_element(function, *value).is_none());
    odd.map(|(what, value)| UnsupportedPort {
        what,
        name: function.value(value).name.clone(),
        dtype: function.ty(value).dtype,
    })
    .collect()
}

/// Element type of a graph input or output.
pub(crate) fn port_element(function: &Function, value: ValueId) -> Option<Element> {
    let dtype = function.ty(value).dtype;
    (dtype != DType::I4).then(|| bake::element(dtype))?
}
