//! Finds products of rows with the matrix of their group, as JAX spells `ragged_dot` for machines
//! that have none: a product with the matrices of all groups, of rows that are 0 outside of theirs.
//!
//! Whether a row is of a group is told by comparing its position with where the group begins and
//! ends. Such a product multiplies every row once for each group; the op multiplies it once. It
//! meets no matrix but that of its group, so that one that is not finite spoils no row of others.
//! Where rows are summed over, both operands are 0 outside of the same groups.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{DotGeneral, RaggedDot, TensorOp, Transpose};
use peapod_ir::ops::{Activation, BinaryOp};
use peapod_ir::{DType, Module, Op, OpId, OpKind, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::editor::Editor;

/// Values that are compared at most to find two definitions alike.
const MOST_COMPARED: usize = 64;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for function in &mut module.functions {
        let mut editor = Editor::new(function);
        for id in editor.ids() {
            let op = editor.op(id).clone();
            let (OpKind::Tensor(TensorOp::DotGeneral(dot)), &[Some(a), Some(b)]) =
                (&op.kind, &op.inputs[..])
            else {
                continue;
            };
            let masked = [a, b].map(|value| masked(&editor, value));
            let found = match &masked {
                [Some(left), Some(right)] => Form::of_sums(&editor, dot, [left, right]),
                [Some(rows), None] => Form::of_rows(&editor, dot, rows, (0, b)),
                [None, Some(rows)] => Form::of_rows(&editor, dot, rows, (1, a)),
                [None, None] => None,
            };
            if let Some(form) = found {
                form.write(&mut editor, id, op.outputs[0]);
            }
        }
        editor.finish();
    }
    dead_code::remove(module);
    Ok(())
}

/// A tensor of three dimensions that has the rows of one of two for each group, and 0 elsewhere.
struct Masked {
    x: ValueId,
    /// Dimensions of groups, rows and depth.
    dims: [usize; 3],
    /// Whether x has the depth before rows.
    is_turned: bool,
    starts: ValueId,
    ends: ValueId,
}

fn tensor_op<'e>(editor: &'e Editor<'_>, value: ValueId) -> Option<(&'e TensorOp, &'e Op)> {
    let op = editor.definition(value)?;
    op.kind.tensor().map(|kind| (kind, op))
}

/// What is broadcast to make a value, and to which dimensions.
fn spread<'e>(editor: &'e Editor<'_>, value: ValueId) -> Option<(ValueId, &'e [usize])> {
    let (TensorOp::BroadcastInDim(kind), op) = tensor_op(editor, value)? else {
        return None;
    };
    let x = op.inputs[0]?;
    let (own, whole) = (editor.shape(x), editor.shape(value));
    let whole = kind.dims.iter().map(|dim| whole[*dim]);
    own.iter().copied().eq(whole).then_some((x, &kind.dims[..]))
}

fn is_zero(editor: &Editor<'_>, value: ValueId) -> bool {
    let source = spread(editor, value).map_or(value, |(x, _)| x);
    let element = editor.function.splat(source);
    element.is_some_and(|bytes| bytes.iter().all(|byte| *byte == 0))
}

/// The dimension along which a value counts.
fn counted(editor: &Editor<'_>, value: ValueId) -> Option<usize> {
    if let Some((x, dims)) = spread(editor, value) {
        return counted(editor, x).map(|dim| dims[dim]);
    }
    match tensor_op(editor, value)? {
        (TensorOp::Iota(kind), _) => Some(kind.dim),
        _ => None,
    }
}

/// Both sides of a comparison of integers, the lower one first; whether they may be equal.
fn compared(editor: &Editor<'_>, value: ValueId) -> Option<([ValueId; 2], bool)> {
    let (TensorOp::Compare(kind), op) = tensor_op(editor, value)? else {
        return None;
    };
    let &[Some(a), Some(b)] = &op.inputs[..] else {
        return None;
    };
    let is_integer = [DType::I32, DType::U32, DType::I64].contains(&editor.ty(a).dtype);
    let found = match kind.direction {
        Direction::Le => ([a, b], true),
        Direction::Lt => ([a, b], false),
        Direction::Ge => ([b, a], true),
        Direction::Gt => ([b, a], false),
        Direction::Eq | Direction::Ne => return None,
    };
    is_integer.then_some(found)
}

fn masked(editor: &Editor<'_>, value: ValueId) -> Option<Masked> {
    let (TensorOp::Select(_), op) = tensor_op(editor, value)? else {
        return None;
    };
    let &[Some(inside), Some(kept), Some(nothing)] = &op.inputs[..] else {
        return None;
    };
    let (x, dims) = spread(editor, kept)?;
    let &[first, second] = dims else {
        return None;
    };
    if !is_zero(editor, nothing) || editor.shape(value).len() != 3 {
        return None;
    }
    let both = editor.definition(inside)?;
    let (OpKind::Binary(and), &[Some(a), Some(b)]) = (&both.kind, &both.inputs[..]) else {
        return None;
    };
    if and.op != BinaryOp::And || and.activation != Activation::None {
        return None;
    }
    let mut bounds = [None, None];
    for side in [a, b] {
        let (sides, may_equal) = compared(editor, side)?;
        bounds[usize::from(!may_equal)] = Some(sides);
    }
    let [Some([starts, row]), Some([other, ends])] = bounds else {
        return None;
    };
    let rows = counted(editor, row).filter(|dim| counted(editor, other) == Some(*dim))?;
    let group = 3 - first - second;
    let bound = |value: ValueId| {
        let (bound, dims) = spread(editor, value)?;
        (dims == [group]).then_some(bound)
    };
    let is_turned = rows == second;
    (rows != group).then_some(())?;
    Some(Masked {
        x,
        dims: [group, rows, first + second - rows],
        is_turned,
        starts: bound(starts)?,
        ends: bound(ends)?,
    })
}

