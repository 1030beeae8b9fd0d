//! Elementwise kernels against their definitions, apart and in place.

#![allow(clippy::wildcard_enum_match_arm, reason = "the rest is one case here")]

mod support;

use peapod_micro::{Element, KernelId};
use peapod_schemas::micro::{Affine, Alpha, Binary, Clamp, MAX_RANK, Requantize};
use proptest::prelude::*;
use support::arithmetic::{divide_ties_away, high_product, scale};
use support::random::Random;
use support::{Params, Pea, bytes};

/// Runs a function of one tensor; where `in_place`, once more over its input.
fn run_map<S: Element, D: Element + PartialEq + std::fmt::Debug>(
    id: KernelId,
    params: Params,
    input: &[S],
    in_place: bool,
) -> Vec<D> {
    let mut pea = Pea::default();
    let operand = pea.input::<S>(input.len());
    let output = pea.output::<D>(input.len());
    pea.step(id, params, &[operand], output);
    let results = pea.run::<D>(&[bytes(input)]);
    if in_place {
        let mut pea = Pea::default();
        let operand = pea.input::<S>(input.len());
        let output = pea.output_over::<D>(operand, input.len());
        pea.step(id, params, &[operand], output);
        // What is not a number is not equal to itself.
        let again = pea.run::<D>(&[bytes(input)]);
        assert_eq!(format!("{again:?}"), format!("{results:?}"), "in place");
    }
    results
}

/// Shape of a broadcasting function: an operand lacks the dimensions where its stride is 0.
struct Broadcast {
    dims: [usize; MAX_RANK],
    strides: [[usize; MAX_RANK]; 2],
    lens: [usize; 2],
}

impl Broadcast {
    fn new(random: &mut Random) -> Self {
        let rank = random.size(0, MAX_RANK);
        let mut dims = [1; MAX_RANK];
        for dim in &mut dims[MAX_RANK - rank..] {
            *dim = random.pick(&[1, 2, 3, 5, 20]);
        }
        while dims.iter().product::<usize>() > 5000 {
            let dim = random.size(0, MAX_RANK - 1);
            dims[dim] = 1;
        }
        let [a, b] = [0; 2].map(|_: i32| {
            // Most operands have the shape of the output.
            let lacks = if random.chance(2) {
                0
            } else {
                random.next() as u32
            };
            let mut strides = [0; MAX_RANK];
            let mut len = 1;
            for i in (0..MAX_RANK).rev() {
                if lacks >> i & 1 == 0 {
                    strides[i] = len;
                    len *= dims[i];
                }
            }
            (strides, len)
        });
        Self {
            dims,
            strides: [a.0, b.0],
            lens: [a.1, b.1],
        }
    }

    fn len(&self) -> usize {
        self.dims.iter().product()
    }

    /// Index in an operand of each element of the output.
    fn indices(&self, operand: usize) -> Vec<usize> {
        let mut indices = vec![0];
        for (dim, stride) in self.dims.iter().zip(self.strides[operand]) {
            let starts = indices.into_iter();
            indices = starts
                .flat_map(|at| (0..*dim).map(move |i| at + i * stride))
                .collect();
        }
        indices
    }

    fn params(&self) -> Binary {
        Binary {
            dims: self.dims.map(|x| x as u32),
            a_strides: self.strides[0].map(|x| x as u32),
            b_strides: self.strides[1].map(|x| x as u32),
            ..Default::default()
        }
    }

    /// Runs a function of two tensors: with operands in the arena and among the constants, and over
    /// each operand that has the shape of the output.
    fn check<T: Element + PartialEq + std::fmt::Debug>(
        &self,
        id: KernelId,
        params: Binary,
        operands: [&[T]; 2],
        expected: &[T],
    ) {
        for constants in 0..3 {
            for over in [None, Some(0), Some(1)] {
                let dense = over.is_none_or(|operand| self.lens[operand] == self.len());
                if !dense || over.is_some_and(|operand| constants == operand + 1) {
                    continue;
                }
                let mut pea = Pea::default();
                let mut inputs = Vec::new();
                let places = [0, 1].map(|operand| {
                    if constants == operand + 1 {
                        return pea.constant(operands[operand]);
                    }
                    inputs.push(bytes(operands[operand]));
                    pea.input::<T>(self.lens[operand])
                });
                let output = match over {
                    None => pea.output::<T>(self.len()),
                    Some(operand) => pea.output_over::<T>(places[operand], self.len()),
                };
                pea.step(id, Params::Binary(params), &places, output);
                assert_eq!(pea.run::<T>(&inputs), expected, "over {over:?}: {params:?}");
            }
        }
    }
}

