//! add, sub and mul: broadcasting as strides, multipliers.

use peapod_ir::ops::{Binary, BinaryOp};
use peapod_ir::plan::micro::{self, Kernel, Multiplier};
use peapod_ir::{Op, TensorType, numerics};

use super::weighted_sum::{Sum, WeightedSum};
use super::{Arithmetic, CONVERT, Choice, Context, Refusal, arithmetic, clamp, right_aligned};

/// Chooses for an elementwise function of two tensors.
pub(super) fn binary(cx: &Context<'_>, op: &Op, binary: &Binary) -> Result<Choice, Refusal> {
    let [a, b] = [cx.input(op, 0), cx.input(op, 1)];
    let output = cx.output(op);
    let arithmetic = arithmetic(&[a, b, output])?;
    if arithmetic == Arithmetic::S8 && output.quant.is_none() {
        return Err(Refusal::new("no kernel computes on plain int8", CONVERT));
    }
    let mut params = broadcast(a, b, output);
    params.a_offset = -a.zero_point();
    params.b_offset = -b.zero_point();
    params.output_offset = output.zero_point();
    params.clamp = clamp(binary.activation, output, arithmetic);
    let kernel = match (binary.op, arithmetic) {
        (BinaryOp::Add | BinaryOp::Sub, Arithmetic::S8) => {
            sum(cx, op, params, binary.op == BinaryOp::Sub)
        }
        (BinaryOp::Add, Arithmetic::F32) => Kernel::AddF32(params),
        (BinaryOp::Sub, Arithmetic::F32) => Kernel::SubF32(params),
        (BinaryOp::Mul, Arithmetic::S8) => {
            params.output = numerics::mul_multiplier(a, b, output);
            Kernel::MulS8(params)
        }
        (BinaryOp::Mul, Arithmetic::F32) => Kernel::MulF32(params),
        (BinaryOp::Div | BinaryOp::Rem | BinaryOp::Max | BinaryOp::Min | BinaryOp::Pow, _)
        | (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor | BinaryOp::Atan2, _)
        | (BinaryOp::ShiftLeft | BinaryOp::ShiftRightLogical, _)
        | (BinaryOp::ShiftRightArithmetic, _) => return Err(Refusal::no_kernel()),
    };
    // An operand that is not repeated is read just before its place is written.
    let whole = |index: &usize| [a, b][*index].elements() == output.elements();
    let inputs = vec![cx.tensor(op, 0), cx.tensor(op, 1)];
    Ok(Choice::new(kernel, inputs).in_place((0..2).filter(whole)))
}

/// The kernel of a sum or a difference: of multiples, where it equals one.
fn sum(cx: &Context<'_>, op: &Op, mut params: micro::Binary, subtracts: bool) -> Kernel {
    let [a, b, output] = [cx.input(op, 0), cx.input(op, 1), cx.output(op)];
    if let micro::Clamp::Integer { min, max } = params.clamp
        && let Some(sum) = Sum::of([a, b], output, (min, max), subtracts)
        && let Some(found) = cx.facts.weighted_sum(op, &sum)
    {
        return Kernel::WeightedSumS8(multiples(params, found));
    }
    if subtracts {
        set_scaling(&mut params, numerics::sub_scaling(a, b, output));
        Kernel::SubS8(params)
    } else {
        set_scaling(&mut params, numerics::add_scaling(a, b, output));
        Kernel::AddS8(params)
    }
}

/// Parameters of a sum of multiples.
fn multiples(params: micro::Binary, sum: WeightedSum) -> micro::Binary {
    let [a, b] = sum.factors.map(|multiplier| Multiplier {
        multiplier,
        shift: 0,
    });
    micro::Binary {
        a_offset: 0,
        b_offset: 0,
        output_offset: sum.offset,
        a,
        b,
        output: Multiplier {
            multiplier: 0,
            shift: -sum.shift,
        },
        ..params
    }
}

fn set_scaling(params: &mut micro::Binary, scaling: numerics::SumScaling) {
    params.left_shift = scaling.left_shift;
    params.a = scaling.a;
    params.b = scaling.b;
    params.output = scaling.output;
}

