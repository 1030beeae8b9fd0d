//! Values that are the same along some dimensions of a tensor, without these.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Iota, Transpose};
use peapod_ir::ops::{Activation, BinaryOp, TensorOp, UnaryOp};
use peapod_ir::{DType, OpKind, Tensor, TensorType, ValueId};

use crate::graph::editor::Editor;

/// Elements of a constant that are looked at.
const MOST_LOOKED_AT: usize = 1 << 16;

/// How far definitions are followed for how large a value may be.
const MOST_DEFINITIONS: usize = 16;

/// A value that a tensor repeats along all but some of its dimensions.
#[derive(Clone, Debug)]
pub(super) struct Spread {
    /// Has these dimensions, in this order, none of extent 1.
    pub(super) value: ValueId,
    /// Which they are in the tensor, ascending.
    pub(super) dims: Vec<usize>,
    /// Whether all its elements are known to be finite.
    pub(super) is_finite: bool,
    /// Whether all are known to be 1 at most for another reason than how they are made.
    is_small: bool,
}

impl Spread {
    /// What a value repeats.
    pub(super) fn of(editor: &mut Editor<'_>, value: ValueId) -> Self {
        let ty = editor.ty(value).clone();
        if let Some(spread) = Self::of_source(editor, value) {
            return spread;
        }
        let dims = (0..ty.shape.len()).filter(|dim| ty.shape[*dim] != 1);
        let dims: Vec<usize> = dims.collect();
        let shape: Vec<usize> = dims.iter().map(|dim| ty.shape[*dim]).collect();
        Self {
            value: editor.reshape(value, shape),
            dims,
            is_finite: is_finite(editor, value),
            is_small: false,
        }
    }

    /// What is repeated by the op that makes a value; `None` if it repeats nothing.
    fn of_source(editor: &mut Editor<'_>, value: ValueId) -> Option<Self> {
        let op = editor.definition(value)?;
        let kind = op.kind.clone();
        let &[Some(source)] = &op.inputs[..] else {
            return None;
        };
        if let OpKind::Reshape(_) = kind {
            let dims = Self::reshaped(editor, source, value)?;
            return Some(Self::of(editor, source).renumbered(editor, &dims));
        }
        if let OpKind::Tensor(TensorOp::BroadcastInDim(broadcast)) = &kind {
            return Some(Self::of(editor, source).renumbered(editor, &broadcast.dims));
        }
        let OpKind::Tensor(TensorOp::Convert(_)) = kind else {
            return None;
        };
        let spread = Self::of(editor, source);
        let dtype = editor.ty(value).dtype;
        let wide = editor.shape(source).iter().filter(|extent| **extent != 1);
        if spread.dims.len() == wide.count() {
            return None;
        }
        let converted = editor.convert(spread.value, dtype);
        Some(spread.with(converted, is_finite(editor, converted)))
    }

    /// Where the dimensions of a value are in another shape of it that has more or fewer extents of
    /// 1; those of extent 1 are anywhere.
    pub(super) fn reshaped(
        editor: &Editor<'_>,
        source: ValueId,
        value: ValueId,
    ) -> Option<Vec<usize>> {
        let (from, to) = (editor.shape(source), editor.shape(value));
        let wide = (0..to.len()).filter(|dim| to[*dim] != 1);
        let mut wide = wide.collect::<Vec<_>>().into_iter();
        let mut dims = vec![];
        for extent in from {
            dims.push(match extent {
                1 => 0,
                _ => wide.next().filter(|dim| to[*dim] == *extent)?,
            });
        }
        wide.next().is_none().then_some(dims)
    }

    /// The dimension along which a value counts from 0, the same everywhere else.
    pub(super) fn counted_dim(editor: &Editor<'_>, value: ValueId) -> Option<usize> {
        let ty = editor.ty(value);
        if !DType::INTEGERS.contains(&ty.dtype) {
            return None;
        }
        if let Some(bytes) = editor.function.constant(value) {
            return counted_constant(ty, bytes);
        }
        let op = editor.definition(value)?;
        if let OpKind::Tensor(TensorOp::Iota(Iota { dim })) = op.kind {
            // Types of one or two bytes begin again from their least number.
            let most = match ty.dtype.size_bytes() {
                1 => 1 << 7,
                2 => 1 << 15,
                _ => usize::MAX,
            };
            return (ty.shape[dim] > 1 && ty.shape[dim] <= most).then_some(dim);
        }
        let &[Some(source)] = &op.inputs[..] else {
            return None;
        };
        let dims = if let OpKind::Reshape(_) = &op.kind {
            Self::reshaped(editor, source, value)?
        } else if let OpKind::Tensor(TensorOp::BroadcastInDim(broadcast)) = &op.kind {
            broadcast.dims.clone()
        } else {
            return None;
        };
        Some(dims[Self::counted_dim(editor, source)?])
    }

