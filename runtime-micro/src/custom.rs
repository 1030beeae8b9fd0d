//! Operators that a user implements: what the compiler knows by name only.
//!
//! An implementation is a [`CustomOp`]. It gets slices: of inputs, of outputs, of scratch memory,
//! of the operator's options. A table of implementations is a type, [`CustomOps`], so that it costs
//! no memory, and nothing at all in images of models without custom operators. The kernel of a
//! table takes the place of [`kernels::CUSTOM`](crate::kernels::CUSTOM), whose table is empty:
//!
//! ```
//! use peapod_micro::Kernel;
//! use peapod_micro::custom::{CustomOp, CustomOps, Memory, Needs, Refused, Types};
//!
//! /// Twice as much.
//! struct Twice;
//!
//! impl CustomOp for Twice {
//!     fn name(&self) -> &str {
//!         "Twice"
//!     }
//!
//!     fn prepare(&self, types: &Types<'_>) -> Result<Needs, Refused> {
//!         match (types.input(0), types.output(0)) {
//!             (Some(x), Some(y)) if x.dims == y.dims => Ok(Needs::default()),
//!             _ => Err(Refused("expected an output of the input's shape")),
//!         }
//!     }
//!
//!     fn eval(&self, _: &Types<'_>, mut memory: Memory<'_, '_>) {
//!         let Some(x) = memory.input_as::<f32>(0) else { return };
//!         let Some(y) = memory.output_as::<f32>(0) else { return };
//!         y.iter_mut().zip(x).for_each(|(y, x)| *y = 2.0 * x);
//!     }
//! }
//!
//! struct Mine;
//!
//! impl CustomOps for Mine {
//!     const OPS: &'static [&'static dyn CustomOp] = &[&Twice];
//! }
//!
//! static CUSTOM: Kernel = Kernel::custom::<Mine>();
//! ```

use peapod_schemas::micro::custom::{RECORD_WORDS, TensorRecord};
use peapod_schemas::micro::{Custom, ElementType, Kernel as KernelId, MAX_RANK, Step, View};

pub use peapod_schemas::micro::custom::MAX_CUSTOM_TENSORS;

use crate::arena::Element;
use crate::error::{Fault, LoadError};

/// An operator that a user implements.
pub trait CustomOp: Sync {
    /// Its name in the model's file.
    fn name(&self) -> &str;

    /// Checks types, shapes and options. Called by [`load`](crate::load), and by the compiler,
    /// which plans what it asks for.
    ///
    /// # Errors
    ///
    /// It does not compute on these.
    fn prepare(&self, types: &Types<'_>) -> Result<Needs, Refused>;

    /// Computes all elements of all outputs, from the inputs and nothing else. What outputs and
    /// scratch memory hold before is not defined.
    fn eval(&self, types: &Types<'_>, memory: Memory<'_, '_>);
}

/// A table of implementations.
pub trait CustomOps {
    /// Each of another name.
    const OPS: &'static [&'static dyn CustomOp] = &[];

    /// The implementation of the operator of this name.
    fn find(name: &[u8]) -> Option<&'static dyn CustomOp> {
        let mut ops = Self::OPS.iter();
        ops.find(|op| op.name().as_bytes() == name).copied()
    }
}

/// What an operator needs to run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Bytes of scratch memory.
    pub scratch_bytes: u32,
    /// Element operations at most, for limits on work: an estimate.
    pub work: u32,
}

/// Why an operator does not compute on types or options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused(pub &'static str);

/// Types of the inputs and outputs of an operator, and its options.
#[derive(Clone, Copy, Debug)]
pub struct Types<'a> {
    records: &'a [TensorRecord],
    scales: &'a [f32],
    zero_points: &'a [i32],
    inputs: usize,
    options: &'a [u8],
    known: &'a [Option<&'a [u8]>],
}

/// The type of an input or output.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tensor<'a> {
    /// What its elements are.
    pub element: ElementType,
    /// Extents, outermost first.
    pub dims: &'a [u32],
    /// None, one, or one for each index of `axis`: real = scale · (stored − zero point).
    pub scales: &'a [f32],
    /// As many.
    pub zero_points: &'a [i32],
    /// The dimension that scales belong to, where there are several.
    pub axis: u32,
    /// Its elements, little-endian, where they are constant.
    pub known: Option<&'a [u8]>,
}

impl Tensor<'_> {
    /// How many elements it has.
    pub fn elements(&self) -> u32 {
        self.dims
            .iter()
            .fold(1, |product, dim| product.wrapping_mul(*dim))
    }
}

/// What an operator computes on and with. All of it is apart from every output.
#[derive(Debug)]
pub struct Memory<'m, 'a> {
    /// Elements of each input; the same tensor may be there twice.
    pub inputs: &'m [&'a [u8]],
    /// Elements of each output.
    pub outputs: &'m mut [&'a mut [u8]],
    /// At least as many bytes as were asked for; begins at a multiple of four.
    pub scratch: &'a mut [u8],
}

