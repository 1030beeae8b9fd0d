//! Front ends of audio against TensorFlow Lite Micro, which ran what `peapod new-frontend` writes
//! on the sounds of this file (`conformance/front_end.py`): by evaluation and on the kernels of the
//! host. So for the preprocessor of its `micro_speech` example, where `$PEAPOD_SHARED` (or
//! `../shared`) has it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use peapod_driver::front_end::{Features, FrontEnd};
use peapod_driver::micro::Host;
use peapod_import::import;
use peapod_ir::eval::{States, eval};
use peapod_ir::{Tensor, verify};
use peapod_passes::{MicroOptions, micro};

const SOUNDS: usize = 5;
const RUNS: usize = 52;

/// Relative to the largest magnitude of a tensor.
const TOLERANCE: f32 = 1e-6;

/// Samples of a window of the preprocessor, and from one to the next.
const WINDOW: usize = 480;
const STEP: usize = 320;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Random numbers of 16 bits.
fn noise(sound: usize) -> impl Iterator<Item = i32> {
    let mut state = 0x9e37_79b9_u32.wrapping_mul(sound as u32 + 1);
    std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        (state >> 16) as i32 - 32768
    })
}

/// So many samples of a sound: loud noise, quiet noise, a square wave that slows down, bursts of
/// noise, a sawtooth whose pitch rises.
fn sound(number: usize, count: usize) -> Vec<i16> {
    let mut phase = 0_u32;
    let samples = noise(number).take(count).zip(0..);
    let sample = |(random, i): (i32, i32)| {
        let period = 20 + i / 400;
        let square = if i % period < period / 2 { 9000 } else { -9000 };
        phase = phase
            .wrapping_add(1 << 22)
            .wrapping_add(997_u32.wrapping_mul(i as u32));
        let kinds = [
            random,
            random >> 9,
            square + (random >> 8),
            random >> if i / 4000 % 2 == 0 { 12 } else { 1 },
            (phase >> 16) as i32 - 32768,
        ];
        kinds[number] as i16
    };
    samples.map(sample).collect()
}

/// What a model makes of all sounds, after so many zeros, by evaluation and on kernels.
fn features(file: &[u8], window: usize, step: usize, silence: usize) -> [Vec<u8>; 2] {
    let module = import(file, "front_end").expect("it is imported").module;
    let checked = verify(&module).expect("it is sound");
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

/// The preprocessor of `micro_speech`, where it is.
fn preprocessor() -> Option<Vec<u8>> {
    let shared = env::var_os("PEAPOD_SHARED").map(PathBuf::from);
    let shared = shared.unwrap_or_else(|| workspace().join("../shared"));
    let path = shared.join("models/tflite/audio_preprocessor_int8/model.tflite");
    let file = fs::read(&path).ok();
    if file.is_none() {
        println!("SKIPPED the preprocessor: there is no {}", path.display());
    }
    file
}

#[test]
fn the_preprocessor_of_micro_speech() {
    let Some(file) = preprocessor() else { return };
    let expected = recorded("audio_preprocessor_int8");
    for found in features(&file, WINDOW, STEP, 0) {
        assert!(found == expected, "it differs");
    }
}

/// It takes whole windows, of which the first begins with silence.
#[test]
fn the_usual_front_end_is_that_of_micro_speech() {
    let Some(file) = preprocessor() else { return };
    let usual = FrontEnd::new(Features::Pcan).model();
    let usual = usual.expect("its numbers are in range");
    let [evaluated, computed] = features(&file, WINDOW, STEP, WINDOW - STEP);
    assert!(evaluated == computed, "kernels differ");
    assert!(features(&usual, STEP, STEP, 0)[1] == computed, "it differs");
}
