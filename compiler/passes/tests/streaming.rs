//! Streaming models compute what the model does on the window that slides over the stream: by the
//! evaluator and by the kernels of the host, of hand-written models
//! (`src/micro/streaming/streaming.ir`), of random ones, and of known ones where they are found in
//! `$PEAPOD_SHARED/models`, or `../shared/models` beside the repository.

mod host;
#[path = "streaming/random.rs"]
mod random;
#[path = "streaming/reference.rs"]
mod reference;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use peapod_import::import;
use peapod_ir::Module;
use peapod_ir::text::parse;
use peapod_passes::micro::streaming::{StreamOptions, Streamed, TimePadding, stream};
use proptest::prelude::*;
use reference::{Stream, check, check_on_longer_window};

const CASES: &str = include_str!("../src/micro/streaming/streaming.ir");

/// What the line before a function says: options, rows that a frame is expected to have, and what
/// the function is refused for.
#[derive(Default)]
struct Case {
    options: StreamOptions,
    takes: Option<usize>,
    refused: Option<String>,
}

fn case(line: &str) -> Option<Case> {
    let mut case = Case::default();
    let mut words = match (
        line.strip_prefix("; stream:"),
        line.strip_prefix("; refused:"),
    ) {
        (Some(words), _) => words.trim().to_owned(),
        (None, Some(words)) => {
            let options = |word: &&str| word.contains('=') || *word == "history";
            let (options, message): (Vec<_>, Vec<_>) = words.split(' ').partition(options);
            case.refused = Some(message.join(" ").trim().to_owned());
            options.join(" ")
        }
        (None, None) => return None,
    };
    words.push(' ');
    for word in words.split_whitespace() {
        match word.split_once('=') {
            Some(("frame", rows)) => case.options.frame = rows.parse().ok(),
            Some(("axis", axis)) => case.options.axis = axis.parse().ok(),
            Some(("takes", rows)) => case.takes = rows.parse().ok(),
            Some(("input", name)) => case.options.input = Some(name.to_owned()),
            None if word == "history" => case.options.padding = TimePadding::History,
            _ => panic!("unknown word {word:?}"),
        }
    }
    Some(case)
}

/// The module with this function alone.
fn alone(module: &Module, name: &str) -> Module {
    let mut functions = module.functions.clone();
    functions.retain(|function| function.name == name);
    Module {
        functions,
        ..module.clone()
    }
}

fn streamed(module: &Module, options: &StreamOptions) -> (Module, Streamed) {
    let mut after = module.clone();
    match stream(&mut after, options, |_, _| {}) {
        Ok(told) => (after, told),
        Err(error) => panic!("{error}\n{module}"),
    }
}

