//! Ops of networks, on floats and on quantised integers.

use super::{Instance, Source, scaled};
use peapod_ir::ops::lstm::GATES;
use peapod_ir::ops::{
    Activation, AveragePool2d, BatchMatmul, Conv2d, DepthwiseConv2d, Dequantize, FullyConnected,
    HybridConv2d, Lstm, MaxPool2d, Mean, OpKind, Padding2d, Quantize, ReadState, Softmax, Svdf,
    TransposeConv,
};
use peapod_ir::{DType, Quantization, Tensor, TensorType};

/// A window over rows and columns, padded, with as many positions as come out.
struct Window {
    extent: [usize; 2],
    stride: [usize; 2],
    dilation: [usize; 2],
    padding: Padding2d,
    positions: [usize; 2],
}

/// A window of single elements along some axes.
fn window(source: &mut Source, extents: [usize; 2], dilated: bool) -> Window {
    let still = [source.once_in(2), source.once_in(2)];
    let mut pick = |most| still.map(|still| if still { 1 } else { source.between(1, most) });
    let (extent, stride) = (pick(3), pick(2));
    let dilation = if dilated { pick(2) } else { [1, 1] };
    // As much as keeps a window from lying in the padding alone.
    let padding = extent.map(|extent| extent - 1);
    let covered = [0, 1].map(|axis| (extent[axis] - 1) * dilation[axis] + 1);
    let before = padding;
    let after = [0, 1].map(|axis| {
        let most = if dilated {
            covered[axis]
        } else {
            padding[axis]
        };
        most.min(padding[axis] * dilation[axis])
    });
    let positions = [0, 1].map(|axis| {
        (extents[axis] + before[axis] + after[axis] - covered[axis]) / stride[axis] + 1
    });
    let padding = Padding2d {
        top: before[0],
        bottom: after[0],
        left: before[1],
        right: after[1],
    };
    Window {
        extent,
        stride,
        dilation,
        padding,
        positions,
    }
}

/// Input, weights with channels along an axis, and bias of a contraction.
fn operands(
    source: &mut Source,
    integer: bool,
    [x, weights]: [&[usize]; 2],
    axis: usize,
) -> Vec<Option<Tensor>> {
    let channels = weights[axis];
    let biased = source.once_in(2);
    let bias_shape = if source.once_in(2) {
        vec![channels]
    } else {
        vec![1, channels]
    };
    if !integer {
        let bias = source.data(DType::F32, &bias_shape);
        let (x, weights) = (source.data(DType::F32, x), source.data(DType::F32, weights));
        return vec![Some(x), Some(weights), biased.then_some(bias)];
    }
    let scales = if source.once_in(2) { 1 } else { channels };
    let quant = Quantization {
        scales: (0..scales).map(|i| 0.01 * (i + 1) as f32).collect(),
        zero_points: vec![0; scales],
        axis: (scales > 1).then_some(axis),
    };
    let weights = TensorType::new(DType::I8, weights).with_quant(quant);
    let bias = source.numbers(&TensorType::new(DType::I32, bias_shape), -99, 99);
    let (x, weights) = (source.quantised(x), source.numbers(&weights, -128, 127));
    vec![Some(x), Some(weights), biased.then_some(bias)]
}

/// A result of floats, or of i8 with a scale.
fn result(integer: bool, shape: &[usize]) -> TensorType {
    match integer {
        true => scaled(DType::I8, shape, 3),
        false => TensorType::new(DType::F32, shape),
    }
}

fn activation(source: &mut Source) -> Activation {
    source.pick(&[Activation::None, Activation::Relu])
}

pub fn conv2d(source: &mut Source) -> Instance {
    let extents = [source.between(1, 4), source.between(1, 4)];
    let window = window(source, extents, true);
    let [n, groups, inputs, outputs] = [(); 4].map(|()| source.between(1, 3));
    let x = [n, extents[0], extents[1], groups * inputs];
    let weights = [groups * outputs, window.extent[0], window.extent[1], inputs];
    let to = [
        n,
        window.positions[0],
        window.positions[1],
        groups * outputs,
    ];
    let integer = source.once_in(2);
    let kind = Conv2d {
        stride: window.stride,
        dilation: window.dilation,
        padding: window.padding,
        activation: activation(source),
    };
    Instance {
        kind: OpKind::Conv2d(kind),
        operands: operands(source, integer, [&x, &weights], 0),
        results: vec![result(integer, &to)],
    }
}

