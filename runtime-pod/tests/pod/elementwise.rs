//! Functions of elements in fusions, at the edges of every element type.

use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{BitcastConvert, Clamp, Compare, Convert, ReducePrecision, Select};
use peapod_ir::ops::{Activation, Binary, BinaryOp, OpKind, Unary, UnaryOp};
use peapod_ir::{DType, Function, Location, Module, Op, Origin, Tensor, TensorType};

use crate::op_instances::Source;
use crate::support::{assert_near, expected, replicated, run, write};

const DTYPES: [DType; 11] = [
    DType::F32,
    DType::F16,
    DType::Bf16,
    DType::F64,
    DType::I8,
    DType::I16,
    DType::I32,
    DType::I64,
    DType::U8,
    DType::U32,
    DType::Bool,
];

#[rustfmt::skip]
const REALS: &[f64] = &[
    0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, 0.1, -0.3, 1e-3, 7.25, -7.75, 100.0,
    -88.7,
    88.8, -104.5, 127.5, 128.0, 255.5, 256.0, -129.0, 32768.0, 65504.0, 65520.0, 2147483648.0,
    -2147483904.0, 4294967296.0, 9.3e18, -9.3e18, 1e20, 3.4e38, -3.4e38, 1.2e-38, 1e-40, -1e-45,
    6e-8,
    -6e-5, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 3.25, -1.5707964, 1.7e308, 5e-324,
];

/// Numbers at the edges of a type, then random ones.
fn edges(dtype: DType, source: &mut Source) -> Vec<Scalar> {
    let bits = 8 * dtype.size_bytes() as u32;
    if dtype == DType::Bool {
        return vec![Scalar::Truth(false), Scalar::Truth(true)];
    }
    if DType::FLOATS.contains(&dtype) {
        let mut all: Vec<f64> = REALS.to_vec();
        all.extend((0..60).map(|_| source.integer(-4_000_000, 4_000_000) as f64 / 65536.0));
        let scalars = all.into_iter().map(Scalar::Double);
        return scalars.map(|x| x.convert(dtype)).collect();
    }
    let unsigned = matches!(dtype, DType::U8 | DType::U32);
    let (low, high) = match (unsigned, bits) {
        (true, _) => (0, (1_i64 << bits) - 1),
        (false, _) => (i64::MIN >> (64 - bits), i64::MAX >> (64 - bits)),
    };
    let width = i64::from(bits);
    let mut all = vec![
        low,
        high,
        low + 1,
        high - 1,
        0,
        1,
        2,
        3,
        7,
        width - 1,
        width,
        width + 1,
    ];
    if !unsigned {
        all.extend([-1, -2, -7]);
    }
    all.extend((0..12).map(|_| source.integer(0, 120)));
    all.into_iter().map(Scalar::Integer).collect()
}

fn tensor(dtype: DType, scalars: Vec<Scalar>) -> Tensor {
    let ty = TensorType::new(dtype, [scalars.len()]);
    Tensor::from_scalars(&ty, scalars)
}

/// All pairs of edges, as two operands.
fn pairs(dtype: DType, source: &mut Source) -> [Tensor; 2] {
    let edges = edges(dtype, source);
    let left = edges.iter().flat_map(|&a| edges.iter().map(move |_| a));
    let right = edges.iter().flat_map(|_| edges.iter().copied());
    [
        tensor(dtype, left.collect()),
        tensor(dtype, right.collect()),
    ]
}

/// One op on these operands, on the runtime and by its meaning.
fn check(kind: impl Into<OpKind>, operands: &[Tensor], dtype: DType, most: u64) {
    let kind = kind.into();
    let mut function = Function {
        name: "main".to_owned(),
        ..Function::default()
    };
    for operand in operands {
        let id = function.add_value("", operand.ty().clone(), Origin::Argument);
        function.inputs.push(id);
    }
    let ty = TensorType::new(dtype, operands[0].ty().shape.clone());
    let id = function.add_value("", ty, Origin::Result);
    function.outputs.push(id);
    function.ops.push(Op {
        kind: kind.clone(),
        inputs: function.inputs.iter().copied().map(Some).collect(),
        outputs: function.outputs.clone(),
        location: Location::default(),
    });
    let module = Module {
        functions: vec![function],
        ..Module::default()
    };
    let bytes = write(&module, &replicated(&module.functions[0]));
    let found = run(&bytes, operands, 1);
    let expected = expected(&module, operands);
    let given = operands.iter().map(Tensor::scalars).collect::<Vec<_>>();
    // Element by element, so that a message can say of what.
    for (index, expected) in expected[0].scalars().into_iter().enumerate() {
        let size = dtype.size_bytes();
        let expected = Tensor::from_scalars(&TensorType::new(dtype, [1]), [expected]);
        assert_near(&found[0][index * size..][..size], &expected, most, || {
            let given: Vec<Scalar> = given.iter().map(|given| given[index]).collect();
            format!("{kind} of {given:?} in {}", operands[0].ty())
        });
    }
}