#[test]
fn hand_written_models_equal_themselves_on_the_sliding_window() {
    let module = parse(CASES).expect("the file is a module");
    let (mut next, mut compared, mut refusals) = (None, 0, 0);
    for line in CASES.lines() {
        next = case(line).or(next);
        let Some(name) = line.strip_prefix("func @") else {
            continue;
        };
        let name = &name[..name.find('(').expect("functions have arguments")];
        let case: Case = next.take().expect("a line says how each is streamed");
        let module = alone(&module, name);
        if let Some(expected) = case.refused {
            let refused = stream(&mut module.clone(), &case.options, |_, _| {});
            let error = refused.expect_err(name).to_string();
            assert!(error.contains(&expected), "@{name}: {error}");
            refusals += 1;
            continue;
        }
        let (after, told) = streamed(&module, &case.options);
        if let Some(takes) = case.takes {
            assert_eq!(told.frame, takes, "@{name}");
        }
        let history = case.options.padding == TimePadding::History;
        compared += match history {
            true => check_on_longer_window(name, &module, &after, &told, 40),
            false => check(name, &module, &after, &told, 40),
        };
    }
    println!("{compared} results of hand-written models compared, {refusals} refused");
    assert!(compared > 1000 && refusals >= 7);
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 192,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_models_equal_themselves_on_the_sliding_window(
        choices in prop::collection::vec(0usize..1 << 30, 24..48),
        quantised in any::<bool>(),
        frames in 1usize..4,
    ) {
        let text = random::model(&choices, quantised);
        let module = parse(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        let mut options = StreamOptions::default();
        let mut smallest = module.clone();
        let told = match stream(&mut smallest, &options, |_, _| {}) {
            Ok(told) => told,
            Err(error) => {
                let known = ["depend on padding", "--frame"];
                let error = error.to_string();
                prop_assert!(known.iter().any(|it| error.contains(it)), "{error}\n{text}");
                return Ok(());
            }
        };
        options.frame = Some((told.frame * frames).min(told.window / told.frame * told.frame));
        let (after, told) = streamed(&module, &options);
        check("main", &module, &after, &told, 24);
    }
}

fn known(name: &str) -> Option<Module> {
    let shared = env::var_os("PEAPOD_SHARED").map(PathBuf::from);
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let path = shared.unwrap_or(beside);
    let path = path.join("models/tflite").join(name).join("model.tflite");
    let Ok(bytes) = fs::read(&path) else {
        println!(
            "SKIPPED: no model {name} at {}; set PEAPOD_SHARED",
            path.display()
        );
        return None;
    };
    Some(import(&bytes, name).expect("the model is supported").module)
}

/// Frames of which streams of known models are.
const FRAMES: usize = 100;

/// A network of depthwise convolutions, padded along time: of 74 rows without padding.
#[test]
fn keyword_spotting_streams_over_its_padding() {
    let Some(module) = known("kws_ref_model") else {
        return;
    };
    let error = stream(&mut module.clone(), &StreamOptions::default(), |_, _| {}).unwrap_err();
    let error = error.to_string();
    assert!(
        error.contains("CONV_2D") || error.contains("AVERAGE_POOL_2D"),
        "{error}"
    );
    assert!(error.contains("--stream-padding history"), "{error}");
    let options = StreamOptions {
        padding: TimePadding::History,
        ..StreamOptions::default()
    };
    let (after, told) = streamed(&module, &options);
    assert_eq!((told.frame, told.window), (2, 49));
    println!("kws_ref_model: {told:?}");
    assert!(
        told.step_operations * 8 < told.window_operations,
        "{told:?}"
    );
    let compared = check_on_longer_window("kws_ref_model", &module, &after, &told, FRAMES);
    assert!(compared >= 12 * 20);
}

/// Flat rows that a RESHAPE splits, then a convolution that is padded, then all of it.
#[test]
fn micro_speech_streams_over_its_padding() {
    let Some(module) = known("micro_speech_quantized") else {
        return;
    };
    let options = StreamOptions {
        padding: TimePadding::History,
        ..StreamOptions::default()
    };
    let (after, told) = streamed(&module, &options);
    println!("micro_speech_quantized: {told:?}");
    assert_eq!((told.frame, told.window), (2, 49));
    let compared = check_on_longer_window("micro_speech", &module, &after, &told, FRAMES);
    assert!(compared >= 4 * 20);
}

/// A recurrence, and a product with all that it yields.
#[test]
fn an_lstm_streams_row_by_row() {
    let Some(module) = known("trained_lstm_int8") else {
        return;
    };
    let (after, told) = streamed(&module, &StreamOptions::default());
    println!("trained_lstm_int8: {told:?}");
    assert_eq!((told.frame, told.window), (1, 28));
    assert!(told.outputs[0].recurrent);
    let compared = check("trained_lstm_int8", &module, &after, &told, 28 * 6);
    // By the evaluator and by the kernels.
    assert_eq!(compared, 2 * 6 * 10);
}

/// Weights of 8 bits and a scale of each image's own: all of it is computed anew, on the window.
#[test]
fn a_hybrid_network_is_computed_on_the_window() {
    let Some(module) = known("kws_ref_model_float32") else {
        return;
    };
    let (after, told) = streamed(&module, &StreamOptions::default());
    println!("kws_ref_model_float32: {told:?}");
    assert!(!told.recomputed.is_empty());
    check("kws_ref_model_float32", &module, &after, &told, 52);
}

#[test]
fn a_reset_puts_zero_points_into_histories() {
    let module = parse(CASES).expect("the file is a module");
    let module = alone(&module, "valid");
    let (after, told) = streamed(&module, &StreamOptions::default());
    let stream = Stream::random(&module, &told, 30);
    let twice = stream.after_resets(&after, &told, 12);
    assert_eq!(twice[0], twice[1]);
    // What the state begins with is 0 of the model: with padding of as many rows, all is the same.
    assert_eq!(twice[0], stream.eval_steps(&after, &told, 12));
}
