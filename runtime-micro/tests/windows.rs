//! Convolutions and pools against their definitions, on random shapes.

mod support;

use peapod_micro::KernelId;
use peapod_schemas::micro::{Conv2d, FullyConnected, Pool2d, Window};
use proptest::prelude::*;
use support::arithmetic::{divide_ties_away, scale};
use support::random::Random;
use support::{Params, Pea, bytes};

/// A window; where it `touches`, every position of it covers some of the input, as pools demand.
fn window(random: &mut Random, in_c: usize, out_c: usize, touches: bool) -> Window {
    let mut axis = || loop {
        let input = random.size(1, 9);
        let (kernel, dilation) = (random.size(1, 4), random.size(1, 2));
        let stride = random.size(1, 3);
        let beyond = if touches { 0 } else { random.size(0, 4) };
        let pad = random.size(0, (kernel - 1) * dilation + beyond);
        let output = random.size(1, (input + pad - 1) / stride + 1 + beyond);
        let covers = |position: usize| {
            (0..kernel).any(|tap| {
                let at = position * stride + tap * dilation;
                (pad..pad + input).contains(&at)
            })
        };
        if !touches || (0..output).all(covers) {
            return [input, output, kernel, stride, dilation, pad].map(|x| x as u16);
        }
    };
    let ([in_h, out_h, kernel_h, stride_h, dilation_h, pad_top], horizontal) = (axis(), axis());
    let [in_w, out_w, kernel_w, stride_w, dilation_w, pad_left] = horizontal;
    Window {
        batches: random.size(1, 2) as u16,
        in_h,
        in_w,
        in_c: in_c as u16,
        out_h,
        out_w,
        out_c: out_c as u16,
        kernel_h,
        kernel_w,
        stride_h,
        stride_w,
        dilation_h,
        dilation_w,
        pad_top,
        pad_left,
        reserved: 0,
    }
}

fn input_len(w: &Window) -> usize {
    [w.batches, w.in_h, w.in_w, w.in_c]
        .into_iter()
        .map(usize::from)
        .product()
}

fn output_len(w: &Window) -> usize {
    [w.batches, w.out_h, w.out_w, w.out_c]
        .into_iter()
        .map(usize::from)
        .product()
}

/// Calls `visit(output index, channel, taps)` for every output element in order; a tap is its row,
/// its column and the index of its pixel in the input, if it is inside.
fn each_output(w: &Window, mut visit: impl FnMut(usize, usize, &[(usize, usize, Option<usize>)])) {
    let n = |x: u16| usize::from(x);
    let mut index = 0;
    for batch in 0..n(w.batches) {
        for y in 0..n(w.out_h) {
            for x in 0..n(w.out_w) {
                let mut taps = Vec::new();
                for i in 0..n(w.kernel_h) {
                    for j in 0..n(w.kernel_w) {
                        let row = y * n(w.stride_h) + i * n(w.dilation_h);
                        let column = x * n(w.stride_w) + j * n(w.dilation_w);
                        let (top, left) = (n(w.pad_top), n(w.pad_left));
                        let inside = (top..top + n(w.in_h)).contains(&row)
                            && (left..left + n(w.in_w)).contains(&column);
                        let pixel = inside
                            .then(|| (batch * n(w.in_h) + row - top) * n(w.in_w) + column - left);
                        taps.push((i, j, pixel));
                    }
                }
                for channel in 0..n(w.out_c) {
                    visit(index, channel, &taps);
                    index += 1;
                }
            }
        }
    }
}

/// Shape of a random convolution: plain or depthwise.
struct Shape {
    params: Conv2d,
    depthwise: bool,
}

impl Shape {
    fn new(random: &mut Random, depthwise: bool) -> Self {
        let (groups, in_c, out_c) = if depthwise {
            let in_c = random.size(1, 19);
            (1, in_c, in_c * random.pick(&[1, 1, 1, 2, 3, 17]))
        } else {
            let groups = random.pick(&[1, 1, 1, 2, 3]);
            (
                groups,
                groups * random.size(1, 15),
                groups * random.size(1, 11),
            )
        };
        let window = window(random, in_c, out_c, false);
        let params = Conv2d {
            window,
            groups: groups as u32,
            ..Default::default()
        };
        Self { params, depthwise }
    }