fn check_binary_f32(seed: u64, id: KernelId, f: fn(f32, f32) -> f32) {
    let mut random = Random(seed);
    let shape = Broadcast::new(&mut random);
    let mut params = shape.params();
    (params.act_min_f32, params.act_max_f32) = random.float_limits();
    let [a, b] = shape.lens.map(|len| random.floats(len));
    let pairs = shape.indices(0).into_iter().zip(shape.indices(1));
    let results = pairs.map(|(i, j)| {
        f(a[i], b[j])
            .max(params.act_min_f32)
            .min(params.act_max_f32)
    });
    shape.check(id, params, [&a, &b], &results.collect::<Vec<_>>());
}

fn check_binary_s8(seed: u64, id: KernelId) {
    let mut random = Random(seed);
    let shape = Broadcast::new(&mut random);
    let mut params = shape.params();
    (params.act_min, params.act_max) = random.limits();
    params.a_offset = random.within(-127, 128);
    params.b_offset = random.within(-127, 128);
    params.output_offset = random.within(-128, 127);
    params.left_shift = 20;
    let from = if id == KernelId::MulS8 { 16 } else { 28 };
    (params.output_multiplier, params.output_shift) = random.factor(from);
    let mut factor = || (random.within(1 << 30, i32::MAX), random.within(-4, 0));
    (params.a_multiplier, params.a_shift) = factor();
    (params.b_multiplier, params.b_shift) = factor();
    let [a, b] = shape.lens.map(|len| random.s8s(len));

    let rescale = |x: i32, (multiplier, shift): (i32, i32)| {
        let high = high_product(x << params.left_shift, multiplier);
        divide_ties_away(high.into(), 1 << -shift) as i32
    };
    let f = |a: i8, b: i8| {
        let a = i32::from(a) + params.a_offset;
        let b = i32::from(b) + params.b_offset;
        let scaled_a = rescale(a, (params.a_multiplier, params.a_shift));
        let scaled_b = rescale(b, (params.b_multiplier, params.b_shift));
        let raw = match id {
            KernelId::AddS8 => scaled_a + scaled_b,
            KernelId::SubS8 => scaled_a - scaled_b,
            _ => a * b,
        };
        let result = scale(raw, params.output_multiplier, params.output_shift);
        (result + params.output_offset)
            .max(params.act_min)
            .min(params.act_max) as i8
    };
    let pairs = shape.indices(0).into_iter().zip(shape.indices(1));
    let results: Vec<i8> = pairs.map(|(i, j)| f(a[i], b[j])).collect();
    shape.check(id, params, [&a, &b], &results);
}

fn check_weighted_sum(seed: u64) {
    let mut random = Random(seed);
    let shape = Broadcast::new(&mut random);
    let mut params = shape.params();
    (params.act_min, params.act_max) = random.limits();
    params.a_multiplier = random.within(-(1 << 22), 1 << 22);
    params.b_multiplier = random.within(-(1 << 22), 1 << 22);
    params.output_offset = random.within(-(1 << 29), 1 << 29);
    params.output_shift = random.within(-24, -16);
    let [a, b] = shape.lens.map(|len| random.s8s(len));
    let f = |a: i8, b: i8| {
        let a = i32::from(a) * params.a_multiplier;
        let b = i32::from(b) * params.b_multiplier;
        let sum = (a + b + params.output_offset) >> -params.output_shift;
        sum.max(params.act_min).min(params.act_max) as i8
    };
    let pairs = shape.indices(0).into_iter().zip(shape.indices(1));
    let results: Vec<i8> = pairs.map(|(i, j)| f(a[i], b[j])).collect();
    shape.check(KernelId::WeightedSumS8, params, [&a, &b], &results);
}

/// Random integers of a type, as wide ones too.
fn integers<T: Element + TryFrom<i64>>(random: &mut Random, len: usize) -> Vec<T> {
    let mut draw = || loop {
        let shift = random.size(0, 63);
        if let Ok(x) = T::try_from(random.next() as i64 >> shift) {
            return x;
        }
    };
    (0..len).map(|_| draw()).collect()
}

