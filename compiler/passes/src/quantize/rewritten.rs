//! One op on integers: its operands in their types, and the types of its results.

use std::sync::Arc;

use peapod_ir::{DType, Function, Op, OpKind, Tensor, TensorType, ValueId};

use super::bias_correction::excess;
use super::groups::floats;
use super::observed::Observed;
use super::observers::Observer;
use super::precision::Precision;
use super::weights::{Stored, Weights};
use super::{Options, scale};

/// An op as it is going to be.
pub(super) struct Rewritten {
    pub(super) kind: OpKind,
    pub(super) operands: Vec<Option<Operand>>,
    pub(super) results: Vec<TensorType>,
}

/// What an op takes.
pub(super) enum Operand {
    /// A value of the source in a type.
    Value(ValueId, TensorType),
    /// A constant, with its name.
    Constant(String, TensorType, Arc<[u8]>),
    /// A state of the source, in the type that it has from now on.
    State(ValueId, TensorType),
}

impl Rewritten {
    /// An op as it was.
    pub(super) fn same(function: &Function, op: &Op) -> Self {
        let ty = |value: &ValueId| function.ty(*value).clone();
        let operands = op.inputs.iter();
        Self {
            kind: op.kind.clone(),
            operands: operands
                .map(|it| it.map(|it| Operand::Value(it, ty(&it))))
                .collect(),
            results: op.outputs.iter().map(ty).collect(),
        }
    }
}

/// The bytes of reals in the only scale of a type.
pub(super) fn integers(ty: &TensorType, elements: &[f32]) -> Vec<u8> {
    let Some((scale, zero_point)) = ty.quant.as_ref().and_then(|quant| quant.single()) else {
        return Tensor::from_floats(ty, elements.iter().copied()).into_bytes();
    };
    let (lowest, highest) = ty.dtype.integer_range().unwrap_or((0, 0));
    let limits = [lowest as i32, highest as i32];
    let stored = elements
        .iter()
        .map(|x| scale::stored(*x, scale, zero_point, limits));
    Tensor::from_integers(ty, stored).into_bytes()
}

/// Makes ops on integers of a precision.
pub(super) struct Rewriter<'a> {
    pub(super) source: &'a Function,
    pub(super) observed: &'a Observed,
    pub(super) options: &'a Options,
    pub(super) precision: Precision,
}

