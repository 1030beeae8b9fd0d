//! One operator of the file, as the functions of [`super::ops`] see it.

use std::sync::Arc;

use peapod_ir::builder::Emit;
use peapod_ir::ops::type_rule::MAX_WINDOW;
use peapod_ir::ops::{Activation, Reshape};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::container::malformed_at;
use super::emitter::Emitter;
use super::shape::{self, MAX_TENSOR_BYTES};
use super::tensor::{Role, Tensors};
use super::wire::{self, ActivationFunctionType, BuiltinOptions};
use crate::error::{ImportError, TensorRef, Unsupported};

/// Tensors that an error about an operator names; the first are the telling ones.
const NAMED_TENSORS: usize = 4;

/// An operator whose tensors exist and are of types that the IR has.
pub(super) struct ForeignOp<'a, 't> {
    pub(super) table: wire::Operator<'a>,
    pub(super) tensors: &'t Tensors<'a>,
    /// Tensors by index; `None` if an optional one is absent.
    pub(super) inputs: &'t [Option<usize>],
    /// Tensors by index.
    pub(super) outputs: &'t [usize],
    /// The function under construction.
    pub(super) emitter: &'t mut Emitter,
}

/// An operand or result.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operand<'t> {
    /// Its index among the tensors.
    pub(super) tensor: usize,
    /// Its type.
    pub(super) ty: &'t TensorType,
}

