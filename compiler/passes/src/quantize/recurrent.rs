//! Ops that keep a state, on integers, in the types that TensorFlow Lite asks for: an LSTM has a
//! hidden state of the result's type and a cell state of 16 bits whose scale is a power of two,
//! filter banks (SVDF) have time weights and a state of 16 bits. Weights have one scale each.

use peapod_ir::ops::lstm::{BIAS, CELL, GATES, HIDDEN, RECURRENT, WEIGHTS};
use peapod_ir::{DType, Function, Op, OpKind, Quantization, Tensor, TensorType, ValueId};

use super::groups::floats;
use super::rewritten::{Operand, Rewriter, Rewritten};
use super::scale;
use super::weights::{Stored, Weights};

/// Positions of the operands of filter banks.
const FEATURE: usize = 1;
const TIME: usize = 2;
const SVDF_BIAS: usize = 3;

/// Largest magnitude of time weights: 10 bits, as TensorFlow Lite has it. Products with states of
/// 16 bits leave room for the sum of 64 of them in 32 bits.
const TIME_MAX: i16 = 511;

/// Exponents of the scales that a cell state may have.
const CELL_EXPONENTS: std::ops::RangeInclusive<i32> = -27..=2;

/// Whether an op keeps a state, has a form on integers, and shares its state with no other op.
pub(super) fn is_recurrent(function: &Function, op: &Op) -> bool {
    let weights = if let OpKind::Lstm(_) = op.kind {
        WEIGHTS..HIDDEN
    } else if let OpKind::Svdf(_) = op.kind {
        FEATURE..SVDF_BIAS + 1
    } else {
        return false;
    };
    let operand = |index: usize| op.inputs.get(index).copied().flatten();
    let mut constants = weights.filter_map(operand);
    let mut states = op.kind.states().iter().filter_map(|it| operand(*it));
    let is_own = |state: ValueId| {
        let operands = function.ops.iter().flat_map(Op::operands);
        operands.filter(|it| *it == state).count() == 1
    };
    constants.all(|it| function.constant(it).is_some()) && states.all(is_own)
}

