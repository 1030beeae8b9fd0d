//! Samples of functions of signals.

use peapod_micro::{Element, KernelId};
use peapod_schemas::micro::Signal;

use super::random::Random;
use super::{Params, Pea};

/// One line of nine elements.
const LINE: Signal = Signal {
    lines: 1,
    frames: 1,
    len: 9,
    out_len: 1,
    first: 0,
    limit: 0,
    shift: 0,
    factor: 0,
};

/// A function of signals.
pub fn signal(pea: &mut Pea, kernel: KernelId, random: &mut Random) {
    match kernel {
        KernelId::SignalWindowS16 => window(pea, random),
        KernelId::FftScaleBitsS16 => {
            let (input, output) = (pea.input::<i16>(9), pea.output::<i32>(1));
            pea.step(kernel, Params::Signal(LINE), &[input], output);
        }
        KernelId::FftScaleS16 => {
            let (input, bits) = (pea.input::<i16>(9), pea.input::<i32>(1));
            let output = pea.output_over::<i16>(input, 9);
            pea.step(kernel, Params::Signal(LINE), &[input, bits], output);
        }
        KernelId::EnergyS16 => {
            let (input, output) = (pea.input::<i16>(18), pea.output::<u32>(9));
            let params = Signal {
                first: 2,
                limit: 8,
                ..LINE
            };
            pea.step(kernel, Params::Signal(params), &[input], output);
        }
        KernelId::FilterBankU32 => filter_bank(pea, random),
        KernelId::SquareRootS64 => {
            let (input, bits) = (pea.input::<i64>(9), pea.input::<i32>(1));
            let output = pea.output::<u32>(9);
            pea.step(kernel, Params::Signal(LINE), &[input, bits], output);
        }
        KernelId::FilterBankLogU32 => {
            let table: [i16; 130] = std::array::from_fn(|i| 40 * i as i16);
            let (input, table) = (pea.input::<u32>(9), pea.constant(&table));
            let output = pea.output::<i16>(9);
            let params = Signal {
                shift: 3,
                factor: 1600,
                ..LINE
            };
            pea.step(kernel, Params::Signal(params), &[input, table], output);
        }
        KernelId::SmoothNoiseU32 | KernelId::SubtractNoiseU32 => noise(pea, kernel),
        KernelId::PcanU32 => {
            let (input, estimate) = (pea.input::<u32>(9), pea.input::<u32>(9));
            let gains = pea.constant(&random.list(125, |random| random.next() as i16));
            let output = pea.output_over::<u32>(input, 9);
            let params = Params::Signal(Signal { shift: 6, ..LINE });
            pea.step(kernel, params, &[input, estimate, gains], output);
        }
        KernelId::RfftS16 | KernelId::IrfftS16 => {
            fourier::<i16>(pea, kernel, |random| random.next() as i16, random);
        }
        KernelId::RfftS32 | KernelId::IrfftS32 => {
            fourier::<i32>(pea, kernel, |random| random.next() as i32, random);
        }
        KernelId::RfftF32 | KernelId::IrfftF32 => {
            fourier::<f32>(pea, kernel, |random| random.next() as i8 as f32, random);
        }
        KernelId::OverlapAddS16 => overlap_add::<i16>(pea, kernel),
        KernelId::OverlapAddF32 => overlap_add::<f32>(pea, kernel),
        other => unreachable!("{other:?} is no function of signals"),
    }
}

/// Three lines of three elements.
fn window(pea: &mut Pea, random: &mut Random) {
    let input = pea.input::<i16>(9);
    let weights = pea.constant(&random.list(3, |random| random.next() as i16));
    let output = pea.output_over::<i16>(input, 9);
    let params = Params::Signal(Signal {
        lines: 3,
        len: 3,
        shift: 12,
        ..LINE
    });
    pea.step(KernelId::SignalWindowS16, params, &[input, weights], output);
}

/// Three bands, of which one is empty, for two channels.
fn filter_bank(pea: &mut Pea, random: &mut Random) {
    let input = pea.input::<u32>(9);
    let [weights, unweights] = [(); 2].map(|()| random.list(8, |random| random.next() as i16));
    let [weights, unweights] = [pea.constant(&weights), pea.constant(&unweights)];
    let bands = pea.constant(&[1_i16, 3, 0, 0, 4, 5]);
    let output = pea.output::<i64>(2);
    let params = Params::Signal(Signal { out_len: 2, ..LINE });
    let inputs = [input, weights, unweights, bands];
    pea.step(KernelId::FilterBankU32, params, &inputs, output);
}

fn noise(pea: &mut Pea, kernel: KernelId) {
    let (input, estimate) = (pea.input::<u32>(9), pea.input::<u32>(9));
    let output = pea.output_over::<u32>(estimate, 9);
    let params = Params::Signal(Signal {
        first: 1,
        limit: 14,
        shift: 10,
        factor: 819,
        ..LINE
    });
    let mut inputs = vec![input, estimate];
    if kernel == KernelId::SmoothNoiseU32 {
        inputs.push(pea.constant(&[409_u32, 983, 15975, 15401]));
    }
    pea.step(kernel, params, &inputs, output);
}

/// Transforms of two lines of 60 reals, which has every factor.
fn fourier<T: Element>(
    pea: &mut Pea,
    kernel: KernelId,
    number: impl Fn(&mut Random) -> T,
    random: &mut Random,
) {
    let forward = kernel.name().starts_with("rfft");
    let (from, to) = if forward { (57, 62) } else { (62, 60) };
    let input = pea.input::<T>(2 * from);
    let twiddles = pea.constant(&random.list(2 * (30 + 15), number));
    let output = pea.output::<T>(2 * to);
    let params = Signal {
        lines: 2,
        len: if forward { 57 } else { 60 },
        out_len: if forward { 60 } else { 1 },
        ..LINE
    };
    pea.step(kernel, Params::Signal(params), &[input, twiddles], output);
}

/// Two lines of three frames of five elements, each two after the one before.
fn overlap_add<T: Element>(pea: &mut Pea, kernel: KernelId) {
    let (input, carry) = (pea.input::<T>(30), pea.input::<T>(6));
    let output = pea.output::<T>(18);
    let params = Params::Signal(Signal {
        lines: 2,
        frames: 3,
        len: 5,
        out_len: 2,
        ..LINE
    });
    pea.step(kernel, params, &[input, carry], output);
}
