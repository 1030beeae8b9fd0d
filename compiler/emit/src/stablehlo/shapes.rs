//! Ops that move, order and combine elements along dimensions.

use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{
    ArgReduce, DotGeneral, InteriorPad, Reduce, ReducePrecision, Slice, Sort,
};
use peapod_ir::{DType, TensorType};

use super::text::{array, dims, number, precisions, structure};
use super::writer::{Ssa, Writer, with_elements};

impl Writer<'_> {
    pub(super) fn slice(&mut self, op: &Slice, x: &[Ssa], ty: &TensorType) -> Ssa {
        let properties = [
            ("start_indices", array(&op.start)),
            ("limit_indices", array(&op.limit)),
            ("strides", array(&op.stride)),
        ];
        self.one("stablehlo.slice", x, &properties, ty)
    }

    pub(super) fn interior_pad(&mut self, op: &InteriorPad, x: &[Ssa], ty: &TensorType) -> Ssa {
        let properties = [
            ("edge_padding_low", array(&op.low)),
            ("edge_padding_high", array(&op.high)),
            ("interior_padding", array(&op.interior)),
        ];
        self.one("stablehlo.pad", x, &properties, ty)
    }

    pub(super) fn reduce_precision(
        &mut self,
        op: &ReducePrecision,
        x: &[Ssa],
        ty: &TensorType,
    ) -> Ssa {
        let properties = [
            ("exponent_bits", format!("{} : i32", op.exponent_bits)),
            ("mantissa_bits", format!("{} : i32", op.mantissa_bits)),
        ];
        self.one("stablehlo.reduce_precision", x, &properties, ty)
    }

    pub(super) fn dot_general(&mut self, op: &DotGeneral, x: &[Ssa], ty: &TensorType) -> Ssa {
        let fields = [
            ("lhs_batching_dimensions", dims(&op.batch[0])),
            ("rhs_batching_dimensions", dims(&op.batch[1])),
            ("lhs_contracting_dimensions", dims(&op.contracting[0])),
            ("rhs_contracting_dimensions", dims(&op.contracting[1])),
        ];
        let mut properties = vec![("dot_dimension_numbers", structure("dot", &fields))];
        properties.extend(precisions(op.precision));
        self.one("stablehlo.dot_general", x, &properties, ty)
    }

    pub(super) fn reduce(&mut self, op: &Reduce, x: &[Ssa], ty: &TensorType) -> Ssa {
        let mut sorted = op.dims.clone();
        sorted.sort_unstable();
        let region = self.combining(op.combiner, ty.dtype);
        let properties = [("dimensions", array(&sorted))];
        let types = [ty.clone()];
        let mut results = self.op_with("stablehlo.reduce", x, &properties, &[region], &types);
        results.remove(0)
    }

    /// As JAX writes it: a reduction of elements and indices together.
    pub(super) fn arg_reduce(&mut self, op: &ArgReduce, x: &Ssa, types: &[TensorType]) -> Vec<Ssa> {
        let properties = [("iota_dimension", number(op.dim))];
        let places = with_elements(types[1].dtype, &x.ty);
        let places = self.one("stablehlo.iota", &[], &properties, &places);
        let element = TensorType::new(x.ty.dtype, []);
        let index = TensorType::new(types[1].dtype, []);
        let initial = self.dense(&extreme(x.ty.dtype, !op.max), &element);
        let zero = self.whole(0, &index);
        let direction = match op.max {
            true => Direction::Gt,
            false => Direction::Lt,
        };
        let arguments = [&element, &index, &element, &index].map(Clone::clone);
        let region = self.region(&arguments, |writer, arguments| {
            let [a, i, b, j] = [0, 1, 2, 3].map(|place| arguments[place].clone());
            let truth = TensorType::new(DType::Bool, []);
            let beyond = writer.compare(direction, false, a.clone(), b.clone());
            let nan = writer.compare(Direction::Ne, false, a.clone(), a.clone());
            let taken = writer.one("stablehlo.or", &[beyond, nan], &[], &truth);
            let equal = writer.compare(Direction::Eq, false, a.clone(), b.clone());
            let before = writer.compare(Direction::Lt, false, i.clone(), j.clone());
            let first = writer.one("stablehlo.and", &[equal, before], &[], &truth);
            let either = writer.one("stablehlo.or", &[taken.clone(), first], &[], &truth);
            vec![writer.select(taken, a, b), writer.select(either, i, j)]
        });
        let operands = [x.clone(), places, initial, zero];
        let properties = [("dimensions", array(&[op.dim]))];
        self.op_with("stablehlo.reduce", &operands, &properties, &[region], types)
    }

    pub(super) fn sort(&mut self, op: &Sort, x: &[Ssa], types: &[TensorType]) -> Vec<Ssa> {
        let scalars = x.iter().flat_map(|operand| {
            let scalar = TensorType::new(operand.ty.dtype, []);
            [scalar.clone(), scalar]
        });
        let scalars: Vec<TensorType> = scalars.collect();
        let region = self.region(&scalars, |writer, arguments| {
            vec![writer.precedes(op, &arguments)]
        });
        let properties = [
            ("dimension", number(op.dim)),
            ("is_stable", "true".to_owned()),
        ];
        self.op_with("stablehlo.sort", x, &properties, &[region], types)
    }

    /// Whether the first of two elements goes before the second: the last key first, each before it
    /// only where they do not differ in it.
    fn precedes(&mut self, op: &Sort, arguments: &[Ssa]) -> Ssa {
        let truth = TensorType::new(DType::Bool, []);
        let (direction, total) = (op.direction, op.total_order);
        let pairs = arguments.chunks_exact(2).take(op.keys).rev();
        let mut answer: Option<Ssa> = None;
        for pair in pairs {
            let [a, b] = [0, 1].map(|side| pair[side].clone());
            let before = self.compare(direction, total, a.clone(), b.clone());
            answer = Some(match answer {
                None => before,
                Some(rest) => {
                    let same = self.same(op, a, b);
                    let further = self.one("stablehlo.and", &[same, rest], &[], &truth);
                    self.one("stablehlo.or", &[before, further], &[], &truth)
                }
            });
        }
        answer.unwrap_or_else(|| self.whole(0, &truth))
    }

    /// Whether neither of two elements goes before the other, where the first does not. In no order
    /// are, but for the total one, floats that are not a number: these are not equal either.
    fn same(&mut self, op: &Sort, a: Ssa, b: Ssa) -> Ssa {
        let unordered = match a.ty.dtype {
            DType::F32 | DType::F16 | DType::Bf16 | DType::F64 => !op.total_order,
            DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => false,
            DType::U8 | DType::U32 | DType::Bool => false,
        };
        if !unordered {
            return self.compare(Direction::Eq, op.total_order, a, b);
        }
        let after = self.compare(op.direction, false, b, a);
        let ty = after.ty.clone();
        self.one("stablehlo.not", &[after], &[], &ty)
    }
}

/// The largest or smallest element of a type.
fn extreme(dtype: DType, largest: bool) -> String {
    if let Some((min, max)) = dtype.integer_range() {
        return if largest { max } else { min }.to_string();
    }
    let bits = match dtype {
        DType::F32 => ["0xFF800000", "0x7F800000"],
        DType::F16 => ["0xFC00", "0x7C00"],
        DType::Bf16 => ["0xFF80", "0x7F80"],
        DType::F64 => ["0xFFF0000000000000", "0x7FF0000000000000"],
        DType::Bool | DType::I4 | DType::I8 | DType::I16 => ["false", "true"],
        DType::I32 | DType::I64 | DType::U8 | DType::U32 => ["false", "true"],
    };
    bits[usize::from(largest)].to_owned()
}
