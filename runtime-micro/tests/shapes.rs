//! Kernels that move, join or reduce dimensions against their definitions; and the SVDF.

mod support;

use peapod_micro::{Element, KernelId};
use peapod_schemas::micro::{Concatenation, MAX_RANK, Mean, Operand, Pad, Softmax, Svdf};
use proptest::prelude::*;
use support::arithmetic::scale;
use support::random::Random;
use support::{Aligned, Params, Pea, bytes};

/// Lengths of a random tensor of up to six dimensions.
fn dims(random: &mut Random, most: usize) -> [usize; MAX_RANK] {
    loop {
        let rank = random.size(1, MAX_RANK);
        let mut dims = [1; MAX_RANK];
        for dim in &mut dims[MAX_RANK - rank..] {
            *dim = random.pick(&[1, 2, 3, 4, 18, 33]);
        }
        if dims.iter().product::<usize>() <= most {
            return dims;
        }
    }
}

/// Every index of a tensor, in row-major order.
fn indices(dims: &[usize; MAX_RANK]) -> Vec<[usize; MAX_RANK]> {
    let mut all = vec![[0; MAX_RANK]];
    for (i, &dim) in dims.iter().enumerate() {
        let starts = all.into_iter();
        all = starts
            .flat_map(|start| {
                (0..dim).map(move |at| {
                    let mut index = start;
                    index[i] = at;
                    index
                })
            })
            .collect();
    }
    all
}

fn check_pad<T: Element + PartialEq + std::fmt::Debug>(
    random: &mut Random,
    id: KernelId,
    value: u32,
    element: impl Fn(&mut Random) -> T,
    fill: T,
) {
    let dims = dims(random, 400);
    let sides = |random: &mut Random| {
        let mut sides = [0; MAX_RANK];
        for side in &mut sides[3..] {
            *side = random.pick(&[0, 0, 1, 3]);
        }
        sides
    };
    let (before, after) = (sides(random), sides(random));
    let input = random.list(dims.iter().product(), element);
    let padded: [usize; MAX_RANK] = std::array::from_fn(|i| before[i] + dims[i] + after[i]);
    let expected: Vec<T> = indices(&padded)
        .into_iter()
        .map(|index| {
            let mut at = 0;
            for i in 0..MAX_RANK {
                if !(before[i]..before[i] + dims[i]).contains(&index[i]) {
                    return fill;
                }
                at = at * dims[i] + index[i] - before[i];
            }
            input[at]
        })
        .collect();
    let params = Pad {
        dims: dims.map(|x| x as u32),
        before: before.map(|x| x as u32),
        after: after.map(|x| x as u32),
        value,
    };
    let mut pea = Pea::default();
    let operand = pea.input::<T>(input.len());
    let output = pea.output::<T>(expected.len());
    pea.step(id, Params::Pad(params), &[operand], output);
    assert_eq!(pea.run::<T>(&[bytes(&input)]), expected, "{params:?}");
}

/// Sums over the reduced dimensions, in the input's order, one per output element.
fn sums<T: Copy, S: Copy + Default>(
    input: &[T],
    dims: &[usize; MAX_RANK],
    reduced: u32,
    add: impl Fn(S, T) -> S,
) -> Vec<S> {
    let keeps = |i: usize| reduced >> i & 1 == 0;
    let kept = (0..MAX_RANK).filter(|&i| keeps(i)).map(|i| dims[i]);
    let mut sums = vec![S::default(); kept.product()];
    for (index, x) in indices(dims).into_iter().zip(input) {
        let at = (0..MAX_RANK)
            .filter(|&i| keeps(i))
            .fold(0, |at, i| at * dims[i] + index[i]);
        sums[at] = add(sums[at], *x);
    }
    sums
}