    /// Channels of the input that an output channel reads.
    fn sources(&self, channel: usize) -> std::ops::Range<usize> {
        let (in_c, out_c) = (
            usize::from(self.params.window.in_c),
            usize::from(self.params.window.out_c),
        );
        if self.depthwise {
            let source = channel / (out_c / in_c);
            return source..source + 1;
        }
        let groups = self.params.groups as usize;
        let depth = in_c / groups;
        let group = channel / (out_c / groups);
        group * depth..(group + 1) * depth
    }

    fn weights_len(&self) -> usize {
        let w = &self.params.window;
        let taps = usize::from(w.kernel_h) * usize::from(w.kernel_w);
        taps * usize::from(w.out_c) * self.sources(0).len()
    }

    /// Index of a weight: tap, output channel, input channel counted from the first of its group.
    fn weight(&self, (i, j): (usize, usize), channel: usize, source: usize) -> usize {
        let w = &self.params.window;
        let (kernel_h, kernel_w) = (usize::from(w.kernel_h), usize::from(w.kernel_w));
        if self.depthwise {
            return (i * kernel_w + j) * usize::from(w.out_c) + channel;
        }
        ((channel * kernel_h + i) * kernel_w + j) * self.sources(0).len() + source
    }
}

fn check_convolution_s8(seed: u64, depthwise: bool) {
    let mut random = Random(seed);
    let mut shape = Shape::new(&mut random, depthwise);
    let (act_min, act_max) = random.limits();
    shape.params.input_zero_point = random.within(-128, 127);
    shape.params.output_zero_point = random.within(-128, 127);
    (shape.params.act_min, shape.params.act_max) = (act_min, act_max);
    let w = shape.params.window;
    let out_c = usize::from(w.out_c);
    let input = random.s8s(input_len(&w));
    let weights = random.s8s(shape.weights_len());
    let bias = random.list(out_c, |random| random.within(-5000, 5000));
    let factors = random.list(out_c, |random| random.factor(16));

    let mut expected = Vec::new();
    let mut folded = bias.clone();
    each_output(&w, |_, channel, taps| {
        let mut sum = bias[channel];
        folded[channel] = bias[channel];
        for &(i, j, pixel) in taps {
            for (source, from) in shape.sources(channel).enumerate() {
                let weight = i32::from(weights[shape.weight((i, j), channel, source)]);
                folded[channel] -= shape.params.input_zero_point * weight;
                if let Some(pixel) = pixel {
                    let x = i32::from(input[pixel * usize::from(w.in_c) + from]);
                    sum += (x - shape.params.input_zero_point) * weight;
                }
            }
        }
        let (multiplier, shift) = factors[channel];
        let result = scale(sum, multiplier, shift) + shape.params.output_zero_point;
        expected.push(result.max(act_min).min(act_max) as i8);
    });

    let multipliers: Vec<i32> = factors.iter().map(|factor| factor.0).collect();
    let shifts: Vec<i8> = factors.iter().map(|factor| factor.1 as i8).collect();
    let small = (w.kernel_h, w.kernel_w) == (3, 3) && (w.dilation_h, w.dilation_w) == (1, 1);
    let lines = small && w.stride_w <= 2 && shifts.iter().all(|shift| (-21..=-1).contains(shift));
    let kernels: &[KernelId] = match depthwise {
        true if lines => &[
            KernelId::DepthwiseConv2dS8,
            KernelId::DepthwiseConv2dS8Scalar,
        ],
        true => &[KernelId::DepthwiseConv2dS8],
        false => &[KernelId::Conv2dS8],
    };
    for &kernel in kernels {
        let mut pea = Pea::default();
        let operands = [
            pea.input::<i8>(input.len()),
            pea.constant(&weights),
            pea.constant(&folded),
            pea.constant(&multipliers),
            pea.constant(&shifts),
        ];
        let output = pea.output::<i8>(expected.len());
        pea.step(kernel, Params::Conv2d(shape.params), &operands, output);
        let found = pea.run::<i8>(&[bytes(&input)]);
        assert_eq!(found, expected, "{kernel:?}: {:?}", shape.params);
    }
}