/// How many numbers a function may be off by.
fn unary_tolerance(op: UnaryOp) -> u64 {
    use UnaryOp::{Cbrt, Cos, Erf, Erfc, Exp, Expm1, Log, Log1p, Logistic, Rsqrt, Sin, Tan, Tanh};
    let transcendental = [
        Cbrt, Cos, Erf, Erfc, Exp, Expm1, Log, Log1p, Logistic, Rsqrt, Sin, Tan, Tanh,
    ];
    if transcendental.contains(&op) { 3 } else { 0 }
}

#[test]
fn functions_of_one_element() {
    let mut source = Source::new(1);
    for dtype in DTYPES {
        let x = tensor(dtype, edges(dtype, &mut source));
        for op in UnaryOp::ALL {
            if let Some(result) = op.result(dtype) {
                let kind = OpKind::Unary(Unary { op });
                check(kind, std::slice::from_ref(&x), result, unary_tolerance(op));
            }
        }
    }
}

#[test]
fn functions_of_two_elements() {
    let mut source = Source::new(2);
    for dtype in DTYPES {
        let operands = pairs(dtype, &mut source);
        for op in BinaryOp::ALL.into_iter().filter(|op| op.takes(dtype)) {
            let activation = Activation::None;
            let float = DType::FLOATS.contains(&dtype);
            let near = float && matches!(op, BinaryOp::Pow | BinaryOp::Atan2);
            check(
                OpKind::Binary(Binary { op, activation }),
                &operands,
                dtype,
                if near { 3 } else { 0 },
            );
        }
    }
}

#[test]
fn comparisons() {
    use Direction::{Eq, Ge, Gt, Le, Lt, Ne};
    let mut source = Source::new(3);
    for dtype in DTYPES {
        let operands = pairs(dtype, &mut source);
        for direction in [Eq, Ge, Gt, Le, Lt, Ne] {
            for total_order in [false, true] {
                if total_order && !DType::FLOATS.contains(&dtype) {
                    continue;
                }
                let kind = Compare {
                    direction,
                    total_order,
                };
                check(kind, &operands, DType::Bool, 0);
            }
        }
    }
}

#[test]
fn conversions() {
    let mut source = Source::new(4);
    for from in DTYPES {
        let x = tensor(from, edges(from, &mut source));
        for to in DTYPES {
            check(Convert, std::slice::from_ref(&x), to, 0);
            if from != DType::Bool && to != DType::Bool && from.size_bytes() == to.size_bytes() {
                check(BitcastConvert, std::slice::from_ref(&x), to, 0);
            }
        }
    }
}

#[test]
fn choices() {
    let mut source = Source::new(5);
    for dtype in DTYPES {
        let [a, b] = pairs(dtype, &mut source);
        let count = a.ty().elements();
        let truths = (0..count).map(|_| Scalar::Truth(source.once_in(2)));
        let truth = tensor(DType::Bool, truths.collect());
        check_select(&truth, &a, &b);
        if dtype != DType::Bool {
            let mut scalars = a.scalars();
            scalars.rotate_left(7);
            let third = tensor(dtype, scalars);
            check(Clamp, &[a, third, b], dtype, 0);
        }
    }
}

fn check_select(truth: &Tensor, a: &Tensor, b: &Tensor) {
    check(
        Select,
        &[truth.clone(), a.clone(), b.clone()],
        a.ty().dtype,
        0,
    );
}

#[test]
fn precisions() {
    let mut source = Source::new(6);
    let formats = [
        (8, 7),
        (5, 10),
        (5, 7),
        (5, 1),
        (1, 0),
        (8, 0),
        (4, 3),
        (8, 23),
        (2, 1),
        (11, 8),
    ];
    // All halves there are.
    let every: Vec<u8> = (0..=u16::MAX).flat_map(u16::to_le_bytes).collect();
    let every = |dtype| {
        let ty = TensorType::new(dtype, [1 << 16]);
        Tensor::new(ty, every.clone()).expect("bytes of a tensor")
    };
    let tensors = [
        every(DType::F16),
        every(DType::Bf16),
        tensor(DType::F32, edges(DType::F32, &mut source)),
        tensor(DType::F64, edges(DType::F64, &mut source)),
    ];
    for x in tensors {
        let dtype = x.ty().dtype;
        for (exponent_bits, mantissa_bits) in formats {
            let kind = ReducePrecision {
                exponent_bits,
                mantissa_bits,
            };
            check(kind, std::slice::from_ref(&x), dtype, 0);
        }
    }
}