fn mean_params(random: &mut Random) -> (Mean, [usize; MAX_RANK]) {
    let dims = dims(random, 3000);
    let reduced = random.next() as u32 & 0x3f;
    let count = (0..MAX_RANK)
        .filter(|i| reduced >> i & 1 != 0)
        .map(|i| dims[i])
        .product::<usize>();
    let params = Mean {
        dims: dims.map(|x| x as u32),
        reduced,
        count: count as u32,
        ..Default::default()
    };
    (params, dims)
}

fn softmax(rows: usize, depth: usize) -> Softmax {
    Softmax {
        rows: rows as u32,
        depth: depth as u32,
        ..Default::default()
    }
}

/// Runs a softmax; where `in_place`, once more over its input.
fn run_softmax<S: Element, D: Element + PartialEq + std::fmt::Debug>(
    id: KernelId,
    params: Softmax,
    input: &[S],
    in_place: bool,
) -> Vec<D> {
    let run = |over: bool| {
        let mut pea = Pea::default();
        let operand = pea.input::<S>(input.len());
        let output = match over {
            false => pea.output::<D>(input.len()),
            true => pea.output_over::<D>(operand, input.len()),
        };
        pea.step(id, Params::Softmax(params), &[operand], output);
        pea.run::<D>(&[bytes(input)])
    };
    let results = run(false);
    if in_place {
        assert_eq!(run(true), results, "in place");
    }
    results
}