fn check_requantize<S, D>(random: &mut Random)
where
    S: Element + TryFrom<i64> + Into<i64>,
    D: Element + TryFrom<i64> + Into<i64> + PartialEq + std::fmt::Debug,
{
    let range = |bits: u32, signed: bool| {
        let min = if signed { -(1_i64 << (bits - 1)) } else { 0 };
        (min, min + (1_i64 << bits) - 1)
    };
    let ends = |element| match element {
        peapod_micro::ElementType::S8 => range(8, true),
        peapod_micro::ElementType::U8 => range(8, false),
        peapod_micro::ElementType::S16 => range(16, true),
        _ => range(32, true),
    };
    let ((from_min, from_max), (to_min, to_max)) = (ends(S::TYPE), ends(D::TYPE));
    let zero = |random: &mut Random, min: i64, max: i64| {
        // A 32-bit tensor has zero point 0.
        if max > 40_000 {
            0
        } else {
            random.within(min as i32, max as i32)
        }
    };
    let params = Requantize {
        input_zero_point: zero(random, from_min, from_max),
        output_zero_point: zero(random, to_min, to_max),
        multiplier: random.within(1 << 30, i32::MAX),
        shift: random.within(-8, 1),
    };
    let len = random.size(1, 70);
    let input = integers::<S>(random, len);
    let expected: Vec<D> = input
        .iter()
        .map(|&x| {
            let difference = (x.into() as i32).wrapping_sub(params.input_zero_point);
            let scaled = scale(difference, params.multiplier, params.shift);
            let result = i64::from(scaled) + i64::from(params.output_zero_point);
            D::try_from(result.clamp(to_min, to_max)).ok().unwrap()
        })
        .collect();
    let in_place = size_of::<S>() == size_of::<D>();
    let params = Params::Requantize(params);
    assert_eq!(
        run_map::<S, D>(KernelId::Requantize, params, &input, in_place),
        expected
    );
}

fn check_quantize<T>(random: &mut Random, min: i64, max: i64)
where
    T: Element + TryFrom<i64> + Into<i64> + PartialEq + std::fmt::Debug,
{
    let scale = random.pick(&[0.5_f32, 0.1, 0.003_921_569, 3.0]);
    let zero_point = random.within(min as i32, max as i32);
    let params = Params::Affine(Affine { scale, zero_point });
    let len = random.size(1, 70);
    let mut reals = random.floats(len);
    reals.extend([
        f32::MAX,
        f32::MIN,
        0.25,
        -0.25,
        0.75,
        -0.75,
        f32::INFINITY,
        f32::NEG_INFINITY,
    ]);
    let expected: Vec<T> = reals
        .iter()
        .map(|real| {
            let rounded = (real / scale).round() as i64;
            T::try_from(rounded.saturating_add(zero_point.into()).clamp(min, max))
                .ok()
                .unwrap()
        })
        .collect();
    assert_eq!(
        run_map::<f32, T>(KernelId::QuantizeF32, params, &reals, false),
        expected
    );
    assert_eq!(
        run_map::<f32, T>(KernelId::QuantizeF32, params, &[f32::NAN], false).len(),
        1
    );

    let input = integers::<T>(random, len);
    let expected: Vec<f32> = input
        .iter()
        .map(|&x| (f64::from(scale) * (x.into() - i64::from(zero_point)) as f64) as f32)
        .collect();
    assert_eq!(
        run_map::<T, f32>(KernelId::Dequantize, params, &input, false),
        expected
    );
}

