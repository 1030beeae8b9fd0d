//! `compile --streaming`: peas that take frames yield what the model yields on the sliding window,
//! over many frames, and the report says when.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use peapod_driver::micro::run::{self, MAX_WORK};
use peapod_driver::micro::{Built, Fit, Request, StreamOptions, TimePadding, compile};
use peapod_driver::observer::Silent;
use peapod_driver::targets::Target;
use peapod_driver::tensor_file::{Io, TensorFiles};
use peapod_driver::{Format, Source};

/// A network of two convolutions without padding, the second of every second row, and a product
/// with all that it yields.
const TEXT: &str = r#"
module "window"

func @main(%x "x": i8[1, 20, 1, 2] quant(0.5:-7)) {
  const %w "w": i8[2, 3, 1, 2] quant(0.1:0) = [1, -2, 3, 4, 5, -6, 7, -8, 9, 1, 2, -3]
  const %v "v": i8[1, 2, 1, 2] quant(0.1:0) = [5, -4, 3, 7]
  const %f "f": i8[2, 16] quant(0.1:0) = [
    1, 2, 3, 4, -5, 6, 7, 8, 9, -1, 2, 3, 4, 5, -6, 7,
    -8, 9, 1, 2, 3, -4, 5, 6, 7, 8, 9, 1, -2, 3, 4, -5]
  %y "y" = conv2d(%x, %w, _) {stride = [1, 1], activation = relu} : i8[1, 18, 1, 2] quant(0.25:3)
  %z "z" = depthwise_conv2d(%y, %v, _) {stride = [2, 1], dilation = [3, 1]} : i8[1, 8, 1, 2] SCALE
  %r "r" = reshape(%z) : i8[1, 16] quant(0.25:3)
  %d "d" = fully_connected(%r, %f, _) : i8[1, 2] quant(0.5:0)
  return %d
}
"#;

/// Frames in a row.
const FRAMES: usize = 80;

fn target() -> Target {
    // One with room for all of the models.
    let targets = Target::emulated().unwrap().into_iter();
    let roomiest = targets.max_by_key(|target| target.budget.ram_bytes);
    roomiest.expect("there are boards")
}

fn source(name: &str, bytes: &[u8], format: Format) -> Source {
    Source {
        name: name.to_owned(),
        path: name.to_owned(),
        bytes: bytes.to_vec(),
        format,
        signatures: Vec::new(),
        input_shapes: Vec::new(),
        dims: Vec::new(),
        constants: Vec::new(),
        folder: None,
        numerics: None,
        front_end: None,
    }
}

fn built(source: &Source, streaming: StreamOptions) -> Built {
    let request = Request {
        streaming: Some(streaming),
        ..Request::default()
    };
    match compile(source, &target(), &request, &Silent).unwrap() {
        Fit::Fits(built) => built,
        Fit::TooLarge(_) => panic!("{} fits", source.name),
    }
}

/// Outputs of consecutive runs, of inputs that one file holds.
fn runs(source: &Source, bytes: &[u8]) -> Vec<Vec<u8>> {
    let file = format!("{}-{}.bin", source.name, bytes.len());
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
    fs::write(&file, bytes).unwrap();
    let io = Io {
        inputs: TensorFiles::Files(vec![file]),
        outputs: TensorFiles::Files(vec![]),
        report: None,
    };
    let ran = run::run(source, &io, MAX_WORK, &Silent).unwrap();
    let outputs = ran.outputs.into_iter();
    outputs.map(|(_, bytes)| bytes).collect()
}

/// Bytes without a pattern.
fn noise(len: usize) -> Vec<u8> {
    let mut seed = 11_u32;
    let next = |_| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 24) as u8
    };
    (0..len).map(next).collect()
}

#[test]
fn frames_yield_what_sliding_windows_do() {
    let whole = source(
        "window.ir",
        TEXT.replace("SCALE", "quant(0.25:3)").as_bytes(),
        Format::Ir,
    );
    for frame in [2, 4, 6] {
        let built = built(
            &whole,
            StreamOptions {
                frame: Some(frame),
                ..StreamOptions::default()
            },
        );
        let told = built.attempt.report.streaming.as_ref().expect("it is told");
        assert_eq!((told.frame, told.window), (frame, 20));
        assert_eq!(told.outputs[0].delay, 0);
        assert!(told.frame_operations < told.window_operations);
        assert!(built.attempt.report.ram.state >= told.history);
        let text = built.attempt.report.to_string();
        assert!(
            text.contains(&format!("stream {frame} new rows of `x`")),
            "{text}"
        );
        let pea = source("frames.pea", &built.attempt.compiled.pea, Format::Pea);
        let rows = noise(FRAMES * frame * 2);
        let streamed = runs(&pea, &rows);
        assert_eq!(streamed.len(), FRAMES);
        let full = FRAMES - told.outputs[0].warm_up;
        let mut compared = 0;
        for (step, found) in streamed.iter().enumerate() {
            let end = (step + 1) * frame * 2;
            let Some(window) = end.checked_sub(40) else {
                continue;
            };
            assert_eq!(
                *found,
                runs(&whole, &rows[window..end])[0],
                "step {step} of {frame} rows"
            );
            compared += 1;
        }
        assert!(compared >= full && full >= 50, "{compared} of {full}");
    }
}

fn known(name: &str) -> Option<Source> {
    let shared = env::var_os("PEAPOD_SHARED").map(PathBuf::from);
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let path = shared.unwrap_or(beside);
    let path = path.join("models/tflite").join(name).join("model.tflite");
    if !path.is_file() {
        println!(
            "SKIPPED: no model {name} at {}; set PEAPOD_SHARED",
            path.display()
        );
        return None;
    }
    Some(Source::open(&path).unwrap())
}

/// A recurrence goes on from frame to frame as it does from window to window.
#[test]
fn an_lstm_of_rows_is_that_of_windows() {
    let Some(whole) = known("trained_lstm_int8") else {
        return;
    };
    let built = built(&whole, StreamOptions::default());
    let pea = source("lstm.pea", &built.attempt.compiled.pea, Format::Pea);
    let rows = noise(28 * 28 * 5);
    let (streamed, windows) = (runs(&pea, &rows), runs(&whole, &rows));
    assert_eq!((streamed.len(), windows.len()), (28 * 5, 5));
    for (index, window) in windows.iter().enumerate() {
        assert_eq!(streamed[index * 28 + 27], *window, "window {index}");
    }
}

#[test]
fn padding_of_a_window_is_refused_with_help() {
    let Some(whole) = known("kws_ref_model") else {
        return;
    };
    let request = Request {
        streaming: Some(StreamOptions::default()),
        ..Request::default()
    };
    let error = compile(&whole, &target(), &request, &Silent).unwrap_err();
    let error = format!("{error:?}");
    for part in [
        "cannot be streamed",
        "AVERAGE_POOL_2D",
        "depend on padding",
        "--stream-padding history",
    ] {
        assert!(error.contains(part), "{part}: {error}");
    }
    let history = StreamOptions {
        padding: TimePadding::History,
        ..StreamOptions::default()
    };
    let built = built(&whole, history);
    let told = built.attempt.report.streaming.as_ref().expect("it is told");
    assert!(told.frame_operations * 20 < told.window_operations);
    println!("{}", built.attempt.report);
}
