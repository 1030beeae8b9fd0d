//! Front ends of audio against TensorFlow Lite Micro, which ran what `peapod new-frontend` writes,
//! and its `micro_speech` example where `$PEAPOD_SHARED` (or `../shared`) has it, on seeded sounds
//! (`conformance/front_end.py`): by evaluation and on kernels.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use peapod_conformance::sounds::{SOUNDS, sound};
use peapod_driver::front_end::{Features, FrontEnd};
use peapod_driver::micro::Host;
use peapod_import::import;
use peapod_ir::eval::{States, eval};
use peapod_ir::{DType, Module, Quantization, Tensor, TensorType, text, verify};
use peapod_passes::micro::front_end::{FeatureNumbers, FrontEndOptions, join};
use peapod_passes::{MicroOptions, micro};

const RUNS: usize = 52;

/// Of the largest magnitude of a tensor.
const TOLERANCE: f32 = 1e-6;
const PREPROCESSOR: &str = "audio_preprocessor_int8";

/// Samples of a window of the preprocessor, and from one to the next.
const WINDOW: usize = 480;
const STEP: usize = 320;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What a model makes of all sounds, after so many zeros, by evaluation and on kernels.
fn features(file: &[u8], window: usize, step: usize, silence: usize) -> [Vec<u8>; 2] {
    let module = import(file, "front_end").expect("it is imported").module;
    heard(&module, window, step, silence)
}

/// As [`features`], of a module.
fn heard(module: &Module, window: usize, step: usize, silence: usize) -> [Vec<u8>; 2] {
    let checked = verify(module).expect("it is sound");
    let entry = checked.entry();
    let program = micro::compile(module.clone(), &MicroOptions::default());
    let program = program.expect("there are kernels");
    let compiled = verify(&program.module).expect("it still is sound");
    let pea = peapod_emit::micro::pea::write(&compiled, &program.plan).expect("it fits");
    let ty = entry.ty(entry.inputs[0]);
    let [mut evaluated, mut computed] = [Vec::new(), Vec::new()];
    for number in 0..SOUNDS {
        let mut states = States::new(&checked, &entry.name).expect("they are its own");
        let mut host = Host::new(&pea).expect("it is loaded");
        let mut session = host.session().expect("there is memory");
        let mut samples = vec![0; silence];
        samples.extend(sound(number, (RUNS - 1) * step + window - silence));
        for run in 0..RUNS {
            let window = samples[run * step..][..window].iter();
            let bytes: Vec<u8> = window.flat_map(|sample| sample.to_le_bytes()).collect();
            let input = session.input_mut(0).expect("it has an input");
            input.copy_from_slice(&bytes);
            session.run();
            computed.extend(session.output(0).expect("it has an output"));
            let input = Tensor::new(ty.clone(), bytes).expect("it is as long");
            let results = eval(&checked, &entry.name, &[input], &mut states);
            evaluated.extend(results.expect("it is evaluated")[0].bytes());
        }
    }
    [evaluated, computed]
}