proptest! {
    #[test]
    fn add_s8(seed: u64) {
        check_binary_s8(seed, KernelId::AddS8);
    }

    #[test]
    fn weighted_sum_s8(seed: u64) {
        check_weighted_sum(seed);
    }

    #[test]
    fn sub_s8(seed: u64) {
        check_binary_s8(seed, KernelId::SubS8);
    }

    #[test]
    fn mul_s8(seed: u64) {
        check_binary_s8(seed, KernelId::MulS8);
    }

    #[test]
    fn add_f32(seed: u64) {
        check_binary_f32(seed, KernelId::AddF32, |a, b| a + b);
    }

    #[test]
    fn sub_f32(seed: u64) {
        check_binary_f32(seed, KernelId::SubF32, |a, b| a - b);
    }

    #[test]
    fn mul_f32(seed: u64) {
        check_binary_f32(seed, KernelId::MulF32, |a, b| a * b);
    }

    #[test]
    fn requantize(seed: u64) {
        let random = &mut Random(seed);
        macro_rules! each {
            ($($from:ident)*) => {$(
                check_requantize::<$from, i8>(random);
                check_requantize::<$from, u8>(random);
                check_requantize::<$from, i16>(random);
                check_requantize::<$from, i32>(random);
            )*};
        }
        each!(i8 u8 i16 i32);
    }

    #[test]
    fn quantize_and_dequantize(seed: u64) {
        let random = &mut Random(seed);
        check_quantize::<i8>(random, -128, 127);
        check_quantize::<u8>(random, 0, 255);
        check_quantize::<i16>(random, -32768, 32767);
    }

    #[test]
    fn lookup_s8(seed: u64) {
        let mut random = Random(seed);
        let table = random.s8s(256);
        let len = random.size(1, 300);
        let input = random.s8s(len);
        let expected: Vec<i8> = input.iter().map(|&x| table[usize::from(x as u8)]).collect();
        for in_place in [false, true] {
            let mut pea = Pea::default();
            let operands = [pea.input::<i8>(len), pea.constant(&table)];
            let output = match in_place {
                false => pea.output::<i8>(len),
                true => pea.output_over::<i8>(operands[0], len),
            };
            pea.step(KernelId::LookupS8, Params::None, &operands, output);
            prop_assert_eq!(&pea.run::<i8>(&[bytes(&input)]), &expected);
        }
    }

    #[test]
    fn copy_x8(seed: u64) {
        let mut random = Random(seed);
        let len = random.size(1, 300);
        let input = random.s8s(len);
        let copied = run_map::<i8, i8>(KernelId::CopyX8, Params::None, &input, true);
        prop_assert_eq!(copied, input);
    }

    #[test]
    fn float_functions(seed: u64) {
        let mut random = Random(seed);
        let len = random.size(1, 70);
        let factors = [1.0, 10.0, 100.0];
        let mut input = random.list(len, |random| random.float() * random.pick(&factors));
        input.extend([0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::MIN_POSITIVE]);
        let close = |results: Vec<f32>, f: fn(f64) -> f64| {
            for (x, y) in input.iter().zip(results) {
                let exact = f((*x).into());
                let allowed = 4e-7 * exact.abs() + 1e-37;
                let near = f64::from(y) == exact || (f64::from(y) - exact).abs() <= allowed;
                assert!(near, "f({x}) = {y}, not {exact}");
            }
        };
        let run = |id| run_map::<f32, f32>(id, Params::None, &input, true);
        close(run(KernelId::TanhF32), f64::tanh);
        close(run(KernelId::LogisticF32), |x| 1.0 / (1.0 + (-x).exp()));
        close(run(KernelId::EluF32), |x| if x < 0.0 { x.exp_m1() } else { x });
        // Of what is infinitely low, it is no number. Where it nearly vanishes, digits do first.
        let finite: Vec<f32> = input.iter().copied().filter(|x| x.is_finite()).collect();
        let run = |id| run_map::<f32, f32>(id, Params::None, &finite, true);
        for (x, y) in finite.iter().zip(run(KernelId::GeluF32)) {
            let (x, y) = (f64::from(*x), f64::from(y));
            let exact = 0.5 * x * libm::erfc(x * -0.5_f64.sqrt());
            let allowed = (2e-6 + 1e-6 * x * x) * exact.abs() + 1e-37;
            assert!((y - exact).abs() <= allowed, "gelu({x}) = {y}, not {exact}");
        }
        for (x, y) in finite.iter().zip(run(KernelId::GeluTanhF32)) {
            let (x, y) = (f64::from(*x), f64::from(y));
            let scaled = 0.797_884_560_802_865_4 * (x + 0.044_715 * x.powi(3));
            let exact = 0.5 * x * (1.0 + scaled.tanh());
            let near = (y - exact).abs() <= 1e-6 * x.abs() + 1e-37;
            assert!(near, "gelu_tanh({x}) = {y}, not {exact}");
        }
        let (min, max) = (-1.0, random.float().max(-1.0));
        let params = Params::Clamp(Clamp { min, max });
        let clamped = run_map::<f32, f32>(KernelId::ClampF32, params, &input, true);
        let alpha = random.float();
        let params = Params::Alpha(Alpha { alpha });
        let leaky = run_map::<f32, f32>(KernelId::LeakyReluF32, params, &input, true);
        let expected: Vec<f32> =
            (input.iter()).map(|x| x.max(0.0) + alpha * x.min(0.0)).collect();
        // A slope of 0 makes no number of what is infinitely low.
        let same = |(x, y): (&f32, &f32)| x == y || x.is_nan() && y.is_nan();
        prop_assert!(leaky.iter().zip(&expected).all(same), "{leaky:?}, not {expected:?}");
        let expected: Vec<f32> = input.iter().map(|x| x.max(min).min(max)).collect();
        prop_assert_eq!(clamped, expected);
    }
}

#[test]
fn limits_keep_what_is_no_number() {
    let params = Params::Clamp(Clamp { min: 0.0, max: 6.0 });
    let results = run_map::<f32, f32>(KernelId::ClampF32, params, &[f32::NAN, 7.0], false);
    assert!(results[0].is_nan());
    assert_eq!(results[1], 6.0);
}