    /// Whether a value is 0 everywhere.
    pub(super) fn is_zero(editor: &Editor<'_>, value: ValueId) -> bool {
        if let Some(bytes) = editor.function.constant(value) {
            return bytes.iter().all(|byte| *byte == 0);
        }
        let Some(op) = editor.definition(value) else {
            return false;
        };
        let repeats = matches!(
            op.kind,
            OpKind::Reshape(_) | OpKind::Tensor(TensorOp::BroadcastInDim(_))
        );
        let source = op.inputs.first().copied().flatten();
        repeats && source.is_some_and(|source| Self::is_zero(editor, source))
    }

    /// Whether it differs along one of these dimensions.
    pub(super) fn meets(&self, dims: &[usize]) -> bool {
        self.dims.iter().any(|dim| dims.contains(dim))
    }

    /// Another value of the same dimensions.
    pub(super) fn with(&self, value: ValueId, is_finite: bool) -> Self {
        Self {
            value,
            dims: self.dims.clone(),
            is_finite,
            is_small: false,
        }
    }

    /// The same where the tensor's dimension i becomes `dims[i]`.
    pub(super) fn renumbered(&self, editor: &mut Editor<'_>, dims: &[usize]) -> Self {
        let to: Vec<usize> = self.dims.iter().map(|dim| dims[*dim]).collect();
        let mut order: Vec<usize> = (0..to.len()).collect();
        order.sort_by_key(|place| to[*place]);
        let sorted: Vec<usize> = order.iter().map(|place| to[*place]).collect();
        let value = match order.is_sorted() {
            true => self.value,
            false => {
                let ty = editor.ty(self.value).clone();
                let shape = order.iter().map(|place| ty.shape[*place]);
                let ty = ty.with_shape(shape.collect::<Vec<_>>());
                let permutation = order.clone();
                editor.emit(Transpose { permutation }, &[self.value], ty)
            }
        };
        Self {
            value,
            dims: sorted,
            is_finite: self.is_finite,
            is_small: self.is_small,
        }
    }

    /// Numbers of its shape.
    pub(super) fn filled(&self, editor: &mut Editor<'_>, number: Scalar) -> ValueId {
        let ty = editor.ty(self.value).clone();
        editor.fill(ty, number)
    }

    /// As indices, of a type that holds −1; `None` of what is no integer.
    pub(super) fn as_index(&self, editor: &mut Editor<'_>) -> Option<Self> {
        let dtype = editor.ty(self.value).dtype;
        let index = match [DType::I64, DType::U32].contains(&dtype) {
            true => DType::I64,
            false => DType::I32,
        };
        let is_integer = DType::INTEGERS.contains(&dtype);
        is_integer.then(|| self.with(editor.convert(self.value, index), true))
    }

    /// An index where something holds, −1 elsewhere.
    pub(super) fn only_where(&self, editor: &mut Editor<'_>, holds: &Self) -> Self {
        let [mut index, holds] = Self::aligned(editor, [self, holds]);
        let nowhere = index.filled(editor, Scalar::Integer(-1));
        index.value = editor.select(holds.value, index.value, nowhere);
        index
    }

    /// A number where something holds, 0 elsewhere.
    pub(super) fn or_zero(&self, editor: &mut Editor<'_>, holds: &Self) -> Self {
        let [mut number, holds] = Self::aligned(editor, [self, holds]);
        let zero = number.filled(editor, Scalar::Integer(0));
        number.value = editor.select(holds.value, number.value, zero);
        number
    }

    pub(super) fn negated(&self, editor: &mut Editor<'_>) -> Self {
        self.with(editor.unary(UnaryOp::Not, self.value), true)
    }

    /// Two of them element by element.
    pub(super) fn joined(&self, editor: &mut Editor<'_>, op: BinaryOp, other: &Self) -> Self {
        let [a, b] = Self::aligned(editor, [self, other]);
        let dtype = editor.ty(a.value).dtype;
        let is_small = op == BinaryOp::Mul && a.is_small(editor) && b.is_small(editor);
        let value = editor.binary(op, a.value, b.value);
        // Of large numbers, sums and products are not finite.
        let joined = a.with(value, is_small || !DType::FLOATS.contains(&dtype));
        Self { is_small, ..joined }
    }

    pub(super) fn compared(&self, editor: &mut Editor<'_>, by: Direction, other: &Self) -> Self {
        let [mut a, mut b] = Self::aligned(editor, [self, other]);
        if editor.ty(a.value).dtype != editor.ty(b.value).dtype {
            a.value = editor.convert(a.value, DType::I64);
            b.value = editor.convert(b.value, DType::I64);
        }
        let value = editor.compare(by, a.value, b.value);
        a.with(value, true)
    }

    /// The same, whose elements are 1 at most if that is said.
    pub(super) fn known_small(self, is_small: bool) -> Self {
        Self { is_small, ..self }
    }

