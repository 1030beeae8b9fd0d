//! Turns an op into a kernel call with every number worked out.
//!
//! One file per family of kernels. What a device would have to compute before the first run is
//! computed here: fixed-point multipliers, clamp ranges, lookup tables, and sums of weights.

use std::ops::Range;

use peapod_ir::ops::Activation;
use peapod_ir::plan::micro::{Clamp, Element, InstructionSet, Kernel, Multiplier, Operand};
use peapod_ir::{DType, Function, Op, TensorType, ValueId, numerics};

use crate::micro::constants::Constants;
use crate::micro::row_tiling::Known;
use crate::micro::storage::Storage;

pub(crate) mod binary;
pub(crate) mod copies;
pub(crate) mod filter;
pub(crate) mod fully_connected;
pub(crate) mod mean;
pub(crate) mod packed;
pub(crate) mod pool2d;
pub(crate) mod scale;
pub(crate) mod softmax;
pub(crate) mod svdf;
pub(crate) mod unary;
mod weighted_sum;

/// A kernel call whose operands have no place in the arena yet. It writes the result of its op.
pub(crate) struct Call {
    pub(crate) kernel: Kernel,
    pub(crate) inputs: Vec<Source>,
    /// Which inputs the result may overwrite, element by element as the kernel reads them.
    pub(crate) in_place: Vec<usize>,
    /// Which bytes of the result it writes; `None` for all.
    pub(crate) part: Option<Range<usize>>,
    /// Multiply-accumulates of one run.
    pub(crate) macs: u64,
}

impl Call {
    fn new(kernel: Kernel, inputs: Vec<Source>) -> Self {
        Self {
            kernel,
            inputs,
            in_place: Vec::new(),
            part: None,
            macs: 0,
        }
    }

    /// A call that is only planned: it reads values, and needs what is known of it.
    pub(crate) fn outline(
        mut inputs: Vec<Source>,
        part: Option<Range<usize>>,
        known: &Known,
    ) -> Self {
        let scratch = Source::Scratch {
            element: Element::U8,
            len_bytes: known.scratch,
        };
        inputs.extend((known.scratch > 0).then_some(scratch));
        let in_place = known.in_place.iter().copied();
        Self {
            part,
            ..Self::new(Kernel::CopyX8, inputs).in_place(in_place)
        }
    }

    fn in_place(mut self, inputs: impl IntoIterator<Item = usize>) -> Self {
        self.in_place.extend(inputs);
        self
    }

    fn macs(mut self, factors: &[usize]) -> Self {
        self.macs = factors.iter().map(|factor| *factor as u64).product();
        self
    }
}

/// Where the bytes of a call's input come from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source {
    /// The arena, wherever the planner puts the value.
    Value(ValueId),
    /// Some bytes of a value in the arena.
    Part {
        value: ValueId,
        start: usize,
        len_bytes: usize,
    },
    /// The constants.
    Constant(Operand),
    /// The arena, during this call only.
    Scratch { element: Element, len_bytes: usize },
}

/// Why no kernel takes an op, and what its owner can do.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) reason: String,
    pub(crate) help: &'static str,
}

impl Refusal {
    pub(crate) fn new(reason: impl Into<String>, help: &'static str) -> Self {
        Self {
            reason: reason.into(),
            help,
        }
    }

    /// The refusal of an op that a microcontroller has no kernel for, whatever its operands.
    pub(crate) fn no_kernel() -> Self {
        let reason = "no microcontroller kernel computes this op";
        Self::new(reason, "compile it for a pod, or keep it out of the model")
    }
}

/// The advice for element types that no kernel takes.
const CONVERT: &str = "convert the model with full-integer int8 quantisation, or keep it float32 \
                       throughout";

/// The advice for a tensor that should have been known at compile time.
const FREEZE: &str = "freeze the variables of the model before converting it";

/// The two kinds of arithmetic most kernels come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arithmetic {
    S8,
    F32,
}

/// What baking an op can look at, and where its constants go.
pub(crate) struct Baker<'a> {
    pub(crate) function: &'a Function,
    pub(crate) storage: &'a Storage,
    pub(crate) constants: Constants,
    /// Whether weights are packed, and for which instructions.
    pub(crate) packing: Option<InstructionSet>,
}

