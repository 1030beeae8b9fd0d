//! Functions of two tensors: broadcasting as strides, multipliers.

use peapod_ir::numerics::Multiplier;
use peapod_ir::ops::tensor::Compare;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{Activation, Binary, BinaryOp, Paired, PairedOp};
use peapod_ir::plan::micro::{self, KernelId, checked};
use peapod_ir::{DType, Op, TensorType, numerics};

use super::ranks::few;
use super::weighted_sum::{Sum, WeightedSum};
use super::{Arithmetic, CONVERT, Choice, Context, Limits, Refusal, kernel_of, right_aligned};

/// The functions that there are kernels for.
#[rustfmt::skip]
const FAMILIES: [(BinaryOp, &[KernelId]); 12] = {
    use KernelId::*;
    [
        (BinaryOp::Add, &[AddS8, AddS16, AddS32, AddS64, AddF32]),
        (BinaryOp::Sub, &[SubS8, SubS16, SubS32, SubS64, SubF32]),
        (BinaryOp::Mul, &[MulS8, MulS16, MulS32, MulS64, MulF32]),
        (BinaryOp::Div, &[DivS8, DivS16, DivS32, DivS64, DivF32]),
        (BinaryOp::Max, &[MaxS8, MaxS16, MaxS32, MaxS64, MaxF32]),
        (BinaryOp::Min, &[MinS8, MinS16, MinS32, MinS64, MinF32]),
        (BinaryOp::Pow, &[PowF32, PowS32]),
        (BinaryOp::Atan2, &[Atan2F32]),
        (BinaryOp::Xor, &[XorS32]),
        (BinaryOp::ShiftRightArithmetic, &[ShiftRightArithmeticS32]),
        (BinaryOp::And, &[AndBool]),
        (BinaryOp::Or, &[OrBool]),
    ]
};

/// Those of functions that are composed of others.
#[rustfmt::skip]
const PAIRED: [(PairedOp, &[KernelId]); 4] = {
    use KernelId::*;
    [
        (PairedOp::FloorDiv, &[FloorDivS32, FloorDivF32]),
        (PairedOp::FloorMod, &[FloorModS32, FloorModS64, FloorModF32]),
        (PairedOp::Prelu, &[PreluS8, PreluS16, PreluF32]),
        (PairedOp::SquaredDifference, &[
            SquaredDifferenceS8, SquaredDifferenceS16, SquaredDifferenceS32, SquaredDifferenceF32,
        ]),
    ]
};

/// An elementwise function of two tensors and what becomes of its results.
struct Pair<'a> {
    operands: [&'a TensorType; 2],
    output: &'a TensorType,
    kernel: KernelId,
    arithmetic: Arithmetic,
    params: micro::Binary,
}

impl<'a> Pair<'a> {
    fn of(
        cx: &Context<'a>,
        op: &Op,
        family: &[KernelId],
        activation: Activation,
    ) -> Result<Self, Refusal> {
        let operands = [cx.input(op, 0), cx.input(op, 1)];
        let ([a, b], output) = (operands, cx.output(op));
        let (kernel, arithmetic) = kernel_of(family, &[a, b, output])?;
        let narrow = matches!(output.dtype, DType::I8 | DType::I16);
        if narrow == output.quant.is_none() && arithmetic == Arithmetic::Integer {
            let reason = match narrow {
                true => "its kernels on 8 and 16 bits compute by scales, and the tensors have none",
                false => "its kernels on 32 bits and more compute without scales",
            };
            return Err(Refusal::new(reason, CONVERT));
        }
        let limited = narrow || arithmetic == Arithmetic::Float;
        let limits = match limited {
            true => Limits::of(activation, output, arithmetic),
            false => Limits::default(),
        };
        let params = micro::Binary {
            a_offset: -a.zero_point(),
            b_offset: -b.zero_point(),
            output_offset: output.zero_point(),
            act_min: limits.min,
            act_max: limits.max,
            act_min_f32: limits.min_f32,
            act_max_f32: limits.max_f32,
            ..broadcast(a, b, output)?
        };
        Ok(Self {
            operands,
            output,
            kernel,
            arithmetic,
            params,
        })
    }

    /// Whether scales matter.
    fn is_scaled(&self) -> bool {
        self.arithmetic == Arithmetic::Integer && self.output.quant.is_some()
    }

    fn choice(self, cx: &Context<'_>, op: &Op) -> Choice {
        // An operand that is not repeated is read just before its place is written.
        let whole = |index: &usize| self.operands[*index].elements() == self.output.elements();
        let inputs = vec![cx.tensor(op, 0), cx.tensor(op, 1)];
        Choice::new(self.kernel, self.params, inputs).in_place((0..2).filter(whole))
    }
}

/// Chooses for an elementwise function of two tensors.
pub(super) fn binary(cx: &Context<'_>, op: &Op, binary: &Binary) -> Result<Choice, Refusal> {
    let family = FAMILIES.iter().find(|(of, _)| *of == binary.op);
    let (_, family) = family.ok_or_else(super::no_kernel)?;
    let mut pair = Pair::of(cx, op, family, binary.activation)?;
    let ([a, b], output) = (pair.operands, pair.output);
    if !pair.is_scaled() {
        return Ok(pair.choice(cx, op));
    }
    if binary.op == BinaryOp::Mul {
        pair.params = finished(
            &pair.params,
            numerics::mul_multiplier(cx.numerics, a, b, output),
        );
    } else if binary.op == BinaryOp::Div {
        pair.params = finished(
            &pair.params,
            numerics::div_multiplier(cx.numerics, a, b, output),
        );
    } else if let BinaryOp::Add | BinaryOp::Sub = binary.op {
        let limits = (pair.params.act_min, pair.params.act_max);
        let sum = Sum::of([a, b], output, limits, binary.op == BinaryOp::Sub);
        match sum.and_then(|sum| cx.facts.weighted_sum(op, &sum)) {
            Some(found) => {
                pair.kernel = KernelId::WeightedSumS8;
                pair.params = multiples(&pair.params, found);
            }
            None => pair.params = scaled(&pair.params, numerics::sum_scaling(a, b, output)),
        }
    }
    Ok(pair.choice(cx, op))
}