    /// Whether a product of two may be infinite although both are finite.
    pub(super) fn may_overflow(&self, editor: &Editor<'_>, other: &Self) -> bool {
        let is_float = DType::FLOATS.contains(&editor.ty(self.value).dtype);
        is_float && !self.is_small(editor) && !other.is_small(editor)
    }

    /// Whether all elements are known to be 1 at most, and finite.
    pub(super) fn is_small(&self, editor: &Editor<'_>) -> bool {
        self.is_small || is_small(editor, self.value, MOST_DEFINITIONS)
    }

    /// Both with all dimensions that one of them has.
    fn aligned(editor: &mut Editor<'_>, both: [&Self; 2]) -> [Self; 2] {
        let mut extents: Vec<(usize, usize)> = vec![];
        for it in both {
            let shape = editor.shape(it.value).iter();
            extents.extend(it.dims.iter().copied().zip(shape.copied()));
        }
        extents.sort_unstable();
        extents.dedup();
        let (dims, shape): (Vec<usize>, Vec<usize>) = extents.into_iter().unzip();
        both.map(|it| Self {
            value: it.over(editor, &dims, &shape),
            dims: dims.clone(),
            is_finite: it.is_finite,
            is_small: it.is_small,
        })
    }

    /// The value over these dimensions of the tensor, in this order, which have these extents.
    pub(super) fn over(&self, editor: &mut Editor<'_>, dims: &[usize], shape: &[usize]) -> ValueId {
        let places = self
            .dims
            .iter()
            .filter_map(|own| dims.iter().position(|dim| dim == own));
        editor.broadcast(self.value, places.collect::<Vec<_>>(), shape)
    }
}

/// The dimension along which a constant counts.
fn counted_constant(ty: &TensorType, bytes: &[u8]) -> Option<usize> {
    if ty.elements() > MOST_LOOKED_AT {
        return None;
    }
    let elements = Tensor::new(ty.clone(), bytes.to_vec()).ok()?.scalars();
    let counts_along = |dim: &usize| {
        let inner: usize = ty.shape[dim + 1..].iter().product();
        let count = ty.shape[*dim];
        let mut places = elements.iter().enumerate();
        places.all(|(at, element)| *element == Scalar::Integer((at / inner % count) as i64))
    };
    let mut wide = (0..ty.shape.len()).filter(|dim| ty.shape[*dim] > 1);
    wide.find(counts_along)
}

/// Whether all elements of a value are known to be finite.
fn is_finite(editor: &Editor<'_>, value: ValueId) -> bool {
    let dtype_of = |value| editor.ty(value).dtype;
    let dtype = dtype_of(value);
    if !DType::FLOATS.contains(&dtype) {
        return true;
    }
    if let Some(bytes) = editor.function.constant(value) {
        let tensor = Tensor::new(editor.ty(value).clone(), bytes.to_vec());
        let is_finite = |tensor: Tensor| tensor.scalars().iter().all(|x| x.double().is_finite());
        return editor.ty(value).elements() <= MOST_LOOKED_AT && tensor.is_ok_and(is_finite);
    }
    let Some(op) = editor.definition(value) else {
        return false;
    };
    let (OpKind::Tensor(TensorOp::Convert(_)), &[Some(source)]) = (&op.kind, &op.inputs[..]) else {
        return false;
    };
    // Halves end before integers do.
    let is_truth = dtype_of(source) == DType::Bool;
    is_truth || DType::INTEGERS.contains(&dtype_of(source)) && dtype != DType::F16
}

/// Whether a value is made of truth values and small constants, so that none is larger than 1.
fn is_small(editor: &Editor<'_>, value: ValueId, depth: usize) -> bool {
    if editor.ty(value).dtype == DType::Bool {
        return true;
    }
    if let Some(bytes) = editor.function.constant(value) {
        let tensor = Tensor::new(editor.ty(value).clone(), bytes.to_vec());
        let is_small = |tensor: Tensor| tensor.scalars().iter().all(|x| x.double().abs() <= 1.0);
        return editor.ty(value).elements() <= MOST_LOOKED_AT && tensor.is_ok_and(is_small);
    }
    let Some(op) = editor.definition(value).filter(|_| depth > 0) else {
        return false;
    };
    let multiplies = matches!(&op.kind, OpKind::Binary(it)
        if it.op == BinaryOp::Mul && it.activation == Activation::None);
    let repeats = matches!(
        &op.kind,
        OpKind::Reshape(_)
            | OpKind::Tensor(
                TensorOp::BroadcastInDim(_) | TensorOp::Convert(_) | TensorOp::Transpose(_)
            )
    );
    let follows = multiplies || repeats;
    let mut inputs = op.inputs.iter();
    follows && inputs.all(|it| it.is_some_and(|it| is_small(editor, it, depth - 1)))
}
