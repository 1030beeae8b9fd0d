//! The operators of a front end.

use peapod_import::tflite::write::{Element, Graph, Operator, TensorId};

use super::tables::{self, Bands, GAIN_BITS, WEIGHT_BITS};
use super::{Features, FrontEnd, Sizes};

/// Steps of a logarithm: 64 are one.
const LOG_STEPS: i64 = 64;

/// Logarithms, in their steps, that int8 spreads over 256 values: up to 10.4.
const SPREAD: i32 = 666;

/// Bits after the point of the factors of estimates of noise, and what these have more.
const NOISE_BITS: i64 = 14;
const SMOOTHING_BITS: i64 = 10;

/// The number of int16 in the format.
const INT16: i64 = 7;

/// The model of a front end.
pub(super) fn write(front_end: &FrontEnd, sizes: Sizes, bands: &Bands) -> Vec<u8> {
    let mut graph = Graph::default();
    let channels = front_end.channels as usize;
    let sums = spectrum(&mut graph, sizes, bands, channels);
    let levels = match front_end.features {
        Features::LogMel | Features::Mfcc => sums,
        Features::Pcan => amplified(&mut graph, sums, channels, sizes),
    };
    let logarithms = graph.tensor("logarithms", Element::Int16, &[channels]);
    let options = vec![
        ("input_correction_bits", sizes.correction_bits()),
        ("output_scale", LOG_STEPS),
    ];
    custom(
        &mut graph,
        "SignalFilterBankLog",
        options,
        &[levels],
        &[logarithms],
    );
    let features = match front_end.features {
        Features::LogMel | Features::Pcan => narrowed(&mut graph, logarithms, channels),
        Features::Mfcc => transformed(&mut graph, logarithms, front_end),
    };
    graph.output(features);
    graph.finish(&format!(
        "{:?} front end, {} Hz, windows of {} ms every {} ms",
        front_end.features, front_end.rate, front_end.window_ms, front_end.step_ms
    ))
}