impl<'t> ForeignOp<'_, 't> {
    /// An operand that has to be there.
    pub(super) fn operand(&self, index: usize, role: &str) -> Result<Operand<'t>, ImportError> {
        let operand = self.optional(index);
        operand.ok_or_else(|| self.malformed(format!("input {index}, the {role}, is absent")))
    }

    /// An operand that may be absent, by -1 or at the end of the list.
    pub(super) fn optional(&self, index: usize) -> Option<Operand<'t>> {
        let tensor = self.inputs.get(index).copied().flatten()?;
        Some(self.of(tensor))
    }

    /// The result of an operator that has one, as its row of the table says.
    pub(super) fn result(&self) -> Operand<'t> {
        self.of(self.outputs[0])
    }

    /// A result of an operator that has several.
    pub(super) fn result_at(&self, index: usize) -> Operand<'t> {
        self.of(self.outputs[index])
    }

    /// Emits the one op that the operator is. Its results are those of the operator.
    pub(super) fn define<'o, O: Into<Option<Operand<'o>>>>(
        &mut self,
        kind: OpKind,
        operands: impl IntoIterator<Item = O>,
    ) -> Result<(), ImportError> {
        let operands = operands.into_iter().map(Into::into);
        let inputs = operands
            .map(|operand| operand.map(|operand| self.value(operand)).transpose())
            .collect::<Result<_, _>>()?;
        let types = self.outputs.iter().map(|index| self.tensors.ty(*index));
        let values = self.emitter.build.emit_op(kind, inputs, types.cloned());
        self.define_as(&values)
    }

    /// Makes the only result a constant: the operand, one in half precision, in single precision.
    pub(super) fn widened(&mut self) -> Result<(), ImportError> {
        let (operand, result) = (self.operand(0, "operand")?, self.result());
        if !self.is_constant(operand) {
            let what = "half precision that is computed at run time".to_owned();
            let help = "convert the model again in float32, or with int8 quantisation";
            return Err(self.unsupported(&[operand], what, Some(help)));
        }
        let expected = TensorType::new(DType::F32, operand.ty.shape.clone());
        if *result.ty != expected {
            let what = format!("expected {expected}, found {}", result.ty);
            return Err(self.tensors.malformed(result.tensor, what));
        }
        let tensor = operand.tensor;
        let halves = match self.computed(operand) {
            Some(halves) => halves.clone(),
            None => self.tensors.constant(tensor, &mut self.emitter.copies)?,
        };
        let bytes = self
            .tensors
            .widened(tensor, &halves, &mut self.emitter.copies)?;
        let name = self.tensors.name(result.tensor);
        let was_compressed = match self.emitter.value(tensor) {
            Some(halves) => self.emitter.build.function().value(halves).compressed,
            None => self.tensors.is_sparse(tensor),
        };
        let value = self.emitter.build.constant(name, expected, bytes);
        if was_compressed {
            self.emitter.build.mark_compressed(value);
        }
        self.define_as(&[value])
    }

    /// The constant that two operands of a result decompress to.
    pub(super) fn decompressed(&mut self, index: usize) -> Result<ValueId, ImportError> {
        let encoded = self.operand(2 * index, "compressed constant")?;
        let ancillary = self.operand(2 * index + 1, "tables")?;
        for operand in [encoded, ancillary] {
            if self.tensors.role(operand.tensor) != Role::Constant {
                let what = "compressed elements that are computed at run time".to_owned();
                let help = "compress the weights alone";
                return Err(self.unsupported(&[operand], what, Some(help)));
            }
        }
        let result = self.result_at(index);
        let sources = [encoded.tensor, ancillary.tensor];
        let copies = &mut self.emitter.copies;
        let bytes = self.tensors.decompressed(result.tensor, sources, copies)?;
        let name = self.tensors.name(result.tensor);
        let build = &mut self.emitter.build;
        let value = build.constant(name, result.ty.clone(), bytes);
        build.mark_compressed(value);
        Ok(value)
    }

    /// Makes the only result the constant that the operand is, which the file may hold in sparse
    /// form.
    pub(super) fn densified(&mut self) -> Result<(), ImportError> {
        let operand = self.operand(0, "operand")?;
        if !self.is_constant(operand) {
            let what = "sparse elements that are computed at run time".to_owned();
            let help = "convert the model again without sparsity";
            return Err(self.unsupported(&[operand], what, Some(help)));
        }
        let value = self.value(operand)?;
        self.define_as(&[value])
    }

    /// Says which values the results of the operator are, in order.
    pub(super) fn define_as(&mut self, values: &[ValueId]) -> Result<(), ImportError> {
        for (&tensor, &value) in self.outputs.iter().zip(values) {
            let (declared, inferred) = (self.tensors.ty(tensor), self.emitter.build.ty(value));
            if declared != inferred {
                let what = format!("declared {declared}, inferred {inferred}");
                return Err(self.tensors.malformed(tensor, what));
            }
            self.emitter.bind(self.tensors, tensor, value);
        }
        Ok(())
    }

    /// The value of an operand, to emit ops on it.
    pub(super) fn value(&mut self, operand: Operand<'_>) -> Result<ValueId, ImportError> {
        self.emitter.read(self.tensors, operand.tensor)
    }

    fn of(&self, tensor: usize) -> Operand<'t> {
        Operand {
            tensor,
            ty: self.tensors.ty(tensor),
        }
    }

    /// The operator's options, which have to be there.
    pub(super) fn options<T>(
        &self,
        kind: BuiltinOptions,
        table: Option<T>,
    ) -> Result<T, ImportError> {
        let options = self.optional_options(kind, table)?;
        options.ok_or_else(|| {
            let name = kind.variant_name().unwrap_or("options");
            self.malformed(format!("missing {name}"))
        })
    }

    /// The operator's options; `None` if they are left out, which means all defaults.
    pub(super) fn optional_options<T>(
        &self,
        kind: BuiltinOptions,
        table: Option<T>,
    ) -> Result<Option<T>, ImportError> {
        let found = self.table.builtin_options_type();
        if found == kind || found == BuiltinOptions::NONE {
            return Ok(table);
        }
        let name = |kind: BuiltinOptions| match kind.variant_name() {
            Some(name) => name.to_owned(),
            None => format!("options {}", kind.0),
        };
        let what = format!("expected {}, found {}", name(kind), name(found));
        Err(self.malformed(what))
    }

    /// A fused activation.
    pub(super) fn activation(
        &self,
        activation: ActivationFunctionType,
    ) -> Result<Activation, ImportError> {
        match activation {
            ActivationFunctionType::NONE => Ok(Activation::None),
            ActivationFunctionType::RELU => Ok(Activation::Relu),
            ActivationFunctionType::RELU_N1_TO_1 => Ok(Activation::ReluN1To1),
            ActivationFunctionType::RELU6 => Ok(Activation::Relu6),
            other => match other.variant_name() {
                Some(name) => Err(self.unsupported(
                    &[self.result()],
                    format!("fused activation {name}"),
                    Some("use an operator of its own for the activation"),
                )),
                None => Err(self.malformed(format!("unknown activation {}", other.0))),
            },
        }
    }

    /// A stride, dilation or window extent.
    pub(super) fn extent(&self, what: &str, value: i32) -> Result<usize, ImportError> {
        let extent = usize::try_from(value).ok();
        let extent = extent.filter(|extent| (1..=MAX_WINDOW).contains(extent));
        extent.ok_or_else(|| {
            self.malformed(format!(
                "expected a {what} of 1 to {MAX_WINDOW}, found {value}"
            ))
        })
    }

    /// The extents of an operand of this rank.
    pub(super) fn extents<const RANK: usize>(
        &self,
        operand: Operand<'t>,
    ) -> Result<[usize; RANK], ImportError> {
        let shape = &operand.ty.shape;
        <[usize; RANK]>::try_from(shape.as_slice()).map_err(|_| {
            let what = format!("expected rank {RANK}, found shape {shape:?}");
            self.tensors.malformed(operand.tensor, what)
        })
    }

    /// The integers in a constant that says how the operator works.
    pub(super) fn integers(
        &self,
        operand: Operand<'t>,
        most: usize,
    ) -> Result<Vec<i64>, ImportError> {
        let bytes = self.parameter(operand, most)?;
        if operand.ty.dtype == DType::I32 {
            let (elements, _) = bytes.as_chunks();
            let elements = elements.iter().map(|&bytes| i32::from_le_bytes(bytes));
            Ok(elements.map(i64::from).collect())
        } else if operand.ty.dtype == DType::I64 {
            let (elements, _) = bytes.as_chunks();
            let elements = elements.iter().map(|&bytes| i64::from_le_bytes(bytes));
            Ok(elements.collect())
        } else {
            Err(self
                .tensors
                .malformed(operand.tensor, "expected INT32 or INT64"))
        }
    }

    /// The bytes of a constant that says how the operator works, of at most so many elements: one
    /// of the file, or computed from such.
    pub(super) fn parameter(
        &self,
        operand: Operand<'t>,
        most: usize,
    ) -> Result<&[u8], ImportError> {
        match self.computed(operand) {
            Some(bytes) if operand.ty.elements() <= most => Ok(bytes),
            _ => self.tensors.parameter(operand.tensor, most),
        }
    }

    /// The numbers in a constant, none of which may be negative.
    pub(super) fn sizes(
        &self,
        operand: Operand<'t>,
        most: usize,
    ) -> Result<Vec<usize>, ImportError> {
        let numbers = self.integers(operand, most)?.into_iter().map(|number| {
            usize::try_from(number).map_err(|_| {
                let what = format!("expected no negative number, found {number}");
                self.tensors.malformed(operand.tensor, what)
            })
        });
        numbers.collect()
    }

    /// The only integer in a constant.
    pub(super) fn integer(&self, operand: Operand<'t>) -> Result<i64, ImportError> {
        match self.integers(operand, 1)?[..] {
            [number] => Ok(number),
            _ => Err(self
                .tensors
                .malformed(operand.tensor, "expected one number, found none")),
        }
    }

    /// The stored elements of an operand, under the scale of the result: what only moves them asks
    /// for no other.
    pub(super) fn stored(&mut self, operand: Operand<'_>) -> Result<ValueId, ImportError> {
        let value = self.value(operand)?;
        let mut ty = operand.ty.clone();
        if self.result().ty.dtype == ty.dtype {
            ty.quant = self.result().ty.quant.clone();
        }
        Ok(self.emitter.build.view(value, ty))
    }

    /// Says which values have the stored elements of the results, in order.
    pub(super) fn define_stored(&mut self, values: &[ValueId]) -> Result<(), ImportError> {
        let results = self.outputs.iter().map(|tensor| self.tensors.ty(*tensor));
        let given: Vec<_> = self
            .inputs
            .iter()
            .flatten()
            .map(|it| self.emitter.value(*it))
            .collect();
        let build = &mut self.emitter.build;
        let named = results.zip(values).map(|(declared, &value)| {
            let found = build.ty(value);
            let same = found.dtype == declared.dtype && found.shape == declared.shape;
            // The value of an operand keeps its name.
            if same && (found != declared || given.contains(&Some(value))) {
                return build.emit(Reshape, &[value], declared.clone());
            }
            value
        });
        let named: Vec<_> = named.collect();
        self.define_as(&named)
    }

    /// A dimension of a tensor of this rank; negative ones count from the end.
    pub(super) fn dimension(&self, axis: i64, rank: usize) -> Result<usize, ImportError> {
        let from_end = if axis < 0 { rank as i64 } else { 0 };
        let dimension = axis.checked_add(from_end).map(usize::try_from);
        match dimension {
            Some(Ok(dimension)) if dimension < rank => Ok(dimension),
            _ => Err(self.malformed(format!("axis {axis} is out of range of rank {rank}"))),
        }
    }

    /// Whether an operand is known while importing.
    pub(super) fn is_constant(&self, operand: Operand<'_>) -> bool {
        self.tensors.role(operand.tensor) == Role::Constant || self.computed(operand).is_some()
    }

    /// The bytes of an operand that is a constant of the function so far.
    fn computed(&self, operand: Operand<'_>) -> Option<&Arc<[u8]>> {
        let value = self.emitter.value(operand.tensor)?;
        self.emitter.build.function().constant(value)
    }

    /// A shape on the way to the result has no more elements than a tensor can have.
    pub(super) fn check_elements(&self, shape: &[usize]) -> Result<(), ImportError> {
        match shape::elements(shape).filter(|elements| *elements <= MAX_TENSOR_BYTES) {
            Some(_) => Ok(()),
            None => Err(self.malformed(format!("{shape:?} has too many elements"))),
        }
    }

    /// The operand is a variable, which keeps its elements from run to run.
    pub(super) fn check_state(&self, operand: Operand<'t>) -> Result<(), ImportError> {
        match self.tensors.role(operand.tensor) {
            Role::State => Ok(()),
            Role::Constant | Role::Plain => {
                let what = "expected a variable tensor for state";
                Err(self.tensors.malformed(operand.tensor, what))
            }
        }
    }

    /// An error about an operator that breaks the rules of the format.
    pub(super) fn malformed(&self, what: String) -> ImportError {
        malformed_at(self.table._tab.loc(), what)
    }

    /// An error about an operator that Peapod does not do, because of these operands.
    pub(super) fn unsupported(
        &self,
        operands: &[Operand<'_>],
        what: String,
        help: Option<&'static str>,
    ) -> ImportError {
        let tensors = operands.iter();
        let unsupported = Unsupported {
            op: None,
            tensors: tensors
                .map(|operand| self.tensors.describe(operand.tensor))
                .collect(),
            what,
            help,
        };
        unsupported.into()
    }
}

/// The tensors of an operator for messages: the first inputs and the first output.
pub(super) fn describe(
    tensors: &Tensors<'_>,
    inputs: &[Option<usize>],
    outputs: &[usize],
) -> Vec<TensorRef> {
    let first_inputs = inputs.iter().flatten().take(NAMED_TENSORS - 1);
    let indices = first_inputs.chain(outputs.first());
    indices.map(|&index| tensors.describe(index)).collect()
}
