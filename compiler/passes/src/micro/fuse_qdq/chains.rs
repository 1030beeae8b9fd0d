//! What quantises and dequantises, spelled out.

use peapod_ir::eval::{Tensor, eval_op};
use peapod_ir::ops::{BinaryOp, OpKind, TensorOp, UnaryOp};
use peapod_ir::{DType, Op, Quantization, ValueId};

use super::Fuser;

/// Ops on constants within one another that are computed.
const DEEPEST: usize = 12;

/// Most elements of a constant that is computed.
const MOST_ELEMENTS: usize = 1 << 24;

/// How integers of a tensor stand for reals.
#[derive(Clone, Debug)]
pub(super) struct Scheme {
    pub(super) scale: f32,
    pub(super) zero: i64,
    pub(super) dtype: DType,
}

impl Scheme {
    fn new(scale: f32, zero: i64, dtype: DType) -> Option<Self> {
        let (least, most) = dtype.integer_range()?;
        let sound = scale.is_finite() && scale > 0.0 && (least..=most).contains(&zero);
        let narrow = matches!(dtype, DType::I8 | DType::U8);
        (sound && narrow).then_some(Self { scale, zero, dtype })
    }

    /// Of the integers as they are stored.
    pub(super) fn as_stored(&self) -> Quantization {
        Quantization::per_tensor(self.scale, self.zero as i32)
    }

    /// Of the same integers with a sign: those without are less 128.
    pub(super) fn of_signed(&self) -> Quantization {
        let offset = if self.dtype == DType::U8 { 128 } else { 0 };
        Quantization::per_tensor(self.scale, (self.zero - offset) as i32)
    }
}

/// Integers of a constant, and the reals that each of them is a step of.
pub(super) struct Weights {
    /// As the file has them, less their zero point.
    pub(super) integers: Vec<i64>,
    pub(super) shape: Vec<usize>,
    /// One, or one for each index of the dimension.
    pub(super) scales: Vec<f32>,
    pub(super) dim: Option<usize>,
}