impl<'a> Memory<'_, 'a> {
    /// The elements of an input; `None` if they are of another size.
    pub fn input_as<T: Element>(&self, index: usize) -> Option<&'a [T]> {
        bytemuck::try_cast_slice(self.inputs.get(index)?).ok()
    }

    /// The elements of an output; `None` if they are of another size.
    pub fn output_as<T: Element>(&mut self, index: usize) -> Option<&mut [T]> {
        bytemuck::try_cast_slice_mut(self.outputs.get_mut(index)?).ok()
    }
}

impl<'a> Types<'a> {
    /// Reads what a compiler wrote of so many inputs and outputs: `words` are the records, scales
    /// and zero points. `known` are elements of inputs that are constant. `None` if it is not
    /// sound.
    pub fn new(
        words: &'a [u32],
        [inputs, outputs]: [usize; 2],
        options: &'a [u8],
        known: &'a [Option<&'a [u8]>],
    ) -> Option<Self> {
        let words_of_records = inputs.checked_add(outputs)?.checked_mul(RECORD_WORDS)?;
        let (records, rest) = words.split_at_checked(words_of_records)?;
        let (scales, zero_points) = rest.split_at_checked(rest.len() / 2)?;
        let types = Self {
            records: bytemuck::try_cast_slice(records).ok()?,
            scales: bytemuck::try_cast_slice(scales).ok()?,
            zero_points: bytemuck::try_cast_slice(zero_points).ok()?,
            inputs,
            options,
            known,
        };
        let mut all = 0..types.records.len();
        let is_sound = scales.len() == zero_points.len() && all.all(|it| types.is_sound(it));
        is_sound.then_some(types)
    }

    /// Whether a tensor has elements, and as many scales as it may.
    fn is_sound(&self, index: usize) -> bool {
        let Some(tensor) = self.tensor(index) else {
            return false;
        };
        let elements = tensor
            .dims
            .iter()
            .try_fold(1_u32, |sum, dim| sum.checked_mul(*dim));
        let along = tensor.dims.get(tensor.axis as usize).copied();
        let scales = tensor.scales.len();
        elements.is_some_and(|elements| elements > 0)
            && (scales <= 1 || along.is_some_and(|along| along as usize == scales))
    }

    fn tensor(&self, index: usize) -> Option<Tensor<'a>> {
        let record = self.records.get(index)?;
        let (first, count) = (record.first_scale as usize, record.scales as usize);
        let rank = usize::try_from(record.rank)
            .ok()
            .filter(|rank| *rank <= MAX_RANK)?;
        Some(Tensor {
            element: ElementType::from_number(u8::try_from(record.element).ok()?)?,
            dims: record.dims.get(..rank)?,
            scales: self.scales.get(first..)?.get(..count)?,
            zero_points: self.zero_points.get(first..)?.get(..count)?,
            axis: record.axis,
            known: self.known.get(index).copied().flatten(),
        })
    }

    /// How many inputs there are.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// How many outputs there are.
    pub fn outputs(&self) -> usize {
        self.records.len().saturating_sub(self.inputs)
    }

    /// The type of an input.
    pub fn input(&self, index: usize) -> Option<Tensor<'a>> {
        self.tensor(index).filter(|_| index < self.inputs)
    }

    /// The type of an output.
    pub fn output(&self, index: usize) -> Option<Tensor<'a>> {
        self.tensor(self.inputs.checked_add(index)?)
    }

    /// The bytes of the operator's options, as the file has them: mostly FlexBuffers.
    pub fn options(&self) -> &'a [u8] {
        self.options
    }
}

/// The name of the custom operator that an error of [`load`](crate::load) is about: one that the
/// table lacks, or that refuses its types. `pea` are the bytes that were loaded.
pub fn name_of<'m>(error: &LoadError, pea: &'m [u8]) -> Option<&'m str> {
    let LoadError::Step {
        step,
        fault: Fault::CustomOp | Fault::CustomTypes,
        ..
    } = error
    else {
        return None;
    };
    name_of_step(pea, *step)
}

/// The name of the custom operator that a step of a pea is, by its place among them; `None` if it
/// is none, or no loop whose first custom operator it could be.
pub fn name_of_step(pea: &[u8], step: u32) -> Option<&str> {
    let view = View::read_without_checksum(pea).ok()?;
    let step = view.steps.get(step as usize)?;
    if let Some(entries) = view.program(step) {
        return entries.iter().find_map(|entry| name_in(&view, &entry.step));
    }
    name_in(&view, step)
}

fn name_in<'m>(view: &View<'m>, step: &Step) -> Option<&'m str> {
    let kernel = view.kernels.get(usize::from(step.kernel)).copied();
    let params: &Custom = view.param(step.params.into())?;
    let operand = view
        .operands
        .get(usize::from(step.first_operand).checked_add(1)?)?;
    let bytes = view
        .constants
        .get(operand.offset as usize..)?
        .get(..params.name_len as usize)?;
    let name = core::str::from_utf8(bytes).ok()?;
    (kernel == Some(KernelId::Custom as u16)).then_some(name)
}
