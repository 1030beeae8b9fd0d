//! Samples of layers that remember what they made before.

use peapod_micro::{Element, KernelId};
use peapod_schemas::micro::{self as pea, Operand, Step};

use super::random::Random;
use super::{Params, Pea};

/// Two sequences of three steps, of two elements and five units; sequences alternate where the
/// bias has two words.
pub fn lstm<T: Element>(pea: &mut Pea, kernel: KernelId, random: &mut Random, bias_len: usize) {
    let params = numbers(bias_len);
    let inputs = [
        pea.input::<T>(12),
        pea.constant(&random.s8s(40)),
        pea.constant(&random.s8s(100)),
        pea.constant(&random.list(20 * bias_len, |random| random.next() as i32 >> 14)),
        pea.constant(&table()),
        pea.state::<T>(10, 0),
        pea.state::<i16>(10, 0),
    ];
    let output = pea.output::<T>(30);
    pea.step(kernel, params, &inputs, output);
}

/// As [`lstm`], of kernels that compute all gates first, on as many elements of weights.
pub fn lstm_packed<T: Element, W: Element>(
    pea: &mut Pea,
    kernel: KernelId,
    random: &mut Random,
    lens: [usize; 2],
) {
    let is_wide = size_of::<T>() == 2;
    let words = 2 * 5 + if size_of::<W>() == 4 { 2 * (1 + 2) } else { 0 };
    let Params::Lstm(mut params) = numbers(if is_wide { 2 } else { 1 }) else {
        return;
    };
    if is_wide {
        (params.input_shifts, params.hidden_shifts) = ([-11, -9, -12, -10], [-10; 4]);
    }
    let input = pea.input::<T>(12);
    let [weights, recurrent] = lens.map(|len| {
        let words = random.list(len, |random| random.next() as i32);
        pea.constant(&bytemuck::cast_slice::<i32, W>(&words)[..len])
    });
    let bias = pea.constant(&random.list(5 * 8, |random| random.next() as i32 >> 14));
    let lines: [i16; 513] = std::array::from_fn(|i| (127 * (i as i32 - 256)) as i16);
    let inputs = [
        input,
        weights,
        recurrent,
        bias,
        pea.constant(&lines),
        pea.arena::<i32>(words),
        pea.state::<T>(10, 0),
        pea.state::<i16>(10, 0),
    ];
    let output = pea.output::<T>(30);
    pea.step(kernel, Params::Lstm(params), &inputs, output);
}

/// Rounds as any other table.
fn table() -> [i16; 256] {
    std::array::from_fn(|i| (32768 + 127 * i) as u16 as i16)
}

fn numbers(bias_len: usize) -> Params {
    Params::Lstm(pea::Lstm {
        input_zero_point: if bias_len == 1 { -3 } else { 0 },
        hidden_zero_point: if bias_len == 1 { 4 } else { 0 },
        input_multipliers: [1 << 30, 5 << 28, 3 << 29, 1 << 30],
        input_shifts: [-2, 0, 1, -1],
        hidden_multipliers: [1 << 30; 4],
        hidden_shifts: [-1, -2, 0, 1],
        cell_exponent: -11,
        cell_clip: 9000,
        output_multiplier: 1 << 30,
        output_shift: if bias_len == 1 { -22 } else { -14 },
        ..sizes(bias_len as u32 - 1)
    })
}

/// As [`lstm`], of floats.
pub fn lstm_f32(pea: &mut Pea, random: &mut Random) {
    let params = Params::Lstm(pea::Lstm {
        cell_clip_f32: 2.0,
        ..sizes(0)
    });
    let mut floats = |len| random.list(len, |random| random.within(-100, 100) as f32 / 64.0);
    let numbers = [floats(40), floats(100), floats(20)];
    let input = pea.input::<f32>(12);
    let [weights, recurrent, bias] = numbers.map(|numbers| pea.constant(&numbers));
    let states = [(); 2].map(|()| pea.state::<f32>(10, 0));
    let output = pea.output::<f32>(30);
    let inputs = [input, weights, recurrent, bias, states[0], states[1]];
    pea.step(KernelId::LstmF32, params, &inputs, output);
}

/// Three steps of two sequences of two elements, and five units, whose state begins as it is found.
pub fn gru(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    let output = pea.output::<f32>(10);
    let step = gru_call(pea, kernel, random, output);
    pea.steps.push(step);
}

/// The call of [`gru`], for the list of steps or a program.
pub fn gru_call(pea: &mut Pea, kernel: KernelId, random: &mut Random, state: Operand) -> Step {
    let mut floats = |len| random.list(len, |random| random.within(-100, 100) as f32 / 64.0);
    let numbers = [floats(3 * 10), floats(3 * 25), floats(4 * 5)];
    let input = pea.input::<f32>(12);
    let [weights, recurrent, bias] = numbers.map(|numbers| pea.constant(&numbers));
    let inputs = [input, weights, recurrent, bias, pea.arena::<f32>(15)];
    pea.call(kernel, Params::Lstm(sizes(1)), &inputs, state)
}

fn sizes(time_major: u32) -> pea::Lstm {
    pea::Lstm {
        batches: 2,
        steps: 3,
        in_len: 2,
        units: 5,
        time_major,
        ..pea::Lstm::default()
    }
}

pub fn fully_connected_sgd(pea: &mut Pea) {
    let params = Params::FullyConnectedSgd(pea::FullyConnectedSgd {
        rows: 2,
        in_len: 5,
        out_len: 3,
        input_zero_point: -3,
        logit_scale: 0.125,
    });
    let inputs = [
        pea.input::<i8>(10),
        pea.input::<i8>(6),
        pea.input::<i32>(2),
        pea.input::<f32>(1),
        pea.constant(&[1.5_f32, 2.0, 2.5, 40.0, 50.0, 60.0]),
        pea.state::<i8>(15, 0),
        pea.state::<i32>(3, 0),
        pea.state::<f32>(18, 0),
    ];
    let output = pea.output::<f32>(1);
    pea.step(KernelId::FullyConnectedSgdS8, params, &inputs, output);
}

pub fn svdf(pea: &mut Pea, random: &mut Random) {
    let params = Params::Svdf(pea::Svdf {
        batches: 2,
        in_len: 3,
        filters: 4,
        rank: 2,
        memory: 5,
        input_zero_point: -1,
        state_zero_point: 0,
        output_zero_point: 2,
        feature_multiplier: 1 << 30,
        feature_shift: -1,
        time_multiplier: 1 << 30,
        time_shift: -9,
        state_min: -32768,
        state_max: 32767,
        act_min: -128,
        act_max: 127,
    });
    let time_weights = random.list(20, |random| random.next() as i16);
    let inputs = [
        pea.input::<i8>(6),
        pea.constant(&random.s8s(12)),
        pea.constant(&time_weights),
        pea.constant(&[7_i32, -7]),
        pea.state::<i16>(40, 0),
        pea.arena::<i32>(8),
    ];
    let output = pea.output::<i8>(4);
    pea.step(KernelId::SvdfS8, params, &inputs, output);
}