proptest! {
    #[test]
    fn pad(seed: u64) {
        let mut random = Random(seed);
        let fill = random.s8();
        check_pad(&mut random, KernelId::PadX8, fill as u32, Random::s8, fill);
        let fill = random.float();
        check_pad(&mut random, KernelId::PadX32, fill.to_bits(), Random::float, fill);
        let (fill, any) = (random.next() as i32, |random: &mut Random| random.next() as i64);
        check_pad(&mut random, KernelId::PadX64, fill.cast_unsigned(), any, fill.into());
    }

    #[test]
    fn concatenation(seed: u64) {
        let mut random = Random(seed);
        let outer = random.size(1, 5);
        let parts = random.size(1, 6);
        let parts = random.list(parts, |random| {
            let len = outer * random.size(1, 20);
            random.list(len, |random| random.next() as i16)
        });
        let mut expected = Vec::new();
        for row in 0..outer {
            for part in &parts {
                let len = part.len() / outer;
                expected.extend(&part[row * len..][..len]);
            }
        }
        let mut pea = Pea::default();
        let operands = parts.iter().map(|part| pea.input::<i16>(part.len()));
        let operands: Vec<Operand> = operands.collect();
        let output = pea.output::<i16>(expected.len());
        let params = Params::Concatenation(Concatenation { outer: outer as u32 });
        pea.step(KernelId::ConcatenationX8, params, &operands, output);
        let inputs: Vec<&[u8]> = parts.iter().map(|part| bytes(part)).collect();
        prop_assert_eq!(pea.run::<i16>(&inputs), expected);
    }

    #[test]
    fn mean_s8(seed: u64) {
        let mut random = Random(seed);
        let (mut params, dims) = mean_params(&mut random);
        params.input_zero_point = random.within(-128, 127);
        params.output_zero_point = random.within(-128, 127);
        (params.multiplier, params.shift) =
            random.factor(8 + params.count.next_power_of_two().trailing_zeros() as i32);
        (params.act_min, params.act_max) = random.limits();
        let input = random.s8s(dims.iter().product());
        let sums = sums(&input, &dims, params.reduced, |sum: i32, x| {
            sum + i32::from(x) - params.input_zero_point
        });
        let results = sums.into_iter().map(|sum| {
            let mean = scale(sum, params.multiplier, params.shift) + params.output_zero_point;
            mean.max(params.act_min).min(params.act_max) as i8
        });
        let expected: Vec<i8> = results.collect();
        let mut pea = Pea::default();
        let operand = pea.input::<i8>(input.len());
        let output = pea.output::<i8>(expected.len());
        pea.step(KernelId::MeanS8, Params::Mean(params), &[operand], output);
        prop_assert_eq!(pea.run::<i8>(&[bytes(&input)]), expected);
    }

    #[test]
    fn mean_f32(seed: u64) {
        let mut random = Random(seed);
        let (params, dims) = mean_params(&mut random);
        let input = random.floats(dims.iter().product());
        let sums = sums(&input, &dims, params.reduced, |sum: f32, x| sum + x);
        let expected: Vec<f32> = sums.into_iter().map(|sum| sum / params.count as f32).collect();
        let mut pea = Pea::default();
        let operand = pea.input::<f32>(input.len());
        let output = pea.output::<f32>(expected.len());
        pea.step(KernelId::MeanF32, Params::Mean(params), &[operand], output);
        prop_assert_eq!(pea.run::<f32>(&[bytes(&input)]), expected);
    }

    #[test]
    fn softmax_s8(seed: u64) {
        let mut random = Random(seed);
        let (rows, depth) = (random.size(1, 4), random.size(1, 40));
        // One step of the input is worth 2^-8 to 2^0 in the exponent.
        let fraction = f64::from(random.within(500, 1000)) / 1000.0;
        let step = f64::powi(2.0, random.within(-8, 0)) * fraction;
        // As a Q0.31 factor and a left shift, of differences in Q5.26.
        let shift = 26 + step.log2().floor() as i32 + 1;
        let multiplier = (step / f64::powi(2.0, shift - 26) * f64::powi(2.0, 31)).round() as i32;
        let diff_min = -((31.0 * f64::powi(2.0, 26 - shift)).floor() as i32);
        let params = Softmax { multiplier, shift, diff_min, ..softmax(rows, depth) };
        let input = random.s8s(rows * depth);

        let narrow = run_softmax::<i8, i8>(KernelId::SoftmaxS8, params, &input, true);
        let wide = run_softmax::<i8, i16>(KernelId::SoftmaxS8S16, params, &input, false);
        for (at, row) in input.chunks(depth).enumerate() {
            let exponentials: Vec<f64> = row.iter().map(|&x| (f64::from(x) * step).exp()).collect();
            let sum: f64 = exponentials.iter().sum();
            for (i, exponential) in exponentials.iter().enumerate() {
                let share = exponential / sum;
                let exact = (256.0 * share - 128.0).min(127.0);
                let found = f64::from(narrow[at * depth + i]);
                prop_assert!((found - exact).abs() < 0.6, "{found} for {exact}");
                let exact = (65536.0 * share - 32768.0).min(32767.0);
                let found = f64::from(wide[at * depth + i]);
                prop_assert!((found - exact).abs() < 3.0, "{found} for {exact}");
            }
        }
    }

    #[test]
    fn softmax_f32(seed: u64) {
        let mut random = Random(seed);
        let (rows, depth) = (random.size(1, 4), random.size(1, 40));
        let params = Softmax { beta: random.pick(&[1.0, 0.5, 2.0]), ..softmax(rows, depth) };
        let input = random.floats(rows * depth);
        let results = run_softmax::<f32, f32>(KernelId::SoftmaxF32, params, &input, true);
        for (row, found) in input.chunks(depth).zip(results.chunks(depth)) {
            let max = row.iter().fold(f32::MIN, |max, x| max.max(*x));
            let exponential = |x: &f32| f64::from((x - max) * params.beta).exp();
            let sum: f64 = row.iter().map(exponential).sum();
            for (x, found) in row.iter().zip(found) {
                let exact = exponential(x) / sum;
                prop_assert!((f64::from(*found) - exact).abs() < 1e-6, "{found} for {exact}");
            }
        }
    }

    #[test]
    fn svdf_s8(seed: u64) {
        let mut random = Random(seed);
        if random.chance(2) {
            check_svdf::<i8>(&mut random, |x| x as i8);
        } else {
            check_svdf::<i16>(&mut random, |x| x as i16);
        }
    }
}