/// A custom operator.
fn custom(
    graph: &mut Graph,
    name: &'static str,
    options: Vec<(&'static str, i64)>,
    inputs: &[TensorId],
    outputs: &[TensorId],
) {
    graph.operator(Operator::Custom(name, options), inputs, outputs);
}

fn int16s(graph: &mut Graph, name: &str, numbers: &[i16]) -> TensorId {
    let bytes = numbers.iter().flat_map(|number| number.to_le_bytes());
    graph.constant(name, Element::Int16, &[numbers.len()], bytes)
}

fn int32(graph: &mut Graph, name: &str, shape: &[usize], number: i32) -> TensorId {
    graph.constant(name, Element::Int32, shape, number.to_le_bytes())
}

/// Samples to the magnitudes of channels, u32.
fn spectrum(graph: &mut Graph, sizes: Sizes, bands: &Bands, channels: usize) -> TensorId {
    let Sizes { window, fft, .. } = sizes;
    let frame = frame(graph, sizes);
    let scaled = graph.tensor("scaled", Element::Int16, &[window]);
    let bits = graph.tensor("scale_bits", Element::Int32, &[]);
    let results = [scaled, bits];
    custom(graph, "SignalFftAutoScale", vec![], &[frame], &results);
    let transform = graph.tensor("transform", Element::Int16, &[fft + 2]);
    let options = vec![("T", INT16), ("fft_length", fft as i64)];
    custom(graph, "SignalRfft", options, &[scaled], &[transform]);
    let energies = graph.tensor("energies", Element::Uint32, &[sizes.spectrum()]);
    let [start, end] = bands.range().map(|at| at as i64);
    let options = vec![("start_index", start), ("end_index", end)];
    custom(graph, "SignalEnergy", options, &[transform], &[energies]);

    let inputs = [
        energies,
        int16s(graph, "weights", &bands.weights),
        int16s(graph, "unweights", &bands.unweights),
        int16s(graph, "starts", &bands.starts),
        int16s(graph, "weight_starts", &bands.places),
        int16s(graph, "widths", &bands.widths),
    ];
    let sums = graph.tensor("sums", Element::Uint64, &[channels]);
    let options = vec![("num_channels", channels as i64)];
    custom(graph, "SignalFilterBank", options, &inputs, &[sums]);
    let magnitudes = graph.tensor("magnitudes", Element::Uint32, &[channels]);
    let root = "SignalFilterBankSquareRoot";
    custom(graph, root, vec![], &[sums, bits], &[magnitudes]);
    magnitudes
}

/// The samples of a step to the window that ends with them.
fn frame(graph: &mut Graph, sizes: Sizes) -> TensorId {
    let Sizes { window, step, .. } = sizes;
    let samples = graph.input("samples", Element::Int16, &[step]);
    let frames = graph.tensor("frames", Element::Int16, &[1, window]);
    let complete = graph.tensor("complete", Element::Bool, &[]);
    let options = vec![
        ("frame_size", window as i64),
        ("frame_step", step as i64),
        ("prefill", 1),
    ];
    let results = [frames, complete];
    custom(graph, "SignalFramer", options, &[samples], &results);
    let weights = int16s(graph, "window", &tables::window(window));
    let windowed = graph.tensor("windowed", Element::Int16, &[1, window]);
    let options = vec![("shift", WEIGHT_BITS.into())];
    let operands = [frames, weights];
    custom(graph, "SignalWindow", options, &operands, &[windowed]);
    let shape = int32(graph, "shape", &[1], window as i32);
    let frame = graph.tensor("frame", Element::Int16, &[window]);
    graph.operator(Operator::Reshape, [windowed, shape], [frame]);
    frame
}

/// Magnitudes without noise, amplified by how much there is of it.
fn amplified(graph: &mut Graph, sums: TensorId, channels: usize, sizes: Sizes) -> TensorId {
    let part = |part: f64| (part * f64::from(1 << NOISE_BITS)) as i64;
    // Of even and of odd channels.
    let [even, odd] = [part(0.025), part(0.06)];
    let options = vec![
        ("smoothing", even),
        ("one_minus_smoothing", (1 << NOISE_BITS) - even),
        ("alternate_smoothing", odd),
        ("alternate_one_minus_smoothing", (1 << NOISE_BITS) - odd),
        ("min_signal_remaining", part(0.05)),
        ("smoothing_bits", SMOOTHING_BITS),
        ("spectral_subtraction_bits", NOISE_BITS),
        ("num_channels", channels as i64),
        ("clamping", 0),
    ];
    let [rest, noise] =
        ["rest", "noise"].map(|name| graph.tensor(name, Element::Uint32, &[channels]));
    let operator = "SignalFilterBankSpectralSubtraction";
    custom(graph, operator, options, &[sums], &[rest, noise]);

    let correction = sizes.correction_bits();
    let gains = tables::gains((SMOOTHING_BITS - correction) as i32);
    let gains = int16s(graph, "gains", &gains);
    let levels = graph.tensor("levels", Element::Uint32, &[channels]);
    // What is amplified has 12 bits after the point.
    let options = vec![("snr_shift", i64::from(GAIN_BITS) - correction - 12)];
    custom(
        graph,
        "SignalPCAN",
        options,
        &[rest, noise, gains],
        &[levels],
    );
    levels
}

/// Logarithms as int8, with the scale that says so.
fn narrowed(graph: &mut Graph, logarithms: TensorId, channels: usize) -> TensorId {
    let mut last = graph.tensor("wide", Element::Int32, &[channels]);
    graph.operator(Operator::Cast, [logarithms], [last]);
    // 256 of SPREAD, rounded, from the least int8 on.
    let steps = [
        (Operator::Mul, "scale", 256),
        (Operator::Add, "half", SPREAD / 2),
        (Operator::Div, "spread", SPREAD),
        (Operator::Add, "zero_point", -128),
        (Operator::Minimum, "most", 127),
        (Operator::Maximum, "least", -128),
    ];
    for (operator, name, number) in steps {
        let number = int32(graph, name, &[], number);
        let result = graph.tensor(&format!("by_{name}"), Element::Int32, &[channels]);
        graph.operator(operator, [last, number], [result]);
        last = result;
    }
    let features = graph.tensor("features", Element::Int8, &[channels]);
    let scale = f64::from(SPREAD) / 256.0 / LOG_STEPS as f64;
    graph.quantize(features, scale as f32, -128);
    graph.operator(Operator::Cast, [last], [features]);
    features
}

/// The cosine transform of logarithms.
fn transformed(graph: &mut Graph, logarithms: TensorId, front_end: &FrontEnd) -> TensorId {
    let (channels, coefficients) = (front_end.channels as usize, front_end.coefficients as usize);
    let wide = graph.tensor("wide", Element::Float32, &[channels]);
    graph.operator(Operator::Cast, [logarithms], [wide]);
    let shape = [1, channels as i32];
    let bytes = shape.iter().flat_map(|extent| extent.to_le_bytes());
    let shape = graph.constant("row_shape", Element::Int32, &[2], bytes);
    let row = graph.tensor("row", Element::Float32, &[1, channels]);
    graph.operator(Operator::Reshape, [wide, shape], [row]);
    let cosines = tables::cosines(front_end.coefficients, front_end.channels, LOG_STEPS as f64);
    let cosines = cosines.iter().flat_map(|number| number.to_le_bytes());
    let cosines = graph.constant(
        "cosines",
        Element::Float32,
        &[coefficients, channels],
        cosines,
    );
    let features = graph.tensor("features", Element::Float32, &[1, coefficients]);
    graph.operator(Operator::FullyConnected, [row, cosines], [features]);
    features
}