fn check_convolution_f32(seed: u64, depthwise: bool) {
    let mut random = Random(seed);
    let mut shape = Shape::new(&mut random, depthwise);
    (shape.params.act_min_f32, shape.params.act_max_f32) = random.float_limits();
    let (min, max) = (shape.params.act_min_f32, shape.params.act_max_f32);
    let w = shape.params.window;
    let input = random.floats(input_len(&w));
    let weights = random.floats(shape.weights_len());
    let bias = random.floats(w.out_c.into());

    let mut expected = Vec::new();
    each_output(&w, |_, channel, taps| {
        let mut sum = 0.0;
        for &(i, j, pixel) in taps {
            for (source, from) in shape.sources(channel).enumerate() {
                let weight = weights[shape.weight((i, j), channel, source)];
                if let Some(pixel) = pixel {
                    sum += input[pixel * usize::from(w.in_c) + from] * weight;
                }
            }
        }
        expected.push((sum + bias[channel]).max(min).min(max));
    });

    let mut pea = Pea::default();
    let operands = [
        pea.input::<f32>(input.len()),
        pea.constant(&weights),
        pea.constant(&bias),
    ];
    let output = pea.output::<f32>(expected.len());
    let id = if depthwise {
        KernelId::DepthwiseConv2dF32
    } else {
        KernelId::Conv2dF32
    };
    pea.step(id, Params::Conv2d(shape.params), &operands, output);
    assert_eq!(
        pea.run::<f32>(&[bytes(&input)]),
        expected,
        "{:?}",
        shape.params
    );
}

fn check_pool_s8(seed: u64, average: bool) {
    let mut random = Random(seed);
    let channels = random.size(1, 35);
    let window = window(&mut random, channels, channels, true);
    let (act_min, act_max) = random.limits();
    let params = Pool2d {
        window,
        act_min,
        act_max,
        ..Default::default()
    };
    let input = random.s8s(input_len(&window));
    let mut expected = Vec::new();
    each_output(&window, |_, channel, taps| {
        let pixels = taps.iter().filter_map(|tap| tap.2);
        let values: Vec<i128> = pixels
            .map(|pixel| input[pixel * channels + channel].into())
            .collect();
        let result = if average {
            divide_ties_away(values.iter().sum(), values.len() as i128)
        } else {
            *values.iter().max().unwrap()
        };
        expected.push((result as i32).max(act_min).min(act_max) as i8);
    });
    let mut pea = Pea::default();
    let operand = pea.input::<i8>(input.len());
    let output = pea.output::<i8>(output_len(&window));
    let id = if average {
        KernelId::AveragePool2dS8
    } else {
        KernelId::MaxPool2dS8
    };
    pea.step(id, Params::Pool2d(params), &[operand], output);
    assert_eq!(pea.run::<i8>(&[bytes(&input)]), expected, "{params:?}");
}

fn check_pool_f32(seed: u64, average: bool) {
    let mut random = Random(seed);
    let channels = random.size(1, 35);
    let window = window(&mut random, channels, channels, true);
    let (act_min_f32, act_max_f32) = random.float_limits();
    let params = Pool2d {
        window,
        act_min_f32,
        act_max_f32,
        ..Default::default()
    };
    let input = random.floats(input_len(&window));
    let mut expected = Vec::new();
    each_output(&window, |_, channel, taps| {
        let pixels = taps.iter().filter_map(|tap| tap.2);
        let values: Vec<f32> = pixels
            .map(|pixel| input[pixel * channels + channel])
            .collect();
        let result = if average {
            values.iter().fold(0.0, |sum, x| sum + x) / values.len() as f32
        } else {
            values.iter().fold(f32::NEG_INFINITY, |max, x| max.max(*x))
        };
        expected.push(result.max(act_min_f32).min(act_max_f32));
    });
    let mut pea = Pea::default();
    let operand = pea.input::<f32>(input.len());
    let output = pea.output::<f32>(output_len(&window));
    let id = if average {
        KernelId::AveragePool2dF32
    } else {
        KernelId::MaxPool2dF32
    };
    pea.step(id, Params::Pool2d(params), &[operand], output);
    assert_eq!(pea.run::<f32>(&[bytes(&input)]), expected, "{params:?}");
}