impl Rewriter<'_> {
    /// An op that keeps a state; `ty` is the type of integers of a value.
    pub(super) fn recurrent(
        &self,
        op: &Op,
        operand: impl Fn(ValueId) -> TensorType,
        result: impl Fn(ValueId) -> TensorType,
    ) -> Result<Rewritten, String> {
        let input = value(op, 0)?;
        let (input_ty, result_ty) = (operand(input), result(op.outputs[0]));
        let others = if let OpKind::Lstm(_) = op.kind {
            self.lstm(op, &input_ty, &result_ty)?
        } else {
            self.filter_bank(op, &input_ty)?
        };
        let mut operands = vec![Some(Operand::Value(input, input_ty))];
        operands.extend(others);
        Ok(Rewritten {
            kind: op.kind.clone(),
            operands,
            results: vec![result_ty],
        })
    }

    /// Weights, biases and states of an LSTM.
    fn lstm(
        &self,
        op: &Op,
        input: &TensorType,
        result: &TensorType,
    ) -> Result<Vec<Option<Operand>>, String> {
        let x = scale_of(input);
        let (mut kernels, mut recurrent, mut biases) = (vec![], vec![], vec![]);
        for gate in 0..GATES {
            let bias = self.elements(op, BIAS + gate)?;
            let stored = self.stored(op, WEIGHTS + gate, DType::I8, Some((x, largest(&bias))))?;
            let sums = match input.dtype == DType::I16 {
                true => DType::I64,
                false => DType::I32,
            };
            biases.push(Some(self.bias_of(
                op,
                BIAS + gate,
                (&stored, x),
                (&bias, sums),
            )));
            kernels.push(Some(self.constant_of(op, WEIGHTS + gate, &stored)));
            let stored = self.stored(op, RECURRENT + gate, DType::I8, None)?;
            recurrent.push(Some(self.constant_of(op, RECURRENT + gate, &stored)));
        }
        let hidden = value(op, HIDDEN)?;
        let of_hidden = result.with_shape(&self.source.ty(hidden).shape[..]);
        let cell = value(op, CELL)?;
        let of_cell = self.power_of_two(cell);
        kernels.append(&mut recurrent);
        kernels.append(&mut biases);
        kernels.push(Some(Operand::State(hidden, of_hidden)));
        kernels.push(Some(Operand::State(cell, of_cell)));
        Ok(kernels)
    }

    /// Weights, bias and state of a filter bank.
    fn filter_bank(&self, op: &Op, input: &TensorType) -> Result<Vec<Option<Operand>>, String> {
        let state = value(op, op.kind.states()[0])?;
        let range = self.observed.of(state).histogram.bounds();
        let ty = TensorType::new(DType::I16, &self.source.ty(state).shape[..]);
        let ty = ty.with_quant(scale::of_range(range.unwrap_or_default(), DType::I16));
        let feature = self.stored(op, FEATURE, DType::I8, Some((scale_of(input), 0.0)))?;
        let has_bias = op.inputs.get(SVDF_BIAS).is_some_and(Option::is_some);
        let bias = match has_bias {
            true => Some(self.elements(op, SVDF_BIAS)?),
            false => None,
        };
        let most = bias.as_deref().map_or(0.0, largest);
        let time = self.stored(op, TIME, DType::I16, Some((scale_of(&ty), most)))?;
        let time = self.of_ten_bits(op, &time)?;
        let bias =
            bias.map(|it| self.bias_of(op, SVDF_BIAS, (&time, scale_of(&ty)), (&it, DType::I32)));
        Ok(vec![
            Some(self.constant_of(op, FEATURE, &feature)),
            Some(self.constant_of(op, TIME, &time)),
            bias,
            Some(Operand::State(state, ty)),
        ])
    }

    /// The elements of a constant operand.
    fn elements(&self, op: &Op, index: usize) -> Result<Vec<f32>, String> {
        let elements = floats(self.source, value(op, index)?).ok_or("its weights are not f32")?;
        match elements.iter().all(|x| x.is_finite()) {
            true => Ok(elements),
            false => Err("its weights are not all finite".to_owned()),
        }
    }

    /// Weights in one scale, which with that of what they are multiplied with holds a bias.
    fn stored(
        &self,
        op: &Op,
        index: usize,
        dtype: DType,
        sums: Option<(f32, f32)>,
    ) -> Result<Stored, String> {
        let elements = self.elements(op, index)?;
        let ty = self.source.ty(value(op, index)?);
        let flat = TensorType::new(DType::F32, [1, elements.len()]);
        let all = Weights {
            ty: &flat,
            elements: &elements,
            axis: 0,
        };
        let (of_input, bias) = sums.unwrap_or((1.0, 0.0));
        let mut stored = all.store(dtype, Some(&[bias]), of_input);
        let scale = stored.ty.quant.as_ref().map_or(1.0, |it| it.scales[0]);
        stored.ty =
            TensorType::new(dtype, &ty.shape[..]).with_quant(Quantization::per_tensor(scale, 0));
        Ok(stored)
    }

    /// Time weights in fewer steps.
    fn of_ten_bits(&self, op: &Op, stored: &Stored) -> Result<Stored, String> {
        let scale = scale_of(&stored.ty) * (f32::from(i16::MAX) / f32::from(TIME_MAX));
        let limits = [-i32::from(TIME_MAX), i32::from(TIME_MAX)];
        let elements = self.elements(op, TIME)?;
        let integers = elements.iter();
        let integers = integers.map(|x| scale::stored(*x, scale, 0, limits));
        let ty = TensorType::new(DType::I16, &stored.ty.shape[..]);
        Ok(Stored {
            ty: ty.with_quant(Quantization::per_tensor(scale, 0)),
            integers: integers.collect(),
        })
    }

    fn constant_of(&self, op: &Op, index: usize, stored: &Stored) -> Operand {
        let bytes = Tensor::from_integers(&stored.ty, stored.integers.iter().copied());
        Operand::Constant(
            self.name(op, index),
            stored.ty.clone(),
            bytes.into_bytes().into(),
        )
    }

    /// A bias in the scale of the sums of stored weights times what has a scale.
    fn bias_of(
        &self,
        op: &Op,
        index: usize,
        (stored, of_input): (&Stored, f32),
        (bias, dtype): (&[f32], DType),
    ) -> Operand {
        let scale = (scale_of(&stored.ty) * of_input).max(f32::MIN_POSITIVE);
        let whole = |x: &f32| (f64::from(*x) / f64::from(scale)).round() as i64;
        let integers = bias.iter().map(whole);
        let size = dtype.size_bytes();
        let (least, most) = dtype.integer_range().unwrap_or((0, 0));
        let integers = integers.map(|it| it.clamp(least, most));
        let bytes = integers.flat_map(|it| it.to_le_bytes().into_iter().take(size));
        let ty = TensorType::new(dtype, [bias.len()]);
        let ty = ty.with_quant(Quantization::per_tensor(scale, 0));
        Operand::Constant(self.name(op, index), ty, bytes.collect())
    }

    fn name(&self, op: &Op, index: usize) -> String {
        let operand = op.inputs.get(index).copied().flatten();
        operand.map_or(String::new(), |it| self.source.value(it).name.clone())
    }

    /// 16 bits in a power of two, by what was seen of a cell state.
    fn power_of_two(&self, cell: ValueId) -> TensorType {
        let (low, high) = self
            .observed
            .of(cell)
            .histogram
            .bounds()
            .unwrap_or_default();
        let scale = scale::symmetric(low.abs().max(high.abs()), DType::I16);
        let exponent = (f64::from(scale).log2().ceil() as i32)
            .clamp(*CELL_EXPONENTS.start(), *CELL_EXPONENTS.end());
        let quant = Quantization::per_tensor(2.0_f32.powi(exponent), 0);
        TensorType::new(DType::I16, &self.source.ty(cell).shape[..]).with_quant(quant)
    }
}

fn value(op: &Op, index: usize) -> Result<ValueId, String> {
    let operand = op.inputs.get(index).copied().flatten();
    operand.ok_or_else(|| "an operand is missing".to_owned())
}

/// The only scale of a type of integers.
fn scale_of(ty: &TensorType) -> f32 {
    let single = ty.quant.as_ref().and_then(Quantization::single);
    single.map_or(1.0, |(scale, _)| scale)
}

fn largest(elements: &[f32]) -> f32 {
    elements.iter().fold(0.0, |most, x| most.max(x.abs()))
}