impl Rewriter<'_> {
    fn is_float(&self, value: ValueId) -> bool {
        self.source.ty(value).dtype == DType::F32
    }

    /// An op that moves elements: all in the scale of their group.
    pub(super) fn shared(&self, op: &Op, ty: impl Fn(ValueId) -> TensorType) -> Rewritten {
        let quant = op.outputs.first().map(|it| ty(*it));
        // Constants are in the scale of the group, too.
        let of = |value: ValueId| {
            let ty = self.source.ty(value);
            match (&quant, self.is_float(value)) {
                (Some(quant), true) => quant.with_shape(&ty.shape[..]),
                (_, _) => ty.clone(),
            }
        };
        let mut kind = op.kind.clone();
        if let (OpKind::Pad(pad), Some(ty)) = (&mut kind, &quant) {
            let element = scale::rounded_to(pad.value as f32, ty);
            pad.value = f64::from(element);
        }
        let operands = op.inputs.iter();
        Rewritten {
            kind,
            operands: operands
                .map(|it| it.map(|it| Operand::Value(it, of(it))))
                .collect(),
            results: op.outputs.iter().map(|it| of(*it)).collect(),
        }
    }

    /// An op whose operands and results have scales of their own.
    pub(super) fn own(
        &self,
        op: &Op,
        operand: impl Fn(ValueId) -> TensorType,
        result: impl Fn(ValueId) -> TensorType,
    ) -> Rewritten {
        let of = |value: ValueId| match (self.is_float(value), floats(self.source, value)) {
            (false, _) => self.source.ty(value).clone(),
            (true, None) => operand(value),
            (true, Some(elements)) => self.constant(value, &elements),
        };
        let results = op.outputs.iter().map(|it| match self.is_float(*it) {
            true => result(*it),
            false => self.source.ty(*it).clone(),
        });
        let operands = op.inputs.iter();
        Rewritten {
            kind: op.kind.clone(),
            operands: operands
                .map(|it| it.map(|it| Operand::Value(it, of(it))))
                .collect(),
            results: results.collect(),
        }
    }

    /// The type of a constant in integers: all of its elements are in its range.
    fn constant(&self, value: ValueId, elements: &[f32]) -> TensorType {
        let dtype = self.precision.activations();
        let mut histogram = super::Histogram::default();
        let range = match histogram.add(elements) {
            Ok(()) => Observer::MinMax
                .range(&histogram, dtype)
                .unwrap_or_default(),
            Err(_) => (0.0, 0.0),
        };
        let shape = &self.source.ty(value).shape[..];
        TensorType::new(dtype, shape).with_quant(scale::of_range(range, dtype))
    }

    /// The bias of stored weights: that of the op, or one that it did not have, as integers in the
    /// scale of the sums.
    fn bias(
        &self,
        stored: &Stored,
        [weights, bias]: [Option<ValueId>; 2],
        real: &[f64],
        input_scale: f32,
    ) -> Operand {
        let sums = match self.precision.activations() == DType::I16 {
            true => DType::I64,
            false => DType::I32,
        };
        let (ty, integers) = stored.bias(real, input_scale, sums);
        let ty = match bias {
            Some(bias) => with_shape_of(ty, self.source.ty(bias)),
            None => ty,
        };
        let size = ty.dtype.size_bytes();
        let bytes = integers
            .iter()
            .flat_map(|it| it.to_le_bytes().into_iter().take(size));
        let name = |value: ValueId| self.source.value(value).name.clone();
        let own = || weights.map_or(String::new(), name) + "_bias";
        Operand::Constant(bias.map_or_else(own, name), ty, bytes.collect())
    }

    /// A contraction with constant weights.
    pub(super) fn weighted(
        &self,
        op: &Op,
        axis: usize,
        operand: impl Fn(ValueId) -> TensorType,
        result: impl Fn(ValueId) -> TensorType,
    ) -> Result<Rewritten, String> {
        let weights = op.inputs.get(1).copied().flatten();
        let (Some(Some(input)), Some(weights)) = (op.inputs.first(), weights) else {
            return Err("it has no input or no weights".to_owned());
        };
        let bias = op.inputs.get(2).copied().flatten();
        let elements = floats(self.source, weights).ok_or("its weights are not f32")?;
        let bias_elements = bias.and_then(|bias| floats(self.source, bias));
        let all = elements.iter().chain(bias_elements.iter().flatten());
        if all.into_iter().any(|x| !x.is_finite()) {
            return Err("its weights are not all finite".to_owned());
        }
        let input_ty = operand(*input);
        let input_scale = input_ty.quant.as_ref().map_or(1.0, |quant| quant.scales[0]);
        let of = Weights {
            ty: self.source.ty(weights),
            elements: &elements,
            axis,
        };
        let stored = of.store(
            self.precision.weights(),
            bias_elements.as_deref(),
            input_scale,
        );
        let excess = match self.options.bias_correction {
            true => excess(&op.kind, &of, &stored, &self.observed.of(*input).means()),
            false => None,
        };
        let real = corrected(bias_elements, excess);
        let bias = real.map(|real| self.bias(&stored, [Some(weights), bias], &real, input_scale));
        let bytes = Tensor::from_integers(&stored.ty, stored.integers.iter().copied());
        let name = self.source.value(weights).name.clone();
        let weights = Operand::Constant(name, stored.ty, bytes.into_bytes().into());
        let operands = vec![Some(Operand::Value(*input, input_ty)), Some(weights), bias];
        Ok(Rewritten {
            kind: op.kind.clone(),
            operands,
            results: op.outputs.iter().map(|it| result(*it)).collect(),
        })
    }
}

/// The bias without what rounded weights add to the means; `None` if there is neither.
fn corrected(bias: Option<Vec<f32>>, excess: Option<Vec<f64>>) -> Option<Vec<f64>> {
    let bias = bias.map(|it| it.into_iter().map(f64::from).collect::<Vec<_>>());
    match (bias, excess) {
        (Some(bias), Some(excess)) => Some(
            bias.iter()
                .zip(excess)
                .map(|(bias, excess)| bias - excess)
                .collect(),
        ),
        (None, Some(excess)) => Some(excess.into_iter().map(|it| -it).collect()),
        (bias, None) => bias,
    }
}

/// A bias may have dimensions of extent 1 besides.
fn with_shape_of(mut ty: TensorType, bias: &TensorType) -> TensorType {
    let axis = bias.shape.iter().position(|extent| *extent != 1);
    if let Some(quant) = &mut ty.quant {
        quant.axis = Some(axis.unwrap_or(bias.shape.len().saturating_sub(1)));
    }
    ty.with_shape(&bias.shape[..])
}