/// Whether two values are made alike.
fn alike(editor: &Editor<'_>, [a, b]: [ValueId; 2], budget: &mut usize) -> bool {
    if a == b {
        return true;
    }
    if *budget == 0 || editor.ty(a) != editor.ty(b) {
        return false;
    }
    *budget -= 1;
    let constants = [a, b].map(|value| editor.function.constant(value));
    if let [Some(a), Some(b)] = constants {
        return a == b;
    }
    let (Some(x), Some(y)) = (editor.definition(a), editor.definition(b)) else {
        return false;
    };
    let place = |op: &Op, value| op.outputs.iter().position(|own| *own == value);
    let pairs = x.inputs.iter().zip(&y.inputs);
    let same = x.kind == y.kind && place(x, a) == place(y, b) && x.inputs.len() == y.inputs.len();
    let pure = x.kind.class().device_axes().is_none();
    same && pure
        && pairs.into_iter().all(|pair| match pair {
            (Some(a), Some(b)) => alike(editor, [*a, *b], budget),
            (a, b) => a == b,
        })
}

/// The op that a product is.
struct Form {
    kind: RaggedDot,
    /// Operands, and the order of their dimensions there.
    operands: [(ValueId, Vec<usize>); 2],
    bounds: [ValueId; 2],
    /// Whether the product has columns before rows.
    is_turned: bool,
}

/// Dimensions of x, rows first.
fn in_order(masked: &Masked) -> (ValueId, Vec<usize>) {
    let order = if masked.is_turned {
        vec![1, 0]
    } else {
        vec![0, 1]
    };
    (masked.x, order)
}

impl Form {
    /// Rows that are 0 outside of their group, summed over groups and depth with the operand of
    /// the other side.
    fn of_rows(
        editor: &Editor<'_>,
        dot: &DotGeneral,
        masked: &Masked,
        (side, matrices): (usize, ValueId),
    ) -> Option<Self> {
        let [group, _, depth] = masked.dims;
        let beside = |dim: usize| {
            let place = dot.contracting[side].iter().position(|of| *of == dim)?;
            Some(dot.contracting[1 - side][place])
        };
        let (groups, inner) = (beside(group)?, beside(depth)?);
        let plain = dot.batch[0].is_empty() && dot.contracting[0].len() == 2;
        if !plain || editor.shape(matrices).len() != 3 {
            return None;
        }
        let columns = 3 - groups - inner;
        let mut order = vec![groups, inner, columns];
        order[1..].sort_unstable();
        let mut precision = dot.precision;
        precision.rotate_left(side);
        Some(Self {
            kind: RaggedDot {
                summed: false,
                transposed: columns < inner,
                groups: editor.shape(matrices)[groups],
                precision,
            },
            operands: [in_order(masked), (matrices, order)],
            bounds: [masked.starts, masked.ends],
            is_turned: side == 1,
        })
    }

    /// Rows of the same groups on both sides, summed over.
    fn of_sums(editor: &Editor<'_>, dot: &DotGeneral, sides: [&Masked; 2]) -> Option<Self> {
        let [left, right] = sides;
        let of = |which: usize| sides.map(|masked| vec![masked.dims[which]]);
        let mut budget = MOST_COMPARED;
        let same = dot.batch == of(0)
            && dot.contracting == of(1)
            && alike(editor, [left.starts, right.starts], &mut budget)
            && alike(editor, [left.ends, right.ends], &mut budget);
        same.then(|| Self {
            kind: RaggedDot {
                summed: true,
                transposed: false,
                groups: editor.shape(left.starts)[0],
                precision: dot.precision,
            },
            operands: [in_order(left), in_order(right)],
            bounds: [left.starts, left.ends],
            is_turned: false,
        })
    }

    fn write(self, editor: &mut Editor<'_>, id: OpId, result: ValueId) {
        editor.before(id);
        let mut inputs = Vec::new();
        for (x, order) in self.operands {
            inputs.push(transposed(editor, x, order));
        }
        for bound in self.bounds {
            inputs.push(editor.convert(bound, DType::I64));
        }
        editor.remove(id);
        if !self.is_turned {
            let inputs: Vec<_> = inputs.into_iter().map(Some).collect();
            editor.put(self.kind, inputs, result);
            return;
        }
        let mut ty = editor.ty(result).clone();
        ty.shape.reverse();
        let made = editor.emit(self.kind, &inputs, ty);
        let permutation = vec![1, 0];
        editor.put(Transpose { permutation }, [Some(made)], result);
    }
}

/// Dimensions in another order; the value itself where that is the same.
fn transposed(editor: &mut Editor<'_>, x: ValueId, order: Vec<usize>) -> ValueId {
    if order.is_sorted() {
        return x;
    }
    let shape: Vec<usize> = order.iter().map(|dim| editor.shape(x)[*dim]).collect();
    let ty = editor.ty(x).with_shape(shape);
    editor.emit(Transpose { permutation: order }, &[x], ty)
}
