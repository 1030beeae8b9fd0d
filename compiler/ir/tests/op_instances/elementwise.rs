//! Ops that look at elements on their own.

use super::{Instance, Source, scaled};
use peapod_ir::ops::tensor::{
    BitcastConvert, Clamp, Compare, Convert, OptimizationBarrier, ReducePrecision, Select,
    ShardingConstraint, Spread, compare::Direction,
};
use peapod_ir::ops::{
    Activation, Binary, BinaryOp, Composite, CompositeOp, OpKind, Paired, PairedOp, Unary, UnaryOp,
};
use peapod_ir::{DType, Quantization, TensorType};

pub fn binary(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    // Operands lack leading dimensions, or have extents of 1.
    let broadcast = [0, 1].map(|_| {
        let first = if source.once_in(3) {
            source.between(0, shape.len())
        } else {
            0
        };
        let own = shape[first..].iter();
        let own = own.map(|&extent| if source.once_in(4) { 1 } else { extent });
        own.collect::<Vec<_>>()
    });
    let rank = broadcast[0].len().max(broadcast[1].len());
    let extent = |own: &Vec<usize>, dim: usize| {
        let own_dim = (dim + own.len()).checked_sub(rank);
        own_dim.map_or(1, |own_dim| own[own_dim])
    };
    let [a, b] = &broadcast;
    let result: Vec<usize> = (0..rank)
        .map(|dim| extent(a, dim).max(extent(b, dim)))
        .collect();
    let op = source.pick(&BinaryOp::ALL);
    let activation = Activation::None;
    if source.once_in(4) {
        let op = source.pick(&[BinaryOp::Add, BinaryOp::Mul, BinaryOp::Sub]);
        let operands = vec![source.quantised(a), source.quantised(b)];
        let result = scaled(DType::I8, &result, 1);
        return Instance::new(
            OpKind::Binary(Binary { op, activation }),
            operands,
            vec![result],
        );
    }
    let dtypes: Vec<DType> = DType::ALL
        .into_iter()
        .filter(|&dtype| op.takes(dtype))
        .collect();
    let dtype = source.pick(&dtypes);
    let operands = vec![source.data(dtype, a), source.data(dtype, b)];
    let result = TensorType::new(dtype, result);
    Instance::new(
        OpKind::Binary(Binary { op, activation }),
        operands,
        vec![result],
    )
}

pub fn unary(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let op = source.pick(&[UnaryOp::Neg, UnaryOp::Abs, UnaryOp::IsFinite, UnaryOp::Exp]);
    let x = source.data(DType::F32, &shape);
    let dtype = op.result(DType::F32).unwrap();
    Instance::new(
        OpKind::Unary(Unary { op }),
        vec![x],
        vec![TensorType::new(dtype, shape)],
    )
}

pub fn composite(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let op = source.pick(&CompositeOp::ALL);
    let (operand, result) = if source.once_in(4) {
        (source.quantised(&shape), scaled(DType::I8, &shape, 1))
    } else {
        let result = TensorType::new(DType::F32, shape.as_slice());
        (source.data(DType::F32, &shape), result)
    };
    let kind = OpKind::Composite(Composite { op });
    Instance::new(kind, vec![operand], vec![result])
}

pub fn paired(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let op = source.pick(&PairedOp::ALL);
    let kind = OpKind::Paired(Paired { op });
    let operands = vec![
        source.data(DType::F32, &shape),
        source.data(DType::F32, &shape),
    ];
    Instance::new(kind, operands, vec![TensorType::new(DType::F32, shape)])
}

pub fn compare(source: &mut Source) -> Instance {
    let (shape, dtype) = (source.any_shape(), source.dtype());
    let operands = vec![source.data(dtype, &shape), source.data(dtype, &shape)];
    let direction = source.pick(&[Direction::Lt, Direction::Eq, Direction::Ge]);
    let total_order = dtype == DType::F32 && source.once_in(2);
    let kind = Compare {
        direction,
        total_order,
    };
    Instance::new(kind, operands, vec![TensorType::new(DType::Bool, shape)])
}

pub fn select(source: &mut Source) -> Instance {
    let (shape, dtype) = (source.any_shape(), source.dtype());
    let single = source.once_in(3);
    let predicate = source.data(DType::Bool, if single { &[] } else { &shape });
    let operands = vec![
        predicate,
        source.data(dtype, &shape),
        source.data(dtype, &shape),
    ];
    Instance::new(Select, operands, vec![TensorType::new(dtype, shape)])
}

pub fn clamp(source: &mut Source) -> Instance {
    let (shape, dtype) = (source.any_shape(), source.dtype());
    let single = [source.once_in(2), source.once_in(2)];
    let bounds = single.map(|single| source.data(dtype, if single { &[] } else { &shape }));
    let [lowest, highest] = bounds;
    let operands = vec![lowest, source.data(dtype, &shape), highest];
    Instance::new(Clamp, operands, vec![TensorType::new(dtype, shape)])
}

pub fn convert(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let (from, to) = (
        source.dtype(),
        source.pick(&[DType::Bf16, DType::I8, DType::F64]),
    );
    Instance::new(
        Convert,
        vec![source.data(from, &shape)],
        vec![TensorType::new(to, shape)],
    )
}

pub fn optimization_barrier(source: &mut Source) -> Instance {
    let count = source.between(1, 3);
    let operands: Vec<_> = (0..count)
        .map(|_| {
            let (shape, dtype) = (source.any_shape(), source.dtype());
            source.data(dtype, &shape)
        })
        .collect();
    let results = operands.iter().map(|x| x.ty().clone()).collect();
    Instance::new(OptimizationBarrier, operands, results)
}

pub fn sharding_constraint(source: &mut Source) -> Instance {
    let shape = source.shape(3);
    let mut ty = TensorType::new(DType::I8, shape.clone());
    if source.once_in(2) {
        ty = ty.with_quant(Quantization {
            scales: (0..shape[1]).map(|i| 0.5 + i as f32).collect(),
            zero_points: vec![0; shape[1]],
            axis: Some(1),
        });
    }
    let x = source.numbers(&ty, -9, 9);
    let spread = source.pick(Spread::ALL);
    Instance::new(ShardingConstraint { spread }, vec![x], vec![ty])
}

pub fn bitcast_convert(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let same = TensorType::new(DType::U32, shape.clone());
    let x = source.data(DType::F32, &shape);
    let longer = [&shape[..], &[4]].concat();
    let parts = TensorType::new(DType::I8, longer.clone());
    match source.below(3) {
        0 => Instance::new(BitcastConvert, vec![x], vec![same]),
        1 => Instance::new(BitcastConvert, vec![x], vec![parts]),
        _ => Instance::new(
            BitcastConvert,
            vec![source.data(DType::I8, &longer)],
            vec![same],
        ),
    }
}

pub fn reduce_precision(source: &mut Source) -> Instance {
    let shape = source.shape(2);
    let kind = ReducePrecision {
        exponent_bits: source.between(1, 8),
        mantissa_bits: source.below(24),
    };
    let x = source.data(DType::F32, &shape);
    let results = vec![x.ty().clone()];
    Instance::new(kind, vec![x], results)
}
