//! Functions of registers against those of tiles.

use super::*;
use crate::kernels::check;
use crate::kernels::fusion::{FusionPlan, Source};
use crate::kernels::{Dense, DenseMut};
use peapod_schemas::pod::{ElementOp, ElementStep, Fusion, View};

/// Bytes of elements of every size and kind.
fn samples() -> Vec<[u8; 8]> {
    let kinds = [
        0_u64, 1, 2, 7, 31, 33, 0x80, 0x7f, 0x8000, 0x7c00, 0xff80, 0x3c00, 0x3f80,
    ];
    let floats = [
        0.0_f32,
        -0.0,
        1.5,
        -2.5,
        3e9,
        -3e9,
        f32::INFINITY,
        f32::NAN,
        1e-40,
    ];
    let singles = floats.map(|x| u64::from(x.to_bits()));
    let doubles = floats.map(|x| f64::from(x).to_bits());
    let negative = [-1_i64, -7, -128, i64::MIN].map(|x| x as u64);
    let all = kinds
        .into_iter()
        .chain(singles)
        .chain(doubles)
        .chain(negative);
    all.map(u64::to_le_bytes).collect()
}

fn step(op: ElementOp, function: Function, dtype: DType) -> ElementStep {
    ElementStep {
        op,
        function,
        dtype,
        registers: [0, 1, 2],
        dim: 5 * 256 + 2,
    }
}

/// What tiles yield.
fn by_tiles(step: ElementStep, types: &[DType], arguments: &[&[u8]]) -> [u8; 8] {
    let count = arguments.len();
    let fusion = Fusion {
        shape: vec![1],
        views: vec![
            View {
                offset: 0,
                strides: vec![0]
            };
            count
        ],
        body: vec![step],
        outputs: vec![count],
        types: [types, &[step.dtype]].concat(),
    };
    let words: Vec<u64> = arguments
        .iter()
        .map(|bytes| u64::from_le_bytes(bytes[..8].try_into().unwrap()))
        .collect();
    let operands: Vec<Source<'_>> = words
        .iter()
        .zip(types)
        .map(|(word, &dtype)| {
            let bytes = &bytemuck::bytes_of(word)[..dtype.size_bytes()];
            Source::Dense(Dense {
                dtype,
                shape: &[1],
                bytes,
            })
        })
        .collect();
    let mut out = [0_u64];
    let bytes = &mut bytemuck::cast_slice_mut(&mut out)[..step.dtype.size_bytes()];
    let result = DenseMut {
        dtype: step.dtype,
        shape: &[1],
        bytes,
    };
    FusionPlan::new(&fusion, &vec![None; operands.len()]).run(&operands, &mut [result]);
    out[0].to_le_bytes()
}

fn check(op: ElementOp, from: DType, dtype: DType) {
    let Some(function) = function_of(op, from, dtype) else {
        return;
    };
    let step = step(op, function, dtype);
    let Some(code) = Code::new(function, dtype, from, step.dim) else {
        return;
    };
    let samples = samples();
    let (arity, types) = (op.arity(), types_of(op, from));
    for (i, first) in samples.iter().enumerate() {
        for j in [0, 1, 5] {
            let other = |k: usize| &samples[(i * (j + 1) + k * j + k) % samples.len()];
            let arguments = [&first[..], other(1), other(2)];
            let arguments = &arguments[..arity];
            let wanted = by_tiles(step, &types[..arity], arguments);
            let mut registers = [0; 3];
            for (at, (bytes, &dtype)) in arguments.iter().zip(&types).enumerate() {
                registers[at] = load(dtype, bytes);
            }
            let mut found = [0; 8];
            store(dtype, apply(code, registers), &mut found);
            let same = wanted == found || both_nan(dtype, wanted, found);
            assert!(
                same,
                "{op:?} of {from:?} to {dtype:?}: {arguments:?}, {wanted:?} {found:?}"
            );
        }
    }
}

fn both_nan(dtype: DType, a: [u8; 8], b: [u8; 8]) -> bool {
    let nan = |bytes: [u8; 8]| match dtype {
        DType::F64 => f64::from_le_bytes(bytes).is_nan(),
        DType::F32 | DType::F16 | DType::Bf16 => single(load(dtype, &bytes)).is_nan(),
        DType::I8 | DType::I16 | DType::I32 | DType::I64 => false,
        DType::U8 | DType::U32 | DType::Bool => false,
    };
    nan(a) && nan(b)
}

fn types_of(op: ElementOp, from: DType) -> [DType; 3] {
    match op == ElementOp::Select {
        true => [DType::Bool, from, from],
        false => [from; 3],
    }
}

/// The function that an op is of elements of these types, if it is one.
fn function_of(op: ElementOp, from: DType, dtype: DType) -> Option<Function> {
    let relation = Relation::of(op).map(Function::Relation);
    let total = Relation::of_total(op).map(Function::TotalRelation);
    let predicate = relation.or(total.filter(|_| from.is_float()));
    let predicate = predicate.or((op == ElementOp::IsFinite).then_some(Function::IsFinite));
    if let Some(predicate) = predicate {
        return (dtype == DType::Bool && (from.is_float() || op != ElementOp::IsFinite))
            .then_some(predicate);
    }
    let same = |function: Function| (dtype == from).then_some(function);
    if op == ElementOp::Convert {
        Some(Function::Convert)
    } else if op == ElementOp::BitcastConvert {
        (from.size_bytes() == dtype.size_bytes()).then_some(Function::BitcastConvert)
    } else if op == ElementOp::Select {
        same(Function::Select)
    } else if op == ElementOp::ReducePrecision {
        from.is_float()
            .then_some(Function::ReducePrecision)
            .and_then(same)
    } else {
        Function::of_one_type(op, from).and_then(same)
    }
}

#[test]
fn registers_yield_what_tiles_do() {
    for &op in ElementOp::ALL {
        for &from in DType::ALL {
            for &dtype in DType::ALL {
                check(op, from, dtype);
            }
        }
    }
}

#[test]
fn a_product_and_a_sum_are_rounded_apart() {
    let numbers = check::fractions(30, 7);
    for abc in numbers.chunks_exact(3) {
        let registers = [abc[0], abc[1], abc[2]].map(of_single);
        let product = apply(Code::MulF32, registers);
        let sum = apply(Code::AddF32, [product, registers[2], 0]);
        assert_eq!(apply(Code::MulAddF32, registers), sum);
    }
}