/// Several runs of an SVDF, then the first again after a reset.
fn check_svdf<T: Element + Into<i32> + TryFrom<i32>>(random: &mut Random, cut: fn(i32) -> T) {
    let (batches, in_len, rank) = (random.size(1, 3), random.size(1, 12), random.size(1, 3));
    let (units, memory) = (random.size(1, 5), random.size(1, 6));
    let filters = units * rank;
    let bits = 8 * size_of::<T>() as i32;
    let (act_min, act_max) = random.limits();
    let (feature_multiplier, feature_shift) = random.factor(24 - bits);
    let (time_multiplier, time_shift) = random.factor(8 + bits);
    let params = Svdf {
        batches: batches as u32,
        in_len: in_len as u32,
        filters: filters as u32,
        rank: rank as u32,
        memory: memory as u32,
        input_zero_point: random.within(-128, 127),
        state_zero_point: random.pick(&[0, 0, 3]),
        output_zero_point: random.within(-128, 127),
        feature_multiplier,
        feature_shift,
        time_multiplier,
        time_shift,
        state_min: -(1 << (bits - 1)),
        state_max: (1 << (bits - 1)) - 4,
        act_min,
        act_max,
    };
    let feature_weights = random.s8s(filters * in_len);
    let time_weights = random.list(filters * memory, |random| cut(random.next() as i32));
    let bias = random.list(units, |random| random.within(-5000, 5000));

    let mut pea = Pea::default();
    let operands = [
        pea.input::<i8>(batches * in_len),
        pea.constant(&feature_weights),
        pea.constant(&time_weights),
        pea.constant(&bias),
        pea.state::<T>(batches * filters * memory, params.state_zero_point),
        pea.arena::<i32>(batches * filters),
    ];
    let output = pea.output::<i8>(batches * units);
    pea.step(KernelId::SvdfS8, Params::Svdf(params), &operands, output);
    let file = Aligned::new(&pea.build());
    let model = peapod_micro::load(file.bytes(), &peapod_micro::kernels::ALL).unwrap();
    let mut arena = Aligned::new(&vec![0xa5; model.arena_len()]);
    let mut session = model.session(arena.bytes_mut()).unwrap();

    let inputs = random.list(4, |random| random.s8s(batches * in_len));
    for pass in 0..2 {
        let mut state = vec![params.state_zero_point; batches * filters * memory];
        for input in &inputs {
            let mut expected = Vec::new();
            for batch in 0..batches {
                let row = &input[batch * in_len..][..in_len];
                let mut sums = Vec::new();
                for filter in 0..filters {
                    let weights = &feature_weights[filter * in_len..][..in_len];
                    let products = row
                        .iter()
                        .zip(weights)
                        .map(|(&x, &w)| (i32::from(x) - params.input_zero_point) * i32::from(w));
                    let newest = scale(products.sum(), feature_multiplier, feature_shift);
                    let newest = newest.max(params.state_min).min(params.state_max);
                    let states = &mut state[(batch * filters + filter) * memory..][..memory];
                    states.rotate_left(1);
                    states[memory - 1] = newest + params.state_zero_point;
                    let weights = &time_weights[filter * memory..][..memory];
                    let products = states.iter().zip(weights);
                    sums.push(products.fold(0_i32, |sum, (x, &w)| {
                        sum.wrapping_add((x - params.state_zero_point).wrapping_mul(w.into()))
                    }));
                }
                for (unit, sums) in sums.chunks(rank).enumerate() {
                    let sum = sums.iter().fold(bias[unit], |sum, x| sum.wrapping_add(*x));
                    let result = scale(sum, time_multiplier, time_shift) + params.output_zero_point;
                    expected.push(result.max(act_min).min(act_max) as i8);
                }
            }
            session.input_mut(0).unwrap().copy_from_slice(bytes(input));
            session.run();
            assert_eq!(
                session.output_as::<i8>(0).unwrap(),
                expected,
                "pass {pass}: {params:?}"
            );
        }
        session.reset();
    }
}