fn recorded(name: &str) -> Vec<u8> {
    let path = workspace().join(format!("conformance/front_end/{name}.out"));
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Floats are nearly equal, run by run of so many of them.
fn agree(found: &[u8], expected: &[u8], each: usize) -> bool {
    let floats = |bytes: &[u8]| -> Vec<f32> {
        let (words, _) = bytes.as_chunks();
        words.iter().map(|word| f32::from_le_bytes(*word)).collect()
    };
    let (found, expected) = (floats(found), floats(expected));
    let mut runs = found.chunks(each).zip(expected.chunks(each));
    runs.all(|(found, expected)| {
        let largest = expected.iter().fold(0.0_f32, |most, x| most.max(x.abs()));
        let mut pairs = found.iter().zip(expected);
        pairs.all(|(a, b)| (a - b).abs() <= TOLERANCE * largest)
    })
}

fn check(name: &str, front_end: &FrontEnd) {
    let file = front_end.model().expect("its numbers are in range");
    let step = (front_end.rate * front_end.step_ms / 1000) as usize;
    let expected = recorded(name);
    for found in features(&file, step, step, 0) {
        assert_eq!(found.len(), expected.len(), "{name}");
        let equal = match front_end.features {
            Features::Mfcc => agree(&found, &expected, front_end.coefficients as usize),
            Features::LogMel | Features::Pcan => found == expected,
        };
        assert!(equal, "{name} differs");
    }
}

#[test]
fn logarithms_of_mel_filters() {
    let usual = FrontEnd::new(Features::LogMel);
    check("log_mel", &usual);
    let slow = FrontEnd {
        rate: 8000,
        window_ms: 25,
        step_ms: 10,
        channels: 26,
        high: 4000.0,
        ..usual
    };
    check("log_mel_8k", &slow);
    let fast = FrontEnd {
        rate: 44_100,
        window_ms: 20,
        low: 0.0,
        ..usual
    };
    check("log_mel_44k", &fast);
}

#[test]
fn amplitudes_that_are_normalised() {
    let usual = FrontEnd::new(Features::Pcan);
    check("pcan", &usual);
    let slow = FrontEnd {
        rate: 8000,
        window_ms: 64,
        step_ms: 30,
        channels: 33,
        low: 60.0,
        high: 4000.0,
        ..usual
    };
    check("pcan_8k", &slow);
}

#[test]
fn cosine_transforms() {
    let usual = FrontEnd::new(Features::Mfcc);
    check("mfcc", &usual);
    let slow = FrontEnd {
        rate: 8000,
        channels: 26,
        coefficients: 26,
        high: 3300.0,
        ..usual
    };
    check("mfcc_8k", &slow);
}

#[test]
fn what_is_out_of_range_is_refused() {
    let usual = FrontEnd::new(Features::Mfcc);
    for (front_end, message) in [
        (FrontEnd { rate: 10, ..usual }, "--rate 10 is out of range"),
        (
            FrontEnd {
                coefficients: 41,
                ..usual
            },
            "--coefficients 41 is out of range",
        ),
        (
            FrontEnd {
                step_ms: 31,
                ..usual
            },
            "--step-ms 31 is out of range",
        ),
        (
            FrontEnd {
                high: 8001.0,
                ..usual
            },
            "frequencies from 125 to 8001 Hz",
        ),
        (
            FrontEnd {
                rate: 384_000,
                window_ms: 50,
                high: 500.0,
                ..usual
            },
            "a window has 19200 samples, expected 3 to 16384",
        ),
        (
            FrontEnd {
                channels: 200,
                ..usual
            },
            "has no frequency",
        ),
    ] {
        let error = front_end.model().expect_err(message);
        assert!(error.to_string().contains(message), "{error}");
    }
}

/// A model of the `micro_speech` example, where it is.
fn known(name: &str) -> Option<Vec<u8>> {
    let shared = env::var_os("PEAPOD_SHARED").map(PathBuf::from);
    let shared = shared.unwrap_or_else(|| workspace().join("../shared"));
    let path = shared.join(format!("models/tflite/{name}/model.tflite"));
    let file = fs::read(&path).ok();
    if file.is_none() {
        println!("SKIPPED {name}: there is no {}", path.display());
    }
    file
}

#[test]
fn the_preprocessor_of_micro_speech() {
    let Some(file) = known(PREPROCESSOR) else {
        return;
    };
    let expected = recorded("audio_preprocessor_int8");
    for found in features(&file, WINDOW, STEP, 0) {
        assert!(found == expected, "it differs");
    }
}

/// It takes whole windows, of which the first begins with silence.
#[test]
fn the_usual_front_end_is_that_of_micro_speech() {
    let Some(file) = known(PREPROCESSOR) else {
        return;
    };
    let usual = FrontEnd::new(Features::Pcan).model();
    let usual = usual.expect("its numbers are in range");
    let [evaluated, computed] = features(&file, WINDOW, STEP, WINDOW - STEP);
    assert!(evaluated == computed, "kernels differ");
    assert!(features(&usual, STEP, STEP, 0)[1] == computed, "it differs");
}

/// The front end of `micro_speech` with its network as one model of samples, against TensorFlow
/// Lite Micro, which ran one after the other.
#[test]
fn micro_speech_from_samples() {
    let (Some(preprocessor), Some(network)) =
        (known(PREPROCESSOR), known("micro_speech_quantized"))
    else {
        return;
    };
    let expected = recorded("micro_speech");
    let hop = FrontEndOptions {
        hop: Some(STEP),
        ..FrontEndOptions::default()
    };
    let usual = FrontEnd::new(Features::Pcan).model();
    let usual = usual.expect("its numbers are in range");
    let none = FrontEndOptions::default();
    for (front, options) in [(&preprocessor, &hop), (&usual, &none)] {
        let mut module = import(&network, "network").expect("it is imported").module;
        let front = import(front, "front").expect("it is imported").module;
        let joined = join(&front, &mut module, options).expect("they fit");
        assert_eq!([joined.rows, joined.window, joined.samples], [1, 49, STEP]);
        assert!(joined.reinterpreted, "scales differ");
        for found in heard(&module, STEP, STEP, 0) {
            assert!(found == expected, "it differs");
        }
    }
}

/// A front end of three features, the sums of four samples each, rounded to integers.
const SUMS: &str = r#"
module "sums"

func @main(%x "samples": f32[1, 12]) {
  %r "rows" = reshape(%x) : f32[1, 3, 4, 1]
  %m "means" = mean(%r) {axes = [2], keep_dims = true} : f32[1, 3, 1, 1]
  %q "features" = quantize(%m) : i8[1, 3, 1, 1] quant(0.5:-3)
  return %q
}
"#;

/// Takes a window of five rows, and a number besides.
const WINDOWED: &str = r#"
module "windowed"

func @main(%x "rows": i8[1, 5, 3] quant(0.25:7), %y "offset": i8[1, 3] quant(0.25:7)) {
  const %w "w": i8[3, 15] quant(0.1:0) = [-7, -1, 6, -7, -8, 0, 9, 5, 0, 3, 2, -9, 5, 2, -4, -6, 6, -8, -3, 0, -5, -2, 3, 3, 6, -7, -4, 5, 3, 8, -1, -5, 4, 8, -1, 4, 2, 7, 1, -3, -3, 5, 9, -2, 6]
  %r "flat" = reshape(%x) : i8[1, 15] quant(0.25:7)
  %z "z" = fully_connected(%r, %w, _) : i8[1, 3] quant(0.5:0)
  %s "s" = add(%z, %y) : i8[1, 3] quant(0.5:0)
  return %s
}
"#;

/// Takes two new rows at each run.
const STATEFUL: &str = r#"
module "stateful"

func @main(%x "rows": i8[1, 2, 3] quant(0.25:7)) {
  state %s "before" : i8[1, 2, 3] quant(0.25:7)
  %b "b" = read_state(%s) : i8[1, 2, 3] quant(0.25:7)
  %y "y" = add(%x, %b) : i8[1, 2, 3] quant(0.5:0)
  %w "written" = write_state(%s, %x) : i8[1, 2, 3] quant(0.25:7)
  return %y
}
"#;

fn parsed(text: &str) -> Module {
    text::parse(text).expect("it is sound")
}

/// Runs of a module, each with the tensors of its inputs: the first results of all.
fn runs(module: &Module, inputs: &[Vec<Tensor>]) -> Vec<Tensor> {
    let checked = verify(module).expect("it is sound");
    let name = &checked.entry().name;
    let mut states = States::new(&checked, name).expect("they are its own");
    let mut first = |inputs: &Vec<Tensor>| {
        let results = eval(&checked, name, inputs, &mut states);
        results.expect("it is evaluated").remove(0)
    };
    inputs.iter().map(&mut first).collect()
}

/// Samples of a run, from a number that every run has of its own.
fn samples(run: usize, count: usize) -> Tensor {
    let samples = sound(3, (run + 1) * count).split_off(run * count);
    let samples = samples.iter().map(|sample| f32::from(*sample) / 1024.0);
    Tensor::from_floats(&TensorType::new(DType::F32, [1, count]), samples)
}

/// What the numbers of stored features are in the scale of the network, oldest rows first.
fn row(stored: &[u8], numbers: FeatureNumbers) -> Vec<u8> {
    let rescaled = |number: &u8| {
        let real = f32::from(number.cast_signed()) + 3.0;
        let number = (real * 2.0 + 7.0).clamp(-128.0, 127.0);
        (number as i8).cast_unsigned()
    };
    match numbers {
        FeatureNumbers::Stored => stored.to_vec(),
        FeatureNumbers::Rescaled => stored.iter().map(rescaled).collect(),
    }
}

#[test]
fn a_window_of_rows_is_kept() {
    let quant = Quantization::per_tensor(0.25, 7);
    let of = |shape: &[usize], bytes: Vec<u8>| {
        let ty = TensorType::new(DType::I8, shape).with_quant(quant.clone());
        Tensor::new(ty, bytes).expect("it is as long")
    };
    for (new, numbers) in [
        (1, FeatureNumbers::Stored),
        (2, FeatureNumbers::Rescaled),
        (5, FeatureNumbers::Stored),
    ] {
        // Windows of 12 samples every 8, of which 4 are kept: zeros before the first.
        let options = FrontEndOptions {
            input: Some("rows".to_owned()),
            rows: Some(new),
            hop: Some(8),
            numbers: Some(numbers),
        };
        let (front, network) = (parsed(SUMS), parsed(WINDOWED));
        let mut module = network.clone();
        let joined = join(&front, &mut module, &options).expect("they fit");
        assert_eq!(
            [joined.rows, joined.window, joined.samples],
            [new, 5, 8 * new]
        );
        let offset = |run: usize| of(&[1, 3], vec![run as u8; 3]);
        let inputs: Vec<_> = (0..9)
            .map(|run| vec![samples(run, 8 * new), offset(run)])
            .collect();
        let found = runs(&module, &inputs);
        let mut stream = vec![0.0; 4];
        stream.extend(inputs.iter().flat_map(|inputs| inputs[0].floats()));
        let windows: Vec<_> = (0..9 * new)
            .map(|window| {
                let floats = stream[window * 8..][..12].iter().copied();
                let ty = TensorType::new(DType::F32, [1, 12]);
                vec![Tensor::from_floats(&ty, floats)]
            })
            .collect();
        let mut rows = vec![7; 15];
        let features = runs(&front, &windows);
        let features = features.iter().map(|it| row(it.bytes(), numbers));
        rows.extend(features.flatten());
        let expected: Vec<_> = (0..9)
            .map(|run| {
                let window = rows[(run + 1) * new * 3..][..15].to_vec();
                vec![of(&[1, 5, 3], window), offset(run)]
            })
            .collect();
        let expected = runs(&network, &expected);
        assert_eq!(found, expected, "{new} new rows, {numbers}");
    }
}

/// A network with a state takes as many rows at once as its input has.
#[test]
fn a_network_with_a_state_takes_new_rows() {
    let mut module = parsed(STATEFUL);
    let options = FrontEndOptions::default();
    let joined = join(&parsed(SUMS), &mut module, &options).expect("they fit");
    assert_eq!([joined.rows, joined.window, joined.samples], [2, 2, 24]);
    assert_eq!(joined.history, 0);
    let found = runs(&module, &[vec![samples(0, 24)], vec![samples(1, 24)]]);
    let halves = (0..4)
        .map(|half| vec![samples(half, 12)])
        .collect::<Vec<_>>();
    let features = runs(&parsed(SUMS), &halves);
    let ty = TensorType::new(DType::I8, [1, 2, 3]);
    let ty = ty.with_quant(Quantization::per_tensor(0.25, 7));
    let two = |rows: &[Tensor]| {
        let bytes: Vec<u8> = rows.iter().flat_map(|it| it.bytes().to_vec()).collect();
        vec![Tensor::new(ty.clone(), bytes).expect("it is as long")]
    };
    let expected = runs(
        &parsed(STATEFUL),
        &[two(&features[..2]), two(&features[2..])],
    );
    assert_eq!(found, expected);
}

#[test]
fn front_ends_that_do_not_fit_are_refused() {
    let usual = FrontEndOptions::default();
    let rows = |rows| FrontEndOptions {
        rows: Some(rows),
        ..usual.clone()
    };
    let hop = FrontEndOptions {
        hop: Some(13),
        ..usual.clone()
    };
    let unknown = FrontEndOptions {
        input: Some("x".to_owned()),
        ..usual.clone()
    };
    let of_four = SUMS
        .replace("[1, 3, 4, 1]", "[1, 4, 3, 1]")
        .replace("[1, 3, 1, 1]", "[1, 4, 1, 1]");
    let otherwise = SUMS.replace("module \"sums\"", "module \"sums\"\nnumerics litert");
    let batch = STATEFUL.replace("[1, 2, 3]", "[2, 2, 3]");
    let planes = SUMS.replace("[1, 12]", "[2, 6]");
    for (front, network, options, message) in [
        (
            &*of_four,
            STATEFUL,
            &usual,
            "which has no rows of the 4 features",
        ),
        (
            SUMS,
            WINDOWED,
            &usual,
            "expected one input of the network, found 2",
        ),
        (SUMS, WINDOWED, &unknown, "the network has no input `x`"),
        (
            SUMS,
            STATEFUL,
            &rows(3),
            "expected 1 to 2 new rows of features at a run, found 3",
        ),
        (
            SUMS,
            STATEFUL,
            &rows(0),
            "expected 1 to 2 new rows of features at a run, found 0",
        ),
        (
            SUMS,
            STATEFUL,
            &hop,
            "expected a hop of 1 to 12 samples, found 13",
        ),
        (
            &otherwise,
            STATEFUL,
            &usual,
            "expected a front end of numerics tflm, found litert",
        ),
        (SUMS, &batch, &usual, "which has no rows of the 3 features"),
        (
            &planes,
            STATEFUL,
            &usual,
            "expected samples along one dimension",
        ),
        (
            WINDOWED,
            STATEFUL,
            &usual,
            "expected a front end with one input and one output, found 2 and 1",
        ),
    ] {
        let error = join(&parsed(front), &mut parsed(network), options);
        let error = error.expect_err(message).to_string();
        assert!(error.contains(message), "{error}");
    }
}
