//! add, sub and mul: broadcasting as strides, multipliers.

use peapod_ir::ops::{Binary, BinaryOp};
use peapod_ir::plan::micro::{self, KernelId, TooLarge, checked};
use peapod_ir::{Op, TensorType, numerics};

use super::weighted_sum::{Sum, WeightedSum};
use super::{Arithmetic, CONVERT, Choice, Context, Limits, Refusal, kernel_of, right_aligned};

/// The functions that there are kernels for.
const FAMILIES: [(BinaryOp, &[KernelId]); 3] = {
    use KernelId::{AddF32, AddS8, AddS16, MulF32, MulS8, SubF32, SubS8};
    [
        (BinaryOp::Add, &[AddS8, AddS16, AddF32]),
        (BinaryOp::Sub, &[SubS8, SubF32]),
        (BinaryOp::Mul, &[MulS8, MulF32]),
    ]
};

/// Chooses for an elementwise function of two tensors.
pub(super) fn binary(cx: &Context<'_>, op: &Op, binary: &Binary) -> Result<Choice, Refusal> {
    let [a, b] = [cx.input(op, 0), cx.input(op, 1)];
    let output = cx.output(op);
    let family = FAMILIES.iter().find(|(of, _)| *of == binary.op);
    let (_, family) = family.ok_or_else(super::no_kernel)?;
    let (mut kernel, arithmetic) = kernel_of(family, &[a, b, output])?;
    if arithmetic == Arithmetic::Integer && output.quant.is_none() {
        return Err(Refusal::new(
            "no kernel computes on plain integers",
            CONVERT,
        ));
    }
    let limits = Limits::of(binary.activation, output, arithmetic);
    let mut params = micro::Binary {
        a_offset: -a.zero_point(),
        b_offset: -b.zero_point(),
        output_offset: output.zero_point(),
        act_min: limits.min,
        act_max: limits.max,
        act_min_f32: limits.min_f32,
        act_max_f32: limits.max_f32,
        ..broadcast(a, b, output)?
    };
    match (arithmetic, binary.op) {
        (Arithmetic::Float, _) => {}
        (Arithmetic::Integer, BinaryOp::Mul) => {
            let factor = numerics::mul_multiplier(a, b, output);
            (params.output_multiplier, params.output_shift) = (factor.multiplier, factor.shift);
        }
        (Arithmetic::Integer, function) => {
            let limits = (params.act_min, params.act_max);
            let sum = Sum::of([a, b], output, limits, function == BinaryOp::Sub);
            match sum.and_then(|sum| cx.facts.weighted_sum(op, &sum)) {
                Some(found) => {
                    kernel = KernelId::WeightedSumS8;
                    params = multiples(&params, found);
                }
                None => params = scaled(&params, numerics::sum_scaling(a, b, output)),
            }
        }
    }
    // An operand that is not repeated is read just before its place is written.
    let whole = |index: &usize| [a, b][*index].elements() == output.elements();
    let inputs = vec![cx.tensor(op, 0), cx.tensor(op, 1)];
    Ok(Choice::new(kernel, params, inputs).in_place((0..2).filter(whole)))
}

/// Parameters of a sum of multiples.
fn multiples(params: &micro::Binary, sum: WeightedSum) -> micro::Binary {
    micro::Binary {
        a_offset: 0,
        b_offset: 0,
        output_offset: sum.offset,
        a_multiplier: sum.factors[0],
        b_multiplier: sum.factors[1],
        output_shift: -sum.shift,
        ..*params
    }
}

/// Parameters of a sum with these factors.
fn scaled(params: &micro::Binary, scaling: numerics::SumScaling) -> micro::Binary {
    micro::Binary {
        left_shift: scaling.left_shift,
        a_multiplier: scaling.a.multiplier,
        a_shift: scaling.a.shift,
        b_multiplier: scaling.b.multiplier,
        b_shift: scaling.b.shift,
        output_multiplier: scaling.output.multiplier,
        output_shift: scaling.output.shift,
        ..*params
    }
}

/// Dimensions and strides of a result and its operands, as few as possible.
fn broadcast(
    a: &TensorType,
    b: &TensorType,
    output: &TensorType,
) -> Result<micro::Binary, TooLarge> {
    let dims = right_aligned(output.shape.iter().copied(), 1);
    let collapsed = collapse(dims, [strides(&dims, a), strides(&dims, b)]);
    let column = |of: fn(&Dim) -> usize, fill| right_aligned(collapsed.iter().map(of), fill);
    checked!(micro::Binary {
        dims: column(|dim| dim.extent, 1),
        a_strides: column(|dim| dim.strides[0], 0),
        b_strides: column(|dim| dim.strides[1], 0),
        ..micro::Binary::default()
    })
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
    fn walk(a: &[usize], b: &[usize], output: &[usize]) -> Vec<(u32, u32, u32)> {
        let [a, b, output] = [a, b, output].map(|shape| TensorType::new(DType::I8, shape));
        let params = broadcast(&a, &b, &output).expect("the numbers are small");
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