impl Fuser<'_> {
    /// What a value is known to hold.
    pub(super) fn known(&self, value: ValueId) -> Option<Tensor> {
        self.computed_constant(value, DEEPEST)
    }

    fn computed_constant(&self, value: ValueId, depth: usize) -> Option<Tensor> {
        let ty = self.source.ty(value);
        if ty.elements() > MOST_ELEMENTS || depth == 0 {
            return None;
        }
        if let Some(bytes) = self.source.constant(value) {
            return Tensor::new(ty.clone(), bytes.to_vec()).ok();
        }
        let op = self.maker(value)?;
        let operands = op
            .operands()
            .map(|it| self.computed_constant(it, depth - 1).map(Some));
        let operands: Vec<Option<Tensor>> = operands.collect::<Option<_>>()?;
        let alone = op.outputs.len() == 1 && op.inputs.len() == operands.len();
        (alone && !operands.is_empty()).then(|| eval_op(&op.kind, &operands, ty).ok())?
    }

    /// The number that a known value is everywhere.
    pub(super) fn number(&self, value: ValueId) -> Option<f64> {
        let known = self.known(value)?;
        let mut scalars = known.scalars().into_iter().map(|it| it.double());
        let first = scalars.next()?;
        scalars.all(|it| it == first).then_some(first)
    }

    /// Operands of a function of two values.
    pub(super) fn binary(&self, value: ValueId, op: BinaryOp) -> Option<[ValueId; 2]> {
        let maker = self.maker(value)?;
        match (&maker.kind, &maker.inputs[..]) {
            (OpKind::Binary(it), &[Some(a), Some(b)]) if it.op == op => Some([a, b]),
            _ => None,
        }
    }

    /// The operand of a function of one value.
    pub(super) fn unary(&self, value: ValueId, op: UnaryOp) -> Option<ValueId> {
        let maker = self.maker(value)?;
        match (&maker.kind, &maker.inputs[..]) {
            (OpKind::Unary(it), &[Some(x)]) if it.op == op => Some(x),
            _ => None,
        }
    }

    /// The real that an op quantises, and how.
    pub(super) fn quantised(&self, op: &Op) -> Option<(ValueId, Scheme)> {
        let dtype = self.source.ty(op.outputs[0]).dtype;
        let (least, most) = dtype.integer_range()?;
        let clamp = self.maker(op.inputs[0]?)?;
        let &[Some(low), Some(mut whole), Some(high)] = &clamp.inputs[..] else {
            return None;
        };
        let bounds = [self.number(low)?, self.number(high)?];
        let clamps = matches!(clamp.kind.tensor(), Some(TensorOp::Clamp(_)));
        if !clamps || bounds != [least as f64, most as f64] {
            return None;
        }
        let mut zero = 0.0;
        if let Some([sum, offset]) = self.binary(whole, BinaryOp::Add) {
            (whole, zero) = (sum, self.number(offset)?);
        }
        let quotient = self.unary(whole, UnaryOp::RoundNearestEven)?;
        let [real, scale] = self.binary(quotient, BinaryOp::Div)?;
        if self.source.ty(real).dtype != DType::F32 {
            return None;
        }
        let scheme = Scheme::new(self.number(scale)? as f32, zero as i64, dtype)?;
        Some((real, scheme))
    }

    /// The integers before the steps that make reals of them, the scale, and the zero point.
    fn stored(&self, real: ValueId) -> Option<(ValueId, ValueId, Option<ValueId>)> {
        let [mut whole, scale] = self.binary(real, BinaryOp::Mul)?;
        let mut zero = None;
        if let Some([number, offset]) = self.binary(whole, BinaryOp::Sub) {
            (whole, zero) = (number, Some(offset));
        }
        let convert = self.maker(whole)?;
        let converts = matches!(convert.kind.tensor(), Some(TensorOp::Convert(_)));
        let single = self.source.ty(real).dtype == DType::F32;
        (converts && single).then_some((convert.inputs[0]?, scale, zero))
    }

    /// The integers that a real stands for, by one scale.
    pub(super) fn dequantised(&self, real: ValueId) -> Option<(ValueId, Scheme)> {
        let (stored, scale, zero) = self.stored(real)?;
        let zero = zero.map_or(Some(0.0), |zero| self.number(zero))?;
        let dtype = self.source.ty(stored).dtype;
        let scheme = Scheme::new(self.number(scale)? as f32, zero as i64, dtype)?;
        Some((stored, scheme))
    }

    /// Known integers that stand for reals.
    pub(super) fn weights(&self, real: ValueId) -> Option<Weights> {
        let (stored, scale, zero) = self.stored(real)?;
        let known = self.known(stored)?;
        let shape = known.ty().shape.clone();
        let mut integers: Vec<i64> = known.scalars().iter().map(|it| it.integer()).collect();
        if let Some(zero) = zero {
            let zero = self.number(zero)? as i64;
            integers.iter_mut().for_each(|it| *it -= zero);
        }
        let scale = self.known(scale)?;
        let (scales, dim) = steps(&scale, shape.len())?;
        let sound = scales.iter().all(|it| it.is_finite() && *it > 0.0);
        sound.then_some(Weights {
            integers,
            shape,
            scales,
            dim,
        })
    }
}

/// The scales that a tensor is, repeated as NumPy does, by the one dimension of so many along which
/// they differ, if there is one.
fn steps(scale: &Tensor, rank: usize) -> Option<(Vec<f32>, Option<usize>)> {
    let (own, all) = (&scale.ty().shape, scale.floats());
    let missing = rank.checked_sub(own.len())?;
    let first = *all.first()?;
    let strides = (0..own.len()).map(|dim| own[dim + 1..].iter().product::<usize>());
    let strides: Vec<usize> = strides.collect();
    let differ = |dim: &usize| {
        let (extent, stride) = (own[*dim], strides[*dim]);
        let at_first = |place: usize| place - place / stride % extent * stride;
        let mut places = 0..all.len();
        places.any(|place| all[place] != all[at_first(place)])
    };
    let along: Vec<usize> = (0..own.len()).filter(differ).collect();
    match along[..] {
        [] => Some((vec![first], None)),
        [dim] => {
            let scales = (0..own[dim]).map(|index| all[index * strides[dim]]);
            Some((scales.collect(), Some(missing + dim)))
        }
        _ => None,
    }
}
