//! Which kernel runs an op. Everything no kernel takes is listed at once.

use peapod_ir::ops::TensorOp;
use peapod_ir::plan::micro::{Element, InstructionSet, Memory, Operand};
use peapod_ir::{DType, Function, Op, OpId, OpKind, TensorType, ValueId};

use crate::error::{PassError, Unsupported, UnsupportedOp, UnsupportedPort};
use crate::graph::editor::op_id;
use crate::micro::bake::{
    self, Baker, Call, Refusal, Source, binary, copies, filter, fully_connected, mean, pool2d,
    scale, softmax, svdf, unary,
};
use crate::micro::constants::Constants;
use crate::micro::row_tiling::Known;
use crate::micro::storage::Storage;

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
    let mut unsupported = Unsupported {
        ports: unsupported_ports(function),
        ops: Vec::new(),
    };
    let calls = calls(function, &storage, |id, op, piece| {
        let call = match piece {
            None => call(&mut baker, op),
            Some((operand, start)) => bake::check_elements(function, op)
                .map(|()| copies::piece(&mut baker, operand, start)),
        };
        let refused = |refusal| unsupported.ops.push(describe(function, id, refusal));
        call.map_err(refused).ok()
    });
    if !unsupported.is_empty() {
        return Err(PassError::Unsupported(unsupported));
    }
    Ok(Selection {
        calls,
        constants: baker.constants.into_bytes(),
        storage,
    })
}

/// A constant that nobody reads.
const NOWHERE: Operand = Operand {
    memory: Memory::Constants,
    element: Element::U8,
    offset: 0,
    len_bytes: 0,
};

/// The calls of a function without their kernels and constants, to be planned and not to be run:
/// `known` tells what each op needs.
pub(crate) fn outline(function: &Function, known: &[Known]) -> Selection {
    let storage = Storage::of(function);
    let calls = calls(function, &storage, |id, op, piece| {
        let source = |value: ValueId| match function.constant(storage.outermost(value).0) {
            Some(_) => Source::Constant(NOWHERE),
            None => Source::Value(storage.root(value)),
        };
        let inputs = match piece {
            None => op
                .inputs
                .iter()
                .flatten()
                .map(|value| source(*value))
                .collect(),
            Some((operand, _)) => vec![source(operand)],
        };
        let end = |(operand, start)| start..start + function.ty(operand).size_bytes();
        Some(Call::outline(inputs, piece.map(end), &known[id.index()]))
    });
    Selection {
        calls,
        storage,
        constants: Vec::new(),
    }
}

/// Calls in execution order: `call` makes that of an op, or the copy of an operand to a byte of the
/// op's result.
fn calls(
    function: &Function,
    storage: &Storage,
    mut call: impl FnMut(OpId, &Op, Option<(ValueId, usize)>) -> Option<Call>,
) -> Vec<(OpId, Call)> {
    let mut calls = Vec::new();
    for (index, op) in function.ops.iter().enumerate() {
        let id = op_id(index);
        if storage.is_free(function, op) {
            continue;
        }
        let Some(pieces) = storage.copied(function, op) else {
            calls.extend(call(id, op, None).map(|call| (id, call)));
            continue;
        };
        for piece in pieces {
            if let Some(call) = call(id, op, Some(piece)) {
                let at = earliest(storage, function, &calls, &call);
                calls.insert(at, (id, call));
            }
        }
    }
    calls
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
        OpKind::Tensor(TensorOp::Slice(_)) => copies::slice(baker, op),
        OpKind::Tensor(_) => Err(Refusal::no_kernel()),
    }
}

/// Where a copy can run at the earliest: after the last call so far that makes or reads what it
/// reads. Its source need not outlive that.
fn earliest(storage: &Storage, function: &Function, calls: &[(OpId, Call)], copy: &Call) -> usize {
    let outermost = |source: &Source| match *source {
        Source::Value(value) | Source::Part { value, .. } => Some(storage.outermost(value).0),
        Source::Constant(_) | Source::Scratch { .. } => None,
    };
    let Some(source) = outermost(&copy.inputs[0]) else {
        return calls.len();
    };
    let touches = |(op, call): &(OpId, Call)| {
        let result = function.ops[op.index()].outputs[0];
        let written = storage.outermost(result).0 == source;
        written
            || call
                .inputs
                .iter()
                .any(|input| outermost(input) == Some(source))
    };
    calls.iter().rposition(touches).map_or(0, |last| last + 1)
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
        help: refusal.help.to_owned(),
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