pub fn hybrid_conv2d(source: &mut Source) -> Instance {
    let mut instance = conv2d(source);
    let OpKind::Conv2d(conv) = &instance.kind else {
        unreachable!("it is one");
    };
    let kind = HybridConv2d {
        stride: conv.stride,
        dilation: conv.dilation,
        padding: conv.padding,
        activation: conv.activation,
        asymmetric: source.once_in(2),
    };
    let shapes: Vec<_> = instance.operands[..2]
        .iter()
        .flatten()
        .map(|operand| operand.ty().shape.clone())
        .collect();
    let mut both = operands(source, true, [&shapes[0], &shapes[1]], 0);
    both[0] = Some(source.data(DType::F32, &shapes[0]));
    both[2] = source
        .once_in(2)
        .then(|| source.data(DType::F32, &shapes[1][..1]));
    instance.results = vec![result(false, &instance.results[0].shape)];
    Instance {
        kind: OpKind::HybridConv2d(kind),
        operands: both,
        ..instance
    }
}

pub fn depthwise_conv2d(source: &mut Source) -> Instance {
    let extents = [source.between(1, 4), source.between(1, 4)];
    let window = window(source, extents, true);
    let [n, channels, multiplier] = [(); 3].map(|()| source.between(1, 3));
    let x = [n, extents[0], extents[1], channels];
    let weights = [1, window.extent[0], window.extent[1], channels * multiplier];
    let to = [
        n,
        window.positions[0],
        window.positions[1],
        channels * multiplier,
    ];
    let integer = source.once_in(2);
    let kind = DepthwiseConv2d {
        stride: window.stride,
        dilation: window.dilation,
        padding: window.padding,
        activation: activation(source),
    };
    Instance {
        kind: OpKind::DepthwiseConv2d(kind),
        operands: operands(source, integer, [&x, &weights], 3),
        results: vec![result(integer, &to)],
    }
}

pub fn transpose_conv(source: &mut Source) -> Instance {
    let [n, inputs, outputs] = [(); 3].map(|()| source.between(1, 3));
    let [extents, kernel, stride] = [4, 3, 3].map(|most| [(); 2].map(|()| source.between(1, most)));
    let cropped = [source.below(2), source.below(2)];
    let to = [0, 1].map(|axis| {
        let full = (extents[axis] - 1) * stride[axis] + kernel[axis];
        full.saturating_sub(source.below(3)).max(1)
    });
    let x = [n, extents[0], extents[1], inputs];
    let weights = [outputs, kernel[0], kernel[1], inputs];
    let integer = source.once_in(2);
    let kind = TransposeConv {
        stride,
        cropped,
        activation: activation(source),
    };
    Instance {
        kind: OpKind::TransposeConv(kind),
        operands: operands(source, integer, [&x, &weights], 0),
        results: vec![result(integer, &[n, to[0], to[1], outputs])],
    }
}

pub fn batch_matmul(source: &mut Source) -> Instance {
    let [m, k, n] = [(); 3].map(|()| source.between(1, 4));
    let batches = source.between(0, 2);
    let batches = source.shape(batches);
    let [adj_x, adj_y] = [source.once_in(2), source.once_in(2)];
    let mut matrices = |[rows, columns]: [usize; 2], adjoint: bool| {
        let missing = source.below(batches.len() + 1);
        let own = batches[missing..].iter();
        let own = own.map(|&extent| if source.once_in(4) { 1 } else { extent });
        let mut shape: Vec<usize> = own.collect();
        shape.extend(if adjoint {
            [columns, rows]
        } else {
            [rows, columns]
        });
        shape
    };
    let (a, b) = (matrices([m, k], adj_x), matrices([k, n], adj_y));
    let rank = a.len().max(b.len());
    let extent = |shape: &[usize], dim: usize| match dim.checked_sub(rank - shape.len()) {
        Some(own) => shape[own],
        None => 1,
    };
    let mut to: Vec<usize> = (0..rank - 2)
        .map(|dim| extent(&a, dim).max(extent(&b, dim)))
        .collect();
    to.extend([m, n]);
    let integer = source.once_in(2);
    let [a, b] = [a, b].map(|shape| match integer {
        true => source.quantised(&shape),
        false => source.data(DType::F32, &shape),
    });
    let kind = OpKind::BatchMatmul(BatchMatmul { adj_x, adj_y });
    Instance::new(kind, vec![a, b], vec![result(integer, &to)])
}

pub fn fully_connected(source: &mut Source) -> Instance {
    let [a, b, k, n] = [(); 4].map(|()| source.between(1, 4));
    let x = source.pick(&[
        vec![a, b, k],
        vec![a * b, k],
        vec![a * b * k],
        vec![a, b * k],
    ]);
    let to = source.pick(&[vec![a, b, n], vec![a * b, n], vec![b, a, n]]);
    let integer = source.once_in(2);
    let kind = FullyConnected {
        activation: activation(source),
    };
    Instance {
        kind: OpKind::FullyConnected(kind),
        operands: operands(source, integer, [&x, &[n, k]], 0),
        results: vec![result(integer, &to)],
    }
}