proptest! {
    #[test]
    fn conv2d_s8(seed: u64) {
        check_convolution_s8(seed, false);
    }

    #[test]
    fn conv2d_f32(seed: u64) {
        check_convolution_f32(seed, false);
    }

    #[test]
    fn depthwise_conv2d_s8(seed: u64) {
        check_convolution_s8(seed, true);
    }

    #[test]
    fn depthwise_conv2d_f32(seed: u64) {
        check_convolution_f32(seed, true);
    }

    #[test]
    fn average_pool2d_s8(seed: u64) {
        check_pool_s8(seed, true);
    }

    #[test]
    fn average_pool2d_f32(seed: u64) {
        check_pool_f32(seed, true);
    }

    #[test]
    fn max_pool2d_s8(seed: u64) {
        check_pool_s8(seed, false);
    }

    #[test]
    fn max_pool2d_f32(seed: u64) {
        check_pool_f32(seed, false);
    }

    #[test]
    fn fully_connected_s8(seed: u64) {
        let mut random = Random(seed);
        let (rows, in_len, out_len) = (random.size(1, 4), random.size(1, 40), random.size(1, 20));
        let (input_zero_point, weights_zero_point) =
            (random.within(-128, 127), random.pick(&[0, 0, -128, 5, 127]));
        let (act_min, act_max) = random.limits();
        let params = FullyConnected {
            rows: rows as u32,
            in_len: in_len as u32,
            out_len: out_len as u32,
            weights_offset: -weights_zero_point,
            output_zero_point: random.within(-128, 127),
            act_min,
            act_max,
            ..Default::default()
        };
        let input = random.s8s(rows * in_len);
        let weights = random.s8s(out_len * in_len);
        let bias = random.list(out_len, |random| random.within(-5000, 5000));
        let factors = if random.chance(2) { 1 } else { out_len };
        let factors = random.list(factors, |random| random.factor(16));
        let factor = |column: usize| factors[column % factors.len()];

        let mut folded = bias.clone();
        let mut expected = Vec::new();
        for row in input.chunks(in_len) {
            for (column, weights) in weights.chunks(in_len).enumerate() {
                let mut sum = bias[column];
                folded[column] = bias[column];
                for (&x, &w) in row.iter().zip(weights) {
                    let w = i32::from(w) - weights_zero_point;
                    sum += (i32::from(x) - input_zero_point) * w;
                    folded[column] -= input_zero_point * w;
                }
                let (multiplier, shift) = factor(column);
                let result = scale(sum, multiplier, shift) + params.output_zero_point;
                expected.push(result.max(act_min).min(act_max) as i8);
            }
        }

        let mut pea = Pea::default();
        let multipliers: Vec<i32> = factors.iter().map(|factor| factor.0).collect();
        let shifts: Vec<i8> = factors.iter().map(|factor| factor.1 as i8).collect();
        let operands = [
            pea.input::<i8>(input.len()),
            pea.constant(&weights),
            pea.constant(&folded),
            pea.constant(&multipliers),
            pea.constant(&shifts),
        ];
        let output = pea.output::<i8>(expected.len());
        pea.step(KernelId::FullyConnectedS8, Params::FullyConnected(params), &operands, output);
        prop_assert_eq!(pea.run::<i8>(&[bytes(&input)]), expected);
    }

    #[test]
    fn fully_connected_f32(seed: u64) {
        let mut random = Random(seed);
        let (rows, in_len, out_len) = (random.size(1, 4), random.size(1, 40), random.size(1, 20));
        let (act_min_f32, act_max_f32) = random.float_limits();
        let params = FullyConnected {
            rows: rows as u32,
            in_len: in_len as u32,
            out_len: out_len as u32,
            act_min_f32,
            act_max_f32,
            ..Default::default()
        };
        let input = random.floats(rows * in_len);
        let weights = random.floats(out_len * in_len);
        let bias = random.floats(out_len);
        let mut expected = Vec::new();
        for row in input.chunks(in_len) {
            for (weights, bias) in weights.chunks(in_len).zip(&bias) {
                let sum = row.iter().zip(weights).fold(0.0, |sum, (x, w)| sum + x * w);
                expected.push((sum + bias).max(act_min_f32).min(act_max_f32));
            }
        }
        let mut pea = Pea::default();
        // Weights may also be activations.
        let operands =
            [pea.input::<f32>(input.len()), pea.input::<f32>(weights.len()), pea.constant(&bias)];
        let output = pea.output::<f32>(expected.len());
        pea.step(KernelId::FullyConnectedF32, Params::FullyConnected(params), &operands, output);
        prop_assert_eq!(pea.run::<f32>(&[bytes(&input), bytes(&weights)]), expected);
    }
}