/// Chooses for a function of two tensors that is composed of others.
pub(super) fn paired(cx: &Context<'_>, op: &Op, paired: &Paired) -> Result<Choice, Refusal> {
    let (_, family) = PAIRED[paired.op as usize];
    let mut pair = Pair::of(cx, op, family, Activation::None)?;
    let ([a, b], output) = (pair.operands, pair.output);
    if pair.is_scaled() {
        pair.params = if paired.op == PairedOp::Prelu {
            let [above, below] = numerics::prelu_multipliers(cx.numerics, a, b, output);
            micro::Binary {
                a_multiplier: above.multiplier,
                a_shift: above.shift,
                ..finished(&pair.params, below)
            }
        } else {
            let scaling = numerics::squared_difference_scaling(a, b, output);
            scaled(&pair.params, scaling)
        };
    }
    Ok(pair.choice(cx, op))
}

/// Chooses for a relation of two tensors of one shape.
pub(super) fn compare(cx: &Context<'_>, op: &Op, compare: &Compare) -> Result<Choice, Refusal> {
    use KernelId::{CompareBool, CompareF32, CompareS8, CompareS16, CompareS32, CompareS64};
    if compare.total_order {
        return Err(super::no_kernel());
    }
    let family = [
        CompareF32,
        CompareS16,
        CompareS32,
        CompareS64,
        CompareBool,
        CompareS8,
    ];
    let operands = [cx.input(op, 0), cx.input(op, 1)];
    let (kernel, _) = kernel_of(&family, &operands)?;
    let direction = match compare.direction {
        Direction::Eq => 0,
        Direction::Ne => 1,
        Direction::Ge => 2,
        Direction::Gt => 3,
        Direction::Le => 4,
        Direction::Lt => 5,
    };
    let inputs = vec![cx.tensor(op, 0), cx.tensor(op, 1)];
    if kernel != CompareS8 {
        return Ok(Choice::new(kernel, micro::Relation { direction }, inputs));
    }
    if operands.iter().any(|operand| operand.quant.is_none()) {
        let reason = "its kernel on 8 bits compares by scales, and the tensors have none";
        return Err(Refusal::new(reason, CONVERT));
    }
    let [a, b] = operands.map(numerics::comparison_multiplier);
    let params = micro::ScaledRelation {
        direction,
        a_offset: -operands[0].zero_point(),
        a_multiplier: a.multiplier,
        a_shift: a.shift,
        b_offset: -operands[1].zero_point(),
        b_multiplier: b.multiplier,
        b_shift: b.shift,
    };
    Ok(Choice::new(kernel, params, inputs))
}

/// Chooses for the choice of one of two elements.
pub(super) fn select(cx: &Context<'_>, op: &Op) -> Result<Choice, Refusal> {
    let inputs = (0..3).map(|index| cx.tensor(op, index)).collect();
    let params = checked!(micro::Choose {
        count: cx.output(op).elements(),
    })?;
    Ok(Choice::new(KernelId::SelectX8, params, inputs))
}

/// Parameters with the factor of the result.
fn finished(params: &micro::Binary, factor: Multiplier) -> micro::Binary {
    micro::Binary {
        output_multiplier: factor.multiplier,
        output_shift: factor.shift,
        ..*params
    }
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
) -> Result<micro::Binary, Refusal> {
    let rank = output.shape.len();
    let collapsed = collapse(&output.shape, [strides(rank, a), strides(rank, b)]);
    few(collapsed.len())?;
    let column = |of: fn(&Dim) -> usize, fill| right_aligned(collapsed.iter().map(of), fill);
    Ok(checked!(micro::Binary {
        dims: column(|dim| dim.extent, 1),
        a_strides: column(|dim| dim.strides[0], 0),
        b_strides: column(|dim| dim.strides[1], 0),
        ..micro::Binary::default()
    })?)
}

/// Elements to the next element along each dimension of the result; 0 where it is repeated.
fn strides(rank: usize, operand: &TensorType) -> Vec<usize> {
    let mut strides = vec![0; rank];
    let mut step = 1;
    for (stride, &extent) in strides.iter_mut().rev().zip(operand.shape.iter().rev()) {
        if extent != 1 {
            *stride = step;
        }
        step *= extent;
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
fn collapse(dims: &[usize], [a, b]: [Vec<usize>; 2]) -> Vec<Dim> {
    let mut collapsed: Vec<Dim> = Vec::new();
    let dims = dims.iter().copied().zip(a).zip(b);
    for ((extent, a), b) in dims.filter(|((extent, _), _)| *extent != 1) {
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

    #[test]
    fn every_paired_function_has_kernels() {
        for (index, op) in PairedOp::ALL.into_iter().enumerate() {
            assert_eq!((PAIRED[index].0, op as usize), (op, index));
        }
    }

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