/// Dimensions and strides of a result and its operands, as few as possible.
fn broadcast(a: &TensorType, b: &TensorType, output: &TensorType) -> micro::Binary {
    let dims = right_aligned(output.shape.iter().copied(), 1);
    let collapsed = collapse(dims, [strides(&dims, a), strides(&dims, b)]);
    let column = |of: fn(&Dim) -> usize, fill| right_aligned(collapsed.iter().map(of), fill);
    micro::Binary {
        dims: column(|dim| dim.extent, 1),
        a_strides: column(|dim| dim.strides[0], 0),
        b_strides: column(|dim| dim.strides[1], 0),
        a_offset: 0,
        b_offset: 0,
        output_offset: 0,
        left_shift: 0,
        a: Multiplier::default(),
        b: Multiplier::default(),
        output: Multiplier::default(),
        clamp: micro::Clamp::Integer { min: 0, max: 0 },
    }
}

/// Elements to the next element along each dimension of the result; 0 where it is repeated.
fn strides(dims: &[usize; 6], operand: &TensorType) -> [usize; 6] {
    let extents = right_aligned(operand.shape.iter().copied(), 1);
    let mut strides = [0; 6];
    let mut step = 1;
    for index in (0..dims.len()).rev() {
        if extents[index] != 1 {
            strides[index] = step;
        }
        step *= extents[index];
    }
    strides
}

/// A dimension of the result.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Dim {
    extent: usize,
    strides: [usize; 2],
}

/// Merges neighbouring dimensions that both operands walk as one.
fn collapse(dims: [usize; 6], [a, b]: [[usize; 6]; 2]) -> Vec<Dim> {
    let mut collapsed: Vec<Dim> = Vec::new();
    for ((extent, a), b) in dims
        .into_iter()
        .zip(a)
        .zip(b)
        .filter(|((extent, _), _)| *extent != 1)
    {
        let inner = Dim {
            extent,
            strides: [a, b],
        };
        match collapsed.last_mut() {
            Some(outer) if outer.strides == inner.strides.map(|stride| stride * extent) => {
                outer.extent *= extent;
                outer.strides = inner.strides;
            }
            _ => collapsed.push(inner),
        }
    }
    collapsed
}

#[cfg(test)]
mod tests {
    use super::*;
    use peapod_ir::DType;

    /// Dimensions and strides of operands with these shapes, without the leading ones.
    fn walk(a: &[usize], b: &[usize], output: &[usize]) -> Vec<(usize, usize, usize)> {
        let [a, b, output] = [a, b, output].map(|shape| TensorType::new(DType::I8, shape));
        let params = broadcast(&a, &b, &output);
        let rows = params
            .dims
            .iter()
            .zip(&params.a_strides)
            .zip(&params.b_strides);
        let rows = rows.map(|((dim, a), b)| (*dim, *a, *b));
        rows.skip_while(|row| *row == (1, 0, 0)).collect()
    }

    #[test]
    fn equal_shapes_are_one_dimension() {
        assert_eq!(walk(&[2, 3, 4], &[2, 3, 4], &[2, 3, 4]), [(24, 1, 1)]);
    }

    #[test]
    fn a_scalar_is_repeated_everywhere() {
        assert_eq!(walk(&[2, 3, 4], &[], &[2, 3, 4]), [(24, 1, 0)]);
        assert_eq!(walk(&[1], &[2, 3, 4], &[2, 3, 4]), [(24, 0, 1)]);
    }

    #[test]
    fn a_row_is_repeated_per_row() {
        assert_eq!(walk(&[5, 2, 3], &[3], &[5, 2, 3]), [(10, 3, 0), (3, 1, 1)]);
    }

    #[test]
    fn both_operands_can_be_repeated() {
        let both = walk(&[4, 1, 3], &[1, 5, 3], &[4, 5, 3]);
        assert_eq!(both, [(4, 3, 0), (5, 0, 3), (3, 1, 1)]);
        let six = walk(&[2, 1, 2, 1, 2, 1], &[1, 2, 1, 2, 1, 2], &[2; 6]);
        let strides = [
            (2, 4, 0),
            (2, 0, 4),
            (2, 2, 0),
            (2, 0, 2),
            (2, 1, 0),
            (2, 0, 1),
        ];
        assert_eq!(six, strides);
    }
}