impl<'a> Baker<'a> {
    /// The type of operand `index`, which the verifier found present.
    fn input<'b>(&self, op: &'b Op, index: usize) -> &'a TensorType
    where
        'a: 'b,
    {
        self.function.ty(required(op, index))
    }

    fn output(&self, op: &Op) -> &'a TensorType {
        self.function.ty(op.outputs[0])
    }

    /// Operand `index` as it stands.
    fn source(&mut self, op: &Op, index: usize) -> Source {
        self.value(required(op, index))
    }

    /// A value as it stands.
    fn value(&mut self, value: ValueId) -> Source {
        let value = self.storage.root(value);
        let Some(bytes) = self.bytes(value) else {
            return Source::Value(value);
        };
        let dtype = self.function.ty(value).dtype;
        let element = element(dtype).expect("ops with other elements are refused");
        Source::Constant(self.constants.add(bytes, element))
    }

    /// The bytes of operand `index`, if they are known.
    fn known(&self, op: &Op, index: usize) -> Option<&'a [u8]> {
        self.bytes(self.storage.root(required(op, index)))
    }

    /// The bytes of a root, if it is a constant or a slice of one.
    fn bytes(&self, value: ValueId) -> Option<&'a [u8]> {
        let (outermost, start) = self.storage.outermost(value);
        let bytes = self.function.constant(outermost)?;
        Some(&bytes[start..][..self.function.ty(value).size_bytes()])
    }

    fn constant_s8(&mut self, values: &[i8]) -> Source {
        let bytes: Vec<u8> = values.iter().map(|value| value.cast_unsigned()).collect();
        Source::Constant(self.constants.add(&bytes, Element::S8))
    }

    fn constant_s32(&mut self, values: &[i32]) -> Source {
        let bytes: Vec<u8> = values
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect();
        Source::Constant(self.constants.add(&bytes, Element::S32))
    }

    /// Multipliers and shifts as the two arrays that kernels read.
    fn multipliers(&mut self, multipliers: &[Multiplier]) -> [Source; 2] {
        let factors: Vec<i32> = multipliers.iter().map(|of| of.multiplier).collect();
        let shift = |of: &Multiplier| i8::try_from(of.shift).expect("shifts lie in [-31, 30]");
        let shifts: Vec<i8> = multipliers.iter().map(shift).collect();
        [self.constant_s32(&factors), self.constant_s8(&shifts)]
    }
}

/// The operand at `index`, which the verifier found present.
fn required(op: &Op, index: usize) -> ValueId {
    op.inputs[index].expect("the verifier asks for this operand")
}

/// Element type of a tensor in the arena, if kernels can hold it.
pub(crate) fn element(dtype: DType) -> Option<Element> {
    match dtype {
        DType::I4 | DType::I8 => Some(Element::S8),
        DType::U8 | DType::Bool => Some(Element::U8),
        DType::I16 => Some(Element::S16),
        DType::I32 => Some(Element::S32),
        DType::F32 => Some(Element::F32),
        DType::F16 | DType::Bf16 | DType::F64 | DType::I64 | DType::U32 => None,
    }
}

/// Refuses an op that touches a tensor the arena cannot hold.
pub(crate) fn check_elements(function: &Function, op: &Op) -> Result<(), Refusal> {
    let tensors = op.inputs.iter().flatten().chain(&op.outputs);
    let mut dtypes = tensors.map(|value| function.ty(*value).dtype);
    match dtypes.find(|dtype| element(*dtype).is_none()) {
        Some(dtype) => {
            let reason = format!("no kernel holds elements of type {}", dtype.name());
            Err(Refusal::new(reason, CONVERT))
        }
        None => Ok(()),
    }
}

/// The arithmetic of an op whose tensors must all be int8, or all float32.
fn arithmetic(tensors: &[&TensorType]) -> Result<Arithmetic, Refusal> {
    if tensors.iter().all(|ty| ty.dtype == DType::I8) {
        Ok(Arithmetic::S8)
    } else if tensors.iter().all(|ty| ty.dtype == DType::F32) {
        Ok(Arithmetic::F32)
    } else {
        Err(Refusal::new(
            "its kernels are int8 or float32 throughout",
            CONVERT,
        ))
    }
}

/// What an activation clamps a result to.
fn clamp(activation: Activation, output: &TensorType, arithmetic: Arithmetic) -> Clamp {
    match arithmetic {
        Arithmetic::S8 => {
            let (min, max) = numerics::activation_range(activation, output);
            Clamp::Integer { min, max }
        }
        Arithmetic::F32 => {
            let (min, max) = numerics::activation_range_f32(activation);
            Clamp::Float { min, max }
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