fn pool(source: &mut Source, kind: impl Fn(&Window, Activation) -> OpKind) -> Instance {
    let extents = [source.between(1, 4), source.between(1, 4)];
    let window = window(source, extents, false);
    let [n, channels] = [source.between(1, 3), source.between(1, 3)];
    let x = [n, extents[0], extents[1], channels];
    let to = [n, window.positions[0], window.positions[1], channels];
    let integer = source.once_in(2);
    let x = if integer {
        source.quantised(&x)
    } else {
        source.data(DType::F32, &x)
    };
    let kind = kind(&window, activation(source));
    Instance::new(kind, vec![x], vec![result(integer, &to)])
}

pub fn average_pool2d(source: &mut Source) -> Instance {
    pool(source, |window, activation| {
        OpKind::AveragePool2d(AveragePool2d {
            window: window.extent,
            stride: window.stride,
            padding: window.padding,
            activation,
        })
    })
}

pub fn max_pool2d(source: &mut Source) -> Instance {
    pool(source, |window, activation| {
        OpKind::MaxPool2d(MaxPool2d {
            window: window.extent,
            stride: window.stride,
            padding: window.padding,
            activation,
        })
    })
}

/// A tensor of floats or of i8 with a scale, and whether it is the latter.
fn either(source: &mut Source, shape: &[usize]) -> (Tensor, bool) {
    match source.once_in(2) {
        true => (source.quantised(shape), true),
        false => (source.data(DType::F32, shape), false),
    }
}

pub fn mean(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let axes = source.some(shape.len());
    let keep_dims = source.once_in(2);
    let dims = shape.iter().enumerate();
    let to = dims.filter_map(|(dim, &extent)| match axes.contains(&dim) {
        true => keep_dims.then_some(1),
        false => Some(extent),
    });
    let to: Vec<usize> = to.collect();
    let (x, integer) = either(source, &shape);
    let kind = OpKind::Mean(Mean { axes, keep_dims });
    Instance::new(kind, vec![x], vec![result(integer, &to)])
}

pub fn softmax(source: &mut Source) -> Instance {
    let rank = source.between(1, 3);
    let shape = source.shape(rank);
    let (x, integer) = either(source, &shape);
    let mut to = TensorType::new(x.ty().dtype, shape);
    if integer {
        to = to.with_quant(Quantization::per_tensor(1.0 / 256.0, -128));
    }
    Instance::new(OpKind::Softmax(Softmax { beta: 1.0 }), vec![x], vec![to])
}

pub fn quantize(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let (x, _) = either(source, &shape);
    Instance::new(
        OpKind::Quantize(Quantize),
        vec![x],
        vec![scaled(DType::I8, &shape, 5)],
    )
}

pub fn dequantize(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let x = source.quantised(&shape);
    let result = TensorType::new(DType::F32, shape);
    Instance::new(OpKind::Dequantize(Dequantize), vec![x], vec![result])
}

pub fn svdf(source: &mut Source) -> Instance {
    let [n, k, units, rank] = [(); 4].map(|()| source.between(1, 3));
    let (memory, filters) = (source.between(1, 3), units * rank);
    let mut data = |shape: &[usize]| Some(source.data(DType::F32, shape));
    let bias = data(&[units]);
    let operands = vec![
        data(&[n, k]),
        data(&[filters, k]),
        data(&[filters, memory]),
        bias,
        data(&[n, filters * memory]),
    ];
    Instance {
        kind: OpKind::Svdf(Svdf {
            rank,
            activation: Activation::Relu,
        }),
        operands,
        results: vec![TensorType::new(DType::F32, [n, units])],
    }
}

pub fn lstm(source: &mut Source) -> Instance {
    let [batches, steps, in_len, units] = [(); 4].map(|()| source.between(1, 3));
    let time_major = source.between(0, 1) == 1;
    let mut data = |shape: &[usize]| Some(source.data(DType::F32, shape));
    let sequence = |len| match time_major {
        true => [steps, batches, len],
        false => [batches, steps, len],
    };
    let mut operands = vec![data(&sequence(in_len))];
    operands.extend((0..GATES).map(|_| data(&[units, in_len])));
    operands.extend((0..GATES).map(|_| data(&[units, units])));
    operands.extend((0..GATES).map(|_| data(&[units])));
    operands.extend([data(&[batches, units]), data(&[batches, units])]);
    Instance {
        kind: OpKind::Lstm(Lstm {
            cell_clip: 0.5,
            time_major,
        }),
        operands,
        results: vec![TensorType::new(DType::F32, sequence(units))],
    }
}

pub fn read_state(source: &mut Source) -> Instance {
    let shape = source.any_shape();
    let state = source.data(DType::F32, &shape);
    Instance {
        kind: OpKind::ReadState(ReadState),
        operands: vec![Some(state)],
        results: vec![TensorType::new(DType::F32, shape)],
    }
}
